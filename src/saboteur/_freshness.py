"""Refuses a compiled copy of the package that no longer matches the sources it was made from.

Only the copy that `make compiled` makes carries the marker; a checkout and an installed wheel pay one look for a file.
Imports wait until they are needed: this runs at every `import saboteur`.
"""

import os
import sys

MARKER = "COMPILED.json"


class StaleCopy(ImportError):
    """A compiled copy that must not be used; `why` is a code: `changed` or `other-python`."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


def refuse_stale_copy(package: str) -> None:
    """Raise StaleCopy if the folder `package` is a compiled copy whose sources have changed since."""
    marker = os.path.join(package, MARKER)
    if os.path.exists(marker):
        _compare(package, marker)


def _compare(package: str, marker: str) -> None:
    import json

    with open(marker, encoding="utf-8") as file:
        built = json.load(file)
    sources = built["sources"]
    if not os.path.isdir(sources):
        return
    if built["python"] != sys.implementation.cache_tag:
        # Another interpreter would pass over the extensions and run the plain files without a word.
        raise StaleCopy(
            "other-python",
            f"The compiled copy in {package} was made by {built['python']} and this is "
            f"{sys.implementation.cache_tag}: run `make compiled` with this Python.",
        )
    if built["package"] != fingerprint(sources):
        raise StaleCopy("changed", f"The compiled copy in {package} is older than {sources}: run `make compiled`.")


def fingerprint(package: str) -> str:
    """A hash over the names and contents of all Python files of a package, and of the data that they read."""
    import hashlib
    from pathlib import Path

    digest = hashlib.sha256()
    folder = Path(package)
    for path in sorted([*folder.rglob("*.py"), *folder.glob("bots/*.json"), *folder.glob("server/names/*.txt")]):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()
