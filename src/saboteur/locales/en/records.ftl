### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

# After “Verify this game”, here and below: headings (…-group…), a big line at the top (…-summary…), and findings. The browser compares the saved game (the record) with what it saw itself. This one: heading over the findings.
verify-seen-group = What this browser saw:
# Heading instead, if the record itself is wrong; one sentence with the reason follows.
verify-seen-group-fault = What’s wrong:
# Big line at the top: everything is well.
verify-seen-summary-fair = Fair: the server and the players shuffled the cards together, and nothing this browser saw contradicts the game’s record.
# Big line at the top: there is a contradiction.
verify-seen-summary-wrong = Something’s wrong with this game. Don’t trust it until you know why.
# Finding: there is nothing to compare with.
verify-seen-nothing = Nothing. This browser wasn’t at the table, or its site data was cleared. All it could check was the record itself.
# The following four: findings about the server’s part of the shuffle, which it fixes (“locks in”) first and reveals later: well, seen late, not seen, wrong.
verify-seen-commitment = This browser saw the server lock in its part of the shuffle before any player revealed theirs, and the record has the same part.
verify-seen-commitment-late = By the time this browser connected, the server may already have known the players’ parts of the shuffle. The server’s own part is the same in the record.
verify-seen-commitment-unseen = This browser didn’t see the deal begin.
verify-seen-commitment-other = The server’s part of the shuffle isn’t the one this browser saw it lock in.
# Finding: wrong.
verify-seen-start-other = The rules or bots in the record aren’t the ones this browser saw when the deal began.
# Finding: well. $count: deals that the host canceled before this game.
verify-seen-cancelled = { $count ->
    [one] The canceled deal this browser saw is in the record.
    [2] Both canceled deals this browser saw are in the record.
   *[other] All { $count } canceled deals this browser saw are in the record.
}
# Finding: wrong. $count: canceled deals that the record leaves out.
verify-seen-cancelled-missing = { $count ->
    [one] This browser saw a canceled deal that isn’t in the record.
   *[other] This browser saw { $count } canceled deals that aren’t in the record.
}
# The following two: findings about what other players announced before the shuffle: well, wrong. $names: names with commas, such as “Ana, Tomas”.
verify-seen-hashes = The record matches what was announced before the shuffle (by { $names }).
verify-seen-hash-other = The record doesn’t match what was announced before the shuffle (by { $names }).
# The following four: findings about what this browser itself added to the shuffle: well, wrong, not used, added by another device of the same player. $names: the players at this browser, with commas.
verify-seen-nonce = This browser’s own part of the shuffle was used unchanged (for { $names }).
verify-seen-nonce-other = This browser’s own part of the shuffle was replaced or left out (for { $names }).
verify-seen-nonce-unused = This browser’s own part of the shuffle wasn’t used (for { $names }). A dropped connection can cause that.
verify-seen-nonce-elsewhere = Another device or browser added to the shuffle instead of this one (for { $names }).
# Finding: well. $count: cards in this player’s hands, dealt or drawn.
verify-seen-cards = { $count ->
    [one] The only card dealt in this browser matches the shuffle, and so do the roles and goals it saw.
    [2] Both cards dealt or drawn in this browser match the shuffle, and so do the roles and goals it saw.
   *[other] All { $count } cards dealt or drawn in this browser match the shuffle, and so do the roles and goals it saw.
}
# Finding of a spectator’s browser: well.
verify-seen-cards-public = All the roles and goals this browser saw match the shuffle.
# The following two: findings: too little was seen.
verify-seen-cards-unseen = This browser didn’t see any of the cards.
verify-seen-hands-missed = This browser didn’t see every hand it should have, so some couldn’t be compared.
# Finding: wrong.
verify-seen-first-other = The player who went first isn’t the one the shuffle picked.
# The following five: findings: wrong. $round: 1 to 5.
verify-seen-role-other = Round { $round }: the role this browser was shown doesn’t match the shuffle.
verify-seen-roles-other = Round { $round }: the roles shown at the end don’t match the shuffle.
verify-seen-hand-other = Round { $round }: the hand this browser was shown doesn’t match the shuffle.
verify-seen-drawn-other = Round { $round }: a card drawn in this browser wasn’t next in the draw pile.
verify-seen-goal-other = Round { $round }: a goal this browser saw doesn’t match the shuffle.
# The following two: findings about the gold of all rounds: well, wrong. $round: 1 to 5.
verify-seen-gold = All the gold matches the shuffle.
verify-seen-gold-other = Round { $round }: the gold this browser saw doesn’t match the shuffle.
# Finding: well. $count: moves that were compared.
verify-seen-moves = { $count ->
    [one] The only move this browser saw is in the record.
    [2] Both moves this browser saw are in the record.
   *[other] All { $count } moves this browser saw are in the record.
}
# Finding: wrong. $number: the first move that differs, counted from 1.
verify-seen-moves-other = Move { $number } in the record isn’t the one this browser saw.
# Finding: too little was seen. $count: moves that couldn’t be compared.
verify-seen-moves-missed = { $count ->
    [one] This browser missed 1 of the moves in the record.
   *[other] This browser missed { $count } of the moves in the record.
}
# Last but one line under the heading verify-group-limits (“Keep in mind:”).
verify-seen-not-played = The browser doesn’t check whether every move followed the rules.
# The very last line, after verify-seen-not-played, for those who use a terminal. Saving the game is what the button game-end-record does. “saboteur verify” is a command and stays as it is.
verify-seen-command = If you know your way around a terminal, save the game and run “saboteur verify” to check all the moves, too.

