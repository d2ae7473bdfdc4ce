"""The browser of the tests: an installed one, else one unpacked for us, else a sentence; and a Node for Playwright."""

import os
import shutil
from pathlib import Path

import pytest

from tools.build import build_web, chromium, packages
from tools.build.chromium import NoChromium


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without Chromium; gives where packages are unpacked."""
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    return tmp_path


def unpack(folder: Path, name: str = "chromium", *, exit_code: int = 0, shows: str = chromium.SHOWN) -> None:
    program = folder / name / chromium.INSIDE / name
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\necho '<p>{shows}</p>'\nexit {exit_code}\n", encoding="utf-8")
    program.chmod(0o755)


def test_an_unpacked_one_is_run_by_its_script_and_without_a_sandbox(unpacked: Path) -> None:
    unpack(unpacked)
    assert chromium.chromium() == chromium.found() == str(unpacked / "chromium" / "run" / "chromium")
    assert chromium.flags() == ["--no-sandbox"]


def test_the_one_without_windows_is_fetched_where_none_is(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "unpacked", lambda name: unpack(unpacked, name))
    assert Path(chromium.chromium()) == unpacked / chromium.HEADLESS / "run" / chromium.HEADLESS


def test_another_is_fetched_where_there_is_none_without_windows(
    unpacked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fetch(name: str) -> None:
        if name == chromium.HEADLESS:
            raise packages.NoProgram(name, "this system has no such package")
        unpack(unpacked, name)

    monkeypatch.setattr(packages, "unpacked", fetch)
    assert Path(chromium.chromium()).name == "chromium"


def test_one_that_does_not_start_is_none(unpacked: Path) -> None:
    """A library may be missing."""
    unpack(unpacked, exit_code=127)
    assert not chromium.is_ready()
    with pytest.raises(NoChromium):
        chromium.chromium()


def test_one_that_shows_no_page_is_none(unpacked: Path) -> None:
    """A font may be missing."""
    unpack(unpacked, shows="")
    assert not chromium.is_ready()


def test_an_unpacked_one_has_the_fonts_of_the_machine_and_its_own(unpacked: Path) -> None:
    unpack(unpacked)
    script = Path(chromium.chromium())
    fonts = (unpacked / "chromium" / "fonts.conf").read_text()
    assert f"<dir>{unpacked}/chromium/usr/share/fonts</dir><dir>/usr/share/fonts</dir>" in fonts
    assert f"FONTCONFIG_FILE='{unpacked}/chromium/fonts.conf'" in script.read_text()


@pytest.mark.usefixtures("unpacked")
def test_what_to_do_is_one_sentence() -> None:
    with pytest.raises(NoChromium, match=r"^No Chromium was found, .* Debian: apt install chromium; "):
        chromium.chromium()


def test_playwright_runs_on_the_node_that_builds_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH", raising=False)
    chromium.use_our_node()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == str(build_web.NODE)
    assert build_web.NODE.is_file()
