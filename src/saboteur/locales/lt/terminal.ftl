### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: žaidimo { $game } (eilutė { $line }) pakartoti negalima: { $why }
bad-move = { $file }: žaidimas { $game } (eilutė { $line }), ėjimo { $number } (moves[{ $index }]) „{ $move }“ žaisti negalima: { $why }
no-game = Faile { $file } žaidimo nėra.
no-such-game = Faile { $file } žaidimo { $game } nėra; pirmasis yra 0.
cannot-read = { $file } perskaityti nepavyksta: { $why }.
system-refuses = Sistema atsisako: { $why }.
cannot-save = Įrašo į { $file } užrašyti nepavyksta: { $why }.
no-standard-input = Nėra standartinės įvesties, iš kurios būtų galima skaityti.
record-too-large = Įrašas didesnis nei { $limit } MiB.
not-utf-8 = Šios eilutės baitas { $byte } nėra UTF-8.
not-json = Tai ne JSON: { $why } (stulpelis { $column }).
json-cut-off = Tekstas baigiasi įrašo viduryje.
json-too-deep = JSON įdėtas per giliai.
json-twice = Raktas „{ $key }“ pasikartoja.
json-long-number = Yra skaičius, ilgesnis nei 18 skaitmenų.
json-constant = { $name } nėra JSON skaičius.

## Terminal: arguments that can’t be used

bad-arguments = { $why } („{ $command } --help“ paaiškina).
rules-uncompiled = { $why ->
    [changed] Taisyklės veikia nesukompiliuotos ir lėčiau, nes nuo kompiliavimo pasikeitė kodo failas: make compiled
    [other-python] Taisyklės veikia nesukompiliuotos ir lėčiau, nes buvo sukompiliuotos kitai Python versijai: make compiled
   *[never] Taisyklės veikia nesukompiliuotos ir lėčiau, nes dar nebuvo sukompiliuotos: make compiled
}
no-such-command = Komandos „{ $name }“ nėra; yra { $names }.
not-in-range = „{ $text }“ nėra sveikasis skaičius nuo { $lowest } iki { $highest }
range-backwards = „{ $text }“ eina atgal
not-an-edition = leidimo „{ $text }“ nėra; yra { $names }
not-an-option = stalo parinkties „{ $text }“ nėra; yra { $names }
not-a-style = stiliaus „{ $text }“ nėra; yra { $names }
record-or-table = Padėtis imama arba iš --record, arba iš stalo, kurį nusako leidimas, žaidėjai, parinktys, raundai, pradedantysis ir sėkla, bet ne iš abiejų.
no-seat-at-table = { $seat } vietos nėra; paskutinė yra { $last }.

## Terminal: the story of a game

