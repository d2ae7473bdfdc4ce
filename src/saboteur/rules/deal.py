"""From a seed to the cards: the verifiable deal, which anyone can compute again, and hand-made deals."""

from __future__ import annotations

import hmac
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import ge, mod
from typing import Final, Protocol, TypeVar

from saboteur.rules.core.cards import COPIES, FACE_NUMBERS, GOAL_NAMES, KIND_NUMBERS, KIND_OF, KINDS, TOOLS, turned
from saboteur.rules.core.mine import REACH, SLOTS
from saboteur.rules.editions import Setup
from saboteur.rules.errors import BadDeal

Card = TypeVar("Card")

GOLD: Final = (1,) * 16 + (2,) * 8 + (3,) * 4
DECK: Final = tuple(kind for kind, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies))
GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
DWARFS: Final = {"digger": 7, "saboteur": 4}
"""The dwarfs in the box; the selfish dwarf is one of the diggers."""
WIDEST: Final = 61
"""The columns (or rows) between the two outermost cards that the core can keep apart."""


_EIGHT_WORDS: Final = struct.Struct(">8I").unpack


def words(seed: str, label: str) -> Iterator[int]:
    """The stream of 32-bit words of a label."""
    block = 0
    while True:
        yield from _block(seed, label, block)
        block += 1


def _block(seed: str, label: str, number: int) -> tuple[int, ...]:
    return _EIGHT_WORDS(hmac.digest(seed.encode(), f"{label}:{number}".encode(), "sha256"))


def below(stream: Iterator[int], limit: int) -> int:
    """A fair number from 0 to limit - 1: words that would favour small numbers are passed over."""
    fair = (1 << 32) // limit * limit
    return next(word for word in stream if word < fair) % limit


