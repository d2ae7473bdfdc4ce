"""How many more path cards the tunnel needs to each goal, found by a flood over the middle of the mine."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import SIDES, THROUGH
from saboteur.rules.core.mine import CELL, FACE_DOWN, FIRST_GOAL, LAID_CARD, POSITION, SLOTS_USED, START
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round

FAR: Final = 14  # cards to a goal that cannot be reached within the part that is looked at
UNREACHED: Final = 99
EMPTY: Final = 16 | 15  # open on every side, at the price of one card
GOAL: Final = 32 | 15
# Sixteen cells to a row; only columns -1 to 9 and rows -4 to 4 are looked at, the rest counts as rock.
WIDTH: Final = 16
HOME: Final = 8 * 16 + 4
STEPS: Final = vec[i64]([-16, 1, 16, -1])
GOAL_PLACES: Final = vec[i64]([HOME - 32 + 8, HOME + 8, HOME + 32 + 8])


def _bare() -> list[int]:
    return [EMPTY if 4 <= place // WIDTH <= 12 and 3 <= place % WIDTH <= 13 else 0 for place in range(256)]


BARE: Final = vec[i64](_bare())
NOWHERE: Final = vec[i64]([UNREACHED] * 256)
ALL_FAR: Final = vec[i64]([FAR, FAR, FAR])


def place_of(position: i64) -> i64:
    """The place of a position of the mine; 0, which is rock, for one that is not looked at."""
    row = (position >> 7) - 64
    column = (position & 127) - 64
    if row < -4 or row > 4 or column < -1 or column > 9:
        return 0
    return HOME + row * WIDTH + column


class TunnelDistances:
    """The mine as the flood sees it. One object serves any number of states, one after the other."""

    def __init__(self) -> None:
        self.cells = BARE[:]
        self.away = NOWHERE[:]
        self.near = vec[i64]([0] * 1024)
        self.next = vec[i64]([0] * 1024)
        self.to_goal = vec[i64]([0, 0, 0])
        self.down: i64 = 0

    def load(self, state: Round) -> None:
        """Take over the cards of a state."""
        memory = state.memory
        self.cells = BARE[:]
        self.down = 0
        for slot in range(START, memory[SLOTS_USED]):
            cell = memory[CELL + slot]
            if cell >= LAID_CARD:
                place = place_of(memory[POSITION + slot])
                if cell == FACE_DOWN:
                    self.cells[place] = GOAL
                    self.down |= 1 << (slot - FIRST_GOAL)
                elif place != 0:
                    self.cells[place] = carried(cell - LAID_CARD)

    def flood(self) -> None:
        """Measure `to_goal`: how many more cards the tunnel from the start needs to each face-down goal."""
        cells = self.cells
        away = NOWHERE[:]
        near = self.near
        later = self.next
        near_count: i64 = 1
        later_count: i64 = 0
        level: i64 = 0
        missing = self.down
        side: i64
        self.to_goal = ALL_FAR[:]
        near[0] = HOME
        away[HOME] = 0
        while near_count > 0:
            while near_count > 0:
                near_count -= 1
                place = near[near_count]
                if away[place] != level:
                    continue
                sides = cells[place]
                for side in range(4):
                    if sides >> side & 1 == 0:
                        continue
                    beside = place + STEPS[side]
                    cell = cells[beside]
                    if cell >> (side ^ 2) & 1 == 0:
                        continue
                    if cell >= 32:
                        missing = self._arrived(beside, level, missing)
                        if missing == 0:
                            return
                    elif cell < 16:
                        if away[beside] > level:
                            away[beside] = level
                            near[near_count] = beside
                            near_count += 1
                    elif away[beside] > level + 1:
                        away[beside] = level + 1
                        later[later_count] = beside
                        later_count += 1
            swap = near
            near = later
            later = swap
            near_count = later_count
            later_count = 0
            level += 1
            if level >= FAR:
                return

    def _arrived(self, place: i64, level: i64, missing: i64) -> i64:
        """Note the goal at a place as reached; returns the goals still missing."""
        goal: i64
        for goal in range(3):
            if GOAL_PLACES[goal] == place and missing >> goal & 1 != 0:
                self.to_goal[goal] = level
                return missing & ~(1 << goal)
        return missing

    def expected(self, hopes: vec[i64]) -> i64:
        """Thousandths of cards still needed, weighing the goals by `hopes` (thousandths)."""
        goals = self.to_goal
        return goals[0] * hopes[0] + goals[1] * hopes[1] + goals[2] * hopes[2]

    def measured(self, hopes: vec[i64]) -> i64:
        """Flood and give the expected number."""
        self.flood()
        return self.expected(hopes)

    def with_face(self, position: i64, face: i64, hopes: vec[i64]) -> i64:
        """What would be expected if this face lay there."""
        return self.with_cell(place_of(position), carried(face), hopes)

    def without(self, position: i64, hopes: vec[i64]) -> i64:
        """What would be expected if the card there were gone."""
        return self.with_cell(place_of(position), EMPTY, hopes)

    def with_cell(self, place: i64, cell: i64, hopes: vec[i64]) -> i64:
        """What would be expected with another cell at a place. No cell changes; `to_goal` is of the change."""
        old = self.cells[place]
        if place != 0:
            self.cells[place] = cell
        result = self.measured(hopes)
        self.cells[place] = old
        return result


def carried(face: i64) -> i64:
    """The sides through which a laid face carries a tunnel; none for a dead end."""
    return SIDES[face] if THROUGH[face] != 0 else 0
