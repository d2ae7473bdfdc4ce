"""The scenes of the tutorial, one thing each; the sentences are `lesson-NAME-…` in the locales.

Their order is `LESSONS`, at the end. All hands of a deal have one size, and all cards come from one box (`BadDeal`).
"""

from __future__ import annotations

from typing import Final

from saboteur.lessons.scene import LEARNER, Lesson, Solves, Task
from saboteur.rules import Game, RoundDeal, Setup, reached
from saboteur.rules.notation import Cell

THREE: Final = Setup("lt", players=3, rounds=1)
FOUR: Final = Setup("lt", players=4, rounds=1)
DIGGERS: Final = ("digger", "digger", "saboteur")
TREASURE_IN_THE_MIDDLE: Final = ("Pes", "treasure", "Psw")
# A straight tunnel from the start, one card short of the goal in the middle.
STRAIGHT: Final = ("Pew@1,0", "Pnesw@2,0", "Pew@3,0", "Pnesw@4,0", "Pew@5,0", "Pnesw@6,0")
DISCARDS: Final = ("-V", "-V")
"""What two other players do who are of no matter here."""


def _deal(
    *hand: str,
    mine: tuple[str, ...] = (),
    roles: tuple[str, ...] = DIGGERS,
    goals: tuple[str, ...] = TREASURE_IN_THE_MIDDLE,
    others: tuple[tuple[str, ...], ...] = (),
    broken: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
) -> RoundDeal:
    """A deal in which only the learner's hand matters; the others hold maps unless they are given cards."""
    maps = ("V",) * len(hand)
    return RoundDeal(
        roles=roles,
        spare="digger",
        goals=goals,
        hands=(hand, *(others or [maps] * (len(roles) - 1))),
        deck=deck,
        mine=mine,
        broken=(broken, *[()] * (len(roles) - 1)) if broken else (),
    )


def _one_of(*moves: str) -> Solves:
    return lambda _game, move: move in moves


def _path_beyond(column: int) -> Solves:
    """A path card that brings the tunnel on, to this column or beyond."""
    return lambda game, move: move[0] == "P" and max(cell[0] for cell in _lit(game)) >= column


def _joins(cell: Cell) -> Solves:
    return lambda game, _move: cell in _lit(game)


def _lit(game: Game) -> frozenset[Cell]:
    """The cells that the tunnel reaches, goals aside."""
    return frozenset(cell for cell in reached(game.view(LEARNER)) if cell[0] != 8)


def _finds_the_treasure(game: Game, _move: str) -> bool:
    return any(result.winner == "diggers" for result in game.results)


LAY = Lesson(
    "lay",
    THREE,
    _deal("Pnesw", "Pew", mine=("Pew@1,0",)),
    (Task(_path_beyond(2), spot=(2, 0)),),
)
TURN = Lesson(
    "turn",
    THREE,
    _deal("Psw", mine=("Pns@0,1",)),
    (Task(_one_of("Pne@0,2"), spot=(0, 2)),),
)
JOIN = Lesson(
    "join",
    THREE,
    _deal("Pns", "Pew", mine=("Pew@1,0", "Pnesw@2,0", "Pnew@4,0", "Psw@5,0")),
    (Task(_joins((4, 0)), spot=(3, 0)),),
)
DEAD_END = Lesson(
    "dead-end",
    THREE,
    _deal("Pnew", "Pe/w", mine=("Pnesw@1,0",)),
    (Task(_one_of("Pnew@2,0", "Pesw@2,0"), spot=(2, 0)),),
)
TOOLS = Lesson(
    "tools",
    THREE,
    _deal("Pew", "Mlamp+cart", mine=("Pew@1,0",), broken=("lamp",), deck=("Pns", "R", "Pnes")),
    (Task(_one_of("Mlamp+cart>0:lamp"), DISCARDS), Task(_path_beyond(2), spot=(2, 0))),
)
ROCKFALL = Lesson(
    "rockfall",
    THREE,
    _deal("Pew", "R", mine=("Pew@1,0", "Pe/w@2,0", "Pnew@3,0"), deck=("Pns", "Pes", "Pnes")),
    (Task(_one_of("R@2,0"), DISCARDS, spot=(2, 0)), Task(_joins((3, 0)), spot=(2, 0))),
)
MAP = Lesson(
    "map",
    THREE,
    _deal(
        "Pnes", "V",
        mine=(*STRAIGHT[:-1], "Psw@6,0", "Pne@6,1", "Pnsw@7,1", "Pes@8,-2"),
        goals=("Pes", "Psw", "treasure"),
        others=(("V", "V"), ("V", "V")),
        deck=("Pns", "R", "Pn/s"),
    ),
    (Task(lambda _game, move: move[0] == "V", DISCARDS), Task(_finds_the_treasure)),
)  # fmt: skip
SABOTEUR = Lesson(
    "saboteur",
    THREE,
    _deal("Pns", "Pe/w", "R", mine=STRAIGHT, roles=("saboteur", "digger", "digger")),
    (Task(_one_of("Pe/w@7,0"), spot=(7, 0)),),
)
SUSPICION = Lesson(
    "suspicion",
    FOUR,
    _deal(
        "Pns", "Blamp", "Pes",
        mine=("Pnesw@1,0", "Pnesw@2,0"),
        roles=("digger", "digger", "saboteur", "digger"),
        others=(("Pnew", "V", "V"), ("Pe/w", "Psw", "V"), ("Pnes", "V", "V")),
        deck=("R", "V", "Pns", "Pn/s"),
    ),
    (Task(_one_of("Blamp>2")),),
    before=("Pnew@3,0", "Pe/w@4,0", "Pnes@1,1"),
    first=1,
)  # fmt: skip
GOLD = Lesson(
    "gold",
    THREE,
    _deal("Pns", "Pnew", mine=STRAIGHT),
    (Task(_finds_the_treasure, spot=(7, 0)), Task(_one_of("G3"))),
    gold=(1, 3, 2),
)

LESSONS: Final = {
    lesson.name: lesson for lesson in (LAY, TURN, JOIN, DEAD_END, TOOLS, ROCKFALL, MAP, SABOTEUR, SUSPICION, GOLD)
}
