### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

# An error, printed after “saboteur: ”. $why: one of the messages from here to serve-no-pages, or a sentence of the database’s in English; no capital, no period.
serve-not-started = Can’t start: { $why }.
# From here to serve-no-pages: put after serve-not-started. $database: the file, such as saboteur.sqlite3. $workers: 2 or more.
serve-needs-postgres = --workers (SABOTEUR_WORKERS) is { $workers }, but more than one worker requires PostgreSQL, and { $database } is an SQLite file; set --workers to 1, or change --database (SABOTEUR_DATABASE)
# $command: such as /opt/saboteur/bin/pip install asyncpg.
serve-no-driver = the package asyncpg is missing; to use PostgreSQL, run { $command }
# Also put after migrate-not-done. $why: a name of an error, such as ConnectionRefusedError.
serve-no-answer = the database isn’t answering: { $why }
# From here to serve-database-rights: like serve-no-answer, but PostgreSQL or the system said why. $database: its address without the password, such as postgresql://saboteur:…@127.0.0.1/saboteur.
serve-database-login = PostgreSQL doesn’t accept the user name or password in { $database }
serve-database-missing = PostgreSQL is answering, but the database named in { $database } doesn’t exist
serve-database-host = the machine named in { $database } can’t be found
serve-database-refused = nothing is listening at { $database }; check that PostgreSQL is running and that the address and port are right
serve-database-late = { $database } didn’t answer in time; check the address and the firewall
serve-database-rights = the user in { $database } isn’t allowed to create tables; make that user the owner of the database
# $database: an address such as postgresql://saboteur@/saboteur?sslmode=on. sslmode is typed like that.
serve-database-setting = the PostgreSQL settings after the question mark in { $database } aren’t valid; check their names and values (a valid example: sslmode=require)
# One of the serve-database-… above, if the password probably contains an @. $why: that message.
serve-database-escape = { $why }; if the password contains @, write %40 instead
# $why: what the operating system or the database says, such as “Permission denied”.
serve-no-file = the file { $file } can’t be used: { $why }
# The same for the database. $file: with its folders. --database and SABOTEUR_DATABASE are typed as they stand.
serve-no-database-file = the database file { $file } can’t be used ({ $why }); check --database (SABOTEUR_DATABASE), and keep in mind that a systemd unit usually can’t see /home, /root, or /tmp
# $file: such as saboteur.sqlite3.
serve-file-in-use = another server is using the file { $file }; stop it first, or choose another file with --database
# $address: such as 127.0.0.1:8000. $why: what the operating system says, such as “Address already in use”.
serve-no-port = can’t listen on { $address }: { $why }
# $folder: where the pages of the game belong. “make web wheel” is a command.
serve-no-pages = the game’s pages are missing from { $folder }; build the package with “make web wheel” and install it again
# An error, printed after “saboteur: ”. $text: what was given, such as “many”. $name: the option, such as --workers. $variable: the same in the environment, such as SABOTEUR_WORKERS. $why: one of the serve-wants-… below.
serve-bad-setting = “{ $text }” isn’t a valid value for { $name } ({ $variable }): { $why }.
# The same for what is set only in the environment, such as SABOTEUR_CREATION_KEY. $text is “…” for a secret.
serve-bad-variable = “{ $text }” isn’t a valid value for { $variable }: { $why }.
# An error, printed after “saboteur: ”. $file: a file of settings. $line: from 1.
serve-open-quote = { $file }, line { $line }: a quotation mark isn’t closed.
# The same, if the value of a setting runs on over the next lines. $variable: such as SABOTEUR_NAME. $text: its first line.
serve-many-lines = { $variable } has several lines, beginning with “{ $text }”. Perhaps a quotation mark isn’t closed in the file that sets it.
# From here to serve-wants-folder: put after serve-bad-setting or serve-bad-variable; no capital, no period. $least, $most: whole numbers.
serve-wants-whole = use a whole number from { $least } to { $most }
# $least, $most: numbers such as 0.1 and 3600, always with a decimal point, as they must be typed.
serve-wants-decimal = use a number from { $least } to { $most }, such as 1.5
# $names: the words that are possible, such as: all, local, none. Names of bots, too.
serve-wants-choice = use one of these: { $names }
# For --host. Addresses of the network.
serve-wants-host = use an address of this machine without a port, such as 127.0.0.1, or 0.0.0.0 for all networks
# For --public-address. A path is what would follow after the name, such as /games.
serve-wants-site = use the whole address people open, with http:// or https:// and without a path, such as https://play.example
# For --database.
serve-wants-database = name a file, such as /var/lib/saboteur/games.sqlite3, or a PostgreSQL database, such as postgresql://saboteur@/saboteur
# For --database, if it was given something like postgres//saboteur@/saboteur.
serve-wants-database-address = this looks like a database address, but those have to begin with postgresql://, as in postgresql://saboteur@/saboteur
# For --trusted-proxy.
serve-wants-proxies = list addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8
# For --allowed-hosts.
serve-wants-hosts = list names without http:// and without a port, separated by commas, such as play.example,.club.example
# For --control: a file through which programs on one machine talk to each other. $most: a number.
serve-wants-socket-file = name a file with a path of at most { $most } characters, such as /run/saboteur/control
# For --name: the name of a club. $most: a number.
serve-wants-club-name = use one line of at most { $most } characters, such as Thursday Club
# For --contact.
serve-wants-contact = use an email address, such as club@play.example, or the address of a page
# For --imprint.
serve-wants-link = use the whole address of a page, such as https://play.example/legal
# For --welcome. $most, $lines: numbers. [lt] stands on a line of its own in that file.
serve-wants-welcome-file = name a text file (UTF-8) with at most { $lines } lines and { $most } characters per language; a line such as [lt] begins the text for a language
# For SABOTEUR_CREATION_KEY. $least: a number.
serve-wants-key = use a key of at least { $least } characters that doesn’t begin or end with a space
# For --creation-key-file. $least: a number.
serve-wants-key-file = name a file whose first line is a key of at least { $least } characters
# For a file that can’t be opened, whatever is in it. $why: what the operating system says, such as “Permission denied”.
serve-wants-readable-file = the server can’t read this file ({ $why })
# The same, if there is also a key in the environment.
serve-wants-one-key = SABOTEUR_CREATION_KEY is set as well; use only one of the two
# For --foreign-bots. “installed” and “none” are typed like that.
serve-wants-foreign-bots = use “installed”, “none”, or NAME=MODULE:CLASS with a name no other bot has
# For SABOTEUR_WEB: the folder with the pages of the game.
serve-wants-folder = name a folder that exists
# An error, printed after “saboteur: ”. $variable: a name in the environment that no setting has, such as SABOTEUR_PUBLIC_ADRESS. $nearest: the one that was probably meant.
serve-unknown-variable-near = { $variable } isn’t a setting. Did you mean { $nearest }?
# The same, if nothing similar exists. “saboteur serve --help” is a command.
serve-unknown-variable = { $variable } isn’t a setting. “saboteur serve --help” lists all of them.
# First line of a server for the home network, below a QR code. $address: such as http://192.168.1.20:8000.
serve-open = Open { $address } in a browser, on this or any other device on the same network.
# The same where only this machine is served, or a proxy stands in front.
serve-open-here = Open { $address } in a browser.
# From here to summary-limits: lines below serve-open or serve-open-here, each on its own: how the server was set up. $address: such as 127.0.0.1:8000; there may be two, with a comma.
summary-listening = Listening on { $address }
# $address: such as https://play.example. From --public-address.
summary-public = Public address: { $address }
summary-no-public = Public address: not set (--public-address)
# $file: with its folders. $version: of SQLite, such as 3.40.1.
summary-sqlite = Database: { $file } (SQLite { $version })
# $database: such as postgresql://saboteur:…@db.example/saboteur
summary-postgres = Database: { $database }
# From --keep-days. $days: 1 or more. Tables here are the game’s, with their saved games.
summary-keep-days = Unused tables are deleted after { $days ->
    [one] 1 day
   *[other] { $days } days
}
summary-keep = Unused tables are kept forever (--keep-days)
# $workers, $bots: numbers of processes.
summary-processes = Worker processes: { $workers }. Processes for bots: { $bots }.
# $proxies: addresses, such as 127.0.0.1, 10.0.0.0/8.
summary-proxies = Trusted proxies: { $proxies }
summary-no-proxies = Trusted proxies: none (--trusted-proxy)
# $tables, $connections: numbers.
summary-limits = Limits per worker: { $tables } tables in memory, { $connections } open connections
# Second line.
serve-stop = Press Ctrl-C to stop the server. Nothing will be lost.
# $target: the new file.
backup-done = { $target } is a complete copy.
# The next three: errors. $file: the database; there is no such file, or it is something else.
backup-no-database = { $file } isn’t a Saboteur database.
# $file: the database; it is damaged, or couldn’t be read to the end.
backup-not-whole = Couldn’t make a complete copy of { $file }.
# $file: the database. $target: the new file.
backup-disk-full = Couldn’t copy { $file }: the disk is full, so there’s no room for { $target }.
# $file: the database. $why: what the database says, in English.
backup-failed = Couldn’t make a complete copy of { $file }: { $why }.
# $file: the new file; it or a file that SQLite keeps beside it (-wal, -shm, -journal) is there.
backup-exists = { $file } already exists, or SQLite’s -wal, -shm, or -journal file for it does.
# $tables: numbers of tables, $entries: of moves and whatever else happened at them, such as 12 and 3400.
migrate-done = Tables copied: { $tables }. Log entries copied: { $entries }.
# The next three: errors. $database: such as postgresql://db.example/saboteur.
migrate-not-empty = { $database } already contains tables.
migrate-no-database = { $database } isn’t a Saboteur database.
migrate-same = The source and the target are the same.
# $why: one of serve-no-answer … serve-no-file above, or a sentence of the database’s in English.
migrate-not-done = Nothing was copied: { $why }.
migrate-server-runs = A server is using { $database }. Stop it first, or anything played in the meantime would be lost.
# First line of a verdict. $game: from 0. $summary: one of verify-summary-…, a whole sentence.
verify-game = Game { $game }. { $summary }
# An error, printed after “saboteur: ”. $game: from 0. $line: from 1. $why: a refusal of a record, a whole sentence with its period.
verify-bad-game = { $file }: game { $game } (line { $line }) doesn’t check out: { $why }

