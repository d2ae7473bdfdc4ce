"""A bot of your own: it lays the path that brings some goal nearest, or discards a card.

saboteur arena --diggers cautious.py:Cautious --saboteurs detective --players 5 --rounds 200
"""

from saboteur.bots import Bot, change
from saboteur.rules import legal_moves


class Cautious(Bot):
    def choose(self, view, history):
        moves = legal_moves(view)
        paths = [move for move in moves if move.startswith("P")]
        gains = {move: max((gain or 0 for gain in change(view, move).nearer), default=0) for move in paths}
        best = max(gains, key=gains.get, default=None)
        discards = [move for move in moves if move.startswith("-")]
        return best if best and gains[best] > 0 else self.random(view).choice(discards or moves)
