"""Source archive and wheel hold the whole package, also where the rules were compiled before."""

import shutil
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests.packaging.project import ROOT
from tools.build import build_wheel, compile_core
from tools.build.compile_core import COPY, LINKED, make
from tools.build.native import EXTENSION, Plan

MODULE = "src/saboteur/round.py"
CONTENTS = (
    "src/saboteur/__init__.py",
    MODULE,
    "src/saboteur/bots/likelihoods.json",
    "src/saboteur/lessons/puzzles.json",
    "src/saboteur/locales/en/table.ftl",
    "src/saboteur/locales/lt/table.ftl",
    "src/saboteur/web/index.html",
    "src/saboteur/web/assets/table.js",
)
OURS = ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "hatch_build.py")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package, packed by the project's own rules, with a compiled copy as `make wheel` lays it."""
    for name in OURS:
        shutil.copy(ROOT / name, tmp_path / name)
    for name in CONTENTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")

    def pretend(_: Plan, workshop: Path) -> None:
        extension = workshop / "out" / "saboteur" / f"round{EXTENSION}"
        extension.parent.mkdir(parents=True)
        extension.touch()

    monkeypatch.setattr(compile_core, "compile_core", pretend)
    make(Plan(tmp_path, (MODULE,), (), "saboteur.rules._core", ()), tmp_path / COPY)
    return tmp_path


def test_a_compiled_copy_takes_nothing_out_of_the_source_archive(project: Path) -> None:
    """It links to folders of the package, and hatchling takes each folder only where it meets it first."""
    assert all((project / COPY / name).is_symlink() for name in LINKED)
    packed = {file.relative_path for file in SdistBuilder(str(project)).recurse_included_files()}
    assert set(CONTENTS) <= packed
    assert not [name for name in packed if name.startswith("build/")]


def wheel_of(folder: Path, names: Iterable[str]) -> Path:
    wheel = folder / "saboteur-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in names:
            archive.writestr(name.removeprefix("src/"), "")
    return wheel


def test_a_wheel_that_lacks_something_is_not_usable(project: Path) -> None:
    package = project / "src" / "saboteur"
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "round.cpython-311.pyc").touch()
    whole = wheel_of(project, CONTENTS)
    assert build_wheel.incomplete([whole], package) is None
    for lost in CONTENTS:
        wheel = wheel_of(project, set(CONTENTS) - {lost})
        assert build_wheel.missing(wheel, package) == [lost.removeprefix("src/")]
    told = build_wheel.incomplete([wheel_of(project, CONTENTS[:2])], package)
    assert told is not None
    assert "6 files of src/saboteur are missing" in told


@pytest.fixture
def built(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the build puts into the wheel, in place of a real one; compiling is left out."""
    names = list(CONTENTS)
    monkeypatch.setattr(build_wheel, "ROOT", project)
    monkeypatch.setattr(build_wheel, "compiled", lambda _: None)
    monkeypatch.setattr(build_wheel, "build", lambda root, *_: [wheel_of(root, names)])
    return names


def test_make_wheel_fails_if_the_wheel_is_not_whole(built: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert build_wheel.main() == 0
    built.remove("src/saboteur/locales/lt/table.ftl")
    assert build_wheel.main() == 1
    assert "saboteur/locales/lt/table.ftl" in capsys.readouterr().err


@pytest.mark.usefixtures("built")
def test_make_wheel_wants_the_browser_client_first(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "src" / "saboteur" / "web" / "index.html").unlink()
    assert build_wheel.main() == 1
    assert capsys.readouterr().err.endswith("make web wheel\n")
