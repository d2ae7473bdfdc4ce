### What bots think, for programs and their authors.

## Bots

reason-suspects = Игрок { $seat } — вредитель с вероятностью { $percent } %.
reason-dug-on = Игрок { $seat } копал к картам «конец»: { $card } на клетке { $column },{ $row }.
reason-laid-idly = Игрок { $seat } без толку положил { $card } на клетку { $column },{ $row }.
reason-laid-dead-end-aside = Игрок { $seat } положил тупик { $card } на клетку { $column },{ $row }, где он никому не мешает.
reason-led-away = Игрок { $seat } повёл туннель не туда: { $card } на клетке { $column },{ $row }.
reason-laid-dead-end = Игрок { $seat } перекрыл путь тупиком { $card } на клетке { $column },{ $row }.
reason-cleared-the-way = Игрок { $seat } расчистил путь обвалом на клетке { $column },{ $row }.
reason-rockfall-aside = Игрок { $seat } убрал { $card } с клетки { $column },{ $row }, что ничего не изменило.
reason-cut-the-tunnel = Игрок { $seat } оборвал туннель обвалом на клетке { $column },{ $row }.
reason-looked = Игрок { $seat } посмотрел карту «конец».
reason-broke-trusted = Игрок { $seat } сломал { tool.accusative } игрока { $target }, хотя тот казался честным.
reason-broke-other = Игрок { $seat } сломал { tool.accusative } игрока { $target }.
reason-broke-suspect = Игрок { $seat } сломал { tool.accusative } игрока { $target }, который и правда вызывал подозрения.
reason-broke-own = Игрок { $seat } сломал { tool.own-accusative }.
reason-mended-trusted = Игрок { $seat } починил { tool.accusative } игрока { $target }, который и правда казался честным.
reason-mended-other = Игрок { $seat } починил { tool.accusative } игрока { $target }.
reason-mended-suspect = Игрок { $seat } починил { tool.accusative } игрока { $target }, хотя тот вызывал подозрения.
reason-mended-own = Игрок { $seat } починил { tool.own-accusative }.
reason-discarded-broken = Игрок { $seat } сбросил карту при сломанном инструменте.
reason-discarded = Игрок { $seat } сбросил карту, хотя все инструменты целы.
reason-would-play = Лучший ход сейчас: { $move }
