"""A seat for a language model. Here a script stands in for it; replace `model` by a call to yours."""

from saboteur.bots import play
from saboteur.research.text_seat import TextBot, Tournament, stand_in
from saboteur.rules import Game, Setup


def model(prompt):
    return '{"thought": "Let me see.", "move": 1, "claim": "!suspect>2"}'


table = play(Game.seeded(Setup(players=4, rounds=1), seed=1), [TextBot(model, "el"), "digger", "digger", "detective"])
print(table.game.results[0].winner)
players = {"mine": lambda: TextBot(model), "b": "detective", "c": stand_in("random")}
scores = Tournament(players).play(games=6, balanced=True)  # every seat and role equally often
print(scores)
