"""Boards drawn as text: a picture of the mine becomes a position, and a position with hands becomes a game.

    . . . . . . . . ?        S  the start          ?  a face-down goal
    . . . . ╔ . . . .        ─ │ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ through cards; a corner where a goal belongs is a stone turned up
    S ─ ┬ ┼ ┘ . . . ?        ═ ║ ╔ ╗ ╚ ╝ ╠ ╣ ╦ ╩ ╬ dead ends, double because they lead nowhere; ╴ ╵ ╶ ╷ with one side
    . . . . . . . . .        .  an empty cell      - | + x can be typed for ─ │ ┼ ╬
    . . . . . . . . ?

Goals that are not drawn lie face down all the same. Columns and rows are counted from the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from saboteur.rules import Game, IllegalMove, Refusal, RoundDeal, Setup, Step, View, parse
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS
from saboteur.rules.deal import DECK, GOAL_CELLS, GOLD

Cell = tuple[int, int]

CARDS = {
    "─": "Pew", "│": "Pns", "┌": "Pes", "┐": "Psw", "└": "Pne", "┘": "Pnw",
    "├": "Pnes", "┤": "Pnsw", "┬": "Pesw", "┴": "Pnew", "┼": "Pnesw",
    "═": "Pe/w", "║": "Pn/s", "╔": "Pe/s", "╗": "Ps/w", "╚": "Pn/e", "╝": "Pn/w",
    "╠": "Pn/e/s", "╣": "Pn/s/w", "╦": "Pe/s/w", "╩": "Pn/e/w", "╬": "Pn/e/s/w",
    "╴": "Pw", "╵": "Pn", "╶": "Pe", "╷": "Ps",
}  # fmt: skip
MARKS = {card: mark for mark, card in CARDS.items()}
TYPED = str.maketrans("-|+x", "─│┼╬")
NOT_CARDS = "S?."


@dataclass
class Table:
    """A game that is told move by move: whoever is to act makes the next move."""

    game: Game

    def play(self, *moves: str) -> Step:
        """Make moves in turn, and get the step of the last."""
        steps = [self.game.play(self.actor, move) for move in moves]
        return steps[-1]

    @property
    def actor(self) -> int:
        """The seat to act."""
        assert self.game.to_act is not None, "the game is over"
        return self.game.to_act

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves that begin like this."""
        return [move for move in self.game.legal_moves() if move.startswith(verb)]

    def refusal(self, move: str) -> Refusal:
        """Why the seat to act may not make this move. The refusal must change nobody's view."""
        before = self.views()
        try:
            self.game.play(self.actor, move)
        except IllegalMove as refused:
            assert self.views() == before, "a refused move changed something"
            return Refusal(refused.code)
        raise AssertionError(f"{move} was played")

    def views(self) -> list[View]:
        """What the spectator and every seat see."""
        return [self.game.view(seat) for seat in (None, *range(self.game.setup.players))]

    @property
    def goals(self) -> str:
        """The goals from north to south: `?` face down, `!` turned and not laid, the card as it lies otherwise."""
        shown = self.game.public().goals
        return " ".join(MARKS[goal.card] if goal.card else "!" if goal.content else "?" for goal in shown)

    @property
    def picture(self) -> str:
        """The mine as it would be drawn, without empty rows and columns around it."""
        public = self.game.public()
        cards = {(column, row): MARKS[card] for column, row, card in public.mine} | {(0, 0): "S"}
        for cell, goal in zip(GOAL_CELLS, public.goals, strict=True):
            cards[cell] = MARKS[goal.card] if goal.card else "?"
        columns, rows = (sorted(line) for line in zip(*cards, strict=True))
        lines = [
            " ".join(cards.get((column, row), ".") for column in range(columns[0], columns[-1] + 1))
            for row in range(rows[0], rows[-1] + 1)
        ]
        return "\n".join(lines)