## Refusals of a table setup

# Terminal: an argument, or a recorded game, asks for a table that can’t exist. Browser: the same for a record opened from a file.

# $edition: what was given, such as “xx”.
refused-unknown-edition = There’s no edition named “{ $edition }”.
# $players: the number that was given, such as 12.
refused-bad-players = { $players } isn’t a valid number of players. The game is for 3 to 10.
# $rounds: the number that was given, such as 0.
refused-bad-rounds = { $rounds } isn’t a valid number of rounds. A game has 1 to 5.
# $option: what was given, such as “blue”.
refused-unknown-option = There’s no table option named “{ $option }”.
# $first: the player, from 0, who was named to go first, such as 7 at a table of five.
refused-bad-first = Player { $first } can’t go first: there’s no such player at this table.

## Refusals of a deal

# Terminal and browser, when a record is opened: its cards were set up by hand (a puzzle, say) in a way the box doesn’t allow.
# The words treasure, digger, saboteur, selfish, pick, lamp, and cart stand here as they are written in the file (so “pick”, not “pickaxe”). $round: 1 to 5.

# --seed on the command line, or the seed of a record.
refused-seed-not-text = The seed contains characters that UTF-8 can’t encode.
# $found, $expected: numbers of rounds, such as 2 and 3.
refused-deal-rounds = The number of rounds in the deal ({ $found }) doesn’t match the game ({ $expected }).
# $first: a player, from 0: there is none with this number, or the record names another one elsewhere.
refused-deal-first = Player { $first } can’t go first: there’s no such player, or the record names someone else.
# The gold cards listed are more than there are.
refused-deal-gold = The deal has more gold than the box contains (16 cards worth 1, 8 worth 2, and 4 worth 3).
# A role is missing, too many, unknown, or more of one than there are cards; “selfish” needs the option selfish_dwarf.
refused-deal-roles = Round { $round } needs one role per player (digger, saboteur, or selfish), and no more of each than the box and the table options allow.
# Pes and Psw are the two stones in notation.
refused-deal-goals = In round { $round }, the goals must be treasure, Pes, and Psw, each exactly once.
# There are fewer or more hands than players.
refused-deal-hands = Round { $round } needs one hand per player.
# Hands of different sizes, empty or too large ones.
refused-deal-hand-sizes = In round { $round }, all hands must have the same number of cards, from 1 to 6.
# The list of tools that are broken from the beginning is wrong.
refused-deal-broken = In round { $round }, there must be one list of broken tools per player, each containing only pick, lamp, or cart.
# $card: what is written in place of a card, such as “Pxy”.
refused-deal-card = In round { $round }, “{ $card }” isn’t a card.
# $card: a card in notation, such as Pns.
refused-deal-too-many = Round { $round } has more { $card } cards than the box contains.
# Two cards laid on one spot, or one on the start.
refused-deal-cell = In round { $round }, two cards lie on the same spot in the mine.
# $card: a card with its spot, such as Pes@8,0: a goal that lies face up from the beginning must be the stone dealt there.
refused-deal-stone = In round { $round }, “{ $card }” isn’t the stone that was dealt there.
# Cards lie so far from each other that the board couldn’t grow enough.
refused-deal-spread = In round { $round }, the cards in the mine are too far apart. There’s no room for the cards still to come.
# $card: what is written in the mine, such as “Pxy@3”: must be a path card with its spot.
refused-deal-laid = In round { $round }, “{ $card }” in the mine isn’t a path card with its spot, such as Pnw@3,-1.

