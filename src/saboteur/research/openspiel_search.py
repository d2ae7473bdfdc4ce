"""What OpenSpiel's searches need to play this game well: an evaluator that knows how people dig.

Needs the extra `saboteur[openspiel]`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from saboteur.research.checked_choice import whole
from saboteur.research.extras import extra
from saboteur.research.openspiel import SaboteurState
from saboteur.research.worlds import play_sensibly

with extra("openspiel"):
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["PlayoutEvaluator"]


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
