### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

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

## Terminal: arguments that can’t be used

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

## Terminal: the story of a game

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

## Terminal: dealing

deal-title = Раунд { $round }, игроков: { $players }, зерно «{ $seed }»
deal-starts = Начинает место { $seat }.
deal-seat = Место { $seat }, { $role }: { $hand }
deal-deck = Колода, сверху: { $cards }
deal-gold = Золото, сверху: { $cards }

## Terminal: playing

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
