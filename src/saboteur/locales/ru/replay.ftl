### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Повтор
replay-eyes = Чьими глазами
replay-everything = всех: видно всё
replay-copy = Ссылка на этот момент
replay-slider = Ход
replay-turn = Ход { $version } из { $last }
replay-first = В начало
replay-back = На ход назад
replay-run = Запустить
replay-stop = Остановить
replay-on = На ход вперёд
replay-last = В конец
replay-begin = Карты розданы
replay-true = правда
replay-false = неправда
replay-hands = Карты всех игроков
replay-suspicion = Подозрения
replay-suspicion-about = { $seat ->
    [none] Что в этот момент думал бы сыщик, который смотрит со стороны.
   *[some] Что в этот момент думал бы сыщик на месте игрока { $name }.
}
replay-chart = Подозрения в раунде { $round }; линия — этот момент
replay-chance = { $name }: вредитель с вероятностью { $percent } %
replay-no-suspicion = Между раундами никто не под подозрением.
replay-why = Почему?
replay-why-nothing = Пока не видно ничего, что говорило бы против кого-нибудь.
replay-at = Ход { $version }
replay-decided = { $why ->
    [one-card] Раунд { $round } решил ход { $version }: с этого момента золотоискателям хватало ещё одной карты.
    [too-few-cards] Раунд { $round } решил ход { $version }: с этого момента карт было меньше, чем ещё требовалось туннелю.
   *[last-move] Исход раунда { $round } был неясен до последнего хода, { $version }.
}
replay-keys = Клавиши: ← → — один ход, Page Up и Page Down — десять, Home и End, пробел — запустить.
replay-file = Открыть запись из файла
replay-file-about = Запись каждой законченной игры можно скачать: это один файл JSON.
replay-not-a-record = Этот файл — не запись игры.

## Replay: why a player looks suspicious

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
