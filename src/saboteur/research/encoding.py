"""Actions and observations as numbers, the same for every environment; `docs/encodings.md` has the tables.

Everything is told from the seat that looks: seat 0 is itself, seat 1 the next one. Nothing is read that this seat
cannot know. Cells lie in a window of the endless mine; moves outside it have no number. Compiled.
"""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import FACES, UNITS, UNKNOWN, UNKNOWN_GOAL
from saboteur.rules.core.layout import (
    AIM_AT,
    AIM_MOVES,
    BREAKING,
    BROKEN,
    DISCARDED,
    DISCARDS,
    ENDED,
    FALL,
    HAND,
    HAND_SIZE,
    HELD,
    KINDS_HELD,
    LAY_STONE,
    LAYER,
    LOOK,
    MAPS,
    OTHER,
    PENDING,
    PHASE,
    PLAYED,
    SABOTEUR,
    SABOTEURS,
    SEAT,
    SELFISH,
    STONE,
    TOP,
    TURN,
    TURN_GOAL,
    TURNED,
    WINNER,
)
from saboteur.rules.core.mine import (
    CELL,
    FACE_DOWN,
    GOAL_POSITIONS,
    LAID_CARD,
    MARK,
    POSITION,
    REACHED,
    SLOTS_USED,
    START,
    goal_number,
)
from saboteur.rules.core.native_types import i64, u8, vec
from saboteur.rules.core.round import Round

# Where actions begin, by what they do.
DISCARD_ACTIONS: Final = 0  # + kind
AIM_ACTIONS: Final = 27  # + aim * 10 + seat as counted from the one that acts
LOOK_ACTIONS: Final = 147  # + goal
TURN_ACTIONS: Final = 150  # + goal
STONE_ACTIONS: Final = 153  # as it is spelled, or the other way round
GOLD_ACTIONS: Final = 155  # + value - 1
CELL_ACTIONS: Final = 158  # + cell: a rockfall; after those of all cells, + cell * 26 + face: a path
SEATS: Final = 10
OUTSIDE: Final = -1

# Where an observation's parts begin, after the two planes of the window.
OWN_HAND: Final = 0
OWN_DISCARDS: Final = 27
PLAYED_CARDS: Final = 54
GOAL_CONTENTS: Final = 81
GOALS_TURNED: Final = 84
SEAT_FIELDS: Final = 87
PER_SEAT: Final = 8
# Single numbers.
OWN_ROLE: Final = 167
PLAYER_COUNT: Final = 168
CARDS_IN_DECK: Final = 169
CARDS_DISCARDED: Final = 170
PHASE_NUMBER: Final = 171
SEAT_TO_ACT: Final = 172
RULE_BITS: Final = 173
STONES_TO_LAY: Final = 174
GOALS_TO_TURN: Final = 175
ROUND_NUMBER: Final = 176
ROUND_COUNT: Final = 177
OWN_NUGGETS: Final = 178
GOLD_ON_OFFER: Final = 179  # + value - 1
AFTER_PLANES: Final = 183

PATH_REACHED: Final = 1
MAY_BE_LAID: Final = 2
GOAL_FACE_DOWN: Final = 27


