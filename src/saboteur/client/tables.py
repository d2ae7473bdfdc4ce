"""What a client asks a server for over HTTP: tables, seats, settings, bots, and the records of finished games."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any, Final

from msgspec.structs import fields

from saboteur.rules import Record, SaboteurError, from_plain
from saboteur.rules.editions import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS
from saboteur.sentences import told
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.state.room import TableSettings

ALLOWED: Final = {
    "name-reserved": f"titles such as “host”, seats such as “Player 3” and the numbers 1 to {MOST_PLAYERS} are "
    f"reserved; any other name of up to {LONGEST_NAME} characters is allowed",
    "name-of-a-bot": "names of the server's bots, and names like “bot”, are reserved; any other is allowed",
    "name-too-long": f"up to {LONGEST_NAME} characters are allowed",
    "name-taken": "somebody at the table has a name that looks like it; take_seat(…, numbered=True) adds a number",
    "bad-players": f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players are allowed",
    "bad-rounds": f"1 to {MOST_ROUNDS} rounds are allowed",
    "no-such-table": "no table of this server has this code; check it, and the server's address",
    "unknown-bot": "the server's bots are in its answer to GET /api/about; without a name, its default bot plays",
    "no-programs": "this table takes no programs; who decides every move themselves says take_seat(…, program=False)",
}
"""What is allowed instead of what was refused."""


class Refused(Exception):
    """The server said no: a code with arguments (`docs/protocol.md#codes`); its text says what is allowed."""

    def __init__(self, code: str, arguments: dict[str, Any]) -> None:
        said = f"{code} {arguments}" if arguments else code
        what = code if code != "bad-body" else f"bad-{str(arguments.get('field')).rpartition('.')[2]}"
        allowed = ALLOWED.get(what) or _settings_for(str(arguments.get("field"))) or _sentence(code, arguments)
        super().__init__(f"{said}: {allowed}" if allowed else said)
        self.code = code
        self.arguments = arguments


class Unreachable(ConnectionError):
    """No Saboteur server answers at this address."""

    def __init__(self, server: str, why: str) -> None:
        super().__init__(f"no Saboteur server answers at {server}: is it running, and is the address right? ({why})")
        self.server = server


def _sentence(code: str, arguments: dict[str, Any]) -> str:
    """What people are told, for codes that have such a sentence."""
    try:
        return told(SaboteurError(code, **arguments), "en")
    except (LookupError, TypeError):
        return ""


def _settings_for(field: str) -> str:
    """Which settings there are, if a field is said to be one and is none."""
    place, _, name = field.rpartition(".")
    names = [setting.name for setting in fields(TableSettings)]
    return f"the settings are {', '.join(names)}" if place == "settings" and name not in names else ""


def answer_of(server: str, status: int, body: bytes | bytearray | None) -> Refused | Unreachable:
    """What an answer with an error says; one without a code is not a Saboteur server's, but perhaps a proxy's."""
    try:
        said = json.loads(body or b"")
        return Refused(said["code"], said.get("arguments", {}))
    except (ValueError, TypeError, LookupError):
        return Unreachable(server, f"it answers with the status {status}")


@contextmanager
def refusable(*codes: str) -> Iterator[None]:
    """Go on where the server refused with one of these codes."""
    try:
        yield
    except Refused as refused:
        if refused.code not in codes:
            raise


@dataclass(frozen=True)
class Seat:
    """A seat at a table, and the token that opens it: keep it to come back. It is not shown with the seat, for logs and
    notebooks are read by others."""

    server: str
    """The server's address."""
    code: str
    """The table's code, which others need to join or watch."""
    seat: int
    """The seat's number, from 0."""
    token: str = field(repr=False)
    """What opens the seat: keep it secret."""


def take_seat(server: str, code: str, name: str, *, program: bool = True, numbered: bool = False) -> Seat:
    """Join a table; everybody there is shown that a program plays. Raises Refused, with `no-programs` at a table that
    takes none and `name-taken` where somebody has the name, unless it may be `numbered`: “Robo 2”. `program=False` is
    for those who decide every move themselves; with it, only guests are numbered."""
    wish = {"name": name, "program": program, "unnamed": numbered}
    return _seat(server, _asked(server, f"/api/tables/{code}/join", wish))


