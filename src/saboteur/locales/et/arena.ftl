### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, seeme { $seed }
arena-row = Mängijaid { $players }, voore { $rounds } (ilma sabotöörita eraldi { $apart }): sabotöörid võitsid { $wins } % ({ $low } kuni { $high }), { $nuggets } kamakat koha kohta, { $median } ms käigu kohta (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } võitis { $digger } % kaevurina ja { $saboteur } % sabotöörina, kamakaid { $nuggets }
arena-baseline-row = { "  " }sabotöörid võitsid { $points } punkti rohkem ({ $low } kuni { $high }) kui kaevuritega { $diggers } ja sabotööridega { $saboteurs }
arena-inference-row = { "  " }pärast { $turn }. ringi: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibreerimisviga { $calibration_error }, valesüüdistusi { $false_convictions }
arena-odd-among = Erinev robot vajab nii --odd kui ka --among.
arena-odd-or-roles = Robotid antakse kas --odd ja --among või --diggers ja --saboteurs abil.
arena-no-charts = Diagrammid vajavad matplotlibi: paigalda saboteur[charts].
arena-no-ray = Klaster vajab Rayd: paigalda saboteur[ray].
chart-saboteurs = sabotöörid ({ $bots })
chart-diggers = kaevurid ({ $bots })
chart-wins-title = Võidetud voorud rollide kaupa
chart-wins-x = mängijad
chart-wins-y = voorude osa
chart-times-title = Aeg käigu kohta
chart-times-x = mängijad
chart-times-y = millisekundid
chart-beliefs-title = Kui hästi eristab pealtvaataja sabotööre kaevuritest
chart-beliefs-x = ring
chart-beliefs-y = kõveraalune pindala
chart-calibration-title = Mida usuti ja mis oli tõsi, ringide kaupa
chart-calibration-x = arvatav tõenäosus olla sabotöör
chart-calibration-y = osa, kes seda olid
chart-concealment-title = Mida varjamine maksab
chart-concealment-x = kõveraalune pindala pärast kaht ringi
chart-concealment-y = sabotööride võidetud voorude osa

## Terminal: bots that can’t be used

not-a-bot = robotit „{ $text }“ ei ole; on { $names } ning oma klass kirjutatakse MOODUL:KLASS
refused-bot-not-imported = Robotit „{ $bot }“ ei saa importida: { $why }
refused-bot-class-missing = Moodulis „{ $module }“ ei ole klassi „{ $name }“.
refused-bot-without-choose = „{ $bot }“ ei ole robot: sel puudub meetod choose(view, history).
refused-bot-not-made = Robotit „{ $bot }“ ei saa luua: { $why }
refused-bot-failed = Robot „{ $bot }“ andis vea: { $why }
refused-bot-illegal-move = Robot „{ $bot }“ valis „{ $move }“, aga see käik ei ole lubatud.
refused-bot-not-a-claim = Robot „{ $bot }“ ütles „{ $text }“, aga see ei ole väide.
