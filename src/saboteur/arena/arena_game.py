"""One game between minds, on the core itself: each is shown only what its seat knows, and all hear what is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import thread_time
from typing import Final

from saboteur.bots.belief import Belief
from saboteur.bots.bot_claims import SILENT_LUCK, ClaimRates
from saboteur.bots.likelihoods import Likelihoods
from saboteur.bots.policy import Policy, known_to, mixed
from saboteur.bots.policy_bot import decision_seed, seed_number
from saboteur.bots.reference_bots import spec_named
from saboteur.bots.seat_history import Trust, initial_belief
from saboteur.rules import Game
from saboteur.rules.core.cards import TREASURE
from saboteur.rules.core.round import LOOK, SABOTEUR, TURNED, goal_number
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import text_of

PLAYOUTS_PER_MILLISECOND: Final = 10
NO_CLOCK: Final = 1e9
"""In the arena a search is never cut short: the same seeds must give the same results on a slow machine."""
TOLD: Final = ("told", "told-search")
"""The bots that are told the roles, to measure what that is worth."""


@dataclass(slots=True)
class Player:
    """A bot in a seat of the arena: the same parts that a seated bot is made of."""

    name: str
    policy: Policy
    claim_rates: ClaimRates
    seed: int


def player(name: str, seed: str, budget: int | None = None) -> Player:
    """A bot made for one seat; with a budget in milliseconds, a searching one tries as much as takes about so long."""
    level = spec_named(name)
    if budget is not None:
        playouts = PLAYOUTS_PER_MILLISECOND * budget if level.budgeted else level.playouts
        level = replace(level, playouts=playouts, seconds=NO_CLOCK)
    return Player(name, level.policy(), level.claim_rates, seed_number(seed))


class ArenaGame:
    """A game being played. Roles and goals are looked up in it only to ask what a seat may know."""

    def __init__(self, game: Game, players: Sequence[Player], likelihoods: Likelihoods) -> None:
        self.game = game
        self.players = players
        self.likelihoods = likelihoods
        self.trust = Trust(likelihoods, game.setup.players)
        self.has_told = any(one.name in TOLD for one in players)
        self.watch: Callable[[], None] | None = None
        """Called before each move of a round."""
        self.timed: Callable[[int, float], None] | None = None
        """Told the seat and the seconds of each choice: processor time, so that a busy machine does not count."""
        self._begin()

    def _begin(self) -> None:
        self.round = self.game.round
        self.belief = initial_belief(self.game.setup, self.likelihoods)
        self.truth = self.belief
        if self.has_told:
            self.truth = initial_belief(self.game.setup, self.likelihoods)
            self.truth.tell(sum(1 << seat for seat, role in enumerate(self.game.deal.roles) if role == "saboteur"))
        self.said: list[tuple[int, bool]] = []

    @property
    def _beliefs(self) -> Sequence[Belief]:
        return (self.belief, self.truth) if self.has_told else (self.belief,)

    def play(self) -> None:
        """Play to the end of the game."""
        game = self.game
        while not game.over:
            if game.offer:
                game.play(game.to_act or 0, f"G{max(game.offer)}")
            else:
                if game.round != self.round:
                    self._begin()
                if self.watch is not None:
                    self.watch()
                self.take(self.choice())

    def choice(self) -> int:
        """The move of the seat to act."""
        state = self.game.state
        seat = state.seat
        chosen = self.players[seat]
        began = thread_time()
        belief = self.truth if chosen.name in TOLD else self.belief
        move = chosen.policy.move(known_to(state, seat), belief, decision_seed(chosen.seed, self.game.version))
        if self.timed is not None:
            self.timed(seat, thread_time() - began)
        return move

    def take(self, move: int) -> None:
        """Everybody sees a move, then it is made, then its player may speak."""
        game, state = self.game, self.game.state
        seat, turned = state.seat, state.memory[TURNED]
        for belief in self._beliefs:
            belief.observe(state, move)
        game.play(seat, text_of(move, stone_name(state)))
        if state.ended:
            self._remember_claims()
            return
        for goal in range(3):
            if (state.memory[TURNED] & ~turned) >> goal & 1:
                for belief in self._beliefs:
                    belief.rule_out(goal)
        if move & 31 == LOOK:
            self._speak(seat, goal_number(move >> 5))

    def _speak(self, seat: int, goal: int) -> None:
        state, speaker = self.game.state, self.players[seat]
        treasure = state.goals[goal] == TREASURE
        luck = mixed(speaker.seed ^ SILENT_LUCK, self.game.version)
        told = speaker.claim_rates.told(luck, saboteur=state.roles[seat] == SABOTEUR, treasure=treasure)
        if told is not None:
            for belief in self._beliefs:
                belief.weigh_claim(seat, goal, int(told), *self.trust.truth(seat))
            self.said.append((seat, told == treasure))

    def _remember_claims(self) -> None:
        roles = self.game.results[-1].roles
        for seat, true in self.said:
            if roles[seat] != "saboteur":
                self.trust.learn(seat, true=true)
