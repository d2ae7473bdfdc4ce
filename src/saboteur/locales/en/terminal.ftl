### Terminal: playing, dealing, replaying, and what is wrong with files and arguments.

## Terminal: files that can’t be used

# Printed after “saboteur: ”, as the last line before the program ends. $file: a path, or - for standard input.

# $game: which game of the file, from 0. $line: its line, from 1. $why: one of the refusals above or one of the reasons below, a whole sentence with its period.
bad-game = { $file }: game { $game } (line { $line }) can’t be replayed: { $why }
# As above; $number: the move, from 1. $index: the same from 0, as it stands in the file. $move: what is written there, such as Pns@1,0. $why: a refusal of a move, a whole sentence.
bad-move = { $file }: game { $game } (line { $line }), move { $number } (moves[{ $index }]) “{ $move }” can’t be played: { $why }
# The file is empty.
no-game = { $file } contains no games.
# $game: the number asked for with --game.
no-such-game = { $file } has no game { $game } (the first one is game 0).
# $why: what the operating system says, such as “No such file or directory”, without a period; so in the next two.
cannot-read = Can’t read { $file }: { $why }.
# Any other error of the operating system, such as “No space left on device”.
system-refuses = System error: { $why }.
# After a game with --save.
cannot-save = Can’t save the record to { $file }: { $why }.
# “-” was given as the file, but nothing can be read from there.
no-standard-input = There’s no standard input to read from.
# From here to json-constant: reasons put after bad-game’s “can’t be replayed:”. $limit: 8.
record-too-large = The record is larger than { $limit } MiB.
# $byte: which byte of the line, from 1.
not-utf-8 = Byte { $byte } of this line isn’t valid UTF-8.
# $why: what Python’s JSON reader says, always in English, such as “expecting value”. $column: from 1.
not-json = This isn’t valid JSON: { $why } (column { $column }).
# The next two: the file was cut off, or is made to overwhelm the reader.
json-cut-off = The file ends in the middle of the record.
json-too-deep = The JSON is nested too deeply.
# $key: such as moves.
json-twice = The key “{ $key }” appears twice.
# A number that no record could have.
json-long-number = A number has more than 18 digits.
# $name: NaN, Infinity, or -Infinity.
json-constant = { $name } isn’t allowed in JSON.

## Terminal: arguments that can’t be used

# Printed after “saboteur: ”, as the last line before the program ends.

# $why: what is wrong, without a period: one of the lines below that begin in lower case after “argument --players: ”, or a sentence of Python’s, in English. $command: such as saboteur play.
bad-arguments = { $why }. See “{ $command } --help”.
# A warning at the start for people who work on the program itself. $why: changed, other-python, or never. “make compiled” is a command.
rules-uncompiled = { $why ->
    [changed] The rules are running uncompiled, which is slower: the source has changed. Run “make compiled”.
    [other-python] The rules are running uncompiled, which is slower: they were compiled for another version of Python. Run “make compiled”.
   *[never] The rules are running uncompiled, which is slower: they haven’t been compiled yet. Run “make compiled”.
}
# $name: what was typed, such as pley. $names: all commands, with commas.
no-such-command = Unknown command “{ $name }”. Commands: { $names }.
# The next five follow “argument --players: ” in bad-arguments, without a capital or a period; the first and the third are also printed alone after a wrong answer to ask-players and ask-edition. $text: what was typed. $lowest, $highest: such as 3 and 10.
not-in-range = “{ $text }” isn’t a whole number from { $lowest } to { $highest }
# $text: a range such as 5-3.
range-backwards = “{ $text }” runs backward
# $names: what there is, with commas; so in the next two.
not-an-edition = unknown edition “{ $text }” (choose from { $names })
not-an-option = unknown table option “{ $text }” (choose from { $names })
# Only for “saboteur random”.
not-a-style = unknown style “{ $text }” (choose from { $names })
# Only for “saboteur rules”, also after “argument CLAUSE: ”. $text: what was typed.
not-a-clause = the rulebook has no clause “{ $text }”
# Only for “saboteur rules --lang”. $names: the codes of the languages, with commas.
not-a-language = unknown language “{ $text }” (choose from { $names })
# saboteur perft: both ways of naming a position were used.
record-or-table = Use either --record or the options that describe a table (--edition, --players, --options, --rounds, --first, --seed), not both.
# saboteur play --seat. $seat: what was asked for. $last: the highest number there is, such as 4.
no-seat-at-table = There’s no Player { $seat } at this table; players are numbered 0 to { $last }.

## Terminal: the story of a game

