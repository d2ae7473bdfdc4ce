"""Each fingerprint changes with its own sources and with no others."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import saboteur
from saboteur.arena.fingerprints import fingerprint, research_fingerprint
from saboteur.research.provenance import provenance

PACKAGE = Path(saboteur.__file__).parent


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package, to change it: nothing is imported from it."""
    ignore = shutil.ignore_patterns("__pycache__", "web", "*.so")
    shutil.copytree(PACKAGE, tmp_path / "saboteur", ignore=ignore, symlinks=False)
    monkeypatch.setattr(
        "saboteur.arena.fingerprints.resources.files", lambda package: tmp_path.joinpath(*package.split("."))
    )
    return tmp_path / "saboteur"


@pytest.mark.parametrize(
    ("changed", "which"),
    [
        ("rules/core/round.py", "code"),
        ("bots/likelihoods.json", "code"),
        ("arena/tally.py", "code"),
        ("research/encoding.py", "research"),
        ("research/worlds.py", "research"),
        ("event_sentences.py", "research"),
        ("locales/el/table.ftl", "research"),
        ("server/app.py", "none"),
    ],
)
def test_it_changes_with_its_sources(copy: Path, changed: str, which: str) -> None:
    before = fingerprint(), research_fingerprint()
    with (copy / changed).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    after = fingerprint(), research_fingerprint()
    assert tuple(one != other for one, other in zip(before, after, strict=True)) == (
        which == "code",
        which == "research",
    )


def test_a_line_that_moves_from_one_file_to_the_next_is_a_change(copy: Path) -> None:
    before, first, second = research_fingerprint(), copy / "research" / "batch.py", copy / "research" / "beliefs.py"
    *lines, last = first.read_text(encoding="utf-8").splitlines(keepends=True)
    first.write_text("".join(lines), encoding="utf-8")
    second.write_text(last + second.read_text(encoding="utf-8"), encoding="utf-8")
    assert research_fingerprint() != before


def test_it_is_there_without_the_arena() -> None:
    told = provenance()
    assert (told["code"], told["research_code"]) == (fingerprint(), research_fingerprint())
    assert told["version"] == saboteur.__version__
    assert told["code"] != told["research_code"]
