<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About BPE Desktop</source>
        <translation>O aplikaci BPE Desktop</translation>
    </message>
    <message>
        <source>BPE Desktop {version}</source>
        <translation>BPE Desktop {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Icons: Lucide (ISC). Fonts: Inter and JetBrains Mono (OFL). Made with Qt {qt}, PySide6 and pyqtgraph.</source>
        <translation>Svobodný software pod licencí MIT. Ikony: Lucide (ISC). Písma: Inter a JetBrains Mono (OFL). Vytvořeno s Qt {qt}, PySide6 a pyqtgraph.</translation>
    </message>
    <message>
        <source>See how a tokenizer is born and what it does.</source>
        <translation>Podívejte se, jak vzniká tokenizér a co dělá.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>&amp;About BPE Desktop</source>
        <translation>&amp;O aplikaci BPE Desktop</translation>
    </message>
    <message>
        <source>&amp;Branches</source>
        <translation>&amp;Větve</translation>
    </message>
    <message>
        <source>&amp;Cancel the training</source>
        <translation>&amp;Zrušit trénování</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vymazat seznam</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>P&amp;orovnání</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Ú&amp;pravy</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Najít příkaz…</translation>
    </message>
    <message>
        <source>&amp;Find in the vocabulary</source>
        <translation>&amp;Hledat ve slovníku</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Plný</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Přejí&amp;t</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>Pře&amp;jít na…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Vysoký &amp;kontrast</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Průzkum</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>P&amp;oslední</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>S&amp;větlý</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Měření</translation>
    </message>
    <message>
        <source>&amp;New corpus</source>
        <translation>&amp;Nový korpus</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Běžný text</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Vypnutý</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Vložit</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Přehrát</translation>
    </message>
    <message>
        <source>&amp;Put the panes back</source>
        <translation>Vrátit panely &amp;na místo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Omezený</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Načíst &amp;znovu</translation>
    </message>
    <message>
        <source>&amp;Repeat the range</source>
        <translation>Opakovat &amp;úsek</translation>
    </message>
    <message>
        <source>&amp;Reset the settings</source>
        <translation>Výc&amp;hozí nastavení</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>U&amp;ložit</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Po&amp;maleji</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Menší te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Mot&amp;iv</translation>
    </message>
    <message>
        <source>&amp;Tokenizer</source>
        <translation>T&amp;okenizér</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trénovat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Sledování</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Podle &amp;systému</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>Z&amp;áložka</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Záložky</translation>
    </message>
    <message>
        <source>C&amp;ompare tie rules</source>
        <translation>Porovnat p&amp;ravidla shody</translation>
    </message>
    <message>
        <source>Chec&amp;k the corpus…</source>
        <translation>Z&amp;kontrolovat korpus…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>V&amp;yjmout</translation>
    </message>
    <message>
        <source>Draw tokens and live text in the usual size</source>
        <translation>Kreslit tokeny a zkušební text v obvyklé velikosti</translation>
    </message>
    <message>
        <source>Draw tokens and live text larger</source>
        <translation>Kreslit tokeny a zkušební text větší</translation>
    </message>
    <message>
        <source>Draw tokens and live text smaller</source>
        <translation>Kreslit tokeny a zkušební text menší</translation>
    </message>
    <message>
        <source>Export p&amp;icture…</source>
        <translation>Exportovat o&amp;brázek…</translation>
    </message>
    <message>
        <source>Export the vocabulary for other programs</source>
        <translation>Exportovat slovník pro jiné programy</translation>
    </message>
    <message>
        <source>F&amp;irst</source>
        <translation>P&amp;rvní</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>R&amp;ychleji</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Filtrovat slovník</translation>
    </message>
    <message>
        <source>Find anything that can be done by its name</source>
        <translation>Najít podle názvu cokoli, co lze udělat</translation>
    </message>
    <message>
        <source>Give every pane its first place and size</source>
        <translation>Dát každému panelu původní místo a velikost</translation>
    </message>
    <message>
        <source>Give every setting of the training its first value</source>
        <translation>Vrátit každé nastavení trénování na výchozí hodnotu</translation>
    </message>
    <message>
        <source>Go to a step, or to where a token is born</source>
        <translation>Přejít na krok, nebo tam, kde vznikl token</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Přejít na poslední krok</translation>
    </message>
    <message>
        <source>Go to the settings of the training</source>
        <translation>Přejít na nastavení trénování</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Přejít na začátek, před první krok</translation>
    </message>
    <message>
        <source>Hold tokenizers against each other on texts in several languages</source>
        <translation>Porovnat tokenizéry na textech ve více jazycích</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>V&amp;ětší text</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>Look for what is odd about the corpus, and for what helps</source>
        <translation>Hledat, co je v korpusu zvláštní a co pomůže</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>Po&amp;hyb</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Provést další krok</translation>
    </message>
    <message>
        <source>Mark this step, or take its mark away</source>
        <translation>Označit tento krok, nebo značku odebrat</translation>
    </message>
    <message>
        <source>Name the bookmark…</source>
        <translation>Pojmenovat záložku…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Další záložka</translation>
    </message>
    <message>
        <source>Next step that changes the &amp;word</source>
        <translation>Další krok, který mění &amp;slovo</translation>
    </message>
    <message>
        <source>Next step that changes the live te&amp;xt</source>
        <translation>Další krok, který mění zkušební &amp;text</translation>
    </message>
    <message>
        <source>Of the row under the pointer, or that was used last</source>
        <translation>Z řádku pod kurzorem myši, nebo naposledy použitého</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Otevřít korpus, tokenizér nebo projekt</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Otevřít &amp;ukázku</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Otevřít ne&amp;dávné</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>P&amp;anely</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play a range of steps again and again</source>
        <translation>Přehrávat úsek kroků stále dokola</translation>
    </message>
    <message>
        <source>Play the merges</source>
        <translation>Přehrát sloučení</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Přehrát kroky</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Předchozí záložka</translation>
    </message>
    <message>
        <source>Previous step that changes the live text</source>
        <translation>Předchozí krok, který mění zkušební text</translation>
    </message>
    <message>
        <source>Previous step that changes the word</source>
        <translation>Předchozí krok, který mění slovo</translation>
    </message>
    <message>
        <source>Read the file of the corpus again</source>
        <translation>Znovu načíst soubor korpusu</translation>
    </message>
    <message>
        <source>Repeat &amp;up to here</source>
        <translation>Opakovat až s&amp;em</translation>
    </message>
    <message>
        <source>Repeat from &amp;here</source>
        <translation>Op&amp;akovat odtud</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Uložit projekt</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Uložit projekt pod jiným názvem</translation>
    </message>
    <message>
        <source>Save what is on view as a picture, a table, a film or a page</source>
        <translation>Uložit, co je vidět, jako obrázek, tabulku, film nebo stránku</translation>
    </message>
    <message>
        <source>See what changes if one choice of the training is made otherwise</source>
        <translation>Zjistit, co se změní, když je jedna volba trénování jiná</translation>
    </message>
    <message>
        <source>See what follows from the tokens: numbers, spaces, cost, size</source>
        <translation>Zjistit, co z tokenů plyne: čísla, mezery, cena, velikost</translation>
    </message>
    <message>
        <source>See where a token comes from, and why a word lacks it</source>
        <translation>Zjistit, odkud se token vzal a proč ho slovo nemá</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Vy&amp;brat vše</translation>
    </message>
    <message>
        <source>Show corpus &amp;and training</source>
        <translation>Zobrazit korpus a &amp;trénování</translation>
    </message>
    <message>
        <source>Show or hide the corpus and the training settings</source>
        <translation>Zobrazit nebo skrýt korpus a nastavení trénování</translation>
    </message>
    <message>
        <source>Start with an empty corpus</source>
        <translation>Začít s prázdným korpusem</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Krok &amp;zpět</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Krok &amp;vpřed</translation>
    </message>
    <message>
        <source>Stop the training; what is made so far stays</source>
        <translation>Zastavit trénování; co se dosud vytvořilo, zůstane</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Vrátit poslední krok</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Deset kroků zpět</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Deset kroků vpřed</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Natrénovat větev s každým dalším pravidlem pro stejně časté dvojice</translation>
    </message>
    <message>
        <source>Train on the corpus with these settings</source>
        <translation>Trénovat na korpusu s tímto nastavením</translation>
    </message>
    <message>
        <source>Training &amp;settings</source>
        <translation>&amp;Nastavení trénování</translation>
    </message>
    <message>
        <source>Watch the training, step by step</source>
        <translation>Sledovat trénování krok za krokem</translation>
    </message>
    <message>
        <source>Work through examples, and predict what comes next</source>
        <translation>Projít příklady a předvídat, co přijde dál</translation>
    </message>
</context>
<context>
    <name>AdmitScenes</name>
    <message>
        <source>Next character:</source>
        <translation>Další znak:</translation>
    </message>
    <message>
        <source>Next word:</source>
        <translation>Další slovo:</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>počet</translation>
    </message>
</context>
<context>
    <name>AdmitTableModel</name>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>zbývá %Ln neznámý</numerusform>
            <numerusform>zbývají %Ln neznámé</numerusform>
            <numerusform>zbývá %Ln neznámých</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Počet {0}</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Pokrytí</translation>
    </message>
    <message>
        <source>Coverage {0}</source>
        <translation>Pokrytí {0}</translation>
    </message>
    <message>
        <source>How often it stands in the corpus</source>
        <translation>Kolikrát je v korpusu</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Nový token {0}</translation>
    </message>
    <message>
        <source>Step {0}</source>
        <translation>Krok {0}</translation>
    </message>
    <message>
        <source>The place by frequency</source>
        <translation>Pořadí podle četnosti</translation>
    </message>
    <message>
        <source>The share of the corpus that has a token</source>
        <translation>Podíl korpusu, který má token</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Zbývá neznámých</translation>
    </message>
    <message>
        <source>What has no token yet, every occurrence counted</source>
        <translation>Co ještě nemá token, počítáno po výskytech</translation>
    </message>
    <message>
        <source>What was taken in</source>
        <translation>Co bylo přijato</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>end of word</source>
        <translation>konec slova</translation>
    </message>
    <message>
        <source>newline</source>
        <translation>nový řádek</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>nezlomitelná mezera</translation>
    </message>
    <message>
        <source>space</source>
        <translation>mezera</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulátor</translation>
    </message>
    <message>
        <source>{label}, id {id}</source>
        <translation>{label}, id {id}</translation>
    </message>
    <message>
        <source>{label}, unknown</source>
        <translation>{label}, neznámý</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Save it as a file, and open the file.</source>
        <translation>Uložte jej jako soubor a soubor otevřete.</translation>
    </message>
    <message>
        <source>The text is too long to be edited here: nothing was pasted.</source>
        <translation>Text je příliš dlouhý, aby se dal upravovat zde: nic se nevložilo.</translation>
    </message>
</context>
<context>
    <name>BillPane</name>
    <message>
        <source>Another set of prices, a copy of this one</source>
        <translation>Další sada cen, kopie této</translation>
    </message>
    <message>
        <source>Bill of a month</source>
        <translation>Měsíční účet</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Měsíčně</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Měna</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Each line is a message</source>
        <translation>Každý řádek je zpráva</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Příklad</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Vstup</translation>
    </message>
    <message>
        <source>Length of a message</source>
        <translation>Délka zprávy</translation>
    </message>
    <message>
        <source>Length of an answer</source>
        <translation>Délka odpovědi</translation>
    </message>
    <message>
        <source>Lines of the text that are not empty; their mean is taken</source>
        <translation>Neprázdné řádky textu; bere se jejich průměr</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Zpráv za měsíc</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Name of this set of prices</source>
        <translation>Název této sady cen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Cena za milion tokenů vstupu: co se posílá</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Cena za milion tokenů výstupu: co se vrací</translation>
    </message>
    <message>
        <source>Prices {}</source>
        <translation>Ceny {}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Set of prices</source>
        <translation>Sada cen</translation>
    </message>
    <message>
        <source>Take this set of prices away</source>
        <translation>Odebrat tuto sadu cen</translation>
    </message>
    <message>
        <source>What a message is counted in</source>
        <translation>V čem se počítá zpráva</translation>
    </message>
    <message>
        <source>What an answer is counted in</source>
        <translation>V čem se počítá odpověď</translation>
    </message>
    <message>
        <source>and answers of</source>
        <translation>a odpovědi po</translation>
    </message>
    <message>
        <source>as the text</source>
        <translation>jako text</translation>
    </message>
    <message>
        <source>messages a month, each</source>
        <translation>zpráv za měsíc, každá</translation>
    </message>
    <message>
        <source>output</source>
        <translation>výstup</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>za milion tokenů</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokenů</translation>
    </message>
    <message>
        <source>words</source>
        <translation>slov</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Choose a pair from its candidates, or throw this branch away.</source>
        <translation>Vyberte dvojici mezi kandidáty, nebo tuto větev zahoďte.</translation>
    </message>
    <message>
        <source>The main line does not have this pair, or it is not merged by counts.</source>
        <translation>Hlavní linie tuto dvojici nemá, nebo se neslučuje podle počtu.</translation>
    </message>
    <message>
        <source>The training of this branch failed.</source>
        <translation>Trénování této větve selhalo.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %Ln branch(es).</source>
        <translation>
            <numerusform>Místo je pro %Ln větev.</numerusform>
            <numerusform>Místo je pro %Ln větve.</numerusform>
            <numerusform>Místo je pro %Ln větví.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw one away, then make another.</source>
        <translation>Jednu zahoďte a pak vytvořte další.</translation>
    </message>
</context>
<context>
    <name>BranchDetail</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Větev</translation>
    </message>
    <message>
        <source>Every word is cut the same way here.</source>
        <translation>Zde se každé slovo dělí stejně.</translation>
    </message>
    <message>
        <source>Go to the first difference (merge {})</source>
        <translation>Přejít na první rozdíl (sloučení {})</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hlavní linie</translation>
    </message>
    <message>
        <source>These words are cut the same way here.</source>
        <translation>Zde se tato slova dělí stejně.</translation>
    </message>
    <message>
        <source>Words that split otherwise</source>
        <translation>Slova, která se dělí jinak</translation>
    </message>
    <message>
        <source>differs from token {} on</source>
        <translation>liší se od tokenu {}</translation>
    </message>
    <message>
        <source>the same in both lines</source>
        <translation>stejné v obou liniích</translation>
    </message>
</context>
<context>
    <name>BranchList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Přejmenovat</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Zahodit</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Větve</translation>
    </message>
</context>
<context>
    <name>BranchModel</name>
    <message>
        <source>Only texts up to {} characters are compared.</source>
        <translation>Porovnávají se jen texty do {} znaků.</translation>
    </message>
    <message>
        <source>Type a live text in Watch to see where it splits differently.</source>
        <translation>Napište zkušební text v prostoru Sledování a uvidíte, kde se dělí jinak.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>A branch is this training by another rule for pairs of equal count.</source>
        <translation>Větev je toto trénování s jiným pravidlem pro stejně časté dvojice.</translation>
    </message>
    <message>
        <source>A branch is this training with one choice made otherwise. Right-click a pair in Candidates to merge it sooner or never, or train by the other tie rules.</source>
        <translation>Větev je toto trénování s jednou jinou volbou. Pravým tlačítkem na dvojici v panelu Kandidáti ji sloučíte dřív nebo nikdy, nebo trénujte s jinými pravidly shody.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Větve</translation>
    </message>
    <message>
        <source>Branches are for trainings that merge pairs: BPE and WordPiece.</source>
        <translation>Větve jsou pro trénování, která slučují dvojice: BPE a WordPiece.</translation>
    </message>
    <message>
        <source>Compare tie rules</source>
        <translation>Porovnat pravidla shody</translation>
    </message>
    <message>
        <source>Go to the candidates</source>
        <translation>Přejít na kandidáty</translation>
    </message>
    <message>
        <source>No branches</source>
        <translation>Žádné větve</translation>
    </message>
    <message>
        <source>Throw the branch away (Del)</source>
        <translation>Zahodit větev (Del)</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Natrénovat větev s každým dalším pravidlem pro stejně časté dvojice</translation>
    </message>
</context>
<context>
    <name>BranchTimeline</name>
    <message>
        <source>After training, the symbols left after each merge stand here.</source>
        <translation>Po trénování zde budou zbývající symboly po každém sloučení.</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Zbývá symbolů</translation>
    </message>
    <message>
        <source>Symbols left in the main line and the branches</source>
        <translation>Zbývající symboly v hlavní linii a ve větvích</translation>
    </message>
    <message>
        <source>green dashes: the main line; below: how many more or fewer a branch has</source>
        <translation>zeleně čárkovaně: hlavní linie; dole: o kolik víc nebo méně má větev</translation>
    </message>
</context>
<context>
    <name>BranchTokens</name>
    <message>
        <source>Only in the branch</source>
        <translation>Jen ve větvi</translation>
    </message>
    <message>
        <source>Only in the main line</source>
        <translation>Jen v hlavní linii</translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message>
        <source>Both have made the same tokens.</source>
        <translation>Obě vytvořily stejné tokeny.</translation>
    </message>
    <message>
        <source>Differs from merge {} on</source>
        <translation>Liší se od sloučení {}</translation>
    </message>
    <message>
        <source>Never {}</source>
        <translation>Nikdy {}</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Žádný rozdíl</translation>
    </message>
    <message>
        <source>No difference: no tie was decided otherwise.</source>
        <translation>Žádný rozdíl: o žádné shodě se nerozhodlo jinak.</translation>
    </message>
    <message>
        <source>No difference: the main line makes the same merges.</source>
        <translation>Žádný rozdíl: hlavní linie provádí stejná sloučení.</translation>
    </message>
    <message>
        <source>Symbols left after merge {}: {} in the main line, {} in the branch ({}).</source>
        <translation>Zbývá symbolů po sloučení {}: {} v hlavní linii, {} ve větvi ({}).</translation>
    </message>
    <message>
        <source>The branch ends after merge {}.</source>
        <translation>Větev končí po sloučení {}.</translation>
    </message>
    <message numerus="yes">
        <source>The lines are the same for %Ln merge(s).</source>
        <translation>
            <numerusform>Linie se shodují v %Ln sloučení.</numerusform>
            <numerusform>Linie se shodují ve %Ln sloučeních.</numerusform>
            <numerusform>Linie se shodují v %Ln sloučeních.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines differ from the first merge on.</source>
        <translation>Linie se liší od prvního sloučení.</translation>
    </message>
    <message>
        <source>This branch waits for the main line, or for another branch.</source>
        <translation>Tato větev čeká na hlavní linii nebo na jinou větev.</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln merge(s)</source>
        <translation>
            <numerusform>Trénování: %Ln sloučení</numerusform>
            <numerusform>Trénování: %Ln sloučení</numerusform>
            <numerusform>Trénování: %Ln sloučení</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: {} of {}</source>
        <translation>Trénování: {} z {}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Čeká</translation>
    </message>
    <message>
        <source>none of the {} most frequent</source>
        <translation>žádné z {} nejčastějších</translation>
    </message>
    <message>
        <source>none of {}</source>
        <translation>žádné z {}</translation>
    </message>
    <message>
        <source>{} as merge {}</source>
        <translation>{} jako sloučení {}</translation>
    </message>
    <message>
        <source>{} from merge {}</source>
        <translation>{} od sloučení {}</translation>
    </message>
    <message>
        <source>{} of the {} most frequent</source>
        <translation>{} z {} nejčastějších</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message>
        <source>Branches are made of a training that is complete.</source>
        <translation>Větve vznikají z dokončeného trénování.</translation>
    </message>
    <message>
        <source>Only a training that merges pairs has branches.</source>
        <translation>Větve má jen trénování, které slučuje dvojice.</translation>
    </message>
</context>
<context>
    <name>BrokenWordsView</name>
    <message>
        <source>Tokens of a word = tokens that hold some of its characters, markers left out.</source>
        <translation>Tokeny slova = tokeny, které obsahují některé jeho znaky, bez značek.</translation>
    </message>
    <message>
        <source>Words that break most</source>
        <translation>Slova, která se tříští nejvíc</translation>
    </message>
    <message>
        <source>every word is one token</source>
        <translation>každé slovo je jeden token</translation>
    </message>
    <message>
        <source>no words between spaces</source>
        <translation>žádná slova mezi mezerami</translation>
    </message>
</context>
<context>
    <name>ByteModel</name>
    <message>
        <source>Only texts up to {} bytes are shown so. This one has {}.</source>
        <translation>Takto se zobrazují jen texty do {} bajtů. Tento jich má {}.</translation>
    </message>
    <message>
        <source>Type a text to see its characters and bytes.</source>
        <translation>Napište text a uvidíte jeho znaky a bajty.</translation>
    </message>
</context>
<context>
    <name>BytePane</name>
    <message>
        <source>Characters, bytes and tokens</source>
        <translation>Znaky, bajty a tokeny</translation>
    </message>
</context>
<context>
    <name>Bytes</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln grapheme(s)</source>
        <translation>
            <numerusform>%Ln grafém</numerusform>
            <numerusform>%Ln grafémy</numerusform>
            <numerusform>%Ln grafémů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) cut a character</source>
        <translation>
            <numerusform>%Ln token dělí znak</numerusform>
            <numerusform>%Ln tokeny dělí znak</numerusform>
            <numerusform>%Ln tokenů dělí znak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Merge this one instead</source>
        <translation>S&amp;loučit místo toho tuto</translation>
    </message>
    <message>
        <source>&amp;Never merge this one</source>
        <translation>&amp;Nikdy neslučovat tuto</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Kopírovat se &amp;záhlavím</translation>
    </message>
    <message>
        <source>Decide &amp;ties otherwise from here on</source>
        <translation>Odtud rozhodovat &amp;shody jinak</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message numerus="yes">
        <source>%Ln percent of the best</source>
        <translation>
            <numerusform>%Ln procento nejlepší</numerusform>
            <numerusform>%Ln procenta nejlepší</numerusform>
            <numerusform>%Ln procent nejlepší</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the best of all</source>
        <translation>Ve srovnání s nejlepší ze všech</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Podle počtu</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Počet {0}</translation>
    </message>
    <message>
        <source>How often the pair stands in the corpus</source>
        <translation>Kolikrát je dvojice v korpusu</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Levý</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Place {0} by count</source>
        <translation>Místo {0} podle počtu</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pravý</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Skóre {0}</translation>
    </message>
    <message>
        <source>Share of the best</source>
        <translation>Podíl nejlepší</translation>
    </message>
    <message>
        <source>The count of the pair, divided by the counts of both its symbols</source>
        <translation>Počet dvojice dělený počty obou jejích symbolů</translation>
    </message>
    <message>
        <source>The place that the count alone would give to the pair</source>
        <translation>Místo, které by dvojice měla jen podle počtu</translation>
    </message>
    <message>
        <source>The two symbols that would be joined</source>
        <translation>Dva symboly, které by se spojily</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>{0}, comes next</source>
        <translation>{0}, je na řadě</translation>
    </message>
</context>
<context>
    <name>CandidatePane</name>
    <message>
        <source>By count</source>
        <translation>Podle počtu</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>The opened tokenizer has no further rule. It does not learn from this corpus: Train anew finds pairs in it.</source>
        <translation>Otevřený tokenizér nemá další pravidlo. Z tohoto korpusu se neučí: Trénovat znovu v něm najde dvojice.</translation>
    </message>
    <message>
        <source>{pairs} {when}</source>
        <translation>{pairs} {when}</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}, %Ln tied at {best}. {rule}.</source>
        <translation>
            <numerusform>{pairs}, %Ln se shoduje v {best}. {rule}.</numerusform>
            <numerusform>{pairs}, %Ln se shodují v {best}. {rule}.</numerusform>
            <numerusform>{pairs}, %Ln se shoduje v {best}. {rule}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pairs}.</source>
        <translation>{pairs}.</translation>
    </message>
    <message>
        <source>{pairs}. {brackets}: {rule}.</source>
        <translation>{pairs}. {brackets}: {rule}.</translation>
    </message>
    <message>
        <source>{pairs}. {rule}.</source>
        <translation>{pairs}. {rule}.</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln blok</numerusform>
            <numerusform>%Ln bloky</numerusform>
            <numerusform>%Ln bloků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln řádek</numerusform>
            <numerusform>%Ln řádky</numerusform>
            <numerusform>%Ln řádků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln výskyt</numerusform>
            <numerusform>%Ln výskyty</numerusform>
            <numerusform>%Ln výskytů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln symbol</numerusform>
            <numerusform>%Ln symboly</numerusform>
            <numerusform>%Ln symbolů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln slovo</numerusform>
            <numerusform>%Ln slova</numerusform>
            <numerusform>%Ln slov</numerusform>
        </translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Bytes of data</source>
        <translation>Bajty dat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Hlavička</translation>
    </message>
    <message numerus="yes">
        <source>Saved as a file it takes %Ln byte(s), {} of them the header.</source>
        <translation>
            <numerusform>Jako soubor zabere %Ln bajt, z toho {} hlavička.</numerusform>
            <numerusform>Jako soubor zabere %Ln bajty, z toho {} hlavička.</numerusform>
            <numerusform>Jako soubor zabere %Ln bajtů, z toho {} hlavička.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as a file, the text would be stored as it is: table and data would be larger.</source>
        <translation>Při uložení do souboru by se text uložil, jak je: tabulka a data by byly větší.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabulky</translation>
    </message>
    <message numerus="yes">
        <source>The alphabet has %Ln symbol(s).</source>
        <translation>
            <numerusform>Abeceda má %Ln symbol.</numerusform>
            <numerusform>Abeceda má %Ln symboly.</numerusform>
            <numerusform>Abeceda má %Ln symbolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These settings reach %Ln token(s).</source>
        <translation>
            <numerusform>Toto nastavení dojde k %Ln tokenu.</numerusform>
            <numerusform>Toto nastavení dojde ke %Ln tokenům.</numerusform>
            <numerusform>Toto nastavení dojde k %Ln tokenům.</numerusform>
        </translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>oznamuje</translation>
    </message>
    <message>
        <source>at the end, growing</source>
        <translation>na konci, roste</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bajtů</translation>
    </message>
    <message>
        <source>bytes, stored as it is</source>
        <translation>bajtů, uloženo, jak je</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>počítá</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>spojuje</translation>
    </message>
    <message>
        <source>the first in lexicographic order wins</source>
        <translation>vyhrává první v lexikografickém pořadí</translation>
    </message>
    <message>
        <source>the first seen wins</source>
        <translation>vyhrává první nalezená</translation>
    </message>
    <message>
        <source>the largest strings win</source>
        <translation>vyhrávají největší řetězce</translation>
    </message>
    <message>
        <source>the lowest ids win</source>
        <translation>vyhrávají nejnižší id</translation>
    </message>
    <message>
        <source>the lowest slot in the program&apos;s table wins</source>
        <translation>vyhrává nejnižší políčko v tabulce programu</translation>
    </message>
    <message>
        <source>the shortest wins, then the first in lexicographic order</source>
        <translation>vyhrává nejkratší, pak první v lexikografickém pořadí</translation>
    </message>
    <message>
        <source>{} M symbols</source>
        <translation>{} mil. symbolů</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
    <message>
        <source>{}, NFC, no problems found</source>
        <translation>{}, NFC, bez problémů</translation>
    </message>
    <message>
        <source>{}, not in NFC</source>
        <translation>{}, není v NFC</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <source>The check failed.</source>
        <translation>Kontrola selhala.</translation>
    </message>
</context>
<context>
    <name>CheckFindings</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln nález</numerusform>
            <numerusform>%Ln nálezy</numerusform>
            <numerusform>%Ln nálezů</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are the same one: {0}</source>
        <translation>Všechna slova jsou totéž: {0}</translation>
    </message>
    <message>
        <source>Byte-order marks stand inside the text</source>
        <translation>Uvnitř textu jsou značky BOM</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Bajty, které neodpovídají kódování</translation>
    </message>
    <message>
        <source>Carriage returns become part of words</source>
        <translation>Návraty vozíku se stávají součástí slov</translation>
    </message>
    <message>
        <source>Change the text: U+FEFF goes.</source>
        <translation>Změní text: U+FEFF zmizí.</translation>
    </message>
    <message>
        <source>Change the text: U+FFFD goes.</source>
        <translation>Změní text: U+FFFD zmizí.</translation>
    </message>
    <message>
        <source>Change the text: control characters go.</source>
        <translation>Změní text: řídicí znaky zmizí.</translation>
    </message>
    <message>
        <source>Change the text: every line ends in LF then.</source>
        <translation>Změní text: každý řádek pak končí LF.</translation>
    </message>
    <message>
        <source>Change the text: invisible characters go.</source>
        <translation>Změní text: neviditelné znaky zmizí.</translation>
    </message>
    <message>
        <source>Change the text: of equal lines the first stays.</source>
        <translation>Změní text: ze stejných řádků zůstane první.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1251 becomes what was meant.</source>
        <translation>Změní text: UTF-8 přečtené jako windows-1251 se změní na zamýšlené.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1252 becomes what was meant.</source>
        <translation>Změní text: UTF-8 přečtené jako windows-1252 se změní na zamýšlené.</translation>
    </message>
    <message>
        <source>Characters have no meaning in Unicode: private or unassigned ones</source>
        <translation>Některé znaky v Unicode nemají význam: soukromé nebo nepřiřazené</translation>
    </message>
    <message>
        <source>Characters of the alphabet occur once only</source>
        <translation>Znaky abecedy se vyskytují jen jednou</translation>
    </message>
    <message>
        <source>Clean as BERT does</source>
        <translation>Vyčistit jako BERT</translation>
    </message>
    <message>
        <source>Control characters stand in words</source>
        <translation>Ve slovech jsou řídicí znaky</translation>
    </message>
    <message>
        <source>Cover {0}</source>
        <translation>Pokrýt {0}</translation>
    </message>
    <message>
        <source>Cut at white space</source>
        <translation>Dělit v mezerách</translation>
    </message>
    <message>
        <source>Cut by {0}</source>
        <translation>Dělit podle {0}</translation>
    </message>
    <message>
        <source>Cut nowhere</source>
        <translation>Nedělit nikde</translation>
    </message>
    <message>
        <source>End lines in LF</source>
        <translation>Řádky s LF</translation>
    </message>
    <message>
        <source>Files begin with a byte-order mark, which is not trained on</source>
        <translation>Soubory začínají značkou BOM, na které se netrénuje</translation>
    </message>
    <message>
        <source>Find the encoding out</source>
        <translation>Zjistit kódování</translation>
    </message>
    <message>
        <source>Forget the encoding that was chosen, and look at the bytes.</source>
        <translation>Zapomenout zvolené kódování a podívat se na bajty.</translation>
    </message>
    <message>
        <source>Invisible characters stand in words, such as soft hyphens</source>
        <translation>Ve slovech jsou neviditelné znaky, například měkké rozdělovníky</translation>
    </message>
    <message>
        <source>Keep each line once</source>
        <translation>Každý řádek jednou</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation>Ponechat {0}</translation>
    </message>
    <message>
        <source>Keep {0} symbols</source>
        <translation>Ponechat {0} symbolů</translation>
    </message>
    <message>
        <source>Letters and their accents are characters apart (NFD)</source>
        <translation>Písmena a diakritika jsou samostatné znaky (NFD)</translation>
    </message>
    <message>
        <source>Letters look like UTF-8 that was read in another encoding</source>
        <translation>Písmena vypadají jako UTF-8 přečtené v jiném kódování</translation>
    </message>
    <message>
        <source>Letters with marks are written in two ways, so that equal words differ</source>
        <translation>Písmena s diakritikou se píší dvěma způsoby, takže se stejná slova liší</translation>
    </message>
    <message>
        <source>Lines end in several ways: {0}</source>
        <translation>Řádky končí různě: {0}</translation>
    </message>
    <message>
        <source>Lines repeat earlier ones</source>
        <translation>Řádky opakují dřívější</translation>
    </message>
    <message>
        <source>Make them special</source>
        <translation>Udělat z nich speciální</translation>
    </message>
    <message>
        <source>Make {0} merges</source>
        <translation>Provést {0} sloučení</translation>
    </message>
    <message>
        <source>Mark ends (&lt;/w&gt;)</source>
        <translation>Značit konce (&lt;/w&gt;)</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>Neznačit nic</translation>
    </message>
    <message>
        <source>Mark starts (▁)</source>
        <translation>Značit začátky (▁)</translation>
    </message>
    <message>
        <source>Mark with {0}</source>
        <translation>Značit pomocí {0}</translation>
    </message>
    <message>
        <source>Minimum count 1</source>
        <translation>Minimální počet 1</translation>
    </message>
    <message>
        <source>No merge crosses from one word to the next: with one word there is little to learn. The number counts its occurrences.</source>
        <translation>Žádné sloučení nepřechází mezi slovy: s jedním slovem se není moc co učit. Číslo udává jeho výskyty.</translation>
    </message>
    <message>
        <source>Normalize to NFC</source>
        <translation>Normalizovat na NFC</translation>
    </message>
    <message>
        <source>Put spaces around CJK</source>
        <translation>Mezery kolem CJK</translation>
    </message>
    <message>
        <source>Put them right</source>
        <translation>Opravit je</translation>
    </message>
    <message>
        <source>Read as {0}</source>
        <translation>Číst jako {0}</translation>
    </message>
    <message>
        <source>Read the file again in this encoding.</source>
        <translation>Znovu načíst soubor v tomto kódování.</translation>
    </message>
    <message>
        <source>Replacement characters (U+FFFD) tell of text that was lost</source>
        <translation>Náhradní znaky (U+FFFD) svědčí o ztraceném textu</translation>
    </message>
    <message>
        <source>Sentences without spaces are one word each, such as {0}</source>
        <translation>Věty bez mezer jsou každá jedno slovo, například {0}</translation>
    </message>
    <message>
        <source>Settings: a vocabulary with room for merges.</source>
        <translation>Nastavení: slovník s místem pro sloučení.</translation>
    </message>
    <message>
        <source>Settings: add them to the special tokens, and do not count them.</source>
        <translation>Nastavení: přidat je ke speciálním tokenům a nepočítat je.</translation>
    </message>
    <message>
        <source>Settings: another prefix, which no word holds.</source>
        <translation>Nastavení: jiná předpona, kterou žádné slovo neobsahuje.</translation>
    </message>
    <message>
        <source>Settings: bytes as units. The alphabet has 256 symbols then, whatever the text.</source>
        <translation>Nastavení: bajty jako jednotky. Abeceda má pak 256 symbolů, ať je text jakýkoli.</translation>
    </message>
    <message>
        <source>Settings: mark where words end instead.</source>
        <translation>Nastavení: značit místo toho, kde slova končí.</translation>
    </message>
    <message>
        <source>Settings: mark where words start instead.</source>
        <translation>Nastavení: značit místo toho, kde slova začínají.</translation>
    </message>
    <message>
        <source>Settings: more merges than the alphabet has symbols.</source>
        <translation>Nastavení: víc sloučení, než má abeceda symbolů.</translation>
    </message>
    <message>
        <source>Settings: no mark at all.</source>
        <translation>Nastavení: žádná značka.</translation>
    </message>
    <message>
        <source>Settings: no pre-tokenizer; the whole text is one word.</source>
        <translation>Nastavení: bez pretokenizéru; celý text je jedno slovo.</translation>
    </message>
    <message>
        <source>Settings: pairs that occur once are merged too.</source>
        <translation>Nastavení: slučují se i dvojice s jedním výskytem.</translation>
    </message>
    <message>
        <source>Settings: special tokens in the text stand between words, and are not counted.</source>
        <translation>Nastavení: speciální tokeny v textu stojí mezi slovy a nepočítají se.</translation>
    </message>
    <message>
        <source>Settings: the algorithm Unigram, which cuts sentences without spaces by itself.</source>
        <translation>Nastavení: algoritmus Unigram, který věty bez mezer dělí sám.</translation>
    </message>
    <message>
        <source>Settings: the largest vocabulary that can be.</source>
        <translation>Nastavení: největší možný slovník.</translation>
    </message>
    <message>
        <source>Settings: the longest word that WordPiece takes.</source>
        <translation>Nastavení: nejdelší slovo, které WordPiece bere.</translation>
    </message>
    <message>
        <source>Settings: the most frequent symbols only; the others are unknown.</source>
        <translation>Nastavení: jen nejčastější symboly; ostatní jsou neznámé.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-cjk, before any other. Each Chinese character becomes a word.</source>
        <translation>Nastavení: normalizátor bert-cjk, před všemi ostatními. Každý čínský znak se stane slovem.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-clean, before any other. It drops control characters and U+FFFD.</source>
        <translation>Nastavení: normalizátor bert-clean, před všemi ostatními. Vynechá řídicí znaky a U+FFFD.</translation>
    </message>
    <message>
        <source>Settings: the normalizer nfc, before any other.</source>
        <translation>Nastavení: normalizátor nfc, před všemi ostatními.</translation>
    </message>
    <message>
        <source>Settings: the pre-tokenizer whitespace, which drops white space.</source>
        <translation>Nastavení: pretokenizér whitespace, který mezery vynechá.</translation>
    </message>
    <message>
        <source>Settings: this pre-tokenizer, which cuts the longest words.</source>
        <translation>Nastavení: tento pretokenizér, který dělí nejdelší slova.</translation>
    </message>
    <message>
        <source>Settings: this share of the text; the rarest symbols are unknown.</source>
        <translation>Nastavení: tento podíl textu; nejvzácnější symboly jsou neznámé.</translation>
    </message>
    <message>
        <source>Special tokens stand in the text, and are trained on as text: {0}</source>
        <translation>V textu jsou speciální tokeny a trénuje se na nich jako na textu: {0}</translation>
    </message>
    <message>
        <source>Take the encoding for what it is, and do not guess again.</source>
        <translation>Vzít kódování za dané a znovu neodhadovat.</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Odebrat je</translation>
    </message>
    <message>
        <source>Take words up to {0}</source>
        <translation>Slova do {0}</translation>
    </message>
    <message>
        <source>The alphabet alone does not fit into a vocabulary of {0}</source>
        <translation>Už sama abeceda se nevejde do slovníku o {0}</translation>
    </message>
    <message>
        <source>The alphabet takes more than half of the vocabulary</source>
        <translation>Abeceda zabírá víc než půlku slovníku</translation>
    </message>
    <message>
        <source>The alphabet takes the whole vocabulary, so no merge is possible</source>
        <translation>Abeceda zabírá celý slovník, takže žádné sloučení není možné</translation>
    </message>
    <message>
        <source>The corpus does not give a vocabulary of {0}</source>
        <translation>Korpus nedá slovník o {0}</translation>
    </message>
    <message>
        <source>The corpus is empty</source>
        <translation>Korpus je prázdný</translation>
    </message>
    <message>
        <source>The encoding {0} of {1} is a guess</source>
        <translation>Kódování {0} souboru {1} je odhad</translation>
    </message>
    <message>
        <source>The file has no byte-order mark and is not valid UTF-8. The number says how sure the guess is.</source>
        <translation>Soubor nemá značku BOM a není platné UTF-8. Číslo říká, jak jistý je odhad.</translation>
    </message>
    <message>
        <source>The longest word is as long as a sentence: {0}</source>
        <translation>Nejdelší slovo je dlouhé jako věta: {0}</translation>
    </message>
    <message>
        <source>The normalizer and the pre-tokenizer leave nothing of the text.</source>
        <translation>Normalizátor a pretokenizér z textu nic nenechají.</translation>
    </message>
    <message>
        <source>The number counts U+FEFF in words. Joined files often have them.</source>
        <translation>Číslo udává U+FEFF ve slovech. Bývá v pospojovaných souborech.</translation>
    </message>
    <message>
        <source>The number counts U+FFFD in words: something was not decoded when the text was made.</source>
        <translation>Číslo udává U+FFFD ve slovech: při vzniku textu se něco nedekódovalo.</translation>
    </message>
    <message>
        <source>The number counts characters of formats, without joiners, which belong to emoji and letters.</source>
        <translation>Číslo udává formátovací znaky bez spojovačů, které patří k emoji a písmenům.</translation>
    </message>
    <message>
        <source>The number counts control characters other than white space, every occurrence.</source>
        <translation>Číslo udává řídicí znaky kromě bílých míst, každý výskyt.</translation>
    </message>
    <message>
        <source>The number counts different words with letters of two of Latin, Cyrillic and Greek.</source>
        <translation>Číslo udává různá slova s písmeny dvou písem z latinky, cyrilice a řečtiny.</translation>
    </message>
    <message>
        <source>The number counts its occurrences. It does no harm here, but in some file formats.</source>
        <translation>Číslo udává výskyty. Zde nevadí, ale v některých formátech souborů ano.</translation>
    </message>
    <message>
        <source>The number counts its occurrences: this normalizer writes spaces so.</source>
        <translation>Číslo udává výskyty: tento normalizátor tak zapisuje mezery.</translation>
    </message>
    <message>
        <source>The number counts lines that stood there before, of all that are not only white space.</source>
        <translation>Číslo udává řádky, které se už objevily, ze všech neprázdných.</translation>
    </message>
    <message>
        <source>The number counts private and unassigned characters in words.</source>
        <translation>Číslo udává soukromé a nepřiřazené znaky ve slovech.</translation>
    </message>
    <message>
        <source>The number counts sequences such as Ã© that stand for one letter each.</source>
        <translation>Číslo udává posloupnosti jako Ã©, každou místo jednoho písmene.</translation>
    </message>
    <message>
        <source>The number counts symbols with one occurrence, out of the alphabet. Each takes a place in the vocabulary.</source>
        <translation>Číslo udává symboly s jedním výskytem z abecedy. Každý zabírá místo ve slovníku.</translation>
    </message>
    <message>
        <source>The number counts the bytes that are no character in the encoding. They are kept as they are.</source>
        <translation>Číslo udává bajty, které v kódování nejsou znakem. Zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>The number counts the carriage returns in words: the pre-tokenizer does not drop them.</source>
        <translation>Číslo udává návraty vozíku ve slovech: pretokenizér je nevynechává.</translation>
    </message>
    <message>
        <source>The number counts the files that begin with one.</source>
        <translation>Číslo udává soubory, které jí začínají.</translation>
    </message>
    <message>
        <source>The number counts the line ends that are not of the most frequent kind.</source>
        <translation>Číslo udává konce řádků, které nejsou nejčastějšího druhu.</translation>
    </message>
    <message>
        <source>The number counts the symbols of the alphabet, out of the whole vocabulary after the training.</source>
        <translation>Číslo udává symboly abecedy z celého slovníku po trénování.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change.</source>
        <translation>Číslo udává slova, která by NFC změnilo.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change; other words are composed (NFC) already.</source>
        <translation>Číslo udává slova, která by NFC změnilo; jiná slova už složená (NFC) jsou.</translation>
    </message>
    <message>
        <source>The number counts the words that hold it: their tokens can be taken for the borders of words.</source>
        <translation>Číslo udává slova, která je obsahují: jejich tokeny lze zaměnit za hranice slov.</translation>
    </message>
    <message>
        <source>The number counts the words with more characters than the settings allow: they become unknown.</source>
        <translation>Číslo udává slova s více znaky, než nastavení dovoluje: stanou se neznámými.</translation>
    </message>
    <message>
        <source>The number counts their occurrences.</source>
        <translation>Číslo udává jejich výskyty.</translation>
    </message>
    <message>
        <source>The number counts their occurrences; they are trained on as text.</source>
        <translation>Číslo udává jejich výskyty; trénuje se na nich jako na textu.</translation>
    </message>
    <message>
        <source>The number counts vertical tabs, form feeds, U+0085, U+2028 and U+2029 in words.</source>
        <translation>Číslo udává svislé tabulátory, nové stránky, U+0085, U+2028 a U+2029 ve slovech.</translation>
    </message>
    <message>
        <source>The number counts words of 20 characters or more of a script that is written without spaces.</source>
        <translation>Číslo udává slova o 20 a více znacích v písmu bez mezer.</translation>
    </message>
    <message>
        <source>The number is the largest vocabulary that these settings can give.</source>
        <translation>Číslo je největší slovník, který toto nastavení může dát.</translation>
    </message>
    <message>
        <source>The number is the length of the longest word in characters (code points).</source>
        <translation>Číslo je délka nejdelšího slova ve znacích (kódových bodech).</translation>
    </message>
    <message>
        <source>The number is the smallest possible vocabulary: the special tokens and the alphabet.</source>
        <translation>Číslo je nejmenší možný slovník: speciální tokeny a abeceda.</translation>
    </message>
    <message>
        <source>The settings cut the text into no words at all</source>
        <translation>Nastavení z textu neudělá žádná slova</translation>
    </message>
    <message>
        <source>The text holds names that special tokens often have: {0}</source>
        <translation>Text obsahuje názvy, jaké často mají speciální tokeny: {0}</translation>
    </message>
    <message>
        <source>The text holds {0}, which comes back as a space</source>
        <translation>Text obsahuje {0}, které se vrátí jako mezera</translation>
    </message>
    <message>
        <source>The text holds {0}, which other settings mark words with</source>
        <translation>Text obsahuje {0}, kterým jiná nastavení značí slova</translation>
    </message>
    <message>
        <source>There is nothing to train on.</source>
        <translation>Není na čem trénovat.</translation>
    </message>
    <message>
        <source>Train Unigram</source>
        <translation>Trénovat Unigram</translation>
    </message>
    <message>
        <source>Train around them</source>
        <translation>Trénovat kolem nich</translation>
    </message>
    <message>
        <source>Unusual line ends become part of words</source>
        <translation>Neobvyklé konce řádků se stávají součástí slov</translation>
    </message>
    <message>
        <source>Use bytes</source>
        <translation>Použít bajty</translation>
    </message>
    <message>
        <source>Vocabulary of {0}</source>
        <translation>Slovník o {0}</translation>
    </message>
    <message>
        <source>Words are longer than WordPiece takes, such as {0}</source>
        <translation>Slova jsou delší, než WordPiece bere, například {0}</translation>
    </message>
    <message>
        <source>Words hold {0}, which marks words in these settings</source>
        <translation>Slova obsahují {0}, které v tomto nastavení značí slova</translation>
    </message>
    <message>
        <source>Words mix letters of scripts that look alike</source>
        <translation>Slova míchají písmena podobných písem</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
    <message>
        <source>{0} sure</source>
        <translation>jistota {0}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln chyba</numerusform>
            <numerusform>%Ln chyby</numerusform>
            <numerusform>%Ln chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln poznámka</numerusform>
            <numerusform>%Ln poznámky</numerusform>
            <numerusform>%Ln poznámek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln varování</numerusform>
            <numerusform>%Ln varování</numerusform>
            <numerusform>%Ln varování</numerusform>
        </translation>
    </message>
    <message>
        <source>A large corpus is read once more for this, in a process of its own. Training and the window go on meanwhile.</source>
        <translation>Velký korpus se kvůli tomu čte ještě jednou, v samostatném procesu. Trénování i okno zatím pokračují.</translation>
    </message>
    <message>
        <source>Before the training, about</source>
        <translation>Před trénováním, přibližně</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Kontroluje se …</translation>
    </message>
    <message>
        <source>Corpus check</source>
        <translation>Kontrola korpusu</translation>
    </message>
    <message>
        <source>Corpus or settings have changed since.</source>
        <translation>Korpus nebo nastavení se od té doby změnily.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Odhad</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Jak daleko je kontrola</translation>
    </message>
    <message>
        <source>In characters (code points)</source>
        <translation>Ve znacích (kódových bodech)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka</translation>
    </message>
    <message>
        <source>Line end</source>
        <translation>Konec řádku</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Konce řádků</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Nejdelší slova</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Naměřeno</translation>
    </message>
    <message>
        <source>Most frequent characters</source>
        <translation>Nejčastější znaky</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Potřeba</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Rarest characters</source>
        <translation>Nejvzácnější znaky</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Písma</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>What the training process took with this corpus and these settings</source>
        <translation>Kolik spotřeboval proces trénování s tímto korpusem a nastavením</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Co v něm je</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>{errors}, {warnings}, {notes}</source>
        <translation>{errors}, {warnings}, {notes}</translation>
    </message>
