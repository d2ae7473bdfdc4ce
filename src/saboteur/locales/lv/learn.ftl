### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = { $number }. aina no { $count }
learn-skip = Izlaist
learn-next = Tālāk
learn-end-title = Tu vari spēlēt!
learn-end-text = Tas arī viss. Tagad izspēlē īstu spēli ar četriem robotiem, kas piedod kļūdas.
learn-play = Spēlēt ar robotiem
learn-again = Sākt no sākuma
lesson-lay-title = Rakšana
lesson-lay-goal = Tu esi zeltracis. Tuvini tuneli trim neatklātajām finiša kārtīm: izvēlies kārti un tad lauciņu ar gaišajiem stūriem.
lesson-lay-hint = Tā tu netuvojies finiša kārtīm. Izvēlies lauciņu ar gaišajiem stūriem – tur beidzas tunelis.
lesson-lay-done = Tāds ir gājiens: izmanto vienu kārti un paņem jaunu. Tagad ir nākamā spēlētāja gājiens.
lesson-turn-title = Kāršu pagriešana
lesson-turn-goal = Šim līkumam jāturpina tunelis lauciņā ar gaišajiem stūriem. Ja neder, pagriez to.
lesson-turn-hint = Ne tur. Izvēlies lauciņu ar gaišajiem stūriem; poga „Pagriezt” apgriež kārti otrādi.
lesson-turn-done = Kārti drīkst pagriezt par 180°, bet nekad nedrīkst likt šķērsām. Tunelim jāsader ar tuneli, klintij – ar klinti.
lesson-join-title = Savienots vai nē
lesson-join-goal = Tumšā daļa ir atgriezta no starta, tāpēc tai neko nevar pielikt. Aizpildi spraugu.
lesson-join-hint = Sprauga ir lauciņā ar gaišajiem stūriem. Vajag kārti ar ejām uz abām tās pusēm.
lesson-join-done = Viena kārts, un viss aiz tās atkal ir izgaismots. Ceļa kārts ar startu jāsavieno nepārtrauktam tunelim.
lesson-dead-end-title = Strupceļi
lesson-dead-end-goal = Lauciņā ar gaišajiem stūriem der divas tavas kārtis, bet aiz vienas no tām tunelis beigtos. Turpini to.
lesson-dead-end-hint = Tā tunelis neturpinās uz finiša kārtīm. Strupceļa kārtī ejas vidū nesavienojas.
lesson-dead-end-done = Pareizi: strupceļā tunelis beidzas. Sabotieriem tie patīk.
lesson-tools-title = Salauzti darbarīki
lesson-tools-goal = { $task ->
    [0] Tava laterna ir salauzta, tāpēc ceļa kārtis izspēlēt nedrīksti. Salabo to: izvēlies remonta kārti un tad sevi.
   *[1] Laterna atkal deg, un pārējie savus gājienus ir izdarījuši. Tagad roc tālāk.
}
lesson-tools-hint = { $task ->
    [0] Izmest kārti nepalīdzēs. Izspēlē remonta kārti sev.
   *[1] Turpini tuneli lauciņā ar gaišajiem stūriem.
}
lesson-tools-done = Ar salauztu darbarīku joprojām drīksti izspēlēt darbības kārtis un izmest kārtis. Salabot var arī citu spēlētāju darbarīkus.
lesson-rockfall-title = Akmeņu nogruvums
lesson-rockfall-goal = { $task ->
    [0] Tuneli aizsprosto strupceļš. Izņem to ar akmeņu nogruvumu.
   *[1] Ceļš ir brīvs. Aizpildi spraugu.
}
lesson-rockfall-hint = { $task ->
    [0] Izspēlē nogruvumu uz kārti ar gaišajiem stūriem: tas ir strupceļš.
   *[1] Izspēlē ceļa kārti lauciņā ar gaišajiem stūriem.
}
lesson-rockfall-done = Akmeņu nogruvums izņem jebkuru ceļa kārti: tev – strupceļu, sabotierim – labu tuneli. Starta un finiša kārtis paliek.
lesson-map-title = Kartes un finiša kārtis
lesson-map-goal = { $task ->
    [0] Viena finiša kārts jau ir atklāta: tikai akmens. Dārgumi ir uz vienas no pārējām divām. Ar karti apskati vienu no tām.
   *[1] Tagad tu zini, kur ir dārgumi, un zini tikai tu. Aizved tuneli līdz tiem!
}
lesson-map-hint = { $task ->
    [0] Izvēlies karti un tad neatklātu finiša kārti.
   *[1] Ne pa šo ceļu. Ja karte rādīja akmeni, dārgumi ir uz otras finiša kārts.
}
lesson-map-done = Tunelis sasniedza finiša kārti, to atklāja, un tie bija dārgumi: uzvar zeltrači. Visi redz, kuru kārti tu apskati, bet ne to, kas uz tās ir.
lesson-saboteur-title = Sabotiera lomā
lesson-saboteur-goal = Šoreiz tu esi sabotieris. Vēl viena kārts, un zeltrači sasniegs dārgumus. Apturi viņus, bet tā, lai tā varētu būt neveiksme.
lesson-saboteur-hint = Vai nu tas viņus neaptur, vai arī uzreiz tevi nodod. Kura kārts aizsprosto tuneli un tomēr varēja būt vienīgā, kas tev der?
lesson-saboteur-done = Strupceļš izskatās pēc neveiksmes, nogruvums – ne. Ja kārtis beidzas, pirms atrasti dārgumi, zeltu iegūst sabotieri.
lesson-suspicion-title = Kurš tas ir?
lesson-suspicion-goal = Tu atkal esi zeltracis. Paskaties, ko pārējie tikko darīja: viens no viņiem kaitēja tunelim. Salauz šī spēlētāja laternu.
lesson-suspicion-hint = Pārlūko gājienus: kurš izspēlēja strupceļu tur, kur tunelim gāja labi?
lesson-suspicion-done = Gājieni pasaka vairāk nekā vārdi. Tā varēja būt arī neveiksme, tāpēc vēro tālāk; bet ar salauztu laternu šis spēlētājs pagaidām nerok.
lesson-gold-title = Zelts
lesson-gold-goal = { $task ->
    [0] Trūkst vienas kārts. Sasniedz dārgumus!
   *[1] Zeltrači uzvar. Pēdējo ceļa kārti izspēlēji tu, tāpēc pirmā izvēle ir tava. Ņem labāko zelta kārti.
}
lesson-gold-hint = { $task ->
    [0] Ieved tuneli finiša kārtī aiz lauciņa ar gaišajiem stūriem.
   *[1] Var arī tā, bet beigās skaita tikai zelta gabalus. Ņem kārti, uz kuras to ir visvairāk.
}
lesson-gold-done = Pārējās saņem nākamais zeltracis; sabotieri nesaņem neko. Pēc trim raundiem uzvar tas, kuram ir visvairāk zelta gabalu.
cell-spot = par šo lauciņu ir runa
learn-moves = Kas notika

