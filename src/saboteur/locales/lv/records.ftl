### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Ko redzēja šī pārlūkprogramma:
verify-seen-group-fault = Kas nav kārtībā:
verify-seen-summary-fair = Dalīts godīgi: kārtis jauca serveris kopā ar spēlētājiem, un nekas, ko redzēja šī pārlūkprogramma, nav pretrunā ar pierakstu.
verify-seen-summary-wrong = Ar šo spēli kaut kas nav kārtībā. Neuzticies tai, kamēr nezini iemeslu.
verify-seen-nothing = Neko: šī pārlūkprogramma nebija pie galda, vai arī tās atmiņa ir iztīrīta. Pārbaudīt varēja tikai pašu pierakstu.
verify-seen-commitment = Šī pārlūkprogramma redzēja, kā serveris fiksēja savu ieguldījumu jaukšanā, vēl nezinot neviena spēlētāja ieguldījumu, un pierakstā tas ir tas pats.
verify-seen-commitment-late = Kad šī pārlūkprogramma pieslēdzās, serveris jau varēja zināt spēlētāju ieguldījumus jaukšanā. Paša servera ieguldījums pierakstā ir tas pats.
verify-seen-commitment-unseen = Šī pārlūkprogramma neredzēja, kā sākās dalīšana.
verify-seen-commitment-other = Servera ieguldījums jaukšanā nav tas, ko serveris fiksēja, šai pārlūkprogrammai redzot.
verify-seen-start-other = Pierakstā ir citi noteikumi vai citi roboti, nekā šī pārlūkprogramma redzēja dalīšanas sākumā.
verify-seen-cancelled = { $count ->
    [1] Pierakstā ir atceltā dalīšana, ko redzēja šī pārlūkprogramma.
    [zero] Pierakstā ir visas { $count } atceltās dalīšanas, ko redzēja šī pārlūkprogramma.
    [one] Pierakstā ir visas atceltās dalīšanas, ko redzēja šī pārlūkprogramma (kopā { $count }).
   *[other] Pierakstā ir visas { $count } atceltās dalīšanas, ko redzēja šī pārlūkprogramma.
}
verify-seen-cancelled-missing = { $count ->
    [zero] Pierakstā trūkst { $count } atceltu dalīšanu, ko redzēja šī pārlūkprogramma.
    [one] Pierakstā trūkst { $count } atceltas dalīšanas, ko redzēja šī pārlūkprogramma.
   *[other] Pierakstā trūkst { $count } atceltu dalīšanu, ko redzēja šī pārlūkprogramma.
}
verify-seen-hashes = Pierakstā ir tas, ko, šai pārlūkprogrammai redzot, paziņoja spēlētāji: { $names }.
verify-seen-hash-other = Pierakstā nav tā, ko, šai pārlūkprogrammai redzot, paziņoja spēlētāji: { $names }.
verify-seen-nonce = Šīs pārlūkprogrammas ieguldījums jaukšanā izmantots nemainīts: { $names }.
verify-seen-nonce-other = Šīs pārlūkprogrammas ieguldījums jaukšanā aizstāts ar citu vai izlaists: { $names }.
verify-seen-nonce-unused = Šīs pārlūkprogrammas ieguldījums jaukšanā nav izmantots: { $names }. Tā notiek, ja pārtrūkst savienojums.
verify-seen-nonce-elsewhere = Ieguldījums jaukšanā nāca no citas ierīces vai citas pārlūkprogrammas: { $names }.
verify-seen-cards = { $count ->
    [1] Vienīgā kārts, ko saņēma šī pārlūkprogramma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
    [zero] Visas { $count } kārtis, ko šī pārlūkprogramma saņēma vai paņēma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
    [one] Visas kārtis, ko šī pārlūkprogramma saņēma vai paņēma (kopā { $count }), atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
   *[other] Visas { $count } kārtis, ko šī pārlūkprogramma saņēma vai paņēma, atbilst jaukšanai, tāpat kā redzētās lomas un finiša kārtis.
}
verify-seen-cards-public = Visas lomas un finiša kārtis, ko redzēja šī pārlūkprogramma, atbilst jaukšanai.
verify-seen-cards-unseen = Šī pārlūkprogramma neredzēja nevienu kārti.
verify-seen-hands-missed = Dažas no savām sākuma kārtīm šī pārlūkprogramma neredzēja, tāpēc tās nevarēja salīdzināt.
verify-seen-first-other = Sāka cits spēlētājs, nekā izriet no jaukšanas.
verify-seen-role-other = { $round }. raunds: šī pārlūkprogramma saņēma citu lomu, nekā izriet no jaukšanas.
verify-seen-roles-other = { $round }. raunds: beigās parādītās lomas neatbilst jaukšanai.
verify-seen-hand-other = { $round }. raunds: šī pārlūkprogramma saņēma citas kārtis, nekā izriet no jaukšanas.
verify-seen-drawn-other = { $round }. raunds: šī pārlūkprogramma paņēma kārti, kas nebija nākamā krājumu kaudzītē.
verify-seen-goal-other = { $round }. raunds: finiša kārts, ko redzēja šī pārlūkprogramma, neatbilst jaukšanai.
verify-seen-gold = Viss zelts atbilst jaukšanai.
verify-seen-gold-other = { $round }. raunds: zelts, ko redzēja šī pārlūkprogramma, neatbilst jaukšanai.
verify-seen-moves = { $count ->
    [1] Vienīgais gājiens, ko redzēja šī pārlūkprogramma, ir pierakstā.
    [zero] Visi { $count } gājieni, ko redzēja šī pārlūkprogramma, ir pierakstā.
    [one] Visi gājieni, ko redzēja šī pārlūkprogramma (kopā { $count }), ir pierakstā.
   *[other] Visi { $count } gājieni, ko redzēja šī pārlūkprogramma, ir pierakstā.
}
verify-seen-moves-other = { $number }. gājiens pierakstā nav tas, ko redzēja šī pārlūkprogramma.
verify-seen-moves-missed = { $count ->
    [zero] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienus.
    [one] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienu.
   *[other] Šī pārlūkprogramma neredzēja { $count } pieraksta gājienus.
}
verify-seen-not-played = Vai visi gājieni atbilst noteikumiem un noved pie šī rezultāta: to pārlūkprogramma nepārbauda. Lai to uzzinātu, lejupielādē pierakstu un palaid “saboteur verify”.

