### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Ką matė ši naršyklė:
verify-seen-group-fault = Kas negerai:
verify-seen-summary-fair = Žaista sąžiningai: kortas kartu maišė serveris ir žaidėjai, o tai, ką matė ši naršyklė, įrašui neprieštarauja.
verify-seen-summary-wrong = Su šiuo žaidimu kažkas negerai. Nepasitikėkite juo, kol neišsiaiškinsite priežasties.
verify-seen-nothing = Nieko: ši naršyklė prie stalo nebuvo arba jos atmintis išvalyta. Patikrinti pavyko tik patį įrašą.
verify-seen-commitment = Ši naršyklė matė, kaip serveris užfiksavo savo indėlį į maišymą anksčiau, nei kuris nors žaidėjas atskleidė savąjį. Įraše serverio indėlis toks pat.
verify-seen-commitment-late = Kai ši naršyklė prisijungė, serveris jau galėjo žinoti žaidėjų indėlius į maišymą. Paties serverio indėlis įraše toks pat.
verify-seen-commitment-unseen = Dalijimo pradžios ši naršyklė nematė.
verify-seen-commitment-other = Serverio indėlis į maišymą – ne tas, kurį jis užfiksavo šiai naršyklei matant.
verify-seen-start-other = Įraše ne tos taisyklės arba ne tie robotai, kuriuos ši naršyklė matė dalijimo pradžioje.
verify-seen-cancelled = { $count ->
    [1] Atšauktas dalijimas, kurį matė ši naršyklė, yra įraše.
    [2] Abu atšaukti dalijimai, kuriuos matė ši naršyklė, yra įraše.
    [one] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } atšaukti dalijimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi atšaukti dalijimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-cancelled-missing = { $count ->
    [1] Ši naršyklė matė atšauktą dalijimą, kurio įraše nėra.
    [one] Ši naršyklė matė atšauktų dalijimų, kurių įraše nėra (iš viso { $count }).
    [few] Ši naršyklė matė { $count } atšauktus dalijimus, kurių įraše nėra.
   *[other] Ši naršyklė matė { $count } atšauktų dalijimų, kurių įraše nėra.
}
verify-seen-hashes = Prieš maišymą paskelbti duomenys, kuriuos matė ši naršyklė, sutampa su įrašu (paskelbė: { $names }).
verify-seen-hash-other = Prieš maišymą paskelbti duomenys, kuriuos matė ši naršyklė, nesutampa su įrašu (paskelbė: { $names }).
verify-seen-nonce = Šios naršyklės indėlis į maišymą panaudotas nepakeistas ({ $names }).
verify-seen-nonce-other = Šios naršyklės indėlis į maišymą pakeistas kitu arba praleistas ({ $names }).
verify-seen-nonce-unused = Šios naršyklės indėlis į maišymą nepanaudotas ({ $names }). Taip gali nutikti nutrūkus ryšiui.
verify-seen-nonce-elsewhere = Indėlis į maišymą gautas iš kito įrenginio arba kitos naršyklės ({ $names }).
verify-seen-cards = { $count ->
    [1] Vienintelė korta, kurią gavote šioje naršyklėje, sutampa su maišymo rezultatu; sutampa ir šioje naršyklėje matyti vaidmenys bei pabaigos kortos.
    [2] Abi kortos, kurias gavote ar ištraukėte šioje naršyklėje, sutampa su maišymo rezultatu; sutampa ir šioje naršyklėje matyti vaidmenys bei pabaigos kortos.
    [one] Visos kortos, kurias gavote ar ištraukėte šioje naršyklėje (iš viso { $count }), sutampa su maišymo rezultatu; sutampa ir šioje naršyklėje matyti vaidmenys bei pabaigos kortos.
    [few] Visos { $count } kortos, kurias gavote ar ištraukėte šioje naršyklėje, sutampa su maišymo rezultatu; sutampa ir šioje naršyklėje matyti vaidmenys bei pabaigos kortos.
   *[other] Visos kortos, kurias gavote ar ištraukėte šioje naršyklėje (iš viso { $count }), sutampa su maišymo rezultatu; sutampa ir šioje naršyklėje matyti vaidmenys bei pabaigos kortos.
}
verify-seen-cards-public = Visi vaidmenys ir pabaigos kortos, kuriuos matė ši naršyklė, sutampa su maišymo rezultatu.
verify-seen-cards-unseen = Kortų ši naršyklė nematė.
verify-seen-hands-missed = Ši naršyklė matė ne visas jums išdalytas kortas, todėl kai kurių palyginti nepavyko.
verify-seen-first-other = Pradėjo ne tas žaidėjas, kuriam pagal maišymą teko pradėti.
verify-seen-role-other = { $round } raundas: vaidmuo, kurį gavote šioje naršyklėje, nesutampa su maišymo rezultatu.
verify-seen-roles-other = { $round } raundas: pabaigoje parodyti vaidmenys nesutampa su maišymo rezultatu.
verify-seen-hand-other = { $round } raundas: kortos, kurias gavote šioje naršyklėje, nesutampa su maišymo rezultatu.
verify-seen-drawn-other = { $round } raundas: šioje naršyklėje ištraukėte ne tą kortą, kuri krūvelėje buvo kita iš eilės.
verify-seen-goal-other = { $round } raundas: pabaigos korta, kurią matė ši naršyklė, nesutampa su maišymo rezultatu.
verify-seen-gold = Visas auksas sutampa su maišymo rezultatu.
verify-seen-gold-other = { $round } raundas: auksas, kurį matė ši naršyklė, nesutampa su maišymo rezultatu.
verify-seen-moves = { $count ->
    [1] Vienintelis ėjimas, kurį matė ši naršyklė, yra įraše.
    [2] Abu ėjimai, kuriuos matė ši naršyklė, yra įraše.
    [one] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
    [few] Visi { $count } ėjimai, kuriuos matė ši naršyklė, yra įraše.
   *[other] Visi ėjimai, kuriuos matė ši naršyklė (iš viso { $count }), yra įraše.
}
verify-seen-moves-other = { $number } ėjimas įraše – ne tas, kurį matė ši naršyklė.
verify-seen-moves-missed = { $count ->
    [one] Įraše yra { $count } ėjimas, kurio ši naršyklė nematė.
    [few] Įraše yra { $count } ėjimai, kurių ši naršyklė nematė.
   *[other] Įraše yra { $count } ėjimų, kurių ši naršyklė nematė.
}
verify-seen-not-played = Naršyklė netikrina, ar visi ėjimai atitinka taisykles.
verify-seen-command = Jei mokate naudotis terminalu, išsaugokite įrašą ir paleiskite „saboteur verify“ – bus patikrinti ir ėjimai.

