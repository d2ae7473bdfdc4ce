### Browser: the rulebook.

## The rulebook

rules-edition = { $edition }: šeit aprakstīti tā noteikumi. Malā atzīmēts viss, kas atkarīgs no izdevuma vai papildnoteikumiem.
rules-aim-title = Īsumā
rules-aim = Visi spēlētāji ir rūķi raktuvēs. Zeltrači rok tuneli no starta līdz dārgumiem, bet sabotieri slepus cenšas to nepieļaut, un neviens nezina, kurš ir kurš. Trīs finiša kārtis ir noliktas ar attēlu uz leju: uz vienas ir dārgumi, uz pārējām divām – tikai akmens. { $rounds ->
    [zero] Kuram pēc { $rounds } raundiem ir visvairāk zelta gabalu, tas uzvar spēlē; ja vairākiem to ir vienlīdz daudz, viņi dala uzvaru.
    [one] Kuram pēc raunda ir visvairāk zelta gabalu, tas uzvar spēlē; ja vairākiem to ir vienlīdz daudz, viņi dala uzvaru.
   *[other] Kuram pēc { $rounds } raundiem ir visvairāk zelta gabalu, tas uzvar spēlē; ja vairākiem to ir vienlīdz daudz, viņi dala uzvaru.
}
rules-setup-title = Pirms raunda
rules-setup = Katrs slepus saņem vienu rūķa kārti: zeltraci vai sabotieri. { $spare ->
    [yes] Šo kāršu ir par vienu vairāk nekā spēlētāju, tāpēc viena līdz raunda beigām paliek neatklāta.
   *[no] Šo kāršu ir tieši tik, cik spēlētāju, tāpēc visi zina, cik ir sabotieru.
} Starta kārti liek kreisajā pusē. Trīs finiša kārtis sajauc un ar attēlu uz leju noliek labajā pusē tā, lai pa vidu varētu ielikt septiņas kārtis. Ceļa un darbības kārtis sajauc kopā un izdala; no pārējām veido krājumu kaudzīti. Kurš sāk pirmo raundu, izšķir loze, ja vien to neizlemj saimnieks. Katru nākamo raundu sāk tas, kurš pulksteņrādītāja virzienā ir nākamais pēc spēlētāja, kuram bija pēdējais gājiens.
rules-table = Kāršu skaits atkarībā no spēlētāju skaita
rules-players = Spēlētāji
rules-saboteurs = Sabotieru kārtis
rules-diggers = Zeltraču kārtis
rules-hand = Kārtis rokā
rules-turn-title = Tavs gājiens
rules-turn = Spēle notiek pulksteņrādītāja virzienā. Savā gājienā izmanto tieši vienu kārti: izspēlē ceļa kārti, izspēlē darbības kārti vai ar attēlu uz leju izmet jebkuru kārti. Pēc tam paņem jaunu kārti, ja krājumu kaudzīte nav tukša. Izlaist gājienu, neizmantojot nevienu kārti, nedrīkst.
rules-path-title = Ceļa kārtis
rules-path = Ceļa kārti liec tukšā lauciņā; raktuves var augt visos virzienos. Katrai malai jāsader ar blakus esošo kārti: tunelim ar tuneli, klintij ar klinti. Pie neatklātas finiša kārts der jebkas, bet, kad tā ir atklāta, jāsader arī ar to. Kārti drīkst pagriezt par 180°, bet nekad nedrīkst likt šķērsām. Strupceļa kārtī ejas savā starpā nesavienojas, tāpēc tunelis tur beidzas. Kamēr tev ir kāds salauzts darbarīks, ceļa kārtis izspēlēt nedrīksti.
rules-example-fits = Der: tunelis pie tuneļa, klints pie klints.
rules-example-misfits = Neder: tunelis atdurtos pret klinti.
rules-example-dead-end = Tunelis tiek līdz strupceļam un apstājas: kas aiz tā, paliek tumsā.
rules-example-turn = Pagriezt kārti
rules-link = { $edition ->
    [el] Šajā izdevumā ceļa kārti drīkst likt blakus jebkurai atklātai kārtij – arī tad, ja saskaras tikai klints ar klinti, un arī tur, kur tunelis ir pārtraukts. Par atklātu kārti uzskata arī atklātu akmeni, bet neatklātu finiša kārti – ne.
    [et] Šajā izdevumā ceļa kārti drīkst likt blakus jebkurai atklātai kārtij – arī tad, ja saskaras tikai klints ar klinti, un arī tur, kur tunelis ir pārtraukts. Par atklātu kārti uzskata arī atklātu akmeni, bet neatklātu finiša kārti – ne.
   *[lt] Šajā izdevumā ceļa kārtij jāturpina tunelis: no starta līdz kādai tās ejai jāved nepārtrauktam tunelim. Raktuvju daļai, kas zaudējusi savienojumu ar startu, neko nedrīkst pievienot, kamēr kāda kārts to atkal nesavieno ar tuneli; tad ar startu atkal ir savienots arī viss, kas atrodas aiz šīs kārts.
}
rules-tools-title = Darbarīku laušana un remonts
rules-tools = Salauztu cērti, laternu vai vagoneti liec priekšā jebkuram spēlētājam, kuram šis darbarīks vēl nav salauzts. Kamēr tev ir salauzts darbarīks, ceļa kārtis izspēlēt nedrīksti, bet darbības kārtis izspēlēt un kārtis izmest drīksti. Ar remonta kārti noņem vienu atbilstošu salauzta darbarīka kārti jebkuram spēlētājam, arī sev. Ar divu darbarīku remonta kārti salabo tikai vienu no tiem – kuru, izvēlies tu. Ja nav nekā, ko ar remonta kārti salabot, to var tikai izmest.
rules-rockfall-title = Akmeņu nogruvums
rules-rockfall = Izņem no raktuvēm vienu ceļa kārti pēc savas izvēles, arī strupceļu vai kārti bez savienojuma ar startu; līdz raunda beigām tā ir ārpus spēles. Starta un finiša kārtis izņemt nedrīkst. Ja nav nevienas ceļa kārts, ko izņemt, nogruvumu var tikai izmest.
rules-map-title = Karte
rules-map = Slepus apskati vienu neatklātu finiša kārti. Visi redz, kuru kārti tu apskati; ko par to stāstīt citiem, ir tavā ziņā.
rules-discard-title = Kārts izmešana
rules-discard = Kārti var arī neizspēlēt: tā vietā ar attēlu uz leju izmet jebkuru kārti no rokas, pat tādu, ko varētu izspēlēt. Neviens cits neuzzina, kas tā bija.
rules-goal-title = Ceļš līdz finišam
rules-goal = Kad no starta līdz finiša kārtij ved nepārtraukts tunelis, šo kārti atklāj; ar strupceļu tās priekšā nepietiek. Ja tie ir dārgumi, raunds tūlīt beidzas un uzvar zeltrači. Ja tas ir akmens, kārts kļūst par raktuvju daļu un to noliek tā, lai tā saderētu.
rules-goal-edition = { $edition ->
    [el] Šajā izdevumā atklāj visas finiša kārtis, ko tunelis sasniedz, arī divas uzreiz. Ja akmens kārts neder, lai kā to pagrieztu, to noliek ar eju pret tikko izspēlēto ceļa kārti. Ja šī kārts līdz akmenim neved, akmeni noliek ar eju pret tuneli, kas līdz tam ved. Ja to var izdarīt abējādi, tad tas, kurš izspēlēja ceļa kārti, izvēlas, kā akmeni nolikt.
    [et] Šajā izdevumā pēc katras ceļa kārts atklāj ne vairāk kā vienu finiša kārti. Ja tunelis sasniedz vairākas, izvēlas tas, kurš izspēlēja ceļa kārti. Pēc nākamās ceļa kārts – vienalga, kurš un kur to izspēlē, – atklāj vēl vienu, ja tunelis kādu joprojām sasniedz. Ja akmens kārts neder, lai kā to pagrieztu, tad tas, kurš izspēlēja ceļa kārti, izvēlas, kā akmeni nolikt.
   *[lt] Šajā izdevumā atklāj visas finiša kārtis, ko tunelis sasniedz, arī divas uzreiz. Ja akmens kārts neder, lai kā to pagrieztu, tad tas, kurš izspēlēja ceļa kārti, izvēlas, kā akmeni nolikt.
}
rules-goal-details = Kamēr dārgumi nav atklāti, tie nav atrasti, pat ja tunelis līdz tiem ved. Akmens paliek tā, kā nolikts, arī tad, ja nogruvums to atgriež; eja, kas vērsta pret klinti, ir slēgta, kamēr klints tur ir. Akmeņus noliek pa vienam, sākot ar augšējo rindu, un tad tuneli izseko vēlreiz, jo akmens to var aizvest līdz nākamajai finiša kārtij. Arī no tālienes sasniegtu finiša kārti atklāj. Tas viss pieder pie kārts izspēlēšanas; jaunu kārti ņem pēc tam.
rules-end-title = Raunda beigas
rules-end = Zeltrači uzvar raundā, tiklīdz ir atklāti dārgumi. Ja pirms tam krājumu kaudzītē un rokās vairs nav nevienas kārts, uzvar sabotieri. Kad raunds ir beidzies, atklāj visu spēlētāju lomas, finiša kārtis un atlikušo rūķa kārti, ja tāda ir.
rules-end-edition = { $edition ->
    [ru] Šajā izdevumā sabotieri uzvar arī tad, ja visi spēlētāji cits pēc cita var tikai izmest kārti un krājumu kaudzīte jau katra gājiena sākumā ir tukša. Ja kāds būtu varējis kārti izspēlēt, skaitīšana sākas no jauna, pat ja viņš kārti izmeta.
    [et] Šajā izdevumā sabotieri uzvar arī tad, ja visi spēlētāji cits pēc cita var tikai izmest kārti un krājumu kaudzīte jau katra gājiena sākumā ir tukša. Ja kāds būtu varējis kārti izspēlēt, skaitīšana sākas no jauna, pat ja viņš kārti izmeta.
   *[lt] Šajā izdevumā sabotieri ātrāk uzvarēt nevar: pat ja visi var tikai izmest kārtis, raunds turpinās, līdz nevienam vairs nav kāršu.
}
rules-gold-title = Zelta dalīšana
rules-gold-diggers = Uz katras zelta kārts ir 1–3 zelta gabali. Ja uzvar zeltrači, no zelta kaudzītes paņem tik kāršu, cik ir spēlētāju (desmit spēlētājiem – tikai deviņas, un nekad vairāk, nekā kaudzītē vēl ir). Tas, kurš izspēlēja pēdējo ceļa kārti, tās slepus apskata, vienu patur un pārējās padod nākamajam zeltracim pretēji pulksteņrādītāja virzienam; tā turpina, līdz visas ir paņemtas. Ja pēdējo ceļa kārti izspēlēja sabotieris, pirmais izvēlas tuvākais zeltracis pretēji pulksteņrādītāja virzienam.
rules-gold-saboteurs = Ja uzvar sabotieri un sabotieris ir viens, viņš saņem 4 zelta gabalus; ja divi vai trīs – katrs 3; ja četri – katrs 2. Viņi tos saņem zelta kārtīs; ja no kaudzītē palikušajām kārtīm precīzu skaitu salikt nevar, trūkstošos zelta gabalus pieskaita bez kārts. Ja izrādās, ka neviens nebija sabotieris, neviens neko nesaņem.
rules-gold-secret = Zelts krājas no raunda uz raundu. Citi redz, cik zelta kāršu tev ir, bet to vērtība ir noslēpums līdz spēles beigām.
rules-gold-details = Zelta kārtis sajauc vienu reizi visai spēlei. Katrs izvēlas brīvi. Sabotieriem maksā pulksteņrādītāja virzienā, sākot aiz tā, kurš izdarīja pēdējo gājienu; katrs ņem no kaudzītes augšas, un kārti, ar kuru būtu par daudz, noliek apakšā. Ja, izejot cauri visai kaudzītei, nekas vairs neder, paņemtās kārtis atliek atpakaļ un paņem iespējami maz kāršu ar precīzu summu – tās, kas ir tuvāk augšai; pārējo secība nemainās.
rules-knows-title = Kas ko zina
rules-knows = Visi redz raktuves, atklātās finiša kārtis, salauztos darbarīkus, cik kāršu ir katra rokā un krājumu kaudzītē un cik ir izmests. Spēles beigās parāda visu zeltu. Sabotieris, kuram maksā, redz tikai paša paņemtās kārtis. Krājumu kaudzīti un zelta kaudzīti neredz neviens.
rules-box-title = Kas ir kastē
rules-box = Starta kārts ir krustojums. Ceļa kāršu ir 40: 31 ved tālāk (7 taisni tuneļi, 9 līkumi, 10 atzarojumi, 5 krustojumi) un 9 strupceļi. Kārts un tā pati kārts otrādi ir viens veids. Darbības kāršu ir 27: 9 salauzti darbarīki (katrs 3 reizes), 9 remonta kārtis (2 katram darbarīkam un 3 ar diviem darbarīkiem), 3 akmeņu nogruvumi un 6 kartes. Rūķu kāršu ir 11: 7 zeltrači un 4 sabotieri.
rules-claims-title = Sarunas un blefs
rules-claims = Tērzē tik, cik galds atļauj, un blefo, cik tīk. Pēc spēles atkārtojums parāda, kuras gatavās frāzes bija patiesas.

