### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Peržiūra
replay-eyes = Kieno akimis
replay-everything = visų: rodoma viskas
replay-copy = Nuoroda į šią akimirką
replay-slider = Ėjimas
replay-turn = { $version } ėjimas iš { $last }
replay-first = Į pradžią
replay-back = Vienu ėjimu atgal
replay-run = Leisti
replay-stop = Sustabdyti
replay-on = Vienu ėjimu pirmyn
replay-last = Į pabaigą
replay-begin = Kortos išdalytos
replay-true = tiesa
replay-false = netiesa
replay-hands = Visų kortos
replay-suspicion = Įtarimai
replay-suspicion-about = { $seat ->
    [none] Ką šiuo metu manytų iš šalies stebintis seklys.
   *[some] Ką šiuo metu manytų seklys, sėdintis žaidėjo { $name } vietoje.
}
replay-chart = Įtarimai per { $round } raundą; linija žymi šią akimirką
replay-chance = { $name }: diversantas su { $percent } % tikimybe
replay-no-suspicion = Tarp raundų niekas neįtariamas.
replay-why = Kodėl?
replay-why-nothing = Kol kas nematyti nieko, kas ką nors kaltintų.
replay-at = { $version } ėjimas
replay-decided = { $why ->
    [one-card] { $round } raundą nulėmė { $version } ėjimas: nuo tada auksakasiams pakako dar vienos kortos.
    [too-few-cards] { $round } raundą nulėmė { $version } ėjimas: nuo tada kortų liko mažiau, nei dar reikėjo tuneliui.
   *[last-move] { $round } raundo baigtis nebuvo aiški iki paskutinio, { $version } ėjimo.
}
replay-keys = Klavišai: ← → vienas ėjimas, Page Up ir Page Down – dešimt, Home ir End, tarpas leidžia toliau.
replay-file = Atverti įrašą iš failo
replay-file-about = Kiekvieno baigto žaidimo įrašą galima atsisiųsti: tai vienas JSON failas.
replay-not-a-record = Šis failas nėra įrašas.

## Replay: why a player looks suspicious

why-suspects = Įtartiniausias žaidėjas – { $name }: diversantas su { $percent } % tikimybe.
why-dug-on = { $name } kasė toliau link tikslo.
why-laid-idly = { $name } padėjo kelią, kuris nieko nedavė.
why-laid-dead-end-aside = { $name } padėjo aklavietę nuošalyje.
why-led-away = { $name } nuvedė tunelį šalin.
why-laid-dead-end = { $name } padėjo aklavietę skersai kelio.
why-cleared-the-way = { $name } akmenų griūtimi atvėrė kelią.
why-rockfall-aside = { $name } sukėlė akmenų griūtį ten, kur ji neturėjo reikšmės.
why-cut-the-tunnel = { $name } akmenų griūtimi perkirto tunelį.
why-looked = { $name } pažiūrėjo į pabaigos kortą.
why-broke-trusted = { $name } sulaužė įrankį žaidėjo, kuris atrodė sąžiningas: { $target }.
why-broke-other = { $name } sulaužė žaidėjo { $target } įrankį.
why-broke-suspect = { $name } sulaužė įrankį įtariamo žaidėjo: { $target }.
why-broke-own = { $name } sulaužė savo įrankį.
why-mended-trusted = { $name } pataisė įrankį žaidėjo, kuris atrodė sąžiningas: { $target }.
why-mended-other = { $name } pataisė žaidėjo { $target } įrankį.
why-mended-suspect = { $name } pataisė įrankį įtariamo žaidėjo: { $target }.
why-mended-own = { $name } pataisė savo įrankį.
why-discarded-broken = { $name } išmetė kortą, nes įrankis buvo sulaužytas.
why-discarded = { $name } išmetė kortą, nors visi įrankiai buvo sveiki.
