"""What the measurement of the pages makes of what it is told; nothing is measured here."""

from __future__ import annotations

import json
from typing import Any

from bench.web.__main__ import KEPT, kept
from bench.web.figures import Figure, table
from bench.web.lighthouse import lost_points
from bench.web.pan import CARDS, frames, with_large_mine
from bench.web.slow_phone import Comparison, Visit
from bench.web.wire import Load


def test_a_figure_knows_whether_its_target_is_met() -> None:
    assert Figure("bytes", 80, 80, "kB").ok
    assert not Figure("bytes", 80.1, 80, "kB").ok
    assert Figure("frames", 55, 55, "/s", at_least=True).ok
    assert not Figure("frames", 54.9, 55, "/s", at_least=True).ok


def test_the_table_names_what_is_missed() -> None:
    lines = table([Figure("bytes", 81, 80, "kB"), Figure("frames", 60, 55, "/s", at_least=True)]).splitlines()
    assert lines[1].split() == ["bytes", "81", "kB", "≤", "80", "kB", "MISSED"]
    assert lines[2].endswith("ok")


def test_a_load_is_counted_by_kind_and_scripts_until_the_first_card() -> None:
    load = Load(card_at=3)
    for at, (kind, size) in enumerate(
        [("Script", 40_000), ("Script", 30_500), ("Font", 25_000), ("Script", 1), ("Script", 4_000)]
    ):
        load.asked({"requestId": str(at), "type": kind, "wallTime": at})
        load.answered({"requestId": str(at), "response": {"encodedDataLength": 100}})
        load.arrived({"requestId": str(at), "encodedDataLength": size})
    assert (load.script, load.all) == (70.2, 99.5)


def event(name: str, start: int, length: int) -> dict[str, Any]:
    return {"name": name, "ts": start, "dur": length, "tdur": length, "pid": 1, "tid": 1}


def test_work_inside_other_work_counts_once_for_its_frame() -> None:
    trace = [event("FireAnimationFrame", at, 100) for at in (0, 16_000, 32_000)]
    trace += [event("EventDispatch", 1_000, 4_000), event("FunctionCall", 2_000, 1_000), event("Layout", 20_000, 2_000)]
    assert frames(trace) == [0.0041, 0.0021]


def test_the_large_mine_has_sixty_cards_that_are_reached() -> None:
    view = {"public": {"mine": []}, "reached": []}
    told = json.loads(with_large_mine(json.dumps({"type": "welcome", "view": view})))["view"]
    assert len(told["public"]["mine"]) == len(told["reached"]) == CARDS
    assert json.loads(with_large_mine('{"type": "pong"}')) == {"type": "pong"}


def test_audits_without_weight_cost_nothing() -> None:
    counted = {"auditRefs": [{"id": "paint", "weight": 10}, {"id": "hint", "weight": 0}]}
    audits = {name: {"title": name, "score": 0.5} for name in ("paint", "hint")}
    names = ("performance", "accessibility", "best-practices", "seo")
    assert lost_points({"categories": dict.fromkeys(names, counted), "audits": audits}) == ["paint: paint (0.5)"]


def test_a_slow_phone_is_judged_by_its_median_visits() -> None:
    earlier = [Visit(card, card + 2, 150) for card in (10.0, 30.0, 9.0)]
    found = Comparison([Visit(5.5, 8.0, 90), Visit(6.0, 9.0, 300), Visit(20.0, 30.0, 110)], earlier)
    assert found.share_with_mine == 0.75
    assert (found.share, found.tap) == (0.6, 110)
    assert found.interval is None


def test_how_sure_a_share_is_follows_from_the_pairs() -> None:
    pairs = [(5.0, 10.0), (6.0, 10.0), (3.5, 5.0), (8.0, 20.0), (9.0, 10.0), (11.0, 20.0)]
    found = Comparison([Visit(now, now, 90) for now, _ in pairs], [Visit(card, card, 90) for _, card in pairs])
    assert found.interval is not None
    assert (found.interval.low, found.interval.high) == (0.4, 0.9)


def test_slow_phones_alone_do_not_take_the_place_of_everything_else() -> None:
    assert kept(["slow-phone"]) == KEPT / "slow-phone.json"
    assert kept(["wire", "slow-phone"]) == kept(("wire", "shift")) == KEPT / "web.json"
