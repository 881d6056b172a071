<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About BPE Desktop</source>
        <translation>Informazioni su BPE Desktop</translation>
    </message>
    <message>
        <source>BPE Desktop {version}</source>
        <translation>BPE Desktop {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Icons: Lucide (ISC). Fonts: Inter and JetBrains Mono (OFL). Made with Qt {qt}, PySide6 and pyqtgraph.</source>
        <translation>Software libero con licenza MIT. Icone: Lucide (ISC). Caratteri: Inter e JetBrains Mono (OFL). Realizzato con Qt {qt}, PySide6 e pyqtgraph.</translation>
    </message>
    <message>
        <source>See how a tokenizer is born and what it does.</source>
        <translation>Guarda come nasce un tokenizzatore e che cosa fa.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>&amp;About BPE Desktop</source>
        <translation>&amp;Informazioni su BPE Desktop</translation>
    </message>
    <message>
        <source>&amp;Branches</source>
        <translation>&amp;Rami</translation>
    </message>
    <message>
        <source>&amp;Cancel the training</source>
        <translation>&amp;Annulla l&apos;addestramento</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l&apos;elenco</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Es&amp;porta…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Trova un comando…</translation>
    </message>
    <message>
        <source>&amp;Find in the vocabulary</source>
        <translation>Cerca nel &amp;vocabolario</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Completo</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>V&amp;ai</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Vai a…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Esamina</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Ultimo</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lezioni</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>&amp;New corpus</source>
        <translation>&amp;Nuovo corpus</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Nessuno</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Riproduci</translation>
    </message>
    <message>
        <source>&amp;Put the panes back</source>
        <translation>Rimetti a posto &amp;i pannelli</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Ridotto</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>R&amp;icarica</translation>
    </message>
    <message>
        <source>&amp;Repeat the range</source>
        <translation>Ripeti &amp;l&apos;intervallo</translation>
    </message>
    <message>
        <source>&amp;Reset the settings</source>
        <translation>&amp;Reimposta</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Pi&amp;ù lento</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Te&amp;sto più piccolo</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Tokenizer</source>
        <translation>&amp;Tokenizzatore</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>A&amp;ddestra</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Osserva</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>&amp;Segnalibro</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>C&amp;ompare tie rules</source>
        <translation>Confronta &amp;le regole di parità</translation>
    </message>
    <message>
        <source>Chec&amp;k the corpus…</source>
        <translation>&amp;Controlla il corpus…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Draw tokens and live text in the usual size</source>
        <translation>Disegna token e testo di prova nella dimensione usuale</translation>
    </message>
    <message>
        <source>Draw tokens and live text larger</source>
        <translation>Disegna token e testo di prova più grandi</translation>
    </message>
    <message>
        <source>Draw tokens and live text smaller</source>
        <translation>Disegna token e testo di prova più piccoli</translation>
    </message>
    <message>
        <source>Export p&amp;icture…</source>
        <translation>Esp&amp;orta immagine…</translation>
    </message>
    <message>
        <source>Export the vocabulary for other programs</source>
        <translation>Esporta il vocabolario per altri programmi</translation>
    </message>
    <message>
        <source>F&amp;irst</source>
        <translation>Pri&amp;mo</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Più v&amp;eloce</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Filtra il vocabolario</translation>
    </message>
    <message>
        <source>Find anything that can be done by its name</source>
        <translation>Trova per nome qualunque cosa si possa fare</translation>
    </message>
    <message>
        <source>Give every pane its first place and size</source>
        <translation>Dai a ogni pannello posto e dimensioni iniziali</translation>
    </message>
    <message>
        <source>Give every setting of the training its first value</source>
        <translation>Riporta ogni impostazione dell&apos;addestramento al valore iniziale</translation>
    </message>
    <message>
        <source>Go to a step, or to where a token is born</source>
        <translation>Vai a un passo, o a dove nasce un token</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Vai all&apos;ultimo passo</translation>
    </message>
    <message>
        <source>Go to the settings of the training</source>
        <translation>Vai alle impostazioni dell&apos;addestramento</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Vai all&apos;inizio, prima del primo passo</translation>
    </message>
    <message>
        <source>Hold tokenizers against each other on texts in several languages</source>
        <translation>Metti a confronto tokenizzatori su testi in più lingue</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ling&amp;ua</translation>
    </message>
    <message>
        <source>Look for what is odd about the corpus, and for what helps</source>
        <translation>Cerca che cosa c&apos;è di strano nel corpus, e che cosa aiuta</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>Mo&amp;vimento</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Esegui il prossimo passo</translation>
    </message>
    <message>
        <source>Mark this step, or take its mark away</source>
        <translation>Metti o togli il segnalibro a questo passo</translation>
    </message>
    <message>
        <source>Name the bookmark…</source>
        <translation>Dai un nome al segnalibro…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Segnalibro successivo</translation>
    </message>
    <message>
        <source>Next step that changes the &amp;word</source>
        <translation>Prossimo passo che cambia la par&amp;ola</translation>
    </message>
    <message>
        <source>Next step that changes the live te&amp;xt</source>
        <translation>Prossimo passo che cambia il &amp;testo di prova</translation>
    </message>
    <message>
        <source>Of the row under the pointer, or that was used last</source>
        <translation>Della riga sotto il puntatore, o usata per ultima</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Apri un corpus, un tokenizzatore o un progetto</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Apri un ese&amp;mpio</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Apri &amp;recente</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>&amp;Pannelli</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play a range of steps again and again</source>
        <translation>Riproduci un intervallo di passi più volte</translation>
    </message>
    <message>
        <source>Play the merges</source>
        <translation>Riproduci le fusioni</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Riproduci i passi</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Segnalibro precedente</translation>
    </message>
    <message>
        <source>Previous step that changes the live text</source>
        <translation>Passo precedente che cambia il testo di prova</translation>
    </message>
    <message>
        <source>Previous step that changes the word</source>
        <translation>Passo precedente che cambia la parola</translation>
    </message>
    <message>
        <source>Read the file of the corpus again</source>
        <translation>Rileggi il file del corpus</translation>
    </message>
    <message>
        <source>Repeat &amp;up to here</source>
        <translation>Ripeti &amp;fin qui</translation>
    </message>
    <message>
        <source>Repeat from &amp;here</source>
        <translation>Ripeti &amp;da qui</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Salva il progetto</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Salva il progetto con un altro nome</translation>
    </message>
    <message>
        <source>Save what is on view as a picture, a table, a film or a page</source>
        <translation>Salva ciò che è in vista come immagine, tabella, filmato o pagina</translation>
    </message>
    <message>
        <source>See what changes if one choice of the training is made otherwise</source>
        <translation>Vedi che cosa cambia se una scelta dell&apos;addestramento è diversa</translation>
    </message>
    <message>
        <source>See what follows from the tokens: numbers, spaces, cost, size</source>
        <translation>Vedi che cosa consegue dai token: numeri, spazi, costo, dimensioni</translation>
    </message>
    <message>
        <source>See where a token comes from, and why a word lacks it</source>
        <translation>Vedi da dove viene un token, e perché una parola non lo ha</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>Show corpus &amp;and training</source>
        <translation>Mostra corpus e &amp;addestramento</translation>
    </message>
    <message>
        <source>Show or hide the corpus and the training settings</source>
        <translation>Mostra o nascondi il corpus e le impostazioni di addestramento</translation>
    </message>
    <message>
        <source>Start with an empty corpus</source>
        <translation>Inizia con un corpus vuoto</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo &amp;indietro</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Passo &amp;avanti</translation>
    </message>
    <message>
        <source>Stop the training; what is made so far stays</source>
        <translation>Ferma l&apos;addestramento; ciò che è stato fatto finora resta</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annulla l&apos;ultimo passo</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Dieci passi indietro</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Dieci passi avanti</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Addestra un ramo con ogni altra regola per coppie di conteggio uguale</translation>
    </message>
    <message>
        <source>Train on the corpus with these settings</source>
        <translation>Addestra sul corpus con queste impostazioni</translation>
    </message>
    <message>
        <source>Training &amp;settings</source>
        <translation>&amp;Impostazioni di addestramento</translation>
    </message>
    <message>
        <source>Watch the training, step by step</source>
        <translation>Osserva l&apos;addestramento, passo per passo</translation>
    </message>
    <message>
        <source>Work through examples, and predict what comes next</source>
        <translation>Lavora sugli esempi, e prevedi che cosa viene dopo</translation>
    </message>
</context>
<context>
    <name>AdmitScenes</name>
    <message>
        <source>Next character:</source>
        <translation>Prossimo carattere:</translation>
    </message>
    <message>
        <source>Next word:</source>
        <translation>Prossima parola:</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>conteggio</translation>
    </message>
</context>
<context>
    <name>AdmitTableModel</name>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>%Ln sconosciuto rimasto</numerusform>
            <numerusform>%Ln sconosciuti rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Conteggio {0}</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>Coverage {0}</source>
        <translation>Copertura {0}</translation>
    </message>
    <message>
        <source>How often it stands in the corpus</source>
        <translation>Quante volte compare nel corpus</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Nuovo token {0}</translation>
    </message>
    <message>
        <source>Step {0}</source>
        <translation>Passo {0}</translation>
    </message>
    <message>
        <source>The place by frequency</source>
        <translation>Il posto per frequenza</translation>
    </message>
    <message>
        <source>The share of the corpus that has a token</source>
        <translation>La quota del corpus che ha un token</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Sconosciuti rimasti</translation>
    </message>
    <message>
        <source>What has no token yet, every occurrence counted</source>
        <translation>Ciò che non ha ancora un token, contando ogni occorrenza</translation>
    </message>
    <message>
        <source>What was taken in</source>
        <translation>Che cosa è stato ammesso</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>end of word</source>
        <translation>fine parola</translation>
    </message>
    <message>
        <source>newline</source>
        <translation>a capo</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>spazio unificatore</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>{label}, id {id}</source>
        <translation>{label}, id {id}</translation>
    </message>
    <message>
        <source>{label}, unknown</source>
        <translation>{label}, sconosciuto</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Save it as a file, and open the file.</source>
        <translation>Salvalo come file e apri il file.</translation>
    </message>
    <message>
        <source>The text is too long to be edited here: nothing was pasted.</source>
        <translation>Il testo è troppo lungo per essere modificato qui: non è stato incollato nulla.</translation>
    </message>
</context>
<context>
    <name>BillPane</name>
    <message>
        <source>Another set of prices, a copy of this one</source>
        <translation>Un&apos;altra serie di prezzi, copia di questa</translation>
    </message>
    <message>
        <source>Bill of a month</source>
        <translation>Conto di un mese</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Al mese</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Each line is a message</source>
        <translation>Ogni riga è un messaggio</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Length of a message</source>
        <translation>Lunghezza di un messaggio</translation>
    </message>
    <message>
        <source>Length of an answer</source>
        <translation>Lunghezza di una risposta</translation>
    </message>
    <message>
        <source>Lines of the text that are not empty; their mean is taken</source>
        <translation>Righe del testo non vuote; si prende la loro media</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Messaggi al mese</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of this set of prices</source>
        <translation>Nome di questa serie di prezzi</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Prezzo di un milione di token in ingresso: ciò che si invia</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Prezzo di un milione di token in uscita: ciò che ritorna</translation>
    </message>
    <message>
        <source>Prices {}</source>
        <translation>Prezzi {}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Set of prices</source>
        <translation>Serie di prezzi</translation>
    </message>
    <message>
        <source>Take this set of prices away</source>
        <translation>Togli questa serie di prezzi</translation>
    </message>
    <message>
        <source>What a message is counted in</source>
        <translation>In che cosa si conta un messaggio</translation>
    </message>
    <message>
        <source>What an answer is counted in</source>
        <translation>In che cosa si conta una risposta</translation>
    </message>
    <message>
        <source>and answers of</source>
        <translation>e risposte di</translation>
    </message>
    <message>
        <source>as the text</source>
        <translation>come il testo</translation>
    </message>
    <message>
        <source>messages a month, each</source>
        <translation>messaggi al mese, ciascuno di</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>per milione di token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Choose a pair from its candidates, or throw this branch away.</source>
        <translation>Scegli una coppia tra le candidate, oppure elimina questo ramo.</translation>
    </message>
    <message>
        <source>The main line does not have this pair, or it is not merged by counts.</source>
        <translation>La linea principale non ha questa coppia, oppure la coppia non viene fusa in base al conteggio.</translation>
    </message>
    <message>
        <source>The training of this branch failed.</source>
        <translation>L&apos;addestramento di questo ramo non è riuscito.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %Ln branch(es).</source>
        <translation>
            <numerusform>C&apos;è posto per %Ln ramo.</numerusform>
            <numerusform>C&apos;è posto per %Ln rami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw one away, then make another.</source>
        <translation>Eliminane uno, poi creane un altro.</translation>
    </message>
</context>
<context>
    <name>BranchDetail</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Ramo</translation>
    </message>
    <message>
        <source>Every word is cut the same way here.</source>
        <translation>Qui ogni parola è divisa allo stesso modo.</translation>
    </message>
    <message>
        <source>Go to the first difference (merge {})</source>
        <translation>Vai alla prima differenza (fusione {})</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Testo di prova</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Linea principale</translation>
    </message>
    <message>
        <source>These words are cut the same way here.</source>
        <translation>Qui queste parole sono divise allo stesso modo.</translation>
    </message>
    <message>
        <source>Words that split otherwise</source>
        <translation>Parole divise diversamente</translation>
    </message>
    <message>
        <source>differs from token {} on</source>
        <translation>diverso dal token {} in poi</translation>
    </message>
    <message>
        <source>the same in both lines</source>
        <translation>uguale in entrambe le linee</translation>
    </message>
</context>
<context>
    <name>BranchList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Rami</translation>
    </message>
</context>
<context>
    <name>BranchModel</name>
    <message>
        <source>Only texts up to {} characters are compared.</source>
        <translation>Si confrontano solo testi fino a {} caratteri.</translation>
    </message>
    <message>
        <source>Type a live text in Watch to see where it splits differently.</source>
        <translation>Scrivi un testo di prova in Osserva per vedere dove si divide in modo diverso.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>A branch is this training by another rule for pairs of equal count.</source>
        <translation>Un ramo è questo addestramento con un&apos;altra regola per coppie di conteggio uguale.</translation>
    </message>
    <message>
        <source>A branch is this training with one choice made otherwise. Right-click a pair in Candidates to merge it sooner or never, or train by the other tie rules.</source>
        <translation>Un ramo è questo addestramento con una scelta diversa. Fai clic destro su una coppia in Candidate per fonderla prima o mai, oppure addestra con le altre regole di parità.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Branches are for trainings that merge pairs: BPE and WordPiece.</source>
        <translation>I rami sono per addestramenti che fondono coppie: BPE e WordPiece.</translation>
    </message>
    <message>
        <source>Compare tie rules</source>
        <translation>Confronta le regole</translation>
    </message>
    <message>
        <source>Go to the candidates</source>
        <translation>Vai alle candidate</translation>
    </message>
    <message>
        <source>No branches</source>
        <translation>Nessun ramo</translation>
    </message>
    <message>
        <source>Throw the branch away (Del)</source>
        <translation>Elimina il ramo (Canc)</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Addestra un ramo con ogni altra regola per coppie di conteggio uguale</translation>
    </message>
</context>
<context>
    <name>BranchTimeline</name>
    <message>
        <source>After training, the symbols left after each merge stand here.</source>
        <translation>Dopo l&apos;addestramento, qui stanno i simboli rimasti dopo ogni fusione.</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Simboli rimasti</translation>
    </message>
    <message>
        <source>Symbols left in the main line and the branches</source>
        <translation>Simboli rimasti nella linea principale e nei rami</translation>
    </message>
    <message>
        <source>green dashes: the main line; below: how many more or fewer a branch has</source>
        <translation>tratteggio verde: linea principale; sotto: quanti in più o in meno ha un ramo</translation>
    </message>
</context>
<context>
    <name>BranchTokens</name>
    <message>
        <source>Only in the branch</source>
        <translation>Solo nel ramo</translation>
    </message>
    <message>
        <source>Only in the main line</source>
        <translation>Solo nella linea principale</translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message>
        <source>Both have made the same tokens.</source>
        <translation>Entrambi hanno creato gli stessi token.</translation>
    </message>
    <message>
        <source>Differs from merge {} on</source>
        <translation>Diverso dalla fusione {} in poi</translation>
    </message>
    <message>
        <source>Never {}</source>
        <translation>Mai {}</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message>
        <source>No difference: no tie was decided otherwise.</source>
        <translation>Nessuna differenza: nessuna parità è stata decisa diversamente.</translation>
    </message>
    <message>
        <source>No difference: the main line makes the same merges.</source>
        <translation>Nessuna differenza: la linea principale fa le stesse fusioni.</translation>
    </message>
    <message>
        <source>Symbols left after merge {}: {} in the main line, {} in the branch ({}).</source>
        <translation>Simboli rimasti dopo la fusione {}: {} nella linea principale, {} nel ramo ({}).</translation>
    </message>
    <message>
        <source>The branch ends after merge {}.</source>
        <translation>Il ramo finisce dopo la fusione {}.</translation>
    </message>
    <message numerus="yes">
        <source>The lines are the same for %Ln merge(s).</source>
        <translation>
            <numerusform>Le linee coincidono per %Ln fusione.</numerusform>
            <numerusform>Le linee coincidono per %Ln fusioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines differ from the first merge on.</source>
        <translation>Le linee differiscono dalla prima fusione.</translation>
    </message>
    <message>
        <source>This branch waits for the main line, or for another branch.</source>
        <translation>Questo ramo attende la linea principale o un altro ramo.</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln merge(s)</source>
        <translation>
            <numerusform>Addestramento: %Ln fusione</numerusform>
            <numerusform>Addestramento: %Ln fusioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: {} of {}</source>
        <translation>Addestramento: {} di {}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>none of the {} most frequent</source>
        <translation>nessuna delle {} più frequenti</translation>
    </message>
    <message>
        <source>none of {}</source>
        <translation>nessuna di {}</translation>
    </message>
    <message>
        <source>{} as merge {}</source>
        <translation>{} come fusione {}</translation>
    </message>
    <message>
        <source>{} from merge {}</source>
        <translation>{} dalla fusione {}</translation>
    </message>
    <message>
        <source>{} of the {} most frequent</source>
        <translation>{} delle {} più frequenti</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message>
        <source>Branches are made of a training that is complete.</source>
        <translation>I rami si creano da un addestramento completato.</translation>
    </message>
    <message>
        <source>Only a training that merges pairs has branches.</source>
        <translation>Solo un addestramento che fonde coppie ha rami.</translation>
    </message>
</context>
<context>
    <name>BrokenWordsView</name>
    <message>
        <source>Tokens of a word = tokens that hold some of its characters, markers left out.</source>
        <translation>Token di una parola = token che contengono qualche suo carattere, esclusi i marcatori.</translation>
    </message>
    <message>
        <source>Words that break most</source>
        <translation>Parole che si spezzano di più</translation>
    </message>
    <message>
        <source>every word is one token</source>
        <translation>ogni parola è un token</translation>
    </message>
    <message>
        <source>no words between spaces</source>
        <translation>nessuna parola tra spazi</translation>
    </message>
</context>
<context>
    <name>ByteModel</name>
    <message>
        <source>Only texts up to {} bytes are shown so. This one has {}.</source>
        <translation>Si mostrano così solo testi fino a {} byte. Questo ne ha {}.</translation>
    </message>
    <message>
        <source>Type a text to see its characters and bytes.</source>
        <translation>Scrivi un testo per vederne caratteri e byte.</translation>
    </message>
</context>
<context>
    <name>BytePane</name>
    <message>
        <source>Characters, bytes and tokens</source>
        <translation>Caratteri, byte e token</translation>
    </message>
</context>
<context>
    <name>Bytes</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln grapheme(s)</source>
        <translation>
            <numerusform>%Ln grafema</numerusform>
            <numerusform>%Ln grafemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) cut a character</source>
        <translation>
            <numerusform>%Ln token taglia un carattere</numerusform>
            <numerusform>%Ln token tagliano un carattere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Merge this one instead</source>
        <translation>&amp;Fondi invece questa</translation>
    </message>
    <message>
        <source>&amp;Never merge this one</source>
        <translation>&amp;Non fondere mai questa</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Copia con le &amp;intestazioni</translation>
    </message>
    <message>
        <source>Decide &amp;ties otherwise from here on</source>
        <translation>Da qui decidi le &amp;parità diversamente</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message numerus="yes">
        <source>%Ln percent of the best</source>
        <translation>
            <numerusform>%Ln per cento della migliore</numerusform>
            <numerusform>%Ln per cento della migliore</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the best of all</source>
        <translation>A confronto con la migliore di tutte</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>Per conteggio</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Conteggio {0}</translation>
    </message>
    <message>
        <source>How often the pair stands in the corpus</source>
        <translation>Quante volte la coppia compare nel corpus</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Place {0} by count</source>
        <translation>Posto {0} per conteggio</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Punteggio {0}</translation>
    </message>
    <message>
        <source>Share of the best</source>
        <translation>Quota della migliore</translation>
    </message>
    <message>
        <source>The count of the pair, divided by the counts of both its symbols</source>
        <translation>Il conteggio della coppia diviso per i conteggi dei suoi due simboli</translation>
    </message>
    <message>
        <source>The place that the count alone would give to the pair</source>
        <translation>Il posto che la coppia avrebbe in base al solo conteggio</translation>
    </message>
    <message>
        <source>The two symbols that would be joined</source>
        <translation>I due simboli che verrebbero uniti</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} e {1}</translation>
    </message>
    <message>
        <source>{0}, comes next</source>
        <translation>{0}, è la prossima</translation>
    </message>
</context>
<context>
    <name>CandidatePane</name>
    <message>
        <source>By count</source>
        <translation>Per conteggio</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>The opened tokenizer has no further rule. It does not learn from this corpus: Train anew finds pairs in it.</source>
        <translation>Il tokenizzatore aperto non ha altre regole. Non impara da questo corpus: Addestra di nuovo vi trova coppie.</translation>
    </message>
    <message>
        <source>{pairs} {when}</source>
        <translation>{pairs} {when}</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}, %Ln tied at {best}. {rule}.</source>
        <translation>
            <numerusform>{pairs}, %Ln a pari merito con {best}. {rule}.</numerusform>
            <numerusform>{pairs}, %Ln a pari merito con {best}. {rule}.</numerusform>
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
            <numerusform>%Ln blocco</numerusform>
            <numerusform>%Ln blocchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln occorrenza</numerusform>
            <numerusform>%Ln occorrenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln simbolo</numerusform>
            <numerusform>%Ln simboli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Bytes of data</source>
        <translation>Byte di dati</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Intestazione</translation>
    </message>
    <message numerus="yes">
        <source>Saved as a file it takes %Ln byte(s), {} of them the header.</source>
        <translation>
            <numerusform>Salvato come file occupa %Ln byte, di cui {} di intestazione.</numerusform>
            <numerusform>Salvato come file occupa %Ln byte, di cui {} di intestazione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as a file, the text would be stored as it is: table and data would be larger.</source>
        <translation>Salvato come file, il testo verrebbe memorizzato così com&apos;è: tabella e dati sarebbero più grandi.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>The alphabet has %Ln symbol(s).</source>
        <translation>
            <numerusform>L&apos;alfabeto ha %Ln simbolo.</numerusform>
            <numerusform>L&apos;alfabeto ha %Ln simboli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These settings reach %Ln token(s).</source>
        <translation>
            <numerusform>Queste impostazioni arrivano a %Ln token.</numerusform>
            <numerusform>Queste impostazioni arrivano a %Ln token.</numerusform>
        </translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>annuncio</translation>
    </message>
    <message>
        <source>at the end, growing</source>
        <translation>alla fine, in crescita</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>bytes, stored as it is</source>
        <translation>byte, memorizzati così come sono</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>conteggio in corso</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>unione</translation>
    </message>
    <message>
        <source>the first in lexicographic order wins</source>
        <translation>vince la prima in ordine lessicografico</translation>
    </message>
    <message>
        <source>the first seen wins</source>
        <translation>vince la prima incontrata</translation>
    </message>
    <message>
        <source>the largest strings win</source>
        <translation>vincono le stringhe maggiori</translation>
    </message>
    <message>
        <source>the lowest ids win</source>
        <translation>vincono gli id più bassi</translation>
    </message>
    <message>
        <source>the lowest slot in the program&apos;s table wins</source>
        <translation>vince la casella più bassa nella tabella del programma</translation>
    </message>
    <message>
        <source>the shortest wins, then the first in lexicographic order</source>
        <translation>vince la più corta, poi la prima in ordine lessicografico</translation>
    </message>
    <message>
        <source>{} M symbols</source>
        <translation>{} M di simboli</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
    <message>
        <source>{}, NFC, no problems found</source>
        <translation>{}, NFC, nessun problema</translation>
    </message>
    <message>
        <source>{}, not in NFC</source>
        <translation>{}, non in NFC</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <source>The check failed.</source>
        <translation>Il controllo non è riuscito.</translation>
    </message>