## Refusals of a record: reading it

# Terminal (replay, verify, perft) and browser (opening a file): the file isn’t a recorded game. $key: a key of the JSON file, such as moves or players.

# $key: record or deal.
refused-not-an-object = The { $key } isn’t a JSON object.
# A key that must be there isn’t.
refused-missing = “{ $key }” is missing.
# $format: a number, such as 7.
refused-unknown-format = The record is in format { $format }, which this version can’t read.
# $rules: a number, such as 7: rules are numbered, and newer ones get a higher number.
refused-unknown-rules = The record uses version { $rules } of the rules, which this version of the game doesn’t support.
# The record says both where its cards come from and what they are, or neither.
refused-seed-or-deal = A record needs either a seed or a deal, but not both.
# Such as one table option twice; $key: options.
refused-twice = “{ $key }” lists something twice.
# $key: a number, or a list of numbers, is expected there.
refused-not-a-number = “{ $key }” must contain only whole numbers.
# $key: a text, or a list of texts, is expected there.
refused-not-a-text = “{ $key }” must contain only text.
# $key: a list, or a list of lists, is expected there.
refused-not-a-list = “{ $key }” isn’t a list, or contains something else where a list belongs.

## Refusals of a record: verifying it

# Terminal (saboteur verify) and browser (“Verify this game”): the one thing that is wrong with a record. Before a game, the
# server locks in its part of the shuffle, a secret random number, and every player’s device adds its own; all parts together
# are the shuffle. Use the same words as verify-seen-… and verify-deal-fixed, under which they stand in the browser.

# Records that no server made have none.
refused-no-proof = This record has no proof of how its cards were dealt.
# $key: a key of the proof, such as nonces.
refused-proof-unreadable = “{ $key }” in the proof can’t be read.
# The server’s part is a long random number that it publishes after the game.
refused-commitment-misfits = The server’s part of the shuffle isn’t the one it locked in before the game.
# $seat: the player, from 0 in the terminal.
refused-nonce-misfits = Player { $seat }’s part of the shuffle isn’t the one they announced.
# The seed is the text that the cards come from.
refused-seed-misfits = The seed doesn’t follow from the server’s and the players’ parts of the shuffle.
# $key: a key of the file, such as nuggets.
refused-misshapen = “{ $key }” in the record isn’t something a server would write.
# The file has been tampered with, or was never made by this program.
refused-not-canonical = The record contains something no real record has: a fraction, a huge number, an odd key, or lists nested too deeply.
# The file is newer than this program, or made up.
refused-unknown-form = This version doesn’t support the kind of proof this record has.
# Someone has tampered with the file so that less of it is checked.
refused-form-removed = This record was made with a newer kind of proof, but someone has turned it into an older one.
# A deal that was broken off before the cards were out is canceled; records list those.
refused-start-misfits = The table’s rules, bots, or canceled deals aren’t the ones locked in before the shuffle.
# $number: which of the canceled deals, from 1.
refused-cancelled-misfits = Canceled deal { $number } doesn’t show the part of the shuffle the server had locked in.
# $seat: the player, from 0 in the terminal.
refused-bot-nonce = Player { $seat } is a bot, yet something was added to the shuffle for it.
# The checksum is a number in the file that is worked out from everything else in it.
refused-checksum-misfits = The checksum doesn’t match. The record was changed after the server made it.
# $number: the move, from 1.
refused-by-misfits = Move { $number } was a bot’s, but the record says a person made it.
# $ended: what the record says, finished or abandoned.
refused-ended-misfits = { $ended ->
    [finished] The record says the game was played to the end, but its moves stop before that.
   *[abandoned] The record says the game was ended early, but its moves run to the very end.
}
# The next two: the result in the file isn’t the one that playing the moves again gives.
refused-winners-misfit = The winners in the record aren’t the ones the moves lead to.
refused-nuggets-misfit = The nuggets in the record don’t match what the moves lead to.

## Replay: verifying a record (also “saboteur verify” in the terminal)

