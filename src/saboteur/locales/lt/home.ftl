### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

## Everywhere

title = Diversantas
motto = Kartu kaskite tunelį prie aukso. Vienas iš jūsų tikisi, kad jo nepasieksite.
close = Uždaryti
home = Pradžia
rules = Taisyklės
settings = Nustatymai
try-again = Bandyti dar kartą
your-turn = Jūsų ėjimas
connecting = Uždegamas žibintas …
lost-title = Aklavietė
lost-text = Šiuo adresu nieko nėra.
bye-title = Čia tunelis baigiasi

## Home

home-start = Pradėti žaidimą
home-play-now = Žaisti dabar
home-play-now-about = Prie stalo penki: jūs ir keturi robotai. Kortos dalijamos iš karto.
home-new-table = Naujas stalas su draugais
home-code = Stalo kodas
home-join = Prisijungti
home-continue = Tęsti
home-replay = Atverti įrašytą žaidimą
me-name = Jūsų vardas
me-name-example = Svečias
me-shape = Kitas nykštukas
me-colour = Kita spalva
stage = { $stage ->
    [open] renkasi žaidėjai
    [dealing] dalijamos kortos
    [playing] vyksta žaidimas
   *[over] žaidimas baigtas
}

## Joining a table

door-title = Stalas { $code }
door-join = Sėsti prie šio stalo
door-wait = Kitą kartą dalijant užimti roboto vietą
door-watch = Tik stebėti
door-full = Prie šio stalo laisvų vietų nėra.
door-transfer = Kodas iš kito jūsų įrenginio
door-transfer-go = Perkelti mano vietą čia
door-again = Prisijungti iš naujo

## Waiting room

room-code = Stalas
room-seats = Prie stalo
room-host = šeimininkas
room-ready = pasiruošta
room-not-ready = dar nepasiruošta
room-up = Perkelti aukštyn: { $name }
room-down = Perkelti žemyn: { $name }
room-remove = Pašalinti: { $name }
room-pass-host = Perduoti šeimininko teises: { $name }
room-bot-level = Roboto rūšis
room-add-bot = Pridėti robotą
room-guest = Žaidėjo prie šio įrenginio vardas
room-add-guest = Tas pats įrenginys
room-guest-about = Vienu įrenginiu gali žaisti keli: tarp ėjimų kortas slepia uždanga. Paslaptį tada saugo tik geros manieros.
room-dealing = Dalijamos kortos …
room-cancel = Atšaukti dalijimą
room-start = Dalyti kortas
room-too-few = { $count ->
    [one] Trūksta dar { $count } žaidėjo; tiks ir robotas.
    [few] Trūksta dar { $count } žaidėjų; tiks ir robotai.
    [many] Trūksta dar { $count } žaidėjo; tiks ir robotai.
   *[other] Trūksta dar { $count } žaidėjų; tiks ir robotai.
}
room-waiting = Dar laukiama: { $names }
room-be-ready = Galime pradėti
room-unready = Palaukite, dar ne
room-wait-host = Šeimininkas dalys kortas, kai visi bus pasiruošę.
room-invite = Pakviesti
room-qr = QR paveikslėlis su nuoroda į šį stalą
room-link = Nuoroda į šį stalą
room-copy = Pažymėti
room-copied = Nukopijuota
room-invite-about = Atverkite nuorodą arba nuskaitykite paveikslėlį kitu to paties tinklo telefonu.
room-screen = Stalo ekranas televizoriui
room-watch = Puslapis žiūrovams

## Waiting room: game setup

