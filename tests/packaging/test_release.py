"""A release as far as it can be tried without making one: its notes, its Pythons, the files it needs."""

import re
import sys
import tomllib

import pytest

from saboteur import __version__
from tests.packaging.project import ROOT, run
from tools.build.release_notes import CHANGELOG, notes

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
KEPT = (
    "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] – 2026-12-01\n\n### Added\n\n- b\n\n## [0.1.0] – 2026-11-01\n\n- a\n"
)


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    assert notes("0.2.0", KEPT) == "### Added\n\n- b"
    assert notes("0.1.0", KEPT) == "- a"
    assert "### Added" in notes("Unreleased", CHANGELOG.read_text(encoding="utf-8"))
    for missing in ("0.3.0", "Unreleased"):
        with pytest.raises(LookupError, match=missing):
            notes(missing, KEPT)


def test_a_tag_that_is_not_the_version_of_the_sources_is_refused() -> None:
    done = run(sys.executable, "-m", "tools.build.release_notes", f"v{__version__}9")
    assert done.returncode == 1
    assert __version__ in done.stdout


def test_there_is_a_wheel_for_every_supported_python() -> None:
    named = [text for text in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", text)]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{text.rpartition(' ')[2].replace('.', '')}-*" for text in named]


def test_the_source_archive_has_what_a_wheel_is_built_from() -> None:
    """The workflow builds wheels from it, with the client that was built once."""
    sdist = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    assert {"src", "tools", "hatch_build.py"} <= set(sdist)
    assert PROJECT["tool"]["hatch"]["build"]["artifacts"] == ["/src/saboteur/web"]
    for command in ("make setup web", "sha256sum", "tools.build.release_notes", "pypa/cibuildwheel@"):
        assert command in WORKFLOW
