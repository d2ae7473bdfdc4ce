"""Tables to measure at: made by the server's own routes, with a seat that a browser can be given."""

from __future__ import annotations

import json
import urllib.request
from dataclasses import dataclass
from typing import Any

DWARF = {"shape": 0, "colour": 0}


@dataclass(frozen=True)
class SeatAtTable:
    """A seat, and how a browser remembers it."""

    code: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    @property
    def memory(self) -> str:
        """A script that makes the browser remember the seat."""
        held = [{"code": self.code, "seats": [{"seat": self.seat, "token": self.token, "name": "Ana"}], "at": 0}]
        return f"localStorage.setItem('saboteur/tables', {json.dumps(json.dumps(held))});"


def running_game(address: str, players: int = 6) -> SeatAtTable:
    """A game with bots that waits for our move."""
    return _taken(address, "play-now", {"name": "Ana", "dwarf": DWARF, "players": players, "settings": {"first": 0}})


def open_room(address: str) -> SeatAtTable:
    """A room before the game; we are the host."""
    return _taken(address, "tables", {"name": "Ana", "dwarf": DWARF, "settings": {}})


def fill_with_bots(address: str, host: SeatAtTable) -> None:
    """Three bots come to the table of a host."""
    _posted(address, f"tables/{host.code}/bots", {"bot": None, "count": 3}, host.token)


def start(address: str, host: SeatAtTable) -> None:
    """The host starts the game."""
    _posted(address, f"tables/{host.code}/start", {}, host.token)


def _taken(address: str, route: str, body: object) -> SeatAtTable:
    taken = _posted(address, route, body)
    return SeatAtTable(taken["code"], taken["seat"], taken["token"])


def _posted(address: str, route: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{address}/api/{route}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        told: dict[str, Any] = json.load(answer)
    return told
