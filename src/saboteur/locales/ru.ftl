### Все предложения, которые читает человек, по-русски. Терминал, браузер и объяснения пользуются этим одним файлом.

## Words

seat = место { $seat }
you = место { $seat } (вы)
role = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
goal = { $content ->
    [treasure] сокровище
   *[stone] камень
}
tool = { $tool ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = Игра окончена.
refused-not-your-turn = Сейчас ход не места { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] Сначала нужно открыть карту «конец», например T@8,0.
    [lay-stone] Сначала нужно положить камень, например L@8,0:es.
    [pick-gold] Сначала нужно взять карту золота, например G2.
   *[play] Сейчас нужно сыграть карту.
}
refused-not-in-hand = Карты { $card } на руках нет.
refused-broken-tools = Пока перед игроком лежит сломанный инструмент, прокладывать путь нельзя.
refused-occupied = В { $column },{ $row } уже лежит карта.
refused-not-reached = От начала ни один туннель не ведёт в { $column },{ $row } через открытую сторону этой карты.
refused-not-touching = Ни одна открытая карта не касается { $column },{ $row }.
refused-edge-mismatch = В { $column },{ $row } эта карта не подходит к соседям: туннель упёрся бы в стену.
refused-no-such-seat = Места { $seat } за этим столом нет.
refused-own-tool = За этим столом нельзя ломать свой инструмент ({ tool }).
refused-already-broken = Место { $seat }: инструмент уже сломан ({ tool }).
refused-nothing-to-mend = Место { $seat }: инструмент не сломан ({ tool }).
refused-no-card-there = В { $column },{ $row } нет карты «путь», которую можно убрать.
refused-protected = Карту в { $column },{ $row } убрать нельзя: начало и концы остаются.
refused-not-a-goal = В { $column },{ $row } нет карты «конец».
refused-already-turned = Карта «конец» в { $column },{ $row } уже открыта.
refused-goal-not-reached = Карту «конец» в { $column },{ $row } сейчас открыть нельзя.
refused-not-this-stone = Камень так лежать не может или лежит не здесь ({ $column },{ $row }).
refused-not-on-offer = Карты золота достоинством { $value } среди предложенных нет.
refused-not-a-move = «{ $text }» — это не ход.

## Why a table cannot be set up

refused-unknown-edition = Издания «{ $edition }» нет.
refused-bad-players = { $players } играть не могут: игроков должно быть от 3 до 10.
refused-bad-rounds = { $rounds } — не число раундов: в игре их от 1 до 5.
refused-unknown-option = Настройки стола «{ $option }» нет.
refused-bad-first = Место { $first } начать не может: такого за столом нет.

## Why cards cannot be dealt

refused-seed-not-text = Зерно — не текст, который можно записать в UTF-8.
refused-deal-rounds = В раздаче раундов { $found }, а в игре { $expected }.
refused-deal-first = Место { $first } начать не может: такого за столом нет.
refused-deal-gold = Такого золота в коробке нет: в ней 16 карт по 1, 8 по 2 и 4 по 3.
refused-deal-roles = Роли раунда { $round } — не по одной из digger, saboteur или selfish на каждое место.
refused-deal-goals = Карты «конец» раунда { $round } — не treasure, Pes и Psw по одному разу.
refused-deal-hands = В раунде { $round } не у каждого места по одной руке.
refused-deal-hand-sizes = Руки раунда { $round } не одинаковы, от 1 до 6 карт.
refused-deal-broken = Сломанные инструменты раунда { $round } — не список pick, lamp и cart для каждого места.
refused-deal-card = «{ $card }» в раунде { $round } — не карта.
refused-deal-too-many = В раунде { $round } карт { $card } больше, чем в коробке.
refused-deal-cell = В шахте раунда { $round } две карты лежат на одной клетке.
refused-deal-stone = «{ $card }» в шахте раунда { $round } — не камень этой карты «конец».
refused-deal-spread = Шахта раунда { $round } так широка, что для будущих карт не осталось места.
refused-deal-laid = «{ $card }» в шахте раунда { $round } — не карта «путь» с местом, например Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = { $key } — не объект JSON.
refused-missing = Не хватает «{ $key }».
refused-unknown-format = Формат записи { $format } здесь неизвестен.
refused-unknown-rules = Номер правил записи { $rules } здесь неизвестен.
refused-seed-or-deal = Записи нужно либо зерно, либо раздача, но не оба.
refused-twice = «{ $key }» называет что-то дважды.
refused-not-a-number = «{ $key }» — не целое число.
refused-not-a-text = «{ $key }» — не текст или содержит что-то другое.
refused-not-a-list = «{ $key }» — не список или содержит что-то другое.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = «{ $text }» — не заявление.
refused-no-proof = В записи нет доказательства раздачи.
refused-proof-unreadable = «{ $key }» доказательства не читается.
refused-commitment-misfits = Секрет — не тот, который сервер зафиксировал до игры.
refused-nonce-misfits = То, что добавило к зерну место { $seat }, — не то, что оно объявило.
refused-seed-misfits = Зерно не следует из секрета и того, что добавили места.

## Why a record cannot be trusted

refused-misshapen = Такого «{ $key }» сервер в запись не пишет.
refused-not-canonical = В записи есть то, чего в настоящих записях не бывает: дробь, огромное число, странный ключ или слишком глубоко вложенные списки.
refused-unknown-form = Такой вид доказательства этой версии неизвестен.
refused-form-removed = Запись была создана с доказательством нового вида, но кто-то переделал её под старый.
refused-start-misfits = Правила стола, боты или отменённые раздачи — не те, что были зафиксированы до перемешивания.
refused-cancelled-misfits = В отменённой раздаче № { $number } не тот секрет, который сервер зафиксировал заранее.
refused-bot-nonce = Место { $seat } занимает бот, но вклад в перемешивание от него почему-то есть.
refused-checksum-misfits = Контрольная сумма не сходится: файл изменили после того, как его создал сервер.
refused-by-misfits = Ход { $number } сделал бот, а по записи — человек.
refused-ended-misfits = { $ended ->
    [finished] По записи игра доиграна до конца, но ходы обрываются раньше.
   *[abandoned] По записи игру прервали, но ходы доходят до самого конца.
}
refused-winners-misfit = В записи не те победители, которые выходят по ходам.
refused-nuggets-misfit = В записи не то число самородков, которое выходит по ходам.

## The command line: what is wrong with a file

bad-game = { $file }: игру { $game } (строка { $line }) нельзя воспроизвести: { $why }
bad-move = { $file }: игра { $game } (строка { $line }), ход { $number } (moves[{ $index }]) «{ $move }» сыграть нельзя: { $why }
no-game = В файле { $file } нет ни одной игры.
no-such-game = В файле { $file } нет игры { $game }; первая — 0.
cannot-read = Файл { $file } не читается: { $why }.
system-refuses = Система отказывает: { $why }.
cannot-save = Запись не сохраняется в { $file }: { $why }.
no-standard-input = Нет стандартного ввода, из которого можно читать.
record-too-large = Запись больше { $limit } МиБ.
not-utf-8 = Байт { $byte } этой строки — не UTF-8.
not-json = Это не JSON: { $why } (столбец { $column }).
json-cut-off = Текст обрывается посреди записи.
json-too-deep = JSON вложен слишком глубоко.
json-twice = Ключ «{ $key }» встречается дважды.
json-long-number = В нём есть число длиннее 18 цифр.
json-constant = { $name } — не число JSON.

## The command line: what is wrong with an argument

bad-arguments = { $why } («{ $command } --help» объяснит).
rules-uncompiled = { $why ->
    [changed] Правила работают нескомпилированными и медленнее: после компиляции изменился файл исходного кода. Выполните make compiled
    [other-python] Правила работают нескомпилированными и медленнее: они скомпилированы для другой версии Python. Выполните make compiled
   *[never] Правила работают нескомпилированными и медленнее: их ещё не компилировали. Выполните make compiled
}
no-such-command = Команды «{ $name }» нет; есть { $names }.
not-in-range = «{ $text }» — не целое число от { $lowest } до { $highest }
range-backwards = «{ $text }» идёт назад
not-an-edition = издания «{ $text }» нет; есть { $names }
not-an-option = настройки стола «{ $text }» нет; есть { $names }
not-a-style = стиля «{ $text }» нет; есть { $names }
record-or-table = Позиция берётся либо из --record, либо из стола, который описывают издание, игроки, настройки, раунды, начинающий и зерно, но не из обоих.
no-seat-at-table = Места { $seat } нет; последнее — { $last }.

## The command line: help

overview = Вредитель, карточная игра Фредерика Мойерсуна: играйте, пересматривайте, заглядывайте в раздачи.
epilog-overview = «saboteur КОМАНДА --help» объясняет команду.
help-commands = команды
help-help = показать эту справку
help-version = показать версию, скомпилированы ли правила, и версию Python
command-play = играть в терминале с ботами
command-replay = рассказать записанные игры или проверить и проследить их
command-deal = показать карты, которые даёт зерно
command-random = сыграть случайные игры в записи
command-perft = сосчитать последовательности разрешённых ходов из позиции

help-edition = по каким правилам играть: lt (по умолчанию), lv, ru, el или et
help-players = число игроков, от 3 до 10 (по умолчанию 5)
help-options = настройки стола через запятую: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = число раундов, от 1 до 5 (по умолчанию 3)
help-first = место, которое начинает; без него решает зерно
help-seed = текст, из которого следуют все карты; без него выбирается случайно

