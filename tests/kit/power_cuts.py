"""Cuts the power and looks what is left: of a store at every change of its files, and of a whole server under load."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from saboteur.server.store import Batch, SqliteStore, StoredTable
from saboteur.server.store.sqlite_writer import Writer
from saboteur.server.time_source import SystemTime
from tests.kit import forked_server, planted_faults, scripted_store
from tests.kit.client import PATIENCE
from tests.kit.forked_server import ROOT, ForkedServers, NotStarted, alive
from tests.kit.lossy_disk import Change, Disk, Recorder, changes, put_back
from tests.kit.memory_folder import MEMORY
from tests.kit.reconnecting_clients import ReconnectingClients

Found = tuple[dict[str, int], list[str]]
MODULE = "tests.kit.power_cuts"


def scratch() -> Path:
    """A new folder, in memory where the system has such a place: the harness itself decides what is lost."""
    return Path(tempfile.mkdtemp(prefix="saboteur-power-", dir=MEMORY))


# -- a store, cut at every change -------------------------------------------------------------------------------------


def script_cuts(seed: int, groups: int, cuts: int, synchronous: str = "") -> Found:
    """Record a script once, cut it at so many of its changes, and compare each disk with what was told by then."""
    folder = scratch()
    try:
        disk_folder, notes = folder / "disk", folder / "notes"
        for made in (disk_folder, notes):
            made.mkdir()
        recorder = Recorder(disk_folder, notes)
        _play(recorder, seed, groups, synchronous)
        recorded = list(changes(recorder.log))
        return _cut_everywhere(disk_folder, recorded, seed, groups, cuts)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _play(recorder: Recorder, seed: int, groups: int, synchronous: str) -> None:
    recorder.begin()
    command = [sys.executable, "-m", "tests.kit.scripted_store", str(recorder.folder), str(seed), str(groups)]
    environment = {**os.environ, **recorder.environment}
    subprocess.run([*command, synchronous], cwd=ROOT, env=environment, check=True, timeout=300)


def _cut_everywhere(folder: Path, recorded: list[Change], seed: int, groups: int, cuts: int) -> Found:
    batches = scripted_store.groups(seed, groups)
    places = sorted(random.Random(f"places {seed}").sample(range(len(recorded) + 1), min(cuts, len(recorded) + 1)))
    disk, done, wrong = Disk(str(folder)), 0, []
    told = 0
    for place in places:
        for change in recorded[done:place]:
            told += change.data.count(b"\n") if change.name.endswith(scripted_store.TOLD) else 0
            disk.take(change)
        done = place
        put_back(folder, disk.after_cut(random.Random(f"cut {seed} {place}")))
        wrong += [f"script {seed}, cut at change {place}: {fault}" for fault in _lost(folder, batches, told)]
    return {"cuts": len(places), "changes": len(recorded), "scripts": 1}, wrong


def _lost(folder: Path, groups: list[list[Batch]], told: int) -> Iterator[str]:
    """What is not as it was told, or never was."""
    path = folder / scripted_store.DATABASE
    if not path.exists():
        if told:
            yield "the file is gone"
        return
    try:
        tables = asyncio.run(_tables(path))
    except Exception as failure:  # noqa: BLE001 - whatever it is: the store does not come back
        yield f"the store does not open: {type(failure).__name__} {failure}"
        return
    if told and None in tables.values():
        yield "a table is gone"
    for table in (table for table in tables.values() if table is not None):
        yield from _compared(table, groups, told)


async def _tables(path: Path) -> dict[str, StoredTable | None]:
    store = SqliteStore(str(path))
    try:
        health = store._connection.execute("PRAGMA integrity_check").fetchone()[0]
        if health != "ok":
            raise ValueError(health)
        return {code: await store.load(code) for code in scripted_store.CODES}
    finally:
        await store.close()


def _compared(table: StoredTable, groups: list[list[Batch]], told: int) -> Iterator[str]:
    """All that was told is there; besides it at most the group under way, whole; keys lie with their entries."""
    mine = [[batch for batch in group if batch.table == table.id] for group in groups]
    sure = [entry for group in mine[: max(0, told - 1)] for batch in group for entry in batch.entries]
    under_way = [entry for batch in mine[max(0, told - 1)] for entry in batch.entries] if told <= len(mine) else []
    if list(table.entries) not in (sure, sure + under_way):
        yield f"table {table.id} has {len(table.entries)} entries, told were {len(sure)} and {len(under_way)} under way"
    there = {entry.n for entry in table.entries}
    keys = {(key.seat, key.key) for group in mine for batch in group for key in batch.keys if key.n in there}
    if set(table.keys) != keys:
        yield f"table {table.id} has other keys than its entries"


# -- a server under load ----------------------------------------------------------------------------------------------


class PowerCutServers(ForkedServers):
    """Servers on a disk whose power fails."""

    def __init__(self, folder: Path, plant: str = "") -> None:
        """`folder` is empty; `plant` is a fault that every server shall have."""
        self._plant = plant
        disk, notes = folder / "disk", folder / "notes"
        for made in (disk, notes):
            made.mkdir()
        self.recorder = Recorder(disk, notes)
        super().__init__(
            disk, bot_delay=0.0, bot_workers=0, requests_per_minute=600_000, messages_per_minute=60_000,
            hash_seconds=1.0, nonce_seconds=1.0, log_level="error", guesses_per_hour=100_000,
        )  # fmt: skip
        self.database = str(disk / "crash.sqlite3")  # a file, whatever database the tests run on
        self._settings["database"] = self.database
        self._disk = Disk(str(disk))

    async def __aenter__(self) -> Self:
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", MODULE, cwd=ROOT, stderr=log, env={**os.environ, **self.recorder.environment},
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the parent and whatever server it has started, also one that nobody knows of yet."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.communicate()

    async def power_on(self, cut_at: int = 0) -> bool:
        """Start a server whose power fails at a change (0: not by itself); False if it failed before it answered."""
        self._disk = self.recorder.begin(cut_at)
        starting = asyncio.ensure_future(self.start(self._plant))
        while not starting.done():
            await asyncio.sleep(0.01)
            if self._server is not None and not alive(self._server):
                starting.cancel()
                self._server = None
                return False
        try:
            starting.result()
        except NotStarted:
            return False
        return True

    @property
    def failed(self) -> bool:
        """Whether the power has failed by itself."""
        return self._server is not None and not alive(self._server)

    def kill(self) -> None:
        """End the server, if it has not ended."""
        if self.failed:
            self._server = None
        super().kill()

    async def cut(self, number: str) -> None:
        """The power fails now, if it has not; the disk is what the number makes of it."""
        server = self._server
        self.kill()
        while server is not None and alive(server):
            await asyncio.sleep(0.005)
        for change in changes(self.recorder.log):
            self._disk.take(change)
        put_back(self.recorder.folder, self._disk.after_cut(random.Random(number)))


MOST_CHANGES = 500
"""Changes of files after which the power fails, at most; a move makes about ten."""


async def fleet_cuts(folder: Path, seed: int, cuts: int, plant: str = "") -> Found:
    """Play while the power fails so often; gives the counts and everything that was found wrong."""
    chance = random.Random(f"power {seed}")
    async with PowerCutServers(folder, plant) as servers:
        await servers.power_on()
        clients = ReconnectingClients(servers.base, seed)
        await clients.embark(tables=3)
        done = 0
        while done < cuts and not _broken(clients):
            await _until_dark(servers, clients, chance.randrange(5, 60))
            back = False
            while not back:
                await servers.cut(f"cut {seed} {done}")
                done += 1
                by_itself = done < cuts and chance.random() < 0.7
                back = await servers.power_on(chance.randrange(2, MOST_CHANGES) if by_itself else 0)
                if not back and not by_itself:
                    return await _dead(clients, servers, seed)
        await servers.cut(f"cut {seed} {done}")
        returns = [client.returns for client in clients.clients]
        if not await servers.power_on():
            return await _dead(clients, servers, seed)
        wrong = await _looked_over(clients, servers, returns)
    counts = {
        "cuts": done + 1, "moves": clients.progress, "returns": sum(client.returns for client in clients.clients),
        "runs": 1,
    }  # fmt: skip
    return counts, [f"run {seed}: {fault}" for fault in wrong]


async def _dead(clients: ReconnectingClients, servers: PowerCutServers, seed: int) -> Found:
    """What is found if a server does not start although the power stays on."""
    await clients.land()
    return {"runs": 1}, [f"run {seed}: no server starts any more: {servers.log.read_text()[-400:]}"]


def _broken(clients: ReconnectingClients) -> list[str]:
    return [fault for client in clients.clients for fault in client.broken]


async def _until_dark(servers: PowerCutServers, clients: ReconnectingClients, moves: int) -> None:
    """Play until the power fails by itself, or so many moves were acknowledged."""
    wanted = clients.progress + moves
    async with asyncio.timeout(900):
        while clients.progress < wanted and not servers.failed and not _broken(clients):
            await asyncio.sleep(0.005)


async def _until_all_are_back(clients: ReconnectingClients, returns: list[int]) -> None:
    """Wait until everybody has come back more often than that, or something is wrong."""
    async with asyncio.timeout(900):
        while [client for client, old in zip(clients.clients, returns, strict=True) if client.returns <= old]:
            if _broken(clients):
                return
            await asyncio.sleep(0.005)


async def _looked_over(clients: ReconnectingClients, servers: PowerCutServers, returns: list[int]) -> list[str]:
    wrong = _broken(clients)
    if not wrong:
        await _until_all_are_back(clients, returns)
        await _until_dark(servers, clients, 10)
    await clients.land()
    if not wrong:
        wrong = _broken(clients) + await clients.remembered() + clients.audited(servers.database)
    async with httpx.AsyncClient(base_url=servers.base, timeout=PATIENCE) as http:
        health = await http.get("/api/health")
    return wrong if health.is_success else [*wrong, "the server is not well"]


# -- the parent process -----------------------------------------------------------------------------------------------


def no_sync() -> None:
    """Nothing is ever synced."""
    scripted_store.with_pragma("OFF")


def ignores_failures() -> None:
    """What could not be stored counts as stored."""
    Writer._alone = lambda writer, _: writer._roll_back()  # type: ignore[method-assign,assignment]


def wall_clock() -> None:
    """The server looks at the system's time whenever it wants to know how much time has passed."""
    SystemTime.now = lambda _: time.time_ns() // 1_000_000  # type: ignore[method-assign,assignment]


def often() -> None:
    """Check-points come often, so that the power fails in the middle of some."""
    scripted_store.with_pragma("")


if __name__ == "__main__":
    planted_faults.PLANTS |= {plant.__name__: plant for plant in (no_sync, ignores_failures, wall_clock)}
    often()
    forked_server.main()
