### Browser: the table. Prompts, board, cards, players.

## At the table: top bar and notices

table-title = Вредитель, стол { $code }
round-of = Раунд { $round } из { $rounds }
deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
watching = Вы зритель
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
screen-join = Код стола: { $code }
log = Журнал игры
talk = Чат
menu = Меню
link-lost = Восстанавливаем связь… Игра не пропадёт.
take-back = Я снова здесь
leave = Выйти из-за стола
game-end-winners = { $count ->
    [one] Побеждает { $names }!
    [few] Победу делят { $names }!
   *[many] Победу делят { $names }!
}
game-end-abandoned = Игра закончена досрочно
refused-stand-in-first = Следующий ход за вас сделает бот. После этого вы сможете вернуться на своё место.
counter = Скрытые от вас карты «путь»

## At the table: prompts and buttons

prompt-choose = Ваш ход: выберите карту.
prompt-choose-tools = Пока сломан инструмент, карты «путь» класть нельзя.
prompt-place = { $kind ->
    [P] Выберите подсвеченную клетку.
    [R] Выберите карту «путь».
    [V] Выберите цель.
    [other] Выберите другого игрока.
   *[B] Выберите игрока.
}
prompt-confirm = Ваш ход: { $what }. Нажмите ещё раз или выберите «{ play }».
prompt-tool = Сыграть на игрока { $name }: { $card }
prompt-tool-own = Вы почините { tool.own-accusative }.
prompt-nowhere = Сейчас её можно только сбросить.
prompt-broken = Инструмент сломан: карту можно только сбросить.
prompt-plan = Ход задуман. Сыграете, когда придёт очередь.
prompt-plan-discard = Задумано сбросить эту карту. Подтвердите, когда придёт очередь.
prompt-planned = Ваш ход: сыграть, как задумано?
prompt-lapsed = Задуманный ход больше невозможен.
prompt-pending = Отправим ваш ход, когда связь восстановится.
plan-cancel = Отменить
prompt-discard = Сбросить эту карту рубашкой вверх?
prompt-decide = { $phase ->
    [turn-goal] Туннель дошёл до нескольких целей. Выберите, какую открыть.
    [lay-stone] Камень не подходит ни в одном положении. Выберите, как ему лежать.
   *[pick-gold] Возьмите карту с золотом.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } выбирает золото…
   *[play] { $name } думает…
}
prompt-away = { $name } не в сети.
rest-waiting = { $limit ->
    [no] Ждём: { $names }
   *[yes] Ждём: { $names } ({ $seconds } с)
}
prompt-role = Сначала узнайте свою роль.
prompt-paused = Игра на паузе.
play = Сыграть
hint-ask = Как можно пойти?
turn-card = Повернуть
discard = Сбросить
discard-yes = Сбросить
discard-no = Оставить
places-list = Куда сыграть
hand = Ваши карты
hand-discard-only = сейчас можно только сбросить
hand-drawn = новая карта
role-show = Показать свою роль
role-short = Ваша роль
role-name = { $role ->
    [saboteur] Вредитель
    [selfish] Жадный гном
   *[digger] Золотоискатель
}
role-title = Ваша роль в этом раунде
role-tap = Нажмите на карту, чтобы узнать свою роль. Убедитесь, что никто не подглядывает!
role-aim = { $role ->
    [saboteur] Не дайте золотоискателям добраться до сокровища — и не выдайте себя!
    [selfish] Ройте туннель к сокровищу, но последнюю карту «путь» положите сами: тогда золото получите только вы.
   *[digger] Вместе с другими золотоискателями проройте туннель к сокровищу. Берегитесь вредителей!
}
role-saboteurs = { $kind ->
    [alone] В этом раунде вредитель только один — вы.
    [exact] Вредителей в этом раунде: { $highest }
   *[range] Вредителей в этом раунде: { $lowest } или { $highest }
}
role-close = Понятно
you-drew = Вы взяли карту: { $card }.
spoken-path = { $name }, { $cell }: { $card }.
targets = { $count ->
    [0] сыграть некуда
    [one] { $count } вариант хода
    [few] { $count } варианта хода
   *[many] { $count } вариантов хода
}
card-turned = карта повёрнута: { $card }
card-same-turned = Если повернуть, ничего не изменится.
chosen-nothing = Карта не выбрана.
play-what = { play }: { $what }
discard-what = { discard }: { $card }
clock-left = Осталось времени: { $time }
more-time = { $count ->
    [one] Дополнительное время: +{ $time } (можно ещё { $count } раз)
    [few] Дополнительное время: +{ $time } (можно ещё { $count } раза)
   *[many] Дополнительное время: +{ $time } (можно ещё { $count } раз)
}
skip-hand = Перейти к своим картам
skip-board = Перейти к шахте

## At the table: board

