### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: žaidimo Nr. { $game } ({ $line } eilutė) atkurti nepavyksta. { $why }
bad-move = { $file }: { $game } žaidimas ({ $line } eilutė), { $number } ėjimas (moves[{ $index }]) „{ $move }“ neįmanomas. { $why }
no-game = Faile { $file } nėra nė vieno žaidimo.
no-such-game = Faile { $file } nėra žaidimo Nr. { $game } (žaidimai numeruojami nuo 0).
cannot-read = Nepavyksta perskaityti { $file }: { $why }.
system-refuses = Sistemos klaida: { $why }.
cannot-save = Nepavyksta išsaugoti įrašo į { $file }: { $why }.
no-standard-input = Nėra standartinės įvesties, iš kurios būtų galima skaityti.
record-too-large = Įrašas didesnis nei { $limit } MiB.
not-utf-8 = Šios eilutės { $byte } baitas neatitinka UTF-8.
not-json = Tai netaisyklingas JSON: { $why } ({ $column } stulpelis).
json-cut-off = Failas nutrūksta įrašo viduryje.
json-too-deep = JSON struktūra per gili.
json-twice = Raktas „{ $key }“ pasikartoja.
json-long-number = Yra skaičius, turintis daugiau nei 18 skaitmenų.
json-constant = JSON faile { $name } neleidžiama.

## Terminal: arguments that can’t be used

bad-arguments = { $why }. Žr. „{ $command } --help“.
rules-uncompiled = { $why ->
    [changed] Taisyklės veikia nesukompiliuotos, todėl lėčiau: pasikeitė jų kodas. Paleiskite „make compiled“.
    [other-python] Taisyklės veikia nesukompiliuotos, todėl lėčiau: jos sukompiliuotos kitai „Python“ versijai. Paleiskite „make compiled“.
   *[never] Taisyklės veikia nesukompiliuotos, todėl lėčiau: jos dar nekompiliuotos. Paleiskite „make compiled“.
}
no-such-command = Nežinoma komanda „{ $name }“. Komandos: { $names }.
not-in-range = „{ $text }“ nėra sveikasis skaičius nuo { $lowest } iki { $highest }
range-backwards = intervalo „{ $text }“ pradžia didesnė už pabaigą
not-an-edition = nežinomas leidimas „{ $text }“ (galimi: { $names })
not-an-option = nežinoma stalo parinktis „{ $text }“ (galimos: { $names })
not-a-style = nežinomas stilius „{ $text }“ (galimi: { $names })
not-a-clause = taisyklėse nėra punkto „{ $text }“
not-a-language = nežinoma kalba „{ $text }“ (galimos: { $names })
record-or-table = Nurodykite arba --record, arba stalą (--edition, --players, --options, --rounds, --first, --seed), bet ne abu kartu.
no-seat-at-table = Prie šio stalo vietos numeriu { $seat } nėra: vietos numeruojamos nuo 0 iki { $last }.

## Terminal: the story of a game

