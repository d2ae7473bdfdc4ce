"""Games between bots without any shortcut: each bot is handed its view and its history, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from saboteur.bots import Bot, Observation
from saboteur.rules import Game, Setup, redacted


@dataclass
class Sitting:
    """A game, its bots and what each seat has lived through."""

    game: Game
    bots: Sequence[Bot]
    histories: list[list[Observation]] = field(default_factory=list)
    claims: list[tuple[int, int, str]] = field(default_factory=list)
    """Moves played before it, seat and text of each claim."""
    said: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        opening = self.game.opening
        self.histories = [
            [Observation(tuple(redacted(event, seat) for event in opening))] for seat in range(self.game.setup.players)
        ]

    def step(self) -> None:
        """One move, then whatever the bots claim, in seat order; not what one has said since its last move."""
        seat = self.game.to_act
        assert seat is not None
        self.said = {said for said in self.said if said[0] != seat}
        self.play(self.bots[seat].choose(self.game.view(seat), self.histories[seat]))
        for speaker, bot in enumerate(self.bots):
            claim = bot.claim(self.game.view(speaker), self.histories[speaker])
            if claim is not None and (speaker, claim) not in self.said:
                self.said.add((speaker, claim))
                self.say(speaker, claim)

    def play(self, move: str) -> None:
        """One given move of the seat to act."""
        step = self.game.play(self.game.to_act or 0, move)
        for seat, history in enumerate(self.histories):
            history.append(Observation(tuple(redacted(event, seat) for event in step.events)))

    def say(self, seat: int, claim: str) -> None:
        """A claim that everybody hears."""
        self.claims.append((self.game.version, seat, claim))
        for history in self.histories:
            history.append(Observation(claim=(seat, claim)))

    def finish(self) -> Sitting:
        """Play to the end of the game."""
        while not self.game.over:
            self.step()
        return self


def one_among(name: str, seat: int) -> str:
    """The bot in every third seat, simple ones in the others, so that tests stay quick."""
    return name if seat % 3 == 1 else "digger" if seat % 3 else "random"


def sitting(setup: Setup, seed: str, make: Callable[[int], Bot]) -> Sitting:
    """A sitting on a seeded deal; `make` gives the bot of each seat."""
    return Sitting(Game.seeded(setup, seed), [make(seat) for seat in range(setup.players)])
