"""Finished games told again: what a seat knew, what was true, when a round was decided, and where to ask for it."""

from __future__ import annotations

import gzip
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from saboteur.rules import BadMove, BadRecord, Game, Setup, redacted, to_plain
from saboteur.rules.record import record_of
from saboteur.server.app import create
from saboteur.server.http.api_description import described
from saboteur.server.http.request_body import LONGEST_BODY
from saboteur.server.replay.replay_builder import answered, is_true
from saboteur.server.replay.replay_messages import REFUSED, Asked, Reasons, Replay
from saboteur.server.replay.replay_process import worked_out
from saboteur.server.settings import Settings
from saboteur.server.wire.event_encoding import on_wire
from tests.kit.server_scenes import finish, game

PLAYERS = 4


def played(seed: str = "again", edition: str = "lt") -> Game:
    """A whole game in which everybody plays the first legal move that is no discard, if there is one."""
    made = Game.seeded(Setup(edition, PLAYERS), seed)
    while not made.over:
        legal = made.legal_moves()
        made.play(made.to_act or 0, next((move for move in legal if move[0] != "-"), legal[0]))
    return made


def record(talk: list[list[Any]] | None = None) -> dict[str, Any]:
    return to_plain(record_of(played(), names=["Ana", "Ben"], talk=talk or [], by={"1": "clock"}))


def told(seat: int | None = None, **extras: Any) -> Replay:
    answer = answered(Asked(record(**extras), seat))
    assert isinstance(answer, Replay)
    return answer


def test_every_moment_is_the_view_of_that_seat_then() -> None:
    again, retold = Game.seeded(Setup("lt", PLAYERS), "again"), told(2)
    assert len(retold.moments) == len(played().moves) + 1
    for moment in retold.moments:
        view = again.view(2)
        assert (moment.public, moment.own, moment.owns, moment.goals) == (view.public, view.own, (), ())
        if not again.over:
            move = played().moves[again.version]
            events = again.play(again.to_act or 0, move).events
            expected = [on_wire(redacted(event, 2)) for event in events]
            assert list(retold.moments[again.version].events) == expected


def test_what_others_discard_and_pick_stays_hidden_from_a_seat() -> None:
    retold = told(1)
    hidden = [moment.move for moment in retold.moments if moment.seat != 1 and moment.move and moment.move[0] in "-G"]
    own = [moment.move for moment in retold.moments if moment.seat == 1 and moment.move and moment.move[0] in "-G"]
    assert set(hidden) <= {"-", "G"}
    assert hidden
    assert all(len(move) > 1 for move in own)


def test_with_everything_shown_every_hand_is_there() -> None:
    retold = told(None)
    assert {len(moment.owns) for moment in retold.moments} == {PLAYERS}
    assert all(moment.own is None for moment in retold.moments)
    assert all(sorted(moment.goals) == ["Pes", "Psw", "treasure"] for moment in retold.moments)
    discards = [moment.move for moment in retold.moments if moment.move and moment.move[0] == "-"]
    assert all(len(move) > 1 for move in discards)


def test_doubts_are_per_cent_and_know_the_own_seat() -> None:
    retold = told(0)
    during = [moment for moment in retold.moments if moment.public.phase == "play"]
    assert all(
        len(moment.doubts) == PLAYERS and 0 <= min(moment.doubts) <= max(moment.doubts) <= 100 for moment in during
    )
    for moment in during:
        assert moment.own is not None
        assert moment.doubts[0] == (100 if moment.own.role == "saboteur" else 0)
    assert all(moment.doubts == () for moment in retold.moments if moment.public.phase == "pick-gold")


def test_reasons_name_the_seat_most_suspected_then() -> None:
    retold = told(0)
    late = [moment for moment in retold.moments if moment.public.round == 1 and moment.public.phase == "play"][-1]
    answer = answered(Asked(record(), 0, late.version))
    assert isinstance(answer, Reasons)
    head = answer.reasons[0]
    assert head.code == "suspects"
    assert head.arguments["percent"] == max(late.doubts[1:])
    assert answered(Asked(record(), None, late.version)) == Reasons(())


@pytest.mark.parametrize("edition", ["lt", "el", "et", "ru"])
def test_a_round_is_decided_within_itself(edition: str) -> None:
    retold = answered(Asked(to_plain(record_of(played("decided", edition))), None))
    assert isinstance(retold, Replay)
    assert [one.round for one in retold.decided] == [1, 2, 3]
    for one in retold.decided:
        at = retold.moments[one.version].public
        ended = at.round != one.round or at.roles is not None
        assert at.round == one.round or (one.why == "last-move" and ended)
        assert one.winner == retold.moments[-1].public.results[one.round - 1].winner


def test_claims_are_true_or_false_or_neither() -> None:
    made = Game.seeded(Setup("lt", PLAYERS), "again")
    roles, goals = made.deal.roles, made.deal.goals
    saboteur, digger = roles.index("saboteur"), roles.index("digger")
    assert is_true("!role:digger", saboteur, made) is False
    assert is_true("!role:saboteur", saboteur, made) is True
    assert is_true("!role:digger", digger, made) is True
    assert is_true(f"!suspect>{saboteur}", digger, made) is True
    assert is_true(f"!trust>{saboteur}", digger, made) is False
    assert is_true("!mend:lamp", digger, made) is None
    assert is_true("a free word", digger, made) is None
    seen = "treasure" if goals[0] == "treasure" else "stone"
    assert is_true(f"!saw@8,-2:{seen}", digger, made) is False, "it has not looked"


