### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, sėkla { $seed }
arena-row = Žaidėjų { $players }, raundų { $rounds } (be diversanto atskirai { $apart }): diversantai laimėjo { $wins } % ({ $low }–{ $high }), { $nuggets } grynuolio vietai, { $median } ms ėjimui (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } laimėjo { $digger } % kaip auksakasys ir { $saboteur } % kaip diversantas, grynuolių { $nuggets }
arena-baseline-row = { "  " }diversantai laimėjo { $points } punktais daugiau ({ $low }–{ $high }) nei su auksakasiais { $diggers } ir diversantais { $saboteurs }
arena-inference-row = { "  " }po { $turn } rato: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, kalibravimo paklaida { $calibration_error }, klaidingi nuteisimai { $false_convictions }
arena-odd-among = Išskirtiniam robotui reikia ir --odd, ir --among.
arena-odd-or-roles = Robotai nurodomi arba --odd ir --among, arba --diggers ir --saboteurs.
arena-no-charts = Diagramoms reikia matplotlib: įdiekite saboteur[charts].
arena-no-ray = Klasteriui reikia Ray: įdiekite saboteur[ray].
chart-saboteurs = diversantai ({ $bots })
chart-diggers = auksakasiai ({ $bots })
chart-wins-title = Laimėti raundai pagal vaidmenį
chart-wins-x = žaidėjai
chart-wins-y = raundų dalis
chart-times-title = Laikas ėjimui
chart-times-x = žaidėjai
chart-times-y = milisekundės
chart-beliefs-title = Kaip gerai žiūrovas skiria diversantus nuo auksakasių
chart-beliefs-x = ratas
chart-beliefs-y = plotas po kreive
chart-calibration-title = Kas manyta ir kas buvo tiesa, pagal ratą
chart-calibration-x = manoma tikimybė būti diversantu
chart-calibration-y = dalis, kuri jais buvo
chart-concealment-title = Kiek kainuoja slėptis
chart-concealment-x = plotas po kreive po dviejų ratų
chart-concealment-y = diversantų laimėtų raundų dalis

## Terminal: bots that can’t be used

not-a-bot = roboto „{ $text }“ nėra; yra { $names }, o sava klasė rašoma MODULIS:KLASĖ
refused-bot-not-imported = Nepavyko importuoti roboto „{ $bot }“: { $why }
refused-bot-class-missing = Modulyje „{ $module }“ nėra klasės „{ $name }“.
refused-bot-without-choose = „{ $bot }“ nėra robotas: trūksta metodo choose(view, history).
refused-bot-not-made = Nepavyko sukurti roboto „{ $bot }“: { $why }
refused-bot-failed = Roboto „{ $bot }“ klaida: { $why }
refused-bot-illegal-move = Robotas „{ $bot }“ pasirinko „{ $move }“, bet toks ėjimas neleistinas.
refused-bot-not-a-claim = Robotas „{ $bot }“ pasakė „{ $text }“, bet tai ne pareiškimas.