def open_table(server: str, name: str, key: str | None = None, *, program: bool = True, **settings: Any) -> Seat:
    """A new table and its first seat, the host's; some servers ask for a key. Raises Refused.

    The settings are those of `play_now`. Everybody is shown that a program plays this seat; `program=False` is for
    those who decide every move themselves. With `no_programs=True` no other program may join.
    """
    return _opened(server, "/api/tables", {"name": name}, key, settings, program=program)


def change_settings(host: Seat, **settings: Any) -> None:
    """Change settings before the deal; everybody has to say again that they are ready. Raises Refused."""
    table_asked(host, "settings", settings)


def add_bots(host: Seat, count: int = 1, bot: str | None = None) -> None:
    """Give new seats to bots of the server, all of the kind `bot` (default: the server's usual one). Raises Refused."""
    table_asked(host, "bots", {"count": count, "bot": bot})


def start(host: Seat) -> None:
    """Deal; after a game, play again. Raises Refused, with `not-ready` while somebody is not: it does not wait."""
    table_asked(host, "start", None)


def play_now(
    server: str,
    name: str,
    players: int = 5,
    bot: str | None = None,
    key: str | None = None,
    *,
    program: bool = True,
    **settings: Any,
) -> Seat:
    """A table of your own with the server's bots, dealt at once; some servers ask for a key. Raises Refused.

    Settings are `edition`, `options`, `rounds`, `first`, `clock`, `more_time`, `talk`, `private`, `closed`, `bot_pace`,
    `card_counter`, `listed`, `no_programs` and `hints`, as in `docs/protocol.md`: `play_now(…, rounds=1, clock=60)`.
    `program` is that of `open_table`.
    """
    wish = {"name": name, "players": players, "bot": bot}
    return _opened(server, "/api/play-now", wish, key, settings, program=program)


def _opened(
    server: str, path: str, wish: dict[str, Any], key: str | None, settings: dict[str, Any], *, program: bool
) -> Seat:
    """Make a table. One that takes no programs is closed to them once this one sits there."""
    closes = program and bool(settings.get("no_programs"))
    at_once = {name: value for name, value in settings.items() if name != "no_programs" or not closes}
    body = {**wish, "settings": at_once, "program": program} | ({"key": key} if key else {})
    seat = _seat(server, _asked(server, path, body))
    if closes:
        change_settings(seat, no_programs=True)
    return seat


def fetch_record(seat: Seat, game: int | None = None) -> Record:
    """The record of a finished game of a table: of its last one, or of the one with this number, counted from 1.

    `to_plain` of `saboteur.rules` makes a dictionary of it, and `saboteur.research.data.decisions` takes it as it is.
    Raises Refused, with `no-such-record` while there is none.
    """
    found = _asked(seat.server, f"/api/tables/{seat.code}/records", None, seat.token, reads=True)["records"]
    names = [entry["record"] for entry in found if game in (None, entry["game"])]
    if not names:
        raise Refused("no-such-record", {} if game is None else {"game": game})
    return from_plain(_asked(seat.server, f"/api/records/{names[-1]}", None, reads=True))


def _seat(server: str, taken: dict[str, Any]) -> Seat:
    return Seat(server.rstrip("/"), taken["code"], taken["seat"], taken["token"])


def table_asked(seat: Seat, what: str, body: dict[str, Any] | None) -> int:
    """Ask for something at a table with the seat's token; gives the number of the message that says so to all."""
    accepted: int = _asked(seat.server, f"/api/tables/{seat.code}/{what}", body, seat.token)["n"]
    return accepted


def _asked(
    server: str, path: str, body: dict[str, Any] | None, token: str | None = None, *, reads: bool = False
) -> dict[str, Any]:
    """The server's answer; `reads` asks for something that is there already. Raises Refused, and Unreachable if there
    is no server, or another kind of server."""
    if not server.startswith(("http://", "https://")):
        raise ValueError(f"server: {server!r} must begin with http:// or https://")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    content = None if reads else b"" if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.rstrip("/") + path, content, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as problem:
        raise answer_of(server, problem.code, problem.read()) from None
    except urllib.error.URLError as problem:
        raise Unreachable(server, str(problem.reason)) from problem
    except (OSError, HTTPException, ValueError) as problem:
        raise Unreachable(server, f"{type(problem).__name__}: {problem}") from problem
