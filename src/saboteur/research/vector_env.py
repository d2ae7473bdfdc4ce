"""Many rounds at once behind NumPy arrays that are never copied. Needs the extra `saboteur[research]`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saboteur._mode import mode
from saboteur.research.batch import Batch
from saboteur.research.codec import WINDOW_COLUMNS, WINDOW_ROWS, Codec, as_array
from saboteur.research.encoding import SEATS
from saboteur.rules import Setup
from saboteur.rules.core_writing import ROLES


class VectorEnv:
    """`count` games of one round, stepped together inside the compiled core; a round that ends is dealt again.

    The arrays are the core's own memory: each step overwrites them, so copy what you want to keep. (Where nothing is
    compiled, they are copies.)
    """

    def __init__(
        self,
        count: int,
        players: int = 5,
        edition: str = "lt",
        options: Iterable[str] = (),
        columns: tuple[int, int] = WINDOW_COLUMNS,
        rows: tuple[int, int] = WINDOW_ROWS,
    ) -> None:
        self.setup = Setup(edition, players, frozenset(options), 1)
        self.codec = Codec(columns, rows)
        self.count = count
        dwarfs = [ROLES.index(role) for role in self.setup.role_cards]
        self.batch = Batch(count, players, self.setup.rules, dwarfs, self.codec.window)
        self.compiled = mode() == "compiled"
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

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal all games: from one seed for all, or from one for each."""
        seeds = [seed * self.count + number for number in range(self.count)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.count:
            raise ValueError(f"{self.count} games and {len(seeds)} seeds")
        self.batch.reset([int(number) for number in seeds])
        self._refresh()

    def step(self, actions: Any) -> None:
        """Play an action in each game. Raises ValueError if one is masked, and then nothing has changed."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} games and actions of the shape {chosen.shape}")
        self.batch.choose(chosen.tolist())
        self.batch.step()
        self._refresh()

    def sample(self, seed: int = 0) -> NDArray[np.int64]:
        """A random legal action for each game; valid until the next call."""
        self.batch.sample(seed)
        return as_array(self.batch.actions, np.int64)

    def _refresh(self) -> None:
        if not self.compiled:
            self._look()
