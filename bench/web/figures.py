"""What is measured of the pages, what is wanted of it, and whether it is so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One number with its target."""

    name: str
    value: float
    target: float
    unit: str
    at_least: bool = False
    """Whether more is better; else the target is the most that may be."""

    @property
    def ok(self) -> bool:
        return self.value >= self.target if self.at_least else self.value <= self.target

    @property
    def line(self) -> tuple[str, str, str, str]:
        """What the table says of it."""
        sign = "≥" if self.at_least else "≤"
        return (
            self.name,
            f"{self.value:g} {self.unit}",
            f"{sign} {self.target:g} {self.unit}",
            "ok" if self.ok else "MISSED",
        )


def table(figures: Sequence[Figure]) -> str:
    """All figures, one below the other."""
    rows = [("figure", "measured", "target", ""), *(figure.line for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