def test_a_claim_about_a_goal_that_was_looked_at_is_compared_with_it() -> None:
    made = Game.seeded(Setup("lt", PLAYERS), "maps")
    while not any(made.public().looked):
        legal = made.legal_moves()
        made.play(made.to_act or 0, next((move for move in legal if move.startswith("V@8,0")), legal[0]))
    seat = next(seat for seat, goals in enumerate(made.public().looked) if goals)
    truth = "treasure" if made.deal.goals[1] == "treasure" else "stone"
    lie = {"treasure": "stone", "stone": "treasure"}[truth]
    assert is_true(f"!saw@8,0:{truth}", seat, made) is True
    assert is_true(f"!saw@8,0:{lie}", seat, made) is False


def test_talk_stands_at_its_moment_and_odd_entries_are_left_out() -> None:
    talk = [[3, 0, "!hello"], [3, 9, "!hello"], ["x"], [4, 1, "free <b>words</b>"]]
    assert [(one.version, one.seat, one.text) for one in told(0, talk=talk).talk] == [
        (3, 0, "!hello"), (4, 1, "free <b>words</b>"),
    ]  # fmt: skip


def test_what_a_file_does_not_say_is_filled_in() -> None:
    retold = told(None)
    assert retold.names == ("Ana", "Ben", "", "")
    assert len(set(retold.dwarfs)) == PLAYERS
    assert retold.moments[2].by == "clock"


def test_a_file_that_is_no_game_is_refused_with_the_reason() -> None:
    with pytest.raises(BadRecord):
        answered(Asked({"format": 1}, None))
    with pytest.raises(BadRecord):
        answered(Asked(record(), 7))
    broken = record() | {"moves": ["Pns@5,5"]}
    with pytest.raises(BadMove):
        answered(Asked(broken, None))
    code, answer = worked_out(msgspec.json.encode(Asked(broken, None)))
    assert (code, msgspec.json.decode(answer)["code"]) == (REFUSED, "not-in-hand")


async def test_the_server_tells_a_finished_game_again_and_files_too(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        await finish(it.players)
        http = it.lobby.http
        identity = (await http.get(it.path("records"))).json()["records"][0]["record"]
        own = await http.get(f"/api/records/{identity}/replay", params={"seat": 1})
        assert own.json()["names"] == ["Ana", "Ben", "Cleo"]
        assert all(moment["owns"] == [] for moment in own.json()["moments"])
        plain = await http.get(f"/api/records/{identity}/replay?seat=1", headers={"accept-encoding": "identity"})
        assert (plain.headers.get("content-encoding"), plain.json()) == (None, own.json())
        file = (await http.get(f"/api/records/{identity}")).json()
        again = await http.post("/api/replay", json={"record": file, "seat": 1})
        assert again.json() == own.json()
        why = await http.get(f"/api/records/{identity}/replay", params={"seat": 1, "version": 2})
        assert list(why.json()) == ["reasons"]
        assert (await http.get("/api/records/nothing/replay")).status_code == 404
        refused = await http.post("/api/replay", json={"record": {"format": 2}})
        assert (refused.status_code, refused.json()["code"]) == (422, "unknown-format")
        odd = {"record": {**file, "seed": "\ud800", "huge": 10**30}}
        refused = await http.post("/api/replay", content=json.dumps(odd), headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["code"]) == (400, "not-json")
        refused = await http.post("/api/replay", json={"record": file, "seat": 10})
        assert (refused.status_code, refused.json()) == (422, {"code": "bad-body", "arguments": {"field": "seat"}})


async def test_only_a_record_may_be_long(folder: Path) -> None:
    async with game(folder, 3) as it:
        long = {"name": "x" * LONGEST_BODY}
        assert (await it.lobby.http.post("/api/tables", json=long)).status_code == 413
        answer = await it.lobby.http.post("/api/replay", json={"record": long})
        assert (answer.status_code, answer.json()["code"]) == (422, "missing")


async def test_an_answer_is_kept_and_compressed(folder: Path) -> None:
    async with game(folder, 3) as it:
        replays = it.server.services.replays
        first = await replays.ask("192.0.2.1", record(), 0)
        assert await replays.ask("192.0.2.1", record(), 0) is first
        assert msgspec.json.decode(gzip.decompress(first))["seat"] == 0


def test_a_process_that_never_ends_is_ended_by_the_processor_time_it_used() -> None:
    endless = (
        "from itertools import count\n"
        "from saboteur.server.replay import replay_process as process\n"
        "process.PROCESSOR_SECONDS, process.answered = 1, lambda asked: sum(count())\n"
        "process.main()"
    )
    ended = subprocess.run([sys.executable, "-c", endless], input=b'{"record": {}}', capture_output=True, check=False)
    assert ended.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
    assert ended.stdout == b""


def test_the_description_for_programs_fits_what_is_answered() -> None:
    description = described(create(Settings()).http)
    for path, method in (("/api/records/{identity}/replay", "get"), ("/api/replay", "post")):
        answer = description["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
        check = jsonschema_rs.validator_for({**answer, "components": description["components"]})
        for asked in (Asked(record(), 1), Asked(record()), Asked(record(), 1, 20)):
            told_again = json.loads(msgspec.json.encode(answered(asked)))
            check.validate(told_again)
            del told_again["moments" if "moments" in told_again else "reasons"]
            assert not check.is_valid(told_again)
