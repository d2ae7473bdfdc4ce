"""A table of a tournament: what each player knew before the roles were shown, said, suspected, and how long it took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from saboteur.bots import BadBot, Bot, BotGame, Observation
from saboteur.bots.likelihoods import Likelihoods
from saboteur.research.beliefs import Posterior, believe, public_history
from saboteur.research.tournament_score import SeatOutcome
from saboteur.rules import Game, View, has_won
from saboteur.rules.claims import NotAClaim, is_true, parse_claim

NO_OPINION = 0.5
Answer = TypeVar("Answer")


class PlayerFailed(Exception):
    """A player raised an error; the error itself is the cause."""

    def __init__(self, player: str, error: Exception) -> None:
        super().__init__(f"{player}: {type(error).__name__}: {error}")
        self.player = player
        self.error = error


class _Timed(Bot):
    """A player in its seat: what it takes is counted, and what it raises is known to be its own."""

    def __init__(self, player: str, bot: Bot) -> None:
        super().__init__()
        self.player, self.bot = player, bot
        self.name = getattr(bot, "name", type(bot).__name__)
        self.wrapped = getattr(bot, "wrapped", bot)  # so that one without a method claim is not asked for claims
        self.moves, self.seconds = 0, 0.0

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        self.moves += 1
        return self._asked(self.bot.choose, view, history)

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        claim = self._asked(self.bot.claim, view, history)
        if claim is not None:
            self._held(lambda: self._checked(claim, view.public.players))
        return claim

    def _checked(self, claim: str, players: int) -> None:
        try:
            parse_claim(claim, players)
        except NotAClaim:
            raise BadBot("bot-not-a-claim", bot=self.name, text=str(claim)) from None

    def opinions(self, view: View, history: Sequence[Observation]) -> dict[int, float] | None:
        """What the bot answers when it is asked whom it suspects; that takes no time of its moves."""
        ask = getattr(self.bot, "suspects", None)
        answer = None if ask is None else self._held(lambda: ask(view, history))
        return None if answer is None else self._held(lambda: _by_seat(answer, view))

    def _asked(
        self, ask: Callable[[View, Sequence[Observation]], Answer], view: View, history: Sequence[Observation]
    ) -> Answer:
        began = perf_counter()
        try:
            return self._held(lambda: ask(view, history))
        finally:
            self.seconds += perf_counter() - began

    def _held(self, do: Callable[[], Answer]) -> Answer:
        try:
            return do()
        except Exception as error:
            raise PlayerFailed(self.player, error) from error


def _by_seat(answer: Sequence[float], view: View) -> dict[int, float]:
    if len(answer) != view.public.players:
        raise ValueError(f"suspects: {len(answer)} numbers for {view.public.players} seats, one's own seat included")
    return {other: float(chance) for other, chance in enumerate(answer) if other != view.seat}


class WatchedTable:
    """A table, and what each seat and a spectator knew before the move that ended the round and showed the roles."""

    def __init__(
        self, game: Game, seated: Sequence[str], bots: Sequence[Bot], likelihoods: Likelihoods | None = None
    ) -> None:  # fmt: skip
        self.likelihoods = likelihoods
        self.players = [_Timed(name, bot) for name, bot in zip(seated, bots, strict=True)]
        self.table = BotGame(game, self.players)
        self._false_claims = [0] * game.setup.players
        self._views: dict[int | None, View] = {}
        self._length = 0

    def play(self) -> None:
        """Play to the end; what is said once the roles are shown counts for nothing. Raises PlayerFailed."""
        table, game = self.table, self.table.game
        while not game.over:
            if not game.results:
                self._views = {seat: game.view(seat) for seat in (None, *range(game.setup.players))}
                self._length = len(table.histories[0])
            said, seat = len(table.claims), game.to_act or 0
            self._step(seat)
            if not game.results:
                self._hear(table.claims[said:])

    def _step(self, seat: int) -> None:
        try:
            self.table.step()
        except PlayerFailed:
            raise
        except Exception as error:  # a move that is not legal
            raise PlayerFailed(self.players[seat].player, error) from error

    def _hear(self, claims: Sequence[tuple[int, int, str]]) -> None:
        game = self.table.game
        looked = game.public().looked
        for _, seat, text in claims:
            claim = parse_claim(text)
            if claim.kind.says_saboteur is None:  # to be wrong about somebody is no lie
                true = is_true(claim, game.deal.roles, game.deal.goals, seat, looked[seat])
                self._false_claims[seat] += true is False

    def outcomes(self) -> list[SeatOutcome]:
        """What is counted of each seat. Raises PlayerFailed, for players are asked whom they suspect."""
        doubts = self.believed().saboteur
        return [self._outcome(seat, doubts[seat]) for seat in range(len(self.players))]

    def believed(self) -> Posterior:
        """What an attentive spectator believed of all."""
        return believe(self._views[None], public_history(self._history(0)), self.likelihoods)

    def _outcome(self, seat: int, doubt: float) -> SeatOutcome:
        result = self.table.game.results[0]
        player, saboteur = self.players[seat], result.roles[seat] == "saboteur"
        opinions = {} if saboteur else self.opinions(seat)
        return SeatOutcome(
            role=result.roles[seat],
            won=has_won(result, seat),
            hidden=1 - doubt if saboteur else None,
            ranked=None if saboteur else _ranked(opinions, seat, result.roles),
            opinions=len(opinions),
            false_claims=self._false_claims[seat],
            complaints=getattr(player.bot, "complaints", 0),
            moves=player.moves,
            seconds=player.seconds,
        )

    def _history(self, seat: int) -> list[Observation]:
        """All have seen as many moves and heard the same."""
        return self.table.histories[seat][: self._length]

    def opinions(self, seat: int) -> dict[int, float]:
        """How much a seat suspects others: as its bot answers when asked, or else as it last said to the table."""
        history = self._history(seat)
        asked = self.players[seat].opinions(self._views[seat], history)
        if asked is not None:
            return asked
        said: dict[int, float] = {}
        for entry in history:
            speaker, text = entry.claim or (None, "!hello")
            claim = parse_claim(text)
            if speaker == seat and claim.kind.says_saboteur is not None and claim.seat not in (None, seat):
                said[claim.seat or 0] = float(claim.kind.says_saboteur)
        return said


def _ranked(opinions: dict[int, float], seat: int, roles: Sequence[str]) -> float | None:
    others = [other for other in range(len(roles)) if other != seat]
    bad = [opinions.get(other, NO_OPINION) for other in others if roles[other] == "saboteur"]
    good = [opinions.get(other, NO_OPINION) for other in others if roles[other] != "saboteur"]
    if not bad or not good:
        return None
    right = sum((one > other) + (one == other) / 2 for one in bad for other in good)
    return right / (len(bad) * len(good))