</context>
<context>
    <name>CheckFindings</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln segnalazione</numerusform>
            <numerusform>%Ln segnalazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are the same one: {0}</source>
        <translation>Tutte le parole sono la stessa: {0}</translation>
    </message>
    <message>
        <source>Byte-order marks stand inside the text</source>
        <translation>Nel testo ci sono byte-order mark</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Byte che non si adattano alla codifica</translation>
    </message>
    <message>
        <source>Carriage returns become part of words</source>
        <translation>I ritorni a capo entrano nelle parole</translation>
    </message>
    <message>
        <source>Change the text: U+FEFF goes.</source>
        <translation>Cambia il testo: U+FEFF va via.</translation>
    </message>
    <message>
        <source>Change the text: U+FFFD goes.</source>
        <translation>Cambia il testo: U+FFFD va via.</translation>
    </message>
    <message>
        <source>Change the text: control characters go.</source>
        <translation>Cambia il testo: i caratteri di controllo vanno via.</translation>
    </message>
    <message>
        <source>Change the text: every line ends in LF then.</source>
        <translation>Cambia il testo: ogni riga finisce allora in LF.</translation>
    </message>
    <message>
        <source>Change the text: invisible characters go.</source>
        <translation>Cambia il testo: i caratteri invisibili vanno via.</translation>
    </message>
    <message>
        <source>Change the text: of equal lines the first stays.</source>
        <translation>Cambia il testo: di righe uguali resta la prima.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1251 becomes what was meant.</source>
        <translation>Cambia il testo: ciò che è UTF-8 letto come windows-1251 diventa ciò che si intendeva.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1252 becomes what was meant.</source>
        <translation>Cambia il testo: ciò che è UTF-8 letto come windows-1252 diventa ciò che si intendeva.</translation>
    </message>
    <message>
        <source>Characters have no meaning in Unicode: private or unassigned ones</source>
        <translation>Ci sono caratteri senza significato in Unicode: privati o non assegnati</translation>
    </message>
    <message>
        <source>Characters of the alphabet occur once only</source>
        <translation>Ci sono caratteri dell&apos;alfabeto che compaiono una volta sola</translation>
    </message>
    <message>
        <source>Clean as BERT does</source>
        <translation>Pulisci come BERT</translation>
    </message>
    <message>
        <source>Control characters stand in words</source>
        <translation>Nelle parole ci sono caratteri di controllo</translation>
    </message>
    <message>
        <source>Cover {0}</source>
        <translation>Copri {0}</translation>
    </message>
    <message>
        <source>Cut at white space</source>
        <translation>Taglia agli spazi</translation>
    </message>
    <message>
        <source>Cut by {0}</source>
        <translation>Taglia con {0}</translation>
    </message>
    <message>
        <source>Cut nowhere</source>
        <translation>Non tagliare</translation>
    </message>
    <message>
        <source>End lines in LF</source>
        <translation>Righe in LF</translation>
    </message>
    <message>
        <source>Files begin with a byte-order mark, which is not trained on</source>
        <translation>Ci sono file che iniziano con un byte-order mark, su cui non si addestra</translation>
    </message>
    <message>
        <source>Find the encoding out</source>
        <translation>Trova la codifica</translation>
    </message>
    <message>
        <source>Forget the encoding that was chosen, and look at the bytes.</source>
        <translation>Dimentica la codifica scelta, e guarda i byte.</translation>
    </message>
    <message>
        <source>Invisible characters stand in words, such as soft hyphens</source>
        <translation>Nelle parole ci sono caratteri invisibili, come i trattini facoltativi</translation>
    </message>
    <message>
        <source>Keep each line once</source>
        <translation>Ogni riga una volta</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation>Tieni {0}</translation>
    </message>
    <message>
        <source>Keep {0} symbols</source>
        <translation>Tieni {0} simboli</translation>
    </message>
    <message>
        <source>Letters and their accents are characters apart (NFD)</source>
        <translation>Lettere e accenti sono caratteri separati (NFD)</translation>
    </message>
    <message>
        <source>Letters look like UTF-8 that was read in another encoding</source>
        <translation>Ci sono lettere che sembrano UTF-8 letto in un&apos;altra codifica</translation>
    </message>
    <message>
        <source>Letters with marks are written in two ways, so that equal words differ</source>
        <translation>Le lettere con segni si scrivono in due modi, così parole uguali differiscono</translation>
    </message>
    <message>
        <source>Lines end in several ways: {0}</source>
        <translation>Le righe finiscono in più modi: {0}</translation>
    </message>
    <message>
        <source>Lines repeat earlier ones</source>
        <translation>Le righe ripetono righe precedenti</translation>
    </message>
    <message>
        <source>Make them special</source>
        <translation>Rendili speciali</translation>
    </message>
    <message>
        <source>Make {0} merges</source>
        <translation>Fai {0} fusioni</translation>
    </message>
    <message>
        <source>Mark ends (&lt;/w&gt;)</source>
        <translation>Segna le fini (&lt;/w&gt;)</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>Non segnare</translation>
    </message>
    <message>
        <source>Mark starts (▁)</source>
        <translation>Segna gli inizi (▁)</translation>
    </message>
    <message>
        <source>Mark with {0}</source>
        <translation>Segna con {0}</translation>
    </message>
    <message>
        <source>Minimum count 1</source>
        <translation>Conteggio minimo 1</translation>
    </message>
    <message>
        <source>No merge crosses from one word to the next: with one word there is little to learn. The number counts its occurrences.</source>
        <translation>Nessuna fusione passa da una parola all&apos;altra: con una sola parola c&apos;è poco da imparare. Il numero conta le sue occorrenze.</translation>
    </message>
    <message>
        <source>Normalize to NFC</source>
        <translation>Normalizza in NFC</translation>
    </message>
    <message>
        <source>Put spaces around CJK</source>
        <translation>Spazi attorno a CJK</translation>
    </message>
    <message>
        <source>Put them right</source>
        <translation>Correggile</translation>
    </message>
    <message>
        <source>Read as {0}</source>
        <translation>Leggi come {0}</translation>
    </message>
    <message>
        <source>Read the file again in this encoding.</source>
        <translation>Rileggi il file in questa codifica.</translation>
    </message>
    <message>
        <source>Replacement characters (U+FFFD) tell of text that was lost</source>
        <translation>Caratteri di sostituzione (U+FFFD) segnalano testo perduto</translation>
    </message>
    <message>
        <source>Sentences without spaces are one word each, such as {0}</source>
        <translation>Le frasi senza spazi sono ciascuna una parola, come {0}</translation>
    </message>
    <message>
        <source>Settings: a vocabulary with room for merges.</source>
        <translation>Impostazioni: un vocabolario con spazio per le fusioni.</translation>
    </message>
    <message>
        <source>Settings: add them to the special tokens, and do not count them.</source>
        <translation>Impostazioni: aggiungili ai token speciali, e non contarli.</translation>
    </message>
    <message>
        <source>Settings: another prefix, which no word holds.</source>
        <translation>Impostazioni: un altro prefisso, che nessuna parola contiene.</translation>
    </message>
    <message>
        <source>Settings: bytes as units. The alphabet has 256 symbols then, whatever the text.</source>
        <translation>Impostazioni: byte come unità. L&apos;alfabeto ha allora 256 simboli, qualunque sia il testo.</translation>
    </message>
    <message>
        <source>Settings: mark where words end instead.</source>
        <translation>Impostazioni: segna invece dove le parole finiscono.</translation>
    </message>
    <message>
        <source>Settings: mark where words start instead.</source>
        <translation>Impostazioni: segna invece dove le parole iniziano.</translation>
    </message>
    <message>
        <source>Settings: more merges than the alphabet has symbols.</source>
        <translation>Impostazioni: più fusioni di quanti simboli ha l&apos;alfabeto.</translation>
    </message>
    <message>
        <source>Settings: no mark at all.</source>
        <translation>Impostazioni: nessun segno.</translation>
    </message>
    <message>
        <source>Settings: no pre-tokenizer; the whole text is one word.</source>
        <translation>Impostazioni: nessun pre-tokenizzatore; tutto il testo è una parola.</translation>
    </message>
    <message>
        <source>Settings: pairs that occur once are merged too.</source>
        <translation>Impostazioni: si fondono anche le coppie che compaiono una volta.</translation>
    </message>
    <message>
        <source>Settings: special tokens in the text stand between words, and are not counted.</source>
        <translation>Impostazioni: i token speciali nel testo stanno tra le parole, e non si contano.</translation>
    </message>
    <message>
        <source>Settings: the algorithm Unigram, which cuts sentences without spaces by itself.</source>
        <translation>Impostazioni: l&apos;algoritmo Unigram, che divide da sé le frasi senza spazi.</translation>
    </message>
    <message>
        <source>Settings: the largest vocabulary that can be.</source>
        <translation>Impostazioni: il vocabolario più grande possibile.</translation>
    </message>
    <message>
        <source>Settings: the longest word that WordPiece takes.</source>
        <translation>Impostazioni: la parola più lunga ammessa da WordPiece.</translation>
    </message>
    <message>
        <source>Settings: the most frequent symbols only; the others are unknown.</source>
        <translation>Impostazioni: solo i simboli più frequenti; gli altri sono sconosciuti.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-cjk, before any other. Each Chinese character becomes a word.</source>
        <translation>Impostazioni: il normalizzatore bert-cjk, prima di ogni altro. Ogni carattere cinese diventa una parola.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-clean, before any other. It drops control characters and U+FFFD.</source>
        <translation>Impostazioni: il normalizzatore bert-clean, prima di ogni altro. Elimina i caratteri di controllo e U+FFFD.</translation>
    </message>
    <message>
        <source>Settings: the normalizer nfc, before any other.</source>
        <translation>Impostazioni: il normalizzatore nfc, prima di ogni altro.</translation>
    </message>
    <message>
        <source>Settings: the pre-tokenizer whitespace, which drops white space.</source>
        <translation>Impostazioni: il pre-tokenizzatore whitespace, che elimina gli spazi.</translation>
    </message>
    <message>
        <source>Settings: this pre-tokenizer, which cuts the longest words.</source>
        <translation>Impostazioni: questo pre-tokenizzatore, che taglia le parole più lunghe.</translation>
    </message>
    <message>
        <source>Settings: this share of the text; the rarest symbols are unknown.</source>
        <translation>Impostazioni: questa quota del testo; i simboli più rari sono sconosciuti.</translation>
    </message>
    <message>
        <source>Special tokens stand in the text, and are trained on as text: {0}</source>
        <translation>Nel testo ci sono token speciali, su cui si addestra come testo: {0}</translation>
    </message>
    <message>
        <source>Take the encoding for what it is, and do not guess again.</source>
        <translation>Prendi la codifica per quella che è, senza altre ipotesi.</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Toglili</translation>
    </message>
    <message>
        <source>Take words up to {0}</source>
        <translation>Parole fino a {0}</translation>
    </message>
    <message>
        <source>The alphabet alone does not fit into a vocabulary of {0}</source>
        <translation>L&apos;alfabeto da solo non entra in un vocabolario di {0}</translation>
    </message>
    <message>
        <source>The alphabet takes more than half of the vocabulary</source>
        <translation>L&apos;alfabeto prende più di metà del vocabolario</translation>
    </message>
    <message>
        <source>The alphabet takes the whole vocabulary, so no merge is possible</source>
        <translation>L&apos;alfabeto prende tutto il vocabolario, perciò nessuna fusione è possibile</translation>
    </message>
    <message>
        <source>The corpus does not give a vocabulary of {0}</source>
        <translation>Il corpus non dà un vocabolario di {0}</translation>
    </message>
    <message>
        <source>The corpus is empty</source>
        <translation>Il corpus è vuoto</translation>
    </message>
    <message>
        <source>The encoding {0} of {1} is a guess</source>
        <translation>La codifica {0} di {1} è un&apos;ipotesi</translation>
    </message>
    <message>
        <source>The file has no byte-order mark and is not valid UTF-8. The number says how sure the guess is.</source>
        <translation>Il file non ha byte-order mark e non è UTF-8 valido. Il numero dice quanto è sicura l&apos;ipotesi.</translation>
    </message>
    <message>
        <source>The longest word is as long as a sentence: {0}</source>
        <translation>La parola più lunga è lunga quanto una frase: {0}</translation>
    </message>
    <message>
        <source>The normalizer and the pre-tokenizer leave nothing of the text.</source>
        <translation>Il normalizzatore e il pre-tokenizzatore non lasciano nulla del testo.</translation>
    </message>
    <message>
        <source>The number counts U+FEFF in words. Joined files often have them.</source>
        <translation>Il numero conta U+FEFF nelle parole. È frequente nei file uniti.</translation>
    </message>
    <message>
        <source>The number counts U+FFFD in words: something was not decoded when the text was made.</source>
        <translation>Il numero conta U+FFFD nelle parole: qualcosa non è stato decodificato quando il testo è nato.</translation>
    </message>
    <message>
        <source>The number counts characters of formats, without joiners, which belong to emoji and letters.</source>
        <translation>Il numero conta i caratteri di formato, senza gli unificatori, che servono a emoji e lettere.</translation>
    </message>
    <message>
        <source>The number counts control characters other than white space, every occurrence.</source>
        <translation>Il numero conta i caratteri di controllo diversi dagli spazi, ogni occorrenza.</translation>
    </message>
    <message>
        <source>The number counts different words with letters of two of Latin, Cyrillic and Greek.</source>
        <translation>Il numero conta le parole diverse con lettere di due scritture tra latina, cirillica e greca.</translation>
    </message>
    <message>
        <source>The number counts its occurrences. It does no harm here, but in some file formats.</source>
        <translation>Il numero conta le sue occorrenze. Qui non fa danni, ma in alcuni formati di file sì.</translation>
    </message>
    <message>
        <source>The number counts its occurrences: this normalizer writes spaces so.</source>
        <translation>Il numero conta le sue occorrenze: questo normalizzatore scrive così gli spazi.</translation>
    </message>
    <message>
        <source>The number counts lines that stood there before, of all that are not only white space.</source>
        <translation>Il numero conta le righe già comparse prima, tra tutte quelle non bianche.</translation>
    </message>
    <message>
        <source>The number counts private and unassigned characters in words.</source>
        <translation>Il numero conta i caratteri privati e non assegnati nelle parole.</translation>
    </message>
    <message>
        <source>The number counts sequences such as Ã© that stand for one letter each.</source>
        <translation>Il numero conta sequenze come Ã©, ciascuna al posto di una lettera.</translation>
    </message>
    <message>
        <source>The number counts symbols with one occurrence, out of the alphabet. Each takes a place in the vocabulary.</source>
        <translation>Il numero conta i simboli con una sola occorrenza, sull&apos;alfabeto. Ciascuno prende un posto nel vocabolario.</translation>
    </message>
    <message>
        <source>The number counts the bytes that are no character in the encoding. They are kept as they are.</source>
        <translation>Il numero conta i byte che nella codifica non sono caratteri. Restano così come sono.</translation>
    </message>
    <message>
        <source>The number counts the carriage returns in words: the pre-tokenizer does not drop them.</source>
        <translation>Il numero conta i ritorni a capo nelle parole: il pre-tokenizzatore non li elimina.</translation>
    </message>
    <message>
        <source>The number counts the files that begin with one.</source>
        <translation>Il numero conta i file che iniziano con esso.</translation>
    </message>
    <message>
        <source>The number counts the line ends that are not of the most frequent kind.</source>
        <translation>Il numero conta le fini di riga che non sono del tipo più frequente.</translation>
    </message>
    <message>
        <source>The number counts the symbols of the alphabet, out of the whole vocabulary after the training.</source>
        <translation>Il numero conta i simboli dell&apos;alfabeto, su tutto il vocabolario dopo l&apos;addestramento.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change.</source>
        <translation>Il numero conta le parole che NFC cambierebbe.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change; other words are composed (NFC) already.</source>
        <translation>Il numero conta le parole che NFC cambierebbe; altre parole sono già composte (NFC).</translation>
    </message>
    <message>
        <source>The number counts the words that hold it: their tokens can be taken for the borders of words.</source>
        <translation>Il numero conta le parole che lo contengono: i loro token possono sembrare confini di parola.</translation>
    </message>
    <message>
        <source>The number counts the words with more characters than the settings allow: they become unknown.</source>
        <translation>Il numero conta le parole con più caratteri di quanti ne ammettono le impostazioni: diventano sconosciute.</translation>
    </message>
    <message>
        <source>The number counts their occurrences.</source>
        <translation>Il numero conta le loro occorrenze.</translation>
    </message>
    <message>
        <source>The number counts their occurrences; they are trained on as text.</source>
        <translation>Il numero conta le loro occorrenze; vi si addestra come testo.</translation>
    </message>
    <message>
        <source>The number counts vertical tabs, form feeds, U+0085, U+2028 and U+2029 in words.</source>
        <translation>Il numero conta tabulazioni verticali, avanzamenti pagina, U+0085, U+2028 e U+2029 nelle parole.</translation>
    </message>
    <message>
        <source>The number counts words of 20 characters or more of a script that is written without spaces.</source>
        <translation>Il numero conta le parole di 20 o più caratteri in una scrittura senza spazi.</translation>
    </message>
    <message>
        <source>The number is the largest vocabulary that these settings can give.</source>
        <translation>Il numero è il vocabolario massimo che queste impostazioni possono dare.</translation>
    </message>
    <message>
        <source>The number is the length of the longest word in characters (code points).</source>
        <translation>Il numero è la lunghezza della parola più lunga in caratteri (code point).</translation>
    </message>
    <message>
        <source>The number is the smallest possible vocabulary: the special tokens and the alphabet.</source>
        <translation>Il numero è il vocabolario minimo possibile: i token speciali e l&apos;alfabeto.</translation>
    </message>
    <message>
        <source>The settings cut the text into no words at all</source>
        <translation>Le impostazioni non ricavano alcuna parola dal testo</translation>
    </message>
    <message>
        <source>The text holds names that special tokens often have: {0}</source>
        <translation>Il testo contiene nomi che spesso hanno i token speciali: {0}</translation>
    </message>
    <message>
        <source>The text holds {0}, which comes back as a space</source>
        <translation>Il testo contiene {0}, che torna come spazio</translation>
    </message>
    <message>
        <source>The text holds {0}, which other settings mark words with</source>
        <translation>Il testo contiene {0}, con cui altre impostazioni segnano le parole</translation>
    </message>
    <message>
        <source>There is nothing to train on.</source>
        <translation>Non c&apos;è nulla su cui addestrare.</translation>
    </message>
    <message>
        <source>Train Unigram</source>
        <translation>Addestra Unigram</translation>
    </message>
    <message>
        <source>Train around them</source>
        <translation>Addestra attorno</translation>
    </message>
    <message>
        <source>Unusual line ends become part of words</source>
        <translation>Fini di riga insolite entrano nelle parole</translation>
    </message>
    <message>
        <source>Use bytes</source>
        <translation>Usa i byte</translation>
    </message>
    <message>
        <source>Vocabulary of {0}</source>
        <translation>Vocabolario di {0}</translation>
    </message>
    <message>
        <source>Words are longer than WordPiece takes, such as {0}</source>
        <translation>Ci sono parole più lunghe di quanto WordPiece ammette, come {0}</translation>
    </message>
    <message>
        <source>Words hold {0}, which marks words in these settings</source>
        <translation>Ci sono parole che contengono {0}, che in queste impostazioni segna le parole</translation>
    </message>
    <message>
        <source>Words mix letters of scripts that look alike</source>
        <translation>Le parole mescolano lettere di scritture che si somigliano</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
    <message>
        <source>{0} sure</source>
        <translation>sicuro al {0}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln errore</numerusform>
            <numerusform>%Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avviso</numerusform>
            <numerusform>%Ln avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>A large corpus is read once more for this, in a process of its own. Training and the window go on meanwhile.</source>
        <translation>Per questo un corpus grande si legge un&apos;altra volta, in un processo a parte. Intanto addestramento e finestra continuano.</translation>
    </message>
    <message>
        <source>Before the training, about</source>
        <translation>Prima dell&apos;addestramento, circa</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Controllo in corso …</translation>
    </message>
    <message>
        <source>Corpus check</source>
        <translation>Controllo del corpus</translation>
    </message>
    <message>
        <source>Corpus or settings have changed since.</source>
        <translation>Da allora corpus o impostazioni sono cambiati.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>A che punto è il controllo</translation>
    </message>
    <message>
        <source>In characters (code points)</source>
        <translation>In caratteri (code point)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Line end</source>
        <translation>Fine riga</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Fini di riga</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Parole più lunghe</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Misurato</translation>
    </message>
    <message>
        <source>Most frequent characters</source>
        <translation>Caratteri più frequenti</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necessario</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Rarest characters</source>
        <translation>Caratteri più rari</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scritture</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>What the training process took with this corpus and these settings</source>
        <translation>Quanto ha impiegato il processo di addestramento con questo corpus e queste impostazioni</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Che cosa c&apos;è</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
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
        <translation>Alfabeto</translation>
    </message>
    <message>
        <source>An upper bound: every merge takes at least one symbol of the different words</source>
        <translation>Un limite superiore: ogni fusione toglie almeno un simbolo alle parole diverse</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Araba</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armena</translation>
    </message>
    <message>
        <source>As stored, unpacked, without a byte-order mark</source>
        <translation>Come memorizzato, scompattato, senza byte-order mark</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengalese</translation>
    </message>
    <message>
        <source>Between LF, CRLF or CR; empty ones are not counted</source>
        <translation>Tra LF, CRLF o CR; le vuote non si contano</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Byte {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Carattere</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Code point</translation>
    </message>
    <message>
        <source>Code points of the raw text</source>
        <translation>Code point del testo grezzo</translation>
    </message>
    <message>
        <source>Common (digits, punctuation, emoji)</source>
        <translation>Comune (cifre, punteggiatura, emoji)</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>Carattere di controllo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Counting + a line through two small trainings on samples of the words, measured here, at the pace of the trainings before</source>
        <translation>Conteggio + una retta per due piccoli addestramenti su campioni di parole, misurati qui, al ritmo degli addestramenti precedenti</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirillica</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>Devanagari</translation>
    </message>
    <message>
        <source>Different characters</source>
        <translation>Caratteri diversi</translation>
    </message>
    <message>
        <source>Different words</source>
        <translation>Parole diverse</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgiana</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greca</translation>
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
        <translation>Ebraica</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>In Unicode</source>
        <translation>In Unicode</translation>
    </message>
    <message>
        <source>In characters</source>
        <translation>In caratteri</translation>
    </message>
    <message>
        <source>Inherited (combining marks)</source>
        <translation>Ereditata (segni combinanti)</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation>Vocabolario massimo</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latina</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Riga più lunga</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Occurrences in the raw text</source>
        <translation>Occorrenze nel testo grezzo</translation>
    </message>
    <message>
        <source>Of the different words before the first step; the work grows with them</source>
        <translation>Delle parole diverse prima del primo passo; il lavoro cresce con essi</translation>
    </message>
    <message>
        <source>Of the raw text</source>
        <translation>Del testo grezzo</translation>
    </message>
    <message>
        <source>Pre-tokens, each counted once</source>
        <translation>Pre-token, ciascuno contato una volta</translation>
    </message>
    <message>
        <source>Pre-tokens, every occurrence</source>
        <translation>Pre-token, ogni occorrenza</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>Uso privato</translation>
    </message>
    <message>
        <source>Smallest vocabulary</source>
        <translation>Vocabolario minimo</translation>
    </message>
    <message>
        <source>Special tokens + alphabet</source>
        <translation>Token speciali + alfabeto</translation>
    </message>
    <message>
        <source>Symbols before the first step</source>
        <translation>Simboli prima del primo passo</translation>
    </message>
    <message>
        <source>Symbols to train on</source>
        <translation>Simboli su cui addestrare</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>The process with the words counted + a figure for each symbol of the different words</source>
        <translation>Il processo con le parole contate + una cifra per ogni simbolo delle parole diverse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Non assegnato</translation>
    </message>
    <message>
        <source>Undecodable</source>
        <translation>Non decodificabile</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
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
        <translation>prima il minimo</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordina</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Find a command, a step or a token</source>
        <translation>Trova un comando, un passo o un token</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nulla ha questo nome.</translation>
    </message>
</context>
<context>
    <name>Commanding</name>
    <message>
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln messaggio</numerusform>
            <numerusform>%Ln messaggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln sconosciuto</numerusform>
            <numerusform>%Ln sconosciuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) of the corpus</source>
        <translation>
            <numerusform>%Ln parola del corpus</numerusform>
            <numerusform>%Ln parole del corpus</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}: {} / {} − 1 = {}</source>
        <translation>Rispetto a {}: {} / {} − 1 = {}</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Attenzione: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Cost a month: {} × {} × {} / {} = {}</source>
        <translation>Costo al mese: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>Different tokens: {}</source>
        <translation>Token diversi: {}</translation>
    </message>
    <message>
        <source>Fit in the context: {} / {}, rounded down = {}</source>
        <translation>Quanti nel contesto: {} / {}, arrotondato per difetto = {}</translation>
    </message>
    <message>
        <source>Longest token: {} ({})</source>
        <translation>Token più lungo: {} ({})</translation>
    </message>
    <message>
        <source>Times the fewest: {} / {} = {}</source>
        <translation>Volte il minimo: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per byte: {} / {} = {}</source>
        <translation>Token per byte: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per character: {} / {} = {}</source>
        <translation>Token per carattere: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per word: {} / {} = {}</source>
        <translation>Token per parola: {} / {} = {}</translation>
    </message>
    <message>
        <source>Unknown: {}</source>
        <translation>Sconosciuti: {}</translation>
    </message>
    <message>
        <source>Unknown: {} of {}. What is unknown is lost, so few tokens are not cheap: the text is not compared.</source>
        <translation>Sconosciuti: {} su {}. Ciò che è sconosciuto va perso, perciò pochi token non sono un risparmio: il testo non è confrontato.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>conteggio in corso …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>il minimo</translation>
    </message>
    <message>
        <source>no merges</source>
        <translation>nessuna fusione</translation>
    </message>
    <message>
        <source>no spaces between words</source>
        <translation>nessuno spazio tra le parole</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} miliardi</translation>
    </message>
    <message>
        <source>{} is partly unknown, so nothing is compared with it.</source>
        <translation>{} è in parte sconosciuto, perciò nulla viene confrontato con esso.</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} milioni</translation>
    </message>
    <message>
        <source>{} per character</source>
        <translation>{} per carattere</translation>
    </message>
    <message>
        <source>{} per word</source>
        <translation>{} per parola</translation>
    </message>
    <message>
        <source>{} times the fewest</source>
        <translation>{} volte il minimo</translation>
    </message>
    <message>
        <source>{} unknown</source>
        <translation>{} sconosciuti</translation>
    </message>
    <message>
        <source>{}, in view</source>
        <translation>{}, in vista</translation>
    </message>
</context>
<context>
    <name>CompareCells</name>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln sconosciuto</numerusform>
            <numerusform>%Ln sconosciuti</numerusform>
        </translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>conteggio in corso …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>il minimo</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>To compare on a text, add it with + Text.</source>
        <translation>Per confrontare su un testo, aggiungilo con + Testo.</translation>
    </message>
    <message>
        <source>{} cannot be opened.</source>
        <translation>Impossibile aprire {}.</translation>
    </message>
    <message>
        <source>{} is not a tokenizer.</source>
        <translation>{} non è un tokenizzatore.</translation>
    </message>
</context>
<context>
    <name>CompareMatrix</name>
    <message>
        <source>Add a text to compare on with the button + Text.</source>
        <translation>Aggiungi un testo su cui confrontare con il pulsante + Testo.</translation>
    </message>
    <message>
        <source>Edit {}…</source>
        <translation>Modifica {}…</translation>
    </message>
    <message>
        <source>Hold the others against {}</source>
        <translation>Confronta gli altri con {}</translation>
    </message>
    <message>
        <source>Put the rows as they were added</source>
        <translation>Rimetti le righe nell&apos;ordine in cui sono state aggiunte</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Rimuovi {}</translation>
    </message>
    <message>
        <source>Sort the rows by {}</source>
        <translation>Ordina le righe per {}</translation>
    </message>
    <message>
        <source>Tokens, and tokens per word</source>
        <translation>Token, e token per parola</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Characters and whole words have one size only.</source>
        <translation>Caratteri e parole intere hanno una sola dimensione.</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Conteggio …</translation>
    </message>
    <message>
        <source>Embedding width</source>
        <translation>Larghezza embedding</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Token per parola a ogni dimensione</translation>
    </message>
    <message>
        <source>Width of the embedding: parameters = vocabulary size × width</source>
        <translation>Larghezza dell&apos;embedding: parametri = dimensione del vocabolario × larghezza</translation>
    </message>
    <message>
        <source>one training, no retraining</source>
        <translation>un solo addestramento, senza ripeterlo</translation>
    </message>
    <message>
        <source>the same sentence, {}</source>
        <translation>la stessa frase, {}</translation>
    </message>