## Refusals of a table setup

refused-unknown-edition = Leidimo „{ $edition }“ nėra.
refused-bad-players = Toks žaidėjų skaičius netinka ({ $players }): žaisti gali nuo 3 iki 10 žaidėjų.
refused-bad-rounds = Toks raundų skaičius netinka ({ $rounds }): žaidime jų būna nuo 1 iki 5.
refused-unknown-option = Stalo parinkties „{ $option }“ nėra.
refused-bad-first = Žaidėjas { $first } pradėti negali: tokio prie šio stalo nėra.

## Refusals of a deal

refused-seed-not-text = Sėkloje yra ženklų, kurių negalima užkoduoti UTF-8 koduote.
refused-deal-rounds = Raundų skaičius dalijime ({ $found }) neatitinka žaidimo ({ $expected }).
refused-deal-first = Žaidėjas { $first } pradėti negali: tokio nėra arba įraše nurodytas kitas.
refused-deal-gold = Dalijime daugiau aukso nei dėžutėje: joje 16 kortų po 1 grynuolį, 8 – po 2 ir 4 – po 3.
refused-deal-roles = { $round } raunde kiekvienam žaidėjui reikia vieno vaidmens (digger, saboteur arba selfish), ir nė vieno negali būti daugiau, nei leidžia dėžutė ir stalo parinktys.
refused-deal-goals = { $round } raundo pabaigos kortos turi būti treasure, Pes ir Psw, kiekviena po vieną kartą.
refused-deal-hands = { $round } raunde kiekvienam žaidėjui reikia vieno kortų rinkinio.
refused-deal-hand-sizes = { $round } raunde visi žaidėjai turi gauti po tiek pat kortų, nuo 1 iki 6.
refused-deal-broken = { $round } raunde kiekvienam žaidėjui reikia atskiro sulaužytų įrankių sąrašo; jame gali būti tik pick, lamp ir cart.
refused-deal-card = { $round } raundas: „{ $card }“ nėra korta.
refused-deal-too-many = { $round } raunde kortų { $card } daugiau nei dėžutėje.
refused-deal-cell = { $round } raundo kasykloje dvi kortos guli tame pačiame langelyje.
refused-deal-stone = { $round } raundo kasykla: „{ $card }“ – ne tas akmuo, kuris turi gulėti tame langelyje.
refused-deal-spread = { $round } raundo kasykloje kortos guli per toli viena nuo kitos: būsimoms kortoms neliktų vietos.
refused-deal-laid = { $round } raundo kasykla: „{ $card }“ nėra kelio korta su langeliu, tokia kaip Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = „{ $key }“ nėra JSON objektas.
refused-missing = Trūksta „{ $key }“.
refused-unknown-format = Įrašo formatas – { $format }; ši versija jo neskaito.
refused-unknown-rules = Įrašo taisyklių numeris – { $rules }; ši versija tokių nežino.
refused-seed-or-deal = Įraše turi būti arba sėkla, arba dalijimas, bet ne abu.
refused-twice = Rakte „{ $key }“ kai kurios reikšmės pasikartoja.
refused-not-a-number = Rakte „{ $key }“ gali būti tik sveikieji skaičiai.
refused-not-a-text = Rakte „{ $key }“ gali būti tik tekstas.
refused-not-a-list = „{ $key }“ nėra sąrašas arba vietoj sąrašo jame yra kas kita.

