<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About BPE Desktop</source>
        <translation>За BPE Desktop</translation>
    </message>
    <message>
        <source>BPE Desktop {version}</source>
        <translation>BPE Desktop {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Icons: Lucide (ISC). Fonts: Inter and JetBrains Mono (OFL). Made with Qt {qt}, PySide6 and pyqtgraph.</source>
        <translation>Свободен софтуер с лиценз MIT. Икони: Lucide (ISC). Шрифтове: Inter и JetBrains Mono (OFL). Създаден с Qt {qt}, PySide6 и pyqtgraph.</translation>
    </message>
    <message>
        <source>See how a tokenizer is born and what it does.</source>
        <translation>Вижте как се ражда токенизатор и какво прави.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>&amp;About BPE Desktop</source>
        <translation>&amp;За BPE Desktop</translation>
    </message>
    <message>
        <source>&amp;Branches</source>
        <translation>&amp;Клонове</translation>
    </message>
    <message>
        <source>&amp;Cancel the training</source>
        <translation>&amp;Прекъсни обучението</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Изчисти списъка</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнение</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирай</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмна</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Редактиране</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Изнеси…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Намери команда…</translation>
    </message>
    <message>
        <source>&amp;Find in the vocabulary</source>
        <translation>&amp;Търси в речника</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Пълно</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Отиване</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>О&amp;тиди на…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Висок &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Преглед</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Клавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>П&amp;оследна</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроци</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветла</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Измерване</translation>
    </message>
    <message>
        <source>&amp;New corpus</source>
        <translation>&amp;Нов корпус</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>О&amp;бичаен текст</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Изключено</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Постави</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Пусни</translation>
    </message>
    <message>
        <source>&amp;Put the panes back</source>
        <translation>Върни панелите на &amp;място</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Възстанови</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Намалено</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>П&amp;резареди</translation>
    </message>
    <message>
        <source>&amp;Repeat the range</source>
        <translation>Повтар&amp;яй откъса</translation>
    </message>
    <message>
        <source>&amp;Reset the settings</source>
        <translation>Нача&amp;лни настройки</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Запиши</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>По-&amp;бавно</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>По-ма&amp;лък текст</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Tokenizer</source>
        <translation>&amp;Токенизатор</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>О&amp;бучи</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмени</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Следене</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Като &amp;системата</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>От&amp;метка</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Отметки</translation>
    </message>
    <message>
        <source>C&amp;ompare tie rules</source>
        <translation>С&amp;равни правилата при равенство</translation>
    </message>
    <message>
        <source>Chec&amp;k the corpus…</source>
        <translation>Про&amp;вери корпуса…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Из&amp;режи</translation>
    </message>
    <message>
        <source>Draw tokens and live text in the usual size</source>
        <translation>Рисувай токените и пробния текст в обичайния размер</translation>
    </message>
    <message>
        <source>Draw tokens and live text larger</source>
        <translation>Рисувай токените и пробния текст по-големи</translation>
    </message>
    <message>
        <source>Draw tokens and live text smaller</source>
        <translation>Рисувай токените и пробния текст по-малки</translation>
    </message>
    <message>
        <source>Export p&amp;icture…</source>
        <translation>Изн&amp;еси изображение…</translation>
    </message>
    <message>
        <source>Export the vocabulary for other programs</source>
        <translation>Изнеси речника за други програми</translation>
    </message>
    <message>
        <source>F&amp;irst</source>
        <translation>П&amp;ърва</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>По-бър&amp;зо</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Филтриране на речника</translation>
    </message>
    <message>
        <source>Find anything that can be done by its name</source>
        <translation>Намери по име всичко, което може да се направи</translation>
    </message>
    <message>
        <source>Give every pane its first place and size</source>
        <translation>Дай на всеки панел първото му място и размер</translation>
    </message>
    <message>
        <source>Give every setting of the training its first value</source>
        <translation>Върни началната стойност на всяка настройка на обучението</translation>
    </message>
    <message>
        <source>Go to a step, or to where a token is born</source>
        <translation>Отиди на стъпка или там, където се ражда токен</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Отиди на последната стъпка</translation>
    </message>
    <message>
        <source>Go to the settings of the training</source>
        <translation>Отиди на настройките на обучението</translation>
    </message>
    <message>
        <source>Go to the start, before the first step</source>
        <translation>Отиди в началото, преди първата стъпка</translation>
    </message>
    <message>
        <source>Hold tokenizers against each other on texts in several languages</source>
        <translation>Сравнете токенизатори върху текстове на няколко езика</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>По-&amp;голям текст</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>Look for what is odd about the corpus, and for what helps</source>
        <translation>Търси какво е странно в корпуса и какво помага</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Направи следващата стъпка</translation>
    </message>
    <message>
        <source>Mark this step, or take its mark away</source>
        <translation>Отбележи тази стъпка или махни отметката</translation>
    </message>
    <message>
        <source>Name the bookmark…</source>
        <translation>Име на отметката…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Следваща отметка</translation>
    </message>
    <message>
        <source>Next step that changes the &amp;word</source>
        <translation>Следваща стъпка, която променя &amp;думата</translation>
    </message>
    <message>
        <source>Next step that changes the live te&amp;xt</source>
        <translation>&amp;Следваща стъпка, която променя пробния текст</translation>
    </message>
    <message>
        <source>Of the row under the pointer, or that was used last</source>
        <translation>На реда под мишката или последно използвания</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Отваряне на корпус, токенизатор или проект</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>Отвори &amp;пример</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>О&amp;твори последен</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>П&amp;анели</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play a range of steps again and again</source>
        <translation>Пускай откъс от стъпки отново и отново</translation>
    </message>
    <message>
        <source>Play the merges</source>
        <translation>Пусни сливанията</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Пусни стъпките</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Предишна отметка</translation>
    </message>
    <message>
        <source>Previous step that changes the live text</source>
        <translation>Предишна стъпка, която променя пробния текст</translation>
    </message>
    <message>
        <source>Previous step that changes the word</source>
        <translation>Предишна стъпка, която променя думата</translation>
    </message>
    <message>
        <source>Read the file of the corpus again</source>
        <translation>Прочети отново файла на корпуса</translation>
    </message>
    <message>
        <source>Repeat &amp;up to here</source>
        <translation>Повта&amp;ряй дотук</translation>
    </message>
    <message>
        <source>Repeat from &amp;here</source>
        <translation>По&amp;втаряй оттук</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Запиши &amp;като…</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Записване на проекта</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Запиши проекта под друго име</translation>
    </message>
    <message>
        <source>Save what is on view as a picture, a table, a film or a page</source>
        <translation>Запиши видимото като изображение, таблица, филм или страница</translation>
    </message>
    <message>
        <source>See what changes if one choice of the training is made otherwise</source>
        <translation>Вижте какво се променя, ако един избор в обучението е друг</translation>
    </message>
    <message>
        <source>See what follows from the tokens: numbers, spaces, cost, size</source>
        <translation>Вижте какво следва от токените: числа, интервали, цена, размер</translation>
    </message>
    <message>
        <source>See where a token comes from, and why a word lacks it</source>
        <translation>Вижте откъде идва токенът и защо дума го няма</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Избери в&amp;сичко</translation>
    </message>
    <message>
        <source>Show corpus &amp;and training</source>
        <translation>Покажи корпуса и &amp;обучението</translation>
    </message>
    <message>
        <source>Show or hide the corpus and the training settings</source>
        <translation>Покажи или скрий корпуса и настройките на обучението</translation>
    </message>
    <message>
        <source>Start with an empty corpus</source>
        <translation>Започни с празен корпус</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Стъпка &amp;назад</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Стъпка н&amp;апред</translation>
    </message>
    <message>
        <source>Stop the training; what is made so far stays</source>
        <translation>Спри обучението; направеното дотук остава</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Върни последната стъпка</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Десет стъпки назад</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Десет стъпки напред</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Обучи клон с всяко друго правило за двойки с равен брой</translation>
    </message>
    <message>
        <source>Train on the corpus with these settings</source>
        <translation>Обучи върху корпуса с тези настройки</translation>
    </message>
    <message>
        <source>Training &amp;settings</source>
        <translation>&amp;Настройки на обучението</translation>
    </message>
    <message>
        <source>Watch the training, step by step</source>
        <translation>Наблюдавайте обучението стъпка по стъпка</translation>
    </message>
    <message>
        <source>Work through examples, and predict what comes next</source>
        <translation>Преминете през примери и предвиждайте следващото</translation>
    </message>
</context>
<context>
    <name>AdmitScenes</name>
    <message>
        <source>Next character:</source>
        <translation>Следващ знак:</translation>
    </message>
    <message>
        <source>Next word:</source>
        <translation>Следваща дума:</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>брой</translation>
    </message>
</context>
<context>
    <name>AdmitTableModel</name>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>остава %Ln непознат</numerusform>
            <numerusform>остават %Ln непознати</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Брой {0}</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Покритие</translation>
    </message>
    <message>
        <source>Coverage {0}</source>
        <translation>Покритие {0}</translation>
    </message>
    <message>
        <source>How often it stands in the corpus</source>
        <translation>Колко пъти се среща в корпуса</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Нов токен {0}</translation>
    </message>
    <message>
        <source>Step {0}</source>
        <translation>Стъпка {0}</translation>
    </message>
    <message>
        <source>The place by frequency</source>
        <translation>Място по честота</translation>
    </message>
    <message>
        <source>The share of the corpus that has a token</source>
        <translation>Делът от корпуса, който има токен</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Остават непознати</translation>
    </message>
    <message>
        <source>What has no token yet, every occurrence counted</source>
        <translation>Какво още няма токен, като се брои всяка поява</translation>
    </message>
    <message>
        <source>What was taken in</source>
        <translation>Какво е прието</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>end of word</source>
        <translation>край на дума</translation>
    </message>
    <message>
        <source>newline</source>
        <translation>нов ред</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>неделим интервал</translation>
    </message>
    <message>
        <source>space</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табулация</translation>
    </message>
    <message>
        <source>{label}, id {id}</source>
        <translation>{label}, id {id}</translation>
    </message>
    <message>
        <source>{label}, unknown</source>
        <translation>{label}, непознат</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Save it as a file, and open the file.</source>
        <translation>Запишете го като файл и отворете файла.</translation>
    </message>
    <message>
        <source>The text is too long to be edited here: nothing was pasted.</source>
        <translation>Текстът е твърде дълъг за редактиране тук: нищо не беше поставено.</translation>
    </message>
</context>
<context>
    <name>BillPane</name>
    <message>
        <source>Another set of prices, a copy of this one</source>
        <translation>Още един набор цени, копие на този</translation>
    </message>
    <message>
        <source>Bill of a month</source>
        <translation>Сметка за месец</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>На месец</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валута</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Each line is a message</source>
        <translation>Всеки ред е съобщение</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Length of a message</source>
        <translation>Дължина на съобщение</translation>
    </message>
    <message>
        <source>Length of an answer</source>
        <translation>Дължина на отговор</translation>
    </message>
    <message>
        <source>Lines of the text that are not empty; their mean is taken</source>
        <translation>Непразните редове на текста; взема се средното им</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Съобщения месечно</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Name of this set of prices</source>
        <translation>Име на този набор цени</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Нов</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Цена за милион токени на входа: изпратеното</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Цена за милион токени на изхода: полученото</translation>
    </message>
    <message>
        <source>Prices {}</source>
        <translation>Цени {}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Премахни</translation>
    </message>
    <message>
        <source>Set of prices</source>
        <translation>Набор цени</translation>
    </message>
    <message>
        <source>Take this set of prices away</source>
        <translation>Махни този набор цени</translation>
    </message>
    <message>
        <source>What a message is counted in</source>
        <translation>В какво се брои съобщението</translation>
    </message>
    <message>
        <source>What an answer is counted in</source>
        <translation>В какво се брои отговорът</translation>
    </message>
    <message>
        <source>and answers of</source>
        <translation>и отговори от</translation>
    </message>
    <message>
        <source>as the text</source>
        <translation>като текста</translation>
    </message>
    <message>
        <source>messages a month, each</source>
        <translation>съобщения месечно, всяко от</translation>
    </message>
    <message>
        <source>output</source>
        <translation>изход</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>за милион токени</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токена</translation>
    </message>
    <message>
        <source>words</source>
        <translation>думи</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Choose a pair from its candidates, or throw this branch away.</source>
        <translation>Изберете двойка сред кандидатите или изхвърлете този клон.</translation>
    </message>
    <message>
        <source>The main line does not have this pair, or it is not merged by counts.</source>
        <translation>Основната линия няма тази двойка или тя не се слива по брой.</translation>
    </message>
    <message>
        <source>The training of this branch failed.</source>
        <translation>Обучението на този клон не успя.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %Ln branch(es).</source>
        <translation>
            <numerusform>Има място за %Ln клон.</numerusform>
            <numerusform>Има място за %Ln клона.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw one away, then make another.</source>
        <translation>Изхвърлете един, после направете друг.</translation>
    </message>
</context>
<context>
    <name>BranchDetail</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Клон</translation>
    </message>
    <message>
        <source>Every word is cut the same way here.</source>
        <translation>Тук всяка дума се дели по един и същ начин.</translation>
    </message>
    <message>
        <source>Go to the first difference (merge {})</source>
        <translation>Към първата разлика (сливане {})</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Пробен текст</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Основна линия</translation>
    </message>
    <message>
        <source>These words are cut the same way here.</source>
        <translation>Тук тези думи се делят по един и същ начин.</translation>
    </message>
    <message>
        <source>Words that split otherwise</source>
        <translation>Думи, които се делят различно</translation>
    </message>
    <message>
        <source>differs from token {} on</source>
        <translation>различно от токен {} нататък</translation>
    </message>
    <message>
        <source>the same in both lines</source>
        <translation>еднакво в двете линии</translation>
    </message>
</context>
<context>
    <name>BranchList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименувай</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Изхвърли</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Клонове</translation>
    </message>
</context>
<context>
    <name>BranchModel</name>
    <message>
        <source>Only texts up to {} characters are compared.</source>
        <translation>Сравняват се само текстове до {} знака.</translation>
    </message>
    <message>
        <source>Type a live text in Watch to see where it splits differently.</source>
        <translation>Напишете пробен текст в „Следене“, за да видите къде се дели различно.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>A branch is this training by another rule for pairs of equal count.</source>
        <translation>Клонът е същото обучение с друго правило за двойки с равен брой.</translation>
    </message>
    <message>
        <source>A branch is this training with one choice made otherwise. Right-click a pair in Candidates to merge it sooner or never, or train by the other tie rules.</source>
        <translation>Клонът е същото обучение с един различен избор. Щракнете с десния бутон върху двойка в „Кандидати“, за да я слеете по-рано или никога, или обучете с другите правила при равенство.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Клонове</translation>
    </message>
    <message>
        <source>Branches are for trainings that merge pairs: BPE and WordPiece.</source>
        <translation>Клоновете са за обучения, които сливат двойки: BPE и WordPiece.</translation>
    </message>
    <message>
        <source>Compare tie rules</source>
        <translation>Сравни правилата</translation>
    </message>
    <message>
        <source>Go to the candidates</source>
        <translation>Към кандидатите</translation>
    </message>
    <message>
        <source>No branches</source>
        <translation>Няма клонове</translation>
    </message>
    <message>
        <source>Throw the branch away (Del)</source>
        <translation>Изхвърли клона (Del)</translation>
    </message>
    <message>
        <source>Train a branch by each other rule for pairs of equal count</source>
        <translation>Обучи клон с всяко друго правило за двойки с равен брой</translation>
    </message>
</context>
<context>
    <name>BranchTimeline</name>
    <message>
        <source>After training, the symbols left after each merge stand here.</source>
        <translation>След обучението тук стоят оставащите символи след всяко сливане.</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Остават символи</translation>
    </message>
    <message>
        <source>Symbols left in the main line and the branches</source>
        <translation>Оставащи символи в основната линия и клоновете</translation>
    </message>
    <message>
        <source>green dashes: the main line; below: how many more or fewer a branch has</source>
        <translation>зелен пунктир: основната линия; долу: с колко клонът има повече или по-малко</translation>
    </message>
</context>
<context>
    <name>BranchTokens</name>
    <message>
        <source>Only in the branch</source>
        <translation>Само в клона</translation>
    </message>
    <message>
        <source>Only in the main line</source>
        <translation>Само в основната линия</translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message>
        <source>Both have made the same tokens.</source>
        <translation>И двете са създали едни и същи токени.</translation>
    </message>
    <message>
        <source>Differs from merge {} on</source>
        <translation>Различен от сливане {} нататък</translation>
    </message>
    <message>
        <source>Never {}</source>
        <translation>Никога {}</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Няма разлика</translation>
    </message>
    <message>
        <source>No difference: no tie was decided otherwise.</source>
        <translation>Няма разлика: никое равенство не е решено различно.</translation>
    </message>
    <message>
        <source>No difference: the main line makes the same merges.</source>
        <translation>Няма разлика: основната линия прави същите сливания.</translation>
    </message>
    <message>
        <source>Symbols left after merge {}: {} in the main line, {} in the branch ({}).</source>
        <translation>Оставащи символи след сливане {}: {} в основната линия, {} в клона ({}).</translation>
    </message>
    <message>
        <source>The branch ends after merge {}.</source>
        <translation>Клонът свършва след сливане {}.</translation>
    </message>
    <message numerus="yes">
        <source>The lines are the same for %Ln merge(s).</source>
        <translation>
            <numerusform>Линиите съвпадат за %Ln сливане.</numerusform>
            <numerusform>Линиите съвпадат за %Ln сливания.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines differ from the first merge on.</source>
        <translation>Линиите се различават още от първото сливане.</translation>
    </message>
    <message>
        <source>This branch waits for the main line, or for another branch.</source>
        <translation>Този клон чака основната линия или друг клон.</translation>
    </message>
    <message numerus="yes">
        <source>Training: %Ln merge(s)</source>
        <translation>
            <numerusform>Обучение: %Ln сливане</numerusform>
            <numerusform>Обучение: %Ln сливания</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: {} of {}</source>
        <translation>Обучение: {} от {}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Чака</translation>
    </message>
    <message>
        <source>none of the {} most frequent</source>
        <translation>никоя от {} най-чести</translation>
    </message>
    <message>
        <source>none of {}</source>
        <translation>никоя от {}</translation>
    </message>
    <message>
        <source>{} as merge {}</source>
        <translation>{} като сливане {}</translation>
    </message>
    <message>
        <source>{} from merge {}</source>
        <translation>{} от сливане {}</translation>
    </message>
    <message>
        <source>{} of the {} most frequent</source>
        <translation>{} от {} най-чести</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message>
        <source>Branches are made of a training that is complete.</source>
        <translation>Клонове се правят от завършено обучение.</translation>
    </message>
    <message>
        <source>Only a training that merges pairs has branches.</source>
        <translation>Само обучение, което слива двойки, има клонове.</translation>
    </message>
</context>
<context>
    <name>BrokenWordsView</name>
    <message>
        <source>Tokens of a word = tokens that hold some of its characters, markers left out.</source>
        <translation>Токени на дума = токени, които съдържат някои от знаците ѝ, без маркерите.</translation>
    </message>
    <message>
        <source>Words that break most</source>
        <translation>Думи, които се късат най-много</translation>
    </message>
    <message>
        <source>every word is one token</source>
        <translation>всяка дума е един токен</translation>
    </message>
    <message>
        <source>no words between spaces</source>
        <translation>няма думи между интервали</translation>
    </message>
</context>
<context>
    <name>ByteModel</name>
    <message>
        <source>Only texts up to {} bytes are shown so. This one has {}.</source>
        <translation>Така се показват само текстове до {} байта. Този има {}.</translation>
    </message>
    <message>
        <source>Type a text to see its characters and bytes.</source>
        <translation>Напишете текст, за да видите знаците и байтовете му.</translation>
    </message>
</context>
<context>
    <name>BytePane</name>
    <message>
        <source>Characters, bytes and tokens</source>
        <translation>Знаци, байтове и токени</translation>
    </message>
</context>
<context>
    <name>Bytes</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln grapheme(s)</source>
        <translation>
            <numerusform>%Ln графема</numerusform>
            <numerusform>%Ln графеми</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) cut a character</source>
        <translation>
            <numerusform>%Ln токен реже знак</numerusform>
            <numerusform>%Ln токена режат знак</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирай</translation>
    </message>
    <message>
        <source>&amp;Merge this one instead</source>
        <translation>&amp;Слей тази вместо това</translation>
    </message>
    <message>
        <source>&amp;Never merge this one</source>
        <translation>&amp;Никога не сливай тази</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Копирай със &amp;заглавията</translation>
    </message>
    <message>
        <source>Decide &amp;ties otherwise from here on</source>
        <translation>Решавай &amp;равенствата другояче оттук нататък</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message numerus="yes">
        <source>%Ln percent of the best</source>
        <translation>
            <numerusform>%Ln процент от най-добрата</numerusform>
            <numerusform>%Ln процента от най-добрата</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the best of all</source>
        <translation>Спрямо най-добрата от всички</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>По брой</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Брой {0}</translation>
    </message>
    <message>
        <source>How often the pair stands in the corpus</source>
        <translation>Колко пъти двойката се среща в корпуса</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ляв</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Place {0} by count</source>
        <translation>Място {0} по брой</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десен</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Оценка {0}</translation>
    </message>
    <message>
        <source>Share of the best</source>
        <translation>Дял от най-добрата</translation>
    </message>
    <message>
        <source>The count of the pair, divided by the counts of both its symbols</source>
        <translation>Броят на двойката, разделен на броя на двата ѝ символа</translation>
    </message>
    <message>
        <source>The place that the count alone would give to the pair</source>
        <translation>Мястото на двойката само според броя</translation>
    </message>
    <message>
        <source>The two symbols that would be joined</source>
        <translation>Двата символа, които биха се съединили</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} и {1}</translation>
    </message>
    <message>
        <source>{0}, comes next</source>
        <translation>{0}, следва</translation>
    </message>
</context>
<context>
    <name>CandidatePane</name>
    <message>
        <source>By count</source>
        <translation>По брой</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидати</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>The opened tokenizer has no further rule. It does not learn from this corpus: Train anew finds pairs in it.</source>
        <translation>Отвореният токенизатор няма други правила. Той не се учи от този корпус: „Обучи наново“ намира двойки в него.</translation>
    </message>
    <message>
        <source>{pairs} {when}</source>
        <translation>{pairs} {when}</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}, %Ln tied at {best}. {rule}.</source>
        <translation>
            <numerusform>{pairs}, %Ln с равна стойност {best}. {rule}.</numerusform>
            <numerusform>{pairs}, %Ln с равна стойност {best}. {rule}.</numerusform>
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
            <numerusform>%Ln блок</numerusform>
            <numerusform>%Ln блока</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ред</numerusform>
            <numerusform>%Ln реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln поява</numerusform>
            <numerusform>%Ln появи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln символ</numerusform>
            <numerusform>%Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Bytes of data</source>
        <translation>Байтове данни</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Заглавна част</translation>
    </message>
    <message numerus="yes">
        <source>Saved as a file it takes %Ln byte(s), {} of them the header.</source>
        <translation>
            <numerusform>Записан във файл заема %Ln байт, {} от тях са заглавната част.</numerusform>
            <numerusform>Записан във файл заема %Ln байта, {} от тях са заглавната част.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as a file, the text would be stored as it is: table and data would be larger.</source>
        <translation>Записан във файл, текстът би се съхранил както си е: таблицата и данните биха били по-големи.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблици</translation>
    </message>
    <message numerus="yes">
        <source>The alphabet has %Ln symbol(s).</source>
        <translation>
            <numerusform>Азбуката има %Ln символ.</numerusform>
            <numerusform>Азбуката има %Ln символа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These settings reach %Ln token(s).</source>
        <translation>
            <numerusform>Тези настройки стигат до %Ln токен.</numerusform>
            <numerusform>Тези настройки стигат до %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>обявява</translation>
    </message>
    <message>
        <source>at the end, growing</source>
        <translation>в края, расте</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байта</translation>
    </message>
    <message>
        <source>bytes, stored as it is</source>
        <translation>байта, както си е</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>брои</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>съединява</translation>
    </message>
    <message>
        <source>the first in lexicographic order wins</source>
        <translation>печели първата по азбучен ред</translation>
    </message>
    <message>
        <source>the first seen wins</source>
        <translation>печели първата срещната</translation>
    </message>
    <message>
        <source>the largest strings win</source>
        <translation>печелят най-големите низове</translation>
    </message>
    <message>
        <source>the lowest ids win</source>
        <translation>печелят най-малките id</translation>
    </message>
    <message>
        <source>the lowest slot in the program&apos;s table wins</source>
        <translation>печели най-ниската клетка в таблицата на програмата</translation>
    </message>
    <message>
        <source>the shortest wins, then the first in lexicographic order</source>
        <translation>печели най-късата, после първата по азбучен ред</translation>
    </message>
    <message>
        <source>{} M symbols</source>
        <translation>{} млн. символа</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
    <message>
        <source>{}, NFC, no problems found</source>
        <translation>{}, NFC, без проблеми</translation>
    </message>
    <message>
        <source>{}, not in NFC</source>
        <translation>{}, не е в NFC</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <source>The check failed.</source>
        <translation>Проверката не успя.</translation>
    </message>
