### Browser: what every page says, and words of several pages.

## Everywhere

title = Вредитель
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

## On several pages

learn = Обучение
puzzles = Задачи
setting-language = Язык
door-again = Войти снова
edition-name = { $edition ->
    [lt] Литовское издание
    [lv] Латышское издание
    [ru] Русское издание
    [el] Греческое издание
   *[et] Эстонское издание
}
refused-table-closed = Этот стол больше не принимает новых игроков.
room-screen = Страница для телевизора
