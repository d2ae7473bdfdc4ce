### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Запустить не удалось: { $why }.
serve-needs-postgres = в --workers (SABOTEUR_WORKERS) задано { $workers }, но нескольким рабочим процессам нужна база PostgreSQL, а { $database } — файл SQLite; задайте --workers 1 или измените --database (SABOTEUR_DATABASE)
serve-no-driver = нет пакета asyncpg; для PostgreSQL выполните { $command }
serve-no-answer = база данных не отвечает ({ $why })
serve-database-login = PostgreSQL не принимает имя пользователя или пароль из { $database }
serve-database-missing = PostgreSQL отвечает, но базы данных, указанной в { $database }, нет
serve-database-host = компьютер, указанный в { $database }, не найден
serve-database-refused = по адресу { $database } подключения не принимаются; проверьте, запущен ли PostgreSQL и верны ли адрес и порт
serve-database-late = { $database } слишком долго не отвечает; проверьте адрес и брандмауэр
serve-database-rights = у пользователя из { $database } нет права создавать таблицы; сделайте его владельцем базы данных
serve-database-setting = настройки PostgreSQL после вопросительного знака в { $database } неверны; проверьте их имена и значения (верный пример: sslmode=require)
serve-database-escape = { $why }; если в пароле есть @, замените этот знак на %40
serve-no-file = файл { $file } использовать нельзя ({ $why })
serve-no-database-file = файл базы данных { $file } использовать нельзя ({ $why }); проверьте --database (SABOTEUR_DATABASE) и учтите, что служба systemd обычно не видит /home, /root и /tmp
serve-file-in-use = файл { $file } занят другим сервером; сначала остановите его или укажите другой файл в --database
serve-no-port = не получается принимать подключения на { $address } ({ $why })
serve-no-pages = в папке { $folder } нет страниц игры; соберите пакет командой «make web wheel» и установите его заново
serve-bad-setting = «{ $text }» не годится для { $name } ({ $variable }): { $why }.
serve-bad-variable = «{ $text }» не годится для { $variable }: { $why }.
serve-open-quote = { $file }, строка { $line }: кавычка не закрыта.
serve-many-lines = Значение { $variable } занимает несколько строк, первая из них — «{ $text }». Возможно, в файле, где задана эта настройка, не закрыта кавычка.
serve-wants-whole = нужно целое число от { $least } до { $most }
serve-wants-decimal = нужно число от { $least } до { $most }, например 1.5
serve-wants-choice = нужно одно из этих значений: { $names }
serve-wants-host = нужен адрес этого компьютера без порта, например 127.0.0.1, или 0.0.0.0 для всех сетей
serve-wants-site = нужен полный адрес, который открывают люди, с http:// или https:// и без пути, например https://play.example
serve-wants-database = укажите файл, например /var/lib/saboteur/games.sqlite3, или базу PostgreSQL, например postgresql://saboteur@/saboteur
serve-wants-database-address = это похоже на адрес базы данных, но такой адрес должен начинаться с postgresql://, например postgresql://saboteur@/saboteur
serve-wants-proxies = перечислите адреса или сети через запятую, например 127.0.0.1,10.0.0.0/8
serve-wants-hosts = перечислите имена без http:// и без порта, через запятую, например play.example,.club.example
serve-wants-socket-file = укажите файл, путь к которому не длиннее { $most } знаков, например /run/saboteur/control
serve-wants-club-name = укажите одну строку не длиннее { $most } знаков, например Клуб по четвергам
serve-wants-contact = укажите адрес электронной почты, например club@play.example, или адрес страницы
serve-wants-link = укажите полный адрес страницы, например https://play.example/legal
serve-wants-welcome-file = укажите текстовый файл (UTF-8), где для каждого языка не больше { $lines } строк и { $most } знаков; строка вида [ru] начинает текст для языка
serve-wants-key = укажите ключ не короче { $least } знаков без пробелов по краям
serve-wants-key-file = укажите файл, первая строка которого — ключ не короче { $least } знаков
serve-wants-readable-file = сервер не может прочитать этот файл ({ $why })
serve-wants-one-key = задан и SABOTEUR_CREATION_KEY; оставьте что-то одно
serve-wants-foreign-bots = укажите «installed», «none» или NAME=MODULE:CLASS с именем, которого нет у других ботов
serve-wants-folder = укажите существующую папку
serve-unknown-variable-near = Настройки { $variable } нет. Может быть, { $nearest }?
serve-unknown-variable = Настройки { $variable } нет. Все настройки показывает «saboteur serve --help».
serve-open = Откройте { $address } в браузере на этом или любом другом устройстве в той же сети.
serve-open-here = Откройте { $address } в браузере.
summary-listening = Подключения принимаются на { $address }
summary-public = Публичный адрес: { $address }
summary-no-public = Публичный адрес: не задан (--public-address)
summary-sqlite = База данных: { $file } (SQLite { $version })
summary-postgres = База данных: { $database }
summary-keep-days = Заброшенные столы удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
summary-keep = Заброшенные столы хранятся бессрочно (--keep-days)
summary-processes = Рабочих процессов: { $workers }. Процессов для ботов: { $bots }.
summary-proxies = Доверенные прокси: { $proxies }
summary-no-proxies = Доверенные прокси: нет (--trusted-proxy)
summary-limits = На один рабочий процесс: столов в памяти — до { $tables }, открытых соединений — до { $connections }
serve-stop = Чтобы остановить сервер, нажмите Ctrl-C. Ничего не пропадёт.
backup-done = Полная копия сохранена в { $target }.
backup-no-database = { $file } — не база данных «Вредителя».
backup-not-whole = Не удалось полностью скопировать { $file }.
backup-disk-full = Не удалось скопировать { $file }: диск заполнен, для { $target } нет места.
backup-failed = Не удалось полностью скопировать { $file }: { $why }.
backup-exists = { $file } уже существует, или рядом с ним есть служебный файл SQLite (-wal, -shm, -journal).
migrate-done = Скопировано столов: { $tables }. Записей в их журналах: { $entries }.
migrate-not-empty = В базе { $database } уже есть столы.
migrate-no-database = { $database } — не база данных «Вредителя».
migrate-same = Источник и приёмник совпадают.
migrate-not-done = Ничего не скопировано: { $why }.
migrate-server-runs = Базу { $database } использует сервер. Сначала остановите его, иначе всё, что сыграют во время копирования, пропадёт.
verify-game = Игра { $game }. { $summary }
verify-bad-game = { $file }: игра { $game } (строка { $line }) не прошла проверку. { $why }

