### Every sentence that a person reads, in English. Terminal, browser and explanations share this file.
### Numbers that name something (seats, moves, lines) and cells such as 3,-1 are written as they are.

## Words

seat = Seat { $seat }
you = Seat { $seat } (you)
role = { $role ->
    [saboteur] saboteur
    [selfish] selfish dwarf
   *[digger] digger
}
goal = { $content ->
    [treasure] treasure
   *[stone] stone
}
tool = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
}

## Why a move is refused. The codes are those of the rules; the names of the arguments too.

refused-game-over = The game is over.
refused-not-your-turn = It is not the turn of seat { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] A goal must be turned over first, such as T@8,0.
    [lay-stone] The stone must be laid first, such as L@8,0:es.
    [pick-gold] A gold card must be taken first, such as G2.
   *[play] A card must be played now.
}
refused-not-in-hand = The card { $card } is not in the hand.
refused-broken-tools = Nobody can lay a path with a broken tool in front of them.
refused-occupied = A card lies at { $column },{ $row } already.
refused-not-reached = No tunnel from the start leads to { $column },{ $row } by an open side of this card.
refused-not-touching = No card that lies face up touches { $column },{ $row }.
refused-edge-mismatch = At { $column },{ $row } this card does not fit its neighbours: a tunnel would meet a wall.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-own-tool = At this table nobody may break their own { tool }.
refused-already-broken = The { tool } of seat { $seat } is broken already.
refused-nothing-to-mend = The { tool } of seat { $seat } is not broken.
refused-no-card-there = There is no path card at { $column },{ $row } to take away.
refused-protected = The card at { $column },{ $row } cannot be taken away: start and goals stay.
refused-not-a-goal = There is no goal at { $column },{ $row }.
refused-already-turned = The goal at { $column },{ $row } lies face up already.
refused-goal-not-reached = The goal at { $column },{ $row } is not one that can be turned over now.
refused-not-this-stone = This is not how the stone that must be laid can lie, or not where it lies ({ $column },{ $row }).
refused-not-on-offer = No gold card of { $value } is on offer.
refused-not-a-move = “{ $text }” is not a move.

## Why a table cannot be set up

refused-unknown-edition = There is no edition “{ $edition }”.
refused-bad-players = { $players } cannot play: there must be 3 to 10 players.
refused-bad-rounds = { $rounds } is not a number of rounds: a game has 1 to 5.
refused-unknown-option = There is no table option “{ $option }”.
refused-bad-first = Seat { $first } cannot begin: there is no such seat at this table.

## Why cards cannot be dealt

refused-seed-not-text = The seed is not a text that UTF-8 can write.
refused-deal-rounds = The deal has { $found } rounds and the game { $expected }.
refused-deal-first = Seat { $first } cannot begin: there is no such seat at this table.
refused-deal-gold = The gold of this deal is not in the box: it holds 16 cards of 1, 8 of 2 and 4 of 3.
refused-deal-roles = The roles of round { $round } are not one of digger, saboteur or selfish for each seat.
refused-deal-goals = The goals of round { $round } are not treasure, Pes and Psw, each once.
refused-deal-hands = Round { $round } does not have one hand for each seat.
refused-deal-hand-sizes = The hands of round { $round } are not equally large, with 1 to 6 cards each.
refused-deal-broken = The broken tools of round { $round } are not a list of pick, lamp and cart for each seat.
refused-deal-card = “{ $card }” in round { $round } is not a card.
refused-deal-too-many = Round { $round } has more cards { $card } than the box.
refused-deal-cell = Two cards lie on one cell in the mine of round { $round }.
refused-deal-stone = “{ $card }” in the mine of round { $round } is not the stone of that goal.
refused-deal-spread = The mine of round { $round } lies so wide apart that there is no room for the cards still to come.
refused-deal-laid = “{ $card }” in the mine of round { $round } is not a path card with a place, such as Pnw@3,-1.

## Why a record cannot be read

refused-not-an-object = The { $key } is not a JSON object.
refused-missing = “{ $key }” is missing.
refused-unknown-format = The record has format { $format }, which is not known here.
refused-unknown-rules = The record follows rules number { $rules }, which are not known here.
refused-seed-or-deal = A record needs either a seed or a deal, and not both.
refused-twice = “{ $key }” names something twice.
refused-not-a-number = “{ $key }” is not a whole number.
refused-not-a-text = “{ $key }” is not a text, or holds something that is none.
refused-not-a-list = “{ $key }” is not a list, or holds something that is none.

## Why talk is not a claim, and why a fair deal cannot be shown to be one

refused-not-a-claim = “{ $text }” is not a claim.
refused-no-proof = The record carries no proof of its deal.
refused-proof-unreadable = “{ $key }” of the proof cannot be read.
refused-commitment-misfits = The secret is not the one that was committed to before the game.
refused-nonce-misfits = What seat { $seat } added to the seed is not what it had announced.
refused-seed-misfits = The seed does not follow from the secret and what the seats added.

## Why a record cannot be trusted

refused-misshapen = The record’s “{ $key }” isn’t anything a server would write.
refused-not-canonical = The record contains something no real record has: a fraction, a huge number, an odd key, or lists nested too deeply.
refused-unknown-form = This version doesn’t know the kind of proof this record has.
refused-form-removed = This record was made with a newer kind of proof, but somebody has turned it into an older one.
refused-start-misfits = The table’s rules, bots or cancelled deals aren’t the ones locked in before the shuffle.
refused-cancelled-misfits = Cancelled deal { $number } doesn’t show the secret the server had committed to.
refused-bot-nonce = Seat { $seat } belongs to a bot, yet it added something to the shuffle.
refused-checksum-misfits = The checksum doesn’t match: the file was changed after the server made it.
refused-by-misfits = Move { $number } was a bot’s, but the record says a person made it.
refused-ended-misfits = { $ended ->
    [finished] The record says the game was played to the end, but its moves stop before that.
   *[abandoned] The record says the game was ended early, but its moves run to the very end.
}
refused-winners-misfit = The winners in the record aren’t the ones the moves lead to.
refused-nuggets-misfit = The nuggets in the record don’t match what the moves lead to.

## The command line: what is wrong with a file

bad-game = { $file }: game { $game } (line { $line }) cannot be replayed: { $why }
bad-move = { $file }: game { $game } (line { $line }), move { $number } (moves[{ $index }]) “{ $move }” cannot be played: { $why }
no-game = { $file } holds no game.
no-such-game = { $file } holds no game { $game }; the first is game 0.
cannot-read = { $file } cannot be read: { $why }.
system-refuses = The system refuses: { $why }.
cannot-save = The record cannot be written to { $file }: { $why }.
no-standard-input = There is no standard input to read from.
record-too-large = The record is larger than { $limit } MiB.
not-utf-8 = Byte { $byte } of this line is not UTF-8.
not-json = This is not JSON: { $why } (column { $column }).
json-cut-off = The text ends in the middle of the record.
json-too-deep = The JSON is nested too deeply.
json-twice = The key “{ $key }” stands there twice.
json-long-number = It has a number of more than 18 digits.
json-constant = { $name } is not a number of JSON.

## The command line: what is wrong with an argument

bad-arguments = { $why } (“{ $command } --help” explains).
rules-uncompiled = { $why ->
    [changed] The rules run uncompiled, and slower, because a source file has changed since: make compiled
    [other-python] The rules run uncompiled, and slower, because they were compiled for another Python: make compiled
   *[never] The rules run uncompiled, and slower, because they haven’t been compiled yet: make compiled
}
no-such-command = There is no command “{ $name }”; there are { $names }.
not-in-range = “{ $text }” is not a whole number from { $lowest } to { $highest }
range-backwards = “{ $text }” runs backwards
not-an-edition = there is no edition “{ $text }”; there are { $names }
not-an-option = there is no table option “{ $text }”; there are { $names }
not-a-style = there is no style “{ $text }”; there are { $names }
record-or-table = A position comes either from --record or from the table that edition, players, options, rounds, first and seed describe, not from both.
no-seat-at-table = There is no seat { $seat }; the last one is { $last }.

