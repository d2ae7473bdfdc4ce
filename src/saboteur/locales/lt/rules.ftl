### Browser: the rulebook.

## The rulebook

rules-edition = Pasakojama taip: { $edition }. Kas priklauso nuo leidimo ir parinkčių, pažymėta šone.
rules-aim-title = Apie ką žaidimas
rules-aim = Jūs – nykštukai kasykloje. Auksakasiai kasa tunelį nuo pradžios iki lobio; diversantai nori tam sutrukdyti, ir niekas nežino, kas yra kas. Užverstos guli trys pabaigos kortos: viena yra lobis, dvi – akmuo. Po { $rounds ->
    [one] { $rounds } raundo
    [few] { $rounds } raundų
    [many] { $rounds } raundo
   *[other] { $rounds } raundų
} laimi tas, kas turi daugiausia grynuolių.
rules-setup-title = Prieš raundą
rules-setup = Kiekvienas slapta gauna po vieną nykštuko kortą; { $spare ->
    [yes] jų yra viena daugiau nei žaidėjų, tad viena iki raundo pabaigos lieka paslėpta.
   *[no] jų yra tiek, kiek žaidėjų, tad visi žino, kiek kasa diversantų.
} Pradinė korta guli kairėje, pabaigos kortos – už septynių kortų. Kelio ir veiksmo kortos sumaišomos kartu ir išdalijamos.
rules-table = Kortos pagal žaidėjų skaičių
rules-players = Žaidėjai
rules-saboteurs = Diversantai
rules-diggers = Auksakasiai
rules-hand = Kortos rankoje
rules-turn-title = Jūsų ėjimas
rules-turn = Panaudokite lygiai vieną kortą: padėkite kelią, atlikite veiksmą arba vieną kortą išmeskite užverstą. Tada traukite vieną, kol jų yra. Ėjimo praleisti negalima.
rules-path-title = Kelio tiesimas
rules-path = Kelio korta dedama į tuščią vietą. Iš visų pusių tunelis turi susidurti su tuneliu, o uola – su uola. Kortą galima apsukti pusę rato, bet ne skersai. Aklavietė tunelį sustabdo: jos keliai nesusijungia. Jei prieš jus guli sulaužytas įrankis, kelių tiesti negalite.
rules-example-fits = Tinka: tunelis susiduria su tuneliu, uola – su uola.
rules-example-misfits = Netinka: tunelis atsitrenktų į uolą.
rules-example-dead-end = Aklavietė pasiekta, bet toliau neveda: kas už jos, lieka tamsoje.
rules-example-turn = Apsukti kortą
rules-link = { $edition ->
    [el] Šiame leidime kelias gali liesti bet kurią atverstą kortą, net uola prie uolos ir net ten, kur tunelis atkirstas.
    [et] Šiame leidime kelias gali liesti bet kurią atverstą kortą, net uola prie uolos ir net ten, kur tunelis atkirstas.
   *[lt] Šiame leidime kelias turi pratęsti tunelį: iki jo nuo pradžios turi vesti nepertrauktas kelias.
}
rules-tools-title = Laužymas ir taisymas
rules-tools = Sulaužytas kirtiklis, žibintas ar vežimėlis dedamas prieš bet kurį žaidėją, kurio tas pats įrankis dar nesulaužytas. Kol bent vienas įrankis sulaužytas, tas žaidėjas kelių netiesia. Taisymo korta pašalina vieną atitinkamą sulaužytą įrankį, bet kam; korta su dviem įrankiais pataiso vieną iš jų.
rules-rockfall-title = Akmenų griūtis
rules-rockfall = Pašalinkite iš kasyklos vieną kelio kortą. Pradinė ir pabaigos kortos lieka.
rules-map-title = Žemėlapis
rules-map = Slapta pažiūrėkite į vieną užverstą pabaigos kortą. Visi mato, į kurią; ką apie ją sakysite – jūsų reikalas.
rules-discard-title = Kortos išmetimas
rules-discard = Užuot žaidę kortą, galite ją padėti užverstą į krūvelę. Niekas nesužino, kokia ji buvo.
rules-goal-title = Tikslo pasiekimas
rules-goal = Kai nepertrauktas tunelis nuo pradžios pasiekia pabaigos kortą, ji atverčiama. Lobis tuoj pat baigia raundą: laimėjo auksakasiai. Akmuo tampa tunelio dalimi ir padedamas taip, kad tiktų.
rules-goal-edition = { $edition ->
    [el] Jei akmuo netinka nė vienaip, jis padedamas taip, kad pratęstų tunelį. Atverčiamos visos pasiektos pabaigos kortos.
    [et] Už kiekvieną kelio kortą atverčiama tik viena pabaigos korta; kurią – renkasi kelią padėjęs žaidėjas. Jei akmuo netinka nė vienaip, jis ir sprendžia, kaip akmuo gulės.
   *[lt] Atverčiamos visos pasiektos pabaigos kortos. Jei akmuo netinka nė vienaip, kaip jis gulės, sprendžia kelią padėjęs žaidėjas.
}
rules-end-title = Raundo pabaiga
rules-end = Jei lobis nerandamas, panaudojus visas kortas laimi diversantai.
rules-end-edition = { $edition ->
    [ru] Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės galėjo tik išmesti kortą.
    [et] Raundas baigiasi ir tada, kai krūvelė tuščia, o visi iš eilės galėjo tik išmesti kortą.
   *[lt] Raundas baigiasi, kai niekas nebeturi kortų.
}
rules-gold-title = Auksas
rules-gold-diggers = Jei laimi auksakasiai, traukiama tiek aukso kortų, kiek yra žaidėjų (dešimčiai – devynios). Paskutinį kelią padėjęs žaidėjas pirmas pasirenka vieną, tada kortos eina per auksakasius prieš laikrodžio rodyklę, kol baigiasi. Jei kelią padėjo diversantas, pradeda artimiausias ta kryptimi auksakasys.
rules-gold-saboteurs = Jei laimi diversantai, vienas gauna keturis grynuolius; du ar trys – po tris; keturi – po du.
rules-gold-secret = Auksas lieka paslaptyje iki žaidimo pabaigos.
rules-claims-title = Pokalbiai
rules-claims = Sakykite, ką norite, tiesą ar ne. Pareiškimai išsaugomi, ir po žaidimo visi mato, kurie buvo teisingi.
