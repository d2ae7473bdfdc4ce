"""The result as a person reads it."""

from __future__ import annotations

from typing import Any, Final

# The figure, what it says, and from or up to which number it is good.
TARGETS: Final = (
    ("driven_over_hearts", "driven, over pyspiel's hearts", ">=", 6.0),
    ("driven_over_tic_tac_toe", "driven, over pyspiel's tic_tac_toe", ">=", 1.6),
    ("core_over_hearts", "in the core, over pyspiel's hearts roll-outs", ">=", 1.0),
    ("rounds_per_second", "random rounds a second in the core", ">=", 60_000.0),
    ("clone_us", "a clone, in microseconds", "<=", 0.6),
    ("uncompiled_over_uno", "uncompiled and driven, over rlcard's uno", ">=", 2.0),
)

# Told beside the headlines: the peers at their leanest, by calls that fit one game only or are not meant for players.
BESIDE: Final = (
    ("driven_over_hearts_even_chance", "driven, over hearts with even chance"),
    ("driven_over_hearts_dealt_first", "driven, over hearts dealt first"),
    ("driven_over_tic_tac_toe_chance_not_asked", "driven, over tic_tac_toe not asked about chance"),
    ("uncompiled_over_uno_inner_game", "uncompiled and driven, over uno's inner game"),
)


def told(result: dict[str, Any]) -> str:
    """Headlines with their targets, all ratios and speeds with their spread, and the cost at each size of table."""
    details = result["details"]
    lines = [_headline(result, *target) for target in TARGETS]
    lines += ["", "the same beside the leanest ways to drive a peer (see bench/engine/spiel.py and uno.py)"]
    lines += [f"{meaning:47} {details['ratios'][name]['median']:>10,}" for name, meaning in BESIDE]
    lines += ["", f"{'times as fast':42} {'median':>12} {'least':>12} {'most':>12}"]
    lines += [_row(name, figure) for name, figure in details["ratios"].items()]
    lines += ["", f"{'a second':42} {'median':>12} {'least':>12} {'most':>12}"]
    lines += [_row(name, figure) for name, figure in details["per_second"].items()]
    lines += ["", "cost of a move in nanoseconds, by players"]
    lines += [_costs(way, details[f"{way}_ns_by_players"]) for way in ("driven", "core")]
    return "\n".join([*lines, "", *_versions(details), ""])


def _headline(result: dict[str, Any], name: str, meaning: str, sense: str, target: float) -> str:
    figure = result[name]
    met = figure >= target if sense == ">=" else figure <= target
    return f"{meaning:47} {figure:>10,}   {sense} {target:,g} {'' if met else '  missed'}".rstrip()


def _row(name: str, figure: dict[str, float]) -> str:
    return f"{name:42} {figure['median']:>12,} {figure['least']:>12,} {figure['most']:>12,}"


def _costs(way: str, costs: dict[str, float]) -> str:
    table = "  ".join(f"{players}: {cost:g}" for players, cost in costs.items() if players.isdigit())
    return f"{way:8} {table}   dearest over cheapest {costs['dearest_over_cheapest']}"


def _versions(details: dict[str, Any]) -> list[str]:
    """Every engine with what it runs on."""
    return [f"{name}: {', '.join(f'{part} {version}' for part, version in about.items())}"
            for name, about in details["versions"].items()]  # fmt: skip
