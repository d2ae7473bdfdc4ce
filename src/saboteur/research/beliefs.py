"""What a seat can infer: an exact posterior over who the saboteurs are and where the treasure lies.

It follows from a view and a history alone. The likelihoods are those of the built-in bots, fitted on their play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from typing import Any

from saboteur.bots import Observation
from saboteur.bots.belief import Belief
from saboteur.bots.history_check import check_beginning, check_given, check_read
from saboteur.bots.likelihoods import Likelihoods, fitted
from saboteur.bots.seat_history import HistoryReader, initial_belief
from saboteur.research.extras import extra
from saboteur.rules import Setup, View, redacted
from saboteur.rules.core_reading import broken_of, mine_of

__all__ = ["GOALS", "Posterior", "believe", "plot", "public_history"]

GOALS = 3
GOAL_LABELS = ("top goal", "middle goal", "bottom goal")


@dataclass(frozen=True)
class Posterior:
    """Worlds with their probabilities: a set of saboteurs and the goal with the treasure, counted from the top row."""

    players: int
    """How many play."""
    joint: dict[tuple[frozenset[int], int], float]
    """The probability of each set of saboteurs with each place of the treasure. They add up to 1; what is impossible is
    left out."""

    def __hash__(self) -> int:
        return hash((self.players, frozenset(self.joint.items())))

    def __str__(self) -> str:
        """One line for people."""
        saboteur, treasure = (" ".join(f"{chance:.2f}" for chance in all_) for all_ in (self.saboteur, self.treasure))
        return f"P(saboteur) by seat: {saboteur}; P(treasure) by goal: {treasure}"

    @property
    def saboteur(self) -> tuple[float, ...]:
        """For each seat, how likely it is a saboteur."""
        return tuple(self._total(seat in seats for seats, _ in self.joint) for seat in range(self.players))

    @property
    def treasure(self) -> tuple[float, ...]:
        """For each goal, how likely it is the treasure."""
        return tuple(self._total(place == goal for _, place in self.joint) for goal in range(GOALS))

    def _total(self, counts: Iterable[bool]) -> float:
        """The probability of the worlds that count: never above 1, whatever rounding does."""
        return min(1.0, sum(compress(self.joint.values(), counts), 0.0))


def public_history(history: Sequence[Observation]) -> list[Observation]:
    """What a spectator has seen and heard, from any seat's history: it goes with the view of `None`."""
    return [Observation(tuple(redacted(event, None) for event in entry.events), entry.claim) for entry in history]


def believe(
    view: View, history: Sequence[Observation] | None = (), likelihoods: Likelihoods | None = None
) -> Posterior:  # fmt: skip
    """What the view's seat believes after its history; with None instead of one, what the view alone tells.

    When the round has ended and the roles are shown, it knows them. Raises ValueError for a history that is not the
    view's: of another game, another seat or another moment, as far as that can be told; also for none at all, unless no
    move has been made. Raises TypeError for what is no view or no history.
    """
    check_given(view, history)
    public, own = view.public, view.own
    seen = own.seen if own is not None else (None,) * GOALS
    contents = [goal.content or known for goal, known in zip(public.goals, seen, strict=True)]
    belief = _belief(view, history, likelihoods or fitted())
    if public.roles is not None:
        saboteurs = frozenset(seat for seat, role in enumerate(public.roles) if role == "saboteur")
        return _posterior(view, {(saboteurs, goal): 1.0 for goal in range(GOALS) if _may_be_treasure(contents, goal)})
    role = None if own is None else own.role == "saboteur"
    weights: dict[tuple[frozenset[int], int], float] = {}
    for number, members in enumerate(belief.sets):
        if role is not None and view.seat is not None and bool(members >> view.seat & 1) != role:
            continue
        seats = frozenset(seat for seat in range(public.players) if members >> seat & 1)
        for goal in range(GOALS):
            if _may_be_treasure(contents, goal):
                weights[seats, goal] = belief.weights[3 * number + goal]
    return _posterior(view, weights)


def _posterior(view: View, weights: dict[tuple[frozenset[int], int], float]) -> Posterior:
    total = sum(weights.values()) or 1.0
    return Posterior(view.public.players, {world: weight / total for world, weight in weights.items() if weight > 0.0})


def _may_be_treasure(contents: Sequence[str | None], goal: int) -> bool:
    if "treasure" in contents:
        return contents[goal] == "treasure"
    return contents[goal] is None


def _belief(view: View, history: Sequence[Observation] | None, likelihoods: Likelihoods) -> Belief:
    public = view.public
    setup = Setup(public.edition, public.players, frozenset(public.options), public.rounds)
    if history is not None and not history and public.version:
        raise ValueError(
            f"the history is empty, and the view is of a time after {public.version} moves: give the whole history, or "
            "None to believe what the view alone tells"
        )
    if not history:
        return initial_belief(setup, likelihoods)
    return checked_reader(view, history, likelihoods).belief


def checked_reader(view: View, history: Sequence[Observation], likelihoods: Likelihoods) -> HistoryReader:
    """A history that is not empty, read. Raises ValueError if it is not the view's."""
    public = view.public
    check_beginning(history)
    reader = HistoryReader(likelihoods)
    reader.take(history)
    check_read(view, reader)
    if public.phase == "play" and (mine_of(reader.state), broken_of(reader.state)) != (public.mine, public.broken):
        raise ValueError("the history is of another game: it leads to another mine or other broken tools than the view")
    return reader