help-replay-file = запись или по одной в строке; «-» — стандартный ввод
help-replay-json = показать итог каждой игры одним объектом JSON
help-replay-trace = для каждого хода показать строку JSON со всеми разрешёнными ходами
help-replay-every = в рассказе рисовать шахту также через каждые N ходов
epilog-replay = Запись в файле одна, на скольких угодно строках, или по одной в строке. Одна запись может занимать до 8 МиБ.
    На первой ошибке остановка с кодом выхода 2; говорится, какая игра (считая с 0), какой ход и почему.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json

help-deal-round = раунд, от 1 до 5 (по умолчанию 1)
help-deal-json = показать один объект JSON
epilog-deal = Золото и колода показаны с верхней карты. Издание карт не меняет.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2

help-random-games = сколько игр
help-random-edition = издание или «all» — любое (по умолчанию lt)
help-random-players = число игроков или промежуток, например 3-10 (по умолчанию 5)
help-random-options = настройки стола через запятую или «any» (по умолчанию никаких)
help-random-rounds = число раундов или промежуток, например 1-5 (по умолчанию 3)
help-random-style = uniform (по умолчанию), digging (чаще доходят до концов) или rockfall (чаще обрывают туннели)
epilog-random = То же зерно и тот же выбор дают на любом компьютере те же игры.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl

help-perft-seed = текст, из которого следуют все карты (по умолчанию «perft»)
help-perft-record = начать с позиции после ходов этой записи; «-» — стандартный ввод
help-perft-game = если записей несколько, какую взять, считая с 0 (по умолчанию 0)
help-perft-depth = число ходов (по умолчанию 2)
help-perft-divide = показать число для каждого первого хода, затем сумму
epilog-perft = В последовательности ровно столько ходов, какова глубина. Решения у карт «конец» и выбор золота — тоже ходы, а последовательности
    продолжаются в следующем раунде; оборванная концом игры не считается. Все скрытые карты лежат, как розданы.
    Без --divide для каждой глубины одна строка: глубина и число последовательностей.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

help-play-seat = ваше место, считая с 0 (по умолчанию 0)
help-play-bot = бот, который играет за остальных: имя или свой класс в виде МОДУЛЬ:КЛАСС (по умолчанию digger)
help-play-save = куда сохранить запись, когда игра закончится или вы уйдёте
epilog-play = Ход указывают номером в списке или записью, например Pns@1,0; «?» объясняет.

## The story: what happened

story-game = Игра { $game }
story-table = Издание { $edition }, игроков: { $players }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}.
story-options = Настройки стола: { $options }.
story-seed = Карты следуют из зерна «{ $seed }».
story-hand-made = Карты розданы вручную.
story-stops = Здесь запись обрывается; игра не окончена.
round-began = Раунд { $round }: начинает { $who }.
laid = { $who } кладёт { $shape ->
    [straight] прямой туннель
    [corner] поворот
    [junction] развилку
    [crossing] перекрёсток
   *[dead-end] тупик
} ({ $card }) в { $cell }.
rock-fell = { $who } устраивает обвал в { $cell }: карты { $card } больше нет.
broke = { $who } ломает инструмент ({ tool }): { $whose }.
broke-own = { $who } ломает свой инструмент ({ tool }).
mended = { $who } чинит инструмент ({ tool }): { $whose }.
mended-own = { $who } чинит свой инструмент ({ tool }).
saw = { $who } смотрит карту «конец» в { $cell }{ $content ->
    [treasure] : сокровище
    [stone] : камень
   *[hidden] {""}
}.
discarded = { $who } сбрасывает { $card }.
discarded-hidden = { $who } сбрасывает карту.
goal-turned = Открыта карта «конец» в { $cell }: { $content ->
    [treasure] сокровище!
   *[stone] камень.
}
stone-laid = Она лежит в { $cell } как { $card }.
goals-reached = Достигнуты карты «конец» в { $cells }; какую открыть, выбирает { $who }.
stone-misfitted = Камень в { $cell } не подходит никак; как он ляжет, решает { $who }.
round-ended = { $how ->
    [treasure] Золотоискатели дошли до сокровища
    [ring] Победили вредители: колода пуста и все подряд могли только избавиться от карты,
   *[hands] Победили вредители: все руки пусты
}, ходов: { $turns ->
    [one] { $turns }
    [few] { $turns }
    [many] { $turns }
   *[other] { $turns }
}.
finder = Нашедшим считается { $who }.
roles = Роли: { $roles }.
spare = Осталась: { $role }.
goals = Карты «конец»: { $goals }.
gold-taken = { $who } берёт карту золота достоинством { $value }.
gold-taken-hidden = { $who } берёт карту золота.
gold-paid = { $who } тянет { $count ->
    [0] ни одной карты золота.
    [one] карты золота: { $values }.
    [few] карты золота: { $values }.
    [many] карты золота: { $values }.
   *[other] карты золота: { $values }.
}
gold-paid-hidden = { $who } тянет { $count ->
    [0] ни одной карты золота.
    [one] { $count } карту золота.
    [few] { $count } карты золота.
    [many] { $count } карт золота.
   *[other] { $count } карты золота.
}
gold-rejected = Положено вниз: { $values }.
gold-loose = { $who } получает без карты { $count ->
    [one] { $count } самородок.
    [few] { $count } самородка.
    [many] { $count } самородков.
   *[other] { $count } самородка.
}
standings = Самородки: { $nuggets }.
winners = { $count ->
    [one] Игру выигрывает { $who }.
    [few] Победу делят { $who }.
    [many] Победу делят { $who }.
   *[other] Победу делят { $who }.
}
said = { $who } говорит: { $text }
legend = { $start } начало   { $hidden } закрытая карта «конец»   { $treasure } сокровище   { $stone } камень   { $end } тупик   { $joined } связано с началом   { $apart } отрезано

## Deals

deal-title = Раунд { $round }, игроков: { $players }, зерно «{ $seed }»
deal-starts = Начинает место { $seat }.
deal-seat = Место { $seat }, { $role }: { $hand }
deal-deck = Колода, сверху: { $cards }
deal-gold = Золото, сверху: { $cards }

## Playing in the terminal

ask-players = Сколько игроков вместе с вами, от 3 до 10? [{ $usual }]
ask-edition = Какое издание: lt, lv, ru, el или et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Какую карту «конец» открыть?
    [lay-stone] Как ляжет камень?
    [pick-gold] Какую карту золота взять?
   *[play] Ваш ход (? объясняет, q — выход):
}
play-help = Введите номер хода из списка или сам ход:
    Pnes@3,-1 кладёт путь в столбец 3, ряд -1, открытый на север, восток и юг (столбцы растут на восток, ряды — на юг),
    Blamp>2 ломает фонарь места 2, Mlamp>2 чинит его, Mpick+lamp>2:lamp чинит его двойной картой,
    R@2,0 заваливает лежащую там карту, V@8,0 смотрит карту «конец», -Pns сбрасывает карту.
    Пустая строка снова показывает стол, q — выход.
your-role = Ваша роль: { $role }.
your-hand = Ваша роль — { $role }, у вас: { $cards }
your-offer = Предложенные карты золота: { $cards }
drew = Вы берёте { $card }.
deck-left = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась { $count } карта.
    [few] В колоде осталось { $count } карты.
    [many] В колоде осталось { $count } карт.
   *[other] В колоде осталось { $count } карты.
}
broken-tools = { $who }, сломанные инструменты: { $tools }.
left = Вы покидаете стол.

## Bots and the arena: help

command-arena = пусть боты играют друг с другом, а мы измерим
help-arena-diggers = кто играет за золотоискателей: random, digger, detective, schemer, search; смесь пишется digger+detective, свой класс — МОДУЛЬ:КЛАСС
help-arena-saboteurs = кто играет за вредителей; без этого — те же боты
help-arena-odd = одно место — этот бот среди других; место меняется от раунда к раунду
help-arena-among = боты, среди которых сидит особенный
help-arena-baseline = сравнить с другими ботами на тех же раздачах: ЗОЛОТОИСКАТЕЛИ:ВРЕДИТЕЛИ, например digger:detective; если класс свой, вместо двоеточия ставят запятую
help-arena-players = числа игроков, например 5 или 3-10 (по умолчанию); они никогда не смешиваются
help-arena-rounds = сколько отдельных раундов сыграть для каждого числа игроков (по умолчанию 1000)
help-arena-games = вместо этого целые игры по три раунда
help-arena-seed = текст, из которого следуют все раздачи; без него выбирается случайно
help-arena-jobs = в скольких процессах играть (по умолчанию по одному на ядро)
help-arena-budget = сколько миллисекунд на ход может думать ищущий бот (по умолчанию 50)
help-arena-folder = где хранить готовые части, чтобы та же команда продолжила с места остановки (по умолчанию build/arena)
help-arena-fresh = ничего не хранить и ничего не продолжать
help-arena-inference = показать, насколько верно зритель знает роли после каждого круга
help-arena-charts = рисовать диаграммы в эту папку, SVG и PNG
help-arena-json = по одному объекту JSON в строке для каждого числа игроков
help-arena-ray = играть на кластере Ray по этому адресу; «local» запускает свой