## The command line: help

overview = Saboteur, the card game by Frederic Moyersoen: play it, replay it, look into its deals.
epilog-overview = “saboteur COMMAND --help” explains a command.
help-commands = commands
help-help = show this help
help-version = show the version, whether the rules run compiled, and the Python
command-play = play in the terminal against bots
command-replay = tell recorded games, or check and trace them
command-deal = show the cards that a seed gives
command-random = play random games to records
command-perft = count the sequences of legal moves from a position

help-edition = rulebook to play by: lt (default), lv, ru, el or et
help-players = number of players, 3 to 10 (default 5)
help-options = table options, split by commas: others_only, all_saboteurs, broken_unpaid, selfish_dwarf, open_gold
help-rounds = number of rounds, 1 to 5 (default 3)
help-first = the seat that begins; without it the seed decides
help-seed = text from which all cards follow; without it one is drawn

help-replay-file = a record, or one on each line; “-” is standard input
help-replay-json = print the result of each game as one JSON object
help-replay-trace = print one JSON line for each move, with all moves that were legal
help-replay-every = in the story, draw the mine after every N moves as well
epilog-replay = A record stands alone in its file, over as many lines as it likes, or there is one on each line. One record may have up to 8 MiB.
    At the first that is wrong it stops with exit code 2 and says which game (counted from 0), which move and why.
    
    saboteur replay games.jsonl
    saboteur random 100 --edition all | saboteur replay - --trace --json

help-deal-round = the round, 1 to 5 (default 1)
help-deal-json = print one JSON object
epilog-deal = Gold and deck are shown with the top card first. The edition does not change the cards.
    
    saboteur deal --players 5 --seed "a quiet evening" --round 2

help-random-games = how many games
help-random-edition = an edition, or “all” for any of them (default lt)
help-random-players = number of players or a range such as 3-10 (default 5)
help-random-options = table options, split by commas, or “any” (default none)
help-random-rounds = number of rounds or a range such as 1-5 (default 3)
help-random-style = uniform (default), digging (goals are reached more often) or rockfall (tunnels are cut more often)
epilog-random = The same seed and the same choices give the same games on every machine.
    
    saboteur random 1000 --edition all --players 3-10 --options any --rounds 1-5 --seed fuzz > games.jsonl

help-perft-seed = text from which all cards follow (default “perft”)
help-perft-record = start from the position after the moves of this record; “-” is standard input
help-perft-game = with several records, the one to take, counted from 0 (default 0)
help-perft-depth = number of moves (default 2)
help-perft-divide = print the count for each first move, then the sum
epilog-perft = A sequence has exactly as many moves as the depth says. Decisions at goals and gold picks are moves, and sequences
    go on into the next round; one that the end of the game cuts short does not count. All hidden cards lie as dealt.
    Without --divide there is one line for each depth: the depth, and the number of sequences.
    
    saboteur perft --edition et --players 3 --seed perft --depth 3 --divide

help-play-seat = your seat, counted from 0 (default 0)
help-play-bot = the bot that plays the other seats: a name, or a class of your own as MODULE:CLASS (default digger)
help-play-save = where to write the record when the game ends or you leave
epilog-play = You are asked for a move by its number in the list or in notation, such as Pns@1,0; “?” explains.

## The story: what happened

story-game = Game { $game }
story-table = Edition { $edition }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
story-options = Table options: { $options }.
story-seed = The cards follow from the seed “{ $seed }”.
story-hand-made = The cards were dealt by hand.
story-stops = The record stops here; the game is not over.
round-began = Round { $round }: { $who } begins.
laid = { $who } lays { $shape ->
    [straight] a straight tunnel
    [corner] a corner
    [junction] a junction
    [crossing] a crossing
   *[dead-end] a dead end
} ({ $card }) at { $cell }.
rock-fell = { $who } lets rocks fall at { $cell }: { $card } is gone.
broke = { $who } breaks the { tool } of { $whose }.
broke-own = { $who } breaks their own { tool }.
mended = { $who } mends the { tool } of { $whose }.
mended-own = { $who } mends their own { tool }.
saw = { $who } looks at the goal at { $cell }{ $content ->
    [treasure] : the treasure
    [stone] : a stone
   *[hidden] {""}
}.
discarded = { $who } discards { $card }.
discarded-hidden = { $who } discards a card.
goal-turned = The goal at { $cell } is turned over: { $content ->
    [treasure] the treasure!
   *[stone] a stone.
}
stone-laid = It lies at { $cell } as { $card }.
goals-reached = The goals at { $cells } are reached, and { $who } must choose which to turn over.
stone-misfitted = The stone at { $cell } fits neither way, and { $who } must say how it lies.
round-ended = { $how ->
    [treasure] The diggers have reached the treasure
    [ring] The saboteurs have won: the deck is empty and all in a row could only discard,
   *[hands] The saboteurs have won: all hands are empty
} after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
finder = { $who } counts as the finder.
roles = The roles: { $roles }.
spare = Left over: { $role }.
goals = The goals: { $goals }.
gold-taken = { $who } takes a gold card of { $value }.
gold-taken-hidden = { $who } takes a gold card.
gold-paid = { $who } draws { $count ->
    [0] no gold card.
    [one] a gold card: { $values }.
   *[other] gold cards: { $values }.
}
gold-paid-hidden = { $who } draws { $count ->
    [0] no gold card.
    [one] one gold card.
   *[other] { $count } gold cards.
}
gold-rejected = Put back to the bottom: { $values }.
gold-loose = { $who } is credited { $count ->
    [one] one loose nugget.
   *[other] { $count } loose nuggets.
}
standings = Nuggets: { $nuggets }.
winners = { $count ->
    [one] { $who } wins the game.
   *[other] { $who } share the victory.
}
said = { $who } says: { $text }
legend = { $start } start   { $hidden } goal face down   { $treasure } treasure   { $stone } stone   { $end } dead end   { $joined } joined to the start   { $apart } cut off

## Deals

deal-title = Round { $round } for { $players } players, seed “{ $seed }”
deal-starts = Seat { $seat } begins.
deal-seat = Seat { $seat }, { $role }: { $hand }
deal-deck = The deck, top card first: { $cards }
deal-gold = The gold, top card first: { $cards }

## Playing in the terminal

ask-players = How many players, you included, 3 to 10? [{ $usual }]
ask-edition = Which edition: lt, lv, ru, el or et? [{ $usual }]
ask-move = { $phase ->
    [turn-goal] Which goal do you turn over?
    [lay-stone] How does the stone lie?
    [pick-gold] Which gold card do you take?
   *[play] Your move (? explains, q leaves):
}
play-help = Type the number of a move from the list, or the move itself:
    Pnes@3,-1 lays a path at column 3, row -1 with north, east and south open (columns grow east, rows grow south),
    Blamp>2 breaks the lamp of seat 2, Mlamp>2 mends it, Mpick+lamp>2:lamp mends it with a double card,
    R@2,0 lets rocks fall on the card there, V@8,0 looks at a goal, -Pns discards a card.
    An empty line shows the table again, q leaves.
your-role = You are a { $role }.
your-hand = You are a { $role } and hold: { $cards }
your-offer = Gold cards on offer: { $cards }
drew = You draw { $card }.
deck-left = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
broken-tools = Broken tools of { $who }: { $tools }.
left = You leave the table.

## Bots and the arena: help

