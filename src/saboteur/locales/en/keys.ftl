### Browser: questions by key, typed moves, and settings for reading and listening.

## Asking and typing

# Spoken label of that field.
ask-field = Question or move
# Placeholder in it: a question and a typed move. Match question-word and card-path; C4 is a spot.
ask-example = where · corner C4
# Button next to it. One short word.
ask-go = Go
# Small text under it. F5 is a spot: typed alone, it asks what lies there; a row, and a card by its place in the hand, follow the word of their question; a player’s name asks what is known of them. The words are those of question-word, card-path, typed-rotated, and discard; a card can be named by its place in the hand, too.
ask-hint = Ask with one of the words below (“F5”, “row 4”, “where 2”, and a player’s name work, too), or type a move: “corner C4”, “3 C4 rotated”, “lamp Bruni”, “discard 2”.
# Small text after ask-hint where preset phrases can be said. The words in quotation marks are typed, in any order: a name and a word of claim-suspect; words of goal-name and content, which find claim-saw.
ask-hint-say = To tell everyone something, type words from a preset phrase: “suspect Bruni”, “middle stone”.
# Heading over a list of all questions, each a button with its key.
ask-questions = Questions
# A question in that list. $question: role, hand, gold (one’s own), goals, tools (who can’t dig), since (what happened since your last turn), where (the chosen card can go), row or column (of the spot in focus: reads all cards in it), info (whose turn, time left, draw pile, round).
question = { $question ->
    [role] What’s my role?
    [hand] Which cards do I have?
    [gold] How much gold do I have?
    [goals] What do I know about the goals?
    [tools] Whose tools are broken?
    [since] What has happened since my turn?
    [where] Where can this card go?
    [row] Read this row
    [column] Read this column
   *[info] Whose turn is it, and how much time is left?
}
# The word that asks it when typed, in small letters, different for each. For $question see question.
question-word = { $question ->
    [role] role
    [hand] hand
    [gold] gold
    [goals] goals
    [tools] tools
    [since] since
    [where] where
    [row] row
    [column] column
   *[info] turn
}
# Answer: no player has a broken tool.
ask-tools-none = No tools are broken.
# What everyone knows of a player, last: how many cards they have discarded this round. Under player-round, and in the answer to a name typed under ask-title. $count: from 1 up.
player-discarded = Cards discarded: { $count }
# Answer: nothing has happened since your last turn.
ask-since-none = Nothing has happened since your turn.
# Answer to “Where can this card go?” if no card is selected.
ask-no-card = Pick a card first.
# Spoken after a spot where the chosen path card can be played, behind a comma: how it has to lie there. $way: held (as it is held now), turned (by 180°), or either (both fit).
where-lies = { $way ->
    [held] as it lies
    [turned] if rotated
   *[either] either way
}
# Spoken after your own name, behind a comma, where a card that breaks a tool would be played on yourself, and again once you have chosen that. For $tool see tool-name.
own-tool = this breaks your own { tool }
# Spoken after cell-empty, like cell-beside-open: a tunnel that isn’t connected to the start leads into this spot. $sides: a list of side.
cell-beside-cut = tunnel to the { $sides }, cut off
# Read aloud, only to you, after log-by-clock: your time ran out, and the server discarded this card of yours. $card: its name, such as “broken lamp”.
lost-card = You lost this card: { $card }.
# Read aloud instead of log-round-began, if you go first. $round: 1 to 5.
you-round-began = Round { $round } begins. You go first.
# Here and below: what you have just done, read aloud only to you, instead of the log line (which says your name). This one instead of spoken-path.
you-path-laid = You, { $cell }: { $card }.
# $cell: the name of the spot. $card: the path card that was removed, see card-path.
you-rock-fell = You remove the card at { $cell } with a rockfall: { $card }.
# Read aloud instead of log-rock-fell, if it was somebody else. $name: a player. $cell and $card: as in you-rock-fell.
spoken-rock-fell = { $name } removes the card at { $cell } with a rockfall: { $card }.
# $target: another player. For $tool see tool-name.
you-tool-broken = You break { $target }’s { tool }.
# Your own tool.
you-tool-broken-own = You break your own { tool }.
# $target: another player. For $tool see tool-name.
you-tool-mended = You repair { $target }’s { tool }.
# Your own tool.
you-tool-mended-own = You repair your own { tool }.
# Others don’t learn which card it was. $card: its name, such as “broken lamp”.
you-discarded = You discard a card: { $card }.
# You played a map. For $goal see goal-name. $content: treasure or stone.
you-goal-seen = { $content ->
    [treasure] You look at the { goal-name }: it’s the treasure! Nobody else can see this.
   *[stone] You look at the { goal-name }: it’s just a stone. Nobody else can see this.
}
# $count: its nuggets, 1 to 3.
you-gold-taken = { $count ->
    [one] You take a gold card with 1 nugget.
   *[other] You take a gold card with { $count } nuggets.
}
# Before a list of the cards in a row or (the second one) a column of the mine. $row: a number such as 5; $column: a letter such as G.
ask-row = Row { $row }
ask-column = Column { $column }
# A word that can be typed after a path card: rotated by 180°.
typed-rotated = rotated
# Answer to a typed move that can mean several; they are listed below. $count: how many.
typed-several = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
# The same for typed words that several preset phrases have; they are listed below, and choosing one says it to everyone. $count: how many.
typed-phrases = { $count ->
    [one] 1 phrase you can say
   *[other] { $count } phrases you can say
}
# Answer to something typed that is neither a question nor a possible move. $text: what was typed.
typed-unknown = “{ $text }” is neither a question nor a possible move.
# Words that can be typed for oneself, with spaces between them: “lamp me” plays a lamp card on oneself.
typed-me = me myself
# Words that can be typed before the words of a preset phrase, with spaces between them: “say hello”. In small letters.
typed-say = say tell
# The word that asks for all words of question-word when typed. In small letters.
typed-help = help