</context>
<context>
    <name>CheckTables</name>
    <message>
        <source>Alphabet</source>
        <translation>Abeceda</translation>
    </message>
    <message>
        <source>An upper bound: every merge takes at least one symbol of the different words</source>
        <translation>Horní mez: každé sloučení ubere různým slovům alespoň jeden symbol</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabské</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Arménské</translation>
    </message>
    <message>
        <source>As stored, unpacked, without a byte-order mark</source>
        <translation>Jak je uloženo, rozbalené, bez značky BOM</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengálské</translation>
    </message>
    <message>
        <source>Between LF, CRLF or CR; empty ones are not counted</source>
        <translation>Mezi LF, CRLF nebo CR; prázdné se nepočítají</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Bajt {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Kódový bod</translation>
    </message>
    <message>
        <source>Code points of the raw text</source>
        <translation>Kódové body surového textu</translation>
    </message>
    <message>
        <source>Common (digits, punctuation, emoji)</source>
        <translation>Společné (číslice, interpunkce, emoji)</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>Řídicí znak</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Counting + a line through two small trainings on samples of the words, measured here, at the pace of the trainings before</source>
        <translation>Počítání + přímka dvěma malými trénováními na vzorcích slov, změřenými zde, tempem předchozích trénování</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrilice</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>Dévanágarí</translation>
    </message>
    <message>
        <source>Different characters</source>
        <translation>Různé znaky</translation>
    </message>
    <message>
        <source>Different words</source>
        <translation>Různá slova</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Gruzínské</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Řecké</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrejské</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>In Unicode</source>
        <translation>V Unicode</translation>
    </message>
    <message>
        <source>In characters</source>
        <translation>Ve znacích</translation>
    </message>
    <message>
        <source>Inherited (combining marks)</source>
        <translation>Zděděné (kombinující znaménka)</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation>Největší slovník</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latinka</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Nejdelší řádek</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádný</translation>
    </message>
    <message>
        <source>Occurrences in the raw text</source>
        <translation>Výskyty v surovém textu</translation>
    </message>
    <message>
        <source>Of the different words before the first step; the work grows with them</source>
        <translation>Různých slov před prvním krokem; práce roste s nimi</translation>
    </message>
    <message>
        <source>Of the raw text</source>
        <translation>Surového textu</translation>
    </message>
    <message>
        <source>Pre-tokens, each counted once</source>
        <translation>Pretokeny, každý počítán jednou</translation>
    </message>
    <message>
        <source>Pre-tokens, every occurrence</source>
        <translation>Pretokeny, každý výskyt</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>Soukromé užití</translation>
    </message>
    <message>
        <source>Smallest vocabulary</source>
        <translation>Nejmenší slovník</translation>
    </message>
    <message>
        <source>Special tokens + alphabet</source>
        <translation>Speciální tokeny + abeceda</translation>
    </message>
    <message>
        <source>Symbols before the first step</source>
        <translation>Symboly před prvním krokem</translation>
    </message>
    <message>
        <source>Symbols to train on</source>
        <translation>Symboly k trénování</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamilské</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thajské</translation>
    </message>
    <message>
        <source>The process with the words counted + a figure for each symbol of the different words</source>
        <translation>Proces se spočítanými slovy + číslo za každý symbol různých slov</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Nepřiřazený</translation>
    </message>
    <message>
        <source>Undecodable</source>
        <translation>Nedekódovatelný</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <source>fewest first</source>
        <translation>nejméně první</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>seřadit</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Příkazy</translation>
    </message>
    <message>
        <source>Find a command, a step or a token</source>
        <translation>Najít příkaz, krok nebo token</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nic se tak nejmenuje.</translation>
    </message>
</context>
<context>
    <name>Commanding</name>
    <message>
        <source>Go to</source>
        <translation>Přejít na</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln zpráva</numerusform>
            <numerusform>%Ln zprávy</numerusform>
            <numerusform>%Ln zpráv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln neznámý</numerusform>
            <numerusform>%Ln neznámé</numerusform>
            <numerusform>%Ln neznámých</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln slovo</numerusform>
            <numerusform>%Ln slova</numerusform>
            <numerusform>%Ln slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) of the corpus</source>
        <translation>
            <numerusform>%Ln slovo korpusu</numerusform>
            <numerusform>%Ln slova korpusu</numerusform>
            <numerusform>%Ln slov korpusu</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}: {} / {} − 1 = {}</source>
        <translation>Proti {}: {} / {} − 1 = {}</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Pozornost: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Cost a month: {} × {} × {} / {} = {}</source>
        <translation>Cena za měsíc: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>Different tokens: {}</source>
        <translation>Různé tokeny: {}</translation>
    </message>
    <message>
        <source>Fit in the context: {} / {}, rounded down = {}</source>
        <translation>Vejde se do kontextu: {} / {}, zaokrouhleno dolů = {}</translation>
    </message>
    <message>
        <source>Longest token: {} ({})</source>
        <translation>Nejdelší token: {} ({})</translation>
    </message>
    <message>
        <source>Times the fewest: {} / {} = {}</source>
        <translation>Násobek nejmenšího: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per byte: {} / {} = {}</source>
        <translation>Tokeny na bajt: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per character: {} / {} = {}</source>
        <translation>Tokeny na znak: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per word: {} / {} = {}</source>
        <translation>Tokeny na slovo: {} / {} = {}</translation>
    </message>
    <message>
        <source>Unknown: {}</source>
        <translation>Neznámé: {}</translation>
    </message>
    <message>
        <source>Unknown: {} of {}. What is unknown is lost, so few tokens are not cheap: the text is not compared.</source>
        <translation>Neznámé: {} z {}. Co je neznámé, se ztrácí, takže málo tokenů není levných: text se neporovnává.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Celá slova</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>počítání …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>nejméně</translation>
    </message>
    <message>
        <source>no merges</source>
        <translation>bez sloučení</translation>
    </message>
    <message>
        <source>no spaces between words</source>
        <translation>bez mezer mezi slovy</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} mld.</translation>
    </message>
    <message>
        <source>{} is partly unknown, so nothing is compared with it.</source>
        <translation>{} je zčásti neznámý, takže se s ním nic neporovnává.</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} mil.</translation>
    </message>
    <message>
        <source>{} per character</source>
        <translation>{} na znak</translation>
    </message>
    <message>
        <source>{} per word</source>
        <translation>{} na slovo</translation>
    </message>
    <message>
        <source>{} times the fewest</source>
        <translation>{}násobek nejmenšího</translation>
    </message>
    <message>
        <source>{} unknown</source>
        <translation>{} neznámých</translation>
    </message>
    <message>
        <source>{}, in view</source>
        <translation>{}, zobrazený</translation>
    </message>
</context>
<context>
    <name>CompareCells</name>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln neznámý</numerusform>
            <numerusform>%Ln neznámé</numerusform>
            <numerusform>%Ln neznámých</numerusform>
        </translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>počítání …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>nejméně</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>To compare on a text, add it with + Text.</source>
        <translation>Chcete-li porovnávat na textu, přidejte jej tlačítkem + Text.</translation>
    </message>
    <message>
        <source>{} cannot be opened.</source>
        <translation>{} nelze otevřít.</translation>
    </message>
    <message>
        <source>{} is not a tokenizer.</source>
        <translation>{} není tokenizér.</translation>
    </message>
</context>
<context>
    <name>CompareMatrix</name>
    <message>
        <source>Add a text to compare on with the button + Text.</source>
        <translation>Text k porovnání přidáte tlačítkem + Text.</translation>
    </message>
    <message>
        <source>Edit {}…</source>
        <translation>Upravit {}…</translation>
    </message>
    <message>
        <source>Hold the others against {}</source>
        <translation>Porovnávat ostatní s {}</translation>
    </message>
    <message>
        <source>Put the rows as they were added</source>
        <translation>Řádky v pořadí, jak byly přidány</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Odebrat {}</translation>
    </message>
    <message>
        <source>Sort the rows by {}</source>
        <translation>Seřadit řádky podle {}</translation>
    </message>
    <message>
        <source>Tokens, and tokens per word</source>
        <translation>Tokeny a tokeny na slovo</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Characters and whole words have one size only.</source>
        <translation>Znaky a celá slova mají jen jednu velikost.</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Počítání …</translation>
    </message>
    <message>
        <source>Embedding width</source>
        <translation>Šířka embeddingu</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Tokeny na slovo při každé velikosti</translation>
    </message>
    <message>
        <source>Width of the embedding: parameters = vocabulary size × width</source>
        <translation>Šířka embeddingu: parametry = velikost slovníku × šířka</translation>
    </message>
    <message>
        <source>one training, no retraining</source>
        <translation>jedno trénování, bez opakování</translation>
    </message>
    <message>
        <source>the same sentence, {}</source>
        <translation>stejná věta, {}</translation>
    </message>
