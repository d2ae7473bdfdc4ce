### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Ką matė ši naršyklė:
verify-seen-group-fault = Kas negerai:
verify-seen-summary-fair = Dalyta sąžiningai: kortas maišė serveris kartu su žaidėjais, ir niekas, ką matė ši naršyklė, įrašui neprieštarauja.
verify-seen-summary-wrong = Su šiuo žaidimu kažkas negerai. Nepasitikėkite juo, kol neišsiaiškinsite priežasties.
verify-seen-nothing = Nieko: ši naršyklė nebuvo prie stalo arba jos atmintis išvalyta. Patikrinti pavyko tik patį įrašą.
verify-seen-commitment = Šiai naršyklei matant serveris užfiksavo savo indėlį į maišymą, dar nežinodamas nė vieno žaidėjo indėlio, ir įraše jis tas pats.
verify-seen-commitment-late = Kai ši naršyklė prisijungė, serveris jau galėjo žinoti žaidėjų indėlius į maišymą. Jo paties indėlis įraše tas pats.
verify-seen-commitment-unseen = Ši naršyklė nematė, kaip prasidėjo dalijimas.
verify-seen-commitment-other = Serverio indėlis į maišymą – ne tas, kurį jis užfiksavo šiai naršyklei matant.
verify-seen-start-other = Įraše kitos taisyklės arba kiti robotai, nei ši naršyklė matė dalijimo pradžioje.
verify-seen-cancelled = { $count ->
    [1] Atšauktas dalijimas, kurį matė ši naršyklė, yra įraše.
    [one] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } atšaukti dalijimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-cancelled-missing = { $count ->
    [one] Įraše trūksta { $count } atšaukto dalijimo, kurį matė ši naršyklė.
    [few] Įraše trūksta { $count } atšauktų dalijimų, kuriuos matė ši naršyklė.
   *[other] Įraše trūksta { $count } atšauktų dalijimų, kuriuos matė ši naršyklė.
}
verify-seen-hashes = Įraše yra tai, ką šiai naršyklei matant paskelbė žaidėjai: { $names }.
verify-seen-hash-other = Įraše nėra to, ką šiai naršyklei matant paskelbė žaidėjai: { $names }.
verify-seen-nonce = Šios naršyklės indėlis į maišymą panaudotas nepakeistas: { $names }.
verify-seen-nonce-other = Šios naršyklės indėlis į maišymą pakeistas kitu arba praleistas: { $names }.
verify-seen-nonce-unused = Šios naršyklės indėlis į maišymą nepanaudotas: { $names }. Taip nutinka, kai nutrūksta ryšys.
verify-seen-nonce-elsewhere = Indėlis į maišymą gautas iš kito įrenginio arba kitos naršyklės: { $names }.
verify-seen-cards = { $count ->
    [1] Vienintelė korta, kurią gavo ši naršyklė, atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
    [one] Visos kortos, kurias ši naršyklė gavo ar ištraukė (iš viso { $count }), atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
    [few] Visos { $count } kortos, kurias ši naršyklė gavo ar ištraukė, atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
   *[other] Visos kortos, kurias ši naršyklė gavo ar ištraukė (iš viso { $count }), atitinka maišymą, kaip ir matyti vaidmenys bei pabaigos kortos.
}
verify-seen-cards-public = Visi vaidmenys ir pabaigos kortos, kuriuos matė ši naršyklė, atitinka maišymą.
verify-seen-cards-unseen = Ši naršyklė nematė nė vienos kortos.
verify-seen-hands-missed = Kai kurių savo pradinių kortų ši naršyklė nematė, todėl palyginti jų nepavyko.
verify-seen-first-other = Pradėjo ne tas žaidėjas, kuris turėjo pradėti pagal maišymą.
verify-seen-role-other = { $round } raundas: ši naršyklė gavo ne tą vaidmenį, kurį turėjo gauti pagal maišymą.
verify-seen-roles-other = { $round } raundas: pabaigoje parodyti vaidmenys neatitinka maišymo.
verify-seen-hand-other = { $round } raundas: ši naršyklė gavo ne tas kortas, kurias turėjo gauti pagal maišymą.
verify-seen-drawn-other = { $round } raundas: ši naršyklė ištraukė ne tą kortą, kuri gulėjo krūvelės viršuje.
verify-seen-goal-other = { $round } raundas: pabaigos korta, kurią matė ši naršyklė, neatitinka maišymo.
verify-seen-gold = Visas auksas atitinka maišymą.
verify-seen-gold-other = { $round } raundas: auksas, kurį matė ši naršyklė, neatitinka maišymo.
verify-seen-moves = { $count ->
    [1] Vienintelis ėjimas, kurį matė ši naršyklė, yra įraše.
    [one] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } ėjimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-moves-other = { $number } ėjimas įraše yra ne tas, kurį matė ši naršyklė.
verify-seen-moves-missed = { $count ->
    [one] Ši naršyklė nematė { $count } įrašo ėjimo.
    [few] Ši naršyklė nematė { $count } įrašo ėjimų.
   *[other] Ši naršyklė nematė { $count } įrašo ėjimų.
}
verify-seen-not-played = Ar visi ėjimai atitinka taisykles ir veda prie šio rezultato: to naršyklė netikrina. Norėdami sužinoti, atsisiųskite įrašą ir paleiskite „saboteur verify“.

## Refusals of a table setup

refused-unknown-edition = Leidimo „{ $edition }“ nėra.
refused-bad-players = { $players } žaisti negali: turi būti nuo 3 iki 10 žaidėjų.
refused-bad-rounds = { $rounds } nėra raundų skaičius: žaidime jų nuo 1 iki 5.
refused-unknown-option = Stalo parinkties „{ $option }“ nėra.
refused-bad-first = { $first } vieta pradėti negali: tokios prie stalo nėra.

## Refusals of a deal

refused-seed-not-text = Sėkla nėra tekstas, kurį galima užrašyti UTF-8.
refused-deal-rounds = Dalijime raundų yra { $found }, o žaidime { $expected }.
refused-deal-first = { $first } vieta pradėti negali: tokios prie stalo nėra.
refused-deal-gold = Tokio aukso dėžutėje nėra: joje 16 kortų po 1, 8 po 2 ir 4 po 3.
refused-deal-roles = { $round } raundo vaidmenys nėra po vieną iš digger, saboteur ar selfish kiekvienai vietai.
refused-deal-goals = { $round } raundo pabaigos kortos nėra treasure, Pes ir Psw po kartą.
refused-deal-hands = { $round } raunde ne kiekviena vieta turi po vieną ranką.
refused-deal-hand-sizes = { $round } raundo rankos nėra vienodo dydžio, nuo 1 iki 6 kortų.
refused-deal-broken = { $round } raundo sulaužyti įrankiai nėra pick, lamp ir cart sąrašas kiekvienai vietai.
refused-deal-card = „{ $card }“ { $round } raunde nėra korta.
refused-deal-too-many = { $round } raunde kortų { $card } daugiau nei dėžutėje.
refused-deal-cell = { $round } raundo kasykloje dvi kortos guli viename langelyje.
refused-deal-stone = „{ $card }“ { $round } raundo kasykloje nėra tos pabaigos kortos akmuo.
refused-deal-spread = { $round } raundo kasykla tokia plati, kad būsimoms kortoms neliko vietos.
refused-deal-laid = „{ $card }“ { $round } raundo kasykloje nėra kelio korta su vieta, pavyzdžiui, Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = { $key } nėra JSON objektas.
refused-missing = Trūksta „{ $key }“.
refused-unknown-format = Įrašo formatas { $format } čia nežinomas.
refused-unknown-rules = Įrašo taisyklių numeris { $rules } čia nežinomas.
refused-seed-or-deal = Įrašui reikia arba sėklos, arba dalijimo, bet ne abiejų.
refused-twice = „{ $key }“ ką nors mini du kartus.
refused-not-a-number = „{ $key }“ nėra sveikasis skaičius.
refused-not-a-text = „{ $key }“ nėra tekstas arba jame yra kas kita.
refused-not-a-list = „{ $key }“ nėra sąrašas arba jame yra kas kita.

