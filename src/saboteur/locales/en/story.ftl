### Browser: the game log, and what players say.

## Game log

# The lines of the log, here and below, in the present tense; also read aloud and shown over the board. $name: the player who acts. $round: 1 to 5.
log-round-began = Round { $round } begins. { $name } goes first.
# Log line. $name: a player. $cell: the name of the spot, such as G4. For $shape see card-path.
log-path-laid = { $shape ->
    [crossing] { $name } plays a crossing at { $cell }.
    [fork] { $name } plays a junction at { $cell }.
    [straight] { $name } plays a straight tunnel at { $cell }.
    [bend] { $name } plays a corner at { $cell }.
   *[dead-end] { $name } plays a dead end at { $cell }.
}
# Log line: a rockfall card was played. $name: a player. $cell: the name of the spot, such as G4.
log-rock-fell = { $name } removes the path card at { $cell } with a rockfall.
# The following four: log lines. $name: the player who acts; $target: the player whose tool it is, the same one in …-own (not used in English). For $tool see tool-name.
log-tool-broken = { $name } breaks { $target }’s { tool }.
log-tool-broken-own = { $name } breaks their own { tool }.
log-tool-mended = { $name } repairs { $target }’s { tool }.
log-tool-mended-own = { $name } repairs their own { tool }.
# Log line. $name: a player.
log-discarded = { $name } discards a card.
# Log line: a map was played; what it showed is secret. $name: a player. For $goal see goal-name.
log-goal-seen = { $name } looks at the { goal-name }.
# The same line for the player who played the map, with what it showed; on a shared device also under the picture of the goal, and in a replay through that player’s eyes. $content: treasure or stone.
log-goal-seen-own = { $content ->
    [treasure] { $name } looks at the { goal-name }: it’s the treasure! Nobody else can see this.
   *[stone] { $name } looks at the { goal-name }: it’s just a stone. Nobody else can see this.
}
# Log line: a goal was reached and turned over. For $goal see goal-name.
log-goal-turned = { $content ->
    [treasure] The { goal-name } is the treasure!
   *[stone] The { goal-name } is just a stone.
}
# Log line at the end of a round; after reloading the page also under round-end-verdict. $winner: diggers or saboteurs.
log-round-ended = { $winner ->
    [diggers] The diggers find the treasure!
   *[saboteurs] The saboteurs win the round!
}
# Log line: a digger picked one of the gold cards. $name: a player.
log-gold-taken = { $name } takes a gold card.
# Log line: a saboteur, or the selfish dwarf, got their nuggets. $name: a player.
log-gold-paid = { $name } gets paid in gold.
# The following two: log-gold-taken and log-gold-paid at a table with the option “open gold”. $count: nuggets.
log-gold-taken-open = { $count ->
    [one] { $name } takes a gold card with 1 nugget.
   *[other] { $name } takes a gold card with { $count } nuggets.
}
log-gold-paid-open = { $count ->
    [one] { $name } gets paid 1 nugget.
   *[other] { $name } gets paid { $count } nuggets.
}
# Log line; also the line over your cards when everything is over.
log-game-ended = The game is over.
# In brackets after a log line: the server moved for a player who took too long.
log-by-clock = time ran out
# The following two: log lines after a vote.
log-paused = The game is paused.
log-went-on = The game continues.
# Log line after a vote: from now on there is a time limit for each move.
log-clock-started = The vote passes: from now on, there’s a time limit for each move.
# Log line: a player asked for extra time and got it; also read aloud to everyone. $name: that player.
log-time-added = { $name } gets extra time for this move.
# The following two: log lines. A bot begins to play for a player who is away, and stops. $name: that player.
log-stood-in = A bot fills in for { $name }.
log-taken-back = { $name } is back.
# Log line, also in the terminal. $name: the player who left for good. $bot: the name of the bot that plays on, such as “Bruni”.
log-given-to-bot = { $name } leaves the game. { $bot }, a bot, takes over.
# Log line: somebody has joined a running game. $guest: their name.
log-announced = { $guest } will join at the next deal.
# Log line, also in the terminal: somebody who joined a running game now plays. $name: the new player. $former: the bot that had the seat.
log-took-over = { $name } takes over for { $former }.
# Log line: the players voted to end the game, or all of them left.
log-game-abandoned = The game ends early.

## Chat and preset phrases

# The preset phrases, here and below: what a player says to the table, true or not; on buttons, in speech bubbles, and in the log behind the speaker’s name and a colon; also in the terminal. This one: for $goal see goal-name, for $content see content.
claim-saw = { $content ->
    [treasure] I looked at the { goal-name }: it’s the treasure!
   *[stone] I looked at the { goal-name }: it’s just a stone.
}
# Phrase. $role: digger or saboteur.
claim-role = { $role ->
    [digger] I’m a digger.
   *[saboteur] I’m a saboteur.
}
# Phrase. For $tool see tool-name.
claim-mend = Please repair my { tool }!
# The following six: phrases about another player. $name: that player; or “…” on the button you press before choosing one, so no period after it (“!” is fine), and nothing attached to it. claim-break asks the others to break that player’s tools.
claim-suspect = I suspect { $name }!
claim-trust = I trust { $name }!
claim-thanks = Thanks, { $name }!
claim-sorry = Sorry, { $name }!
claim-break = Someone stop { $name }!
claim-help = Someone help { $name }!
# The following four: short phrases.
claim-hello = Hello!
claim-well-played = Well played!
claim-oops = Oops!
claim-hurry = Hurry up, please!
