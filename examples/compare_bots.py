"""Measure a bot against a baseline on the same deals, and keep the games as records."""

import tempfile
from pathlib import Path

from cautious import Cautious

from saboteur.arena import compare

records = Path(tempfile.mkdtemp()) / "games.jsonl"
for result in compare(
    Cautious, "detective", baseline=("random", "detective"), players=[4, 5], rounds=20, records=records
):
    print(result)
print(len(records.read_text().splitlines()), "games in", records)
