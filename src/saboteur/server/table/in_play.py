"""How much is going on at the tables now: games and people, counted when somebody asks. No names, no codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from prometheus_client.metrics_core import GaugeMetricFamily, Metric

from saboteur.server.metrics import NAMESPACE
from saboteur.server.table.table import Table


def in_play(tables: Iterable[Table]) -> Iterator[Metric]:
    """Games at which somebody is, by edition and number of players, and the people there. A table whose people are at
    several workers is counted by the one that looks after it."""
    games: Counter[tuple[str, str]] = Counter()
    people: Counter[str] = Counter(playing=0, waiting=0, watching=0)
    for table in tables:
        audience = table.audience
        if not (audience.connections or audience.elsewhere) or not table.runs_here:
            continue
        seated, playing = len(audience.seats()), table.room.stage == "playing"
        people["playing" if playing else "waiting"] += seated
        people["watching"] += audience.watching
        if playing and seated:
            games[table.room.settings.edition, str(len(table.room.seats))] += 1
    words = "Games at which somebody is now, by edition and number of players."
    running = GaugeMetricFamily(f"{NAMESPACE}_games_running", words, labels=("edition", "players"))
    for (edition, players), count in sorted(games.items()):
        running.add_metric((edition, players), count)
    words = "People who are connected now: playing, waiting for a game, or watching."
    here = GaugeMetricFamily(f"{NAMESPACE}_people", words, labels=("doing",))
    for doing, count in people.items():
        here.add_metric((doing,), count)
    yield from (running, here)
