### Browser: the waiting room, and what the host chooses there.

## Waiting room

room-code = Laua kood
room-seats = Mängijad
room-host = korraldaja
room-ready = valmis
room-not-ready = pole veel valmis
# The total object of an imperative is nominative (“Eemalda Ana”), so the name stays as it is.
room-up = Nihuta { $name } ülespoole
room-down = Nihuta { $name } allapoole
room-remove = Eemalda { $name }
room-pass-host = Tee { $name } korraldajaks
room-bot-level = Roboti tüüp
room-add-bot = Lisa robot
room-sat-down = { $name } liitub. Mängijaid: { $count }
room-stood-up = { $name } lahkub. Mängijaid: { $count }
room-guest = Kes veel selles seadmes mängib?
room-add-guest = Lisa mängija
room-guest-about = Mängite mitmekesi ühes seadmes? Lisage siia ülejäänud mängijad. Kui seade käest kätte liigub, on kaardid peidus. Piiluda ei tohi!
room-dealing = Kaarte jagatakse…
room-cancel = Katkesta jagamine
room-start = Alusta mängu
room-too-few = { $count ->
    [one] Vaja on veel üht mängijat. Sobib ka robot.
   *[other] Vaja on veel { $count } mängijat. Sobivad ka robotid.
}
room-waiting = Veel pole valmis: { $names }.
room-away = Eemal: { $names }. Mängu võid siiski alustada { $seconds } sekundi pärast; kes on siis veel eemal, seda asendab ajutiselt robot.
room-away-now = Eemal: { $names }. Mängu võid siiski alustada; kes on veel eemal, seda asendab ajutiselt robot.
room-be-ready = Olen valmis
room-unready = Oodake, ma pole valmis
room-wait-host = Korraldaja alustab mängu, kui kõik on valmis.
room-undone = { $why ->
    [settings-chosen] Korraldaja muutis seadeid. Kas oled endiselt valmis?
    [bot-joined] Lauda tuli robot. Kas oled endiselt valmis?
    [left] Üks robot lahkus lauast. Kas oled endiselt valmis?
    [reordered] Mängijate järjekord muutus. Kas oled endiselt valmis?
   *[joined] Keegi lisas mängija oma seadmesse. Kas oled endiselt valmis?
}
room-undone-settings = Korraldaja muutis seadeid. { $changes }. Kas oled endiselt valmis?
setting-changed = { $setting }: { $was } → { $now }
setting-turned = { $to ->
    [on] { $setting }: sisse lülitatud
   *[off] { $setting }: välja lülitatud
}
room-invite = Kutsu mängijaid
room-qr = QR-kood selle laua lingiga
room-link = Selle laua link
room-copy = Kopeeri link
room-copied = Kopeeritud
room-share = Jaga
room-share-text = Mängime Sabotööri! Laua kood: { $code }
room-invite-about = Liitumiseks skanni QR-kood või ava link. Kui see server töötab kellegi kodus, pead olema samas wifivõrgus.
room-watch = Pealtvaataja vaade

## Waiting room: game setup

