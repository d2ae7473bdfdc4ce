"""The compiled copy is used only while it matches its sources."""

import json
import sys
from pathlib import Path

import pytest

from saboteur._freshness import MARKER
from tests.packaging.project import ROOT, run
from tools.build import compile_core
from tools.build.compile_core import extensions_of, make
from tools.build.native import EXTENSION, CompilationFailed, Plan
from tools.build.native import compile_core as compile_for_real

CORE = "src/saboteur/rules/core/round.py"


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """A package of three files, with the real guards."""
    package = tmp_path / "src" / "saboteur"
    (package / "rules" / "core").mkdir(parents=True)
    for name in ("__init__.py", "_freshness.py", "_mode.py"):
        (package / name).write_bytes((ROOT / "src" / "saboteur" / name).read_bytes())
    for name in ("rules", "rules/core"):
        (package / name / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / CORE).write_text("def answer() -> int:\n    return 42\n", encoding="utf-8")
    return Plan(tmp_path, (CORE,), (), "saboteur.rules._core", ())


@pytest.fixture
def copy(plan: Plan) -> Path:
    return plan.root / "build" / "saboteur"


@pytest.fixture
def without_compiling(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Stands in for mypyc: notes each call and leaves an empty extension."""
    calls: list[Path] = []

    def pretend(plan: Plan, workshop: Path) -> list[Path]:
        calls.append(plan.root)
        extension = workshop / "out" / "saboteur" / "rules" / "core" / f"round{EXTENSION}.empty"
        extension.parent.mkdir(parents=True)
        extension.touch()
        return [extension]

    monkeypatch.setattr(compile_core, "compile_core", pretend)
    return calls


def import_from(folder: Path, statement: str = "import saboteur") -> str:
    return run(sys.executable, "-c", statement, folder=folder, environment={"PYTHONPATH": str(folder)}).stdout


@pytest.mark.usefixtures("without_compiling")
def test_a_fresh_copy_is_imported(plan: Plan, copy: Path) -> None:
    make(plan, copy)
    assert import_from(copy.parent) == ""


@pytest.mark.usefixtures("without_compiling")
def test_a_copy_brings_its_bytecode(plan: Plan, copy: Path) -> None:
    make(plan, copy)
    with_bytecode = {path.name.split(".")[0] for path in copy.rglob("*.pyc")}
    assert with_bytecode == {path.stem for path in copy.rglob("*.py")}


@pytest.mark.usefixtures("without_compiling")
@pytest.mark.parametrize("name", [CORE, "src/saboteur/rules/__init__.py", "src/saboteur/rules/new.py"])
def test_a_stale_copy_is_refused_with_the_remedy(plan: Plan, copy: Path, name: str) -> None:
    make(plan, copy)
    (plan.root / name).write_text("changed = True\n", encoding="utf-8")
    last_line = import_from(copy.parent).splitlines()[-1]
    assert last_line.startswith("saboteur._freshness.StaleCopy: The compiled copy in ")
    assert last_line.endswith(": run `make compiled`.")


@pytest.mark.usefixtures("without_compiling")
def test_another_python_refuses_the_copy(plan: Plan, copy: Path) -> None:
    make(plan, copy)
    marker = json.loads((copy / MARKER).read_text(encoding="utf-8"))
    (copy / MARKER).write_text(json.dumps(marker | {"python": "cpython-27"}), encoding="utf-8")
    assert "was made by cpython-27" in import_from(copy.parent)


@pytest.mark.usefixtures("without_compiling")
def test_a_copy_whose_sources_are_gone_stands_for_itself(plan: Plan, copy: Path) -> None:
    make(plan, copy)
    plan.package.rename(plan.root / "elsewhere")
    assert import_from(copy.parent) == ""


def test_nothing_is_done_when_fresh(plan: Plan, copy: Path, without_compiling: list[Path]) -> None:
    make(plan, copy)
    assert make(plan, copy) == "is fresh"
    assert len(without_compiling) == 1


def test_a_change_outside_the_core_is_only_copied(plan: Plan, copy: Path, without_compiling: list[Path]) -> None:
    make(plan, copy)
    (plan.package / "rules" / "gold.py").touch()
    make(plan, copy)
    assert len(without_compiling) == 1
    assert import_from(copy.parent, "import saboteur.rules.gold") == ""


def test_a_change_in_the_core_is_compiled(plan: Plan, copy: Path, without_compiling: list[Path]) -> None:
    make(plan, copy)
    (plan.root / CORE).touch()
    assert make(plan, copy) == "is fresh"  # the content counts, not the time
    (plan.root / CORE).write_text("changed = True\n", encoding="utf-8")
    make(plan, copy)
    assert len(without_compiling) == 2


@pytest.mark.usefixtures("without_compiling")
def test_a_wheel_takes_the_extensions_of_these_very_sources_only(
    plan: Plan, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_core, "EXTENSION", f"{EXTENSION}.empty")
    assert extensions_of(plan, copy) == []
    make(plan, copy)
    assert [path.parent for path in extensions_of(plan, copy)] == [copy / "rules" / "core"]
    (plan.root / CORE).write_text("changed = True\n", encoding="utf-8")
    assert extensions_of(plan, copy) == []


def test_a_module_that_cannot_be_compiled_leaves_the_old_copy(plan: Plan, copy: Path) -> None:
    (plan.root / CORE).write_text("answer: int = 'forty-two'\n", encoding="utf-8")
    with pytest.raises(CompilationFailed, match=r"round.py:1: error: Incompatible types"):
        make(plan, copy)
    assert not copy.exists()


@pytest.mark.usefixtures("without_compiling")
def test_the_remedy_works_where_the_stale_copy_is_on_the_path(plan: Plan, copy: Path) -> None:
    make(plan, copy)
    (plan.root / CORE).write_text("changed = True\n", encoding="utf-8")
    done = run(
        sys.executable, "-m", "tools.build.compile_core", "--check", environment={"PYTHONPATH": str(copy.parent)}
    )
    assert done.stdout.startswith("build/compiled/saboteur is ")


def test_no_compiler_is_said_in_one_line(plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    with pytest.raises(CompilationFailed, match=r"^there is no C compiler$"):
        compile_for_real(plan, tmp_path / "workshop")
