### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: mängu { $game } (rida { $line }) ei saa taasesitada: { $why }
bad-move = { $file }: mäng { $game } (rida { $line }), { $number }. käiku „{ $move }“ (moves[{ $index }]) ei saa teha: { $why }
no-game = Failis { $file } pole ühtegi mängu.
no-such-game = Failis { $file } pole mängu { $game } (esimene on mäng 0).
cannot-read = Faili { $file } ei saa lugeda: { $why }.
system-refuses = Süsteemi viga: { $why }.
cannot-save = Salvestist ei saa faili { $file } kirjutada: { $why }.
no-standard-input = Standardsisend puudub.
record-too-large = Salvestis on suurem kui { $limit } MiB.
not-utf-8 = Selle rea { $byte }. bait ei ole korrektne UTF-8.
not-json = See ei ole korrektne JSON: { $why } (veerg { $column }).
json-cut-off = Fail katkeb keset salvestist.
json-too-deep = JSON on liiga sügavalt pesastatud.
json-twice = Võti „{ $key }“ esineb kaks korda.
json-long-number = Ühes arvus on üle 18 numbri.
json-constant = { $name } ei ole JSON-is lubatud.

## Terminal: arguments that can’t be used

bad-arguments = { $why }. Vaata „{ $command } --help“.
rules-uncompiled = { $why ->
    [changed] Reeglid töötavad kompileerimata ja seetõttu aeglasemalt: lähtekood on muutunud. Käivita „make compiled“.
    [other-python] Reeglid töötavad kompileerimata ja seetõttu aeglasemalt: need on kompileeritud teise Pythoni jaoks. Käivita „make compiled“.
   *[never] Reeglid töötavad kompileerimata ja seetõttu aeglasemalt: neid pole veel kompileeritud. Käivita „make compiled“.
}
no-such-command = Tundmatu käsk „{ $name }“. Käsud: { $names }.
not-in-range = „{ $text }“ ei ole täisarv vahemikus { $lowest } kuni { $highest }
range-backwards = vahemik „{ $text }“ on tagurpidi
not-an-edition = tundmatu väljaanne „{ $text }“ (valikus on { $names })
not-an-option = tundmatu lisareegel „{ $text }“ (valikus on { $names })
not-a-style = tundmatu stiil „{ $text }“ (valikus on { $names })
not-a-clause = reeglites pole punkti „{ $text }“
not-a-language = tundmatu keel „{ $text }“ (valikus on { $names })
record-or-table = Kasuta kas valikut --record või valikuid, mis kirjeldavad lauda (--edition, --players, --options, --rounds, --first, --seed), aga mitte mõlemaid.
no-seat-at-table = Kohta { $seat } selles lauas ei ole; kohad on 0 kuni { $last }.

## Terminal: the story of a game

