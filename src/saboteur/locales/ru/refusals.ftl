### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Игра окончена.
refused-not-your-turn = Сейчас ходит не игрок № { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] Сначала выберите, какую цель открыть, например T@8,0.
    [lay-stone] Сначала выберите, как ляжет камень, например L@8,0:es.
    [pick-gold] Сначала возьмите карту с золотом, например G2.
   *[play] Сейчас выбирать нечего: сыграйте или сбросьте карту.
}
refused-not-in-hand = Карты { $card } на руках нет.
refused-broken-tools = Пока сломан хоть один инструмент, карту «путь» положить нельзя.
refused-occupied = На клетке { $cell } уже лежит карта.
refused-not-reached = На клетке { $cell } эта карта не продолжит туннель от карты «начало».
refused-not-touching = Рядом с клеткой { $cell } нет открытой карты.
refused-edge-mismatch = На клетку { $cell } эта карта не подходит: туннель упрётся в скалу.
refused-no-such-seat = Игрока № { $seat } за этим столом нет.
refused-own-tool = За этим столом нельзя ломать { tool.own-accusative }.
refused-already-broken = У игрока № { $seat } { tool.is-already-broken }.
refused-nothing-to-mend = У игрока № { $seat } { tool.is-whole }: чинить нечего.
refused-no-card-there = На клетке { $cell } нет карты «путь», которую можно убрать.
refused-protected = Карту на клетке { $cell } убрать нельзя: обвал не действует ни на карту «начало», ни на цели.
refused-not-a-goal = На клетке { $cell } нет цели.
refused-already-turned = Цель на клетке { $cell } уже открыта.
refused-goal-not-reached = На клетке { $cell } нет цели, которую сейчас можно открыть.
refused-not-this-stone = Камень лежит не на клетке { $cell }, или так его положить нельзя.
refused-not-on-offer = { $value ->
    [one] Среди карт на выбор нет карты с { $value } самородком.
    [few] Среди карт на выбор нет карты с { $value } самородками.
   *[many] Среди карт на выбор нет карты с { $value } самородками.
}
refused-not-a-move = «{ $text }» — это не ход.

## Refusals of a move in the browser

web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Сначала выберите, какую цель открыть.
    [lay-stone] Сначала выберите, как ляжет камень.
    [pick-gold] Сначала возьмите карту с золотом.
   *[play] Сначала сыграйте или сбросьте карту.
}
web-refused-broken-tools = Со сломанным инструментом карту «путь» не положить. Почините его или сыграйте другую карту.
web-refused-not-in-hand = Этой карты у вас уже нет.
web-refused-occupied = Здесь уже лежит карта.
web-refused-not-reached = Карта «путь» должна продолжать туннель, а от карты «начало» он сюда не доходит.
web-refused-not-touching = Карту «путь» нужно положить рядом с открытой картой.
web-refused-edge-mismatch = Не подходит: туннель должен примыкать к туннелю, а скала — к скале. Карту можно повернуть на 180°, но нельзя класть поперёк.
web-refused-own-tool = За этим столом нельзя ломать свои инструменты.
web-refused-already-broken = У игрока { $name } этот инструмент уже сломан.
web-refused-nothing-to-mend = У игрока { $name } этот инструмент не сломан.
web-refused-no-card-there = Здесь нет карты «путь», которую можно убрать.
web-refused-protected = Карту «начало» и цели убрать нельзя.
web-refused-not-a-goal = План шахты показывает только цели.
web-refused-already-turned = Эта цель уже открыта.
web-refused-no-such-seat = Такого игрока за этим столом нет.

## Refusals of the server

