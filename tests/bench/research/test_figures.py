"""Figures of the environments: ratios are taken from neighbouring samples, and a missed target is called so."""

from typing import cast

from bench.engine.engines import Engine
from bench.engine.figures import Series
from bench.research.__main__ import RATIOS, TASKS, figures
from bench.research.report import TARGETS, told


def measured(slowdowns: list[float]) -> dict[str, Series]:
    """Everything at a thousand a second but ours at five times that, on a machine that is slower at times."""
    group = {}
    for name, engine in TASKS.items():
        rate = 5000 if engine == "ours" else 1000
        group[name] = Series(cast(Engine, None), name, 1, [rate / slow for slow in slowdowns])
    return group


def test_a_busy_machine_changes_no_ratio() -> None:
    found = figures(measured([1.0, 7.0, 2.0]))
    assert found["ratios"]["pettingzoo_over_hanabi"] == {"median": 5.0, "least": 5.0, "most": 5.0}
    assert found["ratios"]["arena_outside_over_built_in"]["median"] == 1.0
    assert found["per_second"]["hanabi_v5"]["median"] == 500


def test_neighbours_are_compared() -> None:
    """The two of a ratio are sampled one right after the other."""
    order = list(TASKS)
    assert all(abs(order.index(ours) - order.index(theirs)) <= 1 for ours, theirs in RATIOS.values())


def test_a_missed_target_is_called_so() -> None:
    result = {**figures(measured([1.0])), "versions": {}}
    lines = told(result).splitlines()[: len(TARGETS)]
    assert [line.endswith("missed") for line in lines] == [False, False, True, False, True, True, False]
