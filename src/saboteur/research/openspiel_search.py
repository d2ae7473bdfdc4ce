"""What OpenSpiel's searches need to play this game well: an evaluator that knows how people dig, and a resampler that
suspects whom `believe` suspects.

Needs the extra `saboteur[openspiel]`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from saboteur.bots.likelihoods import Likelihoods
from saboteur.research.beliefs import Posterior, believe
from saboteur.research.checked_choice import whole
from saboteur.research.extras import extra
from saboteur.research.openspiel import SaboteurState
from saboteur.research.worlds import Draw, play_sensibly, weighted

with extra("openspiel"):
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["BeliefResampler", "PlayoutEvaluator"]


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's `ISMCTSBot`: plays a state out with the quick play of the built-in search.

    It plays with the cards, roles and goals of the state that it is given. In a state that `resample_from_infostate`
    drew, these are guesses. In the true state, they are the secrets of all players, so it refuses that one.
    """

    def __init__(self, playouts: int = 1, seed: int = 0, *, true_states: bool = False) -> None:
        """`playouts`: over how many a value is the mean. `true_states`: also take states that nobody resampled, for
        searches that are meant to see everything."""
        self.playouts = whole("playouts", playouts, 1)
        """Over how many playouts a value is the mean."""
        self.true_states = true_states
        """Whether states that nobody resampled are taken, too."""
        self._random = Random(whole("seed", seed, 0))

    def evaluate(self, state: SaboteurState) -> NDArray[np.float64]:
        """For each player the mean return. Raises ValueError for a state that was not resampled."""
        self._check(state)
        returns = [state.played_out(self._random.getrandbits(48), play_sensibly) for _ in range(self.playouts)]
        mean: NDArray[np.float64] = np.mean(np.array(returns, np.float64), axis=0)
        return mean

    def prior(self, state: SaboteurState) -> list[tuple[int, float]]:
        """Each legal action, all equally likely; at a chance node, its outcomes."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions: list[Any] = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]

    def _check(self, state: SaboteurState) -> None:
        if state.resampled_for is None and not self.true_states:
            raise ValueError(
                "this state was not resampled: its value would tell what the other players hold. Give the search a "
                "resampler, or pass true_states=True if it is meant to see everything"
            )


class BeliefResampler:
    """A resampler for OpenSpiel's `ISMCTSBot`: draws states with roles and treasure as likely as the player believes.

    It infers that from the player's own view and what it has seen happen, once for each decision. Hands and deck are
    dealt evenly, as ever.
    """

    def __init__(self, seed: int = 0, likelihoods: Likelihoods | None = None) -> None:
        """`likelihoods`: by which the player believes, by default `fitted()`."""
        self.likelihoods = likelihoods
        """By which the player believes; None for `fitted()`."""
        self._random = Random(whole("seed", seed, 0)).random
        self._decision: tuple[int, list[int]] | None = None
        self._draw: Draw

    def __call__(self, state: SaboteurState, player: int) -> SaboteurState:
        """A state that the player cannot tell from this one. Raises ValueError where nobody acts."""
        decision = (player, state.history())
        if decision != self._decision:
            self._draw, self._decision = weighted(state.view(player), self.posterior(state, player)), decision
        return state.redrawn(player, self._random, self._draw)

    def posterior(self, state: SaboteurState, player: int) -> Posterior:
        """What the player believes in a state."""
        return believe(state.view(player), state.observations(player), self.likelihoods)