## The arena: what it says

arena-title = { $lineup }, зерно { $seed }
arena-row = Игроков { $players }, раундов { $rounds } (отдельно без вредителя { $apart }): вредители выиграли { $wins } % ({ $low } — { $high }), { $nuggets } самородка на место, { $median } мс на ход (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } выиграл { $digger } % золотоискателем и { $saboteur } % вредителем, самородков { $nuggets }
arena-baseline-row = { "  " }вредители выиграли на { $points } пункта больше ({ $low } — { $high }), чем с золотоискателями { $diggers } и вредителями { $saboteurs }
arena-inference-row = { "  " }после круга { $turn }: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, ошибка калибровки { $calibration_error }, ложных обвинений { $false_convictions }
arena-odd-among = Особенному боту нужны и --odd, и --among.
arena-odd-or-roles = Ботов задают либо --odd и --among, либо --diggers и --saboteurs.
arena-no-charts = Диаграммам нужен matplotlib: установите saboteur[charts].
arena-no-ray = Кластеру нужен Ray: установите saboteur[ray].
not-a-bot = бота «{ $text }» нет; есть { $names }, а свой класс пишется МОДУЛЬ:КЛАСС
refused-unknown-bot = Бота «{ $bot }» нет.
refused-bot-not-imported = Не удалось импортировать бота «{ $bot }»: { $why }
refused-bot-class-missing = В модуле «{ $module }» нет класса «{ $name }».
refused-bot-without-choose = «{ $bot }» не бот: у него нет метода choose(view, history).
refused-bot-not-made = Не удалось создать бота «{ $bot }»: { $why }
refused-bot-failed = Ошибка в боте «{ $bot }»: { $why }
refused-bot-illegal-move = Бот «{ $bot }» выбрал «{ $move }», но такой ход недопустим.
refused-bot-not-a-claim = Бот «{ $bot }» сказал «{ $text }», но это не заявление.
chart-saboteurs = вредители ({ $bots })
chart-diggers = золотоискатели ({ $bots })
chart-wins-title = Выигранные раунды по ролям
chart-wins-x = игроки
chart-wins-y = доля раундов
chart-times-title = Время на ход
chart-times-x = игроки
chart-times-y = миллисекунды
chart-beliefs-title = Насколько хорошо зритель отличает вредителей от золотоискателей
chart-beliefs-x = круг
chart-beliefs-y = площадь под кривой
chart-calibration-title = Во что верили и что было правдой, по кругам
chart-calibration-x = предполагаемая вероятность быть вредителем
chart-calibration-y = доля тех, кто им был
chart-concealment-title = Чего стоит скрытность
chart-concealment-x = площадь под кривой после двух кругов
chart-concealment-y = доля раундов, выигранных вредителями

## Why the server does not accept something

refused-not-json = Это не JSON.

## Serving: help

command-serve = держать столы для игры дома, в клубе или для всего мира
command-backup = скопировать базу данных работающего сервера
command-migrate = перенести все столы сервера из одной базы данных в другую
command-verify = проверить, что доказывают записанные игры
help-serve-home = слушать в домашней сети и показать адрес и QR-картинку
help-serve-host = адрес, на котором слушать (по умолчанию 127.0.0.1; 0.0.0.0 — все сети)
help-serve-port = порт, на котором слушать (по умолчанию 8000)
help-serve-public-address = адрес, который открывают люди, например https://play.example; нужен за прокси
help-serve-database = файл, в котором всё хранится (по умолчанию saboteur.sqlite3), или postgresql://… для нескольких рабочих процессов
help-serve-workers = процессы, которые вместе обслуживают один порт (по умолчанию 1; для нескольких нужен PostgreSQL); SIGHUP заменяет их по одному без перерыва
help-serve-log-level = debug, info (по умолчанию), warning или error
help-serve-log-format = text для людей (по умолчанию) или json для программ, собирающих журналы
help-serve-drain-seconds = секунды, в течение которых останавливаемый сервер ещё обслуживает, а /api/ready отвечает 503 (по умолчанию 0)
help-serve-trusted-proxy = адреса прокси через запятую, чьим X-Forwarded-For и -Proto верят
help-serve-allowed-hosts = другие имена через запятую, по которым браузеры могут обращаться к серверу; .example.org разрешает все поддомены
help-serve-metrics = кто может читать /api/metrics: all, local (по умолчанию: только этот компьютер) или none
help-serve-keep-days = удалять столы и записи, которыми столько дней никто не пользовался (по умолчанию: хранить)
help-serve-idle-minutes = через сколько минут пустой стол покидает память; на диске он остаётся (по умолчанию 10)
help-serve-stand-in-after = сколько секунд кого-то должно не быть, чтобы хозяин мог посадить бота (по умолчанию 60)
help-serve-bot-workers = в скольких процессах думают боты (по умолчанию на один меньше, чем ядер)
help-serve-bot-seconds = сколько секунд бот может думать (по умолчанию 5)
help-serve-bot-delay = примерно сколько секунд между ходом и ответом бота (по умолчанию 1.2)
help-serve-usual-bot = бот, который берётся, если другой не назван (по умолчанию digger)
help-serve-foreign-bots = сторонние боты через запятую: installed — из установленных пакетов (по умолчанию), ИМЯ=МОДУЛЬ:КЛАСС — свой класс, none — никаких
help-serve-hash-seconds = за сколько секунд до раздачи игроки показывают хеш своего случайного слова (по умолчанию 5)
help-serve-nonce-seconds = за сколько секунд они его открывают (по умолчанию 10)
help-serve-most-tables = столов в памяти одновременно (по умолчанию 5000)
help-serve-most-connections = соединений одновременно (по умолчанию 12000)
help-serve-most-connections-per-address = соединений с одного адреса (по умолчанию 400)
help-serve-most-connections-per-table = соединений зрителей у одного стола; у игроков ещё по четыре на место (по умолчанию 120)
help-serve-most-http-connections = прочих HTTP-соединений одновременно (по умолчанию 2000)
help-serve-most-http-connections-per-address = прочих HTTP-соединений с одного адреса (по умолчанию 400)
help-serve-head-seconds = за сколько секунд должны прийти заголовки запроса (по умолчанию 15)
help-serve-body-seconds = за сколько секунд должно прийти тело запроса (по умолчанию 30)
help-serve-unread-seconds = через сколько секунд соединение закрывается, если ответ не читают (по умолчанию 30)
help-serve-requests-per-minute = запросов с одного адреса; за ним могут сидеть сорок человек (по умолчанию 1200)
help-serve-tables-per-hour = новых столов с одного адреса (по умолчанию 240)
help-serve-guesses-per-hour = неверных кодов и ключей с одного адреса (по умолчанию 60)
help-serve-messages-per-minute = сообщений одного соединения (по умолчанию 600)
help-serve-talk-per-minute = заявлений и строк чата с одного места (по умолчанию 30)
epilog-serve = Каждую настройку можно задать и в окружении: --public-address — это SABOTEUR_PUBLIC_ADDRESS и так далее.
    Ctrl-C и SIGTERM останавливают сервер как положено; после нового запуска все столы продолжаются.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
serve-not-started = Сервер не запустился: { $why }.
serve-needs-postgres = нескольким рабочим процессам нужна база PostgreSQL; { $database } — файл
serve-no-driver = для PostgreSQL нужен пакет asyncpg: pip install "saboteur[postgres]"
serve-no-answer = база данных не отвечает: { $why }
serve-no-file = файл { $file } использовать нельзя: { $why }
serve-file-in-use = файл { $file } уже использует другой сервер; сначала остановите его или укажите другой файл через --database
serve-no-port = адрес { $address } занят или не принадлежит этому компьютеру
serve-bad-setting = «{ $text }» не годится для { $name }.
serve-open = Откройте в браузере { $address }; это могут и другие устройства в той же сети.
serve-open-here = Откройте в браузере { $address }.
serve-stop = Ctrl-C останавливает сервер. Ничего не пропадёт.
help-backup-database = файл, в котором сервер всё хранит
help-backup-target = новый файл; его ещё не должно быть
epilog-backup = Копия показывает один миг, делается на ходу и содержит секреты идущих игр: читать её можно только вам.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = { $target } — полная копия.
backup-no-database = { $file } — не база данных сервера.
backup-not-whole = { $file } не удалось скопировать целиком.
backup-exists = { $file } уже есть.
help-migrate-source = база, в которой всё лежит: sqlite:ФАЙЛ или postgresql://…
help-migrate-target = база, в которую всё переносится; столов в ней ещё быть не должно
epilog-migrate = Сначала остановите сервер: сыгранное тем временем не перенесётся. Источник остаётся как был, обратно — так же.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Перенесено столов: { $tables }. Записей в их журналах: { $entries }.
migrate-not-empty = В базе { $database } уже есть столы.
migrate-no-database = { $database } — не база данных сервера.
migrate-same = Источник и цель совпадают.
help-verify-file = запись или по одной в строке; «-» — стандартный ввод
help-verify-json = вывести заключение в JSON, по одному объекту на игру
epilog-verify = Проверяет всё, что можно проверить: что карты получены из вкладов сервера и устройств игроков, что правила стола были зафиксированы
    раньше, что ни одна отменённая раздача не пропала и что ходы приводят к результату. Затем говорит, что это доказывает, кто участвовал
    в перемешивании и чего не докажет никакой файл.
    
    saboteur verify saboteur.json
