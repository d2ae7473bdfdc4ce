### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = { $number } pamoka iš { $count }
learn-skip = Praleisti
learn-next = Toliau
learn-end-title = Jau galite žaisti!
learn-end-text = Štai ir viskas. Metas tikram žaidimui su keturiais robotais, kurie nepyksta dėl klaidų.
learn-play = Žaisti su robotais
learn-again = Pradėti iš naujo
lesson-lay-title = Kasimas
lesson-lay-goal = Jūs – auksakasys. Priartinkite tunelį prie trijų užverstų pabaigos kortų: pasirinkite kortą, tada šviesiais kampučiais pažymėtą langelį.
lesson-lay-hint = Taip prie pabaigos kortų nepriartėsite. Pasirinkite šviesiais kampučiais pažymėtą langelį – ten, kur baigiasi tunelis.
lesson-lay-done = Štai ir visas ėjimas: panaudojate vieną kortą, tada traukiate naują. Dabar eina kitas žaidėjas.
lesson-turn-title = Kortos apsukimas
lesson-turn-goal = Šiuo posūkiu pratęskite tunelį šviesiais kampučiais pažymėtame langelyje. Jei korta netinka, apsukite ją.
lesson-turn-hint = Ne čia. Pasirinkite šviesiais kampučiais pažymėtą langelį; mygtukas „Apsukti“ apsuka kortą aukštyn kojomis.
lesson-turn-done = Kortą galima apsukti aukštyn kojomis, bet skersai dėti negalima. Tunelis turi jungtis su tuneliu, o uola – su uola.
lesson-join-title = Sujungta ar atkirsta
lesson-join-goal = Tamsi kasyklos dalis atkirsta nuo pradinės kortos, todėl prie jos nieko pridėti negalima. Užpildykite tarpą.
lesson-join-hint = Tarpą žymi šviesūs kampučiai. Reikia kortos su angomis į abi jo puses.
lesson-join-done = Viena korta – ir viskas už jos vėl apšviesta. Kelio kortą su pradine korta turi jungti ištisinis tunelis.
lesson-dead-end-title = Aklavietės
lesson-dead-end-goal = Šviesiais kampučiais pažymėtame langelyje tinka dvi jūsų kortos, bet už vienos iš jų tunelis nutrūktų. Dėkite tą, kuri veda toliau.
lesson-dead-end-hint = Taip tunelio pabaigos kortų link nepratęsite. Aklavietės angos viduryje nesusijungia.
lesson-dead-end-done = Teisingai: aklavietėje tunelis baigiasi. Diversantai aklavietes dievina.
lesson-tools-title = Sulaužyti įrankiai
lesson-tools-goal = { $task ->
    [0] Jūsų žibintas sulaužytas, todėl kelio kortų dėti negalite. Pataisykite jį: pasirinkite taisymo kortą, tada save.
   *[1] Žibintas vėl šviečia, o kiti žaidėjai savo ėjimus jau atliko. Kaskite toliau.
}
lesson-tools-hint = { $task ->
    [0] Išmesta korta čia nepadės. Taisymo kortą panaudokite sau.
   *[1] Pratęskite tunelį šviesiais kampučiais pažymėtame langelyje.
}
lesson-tools-done = Turėdami sulaužytą įrankį, vis tiek galite panaudoti veiksmo kortą arba bet kurią kortą išmesti. Taisyti galite ir kitų žaidėjų įrankius.
lesson-rockfall-title = Akmenų griūtis
lesson-rockfall-goal = { $task ->
    [0] Tunelį užtveria aklavietė. Pašalinkite ją akmenų griūtimi.
   *[1] Kelias laisvas. Užpildykite tarpą.
}
lesson-rockfall-hint = { $task ->
    [0] Akmenų griūtimi pašalinkite šviesiais kampučiais pažymėtą kortą: tai ir yra aklavietė.
   *[1] Padėkite kelio kortą į šviesiais kampučiais pažymėtą langelį.
}
lesson-rockfall-done = Akmenų griūtimi galima pašalinti bet kurią kelio kortą: auksakasys rinktųsi aklavietę, diversantas – gerą tunelį. Pradinės kortos ir pabaigos kortų pašalinti negalima.
lesson-map-title = Žemėlapiai ir pabaigos kortos
lesson-map-goal = { $task ->
    [0] Viena pabaigos korta jau atversta: tai tik akmuo. Lobį slepia viena iš kitų dviejų. Žemėlapiu pasižiūrėkite kurią nors iš jų.
   *[1] Dabar jūs – ir tik jūs – žinote, kur lobis. Nuveskite ten tunelį!
}
lesson-map-hint = { $task ->
    [0] Pasirinkite žemėlapį, tada užverstą pabaigos kortą.
   *[1] Ne į tą pusę. Jei žemėlapis parodė akmenį, lobį slepia kita užversta pabaigos korta.
}
lesson-map-done = Tunelis pasiekė pabaigos kortą, ji buvo atversta, ir tai – lobis: laimi auksakasiai. Kurią kortą pasižiūrite, mato visi, o kas joje – tik jūs.
lesson-saboteur-title = Diversanto kailyje
lesson-saboteur-goal = Šįkart jūs – diversantas. Dar viena korta, ir auksakasiai pasieks lobį. Sustabdykite juos, bet taip, kad atrodytų, jog tiesiog pritrūko sėkmės.
lesson-saboteur-hint = Taip jų nesustabdysite arba iškart išsiduosite. Kuri korta užtvertų tunelį, bet atrodytų taip, lyg kitos tiesiog neturėtumėte?
lesson-saboteur-done = Dėl aklavietės galima kaltinti prastas kortas, dėl akmenų griūties – ne. Jei kortos baigiasi anksčiau, nei randamas lobis, auksą gauna diversantai.
lesson-suspicion-title = Kuris iš jų?
lesson-suspicion-goal = Jūs vėl auksakasys. Pažiūrėkite, kaip ką tik ėjo kiti: vienas iš jų pakenkė tuneliui. Sulaužykite to žaidėjo žibintą.
lesson-suspicion-hint = Pažiūrėkite į ėjimų sąrašą: kas padėjo aklavietę ten, kur kasti taip gerai sekėsi?
lesson-suspicion-done = Ėjimai pasako daugiau nei žodžiai. Gal tam žaidėjui tiesiog pritrūko sėkmės, todėl stebėkite jį toliau; bet su sulaužytu žibintu kasti jis negali.
lesson-gold-title = Auksas
lesson-gold-goal = { $task ->
    [0] Trūksta vienos kortos. Pasiekite lobį!
   *[1] Auksakasiai laimi. Paskutinę kelio kortą padėjote jūs, todėl pirmiausia renkatės jūs. Imkite geriausią aukso kortą.
}
lesson-gold-hint = { $task ->
    [0] Nuveskite tunelį iki pabaigos kortos, esančios už šviesiais kampučiais pažymėto langelio.
   *[1] Galima ir taip, bet žaidimo pabaigoje svarbu tik grynuoliai. Imkite kortą, kurioje jų daugiausia.
}
lesson-gold-done = Likusias kortas perduodate kitam auksakasiui, ir taip toliau; diversantai negauna nieko. Po trijų raundų laimi tas, kas turi daugiausia grynuolių.
cell-spot = pamokoje pažymėtas langelis
learn-spot = Šviesiais kampučiais pažymėtas langelis { $cell }.
learn-moves = Kas nutiko

