"""Many rounds at once behind NumPy arrays that are never copied. Needs the extra `saboteur[research]`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from saboteur._mode import mode
from saboteur._uncompiled_warning import warn_if_uncompiled
from saboteur.research.batch import Batch
from saboteur.research.before_reset import BeforeReset
from saboteur.research.checked_choice import whole
from saboteur.research.codec import WINDOW_COLUMNS, WINDOW_ROWS, Codec, as_array
from saboteur.research.encoding import SEATS
from saboteur.research.extras import extra
from saboteur.research.seeds import Seeds
from saboteur.rules import Setup
from saboteur.rules.core_writing import ROLES
from saboteur.rules.options import option_names

with extra("research"):
    import numpy as np
    from numpy.typing import NDArray

MOST_SEED: Final = 2**32 - 1
"""The core deals from 32 bits."""
_ARRAYS: Final = ("observations", "masks", "rewards", "ended", "seats", "outside")


class VectorEnv(BeforeReset):
    """`count` games of one round, stepped together inside the compiled core; a round that ends is dealt again.

    The arrays are the core's own memory: each step overwrites them, so copy what you want to keep. (Where nothing is
    compiled, they are copies.)
    """

    after_reset = frozenset(_ARRAYS)

    def __init__(
        self,
        count: int,
        players: int = 5,
        edition: str = "lt",
        options: Iterable[str] = (),
        columns: tuple[int, int] = WINDOW_COLUMNS,
        rows: tuple[int, int] = WINDOW_ROWS,
    ) -> None:
        warn_if_uncompiled()
        self.setup = Setup(edition, players, option_names(options), 1)
        self.codec = Codec(columns, rows)
        self.count = whole("count", count, 1)
        dwarfs = [ROLES.index(role) for role in self.setup.role_cards]
        self.batch = Batch(self.count, self.setup.players, self.setup.rules, dwarfs, self.codec.window)
        self.compiled = mode() == "compiled"
        self._seeds = Seeds(32, MOST_SEED)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the arrays, which look at the batch."""
        return {name: value for name, value in self.__dict__.items() if name not in _ARRAYS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self.batch.games:
            self._look()

    def _look(self) -> None:
        batch = self.batch
        self.observations: NDArray[np.uint8] = as_array(batch.observations).reshape(self.count, self.codec.size)
        """The observation of the seat that acts, for each game."""
        self.masks: NDArray[np.uint8] = as_array(batch.masks).reshape(self.count, self.codec.actions)
        self.rewards: NDArray[np.int64] = as_array(batch.rewards, np.int64).reshape(self.count, SEATS)
        """For each game and seat, 1 or -1 where the last step ended a round."""
        self.ended: NDArray[np.uint8] = as_array(batch.ended)
        self.seats: NDArray[np.int64] = as_array(batch.seats, np.int64)
        """Who acts."""
        self.outside: NDArray[np.int64] = as_array(batch.outside, np.int64)
        """How many legal moves the window leaves out."""

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games: from one seed for all, or from one for each; each from 0 to 2**32 - 1.

        Without one, the seed follows from the last that was given; if none was, from the system's entropy.
        """
        self.batch.reset(self._each(seed))
        self._look()

    def _each(self, seed: int | Sequence[int] | None) -> list[int]:
        """The seed of each game. Raises ValueError for what is none."""
        if isinstance(seed, (Sequence, np.ndarray)) and not isinstance(seed, str | bytes) and np.ndim(seed):
            seeds = [whole("seed", number, 0, MOST_SEED) for number in seed]
            if len(seeds) != self.count:
                raise ValueError(f"{self.count} games and {len(seeds)} seeds: give one for each, or one for all")
            self._seeds.begin(seeds)
            return seeds
        first = self._seeds.next(seed) * self.count
        return [(first + number) % 2**40 for number in range(self.count)]

    def step(self, actions: Any) -> None:
        """Play an action in each game. Raises ValueError if one is masked, and then nothing has changed."""
        self._need_reset()
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} games and actions of the shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions: {chosen.dtype} is not allowed, only whole numbers")
        self.batch.choose(chosen.astype(np.int64, copy=False).tolist())
        self.batch.step()
        self._refresh()

    def sample(self, seed: int = 0) -> NDArray[np.int64]:
        """A random legal action for each game; the array is written over by the next call, and by `step`."""
        self._need_reset()
        self.batch.sample(whole("seed", seed, 0, 2**62))
        return as_array(self.batch.actions, np.int64)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions of all games, in two arrays of the same length: the game of each, and the action."""
        games, actions = np.divmod(np.flatnonzero(self.masks.view(bool)), self.codec.actions)
        return games, actions

    def choose(self, scores: Any) -> NDArray[np.int64]:
        """For each game the legal action with the highest score; of several, that with the smallest number.

        `scores`: one for each game and action, as a policy gives them, or one for each action that `legal` lists. Those
        of masked actions count for nothing. Raises ValueError for another shape, and if a legal action has no number.
        """
        games, actions = self.legal()
        given = np.asarray(scores)
        if given.shape == self.masks.shape:
            given = given[games, actions]
        elif given.shape != actions.shape:
            raise ValueError(
                f"scores: the shape {given.shape} is not allowed, only {self.masks.shape} or {actions.shape}"
            )
        everyone = np.arange(self.count)
        best = np.maximum.reduceat(given, np.searchsorted(games, everyone))
        highest = np.flatnonzero(given == best[games])
        if np.isnan(best).any():
            raise ValueError("scores: a legal action has the score nan, which is neither high nor low")
        found: NDArray[np.int64] = actions[highest[np.searchsorted(games[highest], everyone)]]
        return found

    def _need_reset(self) -> None:
        if not self.batch.games:
            raise RuntimeError("there is no game yet: call reset() first")

    def _refresh(self) -> None:
        if not self.compiled:
            self._look()
