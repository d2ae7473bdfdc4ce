"""Everything that can be set about a server: each by a flag and by an environment variable.

A setting is one field of `Settings`: name, type, default, which values it can have and the group it stands in. Its
flag, its variable, the reading of both and what is said about a wrong value follow from that; its sentence for `--help`
is `help-serve-NAME` in the locales.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from saboteur.bots import DEFAULT_BOT
from saboteur.bots.bot_registry import INSTALLED, registry_of
from saboteur.server import club_texts, creation_keys
from saboteur.server import setting_kinds as kinds
from saboteur.server.setting_kinds import Kind, decimal, one_of, whole

PREFIX: Final = "SABOTEUR_"
GROUPS: Final = ("network", "storage", "operation", "club", "tables", "bots", "limits")
"""In which `--help` lists the flags."""
NOT_OURS: Final = frozenset({"PURE", "COMPILED_COPY", "SERVER", "SITE", "TLS", "UPSTREAM"})
"""Variables that other parts of the project read: the command itself, builds, the Caddyfile of `deploy/`."""
OF_TESTS: Final = "TEST_"
TALK: Final = ("chat", "claims", "none")
"""How much people may say, the most first."""
A_DAY: Final = 86_400
MANY: Final = 10_000_000
_SPARE_CORES: Final = max(1, (os.cpu_count() or 2) - 1)


class BadSetting(ValueError):
    """A setting has a value that it cannot have. `wanted` and `arguments` say what it must be, as a `Kind` does."""

    def __init__(self, name: str, text: str, wanted: str, arguments: Mapping[str, str | int]) -> None:
        super().__init__(f"{flag_of(name)}, {variable_of(name)}: {text}")
        self.name, self.text, self.wanted, self.arguments = name, text, wanted, arguments


class UnknownVariable(ValueError):
    """A variable looks like a setting and is none; `nearest` is the setting's variable that was meant, perhaps."""

    def __init__(self, variable: str, nearest: str | None) -> None:
        super().__init__(variable)
        self.variable, self.nearest = variable, nearest


