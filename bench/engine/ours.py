"""Drives our engine, compiled or not, as the Python path has it."""

from __future__ import annotations

from importlib import metadata
from itertools import repeat
from typing import Final

from bench.engine.sampling import FACTOR, PRIME, Task, first_choice, timed
from saboteur._mode import mode
from saboteur.rules import Game, Setup, legal_moves
from saboteur.rules.core.playout import Chance, dwarf_cards, playouts, random_round, random_rounds
from saboteur.rules.core.round import Round

LT: Final = 0  # the rule bits of the default edition
PLAYERS: Final = 5
DWARFS: Final = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
TABLES: Final = tuple(DWARFS)


def about() -> dict[str, str]:
    """What runs."""
    return {"mode": mode(), **{name: metadata.version(name) for name in ("saboteur", "librt", "mypy")}}


def tasks() -> dict[str, Task]:
    """Everything that can be measured here, by name."""
    found = {
        "clone": timed(_clone),
        "play-outs": timed(_play_outs),
        "view": timed(_view),
        "legal moves of a view": timed(_legal_moves),
        "seeded game": timed(_seeded),
    }
    for players in TABLES:
        found[f"driven {players}"] = _driven(players)
        found[f"core {players}"] = _core(players)
    return found


def _driven(players: int) -> Task:
    """Deal, then ask for the legal moves and play one until the round ends: what a program in Python would call."""
    dwarfs = dwarf_cards(*DWARFS[players])

    def play(first: int, count: int) -> int:
        made = 0
        chance = Chance(first)
        for number in range(first, first + count):
            chance.reseed(number)
            choice = first_choice(number)
            state = random_round(players, LT, dwarfs, chance)
            while not state.ended:
                moves = state.legal()
                choice = choice * FACTOR % PRIME
                state.play(moves[choice % len(moves)])
                made += 1
        return made

    return timed(play)


def _core(players: int) -> Task:
    """Deal and play inside the core."""
    dwarfs = dwarf_cards(*DWARFS[players])
    return timed(lambda first, count: random_rounds(players, LT, dwarfs, count, first))


def _play_outs(first: int, count: int) -> int:
    """Play-outs of one dealt round inside the core, a clone for each; the unit is a play-out."""
    playouts(random_round(PLAYERS, LT, dwarf_cards(*DWARFS[PLAYERS]), Chance(first)), count, first)
    return count


def _clone(first: int, count: int) -> int:
    """Clone a round in its middle; the unit is a clone."""
    clone = _in_the_middle(first).clone
    for _ in repeat(None, count):
        clone()
    return count


def _game(seed: int) -> Game:
    game = Game.seeded(Setup(players=PLAYERS, rounds=1), str(seed))
    for number in range(15):
        moves = game.legal_moves()
        game.play(game.to_act or 0, moves[number % len(moves)])
    return game


def _view(first: int, count: int) -> int:
    """What a seat knows in the middle of a round; the unit is a view."""
    game = _game(first)
    for _ in repeat(None, count):
        game.view(0)
    return count


def _legal_moves(first: int, count: int) -> int:
    """The legal moves of a seat from its view alone; the unit is a list of them."""
    game = _game(first)
    view = game.view(game.to_act)
    for _ in repeat(None, count):
        legal_moves(view)
    return count


def _seeded(first: int, count: int) -> int:
    """A game dealt from a seed text; the unit is a game."""
    setup = Setup(players=PLAYERS, rounds=1)
    for number in range(count):
        Game.seeded(setup, f"{first} {number}")
    return count


def _in_the_middle(seed: int) -> Round:
    state = random_round(PLAYERS, LT, dwarf_cards(*DWARFS[PLAYERS]), Chance(seed))
    for number in range(30):
        moves = state.legal()
        state.play(moves[number % len(moves)])
    return state
