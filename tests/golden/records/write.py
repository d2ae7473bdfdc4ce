"""Adds files of records that must replay for ever: `python -m tests.golden.records.write`. What is there stays as is.

To keep more games, for example of a new format or of a corrected rule, add a function to FILES and run it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from saboteur.rules import EDITIONS, final, from_plain, record_of, to_plain
from saboteur.rules.deal import HandMadeDeals, SeededDeals
from saboteur.rules.record import Record
from tests.golden.records.expected import expected_by_oracle
from tests.kit.oracle_comparison import table
from tests.kit.playing_styles import STYLES
from tests.kit.positions import Plain, positions

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
DECISIONS = ("turn-goal", "lay-stone", "pick-gold")


def played(record: Plain, style: str, chance: str, *, until: str = "over", moves: int = 1000) -> Plain:
    """The record with moves, up to a phase or to so many."""
    game, choice = final(from_plain(record)), Random(chance)
    while game.phase not in (until, "over") and game.version < moves:
        game.play(game.to_act or 0, STYLES[style](game, game.legal_moves(), choice))
    return record | {"moves": to_plain(record_of(game))["moves"]}


def seeded() -> Iterator[Plain]:
    """Whole games from seeds, every edition, every number of players, every style."""
    for edition in EDITIONS:
        row = [table(edition, number, "for ever") for number in range(64)]
        for players in range(3, 11):
            here = [table for table in row if table.record["players"] == players and "seed" in table.record]
            chosen = here[players % 4]
            yield played(chosen.record, chosen.style, chosen.chance)


def dealt() -> Iterator[Plain]:
    """Whole games from deals made by hand, with hands that no shuffle is likely to give."""
    for number, edition in enumerate(EDITIONS):
        record = from_plain(table(edition, number, "by hand").record)
        deals = SeededDeals(record.setup, f"by hand/{edition}")
        rounds = tuple(deals.round(number) for number in range(1, record.setup.rounds + 1))
        by_hand = HandMadeDeals(record.setup, rounds, deals.first, deals.gold[::-1])
        yield played(to_plain(Record(record.setup, by_hand)), "digging", f"by hand/{edition}")


def from_positions() -> Iterator[Plain]:
    """Every position made by hand, played to its end."""
    for edition in EDITIONS:
        for name, record in positions(edition).items():
            yield played(record, "digging", name) | {
                "names": [f"{name}, seat {seat}" for seat in range(record["players"])]
            }


def stopped() -> Iterator[Plain]:
    """Games that stop early: at once, in the middle, and at every decision."""
    for edition in EDITIONS:
        chosen = table(edition, 5, "stopped")
        yield chosen.record
        yield played(chosen.record, "random", chosen.chance, moves=17) | {"ended": "abandoned"}
        for phase in DECISIONS:
            yield from _stopped_at(edition, phase)


def _stopped_at(edition: str, phase: str) -> Iterator[Plain]:
    for name, record in positions(edition).items():
        found = played(record, "digging", f"{name}/{phase}", until=phase)
        if final(from_plain(found)).phase == phase:
            yield found
            return


def with_extras() -> Iterator[Plain]:
    """Records with all that they may carry, and with nothing that they need not."""
    full = played(table("lt", 2, "extras").record, "digging", "extras")
    yield full | {
        "talk": [[0, 1, "Good luck!"], [3, 2, "!saw@8,0:stone"], [3, 0, "¿Quién es? 誰? 🪙"]],
        "by": {"4": "clock", "9": "bot:detective"},
        "ended": "finished",
        "names": ["Alba", "Bruno", "Chidi", "Dora", "Emil"],
        "times": [0, 1500, 2750],
        "proof": {"commitment": "00" * 32, "secret": "11" * 32, "nonces": ["", "luck", None, "", "x"]},
    }
    bare = played({"format": 1, "edition": "ru", "players": 4, "seed": "", "moves": []}, "random", "bare")
    yield bare
    yield played({"format": 1, "edition": "el", "players": 3, "seed": "Žiema ☃ 雪", "moves": []}, "digging", "text")


FILES: dict[str, Callable[[], Iterator[Plain]]] = {
    "1-seeded.jsonl": seeded,
    "1-dealt.jsonl": dealt,
    "1-positions.jsonl": from_positions,
    "1-stopped.jsonl": stopped,
    "1-extras.jsonl": with_extras,
}
"""The number is that of the format."""


def digest_of(path: Path) -> str:
    """What a file must always hash to."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    """Write the files that are not there yet, and what they hash to."""
    digests: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.exists() else {}
    for name, records in FILES.items():
        if name not in digests:
            lines = [
                json.dumps(record | {"expect": expected_by_oracle(record)}, ensure_ascii=False) for record in records()
            ]
            (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
            digests[name] = digest_of(FOLDER / name)
            print(f"{name}: {len(lines)} records")
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.golden.records.write", description=__doc__).parse_args()
    main()
