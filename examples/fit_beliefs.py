"""Fit beliefs to games of your own bots, and check on other games of theirs whether that helps."""

from cautious import Cautious

from saboteur.bots import play
from saboteur.bots.likelihoods import fitted
from saboteur.research.fitting import calibration, fit
from saboteur.rules import Game, Setup


def record(seed):
    return play(Game.seeded(Setup(players=5, rounds=1), seed), [Cautious(f"{seed}/{seat}") for seat in range(5)]).record


model = fit(record(seed) for seed in range(60))  # then: believe(view, history, likelihoods=model)
others = [record(seed) for seed in range(100, 130)]
for name, likelihoods in {"the built-in bots": fitted(), "these bots": model}.items():
    print("fitted to", name, calibration(others, likelihoods)[2])