def plot(posteriors: Sequence[Posterior], path: Path | str | None = None, names: Sequence[str] = (),
         rounds: Sequence[int] = (), *, moves: Sequence[int] = (),
         roles: Sequence[str] | Sequence[Sequence[str]] = (),
         treasure: bool = False) -> Any:  # fmt: skip
    """Draw how likely each seat is a saboteur, one posterior after the other; needs matplotlib. Gives the figure, and
    saves it as well if there is a path.

    `rounds` says of which round each posterior is (`view.public.round`): lines are cut and marked where one begins.
    `moves` says after how many moves of the game each is (`view.public.version`); without, they are counted. With
    `roles`, the true role of each seat, the saboteurs' lines are thick and dashed, and named so; of several rounds,
    give a list of roles for each, in their order. With `treasure`, a second panel has how likely each goal is the
    treasure. Raises ValueError for lists of other lengths.
    """
    with extra("research"):
        from matplotlib.figure import Figure

    if not posteriors:
        raise ValueError("posteriors: give at least one")
    players = posteriors[0].players
    for what, given, wanted in (
        ("rounds", rounds, len(posteriors)), ("moves", moves, len(posteriors)), ("names", names, players),
    ):  # fmt: skip
        if given and len(given) != wanted:
            raise ValueError(f"{what}: {len(given)} are not allowed, only none or {wanted}")
    figure = Figure(figsize=(7, 6 if treasure else 4), layout="constrained")
    panels = figure.subplots(2 if treasure else 1, sharex=True, squeeze=False)[:, 0]
    along = list(moves) or list(range(len(posteriors)))
    labels = [name if names else f"seat {seat}" for seat, name in enumerate(names or range(players))]
    drawn = [rounds[place] if rounds else 0 for place in _beginnings(rounds)]
    marked = _saboteurs(roles, drawn, players)
    told = [f"{label}{_when(seat, marked, drawn)}" for seat, label in enumerate(labels)]
    _draw(panels[0], along, rounds, told, [posterior.saboteur for posterior in posteriors], marked)
    panels[0].set_ylabel("P(saboteur)")
    if treasure:
        _draw(panels[1], along, rounds, GOAL_LABELS, [posterior.treasure for posterior in posteriors])
        panels[1].set_ylabel("P(treasure)")
    panels[-1].set_xlabel("moves played" if moves else "posteriors, in their order")
    if path is not None:
        figure.savefig(path)
    return figure


def _beginnings(rounds: Sequence[int]) -> list[int]:
    """The places of the posteriors with which rounds begin."""
    return [0, *(place for place in range(1, len(rounds)) if rounds[place] != rounds[place - 1])]


def _saboteurs(
    roles: Sequence[str] | Sequence[Sequence[str]], drawn: Sequence[int], players: int
) -> list[list[bool]]:  # fmt: skip
    """For each round that is drawn, which seats to mark."""
    if not roles:
        return [[False] * players for _ in drawn]
    each: Sequence[Sequence[str]] = [list(map(str, roles))] if isinstance(roles[0], str) else list(roles)
    if len(each) != len(drawn):
        raise ValueError(f"roles: {len(drawn)} rounds are drawn, so give a list of roles for each of them")
    for one in each:
        if len(one) != players:
            raise ValueError(f"roles: {len(one)} are not allowed, only none or {players}")
    return [[role == "saboteur" for role in one] for one in each]


def _when(seat: int, marked: Sequence[Sequence[bool]], drawn: Sequence[int]) -> str:
    """What the name of a line says of the rounds in which the seat was a saboteur."""
    bad = [number for number, seats in zip(drawn, marked, strict=True) if seats[seat]]
    if not bad:
        return ""
    if len(bad) == len(drawn):
        return " (saboteur)"
    return f" (saboteur in round{'s' * (len(bad) > 1)} {', '.join(map(str, bad))})"


def _draw(
    axes: Any, along: Sequence[int], rounds: Sequence[int], labels: Sequence[Any],
    chances: Sequence[Sequence[float]], marked: Sequence[Sequence[bool]] = (),
) -> None:  # fmt: skip
    """A line for each label, cut where a round begins; `marked` says for each round which are thick."""
    from matplotlib.ticker import MaxNLocator

    _, *begins = _beginnings(rounds)
    places = list(zip([0, *begins], [*begins, len(chances)], strict=True))
    for number, label in enumerate(labels):
        for part, (first, end) in enumerate(places):
            style = {"linestyle": "--", "linewidth": 2.5} if marked and marked[part][number] else {}
            line = [chance[number] for chance in chances[first:end]]
            shown = None if first else label
            axes.plot(along[first:end], line, color=f"C{number}", label=shown, clip_on=False, **style)
    for place in begins:
        middle = (along[place - 1] + along[place]) / 2
        axes.axvline(middle, color="0.6", linestyle=":")
        axes.annotate(f"round {rounds[place]}", (middle, 1.03), color="0.4", fontsize="small")
    axes.set(ylim=(-0.02, 1.02 if not begins else 1.1))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize="small")  # beside the lines, never on them
