"""What a release says of itself: the part of CHANGELOG.md about it. `python -m tools.build.release_notes v0.2.0`"""

import re
import sys
from pathlib import Path

from saboteur import __version__

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """The text below the heading of a version, up to the next one. Raises LookupError if there is none."""
    parts = re.split(r"^## \[([^\]]+)\].*$", changelog, flags=re.MULTILINE)
    found = dict(zip(parts[1::2], parts[2::2], strict=True)).get(version, "").strip()
    if not found:
        raise LookupError(f"CHANGELOG.md has nothing about {version}")
    return found


def main() -> None:
    """Print the notes of the version that a tag names, if that is the version of these sources."""
    version = sys.argv[1].removeprefix("v")
    if version != __version__:
        raise SystemExit(f"the tag names {version}, but src/saboteur/__init__.py says {__version__}")
    try:
        print(notes(version, CHANGELOG.read_text(encoding="utf-8")))
    except LookupError as failure:
        raise SystemExit(str(failure)) from None


if __name__ == "__main__":
    main()
