### Browser: the hints of a first game.

taught-offer = Esimene mäng? Mõni lühike vihje aitab sul alustada.
taught-yes = Näita vihjeid
taught-no = Ei, aitäh
taught-ok = Selge
taught-stop = Ära enam näita
taught-waiting = Kuni sa loed, robotid ootavad.
taught-game = Kaevanduses on kaevurid ja sabotöörid: kaevurid rajavad tunnelit varanduse poole, sabotöörid segavad neid salaja ja keegi ei tea, kes on kes.
taught-goals = Kolm lõpukaarti on pildiga allapoole: üks neist on varandus, ülejäänud kaks on kivid. Tunnel peab viima stardist varanduseni.
taught-fits = { $edition ->
    [el] Vali tunnelikaart. Märgitud ruudud näitavad, kuhu see sobib: mõne avatud kaardi kõrvale, tunnel vastu tunnelit ja kalju vastu kaljut. Vajuta mujale ja saad teada, miks sinna ei saa.
    [et] Vali tunnelikaart. Märgitud ruudud näitavad, kuhu see sobib: mõne avatud kaardi kõrvale, tunnel vastu tunnelit ja kalju vastu kaljut. Vajuta mujale ja saad teada, miks sinna ei saa.
   *[lt] Vali tunnelikaart. Märgitud ruudud näitavad, kuhu see sobib: tunnel vastu tunnelit, kalju vastu kaljut ja nii, et kaart on stardiga ühendatud. Vajuta mujale ja saad teada, miks sinna ei saa.
}
taught-sabotage = Võidad vooru, kui kaardid saavad otsa enne, kui varandus leitakse. Venita aega, aga nii, et sa end ei reeda: vii tunnel valesse suunda, lõhu tööriistu, tekita varinguid. Kui alguses teistega koos kaevad, jätad ausa mulje.
taught-broken = Üks su tööriistadest on katki: sa ei saa tunnelikaarte asetada enne, kui sina või mõni teine mängija on tööriista sobiva paranduskaardiga parandanud. Tegevuskaarte välja käia ja kaarte ära visata saad endiselt.
taught-mended = { $name } parandas ühe su tööriistadest. Kui ükski neist enam katki pole, saad jälle tunnelikaarte asetada.
taught-tools = Mängija, kelle tööriist on katki, ei saa tunnelikaarte asetada enne, kui tööriist on parandatud. Parandada võib igaüks, kellel on selle tööriista paranduskaart: nii enda kui ka teise mängija tööriista.
taught-stone = Lihtsalt kivi: see jääb kaevanduse osaks ja voor läheb edasi. Varandus on endiselt pildiga allapoole.
taught-dark = Tumedad tunnelid on stardist ära lõigatud; varanduseni viivad ainult valgustatud tunnelid. Nende vahele asetatud tunnelikaart ühendab need uuesti.
taught-empty = { $edition ->
    [ru] Kaardipakk on tühi. Kui kõigil saavad kaardid otsa enne, kui varandus leitakse, või kui keegi ei saa enam teha muud kui kaarte ära visata, võidavad vooru sabotöörid.
    [et] Kaardipakk on tühi. Kui kõigil saavad kaardid otsa enne, kui varandus leitakse, või kui keegi ei saa enam teha muud kui kaarte ära visata, võidavad vooru sabotöörid.
   *[lt] Kaardipakk on tühi. Kui kõigil saavad kaardid otsa enne, kui varandus leitakse, võidavad vooru sabotöörid.
}
taught-turn = Igal käigul kulub täpselt üks kaart: käid selle välja või viskad pildiga allapoole ära, nii et keegi seda ei näe. Seejärel võtad pakist uue.
taught-claim = { $name } ütleb vestluses, mida üks lõpukaart peidab. See võib olla tõsi või vale. Ülal oleva jutumulli kaudu saad öeldut uuesti lugeda ja sellele vastata.
taught-map = Plaaniga saad salaja vaadata üht lõpukaarti: keegi teine ei näe, mis seal on. Pärast võid vestluses teistele tõtt rääkida või valetada.
taught-dead-end = Tupik sulgeb tunneli. Kaevuritel on parem see ära visata, sabotöörid aga käivad selle hea meelega välja.
taught-bots = Teised mängijad on robotid. Vajuta mõnele neist ja saad teada, milline ta on.
taught-gold = { $winner ->
    [diggers] Vooru võidavad kaevurid: nad valivad kullakaarte (alustab see, kes asetas viimase tunnelikaardi), sabotöörid aga ei saa midagi. Sabotöörid saavad kulda ainult siis, kui varandust ei leita. Kullakaardil on 1 kuni 3 kullakamakat ja mängu võidab see, kellel on neid pärast viimast vooru kõige rohkem.
   *[saboteurs] Vooru võidavad sabotöörid, seega saavad kulda ainult nemad. Kui varandus leitakse, valivad kullakaarte kaevurid ja alustab see, kes asetas viimase tunnelikaardi. Kullakaardil on 1 kuni 3 kullakamakat ja mängu võidab see, kellel on neid pärast viimast vooru kõige rohkem.
}
taught-unfound = Varandust ei leitud, seega võidavad vooru sabotöörid ja kulda saavad ainult nemad: üksainus sabotöör saab 4 kullakamakat, kahest või kolmest saab igaüks 3 ja neljast igaüks 2.
taught-ahead = { $edition ->
    [ru] Hea teada: kui lõpukaart osutub kiviks, jääb see kaevanduse osaks ja voor läheb edasi. Tumedad tunnelid on stardist ära lõigatud, kuni mõni tunnelikaart need uuesti ühendab. Kui kaardipakk on tühi, mängivad kõik edasi kaartidega, mis neil veel käes on; kui need saavad otsa enne, kui varandus leitakse, või kui keegi ei saa enam teha muud kui kaarte ära visata, võidavad vooru sabotöörid.
    [et] Hea teada: kui lõpukaart osutub kiviks, jääb see kaevanduse osaks ja voor läheb edasi. Tumedad tunnelid on stardist ära lõigatud, kuni mõni tunnelikaart need uuesti ühendab. Kui kaardipakk on tühi, mängivad kõik edasi kaartidega, mis neil veel käes on; kui need saavad otsa enne, kui varandus leitakse, või kui keegi ei saa enam teha muud kui kaarte ära visata, võidavad vooru sabotöörid.
   *[lt] Hea teada: kui lõpukaart osutub kiviks, jääb see kaevanduse osaks ja voor läheb edasi. Tumedad tunnelid on stardist ära lõigatud, kuni mõni tunnelikaart need uuesti ühendab. Kui kaardipakk on tühi, mängivad kõik edasi kaartidega, mis neil veel käes on; kui need saavad otsa enne, kui varandus leitakse, võidavad vooru sabotöörid.
}
