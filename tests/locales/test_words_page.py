"""The page for translators shows every message in every language, filled in, and needs nothing from elsewhere."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from saboteur.sentences import FALLBACK, languages
from tests.kit.words import spoken
from tools.words.catalog import read
from tools.words.page import SCREENS, SCREENSHOTS, screens_of, write


@pytest.mark.parametrize("codes", [pytest.param(languages(), marks=pytest.mark.soak), ("en", "lt")], ids=len)
def test_every_message_is_shown_in_every_language(tmp_path: Path, codes: tuple[str, ...]) -> None:
    page = write(tmp_path, codes).read_text(encoding="utf-8")
    names = [entry.name for entry in read(FALLBACK).messages()]
    assert re.findall(r'<div class="message" id="([^"]+)"', page) == names
    for language in codes:
        assert page.count(f'<div class="words" lang="{language}">') == len(names)
    assert spoken("prompt-tool", card=spoken("card-broken", tool="lamp"), name="Io") in unescape(page)
    own = (tmp_path / "lt.html").read_text(encoding="utf-8")
    assert set(re.findall(r'class="words" lang="(\w+)"', own)) == {"en", "lt"}
    addresses = set(re.findall(r'(?:href|src)="([^"#]+)"', page + own))
    assert [address for address in addresses if not (tmp_path / address).exists()] == []


def test_sections_have_the_screens_on_which_they_stand() -> None:
    assert screens_of("room", "Waiting room: game setup") == ["options"]
    assert screens_of("room", "Waiting room") == ["room"]
    assert screens_of("help", "Terminal: help") == []
    sections = {(entry.file, entry.section) for entry in read(FALLBACK).messages()}
    used = {name for file, section in sections for name in screens_of(file, section)}
    assert used == {name for names in SCREENS.values() for name in names.split()}
    assert [name for name in used if not list(SCREENSHOTS.glob(f"{name}-*"))] == []
