"""Twin worlds: the same course of a game for some viewers, with everything dealt anew that they never learned.

A twin is a deal and moves, not a changed state: a secret that was copied into a public part shows as well. The moves
differ only where nobody else can see it: which card was discarded, and which gold was taken. Whether a twin has the
same course is read from the games themselves and never from what they tell, or a leak would hide itself.

    course = seeded_course(setup, seed, moves)
    for twin in Original(course).twins(frozenset({2}), 3, Random(1)):
        …                     # play twin.moves on twin.deals: seat 2 must get the same bytes as in the course
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from saboteur.rules import Game, HandMadeDeals, IllegalMove, Setup
from saboteur.rules.reading import hand_of
from saboteur.rules.round import TOP
from tests.kit.courses import Course, told_of
from tests.kit.redeal import SPECTATOR, Manner, Redeal, Viewers, redealt

ROLE, SPARE, GOAL, HAND = "role", "left-over dwarf", "goal", "hand"
DECK, DISCARD, MAP, GOLD = "deck", "discard", "map", "gold"
SECRETS = (ROLE, SPARE, GOAL, HAND, DECK, DISCARD, MAP, GOLD)

MANNERS = (
    Manner("shuffled", "shuffled"),
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
        self.games = list(_games(course.setup, course.deals, course.moves))
        """The game before the first move and after every move."""
        if self.games[-1].over:
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
        for number, move in enumerate(self.course.moves):
            before, after = self.games[number], self.games[number + 1]
            hidden = before.to_act not in viewers
            try:
                twin.play(
                    before.to_act or 0, _other_move(twin, move, redeal.discards.get(number), chance) if hidden else move
                )
            except IllegalMove:
                return None
            if known(twin, viewers) != known(after, viewers):
                return None
        return twin

    def differing(self, twin: Game, viewers: Viewers) -> frozenset[str]:
        """The kinds of secrets that are still secret at the end of the course and others in the twin."""
        here = self.games[-1]
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


def _games(setup: Setup, deals: HandMadeDeals, moves: Sequence[str]) -> Iterator[Game]:
    game = Game(setup, deals)
    yield game.clone()
    for move in moves:
        game.play(game.to_act or 0, move)
        yield game.clone()


def _other_move(twin: Game, move: str, discard: str | None, chance: Random) -> str:
    """What the seat does in the twin: the same, but for what it alone can see."""
    if discard is not None:
        return f"-{discard}"
    if move[0] == "G" and twin.offer and "open_gold" not in twin.setup.options:
        return f"G{chance.choice(twin.offer)}"
    return move


def known(game: Game, viewers: Viewers) -> tuple[object, ...]:
    """Where the game stands, as everybody knows it, and the viewers' gold; taken from the game as it is."""
    gold = game.gold if "open_gold" in game.setup.options else [game.gold[seat] for seat in sorted(viewers)]
    return (
        game.phase,
        game.to_act,
        game.round,
        game.results,
        [len(cards) for cards in game.gold],
        game.loose,
        len(game.offer),
        gold,
        [game.rejected[seat] for seat in sorted(viewers)],
        game.offer if game.to_act in viewers else None,
    )


def _deck(game: Game) -> list[int]:
    return list(game.state.deck)[game.state.memory[TOP] :]


def groups_of_viewers(players: int, chance: Random) -> list[Viewers]:
    """The spectator, every seat alone, and one coalition by chance."""
    coalition = frozenset(chance.sample(range(players), chance.randint(2, players - 1)))
    return [SPECTATOR, *(frozenset({seat}) for seat in range(players)), coalition]
