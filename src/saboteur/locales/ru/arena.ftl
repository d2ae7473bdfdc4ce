### Terminal: what the arena prints.

## Terminal: results of the arena

arena-title = { $lineup }, зерно { $seed }
arena-row = Игроков: { $players }. Вредители выиграли { $wins } % (95-процентный интервал: от { $low } до { $high }). Раундов: { $rounds }, без вредителей (не в счёт): { $apart }. Самородков на игрока: { $nuggets }. Медианное время хода: { $median } мс (99-й процентиль: { $slow } мс).
arena-odd-row = { "  " }{ $bot }: { $digger } % побед в роли золотоискателя, { $saboteur } % побед в роли вредителя. Самородков за игру: { $nuggets }.
arena-odd-intervals = { "  " }95-процентные интервалы доли побед: от { $digger_low } до { $digger_high } % в роли золотоискателя (раундов: { $digger_rounds }); от { $saboteur_low } до { $saboteur_high } % в роли вредителя (раундов: { $saboteur_rounds }).
arena-baseline-row = { "  " }доля побед вредителей по сравнению с другими ботами (золотоискатели — { $diggers }, вредители — { $saboteurs }): { $points } п. п. (95-процентный интервал: от { $low } до { $high }).
arena-better = { $side ->
    [saboteurs] { "  " }Это лучше для вредителей ({ $saboteurs }) и хуже для золотоискателей ({ $diggers }).
    [diggers] { "  " }Это лучше для золотоискателей ({ $diggers }) и хуже для вредителей ({ $saboteurs }).
   *[neither] { "  " }В интервал попадает 0, так что это может быть случайностью.
}
arena-inference-row = { $turn ->
    [one] { "  " }каждый сделал { $turn } ход: AUC { $auc }, логарифмические потери { $log_loss }, оценка Брайера { $brier }, ошибка калибровки { $calibration_error }, ложные обвинения { $false_convictions }
    [few] { "  " }каждый сделал { $turn } хода: AUC { $auc }, логарифмические потери { $log_loss }, оценка Брайера { $brier }, ошибка калибровки { $calibration_error }, ложные обвинения { $false_convictions }
   *[many] { "  " }каждый сделал { $turn } ходов: AUC { $auc }, логарифмические потери { $log_loss }, оценка Брайера { $brier }, ошибка калибровки { $calibration_error }, ложные обвинения { $false_convictions }
}
arena-time-row = { "  " }{ $bot }: в среднем { $mean } мс на ход (95-й процентиль: { $slow } мс).
arena-odd-among = --odd и --among работают только вместе.
arena-odd-or-roles = Укажите либо --odd и --among, либо --diggers и --saboteurs, но не всё сразу.
arena-no-charts = Для диаграмм нужен matplotlib: установите saboteur[charts].
arena-no-ray = Для кластера нужен Ray: установите saboteur[ray].
chart-saboteurs = вредители ({ $bots })
chart-diggers = золотоискатели ({ $bots })
chart-wins-title = Выигранные раунды по ролям
chart-wins-x = число игроков
chart-wins-y = доля раундов
chart-times-title = Время на ход
chart-times-x = число игроков
chart-times-y = миллисекунды
chart-beliefs-title = Насколько хорошо зритель отличает вредителей от золотоискателей
chart-beliefs-x = ходов у каждого игрока
chart-beliefs-y = AUC
chart-calibration-title = Подозрения и действительность (по числу ходов на игрока)
chart-calibration-x = оценка вероятности, что это вредитель
chart-calibration-y = доля настоящих вредителей
chart-concealment-title = Цена скрытности
chart-concealment-x = AUC после двух ходов каждого игрока
chart-concealment-y = доля раундов, выигранных вредителями

## Terminal: bots that can’t be used

not-a-bot = нет бота «{ $text }» (есть: { $names }; свой класс укажите в виде FILE.py:CLASS)
refused-bot-not-imported = Не удалось импортировать бота «{ $bot }»: { $why }
refused-bot-file-missing = В папке «{ $folder }» нет файла «{ $file }». Укажите путь относительно этой папки, например bots/my.py:Mine.
refused-bot-module-missing = Python не находит модуль «{ $module }». Если класс лежит в файле, укажите путь к файлу, например { $file }:{ $name }
refused-bot-class-missing = В «{ $module }» нет класса «{ $name }». Найденные там боты: { $names }
refused-bot-without-choose = «{ $bot }» — не бот: нет метода choose(self, view, history). Этот метод должен возвращать один из ходов legal_moves(view).
refused-bot-wrong-method = У бота «{ $bot }» есть метод { $found }, а должен быть { $wanted }.
refused-bot-not-made = Не удалось создать бота «{ $bot }»: { $why } (конструктор получает только seed, если у него есть такой параметр)
refused-bot-failed = Сбой в боте «{ $bot }»: { $why }
refused-bot-illegal-move = Бот «{ $bot }» выбрал «{ $move }», а это недопустимый ход. Нужно вернуть один из ходов legal_moves(view).
refused-bot-no-text = Бот «{ $bot }» вернул { $answer }, а не текст. Нужно вернуть один из ходов legal_moves(view).
refused-bot-not-a-claim = Бот «{ $bot }» сказал «{ $text }», а такой готовой фразы нет. Нужно вернуть фразу, например !trust>2, или None.
