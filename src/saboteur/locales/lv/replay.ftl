### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Atkārtojums
replay-eyes = Kura acīm
replay-everything = visu: redzams viss
replay-copy = Saite uz šo brīdi
replay-slider = Gājiens
replay-turn = { $version }. gājiens no { $last }
replay-first = Uz sākumu
replay-back = Vienu gājienu atpakaļ
replay-run = Ļaut ritēt
replay-stop = Apturēt
replay-on = Vienu gājienu uz priekšu
replay-last = Uz beigām
replay-begin = Kārtis ir izdalītas
replay-true = patiesība
replay-false = nepatiesība
replay-hands = Visu kārtis
replay-suspicion = Aizdomas
replay-suspicion-about = { $seat ->
    [none] Ko šajā brīdī domātu detektīvs, kas vēro no malas.
   *[some] Ko šajā brīdī domātu detektīvs spēlētāja { $name } vietā.
}
replay-chart = Aizdomas { $round }. raundā; līnija rāda šo brīdi
replay-chance = { $name }: sabotieris ar { $percent } % varbūtību
replay-no-suspicion = Starp raundiem neviens nav aizdomās.
replay-why = Kāpēc?
replay-why-nothing = Vēl nav redzēts nekas, kas liecinātu pret kādu.
replay-at = { $version }. gājiens
replay-decided = { $why ->
    [one-card] { $round }. raundu izšķīra { $version }. gājiens: kopš tā zeltračiem pietika ar vēl vienu kārti.
    [too-few-cards] { $round }. raundu izšķīra { $version }. gājiens: kopš tā kāršu bija mazāk, nekā tunelim vēl vajadzēja.
   *[last-move] { $round }. raunda iznākums nebija skaidrs līdz pēdējam, { $version }. gājienam.
}
replay-keys = Taustiņi: ← → viens gājiens, Page Up un Page Down – desmit, Home un End, atstarpe ļauj ritēt.
replay-file = Atvērt pierakstu no faila
replay-file-about = Katras pabeigtas spēles pierakstu var lejupielādēt: tas ir viens JSON fails.
replay-not-a-record = Šis fails nav pieraksts.

## Replay: why a player looks suspicious

why-suspects = Aizdomīgākais spēlētājs ir { $name }: sabotieris ar { $percent } % varbūtību.
why-dug-on = { $name } raka tālāk uz finiša pusi.
why-laid-idly = { $name } nolika ceļu, kas neko nedeva.
why-laid-dead-end-aside = { $name } nolika strupceļu malā no ceļa.
why-led-away = { $name } aizveda tuneli prom.
why-laid-dead-end = { $name } nolika strupceļu ceļā.
why-cleared-the-way = { $name } ar nogruvumu atbrīvoja ceļu.
why-rockfall-aside = { $name } izraisīja nogruvumu tur, kur tas neko nemainīja.
why-cut-the-tunnel = { $name } ar nogruvumu pārcirta tuneli.
why-looked = { $name } apskatīja finiša kārti.
why-broke-trusted = { $name } salauza darbarīku spēlētājam, kas šķita godīgs: { $target }.
why-broke-other = { $name } salauza spēlētāja { $target } darbarīku.
why-broke-suspect = { $name } salauza darbarīku spēlētājam, kas bija aizdomās: { $target }.
why-broke-own = { $name } salauza savu darbarīku.
why-mended-trusted = { $name } salaboja darbarīku spēlētājam, kas šķita godīgs: { $target }.
why-mended-other = { $name } salaboja spēlētāja { $target } darbarīku.
why-mended-suspect = { $name } salaboja darbarīku spēlētājam, kas bija aizdomās: { $target }.
why-mended-own = { $name } salaboja savu darbarīku.
why-discarded-broken = { $name } nolika kārti, kad darbarīks bija salauzts.
why-discarded = { $name } nolika kārti, kaut visi darbarīki bija veseli.
