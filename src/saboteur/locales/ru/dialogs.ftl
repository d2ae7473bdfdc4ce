### Browser: dialogs and notices over the table. Menu and votes, chat, one player, private notes, card counter, moves shown again, one device for several players.

## Menu and votes

menu-code = Код стола: { $code }. Страницу можно закрыть, а потом вернуться: места остаются за игроками.
menu-transfer = Продолжить на другом устройстве
menu-transfer-code = { $minutes ->
    [one] Откройте этот стол на другом устройстве и введите там код { $code }. Он действует { $minutes } минуту.
    [few] Откройте этот стол на другом устройстве и введите там код { $code }. Он действует { $minutes } минуты.
   *[many] Откройте этот стол на другом устройстве и введите там код { $code }. Он действует { $minutes } минут.
}
menu-keys = Горячие клавиши
menu-round = Итоги раунда { $round }
vote-pause = Голосовать за паузу
vote-end = Голосовать за конец игры
vote-end-sure = Закончить эту игру для всех? Продолжить её потом будет нельзя.
vote-clock = Голосовать за ограничение времени
menu-talk-about = Чат можно ограничить в любой момент, а ослабить ограничения — только после окончания игры.
vote-stand-in = Временно заменить ботом
vote-bot = Голосовать за передачу места боту
vote-given = Ваш голос учтён. Нужно ещё голосов: { $count }. Пока не голосовали: { $names }.
stand-in-was = Пока вас не было, за вас играл бот. Теперь снова играете вы.
vote-rule-title = Как проходит голосование
vote-rule =
    Решение принято, если за него больше половины тех, кто в сети.
    Чтобы снять паузу, хватит половины.
    Чтобы закончить игру, нужно не меньше двух голосов (если все играют на одном устройстве, хватит одного).
    Чтобы насовсем отдать чьё-то место боту, тоже нужно не меньше двух голосов. Если этот игрок в сети, заменить его ботом, даже на время, можно, только если согласны не меньше двух третей остальных, причём не меньше трёх человек. Хозяина нельзя заменить, пока он в сети.
    У каждого устройства один голос.
    Короткий обрыв связи отсутствием не считается.
    Если хода ждут уже три минуты, больше половины остальных могут ограничить время на ход.
leave-sure = Выйти насовсем? Ваше место займёт бот. Если просто закрыть страницу, место останется за вами.
leave-yes = Выйти
leave-no = Остаться
ask-title = Спросить или ввести ход

## Card counter

counter-about = Пока скрыты от вас: { $count } из { $total }. Они в колоде, на руках у других или в сбросе.
counter-kind = { $card }: скрыто { $count } из { $total }
counter-actions = Скрытые от вас карты «действие»

## One player

player-bot = бот
player-program-about = играет программа
player-stand-in = Временно играет бот. Он знает только то, что знает этот игрок.
tool-state = { $state ->
    [broken] { tool.label-broken }
   *[whole] { tool.label-whole }
}
player-looked = Проверено по плану шахты: { $goals }
player-round = В этом раунде
say-title = Сказать всем
log-discard-secret = Какую — знаете только вы.
note-title = Ваша личная пометка
note-about = Видна только вам и только до конца раунда.
notes-list = Ваши личные пометки
mute = Скрыть сообщения
unmute = Показать сообщения

## Chat dialog

talk-phrases = Готовые фразы
talk-write = Сообщение всем
talk-send = Отправить
talk-lines = Сообщения
talk-empty = Сообщений пока нет.
talk-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
log-empty = Пока ничего не произошло.
log-since = Прежние ходы здесь не показаны.
talk-none = Чат за этим столом выключен.
talk-watching = Зрители не могут писать в чат.
talk-saw = Я знаю…
talk-about = Об игроке
talk-whom = О ком речь?
talk-small = Короткие фразы

## Over the board

clock-warning = { $seconds ->
    [one] Осталась { $seconds } секунда!
    [few] Осталось { $seconds } секунды!
   *[many] Осталось { $seconds } секунд!
}
link-unreachable = Связи с сервером нет с { $time }. Игра не пропадёт.
link-try = Попробовать сейчас
missed = { $count ->
    [one] Пока вас не было: { $count } ход
    [few] Пока вас не было: { $count } хода
   *[many] Пока вас не было: { $count } ходов
}
recap-since = { $count ->
    [1] Последний ход
    [one] Последние ходы: { $count }
    [few] Последние { $count } хода
   *[many] Последние { $count } ходов
}
recap = Ходы после вашего
recap-place = Ход { $number } из { $count }.
recap-back = Предыдущий ход
recap-on = Следующий ход
recap-stop = Вернуться к игре
map-result-title = Что показывает план шахты
map-result = { $content ->
    [treasure] { goal-name.capital }: сокровище!
   *[stone] { goal-name.capital }: просто камень.
}
map-result-secret = Это видите только вы.
map-result-close = Понятно
waiting-seat = При следующей раздаче вы займёте место бота { $name }.
stand-in-for-you = За вас временно играет бот. Он знает только то, что знаете вы.
vote-yes = Я за
vote-running = { $vote ->
    [pause] Поставить игру на паузу? (за: { $count })
    [resume] Продолжить игру? (за: { $count })
    [end] Закончить игру досрочно? (за: { $count })
    [stand-in] Временно заменить игрока { $name } ботом? (за: { $count })
    [clock] { $name } долго думает. Ограничить время на ход? (за: { $count })
   *[bot] Отдать место игрока { $name } боту насовсем? (за: { $count })
}
vote-resume = Голосовать за продолжение

## One device

curtain-pass = Передайте устройство игроку { $name }
curtain-lift = Это я, { $name }! Показать карты
curtain-note = Карты увидит только { $name }. Остальные, чур не подглядывать!
curtain-done = Готово, передаю дальше
