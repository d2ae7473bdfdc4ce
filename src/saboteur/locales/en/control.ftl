### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

# Heads of columns, as short as possible. people: of so many players, how many are connected, such as 3/5. games: dealt so far. used: date and time. made … abandoned: numbers of tables and games.
control-column = { $column ->
    [code] Code
    [stage] State
    [edition] Edition
    [people] Players
    [bots] Bots
    [watching] Watching
    [games] Games
    [used] Last used
    [names] Names
    [seat] Seat
    [name] Name
    [connected] Connected
    [addresses] From
    [address] Address
    [since] Since
    [players] Players
    [made] Tables opened
    [dealt] Games started
    [finished] Finished
   *[abandoned] Abandoned
}
# In the column “State”. ended: by the administrator. kept: only in the database, not looked at.
control-stage = { $stage ->
    [open] waiting
    [dealing] dealing
    [playing] playing
    [over] game over
    [ended] closed
   *[kept] stored
}
# In the column “Connected”.
control-connected = { $here ->
    [yes] yes
    [no] no
   *[bot] bot
}
# Above a list, if no server is running.
control-offline = No server is running. Here’s what’s in the database.
# Instead of a list.
control-no-tables = There are no tables.
# An error: --addresses was given without CODE.
control-addresses-of-one = Addresses are shown only for a single table: add its code.
# Below the seats of a table. $addresses: such as 198.51.100.7, 203.0.113.9.
control-watching-from = Watching from: { $addresses }
# $code: the code of the table, such as K7QM4TXW.
control-ended = Table { $code } has been closed. Everyone there has been told.
# $address: such as 198.51.100.7 or 2001:db8::/64; in the next five as well.
control-banned = { $address } is now banned.
control-banned-before = { $address } was already banned.
control-lifted = { $address } is allowed in again.
control-not-banned = { $address } wasn’t banned.
# After “saboteur ban --lift”, in the place of control-lifted and control-not-banned. $network: such as 198.51.100.0/24; the address lies in it, or is a part of it. “saboteur ban …” is a command.
control-still-banned = { $address } is still kept out, because all of { $network } is banned. To lift that ban, run: saboteur ban --lift { $network }
# The same for an address that was banned by itself as well.
control-lifted-inside = { $address } itself is no longer banned, but it is still kept out, because all of { $network } is banned. To lift that ban, too, run: saboteur ban --lift { $network }
# Instead of a list.
control-no-bans = No addresses are banned.
# An error: “saboteur ban” got none or several of the three.
control-ban-one = Give exactly one of these: ADDRESS, --lift ADDRESS, or --list.
# An error: what was given isn’t an address, or is a network as large as half the world.
control-no-address = That isn’t an address or network that can be banned. Use an address such as 198.51.100.7, or a network such as 198.51.100.0/24.
# An error: 127.0.0.1 or the like was to be banned, or a network with an address of the server’s own machine in it.
control-ban-here = That’s an address of this machine, or a network that contains one. If all visitors seem to come from it, set --trusted-proxy instead.
# An error: a proxy was to be banned.
control-ban-proxy = That’s your own proxy. Banning it would ban everyone.
# $text: the notice.
control-notice = Now shown on all pages: { $text }
control-no-notice = There’s no notice right now.
control-notice-withdrawn = The notice has been withdrawn.
# An error.
control-notice-one = Give either TEXT or --withdraw, not both.
# Lines of “saboteur stats”, each followed by a colon and a number: people who play, wait at a table, or watch; games; tables in memory.
control-now = { $what ->
    [playing] People playing
    [waiting] People waiting
    [watching] Spectators
    [running] Games running
   *[tables] Tables in memory
}
# Above a table of numbers. $date: such as 2026-01-31.
control-since = Since { $date }:
# Instead of that table.
control-nothing-counted = Nothing has been played yet.
# First cell of the last line, which has the sums.
control-all = total
# An error: --days 0.
control-days = --days must be at least 1.
# An error. $path: a file.
control-denied = You don’t have permission to control the server through { $path }. Run this command as root or as the server’s user.
# An error. $path: a file.
control-no-answer = The server at { $path } isn’t answering.
# An error: neither a server nor a database was found. $path, $database: files, or the address of a database.
control-no-server = No server is listening at { $path }, and there is no database { $database }. Use --control or --env-file to say which server you mean.
# An error: the database must not be changed next to a running server.
control-server-runs = A server is using { $database }, but it isn’t listening at { $path }. Use --control or --env-file to say where it is.
# An error: the server has another version than this command.
control-unknown-request = The running server doesn’t know this command. It’s probably running a different version; restart it.
