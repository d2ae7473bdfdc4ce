"""What a page says aloud tells no secret of others: two worlds that differ only in what a seat never learned sound the
same to it, answers to questions included."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server_twins import twin_of
from tests.secrecy.server.twin_scenes import Heard
from tests.secrecy.server.world_comparison import told, world_of
from tools.build import build_web

VITEST = build_web.WEB / "node_modules" / "vitest" / "vitest.mjs"
# Of this game there is a twin for the first seat.
SEED = 1
SEAT = 0
LONGEST = 16
Messages = list[dict[str, Any]]


@pytest.fixture(scope="module", autouse=True)
def _modules() -> None:
    """The packages of the browser client, and what it shares with the server."""
    build_web.install()
    build_web.generate()


def messages_of(heard: Heard, seat: int) -> Messages:
    """What a seat was told since the cards lay on its table, for a while."""
    texts = [json.loads(text) for text in heard[f"seat {seat}"][2]]
    first = next(number for number, message in enumerate(texts) if message["type"] == "step")
    welcome = next(message for message in texts if message["type"] == "welcome")
    dealt = {name: texts[first][name] for name in ("n", "view", "hash", "room")}
    return [welcome | dealt, *texts[first + 1 : first + LONGEST]]


def said(tables: Sequence[Messages], folder: Path) -> list[list[str]]:
    """What the live regions of a page say while each of these lists comes."""
    given, found = folder / "told.json", folder / "said.json"
    given.write_text(json.dumps(tables), encoding="utf-8")
    environment = os.environ | {"SABOTEUR_TOLD": str(given), "SABOTEUR_SAID": str(found)}
    command = [str(build_web.NODE), str(VITEST), "run"]
    run = subprocess.run(command, cwd=build_web.WEB, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    lines: list[list[str]] = json.loads(found.read_text(encoding="utf-8"))
    return lines


def leaking(messages: Messages, others: Iterable[Messages]) -> Messages:
    """The same messages from a server that tells everybody what others draw."""
    drawn = {
        (message["n"], place): event
        for other in others
        for message in other
        if message["type"] == "step"
        for place, event in enumerate(message["events"])
        if event["kind"] == "drew" and event["card"]
    }
    return [
        {**message, "events": list(_leaked(message, drawn))} if message["type"] == "step" else message
        for message in messages
    ]


def _leaked(step: dict[str, Any], drawn: dict[tuple[int, int], Any]) -> Iterator[Any]:
    for place, event in enumerate(step["events"]):
        yield drawn.get((step["n"], place), event)


@pytest.mark.slow
def test_twin_worlds_sound_the_same_and_a_planted_leak_is_heard(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = world_of(SEED)
    twin = twin_of(world, frozenset({SEAT}), SEED)
    assert twin is not None
    worlds = [told(folder, one, monkeypatch) for one in (world, twin)]
    plain = [messages_of(heard, SEAT) for heard in worlds]
    players = range(world.deals.setup.players)
    planted = [leaking(messages_of(heard, SEAT), [messages_of(heard, seat) for seat in players]) for heard in worlds]
    one, other, leak, other_leak = said([*plain, *planted], tmp_path)
    assert one == other
    assert len(set(one)) > 20, "moves are told and questions answered"
    assert any(line.startswith("1: ") for line in one), "the seat's own cards are told"
    assert leak != other_leak, "the cards that others draw would be heard"
