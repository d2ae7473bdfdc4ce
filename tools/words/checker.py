"""Finds faults in the sentences of every language: `python -m tools.words.checker [LANG …]`.

Each fault has a code. `# Checked: CODE, reason` above a message in the file of a language declares that it is meant;
`# Unused: $x, reason` that a language does not need an argument.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from saboteur.sentences import FALLBACK, languages
from tools.words.catalog import Catalog, Entry, read
from tools.words.glossary import NAMES_OF_BOTS, glossary_of
from tools.words.samples import samples_of, spoken
from tools.words.structure import faults_of_structure, glued, unused_helpers
from tools.words.style import STYLES
from tools.words.typography import Fault, faults_of_ends, faults_of_marks
from tools.words.widths import excess, room
from tools.words.wording import Sayings, foreign_letters, leftovers, missing_terms

CODES = {
    "junk": "cannot be read as Fluent",
    "repeated": "the message stands twice",
    "missing": "English has a message that the language lacks",
    "unknown": "a message that English does not have",
    "file": "a message stands in another file than in English",
    "unused": "a term or attribute that nothing refers to",
    "reference": "refers to a message, term or attribute that is not there",
    "argument": "an argument is missing, or is never given",
    "variant": "a selection on something the argument can never be",
    "plural": "a plural form of the language is missing",
    "glued": "letters beside something that is put in",
    "unwritten": "cannot be filled in",
    "doubled": "two marks where one belongs",
    "space-before": "a space before a mark",
    "spaces": "two spaces, or one at an end",
    "quotes": "quotation marks of another language, or without a partner",
    "dash": "a hyphen or the dash of another language",
    "ellipsis": "three dots",
    "percent": "the space before %",
    "end": "ends as a sentence where English ends as a label, or the other way round",
    "capital": "a sentence that begins in lower case",
    "wide": "a button or label that is too wide for a phone",
    "english": "English that was not translated",
    "letters": "letters of another alphabet",
    "same": "one English text in two wordings",
    "term": "not the word of the glossary",
    "exception": "an exception that is not needed, has no reason or names no check",
}
EXCEPTION = re.compile(r"^Checked: ([a-z-]+)(, \S.*)?", re.MULTILINE)
ONCE = frozenset({"doubled", "space-before", "spaces", "quotes", "dash", "percent", "end", "capital", "wide", "term"})
"""Said once for a message, whatever number of its variants have it."""


@dataclass(frozen=True, order=True)
class Finding:
    """A fault and where it is."""

    language: str
    file: str
    line: int
    code: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file}.ftl:{self.line} {self.code} {self.name}: {self.text}"


def findings(
    catalog: Catalog, english: Catalog, glossary: Mapping[str, tuple[str, ...]] | None = None
) -> list[Finding]:
    """All faults of a language that are not declared to be meant."""
    found = [
        Finding(catalog.language, file, line, "junk", "-", " ".join(text.split())[:80])
        for file, line, text in catalog.junk
    ]
    found += [_finding(catalog, entry, ("repeated", "stands twice")) for entry in catalog.repeated]
    found += [
        Finding(catalog.language, entry.file, 1, "missing", entry.name, f"English: {_shown(english, entry.name)}")
        for entry in english.messages()
        if entry.name not in catalog.entries
    ]
    by_entry: dict[str, list[Fault]] = {entry.name: [] for entry in catalog.entries.values()}
    for name, fault in _faults(catalog, english, glossary or {}):
        if fault not in by_entry[name]:
            by_entry[name].append(fault)
    for name, faults in by_entry.items():
        entry = catalog.entries[name]
        found += [_finding(catalog, entry, fault) for fault in _undeclared(entry, faults)]
    return sorted(found)


def _finding(catalog: Catalog, entry: Entry, fault: Fault) -> Finding:
    return Finding(catalog.language, entry.file, entry.line, fault[0], entry.name, fault[1])


def _shown(english: Catalog, name: str) -> str:
    values = {argument: spoken(english, value) for argument, value in samples_of(english, name)[0].items()}
    return english.text(name, values)


def _undeclared(entry: Entry, faults: list[Fault]) -> Iterator[Fault]:
    declared = dict(EXCEPTION.findall(entry.own_comment))
    yield from (fault for fault in faults if fault[0] not in declared)
    for code, reason in declared.items():
        if code not in CODES:
            yield "exception", f"there is no check named {code}"
        elif not reason:
            yield "exception", f"{code} is declared to be meant without a reason"
        elif code not in {fault[0] for fault in faults}:
            yield "exception", f"{code} is declared to be meant and does not occur"


def _faults(catalog: Catalog, english: Catalog, glossary: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, Fault]]:
    sayings = Sayings()
    for entry in catalog.entries.values():
        faults = [*faults_of_structure(catalog, english, entry), *glued(entry.node), *_words(catalog, english, entry)]
        yield from ((entry.name, fault) for fault in faults)
        broken = {"unknown", "reference"} & {code for code, _ in faults}
        if not entry.is_term and entry.node.value and not broken:
            yield from ((entry.name, fault) for fault in _filled(catalog, english, entry, glossary, sayings))
    yield from ((entry.name, fault) for entry, fault in unused_helpers(catalog))
    if catalog.language != FALLBACK:
        yield from sayings.differences()


def _words(catalog: Catalog, english: Catalog, entry: Entry) -> Iterator[Fault]:
    """English left over and foreign letters, in a message and its attributes."""
    original = english.entries.get(entry.name)
    for node in (entry.node.value, *(attribute.value for attribute in entry.node.attributes)):
        yield from foreign_letters(catalog.language, node, original and original.node.value)
        if catalog.language != FALLBACK:
            yield from leftovers(node, original and original.node.value)


def _filled(
    catalog: Catalog, english: Catalog, entry: Entry, glossary: Mapping[str, tuple[str, ...]], sayings: Sayings
) -> Iterator[Fault]:
    """The faults of a message as people read it, in all its variants."""
    style, told = STYLES[catalog.language], set()
    space = room(entry.file, english.entries[entry.name].comment)
    for sample in samples_of(english, entry.name):
        try:
            text = catalog.text(entry.name, {name: spoken(catalog, value) for name, value in sample.items()})
            original = english.text(entry.name, {name: spoken(english, value) for name, value in sample.items()})
        except LookupError as error:
            yield "unwritten", str(error)
            return
        sayings.add(entry.name, original, text)
        faults = [*faults_of_marks(style, text, original), *faults_of_ends(style, text, original, sample.values())]
        if (em := excess(space, text, original)) > 0:
            faults.append(("wide", f"“{text}” is {em:.1f} em too wide"))
        if entry.name not in NAMES_OF_BOTS:
            faults += missing_terms(glossary, text, original)
        for fault in faults:
            if fault[0] not in told:
                yield fault
        told |= {code for code, _ in faults} & ONCE


def all_findings(codes: Sequence[str]) -> list[Finding]:
    """The faults of these languages."""
    english = read(FALLBACK)
    return [found for code in codes for found in findings(read(code), english, glossary_of(code))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; 1 if anything was."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.words.checker",
        description="Finds faults in the sentences of every language.",
        epilog="Codes: " + "; ".join(f"{code}: {about}" for code, about in CODES.items()) + ".",
    )
    parser.add_argument(
        "languages", nargs="*", metavar="LANG", choices=[[], *languages()], help="all, if none is named"
    )
    found = all_findings(parser.parse_args(arguments).languages or languages())
    for finding in found:
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
