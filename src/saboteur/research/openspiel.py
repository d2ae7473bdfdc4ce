"""One round as an OpenSpiel game, `python_saboteur`, with explicit chance. Needs the extra `saboteur[openspiel]`.

Importing this module registers the game. Chance deals the roles seat by seat, two of the goals, the hands card by card,
and every card that is drawn. Moves outside the codec's usual window are not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from saboteur._uncompiled_warning import warn_if_uncompiled
from saboteur.bots import Observation
from saboteur.research.beliefs import Posterior
from saboteur.research.codec import Codec, as_array
from saboteur.research.encoding import (
    bytes_for,
    chances,
    know_drawn,
    legal_actions,
    pending_goal,
    play_action,
    seat_outcome,
)
from saboteur.research.extras import extra
from saboteur.research.openspiel_discards import is_discard, with_discards
from saboteur.research.openspiel_replay import replayed
from saboteur.research.openspiel_text import table_text
from saboteur.research.worlds import Draw, weighted
from saboteur.rules import Game, Setup, View
from saboteur.rules.core.cards import COPIES, GOAL_NAMES, KINDS, UNKNOWN
from saboteur.rules.core.layout import DISCARDS, LAY_STONE, LOOK, OTHER, TOP
from saboteur.rules.core.mine import goal_number
from saboteur.rules.core.playout import redealt, room
from saboteur.rules.core.round import Round
from saboteur.rules.core.start_round import begin_round
from saboteur.rules.core_reading import (
    hand_of,
    pile_at,
    stone_name,
)
from saboteur.rules.core_views import goals_shown
from saboteur.rules.core_writing import ROLES
from saboteur.rules.notation import text_of

with extra("openspiel"):
    import numpy as np
    import pyspiel

MOST_MOVES: Final = 100
"""Moves that a round can have: 67 cards, and the decisions at the goals."""
MOVE_FIELDS: Final = 4
CODEC: Final = Codec()
_MOVES: Final = room()
_DECK: Final = len([kind for kind, copies in enumerate(COPIES) for _ in range(copies)])

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_saboteur",
    long_name="Saboteur (one round)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": 3, "edition": "lt"},
)


class SaboteurGame(pyspiel.Game):
    """The game; parameters are `players` and `edition`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        warn_if_uncompiled()
        given = {"players": 3, "edition": "lt", **(params or {})}
        self.setup = Setup(given["edition"], given["players"], rounds=1, first=0)
        self.dwarfs = [ROLES.index(role) for role in self.setup.role_cards]
        dealt = self.setup.players * (1 + self.setup.hand_size) + 2
        info = pyspiel.GameInfo(
            num_distinct_actions=CODEC.actions,
            max_chance_outcomes=len(KINDS),
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(GAME_TYPE, info, given)
        self.chances = dealt + _DECK

    def new_initial_state(self) -> SaboteurState:
        """Before the first dwarf card is dealt."""
        return SaboteurState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SaboteurObserver:  # noqa: ARG002 - API
        """What a player sees; with perfect recall, an information state."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SaboteurObserver(recalls=kind.perfect_recall)


class SaboteurState(pyspiel.State):
    """A round in which chance has yet to say what is unknown."""

    def __init__(self, game: SaboteurGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.players = game.setup.players
        self.rules = game.setup.rules
        self.hand_size = game.setup.hand_size
        self.dwarfs = game.dwarfs
        self.roles: list[int] = []
        self.goals: list[int] = []
        self.dealt = 0
        self.left = list(COPIES)
        """How many cards of each kind nobody has drawn yet."""
        self.round: Round | None = None
        self.draws = False
        self.drawer = 0
        self.acts = CHANCE
        """Who acts: OpenSpiel asks several times at each node."""
        self.moves: list[tuple[int, int]] = []
        """Seat and action of each move."""
        self.discards: list[list[int]] = [[] for _ in range(self.players)]
        self.drawers: list[int] = []
        """Who drew the cards of the deck, in this order."""
        self.resampled_for: int | None = None
        """The player for whom this state was drawn, with all that follows from it; None for the true one."""

    # -- whose turn, and what can be done -------------------------------------------------------------------------

    def current_player(self) -> int:
        return self.acts

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the one to act is asked
        assert self.round is not None
        return legal_actions(self.round, CODEC.window, _MOVES)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The role of the next seat, the next goal, or the next card."""
        return chances(self._left())

    def _left(self) -> list[int]:
        """How many cards of each sort chance may give next."""
        if self.round is not None:
            return self.left
        if len(self.roles) < self.players:
            return [self.dwarfs.count(code) - self.roles.count(code) for code in range(len(ROLES))]
        return [int(code not in self.goals) for code in range(3)]

    def is_terminal(self) -> bool:
        return self.acts == TERMINAL

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.players
        return [float(seat_outcome(self.round, seat)) for seat in range(self.players)]  # type: ignore[arg-type]

    # -- going on -------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        """Raises ValueError for what is not legal, and then nothing has changed: OpenSpiel itself does not ask."""
        if self.acts == CHANCE:
            left = self._left()
            if not 0 <= action < len(left) or left[action] <= 0:
                raise ValueError(f"chance cannot give {action} here: chance_outcomes() has what it can")
        if self.round is not None:
            if self.acts == CHANCE:
                self._deal(self.round, action)
            else:
                self._play(self.round, action)
        elif len(self.roles) < self.players:
            self.roles.append(action)
        else:
            self.goals.append(action)
            if len(self.goals) == 2:
                self.goals.append(3 - sum(self.goals))
                deck = [UNKNOWN] * (_DECK - self.players * self.hand_size)
                self.round = begin_round(self.players, self.rules, 0, deck, self.goals, self.roles)

    def _deal(self, state: Round, kind: int) -> None:
        self.left[kind] -= 1
        if self.draws:
            know_drawn(state, self.drawer, kind)
            self.drawers.append(self.drawer)
            self.draws = False
            self.acts = state.seat
        else:
            state.give(self.dealt // self.hand_size, kind)
            self.dealt += 1
            if self.dealt == self.players * self.hand_size:
                self.acts = state.seat

    def _play(self, state: Round, action: int) -> None:
        seat = self.acts
        told = play_action(state, CODEC.window, action)  # raises ValueError
        number = told >> 1
        if is_discard(number):
            self.discards[seat].append(number >> 5)
        self.moves.append((seat, number))
        if state.ended:
            self.acts = TERMINAL
        elif told & 1:
            self.draws, self.drawer, self.acts = True, seat, CHANCE
        else:
            self.acts = state.seat

    # -- words ----------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if len(self.roles) < self.players:
                return f"{ROLES[action]} to seat {len(self.roles)}"
            return GOAL_NAMES[action] if len(self.goals) < 2 else KINDS[action]
        assert self.round is not None
        return action_text(self.round, player, action)

    def __str__(self) -> str:
        """Everything, for people: also what no player knows."""
        roles, goals = " ".join(ROLES[code] for code in self.roles), " ".join(GOAL_NAMES[code] for code in self.goals)
        hands = [] if self.round is None else [hand_of(self.round, seat) for seat in range(self.players)]
        held = " / ".join(" ".join(hand) for hand in hands)
        moves = " ".join(f"{seat}:{self._move_text(number)}" for seat, number in self.moves)
        left = " ".join(f"{count}×{KINDS[kind]}" for kind, count in enumerate(self.left) if count)
        return f"roles: {roles}; goals: {goals}; hands: {held}; moves: {moves}; not drawn: {left}"

    def told(self, player: int) -> str:
        """All moves as a player has seen them: what others discard stays hidden."""
        return " ".join(
            f"{seat}:{'-' if seat != player and is_discard(number) else self._move_text(number)}"
            for seat, number in self.moves
        )

    def _move_text(self, number: int) -> str:
        """A move that was made, in the notation; a stone that was laid is no secret any more."""
        lays = LAY_STONE <= number & 31 < OTHER
        return text_of(number, GOAL_NAMES[self.goals[goal_number(number >> 5)]] if lays else "Pes")

    # -- worlds ---------------------------------------------------------------------------------------------------

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float], posterior: Posterior | None = None
    ) -> SaboteurState:
        """A state that this player cannot tell from this one: all equally likely or, with what the player believes,
        roles and treasure as the posterior says.

        Raises ValueError for a posterior that is not of this player now, and with one, where nobody acts.
        """
        return self.redrawn(player, sampler, None if posterior is None else weighted(self.view(player), posterior))

    def redrawn(self, player: int, sampler: Callable[[], float], draw: Draw | None = None) -> SaboteurState:
        """The same for whoever draws often: with roles and goals from a function that was made once."""
        if self.round is None:
            raise ValueError("there is nothing to draw again until roles and goals are dealt")
        twin: SaboteurState = self.clone()
        seed = int(sampler() * (1 << 52))
        world = redealt(self.round, player, seed, self.dwarfs, *(() if draw is None else draw(sampler)))
        twin.roles, twin.goals = list(world.roles)[: self.players], list(world.goals)
        rest = list(world.deck)[world.memory[TOP] :]
        twin.left = [rest.count(kind) for kind in range(len(KINDS))]
        deck = [UNKNOWN] * len(world.deck)
        twin.round = _with_deck(world, deck, twin.goals, twin.roles)
        chance = Random(sampler())
        for seat in range(self.players):
            if seat != player:
                pile = [KINDS.index(card) for card in pile_at(world, DISCARDS + 2 * seat)]
                chance.shuffle(pile)
                twin.discards[seat] = pile
        twin.moves = with_discards(self.moves, twin.discards)
        twin.resampled_for = player
        return twin

    # -- views ----------------------------------------------------------------------------------------------------

    def view(self, player: int | None) -> View:
        """What a player sees, as bots, `sample` and `distances` are given it; None is a spectator.

        It is that of a game of this one round. Raises ValueError where no player acts: while chance deals or draws, and
        at the end.
        """
        return self._game()[0].view(player)

    def observations(self, player: int) -> list[Observation]:
        """What a player has seen happen, as `believe` and bots are given it beside a view: nobody claims anything.

        The player's own cards come in an order in which they may have come, which is not always the true one. Raises
        ValueError where `view` does.
        """
        return self._game()[1][player]

    def _game(self) -> tuple[Game, list[list[Observation]]]:
        if self.round is None or self.acts < 0:
            raise ValueError("views and observations are of nodes where a player acts, not of chance or of the end")
        return replayed(
            self.setup,
            [ROLES[code] for code in self.roles],
            [GOAL_NAMES[code] for code in self.goals],
            [hand_of(self.round, seat) for seat in range(self.players)],
            self.drawers,
            [KINDS[kind] for kind, count in enumerate(self.left) for _ in range(count)],
            [(seat, self._move_text(number)) for seat, number in self.moves],
        )

    def played_out(self, seed: int, play: Callable[[Round, int], None]) -> list[float]:
        """The returns of a copy that is played to its end by `play`; chance follows from the seed.

        Nothing is hidden from `play`: what it may use is for it to say.
        """
        random, state = Random(seed), self
        if self.acts == CHANCE:
            state = self.clone()
            while state.acts == CHANCE:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
        if state.round is None or state.is_terminal():
            return state.returns()
        rest = [kind for kind, count in enumerate(state.left) for _ in range(count)]
        random.shuffle(rest)
        deck = [UNKNOWN] * (len(state.round.deck) - len(rest)) + rest
        world = _with_deck(state.round, deck, state.goals, state.roles).clone()
        play(world, random.getrandbits(48))
        return [float(seat_outcome(world, seat)) for seat in range(self.players)]


