"""No order in which operations go on breaks a promise: nobody's table is changed by a request for another, every answer
is true afterwards, nothing is answered with 5xx, and nobody loses a seat without being told."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur.server.wire import messages
from tests.faults.races import race_plan, server_internals
from tests.faults.races.operations import OPERATIONS
from tests.faults.races.race import Ran, all_runs, drawn_run, named, repeated, told
from tests.faults.races.race_faults import PLANTS, Planted
from tests.faults.races.race_plan import short
from tests.faults.races.schedules import deviation
from tests.faults.races.situations import SITUATIONS, stored
from tests.soak import races as soak_races

PARTS = 12
SHORT = tuple(short())


@pytest.fixture(autouse=True)
def _raceable() -> Iterator[None]:
    with server_internals.raceable():
        yield


def _first_wrong(name: str) -> Ran | None:
    race, _ = named(name)
    return next((ran for ran in all_runs(race, 1, deviation) if ran.wrong), None)


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.soak] * (part % 3 > 0)) for part in range(PARTS)]
)
def test_whoever_goes_on_when_every_promise_is_kept(part: int) -> None:
    """The short form; `python -m tests.soak.races` runs all pairs and many threes, further explored."""
    found = [ran for race in SHORT[part::PARTS] if (ran := _first_wrong(str(race))) is not None]
    assert not found, "\n\n".join(told(ran) for ran in found[:3])


def test_a_name_repeats_a_run() -> None:
    race, _ = named("playing:move+leave+join")
    first = drawn_run(race, "1")
    again = repeated(first.name)
    assert again.trail.points == first.trail.points
    assert (again.answers, again.wrong) == (first.answers, first.wrong)
    assert again.trail.steps


def test_every_route_is_raced() -> None:
    """A new route must be named among the operations."""
    paths = server_internals.application().http.openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert routes == {operation.route for operation in OPERATIONS.values() if operation.route is not None}


def test_every_message_is_raced() -> None:
    """A new message of the socket must be named among the operations."""
    kinds = {message.__struct_config__.tag for message in messages.FromClient.__args__}
    assert kinds == {operation.message for operation in OPERATIONS.values() if operation.message is not None}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_is_what_it_says(name: str) -> None:
    """Nothing is wrong in it before anything races, and operations that fit it are accepted."""
    assert stored(name)[1].a
    assert repeated(f"{name}:health+about").wrong == []


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("open:ready+start", (200, 200)), ("open:order+redeem", (200, 200)), ("hashing:cancel-start+ready", (200, 200)),
        ("playing:vote-pause+take-back", (200, 200)), ("playing:leave-waiting+vote-end", (200, 200)),
        ("over:record+forget-name", (200, 200)), ("over:start+preview", (200, 200)), ("asleep:join+delete", (201, 200)),
        ("hostless:leave+sweep", (200,)),
        ("next-round:leave+join", (200, 201)), ("slow:vote-clock+chat", (200,)),
        ("stopped:preview+join", (200, 201)), ("idle:settings+bots", (200, 200)), ("playing:play-now+join", (201, 409)),
    ],
)  # fmt: skip
def test_operations_are_not_all_refused(name: str, answers: tuple[int, ...]) -> None:
    """What is raced does something: one after the other, these are accepted."""
    ran = repeated(name)
    assert tuple(_status(answer) for answer in ran.answers) == answers


def _status(answer: str) -> int:
    return int(answer.split(": ")[1].split()[0])


@pytest.mark.parametrize("planted", PLANTS, ids=lambda planted: planted.plant.__name__)
def test_a_planted_fault_is_caught(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in planted.races:
        stored(named(name)[0].state)  # before the fault is there
    planted.plant(monkeypatch)
    broken = {wrong.rule for name in planted.races if (ran := _first_wrong(name)) for wrong in ran.wrong}
    assert broken & planted.rules, f"nobody noticed: {planted.plant.__doc__} ({broken})"


@pytest.mark.parametrize("name", sorted({name for planted in PLANTS for name in planted.races}))
def test_without_the_planted_fault_nothing_is_found(name: str) -> None:
    ran = _first_wrong(name)
    assert ran is None, told(ran)


def test_the_long_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_races, "SHEETS_AT_ONCE", 1)
    monkeypatch.setattr(race_plan, "races", lambda: (named("open:health+about")[0],))
    for most in (1, 20):
        assert soak_races.main(["--cases", str(most), "--results", str(tmp_path)]) == 0
    kept = json.loads((tmp_path / "races.json").read_text("utf-8"))
    assert len(kept["runs"]) == 2
    assert kept["next"] == kept["totals"]["sheets"] > 1
    assert kept["totals"]["cases"] >= 20
