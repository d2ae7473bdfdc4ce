### Why something is refused, in the browser and in the terminal.

## Refusals of a move

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

## Refusals of a move in the browser

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

## Refusals of the server

refused-not-json = Это не JSON.
refused-not-a-claim = «{ $text }» — не заявление.
refused-unknown-bot = Бота «{ $bot }» нет.
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
