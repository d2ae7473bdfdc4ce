"""What a language must have: every message of English in the same file, with its arguments and its plural forms."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tools.words.catalog import Catalog, Entry, Part, key_of, literal, selector_of
from tools.words.samples import CATEGORIES, Argument, arguments_of
from tools.words.typography import Fault

COUNTED = 200
"""Whole numbers up to here take every form that a whole number can take."""


@cache
def forms(language: str) -> dict[str, frozenset[int]]:
    """The plural forms that whole numbers take, and which numbers take them."""
    form_of = Locale(language).plural_form
    found: dict[str, set[int]] = {}
    for number in range(COUNTED + 1):
        found.setdefault(form_of(number), set()).add(number)
    return {form: frozenset(numbers) for form, numbers in found.items()}


def faults_of_structure(catalog: Catalog, english: Catalog, entry: Entry) -> Iterator[Fault]:
    """What is wrong with a message before it is filled in."""
    yield from _references(catalog, entry)
    if entry.is_term:
        return
    original = english.entries.get(entry.name)
    if original is None:
        yield "unknown", "English has no such message; a helper is a term (-name) or an attribute"
        return
    if original.file != entry.file:
        yield "file", f"belongs into {original.file}.ftl"
    arguments = arguments_of(english, entry.name)
    yield from _arguments(catalog, english, entry, set(arguments))
    for name in _parts(entry):
        yield from _variants(catalog.parts[name], arguments)
        yield from _plurals(catalog, catalog.parts[name], arguments)
    yield from _uncounted(catalog, entry, arguments)


def _parts(entry: Entry) -> list[str]:
    attributes = [f"{entry.name}.{attribute.id.name}" for attribute in entry.node.attributes]
    return [entry.name, *attributes] if entry.node.value else attributes


def _references(catalog: Catalog, entry: Entry) -> Iterator[Fault]:
    for name in _parts(entry):
        for other in sorted(catalog.parts[name].references - catalog.parts.keys()):
            yield "reference", f"refers to {other}, which is not there"


def unused_helpers(catalog: Catalog) -> Iterator[tuple[Entry, Fault]]:
    """Terms and attributes that no message refers to."""
    referred = {other for part in catalog.parts.values() for other in part.references}
    for entry in catalog.entries.values():
        helpers = [name for name in _parts(entry) if "." in name or entry.is_term]
        for name in helpers:
            if name not in referred:
                yield entry, ("unused", f"nothing refers to {name}")


def _arguments(catalog: Catalog, english: Catalog, entry: Entry, offered: set[str]) -> Iterator[Fault]:
    given = catalog.needed(entry.name)
    declared = set(re.findall(r"^Unused: \$(\w+), \S", entry.own_comment, re.MULTILINE))
    for argument in sorted(english.needed(entry.name) - given - declared):
        yield "argument", f"${argument} is not used (if meant: # Unused: ${argument}, because …)"
    for argument in sorted(given - offered):
        yield "argument", f"${argument} is never given"
    for argument in sorted(declared & given):
        yield "exception", f"${argument} is declared unused and used"


def _variants(part: Part, arguments: dict[str, Argument]) -> Iterator[Fault]:
    for select in part.selects:
        argument = arguments.get(selector_of(select) or "")
        keys = {key_of(variant) for variant in select.variants}
        if argument and argument.kind == "code":
            unknown = keys - argument.codes - {"other"}
        elif argument and argument.kind == "number":
            unknown = {key for key in keys if key not in CATEGORIES and not key.isdigit()}
        else:
            unknown = keys if argument else set()
        if unknown:
            yield "variant", f"${selector_of(select)} is never {', '.join(sorted(unknown))}"


def _plurals(catalog: Catalog, part: Part, arguments: dict[str, Argument]) -> Iterator[Fault]:
    for select in part.selects:
        argument = arguments.get(selector_of(select) or "")
        keys = {key_of(variant) for variant in select.variants}
        if not argument or argument.kind != "number" or keys <= {"other"}:
            continue
        if not keys & CATEGORIES - {"other"} and not _prints_default(select):
            continue
        exact = {int(key) for key in keys if key.isdigit()}
        lacking = [form for form, numbers in forms(catalog.language).items() if form not in keys and numbers - exact]
        if lacking:
            yield "plural", f"${selector_of(select)} has no form for {', '.join(lacking)}"


def _prints_default(select: ast.SelectExpression) -> bool:
    """Whether the number stands before a word in what is said of all numbers that are not named."""
    default = next(variant.value for variant in select.variants if variant.default)
    return _stands_before_word(default, selector_of(select) or "")


def _stands_before_word(pattern: ast.Pattern, argument: str) -> bool:
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable) or not isinstance(element.expression, ast.VariableReference):
            continue
        after = literal(following) if following else ""
        if element.expression.id.name == argument and re.match(r"[ \u00a0][^\W\d_]", after):
            return True
    return False


def _uncounted(catalog: Catalog, entry: Entry, arguments: dict[str, Argument]) -> Iterator[Fault]:
    """English counts; the language puts a number before a word and has one form for all numbers."""
    selected = {selector_of(select) for part in catalog.reached(entry.name).values() for select in part.selects}
    for name, argument in arguments.items():
        counts = argument.kind == "number" and argument.is_selected and name not in selected
        if counts and entry.node.value and _stands_before_word(entry.node.value, name):
            yield "plural", f"a word after ${name} has one form for all numbers"


def glued(node: ast.BaseNode) -> Iterator[Fault]:
    """Letters right beside something that is put in: an ending that fits one name and not the next."""
    found = _Patterns()
    found.visit(node)
    for pattern in found.patterns:
        for one, other in pairwise(pattern.elements):
            for text, edge in ((one, -1), (other, 0)):
                beside = other if text is one else one
                if isinstance(text, ast.TextElement) and _is_put_in(beside) and text.value[edge].isalpha():
                    yield "glued", f"“{text.value.strip()}” beside what is put in"


class _Patterns(Visitor):
    def __init__(self) -> None:
        self.patterns: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's own naming
        self.patterns.append(node)
        self.generic_visit(node)


def _is_put_in(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.Placeable) and not isinstance(element.expression, ast.Literal)
