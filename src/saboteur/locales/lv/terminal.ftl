### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: { $game }. spēli ({ $line }. rinda) nevar atkārtot: { $why }
bad-move = { $file }: { $game }. spēlē ({ $line }. rinda) { $number }. gājienu (moves[{ $index }]) „{ $move }” nevar izspēlēt: { $why }
no-game = Failā { $file } nav nevienas spēles.
no-such-game = Failā { $file } nav { $game }. spēles (pirmā ir 0. spēle).
cannot-read = Nevar nolasīt { $file }: { $why }.
system-refuses = Sistēmas kļūda: { $why }.
cannot-save = Nevar saglabāt pierakstu failā { $file }: { $why }.
no-standard-input = Nav standarta ievades, no kuras lasīt.
record-too-large = Pieraksts ir lielāks par { $limit } MiB.
not-utf-8 = Šīs rindas { $byte }. baits nav derīgs UTF-8.
not-json = Tas nav derīgs JSON: { $why } ({ $column }. rakstzīme rindā).
json-cut-off = Fails beidzas pieraksta vidū.
json-too-deep = JSON ir pārāk dziļi ligzdots.
json-twice = Atslēga „{ $key }” atkārtojas.
json-long-number = Kādā skaitlī ir vairāk nekā 18 cipari.
json-constant = JSON formātā { $name } nav atļauts.

## Terminal: arguments that can’t be used

bad-arguments = { $why }. Sk. „{ $command } --help”.
rules-uncompiled = { $why ->
    [changed] Noteikumi darbojas nekompilēti un tāpēc lēnāk: pirmkods ir mainījies. Izpildi „make compiled”.
    [other-python] Noteikumi darbojas nekompilēti un tāpēc lēnāk: tie ir kompilēti citam Python. Izpildi „make compiled”.
   *[never] Noteikumi darbojas nekompilēti un tāpēc lēnāk: tie vēl nav kompilēti. Izpildi „make compiled”.
}
no-such-command = Nezināma komanda „{ $name }”. Komandas: { $names }.
not-in-range = „{ $text }” nav vesels skaitlis no { $lowest } līdz { $highest }
range-backwards = diapazona „{ $text }” robežas ir samainītas vietām
not-an-edition = nezināms izdevums „{ $text }” (izvēlies kādu no šiem: { $names })
not-an-option = nezināms papildnoteikums „{ $text }” (izvēlies kādu no šiem: { $names })
not-a-style = nezināms stils „{ $text }” (izvēlies kādu no šiem: { $names })
not-a-clause = noteikumos nav punkta „{ $text }”
not-a-language = nezināma valoda „{ $text }” (izvēlies kādu no šīm: { $names })
record-or-table = Norādi vai nu --record, vai galda parametrus (--edition, --players, --options, --rounds, --first, --seed), bet ne abus.
no-seat-at-table = Pie šī galda nav { $seat }. vietas; vietas numurētas no 0 līdz { $last }.

## Terminal: the story of a game

