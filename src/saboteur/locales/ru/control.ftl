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
    [since] С какого времени
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
   *[kept] хранится
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
control-ended = Стол { $code } закрыт, всем за ним об этом сообщено.
control-banned = Адрес { $address } заблокирован.
control-banned-before = Адрес { $address } уже был заблокирован.
control-lifted = Адрес { $address } снова допущен.
control-not-banned = Адрес { $address } не был заблокирован.
control-no-bans = Заблокированных адресов нет.
control-ban-one = Укажите что-то одно: ADDRESS, --lift ADDRESS или --list.
control-no-address = Это не сетевой адрес, который можно заблокировать. Укажите, например, 198.51.100.7 или сеть 198.51.100.0/24.
control-ban-here = Это сам этот компьютер. Если кажется, что все посетители приходят с него, задайте --trusted-proxy.
control-ban-proxy = Это ваш собственный прокси. Заблокировав его, вы заблокируете всех.
control-notice = Теперь на всех страницах: { $text }
control-no-notice = Объявления нет.
control-notice-withdrawn = Объявление снято.
control-notice-one = Укажите либо текст, либо --withdraw, но не то и другое.
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
control-days = --days должно быть не меньше 1.
control-denied = Нет права управлять сервером через { $path }. Запустите эту команду от имени root или пользователя сервера.
control-no-answer = Сервер у { $path } не отвечает.
control-no-server = У { $path } нет сервера, и базы данных { $database } тоже нет. Укажите сервер через --control или --env-file.
control-server-runs = Базой { $database } пользуется сервер, но у { $path } его нет. Укажите, где он, через --control или --env-file.
control-unknown-request = Работающий сервер не знает этой команды. Вероятно, у него другая версия: перезапустите его.
