"""How long people wait for a bot: the time from a question to its answer, as a server asks.

All seats of a table are bots of one kind, asked in the server's own processes for bots and with its own words; first
one table alone, then two at once, which may have to wait for each other. Times are those of the clock on the wall.
`--keep` writes docs/measurements/answers.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shlex
import sys
import time
from itertools import chain, product
from typing import Final, Literal

from saboteur import _mode
from saboteur.bots import BUILT_IN_NAMES
from saboteur.rules import Event, Game, Setup, redacted
from saboteur.server.bots.bot_messages import Answer, Question, WireObservation
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.metrics import Metrics
from saboteur.server.settings import Settings
from saboteur.server.wire.event_encoding import on_wire
from tools.ci.commit import ROOT, commit

KEPT: Final = ROOT / "docs" / "measurements" / "answers.json"
SEED: Final = "answers"
AT_ONCE: Final = (1, 2)
"""Tables; there are as many processes for bots as there are cores."""
EDITION: Final = "lt"


class Sitting:
    """A game whose seats are asked one after the other; what each has lived through goes along as it happens."""

    def __init__(self, pool: BotPool, bot: str, players: int, seed: str) -> None:
        self._pool, self._bot, self._seed = pool, bot, seed
        self.game = Game.seeded(Setup(EDITION, players, rounds=1), seed)
        opening = self.game.opening
        self._news = [[_seen(opening, seat)] for seat in range(players)]
        self._told = [0] * players
        self.seconds: list[float] = []

    async def play(self) -> None:
        """To the end of the game; after each move every bot may speak."""
        while (seat := self.game.to_act) is not None:
            began = time.perf_counter()
            answer = await self.ask(seat, "move")
            self.seconds.append(time.perf_counter() - began)
            assert answer.text is not None
            step = self.game.play(seat, answer.text)
            for other, news in enumerate(self._news):
                news.append(_seen(step.events, other))
            for speaker in range(len(self._news)):
                if self.game.to_act is not None and (text := (await self.ask(speaker, "claim")).text) is not None:
                    for news in self._news:
                        news.append(WireObservation((), (speaker, text)))

    async def ask(self, seat: int, ask: Literal["move", "claim"]) -> Answer:
        """The answer of a seat, which hears what happened since it was asked last."""
        news, start = tuple(self._news[seat]), self._told[seat]
        self._told[seat] += len(news)
        self._news[seat].clear()
        sitting, view = f"{self._seed}/{seat}/{self._bot}", self.game.view(seat)
        answer = await self._pool.ask(Question(0, sitting, self._bot, self._seed, ask, view, start, news))
        assert answer is not None
        assert not answer.lost
        return answer


def _seen(events: tuple[Event, ...], seat: int) -> WireObservation:
    return WireObservation(tuple(on_wire(redacted(event, seat)) for event in events))


async def measure(bot: str, players: int, games: int, tables: int) -> dict[str, float]:
    """Play games at some tables at once; gives milliseconds."""
    pool = BotPool(Settings(bot_workers=os.cpu_count() or 1, bot_seconds=30), Metrics())
    try:
        warm = [Sitting(pool, bot, players, f"{SEED} warm {number}") for number in range(4)]
        await asyncio.gather(*(sitting.ask(sitting.game.to_act or 0, "move") for sitting in warm))

        async def table(number: int) -> list[float]:
            seconds: list[float] = []
            for game in range(games):
                sitting = Sitting(pool, bot, players, f"{SEED} {number} {game}")
                await sitting.play()
                seconds += sitting.seconds
            return seconds

        found = sorted(chain.from_iterable(await asyncio.gather(*(table(number) for number in range(tables)))))
    finally:
        await pool.close()
    places = {"p50": len(found) // 2, "p99": len(found) * 99 // 100, "slowest": -1}
    return {"moves": len(found), **{name: round(1000 * found[place], 2) for name, place in places.items()}}


def main() -> None:
    """Measure all bots, or those named."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.measure_answers", description=__doc__)
    parser.add_argument("--bots", nargs="+", default=BUILT_IN_NAMES, choices=BUILT_IN_NAMES)
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--games", type=int, default=10, help="rounds at each table")
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    began, load = time.monotonic(), os.getloadavg()[0]
    rows = []
    for bot, tables in product(given.bots, AT_ONCE):
        found = asyncio.run(measure(bot, given.players, given.games, tables))
        rows.append({"bot": bot, "tables at once": tables, **found})
        print(rows[-1], flush=True)
    if given.keep:
        kept = {
            "what": "milliseconds from a question to a bot's answer, as a server asks", "commit": commit(),
            "command": shlex.join(["python", "-m", "tools.studies.measure_answers", *sys.argv[1:]]), "seed": SEED,
            "mode": _mode.mode(), "seconds": round(time.monotonic() - began), "cores": os.cpu_count(), "load": load,
            "players": given.players, "rows": rows,
        }  # fmt: skip
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
