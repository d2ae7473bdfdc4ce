"""One seat against bots, as a Gymnasium environment."""

import numpy as np

from saboteur.research.single_seat import SingleSeatEnv

env = SingleSeatEnv(opponents=["digger", "detective"], players=5)
observation, info = env.reset(seed=5)
total, over = 0.0, False
while not over:
    action = int(np.flatnonzero(observation["action_mask"])[0])
    observation, reward, over, truncated, info = env.step(action)
    total += reward  # it comes when the round ends; picking gold may follow, with a reward of 0
print("won" if total > 0 else "lost")
