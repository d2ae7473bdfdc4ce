### Browser: the tutorial and the hints of the first game.

## The tutorial

learn-progress = Harjutus { $number }/{ $count }
learn-skip = Jäta vahele
learn-next = Edasi
learn-end-title = Oled mänguks valmis!
learn-end-text = Rohkem polegi vaja teada. Nüüd mängi üks päris mäng nelja robotiga, kes vigu pahaks ei pane.
learn-play = Mängi robotite vastu
learn-again = Alusta algusest
lesson-lay-title = Kaevamine
lesson-lay-goal = Sa oled kaevur. Kaugemal on kolm lõpukaarti, pildiga allapoole. Vii tunnel neile lähemale: vali kaart ja siis heledate nurkadega ruut.
lesson-lay-hint = See ei vii lõpukaartidele lähemale. Vali heledate nurkadega ruut tunneli otsas.
lesson-lay-done = Selline ongi käik: kasutad üht kaarti ja võtad pakist uue. Nüüd on järgmise mängija kord.
lesson-turn-title = Kaardi keeramine
lesson-turn-goal = Jätka selle kurviga tunnelit heledate nurkadega ruudul. Kui kaart ei sobi, keera seda.
lesson-turn-hint = Mitte sinna. Vali heledate nurkadega ruut; nupp „Keera“ keerab kaardi pea peale.
lesson-turn-done = Kaardi võid pea peale keerata, aga mitte külili panna. Tunnel peab kohtuma tunneliga ja kalju kaljuga.
lesson-join-title = Ühendatud või ära lõigatud
lesson-join-goal = Kaevanduse tume osa on stardist ära lõigatud, nii et sellele ei saa midagi lisada. Täida lünk.
lesson-join-hint = Lünk on heledate nurkadega ruudul. Vaja on kaarti, mille tunneliotsad avanevad mõlemale poole.
lesson-join-done = Piisas ühest kaardist ja kõik selle taga on jälle valgustatud. Stardist tunnelikaardini peab viima katkematu tunnel.
lesson-dead-end-title = Tupikud
lesson-dead-end-goal = Heledate nurkadega ruudule sobib kaks sinu kaarti, aga ühega neist tunnel lõpeks. Vali see, millega tunnel jätkub.
lesson-dead-end-hint = Nii ei lähe tunnel lõpukaartide poole edasi. Tupiku tunneliotsad pole omavahel ühendatud.
lesson-dead-end-done = Õige: tupikus tunnel lõpeb. Sabotöörid armastavad tupikuid.
lesson-tools-title = Katkised tööriistad
lesson-tools-goal = { $task ->
    [0] Sinu latern on katki, nii et sa ei saa tunnelikaarte asetada. Paranda see: vali paranduskaart ja siis iseennast.
   *[1] Latern põleb jälle ja teised on oma käigud teinud. Kaeva edasi!
}
lesson-tools-hint = { $task ->
    [0] Kaardi äraviskamine ei aita. Käi paranduskaart välja iseenda ette.
   *[1] Jätka tunnelit heledate nurkadega ruudul.
}
lesson-tools-done = Ka katkise tööriistaga võid tegevuskaarte välja käia ja kaarte ära visata. Parandada võid ka teiste tööriistu.
lesson-rockfall-title = Varing
lesson-rockfall-goal = { $task ->
    [0] Tupik on tunneli sulgenud. Eemalda see varinguga.
   *[1] Tee on vaba. Täida lünk.
}
lesson-rockfall-hint = { $task ->
    [0] Kasuta varingut heledate nurkadega kaardil: see ongi tupik.
   *[1] Aseta tunnelikaart heledate nurkadega ruudule.
}
lesson-rockfall-done = Varinguga saab eemaldada mis tahes tunnelikaardi: sina eemaldad tupiku, sabotöör hea tunneli. Stardi- ja lõpukaardid jäävad paigale.
lesson-map-title = Plaanid ja lõpukaardid
lesson-map-goal = { $task ->
    [0] Üks lõpukaart on juba ümber pööratud: see on lihtsalt kivi. Varandus on üks ülejäänud kahest. Vaata üht neist kaevanduse plaaniga.
   *[1] Nüüd tead sina, ja ainult sina, kus varandus on. Vii tunnel sinna!
}
lesson-map-hint = { $task ->
    [0] Vali kaevanduse plaan ja siis lõpukaart, mis on veel pildiga allapoole.
   *[1] Mitte sinnapoole. Kui plaan näitas kivi, on varandus hoopis teine lõpukaart.
}
lesson-map-done = Tunnel jõudis lõpukaardini, see pöörati ümber ja välja tuli varandus: kaevurid võidavad. Kui kasutad plaani, näevad kõik, millist lõpukaarti sa vaatad, aga mitte seda, mis seal on.
lesson-saboteur-title = Sabotööri rollis
lesson-saboteur-goal = Seekord oled sabotöör. Kaevuritel on varanduseni puudu ainult üks kaart. Peata nad, aga nii, et jääks mulje, et sul lihtsalt ei vedanud.
lesson-saboteur-hint = See kas ei peata kaevureid või reedab su kohe. Milline kaart sulgeb tunneli, aga võiks vabalt olla ainus, mis sul oli?
lesson-saboteur-done = Tupikut võib pidada ebaõnneks, varingut mitte. Kui kaardid saavad otsa enne, kui varandus leitakse, läheb kuld sabotööridele.
lesson-suspicion-title = Kes on süüdi?
lesson-suspicion-goal = Oled jälle kaevur. Vaata, mida teised just tegid: üks neist tegi tunnelile kahju. Lõhu selle mängija latern.
lesson-suspicion-hint = Vaata käigud üle: kes asetas tupiku sinna, kus tunnel hästi edenes?
lesson-suspicion-done = Käigud räägivad rohkem kui sõnad. See võis ju olla ka lihtsalt ebaõnn, nii et hoia silmad lahti; aga katkise laternaga see mängija esialgu ei kaeva.
lesson-gold-title = Kuld
lesson-gold-goal = { $task ->
    [0] Puudu on veel üks kaart. Vii tunnel varanduseni!
   *[1] Kaevurid võidavad. Viimase tunnelikaardi asetasid sina, seega valid kulda esimesena. Võta parim kullakaart.
}
lesson-gold-hint = { $task ->
    [0] Vii tunnel läbi heledate nurkadega ruudu selle taga oleva lõpukaardini.
   *[1] Võib ka nii, aga lõpus loevad ainult kullakamakad. Võta kaart, millel on neid kõige rohkem.
}
lesson-gold-done = Ülejäänud kaardid lähevad järgmisele kaevurile; sabotöörid ei saa midagi. Pärast kolme vooru võidab see, kellel on kõige rohkem kullakamakaid.
cell-spot = heledate nurkadega ruut
learn-spot = Heledate nurkadega ruut on { $cell }.
learn-moves = Mis juhtus

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
    [reach] Tead, kus varandus on, ja üks sinu käikudest viib tunneli selleni. Milline?
    [alive] Tead, kus varandus on. Milline käik viib tunneli sellele kõige lähemale? Üks on teistest palju parem.
    [stop] Sul on mitu käiku, millega kaevureid takistada. Milline neist tunduks kõige vähem kahtlane?
   *[who] Seni nähtu põhjal on üks mängijatest peaaegu kindlasti sabotöör. Kes?
}
puzzle-verdict = { $right ->
    [yes] Õige!
   *[no] Mitte päris.
}
puzzle-next = Järgmine ülesanne
puzzle-why-reach = Lahendus: { $card }, { $cell }. See ühendab tunneli varandusega; ükski teine käik seda ei tee.
puzzle-why-alive = Lahendus: { $card }, { $cell }. Pärast seda on tunnelikaarte puudu veel { $after }, pärast mis tahes muud käiku vähemalt { $others }.
puzzle-why-stop = Lahendus: { $card }, { $cell }. Kaevurid kaotavad aega ja see äratab kõige vähem kahtlust: pealtvaataja silmis oled sa { $after }% tõenäosusega sabotöör (enne käiku { $before }%). Paremuselt järgmise käigu järel oleks see { $others }%.
hint-moment = Arvutan…
hint-note = Arvutatud sinu kaartide ja selle põhjal, mida kõik on näinud. Seda näed ainult sina.
hint-doubts = Kes võib sinu teadmiste põhjal olla sabotöör
hint-doubt = { $name }: { $percent }%
hint-more = { $count ->
    [one] Loendis on veel 1 vihje.
   *[other] Loendis on veel { $count } vihjet.
}
hint-reaches = Nii jõuab tunnel lõpukaardini. Sinu teadmiste põhjal on seal { $percent }% tõenäosusega varandus. Kui nii ongi, võidavad vooru kaevurid.
hint-nearer = { $role ->
    [saboteur] See aitab kaevureid. Varanduseni oleks tunnelikaarte puudu veel { $cards }.
   *[digger] See viib tunneli varandusele lähemale. Tunnelikaarte oleks puudu veel { $cards }.
}
hint-aside = { $role ->
    [saboteur] Tunnel jääb varandusest sama kaugele kui enne. Tunnelikaarte oleks puudu veel { $cards }.
   *[digger] Sellest pole kasu: tunnel jääb varandusest sama kaugele kui enne. Tunnelikaarte oleks puudu veel { $cards }.
}
hint-farther = { $role ->
    [saboteur] See paiskab kaevurid tagasi. Varanduseni oleks tunnelikaarte puudu veel { $cards }.
   *[digger] See paiskab sind tagasi. Varanduseni oleks tunnelikaarte puudu veel { $cards }.
}
hint-blocks = { $role ->
    [saboteur] Pärast seda ei jääks kaevuritele varanduseni ühtki teed, kui just varing mõnda ei ava.
   *[digger] Pärast seda ei jääks sulle varanduseni ühtki teed, kui just varing mõnda ei ava.
}
hint-looks = { $role ->
    [saboteur] Saad teada, kas varandus on seal. Teistele võid rääkida tõtt või mitte.
   *[digger] Saad teada, kas varandus on seal, ja võid seda teistele öelda.
}
hint-breaks = Katkise tööriistaga ei saa see mängija tunnelikaarte asetada. Sinu teadmiste põhjal on ta { $percent }% tõenäosusega sabotöör.
hint-breaks-own = Sa ei saaks tunnelikaarte asetada enne, kui tööriist on parandatud.
hint-mends = See mängija saab tööriista tagasi. Sinu teadmiste põhjal on ta { $percent }% tõenäosusega sabotöör.
hint-mends-own = Saad tööriista tagasi. Kui sul ühtki katkist enam pole, saad jälle tunnelikaarte asetada.
hint-discards = Kaevanduses ei muutu midagi ja sa saad lahti kaardist, millest on vähe kasu.
hint-turns = Sinu teadmiste põhjal on varandus siin { $percent }% tõenäosusega.
hint-takes = Sellel kaardil on kõige rohkem kulda.
hint-seen = { $change ->
    [more] Pealtvaataja kahtlustaks sind rohkem: senise { $before }% asemel { $after }%.
    [less] Pealtvaataja kahtlustaks sind vähem: senise { $before }% asemel { $after }%.
   *[same] Pealtvaataja kahtlustaks sind sama palju kui praegu: { $after }%.
}
hint-seen-plain = { $change ->
    [more] Teistele tundub see kahtlane.
   *[less] Teistele tundub see süütu.
}
