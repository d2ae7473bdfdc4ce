"""Sit down at a live table with a bot of your own: `play_at("http://localhost:8000", "7KQ2MZP4", MyBot())`.

`play_now` deals a game with the server's bots at once, and `play_together` opens a table for several bots of yours.

The client speaks the protocol of `docs/protocol.md`: it joins, says that it is ready, takes part in the shuffle, gets
the history of the game, decodes views and events into the values of the rules, answers when it is its turn, and
reconnects.

A bot is asked in the thread that called `play`. The connection lives in an event loop in a thread of its own, which
answers the server's pings while a bot thinks. No other thread touches it: a TLS socket of Python is not made for one
thread that sends while another receives (with Python 3.13.6 both wait forever).
"""

from __future__ import annotations

import json
import secrets
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from time import sleep
from typing import Any, Final

import msgspec
from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saboteur.bots import Bot, Observation
from saboteur.rules import View
from saboteur.rules.events import HIDDEN, Event
from saboteur.rules.proof import nonce_hash
from saboteur.rules.view import Own, Public
from saboteur.server.wire.event_encoding import STRUCTS, WireEvent
from saboteur.server.wire.messages import VERSION

PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each attempt to connect again."""
_EVENTS: Final = {struct: event for event, struct in STRUCTS.items()}


class Refused(Exception):
    """The server said no: a code with arguments."""

    def __init__(self, code: str, arguments: dict[str, Any]) -> None:
        super().__init__(f"{code} {arguments}" if arguments else code)
        self.code = code
        self.arguments = arguments


@contextmanager
def _refusable(*codes: str) -> Iterator[None]:
    """Go on where the server refused with one of these codes."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise


@dataclass(frozen=True)
class Seat:
    """A seat at a table, and the token that opens it: keep it to come back."""

    server: str
    code: str
    seat: int
    token: str


def take_seat(server: str, code: str, name: str, *, program: bool = True, numbered: bool = False) -> Seat:
    """Join a table; everybody there is shown that a program plays. Raises Refused, with `no-programs` at a table that
    takes none and `name-taken` where somebody has the name, unless it may be `numbered`: “Robo 2”. `program=False` is
    for those who decide every move themselves."""
    wish = {"name": name, "program": program, "unnamed": numbered}
    return _seat(server, _asked(server, f"/api/tables/{code}/join", wish))


def open_table(server: str, name: str, key: str | None = None, **settings: Any) -> Seat:
    """A new table and its first seat, the host's; some servers ask for a key. The settings are those of `play_now`."""
    wish = {"name": name, "settings": settings, "program": True}
    return _seat(server, _asked(server, "/api/tables", wish | ({"key": key} if key else {})))


def change_settings(host: Seat, **settings: Any) -> None:
    """Change settings before the deal; everybody has to say again that they are ready. Raises Refused."""
    _table_asked(host, "settings", settings)


def add_bots(host: Seat, count: int = 1, bot: str | None = None) -> None:
    """Give new seats to bots of the server: all the same, or of several kinds. Raises Refused."""
    _table_asked(host, "bots", {"count": count, "bot": bot})


def start(host: Seat) -> None:
    """Deal, once all others are ready; after a game, play again. Raises Refused, as with `not-ready`."""
    _table_asked(host, "start", None)


def play_now(
    server: str, name: str, players: int = 5, bot: str | None = None, key: str | None = None, **settings: Any
) -> Seat:
    """A table of your own with the server's bots, dealt at once; some servers ask for a key. Raises Refused.

    Settings are `edition`, `options`, `rounds`, `first`, `clock`, `more_time`, `talk`, `private`, `closed`, `bot_pace`,
    `card_counter`, `listed`, `no_programs` and `hints`, as in `docs/protocol.md`: `play_now(…, rounds=1, clock=60)`.
    """
    wish = {"name": name, "players": players, "bot": bot, "settings": settings, "program": True}
    return _seat(server, _asked(server, "/api/play-now", wish | ({"key": key} if key else {})))


def _seat(server: str, taken: dict[str, Any]) -> Seat:
    return Seat(server.rstrip("/"), taken["code"], taken["seat"], taken["token"])


def _table_asked(seat: Seat, what: str, body: dict[str, Any] | None) -> int:
    """Ask for something at a table with the seat's token; gives the number of the message that says so to all."""
    accepted: int = _asked(seat.server, f"/api/tables/{seat.code}/{what}", body, seat.token)["n"]
    return accepted


def _asked(server: str, path: str, body: dict[str, Any] | None, token: str | None = None) -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    content = b"" if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.rstrip("/") + path, content, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as problem:
        said = json.loads(problem.read() or b"{}")
        raise Refused(said.get("code", str(problem.code)), said.get("arguments", {})) from None