</context>
<context>
    <name>CompareReport</name>
    <message numerus="yes">
        <source>%Ln message(s) a month</source>
        <translation>
            <numerusform>%Ln zpráva měsíčně</numerusform>
            <numerusform>%Ln zprávy měsíčně</numerusform>
            <numerusform>%Ln zpráv měsíčně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln neznámý</numerusform>
            <numerusform>%Ln neznámé</numerusform>
            <numerusform>%Ln neznámých</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Proti {}</translation>
    </message>
    <message>
        <source>An example price: {} for a million tokens, {}.</source>
        <translation>Příklad ceny: {} za milion tokenů, {}.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Pozornost</translation>
    </message>
    <message>
        <source>Comparison of tokenizers</source>
        <translation>Porovnání tokenizérů</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Měsíčně</translation>
    </message>
    <message>
        <source>Every figure is counted, none is estimated.</source>
        <translation>Každé číslo je spočítané, žádné není odhad.</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>Do {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Rovnost jazyků</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Tokeny na slovo při každé velikosti</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>nejméně</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>vzor</translation>
    </message>
    <message>
        <source>{} for a million tokens, {}, price of {}.</source>
        <translation>{} za milion tokenů, {}, cena ze dne {}.</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Keep the present one</source>
        <translation>Ponechat současný</translation>
    </message>
    <message>
        <source>Keep the present one: {}</source>
        <translation>Ponechat současný: {}</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Otevřít ze souboru…</translation>
    </message>
    <message>
        <source>Open from files…</source>
        <translation>Otevřít ze souborů…</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Otevírá se {}</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Otevírání …</translation>
    </message>
    <message>
        <source>Page with pictures (HTML)…</source>
        <translation>Stránka s obrázky (HTML)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabulka (CSV)…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The one in view, at the playhead</source>
        <translation>Zobrazený, u ukazatele</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizér</translation>
    </message>
    <message>
        <source>Type a text…</source>
        <translation>Napsat text…</translation>
    </message>
    <message>
        <source>Whole words of the corpus</source>
        <translation>Celá slova korpusu</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Attention grows with the square of the tokens.</source>
        <translation>Pozornost roste s druhou mocninou počtu tokenů.</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texty</translation>
    </message>
    <message>
        <source>The price is an example until you set your own.</source>
        <translation>Cena je jen příklad, dokud nezadáte vlastní.</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>Tokenizéry</translation>
    </message>
    <message>
        <source>Unknown symbols</source>
        <translation>Neznámé symboly</translation>
    </message>
</context>
<context>
    <name>CompressingController</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Uloženo: {}.</translation>
    </message>
    <message>
        <source>The compression is not complete yet.</source>
        <translation>Komprese ještě není hotová.</translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation>Počkejte na její konec.</translation>
    </message>
    <message>
        <source>{file} from {text}, {header} of them the header. It expands to exactly this text in UTF-8.</source>
        <translation>{file} z {text}, z toho {header} hlavička. Rozbalením vznikne přesně tento text v UTF-8.</translation>
    </message>
</context>
<context>
    <name>ContextPane</name>
    <message>
        <source>Context window</source>
        <translation>Kontextové okno</translation>
    </message>
    <message>
        <source>The window in each language</source>
        <translation>Okno v každém jazyce</translation>
    </message>
    <message>
        <source>Tokens of the context window</source>
        <translation>Tokeny kontextového okna</translation>
    </message>
    <message>
        <source>Usual sizes of context windows</source>
        <translation>Obvyklé velikosti kontextových oken</translation>
    </message>
    <message>
        <source>tokens, or</source>
        <translation>tokenů, nebo</translation>
    </message>
</context>
<context>
    <name>CorpusController</name>
    <message>
        <source>Reload</source>
        <translation>Načíst znovu</translation>
    </message>
    <message>
        <source>The settings are the usual ones, no longer those of the sample.</source>
        <translation>Nastavení je obvyklé, už ne to z ukázky.</translation>
    </message>
    <message numerus="yes">
        <source>They stop after %Ln merge(s). The pane Training shows them all.</source>
        <translation>
            <numerusform>Končí po %Ln sloučení. Celé je ukazuje panel Trénování.</numerusform>
            <numerusform>Končí po %Ln sloučeních. Celé je ukazuje panel Trénování.</numerusform>
            <numerusform>Končí po %Ln sloučeních. Celé je ukazuje panel Trénování.</numerusform>
        </translation>
    </message>
    <message>
        <source>This corpus is a list of word counts.</source>
        <translation>Tento korpus je seznam počtů slov.</translation>
    </message>
    <message>
        <source>What was edited here is lost then, unless you undo.</source>
        <translation>Co jste zde upravili, se pak ztratí, pokud krok nevrátíte zpět.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Co bylo otevřené, zůstává otevřené.</translation>
    </message>
    <message>
        <source>{} and other files have changed on the disk.</source>
        <translation>{} a další soubory se na disku změnily.</translation>
    </message>
    <message>
        <source>{} has changed on the disk.</source>
        <translation>{} se na disku změnil.</translation>
    </message>
</context>
<context>
    <name>CorpusEditor</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on, Shift+Tab goes back.</source>
        <translation>Tab napíše tabulátor. Ctrl+Tab jde dál, Shift+Tab zpět.</translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Přidat soubory…</translation>
    </message>
    <message>
        <source>&amp;Check the corpus…</source>
        <translation>&amp;Zkontrolovat korpus…</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Rozpoznat</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kódování</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>&amp;Zalamovat řádky</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>More about the corpus</source>
        <translation>Více o korpusu</translation>
    </message>
    <message>
        <source>No corpus yet</source>
        <translation>Zatím žádný korpus</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otevřít ne&amp;dávné</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Otevřít &amp;ukázku</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otevřít soubor</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Otevřít ukázku</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Načíst znovu</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Type or paste text, drop a file here, or open a sample.</source>
        <translation>Napište nebo vložte text, přetáhněte sem soubor nebo otevřete ukázku.</translation>
    </message>
    <message>
        <source>Word counts</source>
        <translation>Počty slov</translation>
    </message>
</context>
<context>
    <name>CorpusReading</name>
    <message>
        <source>Open texts and word counts each for themselves.</source>
        <translation>Texty a počty slov otevírejte zvlášť.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln more</source>
        <translation>
            <numerusform>{} a %Ln další</numerusform>
            <numerusform>{} a %Ln další</numerusform>
            <numerusform>{} a %Ln dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is a table of word counts, {} is a text.</source>
        <translation>{} je tabulka počtů slov, {} je text.</translation>
    </message>
</context>
<context>
    <name>CorpusSource</name>
    <message>
        <source>Untitled</source>
        <translation>Bez názvu</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>A compressor has no price by token</source>
        <translation>Kompresor nemá cenu za token</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>A text to work with, a message a line</source>
        <translation>Text k práci, zpráva na řádek</translation>
    </message>
    <message>
        <source>After a training, costs by its tokens are worked out here.</source>
        <translation>Po trénování se zde spočítají ceny podle jeho tokenů.</translation>
    </message>
    <message>
        <source>Choose an algorithm that makes a tokenizer.</source>
        <translation>Zvolte algoritmus, který vytváří tokenizér.</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Cena a kontext</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Zatím není nic natrénováno</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Otevřít …</translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>Napsaný zde</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln such text(s)</source>
        <translation>
            <numerusform>%Ln takový text</numerusform>
            <numerusform>%Ln takové texty</numerusform>
            <numerusform>%Ln takových textů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln neznámý</numerusform>
            <numerusform>%Ln neznámé</numerusform>
            <numerusform>%Ln neznámých</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln slovo</numerusform>
            <numerusform>%Ln slova</numerusform>
            <numerusform>%Ln slov</numerusform>
        </translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Za měsíc</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Proti {}</translation>
    </message>
    <message>
        <source>All of it arrives.</source>
        <translation>Dorazí všechno.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Odpovědi</translation>
    </message>
    <message>
        <source>Answers: {} × {} × {} / {} = {}</source>
        <translation>Odpovědi: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Podle tokenů</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Příklad</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>Do {}</translation>
    </message>
    <message>
        <source>If a word were a token</source>
        <translation>Kdyby slovo bylo token</translation>
    </message>
    <message>
        <source>It ends inside the word {}: {} arrives, {} does not.</source>
        <translation>Končí uvnitř slova {}: {} dorazí, {} ne.</translation>
    </message>
    <message>
        <source>Lost: {}, {}.</source>
        <translation>Ztraceno: {}, {}.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Zprávy</translation>
    </message>
    <message>
        <source>Messages + answers</source>
        <translation>Zprávy + odpovědi</translation>
    </message>
    <message>
        <source>Messages: {} × {} × {} / {} = {}</source>
        <translation>Zprávy: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>No token of this tokenizer holds the spaces, so they do not arrive.</source>
        <translation>Žádný token tohoto tokenizéru neobsahuje mezery, takže nedorazí.</translation>
    </message>
    <message>
        <source>No token tells where a word ends, so to the reader it looks finished.</source>
        <translation>Žádný token neříká, kde slovo končí, takže čtenáři připadá hotové.</translation>
    </message>
    <message numerus="yes">
        <source>Not readable, for want of a token: %Ln symbol(s).</source>
        <translation>
            <numerusform>Nečitelný, protože chybí token: %Ln symbol.</numerusform>
            <numerusform>Nečitelné, protože chybí token: %Ln symboly.</numerusform>
            <numerusform>Nečitelné, protože chybí token: %Ln symbolů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing arrives.</source>
        <translation>Nedorazí nic.</translation>
    </message>
    <message>
        <source>Nothing is sent, so nothing is to be paid.</source>
        <translation>Nic se neposílá, takže není co platit.</translation>
    </message>
    <message>
        <source>Of the window</source>
        <translation>Z okna</translation>
    </message>
    <message>
        <source>Of the word {} nothing can be read.</source>
        <translation>Ze slova {} nelze nic přečíst.</translation>
    </message>
    <message>
        <source>Only the beginning of the text is looked at here.</source>
        <translation>Zde se bere jen začátek textu.</translation>
    </message>
    <message>
        <source>Only the next token would tell the reader that it goes on.</source>
        <translation>Že slovo pokračuje, by čtenáři řekl až další token.</translation>
    </message>
    <message>
        <source>The last {} ({}) begin the character {} and do not end it. A decoder that streams holds them back; at the end they become {}.</source>
        <translation>Poslední {} ({}) začínají znak {} a nedokončí jej. Proudový dekodér je pozdrží; na konci se změní na {}.</translation>
    </message>
    <message>
        <source>The same sentence</source>
        <translation>Stejná věta</translation>
    </message>
    <message>
        <source>The word is over, and the reader can tell: the end of it has arrived.</source>
        <translation>Slovo skončilo a čtenář to pozná: jeho konec dorazil.</translation>
    </message>
    <message>
        <source>The word is over, but no token ever tells where a word ends.</source>
        <translation>Slovo skončilo, ale žádný token nikdy neříká, kde slovo končí.</translation>
    </message>
    <message>
        <source>The word is over, but only the next token would have told the reader.</source>
        <translation>Slovo skončilo, ale čtenáři by to řekl až další token.</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Není žádný text.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: no one can say where one ends.</source>
        <translation>Toto písmo neodděluje slova mezerami: nikdo nepozná, kde slovo končí.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: there is no bill by words.</source>
        <translation>Toto písmo neodděluje slova mezerami: účet podle slov není.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Tokeny / tokeny prvního jazyka − 1</translation>
    </message>
    <message>
        <source>Tokens / tokens of the window</source>
        <translation>Tokeny / tokeny okna</translation>
    </message>
    <message>
        <source>Tokens of a message × messages a month × price / 1,000,000</source>
        <translation>Tokeny zprávy × zprávy za měsíc × cena / 1 000 000</translation>
    </message>
    <message>
        <source>Tokens of a message; by words, its words</source>
        <translation>Tokeny zprávy; podle slov její slova</translation>
    </message>
    <message>
        <source>Tokens of an answer × messages a month × price / 1,000,000</source>
        <translation>Tokeny odpovědi × zprávy za měsíc × cena / 1 000 000</translation>
    </message>
    <message>
        <source>Tokens of an answer; by words, its words</source>
        <translation>Tokeny odpovědi; podle slov její slova</translation>
    </message>
    <message>
        <source>Tokens of the sentence at the playhead</source>
        <translation>Tokeny věty u ukazatele</translation>
    </message>
    <message>
        <source>Window / tokens, rounded down: how many such sentences it holds</source>
        <translation>Okno / tokeny, zaokrouhleno dolů: kolik takových vět se vejde</translation>
    </message>
    <message>
        <source>an example: set your own</source>
        <translation>příklad: zadejte vlastní</translation>
    </message>
    <message>
        <source>yours, of {}</source>
        <translation>vaše, ze dne {}</translation>
    </message>
    <message>
        <source>{} / {} = {}; {} / {}, rounded down = {}</source>
        <translation>{} / {} = {}; {} / {}, zaokrouhleno dolů = {}</translation>
    </message>
    <message>
        <source>{} are {} of the window. It holds {}, with {} left.</source>
        <translation>{} je {} okna. Vejde se do něj {} a zbude {}.</translation>
    </message>
    <message>
        <source>{} are {} of the window: {} too many.</source>
        <translation>{} je {} okna: o {} víc.</translation>
    </message>
    <message>
        <source>{} tokens a word</source>
        <translation>{} tokenů na slovo</translation>
    </message>
    <message>
        <source>{} tokens a word: the bill is {} times what it would be by words.</source>
        <translation>{} tokenů na slovo: účet je {}násobek toho podle slov.</translation>
    </message>
</context>
<context>
    <name>CountChart</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Počet v korpusu, sloučení po sloučení</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>An error in the program stopped the last action.</source>
        <translation>Chyba v programu zastavila poslední akci.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopírovat hlášení</translation>
    </message>
    <message>
        <source>What was open is still open. Save your work, and report this.</source>
        <translation>Co bylo otevřené, zůstává otevřené. Uložte si práci a chybu nahlaste.</translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message>
        <source>After how many tokens the answer ends</source>
        <translation>Po kolika tokenech odpověď končí</translation>
    </message>
    <message>
        <source>An answer cut at</source>
        <translation>Odpověď uťatá po</translation>
    </message>
    <message>
        <source>Received: {}. Lost: {}.</source>
        <translation>Doručeno: {}. Ztraceno: {}.</translation>
    </message>
    <message>
        <source>There is no text to cut: type one, or take another.</source>
        <translation>Není text k utnutí: napište jej, nebo vezměte jiný.</translation>
    </message>
    <message>
        <source>What the reader gets</source>
        <translation>Co dostane čtenář</translation>
    </message>
    <message>
        <source>What the reader gets, and what is lost</source>
        <translation>Co čtenář dostane a co se ztratí</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln token(s)</source>
        <translation>
            <numerusform>z %Ln tokenu</numerusform>
            <numerusform>ze %Ln tokenů</numerusform>
            <numerusform>z %Ln tokenů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutRow</name>
    <message>
        <source>The word, cut: {}</source>
        <translation>Uťaté slovo: {}</translation>
    </message>
</context>
<context>
    <name>DifferenceLane</name>
    <message>
        <source>Symbols left, compared with the main line</source>
        <translation>Zbývá symbolů, ve srovnání s hlavní linií</translation>
    </message>
</context>
<context>
    <name>DigitVariantController</name>
    <message>
        <source>A compressor has no pre-tokenizer.</source>
        <translation>Kompresor nemá pretokenizér.</translation>
    </message>
    <message>
        <source>A tokenizer from a file is not trained anew.</source>
        <translation>Tokenizér ze souboru se netrénuje znovu.</translation>
    </message>
    <message>
        <source>The variants are made of a training that is complete.</source>
        <translation>Varianty vznikají z dokončeného trénování.</translation>
    </message>
    <message>
        <source>This training failed.</source>
        <translation>Toto trénování selhalo.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>The rule of the lowest rank is next</source>
        <translation>Další je pravidlo s nejnižším pořadím</translation>
    </message>
    <message numerus="yes">
        <source>{} → %Ln byte(s) of data</source>
        <translation>
            <numerusform>{} → %Ln bajt dat</numerusform>
            <numerusform>{} → %Ln bajty dat</numerusform>
            <numerusform>{} → %Ln bajtů dat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>Puštěním otevřete</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln file(s) as one corpus</source>
        <translation>
            <numerusform>Puštěním otevřete %Ln soubor jako jeden korpus</numerusform>
            <numerusform>Puštěním otevřete %Ln soubory jako jeden korpus</numerusform>
            <numerusform>Puštěním otevřete %Ln souborů jako jeden korpus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Expansion</name>
    <message>
        <source>{byte} stands for {meaning} in the table, so a text that holds {byte} itself cannot be compressed with it.</source>
        <translation>{byte} v tabulce zastupuje {meaning}, takže text, který sám obsahuje {byte}, s ní nelze zkomprimovat.</translation>
    </message>
</context>
<context>
    <name>ExpansionModel</name>
    <message>
        <source>Only texts up to {} characters are expanded here. Shorten it.</source>
        <translation>Zde se rozbalují jen texty do {} znaků. Zkraťte jej.</translation>
    </message>
</context>
<context>
    <name>ExpansionPane</name>
    <message>
        <source>All is expanded.</source>
        <translation>Vše je rozbaleno.</translation>
    </message>
    <message>
        <source>Back by one step</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Data, stack and output</source>
        <translation>Data, zásobník a výstup</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Provést další krok</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Dále:</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Výstup</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play the expansion</source>
        <translation>Přehrát rozbalení</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Zásobník</translation>
    </message>
    <message>
        <source>Steps of the expansion</source>
        <translation>Kroky rozbalení</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>se mění na</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>z dat</translation>
    </message>
    <message>
        <source>from the stack</source>
        <translation>ze zásobníku</translation>
    </message>
    <message>
        <source>goes to the output</source>
        <translation>jde na výstup</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>vzato</translation>
    </message>
    <message>
        <source>taken next</source>
        <translation>bere se teď</translation>
    </message>
    <message numerus="yes">
        <source>{written} of %Ln byte(s), step {at} of {steps}</source>
        <translation>
            <numerusform>{written} z %Ln bajtu, krok {at} z {steps}</numerusform>
            <numerusform>{written} ze %Ln bajtů, krok {at} z {steps}</numerusform>
            <numerusform>{written} z %Ln bajtů, krok {at} z {steps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All {steps}</source>
        <translation>Vše ({steps})</translation>
    </message>
    <message>
        <source>BERT vocab.txt</source>
        <translation>BERT vocab.txt</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procházet…</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabulka CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Export the vocabulary</source>
        <translation>Export slovníku</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportovat do</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>For minbpe, byte units only.</source>
        <translation>Pro minbpe, jen s bajty.</translation>
    </message>
    <message>
        <source>For sentencepiece and what builds on it.</source>
        <translation>Pro sentencepiece a co na něm staví.</translation>
    </message>
    <message>
        <source>For tiktoken, byte units only. A JSON beside it has the rest.</source>
        <translation>Pro tiktoken, jen s bajty. Zbytek je v JSON vedle.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formát</translation>
    </message>
    <message>
        <source>GPT-2 vocab.json and merges.txt</source>
        <translation>GPT-2 vocab.json a merges.txt</translation>
    </message>
    <message>
        <source>Hugging Face tokenizer.json</source>
        <translation>Hugging Face tokenizer.json</translation>
    </message>
    <message>
        <source>Merge rules for subword-nmt, with &lt;/w&gt; on the last character.</source>
        <translation>Slučovací pravidla pro subword-nmt, s &lt;/w&gt; u posledního znaku.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Zadejte soubor.</translation>
    </message>
    <message>
        <source>Name a folder.</source>
        <translation>Zadejte složku.</translation>
    </message>
    <message>
        <source>One file for the tokenizers and transformers libraries.</source>
        <translation>Jeden soubor pro knihovny tokenizers a transformers.</translation>
    </message>
    <message>
        <source>One token a line, as BERT and its relatives have it.</source>
        <translation>Token na řádek, jak to má BERT a jemu podobné.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Replaces {files}.</source>
        <translation>Nahradí {files}.</translation>
    </message>
    <message>
        <source>SentencePiece model</source>
        <translation>Model SentencePiece</translation>
    </message>
    <message>
        <source>The first {steps}, up to the playhead</source>
        <translation>Po ukazatel ({steps})</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Složka {folder} neexistuje.</translation>
    </message>
    <message>
        <source>The vocabulary as rows, for a spreadsheet.</source>
        <translation>Slovník po řádcích, pro tabulkový procesor.</translation>
    </message>
    <message>
        <source>Two files in a folder, as GPT-2 and RoBERTa have them.</source>
        <translation>Dva soubory ve složce, jak je mají GPT-2 a RoBERTa.</translation>
    </message>
    <message>
        <source>minbpe model</source>
        <translation>Model minbpe</translation>
    </message>
    <message>
        <source>subword-nmt codes</source>
        <translation>Kódy subword-nmt</translation>
    </message>
    <message>
        <source>tiktoken ranks</source>
        <translation>Pořadí tiktoken</translation>
    </message>
    <message>
        <source>{name} is a file. Name a folder.</source>
        <translation>{name} je soubor. Zadejte složku.</translation>
    </message>
    <message>
        <source>{name} is a folder. Name a file in it.</source>
        <translation>{name} je složka. Zadejte soubor v ní.</translation>
    </message>
</context>
<context>
    <name>ExtensionController</name>
    <message>
        <source>A compressor makes no tokenizer.</source>
        <translation>Kompresor nevytváří tokenizér.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Uloženo: {}.</translation>
    </message>
    <message>
        <source>The tokenizer could not be changed.</source>
        <translation>Tokenizér se nepodařilo změnit.</translation>
    </message>
    <message>
        <source>Train a tokenizer, or open one, to see what it costs to change it.</source>
        <translation>Natrénujte nebo otevřete tokenizér a uvidíte, kolik stojí jeho změna.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} a {}</translation>
    </message>
</context>
<context>
    <name>FateRows</name>
    <message>
        <source>scaffold</source>
        <translation>lešení</translation>
    </message>
    <message>
        <source>scaffold, all went into {}</source>
        <translation>lešení, vše přešlo do {}</translation>
    </message>
    <message>
        <source>still used</source>
        <translation>stále se používá</translation>
    </message>
    <message>
        <source>still used in {}</source>
        <translation>stále se používá v {}</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Field of the text</source>
        <translation>Pole s textem</translation>
    </message>
    <message numerus="yes">
        <source>In all of the first %Ln record(s)</source>
        <translation>
            <numerusform>Ve všech z prvního %Ln záznamu</numerusform>
            <numerusform>Ve všech z prvních %Ln záznamů</numerusform>
            <numerusform>Ve všech z prvních %Ln záznamů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {} of the first %Ln record(s)</source>
        <translation>
            <numerusform>V {} z prvního %Ln záznamu</numerusform>
            <numerusform>V {} z prvních %Ln záznamů</numerusform>
            <numerusform>V {} z prvních %Ln záznamů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Add files to the corpus</source>
        <translation>Přidat soubory do korpusu</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Compressed texts (*.gage)</source>
        <translation>Komprimované texty (*.gage)</translation>
    </message>
    <message>
        <source>Its corpus, settings, training and live text go into a file of your choice.</source>
        <translation>Jeho korpus, nastavení, trénování a zkušební text se uloží do souboru, který zvolíte.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lekce (*.lesson)</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Otevřít korpus, tokenizér nebo projekt</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Otevřít lekci</translation>
    </message>
    <message>
        <source>Open a text to measure</source>
        <translation>Otevřít text k měření</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Stránky (*.html)</translation>
    </message>
    <message>
        <source>Projects (*.bpe)</source>
        <translation>Projekty (*.bpe)</translation>
    </message>
    <message>
        <source>Save the changes to {}?</source>
        <translation>Uložit změny v {}?</translation>
    </message>
    <message>
        <source>Save the compressed text</source>
        <translation>Uložit komprimovaný text</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Uložit projekt</translation>
    </message>
    <message>
        <source>Save the project?</source>
        <translation>Uložit projekt?</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Uložit zprávu</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation>Texty (*.txt *.md)</translation>
    </message>
    <message>
        <source>Texts and word counts (*.txt *.tsv *.md *.csv *.jsonl *.gz)</source>
        <translation>Texty a počty slov (*.txt *.tsv *.md *.csv *.jsonl *.gz)</translation>
    </message>
    <message>
        <source>Texts to compare on</source>
        <translation>Texty k porovnání</translation>
    </message>
    <message>
        <source>Tokenizers (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Tokenizéry (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Tokenizéry (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers to compare</source>
        <translation>Tokenizéry k porovnání</translation>
    </message>
    <message>
        <source>What you do not save is lost.</source>
        <translation>Co neuložíte, se ztratí.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%Ln file(s), {}</source>
        <translation>
            <numerusform>%Ln soubor, {}</numerusform>
            <numerusform>%Ln soubory, {}</numerusform>
            <numerusform>%Ln souborů, {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln řádek</numerusform>
            <numerusform>%Ln řádky</numerusform>
            <numerusform>%Ln řádků</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files to the corpus</source>
        <translation>Přidat soubory do korpusu</translation>
    </message>
    <message>
        <source>Files of the corpus</source>
        <translation>Soubory korpusu</translation>
    </message>
    <message>
        <source>Take this file out of the corpus</source>
        <translation>Odebrat tento soubor z korpusu</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>It was taken off the list of recent files.</source>
        <translation>Byl odebrán ze seznamu posledních souborů.</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>Otevřete jej samostatně.</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Načíst soubor znovu</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Uloženo: {}.</translation>
    </message>
    <message>
        <source>The project keeps the text that it was saved with.</source>
        <translation>Projekt si ponechává text, se kterým byl uložen.</translation>
    </message>
    <message>
        <source>The saved merges are played on the text as it is now.</source>
        <translation>Uložená sloučení se přehrají na textu, jaký je teď.</translation>
    </message>
    <message>
        <source>There is no vocabulary yet.</source>
        <translation>Zatím není žádný slovník.</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Trénovat znovu</translation>
    </message>
    <message>
        <source>Train first.</source>
        <translation>Nejprve trénujte.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} a {}</translation>
    </message>
    <message>
        <source>{} does not exist any more.</source>
        <translation>{} už neexistuje.</translation>
    </message>
    <message>
        <source>{} has changed since {} was saved.</source>
        <translation>{} se změnil od doby, kdy byl uložen {}.</translation>
    </message>
    <message>
        <source>{} is a lesson, not a text.</source>
        <translation>{} je lekce, ne text.</translation>
    </message>
    <message>
        <source>{} is a project or a tokenizer, not a text.</source>
        <translation>{} je projekt nebo tokenizér, ne text.</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>C5 A1 finds bytes, 12 the id, a + b what is built from a and b. ! in front turns it round.</source>
        <translation>C5 A1 najde bajty, 12 id, a + b to, co je složeno z a a b. Znak ! na začátku význam obrátí.</translation>
    </message>
    <message>
        <source>Filter by token, id, bytes or part</source>
        <translation>Filtr podle tokenu, id, bajtů nebo části</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Filtrovat slovník</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Nothing odd was found.</source>
        <translation>Nenašlo se nic zvláštního.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Error</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Varování</translation>
    </message>
    <message>
        <source>{severity}: {finding} {number}</source>
        <translation>{severity}: {finding} {number}</translation>
    </message>
</context>
<context>
    <name>FirstMerge</name>
    <message>
        <source>Merge {}</source>
        <translation>Sloučení {}</translation>
    </message>
    <message>
        <source>Merge {}: {} in the main line, {} in the branch</source>
        <translation>Sloučení {}: {} v hlavní linii, {} ve větvi</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>větev</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>skončila</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>hlavní linie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>FixedCosts</name>
    <message>
        <source>Dimensions d</source>
        <translation>Rozměry d</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Rozměry embeddingu</translation>
    </message>
    <message>
        <source>Embedding rows</source>
        <translation>Řádky embeddingu</translation>
    </message>
    <message>
        <source>New ids</source>
        <translation>Nová id</translation>
    </message>
    <message>
        <source>New tokens come behind the largest id, so no old row moves.</source>
        <translation>Nové tokeny přijdou za nejvyšší id, takže se žádný starý řádek neposune.</translation>
    </message>
    <message>
        <source>Old ids kept</source>
        <translation>Zachovaná stará id</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametry</translation>
    </message>
    <message>
        <source>Rows × d; twice as many where the output layer is not tied to the embedding.</source>
        <translation>Řádky × d; dvojnásobek, pokud výstupní vrstva není svázaná s embeddingem.</translation>
    </message>
    <message>
        <source>The width of the model&apos;s embedding.</source>
        <translation>Šířka embeddingu modelu.</translation>
    </message>
    <message>
        <source>Tokens after − tokens before. Each token has a row in the model&apos;s embedding.</source>
        <translation>Tokeny po − tokeny před. Každý token má řádek v embeddingu modelu.</translation>
    </message>
    <message>
        <source>Tokens that are the same under the same id: compared one by one.</source>
        <translation>Tokeny, které jsou pod stejným id stejné: porovnané jeden po druhém.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
</context>
<context>
    <name>FixedForm</name>
    <message>
        <source>A character that is no longer unknown.</source>
        <translation>Znak, který už není neznámý.</translation>
    </message>
    <message>
        <source>A piece twice as probable as the way its word is cut now.</source>
        <translation>Kousek dvakrát pravděpodobnější než nynější dělení jeho slova.</translation>
    </message>
    <message>
        <source>A word that is no longer unknown.</source>
        <translation>Slovo, které už není neznámé.</translation>
    </message>
    <message>
        <source>Add tokens</source>
        <translation>Přidat tokeny</translation>
    </message>
    <message>
        <source>Built by merges, from left to right; each step is a token.</source>
        <translation>Sestavený slučováním zleva doprava; každý krok je token.</translation>
    </message>
    <message>
        <source>Compare with a training from scratch on both</source>
        <translation>Porovnat s trénováním od nuly na obojím</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Doména</translation>
    </message>
    <message>
        <source>Found in every text before it is cut, inside words too.</source>
        <translation>Najde se v každém textu před dělením, i uvnitř slov.</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>Do modelu</translation>
    </message>
    <message>
        <source>In the model: built by merges, as a piece or a word. Whole: found in every text before it is cut, as Hugging Face&apos;s add_tokens does.</source>
        <translation>Do modelu: sestavené slučováním, jako kousek nebo slovo. Celé: najdou se v každém textu před dělením, jako to dělá add_tokens v Hugging Face.</translation>
    </message>
    <message>
        <source>Leave the files, type a text</source>
        <translation>Opustit soubory, napsat text</translation>
    </message>
    <message>
        <source>Merges to take back</source>
        <translation>Sloučení k vrácení</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Min. počet</translation>
    </message>
    <message>
        <source>New steps</source>
        <translation>Nové kroky</translation>
    </message>
    <message>
        <source>One token a line; spaces count</source>
        <translation>Jeden token na řádek; mezery se počítají</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Otevřít soubory…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Text of the domain</source>
        <translation>Text domény</translation>
    </message>
    <message>
        <source>The last merges</source>
        <translation>Poslední sloučení</translation>
    </message>
    <message>
        <source>The last merges go with their tokens; what stays keeps its id.</source>
        <translation>Poslední sloučení zmizí i s tokeny; co zůstane, má dál své id.</translation>
    </message>
    <message>
        <source>The longest token that fits wins. ## before one inside a word.</source>
        <translation>Vyhrává nejdelší token, který se hodí. ## před tím uvnitř slova.</translation>
    </message>
    <message>
        <source>The rules and ids stay; the new ones come behind them.</source>
        <translation>Pravidla a id zůstávají; nová přijdou za ně.</translation>
    </message>
    <message>
        <source>Tokens to add, one a line</source>
        <translation>Tokeny k přidání, jeden na řádek</translation>
    </message>
    <message>
        <source>Train further</source>
        <translation>Trénovat dál</translation>
    </message>
    <message>
        <source>Type or paste a text of your domain</source>
        <translation>Napište nebo vložte text své domény</translation>
    </message>
    <message>
        <source>Unused merges</source>
        <translation>Nepoužitá sloučení</translation>
    </message>
    <message>
        <source>Unused: no word of the corpus needs the merge, for its tokens or on the way.</source>
        <translation>Nepoužitá: žádné slovo korpusu sloučení nepotřebuje, pro své tokeny ani cestou.</translation>
    </message>
    <message>
        <source>What stays keeps its id; the ids that go leave gaps.</source>
        <translation>Co zůstane, má dál své id; id, která zmizí, nechají mezery.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Celé</translation>
    </message>
    <message>
        <source>{} begins no word after a space: put a space before it.</source>
        <translation>{} nezačíná žádné slovo po mezeře: dejte před něj mezeru.</translation>
    </message>
</context>
<context>
    <name>FixedPage</name>
    <message numerus="yes">
        <source>%Ln new token(s)</source>
        <translation>
            <numerusform>%Ln nový token</numerusform>
            <numerusform>%Ln nové tokeny</numerusform>
            <numerusform>%Ln nových tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) taken out</source>
        <translation>
            <numerusform>%Ln token odebrán</numerusform>
            <numerusform>%Ln tokeny odebrány</numerusform>
            <numerusform>%Ln tokenů odebráno</numerusform>
        </translation>
    </message>
    <message>
        <source>A tokenizer is changed when it is complete.</source>
        <translation>Tokenizér se mění, až je hotový.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Před</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Křivka</translation>
    </message>
    <message>
        <source>Cut otherwise</source>
        <translation>Děleno jinak</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Doména</translation>
    </message>
    <message>
        <source>Every word of the corpus is cut as before.</source>
        <translation>Každé slovo korpusu se dělí jako předtím.</translation>
    </message>
    <message>
        <source>Every word of the domain is cut as before.</source>
        <translation>Každé slovo domény se dělí jako předtím.</translation>
    </message>
    <message>
        <source>Export and open…</source>
        <translation>Exportovat a otevřít…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Pevný slovník</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message>
        <source>Live text before and after</source>
        <translation>Zkušební text před a po</translation>
    </message>
    <message>
        <source>New tokens</source>
        <translation>Nové tokeny</translation>
    </message>
    <message>
        <source>No tokenizer to change</source>
        <translation>Žádný tokenizér ke změně</translation>
    </message>
    <message>
        <source>No word takes more tokens than before.</source>
        <translation>Žádné slovo nepotřebuje víc tokenů než předtím.</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>Zatím se nic nezměnilo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Stopped; these are the figures before.</source>
        <translation>Zastaveno; toto jsou čísla předtím.</translation>
    </message>
    <message numerus="yes">
        <source>The first {} of %Ln word(s).</source>
        <translation>
            <numerusform>Prvních {} z %Ln slova.</numerusform>
            <numerusform>Prvních {} ze %Ln slov.</numerusform>
            <numerusform>Prvních {} z %Ln slov.</numerusform>
        </translation>
    </message>
    <message>
        <source>The training goes on</source>
        <translation>Trénování ještě běží</translation>
    </message>
    <message>
        <source>These are the figures before.</source>
        <translation>Toto jsou čísla předtím.</translation>
    </message>
    <message>
        <source>Tokens before and after</source>
        <translation>Tokeny před a po</translation>
    </message>
    <message>
        <source>Train further to see tokens per word after each new step.</source>
        <translation>Trénujte dál a uvidíte tokeny na slovo po každém novém kroku.</translation>
    </message>
    <message>
        <source>Type a live text in Watch.</source>
        <translation>Napište zkušební text v prostoru Sledování.</translation>
    </message>
    <message>
        <source>Type a text of the domain, or open files.</source>
        <translation>Napište text domény, nebo otevřete soubory.</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Horší</translation>
    </message>
    <message>
        <source>Write the changed tokenizer, then open it in the window.</source>
        <translation>Zapsat změněný tokenizér a otevřít jej v okně.</translation>
    </message>
    <message>
        <source>Write the changed tokenizer; the old ids stay.</source>
        <translation>Zapsat změněný tokenizér; stará id zůstávají.</translation>
    </message>
    <message>
        <source>Write tokens, train further on a text of your domain, or take merges back: what becomes of ids and words stands here then.</source>
        <translation>Napište tokeny, trénujte dál na textu své domény, nebo vraťte sloučení: co se stane s id a slovy, pak uvidíte zde.</translation>
    </message>
    <message>
        <source>{} of {} steps: nothing else counts enough</source>
        <translation>{} z {} kroků: nic dalšího nemá dostatečný počet</translation>
    </message>
</context>
<context>
    <name>FixedTopic</name>
    <message>
        <source>Open texts of the domain</source>
        <translation>Otevřít texty domény</translation>
    </message>
</context>
<context>
    <name>FixedWords</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>A character that the alphabet lacked.</source>
        <translation>Znak, který v abecedě chyběl.</translation>
    </message>
    <message>
        <source>A step on the way to {}: its merge needs a token, too.</source>
        <translation>Krok na cestě k {}: i jeho sloučení potřebuje token.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>An embedding row without use.</source>
        <translation>Řádek embeddingu bez užitku.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Před</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Cutting the words</source>
        <translation>Dělení slov</translation>
    </message>
    <message>
        <source>Different words that are cut otherwise now. A model has learnt them from the tokens that they had before.</source>
        <translation>Různá slova, která se teď dělí jinak. Model se je naučil z tokenů, které měla předtím.</translation>
    </message>
    <message>
        <source>Different words that take more tokens than before.</source>
        <translation>Různá slova, která potřebují víc tokenů než předtím.</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Doména</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Fertilita</translation>
    </message>
    <message>
        <source>How many occurrences of the word are cut otherwise now.</source>
        <translation>Kolik výskytů slova se teď dělí jinak.</translation>
    </message>
    <message>
        <source>How many tokens the word takes more or less.</source>
        <translation>O kolik tokenů víc nebo méně slovo potřebuje.</translation>
    </message>
    <message>
        <source>How often these words stand in the text: occurrences that moved.</source>
        <translation>Kolikrát jsou tato slova v textu: změněné výskyty.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Složen z</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Čtení textu</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The number of its embedding row.</source>
        <translation>Číslo jeho řádku embeddingu.</translation>
    </message>
    <message>
        <source>The pair that its merge joins.</source>
        <translation>Dvojice, kterou jeho sloučení spojuje.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Výskyty</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens of the text by the changed tokenizer.</source>
        <translation>Tokeny textu podle změněného tokenizéru.</translation>
    </message>
    <message>
        <source>Tokens of the text by the tokenizer as it is.</source>
        <translation>Tokeny textu podle tokenizéru, jak je.</translation>
    </message>
    <message>
        <source>Tokens per word before: tokens / words, 1 at best.</source>
        <translation>Tokeny na slovo před: tokeny / slova, v nejlepším případě 1.</translation>
    </message>
    <message>
        <source>Tokens per word by the changed tokenizer.</source>
        <translation>Tokeny na slovo podle změněného tokenizéru.</translation>
    </message>
    <message>
        <source>Tokens that stand for what the tokenizer lacks, before and after.</source>
        <translation>Tokeny místo toho, co tokenizéru chybí, před a po.</translation>
    </message>
    <message>
        <source>Trained from scratch on both, {} tokens: corpus {} tokens ({}), domain {} ({}). All ids would be new.</source>
        <translation>Natrénováno od nuly na obojím, {} tokenů: korpus {} tokenů ({}), doména {} ({}). Všechna id by byla nová.</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>Trénování od nuly</translation>
    </message>
    <message>
        <source>Training further</source>
        <translation>Další trénování</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Celá slova</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Words moved</source>
        <translation>Změněná slova</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Pracuje se</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Horší</translation>
    </message>
    <message>
        <source>after / before − 1</source>
        <translation>po / před − 1</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>požadovaný</translation>
    </message>
    <message>
        <source>new character</source>
        <translation>nový znak</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>cestou</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>krok {} z {}</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>natrénovaný</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Tokens / tokens of the window: {} / {}</source>
        <translation>Tokeny / tokeny okna: {} / {}</translation>
    </message>
</context>
<context>
    <name>GoDialog</name>
    <message>
        <source>Enter goes to the chosen step, Esc stays.</source>
        <translation>Enter přejde na vybraný krok, Esc zůstane.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Přejít na</translation>
    </message>
    <message>
        <source>No step and no token is called that.</source>
        <translation>Žádný krok ani token se tak nejmenuje.</translation>
    </message>
    <message>
        <source>Places to go to</source>
        <translation>Místa, kam přejít</translation>
    </message>
    <message>
        <source>Step, token, or id as #12</source>
        <translation>Krok, token, nebo id jako #12</translation>
    </message>
</context>
<context>
    <name>HitCount</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
</context>
<context>
    <name>InspectModel</name>
    <message>
        <source>A compression makes no tokens. The byte table has all it makes.</source>
        <translation>Komprese nevytváří tokeny. Vše, co vytváří, je v tabulce bajtů.</translation>
    </message>
    <message>
        <source>The history of a token is told when the training has ended.</source>
        <translation>Historie tokenu se ukáže, až trénování skončí.</translation>
    </message>
    <message>
        <source>There are no tokens yet.</source>
        <translation>Zatím nejsou žádné tokeny.</translation>
    </message>
    <message>
        <source>These tokens were not made by merges: they have no tree.</source>
        <translation>Tyto tokeny nevznikly slučováním: nemají strom.</translation>
    </message>
    <message>
        <source>Train on a corpus first: then every token has a history to tell.</source>
        <translation>Nejprve trénujte na korpusu: pak má každý token svou historii.</translation>
    </message>
</context>
<context>
    <name>InspectStrip</name>
    <message>
        <source>◇ steps that made {}</source>
        <translation>◇ kroky, které vytvořily {}</translation>
    </message>
</context>
<context>
    <name>LatticeModel</name>
    <message>
        <source>Only Unigram weighs all ways to cut a word.</source>
        <translation>Jen Unigram váží všechny způsoby, jak slovo rozdělit.</translation>
    </message>
    <message>
        <source>Type a word to see all ways to cut it.</source>
        <translation>Napište slovo a uvidíte všechny způsoby, jak je rozdělit.</translation>
    </message>
    <message>
        <source>{} is too long to be drawn: only words up to {} characters.</source>
        <translation>{} je příliš dlouhé na vykreslení: jen slova do {} znaků.</translation>
    </message>
</context>
<context>
    <name>LatticePane</name>
    <message numerus="yes">
        <source>%Ln way(s)</source>
        <translation>
            <numerusform>%Ln způsob</numerusform>
            <numerusform>%Ln způsoby</numerusform>
            <numerusform>%Ln způsobů</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines: share among all ways</source>
        <translation>Čáry: podíl na všech způsobech</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>Další slovo</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>Předchozí slovo</translation>
    </message>
    <message>
        <source>{word}, word {at} of {words}: {ways} to cut it</source>
        <translation>{word}, slovo {at} z {words}: {ways}, jak je rozdělit</translation>
    </message>
    <message>
        <source>{} ways</source>
        <translation>{} způsobů</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go back to the list; the lesson can be taken up here again</source>
        <translation>Zpět na seznam; v lekci lze pokračovat odtud</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Opustit lekci</translation>
    </message>
</context>
<context>
    <name>LessonBars</name>
    <message>
        <source>start</source>
        <translation>začátek</translation>
    </message>
</context>
<context>
    <name>LessonExercise</name>
    <message numerus="yes">
        <source>%Ln pair(s) are equally good here: the rule for equal counts decides.</source>
        <translation>
            <numerusform>Zde je %Ln dvojice stejně dobrá: rozhodne pravidlo pro stejné počty.</numerusform>
            <numerusform>Zde jsou %Ln dvojice stejně dobré: rozhodne pravidlo pro stejné počty.</numerusform>
            <numerusform>Zde je %Ln dvojic stejně dobrých: rozhodne pravidlo pro stejné počty.</numerusform>
        </translation>
    </message>
    <message>
        <source>After merge {}: {}</source>
        <translation>Po sloučení {}: {}</translation>
    </message>
    <message>
        <source>Bytes left: {1}</source>
        <translation>Zbývá bajtů: {1}</translation>
    </message>
    <message>
        <source>Count of {0}: {1}</source>
        <translation>Počet {0}: {1}</translation>
    </message>
    <message>
        <source>In truth: {}</source>
        <translation>Ve skutečnosti: {}</translation>
    </message>
    <message>
        <source>Merge {0} joins</source>
        <translation>Sloučení {0} spojuje</translation>
    </message>
    <message>
        <source>Merge {0} makes</source>
        <translation>Sloučení {0} vytváří</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Sloučení {}</translation>
    </message>
    <message>
        <source>No merge applies.</source>
        <translation>Žádné sloučení se nepoužije.</translation>
    </message>
    <message>
        <source>Replacement {0} makes</source>
        <translation>Nahrazení {0} vytváří</translation>
    </message>
    <message>
        <source>Replacement {0} replaces</source>
        <translation>Nahrazení {0} nahrazuje</translation>
    </message>
    <message>
        <source>Replacement {}</source>
        <translation>Nahrazení {}</translation>
    </message>
    <message>
        <source>Score of {0}: {1}</source>
        <translation>Skóre {0}: {1}</translation>
    </message>
    <message>
        <source>Symbols left: {1}</source>
        <translation>Zbývá symbolů: {1}</translation>
    </message>
    <message>
        <source>The fault</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>The id of {0} is {1}</source>
        <translation>Id tokenu {0} je {1}</translation>
    </message>
    <message>
        <source>The pair of merge {0} occurred {1}×</source>
        <translation>Dvojice sloučení {0} se vyskytla {1}×</translation>
    </message>
    <message>
        <source>The pair of replacement {0} occurred {1}×</source>
        <translation>Dvojice nahrazení {0} se vyskytla {1}×</translation>
    </message>
    <message>
        <source>These merges apply, in this order: {}.</source>
        <translation>Použijí se tato sloučení v tomto pořadí: {}.</translation>
    </message>
    <message>
        <source>This is true.</source>
        <translation>To je pravda.</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary: {1}</source>
        <translation>Tokenů ve slovníku: {1}</translation>
    </message>
    <message>
        <source>Tokens of {0}: {1}</source>
        <translation>Tokeny slova {0}: {1}</translation>
    </message>
    <message>
        <source>Unknown symbols of {0}: {1}</source>
        <translation>Neznámé symboly slova {0}: {1}</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>Co očekáváte?</translation>
    </message>
    <message>
        <source>Where is {} cut?</source>
        <translation>Kde se dělí {}?</translation>
    </message>
    <message>
        <source>Which merge on the way to {} cannot be made in {}?</source>
        <translation>Které sloučení na cestě k {} nelze provést v {}?</translation>
    </message>
    <message>
        <source>Which one is wrong?</source>
        <translation>Které tvrzení je chybné?</translation>
    </message>
    <message>
        <source>Which pair has the best score?</source>
        <translation>Která dvojice má nejlepší skóre?</translation>
    </message>
    <message>
        <source>Which pair is replaced next?</source>
        <translation>Která dvojice se teď nahradí?</translation>
    </message>
    <message>
        <source>Which pair merges next?</source>
        <translation>Která dvojice se teď sloučí?</translation>
    </message>
    <message>
        <source>Why not {}?</source>
        <translation>Proč ne {}?</translation>
    </message>
    <message>
        <source>score {}</source>
        <translation>skóre {}</translation>
    </message>
    <message>
        <source>{0} becomes</source>
        <translation>{0} se mění na</translation>
    </message>
    <message>
        <source>{0} in the corpus: {1}</source>
        <translation>{0} v korpusu: {1}</translation>
    </message>
    <message>
        <source>{} (after merge {})</source>
        <translation>{} (po sloučení {})</translation>
    </message>
    <message>
        <source>{} (after replacement {})</source>
        <translation>{} (po nahrazení {})</translation>
    </message>
    <message>
        <source>{} ({} + {})</source>
        <translation>{} ({} + {})</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}: {}.</translation>
    </message>
    <message>
        <source>{}×</source>
        <translation>{}×</translation>
    </message>
</context>
<context>
    <name>LessonGroups</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln krok</numerusform>
            <numerusform>%Ln kroky</numerusform>
            <numerusform>%Ln kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulharština</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Čeština</translation>
    </message>
    <message>
        <source>Done: {} of {} points</source>
        <translation>Hotovo: {} z {} bodů</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angličtina</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italština</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Otevřené</translation>
    </message>
    <message>
        <source>Step {} of {}, {} of {} points</source>
        <translation>Krok {} z {}, {} z {} bodů</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>In Bulgarian</source>
        <translation>Bulharsky</translation>
    </message>
    <message>
        <source>In Czech</source>
        <translation>Česky</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>Anglicky</translation>
    </message>
    <message>
        <source>In Italian</source>
        <translation>Italsky</translation>
    </message>
    <message>
        <source>In their own languages</source>
        <translation>V jejich jazycích</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Otevřít lekci…</translation>
    </message>
    <message>
        <source>Worked examples, step by step: predict the next merge, cut a word, find the fault. A lesson has a corpus of its own; yours stays as it is.</source>
        <translation>Řešené příklady krok za krokem: předvídejte další sloučení, rozdělte slovo, najděte chybu. Lekce má vlastní korpus; váš zůstává, jak je.</translation>
    </message>
</context>
<context>
    <name>LessonOption</name>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>LessonSide</name>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message>
        <source>Scores stay on this computer.</source>
        <translation>Skóre zůstává v tomto počítači.</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Zbývá symbolů v korpusu</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Vaše odpovědi</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} z {} bodů</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Kroky lekce</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>nesprávně</translation>
    </message>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
    <message>
        <source>the present step</source>
        <translation>současný krok</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>čeká</translation>
    </message>
</context>
<context>
    <name>LessonSummary</name>
    <message>
        <source>All lessons</source>
        <translation>Všechny lekce</translation>
    </message>
    <message>
        <source>Back to the steps</source>
        <translation>Zpět ke krokům</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>Finished: {}</source>
        <translation>Dokončeno: {}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Správná odpověď</translation>
    </message>
    <message>
        <source>Take the lesson from its first step, without points</source>
        <translation>Projít lekci od prvního kroku, bez bodů</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vaše odpověď</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>nesprávně</translation>
    </message>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} z {} bodů</translation>
    </message>
</context>
<context>
    <name>LessonTask</name>
    <message>
        <source>After the reveal the merge plays here once, and all counts appear.</source>
        <translation>Po odhalení se zde sloučení jednou přehraje a objeví se všechny počty.</translation>
    </message>
    <message>
        <source>After the reveal the replacement plays here once, and all counts appear.</source>
        <translation>Po odhalení se zde nahrazení jednou přehraje a objeví se všechny počty.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter kontroluje</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Enter pokračuje</translation>
    </message>
    <message>
        <source>Enter reveals</source>
        <translation>Enter odhalí</translation>
    </message>
    <message>
        <source>How many times does it occur?</source>
        <translation>Kolikrát se vyskytuje?</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter checks</source>
        <translation>Klávesy 1 až {} vybírají, Enter kontroluje</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter reveals</source>
        <translation>Klávesy 1 až {} vybírají, Enter odhalí</translation>
    </message>
    <message>
        <source>Left and right move, Space cuts, Enter checks</source>
        <translation>Vlevo a vpravo posouvají, mezerník dělí, Enter kontroluje</translation>
    </message>
    <message>
        <source>Reveal merge {}</source>
        <translation>Odhalit sloučení {}</translation>
    </message>
    <message>
        <source>Reveal replacement {}</source>
        <translation>Odhalit nahrazení {}</translation>
    </message>
    <message>
        <source>Reveal the merge</source>
        <translation>Odhalit sloučení</translation>
    </message>
    <message>
        <source>Reveal the replacement</source>
        <translation>Odhalit nahrazení</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Ukázat nápovědu</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vaše odpověď</translation>
    </message>
    <message>
        <source>count hidden</source>
        <translation>skrytý počet</translation>
    </message>
    <message>
        <source>optional, one more point</source>
        <translation>nepovinné, bod navíc</translation>
    </message>
    <message>
        <source>or type it with spaces</source>
        <translation>nebo to napište s mezerami</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>vaše odpověď</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>vaše předpověď</translation>
    </message>
</context>
<context>
    <name>LessonVerdict</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>A number is wanted here, such as 12 or 0.5. Your answer was not scored.</source>
        <translation>Zde má být číslo, například 12 nebo 0,5. Vaše odpověď se nehodnotila.</translation>
    </message>
    <message numerus="yes">
        <source>Not quite. It becomes {pieces}: %Ln token(s).</source>
        <translation>
            <numerusform>Ne docela. Vznikne {pieces}: %Ln token.</numerusform>
            <numerusform>Ne docela. Vznikne {pieces}: %Ln tokeny.</numerusform>
            <numerusform>Ne docela. Vznikne {pieces}: %Ln tokenů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Tahle ne.</translation>
    </message>
    <message>
        <source>Not this one. {}.</source>
        <translation>Tahle ne. {}.</translation>
    </message>
    <message>
        <source>Not this one: it is true. The wrong claim is {}: {}.</source>
        <translation>Toto ne: je pravdivé. Chybné tvrzení je {}: {}.</translation>
    </message>
    <message>
        <source>Not {}: it is {}.</source>
        <translation>Ne {}: je to {}.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Right. {}.</source>
        <translation>Správně. {}.</translation>
    </message>
    <message numerus="yes">
        <source>Right: %Ln token(s).</source>
        <translation>
            <numerusform>Správně: %Ln token.</numerusform>
            <numerusform>Správně: %Ln tokeny.</numerusform>
            <numerusform>Správně: %Ln tokenů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {}.</source>
        <translation>Správně: {}.</translation>
    </message>
    <message>
        <source>The count is right.</source>
        <translation>Počet je správný.</translation>
    </message>
    <message>
        <source>The count is {}, not {}.</source>
        <translation>Počet je {}, ne {}.</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}: {}.</translation>
    </message>
