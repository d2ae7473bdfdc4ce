"""A game between bots in one process: each is handed its view and its history, nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from saboteur.bots.bad_bot import BadBot
from saboteur.bots.bot import Bot, Observation
from saboteur.bots.bot_registry import object_of
from saboteur.bots.noting import note
from saboteur.bots.repetition import Repetition
from saboteur.rules import Game, IllegalMove, NotAMove, Record, record_of
from saboteur.rules.claims import NotAClaim, claim_text, parse_claim
from saboteur.rules.record import to_plain


@dataclass
class BotGame:
    """A game, its bots, and what each seat has seen and heard since it began.

    A bot is an object with a method `choose`, or a name that `make_bot` knows. Raises TypeError for anything else.
    What bots made from names draw by chance follows from the game and the seat: the same again in the same game, and
    something else in another.
    """

    game: Game
    """The game, which moves on."""
    bots: Sequence[Bot]
    """The bot of each seat."""
    histories: list[list[Observation]] = field(default_factory=list, repr=False)
    """For each seat, what it has seen and heard; the lists go on with the game."""
    claims: list[tuple[int, int, str]] = field(default_factory=list, repr=False)
    """For each claim the moves played before it, the seat and the text."""
    repetition: Repetition = field(default_factory=Repetition, repr=False)
    """What each seat has said since its last move."""

    def __post_init__(self) -> None:
        if len(self.bots) != self.game.setup.players:
            raise ValueError(f"{self.game.setup.players} seats and {len(self.bots)} bots")
        seed = _seed_of(self.game)
        self.bots = [object_of(bot, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]
        self.histories = [[] for _ in self.bots]
        note(dict(enumerate(self.histories)), self.game.opening)

    def step(self) -> None:
        """One move, then whatever the bots claim, in the order of seats, without repetitions. Choosing a gold card
        after a round is a move, too. Raises ValueError when the game is over.

        Raises BadBot for a move that is not legal or no text, and for a claim that is none.
        """
        seat = self.game.to_act
        if seat is None:
            raise ValueError("the game is over: table.game.over says so, and table.game.results who won each round")
        text = self.bots[seat].choose(self.game.view_to_act(), self.histories[seat])
        if not isinstance(text, str):
            raise BadBot("bot-no-text", bot=_name(self.bots[seat]), answer=repr(text))
        try:
            step = self.game.play(seat, text)
        except (IllegalMove, NotAMove):
            raise BadBot("bot-illegal-move", bot=_name(self.bots[seat]), move=text) from None
        self.repetition.moved(seat)
        note(dict(enumerate(self.histories)), step.events)
        for speaker, bot in enumerate(self.bots):
            if speaks(bot):
                self._hear(speaker, bot.claim(self.game.view(speaker), self.histories[speaker]))

    def _hear(self, speaker: int, claim: str | None) -> None:
        if claim is None:
            return
        try:
            text = claim_text(parse_claim(claim, self.game.setup.players))
        except NotAClaim:
            raise BadBot("bot-not-a-claim", bot=_name(self.bots[speaker]), text=str(claim)) from None
        if not self.repetition.is_new(speaker, text):
            return
        self.claims.append((self.game.version, speaker, text))
        for history in self.histories:
            history.append(Observation(claim=(speaker, text)))

    @property
    def record(self) -> Record:
        """The game as a record, with the bots' names and what was claimed."""
        names = [_name(bot) for bot in self.bots]
        return record_of(self.game, bots=names, talk=[list(claim) for claim in self.claims])


def play(game: Game, bots: Sequence[Bot | str], watch: Callable[[BotGame], None] | None = None) -> BotGame:
    """Play a game to its end and keep the histories; `watch` is called before each move.

    A bot is an object with a method `choose`, or a name that `make_bot` knows. Raises BadBot if one fails.
    """
    played = BotGame(game, cast("Sequence[Bot]", bots))  # it makes bots of names
    while not game.over:
        if watch is not None:
            watch(played)
        played.step()
    return played


def speaks(bot: Bot) -> bool:
    """Whether a bot has written a method `claim`: who has not need not be shown the table after each move."""
    speaker = getattr(bot, "wrapped", bot)
    return getattr(type(speaker), "claim", Bot.claim) is not Bot.claim


def _seed_of(game: Game) -> str:
    """What chance in a game's bots follows from: it tells nothing of the cards."""
    return hashlib.sha256(json.dumps(to_plain(record_of(game))).encode()).hexdigest()


def _name(bot: Bot) -> str:
    return getattr(bot, "name", type(bot).__name__)