## Hints in the first game

taught-offer = Pirmā spēle? Daži īsi padomi parādīs, kā tā notiek.
taught-yes = Parādi man
taught-no = Nē, paldies
taught-ok = Skaidrs
taught-stop = Vairs nerādīt
taught-role = { $role ->
    [saboteur] Tu esi sabotieris, un neviens cits to nezina. Tu uzvari raundā, ja kārtis beidzas, pirms atrasti dārgumi. Nenodod sevi.
    [selfish] Tu esi savtīgais rūķis: roc kopā ar citiem, bet pēdējo kārti izspēlē tieši tu.
   *[digger] Tu esi zeltracis. Kopā ar citiem zeltračiem roc tuneli līdz dārgumiem. Daži spēlētāji ir slepeni sabotieri.
}
taught-goals = Uz vienas no trim neatklātajām finiša kārtīm ir dārgumi, uz pārējām divām – akmens. Tunelim uz turieni jāved no starta kārts.
taught-fits = { $edition ->
    [el] Izvēlies kārti. Iezīmētie lauciņi rāda, kur tā der: blakus atklātai kārtij, tunelis pie tuneļa, klints pie klints. Pieskaries citur, un uzzināsi, kāpēc tur nevar.
    [et] Izvēlies kārti. Iezīmētie lauciņi rāda, kur tā der: blakus atklātai kārtij, tunelis pie tuneļa, klints pie klints. Pieskaries citur, un uzzināsi, kāpēc tur nevar.
   *[lt] Izvēlies kārti. Iezīmētie lauciņi rāda, kur tā der: tunelis pie tuneļa, klints pie klints, un viss savienots ar startu. Pieskaries citur, un uzzināsi, kāpēc tur nevar.
}
taught-broken = Viens tavs darbarīks ir salauzts: kamēr tas nav salabots, ceļa kārtis izspēlēt nedrīksti. Darbības kārtis izspēlēt un kārtis izmest drīksti.
taught-stone = Tunelis sasniedza finiša kārti, bet tas ir tikai akmens. Tagad tas ir raktuvju daļa; roc uz citu finiša kārti.
taught-gold = { $winner ->
    [diggers] Dārgumi atrasti: zelta kārtis sadala zeltrači, sabotieri nesaņem neko. Spēlē uzvar tas, kuram pēc visiem raundiem ir visvairāk zelta gabalu.
   *[saboteurs] Kārtis ir beigušās: zeltu saņem sabotieri, zeltrači nesaņem neko. Spēlē uzvar tas, kuram pēc visiem raundiem ir visvairāk zelta gabalu.
}