@dataclass(frozen=True)
class Board:
    """A position without cards in hands. Seat 0 is to act."""

    setup: Setup
    mine: tuple[str, ...]
    goals: tuple[str, ...]
    roles: tuple[str, ...]
    spare: str | None = None
    broken: Mapping[int, str] = field(default_factory=dict)

    def deal(self, *hands: str, deck: str = "", gold: tuple[int, ...] = GOLD) -> Table:
        """Seats 0, 1, … hold these cards, the others any; every round is dealt like this."""
        return Table(Game.hand_made(self.setup, *[self.round_deal(*hands, deck=deck)] * self.setup.rounds, gold=gold))

    def round_deal(self, *hands: str, deck: str = "") -> RoundDeal:
        """The same as a deal of one round."""
        return RoundDeal(
            roles=self.roles,
            spare=self.spare,
            goals=self.goals,
            hands=self._hands([hand.split() for hand in hands], deck.split()),
            deck=tuple(deck.split()),
            mine=self.mine,
            broken=tuple(tuple(self.broken.get(seat, "").split()) for seat in range(self.setup.players)),
        )

    def refusal(self, move: str) -> Refusal:
        """Why seat 0, holding the card that the move needs, may not play it."""
        return self.deal(_card_of(move)).refusal(move)

    def allows(self, move: str) -> bool:
        """Whether seat 0, holding the card that the move needs, may play it."""
        return move in self.deal(_card_of(move)).legal()

    def _hands(self, hands: list[list[str]], deck: list[str]) -> tuple[tuple[str, ...], ...]:
        size = max(map(len, hands), default=1)
        left = Counter(DECK) - Counter(deck) - Counter(card for hand in hands for card in hand)
        left -= Counter(_kind_of(text.partition("@")[0]) for text in self.mine)
        left -= Counter(f"B{tool}" for tools in self.broken.values() for tool in tools.split())
        rest = sorted(left.elements(), key=["V", *KINDS].index)
        return tuple(
            (*hand, *(rest.pop(0) for _ in range(size - len(hand))))
            for hand in hands + [[] for _ in range(self.setup.players - len(hands))]
        )


def draw(
    picture: str = "S",
    *,
    edition: str = "lt",
    options: str = "",
    rounds: int = 1,
    first: int | None = None,
    goals: str = "Pes treasure Psw",
    roles: str = "digger digger digger",
    spare: str | None = None,
    broken: Mapping[int, str] | None = None,
) -> Board:
    """The position of a picture; there are as many players as roles."""
    dwarfs = tuple(roles.split())
    setup = Setup(edition, len(dwarfs), frozenset(options.split()), rounds, first)
    return Board(setup, laid(picture), tuple(goals.split()), dwarfs, spare, broken or {})


def laid(picture: str) -> tuple[str, ...]:
    """The cards of a picture in the notation of moves. Raises ValueError for a picture that is none."""
    marks = {
        (column, row): mark
        for row, line in enumerate(picture.translate(TYPED).strip("\n").splitlines())
        for column, mark in enumerate(line.split())
    }
    unknown = sorted(set(marks.values()) - {*CARDS, *NOT_CARDS})
    starts = [cell for cell, mark in marks.items() if mark == "S"]
    if unknown or len(starts) != 1:
        raise ValueError(f"not a picture: {unknown or 'one start is needed'}")
    west, north = starts[0]
    cells = {(column - west, row - north): mark for (column, row), mark in marks.items()}
    if not {cell for cell, mark in cells.items() if mark == "?"} <= set(GOAL_CELLS):
        raise ValueError("not a picture: a goal lies where none can")
    return tuple(f"{CARDS[mark]}@{column},{row}" for (column, row), mark in cells.items() if mark in CARDS)


def _kind_of(face: str) -> str:
    return KINDS[KIND_OF[FACE_NUMBERS[face]]]


def _card_of(move: str) -> str:
    """The card that a move takes from the hand."""
    taken = parse(move)
    return _kind_of(taken.card) if taken.verb == "P" else taken.card
