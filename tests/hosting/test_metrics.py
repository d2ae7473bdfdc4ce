"""The numbers: in the format that Prometheus's own library reads, named as is usual, and counting what happens."""

import re
from pathlib import Path

import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from saboteur.server.http.admission import REQUESTS
from saboteur.server.metrics import Metrics
from saboteur.server.socket.endpoint import MOVE_SECONDS
from saboteur.server.socket.message_handlers import REFUSALS
from saboteur.server.table.table import ENTRIES, MOVES
from tests.kit.client import Lobby
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import finish, game, run

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"(saboteur|process)_[a-z]+(_[a-z]+)*")
COUNTERS = (
    "moves", "entries", "refusals", "hellos", "resumes", "passed", "cut_off", "slow_connections", "evicted_connections",
    "refused_connections", "floods", "bot_answers", "bot_fallbacks", "commits", "store_failures",
)  # fmt: skip
GAUGES = ("tables", "most_tables", "connections", "most_connections", "http_connections", "http_held_bytes", "draining")
KNOWN_TO_HOSTS = {
    **{f"saboteur_{name}_total": ("counter", ()) for name in COUNTERS},
    **{f"saboteur_{name}": ("gauge", ()) for name in GAUGES},
    "saboteur_tables_made_total": ("counter", ("edition",)),
    "saboteur_games_begun_total": ("counter", ("edition", "players")),
    "saboteur_games_ended_total": ("counter", ("edition", "ending", "players")),
    "saboteur_games_running": ("gauge", ("edition", "players")),
    "saboteur_people": ("gauge", ("doing",)),
    "saboteur_requests_total": ("counter", ("status",)),
    "saboteur_move_seconds": ("histogram", ("le",)),
    "saboteur_info": ("gauge", ("rules", "version")),
    "process_cpu_seconds_total": ("counter", ()),
    "process_resident_memory_bytes": ("gauge", ()),
}
"""Kinds and labels by name: dashboards and alarms of hosts rely on them."""


def faults(text: str) -> list[str]:
    """What is wrong with a page of metrics; what the library lets pass is looked at by hand."""
    try:
        families = list(text_string_to_metric_families(text))
    except ValueError as failure:
        return [str(failure)]
    wrong = [] if text.endswith("\n") else ["the last line does not end"]
    wrong += [line for line in text.splitlines() if not line.strip()]
    kinds = [line.split()[2:] for line in text.splitlines() if line.startswith("# TYPE")]
    wrong += [f"{name} is a {kind}" for name, kind in kinds if name.endswith("_total") != (kind == "counter")]
    wrong += [f"{name} comes twice" for name in {name for name, _ in kinds} if [n for n, _ in kinds].count(name) > 1]
    return wrong + [fault for family in families for fault in _faults(family)]


def _faults(family: Metric) -> list[str]:
    wrong = []
    if not NAME.fullmatch(family.name):
        wrong.append(f"{family.name} is no name of ours")
    if family.type == "unknown" or not family.documentation:
        wrong.append(f"{family.name} is not described")
    return wrong + (_histogram_faults(family) if family.type == "histogram" else [])


def _histogram_faults(family: Metric) -> list[str]:
    buckets = [(float(each.labels["le"]), each.value) for each in family.samples if each.name.endswith("_bucket")]
    counts = [each.value for each in family.samples if each.name.endswith("_count")]
    sums = [each.value for each in family.samples if each.name.endswith("_sum")]
    wrong = [] if buckets and buckets[-1][0] == float("inf") else [f"{family.name} has no last class"]
    if buckets != sorted(buckets) or [count for _, count in buckets] != sorted(count for _, count in buckets):
        wrong.append(f"{family.name} does not rise")
    if len(sums) != 1 or counts != [buckets[-1][1]]:
        wrong.append(f"{family.name} does not add up")
    return wrong


def values(text: str) -> dict[str, float]:
    """The values by name with labels."""
    return {
        sample.name + "".join(f" {label}" for label in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def filled(moves: int = 3) -> Metrics:
    """Numbers of which none is nought."""
    metrics = Metrics()
    for counter, count in ((MOVES, moves), (ENTRIES, 5), (REFUSALS, 1)):
        metrics[counter].inc(count)
    metrics[REQUESTS].labels("2xx").inc(7)
    metrics[REQUESTS].labels("4xx").inc()
    for seconds in (0.0001, 0.001, 0.03, 9.0):
        metrics[MOVE_SECONDS].observe(seconds)
    metrics.watch_gauge("tables", "Tables in memory.", lambda: 2)
    metrics.watch_counter("commits", "Commits to the database.", lambda: 4)
    return metrics


def test_the_text_is_what_prometheus_reads() -> None:
    assert faults(Metrics().text()) == []
    assert faults(filled().text()) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# TYPE saboteur_moves_total counter\n", ""),
        ("# HELP saboteur_moves_total Moves and deals that were stored and told.\n", ""),
        ("saboteur_commits_total", "saboteur_commits"),
        ("saboteur_tables", "saboteur_tables_total"),
        ("saboteur_tables", "Saboteur-tables"),
        ('le="+Inf"', 'le="9.0"'),
        ('le="0.001"} 2.0', 'le="0.001"} 9.0'),
        ("saboteur_move_seconds_count 4.0", "saboteur_move_seconds_count 5.0"),
        ("saboteur_entries_total 5.0", "saboteur_entries_total five"),
        ('{status="2xx"}', "{status=2xx}"),
    ],
)
def test_a_planted_fault_of_the_text_is_caught(old: str, new: str) -> None:
    text = filled().text()
    assert old in text
    assert faults(text.replace(old, new)) != []