class Window:
    """The part of the mine that actions and observations can name, and how they are numbered in it."""

    def __init__(self, first_column: i64, columns: i64, first_row: i64, rows: i64) -> None:
        self.first_column = first_column
        self.columns = columns
        self.first_row = first_row
        self.rows = rows
        self.cells = columns * rows
        self.path_actions = CELL_ACTIONS + self.cells
        self.actions = self.path_actions + FACES * self.cells
        self.observation = 2 * self.cells + AFTER_PLANES

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        """Pickled and copied as what it was made of: compiled, there is no other way."""
        return window, (int(self.first_column), int(self.columns), int(self.first_row), int(self.rows))

    def cell(self, position: i64) -> i64:
        """The number of a cell from the core's position, or OUTSIDE."""
        column = (position & 127) - 64 - self.first_column
        row = (position >> 7) - 64 - self.first_row
        if column < 0 or row < 0 or column >= self.columns or row >= self.rows:
            return OUTSIDE
        return row * self.columns + column

    def position(self, cell: i64) -> i64:
        """The core's position of a cell."""
        row = cell // self.columns
        return (row + self.first_row + 64) * 128 + cell - row * self.columns + self.first_column + 64

    def action_of(self, move: i64, seat: i64, players: i64) -> i64:
        """The action of a move of the core, as seen from the seat that makes it; OUTSIDE if the window ends before."""
        done = move & 31
        where = move >> 5
        if done == OTHER:
            if where < BREAKING:
                return DISCARD_ACTIONS + where
            target = (where & 15) - seat
            if target < 0:
                target += players
            return AIM_ACTIONS + AIM_AT[where >> 4] * SEATS + target
        if done < FALL or done == FALL:
            cell = self.cell(where)
            if cell < 0:
                return OUTSIDE
            return CELL_ACTIONS + cell if done == FALL else self.path_actions + FACES * cell + done
        if done == LOOK:
            return LOOK_ACTIONS + goal_number(where)
        if done == TURN:
            return TURN_ACTIONS + goal_number(where)
        return STONE_ACTIONS + done - LAY_STONE

    def move_of(self, action: i64, seat: i64, players: i64, stone_goal: i64) -> i64:
        """The move of the core that an action of a seat stands for; -1 for one that no round ever allows."""
        if action >= self.path_actions:
            cell = (action - self.path_actions) // FACES
            return self.position(cell) << 5 | action - self.path_actions - cell * FACES
        if action >= CELL_ACTIONS:
            return self.position(action - CELL_ACTIONS) << 5 | FALL
        if action >= GOLD_ACTIONS:
            return -1
        if action >= STONE_ACTIONS:
            return GOAL_POSITIONS[stone_goal] << 5 | LAY_STONE + action - STONE_ACTIONS
        if action >= TURN_ACTIONS:
            return GOAL_POSITIONS[action - TURN_ACTIONS] << 5 | TURN
        if action >= LOOK_ACTIONS:
            return GOAL_POSITIONS[action - LOOK_ACTIONS] << 5 | LOOK
        if action >= AIM_ACTIONS:
            aim = (action - AIM_ACTIONS) // SEATS
            target = action - AIM_ACTIONS - aim * SEATS
            if target >= players:
                return -1
            target += seat
            if target >= players:
                target -= players
            return AIM_MOVES[aim] + (target << 5)
        return action << 5 | OTHER

    def write_mine(self, state: Round, out: vec[u8], start: i64) -> None:
        """The two planes: what lies on each cell, and what the start reaches and where a card may be laid.

        Cells that no card has touched are left as they are: an observation begins with zeros.
        """
        memory = state.memory
        second = start + self.cells
        slot: i64
        for slot in range(START, memory[SLOTS_USED]):
            cell = self.cell(memory[POSITION + slot])
            if cell < 0:
                continue
            lies = memory[CELL + slot]
            if lies < LAID_CARD:
                out[start + cell] = u8(0)
                out[second + cell] = u8(MAY_BE_LAID if memory[MARK + slot] else 0)
            elif lies == FACE_DOWN:
                out[start + cell] = u8(GOAL_FACE_DOWN)
                out[second + cell] = u8(0)
            else:
                out[start + cell] = u8(lies - LAID_CARD + 1)
                out[second + cell] = u8(PATH_REACHED if memory[MARK + slot] else 0)

    def write_mask(self, state: Round, seat: i64, moves: vec[i64], out: vec[u8], start: i64) -> i64:
        """Mark the legal moves of the seat to act in zeros; returns how many lie outside. `moves` is room for them."""
        outside: i64 = 0
        place: i64
        for place in range(state.list_moves(moves)):
            action = self.action_of(moves[place], seat, state.players)
            if action == OUTSIDE:
                outside += 1
            else:
                out[start + action] = u8(1)
        return outside

    def write_rest(self, state: Round, seat: i64, out: vec[u8], start: i64) -> None:
        """All that an observation has after the planes: cards, goals, the seats in turn, and single numbers."""
        memory = state.memory
        start += 2 * self.cells
        _write_pile(memory, HAND + 2 * seat, out, start + OWN_HAND)
        _write_pile(memory, DISCARDS + 2 * seat, out, start + OWN_DISCARDS)
        _write_pile(memory, PLAYED, out, start + PLAYED_CARDS)
        seen = memory[MAPS + seat] | memory[TURNED]
        if memory[PHASE] == ENDED:
            seen = 7
        goal: i64
        for goal in range(3):
            known: i64 = 0
            if seen >> goal & 1 and state.goals[goal] != UNKNOWN_GOAL:
                known = 1 + state.goals[goal]
            out[start + GOAL_CONTENTS + goal] = u8(known)
            out[start + GOALS_TURNED + goal] = u8(memory[TURNED] >> goal & 1)
        _write_seats(state, seat, out, start + SEAT_FIELDS)
        _write_scalars(state, seat, out, start)


def _write_pile(memory: vec[i64], pile: i64, out: vec[u8], start: i64) -> None:
    """How many cards of each kind a pile has."""
    counts = memory[pile]
    kind: i64
    for kind in range(16):
        out[start + kind] = u8(counts & 7)
        counts >>= 3
    counts = memory[pile + 1]
    for kind in range(16, UNKNOWN):
        out[start + kind] = u8(counts & 7)
        counts >>= 3


