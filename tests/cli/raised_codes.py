"""Which codes the sources raise, and with which arguments; which sentences a Fluent text has, and with which."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from saboteur.rules import Refusal

SOURCES = Path(__file__).resolve().parents[2] / "src" / "saboteur"
BY_CELL = {"column", "row"}
"""What `illegal_reason.py` gives along with a code that it has looked up."""

ASKING = ("sentence", "tell", "_from_locale", "refused", "arguments.refused")

Codes = dict[str, set[str]]


def raised_in(folder: Path, families: set[str]) -> Codes:
    """The codes with which errors of these families are made, and the names of their arguments."""
    codes: Codes = {}
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for code, arguments in [*_made(tree, families), *_looked_up(tree)]:
            codes.setdefault(code, set()).update(arguments)
    return codes


def families_in(folder: Path) -> set[str]:
    """The classes of errors that are refusals, by name."""
    found = {"SaboteurError"}
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.py"))]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        found |= {node.name for node in classes if found.intersection(map(ast.unparse, node.bases))}
    return found


def _made(tree: ast.Module, families: set[str]) -> Iterator[tuple[str, set[str]]]:
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if ast.unparse(call.func) in families and call.args and (code := _code(call.args[0])):
            yield code, {keyword.arg for keyword in call.keywords if keyword.arg}


def _looked_up(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """Codes that a function gives back, to be raised by another with the cell of the move."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if function.returns is not None and ast.unparse(function.returns) == "Refusal":
            for code in filter(None, map(_code, ast.walk(function))):
                yield code, set() if code == Refusal.BROKEN_TOOLS else BY_CELL


def _code(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Refusal":
        return str(Refusal[node.attr])
    return None


def sentences_in(source: str) -> Codes:
    """The messages of a Fluent text with the arguments they use; ValueError for text that is no Fluent."""
    messages: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"this is no Fluent: {entry.content!r}")
        if isinstance(entry, fluent.Message):
            if entry.id.name in messages:
                raise ValueError(f"this sentence is written twice: {entry.id.name}")
            messages[entry.id.name] = entry
    return {name: _used(message, messages) for name, message in messages.items()}


def _used(message: fluent.Message, messages: Mapping[str, fluent.Message]) -> set[str]:
    used: set[str] = set()
    waiting: list[object] = [message]
    while waiting:
        node = waiting.pop()
        if isinstance(node, fluent.VariableReference):
            used.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            waiting.append(messages[node.id.name])
        elif isinstance(node, fluent.BaseNode):
            waiting += vars(node).values()
        elif isinstance(node, list):
            waiting += node
    return used


def texts_in(folder: Path) -> set[str]:
    """Every text that the sources of a folder and those below it write down: codes of other rooms are among them."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def gaps(codes: Codes, sentences: Codes, known: set[str]) -> list[str]:
    """What is wrong between codes and their sentences, in words for the person who reads the failed test."""
    missing = [f"{code} has no sentence" for code in codes if f"refused-{code}" not in sentences]
    refused = [name.removeprefix("refused-") for name in sentences if name.startswith("refused-")]
    unknown = [f"no code for refused-{code}" for code in refused if code not in known]
    unfit = [
        f"{code} gives {sorted(codes[code])} and its sentence uses {sorted(sentences[f'refused-{code}'])}"
        for code in codes
        if f"refused-{code}" in sentences and sentences[f"refused-{code}"] != _named(codes[code])
    ]
    return missing + unknown + unfit


def _named(arguments: set[str]) -> set[str]:
    """What sentences are given: a cell by its name instead of its column and row."""
    return {*arguments - BY_CELL, "cell"} if arguments >= BY_CELL else arguments


def asked_in(folder: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Every call of `sentence` with a literal key: the key and the names of the arguments, None for `**`."""
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
                yield from _asked(node)


def _asked(call: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    names = {keyword.arg for keyword in call.keywords}
    given = None if None in names else {name for name in names if name}
    if given is not None and ast.unparse(call.func).endswith("refused"):
        given |= {"text"}
    branches = [call.args[0].body, call.args[0].orelse] if isinstance(call.args[0], ast.IfExp) else [call.args[0]]
    for branch in branches:
        if isinstance(branch, ast.Constant) and isinstance(branch.value, str):
            yield branch.value, given
