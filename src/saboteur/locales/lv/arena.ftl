### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, sēkla: „{ $seed }”
arena-row = Spēlētāju skaits { $players }: sabotieru uzvaras – { $wins } % raundu (95 % ticamības intervāls no { $low } līdz { $high }). Raundi: { $rounds }, neskaitot raundus bez sabotiera ({ $apart }). Zelta gabali uz spēlētāju: { $nuggets }. Gājiena laika mediāna: { $median } ms (99. procentile { $slow } ms).
arena-odd-row = { "  " }{ $bot } – uzvaras zeltrača lomā: { $digger } % raundu, sabotiera lomā: { $saboteur } % raundu. Zelta gabali spēlē: { $nuggets }.
arena-odd-intervals = { "  " }Uzvaru īpatsvara 95 % ticamības intervāli: zeltrača lomā no { $digger_low } līdz { $digger_high } % (raundi: { $digger_rounds }); sabotiera lomā no { $saboteur_low } līdz { $saboteur_high } % (raundi: { $saboteur_rounds }).
arena-baseline-row = { "  " }sabotieru uzvaru īpatsvars salīdzinājumā ar { $diggers } zeltraču lomā un { $saboteurs } sabotieru lomā: { $points } procentpunkta (95 % ticamības intervāls no { $low } līdz { $high }).
arena-better = { $side ->
    [saboteurs] { "  " }Tas ir labāk sabotieriem ({ $saboteurs }) un sliktāk zeltračiem ({ $diggers }).
    [diggers] { "  " }Tas ir labāk zeltračiem ({ $diggers }) un sliktāk sabotieriem ({ $saboteurs }).
   *[neither] { "  " }Intervālā ir arī 0, tāpēc tā var būt nejaušība.
}
arena-inference-row = { "  " }gājieni katram: { $turn }; AUC { $auc }, logaritmiskais zudums { $log_loss }, Braiera rādītājs { $brier }, kalibrācijas kļūda { $calibration_error }, nepamatotas apsūdzības { $false_convictions }
arena-time-row = { "  " }{ $bot } – gājiena laiks vidēji { $mean } ms (95. procentile { $slow } ms).
arena-odd-among = --odd un --among darbojas tikai kopā.
arena-odd-or-roles = Norādi vai nu --odd un --among, vai --diggers un --saboteurs, bet ne abus pārus.
arena-no-charts = Diagrammām vajag matplotlib: instalē saboteur[charts].
arena-no-ray = Klasterim vajag Ray: instalē saboteur[ray].
chart-saboteurs = sabotieri ({ $bots })
chart-diggers = zeltrači ({ $bots })
chart-wins-title = Uzvaras raundos pēc lomas
chart-wins-x = spēlētāju skaits
chart-wins-y = uzvaru īpatsvars
chart-times-title = Gājiena laiks
chart-times-x = spēlētāju skaits
chart-times-y = milisekundes
chart-beliefs-title = Cik labi skatītājs atšķir sabotierus no zeltračiem
chart-beliefs-x = gājieni katram spēlētājam
chart-beliefs-y = AUC
chart-calibration-title = Aizdomas un patiesība pēc gājienu skaita katram spēlētājam
chart-calibration-x = aplēstā varbūtība būt sabotierim
chart-calibration-y = to īpatsvars, kas tiešām bija sabotieri
chart-concealment-title = Cik maksā slēpšanās
chart-concealment-x = AUC pēc diviem gājieniem katram
chart-concealment-y = sabotieru uzvaru īpatsvars

## Terminal: bots that can’t be used

not-a-bot = nezināms robots „{ $text }” (izvēlies kādu no šiem: { $names }; savu klasi norādi kā FILE.py:CLASS)
refused-bot-not-imported = Robotu „{ $bot }” nevar importēt: { $why }
refused-bot-file-missing = Mapē „{ $folder }” nav faila „{ $file }”. Norādi ceļu no šīs mapes, piemēram, bots/my.py:Mine.
refused-bot-module-missing = Python neatrod moduli „{ $module }”. Ja klase ir failā, norādi ceļu līdz tam, piemēram, { $file }:{ $name }
refused-bot-class-missing = Failā vai modulī „{ $module }” nav klases „{ $name }”. Tajā atrastie roboti: { $names }
refused-bot-without-choose = „{ $bot }” nav robots: trūkst metodes choose(self, view, history). Tai jāatgriež kāds no legal_moves(view) gājieniem.
refused-bot-wrong-method = Robotam „{ $bot }” ir metode { $found }, bet tai jābūt { $wanted }.
refused-bot-not-made = Robotu „{ $bot }” nevar izveidot: { $why } (konstruktors saņem tikai seed, ja tam ir šāds parametrs)
refused-bot-failed = Robota „{ $bot }” darbībā radās kļūda: { $why }
refused-bot-illegal-move = Robots „{ $bot }” izvēlējās „{ $move }”, bet tas nav atļauts gājiens. Jāatgriež kāds no legal_moves(view) gājieniem.
refused-bot-no-text = Robots „{ $bot }” atgrieza { $answer }, bet tas nav teksts. Jāatgriež kāds no legal_moves(view) gājieniem.
refused-bot-not-a-claim = Robots „{ $bot }” pateica „{ $text }”, bet tā nav neviena no gatavajām frāzēm. Jāatgriež frāze, piemēram, !trust>2, vai None.