</context>
<context>
    <name>LiveInput</name>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on to the tokens, Shift+Tab goes back.</source>
        <translation>Tab napíše tabulátor. Ctrl+Tab přejde k tokenům, Shift+Tab zpět.</translation>
    </message>
    <message>
        <source>Type a sentence to see its tokens.</source>
        <translation>Napište větu a uvidíte její tokeny.</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>The text itself is kept.</source>
        <translation>Samotný text zůstává zachován.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other symbol(s)</source>
        <translation>
            <numerusform>{} a %Ln další symbol</numerusform>
            <numerusform>{} a %Ln další symboly</numerusform>
            <numerusform>{} a %Ln dalších symbolů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other word(s)</source>
        <translation>
            <numerusform>{} a %Ln další slovo</numerusform>
            <numerusform>{} a %Ln další slova</numerusform>
            <numerusform>{} a %Ln dalších slov</numerusform>
        </translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} a {}</translation>
    </message>
    <message>
        <source>{} are not in the alphabet, so they are shown as unknown.</source>
        <translation>{} nejsou v abecedě, proto se zobrazují jako neznámé.</translation>
    </message>
    <message>
        <source>{} are not in the vocabulary, so they are shown as unknown.</source>
        <translation>{} nejsou ve slovníku, proto se zobrazují jako neznámé.</translation>
    </message>
    <message>
        <source>{} is not in the alphabet, so it is shown as unknown.</source>
        <translation>{} není v abecedě, proto se zobrazuje jako neznámý.</translation>
    </message>
    <message>
        <source>{} is not in the vocabulary, so it is shown as unknown.</source>
        <translation>{} není ve slovníku, proto se zobrazuje jako neznámý.</translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Zkušební text</translation>
    </message>
    <message numerus="yes">
        <source>The tiles show the first {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Dlaždice ukazují prvních {} z %Ln tokenu. Text ukazuje všechny.</numerusform>
            <numerusform>Dlaždice ukazují prvních {} ze %Ln tokenů. Text ukazuje všechny.</numerusform>
            <numerusform>Dlaždice ukazují prvních {} z %Ln tokenů. Text ukazuje všechny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles show {} to {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Dlaždice ukazují {}. až {}. z %Ln tokenu. Text ukazuje všechny.</numerusform>
            <numerusform>Dlaždice ukazují {}. až {}. ze %Ln tokenů. Text ukazuje všechny.</numerusform>
            <numerusform>Dlaždice ukazují {}. až {}. z %Ln tokenů. Text ukazuje všechny.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
</context>
<context>
    <name>LiveTokens</name>
    <message>
        <source>Copy all ids</source>
        <translation>Kopírovat všechna id</translation>
    </message>
    <message>
        <source>Copy the text of the token</source>
        <translation>Kopírovat text tokenu</translation>
    </message>
    <message>
        <source>Tokens of the live text</source>
        <translation>Tokeny zkušebního textu</translation>
    </message>
</context>
<context>
    <name>LiveViews</name>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Rozbalení</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Mřížka</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Pravidlo po pravidle</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message>
        <source>Space plays or pauses. Left and right step.</source>
        <translation>Mezerník přehrává nebo pozastaví. Šipky vlevo a vpravo krokují.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Slovník</translation>
    </message>
</context>
<context>
    <name>MergeHeader</name>
    <message>
        <source>Announce</source>
        <translation>Oznámení</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Follow training</source>
        <translation>Sledovat trénování</translation>
    </message>
    <message>
        <source>Following training</source>
        <translation>Sleduje trénování</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Spojení</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Ustálení</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>počet</translation>
    </message>
    <message>
        <source>score {}, counted</source>
        <translation>skóre {}, počet</translation>
    </message>
</context>
<context>
    <name>MergeParts</name>
    <message>
        <source>{}, adds {}</source>
        <translation>{}, přidá {}</translation>
    </message>
    <message>
        <source>{}, left half of the next merge</source>
        <translation>{}, levá půlka dalšího sloučení</translation>
    </message>
    <message>
        <source>{}, no longer used by the corpus</source>
        <translation>{}, korpus jej už nepoužívá</translation>
    </message>
    <message>
        <source>{}, right half of the next merge</source>
        <translation>{}, pravá půlka dalšího sloučení</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
</context>
<context>
    <name>MergeTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Kopírovat se &amp;záhlavím</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message>
        <source>More about the merges</source>
        <translation>Více o sloučeních</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Vy&amp;brat vše</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} z {1}</translation>
    </message>
</context>
<context>
    <name>MergeTableModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln shodná dvojice</numerusform>
            <numerusform>%Ln shodné dvojice</numerusform>
            <numerusform>%Ln shodných dvojic</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Počet {0}</translation>
    </message>
    <message>
        <source>How many pairs had this count</source>
        <translation>Kolik dvojic mělo tento počet</translation>
    </message>
    <message>
        <source>How many pairs had this score</source>
        <translation>Kolik dvojic mělo toto skóre</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Kolik se jich nahradilo, bez překryvů</translation>
    </message>
    <message>
        <source>How often the pair stood in the corpus</source>
        <translation>Kolikrát byla dvojice v korpusu</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Levý</translation>
    </message>
    <message>
        <source>Merge {0}</source>
        <translation>Sloučení {0}</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Nový token</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Nový token {0}</translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Bez shody</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Ještě nenahrazeno</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Nahrazeno</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Nahrazeno {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pravý</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Skóre {0}</translation>
    </message>
    <message>
        <source>The count, divided by the counts of both symbols multiplied</source>
        <translation>Počet dělený součinem počtů obou symbolů</translation>
    </message>
    <message>
        <source>The number of the merge, which is the rank of its rule</source>
        <translation>Číslo sloučení, které je pořadím jeho pravidla</translation>
    </message>
    <message>
        <source>The token that the merge adds to the vocabulary</source>
        <translation>Token, který sloučení přidá do slovníku</translation>
    </message>
    <message>
        <source>The two symbols that are joined</source>
        <translation>Dva symboly, které se spojují</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Shodných</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} a {1}</translation>
    </message>
</context>
<context>
    <name>MergeTree</name>
    <message>
        <source>Alphabet</source>
        <translation>Abeceda</translation>
    </message>
    <message>
        <source>Merge tree</source>
        <translation>Strom sloučení</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Sloučení {}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>×</translation>
    </message>
    <message>
        <source>counted {}</source>
        <translation>počet {}</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>nikdy na řadě</translation>
    </message>
    <message>
        <source>not made</source>
        <translation>neprovedeno</translation>
    </message>
    <message>
        <source>not made: {}</source>
        <translation>neprovedeno: {}</translation>
    </message>
    <message>
        <source>only later</source>
        <translation>až později</translation>
    </message>
</context>
<context>
    <name>MergeView</name>
    <message>
        <source>Clear the filter</source>
        <translation>Zrušit filtr</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Pořadí v korpusu</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Filtrovat slova</translation>
    </message>
    <message>
        <source>Merge view</source>
        <translation>Pohled na sloučení</translation>
    </message>
    <message>
        <source>Most frequent first</source>
        <translation>Nejprve nejčastější</translation>
    </message>
    <message>
        <source>Not trained yet</source>
        <translation>Zatím netrénováno</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otevřít soubor</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Otevřít ukázku</translation>
    </message>
    <message>
        <source>Order of words</source>
        <translation>Pořadí slov</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Nejprve dotčená</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
    <message>
        <source>the word</source>
        <translation>slovo</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln další</numerusform>
            <numerusform>%Ln další</numerusform>
            <numerusform>%Ln dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Zavřít zprávu</translation>
    </message>
    <message>
        <source>Close the message (Esc)</source>
        <translation>Zavřít zprávu (Esc)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Zprávy</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>NumberTables</name>
    <message>
        <source>Dot: cut otherwise than the numbers before and after. In larger cells, a line: the next number is cut otherwise.</source>
        <translation>Tečka: děleno jinak než čísla před a za. Ve větších buňkách čára: další číslo se dělí jinak.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ukazatel</translation>
    </message>
    <message>
        <source>Figures of the numbers on show</source>
        <translation>Ukazatele zobrazených čísel</translation>
    </message>
    <message>
        <source>How many digits each token holds, from left to right. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Kolik číslic má každý token, zleva doprava. Mezera nebo značka, která je samostatným tokenem, do dělení nepatří.</translation>
    </message>
    <message>
        <source>Numbers of this shape / all numbers on show</source>
        <translation>Čísla tohoto tvaru / všechna zobrazená čísla</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Tvar</translation>
    </message>
    <message>
        <source>Shapes of the cuts, with their shares</source>
        <translation>Tvary dělení s jejich podíly</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln číslo</numerusform>
            <numerusform>%Ln čísla</numerusform>
            <numerusform>%Ln čísel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown digit(s)</source>
        <translation>
            <numerusform>%Ln neznámá číslice</numerusform>
            <numerusform>%Ln neznámé číslice</numerusform>
            <numerusform>%Ln neznámých číslic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a digit</source>
        <translation>
            <numerusform>%Ln bez číslice</numerusform>
            <numerusform>%Ln bez číslice</numerusform>
            <numerusform>%Ln bez číslice</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens / numbers. A space or a marker that is a token of its own counts.</source>
        <translation>Všechny tokeny / čísla. Počítá se i mezera nebo značka, která je samostatným tokenem.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Zvlášť</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Dle nastavení</translation>
    </message>
    <message>
        <source>Behind {} the longest piece that fits is {}.</source>
        <translation>Za {} je nejdelší kousek, který se hodí, {}.</translation>
    </message>
    <message>
        <source>Digits alone</source>
        <translation>Číslice zvlášť</translation>
    </message>
    <message>
        <source>Digits by threes</source>
        <translation>Číslice po třech</translation>
    </message>
    <message>
        <source>Even from the right</source>
        <translation>Rovnoměrná zprava</translation>
    </message>
    <message>
        <source>In one token</source>
        <translation>V jednom tokenu</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Nepravidelná</translation>
    </message>
    <message>
        <source>Merge {} made {} of {} + {}.</source>
        <translation>Sloučení {} vytvořilo {} z {} + {}.</translation>
    </message>
    <message>
        <source>Merge {} will join {} + {}.</source>
        <translation>Sloučení {} spojí {} + {}.</translation>
    </message>
    <message>
        <source>Neighbours n and n + 1 that are cut into other shapes / all neighbours with equally many digits: 0 where all numbers of so many digits are cut alike</source>
        <translation>Sousedé n a n + 1 dělení jinak / všichni sousedé se stejným počtem číslic: 0, pokud se všechna čísla o tolika číslicích dělí stejně</translation>
    </message>
    <message>
        <source>No merge rule joins {} + {}.</source>
        <translation>Žádné slučovací pravidlo nespojuje {} + {}.</translation>
    </message>
    <message>
        <source>Numbers that are cut otherwise than both n − 1 and n + 1; dots in the grid</source>
        <translation>Čísla dělená jinak než n − 1 i n + 1; tečky v mřížce</translation>
    </message>
    <message>
        <source>Numbers whose digits are all in one token / numbers. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Čísla, jejichž číslice jsou všechny v jednom tokenu / čísla. Mezera nebo značka, která je samostatným tokenem, do dělení nepatří.</translation>
    </message>
    <message>
        <source>Numbers whose tokens hold equally many digits, the first perhaps fewer / numbers with a cut. Arithmetic goes from the right: in 1|234, 12|34 and 1|2|3|4 each token has its places, in 123|4 they depend on the length.</source>
        <translation>Čísla, jejichž tokeny mají stejně číslic, první třeba méně / čísla s řezem. Počítá se zprava: v 1|234, 12|34 a 1|2|3|4 má každý token svá místa, ve 123|4 závisí na délce.</translation>
    </message>
    <message>
        <source>Odd ones out</source>
        <translation>Výjimky</translation>
    </message>
    <message>
        <source>One token, of the alphabet.</source>
        <translation>Jeden token, z abecedy.</translation>
    </message>
    <message>
        <source>The alphabet has no such digit, so it is unknown.</source>
        <translation>Abeceda takovou číslici nemá, takže je neznámá.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts them all: no merge crosses.</source>
        <translation>Pretokenizér je odděluje všechny: žádné sloučení nepřejde.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts {} from {}: no merge crosses.</source>
        <translation>Pretokenizér odděluje {} od {}: žádné sloučení nepřejde.</translation>
    </message>
    <message>
        <source>This training</source>
        <translation>Toto trénování</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Po třech</translation>
    </message>
    <message>
        <source>Tokens per number</source>
        <translation>Tokeny na číslo</translation>
    </message>
    <message>
        <source>not {}</source>
        <translation>ne {}</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>nerovně</translation>
    </message>
    <message>
        <source>{} (whole)</source>
        <translation>{} (celé)</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} and {} are more probable than other ways to cut it.</source>
        <translation>{} a {} jsou pravděpodobnější než jiné způsoby dělení.</translation>
    </message>
    <message>
        <source>{} and {} are units by themselves.</source>
        <translation>{} a {} jsou samostatné jednotky.</translation>
    </message>
    <message>
        <source>{}, not cut yet</source>
        <translation>{}, ještě nerozdělené</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}. Its tokens hold {} digits: uneven, counted from the right.</source>
        <translation>{}. Jeho tokeny mají {} číslic: nerovnoměrně, počítáno zprava.</translation>
    </message>
    <message>
        <source>{}: {}, cut as {}</source>
        <translation>{}: {}, děleno jako {}</translation>
    </message>
    <message>
        <source>{}: {}, some digits are unknown</source>
        <translation>{}: {}, některé číslice jsou neznámé</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>0 – 99</source>
        <translation>0 – 99</translation>
    </message>
    <message>
        <source>0 – 999</source>
        <translation>0 – 999</translation>
    </message>
    <message>
        <source>0 – 9999</source>
        <translation>0 – 9999</translation>
    </message>
    <message>
        <source>A model sees tokens, not digits: what it learns of one cut helps with no other.</source>
        <translation>Model vidí tokeny, ne číslice: co se naučí o jednom dělení, jinde nepomůže.</translation>
    </message>
    <message>
        <source>A space before</source>
        <translation>Mezera vpředu</translation>
    </message>
    <message>
        <source>A warning stands where the tokens do not hold equally many digits, counted from the right: where 1|234 becomes 123|4, thousands and hundreds share a token.</source>
        <translation>Varování stojí tam, kde tokeny nemají stejně číslic, počítáno zprava: kde se z 1|234 stane 123|4, sdílejí tisíce a stovky jeden token.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>In a text a number mostly follows a space, which may be a part of its token.</source>
        <translation>V textu číslo většinou následuje po mezeře, která může být součástí jeho tokenu.</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Větší buňky</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Numbers of your own</source>
        <translation>Vlastní čísla</translation>
    </message>
    <message>
        <source>Numbers of your own, parted by semicolons</source>
        <translation>Vlastní čísla oddělená středníky</translation>
    </message>
    <message>
        <source>Save the grids as CSV…</source>
        <translation>Uložit mřížky jako CSV…</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Menší buňky</translation>
    </message>
    <message>
        <source>Take them away</source>
        <translation>Odebrat je</translation>
    </message>
    <message>
        <source>The alphabet has none of these digits, so every number is unknown (red). Open a text with numbers, or train in bytes.</source>
        <translation>Abeceda nemá žádnou z těchto číslic, takže každé číslo je neznámé (červeně). Otevřete text s čísly, nebo trénujte v bajtech.</translation>
    </message>
    <message>
        <source>This tokenizer drops spaces: one before a number changes nothing.</source>
        <translation>Tento tokenizér mezery vynechává: mezera před číslem nic nezmění.</translation>
    </message>
    <message>
        <source>Train with digits alone and by threes</source>
        <translation>Trénovat s číslicemi zvlášť a po třech</translation>
    </message>
    <message>
        <source>Trains the same corpus twice more, each time with another rule for digits, and shows the grids side by side.</source>
        <translation>Natrénuje týž korpus ještě dvakrát, pokaždé s jiným pravidlem pro číslice, a ukáže mřížky vedle sebe.</translation>
    </message>
    <message>
        <source>Waiting …</source>
        <translation>Čeká …</translation>
    </message>
    <message>
        <source>Write numbers as they stand in texts; a semicolon parts them.</source>
        <translation>Pište čísla, jak stojí v textech; odděluje je středník.</translation>
    </message>
    <message>
        <source>Years 1900 – 2100</source>
        <translation>Roky 1900 – 2100</translation>
    </message>
    <message>
        <source>{} of the numbers hold digits that the alphabet lacks (red). Train on a text with numbers, or in bytes.</source>
        <translation>{} čísel obsahuje číslice, které v abecedě chybí (červeně). Trénujte na textu s čísly, nebo v bajtech.</translation>
    </message>
    <message>
        <source>{}: training, {}</source>
        <translation>{}: trénování, {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>NumbersTopic</name>
    <message>
        <source>A compressor makes no tokenizer</source>
        <translation>Kompresor nevytváří tokenizér</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Jeho pravidla patří k jednomu textu. Zvolte jiný algoritmus v prostoru Sledování.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Zatím žádný tokenizér</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands how it cuts numbers.</source>
        <translation>Natrénujte jej v prostoru Sledování: zde uvidíte, jak dělí čísla.</translation>
    </message>
</context>
<context>
    <name>OpenedCard</name>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln speciální</numerusform>
            <numerusform>%Ln speciální</numerusform>
            <numerusform>%Ln speciálních</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmus</translation>
    </message>
    <message>
        <source>Merge rules</source>
        <translation>Slučovací pravidla</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalizace</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}, {special}.</source>
        <translation>Otevřeno {name}: {tokens}, {special}.</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}.</source>
        <translation>Otevřeno {name}: {tokens}.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciální</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Konec slova</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>the model&apos;s own table</source>
        <translation>tabulka modelu</translation>
    </message>
</context>
<context>
    <name>PageNotice</name>
    <message>
        <source>Next page</source>
        <translation>Další stránka</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Předchozí stránka</translation>
    </message>
    <message>
        <source>Page {page} of {pages}, read-only.</source>
        <translation>Stránka {page} z {pages}, jen pro čtení.</translation>
    </message>
    <message>
        <source>Training reads all of it.</source>
        <translation>Trénování jej čte celý.</translation>
    </message>
</context>
<context>
    <name>PaneKeys</name>
    <message>
        <source>+ and -</source>
        <translation>+ a -</translation>
    </message>
    <message>
        <source>+ or −, 0 for all</source>
        <translation>+ nebo −, 0 pro vše</translation>
    </message>
    <message>
        <source>Along the parts of a row</source>
        <translation>Po částech řádku</translation>
    </message>
    <message>
        <source>Along the tokens of a word</source>
        <translation>Po tokenech slova</translation>
    </message>
    <message>
        <source>Along the tokens of the live text</source>
        <translation>Po tokenech zkušebního textu</translation>
    </message>
    <message>
        <source>Alt and its letter</source>
        <translation>Alt a její písmeno</translation>
    </message>
    <message>
        <source>Arrows, or its digits</source>
        <translation>Šipky, nebo jeho číslice</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+šipka vlevo nebo vpravo</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>From number to number of a grid</source>
        <translation>Z čísla na číslo v mřížce</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>Z řádku na řádek</translation>
    </message>
    <message>
        <source>Larger and smaller cells of a grid</source>
        <translation>Větší a menší buňky v mřížce</translation>
    </message>
    <message>
        <source>Leave a field that takes tabs</source>
        <translation>Opustit pole, které přijímá tabulátory</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Šipka vlevo nebo vpravo</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Otevřít nabídku</translation>
    </message>
    <message>
        <source>Show the token, or go to its step</source>
        <translation>Ukázat token, nebo přejít na jeho krok</translation>
    </message>
    <message>
        <source>Up or Down</source>
        <translation>Šipka nahoru nebo dolů</translation>
    </message>
    <message>
        <source>Zoom the timeline, on its slider</source>
        <translation>Přiblížit časovou osu, na jejím posuvníku</translation>
    </message>
</context>
<context>
    <name>ParityPane</name>
    <message>
        <source>Context in tokens</source>
        <translation>Kontext v tokenech</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Měna</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Vstup</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Rovnost jazyků</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Zpráv za měsíc</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Cena za milion tokenů vstupu: co se posílá</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Cena za milion tokenů výstupu: co se vrací</translation>
    </message>
    <message>
        <source>Which price the texts cost</source>
        <translation>Jakou cenu texty stojí</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>příklad</translation>
    </message>
    <message>
        <source>both</source>
        <translation>obojí</translation>
    </message>
    <message>
        <source>context</source>
        <translation>kontext</translation>
    </message>
    <message>
        <source>input</source>
        <translation>vstup</translation>
    </message>
    <message>
        <source>messages a month, as</source>
        <translation>zpráv za měsíc, jako</translation>
    </message>
    <message>
        <source>output</source>
        <translation>výstup</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>za milion tokenů</translation>
    </message>
    <message>
        <source>yours, {}</source>
        <translation>vaše, {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln snímek</numerusform>
            <numerusform>%Ln snímky</numerusform>
            <numerusform>%Ln snímků</numerusform>
        </translation>
    </message>
    <message>
        <source>A film at this pace takes up to {} steps.</source>
        <translation>Film v tomto tempu pojme nejvýše {} kroků.</translation>
    </message>
    <message>
        <source>A page takes up to {} steps.</source>
        <translation>Stránka pojme nejvýše {} kroků.</translation>
    </message>
    <message>
        <source>A replay of some steps</source>
        <translation>Přehrání několika kroků</translation>
    </message>
    <message>
        <source>CSV table of its numbers</source>
        <translation>Tabulka CSV s čísly</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Choose a first step before the last one.</source>
        <translation>Zvolte první krok před posledním.</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Export obrázku</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>První krok</translation>
    </message>
    <message>
        <source>From step</source>
        <translation>Od kroku</translation>
    </message>
    <message>
        <source>GIF film</source>
        <translation>Film GIF</translation>
    </message>
    <message>
        <source>HTML page that plays without network</source>
        <translation>Stránka HTML, která se přehraje bez sítě</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Druh souboru</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Poslední krok</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation>PNG, jako na obrazovce</translation>
    </message>
    <message>
        <source>PNG, twice as fine</source>
        <translation>PNG, dvakrát jemnější</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Picture of</source>
        <translation>Obrázek čeho</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, ostré v každé velikosti</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <source>The merge tree in Inspect</source>
        <translation>Strom sloučení v prostoru Průzkum</translation>
    </message>
    <message>
        <source>The merge view</source>
        <translation>Pohled na sloučení</translation>
    </message>
    <message>
        <source>The timeline</source>
        <translation>Časová osa</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>a quarter of a second a step</source>
        <translation>čtvrt sekundy na krok</translation>
    </message>
    <message>
        <source>half a second a step</source>
        <translation>půl sekundy na krok</translation>
    </message>
    <message>
        <source>one second a step</source>
        <translation>sekunda na krok</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Export obrázku</translation>
    </message>
    <message>
        <source>GIF films need Pillow: pip install pillow.</source>
        <translation>Filmy GIF vyžadují Pillow: pip install pillow.</translation>
    </message>
    <message>
        <source>Making {}</source>
        <translation>Vytváří se {}</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>O krok zpět (šipka vlevo)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>O krok vpřed (šipka vpravo)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Space plays and pauses, the arrows step, J and L jump by ten, Home and End go to the ends. Made with BPE Desktop.</source>
        <translation>Mezerník spouští a pozastavuje, šipky krokují, J a L skáčou o deset, Home a End vedou na konce. Vytvořeno v BPE Desktop.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>Přehrávání zde končí.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to play; it fetches nothing.</source>
        <translation>Stránka potřebuje k přehrávání JavaScript; nic nestahuje.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Časová osa</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na konec (End)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Na začátek (Home)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>steps {} to {} of {}</source>
        <translation>kroky {} až {} z {}</translation>
    </message>
</context>
<context>
    <name>Picturing</name>
    <message>
        <source>It is in {}.</source>
        <translation>Je v {}.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Uloženo: {}.</translation>
    </message>
</context>
<context>
    <name>PieceScenes</name>
    <message numerus="yes">
        <source>Next: %Ln frequent substring(s) come in</source>
        <translation>
            <numerusform>Dále: přibude %Ln častý podřetězec</numerusform>
            <numerusform>Dále: přibudou %Ln časté podřetězce</numerusform>
            <numerusform>Dále: přibude %Ln častých podřetězců</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) go, the most probable stay</source>
        <translation>
            <numerusform>Dále: odpadne %Ln kousek, nejpravděpodobnější zůstanou</numerusform>
            <numerusform>Dále: odpadnou %Ln kousky, nejpravděpodobnější zůstanou</numerusform>
            <numerusform>Dále: odpadne %Ln kousků, nejpravděpodobnější zůstanou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) that are missed least go</source>
        <translation>
            <numerusform>Dále: odpadne %Ln nejméně postrádaný kousek</numerusform>
            <numerusform>Dále: odpadnou %Ln nejméně postrádané kousky</numerusform>
            <numerusform>Dále: odpadne %Ln nejméně postrádaných kousků</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: EM weighs the pieces anew</source>
        <translation>Dále: EM znovu zváží kousky</translation>
    </message>
    <message numerus="yes">
        <source>Next: EM weighs the pieces anew, %Ln of them go</source>
        <translation>
            <numerusform>Dále: EM znovu zváží kousky, %Ln z nich odpadne</numerusform>
            <numerusform>Dále: EM znovu zváží kousky, %Ln z nich odpadnou</numerusform>
            <numerusform>Dále: EM znovu zváží kousky, %Ln z nich odpadne</numerusform>
        </translation>
    </message>
    <message>
        <source>log-likelihood</source>
        <translation>log-věrohodnost</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message>
        <source>less than 1 s left</source>
        <translation>zbývá méně než 1 s</translation>
    </message>
    <message>
        <source>{} h left</source>
        <translation>zbývá {} h</translation>
    </message>
    <message>
        <source>{} min left</source>
        <translation>zbývá {} min</translation>
    </message>
    <message>
        <source>{} s left</source>
        <translation>zbývá {} s</translation>
    </message>
</context>
<context>
    <name>ReasonRows</name>
    <message>
        <source>Merge {}</source>
        <translation>Sloučení {}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Restore</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Restore it, or go on: it will not be asked again.</source>
        <translation>Obnovte ji, nebo pokračujte: znovu se program nezeptá.</translation>
    </message>
    <message>
        <source>The last session ended unexpectedly. Its work was kept at {}.</source>
        <translation>Poslední sezení skončilo nečekaně. Práce se uchovala v {}.</translation>
    </message>
