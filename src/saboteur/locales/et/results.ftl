### Browser: the end of a round and of a game.

## Round end and results

round-end = { $round }. voor on läbi
round-end-back = Tagasi tulemuste juurde
round-end-verdict = { $winner ->
    [diggers] Kaevurid võitsid!
   *[saboteurs] Sabotöörid võitsid!
}
round-end-how = { $how ->
    [treasure] Varandus on leitud! Viimase tunnelikaardi asetas { $name }.
    [ring] Kaardipakk sai tühjaks ja keegi ei saanud teha muud kui kaarte ära visata.
   *[hands] Kõik kaardid said otsa, aga varandust ei leitud.
}
round-end-spare = Jäi üle
round-end-spare-about = Pöialpoisikaarte oli ühe võrra rohkem kui mängijaid, seega ei kuulunud üle jäänud kaart kellelegi.
round-end-paid = { $count ->
    [0] kulda ei saanud
    [one] +1 kullakaart
   *[other] +{ $count } kullakaarti
}
round-end-paid-open = { $count ->
    [0] kulda ei saanud
    [one] +1 kullakamakas
   *[other] +{ $count } kullakamakat
}
round-end-won = { $count ->
    [0] Selles voorus sa kulda ei saanud
    [one] Said 1 kullakamaka!
   *[other] Said { $count } kullakamakat!
}
round-end-sharing = { $count ->
    [0] Kulda alles jagatakse.
    [one] Kulda alles jagatakse. Selles voorus oled seni saanud 1 kullakamaka.
   *[other] Kulda alles jagatakse. Selles voorus oled seni saanud { $count } kullakamakat.
}
round-end-saboteurs = { $kind ->
    [none] Selles voorus sabotööre ei olnud.
    [one] Sabotöör selles voorus: { $names }.
   *[several] Sabotöörid selles voorus: { $names }.
}
round-end-goals = Mida lõpukaardid peitsid
round-end-roles = Rollid
rest-left = Järgmine voor algab { $seconds } s pärast
round-end-on = Edasi
round-end-standings = Vaata lõpptulemust
round-end-look = Vaata kaevandust
round-end-looking = Vaatad { $round }. vooru kaevandust. Tulemuste juurde tagasi saad klahviga Esc.
gold-choose = Võta kullakaart. Mida sulle pakutakse, seda näed ainult sina.
gold-choose-open = Võta kullakaart. Kõik näevad, millise sa võtad.
gold-card = { $value ->
    [one] kullakaart, 1 kamakas
   *[other] kullakaart, { $value } kamakat
}
gold-take = { $count ->
    [one] Võta 1 kullakamakas
   *[other] Võta { $count } kullakamakat
}
gold-waiting = { $count ->
    [one] { $name } valib salaja kulda. Alles on 1 kaart.
   *[other] { $name } valib salaja kulda. Alles on { $count } kaarti.
}
gold-waiting-away = { $name } on eemal. Ootame, kuni ta tagasi tuleb ja kulla valib.
gold-waiting-open = { $count ->
    [one] { $name } valib kulda. Alles on 1 kaart.
   *[other] { $name } valib kulda. Alles on { $count } kaarti.
}
gold-mine = Sinu senine kuld
game-end-story = Kuidas mäng kulges
game-end-again = Mängi uuesti
game-end-ready = Mängin kaasa!
game-end-waiting = Ootame, kuni korraldaja alustab uut mängu…
game-end-next = Veel üks mäng?
rematch-host-away = Korraldaja ({ $name }) on eemal. Kui ta varsti tagasi ei tule, võib mängu alustada ka mõni teine mängija.
game-end-room = Tagasi ooteruumi
game-end-record = Salvesta see mäng
picture-save = Salvesta pilt
# Checked: same, a button; “Kordus” alone sounds like a rematch
game-end-replay = Vaata kordust
verify = Kontrolli mängu ausust
game-end-you = { $count ->
    [one] Sa võitsid!
   *[other] Oled üks võitjatest!
}
