"""A table that whoever runs the server has ended."""

from __future__ import annotations

from saboteur.server.problems import Code, Problem


def ended(reason: str) -> Problem:
    """What people are told who come there."""
    return Problem(Code.TABLE_ENDED_BECAUSE, reason=reason) if reason else Problem(Code.TABLE_ENDED)
