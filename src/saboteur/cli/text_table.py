"""Rows of short texts as a table for people, and moments as people write them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from rich.cells import cell_len


def aligned(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with columns of one width each; numbers stand at the right."""
    widths = [max(map(cell_len, column)) for column in zip(head, *rows, strict=True)]
    numeric = [all(text.isdigit() or text in ("", "–") for text in column) for column in zip(*rows, strict=True)]
    return [_line(row, widths, numeric) for row in (head, *rows)]


def _line(row: Sequence[str], widths: list[int], numeric: list[bool]) -> str:
    cells = []
    for text, width, right in zip(row, widths, numeric, strict=True):
        space = " " * (width - cell_len(text))
        cells.append(space + text if right else text + space)
    return "  ".join(cells).rstrip()


def moment(milliseconds: int) -> str:
    """A moment in the time of this machine, to the minute."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