## The rulebook’s own page

rules-search = Meklēt noteikumos
rules-no-hits = Noteikumos šādu vārdu nav.
rules-try = Izmēģināt
rules-print = Drukāt
rules-contents = Nodaļas
rules-printings-title = Pieci drukātie noteikumi
rules-printings = Piecas noteikumu grāmatiņas gandrīz visur sakrīt. Lūk, ar ko tās atšķiras; katru izdevumu šeit spēlē tā, kā drukāts tā noteikumos.
rules-rulings-title = Kur tie ir neskaidri
rules-ruling = { $number ->
    [1] Grieķu rindkopa par ceļa kāršu izspēlēšanu ir zudusi. Mēs spēlējam tā, ka kārtij jāpieskaras atklātai kārtij, kā drukāts tās pašas paaudzes noteikumos.
    [2] Igauņu noteikumos zudusi puse teikuma par kāršu likšanu; burtiski lasot, derētu pieskarties arī neatklātai finiša kārtij. Mēs nolēmām, ka neder: tā neko nerāda.
    [3] Igauņu noteikumos sasniegtu finiša kārti drīkst atklāt. Mēs nolēmām, ka tas ir obligāti: citādi spēle būtu atkarīga no neizteiktas izvēles. Otru atklāj pēc nākamās ceļa kārts.
    [4] Grieķu noteikumi runā tikai par kārti blakus finiša kārtij. Arī no tālienes sasniegtu finiša kārti atklāj: tunelis ir nepārtraukts, un to prasa visi pieci.
    [5] Visos piecos nogruvums var izņemt kārti. Mēs nolēmām, ka tam jāizņem: citādi tā būtu izmešana, kas parāda kārti.
    [6] Grieķu teikums par tukšu krājumu kaudzīti ir zudis; raunds turpinās, līdz visiem beidzas kārtis. Krievu un igauņu noteikumos tas beidzas arī tad, kad neviens nevar spēlēt; ja izmet tas, kurš varēja spēlēt, skaita no jauna.
    [7] Krievu noteikumos nav teikts, ka zelts ir slepens, igauņu – to tikai iesaka. Mēs visur spēlējam slepeni; atklāts zelts ir galda papildnoteikums.
   *[8] Tikai igauņu noteikumos teikts, ka zeltu pirmais izvēlas zeltracis. Mēs sabotierus izlaižam visur, jo visi pieci šī raunda zeltu dod tikai zeltračiem.
}
