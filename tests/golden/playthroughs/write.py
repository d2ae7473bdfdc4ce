"""Writes the transcripts again: `python -m tests.golden.playthroughs.write`; `--new` finds other games for them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from saboteur.rules import EDITIONS, Game, Record, Setup, Step, from_plain, record_of, to_plain
from saboteur.rules.events import GoalTurned
from tests.golden.playthroughs.transcript import transcript
from tests.kit.playing_styles import STYLES

FOLDER = Path(__file__).parent
LONGEST = 60
"""Moves of a game that is wanted; without a short one, the shortest of many is taken."""
OPTIONS: tuple[tuple[str, ...], ...] = (
    (),
    ("open_gold",),
    (),
    ("selfish_dwarf",),
    ("broken_unpaid", "others_only"),
    ("all_saboteurs",),
    ("all_saboteurs", "broken_unpaid", "open_gold", "others_only", "selfish_dwarf"),
)
WANTED = ("decision", "treasure", "decision", "payout")
"""What a game should show, in turn."""


def tables() -> Iterator[tuple[Setup, str]]:
    """Every edition with every number of players, and what its game should show."""
    for number, (edition, players) in enumerate((edition, players) for edition in EDITIONS for players in range(3, 11)):
        rounds = 2 if players in (3, 6) else 1
        setup = Setup(edition, players, frozenset(OPTIONS[number % len(OPTIONS)]), rounds)
        yield setup, WANTED[number % len(WANTED)]


def found(setup: Setup, wanted: str) -> Record:
    """The first short game that shows what is wanted."""
    for number in count():
        seed = f"playthrough/{setup.edition}/{setup.players}/{number}"
        game, shown = played(setup, seed, "breaking" if wanted == "payout" else "digging")
        if wanted in shown and len(game.moves) <= LONGEST * setup.rounds + number // 100:
            return record_of(game)
    raise AssertionError("numbers do not end")


def played(setup: Setup, seed: str, style: str) -> tuple[Game, set[str]]:
    """A whole game, and what it shows."""
    game, chance, shown = Game.seeded(setup, seed), Random(seed), set[str]()
    while not game.over:
        step = game.play(game.to_act or 0, STYLES[style](game, game.legal_moves(), chance))
        shown |= {"decision"} if is_rare(setup.edition, game.phase, step) else set()
    shown |= {"treasure" if result.how == "treasure" else "payout" for result in game.results}
    return game, shown


def is_rare(edition: str, phase: str, step: Step) -> bool:
    """Whether this was the decision that the edition is known for; `el` leaves none but for one in a thousand games."""
    if edition == "el":
        return sum(isinstance(event, GoalTurned) for event in step.events) > 1
    return phase == ("turn-goal" if edition == "et" else "lay-stone")


def text_of(record: Record) -> str:
    """The file of a game: a line with the record but for its moves, then the transcript."""
    head = {key: value for key, value in to_plain(record).items() if key != "moves"}
    return f"{json.dumps(head)}\n{transcript(record)}"


def record_in(text: str) -> Record:
    """The record of the game that such a file tells."""
    head, _, told = text.partition("\n")
    moves = [line.split()[5] for line in told.splitlines() if line.startswith("# ") and line != "# opening"]
    return from_plain(json.loads(head) | {"moves": moves})


def path_of(setup: Setup) -> Path:
    """Where the game of an edition and number of players is told."""
    return FOLDER / f"{setup.edition}-{setup.players:02}.txt"


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.playthroughs.write", description=__doc__)
    parser.add_argument("--new", action="store_true", help="find games instead of telling the same ones")
    search: bool = parser.parse_args().new
    for setup, wanted in tables():
        path = path_of(setup)
        record = found(setup, wanted) if search else record_in(path.read_text(encoding="utf-8"))
        path.write_text(text_of(record), encoding="utf-8")
        print(f"{path.name}: {len(record.moves)} moves, {wanted}", flush=True)


if __name__ == "__main__":
    main()
