### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Код
    [stage] Состояние
    [edition] Издание
    [people] Игроки
    [bots] Боты
    [watching] Зрители
    [games] Игры
    [used] Активность
    [names] Имена
    [seat] Место
    [name] Имя
    [connected] На связи
    [addresses] Откуда
    [address] Адрес
    [since] С какой даты
    [players] Игроков
    [made] Создано столов
    [dealt] Начато игр
    [finished] Закончено
   *[abandoned] Прервано
}
control-stage = { $stage ->
    [open] ждёт
    [dealing] раздача
    [playing] идёт игра
    [over] игра окончена
    [ended] закрыт
   *[kept] в базе
}
control-connected = { $here ->
    [yes] да
    [no] нет
   *[bot] бот
}
control-offline = Сервер не запущен. Вот что есть в базе данных.
control-no-tables = Столов нет.
control-addresses-of-one = Адреса показываются только для одного стола: добавьте его код.
control-watching-from = Смотрят с адресов: { $addresses }
control-ended = Стол { $code } закрыт. Всем, кто за ним был, об этом сообщили.
control-banned = Адрес { $address } заблокирован.
control-banned-before = Адрес { $address } уже был заблокирован.
control-lifted = Адрес { $address } разблокирован.
control-not-banned = Адрес { $address } не был заблокирован.
control-still-banned = Доступ с адреса { $address } по-прежнему закрыт: заблокирована вся сеть { $network }. Чтобы разблокировать её, выполните: saboteur ban --lift { $network }
control-lifted-inside = Блокировка адреса { $address } снята, но доступ с него по-прежнему закрыт: заблокирована вся сеть { $network }. Чтобы разблокировать и её, выполните: saboteur ban --lift { $network }
control-no-bans = Заблокированных адресов нет.
control-ban-one = Укажите что-то одно: ADDRESS, --lift ADDRESS или --list.
control-no-address = Такой адрес заблокировать нельзя. Укажите сетевой адрес, например 198.51.100.7, или сеть, например 198.51.100.0/24.
control-ban-here = Это собственный адрес этого компьютера или сеть, в которую он входит. Если кажется, что все посетители приходят оттуда, вместо блокировки задайте --trusted-proxy.
control-ban-proxy = Это ваш собственный прокси. Заблокировав его, вы заблокируете всех.
control-notice = Теперь на всех страницах: { $text }
control-no-notice = Объявления нет.
control-notice-withdrawn = Объявление снято.
control-notice-one = Укажите либо текст, либо --withdraw, но не то и другое сразу.
control-now = { $what ->
    [playing] Играют
    [waiting] Ждут
    [watching] Зрители
    [running] Идёт игр
   *[tables] Столов в памяти
}
control-since = С { $date }:
control-nothing-counted = Здесь ещё не играли.
control-all = всего
control-days = Значение --days должно быть не меньше 1.
control-denied = Нет прав на управление сервером через { $path }. Запустите эту команду от имени root или пользователя сервера.
control-no-answer = Сервер не отвечает через { $path }.
control-no-server = Через { $path } сервер не найден, и базы данных { $database } тоже нет. Укажите нужный сервер с помощью --control или --env-file.
control-server-runs = База данных { $database } занята работающим сервером, но через { $path } его не найти. Укажите нужный сервер с помощью --control или --env-file.
control-unknown-request = Работающий сервер не знает этой команды. Вероятно, у него другая версия: перезапустите его.
