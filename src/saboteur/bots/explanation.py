"""Why a bot suspects a seat and what it would play, as codes with arguments."""

from __future__ import annotations

from math import log
from typing import Final

from saboteur.bots.belief import vector
from saboteur.bots.bot import Reason
from saboteur.bots.move_kinds import CLASSES, ObservedMove
from saboteur.bots.policy import spectators_doubts
from saboteur.bots.seat_history import HistoryReader, NotedMove
from saboteur.rules import Event, View
from saboteur.rules.core.cards import GOAL_NAMES, UNKNOWN_GOAL
from saboteur.rules.errors import Argument
from saboteur.rules.events import GoalSeen, PathLaid, RockFell, ToolBroken, ToolMended

MOST_REASONS: Final = 3
LEAST_WEIGHT: Final = 0.05
# One code for each kind of move, in the order of `move_kinds`.
CODES: Final = (
    "dug-on", "dug-on", "dug-on", "laid-idly", "laid-dead-end-aside", "led-away", "led-away", "led-away",
    "laid-dead-end", "laid-dead-end", "laid-dead-end", "cleared-the-way", "rockfall-aside", "cut-the-tunnel", "looked",
    "broke-trusted", "broke-other", "broke-other", "broke-suspect", "broke-own",
    "mended-trusted", "mended-other", "mended-other", "mended-suspect", "mended-own", "discarded-broken", "discarded",
)  # fmt: skip


def reasons_for(view: View, reader: HistoryReader) -> list[Reason]:
    """For the most doubtful other seat: how doubtful, then the events that count most for it and most against it."""
    if view.own is None or view.seat is None or view.public.roles is not None:
        return []
    doubts = doubts_of(view, reader)
    others = [seat for seat in range(view.public.players) if seat != view.seat]
    suspect = max(others, key=lambda seat: doubts[seat])
    weighed = sorted(contributions(view, reader, suspect), key=lambda pair: -pair[0])
    against = [pair for pair in weighed if pair[0] > LEAST_WEIGHT][:MOST_REASONS]
    for_him = [pair for pair in reversed(weighed) if pair[0] < -LEAST_WEIGHT][:1]
    head = Reason("suspects", {"seat": suspect, "percent": round(100 * doubts[suspect])}, _odds(doubts[suspect]))
    return [head, *(_reason(weight, noted) for weight, noted in [*against, *for_him])]


def doubts_of(view: View, reader: HistoryReader) -> list[float]:
    """The chance that each seat is a saboteur, as the view's seat believes."""
    hopes, doubts = vector([0, 0, 0]), vector([0] * 10)
    seat, role, goals = _standpoint(view)
    reader.belief.believed(seat, role, vector(goals), hopes, doubts)
    return [doubts[other] / 1000 for other in range(view.public.players)]


def spectators_doubts_of(view: View, reader: HistoryReader) -> list[float]:
    """The same as somebody believes who has no seat and sees what everybody sees."""
    doubts = spectators_doubts(reader.belief)
    return [doubts[seat] / 1000 for seat in range(view.public.players)]


def contributions(view: View, reader: HistoryReader, suspect: int) -> list[tuple[float, NotedMove]]:
    """For every move seen this round: by how much it changed the log odds of a seat, all else being as it is."""
    seat, role, goals = _standpoint(view)
    known, nothing = vector(goals), ObservedMove(0, 0)
    now = _odds(reader.belief.doubt_without(seat, role, known, suspect, nothing))
    return [
        (now - _odds(reader.belief.doubt_without(seat, role, known, suspect, noted.observed)), noted)
        for noted in reader.noted
        if min(noted.observed.kinds) < CLASSES
    ]


def _standpoint(view: View) -> tuple[int, int, list[int]]:
    """Seat, whether it is a saboteur, and what it knows of the goals."""
    if view.own is None or view.seat is None:
        raise ValueError("a spectator has no beliefs of its own")
    contents = [goal.content or seen for goal, seen in zip(view.public.goals, view.own.seen, strict=True)]
    goals = [UNKNOWN_GOAL if content is None else GOAL_NAMES.index(content) for content in contents]
    return view.seat, int(view.own.role == "saboteur"), goals


def _odds(chance: float) -> float:
    kept = min(max(chance, 1e-6), 1 - 1e-6)
    return log(kept / (1 - kept))


def _reason(weight: float, noted: NotedMove) -> Reason:
    kinds = [kind for kind in noted.observed.kinds if kind < CLASSES]
    code = CODES[max(kinds) if weight > 0 else min(kinds)]
    return Reason(
        code, {"seat": noted.observed.seat, "number": noted.number, **_arguments(noted.event)}, round(weight, 4)
    )


def _arguments(event: Event) -> dict[str, Argument]:
    if isinstance(event, PathLaid | RockFell):
        return {"card": event.card, "column": event.cell[0], "row": event.cell[1]}
    if isinstance(event, ToolBroken | ToolMended):
        return {"target": event.target, "tool": event.tool}
    return {"goal": event.goal} if isinstance(event, GoalSeen) else {}
