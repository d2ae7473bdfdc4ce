"""The exploration reaches every schedule, each once: counted by hand for toys."""

import asyncio
from math import comb

import pytest

from tests.faults.races.scheduled_loop import Actor, Chooser, RaceLoop, Trail, begin
from tests.faults.races.schedules import drawn, explored, following, read, shrunk, written


def _toy(steps: tuple[int, ...], heard: list[str], choose: Chooser) -> Trail:
    """Actors that take so many steps each, with an await between any two."""
    loop = RaceLoop()
    word: list[str] = []

    async def walk(name: str, count: int) -> None:
        for number in range(count):
            if number:
                await asyncio.sleep(0)
            word.append(name)

    with loop.running():
        tasks = [begin(loop, Actor(name), walk(name, count)) for name, count in zip("abc", steps, strict=False)]
        loop.race(lambda: all(task.done() for task in tasks), choose, 1.0)
    heard.append("".join(word))
    return loop.trail


def _orders(steps: tuple[int, ...], preemptions: int) -> list[str]:
    heard: list[str] = []
    for trail in explored(lambda choose: _toy(steps, heard, choose), preemptions):
        assert trail.preemptions <= preemptions
    return heard


def test_all_orders_of_two_are_met_once() -> None:
    """Three and four steps: 7! / (3! 4!) orders."""
    heard = _orders((3, 4), 99)
    assert len(heard) == len(set(heard)) == comb(7, 3) == 35


def test_all_orders_of_three_are_met_once() -> None:
    """Two steps each: 6! / (2! 2! 2!) orders."""
    heard = _orders((2, 2, 2), 99)
    assert len(heard) == len(set(heard)) == 90


@pytest.mark.parametrize(("preemptions", "expected"), [(0, 2), (1, 6), (2, 14), (3, 18), (4, 20)])
def test_the_bound_counts_preemptions(preemptions: int, expected: int) -> None:
    """Two with three steps each: words of three a and three b. A letter followed by the other although more of its own
    are to come is a preemption; switching after the last is free. With r runs of letters there are r - 2 preemptions,
    and 2, 4, 8, 4, 2 words of 2, 3, 4, 5, 6 runs: of C(2, i) C(2, j) ways to cut three into runs."""
    heard = _orders((3, 3), preemptions)
    assert len(heard) == len(set(heard))
    assert set(heard) == {word for word in _words(3, 3) if _preemptions(word) <= preemptions}
    assert len(heard) == expected


def _words(a: int, b: int) -> list[str]:
    if not a or not b:
        return ["a" * a + "b" * b]
    return ["a" + word for word in _words(a - 1, b)] + ["b" + word for word in _words(a, b - 1)]


def _preemptions(word: str) -> int:
    """Counted apart from the loop."""
    changes = [place for place in range(1, len(word)) if word[place] != word[place - 1]]
    return sum(word[place - 1] in word[place:] for place in changes)


def test_the_same_choices_give_the_same_run() -> None:
    heard: list[str] = []
    first = _toy((3, 3), heard, drawn("seed 7"))
    again = _toy((3, 3), heard, following(first.choices))
    assert heard[0] == heard[1]
    assert again.choices == first.choices


def test_choices_are_written_and_read() -> None:
    for choices in ((), (1,), (0, 0, 2), (0,) * 12 + (1, 0, 0, 0, 0, 11)):
        assert read(written(choices)) == (choices or (0,))


def test_what_does_not_matter_is_left_out() -> None:
    assert shrunk((1, 0, 2, 0, 1), lambda choices: len(choices) > 2 and choices[2] == 2) == (0, 0, 2)