class SaboteurObserver:
    """What one player sees, as a tensor and as text."""

    def __init__(self, *, recalls: bool) -> None:
        self.recalls = recalls
        size = CODEC.size + (MOST_MOVES * MOVE_FIELDS if recalls else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: CODEC.size]}
        if recalls:
            self.dict["moves"] = self.tensor[CODEC.size :].reshape(MOST_MOVES, MOVE_FIELDS)

    def set_from(self, state: SaboteurState, player: int) -> None:
        """Fill in the tensor."""
        self.tensor.fill(0)
        if state.round is None:
            return
        out = bytes_for(CODEC.size)
        CODEC.window.write_mine(state.round, out, 0)
        CODEC.window.write_rest(state.round, player, out, 0)
        self.dict["observation"][:] = as_array(out)
        if self.recalls:
            self._write_moves(state, player)

    def _write_moves(self, state: SaboteurState, player: int) -> None:
        """Each move: who, counted from the player; its action and one more; and what the player's own map showed."""
        rows = self.dict["moves"]
        for place, (seat, number) in enumerate(state.moves):
            hidden = seat != player and is_discard(number)
            action = -1 if hidden else CODEC.window.action_of(number, player, state.players)
            looked = seat == player and number & 31 == LOOK
            seen = 1 + state.goals[goal_number(number >> 5)] if looked else 0
            rows[place] = (1 + (seat - player) % state.players, 2 + action, seen, 1)

    def string_from(self, state: SaboteurState, player: int) -> str:
        """Role, hand, the goals that the player knows, and the table or, with perfect recall, all moves.

        In the notation of moves and cards. With perfect recall, other information states have other texts.
        """
        if state.round is None:
            role = ROLES[state.roles[player]] if player < len(state.roles) else "no role yet"
            return f"seat {player} {role}"
        looks = {goal_number(move >> 5) for seat, move in state.moves if seat == player and move & 31 == LOOK}
        shown = [content for content, _ in goals_shown(state.round)]
        known = [GOAL_NAMES[state.goals[goal]] if goal in looks else shown[goal] or "?" for goal in range(3)]
        hand = " ".join(hand_of(state.round, player))
        start = f"seat {player} {ROLES[state.roles[player]]}; hand: {hand}; goals: {' '.join(known)}"
        return f"{start}; {f'moves: {state.told(player)}' if self.recalls else table_text(state.round, player)}"


def action_text(state: Round, seat: int, action: int) -> str:
    """An action in the notation of moves."""
    number = CODEC.window.move_of(action, seat, state.players, pending_goal(state))
    return text_of(number, stone_name(state))


def _with_deck(state: Round, deck: list[int], goals: list[int], roles: list[int]) -> Round:
    """The same round with other secrets."""
    other = begin_round(state.players, state.rules, 0, deck, goals, roles)
    other.memory, other.index = state.memory, state.index
    return other


pyspiel.register_game(GAME_TYPE, SaboteurGame)
