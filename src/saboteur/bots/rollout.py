"""Quick sensible play for play-outs: the evaluator's worths, from one flood for each goal instead of one for each move.

A flood starts at a goal and says for every place how many cards are still needed beyond it. A card on an open cell then
brings the tunnel as near as the best of its sides; that is exact where no way leads back over the cell itself, and near
enough where one does. Floods are kept until the mine changes.
"""

from __future__ import annotations

from typing import Final

from saboteur.bots.evaluation import (
    DISCARD,
    FALL_COST,
    GAIN,
    HARM,
    HARM_DISCARD,
    HARM_FALL_COST,
    HARM_LOOK,
    KEEP,
    KEEP_HARM,
    LOOK_GAIN,
    break_worth,
    lay_worth,
    mend_worth,
)
from saboteur.bots.policy import GUMBEL, mixed
from saboteur.bots.tunnel_distance import BARE, FAR, GOAL, GOAL_PLACES, HOME, NOWHERE, STEPS, carried, place_of
from saboteur.rules.core.cards import (
    AIMS,
    BREAK,
    COUNT,
    FIT,
    MAP,
    MENDING_AIM,
    ONES,
    ROCKFALL,
    SIDES,
    THROUGH,
    TREASURE,
)
from saboteur.rules.core.layout import AIM_MOVES, FALL, KINDS_HELD, LOOK, MAPS, OTHER, SABOTEUR, SEAT, TURNED
from saboteur.rules.core.mine import (
    CELL,
    FACE_DOWN,
    GOAL_POSITIONS,
    LAID,
    LAID_CARD,
    LAID_COUNT,
    MARK,
    OPEN,
    OPEN_COUNT,
    POSITION,
    SLOTS_USED,
    START,
)
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round, faces_to_lay

LEAST_HOPE: Final = 60  # thousandths; goals that are hoped for less are not dug for
WORST: Final = -1000000000


