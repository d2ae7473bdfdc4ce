### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

# Headings, each above a few lines. $area: settings, database, machine, or network.
doctor-area = { $area ->
    [settings] Settings
    [database] Database
    [machine] This machine
   *[network] Network and proxy
}
# Before each line, with a colon. $level: ok, warning, or problem.
doctor-label = { $level ->
    [ok] OK
    [warning] Warning
   *[problem] Problem
}
# Last line. $problems, $warnings: how many of each were listed.
doctor-found = Problems: { $problems }. Warnings: { $warnings }.
# The same, if there are none.
doctor-all-well = Everything looks good.
# From here on: one line each behind doctor-label, a whole sentence that says what’s wrong and what to do. Words that start with -- are options, typed as they stand.
doctor-settings = All settings are valid.
# $file: with its folders. $user: the account the server runs as. chmod 644 is a command.
doctor-not-readable = The server runs as the user { $user }, which can’t read { $file }, so it won’t start. Run: chmod 644 { $file } (and check its parent folders)
# $folder: such as /home. $unit: such as saboteur.service.
doctor-hidden-file = { $unit } can’t see anything in { $folder }, so the server can’t read { $file }. Move the file, for example to /etc.
# $file: a file of settings. $line: from 1. $start: how the line begins, such as export SABOTEUR_PORT. “export” is a word of the shell.
doctor-ignored-line = Line { $line } of { $file } (“{ $start }”) has no effect. Write it like SABOTEUR_PORT=9000: in capital letters, with =, and without “export”.
# $file: a file that was given with --env-file, such as /etc/caddy/Caddyfile.
doctor-no-settings = { $file } contains no settings for Saboteur: none of its lines sets a variable whose name begins with SABOTEUR_. Check the file name after --env-file.
# $unit: such as saboteur.service. $command: with the unit’s file, such as: sudo /opt/saboteur/bin/saboteur doctor --env-file …
doctor-other-settings = { $unit } is installed here, but the settings checked here aren’t the ones it uses. To check those, run: { $command }
# $workers: 2 or more. $file: an SQLite file.
doctor-needs-postgres = --workers { $workers } (SABOTEUR_WORKERS) needs PostgreSQL, but { $file } is an SQLite file. Set --workers 1, or use PostgreSQL.
doctor-no-public-address = --trusted-proxy is set, but --public-address isn’t. Set it to the address people open, so that links and QR codes are right.
doctor-no-trusted-proxy = --public-address is set, but --trusted-proxy isn’t. If there’s a proxy in front of the server, set --trusted-proxy to its address, or all visitors will share one visitor’s limits.
# $network: such as 0.0.0.0/0.
doctor-trusts-everyone = --trusted-proxy { $network } trusts everyone, so any visitor can pretend to be someone else. List only your own proxies.
# $host: such as 0.0.0.0. $port: such as 8000.
doctor-open-port = With --host { $host }, visitors can bypass the proxy. If the proxy runs on this machine, use --host 127.0.0.1; otherwise, let only the proxy reach port { $port }.
# $address: such as http://play.example.
doctor-plain-public = { $address } isn’t encrypted. Get a certificate for your proxy and use https://.
doctor-metrics-open = --metrics all shows the server’s metrics to everyone. Use --metrics local, unless only your monitoring can reach the server.
# $file: with its folders. $version: of SQLite, such as 3.40.1.
doctor-sqlite = { $file } is intact and private (SQLite { $version }).
doctor-sqlite-new = { $file } doesn’t exist yet. The server will create it.
# $unit: such as saboteur.service. $folder: such as /home. $file: a database in it.
doctor-hidden-database = { $unit } can’t see anything in { $folder }, so the server can’t use { $file }. Set --database (SABOTEUR_DATABASE) to a file in /var/lib/saboteur.
# $unit: such as saboteur.service. $folder: such as /var/lib/saboteur. $file: a database in another folder.
doctor-unwritable-database = { $unit } can write only to { $folder }, so the server can’t use { $file }. Set --database (SABOTEUR_DATABASE) to a file in { $folder }.
# $unit: such as saboteur.service. $file: a database. “StateDirectory=saboteur” is a line of the unit.
doctor-nowhere-writable = { $unit } has no writable folder to keep files in, so the server can’t use { $file }. Add “StateDirectory=saboteur” to the unit, and set --database (SABOTEUR_DATABASE) to a file in /var/lib/saboteur.
doctor-no-folder = The folder { $folder } doesn’t exist. Create it, or change --database.
# $file: a file or folder. $user: a name of an account on this machine.
doctor-not-writable = The user { $user } can’t write to { $file }. Run this as the user the server runs as, and give that user write access.
# $folder: with the database. dmesg is a command.
doctor-read-only = { $folder } is on a read-only file system, so the server can’t save anything. Check the disk (“dmesg” shows errors), and remount it with write access.
# $file: a file in $folder that belongs to another user. chown … is a command.
doctor-not-owned = { $file } doesn’t belong to the user the server runs as, so the server can’t use it. Run: chown --reference={ $folder } { $file }
doctor-file-open = Other users of this machine can read { $file }, and with it the cards of running games. Run: chmod 600 { $file }
# $why: what the database says, in English.
doctor-file-damaged = { $file } isn’t an intact database of this version ({ $why }). Restore a backup, or update Saboteur.
# $database: such as postgresql://saboteur:…@db.example/saboteur. $version: such as 15.4.
doctor-postgres = { $database } is answering (PostgreSQL { $version }).
# $user: the account the server runs as.
doctor-peer-unchecked = { $database } accepts only the user { $user }, which exists only while the server is running. Start the server, then run this again.
# The same, if the server doesn’t start. Why it doesn’t is said further down, under the heading “Network and proxy”.
doctor-peer-failing = { $database } accepts only the user { $user }, which exists only while the server is running, so the database can’t be checked now. See below for why the server doesn’t start.
doctor-no-privilege = The role in { $database } can’t create tables. Make it the owner: ALTER DATABASE … OWNER TO …
# $most: from PostgreSQL’s setting max_connections. $needed, $workers: numbers.
doctor-few-connections = PostgreSQL allows { $most } connections, but the server can use up to { $needed } with --workers { $workers }. Raise max_connections, or lower --workers.
# $free: megabytes.
doctor-disk = { $free } MB is free in { $folder }.
doctor-disk-full = Only { $free } MB is free in { $folder }. Make room, or set --keep-days: when the disk is full, nobody can play.
# $needed: number of files.
doctor-files = The system allows enough open files ({ $needed } are needed at most).
# $unit: such as saboteur.service. $files, $needed: numbers of files. A drop-in is a file that changes parts of a unit. “systemctl cat …” is a command.
doctor-unit-few-files = { $unit } lets the server open only { $files } files (LimitNOFILE), but its connection limits need { $needed }. Raise LimitNOFILE in the unit or its drop-in (“systemctl cat { $unit }” shows both), or lower --most-connections and --most-http-connections.
# $processes, $cores: numbers.
doctor-many-processes = { $cores ->
    [one] { $processes } processes would share 1 core. Lower --workers and --bot-workers.
   *[other] { $processes } processes would share { $cores } cores. Lower --workers and --bot-workers.
}
# $address: such as http://127.0.0.1:8000. $version: of Saboteur.
doctor-running = Saboteur { $version } is running at { $address }.
# $host: such as 192.0.2.77. “ip addr” is a command.
doctor-host-elsewhere = { $host } isn’t an address of this machine (“ip addr” lists the ones it has), so the server can’t start. Correct --host (SABOTEUR_HOST).
# $names: options, such as --public-address, --port. “systemctl restart saboteur” is a command.
doctor-older-settings = These settings of the running server differ from the ones checked here: { $names }. If you changed them, restart the server, for example with “systemctl restart saboteur”, and run this again.
# $unit: such as saboteur.service. $restarts: a number. journalctl … is a command.
doctor-unit-failing = { $unit } has been started but isn’t answering (automatic restarts: { $restarts }). To see why, run: journalctl -u { $unit } -n 20
# $why: a whole sentence, what the server said before it ended, in the language of the system.
doctor-unit-refused = { $unit } can’t start. The server says: { $why }
# After several attempts; the line above may say why they failed. “journalctl …” and “systemctl … && systemctl …” are commands.
doctor-unit-given-up = systemd has given up trying to start { $unit } (“journalctl -u { $unit } -n 20” shows why). Fix the cause, then run: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = { $unit } is running now but had to be restarted automatically (restarts: { $restarts }). To see why, run: journalctl -u { $unit }
# $address: where another program answers. “ss -ltnp” is a command.
doctor-unit-port = { $unit } can’t start because another program is using { $address } (automatic restarts: { $restarts }). Stop that program; “ss -ltnp” shows which one it is.
doctor-unit-stopped = { $unit } isn’t running. Start it: systemctl start { $unit }
doctor-port-free = No server is running, and { $address } is free.
doctor-temporary-server = No server is running at { $address }, so a temporary one was started for the next checks.
doctor-no-temporary-server = A server couldn’t be started for the next checks. Try “saboteur serve” to see why.
doctor-port-taken = Another program is using { $address }. Stop it, or choose another --port.
# $running, $installed: versions.
doctor-other-version = Saboteur { $running } is running, but { $installed } is installed. Restart the server.
doctor-not-ready = The server at { $address } can’t save anything right now. Look at its log.
doctor-no-proxy = There’s no --public-address, so there’s no proxy to check.
# $address: such as https://play.example. $why: what the operating system says.
doctor-unreachable = { $address } can’t be reached from here ({ $why }). Check that the name points to this machine, that the proxy is running, and that the firewall lets visitors through.
# $why: in English, such as “certificate has expired”.
doctor-certificate = The certificate for { $address } isn’t valid ({ $why }). Renew it, or check which one the proxy uses.
# “certbot renew” is a command.
doctor-certificate-expired = The certificate for { $address } has expired. Renew it (Caddy does that automatically; with nginx, run “certbot renew”), and reload the proxy.
# An authority issues certificates. SSL_CERT_FILE is a variable of the environment.
doctor-certificate-authority = The certificate for { $address } was issued by an authority that this machine doesn’t recognize. If the authority is your own, set SSL_CERT_FILE to its certificate and run this again. Otherwise, get a certificate that browsers trust.
doctor-certificate-name = The proxy’s certificate isn’t for { $address }. Check the name in the proxy’s configuration, and which certificate it uses.
# $why: in English, such as TLSV1_ALERT_INTERNAL_ERROR. “journalctl …” is a command.
doctor-no-certificate = The proxy has no certificate for { $address } yet ({ $why }). Its log says why (“journalctl -u caddy” or “journalctl -u nginx”). To get one, Caddy needs a minute and ports 80 and 443 open to the internet.
# $status: a number such as 502.
doctor-gateway = The proxy at { $address } can’t reach the server (status { $status }). Check the server’s address and port in the proxy’s configuration.
doctor-other-site = Something other than this server is answering at { $address } (status { $status }). Check that the name in the proxy’s configuration is right and that it points to this machine.
# $host: a name.
doctor-bad-host = At { $address }, the server was asked for the name { $host }, which isn’t its own. Have the proxy pass on the Host header unchanged.
doctor-no-forwarding = The proxy doesn’t pass on visitors’ addresses. Have it set X-Forwarded-For, as the examples in the deploy folder do.
doctor-untrusted = The proxy passes on visitors’ addresses, but the server doesn’t trust it. Set --trusted-proxy to the proxy’s address and restart the server.
doctor-no-scheme = The server doesn’t know that visitors use https. Have the proxy set X-Forwarded-Proto, as the examples in the deploy folder do.
doctor-bad-origin = The server refuses requests from its own pages at { $address }. Set --public-address { $address } and restart the server.
# $why: in English, such as “server rejected WebSocket connection: HTTP 400”.
doctor-no-websocket = WebSockets don’t get through the proxy ({ $why }). Have it pass on Upgrade for /api/play, as the examples in the deploy folder do.
doctor-round-trip = { $address } works: pages, visitors’ addresses, and WebSockets all get through.