## Refusals of a record: verifying it

refused-no-proof = Šiame įraše nėra įrodymo, kaip išdalytos kortos.
refused-proof-unreadable = Įrodymo rakto „{ $key }“ perskaityti nepavyksta.
refused-commitment-misfits = Serverio indėlis į maišymą – ne tas, kurį jis užfiksavo prieš žaidimą.
refused-nonce-misfits = Žaidėjo { $seat } indėlis į maišymą – ne tas, kurį jis buvo paskelbęs.
refused-seed-misfits = Iš serverio ir žaidėjų indėlių į maišymą tokia sėkla negaunama.
refused-misshapen = Raktas „{ $key }“ įraše ne toks, kokį rašo serveris.
refused-not-canonical = Įraše yra tai, ko tikruose įrašuose nebūna: trupmena, milžiniškas skaičius, keistas raktas arba per giliai vienas į kitą sudėti sąrašai.
refused-unknown-form = Ši versija nežino tokio įrodymo, koks yra šiame įraše.
refused-form-removed = Šiame įraše buvo naujesnis įrodymas, bet kažkas jį pakeitė senesniu.
refused-start-misfits = Stalo taisyklės, robotai arba atšaukti dalijimai – ne tie, kurie užfiksuoti prieš maišymą.
refused-cancelled-misfits = Atšauktas dalijimas Nr. { $number } rodo ne tą indėlį į maišymą, kurį serveris buvo užfiksavęs.
refused-bot-nonce = Žaidėjas { $seat } – robotas, tačiau įraše yra ir jo indėlis į maišymą.
refused-checksum-misfits = Kontrolinė suma nesutampa: įrašas pakeistas po to, kai jį sukūrė serveris.
refused-by-misfits = Ėjimą Nr. { $number } atliko robotas, o įraše nurodytas žmogus.
refused-ended-misfits = { $ended ->
    [finished] Įraše nurodyta, kad žaidimas sužaistas iki galo, bet ėjimai nutrūksta anksčiau.
   *[abandoned] Įraše nurodyta, kad žaidimas baigtas anksčiau laiko, bet ėjimai tęsiasi iki pat galo.
}
refused-winners-misfit = Įraše nurodyti ne tie nugalėtojai, kurie išeina pagal ėjimus.
refused-nuggets-misfit = Įraše nurodyta ne tiek grynuolių, kiek išeina pagal ėjimus.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Žaista sąžiningai: kortas kartu maišė serveris ir žaidėjai, ir visi ėjimai leistini.
verify-summary-remarks = Viskas sutampa, bet prieš dalijimą nutiko kai kas, ką verta žinoti.
verify-summary-nobody = Viskas sutampa, bet maišant nedalyvavo nė vienas žaidėjas.
verify-summary-old = Sutampa viskas, ką gali parodyti toks senesnis įrašas.
verify-group-proved = Ką šis įrašas įrodo:
verify-group-shuffle = Kas dalyvavo maišant:
verify-group-limits = Turėkite omenyje:
verify-deal-fixed = Serveris savo indėlį į maišymą (slaptą atsitiktinį skaičių) užfiksavo anksčiau, nei kuris nors žaidėjas atskleidė savąjį, o kortos gautos iš visų indėlių kartu.
verify-deal-unchanged = Kortos užfiksuotos dalijimo pradžioje, ir vėliau jų niekas nepakeitė.
verify-rules-fixed = Leidimas, parinktys, raundų skaičius, robotų vietos ir žaidimą pradedantis žaidėjas (jei jį parinko šeimininkas) užfiksuoti prieš maišymą.
verify-cancelled-none = Prieš tai nė vienas dalijimas nebuvo atšauktas.
verify-cancelled = { $count ->
    [1] Prieš tai buvo atšauktas vienas dalijimas. Jis yra faile, ir niekas negali jo iš ten pašalinti.
    [one] Prieš tai atšaukta dalijimų: { $count }. Visi jie yra faile, ir niekas negali nė vieno iš ten pašalinti. Jei jų daug, galbūt kažkas laukė geresnių kortų.
    [few] Prieš tai buvo atšaukti { $count } dalijimai. Visi jie yra faile, ir niekas negali nė vieno iš ten pašalinti. Jei jų daug, galbūt kažkas laukė geresnių kortų.
   *[other] Prieš tai buvo atšaukta { $count } dalijimų. Visi jie yra faile, ir niekas negali nė vieno iš ten pašalinti. Jei jų daug, galbūt kažkas laukė geresnių kortų.
}
verify-cancelled-listed = { $count ->
    [1] Faile nurodytas vienas anksčiau atšauktas dalijimas. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
    [one] Faile nurodytas { $count } anksčiau atšauktas dalijimas. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
    [few] Faile nurodyti { $count } anksčiau atšaukti dalijimai. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
   *[other] Faile nurodyta { $count } anksčiau atšauktų dalijimų. Ar jų buvo daugiau, senesnis įrašas parodyti negali.
}
verify-played = { $count ->
    [1] Vienintelis ėjimas leistinas ir veda būtent prie šio rezultato.
    [2] Abu ėjimai leistini ir veda būtent prie šio rezultato.
    [one] Visi ėjimai (iš viso { $count }) leistini ir veda būtent prie šio rezultato.
    [few] Visi { $count } ėjimai leistini ir veda būtent prie šio rezultato.
   *[other] Visi ėjimai (iš viso { $count }) leistini ir veda būtent prie šio rezultato.
}
verify-played-abandoned = { $count ->
    [0] Žaidėjai baigė žaidimą dar prieš pirmą ėjimą.
    [1] Vienintelis ėjimas leistinas; po jo žaidėjai žaidimą baigė.
    [2] Abu ėjimai leistini; po jų žaidėjai žaidimą baigė.
    [one] Visi ėjimai (iš viso { $count }) leistini; po jų žaidėjai žaidimą baigė.
    [few] Visi { $count } ėjimai leistini; po jų žaidėjai žaidimą baigė.
   *[other] Visi ėjimai (iš viso { $count }) leistini; po jų žaidėjai žaidimą baigė.
}
verify-took-part = { $count ->
    [1] Dalyvavo tik vienas žaidėjas: { $names }. Jei šis žaidėjas buvo sąžiningas, niekas negalėjo iš anksto parinkti kortų.
    [one] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, niekas negalėjo iš anksto parinkti kortų.
    [few] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, niekas negalėjo iš anksto parinkti kortų.
   *[other] Dalyvavo: { $names }. Jei bent vienas iš jų buvo sąžiningas, niekas negalėjo iš anksto parinkti kortų.
}
verify-nobody = Niekas. Taigi aišku tik tiek, kad, prasidėjus dalijimui, serveris kortų nekeitė. Ar dalijo jas sąžiningai, neaišku.
verify-no-part = Prie maišymo neprisidėjo: { $names }.
verify-bots = Robotai prie maišymo niekada neprisideda: { $names }.
verify-withheld = Paskelbė indėlį, bet jo neatskleidė: { $names }. Taip gali nutikti nutrūkus ryšiui, bet taip gali pasielgti ir su serveriu susitaręs žaidėjas, norintis kitokių kortų.
verify-limit-old = Tai senesnio tipo įrašas. Jis negali parodyti, kad stalo taisyklės užfiksuotos prieš maišymą, kad netrūksta nė vieno atšaukto dalijimo ir kad įrašo niekas neklastojo. Jei žaista neseniai, paklauskite, kodėl įrašas senesnio tipo.
verify-limit-looking = Serverio administratorius per žaidimą galėjo matyti kortas.
verify-limit-invented = Visą žaidimą galima išgalvoti: vien įrašas neįrodo, kad kas nors jį iš tiesų žaidė.
verify-limit-checksum = Dėl kontrolinės sumos įkliūva tik tie, kas nemoka apskaičiuoti naujos. Kas moka, gali įterpti į įrašą kitus ėjimus, vardus ar pokalbius, nuslėpti, kad kieno nors indėlis į maišymą liko neatskleistas, arba dar labiau sutrumpinti anksčiau laiko baigtą žaidimą. Palyginkite įrašą su tuo, ką matėte savo naršyklėje.