def setting(default: Any, kind: Kind, group: str, *, flag: bool = True) -> Any:
    """A setting with its default, the kind of its values and its group; `flag=False` keeps it out of the command
    line."""
    return field(default=default, metadata={"kind": kind, "group": group, "flag": flag})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs. Every field is a flag of `saboteur serve` and SABOTEUR_… in the environment."""

    host: str = setting("127.0.0.1", kinds.HOST, "network")
    """The address that the server listens at; 0.0.0.0 for all of this machine's."""
    port: int = setting(8000, whole(0, 65_535), "network")
    public_address: str | None = setting(None, kinds.SITE, "network")
    """The address people open, such as https://example.org; needed behind a proxy."""
    database: str = setting("saboteur.sqlite3", kinds.DATABASE, "storage")
    """A file of SQLite, or postgresql://… for several workers."""
    workers: int = setting(1, whole(1, 512), "operation")
    """Processes that serve together; more than one needs PostgreSQL."""
    log_level: str = setting("info", one_of("debug", "info", "warning", "error"), "operation")
    log_format: str = setting("text", one_of("text", "json"), "operation")
    """`text` for people, `json` for programs that collect logs."""
    drain_seconds: float = setting(0.0, decimal(0, A_DAY), "operation")
    """Seconds for which a server that is told to stop continues to serve, but says that it is not ready."""
    trusted_proxy: tuple[str, ...] = setting((), kinds.PROXIES, "network")
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    allowed_hosts: tuple[str, ...] = setting((), kinds.HOSTS, "network")
    """Further names under which browsers may reach the server; `.example.org` stands for all names below it."""
    control: Path | None = setting(None, kinds.SOCKET_FILE, "operation")  # noqa: RUF009 - it is a field
    """Where the operator's own commands reach the running server; None for a place beside the database."""
    metrics: str = setting("local", one_of("all", "local", "none"), "operation")
    """Who may read the metrics: `all`, `local` or `none`."""
    name: str | None = setting(None, kinds.CLUB_NAME, "club")
    """Whose server it is, for the home page."""
    welcome: Path | None = setting(None, kinds.WELCOME_FILE, "club")  # noqa: RUF009 - it is a field
    """A file with a few lines for the home page, in several languages."""
    contact: str | None = setting(None, kinds.CONTACT, "club")
    """An email address or a page where people reach the operator."""
    imprint: str | None = setting(None, kinds.LINK, "club")
    """A page that says who is responsible."""
    creation_key: str | None = setting(None, kinds.KEY, "club", flag=False)
    """Hash of the key without which nobody makes a table. Never a flag: everybody on a machine can read those."""
    creation_key_file: Path | None = setting(None, kinds.KEY_FILE, "club")  # noqa: RUF009 - it is a field
    """A file with that key; `checked` reads it."""
    talk: str = setting("chat", one_of(*TALK), "club")
    """How much people may say at any table at most."""
    list_tables: bool = setting(False, kinds.SWITCH, "club")  # noqa: FBT003 - every default stands first
    """Whether everybody may see a list of the tables that wait for players and want to be listed."""

    keep_days: int | None = setting(None, whole(1, 36_500), "storage")
    """Days after which tables nobody plays at, and their records, are deleted; None keeps them."""
    idle_minutes: float = setting(10.0, decimal(0, 525_600), "storage")
    """Minutes without anybody connected after which a table leaves memory (it stays on disk)."""
    stand_in_after: float = setting(60.0, decimal(0, A_DAY), "tables")
    """Seconds without a socket after which somebody counts as gone: then the host may let a bot stand in, the host's
    rights pass on, votes are counted without that person, and a newcomer who never came makes way."""

    bot_workers: int = setting(_SPARE_CORES, whole(0, 512), "bots")
    """Processes in which bots think, and as many for those that search; 0 lets the simple fallback play every bot."""
    bot_seconds: float = setting(5.0, decimal(0.1, A_DAY), "bots")
    """Seconds a bot may think before the simple fallback answers for it; it waits for its turn to think no longer than
    three fifths of that."""
    bot_delay: float = setting(1.2, decimal(0, 3600), "bots")
    """Seconds between a move and a bot's answer, roughly."""
    usual_bot: str = setting(DEFAULT_BOT, kinds.BOT, "bots")
    """The bot that takes a seat if nobody names one."""
    foreign_bots: tuple[str, ...] = setting((INSTALLED,), kinds.FOREIGN_BOTS, "bots")
    """Bots from outside that are let in: `installed` for what installed packages announce, NAME=MODULE:CLASS for one
    class, `none` for nothing."""

    hash_seconds: float = setting(5.0, decimal(0.1, 3600), "tables")
    """Seconds in which connected players show the hash of their nonce."""
    nonce_seconds: float = setting(10.0, decimal(0.1, 3600), "tables")
    """Seconds in which they open it."""
    rest_seconds: float = setting(30.0, decimal(0, 3600), "tables")
    """Seconds that the next round waits for those who still look at the end of the last one."""

    most_tables: int = setting(5000, whole(1, MANY), "limits")
    """Tables in memory."""
    most_connections: int = setting(12_000, whole(1, MANY), "limits")
    """Sockets."""
    most_connections_per_address: int = setting(400, whole(1, MANY), "limits")
    """The same limit for one client address."""
    most_http_connections: int = setting(2000, whole(1, MANY), "limits")
    """HTTP connections that have not been upgraded to a WebSocket, idle or in a request."""
    most_http_connections_per_address: int = setting(400, whole(1, MANY), "limits")
    """The same limit for one client address; forty browsers may sit behind it."""
    head_seconds: float = setting(15.0, decimal(0.1, 3600), "limits")
    """Seconds in which the head of a request must be there."""
    body_seconds: float = setting(30.0, decimal(0.1, 3600), "limits")
    """Seconds in which the body must follow."""
    unread_seconds: float = setting(30.0, decimal(0.1, 3600), "limits")
    """Seconds in which a client must continue to read its answer."""
    most_connections_per_table: int = setting(120, whole(1, MANY), "limits")
    """Sockets that watch one table; players have four for each seat besides."""
    requests_per_minute: int = setting(1200, whole(1, MANY), "limits")
    """Requests of one address; forty people may sit behind it. What is counted by time is refilled evenly; how much may
    come at once is a share of it, in `limits/server_limits.py`."""
    tables_per_hour: int = setting(240, whole(1, MANY), "limits")
    """New tables of one address."""
    guesses_per_hour: int = setting(20, whole(1, MANY), "limits")
    """Wrong codes and tokens of one address: half as many at once, then so many an hour; about 30 in the first hour."""
    messages_per_minute: int = setting(600, whole(1, MANY), "limits")
    """Socket messages of one connection."""
    talk_per_minute: int = setting(30, whole(1, MANY), "limits")
    """Claims and lines of chat of one seat."""

    web: Path | None = setting(None, kinds.FOLDER, "operation", flag=False)  # noqa: RUF009 - it is a field
    """Where the built client lies; None for the one that came with the package."""

    @property
    def bot_workers_each(self) -> int:
        """How many of the processes for bots each worker has: at least one, if there are any."""
        return 0 if self.bot_workers == 0 else max(1, self.bot_workers // self.workers)


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment names; the defaults for the others. Raises BadSetting or UnknownVariable."""
    return checked(read_environment(environment))


def read_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The same without what only all settings together show: flags may still change some."""
    named = {variable: text for variable, text in environment.items() if variable.startswith(PREFIX)}
    settings = {variable_of(entry.name): entry.name for entry in fields(Settings)}
    for variable in sorted(named.keys() - settings.keys()):
        word = variable.removeprefix(PREFIX)
        if word not in NOT_OURS and not word.startswith(OF_TESTS):
            raise UnknownVariable(variable, _nearest(word))
    return changed(Settings(), {settings[variable]: text for variable, text in named.items() if variable in settings})


def _nearest(word: str) -> str | None:
    """The variable of the setting whose name is most like a word."""
    names = [entry.name.upper() for entry in fields(Settings)]
    return next((PREFIX + name for name in get_close_matches(word.upper(), names, 1, 0.7)), None)


def changed(settings: Settings, texts: Mapping[str, str]) -> Settings:
    """The settings with some given as text. Raises BadSetting."""
    return replace(settings, **{name: read(name, text) for name, text in texts.items()})


def checked(settings: Settings) -> Settings:
    """The settings, if they fit each other. Raises BadSetting."""
    sources = Counter(source.partition("=")[0] for source in settings.foreign_bots)
    if any(count > 1 for count in sources.values()):
        raise _bad("foreign_bots", ",".join(settings.foreign_bots))
    bots = registry_of(settings.foreign_bots).names
    if settings.usual_bot not in bots:
        raise BadSetting("usual_bot", settings.usual_bot, kinds.BOT.wanted, {"names": ", ".join(bots)})
    if settings.welcome is not None:
        try:
            club_texts.welcome_in(settings.welcome)
        except OSError as failure:
            raise _unreadable("welcome", settings.welcome, failure) from None
        except ValueError:
            raise _bad("welcome", str(settings.welcome)) from None
    return _with_key(settings)


def _with_key(settings: Settings) -> Settings:
    """The settings with the key that lies in a file, which nobody needs then. Raises BadSetting, also for two keys."""
    file = settings.creation_key_file
    if file is None:
        return settings
    if settings.creation_key is not None:
        raise BadSetting("creation_key_file", str(file), "one-key", {})
    try:
        return replace(settings, creation_key=creation_keys.key_in(file), creation_key_file=None)
    except OSError as failure:
        raise _unreadable("creation_key_file", file, failure) from None
    except ValueError:
        raise _bad("creation_key_file", str(file)) from None


def _unreadable(name: str, file: Path, failure: OSError) -> BadSetting:
    """What is wrong with a file is not what is in it."""
    return BadSetting(name, str(file), "readable-file", {"why": failure.strerror or type(failure).__name__})


def texts(settings: Settings) -> dict[str, str]:
    """The settings as texts that `changed` reads; those that are None are left out."""
    values = {entry.name: getattr(settings, entry.name) for entry in fields(Settings)}
    named = {name: value for name, value in values.items() if value is not None}
    return {name: _text(value) for name, value in named.items()}


def shown_texts(settings: Settings) -> dict[str, str]:
    """The same as they may be shown, without secrets; files with all their folders."""
    written = texts(settings)
    files = {name: str(Path(text).absolute()) for name, text in written.items() if _names_file(settings, name)}
    return {name: kind_of(name).shown(text) for name, text in (written | files).items()}


def _names_file(settings: Settings, name: str) -> bool:
    return isinstance(getattr(settings, name), Path) or (
        name == "database" and not settings.database.startswith((*kinds.POSTGRES_PREFIXES, "sqlite:"))
    )


def _text(value: Any) -> str:
    """A value as `read` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def read(name: str, text: str) -> Any:
    """The value that a text gives a setting. Raises BadSetting if it cannot have that value."""
    try:
        return kind_of(name).read(text)
    except kinds.NotWanted as failure:
        raise BadSetting(name, kind_of(name).shown(text), failure.wanted, {}) from None
    except ValueError:
        raise _bad(name, text) from None


def _bad(name: str, text: str) -> BadSetting:
    kind = kind_of(name)
    return BadSetting(name, kind.shown(text), kind.wanted, kind.arguments)


def kind_of(name: str) -> Kind:
    """Which values a setting can have."""
    found: Kind = Settings.__dataclass_fields__[name].metadata["kind"]
    return found


def default_text(name: str) -> str:
    """The default of a setting as people write it; empty if it has none."""
    default = Settings.__dataclass_fields__[name].default
    return "" if default is None else f"{default:g}" if isinstance(default, float) else _text(default)


def is_switch(name: str) -> bool:
    """Whether a setting is on or off: its flag alone turns it on."""
    return kind_of(name) is kinds.SWITCH


def flags(group: str | None = None) -> list[str]:
    """The settings that are flags of the command line: all, or those of a group."""
    named = [entry for entry in fields(Settings) if entry.metadata["flag"]]
    return [entry.name for entry in named if group in (None, entry.metadata["group"])]


def flag_of(name: str) -> str:
    """The flag of a setting, as it is typed."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()
