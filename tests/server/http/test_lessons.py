"""The tutorial over HTTP: what a scene answers, and that nobody can make the server work or remember."""

from pathlib import Path

import pytest

from saboteur.lessons.puzzles import puzzles
from tests.kit.client import Lobby
from tests.kit.local_server import running, settings_for
from tests.lessons.solutions import SOLUTIONS


async def test_the_server_plays_a_scene(folder: Path) -> None:
    solution = SOLUTIONS["tools"]
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        for count, verdict in ((0, "asked"), (1, "right"), (2, "done")):
            told = await lobby.done("/api/lessons/tools", {"moves": solution[:count]})
            assert told["verdict"] == verdict
            assert told["view"]["seat"] == 0
            assert told["lessons"] == list(SOLUTIONS)
        refused = await lobby.done("/api/lessons/tools", {"moves": ["Pew@2,0"]})
        assert (refused["verdict"], refused["refusal"]["code"]) == ("refused", "broken-tools")


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("nowhere", {"moves": []}, 404),
        ("lay", {"moves": ["Pew@2,0"] * 9}, 422),
        ("lay", {"moves": ["P" * 25]}, 422),
        ("lay", {"moves": [7]}, 422),
        ("lay", {"moves": [], "more": 1}, 422),
    ],
)
async def test_what_is_no_scene_or_too_much_is_refused(
    folder: Path, name: str, body: dict[str, object], status: int
) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        answer = await lobby.post(f"/api/lessons/{name}", body)
        assert answer.status_code == status, answer.text
        assert "code" in answer.json()


async def test_scenes_count_like_all_other_requests(folder: Path) -> None:
    async with running(settings_for(folder, requests_per_minute=6)) as server, Lobby(server.base) as lobby:
        answers = [(await lobby.post("/api/lessons/lay", {"moves": []})).status_code for _ in range(6)]
        assert answers[0] == 200
        assert answers[-1] == 429


async def test_an_example_of_the_rulebook_is_tried_by_the_rules_of_an_edition(folder: Path) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        for edition, refusal in (("lt", "not-reached"), ("el", None)):
            told = await lobby.done("/api/examples/dead-end", {"edition": edition, "moves": ["Pew@3,0"]})
            assert (told["refusal"] or {}).get("code") == refusal
            assert bool(told["events"]) == (refusal is None)
            assert told["view"]["seat"] == 0
        for name, body, status in (
            ("nowhere", {}, 404), ("lay", {"edition": "xx"}, 422), ("lay", {"moves": ["Pew@2,0"] * 9}, 422),
        ):  # fmt: skip
            assert (await lobby.post(f"/api/examples/{name}", body)).status_code == status


async def test_a_puzzle_keeps_its_answer_until_it_is_asked(folder: Path) -> None:
    async with running(settings_for(folder)) as server, Lobby(server.base) as lobby:
        for number, puzzle in enumerate(puzzles()[:4]):
            told = await lobby.http.get(f"/api/puzzles/{number}")
            asked = told.json()
            assert set(asked) == {"number", "count", "kind", "story", "view"}
            assert asked["view"]["seat"] == puzzle.seat
            right = await lobby.done(f"/api/puzzles/{number}", {"answer": puzzle.answer})
            wrong = await lobby.done(f"/api/puzzles/{number}", {"answer": "-V"})
            assert (right["right"], wrong["right"]) == (True, False)
            assert wrong["answer"] == puzzle.answer
        for path in ("9999", "10000", "-1", "x"):
            assert (await lobby.http.get(f"/api/puzzles/{path}")).status_code in (404, 422)
