### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

## Everywhere

title = Diversantas
motto = Kaskite auksą kartu. Tik ne visais verta pasitikėti.
close = Uždaryti
home = Pradžia
notice-label = Administratoriaus pranešimas:
notice-hide = Paslėpti pranešimą
rules = Taisyklės
settings = Nustatymai
try-again = Bandyti dar kartą
your-turn = Jūsų ėjimas
connecting = Jungiamasi…
lost-title = Aklavietė
lost-text = Šiuo adresu puslapio nėra.
bye-title = Čia tunelis baigiasi

## Home

home-start = Pradėti žaidimą
learn = Išmokti žaisti
puzzles = Galvosūkiai
home-play-now = Žaisti dabar
home-play-now-about = Jūs ir keturi robotai. Kortos dalijamos iš karto.
home-new-table = Žaisti su draugais
home-code = Stalo kodas
home-join = Prisijungti
home-continue = Tęskite žaidimą
home-open = Atviri stalai
open-table = Žaidėjų: { $taken } · laisvų vietų: { $free }
home-recent = Paskutiniai žaidimai
home-recent-clear = Išvalyti sąrašą
home-replay = Žaidimų įrašai
me-name = Jūsų vardas
me-name-example = Svečias
me-shape = Keisti nykštuką
me-colour = Keisti spalvą
stage = { $stage ->
    [open] Renkasi žaidėjai
    [dealing] Dalijamos kortos
    [playing] Vyksta žaidimas
   *[over] Žaidimas baigtas
}

## Joining a table

door-title = Stalas { $code }
door-join = Prisijungti prie stalo
door-wait = Užimti roboto vietą per kitą dalijimą
door-watch = Tik stebėti
door-full = Prie šio stalo laisvų vietų nebėra.
door-transfer = Kodas iš kito jūsų įrenginio
door-transfer-go = Tęsti čia
door-again = Prisijungti iš naujo

## Waiting room

room-code = Stalo kodas
room-seats = Žaidėjai
room-host = šeimininkas
room-ready = pasiruošė
room-not-ready = dar nepasiruošė
room-up = Perkelti aukštyn: { $name }
room-down = Perkelti žemyn: { $name }
room-remove = Pašalinti: { $name }
room-pass-host = Paskirti šeimininku: { $name }
room-bot-level = Roboto tipas
room-add-bot = Pridėti robotą
room-sat-down = { $name } prisijungia. Žaidėjų: { $count }
room-stood-up = { $name } išeina. Žaidėjų: { $count }
room-guest = Kas dar žaidžia šiuo įrenginiu?
room-add-guest = Pridėti žaidėją
room-guest-about = Žaidžiate keliese vienu įrenginiu? Pridėkite visus. Kol įrenginys keliauja iš rankų į rankas, kortos paslėptos. Tik nežvilgčiokite!
room-dealing = Dalijamos kortos…
room-cancel = Atšaukti dalijimą
room-start = Pradėti žaidimą
room-too-few = { $count ->
    [1] Trūksta dar vieno žaidėjo. Tinka ir robotas.
    [one] Trūksta dar { $count } žaidėjo. Tinka ir robotai.
    [few] Trūksta dar { $count } žaidėjų. Tinka ir robotai.
   *[other] Trūksta dar { $count } žaidėjų. Tinka ir robotai.
}
room-waiting = Laukiame, kol pasiruoš { $names }.
room-be-ready = Pasiruošiau
room-unready = Dar nepasiruošiau
room-wait-host = Kai visi pasiruoš, šeimininkas pradės žaidimą.
room-undone = { $why ->
    [settings-chosen] Šeimininkas pakeitė nustatymus. Ar vis tiek žaidžiate?
    [bot-joined] Prie stalo prisėdo robotas. Ar vis tiek žaidžiate?
    [left] Vienas robotas pašalintas. Ar vis tiek žaidžiate?
    [reordered] Pasikeitė žaidėjų tvarka. Ar vis tiek žaidžiate?
   *[joined] Kažkas savo įrenginyje pridėjo žaidėją. Ar vis tiek žaidžiate?
}
room-invite = Pakvieskite žaidėjų
room-qr = QR kodas su nuoroda į šį stalą
room-link = Nuoroda į šį stalą
room-copy = Kopijuoti nuorodą
room-copied = Nukopijuota
room-share = Bendrinti
room-share-text = Pažaiskime „Diversantą“! Stalo kodas: { $code }
room-invite-about = Kiti prisijungs nuskaitę QR kodą arba atvėrę nuorodą. Jei serveris veikia namuose, jiems reikės to paties „Wi-Fi“ tinklo.
room-screen = Vaizdas televizoriui
room-watch = Vaizdas žiūrovams

## Waiting room: game setup