</context>
<context>
    <name>ReplaceTableModel</name>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>zbývá %Ln bajt</numerusform>
            <numerusform>zbývají %Ln bajty</numerusform>
            <numerusform>zbývá %Ln bajtů</numerusform>
        </translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Bajt</translation>
    </message>
    <message>
        <source>Byte {0}, which stands for {1}</source>
        <translation>Bajt {0}, který zastupuje {1}</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Zbývá bajtů</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Počet {0}</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Kolik se jich nahradilo, bez překryvů</translation>
    </message>
    <message>
        <source>How often the pair stood in the data</source>
        <translation>Kolikrát byla dvojice v datech</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Levý</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Ještě nenahrazeno</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Nahrazeno</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Nahrazeno {0}</translation>
    </message>
    <message>
        <source>Replacement {0}</source>
        <translation>Nahrazení {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pravý</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Zastupuje</translation>
    </message>
    <message>
        <source>The free byte that stands for them</source>
        <translation>Volný bajt, který je zastoupí</translation>
    </message>
    <message>
        <source>The number of the replacement</source>
        <translation>Číslo nahrazení</translation>
    </message>
    <message>
        <source>The size of the data then, without the table</source>
        <translation>Velikost dat v té chvíli, bez tabulky</translation>
    </message>
    <message>
        <source>The two bytes that are replaced</source>
        <translation>Dva bajty, které se nahrazují</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>{0}, which stands for {1}</source>
        <translation>{0}, zastupuje {1}</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Saved {}.</source>
        <translation>Uloženo: {}.</translation>
    </message>
</context>
<context>
    <name>RoundTableModel</name>
    <message>
        <source>By how much the log-likelihood changed</source>
        <translation>O kolik se změnila log-věrohodnost</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>EM</source>
        <translation>EM</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>How many pieces came or went</source>
        <translation>Kolik kousků přibylo nebo odpadlo</translation>
    </message>
    <message>
        <source>How many pieces there are after the round</source>
        <translation>Kolik kousků je po kole</translation>
    </message>
    <message>
        <source>Last cut</source>
        <translation>Poslední řez</translation>
    </message>
    <message>
        <source>Log-lik.</source>
        <translation>Log-věr.</translation>
    </message>
    <message>
        <source>Log-likelihood of the corpus in nats per character, after the round</source>
        <translation>Log-věrohodnost korpusu v natech na znak, po kole</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kousky</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Prořezání</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Zárodky</translation>
    </message>
    <message>
        <source>The number of the round</source>
        <translation>Číslo kola</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Co se udělalo</translation>
    </message>
</context>
<context>
    <name>RowHeads</name>
    <message>
        <source>Make it the reference</source>
        <translation>Použít jako vzor</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Vzor</translation>
    </message>
</context>
<context>
    <name>RuleReplay</name>
    <message>
        <source>Only texts up to {} characters are replayed. Shorten it.</source>
        <translation>Přehrávají se jen texty do {} znaků. Zkraťte jej.</translation>
    </message>
    <message>
        <source>Train first: then the rules can be replayed.</source>
        <translation>Nejprve trénujte: pak lze pravidla přehrát.</translation>
    </message>
    <message>
        <source>Type a text to see its rules applied, one after the other.</source>
        <translation>Napište text a uvidíte, jak se pravidla použijí jedno po druhém.</translation>
    </message>
</context>
<context>
    <name>RuleReplayView</name>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln symbol</numerusform>
            <numerusform>%Ln symboly</numerusform>
            <numerusform>%Ln symbolů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the next rule</source>
        <translation>Použít další pravidlo</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Zpět k předchozímu pravidlu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play the rules</source>
        <translation>Přehrát pravidla</translation>
    </message>
    <message>
        <source>Rules that apply to the text</source>
        <translation>Pravidla, která se na text použijí</translation>
    </message>
    <message>
        <source>Tokens so far</source>
        <translation>Dosavadní tokeny</translation>
    </message>
    <message>
        <source>joined next</source>
        <translation>spojí se teď</translation>
    </message>
    <message>
        <source>{symbols}, {tokens}, step {at} of {steps}</source>
        <translation>{symbols}, {tokens}, krok {at} z {steps}</translation>
    </message>
</context>
<context>
    <name>RunButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
</context>
<context>
    <name>RunStateBar</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after {steps}.</source>
        <translation>Zrušeno, hotovo: {steps}.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Korpus se změnil.</translation>
    </message>
    <message>
        <source>Not trained yet.</source>
        <translation>Zatím netrénováno.</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Otevírá se {}</translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>Panely dosud ukazují předchozí trénování.</translation>
    </message>
    <message>
        <source>Reading the corpus</source>
        <translation>Čtení korpusu</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>Trénování selhalo.</translation>
    </message>
    <message>
        <source>Train starts it.</source>
        <translation>Spustí je Trénovat.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>přibližně {time}</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>začíná</translation>
    </message>
    <message>
        <source>{done} of {total_steps} ({share})</source>
        <translation>{done} / {total_steps} ({share})</translation>
    </message>
    <message>
        <source>{done} of {total} ({share})</source>
        <translation>{done} z {total} ({share})</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A bridge, a river and a school. The article is glued to the end of the word, and merges find it.</source>
        <translation>Most, řeka a škola. Člen je připojen na konec slova a sloučení jej najdou.</translation>
    </message>
    <message>
        <source>A short story of small words that come back: low, lower, lowest; nation, station, creation.</source>
        <translation>Krátký příběh s prostými slovy, která se vracejí: low, lower, lowest; nation, station, creation.</translation>
    </message>
    <message>
        <source>Bulgarian: мостът</source>
        <translation>Bulharsky: мостът</translation>
    </message>
    <message>
        <source>Czech: na mostě</source>
        <translation>Česky: na mostě</translation>
    </message>
    <message>
        <source>Eight English words. Frequent words become one token, verbs share their ending.</source>
        <translation>Osm anglických slov. Častá slova se stanou jedním tokenem, slovesa sdílejí koncovku.</translation>
    </message>
    <message>
        <source>English: the harbour</source>
        <translation>Anglicky: the harbour</translation>
    </message>
    <message>
        <source>Five Italian words</source>
        <translation>Pět italských slov</translation>
    </message>
    <message>
        <source>Italian: il porto</source>
        <translation>Italsky: il porto</translation>
    </message>
    <message>
        <source>Japanese and its neighbours</source>
        <translation>Japonština a její sousedé</translation>
    </message>
    <message>
        <source>Messages of a Bulgarian shop</source>
        <translation>Zprávy bulharského obchodu</translation>
    </message>
    <message>
        <source>Nation, station, ration</source>
        <translation>Nation, station, ration</translation>
    </message>
    <message>
        <source>No spaces between words, several scripts, emoji and code. Bytes are the symbols, so nothing is ever unknown.</source>
        <translation>Žádné mezery mezi slovy, několik písem, emoji a kód. Symboly jsou bajty, takže nic není neznámé.</translation>
    </message>
    <message>
        <source>Seven cases and many accents: watch which endings become tokens first.</source>
        <translation>Sedm pádů a mnoho diakritiky: sledujte, které koncovky se stanou tokeny nejdřív.</translation>
    </message>
    <message>
        <source>Six Czech words. The stem švejk is learnt in four merges, then the endings; the end of a word is a symbol of its own.</source>
        <translation>Šest českých slov. Kmen švejk se naučí čtyřmi sloučeními, pak koncovky; konec slova je samostatný symbol.</translation>
    </message>
    <message>
        <source>The dog barks, the cat meows</source>
        <translation>Pes štěká, kočka mňouká (anglicky)</translation>
    </message>
    <message>
        <source>The same harbour in Italian: long endings, apostrophes and accents.</source>
        <translation>Týž přístav italsky: dlouhé koncovky, apostrofy a přízvuky.</translation>
    </message>
    <message>
        <source>The words of a shop&apos;s messages to its customers: sixty merges find стоката, доставката, плащането and пристигне.</source>
        <translation>Slova ze zpráv obchodu zákazníkům: šedesát sloučení najde стоката, доставката, плащането a пристигне.</translation>
    </message>
    <message>
        <source>Three words share an ending. Five pairs tie at the same count, and the rule for equal counts builds the ending from left to right.</source>
        <translation>Tři slova mají společnou koncovku. Pět dvojic má stejný počet a pravidlo shody staví koncovku zleva doprava.</translation>
    </message>
    <message>
        <source>basso, bassotto, bosso, rosso, rossetto: ten merges, and a word that stays in pieces although its stem is in the vocabulary.</source>
        <translation>basso, bassotto, bosso, rosso, rossetto: deset sloučení a slovo, které zůstane v kusech, ačkoli jeho kmen ve slovníku je.</translation>
    </message>
    <message>
        <source>Švejk and his cases</source>
        <translation>Švejk a jeho pády</translation>
    </message>
</context>
<context>
    <name>SavingsChart</name>
    <message>
        <source>From {} to {} tokens: ({} − {}) / {} = {} of the symbols saved</source>
        <translation>Z {} na {} tokenů: ({} − {}) / {} = {} symbolů ušetřeno</translation>
    </message>
    <message>
        <source>What each growth saves</source>
        <translation>Co ušetří každý přírůstek</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>velikost slovníku</translation>
    </message>
</context>
<context>
    <name>ScriptTable</name>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Characters of this script / characters of the text</source>
        <translation>Znaky tohoto písma / znaky textu</translation>
    </message>
    <message>
        <source>Code points, every occurrence</source>
        <translation>Kódové body, každý výskyt</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Písmo</translation>
    </message>
    <message>
        <source>Scripts and their shares</source>
        <translation>Písma a jejich podíly</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Unicode&apos;s property Script</source>
        <translation>Vlastnost Script v Unicode</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 byte does</source>
        <translation>1 bajt není platný</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 znak</translation>
    </message>
    <message>
        <source>1 pair was</source>
        <translation>1 dvojice</translation>
    </message>
    <message>
        <source>1 symbol is a byte</source>
        <translation>1 symbol je bajt</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 slovo</translation>
    </message>
    <message>
        <source>A .tiktoken file has one pattern, which cannot say {0}.</source>
        <translation>Soubor .tiktoken má jeden vzor, který neumí vyjádřit {0}.</translation>
    </message>
    <message>
        <source>A .tiktoken file holds each token once; save as .bpe.</source>
        <translation>Soubor .tiktoken obsahuje každý token jednou; uložte jako .bpe.</translation>
    </message>
    <message>
        <source>A .vocab does not tell the normalizer: SentencePiece&apos;s usual one is taken. The .model beside it tells all.</source>
        <translation>Soubor .vocab neříká normalizátor: bere se obvyklý ze SentencePiece. Soubor .model vedle něj řekne vše.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold the normalizer {0}.</source>
        <translation>Model SentencePiece nemůže obsahovat normalizátor {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold {0}.</source>
        <translation>Model SentencePiece nemůže obsahovat {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model has one.</source>
        <translation>Model SentencePiece jeden má.</translation>
    </message>
    <message>
        <source>A SentencePiece model holds one table, and this tokenizer has other steps beside it.</source>
        <translation>Model SentencePiece obsahuje jednu tabulku a tento tokenizér má vedle ní další kroky.</translation>
    </message>
    <message>
        <source>A SentencePiece model treats spaces after all else.</source>
        <translation>Model SentencePiece zpracovává mezery až po všem ostatním.</translation>
    </message>
    <message>
        <source>A WordPiece vocabulary from a file does not tell the merges to go on from.</source>
        <translation>Slovník WordPiece ze souboru neříká, od kterých sloučení pokračovat.</translation>
    </message>
    <message>
        <source>A compression cannot go on from a tokenizer.</source>
        <translation>Komprese nemůže navázat na tokenizér.</translation>
    </message>
    <message>
        <source>A compressor has no tokenizer.</source>
        <translation>Kompresor nemá tokenizér.</translation>
    </message>
    <message>
        <source>A file of codes cannot hold a tokenizer without merges.</source>
        <translation>Soubor kódů nemůže obsahovat tokenizér bez sloučení.</translation>
    </message>
    <message>
        <source>A file of minbpe cannot hold the pre-tokenizer {0}.</source>
        <translation>Soubor minbpe nemůže obsahovat pretokenizér {0}.</translation>
    </message>
    <message>
        <source>A limited alphabet leaves characters without a token.</source>
        <translation>Omezená abeceda nechá některé znaky bez tokenu.</translation>
    </message>
    <message>
        <source>A merge is two tokens with one space between.</source>
        <translation>Sloučení jsou dva tokeny s jednou mezerou mezi nimi.</translation>
    </message>
    <message>
        <source>A name holds half a character.</source>
        <translation>Název obsahuje půl znaku.</translation>
    </message>
    <message>
        <source>A row is {0}.</source>
        <translation>Řádek je {0}.</translation>
    </message>
    <message>
        <source>A special token is empty.</source>
        <translation>Speciální token je prázdný.</translation>
    </message>
    <message>
        <source>A symbol of the word {0} is not in the alphabet.</source>
        <translation>Symbol slova {0} není v abecedě.</translation>
    </message>
    <message>
        <source>A table cannot be opened as a tokenizer again: the settings are not in it.</source>
        <translation>Tabulku nelze znovu otevřít jako tokenizér: nastavení v ní není.</translation>
    </message>
    <message>
        <source>A table of counts has no JSON fields.</source>
        <translation>Tabulka počtů nemá pole JSON.</translation>
    </message>
    <message>
        <source>A table of pairs goes past the byte 255.</source>
        <translation>Tabulka dvojic přesahuje bajt 255.</translation>
    </message>
    <message>
        <source>A text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte there.</source>
        <translation>Text, který vypisuje bajtový kousek, jako &lt;0x0A&gt;, se tam změní na tento bajt.</translation>
    </message>
    <message>
        <source>A token has the id {0}.</source>
        <translation>Token má id {0}.</translation>
    </message>
    <message>
        <source>A token holds a byte that is no text, which a vocab.txt cannot hold.</source>
        <translation>Token obsahuje bajt, který není text, a vocab.txt jej nemůže obsahovat.</translation>
    </message>
    <message>
        <source>A token to be added has {0} characters.</source>
        <translation>Přidávaný token má {0} znaků.</translation>
    </message>
    <message>
        <source>A token to be added is empty.</source>
        <translation>Přidávaný token je prázdný.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} applies no merge rules.</source>
        <translation>Tokenizér s algoritmem {0} nepoužívá slučovací pravidla.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} gives its ways to cut a text no probabilities.</source>
        <translation>Tokenizér s algoritmem {0} nedává způsobům dělení textu pravděpodobnosti.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} is not there yet.</source>
        <translation>Tokenizér s algoritmem {0} zatím není.</translation>
    </message>
    <message>
        <source>A training of the algorithm {0} cannot go on from a tokenizer.</source>
        <translation>Trénování s algoritmem {0} nemůže navázat na tokenizér.</translation>
    </message>
    <message>
        <source>A training that goes on from this vocabulary cannot be shown step by step.</source>
        <translation>Trénování, které navazuje na tento slovník, nelze ukázat krok za krokem.</translation>
    </message>
    <message>
        <source>A unigram model is trained as a whole: all its pieces get new probabilities.</source>
        <translation>Unigramový model se trénuje jako celek: všechny jeho kousky dostanou nové pravděpodobnosti.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json holds neither gaps between ids nor unused or user-defined pieces.</source>
        <translation>Unigramový model v tokenizer.json nepřipouští mezery mezi id ani nepoužité či uživatelské kousky.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json makes one token of a run of unknown characters.</source>
        <translation>Unigramový model v tokenizer.json udělá z řady neznámých znaků jeden token.</translation>
    </message>
    <message>
        <source>A unigram training cannot go on from a tokenizer.</source>
        <translation>Trénování unigramu nemůže navázat na tokenizér.</translation>
    </message>
    <message>
        <source>A vocab.txt is for WordPiece, and this tokenizer is of the algorithm {0}.</source>
        <translation>vocab.txt je pro WordPiece a tento tokenizér má algoritmus {0}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is out of reach: with these settings the corpus gives {1}.</source>
        <translation>Slovníku o {0} tokenech nelze dosáhnout: s tímto nastavením korpus dává {1}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is too {1} for this corpus.</source>
        <translation>Slovník o {0} tokenech je pro tento korpus příliš {1}.</translation>
    </message>
    <message>
        <source>A {0} in the text comes back as a space, which it stands for.</source>
        <translation>Znak {0} v textu se vrátí jako mezera, kterou zastupuje.</translation>
    </message>
    <message>
        <source>Add a whole token.</source>
        <translation>Přidejte celý token.</translation>
    </message>
    <message>
        <source>Add it as a whole token.</source>
        <translation>Přidejte jej jako celý token.</translation>
    </message>
    <message>
        <source>Add tokens by hand instead.</source>
        <translation>Přidejte místo toho tokeny ručně.</translation>
    </message>
    <message>
        <source>After merge {0} there is no next one.</source>
        <translation>Po sloučení {0} žádné další není.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 to {0}.</source>
        <translation>Id je celé číslo od 0 do {0}.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 up.</source>
        <translation>Id je celé číslo od 0 výš.</translation>
    </message>
    <message>
        <source>An unknown piece {0} with the id {1} is added.</source>
        <translation>Přidá se neznámý kousek {0} s id {1}.</translation>
    </message>
    <message>
        <source>An unknown token {0} with the id {1} is added: the library would drop unknown characters.</source>
        <translation>Přidá se neznámý token {0} s id {1}: knihovna by neznámé znaky vynechala.</translation>
    </message>
    <message>
        <source>Ask about another algorithm.</source>
        <translation>Zeptejte se na jiný algoritmus.</translation>
    </message>
    <message>
        <source>Ask about another token.</source>
        <translation>Zeptejte se na jiný token.</translation>
    </message>
    <message>
        <source>Ask about another.</source>
        <translation>Zeptejte se na jiný.</translation>
    </message>
    <message>
        <source>Ask about its data.</source>
        <translation>Zeptejte se na jeho data.</translation>
    </message>
    <message>
        <source>Ask at an earlier step.</source>
        <translation>Zeptejte se u dřívějšího kroku.</translation>
    </message>
    <message>
        <source>Ask at another step.</source>
        <translation>Zeptejte se u jiného kroku.</translation>
    </message>
    <message>
        <source>Ask for a token that is learnt.</source>
        <translation>Zeptejte se na naučený token.</translation>
    </message>
    <message>
        <source>Ask for its split instead.</source>
        <translation>Zeptejte se místo toho na jeho dělení.</translation>
    </message>
    <message>
        <source>Ask for the permission to read it, or copy it.</source>
        <translation>Požádejte o právo ke čtení, nebo si jej zkopírujte.</translation>
    </message>
    <message>
        <source>Ask for the permission, or copy it.</source>
        <translation>Požádejte o oprávnění, nebo jej zkopírujte.</translation>
    </message>
    <message>
        <source>Ask for the split of a word.</source>
        <translation>Zeptejte se na dělení slova.</translation>
    </message>
    <message>
        <source>Ask for {0}.</source>
        <translation>Zadejte {0}.</translation>
    </message>
    <message>
        <source>Ask it to explain a word.</source>
        <translation>Nechte si vysvětlit slovo.</translation>
    </message>
    <message>
        <source>Behind a special token a text gets no {0} there; here it does.</source>
        <translation>Za speciálním tokenem tam text nedostane {0}; zde ano.</translation>
    </message>
    <message>
        <source>Both a limit of the alphabet and a coverage are given.</source>
        <translation>Je zadáno omezení abecedy i pokrytí.</translation>
    </message>
    <message>
        <source>Both a number of merges and a vocabulary size are given.</source>
        <translation>Je zadán počet sloučení i velikost slovníku.</translation>
    </message>
    <message>
        <source>Bytes that are not in the vocabulary do not come back.</source>
        <translation>Bajty, které nejsou ve slovníku, se nevrátí.</translation>
    </message>
    <message>
        <source>Characters that are not in the alphabet do not come back.</source>
        <translation>Znaky, které nejsou v abecedě, se nevrátí.</translation>
    </message>
    <message>
        <source>Check how it is written.</source>
        <translation>Zkontrolujte, jak je to napsané.</translation>
    </message>
    <message>
        <source>Check the name and the disk.</source>
        <translation>Zkontrolujte název a disk.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Zkontrolujte název a složku.</translation>
    </message>
    <message>
        <source>Check the name and who may read it.</source>
        <translation>Zkontrolujte název a kdo soubor smí číst.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Zkontrolujte název.</translation>
    </message>
    <message>
        <source>Choose Characters or Bytes under Units, or export another format.</source>
        <translation>Zvolte v Jednotkách Znaky nebo Bajty, nebo exportujte do jiného formátu.</translation>
    </message>
    <message>
        <source>Choose a .bpe file, a tokenizer.json, a .tiktoken, .model or .codes file, or a folder with vocab.json and merges.txt.</source>
        <translation>Zvolte soubor .bpe, tokenizer.json, soubor .tiktoken, .model nebo .codes, nebo složku s vocab.json a merges.txt.</translation>
    </message>
    <message>
        <source>Choose a field that holds text.</source>
        <translation>Zvolte pole, které obsahuje text.</translation>
    </message>
    <message>
        <source>Choose a file of ranks.</source>
        <translation>Zvolte soubor s pořadími.</translation>
    </message>
    <message>
        <source>Choose a file saved by BPE Desktop.</source>
        <translation>Zvolte soubor uložený v BPE Desktop.</translation>
    </message>
    <message>
        <source>Choose a file that minbpe wrote.</source>
        <translation>Zvolte soubor zapsaný programem minbpe.</translation>
    </message>
    <message>
        <source>Choose a file with a token a line.</source>
        <translation>Zvolte soubor s jedním tokenem na řádek.</translation>
    </message>
    <message>
        <source>Choose a file with text in it.</source>
        <translation>Zvolte soubor s textem.</translation>
    </message>
    <message>
        <source>Choose a pair that is among the candidates before this merge.</source>
        <translation>Zvolte dvojici, která je před tímto sloučením mezi kandidáty.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Zvolte kratší.</translation>
    </message>
    <message>
        <source>Choose a text file in it.</source>
        <translation>Zvolte textový soubor v ní.</translation>
    </message>
    <message>
        <source>Choose a text file or name its encoding.</source>
        <translation>Zvolte textový soubor, nebo zadejte jeho kódování.</translation>
    </message>
    <message>
        <source>Choose a text file.</source>
        <translation>Zvolte textový soubor.</translation>
    </message>
    <message>
        <source>Choose a vocab.json.</source>
        <translation>Zvolte vocab.json.</translation>
    </message>
    <message>
        <source>Choose a whole .model file.</source>
        <translation>Zvolte celý soubor .model.</translation>
    </message>
    <message>
        <source>Choose another encoding.</source>
        <translation>Zvolte jiné kódování.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Choose another name or folder.</source>
        <translation>Zvolte jiný název nebo složku.</translation>
    </message>
    <message>
        <source>Choose bpe or wordpiece or gage.</source>
        <translation>Zvolte bpe, wordpiece nebo gage.</translation>
    </message>
    <message>
        <source>Choose either counts or a field.</source>
        <translation>Zvolte buď počty, nebo pole.</translation>
    </message>
    <message>
        <source>Choose from {0}, or join several with +.</source>
        <translation>Zvolte z {0}, nebo jich spojte víc pomocí +.</translation>
    </message>
    <message>
        <source>Choose from {0}, or save as tokenizer.json or .bpe.</source>
        <translation>Zvolte z {0}, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Choose from {0}.</source>
        <translation>Zvolte z {0}.</translation>
    </message>
    <message>
        <source>Choose gpt2, cl100k, o200k, or a pattern in one line without spaces at its ends; or save as tokenizer.json or .bpe.</source>
        <translation>Zvolte gpt2, cl100k, o200k, nebo vzor na jednom řádku bez mezer na koncích; nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Choose one of its fields: {0}.</source>
        <translation>Zvolte jedno z jeho polí: {0}.</translation>
    </message>
    <message>
        <source>Choose one of {0}.</source>
        <translation>Zvolte jedno z {0}.</translation>
    </message>
    <message>
        <source>Choose one, or compress a file first.</source>
        <translation>Zvolte takový, nebo nejprve nějaký soubor zkomprimujte.</translation>
    </message>
    <message>
        <source>Choose the algorithm bpe.</source>
        <translation>Zvolte algoritmus bpe.</translation>
    </message>
    <message>
        <source>Choose the folder that holds both files.</source>
        <translation>Zvolte složku, která obsahuje oba soubory.</translation>
    </message>
    <message>
        <source>Choose the form of the program, or compress the file with bpe-desktop gage.</source>
        <translation>Zvolte formu programu, nebo soubor zkomprimujte příkazem bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Choose the marker end.</source>
        <translation>Zvolte značku end.</translation>
    </message>
    <message>
        <source>Choose the units character, or leave it out.</source>
        <translation>Zvolte jednotky character, nebo to vynechte.</translation>
    </message>
    <message>
        <source>Choose {0}.</source>
        <translation>Zvolte {0}.</translation>
    </message>
    <message>
        <source>Cut it into parts.</source>
        <translation>Rozdělte jej na části.</translation>
    </message>
    <message>
        <source>Decoding follows the file&apos;s settings only in part: spaces may differ.</source>
        <translation>Dekódování se řídí nastavením souboru jen zčásti: mezery se mohou lišit.</translation>
    </message>
    <message>
        <source>Decoding gives back every text exactly.</source>
        <translation>Dekódování vrátí přesně každý text.</translation>
    </message>
    <message>
        <source>Decoding there changes the text by a second table; here it does not.</source>
        <translation>Dekódování tam mění text druhou tabulkou; zde ne.</translation>
    </message>
    <message>
        <source>Dropout is for BPE, and this tokenizer is of the algorithm {0}.</source>
        <translation>Dropout je pro BPE a tento tokenizér má algoritmus {0}.</translation>
    </message>
    <message>
        <source>Each unknown letter of a run is a piece there.</source>
        <translation>Každé neznámé písmeno řady je tam kousek.</translation>
    </message>
    <message>
        <source>Exactly one has to be.</source>
        <translation>Právě jedno musí být.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Stáhněte soubor znovu.</translation>
    </message>
    <message>
        <source>Files up to {0} MB are read.</source>
        <translation>Čtou se soubory do {0} MB.</translation>
    </message>
    <message>
        <source>Force one of them later.</source>
        <translation>Vynuťte jednu z nich později.</translation>
    </message>
    <message>
        <source>GIF files are written by Pillow, which is not installed.</source>
        <translation>Soubory GIF zapisuje Pillow, který není nainstalován.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor knows no score.</source>
        <translation>Gageův kompresor nezná skóre.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor makes no tokenizer.</source>
        <translation>Gageův kompresor nevytváří tokenizér.</translation>
    </message>
    <message>
        <source>Get a whole copy of it.</source>
        <translation>Opatřete si celou kopii.</translation>
    </message>
    <message>
        <source>Get it again.</source>
        <translation>Opatřete si jej znovu.</translation>
    </message>
    <message>
        <source>Give a count from 1 up, or take the line out.</source>
        <translation>Zadejte počet od 1 výš, nebo řádek odeberte.</translation>
    </message>
    <message>
        <source>Give a number above 0 and {0}.</source>
        <translation>Zadejte číslo větší než 0 a {0}.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1.</source>
        <translation>Zadejte číslo od 0 do 1.</translation>
    </message>
    <message>
        <source>Give a number from 0, as 0.1.</source>
        <translation>Zadejte číslo od 0, například 0.1.</translation>
    </message>
    <message>
        <source>Give a number from 1 up.</source>
        <translation>Zadejte číslo od 1 výš.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Zadejte číslo.</translation>
    </message>
    <message>
        <source>Give a power of two, such as 4096.</source>
        <translation>Zadejte mocninu dvou, například 4096.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Zadejte celé číslo od 0 výš.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Zadejte celé číslo od 1 výš.</translation>
    </message>
    <message>
        <source>Give a whole number {0}.</source>
        <translation>Zadejte celé číslo {0}.</translation>
    </message>
    <message>
        <source>Give each id once.</source>
        <translation>Zadejte každé id jednou.</translation>
    </message>
    <message>
        <source>Give each key once.</source>
        <translation>Zadejte každý klíč jednou.</translation>
    </message>
    <message>
        <source>Give each rank once.</source>
        <translation>Zadejte každé pořadí jednou.</translation>
    </message>
    <message>
        <source>Give each token an id of its own.</source>
        <translation>Dejte každému tokenu vlastní id.</translation>
    </message>
    <message>
        <source>Give it a name, such as &lt;pad&gt;.</source>
        <translation>Pojmenujte jej, například &lt;pad&gt;.</translation>
    </message>
    <message>
        <source>Give it an id from {0} up.</source>
        <translation>Dejte mu id od {0} výš.</translation>
    </message>
    <message>
        <source>Give it another name, or save as tokenizer.json or .bpe.</source>
        <translation>Dejte mu jiný název, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Zadejte jej jednou.</translation>
    </message>
    <message>
        <source>Give one of the two.</source>
        <translation>Zadejte jedno z toho.</translation>
    </message>
    <message>
        <source>Give one, such as ##.</source>
        <translation>Zadejte ji, například ##.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Pojmenujte soubor.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Zadejte true nebo false.</translation>
    </message>
    <message>
        <source>Give words of at least one character with counts from 1 up.</source>
        <translation>Zadejte slova alespoň o jednom znaku s počty od 1 výš.</translation>
    </message>
    <message>
        <source>Ids change: there a byte has its value, and merges follow from 256 on.</source>
        <translation>Id se změní: bajt tam má svou hodnotu a sloučení následují od 256.</translation>
    </message>
    <message>
        <source>Ids, special tokens and settings are not kept, only the merges.</source>
        <translation>Id, speciální tokeny a nastavení se neuchovají, jen sloučení.</translation>
    </message>
    <message>
        <source>Import the file again.</source>
        <translation>Importujte soubor znovu.</translation>
    </message>
    <message>
        <source>Import the model again.</source>
        <translation>Importujte model znovu.</translation>
    </message>
    <message>
        <source>In a .tiktoken file the ids are the order of merging; save as tokenizer.json or .bpe.</source>
        <translation>V souboru .tiktoken jsou id pořadím slučování; uložte jako tokenizer.json nebo .bpe.</translation>
    </message>
    <message>
        <source>In a vocab.txt the continuing prefix is {0}, not {1}.</source>
        <translation>Ve vocab.txt je pokračovací předpona {0}, ne {1}.</translation>
    </message>
    <message>
        <source>In a vocabulary of bytes only special tokens may be spelled freely.</source>
        <translation>Ve slovníku bajtů lze volně psát jen speciální tokeny.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} comes twice.</source>
        <translation>V tabulce dvojic je bajt {0} dvakrát.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds a later one.</source>
        <translation>V tabulce dvojic obsahuje bajt {0} pozdější.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds itself.</source>
        <translation>V tabulce dvojic obsahuje bajt {0} sám sebe.</translation>
    </message>
    <message>
        <source>Install it with: pip install pillow. Or choose the page in HTML.</source>
        <translation>Nainstalujte jej: pip install pillow. Nebo zvolte stránku v HTML.</translation>
    </message>
    <message>
        <source>Is it a file of ranks?</source>
        <translation>Je to soubor s pořadími?</translation>
    </message>
    <message>
        <source>Is it a tokenizer?</source>
        <translation>Je to tokenizér?</translation>
    </message>
    <message>
        <source>Is it damaged?</source>
        <translation>Není poškozený?</translation>
    </message>
    <message>
        <source>Is it one?</source>
        <translation>Je to tak?</translation>
    </message>
    <message>
        <source>Is the file whole?</source>
        <translation>Je soubor celý?</translation>
    </message>
    <message>
        <source>It has no merge rules: it is shown as it is, with nothing to play.</source>
        <translation>Nemá slučovací pravidla: zobrazuje se, jak je, a není co přehrávat.</translation>
    </message>
    <message>
        <source>It has no model in it.</source>
        <translation>Není v něm žádný model.</translation>
    </message>
    <message>
        <source>It holds zero bytes, which text seldom does: is this its encoding?</source>
        <translation>Obsahuje nulové bajty, které v textu bývají zřídka: je to správné kódování?</translation>
    </message>
    <message>
        <source>It holds zero bytes.</source>
        <translation>Obsahuje nulové bajty.</translation>
    </message>
    <message>
        <source>It holds zero bytes. {0}</source>
        <translation>Obsahuje nulové bajty. {0}</translation>
    </message>
    <message>
        <source>It is damaged, or it was not made by this compression.</source>
        <translation>Je poškozený, nebo nevznikl touto kompresí.</translation>
    </message>
    <message>
        <source>It is damaged, or needs a newer version of the program.</source>
        <translation>Je poškozený, nebo vyžaduje novější verzi programu.</translation>
    </message>
    <message>
        <source>It is damaged, or of another kind.</source>
        <translation>Je poškozený, nebo jiného druhu.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Je poškozený.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Je příliš hluboko vnořený.</translation>
    </message>
    <message>
        <source>It is {0}.</source>
        <translation>Je to {0}.</translation>
    </message>
    <message>
        <source>It is {0}. {1}</source>
        <translation>Je to {0}. {1}</translation>
    </message>
    <message>
        <source>Its first line is {0}.</source>
        <translation>Jeho první řádek je {0}.</translation>
    </message>
    <message>
        <source>Its ids have gaps, or special tokens or bytes stand behind other tokens.</source>
        <translation>Jeho id mají mezery, nebo speciální tokeny či bajty stojí za jinými tokeny.</translation>
    </message>
    <message>
        <source>Join {0} by +, and put a colon and the token behind.</source>
        <translation>Spojte {0} pomocí + a za ně dejte dvojtečku a token.</translation>
    </message>
    <message>
        <source>Known are 0.1 and 0.2.</source>
        <translation>Známé jsou 0.1 a 0.2.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}.</source>
        <translation>Známé jsou 1 až {0}.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}: {1}.</source>
        <translation>Známé jsou 1 až {0}: {1}.</translation>
    </message>
    <message>
        <source>Known are BPE, WordPiece, Unigram and WordLevel.</source>
        <translation>Známé jsou BPE, WordPiece, Unigram a WordLevel.</translation>
    </message>
    <message>
        <source>Known are {0}.</source>
        <translation>Známé jsou {0}.</translation>
    </message>
    <message>
        <source>Leave it out, or choose {0}.</source>
        <translation>Vynechte to, nebo zvolte {0}.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Vynechte to.</translation>
    </message>
    <message>
        <source>Let the file name begin with {0}, or put a {1} beside it with name, pat_str and special_tokens.</source>
        <translation>Ať název souboru začíná {0}, nebo vedle něj dejte {1} s name, pat_str a special_tokens.</translation>
    </message>
    <message>
        <source>Look for a pattern that calls itself, such as (?R).</source>
        <translation>Hledejte vzor, který volá sám sebe, jako (?R).</translation>
    </message>
    <message>
        <source>Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Hledejte opakování v opakování, jako (a+)+.</translation>
    </message>
    <message>
        <source>Make it first, or name another.</source>
        <translation>Nejprve ji vytvořte, nebo zadejte jinou.</translation>
    </message>
    <message>
        <source>Make the change at an earlier merge, or ask for more merges.</source>
        <translation>Proveďte změnu u dřívějšího sloučení, nebo zadejte víc sloučení.</translation>
    </message>
    <message>
        <source>Mend the regular expression.</source>
        <translation>Opravte regulární výraz.</translation>
    </message>
    <message>
        <source>Merge rule {0} names the id {1}, which no token has.</source>
        <translation>Slučovací pravidlo {0} uvádí id {1}, které žádný token nemá.</translation>
    </message>
    <message>
        <source>Merge rule {0} of {1} makes a token no longer than its parts.</source>
        <translation>Slučovací pravidlo {0} souboru {1} vytváří token ne delší než jeho části.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that another merge makes too, or none that minbpe could number.</source>
        <translation>Sloučení {0} vytváří token, který vytváří i jiné, nebo který minbpe neumí očíslovat.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that is not spelled like its parts.</source>
        <translation>Sloučení {0} vytváří token, který se nepíše jako jeho části.</translation>
    </message>
    <message>
        <source>Merge {0} makes the token {1}, whose id {2} is not above those made before.</source>
        <translation>Sloučení {0} vytváří token {1}, jehož id {2} není vyšší než dříve vytvořená.</translation>
    </message>
    <message>
        <source>Merges are counted from 1.</source>
        <translation>Sloučení se počítají od 1.</translation>
    </message>
    <message>
        <source>Merges are left out at random there (dropout); here they never are.</source>
        <translation>Tam se sloučení náhodně vynechávají (dropout); zde nikdy.</translation>
    </message>
    <message>
        <source>Merges count from 1.</source>
        <translation>Sloučení se číslují od 1.</translation>
    </message>
    <message>
        <source>Merges of the algorithm {0} cannot be forced or forbidden.</source>
        <translation>Sloučení algoritmu {0} nelze vynutit ani zakázat.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Zadejte soubor.</translation>
    </message>
    <message>
        <source>Name a folder in it.</source>
        <translation>Zadejte složku na něm.</translation>
    </message>
    <message>
        <source>Name an unknown token, or use byte fallback.</source>
        <translation>Zadejte neznámý token, nebo použijte byte fallback.</translation>
    </message>
    <message>
        <source>Name another encoding.</source>
        <translation>Zadejte jiné kódování.</translation>
    </message>
    <message>
        <source>Name it.</source>
        <translation>Zadejte jej.</translation>
    </message>
    <message>
        <source>Name it: --format {0}.</source>
        <translation>Zadejte jej: --format {0}.</translation>
    </message>
    <message>
        <source>Name one of the files, or the format: hf or gpt2.</source>
        <translation>Zadejte jeden ze souborů, nebo formát: hf či gpt2.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, cp1252, cp1251, shift_jis or gb18030.</source>
        <translation>Zadejte některé, například utf-8, cp1252, cp1251, shift_jis nebo gb18030.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Zadejte samotný soubor.</translation>
    </message>
    <message>
        <source>Name what begins with sp- last.</source>
        <translation>Co začíná sp-, uveďte jako poslední.</translation>
    </message>
    <message>
        <source>No merge makes {0}.</source>
        <translation>Žádné sloučení nevytváří {0}.</translation>
    </message>
    <message>
        <source>No merges were made: the alphabet and the special tokens are {0} tokens already, more than the vocabulary of {1} that was asked for. The smallest possible is {2}.</source>
        <translation>Žádné sloučení se neprovedlo: abeceda a speciální tokeny jsou už {0} tokenů, víc než požadovaný slovník {1}. Nejmenší možný je {2}.</translation>
    </message>
    <message>
        <source>No more substrings stand often enough.</source>
        <translation>Žádné další podřetězce nejsou dost časté.</translation>
    </message>
    <message>
        <source>No pair was replaced in any of {0} blocks.</source>
        <translation>V žádném z {0} bloků se nenahradila žádná dvojice.</translation>
    </message>
    <message>
        <source>No pair was replaced: all 256 byte values occur, so none is free for one.</source>
        <translation>Žádná dvojice se nenahradila: vyskytuje se všech 256 hodnot bajtu, žádná není volná.</translation>
    </message>
    <message>
        <source>No token has the id {0}, and a vocab.txt cannot leave one out.</source>
        <translation>Žádný token nemá id {0} a vocab.txt jej nemůže vynechat.</translation>
    </message>
    <message>
        <source>No token has the ids {0}{1}; they are left free.</source>
        <translation>Žádný token nemá id {0}{1}; zůstávají volná.</translation>
    </message>
    <message>
        <source>No {0} was taken: the special tokens are {1} tokens already.</source>
        <translation>Nepřijala se žádná jednotka ({0}): speciální tokeny jsou už {1} tokenů.</translation>
    </message>
    <message>
        <source>Nothing is left of {0} for the model: it is white space.</source>
        <translation>Z {0} pro model nic nezbývá: je to bílé místo.</translation>
    </message>
    <message>
        <source>Nothing keeps {0} from {1}: {2}</source>
        <translation>Nic nebrání {0} v {1}: {2}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nic se neuložilo.</translation>
    </message>
    <message>
        <source>Nothing was saved. Choose another format, such as bpe.</source>
        <translation>Nic se neuložilo. Zvolte jiný formát, například bpe.</translation>
    </message>
    <message>
        <source>Nothing was saved. Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Nic se neuložilo. Hledejte opakování v opakování, jako (a+)+.</translation>
    </message>
    <message>
        <source>Of the training settings nothing is kept.</source>
        <translation>Z nastavení trénování se neuchová nic.</translation>
    </message>
    <message>
        <source>Only BPE has merges that can be taken back.</source>
        <translation>Jen BPE má sloučení, která lze vzít zpět.</translation>
    </message>
    <message>
        <source>Only Gage&apos;s compressor has data.</source>
        <translation>Data má jen Gageův kompresor.</translation>
    </message>
    <message>
        <source>Only a tokenizer of characters, without markers and gaps between its ids, can be a SentencePiece model.</source>
        <translation>Modelem SentencePiece může být jen tokenizér znaků, bez značek a bez mezer mezi id.</translation>
    </message>
    <message>
        <source>Only the alphabet is left.</source>
        <translation>Zbývá jen abeceda.</translation>
    </message>
    <message>
        <source>Only the tokens are kept, not how they were learnt.</source>
        <translation>Uchovají se jen tokeny, ne jak byly naučeny.</translation>
    </message>
    <message>
        <source>Open a tokenizer: bpe, hf, gpt2, tiktoken, sentencepiece or subword-nmt.</source>
        <translation>Otevřete tokenizér: bpe, hf, gpt2, tiktoken, sentencepiece nebo subword-nmt.</translation>
    </message>
    <message>
        <source>Open it again to see what is there.</source>
        <translation>Otevřete jej znovu a uvidíte, co v něm je.</translation>
    </message>
    <message>
        <source>Open it in the window: bpe-desktop FILE.</source>
        <translation>Otevřete ji v okně: bpe-desktop SOUBOR.</translation>
    </message>
    <message>
        <source>Open one of the kind unigram, bpe or char.</source>
        <translation>Otevřete model druhu unigram, bpe nebo char.</translation>
    </message>
    <message>
        <source>Open the .model instead.</source>
        <translation>Otevřete místo toho .model.</translation>
    </message>
    <message>
        <source>Open the .model, which has no such troubles.</source>
        <translation>Otevřete .model, který takové potíže nemá.</translation>
    </message>
    <message>
        <source>Open the .model.</source>
        <translation>Otevřete .model.</translation>
    </message>
    <message>
        <source>Other programs strip the white space of {0} tokens, such as that with the id {1}.</source>
        <translation>Jiné programy odstraní mezery u {0} tokenů, například u toho s id {1}.</translation>
    </message>
    <message>
        <source>Other programs take the {0} marker for letters.</source>
        <translation>Jiné programy berou značku {0} jako písmena.</translation>
    </message>
    <message>
        <source>Programs look for {0}, which is not the unknown token here.</source>
        <translation>Programy hledají {0}, což zde není neznámý token.</translation>
    </message>
    <message>
        <source>Put the two files in one folder.</source>
        <translation>Dejte oba soubory do jedné složky.</translation>
    </message>
    <message>
        <source>Read it again (F5).</source>
        <translation>Načtěte jej znovu (F5).</translation>
    </message>
    <message>
        <source>Rename the token.</source>
        <translation>Přejmenujte token.</translation>
    </message>
    <message>
        <source>Save as .bpe, which tells them apart.</source>
        <translation>Uložte jako .bpe, které je rozliší.</translation>
    </message>
    <message>
        <source>Save as .bpe.</source>
        <translation>Uložte jako .bpe.</translation>
    </message>
    <message>
        <source>Save as .model or .bpe.</source>
        <translation>Uložte jako .model nebo .bpe.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe, or train on bytes.</source>
        <translation>Uložte jako tokenizer.json nebo .bpe, nebo trénujte na bajtech.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe.</source>
        <translation>Uložte jako tokenizer.json nebo .bpe.</translation>
    </message>
    <message>
        <source>Save as {0}.</source>
        <translation>Uložte jako {0}.</translation>
    </message>
    <message>
        <source>Save it again.</source>
        <translation>Uložte jej znovu.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Uložte jej jako UTF-8.</translation>
    </message>
    <message>
        <source>Save the tokenizer to a file, and name it.</source>
        <translation>Uložte tokenizér do souboru a zadejte jej.</translation>
    </message>
    <message>
        <source>Saved {0}.</source>
        <translation>Uloženo: {0}.</translation>
    </message>
    <message>
        <source>See how the fact is written in the description of lessons.</source>
        <translation>Podívejte se do popisu lekcí, jak se fakt zapisuje.</translation>
    </message>
    <message>
        <source>SentencePiece models of the kind {0} cannot be used here.</source>
        <translation>Modely SentencePiece druhu {0} zde nelze použít.</translation>
    </message>
    <message>
        <source>SentencePiece would merge to {0} otherwise: it knows no merges, only pieces.</source>
        <translation>SentencePiece by {0} sloučil jinak: nezná sloučení, jen kousky.</translation>
    </message>
    <message>
        <source>Special tokens become ordinary ones: {0}.</source>
        <translation>Speciální tokeny se stanou běžnými: {0}.</translation>
    </message>
    <message>
        <source>Special tokens cannot be added later: their ids would not come first.</source>
        <translation>Speciální tokeny nelze přidat později: jejich id by nebyla první.</translation>
    </message>
    <message>
        <source>Special tokens typed in a text are taken for special tokens there.</source>
        <translation>Speciální tokeny napsané v textu tam platí jako speciální.</translation>
    </message>
    <message>
        <source>Start it anew.</source>
        <translation>Spusťte ji znovu.</translation>
    </message>
    <message>
        <source>Stopped after EM: no vocabulary size is given.</source>
        <translation>Zastaveno po EM: není zadána velikost slovníku.</translation>
    </message>
    <message>
        <source>Stopped at the number of merges asked for.</source>
        <translation>Zastaveno na požadovaném počtu sloučení.</translation>
    </message>
    <message>
        <source>Stopped because every pair that counts {0} or more would make a token {1}.</source>
        <translation>Zastaveno, protože každá dvojice s počtem {0} a více by vytvořila token {1}.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the alphabet is in the vocabulary.</source>
        <translation>Zastaveno, protože každá jednotka ({0}) abecedy je ve slovníku.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the corpus is in the vocabulary.</source>
        <translation>Zastaveno, protože každá jednotka ({0}) korpusu je ve slovníku.</translation>
    </message>
    <message>
        <source>Stopped because no byte is free any more: all 256 are in use.</source>
        <translation>Zastaveno, protože už není volný bajt: všech 256 se používá.</translation>
    </message>
    <message>
        <source>Stopped because no other {0} counts {1} or more.</source>
        <translation>Zastaveno, protože žádná další jednotka ({0}) nemá počet {1} nebo vyšší.</translation>
    </message>
    <message>
        <source>Stopped because no pair counts {0} or more.</source>
        <translation>Zastaveno, protože žádná dvojice nemá počet {0} nebo vyšší.</translation>
    </message>
    <message>
        <source>Stopped because only forbidden pairs count {0} or more.</source>
        <translation>Zastaveno, protože jen zakázané dvojice mají počet {0} nebo vyšší.</translation>
    </message>
    <message>
        <source>Stopped because the corpus has no words.</source>
        <translation>Zastaveno, protože korpus nemá slova.</translation>
    </message>
    <message>
        <source>Stopped because the vocabulary has {0} tokens.</source>
        <translation>Zastaveno, protože slovník má {0} tokenů.</translation>
    </message>
    <message>
        <source>Stopped because {0}, so there is no pair to merge.</source>
        <translation>Zastaveno, protože {0}, takže není co sloučit.</translation>
    </message>
    <message>
        <source>Such models cannot be opened in this version.</source>
        <translation>Takové modely nelze v této verzi otevřít.</translation>
    </message>
    <message>
        <source>Such models cannot be opened.</source>
        <translation>Takové modely nelze otevřít.</translation>
    </message>
    <message>
        <source>Such tokenizers cannot be opened in this version.</source>
        <translation>Takové tokenizéry nelze v této verzi otevřít.</translation>
    </message>
    <message>
        <source>Take a file of up to 1 MB, or a part.</source>
        <translation>Vezměte soubor do 1 MB, nebo jeho část.</translation>
    </message>
    <message>
        <source>Take a part of it, or compress the file with bpe-desktop gage.</source>
        <translation>Vezměte jeho část, nebo soubor zkomprimujte příkazem bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Take a unigram tokenizer. For BPE there is dropout.</source>
        <translation>Vezměte unigramový tokenizér. Pro BPE je dropout.</translation>
    </message>
    <message>
        <source>Take a word of 2 to {0} symbols.</source>
        <translation>Vezměte slovo se 2 až {0} symboly.</translation>
    </message>
    <message>
        <source>Take another one.</source>
        <translation>Vezměte jiný.</translation>
    </message>
    <message>
        <source>Take back so many at most.</source>
        <translation>Vraťte nejvýše tolik.</translation>
    </message>
    <message>
        <source>Take one of its words.</source>
        <translation>Vezměte jedno z jeho slov.</translation>
    </message>
    <message>
        <source>Take words of at most {0} characters.</source>
        <translation>Vezměte slova nejvýše o {0} znacích.</translation>
    </message>
    <message>
        <source>Text that the pre-tokenizer&apos;s pattern does not match is dropped.</source>
        <translation>Text, který vzor pretokenizéru nezachytí, se vynechá.</translation>
    </message>
    <message>
        <source>The BasicTokenizer does not look at special tokens.</source>
        <translation>BasicTokenizer si speciálních tokenů nevšímá.</translation>
    </message>
    <message>
        <source>The algorithm {0} is not there yet.</source>
        <translation>Algoritmus {0} zatím není.</translation>
    </message>
    <message>
        <source>The compressed data would become {0} bytes, more than {1}.</source>
        <translation>Komprimovaná data by měla {0} bajtů, víc než {1}.</translation>
    </message>
    <message>
        <source>The compressed file ends in its table of pairs.</source>
        <translation>Komprimovaný soubor končí uprostřed tabulky dvojic.</translation>
    </message>
    <message>
        <source>The compressed file ends in the middle of a block.</source>
        <translation>Komprimovaný soubor končí uprostřed bloku.</translation>
    </message>
    <message>
        <source>The compressed file is damaged: its content is not what its checksum says.</source>
        <translation>Komprimovaný soubor je poškozený: obsah neodpovídá kontrolnímu součtu.</translation>
    </message>
    <message>
        <source>The compressed file is of the form {0}, which is not known here.</source>
        <translation>Komprimovaný soubor má formu {0}, která zde není známá.</translation>
    </message>
    <message>
        <source>The compressed file is of version {0}, which is not known here.</source>
        <translation>Komprimovaný soubor má verzi {0}, která zde není známá.</translation>
    </message>
    <message>
        <source>The compressed file says that it holds {0} bytes, more than {1}.</source>
        <translation>Komprimovaný soubor uvádí, že obsahuje {0} bajtů, víc než {1}.</translation>
    </message>
    <message>
        <source>The continuing prefix is empty.</source>
        <translation>Pokračovací předpona je prázdná.</translation>
    </message>
    <message>
        <source>The corpus cannot be read: {0}.</source>
        <translation>Korpus nelze přečíst: {0}.</translation>
    </message>
    <message>
        <source>The corpus does not fit in memory.</source>
        <translation>Korpus se nevejde do paměti.</translation>
    </message>
    <message>
        <source>The corpus of the lesson is too large to be worked through.</source>
        <translation>Korpus lekce je příliš velký na zpracování.</translation>
    </message>
    <message>
        <source>The dropout is {0}.</source>
        <translation>Dropout je {0}.</translation>
    </message>
    <message>
        <source>The encoding {0} is a guess.</source>
        <translation>Kódování {0} je odhad.</translation>
    </message>
    <message>
        <source>The file holds more long tokens than a vocabulary has.</source>
        <translation>Soubor obsahuje víc dlouhých tokenů, než slovník mívá.</translation>
    </message>
    <message>
        <source>The file is damaged, or its parts do not belong.</source>
        <translation>Soubor je poškozený, nebo jeho části k sobě nepatří.</translation>
    </message>
    <message>
        <source>The file is damaged, or of another kind.</source>
        <translation>Soubor je poškozený, nebo jiného druhu.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Soubor je poškozený.</translation>
    </message>
    <message>
        <source>The file name is not one that can exist.</source>
        <translation>Takový název souboru nemůže existovat.</translation>
    </message>
    <message>
        <source>The file read back</source>
        <translation>Zpětně přečtený soubor</translation>
    </message>
    <message>
        <source>The file read back cuts {0} otherwise.</source>
        <translation>Zpětně přečtený soubor dělí {0} jinak.</translation>
    </message>
    <message>
        <source>The file read back is not the same.</source>
        <translation>Zpětně přečtený soubor není stejný.</translation>
    </message>
    <message>
        <source>The file to write has no name.</source>
        <translation>Zapisovaný soubor nemá název.</translation>
    </message>
    <message>
        <source>The file&apos;s {0} is left out: texts keep their length.</source>
        <translation>{0} souboru se vynechá: texty si zachovají délku.</translation>
    </message>
    <message>
        <source>The files do not say that whole words are taken past the merges.</source>
        <translation>Soubory neříkají, že se celá slova berou mimo slučování.</translation>
    </message>
    <message>
        <source>The first merge {0} would be taken for a header.</source>
        <translation>První sloučení {0} by se bralo jako hlavička.</translation>
    </message>
    <message>
        <source>The folder {0} does not exist.</source>
        <translation>Složka {0} neexistuje.</translation>
    </message>
    <message>
        <source>The format {0} cuts by merges, which a tokenizer of {1} does not.</source>
        <translation>Formát {0} dělí slučováním, což tokenizér {1} nedělá.</translation>
    </message>
    <message>
        <source>The format {0} has no tokens that are found in every text, such as {1}.</source>
        <translation>Formát {0} nemá tokeny, které se najdou v každém textu, jako {1}.</translation>
    </message>
    <message>
        <source>The id {0} of the special token {1} is taken in {2}.</source>
        <translation>Id {0} speciálního tokenu {1} je v {2} obsazené.</translation>
    </message>
    <message>
        <source>The input has {0} bytes, more than {1}.</source>
        <translation>Vstup má {0} bajtů, víc než {1}.</translation>
    </message>
    <message>
        <source>The input is empty, so there is nothing to replace.</source>
        <translation>Vstup je prázdný, takže není co nahrazovat.</translation>
    </message>
    <message>
        <source>The input is one byte, so there is no pair to replace.</source>
        <translation>Vstup je jeden bajt, takže není dvojice k nahrazení.</translation>
    </message>
    <message>
        <source>The input is stored as it is.</source>
        <translation>Vstup se ukládá, jak je.</translation>
    </message>
    <message>
        <source>The lines are in another order, or one is lost.</source>
        <translation>Řádky jsou v jiném pořadí, nebo některý chybí.</translation>
    </message>
    <message>
        <source>The merges are not kept: the library finds them again by the scores.</source>
        <translation>Sloučení se neuchovají: knihovna je znovu najde podle skóre.</translation>
    </message>
    <message>
        <source>The merges read back are not the same.</source>
        <translation>Zpětně přečtená sloučení nejsou stejná.</translation>
    </message>
    <message>
        <source>The model&apos;s normalization table is damaged.</source>
        <translation>Normalizační tabulka modelu je poškozená.</translation>
    </message>
    <message>
        <source>The model&apos;s own table changes the text before it is cut.</source>
        <translation>Tabulka modelu mění text před rozdělením.</translation>
    </message>
    <message>
        <source>The most is {0}.</source>
        <translation>Nejvíc je {0}.</translation>
    </message>
    <message>
        <source>The most is {0}. Add it as a whole token, or train on a corpus.</source>
        <translation>Nejvíc je {0}. Přidejte jej jako celý token, nebo trénujte na korpusu.</translation>
    </message>
    <message>
        <source>The name {0} does not say which format to write.</source>
        <translation>Název {0} neříká, jaký formát zapsat.</translation>
    </message>
    <message>
        <source>The name {0} is too long.</source>
        <translation>Název {0} je příliš dlouhý.</translation>
    </message>
    <message>
        <source>The normalization table is damaged.</source>
        <translation>Normalizační tabulka je poškozená.</translation>
    </message>
    <message>
        <source>The normalizer is written as a table: unusual sequences of marks stay as they are.</source>
        <translation>Normalizátor se zapíše jako tabulka: neobvyklé posloupnosti znamének zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>The normalizer {0} changes the text before it is cut.</source>
        <translation>Normalizátor {0} mění text před rozdělením.</translation>
    </message>
    <message>
        <source>The normalizer {0} is not kept.</source>
        <translation>Normalizátor {0} se neuchová.</translation>
    </message>
    <message>
        <source>The normalizer {0} lacks a text.</source>
        <translation>Normalizátoru {0} chybí text.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too long on this text.</source>
        <translation>Vzor normalizátoru na tomto textu trvá příliš dlouho.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Vzor normalizátoru na tomto textu potřebuje příliš paměti.</translation>
    </message>
    <message>
        <source>The number of new merges is below 0.</source>
        <translation>Počet nových sloučení je menší než 0.</translation>
    </message>
    <message>
        <source>The object is empty.</source>
        <translation>Objekt je prázdný.</translation>
    </message>
    <message>
        <source>The pair of merge {0} is of a token that is not there yet.</source>
        <translation>Dvojice sloučení {0} je z tokenu, který ještě neexistuje.</translation>
    </message>
    <message>
        <source>The pair {0} cannot be merged as merge {1}.</source>
        <translation>Dvojici {0} nelze sloučit jako sloučení {1}.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens belong to another vocabulary.</source>
        <translation>Vzor a speciální tokeny patří k jinému slovníku.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens go to a second file, which ends in .tiktoken.json.</source>
        <translation>Vzor a speciální tokeny jdou do druhého souboru, který končí na .tiktoken.json.</translation>
    </message>
    <message>
        <source>The power {0} is out of range.</source>
        <translation>Mocnina {0} je mimo rozsah.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept: BERT&apos;s is used there.</source>
        <translation>Pretokenizér {0} se neuchová: tam se použije ten z BERT.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept; spaces end words.</source>
        <translation>Pretokenizér {0} se neuchová; slova končí mezerou.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern is empty or runs backwards.</source>
        <translation>Vzor pretokenizéru je prázdný, nebo jde pozpátku.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on a text such as {0}.</source>
        <translation>Vzor pretokenizéru trvá příliš dlouho na textu, jako je {0}.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on this text.</source>
        <translation>Vzor pretokenizéru na tomto textu trvá příliš dlouho.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Vzor pretokenizéru na tomto textu potřebuje příliš paměti.</translation>
    </message>
    <message>
        <source>The space that is put at the edge of the text comes back with it.</source>
        <translation>Mezera přidaná na okraj textu se vrátí s ním.</translation>
    </message>
    <message>
        <source>The special token {0} holds white space, which minbpe cannot read.</source>
        <translation>Speciální token {0} obsahuje mezery, které minbpe nepřečte.</translation>
    </message>
    <message>
        <source>The special token {0} is given twice.</source>
        <translation>Speciální token {0} je zadán dvakrát.</translation>
    </message>
    <message>
        <source>The steps of the file that it comes from change the text before it is cut.</source>
        <translation>Kroky souboru, ze kterého pochází, mění text před rozdělením.</translation>
    </message>
    <message>
        <source>The table read back is not the same.</source>
        <translation>Zpětně přečtená tabulka není stejná.</translation>
    </message>
    <message>
        <source>The tables would cost more than the replacements save.</source>
        <translation>Tabulky by stály víc, než nahrazení ušetří.</translation>
    </message>
    <message>
        <source>The text has {0} bytes, and step by step at most {1} are compressed in the form {2}.</source>
        <translation>Text má {0} bajtů a krok za krokem se jich ve formě {2} komprimuje nejvýše {1}.</translation>
    </message>
    <message>
        <source>The token with the id {0} {1}, which a vocab.txt cannot hold.</source>
        <translation>Token s id {0} {1}, což vocab.txt nemůže obsahovat.</translation>
    </message>
    <message>
        <source>The token {0} holds {1}, which {2} cannot hold.</source>
        <translation>Token {0} obsahuje {1}, což {2} nemůže obsahovat.</translation>
    </message>
    <message>
        <source>The token {0} is given twice.</source>
        <translation>Token {0} je zadán dvakrát.</translation>
    </message>
    <message>
        <source>The token {0} is listed twice, on lines {1}{2} and {3}: the last one holds, its id is {4}.</source>
        <translation>Token {0} je uveden dvakrát, na řádcích {1}{2} a {3}: platí poslední, jeho id je {4}.</translation>
    </message>
    <message>
        <source>The token {0} is not built by merges, which this file would need.</source>
        <translation>Token {0} nevznikl slučováním, což by tento soubor vyžadoval.</translation>
    </message>
    <message>
        <source>The token {0} {1}, which a SentencePiece model cannot hold.</source>
        <translation>Token {0} {1}, což model SentencePiece nemůže obsahovat.</translation>
    </message>
    <message>
        <source>The tokens of {0} are too long.</source>
        <translation>Tokeny v {0} jsou příliš dlouhé.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both spelled {2}.</source>
        <translation>Tokeny {0} a {1} se oba píší {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both written {2}.</source>
        <translation>Tokeny {0} a {1} se oba zapisují {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are the same bytes, {2}.</source>
        <translation>Tokeny {0} a {1} jsou tytéž bajty, {2}.</translation>
    </message>
    <message>
        <source>The training ends after merge {0}, before merge {1}.</source>
        <translation>Trénování končí po sloučení {0}, před sloučením {1}.</translation>
    </message>
    <message>
        <source>The training has {0} merges.</source>
        <translation>Trénování má {0} sloučení.</translation>
    </message>
    <message>
        <source>The training process ended with code {0}.</source>
        <translation>Proces trénování skončil s kódem {0}.</translation>
    </message>
    <message>
        <source>The training settings cannot be read: {0}.</source>
        <translation>Nastavení trénování nelze přečíst: {0}.</translation>
    </message>
    <message>
        <source>The training settings, such as the rule for equal counts, are not kept.</source>
        <translation>Nastavení trénování, jako pravidlo pro stejné počty, se neuchová.</translation>
    </message>
    <message>
        <source>The unknown token is an ordinary special token there.</source>
        <translation>Neznámý token je tam běžný speciální token.</translation>
    </message>
    <message>
        <source>The vocabulary and the merges do not belong together.</source>
        <translation>Slovník a sloučení k sobě nepatří.</translation>
    </message>
    <message>
        <source>The vocabulary has no token with the id {0}.</source>
        <translation>Slovník nemá token s id {0}.</translation>
    </message>
    <message>
        <source>The vocabulary has no token {0}.</source>
        <translation>Slovník nemá token {0}.</translation>
    </message>
    <message>
        <source>The vocabulary to go on from has no special token {0}.</source>
        <translation>Slovník, na který se navazuje, nemá speciální token {0}.</translation>
    </message>
    <message>
        <source>The word {0} has the count {1}.</source>
        <translation>Slovo {0} má počet {1}.</translation>
    </message>
    <message>
        <source>The {0} marker is written as the character U+{1}, which no text should hold.</source>
        <translation>Značka {0} se zapíše jako znak U+{1}, který by žádný text neměl obsahovat.</translation>
    </message>
    <message>
        <source>The {0} {1} does not go with the algorithm {2}.</source>
        <translation>{0} {1} nejde dohromady s algoritmem {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not kept; the files are read with {2}.</source>
        <translation>{0} {1} se neuchová; soubory se čtou s {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not valid Unicode.</source>
        <translation>{0} {1} není platný Unicode.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern cannot be read: {1}.</source>
        <translation>Vzor {0} nelze přečíst: {1}.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern is too large.</source>
        <translation>Vzor {0} je příliš velký.</translation>
    </message>
    <message>
        <source>There a pre-token that is a token as a whole is merged all the same.</source>
        <translation>Tam se pretoken, který je celým tokenem, přesto slučuje.</translation>
    </message>
    <message>
        <source>There a text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte; here not.</source>
        <translation>Tam se text, který vypisuje bajtový kousek, jako &lt;0x0A&gt;, změní na tento bajt; zde ne.</translation>
    </message>
    <message>
        <source>There a word of more than 100 characters is unknown.</source>
        <translation>Tam je slovo s více než 100 znaky neznámé.</translation>
    </message>
    <message>
        <source>There are no lessons about the algorithm {0}.</source>
        <translation>O algoritmu {0} nejsou lekce.</translation>
    </message>
    <message>
        <source>There are {0} merges, not {1}.</source>
        <translation>Sloučení je {0}, ne {1}.</translation>
    </message>
    <message>
        <source>There is a pattern, so that the file is for minbpe&apos;s RegexTokenizer.</source>
        <translation>Vzor tu je, takže soubor je pro RegexTokenizer z minbpe.</translation>
    </message>
    <message>
        <source>There is no encoding called {0}.</source>
        <translation>Kódování {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no fact {0}.</source>
        <translation>Fakt {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no format {0}.</source>
        <translation>Formát {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no merge {0}.</source>
        <translation>Sloučení {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no pattern, so that the file is for minbpe&apos;s BasicTokenizer.</source>
        <translation>Vzor tu není, takže soubor je pro BasicTokenizer z minbpe.</translation>
    </message>
    <message>
        <source>There is no published vocabulary {0}.</source>
        <translation>Zveřejněný slovník {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no step {0}.</source>
        <translation>Krok {0} neexistuje.</translation>
    </message>
    <message>
        <source>There is no text to train on.</source>
        <translation>Není text, na kterém trénovat.</translation>
    </message>
    <message>
        <source>There is no way {0} to add a token.</source>
        <translation>Způsob {0}, jak přidat token, neexistuje.</translation>
    </message>
    <message>
        <source>There is no {0}: a word that cannot be cut has no id.</source>
        <translation>Chybí {0}: slovo, které nelze rozdělit, nemá id.</translation>
    </message>
    <message>
        <source>There is nothing to replace in no bytes.</source>
        <translation>Bez bajtů není co nahrazovat.</translation>
    </message>
    <message>
        <source>There is only one pair to choose from.</source>
        <translation>Na výběr je jen jedna dvojice.</translation>
    </message>
    <message>
        <source>There {0} in a text becomes that byte&apos;s token; here it is text.</source>
        <translation>Tam se {0} v textu stane tokenem toho bajtu; zde je to text.</translation>
    </message>
    <message>
        <source>There {0} is looked for after normalizing; here in the text as it is.</source>
        <translation>Tam se {0} hledá po normalizaci; zde v textu, jak je.</translation>
    </message>
    <message>
        <source>These files begin with code points or bytes, not with graphemes.</source>
        <translation>Tyto soubory vycházejí z kódových bodů nebo bajtů, ne z grafémů.</translation>
    </message>
    <message>
        <source>This format cannot hold such a merge; save as .bpe.</source>
        <translation>Tento formát takové sloučení nemůže obsahovat; uložte jako .bpe.</translation>
    </message>
    <message>
        <source>This format tells tokens apart by their spelling; rename the special token.</source>
        <translation>Tento formát rozlišuje tokeny podle zápisu; přejmenujte speciální token.</translation>
    </message>
    <message>
        <source>This is not a file that gage compress made.</source>
        <translation>Tento soubor nevytvořil příkaz gage compress.</translation>
    </message>
    <message>
        <source>This is not the name of a file.</source>
        <translation>To není název souboru.</translation>
    </message>
    <message>
        <source>This tokenizer has no merge rules.</source>
        <translation>Tento tokenizér nemá slučovací pravidla.</translation>
    </message>
    <message>
        <source>Tokens that are added around a text (post-processor) are left out.</source>
        <translation>Tokeny přidávané kolem textu (post-processor) se vynechají.</translation>
    </message>
    <message>
        <source>Train anew, or choose the algorithm bpe.</source>
        <translation>Trénujte znovu, nebo zvolte algoritmus bpe.</translation>
    </message>
    <message>
        <source>Train on a smaller part of it, or raise the minimum count.</source>
        <translation>Trénujte na menší části, nebo zvyšte minimální počet.</translation>
    </message>
    <message>
        <source>Train one on it: bpe-desktop train FILE -o NAME.bpe.</source>
        <translation>Natrénujte na něm tokenizér: bpe-desktop train SOUBOR -o JMÉNO.bpe.</translation>
    </message>
    <message>
        <source>Train one with the normalizer sp-escape, or choose another format.</source>
        <translation>Natrénujte jej s normalizátorem sp-escape, nebo zvolte jiný formát.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown and without ignore-merges, or save as tokenizer.json or .bpe.</source>
        <translation>Trénujte s fuse-unknown a bez ignore-merges, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown, or save as .bpe.</source>
        <translation>Trénujte s fuse-unknown, nebo uložte jako .bpe.</translation>
    </message>
    <message>
        <source>Train with merges, or save as tokenizer.json or .bpe.</source>
        <translation>Trénujte se slučováním, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Train with one pre-tokenizer, or save as tokenizer.json or .bpe.</source>
        <translation>Trénujte s jedním pretokenizérem, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Train with the algorithm wordpiece, or save as .bpe.</source>
        <translation>Trénujte s algoritmem wordpiece, nebo uložte jako .bpe.</translation>
    </message>
    <message>
        <source>Train with the prefix {0}, or save as .bpe.</source>
        <translation>Trénujte s předponou {0}, nebo uložte jako .bpe.</translation>
    </message>
    <message>
        <source>Train with the {0} {1}, or save as tokenizer.json or .bpe.</source>
        <translation>Trénujte s {0} {1}, nebo uložte jako tokenizer.json či .bpe.</translation>
    </message>
    <message>
        <source>Train without a marker, or save as .bpe.</source>
        <translation>Trénujte bez značky, nebo uložte jako .bpe.</translation>
    </message>
    <message>
        <source>Try utf-8, or leave it out.</source>
        <translation>Zkuste utf-8, nebo je vynechte.</translation>
    </message>
    <message>
        <source>Two merge rules have the rank {0}.</source>
        <translation>Dvě slučovací pravidla mají pořadí {0}.</translation>
    </message>
    <message>
        <source>Two pairs are forced to be merge {0}.</source>
        <translation>Jako sloučení {0} jsou vynuceny dvě dvojice.</translation>
    </message>
    <message>
        <source>Two tokens have the id {0}.</source>
        <translation>Dva tokeny mají id {0}.</translation>
    </message>
    <message>
        <source>Type its text.</source>
        <translation>Napište jeho text.</translation>
    </message>
    <message>
        <source>Type one, or open a file.</source>
        <translation>Napište nějaký, nebo otevřete soubor.</translation>
    </message>
    <message>
        <source>UTF-8 with byte-order mark</source>
        <translation>UTF-8 se značkou BOM</translation>
    </message>
    <message>
        <source>Unknown characters do not fall back to bytes there.</source>
        <translation>Neznámé znaky se tam nerozkládají na bajty.</translation>
    </message>
    <message>
        <source>Unknown normalizer: {0}.</source>
        <translation>Neznámý normalizátor: {0}.</translation>
    </message>
    <message>
        <source>Unknown pre-tokenizer: {0}.</source>
        <translation>Neznámý pretokenizér: {0}.</translation>
    </message>
    <message>
        <source>Unknown tie-break: {0}.</source>
        <translation>Neznámé pravidlo shody: {0}.</translation>
    </message>
    <message>
        <source>Unknown {0}: {1}.</source>
        <translation>Neznámá hodnota {0}: {1}.</translation>
    </message>
    <message>
        <source>Unpack it first if it is one.</source>
        <translation>Pokud to tak je, nejprve jej rozbalte.</translation>
    </message>
    <message>
        <source>Up to {0} bytes are read.</source>
        <translation>Čte se nejvýše {0} bajtů.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Aktualizujte program.</translation>
    </message>
    <message>
        <source>Use a newer version of the program.</source>
        <translation>Použijte novější verzi programu.</translation>
    </message>
    <message>
        <source>Use ids from 0 to {0}.</source>
        <translation>Použijte id od 0 do {0}.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary becomes {0}.</source>
        <translation>Co není ve slovníku, se změní na {0}.</translation>
    </message>
    <message>
        <source>White space between words comes back as one space.</source>
        <translation>Bílé místo mezi slovy se vrátí jako jedna mezera.</translation>
    </message>
    <message>
        <source>White space between words is dropped, and nothing marks where a word ends.</source>
        <translation>Bílé místo mezi slovy se vynechá a nic neznačí konec slova.</translation>
    </message>
    <message>
        <source>With byte fallback a model has the pieces &lt;0x00&gt; to &lt;0xFF&gt;, otherwise none of them.</source>
        <translation>S byte fallback má model kousky &lt;0x00&gt; až &lt;0xFF&gt;, jinak žádný z nich.</translation>
    </message>
    <message>
        <source>Words come back with one space between them, whatever stood there, and unknown words do not come back.</source>
        <translation>Slova se vrátí s jednou mezerou mezi sebou, ať tam bylo cokoli, a neznámá slova se nevrátí.</translation>
    </message>
    <message>
        <source>Write LEFT RIGHT.</source>
        <translation>Napište LEFT RIGHT.</translation>
    </message>
    <message>
        <source>Write NAME ID.</source>
        <translation>Napište NAME ID.</translation>
    </message>
    <message>
        <source>Write a shorter one, with smaller numbers in its repeats.</source>
        <translation>Napište kratší, s menšími čísly v opakováních.</translation>
    </message>
    <message>
        <source>Write merges as pairs, so that tokens may hold spaces.</source>
        <translation>Zapisujte sloučení jako dvojice, aby tokeny mohly obsahovat mezery.</translation>
    </message>
    <message>
        <source>Write name, pat_str and special_tokens, as tiktoken.Encoding takes them.</source>
        <translation>Napište name, pat_str a special_tokens, jak je přijímá tiktoken.Encoding.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Pište jeden objekt JSON na řádek.</translation>
    </message>
    <message>
        <source>Write one word per line, a tab, and a whole number.</source>
        <translation>Pište jedno slovo na řádek, tabulátor a celé číslo.</translation>
    </message>
    <message>
        <source>Write what a pre-token looks like, such as regex:\S+.</source>
        <translation>Napište, jak vypadá pretoken, například regex:\S+.</translation>
    </message>
    <message>
        <source>Your own pattern is read there by another engine, which may split otherwise.</source>
        <translation>Váš vlastní vzor tam čte jiný stroj, který může dělit jinak.</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>dokument PDF</translation>
    </message>
    <message>
        <source>a Zip archive or an office document</source>
        <translation>archiv Zip nebo kancelářský dokument</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>návrat vozíku</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>komprimovaný soubor</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>databáze</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>konec řádku</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>číslo</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>obrázek</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>a sound or film</source>
        <translation>zvuk nebo film</translation>
    </message>
    <message>
        <source>a sound, film or picture</source>
        <translation>zvuk, film nebo obrázek</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>mezeru</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>vše stejné</translation>
    </message>
    <message>
        <source>an empty part</source>
        <translation>prázdná část</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objekt</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>kancelářský dokument</translation>
    </message>
    <message>
        <source>an unknown symbol</source>
        <translation>neznámý symbol</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>a další</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>nejvýše {0}</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>bajt</translation>
    </message>
    <message>
        <source>byte-fallback does not go with the marker end-attached: bytes carry no marker.</source>
        <translation>byte-fallback nejde dohromady se značkou end-attached: bajty značku nenesou.</translation>
    </message>
    <message>
        <source>character</source>
        <translation>znak</translation>
    </message>
    <message>
        <source>equal ids</source>
        <translation>stejná id</translation>
    </message>
    <message>
        <source>every pair left holds an unknown symbol or a byte</source>
        <translation>každá zbylá dvojice obsahuje neznámý symbol nebo bajt</translation>
    </message>
    <message>
        <source>every word is one symbol</source>
        <translation>každé slovo je jeden symbol</translation>
    </message>
    <message>
        <source>four parts</source>
        <translation>čtyři části</translation>
    </message>
    <message>
        <source>from {0} to {1}</source>
        <translation>od {0} do {1}</translation>
    </message>
    <message>
        <source>from {0} up</source>
        <translation>od {0} výš</translation>
    </message>
    <message>
        <source>holds a line end</source>
        <translation>obsahuje konec řádku</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>je prázdný</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>longer than {0}</source>
        <translation>delší než {0}</translation>
    </message>
    <message>
        <source>merge {0} has made {1} there before</source>
        <translation>dřív tam sloučení {0} vytvořilo {1}</translation>
    </message>
    <message>
        <source>one part</source>
        <translation>jedna část</translation>
    </message>
    <message>
        <source>precompiled_charsmap is not base64.</source>
        <translation>precompiled_charsmap není base64.</translation>
    </message>
    <message>
        <source>processes is {0}.</source>
        <translation>processes je {0}.</translation>
    </message>
    <message>
        <source>slots is {0}.</source>
        <translation>slots je {0}.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>speciální token</translation>
    </message>
    <message>
        <source>subword-nmt cuts {0} into {1}, not into {2}.</source>
        <translation>subword-nmt dělí {0} na {1}, ne na {2}.</translation>
    </message>
    <message>
        <source>that the restriction does not allow</source>
        <translation>který omezení nedovoluje</translation>
    </message>
    <message>
        <source>the marker {0}</source>
        <translation>značka {0}</translation>
    </message>
    <message>
        <source>the word begins after it</source>
        <translation>slovo začíná až za tím</translation>
    </message>
    <message>
        <source>the word ends there</source>
        <translation>slovo tam končí</translation>
    </message>
    <message>
        <source>three parts</source>
        <translation>tři části</translation>
    </message>
    <message>
        <source>tokenizer.json has no means for the normalizer {0}.</source>
        <translation>tokenizer.json neumí vyjádřit normalizátor {0}.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>pravda nebo nepravda</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>neznámý token</translation>
    </message>
    <message>
        <source>vocab.json has no merges.txt beside it.</source>
        <translation>Vedle vocab.json není merges.txt.</translation>
    </message>
    <message>
        <source>was</source>
        <translation>trénováno</translation>
    </message>
    <message>
        <source>were</source>
        <translation>trénováno</translation>
    </message>
    <message>
        <source>word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>{0} Also by {1}.</source>
        <translation>{0} Také pomocí {1}.</translation>
    </message>
    <message>
        <source>{0} becomes a special token like others.</source>
        <translation>{0} se stane speciálním tokenem jako ostatní.</translation>
    </message>
    <message>
        <source>{0} blocks</source>
        <translation>{0} bloků</translation>
    </message>
    <message>
        <source>{0} bytes do</source>
        <translation>{0} bajtů není platných</translation>
    </message>
    <message>
        <source>{0} cannot apply: it needs {1}, but {2}</source>
        <translation>{0} nelze použít: potřebuje {1}, ale {2}</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}.</source>
        <translation>{0} se nelze ptát na {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be built by merges: each step on the way is a token already.</source>
        <translation>{0} nelze sestavit slučováním: každý krok cesty už je token.</translation>
    </message>
    <message>
        <source>{0} cannot be built from two others: {1}.</source>
        <translation>{0} nelze sestavit ze dvou jiných: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be cut by hand.</source>
        <translation>{0} nelze dělit ručně.</translation>
    </message>
    <message>
        <source>{0} cannot be cut with {1}: its text is not in one piece of it.</source>
        <translation>{0} nelze rozdělit s {1}: jeho text není v jednom kousku.</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} nelze přečíst: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} nelze zapsat: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: its text is not in the word.</source>
        <translation>{0} se nemůže stát {1}: jeho text ve slově není.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: nothing of it is in the word.</source>
        <translation>{0} se nemůže stát {1}: ve slově z něj nic není.</translation>
    </message>
    <message>
        <source>{0} cannot encode with the file: {1}.</source>
        <translation>{0} se souborem neumí kódovat: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot hold the {1} {2}.</source>
        <translation>{0} nemůže obsahovat {1} {2}.</translation>
    </message>
    <message>
        <source>{0} cannot load the file: {1}.</source>
        <translation>{0} neumí soubor načíst: {1}.</translation>
    </message>
    <message>
        <source>{0} characters</source>
        <translation>{0} znaků</translation>
    </message>
    <message>
        <source>{0} comes into the vocabulary at step {1} only.</source>
        <translation>{0} přijde do slovníku až v kroku {1}.</translation>
    </message>
    <message>
        <source>{0} cuts text into bytes for a model of the kind {1}.</source>
        <translation>{0} dělí text na bajty pro model druhu {1}.</translation>
    </message>
    <message>
        <source>{0} does not become {1}, since {2}.</source>
        <translation>{0} se nestane {1}, protože {2}.</translation>
    </message>
    <message>
        <source>{0} does not begin with the line {1}.</source>
        <translation>{0} nezačíná řádkem {1}.</translation>
    </message>
    <message>
        <source>{0} does not exist.</source>
        <translation>{0} neexistuje.</translation>
    </message>
    <message>
        <source>{0} does not go with the algorithm {1}.</source>
        <translation>{0} nejde dohromady s algoritmem {1}.</translation>
    </message>
    <message>
        <source>{0} does not go with the units byte.</source>
        <translation>{0} nejde dohromady s jednotkami byte.</translation>
    </message>
    <message>
        <source>{0} does not hold the character {1}.</source>
        <translation>{0} neobsahuje znak {1}.</translation>
    </message>
    <message>
        <source>{0} does not say how text is cut before merging.</source>
        <translation>{0} neříká, jak se text dělí před slučováním.</translation>
    </message>
    <message>
        <source>{0} empty: that id stands for nothing, and no other id moves.</source>
        <translation>{0} prázdné: toto id nic nezastupuje a ostatní se neposunou.</translation>
    </message>
    <message>
        <source>{0} ends before its special tokens.</source>
        <translation>{0} končí před svými speciálními tokeny.</translation>
    </message>
    <message>
        <source>{0} ends in its special tokens.</source>
        <translation>{0} končí uprostřed speciálních tokenů.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} fits there too and is longer.</source>
        <translation>{0} se do {1} vejde, ale vejde se tam i {2}, který je delší.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} was taken before, which goes past the place where it would start.</source>
        <translation>{0} se do {1} vejde, ale dřív se vzal {2}, který přesahuje místo, kde by začínal.</translation>
    </message>
    <message>
        <source>{0} fits only at the start of a word, and in {1} its text stands inside.</source>
        <translation>{0} se hodí jen na začátek slova a v {1} je jeho text uvnitř.</translation>
    </message>
    <message>
        <source>{0} fits only inside a word, and {1} has its text at the start.</source>
        <translation>{0} se hodí jen dovnitř slova a {1} má jeho text na začátku.</translation>
    </message>
    <message>
        <source>{0} gives one rank to two tokens.</source>
        <translation>{0} dává dvěma tokenům stejné pořadí.</translation>
    </message>
    <message>
        <source>{0} gives other ids for {1}, from token {2} on: {3} for {4}.</source>
        <translation>{0} dává pro {1} jiná id od tokenu {2}: {3} místo {4}.</translation>
    </message>
    <message>
        <source>{0} gives the id {1} to {2} and to {3}.</source>
        <translation>{0} dává id {1} tokenům {2} i {3}.</translation>
    </message>
    <message>
        <source>{0} gives the special token {1} the id {2}.</source>
        <translation>{0} dává speciálnímu tokenu {1} id {2}.</translation>
    </message>
    <message>
        <source>{0} gives the token {1} the id {2}.</source>
        <translation>{0} dává tokenu {1} id {2}.</translation>
    </message>
    <message>
        <source>{0} glues a mark other than {1} to the letters of each word.</source>
        <translation>{0} přilepuje k písmenům každého slova jinou značku než {1}.</translation>
    </message>
    <message>
        <source>{0} has a character that is no piece: it is cut into its bytes, and {1} is one of these.</source>
        <translation>{0} má znak, který není kouskem: dělí se na bajty a {1} je jeden z nich.</translation>
    </message>
    <message>
        <source>{0} has changed on the disk.</source>
        <translation>{0} se na disku změnil.</translation>
    </message>
    <message>
        <source>{0} has changed since it was opened.</source>
        <translation>{0} se od otevření změnil.</translation>
    </message>
    <message>
        <source>{0} has no field that holds text.</source>
        <translation>{0} nemá pole s textem.</translation>
    </message>
    <message>
        <source>{0} has no piece &lt;unk&gt;.</source>
        <translation>{0} nemá kousek &lt;unk&gt;.</translation>
    </message>
    <message>
        <source>{0} has no vocab.json with a merges.txt beside it.</source>
        <translation>{0} nemá vocab.json s merges.txt vedle.</translation>
    </message>
    <message>
        <source>{0} has one merge only.</source>
        <translation>{0} má jen jedno sloučení.</translation>
    </message>
    <message>
        <source>{0} has the key {1} twice.</source>
        <translation>{0} má klíč {1} dvakrát.</translation>
    </message>
    <message>
        <source>{0} has {1} and glues {2} to words, which do not go together here.</source>
        <translation>{0} má {1} a přilepuje {2} ke slovům, což zde nejde dohromady.</translation>
    </message>
    <message>
        <source>{0} has {1}.</source>
        <translation>{0} má {1}.</translation>
    </message>
    <message>
        <source>{0} holds a model of the kind {1}, which is not known here.</source>
        <translation>{0} obsahuje model druhu {1}, který zde není známý.</translation>
    </message>
    <message>
        <source>{0} holds a number that is too long.</source>
        <translation>{0} obsahuje příliš dlouhé číslo.</translation>
    </message>
    <message>
        <source>{0} holds a tokenizer.json and a vocab.json.</source>
        <translation>{0} obsahuje tokenizer.json i vocab.json.</translation>
    </message>
    <message>
        <source>{0} holds more lists than can be read.</source>
        <translation>{0} obsahuje víc seznamů, než lze přečíst.</translation>
    </message>
    <message>
        <source>{0} holds no tokens.</source>
        <translation>{0} neobsahuje žádné tokeny.</translation>
    </message>
    <message>
        <source>{0} holds {1}, which is no JSON.</source>
        <translation>{0} obsahuje {1}, což není JSON.</translation>
    </message>
    <message>
        <source>{0} is a folder.</source>
        <translation>{0} je složka.</translation>
    </message>
    <message>
        <source>{0} is a gzip file that is broken or cut short.</source>
        <translation>{0} je poškozený nebo useknutý soubor gzip.</translation>
    </message>
    <message>
        <source>{0} is a link that leads to itself.</source>
        <translation>{0} je odkaz, který vede sám na sebe.</translation>
    </message>
    <message>
        <source>{0} is a model of type {1}, which is not known here.</source>
        <translation>{0} je model typu {1}, který zde není známý.</translation>
    </message>
    <message>
        <source>{0} is a special token, and no text becomes one.</source>
        <translation>{0} je speciální token a žádný text se jím nestane.</translation>
    </message>
    <message>
        <source>{0} is a special token, which no text becomes.</source>
        <translation>{0} je speciální token, kterým se žádný text nestane.</translation>
    </message>
    <message>
        <source>{0} is a token already, with the id {1}.</source>
        <translation>{0} už je token, s id {1}.</translation>
    </message>
    <message>
        <source>{0} is a vocabulary table, which has no merge rules for encoding.</source>
        <translation>{0} je tabulka slovníku, která nemá slučovací pravidla.</translation>
    </message>
    <message>
        <source>{0} is another word than {1}: words are only ever taken whole.</source>
        <translation>{0} je jiné slovo než {1}: slova se berou jen celá.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The best way with {2}, {3}.</source>
        <translation>{0} se dělí na {1}. Nejlepší způsob s {2}, {3}.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The next best way, {2}.</source>
        <translation>{0} se dělí na {1}. Další nejlepší způsob, {2}.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} pre-tokens, and no token of the model crosses them.</source>
        <translation>{0} se dělí na {1} pretokenů a žádný token modelu je nepřekračuje.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} tokens now: too many to build one by hand.</source>
        <translation>{0} se nyní dělí na {1} tokenů: příliš mnoho na ruční sestavení.</translation>
    </message>
    <message>
        <source>{0} is damaged.</source>
        <translation>{0} je poškozený.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} je poškozený: {1}</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation>{0} je poškozený: {1}.</translation>
    </message>
    <message>
        <source>{0} is empty.</source>
        <translation>{0} je prázdný.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary as a whole, which goes before all merges.</source>
        <translation>{0} je ve slovníku jako celek, což předchází všem sloučením.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary from step {1} on, so it is this token.</source>
        <translation>{0} je ve slovníku od kroku {1}, takže je to tento token.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary, but {1} + {2} was never learnt: they meet only through {3}, and {4}.</source>
        <translation>{0} je ve slovníku, ale {1} + {2} se nikdy nenaučilo: potkají se jen přes {3} a {4}.</translation>
    </message>
    <message>
        <source>{0} is learnt by a later merge: {1}.</source>
        <translation>{0} se naučí až pozdějším sloučením: {1}.</translation>
    </message>
    <message>
        <source>{0} is longer than {1} characters: such words are unknown to this tokenizer.</source>
        <translation>{0} je delší než {1} znaků: taková slova tento tokenizér nezná.</translation>
    </message>
    <message>
        <source>{0} is made by merge {1}, which is not among the first {2}.</source>
        <translation>{0} vytváří sloučení {1}, které není mezi prvními {2}.</translation>
    </message>
    <message>
        <source>{0} is made in {1}, but merge {2} takes it in.</source>
        <translation>{0} vznikne v {1}, ale sloučení {2} jej pohltí.</translation>
    </message>
    <message>
        <source>{0} is no number.</source>
        <translation>{0} není číslo.</translation>
    </message>
    <message>
        <source>{0} is no piece of this vocabulary.</source>
        <translation>{0} není kousek tohoto slovníku.</translation>
    </message>
    <message>
        <source>{0} is no rule for a token.</source>
        <translation>{0} není pravidlo pro token.</translation>
    </message>
    <message>
        <source>{0} is no word of the corpus.</source>
        <translation>{0} není slovo korpusu.</translation>
    </message>
    <message>
        <source>{0} is not UTF-8.</source>
        <translation>{0} není UTF-8.</translation>
    </message>
    <message>
        <source>{0} is not a .bpe file.</source>
        <translation>{0} není soubor .bpe.</translation>
    </message>
    <message>
        <source>{0} is not a SentencePiece model, or damaged.</source>
        <translation>{0} není model SentencePiece, nebo je poškozený.</translation>
    </message>
    <message>
        <source>{0} is not a file on a disk.</source>
        <translation>{0} není soubor na disku.</translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation>{0} není soubor.</translation>
    </message>
    <message>
        <source>{0} is not a table of tokens and ids.</source>
        <translation>{0} není tabulka tokenů a id.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a lesson.</source>
        <translation>{0} není tokenizér, ale lekce.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a text.</source>
        <translation>{0} není tokenizér, ale text.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer that is known here.</source>
        <translation>{0} není zde známý tokenizér.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer.json.</source>
        <translation>{0} není tokenizer.json.</translation>
    </message>
    <message>
        <source>{0} is not a vocabulary table.</source>
        <translation>{0} není tabulka slovníku.</translation>
    </message>
    <message>
        <source>{0} is not among the first {1}</source>
        <translation>{0} není mezi prvními {1}</translation>
    </message>
    <message>
        <source>{0} is not among the pieces after this step.</source>
        <translation>{0} není po tomto kroku mezi kousky.</translation>
    </message>
    <message>
        <source>{0} is not an encoding that is known here.</source>
        <translation>{0} není zde známé kódování.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no word can become it.</source>
        <translation>{0} není ve slovníku, takže se jím žádné slovo nemůže stát.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no {1} can become it.</source>
        <translation>{0} není ve slovníku, takže se jím žádná jednotka ({1}) nemůže stát.</translation>
    </message>
    <message>
        <source>{0} is not text.</source>
        <translation>{0} není text.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON at line {1}.</source>
        <translation>{0} není platný JSON na řádku {1}.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON.</source>
        <translation>{0} není platný JSON.</translation>
    </message>
    <message>
        <source>{0} is not valid {1}: {2}.</source>
        <translation>{0} není platný {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is not {1} text: {2}.</source>
        <translation>{0} není text {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is of version {1}, which is not known here.</source>
        <translation>{0} má verzi {1}, která zde není známá.</translation>
    </message>
    <message>
        <source>{0} is one of the {1} tokens of {2}.</source>
        <translation>{0} je jeden z {1} tokenů slova {2}.</translation>
    </message>
    <message>
        <source>{0} is one token.</source>
        <translation>{0} je jeden token.</translation>
    </message>
    <message>
        <source>{0} is the only way to cut {1}.</source>
        <translation>{0} je jediný způsob, jak rozdělit {1}.</translation>
    </message>
    <message>
        <source>{0} is the root of a disk.</source>
        <translation>{0} je kořen disku.</translation>
    </message>
    <message>
        <source>{0} is too large to be a SentencePiece model.</source>
        <translation>{0} je na model SentencePiece příliš velký.</translation>
    </message>
    <message>
        <source>{0} is too large to be a lesson.</source>
        <translation>{0} je na lekci příliš velký.</translation>
    </message>
    <message>
        <source>{0} is too large to be a tokenizer.</source>
        <translation>{0} je na tokenizér příliš velký.</translation>
    </message>
    <message>
        <source>{0} is too long to be compared.</source>
        <translation>{0} je na porovnání příliš dlouhý.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: it has too many characters.</source>
        <translation>{0} je neznámé jako celek: má příliš mnoho znaků.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: no token fits at the beginning of {1}, so that {2} is not taken either.</source>
        <translation>{0} je neznámé jako celek: na začátek {1} se žádný token nehodí, takže se nevezme ani {2}.</translation>
    </message>
    <message>
        <source>{0} is {1} characters, and each token of this tokenizer is one.</source>
        <translation>{0} má {1} znaků a každý token tohoto tokenizéru je jeden.</translation>
    </message>
    <message>
        <source>{0} is {1}.</source>
        <translation>{0} je {1}.</translation>
    </message>
    <message>
        <source>{0} lacks pat_str, the pattern that cuts the text, or special_tokens.</source>
        <translation>V {0} chybí pat_str, vzor, který dělí text, nebo special_tokens.</translation>
    </message>
    <message>
        <source>{0} marks words twice.</source>
        <translation>{0} značí slova dvakrát.</translation>
    </message>
    <message>
        <source>{0} may not be read.</source>
        <translation>{0} se nesmí číst.</translation>
    </message>
    <message>
        <source>{0} may not be written.</source>
        <translation>{0} se nesmí zapisovat.</translation>
    </message>
    <message>
        <source>{0} merges were asked for.</source>
        <translation>Požadovaných sloučení: {0}.</translation>
    </message>
    <message>
        <source>{0} more tokens are listed twice.</source>
        <translation>Dvakrát je uvedeno ještě {0} tokenů.</translation>
    </message>
    <message>
        <source>{0} not fit {1}; kept as they are.</source>
        <translation>{0} v {1}; zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>{0} of more than {1} characters {2} trained on in parts.</source>
        <translation>{0} o víc než {1} znacích: {2} trénováno po částech.</translation>
    </message>
    <message>
        <source>{0} of the 256 bytes have no token; text with them is unknown.</source>
        <translation>{0} z 256 bajtů nemá token; text s nimi je neznámý.</translation>
    </message>
    <message>
        <source>{0} of the {1} claims are wrong.</source>
        <translation>{0} z {1} tvrzení je chybných.</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown ({2}).</source>
        <translation>{0} z {1} zůstává neznámých ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown.</source>
        <translation>{0} z {1} zůstává neznámých.</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown ({2}).</source>
        <translation>{0} z {1} zůstává neznámé ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown.</source>
        <translation>{0} z {1} zůstává neznámé.</translation>
    </message>
    <message>
        <source>{0} or {1} is not in the corpus then.</source>
        <translation>{0} nebo {1} pak v korpusu není.</translation>
    </message>
    <message>
        <source>{0} pairs were</source>
        <translation>{0} dvojic</translation>
    </message>
    <message>
        <source>{0} replaced in {1}.</source>
        <translation>Nahrazeno: {0} v {1}.</translation>
    </message>
    <message>
        <source>{0} symbols are bytes</source>
        <translation>{0} symbolů jsou bajty</translation>
    </message>
    <message>
        <source>{0} that no valid text holds: kept, but never met there.</source>
        <translation>{0}, které žádný platný text neobsahuje: zůstanou, ale tam se nepotkají.</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} tokenů</translation>
    </message>
    <message>
        <source>{0} unpacks to more than {1} times its size: it is no text.</source>
        <translation>{0} se rozbalí na víc než {1}násobek: není to text.</translation>
    </message>
    <message>
        <source>{0} uses {1} in a way that is not known here.</source>
        <translation>{0} používá {1} způsobem, který zde není známý.</translation>
    </message>
    <message>
        <source>{0} was not looked through.</source>
        <translation>{0} se neprohlédl.</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of BPE Desktop.</source>
        <translation>{0} zapsala novější verze BPE Desktop.</translation>
    </message>
    <message>
        <source>{0} will be ordinary tokens.</source>
        <translation>{0} budou běžné tokeny.</translation>
    </message>
    <message>
        <source>{0} words</source>
        <translation>{0} slov</translation>
    </message>
    <message>
        <source>{0}, a guess ({1} %)</source>
        <translation>{0}, odhad ({1} %)</translation>
    </message>
    <message>
        <source>{0}, and white space between words comes back as one space.</source>
        <translation>{0} a bílé místo mezi slovy se vrátí jako jedna mezera.</translation>
    </message>
    <message>
        <source>{0}, is as probable</source>
        <translation>{0}, je stejně pravděpodobný</translation>
    </message>
    <message>
        <source>{0}, is {1} times less probable</source>
        <translation>{0}, je {1}krát méně pravděpodobný</translation>
    </message>
    <message>
        <source>{0}, line {1} is not UTF-8.</source>
        <translation>{0}, řádek {1} není UTF-8.</translation>
    </message>
    <message>
        <source>{0}, line {1}, {2}: {3}</source>
        <translation>{0}, řádek {1}, {2}: {3}</translation>
    </message>
    <message>
        <source>{0}, line {1}: a merge names the id {2}, which no merge before it makes.</source>
        <translation>{0}, řádek {1}: sloučení uvádí id {2}, které žádné předchozí nevytváří.</translation>
    </message>
    <message>
        <source>{0}, line {1}: a special token and its id are wanted.</source>
        <translation>{0}, řádek {1}: má tu být speciální token a jeho id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a piece, a tab and its score.</source>
        <translation>{0}, řádek {1}: není to kousek, tabulátor a jeho skóre.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a row of a vocabulary table.</source>
        <translation>{0}, řádek {1}: není to řádek tabulky slovníku.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a token in base64, a space and its rank.</source>
        <translation>{0}, řádek {1}: není to token v base64, mezera a jeho pořadí.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the count of {2} is 0.</source>
        <translation>{0}, řádek {1}: počet {2} je 0.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the merge {2} {3} comes twice.</source>
        <translation>{0}, řádek {1}: sloučení {2} {3} je tu dvakrát.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the special token or its id comes twice.</source>
        <translation>{0}, řádek {1}: speciální token nebo jeho id je tu dvakrát.</translation>
    </message>
    <message>
        <source>{0}, line {1}: there is no piece.</source>
        <translation>{0}, řádek {1}: není tu žádný kousek.</translation>
    </message>
    <message>
        <source>{0}, line {1}: this is no JSON object.</source>
        <translation>{0}, řádek {1}: toto není objekt JSON.</translation>
    </message>
    <message>
        <source>{0}, line {1}: two ids are wanted.</source>
        <translation>{0}, řádek {1}: mají tu být dvě id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} in {3}.</source>
        <translation>{0}, řádek {1}: {2} v {3}.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a number that can be.</source>
        <translation>{0}, řádek {1}: {2} není možné číslo.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a word, a tab and a count.</source>
        <translation>{0}, řádek {1}: {2} není slovo, tabulátor a počet.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2}.</source>
        <translation>{0}, řádek {1}: {2}.</translation>
    </message>
    <message>
        <source>{0}, merge {1}: {2} is not two tokens.</source>
        <translation>{0}, sloučení {1}: {2} nejsou dva tokeny.</translation>
    </message>
    <message>
        <source>{0}, since {1}; the file itself does not say.</source>
        <translation>{0}, protože {1}; sám soubor to neříká.</translation>
    </message>
    <message>
        <source>{0}, {1}: the part {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: část {2} není ve slovníku.</translation>
    </message>
    <message>
        <source>{0}, {1}: the product {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: výsledek {2} není ve slovníku.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has the type {2}, which is not known here.</source>
        <translation>{0}: kousek {1} má typ {2}, který zde není známý.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has {2}.</source>
        <translation>{0}: kousek {1} má {2}.</translation>
    </message>
    <message>
        <source>{0}: the byte piece {1} {2}.</source>
        <translation>{0}: bajtový kousek {1} {2}.</translation>
    </message>
    <message>
        <source>{0}: the merge {1} {2} is there twice; the first one holds.</source>
        <translation>{0}: sloučení {1} {2} je tu dvakrát; platí první.</translation>
    </message>
    <message>
        <source>{0}: the piece {1}, {2}, is there twice or broken.</source>
        <translation>{0}: kousek {1}, {2}, je tu dvakrát nebo je poškozený.</translation>
    </message>
    <message>
        <source>{0}: the special token {1} has the id {2}, which a byte or a merge has.</source>
        <translation>{0}: speciální token {1} má id {2}, které má bajt nebo sloučení.</translation>
    </message>
    <message>
        <source>{0}: the token {1} is not spelled in printable bytes.</source>
        <translation>{0}: token {1} není zapsán tisknutelnými bajty.</translation>
    </message>
    <message>
        <source>{0}: the unknown token {1} is not in the vocabulary.</source>
        <translation>{0}: neznámý token {1} není ve slovníku.</translation>
    </message>
    <message>
        <source>{0}: {1} is not UTF-8.</source>
        <translation>{0}: {1} není UTF-8.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Cannot hold {setting}: {value}.</source>
        <translation>Nemůže obsahovat {setting}: {value}.</translation>
    </message>
    <message>
        <source>This format cannot hold {setting}: {value}.</source>
        <translation>Tento formát nemůže obsahovat {setting}: {value}.</translation>
    </message>
    <message>
        <source>Train with {setting}: {values}, or export another format.</source>
        <translation>Trénujte s {setting}: {values}, nebo exportujte do jiného formátu.</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} nebo {1}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In the panes</source>
        <translation>V panelech</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Keys without Ctrl rest while a field has the keyboard.</source>
        <translation>Klávesy bez Ctrl neplatí, dokud se píše do pole.</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} až {}</translation>
    </message>
</context>
<context>
    <name>SizeChart</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Tokeny na slovo při každé velikosti</translation>
    </message>
    <message>
        <source>embedding {} × {} = {}</source>
        <translation>embedding {} × {} = {}</translation>
    </message>
    <message>
        <source>embeddings 2 × {} × {} = {}</source>
        <translation>embedding 2 × {} × {} = {}</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>velikost slovníku</translation>
    </message>
    <message numerus="yes">
        <source>{}: {} / %Ln word(s) = {}</source>
        <translation>
            <numerusform>{}: {} / %Ln slovo = {}</numerusform>
            <numerusform>{}: {} / %Ln slova = {}</numerusform>
            <numerusform>{}: {} / %Ln slov = {}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizePage</name>
    <message>
        <source>% of the symbols or more</source>
        <translation>% symbolů nebo víc</translation>
    </message>
    <message>
        <source>A compressor has no vocabulary of a chosen size</source>
        <translation>Kompresor nemá slovník zvolené velikosti</translation>
    </message>
    <message>
        <source>After a training, every vocabulary size on the way to it is told here.</source>
        <translation>Po trénování se zde ukáže každá velikost slovníku na cestě k němu.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Dalších</translation>
    </message>
    <message>
        <source>By how many tokens a growth is judged</source>
        <translation>Po kolika tokenech se přírůstek posuzuje</translation>
    </message>
    <message>
        <source>Click a row, or in a chart, to bring the playhead there.</source>
        <translation>Kliknutím na řádek nebo do grafu tam přenesete ukazatel.</translation>
    </message>
    <message>
        <source>Costliest words</source>
        <translation>Nejdražší slova</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Počítání …</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Rozměry embeddingu</translation>
    </message>
    <message>
        <source>Embedding of</source>
        <translation>Embedding o</translation>
    </message>
    <message>
        <source>Every vocabulary size</source>
        <translation>Každá velikost slovníku</translation>
    </message>
    <message>
        <source>Every word is one token.</source>
        <translation>Každé slovo je jeden token.</translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Přejít na sloučení {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Přejít na krok {}</translation>
    </message>
    <message>
        <source>It replaces pairs by unused bytes until nothing is saved any more.</source>
        <translation>Nahrazuje dvojice nepoužitými bajty, dokud je co ušetřit.</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Zatím není nic natrénováno</translation>
    </message>
    <message>
        <source>Of the most frequent words: count × (tokens − 1).</source>
        <translation>Z nejčastějších slov: počet × (tokeny − 1).</translation>
    </message>
    <message>
        <source>Output layer tied</source>
        <translation>Výstup svázaný</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>Na slovo</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Velikosti</translation>
    </message>
    <message>
        <source>The costliest words</source>
        <translation>Nejdražší slova</translation>
    </message>
    <message>
        <source>The output layer shares the rows of the embedding; else it has as many more</source>
        <translation>Výstupní vrstva sdílí řádky embeddingu; jinak jich má ještě jednou tolik</translation>
    </message>
    <message>
        <source>The training is too short for this number of merges.</source>
        <translation>Trénování je na tento počet sloučení příliš krátké.</translation>
    </message>
    <message>
        <source>The words that cost the most tokens: count × (tokens − 1).</source>
        <translation>Slova, která stojí nejvíc tokenů: počet × (tokeny − 1).</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Tokeny na slovo při každé velikosti</translation>
    </message>
    <message>
        <source>Tokens that stand nowhere in the corpus</source>
        <translation>Tokeny, které v korpusu nikde nejsou</translation>
    </message>
    <message>
        <source>Unknown per word</source>
        <translation>Neznámých na slovo</translation>
    </message>
    <message>
        <source>Unused tokens</source>
        <translation>Nepoužité tokeny</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Velikost slovníku</translation>
    </message>
    <message>
        <source>What a growth should save at least</source>
        <translation>Kolik má přírůstek alespoň ušetřit</translation>
    </message>
    <message>
        <source>What each further token saves, of the symbols left</source>
        <translation>Co ušetří každý další token ze zbývajících symbolů</translation>
    </message>
    <message>
        <source>What each further {} tokens save, of the symbols left</source>
        <translation>Co ušetří každých dalších {} tokenů ze zbývajících symbolů</translation>
    </message>
    <message>
        <source>What the tokens between two rounds save, of the symbols left</source>
        <translation>Co ušetří tokeny mezi dvěma koly ze zbývajících symbolů</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>znaky</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>rozměrech</translation>
    </message>
    <message>
        <source>stops paying</source>
        <translation>už se nevyplatí</translation>
    </message>
    <message>
        <source>tokens pay if they save</source>
        <translation>tokenů se vyplatí, pokud ušetří</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>celá slova</translation>
    </message>
    <message>
        <source>{}, one training and every size of it: now {}</source>
        <translation>{}, jedno trénování a každá jeho velikost: teď {}</translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message numerus="yes">
        <source>%Ln of them scaffold</source>
        <translation>
            <numerusform>%Ln z nich lešení</numerusform>
            <numerusform>%Ln z nich lešení</numerusform>
            <numerusform>%Ln z nich lešení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln krok</numerusform>
            <numerusform>%Ln kroky</numerusform>
            <numerusform>%Ln kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>(Symbols left / symbols left at the playhead)²: each token looks at each other</source>
        <translation>(Zbývající symboly / zbývající symboly u ukazatele)²: každý token se dívá na každý jiný</translation>
    </message>
    <message>
        <source>After how many steps of the training</source>
        <translation>Po kolika krocích trénování</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} make {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Dalších {merges} tokenů se přestane vyplácet u slovníku o {size}: dalších {tokens} učiní známým {share} neznámého ({saved}) za {cost} parametrů navíc.</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} save {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Dalších {merges} tokenů se přestane vyplácet u slovníku o {size}: dalších {tokens} ušetří {share} symbolů ({saved}) za {cost} parametrů navíc.</translation>
    </message>
    <message numerus="yes">
        <source>As far as the training goes, another %Ln token(s) always save {} or more.</source>
        <translation>
            <numerusform>Kam trénování sahá, %Ln další token vždy ušetří {} nebo víc.</numerusform>
            <numerusform>Kam trénování sahá, %Ln další tokeny vždy ušetří {} nebo víc.</numerusform>
            <numerusform>Kam trénování sahá, %Ln dalších tokenů vždy ušetří {} nebo víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as the training goes, one more token always saves {} or more.</source>
        <translation>Kam trénování sahá, jeden další token vždy ušetří {} nebo víc.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Pozornost</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Pozornost: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Stojí</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Count × (tokens − 1): the tokens that are spared if the word becomes one</source>
        <translation>Počet × (tokeny − 1): tokeny ušetřené, když se slovo stane jedním</translation>
    </message>
    <message>
        <source>Cut into</source>
        <translation>Děleno na</translation>
    </message>
    <message>
        <source>Each character a token: the smallest vocabulary</source>
        <translation>Každý znak token: nejmenší slovník</translation>
    </message>
    <message>
        <source>Each word a token: no symbol to save, and no word unseen</source>
        <translation>Každé slovo token: žádný symbol k ušetření a žádné neviděné slovo</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Embedding and output layer: 2 × {} × {} = {}</source>
        <translation>Embedding a výstupní vrstva: 2 × {} × {} = {}</translation>
    </message>
    <message>
        <source>Embedding: {} × {} = {}</source>
        <translation>Embedding: {} × {} = {}</translation>
    </message>
    <message>
        <source>Every token of the vocabulary stands in the corpus.</source>
        <translation>Každý token slovníku je v korpusu.</translation>
    </message>
    <message>
        <source>Fertility: what is left / words of the corpus, 1 at best</source>
        <translation>Fertilita: co zbývá / slova korpusu, v nejlepším případě 1</translation>
    </message>
    <message>
        <source>How often it stands there at the playhead</source>
        <translation>Kolikrát v něm je u ukazatele</translation>
    </message>
    <message>
        <source>How often it stood in the corpus when it was made</source>
        <translation>Kolikrát byl v korpusu, když vznikl</translation>
    </message>
    <message>
        <source>How often the word stands in the corpus</source>
        <translation>Kolikrát je slovo v korpusu</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Its tokens at the playhead</source>
        <translation>Jeho tokeny u ukazatele</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Made at</source>
        <translation>Vznikl v</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Next {}</source>
        <translation>Dalších {}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teď</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it makes {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Jeden další token se přestane vyplácet u slovníku o {size}: učiní známým {share} neznámého ({saved}) za {cost} parametrů navíc.</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it saves {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Jeden další token se přestane vyplácet u slovníku o {size}: ušetří {share} symbolů ({saved}) za {cost} parametrů navíc.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametry</translation>
    </message>
    <message>
        <source>Parameters: vocabulary × width, and as much for an output layer of its own</source>
        <translation>Parametry: slovník × šířka, a stejně tolik pro vlastní výstupní vrstvu</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>Na slovo</translation>
    </message>
    <message>
        <source>Per word: {} / {} = {}</source>
        <translation>Na slovo: {} / {} = {}</translation>
    </message>
    <message>
        <source>Scaffold: learnt, and used up by later merges. Symbol: of the alphabet, and used up. Not met: in the vocabulary, but nowhere in this corpus.</source>
        <translation>Lešení: naučený a spotřebovaný pozdějšími sloučeními. Symbol: z abecedy a spotřebovaný. Nepotkaný: ve slovníku, ale nikde v tomto korpusu.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Zbývá symbolů</translation>
    </message>
    <message>
        <source>The merge that made it</source>
        <translation>Sloučení, kterým vznikl</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln token(s): ({} − {}) / {} = {}</source>
        <translation>
            <numerusform>Další %Ln token: ({} − {}) / {} = {}</numerusform>
            <numerusform>Další %Ln tokeny: ({} − {}) / {} = {}</numerusform>
            <numerusform>Dalších %Ln tokenů: ({} − {}) / {} = {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The row of the embedding that it takes: width, or twice that</source>
        <translation>Řádek embeddingu, který zabírá: šířka, nebo dvojnásobek</translation>
    </message>
    <message>
        <source>The training is too short to tell: it has {}.</source>
        <translation>Trénování je příliš krátké, aby se to dalo říct: má {}.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Tehdy</translation>
    </message>
    <message>
        <source>They save {} of the corpus for {} more parameters.</source>
        <translation>Ušetří {} korpusu za {} parametrů navíc.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens in the corpus</source>
        <translation>Tokeny v korpusu</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary, special tokens included</source>
        <translation>Tokeny ve slovníku včetně speciálních</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>What the next tokens save: (left now − left then) / left now</source>
        <translation>Co ušetří další tokeny: (zbývá teď − zbude pak) / zbývá teď</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Words or characters of the corpus that have no token yet</source>
        <translation>Slova nebo znaky korpusu, které ještě nemají token</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>znaky</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nepotkaný</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>lešení</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciální</translation>
    </message>
    <message>
        <source>symbol, used up</source>
        <translation>symbol, spotřebovaný</translation>
    </message>
    <message>
        <source>words</source>
        <translation>slov</translation>
    </message>
    <message>
        <source>{dead} of {size} in the vocabulary do not stand in the corpus ({scaffold}): their rows of the embedding are {cost} parameters, {share} of all.</source>
        <translation>{dead} z {size} ve slovníku není v korpusu ({scaffold}): jejich řádky embeddingu jsou {cost} parametrů, {share} ze všech.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
    <message>
        <source>{} or more</source>
        <translation>{} nebo víc</translation>
    </message>
    <message>
        <source>{} × ({} − 1) = {}</source>
        <translation>{} × ({} − 1) = {}</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message numerus="yes">
        <source>%Ln pre-token(s)</source>
        <translation>
            <numerusform>%Ln pretoken</numerusform>
            <numerusform>%Ln pretokeny</numerusform>
            <numerusform>%Ln pretokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln×</numerusform>
            <numerusform>%Ln×</numerusform>
            <numerusform>%Ln×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>A prompt that ends in a space ends in the token {}. In the corpus a space stands alone {} among {}: {}.</source>
        <translation>Prompt, který končí mezerou, končí tokenem {}. V korpusu stojí mezera samostatně {} z {}: {}.</translation>
    </message>
    <message>
        <source>At the end of a line</source>
        <translation>Na konci řádku</translation>
    </message>
    <message>
        <source>At the start of a line</source>
        <translation>Na začátku řádku</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Velké písmeno</translation>
    </message>
    <message>
        <source>End a prompt without a space.</source>
        <translation>Prompt ukončujte bez mezery.</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Bez mezery</translation>
    </message>
    <message>
        <source>No-break space before</source>
        <translation>Nezlomitelná mezera před</translation>
    </message>
    <message>
        <source>Only {} of the words bring their space along, so a prompt that ends in a space is nothing rare here.</source>
        <translation>Jen {} slov si nese svou mezeru, takže prompt končící mezerou zde není nic vzácného.</translation>
    </message>
    <message>
        <source>So a prompt may end in a space or not: the model sees the same tokens.</source>
        <translation>Prompt tedy může končit mezerou, nebo ne: model vidí stejné tokeny.</translation>
    </message>
    <message>
        <source>Space after, as at the end of a prompt</source>
        <translation>Mezera za, jako na konci promptu</translation>
    </message>
    <message>
        <source>Space and capital letter</source>
        <translation>Mezera a velké písmeno</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Mezera před</translation>
    </message>
    <message>
        <source>Tab before</source>
        <translation>Tabulátor před</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace.</source>
        <translation>Pretokenizér vynechává bílé místo, takže mezera nezanechá stopu.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; pieces inside a word have a prefix instead.</source>
        <translation>Pretokenizér vynechává bílé místo, takže mezera nezanechá stopu; kousky uvnitř slova mají místo toho předponu.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word ends.</source>
        <translation>Pretokenizér vynechává bílé místo, takže mezera nezanechá stopu; značka {} říká, kde slovo končí.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word starts.</source>
        <translation>Pretokenizér vynechává bílé místo, takže mezera nezanechá stopu; značka {} říká, kde slovo začíná.</translation>
    </message>
    <message>
        <source>This tokenizer trims spaces: one before or after a text leaves no trace in the tokens.</source>
        <translation>Tento tokenizér ořezává mezery: mezera před textem nebo za ním v tokenech nezanechá stopu.</translation>
    </message>
    <message>
        <source>Two spaces before</source>
        <translation>Dvě mezery před</translation>
    </message>
    <message>
        <source>at most {} times</source>
        <translation>nejvýše {}krát</translation>
    </message>
    <message>
        <source>{} of the words bring their space along, as “{}” does ({}). After a space that is there already none of these can follow, so the model must go on with a rare one: “{}” without its space ({}).</source>
        <translation>{} slov si nese svou mezeru, jako to dělá „{}“ ({}). Po mezeře, která už tam je, žádné z nich následovat nemůže, takže model musí pokračovat vzácným: „{}“ bez své mezery ({}).</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
</context>
<context>
    <name>SpacesPage</name>
    <message>
        <source>As the tokenizer at the playhead cuts the form</source>
        <translation>Jak tokenizér u ukazatele tvar dělí</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Forms of the word, with their tokens</source>
        <translation>Tvary slova s jejich tokeny</translation>
    </message>
    <message>
        <source>How often its tokens stand in a row, inside longer words too, as the corpus is cut at the playhead; of several pre-tokens the least</source>
        <translation>Kolikrát stojí jeho tokeny za sebou, i uvnitř delších slov, jak je korpus u ukazatele rozdělen; z více pretokenů nejmenší</translation>
    </message>
    <message>
        <source>How spaces stand in the corpus</source>
        <translation>Jak stojí mezery v korpusu</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>In the corpus</source>
        <translation>V korpusu</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Počet tokenů</translation>
    </message>
    <message>
        <source>Occurrences / all pre-tokens of the corpus × 1,000,000</source>
        <translation>Výskyty / všechny pretokeny korpusu × 1 000 000</translation>
    </message>
    <message>
        <source>Occurrences of the form&apos;s pre-token; of several the least, which is the most that the form as a whole can occur</source>
        <translation>Výskyty pretokenu daného tvaru; z více ten nejmenší, což je nejvíc, kolikrát se celý tvar může vyskytovat</translation>
    </message>
    <message>
        <source>Per million</source>
        <translation>Na milion</translation>
    </message>
    <message>
        <source>Pre-tokens that begin with a space / these and those that begin with a letter or a number</source>
        <translation>Pretokeny začínající mezerou / tyto a ty, které začínají písmenem nebo číslem</translation>
    </message>
    <message>
        <source>Same tokens as</source>
        <translation>Stejné tokeny jako</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Uložit tabulku jako CSV…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mezery</translation>
    </message>
    <message>
        <source>Spaces that are a token of their own</source>
        <translation>Mezery, které jsou samostatným tokenem</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Token places</source>
        <translation>Místa tokenů</translation>
    </message>
    <message>
        <source>Token places / all tokens of the corpus × 1,000,000</source>
        <translation>Místa tokenů / všechny tokeny korpusu × 1 000 000</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens that are one space and nothing else / tokens that begin with a space, as the corpus is cut at the playhead</source>
        <translation>Tokeny, které jsou jen jedna mezera / tokeny začínající mezerou, jak je korpus u ukazatele rozdělen</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Words that bring their space along</source>
        <translation>Slova, která si nesou svou mezeru</translation>
    </message>
    <message>
        <source>Write any word; the list has frequent ones of the corpus.</source>
        <translation>Napište jakékoli slovo; v seznamu jsou častá slova korpusu.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
    <message>
        <source>{} – ids {}</source>
        <translation>{} – id {}</translation>
    </message>
</context>
<context>
    <name>SpacesTopic</name>
    <message>
        <source>A compressor makes no tokenizer</source>
        <translation>Kompresor nevytváří tokenizér</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Jeho pravidla patří k jednomu textu. Zvolte jiný algoritmus v prostoru Sledování.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Zatím žádný tokenizér</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands what a space does to a word.</source>
        <translation>Natrénujte jej v prostoru Sledování: zde uvidíte, co mezera udělá se slovem.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Alphabet</source>
        <translation>Abeceda</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Fertilita</translation>
    </message>
    <message>
        <source>Symbols in the corpus</source>
        <translation>Symboly v korpusu</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>tokens per word</source>
        <translation>tokenů na slovo</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln byte(s) compressed</source>
        <translation>
            <numerusform>%Ln bajt po kompresi</numerusform>
            <numerusform>%Ln bajty po kompresi</numerusform>
            <numerusform>%Ln bajtů po kompresi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>zbývá %Ln bajt</numerusform>
            <numerusform>zbývají %Ln bajty</numerusform>
            <numerusform>zbývá %Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s), until none is left</source>
        <translation>
            <numerusform>%Ln znak, dokud nějaký zbývá</numerusform>
            <numerusform>%Ln znaky, dokud nějaký zbývá</numerusform>
            <numerusform>%Ln znaků, dokud nějaký zbývá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln sloučení</numerusform>
            <numerusform>%Ln sloučení</numerusform>
            <numerusform>%Ln sloučení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s), until no pair is left</source>
        <translation>
            <numerusform>%Ln sloučení, dokud zbývá dvojice</numerusform>
            <numerusform>%Ln sloučení, dokud zbývá dvojice</numerusform>
            <numerusform>%Ln sloučení, dokud zbývá dvojice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln dvojice</numerusform>
            <numerusform>%Ln dvojice</numerusform>
            <numerusform>%Ln dvojic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln kousek</numerusform>
            <numerusform>%Ln kousky</numerusform>
            <numerusform>%Ln kousků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s)</source>
        <translation>
            <numerusform>%Ln nahrazení</numerusform>
            <numerusform>%Ln nahrazení</numerusform>
            <numerusform>%Ln nahrazení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s), until no pair or no free byte is left</source>
        <translation>
            <numerusform>%Ln nahrazení, dokud zbývá dvojice a volný bajt</numerusform>
            <numerusform>%Ln nahrazení, dokud zbývá dvojice a volný bajt</numerusform>
            <numerusform>%Ln nahrazení, dokud zbývá dvojice a volný bajt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln kolo</numerusform>
            <numerusform>%Ln kola</numerusform>
            <numerusform>%Ln kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s), until no piece may go</source>
        <translation>
            <numerusform>%Ln kolo, dokud má co odpadnout</numerusform>
            <numerusform>%Ln kola, dokud má co odpadnout</numerusform>
            <numerusform>%Ln kol, dokud má co odpadnout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>zbývá %Ln symbol</numerusform>
            <numerusform>zbývají %Ln symboly</numerusform>
            <numerusform>zbývá %Ln symbolů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>zbývá %Ln neznámý</numerusform>
            <numerusform>zbývají %Ln neznámé</numerusform>
            <numerusform>zbývá %Ln neznámých</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln slovo</numerusform>
            <numerusform>%Ln slova</numerusform>
            <numerusform>%Ln slov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s), until none is left</source>
        <translation>
            <numerusform>%Ln slovo, dokud nějaké zbývá</numerusform>
            <numerusform>%Ln slova, dokud nějaké zbývá</numerusform>
            <numerusform>%Ln slov, dokud nějaké zbývá</numerusform>
        </translation>
    </message>
    <message>
        <source>A bracket joins equal counts</source>
        <translation>Závorka spojuje stejné počty</translation>
    </message>
    <message>
        <source>A bracket joins equal losses</source>
        <translation>Závorka spojuje stejné ztráty</translation>
    </message>
    <message>
        <source>A bracket joins equal scores</source>
        <translation>Závorka spojuje stejná skóre</translation>
    </message>
    <message>
        <source>After the run, each replacement stands here by its count.</source>
        <translation>Na konci zde bude každé nahrazení podle svého počtu.</translation>
    </message>
    <message>
        <source>After training, each character stands here by its count.</source>
        <translation>Po trénování zde bude každý znak podle svého počtu.</translation>
    </message>
    <message>
        <source>After training, each merge stands here by its count.</source>
        <translation>Po trénování zde bude každé sloučení podle svého počtu.</translation>
    </message>
    <message>
        <source>After training, each round stands here by its pieces.</source>
        <translation>Po trénování zde bude každé kolo podle svých kousků.</translation>
    </message>
    <message>
        <source>After training, each word stands here by its count.</source>
        <translation>Po trénování zde bude každé slovo podle svého počtu.</translation>
    </message>
    <message>
        <source>All characters are taken in.</source>
        <translation>Všechny znaky jsou přijaty.</translation>
    </message>
    <message>
        <source>All merges are made.</source>
        <translation>Všechna sloučení jsou hotová.</translation>
    </message>
    <message>
        <source>All replacements are made.</source>
        <translation>Všechna nahrazení jsou hotová.</translation>
    </message>
    <message>
        <source>All rounds are made.</source>
        <translation>Všechna kola jsou hotová.</translation>
    </message>
    <message>
        <source>All words are taken in.</source>
        <translation>Všechna slova jsou přijata.</translation>
    </message>
    <message>
        <source>Byte table</source>
        <translation>Tabulka bajtů</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Zbývá bajtů</translation>
    </message>
    <message>
        <source>Character {} of {}</source>
        <translation>Znak {} z {}</translation>
    </message>
    <message>
        <source>Characters taken in</source>
        <translation>Přijaté znaky</translation>
    </message>
    <message>
        <source>Compressed: {result}.</source>
        <translation>Zkomprimováno: {result}.</translation>
    </message>
    <message>
        <source>Compressing</source>
        <translation>Komprese</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Pořadí v korpusu</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Count of each character</source>
        <translation>Počet u každého znaku</translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Počet u každého sloučení</translation>
    </message>
    <message>
        <source>Count of each replacement</source>
        <translation>Počet u každého nahrazení</translation>
    </message>
    <message>
        <source>Count of each word</source>
        <translation>Počet u každého slova</translation>
    </message>
    <message>
        <source>Counting the characters…</source>
        <translation>Počítání znaků…</translation>
    </message>
    <message>
        <source>Counting the pairs…</source>
        <translation>Počítání dvojic…</translation>
    </message>
    <message>
        <source>Counting the words…</source>
        <translation>Počítání slov…</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrovat řádky</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Filtrovat slova</translation>
    </message>
    <message>
        <source>Merge {} of {}</source>
        <translation>Sloučení {} z {}</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message numerus="yes">
        <source>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln word(s).</source>
        <translation>
            <numerusform>Další sloučení: {left} a {right} dají {result}, počet {counted} v {touched} z %Ln slova.</numerusform>
            <numerusform>Další sloučení: {left} a {right} dají {result}, počet {counted} v {touched} ze %Ln slov.</numerusform>
            <numerusform>Další sloučení: {left} a {right} dají {result}, počet {counted} v {touched} z %Ln slov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln row(s).</source>
        <translation>
            <numerusform>Další nahrazení: z {left} a {right} se stane {result}, počet {counted} v {touched} z %Ln řádku.</numerusform>
            <numerusform>Další nahrazení: z {left} a {right} se stane {result}, počet {counted} v {touched} ze %Ln řádků.</numerusform>
            <numerusform>Další nahrazení: z {left} a {right} se stane {result}, počet {counted} v {touched} z %Ln řádků.</numerusform>
        </translation>
    </message>
    <message>
        <source>No character can be taken in.</source>
        <translation>Žádný znak nelze přijmout.</translation>
    </message>
    <message>
        <source>No character is left.</source>
        <translation>Nezbývá žádný znak.</translation>
    </message>
    <message>
        <source>No character was taken in.</source>
        <translation>Žádný znak nebyl přijat.</translation>
    </message>
    <message>
        <source>No characters yet</source>
        <translation>Zatím žádné znaky</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Zatím žádné znaky.</translation>
    </message>
    <message>
        <source>No merge is possible.</source>
        <translation>Žádné sloučení není možné.</translation>
    </message>
    <message>
        <source>No merges were made.</source>
        <translation>Žádné sloučení se neprovedlo.</translation>
    </message>
    <message>
        <source>No merges yet</source>
        <translation>Zatím žádná sloučení</translation>
    </message>
    <message>
        <source>No pair can be replaced.</source>
        <translation>Žádnou dvojici nelze nahradit.</translation>
    </message>
    <message>
        <source>No pair is left to merge.</source>
        <translation>Nezbývá žádná dvojice ke sloučení.</translation>
    </message>
    <message>
        <source>No pair is left to replace.</source>
        <translation>Nezbývá žádná dvojice k nahrazení.</translation>
    </message>
    <message>
        <source>No pair was replaced.</source>
        <translation>Žádná dvojice se nenahradila.</translation>
    </message>
    <message>
        <source>No pairs yet.</source>
        <translation>Zatím žádné dvojice.</translation>
    </message>
    <message>
        <source>No piece has to go.</source>
        <translation>Žádný kousek nemusí odpadnout.</translation>
    </message>
    <message>
        <source>No pieces yet</source>
        <translation>Zatím žádné kousky</translation>
    </message>
    <message>
        <source>No pieces yet.</source>
        <translation>Zatím žádné kousky.</translation>
    </message>
    <message>
        <source>No replacements yet</source>
        <translation>Zatím žádná nahrazení</translation>
    </message>
    <message>
        <source>No round is possible.</source>
        <translation>Žádné kolo není možné.</translation>
    </message>
    <message>
        <source>No round was made.</source>
        <translation>Žádné kolo se neprovedlo.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Zatím žádná kola</translation>
    </message>
    <message>
        <source>No row contains {text}.</source>
        <translation>Žádný řádek neobsahuje {text}.</translation>
    </message>
    <message>
        <source>No word can be taken in.</source>
        <translation>Žádné slovo nelze přijmout.</translation>
    </message>
    <message>
        <source>No word contains {text}.</source>
        <translation>Žádné slovo neobsahuje {text}.</translation>
    </message>
    <message>
        <source>No word is left.</source>
        <translation>Nezbývá žádné slovo.</translation>
    </message>
    <message>
        <source>No word was taken in.</source>
        <translation>Žádné slovo nebylo přijato.</translation>
    </message>
    <message>
        <source>No words yet</source>
        <translation>Zatím žádná slova</translation>
    </message>
    <message>
        <source>No words yet.</source>
        <translation>Zatím žádná slova.</translation>
    </message>
    <message>
        <source>Nothing to compress yet</source>
        <translation>Zatím není co komprimovat</translation>
    </message>
    <message>
        <source>Nothing to merge yet</source>
        <translation>Zatím není co slučovat</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>Pořadí v textu</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kousky</translation>
    </message>
    <message>
        <source>Pieces in each round</source>
        <translation>Kousky v každém kole</translation>
    </message>
    <message>
        <source>Replacement {} of {}</source>
        <translation>Nahrazení {} z {}</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Nahrazení</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Kolo {} z {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Zbývá symbolů</translation>
    </message>
    <message>
        <source>The characters so far stay.</source>
        <translation>Dosavadní znaky zůstávají.</translation>
    </message>
    <message>
        <source>The merges so far stay.</source>
        <translation>Dosavadní sloučení zůstávají.</translation>
    </message>
    <message>
        <source>The replacements so far stay.</source>
        <translation>Dosavadní nahrazení zůstávají.</translation>
    </message>
    <message>
        <source>The rounds so far stay.</source>
        <translation>Dosavadní kola zůstávají.</translation>
    </message>
    <message>
        <source>The words so far stay.</source>
        <translation>Dosavadní slova zůstávají.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Shody</translation>
    </message>
    <message>
        <source>Touched rows first</source>
        <translation>Nejprve dotčené řádky</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Nejprve dotčená</translation>
    </message>
    <message>
        <source>Train to watch the characters of this corpus become tokens.</source>
        <translation>Spusťte trénování a sledujte, jak se znaky tohoto korpusu mění v tokeny.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of bytes be replaced.</source>
        <translation>Spusťte trénování a sledujte, jak se dvojice bajtů nahrazují.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of this corpus become tokens.</source>
        <translation>Spusťte trénování a sledujte, jak se dvojice tohoto korpusu mění v tokeny.</translation>
    </message>
    <message>
        <source>Train to watch the words of this corpus become tokens.</source>
        <translation>Spusťte trénování a sledujte, jak se slova tohoto korpusu mění v tokeny.</translation>
    </message>
    <message>
        <source>Train to watch which pieces of this corpus stay.</source>
        <translation>Spusťte trénování a sledujte, které kousky tohoto korpusu zůstanou.</translation>
    </message>
    <message>
        <source>Trained: {result}.</source>
        <translation>Natrénováno: {result}.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>Type a text or open a file: here a free byte takes the place of its most frequent pair of bytes, again and again.</source>
        <translation>Napište text nebo otevřete soubor: zde volný bajt nahrazuje jeho nejčastější dvojici bajtů, stále znovu.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent characters become tokens, one after another.</source>
        <translation>Napište text nebo otevřete soubor: zde se jeho nejčastější znaky stávají tokeny, jeden po druhém.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent pair of symbols becomes one token, again and again.</source>
        <translation>Napište text nebo otevřete soubor: zde se jeho nejčastější dvojice symbolů stává jedním tokenem, stále znovu.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent words become tokens, one after another.</source>
        <translation>Napište text nebo otevřete soubor: zde se jeho nejčastější slova stávají tokeny, jedno po druhém.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here many pieces of its words become fewer, round after round.</source>
        <translation>Napište text nebo otevřete soubor: zde z mnoha kousků jeho slov kolo po kole ubývá.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here the pair of symbols with the highest score becomes one token, again and again.</source>
        <translation>Napište text nebo otevřete soubor: zde se dvojice symbolů s nejvyšším skóre stává jedním tokenem, stále znovu.</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Zbývá neznámých</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Slovník</translation>
    </message>
    <message>
        <source>Weighing the pieces…</source>
        <translation>Vážení kousků…</translation>
    </message>
    <message>
        <source>Word {} of {}</source>
        <translation>Slovo {} z {}</translation>
    </message>
    <message>
        <source>Words taken in</source>
        <translation>Přijatá slova</translation>
    </message>
    <message>
        <source>after character {}</source>
        <translation>po znaku {}</translation>
    </message>
    <message>
        <source>after merge {}</source>
        <translation>po sloučení {}</translation>
    </message>
    <message>
        <source>after replacement {}</source>
        <translation>po nahrazení {}</translation>
    </message>
    <message>
        <source>after round {}</source>
        <translation>po kole {}</translation>
    </message>
    <message>
        <source>after word {}</source>
        <translation>po slovu {}</translation>
    </message>
    <message>
        <source>before character {}</source>
        <translation>před znakem {}</translation>
    </message>
    <message>
        <source>before merge {}</source>
        <translation>před sloučením {}</translation>
    </message>
    <message>
        <source>before replacement {}</source>
        <translation>před nahrazením {}</translation>
    </message>
    <message>
        <source>before round {}</source>
        <translation>před kolem {}</translation>
    </message>
    <message>
        <source>before the first character</source>
        <translation>před prvním znakem</translation>
    </message>
    <message>
        <source>before the first merge</source>
        <translation>před prvním sloučením</translation>
    </message>
    <message>
        <source>before the first replacement</source>
        <translation>před prvním nahrazením</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>před prvním kolem</translation>
    </message>
    <message>
        <source>before the first word</source>
        <translation>před prvním slovem</translation>
    </message>
    <message>
        <source>before word {}</source>
        <translation>před slovem {}</translation>
    </message>
    <message>
        <source>bytes left, linear scale</source>
        <translation>zbývající bajty, lineárně</translation>
    </message>
    <message>
        <source>characters per token</source>
        <translation>znaků na token</translation>
    </message>
    <message>
        <source>count log scale, bytes left linear</source>
        <translation>počet logaritmicky, bajty lineárně</translation>
    </message>
    <message>
        <source>count log scale, symbols left linear</source>
        <translation>počet logaritmicky, symboly lineárně</translation>
    </message>
    <message>
        <source>count log scale, unknown left linear</source>
        <translation>počet logaritmicky, neznámé lineárně</translation>
    </message>
    <message>
        <source>count of each character, log scale</source>
        <translation>počet u každého znaku, logaritmicky</translation>
    </message>
    <message>
        <source>count of each merge, log scale</source>
        <translation>počet u každého sloučení, logaritmicky</translation>
    </message>
    <message>
        <source>count of each replacement, log scale</source>
        <translation>počet u každého nahrazení, logaritmicky</translation>
    </message>
    <message>
        <source>count of each word, log scale</source>
        <translation>počet u každého slova, logaritmicky</translation>
    </message>
    <message>
        <source>pieces in each round, log scale</source>
        <translation>kousky v každém kole, logaritmicky</translation>
    </message>
    <message>
        <source>pieces log scale, symbols linear</source>
        <translation>kousky logaritmicky, symboly lineárně</translation>
    </message>
    <message>
        <source>symbols in the corpus, linear scale</source>
        <translation>symboly v korpusu, lineárně</translation>
    </message>
    <message>
        <source>symbols left, linear scale</source>
        <translation>zbývající symboly, lineárně</translation>
    </message>
    <message>
        <source>unknown characters left, linear scale</source>
        <translation>zbývající neznámé znaky, lineárně</translation>
    </message>
    <message>
        <source>unknown words left, linear scale</source>
        <translation>zbývající neznámá slova, lineárně</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln row(s)</source>
        <translation>
            <numerusform>{shown} z %Ln řádku</numerusform>
            <numerusform>{shown} ze %Ln řádků</numerusform>
            <numerusform>{shown} z %Ln řádků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln word(s)</source>
        <translation>
            <numerusform>{shown} z %Ln slova</numerusform>
            <numerusform>{shown} ze %Ln slov</numerusform>
            <numerusform>{shown} z %Ln slov</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes left</source>
        <translation>zbývá {} bajtů</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>zbývá {} symbolů</translation>
    </message>
    <message>
        <source>{} unknown left</source>
        <translation>zbývá {} neznámých</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln výskyt</numerusform>
            <numerusform>%Ln výskyty</numerusform>
            <numerusform>%Ln výskytů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln slovo</numerusform>
            <numerusform>%Ln slova</numerusform>
            <numerusform>%Ln slov</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 4 choose, Enter reveals and goes on, left and right turn the steps.</source>
        <translation>1 až 4 vybírají, Enter odhalí a pokračuje, vlevo a vpravo mění krok.</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Všechny lekce</translation>
    </message>
    <message>
        <source>All lessons, or begin anew</source>
        <translation>Všechny lekce, nebo začít znovu</translation>
    </message>
    <message>
        <source>Begin anew and reset the score</source>
        <translation>Začít znovu a vynulovat skóre</translation>
    </message>
    <message>
        <source>Bytes left in the text</source>
        <translation>Zbývá bajtů v textu</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Sloučení</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Nahrazení</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Krok {} z {}</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Zbývá symbolů v korpusu</translation>
    </message>
    <message>
        <source>The corpus after merge {}</source>
        <translation>Korpus po sloučení {}</translation>
    </message>
    <message>
        <source>The corpus before the first merge</source>
        <translation>Korpus před prvním sloučením</translation>
    </message>
    <message>
        <source>The text after replacement {}</source>
        <translation>Text po nahrazení {}</translation>
    </message>
    <message>
        <source>The text before the first replacement</source>
        <translation>Text před prvním nahrazením</translation>
    </message>
    <message>
        <source>Up and down choose a lesson, Enter begins it.</source>
        <translation>Nahoru a dolů vybírají lekci, Enter ji začne.</translation>
    </message>
    <message>
        <source>the broken link is marked</source>
        <translation>přerušený článek je označen</translation>
    </message>
    <message>
        <source>the next one is hidden</source>
        <translation>další je skryté</translation>
    </message>
    <message>
        <source>your choice is outlined</source>
        <translation>vaše volba je orámovaná</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} z {}</translation>
    </message>
    <message>
        <source>{} of {} points so far</source>
        <translation>zatím {} z {} bodů</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Language or name</source>
        <translation>Jazyk nebo název</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text to compare on</source>
        <translation>Text k porovnání</translation>
    </message>
