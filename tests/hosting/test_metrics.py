"""The numbers: in the format that Prometheus's own library reads, named as is usual, and counting what happens."""

import re
from pathlib import Path

import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from saboteur.server.metrics import BOUNDS, FROM_STORE, GAUGES, Metrics, Times
from tests.kit.client import Lobby
from tests.kit.server import running, settings_for
from tests.server.playing import finish, game, run

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"(saboteur|process)_[a-z]+(_[a-z]+)*")
NOTHING = dict.fromkeys((*FROM_STORE, *GAUGES), 0)


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
    metrics = Metrics(moves=moves, entries=5, refusals=1)
    metrics.requests.update({"2xx": 7, "4xx": 1})
    for seconds in (0.0001, 0.001, 0.03, 9.0):
        metrics.move_times.add(seconds)
    return metrics


def test_the_text_is_what_prometheus_reads() -> None:
    assert faults(Metrics().text(**NOTHING)) == []
    assert faults(filled().text(**NOTHING)) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# TYPE saboteur_moves_total counter\n", ""),
        ("# HELP saboteur_moves_total Moves and deals that were stored and told.\n", ""),
        ("saboteur_commits_total", "saboteur_commits"),
        ("saboteur_tables", "saboteur_tables_total"),
        ("saboteur_tables", "Saboteur-tables"),
        ('le="+Inf"', 'le="9.0"'),
        ('le="0.001"} 2', 'le="0.001"} 9'),
        ("saboteur_move_seconds_count 4", "saboteur_move_seconds_count 5"),
        ("saboteur_entries_total 5", "saboteur_entries_total five"),
        ('{status="2xx"}', "{status=2xx}"),
    ],
)
def test_a_planted_fault_of_the_text_is_caught(old: str, new: str) -> None:
    text = filled().text(**NOTHING)
    assert old in text
    assert faults(text.replace(old, new)) != []


def test_times_are_counted_in_the_class_of_the_next_bound() -> None:
    times = Times()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, BOUNDS[-1], BOUNDS[-1] + 1):
        times.add(seconds)
    told = dict(times.samples())
    assert told['_bucket{le="0.001"}'] == 2
    assert told['_bucket{le="0.0025"}'] == 3
    assert told['_bucket{le="5.0"}'] == 4
    assert told['_bucket{le="+Inf"}'] == told["_count"] == 5


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
            after, moves = values(answer.text), it.server.services.metrics.moves
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


def test_every_number_is_described_for_hosts() -> None:
    described = set(re.findall(r"`((?:saboteur|process)_\w+)`", (ROOT / "docs" / "hosting.md").read_text()))
    told = {line.split()[2] for line in filled().text(**NOTHING).splitlines() if line.startswith("# TYPE")}
    assert told <= described
    assert {name for name in described if not name.startswith(tuple(told))} == set()
