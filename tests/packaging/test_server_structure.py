"""What import contracts alone do not hold of the server: no cycles, and nobody outside changes a table."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import grimp
import pytest

from tests.packaging.project import ROOT

SERVER = ROOT / "src" / "saboteur" / "server"
OWNED = {"table", "_table", "audience", "_audience", "registry", "_registry"}
"""Names under which a table, its audience or the registry of tables is known."""
SHARED = "services"
"""What a table was given belongs to others as well: counting something there changes no table."""
CHANGING_METHODS = {"append", "clear", "extend", "insert", "pop", "remove", "setdefault", "update"}


def parts(node: ast.expr) -> list[str]:
    """The names of a chain such as `self._table.tokens[0]`, from left to right."""
    if isinstance(node, ast.Attribute):
        return [*parts(node.value), node.attr]
    if isinstance(node, (ast.Subscript, ast.Starred)):
        return parts(node.value)
    return [node.id] if isinstance(node, ast.Name) else []


def flat(targets: Iterable[ast.expr]) -> Iterator[ast.expr]:
    """The targets of an assignment, also those within tuples."""
    for target in targets:
        if isinstance(target, (ast.Tuple, ast.List)):
            yield from flat(target.elts)
        else:
            yield target


def changed_by(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns or deletes, or a call changes."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return list(flat(targets))
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
        case ast.Call(func=ast.Name(id="setattr"), args=[changed, *_]):
            return [ast.Attribute(changed, "set by setattr")]
        case ast.Call(func=ast.Attribute(value=changed, attr=method)) if method in CHANGING_METHODS:
            return [ast.Attribute(changed, method)]
    return []


def violations(source: str) -> list[str]:
    """The lines in which something is changed that a table, its audience or the registry owns."""
    found = []
    for node in ast.walk(ast.parse(source)):
        for target in changed_by(node):
            *owner, _ = parts(target) or [""]
            if OWNED & set(owner) and SHARED not in owner:
                found.append(ast.unparse(node))
    return found


def test_only_the_modules_of_a_table_change_a_table() -> None:
    found = {
        f"{path.relative_to(SERVER)}: {line}"
        for path in SERVER.rglob("*.py")
        if path.parent.name != "table"
        for line in violations(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "planted",
    [
        "table.following = True",
        "self._table.used += 1",
        "table.audience.elsewhere = {}",
        "one, table.clock = two",
        "table.tokens[token] = row",
        "del registry.tables[code]",
        "table.audience.connections.remove(connection)",
        "setattr(table, 'dropped', True)",
    ],
)
def test_a_change_of_a_table_from_outside_is_noticed(planted: str) -> None:
    assert violations(f"def outside(table):\n    {planted}\n") == [planted]


@pytest.mark.parametrize(
    "harmless",
    [
        "self._table = table",
        "state = table.state",
        "table.touch()",
        "timetable.rows = 1",
        "table.services.metrics.n += 1",
    ],
)
def test_reading_a_table_is_no_change(harmless: str) -> None:
    assert violations(harmless) == []


def in_cycles(imports: dict[str, set[str]]) -> set[str]:
    """The modules that lie on a cycle, or between two cycles."""
    left = {module: imported & imports.keys() for module, imported in imports.items()}
    while True:
        needed = set().union(*left.values())
        ends = {module for module, imported in left.items() if not imported or module not in needed}
        if not ends:
            return set(left)
        left = {module: imported - ends for module, imported in left.items() if module not in ends}


def test_no_module_of_the_server_imports_itself_by_way_of_others() -> None:
    """Imports for types and within functions count."""
    graph = grimp.build_graph("saboteur", cache_dir=None)
    server = {name for name in graph.modules if name.startswith("saboteur.server")}
    assert len(server) > 80
    assert in_cycles({name: graph.find_modules_directly_imported_by(name) for name in server}) == set()


def test_a_cycle_is_noticed() -> None:
    assert in_cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"c"}}) == {"b", "c"}
    assert in_cycles({"a": {"b"}, "b": {"c", "outside"}, "c": set()}) == set()


def test_the_contracts_name_no_exception() -> None:
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]
    assert "ignore_imports" not in contracts
    assert "exclude_type_checking_imports" not in contracts


def test_every_module_is_short_enough_to_read() -> None:
    """At most 400 lines; data that tools write are no code. Longer ones need a reason in an ADR."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SERVER.parent.rglob("*.py")}
    assert len(lengths) > 200
    assert {str(path.relative_to(SERVER.parent)): length for path, length in lengths.items() if length > 400} == {}
