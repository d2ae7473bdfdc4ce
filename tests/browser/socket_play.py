"""Plays on for people over sockets of their own, while their pages look on: a round takes a second."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.sync.client import connect

from tests.browser.move_choice import dig
from tests.browser.page_user import PATIENCE, Act, Person

Message = dict[str, Any]
Until = Callable[[Message], bool]


def round_is_over(game: Message) -> bool:
    """Whether the paths are laid and the gold is to be shared, or the game is at its end."""
    return game["phase"] in ("pick-gold", "over")


def hurry(people: Iterable[Person], until: Until = round_is_over) -> None:
    """Let the seats of these people dig until the public part of the view is as asked for."""
    with ExitStack() as lines:
        held = [(person, token) for person in people for token in person.tokens]
        seats = [Seat(person, token, lines) for person, token in held]
        while not until(seats[0].view["public"]):
            for seat in seats:
                seat.acts()
        version = seats[0].view["public"]["version"]
    # Their pages have heard of it too before anybody goes on.
    for person, _ in held:
        while person.view["public"]["version"] < version:
            person.page.wait_for_timeout(10)


def by_hand_at_first(*people: Person, moves: int | None = None) -> Act:
    """Everything by hand in the first round, or so many moves of each; later the paths are laid elsewhere, and the
    pages look on."""

    def act(asked: str, person: Person) -> None:
        enough = person.view["public"]["round"] > 1 or (moves is not None and len(person.played) >= moves)
        if asked == "move" and enough:
            hurry(people)
        else:
            person.acts(asked)

    return act


class Seat:
    """A seat at a table with a line of its own."""

    def __init__(self, person: Person, token: str, lines: ExitStack) -> None:
        self._line = lines.enter_context(connect(f"ws://127.0.0.1:{urlsplit(person.address).port}/api/play"))
        self._game = 0
        self.view: Message = {}
        self._say(type="hello", v=1, table=person.code, token=token)
        while not self.view:
            self._hear()

    def acts(self) -> None:
        """Take what was told, and move if it is this seat's turn."""
        self._hear(patience=0.002)
        if self.view["legal"] and self.view["public"]["to_act"] == self.view["seat"]:
            self.plays(dig(self.view))

    @property
    def is_on_turn(self) -> bool:
        """Whether this seat is to move, as far as it has heard."""
        self._hear(patience=0.002)
        return bool(self.view["legal"])

    def plays(self, move: str) -> None:
        version = self.view["public"]["version"]
        self._say(type="move", key=uuid4().hex, game=self._game, version=version, move=move)
        while self.view["public"]["version"] == version:
            self._hear()

    def goes_on(self) -> None:
        """The end of the round has been seen, whatever the page still shows."""
        self._say(type="go-on")

    def _say(self, **message: object) -> None:
        self._line.send(json.dumps(message))

    def _hear(self, patience: float = PATIENCE) -> None:
        try:
            message = json.loads(self._line.recv(patience))
        except TimeoutError:
            assert patience < PATIENCE, "the server is silent"
            return
        assert message["type"] not in ("refused", "bye"), message
        self._game = (message.get("room") or {}).get("game", self._game)
        self.view = message.get("view") or self.view