</context>
<context>
    <name>TimeTravel</name>
    <message>
        <source>A compression does not tokenize other texts.</source>
        <translation>Komprese netokenizuje jiné texty.</translation>
    </message>
    <message>
        <source>Each of its steps changes the corpus: go from step to step.</source>
        <translation>Každý její krok mění korpus: postupujte krok za krokem.</translation>
    </message>
    <message>
        <source>No earlier step changes {}.</source>
        <translation>Žádný předchozí krok nemění {}.</translation>
    </message>
    <message>
        <source>No earlier step has a bookmark.</source>
        <translation>Žádný předchozí krok nemá záložku.</translation>
    </message>
    <message>
        <source>No later step changes {}.</source>
        <translation>Žádný další krok nemění {}.</translation>
    </message>
    <message>
        <source>No later step has a bookmark.</source>
        <translation>Žádný další krok nemá záložku.</translation>
    </message>
    <message>
        <source>Set one at the playhead with M.</source>
        <translation>Nastavte ji u ukazatele klávesou M.</translation>
    </message>
    <message>
        <source>There are no bookmarks.</source>
        <translation>Nejsou žádné záložky.</translation>
    </message>
    <message>
        <source>There is no live text.</source>
        <translation>Není zadán žádný zkušební text.</translation>
    </message>
    <message>
        <source>Type one into the pane Live text.</source>
        <translation>Napište jej do panelu Zkušební text.</translation>
    </message>
    <message>
        <source>the live text</source>
        <translation>zkušební text</translation>
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln shodná dvojice</numerusform>
            <numerusform>%Ln shodné dvojice</numerusform>
            <numerusform>%Ln shodných dvojic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>zbývá %Ln symbol</numerusform>
            <numerusform>zbývají %Ln symboly</numerusform>
            <numerusform>zbývá %Ln symbolů</numerusform>
        </translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Počet u každého sloučení</translation>
    </message>
    <message>
        <source>count {}</source>
        <translation>počet {}</translation>
    </message>
    <message>
        <source>not trained yet</source>
        <translation>zatím netrénováno</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>shody</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} mld.</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} mil.</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>zbývá {} symbolů</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>A ring under each step that others were as good as</source>
        <translation>Kroužek pod každým krokem, kterému se jiné vyrovnaly</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Zobrazit vše</translation>
    </message>
    <message>
        <source>Show all steps again (a double click in the chart)</source>
        <translation>Znovu zobrazit všechny kroky (dvojí kliknutí do grafu)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Časová osa</translation>
    </message>
    <message>
        <source>steps {} to {} in view</source>
        <translation>zobrazeny kroky {} až {}</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Timeline</source>
        <translation>Časová osa</translation>
    </message>
