"""One seat against bots as a Gymnasium environment. Needs the extra `saboteur[research]`.

Importing this module registers it: `gymnasium.make("saboteur/SingleSeat-v0", players=5)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Literal

from saboteur._uncompiled_warning import warn_if_uncompiled
from saboteur.bots import Bot, Observation, make_bot
from saboteur.bots.bot_game import BotGame
from saboteur.research.before_reset import OVER, BeforeReset
from saboteur.research.checked_choice import checked, whole
from saboteur.research.codec import WINDOW_COLUMNS, WINDOW_ROWS, Codec
from saboteur.research.extras import extra
from saboteur.research.round_outcome import round_rewards
from saboteur.rules import Game, Setup, View
from saboteur.rules.options import option_names

with extra("research"):
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces


class SingleSeatEnv(BeforeReset, gym.Env[dict[str, Any], Any]):
    """The learner has one seat, bots have the others. If no seat is named, a seed also decides which one it is, and
    without a seed it moves on from game to game."""

    after_reset = frozenset(("table", "own", "view"))
    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Sequence[str] = "digger",
        players: int = 5,
        edition: str = "lt",
        options: Iterable[str] = (),
        rounds: int = 1,
        seat: int | None = None,
        illegal: Literal["end", "raise"] = "end",
        columns: tuple[int, int] = WINDOW_COLUMNS,
        rows: tuple[int, int] = WINDOW_ROWS,
    ) -> None:
        """`opponents`: a bot as `make_bot` knows it, or several in turn; one that none is raises BadBot. `seat`: always
        this one.

        `illegal`: what a masked action does, end the episode with a reward of -1 or raise ValueError.
        """
        warn_if_uncompiled()
        self.setup = Setup(edition, players, option_names(options), rounds)
        self.opponents = _names(opponents)
        self.seat = None if seat is None else whole("seat", checked("seat", seat, (None, *range(players))), 0)
        self.illegal = checked("illegal", illegal, ("end", "raise"))
        self.codec = Codec(columns, rows)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.codec.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.codec.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.codec.actions)
        self._episodes = 0
        self._first: int | None = None
        """The learner's seat in the first game since the last seed."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game and let the bots play until it is the learner's turn."""
        super().reset(seed=None if seed is None else whole("seed", seed, 0), options=options)
        self._number = int(self.np_random.integers(2**62))
        if seed is not None or self._first is None:
            self._first, self._episodes = int(self.np_random.integers(self.setup.players)), 0
        self.own = (self._first + self._episodes) % self.setup.players if self.seat is None else self.seat
        self._episodes += 1
        self._ended = False
        self.table = BotGame(Game.seeded(self.setup, self._number), self._bots())
        self._let_bots_play()
        return self._seen(), self._info()

    def _bots(self) -> list[Bot]:
        return [self._bot(seat) for seat in range(self.setup.players)]

    def _bot(self, seat: int) -> Bot:
        if seat == self.own:
            return _Learner()
        return make_bot(self.opponents[(seat - self.own - 1) % len(self.opponents)], f"{self._number}/{seat}")

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots: they are made again, as their answers follow from seed, view and history."""
        state = self.__dict__.copy()
        if "table" in state:
            state["table"] = copy(self.table)
            state["table"].bots = ()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "table" in state:
            self.table.bots = self._bots()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then whatever the bots play. Raises ValueError for what is no action at all, and RuntimeError
        once the episode has ended."""
        view = self.view
        if self._ended:
            raise RuntimeError(OVER)
        number = whole("action", action, 0, self.codec.actions - 1)
        if not self.codec.encoded(view)[1][number]:
            if self.illegal == "raise":
                raise ValueError(f"action {number} is not legal")
            self._ended = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        learner = self.table.bots[self.own]
        assert isinstance(learner, _Learner)
        learner.move = self.codec.text(number, view)
        results = len(self.table.game.results)
        self.table.step()
        self._let_bots_play()
        ended = len(self.table.game.results) > results
        reward = round_rewards(self.table.game)[self.own] if ended else 0.0
        self._ended = self.table.game.over
        return self._seen(), reward, self._ended, False, self._info()

    @property
    def view(self) -> View:
        """What the learner sees, in the words of the game."""
        return self.table.game.view(self.own)

    def action_masks(self) -> Any:
        """Which actions are legal now, as an array of truth values; libraries that mask ask for it by this name."""
        return self._seen()["action_mask"].astype(bool)

    def history(self) -> list[Observation]:
        """What the learner has seen and heard since the game began, as `believe` needs it."""
        return list(self.table.histories[self.own])

    def _let_bots_play(self) -> None:
        while self.table.game.to_act not in (self.own, None):
            self.table.step()

    def _seen(self) -> dict[str, Any]:
        observation, mask, self._outside = self.codec.encoded(self.view)
        if self._ended:
            mask = np.zeros_like(mask)
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.own, "moves_outside_window": self._outside}


def _names(opponents: Any) -> list[str]:
    """The opponents as a list. Raises TypeError for what are no names, and BadBot for a name that no bot has."""
    names = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise TypeError(f"opponents: {opponents!r} is neither the name of a bot nor a list of names")
    if not names:
        raise ValueError("opponents: name at least one bot")
    for name in names:
        make_bot(name, "opponents")
    return list(names)


gym.register("saboteur/SingleSeat-v0", entry_point="saboteur.research.single_seat:SingleSeatEnv")


class _Learner(Bot):
    """Plays what the environment was told."""

    move = ""

    def choose(self, view: View, history: Any) -> str:  # noqa: ARG002 - the choice is made outside
        return self.move
