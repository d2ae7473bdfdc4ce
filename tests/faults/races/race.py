"""One race: a state, two or three operations, and a schedule. Its name says all three: enough to repeat it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.faults.races import server_internals
from tests.faults.races.invariants import Review, Wrong
from tests.faults.races.operations import ADDRESS, OPERATIONS, Do, Operation
from tests.faults.races.race_world import World
from tests.faults.races.scheduled_loop import Actor, Chooser, Endless, Trail
from tests.faults.races.schedules import Cost, drawn, explored, following, preemption, read, shrunk, written
from tests.faults.races.situations import entered

SECONDS = 40.0
"""A race that is not over after so long hangs; nothing in the server waits longer."""
LABELS = "abc"


class Race(NamedTuple):
    """What races where."""

    state: str
    operations: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.state}:{'+'.join(self.operations)}"


class Ran(NamedTuple):
    """How a race went."""

    race: Race
    trail: Trail
    wrong: list[Wrong]
    answers: list[str]

    @property
    def name(self) -> str:
        """Enough to repeat it."""
        return f"{self.race}@{written(self.trail.choices)}"


def named(name: str) -> tuple[Race, tuple[int, ...]]:
    """The race and the schedule that a name says."""
    place, _, schedule = name.partition("@")
    state, _, operations = place.partition(":")
    return Race(state, tuple(operations.split("+"))), read(schedule or "0")


def run(race: Race, choose: Chooser, *, wordy: bool = False) -> Ran:
    """Run a race with a schedule. Call it within `inside.raceable()`."""
    server_internals.LOGGED.lines.clear()
    world = entered(race.state, offered="redeem" in race.operations)
    with world.loop.running():
        try:
            wrong = _raced(world, race, choose, wordy=wordy)
        finally:
            world.end()
    answers = [str(asked) for asked in world.asked if asked.label != "before"]
    return Ran(race, world.loop.trail, wrong, answers)


def _raced(world: World, race: Race, choose: Chooser, *, wordy: bool) -> list[Wrong]:
    loop, facts = world.loop, world.facts
    operations = [OPERATIONS[name] for name in race.operations]
    doing = [Do(world, label, Actor(label)) for label in LABELS[: len(operations)]]
    _give_sockets(world, operations, doing)
    before = {code: server_internals.rows_of(world.connection, code) for code in (facts.a, facts.b)}
    world.history = [before[facts.a]]
    tasks = [world.begin(do.actor, _done(operation, do)) for operation, do in zip(operations, doing, strict=True)]
    loop.trail.wordy = wordy
    try:
        over = loop.race(lambda: all(task.done() for task in tasks), choose, SECONDS)
    except Endless:
        return [Wrong("silence", "the race never ends")]
    finally:
        loop.trail.wordy = False
    wrong = [Wrong("silence", f"{race.operations[k]} hangs") for k, task in enumerate(tasks) if not task.done()]
    for name, task in zip(race.operations, tasks, strict=True):
        if task.done() and not task.cancelled() and task.exception() is not None:
            wrong.append(Wrong("background", f"{name} itself failed: {task.exception()!r}"))
    wrong += Review(world, before, race.operations).wrong()
    if over and not _keeps_out(world):
        wrong += _newly_greeted(world)
    failures = [*server_internals.LOGGED.lines, *loop.failures]
    return wrong + [Wrong("background", failure[:300]) for failure in dict.fromkeys(failures)]


async def _done(operation: Operation, do: Do) -> None:
    if operation.speaks is not None and do.line is None:
        do.line = await do.hello(operation.speaks)
    await operation.run(do)


def _give_sockets(world: World, operations: list[Operation], doing: list[Do]) -> None:
    """An operation that speaks has a socket of its own, if its person is connected at all."""
    for operation, do in zip(operations, doing, strict=True):
        person = operation.speaks
        if person is None:
            continue
        line = world.line_of(person)
        if line is not None and any(other.line is line for other in doing):
            line = world.loop.finish(world.greeted(person))
        if line is not None:
            do.line, line.actor.part_of = line, do.actor


def _keeps_out(world: World) -> bool:
    """Whether the server died while it kept everybody out, and the next one still does, as it should."""
    return world.life is not None and world.life.services.moderation.is_banned(ADDRESS)


def _newly_greeted(world: World) -> Iterator[Wrong]:
    """Afterwards the tokens of tables that had nothing to do with it still work, on the server of the moment."""
    for person in ("Bob", *(asked.content["token"] for asked in world.asked if asked.ok and asked.makes_a_table)):
        line = world.loop.finish(_hello(world, person))
        if line is not None:
            yield Wrong("isolation", f"the owner of another table came back and heard: {line}")


async def _hello(world: World, person: str) -> str | None:
    """What somebody was told instead of a welcome."""
    code = None
    for asked in world.asked:
        if asked.ok and asked.makes_a_table and asked.content["token"] == person:
            world.tokens[person], code = person, asked.content["code"]
    line = world.connect(person, Actor("others"), table=code)
    if line is None:
        return "nothing"
    told = await line.answer(0, "welcome")
    return None if told is not None and told.type == "welcome" and told.shown is not None else f"{told}"


def all_runs(race: Race, most: int, cost: Cost = preemption) -> Iterator[Ran]:
    """A race in every schedule with at most so many preemptions, or deviations."""
    last: list[Ran] = []

    def once(choose: Chooser) -> Trail:
        last[:] = [run(race, choose)]
        return last[0].trail

    for _ in explored(once, most, cost):
        yield last[0]


def drawn_run(race: Race, seed: str) -> Ran:
    """A race in a drawn schedule."""
    return run(race, drawn(f"{race} {seed}"))


def repeated(name: str) -> Ran:
    """Run the very race that a name says, and tell every step."""
    race, choices = named(name)
    return run(race, following(choices), wordy=True)


def smaller(ran: Ran) -> Ran:
    """The same fault with fewer choices, if that is possible."""
    rules = {wrong.rule for wrong in ran.wrong}

    def fails(choices: tuple[int, ...]) -> bool:
        return bool(rules & {wrong.rule for wrong in run(ran.race, following(choices)).wrong})

    return run(ran.race, following(shrunk(ran.trail.choices, fails)))


def told(ran: Ran) -> str:
    """What was wrong, how to repeat it, and who did what when."""
    least = repeated(smaller(ran).name)
    lines = [f"{least.name}", *(f"  wrong: {wrong}" for wrong in least.wrong), "  answers:"]
    lines += [f"    {answer}" for answer in least.answers]
    who = ", ".join(f"{label} is {name}" for label, name in zip(LABELS, least.race.operations, strict=False))
    lines += [f"  steps ({who}):", *(f"    {step}" for step in least.trail.steps)]
    return "\n".join([*lines, f"  repeat: python -m tests.soak.races --case '{least.name}'"])