## Refusals of a record: verifying it

refused-no-proof = Įraše nėra dalijimo įrodymo.
refused-proof-unreadable = Įrodymo „{ $key }“ perskaityti nepavyksta.
refused-commitment-misfits = Paslaptis – ne ta, kurią serveris užfiksavo prieš žaidimą.
refused-nonce-misfits = Tai, ką prie sėklos pridėjo { $seat } vieta, nėra tai, ką ji buvo paskelbusi.
refused-seed-misfits = Sėkla negaunama iš paslapties ir iš to, ką pridėjo vietos.
refused-misshapen = Tokio „{ $key }“ serveris į įrašą nerašo.
refused-not-canonical = Įraše yra kai kas, ko tikruose įrašuose nebūna: trupmena, milžiniškas skaičius, keistas raktas arba pernelyg giliai vienas į kitą sudėti sąrašai.
refused-unknown-form = Ši versija tokios rūšies įrodymo nepažįsta.
refused-form-removed = Šis įrašas buvo sukurtas su naujesnės rūšies įrodymu, bet kažkas pavertė jį senesniu.
refused-start-misfits = Stalo taisyklės, robotai arba atšaukti dalijimai yra ne tie, kurie užfiksuoti prieš maišymą.
refused-cancelled-misfits = Atšauktas dalijimas nr. { $number } rodo ne tą paslaptį, kurią serveris buvo užfiksavęs.
refused-bot-nonce = { $seat } vietoje sėdi robotas, tačiau maišant iš jos kažkas pridėta.
refused-checksum-misfits = Kontrolinė suma nesutampa: failas pakeistas po to, kai jį sukūrė serveris.
refused-by-misfits = { $number } ėjimą padarė robotas, o pagal įrašą – žmogus.
refused-ended-misfits = { $ended ->
    [finished] Pagal įrašą žaidimas sužaistas iki galo, bet ėjimai baigiasi anksčiau.
   *[abandoned] Pagal įrašą žaidimas nutrauktas, bet ėjimai tęsiasi iki pat pabaigos.
}
refused-winners-misfit = Įraše nurodyti kiti nugalėtojai, nei išeina pagal ėjimus.
refused-nuggets-misfit = Įraše nurodytas kitas grynuolių skaičius, nei išeina pagal ėjimus.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Dalyta sąžiningai: kortas maišė serveris kartu su žaidėjais, ir visi ėjimai atitinka taisykles.
verify-summary-remarks = Viskas sutampa, bet prieš dalijimą įvyko kai kas, ką verta žinoti.
verify-summary-nobody = Viskas sutampa, bet maišant nedalyvavo nė vienas žaidėjas.
verify-summary-old = Sutampa viskas, ką gali parodyti toks senesnis įrašas.
verify-group-proved = Ką šis failas įrodo:
verify-group-shuffle = Kas dalyvavo maišant:
verify-group-limits = Ko jis įrodyti negali:
verify-deal-fixed = Serveris savo indėlį į maišymą užfiksavo dar nežinodamas nė vieno žaidėjo indėlio, o kortos gautos iš visų indėlių kartu.
verify-deal-unchanged = Kortos užfiksuotos dalijimo pradžioje, ir vėliau jų niekas nepakeitė.
verify-rules-fixed = Prieš maišymą buvo nuspręsta, pagal kurį leidimą, su kokiomis parinktimis ir kiek raundų žaidžiama, kur sėdi robotai ir kas pradeda (jei tai parinko šeimininkas).
verify-cancelled-none = Prieš šį dalijimą atšauktų dalijimų nebuvo.
verify-cancelled = { $count ->
    [1] Prieš tai buvo atšauktas vienas dalijimas. Jis yra faile, ir pašalinti jo iš ten niekas negali.
    [one] Prieš tai buvo atšauktas { $count } dalijimas. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
    [few] Prieš tai buvo atšaukti { $count } dalijimai. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
   *[other] Prieš tai buvo atšaukta { $count } dalijimų. Visi jie yra faile, ir nė vieno iš ten pašalinti niekas negali. Jei jų daug, galbūt kažkas laukė geresnių kortų.
}
verify-cancelled-listed = { $count ->
    [one] Faile yra { $count } anksčiau atšauktas dalijimas. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
    [few] Faile yra { $count } anksčiau atšaukti dalijimai. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
   *[other] Faile yra { $count } anksčiau atšauktų dalijimų. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
}
verify-played = { $count ->
    [1] Vienintelis ėjimas atitinka taisykles ir veda būtent prie šio rezultato.
    [one] Visi ėjimai (iš viso { $count }) atitinka taisykles ir veda būtent prie šio rezultato.
    [few] Visi { $count } ėjimai atitinka taisykles ir veda būtent prie šio rezultato.
   *[other] Visi ėjimai (iš viso { $count }) atitinka taisykles ir veda būtent prie šio rezultato.
}
verify-played-abandoned = { $count ->
    [0] Žaidėjai baigė žaidimą dar prieš pirmą ėjimą.
    [1] Vienintelis ėjimas atitinka taisykles; po to žaidėjai žaidimą nutraukė.
    [one] Visi ėjimai (iš viso { $count }) atitinka taisykles; po to žaidėjai žaidimą nutraukė.
    [few] Visi { $count } ėjimai atitinka taisykles; po to žaidėjai žaidimą nutraukė.
   *[other] Visi ėjimai (iš viso { $count }) atitinka taisykles; po to žaidėjai žaidimą nutraukė.
}
verify-took-part = { $count ->
    [1] Dalyvavo tik vienas žaidėjas: { $names }. Jei jis buvo sąžiningas, kortų niekas negalėjo parinkti.
    [one] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
    [few] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
   *[other] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, kortų niekas negalėjo parinkti.
}
verify-nobody = Niekas. Vadinasi, aišku tik tiek, kad prasidėjus dalijimui serveris kortų nekeitė, bet ne tai, kad jos parinktos aklai.
verify-no-part = Maišant nieko nepridėjo: { $names }.
verify-bots = Robotai niekada nieko neprideda: { $names }.
verify-withheld = Paskelbė savo indėlį, bet jo neatskleidė: { $names }. Taip nutinka, kai nutrūksta ryšys, bet taip gali elgtis ir su serveriu susitaręs žaidėjas, norintis kitų kortų.
verify-limit-old = Tai senesnės rūšies įrašas. Jis negali parodyti, kad stalo taisyklės užfiksuotos prieš maišymą, kad netrūksta atšauktų dalijimų ir kad failo niekas nelietė. Jei žaista neseniai, paklauskite, kodėl įrašas toks.
verify-limit-looking = Serverio prižiūrėtojas žaidimo metu galėjo matyti kortas.
verify-limit-invented = Visą žaidimą galima išgalvoti: vien iš failo nematyti, ar jį kas nors iš tiesų žaidė.
verify-limit-checksum = Kontrolinė suma išduoda tik tuos, kurie nemoka apskaičiuoti naujos. Kas moka, gali įrašyti į failą kitus ėjimus, vardus ar pokalbius, nuslėpti neatskleistą indėlį į maišymą arba dar labiau sutrumpinti nutrauktą žaidimą. Palyginkite failą su tuo, ką matėte savo naršyklėje.
