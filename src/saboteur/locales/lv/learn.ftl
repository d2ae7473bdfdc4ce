### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = { $number }. nodarbība no { $count }
learn-skip = Izlaist
learn-next = Tālāk
learn-end-title = Spēlēt tu jau proti!
learn-end-text = Tas arī viss. Tagad izspēlē īstu spēli ar četriem robotiem – tie kļūdas piedod.
learn-play = Spēlēt ar robotiem
learn-again = Sākt no sākuma
lesson-lay-title = Rakšana
lesson-lay-goal = Tu esi zeltracis. Roc tuneli tuvāk trim neatklātajām finiša kārtīm: izvēlies kārti un tad lauciņu ar gaišajiem stūriem.
lesson-lay-hint = Tā finiša kārtīm tuvāk netiksi. Izvēlies lauciņu ar gaišajiem stūriem – tur, kur beidzas tunelis.
lesson-lay-done = Lūk, tāds ir gājiens: izmanto vienu kārti un paņem jaunu. Tagad gājiens ir nākamajam spēlētājam.
lesson-turn-title = Kāršu pagriešana
lesson-turn-goal = Ar šo līkumu turpini tuneli lauciņā ar gaišajiem stūriem. Ja kārts neder, pagriez to.
lesson-turn-hint = Tā neizdosies. Izvēlies lauciņu ar gaišajiem stūriem; ar pogu „Pagriezt” kārti pagriež par 180°.
lesson-turn-done = Kārti drīkst pagriezt par 180°, bet šķērsām likt nedrīkst. Tunelim jāsader ar tuneli, klintij – ar klinti.
lesson-join-title = Savienojums ar startu
lesson-join-goal = Tumšā daļa ir zaudējusi savienojumu ar startu, tāpēc tai neko nedrīkst pievienot. Aizpildi robu.
lesson-join-hint = Robs ir lauciņā ar gaišajiem stūriem. Tur jāliek kārts ar ejām uz abām roba pusēm.
lesson-join-done = Viena kārts, un viss aiz tās atkal ir gaismā. No starta līdz ceļa kārtij jāved nepārtrauktam tunelim.
lesson-dead-end-title = Strupceļi
lesson-dead-end-goal = Lauciņā ar gaišajiem stūriem der divas tavas kārtis, bet aiz vienas no tām tunelis beigtos. Izspēlē to, ar kuru tunelis turpinās.
lesson-dead-end-hint = Tā tunelis finiša kārtīm tuvāk netiek. Strupceļa kārtī ejas savā starpā nesavienojas.
lesson-dead-end-done = Pareizi: strupceļā tunelis beidzas. Sabotieri strupceļus dievina.
lesson-tools-title = Salauzti darbarīki
lesson-tools-goal = { $task ->
    [0] Tava laterna ir salauzta, tāpēc ceļa kārtis izspēlēt nedrīksti. Salabo to: izvēlies remonta kārti un tad sevi.
   *[1] Laterna atkal deg, un pārējie jau izdarījuši savus gājienus. Tagad roc tālāk.
}
lesson-tools-hint = { $task ->
    [0] Kārts izmešana nelīdzēs. Izspēlē remonta kārti sev.
   *[1] Turpini tuneli lauciņā ar gaišajiem stūriem.
}
lesson-tools-done = Arī ar salauztu darbarīku drīksti izspēlēt darbības kārtis un izmest kārti. Un salabot vari arī citu spēlētāju darbarīkus.
lesson-rockfall-title = Akmeņu nogruvums
lesson-rockfall-goal = { $task ->
    [0] Tuneli aizsprosto strupceļš. Izņem to ar akmeņu nogruvumu.
   *[1] Ceļš ir brīvs. Aizpildi robu.
}
lesson-rockfall-hint = { $task ->
    [0] Izvēlies nogruvumu un tad kārti ar gaišajiem stūriem – tas ir strupceļš.
   *[1] Izspēlē ceļa kārti lauciņā ar gaišajiem stūriem.
}
lesson-rockfall-done = Ar akmeņu nogruvumu drīkst izņemt jebkuru ceļa kārti: tu izņem strupceļu, bet sabotieris – labu tuneli. Starta un finiša kārtis izņemt nedrīkst.
lesson-map-title = Kartes un finiša kārtis
lesson-map-goal = { $task ->
    [0] Viena finiša kārts jau ir atklāta: tikai akmens. Dārgumi ir uz vienas no pārējām divām. Izspēlē karti un apskati vienu no tām.
   *[1] Tagad tu zini, kur ir dārgumi, un to zini tikai tu. Aizved tuneli līdz tiem!
}
lesson-map-hint = { $task ->
    [0] Izvēlies karti un tad neatklātu finiša kārti.
   *[1] Ne uz šo pusi. Ja karte rādīja akmeni, dārgumi ir uz otras finiša kārts.
}
lesson-map-done = Tunelis sasniedza finiša kārti, tāpēc tā tika atklāta, un tur bija dārgumi: uzvar zeltrači! Visi redz, kuru kārti tu apskati, bet ne to, kas uz tās ir.
lesson-saboteur-title = Sabotiera lomā
lesson-saboteur-goal = Šoreiz tu esi sabotieris. Vēl viena kārts, un zeltrači sasniegs dārgumus. Apturi viņus, bet tā, lai tas izskatītos pēc neveiksmes.
lesson-saboteur-hint = Tas vai nu viņus neaptur, vai arī tevi uzreiz nodod. Kura kārts aizsprosto tuneli, bet ļauj domāt, ka tev nebija citas izejas?
lesson-saboteur-done = Strupceļš izskatās pēc neveiksmes, nogruvums – ne. Ja kārtis beidzas, pirms atrasti dārgumi, zeltu iegūst sabotieri.
lesson-suspicion-title = Kurš tas ir?
lesson-suspicion-goal = Tu atkal esi zeltracis. Paskaties, ko pārējie tikko izdarīja: viens no viņiem kaitēja tunelim. Salauz šim spēlētājam laternu.
lesson-suspicion-hint = Pārskati gājienus: kurš izspēlēja strupceļu tur, kur tunelis tik labi virzījās uz priekšu?
lesson-suspicion-done = Gājieni pasaka vairāk nekā vārdi. Varbūt tā bija tikai neveiksme, tāpēc vēro tālāk; bet, kamēr laterna ir salauzta, šis spēlētājs rakt nevar.
lesson-gold-title = Zelts
lesson-gold-goal = { $task ->
    [0] Trūkst tikai vienas kārts. Sasniedz dārgumus!
   *[1] Zeltrači uzvar. Pēdējo ceļa kārti izspēlēji tu, tāpēc pirmā izvēle ir tava. Ņem labāko zelta kārti.
}
lesson-gold-hint = { $task ->
    [0] Turpini tuneli lauciņā ar gaišajiem stūriem: finiša kārts ir tūlīt aiz tā.
   *[1] Var arī tā, bet beigās skaita tikai zelta gabalus. Ņem kārti, uz kuras to ir visvairāk.
}
lesson-gold-done = Pārējās kārtis padod nākamajam zeltracim; sabotieri nesaņem neko. Pēc trim raundiem uzvar tas, kuram ir visvairāk zelta gabalu.
cell-spot = te ir gaišie stūri
learn-spot = Gaišie stūri ir lauciņā { $cell }.
learn-moves = Kas notika