command-arena = let bots play against each other and measure it
help-arena-diggers = who plays the diggers: random, digger, detective, schemer, search; a mixture is written digger+detective, a class of your own MODULE:CLASS
help-arena-saboteurs = who plays the saboteurs; without it, the same bots as the diggers
help-arena-odd = one seat is this bot, among others; the seat changes from round to round
help-arena-among = the bots that the odd one sits among
help-arena-baseline = compare with other bots on the same deals: DIGGERS:SABOTEURS, such as digger:detective; with classes of your own, a comma takes the place of the colon
help-arena-players = numbers of players, such as 5 or 3-10 (default); they are never mixed
help-arena-rounds = single rounds to play for each number of players (default 1000)
help-arena-games = whole games of three rounds instead
help-arena-seed = text from which all deals follow; without it one is drawn
help-arena-jobs = processes to play in (default: one for each core)
help-arena-budget = milliseconds that a searching bot may take for a move (default 50)
help-arena-folder = where finished parts are kept, so that the same command goes on where it stopped (default build/arena)
help-arena-fresh = keep nothing and take up nothing
help-arena-inference = show how good a spectator’s beliefs about roles are after each go-round
help-arena-charts = draw charts into this folder, as SVG and PNG
help-arena-json = one JSON object on a line for each number of players
help-arena-ray = play on the Ray cluster at this address; “local” starts one

## The arena: what it says

arena-title = { $lineup }, seed { $seed }
arena-row = { $players } players, { $rounds } rounds ({ $apart } without a saboteur apart): saboteurs won { $wins } % ({ $low } to { $high }), { $nuggets } nuggets a seat, { $median } ms a move (99 %: { $slow })
arena-odd-row = { "  " }{ $bot } won { $digger } % as digger and { $saboteur } % as saboteur, with { $nuggets } nuggets
arena-baseline-row = { "  " }saboteurs won { $points } points more ({ $low } to { $high }) than with { $diggers } diggers and { $saboteurs } saboteurs
arena-inference-row = { "  " }after go-round { $turn }: AUC { $auc }, log-loss { $log_loss }, Brier { $brier }, calibration error { $calibration_error }, false convictions { $false_convictions }
arena-odd-among = An odd one out needs both --odd and --among.
arena-odd-or-roles = Bots come either by --odd and --among or by --diggers and --saboteurs.
arena-no-charts = Charts need matplotlib: install saboteur[charts].
arena-no-ray = A cluster needs Ray: install saboteur[ray].
not-a-bot = there is no bot “{ $text }”; there are { $names }, and your own class is written MODULE:CLASS
refused-unknown-bot = There is no bot “{ $bot }”.
refused-bot-not-imported = The bot “{ $bot }” cannot be imported: { $why }
refused-bot-class-missing = The module “{ $module }” has no class “{ $name }”.
refused-bot-without-choose = “{ $bot }” is not a bot: it has no method choose(view, history).
refused-bot-not-made = The bot “{ $bot }” cannot be created: { $why }
refused-bot-failed = The bot “{ $bot }” failed: { $why }
refused-bot-illegal-move = The bot “{ $bot }” chose “{ $move }”, which is not a legal move.
refused-bot-not-a-claim = The bot “{ $bot }” said “{ $text }”, which is not a claim.
chart-saboteurs = saboteurs ({ $bots })
chart-diggers = diggers ({ $bots })
chart-wins-title = Rounds won, by role
chart-wins-x = players
chart-wins-y = share of rounds
chart-times-title = Time for a move
chart-times-x = players
chart-times-y = milliseconds
chart-beliefs-title = How well a spectator tells saboteurs from diggers
chart-beliefs-x = go-round
chart-beliefs-y = area under the curve
chart-calibration-title = What was believed and what was true, by go-round
chart-calibration-x = believed chance of being a saboteur
chart-calibration-y = share that were
chart-concealment-title = What hiding costs
chart-concealment-x = area under the curve after two go-rounds
chart-concealment-y = share of rounds won by the saboteurs

## Why the server does not accept something

refused-not-json = This is not JSON.

## Serving: help

command-serve = serve tables to play at, for a home, a club or the world
command-backup = copy the database of a server while it runs
command-migrate = move all tables of a server from one database to another
command-verify = check what recorded games prove
help-serve-home = listen on the home network and print the address and a QR picture
help-serve-host = address to listen on (default 127.0.0.1; 0.0.0.0 is every network)
help-serve-port = port to listen on (default 8000)
help-serve-public-address = the address people open, such as https://play.example; needed behind a proxy
help-serve-database = file that keeps everything (default saboteur.sqlite3), or postgresql://… for several workers
help-serve-workers = processes that serve together on one port (default 1; more need PostgreSQL); SIGHUP exchanges them one by one without a pause
help-serve-log-level = debug, info (default), warning or error
help-serve-log-format = text for people (default) or json for programs that collect logs
help-serve-drain-seconds = seconds for which a server that is told to stop serves on, while /api/ready says 503 (default 0)
help-serve-trusted-proxy = addresses of proxies, split by commas, whose X-Forwarded-For and -Proto are believed
help-serve-allowed-hosts = other names, split by commas, that browsers may use to reach the server; .example.org allows every name below it
help-serve-metrics = who may read /api/metrics: all, local (default: this machine only) or none
help-serve-keep-days = delete tables and records that nobody has used for so many days (default: keep them)
help-serve-idle-minutes = minutes without anybody after which a table leaves memory; it stays on disk (default 10)
help-serve-stand-in-after = seconds somebody must be gone before the host may let a bot stand in (default 60)
help-serve-bot-workers = processes in which bots think (default: one less than there are cores)
help-serve-bot-seconds = seconds a bot may think (default 5)
help-serve-bot-delay = seconds between a move and a bot’s answer, roughly (default 1.2)
help-serve-usual-bot = the bot that is taken where none is named (default digger)
help-serve-foreign-bots = bots from outside, split by commas: installed for those of installed packages (default), NAME=MODULE:CLASS for a class of your own, none for nothing
help-serve-hash-seconds = seconds in which players show the hash of their nonce before the deal (default 5)
help-serve-nonce-seconds = seconds in which they open it (default 10)
help-serve-most-tables = tables in memory at once (default 5000)
help-serve-most-connections = sockets open at once (default 12000)
help-serve-most-connections-per-address = sockets of one address (default 400)
help-serve-most-connections-per-table = sockets watching one table, on top of four per seat for players (default 120)
help-serve-most-http-connections = other HTTP connections open at once (default 2000)
help-serve-most-http-connections-per-address = other HTTP connections from one address (default 400)
help-serve-head-seconds = seconds for the headers of a request to arrive (default 15)
help-serve-body-seconds = seconds for its body to arrive (default 30)
help-serve-unread-seconds = seconds before a connection is closed if nobody reads the answer (default 30)
help-serve-requests-per-minute = requests of one address; forty people may sit behind it (default 1200)
help-serve-tables-per-hour = new tables of one address (default 240)
help-serve-guesses-per-hour = wrong codes and tokens of one address (default 60)
help-serve-messages-per-minute = messages of one connection (default 600)
help-serve-talk-per-minute = claims and lines of chat of one seat (default 30)
epilog-serve = Every flag can also be set in the environment: --public-address is SABOTEUR_PUBLIC_ADDRESS, and so on.
    Ctrl-C and SIGTERM stop the server in good order; every table goes on when it is started again.
    
    saboteur serve --home
    saboteur serve --host 0.0.0.0 --port 80 --database /var/lib/saboteur/games.sqlite3 --keep-days 90