room-choices = Žaidimas
choice-edition = Leidimas
choice-rounds = Raundai
choice-clock = Laikas ėjimui
choice-talk = Pokalbiai
choice-first = Kas pradeda
choice-private = Privatus stalas
choice-private-about = Be vietos prie stalo niekas negali stebėti.
choice-closed = Nepriimti naujų žaidėjų
choice-closed-about = Daugiau niekas negalės prisijungti, net žinodamas kodą.
clock-none = be laikrodžio
clock-seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
    [many] { $count } sekundės
   *[other] { $count } sekundžių
}
first-random = burtų keliu
talk-kind = { $talk ->
    [none] jokių
    [claims] tik pareiškimai
   *[chat] pareiškimai ir laisvas pokalbis
}
edition-name = { $edition ->
    [lt] Lietuviškos taisyklės
    [lv] Latviškos taisyklės
    [ru] Rusiškos taisyklės
    [el] Graikiškos taisyklės
   *[et] Estiškos taisyklės
}
edition-about = { $edition ->
    [ru] Kiekvienas kelias pratęsia tunelį nuo pradžios; raundas baigiasi ir tada, kai visi iš eilės gali tik išmesti kortą.
    [el] Kelias gali liesti bet kurią atverstą kortą; netinkantis akmuo pratęsia tunelį.
    [et] Kelias gali liesti bet kurią atverstą kortą; už kiekvieną kelią atverčiama tik viena pabaigos korta.
   *[lt] Kiekvienas kelias pratęsia tunelį nuo pradžios; atverčiamos visos pasiektos pabaigos kortos.
}
option-name = { $option ->
    [others_only] Savo įrankių neliesti
    [all_saboteurs] Visi diversantai žaidžia
    [broken_unpaid] Su sulaužytu įrankiu aukso nėra
    [selfish_dwarf] Savanaudis nykštukas
   *[open_gold] Atviras auksas
}
option-about = { $option ->
    [others_only] Niekas negali sulaužyti savo įrankių.
    [all_saboteurs] Nelieka atliekamos nykštuko kortos, tad visi žino, kiek yra diversantų.
    [broken_unpaid] Auksakasys, kurio įrankis raundo pabaigoje sulaužytas, aukso negauna.
    [selfish_dwarf] Vienas auksakasys nori visko: jei paskutinį kelią padeda jis, auksą gauna tik jis, kitaip – nieko.
   *[open_gold] Paimtas auksas parodomas visiems.
}
balance = { $same ->
    [yes] Išmatuota arenoje: tai nekeičia, kas laimi.
    [gold] Išmatuota arenoje, penkiese prie stalo: tai nekeičia, kas laimi, bet auksakasys per raundą gauna { $gold } grynuolio vietoj { $usual_gold }.
   *[no] Išmatuota arenoje, penkiese prie stalo: diversantai laimi { $wins } % raundų vietoj { $usual } %, o auksakasys per raundą gauna { $gold } grynuolio vietoj { $usual_gold }.
}
bot-name = { $bot ->
    [random] Atsitiktinis – žaidžia bet ką
    [digger] Kasėjas – tiesiai prie aukso
    [detective] Seklys – stebi visus
    [schemer] Intrigantas – gudrus diversantas
    [search] Mąstytojas – žiūri į priekį
    [beginner] Naujokas – dar mokosi
    [friendly] Draugas – sąžiningas ir paslaugus
    [gruff] Niurzga – greitai įtaria
   *[other] { $bot }
}

## Menu and votes

menu-code = Stalas { $code }. Kol jūsų nėra, vieta lieka jūsų.
menu-transfer = Tęsti kitu įrenginiu
menu-transfer-code = Atverkite šį stalą kitame įrenginyje ir per { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
    [many] { $minutes } minutės
   *[other] { $minutes } minučių
} įveskite ten { $code }.
menu-keys = Klavišai: 1–6 renkasi kortą, B eina į kasyklą, rodyklės juda, N kita galima vieta, L jų sąrašas, Enter pasirenka, T apsuka kortą, R rodo vaidmenį, Escape padeda atgal, + − 0 keičia mastelį.
vote-pause = Balsuoti: pertrauka
vote-resume = Balsuoti: tęsti
vote-end = Balsuoti: baigti žaidimą
vote-stand-in = Tegu pavaduoja robotas
vote-yes = Sutinku
vote-rule = Sprendimas priimamas, kai jam pritaria daugiau nei pusė prie stalo esančių žmonių; tęsti žaidimą po pauzės galima pritarus pusei, o žaidimui baigti reikia bent dviejų balsų. Dėl vieno balso niekas vietos nepraranda: kad ji visam laikui atitektų robotui, reikia bent dviejų balsų, o jei žaidėjas yra prie stalo – bent trijų balsų ir ne mažiau kaip dviejų trečdalių kitų žaidėjų pritarimo. Jei ryšys nutrūksta tik trumpam, laikoma, kad žaidėjas tebėra prie stalo.
vote-running = { $vote ->
    [pause] Pristabdyti žaidimą?
    [resume] Tęsti žaidimą?
    [end] Baigti žaidimą anksčiau?
    [stand-in] Ar žaidėją { $name } pavaduos robotas?
   *[bot] Ar žaidėjo { $name } vietą visam laikui atiduoti robotui?
} ({ $count })
leave = Palikti stalą
leave-sure = Jūsų vietą visam laikui užims robotas. Jei tik uždarysite puslapį, vieta liks jūsų.
leave-yes = Palikti
leave-no = Likti

## Settings

setting-language = Kalba
setting-theme = Išvaizda
setting-cards = Mano kortų dydis
setting-motion = Judesys
setting-sound = Garsai
setting-confirm = Prieš žaidžiant parodyti ėjimą
setting-notify = Pranešti, kai mano ėjimas
# What the language calls itself, for the list of languages.
language-name = Lietuvių
language-browser = kaip naršyklėje
theme = { $theme ->
    [system] kaip sistemoje
    [dark] tamsi: žibintas kasykloje
   *[light] šviesi: pergamentas
}
card-size = { $size ->
    [small] mažos
    [medium] vidutinės
   *[large] didelės
}
motion = { $motion ->
    [system] kaip sistemoje
   *[less] kuo mažiau
}
