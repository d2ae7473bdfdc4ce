"""Finds the puzzles in games between bots and writes src/saboteur/lessons/puzzles.json.

`python -m tools.generate.puzzles` plays games numbered from 0, dealt from one seed text, until there are enough puzzles
of each kind; the same seed gives the same file. A game gives at most one puzzle. Each has one right answer, which
`saboteur.lessons.puzzle_solutions` finds again; a test does so for all of them.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from saboteur.bots import Observation, make_bot
from saboteur.lessons.puzzle_solutions import SOLVERS, solution
from saboteur.rules import EDITIONS, Game, Setup, redacted

FILE = Path(__file__).resolve().parents[2] / "src" / "saboteur" / "lessons" / "puzzles.json"
SEED = "puzzles/1"
EACH = 16
FEWEST_MOVES = 8
PLAYERS = (4, 5, 6)
BOTS = ("detective", "friendly", "beginner")


def game_numbered(seed: str, number: int) -> Game:
    """The game before its first move."""
    setup = Setup(list(EDITIONS)[number % len(EDITIONS)], PLAYERS[number % len(PLAYERS)], rounds=1)
    return Game.seeded(setup, f"{seed}/{number}")


def puzzles_of(seed: str, number: int, left: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    """The first puzzle of a game of one of the kinds that are still wanted, if it has one."""
    game = game_numbered(seed, number)
    bots = [
        make_bot(BOTS[(number + seat) % len(BOTS)], f"{seed}/{number}/{seat}") for seat in range(game.setup.players)
    ]
    histories: list[list[Observation]] = [
        [Observation(tuple(redacted(event, seat) for event in game.opening))] for seat in range(game.setup.players)
    ]
    while not game.results and (seat := game.to_act) is not None:
        if game.version >= FEWEST_MOVES and game.phase == "play":
            for kind in sorted(SOLVERS, key=lambda kind: -left[kind]):
                found = solution(kind, game, seat) if left[kind] > 0 else None
                if found is not None:
                    yield {
                        "kind": kind, "edition": game.setup.edition, "players": game.setup.players,
                        "seed": f"{seed}/{number}", "moves": " ".join(game.moves), "seat": seat,
                        "answer": found.answer, "why": found.why,
                    }  # fmt: skip
                    return
        step = game.play(seat, bots[seat].choose(game.view(seat), histories[seat]))
        for other, history in enumerate(histories):
            history.append(Observation(tuple(redacted(event, other) for event in step.events)))


def found(seed: str, each: int, most_games: int = 100_000) -> list[dict[str, Any]]:
    """Puzzles, so many of each kind, in the order in which they are found."""
    left = Counter(dict.fromkeys(SOLVERS, each))
    puzzles: list[dict[str, Any]] = []
    for number in range(most_games):
        for puzzle in puzzles_of(seed, number, left):
            left[puzzle["kind"]] -= 1
            puzzles.append(puzzle)
        if not +left:
            break
    return puzzles


def written(puzzles: list[dict[str, Any]]) -> str:
    """The file: a line for each puzzle."""
    return "[\n" + ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles) + "\n]\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--each", type=int, default=EACH)
    given = parser.parse_args()
    FILE.write_text(written(found(given.seed, given.each)), encoding="utf-8")


if __name__ == "__main__":
    main()
