### Browser: the rulebook.

## The rulebook

rules-edition = { $edition }: šeit aprakstīti tā noteikumi. Malā atzīmēts viss, kas atkarīgs no izdevuma vai papildnoteikumiem.
rules-varies = Tas atkarīgs no izdevuma vai papildnoteikumiem:
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
rules-goal-details = Kamēr dārgumi nav atklāti, tie nav atrasti, pat ja tunelis līdz tiem jau ved. Akmens kārts paliek tā, kā nolikta, arī tad, ja nogruvuma dēļ tā zaudē savienojumu ar startu; eja, kas vērsta pret klinti, ir slēgta, kamēr klints tur ir. Akmens kārtis noliek pa vienai, sākot ar augšējo rindu. Tad (tikai ne igauņu izdevumā) vēlreiz pārbauda, kurp ved tunelis, jo pa akmens kārti tas var aizvest līdz nākamajai finiša kārtij. Finiša kārti atklāj arī tad, ja tikko izspēlētā kārts nav tai blakus. Tas viss ietilpst kārts izspēlēšanā; jaunu kārti ņem pēc tam.
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
rules-gold-open = Zelts krājas no raunda uz raundu. Cik zelta gabalu ir uz tavām zelta kārtīm, redz visi, bet kārtis, no kurām izvēlas, redz tikai tas, kurš izvēlas.
rules-gold-details = Zelta kārtis sajauc tikai vienu reizi – spēles sākumā. Katrs brīvi izvēlas, kuru zelta kārti paturēt. Sabotieri zeltu saņem pulksteņrādītāja virzienā, sākot ar nākamo pēc spēlētāja, kuram bija pēdējais gājiens. Katrs ņem kārtis pa vienai no kaudzītes augšas; kārti, ar kuru sanāktu vairāk, nekā pienākas, noliek kaudzītes apakšā. Ja sabotieris, pārskatot visu kaudzīti, vairs neatrod nevienu derīgu kārti, viņš noliek apakšā arī šajā reizē jau paņemtās un tad paņem no kaudzītes pēc iespējas mazāk kāršu, kas kopā dod tieši tik, cik pienākas; ja to var izdarīt dažādi – tās, kas ir tuvāk augšai. Pārējo kāršu secība nemainās.
rules-broken-unpaid = Zeltraci ar salauztu darbarīku izlaiž arī tad, ja viņam būtu jāizvēlas pirmajam: sāk nākamais, kam zelts pienākas. Zelta kāršu paņem tikpat daudz. Ja zeltu nav kam dot, to neņem.
rules-selfish-dwarf = Ja pēdējo ceļa kārti izspēlē kāds cits, savtīgo rūķi izlaiž un paņem par vienu zelta kārti mazāk (desmit spēlētājiem – astoņas). Ja pēdējo ceļa kārti izspēlēja sabotieris, pirmais izvēlas tuvākais parastais zeltracis pretēji pulksteņrādītāja virzienam, nekad savtīgais rūķis. Ja atlikusī rūķa kārts ir savtīgais rūķis, zeltu dala tā, it kā viņa nebūtu. Ja pie galda nepaliek pāri neviena rūķa kārts, izņem parasta zeltrača kārti.
rules-knows-title = Kas ko zina
rules-knows = Visi redz raktuves, atklātās finiša kārtis un salauztos darbarīkus, kā arī to, cik kāršu ir katram rokā, cik – krājumu kaudzītē un cik ir izmests. Spēles beigās parāda visu spēlētāju zeltu. Saņemot zeltu, sabotieris redz tikai tās kārtis, ko pats paņem vai noliek atpakaļ. Kas ir krājumu kaudzītē un zelta kaudzītē, neredz neviens.
rules-knows-open = Visi redz raktuves, atklātās finiša kārtis, salauztos darbarīkus un visu spēlētāju zeltu, kā arī to, cik kāršu ir katram rokā, cik – krājumu kaudzītē un cik ir izmests. Zelta kārtis, ko sabotieris paņem, bet kas viņam jānoliek atpakaļ, redz tikai viņš pats. Kas ir krājumu kaudzītē un zelta kaudzītē, neredz neviens.
rules-box-title = Kas ir kastē
rules-box = Starta kārts ir krustojums. Ceļa kāršu ir 40: 31 ved tālāk (7 taisni tuneļi, 9 līkumi, 10 atzarojumi, 5 krustojumi), un 9 ir strupceļi. Kārts paliek tā paša veida arī tad, ja to pagriež par 180°. Darbības kāršu ir 27: 9 salauztu darbarīku kārtis (pa 3 katram darbarīkam), 9 remonta kārtis (pa 2 katram darbarīkam un 3 divu darbarīku remonta kārtis), 3 akmeņu nogruvumi un 6 kartes. Rūķa kāršu ir 11: 7 zeltrači un 4 sabotieri.
rules-claims-title = Sarunas un blefs
rules-claims = Tērzē tik, cik galds atļauj, un blefo, cik tīk. Pēc spēles atkārtojums parāda, kuras gatavās frāzes bija patiesas.