board = Шахта
board-zoom = Масштаб
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-fit = Показать всю шахту
board-dig = К последней карте
board-turn = { $direction ->
    [down] Показать шахту сверху вниз
   *[across] Показать шахту слева направо
}

## At the table: cards and spots in words

# Unused: $side, because up and down are meant as on the screen: $seen.
side = { $seen ->
    [n] сверху
    [e] справа
    [s] снизу
   *[w] слева
}
tool-name = { $tool ->
    [pick] Кирка
    [lamp] Фонарь
   *[cart] Вагонетка
}
content = { $content ->
    [treasure] Сокровище
   *[stone] Камень
}
goal-name = { $goal ->
    [top] верхняя цель
    [left] левая цель
    [right] правая цель
    [middle] средняя цель
   *[bottom] нижняя цель
}
    .accusative = { $goal ->
        [top] верхнюю цель
        [left] левую цель
        [right] правую цель
        [middle] среднюю цель
       *[bottom] нижнюю цель
    }
    .capital = { $goal ->
        [top] Верхняя цель
        [left] Левая цель
        [right] Правая цель
        [middle] Средняя цель
       *[bottom] Нижняя цель
    }
# A dead end has one to four ways out; the singular fits them all («с выходом сверху и снизу»).
card-path = { $shape ->
    [crossing] перекрёсток
    [fork] развилка с выходами { $sides }
    [straight] прямой туннель с выходами { $sides }
    [bend] поворот с выходами { $sides }
   *[dead-end] тупик с выходом { $sides }
}
card-broken = { tool.broken-card }
card-mend = починка { tool.genitive }
card-mend-double = { $first ->
    [pick] { $second ->
        [lamp] починка кирки или фонаря
       *[cart] починка кирки или вагонетки
    }
   *[lamp] { $second ->
       *[cart] починка фонаря или вагонетки
    }
}
card-rockfall = обвал
card-map = план шахты
card-help-path = { $shape ->
    [crossing] Перекрёсток
    [fork] Развилка
    [straight] Прямой туннель
   *[bend] Поворот
}: { $edition ->
    [el] кладётся рядом с любой открытой картой.
    [et] кладётся рядом с любой открытой картой.
   *[lt] продолжает туннель.
}
card-help-dead-end = Тупик: перекрывает туннель.
card-help-broken = { $tool ->
    [pick] Сломанная кирка
    [lamp] Сломанный фонарь
   *[cart] Сломанная вагонетка
}: не даёт игроку копать до починки.
card-help-mend = Починка { tool.genitive }: себе или другому игроку.
card-help-mend-double = Двойная починка: один инструмент из двух, себе или другому.
card-help-rockfall = Обвал: убирает из шахты одну карту «путь».
card-help-map = План шахты: тайно показывает вам одну цель.
card-rule = Посмотреть в правилах
cell = { $cell }: { $what }
cell-empty = пусто
cell-beside-open = { $sides } — туннель
cell-beside-rock = { $sides } — скала
cell-start = карта «начало»
# $card may be of any gender, so nothing here agrees with it.
cell-card = { $state ->
    [reached] { $card }; часть туннеля
   *[cut-off] { $card }; отрезано от туннеля
}
cell-goal = { goal-name }, закрыта
cell-goal-turned = { goal-name }: { goal }
cell-goal-seen = { goal-name }, закрыта; вы видели: { goal }
cell-offered = можно сыграть вашу карту
cell-preview = выбрано; нажмите ещё раз, чтобы сыграть
cell-last = последний ход
cell-since = ход после вашего

## Players panel

players = Игроки
player-you = вы
player-away = не в сети
player-program = программа
player-bot-named = { $bot ->
    [random] бот-растяпа
    [digger] бот-копатель
    [detective] бот-сыщик
    [schemer] бот-интриган
    [search] бот-мыслитель
    [beginner] бот-новичок
    [friendly] бот-добряк
    [gruff] бот-ворчун
   *[other] { $bot } (бот)
}
player-turn = сейчас ходит
# Checked: same, there is no room for more
did = { $did ->
    [path-laid] путь
    [rock-fell] обвал
    [tool-broken] → { $target }
    [tool-mended] → { $target }
    [own] → себе
    [goal-seen] план
    [discarded] сброс
   *[gold-taken] золото
}
player-hand = { $count ->
    [0] нет карт на руках
    [one] { $count } карта на руках
    [few] { $count } карты на руках
   *[many] { $count } карт на руках
}
player-gold = { $count ->
    [0] золота нет
    [one] золото: { $count } карта
    [few] золото: { $count } карты
   *[many] золото: { $count } карт
}
nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
note = { $mark ->
    [trusted] Доверяю
    [unsure] Сомневаюсь
    [suspect] Подозреваю
   *[none] Без пометки
}
note-spoken = ваша пометка: { note }
