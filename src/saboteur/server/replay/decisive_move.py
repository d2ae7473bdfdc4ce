"""When a round was decided, told by what can be counted: cards the tunnel still needs, and cards that are left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from saboteur.bots.tunnel_distance import TunnelDistances
from saboteur.rules import Event, Game
from saboteur.rules.core.layout import HAND_SIZE, TOP
from saboteur.rules.events import RoundEnded
from saboteur.server.replay.replay_messages import Decided

ENOUGH: Final = 1


class _Standing(NamedTuple):
    version: int
    needed: int
    """Path cards that the tunnel still needs to the treasure, on the shortest way."""
    left: int
    """Cards in all hands and in the draw pile."""


class Course:
    """Follows a game and says of every round that has ended when it was decided."""

    def __init__(self) -> None:
        self._ground = TunnelDistances()
        self._standings: list[_Standing] = []
        self._decided: list[Decided] = []

    def take(self, game: Game, events: Iterable[Event]) -> None:
        """The game after a step, and what happened in it."""
        for event in events:
            if isinstance(event, RoundEnded):
                self._decided.append(_decision(event, self._standings, game.version))
                self._standings = []
        if game.phase == "play":
            self._standings.append(self._standing(game))

    def decided(self) -> tuple[Decided, ...]:
        """One for each round that has ended."""
        return tuple(self._decided)

    def _standing(self, game: Game) -> _Standing:
        state, memory = game.state, game.state.memory
        self._ground.load(state)
        self._ground.flood()
        hands = sum(memory[HAND_SIZE + seat] for seat in range(game.setup.players))
        needed = self._ground.to_goal[game.deal.goals.index("treasure")]
        return _Standing(game.version, needed, hands + len(state.deck) - memory[TOP])


def _decision(event: RoundEnded, standings: list[_Standing], last: int) -> Decided:
    diggers = event.winner == "diggers"
    certain = [one.needed <= ENOUGH if diggers else one.needed > one.left for one in standings]
    since = next(_suffix(certain), None)
    if since is None:
        return Decided(event.round, last, event.winner, "last-move")
    why = "one-card" if diggers else "too-few-cards"
    return Decided(event.round, standings[since].version, event.winner, why)


def _suffix(holds: list[bool]) -> Iterator[int]:
    """The place from which on all hold, if there is one."""
    length = next((count for count, held in enumerate(reversed(holds)) if not held), len(holds))
    if length:
        yield len(holds) - length
