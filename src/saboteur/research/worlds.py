"""Whole worlds that fit what a seat knows, drawn from its view and never from the true game; and playing them out."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, permutations
from random import Random
from typing import Final

from saboteur.bots import Observation
from saboteur.bots.belief import vector
from saboteur.bots.evaluation import Evaluator, rate
from saboteur.bots.history_check import check_given
from saboteur.bots.likelihoods import blank
from saboteur.bots.policy import mixed
from saboteur.bots.rollout import RolloutPolicy
from saboteur.bots.weights import style_of
from saboteur.research.beliefs import Posterior, checked_reader
from saboteur.research.checked_choice import checked, whole
from saboteur.rules import Setup, View
from saboteur.rules.core.cards import GOAL_NAMES, KINDS, UNITS, UNKNOWN
from saboteur.rules.core.layout import DISCARDS, PHASE, PLAY, TOP, WINNER
from saboteur.rules.core.playout import Chance, play_on, redealt, redealt_often, room
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import Laid, broken_of, hand_of, mine_of, pile_at, stone_name
from saboteur.rules.core_views import goals_shown, moves_of, own_fields, write_public
from saboteur.rules.core_writing import ROLES
from saboteur.rules.errors import checked_seat
from saboteur.rules.events import Discarded, RoundBegan
from saboteur.rules.notation import number_of, parse
from saboteur.rules.view import PHASES, Own, Public, assembled, goals_of, state_of

__all__ = ["WINNERS", "Policy", "World", "play_out", "sample"]
WINNERS: Final = (None, "diggers", "saboteurs")


@dataclass(slots=True)
class World:
    """A round in which everything is known. `play` changes it; `clone` gives an independent copy."""

    state: Round
    origin: View
    """The view that it was drawn for; it has what no move of the round changes."""
    played: int = 0
    """Moves played since."""

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat."""
        return tuple(ROLES[code] for code in list(self.state.roles)[: self.state.players])

    @property
    def goals(self) -> tuple[str, ...]:
        """`treasure`, `Pes` or `Psw`, from the top row down."""
        return tuple(GOAL_NAMES[code] for code in self.state.goals)

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each seat, in the order of kinds."""
        return tuple(hand_of(self.state, seat) for seat in range(self.state.players))

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards still to be drawn, in this order."""
        return tuple(KINDS[kind] for kind in list(self.state.deck)[self.state.memory[TOP] :])

    @property
    def discards(self) -> tuple[tuple[str, ...], ...]:
        """What each seat discarded, in the order of kinds. In a world drawn without a history, what others discarded
        before is missing: a view does not tell who it was."""
        return tuple(pile_at(self.state, DISCARDS + 2 * seat) for seat in range(self.state.players))

    @property
    def mine(self) -> tuple[Laid, ...]:
        """Column, row and card of every path card in the mine, the start included."""
        return mine_of(self.state)

    @property
    def broken(self) -> tuple[tuple[str, ...], ...]:
        """For each seat, its broken tools."""
        return broken_of(self.state)

    @property
    def to_act(self) -> int | None:
        """The seat whose move it is; None when the round is over."""
        return None if self.state.ended else self.state.seat

    @property
    def winner(self) -> str | None:
        """`diggers` or `saboteurs` when the round is over, else None."""
        return WINNERS[self.state.memory[WINNER]]

    def view(self, seat: int | None) -> View:
        """What a seat would know in this world; None is a spectator. A bot can be asked with it.

        When the round is over, so is the game, as far as the view says. Gold of earlier rounds is not drawn: others
        have none in their own part; nor have they their discards, in a world drawn without a history. Raises ValueError
        for a seat that nobody has.
        """
        checked_seat(seat, self.state.players)
        state, known = self.state, self.origin.own
        fields: dict[str, object] = dict(vars(self.origin.public))
        fields["version"] = self.origin.public.version + self.played
        fields["phase"] = PHASES.get(state.memory[PHASE], "over")
        fields["to_act"] = self.to_act
        fields["goals"] = goals_of(goals_shown(state))
        fields["roles"] = self.roles if state.ended else None
        write_public(fields, state)
        if seat is None:
            return View(assembled(Public, fields), None, None)
        is_its_own = known is not None and seat == self.origin.seat
        gold = known.gold if known is not None and is_its_own else ()
        rejected = known.rejected if known is not None and is_its_own else ()
        own = {"role": self.roles[seat], **own_fields(state, seat), "gold": gold, "offer": (), "rejected": rejected}
        return View(assembled(Public, fields), seat, assembled(Own, own))

    def legal_moves(self) -> list[str]:
        """The legal moves of the seat to act, sorted."""
        return moves_of(self.state)

    def play(self, move: str) -> None:
        """Make a move of the seat to act. Raises ValueError if it is not legal."""
        self.state.play(number_of(parse(move), stone_name(self.state)))
        self.played += 1

    def clone(self) -> World:
        """An independent copy."""
        return World(self.state.clone(), self.origin, self.played)


