"""QR pictures of addresses: as SVG for pages, as blocks for the terminal."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

KEPT: Final = 256
"""Pictures that are kept: drawing one takes longer than most requests."""


@lru_cache(maxsize=KEPT)
def svg(text: str) -> bytes:
    """An SVG without inline style, dark on light, with its quiet zone."""
    import segno  # not at the top: a server starts sooner without

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None, omitsize=True
    )
    return out.getvalue()


def terminal(text: str) -> str:
    """Lines of half blocks for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
