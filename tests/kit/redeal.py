"""Dealing anew what some viewers never learned, so that all they saw of a game stays possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from saboteur.rules import HandMadeDeals, RoundDeal
from tests.kit.game_history import Course, RoundTold

T = TypeVar("T")
Viewers = frozenset[int]
"""Seats that put together what they know; nobody is a spectator."""
SPECTATOR: Viewers = frozenset()


@dataclass(frozen=True)
class Manner:
    """How boldly it is dealt anew: cards `shuffled` or `swapped`, gold too or the `same`."""

    cards: str
    gold: str


@dataclass(frozen=True)
class Redeal:
    """Other deals, and the other discards that go with them by the number of the move."""

    deals: HandMadeDeals
    discards: dict[int, str]


def redealt(course: Course, told: Sequence[RoundTold], viewers: Viewers, manner: Manner, chance: Random) -> Redeal:
    """Deals that the viewers could hardly tell from the course's; gold and rings may still give them away."""
    rounds, discards = [], dict[int, str]()
    for number, deal in enumerate(course.deals.rounds):
        here = told[number] if number < len(told) else RoundTold()
        knowing = viewers if number < len(told) else SPECTATOR
        places = Places(deal, here, knowing, chance, keep=manner.cards == "swapped")
        dealt = places.dealt_anew()
        discards |= places.discards
        rounds.append(dealt if here.ended else _other_secrets(dealt, here, knowing, chance))
    gold = _other_gold(course.deals.gold, manner, chance)
    return Redeal(replace(course.deals, rounds=tuple(rounds), gold=gold), discards)


def _other_secrets(deal: RoundDeal, told: RoundTold, viewers: Viewers, chance: Random) -> RoundDeal:
    """Roles, the left-over dwarf and goals of a round that is not over, as far as they are unknown."""
    unknown = [seat for seat in range(len(deal.roles)) if seat not in viewers]
    dwarfs = _shuffled([*(deal.roles[seat] for seat in unknown), *([deal.spare] if deal.spare else [])], chance)
    roles, goals = list(deal.roles), list(deal.goals)
    for seat in unknown:
        roles[seat] = dwarfs.pop()
    known = told.turned | {goal for seat, goal in told.looks if seat in viewers}
    hidden = [goal for goal in range(3) if goal not in known]
    for goal, content in zip(hidden, _shuffled([deal.goals[goal] for goal in hidden], chance), strict=True):
        goals[goal] = content
    return replace(deal, roles=tuple(roles), spare=dwarfs.pop() if dwarfs else None, goals=tuple(goals))


def _other_gold(pile: tuple[int, ...], manner: Manner, chance: Random) -> tuple[int, ...]:
    if manner.gold == "same":
        return pile
    return tuple(_shuffled(pile, chance) if manner.gold == "shuffled" else _swapped(pile, chance))


@dataclass
class Places:
    """The places of a round's cards as dealt, hands first, and what may lie in each without any viewer noticing.

    When somebody else plays a card, any of the places he holds may have held it: one is chosen by chance. To `keep`
    means to choose the real one. The cards that no viewer saw and nobody played may lie anywhere else.
    """

    deal: RoundDeal
    told: RoundTold
    viewers: Viewers
    chance: Random
    keep: bool = field(kw_only=True)
    discards: dict[int, str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        size = len(self.deal.hands[0])
        self.cards = [card for hand in self.deal.hands for card in hand] + list(self.deal.deck)
        self.first = [list(range(seat * size, seat * size + size)) for seat in range(len(self.deal.hands))]
        self.seen = {place for seat in self.viewers for place in self.first[seat]}
        self.played: dict[int, str] = {}
        self.thrown: dict[int, int] = {}

    def dealt_anew(self) -> RoundDeal:
        """The round with other cards where nobody can know better."""
        self._choose_places()
        free = [place for place in range(len(self.cards)) if place not in self.seen and place not in self.played]
        pool = [self.cards[place] for place in free] if self.keep else self._unseen()
        others = _swapped(pool, self.chance) if self.keep else _shuffled(pool, self.chance)
        changed = self.played | dict(zip(free, others, strict=True)) | self._stirred()
        cards = [changed.get(place, card) for place, card in enumerate(self.cards)]
        self.discards = {move: cards[place] for move, place in self.thrown.items()}
        dealt = sum(len(places) for places in self.first)
        hands = tuple(tuple(cards[place] for place in places) for places in self.first)
        return replace(self.deal, hands=hands, deck=tuple(cards[dealt:]))

    def _choose_places(self) -> None:
        hands = [list(places) for places in self.first]
        top = sum(len(places) for places in self.first)
        for seat, card, discard in self.told.used:
            if card == "":
                hands[seat].append(top)
                self.seen |= {top} if seat in self.viewers else set()
                top += 1
            elif seat not in self.viewers:
                place = self.chance.choice([place for place in hands[seat] if self._may_be(place, card)])
                hands[seat].remove(place)
                if discard is None:
                    self.played[place] = card
                else:
                    self.thrown[discard] = place

    def _may_be(self, place: int, card: str) -> bool:
        return not self.keep or self.cards[place] == card

    def _unseen(self) -> list[str]:
        """The cards that no viewer saw and nobody played."""
        known = Counter(self.cards[place] for place in self.seen) + Counter(self.played.values())
        return sorted((Counter(self.cards) - known).elements())

    def _stirred(self) -> dict[int, str]:
        """A viewer got his first hand all at once: in which order it was dealt is unknown to him too."""
        stirred = dict[int, str]()
        for seat in sorted(self.viewers):
            hand = _shuffled([self.cards[place] for place in self.first[seat]], self.chance)
            stirred |= dict(zip(self.first[seat], hand, strict=True))
        return stirred


def _shuffled(cards: Sequence[T], chance: Random) -> list[T]:
    return chance.sample(cards, len(cards))


def _swapped(cards: Sequence[T], chance: Random) -> list[T]:
    """The cards with one to three pairs changed over."""
    changed = list(cards)
    for _ in range(chance.randint(1, 3) if len(changed) > 1 else 0):
        one, other = chance.sample(range(len(changed)), 2)
        changed[one], changed[other] = changed[other], changed[one]
    return changed
