"""Whether anything a page received tells what only others may know, judged against the finished game's record.

Two questions for each frame: does every card, role, goal or gold value stand in a place that is meant for this reader,
and is what stands in the reader's own places the reader's own truth?
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saboteur.rules import Game, View
from saboteur.rules.record import from_plain, replayed
from tests.browser.page_user import Person

# A card, a role or a goal's content by itself or as part of a move.
TELLING = re.compile(
    r"^-?(P[nesw/]+|B(pick|lamp|cart)|M(pick|lamp|cart)(\+\w+)?|R|V|G\d|treasure)([@>].*)?$|^(digger|saboteur|selfish)$"
)
# Places that all may read: what lies on the table, and what is shown when a round or the game ends.
OPEN_TO_ALL = re.compile(
    r"^(view/public/(mine/\d+/2|played/\d+|goals/\d+/(content|card)|roles/\d+|spare|results/\d+/(how|roles/\d+))"
    r"|events/\d+/(mine/\d+/2|how|roles/\d+|spare|goals/\d+|stones/\d+)"
    r"|room/(seats/\d+/(bot|stand_in|name)|settings/.*|next/.*)|change/.*|by|view/public/edition)$"
)
# The reader's own part of the view, and the moves the reader may choose from.
OWN = re.compile(r"^view/(own/.*|legal/\d+)$")
# Events whose card all may see; the others tell theirs to their seat alone.
SHOWN_EVENTS = {"path-laid", "rock-fell", "tool-mended", "goal-turned", "stone-laid"}
SHOWN_MOVES = "PBMRVTL"
# Words of a body that only look like a role: the name of the program, and of a bot.
PLAIN = {"name", "usual_bot"}
PRIVATE = ("role", "hand", "seen", "gold", "offer")
TURNED_UP = ("roles", "spare", "gold")


@dataclass(frozen=True)
class Truth:
    """A finished game as the server knows it: each seat's view at every version."""

    views: Sequence[tuple[View, ...]]
    secrets: tuple[str, ...]
    rounds: int

    @classmethod
    def of_finished_game(cls, person: Person) -> Truth:
        """Read from the record that the table offers after the game."""
        room = next(json.loads(frame)["room"] for frame in reversed(person.frames) if '"secret-published"' in frame)
        answer = person.context.request.get(f"{person.address}/api/records/{room['finished'][-1]['record']}")
        plain = answer.json()
        return cls(tuple(_views(plain)), (plain["seed"], room["deal"]["secret"]), plain["rounds"])


def _views(plain: Mapping[str, Any]) -> Iterator[tuple[View, ...]]:
    record = from_plain(plain)
    game: Game | None = None
    for game, _ in replayed(record):
        yield _all_views(game)
    assert game is not None, "a finished game has moves"
    yield _all_views(game)


def _all_views(game: Game) -> tuple[View, ...]:
    return tuple(game.view(seat) for seat in range(game.setup.players))


def leaks_in_frames(frames: Iterable[str], seat: int, truth: Truth, tokens: Sequence[str]) -> list[str]:
    """What the frames of a seat tell beyond what it may know; nothing if all is well."""
    return [f"{leak} in {frame[:300]}" for frame in frames for leak in _leaks(frame, seat, truth, tokens)]


def _leaks(frame: str, seat: int, truth: Truth, tokens: Sequence[str]) -> Iterator[str]:
    message = json.loads(frame)
    yield from (f"the token of another seat ({token[:6]}…)" for token in tokens if token in frame)
    if '"secret-published"' not in frame and (message.get("room") or {}).get("stage") != "over":
        yield from (f"the secret of the deal ({secret[:6]}…)" for secret in truth.secrets if secret in frame)
    for path, value in leaves(message):
        if isinstance(value, str) and TELLING.match(value) and not _may_read(path, value, message, seat):
            yield f"{value} at {path}"
    yield from _foreign_parts(message, seat, truth)


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every plain value of a message with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}/{key}" if path else key)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, f"{path}/{index}")
    else:
        yield path, value


def _may_read(path: str, value: str, message: Mapping[str, Any], seat: int) -> bool:
    if OPEN_TO_ALL.match(path):
        return True
    if OWN.match(path):
        return bool(message["view"]["seat"] == seat)
    if path == "move":
        return value[0] in SHOWN_MOVES or message["seat"] == seat
    if path.startswith("events/"):
        event = message["events"][int(path.split("/")[1])]
        return event["kind"] in SHOWN_EVENTS or event.get("seat") == seat
    return False


def _foreign_parts(message: Mapping[str, Any], seat: int, truth: Truth) -> Iterator[str]:
    """Own parts that are not the reader's own truth, and numbers of gold that are not."""
    if view := message.get("view"):
        true = truth.views[view["public"]["version"]][seat]
        wrong = [
            part for part in TURNED_UP if part in view["public"] and view["public"][part] != _plain(true.public, part)
        ]
        yield from (f"{part} before it is turned up" for part in wrong)
        if view["own"] is not None:
            foreign = [part for part in PRIVATE if view["own"][part] != _plain(true.own, part)]
            yield from (f"own {part} is not that of seat {seat}" for part in foreign)
    for event in message.get("events") or ():
        if event["kind"] in ("gold-offered", "gold-taken", "gold-paid") and event["seat"] != seat:
            yield from (
                f"{part} of {event['kind']}" for part in ("values", "value", "kept", "rejected") if event.get(part)
            )


def _plain(values: object, part: str) -> object:
    """A part of a view as it stands in a message."""
    return json.loads(json.dumps(getattr(values, part)))


def bodies_of(person: Person) -> dict[str, str]:
    """What the page received by HTTP from the server's routes, by address."""
    routes = [request for request in person.requests if "/api/" in request.url]
    found = {request.url: response.text() for request in routes if (response := request.response())}
    assert found, "the page asked the server for something"
    return found


def leaks_in_bodies(bodies: Mapping[str, str], tokens: Sequence[str]) -> list[str]:
    """Bodies that hold cards, roles, goals or another's token. Records are for after the game and left out."""
    told = [(url, body) for url, body in bodies.items() if "/records/" not in url]
    foreign = [f"a token of another seat in {url}" for url, body in told for token in tokens if token in body]
    return foreign + [
        f"{value} at {path} of {url}"
        for url, body in told
        if body.startswith("{")
        for path, value in leaves(json.loads(body))
        if isinstance(value, str)
        and TELLING.match(value)
        and path not in PLAIN
        and not path.startswith(("bots/", "settings/"))
    ]
