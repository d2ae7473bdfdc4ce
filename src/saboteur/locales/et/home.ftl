### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

## Everywhere

title = Sabotöör
motto = Kaevake koos kullani. Keegi teist loodab, et te sinna ei jõua.
close = Sulge
home = Avaleht
rules = Reeglid
settings = Seaded
try-again = Proovi uuesti
your-turn = Sinu kord
connecting = Latern süttib …
lost-title = Tupik
lost-text = Sellel aadressil ei ole midagi.
bye-title = Siin tunnel lõpeb

## Home

home-start = Alusta mängu
home-play-now = Mängi kohe
home-play-now-about = Laua taga on viis: sina ja neli robotit. Kaardid jagatakse kohe.
home-new-table = Uus laud sõpradega
home-code = Laua kood
home-join = Liitu
home-continue = Jätka
home-replay = Ava mängu salvestis
me-name = Sinu nimi
me-name-example = Külaline
me-shape = Teine põialpoiss
me-colour = Teine värv
stage = { $stage ->
    [open] mängijad kogunevad
    [dealing] kaarte jagatakse
    [playing] mäng käib
   *[over] mäng on läbi
}

## Joining a table

door-title = Laud { $code }
door-join = Istu sellesse lauda
door-wait = Võta järgmisel jagamisel roboti koht
door-watch = Vaata ainult pealt
door-full = Selles lauas ei ole vaba kohta.
door-transfer = Kood sinu teisest seadmest
door-transfer-go = Too minu koht siia
door-again = Liitu uuesti

## Waiting room

room-code = Laud
room-seats = Laua taga
room-host = võõrustaja
room-ready = valmis
room-not-ready = pole veel valmis
room-up = Nihuta üles: { $name }
room-down = Nihuta alla: { $name }
room-remove = Eemalda: { $name }
room-pass-host = Anna võõrustaja õigused: { $name }
room-bot-level = Roboti liik
room-add-bot = Lisa robot
room-guest = Mängija nimi selle seadme juures
room-add-guest = Sama seade
room-guest-about = Ühe seadmega võib mängida mitu inimest: käikude vahel peidab kaarte eesriie. Saladust hoiavad siis ainult head kombed.
room-dealing = Kaarte jagatakse …
room-cancel = Katkesta jagamine
room-start = Jaga kaardid
room-too-few = { $count ->
    [one] Vaja on veel ühte mängijat; sobib ka robot.
   *[other] Vaja on veel { $count } mängijat; sobivad ka robotid.
}
room-waiting = Pole veel valmis: { $names }
room-be-ready = Olen valmis
room-unready = Oota, veel mitte
room-wait-host = Võõrustaja jagab kaardid, kui kõik on valmis.
room-invite = Kutsu
room-qr = QR-pilt selle laua lingiga
room-link = Selle laua link
room-copy = Märgi
room-copied = Kopeeritud
room-invite-about = Ava link või skanni pilt teise telefoniga samas võrgus.
room-screen = Lauaekraan telerile
room-watch = Leht pealtvaatajatele

## Waiting room: game setup