room-choices = Mängu seaded
choice-edition = Väljaanne
choice-rounds = Voorud
# Checked: same, people think, a chart measures
choice-clock = Mõtlemisaeg
choice-talk = Vestlus
choice-first = Kes alustab
choice-private = Pealtvaatajaid ei lubata
choice-private-about = Seda lauda näevad ainult mängijad.
choice-closed = Uusi mängijaid ei võeta
choice-closed-about = Isegi koodiga ei saa keegi enam liituda.
choice-no-programs = Väliseid programme ei lubata
choice-no-programs-about = Programmid ei saa väljast liituda, aga korraldaja saab ikka roboteid lisada.
choice-counter = Kaardiloendur
choice-counter-about = Igaüks saab vaadata, milliseid kaarte ta veel näinud pole.
choice-hints = Vihjed
hint-rule = { $rule ->
    [on] Kõigile
    [off] Väljas
   *[alone] Ainult siis, kui mängid üksi robotitega
}
choice-more-time = Lisaaeg
choice-more-time-about = Oma käigu ajal saab küsida lisaaega – mängu jooksul piiratud arv kordi.
choice-listed = Laud on kõigile avatud
choice-listed-about = Kuni kaardid on jagamata, on laud avalehel näha ja igaüks võib liituda.
choice-pace = Robotite tempo
bot-pace = { $pace ->
    [calm] Rahulik
    [fast] Kiire
   *[normal] Tavaline
}
clock-none = Piiramata
clock-seconds = { $count } sekundit
first-random = Loositakse
talk-kind = { $talk ->
    [none] Väljas
    [claims] Ainult valmislaused
   *[chat] Valmislaused ja vaba vestlus
}
edition-about = { $edition ->
    [ru] Iga tunnelikaart peab jätkama stardist algavat tunnelit. Kõik lõpukaardid, milleni jõutakse, pööratakse ümber. Voor lõpeb ka siis, kui kaardipakk on tühi ja kõik mängijad peavad järjest kaardi ära viskama, sest muud nad teha ei saa.
    [el] Tunnelikaardi võib asetada iga avatud kaardi kõrvale. Kõik lõpukaardid, milleni jõutakse, pööratakse ümber. Kui kivi ei sobi kumbagi pidi, keeratakse see nii, et tunnel jätkub.
    [et] Tunnelikaardi võib asetada iga avatud kaardi kõrvale. Iga tunnelikaardi järel pööratakse ümber ainult üks lõpukaart. Voor lõpeb ka siis, kui kaardipakk on tühi ja kõik mängijad peavad järjest kaardi ära viskama, sest muud nad teha ei saa.
   *[lt] Iga tunnelikaart peab jätkama stardist algavat tunnelit. Kõik lõpukaardid, milleni jõutakse, pööratakse ümber. Voor kestab, kuni varandus on leitud või kõik kaardid on otsas.
}
option-name = { $option ->
    [others_only] Oma tööriistu ei lõhuta
    [all_saboteurs] Kõik sabotöörid mängus
    [broken_unpaid] Katkise tööriistaga kulda ei saa
    [selfish_dwarf] Isekas pöialpoiss
   *[open_gold] Avalik kuld
}
option-about = { $option ->
    [others_only] Oma tööriistu sa lõhkuda ei tohi.
    [all_saboteurs] Ükski pöialpoisikaart ei jää üle, nii et kõik teavad, mitu sabotööri mängus on.
    [broken_unpaid] Kui oled kaevur ja sul on vooru lõpus mõni tööriist katki, jääd kullast ilma.
    [selfish_dwarf] Üks kaevurikaartidest on isekas pöialpoiss. Kui kaevurid võidavad tema asetatud tunnelikaardiga, saab ta 4 kamakat ja teised ei saa midagi; muidu jääb ta ise kullast ilma.
   *[open_gold] Kõik näevad, kui palju kulda keegi saab.
}
balance = { $same ->
    [yes] Katsemängudes see võiduvõimalusi ei muutnud.
    [gold] Viie mängijaga katsemängudes see võiduvõimalusi ei muutnud, aga kaevur sai voorus keskmiselt { $gold } kamakat (muidu { $usual_gold }).
   *[no] Viie mängijaga katsemängudes võitsid sabotöörid { $wins }% voorudest (muidu { $usual }%) ja kaevur sai voorus keskmiselt { $gold } kamakat (muidu { $usual_gold }).
}
balance-players = { $favors ->
    [diggers] { $players } mängijaga leitakse varandus enamasti üles: robotite katsemängudes võitsid kaevurid umbes { $wins } vooru sajast. Esimeseks mänguks on see paras; kui tuleb üks mängija juurde, läheb mäng tasavägisemaks.
   *[both] { $players } mängijaga on mõlemal poolel hea võimalus võita: robotite katsemängudes võitsid kaevurid umbes { $wins } vooru sajast.
}
bot-name = { $bot ->
    [random] Juhuslik: käib huupi
    [digger] Töömesilane: otse kulla poole
    [detective] Detektiiv: jälgib kõiki
    [schemer] Sepitseja: varitseb ja ründab
    [search] Mõtleja: plaanib ette
    [beginner] Algaja: alles õpib
    [friendly] Sõber: lahke ja abivalmis
    [gruff] Toriseja: kahtlustab kergesti
   *[other] { $bot }
}
