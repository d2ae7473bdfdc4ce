### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Ko redzēja šis pārlūks:
verify-seen-group-fault = Kas nav kārtībā:
verify-seen-summary-fair = Viss godīgi: kārtis jauca serveris kopā ar spēlētājiem, un nekas, ko redzēja šis pārlūks, nav pretrunā ar pierakstu.
verify-seen-summary-wrong = Ar šo spēli kaut kas nav kārtībā. Neuzticies tai, kamēr nezini iemeslu.
verify-seen-nothing = Neko: šis pārlūks nebija pie galda, vai arī tā atmiņa ir iztīrīta. Tas varēja pārbaudīt tikai pašu pierakstu.
verify-seen-commitment = Šis pārlūks redzēja, ka serveris fiksēja savu ieguldījumu jaukšanā, kad neviens spēlētājs savējo vēl nebija atklājis, un pierakstā ir tieši šis servera ieguldījums.
verify-seen-commitment-late = Kad šis pārlūks pieslēdzās, serveris jau varēja zināt spēlētāju ieguldījumus jaukšanā. Paša servera ieguldījums pierakstā ir tāds pats, kādu to redzēja šis pārlūks.
verify-seen-commitment-unseen = Šis pārlūks neredzēja dalīšanas sākumu.
verify-seen-commitment-other = Šis pārlūks redzēja, kādu ieguldījumu jaukšanā serveris fiksēja; pierakstā ir cits.
verify-seen-start-other = Pierakstā ir citi noteikumi vai citi roboti, nevis tie, ko šis pārlūks redzēja dalīšanas sākumā.
verify-seen-cancelled = { $count ->
    [1] Atceltā dalīšana, ko redzēja šis pārlūks, ir pierakstā.
    [zero] Visas { $count } atceltās dalīšanas, ko redzēja šis pārlūks, ir pierakstā.
    [one] Visas atceltās dalīšanas, ko redzēja šis pārlūks (kopā { $count }), ir pierakstā.
   *[other] Visas { $count } atceltās dalīšanas, ko redzēja šis pārlūks, ir pierakstā.
}
verify-seen-cancelled-missing = { $count ->
    [zero] Šis pārlūks redzēja { $count } atceltas dalīšanas, kuru nav pierakstā.
    [one] Šis pārlūks redzēja { $count } atceltu dalīšanu, kuras nav pierakstā.
   *[other] Šis pārlūks redzēja { $count } atceltas dalīšanas, kuru nav pierakstā.
}
verify-seen-hashes = Šis pārlūks redzēja, ko paziņoja { $names }; pierakstā ir tieši tas pats.
verify-seen-hash-other = Šis pārlūks redzēja, ko paziņoja { $names }; pierakstā ir kas cits.
verify-seen-nonce = Šī pārlūka ieguldījums jaukšanā izmantots nemainīts (šeit spēlēja: { $names }).
verify-seen-nonce-other = Šī pārlūka ieguldījums jaukšanā aizstāts ar citu vai izlaists (šeit spēlēja: { $names }).
verify-seen-nonce-unused = Šī pārlūka ieguldījums jaukšanā nav izmantots (šeit spēlēja: { $names }). Tā var gadīties, ja pārtrūkst savienojums.
verify-seen-nonce-elsewhere = Ieguldījumu jaukšanā deva cita ierīce vai cits pārlūks (spēlēja: { $names }).
verify-seen-cards = { $count ->
    [1] Vienīgā šajā pārlūkā saņemtā kārts atbilst jaukšanas rezultātam, tāpat kā redzētās lomas un finiša kārtis.
    [zero] Visas { $count } šajā pārlūkā saņemtās kārtis atbilst jaukšanas rezultātam, tāpat kā redzētās lomas un finiša kārtis.
    [one] Visas šajā pārlūkā saņemtās kārtis (kopā { $count }) atbilst jaukšanas rezultātam, tāpat kā redzētās lomas un finiša kārtis.
   *[other] Visas { $count } šajā pārlūkā saņemtās kārtis atbilst jaukšanas rezultātam, tāpat kā redzētās lomas un finiša kārtis.
}
verify-seen-cards-public = Visas lomas un finiša kārtis, ko redzēja šis pārlūks, atbilst jaukšanas rezultātam.
verify-seen-cards-unseen = Šis pārlūks neredzēja nevienu kārti.
verify-seen-hands-missed = Dažas kārtis, kas šim pārlūkam bija jāredz, tas neredzēja, tāpēc tās nevarēja salīdzināt.
verify-seen-first-other = Sāka cits spēlētājs, nevis tas, kuru noteica jaukšana.
verify-seen-role-other = { $round }. raunds: šajā pārlūkā saņemtā loma neatbilst jaukšanas rezultātam.
verify-seen-roles-other = { $round }. raunds: beigās parādītās lomas neatbilst jaukšanas rezultātam.
verify-seen-hand-other = { $round }. raunds: sākumā šajā pārlūkā saņemtās kārtis neatbilst jaukšanas rezultātam.
verify-seen-drawn-other = { $round }. raunds: šajā pārlūkā paņemtā kārts nebija krājumu kaudzītes virsējā.
verify-seen-goal-other = { $round }. raunds: finiša kārts, ko redzēja šis pārlūks, neatbilst jaukšanas rezultātam.
verify-seen-gold = Viss zelts atbilst jaukšanas rezultātam.
verify-seen-gold-other = { $round }. raunds: zelts, ko redzēja šis pārlūks, neatbilst jaukšanas rezultātam.
verify-seen-moves = { $count ->
    [1] Vienīgais gājiens, ko redzēja šis pārlūks, ir pierakstā.
    [zero] Visi { $count } gājieni, ko redzēja šis pārlūks, ir pierakstā.
    [one] Visi gājieni, ko redzēja šis pārlūks (kopā { $count }), ir pierakstā.
   *[other] Visi { $count } gājieni, ko redzēja šis pārlūks, ir pierakstā.
}
verify-seen-moves-other = { $number }. gājiens pierakstā nav tas, ko redzēja šis pārlūks.
# Checked: plural, “of the moves” is a plural after every number
verify-seen-moves-missed = Šis pārlūks neredzēja { $count } no pieraksta gājieniem.
verify-seen-not-played = Pārlūks nepārbauda, vai visi gājieni atbilst noteikumiem.
verify-seen-command = Ja proti lietot termināli, saglabā spēli un izpildi „saboteur verify”: tad tiks pārbaudīti arī gājieni.