## Puzzles

puzzle-today = Dienas uzdevums
puzzle-number = { $number }. no { $count }
puzzle-solved = Atrisināti: { $count }
puzzle-streak = Dienas pēc kārtas: { $count }
puzzle-kind = { $kind ->
    [reach] Viena kārts līdz dārgumiem
    [alive] Glāb tuneli
    [stop] Apturi nemanāmi
   *[who] Kurš ir sabotieris?
}
puzzle-role = { $role ->
    [saboteur] Tu esi sabotieris.
    [selfish] Tu esi savtīgais rūķis.
   *[digger] Tu esi zeltracis.
}
puzzle-asked = { $kind ->
    [reach] Tu zini, kur ir dārgumi, un viens tavs gājiens tos sasniedz. Kurš?
    [alive] Kurš gājiens vislabāk tuvina tuneli tev zināmajiem dārgumiem? Viens ir daudz labāks par citiem.
    [stop] Vairāki tavi gājieni traucē zeltračiem. Kurš izskatītos vismazāk aizdomīgs?
   *[who] Pēc tā, ko redzēji, viens spēlētājs gandrīz noteikti ir sabotieris. Kurš?
}
puzzle-verdict = { $right ->
    [yes] Pareizi!
   *[no] Ne gluži.
}
puzzle-next = Nākamais uzdevums
puzzle-why-reach = Atrisinājums: { $card }, { $cell }. Tā tunelis savienojas ar dārgumiem; neviens cits gājiens tos nesasniedz.
puzzle-why-alive = Atrisinājums: { $card }, { $cell }. Pēc tā vēl trūkst ceļa kāršu: { $after }. Pēc jebkura cita gājiena – vismaz { $others }.
puzzle-why-stop = Atrisinājums: { $card }, { $cell }. Zeltrači zaudē laiku, bet skatītājs tevi turētu aizdomās tikai ar { $after } % varbūtību (pirms tam – { $before } %). Ar nākamo labāko gājienu būtu { $others } %.
