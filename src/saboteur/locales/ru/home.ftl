### Browser: the pages around the game. Home, joining a table.

## Home

motto = Вместе роем туннель к золоту. Вот только доверять стоит не всем.
home-start = Начать игру
home-play-now = Играть сейчас
home-play-now-about = Вы и четыре бота. Карты раздадим сразу.
home-new-table = Играть с друзьями
home-code = Код стола
home-join = Войти
home-continue = Продолжить игру
home-open = Открытые столы
open-table = Игроков: { $taken } · свободных мест: { $free }
home-recent = Недавние игры
home-recent-clear = Очистить список
home-replay = Посмотреть запись игры
me-name = Ваше имя
me-name-example = Гость
me-shape = Сменить гнома
me-colour = Сменить цвет
stage = { $stage ->
    [open] Сбор игроков
    [dealing] Раздача карт
    [playing] Идёт игра
   *[over] Игра окончена
}

## Joining a table

door-title = Стол { $code }
door-join = Сесть за стол
door-wait = Занять место бота при следующей раздаче
door-watch = Просто смотреть
door-full = За этим столом нет свободных мест.
door-transfer = Код с другого устройства
door-transfer-go = Играть здесь
