"""A record told as a story: who did what, the mine at the end of each round, gold and standings."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from saboteur.cli.record_files import Place, play
from saboteur.cli.terminal_output import HEADING, QUIET, STRONG, Voice, can_write
from saboteur.event_sentences import Teller
from saboteur.mine_drawing import ASCII, UNICODE, Alphabet, drawn
from saboteur.rules import Event, Fold, Game, Record, SeededDeals, View, reached, redacted
from saboteur.rules.annotations import Said, asides
from saboteur.rules.events import GameEnded, RoundBegan, RoundEnded
from saboteur.sentences import sentence

NUMBER: Final = 5
"""Letters for the number of a move."""
STYLES: Final = {RoundBegan: HEADING, GameEnded: STRONG}


def alphabet() -> Alphabet:
    """The letters that standard output can write."""
    return UNICODE if can_write(sys.stdout, UNICODE.joined + UNICODE.rock + UNICODE.treasure) else ASCII


class Story:
    """Tells one record."""

    def __init__(self, record: Record, place: Place, every: int | None) -> None:
        self.record = record
        self.place = place
        self.every = every
        self.voice = Voice()
        self.letters = alphabet()
        self.teller = Teller(record.setup.players, _names(record))
        self.asides = asides(record)
        self.fold = Fold(None)
        self.game = Game(record.setup, record.deals)

    def tell(self) -> None:
        """Print it. Raises BadInput at a move that cannot be played, after telling what came before."""
        self._title()
        self._take(self.game.opening, "")
        for index, move in enumerate(self.record.moves):
            self._tell_asides(index)
            step = play(self.game, index, move, self.place)
            self._take(step.events, f"{index + 1:>{NUMBER}}  ")
            if self.every and (index + 1) % self.every == 0 and not self.game.over:
                self._draw()
        self._tell_asides(len(self.record.moves))
        if not self.game.over:
            self._stop_early()
        self.voice.say()

    def _title(self) -> None:
        setup = self.record.setup
        self.voice.say(sentence("story-game", game=self.place.game), HEADING)
        self.voice.say(
            sentence("story-table", edition=setup.edition, players=setup.players, rounds=setup.rounds)
        )  # fmt: skip
        if setup.options:
            self.voice.say(sentence("story-options", options=", ".join(sorted(setup.options))))
        deals = self.record.deals
        if isinstance(deals, SeededDeals):
            self.voice.say(sentence("story-seed", seed=deals.seed))
        else:
            self.voice.say(sentence("story-hand-made"))

    def _take(self, events: Iterable[Event], number: str) -> None:
        """Tell the events of a move; the mine is drawn when a round ends, while it still lies there."""
        told: list[str] = []
        for event in events:
            self.fold.take([redacted(event, None)])
            if isinstance(event, RoundBegan | RoundEnded | GameEnded):
                self._say_all(number, told)
                number, told = "", []
                self._turning_point(event)
            else:
                told += self.teller.tell(event)
        self._say_all(number, told)

    def _say_all(self, number: str, told: list[str]) -> None:
        if told:
            self.voice.draw([(QUIET, number), ("", " ".join(told))])

    def _turning_point(self, event: RoundBegan | RoundEnded | GameEnded) -> None:
        if isinstance(event, RoundEnded):
            self._draw()
        elif isinstance(event, RoundBegan):
            self._standings()
            self.voice.say()
        for line in self.teller.tell(event):
            self.voice.say(line, STYLES.get(type(event), ""))

    def _standings(self) -> None:
        if self.game.results:
            self.voice.say(self.teller.standings(self.game.nuggets))

    def _draw(self) -> None:
        draw_mine(self.voice, self.fold.view(), self.letters)

    def _stop_early(self) -> None:
        self._draw()
        self._standings()
        self.voice.say(sentence("story-stops"), STRONG)

    def _tell_asides(self, moves: int) -> None:
        for aside in self.asides.get(moves, []):
            told = self.teller.said(aside.seat, aside.text) if isinstance(aside, Said) else self.teller.hand_on(aside)
            self.voice.say(" " * (NUMBER + 2) + told, QUIET)


def draw_mine(voice: Voice, view: View, letters: Alphabet) -> None:
    """Draw the mine of a view, with what the seat's own maps showed."""
    seen = view.own.seen if view.own else (None, None, None)
    voice.say()
    for line in drawn(view.public, reached(view), seen, letters):
        voice.draw(line)
    voice.say(legend(letters), QUIET)
    voice.say()


def legend(letters: Alphabet) -> str:
    """What the letters of a drawing mean."""
    return sentence(
        "legend",
        start=letters.start,
        treasure=letters.treasure,
        stone=letters.stone,
        end=letters.dead_end,
        hidden=letters.hidden,
        joined=letters.joined[2] * 2,
        apart=letters.cut_off[2] * 2,
    )


def _names(record: Record) -> list[str | None]:
    """The players' names if the record gives one for each seat; anything else under that key is passed over."""
    names = record.extras.get("names")
    return [name if isinstance(name, str) else None for name in names] if isinstance(names, list) else []