def sample(
    view: View,
    count: int,
    seed: int = 0,
    posterior: Posterior | None = None,
    history: Sequence[Observation] | None = None,
) -> list[World]:
    """So many worlds that fit the view: all equally likely or, with a posterior, roles and treasure as it says.

    Hands, deck, discards and the order of the stones are dealt evenly either way. A view does not tell who discarded
    how often: with the history of its seat, every seat gets its own discards, and without one, those of others lie
    aside. Raises ValueError for a spectator's view, for one of a time when no round is played, and for a posterior or a
    history that is not of this view.
    """
    if view.seat is None or view.own is None:
        raise ValueError("worlds are drawn for a seat, while a round is played: this is the view of a spectator")
    if view.public.phase not in PHASES.values():
        raise ValueError(
            "worlds are drawn for a seat, while a round is played: this round is over, and its roles are in "
            "view.public.roles"
        )
    state, seat, dwarfs = state_of(view), view.seat, _dwarfs(view)
    first, count = Random(whole("seed", seed, 0)).getrandbits(48), whole("count", count, 0)
    if history is not None:
        _note_discards(state, view, history)
    if posterior is None:
        return [World(dealt, view) for dealt in redealt_often(state, seat, first, count, dwarfs)]
    draw, random = weighted(view, posterior), Random(first).random
    return [World(redealt(state, seat, first + number, dwarfs, *draw(random)), view) for number in range(count)]


def _note_discards(state: Round, view: View, history: Sequence[Observation]) -> None:
    """Put as many unknown cards among the discards of each other seat as it has discarded in this round."""
    check_given(view, history)
    if not history:
        raise ValueError("the history is empty: give all that the view's seat has seen since the game began")
    checked_reader(view, history, blank())
    discarded: list[int] = []
    for entry in history:
        for event in entry.events:
            if isinstance(event, RoundBegan):
                discarded = []
            elif isinstance(event, Discarded):
                discarded.append(event.seat)
    if len(discarded) != view.public.discards:
        raise ValueError(
            f"the history is of another game: it has {len(discarded)} discards, and the view {view.public.discards}"
        )
    for seat in discarded:
        if seat != view.seat:
            state.memory[DISCARDS + 2 * seat + (UNKNOWN >> 4)] += UNITS[UNKNOWN]


def _check_posterior(view: View, posterior: Posterior, dwarfs: list[int]) -> None:
    """Raises ValueError if a posterior cannot be what this view's seat believes now."""
    players, own = view.public.players, view.own
    assert own is not None
    if posterior.players != players:
        raise ValueError(f"the posterior is of {posterior.players} players, and the view of {players}")
    if not sum(posterior.joint.values()) > 0:
        raise ValueError("the posterior has no world in it")
    most = dwarfs.count(ROLES.index("saboteur"))
    for seats, goal in posterior.joint:
        if (view.seat in seats) != (own.role == "saboteur"):
            raise ValueError(f"the posterior is of another seat: seat {view.seat} knows that it is a {own.role}")
        if not (seats <= frozenset(range(players)) and most - (len(dwarfs) - players) <= len(seats) <= most):
            raise ValueError(f"the posterior is of another table: {sorted(seats)} cannot be the saboteurs of this one")
        if goal not in range(3) or not _orders(view, goal):
            raise ValueError(f"the posterior is not of this moment: goal {goal} is known not to be the treasure")