## Puzzles

puzzle-today = Dienas uzdevums
puzzle-number = { $number }. uzdevums no { $count }
puzzle-solved = Atrisināts: { $count }
puzzle-streak = Dienas pēc kārtas: { $count }
puzzle-kind = { $kind ->
    [reach] Viena kārts līdz dārgumiem
    [alive] Glāb tuneli
    [stop] Kaitē nemanāmi
   *[who] Kurš ir sabotieris?
}
puzzle-role = { $role ->
    [saboteur] Tu esi sabotieris.
    [selfish] Tu esi savtīgais rūķis.
   *[digger] Tu esi zeltracis.
}
puzzle-asked = { $kind ->
    [reach] Tu zini, kur ir dārgumi, un vari tos sasniegt ar vienu gājienu. Ar kuru?
    [alive] Tu zini, kur ir dārgumi. Kurš gājiens tuneli tiem pietuvina visvairāk? Viens ir daudz labāks par citiem.
    [stop] Zeltračus vari aizkavēt dažādi. Kurš gājiens radītu vismazāk aizdomu?
   *[who] Spriežot pēc redzētā, viens spēlētājs gandrīz noteikti ir sabotieris. Kurš?
}
puzzle-verdict = { $right ->
    [yes] Pareizi!
   *[no] Ne gluži.
}
puzzle-next = Nākamais uzdevums
puzzle-why-reach = Atrisinājums: lauciņā { $cell } – { $card }. Tā tunelis sasniedz dārgumus; ar citu gājienu tas neizdotos.
puzzle-why-alive = Atrisinājums: lauciņā { $cell } – { $card }. { $after ->
    [zero] Līdz dārgumiem pēc tam vēl trūkst { $after } ceļa kāršu, bet pēc jebkura cita gājiena trūktu vismaz { $others }.
    [one] Līdz dārgumiem pēc tam vēl trūkst { $after } ceļa kārts, bet pēc jebkura cita gājiena trūktu vismaz { $others }.
   *[other] Līdz dārgumiem pēc tam vēl trūkst { $after } ceļa kāršu, bet pēc jebkura cita gājiena trūktu vismaz { $others }.
}
puzzle-why-stop = Atrisinājums: lauciņā { $cell } – { $card }. Zeltrači zaudē laiku, un tas rada vismazāk aizdomu: skatītājs tevi uzskatītu par sabotieri ar { $after } % varbūtību (pirms gājiena – { $before } %). Pēc otra labākā gājiena varbūtība būtu { $others } %.
hint-moment = Rēķinām…
hint-note = Aprēķināts pēc tavām kārtīm un tā, ko redzējuši visi. To redzi tikai tu.
hint-doubts = Kurš varētu būt sabotieris, spriežot pēc tā, ko tu zini
hint-doubt = { $name }: { $percent } %
hint-more = { $count ->
    [zero] Sarakstā vēl { $count } padomi.
    [one] Sarakstā vēl { $count } padoms.
   *[other] Sarakstā vēl { $count } padomi.
}
hint-reaches = Tā tunelis sasniedz finiša kārti. Pēc tā, ko tu zini, dārgumi tur ir ar { $percent } % varbūtību. Ja tie ir tur, raundā uzvar zeltrači.
hint-nearer = { $role ->
    [saboteur] Tas palīdz zeltračiem. Līdz dārgumiem tunelim vēl trūktu ceļa kāršu: { $cards }.
   *[digger] Tas tuvina tuneli dārgumiem. Vēl trūktu ceļa kāršu: { $cards }.
}
hint-aside = { $role ->
    [saboteur] Tas tuneli ne tuvina dārgumiem, ne attālina no tiem. Vēl trūktu ceļa kāršu: { $cards }.
   *[digger] Tas neko nedod: tunelis ne tuvojas dārgumiem, ne attālinās no tiem. Vēl trūktu ceļa kāršu: { $cards }.
}
hint-farther = { $role ->
    [saboteur] Tas atsviež zeltračus atpakaļ. Līdz dārgumiem tunelim vēl trūktu ceļa kāršu: { $cards }.
   *[digger] Tas atsviež tevi atpakaļ. Līdz dārgumiem tunelim vēl trūktu ceļa kāršu: { $cards }.
}
hint-blocks = { $role ->
    [saboteur] Pēc šī gājiena zeltračiem vairs nebūtu ceļa līdz dārgumiem, ja vien to neatbrīvotu nogruvums.
   *[digger] Pēc šī gājiena tev vairs nebūtu ceļa līdz dārgumiem, ja vien to neatbrīvotu nogruvums.
}
hint-looks = { $role ->
    [saboteur] Tu zināsi, vai tur ir dārgumi. Pārējiem vari teikt patiesību vai arī ne.
   *[digger] Tu zināsi, vai tur ir dārgumi, un varēsi pateikt pārējiem.
}
hint-breaks = Ar salauztu darbarīku šis spēlētājs nevar izspēlēt ceļa kārtis. Pēc tā, ko tu zini, tas ir sabotieris ar { $percent } % varbūtību.
hint-breaks-own = Tu nevarētu izspēlēt ceļa kārtis, kamēr darbarīks nav salabots.
hint-mends = Šis spēlētājs atgūst darbarīku. Pēc tā, ko tu zini, tas ir sabotieris ar { $percent } % varbūtību.
hint-mends-own = Tu atgūsti darbarīku. Kad neviens vairs nav salauzts, atkal vari izspēlēt ceļa kārtis.
hint-discards = Raktuvēs nekas nemainās, un tu tiec vaļā no kārts, kas maz noder.
hint-turns = Pēc tā, ko tu zini, dārgumi šeit ir ar { $percent } % varbūtību.
hint-takes = Uz šīs kārts ir visvairāk zelta.
hint-seen = { $change ->
    [more] Skatītāja aizdomas pret tevi pieaugtu: no { $before } % līdz { $after } %.
    [less] Skatītāja aizdomas pret tevi mazinātos: no { $before } % līdz { $after } %.
   *[same] Skatītāja aizdomas pret tevi nemainītos: { $after } %.
}
hint-seen-plain = { $change ->
    [more] Citiem tas izskatīsies aizdomīgi.
   *[less] Citiem tas aizdomas neradīs.
}
