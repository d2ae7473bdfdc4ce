### What bots think, for programs and their authors.

## Bots

reason-suspects = Игрок № { $seat } — вредитель с вероятностью { $percent } %.
reason-dug-on = Игрок № { $seat } ведёт туннель к цели: { $card } на клетке { $cell }.
reason-laid-idly = Игрок № { $seat } без толку кладёт { $card } на клетку { $cell }.
reason-laid-dead-end-aside = Игрок № { $seat } кладёт тупик { $card } на клетку { $cell }, где он никому не мешает.
reason-led-away = Игрок № { $seat } ведёт туннель не туда: { $card } на клетке { $cell }.
reason-laid-dead-end = Игрок № { $seat } перекрывает путь тупиком { $card } на клетке { $cell }.
reason-cleared-the-way = Игрок № { $seat } расчищает путь обвалом на клетке { $cell }.
reason-rockfall-aside = Игрок № { $seat } убирает обвалом { $card } с клетки { $cell }, и это ничего не меняет.
reason-cut-the-tunnel = Игрок № { $seat } обрывает туннель обвалом на клетке { $cell }.
reason-looked = Игрок № { $seat } проверяет одну из целей.
reason-broke-trusted = Игрок № { $seat } ломает { tool.accusative } игрока № { $target }, хотя тот казался честным.
reason-broke-other = Игрок № { $seat } ломает { tool.accusative } игрока № { $target }.
reason-broke-suspect = Игрок № { $seat } ломает { tool.accusative } игрока № { $target }: тот вызывал подозрения.
reason-broke-own = Игрок № { $seat } ломает { tool.own-accusative }.
reason-mended-trusted = Игрок № { $seat } чинит { tool.accusative } игрока № { $target }: тот казался честным.
reason-mended-other = Игрок № { $seat } чинит { tool.accusative } игрока № { $target }.
reason-mended-suspect = Игрок № { $seat } чинит { tool.accusative } игрока № { $target }, хотя тот вызывал подозрения.
reason-mended-own = Игрок № { $seat } чинит { tool.own-accusative }.
reason-discarded-broken = Игрок № { $seat } сбрасывает карту: копать мешает сломанный инструмент.
reason-discarded = Игрок № { $seat } сбрасывает карту, хотя все инструменты целы.
reason-would-play = Лучший ход сейчас: { $move }
