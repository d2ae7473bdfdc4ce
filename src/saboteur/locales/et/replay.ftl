### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Kordus
replay-eyes = Kelle silmadega
replay-everything = kõigi: kõik on näha
replay-copy = Selle hetke link
replay-slider = Käik
replay-turn = Käik { $version } / { $last }
replay-first = Algusesse
replay-back = Üks käik tagasi
replay-run = Lase käia
replay-stop = Peata
replay-on = Üks käik edasi
replay-last = Lõppu
replay-begin = Kaardid on jagatud
replay-true = tõsi
replay-false = pole tõsi
replay-hands = Kõigi kaardid
replay-suspicion = Kahtlused
replay-suspicion-about = { $seat ->
    [none] Mida arvaks sel hetkel detektiiv, kes vaatab kõrvalt.
   *[some] Mida arvaks sel hetkel detektiiv mängija { $name } kohal.
}
replay-chart = Kahtlused { $round }. voorus; joon näitab seda hetke
replay-chance = { $name }: sabotöör tõenäosusega { $percent } %
replay-no-suspicion = Voorude vahel ei kahtlustata kedagi.
replay-why = Miks?
replay-why-nothing = Seni pole näha midagi, mis kellegi vastu räägiks.
replay-at = { $version }. käik
replay-decided = { $why ->
    [one-card] { $round }. vooru otsustas { $version }. käik: sellest peale piisas kaevuritele veel ühest kaardist.
    [too-few-cards] { $round }. vooru otsustas { $version }. käik: sellest peale oli kaarte vähem, kui tunnel veel vajas.
   *[last-move] { $round }. voor oli lahtine viimase, { $version }. käiguni.
}
replay-keys = Klahvid: ← → üks käik, Page Up ja Page Down kümme, Home ja End, tühik laseb käia.
replay-file = Ava salvestis failist
replay-file-about = Iga lõppenud mängu salvestise saab alla laadida: see on üks JSON-fail.
replay-not-a-record = See fail ei ole salvestis.

## Replay: why a player looks suspicious

why-suspects = Kõige kahtlasem on { $name }: sabotöör tõenäosusega { $percent } %.
why-dug-on = { $name } kaevas edasi lõpukaartide poole.
why-laid-idly = { $name } pani tunnelikaardi, mis ei andnud midagi.
why-laid-dead-end-aside = { $name } pani tupiku teelt kõrvale.
why-led-away = { $name } viis tunneli kõrvale.
why-laid-dead-end = { $name } pani tupiku teele ette.
why-cleared-the-way = { $name } tegi varinguga tee vabaks.
why-rockfall-aside = { $name } põhjustas varingu seal, kus see midagi ei muutnud.
why-cut-the-tunnel = { $name } katkestas tunneli varinguga.
why-looked = { $name } vaatas lõpukaarti.
why-broke-trusted = { $name } lõhkus tööriista mängijal, kes tundus aus: { $target }.
why-broke-other = { $name } lõhkus mängija { $target } tööriista.
why-broke-suspect = { $name } lõhkus tööriista kahtlustataval: { $target }.
why-broke-own = { $name } lõhkus oma tööriista.
why-mended-trusted = { $name } parandas tööriista mängijal, kes tundus aus: { $target }.
why-mended-other = { $name } parandas mängija { $target } tööriista.
why-mended-suspect = { $name } parandas tööriista kahtlustataval: { $target }.
why-mended-own = { $name } parandas oma tööriista.
why-discarded-broken = { $name } pani kaardi ära, kui tööriist oli katki.
why-discarded = { $name } pani kaardi ära, kuigi kõik tööriistad olid terved.
