"""What to give with results that do not come from the arena."""

from __future__ import annotations

from saboteur import __version__
from saboteur._mode import mode
from saboteur.arena.fingerprints import fingerprint, research_fingerprint

__all__ = ["provenance"]


def provenance() -> dict[str, str]:
    """The version, `code` and `research_code`, which change with the sources, and whether the rules run compiled."""
    return {"version": __version__, "code": fingerprint(), "research_code": research_fingerprint(), "mode": mode()}