</context>
<context>
    <name>TokenCard</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln bajt</numerusform>
            <numerusform>%Ln bajty</numerusform>
            <numerusform>%Ln bajtů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln znak</numerusform>
            <numerusform>%Ln znaky</numerusform>
            <numerusform>%Ln znaků</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Přejít na sloučení {}</translation>
    </message>
    <message>
        <source>Token {}</source>
        <translation>Token {}</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>abeceda</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>bajt</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>značka</translation>
    </message>
    <message>
        <source>merge {}</source>
        <translation>sloučení {}</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>speciální token</translation>
    </message>
    <message>
        <source>stands for no text</source>
        <translation>nezastupuje žádný text</translation>
    </message>
</context>
<context>
    <name>TokenFacts</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Počet v korpusu, sloučení po sloučení</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Vstupuje do</translation>
    </message>
    <message>
        <source>In the final segmentation</source>
        <translation>V konečném dělení</translation>
    </message>
    <message>
        <source>Its parts afterwards</source>
        <translation>Jeho části poté</translation>
    </message>
    <message>
        <source>No later merge uses {}.</source>
        <translation>Žádné další sloučení nepoužívá {}.</translation>
    </message>
    <message numerus="yes">
        <source>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; time(s).</source>
        <translation>
            <numerusform>Přežívá. Korpus jej používá &lt;b&gt;%Ln&lt;/b&gt;krát.</numerusform>
            <numerusform>Přežívá. Korpus jej používá &lt;b&gt;%Ln&lt;/b&gt;krát.</numerusform>
            <numerusform>Přežívá. Korpus jej používá &lt;b&gt;%Ln&lt;/b&gt;krát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words that paid for it</source>
        <translation>Slova, která se na něj složila</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more merge(s)</source>
        <translation>
            <numerusform>a %Ln další sloučení</numerusform>
            <numerusform>a %Ln další sloučení</numerusform>
            <numerusform>a %Ln dalších sloučení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more part(s)</source>
        <translation>
            <numerusform>a %Ln další část</numerusform>
            <numerusform>a %Ln další části</numerusform>
            <numerusform>a %Ln dalších částí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more word(s)</source>
        <translation>
            <numerusform>a %Ln další slovo</numerusform>
            <numerusform>a %Ln další slova</numerusform>
            <numerusform>a %Ln dalších slov</numerusform>
        </translation>
    </message>
    <message>
        <source>as counted for merge {}</source>
        <translation>jak bylo napočítáno pro sloučení {}</translation>
    </message>
