"""The slow, literal oracle: the whole game a second time, to compare the real one with.

Everything is text, dicts and sets, and everything about a position is computed anew when asked; only what a card's
text says is remembered. Nothing here comes from the product. R1 to R14 are the parts of docs/rules.md. As
nothing else is remembered, a test may also change the public attributes (`cards`, `hands`, `broken`, …) between two
moves to set up a position by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tests.kit.oracle_deal import (
    GOAL_ROWS,
    KINDS,
    SABOTEURS,
    RoundDeal,
    below,
    deal_first,
    deal_gold,
    deal_round,
    deck_cards,
    gold_cards,
    role_cards,
    shuffle,
    stream,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "Goal",
    "Oracle",
    "RoundDeal",
    "below",
    "deal_first",
    "deal_gold",
    "deal_round",
    "deck_cards",
    "gold_cards",
    "role_cards",
    "shuffle",
    "stream",
]

Cell = tuple[int, int]
Tunnel = tuple[Cell, frozenset[str]]  # a cell, and sides of its card that meet

SIDES = "nesw"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
START = (0, 0)
GOAL_CELLS = [(8, row) for row in GOAL_ROWS]

# R10, the table of editions.
EDITIONS = ["lt", "lv", "ru", "el", "et"]
CONTINUE_FROM_START = ["lt", "lv", "ru"]  # the others: touch any face-up card
ONE_GOAL_PER_CARD = ["et"]  # the others: all that are reached
FOLLOW = ["el"]  # the others: choose
RING = ["ru", "et"]  # the others: only when all hands are empty
OPTIONS = ["others_only", "all_saboteurs", "broken_unpaid", "selfish_dwarf", "open_gold"]


@dataclass
class Goal:
    """A goal card; a turned stone has no `lies` until it is settled how it lies."""

    content: str  # "treasure", "Pes" or "Psw"
    turned: bool = False
    lies: str | None = None


@cache
def groups(card: str) -> tuple[frozenset[str], ...]:
    """The open sides of a card, those that meet together (section 7)."""
    return tuple(frozenset(part) for part in card.removeprefix("P").split("/"))


@cache
def open_sides(card: str) -> frozenset[str]:
    """All open sides of a card."""
    return frozenset(side for group in groups(card) for side in group)


def spelled(parts: Iterable[Iterable[str]]) -> str:
    """The one spelling of a path card: sides, and parts, in the order n e s w."""
    texts = ["".join(side for side in SIDES if side in set(part)) for part in parts]
    return "P" + "/".join(sorted(texts, key=lambda text: SIDES.index(text[0])))


@cache
def half_turned(card: str) -> str:
    """The card turned by 180° (section 1)."""
    return spelled([OPPOSITE[side] for side in group] for group in groups(card))


@cache
def ways(card: str) -> tuple[str, ...]:
    """The one or two ways a card can lie."""
    return tuple(sorted({card, half_turned(card)}))


def neighbour(cell: Cell, side: str) -> Cell:
    """The next cell on that side."""
    return (cell[0] + STEP[side][0], cell[1] + STEP[side][1])


def at(cell: Cell) -> str:
    """A cell as moves write it."""
    return f"@{cell[0]},{cell[1]}"


def cell_of(text: str) -> Cell:
    """The cell written as column,row."""
    column, row = text.split(",")
    return (int(column), int(row))


def agrees(face_up: dict[Cell, str], cell: Cell, card: str) -> bool:
    """Whether every side agrees with every face-up neighbour (section 3)."""
    for side in SIDES:
        other = neighbour(cell, side)
        if other in face_up and (side in open_sides(card)) != (OPPOSITE[side] in open_sides(face_up[other])):
            return False
    return True


def tunnel_from_start(face_up: dict[Cell, str]) -> set[Tunnel]:
    """What the start reaches through open sides that meet; dead ends end it (section 4)."""
    found: set[Tunnel] = {(START, group) for group in groups(face_up[START])}
    while True:
        further: set[Tunnel] = set()
        for cell, group in found:
            for side in group:
                other = neighbour(cell, side)
                if other in face_up:
                    further |= {(other, met) for met in groups(face_up[other]) if OPPOSITE[side] in met}
        if further <= found:
            return found
        found |= further


def sides_led_into(tunnel: set[Tunnel], cell: Cell) -> set[str]:
    """The sides by which the tunnel comes into a cell."""
    found = set()
    for side in SIDES:
        other, opposite = neighbour(cell, side), OPPOSITE[side]
        if any(place == other and opposite in group for place, group in tunnel):
            found.add(side)
    return found


class Oracle:
    """A game of Saboteur; `results` gains a round when its last turn is over, before any gold is picked."""

    def __init__(
        self,
        *,
        edition: str,
        players: int,
        options: Iterable[str] = (),
        rounds: int = 3,
        first: int | None = None,
        seed: str,
    ) -> None:
        self.edition = edition
        self.players = players
        self.options = frozenset(options)
        self.rounds = rounds
        self.first = first
        self.seed = seed
        self._check_setup()
        self.results: list[dict[str, Any]] = []
        self.gold_pile: list[int] = deal_gold(seed)
        self.gold: list[list[int]] = [[] for _ in range(players)]
        self.loose: list[int] = [0] * players
        self._deal(1, deal_first(seed, players) if first is None else first)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Oracle:
        """The game of a record before its first move."""
        if "seed" not in record:
            raise ValueError("only records with a seed are known")
        return cls(
            edition=record["edition"],
            players=record["players"],
            options=record.get("options", ()),
            rounds=record.get("rounds", 3),
            first=record.get("first"),
            seed=record["seed"],
        )

    def _check_setup(self) -> None:
        if self.edition not in EDITIONS:
            raise ValueError(f"unknown edition {self.edition!r}")
        if self.players not in SABOTEURS:
            raise ValueError(f"{self.players} players")
        if not self.options <= set(OPTIONS):
            raise ValueError(f"unknown option in {sorted(self.options)}")
        if self.rounds not in [1, 2, 3, 4, 5]:
            raise ValueError(f"{self.rounds} rounds")
        if self.first is not None and self.first not in range(self.players):
            raise ValueError(f"no seat {self.first}")

    def _deal(self, number: int, starter: int) -> None:
        """R2 and R14."""
        deal = deal_round(self.seed, self.players, number, self.options)
        self.round = number
        self.starter = starter
        self.roles: list[str] = deal.roles
        self.spare: str | None = deal.spare
        self.goals: dict[Cell, Goal] = {
            cell: Goal(content) for cell, content in zip(GOAL_CELLS, deal.goals, strict=True)
        }
        self.cards: dict[Cell, str] = {START: "Pnesw"}
        self.hands: list[list[str]] = [sorted(hand, key=KINDS.index) for hand in deal.hands]
        self.deck: list[str] = deal.deck
        self.broken: list[set[str]] = [set() for _ in range(self.players)]
        self.turns = 0
        self.ring = 0  # turns in a row, begun with the deck empty by a player who could only discard
        self.seat: int | None = starter
        self.phase = "play"
        self.actor = starter  # who took the last turn
        self.laid: Cell = START  # where the last path card was laid
        self.turned_goals = 0  # goals turned by the path card just laid
        self.choice: list[Cell] = []  # goals of which one is to be turned
        self.unlaid: list[Cell] = []  # turned stones still to lie, smallest row first
        self.came_in: dict[Cell, set[str]] = {}  # per goal: the sides by which the search came in
        self.offer: list[int] = []  # gold to pick from

    # What can be done

    def legal(self) -> list[str]:
        """All legal moves of the seat to act, sorted by code point; none when the game is over."""
        if self.phase == "turn-goal":
            return sorted("T" + at(cell) for cell in self.choice)
        if self.phase == "lay-stone":
            cell = self.unlaid[0]
            return sorted(f"L{at(cell)}:{way[1:]}" for way in ways(self.goals[cell].content))
        if self.phase == "pick-gold":
            return sorted({f"G{value}" for value in self.offer})
        if self.seat is None:
            return []
        return sorted(self._plays(self.seat) | {"-" + kind for kind in self.hands[self.seat]})

    def _plays(self, seat: int) -> set[str]:
        """All ways to play a card other than discarding one (section 3)."""
        moves = self._paths(seat)
        for kind in self.hands[seat]:
            if kind.startswith("B"):
                moves |= self._breaks(seat, kind)
            elif kind.startswith("M"):
                moves |= self._repairs(kind)
            elif kind == "R":
                moves |= {"R" + at(cell) for cell in self.cards if cell != START}
            elif kind == "V":
                moves |= {"V" + at(cell) for cell, goal in self.goals.items() if not goal.turned}
        return moves

    def _paths(self, seat: int) -> set[str]:
        if self.broken[seat]:
            return set()
        face_up = self.face_up()
        tunnel = tunnel_from_start(face_up)
        beside = {neighbour(cell, side) for cell in face_up for side in SIDES}
        empty = {
            cell: sides_led_into(tunnel, cell) for cell in beside if cell not in self.cards and cell not in self.goals
        }
        held = {card for kind in self.hands[seat] if kind.startswith("P") for card in ways(kind)}
        return {
            card + at(cell)
            for cell, led_into in empty.items()
            for card in held
            if self._links(led_into, card) and agrees(face_up, cell, card)
        }

    def _links(self, led_into: set[str], card: str) -> bool:
        """R10, where a path card may lie; the cell is known to touch a face-up card."""
        if self.edition in CONTINUE_FROM_START:
            return bool(open_sides(card) & led_into)
        return True

    def _breaks(self, seat: int, kind: str) -> set[str]:
        tool = kind.removeprefix("B")
        moves = set()
        for other in range(self.players):
            if other == seat and "others_only" in self.options:
                continue
            if tool not in self.broken[other]:
                moves.add(f"{kind}>{other}")
        return moves

    def _repairs(self, kind: str) -> set[str]:
        tools = kind.removeprefix("M").split("+")
        moves = set()
        for other in range(self.players):
            for tool in tools:
                if tool in self.broken[other]:
                    # R13: a double names the tool.
                    moves.add(f"{kind}>{other}:{tool}" if len(tools) == 2 else f"{kind}>{other}")
        return moves

    def face_up(self) -> dict[Cell, str]:
        """The mine as it lies: start, path cards and revealed goals."""
        lying = {cell: goal.lies for cell, goal in self.goals.items() if goal.lies is not None}
        return {**self.cards, **lying}

    def reached(self) -> set[Cell]:
        """The cells that the start reaches, dead ends included."""
        return {cell for cell, _ in tunnel_from_start(self.face_up())}

    # Doing it

    def play(self, move: str) -> None:
        """Play a move for the seat to act; ValueError, and nothing changes, if it is not legal."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move!r}")
        self.play_legal(move)

    def play_legal(self, move: str) -> None:
        """Play a move that is known to be legal."""
        if self.phase == "turn-goal":
            self.choice = []
            self._turn_over([cell_of(move.removeprefix("T@"))])
        elif self.phase == "lay-stone":
            cell = self.unlaid.pop(0)
            self.goals[cell].lies = "P" + move.split(":")[1]
            self._lay_stones()
        elif self.phase == "pick-gold":
            self._pick(int(move.removeprefix("G")))
        else:
            self._take_turn(move)

    def _take_turn(self, move: str) -> None:
        assert self.seat is not None
        # R10: whether this turn counts towards a ring is decided when it begins.
        if not self.deck and not self._plays(self.seat):
            self.ring += 1
        else:
            self.ring = 0
        self.actor = self.seat
        self.turns += 1
        if move.startswith("-"):
            self._leave_hand(move.removeprefix("-"))
            self._end_turn()
        elif move.startswith("P"):
            self._lay_path(move)
        else:
            self._play_action(move)
            self._end_turn()

    def _leave_hand(self, kind: str) -> None:
        self.hands[self.actor].remove(kind)

    def _play_action(self, move: str) -> None:
        """R5; a map changes nothing on the table."""
        if move.startswith("R"):
            self._leave_hand("R")
            del self.cards[cell_of(move.removeprefix("R@"))]
        elif move.startswith("V"):
            self._leave_hand("V")
        else:
            kind, target = move.split(">")
            self._leave_hand(kind)
            if kind.startswith("B"):
                self.broken[int(target)].add(kind.removeprefix("B"))
            elif ":" in target:
                other, tool = target.split(":")
                self.broken[int(other)].remove(tool)
            else:
                self.broken[int(target)].remove(kind.removeprefix("M"))

    def _lay_path(self, move: str) -> None:
        card, place = move.split("@")
        (kind,) = [way for way in ways(card) if way in KINDS]
        self._leave_hand(kind)
        self.laid = cell_of(place)
        self.cards[self.laid] = card
        self.turned_goals = 0
        self._search()

    # R6, reaching a goal

    def _search(self) -> None:
        """Follow the tunnel and turn over what it reaches; when nothing is left to turn, the turn ends."""
        tunnel = tunnel_from_start(self.face_up())
        self.came_in = {
            cell: sides_led_into(tunnel, cell)
            for cell, goal in self.goals.items()
            if not goal.turned and sides_led_into(tunnel, cell)
        }
        reached = sorted(self.came_in)
        if not reached:
            self._end_turn()
        elif self.edition not in ONE_GOAL_PER_CARD:
            self._turn_over(reached)
        elif self.turned_goals == 1:
            self._end_turn()  # the others wait for the next path card
        elif len(reached) == 1:
            self._turn_over(reached)
        else:
            self.choice = reached
            self.phase = "turn-goal"

    def _turn_over(self, cells: list[Cell]) -> None:
        for cell in cells:
            self.goals[cell].turned = True
            self.turned_goals += 1
        for cell in cells:
            if self.goals[cell].content == "treasure":
                self.goals[cell].lies = "Pnesw"
                self._diggers_win()
                return
        self.unlaid = sorted(cells, key=lambda cell: cell[1])
        self._lay_stones()

    def _lay_stones(self) -> None:
        """Lay the turned stones one at a time; when all lie, search again."""
        self.phase = "play"
        while self.unlaid:
            way = self._settled_way(self.unlaid[0])
            if way is None:
                self.phase = "lay-stone"
                return
            self.goals[self.unlaid.pop(0)].lies = way
        self._search()

    def _settled_way(self, cell: Cell) -> str | None:
        """How a stone must lie; None if the player who laid the path decides."""
        both = ways(self.goals[cell].content)
        agreeing = [way for way in both if agrees(self.face_up(), cell, way)]
        assert len(agreeing) < 2, "the two ways of a corner are complements"
        if len(agreeing) == 1:
            return agreeing[0]
        if self.edition not in FOLLOW:
            return None
        for side in self.came_in[cell]:
            if neighbour(cell, side) == self.laid:  # the card just laid leads into it
                (towards,) = [way for way in both if side in open_sides(way)]
                return towards
        following = [way for way in both if open_sides(way) & self.came_in[cell]]
        return following[0] if len(following) == 1 else None

    # R3 and R10, the end of a turn

    def _end_turn(self) -> None:
        self.phase = "play"
        if self.deck:
            self.hands[self.actor].append(self.deck.pop(0))
            self.hands[self.actor].sort(key=KINDS.index)
        if all(hand == [] for hand in self.hands):
            self._saboteurs_win("hands")
        elif self.edition in RING and self.ring == self.players:
            self._saboteurs_win("ring")
        else:
            self.seat = self._clockwise(self.actor)[0]
            assert self.hands[self.seat], "nobody is without a card before the round ends"

    def _clockwise(self, seat: int) -> list[int]:
        """All seats from the next one clockwise, the given one last."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def _counter_clockwise(self, seat: int) -> list[int]:
        """All seats from the next one counter-clockwise, the given one last."""
        return [(seat - step) % self.players for step in range(1, self.players + 1)]

    # R7 and R8, the end of a round

    def _note_result(self, *, winner: str, how: str, finder: int | None) -> None:
        self.results.append(
            {
                "winner": winner,
                "how": how,
                "starter": self.starter,
                "turns": self.turns,
                "finder": finder,
                "roles": list(self.roles),
            }
        )

    def _saboteurs_win(self, how: str) -> None:
        self._note_result(winner="saboteurs", how=how, finder=None)
        saboteurs = [seat for seat in self._clockwise(self.actor) if self.roles[seat] == "saboteur"]
        due = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}[len(saboteurs)]
        for seat in saboteurs:
            self._pay(seat, due)
        self._next_round()

    def _pay(self, seat: int, due: int) -> None:
        """Draw from the top one by one until the amount due is exact."""
        kept: list[int] = []
        rejections = 0
        while sum(kept) < due:
            if rejections == len(self.gold_pile):  # also at once if the pile is empty
                self._pay_stalled(seat, due, kept)
                return
            card = self.gold_pile.pop(0)
            if sum(kept) + card > due:
                self.gold_pile.append(card)
                rejections += 1
            else:
                kept.append(card)
                rejections = 0
        self.gold[seat] += kept

    def _pay_stalled(self, seat: int, due: int, kept: list[int]) -> None:
        """The ruling for a payout that would go round for ever."""
        pile = self.gold_pile + kept
        # Fewest cards first, then by position: the order in which combinations come.
        sets = [places for size in range(due + 1) for places in combinations(range(len(pile)), size)]
        totals = [sum(pile[place] for place in places) for places in sets]
        best = max(total for total in totals if total <= due)
        taken = sets[totals.index(best)]
        self.gold[seat] += [pile[place] for place in taken]
        self.loose[seat] += due - best
        self.gold_pile = [card for place, card in enumerate(pile) if place not in taken]

    def _diggers_win(self) -> None:
        self._note_result(winner="diggers", how="treasure", finder=self._finder())
        if self.roles[self.actor] == "selfish":
            self._pay(self.actor, 4)
            self._next_round()
            return
        pickers = [seat for seat in self._from_layer() if self._paid(seat)]
        if not pickers:
            self._next_round()
            return
        number = 9 if self.players == 10 else self.players
        if "selfish" in self.roles:
            number -= 1
        self.offer = self.gold_pile[:number]  # a short pile: what is left
        self.gold_pile = self.gold_pile[number:]
        self._offer_to(pickers[0])

    def _from_layer(self) -> list[int]:
        """All seats counter-clockwise, the player who laid the last path card first."""
        return [self.actor, *self._counter_clockwise(self.actor)[:-1]]

    def _finder(self) -> int | None:
        """The player who laid the last path card; for a saboteur the first who is none, counter-clockwise."""
        # The vectors give the name to the selfish dwarf too, though he never picks in another's place (section 5).
        # A broken tool does not unmake the finder: under broken_unpaid he is skipped when the gold is shared.
        return next((seat for seat in self._from_layer() if self.roles[seat] != "saboteur"), None)

    def _paid(self, seat: int) -> bool:
        """Whether the seat takes part when the diggers share; the selfish dwarf never does (section 5)."""
        if "broken_unpaid" in self.options and self.broken[seat]:
            return False
        return self.roles[seat] == "digger"

    def _offer_to(self, seat: int) -> None:
        if self.offer:
            self.seat = seat
            self.phase = "pick-gold"
        else:
            self._next_round()

    def _pick(self, value: int) -> None:
        assert self.seat is not None
        self.offer.remove(value)
        self.gold[self.seat].append(value)
        self._offer_to(next(seat for seat in self._counter_clockwise(self.seat) if self._paid(seat)))

    def _next_round(self) -> None:
        """The player clockwise of whoever took the last turn begins."""
        if self.round < self.rounds:
            self._deal(self.round + 1, self._clockwise(self.actor)[0])
        else:
            self.seat = None
            self.phase = "over"

    # The standing

    @property
    def nuggets(self) -> list[int]:
        """Nuggets per seat so far, loose ones included."""
        return [sum(self.gold[seat]) + self.loose[seat] for seat in range(self.players)]

    @property
    def winners(self) -> list[int] | None:
        """The seats with most nuggets; None until the game is over."""
        if self.phase != "over":
            return None
        return [seat for seat in range(self.players) if self.nuggets[seat] == max(self.nuggets)]