</context>
<context>
    <name>CheckFindings</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln находка</numerusform>
            <numerusform>%Ln находки</numerusform>
        </translation>
    </message>
    <message>
        <source>All words are the same one: {0}</source>
        <translation>Всички думи са една и съща: {0}</translation>
    </message>
    <message>
        <source>Byte-order marks stand inside the text</source>
        <translation>Вътре в текста има байтови маркери</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Има байтове, които не отговарят на кодирането</translation>
    </message>
    <message>
        <source>Carriage returns become part of words</source>
        <translation>Връщанията на каретката влизат в думите</translation>
    </message>
    <message>
        <source>Change the text: U+FEFF goes.</source>
        <translation>Променя текста: U+FEFF отпада.</translation>
    </message>
    <message>
        <source>Change the text: U+FFFD goes.</source>
        <translation>Променя текста: U+FFFD отпада.</translation>
    </message>
    <message>
        <source>Change the text: control characters go.</source>
        <translation>Променя текста: управляващите знаци отпадат.</translation>
    </message>
    <message>
        <source>Change the text: every line ends in LF then.</source>
        <translation>Променя текста: всеки ред завършва с LF.</translation>
    </message>
    <message>
        <source>Change the text: invisible characters go.</source>
        <translation>Променя текста: невидимите знаци отпадат.</translation>
    </message>
    <message>
        <source>Change the text: of equal lines the first stays.</source>
        <translation>Променя текста: от еднаквите редове остава първият.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1251 becomes what was meant.</source>
        <translation>Променя текста: UTF-8, четен като windows-1251, става каквото е трябвало.</translation>
    </message>
    <message>
        <source>Change the text: what is UTF-8 read as windows-1252 becomes what was meant.</source>
        <translation>Променя текста: UTF-8, четен като windows-1252, става каквото е трябвало.</translation>
    </message>
    <message>
        <source>Characters have no meaning in Unicode: private or unassigned ones</source>
        <translation>Има знаци без значение в Unicode: лични или неопределени</translation>
    </message>
    <message>
        <source>Characters of the alphabet occur once only</source>
        <translation>Има знаци от азбуката, които се срещат само веднъж</translation>
    </message>
    <message>
        <source>Clean as BERT does</source>
        <translation>Почисти като BERT</translation>
    </message>
    <message>
        <source>Control characters stand in words</source>
        <translation>В думите има управляващи знаци</translation>
    </message>
    <message>
        <source>Cover {0}</source>
        <translation>Покрий {0}</translation>
    </message>
    <message>
        <source>Cut at white space</source>
        <translation>Режи при интервали</translation>
    </message>
    <message>
        <source>Cut by {0}</source>
        <translation>Режи с {0}</translation>
    </message>
    <message>
        <source>Cut nowhere</source>
        <translation>Не режи</translation>
    </message>
    <message>
        <source>End lines in LF</source>
        <translation>Редове с LF</translation>
    </message>
    <message>
        <source>Files begin with a byte-order mark, which is not trained on</source>
        <translation>Има файлове, които започват с байтов маркер; върху него не се обучава</translation>
    </message>
    <message>
        <source>Find the encoding out</source>
        <translation>Открий кодирането</translation>
    </message>
    <message>
        <source>Forget the encoding that was chosen, and look at the bytes.</source>
        <translation>Забрави избраното кодиране и погледни байтовете.</translation>
    </message>
    <message>
        <source>Invisible characters stand in words, such as soft hyphens</source>
        <translation>В думите има невидими знаци, например меки тирета</translation>
    </message>
    <message>
        <source>Keep each line once</source>
        <translation>Всеки ред веднъж</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation>Запази {0}</translation>
    </message>
    <message>
        <source>Keep {0} symbols</source>
        <translation>Запази {0} символа</translation>
    </message>
    <message>
        <source>Letters and their accents are characters apart (NFD)</source>
        <translation>Буквите и ударенията им са отделни знаци (NFD)</translation>
    </message>
    <message>
        <source>Letters look like UTF-8 that was read in another encoding</source>
        <translation>Има букви, които приличат на UTF-8, четен в друго кодиране</translation>
    </message>
    <message>
        <source>Letters with marks are written in two ways, so that equal words differ</source>
        <translation>Буквите с ударения се пишат по два начина и еднакви думи се различават</translation>
    </message>
    <message>
        <source>Lines end in several ways: {0}</source>
        <translation>Редовете завършват по различен начин: {0}</translation>
    </message>
    <message>
        <source>Lines repeat earlier ones</source>
        <translation>Редове повтарят по-ранни</translation>
    </message>
    <message>
        <source>Make them special</source>
        <translation>Направи ги специални</translation>
    </message>
    <message>
        <source>Make {0} merges</source>
        <translation>Направи {0} сливания</translation>
    </message>
    <message>
        <source>Mark ends (&lt;/w&gt;)</source>
        <translation>Отбележи краищата (&lt;/w&gt;)</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>Без отбелязване</translation>
    </message>
    <message>
        <source>Mark starts (▁)</source>
        <translation>Отбележи началата (▁)</translation>
    </message>
    <message>
        <source>Mark with {0}</source>
        <translation>Отбележи с {0}</translation>
    </message>
    <message>
        <source>Minimum count 1</source>
        <translation>Минимален брой 1</translation>
    </message>
    <message>
        <source>No merge crosses from one word to the next: with one word there is little to learn. The number counts its occurrences.</source>
        <translation>Никое сливане не минава от дума в дума: с една дума има малко за учене. Числото брои появите ѝ.</translation>
    </message>
    <message>
        <source>Normalize to NFC</source>
        <translation>Нормирай до NFC</translation>
    </message>
    <message>
        <source>Put spaces around CJK</source>
        <translation>Интервали около CJK</translation>
    </message>
    <message>
        <source>Put them right</source>
        <translation>Поправи ги</translation>
    </message>
    <message>
        <source>Read as {0}</source>
        <translation>Прочети като {0}</translation>
    </message>
    <message>
        <source>Read the file again in this encoding.</source>
        <translation>Прочети файла отново в това кодиране.</translation>
    </message>
    <message>
        <source>Replacement characters (U+FFFD) tell of text that was lost</source>
        <translation>Заместващи знаци (U+FFFD) говорят за изгубен текст</translation>
    </message>
    <message>
        <source>Sentences without spaces are one word each, such as {0}</source>
        <translation>Изреченията без интервали са по една дума, например {0}</translation>
    </message>
    <message>
        <source>Settings: a vocabulary with room for merges.</source>
        <translation>Настройки: речник с място за сливания.</translation>
    </message>
    <message>
        <source>Settings: add them to the special tokens, and do not count them.</source>
        <translation>Настройки: добави ги към специалните токени и не ги брой.</translation>
    </message>
    <message>
        <source>Settings: another prefix, which no word holds.</source>
        <translation>Настройки: друга представка, която никоя дума не съдържа.</translation>
    </message>
    <message>
        <source>Settings: bytes as units. The alphabet has 256 symbols then, whatever the text.</source>
        <translation>Настройки: байтове като единици. Тогава азбуката има 256 символа при всеки текст.</translation>
    </message>
    <message>
        <source>Settings: mark where words end instead.</source>
        <translation>Настройки: отбележи вместо това къде свършват думите.</translation>
    </message>
    <message>
        <source>Settings: mark where words start instead.</source>
        <translation>Настройки: отбележи вместо това къде започват думите.</translation>
    </message>
    <message>
        <source>Settings: more merges than the alphabet has symbols.</source>
        <translation>Настройки: повече сливания, отколкото символи има азбуката.</translation>
    </message>
    <message>
        <source>Settings: no mark at all.</source>
        <translation>Настройки: без никакъв знак.</translation>
    </message>
    <message>
        <source>Settings: no pre-tokenizer; the whole text is one word.</source>
        <translation>Настройки: без предтокенизатор; целият текст е една дума.</translation>
    </message>
    <message>
        <source>Settings: pairs that occur once are merged too.</source>
        <translation>Настройки: сливат се и двойки, които се срещат веднъж.</translation>
    </message>
    <message>
        <source>Settings: special tokens in the text stand between words, and are not counted.</source>
        <translation>Настройки: специалните токени в текста стоят между думите и не се броят.</translation>
    </message>
    <message>
        <source>Settings: the algorithm Unigram, which cuts sentences without spaces by itself.</source>
        <translation>Настройки: алгоритъмът Unigram, който сам дели изречения без интервали.</translation>
    </message>
    <message>
        <source>Settings: the largest vocabulary that can be.</source>
        <translation>Настройки: най-големият възможен речник.</translation>
    </message>
    <message>
        <source>Settings: the longest word that WordPiece takes.</source>
        <translation>Настройки: най-дългата дума, която WordPiece приема.</translation>
    </message>
    <message>
        <source>Settings: the most frequent symbols only; the others are unknown.</source>
        <translation>Настройки: само най-честите символи; останалите са непознати.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-cjk, before any other. Each Chinese character becomes a word.</source>
        <translation>Настройки: нормализаторът bert-cjk преди всички други. Всеки китайски знак става дума.</translation>
    </message>
    <message>
        <source>Settings: the normalizer bert-clean, before any other. It drops control characters and U+FFFD.</source>
        <translation>Настройки: нормализаторът bert-clean преди всички други. Той маха управляващите знаци и U+FFFD.</translation>
    </message>
    <message>
        <source>Settings: the normalizer nfc, before any other.</source>
        <translation>Настройки: нормализаторът nfc преди всички други.</translation>
    </message>
    <message>
        <source>Settings: the pre-tokenizer whitespace, which drops white space.</source>
        <translation>Настройки: предтокенизаторът whitespace, който маха интервалите.</translation>
    </message>
    <message>
        <source>Settings: this pre-tokenizer, which cuts the longest words.</source>
        <translation>Настройки: този предтокенизатор, който реже най-дългите думи.</translation>
    </message>
    <message>
        <source>Settings: this share of the text; the rarest symbols are unknown.</source>
        <translation>Настройки: този дял от текста; най-редките символи са непознати.</translation>
    </message>
    <message>
        <source>Special tokens stand in the text, and are trained on as text: {0}</source>
        <translation>В текста има специални токени и върху тях се обучава като върху текст: {0}</translation>
    </message>
    <message>
        <source>Take the encoding for what it is, and do not guess again.</source>
        <translation>Приеми кодирането и не предполагай отново.</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Махни ги</translation>
    </message>
    <message>
        <source>Take words up to {0}</source>
        <translation>Думи до {0}</translation>
    </message>
    <message>
        <source>The alphabet alone does not fit into a vocabulary of {0}</source>
        <translation>Само азбуката не се побира в речник от {0}</translation>
    </message>
    <message>
        <source>The alphabet takes more than half of the vocabulary</source>
        <translation>Азбуката заема повече от половината речник</translation>
    </message>
    <message>
        <source>The alphabet takes the whole vocabulary, so no merge is possible</source>
        <translation>Азбуката заема целия речник, затова никое сливане не е възможно</translation>
    </message>
    <message>
        <source>The corpus does not give a vocabulary of {0}</source>
        <translation>Корпусът не дава речник от {0}</translation>
    </message>
    <message>
        <source>The corpus is empty</source>
        <translation>Корпусът е празен</translation>
    </message>
    <message>
        <source>The encoding {0} of {1} is a guess</source>
        <translation>Кодирането {0} на {1} е предположение</translation>
    </message>
    <message>
        <source>The file has no byte-order mark and is not valid UTF-8. The number says how sure the guess is.</source>
        <translation>Файлът няма байтов маркер и не е валиден UTF-8. Числото казва колко сигурно е предположението.</translation>
    </message>
    <message>
        <source>The longest word is as long as a sentence: {0}</source>
        <translation>Най-дългата дума е колкото изречение: {0}</translation>
    </message>
    <message>
        <source>The normalizer and the pre-tokenizer leave nothing of the text.</source>
        <translation>Нормализаторът и предтокенизаторът не оставят нищо от текста.</translation>
    </message>
    <message>
        <source>The number counts U+FEFF in words. Joined files often have them.</source>
        <translation>Числото брои U+FEFF в думите. Често се среща в съединени файлове.</translation>
    </message>
    <message>
        <source>The number counts U+FFFD in words: something was not decoded when the text was made.</source>
        <translation>Числото брои U+FFFD в думите: нещо не е било декодирано при създаването на текста.</translation>
    </message>
    <message>
        <source>The number counts characters of formats, without joiners, which belong to emoji and letters.</source>
        <translation>Числото брои форматиращите знаци без съединителите, които са част от емотикони и букви.</translation>
    </message>
    <message>
        <source>The number counts control characters other than white space, every occurrence.</source>
        <translation>Числото брои управляващите знаци без интервалите, всяка поява.</translation>
    </message>
    <message>
        <source>The number counts different words with letters of two of Latin, Cyrillic and Greek.</source>
        <translation>Числото брои различните думи с букви от две писмености: латиница, кирилица, гръцка.</translation>
    </message>
    <message>
        <source>The number counts its occurrences. It does no harm here, but in some file formats.</source>
        <translation>Числото брои появите му. Тук не вреди, но в някои файлови формати вреди.</translation>
    </message>
    <message>
        <source>The number counts its occurrences: this normalizer writes spaces so.</source>
        <translation>Числото брои появите му: този нормализатор пише така интервалите.</translation>
    </message>
    <message>
        <source>The number counts lines that stood there before, of all that are not only white space.</source>
        <translation>Числото брои редовете, които вече са се срещали, без тези само с интервали.</translation>
    </message>
    <message>
        <source>The number counts private and unassigned characters in words.</source>
        <translation>Числото брои личните и неопределените знаци в думите.</translation>
    </message>
    <message>
        <source>The number counts sequences such as Ã© that stand for one letter each.</source>
        <translation>Числото брои поредици като Ã©, всяка вместо една буква.</translation>
    </message>
    <message>
        <source>The number counts symbols with one occurrence, out of the alphabet. Each takes a place in the vocabulary.</source>
        <translation>Числото брои символите с една поява от азбуката. Всеки заема място в речника.</translation>
    </message>
    <message>
        <source>The number counts the bytes that are no character in the encoding. They are kept as they are.</source>
        <translation>Числото брои байтовете, които не са знак в кодирането. Те остават, каквито са.</translation>
    </message>
    <message>
        <source>The number counts the carriage returns in words: the pre-tokenizer does not drop them.</source>
        <translation>Числото брои връщанията на каретката в думите: предтокенизаторът не ги маха.</translation>
    </message>
    <message>
        <source>The number counts the files that begin with one.</source>
        <translation>Числото брои файловете, които започват с него.</translation>
    </message>
    <message>
        <source>The number counts the line ends that are not of the most frequent kind.</source>
        <translation>Числото брои краищата на редове, които не са от най-честия вид.</translation>
    </message>
    <message>
        <source>The number counts the symbols of the alphabet, out of the whole vocabulary after the training.</source>
        <translation>Числото брои символите на азбуката от целия речник след обучението.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change.</source>
        <translation>Числото брои думите, които NFC би променил.</translation>
    </message>
    <message>
        <source>The number counts the words that NFC would change; other words are composed (NFC) already.</source>
        <translation>Числото брои думите, които NFC би променил; други думи вече са съставени (NFC).</translation>
    </message>
    <message>
        <source>The number counts the words that hold it: their tokens can be taken for the borders of words.</source>
        <translation>Числото брои думите, които го съдържат: токените им може да се сметнат за граници на думи.</translation>
    </message>
    <message>
        <source>The number counts the words with more characters than the settings allow: they become unknown.</source>
        <translation>Числото брои думите с повече знаци, отколкото позволяват настройките: те стават непознати.</translation>
    </message>
    <message>
        <source>The number counts their occurrences.</source>
        <translation>Числото брои появите им.</translation>
    </message>
    <message>
        <source>The number counts their occurrences; they are trained on as text.</source>
        <translation>Числото брои появите им; върху тях се обучава като върху текст.</translation>
    </message>
    <message>
        <source>The number counts vertical tabs, form feeds, U+0085, U+2028 and U+2029 in words.</source>
        <translation>Числото брои вертикални табулации, нови страници, U+0085, U+2028 и U+2029 в думите.</translation>
    </message>
    <message>
        <source>The number counts words of 20 characters or more of a script that is written without spaces.</source>
        <translation>Числото брои думите от 20 или повече знака в писменост без интервали.</translation>
    </message>
    <message>
        <source>The number is the largest vocabulary that these settings can give.</source>
        <translation>Числото е най-големият речник, който тези настройки могат да дадат.</translation>
    </message>
    <message>
        <source>The number is the length of the longest word in characters (code points).</source>
        <translation>Числото е дължината на най-дългата дума в знаци (кодови точки).</translation>
    </message>
    <message>
        <source>The number is the smallest possible vocabulary: the special tokens and the alphabet.</source>
        <translation>Числото е най-малкият възможен речник: специалните токени и азбуката.</translation>
    </message>
    <message>
        <source>The settings cut the text into no words at all</source>
        <translation>Настройките не дават нито една дума от текста</translation>
    </message>
    <message>
        <source>The text holds names that special tokens often have: {0}</source>
        <translation>Текстът съдържа имена, каквито често имат специалните токени: {0}</translation>
    </message>
    <message>
        <source>The text holds {0}, which comes back as a space</source>
        <translation>Текстът съдържа {0}, който се връща като интервал</translation>
    </message>
    <message>
        <source>The text holds {0}, which other settings mark words with</source>
        <translation>Текстът съдържа {0}, с който други настройки отбелязват думите</translation>
    </message>
    <message>
        <source>There is nothing to train on.</source>
        <translation>Няма върху какво да се обучава.</translation>
    </message>
    <message>
        <source>Train Unigram</source>
        <translation>Обучи Unigram</translation>
    </message>
    <message>
        <source>Train around them</source>
        <translation>Обучи около тях</translation>
    </message>
    <message>
        <source>Unusual line ends become part of words</source>
        <translation>Необичайни краища на редове влизат в думите</translation>
    </message>
    <message>
        <source>Use bytes</source>
        <translation>Използвай байтове</translation>
    </message>
    <message>
        <source>Vocabulary of {0}</source>
        <translation>Речник от {0}</translation>
    </message>
    <message>
        <source>Words are longer than WordPiece takes, such as {0}</source>
        <translation>Има думи, по-дълги от допустимото за WordPiece, например {0}</translation>
    </message>
    <message>
        <source>Words hold {0}, which marks words in these settings</source>
        <translation>Има думи с {0}, който отбелязва думите при тези настройки</translation>
    </message>
    <message>
        <source>Words mix letters of scripts that look alike</source>
        <translation>Думите смесват букви от сходни писмености</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} от {1}</translation>
    </message>
    <message>
        <source>{0} sure</source>
        <translation>сигурно {0}</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln грешка</numerusform>
            <numerusform>%Ln грешки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln бележка</numerusform>
            <numerusform>%Ln бележки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln предупреждение</numerusform>
            <numerusform>%Ln предупреждения</numerusform>
        </translation>
    </message>
    <message>
        <source>A large corpus is read once more for this, in a process of its own. Training and the window go on meanwhile.</source>
        <translation>За това голям корпус се чете още веднъж, в отделен процес. Обучението и прозорецът продължават.</translation>
    </message>
    <message>
        <source>Before the training, about</source>
        <translation>Преди обучението, приблизително</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Провери</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Проверява се …</translation>
    </message>
    <message>
        <source>Corpus check</source>
        <translation>Проверка на корпуса</translation>
    </message>
    <message>
        <source>Corpus or settings have changed since.</source>
        <translation>Оттогава корпусът или настройките са променени.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Прогноза</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Докъде е проверката</translation>
    </message>
    <message>
        <source>In characters (code points)</source>
        <translation>В знаци (кодови точки)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Дължина</translation>
    </message>
    <message>
        <source>Line end</source>
        <translation>Край на ред</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Краища на редове</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Най-дълги думи</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Most frequent characters</source>
        <translation>Най-чести знаци</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Необходимо</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Rarest characters</source>
        <translation>Най-редки знаци</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Писмености</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>What the training process took with this corpus and these settings</source>
        <translation>Колко е взел процесът на обучение с този корпус и тези настройки</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Какво има</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
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
        <translation>Азбука</translation>
    </message>
    <message>
        <source>An upper bound: every merge takes at least one symbol of the different words</source>
        <translation>Горна граница: всяко сливане взема поне един символ от различните думи</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Арабска</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Арменска</translation>
    </message>
    <message>
        <source>As stored, unpacked, without a byte-order mark</source>
        <translation>Както е съхранено, разархивирано, без байтов маркер</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Бенгалска</translation>
    </message>
    <message>
        <source>Between LF, CRLF or CR; empty ones are not counted</source>
        <translation>Между LF, CRLF или CR; празните не се броят</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Байт {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Знак</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Кодова точка</translation>
    </message>
    <message>
        <source>Code points of the raw text</source>
        <translation>Кодови точки на суровия текст</translation>
    </message>
    <message>
        <source>Common (digits, punctuation, emoji)</source>
        <translation>Общи (цифри, пунктуация, емотикони)</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>Управляващ знак</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Counting + a line through two small trainings on samples of the words, measured here, at the pace of the trainings before</source>
        <translation>Броене + права през две малки обучения върху извадки от думите, измерени тук, с темпото на предишните обучения</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Кирилица</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>Деванагари</translation>
    </message>
    <message>
        <source>Different characters</source>
        <translation>Различни знаци</translation>
    </message>
    <message>
        <source>Different words</source>
        <translation>Различни думи</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Грузинска</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Гръцка</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>Хан</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Хангъл</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Еврейска</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Хирагана</translation>
    </message>
    <message>
        <source>In Unicode</source>
        <translation>В Unicode</translation>
    </message>
    <message>
        <source>In characters</source>
        <translation>В знаци</translation>
    </message>
    <message>
        <source>Inherited (combining marks)</source>
        <translation>Наследени (комбиниращи знаци)</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Катакана</translation>
    </message>
    <message>
        <source>Largest vocabulary</source>
        <translation>Най-голям речник</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Латиница</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Редове</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Най-дълъг ред</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Памет</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Occurrences in the raw text</source>
        <translation>Появи в суровия текст</translation>
    </message>
    <message>
        <source>Of the different words before the first step; the work grows with them</source>
        <translation>На различните думи преди първата стъпка; работата расте с тях</translation>
    </message>
    <message>
        <source>Of the raw text</source>
        <translation>На суровия текст</translation>
    </message>
    <message>
        <source>Pre-tokens, each counted once</source>
        <translation>Предтокени, всеки броен веднъж</translation>
    </message>
    <message>
        <source>Pre-tokens, every occurrence</source>
        <translation>Предтокени, всяка поява</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>За лична употреба</translation>
    </message>
    <message>
        <source>Smallest vocabulary</source>
        <translation>Най-малък речник</translation>
    </message>
    <message>
        <source>Special tokens + alphabet</source>
        <translation>Специални токени + азбука</translation>
    </message>
    <message>
        <source>Symbols before the first step</source>
        <translation>Символи преди първата стъпка</translation>
    </message>
    <message>
        <source>Symbols to train on</source>
        <translation>Символи за обучение</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Тамилска</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Тайска</translation>
    </message>
    <message>
        <source>The process with the words counted + a figure for each symbol of the different words</source>
        <translation>Процесът с преброените думи + число за всеки символ на различните думи</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Неопределен</translation>
    </message>
    <message>
        <source>Undecodable</source>
        <translation>Недекодируем</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
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
        <translation>първо най-малкото</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>подреди</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Find a command, a step or a token</source>
        <translation>Намери команда, стъпка или токен</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Нищо не се казва така.</translation>
    </message>
</context>
<context>
    <name>Commanding</name>
    <message>
        <source>Go to</source>
        <translation>Отиди на</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln съобщение</numerusform>
            <numerusform>%Ln съобщения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln непознат</numerusform>
            <numerusform>%Ln непознати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) of the corpus</source>
        <translation>
            <numerusform>%Ln дума от корпуса</numerusform>
            <numerusform>%Ln думи от корпуса</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}: {} / {} − 1 = {}</source>
        <translation>Спрямо {}: {} / {} − 1 = {}</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Внимание: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Cost a month: {} × {} × {} / {} = {}</source>
        <translation>Цена на месец: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>Different tokens: {}</source>
        <translation>Различни токени: {}</translation>
    </message>
    <message>
        <source>Fit in the context: {} / {}, rounded down = {}</source>
        <translation>Събират се в контекста: {} / {}, закръглено надолу = {}</translation>
    </message>
    <message>
        <source>Longest token: {} ({})</source>
        <translation>Най-дълъг токен: {} ({})</translation>
    </message>
    <message>
        <source>Times the fewest: {} / {} = {}</source>
        <translation>Пъти най-малкото: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per byte: {} / {} = {}</source>
        <translation>Токени на байт: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per character: {} / {} = {}</source>
        <translation>Токени на знак: {} / {} = {}</translation>
    </message>
    <message>
        <source>Tokens per word: {} / {} = {}</source>
        <translation>Токени на дума: {} / {} = {}</translation>
    </message>
    <message>
        <source>Unknown: {}</source>
        <translation>Непознати: {}</translation>
    </message>
    <message>
        <source>Unknown: {} of {}. What is unknown is lost, so few tokens are not cheap: the text is not compared.</source>
        <translation>Непознати: {} от {}. Непознатото се губи, затова малкото токени не са евтини: текстът не се сравнява.</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Цели думи</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>броене …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>най-малко</translation>
    </message>
    <message>
        <source>no merges</source>
        <translation>без сливания</translation>
    </message>
    <message>
        <source>no spaces between words</source>
        <translation>без интервали между думите</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} млрд.</translation>
    </message>
    <message>
        <source>{} is partly unknown, so nothing is compared with it.</source>
        <translation>{} е отчасти непознат, затова нищо не се сравнява с него.</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} млн.</translation>
    </message>
    <message>
        <source>{} per character</source>
        <translation>{} на знак</translation>
    </message>
    <message>
        <source>{} per word</source>
        <translation>{} на дума</translation>
    </message>
    <message>
        <source>{} times the fewest</source>
        <translation>{} пъти най-малкото</translation>
    </message>
    <message>
        <source>{} unknown</source>
        <translation>{} непознати</translation>
    </message>
    <message>
        <source>{}, in view</source>
        <translation>{}, на показ</translation>
    </message>
</context>
<context>
    <name>CompareCells</name>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln непознат</numerusform>
            <numerusform>%Ln непознати</numerusform>
        </translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>броене …</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>най-малко</translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>To compare on a text, add it with + Text.</source>
        <translation>За сравнение върху текст го добавете с + Текст.</translation>
    </message>
    <message>
        <source>{} cannot be opened.</source>
        <translation>{} не може да се отвори.</translation>
    </message>
    <message>
        <source>{} is not a tokenizer.</source>
        <translation>{} не е токенизатор.</translation>
    </message>
</context>
<context>
    <name>CompareMatrix</name>
    <message>
        <source>Add a text to compare on with the button + Text.</source>
        <translation>Добавете текст за сравнение с бутона + Текст.</translation>
    </message>
    <message>
        <source>Edit {}…</source>
        <translation>Редактирай {}…</translation>
    </message>
    <message>
        <source>Hold the others against {}</source>
        <translation>Сравнявай останалите с {}</translation>
    </message>
    <message>
        <source>Put the rows as they were added</source>
        <translation>Подреди редовете, както са добавени</translation>
    </message>
    <message>
        <source>Remove {}</source>
        <translation>Премахни {}</translation>
    </message>
    <message>
        <source>Sort the rows by {}</source>
        <translation>Подреди редовете по {}</translation>
    </message>
    <message>
        <source>Tokens, and tokens per word</source>
        <translation>Токени и токени на дума</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Characters and whole words have one size only.</source>
        <translation>Знаците и целите думи имат само един размер.</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Броене …</translation>
    </message>
    <message>
        <source>Embedding width</source>
        <translation>Ширина на влагането</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Токени на дума при всеки размер</translation>
    </message>
    <message>
        <source>Width of the embedding: parameters = vocabulary size × width</source>
        <translation>Ширина на влагането: параметри = размер на речника × ширина</translation>
    </message>
    <message>
        <source>one training, no retraining</source>
        <translation>едно обучение, без повторно</translation>
    </message>
    <message>
        <source>the same sentence, {}</source>
        <translation>едно и също изречение, {}</translation>
    </message>
</context>
<context>
    <name>CompareReport</name>
    <message numerus="yes">
        <source>%Ln message(s) a month</source>
        <translation>
            <numerusform>%Ln съобщение месечно</numerusform>
            <numerusform>%Ln съобщения месечно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln непознат</numerusform>
            <numerusform>%Ln непознати</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Спрямо {}</translation>
    </message>
    <message>
        <source>An example price: {} for a million tokens, {}.</source>
        <translation>Примерна цена: {} за един милион токени, {}.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Comparison of tokenizers</source>
        <translation>Сравнение на токенизатори</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>На месец</translation>
    </message>
    <message>
        <source>Every figure is counted, none is estimated.</source>
        <translation>Всички числа са преброени, нито едно не е оценка.</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>В {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Равенство на езиците</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Токени на дума при всеки размер</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>най-малко</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>еталон</translation>
    </message>
    <message>
        <source>{} for a million tokens, {}, price of {}.</source>
        <translation>{} за един милион токени, {}, цена от {}.</translation>
    </message>
</context>
<context>
    <name>CompareTools</name>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Keep the present one</source>
        <translation>Запази сегашния</translation>
    </message>
    <message>
        <source>Keep the present one: {}</source>
        <translation>Запази сегашния: {}</translation>
    </message>
    <message>
        <source>Open from a file…</source>
        <translation>Отвори от файл…</translation>
    </message>
    <message>
        <source>Open from files…</source>
        <translation>Отвори от файлове…</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Отваряне на {}</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Отваряне …</translation>
    </message>
    <message>
        <source>Page with pictures (HTML)…</source>
        <translation>Страница с изображения (HTML)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчет</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Таблица (CSV)…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The one in view, at the playhead</source>
        <translation>Показаният, при показалеца</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Type a text…</source>
        <translation>Напиши текст…</translation>
    </message>
    <message>
        <source>Whole words of the corpus</source>
        <translation>Цели думи от корпуса</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Attention grows with the square of the tokens.</source>
        <translation>Вниманието расте с квадрата на токените.</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Текстове</translation>
    </message>
    <message>
        <source>The price is an example until you set your own.</source>
        <translation>Цената е примерна, докато не въведете своя.</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>Токенизатори</translation>
    </message>
    <message>
        <source>Unknown symbols</source>
        <translation>Непознати символи</translation>
    </message>
</context>
<context>
    <name>CompressingController</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Записано: {}.</translation>
    </message>
    <message>
        <source>The compression is not complete yet.</source>
        <translation>Компресирането още не е завършило.</translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation>Изчакайте края му.</translation>
    </message>
    <message>
        <source>{file} from {text}, {header} of them the header. It expands to exactly this text in UTF-8.</source>
        <translation>{file} от {text}, {header} от тях са заглавната част. Разгънат, файлът дава точно този текст в UTF-8.</translation>
    </message>
</context>
<context>
    <name>ContextPane</name>
    <message>
        <source>Context window</source>
        <translation>Контекстен прозорец</translation>
    </message>
    <message>
        <source>The window in each language</source>
        <translation>Прозорецът на всеки език</translation>
    </message>
    <message>
        <source>Tokens of the context window</source>
        <translation>Токени на контекстния прозорец</translation>
    </message>
    <message>
        <source>Usual sizes of context windows</source>
        <translation>Обичайни размери на контекстния прозорец</translation>
    </message>
    <message>
        <source>tokens, or</source>
        <translation>токена или</translation>
    </message>
</context>
<context>
    <name>CorpusController</name>
    <message>
        <source>Reload</source>
        <translation>Презареди</translation>
    </message>
    <message>
        <source>The settings are the usual ones, no longer those of the sample.</source>
        <translation>Настройките са обичайните, вече не тези на примера.</translation>
    </message>
    <message numerus="yes">
        <source>They stop after %Ln merge(s). The pane Training shows them all.</source>
        <translation>
            <numerusform>Спират след %Ln сливане. Панелът „Обучение“ ги показва всички.</numerusform>
            <numerusform>Спират след %Ln сливания. Панелът „Обучение“ ги показва всички.</numerusform>
        </translation>
    </message>
    <message>
        <source>This corpus is a list of word counts.</source>
        <translation>Този корпус е списък с броя на думите.</translation>
    </message>
    <message>
        <source>What was edited here is lost then, unless you undo.</source>
        <translation>Редактираното тук тогава се губи, освен ако не отмените.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Отвореното досега остава отворено.</translation>
    </message>
    <message>
        <source>{} and other files have changed on the disk.</source>
        <translation>{} и други файлове са променени на диска.</translation>
    </message>
    <message>
        <source>{} has changed on the disk.</source>
        <translation>{} е променен на диска.</translation>
    </message>
</context>
<context>
    <name>CorpusEditor</name>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on, Shift+Tab goes back.</source>
        <translation>Tab въвежда табулация. Ctrl+Tab продължава нататък, Shift+Tab връща.</translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Добави файлове…</translation>
    </message>
    <message>
        <source>&amp;Check the corpus…</source>
        <translation>Про&amp;вери корпуса…</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Разпознай</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Кодиране</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>&amp;Wrap lines</source>
        <translation>Пренасяй &amp;редовете</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>More about the corpus</source>
        <translation>Още за корпуса</translation>
    </message>
    <message>
        <source>No corpus yet</source>
        <translation>Още няма корпус</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Отвори п&amp;оследен</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Отвори &amp;пример</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Отвори файл</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Отвори пример</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Пр&amp;езареди</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Type or paste text, drop a file here, or open a sample.</source>
        <translation>Напишете или поставете текст, пуснете файл тук или отворете пример.</translation>
    </message>
    <message>
        <source>Word counts</source>
        <translation>Брой на думите</translation>
    </message>
</context>
<context>
    <name>CorpusReading</name>
    <message>
        <source>Open texts and word counts each for themselves.</source>
        <translation>Отваряйте текстовете и таблиците с думи поотделно.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln more</source>
        <translation>
            <numerusform>{} и още %Ln</numerusform>
            <numerusform>{} и още %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is a table of word counts, {} is a text.</source>
        <translation>{} е таблица с броя на думите, {} е текст.</translation>
    </message>
</context>
<context>
    <name>CorpusSource</name>
    <message>
        <source>Untitled</source>
        <translation>Без име</translation>
    </message>
</context>
<context>
    <name>CostPage</name>
    <message>
        <source>A compressor has no price by token</source>
        <translation>Компресорът няма цена на токен</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>A text to work with, a message a line</source>
        <translation>Текст за работа, по едно съобщение на ред</translation>
    </message>
    <message>
        <source>After a training, costs by its tokens are worked out here.</source>
        <translation>След обучение тук се изчисляват цените според токените му.</translation>
    </message>
    <message>
        <source>Choose an algorithm that makes a tokenizer.</source>
        <translation>Изберете алгоритъм, който прави токенизатор.</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Цена и контекст</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Пробен текст</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Още нищо не е обучено</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Отвори …</translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>Корпусът</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>Написан тук</translation>
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
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln such text(s)</source>
        <translation>
            <numerusform>%Ln такъв текст</numerusform>
            <numerusform>%Ln такива текста</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln непознат</numerusform>
            <numerusform>%Ln непознати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>A month</source>
        <translation>На месец</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Спрямо {}</translation>
    </message>
    <message>
        <source>All of it arrives.</source>
        <translation>Всичко пристига.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Отговор</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Отговори</translation>
    </message>
    <message>
        <source>Answers: {} × {} × {} / {} = {}</source>
        <translation>Отговори: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>По токени</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>В {}</translation>
    </message>
    <message>
        <source>If a word were a token</source>
        <translation>Ако думата беше токен</translation>
    </message>
    <message>
        <source>It ends inside the word {}: {} arrives, {} does not.</source>
        <translation>Свършва вътре в думата {}: {} пристига, {} – не.</translation>
    </message>
    <message>
        <source>Lost: {}, {}.</source>
        <translation>Загубено: {}, {}.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Съобщение</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Съобщения</translation>
    </message>
    <message>
        <source>Messages + answers</source>
        <translation>Съобщения + отговори</translation>
    </message>
    <message>
        <source>Messages: {} × {} × {} / {} = {}</source>
        <translation>Съобщения: {} × {} × {} / {} = {}</translation>
    </message>
    <message>
        <source>No token of this tokenizer holds the spaces, so they do not arrive.</source>
        <translation>Никой токен на този токенизатор не съдържа интервалите, затова те не пристигат.</translation>
    </message>
    <message>
        <source>No token tells where a word ends, so to the reader it looks finished.</source>
        <translation>Никой токен не казва къде свършва дума, затова на читателя тя изглежда завършена.</translation>
    </message>
    <message numerus="yes">
        <source>Not readable, for want of a token: %Ln symbol(s).</source>
        <translation>
            <numerusform>Нечетим, защото липсва токен: %Ln символ.</numerusform>
            <numerusform>Нечетими, защото липсва токен: %Ln символа.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing arrives.</source>
        <translation>Нищо не пристига.</translation>
    </message>
    <message>
        <source>Nothing is sent, so nothing is to be paid.</source>
        <translation>Нищо не се изпраща, затова няма какво да се плаща.</translation>
    </message>
    <message>
        <source>Of the window</source>
        <translation>От прозореца</translation>
    </message>
    <message>
        <source>Of the word {} nothing can be read.</source>
        <translation>От думата {} нищо не може да се прочете.</translation>
    </message>
    <message>
        <source>Only the beginning of the text is looked at here.</source>
        <translation>Тук се гледа само началото на текста.</translation>
    </message>
    <message>
        <source>Only the next token would tell the reader that it goes on.</source>
        <translation>Само следващият токен би казал на читателя, че тя продължава.</translation>
    </message>
    <message>
        <source>The last {} ({}) begin the character {} and do not end it. A decoder that streams holds them back; at the end they become {}.</source>
        <translation>Последните {} ({}) започват знака {} и не го завършват. Поточен декодер ги задържа; накрая те стават {}.</translation>
    </message>
    <message>
        <source>The same sentence</source>
        <translation>Същото изречение</translation>
    </message>
    <message>
        <source>The word is over, and the reader can tell: the end of it has arrived.</source>
        <translation>Думата е свършила и читателят го вижда: краят ѝ е пристигнал.</translation>
    </message>
    <message>
        <source>The word is over, but no token ever tells where a word ends.</source>
        <translation>Думата е свършила, но никой токен не казва къде свършва дума.</translation>
    </message>
    <message>
        <source>The word is over, but only the next token would have told the reader.</source>
        <translation>Думата е свършила, но само следващият токен би го казал на читателя.</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Няма текст.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: no one can say where one ends.</source>
        <translation>Тази писменост не дели думите с интервали: никой не може да каже къде свършва една.</translation>
    </message>
    <message>
        <source>This writing does not part words by spaces: there is no bill by words.</source>
        <translation>Тази писменост не дели думите с интервали: няма сметка по думи.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Токени / токени на първия език − 1</translation>
    </message>
    <message>
        <source>Tokens / tokens of the window</source>
        <translation>Токени / токени на прозореца</translation>
    </message>
    <message>
        <source>Tokens of a message × messages a month × price / 1,000,000</source>
        <translation>Токени на съобщение × съобщения месечно × цена / 1 000 000</translation>
    </message>
    <message>
        <source>Tokens of a message; by words, its words</source>
        <translation>Токени на съобщение; по думи – думите му</translation>
    </message>
    <message>
        <source>Tokens of an answer × messages a month × price / 1,000,000</source>
        <translation>Токени на отговор × съобщения месечно × цена / 1 000 000</translation>
    </message>
    <message>
        <source>Tokens of an answer; by words, its words</source>
        <translation>Токени на отговор; по думи – думите му</translation>
    </message>
    <message>
        <source>Tokens of the sentence at the playhead</source>
        <translation>Токени на изречението при показалеца</translation>
    </message>
    <message>
        <source>Window / tokens, rounded down: how many such sentences it holds</source>
        <translation>Прозорец / токени, закръглено надолу: колко такива изречения побира</translation>
    </message>
    <message>
        <source>an example: set your own</source>
        <translation>пример: въведете свои</translation>
    </message>
    <message>
        <source>yours, of {}</source>
        <translation>ваши, от {}</translation>
    </message>
    <message>
        <source>{} / {} = {}; {} / {}, rounded down = {}</source>
        <translation>{} / {} = {}; {} / {}, закръглено надолу = {}</translation>
    </message>
    <message>
        <source>{} are {} of the window. It holds {}, with {} left.</source>
        <translation>{} са {} от прозореца. Той побира {} и остават {}.</translation>
    </message>
    <message>
        <source>{} are {} of the window: {} too many.</source>
        <translation>{} са {} от прозореца: {} в повече.</translation>
    </message>
    <message>
        <source>{} tokens a word</source>
        <translation>{} токена на дума</translation>
    </message>
    <message>
        <source>{} tokens a word: the bill is {} times what it would be by words.</source>
        <translation>{} токена на дума: сметката е {} пъти тази по думи.</translation>
    </message>
</context>
<context>
    <name>CountChart</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Брой в корпуса, сливане по сливане</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>An error in the program stopped the last action.</source>
        <translation>Грешка в програмата спря последното действие.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копирай доклада</translation>
    </message>
    <message>
        <source>What was open is still open. Save your work, and report this.</source>
        <translation>Отвореното остава отворено. Запишете работата си и съобщете за това.</translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message>
        <source>After how many tokens the answer ends</source>
        <translation>След колко токена свършва отговорът</translation>
    </message>
    <message>
        <source>An answer cut at</source>
        <translation>Отговор, прекъснат на</translation>
    </message>
    <message>
        <source>Received: {}. Lost: {}.</source>
        <translation>Получено: {}. Загубено: {}.</translation>
    </message>
    <message>
        <source>There is no text to cut: type one, or take another.</source>
        <translation>Няма текст за прекъсване: напишете такъв или вземете друг.</translation>
    </message>
    <message>
        <source>What the reader gets</source>
        <translation>Какво получава читателят</translation>
    </message>
    <message>
        <source>What the reader gets, and what is lost</source>
        <translation>Какво получава читателят и какво се губи</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln token(s)</source>
        <translation>
            <numerusform>от %Ln токен</numerusform>
            <numerusform>от %Ln токена</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutRow</name>
    <message>
        <source>The word, cut: {}</source>
        <translation>Думата, прекъсната: {}</translation>
    </message>
</context>
<context>
    <name>DifferenceLane</name>
    <message>
        <source>Symbols left, compared with the main line</source>
        <translation>Остават символи, в сравнение с основната линия</translation>
    </message>
</context>
<context>
    <name>DigitVariantController</name>
    <message>
        <source>A compressor has no pre-tokenizer.</source>
        <translation>Компресорът няма предтокенизатор.</translation>
    </message>
    <message>
        <source>A tokenizer from a file is not trained anew.</source>
        <translation>Токенизатор от файл не се обучава наново.</translation>
    </message>
    <message>
        <source>The variants are made of a training that is complete.</source>
        <translation>Вариантите се правят от завършено обучение.</translation>
    </message>
    <message>
        <source>This training failed.</source>
        <translation>Това обучение не успя.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>The rule of the lowest rank is next</source>
        <translation>Следва правилото с най-нисък ранг</translation>
    </message>
    <message numerus="yes">
        <source>{} → %Ln byte(s) of data</source>
        <translation>
            <numerusform>{} → %Ln байт данни</numerusform>
            <numerusform>{} → %Ln байта данни</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to open</source>
        <translation>Пуснете, за да отворите</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %Ln file(s) as one corpus</source>
        <translation>
            <numerusform>Пуснете, за да отворите %Ln файл като един корпус</numerusform>
            <numerusform>Пуснете, за да отворите %Ln файла като един корпус</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Expansion</name>
    <message>
        <source>{byte} stands for {meaning} in the table, so a text that holds {byte} itself cannot be compressed with it.</source>
        <translation>{byte} в таблицата стои за {meaning}, затова текст, който сам съдържа {byte}, не може да се компресира с нея.</translation>
    </message>
</context>
<context>
    <name>ExpansionModel</name>
    <message>
        <source>Only texts up to {} characters are expanded here. Shorten it.</source>
        <translation>Тук се разгъват само текстове до {} знака. Скъсете го.</translation>
    </message>
</context>
<context>
    <name>ExpansionPane</name>
    <message>
        <source>All is expanded.</source>
        <translation>Всичко е разгънато.</translation>
    </message>
    <message>
        <source>Back by one step</source>
        <translation>Назад с една стъпка</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данни</translation>
    </message>
    <message>
        <source>Data, stack and output</source>
        <translation>Данни, стек и изход</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Направи следващата стъпка</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Следва:</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play the expansion</source>
        <translation>Пусни разгъването</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Стек</translation>
    </message>
    <message>
        <source>Steps of the expansion</source>
        <translation>Стъпки на разгъването</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>става</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>от данните</translation>
    </message>
    <message>
        <source>from the stack</source>
        <translation>от стека</translation>
    </message>
    <message>
        <source>goes to the output</source>
        <translation>отива на изхода</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>взет</translation>
    </message>
    <message>
        <source>taken next</source>
        <translation>взема се сега</translation>
    </message>
    <message numerus="yes">
        <source>{written} of %Ln byte(s), step {at} of {steps}</source>
        <translation>
            <numerusform>{written} от %Ln байт, стъпка {at} от {steps}</numerusform>
            <numerusform>{written} от %Ln байта, стъпка {at} от {steps}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All {steps}</source>
        <translation>Всички ({steps})</translation>
    </message>
    <message>
        <source>BERT vocab.txt</source>
        <translation>BERT vocab.txt</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Избор…</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV таблица</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Изнеси</translation>
    </message>
    <message>
        <source>Export the vocabulary</source>
        <translation>Изнасяне на речника</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Изнасяне в</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>For minbpe, byte units only.</source>
        <translation>За minbpe, само при байтове.</translation>
    </message>
    <message>
        <source>For sentencepiece and what builds on it.</source>
        <translation>За sentencepiece и каквото стъпва на него.</translation>
    </message>
    <message>
        <source>For tiktoken, byte units only. A JSON beside it has the rest.</source>
        <translation>За tiktoken, само при байтове. Останалото е в JSON до него.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>GPT-2 vocab.json and merges.txt</source>
        <translation>GPT-2 vocab.json и merges.txt</translation>
    </message>
    <message>
        <source>Hugging Face tokenizer.json</source>
        <translation>Hugging Face tokenizer.json</translation>
    </message>
    <message>
        <source>Merge rules for subword-nmt, with &lt;/w&gt; on the last character.</source>
        <translation>Правила за сливане за subword-nmt, с &lt;/w&gt; на последния знак.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Посочете файл.</translation>
    </message>
    <message>
        <source>Name a folder.</source>
        <translation>Посочете папка.</translation>
    </message>
    <message>
        <source>One file for the tokenizers and transformers libraries.</source>
        <translation>Един файл за библиотеките tokenizers и transformers.</translation>
    </message>
    <message>
        <source>One token a line, as BERT and its relatives have it.</source>
        <translation>По един токен на ред, както при BERT и роднините му.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замени</translation>
    </message>
    <message>
        <source>Replaces {files}.</source>
        <translation>Заменя {files}.</translation>
    </message>
    <message>
        <source>SentencePiece model</source>
        <translation>Модел на SentencePiece</translation>
    </message>
    <message>
        <source>The first {steps}, up to the playhead</source>
        <translation>До показалеца ({steps})</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Папката {folder} не съществува.</translation>
    </message>
    <message>
        <source>The vocabulary as rows, for a spreadsheet.</source>
        <translation>Речникът като редове, за електронна таблица.</translation>
    </message>
    <message>
        <source>Two files in a folder, as GPT-2 and RoBERTa have them.</source>
        <translation>Два файла в папка, както при GPT-2 и RoBERTa.</translation>
    </message>
    <message>
        <source>minbpe model</source>
        <translation>Модел на minbpe</translation>
    </message>
    <message>
        <source>subword-nmt codes</source>
        <translation>Кодове за subword-nmt</translation>
    </message>
    <message>
        <source>tiktoken ranks</source>
        <translation>Рангове за tiktoken</translation>
    </message>
    <message>
        <source>{name} is a file. Name a folder.</source>
        <translation>{name} е файл. Посочете папка.</translation>
    </message>
    <message>
        <source>{name} is a folder. Name a file in it.</source>
        <translation>{name} е папка. Посочете файл в нея.</translation>
    </message>
</context>
<context>
    <name>ExtensionController</name>
    <message>
        <source>A compressor makes no tokenizer.</source>
        <translation>Компресорът не прави токенизатор.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Записано: {}.</translation>
    </message>
    <message>
        <source>The tokenizer could not be changed.</source>
        <translation>Токенизаторът не можа да се промени.</translation>
    </message>
    <message>
        <source>Train a tokenizer, or open one, to see what it costs to change it.</source>
        <translation>Обучете токенизатор или отворете такъв, за да видите колко струва промяната му.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} и {}</translation>
    </message>