# Lines of “saboteur replay”, and what is told between your moves in “saboteur play”. $who and $whose: a player’s name as it is
# (“Ona”), or “Player 2”, or “Player 0 (you)”. $cell: a spot, such as G4. $card: a card in notation, such as Pns.

# Heading of a game. $game: its number in the file, from 0.
story-game = Game { $game }
# Below the heading. $edition: lt, lv, ru, el, or et. $players: 3 to 10. $rounds: 1 to 5.
story-table = { $rounds ->
    [one] Edition { $edition }, { $players } players, 1 round.
   *[other] Edition { $edition }, { $players } players, { $rounds } rounds.
}
# $options: the names of options as in --options, with commas, such as open_gold, others_only.
story-options = Table options: { $options }.
# $seed: the text that the cards come from, often 32 letters and digits.
story-seed = Seed: “{ $seed }”.
# In place of the seed: someone chose the cards, for a puzzle or a test.
story-hand-made = The cards were set up by hand.
# Last line of a record that stops before the end of the game.
story-stops = The record stops here. The game isn’t over.
# Heading of a round. $round: 1 to 5.
round-began = Round { $round }: { $who } goes first.
# A path card is played. $shape: straight, corner, junction (three ways), crossing (four ways) or dead-end.
laid = { $shape ->
    [straight] { $who } plays a straight tunnel ({ $card }) at { $cell }.
    [corner] { $who } plays a corner ({ $card }) at { $cell }.
    [junction] { $who } plays a junction ({ $card }) at { $cell }.
    [crossing] { $who } plays a crossing ({ $card }) at { $cell }.
   *[dead-end] { $who } plays a dead end ({ $card }) at { $cell }.
}
# $card: the path card that was removed.
rock-fell = { $who } plays a rockfall at { $cell } and removes { $card }.
# Who plays a broken tool on someone else ($whose). { tool } is pickaxe, lamp, or cart.
broke = { $who } plays a broken { tool } on { $whose }.
# The same on oneself; the player’s gender isn’t known.
broke-own = { $who } breaks their own { tool }.
# Who repairs a tool of someone else ($whose, also “Player 0 (you)”, so no ’s after it).
mended = { $who } repairs the { tool } for { $whose }.
# The same for oneself.
mended-own = { $who } repairs their own { tool }.
# Who looks at a face-down goal with a map. $content: treasure, stone, or hidden where the reader may not know.
saw = { $content ->
    [treasure] { $who } looks at the goal at { $cell }: it’s the treasure!
    [stone] { $who } looks at the goal at { $cell }: it’s just a stone.
   *[hidden] { $who } looks at the goal at { $cell }.
}
# A card is discarded, and the reader may know which.
discarded = { $who } discards { $card }.
# The same where the reader may not know.
discarded-hidden = { $who } discards a card.
# The tunnel has reached a goal. $content: treasure or stone.
goal-turned = { $content ->
    [treasure] The goal at { $cell } is turned over: it’s the treasure!
   *[stone] The goal at { $cell } is turned over: it’s just a stone.
}
# Follows goal-turned with a stone. $card: the stone as it lies, such as Pes.
stone-laid = The stone at { $cell } is placed as { $card }.
# Estonian edition: only one goal is turned over for each path card. $cells: the spots of the goals, such as L3, L5. $who laid the card.
goals-reached = The tunnel reaches more than one goal ({ $cells }), and { $who } has to choose which one to turn over.
# Neither way to lay a stone fits all of its neighbors. $who laid the path card and decides.
stone-misfitted = The stone at { $cell } doesn’t fit either way, and { $who } has to choose how to rotate it.
# End of a round, below a drawing of the mine. $how: treasure (the diggers win), ring (Russian and Estonian edition: the draw pile is empty and everyone in turn could only discard) or hands (all cards are used up). $turns: cards played and discarded in this round, such as 38.
round-ended = { $how ->
    [treasure] { $turns ->
        [one] The diggers win: they reached the treasure after 1 turn.
       *[other] The diggers win: they reached the treasure after { $turns } turns.
    }
    [ring] { $turns ->
        [one] The saboteurs win after 1 turn: the draw pile ran out, and nobody could do anything but discard.
       *[other] The saboteurs win after { $turns } turns: the draw pile ran out, and nobody could do anything but discard.
    }
   *[hands] { $turns ->
        [one] The saboteurs win after 1 turn: the cards ran out.
       *[other] The saboteurs win after { $turns } turns: the cards ran out.
    }
}
# Follows round-ended if the diggers won. $who laid the last path card or, if that was a saboteur, is the next player counterclockwise who isn’t one. Says nothing about gold.
finder = { $who } gets credit for finding it.
# End of a round. $roles: every player with their role, such as Ona: digger, Tomas: saboteur.
roles = Roles: { $roles }.
# End of a round, and “saboteur deal”: the dwarf card that nobody got. $role: see role.
spare = Leftover dwarf card: { $role }.
# End of a round, and “saboteur deal”. $goals: spots with what lies there, such as L3: stone, L5: treasure, L7: stone; in “saboteur deal”, a stone as it’s written in a record, such as L3: Psw.
goals = Goals: { $goals }.
# A digger picks a gold card, and the reader may know which. $value: its nuggets, 1 to 3.
gold-taken = { $value ->
    [one] { $who } takes a gold card with 1 nugget.
   *[other] { $who } takes a gold card with { $value } nuggets.
}
# The same where the reader may not know.
gold-taken-hidden = { $who } takes a gold card.
# A saboteur is paid from the gold pile. $count: cards kept, 0 if the pile is empty. $values: their nuggets with spaces, such as 2 1.
gold-paid = { $count ->
    [0] { $who } gets no gold cards.
    [one] { $who } gets 1 gold card: { $values }.
   *[other] { $who } gets { $count } gold cards: { $values }.
}
# The same where the reader may not know the nuggets.
gold-paid-hidden = { $count ->
    [0] { $who } gets no gold cards.
    [one] { $who } gets 1 gold card.
   *[other] { $who } gets { $count } gold cards.
}
# Follows gold-paid: cards drawn that were worth too much. $values: their nuggets with spaces, such as 3 3.
gold-rejected = Back to the bottom of the gold pile: { $values }.
# Follows gold-paid: the pile has no cards that make up the exact sum, so the rest is credited without a card. $count: 1 to 4.
gold-loose = { $count ->
    [one] { $who } is credited with 1 loose nugget.
   *[other] { $who } is credited with { $count } loose nuggets.
}
# Between rounds and at the end. $nuggets: every player with their nuggets, such as Ona: 4, Tomas: 0.
standings = Nuggets: { $nuggets }.
# Last line of a finished game. $count: how many have won. $who: their names with commas, such as Ona, Tomas.
winners = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}
# What a player says at the table. $text: free chat as it was written, or a preset phrase in words (claim-…).
said = { $who } says: { $text }
# Below a drawing of the mine: what its signs mean. All arguments are signs, such as S, ?, ◆, ●, ×, ══, and ──. Three spaces between two entries; keep it short.
legend = { $start } start   { $hidden } face-down goal   { $treasure } treasure   { $stone } stone   { $end } dead end   { $joined } connected to the start   { $apart } cut off