## Refusals of a table setup

refused-unknown-edition = Izdevuma “{ $edition }” nav.
refused-bad-players = { $players } spēlēt nevar: jābūt 3 līdz 10 spēlētājiem.
refused-bad-rounds = { $rounds } nav raundu skaits: spēlē ir 1 līdz 5.
refused-unknown-option = Galda izvēles “{ $option }” nav.
refused-bad-first = { $first }. vieta sākt nevar: tādas pie galda nav.

## Refusals of a deal

refused-seed-not-text = Sēkla nav teksts, ko var pierakstīt UTF-8.
refused-deal-rounds = Dalījumā raundu ir { $found }, bet spēlē { $expected }.
refused-deal-first = { $first }. vieta sākt nevar: tādas pie galda nav.
refused-deal-gold = Tāda zelta kastē nav: tajā ir 16 kārtis pa 1, 8 pa 2 un 4 pa 3.
refused-deal-roles = { $round }. raunda lomas nav pa vienai no digger, saboteur vai selfish katrai vietai.
refused-deal-goals = { $round }. raunda finiša kārtis nav treasure, Pes un Psw pa vienai reizei.
refused-deal-hands = { $round }. raundā nav pa vienai rokai katrai vietai.
refused-deal-hand-sizes = { $round }. raunda rokas nav vienādi lielas, no 1 līdz 6 kārtīm.
refused-deal-broken = { $round }. raunda salauztie darbarīki nav pick, lamp un cart saraksts katrai vietai.
refused-deal-card = “{ $card }” { $round }. raundā nav kārts.
refused-deal-too-many = { $round }. raundā kāršu { $card } ir vairāk nekā kastē.
refused-deal-cell = { $round }. raunda raktuvē divas kārtis guļ vienā lauciņā.
refused-deal-stone = “{ $card }” { $round }. raunda raktuvē nav šīs finiša kārts akmens.
refused-deal-spread = { $round }. raunda raktuve ir tik plaša, ka nākamajām kārtīm nav vietas.
refused-deal-laid = “{ $card }” { $round }. raunda raktuvē nav ceļa kārts ar vietu, piemēram, Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = { $key } nav JSON objekts.
refused-missing = Trūkst “{ $key }”.
refused-unknown-format = Pieraksta formāts { $format } šeit nav zināms.
refused-unknown-rules = Pieraksta noteikumu numurs { $rules } šeit nav zināms.
refused-seed-or-deal = Pierakstam vajag vai nu sēklu, vai dalījumu, bet ne abus.
refused-twice = “{ $key }” kaut ko nosauc divreiz.
refused-not-a-number = “{ $key }” nav vesels skaitlis.
refused-not-a-text = “{ $key }” nav teksts vai satur ko citu.
refused-not-a-list = “{ $key }” nav saraksts vai satur ko citu.

