"""Every setting is checked before anything starts: one sentence names flag and variable, and what it must be."""

from pathlib import Path

import pytest

from saboteur.bots.bot_registry import bot_names
from saboteur.cli import main
from saboteur.cli.argument_parser import parser_for
from saboteur.cli.server_settings import settings_of
from saboteur.sentences import languages, sentence_in
from saboteur.server.settings import (
    GROUPS,
    BadSetting,
    Settings,
    UnknownVariable,
    changed,
    checked,
    flag_of,
    flags,
    from_environment,
    kind_of,
    read,
    texts,
    variable_of,
)
from saboteur.server.store.database_url import shown
from tests.kit.words import spoken

WHOLE = ("many", "", "1.5", "1_000", " 5", "१", "1e3", "-1", "10000001")
SECONDS = ("soon", "", "nan", "inf", "-1", "1,5", "1e9", "99999999")
NAMES = ("http://a.example", "a.example:80", "a b", "a.example/x")
WRONG = {
    "host": ("", "127.0.0.1:8000", "[::1]", "http://127.0.0.1", "127.0.0.256", "8000", "a b", ".example"),
    "port": (*WHOLE, "99999", "65536"),
    "public_address": (
        "", "play.example", "ftp://play.example", "https://", "https://play.example/games", "https://play.example?x",
        "https://play.example:99999", "https://play.example:0", "https://play.example:", "https://me@play.example",
        "https://a b", "https://.example", "https://1.2.3",
    ),
    "database": ("", "mysql://u:secret@h/d", ":memory:", "file:x.db", "sqlite:", "/var/lib/", "postgresql://"),
    "workers": (*WHOLE, "0", "513"),
    "log_level": ("", "loud", "INFO", "warn"),
    "log_format": ("", "xml"),
    "drain_seconds": SECONDS,
    "trusted_proxy": ("localhost", "127.0.0.1;10.0.0.1", "127.0.0.1,proxy", "10.0.0.0/33"),
    "allowed_hosts": (*NAMES, "play.example,http://b.example"),
    "metrics": ("", "locale", "Local", "public"),
    "control": ("", "/tmp", "/run/"),
    "name": ("", " "),
    "welcome": ("", "/nonexistent", "/tmp"),
    "contact": ("", "nobody", "a@b", "ftp://a.example", "javascript:alert(1)"),
    "imprint": ("", "a.example", "mailto:a@b.example", "https://", "https://me@a.example", "https://a.example/<b>"),
    "creation_key_file": ("", "/nonexistent", "/dev/null"),
    "talk": ("", "quiet", "None"),
    "keep_days": (*WHOLE, "0", "36501"),
    "idle_minutes": SECONDS,
    "stand_in_after": SECONDS,
    "bot_workers": WHOLE,
    "bot_seconds": (*SECONDS, "0"),
    "bot_delay": SECONDS,
    "usual_bot": ("", "foo", "Digger", "fallback"),
    "foreign_bots": ("digger=gardeners:First", "gardeners:First", "own=gardeners:First,own=gardeners:Second"),
    "hash_seconds": (*SECONDS, "0"),
    "nonce_seconds": (*SECONDS, "0"),
    "rest_seconds": SECONDS,
    "list_tables": ("", "perhaps", "true", "1"),
    "head_seconds": (*SECONDS, "0"),
    "body_seconds": (*SECONDS, "0"),
    "unread_seconds": (*SECONDS, "0"),
} | {name: (*WHOLE, "0") for name in flags("limits") if name.startswith("most_") or "_per_" in name}  # fmt: skip
"""Values that hosts might type and that must not start a server, by setting."""
UNREADABLE = {"/nonexistent": "No such file or directory", "/tmp": "Is a directory"}
"""Files whose words were never seen: what is wrong with them is said instead of what should stand in them."""
RIGHT = {
    "host": ("0.0.0.0", "::", "::1", "localhost", "pc1"),
    "port": ("0", "1", "65535"),
    "public_address": ("https://play.example", "http://192.168.1.5:8000", "http://[::1]:8000", "https://pc1"),
    "database": ("x.db", "sqlite:x.db", "/a/b.sqlite3", "postgresql://u:p@h:5432/d", "postgres:///d?host=/run"),
    "trusted_proxy": ("", "none", "127.0.0.1", "127.0.0.1, 10.0.0.0/8,::1"),
    "allowed_hosts": ("", "none", "play.example,.club.example"),
    "control": ("control", "/run/saboteur/control"),
    "bot_delay": ("0", "0.5"),
}


