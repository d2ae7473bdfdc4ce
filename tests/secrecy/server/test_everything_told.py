"""P1 for every kind of message and every code: a script that makes the server say everything it can say at a table."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fastapi.routing import APIRoute

from saboteur.rules import Refusal
from saboteur.server.http.routes import ROUTERS
from saboteur.server.problems import Code
from saboteur.server.wire import messages
from tests.kit.server_twins import World, first_world, twin_of
from tests.secrecy.server.twin_scenes import Heard, full_run
from tests.secrecy.server.world_comparison import compared, first_difference, kinds_of, told

NOT_TOLD = {
    Code.NOT_A_PERSON: "asked in a test of the lobby; this table has no bot, so that every seat can be compared",
    Code.HOST_IS_AWAY: "between two games, when no cards are hidden: a test of the host's rights",
    Code.NO_TALK: "told at the table without talk",
    Code.CLAIMS_ONLY: "told at the table with claims",
    Code.KEY_NEEDED: "told by a server with a key: a test of the club",
    Code.BAD_KEY: "told by a server with a key: a test of the club",
    Code.NO_HINTS: "told at the table without talk",
    Code.TOO_FEW_SEATS: "before anything is dealt: a test of the lobby",
}
"""Codes that the full script does not bring out at every table, and why."""
SELDOM = {Refusal.GAME_OVER, Refusal.NOT_TOUCHING, Refusal.NOT_THIS_STONE, Refusal.GOAL_NOT_REACHED}
"""Reasons of the rules that need a finished game, a certain edition or a decision."""
METRICS = "/api/metrics"
"""Compared line by line, without those that count time."""
TALKS = ("chat", "claims", "none")
VIEWERS = {"nobody": frozenset[int](), "a seat": frozenset({0}), "a pair": frozenset({1, 2})}
IN_TURN = dict(zip(TALKS, VIEWERS, strict=True))
"""Who looks on in `make test`; `make soak` has everybody at every table."""


def kind_of(message: object) -> str:
    """How a message is told apart on the wire."""
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("talk", "viewer"),
    [
        pytest.param(talk, viewer, marks=[] if IN_TURN[talk] == viewer else [pytest.mark.soak])
        for talk in TALKS
        for viewer in VIEWERS
    ],
)
def test_every_message_and_code_is_the_same_in_twin_worlds(
    folder: Path, monkeypatch: pytest.MonkeyPatch, talk: str, viewer: str
) -> None:
    world, knowing = _long_enough(TALKS.index(talk)), VIEWERS[viewer]
    first = _run(folder, world, monkeypatch, talk)
    twin = twin_of(world, knowing, 0)
    assert twin is not None
    second = _run(folder, twin, monkeypatch, talk)
    found = compared(first, second, knowing)
    assert not found, first_difference(first, second, found[0])
    _check_kinds(first, talk)
    assert not_asked(first) == []


def not_asked(heard: Heard) -> list[str]:
    """The routes of the server of which no answer was compared."""
    answers = b"".join(told for name, (_, told, _) in heard.items() if name.startswith("http"))
    asked = re.findall(r"^([A-Z]+) (/api\S*) \d{3} ", answers.decode(errors="replace"), re.MULTILINE)
    left = []
    for route in [route for router in ROUTERS for route in router.routes]:
        assert isinstance(route, APIRoute)
        methods = sorted(route.methods or ())
        if route.path != METRICS and not any(m in methods and route.path_regex.match(p) for m, p in asked):
            left.append(f"{methods} {route.path}")
    return left


def _long_enough(number: int) -> World:
    """A world of four with at least a dozen moves that do not end the round too soon."""
    seeds = range(100 + 100 * number, 200 + 100 * number)
    worlds = (first_world(seed, 4, "lt") for seed in seeds)
    return next(world for world in worlds if len(world.turns) > 14 and not any(t.by_clock for t in world.turns[:8]))


def _run(folder: Path, world: World, patch: pytest.MonkeyPatch, talk: str) -> Heard:
    async def run(folder: Path, world: World, patch: pytest.MonkeyPatch) -> Heard:
        return await full_run(folder, world, patch, talk)

    return told(folder, world, patch, run)


def _check_kinds(heard: Heard, talk: str) -> None:
    kinds, codes, _ = kinds_of([heard])
    expected = {kind_of(message) for message in get_args(messages.FromServer)}
    if talk == "none":
        expected -= {"said", "hints"}
    assert expected <= kinds, expected - kinds
    here = (
        {Code.NO_TALK, Code.NO_HINTS}
        if talk == "none"
        else {Code.CLAIMS_ONLY}
        if talk == "claims"
        else {Code.EMPTY_TEXT}
    )
    silent = {Code.TOO_OFTEN} if talk == "none" else set()
    anywhere = set(Code) - set(NOT_TOLD) - {Code.EMPTY_TEXT} - silent | here
    assert {str(code) for code in anywhere} <= codes, {str(code) for code in anywhere} - codes


def test_a_route_that_was_never_asked_is_seen() -> None:
    whole: Heard = {"http 1": (frozenset(), b'GET /api/tables/000000000 404 {"code":"x"}\nGET /api/about 200 {}\n', [])}
    left = not_asked(whole)
    assert "['GET'] /api/records/{identity}" in left
    assert "['GET'] /api/about" not in left
    assert "['GET'] /api/tables/{code}" not in left


def test_a_kind_that_was_never_compared_would_be_missed_by_nobody() -> None:
    """The check itself: without a kind of message it fails."""
    whole = [b'{"type":"%b"}' % kind_of(message).encode() for message in get_args(messages.FromServer)]
    codes = [b'{"code":"%b"}' % str(code).encode() for code in Code]
    _check_kinds({"all": (frozenset(), b"", [*whole, *codes])}, "chat")
    with pytest.raises(AssertionError):
        _check_kinds({"all": (frozenset(), b"", [*whole[1:], *codes])}, "chat")
    with pytest.raises(AssertionError):
        _check_kinds({"all": (frozenset(), b"", [*whole, *codes[1:]])}, "chat")
