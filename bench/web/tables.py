"""Tables to measure at: made by the server's own routes, with a seat that a browser can be given."""

from __future__ import annotations

import json
import urllib.request
from dataclasses import dataclass

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
        return f"localStorage.setItem('saboteur/tables', {json.dumps(json.dumps(held))})"


def running_game(address: str, players: int = 6) -> SeatAtTable:
    """A game with bots that waits for our move."""
    return _taken(address, "play-now", {"name": "Ana", "dwarf": DWARF, "players": players, "settings": {"first": 0}})


def open_room(address: str) -> SeatAtTable:
    """A room before the game; we are the host."""
    return _taken(address, "tables", {"name": "Ana", "dwarf": DWARF, "settings": {}})


def _taken(address: str, route: str, body: object) -> SeatAtTable:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api/{route}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        taken = json.load(answer)
    return SeatAtTable(taken["code"], taken["seat"], taken["token"])
