"""The HTTP routes of the tutorial, the rulebook's examples and the puzzles. Nothing is kept: every request brings all
that it is about."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from saboteur.lessons import LESSONS, played
from saboteur.lessons.examples import EXAMPLES, tried
from saboteur.lessons.puzzles import puzzles
from saboteur.server.http import schemas
from saboteur.server.http.api_description import answer
from saboteur.server.problems import Code, Problem
from saboteur.server.wire.lesson_messages import ExampleMoment, LessonMoment, example_moment, lesson_moment
from saboteur.server.wire.puzzle_messages import PuzzleQuestion, PuzzleVerdict, question, verdict

router = APIRouter(prefix="/api")


@router.post("/lessons/{name}", response_class=Response, responses=answer(LessonMoment))
async def play_lesson(name: str, moves: schemas.LessonMoves) -> Response:
    """A scene of the tutorial after the learner's moves. Takes less than a millisecond: a scene has few moves."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Problem(Code.NOT_FOUND)
    told = msgspec.json.encode(lesson_moment(lesson, played(lesson, moves.moves)))
    return Response(told, media_type="application/json", headers={"cache-control": "no-store"})


@router.post("/examples/{name}", response_class=Response, responses=answer(ExampleMoment))
async def try_example(name: str, attempt: schemas.ExampleMoves) -> Response:
    """An example of the rulebook after what was tried on it, by the rules of an edition."""
    example = EXAMPLES.get(name)
    if example is None:
        raise Problem(Code.NOT_FOUND)
    told = msgspec.json.encode(example_moment(example, tried(example, attempt.edition, attempt.moves)))
    return Response(told, media_type="application/json", headers={"cache-control": "no-store"})


@router.get("/puzzles/{number}", response_class=Response, responses=answer(PuzzleQuestion))
async def read_puzzle(number: schemas.PuzzleNumber) -> Response:
    """A puzzle, without its answer."""
    if number >= len(puzzles()):
        raise Problem(Code.NOT_FOUND)
    return Response(question(number), media_type="application/json", headers={"cache-control": "no-cache"})


@router.post("/puzzles/{number}", response_class=Response, responses=answer(PuzzleVerdict))
async def answer_puzzle(number: schemas.PuzzleNumber, attempt: schemas.PuzzleAttempt) -> Response:
    """Whether an answer, a move or the number of a seat, is right; and why."""
    if number >= len(puzzles()):
        raise Problem(Code.NOT_FOUND)
    told = msgspec.json.encode(verdict(puzzles()[number], attempt.answer))
    return Response(told, media_type="application/json", headers={"cache-control": "no-store"})
