"""Charts of arena results, as SVG and PNG. Needs matplotlib, which the extra `charts` brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure

ENDINGS: Final[Sequence[str]] = ("svg", "png")
COLOURS: Final = ("#1b6ca8", "#c8553d", "#3c896d", "#8a5a9e", "#b8860b", "#444444")
FAINT: Final = "#999999"

Rows = Sequence[Mapping[str, Any]]
Endings = Sequence[str]
"""Kinds of files, as their names end."""
Words = Mapping[str, str]
"""Titles and names of axes: `title`, `x`, `y`; `legend`, if what the lines are needs saying."""


def chart(
    folder: Path, name: str, lines: Mapping[str, Rows], words: Words, *, x: str, y: str, endings: Endings = ENDINGS,
    scale: str = "linear", level: float | None = None,
) -> list[Path]:  # fmt: skip
    """Draw one line for each entry of `lines`, and a dotted one at a level; gives the files written.

    Rows may have an `interval`, drawn as a bar, and a `name`, written beside the point, at `beside` if that is given.
    """
    figure, axes = _axes(words)
    axes.set_yscale(scale)
    if level is not None:
        axes.axhline(level, color=FAINT, linestyle=":")
    for colour, (label, rows) in zip(COLOURS * len(lines), lines.items(), strict=False):
        points = [(row[x], row[y]) for row in rows if row[y] is not None]
        axes.plot([point[0] for point in points], [point[1] for point in points], marker="o", color=colour, label=label)
        spans = [(row[x], *row["interval"]) for row in rows if "interval" in row]
        if spans:
            axes.vlines(*zip(*spans, strict=True), color=colour, linewidth=3, alpha=0.4)
        _name_points(axes, [((row[x], row[y]), row) for row in rows if "name" in row], colour)
    if len(lines) > 1:
        _legend(figure, words)
    return _save(figure, folder, name, endings)


def calibration_chart(
    folder: Path, name: str, rows: Rows, words: Words, *, endings: Endings = ENDINGS
) -> list[Path]:  # fmt: skip
    """Draw what was believed against what was true, one line for each go-round."""
    figure, axes = _axes(words)
    axes.plot([0, 1], [0, 1], color=FAINT, linestyle=":")
    for colour, row in zip(COLOURS, rows, strict=False):
        held = [point[0] for point in row["calibration"]]
        axes.plot(
            held, [point[1] for point in row["calibration"]], marker="o", color=colour, label=str(row["go_round"])
        )
    _legend(figure, words)
    return _save(figure, folder, name, endings)


def _legend(figure: Figure, words: Words) -> None:
    """Below the axes, where it hides no line."""
    figure.legend(loc="outside lower center", ncols=4, title=words.get("legend"))


def _name_points(axes: Any, points: Sequence[tuple[tuple[float, float], Mapping[str, Any]]], colour: str) -> None:
    style = {"textcoords": "offset points", "color": colour, "fontsize": 8, "ha": "center"}
    for point, row in points:
        axes.annotate(row["name"], point, row.get("beside", (0, 7)), **style)


def _axes(words: Words) -> tuple[Figure, Any]:
    figure = Figure(figsize=(7, 4.2), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(words["title"])
    axes.set_xlabel(words["x"])
    axes.set_ylabel(words["y"])
    axes.grid(visible=True, alpha=0.3)
    return figure, axes


def _save(figure: Figure, folder: Path, name: str, endings: Endings) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.{ending}" for ending in endings]
    # Fixed identifiers and no date: the same results give the same files.
    with rc_context({"svg.hashsalt": "saboteur", "svg.fonttype": "none"}):
        for path in paths:
            figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
    return paths