room-choices = Kaip žaidžiame
choice-edition = Leidimas
choice-rounds = Raundai
choice-clock = Ėjimo laikas
choice-talk = Pokalbis
choice-first = Kas pradeda
choice-private = Be žiūrovų
choice-private-about = Šį stalą mato tik žaidėjai.
choice-closed = Be naujų žaidėjų
choice-closed-about = Daugiau niekas neprisijungs, net žinodamas kodą.
choice-no-programs = Be programų
choice-no-programs-about = Programos iš išorės prisijungti negali, bet šeimininkas gali pridėti robotų.
choice-counter = Kortų skaičiuoklė
choice-counter-about = Galite pasitikrinti, kurių kelio kortų dar nematėte.
choice-hints = Patarimai
hint-rule = { $rule ->
    [on] Visiems
    [off] Išjungti
   *[alone] Tik žaidžiant vienam su robotais
}
choice-more-time = Papildomas laikas
choice-more-time-about = Atėjus eilei, galima paprašyti papildomo laiko – ribotą skaičių kartų per žaidimą.
choice-listed = Stalas atviras visiems
choice-listed-about = Kol kortos neišdalytos, stalas rodomas pradžios puslapyje ir prisijungti gali bet kas.
choice-pace = Robotų tempas
bot-pace = { $pace ->
    [calm] Ramus
    [fast] Greitas
   *[normal] Įprastas
}
clock-none = Neribojamas
clock-seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
   *[other] { $count } sekundžių
}
first-random = Lemia burtai
# Checked: same, it agrees with the noun of its menu
talk-kind = { $talk ->
    [none] Išjungtas
    [claims] Tik paruoštos frazės
   *[chat] Frazės ir laisvas pokalbis
}
edition-name = { $edition ->
    [lt] Lietuviškas leidimas
    [lv] Latviškas leidimas
    [ru] Rusiškas leidimas
    [el] Graikiškas leidimas
   *[et] Estiškas leidimas
}
edition-about = { $edition ->
    [ru] Kiekviena kelio korta turi pratęsti nuo pradinės kortos vedantį tunelį. Atverčiamos visos pasiektos pabaigos kortos. Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės gali tik išmesti kortą.
    [el] Kelio kortą galima dėti prie bet kurios atverstos kortos. Atverčiamos visos pasiektos pabaigos kortos. Jei akmuo netinka nei vienaip, nei kitaip, jis padedamas taip, kad pratęstų tunelį.
    [et] Kelio kortą galima dėti prie bet kurios atverstos kortos. Padėjus kelio kortą, atverčiama ne daugiau kaip viena pabaigos korta. Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės gali tik išmesti kortą.
   *[lt] Kiekviena kelio korta turi pratęsti nuo pradinės kortos vedantį tunelį. Atverčiamos visos pasiektos pabaigos kortos. Raundas trunka tol, kol bus rastas lobis arba panaudotos visos kortos.
}
option-name = { $option ->
    [others_only] Savų įrankių nelaužome
    [all_saboteurs] Žaidžia visi diversantai
    [broken_unpaid] Sulaužytas įrankis – jokio aukso
    [selfish_dwarf] Savanaudis nykštukas
   *[open_gold] Atviras auksas
}
option-about = { $option ->
    [others_only] Savo įrankių laužyti negalima.
    [all_saboteurs] Neišdalytos nykštuko kortos nelieka, tad visi žino, kiek yra diversantų.
    [broken_unpaid] Auksakasys, raundo pabaigoje turintis sulaužytą įrankį, aukso negauna.
    [selfish_dwarf] Viena iš auksakasių kortų – savanaudis nykštukas. Jei lobis randamas ir paskutinę kelio kortą padėjo jis, jam tenka 4 grynuoliai, o kiti nieko negauna. Kitu atveju nieko negauna jis pats.
   *[open_gold] Paimtą auksą mato visi.
}
# $gold and $usual_gold are fractions (1,6), hence “grynuolio”.
balance = { $same ->
    [yes] Bandomuosiuose žaidimuose tai neturėjo įtakos pergalėms.
    [gold] Bandomuosiuose penkių žaidėjų žaidimuose tai neturėjo įtakos pergalėms, bet auksakasiui per raundą teko { $gold } grynuolio (įprastai { $usual_gold }).
   *[no] Bandomuosiuose penkių žaidėjų žaidimuose diversantai laimėjo { $wins } % raundų (įprastai { $usual } %), o auksakasiui per raundą teko { $gold } grynuolio (įprastai { $usual_gold }).
}
balance-players = Bandomuosiuose { $players } žaidėjų žaidimuose auksakasiai laimėjo maždaug { $wins } iš 100 raundų.
bot-name = { $bot ->
    [random] Vėjavaikis – žaidžia bet kaip
    [digger] Darbštuolis – siekia aukso
    [detective] Seklys – stebi visus
    [schemer] Intrigantas – tyko ir smogia
    [search] Mąstytojas – viską numato
    [beginner] Naujokas – dar mokosi
    [friendly] Bičiulis – doras ir paslaugus
    [gruff] Niurzga – greitai įtaria
   *[other] { $bot }
}

