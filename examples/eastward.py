from saboteur.bots import Bot
from saboteur.rules import legal_moves, parse


class Eastward(Bot):
    def choose(self, view, history):
        moves = legal_moves(view)
        paths = [move for move in moves if move.startswith("P")]
        if paths:
            return max(paths, key=lambda move: parse(move).cell)  # cells are (column, row), goals lie in the east
        return self.random(view).choice(moves)
