"""An older engine beside the present one: only ratios of neighbours count, and both are asked for the same."""

from bench.engine.against import compared, told
from bench.engine.sampling import Sample


class Steady:
    """An engine that takes so long for a unit, on a machine that grows slower and slower."""

    def __init__(self, seconds: float, machine: list[float]) -> None:
        self._seconds, self._machine = seconds, machine
        self.asked: list[tuple[int, int]] = []

    def sample(self, task: str, first: int, count: int) -> Sample:
        assert task == "driven 5"
        self.asked.append((first, count))
        self._machine[0] *= 1.01
        return count, count * self._seconds * self._machine[0]

    def count_for(self, task: str, seconds: float) -> int:
        assert task == "driven 5"
        return round(seconds / self._seconds)


def test_a_quicker_engine_is_quicker_however_slow_the_machine_becomes() -> None:
    machine = [1.0]
    old, new = Steady(0.002, machine), Steady(0.001, machine)
    found = compared(old, new, "driven 5", rounds=10, seconds=1.0)
    assert found["interval"] is not None
    assert found["interval"][0] > 1.9
    assert found["interval"][1] < 2.1
    assert old.asked == new.asked
    assert len(set(old.asked)) == 10
    assert "2.0" in told({"figures": {"driven": found}, "same_code": False})


def test_the_same_engine_is_neither_quicker_nor_slower() -> None:
    machine = [1.0]
    found = compared(Steady(0.001, machine), Steady(0.001, machine), "driven 5", rounds=10, seconds=1.0)
    assert found["interval"][0] < 1 < found["interval"][1]
