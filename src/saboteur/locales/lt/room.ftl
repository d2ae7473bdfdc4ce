### Browser: the waiting room, and what the host chooses there.

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
room-away = Laukiame, kol grįš { $names }. Pradėti galėsite po { $seconds } s – kas iki tol negrįš, tą pavaduos robotas.
room-away-now = Nėra prie stalo: { $names }. Vis tiek galite pradėti – kas negrįš, tą pavaduos robotas.
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
room-undone-settings = Šeimininkas pakeitė nustatymus. { $changes }. Ar vis tiek žaidžiate?
setting-changed = { $setting }: { $was } → { $now }
setting-turned = { $to ->
    [on] { $setting }: taip
   *[off] { $setting }: ne
}
room-invite = Pakvieskite žaidėjų
room-qr = QR kodas su nuoroda į šį stalą
room-link = Nuoroda į šį stalą
room-copy = Kopijuoti nuorodą
room-copied = Nukopijuota
room-share = Bendrinti
room-share-text = Pažaiskime „Diversantą“! Stalo kodas: { $code }
room-invite-about = Kiti prisijungs nuskaitę QR kodą arba atvėrę nuorodą. Jei serveris veikia namuose, jiems reikės to paties „Wi-Fi“ tinklo.
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
choice-no-programs = Be išorinių programų
choice-no-programs-about = Išorinės programos prisijungti negali, bet šeimininkas gali pridėti robotų.
choice-counter = Kortų skaičiuoklė
choice-counter-about = Visi gali pasitikrinti, kurių kortų dar nematė.
choice-hints = Patarimai
hint-rule = { $rule ->
    [on] Visiems
    [off] Išjungti
   *[alone] Kai žaidžiama vien su robotais
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
balance-players = { $favors ->
    [diggers] Kai žaidėjų yra { $players }, lobis dažniausiai randamas: bandomuosiuose robotų žaidimuose auksakasiai laimėjo maždaug { $wins } iš 100 raundų. Pirmam žaidimui tai puikiai tinka, o prisijungus dar vienam žaidėjui, jėgos būtų lygesnės.
   *[both] Kai žaidėjų yra { $players }, realių galimybių laimėti turi abi pusės: bandomuosiuose robotų žaidimuose auksakasiai laimėjo maždaug { $wins } iš 100 raundų.
}
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
