"""The database goes and comes back: one line each, whoever asks how often in between."""

import logging

import pytest

from saboteur.server.store.store_health import AWAY, QUIET_SECONDS, StoreHealth


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def health(clock: Clock, caplog: pytest.LogCaptureFixture) -> StoreHealth:
    caplog.set_level(logging.INFO, "saboteur")
    return StoreHealth(clock)


def test_one_line_when_it_goes_and_one_when_it_is_back(
    health: StoreHealth, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    health.answered("reading")
    for why in ("ConnectionResetError", "FileNotFoundError"):
        health.failed(AWAY, why)
        clock.now += 4
    health.answered("reading")
    health.answered("writing")
    assert caplog.messages == ["store-failed ConnectionResetError", "store-back 8"]


def test_what_can_be_read_cannot_be_written_yet(health: StoreHealth, caplog: pytest.LogCaptureFixture) -> None:
    """A full disk: it is back when something was written."""
    health.failed("writing", "OperationalError")
    health.answered("reading")
    assert caplog.messages == ["store-failed OperationalError"]
    health.answered("writing")
    assert caplog.messages[1:] == ["store-back 0"]


def test_a_full_disk_of_postgresql_is_called_that(health: StoreHealth, caplog: pytest.LogCaptureFixture) -> None:
    health.failed("writing", "DiskFullError")
    assert caplog.messages == ["store-failed disk-full"]


def test_one_that_comes_and_goes_is_not_mentioned_each_time(
    health: StoreHealth, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        health.failed(AWAY, "OSError")
        health.answered("reading")
        clock.now += 1
    assert caplog.messages == ["store-failed OSError", "store-back 0"]
    clock.now += QUIET_SECONDS
    health.failed(AWAY, "OSError")
    assert caplog.messages[2:] == ["store-failed OSError"]
