### Browser: the settings of this device.

## Settings

setting-theme = Тема
setting-cards = Размер карт на руках
setting-mine = Направление шахты
setting-motion = Анимация
setting-sound = Звуки
setting-vibrate = Вибрация в мой ход
setting-confirm = Подтверждать каждый ход
setting-notify = Уведомлять о моём ходе
# What the language calls itself, for the list of languages.
language-name = Русский
language-browser = Как в браузере
theme = { $theme ->
    [system] Как в системе
    [dark] Тёмная (свет фонаря)
   *[light] Светлая (пергамент)
}
card-size = { $size ->
    [small] Маленький
    [medium] Как у текста
   *[large] Большой
}
mine-direction = { $direction ->
    [auto] Авто (на телефоне сверху вниз)
    [across] Слева направо
   *[down] Сверху вниз
}
motion = { $motion ->
    [system] Как в системе
   *[less] Минимальная
}
setting-pace-about = Темп ботов для каждого стола выбирает его хозяин: до игры или в меню во время игры.
