### Browser: the game log, and what players say.

## Game log

log-round-began = Раунд { $round }. Начинает { $name }.
log-path-laid = { $shape ->
    [crossing] { $name } кладёт перекрёсток на { $cell }.
    [fork] { $name } кладёт развилку на { $cell }.
    [straight] { $name } кладёт прямой туннель на { $cell }.
    [bend] { $name } кладёт поворот на { $cell }.
   *[dead-end] { $name } кладёт тупик на { $cell }.
}
log-rock-fell = { $name } убирает обвалом карту «путь» с { $cell }.
log-tool-broken = { $name } ломает { tool.accusative } игрока { $target }.
log-tool-broken-own = { $name } ломает { tool.own-accusative }.
log-tool-mended = { $name } чинит { tool.accusative } игрока { $target }.
log-tool-mended-own = { $name } чинит { tool.own-accusative }.
log-discarded = { $name } сбрасывает карту.
log-goal-seen = { $name } проверяет { goal-name.accusative }.
log-goal-seen-own = { $content ->
    [treasure] { $name } проверяет { goal-name.accusative }: это сокровище! Остальные этого не видят.
   *[stone] { $name } проверяет { goal-name.accusative }: это просто камень. Остальные этого не видят.
}
log-goal-turned = { $content ->
    [treasure] Открыта { goal-name }: это сокровище!
   *[stone] Открыта { goal-name }: это просто камень.
}
log-round-ended = { $winner ->
    [diggers] Сокровище найдено, раунд за золотоискателями!
   *[saboteurs] Сокровище не найдено, раунд за вредителями!
}
log-gold-taken = { $name } берёт карту с золотом.
log-gold-paid = { $name } получает золото.
log-gold-taken-open = { $count ->
    [one] { $name } берёт карту с золотом: { $count } самородок.
    [few] { $name } берёт карту с золотом: { $count } самородка.
   *[many] { $name } берёт карту с золотом: { $count } самородков.
}
log-gold-paid-open = { $count ->
    [one] { $name } получает { $count } самородок.
    [few] { $name } получает { $count } самородка.
   *[many] { $name } получает { $count } самородков.
}
log-game-ended = Игра окончена.
log-by-clock = время вышло
log-paused = Игра на паузе.
log-went-on = Игра продолжается.
log-clock-started = Игроки решили ограничить время на ход.
log-time-added = { $name } получает дополнительное время на этот ход.
log-stood-in = Игрока { $name } временно заменяет бот.
log-taken-back = { $name } снова в игре.
log-given-to-bot = { $name } выходит из игры. Дальше играет бот { $bot }.
log-announced = { $guest } займёт место бота при следующей раздаче.
log-took-over = { $name } занимает место бота { $former }.
log-game-abandoned = Игра закончена досрочно.

## Chat and preset phrases

claim-saw = { $content ->
    [treasure] Я знаю: { goal-name } — сокровище!
   *[stone] Я знаю: { goal-name } — камень.
}
claim-role = { $role ->
    [digger] Я золотоискатель.
   *[saboteur] Я вредитель.
}
claim-mend = Почините, пожалуйста, { tool.my-accusative }!
claim-suspect = По-моему, { $name } — вредитель!
claim-trust = По-моему, { $name } играет честно!
# Russian addresses a person in the nominative, so a name can stand here as it is.
claim-thanks = Спасибо, { $name }!
claim-sorry = Прошу прощения, { $name }!
claim-break = Ломаем инструменты игроку { $name }!
claim-help = Помогите игроку { $name }!
claim-hello = Всем привет!
claim-well-played = Отлично сыграно!
claim-oops = Ой!
claim-hurry = Побыстрее, пожалуйста!
