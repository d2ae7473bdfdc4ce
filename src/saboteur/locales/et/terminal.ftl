### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

bad-game = { $file }: mängu { $game } (rida { $line }) ei saa uuesti mängida: { $why }
bad-move = { $file }: mäng { $game } (rida { $line }), käiku { $number } (moves[{ $index }]) „{ $move }“ ei saa mängida: { $why }
no-game = Failis { $file } ei ole ühtegi mängu.
no-such-game = Failis { $file } ei ole mängu { $game }; esimene on 0.
cannot-read = { $file } ei ole loetav: { $why }.
system-refuses = Süsteem keeldub: { $why }.
cannot-save = Salvestist ei saa faili { $file } kirjutada: { $why }.
no-standard-input = Standardsisendit, millest lugeda, ei ole.
record-too-large = Salvestis on suurem kui { $limit } MiB.
not-utf-8 = Selle rea bait { $byte } ei ole UTF-8.
not-json = See ei ole JSON: { $why } (veerg { $column }).
json-cut-off = Tekst lõpeb keset salvestist.
json-too-deep = JSON on liiga sügavalt pesastatud.
json-twice = Võti „{ $key }“ esineb kaks korda.
json-long-number = Seal on rohkem kui 18-kohaline arv.
json-constant = { $name } ei ole JSON-i arv.

## Terminal: arguments that can’t be used

bad-arguments = { $why } („{ $command } --help“ selgitab).
rules-uncompiled = { $why ->
    [changed] Reeglid töötavad kompileerimata ja aeglasemalt, sest mõni lähtefail on pärast kompileerimist muutunud: make compiled
    [other-python] Reeglid töötavad kompileerimata ja aeglasemalt, sest need on kompileeritud teise Pythoni jaoks: make compiled
   *[never] Reeglid töötavad kompileerimata ja aeglasemalt, sest neid pole veel kompileeritud: make compiled
}
no-such-command = Käsku „{ $name }“ ei ole; on { $names }.
not-in-range = „{ $text }“ ei ole täisarv vahemikus { $lowest } kuni { $highest }
range-backwards = „{ $text }“ läheb tagurpidi
not-an-edition = väljaannet „{ $text }“ ei ole; on { $names }
not-an-option = lauavalikut „{ $text }“ ei ole; on { $names }
not-a-style = stiili „{ $text }“ ei ole; on { $names }
record-or-table = Seis võetakse kas --record järgi või lauast, mida kirjeldavad väljaanne, mängijad, valikud, voorud, alustaja ja seeme, mitte mõlemast.
no-seat-at-table = { $seat }. kohta ei ole; viimane on { $last }.

## Terminal: the story of a game