room-choices = Mäng
choice-edition = Väljaanne
choice-rounds = Voorud
choice-clock = Aeg käiguks
choice-talk = Jutt
choice-first = Kes alustab
choice-private = Privaatne laud
choice-private-about = Ilma kohata lauas ei saa keegi vaadata.
choice-closed = Uusi mängijaid ei võeta
choice-closed-about = Keegi teine ei saa enam liituda, isegi koodiga mitte.
clock-none = kellata
clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekundit
}
first-random = loosi teel
talk-kind = { $talk ->
    [none] puudub
    [claims] ainult väited
   *[chat] väited ja vaba vestlus
}
edition-name = { $edition ->
    [lt] Leedu reeglid
    [lv] Läti reeglid
    [ru] Vene reeglid
    [el] Kreeka reeglid
   *[et] Eesti reeglid
}
edition-about = { $edition ->
    [ru] Iga tunnelikaart jätkab tunnelit stardist; voor lõpeb ka siis, kui kõik järjest saavad ainult kaardi ära panna.
    [el] Tunnelikaart võib puutuda ükskõik millist avatud kaarti; sobimatu kivi jätkab tunnelit.
    [et] Tunnelikaart võib puutuda ükskõik millist avatud kaarti; iga tunnelikaardi eest pööratakse ainult üks lõpukaart.
   *[lt] Iga tunnelikaart jätkab tunnelit stardist; kõik lõpukaardid, milleni jõuti, pööratakse ümber.
}
option-name = { $option ->
    [others_only] Oma tööriistu ei lõhuta
    [all_saboteurs] Kõik sabotöörid mängus
    [broken_unpaid] Katkise tööriistaga kulda ei saa
    [selfish_dwarf] Omakasupüüdlik põialpoiss
   *[open_gold] Avatud kuld
}
option-about = { $option ->
    [others_only] Keegi ei tohi oma tööriistu lõhkuda.
    [all_saboteurs] Ühtegi põialpoisikaarti ei jää üle, seega teavad kõik sabotööride arvu.
    [broken_unpaid] Kaevur, kelle tööriist on vooru lõpus katki, kulda ei saa.
    [selfish_dwarf] Üks kaevur tahab kõike: kui viimase tunneli paneb tema, saab kulda ainult tema, muidu mitte midagi.
   *[open_gold] Võetud kulda näevad kõik.
}
balance = { $same ->
    [yes] Areenil mõõdetud: see ei muuda, kes võidab.
    [gold] Areenil mõõdetud, viis lauas: see ei muuda, kes võidab, aga kaevur saab voorus { $gold } kamakat, muidu { $usual_gold }.
   *[no] Areenil mõõdetud, viis lauas: sabotöörid võidavad { $wins } % voorudest, muidu { $usual } %, ja kaevur saab voorus { $gold } kamakat, muidu { $usual_gold }.
}
bot-name = { $bot ->
    [random] Juhuslik – mängib mida tahes
    [digger] Kaevaja – otse kulla poole
    [detective] Detektiiv – jälgib kõiki
    [schemer] Intrigant – kaval sabotöör
    [search] Mõtleja – vaatab ette
    [beginner] Algaja – alles õpib
    [friendly] Sõber – aus ja abivalmis
    [gruff] Toriseja – kahtlustab kergesti
   *[other] { $bot }
}

## Menu and votes

menu-code = Laud { $code }. Koht jääb sulle ka siis, kui oled eemal.
menu-transfer = Jätka teises seadmes
menu-transfer-code = Ava see laud teises seadmes ja sisesta seal { $minutes ->
    [one] { $minutes } minuti
   *[other] { $minutes } minuti
} jooksul { $code }.
menu-keys = Klahvid: 1–6 valib kaardi, B läheb kaevandusse, nooled liigutavad, N järgmine võimalik koht, L nende loend, Enter valib, T pöörab kaarti, R näitab rolli, Escape paneb tagasi, + − 0 suurendus.
vote-pause = Hääleta: paus
vote-resume = Hääleta: edasi
vote-end = Hääleta: lõpeta mäng
vote-stand-in = Las robot asendab
vote-yes = Olen nõus
vote-rule = Otsus võetakse vastu, kui poolt on üle poole kohalolijatest; pärast pausi jätkamiseks piisab poolest, mängu lõpetamiseks on aga vaja vähemalt kaht häält. Üksainus hääl ei võta kelleltki kohta: et anda see lõplikult robotile, on vaja vähemalt kaht häält, aga kui mängija on kohal, siis vähemalt kolme häält ja poolt peab olema vähemalt kaks kolmandikku teistest. Ühenduse lühikest katkemist eemalolekuks ei loeta.
vote-running = { $vote ->
    [pause] Kas peatada mäng?
    [resume] Kas mängida edasi?
    [end] Kas lõpetada mäng enne aega?
    [stand-in] Kas robot asendab mängijat { $name }?
   *[bot] Kas anda mängija { $name } koht lõplikult robotile?
} ({ $count })
leave = Lahku lauast
leave-sure = Sinu koha võtab lõplikult robot. Kui sulged ainult lehe, jääb koht sulle.
leave-yes = Lahku
leave-no = Jää

## Settings

setting-language = Keel
setting-theme = Välimus
setting-cards = Minu kaartide suurus
setting-motion = Liikumine
setting-sound = Helid
setting-confirm = Näita käiku enne mängimist
setting-notify = Teavita, kui on minu kord
# What the language calls itself, for the list of languages.
language-name = Eesti
language-browser = nagu brauseris
theme = { $theme ->
    [system] nagu süsteemis
    [dark] tume: latern kaevanduses
   *[light] hele: pärgament
}
card-size = { $size ->
    [small] väikesed
    [medium] keskmised
   *[large] suured
}
motion = { $motion ->
    [system] nagu süsteemis
   *[less] võimalikult vähe
}
