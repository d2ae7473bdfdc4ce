"""The command `saboteur` of a checkout runs the compiled copy while that is current, and says so if it does not."""

import json
import sys
from pathlib import Path

import pytest

from saboteur._freshness import MARKER
from tests.packaging.project import ROOT, run
from tools.build import compile_core
from tools.build.native import EXTENSION, Plan

GUARDS = ("__init__.py", "__main__.py", "_command.py", "_freshness.py", "_mode.py")
CORE = "src/saboteur/rules/core/round.py"
CLI = """\
import subprocess, sys

def main(*, why_uncompiled):
    child = [sys.executable, "-c", "import saboteur.cli; print(saboteur.cli.__file__)"]
    print(why_uncompiled, __file__, subprocess.check_output(child, text=True), end="")
    return 0
"""


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """A checkout with the real guards and a command that says why it runs uncompiled, and from where it runs."""
    package = tmp_path / "src" / "saboteur"
    (package / "rules" / "core").mkdir(parents=True)
    for name in GUARDS:
        (package / name).write_bytes((ROOT / "src" / "saboteur" / name).read_bytes())
    (package / "rules" / "__init__.py").touch()
    (package / "cli.py").write_text(CLI, encoding="utf-8")
    (tmp_path / CORE).touch()
    (tmp_path / "pyproject.toml").touch()
    return Plan(tmp_path, (CORE,), (), "saboteur.rules._core", ())


@pytest.fixture
def copy(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its compiled copy; an empty file stands for the extension."""

    def pretend(_: Plan, workshop: Path) -> None:
        extension = workshop / "out" / "saboteur" / "rules" / "core" / f"round{EXTENSION}.empty"
        extension.parent.mkdir(parents=True)
        extension.touch()

    monkeypatch.setattr(compile_core, "compile_core", pretend)
    compile_core.make(plan, plan.root / compile_core.COPY)
    return plan.root / compile_core.COPY


def command(plan: Plan, **changes: str) -> list[str]:
    """Why it ran uncompiled, where the command lay, and where it lay for a process it started."""
    sources = str(plan.package.parent)
    start = f"import sys; sys.path.insert(0, {sources!r}); from saboteur._command import main; sys.exit(main())"
    environment = {"PYTHONPATH": "", "SABOTEUR_PURE": "", **changes}
    done = run(sys.executable, "-c", start, folder=plan.root, environment=environment)
    assert done.returncode == 0, done.stdout
    return done.stdout.split()


def test_a_current_copy_runs_and_so_do_the_processes_it_starts(plan: Plan, copy: Path) -> None:
    assert command(plan) == ["None", str(copy / "cli.py"), str(copy / "cli.py")]


@pytest.mark.usefixtures("copy")
def test_an_edit_takes_effect_at_once(plan: Plan) -> None:
    source = plan.package / "cli.py"
    source.write_text(CLI + "# edited\n", encoding="utf-8")
    assert command(plan)[:2] == ["changed", str(source)]


def test_a_copy_of_another_python_is_passed_over(plan: Plan, copy: Path) -> None:
    marker = json.loads((copy / MARKER).read_text(encoding="utf-8"))
    (copy / MARKER).write_text(json.dumps(marker | {"python": "cpython-27"}), encoding="utf-8")
    assert command(plan)[:2] == ["other-python", str(plan.package / "cli.py")]


def test_what_was_never_compiled_runs_from_its_sources(plan: Plan) -> None:
    assert command(plan)[:2] == ["never", str(plan.package / "cli.py")]


@pytest.mark.usefixtures("copy")
def test_the_plain_files_can_be_asked_for(plan: Plan) -> None:
    assert command(plan, SABOTEUR_PURE="1")[:2] == ["None", str(plan.package / "cli.py")]


def test_an_installed_package_has_nothing_to_say(plan: Plan) -> None:
    (plan.root / "pyproject.toml").unlink()
    assert command(plan)[:2] == ["None", str(plan.package / "cli.py")]


def test_sentences_and_pages_of_the_copy_are_those_of_the_sources(plan: Plan, copy: Path) -> None:
    """They are no Python, so the copy stays current when they change or are built later."""
    for name in compile_core.LINKED:
        (plan.package / name).mkdir()
        (plan.package / name / "new").write_text(name, encoding="utf-8")
        assert (copy / name / "new").read_text(encoding="utf-8") == name


@pytest.mark.parametrize("why", ["never", "changed", "other-python"])
def test_people_are_told_in_one_line(why: str, capsys: pytest.CaptureFixture[str]) -> None:
    from saboteur.cli import main
    from saboteur.sentences import sentence

    assert main(["--version"], why_uncompiled=why) == 0
    told = capsys.readouterr()
    assert told.err == sentence("rules-uncompiled", why=why) + "\n"
    assert "make compiled" in told.err
    assert told.out.startswith("saboteur ")


def test_the_checkout_itself_begins_there() -> None:
    """What pyproject.toml names as the command, and `python -m saboteur`."""
    installed = (Path(sys.executable).parent / "saboteur").read_text(encoding="utf-8")
    assert "from saboteur._command import main" in installed
    assert "from saboteur._command import main" in (ROOT / "src/saboteur/__main__.py").read_text(encoding="utf-8")
