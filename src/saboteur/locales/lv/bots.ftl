### What bots think, for programs and their authors.

## Bots

reason-suspects = { $seat }. spēlētājs ir sabotieris ar { $percent } % varbūtību.
reason-dug-on = { $seat }. spēlētājs raka uz finiša pusi ar { $card } lauciņā { $cell }.
reason-laid-idly = { $seat }. spēlētājs izspēlēja { $card } lauciņā { $cell }, un tas neko nedeva.
reason-laid-dead-end-aside = { $seat }. spēlētājs izspēlēja strupceļu { $card } lauciņā { $cell }, kur tas netraucēja.
reason-led-away = { $seat }. spēlētājs aizveda tuneli nepareizā virzienā ar { $card } lauciņā { $cell }.
reason-laid-dead-end = { $seat }. spēlētājs aizšķērsoja ceļu ar strupceļu { $card } lauciņā { $cell }.
reason-cleared-the-way = { $seat }. spēlētājs atbrīvoja ceļu ar nogruvumu lauciņā { $cell }.
reason-rockfall-aside = { $seat }. spēlētājs ar nogruvumu izņēma { $card } no lauciņa { $cell }, kur tas neko nemainīja.
reason-cut-the-tunnel = { $seat }. spēlētājs pārtrauca tuneli ar nogruvumu lauciņā { $cell }.
reason-looked = { $seat }. spēlētājs apskatīja finiša kārti.
reason-broke-trusted = { $seat }. spēlētājs salauza { $target }. spēlētāja { tool.accusative }, lai gan { $target }. spēlētājs šķita godīgs.
reason-broke-other = { $seat }. spēlētājs salauza { $target }. spēlētāja { tool.accusative }.
reason-broke-suspect = { $seat }. spēlētājs salauza { tool.accusative } { $target }. spēlētājam, kas šķita aizdomīgs.
reason-broke-own = { $seat }. spēlētājs salauza savu { tool.accusative }.
reason-mended-trusted = { $seat }. spēlētājs salaboja { tool.accusative } { $target }. spēlētājam, kas šķita godīgs.
reason-mended-other = { $seat }. spēlētājs salaboja { $target }. spēlētāja { tool.accusative }.
reason-mended-suspect = { $seat }. spēlētājs salaboja { $target }. spēlētāja { tool.accusative }, lai gan { $target }. spēlētājs šķita aizdomīgs.
reason-mended-own = { $seat }. spēlētājs salaboja savu { tool.accusative }.
reason-discarded-broken = { $seat }. spēlētājs izmeta kārti laikā, kad rakt traucēja salauzts darbarīks.
reason-discarded = { $seat }. spēlētājs izmeta kārti, lai gan visi darbarīki bija veseli.
reason-would-play = Labākais gājiens tagad: { $move }
