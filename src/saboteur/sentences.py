"""Sentences for people. They are written in the Fluent files under `locales` and nowhere else."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saboteur.rules.cell_names import cell_name
from saboteur.rules.errors import SaboteurError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.runtime.types import FluentNone

Argument = str | int
LOCALES: Final = Path(__file__).with_name("locales")
FALLBACK: Final = "en"
LONGEST: Final = 60
"""Characters of a foreign text that a refusal repeats."""
WHOLE: Final = ("why", "folder", "names", "found")
"""Arguments that are told whole: why somebody's code failed, and what there is instead."""
ROOM: Final = 900
"""Characters of any argument: Fluent refuses to write one of more than 1000."""
LARGEST: Final = 10**15
BEGINNING: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins in a Fluent text: what belongs to one of them is indented."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
SPACES: Final = "\u00a0\u202f"
"""That do not break a line: sentences have them before signs."""


def sentence(key: str, /, **arguments: Argument) -> str:
    """The sentence in the reader's language. LookupError for one that is not written, or lacks an argument."""
    return _sentence(language(), key, arguments)


def sentence_in(code: str, key: str, /, **arguments: Argument) -> str:
    """The sentence in the language with this code. LookupError as for `sentence`."""
    return _sentence(code, key, arguments)


def _sentence(code: str, key: str, arguments: dict[str, Argument]) -> str:
    for bundle in _bundles(code):
        if bundle.has_message(key):
            return _written(bundle, key, _with_cell(arguments))
    raise LookupError(f"no sentence is named {key}")


def is_written(key: str) -> bool:
    """Whether there is such a sentence."""
    return any(bundle.has_message(key) for bundle in _bundles(language()))


def told(error: SaboteurError, code: str | None = None) -> str:
    """A refusal in words: in the reader's language, or in the one with this code."""
    arguments = {name: _in_short(name, value) for name, value in _with_cell(error.arguments).items()}
    return _sentence(code or language(), f"refused-{error.code}", arguments)


def has_sentences() -> bool:
    """Whether there are any: a package that was built wrongly may lack them, and then nothing can be said."""
    return any((LOCALES / FALLBACK).glob("*.ftl"))


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that sentences are written in, sorted: one for each folder."""
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that sentences are written in; English if there is none."""
    codes = (part.strip()[:2].lower() for part in accepted.split(",")[:20])
    return next((code for code in codes if code in languages()), FALLBACK)


def language() -> str:
    """The reader's language, from the usual variables; English where its sentences are not written."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, named), FALLBACK)[:2].lower()
    return code if code in languages() else FALLBACK


def decimal(number: float, form: str) -> str:
    """A number in a form such as `.2f`, with the decimal mark of the reader's language."""
    from babel.numbers import get_decimal_symbol  # slow to import, like all that speaks

    return format(number, form).replace(".", get_decimal_symbol(language()))


def printable(text: str) -> str:
    """The text with control characters, lone surrogates and the like spelled out, so that a terminal is safe."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter in SPACES else f"\\u{ord(letter):04x}" for letter in text)


def _bundles(code: str) -> Iterator[Spoken]:
    """The language with this code, and the one that has what it lacks."""
    return (_spoken(name) for name in dict.fromkeys((code, FALLBACK)))


@cache
def _spoken(code: str) -> Spoken:
    return Spoken(code, source_of(code))


class Spoken:
    """The sentences of a language. Each is parsed when it is asked for, with those that it names: a command says a few,
    and all of them would take a quarter of a second. Threads may ask at the same time."""

    def __init__(self, code: str, source: str) -> None:
        self._bundle = bundle_of(code, "")
        self._parsing = threading.Lock()
        self._unparsed: dict[str, str] = {}
        """What is not in the bundle yet; taken out once it is there, with all that it names."""
        for entry in BEGINNING.split(source):
            if named := NAME.match(entry):
                self._unparsed.setdefault(named[0], entry)

    def has_message(self, key: str) -> bool:
        """Whether there is a sentence of this name."""
        self._parse(key)
        return self._bundle.has_message(key)

    def get_message(self, key: str) -> Message:
        """The sentence of this name. LookupError: there is none."""
        self._parse(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Pattern, arguments: dict[str, Any]) -> tuple[str | FluentNone, list[Exception]]:
        """A sentence with its arguments, and what was wrong with it."""
        return self._bundle.format_pattern(pattern, arguments)

    def _parse(self, key: str) -> None:
        if key not in self._unparsed:
            return
        with self._parsing:
            entries: dict[str, str] = {}
            names = [key]
            for name in names:  # those that an entry names come after it
                if name not in entries and name in self._unparsed:
                    entries[name] = self._unparsed[name]
                    names += NAME.findall(entries[name])
            _add(self._bundle, "".join(entries.values()))
            for name in entries:
                del self._unparsed[name]


def source_of(code: str) -> str:
    """The Fluent text of a language: all its files."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / code).glob("*.ftl")))


def bundle_of(code: str, source: str) -> FluentBundle:
    """The sentences of a Fluent text, ready to be written out."""
    from fluent.runtime import FluentBundle  # slow to import: only where something is said

    bundle = FluentBundle([code], use_isolating=False)
    _add(bundle, source)
    return bundle


def _add(bundle: FluentBundle, source: str) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(source))


def _written(bundle: Spoken, key: str, arguments: dict[str, Argument]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"the sentence {key} is empty")
    text, errors = bundle.format_pattern(pattern, {name: _prepared(value) for name, value in arguments.items()})
    if errors:
        raise LookupError(f"the sentence {key} cannot be written: {errors[0]}")
    return str(text)


def _with_cell(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    """Refusals and reasons give a place as numbers, for programs; sentences call it by its name."""
    column, row = arguments.get("column"), arguments.get("row")
    if "cell" in arguments or not isinstance(column, int) or not isinstance(row, int):
        return dict(arguments)
    return {**arguments, "cell": cell_name((column, row))}


def _prepared(value: Argument) -> object:
    """Numbers without marks between thousands: they name lines and moves more often than amounts."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if isinstance(value, int) else clipped(printable(value), ROOM)


def _in_short(name: str, value: Argument) -> Argument:
    """A value as a refusal repeats it."""
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    return clipped(str(value), ROOM if name in WHOLE else LONGEST)


def clipped(text: str, longest: int) -> str:
    """The text, or its beginning and a mark where it is longer."""
    return text if len(text) <= longest else f"{text[:longest]}…"
