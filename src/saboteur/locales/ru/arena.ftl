### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, зерно { $seed }
arena-row = Игроков { $players }, раундов { $rounds } (отдельно без вредителя { $apart }): вредители выиграли { $wins } % ({ $low } — { $high }), { $nuggets } самородка на место, { $median } мс на ход (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } выиграл { $digger } % золотоискателем и { $saboteur } % вредителем, самородков { $nuggets }
arena-baseline-row = { "  " }вредители выиграли на { $points } пункта больше ({ $low } — { $high }), чем с золотоискателями { $diggers } и вредителями { $saboteurs }
arena-inference-row = { "  " }после круга { $turn }: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, ошибка калибровки { $calibration_error }, ложных обвинений { $false_convictions }
arena-odd-among = Особенному боту нужны и --odd, и --among.
arena-odd-or-roles = Ботов задают либо --odd и --among, либо --diggers и --saboteurs.
arena-no-charts = Диаграммам нужен matplotlib: установите saboteur[charts].
arena-no-ray = Кластеру нужен Ray: установите saboteur[ray].
chart-saboteurs = вредители ({ $bots })
chart-diggers = золотоискатели ({ $bots })
chart-wins-title = Выигранные раунды по ролям
chart-wins-x = игроки
chart-wins-y = доля раундов
chart-times-title = Время на ход
chart-times-x = игроки
chart-times-y = миллисекунды
chart-beliefs-title = Насколько хорошо зритель отличает вредителей от золотоискателей
chart-beliefs-x = круг
chart-beliefs-y = площадь под кривой
chart-calibration-title = Во что верили и что было правдой, по кругам
chart-calibration-x = предполагаемая вероятность быть вредителем
chart-calibration-y = доля тех, кто им был
chart-concealment-title = Чего стоит скрытность
chart-concealment-x = площадь под кривой после двух кругов
chart-concealment-y = доля раундов, выигранных вредителями

## Terminal: bots that can’t be used

not-a-bot = бота «{ $text }» нет; есть { $names }, а свой класс пишется МОДУЛЬ:КЛАСС
refused-bot-not-imported = Не удалось импортировать бота «{ $bot }»: { $why }
refused-bot-class-missing = В модуле «{ $module }» нет класса «{ $name }».
refused-bot-without-choose = «{ $bot }» не бот: у него нет метода choose(view, history).
refused-bot-not-made = Не удалось создать бота «{ $bot }»: { $why }
refused-bot-failed = Ошибка в боте «{ $bot }»: { $why }
refused-bot-illegal-move = Бот «{ $bot }» выбрал «{ $move }», но такой ход недопустим.
refused-bot-not-a-claim = Бот «{ $bot }» сказал «{ $text }», но это не заявление.
