"""The examples of the rulebook: small boards on which a reader tries a card, by the rules of a chosen edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.lessons.scene import LEARNER
from saboteur.rules import Event, Game, IllegalMove, NotAMove, RoundDeal, Setup, redacted
from saboteur.rules.errors import Argument

PLAYERS: Final = 3
DECK: Final = ("Pnes", "Pes", "Pnew", "Psw") * 4
OTHERS: Final = ("Bcart", "Mcart", "V")
"""What each of the two others holds, who are of no matter here, as far as there are so many cards."""


@dataclass(frozen=True, slots=True)
class Example:
    """The reader's cards, and what lies in the mine."""

    name: str
    hand: tuple[str, ...]
    mine: tuple[str, ...]
    broken: tuple[str, ...] = ()
    """The reader's tools that are broken."""

    def game(self, edition: str) -> Game:
        """Its board by the rules of an edition. Raises BadSetup for an edition that is none."""
        others = OTHERS[: len(self.hand)]
        deal = RoundDeal(
            roles=("digger", "digger", "saboteur"), spare="digger", goals=("Pes", "treasure", "Psw"),
            hands=(self.hand, others, others), deck=DECK, mine=self.mine, broken=(self.broken, (), ()),
        )  # fmt: skip
        return Game.hand_made(Setup(edition, PLAYERS, rounds=1), deal, first=LEARNER, gold=(3, 2, 1))


@dataclass(frozen=True, slots=True)
class Attempt:
    """An example after what was tried."""

    game: Game
    events: tuple[Event, ...]
    """What came of the last move, as the reader sees it; nothing if it was refused."""
    refusal: tuple[str, dict[str, Argument]] | None = None


def tried(example: Example, edition: str, moves: Sequence[str]) -> Attempt:
    """The example after the reader's moves; the others throw cards away. The first that is refused is the last."""
    game = example.game(edition)
    events: tuple[Event, ...] = ()
    for move in moves:
        try:
            events = _told(game.play(LEARNER, move).events)
        except (IllegalMove, NotAMove) as refused:
            return Attempt(game, (), (refused.code, refused.arguments))
        _others_discard(game)
    return Attempt(game, events)


def _others_discard(game: Game) -> None:
    """Until the reader is asked again, also for a decision that is the reader's."""
    while game.to_act not in (LEARNER, None) and game.phase == "play":
        seat = game.to_act or 0
        game.play(seat, f"-{game.own(seat).hand[0]}")


def _told(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(redacted(event, LEARNER) for event in events)


STRAIGHT: Final = ("Pew@1,0", "Pnesw@2,0", "Pew@3,0", "Pnesw@4,0", "Pew@5,0", "Pnesw@6,0")

EXAMPLES: Final = {
    example.name: example
    for example in (
        Example("lay", ("Pew", "Psw", "Pns"), ("Pew@1,0",)),
        Example("connected", ("Pew", "Pns"), ("Pew@1,0", "Pnesw@2,0", "Pnew@4,0", "Psw@5,0")),
        Example("dead-end", ("Pew", "Pnes"), ("Pew@1,0", "Pe/w@2,0")),
        Example("tools", ("Pew", "Mlamp", "Bpick"), ("Pew@1,0",), broken=("lamp",)),
        Example("rockfall", ("R", "Pew"), ("Pew@1,0", "Pe/w@2,0", "Pnew@3,0")),
        Example("map", ("V", "V"), (*STRAIGHT, "Pes@8,-2")),
        Example("goal", ("Pns", "Pnew"), STRAIGHT),
    )
}
