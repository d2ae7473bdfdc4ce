"""Copies the examples of the documentation into a folder: `python -m saboteur.research.examples FOLDER`.

A wheel has them beside this file, and a clone in the folder `examples`.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from saboteur.sentences import sentence

HERE: Final = Path(__file__).resolve()
PLACES: Final = (HERE.parent / "example_files", HERE.parents[3] / "examples", HERE.parents[4] / "examples")
"""In a wheel, in a clone, and as the compiled copy in a clone sees them."""
SUFFIXES: Final = (".py", ".ipynb")


def files() -> list[Path]:
    """The examples, by name."""
    folder = next(place for place in PLACES if (place / "cautious.py").is_file())
    return sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)


def copy(folder: Path | str) -> list[Path]:
    """Copy the examples into a folder, which is made if it is missing. Raises FileExistsError, and copies nothing, if
    a file of such a name is there."""
    target = Path(folder)
    copies = [target / path.name for path in files()]
    for path in copies:
        if path.exists():
            raise FileExistsError(str(path))
    target.mkdir(parents=True, exist_ok=True)
    for source, path in zip(files(), copies, strict=True):
        shutil.copyfile(source, path)
    return copies


def main(arguments: Sequence[str]) -> int:
    """0, or 2 after a sentence that says why nothing was copied."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(sentence("examples-usage"), file=sys.stderr)
        return 2
    try:
        copies = copy(arguments[0])
    except FileExistsError as error:
        print(sentence("examples-there", file=str(error)), file=sys.stderr)
        return 2
    print(sentence("examples-copied", folder=arguments[0], count=len(copies)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