serve-not-started = The server could not start: { $why }.
serve-needs-postgres = several workers need a PostgreSQL database; { $database } is a file
serve-no-driver = PostgreSQL needs the package asyncpg: pip install "saboteur[postgres]"
serve-no-answer = the database does not answer: { $why }
serve-no-file = the file { $file } cannot be used: { $why }
serve-file-in-use = another server is using the file { $file }; stop that one first, or choose another file with --database
serve-no-port = the address { $address } is taken or not of this machine
serve-bad-setting = “{ $text }” cannot be used for { $name }.
serve-open = Open { $address } in a browser; other devices in the same network can, too.
serve-open-here = Open { $address } in a browser.
serve-stop = Ctrl-C stops the server. Nothing is lost.
help-backup-database = the file that the server keeps everything in
help-backup-target = the new file; it must not exist
epilog-backup = The copy shows one moment, is made while the server runs, and holds secrets of running games: only you may read it.
    
    saboteur backup saboteur.sqlite3 saboteur-copy.sqlite3
backup-done = { $target } is a whole copy.
backup-no-database = { $file } is no database of a server.
backup-not-whole = { $file } could not be copied whole.
backup-exists = { $file } exists already.
help-migrate-source = the database that everything is in: sqlite:FILE or postgresql://…
help-migrate-target = the database that everything goes to; there may be no tables in it
epilog-migrate = Stop the server first: what is played meanwhile does not go along. The source stays as it is, and the way back is the same.
    
    saboteur migrate sqlite:saboteur.sqlite3 postgresql://saboteur@db.example/saboteur
migrate-done = Tables moved: { $tables }. Entries of their logs: { $entries }.
migrate-not-empty = There are tables in { $database } already.
migrate-no-database = { $database } is no database of a server.
migrate-same = Source and target are the same.
help-verify-file = a record, or one on each line; “-” is standard input
help-verify-json = print the verdict as JSON, one object per game
epilog-verify = Checks everything that can be checked: that the cards come from what the server and the players’ devices put in, that the table’s
    rules were locked in before that, that no cancelled deal is missing, and that the moves lead to the result. Then it says what that proves,
    who took part in the shuffle, and what no file can prove.
    
    saboteur verify saboteur.json
verify-game = Game { $game }. { $summary }
verify-bad-game = { $file }: game { $game } (line { $line }) doesn’t check out: { $why }

## What the server tells while it runs

event-started = Saboteur { $version } is running.
event-draining = { $seconds ->
    [0] The server is stopping.
    [one] The server is stopping; it goes on for one more second.
   *[other] The server is stopping; it goes on for { $seconds } more seconds.
}
event-stopped = The server has stopped. Every game is saved.
event-tables-deleted = { $count ->
    [one] One table was deleted because nobody had used it for a long time.
   *[other] { $count } tables were deleted because nobody had used them for a long time.
}
event-old-sqlite = This machine has an older SQLite ({ $version }). Your games are safe with it; a newer Python or system brings a newer one.
event-few-files = The system lets the server open only { $files } files, but its connection limits need { $needed }. Raise the limit (ulimit -n), or lower --most-connections and --most-http-connections.
event-bad-host = Somebody tried to reach this server as “{ $host }”, a name it doesn’t go by. If it should, add it with --allowed-hosts or --public-address.
event-bad-origin = A page from another site ({ $origin }) sent a request and was turned away; expected was { $expected }. If that’s your site, set --public-address.
event-connections-full = The server is full: { $open } connections are open. Since the start it has closed { $evicted } idle ones, turned { $refused } away and given up on { $slow } slow ones.
event-worker-ended = A worker process ended by itself (exit code { $code }) and is being started again.
event-worker-not-started = A worker process didn’t start. The others carry on.
event-workers-ready = { $count ->
    [one] One worker process is ready.
   *[other] { $count } worker processes are ready.
}
event-workers-exchanged = { $count ->
    [one] One worker process was replaced without a pause.
   *[other] { $count } worker processes were replaced without a pause.
}
event-bot-process-ended = The process in which bots think ended ({ $kind }) and is being started again. The simple bot plays meanwhile.
event-siblings-not-met = The other workers on this machine can’t reach this one ({ $kind }). Games go on, a little slower. The folder for temporary files must be writable and its name short.
event-workers-not-told = The other workers couldn’t be told ({ $why }). They’ll find out by themselves.
event-workers-not-reached = PostgreSQL isn’t answering the workers ({ $why }). They’ll ask again.
event-postgres-fsync-off = In this PostgreSQL fsync is off, so a power cut may cost games. Switch it on.
event-store-failed = The database didn’t save a change ({ $why }), so nobody was shown it.
event-background-failure = Something went wrong in the server ({ $kind }). Please report it together with these lines:

### Browser

## Everywhere

title = Saboteur
motto = Dig for gold together. One of you hopes you never reach it.
close = Close
home = Home
rules = Rules
settings = Settings
try-again = Try again
your-turn = Your turn
connecting = Lighting the lamp …
lost-title = A dead end
lost-text = There is no page at this address.
bye-title = The tunnel ends here

## Home

home-start = Start a game
home-play-now = Play now
home-play-now-about = Five at the table: you and four bots. The cards are dealt at once.
home-new-table = New table with friends
home-code = Code of a table
home-join = Join
home-continue = Continue
home-replay = Open a recorded game
me-name = Your name
me-name-example = Guest
me-shape = Another dwarf
me-colour = Another colour
stage = { $stage ->
    [open] in the room
    [dealing] the cards are being dealt
    [playing] a game is running
   *[over] the game is over
}

## The door of a table

door-title = Table { $code }
door-join = Join this table
door-wait = Take a bot’s seat at the next deal
door-watch = Only watch
door-full = There is no free seat at this table.
door-transfer = Code from your other device
door-transfer-go = Move my seat here
door-again = Join anew

## The room before the game

room-code = Table
room-seats = At the table
room-host = host
room-ready = ready
room-not-ready = not ready yet
room-up = Move { $name } up
room-down = Move { $name } down
room-remove = Remove { $name }
room-pass-host = Make { $name } the host
room-bot-level = Kind of bot
room-add-bot = Add a bot
room-guest = Name of somebody at this device
room-add-guest = Same device
room-guest-about = Several people can share one device: a curtain hides the cards between turns. Secrecy then rests on good manners.
room-dealing = The cards are being dealt …
room-cancel = Cancel the deal
room-start = Deal the cards
room-too-few = { $count ->
    [one] One more player is needed; a bot will do.
   *[other] { $count } more players are needed; bots will do.
}
room-waiting = Not ready yet: { $names }
room-be-ready = I am ready
room-unready = Wait, not ready
room-wait-host = The host deals as soon as everybody is ready.
room-invite = Invite
room-qr = QR picture with the link to this table
room-link = Link to this table
room-copy = Select
room-copied = Copied
room-invite-about = Open the link or scan the picture on another phone in the same network.
room-screen = Table screen for a TV
room-watch = Watch page for spectators
room-choices = The game
choice-edition = Edition
choice-rounds = Rounds
choice-clock = Time for a move
choice-talk = Talk
choice-first = Who begins
choice-private = Private table
choice-private-about = Nobody may watch without a seat.
choice-closed = Closed table
choice-closed-about = Nobody else can join, even with the code.
clock-none = no clock
clock-seconds = { $count } seconds
first-random = by lot
talk-kind = { $talk ->
    [none] none
    [claims] claims only
   *[chat] claims and free chat
}
edition-name = { $edition ->
    [lt] Lithuanian rulebook
    [lv] Latvian rulebook
    [ru] Russian rulebook
    [el] Greek rulebook
   *[et] Estonian rulebook
}
edition-about = { $edition ->
    [ru] Every path continues the tunnel from the start; the round also ends when nobody in turn can do more than discard.
    [el] A path may touch any card that lies face up; a stone that does not fit continues the tunnel.
    [et] A path may touch any card that lies face up; only one goal is turned for each path.
   *[lt] Every path continues the tunnel from the start; all goals that are reached are turned.
}
option-name = { $option ->
    [others_only] Hands off your own tools
    [all_saboteurs] All saboteurs in play
    [broken_unpaid] No gold with broken tools
    [selfish_dwarf] The selfish dwarf
   *[open_gold] Open gold
}
option-about = { $option ->
    [others_only] Nobody may break their own tools.
    [all_saboteurs] No dwarf card is left over, so everybody knows how many saboteurs there are.
    [broken_unpaid] A digger whose tool is broken when the round ends gets no gold.
    [selfish_dwarf] One digger wants everything: with the last path card he alone is paid; otherwise he gets nothing.
   *[open_gold] Gold is shown when it is taken.
}
balance = { $same ->
    [yes] Measured in the arena: it does not change who wins.
    [gold] Measured in the arena, five at the table: it does not change who wins, but a digger gets { $gold } nuggets a round instead of { $usual_gold }.
   *[no] Measured in the arena, five at the table: saboteurs win { $wins } % of the rounds instead of { $usual } %, and a digger gets { $gold } nuggets a round instead of { $usual_gold }.
}
bot-name = { $bot ->
    [random] Random – plays anything
    [digger] Digger – straight to the gold
    [detective] Detective – watches everybody
    [schemer] Schemer – a clever saboteur
    [search] Thinker – looks ahead
    [beginner] Beginner – still learning
    [friendly] Friend – fair and helpful
    [gruff] Grump – quick to suspect
   *[other] { $bot }
}

