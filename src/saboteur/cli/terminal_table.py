"""A table in the terminal: tells a person what happens, asks for moves, and lets bots play the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from saboteur.bots import BadBot, Bot, Observation, make_bot
from saboteur.bots.repetition import Repetition
from saboteur.cli import key_menu
from saboteur.cli.card_words import card_help
from saboteur.cli.move_menu import Entry, cards_of, targets_of
from saboteur.cli.prompt import asked
from saboteur.cli.record_story import alphabet, draw_mine
from saboteur.cli.terminal_output import HEADING, STRONG, Voice
from saboteur.event_sentences import Teller, opened
from saboteur.rules import Event, Fold, Game, IllegalMove, NotAMove, View, legal_moves, redacted
from saboteur.rules.cell_names import without_names
from saboteur.rules.events import Dealt, Drew, GameEnded, RoundBegan, RoundEnded
from saboteur.sentences import sentence, told

LEAVE: Final = ("q", "quit", "exit")
HELP: Final = ("?", "h", "help")
BACK: Final = "0"
"""From the places of a card back to the cards."""
STYLES: Final = {RoundBegan: HEADING, GameEnded: STRONG}


class Table:
    """One person at a seat of a game; every other seat is a bot's, which sees what its seat sees and nothing else."""

    def __init__(self, game: Game, me: int, bot: str, seed: str) -> None:
        """`bot` is one that `make_bot` knows; `seed` is what the bots' own seeds follow from."""
        self.game = game
        self.me = me
        self.fold = Fold(me)
        others = [seat for seat in range(game.setup.players) if seat != me]
        self.bots: dict[int, Bot] = {seat: make_bot(bot, f"{seed}/bot/{seat}") for seat in others}
        self.histories: dict[int, list[Observation]] = {seat: [] for seat in others}
        self.repetition = Repetition()
        self.voice = Voice()
        self.letters = alphabet()
        names = [sentence("you" if seat == me else "seat", seat=seat) for seat in range(game.setup.players)]
        self.teller = Teller(game.setup.players, names)

    def play(self) -> None:
        """Play on until the game is over or the person leaves. Raises BadBot if a bot fails or makes no legal move."""
        self._tell(self.game.opening)
        while (seat := self.game.to_act) is not None:
            if seat != self.me:
                self._bots_move(seat)
            elif not self._own_move():
                self.voice.say(sentence("left"))
                return
            self._hear_claims()

    # -- bots -----------------------------------------------------------------------------------------------------

    def _bots_move(self, seat: int) -> None:
        bot = self.bots[seat]
        move = bot.choose(self.game.view(seat), self.histories[seat])
        try:
            step = self.game.play(seat, move)
        except (IllegalMove, NotAMove):
            raise BadBot("bot-illegal-move", bot=bot.name, move=move) from None
        self.repetition.moved(seat)
        self._tell(step.events)

    def _hear_claims(self) -> None:
        """After a move every bot may make a claim, in the order of seats, and all hear it."""
        for seat, bot in self.bots.items() if not self.game.over else ():
            claim = bot.claim(self.game.view(seat), self.histories[seat])
            if claim is not None and self.repetition.is_new(seat, claim):
                self.voice.say(self.teller.said(seat, claim))
                for history in self.histories.values():
                    history.append(Observation(claim=(seat, claim)))

    # -- telling --------------------------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, history in self.histories.items():
            history.append(Observation(tuple(redacted(event, seat) for event in events)))
        for event, following in zip(events, [*events[1:], None], strict=True):
            seen = redacted(event, self.me)
            self.fold.take([seen])
            if isinstance(seen, RoundEnded):
                self._draw()
            for line in [*self.teller.tell(opened(seen, following)), *self._for_me(seen)]:
                self.voice.say(line, STYLES.get(type(seen), ""))

    def _for_me(self, event: Event) -> list[str]:
        if isinstance(event, Dealt) and event.seat == self.me:
            return [sentence("your-role", role=sentence("role", role=str(event.role)))]
        if isinstance(event, Drew) and event.seat == self.me:
            return [sentence("drew", card=str(event.card))]
        return []

    def _draw(self) -> None:
        draw_mine(self.voice, self.fold.view(), self.letters)

    def _show(self, view: View) -> None:
        """Everything that one looks at before a move."""
        own = view.own
        if own is None:  # a person has a seat; only spectators have nothing of their own
            return
        self._draw()
        for line in self._broken(view):
            self.voice.say(line)
        self.voice.say(sentence("deck-left", count=view.public.deck_size))
        self.voice.say(sentence("your-hand", role=sentence("role", role=own.role), cards=" ".join(own.hand)), STRONG)
        if own.offer:
            self.voice.say(sentence("your-offer", cards=" ".join(map(str, own.offer))), STRONG)

    def _broken(self, view: View) -> Iterator[str]:
        for seat, tools in enumerate(view.public.broken):
            if tools:
                names = ", ".join(sentence("tool", tool=tool) for tool in tools)
                yield sentence("broken-tools", who=self.teller.names[seat], tools=names)

    # -- asking ---------------------------------------------------------------------------------------------------

    def _own_move(self) -> bool:
        """Ask for a card, then for its place, until a move is made; False if the person leaves."""
        view = self.game.view(self.me)
        cards = cards_of(view, legal_moves(view))
        self._show(view)
        chosen: Entry | None = None
        while True:
            menu = cards if chosen is None else targets_of(chosen, view, self.teller.names)
            answer = self._answer(menu, view, chosen)
            if answer is None or answer in LEAVE:
                return False
            if answer in HELP:
                self._help(view, chosen)
            elif answer == "":
                self._show(view)
            elif answer == BACK and chosen is not None:
                chosen = None
            elif (picked := _picked(answer, menu)) is not None and len(picked.moves) > 1:
                chosen = picked
            elif self._attempt(picked.moves[0] if picked else without_names(answer)):
                return True

    def _answer(self, menu: Sequence[Entry], view: View, chosen: Entry | None) -> str | None:
        prompt = sentence("ask-move", phase=view.public.phase) if chosen is None else sentence("ask-target")
        lines = list(numbered([entry.label for entry in menu], 1))
        if key_menu.is_possible():
            return key_menu.asked(prompt, lines)
        for line in lines:
            self.voice.say(line)
        return asked(prompt)

    def _help(self, view: View, chosen: Entry | None) -> None:
        """What the cards do that are asked about; and how moves are typed."""
        hand = view.own.hand if view.own is not None else ()
        for card in dict.fromkeys(hand if chosen is None else [chosen.card or ""]):
            self.voice.say(card_help(card, view.public.edition))
        if chosen is None:
            self.voice.say(sentence("play-help"))

    def _attempt(self, move: str) -> bool:
        try:
            step = self.game.play(self.me, move)
        except (IllegalMove, NotAMove) as refusal:
            self.voice.say(told(refusal))
            return False
        self._tell(step.events)
        return True


def _picked(answer: str, menu: Sequence[Entry]) -> Entry | None:
    """The line of that number; None for an answer that is no number of a line."""
    is_number = answer.isascii() and answer.isdigit() and len(answer) < 5
    return menu[int(answer) - 1] if is_number and 0 < int(answer) <= len(menu) else None


def numbered(entries: Sequence[str], width: int) -> Iterator[str]:
    """The entries with their numbers, in as many columns as the width allows, read downwards."""
    lines = [f"{number:>3} {entry}" for number, entry in enumerate(entries, start=1)]
    column = max(map(len, lines), default=0) + 2
    height = -(-len(lines) // max(1, width // column))
    for row in range(height):
        yield "".join(f"{line:{column}}" for line in lines[row::height]).rstrip()