class RolloutPolicy:
    """Plays seats of whole worlds, one after the other. `enter` a world first."""

    def __init__(self, style: vec[i64]) -> None:
        self.style = style
        self.cells = BARE[:]
        self.beyond = vec[vec[i64]]([NOWHERE[:], NOWHERE[:], NOWHERE[:]])
        self.near = vec[i64]([0] * 1024)
        self.later = vec[i64]([0] * 1024)
        self.flooded: i64 = 0  # bits of the goals whose flood is of the mine as it is
        self.loaded: i64 = 0
        self.hopes = vec[i64]([0, 0, 0])
        self.before = vec[i64]([0, 0, 0])
        self.second = vec[i64]([0, 0, 0])
        self.first_slot = vec[i64]([0, 0, 0])
        self.entry = vec[i64]([0] * 12)  # for each goal and side of a cell, what is needed beyond
        self.saboteur: i64 = 0
        self.nearest: i64 = 0
        self.seed: i64 = 0
        self.best: i64 = 0
        self.highest: i64 = 0

    def enter(self) -> None:
        """Forget the mine of the last world."""
        self.loaded = 0

    def moved(self, move: i64) -> None:
        """A move was made: whatever changes the mine makes the floods stale."""
        done = move & 31
        if done != OTHER and done != LOOK:
            self.loaded = 0

    def move(self, state: Round, public: vec[i64], doubts: vec[i64], seed: i64) -> i64:
        """A move of the seat to act, which hopes for the goals as all do unless its maps tell better."""
        self._look(state, public)
        self.seed = seed
        self.best = -1
        self.highest = WORST
        memory = state.memory
        kinds = memory[KINDS_HELD + memory[SEAT]]
        faces = faces_to_lay(memory)
        if faces != 0:
            self._try_paths(state, faces)
        aims = kinds >> BREAK & 511
        if aims != 0:
            self._try_aims(state, aims, doubts)
        if kinds >> ROCKFALL & 1 != 0:
            self._try_falls(state)
        if kinds >> MAP & 1 != 0:
            self._try_looks(state)
        self._try_discards(kinds)
        return self.best

    def _offer(self, move: i64, score: i64) -> None:
        worth = score * 1000 + 100 * GUMBEL[mixed(self.seed, move) & 1023]
        if worth > self.highest or (worth == self.highest and move < self.best):
            self.best = move
            self.highest = worth

    # -- looking --------------------------------------------------------------------------------------------------

    def _look(self, state: Round, public: vec[i64]) -> None:
        memory = state.memory
        seat = memory[SEAT]
        self.saboteur = 1 if state.roles[seat] == SABOTEUR else 0
        self._hope(state, public)
        if self.loaded == 0:
            self._load(state)
        goal: i64
        nearest: i64 = FAR
        for goal in range(3):
            if self.hopes[goal] >= LEAST_HOPE:
                if self.flooded >> goal & 1 == 0:
                    self._flood(goal)
                    self._open_cells(state, goal)
                nearest = min(nearest, self.before[goal])
        self.nearest = nearest

    def _hope(self, state: Round, public: vec[i64]) -> None:
        memory = state.memory
        seen = memory[MAPS + memory[SEAT]] | memory[TURNED]
        total: i64 = 0
        hopes = self.hopes
        goal: i64
        for goal in range(3):
            if seen >> goal & 1 == 0:
                hopes[goal] = public[goal] + 1
            else:
                hopes[goal] = 1000000 if state.goals[goal] == TREASURE else 0
            total += hopes[goal]
        for goal in range(3):
            hopes[goal] = hopes[goal] * 1000 // total

    def _load(self, state: Round) -> None:
        memory = state.memory
        cells = BARE[:]
        slot: i64
        for slot in range(START, memory[SLOTS_USED]):
            cell = memory[CELL + slot]
            if cell >= LAID_CARD:
                place = place_of(memory[POSITION + slot])
                if cell == FACE_DOWN:
                    cells[place] = GOAL
                elif place != 0:
                    cells[place] = carried(cell - LAID_CARD)
        self.cells = cells
        self.loaded = 1
        self.flooded = 0

    def _flood(self, goal: i64) -> None:
        """Fill in how many cards are needed beyond each place to reach a goal; `before` is that of the start."""
        cells = self.cells
        beyond = NOWHERE[:]
        near = self.near
        later = self.later
        near_count: i64 = 1
        later_count: i64 = 0
        level: i64 = 0
        side: i64
        near[0] = GOAL_PLACES[goal]
        beyond[GOAL_PLACES[goal]] = 0
        while near_count > 0 and level < FAR:
            while near_count > 0:
                near_count -= 1
                place = near[near_count]
                if beyond[place] != level:
                    continue
                sides = cells[place]
                further = level + (sides >> 4 & 1)
                for side in range(4):
                    if sides >> side & 1 == 0:
                        continue
                    beside = place + STEPS[side]
                    cell = cells[beside]
                    if cell >> (side ^ 2) & 1 == 0 or cell >= 32 or beyond[beside] <= further:
                        continue
                    beyond[beside] = further
                    if further == level:
                        near[near_count] = beside
                        near_count += 1
                    else:
                        later[later_count] = beside
                        later_count += 1
            swap = near
            near = later
            later = swap
            near_count = later_count
            later_count = 0
            level += 1
        self.beyond[goal] = beyond
        self.before[goal] = min(FAR, beyond[HOME])
        self.flooded |= 1 << goal

    def _open_cells(self, state: Round, goal: i64) -> None:
        """Find the open cell that is nearest to a goal, and how near the next best is."""
        memory = state.memory
        beyond = self.beyond[goal]
        first: i64 = FAR
        second: i64 = FAR
        slot: i64 = 0
        number: i64
        for number in range(memory[OPEN_COUNT]):
            here = memory[OPEN + number]
            place = place_of(memory[POSITION + here])
            needed = beyond[place] + 1 if place != 0 else FAR
            if needed < first:
                second = first
                first = needed
                slot = here
            elif needed < second:
                second = needed
        self.first_slot[goal] = slot
        self.second[goal] = second

    # -- paths ----------------------------------------------------------------------------------------------------

    def _try_paths(self, state: Round, faces: i64) -> None:
        memory = state.memory
        number: i64
        for number in range(memory[OPEN_COUNT]):
            slot = memory[OPEN + number]
            fitting = FIT[memory[CELL + slot]] & faces
            if fitting == 0:
                continue
            position = memory[POSITION + slot]
            joined = state.touch == 0 or state.leading_in(slot) != 0
            self._enter_cell(place_of(position) if joined else 0)
            for face in ONES[fitting & 16383]:
                self._offer(position << 5 | face, self._lay_score(slot, face))
            for upper in ONES[fitting >> 14]:
                self._offer(position << 5 | upper + 14, self._lay_score(slot, upper + 14))

    def _enter_cell(self, place: i64) -> None:
        """What is needed beyond a cell by each of its sides, for each goal; of place 0 nothing leads on."""
        goal: i64
        side: i64
        for goal in range(3):
            if self.hopes[goal] < LEAST_HOPE:
                continue
            beyond = self.beyond[goal]
            for side in range(4):
                self.entry[4 * goal + side] = self._needed(beyond, place, side, goal)

    def _needed(self, beyond: vec[i64], place: i64, side: i64, goal: i64) -> i64:
        if place == 0:
            return FAR
        beside = place + STEPS[side]
        cell = self.cells[beside]
        if cell >> (side ^ 2) & 1 == 0:
            return FAR
        if cell >= 32:
            return 0 if GOAL_PLACES[goal] == beside else FAR
        return min(FAR, beyond[beside] + (cell >> 4))

    def _lay_score(self, slot: i64, face: i64) -> i64:
        gain: i64 = 0
        reaching: i64 = 0
        goal: i64
        for goal in range(3):
            hope = self.hopes[goal]
            if hope >= LEAST_HOPE:
                after = self._after(goal, slot, face)
                gain += hope * (self.before[goal] - after)
                if after == 0:
                    reaching += hope
        return lay_worth(self.style, self.saboteur, face, gain, reaching)

    def _after(self, goal: i64, slot: i64, face: i64) -> i64:
        """Cards needed to a goal once a face lies on an open cell."""
        after = self.second[goal] if slot == self.first_slot[goal] else self.before[goal]
        if THROUGH[face] != 0:
            sides = SIDES[face]
            side: i64
            for side in range(4):
                if sides >> side & 1 != 0:
                    after = min(after, self.entry[4 * goal + side])
        return after

    # -- the rest -------------------------------------------------------------------------------------------------

    def _try_falls(self, state: Round) -> None:
        memory = state.memory
        style = self.style
        number: i64
        for number in range(memory[LAID_COUNT]):
            slot = memory[LAID + number]
            position = memory[POSITION + slot]
            if self.saboteur != 0:
                harm = self._harm_of_fall(state, slot, position)
                if harm > 0:
                    self._offer(position << 5 | FALL, harm * style[HARM] // 1000 - style[HARM_FALL_COST])
            elif THROUGH[memory[CELL + slot] - LAID_CARD] == 0 and state.leading_in(slot) != 0:
                gain = self._gain_of_fall(place_of(position))
                self._offer(position << 5 | FALL, gain * style[GAIN] // 1000 - style[FALL_COST])

    def _harm_of_fall(self, state: Round, slot: i64, position: i64) -> i64:
        """Only the card that leads into the nearest open cell is looked at: another must be laid in its place."""
        memory = state.memory
        harm: i64 = 0
        goal: i64
        for goal in range(3):
            if self.hopes[goal] >= LEAST_HOPE:
                tip = self.first_slot[goal]
                apart = memory[POSITION + tip] - position
                beside = apart == 1 or apart == -1 or apart == 128 or apart == -128
                if beside and memory[MARK + slot] != 0 and COUNT[state.leading_in(tip)] == 1:
                    harm += self.hopes[goal] * min(1, self.second[goal] - self.before[goal])
        return harm

    def _gain_of_fall(self, place: i64) -> i64:
        """What a dead end in the way is worth to be rid of."""
        if place == 0:
            return 0
        gain: i64 = 0
        self._enter_cell(place)
        goal: i64
        side: i64
        for goal in range(3):
            if self.hopes[goal] >= LEAST_HOPE:
                after: i64 = FAR
                for side in range(4):
                    after = min(after, self.entry[4 * goal + side] + 1)
                gain += self.hopes[goal] * max(0, self.before[goal] - after)
        return gain

    def _try_looks(self, state: Round) -> None:
        memory = state.memory
        known = memory[TURNED] | memory[MAPS + memory[SEAT]]
        weight = self.style[HARM_LOOK if self.saboteur != 0 else LOOK_GAIN]
        for goal in ONES[7 & ~memory[TURNED]]:
            hope = self.hopes[goal] if known >> goal & 1 == 0 else 0
            self._offer(GOAL_POSITIONS[goal] << 5 | LOOK, 4 * hope * (1000 - hope) // 1000 * weight // 1000 - 100)

    def _try_aims(self, state: Round, kinds: i64, doubts: vec[i64]) -> None:
        style = self.style
        memory = state.memory
        for aim in AIMS[kinds]:
            first = AIM_MOVES[aim]
            for target in ONES[state.targets(aim)]:
                if aim < MENDING_AIM:
                    worth = break_worth(style, self.saboteur, memory, target, doubts[target], self.nearest)
                else:
                    worth = mend_worth(style, self.saboteur, memory, target, doubts[target])
                self._offer(first + (target << 5), worth)

    def _try_discards(self, kinds: i64) -> None:
        style = self.style
        start: i64 = KEEP_HARM if self.saboteur != 0 else KEEP
        worth = style[HARM_DISCARD if self.saboteur != 0 else DISCARD]
        certain = max(self.hopes[0], max(self.hopes[1], self.hopes[2])) > 900
        for kind in ONES[kinds & 16383]:
            self._offer(kind << 5 | OTHER, worth - style[start + kind])
        for upper in ONES[kinds >> 14]:
            kept = style[start + upper + 14]
            if upper + 14 == MAP and certain and self.saboteur == 0:
                kept = 0
            self._offer(upper + 14 << 5 | OTHER, worth - kept)

    # -- the end --------------------------------------------------------------------------------------------------

    def missing(self, state: Round, goal: i64) -> i64:
        """How many cards the tunnel still needs to a goal."""
        self._load(state)
        self._flood(goal)
        return self.before[goal]