## Refusals of a table setup

refused-unknown-edition = Izdevuma „{ $edition }” nav.
refused-bad-players = Spēlētāju skaits { $players } neder: spēlē piedalās no 3 līdz 10 spēlētājiem.
refused-bad-rounds = Raundu skaits { $rounds } neder: spēlē ir no 1 līdz 5 raundiem.
refused-unknown-option = Papildnoteikuma „{ $option }” nav.
refused-bad-first = { $first }. spēlētājs sākt nevar: tāda pie galda nav.

## Refusals of a deal

refused-seed-not-text = Sēklā ir rakstzīmes, ko nevar kodēt ar UTF-8.
refused-deal-rounds = Raundu skaits dalījumā ({ $found }) nesakrīt ar raundu skaitu spēlē ({ $expected }).
refused-deal-first = { $first }. spēlētājs sākt nevar: tāda pie galda nav, vai arī pierakstā nosaukts kāds cits.
refused-deal-gold = Dalījumā ir vairāk zelta nekā kastē: tajā ir 16 kārtis ar vērtību 1, 8 ar vērtību 2 un 4 ar vērtību 3.
refused-deal-roles = { $round }. raundā katram spēlētājam vajag vienu lomu (digger, saboteur vai selfish), un nevienas nedrīkst būt vairāk, nekā atļauj kaste un papildnoteikumi.
refused-deal-goals = { $round }. raunda finiša kārtīm jābūt treasure, Pes un Psw, katrai tieši vienreiz.
refused-deal-hands = { $round }. raundā izdalīto kāršu komplektu jābūt tieši tik, cik spēlētāju.
refused-deal-hand-sizes = { $round }. raundā visiem spēlētājiem rokā jābūt vienādam kāršu skaitam, no 1 līdz 6.
refused-deal-broken = { $round }. raundā katram spēlētājam vajag vienu salauzto darbarīku sarakstu, un tajā drīkst būt tikai pick, lamp un cart.
refused-deal-card = { $round }. raundā ierakstītais „{ $card }” nav kārts.
refused-deal-too-many = { $round }. raundā kāršu { $card } ir vairāk nekā kastē.
refused-deal-cell = { $round }. raunda raktuvēs divas kārtis ir vienā lauciņā.
refused-deal-stone = { $round }. raunda raktuvēs ierakstītais „{ $card }” nav šīs finiša kārts akmens.
refused-deal-spread = { $round }. raunda raktuvēs kārtis ir pārāk tālu cita no citas: nākamajām kārtīm nepaliek vietas.
refused-deal-laid = { $round }. raunda raktuvēs ierakstītais „{ $card }” nav ceļa kārts ar lauciņu, piemēram, Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = „{ $key }” nav JSON objekts.
refused-missing = Trūkst „{ $key }”.
refused-unknown-format = Pieraksta formātu { $format } šī versija neprot nolasīt.
refused-unknown-rules = Pierakstā ir noteikumi ar numuru { $rules }, ko šī versija nepazīst.
refused-seed-or-deal = Pierakstā jābūt vai nu sēklai, vai dalījumam, bet ne abiem.
refused-twice = Sarakstā „{ $key }” kaut kas atkārtojas.
refused-not-a-number = „{ $key }” drīkst saturēt tikai veselus skaitļus.
refused-not-a-text = „{ $key }” drīkst saturēt tikai tekstu.
refused-not-a-list = „{ $key }” nav saraksts, vai arī tajā saraksta vietā ir kas cits.

