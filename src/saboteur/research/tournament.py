"""A tournament of bots and text players, with separate scores for deceiving and for detecting."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from saboteur.arena.intervals import mean_interval, wilson
from saboteur.bots import Bot, BotGame, Observation, Outspoken, make_bot
from saboteur.bots.built_in_bots import BUILT_IN_NAMES
from saboteur.research.beliefs import believe, public_history
from saboteur.rules import Game, Record, Setup, View, has_won, to_plain
from saboteur.rules.claims import is_true, parse_claim

NO_OPINION = 0.5
Interval = tuple[float, float]


@dataclass
class Score:
    """What a player did in a tournament. Shares and means lie between 0 and 1; intervals are 95 %."""

    rounds: int = 0
    """Rounds that had a saboteur: in no other is there anybody to detect, or a side to win against."""
    won: int = 0
    as_saboteur: int = 0
    won_as_saboteur: int = 0
    hidden: list[float] = field(default_factory=list)
    """For each round as a saboteur: 1 less how sure an attentive spectator was of it before the last move."""
    ranked: list[float] = field(default_factory=list)
    """For each round as a digger: the share of pairs of a saboteur and a digger of whom it suspected the right one
    more."""
    opinions: int = 0
    """Other players of whom it had an opinion, in its rounds as a digger."""
    false_claims: int = 0
    """What it said of its own role or of a goal and was not so, or was of a goal that it had not looked at."""
    complaints: int = 0
    """Answers that were not understood."""
    without_saboteur: int = 0
    """Deals without a saboteur, which are not played."""

    def __str__(self) -> str:
        """One line for people: what can be told, with its interval."""
        told = [f"{self.rounds} rounds, won {self.won}, {self.as_saboteur} as a saboteur"]
        for name in ("deceiving", "detecting", "saboteur_wins"):
            value, (low, high) = getattr(self, name), getattr(self, f"{name}_interval")
            told.append(f"{name} " + ("–" if value is None else f"{value:.2f} ({low:.2f} to {high:.2f})"))
        told.append(f"opinions {self.opinions}, false claims {self.false_claims}, complaints {self.complaints}")
        if self.without_saboteur:
            told.append(f"deals without a saboteur, not played: {self.without_saboteur}")
        return "; ".join(told)

    @property
    def saboteur_wins(self) -> float | None:
        """The share of its rounds as a saboteur that the saboteurs won; None if it never was one."""
        return self.won_as_saboteur / self.as_saboteur if self.as_saboteur else None

    @property
    def saboteur_wins_interval(self) -> Interval:
        return wilson(self.won_as_saboteur, self.as_saboteur)

    @property
    def deceiving(self) -> float | None:
        """As a saboteur, how unsure an attentive spectator still is of it at the end, on average; None if it never was
        one."""
        return sum(self.hidden) / len(self.hidden) if self.hidden else None

    @property
    def deceiving_interval(self) -> Interval:
        return mean_interval(self.hidden)

    @property
    def detecting(self) -> float | None:
        """As a digger, how often it suspects a saboteur more than another digger, on average: 0.5 is guessing, and so
        is silence; None if it never was a digger among both."""
        return sum(self.ranked) / len(self.ranked) if self.ranked else None

    @property
    def detecting_interval(self) -> Interval:
        return mean_interval(self.ranked)


@dataclass
class Tournament:
    """Players at one table, game after game, on seats that move on: `{"mine": lambda: TextBot(model), "b": "search"}`.

    A player is a function that makes a bot, or a bot's name as for `play`. With `outspoken`, built-in bots that are
    named also say whom they suspect or trust when they are sure (`saboteur.bots.Outspoken`).
    """

    players: dict[str, Callable[[], Bot] | str]
    edition: str = "lt"
    outspoken: bool = True
    scores: dict[str, Score] = field(default_factory=dict)

    def play(self, games: int, seed: str = "tournament", records: Path | str | None = None) -> dict[str, Score]:
        """Deal so many games of one round, and play those that have a saboteur; from 3 to 10 players.

        With `records`, each game is written to that file as soon as it is over, a record in each line, with the
        players' names as `bots`: whatever a player raises later, the games before are there, and in `scores`.
        """
        names = list(self.players)
        for name, player in self.players.items():
            if not isinstance(player, str) and not callable(player):
                raise TypeError(f"player {name!r} is an object: give a function that makes one, or a bot's name")
        self.scores = {name: Score() for name in names}
        setup = Setup(self.edition, len(names), rounds=1)
        if records is not None:
            Path(records).write_text("", encoding="utf-8")
        for number in range(games):
            seated = names[number % len(names) :] + names[: number % len(names)]
            game = Game.seeded(setup, f"{seed}/{number}")
            if "saboteur" not in game.deal.roles:
                for score in self.scores.values():
                    score.without_saboteur += 1
                continue
            bots = [self._made(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(seated)]
            watched = _Watched(BotGame(game, bots))
            watched.play()
            self._count(watched, seated)
            if records is not None:
                _keep(watched.table.record, seated, Path(records))
        return self.scores

    def _made(self, name: str, seed: str) -> Bot:
        player = self.players[name]
        if not isinstance(player, str):
            return player()
        speaks_up = self.outspoken and player in BUILT_IN_NAMES
        return Outspoken(player, seed) if speaks_up else make_bot(player, seed)

    def _count(self, watched: _Watched, seated: Sequence[str]) -> None:
        table = watched.table
        result = table.game.results[0]
        doubts = believe(watched.view(None), watched.history(None)).saboteur
        for seat, name in enumerate(seated):
            score, saboteur = self.scores[name], result.roles[seat] == "saboteur"
            won = has_won(result, seat)
            score.rounds += 1
            score.won += won
            score.complaints += getattr(table.bots[seat], "complaints", 0)
            score.false_claims += watched.false_claims[seat]
            if saboteur:
                score.as_saboteur += 1
                score.won_as_saboteur += won
                score.hidden.append(1 - doubts[seat])
            else:
                self._count_opinions(score, watched, seat, result.roles)

    @staticmethod
    def _count_opinions(score: Score, watched: _Watched, seat: int, roles: Sequence[str]) -> None:
        opinions = watched.opinions(seat)
        score.opinions += len(opinions)
        others = [other for other in range(len(roles)) if other != seat]
        bad = [opinions.get(other, NO_OPINION) for other in others if roles[other] == "saboteur"]
        good = [opinions.get(other, NO_OPINION) for other in others if roles[other] != "saboteur"]
        if bad and good:
            right = sum((one > other) + (one == other) / 2 for one in bad for other in good)
            score.ranked.append(right / (len(bad) * len(good)))


def _keep(record: Record, seated: Sequence[str], path: Path) -> None:
    named = replace(record, extras={**record.extras, "bots": list(seated)})
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(to_plain(named)) + "\n")


class _Watched:
    """A table, and what each seat and a spectator knew before the move that ended the round and showed the roles."""

    def __init__(self, table: BotGame) -> None:
        self.table = table
        self.false_claims = [0] * table.game.setup.players
        self._views: dict[int | None, View] = {}
        self._length = 0

    def play(self) -> None:
        """Play to the end; what is said once the roles are shown counts for nothing."""
        table, game = self.table, self.table.game
        while not game.over:
            if not game.results:
                self._views = {seat: game.view(seat) for seat in (None, *range(game.setup.players))}
                self._length = len(table.histories[0])
            said = len(table.claims)
            table.step()
            if not game.results:
                self._hear(table.claims[said:])

    def _hear(self, claims: Sequence[tuple[int, int, str]]) -> None:
        game = self.table.game
        looked = game.public().looked
        for _, seat, text in claims:
            claim = parse_claim(text)
            if claim.kind.says_saboteur is None:  # to be wrong about somebody is no lie
                true = is_true(claim, game.deal.roles, game.deal.goals, seat, looked[seat])
                self.false_claims[seat] += true is False

    def view(self, seat: int | None) -> View:
        return self._views[seat]

    def history(self, seat: int | None) -> list[Observation]:
        """All have seen as many moves and heard the same; a spectator sees what is left of each without a seat."""
        if seat is not None:
            return self.table.histories[seat][: self._length]
        return public_history(self.table.histories[0][: self._length])

    def opinions(self, seat: int) -> dict[int, float]:
        """How much a seat suspects others: as its bot answers when asked, or else as it last said to the table."""
        history = self.history(seat)
        ask = getattr(self.table.bots[seat], "suspects", None)
        asked = ask(self.view(seat), history) if ask is not None else None
        if asked is not None:
            return {other: float(chance) for other, chance in enumerate(asked) if other != seat}
        said: dict[int, float] = {}
        for entry in history:
            speaker, text = entry.claim or (None, "!hello")
            claim = parse_claim(text)
            if speaker == seat and claim.kind.says_saboteur is not None and claim.seat not in (None, seat):
                said[claim.seat or 0] = float(claim.kind.says_saboteur)
        return said
