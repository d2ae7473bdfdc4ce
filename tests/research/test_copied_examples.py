"""`python -m saboteur.research.examples FOLDER` copies all examples, and never over a file that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from saboteur.research.examples import files, main
from saboteur.sentences import sentence

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_all_examples_are_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    assert main([str(folder)]) == 0
    copied = {path.name: path.read_bytes() for path in folder.iterdir()}
    there = [path for path in EXAMPLES.iterdir() if path.is_file()]
    assert copied == {path.name: path.read_bytes() for path in there}
    assert capsys.readouterr().out.strip() == sentence("examples-copied", folder=str(folder), count=len(there))


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / files()[-1].name
    mine.write_text("mine", encoding="utf-8")
    assert main([str(tmp_path)]) == 2
    assert [path.name for path in tmp_path.iterdir()] == [mine.name]
    assert mine.read_text(encoding="utf-8") == "mine"
    assert capsys.readouterr().err.strip() == sentence("examples-there", file=str(mine))


@pytest.mark.parametrize("given", [[], ["--help"], ["one", "two"]])
def test_without_a_folder_it_says_how(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given) == 2
    assert capsys.readouterr().err.strip() == sentence("examples-usage")
