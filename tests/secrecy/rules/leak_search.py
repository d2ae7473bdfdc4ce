"""Looks for leaks: plays games, makes twins for every viewer, and compares all that they get."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from random import Random

from saboteur.rules import OPTIONS, Game, Setup
from tests.kit.game_history import Course, course_of
from tests.kit.game_twins import SECRETS, Original, groups_of_viewers
from tests.kit.playing_styles import STYLES
from tests.kit.redeal import Viewers
from tests.kit.viewer_output import difference, letters_of


@dataclass
class Tally:
    """What a search has compared: accepted twins, those that could not be made, secrets that really differed."""

    games: int = 0
    twins: int = 0
    refused: int = 0
    differed: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take over what another search has compared."""
        self.games += other.games
        self.twins += other.twins
        self.refused += other.refused
        self.differed += other.differed
        self.leaks += other.leaks

    def row(self, name: str) -> str:
        """One line of the report."""
        counts = "".join(f"{self.differed[secret]:>{len(secret) + 2}}" for secret in SECRETS)
        return f"{name:8}{self.games:>7}{self.twins:>8}{self.refused:>9}{counts}{len(self.leaks):>7}"


HEAD = f"{'':8}{'games':>7}{'twins':>8}{'refused':>9}{''.join(f'  {secret}' for secret in SECRETS)}{'leaks':>7}"


def played_course(edition: str, number: int) -> Course:
    """A game out of an endless row that stops somewhere: in the first round, where gold is shared, or in the second."""
    chance = Random(f"twins/{edition}/{number}")
    options = frozenset(option for option in OPTIONS if chance.random() < 0.15)
    setup = Setup(edition, 3 + number % 8, options, 2)
    shares_gold = number // 8 % 3 == 1
    style = "digging" if shares_gold else chance.choice(["digging", *STYLES])
    games = (played(setup, f"twins/{edition}/{number}/{attempt}", style, chance) for attempt in count())
    game = next(game for game in games if game.results[0].how == "treasure" or not shares_gold)
    return course_of(setup, game.deals, game.moves[: _stop(number, game, chance)])


def played(setup: Setup, seed: str, style: str, chance: Random) -> Game:
    """A whole game."""
    game = Game.seeded(setup, seed)
    while not game.over:
        game.play(game.to_act or 0, STYLES[style](game, game.legal_moves(), chance))
    return game


def _stop(number: int, game: Game, chance: Random) -> int:
    """After how many moves to stop: while roles and goals are secret, while gold is taken, or in the second round."""
    first_end = _first_end(game)
    match number // 8 % 3:
        case 0:
            return chance.randint(4, first_end - 1)
        case 1:
            return min(chance.randint(first_end, first_end + game.setup.players + 2), game.version - 1)
    return chance.randint(first_end, game.version - 1)


def _first_end(game: Game) -> int:
    """The number of moves after which the first round was over."""
    again = Game(game.setup, game.deals)
    while not again.results:
        again.play(again.to_act or 0, game.moves[again.version])
    return again.version


def search(edition: str, numbers: Iterable[int]) -> Tally:
    """Compare all viewers of these games with their twins."""
    tally = Tally()
    for number in numbers:
        chance = Random(number)
        course = played_course(edition, number)
        tally.add(compared(course, groups_of_viewers(course.setup.players, chance), chance))
    return tally


def compared(course: Course, groups: Iterable[Viewers], chance: Random) -> Tally:
    """One game and a twin for each group of viewers."""
    tally, original, setup = Tally(games=1), Original(course), course.setup
    ours = letters_of(setup, course.deals, course.moves, [None, *range(setup.players)])
    for viewers in groups:
        twin = original.twin(viewers, chance)
        if twin is None:
            tally.refused += 1
            continue
        leak = difference(ours, letters_of(setup, twin.deals, twin.moves, sorted(viewers) or [None]))
        tally.twins += 1
        tally.differed.update(twin.differs)
        tally.leaks += [f"{sorted(twin.differs)}: {leak}"] if leak else []
    return tally