def _write_seats(state: Round, seat: i64, out: vec[u8], start: i64) -> None:
    memory = state.memory
    place = start
    other = seat
    number: i64
    for number in range(SEATS):
        if number >= state.players:
            out[place] = u8(0)
            place += PER_SEAT
            continue
        broken = memory[BROKEN + other]
        looked = memory[MAPS + other]
        out[place] = u8(1)
        out[place + 1] = u8(memory[HAND_SIZE + other])
        out[place + 2] = u8(broken & 1)
        out[place + 3] = u8(broken >> 1 & 1)
        out[place + 4] = u8(broken >> 2 & 1)
        out[place + 5] = u8(looked & 1)
        out[place + 6] = u8(looked >> 1 & 1)
        out[place + 7] = u8(looked >> 2 & 1)
        place += PER_SEAT
        other += 1
        if other == state.players:
            other = 0


def _write_scalars(state: Round, seat: i64, out: vec[u8], start: i64) -> None:
    memory = state.memory
    acts = memory[SEAT] - seat
    out[start + OWN_ROLE] = u8(state.roles[seat])
    out[start + PLAYER_COUNT] = u8(state.players)
    out[start + CARDS_IN_DECK] = u8(len(state.deck) - memory[TOP])
    out[start + CARDS_DISCARDED] = u8(memory[DISCARDED])
    out[start + PHASE_NUMBER] = u8(memory[PHASE])
    out[start + SEAT_TO_ACT] = u8(acts + state.players if acts < 0 else acts)
    out[start + RULE_BITS] = u8(state.rules)
    out[start + STONES_TO_LAY] = u8(memory[PENDING] if memory[PHASE] == STONE else 0)
    out[start + GOALS_TO_TURN] = u8(memory[REACHED] if memory[PHASE] == TURN_GOAL else 0)
    out[start + ROUND_NUMBER] = u8(1)  # a state is of one round; who knows the game writes over it
    out[start + ROUND_COUNT] = u8(1)


def legal_actions(state: Round, window: Window, moves: vec[i64]) -> list[int]:
    """The actions of the seat to act, sorted, without those outside the window. `moves` is room for them."""
    seat = state.memory[SEAT]
    found: list[int] = []
    place: i64
    for place in range(state.list_moves(moves)):
        action = window.action_of(moves[place], seat, state.players)
        if action != OUTSIDE:
            found.append(action)
    found.sort()
    return found


def play_action(state: Round, window: Window, action: i64) -> i64:
    """Play an action of the seat to act; returns twice the number of the move, and 1 more if a card was drawn.

    Raises ValueError if it is not legal, and then nothing has changed.
    """
    memory = state.memory
    top = memory[TOP]
    move: i64 = OUTSIDE
    if 0 <= action < window.actions:
        move = window.move_of(action, memory[SEAT], state.players, pending_goal(state))
    if not state.allows(move):
        raise ValueError(f"action {action} is not legal")
    state.apply(move)
    return move << 1 | (1 if memory[TOP] > top else 0)


def know_drawn(state: Round, seat: i64, kind: i64) -> None:
    """The unknown card that a seat has drawn is one of this kind."""
    memory = state.memory
    memory[HAND + 2 * seat + 1] -= UNITS[UNKNOWN]
    memory[KINDS_HELD + seat] &= ~(1 << UNKNOWN)
    memory[HAND_SIZE + seat] -= 1
    memory[HELD] -= 1
    state.give(seat, kind)


def chances(left: list[int]) -> list[tuple[int, float]]:
    """Each sort of card of which some are left, and how likely it comes next."""
    total: i64 = 0
    for count in left:
        total += count
    found: list[tuple[int, float]] = []
    for sort, count in enumerate(left):
        if count:
            found.append((sort, count / total))
    return found


def pending_goal(state: Round) -> i64:
    """The goal whose stone must be laid; 0 where none must be."""
    pending = state.memory[PENDING]
    if pending & 1:
        return 0
    return 1 if pending & 2 else 2 if pending & 4 else 0


def seat_outcome(state: Round, seat: i64) -> i64:
    """1 for a seat whose side has won the round, -1 for one whose side has lost, 0 while it goes on.

    The selfish dwarf wins alone if he lays the path to the treasure, and then everybody else has lost.
    """
    memory = state.memory
    if memory[PHASE] != ENDED:
        return 0
    role = state.roles[seat]
    if memory[WINNER] == SABOTEURS:
        return 1 if role == SABOTEUR else -1
    if state.roles[memory[LAYER]] == SELFISH:
        return 1 if seat == memory[LAYER] else -1
    return -1 if role in (SABOTEUR, SELFISH) else 1


def window(first_column: int, columns: int, first_row: int, rows: int) -> Window:
    """A window, for code that is not compiled."""
    return Window(first_column, columns, first_row, rows)


def bytes_for(size: int) -> vec[u8]:
    """So many zeros, for code that is not compiled."""
    return vec[u8]([u8(0)] * size)