## Terminal: dealing

# Lines of “saboteur deal”. $cards and $hand: cards in notation with spaces; the gold as nuggets, such as 3 1 1 2.

# Heading. $round: 1 to 5. $players: 3 to 10. $seed: such as “a quiet evening”.
deal-title = Round { $round } for { $players } players, seed “{ $seed }”
# $seat: from 0.
deal-starts = Player { $seat } goes first.
# One line for each player. $role: see role.
deal-seat = Player { $seat } ({ $role }): { $hand }
# The next two: the cards left after dealing, and the gold for the whole game.
deal-deck = Draw pile, top card first: { $cards }
deal-gold = Gold, top card first: { $cards }

## Terminal: playing

# What “saboteur play” asks and shows. The answer is typed behind a question, after a space that the program adds.

# First question if --players wasn’t given. $usual: what an empty answer means, 5.
ask-players = How many players, including you (3 to 10)? [{ $usual }]
# Second question if --edition wasn’t given. $usual: what an empty answer means, lt.
ask-edition = Which edition (lt, lv, ru, el, or et)? [{ $usual }]
# The question for a move, below a numbered list of your cards, or of what can be decided. $phase: play, or turn-goal, lay-stone, or pick-gold for a decision.
ask-move = { $phase ->
    [turn-goal] Which goal do you want to turn over?
    [lay-stone] How do you want to rotate the stone?
    [pick-gold] Which gold card do you want to take?
   *[play] Your move (? for help, q to quit):
}
# The second question, below a numbered list of the places or players that the chosen card can be played on.
ask-target = Where? (0 to pick another card, ? for help)
# The answer to “?”. Two columns: what to type, never translated, and what it does. At most 80 letters in a line.
play-help =
    Pick a card, then where to play it: use the arrow keys and Enter, or a number.
    You can also type a whole move:
      Pnes@G4            play a path card in column G, row 4, with its north, east,
                         and south sides open (letters go from west to east,
                         numbers from north to south; Pnes@3,-1 works, too, and
                         counts from the start card)
      Blamp>2            break Player 2’s lamp
      Mlamp>2            repair Player 2’s lamp
      Mpick+lamp>2:lamp  the same, with a card that repairs a pickaxe or a lamp
      R@F5               play a rockfall on the path card there
      V@L5               look at the goal there with a map
      -Pns               discard a card
    Press Enter to see the table again, or type q to quit.