class _Socket:
    """A connection that is used from another thread than that of its event loop."""

    def __init__(self, portal: BlockingPortal, connection: ClientConnection) -> None:
        self._portal = portal
        self._connection = connection

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._portal.call(self._connection.recv))
        return message

    def send(self, message: dict[str, Any]) -> None:
        self._portal.call(self._connection.send, json.dumps(message))

    def close(self) -> None:
        """Close it, if that has not happened yet."""
        with suppress(RuntimeError):  # its event loop has ended
            self._portal.call(self._connection.close)


@dataclass
class Player:
    """A bot at a live table. `history` and `view` are what its seat has seen and sees."""

    seat: Seat
    bot: Bot
    view: View | None = None
    history: list[Observation] = field(default_factory=list)
    games: int = 0
    """Games that have ended while it sat there."""
    told: Callable[[dict[str, Any]], None] | None = None
    """Called with every message, for a look while debugging."""
    starts_with: int | None = None
    """As the host: deal as soon as there are so many seats and all are ready."""

    def __post_init__(self) -> None:
        self.game = 0
        self.n = 0
        self.hash = ""
        self._nonces: dict[str, str] = {}
        self._asked_at = -1
        self._pending: dict[str, Any] | None = None
        self._after_history: list[dict[str, Any]] = []
        self._reads_history = False
        self._device: int | None = None
        self._ready_since = -1
        self._games_wanted = 0
        self._socket: _Socket | None = None

    def play(self, games: int = 1) -> View | None:
        """Play until so many games have ended; reconnects when the connection is lost. Gives the last view."""
        failures = 0
        self._games_wanted = games
        with start_blocking_portal() as portal:
            while self.games < self._games_wanted:
                attempt = connect(self._address, max_size=2**22, open_timeout=20)
                try:
                    with portal.wrap_async_context_manager(attempt) as connection:
                        self._socket = socket = _Socket(portal, connection)
                        self._greet(socket)
                        failures = 0
                        self._serve(socket)
                except (ConnectionClosed, OSError):
                    if failures == len(PAUSES):
                        raise
                    sleep(PAUSES[failures])
                    failures += 1
        return self.view

    def stop(self) -> None:
        """Leave the table, from any thread; `play` ends."""
        self._games_wanted = 0
        with suppress(Refused):
            _table_asked(self.seat, "leave", None)
        if self._socket is not None:
            self._socket.close()

    @property
    def _address(self) -> str:
        return self.seat.server.replace("http", "ws", 1) + "/api/play"

    def _greet(self, socket: _Socket) -> None:
        hello: dict[str, Any] = {"type": "hello", "v": VERSION, "table": self.seat.code, "token": self.seat.token}
        if self.n:
            hello["resume"] = {"n": self.n, "hash": self.hash}
        self._reads_history = False
        self._after_history = []
        socket.send(hello)

    def _serve(self, socket: _Socket) -> None:
        while self.games < self._games_wanted:
            message = socket.receive()
            if self.told is not None:
                self.told(message)
            if message["type"] in ("refused", "bye") and message.get("code") not in ("stale", "too-often"):
                if not self._games_wanted:  # it left by itself
                    return
                raise Refused(message["code"], message.get("arguments", {}))
            self._take(socket, message)

    def _take(self, socket: _Socket, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "past":
            self._take_past(socket, message)
        elif self._reads_history and kind in ("step", "said"):
            self._after_history.append(message)
            self._see(message)
        else:
            if kind == "welcome" and message["view"] is not None:
                self._reads_history = True
                self.history = []
                socket.send({"type": "history", "key": secrets.token_hex(8)})
            self._note(message)
            self._see(message)
        if message.get("room"):
            self.game = message["room"]["game"]
            self._help_shuffle(socket, message["room"].get("deal"))
            self._get_ready(message)
        if not self._reads_history:
            self._answer(socket)

    def _take_past(self, socket: _Socket, message: dict[str, Any]) -> None:
        for entry in message["told"]:
            self._note(entry)
        if not message["more"]:
            self._reads_history = False
            for later in self._after_history:
                if later["n"] > message["to"]:
                    self._note(later)
            self._after_history = []
            self._answer(socket)

    def _note(self, message: dict[str, Any]) -> None:
        """Add what happened to the history."""
        if message["type"] == "step":
            events = tuple(decoded_event(event) for event in message["events"])
            if message["seat"] is None:
                self.history = []
            self.history.append(Observation(events))
        elif message["type"] == "said" and message["text"].startswith("!"):
            self.history.append(Observation(claim=(message["seat"], message["text"])))

    def _see(self, message: dict[str, Any]) -> None:
        self.n = message.get("n", self.n) if message["type"] in ("welcome", "step", "said", "room") else self.n
        if message.get("view") is not None and message["type"] != "refused":
            over = self.view is not None and self.view.public.phase == "over"
            self.view = decoded_view(message["view"])
            self.hash = message["hash"]
            if self.view.public.phase == "over" and not over:
                self.games += 1

    def _get_ready(self, message: dict[str, Any]) -> None:
        """Say that this seat is ready, as often as that is undone; as a host who starts, deal when all are."""
        room = message["room"]
        if message["type"] == "welcome" and message["seats"]:
            self._device = room["seats"][message["seats"][0]]["device"]
        mine = [number for number, seat in enumerate(room["seats"]) if self._device == seat["device"] is not None]
        if not mine or room["stage"] not in ("open", "over") or self.games >= self._games_wanted:
            return
        with _refusable("not-now", "not-ready"):  # the table went on in the meantime; the next message says how
            if not room["seats"][mine[0]]["ready"]:
                if message["n"] > self._ready_since:
                    self._ready_since = _table_asked(self.seat, "ready", {"ready": True})
            elif room["host"] in mine and [seat["ready"] for seat in room["seats"]] == [True] * (self.starts_with or 0):
                start(self.seat)

    def _help_shuffle(self, socket: _Socket, deal: dict[str, Any] | None) -> None:
        """Take part in the deal, so that nobody knows the cards beforehand."""
        if deal is None or deal["stage"] not in ("hashing", "opening"):
            return
        commitment = deal["commitment"]
        key = f"{commitment}/{deal['stage']}"
        if key in self._nonces:
            return
        nonce = self._nonces.setdefault(commitment, secrets.token_hex(16))
        self._nonces[key] = nonce
        if deal["stage"] == "hashing":
            socket.send({"type": "nonce-hash", "hash": nonce_hash(nonce), "commitment": commitment})
        else:
            socket.send({"type": "nonce", "nonce": nonce, "commitment": commitment})

    def _answer(self, socket: _Socket) -> None:
        view = self.view
        if view is None or view.seat is None or view.public.to_act != view.seat or not self.history:
            return
        at = self.game << 20 | view.public.version
        if at == self._asked_at:
            return
        self._asked_at = at
        move = self.bot.choose(view, self.history)
        key = secrets.token_hex(8)
        socket.send({"type": "move", "key": key, "game": self.game, "version": view.public.version, "move": move})


def decoded_event(plain: dict[str, Any]) -> Event:
    """An event as the rules have it, from what the server sent."""
    struct = msgspec.convert(plain, WireEvent)
    kind = _EVENTS[type(struct)]
    values = msgspec.structs.asdict(struct)
    hidden = {name for name, value in values.items() if value is None and _may_hide(kind, name)}
    made: Event = kind(**{name: HIDDEN if name in hidden else value for name, value in values.items()})
    return made


def _may_hide(kind: type, name: str) -> bool:
    return bool(kind.__dataclass_fields__[name].metadata.get("secret"))  # type: ignore[attr-defined]


def decoded_view(plain: dict[str, Any]) -> View:
    """A view as the rules have it, from what the server sent."""
    own = plain["own"]
    return View(
        msgspec.convert(plain["public"], Public),
        plain.get("seat"),
        None if own is None else msgspec.convert(own, Own),
    )


def play_at(server: str, code: str, bot: Bot, name: str = "", games: int = 1) -> View | None:
    """Join a table, get ready and play so many games there; gives the last view. A name that somebody has already gets
    a number. Raises Refused."""
    return Player(take_seat(server, code, name or type(bot).__name__, numbered=True), bot).play(games)


def play_together(
    server: str, bots: Sequence[Bot], games: int = 1, server_bots: int = 0, key: str | None = None, **settings: Any
) -> list[View]:
    """Open a table, let these bots play so many games there, with so many of the server's, and give their last views.

    Bots are called by their classes and asked in threads, one each. Raises what the first of them raises.
    """
    host = open_table(server, type(bots[0]).__name__, key, **settings)
    if server_bots:
        add_bots(host, server_bots)
    seats = [host, *(take_seat(server, host.code, type(bot).__name__, numbered=True) for bot in bots[1:])]
    players = [Player(seat, bot) for seat, bot in zip(seats, bots, strict=True)]
    players[0].starts_with = len(bots) + server_bots
    with ThreadPoolExecutor(len(players)) as threads:
        running = [threads.submit(player.play, games) for player in players]
        done, _ = wait(running, return_when=FIRST_EXCEPTION)
        failed = [each for each in done if each.exception() is not None]
        for player in players if failed else ():  # nobody waits for a bot that is gone
            player.stop()
        if failed:
            failed[0].result()
    return [view for each in running if (view := each.result()) is not None]
