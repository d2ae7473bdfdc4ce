"""Play a round, and plot whom a digger suspects after each move."""

import tempfile
from pathlib import Path

from saboteur.bots import play
from saboteur.research.beliefs import believe, plot
from saboteur.rules import Game, Setup

game = Game.seeded(Setup(players=5, rounds=1), seed=7)
digger = next(seat for seat in range(5) if game.view(seat).own.role == "digger")
posteriors, moves = [], []


def watch(table):
    if table.game.phase == "play":
        posteriors.append(believe(table.game.view(digger), table.histories[digger]))
        moves.append(table.game.version)


table = play(game, ["detective"] * 5, watch)
print("seat", digger, "of", table.game.results[0].roles, [round(chance, 2) for chance in posteriors[-1].saboteur])
picture = Path(tempfile.mkdtemp()) / "beliefs.png"
plot(posteriors, picture, moves=moves, roles=table.game.results[0].roles, treasure=True)
print("plotted in", picture)
