### Browser: the end of a round and of a game.

## Round end and results

round-end = { $round }. raunds ir beidzies
round-end-back = Atpakaļ pie rezultātiem
round-end-verdict = { $winner ->
    [diggers] Uzvar zeltrači!
   *[saboteurs] Uzvar sabotieri!
}
round-end-how = { $how ->
    [treasure] Pēdējo ceļa kārti izspēlēja { $name }, un dārgumi ir atrasti.
    [ring] Krājumu kaudzīte ir tukša, un visi pēc kārtas varēja tikai izmest kārti.
   *[hands] Visas kārtis ir izlietotas, bet dārgumi nav atrasti.
}
round-end-spare = Atlikusī kārts
round-end-spare-about = Rūķa kāršu bija par vienu vairāk nekā spēlētāju, tāpēc atlikušo kārti nesaņēma neviens.
round-end-paid = { $count ->
    [0] bez zelta
    [zero] +{ $count } zelta kārtis
    [one] +{ $count } zelta kārts
   *[other] +{ $count } zelta kārtis
}
round-end-paid-open = { $count ->
    [0] bez zelta
    [zero] +{ $count } zelta gabali
    [one] +{ $count } zelta gabals
   *[other] +{ $count } zelta gabali
}
round-end-won = { $count ->
    [0] Šajā raundā tu paliki bez zelta
    [zero] Tu ieguvi { $count } zelta gabalus!
    [one] Tu ieguvi { $count } zelta gabalu!
   *[other] Tu ieguvi { $count } zelta gabalus!
}
round-end-sharing = { $count ->
    [0] Zelts vēl tiek dalīts.
    [zero] Zelts vēl tiek dalīts. Šajā raundā tev pagaidām ir { $count } zelta gabali.
    [one] Zelts vēl tiek dalīts. Šajā raundā tev pagaidām ir { $count } zelta gabals.
   *[other] Zelts vēl tiek dalīts. Šajā raundā tev pagaidām ir { $count } zelta gabali.
}
round-end-saboteurs = { $kind ->
    [none] Šajā raundā sabotieru nebija.
    [one] Sabotieris šajā raundā: { $names }.
   *[several] Sabotieri šajā raundā: { $names }.
}
round-end-goals = Kas bija uz finiša kārtīm
round-end-roles = Lomas
rest-left = Nākamais raunds sāksies pēc { $seconds } s
round-end-on = Turpināt
round-end-standings = Gala rezultāti
round-end-look = Apskatīt raktuves
round-end-looking = Tu aplūko { $round }. raunda raktuves. Lai atgrieztos pie rezultātiem, nospied Esc.
gold-choose = Paņem zelta kārti. Citi neredz, no kā tu izvēlies.
gold-choose-open = Paņem zelta kārti. Visi redzēs, kuru tu paņemsi.
gold-card = { $value ->
    [zero] zelta kārts ar { $value } gabaliem
    [one] zelta kārts ar { $value } gabalu
   *[other] zelta kārts ar { $value } gabaliem
}
gold-take = { $count ->
    [zero] Paņemt { $count } zelta gabalus
    [one] Paņemt { $count } zelta gabalu
   *[other] Paņemt { $count } zelta gabalus
}
gold-waiting = { $count ->
    [zero] { $name } slepus izvēlas zeltu. Vēl ir { $count } kārtis.
    [one] { $name } slepus izvēlas zeltu. Vēl ir { $count } kārts.
   *[other] { $name } slepus izvēlas zeltu. Vēl ir { $count } kārtis.
}
gold-waiting-away = Gaidām, kad { $name } atgriezīsies un izvēlēsies zeltu.
gold-waiting-open = { $count ->
    [zero] { $name } izvēlas zeltu. Vēl ir { $count } kārtis.
    [one] { $name } izvēlas zeltu. Vēl ir { $count } kārts.
   *[other] { $name } izvēlas zeltu. Vēl ir { $count } kārtis.
}
gold-mine = Tavs zelts līdz šim
game-end-story = Kā ritēja spēle
game-end-again = Spēlēt vēlreiz
game-end-ready = Es piedalos!
game-end-waiting = Gaidām, kad saimnieks sāks jaunu spēli…
game-end-next = Vēl vienu spēli?
rematch-host-away = Saimnieks ({ $name }) ir prom. Drīz spēli varēs sākt kāds cits.
game-end-room = Atpakaļ pie galda
game-end-record = Saglabāt šo spēli
picture-save = Saglabāt attēlu
game-end-replay = Atkārtojums
verify = Pārbaudīt, vai spēle godīga
game-end-you = { $count ->
    [zero] Tu dali uzvaru ar citiem!
    [one] Tu uzvari!
   *[other] Tu dali uzvaru ar citiem!
}
