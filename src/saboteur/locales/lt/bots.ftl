### What bots think, for programs and their authors.

## Bots

reason-suspects = { $seat } vieta yra diversantas su { $percent } % tikimybe.
reason-dug-on = { $seat } vieta kasė toliau su { $card } ties { $column },{ $row }.
reason-laid-idly = { $seat } vieta padėjo { $card } ties { $column },{ $row }, ir tai nieko nedavė.
reason-laid-dead-end-aside = { $seat } vieta padėjo aklavietę { $card } ties { $column },{ $row }, nuošalyje.
reason-led-away = { $seat } vieta nuvedė tunelį šalin su { $card } ties { $column },{ $row }.
reason-laid-dead-end = { $seat } vieta padėjo aklavietę { $card } skersai kelio, ties { $column },{ $row }.
reason-cleared-the-way = { $seat } vieta akmenų griūtimi ties { $column },{ $row } atvėrė kelią.
reason-rockfall-aside = { $seat } vieta pašalino { $card } ties { $column },{ $row }, kur tai neturėjo reikšmės.
reason-cut-the-tunnel = { $seat } vieta akmenų griūtimi ties { $column },{ $row } perkirto tunelį.
reason-looked = { $seat } vieta pažiūrėjo į pabaigos kortą.
reason-broke-trusted = { $seat } vieta sulaužė { $target } vietos įrankį ({ tool }), o ta atrodė sąžininga.
reason-broke-other = { $seat } vieta sulaužė { $target } vietos įrankį ({ tool }).
reason-broke-suspect = { $seat } vieta sulaužė įtariamos { $target } vietos įrankį ({ tool }).
reason-broke-own = { $seat } vieta sulaužė savo įrankį ({ tool }).
reason-mended-trusted = { $seat } vieta pataisė { $target } vietos įrankį ({ tool }), o ta atrodė sąžininga.
reason-mended-other = { $seat } vieta pataisė { $target } vietos įrankį ({ tool }).
reason-mended-suspect = { $seat } vieta pataisė įtariamos { $target } vietos įrankį ({ tool }).
reason-mended-own = { $seat } vieta pataisė savo įrankį ({ tool }).
reason-discarded-broken = { $seat } vieta išmetė kortą turėdama sulaužytą įrankį.
reason-discarded = { $seat } vieta išmetė kortą, nors visi įrankiai sveiki.
reason-would-play = Dabar geriausia atrodo { $move }.
