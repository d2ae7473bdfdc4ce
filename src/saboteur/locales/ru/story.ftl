### Browser: the game log and the chat beside it.

## Game log

log-empty = Пока ничего не произошло.
log-since = Отсюда рассказ продолжается.
log-round-began = Раунд { $round }: начинает { $name }.
log-path-laid = { $name } копает { $shape ->
    [crossing] перекрёсток
    [fork] развилку
    [straight] прямо
    [bend] поворот
   *[dead-end] тупик
}.
log-rock-fell = { $name } устраивает обвал.
log-tool-broken = { $name } ломает { $tool ->
    [pick] кирку
    [lamp] фонарь
   *[cart] вагонетку
} игрока { $target }.
log-tool-broken-own = { $name } ломает { $tool ->
    [pick] свою кирку
    [lamp] свой фонарь
   *[cart] свою вагонетку
}.
log-tool-mended = { $name } чинит { $tool ->
    [pick] кирку
    [lamp] фонарь
   *[cart] вагонетку
} игрока { $target }.
log-tool-mended-own = { $name } чинит { $tool ->
    [pick] свою кирку
    [lamp] свой фонарь
   *[cart] свою вагонетку
}.
log-discarded = { $name } сбрасывает карту.
log-goal-seen = { $name } смотрит { $goal ->
    [top] верхнюю
    [middle] среднюю
   *[bottom] нижнюю
} карту «конец».
log-goal-seen-own = { $name } смотрит { $goal ->
    [top] верхнюю
    [middle] среднюю
   *[bottom] нижнюю
} карту «конец». Знаете только вы: { content }.
log-goal-turned = { $goal ->
    [top] Верхняя
    [middle] Средняя
   *[bottom] Нижняя
} карта «конец» — { $content ->
    [treasure] сокровище!
   *[stone] всего лишь камень.
}
log-round-ended = { $winner ->
    [diggers] Золотоискатели дошли до сокровища.
   *[saboteurs] Раунд выиграли вредители.
}
log-gold-taken = { $name } берёт карту золота.
log-gold-paid = { $name } получает золото.
log-game-ended = Игра окончена.
log-by-clock = по часам
log-paused = Игра на паузе.
log-went-on = Игра продолжается.
log-stood-in = Вместо игрока { $name } пока играет бот.
log-taken-back = { $name } снова играет.
log-given-to-bot = { $name } выходит из игры, дальше играет бот { $bot }.
log-announced = При следующей раздаче придёт { $guest }.
log-took-over = { $name } садится на место игрока { $former }.
log-game-abandoned = Игра окончена голосованием.

## Chat and preset phrases

talk-none = За этим столом не разговаривают.
talk-watching = Зрители смотрят молча.
talk-saw = Что на карте «конец»
talk-about = О ком-то
talk-whom = О ком?
talk-small = Просто так
talk-write = Написать всем
talk-send = Отправить
claim-saw = Мне известна { $goal ->
    [top] верхняя
    [middle] средняя
   *[bottom] нижняя
} карта «конец»: { content }.
claim-role = { $role ->
    [digger] Я золотоискатель.
   *[saboteur] Я вредитель.
}
claim-mend = Почините, пожалуйста, { $tool ->
    [pick] мою кирку
    [lamp] мой фонарь
   *[cart] мою вагонетку
}!
claim-suspect = Под подозрением: { $name }.
claim-trust = Доверяю: { $name }.
claim-thanks = Спасибо, { $name }!
claim-sorry = Извините, { $name }!
claim-break = Ломайте инструменты: { $name }!
claim-help = Помогите: { $name }!
claim-hello = Привет!
claim-well-played = Отличная игра!
claim-oops = Ой!
claim-hurry = Чуть быстрее, пожалуйста!