## Puzzles

puzzle-today = Dienos galvosūkis
puzzle-number = { $number } iš { $count }
puzzle-solved = Išspręsta: { $count }
puzzle-streak = Dienų iš eilės: { $count }
puzzle-kind = { $kind ->
    [reach] Viena korta iki lobio
    [alive] Gelbėkite tunelį
    [stop] Sustabdykite nepastebimai
   *[who] Kuris iš jų diversantas?
}
puzzle-role = { $role ->
    [saboteur] Jūs – diversantas.
    [selfish] Jūs – savanaudis nykštukas.
   *[digger] Jūs – auksakasys.
}
puzzle-asked = { $kind ->
    [reach] Žinote, kur lobis, ir vienu ėjimu galite jį pasiekti. Kuriuo?
    [alive] Žinote, kur lobis. Kuris ėjimas labiausiai priartins tunelį prie jo? Vienas gerokai geresnis už visus kitus.
    [stop] Yra keli ėjimai, kuriais galite sutrukdyti auksakasiams. Kuris sukeltų mažiausiai įtarimų?
   *[who] Sprendžiant iš to, ką matėte, vienas žaidėjas beveik neabejotinai yra diversantas. Kuris?
}
puzzle-verdict = { $right ->
    [yes] Teisingai!
   *[no] Ne visai.
}
puzzle-next = Kitas galvosūkis
puzzle-why-reach = Sprendimas: { $card }, { $cell }. Taip tunelis pasiekia lobį; jokiu kitu ėjimu to padaryti nepavyktų.
puzzle-why-alive = Sprendimas: { $card }, { $cell }. Po šio ėjimo dar trūksta kelio kortų: { $after }. Po bet kurio kito jų trūktų bent { $others }.
puzzle-why-stop = Sprendimas: { $card }, { $cell }. Auksakasiai sugaišta, o įtarimų kyla mažiausiai: žiūrovo akimis tikimybė, kad esate diversantas, – { $after } % (prieš ėjimą – { $before } %). Trukdant bet kuriuo kitu ėjimu, ji būtų bent { $others } %.
hint-moment = Skaičiuojama…
hint-note = Apskaičiuota pagal jūsų kortas ir tai, ką matė visi. Tai matote tik jūs.
hint-doubts = Kas gali būti diversantas, sprendžiant iš to, ką žinote
hint-doubt = { $name }: { $percent } %
hint-more = { $count ->
    [one] Sąraše dar { $count } patarimas.
    [few] Sąraše dar { $count } patarimai.
   *[other] Sąraše dar { $count } patarimų.
}
hint-reaches = Taip tunelis pasiekia pabaigos kortą. Sprendžiant iš to, ką žinote, tikimybė, kad ten lobis, – { $percent } %. Jei jis ten, raundą laimi auksakasiai.
hint-nearer = { $role ->
    [saboteur] Tai padeda auksakasiams. Iki lobio tuneliui dar trūktų kelio kortų: { $cards }.
   *[digger] Tai priartina tunelį prie lobio. Dar trūktų kelio kortų: { $cards }.
}
hint-aside = { $role ->
    [saboteur] Tai tunelio nei priartina prie lobio, nei nutolina. Dar trūktų kelio kortų: { $cards }.
   *[digger] Naudos iš to nebus: tunelis nei priartėja prie lobio, nei nutolsta. Dar trūktų kelio kortų: { $cards }.
}
hint-farther = { $role ->
    [saboteur] Tai nutolina auksakasius nuo lobio. Iki jo tuneliui dar trūktų kelio kortų: { $cards }.
   *[digger] Tai nutolina jus nuo lobio. Iki jo tuneliui dar trūktų kelio kortų: { $cards }.
}
hint-blocks = { $role ->
    [saboteur] Po šio ėjimo auksakasiams nebeliktų kelio iki lobio, nebent jį atvertų griūtis.
   *[digger] Po šio ėjimo jums nebeliktų kelio iki lobio, nebent jį atvertų griūtis.
}
hint-looks = { $role ->
    [saboteur] Žinosite, ar ten lobis. Kitiems galėsite pasakyti tiesą arba ką kita.
   *[digger] Žinosite, ar ten lobis, ir galėsite pasakyti kitiems.
}
hint-breaks = Sulaužytą įrankį turintis žaidėjas negali dėti kelio kortų. Sprendžiant iš to, ką žinote, tikimybė, kad jis diversantas, – { $percent } %.
hint-breaks-own = Negalėsite dėti kelio kortų, kol įrankis nebus pataisytas.
hint-mends = Žaidėjas atgauna įrankį. Sprendžiant iš to, ką žinote, tikimybė, kad jis diversantas, – { $percent } %.
hint-mends-own = Atgausite įrankį. Kai sulaužytų nebeliks, vėl galėsite dėti kelio kortas.
hint-discards = Kasykloje niekas nepasikeičia, o jūs atsikratote mažai naudingos kortos.
hint-turns = Sprendžiant iš to, ką žinote, tikimybė, kad lobis čia, – { $percent } %.
hint-takes = Šioje kortoje daugiausia aukso.
hint-seen = { $change ->
    [more] Žiūrovas jus įtartų labiau: { $after } % (dabar – { $before } %).
    [less] Žiūrovas jus įtartų mažiau: { $after } % (dabar – { $before } %).
   *[same] Žiūrovas jus įtartų tiek pat kaip dabar: { $after } %.
}
hint-seen-plain = { $change ->
    [more] Kitiems tai atrodys įtartina.
   *[less] Kitiems tai įtarimų nekels.
}
