"""The state of a round as numbers, and what follows from a move by itself: cards drawn, goals turned, the end."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import FACES_OF, FIT, ONES, SIDES, TREASURE, UNITS, UNKNOWN_GOAL, WAYS
from saboteur.rules.core.layout import (
    BY_HANDS,
    BY_TREASURE,
    CAME_IN,
    DIGGERS,
    EFFECTS,
    ENDED,
    FACES_HELD,
    FRESH,
    GOAL_TURNED,
    HAND,
    HAND_SIZE,
    HELD,
    HOW,
    KINDS_HELD,
    ONE_TURNED,
    PENDING,
    PHASE,
    RING,
    SABOTEURS,
    SEAT,
    STONE,
    STONE_LAID,
    TOP,
    TURN_GOAL,
    TURNED,
    TURNS,
    UNDECIDED,
    WINNER,
)
from saboteur.rules.core.mine import CELL, FIRST_GOAL, LAID_CARD, NEIGHBOURS, REACHED, TOUCH, Mine
from saboteur.rules.core.native_types import i64, u8, vec

# Rules that editions may switch on, as bits.
ONE_GOAL: Final = 2  # at most one goal is turned for each path card
FOLLOW: Final = 4  # a misfitting stone continues the tunnel

NO_ROOM: Final = vec[i64]()


class RoundState(Mine):
    """Hands, tools, turns and goals. Hidden places may hold unknown codes, so that a view is a state too."""

    def __init__(
        self,
        players: i64,
        rules: i64,
        memory: vec[i64],
        index: vec[u8],
        deck: vec[i64],
        goals: vec[i64],
        roles: vec[i64],
    ) -> None:
        self.memory = memory
        self.index = index
        self.shares_index = False
        self.touch = rules & TOUCH
        self.rules = rules
        self.players = players
        self.deck = deck  # deck, goals and roles never change, so clones share them
        self.goals = goals
        self.roles = roles
        self.room = NO_ROOM  # kept from one `legal` to the next; clones get their own

    def give(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand."""
        _give(self.memory, seat, kind)

    def end_turn(self) -> None:
        """Draw a card, if there is one, and pass the turn on; the round ends when nobody holds a card."""
        memory = self.memory
        deck = self.deck
        seat = memory[SEAT]
        top = memory[TOP]
        memory[TURNS] += 1
        if top < len(deck):
            _give(memory, seat, deck[top])
            memory[TOP] = top + 1
        elif not memory[HELD]:
            self.end(SABOTEURS, BY_HANDS)
            return
        seat += 1
        if seat == self.players:
            seat = 0
        memory[SEAT] = seat

    def end(self, winner: i64, how: i64) -> None:
        """The round is over."""
        memory = self.memory
        memory[PHASE] = ENDED
        memory[WINNER] = winner
        memory[HOW] = how

    def settle_goals(self) -> None:
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
                self.end_turn()
                return
            self.turn_goals(reached)

    def turn_goals(self, goals: i64) -> None:
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
                self.end(DIGGERS, BY_TREASURE)

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
            self.lay_stone(goal, face)
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

    def lay_stone(self, goal: i64, face: i64) -> None:
        """Lay a stone that was turned over, this way round."""
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


def spend(memory: vec[i64], kind: i64, pile: i64) -> None:
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