story-game = Žaidimas { $game }
story-table = Leidimas { $edition }, žaidėjų: { $players }, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
    [many] { $rounds } raundo
   *[other] { $rounds } raundų
}.
story-options = Stalo parinktys: { $options }.
story-seed = Kortos gaunamos iš sėklos „{ $seed }“.
story-hand-made = Kortos išdalytos ranka.
story-stops = Čia įrašas baigiasi; žaidimas dar nebaigtas.
round-began = { $round } raundas: pradeda { $who }.
laid = { $who } deda { $shape ->
    [straight] tiesų tunelį
    [corner] posūkį
    [junction] išsišakojimą
    [crossing] sankryžą
   *[dead-end] aklavietę
} ({ $card }) ties { $cell }.
rock-fell = { $who } sukelia akmenų griūtį ties { $cell }: { $card } nebėra.
broke = { $who } sulaužo įrankį ({ tool }): { $whose }.
broke-own = { $who } sulaužo savo įrankį ({ tool }).
mended = { $who } pataiso įrankį ({ tool }): { $whose }.
mended-own = { $who } pataiso savo įrankį ({ tool }).
saw = { $who } žiūri į pabaigos kortą ties { $cell }{ $content ->
    [treasure] : lobis
    [stone] : akmuo
   *[hidden] {""}
}.
discarded = { $who } išmeta { $card }.
discarded-hidden = { $who } išmeta kortą.
goal-turned = Atversta pabaigos korta ties { $cell }: { $content ->
    [treasure] lobis!
   *[stone] akmuo.
}
stone-laid = Ji guli ties { $cell } kaip { $card }.
goals-reached = Pasiektos pabaigos kortos ties { $cells }; kurią atversti, turi pasirinkti { $who }.
stone-misfitted = Akmuo ties { $cell } netinka nė vienaip; kaip jis gulės, turi pasakyti { $who }.
round-ended = { $how ->
    [treasure] Auksakasiai pasiekė lobį
    [ring] Laimėjo diversantai: krūvelė tuščia ir visi iš eilės galėjo tik išmesti kortą,
   *[hands] Laimėjo diversantai: visos rankos tuščios
} po { $turns ->
    [one] { $turns } ėjimo
    [few] { $turns } ėjimų
    [many] { $turns } ėjimo
   *[other] { $turns } ėjimų
}.
finder = Radėju laikoma { $who }.
roles = Vaidmenys: { $roles }.
spare = Atliekama: { $role }.
goals = Pabaigos kortos: { $goals }.
gold-taken = { $who } pasiima aukso kortą su { $value }.
gold-taken-hidden = { $who } pasiima aukso kortą.
gold-paid = { $who } traukia { $count ->
    [0] nė vienos aukso kortos.
    [one] aukso kortą: { $values }.
    [few] aukso kortas: { $values }.
    [many] aukso kortas: { $values }.
   *[other] aukso kortas: { $values }.
}
gold-paid-hidden = { $who } traukia { $count ->
    [0] nė vienos aukso kortos.
    [one] { $count } aukso kortą.
    [few] { $count } aukso kortas.
    [many] { $count } aukso kortos.
   *[other] { $count } aukso kortų.
}
gold-rejected = Padėta į apačią: { $values }.
gold-loose = { $who } gauna be kortos { $count ->
    [one] { $count } grynuolį.
    [few] { $count } grynuolius.
    [many] { $count } grynuolio.
   *[other] { $count } grynuolių.
}
standings = Grynuoliai: { $nuggets }.
winners = { $count ->
    [one] Žaidimą laimi { $who }.
    [few] Pergale dalijasi { $who }.
    [many] Pergale dalijasi { $who }.
   *[other] Pergale dalijasi { $who }.
}
said = { $who } sako: { $text }
legend = { $start } pradžia   { $hidden } užversta pabaigos korta   { $treasure } lobis   { $stone } akmuo   { $end } aklavietė   { $joined } sujungta su pradžia   { $apart } atkirsta

## Terminal: dealing

deal-title = { $round } raundas, žaidėjų: { $players }, sėkla „{ $seed }“
deal-starts = Pradeda { $seat } vieta.
deal-seat = { $seat } vieta, { $role }: { $hand }
deal-deck = Kortų krūvelė nuo viršaus: { $cards }
deal-gold = Auksas nuo viršaus: { $cards }

## Terminal: playing

ask-players = Kiek žaidėjų kartu su jumis, nuo 3 iki 10? [{ $usual }]
ask-edition = Kuris leidimas: lt, lv, ru, el ar et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kurią pabaigos kortą atversite?
    [lay-stone] Kaip gulės akmuo?
    [pick-gold] Kurią aukso kortą imsite?
   *[play] Jūsų ėjimas (? paaiškina, q išeina):
}
play-help = Įrašykite ėjimo numerį iš sąrašo arba patį ėjimą:
    Pnes@3,-1 deda kelią 3 stulpelyje, -1 eilėje, atvirą į šiaurę, rytus ir pietus (stulpeliai auga į rytus, eilės į pietus),
    Blamp>2 sulaužo 2 vietos žibintą, Mlamp>2 jį pataiso, Mpick+lamp>2:lamp pataiso dviguba korta,
    R@2,0 užverčia ten gulinčią kortą akmenimis, V@8,0 pažiūri į pabaigos kortą, -Pns išmeta kortą.
    Tuščia eilutė vėl parodo stalą, q išeina.
your-role = Jūs esate { $role }.
your-hand = Jūs esate { $role } ir turite: { $cards }
your-offer = Siūlomos aukso kortos: { $cards }
drew = Jūs traukiate { $card }.
deck-left = { $count ->
    [0] Krūvelė tuščia.
    [one] Krūvelėje liko { $count } korta.
    [few] Krūvelėje liko { $count } kortos.
    [many] Krūvelėje liko { $count } kortos.
   *[other] Krūvelėje liko { $count } kortų.
}
broken-tools = { $who }, sulaužyti įrankiai: { $tools }.
left = Jūs paliekate stalą.
