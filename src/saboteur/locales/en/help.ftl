### Terminal: `--help` of every command.

## Terminal: help for all commands

# Shown by --help: descriptions and options in lower case without a period, wrapped by the program; epilogs as they stand here,
# with lines of at most 100 letters. Names of commands, options, and files are never translated; CAPITALS stand for a value.

# First line of “saboteur --help”.
overview = Saboteur, the card game by Frederic Moyersoen: play it, host it, replay it, verify it.
# Last line of “saboteur --help”.
epilog-overview = Run “saboteur COMMAND --help” for help on a command.
# Heading above the list of commands.
help-commands = commands
# -h, --help
help-help = show this help
# -V, --version
help-version = show the version, the Python version, and whether the rules are compiled
# The next five: what a command does, in the list of commands and as the first line of its own help. About 60 letters.
command-play = play against bots in the terminal
command-rules = print the rules, or just one clause
command-replay = print recorded games move by move, or check and trace them
command-deal = show the cards a seed deals
command-random = play random games and print their records
command-perft = count the sequences of legal moves from a position
# The next six: options that several commands share (--edition, --players, --options, --rounds, --first, --seed).
help-edition = edition to play by: lt (default), lv, ru, el, or et
help-players = number of players, 3 to 10 (default 5)
help-options = table options, separated by commas: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold (default none)
help-rounds = number of rounds, 1 to 5 (default 3)
help-first = player who goes first, counted from 0 (default: decided by the seed)
help-seed = text that determines every shuffle (default: random)

## Terminal: help for play, replay, deal, random and perft

# The next two: arguments of “saboteur rules” (CLAUSE and --lang).
help-rules-clause = a clause such as R4.7, or a section such as R4 (default: everything)
help-rules-lang = language of the rules: el, en, et, lt, lv, or ru (default: yours)
# The next three: options of “saboteur play” (--seat, --bot, --save). $default: the name of a bot.
help-play-seat = which player you are, counted from 0 (default 0)
help-play-bot = bot that plays the other seats: a name, or your own class as MODULE:CLASS (default { $default })
help-play-save = save the record to this file when the game ends or you quit
# Below the options of “saboteur play”.
epilog-play = Pick a card, then where to play it, or type a whole move, such as Pns@1,0. Type “?” for help.
# The next four: the file and the options of “saboteur replay” (FILE, --json, --trace, --every).
help-replay-file = file with one record, or with one record per line; “-” for standard input
help-replay-json = print the result of each game as a JSON object
help-replay-trace = print a JSON line for each move, with all moves that were legal
help-replay-every = when printing the moves, also draw the mine after every N of them
# Below the options of “saboteur replay”; the last two lines are examples.
epilog-replay = A file contains one record, spread over any number of lines, or one record per line. A record can be up to 8 MiB.
    At the first error, replay stops with exit code 2 and says which game (counted from 0), which move, and why.

    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json
# The next two: options of “saboteur deal” (--round, --json).
help-deal-round = round to show, 1 to 5 (default 1)
help-deal-json = print a JSON object
# Below the options of “saboteur deal”; the last line is an example.
epilog-deal = The draw pile and the gold are listed from the top card down. The edition doesn’t change the cards.

    saboteur deal --players 5 --seed "a quiet evening" --round 2
# The next six: the number and the options of “saboteur random” (N, --edition, --players, --options, --rounds, --style).
help-random-games = number of games
help-random-edition = an edition, or “all” for a random one per game (default lt)
help-random-players = number of players, or a range such as 3-10 (default 5)
help-random-options = table options, separated by commas, or “any” for random ones (default none)
help-random-rounds = number of rounds, or a range such as 1-5 (default 3)
help-random-style = uniform (default), digging (reaches goals more often), or rockfall (cuts tunnels more often)
# Below the options of “saboteur random”; the last line is an example.
epilog-random = The same seed and options give the same games on every machine.

    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl
# The next five: options of “saboteur perft” (--seed, --record, --game, --depth, --divide).
help-perft-seed = text that determines every shuffle (default “perft”)
help-perft-record = start from the position at the end of this record; “-” for standard input
help-perft-game = which record of the file to use, counted from 0 (default 0)
help-perft-depth = number of moves in a sequence (default 2)
help-perft-divide = print the count for each first move, then the total
# Below the options of “saboteur perft”; the last line is an example.
epilog-perft = Every sequence has exactly as many moves as --depth says.
    Choosing a goal, a way to rotate a stone, or a gold card counts as a move.
    Sequences run on into the next round; those cut short by the end of the game don’t count.
    All hidden cards stay as dealt. Without --divide, each line has a depth and the number of sequences.

    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

## Terminal: help for the arena

# “saboteur arena --help”, as in the help for all commands.