</context>
<context>
    <name>CompareReport</name>
    <message numerus="yes">
        <source>%Ln message(s) a month</source>
        <translation>
            <numerusform>%Ln messaggio al mese</numerusform>
            <numerusform>%Ln messaggi al mese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln sconosciuto</numerusform>
            <numerusform>%Ln sconosciuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Rispetto a {}</translation>
    </message>
    <message>
        <source>An example price: {} for a million tokens, {}.</source>
        <translation>Un prezzo di esempio: {} per un milione di token, {}.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Comparison of tokenizers</source>
        <translation>Confronto di tokenizzatori</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Al mese</translation>
    </message>
    <message>
        <source>Every figure is counted, none is estimated.</source>
        <translation>Ogni cifra è contata, nessuna è stimata.</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>In {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Parità tra lingue</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Token per parola a ogni dimensione</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>il minimo</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>riferimento</translation>
    </message>
    <message>
        <source>{} for a million tokens, {}, price of {}.</source>
        <translation>{} per un milione di token, {}, prezzo del {}.</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Keep the present one</source>
        <translation>Conserva quello attuale</translation>
    </message>
    <message>
        <source>Keep the present one: {}</source>
        <translation>Conserva quello attuale: {}</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Apri da un file…</translation>
    </message>
    <message>
        <source>Open from files…</source>
        <translation>Apri da file…</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Apertura di {}</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Apertura …</translation>
    </message>
    <message>
        <source>Page with pictures (HTML)…</source>
        <translation>Pagina con immagini (HTML)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabella (CSV)…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The one in view, at the playhead</source>
        <translation>Quello in vista, al cursore</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizzatore</translation>
    </message>
    <message>
        <source>Type a text…</source>
        <translation>Scrivi un testo…</translation>
    </message>
    <message>
        <source>Whole words of the corpus</source>
        <translation>Parole intere del corpus</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Attention grows with the square of the tokens.</source>
        <translation>L&apos;attenzione cresce con il quadrato dei token.</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>The price is an example until you set your own.</source>
        <translation>Il prezzo è un esempio finché non inserisci il tuo.</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>Tokenizzatori</translation>
    </message>
    <message>
        <source>Unknown symbols</source>
        <translation>Simboli sconosciuti</translation>
    </message>
</context>
<context>
    <name>CompressingController</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Salvato {}.</translation>
    </message>
    <message>
        <source>The compression is not complete yet.</source>
        <translation>La compressione non è ancora completa.</translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation>Attendi la fine.</translation>
    </message>
    <message>
        <source>{file} from {text}, {header} of them the header. It expands to exactly this text in UTF-8.</source>
        <translation>{file} da {text}, di cui {header} di intestazione. Espandendo si ottiene esattamente questo testo in UTF-8.</translation>
    </message>
</context>
<context>
    <name>ContextPane</name>
    <message>
        <source>Context window</source>
        <translation>Finestra di contesto</translation>
    </message>
    <message>
        <source>The window in each language</source>
        <translation>La finestra in ogni lingua</translation>
    </message>
    <message>
        <source>Tokens of the context window</source>
        <translation>Token della finestra di contesto</translation>
    </message>
    <message>
        <source>Usual sizes of context windows</source>
        <translation>Dimensioni usuali delle finestre di contesto</translation>
    </message>
    <message>
        <source>tokens, or</source>
        <translation>token, oppure</translation>
    </message>
</context>
<context>
    <name>CorpusController</name>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>The settings are the usual ones, no longer those of the sample.</source>
        <translation>Le impostazioni sono quelle solite, non più quelle dell&apos;esempio.</translation>
    </message>
    <message numerus="yes">
        <source>They stop after %Ln merge(s). The pane Training shows them all.</source>
        <translation>
            <numerusform>Si fermano dopo %Ln fusione. Il riquadro Addestramento le mostra tutte.</numerusform>
            <numerusform>Si fermano dopo %Ln fusioni. Il riquadro Addestramento le mostra tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This corpus is a list of word counts.</source>
        <translation>Questo corpus è un elenco di conteggi di parole.</translation>
    </message>
    <message>
        <source>What was edited here is lost then, unless you undo.</source>
        <translation>Ciò che è stato modificato qui andrà perso, a meno di annullare.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Ciò che era aperto è ancora aperto.</translation>
    </message>
    <message>
        <source>{} and other files have changed on the disk.</source>
        <translation>{} e altri file sono cambiati sul disco.</translation>
    </message>
    <message>
        <source>{} has changed on the disk.</source>
        <translation>{} è cambiato sul disco.</translation>
    </message>
</context>
<context>
    <name>CorpusEditor</name>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on, Shift+Tab goes back.</source>
        <translation>Tab scrive una tabulazione. Ctrl+Tab va avanti, Maiusc+Tab torna indietro.</translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>A&amp;ggiungi file…</translation>
    </message>
    <message>
        <source>&amp;Check the corpus…</source>
        <translation>&amp;Controlla il corpus…</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Rileva</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Co&amp;difica</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>A &amp;capo automatico</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>More about the corpus</source>
        <translation>Altro sul corpus</translation>
    </message>
    <message>
        <source>No corpus yet</source>
        <translation>Ancora nessun corpus</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recente</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Apri un &amp;esempio</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Apri un esempio</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Ricarica</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Type or paste text, drop a file here, or open a sample.</source>
        <translation>Scrivi o incolla un testo, trascina qui un file o apri un esempio.</translation>
    </message>
    <message>
        <source>Word counts</source>
        <translation>Conteggi di parole</translation>
    </message>
</context>
<context>
    <name>CorpusReading</name>
    <message>
        <source>Open texts and word counts each for themselves.</source>
        <translation>Apri i testi e i conteggi di parole separatamente.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln more</source>
        <translation>
            <numerusform>{} e %Ln altro</numerusform>
            <numerusform>{} e altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is a table of word counts, {} is a text.</source>
        <translation>{} è una tabella di conteggi di parole, {} è un testo.</translation>
    </message>
</context>
<context>
    <name>CorpusSource</name>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>A compressor has no price by token</source>
        <translation>Un compressore non ha un prezzo per token</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un file</translation>
    </message>
    <message>
        <source>A text to work with, a message a line</source>
        <translation>Un testo su cui lavorare, un messaggio per riga</translation>
    </message>
    <message>
        <source>After a training, costs by its tokens are worked out here.</source>
        <translation>Dopo un addestramento, qui si calcolano i costi in base ai suoi token.</translation>
    </message>
    <message>
        <source>Choose an algorithm that makes a tokenizer.</source>
        <translation>Scegli un algoritmo che crea un tokenizzatore.</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Costo e contesto</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Testo di prova</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Non è ancora stato addestrato nulla</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Apri …</translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>Il corpus</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>Scritto qui</translation>
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
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln such text(s)</source>
        <translation>
            <numerusform>%Ln testo così</numerusform>
            <numerusform>%Ln testi così</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln sconosciuto</numerusform>
            <numerusform>%Ln sconosciuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Al mese</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Rispetto a {}</translation>
    </message>
    <message>
        <source>All of it arrives.</source>
        <translation>Arriva tutto.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Answers: {} × {} × {} / {} = {}</source>
        <translation>Risposte: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Per token</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>In {}</translation>
    </message>
    <message>
        <source>If a word were a token</source>
        <translation>Se una parola fosse un token</translation>
    </message>
    <message>
        <source>It ends inside the word {}: {} arrives, {} does not.</source>
        <translation>Finisce dentro la parola {}: {} arriva, {} no.</translation>
    </message>
    <message>
        <source>Lost: {}, {}.</source>
        <translation>Perso: {}, {}.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Messages + answers</source>
        <translation>Messaggi + risposte</translation>
    </message>
    <message>
        <source>Messages: {} × {} × {} / {} = {}</source>
        <translation>Messaggi: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>No token of this tokenizer holds the spaces, so they do not arrive.</source>
        <translation>Nessun token di questo tokenizzatore contiene gli spazi, quindi non arrivano.</translation>
    </message>
    <message>
        <source>No token tells where a word ends, so to the reader it looks finished.</source>
        <translation>Nessun token dice dove finisce una parola, quindi al lettore sembra finita.</translation>
    </message>
    <message numerus="yes">
        <source>Not readable, for want of a token: %Ln symbol(s).</source>
        <translation>
            <numerusform>Non leggibile, per mancanza di un token: %Ln simbolo.</numerusform>
            <numerusform>Non leggibili, per mancanza di un token: %Ln simboli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing arrives.</source>
        <translation>Non arriva nulla.</translation>
    </message>
    <message>
        <source>Nothing is sent, so nothing is to be paid.</source>
        <translation>Non si invia nulla, quindi non c&apos;è nulla da pagare.</translation>
    </message>
    <message>
        <source>Of the window</source>
        <translation>Della finestra</translation>
    </message>
    <message>
        <source>Of the word {} nothing can be read.</source>
        <translation>Della parola {} non si può leggere nulla.</translation>
    </message>
    <message>
        <source>Only the beginning of the text is looked at here.</source>
        <translation>Qui si guarda solo l&apos;inizio del testo.</translation>
    </message>
    <message>
        <source>Only the next token would tell the reader that it goes on.</source>
        <translation>Solo il token seguente direbbe al lettore che continua.</translation>
    </message>
    <message>
        <source>The last {} ({}) begin the character {} and do not end it. A decoder that streams holds them back; at the end they become {}.</source>
        <translation>Gli ultimi {} ({}) iniziano il carattere {} e non lo finiscono. Un decodificatore in streaming li trattiene; alla fine diventano {}.</translation>
    </message>
    <message>
        <source>The same sentence</source>
        <translation>La stessa frase</translation>
    </message>
    <message>
        <source>The word is over, and the reader can tell: the end of it has arrived.</source>
        <translation>La parola è finita, e il lettore può capirlo: la sua fine è arrivata.</translation>
    </message>
    <message>
        <source>The word is over, but no token ever tells where a word ends.</source>
        <translation>La parola è finita, ma nessun token dice mai dove finisce una parola.</translation>
    </message>
    <message>
        <source>The word is over, but only the next token would have told the reader.</source>
        <translation>La parola è finita, ma solo il token seguente lo avrebbe detto al lettore.</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Non c&apos;è un testo.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: no one can say where one ends.</source>
        <translation>Questa scrittura non separa le parole con spazi: nessuno può dire dove una finisce.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: there is no bill by words.</source>
        <translation>Questa scrittura non separa le parole con spazi: non c&apos;è un conto per parole.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Token / token della prima lingua − 1</translation>
    </message>
    <message>
        <source>Tokens / tokens of the window</source>
        <translation>Token / token della finestra</translation>
    </message>
    <message>
        <source>Tokens of a message × messages a month × price / 1,000,000</source>
        <translation>Token di un messaggio × messaggi al mese × prezzo / 1.000.000</translation>
    </message>
    <message>
        <source>Tokens of a message; by words, its words</source>
        <translation>Token di un messaggio; per parole, le sue parole</translation>
    </message>
    <message>
        <source>Tokens of an answer × messages a month × price / 1,000,000</source>
        <translation>Token di una risposta × messaggi al mese × prezzo / 1.000.000</translation>
    </message>
    <message>
        <source>Tokens of an answer; by words, its words</source>
        <translation>Token di una risposta; per parole, le sue parole</translation>
    </message>
    <message>
        <source>Tokens of the sentence at the playhead</source>
        <translation>Token della frase al cursore</translation>
    </message>
    <message>
        <source>Window / tokens, rounded down: how many such sentences it holds</source>
        <translation>Finestra / token, arrotondato per difetto: quante frasi così contiene</translation>
    </message>
    <message>
        <source>an example: set your own</source>
        <translation>un esempio: inserisci i tuoi</translation>
    </message>
    <message>
        <source>yours, of {}</source>
        <translation>tuoi, del {}</translation>
    </message>
    <message>
        <source>{} / {} = {}; {} / {}, rounded down = {}</source>
        <translation>{} / {} = {}; {} / {}, arrotondato per difetto = {}</translation>
    </message>
    <message>
        <source>{} are {} of the window. It holds {}, with {} left.</source>
        <translation>{} sono il {} della finestra. Ne contiene {}, e ne restano {}.</translation>
    </message>
    <message>
        <source>{} are {} of the window: {} too many.</source>
        <translation>{} sono il {} della finestra: {} di troppo.</translation>
    </message>
    <message>
        <source>{} tokens a word</source>
        <translation>{} token per parola</translation>
    </message>
    <message>
        <source>{} tokens a word: the bill is {} times what it would be by words.</source>
        <translation>{} token per parola: il conto è {} volte quello che sarebbe per parole.</translation>
    </message>
</context>
<context>
    <name>CountChart</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Conteggio nel corpus, fusione per fusione</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>An error in the program stopped the last action.</source>
        <translation>Un errore nel programma ha interrotto l&apos;ultima azione.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia la segnalazione</translation>
    </message>
    <message>
        <source>What was open is still open. Save your work, and report this.</source>
        <translation>Ciò che era aperto è ancora aperto. Salva il lavoro e segnala l&apos;errore.</translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message>
        <source>After how many tokens the answer ends</source>
        <translation>Dopo quanti token finisce la risposta</translation>
    </message>
    <message>
        <source>An answer cut at</source>
        <translation>Una risposta tagliata a</translation>
    </message>
    <message>
        <source>Received: {}. Lost: {}.</source>
        <translation>Ricevuto: {}. Perso: {}.</translation>
    </message>
    <message>
        <source>There is no text to cut: type one, or take another.</source>
        <translation>Non c&apos;è un testo da tagliare: scrivine uno, o prendine un altro.</translation>
    </message>
    <message>
        <source>What the reader gets</source>
        <translation>Che cosa riceve il lettore</translation>
    </message>
    <message>
        <source>What the reader gets, and what is lost</source>
        <translation>Che cosa riceve il lettore, e che cosa va perso</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln token(s)</source>
        <translation>
            <numerusform>di %Ln token</numerusform>
            <numerusform>di %Ln token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutRow</name>
    <message>
        <source>The word, cut: {}</source>
        <translation>La parola, tagliata: {}</translation>
    </message>
</context>
<context>
    <name>DifferenceLane</name>
    <message>
        <source>Symbols left, compared with the main line</source>
        <translation>Simboli rimasti, a confronto con la linea principale</translation>
    </message>
</context>
<context>
    <name>DigitVariantController</name>
    <message>
        <source>A compressor has no pre-tokenizer.</source>
        <translation>Un compressore non ha un pre-tokenizzatore.</translation>
    </message>
    <message>
        <source>A tokenizer from a file is not trained anew.</source>
        <translation>Un tokenizzatore da un file non si addestra di nuovo.</translation>
    </message>
    <message>
        <source>The variants are made of a training that is complete.</source>
        <translation>Le varianti si creano da un addestramento completato.</translation>
    </message>
    <message>
        <source>This training failed.</source>
        <translation>Questo addestramento non è riuscito.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>The rule of the lowest rank is next</source>
        <translation>La prossima è la regola di rango più basso</translation>
    </message>
    <message numerus="yes">
        <source>{} → %Ln byte(s) of data</source>
        <translation>
            <numerusform>{} → %Ln byte di dati</numerusform>
            <numerusform>{} → %Ln byte di dati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>Rilascia per aprire</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln file(s) as one corpus</source>
        <translation>
            <numerusform>Rilascia per aprire %Ln file come un solo corpus</numerusform>
            <numerusform>Rilascia per aprire %Ln file come un solo corpus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Expansion</name>
    <message>
        <source>{byte} stands for {meaning} in the table, so a text that holds {byte} itself cannot be compressed with it.</source>
        <translation>{byte} sta per {meaning} nella tabella, quindi un testo che contiene {byte} stesso non può essere compresso con essa.</translation>
    </message>
</context>
<context>
    <name>ExpansionModel</name>
    <message>
        <source>Only texts up to {} characters are expanded here. Shorten it.</source>
        <translation>Qui si espandono solo testi fino a {} caratteri. Accorcialo.</translation>
    </message>
</context>
<context>
    <name>ExpansionPane</name>
    <message>
        <source>All is expanded.</source>
        <translation>Tutto è espanso.</translation>
    </message>
    <message>
        <source>Back by one step</source>
        <translation>Indietro di un passo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Data, stack and output</source>
        <translation>Dati, pila e uscita</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Esegui il prossimo passo</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Adesso:</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the expansion</source>
        <translation>Riproduci l&apos;espansione</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Steps of the expansion</source>
        <translation>Passi dell&apos;espansione</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>diventa</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>dai dati</translation>
    </message>
    <message>
        <source>from the stack</source>
        <translation>dalla pila</translation>
    </message>
    <message>
        <source>goes to the output</source>
        <translation>va in uscita</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>taken next</source>
        <translation>preso adesso</translation>
    </message>
    <message numerus="yes">
        <source>{written} of %Ln byte(s), step {at} of {steps}</source>
        <translation>
            <numerusform>{written} di %Ln byte, passo {at} di {steps}</numerusform>
            <numerusform>{written} di %Ln byte, passo {at} di {steps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All {steps}</source>
        <translation>Tutto ({steps})</translation>
    </message>
    <message>
        <source>BERT vocab.txt</source>
        <translation>vocab.txt di BERT</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabella CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export the vocabulary</source>
        <translation>Esporta il vocabolario</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>For minbpe, byte units only.</source>
        <translation>Per minbpe, solo con unità byte.</translation>
    </message>
    <message>
        <source>For sentencepiece and what builds on it.</source>
        <translation>Per sentencepiece e ciò che vi si basa.</translation>
    </message>
    <message>
        <source>For tiktoken, byte units only. A JSON beside it has the rest.</source>
        <translation>Per tiktoken, solo con unità byte. Il resto va in un JSON a fianco.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>GPT-2 vocab.json and merges.txt</source>
        <translation>vocab.json e merges.txt di GPT-2</translation>
    </message>
    <message>
        <source>Hugging Face tokenizer.json</source>
        <translation>tokenizer.json di Hugging Face</translation>
    </message>
    <message>
        <source>Merge rules for subword-nmt, with &lt;/w&gt; on the last character.</source>
        <translation>Regole di fusione per subword-nmt, con &lt;/w&gt; sull&apos;ultimo carattere.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Indica un file.</translation>
    </message>
    <message>
        <source>Name a folder.</source>
        <translation>Indica una cartella.</translation>
    </message>
    <message>
        <source>One file for the tokenizers and transformers libraries.</source>
        <translation>Un file per le librerie tokenizers e transformers.</translation>
    </message>
    <message>
        <source>One token a line, as BERT and its relatives have it.</source>
        <translation>Un token per riga, come in BERT e nei suoi parenti.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replaces {files}.</source>
        <translation>Sostituisce {files}.</translation>
    </message>
    <message>
        <source>SentencePiece model</source>
        <translation>Modello SentencePiece</translation>
    </message>
    <message>
        <source>The first {steps}, up to the playhead</source>
        <translation>Fino al cursore ({steps})</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>La cartella {folder} non esiste.</translation>
    </message>
    <message>
        <source>The vocabulary as rows, for a spreadsheet.</source>
        <translation>Il vocabolario come righe, per un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Two files in a folder, as GPT-2 and RoBERTa have them.</source>
        <translation>Due file in una cartella, come in GPT-2 e RoBERTa.</translation>
    </message>
    <message>
        <source>minbpe model</source>
        <translation>Modello minbpe</translation>
    </message>
    <message>
        <source>subword-nmt codes</source>
        <translation>Codici subword-nmt</translation>
    </message>
    <message>
        <source>tiktoken ranks</source>
        <translation>Ranghi tiktoken</translation>
    </message>
    <message>
        <source>{name} is a file. Name a folder.</source>
        <translation>{name} è un file. Indica una cartella.</translation>
    </message>
    <message>
        <source>{name} is a folder. Name a file in it.</source>
        <translation>{name} è una cartella. Indica un file al suo interno.</translation>
    </message>
</context>
<context>
    <name>ExtensionController</name>
    <message>
        <source>A compressor makes no tokenizer.</source>
        <translation>Un compressore non crea un tokenizzatore.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Salvato {}.</translation>
    </message>
    <message>
        <source>The tokenizer could not be changed.</source>
        <translation>Non è stato possibile modificare il tokenizzatore.</translation>
    </message>
    <message>
        <source>Train a tokenizer, or open one, to see what it costs to change it.</source>
        <translation>Addestra un tokenizzatore, o aprine uno, per vedere quanto costa modificarlo.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} e {}</translation>
    </message>
</context>
<context>
    <name>FateRows</name>
    <message>
        <source>scaffold</source>
        <translation>impalcatura</translation>
    </message>
    <message>
        <source>scaffold, all went into {}</source>
        <translation>impalcatura, confluito tutto in {}</translation>
    </message>
    <message>
        <source>still used</source>
        <translation>ancora usato</translation>
    </message>
    <message>
        <source>still used in {}</source>
        <translation>ancora usato in {}</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Field of the text</source>
        <translation>Campo del testo</translation>
    </message>
    <message numerus="yes">
        <source>In all of the first %Ln record(s)</source>
        <translation>
            <numerusform>In tutti i primi %Ln record</numerusform>
            <numerusform>In tutti i primi %Ln record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {} of the first %Ln record(s)</source>
        <translation>
            <numerusform>In {} dei primi %Ln record</numerusform>
            <numerusform>In {} dei primi %Ln record</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Add files to the corpus</source>
        <translation>Aggiungi file al corpus</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Compressed texts (*.gage)</source>
        <translation>Testi compressi (*.gage)</translation>
    </message>
    <message>
        <source>Its corpus, settings, training and live text go into a file of your choice.</source>
        <translation>Il corpus, le impostazioni, l&apos;addestramento e il testo di prova vanno in un file a tua scelta.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lezioni (*.lesson)</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Apri un corpus, un tokenizzatore o un progetto</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Apri una lezione</translation>
    </message>
    <message>
        <source>Open a text to measure</source>
        <translation>Apri un testo da misurare</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>Projects (*.bpe)</source>
        <translation>Progetti (*.bpe)</translation>
    </message>
    <message>
        <source>Save the changes to {}?</source>
        <translation>Salvare le modifiche a {}?</translation>
    </message>
    <message>
        <source>Save the compressed text</source>
        <translation>Salva il testo compresso</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l&apos;immagine</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Salva il progetto</translation>
    </message>
    <message>
        <source>Save the project?</source>
        <translation>Salvare il progetto?</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation>Testi (*.txt *.md)</translation>
    </message>
    <message>
        <source>Texts and word counts (*.txt *.tsv *.md *.csv *.jsonl *.gz)</source>
        <translation>Testi e conteggi di parole (*.txt *.tsv *.md *.csv *.jsonl *.gz)</translation>
    </message>
    <message>
        <source>Texts to compare on</source>
        <translation>Testi su cui confrontare</translation>
    </message>
    <message>
        <source>Tokenizers (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Tokenizzatori (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Tokenizzatori (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers to compare</source>
        <translation>Tokenizzatori da confrontare</translation>
    </message>
    <message>
        <source>What you do not save is lost.</source>
        <translation>Ciò che non salvi va perso.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%Ln file(s), {}</source>
        <translation>
            <numerusform>%Ln file, {}</numerusform>
            <numerusform>%Ln file, {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files to the corpus</source>
        <translation>Aggiungi file al corpus</translation>
    </message>
    <message>
        <source>Files of the corpus</source>
        <translation>File del corpus</translation>
    </message>
    <message>
        <source>Take this file out of the corpus</source>
        <translation>Togli questo file dal corpus</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>It was taken off the list of recent files.</source>
        <translation>È stato tolto dall&apos;elenco dei file recenti.</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>Aprilo da solo.</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Rileggi il file</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Salvato {}.</translation>
    </message>
    <message>
        <source>The project keeps the text that it was saved with.</source>
        <translation>Il progetto conserva il testo con cui è stato salvato.</translation>
    </message>
    <message>
        <source>The saved merges are played on the text as it is now.</source>
        <translation>Le fusioni salvate vengono riprodotte sul testo com&apos;è ora.</translation>
    </message>
    <message>
        <source>There is no vocabulary yet.</source>
        <translation>Non c&apos;è ancora un vocabolario.</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Addestra di nuovo</translation>
    </message>
    <message>
        <source>Train first.</source>
        <translation>Prima addestra.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} e {}</translation>
    </message>
    <message>
        <source>{} does not exist any more.</source>
        <translation>{} non esiste più.</translation>
    </message>
    <message>
        <source>{} has changed since {} was saved.</source>
        <translation>{} è cambiato da quando {} è stato salvato.</translation>
    </message>
    <message>
        <source>{} is a lesson, not a text.</source>
        <translation>{} è una lezione, non un testo.</translation>
    </message>
    <message>
        <source>{} is a project or a tokenizer, not a text.</source>
        <translation>{} è un progetto o un tokenizzatore, non un testo.</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>C5 A1 finds bytes, 12 the id, a + b what is built from a and b. ! in front turns it round.</source>
        <translation>C5 A1 trova byte, 12 l&apos;id, a + b ciò che è composto da a e b. Un ! davanti inverte.</translation>
    </message>
    <message>
        <source>Filter by token, id, bytes or part</source>
        <translation>Filtra per token, id, byte o parte</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Filtra il vocabolario</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Nothing odd was found.</source>
        <translation>Non è stato trovato nulla di strano.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avviso</translation>
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
        <translation>Fusione {}</translation>
    </message>
    <message>
        <source>Merge {}: {} in the main line, {} in the branch</source>
        <translation>Fusione {}: {} nella linea principale, {} nel ramo</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>ramo</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>è finito</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>linea principale</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
</context>
<context>
    <name>FixedCosts</name>
    <message>
        <source>Dimensions d</source>
        <translation>Dimensioni d</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Dimensioni dell&apos;embedding</translation>
    </message>
    <message>
        <source>Embedding rows</source>
        <translation>Righe di embedding</translation>
    </message>
    <message>
        <source>New ids</source>
        <translation>Nuovi id</translation>
    </message>
    <message>
        <source>New tokens come behind the largest id, so no old row moves.</source>
        <translation>I nuovi token vengono dopo l&apos;id più alto, così nessuna vecchia riga si sposta.</translation>
    </message>
    <message>
        <source>Old ids kept</source>
        <translation>Vecchi id conservati</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Rows × d; twice as many where the output layer is not tied to the embedding.</source>
        <translation>Righe × d; il doppio se lo strato di uscita non è legato all&apos;embedding.</translation>
    </message>
    <message>
        <source>The width of the model&apos;s embedding.</source>
        <translation>La larghezza dell&apos;embedding del modello.</translation>
    </message>
    <message>
        <source>Tokens after − tokens before. Each token has a row in the model&apos;s embedding.</source>
        <translation>Token dopo − token prima. Ogni token ha una riga nell&apos;embedding del modello.</translation>
    </message>
    <message>
        <source>Tokens that are the same under the same id: compared one by one.</source>
        <translation>Token uguali con lo stesso id: confrontati uno per uno.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
</context>
<context>
    <name>FixedForm</name>
    <message>
        <source>A character that is no longer unknown.</source>
        <translation>Un carattere che non è più sconosciuto.</translation>
    </message>
    <message>
        <source>A piece twice as probable as the way its word is cut now.</source>
        <translation>Un pezzo due volte più probabile del modo in cui la sua parola si divide ora.</translation>
    </message>
    <message>
        <source>A word that is no longer unknown.</source>
        <translation>Una parola che non è più sconosciuta.</translation>
    </message>
    <message>
        <source>Add tokens</source>
        <translation>Aggiungi token</translation>
    </message>
    <message>
        <source>Built by merges, from left to right; each step is a token.</source>
        <translation>Costruito con fusioni, da sinistra a destra; ogni passo è un token.</translation>
    </message>
    <message>
        <source>Compare with a training from scratch on both</source>
        <translation>Confronta con un addestramento da zero su entrambi</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Found in every text before it is cut, inside words too.</source>
        <translation>Trovato in ogni testo prima di dividerlo, anche dentro le parole.</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>Nel modello</translation>
    </message>
    <message>
        <source>In the model: built by merges, as a piece or a word. Whole: found in every text before it is cut, as Hugging Face&apos;s add_tokens does.</source>
        <translation>Nel modello: costruito con fusioni, come pezzo o come parola. Interi: trovati in ogni testo prima di dividerlo, come fa add_tokens di Hugging Face.</translation>
    </message>
    <message>
        <source>Leave the files, type a text</source>
        <translation>Lascia i file, scrivi un testo</translation>
    </message>
    <message>
        <source>Merges to take back</source>
        <translation>Fusioni da annullare</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Cont. minimo</translation>
    </message>
    <message>
        <source>New steps</source>
        <translation>Nuovi passi</translation>
    </message>
    <message>
        <source>One token a line; spaces count</source>
        <translation>Un token per riga; gli spazi contano</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Apri file…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla fusioni</translation>
    </message>
    <message>
        <source>Text of the domain</source>
        <translation>Testo del dominio</translation>
    </message>
    <message>
        <source>The last merges</source>
        <translation>Le ultime fusioni</translation>
    </message>
    <message>
        <source>The last merges go with their tokens; what stays keeps its id.</source>
        <translation>Le ultime fusioni se ne vanno con i loro token; ciò che resta conserva il suo id.</translation>
    </message>
    <message>
        <source>The longest token that fits wins. ## before one inside a word.</source>
        <translation>Vince il token più lungo che si adatta. ## davanti a uno dentro una parola.</translation>
    </message>
    <message>
        <source>The rules and ids stay; the new ones come behind them.</source>
        <translation>Regole e id restano; i nuovi vengono dopo.</translation>
    </message>
    <message>
        <source>Tokens to add, one a line</source>
        <translation>Token da aggiungere, uno per riga</translation>
    </message>
    <message>
        <source>Train further</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Type or paste a text of your domain</source>
        <translation>Scrivi o incolla un testo del tuo dominio</translation>
    </message>
    <message>
        <source>Unused merges</source>
        <translation>Fusioni inutilizzate</translation>
    </message>
    <message>
        <source>Unused: no word of the corpus needs the merge, for its tokens or on the way.</source>
        <translation>Inutilizzate: nessuna parola del corpus ha bisogno della fusione, per i suoi token o lungo la strada.</translation>
    </message>
    <message>
        <source>What stays keeps its id; the ids that go leave gaps.</source>
        <translation>Ciò che resta conserva il suo id; gli id che se ne vanno lasciano buchi.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Interi</translation>
    </message>
    <message>
        <source>{} begins no word after a space: put a space before it.</source>
        <translation>{} non comincia alcuna parola dopo uno spazio: mettigli davanti uno spazio.</translation>
    </message>
</context>
<context>
    <name>FixedPage</name>
    <message numerus="yes">
        <source>%Ln new token(s)</source>
        <translation>
            <numerusform>%Ln nuovo token</numerusform>
            <numerusform>%Ln nuovi token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) taken out</source>
        <translation>
            <numerusform>%Ln token tolto</numerusform>
            <numerusform>%Ln token tolti</numerusform>
        </translation>
    </message>
    <message>
        <source>A tokenizer is changed when it is complete.</source>
        <translation>Un tokenizzatore si modifica quando è completo.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Cut otherwise</source>
        <translation>Divise diversamente</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Every word of the corpus is cut as before.</source>
        <translation>Ogni parola del corpus si divide come prima.</translation>
    </message>
    <message>
        <source>Every word of the domain is cut as before.</source>
        <translation>Ogni parola del dominio si divide come prima.</translation>
    </message>
    <message>
        <source>Export and open…</source>
        <translation>Esporta e apri…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Vocabolario fisso</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Testo di prova</translation>
    </message>
    <message>
        <source>Live text before and after</source>
        <translation>Testo di prova prima e dopo</translation>
    </message>
    <message>
        <source>New tokens</source>
        <translation>Nuovi token</translation>
    </message>
    <message>
        <source>No tokenizer to change</source>
        <translation>Nessun tokenizzatore da modificare</translation>
    </message>
    <message>
        <source>No word takes more tokens than before.</source>
        <translation>Nessuna parola prende più token di prima.</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>Non è ancora stato cambiato nulla</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stopped; these are the figures before.</source>
        <translation>Fermato; queste sono le cifre di prima.</translation>
    </message>
    <message numerus="yes">
        <source>The first {} of %Ln word(s).</source>
        <translation>
            <numerusform>Le prime {} di %Ln parola.</numerusform>
            <numerusform>Le prime {} di %Ln parole.</numerusform>
        </translation>
    </message>
    <message>
        <source>The training goes on</source>
        <translation>L&apos;addestramento è in corso</translation>
    </message>
    <message>
        <source>These are the figures before.</source>
        <translation>Queste sono le cifre di prima.</translation>
    </message>
    <message>
        <source>Tokens before and after</source>
        <translation>Token prima e dopo</translation>
    </message>
    <message>
        <source>Train further to see tokens per word after each new step.</source>
        <translation>Continua l&apos;addestramento per vedere i token per parola dopo ogni nuovo passo.</translation>
    </message>
    <message>
        <source>Type a live text in Watch.</source>
        <translation>Scrivi un testo di prova in Osserva.</translation>
    </message>
    <message>
        <source>Type a text of the domain, or open files.</source>
        <translation>Scrivi un testo del dominio, o apri file.</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peggio</translation>
    </message>
    <message>
        <source>Write the changed tokenizer, then open it in the window.</source>
        <translation>Scrivi il tokenizzatore modificato, poi aprilo nella finestra.</translation>
    </message>
    <message>
        <source>Write the changed tokenizer; the old ids stay.</source>
        <translation>Scrivi il tokenizzatore modificato; i vecchi id restano.</translation>
    </message>
    <message>
        <source>Write tokens, train further on a text of your domain, or take merges back: what becomes of ids and words stands here then.</source>
        <translation>Scrivi token, continua l&apos;addestramento su un testo del tuo dominio, o annulla fusioni: che cosa succede a id e parole si vede allora qui.</translation>
    </message>
    <message>
        <source>{} of {} steps: nothing else counts enough</source>
        <translation>{} di {} passi: nient&apos;altro ha un conteggio sufficiente</translation>
    </message>
</context>
<context>
    <name>FixedTopic</name>
    <message>
        <source>Open texts of the domain</source>
        <translation>Apri testi del dominio</translation>
    </message>
</context>
<context>
    <name>FixedWords</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>A character that the alphabet lacked.</source>
        <translation>Un carattere che mancava all&apos;alfabeto.</translation>
    </message>
    <message>
        <source>A step on the way to {}: its merge needs a token, too.</source>
        <translation>Un passo sulla strada verso {}: anche la sua fusione ha bisogno di un token.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>An embedding row without use.</source>
        <translation>Una riga di embedding senza uso.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Cutting the words</source>
        <translation>Divisione delle parole</translation>
    </message>
    <message>
        <source>Different words that are cut otherwise now. A model has learnt them from the tokens that they had before.</source>
        <translation>Parole diverse che ora si dividono diversamente. Un modello le ha imparate dai token che avevano prima.</translation>
    </message>
    <message>
        <source>Different words that take more tokens than before.</source>
        <translation>Parole diverse che prendono più token di prima.</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Fertilità</translation>
    </message>
    <message>
        <source>How many occurrences of the word are cut otherwise now.</source>
        <translation>Quante occorrenze della parola si dividono ora diversamente.</translation>
    </message>
    <message>
        <source>How many tokens the word takes more or less.</source>
        <translation>Quanti token in più o in meno prende la parola.</translation>
    </message>
    <message>
        <source>How often these words stand in the text: occurrences that moved.</source>
        <translation>Quante volte queste parole compaiono nel testo: occorrenze cambiate.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Testo di prova</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Fatto di</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Lettura del testo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The number of its embedding row.</source>
        <translation>Il numero della sua riga di embedding.</translation>
    </message>
    <message>
        <source>The pair that its merge joins.</source>
        <translation>La coppia che la sua fusione unisce.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens of the text by the changed tokenizer.</source>
        <translation>Token del testo con il tokenizzatore modificato.</translation>
    </message>
    <message>
        <source>Tokens of the text by the tokenizer as it is.</source>
        <translation>Token del testo con il tokenizzatore com&apos;è.</translation>
    </message>
    <message>
        <source>Tokens per word before: tokens / words, 1 at best.</source>
        <translation>Token per parola prima: token / parole, al meglio 1.</translation>
    </message>
    <message>
        <source>Tokens per word by the changed tokenizer.</source>
        <translation>Token per parola con il tokenizzatore modificato.</translation>
    </message>
    <message>
        <source>Tokens that stand for what the tokenizer lacks, before and after.</source>
        <translation>Token che stanno per ciò che manca al tokenizzatore, prima e dopo.</translation>
    </message>
    <message>
        <source>Trained from scratch on both, {} tokens: corpus {} tokens ({}), domain {} ({}). All ids would be new.</source>
        <translation>Addestrato da zero su entrambi, {} token: corpus {} token ({}), dominio {} ({}). Tutti gli id sarebbero nuovi.</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>Addestramento da zero</translation>
    </message>
    <message>
        <source>Training further</source>
        <translation>Continuazione dell&apos;addestramento</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Words moved</source>
        <translation>Parole cambiate</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peggio</translation>
    </message>
    <message>
        <source>after / before − 1</source>
        <translation>dopo / prima − 1</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>richiesto</translation>
    </message>
    <message>
        <source>new character</source>
        <translation>nuovo carattere</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>lungo la strada</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>passo {} di {}</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>addestrato</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Tokens / tokens of the window: {} / {}</source>
        <translation>Token / token della finestra: {} / {}</translation>
    </message>
</context>
<context>
    <name>GoDialog</name>
    <message>
        <source>Enter goes to the chosen step, Esc stays.</source>
        <translation>Invio va al passo scelto, Esc resta qui.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>No step and no token is called that.</source>
        <translation>Nessun passo e nessun token ha questo nome.</translation>
    </message>
    <message>
        <source>Places to go to</source>
        <translation>Luoghi a cui andare</translation>
    </message>
    <message>
        <source>Step, token, or id as #12</source>
        <translation>Passo, token, oppure id come #12</translation>
    </message>
</context>
<context>
    <name>HitCount</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
</context>
<context>
    <name>InspectModel</name>
    <message>
        <source>A compression makes no tokens. The byte table has all it makes.</source>
        <translation>Una compressione non crea token. La tabella dei byte ha tutto ciò che crea.</translation>
    </message>
    <message>
        <source>The history of a token is told when the training has ended.</source>
        <translation>La storia di un token si racconta quando l&apos;addestramento è finito.</translation>
    </message>
    <message>
        <source>There are no tokens yet.</source>
        <translation>Non ci sono ancora token.</translation>
    </message>
    <message>
        <source>These tokens were not made by merges: they have no tree.</source>
        <translation>Questi token non sono nati da fusioni: non hanno un albero.</translation>
    </message>
    <message>
        <source>Train on a corpus first: then every token has a history to tell.</source>
        <translation>Prima addestra su un corpus: allora ogni token ha una storia da raccontare.</translation>
    </message>
</context>
<context>
    <name>InspectStrip</name>
    <message>
        <source>◇ steps that made {}</source>
        <translation>◇ passi che hanno creato {}</translation>
    </message>
</context>
<context>
    <name>LatticeModel</name>
    <message>
        <source>Only Unigram weighs all ways to cut a word.</source>
        <translation>Solo Unigram pesa tutti i modi di dividere una parola.</translation>
    </message>
    <message>
        <source>Type a word to see all ways to cut it.</source>
        <translation>Scrivi una parola per vedere tutti i modi di dividerla.</translation>
    </message>
    <message>
        <source>{} is too long to be drawn: only words up to {} characters.</source>
        <translation>{} è troppo lunga per essere disegnata: solo parole fino a {} caratteri.</translation>
    </message>
</context>
<context>
    <name>LatticePane</name>
    <message numerus="yes">
        <source>%Ln way(s)</source>
        <translation>
            <numerusform>%Ln modo</numerusform>
            <numerusform>%Ln modi</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines: share among all ways</source>
        <translation>Linee: quota tra tutti i modi</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>La parola dopo</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>La parola prima</translation>
    </message>
    <message>
        <source>{word}, word {at} of {words}: {ways} to cut it</source>
        <translation>{word}, parola {at} di {words}: {ways} di dividerla</translation>
    </message>
    <message>
        <source>{} ways</source>
        <translation>{} modi</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go back to the list; the lesson can be taken up here again</source>
        <translation>Torna all&apos;elenco; la lezione si può riprendere da qui</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
</context>
<context>
    <name>LessonBars</name>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
</context>
<context>
    <name>LessonExercise</name>
    <message numerus="yes">
        <source>%Ln pair(s) are equally good here: the rule for equal counts decides.</source>
        <translation>
            <numerusform>Qui %Ln coppia è ugualmente buona: decide la regola per i conteggi uguali.</numerusform>
            <numerusform>Qui %Ln coppie sono ugualmente buone: decide la regola per i conteggi uguali.</numerusform>
        </translation>
    </message>
    <message>
        <source>After merge {}: {}</source>
        <translation>Dopo la fusione {}: {}</translation>
    </message>
    <message>
        <source>Bytes left: {1}</source>
        <translation>Byte rimasti: {1}</translation>
    </message>
    <message>
        <source>Count of {0}: {1}</source>
        <translation>Conteggio di {0}: {1}</translation>
    </message>
    <message>
        <source>In truth: {}</source>
        <translation>In realtà: {}</translation>
    </message>
    <message>
        <source>Merge {0} joins</source>
        <translation>La fusione {0} unisce</translation>
    </message>
    <message>
        <source>Merge {0} makes</source>
        <translation>La fusione {0} crea</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Fusione {}</translation>
    </message>
    <message>
        <source>No merge applies.</source>
        <translation>Nessuna fusione si applica.</translation>
    </message>
    <message>
        <source>Replacement {0} makes</source>
        <translation>La sostituzione {0} crea</translation>
    </message>
    <message>
        <source>Replacement {0} replaces</source>
        <translation>La sostituzione {0} sostituisce</translation>
    </message>
    <message>
        <source>Replacement {}</source>
        <translation>Sostituzione {}</translation>
    </message>
    <message>
        <source>Score of {0}: {1}</source>
        <translation>Punteggio di {0}: {1}</translation>
    </message>
    <message>
        <source>Symbols left: {1}</source>
        <translation>Simboli rimasti: {1}</translation>
    </message>
    <message>
        <source>The fault</source>
        <translation>L&apos;errore</translation>
    </message>
    <message>
        <source>The id of {0} is {1}</source>
        <translation>L&apos;id di {0} è {1}</translation>
    </message>
    <message>
        <source>The pair of merge {0} occurred {1}×</source>
        <translation>La coppia della fusione {0} compariva {1}×</translation>
    </message>
    <message>
        <source>The pair of replacement {0} occurred {1}×</source>
        <translation>La coppia della sostituzione {0} compariva {1}×</translation>
    </message>
    <message>
        <source>These merges apply, in this order: {}.</source>
        <translation>Si applicano queste fusioni, nell&apos;ordine: {}.</translation>
    </message>
    <message>
        <source>This is true.</source>
        <translation>Questo è vero.</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary: {1}</source>
        <translation>Token nel vocabolario: {1}</translation>
    </message>
    <message>
        <source>Tokens of {0}: {1}</source>
        <translation>Token di {0}: {1}</translation>
    </message>
    <message>
        <source>Unknown symbols of {0}: {1}</source>
        <translation>Simboli sconosciuti di {0}: {1}</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>Che cosa ti aspetti?</translation>
    </message>
    <message>
        <source>Where is {} cut?</source>
        <translation>Dove si divide {}?</translation>
    </message>
    <message>
        <source>Which merge on the way to {} cannot be made in {}?</source>
        <translation>Quale fusione sulla strada verso {} non può avvenire in {}?</translation>
    </message>
    <message>
        <source>Which one is wrong?</source>
        <translation>Quale è sbagliata?</translation>
    </message>
    <message>
        <source>Which pair has the best score?</source>
        <translation>Quale coppia ha il punteggio migliore?</translation>
    </message>
    <message>
        <source>Which pair is replaced next?</source>
        <translation>Quale coppia si sostituisce adesso?</translation>
    </message>
    <message>
        <source>Which pair merges next?</source>
        <translation>Quale coppia si fonde adesso?</translation>
    </message>
    <message>
        <source>Why not {}?</source>
        <translation>Perché non {}?</translation>
    </message>
    <message>
        <source>score {}</source>
        <translation>punteggio {}</translation>
    </message>
    <message>
        <source>{0} becomes</source>
        <translation>{0} diventa</translation>
    </message>
    <message>
        <source>{0} in the corpus: {1}</source>
        <translation>{0} nel corpus: {1}</translation>
    </message>
    <message>
        <source>{} (after merge {})</source>
        <translation>{} (dopo la fusione {})</translation>
    </message>
    <message>
        <source>{} (after replacement {})</source>
        <translation>{} (dopo la sostituzione {})</translation>
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
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passi</numerusform>
        </translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgaro</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Ceco</translation>
    </message>
    <message>
        <source>Done: {} of {} points</source>
        <translation>Fatta: {} punti su {}</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Aperte</translation>
    </message>
    <message>
        <source>Step {} of {}, {} of {} points</source>
        <translation>Passo {} di {}, {} punti su {}</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguente</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>In Bulgarian</source>
        <translation>In bulgaro</translation>
    </message>
    <message>
        <source>In Czech</source>
        <translation>In ceco</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>In inglese</translation>
    </message>
    <message>
        <source>In Italian</source>
        <translation>In italiano</translation>
    </message>
    <message>
        <source>In their own languages</source>
        <translation>Nelle loro lingue</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Apri una lezione…</translation>
    </message>
    <message>
        <source>Worked examples, step by step: predict the next merge, cut a word, find the fault. A lesson has a corpus of its own; yours stays as it is.</source>
        <translation>Esempi svolti, passo per passo: prevedi la prossima fusione, dividi una parola, trova l&apos;errore. Una lezione ha un corpus suo; il tuo resta com&apos;è.</translation>
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
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Scores stay on this computer.</source>
        <translation>I punteggi restano su questo computer.</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Simboli rimasti nel corpus</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Le tue risposte</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} punti su {}</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Passi della lezione</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>non giusta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>the present step</source>
        <translation>il passo attuale</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>da fare</translation>
    </message>
</context>
<context>
    <name>LessonSummary</name>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Back to the steps</source>
        <translation>Torna ai passi</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Finished: {}</source>
        <translation>Finita: {}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Risposta giusta</translation>
    </message>
    <message>
        <source>Take the lesson from its first step, without points</source>
        <translation>Riprendi la lezione dal primo passo, senza punti</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>La tua risposta</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>non giusta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} punti su {}</translation>
    </message>
</context>
<context>
    <name>LessonTask</name>
    <message>
        <source>After the reveal the merge plays here once, and all counts appear.</source>
        <translation>Dopo la rivelazione la fusione si svolge qui una volta, e appaiono tutti i conteggi.</translation>
    </message>
    <message>
        <source>After the reveal the replacement plays here once, and all counts appear.</source>
        <translation>Dopo la rivelazione la sostituzione si svolge qui una volta, e appaiono tutti i conteggi.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Invio controlla</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Invio prosegue</translation>
    </message>
    <message>
        <source>Enter reveals</source>
        <translation>Invio rivela</translation>
    </message>
    <message>
        <source>How many times does it occur?</source>
        <translation>Quante volte compare?</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter checks</source>
        <translation>I tasti da 1 a {} scelgono, Invio controlla</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter reveals</source>
        <translation>I tasti da 1 a {} scelgono, Invio rivela</translation>
    </message>
    <message>
        <source>Left and right move, Space cuts, Enter checks</source>
        <translation>Sinistra e destra muovono, Spazio taglia, Invio controlla</translation>
    </message>
    <message>
        <source>Reveal merge {}</source>
        <translation>Rivela la fusione {}</translation>
    </message>
    <message>
        <source>Reveal replacement {}</source>
        <translation>Rivela la sostituzione {}</translation>
    </message>
    <message>
        <source>Reveal the merge</source>
        <translation>Rivela la fusione</translation>
    </message>
    <message>
        <source>Reveal the replacement</source>
        <translation>Rivela la sostituzione</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostra un suggerimento</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>La tua risposta</translation>
    </message>
    <message>
        <source>count hidden</source>
        <translation>conteggio nascosto</translation>
    </message>
    <message>
        <source>optional, one more point</source>
        <translation>facoltativo, un punto in più</translation>
    </message>
    <message>
        <source>or type it with spaces</source>
        <translation>o scrivilo con gli spazi</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>la tua risposta</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>la tua previsione</translation>
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
        <translation>Qui serve un numero, come 12 o 0,5. La tua risposta non è stata valutata.</translation>
    </message>
    <message numerus="yes">
        <source>Not quite. It becomes {pieces}: %Ln token(s).</source>
        <translation>
            <numerusform>Non proprio. Diventa {pieces}: %Ln token.</numerusform>
            <numerusform>Non proprio. Diventa {pieces}: %Ln token.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Non questa.</translation>
    </message>
    <message>
        <source>Not this one. {}.</source>
        <translation>Non questa. {}.</translation>
    </message>
    <message>
        <source>Not this one: it is true. The wrong claim is {}: {}.</source>
        <translation>Non questa: è vera. L&apos;affermazione sbagliata è {}: {}.</translation>
    </message>
    <message>
        <source>Not {}: it is {}.</source>
        <translation>Non {}: è {}.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Right. {}.</source>
        <translation>Giusto. {}.</translation>
    </message>
    <message numerus="yes">
        <source>Right: %Ln token(s).</source>
        <translation>
            <numerusform>Giusto: %Ln token.</numerusform>
            <numerusform>Giusto: %Ln token.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {}.</source>
        <translation>Giusto: {}.</translation>
    </message>
    <message>
        <source>The count is right.</source>
        <translation>Il conteggio è giusto.</translation>
    </message>
    <message>
        <source>The count is {}, not {}.</source>
        <translation>Il conteggio è {}, non {}.</translation>
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
        <translation>Testo di prova</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on to the tokens, Shift+Tab goes back.</source>
        <translation>Tab scrive una tabulazione. Ctrl+Tab passa ai token, Maiusc+Tab torna indietro.</translation>
    </message>
    <message>
        <source>Type a sentence to see its tokens.</source>
        <translation>Scrivi una frase per vederne i token.</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>The text itself is kept.</source>
        <translation>Il testo stesso è conservato.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other symbol(s)</source>
        <translation>
            <numerusform>{} e %Ln altro simbolo</numerusform>
            <numerusform>{} e altri %Ln simboli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other word(s)</source>
        <translation>
            <numerusform>{} e %Ln altra parola</numerusform>
            <numerusform>{} e altre %Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} e {}</translation>
    </message>
    <message>
        <source>{} are not in the alphabet, so they are shown as unknown.</source>
        <translation>{} non sono nell&apos;alfabeto, perciò sono mostrati come sconosciuti.</translation>
    </message>
    <message>
        <source>{} are not in the vocabulary, so they are shown as unknown.</source>
        <translation>{} non sono nel vocabolario, perciò sono mostrati come sconosciuti.</translation>
    </message>
    <message>
        <source>{} is not in the alphabet, so it is shown as unknown.</source>
        <translation>{} non è nell&apos;alfabeto, perciò è mostrato come sconosciuto.</translation>
    </message>
    <message>
        <source>{} is not in the vocabulary, so it is shown as unknown.</source>
        <translation>{} non è nel vocabolario, perciò è mostrato come sconosciuto.</translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Testo di prova</translation>
    </message>
    <message numerus="yes">
        <source>The tiles show the first {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Le tessere mostrano i primi {} di %Ln token. Il testo li mostra tutti.</numerusform>
            <numerusform>Le tessere mostrano i primi {} di %Ln token. Il testo li mostra tutti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles show {} to {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Le tessere mostrano i token da {} a {} di %Ln. Il testo li mostra tutti.</numerusform>
            <numerusform>Le tessere mostrano i token da {} a {} di %Ln. Il testo li mostra tutti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>LiveTokens</name>
    <message>
        <source>Copy all ids</source>
        <translation>Copia tutti gli id</translation>
    </message>
    <message>
        <source>Copy the text of the token</source>
        <translation>Copia il testo del token</translation>
    </message>
    <message>
        <source>Tokens of the live text</source>
        <translation>Token del testo di prova</translation>
    </message>
</context>
<context>
    <name>LiveViews</name>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Espansione</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Reticolo</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Regola per regola</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Candidates</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Space plays or pauses. Left and right step.</source>
        <translation>Spazio riproduce o mette in pausa. Sinistra e destra fanno un passo.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
</context>
<context>
    <name>MergeHeader</name>
    <message>
        <source>Announce</source>
        <translation>Annuncio</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Follow training</source>
        <translation>Segui l&apos;addestramento</translation>
    </message>
    <message>
        <source>Following training</source>
        <translation>Segue l&apos;addestramento</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unione</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Assestamento</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>conteggio</translation>
    </message>
    <message>
        <source>score {}, counted</source>
        <translation>punteggio {}, conteggio</translation>
    </message>
</context>
<context>
    <name>MergeParts</name>
    <message>
        <source>{}, adds {}</source>
        <translation>{}, aggiunge {}</translation>
    </message>
    <message>
        <source>{}, left half of the next merge</source>
        <translation>{}, metà sinistra della prossima fusione</translation>
    </message>
    <message>
        <source>{}, no longer used by the corpus</source>
        <translation>{}, non più usato dal corpus</translation>
    </message>
    <message>
        <source>{}, right half of the next merge</source>
        <translation>{}, metà destra della prossima fusione</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>MergeTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Copia con le &amp;intestazioni</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>More about the merges</source>
        <translation>Altro sulle fusioni</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} di {1}</translation>
    </message>
</context>
<context>
    <name>MergeTableModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln coppia a pari merito</numerusform>
            <numerusform>%Ln coppie a pari merito</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Conteggio {0}</translation>
    </message>
    <message>
        <source>How many pairs had this count</source>
        <translation>Quante coppie avevano questo conteggio</translation>
    </message>
    <message>
        <source>How many pairs had this score</source>
        <translation>Quante coppie avevano questo punteggio</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Quante sono state sostituite, senza sovrapposizioni</translation>
    </message>
    <message>
        <source>How often the pair stood in the corpus</source>
        <translation>Quante volte la coppia compariva nel corpus</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Merge {0}</source>
        <translation>Fusione {0}</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Nuovo token</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Nuovo token {0}</translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Nessuna parità</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Non ancora sostituite</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sostituite</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Sostituite {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Punteggio {0}</translation>
    </message>
    <message>
        <source>The count, divided by the counts of both symbols multiplied</source>
        <translation>Il conteggio diviso per il prodotto dei conteggi dei due simboli</translation>
    </message>
    <message>
        <source>The number of the merge, which is the rank of its rule</source>
        <translation>Il numero della fusione, che è il rango della sua regola</translation>
    </message>
    <message>
        <source>The token that the merge adds to the vocabulary</source>
        <translation>Il token che la fusione aggiunge al vocabolario</translation>
    </message>
    <message>
        <source>The two symbols that are joined</source>
        <translation>I due simboli che vengono uniti</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} e {1}</translation>
    </message>
</context>
<context>
    <name>MergeTree</name>
    <message>
        <source>Alphabet</source>
        <translation>Alfabeto</translation>
    </message>
    <message>
        <source>Merge tree</source>
        <translation>Albero delle fusioni</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Fusione {}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>volte</translation>
    </message>
    <message>
        <source>counted {}</source>
        <translation>conteggio {}</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>mai raggiunta</translation>
    </message>
    <message>
        <source>not made</source>
        <translation>non fatta</translation>
    </message>
    <message>
        <source>not made: {}</source>
        <translation>non fatta: {}</translation>
    </message>
    <message>
        <source>only later</source>
        <translation>solo più tardi</translation>
    </message>
</context>
<context>
    <name>MergeView</name>
    <message>
        <source>Clear the filter</source>
        <translation>Cancella il filtro</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Ordine del corpus</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Filtra le parole</translation>
    </message>
    <message>
        <source>Merge view</source>
        <translation>Vista delle fusioni</translation>
    </message>
    <message>
        <source>Most frequent first</source>
        <translation>Prima le più frequenti</translation>
    </message>
    <message>
        <source>Not trained yet</source>
        <translation>Non ancora addestrato</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Apri un esempio</translation>
    </message>
    <message>
        <source>Order of words</source>
        <translation>Ordine delle parole</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Prima le parole toccate</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Addestra</translation>
    </message>
    <message>
        <source>the word</source>
        <translation>la parola</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>altro %Ln</numerusform>
            <numerusform>altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Chiudi il messaggio</translation>
    </message>
    <message>
        <source>Close the message (Esc)</source>
        <translation>Chiudi il messaggio (Esc)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
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
        <translation>Punto: diviso diversamente dai numeri prima e dopo. In celle più grandi, una linea: il numero seguente è diviso diversamente.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Figures of the numbers on show</source>
        <translation>Cifre dei numeri mostrati</translation>
    </message>
    <message>
        <source>How many digits each token holds, from left to right. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Quante cifre contiene ogni token, da sinistra a destra. Uno spazio o un marcatore che è un token a sé non fa parte del taglio.</translation>
    </message>
    <message>
        <source>Numbers of this shape / all numbers on show</source>
        <translation>Numeri di questa forma / tutti i numeri mostrati</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shapes of the cuts, with their shares</source>
        <translation>Forme dei tagli, con le loro quote</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln numero</numerusform>
            <numerusform>%Ln numeri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown digit(s)</source>
        <translation>
            <numerusform>%Ln cifra sconosciuta</numerusform>
            <numerusform>%Ln cifre sconosciute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a digit</source>
        <translation>
            <numerusform>%Ln senza cifre</numerusform>
            <numerusform>%Ln senza cifre</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens / numbers. A space or a marker that is a token of its own counts.</source>
        <translation>Tutti i token / numeri. Conta anche uno spazio o un marcatore che è un token a sé.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Singole</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Come impostato</translation>
    </message>
    <message>
        <source>Behind {} the longest piece that fits is {}.</source>
        <translation>Dopo {} il pezzo più lungo che si adatta è {}.</translation>
    </message>
    <message>
        <source>Digits alone</source>
        <translation>Cifre singole</translation>
    </message>
    <message>
        <source>Digits by threes</source>
        <translation>Cifre a tre a tre</translation>
    </message>
    <message>
        <source>Even from the right</source>
        <translation>Regolari da destra</translation>
    </message>
    <message>
        <source>In one token</source>
        <translation>In un solo token</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Irregolari</translation>
    </message>
    <message>
        <source>Merge {} made {} of {} + {}.</source>
        <translation>La fusione {} ha fatto {} da {} + {}.</translation>
    </message>
    <message>
        <source>Merge {} will join {} + {}.</source>
        <translation>La fusione {} unirà {} + {}.</translation>
    </message>
    <message>
        <source>Neighbours n and n + 1 that are cut into other shapes / all neighbours with equally many digits: 0 where all numbers of so many digits are cut alike</source>
        <translation>Vicini n e n + 1 divisi in forme diverse / tutti i vicini con lo stesso numero di cifre: 0 se tutti i numeri di tante cifre si dividono allo stesso modo</translation>
    </message>
    <message>
        <source>No merge rule joins {} + {}.</source>
        <translation>Nessuna regola di fusione unisce {} + {}.</translation>
    </message>
    <message>
        <source>Numbers that are cut otherwise than both n − 1 and n + 1; dots in the grid</source>
        <translation>Numeri divisi diversamente sia da n − 1 sia da n + 1; punti nella griglia</translation>
    </message>
    <message>
        <source>Numbers whose digits are all in one token / numbers. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Numeri le cui cifre sono tutte in un token / numeri. Uno spazio o un marcatore che è un token a sé non fa parte del taglio.</translation>
    </message>
    <message>
        <source>Numbers whose tokens hold equally many digits, the first perhaps fewer / numbers with a cut. Arithmetic goes from the right: in 1|234, 12|34 and 1|2|3|4 each token has its places, in 123|4 they depend on the length.</source>
        <translation>Numeri i cui token contengono lo stesso numero di cifre, il primo forse meno / numeri con un taglio. L&apos;aritmetica procede da destra: in 1|234, 12|34 e 1|2|3|4 ogni token ha le sue posizioni, in 123|4 dipendono dalla lunghezza.</translation>
    </message>
    <message>
        <source>Odd ones out</source>
        <translation>Eccezioni</translation>
    </message>
    <message>
        <source>One token, of the alphabet.</source>
        <translation>Un token, dell&apos;alfabeto.</translation>
    </message>
    <message>
        <source>The alphabet has no such digit, so it is unknown.</source>
        <translation>L&apos;alfabeto non ha questa cifra, perciò è sconosciuta.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts them all: no merge crosses.</source>
        <translation>Il pre-tokenizzatore le separa tutte: nessuna fusione attraversa.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts {} from {}: no merge crosses.</source>
        <translation>Il pre-tokenizzatore separa {} da {}: nessuna fusione attraversa.</translation>
    </message>
    <message>
        <source>This training</source>
        <translation>Questo addestramento</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>A tre</translation>
    </message>
    <message>
        <source>Tokens per number</source>
        <translation>Token per numero</translation>
    </message>
    <message>
        <source>not {}</source>
        <translation>non {}</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>irregolare</translation>
    </message>
    <message>
        <source>{} (whole)</source>
        <translation>{} (intero)</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} and {} are more probable than other ways to cut it.</source>
        <translation>{} e {} sono più probabili di altri modi di dividerlo.</translation>
    </message>
    <message>
        <source>{} and {} are units by themselves.</source>
        <translation>{} e {} sono unità a sé.</translation>
    </message>
    <message>
        <source>{}, not cut yet</source>
        <translation>{}, non ancora diviso</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}. Its tokens hold {} digits: uneven, counted from the right.</source>
        <translation>{}. I suoi token contengono {} cifre: irregolare, contando da destra.</translation>
    </message>
    <message>
        <source>{}: {}, cut as {}</source>
        <translation>{}: {}, diviso come {}</translation>
    </message>
    <message>
        <source>{}: {}, some digits are unknown</source>
        <translation>{}: {}, alcune cifre sono sconosciute</translation>
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
        <translation>Un modello vede token, non cifre: ciò che impara di un taglio non aiuta per un altro.</translation>
    </message>
    <message>
        <source>A space before</source>
        <translation>Spazio davanti</translation>
    </message>
    <message>
        <source>A warning stands where the tokens do not hold equally many digits, counted from the right: where 1|234 becomes 123|4, thousands and hundreds share a token.</source>
        <translation>Un avviso appare dove i token non contengono lo stesso numero di cifre, contando da destra: dove 1|234 diventa 123|4, migliaia e centinaia condividono un token.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>In a text a number mostly follows a space, which may be a part of its token.</source>
        <translation>In un testo un numero segue per lo più uno spazio, che può far parte del suo token.</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Celle più grandi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Numbers of your own</source>
        <translation>Numeri tuoi</translation>
    </message>
    <message>
        <source>Numbers of your own, parted by semicolons</source>
        <translation>Numeri tuoi, separati da punto e virgola</translation>
    </message>
    <message>
        <source>Save the grids as CSV…</source>
        <translation>Salva le griglie come CSV…</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Celle più piccole</translation>
    </message>
    <message>
        <source>Take them away</source>
        <translation>Toglile</translation>
    </message>
    <message>
        <source>The alphabet has none of these digits, so every number is unknown (red). Open a text with numbers, or train in bytes.</source>
        <translation>L&apos;alfabeto non ha nessuna di queste cifre, perciò ogni numero è sconosciuto (rosso). Apri un testo con numeri, o addestra in byte.</translation>
    </message>
    <message>
        <source>This tokenizer drops spaces: one before a number changes nothing.</source>
        <translation>Questo tokenizzatore elimina gli spazi: uno davanti a un numero non cambia nulla.</translation>
    </message>
    <message>
        <source>Train with digits alone and by threes</source>
        <translation>Addestra con cifre singole e a tre</translation>
    </message>
    <message>
        <source>Trains the same corpus twice more, each time with another rule for digits, and shows the grids side by side.</source>
        <translation>Addestra lo stesso corpus altre due volte, ogni volta con un&apos;altra regola per le cifre, e mostra le griglie affiancate.</translation>
    </message>
    <message>
        <source>Waiting …</source>
        <translation>In attesa …</translation>
    </message>
    <message>
        <source>Write numbers as they stand in texts; a semicolon parts them.</source>
        <translation>Scrivi i numeri come stanno nei testi; un punto e virgola li separa.</translation>
    </message>
    <message>
        <source>Years 1900 – 2100</source>
        <translation>Anni 1900 – 2100</translation>
    </message>
    <message>
        <source>{} of the numbers hold digits that the alphabet lacks (red). Train on a text with numbers, or in bytes.</source>
        <translation>{} dei numeri contengono cifre che mancano nell&apos;alfabeto (rosso). Addestra su un testo con numeri, o in byte.</translation>
    </message>
    <message>
        <source>{}: training, {}</source>
        <translation>{}: addestramento, {}</translation>
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
        <translation>Un compressore non crea un tokenizzatore</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Le sue regole valgono per un solo testo. Scegli un altro algoritmo in Osserva.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Ancora nessun tokenizzatore</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands how it cuts numbers.</source>
        <translation>Addestrane uno in Osserva: qui si vede come divide i numeri.</translation>
    </message>