</context>
<context>
    <name>FateRows</name>
    <message>
        <source>scaffold</source>
        <translation>скеле</translation>
    </message>
    <message>
        <source>scaffold, all went into {}</source>
        <translation>скеле, изцяло влязъл в {}</translation>
    </message>
    <message>
        <source>still used</source>
        <translation>още се използва</translation>
    </message>
    <message>
        <source>still used in {}</source>
        <translation>още се използва в {}</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Field of the text</source>
        <translation>Поле с текста</translation>
    </message>
    <message numerus="yes">
        <source>In all of the first %Ln record(s)</source>
        <translation>
            <numerusform>Във всички от първия %Ln запис</numerusform>
            <numerusform>Във всички от първите %Ln записа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {} of the first %Ln record(s)</source>
        <translation>
            <numerusform>В {} от първия %Ln запис</numerusform>
            <numerusform>В {} от първите %Ln записа</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Add files to the corpus</source>
        <translation>Добавяне на файлове към корпуса</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>Compressed texts (*.gage)</source>
        <translation>Компресирани текстове (*.gage)</translation>
    </message>
    <message>
        <source>Its corpus, settings, training and live text go into a file of your choice.</source>
        <translation>Корпусът, настройките, обучението и пробният текст отиват във файл по ваш избор.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Уроци (*.lesson)</translation>
    </message>
    <message>
        <source>Open a corpus, a tokenizer or a project</source>
        <translation>Отваряне на корпус, токенизатор или проект</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Отваряне на урок</translation>
    </message>
    <message>
        <source>Open a text to measure</source>
        <translation>Отваряне на текст за измерване</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страници (*.html)</translation>
    </message>
    <message>
        <source>Projects (*.bpe)</source>
        <translation>Проекти (*.bpe)</translation>
    </message>
    <message>
        <source>Save the changes to {}?</source>
        <translation>Да се запишат ли промените в {}?</translation>
    </message>
    <message>
        <source>Save the compressed text</source>
        <translation>Записване на компресирания текст</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Записване на изображението</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Записване на проекта</translation>
    </message>
    <message>
        <source>Save the project?</source>
        <translation>Да се запише ли проектът?</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Записване на отчета</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблици (*.csv)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation>Текстове (*.txt *.md)</translation>
    </message>
    <message>
        <source>Texts and word counts (*.txt *.tsv *.md *.csv *.jsonl *.gz)</source>
        <translation>Текстове и таблици с думи (*.txt *.tsv *.md *.csv *.jsonl *.gz)</translation>
    </message>
    <message>
        <source>Texts to compare on</source>
        <translation>Текстове за сравнение</translation>
    </message>
    <message>
        <source>Tokenizers (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Токенизатори (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</source>
        <translation>Токенизатори (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)</translation>
    </message>
    <message>
        <source>Tokenizers to compare</source>
        <translation>Токенизатори за сравнение</translation>
    </message>
    <message>
        <source>What you do not save is lost.</source>
        <translation>Което не запишете, се губи.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message numerus="yes">
        <source>%Ln file(s), {}</source>
        <translation>
            <numerusform>%Ln файл, {}</numerusform>
            <numerusform>%Ln файла, {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ред</numerusform>
            <numerusform>%Ln реда</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files to the corpus</source>
        <translation>Добавяне на файлове към корпуса</translation>
    </message>
    <message>
        <source>Files of the corpus</source>
        <translation>Файлове на корпуса</translation>
    </message>
    <message>
        <source>Take this file out of the corpus</source>
        <translation>Извади този файл от корпуса</translation>
    </message>
</context>
<context>
    <name>FilesController</name>
    <message>
        <source>It was taken off the list of recent files.</source>
        <translation>Изваден е от списъка с последните файлове.</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>Отворете го самостоятелно.</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Прочети файла отново</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Записано: {}.</translation>
    </message>
    <message>
        <source>The project keeps the text that it was saved with.</source>
        <translation>Проектът пази текста, с който е записан.</translation>
    </message>
    <message>
        <source>The saved merges are played on the text as it is now.</source>
        <translation>Записаните сливания се прилагат върху сегашния текст.</translation>
    </message>
    <message>
        <source>There is no vocabulary yet.</source>
        <translation>Още няма речник.</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Обучи наново</translation>
    </message>
    <message>
        <source>Train first.</source>
        <translation>Първо обучете.</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} и {}</translation>
    </message>
    <message>
        <source>{} does not exist any more.</source>
        <translation>{} вече не съществува.</translation>
    </message>
    <message>
        <source>{} has changed since {} was saved.</source>
        <translation>{} е променен, след като {} беше записан.</translation>
    </message>
    <message>
        <source>{} is a lesson, not a text.</source>
        <translation>{} е урок, а не текст.</translation>
    </message>
    <message>
        <source>{} is a project or a tokenizer, not a text.</source>
        <translation>{} е проект или токенизатор, а не текст.</translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message>
        <source>C5 A1 finds bytes, 12 the id, a + b what is built from a and b. ! in front turns it round.</source>
        <translation>C5 A1 намира байтове, 12 – id, a + b – съставеното от a и b. Знакът ! отпред обръща смисъла.</translation>
    </message>
    <message>
        <source>Filter by token, id, bytes or part</source>
        <translation>Филтър по токен, id, байтове или част</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Филтриране на речника</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Nothing odd was found.</source>
        <translation>Не е намерено нищо странно.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Error</source>
        <translation>Грешка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
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
        <translation>Сливане {}</translation>
    </message>
    <message>
        <source>Merge {}: {} in the main line, {} in the branch</source>
        <translation>Сливане {}: {} в основната линия, {} в клона</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>клон</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>е свършил</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>основна линия</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
</context>
<context>
    <name>FixedCosts</name>
    <message>
        <source>Dimensions d</source>
        <translation>Размерности d</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Размерности на влагането</translation>
    </message>
    <message>
        <source>Embedding rows</source>
        <translation>Редове на влагането</translation>
    </message>
    <message>
        <source>New ids</source>
        <translation>Нови id</translation>
    </message>
    <message>
        <source>New tokens come behind the largest id, so no old row moves.</source>
        <translation>Новите токени идват след най-голямото id, затова никой стар ред не се мести.</translation>
    </message>
    <message>
        <source>Old ids kept</source>
        <translation>Запазени стари id</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Rows × d; twice as many where the output layer is not tied to the embedding.</source>
        <translation>Редове × d; двойно, ако изходният слой не е свързан с влагането.</translation>
    </message>
    <message>
        <source>The width of the model&apos;s embedding.</source>
        <translation>Ширината на влагането на модела.</translation>
    </message>
    <message>
        <source>Tokens after − tokens before. Each token has a row in the model&apos;s embedding.</source>
        <translation>Токени след − токени преди. Всеки токен има ред във влагането на модела.</translation>
    </message>
    <message>
        <source>Tokens that are the same under the same id: compared one by one.</source>
        <translation>Токени, които са същите със същото id: сравнени един по един.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
</context>
<context>
    <name>FixedForm</name>
    <message>
        <source>A character that is no longer unknown.</source>
        <translation>Знак, който вече не е непознат.</translation>
    </message>
    <message>
        <source>A piece twice as probable as the way its word is cut now.</source>
        <translation>Парче, два пъти по-вероятно от сегашното деление на думата му.</translation>
    </message>
    <message>
        <source>A word that is no longer unknown.</source>
        <translation>Дума, която вече не е непозната.</translation>
    </message>
    <message>
        <source>Add tokens</source>
        <translation>Добави токени</translation>
    </message>
    <message>
        <source>Built by merges, from left to right; each step is a token.</source>
        <translation>Построен чрез сливания, отляво надясно; всяка стъпка е токен.</translation>
    </message>
    <message>
        <source>Compare with a training from scratch on both</source>
        <translation>Сравни с обучение от нулата върху двете</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Област</translation>
    </message>
    <message>
        <source>Found in every text before it is cut, inside words too.</source>
        <translation>Намира се във всеки текст, преди да се раздели, и вътре в думите.</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>В модела</translation>
    </message>
    <message>
        <source>In the model: built by merges, as a piece or a word. Whole: found in every text before it is cut, as Hugging Face&apos;s add_tokens does.</source>
        <translation>В модела: построен чрез сливания, като парче или дума. Цели: намират се във всеки текст, преди да се раздели, както прави add_tokens на Hugging Face.</translation>
    </message>
    <message>
        <source>Leave the files, type a text</source>
        <translation>Остави файловете, напиши текст</translation>
    </message>
    <message>
        <source>Merges to take back</source>
        <translation>Сливания за връщане</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Мин. брой</translation>
    </message>
    <message>
        <source>New steps</source>
        <translation>Нови стъпки</translation>
    </message>
    <message>
        <source>One token a line; spaces count</source>
        <translation>По един токен на ред; интервалите се броят</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Отвори файлове…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Върни назад</translation>
    </message>
    <message>
        <source>Text of the domain</source>
        <translation>Текст от областта</translation>
    </message>
    <message>
        <source>The last merges</source>
        <translation>Последните сливания</translation>
    </message>
    <message>
        <source>The last merges go with their tokens; what stays keeps its id.</source>
        <translation>Последните сливания отпадат с токените си; което остава, пази своето id.</translation>
    </message>
    <message>
        <source>The longest token that fits wins. ## before one inside a word.</source>
        <translation>Печели най-дългият токен, който пасва. ## пред такъв вътре в дума.</translation>
    </message>
    <message>
        <source>The rules and ids stay; the new ones come behind them.</source>
        <translation>Правилата и id остават; новите идват след тях.</translation>
    </message>
    <message>
        <source>Tokens to add, one a line</source>
        <translation>Токени за добавяне, по един на ред</translation>
    </message>
    <message>
        <source>Train further</source>
        <translation>Обучи още</translation>
    </message>
    <message>
        <source>Type or paste a text of your domain</source>
        <translation>Напишете или поставете текст от вашата област</translation>
    </message>
    <message>
        <source>Unused merges</source>
        <translation>Неизползвани сливания</translation>
    </message>
    <message>
        <source>Unused: no word of the corpus needs the merge, for its tokens or on the way.</source>
        <translation>Неизползвани: никоя дума от корпуса не се нуждае от сливането за токените си или по пътя.</translation>
    </message>
    <message>
        <source>What stays keeps its id; the ids that go leave gaps.</source>
        <translation>Което остава, пази своето id; изчезналите id оставят празнини.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>{} begins no word after a space: put a space before it.</source>
        <translation>{} не започва дума след интервал: поставете интервал отпред.</translation>
    </message>
</context>
<context>
    <name>FixedPage</name>
    <message numerus="yes">
        <source>%Ln new token(s)</source>
        <translation>
            <numerusform>%Ln нов токен</numerusform>
            <numerusform>%Ln нови токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) taken out</source>
        <translation>
            <numerusform>%Ln токен е махнат</numerusform>
            <numerusform>%Ln токена са махнати</numerusform>
        </translation>
    </message>
    <message>
        <source>A tokenizer is changed when it is complete.</source>
        <translation>Токенизаторът се променя, когато е завършен.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>След</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Преди</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Крива</translation>
    </message>
    <message>
        <source>Cut otherwise</source>
        <translation>Разделени иначе</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Област</translation>
    </message>
    <message>
        <source>Every word of the corpus is cut as before.</source>
        <translation>Всяка дума от корпуса се дели както преди.</translation>
    </message>
    <message>
        <source>Every word of the domain is cut as before.</source>
        <translation>Всяка дума от областта се дели както преди.</translation>
    </message>
    <message>
        <source>Export and open…</source>
        <translation>Изнеси и отвори…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Изнеси…</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Фиксиран речник</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Пробен текст</translation>
    </message>
    <message>
        <source>Live text before and after</source>
        <translation>Пробният текст преди и след</translation>
    </message>
    <message>
        <source>New tokens</source>
        <translation>Нови токени</translation>
    </message>
    <message>
        <source>No tokenizer to change</source>
        <translation>Няма токенизатор за промяна</translation>
    </message>
    <message>
        <source>No word takes more tokens than before.</source>
        <translation>Никоя дума не взема повече токени от преди.</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>Още нищо не е променено</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Stopped; these are the figures before.</source>
        <translation>Спряно; това са числата отпреди.</translation>
    </message>
    <message numerus="yes">
        <source>The first {} of %Ln word(s).</source>
        <translation>
            <numerusform>Първите {} от %Ln дума.</numerusform>
            <numerusform>Първите {} от %Ln думи.</numerusform>
        </translation>
    </message>
    <message>
        <source>The training goes on</source>
        <translation>Обучението продължава</translation>
    </message>
    <message>
        <source>These are the figures before.</source>
        <translation>Това са числата отпреди.</translation>
    </message>
    <message>
        <source>Tokens before and after</source>
        <translation>Токени преди и след</translation>
    </message>
    <message>
        <source>Train further to see tokens per word after each new step.</source>
        <translation>Обучете още, за да видите токените на дума след всяка нова стъпка.</translation>
    </message>
    <message>
        <source>Type a live text in Watch.</source>
        <translation>Напишете пробен текст в „Следене“.</translation>
    </message>
    <message>
        <source>Type a text of the domain, or open files.</source>
        <translation>Напишете текст от областта или отворете файлове.</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>По-зле</translation>
    </message>
    <message>
        <source>Write the changed tokenizer, then open it in the window.</source>
        <translation>Запиши променения токенизатор и го отвори в прозореца.</translation>
    </message>
    <message>
        <source>Write the changed tokenizer; the old ids stay.</source>
        <translation>Запиши променения токенизатор; старите id остават.</translation>
    </message>
    <message>
        <source>Write tokens, train further on a text of your domain, or take merges back: what becomes of ids and words stands here then.</source>
        <translation>Напишете токени, обучете още върху текст от вашата област или върнете сливания: тогава тук се вижда какво става с id и думите.</translation>
    </message>
    <message>
        <source>{} of {} steps: nothing else counts enough</source>
        <translation>{} от {} стъпки: нищо друго няма достатъчен брой</translation>
    </message>
</context>
<context>
    <name>FixedTopic</name>
    <message>
        <source>Open texts of the domain</source>
        <translation>Отваряне на текстове от областта</translation>
    </message>
</context>
<context>
    <name>FixedWords</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>A character that the alphabet lacked.</source>
        <translation>Знак, който липсваше в азбуката.</translation>
    </message>
    <message>
        <source>A step on the way to {}: its merge needs a token, too.</source>
        <translation>Стъпка по пътя към {}: и неговото сливане се нуждае от токен.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>След</translation>
    </message>
    <message>
        <source>An embedding row without use.</source>
        <translation>Ред на влагането без употреба.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Преди</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Промяна</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Cutting the words</source>
        <translation>Делене на думите</translation>
    </message>
    <message>
        <source>Different words that are cut otherwise now. A model has learnt them from the tokens that they had before.</source>
        <translation>Различни думи, които сега се делят иначе. Моделът ги е научил от предишните им токени.</translation>
    </message>
    <message>
        <source>Different words that take more tokens than before.</source>
        <translation>Различни думи, които вземат повече токени от преди.</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Област</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Фертилност</translation>
    </message>
    <message>
        <source>How many occurrences of the word are cut otherwise now.</source>
        <translation>Колко появи на думата сега се делят иначе.</translation>
    </message>
    <message>
        <source>How many tokens the word takes more or less.</source>
        <translation>С колко токена повече или по-малко е думата.</translation>
    </message>
    <message>
        <source>How often these words stand in the text: occurrences that moved.</source>
        <translation>Колко пъти тези думи се срещат в текста: изместени появи.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Пробен текст</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Съставен от</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Четене на текста</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The number of its embedding row.</source>
        <translation>Номерът на реда му във влагането.</translation>
    </message>
    <message>
        <source>The pair that its merge joins.</source>
        <translation>Двойката, която сливането му съединява.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Пъти</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens of the text by the changed tokenizer.</source>
        <translation>Токени на текста с променения токенизатор.</translation>
    </message>
    <message>
        <source>Tokens of the text by the tokenizer as it is.</source>
        <translation>Токени на текста със сегашния токенизатор.</translation>
    </message>
    <message>
        <source>Tokens per word before: tokens / words, 1 at best.</source>
        <translation>Токени на дума преди: токени / думи, в най-добрия случай 1.</translation>
    </message>
    <message>
        <source>Tokens per word by the changed tokenizer.</source>
        <translation>Токени на дума с променения токенизатор.</translation>
    </message>
    <message>
        <source>Tokens that stand for what the tokenizer lacks, before and after.</source>
        <translation>Токени вместо това, което липсва на токенизатора, преди и след.</translation>
    </message>
    <message>
        <source>Trained from scratch on both, {} tokens: corpus {} tokens ({}), domain {} ({}). All ids would be new.</source>
        <translation>Обучен от нулата върху двете, {} токена: корпус {} токена ({}), област {} ({}). Всички id биха били нови.</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>Обучение от нулата</translation>
    </message>
    <message>
        <source>Training further</source>
        <translation>Продължаване на обучението</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознат</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Цели думи</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Защо</translation>
    </message>
    <message>
        <source>Words moved</source>
        <translation>Изместени думи</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Работи</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>По-зле</translation>
    </message>
    <message>
        <source>after / before − 1</source>
        <translation>след / преди − 1</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>поискан</translation>
    </message>
    <message>
        <source>new character</source>
        <translation>нов знак</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>по пътя</translation>
    </message>
    <message>
        <source>step {} of {}</source>
        <translation>стъпка {} от {}</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>обучен</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Tokens / tokens of the window: {} / {}</source>
        <translation>Токени / токени на прозореца: {} / {}</translation>
    </message>
</context>
<context>
    <name>GoDialog</name>
    <message>
        <source>Enter goes to the chosen step, Esc stays.</source>
        <translation>Enter отива на избраната стъпка, Esc остава тук.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Отиди на</translation>
    </message>
    <message>
        <source>No step and no token is called that.</source>
        <translation>Никоя стъпка и никой токен не се казва така.</translation>
    </message>
    <message>
        <source>Places to go to</source>
        <translation>Места, на които да отидете</translation>
    </message>
    <message>
        <source>Step, token, or id as #12</source>
        <translation>Стъпка, токен или id като #12</translation>
    </message>
</context>
<context>
    <name>HitCount</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} от {1}</translation>
    </message>
</context>
<context>
    <name>InspectModel</name>
    <message>
        <source>A compression makes no tokens. The byte table has all it makes.</source>
        <translation>Компресирането не създава токени. Всичко, което то прави, е в таблицата на байтовете.</translation>
    </message>
    <message>
        <source>The history of a token is told when the training has ended.</source>
        <translation>Историята на токена се разказва, когато обучението свърши.</translation>
    </message>
    <message>
        <source>There are no tokens yet.</source>
        <translation>Още няма токени.</translation>
    </message>
    <message>
        <source>These tokens were not made by merges: they have no tree.</source>
        <translation>Тези токени не са създадени чрез сливане: те нямат дърво.</translation>
    </message>
    <message>
        <source>Train on a corpus first: then every token has a history to tell.</source>
        <translation>Първо обучете върху корпус: тогава всеки токен има история за разказване.</translation>
    </message>
</context>
<context>
    <name>InspectStrip</name>
    <message>
        <source>◇ steps that made {}</source>
        <translation>◇ стъпки, създали {}</translation>
    </message>
</context>
<context>
    <name>LatticeModel</name>
    <message>
        <source>Only Unigram weighs all ways to cut a word.</source>
        <translation>Само Unigram претегля всички начини да се раздели дума.</translation>
    </message>
    <message>
        <source>Type a word to see all ways to cut it.</source>
        <translation>Напишете дума, за да видите всички начини да се раздели.</translation>
    </message>
    <message>
        <source>{} is too long to be drawn: only words up to {} characters.</source>
        <translation>{} е твърде дълга за рисуване: само думи до {} знака.</translation>
    </message>
</context>
<context>
    <name>LatticePane</name>
    <message numerus="yes">
        <source>%Ln way(s)</source>
        <translation>
            <numerusform>%Ln начин</numerusform>
            <numerusform>%Ln начина</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines: share among all ways</source>
        <translation>Линии: дял от всички начини</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>Следващата дума</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>Предишната дума</translation>
    </message>
    <message>
        <source>{word}, word {at} of {words}: {ways} to cut it</source>
        <translation>{word}, дума {at} от {words}: {ways} да се раздели</translation>
    </message>
    <message>
        <source>{} ways</source>
        <translation>{} начина</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Go back to the list; the lesson can be taken up here again</source>
        <translation>Върни се към списъка; урокът може да продължи оттук</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Излез от урока</translation>
    </message>
</context>
<context>
    <name>LessonBars</name>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
</context>
<context>
    <name>LessonExercise</name>
    <message numerus="yes">
        <source>%Ln pair(s) are equally good here: the rule for equal counts decides.</source>
        <translation>
            <numerusform>Тук %Ln двойка е еднакво добра: решава правилото за равен брой.</numerusform>
            <numerusform>Тук %Ln двойки са еднакво добри: решава правилото за равен брой.</numerusform>
        </translation>
    </message>
    <message>
        <source>After merge {}: {}</source>
        <translation>След сливане {}: {}</translation>
    </message>
    <message>
        <source>Bytes left: {1}</source>
        <translation>Оставащи байтове: {1}</translation>
    </message>
    <message>
        <source>Count of {0}: {1}</source>
        <translation>Брой на {0}: {1}</translation>
    </message>
    <message>
        <source>In truth: {}</source>
        <translation>Всъщност: {}</translation>
    </message>
    <message>
        <source>Merge {0} joins</source>
        <translation>Сливане {0} съединява</translation>
    </message>
    <message>
        <source>Merge {0} makes</source>
        <translation>Сливане {0} създава</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Сливане {}</translation>
    </message>
    <message>
        <source>No merge applies.</source>
        <translation>Никое сливане не се прилага.</translation>
    </message>
    <message>
        <source>Replacement {0} makes</source>
        <translation>Замяна {0} създава</translation>
    </message>
    <message>
        <source>Replacement {0} replaces</source>
        <translation>Замяна {0} заменя</translation>
    </message>
    <message>
        <source>Replacement {}</source>
        <translation>Замяна {}</translation>
    </message>
    <message>
        <source>Score of {0}: {1}</source>
        <translation>Оценка на {0}: {1}</translation>
    </message>
    <message>
        <source>Symbols left: {1}</source>
        <translation>Оставащи символи: {1}</translation>
    </message>
    <message>
        <source>The fault</source>
        <translation>Грешката</translation>
    </message>
    <message>
        <source>The id of {0} is {1}</source>
        <translation>id на {0} е {1}</translation>
    </message>
    <message>
        <source>The pair of merge {0} occurred {1}×</source>
        <translation>Двойката на сливане {0} се срещаше {1}×</translation>
    </message>
    <message>
        <source>The pair of replacement {0} occurred {1}×</source>
        <translation>Двойката на замяна {0} се срещаше {1}×</translation>
    </message>
    <message>
        <source>These merges apply, in this order: {}.</source>
        <translation>Прилагат се тези сливания, в този ред: {}.</translation>
    </message>
    <message>
        <source>This is true.</source>
        <translation>Това е вярно.</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary: {1}</source>
        <translation>Токени в речника: {1}</translation>
    </message>
    <message>
        <source>Tokens of {0}: {1}</source>
        <translation>Токени на {0}: {1}</translation>
    </message>
    <message>
        <source>Unknown symbols of {0}: {1}</source>
        <translation>Непознати символи на {0}: {1}</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>Какво очаквате?</translation>
    </message>
    <message>
        <source>Where is {} cut?</source>
        <translation>Къде се дели {}?</translation>
    </message>
    <message>
        <source>Which merge on the way to {} cannot be made in {}?</source>
        <translation>Кое сливане по пътя към {} не може да стане в {}?</translation>
    </message>
    <message>
        <source>Which one is wrong?</source>
        <translation>Кое е грешно?</translation>
    </message>
    <message>
        <source>Which pair has the best score?</source>
        <translation>Коя двойка има най-добра оценка?</translation>
    </message>
    <message>
        <source>Which pair is replaced next?</source>
        <translation>Коя двойка се заменя сега?</translation>
    </message>
    <message>
        <source>Which pair merges next?</source>
        <translation>Коя двойка се слива сега?</translation>
    </message>
    <message>
        <source>Why not {}?</source>
        <translation>Защо не {}?</translation>
    </message>
    <message>
        <source>score {}</source>
        <translation>оценка {}</translation>
    </message>
    <message>
        <source>{0} becomes</source>
        <translation>{0} става</translation>
    </message>
    <message>
        <source>{0} in the corpus: {1}</source>
        <translation>{0} в корпуса: {1}</translation>
    </message>
    <message>
        <source>{} (after merge {})</source>
        <translation>{} (след сливане {})</translation>
    </message>
    <message>
        <source>{} (after replacement {})</source>
        <translation>{} (след замяна {})</translation>
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
            <numerusform>%Ln стъпка</numerusform>
            <numerusform>%Ln стъпки</numerusform>
        </translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Български</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Чешки</translation>
    </message>
    <message>
        <source>Done: {} of {} points</source>
        <translation>Готов: {} от {} точки</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Английски</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Италиански</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Отворени</translation>
    </message>
    <message>
        <source>Step {} of {}, {} of {} points</source>
        <translation>Стъпка {} от {}, {} от {} точки</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следващ</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>In Bulgarian</source>
        <translation>На български</translation>
    </message>
    <message>
        <source>In Czech</source>
        <translation>На чешки</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>На английски</translation>
    </message>
    <message>
        <source>In Italian</source>
        <translation>На италиански</translation>
    </message>
    <message>
        <source>In their own languages</source>
        <translation>На собствените им езици</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроци</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Отвори урок…</translation>
    </message>
    <message>
        <source>Worked examples, step by step: predict the next merge, cut a word, find the fault. A lesson has a corpus of its own; yours stays as it is.</source>
        <translation>Решени примери, стъпка по стъпка: предвидете следващото сливане, разделете дума, намерете грешката. Урокът има свой корпус; вашият остава, какъвто е.</translation>
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
        <translation>Сливания</translation>
    </message>
    <message>
        <source>Scores stay on this computer.</source>
        <translation>Резултатите остават на този компютър.</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Оставащи символи в корпуса</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Вашите отговори</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} от {} точки</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Стъпки на урока</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>невярно</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вярно</translation>
    </message>
    <message>
        <source>the present step</source>
        <translation>текущата стъпка</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>предстои</translation>
    </message>
</context>
<context>
    <name>LessonSummary</name>
    <message>
        <source>All lessons</source>
        <translation>Всички уроци</translation>
    </message>
    <message>
        <source>Back to the steps</source>
        <translation>Назад към стъпките</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Започни отначало</translation>
    </message>
    <message>
        <source>Finished: {}</source>
        <translation>Завършен: {}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Въпрос</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Верен отговор</translation>
    </message>
    <message>
        <source>Take the lesson from its first step, without points</source>
        <translation>Започни урока от първата стъпка, без точки</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Вашият отговор</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>невярно</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вярно</translation>
    </message>
    <message>
        <source>{} of {} points</source>
        <translation>{} от {} точки</translation>
    </message>
</context>
<context>
    <name>LessonTask</name>
    <message>
        <source>After the reveal the merge plays here once, and all counts appear.</source>
        <translation>След разкриването сливането се показва тук веднъж и се появяват всички бройки.</translation>
    </message>
    <message>
        <source>After the reveal the replacement plays here once, and all counts appear.</source>
        <translation>След разкриването замяната се показва тук веднъж и се появяват всички бройки.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Провери</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter проверява</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Enter продължава</translation>
    </message>
    <message>
        <source>Enter reveals</source>
        <translation>Enter разкрива</translation>
    </message>
    <message>
        <source>How many times does it occur?</source>
        <translation>Колко пъти се среща?</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter checks</source>
        <translation>Клавишите от 1 до {} избират, Enter проверява</translation>
    </message>
    <message>
        <source>Keys 1 to {} choose, Enter reveals</source>
        <translation>Клавишите от 1 до {} избират, Enter разкрива</translation>
    </message>
    <message>
        <source>Left and right move, Space cuts, Enter checks</source>
        <translation>Наляво и надясно местят, интервал реже, Enter проверява</translation>
    </message>
    <message>
        <source>Reveal merge {}</source>
        <translation>Разкрий сливане {}</translation>
    </message>
    <message>
        <source>Reveal replacement {}</source>
        <translation>Разкрий замяна {}</translation>
    </message>
    <message>
        <source>Reveal the merge</source>
        <translation>Разкрий сливането</translation>
    </message>
    <message>
        <source>Reveal the replacement</source>
        <translation>Разкрий замяната</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Покажи подсказка</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Вашият отговор</translation>
    </message>
    <message>
        <source>count hidden</source>
        <translation>скрит брой</translation>
    </message>
    <message>
        <source>optional, one more point</source>
        <translation>по желание, още една точка</translation>
    </message>
    <message>
        <source>or type it with spaces</source>
        <translation>или го напишете с интервали</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>вашият отговор</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>вашето предвиждане</translation>
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
        <translation>Тук трябва число, например 12 или 0,5. Отговорът ви не беше оценен.</translation>
    </message>
    <message numerus="yes">
        <source>Not quite. It becomes {pieces}: %Ln token(s).</source>
        <translation>
            <numerusform>Не съвсем. Става {pieces}: %Ln токен.</numerusform>
            <numerusform>Не съвсем. Става {pieces}: %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Не тази.</translation>
    </message>
    <message>
        <source>Not this one. {}.</source>
        <translation>Не тази. {}.</translation>
    </message>
    <message>
        <source>Not this one: it is true. The wrong claim is {}: {}.</source>
        <translation>Не това: то е вярно. Грешното твърдение е {}: {}.</translation>
    </message>
    <message>
        <source>Not {}: it is {}.</source>
        <translation>Не {}: това е {}.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Вярно.</translation>
    </message>
    <message>
        <source>Right. {}.</source>
        <translation>Вярно. {}.</translation>
    </message>
    <message numerus="yes">
        <source>Right: %Ln token(s).</source>
        <translation>
            <numerusform>Вярно: %Ln токен.</numerusform>
            <numerusform>Вярно: %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: {}.</source>
        <translation>Вярно: {}.</translation>
    </message>
    <message>
        <source>The count is right.</source>
        <translation>Броят е верен.</translation>
    </message>
    <message>
        <source>The count is {}, not {}.</source>
        <translation>Броят е {}, а не {}.</translation>
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
        <translation>Пробен текст</translation>
    </message>
    <message>
        <source>Tab types a tab. Ctrl+Tab goes on to the tokens, Shift+Tab goes back.</source>
        <translation>Tab въвежда табулация. Ctrl+Tab отива при токените, Shift+Tab връща.</translation>
    </message>
    <message>
        <source>Type a sentence to see its tokens.</source>
        <translation>Напишете изречение, за да видите токените му.</translation>
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>The text itself is kept.</source>
        <translation>Самият текст се запазва.</translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other symbol(s)</source>
        <translation>
            <numerusform>{} и още %Ln символ</numerusform>
            <numerusform>{} и още %Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} and %Ln other word(s)</source>
        <translation>
            <numerusform>{} и още %Ln дума</numerusform>
            <numerusform>{} и още %Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} и {}</translation>
    </message>
    <message>
        <source>{} are not in the alphabet, so they are shown as unknown.</source>
        <translation>{} не са в азбуката, затова се показват като непознати.</translation>
    </message>
    <message>
        <source>{} are not in the vocabulary, so they are shown as unknown.</source>
        <translation>{} не са в речника, затова се показват като непознати.</translation>
    </message>
    <message>
        <source>{} is not in the alphabet, so it is shown as unknown.</source>
        <translation>{} не е в азбуката, затова се показва като непознат.</translation>
    </message>
    <message>
        <source>{} is not in the vocabulary, so it is shown as unknown.</source>
        <translation>{} не е в речника, затова се показва като непознат.</translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text</source>
        <translation>Пробен текст</translation>
    </message>
    <message numerus="yes">
        <source>The tiles show the first {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Плочките показват първите {} от %Ln токен. Текстът показва всички.</numerusform>
            <numerusform>Плочките показват първите {} от %Ln токена. Текстът показва всички.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tiles show {} to {} of %Ln token(s). The text shows them all.</source>
        <translation>
            <numerusform>Плочките показват от {} до {} от %Ln токен. Текстът показва всички.</numerusform>
            <numerusform>Плочките показват от {} до {} от %Ln токена. Текстът показва всички.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
</context>
<context>
    <name>LiveTokens</name>
    <message>
        <source>Copy all ids</source>
        <translation>Копирай всички id</translation>
    </message>
    <message>
        <source>Copy the text of the token</source>
        <translation>Копирай текста на токена</translation>
    </message>
    <message>
        <source>Tokens of the live text</source>
        <translation>Токени на пробния текст</translation>
    </message>
</context>
<context>
    <name>LiveViews</name>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Разгъване</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Решетка</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Правило по правило</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Candidates</source>
        <translation>Кандидати</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Сливания</translation>
    </message>
    <message>
        <source>Space plays or pauses. Left and right step.</source>
        <translation>Интервал пуска или спира. Ляво и дясно са стъпка.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник</translation>
    </message>
</context>
<context>
    <name>MergeHeader</name>
    <message>
        <source>Announce</source>
        <translation>Обявяване</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Follow training</source>
        <translation>Следвай обучението</translation>
    </message>
    <message>
        <source>Following training</source>
        <translation>Следва обучението</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Съединяване</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Успокояване</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>брой</translation>
    </message>
    <message>
        <source>score {}, counted</source>
        <translation>оценка {}, брой</translation>
    </message>
</context>
<context>
    <name>MergeParts</name>
    <message>
        <source>{}, adds {}</source>
        <translation>{}, добавя {}</translation>
    </message>
    <message>
        <source>{}, left half of the next merge</source>
        <translation>{}, лявата половина на следващото сливане</translation>
    </message>
    <message>
        <source>{}, no longer used by the corpus</source>
        <translation>{}, корпусът вече не го използва</translation>
    </message>
    <message>
        <source>{}, right half of the next merge</source>
        <translation>{}, дясната половина на следващото сливане</translation>
    </message>
</context>
<context>
    <name>MergeRows</name>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
</context>
<context>
    <name>MergeTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирай</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Копирай със &amp;заглавията</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Сливания</translation>
    </message>
    <message>
        <source>More about the merges</source>
        <translation>Още за сливанията</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Избери в&amp;сичко</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} от {1}</translation>
    </message>
</context>
<context>
    <name>MergeTableModel</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln равна двойка</numerusform>
            <numerusform>%Ln равни двойки</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Брой {0}</translation>
    </message>
    <message>
        <source>How many pairs had this count</source>
        <translation>Колко двойки имаха този брой</translation>
    </message>
    <message>
        <source>How many pairs had this score</source>
        <translation>Колко двойки имаха тази оценка</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Колко са заменени, без припокриване</translation>
    </message>
    <message>
        <source>How often the pair stood in the corpus</source>
        <translation>Колко пъти двойката се срещаше в корпуса</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ляв</translation>
    </message>
    <message>
        <source>Merge {0}</source>
        <translation>Сливане {0}</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Нов токен</translation>
    </message>
    <message>
        <source>New token {0}</source>
        <translation>Нов токен {0}</translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Няма равенство</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Още не са заменени</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Заменени</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Заменени {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десен</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Score {0}</source>
        <translation>Оценка {0}</translation>
    </message>
    <message>
        <source>The count, divided by the counts of both symbols multiplied</source>
        <translation>Броят, разделен на произведението от броя на двата символа</translation>
    </message>
    <message>
        <source>The number of the merge, which is the rank of its rule</source>
        <translation>Номерът на сливането, който е рангът на правилото му</translation>
    </message>
    <message>
        <source>The token that the merge adds to the vocabulary</source>
        <translation>Токенът, който сливането добавя към речника</translation>
    </message>
    <message>
        <source>The two symbols that are joined</source>
        <translation>Двата символа, които се съединяват</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Равни</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} и {1}</translation>
    </message>
</context>
<context>
    <name>MergeTree</name>
    <message>
        <source>Alphabet</source>
        <translation>Азбука</translation>
    </message>
    <message>
        <source>Merge tree</source>
        <translation>Дърво на сливанията</translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Сливане {}</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>пъти</translation>
    </message>
    <message>
        <source>counted {}</source>
        <translation>брой {}</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>не се стига дотам</translation>
    </message>
    <message>
        <source>not made</source>
        <translation>не е направено</translation>
    </message>
    <message>
        <source>not made: {}</source>
        <translation>не е направено: {}</translation>
    </message>
    <message>
        <source>only later</source>
        <translation>едва по-късно</translation>
    </message>