## The rulebook’s own page

rules-search = Meklēt noteikumos
rules-no-hits = Noteikumos šādu vārdu nav.
rules-try = Izmēģināt
rules-print = Drukāt
rules-contents = Nodaļas
rules-printings-title = Piecas noteikumu grāmatiņas
rules-printings = Piecu izdevumu noteikumi sakrīt gandrīz it visā. Lūk, kur tie atšķiras; šeit katru izdevumu spēlē tā, kā rakstīts tā noteikumu grāmatiņā.
rules-rulings-title = Kur noteikumi ir neskaidri
rules-ruling = { $number ->
    [1] Grieķu noteikumos trūkst rindkopas par ceļa kāršu izspēlēšanu. Mēs spēlējam tā, ka kārtij jāpieskaras kādai atklātai kārtij, kā rakstīts citos tās pašas paaudzes noteikumos.
    [2] Igauņu noteikumos trūkst puses teikuma par kāršu likšanu; burtiski lasot, pietiktu pieskarties arī neatklātai finiša kārtij. Mēs nolēmām, ka nepietiek: uz tās nav redzams nekas, ar ko saderēt.
    [3] Igauņu noteikumos teikts, ka sasniegtu finiša kārti drīkst atklāt. Mēs nolēmām, ka tā ir jāatklāj: citādi spēle būtu atkarīga no neizteiktas izvēles. Otru sasniegto kārti atklāj pēc nākamās ceļa kārts.
    [4] Grieķu noteikumos runa ir tikai par kārti, ko izspēlē blakus finiša kārtij. Mēs atklājam arī no tālienes sasniegtu finiša kārti: tunelis ir nepārtraukts, un tieši to prasa visi pieci izdevumi.
    [5] Visos piecos izdevumos teikts, ka ar nogruvumu drīkst izņemt kārti. Mēs nolēmām, ka kārts ir jāizņem: citādi tas būtu tas pats, kas kārti izmest, tikai visiem redzot.
    [6] Grieķu noteikumos trūkst teikuma par tukšu krājumu kaudzīti; mēs spēlējam, līdz nevienam vairs nav kāršu. Krievu un igauņu noteikumos raunds beidzas arī tad, ja neviens vairs nevar izspēlēt nevienu kārti. Mēs nolēmām, ka tā jāpaiet veselam aplim ap galdu; ja kārti izmet spēlētājs, kuram bija ko izspēlēt, skaitīšana sākas no jauna.
    [7] Krievu noteikumos nav teikts, ka zelts ir slepens, igauņu noteikumos tas tikai ieteikts. Mēs visos izdevumos spēlējam ar slepenu zeltu; atklāts zelts ir papildnoteikums.
   *[8] Tikai igauņu noteikumos teikts, ka zeltu pirmais izvēlas zeltracis. Mēs sabotierus izlaižam visos izdevumos, jo visos piecos šāda raunda zelts pienākas tikai zeltračiem.
}
example-lay = Izmēģini: pagriez kārtis un noliec tās pie tuneļa. Kur tās der?
example-connected = Izmēģini: aizpildi robu vai roc tālāk aiz tā. Vai kārtij jābūt savienotai ar startu?
example-dead-end = Izmēģini: vai aiz strupceļa tuneli var turpināt?
example-tools = Izmēģini: tava laterna ir salauzta. Ko vēl vari izspēlēt, un ar ko sākt?
example-rockfall = Izmēģini: kuras kārtis var izņemt ar nogruvumu?
example-map = Izmēģini: kuras kārtis vari apskatīt?
example-goal = Izmēģini: ar kuru kārti tunelis sasniedz finiša kārti, un kas notiek tad?
example-again = Sākt no sākuma
