"""The sentences of a language as they are written: messages with their places, comments and what they use."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saboteur.sentences import LOCALES

Value = str | int | float
NUMBER_WORDS = "one two three four five six seven eight nine ten".split()
GROUP = re.compile(rf"(This and )?[Tt]he (?:following|next) (\d+|{'|'.join(NUMBER_WORDS)})\b")
BLANK = "\ufffc"
"""Stands for whatever is put into a text."""


@dataclass(frozen=True)
class Entry:
    """A message or term: where it stands, and what is said about it."""

    name: str
    """With a hyphen in front if it is a term."""
    file: str
    line: int
    section: str
    node: ast.Message | ast.Term
    own_comment: str
    comment: str
    """Its own, and that of the group it belongs to."""

    @property
    def is_term(self) -> bool:
        """Whether only other messages can say it."""
        return self.name.startswith("-")


@dataclass(frozen=True)
class Part:
    """A pattern of an entry, the one that is shown or an attribute, and what it uses."""

    variables: frozenset[str]
    references: frozenset[str]
    """Names of messages and terms, with `.attribute` where one is meant."""
    selects: tuple[ast.SelectExpression, ...]


@dataclass(eq=False)
class Catalog:
    """A language: its entries in order, and what could not be read."""

    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    repeated: list[Entry] = field(default_factory=list)
    junk: list[tuple[str, int, str]] = field(default_factory=list)
    """File, line and the text."""
    bundle: FluentBundle = field(init=False)
    parts: dict[str, Part] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.bundle = FluentBundle([self.language], use_isolating=False)

    def messages(self) -> Iterator[Entry]:
        """All that can be shown."""
        return (entry for entry in self.entries.values() if not entry.is_term and entry.node.value)

    def reached(self, name: str) -> dict[str, Part]:
        """The patterns that are used where this one is shown, itself first; terms have arguments of their own."""
        found: dict[str, Part] = {}
        waiting = [name]
        while waiting:
            one = waiting.pop()
            if one in self.parts and one not in found:
                found[one] = self.parts[one]
                waiting += [other for other in self.parts[one].references if not other.startswith("-")]
        return found

    def needed(self, name: str) -> set[str]:
        """The arguments of a message, also of those that it refers to."""
        return {variable for part in self.reached(name).values() for variable in part.variables}

    def text(self, name: str, arguments: Mapping[str, Value]) -> str:
        """The message filled in. LookupError: it cannot be."""
        pattern: Any = self.bundle.get_message(name).value
        try:
            text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:
            raise LookupError("refers to itself") from None
        if errors:
            raise LookupError(str(errors[0]))
        return str(text)


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.references.add(_named(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the visitor's own naming
        self.references.add(f"-{_named(node)}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        self.selects.append(node)
        self.generic_visit(node)


def _named(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def uses(pattern: ast.BaseNode) -> Part:
    """What a pattern uses."""
    found = _Uses()
    found.visit(pattern)
    return Part(frozenset(found.variables), frozenset(found.references), tuple(found.selects))


def literal(node: object) -> str:
    """What stands in a pattern as it is, with BLANK for what is put in; all variants, a line each."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, ast.Pattern):
        return "".join(map(literal, node.elements))
    if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.SelectExpression):
        return "".join(f"\n{literal(variant.value)}" for variant in node.expression.variants) + "\n"
    return BLANK


def key_of(variant: ast.Variant) -> str:
    """The key of a variant as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def selector_of(select: ast.SelectExpression) -> str | None:
    """The argument that a selection is about, also inside NUMBER()."""
    selector: object = select.selector
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


class _Comments:
    """Which comment holds for a message: its own, else that above it; and that of a group such as “The next two: …”."""

    def __init__(self) -> None:
        self.latest, self.group, self.left = "", "", 0

    def of(self, own: str) -> str:
        if own:
            self.latest = own
        if found := GROUP.search(own):
            number = found[2]
            self.group = own
            self.left = (int(number) if number.isdigit() else NUMBER_WORDS.index(number) + 1) + bool(found[1])
        elif self.left > 0 and own:
            own = f"{own}\n{self.group}"
        self.left -= 1
        return own or self.latest

    def end(self) -> None:
        self.latest, self.group, self.left = "", "", 0


def catalog_of(language: str, files: Mapping[str, str]) -> Catalog:
    """A language from its Fluent texts by name of the file."""
    catalog = Catalog(language)
    for file, source in files.items():
        resource = FluentParser().parse(source)
        _enter(catalog, file, source, resource)
        catalog.bundle.add_resource(resource)
    return catalog


def _enter(catalog: Catalog, file: str, source: str, resource: ast.Resource) -> None:
    section, comments = "", _Comments()
    for node in resource.body:
        span = node.id.span if isinstance(node, (ast.Message, ast.Term)) else node.span
        line = source.count("\n", 0, span.start if span else 0) + 1
        if isinstance(node, ast.GroupComment):
            section = node.content or ""
            comments.end()
        elif isinstance(node, ast.Junk):
            catalog.junk.append((file, line, node.content or ""))
        elif isinstance(node, (ast.Message, ast.Term)):
            name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
            own = (node.comment.content or "") if node.comment else ""
            _add(catalog, Entry(name, file, line, section, node, own, comments.of(own)))


def _add(catalog: Catalog, entry: Entry) -> None:
    if entry.name in catalog.entries:
        catalog.repeated.append(entry)
        return
    catalog.entries[entry.name] = entry
    if entry.node.value:
        catalog.parts[entry.name] = uses(entry.node.value)
    for attribute in entry.node.attributes:
        catalog.parts[f"{entry.name}.{attribute.id.name}"] = uses(attribute.value)


@cache
def read(language: str, folder: Path = LOCALES) -> Catalog:
    """A language as it lies in the repository."""
    paths = sorted((folder / language).glob("*.ftl"))
    return catalog_of(language, {path.stem: path.read_text(encoding="utf-8") for path in paths})
