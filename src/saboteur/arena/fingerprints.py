"""Which code played: digests of the sources, the same in a clone and in a wheel, compiled or not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

PLAYS: Final = ("saboteur.rules", "saboteur.rules.core", "saboteur.bots", "saboteur.arena")
TELLS: Final = ("event_sentences.py", "mine_drawing.py", "rulebook.py", "sentences.py")
"""What text players are told is written with these, from the sentences in `locales`."""


def fingerprint() -> str:
    """Changes whenever the rules, the bots or the counting do: results of other code are not mixed in."""
    digest = hashlib.sha256()
    for package in PLAYS:
        for entry in _sources(package):
            digest.update(entry.read_bytes())
    return digest.hexdigest()[:16]


def research_fingerprint() -> str:
    """Changes whenever `saboteur.research` does, or a sentence of the prompts. With `fingerprint`, that is all on which
    environments, beliefs, worlds, data and tournaments depend."""
    digest = hashlib.sha256()
    for entry in (*_sources("saboteur.research"), *_words()):
        digest.update(f"{entry.name}:{len(entry.read_bytes())}:".encode() + entry.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: str) -> Iterator[Traversable]:
    for entry in _sorted(resources.files(package)):
        if entry.name.endswith((".py", ".json")):
            yield entry


def _words() -> Iterator[Traversable]:
    package = resources.files("saboteur")
    yield from (package / name for name in TELLS)
    for language in _sorted(package / "locales"):
        if language.is_dir():
            yield from (entry for entry in _sorted(language) if entry.name.endswith(".ftl"))


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)
