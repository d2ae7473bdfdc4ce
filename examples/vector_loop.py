"""256 rounds at once: masks and observations are NumPy arrays on the core's own memory."""

import numpy as np

from saboteur.research.vector_env import VectorEnv

env = VectorEnv(256, players=5)
env.reset(seed=1)
random = np.random.default_rng(1)
finished, won = 0, np.zeros(5, int)
for _ in range(100):
    # A policy of your own gives a score for each game and action: `env.choose(scores)` takes the best legal ones.
    # Here, each legal action has a random score. (`env.sample(seed)` draws such actions inside the core, faster.)
    games, actions = env.legal()
    env.step(env.choose(random.random(len(actions))))
    finished += int(env.ended.sum())
    won += (env.rewards[:, :5] == 1).sum(axis=0)  # for each seat, also those that did not act
print(finished, "rounds ended,", env.observations.shape, "won by seat:", won)
