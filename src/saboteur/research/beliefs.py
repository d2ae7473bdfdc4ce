"""What a seat can infer: an exact posterior over who the saboteurs are and where the treasure lies.

It follows from a view and a history alone. The likelihoods are those of the built-in bots, fitted on their play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saboteur.bots import Observation
from saboteur.bots.belief import Belief
from saboteur.bots.likelihoods import Likelihoods, fitted
from saboteur.bots.seat_history import HistoryReader, initial_belief
from saboteur.rules import Setup, View

GOALS = 3


@dataclass(frozen=True)
class Posterior:
    """Worlds with their probabilities: a set of saboteurs and the goal with the treasure, counted from the top row."""

    players: int
    joint: dict[tuple[frozenset[int], int], float]
    """They add up to 1; worlds that are impossible are left out."""

    @property
    def saboteur(self) -> tuple[float, ...]:
        """For each seat, how likely it is a saboteur."""
        return tuple(sum(p for (seats, _), p in self.joint.items() if seat in seats) for seat in range(self.players))

    @property
    def treasure(self) -> tuple[float, ...]:
        """For each goal, how likely it is the treasure."""
        return tuple(sum(p for (_, place), p in self.joint.items() if place == goal) for goal in range(GOALS))


def believe(
    view: View, history: Sequence[Observation] = (), likelihoods: Likelihoods | None = None
) -> Posterior:  # fmt: skip
    """What the view's seat believes after its history; without a history, what the view alone tells."""
    public, own = view.public, view.own
    seen = own.seen if own is not None else (None,) * GOALS
    contents = [goal.content or known for goal, known in zip(public.goals, seen, strict=True)]
    belief = _belief(view, history, likelihoods or fitted())
    role = None if own is None else own.role == "saboteur"
    weights: dict[tuple[frozenset[int], int], float] = {}
    for number, members in enumerate(belief.sets):
        if role is not None and view.seat is not None and bool(members >> view.seat & 1) != role:
            continue
        seats = frozenset(seat for seat in range(public.players) if members >> seat & 1)
        for goal in range(GOALS):
            if _may_be_treasure(contents, goal):
                weights[seats, goal] = belief.weights[3 * number + goal]
    total = sum(weights.values()) or 1.0
    return Posterior(public.players, {world: weight / total for world, weight in weights.items() if weight > 0.0})


def _may_be_treasure(contents: Sequence[str | None], goal: int) -> bool:
    if "treasure" in contents:
        return contents[goal] == "treasure"
    return contents[goal] is None


def _belief(view: View, history: Sequence[Observation], likelihoods: Likelihoods) -> Belief:
    if history:
        reader = HistoryReader(likelihoods)
        reader.take(history)
        return reader.belief
    public = view.public
    return initial_belief(
        Setup(public.edition, public.players, frozenset(public.options), public.rounds), likelihoods
    )  # fmt: skip


def plot(posteriors: Sequence[Posterior], path: Path | str | None = None, names: Sequence[str] = ()) -> Any:
    """Draw how likely each seat is a saboteur, one posterior after the other; needs matplotlib. Gives the figure."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for seat in range(posteriors[0].players):
        label = names[seat] if names else f"seat {seat}"
        axes.plot([posterior.saboteur[seat] for posterior in posteriors], label=label)
    axes.set(ylim=(0, 1), xlabel="observations", ylabel="P(saboteur)")
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize="small")  # beside the lines, never on them
    if path is not None:
        figure.savefig(path)
    return figure
