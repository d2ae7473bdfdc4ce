"""The mine: cards on an endless grid, what each empty cell asks, and what the start reaches.

Every cell that a card lies on or next to has a *slot*; a slot's fields are entries of one block of memory, so that a
state is cloned by copying it. Slot 0 means "none", slot 1 is the start, slots 2, 3 and 4 are the goals.

A cell's entry is either what it asks of a card (its *need*, see `cards`), or, from `LAID_CARD` on, the card on it. Its
mark is, for an empty cell, its place in the list of open cells (0: not in it), and for a card, whether the start
reaches it and passes through.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import CROSSING, ONES, PRESS, SIDES, THROUGH
from saboteur.rules.core.native_types import i64, u8, vec

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

# A rule that editions may switch on, as a bit: a card may touch any face-up card.
TOUCH: Final = 1


class Mine:
    """Cards lying on the grid. `touch` is the linking rule of the edition: any face-up neighbour will do."""

    def __init__(self, memory: vec[i64], index: vec[u8], touch: i64) -> None:
        self.memory = memory
        self.index = index
        self.shares_index = False
        self.touch = touch

    def own_index(self) -> vec[u8]:
        """The index, to write into: clones share one until a cell gets a slot."""
        if self.shares_index:
            self.index = self.index[:]
            self.shares_index = False
        return self.index

    def slot_at(self, position: i64) -> i64:
        """The slot of a cell, or 0 when no card lies on it or next to it."""
        return slot_of(self.memory, self.index, position)

    def lay(self, slot: i64, face: i64) -> None:
        """Put a path card on an open cell, follow the tunnel, and note the goals it reaches."""
        memory = self.memory
        memory[LAID + memory[LAID_COUNT]] = slot
        memory[LAID_COUNT] += 1
        _close(memory, slot)
        self._settle(slot, face)

    def put(self, position: i64, face: i64) -> None:
        """Set up a card by hand; call `trace` when all cards lie."""
        memory = self.memory
        slot = self.slot_at(position)
        if slot == 0:
            slot = _new_slot(memory, self.own_index(), position)
        memory[LAID + memory[LAID_COUNT]] = slot
        memory[LAID_COUNT] += 1
        self._settle(slot, face)

    def turn_up(self, goal: i64, face: i64) -> None:
        """A goal lies face up from now on, this way round."""
        self.memory[REACHED] &= ~(1 << (goal - FIRST_GOAL))
        self._settle(goal, face)

    def _settle(self, slot: i64, face: i64) -> None:
        """Let a face lie on a cell: tell its neighbours, and carry the tunnel on if it is joined to it."""
        memory = self.memory
        memory[CELL + slot] = LAID_CARD + face
        memory[MARK + slot] = 0
        around = memory[NEIGHBOURS + slot]
        sides = SIDES[face]
        joined: i64 = 0
        side: i64
        for side in range(4):
            neighbour = around >> 8 * side & 255
            if not neighbour:
                neighbour = _link(memory, self.own_index(), slot, side)
            cell = memory[CELL + neighbour]
            if cell < LAID_CARD:
                memory[CELL + neighbour] = cell | PRESS[4 * face + side]
                if self.touch and not memory[MARK + neighbour]:
                    _open(memory, neighbour)
            elif cell != FACE_DOWN and sides >> side & SIDES[cell - LAID_CARD] >> (side ^ 2) & 1:
                joined |= memory[MARK + neighbour]
        if joined and THROUGH[face]:
            _carry_on(memory, slot, face)

    def remove(self, slot: i64) -> None:
        """A rockfall takes the path card in this slot; everything behind it may be cut off."""
        memory = self.memory
        _forget_laid(memory, slot)
        was_passed = memory[MARK + slot]
        memory[MARK + slot] = 0
        _lift(memory, slot)
        if was_passed:
            self.trace()
        elif memory[CELL + slot] and (self.touch or _sides_led_to(memory, slot)):
            _open(memory, slot)

    def trace(self) -> None:
        """Find again what the start reaches, and which cells are open."""
        memory = self.memory
        place: i64
        for place in range(OPEN, OPEN + memory[OPEN_COUNT]):
            memory[MARK + memory[place]] = 0
        memory[OPEN_COUNT] = 0
        memory[REACHED] = 0
        slot: i64
        for slot in range(START, memory[SLOTS_USED]):
            cell = memory[CELL + slot]
            if cell >= LAID_CARD:
                memory[MARK + slot] = 0
            elif self.touch and cell:
                _open(memory, slot)
        _carry_on(memory, START, CROSSING)

    def leading_in(self, goal: i64) -> i64:
        """The sides of a goal by which the tunnel from the start comes in, as bits."""
        return _sides_led_to(self.memory, goal)

    def need_of(self, goal: i64) -> i64:
        """What the face-up neighbours of a goal ask of the stone that is to lie there."""
        return _asked_of(self.memory, goal)


# What follows works on the memory alone. Compiled, handing a vector on is cheaper than fetching it from an object.


def slot_of(memory: vec[i64], index: vec[u8], position: i64) -> i64:
    """The slot of a cell, or 0 when no card lies on it or next to it."""
    slot = i64(index[(position >> 1 & 4032) | (position & 63)])
    if memory[POSITION + slot] != position:
        return 0
    return slot


def _new_slot(memory: vec[i64], index: vec[u8], position: i64) -> i64:
    slot = memory[SLOTS_USED]
    memory[SLOTS_USED] = slot + 1
    memory[POSITION + slot] = position
    index[(position >> 1 & 4032) | (position & 63)] = u8(slot)
    return slot


def _link(memory: vec[i64], index: vec[u8], slot: i64, side: i64) -> i64:
    """The slot of the neighbour on a side, which gets one if it has none; both know each other from now on."""
    position = memory[POSITION + slot] + STEPS[side]
    neighbour = slot_of(memory, index, position)
    if not neighbour:
        neighbour = _new_slot(memory, index, position)
    memory[NEIGHBOURS + slot] |= neighbour << 8 * side
    memory[NEIGHBOURS + neighbour] |= slot << 8 * (side ^ 2)
    return neighbour


def _carry_on(memory: vec[i64], slot: i64, face: i64) -> None:
    """The start reaches this card and passes through it; go on to whatever lies behind."""
    memory[MARK + slot] = 1
    around = memory[NEIGHBOURS + slot]
    for side in ONES[SIDES[face]]:
        neighbour = around >> 8 * side & 255
        if memory[MARK + neighbour]:
            continue
        cell = memory[CELL + neighbour]
        if cell < LAID_CARD:
            _open(memory, neighbour)
        elif cell == FACE_DOWN:
            memory[REACHED] |= 1 << (neighbour - FIRST_GOAL)
        elif THROUGH[cell - LAID_CARD] and SIDES[cell - LAID_CARD] >> (side ^ 2) & 1:
            _carry_on(memory, neighbour, cell - LAID_CARD)


def _sides_led_to(memory: vec[i64], slot: i64) -> i64:
    """The sides by which the tunnel from the start leads into a cell, as bits."""
    around = memory[NEIGHBOURS + slot]
    sides: i64 = 0
    side: i64
    for side in range(4):
        neighbour = around >> 8 * side & 255
        cell = memory[CELL + neighbour]
        if LAID_CARD <= cell < FACE_DOWN and memory[MARK + neighbour]:
            sides |= (SIDES[cell - LAID_CARD] >> (side ^ 2) & 1) << side
    return sides


def _asked_of(memory: vec[i64], slot: i64) -> i64:
    """What the face-up neighbours of a cell ask of a card on it, as a need."""
    around = memory[NEIGHBOURS + slot]
    need: i64 = 0
    side: i64
    for side in range(4):
        cell = memory[CELL + (around >> 8 * side & 255)]
        if LAID_CARD <= cell < FACE_DOWN:
            need |= PRESS[4 * (cell - LAID_CARD) + (side ^ 2)]
    return need


def _lift(memory: vec[i64], slot: i64) -> None:
    """Empty a cell: it now asks what its neighbours ask, and they ask nothing of this side any more."""
    around = memory[NEIGHBOURS + slot]
    side: i64
    for side in range(4):
        neighbour = around >> 8 * side & 255
        cell = memory[CELL + neighbour]
        if cell < LAID_CARD:
            left = cell & ~(17 << (side ^ 2))
            memory[CELL + neighbour] = left
            if not left and memory[MARK + neighbour]:
                _close(memory, neighbour)
    memory[CELL + slot] = _asked_of(memory, slot)


def _forget_laid(memory: vec[i64], slot: i64) -> None:
    last = memory[LAID_COUNT] - 1
    place = last
    while memory[LAID + place] != slot:
        place -= 1
    memory[LAID + place] = memory[LAID + last]
    memory[LAID_COUNT] = last


def _open(memory: vec[i64], slot: i64) -> None:
    count = memory[OPEN_COUNT]
    memory[OPEN + count] = slot
    memory[OPEN_COUNT] = count + 1
    memory[MARK + slot] = count + 1


def _close(memory: vec[i64], slot: i64) -> None:
    count = memory[OPEN_COUNT] - 1
    place = memory[MARK + slot] - 1
    last = memory[OPEN + count]
    memory[OPEN + place] = last
    memory[MARK + last] = place + 1
    memory[MARK + slot] = 0
    memory[OPEN_COUNT] = count


def set_out(mine: Mine) -> None:
    """Lay the start and the three face-down goals into an empty memory."""
    memory = mine.memory
    memory[SLOTS_USED] = START
    start = _new_slot(memory, mine.index, ORIGIN)
    number: i64
    for number in range(3):
        goal = _new_slot(memory, mine.index, GOAL_POSITIONS[number])
        memory[CELL + goal] = FACE_DOWN
    mine._settle(start, CROSSING)
    _carry_on(memory, start, CROSSING)


def goal_number(position: i64) -> i64:
    """0, 1, 2 for the positions of the goals; 3, where nothing ever is, for any other."""
    number: i64
    for number in range(3):
        if GOAL_POSITIONS[number] == position:
            return number
    return 3
