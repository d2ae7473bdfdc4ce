### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = Stseen { $number }/{ $count }
learn-skip = Jäta vahele
learn-next = Edasi
learn-end-title = Oled mänguks valmis!
learn-end-text = Rohkemat polegi vaja. Nüüd mängi päris mängu nelja robotiga, kes andestavad vigu.
learn-play = Mängi robotitega
learn-again = Alusta algusest
lesson-lay-title = Kaevamine
lesson-lay-goal = Sa oled kaevur. Vii tunnel kolmele pildiga allapoole lõpukaardile lähemale: vali kaart ja siis heledate nurkadega ruut.
lesson-lay-hint = See ei vii lõpukaartidele lähemale. Vali heledate nurkadega ruut, kus tunnel lõpeb.
lesson-lay-done = Selline ongi käik: kasuta üht kaarti ja võta uus. Nüüd on järgmise mängija kord.
lesson-turn-title = Kaardi keeramine
lesson-turn-goal = See kurv peab jätkama tunnelit heledate nurkadega ruudul. Kui see ei sobi, keera kaarti.
lesson-turn-hint = Mitte sinna. Vali heledate nurkadega ruut; nupp „Keera“ keerab kaardi pea peale.
lesson-turn-done = Kaardi võid pea peale keerata, aga mitte külili panna. Tunnel peab kohtuma tunneliga ja kalju kaljuga.
lesson-join-title = Ühendatud või mitte
lesson-join-goal = Tume osa on stardist ära lõigatud, nii et sinna ei saa midagi lisada. Täida vahe.
lesson-join-hint = Vahe on heledate nurkadega ruudul. Vaja on kaarti, mille tunneliotsad avanevad mõlemale poole.
lesson-join-done = Üks kaart, ja kõik selle taga on jälle valge. Tunnelikaarti peab stardiga ühendama katkematu tunnel.
lesson-dead-end-title = Tupikud
lesson-dead-end-goal = Heledate nurkadega ruudule sobivad kaks su kaarti, aga ühe taga tunnel lõpeks. Vii tunnelit edasi.
lesson-dead-end-hint = See ei vii tunnelit lõpukaartide poole edasi. Tupiku tunneliotsad keskel ei kohtu.
lesson-dead-end-done = Õige: tupikus tunnel lõpeb. Sabotööridele need meeldivad.
lesson-tools-title = Katkised tööriistad
lesson-tools-goal = { $task ->
    [0] Su latern on katki, nii et sa ei saa tunnelikaarte asetada. Paranda see: vali paranduskaart ja siis iseennast.
   *[1] Latern põleb jälle ja teised on käinud. Nüüd kaeva edasi.
}
lesson-tools-hint = { $task ->
    [0] Kaardi äraviskamine ei aita. Käi paranduskaart enda ette välja.
   *[1] Jätka tunnelit heledate nurkadega ruudul.
}
lesson-tools-done = Katkise tööriistaga võid ikka tegevuskaarte välja käia ja kaarte ära visata. Parandada võid ka teiste tööriistu.
lesson-rockfall-title = Varing
lesson-rockfall-goal = { $task ->
    [0] Tunnelit sulgeb tupik. Eemalda see varinguga.
   *[1] Tee on vaba. Täida vahe.
}
lesson-rockfall-hint = { $task ->
    [0] Käi varing välja heledate nurkadega kaardile: see ongi tupik.
   *[1] Aseta tunnelikaart heledate nurkadega ruudule.
}
lesson-rockfall-done = Varing eemaldab ükskõik millise tunnelikaardi: sinul tupiku, sabotööril hea tunneli. Stardi- ja lõpukaardid jäävad.
lesson-map-title = Plaanid ja lõpukaardid
lesson-map-goal = { $task ->
    [0] Üks lõpukaart on juba ümber pööratud: lihtsalt kivi. Varandus on üks ülejäänud kahest. Vaata kaevanduse plaaniga üht neist.
   *[1] Nüüd tead, kus varandus on, ja tead ainult sina. Vii tunnel sinna!
}
lesson-map-hint = { $task ->
    [0] Vali kaevanduse plaan ja siis pildiga allapoole lõpukaart.
   *[1] Mitte sealtkaudu. Kui plaan näitas kivi, on varandus teine lõpukaart.
}
lesson-map-done = Tunnel jõudis lõpukaardini, see pöörati ümber ja see oli varandus: kaevurid võidavad. Kõik näevad, millist kaarti sa vaatad, aga mitte seda, mis seal on.
lesson-saboteur-title = Sabotöörina
lesson-saboteur-goal = Seekord oled sabotöör. Veel üks kaart, ja kaevurid jõuavad varanduseni. Peata nad, aga nii, et see võiks olla halb õnn.
lesson-saboteur-hint = Kas see ei peata neid või annab su kohe ära. Milline kaart sulgeb tunneli ja võis siiski olla ainus, mis sul sobis?
lesson-saboteur-done = Tupik näib halva õnnena, varing mitte. Kui kaardid saavad otsa enne, kui varandus leitakse, saavad kulla sabotöörid.
lesson-suspicion-title = Kes see on?
lesson-suspicion-goal = Oled jälle kaevur. Vaata, mida teised just tegid: üks neist kahjustas tunnelit. Lõhu selle mängija latern.
lesson-suspicion-hint = Vaata käigud üle: kes asetas tupiku sinna, kus tunnel edenes hästi?
lesson-suspicion-done = Käigud räägivad rohkem kui sõnad. See võis olla ka halb õnn, nii et jälgi edasi; aga katkise laternaga see mängija praegu ei kaeva.
lesson-gold-title = Kuld
lesson-gold-goal = { $task ->
    [0] Üks kaart on puudu. Jõua varanduseni!
   *[1] Kaevurid võidavad. Viimase tunnelikaardi asetasid sina, seega valid esimesena. Võta parim kullakaart.
}
lesson-gold-hint = { $task ->
    [0] Vii tunnel lõpukaardile heledate nurkadega ruudu taga.
   *[1] Võib ka nii, aga lõpus loevad ainult kullakamakad. Võta kaart, millel neid on kõige rohkem.
}
lesson-gold-done = Ülejäänud lähevad järgmisele kaevurile; sabotöörid ei saa midagi. Pärast kolme vooru võidab see, kellel on kõige rohkem kullakamakaid.
cell-spot = sellest ruudust on jutt
learn-moves = Mis juhtus