# In the list of commands, and the first line of its own help.
command-arena = let bots play against each other and compare their results
# The next 17: options, named like the message (--diggers, --saboteurs …). $bots: names of bots, separated by commas. $default: the name of one. The names of bots are never translated.
help-arena-diggers = bot that plays the diggers: { $bots }; a mix such as digger+detective; or your own class as MODULE:CLASS or FILE.py:CLASS (default: the same as --saboteurs, or { $default } if neither is given)
help-arena-saboteurs = bot that plays the saboteurs (default: the same as --diggers)
help-arena-odd = bot that plays one seat (a different seat each round); needs --among
help-arena-among = bot that plays all the other seats; needs --odd
help-arena-baseline = compare with other bots on the same deals: DIGGERS:SABOTEURS, such as digger:detective, or one bot for both sides (if either is your own class, separate the two with a comma instead of a colon)
help-arena-players = number of players, or a range (default 3-10); each number is counted separately
help-arena-rounds = single rounds to play for each number of players (default 1000)
help-arena-games = play this many games of three rounds instead
help-arena-seed = text that determines every shuffle (default: random)
help-arena-jobs = number of processes (default: one per core)
help-arena-budget = how hard the search bot thinks: 10 × N playouts per move, however long they take (default 50, so 500 playouts)
help-arena-folder = folder for partial results, so that the same command can pick up where it stopped (default build/arena)
help-arena-fresh = start over and save no partial results
help-arena-inference = show how well a spectator could tell saboteurs from diggers after each trip around the table
help-arena-charts = save charts to this folder, as SVG and PNG
help-arena-json = print one line of JSON for each number of players
help-arena-ray = play on the Ray cluster at this address; “local” starts one here

## Terminal: help for the server

# As in the help for all commands. An address is that of a visitor’s network connection; a proxy stands in front of the server.

# The next five: what a command does, in the list of commands and as the first line of its own help.
command-serve = run a server to play on, for your home, a club, or the world
command-doctor = check a server’s settings, database, machine, and proxy
# The next five: commands for whoever runs a server.
command-tables = list the tables on a server
command-end = close a table on a server and tell its players why
command-ban = ban network addresses from a server
command-notice = show a notice on every page of a server
command-stats = show how much people play on a server
# The next two: for all five of these commands (--env-file; CODE of the first two).
help-control-env-file = read the server’s settings from this environment file or systemd unit (default: from the environment)
help-tables-code = show only this table, with its seats
# The next four: options of “saboteur tables” (--all, --names, --addresses, --json).
help-tables-all = also list tables that nobody is using, from the database
help-tables-names = also show the players’ names
help-tables-addresses = with CODE: also show the network addresses of its players and spectators
help-tables-json = print a JSON object
# CODE and --reason of “saboteur end”.
help-end-code = code of the table
help-end-reason = the reason, in a sentence the players will read
# ADDRESS, --lift, and --list of “saboteur ban”.
help-ban-address = address to ban, or a network such as 10.1.0.0/16; an IPv6 address stands for its whole /64 network
help-ban-lift = let this address or network in again
help-ban-list = list what is banned
# TEXT and --withdraw of “saboteur notice”.
help-notice-text = what everyone should read (default: show the current notice)
help-notice-withdraw = remove the notice
# --days, --csv, and --json of “saboteur stats”.
help-stats-days = count only the last N days, including today (default: all)
help-stats-csv = print CSV, one line for each day, edition, and number of players
help-stats-json = print a JSON object
command-backup = copy a server’s database while it’s running
command-migrate = copy all tables from one database to another
command-verify = check what recorded games prove
# From here to help-serve-talk-per-minute: options of “saboteur serve”, named like the message (--home, --host …). $default: what it is if it isn’t given, such as 30.
help-serve-home = listen on the home network, and print the address and a QR code
help-serve-host = address to listen on (default { $default }; 0.0.0.0 for all networks)
help-serve-port = port to listen on (default { $default })
help-serve-public-address = the address people open, such as https://play.example; needed behind a proxy
help-serve-database = file that stores everything (default { $default }), or postgresql://… for several workers
help-serve-workers = number of processes sharing the port (default { $default }; more need PostgreSQL); SIGHUP replaces them one by one without downtime
help-serve-log-level = debug, info (default), warning, or error
help-serve-log-format = text for people (default), or json for programs that collect logs
help-serve-drain-seconds = seconds to keep serving after being told to stop, while /api/ready answers 503 (default { $default })
help-serve-trusted-proxy = addresses of proxies, separated by commas, whose X-Forwarded-For and X-Forwarded-Proto are trusted
help-serve-allowed-hosts = other names, separated by commas, that browsers may use for this server; .example.org allows all its subdomains
help-serve-control = socket file through which “saboteur tables” and similar commands reach the running server (default: next to the database)
# The next six: what a club shows on its home page and allows at its tables.
help-serve-name = name of your club, shown on the home page
help-serve-welcome = text file with a few lines for the home page; a line such as [lt] begins the text for one language
help-serve-contact = email address or page where people can reach you, linked from the home page
help-serve-imprint = page that says who is responsible for this server, linked from the home page
help-serve-creation-key-file = file with a key that everyone must enter to start a table or use “Play now” (or set SABOTEUR_CREATION_KEY)
help-serve-talk = how much people may say at any table: chat (default), claims (preset phrases only), or none
help-serve-metrics = who may read /api/metrics: all, local (default; this machine only), or none
help-serve-list-tables = on the home page, list the tables that are open to everyone and still waiting for players: yes or no (default); the option alone means yes
help-serve-keep-days = delete tables and records that nobody has used for this many days (default: keep everything)
help-serve-idle-minutes = minutes until a table with nobody connected is unloaded from memory; it stays on disk (default { $default })
help-serve-stand-in-after = seconds a player must be gone before a bot may fill in (default { $default })
help-serve-bot-workers = number of processes for the bots (default: one less than the number of cores)
help-serve-bot-seconds = seconds a bot may think about a move (default { $default })
help-serve-bot-delay = approximate seconds between a move and a bot’s reply (default { $default })
help-serve-usual-bot = bot to use when none is chosen (default { $default })
help-serve-foreign-bots = third-party bots, separated by commas: “installed” for those in installed packages (default), NAME=MODULE:CLASS for your own class, or “none”
help-serve-hash-seconds = seconds for each player’s device to lock in its part of the shuffle (default { $default })
help-serve-nonce-seconds = seconds for each player’s device to reveal its part of the shuffle (default { $default })
help-serve-rest-seconds = maximum seconds to wait between rounds for players who are still looking at the results (default { $default })
help-serve-most-tables = maximum number of tables in memory per process (default { $default })
help-serve-most-connections = maximum number of open WebSockets per process (default { $default })
help-serve-most-connections-per-address = maximum number of open WebSockets from one address (default { $default })
help-serve-most-connections-per-table = maximum number of WebSockets watching one table, not counting up to four per seat for players (default { $default })
help-serve-most-http-connections = maximum number of other open HTTP connections per process (default { $default })
help-serve-most-http-connections-per-address = maximum number of other open HTTP connections from one address (default { $default })
help-serve-head-seconds = seconds for a request’s headers to arrive (default { $default })
help-serve-body-seconds = seconds for a request’s body to arrive (default { $default })
help-serve-unread-seconds = seconds until a connection is closed because its response isn’t being read (default { $default })
help-serve-requests-per-minute = requests allowed per minute from one address, which many people may share (default { $default })
help-serve-tables-per-hour = new tables allowed per hour from one address (default { $default })
help-serve-guesses-per-hour = wrong codes and tokens allowed from one address: up to half this number at once, then this many per hour (default { $default })
help-serve-messages-per-minute = messages allowed per minute on one WebSocket (default { $default })
help-serve-talk-per-minute = preset phrases and chat messages allowed per minute from one player (default { $default })
# Below the options of “saboteur serve”; the last two lines are examples.
epilog-serve = Every option can also be set in the environment: --public-address is SABOTEUR_PUBLIC_ADDRESS, and so on.
    Ctrl-C or SIGTERM stops the server cleanly; restart it, and every table picks up where it left off.

    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