def _dwarfs(view: View) -> list[int]:
    """All dwarf cards in play, as codes."""
    public = view.public
    setup = Setup(public.edition, public.players, frozenset(public.options))
    return [ROLES.index(role) for role in setup.role_cards]


Draw = Callable[[Callable[[], float]], tuple[list[int], list[int]]]
"""Draws roles and goals, as codes, with random numbers from 0 to 1."""


def weighted(view: View, posterior: Posterior) -> Draw:
    """Draws roles and goals as a posterior says. Raises ValueError if it cannot be what this view's seat believes."""
    dwarfs = _dwarfs(view)
    _check_posterior(view, posterior, dwarfs)
    worlds = list(posterior.joint)
    sums = list(accumulate(posterior.joint.values()))
    roles = [_roles(view, seats, dwarfs) for seats, _ in worlds]
    goals = {goal: _orders(view, goal) for goal in range(3)}

    def draw(random: Callable[[], float]) -> tuple[list[int], list[int]]:
        place = min(bisect(sums, random() * sums[-1]), len(worlds) - 1)
        orders, among = goals[worlds[place][1]], roles[place]
        return among[int(random() * len(among))], orders[int(random() * len(orders))]

    return draw


def _roles(view: View, saboteurs: frozenset[int], dwarfs: list[int]) -> list[list[int]]:
    """The ways in which the roles may lie if these are the saboteurs, all equally likely: who is the selfish dwarf?"""
    players, seat, own = view.public.players, view.seat, view.own
    assert own is not None
    base = [int(other in saboteurs) for other in range(players)]
    if 2 not in dwarfs:
        return [base]
    if own.role == "selfish":
        return [[2 if other == seat else role for other, role in enumerate(base)]]
    spare = int(len(dwarfs) > players and sum(base) == dwarfs.count(1))
    free = [other for other, role in enumerate(base) if not role and other != seat]
    ways = [[2 if other == selfish else role for other, role in enumerate(base)] for selfish in free]
    return ways + [base] * spare


def _orders(view: View, treasure: int) -> list[list[int]]:
    """The orders of the goals that fit the view, with the treasure there."""
    own = view.own
    assert own is not None
    known = [goal.content or seen for goal, seen in zip(view.public.goals, own.seen, strict=True)]
    return [
        list(order)
        for order in permutations(range(3))
        if order[treasure] == 0
        and all(name is None or GOAL_NAMES[code] == name for name, code in zip(known, order, strict=True))
    ]


Policy = Callable[[World], str]
"""Chooses a legal move of the seat to act. It sees the whole world: what it may use is for it to say."""


def play_out(world: World, seed: int = 0, policy: Policy | str = "sensible") -> str:
    """Who wins a copy of a world that is played to its end: `diggers` or `saboteurs`.

    `sensible` is the quick play of the built-in search: every seat goes for what its maps showed it and plays by its
    role; `random` plays any legal move; else a function chooses.
    """
    copy, number = world.clone(), whole("seed", seed, 0, 2**62)
    if isinstance(policy, str):
        if checked("policy", policy, ("sensible", "random")) == "random":
            play_on(copy.state, Chance(number), room())
        else:
            play_sensibly(copy.state, number)
    else:
        while copy.to_act is not None:
            copy.play(policy(copy))
    winner = copy.winner
    assert winner is not None
    return winner


def play_sensibly(state: Round, seed: int) -> None:
    """Play a round to its end as the built-in search does: each seat by its role and by what its own maps showed."""
    style = style_of({})
    rollout, evaluator, moves, scores = RolloutPolicy(style), Evaluator(style), room(), room()
    hopes, doubts = vector([333, 333, 333]), vector([300] * 10)
    rollout.enter()
    turn = 0
    while not state.ended:
        turn += 1
        if state.memory[PHASE] == PLAY:
            move = rollout.move(state, hopes, doubts, mixed(seed, turn))
        else:
            count = rate(evaluator, state, hopes, doubts, moves, scores)
            move = max(range(count), key=lambda place: scores[place])
            move = moves[move]
        state.apply(move)
        rollout.moved(move)
