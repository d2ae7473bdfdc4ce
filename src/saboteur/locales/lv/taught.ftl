### Browser: the hints of a first game.

taught-offer = Spēlē pirmo reizi? Daži īsi padomi palīdzēs saprast, kas jādara.
taught-yes = Jā, parādi!
taught-no = Nē, paldies
taught-ok = Skaidrs
taught-stop = Vairs nerādīt
taught-waiting = Kamēr lasi, roboti gaida.
taught-game = Raktuvēs ir zeltrači un sabotieri: zeltrači rok tuneli līdz dārgumiem, sabotieri viņiem slepeni traucē, un neviens nezina, kurš ir kurš.
taught-goals = Uz vienas no trim neatklātajām finiša kārtīm ir dārgumi, uz pārējām divām – akmens. No starta kārts līdz dārgumiem jāizrok tunelis.
taught-fits = { $edition ->
    [el] Izvēlies ceļa kārti. Iezīmētie lauciņi rāda, kur tā der: blakus atklātai kārtij, tunelis pie tuneļa, klints pie klints. Nospied citur, un uzzināsi, kāpēc tur nevar.
    [et] Izvēlies ceļa kārti. Iezīmētie lauciņi rāda, kur tā der: blakus atklātai kārtij, tunelis pie tuneļa, klints pie klints. Nospied citur, un uzzināsi, kāpēc tur nevar.
   *[lt] Izvēlies ceļa kārti. Iezīmētie lauciņi rāda, kur tā der: tunelis pie tuneļa, klints pie klints un savienojums ar startu. Nospied citur, un uzzināsi, kāpēc tur nevar.
}
taught-sabotage = Raundā uzvarēsi, ja kārtis beigsies, pirms atrasti dārgumi. Tāpēc vilcini laiku, bet nenodod sevi: novirzi tuneli sāņus, lauz darbarīkus, izraisi akmeņu nogruvumu. Ja sākumā raksi kopā ar citiem, radīsi mazāk aizdomu.
taught-broken = Tev ir salauzts darbarīks: nedrīksti izspēlēt ceļa kārtis, kamēr tu vai cits spēlētājs to nesalabo ar atbilstošo remonta kārti. Joprojām drīksti izspēlēt darbības kārtis vai izmest kārti.
taught-mended = { $name } salabo vienu no taviem darbarīkiem. Kad salauztu darbarīku vairs nebūs, atkal drīkstēsi izspēlēt ceļa kārtis.
taught-tools = Spēlētājs ar salauztu darbarīku nedrīkst izspēlēt ceļa kārtis, kamēr darbarīks nav salabots. Salabot var jebkurš, kam ir šī darbarīka remonta kārts: ar to vari labot gan savu, gan cita spēlētāja darbarīku.
taught-stone = Te ir tikai akmens: tas paliek raktuvēs, un raunds turpinās. Dārgumi vēl nav atklāti.
taught-dark = Tumšajiem tuneļiem nav savienojuma ar startu; līdz dārgumiem ved tikai izgaismotie. Ceļa kārts robā tos atkal savienos ar startu.
taught-empty = { $edition ->
    [ru] Krājumu kaudzītē kāršu vairs nav. Ja visiem beigsies kārtis, pirms atrasti dārgumi, vai arī visi varēs tās tikai izmest, raundā uzvarēs sabotieri.
    [et] Krājumu kaudzītē kāršu vairs nav. Ja visiem beigsies kārtis, pirms atrasti dārgumi, vai arī visi varēs tās tikai izmest, raundā uzvarēs sabotieri.
   *[lt] Krājumu kaudzītē kāršu vairs nav. Ja visiem beigsies kārtis, pirms atrasti dārgumi, raundā uzvarēs sabotieri.
}
taught-turn = Katrā gājienā iztērē tieši vienu kārti: to izspēlē vai izmet ar attēlu uz leju, lai neviens to neredzētu. Pēc tam paņem jaunu.
taught-claim = { $name } tērzēšanā saka, kas ir uz vienas no finiša kārtīm. Varbūt tā ir patiesība, varbūt meli. Lai to izlasītu vēlreiz un atbildētu, nospied runas burbuli augšā.
taught-map = Ar karti vari apskatīt vienu finiša kārti, un neviens cits neredzēs, kas tur ir. Pēc tam tērzēšanā vari pateikt pārējiem patiesību vai samelot.
taught-dead-end = Strupceļš aizsprosto tuneli. Zeltračiem to labāk izmest, bet sabotieri to labprāt izspēlē.
taught-bots = Pārējie spēlētāji ir roboti. Izvēlies jebkuru, un uzzināsi, kāds tam raksturs.
taught-gold = { $winner ->
    [diggers] Raundā uzvar zeltrači: viņi izvēlas zelta kārtis (sāk tas, kurš izspēlēja pēdējo ceļa kārti), bet sabotieri nesaņem neko. Sabotieri zeltu saņem tikai tad, ja dārgumus neatrod. Uz zelta kārts ir 1–3 zelta gabali, un spēlē uzvar tas, kuram pēc visiem raundiem to ir visvairāk.
   *[saboteurs] Raundā uzvar sabotieri, tāpēc zeltu saņem tikai viņi. Ja dārgumus atrod, zelta kārtis izvēlas zeltrači, un sāk tas, kurš izspēlēja pēdējo ceļa kārti. Uz zelta kārts ir 1–3 zelta gabali, un spēlē uzvar tas, kuram pēc visiem raundiem to ir visvairāk.
}
taught-unfound = Dārgumi nav atrasti, tāpēc raundā uzvar sabotieri un zeltu saņem tikai viņi: viens sabotieris – 4 zelta gabalus, divi vai trīs – katrs 3, četri – katrs 2.
taught-ahead = { $edition ->
    [ru] Noderēs vēlāk: ja uz atklātās finiša kārts ir akmens, tas paliek raktuvēs, un raunds turpinās. Tumšajiem tuneļiem nav savienojuma ar startu, kamēr ceļa kārts tos atkal nesavieno. Kad krājumu kaudzītē kāršu vairs nav, visi izspēlē kārtis, kas vēl ir rokā; ja tās beidzas, pirms atrasti dārgumi, vai arī visi tās var tikai izmest, raundā uzvar sabotieri.
    [et] Noderēs vēlāk: ja uz atklātās finiša kārts ir akmens, tas paliek raktuvēs, un raunds turpinās. Tumšajiem tuneļiem nav savienojuma ar startu, kamēr ceļa kārts tos atkal nesavieno. Kad krājumu kaudzītē kāršu vairs nav, visi izspēlē kārtis, kas vēl ir rokā; ja tās beidzas, pirms atrasti dārgumi, vai arī visi tās var tikai izmest, raundā uzvar sabotieri.
   *[lt] Noderēs vēlāk: ja uz atklātās finiša kārts ir akmens, tas paliek raktuvēs, un raunds turpinās. Tumšajiem tuneļiem nav savienojuma ar startu, kamēr ceļa kārts tos atkal nesavieno. Kad krājumu kaudzītē kāršu vairs nav, visi izspēlē kārtis, kas vēl ir rokā; ja tās beidzas, pirms atrasti dārgumi, raundā uzvar sabotieri.
}