</context>
<context>
    <name>MergeView</name>
    <message>
        <source>Clear the filter</source>
        <translation>Изчисти филтъра</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Ред на корпуса</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Филтър за думи</translation>
    </message>
    <message>
        <source>Merge view</source>
        <translation>Изглед на сливанията</translation>
    </message>
    <message>
        <source>Most frequent first</source>
        <translation>Първо най-честите</translation>
    </message>
    <message>
        <source>Not trained yet</source>
        <translation>Още не е обучено</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Отвори файл</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Отвори пример</translation>
    </message>
    <message>
        <source>Order of words</source>
        <translation>Ред на думите</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Първо засегнати</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Обучи</translation>
    </message>
    <message>
        <source>the word</source>
        <translation>думата</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>още %Ln</numerusform>
            <numerusform>още %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Затвори съобщението</translation>
    </message>
    <message>
        <source>Close the message (Esc)</source>
        <translation>Затвори съобщението (Esc)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Съобщения</translation>
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
        <translation>Точка: разделено иначе от числата преди и след. В по-големи клетки – линия: следващото число се дели иначе.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показател</translation>
    </message>
    <message>
        <source>Figures of the numbers on show</source>
        <translation>Показатели на показаните числа</translation>
    </message>
    <message>
        <source>How many digits each token holds, from left to right. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Колко цифри съдържа всеки токен, отляво надясно. Интервал или маркер, който е отделен токен, не е част от деленето.</translation>
    </message>
    <message>
        <source>Numbers of this shape / all numbers on show</source>
        <translation>Числа с тази форма / всички показани числа</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Shapes of the cuts, with their shares</source>
        <translation>Форми на деленето с дяловете им</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Дял</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln число</numerusform>
            <numerusform>%Ln числа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown digit(s)</source>
        <translation>
            <numerusform>%Ln непозната цифра</numerusform>
            <numerusform>%Ln непознати цифри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a digit</source>
        <translation>
            <numerusform>%Ln без цифра</numerusform>
            <numerusform>%Ln без цифра</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens / numbers. A space or a marker that is a token of its own counts.</source>
        <translation>Всички токени / числа. Брои се и интервал или маркер, който е отделен токен.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Отделно</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Както е зададено</translation>
    </message>
    <message>
        <source>Behind {} the longest piece that fits is {}.</source>
        <translation>След {} най-дългото парче, което пасва, е {}.</translation>
    </message>
    <message>
        <source>Digits alone</source>
        <translation>Отделни цифри</translation>
    </message>
    <message>
        <source>Digits by threes</source>
        <translation>Цифри по три</translation>
    </message>
    <message>
        <source>Even from the right</source>
        <translation>Равни отдясно</translation>
    </message>
    <message>
        <source>In one token</source>
        <translation>В един токен</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Неравномерни</translation>
    </message>
    <message>
        <source>Merge {} made {} of {} + {}.</source>
        <translation>Сливане {} направи {} от {} + {}.</translation>
    </message>
    <message>
        <source>Merge {} will join {} + {}.</source>
        <translation>Сливане {} ще съедини {} + {}.</translation>
    </message>
    <message>
        <source>Neighbours n and n + 1 that are cut into other shapes / all neighbours with equally many digits: 0 where all numbers of so many digits are cut alike</source>
        <translation>Съседи n и n + 1 с различно деление / всички съседи с равен брой цифри: 0, ако всички числа с толкова цифри се делят еднакво</translation>
    </message>
    <message>
        <source>No merge rule joins {} + {}.</source>
        <translation>Никое правило не съединява {} + {}.</translation>
    </message>
    <message>
        <source>Numbers that are cut otherwise than both n − 1 and n + 1; dots in the grid</source>
        <translation>Числа, разделени иначе и от n − 1, и от n + 1; точки в решетката</translation>
    </message>
    <message>
        <source>Numbers whose digits are all in one token / numbers. A space or a marker that is a token of its own is no part of the cut.</source>
        <translation>Числа, чиито цифри са всички в един токен / числа. Интервал или маркер, който е отделен токен, не е част от деленето.</translation>
    </message>
    <message>
        <source>Numbers whose tokens hold equally many digits, the first perhaps fewer / numbers with a cut. Arithmetic goes from the right: in 1|234, 12|34 and 1|2|3|4 each token has its places, in 123|4 they depend on the length.</source>
        <translation>Числа, чиито токени съдържат по равен брой цифри, първият може и по-малко / числа с разрез. Смятането върви отдясно: в 1|234, 12|34 и 1|2|3|4 всеки токен има своите места, в 123|4 те зависят от дължината.</translation>
    </message>
    <message>
        <source>Odd ones out</source>
        <translation>Изключения</translation>
    </message>
    <message>
        <source>One token, of the alphabet.</source>
        <translation>Един токен, от азбуката.</translation>
    </message>
    <message>
        <source>The alphabet has no such digit, so it is unknown.</source>
        <translation>Азбуката няма такава цифра, затова тя е непозната.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts them all: no merge crosses.</source>
        <translation>Предтокенизаторът ги разделя всичките: никое сливане не преминава.</translation>
    </message>
    <message>
        <source>The pre-tokenizer parts {} from {}: no merge crosses.</source>
        <translation>Предтокенизаторът разделя {} от {}: никое сливане не преминава.</translation>
    </message>
    <message>
        <source>This training</source>
        <translation>Това обучение</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>По три</translation>
    </message>
    <message>
        <source>Tokens per number</source>
        <translation>Токени на число</translation>
    </message>
    <message>
        <source>not {}</source>
        <translation>не {}</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>неравно</translation>
    </message>
    <message>
        <source>{} (whole)</source>
        <translation>{} (цяло)</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>{} and {} are more probable than other ways to cut it.</source>
        <translation>{} и {} са по-вероятни от другите начини да се раздели.</translation>
    </message>
    <message>
        <source>{} and {} are units by themselves.</source>
        <translation>{} и {} са единици сами по себе си.</translation>
    </message>
    <message>
        <source>{}, not cut yet</source>
        <translation>{}, още не е разделено</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>{}. Its tokens hold {} digits: uneven, counted from the right.</source>
        <translation>{}. Токените му съдържат {} цифри: неравно, броено отдясно.</translation>
    </message>
    <message>
        <source>{}: {}, cut as {}</source>
        <translation>{}: {}, разделено като {}</translation>
    </message>
    <message>
        <source>{}: {}, some digits are unknown</source>
        <translation>{}: {}, някои цифри са непознати</translation>
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
        <translation>Моделът вижда токени, не цифри: наученото за едно деление не помага за друго.</translation>
    </message>
    <message>
        <source>A space before</source>
        <translation>Интервал отпред</translation>
    </message>
    <message>
        <source>A warning stands where the tokens do not hold equally many digits, counted from the right: where 1|234 becomes 123|4, thousands and hundreds share a token.</source>
        <translation>Предупреждение има, където токените не съдържат по равен брой цифри, броено отдясно: където 1|234 става 123|4, хилядите и стотиците делят токен.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>In a text a number mostly follows a space, which may be a part of its token.</source>
        <translation>В текст числото най-често следва интервал, който може да е част от токена му.</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>По-големи клетки</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Numbers of your own</source>
        <translation>Ваши числа</translation>
    </message>
    <message>
        <source>Numbers of your own, parted by semicolons</source>
        <translation>Ваши числа, разделени с точка и запетая</translation>
    </message>
    <message>
        <source>Save the grids as CSV…</source>
        <translation>Запиши решетките като CSV…</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>По-малки клетки</translation>
    </message>
    <message>
        <source>Take them away</source>
        <translation>Махни ги</translation>
    </message>
    <message>
        <source>The alphabet has none of these digits, so every number is unknown (red). Open a text with numbers, or train in bytes.</source>
        <translation>Азбуката няма нито една от тези цифри, затова всяко число е непознато (червено). Отворете текст с числа или обучете с байтове.</translation>
    </message>
    <message>
        <source>This tokenizer drops spaces: one before a number changes nothing.</source>
        <translation>Този токенизатор маха интервалите: един пред число не променя нищо.</translation>
    </message>
    <message>
        <source>Train with digits alone and by threes</source>
        <translation>Обучи с отделни цифри и по три</translation>
    </message>
    <message>
        <source>Trains the same corpus twice more, each time with another rule for digits, and shows the grids side by side.</source>
        <translation>Обучава същия корпус още два пъти, всеки път с друго правило за цифрите, и показва решетките една до друга.</translation>
    </message>
    <message>
        <source>Waiting …</source>
        <translation>Чака …</translation>
    </message>
    <message>
        <source>Write numbers as they stand in texts; a semicolon parts them.</source>
        <translation>Пишете числата, както стоят в текстовете; разделя ги точка и запетая.</translation>
    </message>
    <message>
        <source>Years 1900 – 2100</source>
        <translation>Години 1900 – 2100</translation>
    </message>
    <message>
        <source>{} of the numbers hold digits that the alphabet lacks (red). Train on a text with numbers, or in bytes.</source>
        <translation>{} от числата съдържат цифри, които липсват в азбуката (червено). Обучете върху текст с числа или с байтове.</translation>
    </message>
    <message>
        <source>{}: training, {}</source>
        <translation>{}: обучение, {}</translation>
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
        <translation>Компресорът не прави токенизатор</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Правилата му са за един текст. Изберете друг алгоритъм в „Следене“.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Още няма токенизатор</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands how it cuts numbers.</source>
        <translation>Обучете такъв в „Следене“: тук се вижда как дели числата.</translation>
    </message>
</context>
<context>
    <name>OpenedCard</name>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln специален</numerusform>
            <numerusform>%Ln специални</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритъм</translation>
    </message>
    <message>
        <source>Merge rules</source>
        <translation>Правила за сливане</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Нормиране</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}, {special}.</source>
        <translation>Отворен е {name}: {tokens}, {special}.</translation>
    </message>
    <message>
        <source>Opened {name}: {tokens}.</source>
        <translation>Отворен е {name}: {tokens}.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Специални</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Единици</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознат</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Край на дума</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>the model&apos;s own table</source>
        <translation>таблицата на модела</translation>
    </message>
</context>
<context>
    <name>PageNotice</name>
    <message>
        <source>Next page</source>
        <translation>Следваща страница</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Предишна страница</translation>
    </message>
    <message>
        <source>Page {page} of {pages}, read-only.</source>
        <translation>Страница {page} от {pages}, само за четене.</translation>
    </message>
    <message>
        <source>Training reads all of it.</source>
        <translation>Обучението го чете целия.</translation>
    </message>
</context>
<context>
    <name>PaneKeys</name>
    <message>
        <source>+ and -</source>
        <translation>+ и -</translation>
    </message>
    <message>
        <source>+ or −, 0 for all</source>
        <translation>+ или −, 0 за всичко</translation>
    </message>
    <message>
        <source>Along the parts of a row</source>
        <translation>По частите на ред</translation>
    </message>
    <message>
        <source>Along the tokens of a word</source>
        <translation>По токените на дума</translation>
    </message>
    <message>
        <source>Along the tokens of the live text</source>
        <translation>По токените на пробния текст</translation>
    </message>
    <message>
        <source>Alt and its letter</source>
        <translation>Alt и буквата му</translation>
    </message>
    <message>
        <source>Arrows, or its digits</source>
        <translation>Стрелки или цифрите му</translation>
    </message>
    <message>
        <source>Ctrl+Left or Ctrl+Right</source>
        <translation>Ctrl+наляво или Ctrl+надясно</translation>
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
        <translation>От число на число в решетка</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>От ред на ред</translation>
    </message>
    <message>
        <source>Larger and smaller cells of a grid</source>
        <translation>По-големи и по-малки клетки в решетка</translation>
    </message>
    <message>
        <source>Leave a field that takes tabs</source>
        <translation>Излизане от поле, което приема табулации</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Наляво или надясно</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Отваряне на меню</translation>
    </message>
    <message>
        <source>Show the token, or go to its step</source>
        <translation>Показване на токена или отиване на стъпката му</translation>
    </message>
    <message>
        <source>Up or Down</source>
        <translation>Нагоре или надолу</translation>
    </message>
    <message>
        <source>Zoom the timeline, on its slider</source>
        <translation>Мащаб на времевата линия, върху плъзгача ѝ</translation>
    </message>
</context>
<context>
    <name>ParityPane</name>
    <message>
        <source>Context in tokens</source>
        <translation>Контекст в токени</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валута</translation>
    </message>
    <message>
        <source>EUR</source>
        <translation>EUR</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Language parity</source>
        <translation>Равенство на езиците</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Съобщения месечно</translation>
    </message>
    <message>
        <source>Price of a million tokens of input: what is sent</source>
        <translation>Цена за милион токени на входа: изпратеното</translation>
    </message>
    <message>
        <source>Price of a million tokens of output: what comes back</source>
        <translation>Цена за милион токени на изхода: полученото</translation>
    </message>
    <message>
        <source>Which price the texts cost</source>
        <translation>Коя цена струват текстовете</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>пример</translation>
    </message>
    <message>
        <source>both</source>
        <translation>двете</translation>
    </message>
    <message>
        <source>context</source>
        <translation>контекст</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>messages a month, as</source>
        <translation>съобщения месечно, като</translation>
    </message>
    <message>
        <source>output</source>
        <translation>изход</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>за милион токени</translation>
    </message>
    <message>
        <source>yours, {}</source>
        <translation>ваша, {}</translation>
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
            <numerusform>%Ln кадър</numerusform>
            <numerusform>%Ln кадъра</numerusform>
        </translation>
    </message>
    <message>
        <source>A film at this pace takes up to {} steps.</source>
        <translation>Филм с това темпо побира до {} стъпки.</translation>
    </message>
    <message>
        <source>A page takes up to {} steps.</source>
        <translation>Страницата побира до {} стъпки.</translation>
    </message>
    <message>
        <source>A replay of some steps</source>
        <translation>Показване на няколко стъпки</translation>
    </message>
    <message>
        <source>CSV table of its numbers</source>
        <translation>CSV таблица с числата</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Choose a first step before the last one.</source>
        <translation>Изберете първа стъпка преди последната.</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Изнасяне на изображение</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Първа стъпка</translation>
    </message>
    <message>
        <source>From step</source>
        <translation>От стъпка</translation>
    </message>
    <message>
        <source>GIF film</source>
        <translation>GIF филм</translation>
    </message>
    <message>
        <source>HTML page that plays without network</source>
        <translation>HTML страница, която върви без мрежа</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Вид файл</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последна стъпка</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation>PNG, както на екрана</translation>
    </message>
    <message>
        <source>PNG, twice as fine</source>
        <translation>PNG, два пъти по-фино</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>Picture of</source>
        <translation>Изображение на</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, ясно при всеки размер</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Запиши като…</translation>
    </message>
    <message>
        <source>The merge tree in Inspect</source>
        <translation>Дървото на сливанията в „Преглед“</translation>
    </message>
    <message>
        <source>The merge view</source>
        <translation>Изгледът на сливанията</translation>
    </message>
    <message>
        <source>The timeline</source>
        <translation>Времевата линия</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Прозорецът</translation>
    </message>
    <message>
        <source>a quarter of a second a step</source>
        <translation>четвърт секунда на стъпка</translation>
    </message>
    <message>
        <source>half a second a step</source>
        <translation>половин секунда на стъпка</translation>
    </message>
    <message>
        <source>one second a step</source>
        <translation>една секунда на стъпка</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Изнасяне на изображение</translation>
    </message>
    <message>
        <source>GIF films need Pillow: pip install pillow.</source>
        <translation>За GIF филми е нужен Pillow: pip install pillow.</translation>
    </message>
    <message>
        <source>Making {}</source>
        <translation>Създаване на {}</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Една стъпка назад (наляво)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Една стъпка напред (надясно)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пусни</translation>
    </message>
    <message>
        <source>Space plays and pauses, the arrows step, J and L jump by ten, Home and End go to the ends. Made with BPE Desktop.</source>
        <translation>Интервал пуска и спира, стрелките са стъпка, J и L прескачат по десет, Home и End водят до краищата. Направено с BPE Desktop.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>Показването свършва тук.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to play; it fetches nothing.</source>
        <translation>Страницата се нуждае от JavaScript, за да се пусне; нищо не изтегля.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Времева линия</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В края (End)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>В началото (Home)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>steps {} to {} of {}</source>
        <translation>стъпки от {} до {} от {}</translation>
    </message>
</context>
<context>
    <name>Picturing</name>
    <message>
        <source>It is in {}.</source>
        <translation>Намира се в {}.</translation>
    </message>
    <message>
        <source>Saved {}.</source>
        <translation>Записано: {}.</translation>
    </message>
</context>
<context>
    <name>PieceScenes</name>
    <message numerus="yes">
        <source>Next: %Ln frequent substring(s) come in</source>
        <translation>
            <numerusform>Следва: влиза %Ln чест подниз</numerusform>
            <numerusform>Следва: влизат %Ln чести подниза</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) go, the most probable stay</source>
        <translation>
            <numerusform>Следва: отпада %Ln парче, най-вероятните остават</numerusform>
            <numerusform>Следва: отпадат %Ln парчета, най-вероятните остават</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %Ln piece(s) that are missed least go</source>
        <translation>
            <numerusform>Следва: отпада %Ln парче, което липсва най-малко</numerusform>
            <numerusform>Следва: отпадат %Ln парчета, които липсват най-малко</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: EM weighs the pieces anew</source>
        <translation>Следва: EM претегля парчетата наново</translation>
    </message>
    <message numerus="yes">
        <source>Next: EM weighs the pieces anew, %Ln of them go</source>
        <translation>
            <numerusform>Следва: EM претегля парчетата наново, %Ln отпада</numerusform>
            <numerusform>Следва: EM претегля парчетата наново, %Ln отпадат</numerusform>
        </translation>
    </message>
    <message>
        <source>log-likelihood</source>
        <translation>лог. правдоподобие</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message>
        <source>less than 1 s left</source>
        <translation>остава по-малко от 1 s</translation>
    </message>
    <message>
        <source>{} h left</source>
        <translation>остават {} h</translation>
    </message>
    <message>
        <source>{} min left</source>
        <translation>остават {} min</translation>
    </message>
    <message>
        <source>{} s left</source>
        <translation>остават {} s</translation>
    </message>
</context>
<context>
    <name>ReasonRows</name>
    <message>
        <source>Merge {}</source>
        <translation>Сливане {}</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Restore</source>
        <translation>Възстанови</translation>
    </message>
    <message>
        <source>Restore it, or go on: it will not be asked again.</source>
        <translation>Възстановете я или продължете: няма да бъдете питани отново.</translation>
    </message>
    <message>
        <source>The last session ended unexpectedly. Its work was kept at {}.</source>
        <translation>Последната сесия завърши неочаквано. Работата е запазена в {}.</translation>
    </message>
</context>
<context>
    <name>ReplaceTableModel</name>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>остава %Ln байт</numerusform>
            <numerusform>остават %Ln байта</numerusform>
        </translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Byte {0}, which stands for {1}</source>
        <translation>Байт {0}, който стои за {1}</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Остават байтове</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Counted {0}</source>
        <translation>Брой {0}</translation>
    </message>
    <message>
        <source>How many were replaced, without overlap</source>
        <translation>Колко са заменени, без припокриване</translation>
    </message>
    <message>
        <source>How often the pair stood in the data</source>
        <translation>Колко пъти двойката се срещаше в данните</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ляв</translation>
    </message>
    <message>
        <source>Not replaced yet</source>
        <translation>Още не са заменени</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Заменени</translation>
    </message>
    <message>
        <source>Replaced {0}</source>
        <translation>Заменени {0}</translation>
    </message>
    <message>
        <source>Replacement {0}</source>
        <translation>Замяна {0}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десен</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Стои за</translation>
    </message>
    <message>
        <source>The free byte that stands for them</source>
        <translation>Свободният байт, който ги замества</translation>
    </message>
    <message>
        <source>The number of the replacement</source>
        <translation>Номерът на замяната</translation>
    </message>
    <message>
        <source>The size of the data then, without the table</source>
        <translation>Размерът на данните тогава, без таблицата</translation>
    </message>
    <message>
        <source>The two bytes that are replaced</source>
        <translation>Двата байта, които се заменят</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} и {1}</translation>
    </message>
    <message>
        <source>{0}, which stands for {1}</source>
        <translation>{0}, който стои за {1}</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Saved {}.</source>
        <translation>Записано: {}.</translation>
    </message>
</context>
<context>
    <name>RoundTableModel</name>
    <message>
        <source>By how much the log-likelihood changed</source>
        <translation>С колко се е променило логаритмичното правдоподобие</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Промяна</translation>
    </message>
    <message>
        <source>EM</source>
        <translation>EM</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Печалба</translation>
    </message>
    <message>
        <source>How many pieces came or went</source>
        <translation>Колко парчета са дошли или отпаднали</translation>
    </message>
    <message>
        <source>How many pieces there are after the round</source>
        <translation>Колко парчета има след кръга</translation>
    </message>
    <message>
        <source>Last cut</source>
        <translation>Последно рязане</translation>
    </message>
    <message>
        <source>Log-lik.</source>
        <translation>Лог. правд.</translation>
    </message>
    <message>
        <source>Log-likelihood of the corpus in nats per character, after the round</source>
        <translation>Логаритмично правдоподобие на корпуса в натове на знак, след кръга</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Парчета</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Подрязване</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Начални</translation>
    </message>
    <message>
        <source>The number of the round</source>
        <translation>Номерът на кръга</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Какво е направено</translation>
    </message>
</context>
<context>
    <name>RowHeads</name>
    <message>
        <source>Make it the reference</source>
        <translation>Направи го еталон</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Еталон</translation>
    </message>
</context>
<context>
    <name>RuleReplay</name>
    <message>
        <source>Only texts up to {} characters are replayed. Shorten it.</source>
        <translation>Показват се само текстове до {} знака. Скъсете го.</translation>
    </message>
    <message>
        <source>Train first: then the rules can be replayed.</source>
        <translation>Първо обучете: после правилата могат да се покажат.</translation>
    </message>
    <message>
        <source>Type a text to see its rules applied, one after the other.</source>
        <translation>Напишете текст, за да видите как правилата се прилагат едно след друго.</translation>
    </message>
</context>
<context>
    <name>RuleReplayView</name>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln символ</numerusform>
            <numerusform>%Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the next rule</source>
        <translation>Приложи следващото правило</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Назад към предишното правило</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play the rules</source>
        <translation>Пусни правилата</translation>
    </message>
    <message>
        <source>Rules that apply to the text</source>
        <translation>Правила, които се прилагат към текста</translation>
    </message>
    <message>
        <source>Tokens so far</source>
        <translation>Токени досега</translation>
    </message>
    <message>
        <source>joined next</source>
        <translation>съединява се сега</translation>
    </message>
    <message>
        <source>{symbols}, {tokens}, step {at} of {steps}</source>
        <translation>{symbols}, {tokens}, стъпка {at} от {steps}</translation>
    </message>
</context>
<context>
    <name>RunButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Обучи</translation>
    </message>
</context>
<context>
    <name>RunStateBar</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after {steps}.</source>
        <translation>Прекъснато, направено: {steps}.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Корпусът е променен.</translation>
    </message>
    <message>
        <source>Not trained yet.</source>
        <translation>Още не е обучено.</translation>
    </message>
    <message>
        <source>Opening {}</source>
        <translation>Отваряне на {}</translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>Панелите още показват предишното обучение.</translation>
    </message>
    <message>
        <source>Reading the corpus</source>
        <translation>Четене на корпуса</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>Обучението не успя.</translation>
    </message>
    <message>
        <source>Train starts it.</source>
        <translation>„Обучи“ го започва.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>около {time}</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>започва</translation>
    </message>
    <message>
        <source>{done} of {total_steps} ({share})</source>
        <translation>{done} от {total_steps} ({share})</translation>
    </message>
    <message>
        <source>{done} of {total} ({share})</source>
        <translation>{done} от {total} ({share})</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>A bridge, a river and a school. The article is glued to the end of the word, and merges find it.</source>
        <translation>Мост, река и училище. Членът е залепен за края на думата и сливанията го намират.</translation>
    </message>
    <message>
        <source>A short story of small words that come back: low, lower, lowest; nation, station, creation.</source>
        <translation>Кратък разказ с прости думи, които се връщат: low, lower, lowest; nation, station, creation.</translation>
    </message>
    <message>
        <source>Bulgarian: мостът</source>
        <translation>Български: мостът</translation>
    </message>
    <message>
        <source>Czech: na mostě</source>
        <translation>Чешки: na mostě</translation>
    </message>
    <message>
        <source>Eight English words. Frequent words become one token, verbs share their ending.</source>
        <translation>Осем английски думи. Честите думи стават един токен, глаголите имат общо окончание.</translation>
    </message>
    <message>
        <source>English: the harbour</source>
        <translation>Английски: the harbour</translation>
    </message>
    <message>
        <source>Five Italian words</source>
        <translation>Пет италиански думи</translation>
    </message>
    <message>
        <source>Italian: il porto</source>
        <translation>Италиански: il porto</translation>
    </message>
    <message>
        <source>Japanese and its neighbours</source>
        <translation>Японски и неговите съседи</translation>
    </message>
    <message>
        <source>Messages of a Bulgarian shop</source>
        <translation>Съобщения на български магазин</translation>
    </message>
    <message>
        <source>Nation, station, ration</source>
        <translation>Nation, station, ration</translation>
    </message>
    <message>
        <source>No spaces between words, several scripts, emoji and code. Bytes are the symbols, so nothing is ever unknown.</source>
        <translation>Без интервали между думите, няколко писмености, емотикони и код. Символите са байтове, затова нищо не е непознато.</translation>
    </message>
    <message>
        <source>Seven cases and many accents: watch which endings become tokens first.</source>
        <translation>Седем падежа и много диакритика: вижте кои окончания първи стават токени.</translation>
    </message>
    <message>
        <source>Six Czech words. The stem švejk is learnt in four merges, then the endings; the end of a word is a symbol of its own.</source>
        <translation>Шест чешки думи. Основата švejk се научава с четири сливания, после окончанията; краят на думата е отделен символ.</translation>
    </message>
    <message>
        <source>The dog barks, the cat meows</source>
        <translation>Кучето лае, котката мяука (английски)</translation>
    </message>
    <message>
        <source>The same harbour in Italian: long endings, apostrophes and accents.</source>
        <translation>Същото пристанище на италиански: дълги окончания, апострофи и ударения.</translation>
    </message>
    <message>
        <source>The words of a shop&apos;s messages to its customers: sixty merges find стоката, доставката, плащането and пристигне.</source>
        <translation>Думите от съобщенията на магазин до клиентите му: шейсет сливания намират стоката, доставката, плащането и пристигне.</translation>
    </message>
    <message>
        <source>Three words share an ending. Five pairs tie at the same count, and the rule for equal counts builds the ending from left to right.</source>
        <translation>Три думи имат общо окончание. Пет двойки са с равен брой, а правилото при равенство строи окончанието отляво надясно.</translation>
    </message>
    <message>
        <source>basso, bassotto, bosso, rosso, rossetto: ten merges, and a word that stays in pieces although its stem is in the vocabulary.</source>
        <translation>basso, bassotto, bosso, rosso, rossetto: десет сливания и дума, която остава на части, макар основата ѝ да е в речника.</translation>
    </message>
    <message>
        <source>Švejk and his cases</source>
        <translation>Швейк и неговите падежи</translation>
    </message>
</context>
<context>
    <name>SavingsChart</name>
    <message>
        <source>From {} to {} tokens: ({} − {}) / {} = {} of the symbols saved</source>
        <translation>От {} до {} токена: ({} − {}) / {} = {} от символите са спестени</translation>
    </message>
    <message>
        <source>What each growth saves</source>
        <translation>Какво спестява всяко нарастване</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>размер на речника</translation>
    </message>
