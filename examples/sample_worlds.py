"""Draw 1,000 worlds that fit what a digger knows, and play some of them out."""

from collections import Counter

from saboteur.bots import BotGame, make_bot
from saboteur.research.beliefs import believe
from saboteur.research.worlds import play_out, sample
from saboteur.rules import Game, Setup

game = Game.seeded(Setup(players=5, rounds=1), seed=3)
digger = next(seat for seat in range(5) if game.view(seat).own.role == "digger")
table = BotGame(game, [make_bot("detective", str(seat)) for seat in range(5)])
for _ in range(12):
    table.step()
view, history = game.view(digger), table.histories[digger]
worlds = sample(view, 1000, seed=1, posterior=believe(view, history))
print(Counter(world.roles for world in worlds).most_common(3))
print(Counter(play_out(world, seed) for seed, world in enumerate(worlds[:50])))
