### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = { $number } scena iš { $count }
learn-skip = Praleisti
learn-next = Toliau
learn-end-title = Galite žaisti!
learn-end-text = Štai ir viskas. Dabar sužaiskite tikrą žaidimą su keturiais robotais, kurie atleidžia klaidas.
learn-play = Žaisti su robotais
learn-again = Pradėti iš naujo
lesson-lay-title = Kasimas
lesson-lay-goal = Esate auksakasys. Priartinkite tunelį prie trijų užverstų pabaigos kortų: pasirinkite kortą, tada langelį su šviesiais kampais.
lesson-lay-hint = Taip prie pabaigos kortų nepriartėsite. Pasirinkite langelį su šviesiais kampais – ten baigiasi tunelis.
lesson-lay-done = Štai ir ėjimas: panaudojama viena korta, tada traukiama nauja. Dabar eina kitas žaidėjas.
lesson-turn-title = Kortos apsukimas
lesson-turn-goal = Šis posūkis turi pratęsti tunelį langelyje su šviesiais kampais. Jei netinka, apsukite.
lesson-turn-hint = Ne čia. Pasirinkite langelį su šviesiais kampais; mygtukas „Apsukti“ kortą apverčia aukštyn kojomis.
lesson-turn-done = Kortą galima apsukti aukštyn kojomis, bet skersai dėti negalima. Tunelis jungiasi su tuneliu, uola – su uola.
lesson-join-title = Sujungta ar ne
lesson-join-goal = Tamsioji dalis atkirsta nuo pradžios, todėl prie jos nieko dėti negalima. Užpildykite tarpą.
lesson-join-hint = Tarpas – langelyje su šviesiais kampais. Reikia kortos, kurios angos atsiveria į abi jo puses.
lesson-join-done = Viena korta – ir viskas už jos vėl apšviesta. Kelio kortą su pradžia turi jungti ištisinis tunelis.
lesson-dead-end-title = Aklavietės
lesson-dead-end-goal = Langelyje su šviesiais kampais tinka dvi jūsų kortos, bet už vienos iš jų tunelis baigtųsi. Pratęskite jį.
lesson-dead-end-hint = Taip tunelio pabaigos kortų link nepratęsite. Aklavietės angos viduryje nesusijungia.
lesson-dead-end-done = Teisingai: aklavietėje tunelis baigiasi. Diversantai jas mėgsta.
lesson-tools-title = Sulaužyti įrankiai
lesson-tools-goal = { $task ->
    [0] Jūsų žibintas sulaužytas, todėl kelio kortų dėti negalite. Pataisykite jį: pasirinkite taisymo kortą, tada save.
   *[1] Žibintas vėl šviečia, kiti žaidėjai jau ėjo. Dabar kaskite toliau.
}
lesson-tools-hint = { $task ->
    [0] Išmesta korta nepadės. Taisymo kortą panaudokite sau.
   *[1] Pratęskite tunelį langelyje su šviesiais kampais.
}
lesson-tools-done = Turėdami sulaužytą įrankį vis tiek galite naudoti veiksmo kortas ir išmesti kortas. Taisyti galima ir kitų žaidėjų įrankius.
lesson-rockfall-title = Akmenų griūtis
lesson-rockfall-goal = { $task ->
    [0] Tunelį užtveria aklavietė. Pašalinkite ją akmenų griūtimi.
   *[1] Kelias laisvas. Užpildykite tarpą.
}
lesson-rockfall-hint = { $task ->
    [0] Akmenų griūtį panaudokite kortai su šviesiais kampais: tai ir yra aklavietė.
   *[1] Padėkite kelio kortą langelyje su šviesiais kampais.
}
lesson-rockfall-done = Akmenų griūtis pašalina bet kurią kelio kortą: jums – aklavietę, diversantui – gerą tunelį. Pradinė ir pabaigos kortos lieka.
lesson-map-title = Žemėlapiai ir pabaigos kortos
lesson-map-goal = { $task ->
    [0] Viena pabaigos korta jau atversta: tik akmuo. Lobis – po viena iš kitų dviejų. Žemėlapiu pasižiūrėkite vieną iš jų.
   *[1] Dabar žinote, kur lobis, ir žinote tik jūs. Nuveskite ten tunelį!
}
lesson-map-hint = { $task ->
    [0] Pasirinkite žemėlapį, tada užverstą pabaigos kortą.
   *[1] Ne tuo keliu. Jei žemėlapis parodė akmenį, lobis – po kita pabaigos korta.
}
lesson-map-done = Tunelis pasiekė pabaigos kortą, ji atversta, ir tai lobis: laimi auksakasiai. Kurią kortą žiūrite, mato visi, o kas joje – tik jūs.
lesson-saboteur-title = Kai esate diversantas
lesson-saboteur-goal = Šįkart esate diversantas. Dar viena korta, ir auksakasiai pasieks lobį. Sustabdykite juos, bet taip, kad atrodytų kaip nesėkmė.
lesson-saboteur-hint = Arba tai jų nesustabdo, arba iškart jus išduoda. Kuri korta užtveria tunelį ir galėjo būti vienintelė tinkama?
lesson-saboteur-done = Aklavietė atrodo kaip nesėkmė, o akmenų griūtis – ne. Jei kortos baigiasi anksčiau, nei randamas lobis, auksą gauna diversantai.
lesson-suspicion-title = Kas tai?
lesson-suspicion-goal = Vėl esate auksakasys. Pažiūrėkite, ką ką tik padarė kiti: vienas iš jų pakenkė tuneliui. Sulaužykite jo žibintą.
lesson-suspicion-hint = Peržiūrėkite ėjimus: kas padėjo aklavietę ten, kur tunelis sekėsi?
lesson-suspicion-done = Ėjimai pasako daugiau nei žodžiai. Tai galėjo būti ir nesėkmė, todėl stebėkite toliau; bet kol žibintas sulaužytas, šis žaidėjas nekasa.
lesson-gold-title = Auksas
lesson-gold-goal = { $task ->
    [0] Trūksta vienos kortos. Pasiekite lobį!
   *[1] Auksakasiai laimi. Paskutinę kelio kortą padėjote jūs, todėl pirmasis pasirinkimas jūsų. Imkite geriausią aukso kortą.
}
lesson-gold-hint = { $task ->
    [0] Nuveskite tunelį į pabaigos kortą už langelio su šviesiais kampais.
   *[1] Galima, bet pabaigoje skaičiuojami tik grynuoliai. Imkite kortą, kurioje jų daugiausia.
}
lesson-gold-done = Kitas kortas gauna artimiausias auksakasys; diversantams neatitenka nieko. Po trijų raundų laimi tas, kas turi daugiausia grynuolių.
cell-spot = apie šį langelį kalbama pamokoje
learn-moves = Kas įvyko

