### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Mängu kordus
replay-eyes = Kelle vaade
replay-table = Tagasi lauda
replay-new-game = Sinu lauas algas uus mäng.
replay-everything = Kõik kaardid
replay-copy = Kopeeri selle käigu link
replay-slider = Mängu kulg
replay-turn = Käik { $version }/{ $last }
replay-first = Tagasi algusesse
replay-back = Eelmine käik
replay-run = Esita
replay-stop = Paus
replay-on = Järgmine käik
replay-last = Mine lõppu
replay-begin = Kaardid on jagatud.
replay-true = tõsi
replay-false = pole tõsi
replay-moves = Käigud
replay-hands = Kõigi kaardid
replay-suspicion = Kahtlused
replay-suspicion-about = { $seat ->
    [none] Mida oleks hea detektiiv sel hetkel arvanud, teades ainult seda, mida nägid pealtvaatajad.
   *[some] Mida oleks hea detektiiv sel hetkel arvanud, teades ainult seda, mida teadis { $name }.
}
replay-chart = Kuidas kahtlused { $round }. voorus muutusid; püstjoon näitab praegust käiku
replay-share = { $percent }%
replay-chance = { $name }: { $percent }% tõenäosusega sabotöör
replay-no-suspicion = Rollid on avalikud, kahtlustada pole enam kedagi.
replay-why = Miks?
replay-why-nothing = Veel ei räägi miski kellegi vastu.
replay-at = { $version }. käik
replay-decided = { $why ->
    [one-card] { $round }. vooru otsustas { $version }. käik: sellest peale oli kaevuritel varanduseni puudu kõige rohkem üks kaart.
    [too-few-cards] { $round }. vooru otsustas { $version }. käik: sellest peale ei jätkunud varanduseni jõudmiseks enam kaarte.
   *[last-move] { $round }. voor oli lahtine viimase, { $version }. käiguni.
}
replay-keys = Klahvidega ← → saab liikuda ühe, klahvidega Page Up ja Page Down kümne käigu kaupa; Home viib algusesse ja End lõppu, tühikuklahv käivitab ja peatab esituse.
replay-key = { $key ->
    [decided] Järgmine otsustav käik (Shiftiga eelmine)
   *[round] Järgmine voor (Shiftiga eelmine)
}
replay-file = Ava salvestatud mäng
replay-file-about = Salvesta lõppenud mäng failina (JSON) ja ava see siin, et mängu uuesti vaadata.
replay-example = Vaata näidismängu
replay-example-about = Oled siin esimest korda? Näidises mängib viis robotit ühe vooru: vaata, kuidas tunnel kasvab ja kes end reedab.
replay-drop = Lohista salvestatud mäng siia
replay-not-a-record = See fail ei ole salvestatud mäng.

## Replay: why a player looks suspicious

why-suspects = { $percent ->
    [0] Sel hetkel ei tundu keegi kahtlane.
   *[other] Kõige kahtlasem on { $name }: { $percent }% tõenäosusega sabotöör.
}
why-suspects-equal = { $of ->
    [all] Kõik on võrdselt kahtlased: igaüks on { $percent }% tõenäosusega sabotöör.
   *[some] Võrdselt kõige kahtlasemad: { $names }. Igaüks neist on { $percent }% tõenäosusega sabotöör.
}
why-dug-on = { $name } kaevas tunnelit lõpukaartide poole.
why-laid-idly = { $name } asetas tunnelikaardi, millest polnud abi.
why-laid-dead-end-aside = { $name } asetas tupiku sinna, kus see kahju ei teinud.
why-led-away = { $name } viis tunneli valesse suunda.
why-laid-dead-end = { $name } sulges tee tupikuga.
why-cleared-the-way = { $name } tegi varinguga tee vabaks.
why-rockfall-aside = { $name } kasutas varingut seal, kus see midagi ei muutnud.
why-cut-the-tunnel = { $name } lõikas varinguga tunneli läbi.
why-looked = { $name } vaatas üht lõpukaarti.
why-broke-trusted = { $name } lõhkus tööriista. Kannatas { $target }, kuigi ta tundus aus.
why-broke-other = { $name } lõhkus tööriista. Kannatas { $target }.
why-broke-suspect = { $name } lõhkus tööriista. Kannatas { $target }, kes tunduski kahtlane.
why-broke-own = { $name } lõhkus omaenda tööriista.
why-mended-trusted = { $name } parandas tööriista. Abi sai { $target }, kes tunduski aus.
why-mended-other = { $name } parandas tööriista. Abi sai { $target }.
why-mended-suspect = { $name } parandas tööriista. Abi sai { $target }, kuigi ta tundus kahtlane.
why-mended-own = { $name } parandas omaenda tööriista.
why-discarded-broken = { $name } viskas kaardi ära sel ajal, kui tal oli mõni tööriist katki.
why-discarded = { $name } viskas kaardi ära, kuigi kõik tema tööriistad olid korras.

## Replay and the end of a round: a picture of the mine

picture-title = Pilt kaevandusest
picture-drawing = Pilti joonistatakse…
picture-share = Jaga
picture-save-as = { $kind ->
    [png] Salvesta PNG
   *[svg] Salvesta SVG
}
picture-failed = See brauser ei oska pilti joonistada.
