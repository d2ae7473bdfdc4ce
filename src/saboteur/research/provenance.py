"""What to give with results that do not come from the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from saboteur import __version__
from saboteur._mode import mode
from saboteur.arena.arena_game import spec_of
from saboteur.arena.chunked_runs import sources_of
from saboteur.arena.fingerprints import fingerprint, research_fingerprint
from saboteur.bots import Bot, named

__all__ = ["provenance"]


def provenance(bots: Iterable[str | Callable[..., Bot]] | None = None) -> dict[str, Any]:
    """The version, `code` and `research_code`, which change with the sources, and whether the rules run compiled.

    With bots, by their names or classes, also `foreign_bots`: for each of them that is not built in, a digest of its
    file, not of what that file imports; None if it lies in no file, or comes from a function.
    """
    made = {"version": __version__, "code": fingerprint(), "research_code": research_fingerprint(), "mode": mode()}
    if bots is None:
        return made
    names = dict.fromkeys(map(named, bots))
    return {**made, "foreign_bots": sources_of(name for name in names if spec_of(name) is None)}
