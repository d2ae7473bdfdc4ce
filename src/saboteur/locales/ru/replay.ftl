### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Запись игры
replay-eyes = Чьими глазами
replay-table = Вернуться за стол
replay-new-game = За вашим столом началась новая игра.
replay-everything = Видно всё
replay-copy = Скопировать ссылку на этот ход
replay-slider = Момент игры
replay-turn = Ход { $version } из { $last }
replay-first = В начало
replay-back = Предыдущий ход
replay-run = Автопросмотр
replay-stop = Пауза
replay-on = Следующий ход
replay-last = В конец
replay-begin = Карты розданы.
replay-true = правда
replay-false = неправда
replay-moves = Ходы
replay-hands = Карты всех игроков
replay-suspicion = Подозрения
replay-suspicion-about = { $seat ->
    [none] Что подумал бы в этот момент хороший сыщик, зная только то, что видно зрителям.
   *[some] Что подумал бы в этот момент хороший сыщик, зная только то, что знает { $name }.
}
replay-chart = Как менялись подозрения в раунде { $round }; вертикальная линия — этот ход
replay-share = { $percent } %
replay-chance = { $name }: вредитель с вероятностью { $percent } %
replay-no-suspicion = Роли раскрыты, подозревать больше некого.
replay-why = Почему?
replay-why-nothing = Пока никого не в чем заподозрить.
replay-at = Ход { $version }
replay-decided = { $why ->
    [one-card] В раунде { $round } всё решил ход { $version }: с этого момента золотоискателям до сокровища оставалось не больше одной карты.
    [too-few-cards] В раунде { $round } всё решил ход { $version }: с этого момента карт уже не хватало, чтобы дойти до сокровища.
   *[last-move] Исход раунда { $round } был неясен до самого конца: всё решил последний ход ({ $version }).
}
replay-keys = Клавиши: стрелки влево и вправо — на один ход, Page Up и Page Down — на десять, Home и End — в начало и в конец, пробел — автопросмотр.
replay-key = { $key ->
    [decided] Следующий решающий ход (с Shift — предыдущий)
   *[round] Следующий раунд (с Shift — предыдущий)
}
replay-file = Открыть запись
replay-file-about = Любую законченную игру можно сохранить в файл (JSON), а потом открыть здесь и посмотреть.
replay-example = Посмотреть пример
replay-example-about = Вы здесь впервые? В примере пять ботов играют один раунд: посмотрите, как растёт туннель и кто себя выдаёт.
replay-drop = Отпустите файл, чтобы открыть запись
replay-not-a-record = В этом файле нет записи игры.

## Replay: why a player looks suspicious

why-suspects = { $percent ->
    [0] Пока никто не вызывает подозрений.
   *[other] Больше всего подозрений вызывает { $name }: это вредитель с вероятностью { $percent } %.
}
why-suspects-equal = { $of ->
    [all] Все вызывают одинаковые подозрения: каждый — вредитель с вероятностью { $percent } %.
   *[some] Больше всего подозрений, причём в равной мере, вызывают { $names }: каждый — вредитель с вероятностью { $percent } %.
}
why-dug-on = { $name } ведёт туннель к цели.
why-laid-idly = { $name } кладёт карту «путь», от которой нет толку.
why-laid-dead-end-aside = { $name } кладёт тупик там, где он никому не мешает.
why-led-away = { $name } ведёт туннель не туда.
why-laid-dead-end = { $name } перекрывает путь тупиком.
why-cleared-the-way = { $name } расчищает путь обвалом.
why-rockfall-aside = { $name } устраивает обвал там, где он ничего не меняет.
why-cut-the-tunnel = { $name } обрывает туннель обвалом.
why-looked = { $name } проверяет одну из целей.
why-broke-trusted = { $name } ломает инструмент игрока { $target }, хотя тот казался честным.
why-broke-other = { $name } ломает инструмент игрока { $target }.
why-broke-suspect = { $name } ломает инструмент игрока { $target }: тот вызывал подозрения.
why-broke-own = { $name } ломает свой инструмент.
why-mended-trusted = { $name } чинит инструмент игрока { $target }: тот казался честным.
why-mended-other = { $name } чинит инструмент игрока { $target }.
why-mended-suspect = { $name } чинит инструмент игрока { $target }, хотя тот вызывал подозрения.
why-mended-own = { $name } чинит свой инструмент.
why-discarded-broken = { $name } сбрасывает карту: копать мешает сломанный инструмент.
why-discarded = { $name } сбрасывает карту, хотя все инструменты целы.

## Replay and the end of a round: a picture of the mine

picture-title = Шахта на картинке
picture-drawing = Рисуем картинку…
picture-share = Поделиться
picture-save-as = { $kind ->
    [png] Сохранить PNG
   *[svg] Сохранить SVG
}
picture-failed = Этот браузер не может нарисовать картинку.
