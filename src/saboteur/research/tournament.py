"""A tournament of bots and text players, with separate scores for deceiving and for detecting."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saboteur.bots import Bot, Outspoken, make_bot
from saboteur.bots.bot_registry import object_of
from saboteur.bots.built_in_bots import BUILT_IN_NAMES
from saboteur.bots.likelihoods import Likelihoods
from saboteur.research.checked_choice import checked, whole
from saboteur.research.side_by_side import SideBySide
from saboteur.research.tournament_file import GameFile, PlayedGame
from saboteur.research.tournament_plan import PlannedGame, planned_games
from saboteur.research.tournament_rescoring import checked_likelihoods, named_likelihoods, rescore
from saboteur.research.tournament_score import Score, Scores
from saboteur.research.tournament_table import PlayerFailed, WatchedTable
from saboteur.rules import Game, Setup

__all__ = ["Failure", "Score", "Scores", "Tournament", "rescore"]

ON_ERROR: Final = ("raise", "continue")
MAY_LACK: Final = 4
"""Up to so many players, a deal may have no saboteur."""


@dataclass(frozen=True)
class Failure:
    """A game that could not be played to its end, because a player raised an error. It counts for nobody."""

    game: int
    """Its number, from 0."""
    player: str
    """Who raised it."""
    error: Exception
    """What was raised."""

    def __str__(self) -> str:
        return f"game {self.game}, player {self.player!r}: {type(self.error).__name__}: {self.error}"


@dataclass
class Tournament:
    """Players at one table, game after game, on seats that move on: `{"mine": lambda: TextBot(model), "b": "search"}`.

    A player is a function that makes a bot, or a bot's name as for `play`. With `outspoken`, built-in bots that are
    named also say whom they suspect or trust when they are sure (`saboteur.bots.Outspoken`). `likelihoods` are those by
    which an attentive spectator believes: `deceiving` depends on them, and nothing else does.
    """

    players: dict[str, Callable[[], Bot] | str]
    """For each player a function that makes a bot, or a bot's name."""
    edition: str = "lt"
    """`lt`, `lv`, `et`, `ru` or `el`."""
    outspoken: bool = True
    """Whether built-in bots that are named say whom they suspect or trust."""
    scores: Scores = field(default_factory=Scores)
    """The scores of the games that are over, also after an error."""
    failures: list[Failure] = field(default_factory=list)
    """The games that were lost to errors, in the order of their numbers."""
    likelihoods: Likelihoods | None = field(default=None, kw_only=True)
    """By which `deceiving` is scored; None for `fitted()`, which was fitted to built-in bots."""

    def play(
        self,
        games: int,
        seed: str = "tournament",
        records: Path | str | None = None,
        *,
        resume: bool = False,
        on_error: str = "raise",
        jobs: int = 1,
        balanced: bool = False,
    ) -> Scores:
        """Deal so many games of one round, and play those that have a saboteur; from 3 to 10 players.

        With `records`, each game is written to that file as soon as it is over, a record in each line, with the
        players' names as `bots`: whatever a player raises later, the games before are there, and in `scores`. With
        `resume`, games that are in the file are not played again, and count as if they had been; without, it begins
        anew.

        `on_error`: `raise` ends the tournament when a player raises an error; `continue` notes it in `failures` and
        goes on with the next game. `jobs`: how many games are played side by side, in threads of this process.
        `balanced`: each deal is played once for each player, each time one seat further on, so that all players have
        every seat and every role of it equally often; `games` must then be a multiple of the number of players.
        """
        checked("on_error", on_error, ON_ERROR)
        if resume and records is None:
            raise ValueError("resume: there is no file to go on with; name it as records")
        self.failures = []
        plan = self._plan(whole("games", games, 0), seed, balanced=balanced)
        about = {
            "seed": seed,
            "edition": self.edition,
            "balanced": balanced,
            "outspoken": self.outspoken,
            "likelihoods": named_likelihoods(self._likelihoods),
        }
        named = [player for player in self.players.values() if isinstance(player, str)]
        file = None if records is None else GameFile(Path(records), about, named)
        done = _begun(file, plan, resume=resume)
        try:
            for game in self._played([one for one in plan if one.number not in done], whole("jobs", jobs, 1), on_error):
                done[game.planned.number] = game
                if file is not None:
                    file.keep(game)
        finally:
            self.failures.sort(key=lambda failure: failure.game)
            self._count(done)
            if file is not None:
                file.sort()
        return self.scores

    def _plan(self, games: int, seed: str, *, balanced: bool) -> list[PlannedGame]:
        """The games to play; those without a saboteur are counted in the scores, which begin here."""
        names = list(self.players)
        for name, player in self.players.items():
            if isinstance(player, str):
                make_bot(player, "")  # one that cannot be made is refused now, and not in each game
            elif not callable(player):
                raise TypeError(f"player {name!r} is an object: give a function that makes one, or a bot's name")
            elif not _takes_nothing(player):
                raise TypeError(
                    f"player {name!r} is a function that wants arguments: give one that makes a bot without any, such "
                    "as lambda: TextBot(model)"
                )
        self._setup = Setup(self.edition, len(names), rounds=1)
        self._likelihoods = checked_likelihoods(self.likelihoods, len(names))
        plan = planned_games(names, games, seed, balanced=balanced)
        without = {one.seed for one in plan if not self._has_saboteur(one.seed)}
        self._without = len(without)
        return [one for one in plan if one.seed not in without]

    def _has_saboteur(self, seed: str) -> bool:
        return len(self.players) > MAY_LACK or "saboteur" in Game.seeded(self._setup, seed).deal.roles

    def _count(self, done: Mapping[int, PlayedGame]) -> None:
        """In the order of the numbers: however the games were played, the sums are the same."""
        self.scores = Scores({name: Score(without_saboteur=self._without) for name in self.players})
        for _, game in sorted(done.items()):
            for name, outcome in zip(game.planned.seated, game.outcomes, strict=True):
                self.scores[name].add(outcome)

    def _played(self, plan: Sequence[PlannedGame], jobs: int, on_error: str) -> Iterator[PlayedGame]:
        """The games as they are over. Raises what a player raises, if that ends the tournament: after the games that
        were being played beside it."""
        ended: PlayerFailed | None = None
        results = SideBySide(self._result, plan, jobs)
        for planned, result in results:
            if isinstance(result, PlayedGame):
                yield result
                continue
            self.failures.append(Failure(planned.number, result.player, result.error))
            if on_error == "raise":
                ended = ended or result
                results.stop()
        if ended is not None:
            raise ended.error from None

    def _result(self, planned: PlannedGame) -> PlayedGame | PlayerFailed:
        try:
            bots = [self._made(name, f"{planned.bot_seed}/{seat}") for seat, name in enumerate(planned.seated)]
            game = Game.seeded(self._setup, planned.seed)
            watched = WatchedTable(game, planned.seated, bots, self._likelihoods)
            watched.play()
            return PlayedGame(planned, watched.outcomes(), watched.table.record)
        except PlayerFailed as failed:
            return failed

    def _made(self, name: str, seed: str) -> Bot:
        player = self.players[name]
        if isinstance(player, str):
            speaks_up = self.outspoken and player in BUILT_IN_NAMES
            return Outspoken(player, seed) if speaks_up else make_bot(player, seed)
        try:
            return object_of(player(), seed)
        except Exception as error:
            raise PlayerFailed(name, error) from error


def _takes_nothing(player: Callable[..., object]) -> bool:
    try:
        inspect.signature(player).bind()
    except TypeError:
        return False
    except ValueError:  # nothing says what it takes
        return True
    return True


def _begun(file: GameFile | None, plan: Sequence[PlannedGame], *, resume: bool) -> dict[int, PlayedGame]:
    """What has been played already."""
    if file is not None and resume:
        return {game.planned.number: game for game in file.read({one.number: one for one in plan})}
    if file is not None:
        file.clear()
    return {}
