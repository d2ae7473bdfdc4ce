### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: spēli { $game } (rinda { $line }) nevar atkārtot: { $why }
bad-move = { $file }: spēle { $game } (rinda { $line }), gājienu { $number } (moves[{ $index }]) “{ $move }” nevar spēlēt: { $why }
no-game = Failā { $file } spēles nav.
no-such-game = Failā { $file } spēles { $game } nav; pirmā ir 0.
cannot-read = { $file } nevar nolasīt: { $why }.
system-refuses = Sistēma atsakās: { $why }.
cannot-save = Pierakstu nevar saglabāt failā { $file }: { $why }.
no-standard-input = Nav standarta ievades, no kā lasīt.
record-too-large = Pieraksts ir lielāks par { $limit } MiB.
not-utf-8 = Šīs rindas baits { $byte } nav UTF-8.
not-json = Tas nav JSON: { $why } (sleja { $column }).
json-cut-off = Teksts beidzas pieraksta vidū.
json-too-deep = JSON ir pārāk dziļi ligzdots.
json-twice = Atslēga “{ $key }” atkārtojas.
json-long-number = Tajā ir skaitlis ar vairāk nekā 18 cipariem.
json-constant = { $name } nav JSON skaitlis.

## Terminal: arguments that can’t be used

bad-arguments = { $why } (“{ $command } --help” paskaidro).
rules-uncompiled = { $why ->
    [changed] Noteikumi darbojas nekompilēti un lēnāk, jo kopš kompilēšanas ir mainīts koda fails: make compiled
    [other-python] Noteikumi darbojas nekompilēti un lēnāk, jo ir kompilēti citai Python versijai: make compiled
   *[never] Noteikumi darbojas nekompilēti un lēnāk, jo vēl nav kompilēti: make compiled
}
no-such-command = Komandas “{ $name }” nav; ir { $names }.
not-in-range = “{ $text }” nav vesels skaitlis no { $lowest } līdz { $highest }
range-backwards = “{ $text }” iet atpakaļ
not-an-edition = izdevuma “{ $text }” nav; ir { $names }
not-an-option = galda izvēles “{ $text }” nav; ir { $names }
not-a-style = stila “{ $text }” nav; ir { $names }
record-or-table = Stāvokli ņem vai nu no --record, vai no galda, ko apraksta izdevums, spēlētāji, izvēles, raundi, sācējs un sēkla, bet ne no abiem.
no-seat-at-table = { $seat }. vietas nav; pēdējā ir { $last }.

## Terminal: the story of a game