def test_times_are_counted_in_the_class_of_the_next_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.00101, 5.0, 6.0):
        metrics[MOVE_SECONDS].observe(seconds)
    told = values(metrics.text())
    assert told["saboteur_move_seconds_bucket 0.001"] == 2
    assert told["saboteur_move_seconds_bucket 0.0025"] == 3
    assert told["saboteur_move_seconds_bucket 5.0"] == 4
    assert told["saboteur_move_seconds_bucket +Inf"] == told["saboteur_move_seconds_count"] == 5


def test_a_game_is_counted(folder: Path) -> None:
    """Tables, sockets, moves with their times, refusals, greetings and commits."""

    async def scene() -> None:
        async with game(folder, 3, rounds=1) as it:
            other = next(player for player in it.players if player.to_act not in player.seats)
            await other.send(other.move("V@8,0"))
            await other.kind("refused")
            during = values((await it.lobby.http.get("/api/metrics")).text)
            assert during["saboteur_tables"] == 1
            assert during["saboteur_connections"] == 3
            assert during["saboteur_refusals_total"] == 1
            await finish(it.players)
            answer = await it.lobby.http.get("/api/metrics")
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            assert faults(answer.text) == []
            after, moves = values(answer.text), it.server.services.metrics.value(MOVES)
            assert moves > 10
            assert after["saboteur_moves_total"] == moves
            # The deal is counted as a move and came over no socket; the refused one did.
            assert after["saboteur_move_seconds_count"] == after["saboteur_move_seconds_bucket +Inf"] == moves
            assert after["saboteur_move_seconds_sum"] > 0
            assert after["saboteur_hellos_total"] == 3
            assert after["saboteur_commits_total"] > moves / 2
            assert after["saboteur_store_failures_total"] == 0
            assert after["process_resident_memory_bytes"] > 10_000_000

    run(scene())


def test_a_database_that_fails_is_counted(folder: Path) -> None:
    async def scene() -> None:
        async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
            http = lobby.http
            await server.services.store._write(lambda connection: connection.execute("DROP TABLE tokens"))
            assert (await http.post("/api/tables", json={"name": "Ana"})).status_code == 503
            assert values((await http.get("/api/metrics")).text)["saboteur_store_failures_total"] >= 1

    run(scene())


def test_limits_are_those_of_the_settings(folder: Path) -> None:
    """An alert compares with them, so that it need not be changed when they are."""

    async def scene() -> None:
        settings = settings_for(folder, most_tables=7, most_connections=70)
        async with running(settings) as server, Lobby(server.base) as lobby:
            told = values((await lobby.http.get("/api/metrics")).text)
            assert (told["saboteur_most_tables"], told["saboteur_most_connections"]) == (7, 70)

    run(scene())


async def page(folder: Path) -> str:
    """What a server tells at which one game is over and another one runs."""
    async with game(folder, 2, 1, rounds=1) as it:
        await finish(it.players)
        await it.start()
        return (await it.lobby.http.get("/api/metrics")).text


def test_names_kinds_and_labels_are_those_that_hosts_know(folder: Path) -> None:
    text = run(page(folder))
    kinds = [line.split()[2:] for line in text.splitlines() if line.startswith("# TYPE")]
    labels: dict[str, set[str]] = {name: set() for name, _ in kinds}
    for family in text_string_to_metric_families(text):
        name = f"{family.name}_total" if family.type == "counter" else family.name
        labels[name].update(label for sample in family.samples for label in sample.labels)
    assert {name: (kind, tuple(sorted(labels[name]))) for name, kind in kinds} == KNOWN_TO_HOSTS


def test_every_number_is_described_for_hosts() -> None:
    described = set(re.findall(r"`((?:saboteur|process)_\w+)`", (ROOT / "docs" / "operating.md").read_text()))
    assert described == set(KNOWN_TO_HOSTS)