def complaint(name: str, text: str, language: str = "en", /, **arguments: str | int) -> str:
    """The sentence about a wrong value."""
    kind = kind_of(name)
    why = sentence_in(language, f"serve-wants-{kind.wanted}", **{**kind.arguments, **arguments})
    if kind.wanted.endswith("-file") and kind.wanted != "socket-file" and text in UNREADABLE:
        why = sentence_in(language, "serve-wants-readable-file", why=UNREADABLE[text])
    return sentence_in(
        language, "serve-bad-setting", name=flag_of(name), variable=variable_of(name), text=kind.shown(text), why=why
    )


def test_every_flag_has_wrong_values_here() -> None:
    """A new setting without one fails."""
    assert set(WRONG) == set(flags())
    assert all(WRONG.values())


@pytest.mark.parametrize("name", sorted(WRONG))
def test_a_wrong_value_is_one_sentence(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By flag and by variable alike, and nothing starts."""
    bots = {"names": ", ".join(bot_names())} if name == "usual_bot" else {}
    for text in WRONG[name]:
        wanted = f"saboteur: {complaint(name, text, **bots)}\n"
        assert main(["serve", f"{flag_of(name)}={text}"]) == 2
        assert capsys.readouterr() == ("", wanted)
        with monkeypatch.context() as environment:
            environment.setenv(variable_of(name), text)
            assert main(["serve"]) == 2
        assert capsys.readouterr() == ("", wanted)


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_a_right_value_is_taken(name: str) -> None:
    for text in RIGHT[name]:
        assert getattr(changed(Settings(), {name: text}), name) is not None


@pytest.mark.parametrize("name", flags())
def test_every_default_could_have_been_typed(name: str) -> None:
    """What is read and written between the supervisor and its workers stays the same."""
    written = texts(Settings())
    if name in written:
        assert read(name, written[name]) == getattr(Settings(), name)


def test_the_public_address_is_spelled_as_browsers_spell_it() -> None:
    """Else its own pages would be refused as those of another site."""
    assert read("public_address", "HTTPS://Play.Example/") == "https://play.example"
    assert read("public_address", "https://žaidimas.example") == "https://xn--aidimas-cxb.example"


@pytest.mark.parametrize(
    "text", ["postgres//saboteur@/saboteur", "postgresql:saboteur", "postgresql:/saboteur@/saboteur", "Postgres://x/y"]
)
def test_a_misspelled_address_of_a_database_is_no_file(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", text]) == 2
    why = spoken("serve-wants-database-address")
    told = spoken("serve-bad-setting", name="--database", variable="SABOTEUR_DATABASE", text=text, why=why)
    assert capsys.readouterr().err == f"saboteur: {told}\n"
    assert read("database", "postgres/games.sqlite3") == "postgres/games.sqlite3"


def test_no_password_is_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    for text in (
        "mysql://club:hunter2@db/games",
        "postgresql://club:hunter2@db:0/games",
        "postgres//club:hunter2@db/games",
        "postgresql:/club:hunter2@db/games",
    ):
        assert main(["serve", "--database", text]) == 2
        assert "hunter2" not in capsys.readouterr().err
    assert shown("postgresql://club@db/games?password=hunter2&ssl=on") == "postgresql://club@db/games?password=…&ssl=on"
    assert shown("postgresql://club:hunter2@db/games") == "postgresql://club:…@db/games"
    assert shown("postgresql://club:hun:ter@2/x@db/games") == "postgresql://club:…@db/games"
    assert shown("postgresql://club@[::1]:5432/games") == "postgresql://club@[::1]:5432/games"


@pytest.mark.parametrize("language", languages())
def test_a_wrong_value_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for name in set(WRONG) - {"usual_bot"}:
        assert main(["serve", f"{flag_of(name)}={WRONG[name][0]}"]) == 2
        assert capsys.readouterr().err == f"saboteur: {complaint(name, WRONG[name][0], language)}\n"


@pytest.mark.parametrize(
    ("variable", "nearest"),
    [
        ("SABOTEUR_PUBLIC_ADRESS", "SABOTEUR_PUBLIC_ADDRESS"),
        ("SABOTEUR_KEEPDAYS", "SABOTEUR_KEEP_DAYS"),
        ("SABOTEUR_TRUSTED_PROXIES", "SABOTEUR_TRUSTED_PROXY"),
        ("SABOTEUR_public_address", "SABOTEUR_PUBLIC_ADDRESS"),
        ("SABOTEUR_BANANA", None),
    ],
)
def test_a_variable_that_is_no_setting_is_refused(
    variable: str, nearest: str | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "x")
    assert main(["serve"]) == 2
    near = spoken("serve-unknown-variable-near", variable=variable, nearest=nearest or "")
    told = near if nearest else spoken("serve-unknown-variable", variable=variable)
    assert capsys.readouterr().err == f"saboteur: {told}\n"


def test_variables_of_others_are_left_alone() -> None:
    """The command, a build, the Caddyfile and tests have variables of their own."""
    named = dict.fromkeys(("SABOTEUR_PURE", "SABOTEUR_UPSTREAM", "SABOTEUR_TEST_SEED", "SABOTEURS", "PATH"), "x")
    assert from_environment(named) == Settings()
    with pytest.raises(UnknownVariable):
        from_environment({"SABOTEUR_PURED": "1"})


def test_a_flag_can_name_a_bot_that_the_environment_lets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two are checked together, wherever each comes from."""
    import saboteur.cli.serve_command as command

    monkeypatch.setenv("SABOTEUR_USUAL_BOT", "own")
    given = ["--foreign-bots", "own=gardeners:First"]
    assert settings_of(parser_for("serve", command, given).parse_args(given)).usual_bot == "own"
    with pytest.raises(BadSetting):
        checked(changed(Settings(), {"usual_bot": "own"}))


def test_help_lists_every_flag_in_its_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown_help = capsys.readouterr().out
    sections = [f"{spoken(f'help-serve-group-{group}')}:" for group in GROUPS]
    places = [shown_help.index(f"\n{section}\n") for section in sections] + [len(shown_help)]
    assert places == sorted(places)
    for number, group in enumerate(GROUPS):
        part = shown_help[places[number] : places[number + 1]]
        assert [name for name in flags(group) if f"\n  {flag_of(name)} " not in part] == []
    assert sorted(name for group in GROUPS for name in flags(group)) == sorted(flags())


@pytest.mark.parametrize(("name", "default"), [("most_tables", 4321), ("bot_delay", 7.25), ("usual_bot", "gruff")])
@pytest.mark.parametrize("language", languages())
def test_help_tells_the_default_of_the_code(
    name: str, default: object, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(Settings.__dataclass_fields__[name], "default", default)
    assert main(["serve", "--help"]) == 0
    shown_help = " ".join(capsys.readouterr().out.split())
    assert str(default) in shown_help.partition(f" {flag_of(name)} ")[2].partition(" --")[0]


def test_a_folder_of_pages_must_exist(tmp_path: Path) -> None:
    assert from_environment({"SABOTEUR_WEB": str(tmp_path)}).web == tmp_path
    with pytest.raises(BadSetting):
        from_environment({"SABOTEUR_WEB": str(tmp_path / "none")})


def test_the_path_of_a_socket_is_short() -> None:
    with pytest.raises(BadSetting):
        read("control", "/run/" + "x" * 100)
    assert read("control", "control").is_absolute()