## Hints in the first game

taught-offer = Esimene mäng? Mõni lühike vihje näitab, kuidas see käib.
taught-yes = Näita mulle
taught-no = Ei, aitäh
taught-ok = Selge
taught-stop = Rohkem mitte
taught-role = { $role ->
    [saboteur] Sa oled sabotöör ja keegi teine seda ei tea. Võidad vooru, kui kaardid saavad otsa enne, kui varandus leitakse. Ära lase seda välja paista.
    [selfish] Sa oled isekas pöialpoiss: kaeva nagu teised, aga aseta viimane kaart ise.
   *[digger] Sa oled kaevur. Raja koos teiste kaevuritega tunnel varanduseni. Mõni mängija on salaja sabotöör.
}
taught-goals = Üks kolmest pildiga allapoole lõpukaardist on varandus, ülejäänud kaks on kivid. Tunnel peab viima sinna stardikaardist.
taught-fits = { $edition ->
    [el] Vali kaart. Märgitud ruudud näitavad, kuhu see sobib: avatud kaardi kõrvale, tunnel vastu tunnelit ja kalju vastu kaljut. Vajuta mujale ja saad teada, miks sinna ei saa.
    [et] Vali kaart. Märgitud ruudud näitavad, kuhu see sobib: avatud kaardi kõrvale, tunnel vastu tunnelit ja kalju vastu kaljut. Vajuta mujale ja saad teada, miks sinna ei saa.
   *[lt] Vali kaart. Märgitud ruudud näitavad, kuhu see sobib: tunnel vastu tunnelit, kalju vastu kaljut ja kõik stardiga ühendatud. Vajuta mujale ja saad teada, miks sinna ei saa.
}
taught-broken = Üks su tööriist on katki: enne parandamist ei saa sa tunnelikaarte asetada. Tegevuskaarte välja käia ja kaarte ära visata saad.
taught-stone = Tunnel jõudis lõpukaardini, aga see on lihtsalt kivi. Nüüd on see kaevanduse osa; kaeva järgmise lõpukaardi poole.
taught-gold = { $winner ->
    [diggers] Varandus on leitud: kullakaardid jagavad kaevurid, sabotöörid ei saa midagi. Mängu võidab see, kellel on pärast kõiki voore kõige rohkem kullakamakaid.
   *[saboteurs] Kaardid on otsas: kulla saavad sabotöörid, kaevurid ei saa midagi. Mängu võidab see, kellel on pärast kõiki voore kõige rohkem kullakamakaid.
}

## Puzzles

puzzle-today = Päeva ülesanne
puzzle-number = { $number }/{ $count }
puzzle-solved = Lahendatud: { $count }
puzzle-streak = Päevi järjest: { $count }
puzzle-kind = { $kind ->
    [reach] Üks kaart varanduseni
    [alive] Päästa tunnel
    [stop] Peata nad märkamatult
   *[who] Kes on sabotöör?
}
puzzle-role = { $role ->
    [saboteur] Sa oled sabotöör.
    [selfish] Sa oled isekas pöialpoiss.
   *[digger] Sa oled kaevur.
}
puzzle-asked = { $kind ->
    [reach] Sa tead, kus varandus on, ja üks su käik jõuab selleni. Milline?
    [alive] Milline käik viib tunneli sulle teadaolevale varandusele kõige lähemale? Üks on teistest palju parem.
    [stop] Mitu su käiku takistavad kaevureid. Milline näiks kõige vähem kahtlane?
   *[who] Selle järgi, mida oled näinud, on üks mängija peaaegu kindlasti sabotöör. Kes?
}
puzzle-verdict = { $right ->
    [yes] Õige!
   *[no] Mitte päris.
}
puzzle-next = Järgmine ülesanne
puzzle-why-reach = Lahendus: { $card }, { $cell }. See ühendab tunneli varandusega; ükski teine käik sinna ei jõua.
puzzle-why-alive = Lahendus: { $card }, { $cell }. Pärast seda on tunnelikaarte puudu veel { $after }. Pärast mis tahes muud käiku vähemalt { $others }.
puzzle-why-stop = Lahendus: { $card }, { $cell }. Kaevurid kaotavad aega, aga pealtvaataja kahtlustaks sind ainult { $after }% tõenäosusega (enne { $before }%). Paremuselt järgmise käiguga oleks see { $others }%.
