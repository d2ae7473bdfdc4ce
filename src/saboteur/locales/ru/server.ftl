### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Сервер не запустился: { $why }.
serve-needs-postgres = нескольким рабочим процессам нужна база PostgreSQL; { $database } — файл
serve-no-driver = для PostgreSQL нужен пакет asyncpg: pip install "saboteur[postgres]"
serve-no-answer = база данных не отвечает: { $why }
serve-no-file = файл { $file } использовать нельзя: { $why }
serve-file-in-use = файл { $file } уже использует другой сервер; сначала остановите его или укажите другой файл через --database
serve-no-port = адрес { $address } занят или не принадлежит этому компьютеру
serve-bad-setting = «{ $text }» не годится для { $name }.
serve-open = Откройте в браузере { $address }; это могут и другие устройства в той же сети.
serve-open-here = Откройте в браузере { $address }.
serve-stop = Ctrl-C останавливает сервер. Ничего не пропадёт.
backup-done = { $target } — полная копия.
backup-no-database = { $file } — не база данных сервера.
backup-not-whole = { $file } не удалось скопировать целиком.
backup-exists = { $file } уже есть.
migrate-done = Перенесено столов: { $tables }. Записей в их журналах: { $entries }.
migrate-not-empty = В базе { $database } уже есть столы.
migrate-no-database = { $database } — не база данных сервера.
migrate-same = Источник и цель совпадают.
verify-game = Игра { $game }. { $summary }
verify-bad-game = { $file }: игра { $game } (строка { $line }) не прошла проверку: { $why }

## Terminal: the server’s log

event-started = Saboteur { $version } работает.
event-draining = { $seconds ->
    [0] Сервер останавливается.
    [one] Сервер останавливается; он проработает ещё { $seconds } секунду.
    [few] Сервер останавливается; он проработает ещё { $seconds } секунды.
   *[many] Сервер останавливается; он проработает ещё { $seconds } секунд.
}
event-stopped = Сервер остановлен. Все игры сохранены.
event-tables-deleted = { $count ->
    [one] Удалён { $count } стол, которым давно никто не пользовался.
    [few] Удалено { $count } стола, которыми давно никто не пользовался.
   *[many] Удалено { $count } столов, которыми давно никто не пользовался.
}
event-old-sqlite = На этом компьютере старая версия SQLite ({ $version }). Играм это не вредит; более новая придёт с новым Python или новой системой.
event-few-files = Система позволяет серверу открыть только { $files } файлов, а его пределам соединений нужно { $needed }. Поднимите предел (ulimit -n) или уменьшите --most-connections и --most-http-connections.
event-bad-host = Кто-то обратился к этому серверу по имени «{ $host }», которого он не знает. Если имя верное, добавьте его через --allowed-hosts или --public-address.
event-bad-origin = Страница другого сайта ({ $origin }) прислала запрос, и он отклонён; ожидалось: { $expected }. Если это ваш сайт, укажите --public-address.
event-connections-full = Сервер заполнен: открыто соединений: { $open }. С момента запуска закрыто бездействующих: { $evicted }, отклонено: { $refused }, слишком медленных: { $slow }.
event-worker-ended = Рабочий процесс завершился сам (код { $code }) и запускается снова.
event-worker-not-started = Рабочий процесс не запустился. Остальные продолжают работу.
event-workers-ready = Готово рабочих процессов: { $count }.
event-workers-exchanged = Заменено без перерыва рабочих процессов: { $count }.
event-bot-process-ended = Процесс, в котором думают боты, завершился ({ $kind }) и запускается снова. Пока играет простой бот.
event-siblings-not-met = Другие рабочие процессы этого компьютера не могут связаться с этим ({ $kind }). Игры продолжаются, только чуть медленнее. Папка для временных файлов должна быть доступна для записи, а её имя – коротким.
event-crew-not-told = Другим рабочим процессам не удалось сообщить ({ $why }). Они узнают сами.
event-crew-not-reached = PostgreSQL не отвечает рабочим процессам ({ $why }). Они спросят снова.
event-postgres-fsync-off = В этой PostgreSQL отключён fsync: при сбое питания могут пропасть игры. Включите его.
event-store-failed = База данных не сохранила изменение ({ $why }), поэтому его никому не показали.
event-background-failure = В сервере произошла ошибка ({ $kind }). Сообщите о ней, приложив эти строки:
