"""P1 and P2 with two workers: whoever follows a table from the other worker is told as little as at its own."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saboteur.server.table.table import Table
from tests.cluster.worker_pair import Pair, pair
from tests.kit.raw_websocket import RawSocket
from tests.kit.scripted_table import Knowing, Script, Stage, dealer_of, eventually, scripted
from tests.kit.server_twins import SECRETS, Turn, World
from tests.kit.temporary_database import forget_postgres
from tests.secrecy.server.twin_scenes import NOBODY, Heard, course, heard
from tests.secrecy.server.world_comparison import Twins

GAME = 4
"""Two seats at each worker; its twins differ in every kind of secret."""
TIMELY = (b'{"type":"presence"', b'{"type":"pong"', b'{"type":"rest"')
"""How often it is said who is here, while people come, depends on how fast word goes between workers; and after which
words of the other worker a ping is answered or a rest is over, on who is quicker. tests/secrecy/server compares all of
them at one worker."""


class PairStage(Stage):
    """A run at two workers: seats take turns between them; a socket whose name begins with `far` is at the other."""

    def __init__(self, both: Pair, *parts: Any) -> None:
        super().__init__(both.servers[0], both.lobbies[0], *parts)
        self._both = both

    async def open(self, name: str, knowing: Knowing, **hello: Any) -> RawSocket:
        place = (sum(knowing) + name.startswith("far")) % 2
        self.server = self._both.servers[place]
        try:
            return await super().open(name, knowing, **hello)
        finally:
            self.server = self._both.servers[0]
            await self.agreed()

    async def play(self, turn: Turn) -> None:
        await self.agreed()  # what was said before it
        await super().play(turn)
        await self.agreed()

    async def deal(self) -> None:
        await super().deal()
        await self.agreed()

    async def _taken(self, word: Any) -> None:
        await super()._taken(word)
        await self.agreed()

    async def agreed(self) -> None:
        """Both workers, if both have the table, have read as much and know who is here; since when somebody is not, a
        worker only asks when it matters."""
        registries = [server.registry for server in self._both.servers]
        known = [registry.tables[self.code] for registry in registries if self.code in registry.tables]
        await eventually(lambda: len({(table.state.n, replace(table.presence(), gone_in=())) for table in known}) == 1)
        await eventually(lambda: not any(table.busy for table in known))
        await self.settle()


async def at_two_workers(folder: Path, world: World, patch: pytest.MonkeyPatch) -> Heard:
    """A course with everybody at one worker and a second time at the other, and resumes from the middle at either."""
    forget_postgres(folder)
    time_source = Script()
    with scripted(patch) as lapse:
        parts = {"time_source": time_source, "dealer": dealer_of(world), "entropy": lambda size: b"e" * size}
        async with pair(folder, parts=parts) as both:
            it = PairStage(both, time_source, world, lapse)
            await it.seat_all(talk="chat", clock=60)
            await it.open("device", frozenset({1, 2}), token=it.tokens[1], also=[it.tokens[2]])
            await it.open("spectator", NOBODY)
            await everybody(it, "far")
            await it.deal()
            await course(it)
            steps = [m for m in it.sockets["spectator"].messages if m["type"] == "step"]
            middle = {"resume": {key: steps[len(steps) // 2][key] for key in ("n", "hash")}}
            for name in ("resumed", "far resumed"):
                await everybody(it, name, **middle)
            await it.finish()
            return timeless(heard(it))


def timeless(told: Heard) -> Heard:
    """Without what depends on how fast the machine is."""
    kept = {name: [text for text in texts if not text.startswith(TIMELY)] for name, (_, _, texts) in told.items()}
    return {name: (knowing, b"\n".join(kept[name]), kept[name]) for name, (knowing, _, _) in told.items()}


async def everybody(it: PairStage, name: str, **hello: Any) -> None:
    """Another socket for each seat, a pair of them, and somebody who watches."""
    for seat in range(it.players):
        await it.open(f"{name} {seat}", frozenset({seat}), token=it.tokens[seat], **hello)
    await it.open(f"{name} pair", frozenset({1, 2}), token=it.tokens[1], also=[it.tokens[2]], **hello)
    await it.open(f"{name} spectator", NOBODY, **hello)


@pytest.mark.parametrize("only", [pytest.param(None, marks=pytest.mark.soak), frozenset({2})], ids=["all", "a seat"])
def test_nobody_at_either_of_two_workers_can_tell_twin_worlds_apart(
    folder: Path, monkeypatch: pytest.MonkeyPatch, only: frozenset[int] | None
) -> None:
    """Those who know a seat, and spectators, who know less; `make soak` has every viewer."""
    twins = Twins()
    assert twins.compare(folder, [GAME], monkeypatch, at_two_workers, only) == []
    assert set(SECRETS) <= (+twins.differed).keys()


def test_a_worker_that_tells_more_while_it_follows_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: whoever is at the other worker learns where the treasure lies."""

    def take(table: Any, tail: Any) -> None:
        original(table, tail)
        if table.state.game is not None:
            place = table.state.game.deal.goals.index("treasure")
            for connection in table.audience.connections:
                connection.push_bytes(b'{"type":"told","place":%d}' % place)

    original = Table._follow
    monkeypatch.setattr(Table, "_follow", take)
    found = Twins().compare(folder, [GAME], monkeypatch, at_two_workers, only=NOBODY)
    assert any(one.startswith("far") for one in found), found
