"""A table on a real server, played by a script over raw sockets: every byte that anybody is told is kept, with who may
know it. Nothing about a run depends on chance: clock, codes, tokens and cards are given."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.rules import Setup
from saboteur.rules.proof import nonce_hash
from saboteur.server import tokens
from saboteur.server.bots.bot_messages import Answer, Question
from saboteur.server.bots.bot_process import Worker
from tests.kit.client import Lobby
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.local_server import FakeTime, Running, running, settings_for
from tests.kit.polling import eventually as eventually
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_twins import Turn, World

NAMES = ("Ana", "Ben", "Cleo", "Dara", "Emil", "Fay")
Knowing = frozenset[int]


class Script(FakeTime):
    """A clock that can go straight to the next moment somebody waits for."""

    def next_alarm(self) -> None:
        """Let time pass until the first alarm rings, and not longer."""
        waiting = [alarm.at for alarm in self._alarms if not alarm.cancelled]
        self.advance((min(waiting) - self._now) / 1000)


class _Lapse:
    """In place of `secrets.choice`, by which the clock discards: the card that the course says. Compiled code keeps its
    modules, so the function is exchanged and not the module."""

    def __init__(self) -> None:
        self.card = ""

    def choice(self, hand: Any) -> str:
        assert self.card in hand
        return self.card


class Stage:
    """One run. `heard` are the bytes of each socket and the answers to requests, `knowing` whose secrets they tell."""

    def __init__(self, server: Running, lobby: Lobby, time_source: Script, world: World, lapse: _Lapse) -> None:
        self.server, self.lobby, self.time_source, self.world = server, lobby, time_source, world
        self._lapse = lapse
        self.heard: dict[str, bytearray] = {}
        self.texts: dict[str, list[bytes]] = {}
        self.knowing: dict[str, Knowing] = {}
        self.sockets: dict[str, RawSocket] = {}
        self.tokens: list[str] = []
        self.code = ""
        self._keys = 0
        self._hinting = Worker()

    @property
    def players(self) -> int:
        return self.world.deals.setup.players

    @property
    def live(self) -> Any:
        """The table in the server's memory."""
        return self.server.registry.tables[self.code]

    def key(self) -> str:
        """A new key; the same ones in every run."""
        self._keys += 1
        return f"key-{self._keys:06}"

    # -- requests -----------------------------------------------------------------------------------------------------

    async def request(
        self, method: str, path: str, body: object = None, seat: int | None = None, *, compared: bool = True,
        **more: Any,
    ) -> Any:  # fmt: skip
        """Ask over HTTP; the answer is kept under the seat's name. Gives the answer."""
        headers = {"authorization": f"Bearer {self.tokens[seat]}"} if seat is not None else {}
        path = path.replace("{code}", self.code)
        given = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = await self.lobby.http.request(method, path, headers=headers | more, **given)
        if compared:
            name = "http" if seat is None else f"http {seat}"
            self.knowing[name] = frozenset() if seat is None else frozenset({seat})
            told = b"%s %s %d %s\n" % (method.encode(), path.encode(), answer.status_code, answer.content)
            self.heard.setdefault(name, bytearray()).extend(told)
            self.texts.setdefault(name, []).append(answer.content)
        return answer

    async def post(self, rest: str, body: object = None, seat: int | None = 0) -> Any:
        """Post to the table as a seat."""
        return await self.request("POST", f"/api/tables/{{code}}/{rest}", body, seat)

    # -- sockets ------------------------------------------------------------------------------------------------------

    async def open(self, name: str, knowing: Knowing, **hello: Any) -> RawSocket:
        """A socket that says hello; gives it when it is answered."""
        socket = await RawSocket.open(self.server.base)
        self.sockets[name] = socket
        self.knowing[name] = knowing
        await socket.ask({"type": "hello", "v": 1, "table": self.code, **hello})
        return socket

    async def enter(self, seat: int, **hello: Any) -> RawSocket:
        """The socket of a seat."""
        return await self.open(f"seat {seat}", frozenset({seat}), token=self.tokens[seat], **hello)

    async def cut(self, name: str) -> RawSocket:
        """Cut a socket when it has heard all that was said to it; that stays. Gives it when the server has noticed."""
        socket = self.sockets.pop(name)
        await _heard_all(name, socket)
        self.keep(name, socket)
        count = len(self.live.audience.connections) if self.code in self.server.registry.tables else 0
        ended = socket.closed is not None
        await socket.close()
        if count and not ended:
            await eventually(lambda: len(self.live.audience.connections) < count)
        return socket

    def keep(self, name: str, socket: RawSocket) -> None:
        """Add what a socket heard to what is compared."""
        self.heard.setdefault(name, bytearray()).extend(socket.received)
        self.texts.setdefault(name, []).extend(socket.texts)

    async def settle(self) -> None:
        """Everybody has heard all that was said."""
        for name, socket in list(self.sockets.items()):
            await _heard_all(name, socket)

    async def finish(self) -> None:
        """Keep what all sockets have heard, and cut them."""
        await self.settle()
        for name, socket in list(self.sockets.items()):
            self.keep(name, socket)
            await socket.close()
        self.sockets.clear()

    # -- playing ------------------------------------------------------------------------------------------------------

    async def seat_all(self, **settings: Any) -> None:
        """Make the table, let everybody join and connect."""
        setup = self.world.deals.setup
        chosen = {"edition": setup.edition, "options": sorted(setup.options), "rounds": setup.rounds, **settings}
        taken = (await self.request("POST", "/api/tables", {"name": NAMES[0], "settings": chosen})).json()
        self.code, self.tokens = taken["code"], [taken["token"]]
        for name in NAMES[1 : self.players]:  # the second says that it is a program
            wish = {"name": name, "program": name == NAMES[1]}
            self.tokens.append((await self.post("join", wish, None)).json()["token"])
        for seat in range(self.players):
            await self.enter(seat)

    async def deal(self) -> None:
        """Ready, start, nonces and cards."""
        for seat in range(1, self.players):
            await self.post("ready", {"ready": True}, seat)
        await self.post("start")
        commitment = self.live.room.deal.commitment
        for seat in range(self.players):
            shown = {"type": "nonce-hash", "commitment": commitment, "hash": nonce_hash(f"nonce {seat}")}
            await self.sockets[f"seat {seat}"].send(shown)
            await self._taken(lambda seat=seat: self.live.room.deal.hashes[seat])
            if seat == 0:
                await self.sockets["seat 0"].ask({**shown, "hash": nonce_hash("another")})
        await eventually(lambda: self.live.room.deal.stage == "opening")
        for seat in range(self.players):
            opened = {"type": "nonce", "commitment": commitment, "nonce": f"nonce {seat}"}
            await self.sockets[f"seat {seat}"].send(opened)
            await self._taken(lambda seat=seat: self.live.room.deal.nonces[seat])
        await eventually(lambda: self.live.room.stage == "playing" and not self.live.busy)

    async def _taken(self, word: Any) -> None:
        """What was said is in the table, and stored."""
        await eventually(lambda: word() is not None and not self.live.busy)

    def move(self, turn: Turn, **changes: Any) -> dict[str, Any]:
        """A turn as a message."""
        state = self.live.state
        return {
            "type": "move", "key": self.key(), "game": self.live.room.game, "version": state.version,
            "move": turn.move, **changes,
        }  # fmt: skip

    async def play(self, turn: Turn) -> None:
        """A move of the course, by its player, his bot or the clock."""
        version = self.live.state.version
        assert self.live.to_act == turn.seat, "the course is another"
        if self.live.bot_of(turn.seat) is not None:
            await self.by_bot(turn)
        elif turn.by_clock:
            self._lapse.card = turn.move[1:]
            self.time_source.advance(self.live.seconds_for_move)
        else:
            answer = await self.sockets[f"seat {turn.seat}"].ask(self.move(turn))
            assert answer["type"] == "done", (turn, answer)
        await eventually(lambda: self.live.state.version == version + 1 and not self.live.busy)

    async def by_bot(self, turn: Turn) -> None:
        """A bot's move: its answer is that of the course, and time goes on to the very moment at which it is given."""
        self.answer = turn.move
        version = self.live.state.version
        await eventually(lambda: self.time_source.waiting > 0)
        self.time_source.next_alarm()
        await eventually(lambda: self.live.state.version == version + 1)

    async def hint(self, name: str) -> dict[str, Any]:
        """What a seat could do, by its socket. When the answer comes is compared as well."""
        socket, began = self.sockets[name], self.time_source.now()
        before, waiting = len(socket.answers), self.time_source.waiting
        await socket.send({"type": "hint", "key": self.key()})
        await eventually(lambda: len(socket.answers) > before or self.time_source.waiting > waiting)
        if len(socket.answers) == before:
            self.time_source.next_alarm()
        answer = await socket.answer(before)
        told = b"after %d ms\n" % (self.time_source.now() - began)
        self.heard.setdefault(f"hints {name}", bytearray()).extend(told)
        self.texts.setdefault(f"hints {name}", []).append(told)
        self.knowing[f"hints {name}"] = self.knowing[name]
        return answer

    answer = ""

    async def ask(self, question: Question, who: str = "", until: float | None = None) -> Answer:  # noqa: ARG002
        """In place of the bots' processes."""
        if question.ask == "hints":
            return self._hinting.answer(question)
        return Answer(question.id, self.answer if question.ask == "move" else None)