## Terminal: the server’s log

event-started = Сервер «Вредителя» (версия { $version }) работает.
event-configured = Настройки: { $settings }.
event-draining = { $seconds ->
    [0] Сервер останавливается.
    [one] Сервер останавливается, но проработает ещё { $seconds } секунду.
    [few] Сервер останавливается, но проработает ещё { $seconds } секунды.
   *[many] Сервер останавливается, но проработает ещё { $seconds } секунд.
}
event-stopped = Сервер остановлен. Все игры сохранены.
event-tables-deleted = { $count ->
    [one] Удалён { $count } стол: за ним давно никого не было.
    [few] Удалено { $count } стола: за ними давно никого не было.
   *[many] Удалено { $count } столов: за ними давно никого не было.
}
event-control-in-use = Через { $path } уже управляют другим сервером, поэтому «saboteur tables» и подобные команды до этого сервера не дойдут. Задайте этому серверу отдельный файл в --control.
event-control-not-open = Файл { $path } нельзя использовать ({ $why }), поэтому «saboteur tables» и подобные команды до этого сервера не дойдут. Укажите другой файл в --control.
event-table-ended = Стол закрыт командой «saboteur end».
event-address-banned = Сетевой адрес заблокирован.
event-ban-lifted = Блокировка снята.
event-notice-set = На всех страницах появилось новое объявление.
event-notice-withdrawn = Объявление снято.
event-few-files = Системный лимит открытых файлов ({ $files }) меньше, чем нужно для заданных лимитов соединений ({ $needed }). Поднимите его (ulimit -n) или уменьшите --most-connections и --most-http-connections.
event-bad-host = Кто-то обратился к серверу по незнакомому имени «{ $host }». Если имя верное, добавьте его в --allowed-hosts или --public-address.
event-bad-origin = Запрос со страницы { $origin } отклонён: сервер принимает только { $expected }. Если { $origin } — ваш сайт, укажите --public-address.
event-connections-full = Сервер переполнен. Открыто соединений: { $open }. С момента запуска закрыто, чтобы освободить место: { $evicted }, отклонено: { $refused }, прервано слишком медленных: { $slow }.
event-worker-ended = Рабочий процесс неожиданно завершился (код завершения { $code }) и запускается снова.
event-worker-not-started = Рабочий процесс не запустился. Остальные продолжают работу.
event-workers-ready = Готово рабочих процессов: { $count }.
event-workers-exchanged = Рабочих процессов заменено без простоя: { $count }.
event-bot-process-ended = Процесс, в котором думают боты, неожиданно завершился ({ $kind }) и запускается снова. Временно играет простой бот.
event-siblings-not-met = Другие рабочие процессы на этом компьютере не могут связаться с этим процессом ({ $kind }). Игры идут дальше, чуть медленнее. Проверьте, что папка для временных файлов доступна для записи и что путь к ней не слишком длинный.
event-postgres-fsync-off = На этом сервере PostgreSQL выключен fsync: при сбое питания игры могут пропасть. Включите его.
event-store-failed = { $why ->
    [disk-full] Диск заполнен, поэтому ничего нельзя сохранить. Освободите место: пока его нет, за столами ничего не меняется. Всё, что игроки уже видели, сохранено.
   *[other] База данных не отвечает или не может сохранять данные ({ $why }). Пока она не работает, за столами ничего не меняется. Всё, что игроки уже видели, сохранено.
}
event-store-back = { $seconds ->
    [one] База данных снова работает: перерыв длился { $seconds } секунду. Игры продолжаются.
    [few] База данных снова работает: перерыв длился { $seconds } секунды. Игры продолжаются.
    [many] База данных снова работает: перерыв длился { $seconds } секунд. Игры продолжаются.
   *[other] База данных снова работает: перерыв длился { $seconds } секунды. Игры продолжаются.
}
event-untrusted-proxy = В запросах с { $address } указаны другие посетители (X-Forwarded-For), но { $address } не входит в число доверенных прокси, поэтому все, кто за ним, считаются одним посетителем. Если это ваш прокси, задайте --trusted-proxy { $address }.
event-untrusted-forwarding = В запросах с одного адреса в интернете указаны другие посетители (X-Forwarded-For), но он не входит в число доверенных прокси, поэтому все, кто за ним, считаются одним посетителем. Если это ваш прокси, укажите его в --trusted-proxy.
event-background-failure = На сервере произошла ошибка ({ $kind }). Сообщите о ней и приложите эти строки:
