"""The figures of a run in one place: for programs as JSON, for people as a table with the targets."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, Final

Round = dict[str, dict[str, Any]]
"""What one round came to on `ours` and on `boardgameio`."""

TARGETS: Final = (
    ("moves_over_boardgameio", "at least", 1.5),
    ("kib_per_table", "at most", 64.0),
    ("kib_per_connection", "at most", 32.0),
    ("cold_start_seconds", "below", 2.0),
    ("generator_over_faster", "at least", 2.0),
)
CALM: Final = 0.9
"""The part of its core that a server gets under full load where nobody disturbs it."""


def figures(rounds: Sequence[Round], proof: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """All figures, the promised keys first."""
    fastest = max(_middle(rounds, side, "saturated", "moves_per_second") for side in ("ours", "boardgameio"))
    carried = proof["saturated"]["moves_per_second"]
    return {
        "moves_over_boardgameio": _ratio(rounds, "moves_per_second"),
        "p99_ms": _middle(rounds, "ours", "paced", "p99_ms"),
        "p99_ms_boardgameio": _middle(rounds, "boardgameio", "paced", "p99_ms"),
        "kib_per_table": kept["kib_per_table"],
        "kib_per_connection": kept["kib_per_connection"],
        "cold_start_seconds": round(median(start["page"] for start in kept["starts"]), 3),
        "first_table_seconds": round(median(start["table"] for start in kept["starts"]), 3),
        "first_page_is_built": all(start["built"] for start in kept["starts"]),
        "moves_over_boardgameio_by_cpu": round(1 / _ratio(rounds, "cpu_ms_per_move"), 3),
        "generator_moves_per_second": carried,
        "generator_over_faster": round(carried / fastest, 2),
        "calm": calm(rounds),
    }


def _middle(rounds: Sequence[Round], side: str, phase: str, name: str) -> float:
    return round(float(median(one[side][phase][name] for one in rounds)), 3)


def _ratio(rounds: Sequence[Round], name: str) -> float:
    """Ours over theirs under full load: the middle of the rounds' own ratios, since a round shares its disturbances."""
    ratios = [one["ours"]["saturated"][name] / one["boardgameio"]["saturated"][name] for one in rounds]
    return round(float(median(ratios)), 3)


def calm(rounds: Sequence[Round]) -> bool:
    """Whether the servers had their core to themselves."""
    return all(one[side]["saturated"]["server_cpu"] >= CALM for one in rounds for side in one)


def told(found: dict[str, Any], rounds: Sequence[Round]) -> str:
    """The figures for people."""
    lines = [
        "",
        f"{'':14}{'moves/s':>9}{'CPU ms/move':>13}{'p50 ms':>9}{'p99 ms':>9}   p50 and p99 ms at the fixed rate",
    ]
    lines += [_line(rounds, side, title) for side, title in (("ours", "ours"), ("boardgameio", "boardgame.io"))]
    lines += ["", *(verdict(found, *target) for target in TARGETS), _lower_p99(found)]
    if not found["calm"]:
        lines.append("The servers did not have their core to themselves: trust the ratios, not the rates and waits.")
    if not found["first_page_is_built"]:
        lines.append("The first page was the one that says the pages are not built: run make web, then this again.")
    return "\n".join(lines)


def _line(rounds: Sequence[Round], side: str, title: str) -> str:
    names = ("moves_per_second", "cpu_ms_per_move", "p50_ms", "p99_ms")
    saturated = [_middle(rounds, side, "saturated", name) for name in names]
    paced = [_middle(rounds, side, "paced", name) for name in names[2:]]
    return "{:14}{:9.0f}{:13.3f}{:9.1f}{:9.1f}   {:.1f} {:.1f}".format(title, *saturated, *paced)


def verdict(found: dict[str, Any], name: str, how: str, target: float) -> str:
    """A figure beside its target."""
    value = found[name]
    if value is None:
        return f"{name:26}{'–':>9}   {how} {target:g}: not measured"
    good = value >= target if how == "at least" else value <= target if how == "at most" else value < target
    return f"{name:26}{value:9.3f}   {how} {target:g}: {'reached' if good else 'MISSED'}"


def _lower_p99(found: dict[str, Any]) -> str:
    return verdict(found, "p99_ms", "below", found["p99_ms_boardgameio"])
