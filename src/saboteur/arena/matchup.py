"""One cell of a results table: a line-up at a number of players, played on numbered seeds."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.arena.lineup import Lineup
from saboteur.arena.tally import Tally
from saboteur.bots import Bot
from saboteur.bots.bot import seed_number
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy import spectators_doubts
from saboteur.bots.policy_bot import PolicyBot
from saboteur.rules import Game, Record, Setup, has_won, record_of
from saboteur.rules.core.layout import TURNS


@dataclass(frozen=True, slots=True)
class Matchup:
    """What is played. Deals follow from seed, players and number alone, so that line-ups are compared on the same."""

    lineup: Lineup
    players: int
    seed: str
    edition: str = "lt"
    options: tuple[str, ...] = ()
    rounds: int = 1
    """Rounds of a game: 1 counts single rounds."""
    budget: int = 50
    """How far a searching bot looks: ten play-outs per move for each."""

    @property
    def setup(self) -> Setup:
        return Setup(self.edition, self.players, frozenset(self.options), self.rounds)

    @property
    def key(self) -> str:
        """A name for files; matchups that differ in anything have different keys."""
        digest = hashlib.sha256(json.dumps(self.plain(), sort_keys=True).encode()).hexdigest()[:10]
        return f"{self.lineup.name}-{self.players}-{digest}"

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def play_chunk(matchup: Matchup, first: int, count: int) -> Tally:
    """Play games number `first` and following."""
    tally = Tally()
    seats = _Seats(matchup)
    for number in range(first, first + count):
        _play(matchup, number, seats, tally)
    return tally


class _Seats:
    """Bots made of a policy are kept from game to game: a policy remembers nothing, so only the seed is new."""

    def __init__(self, matchup: Matchup) -> None:
        self.matchup = matchup
        self.kept: dict[tuple[str, int], PolicyBot] = {}

    def bots(self, names: list[str], number: int) -> list[Bot]:
        """The bots of a game, each with a seed of its own."""
        return [self._bot(name, seat, number) for seat, name in enumerate(names)]

    def _bot(self, name: str, seat: int, number: int) -> Bot:
        matchup = self.matchup
        seed = f"{matchup.seed}/seat/{matchup.players}/{number}/{seat}"
        kept = self.kept.get((name, seat))
        if kept is None:
            made = arena_bot(name, seed, matchup.budget)
            if isinstance(made, PolicyBot):
                self.kept[name, seat] = made
            return made
        kept.seed_number = seed_number(seed)
        return kept


def played_record(matchup: Matchup, number: int) -> Record | None:
    """Game `number` as a record, with what was claimed; None for a single round without a saboteur."""
    game = _game(matchup, number)
    if "saboteur" not in game.deal.roles and matchup.rounds == 1:
        return None
    names = matchup.lineup.seats(game.deal.roles, number)
    arena_game = ArenaGame(game, _Seats(matchup).bots(names, number), fitted())
    arena_game.play()
    return record_of(game, bots=names, talk=[list(said) for said in arena_game.talk])


def _game(matchup: Matchup, number: int) -> Game:
    return Game.seeded(matchup.setup, f"{matchup.seed}/{matchup.players}/{number}")


def _play(matchup: Matchup, number: int, seats: _Seats, tally: Tally) -> None:
    game = _game(matchup, number)
    names = matchup.lineup.seats(game.deal.roles, number)
    if "saboteur" not in game.deal.roles and matchup.rounds == 1:
        tally.outcomes += "n"
        return
    arena_game = ArenaGame(game, seats.bots(names, number), fitted())
    arena_game.timed = lambda seat, seconds: tally.timed(names[seat], seconds)
    arena_game.watch = _watcher(arena_game, tally)
    arena_game.play()
    arena_game.watch = None  # which refers to the game: with all its histories it would wait for the garbage collector
    _count(game, matchup.lineup.odd, number, tally)


def _watcher(arena_game: ArenaGame, tally: Tally) -> Any:
    players = arena_game.game.setup.players

    def watch() -> None:
        turns = arena_game.game.state.memory[TURNS]
        if turns and turns % players == 0 and arena_game.game.phase == "play":
            doubts = spectators_doubts(arena_game.belief)
            for seat in range(players):
                tally.believed(turns // players, int(arena_game.game.state.roles[seat] == 1), doubts[seat])

    return watch


def _count(game: Game, odd: str | None, number: int, tally: Tally) -> None:
    players = game.setup.players
    seat = number % players
    for result in game.results:
        saboteurs = "saboteur" in result.roles
        tally.outcomes += result.winner[0] if saboteurs else "n"
        if odd is not None and saboteurs:
            side = result.roles[seat] == "saboteur"
            tally.odd[2 * side] += 1
            tally.odd[2 * side + 1] += has_won(result, seat)
    tally.nuggets += sum(game.nuggets)
    tally.seats += players
    tally.odd_nuggets += game.nuggets[seat] if odd is not None else 0
    if len(game.results) == 1:
        for role, nuggets in zip(game.results[0].roles, game.nuggets, strict=True):
            entry = tally.by_role["saboteur" if role == "saboteur" else "digger"]
            entry[0] += nuggets
            entry[1] += 1