# The next seven: headings in “saboteur serve --help”, above groups of options; a colon follows.
help-serve-group-network = Network
help-serve-group-storage = Storage
help-serve-group-operation = Running the server
help-serve-group-club = Your club
help-serve-group-tables = Tables
help-serve-group-bots = Bots
help-serve-group-limits = Limits
# --env-file of “saboteur doctor”. A unit is systemd’s description of a service.
help-doctor-env-file = read the server’s settings from this environment file or systemd unit instead of the environment; can be given several times
# Below the options of “saboteur doctor”; the last line is an example.
epilog-doctor = Takes the same options and variables as “saboteur serve”, and changes nothing. If no server is running, it starts a temporary
    one to check the proxy. The exit code is 1 if there’s a problem.

    saboteur doctor --env-file /etc/systemd/system/saboteur.service
# The next two: what “saboteur backup” is given (DATABASE, TARGET).
help-backup-database = the server’s database file
help-backup-target = file to create; it must not exist yet
# Below them; the last line is an example.
epilog-backup = The copy is a snapshot of a single moment, even while the server is running.
    It contains secrets of games in progress, so the new file is readable only by you.

    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
# The next two: what “saboteur migrate” is given (SOURCE, TARGET).
help-migrate-source = database to copy from: sqlite:FILE or postgresql://…; “-” means the one in the server’s settings
help-migrate-target = database to copy to (default: “-”, the one in the server’s settings); it must not contain any tables yet
# Below them; the last two lines are examples.
epilog-migrate = Stop the server first: a database that’s in use can’t be copied. The source stays as it is,
    and you can copy back the same way.

    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
    saboteur migrate sqlite:saboteur.sqlite3 --env-file saboteur.env
# The next two: the file and the option of “saboteur verify” (FILE, --json).
help-verify-file = file with one record, or with one record per line; “-” for standard input
help-verify-json = print the verdict on each game as a JSON object
# Below them; the last line is an example.
epilog-verify = Checks everything that can be checked: that the cards come from what the server and the players’
    devices put in, that the table’s rules were locked in before that, that no canceled deal is missing,
    and that the moves lead to the result. Then it says what that proves, who took part in the shuffle,
    and what no record can prove.

    saboteur verify saboteur.json
