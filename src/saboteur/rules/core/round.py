"""One round as numbers: hands, tools, turns, goals, and the legal moves.

A move is an integer: its low five bits say what is done (below 26: a path card lies with that face), the rest where or
to whom. `notation` writes them as text. A `Round` never reads a clock or a random source; play-outs bring a seed.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import (
    AIM_KIND,
    AIM_TOOL,
    AIMS,
    BREAK,
    FACES_OF,
    FIT,
    KIND_OF,
    MAP,
    MEND,
    MENDING_AIM,
    NO_AIM,
    ONES,
    ROCKFALL,
    SIDES,
    TREASURE,
    UNITS,
    UNKNOWN,
    UNKNOWN_GOAL,
    WAYS,
    count_of,
)
from saboteur.rules.core.mine import (
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
    slot_of,
)
from saboteur.rules.core.native_types import i64, u8, vec

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


# Room for legal moves: at most 15 faces fit an open cell; 12 aims at 10 seats, 40 falls, 3 looks, 28 discards.
ROOM_PER_CELL: Final = 15
ROOM_FOR_OTHERS: Final = 12 * 10 + 40 + 3 + 28
NO_ROOM: Final = vec[i64]()


def _aimed(aim: int) -> int:
    """What a move with this aim at seat 0 says with OTHER."""
    kind, tool = AIM_KIND[aim], AIM_TOOL[aim]
    return BREAKING + tool * 16 if kind < MEND else MENDING + ((kind - MEND) * 4 + tool) * 16


# aim -> the move at seat 0; and back, from what a move says with OTHER, without the seat.
AIM_MOVES: Final = vec[i64]([_aimed(aim) << 5 | OTHER for aim in range(NO_AIM)])
AIM_AT: Final = vec[i64](
    [next((aim for aim in range(NO_AIM) if _aimed(aim) >> 4 == what), NO_AIM) for what in range(32)]
)


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
        self.room = NO_ROOM  # kept from one `legal` to the next; clones get their own

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


def faces_to_lay(memory: vec[i64]) -> i64:
    """The faces that the seat to act may lay where they fit, as bits: none while a tool of its is broken."""
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


def goal_number(position: i64) -> i64:
    """0, 1, 2 for the positions of the goals; 3, where nothing ever is, for any other."""
    number: i64
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