## Refusals of a record: verifying it

refused-no-proof = Šajā pierakstā nav pierādījuma, kā dalītas kārtis.
refused-proof-unreadable = Pierādījumā nevar nolasīt „{ $key }”.
refused-commitment-misfits = Servera ieguldījums jaukšanā nav tas, ko serveris fiksēja pirms spēles.
refused-nonce-misfits = { $seat }. spēlētāja ieguldījums jaukšanā nav tas, kas bija paziņots.
refused-seed-misfits = Sēkla neatbilst servera un spēlētāju ieguldījumiem jaukšanā.
refused-misshapen = Šādu „{ $key }” neviens serveris pierakstā neierakstītu.
refused-not-canonical = Pierakstā ir kas tāds, kā īstos pierakstos nav: daļskaitlis, milzīgs skaitlis, dīvaina atslēga vai pārāk dziļi ligzdoti saraksti.
refused-unknown-form = Šī versija nepazīst šajā pierakstā izmantoto pierādījuma veidu.
refused-form-removed = Šis pieraksts izveidots ar jaunāka veida pierādījumu, bet kāds to ir pārveidojis par vecāku.
refused-start-misfits = Galda noteikumi, roboti vai atceltās dalīšanas nav tie paši, kas fiksēti pirms jaukšanas.
refused-cancelled-misfits = { $number }. atceltajā dalīšanā nav tā ieguldījuma jaukšanā, ko serveris bija fiksējis.
refused-bot-nonce = { $seat }. spēlētājs ir robots, tomēr tā vārdā jaukšanai kaut kas ir pievienots.
refused-checksum-misfits = Kontrolsumma nesakrīt: pieraksts ir mainīts pēc tam, kad serveris to izveidoja.
refused-by-misfits = { $number }. gājienu izdarīja robots, bet pierakstā teikts, ka cilvēks.
refused-ended-misfits = { $ended ->
    [finished] Pierakstā teikts, ka spēle izspēlēta līdz galam, bet gājieni beidzas agrāk.
   *[abandoned] Pierakstā teikts, ka spēle beigta pirms laika, bet gājieni turpinās līdz pašām beigām.
}
refused-winners-misfit = Pierakstā ir citi uzvarētāji, nekā sanāk pēc gājieniem.
refused-nuggets-misfit = Pierakstā ir cits zelta gabalu skaits, nekā sanāk pēc gājieniem.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Viss godīgi: kārtis jauca serveris kopā ar spēlētājiem, un visi gājieni atbilst noteikumiem.
verify-summary-remarks = Viss sakrīt, bet pirms dalīšanas notika kas tāds, par ko tev būtu jāzina.
verify-summary-nobody = Viss sakrīt, bet neviens spēlētājs jaukšanā nepiedalījās.
verify-summary-old = Sakrīt viss, ko šādā vecāka veida pierakstā var pārbaudīt.
verify-group-proved = Ko pierāda spēles pieraksts:
verify-group-shuffle = Kas piedalījās jaukšanā:
verify-group-limits = Ņem vērā:
verify-deal-fixed = Serveris fiksēja savu ieguldījumu jaukšanā, kad neviens spēlētājs savējo vēl nebija atklājis, un kāršu secību nosaka visu ieguldījumi kopā.
verify-deal-unchanged = Kārtis tika fiksētas dalīšanas sākumā, un pēc tam neviens tās nav mainījis.
verify-rules-fixed = Izdevums, papildnoteikumi, raundu skaits, robotu vietas un tas, kurš sāk (ja to noteica saimnieks), tika fiksēti pirms jaukšanas.
verify-cancelled-none = Pirms šīs dalīšanas neviena cita netika atcelta.
verify-cancelled = { $count ->
    [1] Pirms šīs dalīšanas tika atcelta viena cita. Tā ir pierakstā, un neviens to nevar izņemt.
    [zero] Pirms šīs dalīšanas tika atceltas { $count } citas. Tās visas ir pierakstā, un neviens nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
    [one] Pirms šīs dalīšanas tika atcelta { $count } cita. Tās visas ir pierakstā, un neviens nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
   *[other] Pirms šīs dalīšanas tika atceltas { $count } citas. Tās visas ir pierakstā, un neviens nevienu no tām nevar izņemt. Ja to ir daudz, varbūt kāds gaidīja labākas kārtis.
}
verify-cancelled-listed = { $count ->
    [zero] Pierakstā minētas { $count } dalīšanas, kas tika atceltas pirms šīs. Vai to bija vairāk, vecāka veida pieraksts parādīt nevar.
    [one] Pierakstā minēta { $count } dalīšana, kas tika atcelta pirms šīs. Vai to bija vairāk, vecāka veida pieraksts parādīt nevar.
   *[other] Pierakstā minētas { $count } dalīšanas, kas tika atceltas pirms šīs. Vai to bija vairāk, vecāka veida pieraksts parādīt nevar.
}
verify-played = { $count ->
    [1] Vienīgais gājiens atbilst noteikumiem un noved tieši pie šī rezultāta.
    [zero] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem un noved tieši pie šī rezultāta.
   *[other] Visi { $count } gājieni atbilst noteikumiem un noved tieši pie šī rezultāta.
}
verify-played-abandoned = { $count ->
    [0] Spēlētāji beidza spēli pirms pirmā gājiena.
    [1] Vienīgais gājiens atbilst noteikumiem; tad spēlētāji spēli beidza.
    [zero] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli beidza.
    [one] Visi gājieni (kopā { $count }) atbilst noteikumiem; tad spēlētāji spēli beidza.
   *[other] Visi { $count } gājieni atbilst noteikumiem; tad spēlētāji spēli beidza.
}
verify-took-part = { $count ->
    [zero] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, neviens nevarēja izvēlēties kārtis.
    [one] Piedalījās tikai viens spēlētājs: { $names }. Ja šis spēlētājs bija godīgs, neviens nevarēja izvēlēties kārtis.
   *[other] Piedalījās: { $names }. Ja kaut viens no viņiem bija godīgs, neviens nevarēja izvēlēties kārtis.
}
verify-nobody = Neviens. Tāpēc pieraksts parāda tikai to, ka serveris nav mainījis kārtis pēc dalīšanas sākuma, nevis to, ka tās izdalītas godīgi.
verify-no-part = Jaukšanai neko nepievienoja: { $names }.
verify-bots = Roboti (jaukšanā nekad nepiedalās): { $names }.
verify-withheld = Paziņoja savu ieguldījumu, bet neatklāja to: { $names }. Tā var gadīties, ja pārtrūkst savienojums, bet tā var rīkoties arī spēlētājs, kas ir vienojies ar serveri un grib citas kārtis.
verify-limit-old = Šis ir vecāka veida pieraksts. Tas nevar parādīt, ka galda noteikumi fiksēti pirms jaukšanas, ka netrūkst nevienas atceltas dalīšanas un ka pierakstu neviens nav mainījis. Ja spēle ir nesena, pajautā, kāpēc tās pieraksts ir vecāka veida.
verify-limit-looking = Tas, kurš uztur serveri, spēles laikā varēja redzēt kārtis.
verify-limit-invented = Veselu spēli var izdomāt: pieraksts pats par sevi nepierāda, ka tā tiešām ir spēlēta.
verify-limit-checksum = Kontrolsumma atmasko tikai tos, kas neprot aprēķināt jaunu. Kas to prot, var ielikt pierakstā citus gājienus, vārdus vai sarunas, noslēpt, ka kāds ieguldījums jaukšanā netika atklāts, vai vēl vairāk saīsināt pirms laika beigtu spēli. Salīdzini pierakstu ar to, ko redzēji savā pārlūkā.
