"""The usual loop of a PettingZoo environment, with the mask."""

from saboteur.research import saboteur_v0

env = saboteur_v0.env(players=5, edition="et")
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    action = None if over else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
print(env.game.results[0].winner)
