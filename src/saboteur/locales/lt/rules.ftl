### Browser: the rulebook.

## The rulebook

# $edition begins with a capital letter, so it stands first.
rules-edition = { $edition }. Kas priklauso nuo leidimo ar stalo parinkčių, pažymėta paraštėje.
rules-varies = Priklauso nuo leidimo ar stalo parinkčių:
rules-aim-title = Žaidimo esmė
rules-aim = Jūs – nykštukai kasykloje. Auksakasiai kasa tunelį nuo pradinės kortos iki lobio, o diversantai slapta stengiasi jiems sutrukdyti, ir niekas nežino, kas yra kas. Trys pabaigos kortos guli užverstos: viena slepia lobį, kitos dvi – tik akmenis. { $rounds ->
    [1] Po vienintelio raundo žaidimą laimi tas, kas turi daugiausia grynuolių; jei tokių keli, jie dalijasi pergale.
    [2] Po dviejų raundų žaidimą laimi tas, kas turi daugiausia grynuolių; jei tokių keli, jie dalijasi pergale.
    [3] Po trijų raundų žaidimą laimi tas, kas turi daugiausia grynuolių; jei tokių keli, jie dalijasi pergale.
    [4] Po keturių raundų žaidimą laimi tas, kas turi daugiausia grynuolių; jei tokių keli, jie dalijasi pergale.
   *[5] Po penkių raundų žaidimą laimi tas, kas turi daugiausia grynuolių; jei tokių keli, jie dalijasi pergale.
}
rules-setup-title = Prieš raundą
rules-setup = Kiekvienas slapta gauna nykštuko kortą – auksakasio arba diversanto. { $spare ->
    [yes] Šių kortų yra viena daugiau nei žaidėjų, todėl viena lieka užversta iki raundo pabaigos.
   *[no] Šių kortų yra lygiai tiek, kiek žaidėjų, todėl visi žino, kiek yra diversantų.
} Pradinė korta dedama kairėje. Trys pabaigos kortos sumaišomos ir užverstos išdėliojamos dešinėje, tarp jų ir pradinės kortos paliekant vietos septynioms kortoms. Kelio ir veiksmo kortos sumaišomos kartu ir išdalijamos, o likusios sudaro krūvelę, iš kurios kortos traukiamos. Kas pradeda pirmą raundą, lemia burtai, nebent tai nusprendžia šeimininkas. Kitus raundus pradeda žaidėjas, pagal laikrodžio rodyklę sėdintis už to, kuris ėjo paskutinis.
rules-table = Kortos pagal žaidėjų skaičių
rules-players = Žaidėjai
rules-saboteurs = Diversantų kortos
rules-diggers = Auksakasių kortos
rules-hand = Kortos rankoje
rules-turn-title = Jūsų ėjimas
rules-turn = Einama pagal laikrodžio rodyklę. Vienas ėjimas – lygiai viena korta: padėkite kelio kortą, panaudokite veiksmo kortą arba bet kurią kortą išmeskite užverstą. Tada, jei krūvelė netuščia, traukite vieną kortą. Ėjimo praleisti negalima: vieną kortą būtina panaudoti arba išmesti.
rules-path-title = Kelio kortos
rules-path = Kelio kortą dėkite į tuščią langelį; kasykla gali plėstis į visas puses. Kiekvienas kortos kraštas turi tikti prie gretimos kortos: tunelis jungiasi su tuneliu, uola – su uola. Prie užverstos pabaigos kortos tinka bet kas, o prie atverstos kraštai turi tikti kaip ir prie visų kitų kortų. Kortą galima apsukti aukštyn kojomis, bet skersai dėti negalima. Aklavietės angos tarpusavyje nesusijungia, todėl tunelis ten baigiasi. Kol bent vienas jūsų įrankis sulaužytas, kelio kortų dėti negalite.
rules-example-fits = Tinka: tunelis jungiasi su tuneliu, uola – su uola.
rules-example-misfits = Netinka: tunelis atsiremtų į uolą.
rules-example-dead-end = Tunelis pasiekia aklavietę ir ten baigiasi: kas už jos, lieka tamsoje.
rules-example-turn = Apsukti kortą
rules-link = { $edition ->
    [el] Šiame leidime kelio kortą galima dėti prie bet kurios atverstos kortos, net uolą prie uolos ir net ten, kur tunelis atkirstas. Atverstas akmuo irgi laikomas atversta korta, o užversta pabaigos korta – ne.
    [et] Šiame leidime kelio kortą galima dėti prie bet kurios atverstos kortos, net uolą prie uolos ir net ten, kur tunelis atkirstas. Atverstas akmuo irgi laikomas atversta korta, o užversta pabaigos korta – ne.
   *[lt] Šiame leidime kelio korta turi pratęsti tunelį: į vieną iš dedamos kortos angų nuo pradinės kortos turi vesti ištisinis tunelis. Prie atkirstos kasyklos dalies nieko pridėti negalima, kol kuri nors korta jos vėl neprijungs; tada su pradine korta vėl susijungs viskas, kas yra už tos kortos, ir tunelius ten bus galima tęsti.
}
rules-tools-title = Įrankių laužymas ir taisymas
rules-tools = Sulaužyto įrankio (kirtiklio, žibinto ar vagonėlio) kortą dėkite priešais bet kurį žaidėją, kurio toks įrankis dar nesulaužytas. Kol turite sulaužytą įrankį, kelio kortų dėti negalite, bet galite naudoti veiksmo kortas ir išmesti kortas. Taisymo korta pašalina vieną atitinkamą sulaužyto įrankio kortą, gulinčią priešais bet kurį žaidėją, taip pat ir jus. Taisymo korta su dviem įrankiais pataiso tik vieną iš jų – kurį, renkatės jūs. Jei taisyti nėra ko, tokią kortą galima tik išmesti.
rules-rockfall-title = Akmenų griūtis
rules-rockfall = Pašalinkite iš kasyklos bet kurią vieną kelio kortą, net aklavietę ar atkirstą kortą; šį raundą ji nebegrįš. Pradinės kortos ir pabaigos kortų pašalinti negalima. Jei pašalinti nėra ko, akmenų griūtį galima tik išmesti.
rules-map-title = Žemėlapis
rules-map = Slapta pasižiūrėkite vieną užverstą pabaigos kortą. Kurią kortą pasižiūrėjote, mato visi, o ką apie ją pasakysite – jūsų reikalas.
rules-discard-title = Kortos išmetimas
rules-discard = Bet kurią savo kortą galite ne panaudoti, o išmesti užverstą, net jei ji dabar tiktų. Niekas kitas nesužinos, kokia ji buvo.
rules-goal-title = Pasiekta pabaigos korta
rules-goal = Kai ištisinis tunelis nuo pradinės kortos pasiekia pabaigos kortą, ji atverčiama; aklavietės priešais ją nepakanka. Jei tai lobis, raundas iš karto baigiasi ir laimi auksakasiai. Jei tai akmuo, jis tampa kasyklos dalimi ir padedamas taip, kad tiktų.
rules-goal-edition = { $edition ->
    [el] Šiame leidime atverčiamos visos pabaigos kortos, kurias pasiekia tunelis, net dvi iš karto. Jei akmuo netinka nei vienaip, nei kitaip, jis padedamas anga į ką tik padėtą kelio kortą, o jei ta korta į akmenį neveda – anga į tunelį, kuris į jį veda. Jei šią sąlygą atitinka abi akmens padėtys, renkasi kelio kortą padėjęs žaidėjas.
    [et] Šiame leidime, padėjus kelio kortą, atverčiama ne daugiau kaip viena pabaigos korta. Jei tunelis pasiekia daugiau nei vieną, renkasi kelio kortą padėjęs žaidėjas. Padėjus kitą kelio kortą (nesvarbu, kas ir kur ją padeda), atverčiama dar viena pabaigos korta, jei tunelis ją vis dar pasiekia. Jei akmuo netinka nei vienaip, nei kitaip, jo padėtį parenka kelio kortą padėjęs žaidėjas.
   *[lt] Šiame leidime atverčiamos visos pabaigos kortos, kurias pasiekia tunelis, net dvi iš karto. Jei akmuo netinka nei vienaip, nei kitaip, jo padėtį parenka kelio kortą padėjęs žaidėjas.
}
rules-goal-details = Kol lobis neatverstas, jis laikomas nerastu, net jei tunelis iki jo veda. Akmuo lieka gulėti taip, kaip padėtas, net jei jį atkerta akmenų griūtis; į uolą atsirėmusi anga lieka uždara tol, kol ta uola ten yra. Jei akmenų keli, jie dedami po vieną, pradedant nuo viršutinės eilutės. Tada (tik ne estiškame leidime) vėl tikrinama, kur veda tunelis, nes akmuo gali jį pratęsti iki kitos pabaigos kortos. Pabaigos korta atverčiama ir tada, kai tunelis ją pasiekia iš toli, o ką tik padėta kelio korta guli ne šalia jos. Visa tai – kortos dėjimo dalis; nauja korta traukiama tik paskui.
rules-end-title = Raundo pabaiga
rules-end = Auksakasiai laimi raundą, kai tik atverčiamas lobis. Jei pirmiau baigiasi ir krūvelė, ir visų žaidėjų kortos, laimi diversantai. Raundui pasibaigus, atskleidžiami visų vaidmenys, pabaigos kortos ir likusi nykštuko korta, jei tokia yra.
rules-end-edition = { $edition ->
    [ru] Šiame leidime diversantai laimi ir tada, kai visi žaidėjai iš eilės savo ėjimo pradžioje randa tuščią krūvelę ir gali tik išmesti kortą. Jei kas nors galėjo kortą panaudoti, tokie ėjimai pradedami skaičiuoti iš naujo, net jei tas žaidėjas kortą išmetė.
    [et] Šiame leidime diversantai laimi ir tada, kai visi žaidėjai iš eilės savo ėjimo pradžioje randa tuščią krūvelę ir gali tik išmesti kortą. Jei kas nors galėjo kortą panaudoti, tokie ėjimai pradedami skaičiuoti iš naujo, net jei tas žaidėjas kortą išmetė.
   *[lt] Šiame leidime diversantai anksčiau laimėti negali: net jei visi gali tik išmesti kortas, raundas tęsiasi, kol visi liks be kortų.
}
rules-gold-title = Aukso dalybos
rules-gold-diggers = Kiekvienoje aukso kortoje yra nuo 1 iki 3 grynuolių. Jei laimi auksakasiai, traukiama tiek aukso kortų, kiek yra žaidėjų (kai žaidžia dešimt – tik devynios; jei liko mažiau – visos likusios). Paskutinę kelio kortą padėjęs žaidėjas slapta jas peržiūri, vieną pasilieka, o likusias perduoda artimiausiam auksakasiui prieš laikrodžio rodyklę, ir taip toliau, kol kortų nelieka. Jei tą kelio kortą padėjo diversantas, pirmas renkasi artimiausias auksakasys prieš laikrodžio rodyklę nuo jo.
rules-gold-saboteurs = Jei laimi diversantai, vienintelis diversantas gauna 4 grynuolius, du ar trys – po 3, keturi – po 2. Grynuoliai atiduodami aukso kortomis; jei iš likusių aukso kortų tikslios sumos sudaryti neįmanoma, trūkstami grynuoliai įskaitomi be kortos. Jei paaiškėja, kad diversantų nebuvo, niekas nieko negauna.
rules-gold-secret = Auksas lieka jums ir kituose raunduose. Kiek aukso kortų turite, mato visi, bet kiek jose grynuolių – paslaptis iki žaidimo pabaigos.
rules-gold-open = Auksas lieka jums ir kituose raunduose. Kiek grynuolių yra jūsų aukso kortose, mato visi, bet kortas, iš kurių renkamasi, mato tik tas, kuris renkasi.
rules-gold-details = Aukso kortos sumaišomos vieną kartą visam žaidimui. Rinktis galima bet kurią siūlomą kortą. Diversantams auksas dalijamas pagal laikrodžio rodyklę, pradedant nuo žaidėjo, sėdinčio už to, kuris ėjo paskutinis; kiekvienas traukia kortas iš krūvelės viršaus, o korta, kurioje grynuolių per daug, dedama į apačią. Jei, peržiūrėjus visą krūvelę, niekas nebetinka, į apačią dedamos ir jau pasiliktos kortos, o diversantas ima kuo mažiau kortų, sudarančių tikslią sumą; jei galima rinktis – tas, kurios guli arčiau viršaus. Likusių kortų tvarka nesikeičia.
rules-broken-unpaid = Auksakasys su sulaužytu įrankiu praleidžiamas ir tada, kai turėtų rinktis pirmas: pradeda artimiausias, kuriam auksas priklauso. Aukso kortų traukiama tiek pat. Jei neliko kam jų dalyti, auksas netraukiamas.
rules-selfish-dwarf = Jei paskutinę kelio kortą padėjo kas nors kitas, savanaudis nykštukas praleidžiamas, o aukso kortų traukiama viena mažiau (kai žaidžia dešimt – aštuonios). Jei tą kortą padėjo diversantas, pirmas renkasi artimiausias paprastas auksakasys prieš laikrodžio rodyklę, niekada ne savanaudis nykštukas. Jei savanaudis nykštukas – neišdalyta korta, auksas dalijamas taip, lyg jos nebūtų. Jei prie stalo neišdalytos nykštuko kortos nelieka, išimama paprasto auksakasio korta.
rules-knows-title = Kas ką žino
rules-knows = Visi mato kasyklą, atverstas pabaigos kortas, sulaužytus įrankius, kiek kortų kiekvienas turi rankoje, kiek jų liko krūvelėje ir kiek išmesta. Pasibaigus žaidimui, parodomas visų auksas. Kai auksą gauna diversantai, kiekvienas mato tik savo ištrauktas kortas. Kokios kortos guli kortų krūvelėje ir aukso krūvelėje, nemato niekas.
rules-knows-open = Visi mato kasyklą, atverstas pabaigos kortas, sulaužytus įrankius, visų auksą, kiek kortų kiekvienas turi rankoje, kiek jų liko krūvelėje ir kiek išmesta. Aukso kortas, kurias diversantas ištraukė, bet turi padėti atgal, mato tik jis pats. Kokios kortos guli kortų krūvelėje ir aukso krūvelėje, nemato niekas.
rules-box-title = Kas yra dėžutėje
rules-box = Pradinė korta – sankryža. Kelio kortų yra 40: 31 veda toliau (7 tiesūs tuneliai, 9 posūkiai, 10 išsišakojimų, 5 sankryžos), o 9 yra aklavietės. Aukštyn kojomis apsukta korta lieka tos pačios rūšies. Veiksmo kortų yra 27: 9 sulaužyti įrankiai (po 3 kiekvieno), 9 taisymo kortos (po 2 kiekvienam įrankiui ir 3 su dviem įrankiais), 3 akmenų griūtys ir 6 žemėlapiai. Nykštuko kortų yra 11: 7 auksakasiai ir 4 diversantai.
rules-claims-title = Pokalbiai ir blefas
rules-claims = Kalbėkitės, kiek leidžia jūsų stalo taisyklės, ir blefuokite, kiek norite. Kurios paruoštos frazės buvo tiesa, po žaidimo parodys jo įrašas.

