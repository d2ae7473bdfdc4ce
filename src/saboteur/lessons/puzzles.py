"""The puzzles: moments of games between bots with one right answer, found by `tools.generate.puzzles`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from saboteur.rules import Event, Game, Setup, redacted

FILE: Final = Path(__file__).parent / "puzzles.json"
ROUNDS_TOLD: Final = 2
"""How many times around the table the story goes back; in `who`, to the beginning."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Whose turn it is in which game, and what is right there."""

    kind: str
    setup: Setup
    seed: str
    moves: tuple[str, ...]
    seat: int
    answer: str
    why: dict[str, Any]

    def game(self) -> Game:
        """The game at that moment."""
        game = Game.seeded(self.setup, self.seed)
        for move in self.moves:
            game.play(game.to_act or 0, move)
        return game

    def story(self) -> list[tuple[Event, ...]]:
        """What the seat saw happen before, move by move."""
        game, told = Game.seeded(self.setup, self.seed), []
        for move in self.moves:
            step = game.play(game.to_act or 0, move)
            told.append(tuple(redacted(event, self.seat) for event in step.events))
        return told if self.kind == "who" else told[-ROUNDS_TOLD * self.setup.players :]


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, in the order in which they were found."""
    return tuple(map(_read, json.loads(FILE.read_text(encoding="utf-8"))))


def _read(plain: dict[str, Any]) -> Puzzle:
    setup = Setup(plain["edition"], plain["players"], rounds=1)
    moves = tuple(plain["moves"].split())
    return Puzzle(plain["kind"], setup, plain["seed"], moves, plain["seat"], plain["answer"], plain["why"])
