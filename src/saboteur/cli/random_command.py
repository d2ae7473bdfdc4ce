"""`saboteur random`: random games as records, for fuzzing and for data."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.legal_moves_text import legal_texts
from saboteur.cli.move_choice import STYLES, Chance, Style
from saboteur.cli.shared_arguments import USUAL
from saboteur.rules import EDITIONS, OPTIONS, Game, Setup, record_of, to_plain
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS

ALL: Final = "all"
ANY: Final = "any"
MOST_GAMES: Final = 10**9
ODDS: Final = 3
"""With `--options any`, each option is on in one game of so many."""


def add_arguments(parser: Parser, tell: Tell) -> None:
    """How many games, and what they may be like."""
    count = shared_arguments.whole_number(1, MOST_GAMES)
    parser.add_argument("games", metavar="N", type=count, help=tell("help-random-games"))
    parser.add_argument(
        "--edition", metavar="CODE", type=_editions, default=USUAL.edition, help=tell("help-random-edition")
    )
    players = shared_arguments.number_or_range(FEWEST_PLAYERS, MOST_PLAYERS)
    usual = str(USUAL.players)
    parser.add_argument("--players", metavar="N", type=players, default=usual, help=tell("help-random-players"))
    parser.add_argument("--options", metavar="NAMES", type=_options, default="", help=tell("help-random-options"))
    rounds = shared_arguments.number_or_range(1, MOST_ROUNDS)
    usual = str(USUAL.rounds)
    parser.add_argument("--rounds", metavar="N", type=rounds, default=usual, help=tell("help-random-rounds"))
    parser.add_argument("--seed", metavar="TEXT", type=shared_arguments.seed, help=tell("help-seed"))
    parser.add_argument("--style", metavar="NAME", type=_style, default="uniform", help=tell("help-random-style"))


def run(given: Namespace) -> None:
    """Print each game as a record on a line."""
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    tables = Tables(given.edition, given.players, given.options, given.rounds)
    style = STYLES[given.style]
    for number in range(given.games):
        game = random_game(tables, f"{seed}/{number}", style)
        print(json.dumps(to_plain(record_of(game, ended="finished"))))


Draw = Callable[[Chance], frozenset[str]]


@dataclass(frozen=True, slots=True)
class Tables:
    """What the games may be like."""

    editions: tuple[str, ...]
    players: range
    options: Draw
    rounds: range

    def draw(self, chance: Chance) -> Setup:
        """One table of these."""
        return Setup(
            edition=chance.one_of(self.editions),
            players=self.players[chance.below(len(self.players))],
            options=self.options(chance),
            rounds=self.rounds[chance.below(len(self.rounds))],
        )


def random_game(tables: Tables, seed: str, style: Style) -> Game:
    """A game played to its end; the same seed gives the same game."""
    chance = Chance(seed, "random")
    game = Game.seeded(tables.draw(chance), seed)
    while (seat := game.to_act) is not None:
        game.play(seat, style(legal_texts(game), seat, chance))
    return game


def _any_options(chance: Chance) -> frozenset[str]:
    return frozenset(option for option in OPTIONS if chance.below(ODDS) == 0)


def _editions(text: str) -> tuple[str, ...]:
    return tuple(EDITIONS) if text == ALL else (shared_arguments.edition(text),)


def _options(text: str) -> Draw:
    if text == ANY:
        return _any_options
    chosen = shared_arguments.options(text)
    return lambda _: chosen


def _style(text: str) -> str:
    if text not in STYLES:
        raise shared_arguments.refused("not-a-style", text, names=", ".join(STYLES))
    return text