</context>
<context>
    <name>OpenedCard</name>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln speciale</numerusform>
            <numerusform>%Ln speciali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Merge rules</source>
        <translation>Regole di fusione</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalizza</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}, {special}.</source>
        <translation>Aperto {name}: {tokens}, {special}.</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}.</source>
        <translation>Aperto {name}: {tokens}.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciali</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Fine parola</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>the model&apos;s own table</source>
        <translation>la tabella del modello</translation>
    </message>
</context>
<context>
    <name>PageNotice</name>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Page {page} of {pages}, read-only.</source>
        <translation>Pagina {page} di {pages}, sola lettura.</translation>
    </message>
    <message>
        <source>Training reads all of it.</source>
        <translation>L&apos;addestramento lo legge tutto.</translation>
    </message>
</context>
<context>
    <name>PaneKeys</name>
    <message>
        <source>+ and -</source>
        <translation>+ e -</translation>
    </message>
    <message>
        <source>+ or −, 0 for all</source>
        <translation>+ o −, 0 per tutto</translation>
    </message>
    <message>
        <source>Along the parts of a row</source>
        <translation>Lungo le parti di una riga</translation>
    </message>
    <message>
        <source>Along the tokens of a word</source>
        <translation>Lungo i token di una parola</translation>
    </message>
    <message>
        <source>Along the tokens of the live text</source>
        <translation>Lungo i token del testo di prova</translation>
    </message>
    <message>
        <source>Alt and its letter</source>
        <translation>Alt e la sua lettera</translation>
    </message>
    <message>
        <source>Arrows, or its digits</source>
        <translation>Frecce, o le sue cifre</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+Sinistra o Ctrl+Destra</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>From number to number of a grid</source>
        <translation>Da numero a numero in una griglia</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>Da riga a riga</translation>
    </message>
    <message>
        <source>Larger and smaller cells of a grid</source>
        <translation>Celle più grandi e più piccole in una griglia</translation>
    </message>
    <message>
        <source>Leave a field that takes tabs</source>
        <translation>Esci da un campo che accetta tabulazioni</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Sinistra o Destra</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Apri un menu</translation>
    </message>
    <message>
        <source>Show the token, or go to its step</source>
        <translation>Mostra il token, o vai al suo passo</translation>
    </message>
    <message>
        <source>Up or Down</source>
        <translation>Su o Giù</translation>
    </message>
    <message>
        <source>Zoom the timeline, on its slider</source>
        <translation>Ingrandisci la linea del tempo, sul suo cursore</translation>
    </message>
</context>
<context>
    <name>ParityPane</name>
    <message>
        <source>Context in tokens</source>
        <translation>Contesto in token</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Parità tra lingue</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Messaggi al mese</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Prezzo di un milione di token in ingresso: ciò che si invia</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Prezzo di un milione di token in uscita: ciò che ritorna</translation>
    </message>
    <message>
        <source>Which price the texts cost</source>
        <translation>Quale prezzo costano i testi</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>un esempio</translation>
    </message>
    <message>
        <source>both</source>
        <translation>entrambi</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contesto</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>messages a month, as</source>
        <translation>messaggi al mese, come</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>per milione di token</translation>
    </message>
    <message>
        <source>yours, {}</source>
        <translation>tuo, {}</translation>
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
            <numerusform>%Ln immagine</numerusform>
            <numerusform>%Ln immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>A film at this pace takes up to {} steps.</source>
        <translation>Un filmato a questo ritmo contiene fino a {} passi.</translation>
    </message>
    <message>
        <source>A page takes up to {} steps.</source>
        <translation>Una pagina contiene fino a {} passi.</translation>
    </message>
    <message>
        <source>A replay of some steps</source>
        <translation>Una riproduzione di alcuni passi</translation>
    </message>
    <message>
        <source>CSV table of its numbers</source>
        <translation>Tabella CSV dei suoi numeri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose a first step before the last one.</source>
        <translation>Scegli un primo passo che preceda l&apos;ultimo.</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Esporta un&apos;immagine</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>From step</source>
        <translation>Dal passo</translation>
    </message>
    <message>
        <source>GIF film</source>
        <translation>Filmato GIF</translation>
    </message>
    <message>
        <source>HTML page that plays without network</source>
        <translation>Pagina HTML che si riproduce senza rete</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo di file</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation>PNG, come sullo schermo</translation>
    </message>
    <message>
        <source>PNG, twice as fine</source>
        <translation>PNG, dettaglio doppio</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Picture of</source>
        <translation>Immagine di</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, nitido a ogni dimensione</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>The merge tree in Inspect</source>
        <translation>L&apos;albero delle fusioni in Esamina</translation>
    </message>
    <message>
        <source>The merge view</source>
        <translation>La vista delle fusioni</translation>
    </message>
    <message>
        <source>The timeline</source>
        <translation>La linea del tempo</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La finestra</translation>
    </message>
    <message>
        <source>a quarter of a second a step</source>
        <translation>un quarto di secondo per passo</translation>
    </message>
    <message>
        <source>half a second a step</source>
        <translation>mezzo secondo per passo</translation>
    </message>
    <message>
        <source>one second a step</source>
        <translation>un secondo per passo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Esporta un&apos;immagine</translation>
    </message>
    <message>
        <source>GIF films need Pillow: pip install pillow.</source>
        <translation>I filmati GIF richiedono Pillow: pip install pillow.</translation>
    </message>
    <message>
        <source>Making {}</source>
        <translation>Creazione di {}</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un passo indietro (Sinistra)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Un passo avanti (Destra)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Space plays and pauses, the arrows step, J and L jump by ten, Home and End go to the ends. Made with BPE Desktop.</source>
        <translation>Spazio riproduce e mette in pausa, le frecce avanzano di un passo, J e L saltano di dieci, Home e Fine vanno agli estremi. Creato con BPE Desktop.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>La riproduzione finisce qui.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to play; it fetches nothing.</source>
        <translation>Questa pagina richiede JavaScript per la riproduzione; non scarica nulla.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>All&apos;inizio (Home)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>steps {} to {} of {}</source>
        <translation>passi da {} a {} di {}</translation>
    </message>
</context>
<context>
    <name>Picturing</name>
    <message>
        <source>It is in {}.</source>
        <translation>Si trova in {}.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Salvato {}.</translation>
    </message>
</context>
<context>
    <name>PieceScenes</name>
    <message numerus="yes">
        <source>Next: %Ln frequent substring(s) come in</source>
        <translation>
            <numerusform>Adesso entra %Ln sottostringa frequente</numerusform>
            <numerusform>Adesso entrano %Ln sottostringhe frequenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) go, the most probable stay</source>
        <translation>
            <numerusform>Adesso: se ne va %Ln pezzo, restano i più probabili</numerusform>
            <numerusform>Adesso: se ne vanno %Ln pezzi, restano i più probabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) that are missed least go</source>
        <translation>
            <numerusform>Adesso: se ne va %Ln pezzo che manca meno</numerusform>
            <numerusform>Adesso: se ne vanno i %Ln pezzi che mancano meno</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: EM weighs the pieces anew</source>
        <translation>Adesso: EM ripesa i pezzi</translation>
    </message>
    <message numerus="yes">
        <source>Next: EM weighs the pieces anew, %Ln of them go</source>
        <translation>
            <numerusform>Adesso: EM ripesa i pezzi, %Ln se ne va</numerusform>
            <numerusform>Adesso: EM ripesa i pezzi, %Ln se ne vanno</numerusform>
        </translation>
    </message>
    <message>
        <source>log-likelihood</source>
        <translation>log-verosimiglianza</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>less than 1 s left</source>
        <translation>meno di 1 s rimanente</translation>
    </message>
    <message>
        <source>{} h left</source>
        <translation>{} h rimanenti</translation>
    </message>
    <message>
        <source>{} min left</source>
        <translation>{} min rimanenti</translation>
    </message>
    <message>
        <source>{} s left</source>
        <translation>{} s rimanenti</translation>
    </message>
</context>
<context>
    <name>ReasonRows</name>
    <message>
        <source>Merge {}</source>
        <translation>Fusione {}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore it, or go on: it will not be asked again.</source>
        <translation>Ripristinalo o prosegui: non verrà chiesto di nuovo.</translation>
    </message>
    <message>
        <source>The last session ended unexpectedly. Its work was kept at {}.</source>
        <translation>L&apos;ultima sessione è terminata in modo imprevisto. Il lavoro è stato conservato alle {}.</translation>
    </message>
</context>
<context>
    <name>ReplaceTableModel</name>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>%Ln byte rimasto</numerusform>
            <numerusform>%Ln byte rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Byte {0}, which stands for {1}</source>
        <translation>Byte {0}, che sta per {1}</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Byte rimasti</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Conteggio {0}</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Quante sono state sostituite, senza sovrapposizioni</translation>
    </message>
    <message>
        <source>How often the pair stood in the data</source>
        <translation>Quante volte la coppia compariva nei dati</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Non ancora sostituite</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sostituite</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Sostituite {0}</translation>
    </message>
    <message>
        <source>Replacement {0}</source>
        <translation>Sostituzione {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Sta per</translation>
    </message>
    <message>
        <source>The free byte that stands for them</source>
        <translation>Il byte libero che ne prende il posto</translation>
    </message>
    <message>
        <source>The number of the replacement</source>
        <translation>Il numero della sostituzione</translation>
    </message>
    <message>
        <source>The size of the data then, without the table</source>
        <translation>La dimensione dei dati a quel punto, senza la tabella</translation>
    </message>
    <message>
        <source>The two bytes that are replaced</source>
        <translation>I due byte che vengono sostituiti</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} e {1}</translation>
    </message>
    <message>
        <source>{0}, which stands for {1}</source>
        <translation>{0}, che sta per {1}</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Saved {}.</source>
        <translation>Salvato {}.</translation>
    </message>
</context>
<context>
    <name>RoundTableModel</name>
    <message>
        <source>By how much the log-likelihood changed</source>
        <translation>Di quanto è cambiata la log-verosimiglianza</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>EM</source>
        <translation>EM</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>How many pieces came or went</source>
        <translation>Quanti pezzi sono entrati o usciti</translation>
    </message>
    <message>
        <source>How many pieces there are after the round</source>
        <translation>Quanti pezzi ci sono dopo il ciclo</translation>
    </message>
    <message>
        <source>Last cut</source>
        <translation>Ultimo taglio</translation>
    </message>
    <message>
        <source>Log-lik.</source>
        <translation>Log-veros.</translation>
    </message>
    <message>
        <source>Log-likelihood of the corpus in nats per character, after the round</source>
        <translation>Log-verosimiglianza del corpus in nat per carattere, dopo il ciclo</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Potatura</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>The number of the round</source>
        <translation>Il numero del ciclo</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Che cosa è stato fatto</translation>
    </message>
</context>
<context>
    <name>RowHeads</name>
    <message>
        <source>Make it the reference</source>
        <translation>Usa come riferimento</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Riferimento</translation>
    </message>
</context>
<context>
    <name>RuleReplay</name>
    <message>
        <source>Only texts up to {} characters are replayed. Shorten it.</source>
        <translation>Si riproducono solo testi fino a {} caratteri. Accorcialo.</translation>
    </message>
    <message>
        <source>Train first: then the rules can be replayed.</source>
        <translation>Prima addestra: poi le regole si possono riprodurre.</translation>
    </message>
    <message>
        <source>Type a text to see its rules applied, one after the other.</source>
        <translation>Scrivi un testo per vedere applicate le sue regole, una dopo l&apos;altra.</translation>
    </message>
</context>
<context>
    <name>RuleReplayView</name>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln simbolo</numerusform>
            <numerusform>%Ln simboli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the next rule</source>
        <translation>Applica la prossima regola</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Indietro alla regola prima</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the rules</source>
        <translation>Riproduci le regole</translation>
    </message>
    <message>
        <source>Rules that apply to the text</source>
        <translation>Regole che si applicano al testo</translation>
    </message>
    <message>
        <source>Tokens so far</source>
        <translation>Token finora</translation>
    </message>
    <message>
        <source>joined next</source>
        <translation>si unisce adesso</translation>
    </message>
    <message>
        <source>{symbols}, {tokens}, step {at} of {steps}</source>
        <translation>{symbols}, {tokens}, passo {at} di {steps}</translation>
    </message>
</context>
<context>
    <name>RunButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Addestra</translation>
    </message>
</context>
<context>
    <name>RunStateBar</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after {steps}.</source>
        <translation>Annullato, già fatto: {steps}.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Corpus cambiato.</translation>
    </message>
    <message>
        <source>Not trained yet.</source>
        <translation>Non ancora addestrato.</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Apertura di {}</translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>I pannelli mostrano ancora l&apos;addestramento precedente.</translation>
    </message>
    <message>
        <source>Reading the corpus</source>
        <translation>Lettura del corpus</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>L&apos;addestramento non è riuscito.</translation>
    </message>
    <message>
        <source>Train starts it.</source>
        <translation>Addestra lo avvia.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>circa {time}</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>{done} of {total_steps} ({share})</source>
        <translation>{done} di {total_steps} ({share})</translation>
    </message>
    <message>
        <source>{done} of {total} ({share})</source>
        <translation>{done} di {total} ({share})</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A bridge, a river and a school. The article is glued to the end of the word, and merges find it.</source>
        <translation>Un ponte, un fiume e una scuola. L&apos;articolo è attaccato alla fine della parola, e le fusioni lo trovano.</translation>
    </message>
    <message>
        <source>A short story of small words that come back: low, lower, lowest; nation, station, creation.</source>
        <translation>Un breve racconto di parole semplici che ritornano: low, lower, lowest; nation, station, creation.</translation>
    </message>
    <message>
        <source>Bulgarian: мостът</source>
        <translation>Bulgaro: мостът</translation>
    </message>
    <message>
        <source>Czech: na mostě</source>
        <translation>Ceco: na mostě</translation>
    </message>
    <message>
        <source>Eight English words. Frequent words become one token, verbs share their ending.</source>
        <translation>Otto parole inglesi. Le parole frequenti diventano un token, i verbi condividono la terminazione.</translation>
    </message>
    <message>
        <source>English: the harbour</source>
        <translation>Inglese: the harbour</translation>
    </message>
    <message>
        <source>Five Italian words</source>
        <translation>Cinque parole italiane</translation>
    </message>
    <message>
        <source>Italian: il porto</source>
        <translation>Italiano: il porto</translation>
    </message>
    <message>
        <source>Japanese and its neighbours</source>
        <translation>Il giapponese e i suoi vicini</translation>
    </message>
    <message>
        <source>Messages of a Bulgarian shop</source>
        <translation>Messaggi di un negozio bulgaro</translation>
    </message>
    <message>
        <source>Nation, station, ration</source>
        <translation>Nation, station, ration</translation>
    </message>
    <message>
        <source>No spaces between words, several scripts, emoji and code. Bytes are the symbols, so nothing is ever unknown.</source>
        <translation>Nessuno spazio tra le parole, più scritture, emoji e codice. I simboli sono i byte, perciò nulla è mai sconosciuto.</translation>
    </message>
    <message>
        <source>Seven cases and many accents: watch which endings become tokens first.</source>
        <translation>Sette casi e molti accenti: guarda quali desinenze diventano token per prime.</translation>
    </message>
    <message>
        <source>Six Czech words. The stem švejk is learnt in four merges, then the endings; the end of a word is a symbol of its own.</source>
        <translation>Sei parole ceche. Il tema švejk si impara in quattro fusioni, poi le desinenze; la fine di parola è un simbolo a sé.</translation>
    </message>
    <message>
        <source>The dog barks, the cat meows</source>
        <translation>Il cane abbaia, il gatto miagola (inglese)</translation>
    </message>
    <message>
        <source>The same harbour in Italian: long endings, apostrophes and accents.</source>
        <translation>Lo stesso porto in italiano: desinenze lunghe, apostrofi e accenti.</translation>
    </message>
    <message>
        <source>The words of a shop&apos;s messages to its customers: sixty merges find стоката, доставката, плащането and пристигне.</source>
        <translation>Le parole dei messaggi di un negozio ai clienti: sessanta fusioni trovano стоката, доставката, плащането e пристигне.</translation>
    </message>
    <message>
        <source>Three words share an ending. Five pairs tie at the same count, and the rule for equal counts builds the ending from left to right.</source>
        <translation>Tre parole hanno la stessa terminazione. Cinque coppie sono a pari conteggio, e la regola di parità costruisce la terminazione da sinistra a destra.</translation>
    </message>
    <message>
        <source>basso, bassotto, bosso, rosso, rossetto: ten merges, and a word that stays in pieces although its stem is in the vocabulary.</source>
        <translation>basso, bassotto, bosso, rosso, rossetto: dieci fusioni, e una parola che resta a pezzi benché il suo tema sia nel vocabolario.</translation>
    </message>
    <message>
        <source>Švejk and his cases</source>
        <translation>Švejk e i suoi casi</translation>
    </message>
</context>
<context>
    <name>SavingsChart</name>
    <message>
        <source>From {} to {} tokens: ({} − {}) / {} = {} of the symbols saved</source>
        <translation>Da {} a {} token: ({} − {}) / {} = {} dei simboli risparmiati</translation>
    </message>
    <message>
        <source>What each growth saves</source>
        <translation>Che cosa risparmia ogni crescita</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>dimensione del vocabolario</translation>
    </message>