story-game = { $game }. spēle
story-table = Izdevums { $edition }, spēlētāju skaits: { $players }, raundu skaits: { $rounds }.
story-options = Papildnoteikumi: { $options }.
story-seed = Sēkla: „{ $seed }”.
story-hand-made = Kārtis nav jauktas, bet atlasītas.
story-stops = Te pieraksts beidzas. Spēle nav pabeigta.
round-began = { $round }. raundu sāk { $who }.
laid = { $shape ->
    [straight] { $who } izspēlē taisnu tuneli ({ $card }) lauciņā { $cell }.
    [corner] { $who } izspēlē līkumu ({ $card }) lauciņā { $cell }.
    [junction] { $who } izspēlē atzarojumu ({ $card }) lauciņā { $cell }.
    [crossing] { $who } izspēlē krustojumu ({ $card }) lauciņā { $cell }.
   *[dead-end] { $who } izspēlē strupceļu ({ $card }) lauciņā { $cell }.
}
rock-fell = { $who } izraisa nogruvumu lauciņā { $cell } un izņem { $card }.
# Te abi vārdi ir nominatīvā, jo bieži tie ir „2. spēlētājs”.
broke = { $whose } paliek bez { tool.genitive }: to salauž { $who }.
broke-own = { $who } salauž savu { tool.accusative }.
mended = { $whose } atgūst { tool.accusative }: to salabo { $who }.
mended-own = { $who } salabo savu { tool.accusative }.
saw = { $content ->
    [treasure] { $who } apskata finiša kārti lauciņā { $cell }: tur ir dārgumi.
    [stone] { $who } apskata finiša kārti lauciņā { $cell }: tur ir akmens.
   *[hidden] { $who } apskata finiša kārti lauciņā { $cell }.
}
discarded = { $who } izmet { $card }.
discarded-hidden = { $who } izmet kārti.
goal-turned = { $content ->
    [treasure] Finiša kārts lauciņā { $cell } ir atklāta: dārgumi!
   *[stone] Finiša kārts lauciņā { $cell } ir atklāta: tikai akmens.
}
stone-laid = Akmens lauciņā { $cell } ir nolikts kā { $card }.
goals-reached = Tunelis sasniedz finiša kārtis lauciņos { $cells }. Kuru atklāt, izvēlas { $who }.
stone-misfitted = Akmens lauciņā { $cell } neder, lai kā to pagrieztu. Kā to nolikt, izvēlas { $who }.
round-ended = { $how ->
    [treasure] { $turns ->
        [zero] Uzvar zeltrači: dārgumi sasniegti pēc { $turns } gājieniem.
        [one] Uzvar zeltrači: dārgumi sasniegti pēc { $turns } gājiena.
       *[other] Uzvar zeltrači: dārgumi sasniegti pēc { $turns } gājieniem.
    }
    [ring] { $turns ->
        [zero] Pēc { $turns } gājieniem uzvar sabotieri: krājumu kaudzīte ir tukša, un visi pēc kārtas varēja tikai izmest kārti.
        [one] Pēc { $turns } gājiena uzvar sabotieri: krājumu kaudzīte ir tukša, un visi pēc kārtas varēja tikai izmest kārti.
       *[other] Pēc { $turns } gājieniem uzvar sabotieri: krājumu kaudzīte ir tukša, un visi pēc kārtas varēja tikai izmest kārti.
    }
   *[hands] { $turns ->
        [zero] Pēc { $turns } gājieniem uzvar sabotieri: visas kārtis ir izlietotas.
        [one] Pēc { $turns } gājiena uzvar sabotieri: visas kārtis ir izlietotas.
       *[other] Pēc { $turns } gājieniem uzvar sabotieri: visas kārtis ir izlietotas.
    }
}
finder = Atradēja godu iegūst { $who }.
roles = Lomas – { $roles }.
spare = Atlikusī rūķa kārts: { $role }.
goals = Finiša kārtis – { $goals }.
gold-taken = { $value ->
    [zero] { $who } paņem zelta kārti ar { $value } gabaliem.
    [one] { $who } paņem zelta kārti ar { $value } gabalu.
   *[other] { $who } paņem zelta kārti ar { $value } gabaliem.
}
gold-taken-hidden = { $who } paņem zelta kārti.
gold-paid = { $count ->
    [0] { $who } nesaņem nevienu zelta kārti.
    [zero] { $who } saņem { $count } zelta kārtis: { $values }.
    [one] { $who } saņem { $count } zelta kārti: { $values }.
   *[other] { $who } saņem { $count } zelta kārtis: { $values }.
}
gold-paid-hidden = { $count ->
    [0] { $who } nesaņem nevienu zelta kārti.
    [zero] { $who } saņem { $count } zelta kārtis.
    [one] { $who } saņem { $count } zelta kārti.
   *[other] { $who } saņem { $count } zelta kārtis.
}
gold-rejected = Zelta kaudzītes apakšā noliktas kārtis: { $values }.
gold-loose = { $count ->
    [zero] { $who } papildus saņem { $count } zelta gabalus bez kārts.
    [one] { $who } papildus saņem { $count } zelta gabalu bez kārts.
   *[other] { $who } papildus saņem { $count } zelta gabalus bez kārts.
}
standings = Zelta gabali – { $nuggets }.
winners = { $count ->
    [zero] Uzvaru dala { $who }!
    [one] Uzvar { $who }!
   *[other] Uzvaru dala { $who }!
}
said = { $who } saka: { $text }
legend = { $start } starts   { $hidden } neatklāta finiša kārts   { $treasure } dārgumi   { $stone } akmens   { $end } strupceļš   { $joined } savienots ar startu   { $apart } nesavienots

## Terminal: dealing

