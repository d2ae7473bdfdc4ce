"""A bot on a seat of a live table: it answers when it is its turn, talks, and comes back after a lost connection."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import sleep
from typing import Any, Final

from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saboteur.bots import Bot, Observation
from saboteur.bots.bot_registry import object_of
from saboteur.client.decoding import decoded_event, decoded_view
from saboteur.client.tables import Refused, Seat, Unreachable, answer_of, refusable, start, table_asked
from saboteur.client.talk import Talk
from saboteur.rules import View
from saboteur.rules.proof import nonce_hash
from saboteur.server.wire.messages import VERSION

PAUSES: Final = (0.5, 1.0, 2.0, 5.0, *(10.0,) * 5)
"""Seconds before each attempt to connect again, or to go on where the server cannot store anything: a minute in all,
in which a server restarts."""
STORAGE: Final = "storage"
STOOD_IN: Final = "stand-in-plays"
PAUSED: Final = "paused"
HARMLESS: Final = frozenset(("stale", "not-now", "too-often", PAUSED, STOOD_IN))
"""What a move or a word is refused with if the table has gone on in the meantime: the next message says how."""
TEMPORARY: Final = frozenset(("stopping", STORAGE, "full", "hello-late", "too-often"))
"""What passes by itself."""


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


class _Patience:
    """Attempts after longer and longer pauses, until something succeeds."""

    def __init__(self) -> None:
        self._failures = 0

    def wait(self, problem: Exception, seconds: float = 0.0) -> None:
        """Wait for the next attempt, at least so long. Raises the problem after the last one."""
        if self._failures == len(PAUSES):
            raise problem
        sleep(max(PAUSES[self._failures], seconds))
        self._failures += 1

    def renew(self) -> None:
        """Something succeeded: the next problem is a new one."""
        self._failures = 0


def check_bot(bot: Any) -> None:
    """Raises TypeError for what is no bot: a name, a class, or an object without a method `choose`."""
    if isinstance(bot, str):
        raise TypeError(f"{bot!r} is a name: give an object, such as make_bot({bot!r}, 'a seed')")
    object_of(bot, "")


@dataclass
class Player:
    """A bot at a live table. `history` and `view` are what its seat has seen and sees."""

    seat: Seat
    """The seat that it plays."""
    bot: Bot
    """The bot that is asked."""
    view: View | None = None
    """What the seat sees now; None until it has been told."""
    history: list[Observation] = field(default_factory=list)
    """What the seat has seen and heard in this game."""
    games: int = 0
    """Games that have ended while it sat there, also those that were ended early."""
    told: Callable[[dict[str, Any]], None] | None = None
    """Called with every message, for a look while debugging."""
    starts_with: int | None = None
    """As the host: deal as soon as there are so many seats and all are ready."""

    def __post_init__(self) -> None:
        check_bot(self.bot)
        self.game = 0
        self.n = 0
        self.hash = ""
        self._nonces: dict[str, str] = {}
        self._asked_at = -1
        self._stood_in = False
        self._stage = ""
        self._paused = False
        self._abandoned = 0
        """The last game that was ended early."""
        self._connecting = _Patience()
        self._storing = _Patience()
        self._after_history: list[dict[str, Any]] = []
        self._reads_history = False
        self._device: int | None = None
        self._ready_since = -1
        self._games_wanted = 0
        self._socket: _Socket | None = None
        self._talk = Talk(self.bot)
        self._up_to = 0
        """The number of the last message that was missed while the connection was lost."""

    def play(self, games: int = 1) -> View | None:
        """Play until so many games have ended. Gives the last view; its phase is `over` unless the game ended early.

        Reconnects when the connection is lost, the server restarts or has no room; takes its seat back from a bot that
        stands in. Raises Refused for anything else
        that the server says no to; if the problem does not pass within a minute, this one, or Unreachable.
        """
        self._games_wanted = games
        with start_blocking_portal() as portal:
            while self.games < self._games_wanted:
                attempt = connect(self._address, max_size=2**22, open_timeout=20)
                try:
                    with portal.wrap_async_context_manager(attempt) as connection:
                        self._socket = socket = _Socket(portal, connection)
                        self._greet(socket)
                        self._serve(socket)
                except InvalidStatus as rejected:
                    response = rejected.response
                    self._wait_after(answer_of(self.seat.server, response.status_code, response.body))
                except (ConnectionClosed, OSError) as lost:
                    self._connecting.wait(Unreachable(self.seat.server, str(lost)))
                except Refused as refused:
                    self._wait_after(refused)
                self._asked_at = -1  # what was asked last may not have arrived
        return self.view

    def _wait_after(self, refused: Refused | Unreachable) -> None:
        """Wait before the next connection, as docs/protocol.md says for each farewell; a proxy may answer while there
        is no server. Raises what will not pass."""
        if isinstance(refused, Unreachable):
            self._connecting.wait(refused)
        elif refused.code not in TEMPORARY:
            raise refused
        elif refused.code == STORAGE:
            self._storing.wait(refused)
            self.n = 0  # with a new welcome
        else:
            self._connecting.wait(refused, refused.arguments.get("seconds", 0))

    def stop(self) -> None:
        """Leave the table, from any thread; `play` ends."""
        self._games_wanted = 0
        with suppress(Refused, OSError):
            table_asked(self.seat, "leave", None)
        if self._socket is not None:
            self._socket.close()

    @property
    def _address(self) -> str:
        return self.seat.server.replace("http", "ws", 1) + "/api/play"

    def _greet(self, socket: _Socket) -> None:
        hello: dict[str, Any] = {"type": "hello", "v": VERSION, "table": self.seat.code, "token": self.seat.token}
        if self.n and not self._reads_history:
            hello["resume"] = {"n": self.n, "hash": self.hash}
        self._reads_history = False
        self._after_history = []
        socket.send(hello)

    def _serve(self, socket: _Socket) -> None:
        while self.games < self._games_wanted:
            message = socket.receive()
            if self.told is not None:
                self.told(message)
            if self._talk.answered(message):
                continue
            if _ends(message):
                if not self._games_wanted:  # it left by itself
                    return
                raise Refused(message["code"], message.get("arguments", {}))
            if message["type"] in ("welcome", "resumed"):
                self._connecting.renew()
            self._take(socket, message)

    def _take(self, socket: _Socket, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "past":
            self._take_past(message)
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
        if kind == "resumed":
            self._up_to = message["to"]
        if message.get("room"):
            self._heed(message["room"])
            self._talk.heed(message["room"])
            self._help_shuffle(socket, message["room"].get("deal"))
            self._get_ready(message)
        if message["type"] == "refused" and message["code"] == PAUSED:
            self._asked_at = -1  # the same move again, once the table plays on
            self._paused = True
        self._take_back(message)
        if not self._reads_history:
            self._speak(socket, message)
            self._answer(socket)

    def _heed(self, room: dict[str, Any]) -> None:
        """What the room says of the game. One that is ended early brings no last view."""
        self.game, self._stage, self._paused = room["game"], room["stage"], room["paused"] is not None
        unfinished = self.view is not None and self.view.public.phase != "over"
        if self._stage in ("over", "open") and unfinished and self._abandoned != self.game:
            self._abandoned = self.game
            self.games += 1

    def _take_back(self, message: dict[str, Any]) -> None:
        """Play the seat again after a stand-in, as soon as it has made the moves that it owes."""
        seat = None if self.view is None else self.view.seat
        if seat is None:
            return
        if message["type"] == "refused" and message["code"] == STOOD_IN:
            self._asked_at = -1  # the same move again, once the seat is taken back
        room = message.get("room")
        if room:
            mine = room["seats"][seat : seat + 1] if room["stage"] == "playing" else []  # else seats may have moved up
            self._stood_in = any(each["stand_in"] is not None for each in mine)
            free = all(each["owed"] == 0 for each in mine)
        else:
            free = message["type"] == "step" and message["seat"] == seat
        if self._stood_in and free:
            with refusable("stand-in-first", "not-now", "too-often"):  # the next message says how the table went on
                table_asked(self.seat, "take-back", None)

    def _take_past(self, message: dict[str, Any]) -> None:
        for entry in message["told"]:
            self._note(entry)
        if not message["more"]:
            self._reads_history = False
            for later in self._after_history:
                if later["n"] > message["to"]:
                    self._note(later)
            self._after_history = []

    def _note(self, message: dict[str, Any]) -> None:
        """Add what happened to the history."""
        if message["type"] == "step":
            self._storing.renew()
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
            if self.view.public.phase == "over" and not over and self._abandoned != self.game:
                self.games += 1

    def _get_ready(self, message: dict[str, Any]) -> None:
        """Say that this seat is ready, as often as that is undone; as a host who starts, deal when all are."""
        room = message["room"]
        if message["type"] == "welcome" and message["seats"]:
            self._device = room["seats"][message["seats"][0]]["device"]
        mine = [number for number, seat in enumerate(room["seats"]) if self._device == seat["device"] is not None]
        if not mine or room["stage"] not in ("open", "over") or self.games >= self._games_wanted:
            return
        with refusable("not-now", "not-ready"):  # the table went on in the meantime; the next message says how
            if not room["seats"][mine[0]]["ready"]:
                if message["n"] > self._ready_since:
                    self._ready_since = table_asked(self.seat, "ready", {"ready": True})
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

    def _speak(self, socket: _Socket, message: dict[str, Any]) -> None:
        """Ask for a claim after a move that is new, and say it; what was missed meanwhile is passed over."""
        view = self.view
        if view is None or view.seat is None or not self.history or self.n < self._up_to:
            return
        if message["type"] == "step" and message["seat"] == view.seat:
            self._talk.moved()
        claim = self._talk.message(view, self.history, self.game)
        if claim is not None:
            socket.send(claim)

    def _answer(self, socket: _Socket) -> None:
        view = self.view
        if view is None or view.seat is None or view.public.to_act != view.seat or not self.history:
            return
        if self._stood_in or self._paused or self._stage != "playing":
            return
        if self.n < self._up_to:  # what was missed follows
            return
        at = self.game << 20 | view.public.version
        if at == self._asked_at:
            return
        self._asked_at = at
        move = self.bot.choose(view, self.history)
        key = secrets.token_hex(8)
        socket.send({"type": "move", "key": key, "game": self.game, "version": view.public.version, "move": move})


def _ends(message: dict[str, Any]) -> bool:
    """Whether a message ends a connection, or the whole play."""
    return message["type"] == "bye" or (message["type"] == "refused" and message["code"] not in HARMLESS)