## Refusals of a record: verifying it

refused-no-proof = Pierakstā nav dalījuma pierādījuma.
refused-proof-unreadable = Pierādījuma “{ $key }” nevar nolasīt.
refused-commitment-misfits = Noslēpums nav tas, ko serveris fiksēja pirms spēles.
refused-nonce-misfits = Tas, ko sēklai pievienoja { $seat }. vieta, nav tas, ko tā bija paziņojusi.
refused-seed-misfits = Sēkla neizriet no noslēpuma un no tā, ko pievienoja vietas.
refused-misshapen = Šādu “{ $key }” serveris pierakstā neraksta.
refused-not-canonical = Pierakstā ir kas tāds, kā īstos pierakstos nav: daļskaitlis, milzīgs skaitlis, dīvaina atslēga vai pārāk dziļi cits citā ielikti saraksti.
refused-unknown-form = Šī versija šādu pierādījuma veidu nepazīst.
refused-form-removed = Šis pieraksts tika izveidots ar jaunāka veida pierādījumu, bet kāds to ir pārvērtis par vecāku.
refused-start-misfits = Galda noteikumi, roboti vai atceltās dalīšanas atšķiras no tā, kas tika fiksēts pirms jaukšanas.
refused-cancelled-misfits = Atceltajā dalīšanā nr. { $number } ir cits noslēpums nekā tas, ko serveris bija fiksējis.
refused-bot-nonce = { $seat }. vietā sēž robots, tomēr no tās jaukšanai kaut kas ir pievienots.
refused-checksum-misfits = Kontrolsumma nesakrīt: fails ir mainīts pēc tam, kad serveris to izveidoja.
refused-by-misfits = { $number }. gājienu izdarīja robots, bet pēc pieraksta – cilvēks.
refused-ended-misfits = { $ended ->
    [finished] Pēc pieraksta spēle izspēlēta līdz galam, bet gājieni beidzas agrāk.
   *[abandoned] Pēc pieraksta spēle pārtraukta, bet gājieni turpinās līdz pašām beigām.
}
refused-winners-misfit = Pierakstā ir citi uzvarētāji, nekā sanāk pēc gājieniem.
refused-nuggets-misfit = Pierakstā ir cits zelta gabalu skaits, nekā sanāk pēc gājieniem.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Dalīts godīgi: kārtis jauca serveris kopā ar spēlētājiem, un visi gājieni atbilst noteikumiem.
verify-summary-remarks = Viss sakrīt, bet pirms dalīšanas notika kas tāds, ko vērts zināt.
verify-summary-nobody = Viss sakrīt, bet neviens spēlētājs jaukšanā nepiedalījās.
verify-summary-old = Sakrīt viss, ko šāds vecāks pieraksts var parādīt.
verify-group-proved = Ko šis fails pierāda:
verify-group-shuffle = Kas piedalījās jaukšanā:
verify-group-limits = Ko tas pierādīt nevar:
verify-deal-fixed = Serveris fiksēja savu ieguldījumu jaukšanā, vēl nezinot neviena spēlētāja ieguldījumu, un kārtis izriet no visiem ieguldījumiem kopā.
verify-deal-unchanged = Kārtis tika fiksētas dalīšanas sākumā, un pēc tam neviens tās nav mainījis.
verify-rules-fixed = Pirms jaukšanas bija noteikts, pēc kura izdevuma, ar kādām izvēlēm un cik raundu spēlē, kur sēž roboti un kurš sāk (ja to izvēlējās saimnieks).
verify-cancelled-none = Pirms šīs dalīšanas neviena cita netika atcelta.
verify-cancelled = { $count ->
    [1] Pirms šīs tika atcelta viena dalīšana. Tā ir failā, un neviens to nevar izņemt.
    [zero] Pirms šīs tika atceltas { $count } dalīšanas. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
    [one] Pirms šīs tika atcelta { $count } dalīšana. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
   *[other] Pirms šīs tika atceltas { $count } dalīšanas. Visas ir failā, un nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
}
verify-cancelled-listed = { $count ->
    [zero] Failā ir { $count } agrāk atceltas dalīšanas. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
    [one] Failā ir { $count } agrāk atcelta dalīšana. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
   *[other] Failā ir { $count } agrāk atceltas dalīšanas. Vai to bija vairāk, vecāks pieraksts parādīt nevar.
}
verify-played = { $count ->
    [1] Vienīgais gājiens atbilst noteikumiem un noved tieši pie šī rezultāta.
    [zero] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem un noved tieši pie šī rezultāta.
   *[other] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
}
verify-played-abandoned = { $count ->
    [0] Spēlētāji beidza spēli vēl pirms pirmā gājiena.
    [1] Vienīgais gājiens atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
    [zero] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
   *[other] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli pārtrauca.
}
verify-took-part = { $count ->
    [zero] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, kārtis izvēlēties nevarēja neviens.
    [one] Piedalījās tikai viens spēlētājs: { $names }. Ja šis spēlētājs bija godīgs, kārtis izvēlēties nevarēja neviens.
   *[other] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, kārtis izvēlēties nevarēja neviens.
}
verify-nobody = Neviens. Tātad skaidrs ir tikai tas, ka serveris nav mainījis kārtis pēc dalīšanas sākuma, nevis tas, ka tās izvēlētas akli.
verify-no-part = Jaukšanai neko nepievienoja: { $names }.
verify-bots = Roboti nekad neko nepievieno: { $names }.
verify-withheld = Paziņoja savu ieguldījumu, bet to neatklāja: { $names }. Tā notiek, ja pārtrūkst savienojums, bet tā var rīkoties arī spēlētājs, kas sarunājis ar serveri un grib citas kārtis.
verify-limit-old = Šis ir vecāka veida pieraksts. Tas nevar parādīt, ka galda noteikumi fiksēti pirms jaukšanas, ka netrūkst atceltu dalīšanu un ka failu neviens nav aizticis. Ja spēle ir nesena, pajautā, kāpēc pieraksts ir tāds.
verify-limit-looking = Tas, kurš uztur serveri, spēles laikā varēja redzēt kārtis.
verify-limit-invented = Veselu spēli var izdomāt: pēc faila vien nevar zināt, vai kāds to tiešām spēlēja.
verify-limit-checksum = Kontrolsumma atklāj tikai tos, kuri neprot aprēķināt jaunu. Kas to prot, var ielikt failā citus gājienus, vārdus vai sarunas, noslēpt neatklātu ieguldījumu jaukšanā vai vēl vairāk saīsināt pārtrauktu spēli. Salīdzini failu ar to, ko redzēji savā pārlūkprogrammā.