story-game = Spēle { $game }
story-table = Izdevums { $edition }, spēlētāju: { $players }, { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}.
story-options = Galda izvēles: { $options }.
story-seed = Kārtis izriet no sēklas “{ $seed }”.
story-hand-made = Kārtis izdalītas ar roku.
story-stops = Te pieraksts beidzas; spēle nav pabeigta.
round-began = { $round }. raunds: sāk { $who }.
laid = { $who } liek { $shape ->
    [straight] taisnu tuneli
    [corner] līkumu
    [junction] atzarojumu
    [crossing] krustojumu
   *[dead-end] strupceļu
} ({ $card }) vietā { $cell }.
rock-fell = { $who } izraisa nogruvumu vietā { $cell }: { $card } vairs nav.
broke = { $who } salauž darbarīku ({ tool }): { $whose }.
broke-own = { $who } salauž savu darbarīku ({ tool }).
mended = { $who } salabo darbarīku ({ tool }): { $whose }.
mended-own = { $who } salabo savu darbarīku ({ tool }).
saw = { $who } apskata finiša kārti vietā { $cell }{ $content ->
    [treasure] : dārgumi
    [stone] : akmens
   *[hidden] {""}
}.
discarded = { $who } noliek { $card }.
discarded-hidden = { $who } noliek kārti.
goal-turned = Atklāta finiša kārts vietā { $cell }: { $content ->
    [treasure] dārgumi!
   *[stone] akmens.
}
stone-laid = Tā guļ vietā { $cell } kā { $card }.
goals-reached = Sasniegtas finiša kārtis { $cells }; kuru atklāt, jāizvēlas: { $who }.
stone-misfitted = Akmens vietā { $cell } neder nekādi; kā tas guļ, jāizlemj: { $who }.
round-ended = { $how ->
    [treasure] Zeltrači sasniedza dārgumus
    [ring] Uzvarēja sabotieri: kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti,
   *[hands] Uzvarēja sabotieri: visas rokas ir tukšas
} pēc { $turns ->
    [zero] { $turns } gājieniem
    [one] { $turns } gājiena
   *[other] { $turns } gājieniem
}.
finder = Par atradēju skaitās { $who }.
roles = Lomas: { $roles }.
spare = Palika pāri: { $role }.
goals = Finiša kārtis: { $goals }.
gold-taken = { $who } paņem zelta kārti ar { $value }.
gold-taken-hidden = { $who } paņem zelta kārti.
gold-paid = { $who } velk { $count ->
    [0] nevienu zelta kārti.
    [zero] zelta kārtis: { $values }.
    [one] zelta kārti: { $values }.
   *[other] zelta kārtis: { $values }.
}
gold-paid-hidden = { $who } velk { $count ->
    [0] nevienu zelta kārti.
    [zero] { $count } zelta kāršu.
    [one] { $count } zelta kārti.
   *[other] { $count } zelta kārtis.
}
gold-rejected = Nolikts apakšā: { $values }.
gold-loose = { $who } bez kārts saņem { $count ->
    [zero] { $count } zelta gabalu.
    [one] { $count } zelta gabalu.
   *[other] { $count } zelta gabalus.
}
standings = Zelta gabali: { $nuggets }.
winners = { $count ->
    [zero] Uzvarā dalās { $who }.
    [one] Spēli uzvar { $who }.
   *[other] Uzvarā dalās { $who }.
}
said = { $who } saka: { $text }
legend = { $start } starts   { $hidden } neatklāta finiša kārts   { $treasure } dārgumi   { $stone } akmens   { $end } strupceļš   { $joined } savienots ar startu   { $apart } atgriezts

## Terminal: dealing

deal-title = { $round }. raunds, spēlētāju: { $players }, sēkla “{ $seed }”
deal-starts = Sāk { $seat }. vieta.
deal-seat = { $seat }. vieta, { $role }: { $hand }
deal-deck = Kaudzīte no augšas: { $cards }
deal-gold = Zelts no augšas: { $cards }

## Terminal: playing

ask-players = Cik spēlētāju kopā ar tevi, 3 līdz 10? [{ $usual }]
ask-edition = Kurš izdevums: lt, lv, ru, el vai et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kuru finiša kārti atklāsi?
    [lay-stone] Kā gulēs akmens?
    [pick-gold] Kuru zelta kārti ņemsi?
   *[play] Tavs gājiens (? paskaidro, q iziet):
}
play-help = Raksti gājiena numuru no saraksta vai pašu gājienu:
    Pnes@3,-1 liek ceļu 3. slejā, -1. rindā, atvērtu uz ziemeļiem, austrumiem un dienvidiem (slejas aug uz austrumiem, rindas uz dienvidiem),
    Blamp>2 salauž 2. vietas laternu, Mlamp>2 to salabo, Mpick+lamp>2:lamp salabo ar dubultu kārti,
    R@2,0 aprok tur guļošo kārti, V@8,0 apskata finiša kārti, -Pns noliek kārti.
    Tukša rinda atkal rāda galdu, q iziet.
your-role = Tava loma: { $role }.
your-hand = Tava loma ir { $role }, un tev ir: { $cards }
your-offer = Piedāvātās zelta kārtis: { $cards }
drew = Tu paņem { $card }.
deck-left = { $count ->
    [0] Kaudzīte ir tukša.
    [zero] Kaudzītē palikušas { $count } kāršu.
    [one] Kaudzītē palikusi { $count } kārts.
   *[other] Kaudzītē palikušas { $count } kārtis.
}
broken-tools = { $who }, salauztie darbarīki: { $tools }.
left = Tu atstāj galdu.
