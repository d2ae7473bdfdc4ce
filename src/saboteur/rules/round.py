"""One round as numbers: hands, tools, turns, goals, and the legal moves.

A move is an integer: its low five bits say what is done (below 26: a path card lies with that face), the rest where or
to whom. `notation` writes them as text. A `Round` never reads a clock or a random source; play-outs bring a seed.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules._native import i64, u8, vec
from saboteur.rules.cards import (
    BREAK,
    FACES_OF,
    FIT,
    KIND_OF,
    MAP,
    MEND,
    MEND_TWO,
    ONES,
    ONES_ABOVE,
    ROCKFALL,
    SIDES,
    TREASURE,
    UNITS,
    UNKNOWN_GOAL,
    WAYS,
)
from saboteur.rules.mine import (
    CELL,
    FIRST_GOAL,
    GOAL_POSITIONS,
    LAID,
    LAID_CARD,
    LAID_COUNT,
    MARK,
    NEIGHBOURS,
    OPEN,
    OPEN_COUNT,
    POSITION,
    REACHED,
    Mine,
    set_out,
)

# What is done: below 26 a path is laid.
FALL: Final = 26
LOOK: Final = 27
TURN: Final = 28
LAY_STONE: Final = 29  # and 30: the other way round
OTHER: Final = 31
# With OTHER, the rest of the move says: below 32 the kind discarded, then breaking and mending.
BREAKING: Final = 32  # + tool * 16 + seat
MENDING: Final = 128  # + ((kind - MEND) * 4 + tool) * 16 + seat

MOVES: Final = 1 << 19  # every move is below this

# Phases.
PLAY: Final = 0
TURN_GOAL: Final = 1
STONE: Final = 2
ENDED: Final = 3

# Rules of editions and tables that the core knows, as bits.
TOUCH: Final = 1
ONE_GOAL: Final = 2
FOLLOW: Final = 4
RING_END: Final = 8
OTHERS_ONLY: Final = 16

# Who won, and how the round ended.
DIGGERS: Final = 1
SABOTEURS: Final = 2
BY_TREASURE: Final = 1
BY_HANDS: Final = 2
BY_RING: Final = 3

# Roles.
DIGGER: Final = 0
SABOTEUR: Final = 1
SELFISH: Final = 2
UNKNOWN_ROLE: Final = 3

# Memory after the mine's. A pile is two words with three bits for the number of each kind.
HAND: Final = 744
DISCARDS: Final = 764
KINDS_HELD: Final = 784
FACES_HELD: Final = 794
HAND_SIZE: Final = 804
BROKEN: Final = 814  # per seat, bits of tools
MAPS: Final = 824  # per seat, bits of goals looked at
BROKEN_SEATS: Final = 834  # per tool, bits of seats
PLAYED: Final = 837  # pile of the cards played face up
SEAT: Final = 839
PHASE: Final = 840
TOP: Final = 841
TURNS: Final = 842
RING: Final = 843
HELD: Final = 844
LAYER: Final = 845
FRESH: Final = 846  # slot of the path card just laid
PENDING: Final = 847  # bits of the goals that are turned and do not lie yet
TURNED: Final = 848
ONE_TURNED: Final = 849
CAME_IN: Final = 850  # per goal, the sides by which the search came in
DISCARDED: Final = 853
WINNER: Final = 854
HOW: Final = 855
EFFECTS: Final = 856  # how many, then the effects of the last move: what happened at the goals
MEMORY_SIZE: Final = 866

UNDECIDED: Final = 26  # no face: the player must say how the stone lies

GOAL_TURNED: Final = 0  # an effect is kind * 4096 + goal number * 64 + face
STONE_LAID: Final = 1


class Round(Mine):
    """The whole of a round. Hidden places may hold unknown codes, so that a view is a state too."""

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
        self.touch = rules & TOUCH
        self.rules = rules
        self.players = players
        self.deck = deck  # deck, goals and roles never change, so clones share them
        self.goals = goals
        self.roles = roles

    def clone(self) -> Round:
        """An independent copy."""
        return Round(
            self.players, self.rules, self.memory[:], self.index[:], self.deck, self.goals, self.roles
        )  # fmt: skip

    # -- questions ------------------------------------------------------------------------------------------------

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
        out = vec[i64]([0] * (12 * self.memory[OPEN_COUNT] + 120))
        count = self.list_moves(out)
        return out[:count]

    def list_moves(self, out: vec[i64]) -> i64:
        """Write every legal move into `out`, which must be long enough, and return their number."""
        phase = self.memory[PHASE]
        if phase == PLAY:
            return self._list_plays(out)
        if phase == ENDED:
            return 0
        return self._list_decisions(out, phase)

    def _list_plays(self, out: vec[i64]) -> i64:
        memory = self.memory
        seat = memory[SEAT]
        count: i64 = 0
        faces = memory[FACES_HELD + seat]
        if faces != 0 and memory[BROKEN + seat] == 0:
            for place in range(OPEN, OPEN + memory[OPEN_COUNT]):
                slot = memory[place]
                fitting = FIT[memory[CELL + slot]] & faces
                if fitting != 0:
                    where = memory[POSITION + slot] << 5
                    for face in ONES[fitting & 8191]:
                        out[count] = where | face
                        count += 1
                    if fitting > 8191:
                        for face in ONES_ABOVE[fitting >> 13]:
                            out[count] = where | face
                            count += 1
        kinds = memory[KINDS_HELD + seat]
        if kinds > 65535:
            for action in ONES[kinds >> 16]:
                count = self._list_action(out, count, action + BREAK)
        for kind in ONES[kinds & 8191]:
            out[count] = kind << 5 | OTHER
            count += 1
        if kinds > 8191:
            for kind in ONES_ABOVE[kinds >> 13 & 8191]:
                out[count] = kind << 5 | OTHER
                count += 1
            if kinds >= 1 << MAP:
                out[count] = MAP << 5 | OTHER
                count += 1
        return count

    def _list_action(self, out: vec[i64], count: i64, kind: i64) -> i64:
        memory = self.memory
        if kind < MEND:
            tool = kind - BREAK
            for seat in ONES[self._breakable(tool)]:
                out[count] = (BREAKING + tool * 16 + seat) << 5 | OTHER
                count += 1
        elif kind < ROCKFALL:
            for tool in ONES[mended_tools(kind)]:
                for seat in ONES[memory[BROKEN_SEATS + tool]]:
                    out[count] = (MENDING + ((kind - MEND) * 4 + tool) * 16 + seat) << 5 | OTHER
                    count += 1
        elif kind == ROCKFALL:
            for place in range(LAID, LAID + memory[LAID_COUNT]):
                out[count] = memory[POSITION + memory[place]] << 5 | FALL
                count += 1
        else:
            for goal in ONES[7 & ~memory[TURNED]]:
                out[count] = GOAL_POSITIONS[goal] << 5 | LOOK
                count += 1
        return count

    def _breakable(self, tool: i64) -> i64:
        """The seats that may be given this broken tool, as bits."""
        memory = self.memory
        seats = (1 << self.players) - 1 & ~memory[BROKEN_SEATS + tool]
        if self.rules & OTHERS_ONLY != 0:
            seats &= ~(1 << memory[SEAT])
        return seats

    def _list_decisions(self, out: vec[i64], phase: i64) -> i64:
        memory = self.memory
        count: i64 = 0
        if phase == TURN_GOAL:
            for goal in ONES[memory[REACHED]]:
                out[count] = GOAL_POSITIONS[goal] << 5 | TURN
                count += 1
            return count
        goal = ONES[memory[PENDING]][0]
        out[0] = GOAL_POSITIONS[goal] << 5 | LAY_STONE
        out[1] = GOAL_POSITIONS[goal] << 5 | LAY_STONE + 1
        return 2

    def allows(self, move: i64) -> bool:
        """Whether a move is legal now; the same answer as looking for it in `legal()`."""
        if move < 0 or move >= MOVES:
            return False
        memory = self.memory
        phase = memory[PHASE]
        done = move & 31
        where = move >> 5
        if phase == PLAY:
            if done < FALL:
                return self._allows_path(where, done)
            if done == OTHER:
                return self._allows_other(where)
            kinds = memory[KINDS_HELD + memory[SEAT]]
            if done == FALL:
                return kinds >> ROCKFALL & 1 != 0 and self._is_laid(where)
            if done == LOOK:
                return kinds >> MAP & 1 != 0 and memory[TURNED] >> goal_number(where) & 1 == 0
            return False
        if phase == TURN_GOAL:
            return done == TURN and memory[REACHED] >> goal_number(where) & 1 != 0
        if phase == STONE:
            return LAY_STONE <= done < OTHER and where == GOAL_POSITIONS[ONES[memory[PENDING]][0]]
        return False

    def _allows_path(self, position: i64, face: i64) -> bool:
        memory = self.memory
        seat = memory[SEAT]
        if memory[BROKEN + seat] != 0 or memory[FACES_HELD + seat] >> face & 1 == 0:
            return False
        slot = self.slot_at(position)
        cell = memory[CELL + slot]
        return memory[MARK + slot] != 0 and cell < LAID_CARD and FIT[cell] >> face & 1 != 0

    def _allows_other(self, what: i64) -> bool:
        memory = self.memory
        seat = memory[SEAT]
        kinds = memory[KINDS_HELD + seat]
        if what < BREAKING:
            return kinds >> what & 1 != 0
        target = what & 15
        if what < MENDING:
            tool = (what >> 4) - 2
            return tool < 3 and kinds >> (BREAK + tool) & 1 != 0 and self._breakable(tool) >> target & 1 != 0
        tool = what >> 4 & 3
        kind = MEND + (what - MENDING >> 6)
        if kind >= ROCKFALL or kinds >> kind & 1 == 0 or mended_tools(kind) >> tool & 1 == 0:
            return False
        return memory[BROKEN_SEATS + tool] >> target & 1 != 0

    def _is_laid(self, position: i64) -> bool:
        memory = self.memory
        slot = self.slot_at(position)
        return slot >= FIRST_GOAL + 3 and memory[CELL + slot] >= LAID_CARD

    # -- playing --------------------------------------------------------------------------------------------------

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
            self._play_other(where)
        elif done == FALL:
            self._use(ROCKFALL)
            self.remove(self.slot_at(where))
            self._end_turn()
        elif done == LOOK:
            self._use(MAP)
            memory[MAPS + memory[SEAT]] |= 1 << goal_number(where)
            self._end_turn()
        elif done == TURN:
            memory[PHASE] = PLAY
            self._turn(1 << goal_number(where))
            self._settle_goals()
        else:
            memory[PHASE] = PLAY
            goal = goal_number(where)
            self._lay_stone(goal, WAYS[2 * self.goals[goal] + done - LAY_STONE])
            self._settle_goals()

    def _play_path(self, position: i64, face: i64) -> None:
        memory = self.memory
        self._use(KIND_OF[face])
        slot = self.slot_at(position)
        memory[LAYER] = memory[SEAT]
        memory[FRESH] = slot
        self.lay(slot, face)
        if memory[REACHED] == 0:
            self._end_turn()
        else:
            memory[ONE_TURNED] = 0
            self._settle_goals()

    def _play_other(self, what: i64) -> None:
        memory = self.memory
        if what < BREAKING:
            self._discard(what)
            return
        target = what & 15
        if what < MENDING:
            tool = (what >> 4) - 2
            self._use(BREAK + tool)
            memory[BROKEN + target] |= 1 << tool
            memory[BROKEN_SEATS + tool] |= 1 << target
        else:
            tool = what >> 4 & 3
            self._use(MEND + (what - MENDING >> 6))
            memory[BROKEN + target] &= ~(1 << tool)
            memory[BROKEN_SEATS + tool] &= ~(1 << target)
        self._end_turn()

    def _discard(self, kind: i64) -> None:
        memory = self.memory
        seat = memory[SEAT]
        ring: i64 = 0
        if self.rules & RING_END != 0 and memory[TOP] == len(self.deck) and not self.can_play():
            ring = memory[RING] + 1
        self._take_from_hand(seat, kind)
        memory[DISCARDS + 2 * seat + (kind >> 4)] += UNITS[kind]
        memory[DISCARDED] += 1
        if ring == self.players and memory[HELD] != 0:
            memory[TURNS] += 1
            self._end(SABOTEURS, BY_RING)
            return
        self._end_turn()
        memory[RING] = ring

    def can_play(self) -> bool:
        """Whether the seat to act can do anything but discard."""
        memory = self.memory
        seat = memory[SEAT]
        faces = memory[FACES_HELD + seat]
        if faces != 0 and memory[BROKEN + seat] == 0:
            for place in range(OPEN, OPEN + memory[OPEN_COUNT]):
                if FIT[memory[CELL + memory[place]]] & faces != 0:
                    return True
        for action in ONES[memory[KINDS_HELD + seat] >> 16]:
            if self._can_act(action + BREAK):
                return True
        return False

    def _can_act(self, kind: i64) -> bool:
        memory = self.memory
        if kind < MEND:
            return self._breakable(kind - BREAK) != 0
        if kind < ROCKFALL:
            for tool in ONES[mended_tools(kind)]:
                if memory[BROKEN_SEATS + tool] != 0:
                    return True
            return False
        if kind == ROCKFALL:
            return memory[LAID_COUNT] != 0
        return memory[TURNED] != 7

    def _use(self, kind: i64) -> None:
        """The seat to act plays this card face up."""
        memory = self.memory
        self._take_from_hand(memory[SEAT], kind)
        memory[PLAYED + (kind >> 4)] += UNITS[kind]
        memory[RING] = 0

    def _take_from_hand(self, seat: i64, kind: i64) -> None:
        memory = self.memory
        pile = HAND + 2 * seat + (kind >> 4)
        shift = 3 * (kind & 15)
        left = memory[pile] - UNITS[kind]
        memory[pile] = left
        if left >> shift & 7 == 0:
            memory[KINDS_HELD + seat] &= ~(1 << kind)
            memory[FACES_HELD + seat] &= ~FACES_OF[kind]
        memory[HAND_SIZE + seat] -= 1
        memory[HELD] -= 1

    def give(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand."""
        memory = self.memory
        memory[HAND + 2 * seat + (kind >> 4)] += UNITS[kind]
        memory[KINDS_HELD + seat] |= 1 << kind
        memory[FACES_HELD + seat] |= FACES_OF[kind]
        memory[HAND_SIZE + seat] += 1
        memory[HELD] += 1

    def _end_turn(self) -> None:
        memory = self.memory
        seat = memory[SEAT]
        top = memory[TOP]
        memory[TURNS] += 1
        if top < len(self.deck):
            self.give(seat, self.deck[top])
            memory[TOP] = top + 1
        elif memory[HELD] == 0:
            self._end(SABOTEURS, BY_HANDS)
            return
        seat += 1
        memory[SEAT] = seat if seat < self.players else 0

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
            if self.rules & ONE_GOAL != 0 and reached != 0:
                if memory[ONE_TURNED] != 0:
                    reached = 0
                elif reached & reached - 1 != 0:
                    memory[PHASE] = TURN_GOAL
                    return
            if reached == 0:
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


def mended_tools(kind: i64) -> i64:
    """The tools a repair card can mend, as bits."""
    if kind < MEND_TWO:
        return 1 << (kind - MEND)
    return 7 & ~(1 << (2 - (kind - MEND_TWO)))


def goal_number(position: i64) -> i64:
    """0, 1, 2 for the positions of the goals; 3, where nothing ever is, for any other."""
    for number in range(3):
        if GOAL_POSITIONS[number] == position:
            return number
    return 3


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