async def _heard_all(name: str, socket: RawSocket) -> None:
    """Ask and wait for the answer: what was said before has arrived then."""
    if socket.closed is None:
        assert (await socket.ask({"type": "ping"}))["type"] in ("pong", "bye", "closed"), name


@contextmanager
def scripted(patch: pytest.MonkeyPatch) -> Iterator[_Lapse]:
    """Codes, tokens and the clock's discards follow the script."""
    lapse = _Lapse()
    with patch.context() as patched:
        patched.setattr(tokens, "secrets", DrawnSecrets(random.Random("secrets")))
        patched.setattr(secrets, "choice", lapse.choice)
        yield lapse


@asynccontextmanager
async def stage(
    folder: Path, world: World, patch: pytest.MonkeyPatch, **limits: Any
) -> AsyncIterator[Stage]:  # fmt: skip
    """A server with the cards of a world, and nobody at it yet."""
    time_source = Script()
    settings = settings_for(folder, bot_workers=0, bot_delay=2.0, **limits)
    with scripted(patch) as lapse:
        parts = {"time_source": time_source, "dealer": dealer_of(world), "entropy": lambda size: b"e" * size}
        async with running(settings, **parts) as server, Lobby(server.base) as lobby:
            made = Stage(server, lobby, time_source, world, lapse)
            patch.setattr(server.services.bot_pool, "ask", made.ask)
            try:
                yield made
                await made.finish()
            finally:
                for socket in made.sockets.values():
                    await socket.close()


def dealer_of(world: World) -> Any:
    """Deals the cards of a world, whatever the seed."""

    def deal(setup: Setup, seed: str) -> Any:  # noqa: ARG001 - the form of a dealer
        return world.deals

    return deal
