"""One round as numbers: the legal moves, and playing them.

A `Round` never reads a clock or a random source; play-outs bring a seed.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import (
    AIM_KIND,
    AIM_TOOL,
    AIMS,
    BREAK,
    FIT,
    KIND_OF,
    MAP,
    MENDING_AIM,
    NO_AIM,
    ONES,
    ROCKFALL,
    UNKNOWN,
    WAYS,
    count_of,
)
from saboteur.rules.core.layout import (
    AIM_AT,
    AIM_MOVES,
    BREAKING,
    BROKEN,
    BROKEN_SEATS,
    BY_RING,
    DISCARDED,
    DISCARDS,
    EFFECTS,
    ENDED,
    FACES_HELD,
    FALL,
    FRESH,
    HELD,
    KINDS_HELD,
    LAY_STONE,
    LAYER,
    LOOK,
    MAPS,
    MEMORY_SIZE,
    MOVES,
    ONE_TURNED,
    OTHER,
    PENDING,
    PHASE,
    PLAY,
    PLAYED,
    RING,
    SABOTEURS,
    SEAT,
    STONE,
    TOP,
    TURN,
    TURN_GOAL,
    TURNED,
    TURNS,
    WINNER,
)
from saboteur.rules.core.mine import (
    CELL,
    FIRST_GOAL,
    GOAL_POSITIONS,
    LAID,
    LAID_CARD,
    LAID_COUNT,
    MARK,
    OPEN,
    OPEN_COUNT,
    POSITION,
    REACHED,
    TOUCH,
    goal_number,
    set_out,
    slot_of,
)
from saboteur.rules.core.native_types import i64, u8, vec
from saboteur.rules.core.round_state import RoundState, spend

# Rules that editions and options may switch on, as bits.
RING_END: Final = 8  # the round also ends when everybody in a row could only discard
OTHERS_ONLY: Final = 16  # nobody breaks their own tools

# Room for legal moves: at most 15 faces fit an open cell; 12 aims at 10 seats, 40 falls, 3 looks, 28 discards.
ROOM_PER_CELL: Final = 15
ROOM_FOR_OTHERS: Final = 12 * 10 + 40 + 3 + 28


class Round(RoundState):
    """The whole of a round."""

    def clone(self) -> Round:
        """An independent copy."""
        copy = Round(self.players, self.rules, self.memory[:], self.index, self.deck, self.goals, self.roles)
        copy.shares_index = True
        self.shares_index = True
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> Round:
        """The same as `clone`, for programs that copy what they do not know."""
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled and deep-copied as plain numbers: the vectors of the compiler cannot be."""
        parts = (list(self.memory), list(self.index), list(self.deck), list(self.goals), list(self.roles))
        return unpickled_round, (int(self.players), int(self.rules), *parts)

    @property
    def seat(self) -> int:
        """Whose turn or decision it is; after the end, who took the last turn."""
        return self.memory[SEAT]

    @property
    def phase(self) -> int:
        return self.memory[PHASE]

    @property
    def ended(self) -> bool:
        return self.memory[PHASE] == ENDED

    @property
    def winner(self) -> int:
        """`DIGGERS` or `SABOTEURS` once the round has ended, else 0."""
        return self.memory[WINNER]

    def legal(self) -> vec[i64]:
        """Every legal move of the seat to act, as a sequence of numbers."""
        need = ROOM_PER_CELL * self.memory[OPEN_COUNT] + ROOM_FOR_OTHERS
        if len(self.room) < need:
            self.room = vec[i64]([0] * (2 * need))
        room = self.room
        return room[: self.list_moves(room)]

    def list_moves(self, out: vec[i64]) -> i64:
        """Write every legal move into `out`, which must be long enough, and return their number."""
        memory = self.memory
        if memory[PHASE] != PLAY:
            return self._list_decisions(out)
        count: i64 = 0
        faces = faces_to_lay(memory)
        if faces:
            count = _list_paths(memory, out, faces)
        kinds = memory[KINDS_HELD + memory[SEAT]]
        if kinds >> BREAK:
            count = self._list_actions(out, count, kinds >> BREAK)
        for kind in ONES[kinds & 16383]:
            out[count] = kind << 5 | OTHER
            count += 1
        if kinds > 16383:
            for kind in ONES[kinds >> 14]:
                out[count] = kind + 14 << 5 | OTHER
                count += 1
        return count

    def _list_actions(self, out: vec[i64], count: i64, kinds: i64) -> i64:
        """Go on with the actions; the bits of `kinds` begin at BREAK."""
        memory = self.memory
        for aim in AIMS[kinds & 511]:
            first = AIM_MOVES[aim]
            for seat in ONES[self.targets(aim)]:
                out[count] = first + (seat << 5)
                count += 1
        if kinds >> (ROCKFALL - BREAK) & 1:
            count = _list_falls(memory, out, count)
        if kinds >> (MAP - BREAK) & 1:
            for goal in ONES[7 & ~memory[TURNED]]:
                out[count] = GOAL_POSITIONS[goal] << 5 | LOOK
                count += 1
        return count

    def targets(self, aim: i64) -> i64:
        """The seats at which a broken tool or a repair may be aimed, as bits."""
        memory = self.memory
        seats = memory[BROKEN_SEATS + AIM_TOOL[aim]]
        if aim < MENDING_AIM:
            seats = (1 << self.players) - 1 & ~seats
            if self.rules & OTHERS_ONLY:
                seats &= ~(1 << memory[SEAT])
        return seats

    def can_play(self) -> bool:
        """Whether the seat to act can do anything but discard, or might, with a card that cannot be seen."""
        memory = self.memory
        kinds = memory[KINDS_HELD + memory[SEAT]]
        return kinds >> UNKNOWN != 0 or len(self.legal()) > count_of(kinds)

    def _list_decisions(self, out: vec[i64]) -> i64:
        memory = self.memory
        count: i64 = 0
        if memory[PHASE] == TURN_GOAL:
            for goal in ONES[memory[REACHED]]:
                out[count] = GOAL_POSITIONS[goal] << 5 | TURN
                count += 1
        elif memory[PHASE] == STONE:
            where = GOAL_POSITIONS[ONES[memory[PENDING]][0]] << 5
            out[0] = where | LAY_STONE
            out[1] = where | LAY_STONE + 1
            count = 2
        return count

    def allows(self, move: i64) -> bool:
        """Whether a move is legal now; the same answer as looking for it in `legal()`."""
        if not 0 <= move < MOVES:
            return False
        done = move & 31
        where = move >> 5
        if self.memory[PHASE] != PLAY:
            return self._allows_decision(where, done)
        if done < FALL:
            return self._allows_path(where, done)
        return self._allows_other(where, done)

    def _allows_decision(self, where: i64, done: i64) -> bool:
        memory = self.memory
        if memory[PHASE] == TURN_GOAL:
            return done == TURN and memory[REACHED] >> goal_number(where) & 1 != 0
        if memory[PHASE] == STONE:
            return LAY_STONE <= done < OTHER and where == GOAL_POSITIONS[ONES[memory[PENDING]][0]]
        return False

    def _allows_path(self, position: i64, face: i64) -> bool:
        memory = self.memory
        if faces_to_lay(memory) >> face & 1 == 0:
            return False
        slot = slot_of(memory, self.index, position)
        cell = memory[CELL + slot]
        return cell < LAID_CARD and memory[MARK + slot] != 0 and FIT[cell] >> face & 1 != 0

    def _allows_other(self, where: i64, done: i64) -> bool:
        memory = self.memory
        kinds = memory[KINDS_HELD + memory[SEAT]]
        if done == OTHER:
            if where < BREAKING:
                return kinds >> where & 1 != 0
            return where < 512 and self._allows_aim(AIM_AT[where >> 4], where & 15)
        if done == FALL:
            return kinds >> ROCKFALL & 1 != 0 and self._is_laid(where)
        return done == LOOK and kinds >> MAP & 1 != 0 and (7 & ~memory[TURNED]) >> goal_number(where) & 1 != 0

    def _allows_aim(self, aim: i64, target: i64) -> bool:
        if aim == NO_AIM:
            return False
        kinds = self.memory[KINDS_HELD + self.memory[SEAT]]
        return kinds >> AIM_KIND[aim] & 1 != 0 and self.targets(aim) >> target & 1 != 0

    def _is_laid(self, position: i64) -> bool:
        slot = self.slot_at(position)
        return slot >= FIRST_GOAL + 3 and self.memory[CELL + slot] >= LAID_CARD

    def play(self, move: i64) -> None:
        """Make a legal move; anything else raises ValueError and changes nothing."""
        if not self.allows(move):
            raise ValueError("not a legal move")
        self.apply(move)

    def apply(self, move: i64) -> None:
        """Make a move that is known to be legal."""
        memory = self.memory
        memory[EFFECTS] = 0
        done = move & 31
        where = move >> 5
        if done < FALL:
            self._play_path(where, done)
        elif done == OTHER:
            if where < BREAKING:
                self._discard(where)
            else:
                self._aim(AIM_AT[where >> 4], where & 15)
        elif done == FALL:
            spend(memory, ROCKFALL, PLAYED)
            self.remove(slot_of(memory, self.index, where))
            self.end_turn()
        elif done == LOOK:
            spend(memory, MAP, PLAYED)
            memory[MAPS + memory[SEAT]] |= 1 << goal_number(where)
            self.end_turn()
        else:
            self._decide(done, goal_number(where))

    def _decide(self, done: i64, goal: i64) -> None:
        self.memory[PHASE] = PLAY
        if done == TURN:
            self.turn_goals(1 << goal)
        else:
            self.lay_stone(goal, WAYS[2 * self.goals[goal] + done - LAY_STONE])
        self.settle_goals()

    def _play_path(self, position: i64, face: i64) -> None:
        memory = self.memory
        spend(memory, KIND_OF[face], PLAYED)
        slot = slot_of(memory, self.index, position)
        memory[LAYER] = memory[SEAT]
        memory[FRESH] = slot
        self.lay(slot, face)
        if memory[REACHED]:
            memory[ONE_TURNED] = 0
            self.settle_goals()
        else:
            self.end_turn()

    def _aim(self, aim: i64, target: i64) -> None:
        memory = self.memory
        tool = AIM_TOOL[aim]
        spend(memory, AIM_KIND[aim], PLAYED)
        # Only a whole tool is broken and only a broken one mended: either way it changes.
        memory[BROKEN + target] ^= 1 << tool
        memory[BROKEN_SEATS + tool] ^= 1 << target
        self.end_turn()

    def _discard(self, kind: i64) -> None:
        memory = self.memory
        ring: i64 = 0  # how many turns in a row their players, the deck being empty, could only discard
        if self.rules & RING_END and memory[TOP] == len(self.deck) and not self.can_play():
            ring = memory[RING] + 1
        spend(memory, kind, DISCARDS + 2 * memory[SEAT])
        memory[DISCARDED] += 1
        if ring == self.players and memory[HELD]:
            memory[TURNS] += 1
            self.end(SABOTEURS, BY_RING)
            return
        self.end_turn()
        memory[RING] = ring


