"""A game as far as it was played, and what happened to its cards on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saboteur.rules import Event, Game, HandMadeDeals, SeededDeals, Setup
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS
from saboteur.rules.deal import Deals
from saboteur.rules.events import (
    Discarded,
    Drew,
    GoalSeen,
    GoalTurned,
    PathLaid,
    RockFell,
    RoundBegan,
    RoundEnded,
    ToolBroken,
    ToolMended,
)


@dataclass(frozen=True)
class Course:
    """Deals written out, and moves. It must stop before the end, after which everything may be shown."""

    setup: Setup
    deals: HandMadeDeals
    moves: tuple[str, ...]


def course_of(setup: Setup, deals: Deals, moves: Sequence[str]) -> Course:
    """The course of a game with these deals."""
    rounds = tuple(deals.round(number) for number in range(1, setup.rounds + 1))
    return Course(setup, HandMadeDeals(setup, rounds, deals.first, deals.gold), tuple(moves))


def seeded_course(setup: Setup, seed: str, moves: Sequence[str]) -> Course:
    """The course of a game that was dealt by a seed."""
    return course_of(setup, SeededDeals(setup, seed), moves)


@dataclass
class RoundTold:
    """What happened to the cards of a round."""

    used: list[tuple[int, str, int | None]] = field(default_factory=list)
    """In order: seat, card, and the number of the move if it was a discard. A seat without a card drew one."""
    turned: set[int] = field(default_factory=set)
    looks: list[tuple[int, int]] = field(default_factory=list)
    """Seats, and the goals that their maps showed them."""
    ended: bool = False


def told_of(course: Course) -> list[RoundTold]:
    """The rounds of a course as far as they were played."""
    game = Game(course.setup, course.deals)
    told: list[RoundTold] = []
    for event in game.opening:
        _note(told, event, 0)
    for number, move in enumerate(course.moves):
        for event in game.play(game.to_act or 0, move).events:
            _note(told, event, number)
    return told


def _note(told: list[RoundTold], event: Event, number: int) -> None:
    match event:
        case RoundBegan():
            told.append(RoundTold())
        case PathLaid() | RockFell() | ToolBroken() | ToolMended() | GoalSeen():
            told[-1].used.append((event.seat, _card_of(event), None))
        case Discarded():
            told[-1].used.append((event.seat, str(event.card), number))
        case Drew():
            told[-1].used.append((event.seat, "", None))
        case GoalTurned():
            told[-1].turned.add(event.goal)
        case RoundEnded():
            told[-1].ended = True
    if isinstance(event, GoalSeen):
        told[-1].looks.append((event.seat, event.goal))


def _card_of(event: PathLaid | RockFell | ToolBroken | ToolMended | GoalSeen) -> str:
    """The kind of the card that was played."""
    match event:
        case PathLaid():
            return KINDS[KIND_OF[FACE_NUMBERS[event.card]]]
        case RockFell():
            return "R"
        case ToolBroken():
            return f"B{event.tool}"
        case ToolMended():
            return event.card
        case GoalSeen():
            return "V"
