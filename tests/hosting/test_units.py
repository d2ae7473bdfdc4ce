"""The units for systemd: known to systemd, hardened, and made of settings that exist."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from saboteur.cli.control_client import OF_THE_UNIT
from saboteur.server.settings import Settings, flags, from_environment, variable_of
from tools.build.packages import found

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("saboteur.service", "saboteur-backup.service", "saboteur-backup.timer")
MOST_EXPOSED = 20
"""Of 100, by `systemd-analyze security`."""
OF_CADDY = {"SABOTEUR_UPSTREAM", "SABOTEUR_SITE", "SABOTEUR_TLS"}
"""Variables that the Caddyfile reads."""
INSTALLED = "/opt/saboteur/bin/saboteur"
HARDENED = {
    "DynamicUser": "yes", "StateDirectory": "saboteur", "ProtectSystem": "strict", "ProtectHome": "yes",
    "UMask": "0077", "NoNewPrivileges": "yes", "PrivateTmp": "yes", "CapabilityBoundingSet": "",
    "MemoryDenyWriteExecute": "yes",
}  # fmt: skip


def settings_in(text: str) -> dict[str, str]:
    """Names and last values of a unit; a value may be empty."""
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def environment_in(text: str) -> dict[str, str]:
    """The variables that a unit sets."""
    lines = re.findall(r"^Environment=(.*)$", text, re.MULTILINE)
    return dict(word.split("=", 1) for line in lines for word in line.split())


def complaints(folder: Path) -> str:
    """What systemd says about the units in a folder; nothing if it is content, or not installed here."""
    analyze = found("systemd-analyze")
    if analyze is None:
        return ""
    units = [str(folder / name) for name in UNITS]
    return subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False).stderr


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with a program that is there, since systemd looks for it."""
    for drop_in in ("saboteur.service.d", "saboteur-backup.service.d"):
        shutil.copytree(DEPLOY / drop_in, tmp_path / drop_in)
    for name in UNITS:
        (tmp_path / name).write_text((DEPLOY / name).read_text().replace(INSTALLED, "/bin/true"))
    return tmp_path


def test_systemd_knows_everything_in_the_units(units: Path) -> None:
    assert complaints(units) == ""


@pytest.mark.parametrize(("old", "new"), [("ProtectSystem", "ProtectSytem"), ("Type=exec", "Type=execute")])
def test_a_planted_fault_of_a_unit_is_caught(units: Path, old: str, new: str) -> None:
    unit = units / "saboteur.service"
    unit.write_text(unit.read_text().replace(old, new))
    if found("systemd-analyze") is not None:
        assert new.split("=")[-1] in complaints(units)
    assert settings_in(unit.read_text()) != settings_in(
        (DEPLOY / unit.name).read_text().replace(INSTALLED, "/bin/true")
    )


def test_little_of_the_machine_is_in_reach(units: Path) -> None:
    unit = units / "saboteur.service"
    told = settings_in(unit.read_text())
    assert {name: told.get(name) for name in HARDENED} == HARDENED
    if (analyze := found("systemd-analyze")) is not None:
        words = [analyze, "security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}", str(unit)]
        assert subprocess.run(words, capture_output=True, check=False).returncode == 0
        unit.write_text(re.sub(r"^(Protect|Private|Restrict|SystemCall).*\n", "", unit.read_text(), flags=re.MULTILINE))
        assert subprocess.run(words, capture_output=True, check=False).returncode != 0, "the control"


def test_the_server_of_the_unit_has_settings_that_exist() -> None:
    text = (DEPLOY / "saboteur.service").read_text() + (DEPLOY / "saboteur.service.d" / "postgresql.conf").read_text()
    variables = environment_in(text)
    assert {name.removeprefix("SABOTEUR_").lower() for name in variables} <= set(flags())
    settings = from_environment(variables)
    assert settings.trusted_proxy == ("127.0.0.1",)
    assert (settings.metrics, settings.log_format, settings.workers) == ("local", "json", 2)
    assert settings.database.startswith("/var/lib/saboteur/")
    assert settings.control == OF_THE_UNIT
    assert int(settings_in(text)["LimitNOFILE"]) > Settings().most_connections


def test_copies_come_from_the_file_of_the_server() -> None:
    told = settings_in((DEPLOY / "saboteur-backup.service").read_text())
    database = environment_in((DEPLOY / "saboteur.service").read_text())["SABOTEUR_DATABASE"]
    assert f"{INSTALLED} backup {database} " in told["ExecStart"]
    assert told["User"] == settings_in((DEPLOY / "saboteur.service").read_text())["User"]


def pages() -> str:
    """What operators read: the guides and the reference."""
    names = ("hosting.md", "hosting-postgresql.md", "hosting-container.md", "operating.md")
    return "".join((ROOT / "docs" / name).read_text() for name in names)


def test_every_flag_is_described_for_hosts() -> None:
    text = pages()
    named = set(re.findall(r"^\| `--([a-z-]+)` \|", text, re.MULTILINE))
    assert {name.replace("_", "-") for name in flags()} <= named
    variables = {variable_of(entry.name) for entry in fields(Settings)}
    assert variables >= set(re.findall(r"SABOTEUR_[A-Z_]+[A-Z]", text)) - OF_CADDY


def test_every_file_that_the_pages_name_is_there() -> None:
    text = pages()
    for link in re.findall(r"\]\((\.\./)?([\w./-]+)\)", text):
        assert (ROOT / "docs" / "".join(link)).exists(), link
    named = " ".join(link[1] for link in re.findall(r"\]\((\.\./)?([\w./-]+)\)", text))
    assert all(path.name in named for path in DEPLOY.rglob("*.*") if path.is_file())
