### Browser: dialogs and notices over the table. Menu and votes, chat, one player, private notes, card counter, moves shown again, one device for several players.

## Menu and votes

menu-code = Stalo kodas: { $code }. Puslapį galite uždaryti ir vėliau grįžti; žaidėjų vietos išlieka.
menu-transfer = Tęsti kitame įrenginyje
menu-transfer-code = { $minutes ->
    [one] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minutę ten įveskite kodą { $code }.
    [few] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minutes ten įveskite kodą { $code }.
   *[other] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minučių ten įveskite kodą { $code }.
}
menu-keys = Spartieji klavišai
menu-round = { $round } raundo rezultatai
vote-pause = Balsuoti už pertrauką
vote-end = Balsuoti už žaidimo pabaigą
vote-end-sure = Baigti šį žaidimą visiems? Vėliau jo tęsti nebus galima.
vote-clock = Balsuoti už ėjimo laiko ribą
menu-talk-about = Pokalbį galima bet kada apriboti. Sušvelninti apribojimus bus galima tik pasibaigus žaidimui.
vote-stand-in = Tegu kol kas žaidžia robotas
vote-bot = Balsuoti, kad vieta atitektų robotui
vote-given = Jūsų balsas įskaitytas. Trūksta balsų: { $count }. Dar nebalsavo: { $names }.
stand-in-was = Kol jūsų nebuvo, jus pavadavo robotas. Dabar vėl žaidžiate jūs.
vote-rule-title = Kaip balsuojama
vote-rule =
    Pasiūlymas priimamas, kai jam pritaria daugiau nei pusė prie stalo esančių žmonių.
    Kad po pertraukos žaidimas būtų tęsiamas, pakanka pusės jų pritarimo.
    Norint baigti žaidimą anksčiau, reikia bent dviejų balsų, nebent visi žaidžiate vienu įrenginiu.
    Norint žaidėjo vietą visam laikui atiduoti robotui, irgi reikia bent dviejų balsų. Jei tas žaidėjas tebėra prie stalo, jį pakeisti robotu, net ir laikinai, galima tik tada, kai pritaria bent du trečdaliai kitų žmonių, ir ne mažiau kaip trys. Šeimininko, kol jis prie stalo, pakeisti negalima.
    Kiekvienas įrenginys turi vieną balsą.
    Jei ryšys nutrūksta tik akimirkai, laikoma, kad žaidėjas tebėra prie stalo.
    Jei kurio nors žaidėjo ėjimo laukiama jau tris minutes, daugiau nei pusė kitų žmonių gali nuspręsti riboti ėjimo laiką.
leave-sure = Išeiti iš žaidimo visam laikui? Jūsų vietą užims robotas. Jei puslapį tiesiog uždarysite, vieta liks jūsų.
leave-yes = Išeiti
leave-no = Likti
ask-title = Klausti arba įvesti ėjimą

## Card counter

counter-about = Dar nematėte { $count } iš { $total } kelio kortų. Jos krūvelėje, kitų rankose arba išmestos.
counter-kind = { $card }: nematėte { $count } iš { $total }
counter-actions = Nematytos veiksmo kortos

## One player

player-bot = robotas
player-program-about = žaidžia programa
player-stand-in = Šį žaidėją pavaduoja robotas. Jis žino tik tai, ką žino pats žaidėjas.
tool-state = { $state ->
    [broken] { tool-name }: sulaužytas
   *[whole] { tool-name }: sveikas
}
player-looked = Slapta matytos kortos: { $goals }
player-round = Šiame raunde
say-title = Pasakyti visiems
log-discard-secret = Kurią – žinote tik jūs.
note-title = Jūsų asmeninė žyma
note-about = Ją matote tik jūs ir tik iki raundo pabaigos.
notes-list = Jūsų asmeninės žymos
mute = Slėpti žinutes
unmute = Rodyti žinutes

## Chat dialog

talk-phrases = Paruoštos frazės
talk-write = Žinutė visiems
talk-send = Siųsti
talk-lines = Žinutės
talk-empty = Žinučių dar nėra.
talk-unread = { $count ->
    [one] { $count } nauja žinutė
    [few] { $count } naujos žinutės
   *[other] { $count } naujų žinučių
}
log-empty = Kol kas nieko nenutiko.
log-since = Ankstesni ėjimai nerodomi.
talk-none = Prie šio stalo pokalbis išjungtas.
talk-watching = Žiūrovai pokalbyje nedalyvauja.
talk-saw = Ką mačiau
talk-about = Apie žaidėją
talk-whom = Kuris žaidėjas?
talk-small = Trumpos frazės

## Over the board

clock-warning = { $seconds ->
    [one] Liko { $seconds } sekundė!
    [few] Liko { $seconds } sekundės!
   *[other] Liko { $seconds } sekundžių!
}
link-unreachable = Nuo { $time } serveris nepasiekiamas. Žaidimas niekur nedings.
link-try = Bandyti dabar
# Not “praleidote”: that would mean skipping a turn.
missed = { $count ->
    [one] Nematėte { $count } ėjimo
    [few] Nematėte { $count } ėjimų
   *[other] Nematėte { $count } ėjimų
}
recap-since = { $count ->
    [1] Peržiūrėti paskutinį ėjimą
    [one] Peržiūrėti { $count } ėjimą
    [few] Peržiūrėti { $count } ėjimus
   *[other] Peržiūrėti { $count } ėjimų
}
recap = Ėjimai po jūsiškio
recap-place = { $number } ėjimas iš { $count }.
recap-back = Ankstesnis ėjimas
recap-on = Kitas ėjimas
recap-stop = Grįžti į žaidimą
map-result-title = Ką rodo žemėlapis
map-result = { $content ->
    [treasure] { goal-name.capital } – lobis!
   *[stone] { goal-name.capital } – tik akmuo.
}
map-result-secret = Tai matote tik jūs.
map-result-close = Supratau
waiting-seat = Per kitą dalijimą užimsite roboto { $name } vietą.
stand-in-for-you = Jus pavaduoja robotas. Jis žino tik tai, ką žinote jūs.
vote-yes = Pritariu
vote-running = { $vote ->
    [pause] Padaryti pertrauką? (už: { $count })
    [resume] Tęsti žaidimą? (už: { $count })
    [end] Baigti žaidimą anksčiau? (už: { $count })
    [stand-in] Leisti žaisti robotui, kol { $name } negrįš? (už: { $count })
    [clock] { $name } galvoja jau ilgai. Nuo šiol riboti ėjimo laiką? (už: { $count })
   *[bot] Visam laikui atiduoti robotui vietą, kurioje sėdi { $name }? (už: { $count })
}
vote-resume = Balsuoti už žaidimo tęsimą

## One device

curtain-pass = Perduokite įrenginį: toliau žaidžia { $name }
curtain-lift = Čia aš, { $name }. Rodyti kortas
curtain-note = Nežvilgčiokite, kol įrenginio nepaims { $name }!
curtain-done = Viskas, perduodu
