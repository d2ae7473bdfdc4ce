"""P1 and P2 over real sockets: two worlds that differ only in what somebody never learned tell him the same bytes."""

from pathlib import Path

import pytest

from tests.kit.server_twins import SECRETS
from tests.secrecy.server.world_comparison import EDITIONS, GAMES, Twins

LEAST_OF_A_GAME = 2.75
"""In so many twins of a game, at least, each kind of secret must really differ."""


@pytest.mark.slow
def test_twin_worlds_tell_the_same_bytes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat, a pair, spectators and a table screen, for steps, views, legal moves, refusals, resumes, welcomes."""
    twins = Twins()
    found = twins.compare(folder, range(GAMES), monkeypatch)
    print(f"\ntwins {dict(twins.accepted)}, {twins.rejected} rejected, {twins.messages} messages compared")
    print(f"differed: {dict(twins.differed)}")
    assert found == []
    assert set(twins.accepted) == set(EDITIONS)
    few = {kind: twins.differed[kind] for kind in SECRETS if twins.differed[kind] < LEAST_OF_A_GAME * GAMES}
    assert not few, f"too few twins differ in {few}"