</context>
<context>
    <name>ScriptTable</name>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Characters of this script / characters of the text</source>
        <translation>Знаци на тази писменост / знаци в текста</translation>
    </message>
    <message>
        <source>Code points, every occurrence</source>
        <translation>Кодови точки, всяка поява</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Писменост</translation>
    </message>
    <message>
        <source>Scripts and their shares</source>
        <translation>Писмености и дяловете им</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Дял</translation>
    </message>
    <message>
        <source>Unicode&apos;s property Script</source>
        <translation>Свойството Script на Unicode</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 byte does</source>
        <translation>1 байт не е валиден</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 знак</translation>
    </message>
    <message>
        <source>1 pair was</source>
        <translation>1 двойка</translation>
    </message>
    <message>
        <source>1 symbol is a byte</source>
        <translation>1 символ е байт</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 дума</translation>
    </message>
    <message>
        <source>A .tiktoken file has one pattern, which cannot say {0}.</source>
        <translation>Файл .tiktoken има един шаблон, който не може да изрази {0}.</translation>
    </message>
    <message>
        <source>A .tiktoken file holds each token once; save as .bpe.</source>
        <translation>Файл .tiktoken съдържа всеки токен веднъж; запишете като .bpe.</translation>
    </message>
    <message>
        <source>A .vocab does not tell the normalizer: SentencePiece&apos;s usual one is taken. The .model beside it tells all.</source>
        <translation>Файл .vocab не казва нормализатора: взема се обичайният на SentencePiece. Файлът .model до него казва всичко.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold the normalizer {0}.</source>
        <translation>Модел на SentencePiece не може да побере нормализатора {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model cannot hold {0}.</source>
        <translation>Модел на SentencePiece не може да побере {0}.</translation>
    </message>
    <message>
        <source>A SentencePiece model has one.</source>
        <translation>Моделът на SentencePiece има един.</translation>
    </message>
    <message>
        <source>A SentencePiece model holds one table, and this tokenizer has other steps beside it.</source>
        <translation>Модел на SentencePiece съдържа една таблица, а този токенизатор има и други стъпки.</translation>
    </message>
    <message>
        <source>A SentencePiece model treats spaces after all else.</source>
        <translation>Моделът на SentencePiece обработва интервалите след всичко друго.</translation>
    </message>
    <message>
        <source>A WordPiece vocabulary from a file does not tell the merges to go on from.</source>
        <translation>Речник на WordPiece от файл не казва от кои сливания да се продължи.</translation>
    </message>
    <message>
        <source>A compression cannot go on from a tokenizer.</source>
        <translation>Компресирането не може да продължи от токенизатор.</translation>
    </message>
    <message>
        <source>A compressor has no tokenizer.</source>
        <translation>Компресорът няма токенизатор.</translation>
    </message>
    <message>
        <source>A file of codes cannot hold a tokenizer without merges.</source>
        <translation>Файл с кодове не може да побере токенизатор без сливания.</translation>
    </message>
    <message>
        <source>A file of minbpe cannot hold the pre-tokenizer {0}.</source>
        <translation>Файл на minbpe не може да побере предтокенизатора {0}.</translation>
    </message>
    <message>
        <source>A limited alphabet leaves characters without a token.</source>
        <translation>Ограничена азбука оставя знаци без токен.</translation>
    </message>
    <message>
        <source>A merge is two tokens with one space between.</source>
        <translation>Сливането е два токена с един интервал между тях.</translation>
    </message>
    <message>
        <source>A name holds half a character.</source>
        <translation>Име съдържа половин знак.</translation>
    </message>
    <message>
        <source>A row is {0}.</source>
        <translation>Редът е {0}.</translation>
    </message>
    <message>
        <source>A special token is empty.</source>
        <translation>Специален токен е празен.</translation>
    </message>
    <message>
        <source>A symbol of the word {0} is not in the alphabet.</source>
        <translation>Символ от думата {0} не е в азбуката.</translation>
    </message>
    <message>
        <source>A table cannot be opened as a tokenizer again: the settings are not in it.</source>
        <translation>Таблицата не може да се отвори отново като токенизатор: настройките не са в нея.</translation>
    </message>
    <message>
        <source>A table of counts has no JSON fields.</source>
        <translation>Таблица с бройки няма JSON полета.</translation>
    </message>
    <message>
        <source>A table of pairs goes past the byte 255.</source>
        <translation>Таблица на двойките надхвърля байт 255.</translation>
    </message>
    <message>
        <source>A text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte there.</source>
        <translation>Текст, който изписва байтово парче като &lt;0x0A&gt;, там става този байт.</translation>
    </message>
    <message>
        <source>A token has the id {0}.</source>
        <translation>Токен има id {0}.</translation>
    </message>
    <message>
        <source>A token holds a byte that is no text, which a vocab.txt cannot hold.</source>
        <translation>Токен съдържа байт, който не е текст и vocab.txt не може да го побере.</translation>
    </message>
    <message>
        <source>A token to be added has {0} characters.</source>
        <translation>Токен за добавяне има {0} знака.</translation>
    </message>
    <message>
        <source>A token to be added is empty.</source>
        <translation>Токен за добавяне е празен.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} applies no merge rules.</source>
        <translation>Токенизатор с алгоритъм {0} не прилага правила за сливане.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} gives its ways to cut a text no probabilities.</source>
        <translation>Токенизатор с алгоритъм {0} не дава вероятности на начините да се раздели текст.</translation>
    </message>
    <message>
        <source>A tokenizer of the algorithm {0} is not there yet.</source>
        <translation>Токенизатор с алгоритъм {0} още няма.</translation>
    </message>
    <message>
        <source>A training of the algorithm {0} cannot go on from a tokenizer.</source>
        <translation>Обучение с алгоритъм {0} не може да продължи от токенизатор.</translation>
    </message>
    <message>
        <source>A training that goes on from this vocabulary cannot be shown step by step.</source>
        <translation>Обучение, което продължава от този речник, не може да се покаже стъпка по стъпка.</translation>
    </message>
    <message>
        <source>A unigram model is trained as a whole: all its pieces get new probabilities.</source>
        <translation>Моделът unigram се обучава като цяло: всичките му парчета получават нови вероятности.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json holds neither gaps between ids nor unused or user-defined pieces.</source>
        <translation>Unigram модел в tokenizer.json не допуска празнини между id, нито неизползвани или потребителски парчета.</translation>
    </message>
    <message>
        <source>A unigram model of tokenizer.json makes one token of a run of unknown characters.</source>
        <translation>Unigram модел в tokenizer.json прави един токен от поредица непознати знаци.</translation>
    </message>
    <message>
        <source>A unigram training cannot go on from a tokenizer.</source>
        <translation>Обучение на unigram не може да продължи от токенизатор.</translation>
    </message>
    <message>
        <source>A vocab.txt is for WordPiece, and this tokenizer is of the algorithm {0}.</source>
        <translation>vocab.txt е за WordPiece, а този токенизатор е с алгоритъм {0}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is out of reach: with these settings the corpus gives {1}.</source>
        <translation>Речник от {0} токена е недостижим: с тези настройки корпусът дава {1}.</translation>
    </message>
    <message>
        <source>A vocabulary of {0} tokens is too {1} for this corpus.</source>
        <translation>Речник от {0} токена е твърде {1} за този корпус.</translation>
    </message>
    <message>
        <source>A {0} in the text comes back as a space, which it stands for.</source>
        <translation>Знакът {0} в текста се връща като интервал, за който стои.</translation>
    </message>
    <message>
        <source>Add a whole token.</source>
        <translation>Добавете цял токен.</translation>
    </message>
    <message>
        <source>Add it as a whole token.</source>
        <translation>Добавете го като цял токен.</translation>
    </message>
    <message>
        <source>Add tokens by hand instead.</source>
        <translation>Вместо това добавете токените на ръка.</translation>
    </message>
    <message>
        <source>After merge {0} there is no next one.</source>
        <translation>След сливане {0} няма следващо.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 to {0}.</source>
        <translation>id е цяло число от 0 до {0}.</translation>
    </message>
    <message>
        <source>An id is a whole number from 0 up.</source>
        <translation>id е цяло число от 0 нагоре.</translation>
    </message>
    <message>
        <source>An unknown piece {0} with the id {1} is added.</source>
        <translation>Добавя се непознато парче {0} с id {1}.</translation>
    </message>
    <message>
        <source>An unknown token {0} with the id {1} is added: the library would drop unknown characters.</source>
        <translation>Добавя се непознат токен {0} с id {1}: библиотеката би изпуснала непознатите знаци.</translation>
    </message>
    <message>
        <source>Ask about another algorithm.</source>
        <translation>Попитайте за друг алгоритъм.</translation>
    </message>
    <message>
        <source>Ask about another token.</source>
        <translation>Попитайте за друг токен.</translation>
    </message>
    <message>
        <source>Ask about another.</source>
        <translation>Попитайте за друг.</translation>
    </message>
    <message>
        <source>Ask about its data.</source>
        <translation>Попитайте за данните му.</translation>
    </message>
    <message>
        <source>Ask at an earlier step.</source>
        <translation>Попитайте на по-ранна стъпка.</translation>
    </message>
    <message>
        <source>Ask at another step.</source>
        <translation>Попитайте на друга стъпка.</translation>
    </message>
    <message>
        <source>Ask for a token that is learnt.</source>
        <translation>Попитайте за научен токен.</translation>
    </message>
    <message>
        <source>Ask for its split instead.</source>
        <translation>Попитайте вместо това как се дели.</translation>
    </message>
    <message>
        <source>Ask for the permission to read it, or copy it.</source>
        <translation>Поискайте право да го четете или го копирайте.</translation>
    </message>
    <message>
        <source>Ask for the permission, or copy it.</source>
        <translation>Поискайте право или го копирайте.</translation>
    </message>
    <message>
        <source>Ask for the split of a word.</source>
        <translation>Попитайте как се дели дума.</translation>
    </message>
    <message>
        <source>Ask for {0}.</source>
        <translation>Поискайте {0}.</translation>
    </message>
    <message>
        <source>Ask it to explain a word.</source>
        <translation>Поискайте да обясни дума.</translation>
    </message>
    <message>
        <source>Behind a special token a text gets no {0} there; here it does.</source>
        <translation>След специален токен там текстът не получава {0}; тук получава.</translation>
    </message>
    <message>
        <source>Both a limit of the alphabet and a coverage are given.</source>
        <translation>Дадени са и граница на азбуката, и покритие.</translation>
    </message>
    <message>
        <source>Both a number of merges and a vocabulary size are given.</source>
        <translation>Дадени са и брой сливания, и размер на речника.</translation>
    </message>
    <message>
        <source>Bytes that are not in the vocabulary do not come back.</source>
        <translation>Байтове, които не са в речника, не се връщат.</translation>
    </message>
    <message>
        <source>Characters that are not in the alphabet do not come back.</source>
        <translation>Знаци, които не са в азбуката, не се връщат.</translation>
    </message>
    <message>
        <source>Check how it is written.</source>
        <translation>Проверете как е написано.</translation>
    </message>
    <message>
        <source>Check the name and the disk.</source>
        <translation>Проверете името и диска.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Проверете името и папката.</translation>
    </message>
    <message>
        <source>Check the name and who may read it.</source>
        <translation>Проверете името и кой може да го чете.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Проверете името.</translation>
    </message>
    <message>
        <source>Choose Characters or Bytes under Units, or export another format.</source>
        <translation>Изберете „Знаци“ или „Байтове“ в „Единици“ или изнесете в друг формат.</translation>
    </message>
    <message>
        <source>Choose a .bpe file, a tokenizer.json, a .tiktoken, .model or .codes file, or a folder with vocab.json and merges.txt.</source>
        <translation>Изберете файл .bpe, tokenizer.json, файл .tiktoken, .model или .codes, или папка с vocab.json и merges.txt.</translation>
    </message>
    <message>
        <source>Choose a field that holds text.</source>
        <translation>Изберете поле, което съдържа текст.</translation>
    </message>
    <message>
        <source>Choose a file of ranks.</source>
        <translation>Изберете файл с рангове.</translation>
    </message>
    <message>
        <source>Choose a file saved by BPE Desktop.</source>
        <translation>Изберете файл, записан от BPE Desktop.</translation>
    </message>
    <message>
        <source>Choose a file that minbpe wrote.</source>
        <translation>Изберете файл, записан от minbpe.</translation>
    </message>
    <message>
        <source>Choose a file with a token a line.</source>
        <translation>Изберете файл с по един токен на ред.</translation>
    </message>
    <message>
        <source>Choose a file with text in it.</source>
        <translation>Изберете файл с текст в него.</translation>
    </message>
    <message>
        <source>Choose a pair that is among the candidates before this merge.</source>
        <translation>Изберете двойка сред кандидатите преди това сливане.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Изберете по-кратко.</translation>
    </message>
    <message>
        <source>Choose a text file in it.</source>
        <translation>Изберете текстов файл в нея.</translation>
    </message>
    <message>
        <source>Choose a text file or name its encoding.</source>
        <translation>Изберете текстов файл или посочете кодирането му.</translation>
    </message>
    <message>
        <source>Choose a text file.</source>
        <translation>Изберете текстов файл.</translation>
    </message>
    <message>
        <source>Choose a vocab.json.</source>
        <translation>Изберете vocab.json.</translation>
    </message>
    <message>
        <source>Choose a whole .model file.</source>
        <translation>Изберете цял файл .model.</translation>
    </message>
    <message>
        <source>Choose another encoding.</source>
        <translation>Изберете друго кодиране.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Изберете друг файл.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Изберете друга папка.</translation>
    </message>
    <message>
        <source>Choose another name or folder.</source>
        <translation>Изберете друго име или папка.</translation>
    </message>
    <message>
        <source>Choose bpe or wordpiece or gage.</source>
        <translation>Изберете bpe, wordpiece или gage.</translation>
    </message>
    <message>
        <source>Choose either counts or a field.</source>
        <translation>Изберете или бройки, или поле.</translation>
    </message>
    <message>
        <source>Choose from {0}, or join several with +.</source>
        <translation>Изберете от {0} или съединете няколко с +.</translation>
    </message>
    <message>
        <source>Choose from {0}, or save as tokenizer.json or .bpe.</source>
        <translation>Изберете от {0} или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Choose from {0}.</source>
        <translation>Изберете от {0}.</translation>
    </message>
    <message>
        <source>Choose gpt2, cl100k, o200k, or a pattern in one line without spaces at its ends; or save as tokenizer.json or .bpe.</source>
        <translation>Изберете gpt2, cl100k, o200k или шаблон на един ред без интервали в краищата; или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Choose one of its fields: {0}.</source>
        <translation>Изберете едно от полетата му: {0}.</translation>
    </message>
    <message>
        <source>Choose one of {0}.</source>
        <translation>Изберете едно от {0}.</translation>
    </message>
    <message>
        <source>Choose one, or compress a file first.</source>
        <translation>Изберете такъв или първо компресирайте файл.</translation>
    </message>
    <message>
        <source>Choose the algorithm bpe.</source>
        <translation>Изберете алгоритъма bpe.</translation>
    </message>
    <message>
        <source>Choose the folder that holds both files.</source>
        <translation>Изберете папката с двата файла.</translation>
    </message>
    <message>
        <source>Choose the form of the program, or compress the file with bpe-desktop gage.</source>
        <translation>Изберете формата на програмата или компресирайте файла с bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Choose the marker end.</source>
        <translation>Изберете маркера end.</translation>
    </message>
    <message>
        <source>Choose the units character, or leave it out.</source>
        <translation>Изберете единиците character или го пропуснете.</translation>
    </message>
    <message>
        <source>Choose {0}.</source>
        <translation>Изберете {0}.</translation>
    </message>
    <message>
        <source>Cut it into parts.</source>
        <translation>Разделете го на части.</translation>
    </message>
    <message>
        <source>Decoding follows the file&apos;s settings only in part: spaces may differ.</source>
        <translation>Декодирането следва настройките на файла само отчасти: интервалите може да се различават.</translation>
    </message>
    <message>
        <source>Decoding gives back every text exactly.</source>
        <translation>Декодирането връща точно всеки текст.</translation>
    </message>
    <message>
        <source>Decoding there changes the text by a second table; here it does not.</source>
        <translation>Там декодирането променя текста с втора таблица; тук не.</translation>
    </message>
    <message>
        <source>Dropout is for BPE, and this tokenizer is of the algorithm {0}.</source>
        <translation>Dropout е за BPE, а този токенизатор е с алгоритъм {0}.</translation>
    </message>
    <message>
        <source>Each unknown letter of a run is a piece there.</source>
        <translation>Там всяка непозната буква от поредица е парче.</translation>
    </message>
    <message>
        <source>Exactly one has to be.</source>
        <translation>Точно едно трябва да е такова.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Изтеглете файла отново.</translation>
    </message>
    <message>
        <source>Files up to {0} MB are read.</source>
        <translation>Четат се файлове до {0} MB.</translation>
    </message>
    <message>
        <source>Force one of them later.</source>
        <translation>Наложете едната по-късно.</translation>
    </message>
    <message>
        <source>GIF files are written by Pillow, which is not installed.</source>
        <translation>GIF файловете се пишат от Pillow, който не е инсталиран.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor knows no score.</source>
        <translation>Компресорът на Gage не познава оценки.</translation>
    </message>
    <message>
        <source>Gage&apos;s compressor makes no tokenizer.</source>
        <translation>Компресорът на Gage не прави токенизатор.</translation>
    </message>
    <message>
        <source>Get a whole copy of it.</source>
        <translation>Вземете цялото му копие.</translation>
    </message>
    <message>
        <source>Get it again.</source>
        <translation>Вземете го отново.</translation>
    </message>
    <message>
        <source>Give a count from 1 up, or take the line out.</source>
        <translation>Дайте брой от 1 нагоре или махнете реда.</translation>
    </message>
    <message>
        <source>Give a number above 0 and {0}.</source>
        <translation>Въведете число над 0 и {0}.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 1.</source>
        <translation>Въведете число от 0 до 1.</translation>
    </message>
    <message>
        <source>Give a number from 0, as 0.1.</source>
        <translation>Въведете число от 0, например 0.1.</translation>
    </message>
    <message>
        <source>Give a number from 1 up.</source>
        <translation>Въведете число от 1 нагоре.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Въведете число.</translation>
    </message>
    <message>
        <source>Give a power of two, such as 4096.</source>
        <translation>Въведете степен на двойката, например 4096.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Въведете цяло число от 0 нагоре.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Въведете цяло число от 1 нагоре.</translation>
    </message>
    <message>
        <source>Give a whole number {0}.</source>
        <translation>Въведете цяло число {0}.</translation>
    </message>
    <message>
        <source>Give each id once.</source>
        <translation>Дайте всяко id веднъж.</translation>
    </message>
    <message>
        <source>Give each key once.</source>
        <translation>Дайте всеки ключ веднъж.</translation>
    </message>
    <message>
        <source>Give each rank once.</source>
        <translation>Дайте всеки ранг веднъж.</translation>
    </message>
    <message>
        <source>Give each token an id of its own.</source>
        <translation>Дайте на всеки токен негово id.</translation>
    </message>
    <message>
        <source>Give it a name, such as &lt;pad&gt;.</source>
        <translation>Дайте му име, например &lt;pad&gt;.</translation>
    </message>
    <message>
        <source>Give it an id from {0} up.</source>
        <translation>Дайте му id от {0} нагоре.</translation>
    </message>
    <message>
        <source>Give it another name, or save as tokenizer.json or .bpe.</source>
        <translation>Дайте му друго име или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Дайте го веднъж.</translation>
    </message>
    <message>
        <source>Give one of the two.</source>
        <translation>Дайте едното от двете.</translation>
    </message>
    <message>
        <source>Give one, such as ##.</source>
        <translation>Дайте такъв, например ##.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Дайте име на файла.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Дайте true или false.</translation>
    </message>
    <message>
        <source>Give words of at least one character with counts from 1 up.</source>
        <translation>Дайте думи от поне един знак с брой от 1 нагоре.</translation>
    </message>
    <message>
        <source>Ids change: there a byte has its value, and merges follow from 256 on.</source>
        <translation>id се променят: там байтът има своята стойност, а сливанията следват от 256.</translation>
    </message>
    <message>
        <source>Ids, special tokens and settings are not kept, only the merges.</source>
        <translation>id, специалните токени и настройките не се пазят, само сливанията.</translation>
    </message>
    <message>
        <source>Import the file again.</source>
        <translation>Внесете файла отново.</translation>
    </message>
    <message>
        <source>Import the model again.</source>
        <translation>Внесете модела отново.</translation>
    </message>
    <message>
        <source>In a .tiktoken file the ids are the order of merging; save as tokenizer.json or .bpe.</source>
        <translation>Във файл .tiktoken id са редът на сливане; запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>In a vocab.txt the continuing prefix is {0}, not {1}.</source>
        <translation>Във vocab.txt представката за продължение е {0}, а не {1}.</translation>
    </message>
    <message>
        <source>In a vocabulary of bytes only special tokens may be spelled freely.</source>
        <translation>В речник от байтове само специалните токени се изписват свободно.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} comes twice.</source>
        <translation>В таблицата на двойките байт {0} се среща два пъти.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds a later one.</source>
        <translation>В таблицата на двойките байт {0} съдържа по-късен.</translation>
    </message>
    <message>
        <source>In the table of pairs the byte {0} holds itself.</source>
        <translation>В таблицата на двойките байт {0} съдържа себе си.</translation>
    </message>
    <message>
        <source>Install it with: pip install pillow. Or choose the page in HTML.</source>
        <translation>Инсталирайте го с: pip install pillow. Или изберете страницата в HTML.</translation>
    </message>
    <message>
        <source>Is it a file of ranks?</source>
        <translation>Файл с рангове ли е?</translation>
    </message>
    <message>
        <source>Is it a tokenizer?</source>
        <translation>Токенизатор ли е?</translation>
    </message>
    <message>
        <source>Is it damaged?</source>
        <translation>Повреден ли е?</translation>
    </message>
    <message>
        <source>Is it one?</source>
        <translation>Такъв ли е?</translation>
    </message>
    <message>
        <source>Is the file whole?</source>
        <translation>Цял ли е файлът?</translation>
    </message>
    <message>
        <source>It has no merge rules: it is shown as it is, with nothing to play.</source>
        <translation>Няма правила за сливане: показва се, какъвто е, без какво да се пуска.</translation>
    </message>
    <message>
        <source>It has no model in it.</source>
        <translation>В него няма модел.</translation>
    </message>
    <message>
        <source>It holds zero bytes, which text seldom does: is this its encoding?</source>
        <translation>Съдържа нулеви байтове, каквито текстът рядко има: това ли е кодирането?</translation>
    </message>
    <message>
        <source>It holds zero bytes.</source>
        <translation>Съдържа нулеви байтове.</translation>
    </message>
    <message>
        <source>It holds zero bytes. {0}</source>
        <translation>Съдържа нулеви байтове. {0}</translation>
    </message>
    <message>
        <source>It is damaged, or it was not made by this compression.</source>
        <translation>Повреден е или не е направен от това компресиране.</translation>
    </message>
    <message>
        <source>It is damaged, or needs a newer version of the program.</source>
        <translation>Повреден е или иска по-нова версия на програмата.</translation>
    </message>
    <message>
        <source>It is damaged, or of another kind.</source>
        <translation>Повреден е или е от друг вид.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Повреден е.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Вложено е твърде дълбоко.</translation>
    </message>
    <message>
        <source>It is {0}.</source>
        <translation>Това е {0}.</translation>
    </message>
    <message>
        <source>It is {0}. {1}</source>
        <translation>Това е {0}. {1}</translation>
    </message>
    <message>
        <source>Its first line is {0}.</source>
        <translation>Първият му ред е {0}.</translation>
    </message>
    <message>
        <source>Its ids have gaps, or special tokens or bytes stand behind other tokens.</source>
        <translation>id имат празнини, или специални токени или байтове стоят след други токени.</translation>
    </message>
    <message>
        <source>Join {0} by +, and put a colon and the token behind.</source>
        <translation>Съединете {0} с + и поставете двоеточие и токена.</translation>
    </message>
    <message>
        <source>Known are 0.1 and 0.2.</source>
        <translation>Познати са 0.1 и 0.2.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}.</source>
        <translation>Познати са от 1 до {0}.</translation>
    </message>
    <message>
        <source>Known are 1 to {0}: {1}.</source>
        <translation>Познати са от 1 до {0}: {1}.</translation>
    </message>
    <message>
        <source>Known are BPE, WordPiece, Unigram and WordLevel.</source>
        <translation>Познати са BPE, WordPiece, Unigram и WordLevel.</translation>
    </message>
    <message>
        <source>Known are {0}.</source>
        <translation>Познати са {0}.</translation>
    </message>
    <message>
        <source>Leave it out, or choose {0}.</source>
        <translation>Пропуснете го или изберете {0}.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Пропуснете го.</translation>
    </message>
    <message>
        <source>Let the file name begin with {0}, or put a {1} beside it with name, pat_str and special_tokens.</source>
        <translation>Нека името на файла започва с {0} или поставете до него {1} с name, pat_str и special_tokens.</translation>
    </message>
    <message>
        <source>Look for a pattern that calls itself, such as (?R).</source>
        <translation>Потърсете шаблон, който извиква себе си, като (?R).</translation>
    </message>
    <message>
        <source>Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Потърсете повторения в повторения, като (a+)+.</translation>
    </message>
    <message>
        <source>Make it first, or name another.</source>
        <translation>Първо я създайте или посочете друга.</translation>
    </message>
    <message>
        <source>Make the change at an earlier merge, or ask for more merges.</source>
        <translation>Направете промяната при по-ранно сливане или поискайте повече сливания.</translation>
    </message>
    <message>
        <source>Mend the regular expression.</source>
        <translation>Поправете регулярния израз.</translation>
    </message>
    <message>
        <source>Merge rule {0} names the id {1}, which no token has.</source>
        <translation>Правилото за сливане {0} посочва id {1}, което никой токен няма.</translation>
    </message>
    <message>
        <source>Merge rule {0} of {1} makes a token no longer than its parts.</source>
        <translation>Правилото за сливане {0} на {1} прави токен, не по-дълъг от частите си.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that another merge makes too, or none that minbpe could number.</source>
        <translation>Сливане {0} прави токен, който и друго прави, или такъв, който minbpe не може да номерира.</translation>
    </message>
    <message>
        <source>Merge {0} makes a token that is not spelled like its parts.</source>
        <translation>Сливане {0} прави токен, който не се пише като частите си.</translation>
    </message>
    <message>
        <source>Merge {0} makes the token {1}, whose id {2} is not above those made before.</source>
        <translation>Сливане {0} прави токена {1}, чието id {2} не е над създадените преди.</translation>
    </message>
    <message>
        <source>Merges are counted from 1.</source>
        <translation>Сливанията се броят от 1.</translation>
    </message>
    <message>
        <source>Merges are left out at random there (dropout); here they never are.</source>
        <translation>Там случайни сливания се пропускат (dropout); тук никога.</translation>
    </message>
    <message>
        <source>Merges count from 1.</source>
        <translation>Сливанията се броят от 1.</translation>
    </message>
    <message>
        <source>Merges of the algorithm {0} cannot be forced or forbidden.</source>
        <translation>Сливанията на алгоритъма {0} не могат да се налагат или забраняват.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Посочете файл.</translation>
    </message>
    <message>
        <source>Name a folder in it.</source>
        <translation>Посочете папка в него.</translation>
    </message>
    <message>
        <source>Name an unknown token, or use byte fallback.</source>
        <translation>Посочете непознат токен или използвайте byte fallback.</translation>
    </message>
    <message>
        <source>Name another encoding.</source>
        <translation>Посочете друго кодиране.</translation>
    </message>
    <message>
        <source>Name it.</source>
        <translation>Посочете го.</translation>
    </message>
    <message>
        <source>Name it: --format {0}.</source>
        <translation>Посочете го: --format {0}.</translation>
    </message>
    <message>
        <source>Name one of the files, or the format: hf or gpt2.</source>
        <translation>Посочете един от файловете или формата: hf или gpt2.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, cp1252, cp1251, shift_jis or gb18030.</source>
        <translation>Посочете някое, например utf-8, cp1252, cp1251, shift_jis или gb18030.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Посочете самия файл.</translation>
    </message>
    <message>
        <source>Name what begins with sp- last.</source>
        <translation>Посочете последно това, което започва с sp-.</translation>
    </message>
    <message>
        <source>No merge makes {0}.</source>
        <translation>Никое сливане не прави {0}.</translation>
    </message>
    <message>
        <source>No merges were made: the alphabet and the special tokens are {0} tokens already, more than the vocabulary of {1} that was asked for. The smallest possible is {2}.</source>
        <translation>Не са направени сливания: азбуката и специалните токени са вече {0} токена, повече от поискания речник от {1}. Най-малкият възможен е {2}.</translation>
    </message>
    <message>
        <source>No more substrings stand often enough.</source>
        <translation>Никой друг подниз не се среща достатъчно често.</translation>
    </message>
    <message>
        <source>No pair was replaced in any of {0} blocks.</source>
        <translation>Никоя двойка не е заменена в нито един от {0} блока.</translation>
    </message>
    <message>
        <source>No pair was replaced: all 256 byte values occur, so none is free for one.</source>
        <translation>Никоя двойка не е заменена: срещат се всичките 256 стойности и няма свободна.</translation>
    </message>
    <message>
        <source>No token has the id {0}, and a vocab.txt cannot leave one out.</source>
        <translation>Никой токен няма id {0}, а vocab.txt не може да го пропусне.</translation>
    </message>
    <message>
        <source>No token has the ids {0}{1}; they are left free.</source>
        <translation>Никой токен няма id {0}{1}; те остават свободни.</translation>
    </message>
    <message>
        <source>No {0} was taken: the special tokens are {1} tokens already.</source>
        <translation>Не е приета нито една единица ({0}): специалните токени са вече {1} токена.</translation>
    </message>
    <message>
        <source>Nothing is left of {0} for the model: it is white space.</source>
        <translation>От {0} не остава нищо за модела: то е само интервали.</translation>
    </message>
    <message>
        <source>Nothing keeps {0} from {1}: {2}</source>
        <translation>Нищо не пречи на {0} да стане {1}: {2}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Нищо не е записано.</translation>
    </message>
    <message>
        <source>Nothing was saved. Choose another format, such as bpe.</source>
        <translation>Нищо не е записано. Изберете друг формат, например bpe.</translation>
    </message>
    <message>
        <source>Nothing was saved. Look for repeats inside repeats, such as (a+)+.</source>
        <translation>Нищо не е записано. Потърсете повторения в повторения, като (a+)+.</translation>
    </message>
    <message>
        <source>Of the training settings nothing is kept.</source>
        <translation>От настройките на обучението нищо не се пази.</translation>
    </message>
    <message>
        <source>Only BPE has merges that can be taken back.</source>
        <translation>Само BPE има сливания, които могат да се върнат.</translation>
    </message>
    <message>
        <source>Only Gage&apos;s compressor has data.</source>
        <translation>Само компресорът на Gage има данни.</translation>
    </message>
    <message>
        <source>Only a tokenizer of characters, without markers and gaps between its ids, can be a SentencePiece model.</source>
        <translation>Само токенизатор на знаци, без маркери и без празнини между id, може да е модел на SentencePiece.</translation>
    </message>
    <message>
        <source>Only the alphabet is left.</source>
        <translation>Остава само азбуката.</translation>
    </message>
    <message>
        <source>Only the tokens are kept, not how they were learnt.</source>
        <translation>Пазят се само токените, не и как са научени.</translation>
    </message>
    <message>
        <source>Open a tokenizer: bpe, hf, gpt2, tiktoken, sentencepiece or subword-nmt.</source>
        <translation>Отворете токенизатор: bpe, hf, gpt2, tiktoken, sentencepiece или subword-nmt.</translation>
    </message>
    <message>
        <source>Open it again to see what is there.</source>
        <translation>Отворете го отново, за да видите какво има.</translation>
    </message>
    <message>
        <source>Open it in the window: bpe-desktop FILE.</source>
        <translation>Отворете го в прозореца: bpe-desktop ФАЙЛ.</translation>
    </message>
    <message>
        <source>Open one of the kind unigram, bpe or char.</source>
        <translation>Отворете модел от вид unigram, bpe или char.</translation>
    </message>
    <message>
        <source>Open the .model instead.</source>
        <translation>Вместо това отворете .model.</translation>
    </message>
    <message>
        <source>Open the .model, which has no such troubles.</source>
        <translation>Отворете .model, който няма такива трудности.</translation>
    </message>
    <message>
        <source>Open the .model.</source>
        <translation>Отворете .model.</translation>
    </message>
    <message>
        <source>Other programs strip the white space of {0} tokens, such as that with the id {1}.</source>
        <translation>Други програми махат интервалите от {0} токена, например този с id {1}.</translation>
    </message>
    <message>
        <source>Other programs take the {0} marker for letters.</source>
        <translation>Други програми вземат маркера {0} за букви.</translation>
    </message>
    <message>
        <source>Programs look for {0}, which is not the unknown token here.</source>
        <translation>Програмите търсят {0}, който тук не е непознатият токен.</translation>
    </message>
    <message>
        <source>Put the two files in one folder.</source>
        <translation>Поставете двата файла в една папка.</translation>
    </message>
    <message>
        <source>Read it again (F5).</source>
        <translation>Прочетете го отново (F5).</translation>
    </message>
    <message>
        <source>Rename the token.</source>
        <translation>Преименувайте токена.</translation>
    </message>
    <message>
        <source>Save as .bpe, which tells them apart.</source>
        <translation>Запишете като .bpe, който ги различава.</translation>
    </message>
    <message>
        <source>Save as .bpe.</source>
        <translation>Запишете като .bpe.</translation>
    </message>
    <message>
        <source>Save as .model or .bpe.</source>
        <translation>Запишете като .model или .bpe.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe, or train on bytes.</source>
        <translation>Запишете като tokenizer.json или .bpe, или обучете върху байтове.</translation>
    </message>
    <message>
        <source>Save as tokenizer.json or .bpe.</source>
        <translation>Запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Save as {0}.</source>
        <translation>Запишете като {0}.</translation>
    </message>
    <message>
        <source>Save it again.</source>
        <translation>Запишете го отново.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Запишете го като UTF-8.</translation>
    </message>
    <message>
        <source>Save the tokenizer to a file, and name it.</source>
        <translation>Запишете токенизатора във файл и го посочете.</translation>
    </message>
    <message>
        <source>Saved {0}.</source>
        <translation>Записано: {0}.</translation>
    </message>
    <message>
        <source>See how the fact is written in the description of lessons.</source>
        <translation>Вижте как се записва фактът в описанието на уроците.</translation>
    </message>
    <message>
        <source>SentencePiece models of the kind {0} cannot be used here.</source>
        <translation>Модели на SentencePiece от вид {0} не могат да се ползват тук.</translation>
    </message>
    <message>
        <source>SentencePiece would merge to {0} otherwise: it knows no merges, only pieces.</source>
        <translation>SentencePiece би слял до {0} иначе: той не познава сливания, само парчета.</translation>
    </message>
    <message>
        <source>Special tokens become ordinary ones: {0}.</source>
        <translation>Специалните токени стават обикновени: {0}.</translation>
    </message>
    <message>
        <source>Special tokens cannot be added later: their ids would not come first.</source>
        <translation>Специални токени не могат да се добавят после: техните id не биха били първи.</translation>
    </message>
    <message>
        <source>Special tokens typed in a text are taken for special tokens there.</source>
        <translation>Специални токени, написани в текст, там се приемат за специални.</translation>
    </message>
    <message>
        <source>Start it anew.</source>
        <translation>Започнете го наново.</translation>
    </message>
    <message>
        <source>Stopped after EM: no vocabulary size is given.</source>
        <translation>Спряно след EM: не е даден размер на речника.</translation>
    </message>
    <message>
        <source>Stopped at the number of merges asked for.</source>
        <translation>Спряно при поискания брой сливания.</translation>
    </message>
    <message>
        <source>Stopped because every pair that counts {0} or more would make a token {1}.</source>
        <translation>Спряно, защото всяка двойка с брой {0} или повече би направила токен {1}.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the alphabet is in the vocabulary.</source>
        <translation>Спряно, защото всяка единица ({0}) от азбуката е в речника.</translation>
    </message>
    <message>
        <source>Stopped because every {0} of the corpus is in the vocabulary.</source>
        <translation>Спряно, защото всяка единица ({0}) от корпуса е в речника.</translation>
    </message>
    <message>
        <source>Stopped because no byte is free any more: all 256 are in use.</source>
        <translation>Спряно, защото вече няма свободен байт: всичките 256 се използват.</translation>
    </message>
    <message>
        <source>Stopped because no other {0} counts {1} or more.</source>
        <translation>Спряно, защото никоя друга единица ({0}) няма брой {1} или повече.</translation>
    </message>
    <message>
        <source>Stopped because no pair counts {0} or more.</source>
        <translation>Спряно, защото никоя двойка няма брой {0} или повече.</translation>
    </message>
    <message>
        <source>Stopped because only forbidden pairs count {0} or more.</source>
        <translation>Спряно, защото само забранени двойки имат брой {0} или повече.</translation>
    </message>
    <message>
        <source>Stopped because the corpus has no words.</source>
        <translation>Спряно, защото корпусът няма думи.</translation>
    </message>
    <message>
        <source>Stopped because the vocabulary has {0} tokens.</source>
        <translation>Спряно, защото речникът има {0} токена.</translation>
    </message>
    <message>
        <source>Stopped because {0}, so there is no pair to merge.</source>
        <translation>Спряно, защото {0} и няма двойка за сливане.</translation>
    </message>
    <message>
        <source>Such models cannot be opened in this version.</source>
        <translation>Такива модели не могат да се отварят в тази версия.</translation>
    </message>
    <message>
        <source>Such models cannot be opened.</source>
        <translation>Такива модели не могат да се отварят.</translation>
    </message>
    <message>
        <source>Such tokenizers cannot be opened in this version.</source>
        <translation>Такива токенизатори не могат да се отварят в тази версия.</translation>
    </message>
    <message>
        <source>Take a file of up to 1 MB, or a part.</source>
        <translation>Вземете файл до 1 MB или част.</translation>
    </message>
    <message>
        <source>Take a part of it, or compress the file with bpe-desktop gage.</source>
        <translation>Вземете част от него или компресирайте файла с bpe-desktop gage.</translation>
    </message>
    <message>
        <source>Take a unigram tokenizer. For BPE there is dropout.</source>
        <translation>Вземете unigram токенизатор. За BPE има dropout.</translation>
    </message>
    <message>
        <source>Take a word of 2 to {0} symbols.</source>
        <translation>Вземете дума от 2 до {0} символа.</translation>
    </message>
    <message>
        <source>Take another one.</source>
        <translation>Вземете друга.</translation>
    </message>
    <message>
        <source>Take back so many at most.</source>
        <translation>Върнете най-много толкова.</translation>
    </message>
    <message>
        <source>Take one of its words.</source>
        <translation>Вземете една от думите му.</translation>
    </message>
    <message>
        <source>Take words of at most {0} characters.</source>
        <translation>Вземете думи от най-много {0} знака.</translation>
    </message>
    <message>
        <source>Text that the pre-tokenizer&apos;s pattern does not match is dropped.</source>
        <translation>Текст, който шаблонът на предтокенизатора не обхваща, отпада.</translation>
    </message>
    <message>
        <source>The BasicTokenizer does not look at special tokens.</source>
        <translation>BasicTokenizer не гледа специалните токени.</translation>
    </message>
    <message>
        <source>The algorithm {0} is not there yet.</source>
        <translation>Алгоритъмът {0} още го няма.</translation>
    </message>
    <message>
        <source>The compressed data would become {0} bytes, more than {1}.</source>
        <translation>Компресираните данни биха станали {0} байта, повече от {1}.</translation>
    </message>
    <message>
        <source>The compressed file ends in its table of pairs.</source>
        <translation>Компресираният файл свършва в таблицата на двойките.</translation>
    </message>
    <message>
        <source>The compressed file ends in the middle of a block.</source>
        <translation>Компресираният файл свършва по средата на блок.</translation>
    </message>
    <message>
        <source>The compressed file is damaged: its content is not what its checksum says.</source>
        <translation>Компресираният файл е повреден: съдържанието не отговаря на контролната сума.</translation>
    </message>
    <message>
        <source>The compressed file is of the form {0}, which is not known here.</source>
        <translation>Компресираният файл е във формата {0}, която тук е непозната.</translation>
    </message>
    <message>
        <source>The compressed file is of version {0}, which is not known here.</source>
        <translation>Компресираният файл е от версия {0}, която тук е непозната.</translation>
    </message>
    <message>
        <source>The compressed file says that it holds {0} bytes, more than {1}.</source>
        <translation>Компресираният файл казва, че съдържа {0} байта, повече от {1}.</translation>
    </message>
    <message>
        <source>The continuing prefix is empty.</source>
        <translation>Представката за продължение е празна.</translation>
    </message>
    <message>
        <source>The corpus cannot be read: {0}.</source>
        <translation>Корпусът не може да се прочете: {0}.</translation>
    </message>
    <message>
        <source>The corpus does not fit in memory.</source>
        <translation>Корпусът не се побира в паметта.</translation>
    </message>
    <message>
        <source>The corpus of the lesson is too large to be worked through.</source>
        <translation>Корпусът на урока е твърде голям за обработка.</translation>
    </message>
    <message>
        <source>The dropout is {0}.</source>
        <translation>Dropout е {0}.</translation>
    </message>
    <message>
        <source>The encoding {0} is a guess.</source>
        <translation>Кодирането {0} е предположение.</translation>
    </message>
    <message>
        <source>The file holds more long tokens than a vocabulary has.</source>
        <translation>Файлът съдържа повече дълги токени, отколкото има речник.</translation>
    </message>
    <message>
        <source>The file is damaged, or its parts do not belong.</source>
        <translation>Файлът е повреден или частите му не са от едно цяло.</translation>
    </message>
    <message>
        <source>The file is damaged, or of another kind.</source>
        <translation>Файлът е повреден или е от друг вид.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файлът е повреден.</translation>
    </message>
    <message>
        <source>The file name is not one that can exist.</source>
        <translation>Такова име на файл не може да има.</translation>
    </message>
    <message>
        <source>The file read back</source>
        <translation>Прочетеният обратно файл</translation>
    </message>
    <message>
        <source>The file read back cuts {0} otherwise.</source>
        <translation>Прочетеният обратно файл дели {0} иначе.</translation>
    </message>
    <message>
        <source>The file read back is not the same.</source>
        <translation>Прочетеният обратно файл не е същият.</translation>
    </message>
    <message>
        <source>The file to write has no name.</source>
        <translation>Файлът за запис няма име.</translation>
    </message>
    <message>
        <source>The file&apos;s {0} is left out: texts keep their length.</source>
        <translation>{0} на файла се пропуска: текстовете запазват дължината си.</translation>
    </message>
    <message>
        <source>The files do not say that whole words are taken past the merges.</source>
        <translation>Файловете не казват, че целите думи се вземат без сливания.</translation>
    </message>
    <message>
        <source>The first merge {0} would be taken for a header.</source>
        <translation>Първото сливане {0} би се приело за заглавен ред.</translation>
    </message>
    <message>
        <source>The folder {0} does not exist.</source>
        <translation>Папката {0} не съществува.</translation>
    </message>
    <message>
        <source>The format {0} cuts by merges, which a tokenizer of {1} does not.</source>
        <translation>Форматът {0} дели чрез сливания, а токенизатор {1} – не.</translation>
    </message>
    <message>
        <source>The format {0} has no tokens that are found in every text, such as {1}.</source>
        <translation>Форматът {0} няма токени, които се намират във всеки текст, като {1}.</translation>
    </message>
    <message>
        <source>The id {0} of the special token {1} is taken in {2}.</source>
        <translation>id {0} на специалния токен {1} е заето в {2}.</translation>
    </message>
    <message>
        <source>The input has {0} bytes, more than {1}.</source>
        <translation>Входът има {0} байта, повече от {1}.</translation>
    </message>
    <message>
        <source>The input is empty, so there is nothing to replace.</source>
        <translation>Входът е празен, затова няма какво да се заменя.</translation>
    </message>
    <message>
        <source>The input is one byte, so there is no pair to replace.</source>
        <translation>Входът е един байт, затова няма двойка за замяна.</translation>
    </message>
    <message>
        <source>The input is stored as it is.</source>
        <translation>Входът се съхранява, какъвто е.</translation>
    </message>
    <message>
        <source>The lines are in another order, or one is lost.</source>
        <translation>Редовете са в друг ред или един липсва.</translation>
    </message>
    <message>
        <source>The merges are not kept: the library finds them again by the scores.</source>
        <translation>Сливанията не се пазят: библиотеката ги намира отново по оценките.</translation>
    </message>
    <message>
        <source>The merges read back are not the same.</source>
        <translation>Прочетените обратно сливания не са същите.</translation>
    </message>
    <message>
        <source>The model&apos;s normalization table is damaged.</source>
        <translation>Таблицата за нормализиране на модела е повредена.</translation>
    </message>
    <message>
        <source>The model&apos;s own table changes the text before it is cut.</source>
        <translation>Таблицата на модела променя текста, преди да се раздели.</translation>
    </message>
    <message>
        <source>The most is {0}.</source>
        <translation>Най-голямото е {0}.</translation>
    </message>
    <message>
        <source>The most is {0}. Add it as a whole token, or train on a corpus.</source>
        <translation>Най-много са {0}. Добавете го като цял токен или обучете върху корпус.</translation>
    </message>
    <message>
        <source>The name {0} does not say which format to write.</source>
        <translation>Името {0} не казва кой формат да се запише.</translation>
    </message>
    <message>
        <source>The name {0} is too long.</source>
        <translation>Името {0} е твърде дълго.</translation>
    </message>
    <message>
        <source>The normalization table is damaged.</source>
        <translation>Таблицата за нормализиране е повредена.</translation>
    </message>
    <message>
        <source>The normalizer is written as a table: unusual sequences of marks stay as they are.</source>
        <translation>Нормализаторът се записва като таблица: необичайни поредици от знаци остават, каквито са.</translation>
    </message>
    <message>
        <source>The normalizer {0} changes the text before it is cut.</source>
        <translation>Нормализаторът {0} променя текста, преди да се раздели.</translation>
    </message>
    <message>
        <source>The normalizer {0} is not kept.</source>
        <translation>Нормализаторът {0} не се пази.</translation>
    </message>
    <message>
        <source>The normalizer {0} lacks a text.</source>
        <translation>На нормализатора {0} му липсва текст.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too long on this text.</source>
        <translation>Шаблонът на нормализатора се бави твърде много върху този текст.</translation>
    </message>
    <message>
        <source>The normalizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Шаблонът на нормализатора иска твърде много памет за този текст.</translation>
    </message>
    <message>
        <source>The number of new merges is below 0.</source>
        <translation>Броят на новите сливания е под 0.</translation>
    </message>
    <message>
        <source>The object is empty.</source>
        <translation>Обектът е празен.</translation>
    </message>
    <message>
        <source>The pair of merge {0} is of a token that is not there yet.</source>
        <translation>Двойката на сливане {0} е от токен, който още го няма.</translation>
    </message>
    <message>
        <source>The pair {0} cannot be merged as merge {1}.</source>
        <translation>Двойката {0} не може да се слее като сливане {1}.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens belong to another vocabulary.</source>
        <translation>Шаблонът и специалните токени са на друг речник.</translation>
    </message>
    <message>
        <source>The pattern and the special tokens go to a second file, which ends in .tiktoken.json.</source>
        <translation>Шаблонът и специалните токени отиват във втори файл, който завършва на .tiktoken.json.</translation>
    </message>
    <message>
        <source>The power {0} is out of range.</source>
        <translation>Степента {0} е извън обхвата.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept: BERT&apos;s is used there.</source>
        <translation>Предтокенизаторът {0} не се пази: там се ползва този на BERT.</translation>
    </message>
    <message>
        <source>The pre-tokenizer {0} is not kept; spaces end words.</source>
        <translation>Предтокенизаторът {0} не се пази; думите свършват с интервал.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern is empty or runs backwards.</source>
        <translation>Шаблонът на предтокенизатора е празен или върви назад.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on a text such as {0}.</source>
        <translation>Шаблонът на предтокенизатора се бави твърде много върху текст като {0}.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too long on this text.</source>
        <translation>Шаблонът на предтокенизатора се бави твърде много върху този текст.</translation>
    </message>
    <message>
        <source>The pre-tokenizer&apos;s pattern takes too much memory on this text.</source>
        <translation>Шаблонът на предтокенизатора иска твърде много памет за този текст.</translation>
    </message>
    <message>
        <source>The space that is put at the edge of the text comes back with it.</source>
        <translation>Интервалът, поставен в края на текста, се връща с него.</translation>
    </message>
    <message>
        <source>The special token {0} holds white space, which minbpe cannot read.</source>
        <translation>Специалният токен {0} съдържа интервали, които minbpe не може да прочете.</translation>
    </message>
    <message>
        <source>The special token {0} is given twice.</source>
        <translation>Специалният токен {0} е даден два пъти.</translation>
    </message>
    <message>
        <source>The steps of the file that it comes from change the text before it is cut.</source>
        <translation>Стъпките на файла, от който идва, променят текста, преди да се раздели.</translation>
    </message>
    <message>
        <source>The table read back is not the same.</source>
        <translation>Прочетената обратно таблица не е същата.</translation>
    </message>
    <message>
        <source>The tables would cost more than the replacements save.</source>
        <translation>Таблиците биха стрували повече, отколкото спестяват замените.</translation>
    </message>
    <message>
        <source>The text has {0} bytes, and step by step at most {1} are compressed in the form {2}.</source>
        <translation>Текстът има {0} байта, а стъпка по стъпка се компресират най-много {1} във формата {2}.</translation>
    </message>
    <message>
        <source>The token with the id {0} {1}, which a vocab.txt cannot hold.</source>
        <translation>Токенът с id {0} {1}, а vocab.txt не може да го побере.</translation>
    </message>
    <message>
        <source>The token {0} holds {1}, which {2} cannot hold.</source>
        <translation>Токенът {0} съдържа {1}, което {2} не може да побере.</translation>
    </message>
    <message>
        <source>The token {0} is given twice.</source>
        <translation>Токенът {0} е даден два пъти.</translation>
    </message>
    <message>
        <source>The token {0} is listed twice, on lines {1}{2} and {3}: the last one holds, its id is {4}.</source>
        <translation>Токенът {0} е изброен два пъти, на редове {1}{2} и {3}: важи последният, неговото id е {4}.</translation>
    </message>
    <message>
        <source>The token {0} is not built by merges, which this file would need.</source>
        <translation>Токенът {0} не е направен чрез сливания, каквито този файл изисква.</translation>
    </message>
    <message>
        <source>The token {0} {1}, which a SentencePiece model cannot hold.</source>
        <translation>Токенът {0} {1}, а модел на SentencePiece не може да го побере.</translation>
    </message>
    <message>
        <source>The tokens of {0} are too long.</source>
        <translation>Токените на {0} са твърде дълги.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both spelled {2}.</source>
        <translation>Токените {0} и {1} се изписват еднакво, {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are both written {2}.</source>
        <translation>Токените {0} и {1} се записват еднакво, {2}.</translation>
    </message>
    <message>
        <source>The tokens {0} and {1} are the same bytes, {2}.</source>
        <translation>Токените {0} и {1} са едни и същи байтове, {2}.</translation>
    </message>
    <message>
        <source>The training ends after merge {0}, before merge {1}.</source>
        <translation>Обучението свършва след сливане {0}, преди сливане {1}.</translation>
    </message>
    <message>
        <source>The training has {0} merges.</source>
        <translation>Обучението има {0} сливания.</translation>
    </message>
    <message>
        <source>The training process ended with code {0}.</source>
        <translation>Процесът на обучение завърши с код {0}.</translation>
    </message>
    <message>
        <source>The training settings cannot be read: {0}.</source>
        <translation>Настройките на обучението не могат да се прочетат: {0}.</translation>
    </message>
    <message>
        <source>The training settings, such as the rule for equal counts, are not kept.</source>
        <translation>Настройките на обучението, като правилото за равен брой, не се пазят.</translation>
    </message>
    <message>
        <source>The unknown token is an ordinary special token there.</source>
        <translation>Непознатият токен там е обикновен специален токен.</translation>
    </message>
    <message>
        <source>The vocabulary and the merges do not belong together.</source>
        <translation>Речникът и сливанията не са от едно цяло.</translation>
    </message>
    <message>
        <source>The vocabulary has no token with the id {0}.</source>
        <translation>Речникът няма токен с id {0}.</translation>
    </message>
    <message>
        <source>The vocabulary has no token {0}.</source>
        <translation>Речникът няма токен {0}.</translation>
    </message>
    <message>
        <source>The vocabulary to go on from has no special token {0}.</source>
        <translation>Речникът, от който се продължава, няма специален токен {0}.</translation>
    </message>
    <message>
        <source>The word {0} has the count {1}.</source>
        <translation>Думата {0} има брой {1}.</translation>
    </message>
    <message>
        <source>The {0} marker is written as the character U+{1}, which no text should hold.</source>
        <translation>Маркерът {0} се записва като знака U+{1}, който никой текст не бива да съдържа.</translation>
    </message>
    <message>
        <source>The {0} {1} does not go with the algorithm {2}.</source>
        <translation>{0} {1} не върви с алгоритъма {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not kept; the files are read with {2}.</source>
        <translation>{0} {1} не се пази; файловете се четат с {2}.</translation>
    </message>
    <message>
        <source>The {0} {1} is not valid Unicode.</source>
        <translation>{0} {1} не е валиден Unicode.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern cannot be read: {1}.</source>
        <translation>Шаблонът на {0} не може да се прочете: {1}.</translation>
    </message>
    <message>
        <source>The {0}&apos;s pattern is too large.</source>
        <translation>Шаблонът на {0} е твърде голям.</translation>
    </message>
    <message>
        <source>There a pre-token that is a token as a whole is merged all the same.</source>
        <translation>Там предтокен, който е цял токен, все пак се слива.</translation>
    </message>
    <message>
        <source>There a text that spells a byte piece, such as &lt;0x0A&gt;, becomes that byte; here not.</source>
        <translation>Там текст, който изписва байтово парче като &lt;0x0A&gt;, става този байт; тук не.</translation>
    </message>
    <message>
        <source>There a word of more than 100 characters is unknown.</source>
        <translation>Там дума от над 100 знака е непозната.</translation>
    </message>
    <message>
        <source>There are no lessons about the algorithm {0}.</source>
        <translation>Няма уроци за алгоритъма {0}.</translation>
    </message>
    <message>
        <source>There are {0} merges, not {1}.</source>
        <translation>Има {0} сливания, а не {1}.</translation>
    </message>
    <message>
        <source>There is a pattern, so that the file is for minbpe&apos;s RegexTokenizer.</source>
        <translation>Има шаблон, затова файлът е за RegexTokenizer на minbpe.</translation>
    </message>
    <message>
        <source>There is no encoding called {0}.</source>
        <translation>Няма кодиране с име {0}.</translation>
    </message>
    <message>
        <source>There is no fact {0}.</source>
        <translation>Няма факт {0}.</translation>
    </message>
    <message>
        <source>There is no format {0}.</source>
        <translation>Няма формат {0}.</translation>
    </message>
    <message>
        <source>There is no merge {0}.</source>
        <translation>Няма сливане {0}.</translation>
    </message>
    <message>
        <source>There is no pattern, so that the file is for minbpe&apos;s BasicTokenizer.</source>
        <translation>Няма шаблон, затова файлът е за BasicTokenizer на minbpe.</translation>
    </message>
    <message>
        <source>There is no published vocabulary {0}.</source>
        <translation>Няма публикуван речник {0}.</translation>
    </message>
    <message>
        <source>There is no step {0}.</source>
        <translation>Няма стъпка {0}.</translation>
    </message>
    <message>
        <source>There is no text to train on.</source>
        <translation>Няма текст за обучение.</translation>
    </message>
    <message>
        <source>There is no way {0} to add a token.</source>
        <translation>Няма начин {0} за добавяне на токен.</translation>
    </message>
    <message>
        <source>There is no {0}: a word that cannot be cut has no id.</source>
        <translation>Няма {0}: дума, която не може да се раздели, няма id.</translation>
    </message>
    <message>
        <source>There is nothing to replace in no bytes.</source>
        <translation>Без байтове няма какво да се заменя.</translation>
    </message>
    <message>
        <source>There is only one pair to choose from.</source>
        <translation>Има само една двойка за избор.</translation>
    </message>
    <message>
        <source>There {0} in a text becomes that byte&apos;s token; here it is text.</source>
        <translation>Там {0} в текст става токенът на този байт; тук е текст.</translation>
    </message>
    <message>
        <source>There {0} is looked for after normalizing; here in the text as it is.</source>
        <translation>Там {0} се търси след нормализирането; тук в текста, какъвто е.</translation>
    </message>
    <message>
        <source>These files begin with code points or bytes, not with graphemes.</source>
        <translation>Тези файлове тръгват от кодови точки или байтове, а не от графеми.</translation>
    </message>
    <message>
        <source>This format cannot hold such a merge; save as .bpe.</source>
        <translation>Този формат не може да побере такова сливане; запишете като .bpe.</translation>
    </message>
    <message>
        <source>This format tells tokens apart by their spelling; rename the special token.</source>
        <translation>Този формат различава токените по изписването; преименувайте специалния токен.</translation>
    </message>
    <message>
        <source>This is not a file that gage compress made.</source>
        <translation>Това не е файл, направен от gage compress.</translation>
    </message>
    <message>
        <source>This is not the name of a file.</source>
        <translation>Това не е име на файл.</translation>
    </message>
    <message>
        <source>This tokenizer has no merge rules.</source>
        <translation>Този токенизатор няма правила за сливане.</translation>
    </message>
    <message>
        <source>Tokens that are added around a text (post-processor) are left out.</source>
        <translation>Токените, добавяни около текста (post-processor), се пропускат.</translation>
    </message>
    <message>
        <source>Train anew, or choose the algorithm bpe.</source>
        <translation>Обучете наново или изберете алгоритъма bpe.</translation>
    </message>
    <message>
        <source>Train on a smaller part of it, or raise the minimum count.</source>
        <translation>Обучете върху по-малка част или вдигнете минималния брой.</translation>
    </message>
    <message>
        <source>Train one on it: bpe-desktop train FILE -o NAME.bpe.</source>
        <translation>Обучете токенизатор върху него: bpe-desktop train ФАЙЛ -o ИМЕ.bpe.</translation>
    </message>
    <message>
        <source>Train one with the normalizer sp-escape, or choose another format.</source>
        <translation>Обучете с нормализатора sp-escape или изберете друг формат.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown and without ignore-merges, or save as tokenizer.json or .bpe.</source>
        <translation>Обучете с fuse-unknown и без ignore-merges, или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Train with fuse-unknown, or save as .bpe.</source>
        <translation>Обучете с fuse-unknown или запишете като .bpe.</translation>
    </message>
    <message>
        <source>Train with merges, or save as tokenizer.json or .bpe.</source>
        <translation>Обучете със сливания или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Train with one pre-tokenizer, or save as tokenizer.json or .bpe.</source>
        <translation>Обучете с един предтокенизатор или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Train with the algorithm wordpiece, or save as .bpe.</source>
        <translation>Обучете с алгоритъма wordpiece или запишете като .bpe.</translation>
    </message>
    <message>
        <source>Train with the prefix {0}, or save as .bpe.</source>
        <translation>Обучете с представката {0} или запишете като .bpe.</translation>
    </message>
    <message>
        <source>Train with the {0} {1}, or save as tokenizer.json or .bpe.</source>
        <translation>Обучете с {0} {1} или запишете като tokenizer.json или .bpe.</translation>
    </message>
    <message>
        <source>Train without a marker, or save as .bpe.</source>
        <translation>Обучете без маркер или запишете като .bpe.</translation>
    </message>
    <message>
        <source>Try utf-8, or leave it out.</source>
        <translation>Опитайте utf-8 или го пропуснете.</translation>
    </message>
    <message>
        <source>Two merge rules have the rank {0}.</source>
        <translation>Две правила за сливане имат ранг {0}.</translation>
    </message>
    <message>
        <source>Two pairs are forced to be merge {0}.</source>
        <translation>Две двойки са наложени като сливане {0}.</translation>
    </message>
    <message>
        <source>Two tokens have the id {0}.</source>
        <translation>Два токена имат id {0}.</translation>
    </message>
    <message>
        <source>Type its text.</source>
        <translation>Напишете текста му.</translation>
    </message>
    <message>
        <source>Type one, or open a file.</source>
        <translation>Напишете такъв или отворете файл.</translation>
    </message>
    <message>
        <source>UTF-8 with byte-order mark</source>
        <translation>UTF-8 с байтов маркер (BOM)</translation>
    </message>
    <message>
        <source>Unknown characters do not fall back to bytes there.</source>
        <translation>Непознатите знаци там не преминават към байтове.</translation>
    </message>
    <message>
        <source>Unknown normalizer: {0}.</source>
        <translation>Непознат нормализатор: {0}.</translation>
    </message>
    <message>
        <source>Unknown pre-tokenizer: {0}.</source>
        <translation>Непознат предтокенизатор: {0}.</translation>
    </message>
    <message>
        <source>Unknown tie-break: {0}.</source>
        <translation>Непознато правило при равенство: {0}.</translation>
    </message>
    <message>
        <source>Unknown {0}: {1}.</source>
        <translation>Непозната стойност за {0}: {1}.</translation>
    </message>
    <message>
        <source>Unpack it first if it is one.</source>
        <translation>Първо го разархивирайте, ако е такъв.</translation>
    </message>
    <message>
        <source>Up to {0} bytes are read.</source>
        <translation>Четат се до {0} байта.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Обновете програмата.</translation>
    </message>
    <message>
        <source>Use a newer version of the program.</source>
        <translation>Използвайте по-нова версия на програмата.</translation>
    </message>
    <message>
        <source>Use ids from 0 to {0}.</source>
        <translation>Използвайте id от 0 до {0}.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary becomes {0}.</source>
        <translation>Което не е в речника, става {0}.</translation>
    </message>
    <message>
        <source>White space between words comes back as one space.</source>
        <translation>Празното място между думите се връща като един интервал.</translation>
    </message>
    <message>
        <source>White space between words is dropped, and nothing marks where a word ends.</source>
        <translation>Празното място между думите отпада и нищо не отбелязва края на думата.</translation>
    </message>
    <message>
        <source>With byte fallback a model has the pieces &lt;0x00&gt; to &lt;0xFF&gt;, otherwise none of them.</source>
        <translation>С byte fallback моделът има парчетата от &lt;0x00&gt; до &lt;0xFF&gt;, иначе нито едно от тях.</translation>
    </message>
    <message>
        <source>Words come back with one space between them, whatever stood there, and unknown words do not come back.</source>
        <translation>Думите се връщат с по един интервал, каквото и да е имало, а непознатите не се връщат.</translation>
    </message>
    <message>
        <source>Write LEFT RIGHT.</source>
        <translation>Напишете LEFT RIGHT.</translation>
    </message>
    <message>
        <source>Write NAME ID.</source>
        <translation>Напишете NAME ID.</translation>
    </message>
    <message>
        <source>Write a shorter one, with smaller numbers in its repeats.</source>
        <translation>Напишете по-къс, с по-малки числа в повторенията.</translation>
    </message>
    <message>
        <source>Write merges as pairs, so that tokens may hold spaces.</source>
        <translation>Пишете сливанията като двойки, така токените може да съдържат интервали.</translation>
    </message>
    <message>
        <source>Write name, pat_str and special_tokens, as tiktoken.Encoding takes them.</source>
        <translation>Напишете name, pat_str и special_tokens, както ги приема tiktoken.Encoding.</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>Пишете по един JSON обект на ред.</translation>
    </message>
    <message>
        <source>Write one word per line, a tab, and a whole number.</source>
        <translation>Пишете по една дума на ред, табулация и цяло число.</translation>
    </message>
    <message>
        <source>Write what a pre-token looks like, such as regex:\S+.</source>
        <translation>Напишете как изглежда предтокен, например regex:\S+.</translation>
    </message>
    <message>
        <source>Your own pattern is read there by another engine, which may split otherwise.</source>
        <translation>Вашият шаблон там се чете от друга машина, която може да дели иначе.</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF документ</translation>
    </message>
    <message>
        <source>a Zip archive or an office document</source>
        <translation>Zip архив или офис документ</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>връщане на каретката</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>компресиран файл</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>база данни</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>край на ред</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>програма</translation>
    </message>
    <message>
        <source>a sound or film</source>
        <translation>звук или филм</translation>
    </message>
    <message>
        <source>a sound, film or picture</source>
        <translation>звук, филм или изображение</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>всички еднакви</translation>
    </message>
    <message>
        <source>an empty part</source>
        <translation>празна част</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>обект</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>офис документ</translation>
    </message>
    <message>
        <source>an unknown symbol</source>
        <translation>непознат символ</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>и още</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>най-много {0}</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>byte-fallback does not go with the marker end-attached: bytes carry no marker.</source>
        <translation>byte-fallback не върви с маркера end-attached: байтовете не носят маркер.</translation>
    </message>
    <message>
        <source>character</source>
        <translation>знак</translation>
    </message>
    <message>
        <source>equal ids</source>
        <translation>еднакви id</translation>
    </message>
    <message>
        <source>every pair left holds an unknown symbol or a byte</source>
        <translation>всяка останала двойка съдържа непознат символ или байт</translation>
    </message>
    <message>
        <source>every word is one symbol</source>
        <translation>всяка дума е един символ</translation>
    </message>
    <message>
        <source>four parts</source>
        <translation>четири части</translation>
    </message>
    <message>
        <source>from {0} to {1}</source>
        <translation>от {0} до {1}</translation>
    </message>
    <message>
        <source>from {0} up</source>
        <translation>от {0} нагоре</translation>
    </message>
    <message>
        <source>holds a line end</source>
        <translation>съдържа край на ред</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>е празен</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>липсва</translation>
    </message>
    <message>
        <source>longer than {0}</source>
        <translation>по-дълъг от {0}</translation>
    </message>
    <message>
        <source>merge {0} has made {1} there before</source>
        <translation>преди това сливане {0} е направило там {1}</translation>
    </message>
    <message>
        <source>one part</source>
        <translation>една част</translation>
    </message>
    <message>
        <source>precompiled_charsmap is not base64.</source>
        <translation>precompiled_charsmap не е base64.</translation>
    </message>
    <message>
        <source>processes is {0}.</source>
        <translation>processes е {0}.</translation>
    </message>
    <message>
        <source>slots is {0}.</source>
        <translation>slots е {0}.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>специален токен</translation>
    </message>
    <message>
        <source>subword-nmt cuts {0} into {1}, not into {2}.</source>
        <translation>subword-nmt дели {0} на {1}, а не на {2}.</translation>
    </message>
    <message>
        <source>that the restriction does not allow</source>
        <translation>който ограничението не допуска</translation>
    </message>
    <message>
        <source>the marker {0}</source>
        <translation>маркерът {0}</translation>
    </message>
    <message>
        <source>the word begins after it</source>
        <translation>думата започва след това</translation>
    </message>
    <message>
        <source>the word ends there</source>
        <translation>думата свършва там</translation>
    </message>
    <message>
        <source>three parts</source>
        <translation>три части</translation>
    </message>
    <message>
        <source>tokenizer.json has no means for the normalizer {0}.</source>
        <translation>tokenizer.json няма как да изрази нормализатора {0}.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>истина или лъжа</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>непознат токен</translation>
    </message>
    <message>
        <source>vocab.json has no merges.txt beside it.</source>
        <translation>До vocab.json няма merges.txt.</translation>
    </message>
    <message>
        <source>was</source>
        <translation>обучена</translation>
    </message>
    <message>
        <source>were</source>
        <translation>обучени</translation>
    </message>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>{0} Also by {1}.</source>
        <translation>{0} Също и от {1}.</translation>
    </message>
    <message>
        <source>{0} becomes a special token like others.</source>
        <translation>{0} става специален токен като другите.</translation>
    </message>
    <message>
        <source>{0} blocks</source>
        <translation>{0} блока</translation>
    </message>
    <message>
        <source>{0} bytes do</source>
        <translation>{0} байта не са валидни</translation>
    </message>
    <message>
        <source>{0} cannot apply: it needs {1}, but {2}</source>
        <translation>{0} не може да се приложи: трябва {1}, но {2}</translation>
    </message>
    <message>
        <source>{0} cannot be asked about {1}.</source>
        <translation>{0} не може да се пита за {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be built by merges: each step on the way is a token already.</source>
        <translation>{0} не може да се построи чрез сливания: всяка стъпка по пътя вече е токен.</translation>
    </message>
    <message>
        <source>{0} cannot be built from two others: {1}.</source>
        <translation>{0} не може да се построи от други два: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be cut by hand.</source>
        <translation>{0} не може да се дели на ръка.</translation>
    </message>
    <message>
        <source>{0} cannot be cut with {1}: its text is not in one piece of it.</source>
        <translation>{0} не може да се раздели с {1}: текстът му не е в едно нейно парче.</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} не може да се прочете: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} не може да се запише: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: its text is not in the word.</source>
        <translation>{0} не може да стане {1}: текстът му не е в думата.</translation>
    </message>
    <message>
        <source>{0} cannot become {1}: nothing of it is in the word.</source>
        <translation>{0} не може да стане {1}: нищо от него не е в думата.</translation>
    </message>
    <message>
        <source>{0} cannot encode with the file: {1}.</source>
        <translation>{0} не може да кодира с файла: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot hold the {1} {2}.</source>
        <translation>{0} не може да побере {1} {2}.</translation>
    </message>
    <message>
        <source>{0} cannot load the file: {1}.</source>
        <translation>{0} не може да зареди файла: {1}.</translation>
    </message>
    <message>
        <source>{0} characters</source>
        <translation>{0} знака</translation>
    </message>
    <message>
        <source>{0} comes into the vocabulary at step {1} only.</source>
        <translation>{0} влиза в речника едва на стъпка {1}.</translation>
    </message>
    <message>
        <source>{0} cuts text into bytes for a model of the kind {1}.</source>
        <translation>{0} дели текста на байтове за модел от вид {1}.</translation>
    </message>
    <message>
        <source>{0} does not become {1}, since {2}.</source>
        <translation>{0} не става {1}, защото {2}.</translation>
    </message>
    <message>
        <source>{0} does not begin with the line {1}.</source>
        <translation>{0} не започва с реда {1}.</translation>
    </message>
    <message>
        <source>{0} does not exist.</source>
        <translation>{0} не съществува.</translation>
    </message>
    <message>
        <source>{0} does not go with the algorithm {1}.</source>
        <translation>{0} не върви с алгоритъма {1}.</translation>
    </message>
    <message>
        <source>{0} does not go with the units byte.</source>
        <translation>{0} не върви с единиците byte.</translation>
    </message>
    <message>
        <source>{0} does not hold the character {1}.</source>
        <translation>{0} не съдържа знака {1}.</translation>
    </message>
    <message>
        <source>{0} does not say how text is cut before merging.</source>
        <translation>{0} не казва как се дели текстът преди сливане.</translation>
    </message>
    <message>
        <source>{0} empty: that id stands for nothing, and no other id moves.</source>
        <translation>{0} празен: това id не стои за нищо и другите не се местят.</translation>
    </message>
    <message>
        <source>{0} ends before its special tokens.</source>
        <translation>{0} свършва преди специалните си токени.</translation>
    </message>
    <message>
        <source>{0} ends in its special tokens.</source>
        <translation>{0} свършва сред специалните си токени.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} fits there too and is longer.</source>
        <translation>{0} пасва в {1}, но там пасва и {2}, който е по-дълъг.</translation>
    </message>
    <message>
        <source>{0} fits in {1}, but {2} was taken before, which goes past the place where it would start.</source>
        <translation>{0} пасва в {1}, но преди това е взет {2}, който минава мястото, откъдето би започнал.</translation>
    </message>
    <message>
        <source>{0} fits only at the start of a word, and in {1} its text stands inside.</source>
        <translation>{0} пасва само в началото на дума, а в {1} текстът му е вътре.</translation>
    </message>
    <message>
        <source>{0} fits only inside a word, and {1} has its text at the start.</source>
        <translation>{0} пасва само вътре в дума, а {1} има текста му в началото.</translation>
    </message>
    <message>
        <source>{0} gives one rank to two tokens.</source>
        <translation>{0} дава един ранг на два токена.</translation>
    </message>
    <message>
        <source>{0} gives other ids for {1}, from token {2} on: {3} for {4}.</source>
        <translation>{0} дава други id за {1}, от токен {2} нататък: {3} вместо {4}.</translation>
    </message>
    <message>
        <source>{0} gives the id {1} to {2} and to {3}.</source>
        <translation>{0} дава id {1} на {2} и на {3}.</translation>
    </message>
    <message>
        <source>{0} gives the special token {1} the id {2}.</source>
        <translation>{0} дава на специалния токен {1} id {2}.</translation>
    </message>
    <message>
        <source>{0} gives the token {1} the id {2}.</source>
        <translation>{0} дава на токена {1} id {2}.</translation>
    </message>
    <message>
        <source>{0} glues a mark other than {1} to the letters of each word.</source>
        <translation>{0} лепи към буквите на всяка дума знак, различен от {1}.</translation>
    </message>
    <message>
        <source>{0} has a character that is no piece: it is cut into its bytes, and {1} is one of these.</source>
        <translation>{0} има знак, който не е парче: той се дели на байтовете си, а {1} е един от тях.</translation>
    </message>
    <message>
        <source>{0} has changed on the disk.</source>
        <translation>{0} е променен на диска.</translation>
    </message>
    <message>
        <source>{0} has changed since it was opened.</source>
        <translation>{0} е променен, откакто е отворен.</translation>
    </message>
    <message>
        <source>{0} has no field that holds text.</source>
        <translation>{0} няма поле с текст.</translation>
    </message>
    <message>
        <source>{0} has no piece &lt;unk&gt;.</source>
        <translation>{0} няма парче &lt;unk&gt;.</translation>
    </message>
    <message>
        <source>{0} has no vocab.json with a merges.txt beside it.</source>
        <translation>{0} няма vocab.json с merges.txt до него.</translation>
    </message>
    <message>
        <source>{0} has one merge only.</source>
        <translation>{0} има само едно сливане.</translation>
    </message>
    <message>
        <source>{0} has the key {1} twice.</source>
        <translation>{0} има ключа {1} два пъти.</translation>
    </message>
    <message>
        <source>{0} has {1} and glues {2} to words, which do not go together here.</source>
        <translation>{0} има {1} и лепи {2} към думите, а тук това не върви заедно.</translation>
    </message>
    <message>
        <source>{0} has {1}.</source>
        <translation>{0} има {1}.</translation>
    </message>
    <message>
        <source>{0} holds a model of the kind {1}, which is not known here.</source>
        <translation>{0} съдържа модел от вид {1}, който тук е непознат.</translation>
    </message>
    <message>
        <source>{0} holds a number that is too long.</source>
        <translation>{0} съдържа твърде дълго число.</translation>
    </message>
    <message>
        <source>{0} holds a tokenizer.json and a vocab.json.</source>
        <translation>{0} съдържа tokenizer.json и vocab.json.</translation>
    </message>
    <message>
        <source>{0} holds more lists than can be read.</source>
        <translation>{0} съдържа повече списъци, отколкото могат да се прочетат.</translation>
    </message>
    <message>
        <source>{0} holds no tokens.</source>
        <translation>{0} не съдържа токени.</translation>
    </message>
    <message>
        <source>{0} holds {1}, which is no JSON.</source>
        <translation>{0} съдържа {1}, което не е JSON.</translation>
    </message>
    <message>
        <source>{0} is a folder.</source>
        <translation>{0} е папка.</translation>
    </message>
    <message>
        <source>{0} is a gzip file that is broken or cut short.</source>
        <translation>{0} е gzip файл, който е счупен или отрязан.</translation>
    </message>
    <message>
        <source>{0} is a link that leads to itself.</source>
        <translation>{0} е връзка, която води към себе си.</translation>
    </message>
    <message>
        <source>{0} is a model of type {1}, which is not known here.</source>
        <translation>{0} е модел от тип {1}, който тук е непознат.</translation>
    </message>
    <message>
        <source>{0} is a special token, and no text becomes one.</source>
        <translation>{0} е специален токен и никой текст не става такъв.</translation>
    </message>
    <message>
        <source>{0} is a special token, which no text becomes.</source>
        <translation>{0} е специален токен, какъвто никой текст не става.</translation>
    </message>
    <message>
        <source>{0} is a token already, with the id {1}.</source>
        <translation>{0} вече е токен, с id {1}.</translation>
    </message>
    <message>
        <source>{0} is a vocabulary table, which has no merge rules for encoding.</source>
        <translation>{0} е таблица на речник, която няма правила за сливане.</translation>
    </message>
    <message>
        <source>{0} is another word than {1}: words are only ever taken whole.</source>
        <translation>{0} е друга дума, не {1}: думите се вземат само цели.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The best way with {2}, {3}.</source>
        <translation>{0} се дели на {1}. Най-добрият начин с {2}, {3}.</translation>
    </message>
    <message>
        <source>{0} is cut as {1}. The next best way, {2}.</source>
        <translation>{0} се дели на {1}. Следващият по качество начин, {2}.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} pre-tokens, and no token of the model crosses them.</source>
        <translation>{0} се дели на {1} предтокена и никой токен на модела не ги пресича.</translation>
    </message>
    <message>
        <source>{0} is cut into {1} tokens now: too many to build one by hand.</source>
        <translation>{0} сега се дели на {1} токена: твърде много, за да се построи на ръка.</translation>
    </message>
    <message>
        <source>{0} is damaged.</source>
        <translation>{0} е повреден.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} е повреден: {1}</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}.</source>
        <translation>{0} е повреден: {1}.</translation>
    </message>
    <message>
        <source>{0} is empty.</source>
        <translation>{0} е празен.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary as a whole, which goes before all merges.</source>
        <translation>{0} е в речника като цяло, което е преди всички сливания.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary from step {1} on, so it is this token.</source>
        <translation>{0} е в речника от стъпка {1} нататък, затова е този токен.</translation>
    </message>
    <message>
        <source>{0} is in the vocabulary, but {1} + {2} was never learnt: they meet only through {3}, and {4}.</source>
        <translation>{0} е в речника, но {1} + {2} никога не е научено: те се срещат само през {3}, а {4}.</translation>
    </message>
    <message>
        <source>{0} is learnt by a later merge: {1}.</source>
        <translation>{0} се научава от по-късно сливане: {1}.</translation>
    </message>
    <message>
        <source>{0} is longer than {1} characters: such words are unknown to this tokenizer.</source>
        <translation>{0} е по-дълга от {1} знака: такива думи са непознати за този токенизатор.</translation>
    </message>
    <message>
        <source>{0} is made by merge {1}, which is not among the first {2}.</source>
        <translation>{0} се прави от сливане {1}, което не е сред първите {2}.</translation>
    </message>
    <message>
        <source>{0} is made in {1}, but merge {2} takes it in.</source>
        <translation>{0} се прави в {1}, но сливане {2} го поглъща.</translation>
    </message>
    <message>
        <source>{0} is no number.</source>
        <translation>{0} не е число.</translation>
    </message>
    <message>
        <source>{0} is no piece of this vocabulary.</source>
        <translation>{0} не е парче от този речник.</translation>
    </message>
    <message>
        <source>{0} is no rule for a token.</source>
        <translation>{0} не е правило за токен.</translation>
    </message>
    <message>
        <source>{0} is no word of the corpus.</source>
        <translation>{0} не е дума от корпуса.</translation>
    </message>
    <message>
        <source>{0} is not UTF-8.</source>
        <translation>{0} не е UTF-8.</translation>
    </message>
    <message>
        <source>{0} is not a .bpe file.</source>
        <translation>{0} не е файл .bpe.</translation>
    </message>
    <message>
        <source>{0} is not a SentencePiece model, or damaged.</source>
        <translation>{0} не е модел на SentencePiece или е повреден.</translation>
    </message>
    <message>
        <source>{0} is not a file on a disk.</source>
        <translation>{0} не е файл на диск.</translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation>{0} не е файл.</translation>
    </message>
    <message>
        <source>{0} is not a table of tokens and ids.</source>
        <translation>{0} не е таблица с токени и id.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a lesson.</source>
        <translation>{0} не е токенизатор, а урок.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer but a text.</source>
        <translation>{0} не е токенизатор, а текст.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer that is known here.</source>
        <translation>{0} не е познат тук токенизатор.</translation>
    </message>
    <message>
        <source>{0} is not a tokenizer.json.</source>
        <translation>{0} не е tokenizer.json.</translation>
    </message>
    <message>
        <source>{0} is not a vocabulary table.</source>
        <translation>{0} не е таблица на речник.</translation>
    </message>
    <message>
        <source>{0} is not among the first {1}</source>
        <translation>{0} не е сред първите {1}</translation>
    </message>
    <message>
        <source>{0} is not among the pieces after this step.</source>
        <translation>{0} не е сред парчетата след тази стъпка.</translation>
    </message>
    <message>
        <source>{0} is not an encoding that is known here.</source>
        <translation>{0} не е познато тук кодиране.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no word can become it.</source>
        <translation>{0} не е в речника, затова никоя дума не може да стане такава.</translation>
    </message>
    <message>
        <source>{0} is not in the vocabulary, so no {1} can become it.</source>
        <translation>{0} не е в речника, затова никоя единица ({1}) не може да стане такава.</translation>
    </message>
    <message>
        <source>{0} is not text.</source>
        <translation>{0} не е текст.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON at line {1}.</source>
        <translation>{0} не е валиден JSON на ред {1}.</translation>
    </message>
    <message>
        <source>{0} is not valid JSON.</source>
        <translation>{0} не е валиден JSON.</translation>
    </message>
    <message>
        <source>{0} is not valid {1}: {2}.</source>
        <translation>{0} не е валиден {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is not {1} text: {2}.</source>
        <translation>{0} не е текст в {1}: {2}.</translation>
    </message>
    <message>
        <source>{0} is of version {1}, which is not known here.</source>
        <translation>{0} е от версия {1}, която тук е непозната.</translation>
    </message>
    <message>
        <source>{0} is one of the {1} tokens of {2}.</source>
        <translation>{0} е един от {1} токена на {2}.</translation>
    </message>
    <message>
        <source>{0} is one token.</source>
        <translation>{0} е един токен.</translation>
    </message>
    <message>
        <source>{0} is the only way to cut {1}.</source>
        <translation>{0} е единственият начин да се раздели {1}.</translation>
    </message>
    <message>
        <source>{0} is the root of a disk.</source>
        <translation>{0} е коренът на диск.</translation>
    </message>
    <message>
        <source>{0} is too large to be a SentencePiece model.</source>
        <translation>{0} е твърде голям за модел на SentencePiece.</translation>
    </message>
    <message>
        <source>{0} is too large to be a lesson.</source>
        <translation>{0} е твърде голям за урок.</translation>
    </message>
    <message>
        <source>{0} is too large to be a tokenizer.</source>
        <translation>{0} е твърде голям за токенизатор.</translation>
    </message>
    <message>
        <source>{0} is too long to be compared.</source>
        <translation>{0} е твърде дълъг за сравнение.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: it has too many characters.</source>
        <translation>{0} е изцяло непозната: има твърде много знаци.</translation>
    </message>
    <message>
        <source>{0} is unknown as a whole: no token fits at the beginning of {1}, so that {2} is not taken either.</source>
        <translation>{0} е изцяло непозната: никой токен не пасва в началото на {1}, затова и {2} не се взема.</translation>
    </message>
    <message>
        <source>{0} is {1} characters, and each token of this tokenizer is one.</source>
        <translation>{0} има {1} знака, а всеки токен на този токенизатор е един.</translation>
    </message>
    <message>
        <source>{0} is {1}.</source>
        <translation>{0} е {1}.</translation>
    </message>
    <message>
        <source>{0} lacks pat_str, the pattern that cuts the text, or special_tokens.</source>
        <translation>В {0} липсва pat_str, шаблонът, който дели текста, или special_tokens.</translation>
    </message>
    <message>
        <source>{0} marks words twice.</source>
        <translation>{0} отбелязва думите два пъти.</translation>
    </message>
    <message>
        <source>{0} may not be read.</source>
        <translation>{0} няма право да се чете.</translation>
    </message>
    <message>
        <source>{0} may not be written.</source>
        <translation>{0} няма право да се записва.</translation>
    </message>
    <message>
        <source>{0} merges were asked for.</source>
        <translation>Поискани сливания: {0}.</translation>
    </message>
    <message>
        <source>{0} more tokens are listed twice.</source>
        <translation>Още {0} токена са изброени два пъти.</translation>
    </message>
    <message>
        <source>{0} not fit {1}; kept as they are.</source>
        <translation>{0} в {1}; остават, каквито са.</translation>
    </message>
    <message>
        <source>{0} of more than {1} characters {2} trained on in parts.</source>
        <translation>{0} от над {1} знака: {2} обучени на части.</translation>
    </message>
    <message>
        <source>{0} of the 256 bytes have no token; text with them is unknown.</source>
        <translation>{0} от 256-те байта нямат токен; текст с тях е непознат.</translation>
    </message>
    <message>
        <source>{0} of the {1} claims are wrong.</source>
        <translation>{0} от {1} твърдения са грешни.</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown ({2}).</source>
        <translation>{0} от {1} остават непознати ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stay unknown.</source>
        <translation>{0} от {1} остават непознати.</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown ({2}).</source>
        <translation>{0} от {1} остава непозната ({2}).</translation>
    </message>
    <message>
        <source>{0} of {1} stays unknown.</source>
        <translation>{0} от {1} остава непозната.</translation>
    </message>
    <message>
        <source>{0} or {1} is not in the corpus then.</source>
        <translation>{0} или {1} тогава не е в корпуса.</translation>
    </message>
    <message>
        <source>{0} pairs were</source>
        <translation>{0} двойки</translation>
    </message>
    <message>
        <source>{0} replaced in {1}.</source>
        <translation>Заменени: {0} в {1}.</translation>
    </message>
    <message>
        <source>{0} symbols are bytes</source>
        <translation>{0} символа са байтове</translation>
    </message>
    <message>
        <source>{0} that no valid text holds: kept, but never met there.</source>
        <translation>{0}, каквито валиден текст не съдържа: пазят се, но там не се срещат.</translation>
    </message>
    <message>
        <source>{0} tokens</source>
        <translation>{0} токена</translation>
    </message>
    <message>
        <source>{0} unpacks to more than {1} times its size: it is no text.</source>
        <translation>{0} се разархивира до над {1} пъти размера си: не е текст.</translation>
    </message>
    <message>
        <source>{0} uses {1} in a way that is not known here.</source>
        <translation>{0} използва {1} по непознат тук начин.</translation>
    </message>
    <message>
        <source>{0} was not looked through.</source>
        <translation>{0} не е прегледан.</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of BPE Desktop.</source>
        <translation>{0} е записан от по-нова версия на BPE Desktop.</translation>
    </message>
    <message>
        <source>{0} will be ordinary tokens.</source>
        <translation>{0} ще са обикновени токени.</translation>
    </message>
    <message>
        <source>{0} words</source>
        <translation>{0} думи</translation>
    </message>
    <message>
        <source>{0}, a guess ({1} %)</source>
        <translation>{0}, предположение ({1} %)</translation>
    </message>
    <message>
        <source>{0}, and white space between words comes back as one space.</source>
        <translation>{0}, а празното място между думите се връща като един интервал.</translation>
    </message>
    <message>
        <source>{0}, is as probable</source>
        <translation>{0}, е също толкова вероятен</translation>
    </message>
    <message>
        <source>{0}, is {1} times less probable</source>
        <translation>{0}, е {1} пъти по-малко вероятен</translation>
    </message>
    <message>
        <source>{0}, line {1} is not UTF-8.</source>
        <translation>{0}, ред {1} не е UTF-8.</translation>
    </message>
    <message>
        <source>{0}, line {1}, {2}: {3}</source>
        <translation>{0}, ред {1}, {2}: {3}</translation>
    </message>
    <message>
        <source>{0}, line {1}: a merge names the id {2}, which no merge before it makes.</source>
        <translation>{0}, ред {1}: сливане посочва id {2}, което никое предишно не прави.</translation>
    </message>
    <message>
        <source>{0}, line {1}: a special token and its id are wanted.</source>
        <translation>{0}, ред {1}: трябват специален токен и неговото id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a piece, a tab and its score.</source>
        <translation>{0}, ред {1}: не е парче, табулация и оценката му.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a row of a vocabulary table.</source>
        <translation>{0}, ред {1}: не е ред от таблица на речник.</translation>
    </message>
    <message>
        <source>{0}, line {1}: not a token in base64, a space and its rank.</source>
        <translation>{0}, ред {1}: не е токен в base64, интервал и рангът му.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the count of {2} is 0.</source>
        <translation>{0}, ред {1}: броят на {2} е 0.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the merge {2} {3} comes twice.</source>
        <translation>{0}, ред {1}: сливането {2} {3} се среща два пъти.</translation>
    </message>
    <message>
        <source>{0}, line {1}: the special token or its id comes twice.</source>
        <translation>{0}, ред {1}: специалният токен или неговото id се среща два пъти.</translation>
    </message>
    <message>
        <source>{0}, line {1}: there is no piece.</source>
        <translation>{0}, ред {1}: няма парче.</translation>
    </message>
    <message>
        <source>{0}, line {1}: this is no JSON object.</source>
        <translation>{0}, ред {1}: това не е JSON обект.</translation>
    </message>
    <message>
        <source>{0}, line {1}: two ids are wanted.</source>
        <translation>{0}, ред {1}: трябват две id.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} in {3}.</source>
        <translation>{0}, ред {1}: {2} в {3}.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a number that can be.</source>
        <translation>{0}, ред {1}: {2} не е възможно число.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2} is not a word, a tab and a count.</source>
        <translation>{0}, ред {1}: {2} не е дума, табулация и брой.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2}.</source>
        <translation>{0}, ред {1}: {2}.</translation>
    </message>
    <message>
        <source>{0}, merge {1}: {2} is not two tokens.</source>
        <translation>{0}, сливане {1}: {2} не е два токена.</translation>
    </message>
    <message>
        <source>{0}, since {1}; the file itself does not say.</source>
        <translation>{0}, тъй като {1}; самият файл не казва.</translation>
    </message>
    <message>
        <source>{0}, {1}: the part {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: частта {2} не е в речника.</translation>
    </message>
    <message>
        <source>{0}, {1}: the product {2} is not in the vocabulary.</source>
        <translation>{0}, {1}: резултатът {2} не е в речника.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has the type {2}, which is not known here.</source>
        <translation>{0}: парчето {1} е от тип {2}, който тук е непознат.</translation>
    </message>
    <message>
        <source>{0}: piece {1} has {2}.</source>
        <translation>{0}: парчето {1} има {2}.</translation>
    </message>
    <message>
        <source>{0}: the byte piece {1} {2}.</source>
        <translation>{0}: байтовото парче {1} {2}.</translation>
    </message>
    <message>
        <source>{0}: the merge {1} {2} is there twice; the first one holds.</source>
        <translation>{0}: сливането {1} {2} е два пъти; важи първото.</translation>
    </message>
    <message>
        <source>{0}: the piece {1}, {2}, is there twice or broken.</source>
        <translation>{0}: парчето {1}, {2}, е два пъти или е счупено.</translation>
    </message>
    <message>
        <source>{0}: the special token {1} has the id {2}, which a byte or a merge has.</source>
        <translation>{0}: специалният токен {1} има id {2}, което има байт или сливане.</translation>
    </message>
    <message>
        <source>{0}: the token {1} is not spelled in printable bytes.</source>
        <translation>{0}: токенът {1} не е изписан с печатни байтове.</translation>
    </message>
    <message>
        <source>{0}: the unknown token {1} is not in the vocabulary.</source>
        <translation>{0}: непознатият токен {1} не е в речника.</translation>
    </message>
    <message>
        <source>{0}: {1} is not UTF-8.</source>
        <translation>{0}: {1} не е UTF-8.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Cannot hold {setting}: {value}.</source>
        <translation>Не може да съдържа {setting}: {value}.</translation>
    </message>
    <message>
        <source>This format cannot hold {setting}: {value}.</source>
        <translation>Този формат не може да съдържа {setting}: {value}.</translation>
    </message>
    <message>
        <source>Train with {setting}: {values}, or export another format.</source>
        <translation>Обучете с {setting}: {values} или изнесете в друг формат.</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} или {1}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In the panes</source>
        <translation>В панелите</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавишни комбинации</translation>
    </message>
    <message>
        <source>Keys without Ctrl rest while a field has the keyboard.</source>
        <translation>Клавишите без Ctrl не действат, докато поле държи клавиатурата.</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} до {}</translation>
    </message>
