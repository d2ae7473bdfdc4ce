"""Without a library, the module that needs it says which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "code", "extra"),
    [
        ("numpy", "import saboteur.research.codec", "research"),
        ("numpy", "import saboteur.research.vector_env", "research"),
        ("pettingzoo", "import saboteur.research.saboteur_v0", "research"),
        ("gymnasium", "import saboteur.research.single_seat", "research"),
        ("pyspiel", "import saboteur.research.openspiel", "openspiel"),
        ("pyarrow", "import saboteur.research.data as data; data.read_parquet('x')", "research"),
        ("matplotlib", "import saboteur.research.beliefs as beliefs; beliefs.plot([])", "research"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(library: str, code: str, extra: str) -> None:
    command = [sys.executable, "-c", f"import sys; sys.modules[{library!r}] = None; {code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = (
        f'is missing: install the extra {extra} from your clone or wheel, as in pip install "./saboteur-….whl[{extra}]"'
    )
    assert told in done.stderr
