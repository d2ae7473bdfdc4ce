### Browser: the table. Prompts, board, cards, players, results, one device for several players.

## At the table: top bar and notices

table-title = Вредитель, стол { $code }
round-of = Раунд { $round } из { $rounds }
deck = { $count ->
    [0] Колода запасов пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
    [many] В колоде { $count } карт
   *[other] В колоде { $count } карты
}
watching = Вы смотрите
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
screen-join = Стол { $code }
log = Что произошло
talk = Разговор
menu = Меню
link-lost = Восстанавливаем связь — ничего не потеряно
missed = { $count ->
    [one] Тем временем: { $count } ход
    [few] Тем временем: { $count } хода
    [many] Тем временем: { $count } ходов
   *[other] Тем временем: { $count } хода
}
waiting-seat = При следующей раздаче вы займёте это место: { $name }.
stand-in-for-you = За вас играет бот, который знает только то, что знаете вы.
take-back = Снова играю без бота

## At the table: prompts and buttons

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
places-list = Список мест
hand = Ваши карты
hand-discard-only = сейчас можно только сбросить
role-show = Показать мою роль
role-short = моя роль
role-is = Ваша роль: { role-name }. Нажмите, чтобы скрыть.
role-name = { $role ->
    [saboteur] вредитель
    [selfish] жадный гном
   *[digger] золотоискатель
}
you-drew = Вы берёте: { $card }.

## At the table: board

board = Шахта
board-zoom = Масштаб
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Показать всё
board-dig = Туда, где копают

## At the table: cards and spots in words

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

## Players panel

players = Игроки
player-you = вы
player-bot = бот
player-away = нет на месте
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
tool-state = { $state ->
    [broken] { tool-name }: поломка
   *[whole] { tool-name }: в порядке
}
player-looked = Просмотрено: { $goals }
mute = Не показывать чат
unmute = Снова показывать чат

## Round end and results

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

## One device

curtain-pass = Передайте устройство: { $name }
curtain-lift = Это я, { $name }: показать мои карты
curtain-note = Занавес вам доверяет: никто не смотрит, пока устройство не у игрока { $name }.
curtain-done = Готово, передать дальше