## The table

table-title = Saboteur, table { $code }
board = The mine
board-zoom = Zoom
board-zoom-in = Closer
board-zoom-out = Farther
board-fit = Show everything
board-dig = Go to where the digging is
players = Players
hand = Your cards
hand-discard-only = can only be discarded now
places-list = List of places
log = What happened
log-empty = Nothing has happened yet.
log-since = The story goes on from here.
talk = Talk
menu = Menu
watching = You are watching
waiting-seat = At the next deal you take the seat of { $name }.
watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
round-of = Round { $round } of { $rounds }
deck = { $count ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
}
link-lost = Reconnecting – nothing is lost
missed = { $count ->
    [one] Meanwhile: one move
   *[other] Meanwhile: { $count } moves
}
screen-join = Table { $code }
player-you = you
player-bot = bot
player-bot-named = { $bot ->
    [random] random bot
    [digger] digger bot
    [detective] detective bot
    [schemer] schemer bot
    [search] thinking bot
    [beginner] beginner bot
    [friendly] friendly bot
    [gruff] gruff bot
   *[other] bot { $bot }
}
player-stand-in = A bot stands in and knows only what this seat knows.
stand-in-for-you = A bot plays for you, knowing only what you know.
player-away = away
player-turn = to move
player-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
player-gold = { $count ->
    [0] no gold cards
    [one] one gold card
   *[other] { $count } gold cards
}
player-looked = Has looked at: { $goals }
mute = Mute chat
unmute = Hear chat again
take-back = Play again myself

prompt-choose = Your turn: choose a card.
prompt-place = { $kind ->
    [P] Choose a lit place.
    [R] Choose the card that the rocks bury.
    [V] Choose a goal to look at.
   *[B] Choose a player.
}
prompt-confirm = Tap the place again or press Play.
prompt-tool = { $card } → { $name }
prompt-nowhere = There is no place for this card now: { $card }. You can discard it.
prompt-discard = Discard this card face down?
prompt-decide = { $phase ->
    [turn-goal] Two goals are reached: choose which one to turn over.
    [lay-stone] The stone fits neither way: choose how it lies.
   *[pick-gold] Choose a gold card.
}
prompt-wait = { $phase ->
    [pick-gold] { $name } chooses gold.
   *[play] { $name } is thinking.
}
prompt-paused = The game is paused.
play = Play
turn-card = Turn
discard = Discard
discard-yes = Discard
discard-no = Keep it
role-show = Show my role
role-short = my role
role-is = You are: { role-name }. Press to hide.
role-name = { $role ->
    [saboteur] saboteur
    [selfish] selfish dwarf
   *[digger] digger
}
you-drew = You draw: { $card }.

## Cards and cells in words

side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
tool-name = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
}
tool-state = { $state ->
    [broken] { tool-name }: broken
   *[whole] { tool-name }: whole
}
content = { $content ->
    [treasure] treasure
   *[stone] stone
}
goal-name = { $goal ->
    [top] top goal
    [middle] middle goal
   *[bottom] bottom goal
}
card-path = { $shape ->
    [crossing] crossing
    [fork] junction
    [straight] straight tunnel
    [bend] bend
   *[dead-end] dead end
}, open to { $sides }
card-broken = broken { tool-name }
card-mend = repair: { tool-name }
card-mend-double = repair: { $first ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
} or { $second ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
}
card-rockfall = rockfall
card-map = map
cell = Column { $column }, row { $row }: { $what }
cell-empty = empty
cell-start = start with the ladder
cell-card = { $card }, { $state ->
    [reached] joined to the start
   *[cut-off] cut off
}
cell-goal = { goal-name }, face down
cell-goal-turned = { goal-name }: { content }
cell-goal-seen = { goal-name }, face down; only you know: { content }
cell-offered = possible
cell-preview = chosen; press again to play
cell-last = last move

## The story

log-round-began = Round { $round }: { $name } begins.
log-path-laid = { $name } digs { $shape ->
    [crossing] a crossing
    [fork] a junction
    [straight] straight on
    [bend] a bend
   *[dead-end] a dead end
}.
log-rock-fell = { $name } lets rocks fall.
log-tool-broken = { $name } breaks { $target }’s { tool-name }.
log-tool-broken-own = { $name } breaks their own { tool-name }.
log-tool-mended = { $name } mends { $target }’s { tool-name }.
log-tool-mended-own = { $name } mends their own { tool-name }.
log-discarded = { $name } discards a card.
log-goal-seen = { $name } looks at the { goal-name }.
log-goal-seen-own = { $name } looks at the { goal-name }. Only you know: { content }.
log-goal-turned = { $content ->
    [treasure] The { goal-name } is the treasure!
   *[stone] The { goal-name } is only stone.
}
log-round-ended = { $winner ->
    [diggers] The diggers have reached the treasure.
   *[saboteurs] The saboteurs have won the round.
}
log-gold-taken = { $name } takes a gold card.
log-gold-paid = { $name } is paid in gold.
log-game-ended = The game is over.
log-by-clock = by the clock
log-paused = The game is paused.
log-went-on = The game goes on.
log-stood-in = A bot stands in for { $name }.
log-taken-back = { $name } plays again.
log-given-to-bot = { $name } left the game. The bot { $bot } plays on.
log-announced = { $guest } joins at the next deal.
log-took-over = { $name } takes over from { $former }.
log-game-abandoned = The game was ended by vote.

## Claims and chat

talk-none = There is no talk at this table.
talk-watching = Spectators watch in silence.
talk-saw = I looked at a goal
talk-about = About somebody
talk-whom = About whom?
talk-small = Just like that
talk-write = Write to everybody
talk-send = Send
claim-saw = I looked at the { goal-name }: { content }.
claim-role = { $role ->
    [digger] I am a digger.
   *[saboteur] I am a saboteur.
}
claim-mend = Please mend my { tool-name }!
claim-suspect = I suspect { $name }.
claim-trust = I trust { $name }.
claim-thanks = Thank you, { $name }!
claim-sorry = Sorry, { $name }!
claim-break = Break { $name }’s tools!
claim-help = Help { $name }!
claim-hello = Hello!
claim-well-played = Well played!
claim-oops = Oops!
claim-hurry = A little faster, please!

