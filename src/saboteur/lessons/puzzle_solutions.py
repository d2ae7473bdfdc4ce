"""What is right in a puzzle: computed from what its seat has seen, by the rules and by the bots' belief.

`reach`: the one move that turns the treasure over. `alive`: the one move after which the tunnel needs far fewer cards
than after any other. `stop`: of the moves that throw the diggers back, the one that a spectator would by far suspect
least. `who`: the seat that is a saboteur with a chance of 95 % or more, from what this seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from saboteur.bots import Observation
from saboteur.bots.explanation import doubts_of, reasons_for
from saboteur.bots.hints import raised
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy import spectators_doubts
from saboteur.bots.seat_history import HistoryReader
from saboteur.bots.tunnel_distance import FAR, TunnelDistances
from saboteur.rules import Game, View, legal_moves, redacted
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import number_of, parse
from saboteur.rules.view import state_of

SURE: Final = 0.95
DOUBTFUL: Final = 0.5
"""Nobody else may be suspected more than this."""
GAP: Final = 2
"""Cards by which a move must be better than any other."""
CLOSE: Final = 5
"""Cards from the treasure at which stopping the diggers is urgent."""
UNSEEN: Final = 1000
UNSEEN_GAP: Final = 500
"""Thousandths of log odds: how suspicious the move that nobody sees may be, and by how much less than any other."""
STILL_UNSEEN: Final = 80
FEWER_PER_CENT: Final = 10
"""And in words: how sure a spectator may be after it, and by how many per cent less than after any other."""
MORE_THAN_ONE: Final = 2
MANY: Final = 6
"""Moves that there must be to choose from."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The one right answer, a move or a seat, and what is said about it afterwards."""

    kind: str
    answer: str
    why: dict[str, Any]


def solution(kind: str, game: Game, seat: int) -> Solution | None:
    """The one right answer for a seat; None where there is none, or more than one."""
    view = game.view(seat)
    if view.own is None or view.public.phase != "play" or view.public.to_act != seat:
        return None
    return SOLVERS[kind](game, view)


def known_treasure(view: View) -> int | None:
    """Where the treasure is, as far as this seat knows."""
    if view.own is None:
        return None
    known = [goal.content or seen for goal, seen in zip(view.public.goals, view.own.seen, strict=True)]
    if "treasure" in known:
        return known.index("treasure")
    return known.index(None) if known.count(None) == 1 else None


def missing_cards(view: View, treasure: int | None) -> int:
    """How many more path cards the tunnel needs to the treasure; where it is not known, to the nearest goal."""
    distances = TunnelDistances()
    distances.load(state_of(view))
    distances.flood()
    return int(min(distances.to_goal) if treasure is None else distances.to_goal[treasure])


def _after(game: Game, seat: int, move: str) -> Game:
    trial = game.clone()
    trial.play(seat, move)
    return trial


def _reach(game: Game, view: View) -> Solution | None:
    """From what the seat knows: the move is judged by where the treasure is known to be."""
    if view.own is None or view.seat is None or view.own.role != "digger" or known_treasure(view) is None:
        return None
    paths = [move for move in legal_moves(view) if move[0] == "P"]
    wins = [move for move in paths if len(_after(game, view.seat, move).results) > len(game.results)]
    if len(wins) != 1 or len(paths) < MANY:
        return None
    return Solution("reach", wins[0], {"others": len(paths) - 1})


def _needs(game: Game, view: View, treasure: int | None) -> list[tuple[int, str]]:
    """For every path and rockfall: the cards that are missing after it. Discards are all alike and left out.

    Where a move turns a goal over, what follows depends on what this seat cannot know: nothing is told then.
    """
    found = []
    for move in legal_moves(view):
        if move[0] in "PR" and view.seat is not None:
            after = _after(game, view.seat, move)
            if after.goals() != game.goals() or len(after.results) > len(game.results):
                return []
            found.append((missing_cards(after.view(view.seat), treasure), move))
    return sorted(found)


def _alive(game: Game, view: View) -> Solution | None:
    treasure = known_treasure(view)
    if view.own is None or view.own.role != "digger" or treasure is None:
        return None
    before, needs = missing_cards(view, treasure), _needs(game, view, treasure)
    if len(needs) < MANY or needs[0][0] + GAP > min(needs[1][0], before):
        return None
    best, move = needs[0]
    return Solution("alive", move, {"before": before, "after": best, "others": min(needs[1][0], before), "far": FAR})


def _stop(game: Game, view: View) -> Solution | None:
    if view.own is None or view.own.role != "saboteur":
        return None
    treasure = known_treasure(view)
    before = missing_cards(view, treasure)
    if before > CLOSE:
        return None
    harmful = [move for need, move in _needs(game, view, treasure) if need > before]
    seen = _exposures(game, view, harmful)
    if len(seen) < MORE_THAN_ONE or seen[0][0] > min(UNSEEN, seen[1][0] - UNSEEN_GAP):
        return None
    belief = reading(game, view.seat or 0).belief
    doubt = spectators_doubts(belief)[view.seat or 0] / 1000
    shares = [round(100 * raised(doubt, exposure / 1000)) for exposure, _ in seen[:2]]
    if shares[0] > min(STILL_UNSEEN, shares[1] - FEWER_PER_CENT):
        return None
    return Solution("stop", seen[0][1], {"before": round(100 * doubt), "after": shares[0], "others": shares[1]})


def _exposures(game: Game, view: View, moves: Sequence[str]) -> list[tuple[int, str]]:
    """How much each move would speak against its player, least first."""
    state, belief = state_of(view), reading(game, view.seat or 0).belief
    belief.look_ahead(state)
    told = [(int(belief.exposure(state, number_of(parse(move), stone_name(state)))), move) for move in moves]
    return sorted(told)


def _who(game: Game, view: View) -> Solution | None:
    if view.own is None or view.seat is None or view.own.role != "digger":
        return None
    reader = reading(game, view.seat)
    doubts = sorted(((doubt, seat) for seat, doubt in enumerate(doubts_of(view, reader)) if seat != view.seat))
    (second, _), (first, suspect) = doubts[-2:]
    if first < SURE or second > DOUBTFUL or game.deal.roles[suspect] != "saboteur":
        return None
    reasons = [{"code": why.code, "arguments": why.arguments} for why in reasons_for(view, reader)]
    return Solution("who", str(suspect), {"reasons": reasons})


def reading(game: Game, seat: int) -> HistoryReader:
    """What a seat has seen of a game, read as bots read it."""
    replayed = Game(game.setup, game.deals)
    history = [Observation(tuple(redacted(event, seat) for event in replayed.opening))]
    for move in game.moves:
        step = replayed.play(replayed.to_act or 0, move)
        history.append(Observation(tuple(redacted(event, seat) for event in step.events)))
    reader = HistoryReader(fitted())
    reader.take(history)
    return reader


SOLVERS: Final = {"reach": _reach, "alive": _alive, "stop": _stop, "who": _who}
