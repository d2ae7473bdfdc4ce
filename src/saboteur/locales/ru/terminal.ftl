### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: игру { $game } (строка { $line }) не воспроизвести. { $why }
bad-move = { $file }: игра { $game } (строка { $line }): ход { $number } (moves[{ $index }]) «{ $move }» сделать нельзя. { $why }
no-game = В файле { $file } нет ни одной игры.
no-such-game = В файле { $file } нет игры { $game } (счёт начинается с 0).
cannot-read = Не удалось прочитать { $file }: { $why }.
system-refuses = Ошибка системы: { $why }.
cannot-save = Не удалось сохранить запись в { $file }: { $why }.
no-standard-input = Стандартного ввода нет, читать неоткуда.
record-too-large = Запись больше { $limit } МиБ.
not-utf-8 = Байт { $byte } этой строки — не UTF-8.
not-json = Это не JSON: { $why } (столбец { $column }).
json-cut-off = Файл обрывается посреди записи.
json-too-deep = Вложенность JSON слишком глубокая.
json-twice = Ключ «{ $key }» встречается дважды.
json-long-number = В записи есть число длиннее 18 цифр.
json-constant = { $name } в JSON не допускается.

## Terminal: arguments that can’t be used

bad-arguments = { $why }. Справка: «{ $command } --help».
rules-uncompiled = { $why ->
    [changed] Правила работают без компиляции (это медленнее): исходный код изменился. Выполните «make compiled».
    [other-python] Правила работают без компиляции (это медленнее): они скомпилированы для другого Python. Выполните «make compiled».
   *[never] Правила работают без компиляции (это медленнее): их ещё не компилировали. Выполните «make compiled».
}
no-such-command = Команды «{ $name }» нет. Есть: { $names }.
not-in-range = «{ $text }» — не целое число от { $lowest } до { $highest }
range-backwards = в диапазоне «{ $text }» перепутаны границы
not-an-edition = нет издания «{ $text }» (есть: { $names })
not-an-option = нет настройки стола «{ $text }» (есть: { $names })
not-a-style = нет стиля «{ $text }» (есть: { $names })
not-a-clause = в правилах нет пункта «{ $text }»
not-a-language = неизвестный язык «{ $text }» (есть: { $names })
record-or-table = Укажите либо --record, либо параметры стола (--edition, --players, --options, --rounds, --first, --seed), но не то и другое.
no-seat-at-table = Места { $seat } за этим столом нет: места пронумерованы от 0 до { $last }.

## Terminal: the story of a game

# $who may be a name, “№ 2” or “№ 0 (вы)”: the subject, or behind «игрока», «игроку».
story-game = Игра { $game }
story-table = Издание { $edition }, игроков: { $players }, раундов: { $rounds }.
story-options = Настройки стола: { $options }.
story-seed = Зерно: «{ $seed }».
story-hand-made = Карты разложены вручную.
story-stops = Здесь запись обрывается. Игра не окончена.
round-began = Раунд { $round }. Начинает { $who }.
laid = { $shape ->
    [straight] { $who } кладёт прямой туннель ({ $card }) на клетку { $cell }.
    [corner] { $who } кладёт поворот ({ $card }) на клетку { $cell }.
    [junction] { $who } кладёт развилку ({ $card }) на клетку { $cell }.
    [crossing] { $who } кладёт перекрёсток ({ $card }) на клетку { $cell }.
   *[dead-end] { $who } кладёт тупик ({ $card }) на клетку { $cell }.
}
rock-fell = { $who } убирает обвалом { $card } с клетки { $cell }.
broke = { $who } ломает { tool.accusative } игрока { $whose }.
broke-own = { $who } ломает { tool.own-accusative }.
mended = { $who } чинит { tool.accusative } игрока { $whose }.
mended-own = { $who } чинит { tool.own-accusative }.
saw = { $content ->
    [treasure] { $who } проверяет цель на клетке { $cell }: это сокровище.
    [stone] { $who } проверяет цель на клетке { $cell }: это просто камень.
   *[hidden] { $who } проверяет цель на клетке { $cell }.
}
discarded = { $who } сбрасывает { $card }.
discarded-hidden = { $who } сбрасывает карту.
goal-turned = { $content ->
    [treasure] Открыта цель на клетке { $cell }: это сокровище!
   *[stone] Открыта цель на клетке { $cell }: это просто камень.
}
stone-laid = Камень на клетке { $cell } положен как { $card }.
goals-reached = Туннель дошёл до нескольких целей ({ $cells }). Какую открыть, выбирает { $who }.
stone-misfitted = Камень на клетке { $cell } не подходит ни в одном положении. Как ему лежать, выбирает { $who }.
round-ended = { $how ->
    [treasure] Золотоискатели победили: сокровище найдено. Сделано ходов: { $turns }.
    [ring] Вредители победили: колода пуста, и все по очереди могли только сбросить карту. Сделано ходов: { $turns }.
   *[hands] Вредители победили: карты кончились. Сделано ходов: { $turns }.
}
finder = Находка засчитана игроку { $who }.
roles = Роли раскрыты. { $roles }.
spare = Лишняя карта «гном»: { $role }.
goals = Расклад целей. { $goals }.
gold-taken = { $value ->
    [one] { $who } берёт карту с золотом: { $value } самородок.
    [few] { $who } берёт карту с золотом: { $value } самородка.
   *[many] { $who } берёт карту с золотом: { $value } самородков.
}
gold-taken-hidden = { $who } берёт карту с золотом.
gold-paid = { $count ->
    [0] { $who } не получает ни одной карты с золотом.
    [one] { $who } получает { $count } карту с золотом (самородки: { $values }).
    [few] { $who } получает { $count } карты с золотом (самородки: { $values }).
   *[many] { $who } получает { $count } карт с золотом (самородки: { $values }).
}
gold-paid-hidden = { $count ->
    [0] { $who } не получает ни одной карты с золотом.
    [one] { $who } получает { $count } карту с золотом.
    [few] { $who } получает { $count } карты с золотом.
   *[many] { $who } получает { $count } карт с золотом.
}
gold-rejected = В самый низ стопки золота возвращены карты (самородки: { $values }).
gold-loose = { $count ->
    [one] { $who } получает без карты ещё { $count } самородок.
    [few] { $who } получает без карты ещё { $count } самородка.
   *[many] { $who } получает без карты ещё { $count } самородков.
}
standings = Счёт в самородках. { $nuggets }.
winners = { $count ->
    [one] Побеждает { $who }!
    [few] Победу делят { $who }!
   *[many] Победу делят { $who }!
}
said = { $who }: { $text }
legend = { $start } начало   { $hidden } закрытая цель   { $treasure } сокровище   { $stone } камень   { $end } тупик   { $joined } туннель от начала   { $apart } отрезано