deal-title = { $round }. raunds, spēlētāju skaits: { $players }, sēkla: „{ $seed }”
deal-starts = Sāk { $seat }. spēlētājs.
deal-seat = { $seat }. spēlētājs ({ $role }): { $hand }
deal-deck = Krājumu kaudzīte no augšas: { $cards }
deal-gold = Zelts no augšas: { $cards }

## Terminal: playing

ask-players = Cik spēlētāju, tevi ieskaitot (no 3 līdz 10)? [{ $usual }]
ask-edition = Kurš izdevums (lt, lv, ru, el vai et)? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kuru finiša kārti atklāsi?
    [lay-stone] Kā noliksi akmeni?
    [pick-gold] Kuru zelta kārti ņemsi?
   *[play] Tavs gājiens (? – palīdzība, q – iziet):
}
ask-target = Kur vai kam? (0 – cita kārts, ? – palīdzība)
play-help =
    Izvēlies kārti un tad lauciņu vai spēlētāju: ar bultiņām un Enter vai
    ievadot numuru. Var ievadīt arī visu gājienu uzreiz:
      Pnes@G4            kolonnā G, rindā 4 izspēlēt ceļa kārti, kas atvērta uz
                         ziemeļiem, austrumiem un dienvidiem (burti iet uz
                         austrumiem, skaitļi – uz dienvidiem; der arī Pnes@3,-1:
                         tā skaita no starta kārts)
      Blamp>2            salauzt 2. spēlētāja laternu
      Mlamp>2            salabot 2. spēlētāja laternu
      Mpick+lamp>2:lamp  salabot to ar cērtes vai laternas remonta kārti
      R@F5               ar nogruvumu izņemt tur esošo ceļa kārti
      V@L5               ar karti apskatīt šo finiša kārti
      -Pns               izmest kārti
    Lai vēlreiz redzētu galdu, nospied Enter; lai izietu, ievadi q.
your-role = Tava loma: { $role }.
your-hand = Tava loma: { $role }. Tavas kārtis: { $cards }
your-offer = Zelta kārtis, no kurām izvēlēties: { $cards }
drew = Tu paņem { $card }.
deck-left = { $count ->
    [0] Krājumu kaudzīte ir tukša.
    [zero] Krājumu kaudzītē vēl ir { $count } kārtis.
    [one] Krājumu kaudzītē vēl ir { $count } kārts.
   *[other] Krājumu kaudzītē vēl ir { $count } kārtis.
}
broken-tools = { $who } – salauzti darbarīki: { $tools }.
left = Tu izgāji no spēles.

## Teksta spēlētājs

text-dead-ends = Slīpsvītra atdala ejas, kas kārts iekšienē nav savienotas: Pn/s ir strupceļš, tāpat kā Ps, kam ir tikai viena eja. Starta kārts atrodas lauciņā D5, finiša kārtis – lauciņos L3, L5 un L7.
text-claims = Reizē ar gājienu vari visiem pateikt vienu no šīm frāzēm. Tai nav obligāti jābūt patiesai.
text-heading = { $part ->
    [notation] Kā pieraksta gājienus
    [phrases] Gatavās frāzes
    [table] Spēles stāvoklis
    [story] Kas noticis šajā raundā
   *[moves] Iespējamie gājieni
}
text-mine = Raktuves: { $cards }
text-goals = Finiša kārtis: { $goals }
text-answer = Atbildi ar rindu, kurā ir tikai gājiens vai tā numurs (1–{ $count }), vai JSON formātā: { $json }
text-answer-claim = Ja gribi pateikt arī frāzi, raksti to atsevišķā rindā vai ievieto JSON: { $json }
text-answer-words = gājiens, mans gājiens, galīgais gājiens, atbilde, mana atbilde, galīgā atbilde, darbība, mana darbība, galīgā darbība
text-ambiguous = Tavu atbildi var saprast dažādi ({ $moves }). Norādi tikai vienu variantu.
text-cut-off = Tava atbilde aprāvās, pirms nosauci gājienu: tags { $tag } palika neaizvērts. Šoreiz domā īsāk.
text-seats = Pie šī galda spēlētāji ir numurēti no 0 līdz { $last }.
text-phrases = Izlaid frāzi vai pasaki kādu no šīm: { $phrases }

## Terminal: copying the examples

examples-usage = Norādi mapi piemēriem: python -m saboteur.research.examples MAPE
examples-there = Fails „{ $file }” jau ir, tāpēc nekas nav nokopēts. Izvēlies citu mapi.
examples-copied = Mapē „{ $folder }” nokopēto failu skaits: { $count }
