"""256 rounds at once: masks and observations are NumPy arrays on the core's own memory."""

import numpy as np

from saboteur.research.vector_env import VectorEnv

env = VectorEnv(256, players=5)
env.reset(seed=1)
finished = 0
for step in range(100):
    actions = np.argmax(env.masks * np.random.default_rng(step).random(env.masks.shape, np.float32), axis=1)
    env.step(actions)
    finished += int(env.ended.sum())
print(finished, "rounds ended,", env.observations.shape)
