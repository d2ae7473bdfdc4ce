"""`saboteur perft`: how many sequences of legal moves there are from a position, to a depth.

A sequence has exactly as many moves as the depth; one that the end of the game cuts short does not count. Gold picks
and the rounds that follow belong to it. Within a round the core counts; where a round ends, the game goes on.
"""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from saboteur.cli import shared_arguments
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.record_files import play, records_in
from saboteur.cli.usage_error import BadInput
from saboteur.rules import Game
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import text_of
from saboteur.sentences import sentence

SEED: Final = "perft"
DEEPEST: Final = 100


def add_arguments(parser: Parser, tell: Tell) -> None:
    """The position, the depth, and how to print."""
    shared_arguments.add_table_arguments(parser, tell)
    parser.add_argument("--seed", metavar="TEXT", type=shared_arguments.seed, help=tell("help-perft-seed"))
    parser.add_argument("--record", metavar="FILE", help=tell("help-perft-record"))
    game = shared_arguments.whole_number(0, 10**9)
    parser.add_argument("--game", metavar="N", type=game, default=0, help=tell("help-perft-game"))
    depth = shared_arguments.whole_number(0, DEEPEST)
    parser.add_argument("--depth", metavar="N", type=depth, default=2, help=tell("help-perft-depth"))
    parser.add_argument("--divide", action="store_true", help=tell("help-perft-divide"))


def run(given: Namespace) -> None:
    """Print a number for each depth, or for each first move and in all."""
    game = _position(given)
    if given.divide:
        _print_divided(game, given.depth)
    else:
        for depth in range(min(1, given.depth), given.depth + 1):
            print(depth, perft(game, depth), flush=True)


def _position(given: Namespace) -> Game:
    if given.record is None:
        return Game.seeded(shared_arguments.setup_of(given), SEED if given.seed is None else given.seed)
    table = (given.edition, given.players, given.options, given.rounds, given.first, given.seed)
    if any(value is not None for value in table):
        raise BadInput(sentence("record-or-table"))
    for place, record in records_in(given.record):
        if place.game == given.game:
            game = Game(record.setup, record.deals)
            for index, move in enumerate(record.moves):
                play(game, index, move, place)
            return game
    raise BadInput(sentence("no-such-game", file=given.record, game=given.game))


def _print_divided(game: Game, depth: int) -> None:
    counts = divided(game, depth)
    for move, count in counts.items():
        print(move, count)
    print(sum(counts.values()) if depth else 1)


def divided(game: Game, depth: int) -> dict[str, int]:
    """For each first move the number of sequences that begin with it; empty for depth 0."""
    if depth == 0:
        return {}
    return {move: perft(_after(game, move), depth - 1) for move in game.legal_moves()}


def perft(game: Game, depth: int) -> int:
    """The number of sequences of so many legal moves from here."""
    if depth == 0:
        return 1
    if game.over or game.offer:
        return sum(divided(game, depth).values())
    return _within_round(game, game.state, depth)


def _within_round(game: Game, state: Round, depth: int) -> int:
    moves = state.legal()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.clone()
        after.apply(move)
        if after.ended:
            count += _beyond_round(game, state, move, depth)
        else:
            count += _within_round(game, after, depth - 1)
    return count


def _beyond_round(game: Game, state: Round, move: int, depth: int) -> int:
    """Nothing but the state of the round changes within it, so the game can be taken up at its last move."""
    there = game.clone()
    there.state = state.clone()
    return perft(_after(there, text_of(move, stone_name(state))), depth - 1)


def _after(game: Game, move: str) -> Game:
    after = game.clone()
    after.play(after.to_act or 0, move)
    return after
