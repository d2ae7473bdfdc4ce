"""Whether the settings are understood, and whether they make sense together."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from saboteur.cli.control_client import UNIT_FILE
from saboteur.cli.doctor.finding import Finding, ok, problem, warning
from saboteur.cli.doctor.service_unit import Unit
from saboteur.cli.environment_files import ignored_lines, variables_in
from saboteur.cli.server_settings import told_setting, told_variable
from saboteur.server.http.allowed_hosts import PRIVATE_SUFFIXES, is_address, is_this_machine
from saboteur.server.http.public_address import ANYWHERE
from saboteur.server.setting_kinds import ON_OR_OFF
from saboteur.server.settings import (
    PREFIX,
    BadSetting,
    Settings,
    UnknownVariable,
    changed,
    checked,
    flags,
    is_switch,
    read,
    read_environment,
    variable_of,
)
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres

PATHS: Final = ("control", "creation_key_file", "database", "web", "welcome")
"""Settings that name files."""


def placed(environment: Mapping[str, str], unit: Unit | None) -> dict[str, str]:
    """The variables of a unit as its server understands them: relative paths begin where it is started."""
    if unit is None:
        return dict(environment)
    named = {variable_of(name): name for name in PATHS}
    usual = {variable_of("database"): Settings().database}
    return {
        variable: _absolute(named[variable], text, unit.folder) if variable in named else text
        for variable, text in (usual | dict(environment)).items()
    }


def _absolute(name: str, text: str, folder: Path) -> str:
    """A path from a folder on; a text that is none stays as it is."""
    path = text.removeprefix(SQLITE_PREFIX) if name == "database" else text
    try:
        is_file = not (name == "database" and is_postgres(str(read(name, text))))
    except BadSetting:
        is_file = name == "web" and bool(path)  # which must exist, and perhaps does there
    return str(folder / path) if is_file else text


def ignored(files: list[str]) -> Iterator[Finding]:
    """A warning for each line in files of settings that sets nothing."""
    for file in files:
        for line, beginning in ignored_lines(Path(file)):
            yield warning("ignored-line", file=str(line.file), line=line.number, start=beginning)


def flags_in(unit: Unit | None) -> dict[str, str]:
    """The variables for the flags that a unit starts its server with; a value that only systemd knows is left out."""
    found: dict[str, str] = {}
    for word, after in pairwise((*_arguments(unit), "")):
        name, equals, text = word.removeprefix("--").partition("=")
        name, text = name.replace("-", "_"), text if equals else after
        if word.startswith("--") and name in flags():
            found[variable_of(name)] = ON_OR_OFF[0] if is_switch(name) and (not text or text[0] == "-") else text
    return {name: text for name, text in found.items() if "$" not in text and "%" not in text}


def _arguments(unit: Unit | None) -> list[str]:
    """`serve` and what stands behind it in the command of a unit; nothing if it runs no server."""
    try:
        words = shlex.split(unit.keys.get("ExecStart", "")) if unit is not None else []
    except ValueError:
        return []
    return words[words.index("serve") :] if "serve" in words else []


def meant(files: list[str], unit: Unit | None = None) -> Iterator[Finding]:
    """A warning if these are hardly the settings that somebody wants to know about."""
    if not files and UNIT_FILE.is_file():
        command = f"sudo {Path(sys.prefix, 'bin', 'saboteur')} doctor --env-file {UNIT_FILE}"
        yield warning("other-settings", unit=UNIT_FILE.name, command=command)
    for file in files:
        serves = unit is not None and Path(file).name == unit.name and bool(_arguments(unit))
        if not serves and not any(name.startswith(PREFIX) for name in variables_in(Path(file))):
            yield warning("no-settings", file=file)


def understood(environment: Mapping[str, str], given: Mapping[str, str]) -> tuple[Settings, list[Finding]]:
    """The settings that can be read, with a problem for each that cannot: it has its default then."""
    settings, found = Settings(), []
    texts = {name: text for name, text in environment.items() if name.startswith(PREFIX)}
    for variable, text in (texts | {variable_of(name): text for name, text in given.items()}).items():
        try:
            one = read_environment({variable: text})
            settings = changed(settings, _difference(one, variable, text))
        except (BadSetting, UnknownVariable) as mistake:
            found.append(Finding("problem", _told(mistake)))
    try:
        checked(settings)
    except BadSetting as mistake:
        found.append(Finding("problem", _told(mistake)))
    return settings, found or [ok("settings")]


def _difference(one: Settings, variable: str, text: str) -> dict[str, str]:
    """A setting as `changed` reads it; nothing for a variable that is none."""
    name = variable.removeprefix(PREFIX).lower()
    return {name: text} if hasattr(one, name) else {}


def _told(mistake: BadSetting | UnknownVariable) -> str:
    return told_setting(mistake) if isinstance(mistake, BadSetting) else told_variable(mistake)


def sensible(settings: Settings) -> Iterator[Finding]:
    """Settings that are understood and hardly meant."""
    if settings.workers > 1 and not is_postgres(settings.database):
        yield problem("needs-postgres", workers=settings.workers, file=settings.database)
    yield from _proxies(settings)
    if settings.metrics == "all":
        yield warning("metrics-open")


def _proxies(settings: Settings) -> Iterator[Finding]:
    public, proxies = settings.public_address, settings.trusted_proxy
    for each in proxies:
        if ip_network(each, strict=False).prefixlen == 0:
            yield problem("trusts-everyone", network=each)
    if proxies and public is None:
        yield warning("no-public-address")
    if public is None:
        return
    if not proxies:
        yield warning("no-trusted-proxy")
    elif settings.host in ANYWHERE:
        yield warning("open-port", host=settings.host, port=str(settings.port))
    if public.startswith("http:") and not _is_private(urlsplit(public).hostname or ""):
        yield warning("plain-public", address=public)


def _is_private(name: str) -> bool:
    """Whether a name is one of a home network, where there are no certificates."""
    return "." not in name or is_address(name) or is_this_machine(name) or name.endswith(PRIVATE_SUFFIXES)