verify-game = Игра { $game }. { $summary }
verify-bad-game = { $file }: игра { $game } (строка { $line }) не прошла проверку: { $why }

## What the server tells while it runs

event-started = Saboteur { $version } работает.
event-draining = { $seconds ->
    [0] Сервер останавливается.
    [one] Сервер останавливается; он проработает ещё { $seconds } секунду.
    [few] Сервер останавливается; он проработает ещё { $seconds } секунды.
   *[many] Сервер останавливается; он проработает ещё { $seconds } секунд.
}
event-stopped = Сервер остановлен. Все игры сохранены.
event-tables-deleted = { $count ->
    [one] Удалён { $count } стол, которым давно никто не пользовался.
    [few] Удалено { $count } стола, которыми давно никто не пользовался.
   *[many] Удалено { $count } столов, которыми давно никто не пользовался.
}
event-old-sqlite = На этом компьютере старая версия SQLite ({ $version }). Играм это не вредит; более новая придёт с новым Python или новой системой.
event-few-files = Система позволяет серверу открыть только { $files } файлов, а его пределам соединений нужно { $needed }. Поднимите предел (ulimit -n) или уменьшите --most-connections и --most-http-connections.
event-bad-host = Кто-то обратился к этому серверу по имени «{ $host }», которого он не знает. Если имя верное, добавьте его через --allowed-hosts или --public-address.
event-bad-origin = Страница другого сайта ({ $origin }) прислала запрос, и он отклонён; ожидалось: { $expected }. Если это ваш сайт, укажите --public-address.
event-connections-full = Сервер заполнен: открыто соединений: { $open }. С момента запуска закрыто бездействующих: { $evicted }, отклонено: { $refused }, слишком медленных: { $slow }.
event-worker-ended = Рабочий процесс завершился сам (код { $code }) и запускается снова.
event-worker-not-started = Рабочий процесс не запустился. Остальные продолжают работу.
event-workers-ready = Готово рабочих процессов: { $count }.
event-workers-exchanged = Заменено без перерыва рабочих процессов: { $count }.
event-bot-process-ended = Процесс, в котором думают боты, завершился ({ $kind }) и запускается снова. Пока играет простой бот.
event-siblings-not-met = Другие рабочие процессы этого компьютера не могут связаться с этим ({ $kind }). Игры продолжаются, только чуть медленнее. Папка для временных файлов должна быть доступна для записи, а её имя – коротким.
event-workers-not-told = Другим рабочим процессам не удалось сообщить ({ $why }). Они узнают сами.
event-workers-not-reached = PostgreSQL не отвечает рабочим процессам ({ $why }). Они спросят снова.
event-postgres-fsync-off = В этой PostgreSQL отключён fsync: при сбое питания могут пропасть игры. Включите его.
event-store-failed = База данных не сохранила изменение ({ $why }), поэтому его никому не показали.
event-background-failure = В сервере произошла ошибка ({ $kind }). Сообщите о ней, приложив эти строки:

### Browser

## Everywhere

title = Вредитель
motto = Вместе копайте путь к золоту. Кто-то из вас надеется, что вы не дойдёте.
close = Закрыть
home = На главную
rules = Правила
settings = Настройки
try-again = Попробовать ещё раз
your-turn = Ваш ход
connecting = Зажигаем фонарь …
lost-title = Тупик
lost-text = По этому адресу ничего нет.
bye-title = Здесь туннель кончается

## Home

home-start = Начать игру
home-play-now = Играть сейчас
home-play-now-about = За столом пятеро: вы и четыре бота. Карты раздаются сразу.
home-new-table = Новый стол с друзьями
home-code = Код стола
home-join = Войти
home-continue = Продолжить
home-replay = Открыть запись игры
me-name = Ваше имя
me-name-example = Гость
me-shape = Другой гном
me-colour = Другой цвет
stage = { $stage ->
    [open] игроки собираются
    [dealing] раздаются карты
    [playing] идёт игра
   *[over] игра окончена
}

## The door of a table

door-title = Стол { $code }
door-join = Сесть за этот стол
door-wait = Занять место бота при следующей раздаче
door-watch = Только смотреть
door-full = За этим столом нет свободных мест.
door-transfer = Код с другого вашего устройства
door-transfer-go = Перенести моё место сюда
door-again = Войти заново

## The room before the game

room-code = Стол
room-seats = За столом
room-host = хозяин
room-ready = можно начинать
room-not-ready = просит подождать
room-up = Переместить выше: { $name }
room-down = Переместить ниже: { $name }
room-remove = Удалить: { $name }
room-pass-host = Передать права хозяина: { $name }
room-bot-level = Вид бота
room-add-bot = Добавить бота
room-guest = Имя игрока за этим устройством
room-add-guest = То же устройство
room-guest-about = На одном устройстве могут играть несколько человек: между ходами карты скрывает занавес. Тайну тогда хранит только честность.
room-dealing = Раздаются карты …
room-cancel = Отменить раздачу
room-start = Раздать карты
room-too-few = { $count ->
    [one] Нужен ещё { $count } игрок; подойдёт и бот.
    [few] Нужны ещё { $count } игрока; подойдут и боты.
    [many] Нужно ещё { $count } игроков; подойдут и боты.
   *[other] Нужно ещё { $count } игрока; подойдут и боты.
}
room-waiting = Ждём: { $names }
room-be-ready = Можно начинать
room-unready = Подождите, ещё нет
room-wait-host = Хозяин раздаст карты, когда все будут готовы.
room-invite = Пригласить
room-qr = QR-картинка со ссылкой на этот стол
room-link = Ссылка на этот стол
room-copy = Выделить
room-copied = Скопировано
room-invite-about = Откройте ссылку или отсканируйте картинку другим телефоном в той же сети.
room-screen = Экран стола для телевизора
room-watch = Страница для зрителей
room-choices = Игра
choice-edition = Издание
choice-rounds = Раунды
choice-clock = Время на ход
choice-talk = Разговоры
choice-first = Кто начинает
choice-private = Без зрителей
choice-private-about = Игру видят только те, кто сидит за столом.
choice-closed = Новых игроков не пускать
choice-closed-about = Никто больше не сможет сесть за стол, даже зная код.
clock-none = без часов
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
first-random = по жребию
talk-kind = { $talk ->
    [none] нет
    [claims] только заявления
   *[chat] заявления и свободный чат
}
edition-name = { $edition ->
    [lt] Литовские правила
    [lv] Латышские правила
    [ru] Русские правила
    [el] Греческие правила
   *[et] Эстонские правила
}
edition-about = { $edition ->
    [ru] Каждый путь продолжает туннель от начала; раунд кончается и тогда, когда все подряд могут только избавиться от карты.
    [el] Путь может касаться любой открытой карты; камень, который не подходит, продолжает туннель.
    [et] Путь может касаться любой открытой карты; за каждый путь открывается только одна карта «конец».
   *[lt] Каждый путь продолжает туннель от начала; открываются все достигнутые карты «конец».
}
option-name = { $option ->
    [others_only] Свои инструменты не ломать
    [all_saboteurs] Все вредители в игре
    [broken_unpaid] Со сломанным инструментом золота нет
    [selfish_dwarf] Жадный гном
   *[open_gold] Открытое золото
}
option-about = { $option ->
    [others_only] Никто не может сломать собственный инструмент.
    [all_saboteurs] Лишней карты «гном» не остаётся, поэтому все знают, сколько вредителей.
    [broken_unpaid] Золотоискатель, у которого в конце раунда сломан инструмент, не получает золота.
    [selfish_dwarf] Один золотоискатель хочет всё: если последний путь кладёт он, золото получает только он, иначе — ничего.
   *[open_gold] Взятое золото видят все.
}
balance = { $same ->
    [yes] Измерено на арене: на то, кто побеждает, это не влияет.
    [gold] Измерено на арене, впятером: на то, кто побеждает, это не влияет, но золотоискатель получает за раунд { $gold } самородка вместо { $usual_gold }.
   *[no] Измерено на арене, впятером: вредители выигрывают { $wins } % раундов вместо { $usual } %, а золотоискатель получает за раунд { $gold } самородка вместо { $usual_gold }.
}
bot-name = { $bot ->
    [random] Случайный — играет что угодно
    [digger] Копатель — прямо к золоту
    [detective] Сыщик — следит за всеми
    [schemer] Интриган — хитрый вредитель
    [search] Мыслитель — смотрит вперёд
    [beginner] Новичок — ещё учится
    [friendly] Друг — честный и отзывчивый
    [gruff] Ворчун — быстро подозревает
   *[other] { $bot }
}

## The table

