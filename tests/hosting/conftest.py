"""What several tests of hosting share."""

import os
from pathlib import Path

import pytest

from tests.kit.scripted_systemd import Systemctl, systemctl_in


@pytest.fixture
def systemctl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Systemctl:
    """A systemd that says what a test wants."""
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return systemctl_in(tmp_path)