</context>
<context>
    <name>TokenFlow</name>
    <message>
        <source>the first that differs</source>
        <translation>první, který se liší</translation>
    </message>
</context>
<context>
    <name>TokenTips</name>
    <message>
        <source>Not in the alphabet</source>
        <translation>Není v abecedě</translation>
    </message>
    <message>
        <source>Token {0}</source>
        <translation>Token {0}</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Panel nástrojů</translation>
    </message>
</context>
<context>
    <name>TopicList</name>
    <message>
        <source>Topics</source>
        <translation>Témata</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Corpus check</source>
        <translation>Kontrola korpusu</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Cena a kontext</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Pevný slovník</translation>
    </message>
    <message>
        <source>How numbers are cut</source>
        <translation>Jak se dělí čísla</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Prices, windows, cut answers</source>
        <translation>Ceny, okna, uťaté odpovědi</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Mezery</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Velikost slovníku</translation>
    </message>
    <message>
        <source>What a space does</source>
        <translation>Co dělá mezera</translation>
    </message>
    <message>
        <source>What is odd, what helps</source>
        <translation>Co je zvláštní, co pomůže</translation>
    </message>
    <message>
        <source>What it costs to add tokens</source>
        <translation>Kolik stojí přidat tokeny</translation>
    </message>
    <message>
        <source>Where more tokens pay</source>
        <translation>Kde se víc tokenů vyplatí</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message numerus="yes">
        <source>Ask for more than %Ln token(s).</source>
        <translation>
            <numerusform>Zadejte víc než %Ln token.</numerusform>
            <numerusform>Zadejte víc než %Ln tokeny.</numerusform>
            <numerusform>Zadejte víc než %Ln tokenů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled before its first step.</source>
        <translation>Zrušeno před prvním krokem.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Korpus se změnil.</translation>
    </message>
    <message numerus="yes">
        <source>No merge was possible: the alphabet alone makes %Ln token(s).</source>
        <translation>
            <numerusform>Žádné sloučení nebylo možné: už sama abeceda má %Ln token.</numerusform>
            <numerusform>Žádné sloučení nebylo možné: už sama abeceda má %Ln tokeny.</numerusform>
            <numerusform>Žádné sloučení nebylo možné: už sama abeceda má %Ln tokenů.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair counts {} or more. Lower the minimum count to go on.</source>
        <translation>Žádná dvojice nemá počet {} nebo vyšší. Chcete-li pokračovat, snižte minimální počet.</translation>
    </message>
    <message numerus="yes">
        <source>Only {} of %Ln merge(s) were possible.</source>
        <translation>
            <numerusform>Možných bylo jen {} z %Ln sloučení.</numerusform>
            <numerusform>Možných bylo jen {} ze %Ln sloučení.</numerusform>
            <numerusform>Možných bylo jen {} z %Ln sloučení.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>Panely dosud ukazují předchozí trénování.</translation>
    </message>
    <message>
        <source>Set to {}</source>
        <translation>Nastavit na {}</translation>
    </message>
    <message>
        <source>Settings changed.</source>
        <translation>Nastavení se změnilo.</translation>
    </message>
    <message>
        <source>The corpus is empty.</source>
        <translation>Korpus je prázdný.</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>Trénování selhalo.</translation>
    </message>
    <message>
        <source>Train starts a new one.</source>
        <translation>Nové spustíte tlačítkem Trénovat.</translation>
    </message>
    <message>
        <source>Type a text or open a file.</source>
        <translation>Napište text nebo otevřete soubor.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Co bylo otevřené, zůstává otevřené.</translation>
    </message>
</context>
<context>
    <name>TrainingFields</name>
    <message>
        <source>A symbol that marks where a word ends or starts</source>
        <translation>Symbol, který značí, kde slovo končí nebo začíná</translation>
    </message>
    <message>
        <source>A word of more characters is unknown as a whole</source>
        <translation>Slovo s více znaky je neznámé jako celek</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmus</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Velikost bloku</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Pokrytí</translation>
    </message>
    <message>
        <source>EM rounds</source>
        <translation>Kola EM</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Při shodě</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>How often the pieces are weighed anew before some go</source>
        <translation>Kolikrát se kousky znovu zváží, než některé odpadnou</translation>
    </message>
    <message>
        <source>How the text is compressed</source>
        <translation>Jak se text komprimuje</translation>
    </message>
    <message>
        <source>How the text is cut into words; no merge crosses a cut</source>
        <translation>Jak se text dělí na slova; žádné sloučení nepřekročí řez</translation>
    </message>
    <message>
        <source>Keep share</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Long word</source>
        <translation>Dlouhé slovo</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Nejdelší</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Min. počet</translation>
    </message>
    <message>
        <source>No token gets longer than this</source>
        <translation>Žádný token nebude delší</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalizace</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>So many bytes are compressed by themselves</source>
        <translation>Po tolika bajtech se komprimuje samostatně</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciální</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Konec po</translation>
    </message>
    <message>
        <source>Stop when no pair is counted so often</source>
        <translation>Skončí, když žádná dvojice nemá takový počet</translation>
    </message>
    <message>
        <source>The share of the pieces that stays when some go</source>
        <translation>Podíl kousků, který zůstane, když některé odpadnou</translation>
    </message>
    <message>
        <source>The share of the text&apos;s characters that get a symbol; the rest is unknown</source>
        <translation>Podíl znaků textu, které dostanou symbol; zbytek je neznámý</translation>
    </message>
    <message>
        <source>The token for symbols that the alphabet lacks</source>
        <translation>Token pro symboly, které v abecedě chybí</translation>
    </message>
    <message>
        <source>Tokens count the alphabet and the special tokens, too</source>
        <translation>Mezi tokeny se počítá i abeceda a speciální tokeny</translation>
    </message>
    <message>
        <source>Tokens that stand for no text, parted by spaces</source>
        <translation>Tokeny, které nezastupují text, oddělené mezerami</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>What is done to the text before all else</source>
        <translation>Co se s textem udělá před vším ostatním</translation>
    </message>
    <message>
        <source>What the alphabet is made of</source>
        <translation>Z čeho je složena abeceda</translation>
    </message>
    <message>
        <source>Which pair goes first among those counted equally often</source>
        <translation>Která dvojice má přednost mezi stejně častými</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Konec slova</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>all characters</source>
        <translation>všechny znaky</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>none, such as &lt;unk&gt;</source>
        <translation>žádný, například &lt;unk&gt;</translation>
    </message>
    <message>
        <source>regex: and a pattern of what a word is, or names such as whitespace+digits-3</source>
        <translation>regex: a vzor slova, nebo názvy jako whitespace+digits-3</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>A pattern or a chain of rules that you write.</source>
        <translation>Vzor nebo řetěz pravidel, které napíšete.</translation>
    </message>
    <message>
        <source>As BERT, but capitals and accents stay.</source>
        <translation>Jako BERT, ale velká písmena a diakritika zůstávají.</translation>
    </message>
    <message>
        <source>As GPT-2, but numbers are cut after three digits.</source>
        <translation>Jako GPT-2, ale čísla se dělí po třech číslicích.</translation>
    </message>
    <message>
        <source>As GPT-4, but words are also cut where capitals begin.</source>
        <translation>Jako GPT-4, ale slova se dělí i před velkým písmenem.</translation>
    </message>
    <message>
        <source>As NFC, and variants such as ﬁ become plain letters.</source>
        <translation>Jako NFC, a varianty jako ﬁ se stanou běžnými písmeny.</translation>
    </message>
    <message>
        <source>As NFD, and variants such as ﬁ become plain letters.</source>
        <translation>Jako NFD, a varianty jako ﬁ se stanou běžnými písmeny.</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Podle seznamu</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Jako program</translation>
    </message>
    <message>
        <source>BERT</source>
        <translation>BERT</translation>
    </message>
    <message>
        <source>BERT, cased</source>
        <translation>BERT, s velkými písmeny</translation>
    </message>
    <message>
        <source>BPE</source>
        <translation>BPE</translation>
    </message>
    <message>
        <source>Begins with many pieces and takes out those that are missed least.</source>
        <translation>Začne s mnoha kousky a odebírá ty, které chybí nejméně.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>Capitals become small letters.</source>
        <translation>Z velkých písmen se stanou malá.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Compresses the bytes of the text: where BPE comes from.</source>
        <translation>Komprimuje bajty textu: odtud BPE pochází.</translation>
    </message>
    <message>
        <source>Cuts at spaces and line breaks, which are left out.</source>
        <translation>Dělí v mezerách a na koncích řádků, které vynechá.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and makes each sign a word.</source>
        <translation>Dělí v mezerách a z každého znaménka udělá slovo.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and parts runs of signs from words.</source>
        <translation>Dělí v mezerách a odděluje skupiny znamének od slov.</translation>
    </message>
    <message>
        <source>Cuts before each space, which stays with its word as ▁.</source>
        <translation>Dělí před každou mezerou, která zůstává u svého slova jako ▁.</translation>
    </message>
    <message>
        <source>Cuts before each ▁, which is how SentencePiece writes a space.</source>
        <translation>Dělí před každým ▁, jímž SentencePiece zapisuje mezeru.</translation>
    </message>
    <message>
        <source>Each byte of UTF-8 is a symbol: no text is unknown.</source>
        <translation>Každý bajt UTF-8 je symbol: žádný text není neznámý.</translation>
    </message>
    <message>
        <source>Each character (code point) is a symbol.</source>
        <translation>Každý znak (kódový bod) je symbol.</translation>
    </message>
    <message>
        <source>Each word begins with a symbol of its own, ▁.</source>
        <translation>Každé slovo začíná vlastním symbolem, ▁.</translation>
    </message>
    <message>
        <source>Each word ends with a symbol of its own, ·.</source>
        <translation>Každé slovo končí vlastním symbolem, ·.</translation>
    </message>
    <message>
        <source>First NFKC, then small letters.</source>
        <translation>Nejprve NFKC, pak malá písmena.</translation>
    </message>
    <message>
        <source>First seen wins</source>
        <translation>První nalezená</translation>
    </message>
    <message>
        <source>GPT-2 pattern</source>
        <translation>Vzor GPT-2</translation>
    </message>
    <message>
        <source>GPT-4 (cl100k)</source>
        <translation>GPT-4 (cl100k)</translation>
    </message>
    <message>
        <source>GPT-4o (o200k)</source>
        <translation>GPT-4o (o200k)</translation>
    </message>
    <message>
        <source>Gage 1994</source>
        <translation>Gage 1994</translation>
    </message>
    <message>
        <source>Give a number above 0 and below 1.</source>
        <translation>Zadejte číslo větší než 0 a menší než 1.</translation>
    </message>
    <message>
        <source>Give a number above 0 and up to 1, or nothing.</source>
        <translation>Zadejte číslo větší než 0 a nejvýše 1, nebo nic.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Zadejte celé číslo od 0 výš.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to {}.</source>
        <translation>Zadejte celé číslo od 1 do {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up, or nothing.</source>
        <translation>Zadejte celé číslo od 1 výš, nebo nic.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Zadejte celé číslo od 1 výš.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 to {}.</source>
        <translation>Zadejte celé číslo od 2 do {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 up.</source>
        <translation>Zadejte celé číslo od 2 výš.</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Grafémy</translation>
    </message>
    <message>
        <source>In blocks, with the small table of counts of the program of 1994.</source>
        <translation>Po blocích, s malou tabulkou počtů programu z roku 1994.</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Největší</translation>
    </message>
    <message>
        <source>Letters and their accents become one character.</source>
        <translation>Písmena a jejich diakritika se stanou jedním znakem.</translation>
    </message>
    <message>
        <source>Letters and their accents become two characters.</source>
        <translation>Písmena a jejich diakritika se stanou dvěma znaky.</translation>
    </message>
    <message>
        <source>Lexicographic</source>
        <translation>Lexikograficky</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Malá písmena</translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation>Nejnižší id</translation>
    </message>
    <message>
        <source>Marker ·</source>
        <translation>Značka ·</translation>
    </message>
    <message>
        <source>Merges the most frequent pair, again and again.</source>
        <translation>Slučuje nejčastější dvojici, stále znovu.</translation>
    </message>
    <message>
        <source>Merges the pair that is most frequent beside how frequent its parts are.</source>
        <translation>Slučuje dvojici nejčastější vzhledem k četnosti jejích částí.</translation>
    </message>
    <message>
        <source>Metaspace ▁</source>
        <translation>Metaspace ▁</translation>
    </message>
    <message>
        <source>NFKC, lower case</source>
        <translation>NFKC, malá písmena</translation>
    </message>
    <message>
        <source>NFKC, no extra spaces, one before the text, and spaces written as ▁.</source>
        <translation>NFKC, bez zbytečných mezer, jedna před textem, mezery zapsané jako ▁.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádný</translation>
    </message>
    <message>
        <source>Not cut</source>
        <translation>Nedělit</translation>
    </message>
    <message>
        <source>Nothing shows where a word ends.</source>
        <translation>Nic neukazuje, kde slovo končí.</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Vlastní pravidlo…</translation>
    </message>
    <message>
        <source>Parts words, numbers and signs; a space stays before its word.</source>
        <translation>Odděluje slova, čísla a znaménka; mezera zůstává před svým slovem.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Prostý</translation>
    </message>
    <message>
        <source>Punctuation apart</source>
        <translation>Interpunkce zvlášť</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Small letters without accents, Chinese characters parted, controls out.</source>
        <translation>Malá písmena bez diakritiky, čínské znaky zvlášť, bez řídicích znaků.</translation>
    </message>
    <message>
        <source>Stop after so many merges.</source>
        <translation>Skončí po tolika sloučeních.</translation>
    </message>
    <message>
        <source>Stop when no pair counts enough.</source>
        <translation>Skončí, když žádná dvojice nemá dostatečný počet.</translation>
    </message>
    <message>
        <source>Stop when the vocabulary has so many tokens.</source>
        <translation>Skončí, když má slovník tolik tokenů.</translation>
    </message>
    <message>
        <source>Takes in the most frequent characters.</source>
        <translation>Přijímá nejčastější znaky.</translation>
    </message>
    <message>
        <source>Takes in the most frequent words as they are.</source>
        <translation>Přijímá nejčastější slova, jak jsou.</translation>
    </message>
    <message>
        <source>The mark · is part of the last symbol of each word.</source>
        <translation>Znaménko · je součástí posledního symbolu každého slova.</translation>
    </message>
    <message>
        <source>The pair that comes first in alphabetic order of its characters wins.</source>
        <translation>Vyhrává dvojice, která je první v abecedním pořadí svých znaků.</translation>
    </message>
    <message>
        <source>The pair that comes first in the corpus as it is cut now wins.</source>
        <translation>Vyhrává dvojice, která je první v korpusu, jak je nyní rozdělen.</translation>
    </message>
    <message>
        <source>The pair that comes last in alphabetic order of its characters wins.</source>
        <translation>Vyhrává dvojice, která je poslední v abecedním pořadí svých znaků.</translation>
    </message>
    <message>
        <source>The pair whose left token has the lower id wins, then the right one.</source>
        <translation>Vyhrává dvojice, jejíž levý token má nižší id, pak pravý.</translation>
    </message>
    <message>
        <source>The pattern cannot be read: {why}.</source>
        <translation>Vzor nelze přečíst: {why}.</translation>
    </message>
    <message>
        <source>The pattern is empty or runs backwards.</source>
        <translation>Vzor je prázdný nebo jde pozpátku.</translation>
    </message>
    <message>
        <source>The shortest new token wins, then the first in lexicographic order.</source>
        <translation>Vyhrává nejkratší nový token, pak první v lexikografickém pořadí.</translation>
    </message>
    <message>
        <source>The text stays as it is.</source>
        <translation>Text zůstává, jak je.</translation>
    </message>
    <message>
        <source>The whole text at once, with exact counts and letters from Z down.</source>
        <translation>Celý text najednou, s přesnými počty a písmeny od Z dolů.</translation>
    </message>
    <message>
        <source>The whole text is one word.</source>
        <translation>Celý text je jedno slovo.</translation>
    </message>
    <message>
        <source>There is no rule called {name}. A pattern starts with regex:, as in {example}.</source>
        <translation>Pravidlo {name} neexistuje. Vzor začíná regex:, jako v {example}.</translation>
    </message>
    <message>
        <source>Unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>What a reader takes for one character is a symbol, with all of its accents.</source>
        <translation>Symbolem je to, co čtenář bere za jeden znak, se všemi diakritickými znaménky.</translation>
    </message>
    <message>
        <source>Whitespace</source>
        <translation>Mezery</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Celá slova</translation>
    </message>
    <message>
        <source>WordPiece</source>
        <translation>WordPiece</translation>
    </message>
    <message>
        <source>Write a rule, such as {example}.</source>
        <translation>Napište pravidlo, například {example}.</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>kroků</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>žádný</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokenů</translation>
    </message>
    <message>
        <source>· on last symbol</source>
        <translation>· na posledním symbolu</translation>
    </message>
    <message>
        <source>▁ before words</source>
        <translation>▁ před slovy</translation>
    </message>
</context>
<context>
    <name>TrainingPane</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln sloučení</numerusform>
            <numerusform>%Ln sloučení</numerusform>
            <numerusform>%Ln sloučení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the rules for equal counts</source>
        <translation>Porovnat pravidla pro stejné počty</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Další nastavení</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizér</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trénovat</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Trénovat znovu</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>bez omezení</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Go to the last step (End)</source>
        <translation>Přejít na poslední krok (End)</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>Přejít na začátek (Home)</translation>
    </message>
    <message>
        <source>Make the next step (Right)</source>
        <translation>Provést další krok (šipka vpravo)</translation>
    </message>
    <message>
        <source>Mark this step (M)</source>
        <translation>Označit tento krok (M)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pozastavit (mezerník)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Přehrát (mezerník)</translation>
    </message>
    <message>
        <source>Repeat a range: [ and ] set its ends (R)</source>
        <translation>Opakovat úsek: [ a ] určí jeho konce (R)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Kroků za sekundu</translation>
    </message>
    <message>
        <source>Take the last step back (Left)</source>
        <translation>Vrátit poslední krok (šipka vlevo)</translation>
    </message>
</context>
<context>
    <name>Travelling</name>
    <message>
        <source>Name of step {}:</source>
        <translation>Název kroku {}:</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Název záložky</translation>
    </message>
    <message>
        <source>id {}, born at step {}</source>
        <translation>id {}, vznikl v kroku {}</translation>
    </message>
    <message>
        <source>id {}, never made</source>
        <translation>id {}, nevznikl</translation>
    </message>
    <message>
        <source>id {}, there from the start</source>
        <translation>id {}, od začátku</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>začátek</translation>
    </message>
</context>
<context>
    <name>UseRows</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln×</numerusform>
            <numerusform>%Ln×</numerusform>
            <numerusform>%Ln×</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Sloučení {}</translation>
    </message>
</context>
<context>
    <name>VocabularyCells</name>
    <message>
        <source>Built from</source>
        <translation>Složen z</translation>
    </message>
    <message>
        <source>Built from {0}</source>
        <translation>Složen z {0}</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Bajt</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Bajt {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>Bytes {0}</source>
        <translation>Bajty {0}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Počet {0}</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>How often the corpus holds the token at the playhead</source>
        <translation>Kolikrát korpus obsahuje token u ukazatele</translation>
    </message>
    <message>
        <source>How often the data holds the byte at the playhead</source>
        <translation>Kolikrát data obsahují bajt u ukazatele</translation>
    </message>
    <message>
        <source>How the file writes the token</source>
        <translation>Jak token zapisuje soubor</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Log prob.</source>
        <translation>Log prav.</translation>
    </message>
    <message>
        <source>Log probability {0}</source>
        <translation>Logaritmus pravděpodobnosti {0}</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Žádné bajty</translation>
    </message>
    <message>
        <source>No count</source>
        <translation>Bez počtu</translation>
    </message>
    <message>
        <source>No probability</source>
        <translation>Bez pravděpodobnosti</translation>
    </message>
    <message>
        <source>No rank</source>
        <translation>Bez pořadí</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Rank {0}</source>
        <translation>Pořadí {0}</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Zastupuje</translation>
    </message>
    <message>
        <source>Stands for {0}</source>
        <translation>Zastupuje {0}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Uložen jako</translation>
    </message>
    <message>
        <source>Stored as {0}</source>
        <translation>Uložen jako {0}</translation>
    </message>
    <message>
        <source>The byte as it stands in the data</source>
        <translation>Bajt, jak je v datech</translation>
    </message>
    <message>
        <source>The byte in hexadecimal</source>
        <translation>Bajt šestnáctkově</translation>
    </message>
    <message>
        <source>The bytes of the token, in hexadecimal</source>
        <translation>Bajty tokenu, šestnáctkově</translation>
    </message>
    <message>
        <source>The natural logarithm of the probability of the piece</source>
        <translation>Přirozený logaritmus pravděpodobnosti kousku</translation>
    </message>
    <message>
        <source>The number of the merge that made the token</source>
        <translation>Číslo sloučení, kterým token vznikl</translation>
    </message>
    <message>
        <source>The number that stands for the token</source>
        <translation>Číslo, které zastupuje token</translation>
    </message>
    <message>
        <source>The replacement that made the byte stand for a pair</source>
        <translation>Nahrazení, po kterém bajt zastupuje dvojici</translation>
    </message>
    <message>
        <source>The text of the token</source>
        <translation>Text tokenu</translation>
    </message>
    <message>
        <source>The two bytes that it stands for</source>
        <translation>Dva bajty, které zastupuje</translation>
    </message>
    <message>
        <source>The two parts that were joined</source>
        <translation>Dvě části, které se spojily</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Token {0}</source>
        <translation>Token {0}</translation>
    </message>
    <message>
        <source>What of the text the byte stands for</source>
        <translation>Co z textu bajt zastupuje</translation>
    </message>
    <message>
        <source>What the token is, and whether it is still there</source>
        <translation>Co je token zač a zda ještě existuje</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>abeceda</translation>
    </message>
    <message>
        <source>count {0}</source>
        <translation>počet {0}</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>vyřazen</translation>
    </message>
    <message>
        <source>end of word</source>
        <translation>konec slova</translation>
    </message>
    <message>
        <source>in others only</source>
        <translation>jen v jiných</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>on sám</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>kousek</translation>
    </message>
    <message>
        <source>rank {0}</source>
        <translation>pořadí {0}</translation>
    </message>
    <message>
        <source>replacement {0}</source>
        <translation>nahrazení {0}</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>lešení</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciální</translation>
    </message>
    <message>
        <source>start of word</source>
        <translation>začátek slova</translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s), {} of them scaffold</source>
        <translation>
            <numerusform>%Ln token, z toho {} lešení</numerusform>
            <numerusform>%Ln tokeny, z toho {} lešení</numerusform>
            <numerusform>%Ln tokenů, z toho {} lešení</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Seřadit podle</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Zrušit filtr</translation>
    </message>
    <message>
        <source>Copy the selected tokens, or all that are shown</source>
        <translation>Kopírovat vybrané tokeny, nebo všechny zobrazené</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Kopírovat se &amp;záhlavím</translation>
    </message>
    <message>
        <source>Every token contains {0}.</source>
        <translation>Každý token obsahuje {0}.</translation>
    </message>
    <message>
        <source>More about the vocabulary</source>
        <translation>Více o slovníku</translation>
    </message>
    <message>
        <source>No token contains the bytes {0}.</source>
        <translation>Žádný token neobsahuje bajty {0}.</translation>
    </message>
    <message>
        <source>No token contains {0} or has this id.</source>
        <translation>Žádný token neobsahuje {0} ani nemá toto id.</translation>
    </message>
    <message>
        <source>No token contains {0}.</source>
        <translation>Žádný token neobsahuje {0}.</translation>
    </message>
    <message>
        <source>No token is built from {0} + {1}.</source>
        <translation>Žádný token není složen z {0} + {1}.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part after it.</source>
        <translation>Žádný token není složen z {0} a části po ní.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part before it.</source>
        <translation>Žádný token není složen z {0} a části před ní.</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Zatím žádné tokeny.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Vy&amp;brat vše</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Slovník</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Zkopírován %Ln řádek.</numerusform>
            <numerusform>Zkopírovány %Ln řádky.</numerusform>
            <numerusform>Zkopírováno %Ln řádků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text takes up to {} characters, {} without a space: nothing was pasted.</source>
        <translation>Zkušební text pojme nejvýše {} znaků, {} bez mezery: nic se nevložilo.</translation>
    </message>
    <message>
        <source>Paste a part of it.</source>
        <translation>Vložte jen část.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>At {}</source>
        <translation>Na {}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>použito</translation>
    </message>
    <message>
        <source>log prob. {}, {}</source>
        <translation>log prav. {}, {}</translation>
    </message>
    <message>
        <source>merge {} was there before</source>
        <translation>předběhlo je sloučení {}</translation>
    </message>
    <message>
        <source>needs {}, finds {}</source>
        <translation>chybí {}, je tu {}</translation>
    </message>
    <message>
        <source>needs {}, the word begins</source>
        <translation>chybí {}, slovo začíná</translation>
    </message>
    <message>
        <source>needs {}, the word ends</source>
        <translation>chybí {}, slovo končí</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>nikdy na řadě</translation>
    </message>
    <message>
        <source>no {} follows {}</source>
        <translation>žádné {} nenásleduje po {}</translation>
    </message>
    <message>
        <source>no {} stands before {}</source>
        <translation>žádné {} není před {}</translation>
    </message>
    <message>
        <source>not yet learnt here</source>
        <translation>zde ještě nenaučeno</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>nic nesedí</translation>
    </message>
    <message>
        <source>takes {}</source>
        <translation>bere {}</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at merge {step}.</source>
        <translation>{token} ještě není ve slovníku: přijde se sloučením {step}.</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at step {step}.</source>
        <translation>{token} ještě není ve slovníku: přijde v kroku {step}.</translation>
    </message>
</context>
<context>
    <name>WhyNotPane</name>
    <message>
        <source>Go to merge {}</source>
        <translation>Přejít na sloučení {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Přejít na krok {}</translation>
    </message>
    <message>
        <source>Name a token and a word to see why the word lacks the token.</source>
        <translation>Zadejte token a slovo a uvidíte, proč slovo token nemá.</translation>
    </message>
    <message>
        <source>Replay {} rule by rule</source>
        <translation>Přehrát {} pravidlo po pravidle</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Proč ne?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>in</source>
        <translation>v</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>word</source>
        <translation>slovo</translation>
    </message>
    <message>
        <source>{word} is one token, but not {token}</source>
        <translation>{word} je jeden token, ale ne {token}</translation>
    </message>
    <message>
        <source>{word} is the token</source>
        <translation>{word} je ten token</translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s) without {token}</source>
        <translation>
            <numerusform>{word} se dělí na %Ln token bez {token}</numerusform>
            <numerusform>{word} se dělí na %Ln tokeny bez {token}</numerusform>
            <numerusform>{word} se dělí na %Ln tokenů bez {token}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s), one of them {token}</source>
        <translation>
            <numerusform>{word} se dělí na %Ln token, jeden z nich je {token}</numerusform>
            <numerusform>{word} se dělí na %Ln tokeny, jeden z nich je {token}</numerusform>
            <numerusform>{word} se dělí na %Ln tokenů, jeden z nich je {token}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordMenu</name>
    <message>
        <source>Go to the birth of {}</source>
        <translation>Přejít na vznik {}</translation>
    </message>
    <message>
        <source>Next step that changes {}</source>
        <translation>Další krok, který mění {}</translation>
    </message>
    <message>
        <source>Previous step that changes {}</source>
        <translation>Předchozí krok, který mění {}</translation>
    </message>
</context>
<context>
    <name>_Answers</name>
    <message>
        <source>None yet.</source>
        <translation>Zatím nic.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Správná odpověď</translation>
    </message>
    <message>
        <source>{question}: {answer}, not right. Right answer: {right}</source>
        <translation>{question}: {answer}, nesprávně. Správná odpověď: {right}</translation>
    </message>
    <message>
        <source>{question}: {answer}, right</source>
        <translation>{question}: {answer}, správně</translation>
    </message>
</context>
<context>
    <name>_Columns</name>
    <message>
        <source>Branch</source>
        <translation>Větev</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hlavní linie</translation>
    </message>
</context>
<context>
    <name>_Corner</name>
    <message>
        <source>Tokens, and
tokens per word</source>
        <translation>Tokeny a
tokeny na slovo</translation>
    </message>
</context>
<context>
    <name>_Fate</name>
    <message>
        <source>Scaffold: the corpus no longer uses it.</source>
        <translation>Lešení: korpus jej už nepoužívá.</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaky</translation>
    </message>
    <message>
        <source>Dotted: a token ends inside a character</source>
        <translation>Tečkovaně: token končí uvnitř znaku</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Grafémy</translation>
    </message>
    <message>
        <source>No spaces</source>
        <translation>Bez mezer</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Mezera před</translation>
    </message>
    <message>
        <source>Space behind</source>
        <translation>Mezera za</translation>
    </message>
    <message>
        <source>The same text with a space put before it, or behind it: its tokens then, and in brackets how many more or fewer they are than now</source>
        <translation>Stejný text s mezerou vloženou před něj nebo za něj: jeho tokeny pak a v závorkách o kolik jich je víc nebo méně než teď</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>{}, as many</source>
        <translation>{}, stejně</translation>
    </message>
    <message>
        <source>{}, cuts a character</source>
        <translation>{}, dělí znak</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Next: rule {}</source>
        <translation>Dále: pravidlo {}</translation>
    </message>
    <message>
        <source>Next: rule {}, {} + {} → {}</source>
        <translation>Dále: pravidlo {}, {} + {} → {}</translation>
    </message>
    <message>
        <source>Next: whole words that are in the vocabulary</source>
        <translation>Dále: celá slova, která jsou ve slovníku</translation>
    </message>
    <message>
        <source>No further rule applies.</source>
        <translation>Žádné další pravidlo se nepoužije.</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Character cut inside</source>
        <translation>Rozdělený znak</translation>
    </message>
    <message>
        <source>First difference from the reference</source>
        <translation>První rozdíl proti vzoru</translation>
    </message>
    <message>
        <source>Same piece, same colour down a column</source>
        <translation>Stejný kousek, stejná barva ve sloupci</translation>
    </message>
    <message>
        <source>Single character</source>
        <translation>Jednotlivý znak</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
</context>
<context>
    <name>_LessonRow</name>
    <message>
        <source>Reset the score</source>
        <translation>Vynulovat skóre</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>Odebrat ze seznamu</translation>
    </message>
</context>
<context>
    <name>_MainLine</name>
    <message>
        <source>Main line</source>
        <translation>Hlavní linie</translation>
    </message>
</context>
<context>
    <name>_Merges</name>
    <message>
        <source>None yet.</source>
        <translation>Zatím nic.</translation>
    </message>
</context>
<context>
    <name>_MergesHead</name>
    <message>
        <source>New token</source>
        <translation>Nový token</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Dvojice</translation>
    </message>
</context>
<context>
    <name>_Model</name>
    <message>
        <source>(Tokens / tokens of the first language)²: each token looks at each other one</source>
        <translation>(Tokeny / tokeny prvního jazyka)²: každý token se dívá na každý jiný</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Proti {}</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Pozornost</translation>
    </message>
    <message>
        <source>Click to hold the others against it. The right button offers more.</source>
        <translation>Kliknutím s ním porovnáte ostatní. Pravé tlačítko nabídne víc.</translation>
    </message>
    <message>
        <source>Click to sort the rows by it. The right button offers more.</source>
        <translation>Kliknutím podle něj seřadíte řádky. Pravé tlačítko nabídne víc.</translation>
    </message>
    <message>
        <source>Context / tokens, rounded down: how many such texts the window holds</source>
        <translation>Kontext / tokeny, zaokrouhleno dolů: kolik takových textů se do okna vejde</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Měsíčně</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>Do {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Tokeny / tokeny prvního jazyka − 1</translation>
    </message>
    <message>
        <source>Tokens × messages a month × price / 1,000,000</source>
        <translation>Tokeny × zprávy za měsíc × cena / 1 000 000</translation>
    </message>
</context>
<context>
    <name>_Paths</name>
    <message>
        <source>{}: log probability {}, {} of all ways</source>
        <translation>{}: logaritmus pravděpodobnosti {}, {} všech způsobů</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Best way: {}</source>
        <translation>Nejlepší způsob: {}</translation>
    </message>
    <message>
        <source>characters {} to {}</source>
        <translation>znaky {} až {}</translation>
    </message>
    <message>
        <source>in the best way</source>
        <translation>v nejlepším způsobu</translation>
    </message>
    <message>
        <source>in {} of all ways</source>
        <translation>v {} všech způsobů</translation>
    </message>
    <message>
        <source>{piece}
log probability {score}
in {share} of all ways</source>
        <translation>{piece}
logaritmus pravděpodobnosti {score}
v {share} všech způsobů</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>Reading, {done} of {total}</source>
        <translation>Čtení, {done} z {total}</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} z {total}</translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message>
        <source>Choose the encoding</source>
        <translation>Vybrat kódování</translation>
    </message>
    <message>
        <source>Look at what the check of the corpus found</source>
        <translation>Podívat se, co našla kontrola korpusu</translation>
    </message>
</context>
</TS>