table-title = Вредитель, стол { $code }
board = Шахта
board-zoom = Масштаб
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Показать всё
board-dig = Туда, где копают
players = Игроки
hand = Ваши карты
hand-discard-only = сейчас можно только сбросить
places-list = Список мест
log = Что произошло
log-empty = Пока ничего не произошло.
log-since = Отсюда рассказ продолжается.
talk = Разговор
menu = Меню
watching = Вы смотрите
waiting-seat = При следующей раздаче вы займёте это место: { $name }.
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
round-of = Раунд { $round } из { $rounds }
deck = { $count ->
    [0] Колода запасов пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
    [many] В колоде { $count } карт
   *[other] В колоде { $count } карты
}
link-lost = Восстанавливаем связь — ничего не потеряно
missed = { $count ->
    [one] Тем временем: { $count } ход
    [few] Тем временем: { $count } хода
    [many] Тем временем: { $count } ходов
   *[other] Тем временем: { $count } хода
}
screen-join = Стол { $code }
player-you = вы
player-bot = бот
player-bot-named = { $bot ->
    [random] случайный бот
    [digger] бот-копатель
    [detective] бот-сыщик
    [schemer] бот-интриган
    [search] бот-мыслитель
    [beginner] бот-новичок
    [friendly] бот-друг
    [gruff] бот-ворчун
   *[other] бот { $bot }
}
player-stand-in = Заменяет бот, который знает только то, что знает это место.
stand-in-for-you = За вас играет бот, который знает только то, что знаете вы.
player-away = нет на месте
player-turn = сейчас ходит
player-hand = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карты на руках
    [many] { $count } карт на руках
   *[other] { $count } карты на руках
}
player-gold = { $count ->
    [0] нет карт золота
    [one] { $count } карта золота
    [few] { $count } карты золота
    [many] { $count } карт золота
   *[other] { $count } карты золота
}
player-looked = Просмотрено: { $goals }
mute = Не показывать чат
unmute = Снова показывать чат
take-back = Снова играю без бота

prompt-choose = Ваш ход: выберите карту.
prompt-place = { $kind ->
    [P] Выберите освещённое место.
    [R] Выберите карту, которую завалит обвал.
    [V] Выберите карту «конец», чтобы её посмотреть.
   *[B] Выберите игрока.
}
prompt-confirm = Нажмите на место ещё раз или на «Играть».
prompt-tool = { $card } → { $name }
prompt-nowhere = Сейчас этой карте нет места: { $card }. Её можно сбросить.
prompt-discard = Сбросить эту карту лицевой стороной вниз?
prompt-decide = { $phase ->
    [turn-goal] Достигнуты две карты «конец»: выберите, какую открыть.
    [lay-stone] Камень не подходит никак: выберите, как он ляжет.
   *[pick-gold] Выберите карту золота.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } выбирает золото.
   *[play] { $name } думает.
}
prompt-paused = Игра на паузе.
play = Играть
turn-card = Повернуть
discard = Сбросить
discard-yes = Сбросить
discard-no = Оставить
role-show = Показать мою роль
role-short = моя роль
role-is = Ваша роль: { role-name }. Нажмите, чтобы скрыть.
role-name = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
you-drew = Вы берёте: { $card }.

## Cards and cells in words

side = { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
tool-name = { $tool ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
}
tool-state = { $state ->
    [broken] { tool-name }: поломка
   *[whole] { tool-name }: в порядке
}
content = { $content ->
    [treasure] сокровище
   *[stone] камень
}
goal-name = { $goal ->
    [top] верхняя карта «конец»
    [middle] средняя карта «конец»
   *[bottom] нижняя карта «конец»
}
card-path = { $shape ->
    [crossing] перекрёсток
    [fork] развилка
    [straight] прямой туннель
    [bend] поворот
   *[dead-end] тупик
}, выходы: { $sides }
card-broken = { $tool ->
    [pick] сломанная кирка
    [lamp] сломанный фонарь
   *[cart] сломанная вагонетка
}
card-mend = починка: { tool-name }
card-mend-double = починка: { $first ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
} или { $second ->
    [pick] кирка
    [lamp] фонарь
   *[cart] вагонетка
}
card-rockfall = горный обвал
card-map = план шахты
cell = Столбец { $column }, ряд { $row }: { $what }
cell-empty = пусто
cell-start = карта «начало» с лестницей
cell-card = { $card }, { $state ->
    [reached] связано с началом
   *[cut-off] отрезано
}
cell-goal = { goal-name }, лицевой стороной вниз
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, лицевой стороной вниз; знаете только вы: { content }
cell-offered = можно
cell-preview = выбрано; нажмите ещё раз, чтобы сыграть
cell-last = последний ход

## The story

log-round-began = Раунд { $round }: начинает { $name }.
log-path-laid = { $name } копает { $shape ->
    [crossing] перекрёсток
    [fork] развилку
    [straight] прямо
    [bend] поворот
   *[dead-end] тупик
}.
log-rock-fell = { $name } устраивает обвал.
log-tool-broken = { $name } ломает { $tool ->
    [pick] кирку
    [lamp] фонарь
   *[cart] вагонетку
} игрока { $target }.
log-tool-broken-own = { $name } ломает { $tool ->
    [pick] свою кирку
    [lamp] свой фонарь
   *[cart] свою вагонетку
}.
log-tool-mended = { $name } чинит { $tool ->
    [pick] кирку
    [lamp] фонарь
   *[cart] вагонетку
} игрока { $target }.
log-tool-mended-own = { $name } чинит { $tool ->
    [pick] свою кирку
    [lamp] свой фонарь
   *[cart] свою вагонетку
}.
log-discarded = { $name } сбрасывает карту.
log-goal-seen = { $name } смотрит { $goal ->
    [top] верхнюю
    [middle] среднюю
   *[bottom] нижнюю
} карту «конец».
log-goal-seen-own = { $name } смотрит { $goal ->
    [top] верхнюю
    [middle] среднюю
   *[bottom] нижнюю
} карту «конец». Знаете только вы: { content }.
log-goal-turned = { $goal ->
    [top] Верхняя
    [middle] Средняя
   *[bottom] Нижняя
} карта «конец» — { $content ->
    [treasure] сокровище!
   *[stone] всего лишь камень.
}
log-round-ended = { $winner ->
    [diggers] Золотоискатели дошли до сокровища.
   *[saboteurs] Раунд выиграли вредители.
}
log-gold-taken = { $name } берёт карту золота.
log-gold-paid = { $name } получает золото.
log-game-ended = Игра окончена.
log-by-clock = по часам
log-paused = Игра на паузе.
log-went-on = Игра продолжается.
log-stood-in = Вместо игрока { $name } пока играет бот.
log-taken-back = { $name } снова играет.
log-given-to-bot = { $name } выходит из игры, дальше играет бот { $bot }.
log-announced = При следующей раздаче придёт { $guest }.
log-took-over = { $name } садится на место игрока { $former }.
log-game-abandoned = Игра окончена голосованием.

## Claims and chat

talk-none = За этим столом не разговаривают.
talk-watching = Зрители смотрят молча.
talk-saw = Что на карте «конец»
talk-about = О ком-то
talk-whom = О ком?
talk-small = Просто так
talk-write = Написать всем
talk-send = Отправить
claim-saw = Мне известна { $goal ->
    [top] верхняя
    [middle] средняя
   *[bottom] нижняя
} карта «конец»: { content }.
claim-role = { $role ->
    [digger] Я золотоискатель.
   *[saboteur] Я вредитель.
}
claim-mend = Почините, пожалуйста, { $tool ->
    [pick] мою кирку
    [lamp] мой фонарь
   *[cart] мою вагонетку
}!
claim-suspect = Под подозрением: { $name }.
claim-trust = Доверяю: { $name }.
claim-thanks = Спасибо, { $name }!
claim-sorry = Извините, { $name }!
claim-break = Ломайте инструменты: { $name }!
claim-help = Помогите: { $name }!
claim-hello = Привет!
claim-well-played = Отличная игра!
claim-oops = Ой!
claim-hurry = Чуть быстрее, пожалуйста!

## The end of a round and of the game

round-end = Раунд { $round } окончен
round-end-verdict = { $winner ->
    [diggers] Золотоискатели нашли золото!
   *[saboteurs] Победили вредители!
}
round-end-how = { $how ->
    [treasure] Последний путь к сокровищу: { $name }.
    [ring] Колода пуста, и все подряд могли только избавиться от карты.
   *[hands] Все карты сыграны, а до сокровища не дошли.
}
round-end-spare = лишняя карта
round-end-paid = { $count ->
    [0] без золота
    [one] + { $count } карта золота
    [few] + { $count } карты золота
    [many] + { $count } карт золота
   *[other] + { $count } карты золота
}
round-end-on = Дальше
round-end-standings = Показать итоги
gold-choose = Выберите карту золота. Другие их не видят.
gold-card = { $value ->
    [one] карта золота, { $value } самородок
    [few] карта золота, { $value } самородка
    [many] карта золота, { $value } самородков
   *[other] карта золота, { $value } самородка
}
gold-waiting = { $name } выбирает втайне. { $count ->
    [one] Осталась { $count } карта золота.
    [few] Осталось { $count } карты золота.
    [many] Осталось { $count } карт золота.
   *[other] Осталось { $count } карты золота.
}
gold-mine = Ваше золото
nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}
game-end-winners = { $count ->
    [one] Победа: { $names }!
    [few] Победу делят { $names }!
    [many] Победу делят { $names }!
   *[other] Победу делят { $names }!
}
game-end-abandoned = Игра окончена досрочно
game-end-again = Ещё раз тем же составом
game-end-ready = Ещё раз!
game-end-waiting = Ждём, когда хозяин снова раздаст карты.
game-end-room = В комнату
game-end-record = Скачать запись
game-end-replay = Повтор
verify = Проверить раздачу

## One device, menu, votes

