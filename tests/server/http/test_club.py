"""The club's face: what the home page is told, who may make tables, and how much may be said."""

import asyncio
import os
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.server import club_texts, creation_keys
from saboteur.server.run import configuration
from saboteur.server.settings import BadSetting, Settings, changed, checked, from_environment, texts
from tests.kit.client import Lobby
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import game, table

KEY = "open sesame"
STORED = creation_keys.kept(KEY)


# -- what it says -----------------------------------------------------------------------------------------------------


async def test_the_home_page_is_told_whose_server_it_is(folder: Path) -> None:
    welcome = folder / "welcome.txt"
    welcome.write_text("\ufeffThursdays at seven.\n\n[LT]\nKetvirtadieniais.\nAteikite!\n[el]\n\n", encoding="utf-8")
    club = {
        "name": "  Thursday   Club ",
        "welcome": str(welcome),
        "contact": "club@play.example",
        "imprint": "https://a.example/b",
    }
    settings = changed(settings_for(folder), club)
    async with running(settings) as server, Lobby(server.base) as lobby:
        about = (await lobby.http.get("/api/about")).json()
        assert (await lobby.http.get("/api/notice")).json() == {"text": None, "club": True}
    assert about["club"] == {
        "name": "Thursday Club",
        "welcome": {"*": "Thursdays at seven.", "lt": "Ketvirtadieniais.\nAteikite!"},
        "contact": "club@play.example",
        "imprint": "https://a.example/b",
    }
    assert (about["key_needed"], about["talk"]) == (False, "chat")


async def test_a_server_without_a_club_says_nothing(folder: Path) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        about = (await lobby.http.get("/api/about")).json()
        assert about["club"] == {"name": None, "welcome": {}, "contact": None, "imprint": None}
        assert (await lobby.http.get("/api/notice")).json() == {"text": None, "club": False}


@pytest.mark.parametrize(
    "text",
    ["[xx]\nHei", "x" * 601, "\n".join("abcdefghi"), "[lt]\n" + "y" * 601, "turned \u202e round", "bell \x07"],
)
def test_a_welcome_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"(?s).*"):
        club_texts.parsed(text)


def test_a_worker_that_starts_later_does_without_a_welcome_that_has_gone(tmp_path: Path) -> None:
    file = tmp_path / "welcome.txt"
    file.write_text("Hello")
    settings = checked(changed(Settings(), {"welcome": str(file)}))
    file.write_text("[xx]")
    assert changed(Settings(), texts(settings)) == settings
    with pytest.raises(BadSetting, match="welcome"):
        checked(settings)


@pytest.mark.parametrize("name", ["x" * 61, "two\nlines", "turned \u202e round"])
def test_a_name_is_one_line(name: str) -> None:
    with pytest.raises(ValueError, match=r"(?s).*"):
        club_texts.club_name(name)


def test_a_contact_is_an_address_of_either_kind() -> None:
    assert club_texts.contact("mailto:a@b.example") == "a@b.example"
    assert club_texts.contact("https://b.example/contact") == "https://b.example/contact"


# -- the key ----------------------------------------------------------------------------------------------------------


async def test_tables_are_made_with_the_key_alone(folder: Path) -> None:
    """*Play now* as well; joining, playing again, reading and watching need none."""
    async with running(settings_for(folder, creation_key=STORED)) as server, Lobby(server.base) as lobby:
        assert (await lobby.http.get("/api/about")).json()["key_needed"]
        for path, body in (("/api/tables", {"name": "Ana"}), ("/api/play-now", {"name": "Ana", "players": 3})):
            assert await _refused(lobby, path, body) == (403, "key-needed")
            assert await _refused(lobby, path, {**body, "key": "open sesam"}) == (403, "bad-key")
            assert "token" in await lobby.done(path, {**body, "key": KEY})
        code = (await lobby.done("/api/tables", {"name": "Ana", "key": KEY}))["code"]
        await lobby.join(code, "Ben")
        assert (await lobby.http.get(f"/api/tables/{code}")).status_code == 200


async def _refused(lobby: Lobby, path: str, body: Any) -> tuple[int, str]:
    answer = await lobby.post(path, body)
    return answer.status_code, answer.json()["code"]


async def test_a_rematch_needs_no_key(folder: Path) -> None:
    async with running(settings_for(folder, creation_key=STORED)) as server, Lobby(server.base) as lobby:
        made = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "bot": "random", "key": KEY})
        live = server.registry.tables[made["code"]]
        await lobby.done(f"/api/tables/{made['code']}/leave", None, made["token"])
        assert live.room.stage == "over"
        back = await lobby.join(made["code"], "Ben")
        await lobby.done(f"/api/tables/{made['code']}/start", None, back["token"])


