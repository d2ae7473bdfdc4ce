### What bots think, for programs and their authors.

## Bots

reason-suspects = Место { $seat } — вредитель с вероятностью { $percent } %.
reason-dug-on = Место { $seat } копало дальше: { $card } в { $column },{ $row }.
reason-laid-idly = Место { $seat } положило { $card } в { $column },{ $row }, что ничего не дало.
reason-laid-dead-end-aside = Место { $seat } положило тупик { $card } в { $column },{ $row }, в стороне от пути.
reason-led-away = Место { $seat } увело туннель в сторону: { $card } в { $column },{ $row }.
reason-laid-dead-end = Место { $seat } положило тупик { $card } на пути, в { $column },{ $row }.
reason-cleared-the-way = Место { $seat } расчистило путь обвалом в { $column },{ $row }.
reason-rockfall-aside = Место { $seat } убрало { $card } в { $column },{ $row }, где это ничего не меняло.
reason-cut-the-tunnel = Место { $seat } перерезало туннель обвалом в { $column },{ $row }.
reason-looked = Место { $seat } посмотрело карту «конец».
reason-broke-trusted = Место { $seat } сломало инструмент ({ tool }) места { $target }, которое казалось честным.
reason-broke-other = Место { $seat } сломало инструмент ({ tool }) места { $target }.
reason-broke-suspect = Место { $seat } сломало инструмент ({ tool }) места { $target }, которое было под подозрением.
reason-broke-own = Место { $seat } сломало свой инструмент ({ tool }).
reason-mended-trusted = Место { $seat } починило инструмент ({ tool }) места { $target }, которое казалось честным.
reason-mended-other = Место { $seat } починило инструмент ({ tool }) места { $target }.
reason-mended-suspect = Место { $seat } починило инструмент ({ tool }) места { $target }, которое было под подозрением.
reason-mended-own = Место { $seat } починило свой инструмент ({ tool }).
reason-discarded-broken = Место { $seat } сбросило карту при сломанном инструменте.
reason-discarded = Место { $seat } сбросило карту, хотя все инструменты целы.
reason-would-play = Сейчас лучшим кажется { $move }.