curtain-pass = Передайте устройство: { $name }
curtain-lift = Это я, { $name }: показать мои карты
curtain-note = Занавес вам доверяет: никто не смотрит, пока устройство не у игрока { $name }.
curtain-done = Готово, передать дальше
menu-code = Стол { $code }. Пока вас нет, место остаётся за вами.
menu-transfer = Продолжить на другом устройстве
menu-transfer-code = Откройте этот стол на другом устройстве и введите там { $code } в течение { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
menu-keys = Клавиши: 1–6 — выбрать карту, B — к шахте, стрелки — движение, N — следующее возможное место, L — их список, Enter — выбрать, T — повернуть карту, R — роль, Escape — отложить, + − 0 — масштаб.
vote-pause = Голосовать: пауза
vote-resume = Голосовать: продолжить
vote-end = Голосовать: закончить игру
vote-stand-in = Пусть заменит бот
vote-yes = За
vote-rule = Решение принято, если «за» больше половины присутствующих; чтобы продолжить после паузы, достаточно половины, а чтобы закончить игру, нужно не меньше двух голосов. Одним голосом никого места не лишить: чтобы навсегда отдать его боту, нужно не меньше двух голосов, а если игрок здесь — не меньше трёх голосов и согласие хотя бы двух третей остальных. Короткий обрыв связи отсутствием не считается.
vote-running = { $vote ->
    [pause] Поставить игру на паузу?
    [resume] Продолжить игру?
    [end] Закончить игру досрочно?
    [stand-in] Пусть вместо игрока { $name } пока играет бот?
   *[bot] Отдать место игрока { $name } боту навсегда?
} ({ $count })
leave = Покинуть стол
leave-sure = Ваше место навсегда займёт бот. Если просто закрыть страницу, место останется за вами.
leave-yes = Покинуть
leave-no = Остаться

## Settings

setting-language = Язык
setting-theme = Оформление
setting-cards = Размер моих карт
setting-motion = Движение
setting-sound = Звуки
setting-confirm = Показывать ход, прежде чем сыграть
setting-notify = Сообщать, когда мой ход
# What the language calls itself, for the list of languages.
language-name = Русский
language-browser = как в браузере
theme = { $theme ->
    [system] как в системе
    [dark] тёмное: фонарь в шахте
   *[light] светлое: пергамент
}
card-size = { $size ->
    [small] мелкие
    [medium] средние
   *[large] крупные
}
motion = { $motion ->
    [system] как в системе
   *[less] как можно меньше
}

## Replay: what this browser saw

verify-seen-group = Что видел этот браузер:
verify-seen-group-fault = Что не так:
verify-seen-summary-fair = Раздача честная: карты перемешали сервер и игроки вместе, и ничто из того, что видел этот браузер, записи не противоречит.
verify-seen-summary-wrong = С этой игрой что-то не так. Не доверяйте ей, пока не выясните, в чём дело.
verify-seen-nothing = Ничего: этот браузер не был за столом, или его память очищена. Проверить удалось только саму запись.
verify-seen-commitment = Этот браузер видел, как сервер зафиксировал свой вклад в перемешивание, ещё не зная вклада ни одного из игроков, и в записи он тот же.
verify-seen-commitment-late = Когда этот браузер подключился, сервер уже мог знать вклады игроков. Вклад самого сервера в записи тот же.
verify-seen-commitment-unseen = Этот браузер не видел, как началась раздача.
verify-seen-commitment-other = Вклад сервера в перемешивание — не тот, который он зафиксировал на глазах у этого браузера.
verify-seen-start-other = В записи не те правила или не те боты, которые этот браузер видел в начале раздачи.
verify-seen-cancelled = { $count ->
    [1] Отменённая раздача, которую видел этот браузер, есть в записи.
    [one] Все отменённые раздачи, которые видел этот браузер (всего { $count }), есть в записи.
    [few] Все { $count } отменённые раздачи, которые видел этот браузер, есть в записи.
   *[many] Все { $count } отменённых раздач, которые видел этот браузер, есть в записи.
}
verify-seen-cancelled-missing = { $count ->
    [one] В записи нет { $count } отменённой раздачи, которую видел этот браузер.
    [few] В записи нет { $count } отменённых раздач, которые видел этот браузер.
   *[many] В записи нет { $count } отменённых раздач, которые видел этот браузер.
}
verify-seen-hashes = В записи есть то, что на глазах у этого браузера объявили игроки: { $names }.
verify-seen-hash-other = В записи нет того, что на глазах у этого браузера объявили игроки: { $names }.
verify-seen-nonce = Вклад этого браузера вошёл в перемешивание без изменений: { $names }.
verify-seen-nonce-other = Вклад этого браузера в перемешивание подменён или пропущен: { $names }.
verify-seen-nonce-unused = Вклад этого браузера в перемешивание не использован: { $names }. Так бывает при обрыве связи.
verify-seen-nonce-elsewhere = Вклад в перемешивание пришёл с другого устройства или из другого браузера: { $names }.
verify-seen-cards = { $count ->
    [1] Единственная карта, которую получил этот браузер, соответствует перемешиванию, как и увиденные роли и карты «конец».
    [one] Все карты, которые получил или взял этот браузер (всего { $count }), соответствуют перемешиванию, как и увиденные роли и карты «конец».
    [few] Все { $count } карты, которые получил или взял этот браузер, соответствуют перемешиванию, как и увиденные роли и карты «конец».
   *[many] Все { $count } карт, которые получил или взял этот браузер, соответствуют перемешиванию, как и увиденные роли и карты «конец».
}
verify-seen-cards-public = Все роли и карты «конец», которые видел этот браузер, соответствуют перемешиванию.
verify-seen-cards-unseen = Этот браузер не видел ни одной карты.
verify-seen-hands-missed = Некоторых своих начальных карт этот браузер не видел, поэтому сравнить их не удалось.
verify-seen-first-other = Начал не тот игрок, которому выпало начинать при перемешивании.
verify-seen-role-other = Раунд { $round }: роль, доставшаяся этому браузеру, не соответствует перемешиванию.
verify-seen-roles-other = Раунд { $round }: роли, показанные в конце, не соответствуют перемешиванию.
verify-seen-hand-other = Раунд { $round }: карты, доставшиеся этому браузеру, не соответствуют перемешиванию.
verify-seen-drawn-other = Раунд { $round }: этот браузер взял не ту карту, что лежала в колоде следующей.
verify-seen-goal-other = Раунд { $round }: карта «конец», которую видел этот браузер, не соответствует перемешиванию.
verify-seen-gold = Всё золото соответствует перемешиванию.
verify-seen-gold-other = Раунд { $round }: золото, которое видел этот браузер, не соответствует перемешиванию.
verify-seen-moves = { $count ->
    [1] Единственный ход, который видел этот браузер, есть в записи.
    [one] Все ходы, которые видел этот браузер (всего { $count }), есть в записи.
    [few] Все { $count } хода, которые видел этот браузер, есть в записи.
   *[many] Все { $count } ходов, которые видел этот браузер, есть в записи.
}
verify-seen-moves-other = Ход { $number } в записи — не тот, который видел этот браузер.
verify-seen-moves-missed = { $count ->
    [one] Этот браузер не видел { $count } хода из записи.
    [few] Этот браузер не видел { $count } ходов из записи.
   *[many] Этот браузер не видел { $count } ходов из записи.
}
verify-seen-not-played = Все ли ходы сделаны по правилам и приводят ли они к этому результату: браузер этого не проверяет. Чтобы узнать, скачайте запись и запустите «saboteur verify».

## The rulebook

rules-edition = Рассказано так: { $edition }. Что зависит от издания и выбора за столом, отмечено сбоку.
rules-table = Карты по числу игроков
rules-aim-title = О чём игра
rules-aim = Вы — гномы в шахте. Золотоискатели копают туннель от начала до сокровища; вредители хотят этому помешать, и никто не знает, кто есть кто. Три карты «конец» лежат лицевой стороной вниз: одна — сокровище, две — камень. После { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
} побеждает тот, у кого больше всего самородков.
rules-setup-title = Перед раундом
rules-setup = Каждый втайне получает одну карту «гном»; { $spare ->
    [yes] их на одну больше, чем игроков, поэтому одна остаётся скрытой до конца раунда.
   *[no] их столько же, сколько игроков, поэтому все знают, сколько вредителей копает вместе с ними.
} Карта «начало» лежит слева, карты «конец» — через семь карт от неё. Карты «путь» и «действие» перемешиваются вместе и раздаются.
rules-players = Игроки
rules-saboteurs = Вредители
rules-diggers = Золотоискатели
rules-hand = Карт на руках
rules-turn-title = Ваш ход
rules-turn = Используйте ровно одну карту: положите путь, сыграйте действие или сбросьте карту лицевой стороной вниз. Затем возьмите одну, пока они есть. Пропустить ход нельзя.
rules-path-title = Прокладка пути
rules-path = Карта «путь» кладётся на пустое место. С каждой стороны туннель должен встретить туннель, а скала — скалу. Карту можно повернуть на пол-оборота, но не поперёк. Тупик останавливает туннель: его ходы не встречаются. Если перед вами лежит сломанный инструмент, прокладывать путь нельзя.
rules-example-fits = Подходит: туннель встречает туннель, скала — скалу.
rules-example-misfits = Не подходит: туннель упёрся бы в скалу.
rules-example-dead-end = Тупик достигнут, но дальше не ведёт: всё за ним остаётся в темноте.
rules-example-turn = Повернуть карту
rules-link = { $edition ->
    [el] В этом издании путь может касаться любой открытой карты, даже скалой к скале и даже там, где туннель отрезан.
    [et] В этом издании путь может касаться любой открытой карты, даже скалой к скале и даже там, где туннель отрезан.
   *[lt] В этом издании карта должна продолжать туннель: от начала к ней должен вести непрерывный путь.
}
rules-tools-title = Поломка и починка
rules-tools = Сломанная кирка, фонарь или вагонетка кладётся перед любым игроком, у которого такой инструмент ещё не сломан. Пока хоть один инструмент сломан, этот игрок не прокладывает путь. Карта починки убирает один подходящий сломанный инструмент у кого угодно; карта с двумя инструментами чинит один из них.
rules-rockfall-title = Горный обвал
rules-rockfall = Уберите из шахты одну карту «путь». Начало и концы остаются.
rules-map-title = План шахты
rules-map = Втайне посмотрите одну карту «конец», лежащую лицевой стороной вниз. Все видят, какую; что о ней сказать — ваше дело.
rules-discard-title = Избавление от карты
rules-discard = Вместо того чтобы сыграть карту, её можно сбросить лицевой стороной вниз. Никто не узнает, какая она была.
rules-goal-title = Достижение конца
rules-goal = Когда непрерывный туннель от начала доходит до карты «конец», её открывают. Сокровище сразу заканчивает раунд: золотоискатели победили. Камень становится частью туннеля и кладётся так, чтобы подходил.
rules-goal-edition = { $edition ->
    [el] Если камень не подходит никак, его кладут так, чтобы продолжить туннель. Открываются все достигнутые карты «конец».
    [et] За каждую карту «путь» открывается только одна карта «конец»; какая, выбирает положивший путь. Если камень не подходит никак, он же решает, как тот ляжет.
   *[lt] Открываются все достигнутые карты «конец». Если камень не подходит никак, положивший путь решает, как он ляжет.
}
rules-end-title = Конец раунда
rules-end = Если сокровище не найдено, после всех карт побеждают вредители.
rules-end-edition = { $edition ->
    [ru] Раунд кончается и тогда, когда колода пуста и все подряд могли только избавиться от карты.
    [et] Раунд кончается и тогда, когда колода пуста и все подряд могли только избавиться от карты.
   *[lt] Раунд кончается, когда ни у кого не осталось карт.
}
rules-gold-title = Золото
rules-gold-diggers = Если победили золотоискатели, берут столько карт золота, сколько игроков (при десяти — девять). Положивший последний путь первым выбирает одну, затем карты идут по золотоискателям против часовой стрелки, пока не кончатся. Если путь положил вредитель, начинает ближайший в этом направлении золотоискатель.
rules-gold-saboteurs = Если победили вредители, единственный получает четыре самородка; двое или трое — по три; четверо — по два.
rules-gold-secret = Золото остаётся тайной до конца игры.
rules-claims-title = Разговоры
rules-claims = Говорите что угодно, правду или нет. Заявления сохраняются, и после игры все видят, какие были правдой.

## Replay

replay = Повтор
replay-eyes = Чьими глазами
replay-everything = всех: видно всё
replay-turn = Ход { $version } из { $last }
replay-begin = Карты розданы
replay-slider = Ход
replay-first = В начало
replay-back = На ход назад
replay-on = На ход вперёд
replay-last = В конец
replay-run = Запустить
replay-stop = Остановить
replay-suspicion = Подозрения
replay-suspicion-about = { $seat ->
    [none] Что в этот момент думал бы сыщик, который смотрит со стороны.
   *[some] Что в этот момент думал бы сыщик на месте игрока { $name }.
}
replay-chance = { $name }: вредитель с вероятностью { $percent } %
replay-chart = Подозрения в раунде { $round }; линия — этот момент
replay-why = Почему?
replay-why-nothing = Пока не видно ничего, что говорило бы против кого-нибудь.
replay-at = Ход { $version }
replay-no-suspicion = Между раундами никто не под подозрением.
replay-true = правда
replay-false = неправда
replay-decided = { $why ->
    [one-card] Раунд { $round } решил ход { $version }: с этого момента золотоискателям хватало ещё одной карты.
    [too-few-cards] Раунд { $round } решил ход { $version }: с этого момента карт было меньше, чем ещё требовалось туннелю.
   *[last-move] Исход раунда { $round } был неясен до последнего хода, { $version }.
}
replay-hands = Карты всех игроков
replay-copy = Ссылка на этот момент
replay-file = Открыть запись из файла
replay-file-about = Запись каждой законченной игры можно скачать: это один файл JSON.
replay-not-a-record = Этот файл — не запись игры.
replay-keys = Клавиши: ← → — один ход, Page Up и Page Down — десять, Home и End, пробел — запустить.

why-suspects = Больше всех подозрений вызывает { $name }: вредитель с вероятностью { $percent } %.
why-dug-on = { $name } копает дальше к цели.
why-laid-idly = { $name } кладёт путь, который ничего не даёт.
why-laid-dead-end-aside = { $name } кладёт тупик в стороне от пути.
why-led-away = { $name } уводит туннель в сторону.
why-laid-dead-end = { $name } кладёт тупик на пути.
why-cleared-the-way = { $name } расчищает путь обвалом.
why-rockfall-aside = { $name } устраивает обвал там, где он ничего не меняет.
why-cut-the-tunnel = { $name } перерезает туннель обвалом.
why-looked = { $name } смотрит карту «конец».
why-broke-trusted = { $name } ломает инструмент игрока, который казался честным: { $target }.
why-broke-other = { $name } ломает инструмент игрока { $target }.
why-broke-suspect = { $name } ломает инструмент подозреваемого: { $target }.
why-broke-own = { $name } ломает свой инструмент.
why-mended-trusted = { $name } чинит инструмент игрока, который казался честным: { $target }.
why-mended-other = { $name } чинит инструмент игрока { $target }.
why-mended-suspect = { $name } чинит инструмент подозреваемого: { $target }.
why-mended-own = { $name } чинит свой инструмент.
why-discarded-broken = { $name } сбрасывает карту при сломанном инструменте.
why-discarded = { $name } сбрасывает карту, хотя все инструменты целы.

## Replay: what a record proves

verify-summary-fair = Раздача честная: карты перемешали сервер и игроки вместе, и все ходы сделаны по правилам.
verify-summary-remarks = Всё сходится, но перед раздачей произошло кое-что, о чём стоит знать.
verify-summary-nobody = Всё сходится, но никто из игроков не участвовал в перемешивании.
verify-summary-old = Сходится всё, что может показать такая старая запись.
verify-group-proved = Что доказывает этот файл:
verify-group-shuffle = Кто участвовал в перемешивании:
verify-group-limits = Чего он доказать не может:
verify-deal-fixed = Сервер зафиксировал свой вклад в перемешивание, ещё не зная вклада ни одного из игроков, и карты получены из всех вкладов вместе.
verify-deal-unchanged = Карты были зафиксированы в начале раздачи, и потом их никто не менял.
verify-rules-fixed = До перемешивания было решено, по какому изданию, с какими настройками и сколько раундов играют, где сидят боты и кто начинает (если это выбрал хозяин стола).
verify-cancelled-none = Перед этой раздачей ни одна другая не отменялась.
verify-cancelled = { $count ->
    [1] До этой отменена одна раздача. Она есть в файле, и убрать её оттуда никто не может.
    [one] До этой отменена { $count } раздача. Все они есть в файле, и убрать оттуда хотя бы одну никто не может. Если их много, возможно, кто-то ждал карт получше.
    [few] До этой отменены { $count } раздачи. Все они есть в файле, и убрать оттуда хотя бы одну никто не может. Если их много, возможно, кто-то ждал карт получше.
    [many] До этой отменено { $count } раздач. Все они есть в файле, и убрать оттуда хотя бы одну никто не может. Если их много, возможно, кто-то ждал карт получше.
   *[other] До этой отменено { $count } раздачи. Все они есть в файле, и убрать оттуда хотя бы одну никто не может. Если их много, возможно, кто-то ждал карт получше.
}
verify-cancelled-listed = { $count ->
    [one] В файле есть { $count } раздача, отменённая до этой. Были ли другие, старая запись показать не может.
    [few] В файле есть { $count } раздачи, отменённые до этой. Были ли другие, старая запись показать не может.
    [many] В файле есть { $count } раздач, отменённых до этой. Были ли другие, старая запись показать не может.
   *[other] В файле есть { $count } раздачи, отменённой до этой. Были ли другие, старая запись показать не может.
}
verify-played = { $count ->
    [1] Единственный ход сделан по правилам и приводит именно к этому результату.
    [one] Все ходы (всего { $count }) сделаны по правилам и приводят именно к этому результату.
    [few] Все { $count } хода сделаны по правилам и приводят именно к этому результату.
    [many] Все { $count } ходов сделаны по правилам и приводят именно к этому результату.
   *[other] Все { $count } хода сделаны по правилам и приводят именно к этому результату.
}
verify-played-abandoned = { $count ->
    [0] Игроки закончили игру ещё до первого хода.
    [1] Единственный ход сделан по правилам; затем игроки прервали игру.
    [one] Все ходы (всего { $count }) сделаны по правилам; затем игроки прервали игру.
    [few] Все { $count } хода сделаны по правилам; затем игроки прервали игру.
    [many] Все { $count } ходов сделаны по правилам; затем игроки прервали игру.
   *[other] Все { $count } хода сделаны по правилам; затем игроки прервали игру.
}
verify-took-part = { $count ->
    [one] Участвовал только один игрок: { $names }. Если этот игрок был честен, подобрать карты не мог никто.
    [few] Участвовали: { $names }. Если хотя бы один из них был честен, подобрать карты не мог никто.
    [many] Участвовали: { $names }. Если хотя бы один из них был честен, подобрать карты не мог никто.
   *[other] Участвовали: { $names }. Если хотя бы один из них был честен, подобрать карты не мог никто.
}
verify-nobody = Никто. Значит, ясно лишь то, что сервер не менял карты после начала раздачи, но не то, что он выбрал их вслепую.
verify-no-part = Без вклада в перемешивание: { $names }.
verify-bots = Боты никогда ничего не добавляют: { $names }.
verify-withheld = Вклад объявлен, но не раскрыт: { $names }. Так бывает при обрыве связи, но точно так же выглядит и сговор с сервером ради других карт.
verify-limit-old = Это запись старого вида. Она не может показать, что правила стола были зафиксированы до перемешивания, что все отменённые раздачи на месте и что файл никто не трогал. Если игра недавняя, спросите, почему запись такая.
verify-limit-looking = Владелец сервера мог смотреть в карты во время игры.
verify-limit-invented = Целую игру можно выдумать: по одному лишь файлу не понять, играли ли в неё на самом деле.
verify-limit-checksum = Контрольная сумма выдаёт лишь того, кто не умеет посчитать новую. Кто умеет, может вписать в файл другие ходы, имена или разговоры, скрыть нераскрытый вклад в перемешивание или ещё больше укоротить прерванную игру. Сравните файл с тем, что видели в своём браузере.

## Why the server refuses

web-refused-unknown = Не получилось ({ $code }).
web-refused-no-connection = Сервер недоступен. Это устройство всё ещё в той же сети?
web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Сначала выберите, какую карту «конец» открыть.
    [lay-stone] Сначала выберите, как ляжет камень.
    [pick-gold] Сначала выберите карту золота.
   *[play] Сначала сыграйте карту.
}
web-refused-broken-tools = Со сломанным инструментом путь не проложить. Сначала почините его или сыграйте что-нибудь другое.
web-refused-not-in-hand = Этой карты у вас больше нет.
web-refused-occupied = Здесь уже лежит карта.
web-refused-not-reached = Путь должен продолжать туннель от начала; открытый туннель сюда не ведёт.
web-refused-not-touching = Путь должен касаться открытой карты.
web-refused-edge-mismatch = Не подходит: туннель должен встретить туннель, а скала — скалу.
web-refused-own-tool = За этим столом нельзя ломать свои инструменты.
web-refused-already-broken = { $name }: этот инструмент уже сломан.
web-refused-nothing-to-mend = { $name }: этот инструмент не сломан.
web-refused-no-card-there = Здесь нет карты «путь», которую можно завалить.
web-refused-protected = Начало и концы завалить нельзя.
web-refused-not-a-goal = План шахты показывает только карты «конец».
web-refused-already-turned = Эта карта «конец» уже открыта.
web-refused-no-such-seat = Такого места за этим столом нет.