</context>
<context>
    <name>SizeChart</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Токени на дума при всеки размер</translation>
    </message>
    <message>
        <source>embedding {} × {} = {}</source>
        <translation>влагане {} × {} = {}</translation>
    </message>
    <message>
        <source>embeddings 2 × {} × {} = {}</source>
        <translation>влагане 2 × {} × {} = {}</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>размер на речника</translation>
    </message>
    <message numerus="yes">
        <source>{}: {} / %Ln word(s) = {}</source>
        <translation>
            <numerusform>{}: {} / %Ln дума = {}</numerusform>
            <numerusform>{}: {} / %Ln думи = {}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizePage</name>
    <message>
        <source>% of the symbols or more</source>
        <translation>% от символите или повече</translation>
    </message>
    <message>
        <source>A compressor has no vocabulary of a chosen size</source>
        <translation>Компресорът няма речник с избран размер</translation>
    </message>
    <message>
        <source>After a training, every vocabulary size on the way to it is told here.</source>
        <translation>След обучение тук се разказва за всеки размер на речника по пътя.</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Още</translation>
    </message>
    <message>
        <source>By how many tokens a growth is judged</source>
        <translation>По колко токена се преценява нарастването</translation>
    </message>
    <message>
        <source>Click a row, or in a chart, to bring the playhead there.</source>
        <translation>Щракнете на ред или в графика, за да преместите показалеца там.</translation>
    </message>
    <message>
        <source>Costliest words</source>
        <translation>Най-скъпи думи</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Броене …</translation>
    </message>
    <message>
        <source>Dimensions of the embedding</source>
        <translation>Размерности на влагането</translation>
    </message>
    <message>
        <source>Embedding of</source>
        <translation>Влагане от</translation>
    </message>
    <message>
        <source>Every vocabulary size</source>
        <translation>Всеки размер на речника</translation>
    </message>
    <message>
        <source>Every word is one token.</source>
        <translation>Всяка дума е един токен.</translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Отиди на сливане {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Отиди на стъпка {}</translation>
    </message>
    <message>
        <source>It replaces pairs by unused bytes until nothing is saved any more.</source>
        <translation>Заменя двойки с неизползвани байтове, докато има какво да се спести.</translation>
    </message>
    <message>
        <source>Nothing is trained yet</source>
        <translation>Още нищо не е обучено</translation>
    </message>
    <message>
        <source>Of the most frequent words: count × (tokens − 1).</source>
        <translation>От най-честите думи: брой × (токени − 1).</translation>
    </message>
    <message>
        <source>Output layer tied</source>
        <translation>Свързан изходен слой</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>На дума</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размери</translation>
    </message>
    <message>
        <source>The costliest words</source>
        <translation>Най-скъпите думи</translation>
    </message>
    <message>
        <source>The output layer shares the rows of the embedding; else it has as many more</source>
        <translation>Изходният слой споделя редовете на влагането; иначе има още толкова</translation>
    </message>
    <message>
        <source>The training is too short for this number of merges.</source>
        <translation>Обучението е твърде кратко за този брой сливания.</translation>
    </message>
    <message>
        <source>The words that cost the most tokens: count × (tokens − 1).</source>
        <translation>Думите, които струват най-много токени: брой × (токени − 1).</translation>
    </message>
    <message>
        <source>Tokens per word at every vocabulary size</source>
        <translation>Токени на дума при всеки размер</translation>
    </message>
    <message>
        <source>Tokens that stand nowhere in the corpus</source>
        <translation>Токени, които не стоят никъде в корпуса</translation>
    </message>
    <message>
        <source>Unknown per word</source>
        <translation>Непознати на дума</translation>
    </message>
    <message>
        <source>Unused tokens</source>
        <translation>Неизползвани токени</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Размер на речника</translation>
    </message>
    <message>
        <source>What a growth should save at least</source>
        <translation>Колко поне трябва да спестява нарастването</translation>
    </message>
    <message>
        <source>What each further token saves, of the symbols left</source>
        <translation>Какво спестява всеки следващ токен от оставащите символи</translation>
    </message>
    <message>
        <source>What each further {} tokens save, of the symbols left</source>
        <translation>Какво спестяват всеки следващи {} токена от оставащите символи</translation>
    </message>
    <message>
        <source>What the tokens between two rounds save, of the symbols left</source>
        <translation>Какво спестяват токените между два кръга от оставащите символи</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>знаци</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>размерности</translation>
    </message>
    <message>
        <source>stops paying</source>
        <translation>вече не си струва</translation>
    </message>
    <message>
        <source>tokens pay if they save</source>
        <translation>токена си струват, ако спестяват</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>цели думи</translation>
    </message>
    <message>
        <source>{}, one training and every size of it: now {}</source>
        <translation>{}, едно обучение и всеки негов размер: сега {}</translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message numerus="yes">
        <source>%Ln of them scaffold</source>
        <translation>
            <numerusform>%Ln от тях е скеле</numerusform>
            <numerusform>%Ln от тях са скеле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln стъпка</numerusform>
            <numerusform>%Ln стъпки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>(Symbols left / symbols left at the playhead)²: each token looks at each other</source>
        <translation>(Оставащи символи / оставащи символи при показалеца)²: всеки токен гледа всеки друг</translation>
    </message>
    <message>
        <source>After how many steps of the training</source>
        <translation>След колко стъпки на обучението</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} make {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Още {merges} токена вече не си струват при речник от {size}: следващите {tokens} правят познати {share} от непознатото ({saved}) за още {cost} параметъра.</translation>
    </message>
    <message>
        <source>Another {merges} tokens stop paying at a vocabulary of {size}: the next {tokens} save {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Още {merges} токена вече не си струват при речник от {size}: следващите {tokens} спестяват {share} от символите ({saved}) за още {cost} параметъра.</translation>
    </message>
    <message numerus="yes">
        <source>As far as the training goes, another %Ln token(s) always save {} or more.</source>
        <translation>
            <numerusform>Докъдето стига обучението, още %Ln токен винаги спестява {} или повече.</numerusform>
            <numerusform>Докъдето стига обучението, още %Ln токена винаги спестяват {} или повече.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as the training goes, one more token always saves {} or more.</source>
        <translation>Докъдето стига обучението, още един токен винаги спестява {} или повече.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Attention: ({} / {})² = {}×</source>
        <translation>Внимание: ({} / {})² = {}×</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Струва</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Count × (tokens − 1): the tokens that are spared if the word becomes one</source>
        <translation>Брой × (токени − 1): токените, спестени, ако думата стане един</translation>
    </message>
    <message>
        <source>Cut into</source>
        <translation>Дели се на</translation>
    </message>
    <message>
        <source>Each character a token: the smallest vocabulary</source>
        <translation>Всеки знак е токен: най-малкият речник</translation>
    </message>
    <message>
        <source>Each word a token: no symbol to save, and no word unseen</source>
        <translation>Всяка дума е токен: няма символ за спестяване и няма невиждана дума</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Влагане</translation>
    </message>
    <message>
        <source>Embedding and output layer: 2 × {} × {} = {}</source>
        <translation>Влагане и изходен слой: 2 × {} × {} = {}</translation>
    </message>
    <message>
        <source>Embedding: {} × {} = {}</source>
        <translation>Влагане: {} × {} = {}</translation>
    </message>
    <message>
        <source>Every token of the vocabulary stands in the corpus.</source>
        <translation>Всеки токен от речника стои в корпуса.</translation>
    </message>
    <message>
        <source>Fertility: what is left / words of the corpus, 1 at best</source>
        <translation>Фертилност: оставащото / думи в корпуса, в най-добрия случай 1</translation>
    </message>
    <message>
        <source>How often it stands there at the playhead</source>
        <translation>Колко пъти се среща там при показалеца</translation>
    </message>
    <message>
        <source>How often it stood in the corpus when it was made</source>
        <translation>Колко пъти се е срещал в корпуса, когато е създаден</translation>
    </message>
    <message>
        <source>How often the word stands in the corpus</source>
        <translation>Колко пъти думата се среща в корпуса</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Its tokens at the playhead</source>
        <translation>Токените ѝ при показалеца</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Made at</source>
        <translation>Създаден на</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Сливания</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следващ</translation>
    </message>
    <message>
        <source>Next {}</source>
        <translation>Следващи {}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сега</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it makes {share} of what is unknown known ({saved}) for {cost} more parameters.</source>
        <translation>Още един токен вече не си струва при речник от {size}: прави познати {share} от непознатото ({saved}) за още {cost} параметъра.</translation>
    </message>
    <message>
        <source>One more token stops paying at a vocabulary of {size}: it saves {share} of the symbols ({saved}) for {cost} more parameters.</source>
        <translation>Още един токен вече не си струва при речник от {size}: спестява {share} от символите ({saved}) за още {cost} параметъра.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметри</translation>
    </message>
    <message>
        <source>Parameters: vocabulary × width, and as much for an output layer of its own</source>
        <translation>Параметри: речник × ширина и още толкова за отделен изходен слой</translation>
    </message>
    <message>
        <source>Per word</source>
        <translation>На дума</translation>
    </message>
    <message>
        <source>Per word: {} / {} = {}</source>
        <translation>На дума: {} / {} = {}</translation>
    </message>
    <message>
        <source>Scaffold: learnt, and used up by later merges. Symbol: of the alphabet, and used up. Not met: in the vocabulary, but nowhere in this corpus.</source>
        <translation>Скеле: научен и изразходван от по-късни сливания. Символ: от азбуката и изразходван. Несрещан: в речника, но никъде в този корпус.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Остават символи</translation>
    </message>
    <message>
        <source>The merge that made it</source>
        <translation>Сливането, което го е създало</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln token(s): ({} − {}) / {} = {}</source>
        <translation>
            <numerusform>Следващият %Ln токен: ({} − {}) / {} = {}</numerusform>
            <numerusform>Следващите %Ln токена: ({} − {}) / {} = {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The row of the embedding that it takes: width, or twice that</source>
        <translation>Редът на влагането, който заема: ширина или двойно</translation>
    </message>
    <message>
        <source>The training is too short to tell: it has {}.</source>
        <translation>Обучението е твърде кратко, за да се каже: има {}.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Тогава</translation>
    </message>
    <message>
        <source>They save {} of the corpus for {} more parameters.</source>
        <translation>Те спестяват {} от корпуса за още {} параметъра.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens in the corpus</source>
        <translation>Токени в корпуса</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary, special tokens included</source>
        <translation>Токени в речника, включително специалните</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознат</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>What the next tokens save: (left now − left then) / left now</source>
        <translation>Какво спестяват следващите токени: (оставащи сега − оставащи тогава) / оставащи сега</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>Words or characters of the corpus that have no token yet</source>
        <translation>Думи или знаци от корпуса, които още нямат токен</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>знаци</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>несрещан</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>скеле</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специален</translation>
    </message>
    <message>
        <source>symbol, used up</source>
        <translation>символ, изразходван</translation>
    </message>
    <message>
        <source>words</source>
        <translation>думи</translation>
    </message>
    <message>
        <source>{dead} of {size} in the vocabulary do not stand in the corpus ({scaffold}): their rows of the embedding are {cost} parameters, {share} of all.</source>
        <translation>{dead} от {size} в речника не стоят в корпуса ({scaffold}): редовете им във влагането са {cost} параметъра, {share} от всички.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
    <message>
        <source>{} or more</source>
        <translation>{} или повече</translation>
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
            <numerusform>%Ln предтокен</numerusform>
            <numerusform>%Ln предтокена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln път</numerusform>
            <numerusform>%Ln пъти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>A prompt that ends in a space ends in the token {}. In the corpus a space stands alone {} among {}: {}.</source>
        <translation>Подкана, която завършва с интервал, завършва с токена {}. В корпуса интервал стои сам {} от {}: {}.</translation>
    </message>
    <message>
        <source>At the end of a line</source>
        <translation>В края на ред</translation>
    </message>
    <message>
        <source>At the start of a line</source>
        <translation>В началото на ред</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Главна буква</translation>
    </message>
    <message>
        <source>End a prompt without a space.</source>
        <translation>Завършвайте подканата без интервал.</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Без интервал</translation>
    </message>
    <message>
        <source>No-break space before</source>
        <translation>Неделим интервал отпред</translation>
    </message>
    <message>
        <source>Only {} of the words bring their space along, so a prompt that ends in a space is nothing rare here.</source>
        <translation>Само {} от думите носят интервала си, затова подкана, която завършва с интервал, тук не е рядкост.</translation>
    </message>
    <message>
        <source>So a prompt may end in a space or not: the model sees the same tokens.</source>
        <translation>Затова подканата може да завършва с интервал или не: моделът вижда същите токени.</translation>
    </message>
    <message>
        <source>Space after, as at the end of a prompt</source>
        <translation>Интервал отзад (край на подкана)</translation>
    </message>
    <message>
        <source>Space and capital letter</source>
        <translation>Интервал и главна буква</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Интервал отпред</translation>
    </message>
    <message>
        <source>Tab before</source>
        <translation>Табулация отпред</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace.</source>
        <translation>Предтокенизаторът маха празното място и интервалът не оставя следа.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; pieces inside a word have a prefix instead.</source>
        <translation>Предтокенизаторът маха празното място и интервалът не оставя следа; вместо това парчетата вътре в думата имат представка.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word ends.</source>
        <translation>Предтокенизаторът маха празното място и интервалът не оставя следа; маркерът {} казва къде свършва думата.</translation>
    </message>
    <message>
        <source>The pre-tokenizer drops white space, so a space leaves no trace; the marker {} tells where a word starts.</source>
        <translation>Предтокенизаторът маха празното място и интервалът не оставя следа; маркерът {} казва къде започва думата.</translation>
    </message>
    <message>
        <source>This tokenizer trims spaces: one before or after a text leaves no trace in the tokens.</source>
        <translation>Този токенизатор подрязва интервалите: един преди или след текста не оставя следа в токените.</translation>
    </message>
    <message>
        <source>Two spaces before</source>
        <translation>Два интервала отпред</translation>
    </message>
    <message>
        <source>at most {} times</source>
        <translation>най-много {} пъти</translation>
    </message>
    <message>
        <source>{} of the words bring their space along, as “{}” does ({}). After a space that is there already none of these can follow, so the model must go on with a rare one: “{}” without its space ({}).</source>
        <translation>{} от думите носят интервала си, както прави „{}“ ({}). След интервал, който вече е там, никоя от тях не може да следва и моделът трябва да продължи с рядка: „{}“ без интервала си ({}).</translation>
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
        <translation>Как токенизаторът при показалеца дели формата</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Forms of the word, with their tokens</source>
        <translation>Форми на думата с токените им</translation>
    </message>
    <message>
        <source>How often its tokens stand in a row, inside longer words too, as the corpus is cut at the playhead; of several pre-tokens the least</source>
        <translation>Колко пъти токените му стоят подред, и вътре в по-дълги думи, както корпусът е разделен при показалеца; при няколко предтокена – най-малкото</translation>
    </message>
    <message>
        <source>How spaces stand in the corpus</source>
        <translation>Как стоят интервалите в корпуса</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>id</translation>
    </message>
    <message>
        <source>In the corpus</source>
        <translation>В корпуса</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Брой токени</translation>
    </message>
    <message>
        <source>Occurrences / all pre-tokens of the corpus × 1,000,000</source>
        <translation>Появи / всички предтокени на корпуса × 1 000 000</translation>
    </message>
    <message>
        <source>Occurrences of the form&apos;s pre-token; of several the least, which is the most that the form as a whole can occur</source>
        <translation>Появи на предтокена на формата; при няколко – най-малкото, колкото най-много може да се среща цялата форма</translation>
    </message>
    <message>
        <source>Per million</source>
        <translation>На милион</translation>
    </message>
    <message>
        <source>Pre-tokens that begin with a space / these and those that begin with a letter or a number</source>
        <translation>Предтокени, които започват с интервал / те и тези, които започват с буква или число</translation>
    </message>
    <message>
        <source>Same tokens as</source>
        <translation>Същите като</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Запиши таблицата като CSV…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Дял</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Интервали</translation>
    </message>
    <message>
        <source>Spaces that are a token of their own</source>
        <translation>Интервали, които са отделен токен</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Token places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Token places / all tokens of the corpus × 1,000,000</source>
        <translation>Места на токените / всички токени на корпуса × 1 000 000</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens that are one space and nothing else / tokens that begin with a space, as the corpus is cut at the playhead</source>
        <translation>Токени, които са само един интервал / токени, които започват с интервал, както корпусът е разделен при показалеца</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>Words that bring their space along</source>
        <translation>Думи, които носят интервала си</translation>
    </message>
    <message>
        <source>Write any word; the list has frequent ones of the corpus.</source>
        <translation>Напишете коя да е дума; списъкът има чести думи от корпуса.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
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
        <translation>Компресорът не прави токенизатор</translation>
    </message>
    <message>
        <source>Its rules belong to one text. Choose another algorithm in Watch.</source>
        <translation>Правилата му са за един текст. Изберете друг алгоритъм в „Следене“.</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Още няма токенизатор</translation>
    </message>
    <message>
        <source>Train one in Watch: here stands what a space does to a word.</source>
        <translation>Обучете такъв в „Следене“: тук се вижда какво прави интервалът с думата.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Alphabet</source>
        <translation>Азбука</translation>
    </message>
    <message>
        <source>Fertility</source>
        <translation>Фертилност</translation>
    </message>
    <message>
        <source>Symbols in the corpus</source>
        <translation>Символи в корпуса</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>tokens per word</source>
        <translation>токена на дума</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln byte(s) compressed</source>
        <translation>
            <numerusform>%Ln байт компресиран</numerusform>
            <numerusform>%Ln байта компресирани</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) left</source>
        <translation>
            <numerusform>остава %Ln байт</numerusform>
            <numerusform>остават %Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s), until none is left</source>
        <translation>
            <numerusform>%Ln знак, докато не остане нито един</numerusform>
            <numerusform>%Ln знака, докато не остане нито един</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln сливане</numerusform>
            <numerusform>%Ln сливания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s), until no pair is left</source>
        <translation>
            <numerusform>%Ln сливане, докато не остане двойка</numerusform>
            <numerusform>%Ln сливания, докато не остане двойка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln двойка</numerusform>
            <numerusform>%Ln двойки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s)</source>
        <translation>
            <numerusform>%Ln парче</numerusform>
            <numerusform>%Ln парчета</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s)</source>
        <translation>
            <numerusform>%Ln замяна</numerusform>
            <numerusform>%Ln замени</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replacement(s), until no pair or no free byte is left</source>
        <translation>
            <numerusform>%Ln замяна, докато има двойка и свободен байт</numerusform>
            <numerusform>%Ln замени, докато има двойка и свободен байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <translation>
            <numerusform>%Ln кръг</numerusform>
            <numerusform>%Ln кръга</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s), until no piece may go</source>
        <translation>
            <numerusform>%Ln кръг, докато няма какво да отпадне</numerusform>
            <numerusform>%Ln кръга, докато няма какво да отпадне</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>остава %Ln символ</numerusform>
            <numerusform>остават %Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown left</source>
        <translation>
            <numerusform>остава %Ln непознат</numerusform>
            <numerusform>остават %Ln непознати</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s), until none is left</source>
        <translation>
            <numerusform>%Ln дума, докато не остане нито една</numerusform>
            <numerusform>%Ln думи, докато не остане нито една</numerusform>
        </translation>
    </message>
    <message>
        <source>A bracket joins equal counts</source>
        <translation>Скоба свързва равните бройки</translation>
    </message>
    <message>
        <source>A bracket joins equal losses</source>
        <translation>Скоба свързва равните загуби</translation>
    </message>
    <message>
        <source>A bracket joins equal scores</source>
        <translation>Скоба свързва равните оценки</translation>
    </message>
    <message>
        <source>After the run, each replacement stands here by its count.</source>
        <translation>Накрая всяка замяна стои тук според броя си.</translation>
    </message>
    <message>
        <source>After training, each character stands here by its count.</source>
        <translation>След обучението всеки знак стои тук според броя си.</translation>
    </message>
    <message>
        <source>After training, each merge stands here by its count.</source>
        <translation>След обучението всяко сливане стои тук според броя си.</translation>
    </message>
    <message>
        <source>After training, each round stands here by its pieces.</source>
        <translation>След обучението всеки кръг стои тук според парчетата си.</translation>
    </message>
    <message>
        <source>After training, each word stands here by its count.</source>
        <translation>След обучението всяка дума стои тук според броя си.</translation>
    </message>
    <message>
        <source>All characters are taken in.</source>
        <translation>Всички знаци са приети.</translation>
    </message>
    <message>
        <source>All merges are made.</source>
        <translation>Всички сливания са направени.</translation>
    </message>
    <message>
        <source>All replacements are made.</source>
        <translation>Всички замени са направени.</translation>
    </message>
    <message>
        <source>All rounds are made.</source>
        <translation>Всички кръгове са направени.</translation>
    </message>
    <message>
        <source>All words are taken in.</source>
        <translation>Всички думи са приети.</translation>
    </message>
    <message>
        <source>Byte table</source>
        <translation>Таблица на байтовете</translation>
    </message>
    <message>
        <source>Bytes left</source>
        <translation>Остават байтове</translation>
    </message>
    <message>
        <source>Character {} of {}</source>
        <translation>Знак {} от {}</translation>
    </message>
    <message>
        <source>Characters taken in</source>
        <translation>Приети знаци</translation>
    </message>
    <message>
        <source>Compressed: {result}.</source>
        <translation>Компресирано: {result}.</translation>
    </message>
    <message>
        <source>Compressing</source>
        <translation>Компресиране</translation>
    </message>
    <message>
        <source>Corpus order</source>
        <translation>Ред на корпуса</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Count of each character</source>
        <translation>Брой на всеки знак</translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Брой при всяко сливане</translation>
    </message>
    <message>
        <source>Count of each replacement</source>
        <translation>Брой при всяка замяна</translation>
    </message>
    <message>
        <source>Count of each word</source>
        <translation>Брой на всяка дума</translation>
    </message>
    <message>
        <source>Counting the characters…</source>
        <translation>Броене на знаците…</translation>
    </message>
    <message>
        <source>Counting the pairs…</source>
        <translation>Броене на двойките…</translation>
    </message>
    <message>
        <source>Counting the words…</source>
        <translation>Броене на думите…</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Филтър за редове</translation>
    </message>
    <message>
        <source>Filter words</source>
        <translation>Филтър за думи</translation>
    </message>
    <message>
        <source>Merge {} of {}</source>
        <translation>Сливане {} от {}</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Сливания</translation>
    </message>
    <message numerus="yes">
        <source>Next merge: {left} and {right} make {result}, counted {counted} in {touched} of %Ln word(s).</source>
        <translation>
            <numerusform>Следващо сливане: {left} и {right} дават {result}, брой {counted} в {touched} от %Ln дума.</numerusform>
            <numerusform>Следващо сливане: {left} и {right} дават {result}, брой {counted} в {touched} от %Ln думи.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next replacement: {left} and {right} become {result}, counted {counted} in {touched} of %Ln row(s).</source>
        <translation>
            <numerusform>Следваща замяна: {left} и {right} стават {result}, брой {counted} в {touched} от %Ln ред.</numerusform>
            <numerusform>Следваща замяна: {left} и {right} стават {result}, брой {counted} в {touched} от %Ln реда.</numerusform>
        </translation>
    </message>
    <message>
        <source>No character can be taken in.</source>
        <translation>Никой знак не може да се приеме.</translation>
    </message>
    <message>
        <source>No character is left.</source>
        <translation>Не остава нито един знак.</translation>
    </message>
    <message>
        <source>No character was taken in.</source>
        <translation>Никой знак не е приет.</translation>
    </message>
    <message>
        <source>No characters yet</source>
        <translation>Още няма знаци</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Още няма знаци.</translation>
    </message>
    <message>
        <source>No merge is possible.</source>
        <translation>Никое сливане не е възможно.</translation>
    </message>
    <message>
        <source>No merges were made.</source>
        <translation>Не са направени сливания.</translation>
    </message>
    <message>
        <source>No merges yet</source>
        <translation>Още няма сливания</translation>
    </message>
    <message>
        <source>No pair can be replaced.</source>
        <translation>Никоя двойка не може да се замени.</translation>
    </message>
    <message>
        <source>No pair is left to merge.</source>
        <translation>Не остава двойка за сливане.</translation>
    </message>
    <message>
        <source>No pair is left to replace.</source>
        <translation>Не остава двойка за замяна.</translation>
    </message>
    <message>
        <source>No pair was replaced.</source>
        <translation>Никоя двойка не е заменена.</translation>
    </message>
    <message>
        <source>No pairs yet.</source>
        <translation>Още няма двойки.</translation>
    </message>
    <message>
        <source>No piece has to go.</source>
        <translation>Никое парче не трябва да отпада.</translation>
    </message>
    <message>
        <source>No pieces yet</source>
        <translation>Още няма парчета</translation>
    </message>
    <message>
        <source>No pieces yet.</source>
        <translation>Още няма парчета.</translation>
    </message>
    <message>
        <source>No replacements yet</source>
        <translation>Още няма замени</translation>
    </message>
    <message>
        <source>No round is possible.</source>
        <translation>Никой кръг не е възможен.</translation>
    </message>
    <message>
        <source>No round was made.</source>
        <translation>Не е направен нито един кръг.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Още няма кръгове</translation>
    </message>
    <message>
        <source>No row contains {text}.</source>
        <translation>Никой ред не съдържа {text}.</translation>
    </message>
    <message>
        <source>No word can be taken in.</source>
        <translation>Никоя дума не може да се приеме.</translation>
    </message>
    <message>
        <source>No word contains {text}.</source>
        <translation>Никоя дума не съдържа {text}.</translation>
    </message>
    <message>
        <source>No word is left.</source>
        <translation>Не остава нито една дума.</translation>
    </message>
    <message>
        <source>No word was taken in.</source>
        <translation>Никоя дума не е приета.</translation>
    </message>
    <message>
        <source>No words yet</source>
        <translation>Още няма думи</translation>
    </message>
    <message>
        <source>No words yet.</source>
        <translation>Още няма думи.</translation>
    </message>
    <message>
        <source>Nothing to compress yet</source>
        <translation>Още няма какво да се компресира</translation>
    </message>
    <message>
        <source>Nothing to merge yet</source>
        <translation>Още няма какво да се слива</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>Ред на текста</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Парчета</translation>
    </message>
    <message>
        <source>Pieces in each round</source>
        <translation>Парчета във всеки кръг</translation>
    </message>
    <message>
        <source>Replacement {} of {}</source>
        <translation>Замяна {} от {}</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Замени</translation>
    </message>
    <message>
        <source>Round {} of {}</source>
        <translation>Кръг {} от {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Кръгове</translation>
    </message>
    <message>
        <source>Symbols left</source>
        <translation>Остават символи</translation>
    </message>
    <message>
        <source>The characters so far stay.</source>
        <translation>Знаците дотук остават.</translation>
    </message>
    <message>
        <source>The merges so far stay.</source>
        <translation>Сливанията дотук остават.</translation>
    </message>
    <message>
        <source>The replacements so far stay.</source>
        <translation>Замените дотук остават.</translation>
    </message>
    <message>
        <source>The rounds so far stay.</source>
        <translation>Кръговете дотук остават.</translation>
    </message>
    <message>
        <source>The words so far stay.</source>
        <translation>Думите дотук остават.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Равенства</translation>
    </message>
    <message>
        <source>Touched rows first</source>
        <translation>Първо засегнати</translation>
    </message>
    <message>
        <source>Touched words first</source>
        <translation>Първо засегнати</translation>
    </message>
    <message>
        <source>Train to watch the characters of this corpus become tokens.</source>
        <translation>Обучете, за да видите как знаците на този корпус стават токени.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of bytes be replaced.</source>
        <translation>Обучете, за да видите как двойките байтове се заменят.</translation>
    </message>
    <message>
        <source>Train to watch the pairs of this corpus become tokens.</source>
        <translation>Обучете, за да видите как двойките на този корпус стават токени.</translation>
    </message>
    <message>
        <source>Train to watch the words of this corpus become tokens.</source>
        <translation>Обучете, за да видите как думите на този корпус стават токени.</translation>
    </message>
    <message>
        <source>Train to watch which pieces of this corpus stay.</source>
        <translation>Обучете, за да видите кои парчета на този корпус остават.</translation>
    </message>
    <message>
        <source>Trained: {result}.</source>
        <translation>Обучено: {result}.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Type a text or open a file: here a free byte takes the place of its most frequent pair of bytes, again and again.</source>
        <translation>Напишете текст или отворете файл: тук свободен байт заема мястото на най-честата му двойка байтове, отново и отново.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent characters become tokens, one after another.</source>
        <translation>Напишете текст или отворете файл: тук най-честите му знаци стават токени един след друг.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent pair of symbols becomes one token, again and again.</source>
        <translation>Напишете текст или отворете файл: тук най-честата му двойка символи става един токен, отново и отново.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here its most frequent words become tokens, one after another.</source>
        <translation>Напишете текст или отворете файл: тук най-честите му думи стават токени една след друга.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here many pieces of its words become fewer, round after round.</source>
        <translation>Напишете текст или отворете файл: тук многото парчета на думите му намаляват кръг след кръг.</translation>
    </message>
    <message>
        <source>Type a text or open a file: here the pair of symbols with the highest score becomes one token, again and again.</source>
        <translation>Напишете текст или отворете файл: тук двойката символи с най-висока оценка става един токен, отново и отново.</translation>
    </message>
    <message>
        <source>Unknown left</source>
        <translation>Остават непознати</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>Weighing the pieces…</source>
        <translation>Претегляне на парчетата…</translation>
    </message>
    <message>
        <source>Word {} of {}</source>
        <translation>Дума {} от {}</translation>
    </message>
    <message>
        <source>Words taken in</source>
        <translation>Приети думи</translation>
    </message>
    <message>
        <source>after character {}</source>
        <translation>след знак {}</translation>
    </message>
    <message>
        <source>after merge {}</source>
        <translation>след сливане {}</translation>
    </message>
    <message>
        <source>after replacement {}</source>
        <translation>след замяна {}</translation>
    </message>
    <message>
        <source>after round {}</source>
        <translation>след кръг {}</translation>
    </message>
    <message>
        <source>after word {}</source>
        <translation>след дума {}</translation>
    </message>
    <message>
        <source>before character {}</source>
        <translation>преди знак {}</translation>
    </message>
    <message>
        <source>before merge {}</source>
        <translation>преди сливане {}</translation>
    </message>
    <message>
        <source>before replacement {}</source>
        <translation>преди замяна {}</translation>
    </message>
    <message>
        <source>before round {}</source>
        <translation>преди кръг {}</translation>
    </message>
    <message>
        <source>before the first character</source>
        <translation>преди първия знак</translation>
    </message>
    <message>
        <source>before the first merge</source>
        <translation>преди първото сливане</translation>
    </message>
    <message>
        <source>before the first replacement</source>
        <translation>преди първата замяна</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>преди първия кръг</translation>
    </message>
    <message>
        <source>before the first word</source>
        <translation>преди първата дума</translation>
    </message>
    <message>
        <source>before word {}</source>
        <translation>преди дума {}</translation>
    </message>
    <message>
        <source>bytes left, linear scale</source>
        <translation>оставащи байтове, линейна скала</translation>
    </message>
    <message>
        <source>characters per token</source>
        <translation>знака на токен</translation>
    </message>
    <message>
        <source>count log scale, bytes left linear</source>
        <translation>брой логаритмично, байтове линейно</translation>
    </message>
    <message>
        <source>count log scale, symbols left linear</source>
        <translation>брой логаритмично, символи линейно</translation>
    </message>
    <message>
        <source>count log scale, unknown left linear</source>
        <translation>брой логаритмично, непознати линейно</translation>
    </message>
    <message>
        <source>count of each character, log scale</source>
        <translation>брой на всеки знак, логаритмична скала</translation>
    </message>
    <message>
        <source>count of each merge, log scale</source>
        <translation>брой при всяко сливане, логаритмична скала</translation>
    </message>
    <message>
        <source>count of each replacement, log scale</source>
        <translation>брой при всяка замяна, логаритмична скала</translation>
    </message>
    <message>
        <source>count of each word, log scale</source>
        <translation>брой на всяка дума, логаритмична скала</translation>
    </message>
    <message>
        <source>pieces in each round, log scale</source>
        <translation>парчета във всеки кръг, логаритмична скала</translation>
    </message>
    <message>
        <source>pieces log scale, symbols linear</source>
        <translation>парчета логаритмично, символи линейно</translation>
    </message>
    <message>
        <source>symbols in the corpus, linear scale</source>
        <translation>символи в корпуса, линейна скала</translation>
    </message>
    <message>
        <source>symbols left, linear scale</source>
        <translation>оставащи символи, линейна скала</translation>
    </message>
    <message>
        <source>unknown characters left, linear scale</source>
        <translation>оставащи непознати знаци, линейна скала</translation>
    </message>
    <message>
        <source>unknown words left, linear scale</source>
        <translation>оставащи непознати думи, линейна скала</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln row(s)</source>
        <translation>
            <numerusform>{shown} от %Ln ред</numerusform>
            <numerusform>{shown} от %Ln реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln word(s)</source>
        <translation>
            <numerusform>{shown} от %Ln дума</numerusform>
            <numerusform>{shown} от %Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>{} bytes left</source>
        <translation>остават {} байта</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>остават {} символа</translation>
    </message>
    <message>
        <source>{} unknown left</source>
        <translation>остават {} непознати</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>%Ln occurrence(s)</source>
        <translation>
            <numerusform>%Ln поява</numerusform>
            <numerusform>%Ln появи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 4 choose, Enter reveals and goes on, left and right turn the steps.</source>
        <translation>С 1 до 4 се избира, Enter разкрива и продължава, наляво и надясно сменят стъпката.</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Всички уроци</translation>
    </message>
    <message>
        <source>All lessons, or begin anew</source>
        <translation>Всички уроци или започни отначало</translation>
    </message>
    <message>
        <source>Begin anew and reset the score</source>
        <translation>Започни отначало и нулирай резултата</translation>
    </message>
    <message>
        <source>Bytes left in the text</source>
        <translation>Оставащи байтове в текста</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Сливания</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Замени</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Step {} of {}</source>
        <translation>Стъпка {} от {}</translation>
    </message>
    <message>
        <source>Symbols left in the corpus</source>
        <translation>Оставащи символи в корпуса</translation>
    </message>
    <message>
        <source>The corpus after merge {}</source>
        <translation>Корпусът след сливане {}</translation>
    </message>
    <message>
        <source>The corpus before the first merge</source>
        <translation>Корпусът преди първото сливане</translation>
    </message>
    <message>
        <source>The text after replacement {}</source>
        <translation>Текстът след замяна {}</translation>
    </message>
    <message>
        <source>The text before the first replacement</source>
        <translation>Текстът преди първата замяна</translation>
    </message>
    <message>
        <source>Up and down choose a lesson, Enter begins it.</source>
        <translation>Нагоре и надолу избират урок, Enter го започва.</translation>
    </message>
    <message>
        <source>the broken link is marked</source>
        <translation>скъсаното звено е отбелязано</translation>
    </message>
    <message>
        <source>the next one is hidden</source>
        <translation>следващото е скрито</translation>
    </message>
    <message>
        <source>your choice is outlined</source>
        <translation>вашият избор е ограден</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} от {}</translation>
    </message>
    <message>
        <source>{} of {} points so far</source>
        <translation>{} от {} точки досега</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Language or name</source>
        <translation>Език или име</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Text to compare on</source>
        <translation>Текст за сравнение</translation>
    </message>
