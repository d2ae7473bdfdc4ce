### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Žaidimo įrašas
replay-eyes = Kieno akimis
replay-table = Grįžti prie stalo
replay-new-game = Prie jūsų stalo jau prasidėjo naujas žaidimas.
replay-everything = Visos kortos
replay-copy = Kopijuoti nuorodą į šį ėjimą
replay-slider = Vieta žaidime
replay-turn = { $version } ėjimas iš { $last }
replay-first = Į pradžią
replay-back = Ankstesnis ėjimas
replay-run = Paleisti
replay-stop = Pristabdyti
replay-on = Kitas ėjimas
replay-last = Į pabaigą
replay-begin = Kortos išdalytos.
replay-true = tiesa
replay-false = netiesa
replay-moves = Ėjimai
replay-hands = Visų kortos
replay-suspicion = Įtarimai
replay-suspicion-about = { $seat ->
    [none] Ką tuo metu būtų įtaręs geras seklys, žinodamas tik tai, ką matė žiūrovai.
   *[some] Ką tuo metu būtų įtaręs geras seklys, žinodamas tik tai, ką žinojo { $name }.
}
replay-chart = { $round } raundas: kaip keitėsi įtarimai; vertikali linija žymi šį ėjimą
replay-share = { $percent } %
replay-chance = { $name }: { $percent } % tikimybė, kad tai diversantas
replay-no-suspicion = Vaidmenys jau aiškūs – nebėra ko įtarinėti.
replay-why = Kodėl?
replay-why-nothing = Kol kas niekam nėra ko prikišti.
replay-at = { $version } ėjimas
replay-decided = { $why ->
    [one-card] { $round } raundas: viską nulėmė { $version } ėjimas. Nuo tada auksakasius nuo lobio skyrė ne daugiau kaip viena korta.
    [too-few-cards] { $round } raundas: viską nulėmė { $version } ėjimas. Nuo tada lobiui pasiekti kortų nebeužteko.
   *[last-move] { $round } raundas: kas laimės, nebuvo aišku iki pat paskutinio ėjimo (Nr. { $version }).
}
replay-keys = Klavišai: ← ir → – eiti per vieną ėjimą; Page Up ir Page Down – per dešimt; Home ir End – į pradžią ir į pabaigą; tarpo klavišas – paleisti arba pristabdyti.
replay-key = { $key ->
    [decided] Kitas lemiamas ėjimas (su Shift – ankstesnis)
   *[round] Kitas raundas (su Shift – ankstesnis)
}
replay-file = Atverti išsaugotą įrašą
replay-file-about = Kiekvieno baigto žaidimo įrašą galima išsaugoti kaip failą (JSON), o paskui čia atverti ir peržiūrėti.
replay-example = Žiūrėti pavyzdį
replay-example-about = Žaidžiate pirmą kartą? Pavyzdyje penki robotai žaidžia vieną raundą: pažiūrėkite, kaip kasamas tunelis ir kas išsiduoda.
replay-drop = Numeskite įrašo failą čia
replay-not-a-record = Šis failas – ne žaidimo įrašas.

## Replay: why a player looks suspicious

why-suspects = { $percent ->
    [0] Kol kas niekas nekelia įtarimų.
   *[other] Labiausiai įtartinas žaidėjas – { $name }: { $percent } % tikimybė, kad tai diversantas.
}
why-suspects-equal = { $of ->
    [all] Visi įtartini vienodai: kiekvieno tikimybė būti diversantu – { $percent } %.
   *[some] Labiausiai ir vienodai įtartini žaidėjai: { $names }. Kiekvieno tikimybė būti diversantu – { $percent } %.
}
why-dug-on = { $name } kasė pabaigos kortų link.
why-laid-idly = { $name } padėjo kelio kortą, iš kurios nebuvo naudos.
why-laid-dead-end-aside = { $name } padėjo aklavietę ten, kur ji nepakenkė.
why-led-away = { $name } nukreipė tunelį ne į tą pusę.
why-laid-dead-end = { $name } užtvėrė kelią aklaviete.
why-cleared-the-way = { $name } akmenų griūtimi atvėrė kelią.
why-rockfall-aside = { $name } panaudojo akmenų griūtį ten, kur ji nieko nepakeitė.
why-cut-the-tunnel = { $name } akmenų griūtimi pertraukė tunelį.
why-looked = { $name } pasižiūrėjo pabaigos kortą.
# “Honest” and “suspicious” as “(ne)kėlė įtarimų”: no adjective that would need the player’s gender.
why-broke-trusted = { $name } sulaužė įrankį įtarimų nekėlusiam žaidėjui ({ $target }).
why-broke-other = { $target } liko be įrankio: jį sulaužė { $name }.
why-broke-suspect = { $name } sulaužė įrankį įtarimų kėlusiam žaidėjui ({ $target }).
why-broke-own = { $name } sulaužė savo įrankį.
why-mended-trusted = { $name } pataisė įrankį įtarimų nekėlusiam žaidėjui ({ $target }).
why-mended-other = { $target } atgavo įrankį: jį pataisė { $name }.
why-mended-suspect = { $name } pataisė įrankį įtarimų kėlusiam žaidėjui ({ $target }).
why-mended-own = { $name } pataisė savo įrankį.
why-discarded-broken = { $name } išmetė kortą, kai turėjo sulaužytą įrankį.
why-discarded = { $name } išmetė kortą, nors visi įrankiai buvo sveiki.

## Replay and the end of a round: a picture of the mine

picture-title = Kasyklos paveikslėlis
picture-drawing = Piešiamas paveikslėlis…
picture-share = Bendrinti
picture-save-as = { $kind ->
    [png] Išsaugoti PNG
   *[svg] Išsaugoti SVG
}
picture-failed = Ši naršyklė negali nupiešti paveikslėlio.
