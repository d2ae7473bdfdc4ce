"""One round as numbers, played move by move. It never reads a clock or a random source; play-outs bring a seed."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import (
    AIM_KIND,
    AIM_TOOL,
    FACES_OF,
    FIT,
    KIND_OF,
    MAP,
    ONES,
    ROCKFALL,
    SIDES,
    TREASURE,
    UNITS,
    UNKNOWN_GOAL,
    WAYS,
)
from saboteur.rules.core.layout import (
    AIM_AT,
    BREAKING,
    BROKEN,
    BROKEN_SEATS,
    BY_HANDS,
    BY_RING,
    BY_TREASURE,
    CAME_IN,
    DIGGERS,
    DISCARDED,
    DISCARDS,
    EFFECTS,
    ENDED,
    FACES_HELD,
    FALL,
    FRESH,
    GOAL_TURNED,
    HAND,
    HAND_SIZE,
    HELD,
    HOW,
    KINDS_HELD,
    LAY_STONE,
    LAYER,
    LOOK,
    MAPS,
    MEMORY_SIZE,
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
    STONE_LAID,
    TOP,
    TURN,
    TURN_GOAL,
    TURNED,
    TURNS,
    UNDECIDED,
    WINNER,
)
from saboteur.rules.core.mine import CELL, FIRST_GOAL, LAID_CARD, NEIGHBOURS, REACHED, TOUCH, set_out, slot_of
from saboteur.rules.core.native_types import i64, u8, vec
from saboteur.rules.core.position import Position, goal_number

# Rules that editions may switch on, as bits.
ONE_GOAL: Final = 2  # at most one goal is turned for each path card
FOLLOW: Final = 4  # a misfitting stone continues the tunnel
RING_END: Final = 8  # the round also ends when everybody in a row could only discard


class Round(Position):
    """A round that is played on."""

    def clone(self) -> Round:
        """An independent copy."""
        return Round(
            self.players, self.rules, self.memory[:], self.index[:], self.deck, self.goals, self.roles
        )  # fmt: skip

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
            _spend(memory, ROCKFALL, PLAYED)
            self.remove(slot_of(memory, self.index, where))
            self._end_turn()
        elif done == LOOK:
            _spend(memory, MAP, PLAYED)
            memory[MAPS + memory[SEAT]] |= 1 << goal_number(where)
            self._end_turn()
        else:
            self._decide(done, goal_number(where))

    def _decide(self, done: i64, goal: i64) -> None:
        self.memory[PHASE] = PLAY
        if done == TURN:
            self._turn(1 << goal)
        else:
            self._lay_stone(goal, WAYS[2 * self.goals[goal] + done - LAY_STONE])
        self._settle_goals()

    def _play_path(self, position: i64, face: i64) -> None:
        memory = self.memory
        _spend(memory, KIND_OF[face], PLAYED)
        slot = slot_of(memory, self.index, position)
        memory[LAYER] = memory[SEAT]
        memory[FRESH] = slot
        self.lay(slot, face)
        if memory[REACHED]:
            memory[ONE_TURNED] = 0
            self._settle_goals()
        else:
            self._end_turn()

    def _aim(self, aim: i64, target: i64) -> None:
        memory = self.memory
        tool = AIM_TOOL[aim]
        _spend(memory, AIM_KIND[aim], PLAYED)
        # Only a whole tool is broken and only a broken one mended: either way it changes.
        memory[BROKEN + target] ^= 1 << tool
        memory[BROKEN_SEATS + tool] ^= 1 << target
        self._end_turn()

    def _discard(self, kind: i64) -> None:
        memory = self.memory
        ring: i64 = 0  # how many turns in a row their players, the deck being empty, could only discard
        if self.rules & RING_END and memory[TOP] == len(self.deck) and not self.can_play():
            ring = memory[RING] + 1
        _spend(memory, kind, DISCARDS + 2 * memory[SEAT])
        memory[DISCARDED] += 1
        if ring == self.players and memory[HELD]:
            memory[TURNS] += 1
            self._end(SABOTEURS, BY_RING)
            return
        self._end_turn()
        memory[RING] = ring

    def give(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand."""
        _give(self.memory, seat, kind)

    def _end_turn(self) -> None:
        memory = self.memory
        deck = self.deck
        seat = memory[SEAT]
        top = memory[TOP]
        memory[TURNS] += 1
        if top < len(deck):
            _give(memory, seat, deck[top])
            memory[TOP] = top + 1
        elif not memory[HELD]:
            self._end(SABOTEURS, BY_HANDS)
            return
        seat += 1
        if seat == self.players:
            seat = 0
        memory[SEAT] = seat

    def _end(self, winner: i64, how: i64) -> None:
        memory = self.memory
        memory[PHASE] = ENDED
        memory[WINNER] = winner
        memory[HOW] = how

    # -- reaching a goal ------------------------------------------------------------------------------------------

    def _settle_goals(self) -> None:
        """Turn what is reached, lay the stones, search again; stop where the player must decide."""
        memory = self.memory
        while self._lay_pending():
            reached = memory[REACHED]
            if self.rules & ONE_GOAL and reached:
                if memory[ONE_TURNED]:
                    reached = 0
                elif reached & reached - 1:
                    memory[PHASE] = TURN_GOAL
                    return
            if not reached:
                self._end_turn()
                return
            self._turn(reached)

    def _turn(self, goals: i64) -> None:
        """Turn these goals over. The treasure among them ends the round at once."""
        memory = self.memory
        memory[ONE_TURNED] = 1
        memory[TURNED] |= goals
        memory[PENDING] |= goals
        memory[REACHED] &= ~goals
        for goal in ONES[goals]:
            memory[CAME_IN + goal] = self.leading_in(FIRST_GOAL + goal)
            self._note(GOAL_TURNED, goal, 0)
        for goal in ONES[goals]:
            content = self.goals[goal]
            if content == UNKNOWN_GOAL:
                raise ValueError("a goal that cannot be seen from here was reached")
            if content == TREASURE:
                memory[CELL + FIRST_GOAL + goal] = LAID_CARD + WAYS[0]
                memory[PENDING] = 0
                memory[TURNS] += 1
                self._end(DIGGERS, BY_TREASURE)

    def _lay_pending(self) -> bool:
        """Lay the turned stones, smallest row first; False when the player must decide or the round is over."""
        memory = self.memory
        if memory[PHASE] == ENDED:
            return False
        for goal in ONES[memory[PENDING]]:
            face = self._way_of(goal)
            if face == UNDECIDED:
                memory[PHASE] = STONE
                return False
            self._lay_stone(goal, face)
        return True

    def _way_of(self, goal: i64) -> i64:
        """The face with which a stone must lie, or `UNDECIDED` where the player who laid the path decides."""
        content = self.goals[goal]
        one = WAYS[2 * content]
        other = WAYS[2 * content + 1]
        fitting = FIT[self.need_of(FIRST_GOAL + goal)]
        if fitting >> one & 1 != 0:
            return one
        if fitting >> other & 1 != 0:
            return other
        if self.rules & FOLLOW == 0:
            return UNDECIDED
        came_in = self._followed(goal)
        if SIDES[one] & came_in == 0:
            return other
        if SIDES[other] & came_in == 0:
            return one
        return UNDECIDED

    def _followed(self, goal: i64) -> i64:
        """The sides towards which a stone is laid to continue the tunnel: the card just laid, else the search."""
        memory = self.memory
        came_in = memory[CAME_IN + goal]
        around = memory[NEIGHBOURS + FIRST_GOAL + goal]
        side: i64
        for side in range(4):
            if around >> 8 * side & 255 == memory[FRESH] and came_in >> side & 1 != 0:
                return 1 << side
        return came_in

    def _lay_stone(self, goal: i64, face: i64) -> None:
        self.memory[PENDING] &= ~(1 << goal)
        self.turn_up(FIRST_GOAL + goal, face)
        self._note(STONE_LAID, goal, face)

    def _note(self, kind: i64, goal: i64, face: i64) -> None:
        memory = self.memory
        memory[EFFECTS] += 1
        memory[EFFECTS + memory[EFFECTS]] = kind * 4096 + goal * 64 + face


# What follows works on the memory alone. Compiled, handing a vector on is cheaper than fetching it from an object.


def _give(memory: vec[i64], seat: i64, kind: i64) -> None:
    memory[HAND + 2 * seat + (kind >> 4)] += UNITS[kind]
    memory[KINDS_HELD + seat] |= 1 << kind
    memory[FACES_HELD + seat] |= FACES_OF[kind]
    memory[HAND_SIZE + seat] += 1
    memory[HELD] += 1


def _spend(memory: vec[i64], kind: i64, pile: i64) -> None:
    """The seat to act puts a card from its hand on a pile."""
    seat = memory[SEAT]
    unit = UNITS[kind]
    half = kind >> 4
    hand = HAND + 2 * seat + half
    left = memory[hand] - unit
    memory[hand] = left
    memory[pile + half] += unit
    if not left & 7 * unit:
        memory[KINDS_HELD + seat] &= ~(1 << kind)
        memory[FACES_HELD + seat] &= ~FACES_OF[kind]
    memory[HAND_SIZE + seat] -= 1
    memory[HELD] -= 1
    memory[RING] = 0


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
    begun = Round(players, rules, template.memory[:], template.index[:], deck, goals, roles)
    begun.memory[SEAT] = starter
    return begun
