"""Nothing is kept that nothing uses: sentences, codes, constants of the browser client, fields of the rules' tables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import pytest

from saboteur.rules import Edition, Option, Refusal
from saboteur.rules.claims import ClaimKind
from saboteur.sentences import FALLBACK, source_of
from saboteur.server.problems import Code
from tools.generate import web_constants

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def text_of(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


PYTHON = text_of((ROOT / "src").rglob("*.py"))
CLIENT_FILES = [
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and path.parent.name != "generated"
]
CLIENT = text_of(path for path in CLIENT_FILES if ".test." not in path.name)
HOLE = r"\$?\{[^{}]*\}|…"
TEMPLATE = rf"""["'`]((?:[a-z-]|{HOLE})+)["'`]"""
TOOL = (ROOT / "tools" / "generate" / "web_constants.py").read_text(encoding="utf-8")


def unused_sentences(source: str, code: str) -> list[str]:
    """Messages of a Fluent text that code does not ask for: by name, or by a template such as f"refused-{code}"."""
    names = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
    words = {word.replace("_", "-") for word in re.findall(r"[\w-]+", code)}
    words |= set(re.findall(r"\{ ([a-z][a-z-]*) \}", source))
    templates = {
        template for template in re.findall(TEMPLATE, code) if re.search("[a-z]-|-[a-z]", re.sub(HOLE, "", template))
    }
    patterns = [re.compile("([a-z0-9-]+)".join(map(re.escape, re.split(HOLE, template)))) for template in templates]
    matches = {name: [match.groups() for pattern in patterns if (match := pattern.fullmatch(name))] for name in names}
    return [name for name in names if name not in words and not any(words.issuperset(parts) for parts in matches[name])]


def test_every_sentence_is_asked_for() -> None:
    """By Python, by the browser, or by a client of somebody else's that reads the protocol."""
    assert unused_sentences(source_of(FALLBACK), PYTHON + CLIENT + TOOL + PROTOCOL) == []


@pytest.mark.parametrize("planted", ["nobody-says-this", "refused-too-blue", "log-tool-broken-twice"])
def test_a_planted_sentence_is_found(planted: str) -> None:
    source = f"{source_of(FALLBACK)}\n{planted} = Never said.\n"
    assert unused_sentences(source, PYTHON + CLIENT + TOOL + PROTOCOL) == [planted]


def unused_codes(codes: type[Refusal] | type[Code], code: str) -> list[str]:
    return [member.name for member in codes if not re.search(rf"\b{codes.__name__}\.{member.name}\b", code)]


def test_every_code_is_raised() -> None:
    raised = text_of(path for path in (ROOT / "src").rglob("*.py") if path.name != "problems.py")
    assert unused_codes(Refusal, raised) == unused_codes(Code, raised) == []
    assert unused_codes(Refusal, raised.replace("Refusal.OCCUPIED", "")) == ["OCCUPIED"]


def unread(exported: str, code: str) -> list[str]:
    names = re.findall(r"^export (?:const|type) (\w+)", exported, re.MULTILINE)
    return [name for name in names if not re.search(rf"\b{name}\b", code) and exported.count(name) == 1]


def test_every_constant_of_the_client_is_read() -> None:
    """Also by a test alone: one compares the pictures of dwarfs with the looks that the server tells apart."""
    client = text_of(CLIENT_FILES)
    assert unread(web_constants.typescript(), client) == []
    assert unread("export const MOST_LUCK = 1;", client) == ["MOST_LUCK"]


@pytest.mark.parametrize("table", [Edition, Option, ClaimKind])
def test_every_field_of_a_table_is_read(table: type[Edition] | type[Option] | type[ClaimKind]) -> None:
    assert [field.name for field in fields(table) if not re.search(rf"\.{field.name}\b", PYTHON + TOOL)] == []
