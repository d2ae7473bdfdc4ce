### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, seeme „{ $seed }“
arena-row = { $players } mängijat: sabotöörid võitsid { $wins }% voorudest (95% usaldusvahemik { $low } kuni { $high }). Voore: { $rounds }, lisaks { $apart } ilma sabotöörita. Kamakaid mängija kohta: { $nuggets }. Käigu mediaanaeg: { $median } ms (99. protsentiil { $slow } ms).
arena-odd-row = { "  " }{ $bot } võitis kaevurina { $digger }% ja sabotöörina { $saboteur }% voorudest. Kamakaid mängu kohta: { $nuggets }.
arena-odd-intervals = { "  " }Võiduprotsentide 95% usaldusvahemikud: kaevurina { $digger_low } kuni { $digger_high }% (voore: { $digger_rounds }); sabotöörina { $saboteur_low } kuni { $saboteur_high }% (voore: { $saboteur_rounds }).
arena-baseline-row = { "  " }sabotööride võiduprotsent võrreldes robotitega { $diggers } (kaevurid) ja { $saboteurs } (sabotöörid): { $points } protsendipunkti (95% usaldusvahemik { $low } kuni { $high }).
arena-better = { $side ->
    [saboteurs] { "  " }See on kasuks sabotööridele ({ $saboteurs }) ja kahjuks kaevuritele ({ $diggers }).
    [diggers] { "  " }See on kasuks kaevuritele ({ $diggers }) ja kahjuks sabotööridele ({ $saboteurs }).
   *[neither] { "  " }Usaldusvahemikku jääb ka 0, seega võib see olla juhus.
}
arena-inference-row = { $turn ->
    [one] { "  " }pärast igaühe esimest käiku: AUC { $auc }, logaritmiline kadu { $log_loss }, Brieri skoor { $brier }, kalibreerimisviga { $calibration_error }, valesüüdistusi { $false_convictions }
   *[other] { "  " }pärast igaühe { $turn }. käiku: AUC { $auc }, logaritmiline kadu { $log_loss }, Brieri skoor { $brier }, kalibreerimisviga { $calibration_error }, valesüüdistusi { $false_convictions }
}
arena-time-row = { "  " }{ $bot }: keskmiselt { $mean } ms käigu kohta (95. protsentiil { $slow } ms).
arena-odd-among = --odd ja --among toimivad ainult koos.
arena-odd-or-roles = Kasuta kas valikuid --odd ja --among või --diggers ja --saboteurs, aga mitte mõlemaid.
arena-no-charts = Diagrammide jaoks on vaja matplotlibi: paigalda saboteur[charts].
arena-no-ray = Klastri jaoks on vaja Rayd: paigalda saboteur[ray].
chart-saboteurs = sabotöörid ({ $bots })
chart-diggers = kaevurid ({ $bots })
chart-wins-title = Võidetud voorud rolli järgi
chart-wins-x = mängijaid
chart-wins-y = voorude osakaal
chart-times-title = Aeg käigu kohta
chart-times-x = mängijaid
chart-times-y = millisekundit
chart-beliefs-title = Kui hästi eristab pealtvaataja sabotööre kaevuritest
chart-beliefs-x = käike mängija kohta
chart-beliefs-y = AUC
chart-calibration-title = Kahtlus ja tegelikkus mängija käikude arvu järgi
chart-calibration-x = hinnanguline tõenäosus olla sabotöör
chart-calibration-y = tegelike sabotööride osakaal
chart-concealment-title = Kui palju varjamine maksma läheb
chart-concealment-x = AUC pärast igaühe teist käiku
chart-concealment-y = sabotööride võidetud voorude osakaal

## Terminal: bots that can’t be used

not-a-bot = tundmatu robot „{ $text }“ (valikus on { $names }; oma klass anna kujul FILE.py:CLASS)
refused-bot-not-imported = Robotit „{ $bot }“ ei saa importida: { $why }
refused-bot-file-missing = Kaustas „{ $folder }“ pole faili „{ $file }“. Anna faili tee alates sellest kaustast, näiteks bots/my.py:Mine.
refused-bot-module-missing = Python ei leia moodulit „{ $module }“. Kui klass on failis, anna faili tee, näiteks { $file }:{ $name }
refused-bot-class-missing = Failis või moodulis „{ $module }“ pole klassi „{ $name }“. Seal leiduvad robotid: { $names }
refused-bot-without-choose = „{ $bot }“ ei ole robot: puudub meetod choose(self, view, history). See peab tagastama ühe käigu loendist legal_moves(view).
refused-bot-wrong-method = Robotil „{ $bot }“ on meetod { $found }, aga see peab olema { $wanted }.
refused-bot-not-made = Robotit „{ $bot }“ ei saa luua: { $why } (konstruktorile antakse ainult seed, kui tal selline parameeter on)
refused-bot-failed = Robot „{ $bot }“ jooksis kokku: { $why }
refused-bot-illegal-move = Robot „{ $bot }“ valis „{ $move }“, aga selline käik pole lubatud. Tagasta üks käik loendist legal_moves(view).
refused-bot-no-text = Robot „{ $bot }“ tagastas { $answer }, aga see pole tekst. Tagasta üks käik loendist legal_moves(view).
refused-bot-not-a-claim = Robot „{ $bot }“ ütles „{ $text }“, aga see pole valmislause. Tagasta valmislause, näiteks !trust>2, või None.
