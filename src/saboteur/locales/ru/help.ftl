### Terminal: `--help` of every command.

## Terminal: help for all commands

overview = «Вредитель», карточная игра Фредерика Мойерсена: играйте, держите свой сервер, пересматривайте и проверяйте игры.
epilog-overview = Справка по команде: «saboteur COMMAND --help».
help-commands = команды
help-help = показать эту справку
help-version = показать версию, версию Python и скомпилированы ли правила
command-play = сыграть с ботами в терминале
command-replay = пересказать записанные игры либо проверить их и показать по ходам
command-deal = показать, какие карты раздаёт зерно
command-random = сыграть случайные игры и вывести их записи
command-perft = сосчитать последовательности допустимых ходов из позиции
help-edition = по какому изданию играть: lt (по умолчанию), lv, ru, el или et
help-players = число игроков, от 3 до 10 (по умолчанию 5)
help-options = настройки стола через запятую: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold (по умолчанию никаких)
help-rounds = число раундов, от 1 до 5 (по умолчанию 3)
help-first = кто из игроков начинает, считая с 0 (по умолчанию решает зерно)
help-seed = текст, от которого зависят все тасовки (по умолчанию случайный)

## Terminal: help for play, replay, deal, random and perft

help-play-seat = ваше место, считая с 0 (по умолчанию 0)
help-play-bot = бот на остальных местах: имя или свой класс в виде MODULE:CLASS (по умолчанию digger)
help-play-save = сохранить запись в этот файл, когда игра закончится или вы выйдете
epilog-play = Введите номер хода из списка или ход в нотации, например Pns@1,0. Справка — «?».
help-replay-file = файл с одной записью или с записью в каждой строке; «-» — стандартный ввод
help-replay-json = вывести итог каждой игры как объект JSON
help-replay-trace = вывести для каждого хода строку JSON со всеми допустимыми ходами
help-replay-every = при пересказе рисовать шахту также через каждые N ходов
epilog-replay = В файле одна запись (на любом числе строк) или по одной записи в строке. Запись не больше 8 МиБ.
    На первой же ошибке replay останавливается с кодом выхода 2 и сообщает,
    в какой игре (считая с 0), на каком ходу и почему.

    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
help-deal-round = какой раунд показать, от 1 до 5 (по умолчанию 1)
help-deal-json = вывести объект JSON
epilog-deal = Колода и золото перечислены начиная с верхней карты. Издание на карты не влияет.

    saboteur deal --players 5 --seed "a quiet evening" --round 2
help-random-games = число игр
help-random-edition = издание или «all»: в каждой игре случайное (по умолчанию lt)
help-random-players = число игроков или диапазон, например 3-10 (по умолчанию 5)
help-random-options = настройки стола через запятую или «any»: случайные (по умолчанию никаких)
help-random-rounds = число раундов или диапазон, например 1-5 (по умолчанию 3)
help-random-style = uniform (по умолчанию), digging (чаще доходит до карт «конец») или rockfall (чаще обрывает туннели)
epilog-random = С тем же зерном и теми же параметрами игры одинаковы на любом компьютере.

    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
help-perft-seed = текст, от которого зависят все тасовки (по умолчанию «perft»)
help-perft-record = начать с позиции в конце этой записи; «-» — стандартный ввод
help-perft-game = какую запись из файла взять, считая с 0 (по умолчанию 0)
help-perft-depth = число ходов в последовательности (по умолчанию 2)
help-perft-divide = вывести число для каждого первого хода, затем сумму
epilog-perft = В каждой последовательности ровно столько ходов, сколько указано в --depth.
    Решения у карт «конец» и выбор золота — тоже ходы. Последовательности переходят в следующий раунд;
    те, которые обрывает конец игры, не считаются. Все скрытые карты остаются такими, как розданы.
    Без --divide в каждой строке глубина и число последовательностей.

    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

command-arena = устроить игры ботов между собой и сравнить результаты
help-arena-diggers = бот за золотоискателей: random, digger, detective, schemer, search, beginner, friendly или gruff; смесь, например digger+detective; или свой класс в виде MODULE:CLASS (по умолчанию тот же, что в --saboteurs, или detective)
help-arena-saboteurs = бот за вредителей (по умолчанию тот же, что в --diggers)
help-arena-odd = бот на одном месте, в каждом раунде на другом; нужен и --among
help-arena-among = бот на всех остальных местах; нужен и --odd
help-arena-baseline = сравнить с другими ботами на тех же раздачах: DIGGERS:SABOTEURS, например digger:detective (для своих классов вместо двоеточия запятая)
help-arena-players = число игроков или диапазон (по умолчанию 3-10); каждое число считается отдельно
help-arena-rounds = сколько отдельных раундов сыграть для каждого числа игроков (по умолчанию 1000)
help-arena-games = вместо этого сыграть столько игр по три раунда
help-arena-seed = текст, от которого зависят все тасовки (по умолчанию случайный)
help-arena-jobs = число процессов (по умолчанию по одному на ядро)
help-arena-budget = сколько миллисекунд на ход есть у бота, который просчитывает ходы (по умолчанию 50)
help-arena-folder = папка для готовых частей, чтобы та же команда продолжила с места остановки (по умолчанию build/arena)
help-arena-fresh = начать заново и не сохранять готовые части
help-arena-inference = показать, насколько хорошо зритель отличает вредителей от золотоискателей после каждого круга ходов
help-arena-charts = нарисовать диаграммы в эту папку, в SVG и PNG
help-arena-json = вывести для каждого числа игроков объект JSON в отдельной строке
help-arena-ray = играть на кластере Ray по этому адресу; «local» запускает кластер здесь

## Terminal: help for the server

