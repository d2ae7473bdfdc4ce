"""A store without a server, for power cuts at every change: stores batches in groups, and after each group writes down
that it was told. Run as `python -m tests.kit.scripted_store FOLDER SEED GROUPS SYNCHRONOUS`; one number fixes all."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
from pathlib import Path

from saboteur.server.store import Batch, ClockRow, KeyRow, SqliteStore, TokenRow, sqlite
from saboteur.server.store.rows import EntryRow

CODES = ("AAAAAAAAA", "BBBBBBBBB", "CCCCCCCCC")
CHECKPOINT_PAGES = 25
"""Checkpoints come often here: what is copied from the WAL into the file must survive as well."""
DATABASE, TOLD = "script.sqlite3", "told"


def groups(seed: int, count: int) -> list[list[Batch]]:
    """What is stored, group by group; those of a group are stored together."""
    chance = random.Random(f"script {seed}")
    last = dict.fromkeys(range(1, len(CODES) + 1), 0)
    return [[_batch(chance, last) for _ in range(chance.choice((1, 1, 2, 4)))] for _ in range(count)]


def _batch(chance: random.Random, last: dict[int, int]) -> Batch:
    table = chance.choice(list(last))
    entries = tuple(
        EntryRow(last[table] + number, number, chance.randbytes(chance.choice((30, 300, 5000))))
        for number in range(1, chance.choice((1, 1, 3)) + 1)
    )
    last[table] += len(entries)
    key = KeyRow(0, f"key-{table}-{entries[0].n}", b"d" * 16, entries[0].n)
    token = TokenRow(chance.randbytes(32), 0, waiting=False)
    return Batch(
        table, entries, keys=(key,) if chance.random() < 0.7 else (),
        tokens=(token,) if chance.random() < 0.1 else None,
        clock=ClockRow(1, entries[0].n, 1000, None) if chance.random() < 0.3 else None,
    )  # fmt: skip


async def play(folder: Path, seed: int, count: int) -> None:
    """Store all groups; a line in `told` for each that is durable, as the store says."""
    store = SqliteStore(str(folder / DATABASE))
    told = os.open(folder / TOLD, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
    for code in CODES:
        await store.create(code, 0)
    os.write(told, b"tables\n")
    for group in groups(seed, count):
        await asyncio.gather(*(store.append(batch) for batch in group))
        os.write(told, b"group\n")
    await store.close()


def with_pragma(synchronous: str) -> None:
    """Let the store check-point often, and sync as is said: OFF is the fault that the harness must see."""
    sqlite.CHECKPOINT_PAGES = CHECKPOINT_PAGES  # type: ignore[misc]
    writing = sqlite._writing

    def changed(path: str) -> sqlite3.Connection:
        connection = writing(path)
        if synchronous:
            connection.execute(f"PRAGMA synchronous = {synchronous}")
        return connection

    sqlite._writing = changed


def main() -> None:
    """Play the script that the arguments name."""
    with_pragma(sys.argv[4] if len(sys.argv) > 4 else "")
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))


if __name__ == "__main__":
    main()
