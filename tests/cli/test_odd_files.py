"""Whatever a file holds, the command prints results or one sentence; it never breaks down."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as any_of

from tests.cli.command_runner import Here, lines_of, record
from tests.cli.test_story import small_game

SAFE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

odd_numbers = any_of.sampled_from(
    [-1, 0, 1, 2, 3, 11, 67, 10**9, 10**17, -(10**17), 1.0, 5.5, 1e300, True, False, None]
)
odd_texts = any_of.text(max_size=8) | any_of.sampled_from(
    ["lt", "Pns", "V", "\ud800", "Pns@1,0", "Pew@8,0", "Pns@-64,0", "Pns@1", "Pns@,", "Pns@1,0,0", "treasure"]
)  # fmt: skip
odd_values = any_of.recursive(
    odd_numbers | odd_texts,
    lambda inner: any_of.lists(inner, max_size=4) | any_of.dictionaries(odd_texts, inner, max_size=4),
    max_leaves=8,
)


def places_in(plain: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all parts of a plain value."""
    entries = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [way, *(found for key, value in entries for found in places_in(value, (*way, key)))]


def with_change(plain: Any, way: tuple[Any, ...], value: Any) -> Any:
    """The same with another value at a place."""
    if not way:
        return value
    changed = dict(plain) if isinstance(plain, dict) else list(plain)
    changed[way[0]] = with_change(changed[way[0]], way[1:], value)
    return changed


def outcome(here: Here, given_bytes: bytes, *flags: str) -> int:
    """The exit code; fails unless the output is as it must be for that code."""
    done = here("replay", "-", *flags, given=given_bytes)
    if done.code:
        done.refusal()
    else:
        assert done.err == ""
    return done.code


@SAFE
@given(any_of.data())
def test_records_with_an_odd_value_anywhere(here: Here, data: any_of.DataObject) -> None:
    plain = small_game()
    way = data.draw(any_of.sampled_from(places_in(plain)))
    changed = with_change(plain, way, data.draw(odd_values))
    outcome(here, json.dumps(changed).encode(), *data.draw(any_of.sampled_from([[], ["--json"], ["--trace"]])))


@SAFE
@given(any_of.data())
def test_files_with_odd_bytes(here: Here, data: any_of.DataObject) -> None:
    sound = lines_of(record(moves=["V@8,0"], seed="a map"), small_game())
    start = data.draw(any_of.integers(0, len(sound)))
    end = data.draw(any_of.integers(start, min(len(sound), start + 20)))
    outcome(here, sound[:start] + data.draw(any_of.binary(max_size=6)) + sound[end:], "--json")


@SAFE
@given(any_of.binary(max_size=60))
def test_files_that_are_nothing_at_all(here: Here, content: bytes) -> None:
    assert outcome(here, content) == 2


def test_these_tests_reach_both_outcomes(here: Here) -> None:
    """A change of a name is no mistake, a change of a role is one."""
    plain = small_game()
    assert outcome(here, json.dumps(with_change(plain, ("names", 0), "\ud800")).encode()) == 0
    assert outcome(here, json.dumps(with_change(plain, ("deal", "rounds", 0, "roles", 0), "boss")).encode()) == 2