</context>
<context>
    <name>TimeTravel</name>
    <message>
        <source>A compression does not tokenize other texts.</source>
        <translation>Компресирането не токенизира други текстове.</translation>
    </message>
    <message>
        <source>Each of its steps changes the corpus: go from step to step.</source>
        <translation>Всяка стъпка променя корпуса: вървете стъпка по стъпка.</translation>
    </message>
    <message>
        <source>No earlier step changes {}.</source>
        <translation>Никоя предишна стъпка не променя {}.</translation>
    </message>
    <message>
        <source>No earlier step has a bookmark.</source>
        <translation>Никоя предишна стъпка няма отметка.</translation>
    </message>
    <message>
        <source>No later step changes {}.</source>
        <translation>Никоя следваща стъпка не променя {}.</translation>
    </message>
    <message>
        <source>No later step has a bookmark.</source>
        <translation>Никоя следваща стъпка няма отметка.</translation>
    </message>
    <message>
        <source>Set one at the playhead with M.</source>
        <translation>Поставете отметка при показалеца с M.</translation>
    </message>
    <message>
        <source>There are no bookmarks.</source>
        <translation>Няма отметки.</translation>
    </message>
    <message>
        <source>There is no live text.</source>
        <translation>Няма пробен текст.</translation>
    </message>
    <message>
        <source>Type one into the pane Live text.</source>
        <translation>Напишете такъв в панела „Пробен текст“.</translation>
    </message>
    <message>
        <source>the live text</source>
        <translation>пробния текст</translation>
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message numerus="yes">
        <source>%Ln pair(s) tied</source>
        <translation>
            <numerusform>%Ln равна двойка</numerusform>
            <numerusform>%Ln равни двойки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s) left</source>
        <translation>
            <numerusform>остава %Ln символ</numerusform>
            <numerusform>остават %Ln символа</numerusform>
        </translation>
    </message>
    <message>
        <source>Count of each merge</source>
        <translation>Брой при всяко сливане</translation>
    </message>
    <message>
        <source>count {}</source>
        <translation>брой {}</translation>
    </message>
    <message>
        <source>not trained yet</source>
        <translation>още не е обучено</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>равенства</translation>
    </message>
    <message>
        <source>{} billion</source>
        <translation>{} млрд.</translation>
    </message>
    <message>
        <source>{} million</source>
        <translation>{} млн.</translation>
    </message>
    <message>
        <source>{} symbols left</source>
        <translation>остават {} символа</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>A ring under each step that others were as good as</source>
        <translation>Кръгче под всяка стъпка, на която други са били равни</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Покажи всичко</translation>
    </message>
    <message>
        <source>Show all steps again (a double click in the chart)</source>
        <translation>Покажи отново всички стъпки (двойно щракване в графиката)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Времева линия</translation>
    </message>
    <message>
        <source>steps {} to {} in view</source>
        <translation>показани са стъпки от {} до {}</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Timeline</source>
        <translation>Времева линия</translation>
    </message>
