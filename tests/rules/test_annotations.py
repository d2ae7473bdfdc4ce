"""What a record tells between the moves: talk and holders, in order, whatever the file holds."""

from typing import Any

import pytest

from saboteur.rules import Setup
from saboteur.rules.annotations import Said, SeatTaken, asides, programs
from saboteur.rules.deal import SeededDeals
from saboteur.rules.record import Record

SETUP = Setup("lt", 3)


def record(**extras: Any) -> Record:
    return Record(SETUP, SeededDeals(SETUP, "asides"), extras=extras)


def holder(moves: int, talk: int, name: str) -> dict[str, Any]:
    return {"moves": moves, "talk": talk, "seat": 1, "name": name, "bot": None, "dwarf": [1, 2, 0]}


def test_a_holder_comes_before_the_line_with_that_place() -> None:
    talk = [[2, 1, "bye"], [2, 1, "hello"], [5, 0, "well"]]
    told = asides(record(talk=talk, holders=[holder(2, 1, "Zoe"), holder(5, 3, "Gus")]))
    zoe, gus = (SeatTaken(1, name, None, [1, 2, 0]) for name in ("Zoe", "Gus"))
    assert told == {2: [Said(1, "bye"), zoe, Said(1, "hello")], 5: [Said(0, "well"), gus]}


def test_two_who_take_a_seat_at_once_stay_in_order() -> None:
    told = asides(record(holders=[holder(0, 0, "Zoe"), holder(0, 0, "Ana")]))
    assert [aside.name for aside in told[0] if isinstance(aside, SeatTaken)] == ["Zoe", "Ana"]


@pytest.mark.parametrize("key", ["talk", "holders"])
@pytest.mark.parametrize(
    "value", [None, 5, "x", {}, [5], [[]], [{}], [[0, 3, "x"]], [{"moves": 0, "talk": 0, "seat": 3}]]
)
def test_what_is_not_written_as_talk_or_as_a_holder_is_passed_over(key: str, value: Any) -> None:
    assert asides(record(**{key: value})) == {}


def test_what_a_holder_lacks_is_not_known() -> None:
    bare = {"moves": 1, "talk": 0, "seat": 2}
    told = asides(record(holders=[bare, {**bare, "name": 5, "bot": 5}, {**bare, "name": "Bruni", "bot": "random"}]))
    assert told == {
        1: [SeatTaken(2, "", None, None), SeatTaken(2, "", None, None), SeatTaken(2, "Bruni", "random", None)]
    }


@pytest.mark.parametrize(
    ("told", "known"),
    [([0, 2], (True, False, True)), ([], (False,) * 3), ([7, "1", True, 1.0], (False,) * 3), (5, (False,) * 3)],
)
def test_which_seats_are_programs_whatever_the_file_holds(told: Any, known: tuple[bool, ...]) -> None:
    assert programs(record(programs=told)) == known


def test_a_record_of_before_knows_no_programs() -> None:
    assert programs(record()) == (False, False, False)
