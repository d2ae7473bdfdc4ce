### Browser: the hints of a first game.

taught-offer = Žaidžiate pirmą kartą? Keli trumpi patarimai parodys, kas ir kaip.
taught-yes = Parodykite
taught-no = Ne, ačiū
taught-ok = Supratau
taught-stop = Daugiau nerodyti
taught-waiting = Kol skaitote, robotai laukia.
taught-game = Vienoje kasykloje darbuojasi auksakasiai ir diversantai: auksakasiai kasa tunelį iki lobio, diversantai slapta jiems trukdo, ir niekas nežino, kas yra kas.
taught-goals = Viena iš trijų užverstų pabaigos kortų slepia lobį, kitos dvi – tik akmenis. Tunelį iki lobio reikia kasti nuo pradinės kortos.
taught-fits = { $edition ->
    [el] Pasirinkite kelio kortą. Pažymėti langeliai rodo, kur ji tinka: šalia atverstos kortos, tunelis prie tunelio, uola prie uolos. Paspauskite kitur ir sužinosite, kodėl ten negalima.
    [et] Pasirinkite kelio kortą. Pažymėti langeliai rodo, kur ji tinka: šalia atverstos kortos, tunelis prie tunelio, uola prie uolos. Paspauskite kitur ir sužinosite, kodėl ten negalima.
   *[lt] Pasirinkite kelio kortą. Pažymėti langeliai rodo, kur ji tinka: tunelis prie tunelio, uola prie uolos, o nuo pradinės kortos ten veda ištisinis tunelis. Paspauskite kitur ir sužinosite, kodėl ten negalima.
}
taught-sabotage = Raundą laimėsite, jei kortos baigsis anksčiau, nei bus rastas lobis. Tad vilkinkite laiką, bet neišsiduokite: kreipkite tunelį ne į tą pusę, laužykite įrankius, sukelkite akmenų griūtį. Jei iš pradžių kasite kartu su visais, kelsite mažiau įtarimų.
taught-broken = Sulaužytas vienas jūsų įrankis: kelio kortų dėti negalite, kol jūs ar kitas žaidėjas jo nepataisys tinkama taisymo korta. Panaudoti veiksmo kortą arba kurią nors kortą išmesti galite ir dabar.
taught-mended = { $name } pataiso vieną jūsų įrankį. Kai nebeliks nė vieno sulaužyto, vėl galėsite dėti kelio kortas.
taught-tools = Žaidėjas, kurio įrankis sulaužytas, negali dėti kelio kortų, kol įrankis nepataisytas. Pataisyti gali kiekvienas, turintis to įrankio taisymo kortą: ja galite taisyti ir savo, ir kito žaidėjo įrankį.
taught-stone = Tai tik akmuo: jis lieka kasykloje, o raundas tęsiasi. Lobis dar neatverstas.
taught-dark = Tamsūs tuneliai atkirsti nuo pradinės kortos: prie lobio veda tik apšviesti. Į tarpą padėta kelio korta vėl sujungs juos su pradine.
taught-empty = { $edition ->
    [ru] Krūvelėje kortų nebėra. Jei visų kortos baigsis anksčiau, nei bus rastas lobis, arba visi galės jas tik išmesti, raundą laimės diversantai.
    [et] Krūvelėje kortų nebėra. Jei visų kortos baigsis anksčiau, nei bus rastas lobis, arba visi galės jas tik išmesti, raundą laimės diversantai.
   *[lt] Krūvelėje kortų nebėra. Jei visų kortos baigsis anksčiau, nei bus rastas lobis, raundą laimės diversantai.
}
taught-turn = Vienas ėjimas – lygiai viena korta: ją panaudojate arba išmetate užverstą, ir niekas jos nemato. Tada traukiate naują.
taught-claim = { $name } pokalbyje sako, ką slepia viena iš pabaigos kortų. Gal tai tiesa, o gal melas: perskaityti dar kartą ir atsakyti galite paspaudę debesėlį viršuje.
taught-map = Turėdami žemėlapį, galite pasižiūrėti vieną pabaigos kortą, ir niekas kitas nematys, kas ten. Paskui pokalbyje galite pasakyti kitiems tiesą arba pameluoti.
taught-dead-end = Aklavietė užtveria tunelį. Auksakasiams ją verčiau išmesti, o diversantai ją mielai deda.
taught-bots = Kiti žaidėjai – robotai. Paspauskite kurį nors ir sužinosite, koks jis.
taught-gold = { $winner ->
    [diggers] Raundą laimėjo auksakasiai: jie renkasi aukso kortas (pradeda tas, kas padėjo paskutinę kelio kortą), o diversantai negauna nieko. Diversantams auksas tenka tik tada, kai lobis nerandamas. Aukso kortoje yra nuo 1 iki 3 grynuolių, ir žaidimą laimi tas, kas po visų raundų jų turi daugiausia.
   *[saboteurs] Raundą laimėjo diversantai, tad auksą gauna tik jie. Kai lobis randamas, aukso kortas renkasi auksakasiai, ir pradeda tas, kas padėjo paskutinę kelio kortą. Aukso kortoje yra nuo 1 iki 3 grynuolių, ir žaidimą laimi tas, kas po visų raundų jų turi daugiausia.
}
taught-unfound = Lobis liko nerastas, tad raundą laimėjo diversantai ir auksą gauna tik jie: vienas diversantas – 4 grynuolius, du ar trys – po 3, keturi – po 2.
taught-ahead = { $edition ->
    [ru] Pravers vėliau: jei atversta pabaigos korta – akmuo, jis lieka kasykloje, o raundas tęsiasi. Tamsūs tuneliai lieka atkirsti nuo pradinės kortos, kol jų vėl nesujungia kelio korta. Kai krūvelė ištuštėja, visi žaidžia likusiomis kortomis; jei jos baigiasi anksčiau, nei randamas lobis, arba visi gali jas tik išmesti, raundą laimi diversantai.
    [et] Pravers vėliau: jei atversta pabaigos korta – akmuo, jis lieka kasykloje, o raundas tęsiasi. Tamsūs tuneliai lieka atkirsti nuo pradinės kortos, kol jų vėl nesujungia kelio korta. Kai krūvelė ištuštėja, visi žaidžia likusiomis kortomis; jei jos baigiasi anksčiau, nei randamas lobis, arba visi gali jas tik išmesti, raundą laimi diversantai.
   *[lt] Pravers vėliau: jei atversta pabaigos korta – akmuo, jis lieka kasykloje, o raundas tęsiasi. Tamsūs tuneliai lieka atkirsti nuo pradinės kortos, kol jų vėl nesujungia kelio korta. Kai krūvelė ištuštėja, visi žaidžia likusiomis kortomis; jei jos baigiasi anksčiau, nei randamas lobis, raundą laimi diversantai.
}
