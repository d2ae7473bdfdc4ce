"""The mine: cards on an endless grid, what each empty cell asks, and what the start reaches.

Every cell that a card lies on or next to has a *slot*; a slot's fields are entries of one block of memory, so that a
state is cloned by copying it. Slot 0 means "none", slot 1 is the start, slots 2, 3 and 4 are the goals.

A cell's entry is either what it asks of a card (its *need*, see `cards`), or, from `LAID_CARD` on, the card on it. Its
mark is, for an empty cell, its place in the list of open cells (0: not in it), and for a card, whether the start
reaches it and passes through.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules._native import i64, u8, vec
from saboteur.rules.cards import CROSSING, PRESS, SIDES, THROUGH

SLOTS: Final = 140  # start 5, goals 3 + 8, and at most three new cells for each of the 40 path cards
POSITION: Final = 0
CELL: Final = 140
MARK: Final = 280
NEIGHBOURS: Final = 420  # four slots of a byte each: north, east, south, west
OPEN: Final = 560  # slots of the empty cells where a card may be laid
LAID: Final = 700  # slots of the path cards that a rockfall can take
SLOTS_USED: Final = 740
OPEN_COUNT: Final = 741
LAID_COUNT: Final = 742
REACHED: Final = 743  # bits of the face-down goals that the tunnel from the start leads to
MINE_END: Final = 744

LAID_CARD: Final = 256
FACE_DOWN: Final = 256 + 26
START: Final = 1
FIRST_GOAL: Final = 2

# A position is (row + 64) * 128 + column + 64; 40 cards cannot leave that square. The index wraps at 64: it is exact
# because all cards of a mine lie within 51 columns and rows.
ORIGIN: Final = 64 * 128 + 64
REACH: Final = 56
STEPS: Final = vec[i64]([-128, 1, 128, -1])
GOAL_POSITIONS: Final = vec[i64]([62 * 128 + 72, 64 * 128 + 72, 66 * 128 + 72])


class Mine:
    """Cards lying on the grid. `touch` is the linking rule of the edition: any face-up neighbour will do."""

    def __init__(self, memory: vec[i64], index: vec[u8], touch: i64) -> None:
        self.memory = memory
        self.index = index
        self.touch = touch

    def slot_at(self, position: i64) -> i64:
        """The slot of a cell, or 0 when no card lies on it or next to it."""
        slot = i64(self.index[(position >> 1 & 4032) | (position & 63)])
        return slot if self.memory[POSITION + slot] == position else 0

    def lay(self, slot: i64, face: i64) -> None:
        """Put a path card on an empty cell, follow the tunnel, and note the goals it reaches."""
        memory = self.memory
        memory[LAID + memory[LAID_COUNT]] = slot
        memory[LAID_COUNT] += 1
        self._close(slot)
        self._settle(slot, face)

    def _settle(self, slot: i64, face: i64) -> None:
        """Let a face lie on a cell: tell its neighbours, and carry the tunnel on if it is joined to it."""
        memory = self.memory
        memory[CELL + slot] = LAID_CARD + face
        memory[MARK + slot] = 0
        around = self._linked(slot)
        sides = SIDES[face]
        joined: i64 = 0
        side: i64
        for side in range(4):
            neighbour = around >> 8 * side & 255
            cell = memory[CELL + neighbour]
            if cell < LAID_CARD:
                memory[CELL + neighbour] = cell | PRESS[4 * face + side]
                if self.touch != 0 and memory[MARK + neighbour] == 0:
                    self._open(neighbour)
            elif cell != FACE_DOWN and sides >> side & SIDES[cell - LAID_CARD] >> (side ^ 2) & 1 != 0:
                joined |= memory[MARK + neighbour]
        if joined != 0 and THROUGH[face] != 0:
            self._carry_on(slot, face)

    def _carry_on(self, slot: i64, face: i64) -> None:
        """The start reaches this card and passes through it; go on to whatever lies behind."""
        memory = self.memory
        memory[MARK + slot] = 1
        around = memory[NEIGHBOURS + slot]
        sides = SIDES[face]
        side: i64
        for side in range(4):
            if sides >> side & 1 == 0:
                continue
            neighbour = around >> 8 * side & 255
            cell = memory[CELL + neighbour]
            if cell < LAID_CARD:
                if memory[MARK + neighbour] == 0:
                    self._open(neighbour)
            elif cell == FACE_DOWN:
                memory[REACHED] |= 1 << (neighbour - FIRST_GOAL)
            elif memory[MARK + neighbour] == 0:
                behind = cell - LAID_CARD
                if THROUGH[behind] != 0 and SIDES[behind] >> (side ^ 2) & 1 != 0:
                    self._carry_on(neighbour, behind)

    def remove(self, slot: i64) -> None:
        """A rockfall takes the path card in this slot; everything behind it may be cut off."""
        memory = self.memory
        self._forget_laid(slot)
        was_passed = memory[MARK + slot]
        memory[MARK + slot] = 0
        self._lift(slot)
        if was_passed != 0:
            self.trace()
        elif self.touch != 0:
            if memory[CELL + slot] != 0:
                self._open(slot)
        elif self._is_led_to(slot):
            self._open(slot)

    def _lift(self, slot: i64) -> None:
        """Empty a cell: it now asks what its neighbours ask, and they ask nothing of this side any more."""
        memory = self.memory
        around = memory[NEIGHBOURS + slot]
        need: i64 = 0
        side: i64
        for side in range(4):
            neighbour = around >> 8 * side & 255
            cell = memory[CELL + neighbour]
            if cell < LAID_CARD:
                left = cell & ~(17 << (side ^ 2))
                memory[CELL + neighbour] = left
                if left == 0 and memory[MARK + neighbour] != 0:
                    self._close(neighbour)
            elif cell != FACE_DOWN:
                need |= PRESS[4 * (cell - LAID_CARD) + (side ^ 2)]
        memory[CELL + slot] = need

    def _is_led_to(self, slot: i64) -> bool:
        memory = self.memory
        around = memory[NEIGHBOURS + slot]
        side: i64
        for side in range(4):
            neighbour = around >> 8 * side & 255
            cell = memory[CELL + neighbour]
            if LAID_CARD <= cell < FACE_DOWN and memory[MARK + neighbour] != 0:
                if SIDES[cell - LAID_CARD] >> (side ^ 2) & 1 != 0:
                    return True
        return False

    def trace(self) -> None:
        """Find anew what the start reaches, and which cells are open."""
        memory = self.memory
        for index in range(memory[OPEN_COUNT]):
            memory[MARK + memory[OPEN + index]] = 0
        memory[OPEN_COUNT] = 0
        memory[REACHED] = 0
        for slot in range(START, memory[SLOTS_USED]):
            cell = memory[CELL + slot]
            if cell >= LAID_CARD:
                memory[MARK + slot] = 0
            elif self.touch != 0 and cell != 0:
                self._open(slot)
        self._carry_on(START, CROSSING)

    def leading_in(self, goal: i64) -> i64:
        """The sides of a goal by which the tunnel from the start comes in, as bits."""
        memory = self.memory
        around = memory[NEIGHBOURS + goal]
        sides: i64 = 0
        side: i64
        for side in range(4):
            neighbour = around >> 8 * side & 255
            cell = memory[CELL + neighbour]
            if LAID_CARD <= cell < FACE_DOWN and memory[MARK + neighbour] != 0:
                if SIDES[cell - LAID_CARD] >> (side ^ 2) & 1 != 0:
                    sides |= 1 << side
        return sides

    def need_of(self, goal: i64) -> i64:
        """What the face-up neighbours of a goal ask of the stone that is to lie there."""
        memory = self.memory
        around = memory[NEIGHBOURS + goal]
        need: i64 = 0
        side: i64
        for side in range(4):
            cell = memory[CELL + (around >> 8 * side & 255)]
            if LAID_CARD <= cell < FACE_DOWN:
                need |= PRESS[4 * (cell - LAID_CARD) + (side ^ 2)]
        return need

    def turn_up(self, goal: i64, face: i64) -> None:
        """A goal lies face up from now on, this way round."""
        self.memory[REACHED] &= ~(1 << (goal - FIRST_GOAL))
        self._settle(goal, face)

    def put(self, position: i64, face: i64) -> None:
        """Set up a card by hand; call `trace` when all cards lie."""
        slot = self.slot_at(position)
        if slot == 0:
            slot = self._new_slot(position)
        memory = self.memory
        memory[LAID + memory[LAID_COUNT]] = slot
        memory[LAID_COUNT] += 1
        self._settle(slot, face)

    def _open(self, slot: i64) -> None:
        memory = self.memory
        count = memory[OPEN_COUNT]
        memory[OPEN + count] = slot
        memory[OPEN_COUNT] = count + 1
        memory[MARK + slot] = count + 1

    def _close(self, slot: i64) -> None:
        memory = self.memory
        count = memory[OPEN_COUNT] - 1
        place = memory[MARK + slot] - 1
        last = memory[OPEN + count]
        memory[OPEN + place] = last
        memory[MARK + last] = place + 1
        memory[MARK + slot] = 0
        memory[OPEN_COUNT] = count

    def _forget_laid(self, slot: i64) -> None:
        memory = self.memory
        last = memory[LAID_COUNT] - 1
        place = last
        while memory[LAID + place] != slot:
            place -= 1
        memory[LAID + place] = memory[LAID + last]
        memory[LAID_COUNT] = last

    def _linked(self, slot: i64) -> i64:
        """The slots of the four neighbours; those that have none yet get one."""
        memory = self.memory
        around = memory[NEIGHBOURS + slot]
        side: i64
        for side in range(4):
            if around >> 8 * side & 255 == 0:
                position = memory[POSITION + slot] + STEPS[side]
                neighbour = self.slot_at(position)
                if neighbour == 0:
                    neighbour = self._new_slot(position)
                around |= neighbour << 8 * side
                memory[NEIGHBOURS + neighbour] |= slot << 8 * (side ^ 2)
        memory[NEIGHBOURS + slot] = around
        return around

    def _new_slot(self, position: i64) -> i64:
        memory = self.memory
        slot = memory[SLOTS_USED]
        memory[SLOTS_USED] = slot + 1
        memory[POSITION + slot] = position
        self.index[(position >> 1 & 4032) | (position & 63)] = u8(slot)
        return slot


def set_out(mine: Mine) -> None:
    """Lay the start and the three face-down goals into an empty memory."""
    memory = mine.memory
    memory[SLOTS_USED] = START
    start = mine._new_slot(ORIGIN)
    for number in range(3):
        goal = mine._new_slot(GOAL_POSITIONS[number])
        memory[CELL + goal] = FACE_DOWN
    mine._settle(start, CROSSING)
    mine._carry_on(start, CROSSING)
