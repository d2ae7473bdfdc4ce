"""The limit of what a first turn loads: that it counts what is loaded, and finds what is too much."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tools.build import client_weight


def built(folder: Path, **scripts: str) -> Path:
    """A client with these files; a name ends with the hash that the build gives it."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<script type="module" crossorigin src="/assets/app-aaaaaaaa.js"></script>')
    words = [f"words-{part}-{language}" for part in ("table", "home", "room") for language in ("en", "el")]
    usual = dict.fromkeys(["app", "table", "around", "Home", "TableDoor", "room", *words], "")
    for name, text in (usual | scripts).items():
        (folder / "assets" / f"{name}-aaaaaaaa.js").write_text(text)
    return folder


def incompressible(size: int) -> str:
    return "".join(random.Random(size).choices("".join(map(chr, range(33, 127))), k=size))


def test_what_is_imported_at_once_counts_and_what_comes_later_does_not(tmp_path: Path) -> None:
    client = built(
        tmp_path, table='import{t as e}from"./art-aaaaaaaa.js";import("./menu-aaaaaaaa.js")', art="", menu="", other=""
    )

    def names(way: client_weight.Way) -> set[str]:
        return {name.removesuffix("-aaaaaaaa.js") for name in client_weight.first_turn(client, "el", way)}

    link, home, invitation = client_weight.WAYS.values()
    assert names(link) == {"app", "table", "around", "art", "words-table-el"}
    assert names(home) - names(link) == {"Home", "words-home-el"}
    assert names(invitation) - names(link) == {"TableDoor", "room", "words-home-el", "words-room-el"}


def test_the_heaviest_language_counts(tmp_path: Path) -> None:
    client = built(tmp_path, **{"words-table-el": incompressible(500)})
    assert client_weight.heaviest(client, next(iter(client_weight.WAYS.values())))[0] == "el"


def test_a_turn_that_is_too_heavy_is_refused(tmp_path: Path) -> None:
    client = built(tmp_path, art=incompressible(120_000), table='import"./art-aaaaaaaa.js";')
    with pytest.raises(client_weight.TooHeavy, match=r"art-aaaaaaaa\.js"):
        client_weight.check(client)
    (client / "assets" / "table-aaaaaaaa.js").write_text('import("./art-aaaaaaaa.js");')
    client_weight.check(client)


def test_every_way_has_its_limit(tmp_path: Path) -> None:
    client = built(tmp_path, room=incompressible(150_000))
    with pytest.raises(client_weight.TooHeavy, match=r"an invitation.*room-aaaaaaaa\.js"):
        client_weight.check(client)
