"""256 rounds at once: masks and observations are NumPy arrays on the core's own memory."""

import numpy as np

from saboteur.research.vector_env import VectorEnv

env = VectorEnv(256, players=5)
env.reset(seed=1)
random = np.random.default_rng(1)
finished, won = 0, np.zeros(5, int)
for _ in range(100):
    # Any legal action of each game, all equally likely. `env.sample(seed)` does the same inside the core, faster.
    games, legal = np.divmod(np.flatnonzero(env.masks.view(bool)), env.masks.shape[1])
    counts = np.bincount(games, minlength=env.count)
    actions = legal[counts.cumsum() - counts + (random.random(env.count) * counts).astype(int)]
    env.step(actions)
    finished += int(env.ended.sum())
    won += (env.rewards[:, :5] == 1).sum(axis=0)  # for each seat, also those that did not act
print(finished, "rounds ended,", env.observations.shape, "won by seat:", won)
