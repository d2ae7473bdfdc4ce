"""`saboteur_v0`: the game as a PettingZoo environment (AEC), with masks. Needs the extra `saboteur[research]`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, get_args

from saboteur._uncompiled_warning import warn_if_uncompiled
from saboteur.bots import Observation
from saboteur.mine_drawing import UNICODE, drawn
from saboteur.research.before_reset import OVER, BeforeReset
from saboteur.research.checked_choice import checked, whole
from saboteur.research.codec import WINDOW_COLUMNS, WINDOW_ROWS, Codec
from saboteur.research.extras import extra
from saboteur.research.record_histories import histories
from saboteur.research.round_outcome import round_rewards
from saboteur.research.seeds import Seeds
from saboteur.rules import Game, Record, Setup, View, reached, record_of
from saboteur.rules.options import option_names

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

Rewards = Literal["role", "nuggets"]


class SaboteurEnv(BeforeReset, AECEnv):
    """Every seat is an agent, `player_0` to `player_9`, and sees what its seat sees."""

    after_reset = frozenset(
        (
            "game",
            "record",
            "agents",
            "agent_selection",
            "rewards",
            "terminations",
            "truncations",
            "infos",
            "_cumulative_rewards",
        )
    )
    metadata = {"name": "saboteur_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int = 5,
        edition: str = "lt",
        options: Iterable[str] = (),
        rounds: int = 1,
        rewards: Rewards = "role",
        columns: tuple[int, int] = WINDOW_COLUMNS,
        rows: tuple[int, int] = WINDOW_ROWS,
        render_mode: str | None = None,
    ) -> None:
        """`rewards`: by role, 1 and -1 at the end of each round for the side that won or lost it; or the nuggets."""
        warn_if_uncompiled()
        super().__init__()
        self.setup = Setup(edition, players, option_names(options), rounds)
        self.rewarded = checked("rewards", rewards, get_args(Rewards))
        self.codec = Codec(columns, rows)
        self.render_mode = checked("render_mode", render_mode, (None, "ansi"))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.codec.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.codec.actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.codec.actions) for agent in self.possible_agents}
        self._seeds = Seeds(62)
        self._seen: dict[str, tuple[Any, Any]] = {}
        self._views: dict[str, View] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API's
        """Deal a new game: with a seed always the same, without one the next.

        What comes next follows from the last seed that was given; if none was, from the system's entropy.
        """
        self.game = Game.seeded(self.setup, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_act or 0]
        self._seen, self._views = {}, {}
        self._look(self.agent_selection)

    def view(self, agent: str) -> View:
        """What an agent sees, in the words of the game. Raises ValueError for what is no agent."""
        return self.game.view(self._seat(agent))

    def history(self, agent: str) -> list[Observation]:
        """What an agent has seen happen since the game began, as `believe` needs it. The game is played again for it,
        so ask once for each decision. Raises ValueError for what is no agent."""
        return histories(self.record)[self._seat(agent)]

    def _seat(self, agent: str) -> int:
        try:
            return self._seats[agent]
        except (KeyError, TypeError):
            agents = f"{self.possible_agents[0]} to {self.possible_agents[-1]}"
            raise ValueError(f"there is no agent {agent!r}: the agents are the texts {agents}") from None

    @property
    def record(self) -> Record:
        """The game so far: seed and moves, from which it can be played again."""
        return record_of(self.game)

    def observe(self, agent: str) -> dict[str, Any]:
        """`observation` and `action_mask`, which has only zeros while it is not the agent's turn."""
        if agent not in self._seen:
            self._look(agent)
        observation, mask = self._seen[agent]
        return {"observation": observation, "action_mask": mask}

    def _look(self, agent: str) -> None:
        self._views[agent] = view = self.view(agent)
        observation, mask, outside = self.codec.encoded(view)
        mask = mask.view(np.int8)
        self._seen[agent] = observation, mask
        self.infos[agent] = {"action_mask": mask, "moves_outside_window": outside}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - the API's
        """What PettingZoo defines, for the agent whose turn it is. Raises RuntimeError once no agent is left."""
        if not self.agents:
            raise RuntimeError(OVER)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is. Raises ValueError if it is masked; nothing changes then. After
        the game each agent steps once more, with None; then RuntimeError is raised."""
        if not self.agents:
            raise RuntimeError(OVER)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self.game, self._seats[agent]
        number = whole("action", action, 0, self.codec.actions - 1)
        if not self.observe(agent)["action_mask"][number]:
            raise ValueError(f"action {number} is not legal for {agent}")
        results, nuggets = len(game.results), game.nuggets if self.rewarded == "nuggets" else ()
        game.play(seat, self.codec.text(number, self._views[agent]))
        self._cumulative_rewards[agent] = 0.0
        self._reward(results, nuggets)
        self._seen.clear()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[game.to_act or 0]
            self._look(self.agent_selection)
        self._accumulate_rewards()

    def _reward(self, results: int, nuggets: tuple[int, ...]) -> None:
        earned = [0.0] * self.setup.players
        if self.rewarded == "nuggets":
            earned = [float(now - before) for now, before in zip(self.game.nuggets, nuggets, strict=True)]
        elif len(self.game.results) > results:
            earned = round_rewards(self.game)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))

    def render(self) -> str | None:
        """The mine that everybody sees, drawn as `saboteur replay` draws it, for a look while debugging."""
        if self.render_mode is None:
            return None
        view = self.game.view(None)
        acts = "the game is over" if self.game.over else f"{self.agent_selection} to act"
        mine = drawn(view.public, reached(view), (None,) * len(view.public.goals), UNICODE)
        lines = ["".join(text for _, text in line).rstrip() for line in mine]
        return "\n".join([f"round {self.game.round}, {acts}", *lines])

    def close(self) -> None:
        """Nothing is open."""


def env(
    players: int = 5,
    edition: str = "lt",
    options: Iterable[str] = (),
    rounds: int = 1,
    rewards: Rewards = "role",
    columns: tuple[int, int] = WINDOW_COLUMNS,
    rows: tuple[int, int] = WINDOW_ROWS,
    render_mode: str | None = None,
) -> SaboteurEnv:
    """An environment with 3 to 10 agents.

    `rewards`: `role` gives 1 and -1 at the end of each round to the side that won or lost it, `nuggets` gives what was
    earned. `columns` and `rows` are the window of the mine, first and last. `render_mode` is `ansi` or None.
    """
    return SaboteurEnv(players, edition, options, rounds, rewards, columns, rows, render_mode)


raw_env = env