</context>
<context>
    <name>ScriptTable</name>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Characters of this script / characters of the text</source>
        <translation>Caratteri di questa scrittura / caratteri del testo</translation>
    </message>
    <message>
        <source>Code points, every occurrence</source>
        <translation>Code point, ogni occorrenza</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Scrittura</translation>
    </message>
    <message>
        <source>Scripts and their shares</source>
        <translation>Scritture e loro quote</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Unicode&apos;s property Script</source>
        <translation>La proprietà Script di Unicode</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 byte does</source>
        <translation>1 byte non è valido</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 carattere</translation>
    </message>
    <message>
        <source>1 pair was</source>
        <translation>1 coppia</translation>
    </message>
    <message>
        <source>1 symbol is a byte</source>
        <translation>1 simbolo è un byte</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 parola</translation>
    </message>
    <message>
        <source>A .tiktoken file has one pattern, which cannot say {0}.</source>
        <translation>Un file .tiktoken ha un solo modello, che non può esprimere {0}.</translation>
    </message>
    <message>
        <source>A .tiktoken file holds each token once; save as .bpe.</source>
        <translation>Un file .tiktoken contiene ogni token una volta sola; salva come .bpe.</translation>
    </message>
    <message>
        <source>A .vocab does not tell the normalizer: SentencePiece&apos;s usual one is taken. The .model beside it tells all.</source>
        <translation>Un .vocab non indica il normalizzatore: si assume quello usuale di SentencePiece. Il .model accanto dice tutto.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold the normalizer {0}.</source>
        <translation>Un modello SentencePiece non può contenere il normalizzatore {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold {0}.</source>
        <translation>Un modello SentencePiece non può contenere {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model has one.</source>
        <translation>Un modello SentencePiece ne ha uno.</translation>
    </message>
    <message>
        <source>A SentencePiece model holds one table, and this tokenizer has other steps beside it.</source>
        <translation>Un modello SentencePiece contiene una sola tabella, e questo tokenizzatore ha altri passi oltre ad essa.</translation>
    </message>
    <message>
        <source>A SentencePiece model treats spaces after all else.</source>
        <translation>Un modello SentencePiece tratta gli spazi dopo tutto il resto.</translation>
    </message>
    <message>
        <source>A WordPiece vocabulary from a file does not tell the merges to go on from.</source>
        <translation>Un vocabolario WordPiece da un file non dice le fusioni da cui proseguire.</translation>
    </message>
    <message>
        <source>A compression cannot go on from a tokenizer.</source>
        <translation>Una compressione non può proseguire da un tokenizzatore.</translation>
    </message>
    <message>
        <source>A compressor has no tokenizer.</source>
        <translation>Un compressore non ha un tokenizzatore.</translation>
    </message>
    <message>
        <source>A file of codes cannot hold a tokenizer without merges.</source>
        <translation>Un file di codici non può contenere un tokenizzatore senza fusioni.</translation>
    </message>
    <message>
        <source>A file of minbpe cannot hold the pre-tokenizer {0}.</source>
        <translation>Un file di minbpe non può contenere il pre-tokenizzatore {0}.</translation>
    </message>
    <message>
        <source>A limited alphabet leaves characters without a token.</source>
        <translation>Un alfabeto limitato lascia caratteri senza token.</translation>
    </message>
    <message>
        <source>A merge is two tokens with one space between.</source>
        <translation>Una fusione è due token con uno spazio in mezzo.</translation>
    </message>
    <message>
        <source>A name holds half a character.</source>
        <translation>Un nome contiene mezzo carattere.</translation>
    </message>
    <message>
        <source>A row is {0}.</source>
        <translation>Una riga è {0}.</translation>
    </message>
    <message>
        <source>A special token is empty.</source>
        <translation>Un token speciale è vuoto.</translation>
    </message>
    <message>
        <source>A symbol of the word {0} is not in the alphabet.</source>
        <translation>Un simbolo della parola {0} non è nell&apos;alfabeto.</translation>
    </message>
    <message>
        <source>A table cannot be opened as a tokenizer again: the settings are not in it.</source>
        <translation>Una tabella non può essere riaperta come tokenizzatore: non contiene le impostazioni.</translation>
    </message>
    <message>
        <source>A table of counts has no JSON fields.</source>
        <translation>Una tabella di conteggi non ha campi JSON.</translation>
    </message>
    <message>
        <source>A table of pairs goes past the byte 255.</source>
        <translation>Una tabella di coppie supera il byte 255.</translation>
    </message>
    <message>
        <source>A text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte there.</source>
        <translation>Un testo che scrive un pezzo di byte, come &lt;0x0A&gt;, diventa lì quel byte.</translation>
    </message>
    <message>
        <source>A token has the id {0}.</source>
        <translation>Un token ha l&apos;id {0}.</translation>
    </message>
    <message>
        <source>A token holds a byte that is no text, which a vocab.txt cannot hold.</source>
        <translation>Un token contiene un byte che non è testo, che un vocab.txt non può contenere.</translation>
    </message>
    <message>
        <source>A token to be added has {0} characters.</source>
        <translation>Un token da aggiungere ha {0} caratteri.</translation>
    </message>
    <message>
        <source>A token to be added is empty.</source>
        <translation>Un token da aggiungere è vuoto.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} applies no merge rules.</source>
        <translation>Un tokenizzatore dell&apos;algoritmo {0} non applica regole di fusione.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} gives its ways to cut a text no probabilities.</source>
        <translation>Un tokenizzatore dell&apos;algoritmo {0} non dà probabilità ai modi di dividere un testo.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} is not there yet.</source>
        <translation>Un tokenizzatore dell&apos;algoritmo {0} non c&apos;è ancora.</translation>
    </message>
    <message>
        <source>A training of the algorithm {0} cannot go on from a tokenizer.</source>
        <translation>Un addestramento dell&apos;algoritmo {0} non può proseguire da un tokenizzatore.</translation>
    </message>
    <message>
        <source>A training that goes on from this vocabulary cannot be shown step by step.</source>
        <translation>Un addestramento che prosegue da questo vocabolario non si può mostrare passo per passo.</translation>
    </message>
    <message>
        <source>A unigram model is trained as a whole: all its pieces get new probabilities.</source>
        <translation>Un modello unigram si addestra nel suo insieme: tutti i suoi pezzi ricevono nuove probabilità.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json holds neither gaps between ids nor unused or user-defined pieces.</source>
        <translation>Un modello unigram di tokenizer.json non ammette né buchi tra gli id né pezzi inutilizzati o definiti dall&apos;utente.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json makes one token of a run of unknown characters.</source>
        <translation>Un modello unigram di tokenizer.json fa un solo token di una serie di caratteri sconosciuti.</translation>
    </message>
    <message>
        <source>A unigram training cannot go on from a tokenizer.</source>
        <translation>Un addestramento unigram non può proseguire da un tokenizzatore.</translation>
    </message>
    <message>
        <source>A vocab.txt is for WordPiece, and this tokenizer is of the algorithm {0}.</source>
        <translation>Un vocab.txt è per WordPiece, e questo tokenizzatore è dell&apos;algoritmo {0}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is out of reach: with these settings the corpus gives {1}.</source>
        <translation>Un vocabolario di {0} token è irraggiungibile: con queste impostazioni il corpus ne dà {1}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is too {1} for this corpus.</source>
        <translation>Un vocabolario di {0} token è troppo {1} per questo corpus.</translation>
    </message>
    <message>
        <source>A {0} in the text comes back as a space, which it stands for.</source>
        <translation>Un {0} nel testo torna come spazio, di cui è il segno.</translation>
    </message>
    <message>
        <source>Add a whole token.</source>
        <translation>Aggiungi un token intero.</translation>
    </message>
    <message>
        <source>Add it as a whole token.</source>
        <translation>Aggiungilo come token intero.</translation>
    </message>
    <message>
        <source>Add tokens by hand instead.</source>
        <translation>Aggiungi invece i token a mano.</translation>
    </message>
    <message>
        <source>After merge {0} there is no next one.</source>
        <translation>Dopo la fusione {0} non ce n&apos;è un&apos;altra.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 to {0}.</source>
        <translation>Un id è un numero intero da 0 a {0}.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 up.</source>
        <translation>Un id è un numero intero da 0 in su.</translation>
    </message>
    <message>
        <source>An unknown piece {0} with the id {1} is added.</source>
        <translation>Viene aggiunto un pezzo sconosciuto {0} con l&apos;id {1}.</translation>
    </message>
    <message>
        <source>An unknown token {0} with the id {1} is added: the library would drop unknown characters.</source>
        <translation>Viene aggiunto un token sconosciuto {0} con l&apos;id {1}: la libreria scarterebbe i caratteri sconosciuti.</translation>
    </message>
    <message>
        <source>Ask about another algorithm.</source>
        <translation>Chiedi di un altro algoritmo.</translation>
    </message>
    <message>
        <source>Ask about another token.</source>
        <translation>Chiedi di un altro token.</translation>
    </message>
    <message>
        <source>Ask about another.</source>
        <translation>Chiedi di un altro.</translation>
    </message>
    <message>
        <source>Ask about its data.</source>
        <translation>Chiedi dei suoi dati.</translation>
    </message>
    <message>
        <source>Ask at an earlier step.</source>
        <translation>Chiedi a un passo precedente.</translation>
    </message>
    <message>
        <source>Ask at another step.</source>
        <translation>Chiedi a un altro passo.</translation>
    </message>
    <message>
        <source>Ask for a token that is learnt.</source>
        <translation>Chiedi di un token appreso.</translation>
    </message>
    <message>
        <source>Ask for its split instead.</source>
        <translation>Chiedi invece come si divide.</translation>
    </message>
    <message>
        <source>Ask for the permission to read it, or copy it.</source>
        <translation>Chiedi il permesso di leggerlo, o copialo.</translation>
    </message>
    <message>
        <source>Ask for the permission, or copy it.</source>
        <translation>Chiedi il permesso, o copialo.</translation>
    </message>
    <message>
        <source>Ask for the split of a word.</source>
        <translation>Chiedi come si divide una parola.</translation>
    </message>
    <message>
        <source>Ask for {0}.</source>
        <translation>Chiedine {0}.</translation>
    </message>
    <message>
        <source>Ask it to explain a word.</source>
        <translation>Chiedigli di spiegare una parola.</translation>
    </message>
    <message>
        <source>Behind a special token a text gets no {0} there; here it does.</source>
        <translation>Dopo un token speciale lì un testo non riceve {0}; qui sì.</translation>
    </message>
    <message>
        <source>Both a limit of the alphabet and a coverage are given.</source>
        <translation>Sono indicati sia un limite dell&apos;alfabeto sia una copertura.</translation>
    </message>
    <message>
        <source>Both a number of merges and a vocabulary size are given.</source>
        <translation>Sono indicati sia un numero di fusioni sia una dimensione del vocabolario.</translation>
    </message>
    <message>
        <source>Bytes that are not in the vocabulary do not come back.</source>
        <translation>I byte che non sono nel vocabolario non ritornano.</translation>
    </message>
    <message>
        <source>Characters that are not in the alphabet do not come back.</source>
        <translation>I caratteri che non sono nell&apos;alfabeto non ritornano.</translation>
    </message>
    <message>
        <source>Check how it is written.</source>
        <translation>Controlla come è scritto.</translation>
    </message>
    <message>
        <source>Check the name and the disk.</source>
        <translation>Controlla il nome e il disco.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Controlla il nome e la cartella.</translation>
    </message>
    <message>
        <source>Check the name and who may read it.</source>
        <translation>Controlla il nome e chi può leggerlo.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Controlla il nome.</translation>
    </message>
    <message>
        <source>Choose Characters or Bytes under Units, or export another format.</source>
        <translation>Scegli Caratteri o Byte in Unità, o esporta in un altro formato.</translation>
    </message>
    <message>
        <source>Choose a .bpe file, a tokenizer.json, a .tiktoken, .model or .codes file, or a folder with vocab.json and merges.txt.</source>
        <translation>Scegli un file .bpe, un tokenizer.json, un file .tiktoken, .model o .codes, o una cartella con vocab.json e merges.txt.</translation>
    </message>
    <message>
        <source>Choose a field that holds text.</source>
        <translation>Scegli un campo che contenga testo.</translation>
    </message>
    <message>
        <source>Choose a file of ranks.</source>
        <translation>Scegli un file di ranghi.</translation>
    </message>
    <message>
        <source>Choose a file saved by BPE Desktop.</source>
        <translation>Scegli un file salvato da BPE Desktop.</translation>
    </message>
    <message>
        <source>Choose a file that minbpe wrote.</source>
        <translation>Scegli un file scritto da minbpe.</translation>
    </message>
    <message>
        <source>Choose a file with a token a line.</source>
        <translation>Scegli un file con un token per riga.</translation>
    </message>
    <message>
        <source>Choose a file with text in it.</source>
        <translation>Scegli un file che contenga testo.</translation>
    </message>
    <message>
        <source>Choose a pair that is among the candidates before this merge.</source>
        <translation>Scegli una coppia che sia tra le candidate prima di questa fusione.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Scegline uno più corto.</translation>
    </message>
    <message>
        <source>Choose a text file in it.</source>
        <translation>Scegli un file di testo al suo interno.</translation>
    </message>
    <message>
        <source>Choose a text file or name its encoding.</source>
        <translation>Scegli un file di testo o indicane la codifica.</translation>
    </message>
    <message>
        <source>Choose a text file.</source>
        <translation>Scegli un file di testo.</translation>
    </message>
    <message>
        <source>Choose a vocab.json.</source>
        <translation>Scegli un vocab.json.</translation>
    </message>
    <message>
        <source>Choose a whole .model file.</source>
        <translation>Scegli un file .model intero.</translation>
    </message>
    <message>
        <source>Choose another encoding.</source>
        <translation>Scegli un&apos;altra codifica.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Scegli un altro file.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Scegli un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>Choose another name or folder.</source>
        <translation>Scegli un altro nome o un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>Choose bpe or wordpiece or gage.</source>
        <translation>Scegli bpe, wordpiece o gage.</translation>
    </message>
    <message>
        <source>Choose either counts or a field.</source>
        <translation>Scegli o i conteggi o un campo.</translation>
    </message>
    <message>
        <source>Choose from {0}, or join several with +.</source>
        <translation>Scegli tra {0}, o uniscine alcuni con +.</translation>
    </message>
    <message>
        <source>Choose from {0}, or save as tokenizer.json or .bpe.</source>
        <translation>Scegli tra {0}, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Choose from {0}.</source>
        <translation>Scegli tra {0}.</translation>
    </message>
    <message>
        <source>Choose gpt2, cl100k, o200k, or a pattern in one line without spaces at its ends; or save as tokenizer.json or .bpe.</source>
        <translation>Scegli gpt2, cl100k, o200k, o un modello su una riga senza spazi agli estremi; oppure salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Choose one of its fields: {0}.</source>
        <translation>Scegli uno dei suoi campi: {0}.</translation>
    </message>
    <message>
        <source>Choose one of {0}.</source>
        <translation>Scegli uno tra {0}.</translation>
    </message>
    <message>
        <source>Choose one, or compress a file first.</source>
        <translation>Scegline uno, o prima comprimi un file.</translation>
    </message>
    <message>
        <source>Choose the algorithm bpe.</source>
        <translation>Scegli l&apos;algoritmo bpe.</translation>
    </message>
    <message>
        <source>Choose the folder that holds both files.</source>
        <translation>Scegli la cartella che contiene entrambi i file.</translation>
    </message>
    <message>
        <source>Choose the form of the program, or compress the file with bpe-desktop gage.</source>
        <translation>Scegli la forma del programma, o comprimi il file con bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Choose the marker end.</source>
        <translation>Scegli il marcatore end.</translation>
    </message>
    <message>
        <source>Choose the units character, or leave it out.</source>
        <translation>Scegli le unità character, o lascialo fuori.</translation>
    </message>
    <message>
        <source>Choose {0}.</source>
        <translation>Scegli {0}.</translation>
    </message>
    <message>
        <source>Cut it into parts.</source>
        <translation>Dividili in parti.</translation>
    </message>
    <message>
        <source>Decoding follows the file&apos;s settings only in part: spaces may differ.</source>
        <translation>La decodifica segue solo in parte le impostazioni del file: gli spazi possono differire.</translation>
    </message>
    <message>
        <source>Decoding gives back every text exactly.</source>
        <translation>La decodifica restituisce esattamente ogni testo.</translation>
    </message>
    <message>
        <source>Decoding there changes the text by a second table; here it does not.</source>
        <translation>La decodifica lì cambia il testo con una seconda tabella; qui no.</translation>
    </message>
    <message>
        <source>Dropout is for BPE, and this tokenizer is of the algorithm {0}.</source>
        <translation>Il dropout è per BPE, e questo tokenizzatore è dell&apos;algoritmo {0}.</translation>
    </message>
    <message>
        <source>Each unknown letter of a run is a piece there.</source>
        <translation>Lì ogni lettera sconosciuta di una serie è un pezzo.</translation>
    </message>
    <message>
        <source>Exactly one has to be.</source>
        <translation>Deve esserlo esattamente una.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Scarica di nuovo il file.</translation>
    </message>
    <message>
        <source>Files up to {0} MB are read.</source>
        <translation>Si leggono file fino a {0} MB.</translation>
    </message>
    <message>
        <source>Force one of them later.</source>
        <translation>Forzane una più tardi.</translation>
    </message>
    <message>
        <source>GIF files are written by Pillow, which is not installed.</source>
        <translation>I file GIF sono scritti da Pillow, che non è installato.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor knows no score.</source>
        <translation>Il compressore di Gage non conosce punteggi.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor makes no tokenizer.</source>
        <translation>Il compressore di Gage non crea un tokenizzatore.</translation>
    </message>
    <message>
        <source>Get a whole copy of it.</source>
        <translation>Procuratene una copia intera.</translation>
    </message>
    <message>
        <source>Get it again.</source>
        <translation>Procuratelo di nuovo.</translation>
    </message>
    <message>
        <source>Give a count from 1 up, or take the line out.</source>
        <translation>Dai un conteggio da 1 in su, o togli la riga.</translation>
    </message>
    <message>
        <source>Give a number above 0 and {0}.</source>
        <translation>Dai un numero maggiore di 0 e {0}.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1.</source>
        <translation>Dai un numero da 0 a 1.</translation>
    </message>
    <message>
        <source>Give a number from 0, as 0.1.</source>
        <translation>Dai un numero da 0, come 0.1.</translation>
    </message>
    <message>
        <source>Give a number from 1 up.</source>
        <translation>Dai un numero da 1 in su.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Dai un numero.</translation>
    </message>
    <message>
        <source>Give a power of two, such as 4096.</source>
        <translation>Dai una potenza di due, come 4096.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Dai un numero intero da 0 in su.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Dai un numero intero da 1 in su.</translation>
    </message>
    <message>
        <source>Give a whole number {0}.</source>
        <translation>Dai un numero intero {0}.</translation>
    </message>
    <message>
        <source>Give each id once.</source>
        <translation>Dai ogni id una volta sola.</translation>
    </message>
    <message>
        <source>Give each key once.</source>
        <translation>Dai ogni chiave una volta sola.</translation>
    </message>
    <message>
        <source>Give each rank once.</source>
        <translation>Dai ogni rango una volta sola.</translation>
    </message>
    <message>
        <source>Give each token an id of its own.</source>
        <translation>Dai a ogni token un id proprio.</translation>
    </message>
    <message>
        <source>Give it a name, such as &lt;pad&gt;.</source>
        <translation>Dagli un nome, come &lt;pad&gt;.</translation>
    </message>
    <message>
        <source>Give it an id from {0} up.</source>
        <translation>Dagli un id da {0} in su.</translation>
    </message>
    <message>
        <source>Give it another name, or save as tokenizer.json or .bpe.</source>
        <translation>Dagli un altro nome, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Dallo una volta sola.</translation>
    </message>
    <message>
        <source>Give one of the two.</source>
        <translation>Dai uno dei due.</translation>
    </message>
    <message>
        <source>Give one, such as ##.</source>
        <translation>Danne uno, come ##.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Dai un nome al file.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Dai true o false.</translation>
    </message>
    <message>
        <source>Give words of at least one character with counts from 1 up.</source>
        <translation>Dai parole di almeno un carattere con conteggi da 1 in su.</translation>
    </message>
    <message>
        <source>Ids change: there a byte has its value, and merges follow from 256 on.</source>
        <translation>Gli id cambiano: lì un byte ha il suo valore, e le fusioni seguono da 256.</translation>
    </message>
    <message>
        <source>Ids, special tokens and settings are not kept, only the merges.</source>
        <translation>Id, token speciali e impostazioni non si conservano, solo le fusioni.</translation>
    </message>
    <message>
        <source>Import the file again.</source>
        <translation>Importa di nuovo il file.</translation>
    </message>
    <message>
        <source>Import the model again.</source>
        <translation>Importa di nuovo il modello.</translation>
    </message>
    <message>
        <source>In a .tiktoken file the ids are the order of merging; save as tokenizer.json or .bpe.</source>
        <translation>In un file .tiktoken gli id sono l&apos;ordine di fusione; salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>In a vocab.txt the continuing prefix is {0}, not {1}.</source>
        <translation>In un vocab.txt il prefisso di continuazione è {0}, non {1}.</translation>
    </message>
    <message>
        <source>In a vocabulary of bytes only special tokens may be spelled freely.</source>
        <translation>In un vocabolario di byte solo i token speciali si possono scrivere liberamente.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} comes twice.</source>
        <translation>Nella tabella delle coppie il byte {0} compare due volte.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds a later one.</source>
        <translation>Nella tabella delle coppie il byte {0} ne contiene uno successivo.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds itself.</source>
        <translation>Nella tabella delle coppie il byte {0} contiene sé stesso.</translation>
    </message>
    <message>
        <source>Install it with: pip install pillow. Or choose the page in HTML.</source>
        <translation>Installalo con: pip install pillow. O scegli la pagina in HTML.</translation>
    </message>
    <message>
        <source>Is it a file of ranks?</source>
        <translation>È un file di ranghi?</translation>
    </message>
    <message>
        <source>Is it a tokenizer?</source>
        <translation>È un tokenizzatore?</translation>
    </message>
    <message>
        <source>Is it damaged?</source>
        <translation>È danneggiato?</translation>
    </message>
    <message>
        <source>Is it one?</source>
        <translation>Lo è?</translation>
    </message>
    <message>
        <source>Is the file whole?</source>
        <translation>Il file è intero?</translation>
    </message>
    <message>
        <source>It has no merge rules: it is shown as it is, with nothing to play.</source>
        <translation>Non ha regole di fusione: è mostrato com&apos;è, senza nulla da riprodurre.</translation>
    </message>
    <message>
        <source>It has no model in it.</source>
        <translation>Non contiene un modello.</translation>
    </message>
    <message>
        <source>It holds zero bytes, which text seldom does: is this its encoding?</source>
        <translation>Contiene byte zero, rari in un testo: è questa la codifica?</translation>
    </message>
    <message>
        <source>It holds zero bytes.</source>
        <translation>Contiene byte zero.</translation>
    </message>
    <message>
        <source>It holds zero bytes. {0}</source>
        <translation>Contiene byte zero. {0}</translation>
    </message>
    <message>
        <source>It is damaged, or it was not made by this compression.</source>
        <translation>È danneggiato, o non è stato creato da questa compressione.</translation>
    </message>
    <message>
        <source>It is damaged, or needs a newer version of the program.</source>
        <translation>È danneggiato, o richiede una versione più recente del programma.</translation>
    </message>
    <message>
        <source>It is damaged, or of another kind.</source>
        <translation>È danneggiato, o di altro tipo.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>È danneggiato.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>È annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>It is {0}.</source>
        <translation>È {0}.</translation>
    </message>
    <message>
        <source>It is {0}. {1}</source>
        <translation>È {0}. {1}</translation>
    </message>
    <message>
        <source>Its first line is {0}.</source>
        <translation>La sua prima riga è {0}.</translation>
    </message>
    <message>
        <source>Its ids have gaps, or special tokens or bytes stand behind other tokens.</source>
        <translation>I suoi id hanno buchi, o token speciali o byte stanno dopo altri token.</translation>
    </message>
    <message>
        <source>Join {0} by +, and put a colon and the token behind.</source>
        <translation>Unisci {0} con +, e metti dopo due punti e il token.</translation>
    </message>
    <message>
        <source>Known are 0.1 and 0.2.</source>
        <translation>Si conoscono 0.1 e 0.2.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}.</source>
        <translation>Si conoscono da 1 a {0}.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}: {1}.</source>
        <translation>Si conoscono da 1 a {0}: {1}.</translation>
    </message>
    <message>
        <source>Known are BPE, WordPiece, Unigram and WordLevel.</source>
        <translation>Si conoscono BPE, WordPiece, Unigram e WordLevel.</translation>
    </message>
    <message>
        <source>Known are {0}.</source>
        <translation>Si conoscono {0}.</translation>
    </message>
    <message>
        <source>Leave it out, or choose {0}.</source>
        <translation>Lascialo fuori, o scegli {0}.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lascialo fuori.</translation>
    </message>
    <message>
        <source>Let the file name begin with {0}, or put a {1} beside it with name, pat_str and special_tokens.</source>
        <translation>Fai iniziare il nome del file con {0}, o mettigli accanto un {1} con name, pat_str e special_tokens.</translation>
    </message>
    <message>
        <source>Look for a pattern that calls itself, such as (?R).</source>
        <translation>Cerca un modello che richiama sé stesso, come (?R).</translation>
    </message>
    <message>
        <source>Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Cerca ripetizioni dentro ripetizioni, come (a+)+.</translation>
    </message>
    <message>
        <source>Make it first, or name another.</source>
        <translation>Creala prima, o indicane un&apos;altra.</translation>
    </message>
    <message>
        <source>Make the change at an earlier merge, or ask for more merges.</source>
        <translation>Fai il cambiamento a una fusione precedente, o chiedi più fusioni.</translation>
    </message>
    <message>
        <source>Mend the regular expression.</source>
        <translation>Correggi l&apos;espressione regolare.</translation>
    </message>
    <message>
        <source>Merge rule {0} names the id {1}, which no token has.</source>
        <translation>La regola di fusione {0} nomina l&apos;id {1}, che nessun token ha.</translation>
    </message>
    <message>
        <source>Merge rule {0} of {1} makes a token no longer than its parts.</source>
        <translation>La regola di fusione {0} di {1} crea un token non più lungo delle sue parti.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that another merge makes too, or none that minbpe could number.</source>
        <translation>La fusione {0} crea un token che crea anche un&apos;altra, o che minbpe non potrebbe numerare.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that is not spelled like its parts.</source>
        <translation>La fusione {0} crea un token che non è scritto come le sue parti.</translation>
    </message>
    <message>
        <source>Merge {0} makes the token {1}, whose id {2} is not above those made before.</source>
        <translation>La fusione {0} crea il token {1}, il cui id {2} non supera quelli creati prima.</translation>
    </message>
    <message>
        <source>Merges are counted from 1.</source>
        <translation>Le fusioni si contano da 1.</translation>
    </message>
    <message>
        <source>Merges are left out at random there (dropout); here they never are.</source>
        <translation>Lì alcune fusioni sono omesse a caso (dropout); qui mai.</translation>
    </message>
    <message>
        <source>Merges count from 1.</source>
        <translation>Le fusioni contano da 1.</translation>
    </message>
    <message>
        <source>Merges of the algorithm {0} cannot be forced or forbidden.</source>
        <translation>Le fusioni dell&apos;algoritmo {0} non si possono forzare o vietare.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Indica un file.</translation>
    </message>
    <message>
        <source>Name a folder in it.</source>
        <translation>Indica una cartella al suo interno.</translation>
    </message>
    <message>
        <source>Name an unknown token, or use byte fallback.</source>
        <translation>Indica un token sconosciuto, o usa il byte fallback.</translation>
    </message>
    <message>
        <source>Name another encoding.</source>
        <translation>Indica un&apos;altra codifica.</translation>
    </message>
    <message>
        <source>Name it.</source>
        <translation>Indicalo.</translation>
    </message>
    <message>
        <source>Name it: --format {0}.</source>
        <translation>Indicalo: --format {0}.</translation>
    </message>
    <message>
        <source>Name one of the files, or the format: hf or gpt2.</source>
        <translation>Indica uno dei file, o il formato: hf o gpt2.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, cp1252, cp1251, shift_jis or gb18030.</source>
        <translation>Indicane una come utf-8, cp1252, cp1251, shift_jis o gb18030.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Indica il file stesso.</translation>
    </message>
    <message>
        <source>Name what begins with sp- last.</source>
        <translation>Metti per ultimo ciò che comincia con sp-.</translation>
    </message>
    <message>
        <source>No merge makes {0}.</source>
        <translation>Nessuna fusione crea {0}.</translation>
    </message>
    <message>
        <source>No merges were made: the alphabet and the special tokens are {0} tokens already, more than the vocabulary of {1} that was asked for. The smallest possible is {2}.</source>
        <translation>Nessuna fusione effettuata: l&apos;alfabeto e i token speciali sono già {0} token, più del vocabolario di {1} richiesto. Il più piccolo possibile è {2}.</translation>
    </message>
    <message>
        <source>No more substrings stand often enough.</source>
        <translation>Nessun&apos;altra sottostringa compare abbastanza spesso.</translation>
    </message>
    <message>
        <source>No pair was replaced in any of {0} blocks.</source>
        <translation>Nessuna coppia sostituita in nessuno dei {0} blocchi.</translation>
    </message>
    <message>
        <source>No pair was replaced: all 256 byte values occur, so none is free for one.</source>
        <translation>Nessuna coppia sostituita: tutti i 256 valori di byte compaiono, nessuno è libero.</translation>
    </message>
    <message>
        <source>No token has the id {0}, and a vocab.txt cannot leave one out.</source>
        <translation>Nessun token ha l&apos;id {0}, e un vocab.txt non può saltarne uno.</translation>
    </message>
    <message>
        <source>No token has the ids {0}{1}; they are left free.</source>
        <translation>Nessun token ha gli id {0}{1}; restano liberi.</translation>
    </message>
    <message>
        <source>No {0} was taken: the special tokens are {1} tokens already.</source>
        <translation>Nessuna unità ({0}) ammessa: i token speciali sono già {1} token.</translation>
    </message>
    <message>
        <source>Nothing is left of {0} for the model: it is white space.</source>
        <translation>Di {0} non resta nulla per il modello: è spazio bianco.</translation>
    </message>
    <message>
        <source>Nothing keeps {0} from {1}: {2}</source>
        <translation>Nulla separa {0} da {1}: {2}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>Nothing was saved. Choose another format, such as bpe.</source>
        <translation>Non è stato salvato nulla. Scegli un altro formato, come bpe.</translation>
    </message>
    <message>
        <source>Nothing was saved. Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Non è stato salvato nulla. Cerca ripetizioni dentro ripetizioni, come (a+)+.</translation>
    </message>
    <message>
        <source>Of the training settings nothing is kept.</source>
        <translation>Delle impostazioni di addestramento non si conserva nulla.</translation>
    </message>
    <message>
        <source>Only BPE has merges that can be taken back.</source>
        <translation>Solo BPE ha fusioni che si possono annullare.</translation>
    </message>
    <message>
        <source>Only Gage&apos;s compressor has data.</source>
        <translation>Solo il compressore di Gage ha dati.</translation>
    </message>
    <message>
        <source>Only a tokenizer of characters, without markers and gaps between its ids, can be a SentencePiece model.</source>
        <translation>Solo un tokenizzatore di caratteri, senza marcatori e senza buchi tra gli id, può essere un modello SentencePiece.</translation>
    </message>
    <message>
        <source>Only the alphabet is left.</source>
        <translation>Resta solo l&apos;alfabeto.</translation>
    </message>
    <message>
        <source>Only the tokens are kept, not how they were learnt.</source>
        <translation>Si conservano solo i token, non come sono stati appresi.</translation>
    </message>
    <message>
        <source>Open a tokenizer: bpe, hf, gpt2, tiktoken, sentencepiece or subword-nmt.</source>
        <translation>Apri un tokenizzatore: bpe, hf, gpt2, tiktoken, sentencepiece o subword-nmt.</translation>
    </message>
    <message>
        <source>Open it again to see what is there.</source>
        <translation>Riaprilo per vedere che cosa c&apos;è.</translation>
    </message>
    <message>
        <source>Open it in the window: bpe-desktop FILE.</source>
        <translation>Aprilo nella finestra: bpe-desktop FILE.</translation>
    </message>
    <message>
        <source>Open one of the kind unigram, bpe or char.</source>
        <translation>Aprine uno di tipo unigram, bpe o char.</translation>
    </message>
    <message>
        <source>Open the .model instead.</source>
        <translation>Apri invece il .model.</translation>
    </message>
    <message>
        <source>Open the .model, which has no such troubles.</source>
        <translation>Apri il .model, che non ha questi problemi.</translation>
    </message>
    <message>
        <source>Open the .model.</source>
        <translation>Apri il .model.</translation>
    </message>
    <message>
        <source>Other programs strip the white space of {0} tokens, such as that with the id {1}.</source>
        <translation>Altri programmi tolgono gli spazi da {0} token, come quello con l&apos;id {1}.</translation>
    </message>
    <message>
        <source>Other programs take the {0} marker for letters.</source>
        <translation>Altri programmi prendono il marcatore {0} per lettere.</translation>
    </message>
    <message>
        <source>Programs look for {0}, which is not the unknown token here.</source>
        <translation>I programmi cercano {0}, che qui non è il token sconosciuto.</translation>
    </message>
    <message>
        <source>Put the two files in one folder.</source>
        <translation>Metti i due file nella stessa cartella.</translation>
    </message>
    <message>
        <source>Read it again (F5).</source>
        <translation>Rileggilo (F5).</translation>
    </message>
    <message>
        <source>Rename the token.</source>
        <translation>Rinomina il token.</translation>
    </message>
    <message>
        <source>Save as .bpe, which tells them apart.</source>
        <translation>Salva come .bpe, che li distingue.</translation>
    </message>
    <message>
        <source>Save as .bpe.</source>
        <translation>Salva come .bpe.</translation>
    </message>
    <message>
        <source>Save as .model or .bpe.</source>
        <translation>Salva come .model o .bpe.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe, or train on bytes.</source>
        <translation>Salva come tokenizer.json o .bpe, o addestra sui byte.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe.</source>
        <translation>Salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Save as {0}.</source>
        <translation>Salva come {0}.</translation>
    </message>
    <message>
        <source>Save it again.</source>
        <translation>Salvalo di nuovo.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Salvalo in UTF-8.</translation>
    </message>
    <message>
        <source>Save the tokenizer to a file, and name it.</source>
        <translation>Salva il tokenizzatore in un file e indicalo.</translation>
    </message>
    <message>
        <source>Saved {0}.</source>
        <translation>Salvato {0}.</translation>
    </message>
    <message>
        <source>See how the fact is written in the description of lessons.</source>
        <translation>Vedi come si scrive il fatto nella descrizione delle lezioni.</translation>
    </message>
    <message>
        <source>SentencePiece models of the kind {0} cannot be used here.</source>
        <translation>I modelli SentencePiece di tipo {0} non si possono usare qui.</translation>
    </message>
    <message>
        <source>SentencePiece would merge to {0} otherwise: it knows no merges, only pieces.</source>
        <translation>SentencePiece fonderebbe {0} diversamente: non conosce fusioni, solo pezzi.</translation>
    </message>
    <message>
        <source>Special tokens become ordinary ones: {0}.</source>
        <translation>I token speciali diventano ordinari: {0}.</translation>
    </message>
    <message>
        <source>Special tokens cannot be added later: their ids would not come first.</source>
        <translation>I token speciali non si possono aggiungere dopo: i loro id non verrebbero per primi.</translation>
    </message>
    <message>
        <source>Special tokens typed in a text are taken for special tokens there.</source>
        <translation>I token speciali scritti in un testo lì valgono come token speciali.</translation>
    </message>
    <message>
        <source>Start it anew.</source>
        <translation>Avvialo di nuovo.</translation>
    </message>
    <message>
        <source>Stopped after EM: no vocabulary size is given.</source>
        <translation>Fermato dopo EM: nessuna dimensione del vocabolario indicata.</translation>
    </message>
    <message>
        <source>Stopped at the number of merges asked for.</source>
        <translation>Fermato al numero di fusioni richiesto.</translation>
    </message>
    <message>
        <source>Stopped because every pair that counts {0} or more would make a token {1}.</source>
        <translation>Fermato perché ogni coppia con conteggio {0} o più creerebbe un token {1}.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the alphabet is in the vocabulary.</source>
        <translation>Fermato perché ogni unità ({0}) dell&apos;alfabeto è nel vocabolario.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the corpus is in the vocabulary.</source>
        <translation>Fermato perché ogni unità ({0}) del corpus è nel vocabolario.</translation>
    </message>
    <message>
        <source>Stopped because no byte is free any more: all 256 are in use.</source>
        <translation>Fermato perché nessun byte è più libero: tutti i 256 sono in uso.</translation>
    </message>
    <message>
        <source>Stopped because no other {0} counts {1} or more.</source>
        <translation>Fermato perché nessun&apos;altra unità ({0}) ha conteggio {1} o più.</translation>
    </message>
    <message>
        <source>Stopped because no pair counts {0} or more.</source>
        <translation>Fermato perché nessuna coppia ha conteggio {0} o più.</translation>
    </message>
    <message>
        <source>Stopped because only forbidden pairs count {0} or more.</source>
        <translation>Fermato perché solo coppie vietate hanno conteggio {0} o più.</translation>
    </message>
    <message>
        <source>Stopped because the corpus has no words.</source>
        <translation>Fermato perché il corpus non ha parole.</translation>
    </message>
    <message>
        <source>Stopped because the vocabulary has {0} tokens.</source>
        <translation>Fermato perché il vocabolario ha {0} token.</translation>
    </message>
    <message>
        <source>Stopped because {0}, so there is no pair to merge.</source>
        <translation>Fermato perché {0}, perciò non c&apos;è coppia da fondere.</translation>
    </message>
    <message>
        <source>Such models cannot be opened in this version.</source>
        <translation>Tali modelli non si possono aprire in questa versione.</translation>
    </message>
    <message>
        <source>Such models cannot be opened.</source>
        <translation>Tali modelli non si possono aprire.</translation>
    </message>
    <message>
        <source>Such tokenizers cannot be opened in this version.</source>
        <translation>Tali tokenizzatori non si possono aprire in questa versione.</translation>
    </message>
    <message>
        <source>Take a file of up to 1 MB, or a part.</source>
        <translation>Prendi un file fino a 1 MB, o una parte.</translation>
    </message>
    <message>
        <source>Take a part of it, or compress the file with bpe-desktop gage.</source>
        <translation>Prendine una parte, o comprimi il file con bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Take a unigram tokenizer. For BPE there is dropout.</source>
        <translation>Prendi un tokenizzatore unigram. Per BPE c&apos;è il dropout.</translation>
    </message>
    <message>
        <source>Take a word of 2 to {0} symbols.</source>
        <translation>Prendi una parola da 2 a {0} simboli.</translation>
    </message>
    <message>
        <source>Take another one.</source>
        <translation>Prendine un altro.</translation>
    </message>
    <message>
        <source>Take back so many at most.</source>
        <translation>Annullane al massimo tante.</translation>
    </message>
    <message>
        <source>Take one of its words.</source>
        <translation>Prendi una delle sue parole.</translation>
    </message>
    <message>
        <source>Take words of at most {0} characters.</source>
        <translation>Prendi parole di al massimo {0} caratteri.</translation>
    </message>
    <message>
        <source>Text that the pre-tokenizer&apos;s pattern does not match is dropped.</source>
        <translation>Il testo che il modello del pre-tokenizzatore non riconosce viene scartato.</translation>
    </message>
    <message>
        <source>The BasicTokenizer does not look at special tokens.</source>
        <translation>BasicTokenizer non guarda i token speciali.</translation>
    </message>
    <message>
        <source>The algorithm {0} is not there yet.</source>
        <translation>L&apos;algoritmo {0} non c&apos;è ancora.</translation>
    </message>
    <message>
        <source>The compressed data would become {0} bytes, more than {1}.</source>
        <translation>I dati compressi diventerebbero {0} byte, più di {1}.</translation>
    </message>
    <message>
        <source>The compressed file ends in its table of pairs.</source>
        <translation>Il file compresso finisce nella sua tabella delle coppie.</translation>
    </message>
    <message>
        <source>The compressed file ends in the middle of a block.</source>
        <translation>Il file compresso finisce a metà di un blocco.</translation>
    </message>
    <message>
        <source>The compressed file is damaged: its content is not what its checksum says.</source>
        <translation>Il file compresso è danneggiato: il contenuto non corrisponde al checksum.</translation>
    </message>
    <message>
        <source>The compressed file is of the form {0}, which is not known here.</source>
        <translation>Il file compresso è della forma {0}, qui sconosciuta.</translation>
    </message>
    <message>
        <source>The compressed file is of version {0}, which is not known here.</source>
        <translation>Il file compresso è della versione {0}, qui sconosciuta.</translation>
    </message>
    <message>
        <source>The compressed file says that it holds {0} bytes, more than {1}.</source>
        <translation>Il file compresso dice di contenere {0} byte, più di {1}.</translation>
    </message>
    <message>
        <source>The continuing prefix is empty.</source>
        <translation>Il prefisso di continuazione è vuoto.</translation>
    </message>
    <message>
        <source>The corpus cannot be read: {0}.</source>
        <translation>Impossibile leggere il corpus: {0}.</translation>
    </message>
    <message>
        <source>The corpus does not fit in memory.</source>
        <translation>Il corpus non entra in memoria.</translation>
    </message>
    <message>
        <source>The corpus of the lesson is too large to be worked through.</source>
        <translation>Il corpus della lezione è troppo grande per lavorarci.</translation>
    </message>
    <message>
        <source>The dropout is {0}.</source>
        <translation>Il dropout è {0}.</translation>
    </message>
    <message>
        <source>The encoding {0} is a guess.</source>
        <translation>La codifica {0} è un&apos;ipotesi.</translation>
    </message>
    <message>
        <source>The file holds more long tokens than a vocabulary has.</source>
        <translation>Il file contiene più token lunghi di quanti ne ha un vocabolario.</translation>
    </message>
    <message>
        <source>The file is damaged, or its parts do not belong.</source>
        <translation>Il file è danneggiato, o le sue parti non vanno insieme.</translation>
    </message>
    <message>
        <source>The file is damaged, or of another kind.</source>
        <translation>Il file è danneggiato, o di altro tipo.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Il file è danneggiato.</translation>
    </message>
    <message>
        <source>The file name is not one that can exist.</source>
        <translation>Il nome del file non può esistere.</translation>
    </message>
    <message>
        <source>The file read back</source>
        <translation>Il file riletto</translation>
    </message>
    <message>
        <source>The file read back cuts {0} otherwise.</source>
        <translation>Il file riletto divide {0} diversamente.</translation>
    </message>
    <message>
        <source>The file read back is not the same.</source>
        <translation>Il file riletto non è uguale.</translation>
    </message>
    <message>
        <source>The file to write has no name.</source>
        <translation>Il file da scrivere non ha un nome.</translation>
    </message>
    <message>
        <source>The file&apos;s {0} is left out: texts keep their length.</source>
        <translation>{0} del file viene omesso: i testi mantengono la lunghezza.</translation>
    </message>
    <message>
        <source>The files do not say that whole words are taken past the merges.</source>
        <translation>I file non dicono che le parole intere si prendono senza passare dalle fusioni.</translation>
    </message>
    <message>
        <source>The first merge {0} would be taken for a header.</source>
        <translation>La prima fusione {0} verrebbe presa per un&apos;intestazione.</translation>
    </message>
    <message>
        <source>The folder {0} does not exist.</source>
        <translation>La cartella {0} non esiste.</translation>
    </message>
    <message>
        <source>The format {0} cuts by merges, which a tokenizer of {1} does not.</source>
        <translation>Il formato {0} divide per fusioni, un tokenizzatore {1} no.</translation>
    </message>
    <message>
        <source>The format {0} has no tokens that are found in every text, such as {1}.</source>
        <translation>Il formato {0} non ha token trovati in ogni testo, come {1}.</translation>
    </message>
    <message>
        <source>The id {0} of the special token {1} is taken in {2}.</source>
        <translation>L&apos;id {0} del token speciale {1} è già usato in {2}.</translation>
    </message>
    <message>
        <source>The input has {0} bytes, more than {1}.</source>
        <translation>I dati in ingresso hanno {0} byte, più di {1}.</translation>
    </message>
    <message>
        <source>The input is empty, so there is nothing to replace.</source>
        <translation>I dati in ingresso sono vuoti, perciò non c&apos;è nulla da sostituire.</translation>
    </message>
    <message>
        <source>The input is one byte, so there is no pair to replace.</source>
        <translation>I dati in ingresso sono un byte, perciò non c&apos;è coppia da sostituire.</translation>
    </message>
    <message>
        <source>The input is stored as it is.</source>
        <translation>I dati in ingresso sono memorizzati così come sono.</translation>
    </message>
    <message>
        <source>The lines are in another order, or one is lost.</source>
        <translation>Le righe sono in altro ordine, o ne manca una.</translation>
    </message>
    <message>
        <source>The merges are not kept: the library finds them again by the scores.</source>
        <translation>Le fusioni non si conservano: la libreria le ritrova dai punteggi.</translation>
    </message>
    <message>
        <source>The merges read back are not the same.</source>
        <translation>Le fusioni rilette non sono uguali.</translation>
    </message>
    <message>
        <source>The model&apos;s normalization table is damaged.</source>
        <translation>La tabella di normalizzazione del modello è danneggiata.</translation>
    </message>
    <message>
        <source>The model&apos;s own table changes the text before it is cut.</source>
        <translation>La tabella del modello cambia il testo prima di dividerlo.</translation>
    </message>
    <message>
        <source>The most is {0}.</source>
        <translation>Il massimo è {0}.</translation>
    </message>
    <message>
        <source>The most is {0}. Add it as a whole token, or train on a corpus.</source>
        <translation>Il massimo è {0}. Aggiungilo come token intero, o addestra su un corpus.</translation>
    </message>
    <message>
        <source>The name {0} does not say which format to write.</source>
        <translation>Il nome {0} non dice quale formato scrivere.</translation>
    </message>
    <message>
        <source>The name {0} is too long.</source>
        <translation>Il nome {0} è troppo lungo.</translation>
    </message>
    <message>
        <source>The normalization table is damaged.</source>
        <translation>La tabella di normalizzazione è danneggiata.</translation>
    </message>
    <message>
        <source>The normalizer is written as a table: unusual sequences of marks stay as they are.</source>
        <translation>Il normalizzatore è scritto come tabella: sequenze insolite di segni restano come sono.</translation>
    </message>
    <message>
        <source>The normalizer {0} changes the text before it is cut.</source>
        <translation>Il normalizzatore {0} cambia il testo prima di dividerlo.</translation>
    </message>
    <message>
        <source>The normalizer {0} is not kept.</source>
        <translation>Il normalizzatore {0} non si conserva.</translation>
    </message>
    <message>
        <source>The normalizer {0} lacks a text.</source>
        <translation>Al normalizzatore {0} manca un testo.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too long on this text.</source>
        <translation>Il modello del normalizzatore impiega troppo su questo testo.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Il modello del normalizzatore richiede troppa memoria su questo testo.</translation>
    </message>
    <message>
        <source>The number of new merges is below 0.</source>
        <translation>Il numero di nuove fusioni è minore di 0.</translation>
    </message>
    <message>
        <source>The object is empty.</source>
        <translation>L&apos;oggetto è vuoto.</translation>
    </message>
    <message>
        <source>The pair of merge {0} is of a token that is not there yet.</source>
        <translation>La coppia della fusione {0} è di un token che non c&apos;è ancora.</translation>
    </message>
    <message>
        <source>The pair {0} cannot be merged as merge {1}.</source>
        <translation>La coppia {0} non può essere fusa come fusione {1}.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens belong to another vocabulary.</source>
        <translation>Il modello e i token speciali appartengono a un altro vocabolario.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens go to a second file, which ends in .tiktoken.json.</source>
        <translation>Il modello e i token speciali vanno in un secondo file, che finisce in .tiktoken.json.</translation>
    </message>
    <message>
        <source>The power {0} is out of range.</source>
        <translation>La potenza {0} è fuori intervallo.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept: BERT&apos;s is used there.</source>
        <translation>Il pre-tokenizzatore {0} non si conserva: lì si usa quello di BERT.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept; spaces end words.</source>
        <translation>Il pre-tokenizzatore {0} non si conserva; le parole finiscono agli spazi.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern is empty or runs backwards.</source>
        <translation>Il modello del pre-tokenizzatore è vuoto o procede all&apos;indietro.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on a text such as {0}.</source>
        <translation>Il modello del pre-tokenizzatore impiega troppo su un testo come {0}.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on this text.</source>
        <translation>Il modello del pre-tokenizzatore impiega troppo su questo testo.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Il modello del pre-tokenizzatore richiede troppa memoria su questo testo.</translation>
    </message>
    <message>
        <source>The space that is put at the edge of the text comes back with it.</source>
        <translation>Lo spazio messo al bordo del testo ritorna con esso.</translation>
    </message>
    <message>
        <source>The special token {0} holds white space, which minbpe cannot read.</source>
        <translation>Il token speciale {0} contiene spazi, che minbpe non può leggere.</translation>
    </message>
    <message>
        <source>The special token {0} is given twice.</source>
        <translation>Il token speciale {0} è indicato due volte.</translation>
    </message>
    <message>
        <source>The steps of the file that it comes from change the text before it is cut.</source>
        <translation>I passi del file da cui proviene cambiano il testo prima di dividerlo.</translation>
    </message>
    <message>
        <source>The table read back is not the same.</source>
        <translation>La tabella riletta non è uguale.</translation>
    </message>
    <message>
        <source>The tables would cost more than the replacements save.</source>
        <translation>Le tabelle costerebbero più di quanto le sostituzioni risparmiano.</translation>
    </message>
    <message>
        <source>The text has {0} bytes, and step by step at most {1} are compressed in the form {2}.</source>
        <translation>Il testo ha {0} byte, e passo per passo se ne comprimono al massimo {1} nella forma {2}.</translation>
    </message>
    <message>
        <source>The token with the id {0} {1}, which a vocab.txt cannot hold.</source>
        <translation>Il token con l&apos;id {0} {1}, e un vocab.txt non può contenerlo.</translation>
    </message>
    <message>
        <source>The token {0} holds {1}, which {2} cannot hold.</source>
        <translation>Il token {0} contiene {1}, che {2} non può contenere.</translation>
    </message>
    <message>
        <source>The token {0} is given twice.</source>
        <translation>Il token {0} è indicato due volte.</translation>
    </message>
    <message>
        <source>The token {0} is listed twice, on lines {1}{2} and {3}: the last one holds, its id is {4}.</source>
        <translation>Il token {0} compare due volte, alle righe {1}{2} e {3}: vale l&apos;ultima, il suo id è {4}.</translation>
    </message>
    <message>
        <source>The token {0} is not built by merges, which this file would need.</source>
        <translation>Il token {0} non nasce da fusioni, che questo file richiederebbe.</translation>
    </message>
    <message>
        <source>The token {0} {1}, which a SentencePiece model cannot hold.</source>
        <translation>Il token {0} {1}, e un modello SentencePiece non può contenerlo.</translation>
    </message>
    <message>
        <source>The tokens of {0} are too long.</source>
        <translation>I token di {0} sono troppo lunghi.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both spelled {2}.</source>
        <translation>I token {0} e {1} si scrivono entrambi {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both written {2}.</source>
        <translation>I token {0} e {1} sono entrambi scritti {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are the same bytes, {2}.</source>
        <translation>I token {0} e {1} sono gli stessi byte, {2}.</translation>
    </message>
    <message>
        <source>The training ends after merge {0}, before merge {1}.</source>
        <translation>L&apos;addestramento finisce dopo la fusione {0}, prima della fusione {1}.</translation>
    </message>
    <message>
        <source>The training has {0} merges.</source>
        <translation>L&apos;addestramento ha {0} fusioni.</translation>
    </message>
    <message>
        <source>The training process ended with code {0}.</source>
        <translation>Il processo di addestramento è terminato con il codice {0}.</translation>
    </message>
    <message>
        <source>The training settings cannot be read: {0}.</source>
        <translation>Impossibile leggere le impostazioni di addestramento: {0}.</translation>
    </message>
    <message>
        <source>The training settings, such as the rule for equal counts, are not kept.</source>
        <translation>Le impostazioni di addestramento, come la regola per i conteggi uguali, non si conservano.</translation>
    </message>
    <message>
        <source>The unknown token is an ordinary special token there.</source>
        <translation>Il token sconosciuto è lì un normale token speciale.</translation>
    </message>
    <message>
        <source>The vocabulary and the merges do not belong together.</source>
        <translation>Il vocabolario e le fusioni non vanno insieme.</translation>
    </message>
    <message>
        <source>The vocabulary has no token with the id {0}.</source>
        <translation>Il vocabolario non ha un token con l&apos;id {0}.</translation>
    </message>
    <message>
        <source>The vocabulary has no token {0}.</source>
        <translation>Il vocabolario non ha il token {0}.</translation>
    </message>
    <message>
        <source>The vocabulary to go on from has no special token {0}.</source>
        <translation>Il vocabolario da cui proseguire non ha il token speciale {0}.</translation>
    </message>
    <message>
        <source>The word {0} has the count {1}.</source>
        <translation>La parola {0} ha il conteggio {1}.</translation>
    </message>
    <message>
        <source>The {0} marker is written as the character U+{1}, which no text should hold.</source>
        <translation>Il marcatore {0} è scritto come carattere U+{1}, che nessun testo dovrebbe contenere.</translation>
    </message>
    <message>
        <source>The {0} {1} does not go with the algorithm {2}.</source>
        <translation>{0} {1} non si combina con l&apos;algoritmo {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not kept; the files are read with {2}.</source>
        <translation>{0} {1} non si conserva; i file si leggono con {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not valid Unicode.</source>
        <translation>{0} {1} non è Unicode valido.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern cannot be read: {1}.</source>
        <translation>Il modello di {0} non si può leggere: {1}.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern is too large.</source>
        <translation>Il modello di {0} è troppo grande.</translation>
    </message>
    <message>
        <source>There a pre-token that is a token as a whole is merged all the same.</source>
        <translation>Lì un pre-token che è un token intero viene comunque fuso.</translation>
    </message>
    <message>
        <source>There a text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte; here not.</source>
        <translation>Lì un testo che scrive un pezzo di byte, come &lt;0x0A&gt;, diventa quel byte; qui no.</translation>
    </message>
    <message>
        <source>There a word of more than 100 characters is unknown.</source>
        <translation>Lì una parola di più di 100 caratteri è sconosciuta.</translation>
    </message>
    <message>
        <source>There are no lessons about the algorithm {0}.</source>
        <translation>Non ci sono lezioni sull&apos;algoritmo {0}.</translation>
    </message>
    <message>
        <source>There are {0} merges, not {1}.</source>
        <translation>Ci sono {0} fusioni, non {1}.</translation>
    </message>
    <message>
        <source>There is a pattern, so that the file is for minbpe&apos;s RegexTokenizer.</source>
        <translation>C&apos;è un modello, perciò il file è per RegexTokenizer di minbpe.</translation>
    </message>
    <message>
        <source>There is no encoding called {0}.</source>
        <translation>Non esiste una codifica di nome {0}.</translation>
    </message>
    <message>
        <source>There is no fact {0}.</source>
        <translation>Non esiste il fatto {0}.</translation>
    </message>
    <message>
        <source>There is no format {0}.</source>
        <translation>Non esiste il formato {0}.</translation>
    </message>
    <message>
        <source>There is no merge {0}.</source>
        <translation>Non esiste la fusione {0}.</translation>
    </message>
    <message>
        <source>There is no pattern, so that the file is for minbpe&apos;s BasicTokenizer.</source>
        <translation>Non c&apos;è un modello, perciò il file è per BasicTokenizer di minbpe.</translation>
    </message>
    <message>
        <source>There is no published vocabulary {0}.</source>
        <translation>Non esiste il vocabolario pubblicato {0}.</translation>
    </message>
    <message>
        <source>There is no step {0}.</source>
        <translation>Non esiste il passo {0}.</translation>
    </message>
    <message>
        <source>There is no text to train on.</source>
        <translation>Non c&apos;è un testo su cui addestrare.</translation>
    </message>
    <message>
        <source>There is no way {0} to add a token.</source>
        <translation>Non esiste il modo {0} di aggiungere un token.</translation>
    </message>
    <message>
        <source>There is no {0}: a word that cannot be cut has no id.</source>
        <translation>Non c&apos;è {0}: una parola che non si può dividere non ha id.</translation>
    </message>
    <message>
        <source>There is nothing to replace in no bytes.</source>
        <translation>Senza byte non c&apos;è nulla da sostituire.</translation>
    </message>
    <message>
        <source>There is only one pair to choose from.</source>
        <translation>C&apos;è una sola coppia tra cui scegliere.</translation>
    </message>
    <message>
        <source>There {0} in a text becomes that byte&apos;s token; here it is text.</source>
        <translation>Lì {0} in un testo diventa il token di quel byte; qui è testo.</translation>
    </message>
    <message>
        <source>There {0} is looked for after normalizing; here in the text as it is.</source>
        <translation>Lì {0} si cerca dopo la normalizzazione; qui nel testo com&apos;è.</translation>
    </message>
    <message>
        <source>These files begin with code points or bytes, not with graphemes.</source>
        <translation>Questi file partono da code point o byte, non da grafemi.</translation>
    </message>
    <message>
        <source>This format cannot hold such a merge; save as .bpe.</source>
        <translation>Questo formato non può contenere una tale fusione; salva come .bpe.</translation>
    </message>
    <message>
        <source>This format tells tokens apart by their spelling; rename the special token.</source>
        <translation>Questo formato distingue i token dalla grafia; rinomina il token speciale.</translation>
    </message>
    <message>
        <source>This is not a file that gage compress made.</source>
        <translation>Questo non è un file creato da gage compress.</translation>
    </message>
    <message>
        <source>This is not the name of a file.</source>
        <translation>Questo non è il nome di un file.</translation>
    </message>
    <message>
        <source>This tokenizer has no merge rules.</source>
        <translation>Questo tokenizzatore non ha regole di fusione.</translation>
    </message>
    <message>
        <source>Tokens that are added around a text (post-processor) are left out.</source>
        <translation>I token aggiunti attorno a un testo (post-processor) vengono omessi.</translation>
    </message>
    <message>
        <source>Train anew, or choose the algorithm bpe.</source>
        <translation>Addestra di nuovo, o scegli l&apos;algoritmo bpe.</translation>
    </message>
    <message>
        <source>Train on a smaller part of it, or raise the minimum count.</source>
        <translation>Addestra su una parte più piccola, o alza il conteggio minimo.</translation>
    </message>
    <message>
        <source>Train one on it: bpe-desktop train FILE -o NAME.bpe.</source>
        <translation>Addestrane uno su di esso: bpe-desktop train FILE -o NOME.bpe.</translation>
    </message>
    <message>
        <source>Train one with the normalizer sp-escape, or choose another format.</source>
        <translation>Addestrane uno con il normalizzatore sp-escape, o scegli un altro formato.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown and without ignore-merges, or save as tokenizer.json or .bpe.</source>
        <translation>Addestra con fuse-unknown e senza ignore-merges, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown, or save as .bpe.</source>
        <translation>Addestra con fuse-unknown, o salva come .bpe.</translation>
    </message>
    <message>
        <source>Train with merges, or save as tokenizer.json or .bpe.</source>
        <translation>Addestra con fusioni, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Train with one pre-tokenizer, or save as tokenizer.json or .bpe.</source>
        <translation>Addestra con un solo pre-tokenizzatore, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Train with the algorithm wordpiece, or save as .bpe.</source>
        <translation>Addestra con l&apos;algoritmo wordpiece, o salva come .bpe.</translation>
    </message>
    <message>
        <source>Train with the prefix {0}, or save as .bpe.</source>
        <translation>Addestra con il prefisso {0}, o salva come .bpe.</translation>
    </message>
    <message>
        <source>Train with the {0} {1}, or save as tokenizer.json or .bpe.</source>
        <translation>Addestra con {0} {1}, o salva come tokenizer.json o .bpe.</translation>
    </message>
    <message>
        <source>Train without a marker, or save as .bpe.</source>
        <translation>Addestra senza marcatore, o salva come .bpe.</translation>
    </message>
    <message>
        <source>Try utf-8, or leave it out.</source>
        <translation>Prova utf-8, o lasciala fuori.</translation>
    </message>
    <message>
        <source>Two merge rules have the rank {0}.</source>
        <translation>Due regole di fusione hanno il rango {0}.</translation>
    </message>
    <message>
        <source>Two pairs are forced to be merge {0}.</source>
        <translation>Due coppie sono forzate come fusione {0}.</translation>
    </message>
    <message>
        <source>Two tokens have the id {0}.</source>
        <translation>Due token hanno l&apos;id {0}.</translation>
    </message>
    <message>
        <source>Type its text.</source>
        <translation>Scrivine il testo.</translation>
    </message>
    <message>
        <source>Type one, or open a file.</source>
        <translation>Scrivine uno, o apri un file.</translation>
    </message>
    <message>
        <source>UTF-8 with byte-order mark</source>
        <translation>UTF-8 con byte-order mark</translation>
    </message>
    <message>
        <source>Unknown characters do not fall back to bytes there.</source>
        <translation>I caratteri sconosciuti lì non ricadono nei byte.</translation>
    </message>
    <message>
        <source>Unknown normalizer: {0}.</source>
        <translation>Normalizzatore sconosciuto: {0}.</translation>
    </message>
    <message>
        <source>Unknown pre-tokenizer: {0}.</source>
        <translation>Pre-tokenizzatore sconosciuto: {0}.</translation>
    </message>
    <message>
        <source>Unknown tie-break: {0}.</source>
        <translation>Regola di parità sconosciuta: {0}.</translation>
    </message>
    <message>
        <source>Unknown {0}: {1}.</source>
        <translation>{0} sconosciuto: {1}.</translation>
    </message>
    <message>
        <source>Unpack it first if it is one.</source>
        <translation>Prima scompattalo, se lo è.</translation>
    </message>
    <message>
        <source>Up to {0} bytes are read.</source>
        <translation>Si leggono fino a {0} byte.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Aggiorna il programma.</translation>
    </message>
    <message>
        <source>Use a newer version of the program.</source>
        <translation>Usa una versione più recente del programma.</translation>
    </message>
    <message>
        <source>Use ids from 0 to {0}.</source>
        <translation>Usa id da 0 a {0}.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary becomes {0}.</source>
        <translation>Ciò che non è nel vocabolario diventa {0}.</translation>
    </message>
    <message>
        <source>White space between words comes back as one space.</source>
        <translation>Lo spazio bianco tra le parole ritorna come un solo spazio.</translation>
    </message>
    <message>
        <source>White space between words is dropped, and nothing marks where a word ends.</source>
        <translation>Lo spazio bianco tra le parole viene scartato, e nulla segna dove finisce una parola.</translation>
    </message>
    <message>
        <source>With byte fallback a model has the pieces &lt;0x00&gt; to &lt;0xFF&gt;, otherwise none of them.</source>
        <translation>Con il byte fallback un modello ha i pezzi da &lt;0x00&gt; a &lt;0xFF&gt;, altrimenti nessuno di essi.</translation>
    </message>
    <message>
        <source>Words come back with one space between them, whatever stood there, and unknown words do not come back.</source>
        <translation>Le parole ritornano con uno spazio tra loro, qualunque cosa ci fosse, e quelle sconosciute non ritornano.</translation>
    </message>
    <message>
        <source>Write LEFT RIGHT.</source>
        <translation>Scrivi LEFT RIGHT.</translation>
    </message>
    <message>
        <source>Write NAME ID.</source>
        <translation>Scrivi NAME ID.</translation>
    </message>
    <message>
        <source>Write a shorter one, with smaller numbers in its repeats.</source>
        <translation>Scrivine uno più corto, con numeri più piccoli nelle ripetizioni.</translation>
    </message>
    <message>
        <source>Write merges as pairs, so that tokens may hold spaces.</source>
        <translation>Scrivi le fusioni come coppie, così i token possono contenere spazi.</translation>
    </message>
    <message>
        <source>Write name, pat_str and special_tokens, as tiktoken.Encoding takes them.</source>
        <translation>Scrivi name, pat_str e special_tokens, come li prende tiktoken.Encoding.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Scrivi un oggetto JSON per riga.</translation>
    </message>
    <message>
        <source>Write one word per line, a tab, and a whole number.</source>
        <translation>Scrivi una parola per riga, una tabulazione e un numero intero.</translation>
    </message>
    <message>
        <source>Write what a pre-token looks like, such as regex:\S+.</source>
        <translation>Scrivi com&apos;è fatto un pre-token, ad esempio regex:\S+.</translation>
    </message>
    <message>
        <source>Your own pattern is read there by another engine, which may split otherwise.</source>
        <translation>Il tuo modello è letto lì da un altro motore, che può dividere diversamente.</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un documento PDF</translation>
    </message>
    <message>
        <source>a Zip archive or an office document</source>
        <translation>un archivio Zip o un documento di ufficio</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>un ritorno a capo</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>un file compresso</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>un database</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>una fine di riga</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>un&apos;immagine</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programma</translation>
    </message>
    <message>
        <source>a sound or film</source>
        <translation>un suono o un filmato</translation>
    </message>
    <message>
        <source>a sound, film or picture</source>
        <translation>un suono, un filmato o un&apos;immagine</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>uno spazio</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>tutti uguali</translation>
    </message>
    <message>
        <source>an empty part</source>
        <translation>una parte vuota</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>un documento di ufficio</translation>
    </message>
    <message>
        <source>an unknown symbol</source>
        <translation>un simbolo sconosciuto</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>e altro</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>al massimo {0}</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>byte-fallback does not go with the marker end-attached: bytes carry no marker.</source>
        <translation>byte-fallback non si combina con il marcatore end-attached: i byte non portano marcatori.</translation>
    </message>
    <message>
        <source>character</source>
        <translation>carattere</translation>
    </message>
    <message>
        <source>equal ids</source>
        <translation>id uguali</translation>
    </message>
    <message>
        <source>every pair left holds an unknown symbol or a byte</source>
        <translation>ogni coppia rimasta contiene un simbolo sconosciuto o un byte</translation>
    </message>
    <message>
        <source>every word is one symbol</source>
        <translation>ogni parola è un solo simbolo</translation>
    </message>
    <message>
        <source>four parts</source>
        <translation>quattro parti</translation>
    </message>
    <message>
        <source>from {0} to {1}</source>
        <translation>da {0} a {1}</translation>
    </message>
    <message>
        <source>from {0} up</source>
        <translation>da {0} in su</translation>
    </message>
    <message>
        <source>holds a line end</source>
        <translation>contiene una fine di riga</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>longer than {0}</source>
        <translation>più lungo di {0}</translation>
    </message>
    <message>
        <source>merge {0} has made {1} there before</source>
        <translation>la fusione {0} prima vi ha fatto {1}</translation>
    </message>
    <message>
        <source>one part</source>
        <translation>una parte</translation>
    </message>
    <message>
        <source>precompiled_charsmap is not base64.</source>
        <translation>precompiled_charsmap non è base64.</translation>
    </message>
    <message>
        <source>processes is {0}.</source>
        <translation>processes è {0}.</translation>
    </message>
    <message>
        <source>slots is {0}.</source>
        <translation>slots è {0}.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token speciale</translation>
    </message>
    <message>
        <source>subword-nmt cuts {0} into {1}, not into {2}.</source>
        <translation>subword-nmt divide {0} in {1}, non in {2}.</translation>
    </message>
    <message>
        <source>that the restriction does not allow</source>
        <translation>che la restrizione non ammette</translation>
    </message>
    <message>
        <source>the marker {0}</source>
        <translation>il marcatore {0}</translation>
    </message>
    <message>
        <source>the word begins after it</source>
        <translation>la parola comincia dopo</translation>
    </message>
    <message>
        <source>the word ends there</source>
        <translation>la parola lì finisce</translation>
    </message>
    <message>
        <source>three parts</source>
        <translation>tre parti</translation>
    </message>
    <message>
        <source>tokenizer.json has no means for the normalizer {0}.</source>
        <translation>tokenizer.json non ha modo di esprimere il normalizzatore {0}.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vero o falso</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>token sconosciuto</translation>
    </message>
    <message>
        <source>vocab.json has no merges.txt beside it.</source>
        <translation>Accanto a vocab.json non c&apos;è merges.txt.</translation>
    </message>
    <message>
        <source>was</source>
        <translation>addestrata</translation>
    </message>
    <message>
        <source>were</source>
        <translation>addestrate</translation>
    </message>
    <message>
        <source>word</source>
        <translation>parola</translation>
    </message>
    <message>
        <source>{0} Also by {1}.</source>
        <translation>{0} Anche da {1}.</translation>
    </message>
    <message>
        <source>{0} becomes a special token like others.</source>
        <translation>{0} diventa un token speciale come gli altri.</translation>
    </message>
    <message>
        <source>{0} blocks</source>
        <translation>{0} blocchi</translation>
    </message>
    <message>
        <source>{0} bytes do</source>
        <translation>{0} byte non sono validi</translation>
    </message>
    <message>
        <source>{0} cannot apply: it needs {1}, but {2}</source>
        <translation>{0} non si può applicare: le serve {1}, ma {2}</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}.</source>
        <translation>A {0} non si può chiedere di {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be built by merges: each step on the way is a token already.</source>
        <translation>{0} non si può costruire con fusioni: ogni passo intermedio è già un token.</translation>
    </message>
    <message>
        <source>{0} cannot be built from two others: {1}.</source>
        <translation>{0} non si può costruire da altri due: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be cut by hand.</source>
        <translation>{0} non si può dividere a mano.</translation>
    </message>
    <message>
        <source>{0} cannot be cut with {1}: its text is not in one piece of it.</source>
        <translation>{0} non si può dividere con {1}: il suo testo non è in un pezzo di essa.</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>Impossibile leggere {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>Impossibile scrivere {0}: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: its text is not in the word.</source>
        <translation>{0} non può diventare {1}: il suo testo non è nella parola.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: nothing of it is in the word.</source>
        <translation>{0} non può diventare {1}: nella parola non c&apos;è nulla di esso.</translation>
    </message>
    <message>
        <source>{0} cannot encode with the file: {1}.</source>
        <translation>{0} non riesce a codificare con il file: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot hold the {1} {2}.</source>
        <translation>{0} non può contenere {1} {2}.</translation>
    </message>
    <message>
        <source>{0} cannot load the file: {1}.</source>
        <translation>{0} non riesce a caricare il file: {1}.</translation>
    </message>
    <message>
        <source>{0} characters</source>
        <translation>{0} caratteri</translation>
    </message>
    <message>
        <source>{0} comes into the vocabulary at step {1} only.</source>
        <translation>{0} entra nel vocabolario solo al passo {1}.</translation>
    </message>
    <message>
        <source>{0} cuts text into bytes for a model of the kind {1}.</source>
        <translation>{0} divide il testo in byte per un modello di tipo {1}.</translation>
    </message>
    <message>
        <source>{0} does not become {1}, since {2}.</source>
        <translation>{0} non diventa {1}, poiché {2}.</translation>
    </message>
    <message>
        <source>{0} does not begin with the line {1}.</source>
        <translation>{0} non comincia con la riga {1}.</translation>
    </message>
    <message>
        <source>{0} does not exist.</source>
        <translation>{0} non esiste.</translation>
    </message>
    <message>
        <source>{0} does not go with the algorithm {1}.</source>
        <translation>{0} non si combina con l&apos;algoritmo {1}.</translation>
    </message>
    <message>
        <source>{0} does not go with the units byte.</source>
        <translation>{0} non si combina con le unità byte.</translation>
    </message>
    <message>
        <source>{0} does not hold the character {1}.</source>
        <translation>{0} non contiene il carattere {1}.</translation>
    </message>
    <message>
        <source>{0} does not say how text is cut before merging.</source>
        <translation>{0} non dice come il testo si divide prima delle fusioni.</translation>
    </message>
    <message>
        <source>{0} empty: that id stands for nothing, and no other id moves.</source>
        <translation>{0} vuoto: quell&apos;id non sta per nulla, e nessun altro id si sposta.</translation>
    </message>
    <message>
        <source>{0} ends before its special tokens.</source>
        <translation>{0} finisce prima dei suoi token speciali.</translation>
    </message>
    <message>
        <source>{0} ends in its special tokens.</source>
        <translation>{0} finisce tra i suoi token speciali.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} fits there too and is longer.</source>
        <translation>{0} sta in {1}, ma ci sta anche {2}, che è più lungo.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} was taken before, which goes past the place where it would start.</source>
        <translation>{0} sta in {1}, ma prima è stato preso {2}, che supera il punto in cui comincerebbe.</translation>
    </message>
    <message>
        <source>{0} fits only at the start of a word, and in {1} its text stands inside.</source>
        <translation>{0} sta solo all&apos;inizio di una parola, e in {1} il suo testo è all&apos;interno.</translation>
    </message>
    <message>
        <source>{0} fits only inside a word, and {1} has its text at the start.</source>
        <translation>{0} sta solo dentro una parola, e {1} ha il suo testo all&apos;inizio.</translation>
    </message>
    <message>
        <source>{0} gives one rank to two tokens.</source>
        <translation>{0} dà lo stesso rango a due token.</translation>
    </message>
    <message>
        <source>{0} gives other ids for {1}, from token {2} on: {3} for {4}.</source>
        <translation>{0} dà altri id per {1}, dal token {2} in poi: {3} invece di {4}.</translation>
    </message>
    <message>
        <source>{0} gives the id {1} to {2} and to {3}.</source>
        <translation>{0} dà l&apos;id {1} a {2} e a {3}.</translation>
    </message>
    <message>
        <source>{0} gives the special token {1} the id {2}.</source>
        <translation>{0} dà al token speciale {1} l&apos;id {2}.</translation>
    </message>
    <message>
        <source>{0} gives the token {1} the id {2}.</source>
        <translation>{0} dà al token {1} l&apos;id {2}.</translation>
    </message>
    <message>
        <source>{0} glues a mark other than {1} to the letters of each word.</source>
        <translation>{0} attacca alle lettere di ogni parola un segno diverso da {1}.</translation>
    </message>
    <message>
        <source>{0} has a character that is no piece: it is cut into its bytes, and {1} is one of these.</source>
        <translation>{0} ha un carattere che non è un pezzo: si divide nei suoi byte, e {1} è uno di questi.</translation>
    </message>
    <message>
        <source>{0} has changed on the disk.</source>
        <translation>{0} è cambiato sul disco.</translation>
    </message>
    <message>
        <source>{0} has changed since it was opened.</source>
        <translation>{0} è cambiato da quando è stato aperto.</translation>
    </message>
    <message>
        <source>{0} has no field that holds text.</source>
        <translation>{0} non ha un campo che contenga testo.</translation>
    </message>
    <message>
        <source>{0} has no piece &lt;unk&gt;.</source>
        <translation>{0} non ha il pezzo &lt;unk&gt;.</translation>
    </message>
    <message>
        <source>{0} has no vocab.json with a merges.txt beside it.</source>
        <translation>{0} non ha un vocab.json con un merges.txt accanto.</translation>
    </message>
    <message>
        <source>{0} has one merge only.</source>
        <translation>{0} ha una sola fusione.</translation>
    </message>
    <message>
        <source>{0} has the key {1} twice.</source>
        <translation>{0} ha due volte la chiave {1}.</translation>
    </message>
    <message>
        <source>{0} has {1} and glues {2} to words, which do not go together here.</source>
        <translation>{0} ha {1} e attacca {2} alle parole, cose che qui non si combinano.</translation>
    </message>
    <message>
        <source>{0} has {1}.</source>
        <translation>{0} ha {1}.</translation>
    </message>
    <message>
        <source>{0} holds a model of the kind {1}, which is not known here.</source>
        <translation>{0} contiene un modello di tipo {1}, qui sconosciuto.</translation>
    </message>
    <message>
        <source>{0} holds a number that is too long.</source>
        <translation>{0} contiene un numero troppo lungo.</translation>
    </message>
    <message>
        <source>{0} holds a tokenizer.json and a vocab.json.</source>
        <translation>{0} contiene un tokenizer.json e un vocab.json.</translation>
    </message>
    <message>
        <source>{0} holds more lists than can be read.</source>
        <translation>{0} contiene più elenchi di quanti se ne possano leggere.</translation>
    </message>
    <message>
        <source>{0} holds no tokens.</source>
        <translation>{0} non contiene token.</translation>
    </message>
    <message>
        <source>{0} holds {1}, which is no JSON.</source>
        <translation>{0} contiene {1}, che non è JSON.</translation>
    </message>
    <message>
        <source>{0} is a folder.</source>
        <translation>{0} è una cartella.</translation>
    </message>
    <message>
        <source>{0} is a gzip file that is broken or cut short.</source>
        <translation>{0} è un file gzip rotto o troncato.</translation>
    </message>
    <message>
        <source>{0} is a link that leads to itself.</source>
        <translation>{0} è un collegamento che porta a sé stesso.</translation>
    </message>
    <message>
        <source>{0} is a model of type {1}, which is not known here.</source>
        <translation>{0} è un modello di tipo {1}, qui sconosciuto.</translation>
    </message>
    <message>
        <source>{0} is a special token, and no text becomes one.</source>
        <translation>{0} è un token speciale, e nessun testo lo diventa.</translation>
    </message>
    <message>
        <source>{0} is a special token, which no text becomes.</source>
        <translation>{0} è un token speciale, che nessun testo diventa.</translation>
    </message>
    <message>
        <source>{0} is a token already, with the id {1}.</source>
        <translation>{0} è già un token, con l&apos;id {1}.</translation>
    </message>
    <message>
        <source>{0} is a vocabulary table, which has no merge rules for encoding.</source>
        <translation>{0} è una tabella di vocabolario, senza regole di fusione per codificare.</translation>
    </message>
    <message>
        <source>{0} is another word than {1}: words are only ever taken whole.</source>
        <translation>{0} è un&apos;altra parola rispetto a {1}: le parole si prendono solo intere.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The best way with {2}, {3}.</source>
        <translation>{0} si divide in {1}. Il modo migliore con {2}, {3}.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The next best way, {2}.</source>
        <translation>{0} si divide in {1}. Il modo seguente, {2}.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} pre-tokens, and no token of the model crosses them.</source>
        <translation>{0} si divide in {1} pre-token, e nessun token del modello li attraversa.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} tokens now: too many to build one by hand.</source>
        <translation>{0} ora si divide in {1} token: troppi per costruirne uno a mano.</translation>
    </message>
    <message>
        <source>{0} is damaged.</source>
        <translation>{0} è danneggiato.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} è danneggiato: {1}</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation>{0} è danneggiato: {1}.</translation>
    </message>
    <message>
        <source>{0} is empty.</source>
        <translation>{0} è vuoto.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary as a whole, which goes before all merges.</source>
        <translation>{0} è nel vocabolario come parola intera, che precede ogni fusione.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary from step {1} on, so it is this token.</source>
        <translation>{0} è nel vocabolario dal passo {1} in poi, perciò è questo token.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary, but {1} + {2} was never learnt: they meet only through {3}, and {4}.</source>
        <translation>{0} è nel vocabolario, ma {1} + {2} non è mai stata appresa: si incontrano solo tramite {3}, e {4}.</translation>
    </message>
    <message>
        <source>{0} is learnt by a later merge: {1}.</source>
        <translation>{0} si apprende con una fusione successiva: {1}.</translation>
    </message>
    <message>
        <source>{0} is longer than {1} characters: such words are unknown to this tokenizer.</source>
        <translation>{0} è più lunga di {1} caratteri: tali parole sono sconosciute a questo tokenizzatore.</translation>
    </message>
    <message>
        <source>{0} is made by merge {1}, which is not among the first {2}.</source>
        <translation>{0} nasce dalla fusione {1}, che non è tra le prime {2}.</translation>
    </message>
    <message>
        <source>{0} is made in {1}, but merge {2} takes it in.</source>
        <translation>{0} nasce in {1}, ma la fusione {2} lo assorbe.</translation>
    </message>
    <message>
        <source>{0} is no number.</source>
        <translation>{0} non è un numero.</translation>
    </message>
    <message>
        <source>{0} is no piece of this vocabulary.</source>
        <translation>{0} non è un pezzo di questo vocabolario.</translation>
    </message>
    <message>
        <source>{0} is no rule for a token.</source>
        <translation>{0} non è una regola per un token.</translation>
    </message>
    <message>
        <source>{0} is no word of the corpus.</source>
        <translation>{0} non è una parola del corpus.</translation>
    </message>
    <message>
        <source>{0} is not UTF-8.</source>
        <translation>{0} non è UTF-8.</translation>
    </message>
    <message>
        <source>{0} is not a .bpe file.</source>
        <translation>{0} non è un file .bpe.</translation>
    </message>
    <message>
        <source>{0} is not a SentencePiece model, or damaged.</source>
        <translation>{0} non è un modello SentencePiece, o è danneggiato.</translation>
    </message>
    <message>
        <source>{0} is not a file on a disk.</source>
        <translation>{0} non è un file su un disco.</translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation>{0} non è un file.</translation>
    </message>
    <message>
        <source>{0} is not a table of tokens and ids.</source>
        <translation>{0} non è una tabella di token e id.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a lesson.</source>
        <translation>{0} non è un tokenizzatore ma una lezione.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a text.</source>
        <translation>{0} non è un tokenizzatore ma un testo.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer that is known here.</source>
        <translation>{0} non è un tokenizzatore noto qui.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer.json.</source>
        <translation>{0} non è un tokenizer.json.</translation>
    </message>
    <message>
        <source>{0} is not a vocabulary table.</source>
        <translation>{0} non è una tabella di vocabolario.</translation>
    </message>
    <message>
        <source>{0} is not among the first {1}</source>
        <translation>{0} non è tra le prime {1}</translation>
    </message>
    <message>
        <source>{0} is not among the pieces after this step.</source>
        <translation>{0} non è tra i pezzi dopo questo passo.</translation>
    </message>
    <message>
        <source>{0} is not an encoding that is known here.</source>
        <translation>{0} non è una codifica nota qui.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no word can become it.</source>
        <translation>{0} non è nel vocabolario, perciò nessuna parola può diventarlo.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no {1} can become it.</source>
        <translation>{0} non è nel vocabolario, perciò nessuna unità ({1}) può diventarlo.</translation>
    </message>
    <message>
        <source>{0} is not text.</source>
        <translation>{0} non è testo.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON at line {1}.</source>
        <translation>{0} non è JSON valido alla riga {1}.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON.</source>
        <translation>{0} non è JSON valido.</translation>
    </message>
    <message>
        <source>{0} is not valid {1}: {2}.</source>
        <translation>{0} non è {1} valido: {2}.</translation>
    </message>
    <message>
        <source>{0} is not {1} text: {2}.</source>
        <translation>{0} non è testo {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is of version {1}, which is not known here.</source>
        <translation>{0} è della versione {1}, qui sconosciuta.</translation>
    </message>
    <message>
        <source>{0} is one of the {1} tokens of {2}.</source>
        <translation>{0} è uno dei {1} token di {2}.</translation>
    </message>
    <message>
        <source>{0} is one token.</source>
        <translation>{0} è un solo token.</translation>
    </message>
    <message>
        <source>{0} is the only way to cut {1}.</source>
        <translation>{0} è l&apos;unico modo di dividere {1}.</translation>
    </message>
    <message>
        <source>{0} is the root of a disk.</source>
        <translation>{0} è la radice di un disco.</translation>
    </message>
    <message>
        <source>{0} is too large to be a SentencePiece model.</source>
        <translation>{0} è troppo grande per essere un modello SentencePiece.</translation>
    </message>
    <message>
        <source>{0} is too large to be a lesson.</source>
        <translation>{0} è troppo grande per essere una lezione.</translation>
    </message>
    <message>
        <source>{0} is too large to be a tokenizer.</source>
        <translation>{0} è troppo grande per essere un tokenizzatore.</translation>
    </message>
    <message>
        <source>{0} is too long to be compared.</source>
        <translation>{0} è troppo lungo per essere confrontato.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: it has too many characters.</source>
        <translation>{0} è sconosciuta nel suo insieme: ha troppi caratteri.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: no token fits at the beginning of {1}, so that {2} is not taken either.</source>
        <translation>{0} è sconosciuta nel suo insieme: nessun token sta all&apos;inizio di {1}, perciò neppure {2} viene preso.</translation>
    </message>
    <message>
        <source>{0} is {1} characters, and each token of this tokenizer is one.</source>
        <translation>{0} ha {1} caratteri, e ogni token di questo tokenizzatore ne è uno.</translation>
    </message>
    <message>
        <source>{0} is {1}.</source>
        <translation>{0} è {1}.</translation>
    </message>
    <message>
        <source>{0} lacks pat_str, the pattern that cuts the text, or special_tokens.</source>
        <translation>In {0} manca pat_str, il modello che divide il testo, o special_tokens.</translation>
    </message>
    <message>
        <source>{0} marks words twice.</source>
        <translation>{0} segna le parole due volte.</translation>
    </message>
    <message>
        <source>{0} may not be read.</source>
        <translation>{0} non si può leggere.</translation>
    </message>
    <message>
        <source>{0} may not be written.</source>
        <translation>{0} non si può scrivere.</translation>
    </message>
    <message>
        <source>{0} merges were asked for.</source>
        <translation>Fusioni richieste: {0}.</translation>
    </message>
    <message>
        <source>{0} more tokens are listed twice.</source>
        <translation>Altri {0} token compaiono due volte.</translation>
    </message>
    <message>
        <source>{0} not fit {1}; kept as they are.</source>
        <translation>{0} in {1}; conservati così come sono.</translation>
    </message>
    <message>
        <source>{0} of more than {1} characters {2} trained on in parts.</source>
        <translation>{0} di più di {1} caratteri: {2} addestrati a parti.</translation>
    </message>
    <message>
        <source>{0} of the 256 bytes have no token; text with them is unknown.</source>
        <translation>{0} dei 256 byte non hanno token; un testo che li contiene è sconosciuto.</translation>
    </message>
    <message>
        <source>{0} of the {1} claims are wrong.</source>
        <translation>{0} delle {1} affermazioni sono sbagliate.</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown ({2}).</source>
        <translation>{0} su {1} restano sconosciute ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown.</source>
        <translation>{0} su {1} restano sconosciute.</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown ({2}).</source>
        <translation>{0} su {1} resta sconosciuta ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown.</source>
        <translation>{0} su {1} resta sconosciuta.</translation>
    </message>
    <message>
        <source>{0} or {1} is not in the corpus then.</source>
        <translation>{0} o {1} non è allora nel corpus.</translation>
    </message>
    <message>
        <source>{0} pairs were</source>
        <translation>{0} coppie</translation>
    </message>
    <message>
        <source>{0} replaced in {1}.</source>
        <translation>Sostituzioni: {0} in {1}.</translation>
    </message>
    <message>
        <source>{0} symbols are bytes</source>
        <translation>{0} simboli sono byte</translation>
    </message>
    <message>
        <source>{0} that no valid text holds: kept, but never met there.</source>
        <translation>{0} che nessun testo valido contiene: conservati, ma lì mai incontrati.</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} token</translation>
    </message>
    <message>
        <source>{0} unpacks to more than {1} times its size: it is no text.</source>
        <translation>{0} si espande a più di {1} volte la sua dimensione: non è testo.</translation>
    </message>
    <message>
        <source>{0} uses {1} in a way that is not known here.</source>
        <translation>{0} usa {1} in un modo qui sconosciuto.</translation>
    </message>
    <message>
        <source>{0} was not looked through.</source>
        <translation>{0} non è stato esaminato.</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of BPE Desktop.</source>
        <translation>{0} è stato scritto da una versione più recente di BPE Desktop.</translation>
    </message>
    <message>
        <source>{0} will be ordinary tokens.</source>
        <translation>{0} saranno token ordinari.</translation>
    </message>
    <message>
        <source>{0} words</source>
        <translation>{0} parole</translation>
    </message>
    <message>
        <source>{0}, a guess ({1} %)</source>
        <translation>{0}, un&apos;ipotesi ({1} %)</translation>
    </message>
    <message>
        <source>{0}, and white space between words comes back as one space.</source>
        <translation>{0}, e lo spazio bianco tra le parole ritorna come un solo spazio.</translation>
    </message>
    <message>
        <source>{0}, is as probable</source>
        <translation>{0}, è altrettanto probabile</translation>
    </message>
    <message>
        <source>{0}, is {1} times less probable</source>
        <translation>{0}, è {1} volte meno probabile</translation>
    </message>
    <message>
        <source>{0}, line {1} is not UTF-8.</source>
        <translation>{0}, la riga {1} non è UTF-8.</translation>
    </message>
    <message>
        <source>{0}, line {1}, {2}: {3}</source>
        <translation>{0}, riga {1}, {2}: {3}</translation>
    </message>
    <message>
        <source>{0}, line {1}: a merge names the id {2}, which no merge before it makes.</source>
        <translation>{0}, riga {1}: una fusione nomina l&apos;id {2}, che nessuna fusione precedente crea.</translation>
    </message>
    <message>
        <source>{0}, line {1}: a special token and its id are wanted.</source>
        <translation>{0}, riga {1}: servono un token speciale e il suo id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a piece, a tab and its score.</source>
        <translation>{0}, riga {1}: non un pezzo, una tabulazione e il suo punteggio.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a row of a vocabulary table.</source>
        <translation>{0}, riga {1}: non una riga di una tabella di vocabolario.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a token in base64, a space and its rank.</source>
        <translation>{0}, riga {1}: non un token in base64, uno spazio e il suo rango.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the count of {2} is 0.</source>
        <translation>{0}, riga {1}: il conteggio di {2} è 0.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the merge {2} {3} comes twice.</source>
        <translation>{0}, riga {1}: la fusione {2} {3} compare due volte.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the special token or its id comes twice.</source>
        <translation>{0}, riga {1}: il token speciale o il suo id compare due volte.</translation>
    </message>
    <message>
        <source>{0}, line {1}: there is no piece.</source>
        <translation>{0}, riga {1}: non c&apos;è alcun pezzo.</translation>
    </message>
    <message>
        <source>{0}, line {1}: this is no JSON object.</source>
        <translation>{0}, riga {1}: questo non è un oggetto JSON.</translation>
    </message>
    <message>
        <source>{0}, line {1}: two ids are wanted.</source>
        <translation>{0}, riga {1}: servono due id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} in {3}.</source>
        <translation>{0}, riga {1}: {2} in {3}.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a number that can be.</source>
        <translation>{0}, riga {1}: {2} non è un numero possibile.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a word, a tab and a count.</source>
        <translation>{0}, riga {1}: {2} non è una parola, una tabulazione e un conteggio.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2}.</source>
        <translation>{0}, riga {1}: {2}.</translation>
    </message>
    <message>
        <source>{0}, merge {1}: {2} is not two tokens.</source>
        <translation>{0}, fusione {1}: {2} non è due token.</translation>
    </message>
    <message>
        <source>{0}, since {1}; the file itself does not say.</source>
        <translation>{0}, poiché {1}; il file stesso non lo dice.</translation>
    </message>
    <message>
        <source>{0}, {1}: the part {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: la parte {2} non è nel vocabolario.</translation>
    </message>
    <message>
        <source>{0}, {1}: the product {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: il prodotto {2} non è nel vocabolario.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has the type {2}, which is not known here.</source>
        <translation>{0}: il pezzo {1} è del tipo {2}, qui sconosciuto.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has {2}.</source>
        <translation>{0}: il pezzo {1} ha {2}.</translation>
    </message>
    <message>
        <source>{0}: the byte piece {1} {2}.</source>
        <translation>{0}: il pezzo di byte {1} {2}.</translation>
    </message>
    <message>
        <source>{0}: the merge {1} {2} is there twice; the first one holds.</source>
        <translation>{0}: la fusione {1} {2} c&apos;è due volte; vale la prima.</translation>
    </message>
    <message>
        <source>{0}: the piece {1}, {2}, is there twice or broken.</source>
        <translation>{0}: il pezzo {1}, {2}, c&apos;è due volte o è rotto.</translation>
    </message>
    <message>
        <source>{0}: the special token {1} has the id {2}, which a byte or a merge has.</source>
        <translation>{0}: il token speciale {1} ha l&apos;id {2}, che ha un byte o una fusione.</translation>
    </message>
    <message>
        <source>{0}: the token {1} is not spelled in printable bytes.</source>
        <translation>{0}: il token {1} non è scritto in byte stampabili.</translation>
    </message>
    <message>
        <source>{0}: the unknown token {1} is not in the vocabulary.</source>
        <translation>{0}: il token sconosciuto {1} non è nel vocabolario.</translation>
    </message>
    <message>
        <source>{0}: {1} is not UTF-8.</source>
        <translation>{0}: {1} non è UTF-8.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Cannot hold {setting}: {value}.</source>
        <translation>Non può contenere {setting}: {value}.</translation>
    </message>
    <message>
        <source>This format cannot hold {setting}: {value}.</source>
        <translation>Questo formato non può contenere {setting}: {value}.</translation>
    </message>
    <message>
        <source>Train with {setting}: {values}, or export another format.</source>
        <translation>Addestra con {setting}: {values}, o esporta in un altro formato.</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} o {1}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In the panes</source>
        <translation>Nei pannelli</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Keys without Ctrl rest while a field has the keyboard.</source>
        <translation>I tasti senza Ctrl sono inattivi mentre un campo ha la tastiera.</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>da {} a {}</translation>
    </message>
</context>
<context>
    <name>SizeChart</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Token per parola a ogni dimensione</translation>
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
        <translation>dimensione del vocabolario</translation>
    </message>
    <message numerus="yes">
        <source>{}: {} / %Ln word(s) = {}</source>
        <translation>
            <numerusform>{}: {} / %Ln parola = {}</numerusform>
            <numerusform>{}: {} / %Ln parole = {}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizePage</name>
    <message>
        <source>% of the symbols or more</source>
        <translation>% dei simboli o più</translation>
    </message>
    <message>
        <source>A compressor has no vocabulary of a chosen size</source>
        <translation>Un compressore non ha un vocabolario di dimensione scelta</translation>
    </message>
    <message>
        <source>After a training, every vocabulary size on the way to it is told here.</source>
        <translation>Dopo un addestramento, qui si racconta ogni dimensione del vocabolario lungo la strada.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>By how many tokens a growth is judged</source>
        <translation>In base a quanti token si giudica una crescita</translation>
    </message>
    <message>
        <source>Click a row, or in a chart, to bring the playhead there.</source>
        <translation>Fai clic su una riga, o in un grafico, per portarvi il cursore.</translation>
    </message>
    <message>
        <source>Costliest words</source>
        <translation>Parole più costose</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Conteggio …</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Dimensioni dell&apos;embedding</translation>
    </message>
    <message>
        <source>Embedding of</source>
        <translation>Embedding di</translation>
    </message>
    <message>
        <source>Every vocabulary size</source>
        <translation>Ogni dimensione del vocabolario</translation>
    </message>
    <message>
        <source>Every word is one token.</source>
        <translation>Ogni parola è un token.</translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Vai alla fusione {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Vai al passo {}</translation>
    </message>
    <message>
        <source>It replaces pairs by unused bytes until nothing is saved any more.</source>
        <translation>Sostituisce coppie con byte inutilizzati finché si risparmia qualcosa.</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Non è ancora stato addestrato nulla</translation>
    </message>
    <message>
        <source>Of the most frequent words: count × (tokens − 1).</source>
        <translation>Tra le parole più frequenti: conteggio × (token − 1).</translation>
    </message>
    <message>
        <source>Output layer tied</source>
        <translation>Strato di uscita legato</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>Per parola</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>The costliest words</source>
        <translation>Le parole più costose</translation>
    </message>
    <message>
        <source>The output layer shares the rows of the embedding; else it has as many more</source>
        <translation>Lo strato di uscita condivide le righe dell&apos;embedding; altrimenti ne ha altrettante</translation>
    </message>
    <message>
        <source>The training is too short for this number of merges.</source>
        <translation>L&apos;addestramento è troppo breve per questo numero di fusioni.</translation>
    </message>
    <message>
        <source>The words that cost the most tokens: count × (tokens − 1).</source>
        <translation>Le parole che costano più token: conteggio × (token − 1).</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Token per parola a ogni dimensione</translation>
    </message>
    <message>
        <source>Tokens that stand nowhere in the corpus</source>
        <translation>Token che non compaiono nel corpus</translation>
    </message>
    <message>
        <source>Unknown per word</source>
        <translation>Sconosciuti per parola</translation>
    </message>
    <message>
        <source>Unused tokens</source>
        <translation>Token inutilizzati</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Dimensione del vocabolario</translation>
    </message>
    <message>
        <source>What a growth should save at least</source>
        <translation>Quanto deve risparmiare almeno una crescita</translation>
    </message>
    <message>
        <source>What each further token saves, of the symbols left</source>
        <translation>Che cosa risparmia ogni altro token, sui simboli rimasti</translation>
    </message>
    <message>
        <source>What each further {} tokens save, of the symbols left</source>
        <translation>Che cosa risparmia ogni gruppo di altri {} token, sui simboli rimasti</translation>
    </message>
    <message>
        <source>What the tokens between two rounds save, of the symbols left</source>
        <translation>Che cosa risparmiano i token tra due cicli, sui simboli rimasti</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>dimensioni</translation>
    </message>
    <message>
        <source>stops paying</source>
        <translation>non conviene più</translation>
    </message>
    <message>
        <source>tokens pay if they save</source>
        <translation>token convengono se risparmiano</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>parole intere</translation>
    </message>
    <message>
        <source>{}, one training and every size of it: now {}</source>
        <translation>{}, un addestramento e ogni sua dimensione: ora {}</translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message numerus="yes">
        <source>%Ln of them scaffold</source>
        <translation>
            <numerusform>%Ln di impalcatura</numerusform>
            <numerusform>%Ln di impalcatura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>(Symbols left / symbols left at the playhead)²: each token looks at each other</source>
        <translation>(Simboli rimasti / simboli rimasti al cursore)²: ogni token guarda ogni altro</translation>
    </message>
    <message>
        <source>After how many steps of the training</source>
        <translation>Dopo quanti passi dell&apos;addestramento</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} make {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Altri {merges} token non convengono più a un vocabolario di {size}: i prossimi {tokens} rendono noto {share} dello sconosciuto ({saved}) per {cost} parametri in più.</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} save {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Altri {merges} token non convengono più a un vocabolario di {size}: i prossimi {tokens} risparmiano {share} dei simboli ({saved}) per {cost} parametri in più.</translation>
    </message>
    <message numerus="yes">
        <source>As far as the training goes, another %Ln token(s) always save {} or more.</source>
        <translation>
            <numerusform>Fin dove arriva l&apos;addestramento, %Ln altro token risparmia sempre {} o più.</numerusform>
            <numerusform>Fin dove arriva l&apos;addestramento, altri %Ln token risparmiano sempre {} o più.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as the training goes, one more token always saves {} or more.</source>
        <translation>Fin dove arriva l&apos;addestramento, un altro token risparmia sempre {} o più.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Attenzione: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Count × (tokens − 1): the tokens that are spared if the word becomes one</source>
        <translation>Conteggio × (token − 1): i token risparmiati se la parola diventa uno</translation>
    </message>
    <message>
        <source>Cut into</source>
        <translation>Divisa in</translation>
    </message>
    <message>
        <source>Each character a token: the smallest vocabulary</source>
        <translation>Ogni carattere un token: il vocabolario minimo</translation>
    </message>
    <message>
        <source>Each word a token: no symbol to save, and no word unseen</source>
        <translation>Ogni parola un token: nessun simbolo da risparmiare, e nessuna parola mai vista</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Embedding and output layer: 2 × {} × {} = {}</source>
        <translation>Embedding e strato di uscita: 2 × {} × {} = {}</translation>
    </message>
    <message>
        <source>Embedding: {} × {} = {}</source>
        <translation>Embedding: {} × {} = {}</translation>
    </message>
    <message>
        <source>Every token of the vocabulary stands in the corpus.</source>
        <translation>Ogni token del vocabolario compare nel corpus.</translation>
    </message>
    <message>
        <source>Fertility: what is left / words of the corpus, 1 at best</source>
        <translation>Fertilità: ciò che resta / parole del corpus, al meglio 1</translation>
    </message>
    <message>
        <source>How often it stands there at the playhead</source>
        <translation>Quante volte vi compare al cursore</translation>
    </message>
    <message>
        <source>How often it stood in the corpus when it was made</source>
        <translation>Quante volte compariva nel corpus quando è stato creato</translation>
    </message>
    <message>
        <source>How often the word stands in the corpus</source>
        <translation>Quante volte la parola compare nel corpus</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Its tokens at the playhead</source>
        <translation>I suoi token al cursore</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Made at</source>
        <translation>Creato a</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguente</translation>
    </message>
    <message>
        <source>Next {}</source>
        <translation>Prossimi {}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it makes {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Un altro token non conviene più a un vocabolario di {size}: rende noto {share} dello sconosciuto ({saved}) per {cost} parametri in più.</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it saves {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Un altro token non conviene più a un vocabolario di {size}: risparmia {share} dei simboli ({saved}) per {cost} parametri in più.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Parameters: vocabulary × width, and as much for an output layer of its own</source>
        <translation>Parametri: vocabolario × larghezza, e altrettanti per uno strato di uscita a sé</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>Per parola</translation>
    </message>
    <message>
        <source>Per word: {} / {} = {}</source>
        <translation>Per parola: {} / {} = {}</translation>
    </message>
    <message>
        <source>Scaffold: learnt, and used up by later merges. Symbol: of the alphabet, and used up. Not met: in the vocabulary, but nowhere in this corpus.</source>
        <translation>Impalcatura: appreso, e consumato da fusioni successive. Simbolo: dell&apos;alfabeto, e consumato. Non incontrato: nel vocabolario, ma in nessun punto di questo corpus.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Simboli rimasti</translation>
    </message>
    <message>
        <source>The merge that made it</source>
        <translation>La fusione che l&apos;ha creato</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln token(s): ({} − {}) / {} = {}</source>
        <translation>
            <numerusform>Il prossimo %Ln token: ({} − {}) / {} = {}</numerusform>
            <numerusform>I prossimi %Ln token: ({} − {}) / {} = {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The row of the embedding that it takes: width, or twice that</source>
        <translation>La riga dell&apos;embedding che occupa: larghezza, o il doppio</translation>
    </message>
    <message>
        <source>The training is too short to tell: it has {}.</source>
        <translation>L&apos;addestramento è troppo breve per dirlo: ha {}.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Allora</translation>
    </message>
    <message>
        <source>They save {} of the corpus for {} more parameters.</source>
        <translation>Risparmiano {} del corpus per {} parametri in più.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in the corpus</source>
        <translation>Token nel corpus</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary, special tokens included</source>
        <translation>Token nel vocabolario, compresi quelli speciali</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
    <message>
        <source>What the next tokens save: (left now − left then) / left now</source>
        <translation>Che cosa risparmiano i prossimi token: (rimasti ora − rimasti poi) / rimasti ora</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Words or characters of the corpus that have no token yet</source>
        <translation>Parole o caratteri del corpus che non hanno ancora un token</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>non incontrato</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>impalcatura</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciale</translation>
    </message>
    <message>
        <source>symbol, used up</source>
        <translation>simbolo, consumato</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>{dead} of {size} in the vocabulary do not stand in the corpus ({scaffold}): their rows of the embedding are {cost} parameters, {share} of all.</source>
        <translation>{dead} di {size} nel vocabolario non compaiono nel corpus ({scaffold}): le loro righe dell&apos;embedding sono {cost} parametri, {share} del totale.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
    <message>
        <source>{} or more</source>
        <translation>{} o più</translation>
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
            <numerusform>%Ln pre-token</numerusform>
            <numerusform>%Ln pre-token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln volta</numerusform>
            <numerusform>%Ln volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>A prompt that ends in a space ends in the token {}. In the corpus a space stands alone {} among {}: {}.</source>
        <translation>Un prompt che finisce con uno spazio finisce nel token {}. Nel corpus uno spazio sta da solo {} su {}: {}.</translation>
    </message>
    <message>
        <source>At the end of a line</source>
        <translation>Alla fine di una riga</translation>
    </message>
    <message>
        <source>At the start of a line</source>
        <translation>All&apos;inizio di una riga</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Maiuscola</translation>
    </message>
    <message>
        <source>End a prompt without a space.</source>
        <translation>Finisci un prompt senza spazio.</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Senza spazio</translation>
    </message>
    <message>
        <source>No-break space before</source>
        <translation>Spazio unificatore prima</translation>
    </message>
    <message>
        <source>Only {} of the words bring their space along, so a prompt that ends in a space is nothing rare here.</source>
        <translation>Solo {} delle parole portano con sé il loro spazio, perciò un prompt che finisce con uno spazio qui non è raro.</translation>
    </message>
    <message>
        <source>So a prompt may end in a space or not: the model sees the same tokens.</source>
        <translation>Perciò un prompt può finire con uno spazio o no: il modello vede gli stessi token.</translation>
    </message>
    <message>
        <source>Space after, as at the end of a prompt</source>
        <translation>Spazio dopo (fine di un prompt)</translation>
    </message>
    <message>
        <source>Space and capital letter</source>
        <translation>Spazio e maiuscola</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Spazio prima</translation>
    </message>
    <message>
        <source>Tab before</source>
        <translation>Tabulazione prima</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace.</source>
        <translation>Il pre-tokenizzatore elimina lo spazio bianco, perciò uno spazio non lascia traccia.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; pieces inside a word have a prefix instead.</source>
        <translation>Il pre-tokenizzatore elimina lo spazio bianco, perciò uno spazio non lascia traccia; i pezzi dentro una parola hanno invece un prefisso.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word ends.</source>
        <translation>Il pre-tokenizzatore elimina lo spazio bianco, perciò uno spazio non lascia traccia; il marcatore {} dice dove finisce una parola.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word starts.</source>
        <translation>Il pre-tokenizzatore elimina lo spazio bianco, perciò uno spazio non lascia traccia; il marcatore {} dice dove inizia una parola.</translation>
    </message>
    <message>
        <source>This tokenizer trims spaces: one before or after a text leaves no trace in the tokens.</source>
        <translation>Questo tokenizzatore rifila gli spazi: uno prima o dopo un testo non lascia traccia nei token.</translation>
    </message>
    <message>
        <source>Two spaces before</source>
        <translation>Due spazi prima</translation>
    </message>
    <message>
        <source>at most {} times</source>
        <translation>al massimo {} volte</translation>
    </message>
    <message>
        <source>{} of the words bring their space along, as “{}” does ({}). After a space that is there already none of these can follow, so the model must go on with a rare one: “{}” without its space ({}).</source>
        <translation>{} delle parole portano con sé il loro spazio, come fa “{}” ({}). Dopo uno spazio già presente nessuna di queste può seguire, perciò il modello deve proseguire con una rara: “{}” senza il suo spazio ({}).</translation>
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
        <translation>Come il tokenizzatore al cursore divide la forma</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Forms of the word, with their tokens</source>
        <translation>Forme della parola, con i loro token</translation>
    </message>
    <message>
        <source>How often its tokens stand in a row, inside longer words too, as the corpus is cut at the playhead; of several pre-tokens the least</source>
        <translation>Quante volte i suoi token stanno in fila, anche dentro parole più lunghe, come il corpus è diviso al cursore; di più pre-token il minimo</translation>
    </message>
    <message>
        <source>How spaces stand in the corpus</source>
        <translation>Come stanno gli spazi nel corpus</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>In the corpus</source>
        <translation>Nel corpus</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Numero di token</translation>
    </message>
    <message>
        <source>Occurrences / all pre-tokens of the corpus × 1,000,000</source>
        <translation>Occorrenze / tutti i pre-token del corpus × 1.000.000</translation>
    </message>
    <message>
        <source>Occurrences of the form&apos;s pre-token; of several the least, which is the most that the form as a whole can occur</source>
        <translation>Occorrenze del pre-token della forma; di più d&apos;uno il minimo, che è il massimo delle volte in cui la forma intera può comparire</translation>
    </message>
    <message>
        <source>Per million</source>
        <translation>Per milione</translation>
    </message>
    <message>
        <source>Pre-tokens that begin with a space / these and those that begin with a letter or a number</source>
        <translation>Pre-token che iniziano con uno spazio / questi e quelli che iniziano con una lettera o un numero</translation>
    </message>
    <message>
        <source>Same tokens as</source>
        <translation>Stessi token di</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Salva la tabella come CSV…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
    </message>
    <message>
        <source>Spaces that are a token of their own</source>
        <translation>Spazi che sono un token a sé</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Token places</source>
        <translation>Posti dei token</translation>
    </message>
    <message>
        <source>Token places / all tokens of the corpus × 1,000,000</source>
        <translation>Posti dei token / tutti i token del corpus × 1.000.000</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens that are one space and nothing else / tokens that begin with a space, as the corpus is cut at the playhead</source>
        <translation>Token che sono un solo spazio e nient&apos;altro / token che iniziano con uno spazio, come il corpus è diviso al cursore</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Words that bring their space along</source>
        <translation>Parole che portano con sé il loro spazio</translation>
    </message>
    <message>
        <source>Write any word; the list has frequent ones of the corpus.</source>
        <translation>Scrivi una parola qualsiasi; l&apos;elenco ha parole frequenti del corpus.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
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
        <translation>Un compressore non crea un tokenizzatore</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Le sue regole valgono per un solo testo. Scegli un altro algoritmo in Osserva.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Ancora nessun tokenizzatore</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands what a space does to a word.</source>
        <translation>Addestrane uno in Osserva: qui si vede che cosa fa uno spazio a una parola.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Alphabet</source>
        <translation>Alfabeto</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Fertilità</translation>
    </message>
    <message>
        <source>Symbols in the corpus</source>
        <translation>Simboli nel corpus</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
    <message>
        <source>tokens per word</source>
        <translation>token per parola</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln byte(s) compressed</source>
        <translation>
            <numerusform>%Ln byte compresso</numerusform>
            <numerusform>%Ln byte compressi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>%Ln byte rimasto</numerusform>
            <numerusform>%Ln byte rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s), until none is left</source>
        <translation>
            <numerusform>%Ln carattere, finché non ne restano</numerusform>
            <numerusform>%Ln caratteri, finché non ne restano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln fusione</numerusform>
            <numerusform>%Ln fusioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s), until no pair is left</source>
        <translation>
            <numerusform>%Ln fusione, finché non resta alcuna coppia</numerusform>
            <numerusform>%Ln fusioni, finché non resta alcuna coppia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln coppia</numerusform>
            <numerusform>%Ln coppie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln pezzo</numerusform>
            <numerusform>%Ln pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s)</source>
        <translation>
            <numerusform>%Ln sostituzione</numerusform>
            <numerusform>%Ln sostituzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s), until no pair or no free byte is left</source>
        <translation>
            <numerusform>%Ln sostituzione, finché restano coppie e byte liberi</numerusform>
            <numerusform>%Ln sostituzioni, finché restano coppie e byte liberi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln ciclo</numerusform>
            <numerusform>%Ln cicli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s), until no piece may go</source>
        <translation>
            <numerusform>%Ln ciclo, finché nessun pezzo può più uscire</numerusform>
            <numerusform>%Ln cicli, finché nessun pezzo può più uscire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>%Ln simbolo rimasto</numerusform>
            <numerusform>%Ln simboli rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>%Ln sconosciuto rimasto</numerusform>
            <numerusform>%Ln sconosciuti rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s), until none is left</source>
        <translation>
            <numerusform>%Ln parola, finché non ne restano</numerusform>
            <numerusform>%Ln parole, finché non ne restano</numerusform>
        </translation>
    </message>
    <message>
        <source>A bracket joins equal counts</source>
        <translation>Una parentesi unisce conteggi uguali</translation>
    </message>
    <message>
        <source>A bracket joins equal losses</source>
        <translation>Una parentesi unisce perdite uguali</translation>
    </message>
    <message>
        <source>A bracket joins equal scores</source>
        <translation>Una parentesi unisce punteggi uguali</translation>
    </message>
    <message>
        <source>After the run, each replacement stands here by its count.</source>
        <translation>Al termine ogni sostituzione sta qui con il suo conteggio.</translation>
    </message>
    <message>
        <source>After training, each character stands here by its count.</source>
        <translation>Dopo l&apos;addestramento ogni carattere sta qui con il suo conteggio.</translation>
    </message>
    <message>
        <source>After training, each merge stands here by its count.</source>
        <translation>Dopo l&apos;addestramento ogni fusione sta qui con il suo conteggio.</translation>
    </message>
    <message>
        <source>After training, each round stands here by its pieces.</source>
        <translation>Dopo l&apos;addestramento ogni ciclo sta qui con i suoi pezzi.</translation>
    </message>
    <message>
        <source>After training, each word stands here by its count.</source>
        <translation>Dopo l&apos;addestramento ogni parola sta qui con il suo conteggio.</translation>
    </message>
    <message>
        <source>All characters are taken in.</source>
        <translation>Tutti i caratteri sono ammessi.</translation>
    </message>
    <message>
        <source>All merges are made.</source>
        <translation>Tutte le fusioni sono fatte.</translation>
    </message>
    <message>
        <source>All replacements are made.</source>
        <translation>Tutte le sostituzioni sono fatte.</translation>
    </message>
    <message>
        <source>All rounds are made.</source>
        <translation>Tutti i cicli sono fatti.</translation>
    </message>
    <message>
        <source>All words are taken in.</source>
        <translation>Tutte le parole sono ammesse.</translation>
    </message>
    <message>
        <source>Byte table</source>
        <translation>Tabella dei byte</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Byte rimasti</translation>
    </message>
    <message>
        <source>Character {} of {}</source>
        <translation>Carattere {} di {}</translation>
    </message>
    <message>
        <source>Characters taken in</source>
        <translation>Caratteri ammessi</translation>
    </message>
    <message>
        <source>Compressed: {result}.</source>
        <translation>Compresso: {result}.</translation>
    </message>
    <message>
        <source>Compressing</source>
        <translation>Compressione</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Ordine del corpus</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Count of each character</source>
        <translation>Conteggio di ogni carattere</translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Conteggio di ogni fusione</translation>
    </message>
    <message>
        <source>Count of each replacement</source>
        <translation>Conteggio di ogni sostituzione</translation>
    </message>
    <message>
        <source>Count of each word</source>
        <translation>Conteggio di ogni parola</translation>
    </message>
    <message>
        <source>Counting the characters…</source>
        <translation>Conteggio dei caratteri…</translation>
    </message>
    <message>
        <source>Counting the pairs…</source>
        <translation>Conteggio delle coppie…</translation>
    </message>
    <message>
        <source>Counting the words…</source>
        <translation>Conteggio delle parole…</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtra le righe</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Filtra le parole</translation>
    </message>
    <message>
        <source>Merge {} of {}</source>
        <translation>Fusione {} di {}</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Fusioni</translation>
    </message>
    <message numerus="yes">
        <source>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln word(s).</source>
        <translation>
            <numerusform>Prossima fusione: {left} e {right} fanno {result}, conteggio {counted} in {touched} parola su %Ln.</numerusform>
            <numerusform>Prossima fusione: {left} e {right} fanno {result}, conteggio {counted} in {touched} parole su %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln row(s).</source>
        <translation>
            <numerusform>Prossima sostituzione: {left} e {right} diventano {result}, conteggio {counted} in {touched} riga su %Ln.</numerusform>
            <numerusform>Prossima sostituzione: {left} e {right} diventano {result}, conteggio {counted} in {touched} righe su %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>No character can be taken in.</source>
        <translation>Nessun carattere può essere ammesso.</translation>
    </message>
    <message>
        <source>No character is left.</source>
        <translation>Non resta alcun carattere.</translation>
    </message>
    <message>
        <source>No character was taken in.</source>
        <translation>Nessun carattere è stato ammesso.</translation>
    </message>
    <message>
        <source>No characters yet</source>
        <translation>Ancora nessun carattere</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Ancora nessun carattere.</translation>
    </message>
    <message>
        <source>No merge is possible.</source>
        <translation>Nessuna fusione è possibile.</translation>
    </message>
    <message>
        <source>No merges were made.</source>
        <translation>Nessuna fusione effettuata.</translation>
    </message>
    <message>
        <source>No merges yet</source>
        <translation>Ancora nessuna fusione</translation>
    </message>
    <message>
        <source>No pair can be replaced.</source>
        <translation>Nessuna coppia può essere sostituita.</translation>
    </message>
    <message>
        <source>No pair is left to merge.</source>
        <translation>Non resta alcuna coppia da fondere.</translation>
    </message>
    <message>
        <source>No pair is left to replace.</source>
        <translation>Non resta alcuna coppia da sostituire.</translation>
    </message>
    <message>
        <source>No pair was replaced.</source>
        <translation>Nessuna coppia è stata sostituita.</translation>
    </message>
    <message>
        <source>No pairs yet.</source>
        <translation>Ancora nessuna coppia.</translation>
    </message>
    <message>
        <source>No piece has to go.</source>
        <translation>Nessun pezzo deve uscire.</translation>
    </message>
    <message>
        <source>No pieces yet</source>
        <translation>Ancora nessun pezzo</translation>
    </message>
    <message>
        <source>No pieces yet.</source>
        <translation>Ancora nessun pezzo.</translation>
    </message>
    <message>
        <source>No replacements yet</source>
        <translation>Ancora nessuna sostituzione</translation>
    </message>
    <message>
        <source>No round is possible.</source>
        <translation>Nessun ciclo è possibile.</translation>
    </message>
    <message>
        <source>No round was made.</source>
        <translation>Nessun ciclo effettuato.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Ancora nessun ciclo</translation>
    </message>
    <message>
        <source>No row contains {text}.</source>
        <translation>Nessuna riga contiene {text}.</translation>
    </message>
    <message>
        <source>No word can be taken in.</source>
        <translation>Nessuna parola può essere ammessa.</translation>
    </message>
    <message>
        <source>No word contains {text}.</source>
        <translation>Nessuna parola contiene {text}.</translation>
    </message>
    <message>
        <source>No word is left.</source>
        <translation>Non resta alcuna parola.</translation>
    </message>
    <message>
        <source>No word was taken in.</source>
        <translation>Nessuna parola è stata ammessa.</translation>
    </message>
    <message>
        <source>No words yet</source>
        <translation>Ancora nessuna parola</translation>
    </message>
    <message>
        <source>No words yet.</source>
        <translation>Ancora nessuna parola.</translation>
    </message>
    <message>
        <source>Nothing to compress yet</source>
        <translation>Ancora nulla da comprimere</translation>
    </message>
    <message>
        <source>Nothing to merge yet</source>
        <translation>Ancora nulla da fondere</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>Ordine del testo</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Pieces in each round</source>
        <translation>Pezzi in ogni ciclo</translation>
    </message>
    <message>
        <source>Replacement {} of {}</source>
        <translation>Sostituzione {} di {}</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Sostituzioni</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Ciclo {} di {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Cicli</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Simboli rimasti</translation>
    </message>
    <message>
        <source>The characters so far stay.</source>
        <translation>I caratteri ammessi finora restano.</translation>
    </message>
    <message>
        <source>The merges so far stay.</source>
        <translation>Le fusioni fatte finora restano.</translation>
    </message>
    <message>
        <source>The replacements so far stay.</source>
        <translation>Le sostituzioni fatte finora restano.</translation>
    </message>
    <message>
        <source>The rounds so far stay.</source>
        <translation>I cicli fatti finora restano.</translation>
    </message>
    <message>
        <source>The words so far stay.</source>
        <translation>Le parole ammesse finora restano.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Touched rows first</source>
        <translation>Prima le righe toccate</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Prima le parole toccate</translation>
    </message>
    <message>
        <source>Train to watch the characters of this corpus become tokens.</source>
        <translation>Addestra per vedere i caratteri di questo corpus diventare token.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of bytes be replaced.</source>
        <translation>Addestra per vedere sostituire le coppie di byte.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of this corpus become tokens.</source>
        <translation>Addestra per vedere le coppie di questo corpus diventare token.</translation>
    </message>
    <message>
        <source>Train to watch the words of this corpus become tokens.</source>
        <translation>Addestra per vedere le parole di questo corpus diventare token.</translation>
    </message>
    <message>
        <source>Train to watch which pieces of this corpus stay.</source>
        <translation>Addestra per vedere quali pezzi di questo corpus restano.</translation>
    </message>
    <message>
        <source>Trained: {result}.</source>
        <translation>Addestrato: {result}.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Type a text or open a file: here a free byte takes the place of its most frequent pair of bytes, again and again.</source>
        <translation>Scrivi un testo o apri un file: qui un byte libero prende il posto della sua coppia di byte più frequente, più e più volte.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent characters become tokens, one after another.</source>
        <translation>Scrivi un testo o apri un file: qui i suoi caratteri più frequenti diventano token, uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent pair of symbols becomes one token, again and again.</source>
        <translation>Scrivi un testo o apri un file: qui la sua coppia di simboli più frequente diventa un solo token, più e più volte.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent words become tokens, one after another.</source>
        <translation>Scrivi un testo o apri un file: qui le sue parole più frequenti diventano token, una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here many pieces of its words become fewer, round after round.</source>
        <translation>Scrivi un testo o apri un file: qui i molti pezzi delle sue parole diventano meno, ciclo dopo ciclo.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here the pair of symbols with the highest score becomes one token, again and again.</source>
        <translation>Scrivi un testo o apri un file: qui la coppia di simboli con il punteggio più alto diventa un solo token, più e più volte.</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Sconosciuti rimasti</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
    <message>
        <source>Weighing the pieces…</source>
        <translation>Pesatura dei pezzi…</translation>
    </message>
    <message>
        <source>Word {} of {}</source>
        <translation>Parola {} di {}</translation>
    </message>
    <message>
        <source>Words taken in</source>
        <translation>Parole ammesse</translation>
    </message>
    <message>
        <source>after character {}</source>
        <translation>dopo il carattere {}</translation>
    </message>
    <message>
        <source>after merge {}</source>
        <translation>dopo la fusione {}</translation>
    </message>
    <message>
        <source>after replacement {}</source>
        <translation>dopo la sostituzione {}</translation>
    </message>
    <message>
        <source>after round {}</source>
        <translation>dopo il ciclo {}</translation>
    </message>
    <message>
        <source>after word {}</source>
        <translation>dopo la parola {}</translation>
    </message>
    <message>
        <source>before character {}</source>
        <translation>prima del carattere {}</translation>
    </message>
    <message>
        <source>before merge {}</source>
        <translation>prima della fusione {}</translation>
    </message>
    <message>
        <source>before replacement {}</source>
        <translation>prima della sostituzione {}</translation>
    </message>
    <message>
        <source>before round {}</source>
        <translation>prima del ciclo {}</translation>
    </message>
    <message>
        <source>before the first character</source>
        <translation>prima del primo carattere</translation>
    </message>
    <message>
        <source>before the first merge</source>
        <translation>prima della prima fusione</translation>
    </message>
    <message>
        <source>before the first replacement</source>
        <translation>prima della prima sostituzione</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>prima del primo ciclo</translation>
    </message>
    <message>
        <source>before the first word</source>
        <translation>prima della prima parola</translation>
    </message>
    <message>
        <source>before word {}</source>
        <translation>prima della parola {}</translation>
    </message>
    <message>
        <source>bytes left, linear scale</source>
        <translation>byte rimasti, scala lineare</translation>
    </message>
    <message>
        <source>characters per token</source>
        <translation>caratteri per token</translation>
    </message>
    <message>
        <source>count log scale, bytes left linear</source>
        <translation>conteggio in scala log, byte rimasti lineari</translation>
    </message>
    <message>
        <source>count log scale, symbols left linear</source>
        <translation>conteggio in scala log, simboli rimasti lineari</translation>
    </message>
    <message>
        <source>count log scale, unknown left linear</source>
        <translation>conteggio in scala log, sconosciuti lineari</translation>
    </message>
    <message>
        <source>count of each character, log scale</source>
        <translation>conteggio di ogni carattere, scala logaritmica</translation>
    </message>
    <message>
        <source>count of each merge, log scale</source>
        <translation>conteggio di ogni fusione, scala logaritmica</translation>
    </message>
    <message>
        <source>count of each replacement, log scale</source>
        <translation>conteggio di ogni sostituzione, scala logaritmica</translation>
    </message>
    <message>
        <source>count of each word, log scale</source>
        <translation>conteggio di ogni parola, scala logaritmica</translation>
    </message>
    <message>
        <source>pieces in each round, log scale</source>
        <translation>pezzi in ogni ciclo, scala logaritmica</translation>
    </message>
    <message>
        <source>pieces log scale, symbols linear</source>
        <translation>pezzi in scala log, simboli lineari</translation>
    </message>
    <message>
        <source>symbols in the corpus, linear scale</source>
        <translation>simboli nel corpus, scala lineare</translation>
    </message>
    <message>
        <source>symbols left, linear scale</source>
        <translation>simboli rimasti, scala lineare</translation>
    </message>
    <message>
        <source>unknown characters left, linear scale</source>
        <translation>caratteri sconosciuti rimasti, scala lineare</translation>
    </message>
    <message>
        <source>unknown words left, linear scale</source>
        <translation>parole sconosciute rimaste, scala lineare</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln row(s)</source>
        <translation>
            <numerusform>{shown} di %Ln riga</numerusform>
            <numerusform>{shown} di %Ln righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln word(s)</source>
        <translation>
            <numerusform>{shown} di %Ln parola</numerusform>
            <numerusform>{shown} di %Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes left</source>
        <translation>{} di byte rimasti</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>{} di simboli rimasti</translation>
    </message>
    <message>
        <source>{} unknown left</source>
        <translation>{} di sconosciuti rimasti</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln occorrenza</numerusform>
            <numerusform>%Ln occorrenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 4 choose, Enter reveals and goes on, left and right turn the steps.</source>
        <translation>Da 1 a 4 si sceglie, Invio rivela e prosegue, sinistra e destra cambiano passo.</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>All lessons, or begin anew</source>
        <translation>Tutte le lezioni, oppure ricomincia</translation>
    </message>
    <message>
        <source>Begin anew and reset the score</source>
        <translation>Ricomincia e azzera il punteggio</translation>
    </message>
    <message>
        <source>Bytes left in the text</source>
        <translation>Byte rimasti nel testo</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Fusioni</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Sostituzioni</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Passo {} di {}</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Simboli rimasti nel corpus</translation>
    </message>
    <message>
        <source>The corpus after merge {}</source>
        <translation>Il corpus dopo la fusione {}</translation>
    </message>
    <message>
        <source>The corpus before the first merge</source>
        <translation>Il corpus prima della prima fusione</translation>
    </message>
    <message>
        <source>The text after replacement {}</source>
        <translation>Il testo dopo la sostituzione {}</translation>
    </message>
    <message>
        <source>The text before the first replacement</source>
        <translation>Il testo prima della prima sostituzione</translation>
    </message>
    <message>
        <source>Up and down choose a lesson, Enter begins it.</source>
        <translation>Su e Giù scelgono una lezione, Invio la comincia.</translation>
    </message>
    <message>
        <source>the broken link is marked</source>
        <translation>l&apos;anello rotto è segnato</translation>
    </message>
    <message>
        <source>the next one is hidden</source>
        <translation>la prossima è nascosta</translation>
    </message>
    <message>
        <source>your choice is outlined</source>
        <translation>la tua scelta è contornata</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} di {}</translation>
    </message>
    <message>
        <source>{} of {} points so far</source>
        <translation>{} punti su {} finora</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Language or name</source>
        <translation>Lingua o nome</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Text to compare on</source>
        <translation>Testo su cui confrontare</translation>
    </message>
