### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, sėkla „{ $seed }“
arena-row = Žaidėjų: { $players }. Diversantai laimėjo { $wins } % (95 % intervalas nuo { $low } iki { $high }). Raundų: { $rounds } (neįskaičiuota raundų be diversantų: { $apart }). Grynuolių vienam žaidėjui: { $nuggets }. Ėjimo laiko mediana: { $median } ms (99-asis procentilis { $slow } ms).
arena-odd-row = { "  " }{ $bot } laimėjo { $digger } % raundų kaip auksakasys ir { $saboteur } % kaip diversantas. Grynuolių per žaidimą: { $nuggets }.
arena-odd-intervals = { "  " }Pergalių dalies 95 % intervalai: žaidžiant auksakasiu – nuo { $digger_low } iki { $digger_high } % (raundų: { $digger_rounds }); žaidžiant diversantu – nuo { $saboteur_low } iki { $saboteur_high } % (raundų: { $saboteur_rounds }).
arena-baseline-row = { "  " }diversantų pergalių dalis, palyginti su { $diggers } (auksakasiai) ir { $saboteurs } (diversantai): { $points } proc. p. (95 % intervalas nuo { $low } iki { $high }).
arena-better = { $side ->
    [saboteurs] { "  " }Tai geriau diversantams ({ $saboteurs }) ir blogiau auksakasiams ({ $diggers }).
    [diggers] { "  " }Tai geriau auksakasiams ({ $diggers }) ir blogiau diversantams ({ $saboteurs }).
   *[neither] { "  " }Į intervalą patenka 0, todėl tai gali būti atsitiktinumas.
}
arena-inference-row = { $turn ->
    [one] { "  " }visiems atlikus po { $turn } ėjimą: AUC { $auc }, logaritminiai nuostoliai { $log_loss }, Brierio įvertis { $brier }, kalibravimo paklaida { $calibration_error }, klaidingi apkaltinimai { $false_convictions }
    [few] { "  " }visiems atlikus po { $turn } ėjimus: AUC { $auc }, logaritminiai nuostoliai { $log_loss }, Brierio įvertis { $brier }, kalibravimo paklaida { $calibration_error }, klaidingi apkaltinimai { $false_convictions }
   *[other] { "  " }visiems atlikus po { $turn } ėjimų: AUC { $auc }, logaritminiai nuostoliai { $log_loss }, Brierio įvertis { $brier }, kalibravimo paklaida { $calibration_error }, klaidingi apkaltinimai { $false_convictions }
}
arena-time-row = { "  " }{ $bot }: vidutiniškai { $mean } ms vienam ėjimui (95-asis procentilis { $slow } ms).
arena-odd-among = --odd ir --among veikia tik kartu.
arena-odd-or-roles = Nurodykite arba parinktis --odd ir --among, arba --diggers ir --saboteurs, bet ne visas.
arena-no-charts = Diagramoms reikia „matplotlib“: įdiekite saboteur[charts].
arena-no-ray = Klasteriui reikia „Ray“: įdiekite saboteur[ray].
chart-saboteurs = diversantai ({ $bots })
chart-diggers = auksakasiai ({ $bots })
chart-wins-title = Laimėti raundai pagal vaidmenį
chart-wins-x = žaidėjų skaičius
chart-wins-y = raundų dalis
chart-times-title = Ėjimo laikas
chart-times-x = žaidėjų skaičius
chart-times-y = milisekundės
chart-beliefs-title = Kaip tiksliai žiūrovas atskiria diversantus nuo auksakasių
chart-beliefs-x = kiekvieno žaidėjo ėjimai
chart-beliefs-y = AUC
chart-calibration-title = Įtarimai ir tiesa pagal kiekvieno žaidėjo ėjimų skaičių
chart-calibration-x = spėjama tikimybė, kad tai diversantas
chart-calibration-y = tikrų diversantų dalis
chart-concealment-title = Slėpimosi kaina
chart-concealment-x = AUC visiems atlikus po du ėjimus
chart-concealment-y = diversantų laimėtų raundų dalis

## Terminal: bots that can’t be used

not-a-bot = nežinomas robotas „{ $text }“ (galimi: { $names }; savo klasę nurodykite kaip FILE.py:CLASS)
refused-bot-not-imported = Roboto „{ $bot }“ importuoti nepavyksta: { $why }
refused-bot-file-missing = Aplanke „{ $folder }“ nėra failo „{ $file }“. Nurodykite kelią nuo šio aplanko, pavyzdžiui, bots/my.py:Mine.
refused-bot-module-missing = „Python“ neranda modulio „{ $module }“. Jei klasė yra faile, nurodykite kelią iki jo, pavyzdžiui, { $file }:{ $name }
refused-bot-class-missing = Faile ar modulyje „{ $module }“ nėra klasės „{ $name }“. Jame rasti robotai: { $names }
refused-bot-without-choose = „{ $bot }“ nėra robotas: trūksta metodo choose(self, view, history). Šis metodas turi grąžinti vieną iš legal_moves(view) ėjimų.
refused-bot-wrong-method = Roboto „{ $bot }“ metodas yra { $found }, o turi būti { $wanted }.
refused-bot-not-made = Roboto „{ $bot }“ sukurti nepavyksta: { $why } (konstruktoriui perduodamas tik seed, jei toks parametras yra)
refused-bot-failed = Roboto „{ $bot }“ klaida: { $why }
refused-bot-illegal-move = Robotas „{ $bot }“ pasirinko „{ $move }“, bet toks ėjimas neleistinas. Reikia grąžinti vieną iš legal_moves(view) ėjimų.
refused-bot-no-text = Robotas „{ $bot }“ grąžino { $answer }, o ne tekstą. Reikia grąžinti vieną iš legal_moves(view) ėjimų.
refused-bot-not-a-claim = Robotas „{ $bot }“ pasakė „{ $text }“, bet tokios paruoštos frazės nėra. Reikia grąžinti paruoštą frazę, pavyzdžiui, !trust>2, arba None.