## Hints in the first game

taught-offer = Pirmas žaidimas? Kelios trumpos užuominos parodys, kaip žaisti.
taught-yes = Parodykite
taught-no = Ne, ačiū
taught-ok = Supratau
taught-stop = Daugiau nerodyti
taught-role = { $role ->
    [saboteur] Esate diversantas, ir niekas kitas to nežino. Raundą laimite, jei kortos baigiasi anksčiau, nei randamas lobis. Neišsiduokite.
    [selfish] Esate savanaudis nykštukas: kaskite kaip kiti, bet paskutinę kortą padėkite būtent jūs.
   *[digger] Esate auksakasys. Kartu su kitais auksakasiais kaskite tunelį iki lobio. Kai kurie žaidėjai – slapti diversantai.
}
taught-goals = Viena iš trijų užverstų pabaigos kortų yra lobis, kitos dvi – akmenys. Tunelis ten turi vesti nuo pradinės kortos.
taught-fits = { $edition ->
    [el] Pasirinkite kortą. Pažymėti langeliai rodo, kur ji tinka: šalia atverstos kortos, tunelis prie tunelio, uola prie uolos. Paspaudę kitur sužinosite, kodėl ten negalima.
    [et] Pasirinkite kortą. Pažymėti langeliai rodo, kur ji tinka: šalia atverstos kortos, tunelis prie tunelio, uola prie uolos. Paspaudę kitur sužinosite, kodėl ten negalima.
   *[lt] Pasirinkite kortą. Pažymėti langeliai rodo, kur ji tinka: tunelis prie tunelio, uola prie uolos, ir viskas sujungta su pradžia. Paspaudę kitur sužinosite, kodėl ten negalima.
}
taught-broken = Vienas jūsų įrankis sulaužytas: kol jis nepataisytas, kelio kortų dėti negalite. Naudoti veiksmo kortas ir išmesti kortas galite.
taught-stone = Tunelis pasiekė pabaigos kortą, bet tai tik akmuo. Dabar jis – kasyklos dalis; kaskite kitos pabaigos kortos link.
taught-gold = { $winner ->
    [diggers] Lobis rastas: aukso kortas dalijasi auksakasiai, o diversantai negauna nieko. Žaidimą laimi tas, kas po visų raundų turi daugiausia grynuolių.
   *[saboteurs] Kortos baigėsi: auksą gauna diversantai, o auksakasiai negauna nieko. Žaidimą laimi tas, kas po visų raundų turi daugiausia grynuolių.
}

## Puzzles

puzzle-today = Dienos galvosūkis
puzzle-number = { $number } iš { $count }
puzzle-solved = Išspręsta: { $count }
puzzle-streak = Dienos iš eilės: { $count }
puzzle-kind = { $kind ->
    [reach] Viena korta iki lobio
    [alive] Gelbėkite tunelį
    [stop] Sustabdykite nepastebėti
   *[who] Kas yra diversantas?
}
puzzle-role = { $role ->
    [saboteur] Esate diversantas.
    [selfish] Esate savanaudis nykštukas.
   *[digger] Esate auksakasys.
}
puzzle-asked = { $kind ->
    [reach] Žinote, kur lobis, ir vienas jūsų ėjimas jį pasiekia. Kuris?
    [alive] Kuris ėjimas labiausiai priartina tunelį prie jums žinomo lobio? Vienas daug geresnis už kitus.
    [stop] Keli jūsų ėjimai trukdo auksakasiams. Kuris atrodytų mažiausiai įtartinas?
   *[who] Iš to, ką matėte, vienas žaidėjas beveik tikrai yra diversantas. Kuris?
}
puzzle-verdict = { $right ->
    [yes] Teisingai!
   *[no] Ne visai.
}
puzzle-next = Kitas galvosūkis
puzzle-why-reach = Sprendimas: { $card }, { $cell }. Taip tunelis sujungiamas su lobiu; joks kitas ėjimas jo nepasiekia.
puzzle-why-alive = Sprendimas: { $card }, { $cell }. Po jo dar trūksta kelio kortų: { $after }. Po bet kurio kito ėjimo – mažiausiai { $others }.
puzzle-why-stop = Sprendimas: { $card }, { $cell }. Auksakasiai gaišta, bet žiūrovas jus įtartų tik { $after } % tikimybe (prieš tai – { $before } %). Po kito geriausio ėjimo būtų { $others } %.
