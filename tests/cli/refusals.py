"""What the command says of a file it cannot use: which game on which line, which move, and why."""

from tests.kit.words import spoken


def bad_game(game: int, line: int, why: str, file: str = "-") -> str:
    """The sentence about a game that cannot be replayed; `why` is a sentence, too."""
    return spoken("bad-game", file=file, game=game, line=line, why=why)


def bad_move(game: int, line: int, index: int, move: str, why: str) -> str:
    """The sentence about a move, counted from 0, that cannot be played."""
    return spoken("bad-move", file="-", game=game, line=line, number=index + 1, index=index, move=move, why=why)
