"""The cards (sections 1 and 2) and the deal (section 8), written a second time, word by word."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

T = TypeVar("T")

# R13 gives the order of the kinds, R1 the copies of each.
COPIES: dict[str, int] = {
    "Pns": 4,
    "Pew": 3,
    "Pnes": 5,
    "Pnew": 5,
    "Pnesw": 5,
    "Pes": 4,
    "Psw": 5,
    "Pn/e/s/w": 1,
    "Pn/e/s": 1,
    "Pn/e/w": 1,
    "Pn/s": 1,
    "Pe/w": 1,
    "Pe/s": 1,
    "Ps/w": 1,
    "Ps": 1,
    "Pw": 1,
    "Bpick": 3,
    "Blamp": 3,
    "Bcart": 3,
    "Mpick": 2,
    "Mlamp": 2,
    "Mcart": 2,
    "Mpick+lamp": 1,
    "Mpick+cart": 1,
    "Mlamp+cart": 1,
    "R": 3,
    "V": 6,
}
KINDS: list[str] = list(COPIES)

# R2, by number of players.
SABOTEURS: dict[int, int] = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
DIGGERS: dict[int, int] = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}
HAND: dict[int, int] = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}

GOAL_ROWS: list[int] = [-2, 0, 2]


@dataclass(frozen=True)
class RoundDeal:
    """One round as dealt: goals by row, hands in dealing order, the deck from its top."""

    roles: list[str]
    spare: str | None
    goals: list[str]
    hands: list[list[str]]
    deck: list[str]


def stream(seed: str, label: str) -> Iterator[int]:
    """The endless 32-bit words of one label."""
    key = seed.encode("utf-8")
    i = 0
    while True:
        block = hmac.new(key, f"{label}:{i}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        i += 1


def below(words: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, without bias."""
    limit = (2**32 // n) * n
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % n


def shuffle(cards: list[T], words: Iterator[int]) -> list[T]:
    """A shuffled copy."""
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def gold_cards() -> list[int]:
    """The gold before shuffling."""
    return [1] * 16 + [2] * 8 + [3] * 4


def deck_cards() -> list[str]:
    """The 67 path and action cards before shuffling."""
    return [kind for kind in KINDS for _ in range(COPIES[kind])]


def role_cards(players: int, options: Collection[str]) -> list[str]:
    """The dwarfs before shuffling: saboteurs, diggers, the selfish dwarf last."""
    diggers = DIGGERS[players]
    if "all_saboteurs" in options:
        diggers -= 1  # an ordinary digger, also when the selfish dwarf plays (section 5)
    cards = ["saboteur"] * SABOTEURS[players] + ["digger"] * diggers
    if "selfish_dwarf" in options:
        cards[-1] = "selfish"
    return cards


def deal_gold(seed: str) -> list[int]:
    """The gold pile, its top first; once per game."""
    return shuffle(gold_cards(), stream(seed, "gold"))


def deal_first(seed: str, players: int) -> int:
    """The seat that begins the game when the host names none."""
    return below(stream(seed, "first"), players)


def deal_round(seed: str, players: int, round: int, options: Collection[str] = ()) -> RoundDeal:  # noqa: A002
    """Everything dealt for round 1, 2, …"""
    roles = shuffle(role_cards(players, options), stream(seed, f"{round}/roles"))
    goals = shuffle(["treasure", "Pes", "Psw"], stream(seed, f"{round}/goals"))
    deck = shuffle(deck_cards(), stream(seed, f"{round}/deck"))
    size = HAND[players]
    return RoundDeal(
        roles=roles[:players],
        spare=roles[players] if len(roles) > players else None,
        goals=goals,
        hands=[deck[seat * size : (seat + 1) * size] for seat in range(players)],
        deck=deck[players * size :],
    )
