"""Twin worlds: the same course of a game for some viewers, with everything dealt anew that they never learned.

A twin is a deal and moves, not a changed state: a secret that was copied into a public part shows as well. The moves
differ only where nobody else can see it: which card was discarded, and which gold was taken. Whether a twin has the
same course is read from the games themselves and never from what they tell, or a leak would hide itself.

    course = seeded_course(setup, seed, moves)
    for twin in Original(course).twins(frozenset({2}), 3, Random(1)):
        …                     # play twin.moves on twin.deals: seat 2 must get the same bytes as in the course
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from saboteur.rules import Event, Game, HandMadeDeals, IllegalMove, Step
from saboteur.rules.core.layout import TOP
from saboteur.rules.core_reading import hand_of
from saboteur.rules.events import GoldOffered, GoldPaid, GoldTaken
from tests.kit.game_history import Course, told_of
from tests.kit.redeal import SPECTATOR, Manner, Redeal, Viewers, redealt

Stand = tuple[object, ...]

ROLE, SPARE, GOAL, HAND = "role", "left-over dwarf", "goal", "hand"
DECK, DISCARD, MAP, GOLD = "deck", "discard", "map", "gold"
SECRETS = (ROLE, SPARE, GOAL, HAND, DECK, DISCARD, MAP, GOLD)

MANNERS = (
    Manner("shuffled", "shuffled"),
    Manner("shuffled", "swapped"),
    Manner("shuffled", "swapped"),
    Manner("shuffled", "swapped"),
    Manner("swapped", "swapped"),
    Manner("shuffled", "same"),
    Manner("swapped", "same"),
)
"""From bold to careful: the first that gives the same course makes the twin."""


@dataclass(frozen=True)
class Twin:
    """The same course for its viewers; `differs` names the secrets that are really others."""

    deals: HandMadeDeals
    moves: tuple[str, ...]
    differs: frozenset[str]


class Original:
    """A course that gets twins."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.told = told_of(course)
        self.steps: list[Step] = []
        self.stands: list[Stand] = []
        self.offers: list[tuple[int, ...]] = []
        """What was on offer after each move."""
        self.end = Game(course.setup, course.deals)
        for move in course.moves:
            self.steps.append(self.end.play(self.end.to_act or 0, move))
            self.stands.append(stand(self.end))
            self.offers.append(self.end.offer)
        if self.end.over:
            raise ValueError("after the end of a game there are no secrets")

    def twins(self, viewers: Viewers, number: int, chance: Random) -> list[Twin]:
        """So many twins for these viewers; fewer where they know too much."""
        found = (self.twin(viewers, chance) for _ in range(number))
        return [twin for twin in found if twin is not None]

    def twin(self, viewers: Viewers, chance: Random) -> Twin | None:
        """The boldest twin that goes the same way; None if none does or nothing differs."""
        for manner in MANNERS:
            redeal = redealt(self.course, self.told, viewers, manner, chance)
            end = self._same_way(redeal, viewers, chance)
            differs = frozenset[str]() if end is None else self.differing(end, viewers)
            if end is not None and differs:
                return Twin(redeal.deals, tuple(end.moves), differs)
        return None

    def _same_way(self, redeal: Redeal, viewers: Viewers, chance: Random) -> Game | None:
        """The twin at the end of the course; None if something went another way that a viewer would know."""
        twin = Game(self.course.setup, redeal.deals)
        for number, step in enumerate(self.steps):
            move = step.move if step.seat in viewers else self._other_move(twin, number, redeal, chance)
            try:
                other = twin.play(step.seat, move)
            except IllegalMove:
                return None
            if stand(twin) != self.stands[number] or own_gold(other, viewers) != own_gold(step, viewers):
                return None
        return twin

    def _other_move(self, twin: Game, number: int, redeal: Redeal, chance: Random) -> str:
        """What the seat does in the twin: the same, but for what it alone can see."""
        move = self.steps[number].move
        if number in redeal.discards:
            return f"-{redeal.discards[number]}"
        if move[0] == "G" and twin.offer and "open_gold" not in twin.setup.options:
            return f"G{_taken(twin.offer, self.offers[number], chance)}"
        return move

    def differing(self, twin: Game, viewers: Viewers) -> frozenset[str]:
        """The kinds of secrets that are still secret at the end of the course and others in the twin."""
        here = self.end
        others = [seat for seat in range(here.setup.players) if seat not in viewers]
        pairs = zip(here.moves, twin.moves, strict=True)
        found = {
            ROLE: here.deal.roles != twin.deal.roles,
            SPARE: here.deal.spare != twin.deal.spare,
            GOAL: here.deal.goals != twin.deal.goals,
            HAND: any(hand_of(here.state, seat) != hand_of(twin.state, seat) for seat in others),
            DECK: _deck(here) != _deck(twin),
            DISCARD: any(move != other and move[0] == "-" for move, other in pairs),
            MAP: any(here.deal.goals[goal] != twin.deal.goals[goal] for _, goal in self.told[-1].looks),
            GOLD: here.gold != twin.gold or here.offer != twin.offer,
        }
        return frozenset(secret for secret, differs in found.items() if differs)


def stand(game: Game) -> Stand:
    """Where the game stands, as everybody knows it; taken from the game as it is and not from a view."""
    return (
        game.phase,
        game.to_act,
        game.round,
        tuple(game.results),
        tuple(len(cards) for cards in game.gold),
        tuple(game.loose),
        len(game.offer),
        tuple(game.gold) if "open_gold" in game.setup.options else None,
    )


def own_gold(step: Step, viewers: Viewers) -> list[Event]:
    """What the viewers saw of their own gold."""
    kinds = (GoldOffered, GoldTaken, GoldPaid)
    return [event for event in step.events if isinstance(event, kinds) and event.seat in viewers]


def _taken(offer: tuple[int, ...], left: tuple[int, ...], chance: Random) -> int:
    """A gold card to take: mostly one that leaves what was left in the course, as the next picker may be a viewer."""
    odd = list((Counter(offer) - Counter(left)).elements())
    return odd[0] if len(odd) == 1 and chance.random() < 0.8 else chance.choice(offer)


def _deck(game: Game) -> list[int]:
    return list(game.state.deck)[game.state.memory[TOP] :]


def groups_of_viewers(players: int, chance: Random) -> list[Viewers]:
    """The spectator, every seat alone, and one coalition by chance."""
    coalition = frozenset(chance.sample(range(players), chance.randint(2, players - 1)))
    return [SPECTATOR, *(frozenset({seat}) for seat in range(players)), coalition]