# What follows works on the memory alone. Compiled, handing a vector on is cheaper than fetching it from an object.


def faces_to_lay(memory: vec[i64]) -> i64:
    """The faces that the seat to act may lay where they fit, as bits: none while one of its tools is broken."""
    seat = memory[SEAT]
    if memory[BROKEN + seat]:
        return 0
    return memory[FACES_HELD + seat]


def _list_paths(memory: vec[i64], out: vec[i64], faces: i64) -> i64:
    count: i64 = 0
    place: i64
    for place in range(OPEN, OPEN + memory[OPEN_COUNT]):
        slot = memory[place]
        fitting = FIT[memory[CELL + slot]] & faces
        if fitting:
            where = memory[POSITION + slot] << 5
            for face in ONES[fitting & 16383]:
                out[count] = where + face
                count += 1
            if fitting > 16383:
                where += 14
                for face in ONES[fitting >> 14]:
                    out[count] = where + face
                    count += 1
    return count


def _list_falls(memory: vec[i64], out: vec[i64], count: i64) -> i64:
    place: i64
    for place in range(LAID, LAID + memory[LAID_COUNT]):
        out[count] = memory[POSITION + memory[place]] << 5 | FALL
        count += 1
    return count


def unpickled_round(
    players: i64, rules: i64, memory: list[i64], index: list[int], deck: list[i64], goals: list[i64], roles: list[i64]
) -> Round:  # fmt: skip
    """The round that was pickled as these numbers."""
    places = vec[u8]([u8(slot) for slot in index])
    return Round(players, rules, vec[i64](memory), places, vec[i64](deck), vec[i64](goals), vec[i64](roles))


def _laid_out(touch: i64) -> Round:
    mine = Round(
        3, touch, vec[i64]([0] * MEMORY_SIZE), vec[u8]([u8(0)] * 4096), vec[i64](), vec[i64](), vec[i64]()
    )  # fmt: skip
    set_out(mine)
    return mine


CONTINUING: Final = _laid_out(0)
TOUCHING: Final = _laid_out(TOUCH)


def new_round(players: i64, rules: i64, starter: i64, deck: vec[i64], goals: vec[i64], roles: vec[i64]) -> Round:
    """A round with the start and the goals laid out, and no cards dealt yet."""
    template = TOUCHING if rules & TOUCH != 0 else CONTINUING
    begun = Round(players, rules, template.memory[:], template.index, deck, goals, roles)
    begun.shares_index = True
    begun.memory[SEAT] = starter
    return begun
