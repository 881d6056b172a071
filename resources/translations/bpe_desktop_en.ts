<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdmitTableModel</name>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>%Ln unknown left</numerusform>
            <numerusform>%Ln unknown left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message numerus="yes">
        <source>There is room for %Ln branch(es).</source>
        <translation>
            <numerusform>There is room for %Ln branch.</numerusform>
            <numerusform>There is room for %Ln branches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchDetail</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message numerus="yes">
        <source>The lines are the same for %Ln merge(s).</source>
        <translation>
            <numerusform>The lines are the same for %Ln merge.</numerusform>
            <numerusform>The lines are the same for %Ln merges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln merge(s)</source>
        <translation>
            <numerusform>Training: %Ln merge</numerusform>
            <numerusform>Training: %Ln merges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bytes</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln grapheme(s)</source>
        <translation>
            <numerusform>%Ln grapheme</numerusform>
            <numerusform>%Ln graphemes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) cut a character</source>
        <translation>
            <numerusform>%Ln token cuts a character</numerusform>
            <numerusform>%Ln tokens cut a character</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message numerus="yes">
        <source>%Ln percent of the best</source>
        <translation>
            <numerusform>%Ln percent of the best</numerusform>
            <numerusform>%Ln percent of the best</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidatePane</name>
    <message numerus="yes">
        <source>{pairs}, %Ln tied at {best}. {rule}.</source>
        <translation>
            <numerusform>{pairs}, %Ln tied at {best}. {rule}.</numerusform>
            <numerusform>{pairs}, %Ln tied at {best}. {rule}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln symbol</numerusform>
            <numerusform>%Ln symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as a file it takes %Ln byte(s), {} of them the header.</source>
        <translation>
            <numerusform>Saved as a file it takes %Ln byte, {} of them the header.</numerusform>
            <numerusform>Saved as a file it takes %Ln bytes, {} of them the header.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The alphabet has %Ln symbol(s).</source>
        <translation>
            <numerusform>The alphabet has %Ln symbol.</numerusform>
            <numerusform>The alphabet has %Ln symbols.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These settings reach %Ln token(s).</source>
        <translation>
            <numerusform>These settings reach %Ln token.</numerusform>
            <numerusform>These settings reach %Ln tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckFindings</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) of the corpus</source>
        <translation>
            <numerusform>%Ln word of the corpus</numerusform>
            <numerusform>%Ln words of the corpus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareCells</name>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareReport</name>
    <message numerus="yes">
        <source>%Ln message(s) a month</source>
        <translation>
            <numerusform>%Ln message a month</numerusform>
            <numerusform>%Ln messages a month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompressingController</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusController</name>
    <message numerus="yes">
        <source>They stop after %Ln merge(s). The pane Training shows them all.</source>
        <translation>
            <numerusform>They stop after %Ln merge. The pane Training shows them all.</numerusform>
            <numerusform>They stop after %Ln merges. The pane Training shows them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusReading</name>
    <message numerus="yes">
        <source>{} and %Ln more</source>
        <translation>
            <numerusform>{} and %Ln more</numerusform>
            <numerusform>{} and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln such text(s)</source>
        <translation>
            <numerusform>%Ln such text</numerusform>
            <numerusform>%Ln such texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not readable, for want of a token: %Ln symbol(s).</source>
        <translation>
            <numerusform>Not readable, for want of a token: %Ln symbol.</numerusform>
            <numerusform>Not readable, for want of a token: %Ln symbols.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message numerus="yes">
        <source>of %Ln token(s)</source>
        <translation>
            <numerusform>of %Ln token</numerusform>
            <numerusform>of %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message numerus="yes">
        <source>{} → %Ln byte(s) of data</source>
        <translation>
            <numerusform>{} → %Ln byte of data</numerusform>
            <numerusform>{} → %Ln bytes of data</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message numerus="yes">
        <source>Drop to open %Ln file(s) as one corpus</source>
        <translation>
            <numerusform>Drop to open %Ln file as one corpus</numerusform>
            <numerusform>Drop to open %Ln files as one corpus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpansionPane</name>
    <message numerus="yes">
        <source>{written} of %Ln byte(s), step {at} of {steps}</source>
        <translation>
            <numerusform>{written} of %Ln byte, step {at} of {steps}</numerusform>
            <numerusform>{written} of %Ln bytes, step {at} of {steps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message numerus="yes">
        <source>In all of the first %Ln record(s)</source>
        <translation>
            <numerusform>In all of the first %Ln record</numerusform>
            <numerusform>In all of the first %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {} of the first %Ln record(s)</source>
        <translation>
            <numerusform>In {} of the first %Ln record</numerusform>
            <numerusform>In {} of the first %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%Ln file(s), {}</source>
        <translation>
            <numerusform>%Ln file, {}</numerusform>
            <numerusform>%Ln files, {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixedPage</name>
    <message numerus="yes">
        <source>%Ln new token(s)</source>
        <translation>
            <numerusform>%Ln new token</numerusform>
            <numerusform>%Ln new tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) taken out</source>
        <translation>
            <numerusform>%Ln token taken out</numerusform>
            <numerusform>%Ln tokens taken out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {} of %Ln word(s).</source>
        <translation>
            <numerusform>The first {} of %Ln word.</numerusform>
            <numerusform>The first {} of %Ln words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixedWords</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LatticePane</name>
    <message numerus="yes">
        <source>%Ln way(s)</source>
        <translation>
            <numerusform>%Ln way</numerusform>
            <numerusform>%Ln ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonExercise</name>
    <message numerus="yes">
        <source>%Ln pair(s) are equally good here: the rule for equal counts decides.</source>
        <translation>
            <numerusform>%Ln pair is equally good here: the rule for equal counts decides.</numerusform>
            <numerusform>%Ln pairs are equally good here: the rule for equal counts decides.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonGroups</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonVerdict</name>
    <message numerus="yes">
        <source>Not quite. It becomes {pieces}: %Ln token(s).</source>
        <translation>
            <numerusform>Not quite. It becomes {pieces}: %Ln token.</numerusform>
            <numerusform>Not quite. It becomes {pieces}: %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: %Ln token(s).</source>
        <translation>
            <numerusform>Right: %Ln token.</numerusform>
            <numerusform>Right: %Ln tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message numerus="yes">
        <source>{} and %Ln other symbol(s)</source>
        <translation>
            <numerusform>{} and %Ln other symbol</numerusform>
            <numerusform>{} and %Ln other symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other word(s)</source>
        <translation>
            <numerusform>{} and %Ln other word</numerusform>
            <numerusform>{} and %Ln other words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles show the first {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>The tiles show the first {} of %Ln token. The text shows them all.</numerusform>
            <numerusform>The tiles show the first {} of %Ln tokens. The text shows them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles show {} to {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>The tiles show {} to {} of %Ln token. The text shows them all.</numerusform>
            <numerusform>The tiles show {} to {} of %Ln tokens. The text shows them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeTableModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln pair tied</numerusform>
            <numerusform>%Ln pairs tied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln number</numerusform>
            <numerusform>%Ln numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown digit(s)</source>
        <translation>
            <numerusform>%Ln unknown digit</numerusform>
            <numerusform>%Ln unknown digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a digit</source>
        <translation>
            <numerusform>%Ln without a digit</numerusform>
            <numerusform>%Ln without a digit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenedCard</name>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln special</numerusform>
            <numerusform>%Ln special</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceScenes</name>
    <message numerus="yes">
        <source>Next: %Ln frequent substring(s) come in</source>
        <translation>
            <numerusform>Next: %Ln frequent substring comes in</numerusform>
            <numerusform>Next: %Ln frequent substrings come in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) go, the most probable stay</source>
        <translation>
            <numerusform>Next: %Ln piece goes, the most probable stay</numerusform>
            <numerusform>Next: %Ln pieces go, the most probable stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) that are missed least go</source>
        <translation>
            <numerusform>Next: %Ln piece that is missed least goes</numerusform>
            <numerusform>Next: %Ln pieces that are missed least go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: EM weighs the pieces anew, %Ln of them go</source>
        <translation>
            <numerusform>Next: EM weighs the pieces anew, %Ln of them goes</numerusform>
            <numerusform>Next: EM weighs the pieces anew, %Ln of them go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceTableModel</name>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>%Ln byte left</numerusform>
            <numerusform>%Ln bytes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleReplayView</name>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln symbol</numerusform>
            <numerusform>%Ln symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunStateBar</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeChart</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{}: {} / %Ln word(s) = {}</source>
        <translation>
            <numerusform>{}: {} / %Ln word = {}</numerusform>
            <numerusform>{}: {} / %Ln words = {}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message numerus="yes">
        <source>%Ln of them scaffold</source>
        <translation>
            <numerusform>%Ln of them scaffold</numerusform>
            <numerusform>%Ln of them scaffold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As far as the training goes, another %Ln token(s) always save {} or more.</source>
        <translation>
            <numerusform>As far as the training goes, another %Ln token always saves {} or more.</numerusform>
            <numerusform>As far as the training goes, another %Ln tokens always save {} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln token(s): ({} − {}) / {} = {}</source>
        <translation>
            <numerusform>The next %Ln token: ({} − {}) / {} = {}</numerusform>
            <numerusform>The next %Ln tokens: ({} − {}) / {} = {}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message numerus="yes">
        <source>%Ln pre-token(s)</source>
        <translation>
            <numerusform>%Ln pre-token</numerusform>
            <numerusform>%Ln pre-tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln byte(s) compressed</source>
        <translation>
            <numerusform>%Ln byte compressed</numerusform>
            <numerusform>%Ln bytes compressed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>%Ln byte left</numerusform>
            <numerusform>%Ln bytes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s), until none is left</source>
        <translation>
            <numerusform>%Ln character, until none is left</numerusform>
            <numerusform>%Ln characters, until none is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln merge</numerusform>
            <numerusform>%Ln merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s), until no pair is left</source>
        <translation>
            <numerusform>%Ln merge, until no pair is left</numerusform>
            <numerusform>%Ln merges, until no pair is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln piece</numerusform>
            <numerusform>%Ln pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s)</source>
        <translation>
            <numerusform>%Ln replacement</numerusform>
            <numerusform>%Ln replacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s), until no pair or no free byte is left</source>
        <translation>
            <numerusform>%Ln replacement, until no pair or no free byte is left</numerusform>
            <numerusform>%Ln replacements, until no pair or no free byte is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s), until no piece may go</source>
        <translation>
            <numerusform>%Ln round, until no piece may go</numerusform>
            <numerusform>%Ln rounds, until no piece may go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>%Ln symbol left</numerusform>
            <numerusform>%Ln symbols left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>%Ln unknown left</numerusform>
            <numerusform>%Ln unknown left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s), until none is left</source>
        <translation>
            <numerusform>%Ln word, until none is left</numerusform>
            <numerusform>%Ln words, until none is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln word(s).</source>
        <translation>
            <numerusform>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln word.</numerusform>
            <numerusform>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln row(s).</source>
        <translation>
            <numerusform>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln row.</numerusform>
            <numerusform>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln row(s)</source>
        <translation>
            <numerusform>{shown} of %Ln row</numerusform>
            <numerusform>{shown} of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln word(s)</source>
        <translation>
            <numerusform>{shown} of %Ln word</numerusform>
            <numerusform>{shown} of %Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln pair tied</numerusform>
            <numerusform>%Ln pairs tied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>%Ln symbol left</numerusform>
            <numerusform>%Ln symbols left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenCard</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenFacts</name>
    <message numerus="yes">
        <source>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; time(s).</source>
        <translation>
            <numerusform>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; time.</numerusform>
            <numerusform>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more merge(s)</source>
        <translation>
            <numerusform>and %Ln more merge</numerusform>
            <numerusform>and %Ln more merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more part(s)</source>
        <translation>
            <numerusform>and %Ln more part</numerusform>
            <numerusform>and %Ln more parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more word(s)</source>
        <translation>
            <numerusform>and %Ln more word</numerusform>
            <numerusform>and %Ln more words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message numerus="yes">
        <source>Ask for more than %Ln token(s).</source>
        <translation>
            <numerusform>Ask for more than %Ln token.</numerusform>
            <numerusform>Ask for more than %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No merge was possible: the alphabet alone makes %Ln token(s).</source>
        <translation>
            <numerusform>No merge was possible: the alphabet alone makes %Ln token.</numerusform>
            <numerusform>No merge was possible: the alphabet alone makes %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {} of %Ln merge(s) were possible.</source>
        <translation>
            <numerusform>Only {} of %Ln merge were possible.</numerusform>
            <numerusform>Only {} of %Ln merges were possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingPane</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln merge</numerusform>
            <numerusform>%Ln merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UseRows</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s), {} of them scaffold</source>
        <translation>
            <numerusform>%Ln token, {} of them scaffold</numerusform>
            <numerusform>%Ln tokens, {} of them scaffold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Copied %Ln row.</numerusform>
            <numerusform>Copied %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyNotPane</name>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s) without {token}</source>
        <translation>
            <numerusform>{word} splits into %Ln token without {token}</numerusform>
            <numerusform>{word} splits into %Ln tokens without {token}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s), one of them {token}</source>
        <translation>
            <numerusform>{word} splits into %Ln token, one of them {token}</numerusform>
            <numerusform>{word} splits into %Ln tokens, one of them {token}</numerusform>
        </translation>
    </message>
</context>
</TS>