</context>
<context>
    <name>TimeTravel</name>
    <message>
        <source>A compression does not tokenize other texts.</source>
        <translation>Una compressione non tokenizza altri testi.</translation>
    </message>
    <message>
        <source>Each of its steps changes the corpus: go from step to step.</source>
        <translation>Ogni suo passo cambia il corpus: procedi passo per passo.</translation>
    </message>
    <message>
        <source>No earlier step changes {}.</source>
        <translation>Nessun passo precedente cambia {}.</translation>
    </message>
    <message>
        <source>No earlier step has a bookmark.</source>
        <translation>Nessun passo precedente ha un segnalibro.</translation>
    </message>
    <message>
        <source>No later step changes {}.</source>
        <translation>Nessun passo successivo cambia {}.</translation>
    </message>
    <message>
        <source>No later step has a bookmark.</source>
        <translation>Nessun passo successivo ha un segnalibro.</translation>
    </message>
    <message>
        <source>Set one at the playhead with M.</source>
        <translation>Mettine uno al cursore con M.</translation>
    </message>
    <message>
        <source>There are no bookmarks.</source>
        <translation>Non ci sono segnalibri.</translation>
    </message>
    <message>
        <source>There is no live text.</source>
        <translation>Non c&apos;è un testo di prova.</translation>
    </message>
    <message>
        <source>Type one into the pane Live text.</source>
        <translation>Scrivine uno nel pannello Testo di prova.</translation>
    </message>
    <message>
        <source>the live text</source>
        <translation>il testo di prova</translation>
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln coppia a pari merito</numerusform>
            <numerusform>%Ln coppie a pari merito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>%Ln simbolo rimasto</numerusform>
            <numerusform>%Ln simboli rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Conteggio di ogni fusione</translation>
    </message>
    <message>
        <source>count {}</source>
        <translation>conteggio {}</translation>
    </message>
    <message>
        <source>not trained yet</source>
        <translation>non ancora addestrato</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>parità</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} miliardi</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} milioni</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>{} di simboli rimasti</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>A ring under each step that others were as good as</source>
        <translation>Un anello sotto ogni passo con altri ugualmente buoni</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Show all steps again (a double click in the chart)</source>
        <translation>Mostra di nuovo tutti i passi (doppio clic nel grafico)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>steps {} to {} in view</source>
        <translation>in vista i passi da {} a {}</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Timeline</source>
        <translation>Linea del tempo</translation>
    </message>