## The end of a round and of the game

round-end = Round { $round } is over
round-end-verdict = { $winner ->
    [diggers] The diggers found the gold!
   *[saboteurs] The saboteurs have won!
}
round-end-how = { $how ->
    [treasure] { $name } laid the last path to the treasure.
    [ring] The draw pile is empty and nobody could do more than discard.
   *[hands] All cards are played and the treasure was not reached.
}
round-end-spare = left over
round-end-paid = { $count ->
    [0] no gold
    [one] + one gold card
   *[other] + { $count } gold cards
}
round-end-on = Go on
round-end-standings = Show the standings
gold-choose = Choose a gold card. Nobody else sees them.
gold-card = { $value ->
    [one] gold card with one nugget
   *[other] gold card with { $value } nuggets
}
gold-waiting = { $name } chooses in secret. { $count ->
    [one] One gold card is left.
   *[other] { $count } gold cards are left.
}
gold-mine = Your gold so far
nuggets = { $count ->
    [one] one nugget
   *[other] { $count } nuggets
}
game-end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
game-end-abandoned = The game was ended early
game-end-again = Again with the same people
game-end-ready = Again!
game-end-waiting = Waiting for the host to deal again.
game-end-room = To the room
game-end-record = Download the record
game-end-replay = Replay
verify = Verify this deal

## One device, menu, votes

curtain-pass = Pass the device to { $name }
curtain-lift = I am { $name }: show my cards
curtain-note = The curtain trusts you: nobody looks before { $name } holds the device.
curtain-done = Done, pass on
menu-code = Table { $code }. A seat stays yours while you are away.
menu-transfer = Go on with another device
menu-transfer-code = Open this table on the other device and enter { $code } there within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
menu-keys = Keys: 1–6 choose a card, B goes to the board, arrows move, N next possible place, L lists them, Enter chooses, T turns the card, R shows the role, Escape puts back, + − 0 zoom.
vote-pause = Vote: pause
vote-resume = Vote: go on
vote-end = Vote: end the game
vote-stand-in = Let a bot stand in
vote-yes = I agree
vote-rule = A vote passes when more than half of the people here agree; half is enough to go on after a pause, and ending the game takes at least two votes. One vote alone never costs anyone their seat: giving it to a bot for good takes at least two votes or, if the player is here, at least three votes and the agreement of at least two thirds of the others. A brief loss of connection doesn’t count as being away.
vote-running = { $vote ->
    [pause] Pause the game?
    [resume] Go on with the game?
    [end] End the game early?
    [stand-in] Let a bot stand in for { $name }?
   *[bot] Give { $name }’s seat to a bot for good?
} ({ $count })
leave = Leave the table
leave-sure = A bot will take your seat for good. Only closing the page keeps the seat for you.
leave-yes = Leave
leave-no = Stay

## Settings

setting-language = Language
setting-theme = Theme
setting-cards = Size of my cards
setting-motion = Motion
setting-sound = Sounds
setting-confirm = Show a move before it is played
setting-notify = Notify me when it is my turn
# What the language calls itself, for the list of languages.
language-name = English
language-browser = as in the browser
theme = { $theme ->
    [system] as in the system
    [dark] dark: a lamp in the mine
   *[light] light: parchment
}
card-size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}
motion = { $motion ->
    [system] as in the system
   *[less] as little as possible
}

## Replay: what this browser saw

verify-seen-group = What this browser saw:
verify-seen-group-fault = What’s wrong:
verify-seen-summary-fair = Fair: the server and the players shuffled the cards together, and nothing this browser saw contradicts the record.
verify-seen-summary-wrong = Something’s wrong with this game. Don’t trust it until you know why.
verify-seen-nothing = Nothing: this browser wasn’t at the table, or its memory has been cleared. All it could check was the record itself.
verify-seen-commitment = This browser saw the server lock in its part of the shuffle before any player revealed theirs, and the record has the same part.
verify-seen-commitment-late = By the time this browser connected, the server may already have known the players’ parts of the shuffle. The server’s own part is the same in the record.
verify-seen-commitment-unseen = This browser didn’t see the deal begin.
verify-seen-commitment-other = The server’s part of the shuffle isn’t the one this browser saw it lock in.
verify-seen-start-other = The record has different rules or bots from the ones this browser saw when the deal began.
verify-seen-cancelled = { $count ->
    [one] The cancelled deal this browser saw is in the record.
   *[other] All { $count } cancelled deals this browser saw are in the record.
}
verify-seen-cancelled-missing = { $count ->
    [one] This browser saw a cancelled deal that isn’t in the record.
   *[other] This browser saw { $count } cancelled deals that aren’t in the record.
}
verify-seen-hashes = The record has what these players announced in front of this browser: { $names }.
verify-seen-hash-other = The record doesn’t have what these players announced in front of this browser: { $names }.
verify-seen-nonce = This browser’s own part of the shuffle went in unchanged: { $names }.
verify-seen-nonce-other = This browser’s own part of the shuffle was replaced or left out: { $names }.
verify-seen-nonce-unused = This browser’s own part of the shuffle wasn’t used: { $names }. A dropped connection can cause that.
verify-seen-nonce-elsewhere = Part of the shuffle added by another device or browser: { $names }.
verify-seen-cards = { $count ->
    [one] The only card this browser was dealt matches the shuffle, and so do the roles and goals it saw.
   *[other] All { $count } cards this browser was dealt or drew match the shuffle, and so do the roles and goals it saw.
}
verify-seen-cards-public = All the roles and goals this browser saw match the shuffle.
verify-seen-cards-unseen = This browser didn’t see any of the cards.
verify-seen-hands-missed = This browser didn’t see all of its hands, so some couldn’t be compared.
verify-seen-first-other = The player who went first isn’t the one the shuffle picked.
verify-seen-role-other = Round { $round }: the role this browser was dealt doesn’t match the shuffle.
verify-seen-roles-other = Round { $round }: the roles shown at the end don’t match the shuffle.
verify-seen-hand-other = Round { $round }: the hand this browser was dealt doesn’t match the shuffle.
verify-seen-drawn-other = Round { $round }: this browser drew a card that wasn’t next in the draw pile.
verify-seen-goal-other = Round { $round }: a goal this browser saw doesn’t match the shuffle.
verify-seen-gold = All the gold matches the shuffle.
verify-seen-gold-other = Round { $round }: the gold this browser saw doesn’t match the shuffle.
verify-seen-moves = { $count ->
    [one] The only move this browser saw is in the record.
   *[other] All { $count } moves this browser saw are in the record.
}
verify-seen-moves-other = Move { $number } in the record isn’t the one this browser saw.
verify-seen-moves-missed = { $count ->
    [one] This browser missed one of the moves in the record.
   *[other] This browser missed { $count } of the moves in the record.
}
verify-seen-not-played = Whether every move was legal and leads to this result: the browser doesn’t check moves against the rules. To find out, download the record and run “saboteur verify”.

## The rulebook

