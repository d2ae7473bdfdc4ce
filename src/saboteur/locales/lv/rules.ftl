### Browser: the rulebook.

## The rulebook

rules-edition = Stāstīts pēc šī izdevuma: { $edition }. Kas atkarīgs no izdevuma un izvēlēm, atzīmēts malā.
rules-aim-title = Par ko ir spēle
rules-aim = Jūs esat rūķi raktuvē. Zeltrači rok tuneli no starta līdz dārgumiem; sabotieri grib to nepieļaut, un neviens nezina, kurš ir kurš. Trīs finiša kārtis guļ ar attēlu uz leju: viena ir dārgumi, divas – akmens. Pēc { $rounds ->
    [zero] { $rounds } raundiem
    [one] { $rounds } raunda
   *[other] { $rounds } raundiem
} uzvar tas, kam ir visvairāk zelta gabalu.
rules-setup-title = Pirms raunda
rules-setup = Katrs slepeni saņem vienu rūķa kārti; { $spare ->
    [yes] to ir par vienu vairāk nekā spēlētāju, tāpēc viena līdz raunda beigām paliek apslēpta.
   *[no] to ir tikpat, cik spēlētāju, tāpēc visi zina, cik sabotieru rok līdzi.
} Starta kārts guļ pa kreisi, finiša kārtis – septiņu kāršu attālumā. Ceļa un darbības kārtis sajauc kopā un izdala.
rules-table = Kārtis pēc spēlētāju skaita
rules-players = Spēlētāji
rules-saboteurs = Sabotieri
rules-diggers = Zeltrači
rules-hand = Kārtis rokā
rules-turn-title = Tavs gājiens
rules-turn = Izmanto tieši vienu kārti: noliec ceļu, izspēlē darbību vai noliec kārti ar attēlu uz leju. Tad paņem vienu, kamēr tās ir. Gājienu izlaist nedrīkst.
rules-path-title = Ceļa likšana
rules-path = Ceļa kārti liek tukšā vietā. Visās pusēs tunelim jāsastopas ar tuneli un klintij ar klinti. Kārti drīkst pagriezt par pusapgriezienu, bet ne krusteniski. Strupceļš tuneli aptur: tā ceļi nesatiekas. Ja tavā priekšā ir salauzts darbarīks, ceļu likt nedrīkst.
rules-example-fits = Der: tunelis satiekas ar tuneli, klints – ar klinti.
rules-example-misfits = Neder: tunelis atdurtos pret klinti.
rules-example-dead-end = Strupceļš ir sasniegts, bet tālāk neved: kas aiz tā, paliek tumsā.
rules-example-turn = Pagriezt kārti
rules-link = { $edition ->
    [el] Šajā izdevumā ceļš drīkst pieskarties jebkurai atklātai kārtij, arī klints pie klints un arī tur, kur tunelis ir atgriezts.
    [et] Šajā izdevumā ceļš drīkst pieskarties jebkurai atklātai kārtij, arī klints pie klints un arī tur, kur tunelis ir atgriezts.
   *[lt] Šajā izdevumā ceļam jāturpina tunelis: līdz tam no starta jāved nepārtrauktam ceļam.
}
rules-tools-title = Laušana un remonts
rules-tools = Salauztu cērti, laternu vai vagoneti liek priekšā jebkuram spēlētājam, kuram tas pats darbarīks vēl nav salauzts. Kamēr kāds darbarīks ir salauzts, šis spēlētājs ceļus neliek. Remonta kārts noņem vienu atbilstošu salauztu darbarīku, jebkuram; kārts ar diviem darbarīkiem salabo vienu no tiem.
rules-rockfall-title = Akmeņu nogruvums
rules-rockfall = Izņem no raktuves vienu ceļa kārti. Starta un finiša kārtis paliek.
rules-map-title = Karte
rules-map = Slepeni apskati vienu finiša kārti, kas guļ ar attēlu uz leju. Visi redz, kuru; ko par to teiksi, ir tava darīšana.
rules-discard-title = Kārts nolikšana
rules-discard = Kārti var nevis izspēlēt, bet nolikt ar attēlu uz leju. Neviens neuzzina, kas tā bija.
rules-goal-title = Finiša sasniegšana
rules-goal = Kad nepārtraukts tunelis no starta sasniedz finiša kārti, to atklāj. Dārgumi raundu tūlīt beidz: uzvarējuši zeltrači. Akmens kļūst par tuneļa daļu, un to noliek tā, lai derētu.
rules-goal-edition = { $edition ->
    [el] Ja akmens neder nekādi, to noliek tā, lai turpinātu tuneli. Atklāj visas sasniegtās finiša kārtis.
    [et] Par katru ceļa kārti atklāj tikai vienu finiša kārti; kuru, izvēlas tas, kurš nolika ceļu. Ja akmens neder nekādi, viņš arī izlemj, kā tas guļ.
   *[lt] Atklāj visas sasniegtās finiša kārtis. Ja akmens neder nekādi, kā tas guļ, izlemj tas, kurš nolika ceļu.
}
rules-end-title = Raunda beigas
rules-end = Ja dārgumi nav atrasti, pēc visu kāršu izlietošanas uzvar sabotieri.
rules-end-edition = { $edition ->
    [ru] Raunds beidzas arī tad, kad krājumu kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti.
    [et] Raunds beidzas arī tad, kad krājumu kaudzīte ir tukša un visi pēc kārtas varēja tikai nolikt kārti.
   *[lt] Raunds beidzas, kad nevienam vairs nav kāršu.
}
rules-gold-title = Zelts
rules-gold-diggers = Ja uzvar zeltrači, paņem tik zelta kāršu, cik ir spēlētāju (desmit spēlētājiem – deviņas). Pēdējā ceļa licējs pirmais izvēlas vienu, tad kārtis iet pa zeltračiem pretēji pulksteņrādītāja virzienam, līdz beidzas. Ja ceļu nolika sabotieris, sāk tuvākais zeltracis šajā virzienā.
rules-gold-saboteurs = Ja uzvar sabotieri, viens pats saņem četrus zelta gabalus; divi vai trīs – pa trim; četri – pa diviem.
rules-gold-secret = Zelts paliek noslēpums līdz spēles beigām.
rules-claims-title = Sarunas
rules-claims = Sakiet, ko gribat, patiesību vai ne. Apgalvojumus saglabā, un pēc spēles visi redz, kuri bija patiesi.
