### Browser: the replay of a finished game.

## Replay: the page of a finished game

replay = Atkārtojums
# Aiz tā saraksts ar vārdiem nominatīvā: „Kura acīm: Ana”.
replay-eyes = Kura acīm
replay-table = Atpakaļ pie galda
replay-new-game = Pie tava galda ir sākusies jauna spēle.
replay-everything = Visas kārtis
replay-copy = Kopēt saiti uz šo gājienu
replay-slider = Vieta spēles gaitā
replay-turn = { $version }. gājiens no { $last }
replay-first = Uz sākumu
replay-back = Iepriekšējais gājiens
replay-run = Atskaņot
replay-stop = Pauze
replay-on = Nākamais gājiens
replay-last = Uz beigām
replay-begin = Kārtis ir izdalītas.
replay-true = tiesa
replay-false = nav tiesa
replay-moves = Gājieni
replay-hands = Visu spēlētāju kārtis
replay-suspicion = Aizdomas
replay-suspicion-about = { $seat ->
    [none] Ko šajā brīdī būtu domājis labs detektīvs, kas zinātu tikai to, ko redzēja skatītāji.
   *[some] Ko šajā brīdī būtu domājis labs detektīvs, kas zinātu tikai to, ko zināja { $name }.
}
replay-chart = Kā { $round }. raundā mainījās aizdomas; vertikālā līnija rāda šo gājienu
replay-share = { $percent } %
replay-chance = { $name }: sabotieris ar { $percent } % varbūtību
replay-no-suspicion = Lomas ir atklātas: vairs nav ko turēt aizdomās.
replay-why = Kāpēc?
replay-why-nothing = Pagaidām nekas neliecina ne pret vienu spēlētāju.
replay-at = { $version }. gājiens
replay-decided = { $why ->
    [one-card] { $round }. raundu izšķīra { $version }. gājiens: no tā brīža zeltračiem līdz dārgumiem trūka ne vairāk kā vienas kārts.
    [too-few-cards] { $round }. raundu izšķīra { $version }. gājiens: no tā brīža kāršu bija par maz, lai sasniegtu dārgumus.
   *[last-move] { $round }. raunda iznākums nebija skaidrs līdz pašam pēdējam, { $version }. gājienam.
}
replay-keys = Taustiņi: bultiņas (← →) – viens gājiens, Page Up un Page Down – desmit gājieni, Home – sākums, End – beigas, atstarpe – atskaņot vai apturēt.
replay-key = { $key ->
    [decided] Nākamais izšķirošais gājiens (ar Shift – iepriekšējais)
   *[round] Nākamais raunds (ar Shift – iepriekšējais)
}
replay-file = Atvērt saglabātu spēli
replay-file-about = Jebkuru pabeigtu spēli var saglabāt failā (JSON) un pēc tam atvērt šeit, lai to noskatītos.
replay-example = Skatīties piemēru
replay-example-about = Esi šeit pirmo reizi? Piemērā pieci roboti izspēlē vienu raundu: paskaties, kā aug tunelis un kurš sevi nodod.
replay-drop = Nomet šeit saglabātās spēles failu
replay-not-a-record = Šis fails nav saglabāta spēle.

## Replay: why a player looks suspicious

why-suspects = { $percent ->
    [0] Pagaidām aizdomas nerada neviens.
   *[other] Visvairāk aizdomu rada { $name }: sabotieris ar { $percent } % varbūtību.
}
why-suspects-equal = { $of ->
    [all] Visi rada vienlīdz daudz aizdomu: katrs ir sabotieris ar { $percent } % varbūtību.
   *[some] Visvairāk aizdomu, turklāt vienlīdz daudz, rada: { $names }. Katrs ir sabotieris ar { $percent } % varbūtību.
}
why-dug-on = { $name } raka uz finiša pusi.
why-laid-idly = { $name } izspēlēja ceļa kārti, kas neko nedeva.
why-laid-dead-end-aside = { $name } izspēlēja strupceļu tur, kur tas netraucēja.
why-led-away = { $name } aizveda tuneli nepareizā virzienā.
why-laid-dead-end = { $name } ar strupceļu aizšķērsoja ceļu.
why-cleared-the-way = { $name } ar nogruvumu atbrīvoja ceļu.
why-rockfall-aside = { $name } izraisīja nogruvumu tur, kur tas neko nemainīja.
why-cut-the-tunnel = { $name } ar nogruvumu pārtrauca tuneli.
why-looked = { $name } apskatīja finiša kārti.
why-broke-trusted = { $name } salauza darbarīku spēlētājam { $target }, lai gan šis spēlētājs šķita godīgs.
why-broke-other = { $name } salauza darbarīku spēlētājam { $target }.
why-broke-suspect = { $name } salauza darbarīku spēlētājam { $target }, kas šķita aizdomīgs.
why-broke-own = { $name } salauza savu darbarīku.
why-mended-trusted = { $name } salaboja darbarīku spēlētājam { $target }, kas šķita godīgs.
why-mended-other = { $name } salaboja darbarīku spēlētājam { $target }.
why-mended-suspect = { $name } salaboja darbarīku spēlētājam { $target }, lai gan šis spēlētājs šķita aizdomīgs.
why-mended-own = { $name } salaboja savu darbarīku.
why-discarded-broken = { $name } izmeta kārti laikā, kad rakt traucēja salauzts darbarīks.
why-discarded = { $name } izmeta kārti, lai gan visi darbarīki bija veseli.

## Replay and the end of a round: a picture of the mine

picture-title = Raktuvju attēls
picture-drawing = Zīmējam attēlu…
picture-share = Kopīgot
picture-save-as = { $kind ->
    [png] Saglabāt PNG
   *[svg] Saglabāt SVG
}
picture-failed = Šis pārlūks nevar uzzīmēt attēlu.