_FAIR: Final = [(1 << 32) // limit * limit for limit in range(len(DECK), 1, -1)]
"""For each limit, from that of the whole deck down, where its unfair words begin: hardly any seed ever has one."""


def shuffled(cards: Sequence[Card], seed: str, label: str) -> list[Card]:
    """The cards in the order that seed and label give them."""
    pile = list(cards)
    drawn: list[int] = []
    for block in range((len(pile) + 6) // 8):
        drawn += _block(seed, label, block)
    if any(map(ge, drawn, _FAIR[len(DECK) - len(pile) :])):
        return _shuffled_slowly(pile, words(seed, label))
    last = len(pile)
    for other in map(mod, drawn, range(last, 1, -1)):
        last -= 1
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def _shuffled_slowly(pile: list[Card], stream: Iterator[int]) -> list[Card]:
    """The same, word by word."""
    for last in range(len(pile) - 1, 0, -1):
        other = below(stream, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


@dataclass(frozen=True, slots=True)
class RoundDeal:
    """The cards of one round. `hands` are in dealing order, `deck` top first, `goals` from the top row down."""

    roles: tuple[str, ...]
    """The role of each seat."""
    spare: str | None
    """The dwarf card left over; None where the table plays without one."""
    goals: tuple[str, ...]
    """`treasure`, `Pes` or `Psw`, from the top row down."""
    hands: tuple[tuple[str, ...], ...]
    """The cards of each seat, as they were dealt."""
    deck: tuple[str, ...]
    """The draw pile, the top card first."""
    mine: tuple[str, ...] = ()
    """Path cards that lie already, and stones on goals turned up, in the notation of a move; only made by hand."""
    broken: tuple[tuple[str, ...], ...] = ()
    """For each seat, tools that are broken already; only made by hand."""


class Deals(Protocol):
    """Where the cards of a game come from."""

    @property
    def first(self) -> int: ...
    @property
    def gold(self) -> tuple[int, ...]: ...
    def round(self, number: int) -> RoundDeal: ...


@dataclass(frozen=True, slots=True)
class SeededDeals:
    """The verifiable deal (R14): every card follows from the seed text."""

    setup: Setup
    seed: str

    def __post_init__(self) -> None:
        try:
            self.seed.encode()
        except UnicodeEncodeError:
            raise BadDeal("seed-not-text") from None

    @property
    def first(self) -> int:
        if self.setup.first is not None:
            return self.setup.first
        return below(words(self.seed, "first"), self.setup.players)

    @property
    def gold(self) -> tuple[int, ...]:
        return tuple(shuffled(GOLD, self.seed, "gold"))

    def round(self, number: int) -> RoundDeal:
        setup = self.setup
        roles = shuffled(setup.role_cards, self.seed, f"{number}/roles")
        deck = shuffled(DECK, self.seed, f"{number}/deck")
        size = setup.hand_size
        dealt = size * setup.players
        return RoundDeal(
            roles=tuple(roles[: setup.players]),
            spare=roles[setup.players] if len(roles) > setup.players else None,
            goals=tuple(shuffled(GOAL_NAMES, self.seed, f"{number}/goals")),
            hands=tuple(tuple(deck[start : start + size]) for start in range(0, dealt, size)),
            deck=tuple(deck[dealt:]),
        )


@dataclass(frozen=True, slots=True)
class HandMadeDeals:
    """Deals made by hand: for puzzles, tests and endings. Raises BadDeal where the box does not hold such cards."""

    setup: Setup
    rounds: tuple[RoundDeal, ...]
    first: int = 0
    gold: tuple[int, ...] = field(default=GOLD)

    def __post_init__(self) -> None:
        if len(self.rounds) != self.setup.rounds:
            raise BadDeal("deal-rounds", expected=self.setup.rounds, found=len(self.rounds))
        if not 0 <= self.first < self.setup.players or self.setup.first not in (None, self.first):
            raise BadDeal("deal-first", first=self.first)
        if Counter(self.gold) - Counter(GOLD):
            raise BadDeal("deal-gold")
        for number, deal in enumerate(self.rounds, start=1):
            _check_round(self.setup, number, deal)

    def round(self, number: int) -> RoundDeal:
        return self.rounds[number - 1]


def _check_round(setup: Setup, number: int, deal: RoundDeal) -> None:
    players = setup.players
    if len(deal.roles) != players or not _in_the_box(setup, [*deal.roles, *([deal.spare] if deal.spare else [])]):
        raise BadDeal("deal-roles", round=number)
    if sorted(deal.goals) != sorted(GOAL_NAMES):
        raise BadDeal("deal-goals", round=number)
    if len(deal.hands) != players:
        raise BadDeal("deal-hands", round=number)
    if {len(hand) for hand in deal.hands} - {1, 2, 3, 4, 5, 6} or len({len(hand) for hand in deal.hands}) != 1:
        raise BadDeal("deal-hand-sizes", round=number)  # else somebody would be without a card while others play
    if deal.broken and (len(deal.broken) != players or any(set(tools) - set(TOOLS) for tools in deal.broken)):
        raise BadDeal("deal-broken", round=number)
    _check_cards(number, deal)


def _in_the_box(setup: Setup, roles: list[str]) -> bool:
    """Whether the box holds these dwarfs; the selfish one only where the table plays with him."""
    if roles.count("selfish") > setup.agreed.selfish_dwarfs:
        return False
    return not Counter("digger" if role == "selfish" else role for role in roles) - Counter(DWARFS)


def _held(deal: RoundDeal) -> list[str]:
    """All cards that are still to be played."""
    return [*deal.deck, *(card for hand in deal.hands for card in hand)]


def _check_cards(number: int, deal: RoundDeal) -> None:
    held = _held(deal)
    unknown = [card for card in held if card not in KIND_NUMBERS]
    if unknown:
        raise BadDeal("deal-card", round=number, card=unknown[0])
    kinds = [laid_kind(number, text) for text in deal.mine]
    laid = [kind for kind, text in zip(kinds, deal.mine, strict=True) if place(text) not in GOAL_CELLS]
    broken = [f"B{tool}" for tools in deal.broken for tool in set(tools)]
    for card in sorted(Counter([*held, *laid, *broken]) - Counter(DECK)):
        raise BadDeal("deal-too-many", round=number, card=card)
    if len({place(text) for text in deal.mine} | {(0, 0)}) != len(deal.mine) + 1:
        raise BadDeal("deal-cell", round=number)
    _check_stones(number, deal)
    _check_spread(number, deal)


def _check_stones(number: int, deal: RoundDeal) -> None:
    """A card on a goal's cell is that goal, turned up already: it must be the stone that lies there."""
    for text in deal.mine:
        cell, face = place(text), text.partition("@")[0]
        if cell in GOAL_CELLS:
            stone = deal.goals[GOAL_CELLS.index(cell)]
            if face not in (stone, turned(stone) if stone in FACE_NUMBERS else stone):
                raise BadDeal("deal-stone", round=number, card=text)


def _check_spread(number: int, deal: RoundDeal) -> None:
    """Cards scattered so wide that the core had no room for what may still be laid; play from the start never is."""
    cells = [(0, 0), *GOAL_CELLS, *(place(text) for text in deal.mine)]
    to_come = sum(card in FACE_NUMBERS for card in _held(deal))
    for line in zip(*cells, strict=True):
        if max(line) - min(line) + to_come > WIDEST or max(map(abs, line)) + to_come > REACH:
            raise BadDeal("deal-spread", round=number)
    around = {(column + right, row + down) for column, row in cells for right, down in _PLUS}
    if len(around) + 3 * to_come >= SLOTS:
        raise BadDeal("deal-spread", round=number)


_PLUS: Final = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))


def place(laid: str) -> tuple[int, int]:
    """The cell of a path card that lies in a hand-made mine, from its notation; ValueError if there is none."""
    column, row = laid.partition("@")[2].split(",")
    return int(column), int(row)


def laid_kind(number: int, laid: str) -> str:
    """The kind of a path card that lies in a hand-made mine; raises BadDeal if it is not written like one."""
    face, _, cell = laid.partition("@")
    try:
        column, row = place(laid)
    except ValueError:
        raise BadDeal("deal-laid", round=number, card=laid) from None
    if face not in FACE_NUMBERS or cell != f"{column},{row}":
        raise BadDeal("deal-laid", round=number, card=laid)
    return KINDS[KIND_OF[FACE_NUMBERS[face]]]
