"""What a club's evening costs: people who each play a game with the usual bots, as *Play now* seats them.

`python -m tools.studies.measure_club --people 20 --keep` starts a server with an SQLite file, lets that many people
play a whole game at once, as fast as they can, and divides the processor time of the server and of its bots by the
moves. A busy machine makes that somewhat larger; how long anything took would mean nothing there. With
PYTHONPATH=build/compiled the rules are compiled, as they are for hosts. `--keep` writes docs/measurements/club.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sqlite3
import sys
import threading
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import saboteur
from saboteur._mode import mode
from saboteur.bots import Bot, Observation
from saboteur.client import Player, play_now
from saboteur.rules import View, legal_moves
from tools.services.running_server import ROOT, running

KEPT: Final = ROOT / "docs" / "measurements" / "club.json"
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
COMPANY: Final = "company"
"""The bots of *Play now*, of several kinds."""
PATIENT: Final = 600
"""Seconds that bots may take here, where all are asked at once: no move is the simple bot's."""


class FirstMove(Bot):
    """Plays at once, so that the server is what is measured."""

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - the form of a bot
        return legal_moves(view)[0]


def measured(people: int, bot: str | None) -> dict[str, Any]:
    """Processor time and memory of a server and its bots for so many games at once."""
    with running(BOT_DELAY="0", BOT_WORKERS=1, BOT_SECONDS=PATIENT) as address:
        server = _children(os.getpid())[-1]
        idle, empty = _memory(server), _size(_database(server))
        before = _seconds(server), sum(map(_seconds, _children(server)))
        _play(address, people, bot)
        bots = _children(server)
        after = _seconds(server), sum(map(_seconds, bots))
        numbers = _numbers(address)
        size = _size(_database(server)) - empty
        moves, answers = numbers["saboteur_moves_total"], numbers["saboteur_bot_answers_total"]
        return {
            "command": f"python -m tools.studies.measure_club --people {people} --bot {bot or COMPANY} --keep",
            "version": saboteur.__version__, "python": platform.python_version(), "rules": mode(), "people": people,
            "cores": os.cpu_count(), "load_average": os.getloadavg()[0],
            "moves": moves, "bot_answers": answers, "bot_fallbacks": numbers["saboteur_bot_fallbacks_total"],
            "bot_answers_per_move": round(answers / moves, 2),
            "server_ms_per_move": round(1000 * (after[0] - before[0]) / moves, 3),
            "bots_ms_per_answer": round(1000 * (after[1] - before[1]) / answers, 3),
            "server_mib_idle": round(idle / 2**20, 1), "server_mib_after": round(_memory(server) / 2**20, 1),
            "bot_process_mib": round(max(map(_memory, bots)) / 2**20, 1),
            "disk_kib_per_game": round(size / people / 1024, 1),
        }  # fmt: skip


def _play(address: str, people: int, bot: str | None) -> None:
    """Everybody plays a game of three rounds with four bots; raises if anybody could not."""
    failed: list[BaseException] = []

    def play(number: int) -> None:
        try:
            Player(play_now(address, f"Guest {number}", bot=bot), FirstMove()).play()
        except BaseException as failure:  # noqa: BLE001 - told to whoever waits for the thread
            failed.append(failure)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(people)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def _numbers(address: str) -> dict[str, float]:
    with urllib.request.urlopen(f"{address}/api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if re.match(r"saboteur_\w+ ", line)}


def _children(process: int) -> list[int]:
    """Processes that a process has started from its main thread: this one its server, the server its bots."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def _database(process: int) -> Path:
    variables = Path(f"/proc/{process}/environ").read_text().split("\0")
    return Path(next(each.partition("=")[2] for each in variables if each.startswith("SABOTEUR_DATABASE=")))


def _size(file: Path) -> int:
    """Bytes of the tables, with what has not got into the file itself yet."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        pages, each = (connection.execute(f"PRAGMA page_{what}").fetchone()[0] for what in ("count", "size"))
    return int(pages) * int(each)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 0 always, for what cannot be measured is an exception."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.measure_club", description=__doc__)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--bot", default=COMPANY, help="which bots; default: those of *Play now*")
    parser.add_argument("--keep", action="store_true", help="write docs/measurements/club.json")
    given = parser.parse_args(arguments)
    found = measured(given.people, None if given.bot == COMPANY else given.bot)
    print(json.dumps(found, indent=2))
    if given.keep:
        others = json.loads(KEPT.read_text()) if KEPT.exists() else {}
        KEPT.write_text(json.dumps(others | {given.bot: found}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