</context>
<context>
    <name>TokenCard</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln carattere</numerusform>
            <numerusform>%Ln caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Vai alla fusione {}</translation>
    </message>
    <message>
        <source>Token {}</source>
        <translation>Token {}</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>alfabeto</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marcatore</translation>
    </message>
    <message>
        <source>merge {}</source>
        <translation>fusione {}</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token speciale</translation>
    </message>
    <message>
        <source>stands for no text</source>
        <translation>non sta per alcun testo</translation>
    </message>
</context>
<context>
    <name>TokenFacts</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Conteggio nel corpus, fusione per fusione</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Confluisce in</translation>
    </message>
    <message>
        <source>In the final segmentation</source>
        <translation>Nella segmentazione finale</translation>
    </message>
    <message>
        <source>Its parts afterwards</source>
        <translation>Le sue parti in seguito</translation>
    </message>
    <message>
        <source>No later merge uses {}.</source>
        <translation>Nessuna fusione successiva usa {}.</translation>
    </message>
    <message numerus="yes">
        <source>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; time(s).</source>
        <translation>
            <numerusform>Sopravvive. Il corpus lo usa &lt;b&gt;%Ln&lt;/b&gt; volta.</numerusform>
            <numerusform>Sopravvive. Il corpus lo usa &lt;b&gt;%Ln&lt;/b&gt; volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words that paid for it</source>
        <translation>Parole che l&apos;hanno pagato</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more merge(s)</source>
        <translation>
            <numerusform>e %Ln altra fusione</numerusform>
            <numerusform>e altre %Ln fusioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more part(s)</source>
        <translation>
            <numerusform>e %Ln altra parte</numerusform>
            <numerusform>e altre %Ln parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more word(s)</source>
        <translation>
            <numerusform>e %Ln altra parola</numerusform>
            <numerusform>e altre %Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>as counted for merge {}</source>
        <translation>come contato per la fusione {}</translation>
    </message>
