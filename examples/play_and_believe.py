"""Play a round, and plot whom seat 0 suspects after each move."""

import tempfile
from pathlib import Path

from saboteur.bots import play
from saboteur.research.beliefs import believe, plot
from saboteur.rules import Game, Setup

posteriors = []


def watch(table):
    if table.game.phase == "play":
        posteriors.append(believe(table.game.view(0), table.histories[0]))


table = play(Game.seeded(Setup(players=5, rounds=1), seed=7), ["detective"] * 5, watch)
print(table.game.results[0].roles, [round(chance, 2) for chance in posteriors[-1].saboteur])
picture = Path(tempfile.mkdtemp()) / "beliefs.png"
plot(posteriors, picture)
print("plotted in", picture)
