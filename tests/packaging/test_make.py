"""The Makefile is the front door: it explains itself, and CI goes through it."""

import re
from pathlib import Path, PurePosixPath

import pytest

from tests.packaging.project import ROOT, run
from tools.build import provision
from tools.ci.parts import GROUPS

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):(?!=)", MAKEFILE, re.MULTILINE))
INNER = {"ready"}  # called by the others only


def test_make_alone_explains_every_target() -> None:
    told = set(re.findall(r"^  make ([a-z-]+)\s+\S", run("make", "--no-print-directory").stdout, re.MULTILINE))
    assert told == TARGETS - INNER


def test_the_promised_targets_exist() -> None:
    assert set("setup play test check fix bench compiled soak clean help".split()) <= TARGETS


def test_every_target_is_phony() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony
    assert set(phony[1].split()) == TARGETS


@pytest.mark.parametrize("target", ["bench-server", "bench-load", "bench-workers"])
def test_a_measurement_of_the_server_gets_the_pages_first(target: str) -> None:
    """Without them no server starts."""
    told = run("make", "--no-print-directory", "--dry-run", target).stdout
    assert "client" in provision.GROUPS["bench"]
    assert told.index("tools.build.provision bench\n") < told.index(" -m bench.server")


def test_ci_runs_make_test() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert "make test" in lines


@pytest.mark.parametrize("name", ["pyproject.toml", "uv.lock"])
def test_no_private_package_index_is_named(name: str) -> None:
    hosts = set(re.findall(r"(?:https?|file)://([^/\"]*)", (ROOT / name).read_text(encoding="utf-8")))
    assert hosts <= {"pypi.org", "files.pythonhosted.org"}


def test_the_sources_hold_no_compiled_module() -> None:
    assert not [path for suffix in ("so", "pyd", "c") for path in Path(ROOT, "src").rglob(f"*.{suffix}")]


def test_every_folder_of_tests_belongs_to_a_part() -> None:
    in_parts = {word for part in GROUPS["test"] for command in part.commands for word in command}
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert folders
    assert [name for name in sorted(folders) if not in_parts & {name, *map(str, PurePosixPath(name).parents)}] == []


@pytest.mark.parametrize("area", ["tests", "tools"])
def test_every_folder_is_explained(area: str) -> None:
    """The tables of CONTRIBUTING.md name each folder that holds sources, and no other."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page.partition(f"| folder of `{area}/` |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines()[2:] for name in re.findall(r"`([a-z]+)/`", row.split("|")[1])}
    assert named == {path.parent.name for path in (ROOT / area).glob("*/__init__.py")}
