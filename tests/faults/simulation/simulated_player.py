"""A player of the simulation: plays at random, repeats itself, comes back after accidents, and checks every word."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any, Protocol

import msgspec

from saboteur.rules import Fold
from saboteur.rules.proof import nonce_hash
from saboteur.server.wire.event_encoding import WireEvent, from_wire
from tests.faults.simulation.simulated_network import Link

events_of = msgspec.json.Decoder(tuple[WireEvent, ...])
COME_AGAIN = ("stopping", "storage", "replaced", "hello-late")
"""Why a server may send somebody away for a moment."""
PATIENCE = 45.0
"""Seconds without an answer after which a player tries anew."""


class Place(Protocol):
    """What a player knows of the world."""

    def connect(self, player: SimulatedPlayer) -> Link | None:
        """A new connection to the server of the moment; None while there is none."""
        ...


class SimulatedPlayer:
    """One seat, or a spectator without a token."""

    def __init__(self, place: Place, name: str, code: str, token: str | None, chance: random.Random) -> None:
        self._place, self.name, self.code, self.token = place, name, code, token
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self.link: Link | None = None
        self.n, self.hash = 0, ""
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seat: int | None = None
        self.told: dict[int, bytes] = {}
        """Every numbered message."""
        self.accepted: dict[str, int] = {}
        self.sent: dict[str, str] = {}
        self.refused: set[str] = set()
        self.returns = self.messages = self._keys = 0
        self._pending: dict[str, Any] | None = None
        self._thinking = False
        self._asked = 0.0
        self._fold: Fold | None = None
        self._nonces: dict[str, str] = {}
        self._opened: set[str] = set()
        self.wrong: list[str] = []

    # -- coming and going ---------------------------------------------------------------------------------------------

    def come(self) -> None:
        """Connect, now or as soon as there is a server."""
        self.link = self._place.connect(self)
        if self.link is None:
            self._loop.call_later(0.2 + self._chance.random(), self._come_again)
            return
        hello: dict[str, Any] = {"type": "hello", "v": 1, "table": self.code, "token": self.token}
        if self.n:
            hello["resume"] = {"n": self.n, "hash": self.hash}
        self._asked = self._loop.time()
        self.link.say(hello)
        self._loop.call_later(PATIENCE, self._watch, self.link)

    def _come_again(self) -> None:
        if self.link is None:
            self.come()

    def _watch(self, link: Link) -> None:
        """Whoever hears nothing for long hangs up."""
        if self.link is not link:
            return
        if self._loop.time() - self._asked >= PATIENCE:
            link.cut()
        else:
            link.say({"type": "ping"})
            self._loop.call_later(PATIENCE / 2, self._watch, link)

    def lost(self, link: Link) -> None:
        """The connection is gone."""
        if self.link is link:
            self.link = None
            self._loop.call_later(0.05 + self._chance.random() * 2, self._come_again)

    # -- hearing ------------------------------------------------------------------------------------------------------

    def heard(self, link: Link, text: bytes) -> None:
        """A message has come."""
        if link is not self.link:
            return
        self._asked = self._loop.time()
        self.messages += 1
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        if kind in ("step", "said", "room"):
            self._number(message["n"], text)
        if kind in ("welcome", "resumed"):
            self._greeted(message)
        if message.get("room"):
            self.room = message["room"]
            self._take_part()
        if "view" in message and kind != "refused":
            self._look(message, text)
        if kind == "step":
            self._follow(message, text)
        if kind in ("done", "refused"):
            self._answered(message)
        if kind == "bye" and message["code"] not in COME_AGAIN:
            self._complain(f"sent away: {message['code']}")
        self._consider()

    def _complain(self, what: str) -> None:
        self.wrong.append(f"{self.name} at {self.n}: {what}")

    def _number(self, n: int, text: bytes) -> None:
        if n != self.n + 1:
            self._complain(f"number {n} was told")
        if self.told.setdefault(n, text) != text:
            self._complain(f"number {n} was told twice, differently")
        self.n = n

    def _greeted(self, message: dict[str, Any]) -> None:
        been = self.n > 0
        self.returns += been
        self.seat = message["shown"]
        if message["type"] == "welcome":
            if been:
                self._complain("a welcome instead of what followed")
            self.n, self._fold = message["n"], None
        if self._pending is not None and self.link is not None:
            self.link.say(self._pending)

    def _look(self, message: dict[str, Any], text: bytes) -> None:
        self.view, self.hash = message["view"], message["hash"]
        seen = text[text.index(b'"view":') + 7 : -1]
        if self.view is not None and self.hash != hashlib.sha256(seen).hexdigest()[:16]:
            self._complain("the hash does not fit the view")

    def _follow(self, message: dict[str, Any], text: bytes) -> None:
        """Fold the events: they must come to the very view that was sent with them."""
        start = text.index(b'"events":') + 9
        events = [from_wire(event) for event in events_of.decode(text[start : text.index(b',"room":', start)])]
        if message["move"] is None:
            self._fold = Fold(self.seat)
            self._fold.take(events)
        elif self._fold is not None:
            self._fold.step(events)
        if self._fold is not None:
            view = self._fold.view()
            mine = msgspec.json.decode(msgspec.json.encode((view.public, view.own)))
            if mine != [message["view"]["public"], message["view"]["own"]]:
                self._complain("the events do not come to the view")

    def _answered(self, message: dict[str, Any]) -> None:
        key = message.get("key")
        if key is None:
            return
        if message["type"] == "done":
            if self.accepted.setdefault(key, message["n"]) != message["n"]:
                self._complain(f"{key} was accepted as {self.accepted[key]} and {message['n']}")
            if message["n"] > self.n:
                self._complain(f"{key} was acknowledged before it was told")
        else:
            self.refused.add(key)
            if key in self.accepted:
                self._complain(f"{key} was accepted, then refused: {message['code']}")
        if self._pending is not None and key == self._pending["key"]:
            self._pending = None

    # -- playing ------------------------------------------------------------------------------------------------------

    def _take_part(self) -> None:
        """Show and open a nonce while the cards are dealt; sometimes forget to."""
        deal = self.room.get("deal")
        if deal is None or self.room["stage"] != "dealing" or self.seat is None or self.link is None:
            return
        commitment = deal["commitment"]
        if deal["stage"] == "hashing" and commitment not in self._nonces and self._chance.random() < 0.9:
            self._nonces[commitment] = f"{self._chance.random()}"
            shown = nonce_hash(self._nonces[commitment])
            self.link.say({"type": "nonce-hash", "seat": self.seat, "commitment": commitment, "hash": shown})
        elif deal["stage"] == "opening" and commitment in self._nonces and commitment not in self._opened:
            self._opened.add(commitment)
            nonce = self._nonces[commitment]
            self.link.say({"type": "nonce", "seat": self.seat, "commitment": commitment, "nonce": nonce})

    @property
    def my_turn(self) -> bool:
        view = self.view
        return view is not None and self.room.get("stage") == "playing" and view["public"]["to_act"] == self.seat

    def _consider(self) -> None:
        if self.my_turn and self.seat is not None and self._pending is None and not self._thinking:
            self._thinking = True
            slow = self._chance.random() < 0.03
            self._loop.call_later(self._chance.random() * (40.0 if slow else 1.5), self._act)

    def _act(self) -> None:
        self._thinking = False
        if not self.my_turn or self._pending is not None or self.link is None or self.view is None:
            return
        legal = self.view["legal"]
        if not legal:
            return
        version = self.view["public"]["version"]
        if self._chance.random() < 0.1:
            self._say(self._move(self._chance.choice(legal), max(0, version - 1)))
        self._pending = self._move(self._chance.choice(legal), version)
        for _ in range(self._chance.choice((1, 1, 1, 2, 3))):
            self._say(self._pending)
        if self._chance.random() < 0.1:
            self._say({"type": "chat", "key": self._key(), "text": f"word {self._keys}"})

    def _move(self, move: str, version: int) -> dict[str, Any]:
        return {"type": "move", "key": self._key(), "game": self.room["game"], "version": version, "move": move}

    def _key(self) -> str:
        self._keys += 1
        return f"{self.name}-{self._keys:05}"

    def _say(self, message: dict[str, Any]) -> None:
        self.sent[message["key"]] = message.get("move") or message["text"]
        if self.link is not None:
            self.link.say(message)