rules-edition = Told as the { $edition } has it. What depends on edition and options is marked at the side.
rules-table = Cards for each number of players
rules-aim-title = What it is about
rules-aim = You are dwarfs in a mine. Diggers dig a tunnel from the start to the treasure; saboteurs want to prevent it, and nobody knows who is who. Three goals lie face down: one is the treasure, two are stone. After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} whoever has most nuggets wins.
rules-setup-title = Before a round
rules-setup = Everybody gets one dwarf card in secret; { $spare ->
    [yes] there is one more than there are players, so one stays hidden until the round is over.
   *[no] there are as many as there are players, so everybody knows how many saboteurs dig along.
} The start lies at the left, the goals seven cards away. Path and action cards are shuffled together and dealt.
rules-players = Players
rules-saboteurs = Saboteurs
rules-diggers = Diggers
rules-hand = Cards in hand
rules-turn-title = Your turn
rules-turn = Use exactly one card: lay a path, play an action, or discard one face down. Then draw one, as long as there are any. Nobody may skip a turn.
rules-path-title = Laying a path
rules-path = Put a path card on an empty place. On every side tunnel must meet tunnel and rock must meet rock. A card may be turned by half, never sideways. A dead end stops the tunnel: its sides do not meet. With a broken tool in front of you, you cannot lay paths.
rules-example-fits = It fits: tunnel meets tunnel, rock meets rock.
rules-example-misfits = It does not fit: the tunnel would run into rock.
rules-example-dead-end = The dead end is reached, but carries nothing on: what lies behind it stays dark.
rules-example-turn = Turn the card
rules-link = { $edition ->
    [el] In this edition a path may touch any card that lies face up, even rock to rock and even where the tunnel is cut off.
    [et] In this edition a path may touch any card that lies face up, even rock to rock and even where the tunnel is cut off.
   *[lt] In this edition a path must continue the tunnel: an unbroken way must lead to it from the start.
}
rules-tools-title = Breaking and mending
rules-tools = A broken pick, lamp or cart goes in front of any player who does not have the same tool broken already. While any tool is broken, that player cannot lay paths. A repair card takes away one matching broken tool, from anybody; one with two tools mends one of them.
rules-rockfall-title = Rockfall
rules-rockfall = Take one path card out of the mine. The start and the goals stay.
rules-map-title = Map
rules-map = Look in secret at one goal that lies face down. Everybody sees which one; what you say about it is up to you.
rules-discard-title = Discarding
rules-discard = Any card may be put away face down instead of being played. Nobody learns what it was.
rules-goal-title = Reaching a goal
rules-goal = When an unbroken tunnel from the start reaches a goal, it is turned over. The treasure ends the round at once: the diggers have won. A stone becomes part of the tunnel, laid so that it fits.
rules-goal-edition = { $edition ->
    [el] If a stone fits neither way, it is laid to continue the tunnel. All goals that are reached are turned.
    [et] Only one goal is turned for each path card, chosen by whoever laid it. If a stone fits neither way, that player decides how it lies.
   *[lt] All goals that are reached are turned. If a stone fits neither way, whoever laid the path decides how it lies.
}
rules-end-title = The end of a round
rules-end = If the treasure is not found, the saboteurs win once all cards are used up.
rules-end-edition = { $edition ->
    [ru] The round also ends when the draw pile is empty and everybody in a row could do nothing but discard.
    [et] The round also ends when the draw pile is empty and everybody in a row could do nothing but discard.
   *[lt] The round ends when nobody has a card left.
}
rules-gold-title = Gold
rules-gold-diggers = If the diggers win, as many gold cards are drawn as there are players (nine with ten players). Whoever laid the last path picks one first, then the cards go round among the diggers against the clock until none is left. If a saboteur laid it, the next digger in that direction begins.
rules-gold-saboteurs = If the saboteurs win, a single one gets four nuggets; two or three get three each; four get two each.
rules-gold-secret = Gold stays secret until the end of the game.
rules-claims-title = Talking
rules-claims = Say what you like, true or not. Claims are kept, and after the game everybody can see which were true.

## Replay

replay = Replay
replay-eyes = Seen through the eyes of
replay-everything = all: everything shown
replay-turn = Move { $version } of { $last }
replay-begin = The cards are dealt
replay-slider = Move
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-run = Let it run
replay-stop = Stop
replay-suspicion = Suspicion
replay-suspicion-about = { $seat ->
    [none] What a detective watching from outside would have believed at this moment.
   *[some] What a detective in the seat of { $name } would have believed at this moment.
}
replay-chance = { $name }: a saboteur with { $percent } %
replay-chart = Suspicion over round { $round }; the line shows this moment
replay-why = Why?
replay-why-nothing = Nothing has been seen yet that would speak against anybody.
replay-at = Move { $version }
replay-no-suspicion = Between two rounds nobody is suspected.
replay-true = true
replay-false = not true
replay-decided = { $why ->
    [one-card] Round { $round } was decided with move { $version }: from then on one more card was enough for the diggers.
    [too-few-cards] Round { $round } was decided with move { $version }: from then on fewer cards were left than the tunnel still needed.
   *[last-move] Round { $round } was open to the last move, number { $version }.
}
replay-hands = Everybody’s cards
replay-copy = Link to this moment
replay-file = Open a record from a file
replay-file-about = Every finished game offers its record for download: one JSON file.
replay-not-a-record = This file is no record.
replay-keys = Keys: ← → one move, Page Up and Page Down ten, Home and End, space lets it run.

why-suspects = { $name } is the most suspicious: a saboteur with { $percent } %.
why-dug-on = { $name } dug on towards the goals.
why-laid-idly = { $name } laid a path that brought nothing.
why-laid-dead-end-aside = { $name } laid a dead end out of the way.
why-led-away = { $name } led the tunnel away.
why-laid-dead-end = { $name } laid a dead end in the way.
why-cleared-the-way = { $name } cleared the way with a rockfall.
why-rockfall-aside = { $name } let rocks fall where it did not matter.
why-cut-the-tunnel = { $name } cut the tunnel with a rockfall.
why-looked = { $name } looked at a goal.
why-broke-trusted = { $name } broke a tool of { $target }, who seemed honest.
why-broke-other = { $name } broke a tool of { $target }.
why-broke-suspect = { $name } broke a tool of { $target }, who was suspected.
why-broke-own = { $name } broke a tool of their own.
why-mended-trusted = { $name } mended a tool of { $target }, who seemed honest.
why-mended-other = { $name } mended a tool of { $target }.
why-mended-suspect = { $name } mended a tool of { $target }, who was suspected.
why-mended-own = { $name } mended a tool of their own.
why-discarded-broken = { $name } discarded a card, with a broken tool.
why-discarded = { $name } discarded a card, with all tools whole.

## Replay: what a record proves

verify-summary-fair = Fair: the server and the players shuffled the cards together, and every move was legal.
verify-summary-remarks = Everything checks out, but something happened before the deal that you should know about.
verify-summary-nobody = Everything checks out, but no player took part in the shuffle.
verify-summary-old = Everything that an older record like this one can show checks out.
verify-group-proved = What this file proves:
verify-group-shuffle = Who took part in the shuffle:
verify-group-limits = What it can’t prove:
verify-deal-fixed = The server locked in its part of the shuffle before any player revealed theirs, and the cards come from all the parts together.
verify-deal-unchanged = The cards were locked in when the deal began, and nobody changed them afterwards.
verify-rules-fixed = The edition, the options, the number of rounds, the bots’ seats and who goes first (if the host chose) were locked in before the shuffle.
verify-cancelled-none = No deal was cancelled before this one.
verify-cancelled = { $count ->
    [one] One deal was cancelled before this one. It’s in the file, and nobody can take it out.
   *[other] { $count } deals were cancelled before this one. They’re all in the file, and nobody can take any of them out. If there are many, somebody may have been holding out for better cards.
}
verify-cancelled-listed = { $count ->
    [one] The file lists one deal that was cancelled before this one. An older record can’t show whether there were more.
   *[other] The file lists { $count } deals that were cancelled before this one. An older record can’t show whether there were more.
}
verify-played = { $count ->
    [one] The only move is legal and leads to exactly this result.
   *[other] All { $count } moves are legal and lead to exactly this result.
}
verify-played-abandoned = { $count ->
    [0] The players ended the game before the first move.
    [one] The only move is legal; then the players ended the game.
   *[other] All { $count } moves are legal; then the players ended the game.
}
verify-took-part = { $count ->
    [one] Only one player took part: { $names }. If that player was honest, nobody could have chosen the cards.
   *[other] Took part: { $names }. If even one of them was honest, nobody could have chosen the cards.
}
verify-nobody = Nobody did. So this only shows that the server didn’t change the cards after the deal began, not that it picked them blindly.
verify-no-part = Added nothing to the shuffle: { $names }.
verify-bots = Bots never add anything: { $names }.
verify-withheld = Announced a part but never revealed it: { $names }. A dropped connection can cause that, but so can a player who’s in league with the server and wants different cards.
verify-limit-old = This is an older kind of record. It can’t show that the table’s rules were locked in before the shuffle, that no cancelled deal is missing, or that nobody tampered with the file. If the game was played recently, ask why its record is of the older kind.
verify-limit-looking = Whoever runs the server could have looked at the cards during the game.
verify-limit-invented = Anyone can make up a whole game: a file alone doesn’t show that it was ever played.
verify-limit-checksum = The checksum only catches people who don’t know how to make a new one. Anyone who does can put other moves, names or talk into the file, hide that a part of the shuffle was never revealed, or cut an abandoned game even shorter. Compare the file with what you saw in your browser.