## Terminal: dealing

deal-title = Раунд { $round }, игроков: { $players }, зерно «{ $seed }»
deal-starts = Начинает игрок № { $seat }.
deal-seat = Игрок № { $seat } ({ $role }): { $hand }
deal-deck = Колода, начиная с верхней карты: { $cards }
deal-gold = Золото, начиная с верхней карты: { $cards }

## Terminal: playing

ask-players = Сколько игроков вместе с вами (от 3 до 10)? [{ $usual }]
ask-edition = Какое издание (lt, lv, ru, el или et)? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Какую цель открыть?
    [lay-stone] Как положить камень?
    [pick-gold] Какую карту с золотом взять?
   *[play] Ваш ход (? — справка, q — выход):
}
ask-target = Куда? (0 — выбрать другую карту, ? — справка)
# Checked: letters, n, e, s and w are the sides in notation
play-help =
    Выберите карту, а затем — куда её сыграть: стрелками и Enter или по номеру.
    Можно ввести и весь ход:
      Pnes@G4            положить карту «путь» в столбец G, ряд 4, с выходами
                         сверху (n), справа (e) и снизу (s); слева — это w
                         (буквы идут вправо, числа — вниз; можно и
                         Pnes@3,-1: это счёт от карты «начало»)
      Blamp>2            сломать фонарь игрока № 2
      Mlamp>2            починить фонарь игрока № 2
      Mpick+lamp>2:lamp  починить его картой для кирки или фонаря
      R@F5               убрать лежащую там карту «путь» обвалом
      V@L5               проверить эту цель по плану шахты
      -Pns               сбросить карту
    Enter — показать стол ещё раз, q — выйти.
your-role = Ваша роль: { $role }.
your-hand = Ваша роль: { $role }. Ваши карты: { $cards }
your-offer = Золото на выбор: { $cards }
drew = Вы взяли { $card }.
deck-left = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась { $count } карта.
    [few] В колоде осталось { $count } карты.
   *[many] В колоде осталось { $count } карт.
}
broken-tools = { $who }: сломанные инструменты — { $tools }.
left = Вы вышли из игры.

## Текстовый игрок

text-dead-ends = Косая черта разделяет выходы, которые внутри карты не соединены: Pn/s — тупик, как и Ps с единственным выходом. Карта «начало» лежит на клетке D5, цели — на клетках L3, L5 и L7.
text-claims = Делая ход, можно сказать всем одну из этих фраз. Говорить правду необязательно.
text-heading = { $part ->
    [notation] Как записывать ходы
    [phrases] Готовые фразы
    [table] Что на столе
    [story] Что было в этом раунде
   *[moves] Возможные ходы
}
text-mine = Шахта: { $cards }
text-goals = Цели: { $goals }
text-answer = Ответьте строкой, в которой есть только ход или его номер (1–{ $count }), либо в формате JSON: { $json }
text-answer-claim = Чтобы заодно сказать фразу, напишите её отдельной строкой или добавьте в JSON: { $json }
text-answer-words = ход, мой ход, окончательный ход, итоговый ход, ответ, мой ответ, окончательный ответ, итоговый ответ, действие, моё действие, мое действие, окончательное действие, итоговое действие
text-ambiguous = Ответ можно понять по-разному ({ $moves }). Назовите что-то одно.
text-cut-off = Ответ оборвался раньше, чем был назван ход: тег { $tag } так и не закрыт. На этот раз рассуждайте короче.
text-seats = Номера игроков за этим столом: от 0 до { $last }.
text-phrases = Уберите фразу или скажите одну из этих: { $phrases }

## Terminal: copying the examples

examples-usage = Укажите папку для примеров: python -m saboteur.research.examples ПАПКА
examples-there = «{ $file }» уже существует, поэтому ничего не скопировано. Выберите другую папку.
examples-copied = В папку «{ $folder }» скопировано файлов: { $count }
