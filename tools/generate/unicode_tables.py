"""Writes src/saboteur/server/names/unicode_data.txt: what Unicode says of look-alikes, scripts and the invisible.

The data is that of ICU, in the shared libraries that the icu4py wheel carries. It is needed here only, never by the
game: `.venv/bin/uv run --no-project --with icu4py python -m tools.generate.unicode_tables` writes the file again.
"""

from __future__ import annotations

import ctypes
import importlib.metadata
import re
import sys
import textwrap
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).resolve().parents[2] / "src/saboteur/server/names/unicode_data.txt"
DEFAULT_IGNORABLE: Final = 5
"""UCHAR_DEFAULT_IGNORABLE_CODE_POINT of ICU's uchar.h."""
ROOM: Final = 512
"""Bytes of a skeleton and scripts of a character, at most."""
HEAD: Final = """\
# Made by `python -m tools.generate.unicode_tables`: do not edit. What Unicode {version} says, in hexadecimal.
# Derived from data files of Unicode, Inc. (SPDX: Unicode-3.0, https://www.unicode.org/license.txt).
# A line that begins with a space belongs to the one before it.
"""


class Icu:
    """The few functions of ICU that are asked here."""

    def __init__(self) -> None:
        libraries = [
            Path(str(file.locate())) for file in importlib.metadata.files("icu4py") or () if ".libs" in str(file)
        ]
        loaded = {name: _loaded(libraries, name) for name in ("icudata", "icuuc", "icui18n")}
        self._core, self._spoof = loaded["icuuc"], loaded["icui18n"]
        self._suffix = next(match[1] for path in libraries if (match := re.search(r"libicuuc.*\.so\.(\d+)", path.name)))
        self._checker = ctypes.c_void_p(self._call(self._spoof, "uspoof_open", result=ctypes.c_void_p))

    def version(self) -> str:
        """The version of Unicode, such as `17.0`."""
        numbers = (ctypes.c_uint8 * 4)()
        getattr(self._core, f"u_getUnicodeVersion_{self._suffix}")(numbers)
        return f"{numbers[0]}.{numbers[1]}"

    def skeleton(self, text: str) -> str:
        """The skeleton of UTS #39."""
        encoded, into = text.encode(), ctypes.create_string_buffer(ROOM)
        size = self._call(self._spoof, "uspoof_getSkeletonUTF8", self._checker, 0, encoded, len(encoded), into, ROOM)
        return into.raw[:size].decode()

    def scripts(self, point: int) -> str:
        """Short names of the scripts that use a character, `Zyyy` or `Zinh` for all of them, `Zzzz` for none."""
        codes = (ctypes.c_int * ROOM)()
        count = self._call(self._core, "uscript_getScriptExtensions", point, codes, ROOM)
        named = getattr(self._core, f"uscript_getShortName_{self._suffix}")
        named.restype = ctypes.c_char_p
        return " ".join(sorted(named(code).decode() for code in codes[:count]))

    def ignorable(self, point: int) -> bool:
        """Whether a character shows nothing by default."""
        return bool(getattr(self._core, f"u_hasBinaryProperty_{self._suffix}")(point, DEFAULT_IGNORABLE))

    def _call(self, library: ctypes.CDLL, name: str, *arguments: Any, result: Any = ctypes.c_int) -> Any:
        function, status = getattr(library, f"{name}_{self._suffix}"), ctypes.c_int(0)
        function.restype = result
        answer = function(*arguments, ctypes.byref(status))
        if status.value > 0:
            raise RuntimeError(f"{name} failed with {status.value}")
        return answer


def _loaded(libraries: Iterable[Path], name: str) -> ctypes.CDLL:
    path = next(path for path in libraries if path.name.startswith(f"lib{name}"))
    return ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)


def look_alikes(icu: Icu) -> dict[str, str]:
    """The prototype of each character that has one. Marks and what NFKD takes apart have none: they never get there."""
    found = {}
    for letter in map(chr, _points()):
        if unicodedata.category(letter)[0] == "M" or unicodedata.normalize("NFKD", letter) != letter:
            continue
        prototype = _settled(icu, letter)
        if prototype not in ("", letter):
            found[letter] = prototype
    return found


def _settled(icu: Icu, letter: str) -> str:
    """The skeleton of the skeleton and so on, until it stays as it is although NFKD takes it apart."""
    before, now = "", letter
    while now != before:
        before, now = now, unicodedata.normalize("NFKD", icu.skeleton(now))
    return now


def _points() -> Iterator[int]:
    return (point for point in range(sys.maxunicode + 1) if not 0xD800 <= point < 0xE000)


def _ranges(wanted: Callable[[int], str]) -> Iterator[tuple[str, str]]:
    """Runs of characters with the same answer, as `41-5a`."""
    first, answer = 0, wanted(0)
    for point in range(1, sys.maxunicode + 2):
        following = wanted(point) if point <= sys.maxunicode else None
        if following != answer:
            yield answer, f"{first:x}" if first == point - 1 else f"{first:x}-{point - 1:x}"
            first, answer = point, following or ""


def _grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    groups = defaultdict(list)
    for key, value in pairs:
        groups[key].append(value)
    return groups


def _written(name: str, meaning: str, lines: Iterable[str]) -> str:
    wrapped = [part for line in lines for part in textwrap.wrap(line, 118, subsequent_indent=" ")]
    return f"\n# {meaning}\n[{name}]\n" + "\n".join(wrapped) + "\n"


def table(icu: Icu) -> str:
    """The whole file."""
    alike = _grouped((" ".join(f"{ord(part):x}" for part in to), f"{ord(of):x}") for of, to in look_alikes(icu).items())
    scripts = _grouped(pair for pair in _ranges(icu.scripts) if pair[0] not in ("Zyyy", "Zinh", "Zzzz"))
    hidden = [span for yes, span in _ranges(lambda point: "yes" if icu.ignorable(point) else "") if yes]
    return HEAD.format(version=icu.version()) + "".join(
        (
            _written("look-alikes", "A prototype of UTS #39, then all that look like it.",
                     (f"{to}: {' '.join(of)}" for to, of in sorted(alike.items()))),
            _written("scripts", "Scripts (ISO 15924), then the characters that they use.",
                     (f"{names}: {' '.join(spans)}" for names, spans in sorted(scripts.items()))),
            _written("ignorable", "Default_Ignorable_Code_Point.", [" ".join(hidden)]),
        )
    )  # fmt: skip


if __name__ == "__main__":
    TARGET.write_text(table(Icu()), encoding="utf-8")
