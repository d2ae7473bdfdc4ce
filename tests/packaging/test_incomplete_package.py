"""A package that was installed without its sentences or its pages says so in one sentence, not with a traceback."""

import shutil
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from saboteur.cli.entry_point import SPEECHLESS
from saboteur.server.http.static_files import lost_pages
from tests.kit.words import spoken
from tests.packaging.project import ROOT, run
from tools.services.ports import free_port

PACKAGE = ROOT / "src" / "saboteur"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An installed package with neither; a test gives it what it needs."""
    left = shutil.ignore_patterns("__pycache__", "locales", "web")
    shutil.copytree(PACKAGE, tmp_path / "site" / "saboteur", ignore=left)
    return tmp_path / "site"


def said(site: Path, *words: str) -> CompletedProcess[str]:
    environment = {"PYTHONPATH": str(site), "LC_ALL": "C.UTF-8"}
    return run(sys.executable, "-m", "saboteur", *words, folder=site.parent, environment=environment)


def test_without_sentences_there_is_one_all_the_same(site: Path) -> None:
    for words in (["--help"], [], ["doctor"], ["serve"], ["play", "--help"], ["banana"]):
        done = said(site, *words)
        assert done.returncode == 2
        assert done.stdout == f"saboteur: {SPEECHLESS.format(folder=site / 'saboteur' / 'locales')}\n"
    assert said(site, "--version").stdout.startswith("saboteur ")


def test_without_pages_no_server_starts(site: Path) -> None:
    shutil.copytree(PACKAGE / "locales", site / "saboteur" / "locales")
    told = spoken("serve-not-started", why=spoken("serve-no-pages", folder=str(site / "saboteur" / "web")))
    done = said(site, "serve", "--port", "0")
    assert (done.returncode, done.stdout) == (2, f"saboteur: {told}\n")
    assert list(site.parent.glob("*.sqlite3*")) == []
    done = said(site, "doctor", "--port", str(free_port()))
    assert done.returncode == 1
    assert told in done.stdout
    assert "Traceback" not in done.stdout


def test_a_checkout_may_build_them_later(tmp_path: Path) -> None:
    """Its first page says how; a folder that was named by hand must have them."""
    assert lost_pages(None) is None
    assert lost_pages(tmp_path) == tmp_path
    (tmp_path / "index.html").touch()
    assert lost_pages(tmp_path) is None
