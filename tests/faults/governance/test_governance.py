"""S4–S10, S13, S15–S32: whoever comes, goes, votes or runs a table in whatever order, an independent judge finds every
promise about hosts, votes and seats kept."""

import json
import os
from pathlib import Path

import pytest

from tests.faults.governance.governance_faults import PLANTS, Planted
from tests.faults.governance.governance_run import plan_of, ran, read_plan, shortest, told
from tests.soak import governance as soak_governance

RUNS = int(os.environ.get("SABOTEUR_TEST_TABLES", "80"))
MET = {
    "lent HostPassed by wait", "HostPassed by connect", "HostPassed by leave", "GivenToBot by vote", "StoodIn by vote",
    "GameAbandoned by vote", "Paused by vote", "WentOn by vote", "TookOver by wait", "DeviceChanged by transfer",
}  # fmt: skip
"""What short runs meet."""
FOUND = (
    (
        "1/3/0/0/deal:731:223:819 end_game:22:66:524 join:824:712:206 wait:643:697:583 host_vanishes:232:561:419 "
        "deal:422:419:541 all_vote:647:803:702 leave:446:362:358 wait:325:639:336 connect:538:47:326 "
        "host_vanishes:664:140:703"
    ),
    (
        "23/3/0/15/deal:0:0:0 end_game:26:41:301 join:426:27:538 join:565:240:4 host_leaves:715:526:206 "
        "leave:725:503:460 disconnect:388:29:603 host_leaves:453:755:565 connect:779:804:523 wait:641:177:539"
    ),
    "5/3/1/15/deal:171:166:413 vote:493:659:233 all_vote:688:639:364 all_vote:228:398:479",
    (
        "404/5/2/0/host_leaves:768:614:136 join:152:760:242 join_again:290:233:50 transfer:60:571:508 "
        "leave:124:438:417 join:329:567:249 deal:446:384:384 host_vanishes:472:797:798 end_game:97:198:415"
    ),
    "99/3/2/15/deal:811:291:0 wait:14:825:6 restart:289:259:71 deal:425:386:394",
    (
        "315/5/2/0/deal:0:0:0 pass_host:356:465:244 host_vanishes:248:164:20 host_leaves:458:95:201 join:229:783:633 "
        "end_game:469:550:95 join:538:463:576 pass_host:176:208:673"
    ),
    (
        "741/3/0/15/deal:658:131:134 leave:833:815:640 join:222:255:515 leave:247:622:247 join:694:152:619 "
        "host_leaves:745:582:501"
    ),
)
"""Runs that broke a promise once."""


def test_whatever_people_do_at_a_table_every_promise_is_kept() -> None:
    met: set[str] = set()
    for seed in range(RUNS):
        found = ran(plan_of(seed))
        assert found.broken is None, told(shortest(found))
        met |= set(found.counts)
    assert met >= MET


@pytest.mark.parametrize("plan", FOUND)
def test_what_was_found_once_is_cured(plan: str) -> None:
    found = ran(read_plan(plan))
    assert found.broken is None, told(found)


def test_one_number_decides_everything() -> None:
    first, again = (ran(plan_of(7)) for _ in range(2))
    assert first.counts == again.counts
    assert read_plan(str(first.plan)) == first.plan


@pytest.mark.parametrize("planted", PLANTS, ids=lambda planted: planted.plant.__name__)
def test_the_judge_objects_to_a_planted_fault(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = read_plan(planted.plan)
    assert ran(plan).broken is None, "without the fault nothing is found"
    planted.plant(monkeypatch)
    found = ran(plan).broken
    assert found is not None, f"nobody noticed: {planted.plant.__doc__}"
    assert found.promise == planted.promise


def test_a_run_is_told_as_short_as_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = next(one for one in PLANTS if one.promise == "everybody_is_told")
    planted.plant(monkeypatch)
    found = next(found for seed in range(20) if (found := ran(plan_of(seed))).broken is not None)
    assert len(shortest(found).plan.deeds) <= 3


def test_the_long_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_governance, "AT_ONCE", 2)
    for most in (1, 4):
        assert soak_governance.main(["--runs", str(most), "--results", str(tmp_path)]) == 0
    kept = json.loads((tmp_path / "governance.json").read_text("utf-8"))
    assert (kept["next"], kept["totals"]["runs"], kept["wrong"]) == (2, 4, [])
