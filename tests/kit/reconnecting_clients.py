"""Many clients that play on whatever happens to the server: they come back by themselves, send what was not answered
again, and remember all they were told. What the server said must stay true; `broken` lists where it did not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from saboteur.server.state import entries as e
from saboteur.server.state.table_log import entry_decoder
from tests.kit.client import PATIENCE, Lobby, Message, Player, Wrong
from tests.kit.temporary_database import Books

NAMES = ("Ana", "Ben", "Cleo", "Dara")
LONGEST_TAIL = 150
COME_AGAIN = ("stopping", "storage", "hello-late")
"""Why a server may send somebody away for a moment; on a busy machine a client may be late with its hello."""


class ReconnectingClient:
    """One seat: plays at random, sends many things twice and some too late."""

    def __init__(self, player: Player, chance: random.Random, pause: float = 0.0) -> None:
        self.player, self._chance, self._pause = player, chance, pause
        self.accepted: dict[str, int] = {}
        """The number of the entry for each key that was acknowledged."""
        self.moves: dict[str, str] = {}
        """What was sent under each key."""
        self.refused: set[str] = set()
        self.broken: list[str] = []
        self.returns = 0
        self.sent_away = 0
        """How often the server could not store something."""
        self._pending: Message | None = None
        self._old: Message | None = None
        self.stopping = False

    async def play_on(self) -> None:
        """Play until told to stop; a connection that ends is made again."""
        while not self.stopping:
            try:
                await self._connected()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
            except Wrong as fault:
                self.broken.append(str(fault))
                return
            finally:
                await self._hang_up()

    async def _hang_up(self) -> None:
        try:
            await self.player.close()
        except (OSError, WebSocketException):
            self.player.socket = None

    async def _connected(self) -> None:
        been, player = self.player.n > 0, self.player
        first = await player.connect(resume=been)
        if first["type"] == "bye" and first["code"] in COME_AGAIN:
            raise TimeoutError
        if first["type"] != "resumed" and been:
            self.broken.append(f"{first['type']} {first.get('code')} instead of what followed {player.n}")
        self.returns += been
        if self._pending is not None:
            await player.send(self._pending)
        while not self.stopping:
            await self._act()
            try:
                self._take(await player.next(0.5))
            except TimeoutError:
                continue

    async def _act(self) -> None:
        player = self.player
        if self._pending is not None or player.view is None or player.to_act not in player.seats:
            return
        legal = player.view["legal"]
        if not legal:
            return
        if self._pause:
            await asyncio.sleep(self._pause)
        if self._chance.random() < 0.15:
            await self._send(
                player.move(self._chance.choice(legal), version=max(0, player.view["public"]["version"] - 1))
            )
        self._pending = player.move(self._chance.choice(legal))
        for _ in range(self._chance.choice((1, 1, 2, 3))):
            await self._send(self._pending)

    async def _send(self, message: Message) -> None:
        self.moves[message["key"]] = message["move"]
        await self.player.send(message)

    def _take(self, message: Message) -> None:
        key = message.get("key")
        if message["type"] == "bye" and message["code"] == "storage":
            self.sent_away += 1
        if message["type"] == "done":
            self._acknowledged(message)
        elif message["type"] == "refused" and key is not None:
            self.refused.add(key)
            if key in self.accepted:
                self.broken.append(f"{key} was accepted, then refused: {message['code']}")
        if self._pending is not None and key == self._pending["key"] and message["type"] in ("done", "refused"):
            self._old, self._pending = self._pending, None
        elif self._old is not None and message["type"] == "step" and self._chance.random() < 0.2:
            asyncio.ensure_future(self._again(self._old))  # noqa: RUF006 - whether it arrives does not matter

    async def _again(self, message: Message) -> None:
        """Send something that was answered long ago once more."""
        try:
            await self.player.send(message)
        except (OSError, WebSocketException, AssertionError):
            return

    def _acknowledged(self, message: Message) -> None:
        key, n = message["key"], message["n"]
        if self.accepted.setdefault(key, n) != n:
            self.broken.append(f"{key} was accepted as {self.accepted[key]} and as {n}")
        if n > self.player.n:
            self.broken.append(f"{key} was acknowledged before its step was told")


class PlayedTable:
    """A table with its clients."""

    def __init__(self, code: str, clients: list[ReconnectingClient]) -> None:
        self.code, self.clients = code, clients

    async def steer(self, base: str) -> None:
        """Deal whenever no game runs."""
        async with Lobby(base) as lobby:
            while not self.clients[0].stopping:
                if self.clients[0].player.room.get("stage") in ("open", "over"):
                    await self._start(lobby)
                await asyncio.sleep(0.1)

    async def _start(self, lobby: Lobby) -> None:
        try:
            for client in self.clients[1:]:
                await lobby.post(f"/api/tables/{self.code}/ready", {"ready": True}, client.player.token)
            await lobby.post(f"/api/tables/{self.code}/start", None, self.clients[0].player.token)
        except httpx.TransportError:
            return


class ReconnectingClients:
    """All tables of a server; its people may pause before they move.

    Each table can have an address of its own, if the server trusts us as its proxy: only so many people of one address
    get what they missed at the same moment, the others a new welcome.
    """

    def __init__(self, base: str, seed: int, pause: float = 0.0, *, apart: bool = False) -> None:
        self.base, self._pause, self._apart = base, pause, apart
        self._chance = random.Random(seed)
        self.tables: list[PlayedTable] = []
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def clients(self) -> Iterator[ReconnectingClient]:
        return (client for table in self.tables for client in table.clients)

    async def embark(self, tables: int, people: int = 3) -> None:
        """Make the tables and set everybody playing."""
        async with Lobby(self.base) as lobby:
            for number in range(tables):
                host = await lobby.table(NAMES[0], rounds=2)
                joined = [await lobby.join(host["code"], name) for name in NAMES[1:people]]
                tokens = [taken["token"] for taken in (host, *joined)]
                players = [Player(self.base, host["code"], token) for token in tokens]
                for player in players if self._apart else ():
                    player.headers["x-forwarded-for"] = f"198.18.{number // 256}.{number % 256}"
                chances = [random.Random(self._chance.random()) for _ in players]
                clients = [
                    ReconnectingClient(player, chance, self._pause)
                    for player, chance in zip(players, chances, strict=True)
                ]
                self.tables.append(PlayedTable(host["code"], clients))
        for table in self.tables:
            self._tasks.append(asyncio.ensure_future(table.steer(self.base)))
            self._tasks += [asyncio.ensure_future(client.play_on()) for client in table.clients]

    async def land(self) -> None:
        """Everybody stops."""
        for client in self.clients:
            client.stopping = True
        await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def progress(self) -> int:
        """Moves acknowledged so far."""
        return sum(len(client.accepted) for client in self.clients)

    # -- looking back -------------------------------------------------------------------------------------------------

    async def remembered(self) -> list[str]:
        """Ask for the end of each log again: it must be what was told, byte for byte."""
        wrong = []
        for client in self.clients:
            old = client.player
            n = max(min(old.numbered, default=1), old.n - LONGEST_TAIL)
            again = Player(old.base, old.code, old.token)
            again.headers = old.headers
            again.ceremony, again.n, again.hash = False, n, hash_at(old, n)
            first = await again.connect(resume=True)
            await again.close()
            if first["type"] != "resumed":
                wrong.append(f"{old.n}: {first['type']} for a resume from {n}")
            wrong += [
                f"{number} is told differently" for number, text in again.numbered.items()
                if old.numbered.get(number, text) != text
            ]  # fmt: skip
        return wrong

    def audited(self, database: str) -> list[str]:
        """Compare all that was acknowledged or refused with what is stored."""
        return [fault for table in self.tables for fault in _audit(Books(database), table)]


def hash_at(player: Player, n: int) -> str:
    """The hash of the last view up to a number."""
    known = [message for message in player.told if message.get("n", n + 1) <= n and "hash" in message]
    known = [message for message in known if message["type"] in ("welcome", "step")]
    return str(known[-1]["hash"]) if known else ""


def _audit(books: Books, table: PlayedTable) -> Iterator[str]:
    number = books.table(table.code)
    entries = {n: entry_decoder.decode(body) for n, body in books.entries(number).items()}
    if sorted(entries) != list(range(1, len(entries) + 1)):
        yield "the numbers have gaps"
    keys = books.keys(number)
    stored = {(seat, key): n for seat, key, n in keys}
    moved = {n for n, entry in entries.items() if isinstance(entry, e.Moved)}
    if len(stored) != len(keys) or sorted(stored.values()) != sorted(moved):
        yield f"{len(moved)} moves were played under {len(stored)} keys"
    for seat, client in enumerate(table.clients):
        yield from _audit_client(seat, client, entries, stored)


def _audit_client(
    seat: int, client: ReconnectingClient, entries: dict[int, Any], stored: dict[tuple[int, str], int]
) -> Iterator[str]:  # fmt: skip
    if client.player.n > len(entries):
        yield f"seat {seat} was told {client.player.n} of {len(entries)} entries"
    for key, n in client.accepted.items():
        entry = entries.get(n)
        if stored.get((seat, key)) != n or not isinstance(entry, e.Moved):
            yield f"{key} was acknowledged as {n} and is not there"
        elif (entry.seat, entry.move) != (seat, client.moves[key]):
            yield f"{key} became another move"
    for key in client.refused - client.accepted.keys():
        if (seat, key) in stored:
            yield f"{key} was refused and is there"


def canaries(clients: ReconnectingClients, database: str) -> list[str]:
    """Everything that must never be written down outside the database."""
    secrets = Books(database).secrets()
    own = [
        msgspec.json.encode(message["view"]["own"]).decode()
        for client in clients.clients for message in client.player.told if message["type"] == "step"
    ]  # fmt: skip
    tokens = [client.player.token or "" for client in clients.clients]
    codes = [table.code for table in clients.tables]
    return [*secrets, *own, *tokens, *codes, *NAMES, "Pnesw"]
