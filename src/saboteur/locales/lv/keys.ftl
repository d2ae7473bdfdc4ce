### Pārlūks: jautājumi ar taustiņiem, rakstīti gājieni un iestatījumi lasītājiem un klausītājiem.

## Jautājumi un rakstīti gājieni

ask-field = Jautājums vai gājiens
ask-example = kur · līkums C4
ask-go = Labi
ask-hint = Ievadi kādu no tālāk norādītajiem vārdiem (der arī „F5”, „rinda 4”, „kur 2” vai spēlētāja vārds) vai gājienu: „līkums C4”, „3 C4 pagriezt”, „laterna Bruni”, „izmest 2”.
ask-hint-say = Ja gribi ko pateikt visiem, ievadi dažus gatavās frāzes vārdus: „aizdomīgi Bruni”, „vidējā akmens”.
ask-questions = Jautājumi
question = { $question ->
    [role] Kāda ir mana loma?
    [hand] Kādas kārtis man ir?
    [gold] Cik man ir zelta?
    [goals] Kas zināms par finiša kārtīm?
    [tools] Kam ir salauzti darbarīki?
    [since] Kas noticis kopš mana gājiena?
    [where] Kur var izspēlēt šo kārti?
    [row] Nolasīt šo rindu
    [column] Nolasīt šo kolonnu
   *[info] Kura gājiens? Cik laika atlicis?
}
question-word = { $question ->
    [role] loma
    [hand] kārtis
    [gold] zelts
    [goals] finišs
    [tools] darbarīki
    [since] jaunumi
    [where] kur
    [row] rinda
    [column] kolonna
   *[info] gājiens
}
ask-tools-none = Nevienam nav salauztu darbarīku.
player-discarded = Izmestās kārtis: { $count }
ask-since-none = Kopš tava gājiena nekas nav noticis.
ask-no-card = Vispirms izvēlies kārti.
where-lies = { $way ->
    [held] nepagriežot
    [turned] pagriežot
   *[either] abējādi
}
own-tool = tā tu salauzīsi savu { tool.accusative }
cell-beside-cut = tunelis no { $sides }, bez savienojuma ar startu
lost-card = Tu zaudēji kārti: { $card }.
you-round-began = { $round }. raundu sāc tu.
you-path-laid = Tu, { $cell }: { $card }.
you-rock-fell = Tu ar nogruvumu izņem kārti no lauciņa { $cell }: { $card }.
spoken-rock-fell = { $name } ar nogruvumu izņem kārti no lauciņa { $cell }: { $card }.
you-tool-broken = Tu salauz { tool.accusative } spēlētājam { $target }.
you-tool-broken-own = Tu salauz savu { tool.accusative }.
you-tool-mended = Tu salabo { tool.accusative } spēlētājam { $target }.
you-tool-mended-own = Tu salabo savu { tool.accusative }.
you-discarded = Tu izmet kārti: { $card }.
you-goal-seen = { $content ->
    [treasure] Tu apskati { goal-name.accusative }: tur ir dārgumi! Citi to neredz.
   *[stone] Tu apskati { goal-name.accusative }: tur ir tikai akmens. Citi to neredz.
}
you-gold-taken = { $count ->
    [zero] Tu paņem zelta kārti ar { $count } gabaliem.
    [one] Tu paņem zelta kārti ar { $count } gabalu.
   *[other] Tu paņem zelta kārti ar { $count } gabaliem.
}
ask-row = Rinda { $row }
ask-column = Kolonna { $column }
typed-rotated = pagriezt
typed-several = { $count ->
    [zero] { $count } iespējami gājieni
    [one] { $count } iespējams gājiens
   *[other] { $count } iespējami gājieni
}
typed-phrases = { $count ->
    [zero] Var pateikt { $count } frāzes
    [one] Var pateikt { $count } frāzi
   *[other] Var pateikt { $count } frāzes
}
typed-unknown = „{ $text }” nav ne jautājums, ne iespējams gājiens.
typed-me = man sev es
typed-say = teikt saku pateikt
typed-help = palīdzība

## Iestatījumi acīm, ausīm un rokām

setting-text = Teksta un raktuvju lielums
setting-contrast = Kontrasts
setting-speech = Ekrāna lasītāja paziņojumi
text-size = { $size ->
    [normal] Parasts
    [large] Liels
   *[largest] Ļoti liels
}
contrast = { $contrast ->
    [system] Kā sistēmā
   *[more] Augsts
}
speech-detail = { $detail ->
    [short] Īsi: kurš, ko un kur
    [normal] Parasti: arī tas, kurp ved tunelis
   *[full] Izvērsti: arī krājumu kaudzīte un nākamais spēlētājs
}
setting-shortcuts = Īsinājumtaustiņi
setting-keys = Pielāgot taustiņus
key-action = { $action ->
    [t] Pagriezt kārti
    [d] Izmest kārti
    [b] Pāriet uz raktuvēm
    [l] Kur kārti var izspēlēt
    [question] Paskaidrot kārti
    [c] Kāršu skaitītājs
    [k] Palūgt papildu laiku
    [q] Palūgt padomu
    [p] Pāriet pie spēlētājiem
    [n] Apskatīt savas piezīmes
    [s] Tērzēšana un gatavās frāzes
    [m] Skatīt gājienus pēc savējā
    [u] Atvērt izvēlni
   *[slash] Jautāt vai ievadīt gājienu
}
key-change = mainīt taustiņu { $key }
key-press = Nospied taustiņu
key-taken = Taustiņš { $key } jau ir aizņemts.
keys-reset = Atiestatīt taustiņus
keys-about = Ar 1–6 izvēlas kārti. Ar bultiņām raktuvēs pāriet no lauciņa uz lauciņu, bet spēlētāju sarakstā – no viena spēlētāja pie otra. Ar Enter izvēlas un izspēlē, ar Esc atceļ. B ved turp, kur kārti var izspēlēt, un tad uz nākamo iespējamo lauciņu vai pie nākamā spēlētāja; Shift+B – atpakaļ. + un − maina mērogu, 0 parāda visas raktuves. Sarakstos izvēlas ar ciparu taustiņiem. Kad izvēlēts spēlētājs, N maina tavu piezīmi par viņu. Ja kārts nav izvēlēta, ? parāda šo sarakstu.
keys-mine = Raktuvēs Home ved uz starta kārti, bet End – uz finiša kārtīm, vienu pēc otras. Page Down ved uz jaunāko kārti. No kārts Page Up ved uz to, kas izspēlēta pirms tās, bet Page Down – uz to, kas izspēlēta pēc tās.
keys-reader = Ja lieto ekrāna lasītāju, ņem vērā: šie taustiņi darbojas fokusa režīmā, nevis pārlūkošanas režīmā. Režīmu pārslēdz NVDA+atstarpe.
keys-tip = { $where ->
    [table] Nospied { $keys }, lai atvērtu taustiņu sarakstu, vai { $ask }, lai ievadītu gājienu vai jautājumu.
   *[other] Nospied { $keys }, lai atvērtu taustiņu sarakstu.
}