# Here $who and $whose are often “Žaidėjas 2”: keep them in the nominative, at the beginning of a sentence or after a colon (because of the
# capital), and out of reach of a second “žaidėjas”.
story-game = { $game } žaidimas
story-table = Leidimas { $edition }, žaidėjų: { $players }, raundų: { $rounds }.
story-options = Stalo parinktys: { $options }.
story-seed = Sėkla: „{ $seed }“.
story-hand-made = Kortos parinktos, o ne sumaišytos.
story-stops = Čia įrašas nutrūksta. Žaidimas nebaigtas.
round-began = { $round } raundas. { $who } pradeda.
laid = { $shape ->
    [straight] { $who } deda tiesų tunelį ({ $card }) į langelį { $cell }.
    [corner] { $who } deda posūkį ({ $card }) į langelį { $cell }.
    [junction] { $who } deda išsišakojimą ({ $card }) į langelį { $cell }.
    [crossing] { $who } deda sankryžą ({ $card }) į langelį { $cell }.
   *[dead-end] { $who } deda aklavietę ({ $card }) į langelį { $cell }.
}
rock-fell = { $who } akmenų griūtimi pašalina { $card } iš langelio { $cell }.
broke = { $who } sulaužo įrankį. { $whose } lieka be { tool.genitive }.
broke-own = { $who } sulaužo savo { tool.accusative }.
mended = { $who } pataiso įrankį. { $whose } atgauna { tool.accusative }.
mended-own = { $who } pataiso savo { tool.accusative }.
saw = { $content ->
    [treasure] { $who } pasižiūri pabaigos kortą langelyje { $cell }: ten lobis.
    [stone] { $who } pasižiūri pabaigos kortą langelyje { $cell }: ten akmuo.
   *[hidden] { $who } pasižiūri pabaigos kortą langelyje { $cell }.
}
discarded = { $who } išmeta { $card }.
discarded-hidden = { $who } išmeta kortą.
goal-turned = { $content ->
    [treasure] Atverčiama pabaigos korta langelyje { $cell }: tai lobis!
   *[stone] Atverčiama pabaigos korta langelyje { $cell }: tik akmuo.
}
stone-laid = Akmuo langelyje { $cell } guli taip: { $card }.
goals-reached = Tunelis pasiekė kelias pabaigos kortas (langeliuose { $cells }). { $who } renkasi, kurią atversti.
stone-misfitted = Akmuo langelyje { $cell } netinka nei vienaip, nei kitaip. { $who } parenka jo padėtį.
round-ended = { $how ->
    [treasure] { $turns ->
        [one] Laimi auksakasiai: lobis pasiektas po { $turns } ėjimo.
        [few] Laimi auksakasiai: lobis pasiektas po { $turns } ėjimų.
       *[other] Laimi auksakasiai: lobis pasiektas po { $turns } ėjimų.
    }
    [ring] { $turns ->
        [one] Po { $turns } ėjimo laimi diversantai: krūvelė tuščia, o visi galėjo tik išmesti kortas.
        [few] Po { $turns } ėjimų laimi diversantai: krūvelė tuščia, o visi galėjo tik išmesti kortas.
       *[other] Po { $turns } ėjimų laimi diversantai: krūvelė tuščia, o visi galėjo tik išmesti kortas.
    }
   *[hands] { $turns ->
        [one] Po { $turns } ėjimo laimi diversantai: visos kortos panaudotos.
        [few] Po { $turns } ėjimų laimi diversantai: visos kortos panaudotos.
       *[other] Po { $turns } ėjimų laimi diversantai: visos kortos panaudotos.
    }
}
finder = Lobio radėjas: { $who }.
roles = Vaidmenys – { $roles }.
spare = Likusi nykštuko korta: { $role }.
goals = Pabaigos kortos – { $goals }.
gold-taken = { $value ->
    [one] { $who } pasiima aukso kortą su { $value } grynuoliu.
    [few] { $who } pasiima aukso kortą su { $value } grynuoliais.
   *[other] { $who } pasiima aukso kortą su { $value } grynuolių.
}
gold-taken-hidden = { $who } pasiima aukso kortą.
gold-paid = { $count ->
    [0] { $who } negauna nė vienos aukso kortos.
    [one] { $who } gauna { $count } aukso kortą (grynuolių: { $values }).
    [few] { $who } gauna { $count } aukso kortas (grynuolių: { $values }).
   *[other] { $who } gauna { $count } aukso kortų (grynuolių: { $values }).
}
gold-paid-hidden = { $count ->
    [0] { $who } negauna nė vienos aukso kortos.
    [one] { $who } gauna { $count } aukso kortą.
    [few] { $who } gauna { $count } aukso kortas.
   *[other] { $who } gauna { $count } aukso kortų.
}
gold-rejected = Atgal į aukso krūvelės apačią (kortų grynuoliai): { $values }.
gold-loose = { $count ->
    [one] { $who } gauna { $count } grynuolį be kortos.
    [few] { $who } gauna { $count } grynuolius be kortos.
   *[other] { $who } gauna { $count } grynuolių be kortos.
}
standings = Grynuoliai – { $nuggets }.
winners = { $count ->
    [1] { $who } laimi žaidimą!
    [one] { $who } dalijasi pergale!
    [few] { $who } dalijasi pergale!
   *[other] { $who } dalijasi pergale!
}
said = { $who } sako: { $text }
legend = { $start } pradinė korta   { $hidden } užversta pabaigos korta   { $treasure } lobis   { $stone } akmuo   { $end } aklavietė   { $joined } sujungta su pradine korta   { $apart } atkirsta

## Terminal: dealing

deal-title = { $round } raundas, žaidėjų: { $players }, sėkla „{ $seed }“
deal-starts = Pradeda žaidėjas { $seat }.
deal-seat = Žaidėjas { $seat } ({ $role }): { $hand }
deal-deck = Kortų krūvelė nuo viršaus: { $cards }
deal-gold = Aukso krūvelė nuo viršaus: { $cards }

