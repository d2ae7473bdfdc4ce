"""Writing for a person: colours where standard output is a terminal that wants them, plain text elsewhere."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final, TextIO

if TYPE_CHECKING:
    from rich.console import Console

    from saboteur.mine_drawing import Piece

HEADING: Final = "bold yellow"
QUIET: Final = "dim"
STRONG: Final = "bold"


def is_coloured(stream: TextIO | None) -> bool:
    """Whether this is a terminal that wants colours: NO_COLOR and dumb terminals do not."""
    if stream is None or not stream.isatty():
        return False
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def can_write(stream: TextIO | None, text: str) -> bool:
    """Whether the stream's encoding has all these letters."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


class Voice:
    """Writes lines to standard output, coloured or plain."""

    def __init__(self) -> None:
        self.console = _console() if is_coloured(sys.stdout) else None

    def say(self, text: str = "", style: str = "") -> None:
        """Write one line."""
        self.draw([(style, text)])

    def draw(self, line: list[Piece]) -> None:
        """Write one line of pieces, each in its style."""
        if self.console is None:
            print("".join(text for _, text in line).rstrip())
        else:
            self.console.print(*_styled(line), sep="", soft_wrap=True)


def _console() -> Console:
    from rich.console import Console

    return Console(file=sys.stdout, force_terminal=True, highlight=False, markup=False, emoji=False)


def _styled(line: list[Piece]) -> list[Any]:
    from rich.text import Text

    return [Text(text, style) for style, text in line]