## Terminal: the server’s log

# One line each, behind date and time, for whoever runs the server. $kind and $why: the name of an error, such as ConnectionResetError.

# $version: such as 0.1.0.
event-started = Saboteur { $version } is running.
# With --log-format json only, so it’s hardly ever read. $settings: such as port=9000 keep_days=90.
event-configured = Settings: { $settings }.
# $seconds: from --drain-seconds.
event-draining = { $seconds ->
    [0] The server is stopping.
    [one] The server is stopping; it’ll keep serving for 1 more second.
   *[other] The server is stopping; it’ll keep serving for { $seconds } more seconds.
}
# Last line.
event-stopped = The server has stopped. Every game is saved.
# With --keep-days. $count: 1 or more.
event-tables-deleted = { $count ->
    [one] 1 table was deleted because nobody had used it for a long time.
   *[other] { $count } tables were deleted because nobody had used them for a long time.
}
# At the start. $path: a file. --control is an option; the other server was started with the same one.
event-control-in-use = Another server is already using { $path }, so “saboteur tables” and similar commands won’t reach this one. Give this one a file of its own with --control.
# At the start. $path: a file. $why: what the operating system says, such as “Permission denied”.
event-control-not-open = { $path } can’t be used ({ $why }), so “saboteur tables” and similar commands won’t reach this server. Choose another file with --control.
# The next five: after “saboteur end”, “saboteur ban”, and “saboteur notice”. They name nobody on purpose.
event-table-ended = A table was closed with “saboteur end”.
event-address-banned = A network address was banned.
event-ban-lifted = A ban was lifted.
event-notice-set = There’s a new notice on all pages.
event-notice-withdrawn = The notice was withdrawn.
# $files, $needed: numbers of files, such as 1024 and 14092. “ulimit -n” is a command.
event-few-files = The system lets the server open only { $files } files, but its connection limits need { $needed }. Raise the limit (ulimit -n), or lower --most-connections and --most-http-connections.
# $host: a name, such as play.example.
event-bad-host = Someone tried to reach this server as “{ $host }”, a name it doesn’t go by. If it should, add it with --allowed-hosts or --public-address.
# $origin, $expected: addresses, such as https://other.example.
event-bad-origin = A page from { $origin } sent a request and was turned away. This server only accepts { $expected }. If { $origin } is your site, set --public-address.
# $open, $evicted, $refused, $slow: numbers of connections, such as 2000, 13, 0, and 4.
event-connections-full = The server is full. Open connections: { $open }. Since it started: { $evicted } closed to make room, { $refused } turned away, { $slow } dropped for being too slow.
# $code: such as 1 or -9.
event-worker-ended = A worker process quit unexpectedly (exit code { $code }) and is being restarted.
# With several worker processes.
event-worker-not-started = A worker process didn’t start. The others keep running.
# $count: 1 or more.
event-workers-ready = { $count ->
    [one] 1 worker process is ready.
   *[other] { $count } worker processes are ready.
}
# After SIGHUP. $count: 1 or more.
event-workers-exchanged = { $count ->
    [one] 1 worker process was replaced without downtime.
   *[other] { $count } worker processes were replaced without downtime.
}
# The simple bot is one that needs no process of its own.
event-bot-process-ended = A bot process quit unexpectedly ({ $kind }) and is being restarted. In the meantime, a simpler bot is filling in.
# With several worker processes. $kind: the name of an error.
event-siblings-not-met = The other workers on this machine can’t reach this one ({ $kind }). Games continue, a little slower. Make sure the folder for temporary files is writable and its name is short.
# At the start. fsync is a setting of PostgreSQL.
event-postgres-fsync-off = This PostgreSQL has fsync turned off, so games could be lost in a power outage. Turn it on.
# Once when the database goes. $why: disk-full, or the name of an error.
event-store-failed = { $why ->
    [disk-full] The disk is full, so nothing can be saved. Make room: until then, nothing changes at the tables. Everything shown to players so far is saved.
   *[other] The database isn’t answering or can’t save ({ $why }). Until it can save again, nothing changes at the tables. Everything shown to players so far is saved.
}
# Once when it works again. $seconds: how long it didn’t.
event-store-back = { $seconds ->
    [one] The database is working again, after 1 second. Games continue.
   *[other] The database is working again, after { $seconds } seconds. Games continue.
}
# At most once a minute. $address: where the requests come from, such as 10.0.0.2. X-Forwarded-For is a header that proxies send, --trusted-proxy is an option.
event-untrusted-proxy = Requests from { $address } name other visitors (X-Forwarded-For), but { $address } isn’t a trusted proxy, so everyone behind it counts as one visitor. If it’s your proxy, set --trusted-proxy { $address }.
# The same for an address on the internet, which isn’t written down: it might be a visitor’s.
event-untrusted-forwarding = Requests from an address on the internet name other visitors (X-Forwarded-For), but it isn’t a trusted proxy, so everyone behind it counts as one visitor. If it’s your proxy, name it with --trusted-proxy.
# An error in the program itself; lines for programmers follow.
event-background-failure = Something went wrong in the server ({ $kind }). Please report it, including these lines:
