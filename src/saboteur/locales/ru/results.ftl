### Browser: the end of a round and of a game.

## Round end and results

round-end = Раунд { $round } окончен
round-end-back = Назад к итогам
round-end-verdict = { $winner ->
    [diggers] Золотоискатели победили!
   *[saboteurs] Вредители победили!
}
round-end-how = { $how ->
    [treasure] Сокровище найдено! Последнюю карту «путь» положил игрок { $name }.
    [ring] Колода пуста, и все по очереди могли только сбросить карту.
   *[hands] Карты кончились, а сокровище так и не нашли.
}
round-end-spare = Лишняя карта
round-end-spare-about = Карт «гном» было на одну больше, чем игроков, поэтому лишняя карта никому не досталась.
round-end-paid = { $count ->
    [0] без золота
    [one] золото: +{ $count } карта
    [few] золото: +{ $count } карты
   *[many] золото: +{ $count } карт
}
round-end-paid-open = { $count ->
    [0] без золота
    [one] +{ $count } самородок
    [few] +{ $count } самородка
   *[many] +{ $count } самородков
}
round-end-won = { $count ->
    [0] В этом раунде вам золота не досталось
    [one] Ваша добыча: { $count } самородок!
    [few] Ваша добыча: { $count } самородка!
   *[many] Ваша добыча: { $count } самородков!
}
round-end-sharing = { $count ->
    [0] Золото ещё делят.
    [one] Золото ещё делят. Пока ваша добыча в этом раунде: { $count } самородок.
    [few] Золото ещё делят. Пока ваша добыча в этом раунде: { $count } самородка.
   *[many] Золото ещё делят. Пока ваша добыча в этом раунде: { $count } самородков.
}
round-end-saboteurs = { $kind ->
    [none] В этом раунде вредителей не было.
    [one] Вредитель в этом раунде: { $names }.
   *[several] Вредители в этом раунде: { $names }.
}
round-end-goals = Что скрывали цели
round-end-roles = Роли
rest-left = Следующий раунд через { $seconds } с
round-end-on = Дальше
round-end-standings = К итогам игры
round-end-look = Осмотреть шахту
round-end-looking = Вы осматриваете шахту раунда { $round }. Чтобы вернуться к итогам, нажмите Esc.
gold-choose = Возьмите карту с золотом. Что здесь лежит, видите только вы.
gold-choose-open = Возьмите карту с золотом. Какую вы возьмёте, увидят все.
gold-card = { $value ->
    [one] золото: { $value } самородок
    [few] золото: { $value } самородка
   *[many] золото: { $value } самородков
}
gold-take = { $count ->
    [one] Взять { $count } самородок
    [few] Взять { $count } самородка
   *[many] Взять { $count } самородков
}
gold-waiting = { $count ->
    [one] { $name } тайно выбирает золото. Осталась { $count } карта.
    [few] { $name } тайно выбирает золото. Осталось { $count } карты.
   *[many] { $name } тайно выбирает золото. Осталось { $count } карт.
}
gold-waiting-away = Ждём, когда { $name } вернётся и выберет золото.
gold-waiting-open = { $count ->
    [one] { $name } выбирает золото. Осталась { $count } карта.
    [few] { $name } выбирает золото. Осталось { $count } карты.
   *[many] { $name } выбирает золото. Осталось { $count } карт.
}
gold-mine = Ваше золото
game-end-story = Как прошла игра
game-end-again = Сыграть ещё раз
game-end-ready = Сыграю ещё!
game-end-waiting = Ждём, когда хозяин начнёт новую игру…
game-end-next = Сыграем ещё?
rematch-host-away = Хозяин ({ $name }) не в сети. Скоро игру сможет начать другой игрок.
game-end-room = Сменить состав или настройки
game-end-record = Скачать запись
picture-save = Сохранить картинку
# Checked: same, a button here, a title there
game-end-replay = Смотреть запись
verify = Проверить тасовку
game-end-you = { $count ->
    [one] Вы победили!
    [few] Вы среди победителей!
   *[many] Вы среди победителей!
}