## Settings for eyes, ears, and hands

# The following three: labels in the settings, over menus.
setting-text = Size of the text and the mine
setting-contrast = Contrast
setting-speech = Screen reader announcements
# Choices of setting-text: size of all text and of the mine; your own cards follow unless card-size says otherwise. $size: normal, large, or largest.
text-size = { $size ->
    [normal] Regular
    [large] Larger
   *[largest] Largest
}
# Choices of setting-contrast. $contrast: system or more.
contrast = { $contrast ->
    [system] System default
   *[more] High
}
# Choices of setting-speech: how much a screen reader is told about each move. $detail: short, normal, or full.
speech-detail = { $detail ->
    [short] Short: who, what, where
    [normal] Normal: also which way a card leads
   *[full] Full: also the draw pile and who’s next
}
# Checkbox in the settings: keys such as T or D do something anywhere on the page.
setting-shortcuts = Keyboard shortcuts
# Heading in the settings over a list of keys that can be changed; click to open it.
setting-keys = Change keys
# What a key does, in that list and in the one under menu-keys. Short. $action: t (rotates the chosen card), d (discards it), b (goes to the mine), l (lists where the card can go), question mark (explains the card; shows this list if there is none), c (card counter), k (asks for extra time for this move), q (suggests moves), p (goes to the list of players), n (lists the notes, or changes that of the player in focus), s (opens the chat), m (shows the moves since your turn again), u (opens the menu), slash (ask-title).
key-action = { $action ->
    [t] Rotate the card
    [d] Discard the card
    [b] Go to the mine
    [l] List where the card can go
    [question] Explain the card
    [c] Card counter
    [k] Ask for extra time
    [q] Ask for suggestions
    [p] Go to the players
    [n] Show your notes
    [s] Chat and preset phrases
    [m] Show moves since your last turn
    [u] Open the menu
   *[slash] Ask, or type a move
}
# Spoken label of the button that changes a key, after what it does and a colon. $key: the key as it is now.
key-change = change { $key }
# On that button while it waits for the new key. Short.
key-press = Press a key
# Said if the new key is already used. $key: that key.
key-taken = { $key } is already in use.
# Button under that list: all keys as they were. Short.
keys-reset = Reset keys
# Above the list of all keys that the menu and the key ? open. Keys that work differently from place to place; the letters stay as they are in all languages.
keys-about = 1–6 pick a card. Arrow keys move from spot to spot in the mine and from player to player. Enter selects and plays, and Esc cancels. B goes to where your card can be played, then on to the next possible spot or player; Shift+B goes to the previous one. + and − zoom, and 0 shows the whole mine. In lists, number keys pick an entry. On a player, N changes your note. If you haven’t picked a card, ? shows this list.
# Under keys-about: keys that work in the mine only.
keys-mine = In the mine, Home goes to the start, and End to the goals, one after another. Page Down goes to the newest card. On a card, Page Up goes to the one played before it, and Page Down to the one played after it.
# Under keys-mine, for those who listen. Name the modes as NVDA does in your language.
keys-reader = With a screen reader, these keys work in focus mode, not in browse mode. In NVDA, press NVDA+Space to switch modes.
# Read aloud on the first turn, and for those who listen on the page. $where: table, or other (a lesson or a replay, where nothing can be typed). $keys and $ask: a key each, such as ? and /.
keys-tip = { $where ->
    [table] Press { $keys } for the list of keys, or { $ask } to type a move or a question.
   *[other] Press { $keys } for the list of keys.
}