refused-not-json = Это не JSON.
refused-not-a-claim = Готовой фразы «{ $text }» нет.
refused-unknown-bot = Бота «{ $bot }» нет.
refused-bad-body = Сервер не понял этот запрос.
refused-bad-message = Сервер не понял это сообщение.
refused-bad-host = Имя «{ $host }» этому серверу незнакомо. Откройте игру по адресу самого сервера. Если сервер ваш, запустите его с --allowed-hosts { $host }.
refused-bad-origin = Эта страница с другого сайта. Откройте игру по адресу самого сервера.
refused-too-long = Слишком длинное сообщение.
refused-too-often = Слишком часто. Подождите немного и попробуйте ещё раз.
refused-full = Сервер сейчас переполнен. Попробуйте позже.
refused-not-found = Здесь ничего нет.
refused-no-such-table = Стола с таким кодом нет. Может быть, в коде опечатка или стол уже удалён.
refused-no-such-record = Такой записи игры нет, или она уже удалена.
refused-no-token = Для этого нужно сидеть за столом.
refused-bad-token = Ваше место за этим столом больше не привязано к этому устройству.
refused-bad-transfer = Этот код неверен, уже использован или устарел. Получите новый на другом устройстве.
refused-not-host = Это может только хозяин стола.
refused-not-your-seat = Это не ваше место.
refused-not-now = Сейчас так нельзя.
refused-table-full = За этим столом все места заняты.
refused-no-bot-seat = Здесь нет бота, чьё место можно занять.
refused-too-few-seats = Нужно не меньше трёх игроков. Боты тоже считаются.
refused-not-ready = Ещё не все готовы.
refused-name-empty = Сначала введите имя.
refused-name-too-long = Слишком длинное имя.
refused-name-taken = Такое или очень похожее имя за этим столом уже есть.
refused-name-of-a-bot = Это имя слишком похоже на имя бота. Выберите другое.
refused-name-reserved = Это имя зарезервировано. Выберите другое.
refused-name-mixed-scripts = В этом имени смешаны разные алфавиты. Пишите каждое слово буквами одного алфавита.
refused-bad-order = Пока вы меняли порядок, состав за столом изменился. Попробуйте снова.
refused-still-here = Это возможно, только если игрока нет в сети не меньше { $seconds } с.
web-refused-still-here = { $left ->
    [one] Это станет возможно, если { $name } не появится в сети ещё { $left } секунду.
    [few] Это станет возможно, если { $name } не появится в сети ещё { $left } секунды.
   *[many] Это станет возможно, если { $name } не появится в сети ещё { $left } секунд.
}
refused-not-connected = Для этого нужно подключение к столу.
refused-not-a-person = Этот игрок — бот.
refused-too-few-voters = { $needed ->
    [one] Здесь слишком мало людей, чтобы это решить: нужно не меньше { $needed } голоса.
    [few] Здесь слишком мало людей, чтобы это решить: нужно не меньше { $needed } голосов.
   *[many] Здесь слишком мало людей, чтобы это решить: нужно не меньше { $needed } голосов.
}
refused-still-thinking = { $minutes ->
    [one] Голосовать за ограничение времени можно, если хода ждут не меньше { $minutes } минуты.
    [few] Голосовать за ограничение времени можно, если хода ждут не меньше { $minutes } минут.
   *[many] Голосовать за ограничение времени можно, если хода ждут не меньше { $minutes } минут.
}
refused-host-is-here = Голосованием нельзя заменить хозяина ботом, пока он в сети.
refused-host-is-away = С этим придётся подождать, пока не вернётся хозяин стола.
refused-private-table = Этот стол и его игры видят только сами игроки.
refused-no-programs = Сторонние программы не могут сесть за этот стол.
refused-table-ended = Администратор сервера закрыл этот стол.
refused-table-ended-because = Администратор сервера закрыл этот стол: { $reason }
refused-banned = Администратор сервера заблокировал ваш сетевой адрес.
refused-key-needed = Чтобы начать здесь игру, нужен ключ клуба.
refused-bad-key = Ключ не подходит.
refused-wrong-version = Эта страница устарела. Обновите её.
refused-hello-first = Первым сообщением должно быть «hello».
refused-hello-twice = «hello» может быть только первым сообщением.
refused-hello-late = Подключение заняло слишком много времени: «hello» не пришло вовремя.
refused-text-only = Сервер принимает только текстовые сообщения.
refused-stale = Пока вы выбирали, на столе что-то изменилось. Посмотрите и выберите заново.
web-refused-late = Ваш ход опоздал: игра уже пошла дальше.
refused-key-reused = Под одним ключом пришли два разных сообщения.
refused-paused = Игра на паузе.
refused-no-more-time = На этот ход дополнительное время получить нельзя.
refused-stand-in-plays = Сейчас здесь играет бот. Если это ваше место, сначала нажмите «Я снова здесь».
refused-no-talk = Чат за этим столом выключен.
refused-claims-only = За этим столом можно говорить только готовыми фразами.
refused-no-hints = Подсказки за этим столом выключены.
refused-empty-text = Сначала напишите что-нибудь.
refused-seat-gone = Это место больше не ваше: его освободили, отобрали или перенесли на другое устройство.
refused-replaced = У вас открыто слишком много страниц с этим столом, поэтому эта закрыта.
refused-table-deleted = Хозяин удалил этот стол.
refused-storage = Сервер сейчас не может ничего сохранить. Ничего не изменилось.
refused-stopping = Сервер перезапускается. Игра вот-вот продолжится.
