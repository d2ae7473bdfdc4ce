"""One seat against bots, as a Gymnasium environment."""

import numpy as np

from saboteur.research.single_seat import SingleSeatEnv

env = SingleSeatEnv(opponents=["digger", "detective"], players=5)
observation, info = env.reset(seed=5)
over = False
while not over:
    action = int(np.flatnonzero(observation["action_mask"])[0])
    observation, reward, over, truncated, info = env.step(action)
print("won" if reward > 0 else "lost")