# The following four: verdict over a record, in bold after “Verify this game” and after “Game 0. ” in the terminal. The first stands in the terminal only; the browser has verify-seen-summary-fair.
verify-summary-fair = Fair: the server and the players shuffled the cards together, and every move was legal.
verify-summary-remarks = Everything checks out, but something happened before the deal that you should know about.
verify-summary-nobody = Everything checks out, but no player took part in the shuffle.
verify-summary-old = Everything that an older record like this one can show checks out.
# The following three: headings above the findings below, in browser and terminal. Under the third stand whole sentences about what a file can’t show, so the heading must not turn them around.
verify-group-proved = What the game’s record proves:
verify-group-shuffle = Who took part in the shuffle:
verify-group-limits = Keep in mind:
# Finding under “What the game’s record proves”, if at least one player added to the shuffle. A “part” is a secret random number: the server and each player’s browser put one in, and the cards follow from all of them. “Locked in” means announced in a form that can’t be changed later.
verify-deal-fixed = The server locked in its part of the shuffle before any player revealed theirs, and the cards come from all the parts together.
# Finding under “What the game’s record proves”, if no player added anything.
verify-deal-unchanged = The cards were locked in when the deal began, and nobody changed them afterward.
# Finding under “What the game’s record proves”.
verify-rules-fixed = The edition, the options, the number of rounds, the bots’ seats, and who went first (if the host chose) were locked in before the shuffle.
# Finding under “What the game’s record proves”. A deal is canceled when the host stops it before the cards are there.
verify-cancelled-none = No deal was canceled before this one.
# Finding under “What the game’s record proves”, marked as worth knowing. $count: canceled deals, 1 or more.
verify-cancelled = { $count ->
    [one] 1 deal was canceled before this one. It’s in the record, and nobody can remove it.
   *[other] { $count } deals were canceled before this one. They’re all in the record, and nobody can remove any of them. If there are many, someone may have been holding out for better cards.
}
# The same for a record of the older kind, which could leave some out. $count: 1 or more.
verify-cancelled-listed = { $count ->
    [one] The record lists 1 deal that was canceled before this one. An older record can’t show whether there were more.
   *[other] The record lists { $count } deals that were canceled before this one. An older record can’t show whether there were more.
}
# Finding under “What the game’s record proves”, in the terminal only, for a game played to the end. $count: number of moves, such as 212.
verify-played = { $count ->
    [one] The only move is legal and leads to exactly this result.
    [2] Both moves are legal and lead to exactly this result.
   *[other] All { $count } moves are legal and lead to exactly this result.
}
# The same for a game that the players ended by a vote. $count: number of moves, 0 or more.
verify-played-abandoned = { $count ->
    [0] The players ended the game before the first move.
    [one] The only move is legal; then the players ended the game.
    [2] Both moves are legal; then the players ended the game.
   *[other] All { $count } moves are legal; then the players ended the game.
}
# Finding under “Who took part in the shuffle”. $count: how many players; $names: their names, such as “Ana, Tomas”.
verify-took-part = { $count ->
    [one] Only one player took part: { $names }. If that player was honest, nobody could have rigged the deal.
   *[other] Took part: { $names }. If even one of them was honest, nobody could have rigged the deal.
}
# Finding under “Who took part in the shuffle”, as an answer to that heading.
verify-nobody = Nobody did. So this only shows that the server didn’t change the cards after the deal began, not that it dealt them fairly.
# The following three: findings under “Who took part in the shuffle”. $names: players, such as “Ana, Tomas”; in the second, bots.
verify-no-part = Added nothing to the shuffle: { $names }.
verify-bots = Bots, which never add anything: { $names }.
verify-withheld = Announced a part but never revealed it: { $names }. A dropped connection can cause that, but so can a player who’s in league with the server and wants different cards.
# The following four: findings under the heading “Keep in mind:”. The first only for records of the older kind, the last only for newer ones, which end with a checksum.
verify-limit-old = This is an older kind of record. It can’t show that the table’s rules were locked in before the shuffle, that no canceled deal is missing, or that nobody tampered with the record. If the game was played recently, ask why its record is of the older kind.
verify-limit-looking = Whoever runs the server could have looked at the cards during the game.
verify-limit-invented = Anyone can make up a whole game. A record alone doesn’t show that the game was ever played.
verify-limit-checksum = The checksum only catches people who don’t know how to make a new one. Anyone who does can put other moves, names, or chat into the record, hide that a part of the shuffle was never revealed, or cut a game that ended early even shorter. Compare the record with what you saw in your browser.