# When the cards are dealt. $role: digger, saboteur, or selfish dwarf; see role.
your-role = Your role: { $role }.
# Before each of your moves, in bold. $role as above. $cards: your hand in notation, such as Pns Pes Blamp V.
your-hand = Your role: { $role }. Your hand: { $cards }
# Below it, while you pick gold. $cards: nuggets of the cards on offer, such as 1 1 3.
your-offer = Gold cards to choose from: { $cards }
# After your move. $card: in notation, such as Pns.
drew = You draw { $card }.
# Before each of your moves. $count: 0 to 49.
deck-left = { $count ->
    [0] The draw pile is empty.
    [one] There’s 1 card left in the draw pile.
   *[other] There are { $count } cards left in the draw pile.
}
# Before each of your moves, one line for each player with broken tools. $who: see the story. $tools: such as pickaxe, lamp.
broken-tools = Broken tools of { $who }: { $tools }.
# After “q”.
left = You’ve left the game.

## Text seat

# These sentences are read by language models that play the game, and by the researchers who write for them. After the examples of moves from play-help. Pn/s, Ps, and D5 are notation.
text-dead-ends = A slash separates openings that don’t connect inside the card: Pn/s is a dead end, and so is Ps, which has only one opening. The start card is at D5; the goals are at L3, L5, and L7.
# Above a list of preset phrases, each in notation and in words, such as “!trust>2  I trust Player 2!”.
text-claims = Along with your move, you can say one of these phrases to everyone. It doesn’t have to be true.
# Headings of the parts of a prompt: how to write cards and moves; the list of phrases; what lies on the table and who has what; what happened since the round began; the numbered list of moves.
text-heading = { $part ->
    [notation] How moves are written
    [phrases] Preset phrases
    [table] The table
    [story] This round so far
   *[moves] Your legal moves
}
# A line of the prompt. $cards: the path cards in the mine with their cells, in notation, such as “Pnesw@D5 Pew@E5”.
text-mine = Mine: { $cards }
# A line of the prompt. $goals: the three goals with what the reader knows of them, such as “L3 ? · L5 treasure · L7 ?”.
text-goals = Goals: { $goals }
# After the numbered list of moves, and after an answer that was no move. $count: how many moves there are. $json: a piece of JSON that names a move.
text-answer = Answer with a line that contains only a move or its number (1–{ $count }), or with JSON: { $json }
# After it. $json: the same piece of JSON with a phrase.
text-answer-claim = To say a phrase as well, put it on a line of its own or in the JSON: { $json }
# Never shown: what may stand before a move or its number in an answer, as in “My move: 3”. With commas between; in small letters, but capitals are understood as well. List what somebody who answers in your language would write.
text-answer-words = move, my move, the move, final move, answer, my answer, the answer, final answer, action, my action, the action, final action
# An answer that can mean more than one move or phrase; it has to be given again. $moves: what was found, such as “1. Pns@E5, 2. Pns@E4”.
text-ambiguous = Your answer can be read in more than one way ({ $moves }). Please give just one of these.
# An answer that was cut off while its writer was still thinking; “Answer with a line …” follows. $tag: the mark with which thoughts begin, such as “<think>”.
text-cut-off = Your answer was cut off before it named a move: { $tag } was never closed. Please keep your thinking shorter this time.
# After “There’s no Player 9 at this table.” $last: the highest number, such as 4.
text-seats = The players at this table are numbered 0 to { $last }.
# After an answer whose phrase doesn’t exist. $phrases: one of each kind in notation, with commas, such as “!role:digger, !suspect>1”.
text-phrases = Leave out the phrase, or say one of these: { $phrases }

## Terminal: copying the examples

# What “python -m saboteur.research.examples” prints. Errors; “FOLDER” may be translated. $file: a file with its folder.
examples-usage = Give a folder for the examples: python -m saboteur.research.examples FOLDER
examples-there = “{ $file }” already exists, so nothing was copied. Choose another folder.
# When it’s done. $folder: such as examples. $count: how many files.
examples-copied = Files copied to “{ $folder }”: { $count }
