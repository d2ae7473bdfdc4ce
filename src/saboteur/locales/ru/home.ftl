### Browser: the pages around the game. Home, joining a table.

## Everywhere

title = Вредитель
motto = Вместе роем туннель к золоту. Вот только доверять стоит не всем.
close = Закрыть
home = На главную
notice-label = Объявление администратора:
notice-hide = Скрыть объявление
rules = Правила
settings = Настройки
try-again = Попробовать ещё раз
your-turn = Ваш ход
connecting = Подключаемся…
lost-title = Тупик
lost-text = Такой страницы нет.
bye-title = Здесь туннель кончается
web-refused-unknown = Не получилось ({ $code }).
web-refused-no-connection = Сервер не отвечает. Проверьте подключение к сети.

## Home

home-start = Начать игру
learn = Обучение
puzzles = Задачи
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
setting-language = Язык

## Joining a table

door-title = Стол { $code }
door-join = Сесть за стол
door-wait = Занять место бота при следующей раздаче
door-watch = Просто смотреть
door-full = За этим столом нет свободных мест.
door-transfer = Код с другого устройства
door-transfer-go = Играть здесь
door-again = Войти снова
edition-name = { $edition ->
    [lt] Литовское издание
    [lv] Латышское издание
    [ru] Русское издание
    [el] Греческое издание
   *[et] Эстонское издание
}
refused-table-closed = Этот стол больше не принимает новых игроков.
