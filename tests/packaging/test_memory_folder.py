"""Tests keep to a place they may write in."""

import os
from pathlib import Path

import pytest

from tests.kit import memory_folder


def test_a_place_that_is_not_ours_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In some containers /dev/shm belongs to root alone."""
    assert memory_folder.writable(tmp_path) == tmp_path
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert memory_folder.writable(tmp_path) is None


def test_a_place_that_is_missing_is_passed_over(tmp_path: Path) -> None:
    assert memory_folder.writable(tmp_path / "nowhere") is None