## Terminal: playing

ask-players = Kiek žaidėjų kartu su jumis (nuo 3 iki 10)? [{ $usual }]
ask-edition = Kuris leidimas (lt, lv, ru, el ar et)? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Kurią pabaigos kortą atversite?
    [lay-stone] Kaip gulės akmuo?
    [pick-gold] Kurią aukso kortą imsite?
   *[play] Jūsų ėjimas (? – pagalba, q – išeiti):
}
ask-target = Kur? (0 – kita korta, ? – pagalba)
play-help =
    Rodyklėmis ir Enter arba numeriu pasirinkite kortą, tada – kur ją panaudoti.
    Galima iš karto įvesti ir visą ėjimą:
      Pnes@G4            padėti kelio kortą (stulpelis G, eilutė 4), atvirą
                         į šiaurę, rytus ir pietus (raidės eina į rytus,
                         skaičiai – į pietus; tinka ir Pnes@3,-1: taip
                         skaičiuojama nuo pradinės kortos)
      Blamp>2            sulaužyti žaidėjo 2 žibintą
      Mlamp>2            pataisyti žaidėjo 2 žibintą
      Mpick+lamp>2:lamp  tas pats, tik kirtiklio arba žibinto taisymo korta
      R@F5               akmenų griūtimi pašalinti ten gulinčią kelio kortą
      V@L5               žemėlapiu pasižiūrėti tą pabaigos kortą
      -Pns               išmesti kortą
    Enter – vėl parodyti stalą, q – išeiti.
your-role = Jūsų vaidmuo: { $role }.
your-hand = Jūsų vaidmuo: { $role }. Jūsų kortos: { $cards }
your-offer = Siūlomos aukso kortos: { $cards }
drew = Ištraukėte { $card }.
deck-left = { $count ->
    [0] Kortų krūvelė tuščia.
    [one] Krūvelėje liko { $count } korta.
    [few] Krūvelėje liko { $count } kortos.
   *[other] Krūvelėje liko { $count } kortų.
}
broken-tools = { $who } – sulaužyti įrankiai: { $tools }.
left = Išėjote iš žaidimo.

## Teksto žaidėjas

text-dead-ends = Pasvirasis brūkšnys skiria angas, kurios kortos viduje nesusijungia: Pn/s yra aklavietė, kaip ir Ps, turinti tik vieną angą. Pradinė korta guli langelyje D5, pabaigos kortos – langeliuose L3, L5 ir L7.
text-claims = Kartu su ėjimu galite visiems pasakyti vieną iš šių frazių. Sakyti tiesą nebūtina.
text-heading = { $part ->
    [notation] Kaip užrašomi ėjimai
    [phrases] Paruoštos frazės
    [table] Žaidimo padėtis
    [story] Kas jau įvyko šiame raunde
   *[moves] Galimi ėjimai
}
text-mine = Kasykla: { $cards }
text-goals = Pabaigos kortos: { $goals }
text-answer = Atsakykite eilute, kurioje būtų tik ėjimas arba jo numeris (1–{ $count }), arba JSON formatu: { $json }
text-answer-claim = Jei kartu norite pasakyti ir frazę, parašykite ją atskira eilute arba įrašykite į JSON: { $json }
text-answer-words = ėjimas, mano ėjimas, galutinis ėjimas, atsakymas, mano atsakymas, galutinis atsakymas, veiksmas, mano veiksmas, galutinis veiksmas
text-ambiguous = Jūsų atsakymą galima suprasti keliaip ({ $moves }). Nurodykite tik vieną iš šių variantų.
text-cut-off = Jūsų atsakymas nutrūko anksčiau, nei nurodėte ėjimą: žymė { $tag } liko neuždaryta. Šį kartą mąstykite trumpiau.
text-seats = Prie šio stalo žaidėjai sunumeruoti nuo 0 iki { $last }.
text-phrases = Frazę praleiskite arba pasakykite vieną iš šių: { $phrases }

## Terminal: copying the examples

examples-usage = Nurodykite aplanką pavyzdžiams: python -m saboteur.research.examples APLANKAS
examples-there = Failas „{ $file }“ jau yra, todėl nieko nenukopijuota. Pasirinkite kitą aplanką.
examples-copied = Į aplanką „{ $folder }“ nukopijuota failų: { $count }
