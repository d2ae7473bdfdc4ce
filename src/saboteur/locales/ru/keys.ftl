### Браузер: вопросы клавишами, ходы словами, настройки для чтения и слуха.

## Вопросы и ходы словами

ask-title = Спросить или ввести ход
ask-field = Вопрос или ход
ask-example = куда · поворот C4
ask-go = Ввод
ask-hint = Введите слово-вопрос из списка ниже или ход: «поворот C4», «3 C4 повернуть», «фонарь Bruni», «сбросить 2».
ask-questions = Вопросы
question = { $question ->
    [role] Какая у меня роль?
    [hand] Какие у меня карты?
    [goals] Что я знаю о целях?
    [tools] У кого сломаны инструменты?
    [since] Что произошло после моего хода?
    [where] Куда можно сыграть эту карту?
    [row] Прочитать этот ряд
    [column] Прочитать этот столбец
   *[info] Чей ход и сколько осталось времени?
}
question-word = { $question ->
    [role] роль
    [hand] карты
    [goals] цели
    [tools] инструменты
    [since] после
    [where] куда
    [row] ряд
    [column] столбец
   *[info] ход
}
ask-tools-none = Сломанных инструментов нет.
ask-since-none = После вашего хода ничего не произошло.
ask-row = Ряд { $row }
ask-column = Столбец { $column }
typed-rotated = повернуть
typed-several = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
}
typed-unknown = «{ $text }» — это не вопрос и не возможный ход.

## Настройки для глаз, ушей и рук

setting-text = Размер текста и карт
setting-contrast = Контраст
setting-speech = Сообщения для скринридера
text-size = { $size ->
    [normal] Обычный
    [large] Крупный
   *[largest] Очень крупный
}
contrast = { $contrast ->
    [system] Как в системе
   *[more] Высокий
}
speech-detail = { $detail ->
    [short] Краткие: кто, что и куда
    [normal] Обычные: ещё и куда ведёт туннель
   *[full] Подробные: ещё и сколько карт в колоде и чей ход
}
setting-shortcuts = Горячие клавиши
setting-keys = Изменить клавиши
key-action = { $action ->
    [t] Повернуть карту
    [d] Сбросить карту
    [b] К шахте
    [l] Список подходящих клеток
    [question] Что делает карта
    [c] Счётчик карт
    [k] Попросить ещё времени
   *[slash] Спросить или ввести ход
}
key-change = изменить { $key }
key-press = Нажмите клавишу
key-taken = Клавиша { $key } уже занята.
keys-reset = Вернуть исходные
