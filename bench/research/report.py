"""The result as a person reads it."""

from __future__ import annotations

from typing import Any, Final

# Where the figure stands, what it says, and from which number it is good.
TARGETS: Final = (
    ("ratios", "pettingzoo_over_hanabi", "PettingZoo steps, over hanabi_v5", 3.0),
    ("ratios", "openspiel_over_team_dominoes", "OpenSpiel nodes, over python_team_dominoes", 3.0),
    ("per_second", "vector", "vector steps a second, from NumPy", 1_000_000.0),
    ("ratios", "vector_over_leduc", "the same, over pgx's leduc_holdem", 1.0),
    ("per_second", "worlds", "worlds a second", 100_000.0),
    ("per_second", "worlds, by a posterior", "worlds a second, by a posterior", 100_000.0),
    ("ratios", "arena_outside_over_built_in", "arena with a bot from outside, over a built-in one", 0.5),
)


def told(result: dict[str, Any]) -> str:
    """Headlines with their targets, and all speeds with their spread."""
    lines = [_headline(result[part][name], meaning, target) for part, name, meaning, target in TARGETS]
    lines += ["", f"{'a second':42} {'median':>12} {'least':>12} {'most':>12}"]
    lines += [_row(name, figure) for name, figure in result["per_second"].items()]
    return "\n".join([*lines, "", *(f"{name}: {about}" for name, about in result["versions"].items()), ""])


def _headline(figure: dict[str, float], meaning: str, target: float) -> str:
    missed = "" if figure["median"] >= target else "  missed"
    spread = f"({figure['least']:,} to {figure['most']:,})"
    return f"{meaning:52} {figure['median']:>10,} {spread:26} >= {target:,g}{missed}"


def _row(name: str, figure: dict[str, float]) -> str:
    return f"{name:42} {figure['median']:>12,} {figure['least']:>12,} {figure['most']:>12,}"
