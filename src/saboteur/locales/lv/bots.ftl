### What bots think, for programs and their authors.

## Bots

reason-suspects = { $seat }. vieta ir sabotieris ar { $percent } % varbūtību.
reason-dug-on = { $seat }. vieta raka tālāk ar { $card } vietā { $column },{ $row }.
reason-laid-idly = { $seat }. vieta nolika { $card } vietā { $column },{ $row }, un tas neko nedeva.
reason-laid-dead-end-aside = { $seat }. vieta nolika strupceļu { $card } vietā { $column },{ $row }, malā no ceļa.
reason-led-away = { $seat }. vieta aizveda tuneli prom ar { $card } vietā { $column },{ $row }.
reason-laid-dead-end = { $seat }. vieta nolika strupceļu { $card } ceļā, vietā { $column },{ $row }.
reason-cleared-the-way = { $seat }. vieta ar nogruvumu vietā { $column },{ $row } atbrīvoja ceļu.
reason-rockfall-aside = { $seat }. vieta noņēma { $card } vietā { $column },{ $row }, kur tas neko nemainīja.
reason-cut-the-tunnel = { $seat }. vieta ar nogruvumu vietā { $column },{ $row } pārcirta tuneli.
reason-looked = { $seat }. vieta apskatīja finiša kārti.
reason-broke-trusted = { $seat }. vieta salauza { $target }. vietas darbarīku ({ tool }), kura šķita godīga.
reason-broke-other = { $seat }. vieta salauza { $target }. vietas darbarīku ({ tool }).
reason-broke-suspect = { $seat }. vieta salauza aizdomās turētās { $target }. vietas darbarīku ({ tool }).
reason-broke-own = { $seat }. vieta salauza savu darbarīku ({ tool }).
reason-mended-trusted = { $seat }. vieta salaboja { $target }. vietas darbarīku ({ tool }), kura šķita godīga.
reason-mended-other = { $seat }. vieta salaboja { $target }. vietas darbarīku ({ tool }).
reason-mended-suspect = { $seat }. vieta salaboja aizdomās turētās { $target }. vietas darbarīku ({ tool }).
reason-mended-own = { $seat }. vieta salaboja savu darbarīku ({ tool }).
reason-discarded-broken = { $seat }. vieta nolika kārti, kad darbarīks bija salauzts.
reason-discarded = { $seat }. vieta nolika kārti, kaut visi darbarīki bija veseli.
reason-would-play = Tagad labākais šķiet { $move }.
