"""An older engine beside the present one: only ratios of neighbours count, and both are asked for the same."""

from contextlib import ExitStack

from bench.engine.against import TASKS, compared, told
from bench.engine.sampling import Sample


class Steady:
    """An engine that takes so long for a unit, on a machine that grows slower and slower."""

    def __init__(self, seconds: float, machine: list[float]) -> None:
        self._seconds, self._machine = seconds, machine
        self.asked: list[tuple[str, int, int]] = []

    def sample(self, task: str, first: int, count: int) -> Sample:
        self.asked.append((task, first, count))
        self._machine[0] *= 1.01
        return count, count * self._seconds * self._machine[0]

    def count_for(self, task: str, seconds: float) -> int:
        assert task in TASKS.values()
        return round(seconds / self._seconds)


def test_a_quicker_engine_is_quicker_however_slow_the_machine_becomes() -> None:
    machine, started = [1.0], []

    def start(_stack: ExitStack) -> list[Steady]:
        started.append([Steady(0.002, machine), Steady(0.001, machine)])
        return started[-1]

    found = compared(start, rounds=10, seconds=1.0)
    assert list(found) == list(TASKS)
    for one in found.values():
        assert 1.9 < one["interval"][0] <= one["interval"][1] < 2.1
    assert len(started) == 10, "each round has engines of its own"
    assert all(old.asked == new.asked for old, new in started)
    asked = [each for old, _ in started for each in old.asked]
    assert len(set(asked)) == 10 * len(TASKS), "nothing is played twice"
    assert "2.0" in told({"figures": found, "same_code": False})


def test_the_same_engine_is_neither_quicker_nor_slower() -> None:
    machine = [1.0]
    found = compared(lambda _stack: [Steady(0.001, machine), Steady(0.001, machine)], rounds=10, seconds=1.0)
    for one in found.values():
        assert one["interval"][0] < 1 < one["interval"][1]
