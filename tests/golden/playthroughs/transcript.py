"""A game as text in which every viewer's view can be followed: what changed for whom, move by move.

    # 3 seat 1 play V@8,0 | 29 moves      a move, and how many were legal
      > GoalSeen 1 1 treasure [1]         an event as these viewers were told of it
      > GoalSeen 1 1 ... [rest]           … and as all others were
      to_act 2, looked (() (1) ())        what changed in everybody's view
      own seen (- treasure -) [1]         what changed only for these; `*` is the spectator

Views begin empty, so that everything in them is written once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from saboteur.rules import Event, Game, Record, View, redacted

Viewer = int | None
Facts = Mapping[str, Any]

PILES = ("mine", "played", "own discards")
"""Long lists, of which only what comes and goes is written."""
LISTED = 8
"""All legal moves are written out after so many moves each time."""


def transcript(record: Record) -> str:
    """The whole game of a record."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    game = Game(record.setup, record.deals)
    viewers: list[Viewer] = [None, *range(record.setup.players)]
    seen: dict[Viewer, Facts] = {viewer: {} for viewer in viewers}
    yield "# opening"
    yield from told(game, game.opening, seen)
    for number, move in enumerate(record.moves, start=1):
        moves, seat, phase = game.legal_moves(), game.to_act, game.phase
        step = game.play(-1 if seat is None else seat, move)
        yield f"# {number} seat {seat} {phase} {move} | {len(moves)} moves"
        if number % LISTED == 0 or phase not in ("play", "pick-gold"):
            yield f"  of {' '.join(moves)}"
        yield from told(game, step.events, seen)


def told(game: Game, events: Iterable[Event], seen: dict[Viewer, Facts]) -> Iterator[str]:
    """What happened and what changed for every viewer; `seen` is brought up to date."""
    for event in events:
        texts = {viewer: written(redacted(event, viewer)) for viewer in seen}
        yield from (f"  > {text}{whom}" for text, whom in _grouped(texts))
    changes: dict[str, list[Viewer]] = {}
    for viewer in seen:
        facts = facts_of(game.view(viewer))
        for text in changed(seen[viewer], facts, game.version):
            changes.setdefault(text, []).append(viewer)
        seen[viewer] = facts
    yield from _change_lines(changes, list(seen))


def _change_lines(changes: Mapping[str, Sequence[Viewer]], viewers: Sequence[Viewer]) -> Iterator[str]:
    """One line for each set of viewers, with all that changed for exactly those."""
    by_viewers: dict[str, list[str]] = {}
    for text, whom in changes.items():
        by_viewers.setdefault(_names(whom, viewers), []).append(text)
    yield from (f"  {', '.join(texts)}{whom}" for whom, texts in by_viewers.items())


def _grouped(texts: Mapping[Viewer, str]) -> list[tuple[str, str]]:
    """Each text with the viewers who got it; what most of them got comes last, as that of the rest."""
    got: dict[str, list[Viewer]] = {}
    for viewer, text in texts.items():
        got.setdefault(text, []).append(viewer)
    ordered = sorted(got, key=lambda text: (len(got[text]), text))
    whom = {text: _names(got[text], list(texts)) for text in ordered}
    if len(ordered) > 1:
        whom[ordered[-1]] = " [rest]"
    return [(text, whom[text]) for text in ordered]


def _names(some: Sequence[Viewer], viewers: Sequence[Viewer]) -> str:
    if len(some) == len(viewers):
        return ""
    return f" [{' '.join('*' if viewer is None else str(viewer) for viewer in some)}]"


def facts_of(view: View) -> Facts:
    """Everything in a view by name."""
    public = {entry.name: getattr(view.public, entry.name) for entry in fields(view.public)}
    if view.own is None:
        return public | {"seat": view.seat}
    return (
        public
        | {"seat": view.seat}
        | {f"own {entry.name}": getattr(view.own, entry.name) for entry in fields(view.own)}
    )


def changed(before: Facts, after: Facts, version: int) -> Iterator[str]:
    """What is new, as texts; that the version is the number of moves goes without saying."""
    for name, value in after.items():
        if (name in before and before[name] == value) or (name, value) == ("version", version):
            continue
        if name in PILES:
            yield f"{name} {' '.join(_came_and_went(before.get(name, ()), value))}"
        else:
            yield f"{name} {written(value)}"


def _came_and_went(before: Sequence[object], after: Sequence[object]) -> Iterator[str]:
    left = list(after)
    gone = []
    for entry in before:
        if entry in left:
            left.remove(entry)
        else:
            gone.append(entry)
    yield from (f"-{written(entry)}" for entry in gone)
    yield from (f"+{written(entry)}" for entry in left)


def written(value: object) -> str:
    """A value as compact text."""
    if is_dataclass(value) and not isinstance(value, type):
        return " ".join([type(value).__name__, *(written(getattr(value, entry.name)) for entry in fields(value))])
    if isinstance(value, tuple):
        return f"({' '.join(map(written, value))})"
    if isinstance(value, Enum):
        return "..."
    return "-" if value is None else str(value)
