"""The container file: linted, not root, and made of steps that this project has."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from saboteur.server.settings import flags

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "deploy" / "Containerfile"
HADOLINT = Path(sys.executable).parent / "hadolint"


def linted(text: str) -> str:
    """What hadolint says; nothing if it is content."""
    words = [str(HADOLINT), "--no-color", "--failure-threshold", "style", "-"]
    return subprocess.run(words, input=text, capture_output=True, text=True, check=False).stdout


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file, lines that go on joined, comments left out."""
    whole = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, " ".join(rest.split())) for word, rest in re.findall(r"^([A-Z]+) +(.*)$", whole, re.MULTILINE)]


def last_stage(text: str) -> list[tuple[str, str]]:
    """The instructions of the image itself."""
    all_steps = steps(text)
    begin = max(number for number, (word, _) in enumerate(all_steps) if word == "FROM")
    return all_steps[begin:]


def test_the_linter_is_content() -> None:
    assert linted(FILE.read_text()) == ""


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("USER 10001:10001", "USER root", "DL3002"),
        (":3.13-slim-bookworm AS build", ":latest AS build", "DL3007"),
        ('ENTRYPOINT ["/opt/saboteur/bin/saboteur"]', "ENTRYPOINT /opt/saboteur/bin/saboteur", "DL3025"),
        ("WORKDIR /project", "WORKDIR project", "DL3000"),
    ],
)
def test_a_planted_fault_is_caught(old: str, new: str, rule: str) -> None:
    text = FILE.read_text()
    assert old in text
    assert rule in linted(text.replace(old, new))


def test_the_image_is_small_and_nobody_is_root_in_it() -> None:
    image = last_stage(FILE.read_text())
    words = [word for word, _ in image]
    said = dict(image)
    assert said["USER"] == "10001:10001"
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert said["COPY"] == "--from=build /opt/saboteur /opt/saboteur", "nothing else comes from the stage that builds"
    assert "apt-get" not in " ".join(said.values())
    assert "/api/ready" in said["HEALTHCHECK"]
    assert said["STOPSIGNAL"] == "SIGTERM"


def test_its_settings_and_steps_exist() -> None:
    text = FILE.read_text()
    variables = set(re.findall(r"SABOTEUR_([A-Z_]+)=", text))
    assert {name.lower() for name in variables} <= set(flags())
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {"web", "wheel"} <= set(targets)
    assert "make web wheel" in text
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"--extra (\w+)", text)) == {"postgres"} <= set(extras)


def test_nothing_private_is_copied_into_it() -> None:
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "build", "saboteur.sqlite3*"} <= set(left_out)
