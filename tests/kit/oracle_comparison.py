"""The real game beside the slow oracle, move by move: legal moves and the whole state, or the first difference."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count
from random import Random
from typing import Any

from saboteur.rules import OPTIONS, Game, Step, final, from_plain, record_of, to_plain
from saboteur.rules.core.cards import KINDS
from saboteur.rules.core.layout import TOP
from saboteur.rules.core_reading import reached_cells
from saboteur.rules.events import GoalTurned, RockFell
from tests.kit.oracle import GOAL_CELLS, Oracle
from tests.kit.oracle_fixed_deal import oracle_of
from tests.kit.playing_styles import STYLES
from tests.kit.positions import Plain, positions

Met = Counter[str]
"""What a comparison met: moves, games, decisions, ways to end a round. One that met little proves little."""


@dataclass(frozen=True)
class Table:
    """A game to compare: everything follows from these."""

    record: Plain
    style: str
    chance: str


class Difference(Exception):
    """Game and oracle disagree: where, in what, and the record that leads there."""

    def __init__(self, game: Game, what: str, ours: object, theirs: object) -> None:
        self.met = {"games": 1, "moves": game.version}
        self.record = json.dumps(to_plain(record_of(game)), ensure_ascii=False)
        super().__init__(f"{what} after {game.version} moves\n  game:   {ours}\n  oracle: {theirs}\n  {self.record}")


def table(edition: str, number: int, seed: str) -> Table:
    """A table out of an endless row: every number of players and style in turn, each fifth a position made by hand."""
    own_seed = f"{seed}/{edition}/{number}"
    chance = Random(own_seed)
    style = list(STYLES)[number // 8 % len(STYLES)]
    if number % 5 == 4:
        return Table(chance.choice(list(positions(edition).values())), style, own_seed)
    players = 3 + number % 8
    record: Plain = {
        "format": 1,
        "edition": edition,
        "players": players,
        "options": [option for option in OPTIONS if chance.random() < 0.3],
        "rounds": chance.choice((1, 2, 3, 3, 4, 5)),
        "first": chance.randrange(players) if chance.random() < 0.2 else None,
        "seed": own_seed,
        "moves": [],
    }
    return Table(record, style, own_seed)


def tables(edition: str, seed: str) -> Iterator[Table]:
    """The endless row of tables."""
    return (table(edition, number, seed) for number in count())


def compared(table: Table) -> Met:
    """Play a whole game on both; what it met. Raises Difference."""
    game, oracle, chance = final(from_plain(table.record)), oracle_of(table.record), Random(table.chance)
    met = Counter(games=1)
    compare_state(game, oracle)
    while not game.over:
        compared_move(game, oracle, STYLES[table.style](game, compared_legal(game, oracle), chance), met)
    met.update(f"ended by {result.how}" for result in game.results)
    met["loose nuggets"] += sum(game.loose)
    return met


def compared_legal(game: Game, oracle: Oracle) -> list[str]:
    """The legal moves on which both agree."""
    ours, theirs = game.legal_moves(), oracle.legal()
    if ours != theirs:
        raise Difference(game, "legal moves", sorted(set(ours) - set(theirs)), sorted(set(theirs) - set(ours)))
    return ours


def compared_move(game: Game, oracle: Oracle, move: str, met: Met) -> None:
    """Play a legal move on both and compare what became of it."""
    met.update(("moves", game.phase))
    joined = len(oracle.reached()) if move[0] == "R" else 0
    step = _played(game, move)
    oracle.play_legal(move)
    compare_state(game, oracle)
    met["two goals turned"] += sum(isinstance(event, GoalTurned) for event in step.events) > 1
    if any(isinstance(event, RockFell) for event in step.events) and game.phase == "play":
        met.update(("rockfalls", "tunnels cut") if joined - len(oracle.reached()) > 1 else ("rockfalls",))


def _played(game: Game, move: str) -> Step:
    try:
        return game.play(game.to_act or 0, move)
    except Exception as crash:
        raise Difference(game, "a crash", repr(crash), f"{move} is legal") from crash


def compare_state(game: Game, oracle: Oracle) -> None:
    """Raise Difference if the two are not in the same state."""
    ours, theirs = state_of_game(game), state_of_oracle(oracle)
    for what, value in ours.items():
        if value != theirs[what]:
            raise Difference(game, what, value, theirs[what])


def state_of_game(game: Game) -> dict[str, Any]:
    """Everything the oracle can tell too, taken from the game."""
    public, owns = game.public(), [game.own(seat) for seat in range(game.setup.players)]
    return {
        "to act": game.to_act,
        "phase": game.phase,
        "round": game.round,
        "starter": game.starter,
        "roles": [own.role for own in owns],
        "left over": game.deal.spare,
        "hands": [list(own.hand) for own in owns],
        "deck": [KINDS[kind] for kind in list(game.state.deck)[game.state.memory[TOP] :]],
        "mine": {(column, row): card for column, row, card in public.mine},
        "reached": reached_cells(game.state) if game.phase == "play" else None,
        "goals": [(goal.content, goal.card) for goal in public.goals],
        "goals face down": list(game.deal.goals),
        "broken": [set(tools) for tools in public.broken],
        "gold pile": list(game.pile),
        "gold on offer": sorted(game.offer),
        "gold": [list(own.gold) for own in owns],
        "loose": list(public.loose),
        "results": [asdict(result) | {"roles": list(result.roles)} for result in public.results],
        "nuggets": list(game.nuggets),
        "winners": None if game.winners is None else list(game.winners),
    }


def state_of_oracle(oracle: Oracle) -> dict[str, Any]:
    """The same, taken from the oracle."""
    goals = [oracle.goals[cell] for cell in GOAL_CELLS]
    shown = oracle.phase in ("pick-gold", "over")
    return {
        "to act": oracle.seat,
        "phase": oracle.phase,
        "round": oracle.round,
        "starter": oracle.starter,
        "roles": oracle.roles,
        "left over": oracle.spare,
        "hands": oracle.hands,
        "deck": oracle.deck,
        "mine": oracle.cards,
        "reached": oracle.reached() if oracle.phase == "play" else None,
        "goals": [(goal.content if shown or goal.turned else None, goal.lies) for goal in goals],
        "goals face down": [goal.content for goal in goals],
        "broken": oracle.broken,
        "gold pile": oracle.gold_pile,
        "gold on offer": sorted(oracle.offer),
        "gold": oracle.gold,
        "loose": oracle.loose,
        "results": oracle.results,
        "nuggets": oracle.nuggets,
        "winners": oracle.winners,
    }