## The rulebook’s own page

rules-search = Ieškoti taisyklėse
rules-no-hits = Tokių žodžių taisyklėse nėra.
rules-try = Išbandyti
rules-print = Spausdinti
rules-contents = Skyriai
rules-printings-title = Penkios taisyklių knygelės
rules-printings = Spausdintos penkių leidimų taisyklės beveik visur sutampa. Štai kuo jos skiriasi; pagal kiekvieną leidimą čia žaidžiama taip, kaip išspausdinta jo knygelėje.
rules-rulings-title = Kur jos neaiškios
rules-ruling = { $number ->
    [1] Graikiškose taisyklėse trūksta pastraipos apie kelio kortų dėjimą. Žaidžiame taip: korta turi liestis su atversta korta, kaip nurodyta kitose to paties laikotarpio taisyklėse.
    [2] Estiškose taisyklėse trūksta pusės sakinio apie kortų dėjimą; likusią jo dalį skaitant pažodžiui, pakaktų, kad korta liestųsi su užversta pabaigos korta. Mūsų sprendimas: nepakanka, nes ant užverstos kortos nematyti, kas prie jos tinka.
    [3] Estiškose taisyklėse sakoma, kad pasiektą pabaigos kortą galima atversti. Mūsų sprendimas: atversti būtina, kitaip žaidimas priklausytų nuo neišsakyto pasirinkimo. Antroji atverčiama padėjus kitą kelio kortą.
    [4] Graikiškose taisyklėse kalbama tik apie kortą, padėtą šalia pabaigos kortos. Mūsų sprendimas: atverčiama ir iš toli pasiekta pabaigos korta, nes tunelis ištisinis, o to ir reikalauja visos penkerios taisyklės.
    [5] Visose penkeriose taisyklėse sakoma, kad akmenų griūtis gali pašalinti kortą. Mūsų sprendimas: pašalinti būtina, kitaip korta būtų tiesiog išmetama atversta.
    [6] Graikiškose taisyklėse trūksta sakinio apie tuščią krūvelę; žaidžiame, kol visi lieka be kortų. Pagal rusiškas ir estiškas taisykles raundas baigiasi ir tada, kai niekas nebegali panaudoti kortos. Mūsų sprendimas: taip turi praeiti visas ratas aplink stalą; jei kortą išmeta tas, kas kurią nors galėjo panaudoti, ratas skaičiuojamas iš naujo.
    [7] Rusiškose taisyklėse nepasakyta, kad auksas slaptas, o estiškose tai tik patariama. Mūsų sprendimas: jis slaptas visuose leidimuose; atviras auksas – stalo parinktis.
   *[8] Tik estiškose taisyklėse pasakyta, kad auksą pirmas renkasi auksakasys. Diversantus praleidžiame visuose leidimuose, nes pagal visas penkerias taisykles to raundo auksas tenka tik auksakasiams.
}
example-lay = Išbandykite: apsukite kortas ir dėkite prie tunelio. Kur jos tinka?
example-connected = Išbandykite: užpildykite tarpą arba kaskite už jo. Ar korta turi būti sujungta su pradine korta?
example-dead-end = Išbandykite: ar už aklavietės tunelį galima tęsti?
example-tools = Išbandykite: jūsų žibintas sulaužytas. Ką dar galite panaudoti ir nuo ko pradėti?
example-rockfall = Išbandykite: kurias kortas gali pašalinti griūtis?
example-map = Išbandykite: kurias kortas galite pasižiūrėti?
example-goal = Išbandykite: kuri korta pasiekia pabaigos kortą ir kas tada vyksta?
example-again = Pradėti iš naujo
