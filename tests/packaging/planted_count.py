"""Counts faults that tests plant, from the text of the tests: what they need to run need not be there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from math import prod
from pathlib import Path

SPEAKS_OF_ONE = re.compile(r"planted|_is_caught$|_would_be_(noticed|seen|caught)|_would_find_", re.IGNORECASE)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def count(root: Path, name: str) -> int:
    """How many faults a test plants, one for each of its cases; or how many a list holds: `file.py::NAME`."""
    path, _, wanted = name.partition("::")
    tree = _tree(root / path)
    if wanted.isupper():
        return _size(root, tree, ast.Name(wanted))
    test = next((one for one in _tests(tree) if one.name == wanted), None)
    if test is None:
        raise ValueError(f"{path} has no test named {wanted}")
    return prod(_size(root, tree, values) for values in _parameters(test))


def speaking(root: Path) -> Iterator[str]:
    """The tests whose name or first words say that something is planted."""
    for path in sorted(root.glob("tests/**/test_*.py")):
        for test in _tests(_tree(path)):
            if SPEAKS_OF_ONE.search(test.name) or SPEAKS_OF_ONE.search(ast.get_docstring(test) or ""):
                yield f"{path.relative_to(root)}::{test.name}"


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _tests(tree: ast.Module) -> Iterator[Function]:
    return (one for one in tree.body if isinstance(one, Function) and one.name.startswith("test_"))


def _parameters(test: Function) -> Iterator[ast.expr]:
    """The values of each of its parameters."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.parametrize":
            yield mark.args[1]


def _size(root: Path, tree: ast.Module, values: ast.expr) -> int:
    """How many values an expression gives."""
    match values:
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return sum(_size(root, tree, one.value) if isinstance(one, ast.Starred) else 1 for one in parts)
        case ast.Dict(keys=keys, values=parts):
            return sum(1 if key is not None else _size(root, tree, one) for key, one in zip(keys, parts, strict=True))
        case ast.BinOp(left=left, op=ast.BitOr() | ast.Add(), right=right):
            return _size(root, tree, left) + _size(root, tree, right)
        case ast.Call(func=ast.Name("sorted" | "tuple" | "list" | "dict"), args=[inner]):
            return _size(root, tree, inner)
        case ast.Name(name):
            return _size_of_name(root, tree, name)
    raise ValueError(f"cannot count {ast.unparse(values)}")


def _size_of_name(root: Path, tree: ast.Module, name: str) -> int:
    for line in tree.body:
        match line:
            case ast.Assign(targets=[ast.Name(known)], value=value) if known == name:
                return _size(root, tree, value)
            case ast.AnnAssign(target=ast.Name(known), value=ast.expr() as value) if known == name:
                return _size(root, tree, value)
            case ast.ImportFrom(module=str(module), names=names) if name in {one.asname or one.name for one in names}:
                path = Path(*module.split(".")).with_suffix(".py")
                where = path if (root / path).is_file() else "src" / path
                return _size_of_name(root, _tree(root / where), name)
    raise ValueError(f"nothing is named {name}")