## Menu and votes

menu-code = Stalo kodas: { $code }. Puslapį galite uždaryti ir vėliau grįžti; žaidėjų vietos išlieka.
menu-transfer = Tęsti kitu įrenginiu
menu-transfer-code = { $minutes ->
    [one] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minutę ten įveskite kodą { $code }.
    [few] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minutes ten įveskite kodą { $code }.
   *[other] Atverkite šį stalą kitame įrenginyje ir per { $minutes } minučių ten įveskite kodą { $code }.
}
menu-keys = Klavišai: 1–6 – pasirinkti kortą; T – ją apsukti; D – išmesti; „?“ – paaiškinti; B – pereiti į kasyklą (ten judama rodyklėmis, o N peršoka į kitą tinkamą langelį); L – parodyti visų tinkamų langelių sąrašą; Enter – pasirinkti ir patvirtinti; Esc – atšaukti; R – parodyti vaidmenį; C – parodyti nematytas kortas; „+“ ir „−“ – keisti mastelį; 0 – rodyti visą kasyklą. Pasirinkus žaidėją, N keičia žymą. „/“ atveria laukelį, kuriame galima klausti arba įvesti ėjimą.
menu-keys-more = P – pereiti prie žaidėjų (tarp jų judama rodyklėmis; pasirinkus žaidėjui skirtą kortą, ten veda ir B); N (ne kasykloje ir ne prie žaidėjų) – parodyti visas žymas; S – atverti pokalbį su paruoštomis frazėmis; M – dar kartą parodyti ėjimus po jūsiškio; K – paprašyti papildomo laiko. Sąrašuose renkamasi skaičiais. Q – pasiūlyti ėjimų, jei patarimai įjungti.
vote-pause = Balsuoti už pertrauką
vote-resume = Balsuoti už žaidimo tęsimą
vote-end = Balsuoti už žaidimo pabaigą
vote-end-sure = Baigti šį žaidimą visiems? Vėliau jo tęsti nebus galima.
vote-clock = Balsuoti už ėjimo laiko ribą
vote-stand-in = Tegu kol kas žaidžia robotas
vote-yes = Pritariu
vote-rule-title = Kaip balsuojama
vote-rule =
    Pasiūlymas priimamas, kai jam pritaria daugiau nei pusė prie stalo esančių žmonių.
    Kad po pertraukos žaidimas būtų tęsiamas, pakanka pusės jų pritarimo.
    Norint baigti žaidimą anksčiau, reikia bent dviejų balsų, nebent visi žaidžiate vienu įrenginiu.
    Norint žaidėjo vietą visam laikui atiduoti robotui, irgi reikia bent dviejų balsų. Jei tas žaidėjas tebėra prie stalo, pritarti turi bent du trečdaliai kitų žmonių, ir ne mažiau kaip trys.
    Jei ryšys nutrūksta tik akimirkai, laikoma, kad žaidėjas tebėra prie stalo.
    Jei kurio nors žaidėjo ėjimo laukiama jau tris minutes, daugiau nei pusė kitų žmonių gali nuspręsti riboti ėjimo laiką.
vote-running = { $vote ->
    [pause] Padaryti pertrauką? (už: { $count })
    [resume] Tęsti žaidimą? (už: { $count })
    [end] Baigti žaidimą anksčiau? (už: { $count })
    [stand-in] Leisti žaisti robotui, kol { $name } negrįš? (už: { $count })
    [clock] { $name } galvoja jau ilgai. Nuo šiol riboti ėjimo laiką? (už: { $count })
   *[bot] Visam laikui atiduoti robotui vietą, kurioje sėdi { $name }? (už: { $count })
}
leave = Išeiti iš žaidimo
leave-sure = Išeiti iš žaidimo visam laikui? Jūsų vietą užims robotas. Jei puslapį tiesiog uždarysite, vieta liks jūsų.
leave-yes = Išeiti
leave-no = Likti

## Settings

setting-language = Kalba
setting-theme = Išvaizda
setting-cards = Jūsų kortų dydis
setting-mine = Kasyklos kryptis
setting-motion = Animacija
setting-sound = Garsai
setting-vibrate = Vibruoti, kai ateina mano eilė
setting-confirm = Kiekvieną ėjimą patvirtinti
setting-notify = Pranešti, kai ateina mano eilė
language-name = Lietuvių
language-browser = Naršyklės kalba
theme = { $theme ->
    [system] Kaip sistemoje
    [dark] Tamsi (žibinto šviesa)
   *[light] Šviesi (pergamentas)
}
card-size = { $size ->
    [small] Mažas
    [medium] Vidutinis
   *[large] Didelis
}
mine-direction = { $direction ->
    [auto] Automatiškai (telefone – žemyn)
    [across] Iš kairės į dešinę
   *[down] Iš viršaus žemyn
}
motion = { $motion ->
    [system] Kaip sistemoje
   *[less] Kuo mažiau
}
