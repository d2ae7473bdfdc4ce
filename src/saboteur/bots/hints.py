"""What a person could do: a few of the legal moves, what each would bring, and how it would look to a spectator.

All of it follows from the view of a seat and from a history that only tells what everybody saw: whoever asks learns
nothing that a good player could not work out.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from saboteur.bots.belief import Belief
from saboteur.bots.policy import Policy, spectators_doubts
from saboteur.bots.seat_history import HistoryReader
from saboteur.bots.tunnel_distance import FAR, carried, place_of
from saboteur.rules import View
from saboteur.rules.core.cards import WAYS
from saboteur.rules.core.layout import BREAKING, FALL, LAY_STONE, LOOK, MENDING, OTHER, SEAT, TURN
from saboteur.rules.core.mine import goal_number
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import stone_name
from saboteur.rules.errors import Argument
from saboteur.rules.notation import text_of
from saboteur.rules.view import state_of

FEWEST: Final = 2
MOST: Final = 3
"""Moves that are told of, as far as there are so many that mean something different."""
WORTH_TELLING: Final = 1500
"""Thousandths of a path card: a third move that is worth so much less than the best is left out."""
LITTLE: Final = 150
"""Thousandths of a path card that a card laid aside may bring the treasure nearer or farther."""
CODES: Final = (
    "reaches", "nearer", "aside", "farther", "blocks", "looks", "breaks", "breaks-own", "mends", "mends-own",
    "discards", "turns", "takes",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is possible now, what it means for its player, and what a spectator would think of him."""

    move: str
    code: str
    """What it would bring: one of `CODES`; the sentences are in the locales."""
    arguments: dict[str, Argument]
    before: int | None
    after: int | None
    """The chance in per cent that its player is a saboteur, to a spectator, now and after the move. None when gold is
    shared: the roles are known then."""


def hints_for(view: View, policy: Policy, reader: HistoryReader) -> tuple[Hint, ...]:
    """Two or three moves of the view's seat, best first, that mean something different; none if it is not its turn."""
    if view.own is None or view.seat is None or view.public.to_act != view.seat:
        return ()
    if view.public.phase == "pick-gold":
        best = max(view.own.offer)
        return (Hint(f"G{best}", "takes", {}, None, None),)
    state, belief = state_of(view), reader.belief
    policy.consider(state, belief)
    meaning = _Meaning(policy, state)
    known = known_goals(view)
    useful = [(score, move) for score, move in _ranked(policy) if not _looks_in_vain(move, known)]
    chosen = _chosen([(meaning.of(move), score, move) for score, move in useful])
    belief.look_ahead(state)
    doubt = spectators_doubts(belief)[view.seat] / 1000
    return tuple(_hint(what, move, state, belief, doubt) for what, move in chosen)


def known_goals(view: View) -> frozenset[int]:
    """The goals whose content the seat knows: turned over, seen with a map, or left over by what it knows of others."""
    seen = view.own.seen if view.own is not None else (None, None, None)
    known = [turned.content or own for turned, own in zip(view.public.goals, seen, strict=True)]
    left = [goal for goal, content in enumerate(known) if content is None]
    return frozenset(range(3)) if "treasure" in known or len(left) < 2 else frozenset(range(3)).difference(left)


def _looks_in_vain(move: int, known: frozenset[int]) -> bool:
    """Whether a map would show what its player knows already."""
    return move & 31 == LOOK and int(goal_number(move >> 5)) in known


_Told = tuple[str, dict[str, Argument]]


def _ranked(policy: Policy) -> list[tuple[int, int]]:
    """Scores and moves, best first; the order of the legal moves makes no difference."""
    scored = [(int(policy.scores[place]), int(policy.moves[place])) for place in range(policy.count)]
    return sorted(scored, key=lambda pair: (-pair[0], pair[1]))


def _chosen(ranked: list[tuple[_Told, int, int]]) -> list[tuple[_Told, int]]:
    """The best move of each meaning, as far as it is worth telling."""
    found: dict[str, tuple[_Told, int]] = {}
    best = ranked[0][1]
    for what, score, move in ranked:
        worse = best - score > WORTH_TELLING
        if what[0] not in found and len(found) < (FEWEST if worse else MOST):
            found[what[0]] = what, move
    alike = [] if len(found) >= FEWEST else [(what, move) for what, _, move in ranked[1:FEWEST]]
    return [*found.values(), *alike]


def _hint(what: _Told, move: int, state: Round, belief: Belief, doubt: float) -> Hint:
    after = raised(doubt, int(belief.exposure(state, move)) / 1000)
    return Hint(text_of(move, stone_name(state)), *what, percent(doubt), percent(after))


def percent(chance: float) -> int:
    """A chance for people, to whom nobody is ever quite certain."""
    return min(99, max(1, round(100 * chance)))


def raised(chance: float, log_odds: float) -> float:
    """A chance after evidence that counts so much."""
    odds = chance / (1 - chance) * exp(log_odds) if chance < 1 else 1e9
    return odds / (1 + odds)


class _Meaning:
    """What moves would bring in a state that a policy has considered."""

    def __init__(self, policy: Policy, state: Round) -> None:
        self._state = state
        self._hopes, self._doubts = policy.hopes, policy.doubts
        self._distances = policy.evaluator.distances
        self._before = int(policy.evaluator.before)

    def of(self, move: int) -> _Told:
        done, where = move & 31, move >> 5
        if done < FALL:
            return self._dug(int(self._distances.with_face(where, done, self._hopes)), reaching=True)
        if done == FALL:
            return self._dug(int(self._distances.without(where, self._hopes)), reaching=False)
        if done == OTHER:
            return self._other(where)
        goal = int(goal_number(where))
        if done == LOOK:
            return "looks", {"goal": goal}
        if done == TURN:
            return "turns", {"goal": goal, "percent": self._hope(goal)}
        face = WAYS[2 * self._state.goals[goal] + done - LAY_STONE]
        return self._dug(int(self._distances.with_cell(place_of(where), carried(face), self._hopes)), reaching=False)

    def _dug(self, after: int, *, reaching: bool) -> _Told:
        """What another tunnel means; the distances are those of the change that was measured last."""
        to_goal = self._distances.to_goal
        hoped = [goal for goal in range(3) if self._hopes[goal] > 0]
        reached = max((goal for goal in hoped if to_goal[goal] == 0), key=lambda goal: self._hopes[goal], default=None)
        if reaching and self._before > after and reached is not None:
            return "reaches", {"goal": reached, "percent": self._hope(reached)}
        change = after - self._before
        likely = max(hoped, key=lambda goal: (self._hopes[goal], -to_goal[goal]), default=0)
        if to_goal[likely] >= FAR:
            return "blocks", {}
        code = "nearer" if change <= -LITTLE else "farther" if change >= LITTLE else "aside"
        return code, {"cards": int(to_goal[likely])}

    def _other(self, what: int) -> _Told:
        if what < BREAKING:
            return "discards", {}
        target = what & 15
        code = "breaks" if what < MENDING else "mends"
        if target == self._state.memory[SEAT]:
            return f"{code}-own", {}
        return code, {"seat": target, "percent": percent(self._doubts[target] / 1000)}

    def _hope(self, goal: int) -> int:
        return round(self._hopes[goal] / 10)