</context>
<context>
    <name>TokenFlow</name>
    <message>
        <source>the first that differs</source>
        <translation>il primo che differisce</translation>
    </message>
</context>
<context>
    <name>TokenTips</name>
    <message>
        <source>Not in the alphabet</source>
        <translation>Non nell&apos;alfabeto</translation>
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
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>TopicList</name>
    <message>
        <source>Topics</source>
        <translation>Argomenti</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Corpus check</source>
        <translation>Controllo del corpus</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Costo e contesto</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Vocabolario fisso</translation>
    </message>
    <message>
        <source>How numbers are cut</source>
        <translation>Come si dividono i numeri</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Prices, windows, cut answers</source>
        <translation>Prezzi, finestre, tagli</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spazi</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Dimensione del vocabolario</translation>
    </message>
    <message>
        <source>What a space does</source>
        <translation>Che cosa fa uno spazio</translation>
    </message>
    <message>
        <source>What is odd, what helps</source>
        <translation>Che cosa c&apos;è di strano</translation>
    </message>
    <message>
        <source>What it costs to add tokens</source>
        <translation>Quanto costano altri token</translation>
    </message>
    <message>
        <source>Where more tokens pay</source>
        <translation>Dove altri token convengono</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message numerus="yes">
        <source>Ask for more than %Ln token(s).</source>
        <translation>
            <numerusform>Chiedi più di %Ln token.</numerusform>
            <numerusform>Chiedi più di %Ln token.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled before its first step.</source>
        <translation>Annullato prima del primo passo.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Corpus cambiato.</translation>
    </message>
    <message numerus="yes">
        <source>No merge was possible: the alphabet alone makes %Ln token(s).</source>
        <translation>
            <numerusform>Nessuna fusione possibile: l&apos;alfabeto da solo fa %Ln token.</numerusform>
            <numerusform>Nessuna fusione possibile: l&apos;alfabeto da solo fa %Ln token.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair counts {} or more. Lower the minimum count to go on.</source>
        <translation>Nessuna coppia ha un conteggio di {} o più. Abbassa il conteggio minimo per proseguire.</translation>
    </message>
    <message numerus="yes">
        <source>Only {} of %Ln merge(s) were possible.</source>
        <translation>
            <numerusform>Possibili solo {} fusioni su %Ln.</numerusform>
            <numerusform>Possibili solo {} fusioni su %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>I pannelli mostrano ancora l&apos;addestramento precedente.</translation>
    </message>
    <message>
        <source>Set to {}</source>
        <translation>Imposta a {}</translation>
    </message>
    <message>
        <source>Settings changed.</source>
        <translation>Impostazioni cambiate.</translation>
    </message>
    <message>
        <source>The corpus is empty.</source>
        <translation>Il corpus è vuoto.</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>L&apos;addestramento non è riuscito.</translation>
    </message>
    <message>
        <source>Train starts a new one.</source>
        <translation>Addestra ne avvia uno nuovo.</translation>
    </message>
    <message>
        <source>Type a text or open a file.</source>
        <translation>Scrivi un testo o apri un file.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Ciò che era aperto è ancora aperto.</translation>
    </message>
</context>
<context>
    <name>TrainingFields</name>
    <message>
        <source>A symbol that marks where a word ends or starts</source>
        <translation>Un simbolo che segna dove una parola finisce o inizia</translation>
    </message>
    <message>
        <source>A word of more characters is unknown as a whole</source>
        <translation>Una parola con più caratteri è sconosciuta nel suo insieme</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>EM rounds</source>
        <translation>Cicli EM</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>A parità</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>How often the pieces are weighed anew before some go</source>
        <translation>Quante volte i pezzi vengono ripesati prima che alcuni escano</translation>
    </message>
    <message>
        <source>How the text is compressed</source>
        <translation>Come si comprime il testo</translation>
    </message>
    <message>
        <source>How the text is cut into words; no merge crosses a cut</source>
        <translation>Come il testo è diviso in parole; nessuna fusione attraversa un taglio</translation>
    </message>
    <message>
        <source>Keep share</source>
        <translation>Quota tenuta</translation>
    </message>
    <message>
        <source>Long word</source>
        <translation>Parola lunga</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Cont. minimo</translation>
    </message>
    <message>
        <source>No token gets longer than this</source>
        <translation>Nessun token diventa più lungo di così</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalizza</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>So many bytes are compressed by themselves</source>
        <translation>Tanti byte si comprimono insieme, per conto proprio</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciali</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Ferma dopo</translation>
    </message>
    <message>
        <source>Stop when no pair is counted so often</source>
        <translation>Si ferma quando nessuna coppia è contata tante volte</translation>
    </message>
    <message>
        <source>The share of the pieces that stays when some go</source>
        <translation>La quota di pezzi che resta quando alcuni escono</translation>
    </message>
    <message>
        <source>The share of the text&apos;s characters that get a symbol; the rest is unknown</source>
        <translation>La quota dei caratteri del testo che ottiene un simbolo; il resto è sconosciuto</translation>
    </message>
    <message>
        <source>The token for symbols that the alphabet lacks</source>
        <translation>Il token per i simboli che mancano nell&apos;alfabeto</translation>
    </message>
    <message>
        <source>Tokens count the alphabet and the special tokens, too</source>
        <translation>Tra i token contano anche l&apos;alfabeto e i token speciali</translation>
    </message>
    <message>
        <source>Tokens that stand for no text, parted by spaces</source>
        <translation>Token che non stanno per alcun testo, separati da spazi</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>What is done to the text before all else</source>
        <translation>Che cosa si fa al testo prima di tutto il resto</translation>
    </message>
    <message>
        <source>What the alphabet is made of</source>
        <translation>Di che cosa è fatto l&apos;alfabeto</translation>
    </message>
    <message>
        <source>Which pair goes first among those counted equally often</source>
        <translation>Quale coppia va prima tra quelle contate lo stesso numero di volte</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Fine parola</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>all characters</source>
        <translation>tutti i caratteri</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none, such as &lt;unk&gt;</source>
        <translation>nessuno, ad esempio &lt;unk&gt;</translation>
    </message>
    <message>
        <source>regex: and a pattern of what a word is, or names such as whitespace+digits-3</source>
        <translation>regex: e un modello di che cos&apos;è una parola, oppure nomi come whitespace+digits-3</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>A pattern or a chain of rules that you write.</source>
        <translation>Un modello o una catena di regole scritti da te.</translation>
    </message>
    <message>
        <source>As BERT, but capitals and accents stay.</source>
        <translation>Come BERT, ma maiuscole e accenti restano.</translation>
    </message>
    <message>
        <source>As GPT-2, but numbers are cut after three digits.</source>
        <translation>Come GPT-2, ma i numeri si tagliano ogni tre cifre.</translation>
    </message>
    <message>
        <source>As GPT-4, but words are also cut where capitals begin.</source>
        <translation>Come GPT-4, ma le parole si tagliano anche dove iniziano le maiuscole.</translation>
    </message>
    <message>
        <source>As NFC, and variants such as ﬁ become plain letters.</source>
        <translation>Come NFC, e varianti come ﬁ diventano lettere semplici.</translation>
    </message>
    <message>
        <source>As NFD, and variants such as ﬁ become plain letters.</source>
        <translation>Come NFD, e varianti come ﬁ diventano lettere semplici.</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Da elenco</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Come il programma</translation>
    </message>
    <message>
        <source>BERT</source>
        <translation>BERT</translation>
    </message>
    <message>
        <source>BERT, cased</source>
        <translation>BERT, con maiuscole</translation>
    </message>
    <message>
        <source>BPE</source>
        <translation>BPE</translation>
    </message>
    <message>
        <source>Begins with many pieces and takes out those that are missed least.</source>
        <translation>Parte da molti pezzi e toglie quelli che mancano meno.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Capitals become small letters.</source>
        <translation>Le maiuscole diventano minuscole.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Compresses the bytes of the text: where BPE comes from.</source>
        <translation>Comprime i byte del testo: da qui viene BPE.</translation>
    </message>
    <message>
        <source>Cuts at spaces and line breaks, which are left out.</source>
        <translation>Taglia agli spazi e a capo, che vengono esclusi.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and makes each sign a word.</source>
        <translation>Taglia agli spazi, e fa di ogni segno una parola.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and parts runs of signs from words.</source>
        <translation>Taglia agli spazi, e separa le sequenze di segni dalle parole.</translation>
    </message>
    <message>
        <source>Cuts before each space, which stays with its word as ▁.</source>
        <translation>Taglia prima di ogni spazio, che resta con la sua parola come ▁.</translation>
    </message>
    <message>
        <source>Cuts before each ▁, which is how SentencePiece writes a space.</source>
        <translation>Taglia prima di ogni ▁, che è come SentencePiece scrive uno spazio.</translation>
    </message>
    <message>
        <source>Each byte of UTF-8 is a symbol: no text is unknown.</source>
        <translation>Ogni byte di UTF-8 è un simbolo: nessun testo è sconosciuto.</translation>
    </message>
    <message>
        <source>Each character (code point) is a symbol.</source>
        <translation>Ogni carattere (code point) è un simbolo.</translation>
    </message>
    <message>
        <source>Each word begins with a symbol of its own, ▁.</source>
        <translation>Ogni parola inizia con un simbolo proprio, ▁.</translation>
    </message>
    <message>
        <source>Each word ends with a symbol of its own, ·.</source>
        <translation>Ogni parola finisce con un simbolo proprio, ·.</translation>
    </message>
    <message>
        <source>First NFKC, then small letters.</source>
        <translation>Prima NFKC, poi minuscole.</translation>
    </message>
    <message>
        <source>First seen wins</source>
        <translation>Prima incontrata</translation>
    </message>
    <message>
        <source>GPT-2 pattern</source>
        <translation>Modello di GPT-2</translation>
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
        <translation>Dai un numero maggiore di 0 e minore di 1.</translation>
    </message>
    <message>
        <source>Give a number above 0 and up to 1, or nothing.</source>
        <translation>Dai un numero maggiore di 0 e fino a 1, oppure nulla.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Dai un numero intero da 0 in su.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to {}.</source>
        <translation>Dai un numero intero da 1 a {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up, or nothing.</source>
        <translation>Dai un numero intero da 1 in su, oppure nulla.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Dai un numero intero da 1 in su.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 to {}.</source>
        <translation>Dai un numero intero da 2 a {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 up.</source>
        <translation>Dai un numero intero da 2 in su.</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Grafemi</translation>
    </message>
    <message>
        <source>In blocks, with the small table of counts of the program of 1994.</source>
        <translation>A blocchi, con la piccola tabella di conteggi del programma del 1994.</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maggiore</translation>
    </message>
    <message>
        <source>Letters and their accents become one character.</source>
        <translation>Le lettere e i loro accenti diventano un carattere.</translation>
    </message>
    <message>
        <source>Letters and their accents become two characters.</source>
        <translation>Le lettere e i loro accenti diventano due caratteri.</translation>
    </message>
    <message>
        <source>Lexicographic</source>
        <translation>Lessicografico</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Minuscole</translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation>Id più bassi</translation>
    </message>
    <message>
        <source>Marker ·</source>
        <translation>Marcatore ·</translation>
    </message>
    <message>
        <source>Merges the most frequent pair, again and again.</source>
        <translation>Fonde la coppia più frequente, più e più volte.</translation>
    </message>
    <message>
        <source>Merges the pair that is most frequent beside how frequent its parts are.</source>
        <translation>Fonde la coppia più frequente in rapporto alla frequenza delle sue parti.</translation>
    </message>
    <message>
        <source>Metaspace ▁</source>
        <translation>Metaspace ▁</translation>
    </message>
    <message>
        <source>NFKC, lower case</source>
        <translation>NFKC, minuscole</translation>
    </message>
    <message>
        <source>NFKC, no extra spaces, one before the text, and spaces written as ▁.</source>
        <translation>NFKC, senza spazi superflui, uno prima del testo, e spazi scritti come ▁.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Not cut</source>
        <translation>Non tagliato</translation>
    </message>
    <message>
        <source>Nothing shows where a word ends.</source>
        <translation>Nulla mostra dove finisce una parola.</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Regola propria…</translation>
    </message>
    <message>
        <source>Parts words, numbers and signs; a space stays before its word.</source>
        <translation>Separa parole, numeri e segni; uno spazio resta davanti alla sua parola.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Punctuation apart</source>
        <translation>Punteggiatura a parte</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Small letters without accents, Chinese characters parted, controls out.</source>
        <translation>Minuscole senza accenti, caratteri cinesi separati, senza controlli.</translation>
    </message>
    <message>
        <source>Stop after so many merges.</source>
        <translation>Si ferma dopo tante fusioni.</translation>
    </message>
    <message>
        <source>Stop when no pair counts enough.</source>
        <translation>Si ferma quando nessuna coppia ha un conteggio sufficiente.</translation>
    </message>
    <message>
        <source>Stop when the vocabulary has so many tokens.</source>
        <translation>Si ferma quando il vocabolario ha tanti token.</translation>
    </message>
    <message>
        <source>Takes in the most frequent characters.</source>
        <translation>Ammette i caratteri più frequenti.</translation>
    </message>
    <message>
        <source>Takes in the most frequent words as they are.</source>
        <translation>Ammette le parole più frequenti così come sono.</translation>
    </message>
    <message>
        <source>The mark · is part of the last symbol of each word.</source>
        <translation>Il segno · fa parte dell&apos;ultimo simbolo di ogni parola.</translation>
    </message>
    <message>
        <source>The pair that comes first in alphabetic order of its characters wins.</source>
        <translation>Vince la coppia che viene prima nell&apos;ordine alfabetico dei suoi caratteri.</translation>
    </message>
    <message>
        <source>The pair that comes first in the corpus as it is cut now wins.</source>
        <translation>Vince la coppia che viene prima nel corpus così com&apos;è diviso ora.</translation>
    </message>
    <message>
        <source>The pair that comes last in alphabetic order of its characters wins.</source>
        <translation>Vince la coppia che viene ultima nell&apos;ordine alfabetico dei suoi caratteri.</translation>
    </message>
    <message>
        <source>The pair whose left token has the lower id wins, then the right one.</source>
        <translation>Vince la coppia il cui token sinistro ha l&apos;id più basso, poi quello destro.</translation>
    </message>
    <message>
        <source>The pattern cannot be read: {why}.</source>
        <translation>Il modello non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>The pattern is empty or runs backwards.</source>
        <translation>Il modello è vuoto o procede all&apos;indietro.</translation>
    </message>
    <message>
        <source>The shortest new token wins, then the first in lexicographic order.</source>
        <translation>Vince il nuovo token più corto, poi il primo in ordine lessicografico.</translation>
    </message>
    <message>
        <source>The text stays as it is.</source>
        <translation>Il testo resta com&apos;è.</translation>
    </message>
    <message>
        <source>The whole text at once, with exact counts and letters from Z down.</source>
        <translation>Tutto il testo insieme, con conteggi esatti e lettere da Z in giù.</translation>
    </message>
    <message>
        <source>The whole text is one word.</source>
        <translation>Tutto il testo è una sola parola.</translation>
    </message>
    <message>
        <source>There is no rule called {name}. A pattern starts with regex:, as in {example}.</source>
        <translation>Non esiste una regola di nome {name}. Un modello comincia con regex:, come in {example}.</translation>
    </message>
    <message>
        <source>Unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>What a reader takes for one character is a symbol, with all of its accents.</source>
        <translation>Ciò che un lettore prende per un carattere è un simbolo, con tutti i suoi accenti.</translation>
    </message>
    <message>
        <source>Whitespace</source>
        <translation>Spazi bianchi</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>WordPiece</source>
        <translation>WordPiece</translation>
    </message>
    <message>
        <source>Write a rule, such as {example}.</source>
        <translation>Scrivi una regola, ad esempio {example}.</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>fusioni</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>· on last symbol</source>
        <translation>· sull&apos;ultimo simbolo</translation>
    </message>
    <message>
        <source>▁ before words</source>
        <translation>▁ prima delle parole</translation>
    </message>
</context>
<context>
    <name>TrainingPane</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln fusione</numerusform>
            <numerusform>%Ln fusioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the rules for equal counts</source>
        <translation>Confronta le regole per i conteggi uguali</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Altre impostazioni</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizzatore</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Addestra</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Addestra di nuovo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>senza limite</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Go to the last step (End)</source>
        <translation>Vai all&apos;ultimo passo (Fine)</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>Vai all&apos;inizio (Home)</translation>
    </message>
    <message>
        <source>Make the next step (Right)</source>
        <translation>Esegui il prossimo passo (Destra)</translation>
    </message>
    <message>
        <source>Mark this step (M)</source>
        <translation>Metti un segnalibro a questo passo (M)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Spazio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Riproduci (Spazio)</translation>
    </message>
    <message>
        <source>Repeat a range: [ and ] set its ends (R)</source>
        <translation>Ripeti un intervallo: [ e ] ne fissano gli estremi (R)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Passi al secondo</translation>
    </message>
    <message>
        <source>Take the last step back (Left)</source>
        <translation>Annulla l&apos;ultimo passo (Sinistra)</translation>
    </message>
</context>
<context>
    <name>Travelling</name>
    <message>
        <source>Name of step {}:</source>
        <translation>Nome del passo {}:</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Nome del segnalibro</translation>
    </message>
    <message>
        <source>id {}, born at step {}</source>
        <translation>id {}, nato al passo {}</translation>
    </message>
    <message>
        <source>id {}, never made</source>
        <translation>id {}, mai creato</translation>
    </message>
    <message>
        <source>id {}, there from the start</source>
        <translation>id {}, presente dall&apos;inizio</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>l&apos;inizio</translation>
    </message>
</context>
<context>
    <name>UseRows</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln volta</numerusform>
            <numerusform>%Ln volte</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Fusione {}</translation>
    </message>
</context>
<context>
    <name>VocabularyCells</name>
    <message>
        <source>Built from</source>
        <translation>Composto da</translation>
    </message>
    <message>
        <source>Built from {0}</source>
        <translation>Composto da {0}</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Byte {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Bytes {0}</source>
        <translation>Byte {0}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Conteggio {0}</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>How often the corpus holds the token at the playhead</source>
        <translation>Quante volte il corpus contiene il token al cursore</translation>
    </message>
    <message>
        <source>How often the data holds the byte at the playhead</source>
        <translation>Quante volte i dati contengono il byte al cursore</translation>
    </message>
    <message>
        <source>How the file writes the token</source>
        <translation>Come il file scrive il token</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Log prob.</source>
        <translation>Log prob.</translation>
    </message>
    <message>
        <source>Log probability {0}</source>
        <translation>Log probabilità {0}</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Nessun byte</translation>
    </message>
    <message>
        <source>No count</source>
        <translation>Nessun conteggio</translation>
    </message>
    <message>
        <source>No probability</source>
        <translation>Nessuna probabilità</translation>
    </message>
    <message>
        <source>No rank</source>
        <translation>Nessun rango</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Rank {0}</source>
        <translation>Rango {0}</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Sta per</translation>
    </message>
    <message>
        <source>Stands for {0}</source>
        <translation>Sta per {0}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Scritto come</translation>
    </message>
    <message>
        <source>Stored as {0}</source>
        <translation>Scritto come {0}</translation>
    </message>
    <message>
        <source>The byte as it stands in the data</source>
        <translation>Il byte com&apos;è nei dati</translation>
    </message>
    <message>
        <source>The byte in hexadecimal</source>
        <translation>Il byte in esadecimale</translation>
    </message>
    <message>
        <source>The bytes of the token, in hexadecimal</source>
        <translation>I byte del token, in esadecimale</translation>
    </message>
    <message>
        <source>The natural logarithm of the probability of the piece</source>
        <translation>Il logaritmo naturale della probabilità del pezzo</translation>
    </message>
    <message>
        <source>The number of the merge that made the token</source>
        <translation>Il numero della fusione che ha creato il token</translation>
    </message>
    <message>
        <source>The number that stands for the token</source>
        <translation>Il numero che sta per il token</translation>
    </message>
    <message>
        <source>The replacement that made the byte stand for a pair</source>
        <translation>La sostituzione per cui il byte sta per una coppia</translation>
    </message>
    <message>
        <source>The text of the token</source>
        <translation>Il testo del token</translation>
    </message>
    <message>
        <source>The two bytes that it stands for</source>
        <translation>I due byte che rappresenta</translation>
    </message>
    <message>
        <source>The two parts that were joined</source>
        <translation>Le due parti che sono state unite</translation>
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
        <translation>Quale parte del testo il byte rappresenta</translation>
    </message>
    <message>
        <source>What the token is, and whether it is still there</source>
        <translation>Che cos&apos;è il token, e se c&apos;è ancora</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>alfabeto</translation>
    </message>
    <message>
        <source>count {0}</source>
        <translation>conteggio {0}</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>scartato</translation>
    </message>
    <message>
        <source>end of word</source>
        <translation>fine parola</translation>
    </message>
    <message>
        <source>in others only</source>
        <translation>solo in altri</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sé stesso</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pezzo</translation>
    </message>
    <message>
        <source>rank {0}</source>
        <translation>rango {0}</translation>
    </message>
    <message>
        <source>replacement {0}</source>
        <translation>sostituzione {0}</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>impalcatura</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciale</translation>
    </message>
    <message>
        <source>start of word</source>
        <translation>inizio parola</translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s), {} of them scaffold</source>
        <translation>
            <numerusform>%Ln token, di cui {} di impalcatura</numerusform>
            <numerusform>%Ln token, di cui {} di impalcatura</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Ordina per</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Cancella il filtro</translation>
    </message>
    <message>
        <source>Copy the selected tokens, or all that are shown</source>
        <translation>Copia i token selezionati, o tutti quelli mostrati</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Copia con le &amp;intestazioni</translation>
    </message>
    <message>
        <source>Every token contains {0}.</source>
        <translation>Ogni token contiene {0}.</translation>
    </message>
    <message>
        <source>More about the vocabulary</source>
        <translation>Altro sul vocabolario</translation>
    </message>
    <message>
        <source>No token contains the bytes {0}.</source>
        <translation>Nessun token contiene i byte {0}.</translation>
    </message>
    <message>
        <source>No token contains {0} or has this id.</source>
        <translation>Nessun token contiene {0} o ha questo id.</translation>
    </message>
    <message>
        <source>No token contains {0}.</source>
        <translation>Nessun token contiene {0}.</translation>
    </message>
    <message>
        <source>No token is built from {0} + {1}.</source>
        <translation>Nessun token è formato da {0} + {1}.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part after it.</source>
        <translation>Nessun token è formato da {0} e da una parte che segue.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part before it.</source>
        <translation>Nessun token è formato da {0} e da una parte che precede.</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Ancora nessun token.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Copiata %Ln riga.</numerusform>
            <numerusform>Copiate %Ln righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text takes up to {} characters, {} without a space: nothing was pasted.</source>
        <translation>Il testo di prova ammette fino a {} caratteri, {} senza uno spazio: non è stato incollato nulla.</translation>
    </message>
    <message>
        <source>Paste a part of it.</source>
        <translation>Incollane una parte.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>At {}</source>
        <translation>A {}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguente</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>applicata</translation>
    </message>
    <message>
        <source>log prob. {}, {}</source>
        <translation>log prob. {}, {}</translation>
    </message>
    <message>
        <source>merge {} was there before</source>
        <translation>prima c&apos;era la fusione {}</translation>
    </message>
    <message>
        <source>needs {}, finds {}</source>
        <translation>serve {}, trova {}</translation>
    </message>
    <message>
        <source>needs {}, the word begins</source>
        <translation>serve {}, la parola comincia</translation>
    </message>
    <message>
        <source>needs {}, the word ends</source>
        <translation>serve {}, la parola finisce</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>mai raggiunta</translation>
    </message>
    <message>
        <source>no {} follows {}</source>
        <translation>nessun {} segue {}</translation>
    </message>
    <message>
        <source>no {} stands before {}</source>
        <translation>nessun {} precede {}</translation>
    </message>
    <message>
        <source>not yet learnt here</source>
        <translation>qui non ancora appresa</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>nulla si adatta</translation>
    </message>
    <message>
        <source>takes {}</source>
        <translation>prende {}</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at merge {step}.</source>
        <translation>{token} non è ancora nel vocabolario: arriva con la fusione {step}.</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at step {step}.</source>
        <translation>{token} non è ancora nel vocabolario: arriva al passo {step}.</translation>
    </message>
</context>
<context>
    <name>WhyNotPane</name>
    <message>
        <source>Go to merge {}</source>
        <translation>Vai alla fusione {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Vai al passo {}</translation>
    </message>
    <message>
        <source>Name a token and a word to see why the word lacks the token.</source>
        <translation>Indica un token e una parola per vedere perché alla parola manca il token.</translation>
    </message>
    <message>
        <source>Replay {} rule by rule</source>
        <translation>Riproduci {} regola per regola</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Perché no?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>word</source>
        <translation>parola</translation>
    </message>
    <message>
        <source>{word} is one token, but not {token}</source>
        <translation>{word} è un solo token, ma non {token}</translation>
    </message>
    <message>
        <source>{word} is the token</source>
        <translation>{word} è il token</translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s) without {token}</source>
        <translation>
            <numerusform>{word} si divide in %Ln token senza {token}</numerusform>
            <numerusform>{word} si divide in %Ln token senza {token}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s), one of them {token}</source>
        <translation>
            <numerusform>{word} si divide in %Ln token, uno è {token}</numerusform>
            <numerusform>{word} si divide in %Ln token, uno è {token}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordMenu</name>
    <message>
        <source>Go to the birth of {}</source>
        <translation>Vai alla nascita di {}</translation>
    </message>
    <message>
        <source>Next step that changes {}</source>
        <translation>Prossimo passo che cambia {}</translation>
    </message>
    <message>
        <source>Previous step that changes {}</source>
        <translation>Passo precedente che cambia {}</translation>
    </message>
</context>
<context>
    <name>_Answers</name>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuna.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Risposta giusta</translation>
    </message>
    <message>
        <source>{question}: {answer}, not right. Right answer: {right}</source>
        <translation>{question}: {answer}, non giusto. Risposta giusta: {right}</translation>
    </message>
    <message>
        <source>{question}: {answer}, right</source>
        <translation>{question}: {answer}, giusto</translation>
    </message>
</context>
<context>
    <name>_Columns</name>
    <message>
        <source>Branch</source>
        <translation>Ramo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Linea principale</translation>
    </message>
</context>
<context>
    <name>_Corner</name>
    <message>
        <source>Tokens, and
tokens per word</source>
        <translation>Token, e
token per parola</translation>
    </message>
</context>
<context>
    <name>_Fate</name>
    <message>
        <source>Scaffold: the corpus no longer uses it.</source>
        <translation>Impalcatura: il corpus non lo usa più.</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Dotted: a token ends inside a character</source>
        <translation>Punteggiato: un token finisce dentro un carattere</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Grafemi</translation>
    </message>
    <message>
        <source>No spaces</source>
        <translation>Senza spazi</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Spazio prima</translation>
    </message>
    <message>
        <source>Space behind</source>
        <translation>Spazio dopo</translation>
    </message>
    <message>
        <source>The same text with a space put before it, or behind it: its tokens then, and in brackets how many more or fewer they are than now</source>
        <translation>Lo stesso testo con uno spazio prima, o dopo: i suoi token in quel caso, e tra parentesi quanti in più o in meno rispetto a ora</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>{}, as many</source>
        <translation>{}, altrettanti</translation>
    </message>
    <message>
        <source>{}, cuts a character</source>
        <translation>{}, taglia un carattere</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Next: rule {}</source>
        <translation>Adesso: regola {}</translation>
    </message>
    <message>
        <source>Next: rule {}, {} + {} → {}</source>
        <translation>Adesso: regola {}, {} + {} → {}</translation>
    </message>
    <message>
        <source>Next: whole words that are in the vocabulary</source>
        <translation>Adesso: parole intere che sono nel vocabolario</translation>
    </message>
    <message>
        <source>No further rule applies.</source>
        <translation>Nessun&apos;altra regola si applica.</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Character cut inside</source>
        <translation>Carattere tagliato</translation>
    </message>
    <message>
        <source>First difference from the reference</source>
        <translation>Prima differenza dal riferimento</translation>
    </message>
    <message>
        <source>Same piece, same colour down a column</source>
        <translation>Stesso pezzo, stesso colore lungo la colonna</translation>
    </message>
    <message>
        <source>Single character</source>
        <translation>Carattere singolo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>_LessonRow</name>
    <message>
        <source>Reset the score</source>
        <translation>Azzera il punteggio</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>Toglila dall&apos;elenco</translation>
    </message>
</context>
<context>
    <name>_MainLine</name>
    <message>
        <source>Main line</source>
        <translation>Linea principale</translation>
    </message>
</context>
<context>
    <name>_Merges</name>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuna.</translation>
    </message>
</context>
<context>
    <name>_MergesHead</name>
    <message>
        <source>New token</source>
        <translation>Nuovo token</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
</context>
<context>
    <name>_Model</name>
    <message>
        <source>(Tokens / tokens of the first language)²: each token looks at each other one</source>
        <translation>(Token / token della prima lingua)²: ogni token guarda ogni altro</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Rispetto a {}</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Click to hold the others against it. The right button offers more.</source>
        <translation>Fai clic per confrontare gli altri con questo. Il pulsante destro offre altro.</translation>
    </message>
    <message>
        <source>Click to sort the rows by it. The right button offers more.</source>
        <translation>Fai clic per ordinare le righe. Il pulsante destro offre altro.</translation>
    </message>
    <message>
        <source>Context / tokens, rounded down: how many such texts the window holds</source>
        <translation>Contesto / token, arrotondato per difetto: quanti testi così entrano nella finestra</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Al mese</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>In {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Token / token della prima lingua − 1</translation>
    </message>
    <message>
        <source>Tokens × messages a month × price / 1,000,000</source>
        <translation>Token × messaggi al mese × prezzo / 1.000.000</translation>
    </message>
</context>
<context>
    <name>_Paths</name>
    <message>
        <source>{}: log probability {}, {} of all ways</source>
        <translation>{}: log probabilità {}, {} di tutti i modi</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Best way: {}</source>
        <translation>Modo migliore: {}</translation>
    </message>
    <message>
        <source>characters {} to {}</source>
        <translation>caratteri da {} a {}</translation>
    </message>
    <message>
        <source>in the best way</source>
        <translation>nel modo migliore</translation>
    </message>
    <message>
        <source>in {} of all ways</source>
        <translation>in {} di tutti i modi</translation>
    </message>
    <message>
        <source>{piece}
log probability {score}
in {share} of all ways</source>
        <translation>{piece}
log probabilità {score}
in {share} di tutti i modi</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>Reading, {done} of {total}</source>
        <translation>Lettura, {done} di {total}</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} di {total}</translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message>
        <source>Choose the encoding</source>
        <translation>Scegli la codifica</translation>
    </message>
    <message>
        <source>Look at what the check of the corpus found</source>
        <translation>Guarda che cosa ha trovato il controllo del corpus</translation>
    </message>
</context>
</TS>