story-game = Mäng { $game }
story-table = Väljaanne { $edition }, mängijaid { $players }, { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
}.
story-options = Lauavalikud: { $options }.
story-seed = Kaardid tulenevad seemnest „{ $seed }“.
story-hand-made = Kaardid on jagatud käsitsi.
story-stops = Siin salvestis lõpeb; mäng ei ole läbi.
round-began = { $round }. voor: alustab { $who }.
laid = { $who } paneb { $shape ->
    [straight] sirge tunneli
    [corner] kurvi
    [junction] hargnemise
    [crossing] ristmiku
   *[dead-end] tupiku
} ({ $card }) kohta { $cell }.
rock-fell = { $who } põhjustab varingu kohas { $cell }: kaarti { $card } enam ei ole.
broke = { $who } lõhub tööriista ({ tool }): { $whose }.
broke-own = { $who } lõhub oma tööriista ({ tool }).
mended = { $who } parandab tööriista ({ tool }): { $whose }.
mended-own = { $who } parandab oma tööriista ({ tool }).
saw = { $who } vaatab lõpukaarti kohas { $cell }{ $content ->
    [treasure] : varandus
    [stone] : kivi
   *[hidden] {""}
}.
discarded = { $who } paneb ära kaardi { $card }.
discarded-hidden = { $who } paneb kaardi ära.
goal-turned = Lõpukaart kohas { $cell } pööratakse ümber: { $content ->
    [treasure] varandus!
   *[stone] kivi.
}
stone-laid = See on kohas { $cell } kui { $card }.
goals-reached = Jõuti lõpukaartideni kohtades { $cells }; milline ümber pöörata, peab valima { $who }.
stone-misfitted = Kivi kohas { $cell } ei sobi kummaltki poolt; kuidas see jääb, peab ütlema { $who }.
round-ended = { $how ->
    [treasure] Kaevurid jõudsid varanduseni
    [ring] Sabotöörid võitsid: virn on tühi ja kõik järjest said kaarte ainult ära panna,
   *[hands] Sabotöörid võitsid: kõik käed on tühjad
} pärast { $turns ->
    [one] { $turns } käiku
   *[other] { $turns } käiku
}.
finder = Leidjaks loetakse { $who }.
roles = Rollid: { $roles }.
spare = Jäi üle: { $role }.
goals = Lõpukaardid: { $goals }.
gold-taken = { $who } võtab kullakaardi väärtusega { $value }.
gold-taken-hidden = { $who } võtab kullakaardi.
gold-paid = { $who } tõmbab { $count ->
    [0] mitte ühtegi kullakaarti.
    [one] kullakaardi: { $values }.
   *[other] kullakaardid: { $values }.
}
gold-paid-hidden = { $who } tõmbab { $count ->
    [0] mitte ühtegi kullakaarti.
    [one] ühe kullakaardi.
   *[other] { $count } kullakaarti.
}
gold-rejected = Alla tagasi pandud: { $values }.
gold-loose = { $who } saab ilma kaardita { $count ->
    [one] ühe kullakamaka.
   *[other] { $count } kullakamakat.
}
standings = Kullakamakad: { $nuggets }.
winners = { $count ->
    [one] Mängu võidab { $who }.
   *[other] Võitu jagavad { $who }.
}
said = { $who } ütleb: { $text }
legend = { $start } start   { $hidden } lõpukaart pildiga allapoole   { $treasure } varandus   { $stone } kivi   { $end } tupik   { $joined } stardiga ühendatud   { $apart } ära lõigatud

## Terminal: dealing

deal-title = { $round }. voor, mängijaid { $players }, seeme „{ $seed }“
deal-starts = Alustab { $seat }. koht.
deal-seat = { $seat }. koht, { $role }: { $hand }
deal-deck = Virn pealmisest alates: { $cards }
deal-gold = Kuld pealmisest alates: { $cards }

## Terminal: playing

ask-players = Mitu mängijat koos sinuga, 3 kuni 10? [{ $usual }]
ask-edition = Milline väljaanne: lt, lv, ru, el või et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Millise lõpukaardi ümber pöörad?
    [lay-stone] Kuidas kivi jääb?
    [pick-gold] Millise kullakaardi võtad?
   *[play] Sinu käik (? selgitab, q lahkub):
}
play-help = Kirjuta käigu number loendist või käik ise:
    Pnes@3,-1 paneb tunneli veergu 3, ritta -1, avatud põhja, itta ja lõunasse (veerud kasvavad itta, read lõunasse),
    Blamp>2 lõhub 2. koha laterna, Mlamp>2 parandab selle, Mpick+lamp>2:lamp parandab selle kahekordse kaardiga,
    R@2,0 matab seal oleva kaardi, V@8,0 vaatab lõpukaarti, -Pns paneb kaardi ära.
    Tühi rida näitab lauda uuesti, q lahkub.
your-role = Sinu roll: { $role }.
your-hand = Sinu roll on { $role } ja sul on: { $cards }
your-offer = Pakutavad kullakaardid: { $cards }
drew = Sa võtad kaardi { $card }.
deck-left = { $count ->
    [0] Virn on tühi.
    [one] Virnas on alles üks kaart.
   *[other] Virnas on alles { $count } kaarti.
}
broken-tools = { $who }, katkised tööriistad: { $tools }.
left = Sa lahkud lauast.
