### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, sēkla { $seed }
arena-row = Spēlētāju { $players }, raundu { $rounds } (bez sabotiera atsevišķi { $apart }): sabotieri uzvarēja { $wins } % ({ $low } līdz { $high }), { $nuggets } gabala vietai, { $median } ms gājienam (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } uzvarēja { $digger } % kā zeltracis un { $saboteur } % kā sabotieris, gabalu { $nuggets }
arena-baseline-row = { "  " }sabotieri uzvarēja par { $points } punktiem vairāk ({ $low } līdz { $high }) nekā ar zeltračiem { $diggers } un sabotieriem { $saboteurs }
arena-inference-row = { "  " }pēc { $turn }. apļa: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibrācijas kļūda { $calibration_error }, nepamatotas apsūdzības { $false_convictions }
arena-odd-among = Atšķirīgajam vajag gan --odd, gan --among.
arena-odd-or-roles = Robotus norāda vai nu ar --odd un --among, vai ar --diggers un --saboteurs.
arena-no-charts = Diagrammām vajag matplotlib: instalē saboteur[charts].
arena-no-ray = Klasterim vajag Ray: instalē saboteur[ray].
chart-saboteurs = sabotieri ({ $bots })
chart-diggers = zeltrači ({ $bots })
chart-wins-title = Uzvarētie raundi pēc lomas
chart-wins-x = spēlētāji
chart-wins-y = raundu daļa
chart-times-title = Laiks gājienam
chart-times-x = spēlētāji
chart-times-y = milisekundes
chart-beliefs-title = Cik labi skatītājs atšķir sabotierus no zeltračiem
chart-beliefs-x = aplis
chart-beliefs-y = laukums zem līknes
chart-calibration-title = Kam ticēja un kas bija patiesība, pa apļiem
chart-calibration-x = pieņemtā varbūtība būt sabotierim
chart-calibration-y = daļa, kas tādi bija
chart-concealment-title = Cik maksā slēpšanās
chart-concealment-x = laukums zem līknes pēc diviem apļiem
chart-concealment-y = sabotieru uzvarēto raundu daļa

## Terminal: bots that can’t be used

not-a-bot = robota “{ $text }” nav; ir { $names }, bet savu klasi raksta MODULIS:KLASE
refused-bot-not-imported = Robotu “{ $bot }” neizdevās importēt: { $why }
refused-bot-class-missing = Modulī “{ $module }” nav klases “{ $name }”.
refused-bot-without-choose = “{ $bot }” nav robots: tam trūkst metodes choose(view, history).
refused-bot-not-made = Robotu “{ $bot }” neizdevās izveidot: { $why }
refused-bot-failed = Robota “{ $bot }” kļūda: { $why }
refused-bot-illegal-move = Robots “{ $bot }” izvēlējās “{ $move }”, bet tāds gājiens nav atļauts.
refused-bot-not-a-claim = Robots “{ $bot }” pateica “{ $text }”, bet tas nav apgalvojums.
