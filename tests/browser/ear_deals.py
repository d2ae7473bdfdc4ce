"""Which deals let somebody who plays by ear meet every kind of move.

`python -m tests.browser.ear_deals --bots 4 --rounds 1` plays such games over a socket, without a page, in the order in
which `ear_game` tries cards, and prints for each number of a page which kinds of moves came.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence, Set
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from saboteur.rules.proof import nonce_hash
from tests.browser.known_deals import nonces
from tests.browser.move_choice import cell_of, place_in_hand, seat_of
from tools.services.running_server import running

EVERYTHING = frozenset({"path", "break", "mend", "map", "rockfall", "discard", "gold"})
KINDS = {"P": "path", "B": "break", "M": "mend", "V": "map", "R": "rockfall"}
CLOCK = 600
Message = dict[str, Any]


def order(kinds: Sequence[str], played: Set[str]) -> list[int]:
    """The places of the hand in the order in which they are tried: kinds not played yet first. None for a discard,
    which is the second thing that is tried."""
    if played and "discard" not in played:
        return []
    places = range(len(kinds))
    return sorted(places, key=lambda place: (kinds[place] in played, kinds[place] != "path", place))


def held(before: Sequence[str], hand: Sequence[str]) -> list[str]:
    """A hand in the order in which a page shows it: see `web/src/state/hand-order.svelte.ts`."""
    fresh, kept = list(hand), list[str | None]()
    for card in before:
        kept.append(card if card in fresh else None)
        if card in fresh:
            fresh.remove(card)
    return [*(card or fresh.pop(0) for card in kept if card or fresh), *fresh]


def choose(view: Message, hand: list[str], played: Set[str]) -> tuple[str, str]:
    """The move that somebody makes who takes the first card that can go somewhere to the first place in its list, and
    the best gold."""
    legal = view["legal"]
    if view["public"]["phase"] == "pick-gold":
        return "gold", legal[-1]
    for place in order([KINDS[card[0]] for card in hand], played):
        moves = [move for move in legal if move[0] in KINDS and place_in_hand(move, hand) == place]
        if moves:
            return KINDS[moves[0][0]], min(moves, key=lambda move: (_target(move), move))
    return "discard", f"-{hand[0]}"


def _target(move: str) -> tuple[int, ...]:
    cell, seat = cell_of(move), seat_of(move)
    return tuple(map(int, cell.split(","))) if cell else (seat or 0,)


class Game:
    """A table with bots, made and played by the page of one number."""

    def __init__(self, address: str, number: int, bots: int, rounds: int) -> None:
        self._http = httpx.Client(base_url=address)
        made = self._post("/api/tables", {"name": "Ana", "settings": {"rounds": rounds, "clock": CLOCK}})
        self._number, self._code, self._token = number, made["code"], made["token"]
        for _ in range(bots):
            self._post(f"/api/tables/{self._code}/bots", {"count": 1})
        self.played: set[str] = set()
        self.moves = 0
        self._hand: list[str] = []
        self._round = 0

    def _post(self, path: str, body: object = None) -> Message:
        token = getattr(self, "_token", None)
        answer = self._http.post(path, json=body, headers={"authorization": f"Bearer {token}"} if token else {})
        answer.raise_for_status()
        found: Message = answer.json()
        return found

    def play(self) -> None:
        """To the end."""
        with ExitStack() as stack:
            line = stack.enter_context(connect(f"ws://127.0.0.1:{urlsplit(str(self._http.base_url)).port}/api/play"))
            line.send(json.dumps({"type": "hello", "v": 1, "table": self._code, "token": self._token}))
            line.recv()
            self._post(f"/api/tables/{self._code}/start")
            while (message := json.loads(line.recv(60)))["type"] != "step" or not self._is_over(line, message):
                self._opens_nonce(line, message)

    def _opens_nonce(self, line: ClientConnection, message: Message) -> None:
        deal = (message.get("room") or {}).get("deal") if message["type"] == "room" else None
        own, answered = nonces(self._number)[0], {"commitment": deal["commitment"], "seat": 0} if deal else {}
        if deal and deal["stage"] == "hashing" and deal["hashes"][0] is None:
            line.send(json.dumps({"type": "nonce-hash", "hash": nonce_hash(own), **answered}))
        elif deal and deal["stage"] == "opening" and deal["nonces"][0] is None:
            line.send(json.dumps({"type": "nonce", "nonce": own, **answered}))

    def _is_over(self, line: ClientConnection, step: Message) -> bool:
        """Whether the game is over; otherwise this seat moves if it is its turn."""
        view = step["view"]
        self._hand = held(self._hand if self._round == view["public"]["round"] else (), view["own"]["hand"])
        self._round = view["public"]["round"]
        if view["legal"]:
            kind, move = choose(view, self._hand, self.played)
            self.played.add(kind)
            self.moves += 1
            version = view["public"]["version"]
            wish = {"type": "move", "key": uuid4().hex, "game": step["game"], "version": version, "move": move}
            line.send(json.dumps(wish))
        return bool(view["public"]["phase"] == "over")


def main() -> None:
    """Print what comes with each number."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--numbers", type=int, nargs=2, default=(1, 40))
    chosen = parser.parse_args()
    with running("tests.browser.known_deals", REST_SECONDS="0") as address:
        for number in range(*chosen.numbers):
            game = Game(address, number, chosen.bots, chosen.rounds)
            game.play()
            print(number, game.moves, "lacks", *sorted(EVERYTHING - game.played), flush=True)


if __name__ == "__main__":
    main()
