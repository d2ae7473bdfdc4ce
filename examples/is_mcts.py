"""Information-set Monte Carlo tree search from OpenSpiel, on one decision, and what its player believes.

With --believe, the search expects roles and treasure as its player believes, instead of all as equally likely.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import saboteur.research.openspiel  # noqa: F401 - registers python_saboteur
from saboteur.research.beliefs import believe
from saboteur.research.openspiel_search import BeliefResampler, PlayoutEvaluator

game = pyspiel.load_game("python_saboteur", {"players": 3})
chance, state = np.random.RandomState(1), game.new_initial_state()
while state.is_chance_node():
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choice(outcomes, p=weights))
# Random rollouts (RandomRolloutEvaluator) would tell nothing: the diggers win next to none of them.
evaluator = PlayoutEvaluator(seed=1)
bot = ismcts.ISMCTSBot(
    game=game, uct_c=1.0, max_simulations=100, max_world_samples=-1, evaluator=evaluator, random_state=chance
)
# With OpenSpiel's own resampler, two runs would differ: it draws without the random state of the bot.
if "--believe" in sys.argv[1:]:
    bot.set_resampler(BeliefResampler(seed=1))
else:
    bot.set_resampler(lambda drawn, player: drawn.resample_from_infostate(player, chance.random_sample))
print(state.action_to_string(bot.step(state)))
player = state.current_player()
print(believe(state.view(player), state.observations(player)))
