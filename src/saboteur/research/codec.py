"""Observations, masks and actions for NumPy, from a view alone. Needs the extra `saboteur[research]`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from saboteur.research.checked_choice import whole
from saboteur.research.decision_views import view_of
from saboteur.research.encoding import (
    CELL_ACTIONS,
    GOLD_ACTIONS,
    GOLD_ON_OFFER,
    OUTSIDE,
    OWN_NUGGETS,
    ROUND_COUNT,
    ROUND_NUMBER,
    bytes_for,
    window,
)
from saboteur.research.extras import extra
from saboteur.rules import View, parse
from saboteur.rules.core.cards import GOAL_NAMES
from saboteur.rules.core.playout import room
from saboteur.rules.core_views import moves_of
from saboteur.rules.deal import GOAL_CELLS
from saboteur.rules.notation import number_of, text_of
from saboteur.rules.view import state_of

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

WINDOW_COLUMNS: Final = (-5, 13)
WINDOW_ROWS: Final = (-7, 7)
"""The usual window, both ends included; in random play one legal move in 2,400 lies outside."""
WHOLE: Final = ((-41, 49), (-43, 43))
"""A window that loses no legal move of any game: 40 path cards reach no farther from the start and the goals."""
FARTHEST: Final = 63
"""How far the core can count in each direction."""

Bytes = NDArray[np.uint8]
_MOVES: Final = room()


class Arrays(NamedTuple):
    """Decisions as arrays, with a row for each."""

    observations: Bytes
    """What the seats saw."""
    masks: Bytes
    """1 for each legal action."""
    actions: NDArray[np.int64]
    """What they did."""
    rows: NDArray[np.int64]
    """Which of the given rows each is of, from 0: those whose move lies outside the window are left out."""


class Codec:
    """Numbers for everything a seat sees and can do."""

    def __init__(self, columns: tuple[int, int] = WINDOW_COLUMNS, rows: tuple[int, int] = WINDOW_ROWS) -> None:
        """The window: first and last column and row. Raises ValueError if the start or a goal is not in it."""
        left, width = _range("columns", columns, 0, GOAL_CELLS[0][0])
        top, height = _range("rows", rows, GOAL_CELLS[0][1], GOAL_CELLS[-1][1])
        self.window = window(left, width, top, height)
        """The window, with the number of its `cells`."""
        self.actions = int(self.window.actions)
        """How many actions there are: the length of a mask."""
        self.size = int(self.window.observation)
        """The length of an observation."""

    def observation(self, view: View) -> Bytes:
        """What a seat sees, as numbers below 256; spectators have none."""
        return self.encoded(view)[0]

    def encoded(self, view: View) -> tuple[Bytes, Bytes, int]:
        """The observation, the mask of legal actions, and how many legal moves the window leaves out."""
        public, own, seat = view.public, view.own, view.seat
        assert own is not None
        assert seat is not None
        out, mask, outside = bytes_for(self.size), bytes_for(self.actions), 0
        state = state_of(view)
        self.window.write_mine(state, out, 0)
        self.window.write_rest(state, seat, out, 0)
        start = 2 * int(self.window.cells)
        out[start + ROUND_NUMBER] = min(255, public.round)
        out[start + ROUND_COUNT] = min(255, public.rounds)
        out[start + OWN_NUGGETS] = min(255, sum(own.gold) + public.loose[seat])
        for value in own.offer:
            out[start + GOLD_ON_OFFER + value - 1] += 1
        if public.to_act == seat:
            if public.phase == "pick-gold":
                for value in own.offer:
                    mask[GOLD_ACTIONS + value - 1] = 1
            else:
                outside = int(self.window.write_mask(state, seat, _MOVES, mask, 0))
        return as_array(out), as_array(mask), outside

    def arrays(self, rows: Iterable[Mapping[str, Any]]) -> Arrays:
        """Rows of `decisions` as observations, masks and actions to learn from. Of each row it reads `view`, `seat` and
        `move`."""
        observations, masks, actions, places = [], [], [], []
        for place, row in enumerate(rows):
            view = view_of(row)
            if self._has(row["move"], view):
                observation, mask, _ = self.encoded(view)
                observations.append(observation)
                masks.append(mask)
                actions.append(self.action(row["move"], view))
                places.append(place)
        seen = np.array(observations, np.uint8).reshape(-1, self.size)
        may = np.array(masks, np.uint8).reshape(-1, self.actions)
        return Arrays(seen, may, np.array(actions, np.int64), np.array(places, np.int64))

    def text(self, action: int, view: View) -> str:
        """An action of the view's seat in the notation of moves. Raises ValueError if no move has this number."""
        if not 0 <= action < self.actions:
            raise ValueError(f"there is no action {action}")
        if GOLD_ACTIONS <= action < CELL_ACTIONS:
            return f"G{action - GOLD_ACTIONS + 1}"
        number = self.window.move_of(action, view.seat or 0, view.public.players, view.public.stone or 0)
        if number < 0:
            raise ValueError(f"action {action} aims at a seat that nobody has")
        return text_of(number, _stone(view))

    def action(self, text: str, view: View) -> int:
        """The action of a move. Raises NotAMove for other text, ValueError if the window does not reach there."""
        move = parse(text)
        if move.verb == "G":
            return GOLD_ACTIONS + move.value - 1
        number = number_of(move, _stone(view))
        action = int(self.window.action_of(number, view.seat or 0, view.public.players)) if number >= 0 else OUTSIDE
        if action == OUTSIDE:
            raise ValueError(f"{text} lies outside the window")
        return action

    def outside(self, view: View) -> list[str]:
        """The legal moves that the window leaves out."""
        return [text for text in moves_of(state_of(view)) if not self._has(text, view)]

    def _has(self, text: str, view: View) -> bool:
        try:
            self.action(text, view)
        except ValueError:
            return False
        return True


def _range(name: str, given: tuple[int, int], least: int, most: int) -> tuple[int, int]:
    """The first number of a range and how many it has. It must go from `least` to `most` or farther."""
    try:
        first, last = (whole(name, end, -FARTHEST, FARTHEST) for end in given)
    except (TypeError, ValueError):
        first, last = most, least
    if not first <= least <= most <= last:
        raise ValueError(
            f"{name}: {given!r} is not allowed, only a pair (first, last) that goes from {least} or less to {most} or "
            f"more, so that the start and the goals are in the window, within {-FARTHEST} to {FARTHEST}"
        )
    return first, last - first + 1


def _stone(view: View) -> str:
    """The stone that must be laid; where none must be, one of them stands in, as no move depends on it."""
    goal = view.public.stone
    return GOAL_NAMES[1] if goal is None else view.public.goals[goal].content or GOAL_NAMES[1]


def as_array(numbers: Any, dtype: Any = np.uint8) -> NDArray[Any]:
    """A vector of the core as an array: without a copy where it is compiled."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=dtype)
    return np.frombuffer(memoryview(numbers), dtype=dtype)
