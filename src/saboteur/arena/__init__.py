"""Many games between bots at once, counted, with intervals."""

from __future__ import annotations

from saboteur.arena.comparison import Comparison, compare

__all__ = ["Comparison", "compare"]