refused-bad-body = Сервер не понял этот запрос.
refused-bad-message = Сервер не понял это сообщение.
refused-bad-host = Этот сервер не отзывается на имя «{ $host }». Откройте его по настоящему адресу. Если сервер ваш, запустите его с --allowed-hosts { $host }.
refused-bad-origin = Эта страница не принадлежит этому серверу. Откройте её по адресу сервера.
refused-too-long = Это слишком длинно.
refused-too-often = Слишком быстро. Подождите немного и попробуйте снова.
refused-full = Сервер сейчас заполнен. Попробуйте позже.
refused-not-found = Здесь ничего нет.
refused-no-such-table = Стола с таким кодом нет. Возможно, он удалён или в коде ошибка.
refused-no-such-record = Такой записи нет.
refused-no-token = Для этого нужно место за столом.
refused-bad-token = Ваше место за этим столом больше не действует на этом устройстве.
refused-bad-transfer = Этот код не действует (или уже не действует).
refused-not-host = Это может только хозяин.
refused-not-your-seat = Это не ваше место.
refused-not-now = Сейчас это невозможно.
refused-table-full = Все места за этим столом заняты.
refused-no-bot-seat = Нет бота, чьё место можно занять.
refused-too-few-seats = Нужно не меньше трёх игроков; боты считаются.
refused-not-ready = Ещё не все готовы.
refused-name-empty = Нужно имя.
refused-name-too-long = Это имя слишком длинное.
refused-name-taken = За этим столом уже есть такое имя.
refused-name-of-a-bot = Это имя принадлежит боту.
refused-name-mixed-scripts = В этом имени смешаны буквы разных алфавитов. Пишите каждое слово буквами одного алфавита.
refused-bad-order = Этот порядок не называет каждое место по одному разу.
refused-still-here = Этот игрок ещё здесь.
refused-not-connected = Это работает только при соединении.
refused-not-a-person = Там сидит бот.
refused-too-few-voters = Здесь слишком мало людей, чтобы это решить: нужно не меньше { $needed } голосов.
refused-host-is-here = Хозяина нельзя удалить голосованием, пока он за столом.
refused-private-table = За этот стол зрителей не пускают: его видят только игроки.
refused-table-closed = За этот стол новых игроков больше не пускают.
refused-wrong-version = Эта страница старше сервера. Перезагрузите её.
refused-hello-first = Сервер сначала ждал приветствия.
refused-hello-twice = Сервер поприветствовали дважды.
refused-hello-late = Приветствие пришло слишком поздно.
refused-text-only = Сервер понимает только текст.
refused-stale = Тем временем что-то произошло. Посмотрите и выберите заново.
refused-key-reused = Этот ход отправлен дважды с разным содержанием.
refused-paused = Игра на паузе.
refused-stand-in-plays = Сейчас за вас играет бот. Сначала верните себе место.
refused-no-talk = За этим столом не разговаривают.
refused-claims-only = За этим столом только заявления, без свободного чата.
refused-empty-text = Сказать нечего.
refused-seat-gone = Вашего места за этим столом больше нет.
refused-replaced = Этот стол открыт на слишком многих страницах; эта закрыта.
refused-too-slow = Соединение было слишком медленным и закрыто.
refused-table-deleted = Хозяин удалил этот стол.
refused-storage = Сервер сейчас ничего не может сохранить. Ничего не изменилось.
refused-stopping = Сервер перезапускается. Игра скоро продолжится.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = Место { $seat } — вредитель с вероятностью { $percent } %.
reason-dug-on = Место { $seat } копало дальше: { $card } в { $column },{ $row }.
reason-laid-idly = Место { $seat } положило { $card } в { $column },{ $row }, что ничего не дало.
reason-laid-dead-end-aside = Место { $seat } положило тупик { $card } в { $column },{ $row }, в стороне от пути.
reason-led-away = Место { $seat } увело туннель в сторону: { $card } в { $column },{ $row }.
reason-laid-dead-end = Место { $seat } положило тупик { $card } на пути, в { $column },{ $row }.
reason-cleared-the-way = Место { $seat } расчистило путь обвалом в { $column },{ $row }.
reason-rockfall-aside = Место { $seat } убрало { $card } в { $column },{ $row }, где это ничего не меняло.
reason-cut-the-tunnel = Место { $seat } перерезало туннель обвалом в { $column },{ $row }.
reason-looked = Место { $seat } посмотрело карту «конец».
reason-broke-trusted = Место { $seat } сломало инструмент ({ tool }) места { $target }, которое казалось честным.
reason-broke-other = Место { $seat } сломало инструмент ({ tool }) места { $target }.
reason-broke-suspect = Место { $seat } сломало инструмент ({ tool }) места { $target }, которое было под подозрением.
reason-broke-own = Место { $seat } сломало свой инструмент ({ tool }).
reason-mended-trusted = Место { $seat } починило инструмент ({ tool }) места { $target }, которое казалось честным.
reason-mended-other = Место { $seat } починило инструмент ({ tool }) места { $target }.
reason-mended-suspect = Место { $seat } починило инструмент ({ tool }) места { $target }, которое было под подозрением.
reason-mended-own = Место { $seat } починило свой инструмент ({ tool }).
reason-discarded-broken = Место { $seat } сбросило карту при сломанном инструменте.
reason-discarded = Место { $seat } сбросило карту, хотя все инструменты целы.
reason-would-play = Сейчас лучшим кажется { $move }.

## New

refused-stand-in-first = Следующий ход за вас сделает бот; после этого вы сможете вернуть себе место.
vote-clock = Голосовать: с часами
vote-running-clock = Включить часы, потому что игрок { $name } долго не ходит? ({ $count })
log-clock-started = Игроки проголосовали за часы.
refused-still-thinking = Голосовать за часы можно, только если хода ждут уже { $minutes } мин.
refused-name-reserved = Это слово или число использует сам стол. Выберите другое имя.
