"""One game for every edition and number of players, told with everybody's view: a change of any of them shows here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from difflib import unified_diff
from itertools import islice
from typing import Any, get_args

import pytest

import tests.golden.playthroughs.transcript as transcript_module
from saboteur.rules import Event, Game, Own, Public, Setup, redacted
from tests.golden.playthroughs.write import path_of, record_in, tables, text_of

SETUPS = [setup for setup, _ in tables()]


def name_of(setup: Setup) -> str:
    """What a test about a table is called."""
    return f"{setup.edition}-{setup.players:02}"


def difference(setup: Setup) -> str:
    """The first lines that are told otherwise than in the file; nothing if none is."""
    text = path_of(setup).read_text(encoding="utf-8")
    told = text_of(record_in(text))
    lines = unified_diff(text.splitlines(), told.splitlines(), "in the file", "told now", lineterm="", n=1)
    return "\n".join(islice(lines, 40))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_game_is_told_as_before(setup: Setup) -> None:
    """If the change is meant: python -m tests.golden.playthroughs.write"""
    assert difference(setup) == ""


def test_every_edition_and_number_of_players_has_a_game() -> None:
    """40 games that are over"""
    finished = [record_in(path_of(setup).read_text(encoding="utf-8")) for setup in SETUPS]
    assert len({(record.setup.edition, record.setup.players) for record in finished}) == 40
    assert [record.setup for record in finished] == SETUPS


def test_the_games_show_every_phase_and_every_event() -> None:
    """A kind of event that is in no transcript would be looked after by nobody."""
    told = "\n".join(path_of(setup).read_text(encoding="utf-8") for setup in SETUPS)
    assert [phase for phase in ("play", "turn-goal", "lay-stone", "pick-gold") if f" {phase} " not in told] == []
    kinds = [kind.__name__ for kind in get_args(Event)]
    assert [kind for kind in kinds if f"  > {kind} " not in told] == []


def public_with(change: Callable[[Game, Public], dict[str, Any]]) -> Callable[[pytest.MonkeyPatch], None]:
    """Everybody's view gets a change."""
    public = Game.public
    return lambda patch: patch.setattr(Game, "public", lambda self: replace(public(self), **change(self, public(self))))


def own_with(change: Callable[[Own], dict[str, Any]]) -> Callable[[pytest.MonkeyPatch], None]:
    """A seat's own view gets a change."""
    own = Game.own
    return lambda patch: patch.setattr(
        Game, "own", lambda self, seat: replace(own(self, seat), **change(own(self, seat)))
    )


FAULTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "roles are shown": public_with(lambda game, _: {"roles": game.deal.roles}),
    "a goal is shown": public_with(
        lambda _, public: {"goals": (replace(public.goals[0], content="Pes"), *public.goals[1:])}
    ),
    "a hand is not sorted": own_with(lambda own: {"hand": own.hand[::-1]}),
    "events are not redacted": lambda patch: patch.setattr(transcript_module, "redacted", lambda event, _: event),
    "own cards are hidden": lambda patch: patch.setattr(
        transcript_module, "redacted", lambda event, _, hide=redacted: hide(event, None)
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_change_of_what_is_shown_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one of these shows in the difference."""
    FAULTS[fault](monkeypatch)
    assert difference(SETUPS[0]) != ""