## Why the server refuses

web-refused-unknown = This did not work ({ $code }).
web-refused-no-connection = The server cannot be reached. Is this device still in the same network?
web-refused-not-your-turn = It is not your turn.
web-refused-wrong-phase = { $phase ->
    [turn-goal] First choose which goal to turn over.
    [lay-stone] First choose how the stone lies.
    [pick-gold] First choose a gold card.
   *[play] First play a card.
}
web-refused-broken-tools = With a broken tool you cannot lay paths. Mend it first, or play something else.
web-refused-not-in-hand = This card is no longer in your hand.
web-refused-occupied = A card lies there already.
web-refused-not-reached = A path must continue the tunnel from the start; no open tunnel leads here.
web-refused-not-touching = A path must touch a card that lies face up.
web-refused-edge-mismatch = It does not fit: tunnel must meet tunnel, and rock must meet rock.
web-refused-own-tool = At this table nobody may break their own tools.
web-refused-already-broken = { $name }: this tool is broken already.
web-refused-nothing-to-mend = { $name }: this tool is not broken.
web-refused-no-card-there = There is no path card here to bury.
web-refused-protected = Start and goals cannot be buried.
web-refused-not-a-goal = A map shows only goals.
web-refused-already-turned = This goal lies face up already.
web-refused-no-such-seat = There is no such seat at this table.

refused-bad-body = The server did not understand this request.
refused-bad-message = The server did not understand this message.
refused-bad-host = This server doesn’t go by the name “{ $host }”. Open it by its own address. If you run the server, start it with --allowed-hosts { $host }.
refused-bad-origin = This page does not belong to this server. Open it by the server’s own address.
refused-too-long = That is too long.
refused-too-often = That was too fast. Wait a moment and try again.
refused-full = The server is full at the moment. Try again later.
refused-not-found = There is nothing here.
refused-no-such-table = There is no table with this code. Perhaps it was deleted, or a letter is wrong.
refused-no-such-record = There is no such record.
refused-no-token = This needs a seat at the table.
refused-bad-token = Your seat at this table is no longer valid on this device.
refused-bad-transfer = This code is not valid (any more).
refused-not-host = Only the host can do that.
refused-not-your-seat = This is not your seat.
refused-not-now = This is not possible now.
refused-table-full = All seats at this table are taken.
refused-no-bot-seat = There is no bot whose seat could be taken.
refused-too-few-seats = At least three players are needed; bots count.
refused-not-ready = Not everybody is ready yet.
refused-name-empty = A name is needed.
refused-name-too-long = This name is too long.
refused-name-taken = Somebody at this table has this name already.
refused-name-of-a-bot = This name belongs to a bot.
refused-name-mixed-scripts = This name mixes alphabets. Stick to one alphabet in each word.
refused-bad-order = This order does not name every seat once.
refused-still-here = This player is still here.
refused-not-connected = This works only while you are connected.
refused-not-a-person = A bot sits there.
refused-too-few-voters = There aren’t enough people here to decide this: it takes at least { $needed } votes.
refused-host-is-here = The host can’t be voted out while at the table.
refused-private-table = This table is private: only its players see it.
refused-table-closed = This table is closed: nobody else can join.
refused-wrong-version = This page is older than the server. Reload it.
refused-hello-first = The server expected a greeting first.
refused-hello-twice = The server was greeted twice.
refused-hello-late = The greeting came too late.
refused-text-only = The server understands only text.
refused-stale = Something happened in the meantime. Look again and choose anew.
refused-key-reused = This move was sent twice with different contents.
refused-paused = The game is paused.
refused-stand-in-plays = A bot plays for you right now. Take your seat back first.
refused-no-talk = There is no talk at this table.
refused-claims-only = At this table there are only claims, no free chat.
refused-empty-text = There is nothing to say.
refused-seat-gone = Your seat is gone from this table.
refused-replaced = This table was opened on too many pages; this one was closed.
refused-too-slow = The connection was too slow and was closed.
refused-table-deleted = The host has deleted this table.
refused-storage = The server cannot save anything at the moment. Nothing was changed.
refused-stopping = The server is being restarted. Your game continues in a moment.

## Bots: why they suspect somebody, and what they would play. The codes are those of the explanations.

reason-suspects = Seat { $seat } is a saboteur with a chance of { $percent } %.
reason-dug-on = Seat { $seat } dug on with { $card } at { $column },{ $row }.
reason-laid-idly = Seat { $seat } laid { $card } at { $column },{ $row }, which brought nothing.
reason-laid-dead-end-aside = Seat { $seat } laid the dead end { $card } at { $column },{ $row }, out of the way.
reason-led-away = Seat { $seat } led the tunnel away with { $card } at { $column },{ $row }.
reason-laid-dead-end = Seat { $seat } laid the dead end { $card } in the way, at { $column },{ $row }.
reason-cleared-the-way = Seat { $seat } cleared the way with a rockfall at { $column },{ $row }.
reason-rockfall-aside = Seat { $seat } took { $card } away at { $column },{ $row }, where it did not matter.
reason-cut-the-tunnel = Seat { $seat } cut the tunnel with a rockfall at { $column },{ $row }.
reason-looked = Seat { $seat } looked at a goal.
reason-broke-trusted = Seat { $seat } broke the { tool } of seat { $target }, who seemed honest.
reason-broke-other = Seat { $seat } broke the { tool } of seat { $target }.
reason-broke-suspect = Seat { $seat } broke the { tool } of seat { $target }, who was suspected.
reason-broke-own = Seat { $seat } broke their own { tool }.
reason-mended-trusted = Seat { $seat } mended the { tool } of seat { $target }, who seemed honest.
reason-mended-other = Seat { $seat } mended the { tool } of seat { $target }.
reason-mended-suspect = Seat { $seat } mended the { tool } of seat { $target }, who was suspected.
reason-mended-own = Seat { $seat } mended their own { tool }.
reason-discarded-broken = Seat { $seat } threw a card away, with a broken tool.
reason-discarded = Seat { $seat } threw a card away, with all tools whole.
reason-would-play = { $move } seems best now.

## New

refused-stand-in-first = The bot makes your next move; after that you can take your seat back.
vote-clock = Vote: play with a clock
vote-running-clock = Play with a clock because { $name } takes so long? ({ $count })
log-clock-started = The players voted for a clock.
refused-still-thinking = You can only vote for a clock after waiting { $minutes } min for a move.
refused-name-reserved = The table itself uses this word or number. Please choose another name.