command-serve = запустить сервер для игры: дома, в клубе или для всего мира
command-backup = скопировать базу данных сервера, не останавливая его
command-migrate = скопировать все столы из одной базы данных в другую
command-verify = проверить, что доказывают записанные игры
help-serve-home = слушать в домашней сети и показать адрес и QR-код
help-serve-host = адрес, на котором слушать (по умолчанию 127.0.0.1; 0.0.0.0 — все сети)
help-serve-port = порт, на котором слушать (по умолчанию 8000)
help-serve-public-address = адрес, который открывают люди, например https://play.example; нужен за прокси
help-serve-database = файл, в котором всё хранится (по умолчанию saboteur.sqlite3), или postgresql://… для нескольких рабочих процессов
help-serve-workers = число процессов на одном порту (по умолчанию 1; для нескольких нужна PostgreSQL); SIGHUP заменяет их по одному без простоя
help-serve-log-level = debug, info (по умолчанию), warning или error
help-serve-log-format = text для людей (по умолчанию) или json для программ, которые собирают журналы
help-serve-drain-seconds = сколько секунд после сигнала остановки ещё работать, пока /api/ready отвечает 503 (по умолчанию 0)
help-serve-trusted-proxy = адреса прокси через запятую, чьим X-Forwarded-For и X-Forwarded-Proto можно верить
help-serve-allowed-hosts = другие имена через запятую, по которым браузеры могут открывать сервер; .example.org разрешает все имена под ним
help-serve-metrics = кому можно читать /api/metrics: all, local (по умолчанию; только этому компьютеру) или none
help-serve-keep-days = удалять столы и записи, к которым никто не обращался столько дней (по умолчанию хранить всё)
help-serve-idle-minutes = через сколько минут стол без подключений убирают из памяти; на диске он остаётся (по умолчанию 10)
help-serve-stand-in-after = сколько секунд игрока не должно быть, чтобы за него мог играть бот (по умолчанию 60)
help-serve-bot-workers = число процессов, в которых думают боты (по умолчанию на один меньше, чем ядер)
help-serve-bot-seconds = сколько секунд бот может думать над ходом (по умолчанию 5)
help-serve-bot-delay = примерно сколько секунд проходит до ответного хода бота (по умолчанию 1.2)
help-serve-usual-bot = какого бота брать, если никакой не выбран (по умолчанию digger)
help-serve-foreign-bots = сторонние боты через запятую: installed — из установленных пакетов (по умолчанию), NAME=MODULE:CLASS — свой класс, none — никаких
help-serve-hash-seconds = сколько секунд есть у устройств игроков, чтобы зафиксировать вклад в тасовку (по умолчанию 5)
help-serve-nonce-seconds = сколько секунд есть у устройств игроков, чтобы раскрыть вклад в тасовку (по умолчанию 10)
help-serve-most-tables = предел столов в памяти, на процесс (по умолчанию 5000)
help-serve-most-connections = предел открытых WebSocket, на процесс (по умолчанию 12000)
help-serve-most-connections-per-address = предел открытых WebSocket с одного адреса (по умолчанию 400)
help-serve-most-connections-per-table = предел WebSocket зрителей у одного стола, не считая четырёх на место для игроков (по умолчанию 120)
help-serve-most-http-connections = предел прочих открытых HTTP-соединений, на процесс (по умолчанию 2000)
help-serve-most-http-connections-per-address = предел прочих открытых HTTP-соединений с одного адреса (по умолчанию 400)
help-serve-head-seconds = за сколько секунд должны прийти заголовки запроса (по умолчанию 15)
help-serve-body-seconds = за сколько секунд должно прийти тело запроса (по умолчанию 30)
help-serve-unread-seconds = через сколько секунд закрыть соединение, если ответ никто не читает (по умолчанию 30)
help-serve-requests-per-minute = запросов с одного адреса, за которым может быть и сорок человек (по умолчанию 1200)
help-serve-tables-per-hour = новых столов с одного адреса (по умолчанию 240)
help-serve-guesses-per-hour = неверных кодов и ключей с одного адреса (по умолчанию 60)
help-serve-messages-per-minute = сообщений в одном WebSocket (по умолчанию 600)
help-serve-talk-per-minute = готовых фраз и сообщений чата от одного игрока (по умолчанию 30)
epilog-serve = Любой параметр можно задать и в окружении: --public-address это SABOTEUR_PUBLIC_ADDRESS, и т. д.
    Ctrl-C или SIGTERM останавливает сервер без потерь; после нового запуска все столы продолжат игру.

    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
help-backup-database = файл базы данных сервера
help-backup-target = какой файл создать; его ещё не должно быть
epilog-backup = Копия снимается в один миг, даже если сервер работает. В ней есть тайны идущих игр,
    поэтому прочесть её можете только вы.

    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
help-migrate-source = из какой базы копировать: sqlite:FILE или postgresql://…
help-migrate-target = в какую базу копировать; столов в ней ещё быть не должно
epilog-migrate = Сначала остановите сервер: сыгранное за это время в копию не попадёт. Источник остаётся как был,
    и тем же способом можно скопировать всё обратно.

    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
help-verify-file = файл с одной записью или с записью в каждой строке; «-» — стандартный ввод
help-verify-json = вывести заключение о каждой игре как объект JSON
epilog-verify = Проверяет всё, что можно проверить: что карты получены из вкладов сервера и устройств игроков,
    что правила стола зафиксированы ещё раньше, что ни одна отменённая раздача не пропала и что ходы
    ведут к результату. Затем сообщает, что это доказывает, кто участвовал в тасовке
    и чего не докажет никакой файл.

    saboteur verify saboteur.json