story-game = Mäng { $game }
story-table = { $rounds ->
    [one] Väljaanne { $edition }, { $players } mängijat, üks voor.
   *[other] Väljaanne { $edition }, { $players } mängijat, { $rounds } vooru.
}
story-options = Lisareeglid: { $options }.
story-seed = Seeme: „{ $seed }“.
story-hand-made = Kaardid on käsitsi valmis seatud.
story-stops = Salvestis katkeb siin. Mäng ei ole läbi.
round-began = { $round }. voor. Esimesena käib { $who }.
laid = { $shape ->
    [straight] { $who } rajab ruudule { $cell } sirge tunneli ({ $card }).
    [corner] { $who } rajab ruudule { $cell } kurvi ({ $card }).
    [junction] { $who } rajab ruudule { $cell } hargnemiskoha ({ $card }).
    [crossing] { $who } rajab ruudule { $cell } ristmiku ({ $card }).
   *[dead-end] { $who } rajab ruudule { $cell } tupiku ({ $card }).
}
rock-fell = { $who } tekitab varingu: ruudult { $cell } kaob kaart { $card }.
# Both names stand in the nominative, here and below: $whose may be “Mängija 0 (sina)”.
broke = { $whose } jääb { tool.abessive }: selle lõhub { $who }.
broke-own = { $who } lõhub oma { tool.genitive }.
mended = { $whose } saab { tool.genitive } tagasi: selle parandab { $who }.
mended-own = { $who } parandab oma { tool.genitive }.
saw = { $content ->
    [treasure] { $who } vaatab lõpukaarti ruudul { $cell }: see on varandus.
    [stone] { $who } vaatab lõpukaarti ruudul { $cell }: see on lihtsalt kivi.
   *[hidden] { $who } vaatab lõpukaarti ruudul { $cell }.
}
discarded = { $who } viskab ära kaardi { $card }.
discarded-hidden = { $who } viskab kaardi ära.
goal-turned = { $content ->
    [treasure] Lõpukaart ruudul { $cell } pööratakse ümber: see on varandus!
   *[stone] Lõpukaart ruudul { $cell } pööratakse ümber: see on lihtsalt kivi.
}
stone-laid = Kivi jääb ruudule { $cell } kujul { $card }.
goals-reached = Tunnel jõuab lõpukaartideni ruutudel { $cells }. { $who } valib, millise neist ümber pöörata.
stone-misfitted = Kivi ruudul { $cell } ei sobi kumbagi pidi. { $who } valib, kumba pidi see jääb.
round-ended = { $how ->
    [treasure] { $turns ->
        [one] Kaevurid võitsid: varanduseni jõuti kohe esimese käiguga.
       *[other] Kaevurid võitsid: varanduseni jõuti { $turns } käiguga.
    }
    [ring] { $turns ->
        [one] Sabotöörid võitsid pärast üht käiku: kaardipakk sai tühjaks ja keegi ei saanud teha muud kui kaarte ära visata.
       *[other] Sabotöörid võitsid pärast { $turns } käiku: kaardipakk sai tühjaks ja keegi ei saanud teha muud kui kaarte ära visata.
    }
   *[hands] { $turns ->
        [one] Sabotöörid võitsid pärast üht käiku: kõik kaardid said otsa.
       *[other] Sabotöörid võitsid pärast { $turns } käiku: kõik kaardid said otsa.
    }
}
finder = Varanduse leidjana läheb kirja { $who }.
# $roles has colons of its own (“Ona: kaevur”), so have $goals and $nuggets below; hence the dash.
roles = Selgus, kes on kes – { $roles }.
spare = Üle jäänud pöialpoisikaart: { $role }.
goals = Lõpukaardid – { $goals }.
gold-taken = { $value ->
    [one] { $who } võtab kullakaardi, millel on üks kamakas.
   *[other] { $who } võtab kullakaardi, millel on { $value } kamakat.
}
gold-taken-hidden = { $who } võtab kullakaardi.
gold-paid = { $count ->
    [0] { $who } ei saa ühtegi kullakaarti.
    [one] { $who } saab ühe kullakaardi: { $values }.
   *[other] { $who } saab { $count } kullakaarti: { $values }.
}
gold-paid-hidden = { $count ->
    [0] { $who } ei saa ühtegi kullakaarti.
    [one] { $who } saab ühe kullakaardi.
   *[other] { $who } saab { $count } kullakaarti.
}
gold-rejected = Tagasi kullapaki alla: { $values }.
gold-loose = { $count ->
    [one] { $who } saab ühe kamaka ilma kaardita.
   *[other] { $who } saab { $count } kamakat ilma kaardita.
}
standings = Kullakamakate seis – { $nuggets }.
winners = { $count ->
    [one] { $who } võitis mängu!
   *[other] { $who } jagavad võitu!
}
said = { $who } ütleb: { $text }
legend = { $start } start   { $hidden } lõpukaart (peidus)   { $treasure } varandus   { $stone } kivi   { $end } tupik   { $joined } stardiga ühendatud   { $apart } ära lõigatud

## Terminal: dealing

deal-title = { $round }. voor, { $players } mängijat, seeme „{ $seed }“
deal-starts = Alustab mängija { $seat }.
deal-seat = Mängija { $seat } ({ $role }): { $hand }
deal-deck = Kaardipakk alates pealmisest: { $cards }
deal-gold = Kuld alates pealmisest: { $cards }

## Terminal: playing

ask-players = Mitu mängijat koos sinuga (3 kuni 10)? [{ $usual }]
ask-edition = Milline väljaanne (lt, lv, ru, el või et)? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Millise lõpukaardi pöörad ümber?
    [lay-stone] Kumba pidi kivi jääb?
    [pick-gold] Millise kullakaardi võtad?
   *[play] Sinu käik (? näitab abi, q lõpetab):
}
ask-target = Kuhu? (0 valib teise kaardi, ? näitab abi)
play-help =
    Vali kaart ja siis ruut või mängija: nooleklahvide ja Enteriga või numbriga.
    Võid kirjutada ka terve käigu:
      Pnes@G4            aseta tunnelikaart veergu G, ritta 4 nii, et avatud on
                         põhja-, ida- ja lõunaserv (tähed kulgevad itta, numbrid
                         lõunasse; sobib ka Pnes@3,-1, siis loetakse ruute
                         stardikaardist alates)
      Blamp>2            lõhu mängija 2 latern
      Mlamp>2            paranda mängija 2 latern
      Mpick+lamp>2:lamp  seesama, aga kaardiga, mis parandab kirka või laterna
      R@F5               eemalda varinguga sealne tunnelikaart
      V@L5               vaata plaaniga seda lõpukaarti
      -Pns               viska kaart ära
    Enter näitab lauda uuesti, q lõpetab.
your-role = Sinu roll: { $role }.
your-hand = Sinu roll: { $role }. Sinu kaardid: { $cards }
your-offer = Kullakaardid valikus: { $cards }
drew = Võtad pakist kaardi { $card }.
deck-left = { $count ->
    [0] Kaardipakk on tühi.
    [one] Kaardipakis on alles üks kaart.
   *[other] Kaardipakis on alles { $count } kaarti.
}
broken-tools = { $who }: katki on { $tools }.
left = Lahkusid mängust.

## Tekstimängija

text-dead-ends = Kaldkriips eraldab tunneliotsi, mis pole kaardi sees omavahel ühendatud: Pn/s on tupik, nagu ka Ps, millel on ainult üks tunneliots. Stardikaart on ruudul D5, lõpukaardid ruutudel L3, L5 ja L7.
text-claims = Koos käiguga võid öelda kõigile ühe neist valmislausetest. See ei pea tõsi olema.
text-heading = { $part ->
    [notation] Kuidas käike kirja panna
    [phrases] Valmislaused
    [table] Seis laual
    [story] Mis selles voorus seni on juhtunud
   *[moves] Võimalikud käigud
}
text-mine = Kaevandus: { $cards }
text-goals = Lõpukaardid: { $goals }
text-answer = Vasta reaga, kus on ainult käik või selle number (1–{ $count }), või JSON-vormingus: { $json }
text-answer-claim = Kui tahad öelda ka mõne valmislause, kirjuta see eraldi reale või lisa JSON-i: { $json }
text-answer-words = käik, minu käik, mu käik, lõplik käik, vastus, minu vastus, mu vastus, lõplik vastus, lõppvastus, tegevus, minu tegevus, lõplik tegevus
text-ambiguous = Sinu vastust võib mõista mitmeti ({ $moves }). Nimeta neist ainult üks.
text-cut-off = Sinu vastus katkes, enne kui jõudsid käigu nimetada: { $tag } jäi sulgemata. Mõtle seekord lühemalt.
text-seats = Selles lauas on mängijate numbrid 0 kuni { $last }.
text-phrases = Jäta lause ära või ütle mõni neist: { $phrases }

## Terminal: copying the examples

examples-usage = Anna kaust, kuhu näited kopeerida: python -m saboteur.research.examples KAUST
examples-there = „{ $file }“ on juba olemas, seega ei kopeeritud midagi. Vali mõni muu kaust.
examples-copied = Kausta „{ $folder }“ kopeeritud faile: { $count }
