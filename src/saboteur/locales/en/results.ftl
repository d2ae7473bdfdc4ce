### Browser: the end of a round and of a game.

## Round end and results

# Title of the dialog at the end of a round. $round: 1 to 5.
round-end = Round { $round } is over
# Button that brings back the dialog at the end of a round after round-end-look.
round-end-back = Back to the results
# Big line in that dialog. $winner: diggers or saboteurs.
round-end-verdict = { $winner ->
    [diggers] The diggers win!
   *[saboteurs] The saboteurs win!
}
# Under it: how the round ended. States rules, see R7 in docs/rules.md. $how: treasure, ring (everyone in a row could only discard) or hands (no cards left). $name: who played the last path card, in treasure only.
round-end-how = { $how ->
    [treasure] The treasure has been found! { $name } played the last path card.
    [ring] The draw pile ran out, and nobody could do anything but discard.
   *[hands] The cards ran out before anyone found the treasure.
}
# Under the dwarf card that nobody was dealt; its role stands below. Narrow.
round-end-spare = Leftover card
# Small line below all dwarf cards in somebody’s first game: what round-end-spare means.
round-end-spare-about = There was one more dwarf card than there were players, so nobody had the leftover card.
# Under the dwarf card of somebody who got gold as a saboteur or as the selfish dwarf. Narrow. $count: gold cards.
round-end-paid = { $count ->
    [0] No gold
    [one] +1 gold card
   *[other] +{ $count } gold cards
}
# The same at a table with the option “open gold”, also for diggers. Narrow. $count: nuggets that the player got for the round.
round-end-paid-open = { $count ->
    [0] No gold
    [one] +1 nugget
   *[other] +{ $count } nuggets
}
# In the dialog at the end of a round: what the reader got for it. $count: nuggets.
round-end-won = { $count ->
    [0] No gold for you this round
    [one] You won 1 nugget!
   *[other] You won { $count } nuggets!
}
# In place of round-end-won while gold is still being shared, and the answer to questions by key then: what the reader has got for the round so far. It must not sound as if that were all. $count: nuggets.
round-end-sharing = { $count ->
    [0] Gold is still being shared.
    [one] Gold is still being shared. You have 1 nugget so far this round.
   *[other] Gold is still being shared. You have { $count } nuggets so far this round.
}
# Read aloud at the end of a round. $kind: none, one, or several. $names: who was a saboteur, such as “Ana and Tomas”.
round-end-saboteurs = { $kind ->
    [none] There were no saboteurs this round.
    [one] Saboteur this round: { $names }.
   *[several] Saboteurs this round: { $names }.
}
# Spoken label of the pictures of the three goals in that dialog.
round-end-goals = What the goals were
# Spoken label of the list of players with their roles in that dialog.
round-end-roles = Roles
# Small line over the button round-end-on. $seconds: 0 to 30.
rest-left = Next round in { $seconds } s
# The following two: one button that closes the dialog; after the last round it’s the second.
round-end-on = Continue
round-end-standings = See final scores
# Button in the dialog at the end of a round that hides it, so that the finished mine is seen; round-end-back brings it back.
round-end-look = View the mine
# Read aloud when that button is pressed, and as the answer to questions by key meanwhile. $round: the round that is over.
round-end-looking = You’re viewing the mine from round { $round }. Press Esc to go back to the results.
# Heading over the gold cards you can choose from, 1 to 9, so it must also suit a single card.
gold-choose = Take a gold card. Only you can see what’s here.
# The same at a table with the option “open gold”.
gold-choose-open = Take a gold card. Everyone will see which one you take.
# Spoken label of a gold card. $value: its nuggets, 1 to 3.
gold-card = { $value ->
    [one] gold card with 1 nugget
   *[other] gold card with { $value } nuggets
}
# Button under the gold cards: takes the chosen one, or one of several that are the same. $count: its nuggets, 1 to 3.
gold-take = { $count ->
    [one] Take 1 nugget
   *[other] Take { $count } nuggets
}
# Line in that dialog while somebody else chooses. $name: that player. $count: cards they choose from, 1 to 9.
gold-waiting = { $count ->
    [one] { $name } is secretly choosing a gold card. 1 card is left.
   *[other] { $name } is secretly choosing a gold card. { $count } cards are left.
}
# The same line while that player is not connected, or has let the time run out. $name: that player.
gold-waiting-away = { $name } is away and still has to choose a gold card.
# The same at a table with the option “open gold”.
gold-waiting-open = { $count ->
    [one] { $name } is choosing a gold card. 1 card is left.
   *[other] { $name } is choosing a gold card. { $count } cards are left.
}
# Heading over your own gold cards.
gold-mine = Your gold so far
# Heading after a game, over its rounds: who won each, who the saboteurs were, and who got how much gold.
game-end-story = How the game went
# The host’s main button there: deals a new game to the same players.
game-end-again = Play again
# The other players’ main button there: ready for a new game.
game-end-ready = Count me in!
# In its place once it’s pressed.
game-end-waiting = Waiting for the host to start a new game…
# Heading after a game, over the players with who wants another one.
game-end-next = Another game?
# The other players’ line there while the host is not connected. $name: the host.
rematch-host-away = The host ({ $name }) is away. If they’re not back soon, another player can start the game.
# Button there: back to the waiting room, where players and rules can be changed.
game-end-room = Waiting room
# Button there, and tooltip in the replay: downloads the finished game as a file. Match replay-file, which opens it.
game-end-record = Save this game
# Button at the end of a round and of a game, and tooltip in the replay: shows a picture of the mine that can be saved or shared. Short.
picture-save = Save picture
# Button there: watch the game again. One short word.
game-end-replay = Replay
# Button there and in the replay: checks in the browser that the cards were shuffled fairly. The results follow, see “Replay: …” below.
verify = Verify this game
# The same heading for a player who has won, alone or with others. $count: how many have won.
game-end-you = { $count ->
    [one] You win the game!
   *[other] You share the victory!
}