</context>
<context>
    <name>TokenCard</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln знак</numerusform>
            <numerusform>%Ln знака</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to merge {}</source>
        <translation>Отиди на сливане {}</translation>
    </message>
    <message>
        <source>Token {}</source>
        <translation>Токен {}</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>азбука</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>маркер</translation>
    </message>
    <message>
        <source>merge {}</source>
        <translation>сливане {}</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>специален токен</translation>
    </message>
    <message>
        <source>stands for no text</source>
        <translation>не стои за текст</translation>
    </message>
</context>
<context>
    <name>TokenFacts</name>
    <message>
        <source>Count in the corpus, merge by merge</source>
        <translation>Брой в корпуса, сливане по сливане</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Влиза в</translation>
    </message>
    <message>
        <source>In the final segmentation</source>
        <translation>В крайното разделяне</translation>
    </message>
    <message>
        <source>Its parts afterwards</source>
        <translation>Частите му след това</translation>
    </message>
    <message>
        <source>No later merge uses {}.</source>
        <translation>Никое следващо сливане не използва {}.</translation>
    </message>
    <message numerus="yes">
        <source>Survives. The corpus uses it &lt;b&gt;%Ln&lt;/b&gt; time(s).</source>
        <translation>
            <numerusform>Оцелява. Корпусът го използва &lt;b&gt;%Ln&lt;/b&gt; път.</numerusform>
            <numerusform>Оцелява. Корпусът го използва &lt;b&gt;%Ln&lt;/b&gt; пъти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words that paid for it</source>
        <translation>Думите, които са го платили</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more merge(s)</source>
        <translation>
            <numerusform>и още %Ln сливане</numerusform>
            <numerusform>и още %Ln сливания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more part(s)</source>
        <translation>
            <numerusform>и още %Ln част</numerusform>
            <numerusform>и още %Ln части</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more word(s)</source>
        <translation>
            <numerusform>и още %Ln дума</numerusform>
            <numerusform>и още %Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>as counted for merge {}</source>
        <translation>както е преброено за сливане {}</translation>
    </message>
</context>
<context>
    <name>TokenFlow</name>
    <message>
        <source>the first that differs</source>
        <translation>първият различен</translation>
    </message>
</context>
<context>
    <name>TokenTips</name>
    <message>
        <source>Not in the alphabet</source>
        <translation>Не е в азбуката</translation>
    </message>
    <message>
        <source>Token {0}</source>
        <translation>Токен {0}</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Лента с инструменти</translation>
    </message>
</context>
<context>
    <name>TopicList</name>
    <message>
        <source>Topics</source>
        <translation>Теми</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Corpus check</source>
        <translation>Проверка на корпуса</translation>
    </message>
    <message>
        <source>Cost and context</source>
        <translation>Цена и контекст</translation>
    </message>
    <message>
        <source>Fixed vocabulary</source>
        <translation>Фиксиран речник</translation>
    </message>
    <message>
        <source>How numbers are cut</source>
        <translation>Как се делят числата</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Prices, windows, cut answers</source>
        <translation>Цени, прозорци, откъси</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Интервали</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Размер на речника</translation>
    </message>
    <message>
        <source>What a space does</source>
        <translation>Какво прави интервалът</translation>
    </message>
    <message>
        <source>What is odd, what helps</source>
        <translation>Какво е странно</translation>
    </message>
    <message>
        <source>What it costs to add tokens</source>
        <translation>Цената на нови токени</translation>
    </message>
    <message>
        <source>Where more tokens pay</source>
        <translation>Докога си струва</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message numerus="yes">
        <source>Ask for more than %Ln token(s).</source>
        <translation>
            <numerusform>Поискайте повече от %Ln токен.</numerusform>
            <numerusform>Поискайте повече от %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled before its first step.</source>
        <translation>Прекъснато преди първата стъпка.</translation>
    </message>
    <message>
        <source>Corpus changed.</source>
        <translation>Корпусът е променен.</translation>
    </message>
    <message numerus="yes">
        <source>No merge was possible: the alphabet alone makes %Ln token(s).</source>
        <translation>
            <numerusform>Нямаше възможно сливане: само азбуката е %Ln токен.</numerusform>
            <numerusform>Нямаше възможно сливане: само азбуката е %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair counts {} or more. Lower the minimum count to go on.</source>
        <translation>Никоя двойка няма брой {} или повече. Намалете минималния брой, за да продължите.</translation>
    </message>
    <message numerus="yes">
        <source>Only {} of %Ln merge(s) were possible.</source>
        <translation>
            <numerusform>Възможни бяха само {} от %Ln сливане.</numerusform>
            <numerusform>Възможни бяха само {} от %Ln сливания.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panes still show the earlier training.</source>
        <translation>Панелите още показват предишното обучение.</translation>
    </message>
    <message>
        <source>Set to {}</source>
        <translation>Задай {}</translation>
    </message>
    <message>
        <source>Settings changed.</source>
        <translation>Настройките са променени.</translation>
    </message>
    <message>
        <source>The corpus is empty.</source>
        <translation>Корпусът е празен.</translation>
    </message>
    <message>
        <source>The training failed.</source>
        <translation>Обучението не успя.</translation>
    </message>
    <message>
        <source>Train starts a new one.</source>
        <translation>„Обучи“ започва ново.</translation>
    </message>
    <message>
        <source>Type a text or open a file.</source>
        <translation>Напишете текст или отворете файл.</translation>
    </message>
    <message>
        <source>What was open is still open.</source>
        <translation>Отвореното досега остава отворено.</translation>
    </message>
</context>
<context>
    <name>TrainingFields</name>
    <message>
        <source>A symbol that marks where a word ends or starts</source>
        <translation>Символ, който отбелязва къде думата свършва или започва</translation>
    </message>
    <message>
        <source>A word of more characters is unknown as a whole</source>
        <translation>Дума с повече знаци е изцяло непозната</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритъм</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Покритие</translation>
    </message>
    <message>
        <source>EM rounds</source>
        <translation>Кръгове EM</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Равен брой</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>How often the pieces are weighed anew before some go</source>
        <translation>Колко пъти парчетата се претеглят наново, преди някои да отпаднат</translation>
    </message>
    <message>
        <source>How the text is compressed</source>
        <translation>Как се компресира текстът</translation>
    </message>
    <message>
        <source>How the text is cut into words; no merge crosses a cut</source>
        <translation>Как текстът се дели на думи; никое сливане не минава през разрез</translation>
    </message>
    <message>
        <source>Keep share</source>
        <translation>Запазен дял</translation>
    </message>
    <message>
        <source>Long word</source>
        <translation>Дълга дума</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Най-дълъг</translation>
    </message>
    <message>
        <source>Min. count</source>
        <translation>Мин. брой</translation>
    </message>
    <message>
        <source>No token gets longer than this</source>
        <translation>Никой токен не става по-дълъг от това</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Нормиране</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>So many bytes are compressed by themselves</source>
        <translation>По толкова байта се компресират самостоятелно</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Специални</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Край след</translation>
    </message>
    <message>
        <source>Stop when no pair is counted so often</source>
        <translation>Спира, когато никоя двойка няма такъв брой</translation>
    </message>
    <message>
        <source>The share of the pieces that stays when some go</source>
        <translation>Делът на парчетата, който остава, когато някои отпаднат</translation>
    </message>
    <message>
        <source>The share of the text&apos;s characters that get a symbol; the rest is unknown</source>
        <translation>Делът от знаците на текста, които получават символ; останалото е непознато</translation>
    </message>
    <message>
        <source>The token for symbols that the alphabet lacks</source>
        <translation>Токенът за символи, които липсват в азбуката</translation>
    </message>
    <message>
        <source>Tokens count the alphabet and the special tokens, too</source>
        <translation>Към токените се броят и азбуката, и специалните токени</translation>
    </message>
    <message>
        <source>Tokens that stand for no text, parted by spaces</source>
        <translation>Токени, които не стоят за текст, отделени с интервали</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Единици</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознат</translation>
    </message>
    <message>
        <source>What is done to the text before all else</source>
        <translation>Какво се прави с текста преди всичко друго</translation>
    </message>
    <message>
        <source>What the alphabet is made of</source>
        <translation>От какво е съставена азбуката</translation>
    </message>
    <message>
        <source>Which pair goes first among those counted equally often</source>
        <translation>Коя двойка е първа сред тези с равен брой</translation>
    </message>
    <message>
        <source>Word end</source>
        <translation>Край на дума</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>all characters</source>
        <translation>всички знаци</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>none, such as &lt;unk&gt;</source>
        <translation>няма, например &lt;unk&gt;</translation>
    </message>
    <message>
        <source>regex: and a pattern of what a word is, or names such as whitespace+digits-3</source>
        <translation>regex: и шаблон за това какво е дума, или имена като whitespace+digits-3</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>A pattern or a chain of rules that you write.</source>
        <translation>Шаблон или верига от правила, които вие пишете.</translation>
    </message>
    <message>
        <source>As BERT, but capitals and accents stay.</source>
        <translation>Като BERT, но главните букви и ударенията остават.</translation>
    </message>
    <message>
        <source>As GPT-2, but numbers are cut after three digits.</source>
        <translation>Като GPT-2, но числата се режат след три цифри.</translation>
    </message>
    <message>
        <source>As GPT-4, but words are also cut where capitals begin.</source>
        <translation>Като GPT-4, но думите се режат и при главна буква.</translation>
    </message>
    <message>
        <source>As NFC, and variants such as ﬁ become plain letters.</source>
        <translation>Като NFC, а варианти като ﬁ стават обикновени букви.</translation>
    </message>
    <message>
        <source>As NFD, and variants such as ﬁ become plain letters.</source>
        <translation>Като NFD, а варианти като ﬁ стават обикновени букви.</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>По списъка</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Като програмата</translation>
    </message>
    <message>
        <source>BERT</source>
        <translation>BERT</translation>
    </message>
    <message>
        <source>BERT, cased</source>
        <translation>BERT, с главни букви</translation>
    </message>
    <message>
        <source>BPE</source>
        <translation>BPE</translation>
    </message>
    <message>
        <source>Begins with many pieces and takes out those that are missed least.</source>
        <translation>Започва с много парчета и маха тези, които липсват най-малко.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>Capitals become small letters.</source>
        <translation>Главните букви стават малки.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Compresses the bytes of the text: where BPE comes from.</source>
        <translation>Компресира байтовете на текста: оттук идва BPE.</translation>
    </message>
    <message>
        <source>Cuts at spaces and line breaks, which are left out.</source>
        <translation>Реже при интервали и нови редове, които отпадат.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and makes each sign a word.</source>
        <translation>Реже при интервали и прави от всеки препинателен знак дума.</translation>
    </message>
    <message>
        <source>Cuts at spaces, and parts runs of signs from words.</source>
        <translation>Реже при интервали и отделя поредиците от знаци от думите.</translation>
    </message>
    <message>
        <source>Cuts before each space, which stays with its word as ▁.</source>
        <translation>Реже пред всеки интервал, който остава при думата си като ▁.</translation>
    </message>
    <message>
        <source>Cuts before each ▁, which is how SentencePiece writes a space.</source>
        <translation>Реже пред всяко ▁, с което SentencePiece записва интервала.</translation>
    </message>
    <message>
        <source>Each byte of UTF-8 is a symbol: no text is unknown.</source>
        <translation>Всеки байт на UTF-8 е символ: няма непознат текст.</translation>
    </message>
    <message>
        <source>Each character (code point) is a symbol.</source>
        <translation>Всеки знак (кодова точка) е символ.</translation>
    </message>
    <message>
        <source>Each word begins with a symbol of its own, ▁.</source>
        <translation>Всяка дума започва със свой символ, ▁.</translation>
    </message>
    <message>
        <source>Each word ends with a symbol of its own, ·.</source>
        <translation>Всяка дума завършва със свой символ, ·.</translation>
    </message>
    <message>
        <source>First NFKC, then small letters.</source>
        <translation>Първо NFKC, после малки букви.</translation>
    </message>
    <message>
        <source>First seen wins</source>
        <translation>По срещане</translation>
    </message>
    <message>
        <source>GPT-2 pattern</source>
        <translation>Шаблон на GPT-2</translation>
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
        <translation>Въведете число над 0 и под 1.</translation>
    </message>
    <message>
        <source>Give a number above 0 and up to 1, or nothing.</source>
        <translation>Въведете число над 0 и до 1, или нищо.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 up.</source>
        <translation>Въведете цяло число от 0 нагоре.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to {}.</source>
        <translation>Въведете цяло число от 1 до {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up, or nothing.</source>
        <translation>Въведете цяло число от 1 нагоре или нищо.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 up.</source>
        <translation>Въведете цяло число от 1 нагоре.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 to {}.</source>
        <translation>Въведете цяло число от 2 до {}.</translation>
    </message>
    <message>
        <source>Give a whole number from 2 up.</source>
        <translation>Въведете цяло число от 2 нагоре.</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Графеми</translation>
    </message>
    <message>
        <source>In blocks, with the small table of counts of the program of 1994.</source>
        <translation>На блокове, с малката таблица за броене на програмата от 1994 г.</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Най-голяма</translation>
    </message>
    <message>
        <source>Letters and their accents become one character.</source>
        <translation>Буквите и ударенията им стават един знак.</translation>
    </message>
    <message>
        <source>Letters and their accents become two characters.</source>
        <translation>Буквите и ударенията им стават два знака.</translation>
    </message>
    <message>
        <source>Lexicographic</source>
        <translation>Азбучен ред</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Малки букви</translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation>Най-малки id</translation>
    </message>
    <message>
        <source>Marker ·</source>
        <translation>Маркер ·</translation>
    </message>
    <message>
        <source>Merges the most frequent pair, again and again.</source>
        <translation>Слива най-честата двойка, отново и отново.</translation>
    </message>
    <message>
        <source>Merges the pair that is most frequent beside how frequent its parts are.</source>
        <translation>Слива двойката, която е най-честа спрямо честотата на частите си.</translation>
    </message>
    <message>
        <source>Metaspace ▁</source>
        <translation>Metaspace ▁</translation>
    </message>
    <message>
        <source>NFKC, lower case</source>
        <translation>NFKC, малки букви</translation>
    </message>
    <message>
        <source>NFKC, no extra spaces, one before the text, and spaces written as ▁.</source>
        <translation>NFKC, без излишни интервали, един пред текста, а интервалите се пишат като ▁.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Няма</translation>
    </message>
    <message>
        <source>Not cut</source>
        <translation>Без рязане</translation>
    </message>
    <message>
        <source>Nothing shows where a word ends.</source>
        <translation>Нищо не показва къде свършва думата.</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Свое правило…</translation>
    </message>
    <message>
        <source>Parts words, numbers and signs; a space stays before its word.</source>
        <translation>Отделя думи, числа и препинателни знаци; интервалът остава пред думата си.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Обикновен</translation>
    </message>
    <message>
        <source>Punctuation apart</source>
        <translation>Пунктуацията отделно</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Small letters without accents, Chinese characters parted, controls out.</source>
        <translation>Малки букви без ударения, отделени китайски знаци, без управляващи.</translation>
    </message>
    <message>
        <source>Stop after so many merges.</source>
        <translation>Спира след толкова сливания.</translation>
    </message>
    <message>
        <source>Stop when no pair counts enough.</source>
        <translation>Спира, когато никоя двойка няма достатъчен брой.</translation>
    </message>
    <message>
        <source>Stop when the vocabulary has so many tokens.</source>
        <translation>Спира, когато речникът има толкова токена.</translation>
    </message>
    <message>
        <source>Takes in the most frequent characters.</source>
        <translation>Приема най-честите знаци.</translation>
    </message>
    <message>
        <source>Takes in the most frequent words as they are.</source>
        <translation>Приема най-честите думи, каквито са.</translation>
    </message>
    <message>
        <source>The mark · is part of the last symbol of each word.</source>
        <translation>Знакът · е част от последния символ на всяка дума.</translation>
    </message>
    <message>
        <source>The pair that comes first in alphabetic order of its characters wins.</source>
        <translation>Печели двойката, която е първа по азбучен ред на знаците си.</translation>
    </message>
    <message>
        <source>The pair that comes first in the corpus as it is cut now wins.</source>
        <translation>Печели двойката, която е първа в корпуса, както е разделен сега.</translation>
    </message>
    <message>
        <source>The pair that comes last in alphabetic order of its characters wins.</source>
        <translation>Печели двойката, която е последна по азбучен ред на знаците си.</translation>
    </message>
    <message>
        <source>The pair whose left token has the lower id wins, then the right one.</source>
        <translation>Печели двойката, чийто ляв токен има по-малък id, после десният.</translation>
    </message>
    <message>
        <source>The pattern cannot be read: {why}.</source>
        <translation>Шаблонът не може да се прочете: {why}.</translation>
    </message>
    <message>
        <source>The pattern is empty or runs backwards.</source>
        <translation>Шаблонът е празен или върви назад.</translation>
    </message>
    <message>
        <source>The shortest new token wins, then the first in lexicographic order.</source>
        <translation>Печели най-късият нов токен, после първият по азбучен ред.</translation>
    </message>
    <message>
        <source>The text stays as it is.</source>
        <translation>Текстът остава, какъвто е.</translation>
    </message>
    <message>
        <source>The whole text at once, with exact counts and letters from Z down.</source>
        <translation>Целият текст наведнъж, с точно броене и букви от Z надолу.</translation>
    </message>
    <message>
        <source>The whole text is one word.</source>
        <translation>Целият текст е една дума.</translation>
    </message>
    <message>
        <source>There is no rule called {name}. A pattern starts with regex:, as in {example}.</source>
        <translation>Няма правило с име {name}. Шаблонът започва с regex:, както в {example}.</translation>
    </message>
    <message>
        <source>Unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>What a reader takes for one character is a symbol, with all of its accents.</source>
        <translation>Символ е това, което читателят приема за един знак, с всичките му ударения.</translation>
    </message>
    <message>
        <source>Whitespace</source>
        <translation>Интервали</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Цели думи</translation>
    </message>
    <message>
        <source>WordPiece</source>
        <translation>WordPiece</translation>
    </message>
    <message>
        <source>Write a rule, such as {example}.</source>
        <translation>Напишете правило, например {example}.</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>стъпки</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токена</translation>
    </message>
    <message>
        <source>· on last symbol</source>
        <translation>· на последния символ</translation>
    </message>
    <message>
        <source>▁ before words</source>
        <translation>▁ пред думите</translation>
    </message>
</context>
<context>
    <name>TrainingPane</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln сливане</numerusform>
            <numerusform>%Ln сливания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the rules for equal counts</source>
        <translation>Сравни правилата за равен брой</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Още настройки</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Обучи</translation>
    </message>
    <message>
        <source>Train anew</source>
        <translation>Обучи наново</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>без ограничение</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Go to the last step (End)</source>
        <translation>Отиди на последната стъпка (End)</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>Отиди в началото (Home)</translation>
    </message>
    <message>
        <source>Make the next step (Right)</source>
        <translation>Направи следващата стъпка (надясно)</translation>
    </message>
    <message>
        <source>Mark this step (M)</source>
        <translation>Отбележи тази стъпка (M)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Пауза (интервал)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Пусни (интервал)</translation>
    </message>
    <message>
        <source>Repeat a range: [ and ] set its ends (R)</source>
        <translation>Повтаряй откъс: [ и ] поставят краищата му (R)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Стъпки в секунда</translation>
    </message>
    <message>
        <source>Take the last step back (Left)</source>
        <translation>Върни последната стъпка (наляво)</translation>
    </message>
</context>
<context>
    <name>Travelling</name>
    <message>
        <source>Name of step {}:</source>
        <translation>Име на стъпка {}:</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Име на отметката</translation>
    </message>
    <message>
        <source>id {}, born at step {}</source>
        <translation>id {}, роден на стъпка {}</translation>
    </message>
    <message>
        <source>id {}, never made</source>
        <translation>id {}, не е създаден</translation>
    </message>
    <message>
        <source>id {}, there from the start</source>
        <translation>id {}, от самото начало</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>началото</translation>
    </message>
</context>
<context>
    <name>UseRows</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln път</numerusform>
            <numerusform>%Ln пъти</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge {}</source>
        <translation>Сливане {}</translation>
    </message>
</context>
<context>
    <name>VocabularyCells</name>
    <message>
        <source>Built from</source>
        <translation>Съставен от</translation>
    </message>
    <message>
        <source>Built from {0}</source>
        <translation>Съставен от {0}</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Byte {0}</source>
        <translation>Байт {0}</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>Bytes {0}</source>
        <translation>Байтове {0}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Count {0}</source>
        <translation>Брой {0}</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>How often the corpus holds the token at the playhead</source>
        <translation>Колко пъти корпусът съдържа токена при показалеца</translation>
    </message>
    <message>
        <source>How often the data holds the byte at the playhead</source>
        <translation>Колко пъти данните съдържат байта при показалеца</translation>
    </message>
    <message>
        <source>How the file writes the token</source>
        <translation>Как файлът записва токена</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Log prob.</source>
        <translation>Лог. вер.</translation>
    </message>
    <message>
        <source>Log probability {0}</source>
        <translation>Логаритмична вероятност {0}</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Няма байтове</translation>
    </message>
    <message>
        <source>No count</source>
        <translation>Няма брой</translation>
    </message>
    <message>
        <source>No probability</source>
        <translation>Няма вероятност</translation>
    </message>
    <message>
        <source>No rank</source>
        <translation>Няма ранг</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Rank {0}</source>
        <translation>Ранг {0}</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Стои за</translation>
    </message>
    <message>
        <source>Stands for {0}</source>
        <translation>Стои за {0}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Записан като</translation>
    </message>
    <message>
        <source>Stored as {0}</source>
        <translation>Записан като {0}</translation>
    </message>
    <message>
        <source>The byte as it stands in the data</source>
        <translation>Байтът, както е в данните</translation>
    </message>
    <message>
        <source>The byte in hexadecimal</source>
        <translation>Байтът в шестнайсетичен вид</translation>
    </message>
    <message>
        <source>The bytes of the token, in hexadecimal</source>
        <translation>Байтовете на токена в шестнайсетичен вид</translation>
    </message>
    <message>
        <source>The natural logarithm of the probability of the piece</source>
        <translation>Натуралният логаритъм от вероятността на парчето</translation>
    </message>
    <message>
        <source>The number of the merge that made the token</source>
        <translation>Номерът на сливането, създало токена</translation>
    </message>
    <message>
        <source>The number that stands for the token</source>
        <translation>Числото, което стои за токена</translation>
    </message>
    <message>
        <source>The replacement that made the byte stand for a pair</source>
        <translation>Замяната, след която байтът стои за двойка</translation>
    </message>
    <message>
        <source>The text of the token</source>
        <translation>Текстът на токена</translation>
    </message>
    <message>
        <source>The two bytes that it stands for</source>
        <translation>Двата байта, за които стои</translation>
    </message>
    <message>
        <source>The two parts that were joined</source>
        <translation>Двете части, които са съединени</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Token {0}</source>
        <translation>Токен {0}</translation>
    </message>
    <message>
        <source>What of the text the byte stands for</source>
        <translation>За какво от текста стои байтът</translation>
    </message>
    <message>
        <source>What the token is, and whether it is still there</source>
        <translation>Какво е токенът и дали още го има</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>азбука</translation>
    </message>
    <message>
        <source>count {0}</source>
        <translation>брой {0}</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>отпаднал</translation>
    </message>
    <message>
        <source>end of word</source>
        <translation>край на дума</translation>
    </message>
    <message>
        <source>in others only</source>
        <translation>само в други</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>самият той</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>парче</translation>
    </message>
    <message>
        <source>rank {0}</source>
        <translation>ранг {0}</translation>
    </message>
    <message>
        <source>replacement {0}</source>
        <translation>замяна {0}</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>скеле</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специален</translation>
    </message>
    <message>
        <source>start of word</source>
        <translation>начало на дума</translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s), {} of them scaffold</source>
        <translation>
            <numerusform>%Ln токен, {} от тях са скеле</numerusform>
            <numerusform>%Ln токена, {} от тях са скеле</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирай</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Подреди по</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Изчисти филтъра</translation>
    </message>
    <message>
        <source>Copy the selected tokens, or all that are shown</source>
        <translation>Копирай избраните токени или всички показани</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>Копирай със &amp;заглавията</translation>
    </message>
    <message>
        <source>Every token contains {0}.</source>
        <translation>Всеки токен съдържа {0}.</translation>
    </message>
    <message>
        <source>More about the vocabulary</source>
        <translation>Още за речника</translation>
    </message>
    <message>
        <source>No token contains the bytes {0}.</source>
        <translation>Никой токен не съдържа байтовете {0}.</translation>
    </message>
    <message>
        <source>No token contains {0} or has this id.</source>
        <translation>Никой токен не съдържа {0} и няма това id.</translation>
    </message>
    <message>
        <source>No token contains {0}.</source>
        <translation>Никой токен не съдържа {0}.</translation>
    </message>
    <message>
        <source>No token is built from {0} + {1}.</source>
        <translation>Никой токен не е съставен от {0} + {1}.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part after it.</source>
        <translation>Никой токен не е съставен от {0} и част след нея.</translation>
    </message>
    <message>
        <source>No token is built from {0} and a part before it.</source>
        <translation>Никой токен не е съставен от {0} и част преди нея.</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Още няма токени.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Избери в&amp;сичко</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message numerus="yes">
        <source>Copied %Ln row(s).</source>
        <translation>
            <numerusform>Копиран е %Ln ред.</numerusform>
            <numerusform>Копирани са %Ln реда.</numerusform>
        </translation>
    </message>
    <message>
        <source>Live text takes up to {} characters, {} without a space: nothing was pasted.</source>
        <translation>Пробният текст побира до {} знака, {} без интервал: нищо не беше поставено.</translation>
    </message>
    <message>
        <source>Paste a part of it.</source>
        <translation>Поставете част от него.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>At {}</source>
        <translation>На {}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Най-добър</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следващ</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>приложено</translation>
    </message>
    <message>
        <source>log prob. {}, {}</source>
        <translation>лог. вер. {}, {}</translation>
    </message>
    <message>
        <source>merge {} was there before</source>
        <translation>сливане {} беше преди това</translation>
    </message>
    <message>
        <source>needs {}, finds {}</source>
        <translation>трябва {}, намира {}</translation>
    </message>
    <message>
        <source>needs {}, the word begins</source>
        <translation>трябва {}, думата започва</translation>
    </message>
    <message>
        <source>needs {}, the word ends</source>
        <translation>трябва {}, думата свършва</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>не се стига дотам</translation>
    </message>
    <message>
        <source>no {} follows {}</source>
        <translation>няма {} след {}</translation>
    </message>
    <message>
        <source>no {} stands before {}</source>
        <translation>няма {} преди {}</translation>
    </message>
    <message>
        <source>not yet learnt here</source>
        <translation>тук още не е научено</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>нищо не пасва</translation>
    </message>
    <message>
        <source>takes {}</source>
        <translation>взема {}</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at merge {step}.</source>
        <translation>{token} още не е в речника: идва със сливане {step}.</translation>
    </message>
    <message>
        <source>{token} is not in the vocabulary yet: it comes at step {step}.</source>
        <translation>{token} още не е в речника: идва на стъпка {step}.</translation>
    </message>
</context>
<context>
    <name>WhyNotPane</name>
    <message>
        <source>Go to merge {}</source>
        <translation>Отиди на сливане {}</translation>
    </message>
    <message>
        <source>Go to step {}</source>
        <translation>Отиди на стъпка {}</translation>
    </message>
    <message>
        <source>Name a token and a word to see why the word lacks the token.</source>
        <translation>Посочете токен и дума, за да видите защо думата няма токена.</translation>
    </message>
    <message>
        <source>Replay {} rule by rule</source>
        <translation>Покажи {} правило по правило</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Защо не?</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>in</source>
        <translation>в</translation>
    </message>
    <message>
        <source>token</source>
        <translation>токен</translation>
    </message>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>{word} is one token, but not {token}</source>
        <translation>{word} е един токен, но не {token}</translation>
    </message>
    <message>
        <source>{word} is the token</source>
        <translation>{word} е токенът</translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s) without {token}</source>
        <translation>
            <numerusform>{word} се дели на %Ln токен без {token}</numerusform>
            <numerusform>{word} се дели на %Ln токена без {token}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{word} splits into %Ln token(s), one of them {token}</source>
        <translation>
            <numerusform>{word} се дели на %Ln токен, един от тях е {token}</numerusform>
            <numerusform>{word} се дели на %Ln токена, един от тях е {token}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordMenu</name>
    <message>
        <source>Go to the birth of {}</source>
        <translation>Отиди на раждането на {}</translation>
    </message>
    <message>
        <source>Next step that changes {}</source>
        <translation>Следваща стъпка, която променя {}</translation>
    </message>
    <message>
        <source>Previous step that changes {}</source>
        <translation>Предишна стъпка, която променя {}</translation>
    </message>
</context>
<context>
    <name>_Answers</name>
    <message>
        <source>None yet.</source>
        <translation>Още няма.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Верен отговор</translation>
    </message>
    <message>
        <source>{question}: {answer}, not right. Right answer: {right}</source>
        <translation>{question}: {answer}, невярно. Верен отговор: {right}</translation>
    </message>
    <message>
        <source>{question}: {answer}, right</source>
        <translation>{question}: {answer}, вярно</translation>
    </message>
</context>
<context>
    <name>_Columns</name>
    <message>
        <source>Branch</source>
        <translation>Клон</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Брой</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Основна линия</translation>
    </message>
</context>
<context>
    <name>_Corner</name>
    <message>
        <source>Tokens, and
tokens per word</source>
        <translation>Токени и
токени на дума</translation>
    </message>
</context>
<context>
    <name>_Fate</name>
    <message>
        <source>Scaffold: the corpus no longer uses it.</source>
        <translation>Скеле: корпусът вече не го използва.</translation>
    </message>
</context>
<context>
    <name>_Grid</name>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаци</translation>
    </message>
    <message>
        <source>Dotted: a token ends inside a character</source>
        <translation>На точки: токен свършва вътре в знак</translation>
    </message>
    <message>
        <source>Graphemes</source>
        <translation>Графеми</translation>
    </message>
    <message>
        <source>No spaces</source>
        <translation>Без интервали</translation>
    </message>
    <message>
        <source>Space before</source>
        <translation>Интервал отпред</translation>
    </message>
    <message>
        <source>Space behind</source>
        <translation>Интервал отзад</translation>
    </message>
    <message>
        <source>The same text with a space put before it, or behind it: its tokens then, and in brackets how many more or fewer they are than now</source>
        <translation>Същият текст с интервал отпред или отзад: токените му тогава, а в скоби – с колко са повече или по-малко от сега</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>{}, as many</source>
        <translation>{}, също толкова</translation>
    </message>
    <message>
        <source>{}, cuts a character</source>
        <translation>{}, реже знак</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <source>Next: rule {}</source>
        <translation>Следва: правило {}</translation>
    </message>
    <message>
        <source>Next: rule {}, {} + {} → {}</source>
        <translation>Следва: правило {}, {} + {} → {}</translation>
    </message>
    <message>
        <source>Next: whole words that are in the vocabulary</source>
        <translation>Следва: цели думи, които са в речника</translation>
    </message>
    <message>
        <source>No further rule applies.</source>
        <translation>Никое друго правило не се прилага.</translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>Character cut inside</source>
        <translation>Разрязан знак</translation>
    </message>
    <message>
        <source>First difference from the reference</source>
        <translation>Първа разлика с еталона</translation>
    </message>
    <message>
        <source>Same piece, same colour down a column</source>
        <translation>Едно и също парче, един цвят в колоната</translation>
    </message>
    <message>
        <source>Single character</source>
        <translation>Отделен знак</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознат</translation>
    </message>
</context>
<context>
    <name>_LessonRow</name>
    <message>
        <source>Reset the score</source>
        <translation>Нулирай резултата</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>Махни го от списъка</translation>
    </message>
</context>
<context>
    <name>_MainLine</name>
    <message>
        <source>Main line</source>
        <translation>Основна линия</translation>
    </message>
</context>
<context>
    <name>_Merges</name>
    <message>
        <source>None yet.</source>
        <translation>Още няма.</translation>
    </message>
</context>
<context>
    <name>_MergesHead</name>
    <message>
        <source>New token</source>
        <translation>Нов токен</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Двойка</translation>
    </message>
</context>
<context>
    <name>_Model</name>
    <message>
        <source>(Tokens / tokens of the first language)²: each token looks at each other one</source>
        <translation>(Токени / токени на първия език)²: всеки токен гледа всеки друг</translation>
    </message>
    <message>
        <source>Against {}</source>
        <translation>Спрямо {}</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Click to hold the others against it. The right button offers more.</source>
        <translation>Щракнете, за да сравнявате останалите с него. Десният бутон предлага още.</translation>
    </message>
    <message>
        <source>Click to sort the rows by it. The right button offers more.</source>
        <translation>Щракнете, за да подредите редовете по него. Десният бутон предлага още.</translation>
    </message>
    <message>
        <source>Context / tokens, rounded down: how many such texts the window holds</source>
        <translation>Контекст / токени, закръглено надолу: колко такива текста побира прозорецът</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>На месец</translation>
    </message>
    <message>
        <source>Fit in {}</source>
        <translation>В {}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Tokens / tokens of the first language − 1</source>
        <translation>Токени / токени на първия език − 1</translation>
    </message>
    <message>
        <source>Tokens × messages a month × price / 1,000,000</source>
        <translation>Токени × съобщения месечно × цена / 1 000 000</translation>
    </message>
</context>
<context>
    <name>_Paths</name>
    <message>
        <source>{}: log probability {}, {} of all ways</source>
        <translation>{}: логаритмична вероятност {}, {} от всички начини</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Best way: {}</source>
        <translation>Най-добър начин: {}</translation>
    </message>
    <message>
        <source>characters {} to {}</source>
        <translation>знаци от {} до {}</translation>
    </message>
    <message>
        <source>in the best way</source>
        <translation>в най-добрия начин</translation>
    </message>
    <message>
        <source>in {} of all ways</source>
        <translation>в {} от всички начини</translation>
    </message>
    <message>
        <source>{piece}
log probability {score}
in {share} of all ways</source>
        <translation>{piece}
логаритмична вероятност {score}
в {share} от всички начини</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>Reading, {done} of {total}</source>
        <translation>Четене, {done} от {total}</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} от {total}</translation>
    </message>
</context>
<context>
    <name>_Summary</name>
    <message>
        <source>Choose the encoding</source>
        <translation>Изберете кодиране</translation>
    </message>
    <message>
        <source>Look at what the check of the corpus found</source>
        <translation>Вижте какво намери проверката на корпуса</translation>
    </message>
</context>
</TS>