@pytest.mark.virtual
@pytest.mark.parametrize("shown", [False, True])
async def test_guesses_are_counted_also_at_the_same_moment(folder: Path, *, shown: bool) -> None:
    """Whether the right key was shown before or not, an address that guessed too often could not learn it. Another
    address, and a later moment, are not concerned."""
    settings = settings_for(folder, creation_key=STORED, guesses_per_hour=6, trusted_proxy=("127.0.0.1",))
    async with running(settings) as server, Lobby(server.base) as lobby:
        if shown:
            await lobby.done("/api/tables", {"name": "Ana", "key": KEY})
        guesses = [_refused(lobby, "/api/tables", {"name": "Ana", "key": f"guess {n:04}"}) for n in range(8)]
        codes = [code for _, code in await asyncio.gather(*guesses)]
        assert sorted(codes) == ["bad-key"] * 3 + ["too-often"] * 5
        assert await _refused(lobby, "/api/tables", {"name": "Ana", "key": KEY}) == (429, "too-often")
        lobby.http.headers["x-forwarded-for"] = "203.0.113.7"
        await lobby.done("/api/tables", {"name": "Ana", "key": KEY})
        del lobby.http.headers["x-forwarded-for"]
        await asyncio.sleep(600)  # one guess more
        await lobby.done("/api/tables", {"name": "Ana", "key": KEY})


async def test_a_wide_network_of_ipv6_guesses_no_more_than_ten_addresses(folder: Path) -> None:
    settings = settings_for(folder, creation_key=STORED, guesses_per_hour=2, trusted_proxy=("127.0.0.1",))
    async with running(settings) as server, Lobby(server.base) as lobby:
        codes = []
        for n in range(12):
            lobby.http.headers["x-forwarded-for"] = f"2001:db8:0:{n:x}::1"
            codes.append((await _refused(lobby, "/api/tables", {"name": "Ana", "key": f"guess {n:04}"}))[1])
        assert codes == ["bad-key"] * 10 + ["too-often"] * 2


def test_a_key_is_kept_hashed_and_never_shown(tmp_path: Path) -> None:
    settings = from_environment({"SABOTEUR_CREATION_KEY": KEY})
    assert settings.creation_key is not None
    assert creation_keys.matches(settings.creation_key, KEY)
    assert not creation_keys.matches(settings.creation_key, KEY.upper())
    told = configuration(settings) + repr(texts(settings)) + repr(settings)
    assert KEY not in told
    assert settings.creation_key not in configuration(settings)
    assert changed(Settings(), texts(settings)) == settings  # as a worker gets it
    file = tmp_path / "key"
    file.write_text(f"{KEY}\nsomething else\n")
    from_file = checked(changed(Settings(), {"creation_key_file": str(file)}))
    assert from_file.creation_key is not None
    assert creation_keys.matches(from_file.creation_key, KEY)
    assert from_file.creation_key_file is None
    file.unlink()
    assert checked(from_file) == from_file  # nobody needs the file again


def test_two_keys_are_one_too_many(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("another key")
    with pytest.raises(BadSetting, match="creation-key-file") as caught:
        from_environment({"SABOTEUR_CREATION_KEY": KEY, "SABOTEUR_CREATION_KEY_FILE": str(file)})
    assert caught.value.wanted == "one-key"


@pytest.mark.parametrize("key", ["", "short", " padded key", "x" * 129, "line\nbreak"])
def test_a_wrong_key_is_refused_without_repeating_it(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SABOTEUR_CREATION_KEY", key)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "SABOTEUR_CREATION_KEY: " in said
    assert "--creation-key" not in said  # there is no such flag
    assert not key or key not in said


def test_what_a_server_starts_does_not_know_the_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[Settings, dict[str, str]]] = []
    monkeypatch.setenv("SABOTEUR_CREATION_KEY", KEY)
    monkeypatch.chdir(tmp_path)

    def serve(settings: Settings, ports: list[socket]) -> None:
        seen.append((settings, dict(os.environ)))
        for port in ports:
            port.close()

    monkeypatch.setattr("saboteur.server.run.run", serve)
    assert main(["serve", "--port", "0"]) == 0
    settings, environment = seen[0]
    assert str(settings.creation_key).startswith("scrypt:")
    assert KEY not in repr(environment)


# -- talk -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("most", "chat", "claim"), [("claims", "claims-only", "done"), ("none", "no-talk", "no-talk")])
async def test_a_host_limits_what_is_said_at_all_tables(folder: Path, most: str, chat: str, claim: str) -> None:
    async with game(folder, 3, limits={"talk": most}, talk="chat") as it:
        assert it.server.registry.tables[it.code].room.settings.talk == most
        assert (await it.lobby.http.get(f"/api/tables/{it.code}")).json()["talk"] == most
        ana = it.players[0]
        for kind, text, wanted in (("chat", "Hello", chat), ("claim", "!role:digger", claim)):
            await ana.send({"type": kind, "key": f"key-{kind}-1", "text": text})
            told = await ana.until(lambda message: message["type"] in ("done", "refused"))
            assert told.get("code", told["type"]) == wanted


async def test_a_table_from_before_is_limited_as_well(folder: Path) -> None:
    async with table(folder, 2, talk="chat") as it:
        live = it.server.registry.tables[it.code]
        assert live.talk == "chat"
        object.__setattr__(live.services, "settings", changed(live.services.settings, {"talk": "none"}))
        assert (live.room.settings.talk, live.talk) == ("chat", "none")
