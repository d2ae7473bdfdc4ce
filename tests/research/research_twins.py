"""Twin worlds for `saboteur.research`: all that it tells one seat on the course of a game, kind by kind.

A twin is another deal with the same course for that seat (`tests/kit/game_twins.py`), so everything told must be the
same to the byte. Each kind plays the course by itself: a leak in one environment shows in that environment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

import saboteur.research.openspiel  # noqa: F401 - registers the game
from saboteur.bots import Bot, Outspoken
from saboteur.bots.bot_game import BotGame
from saboteur.research import beliefs, data, saboteur_v0, single_seat, text_seat, tournament_table, worlds
from saboteur.research.codec import WHOLE, Codec
from saboteur.research.openspiel_search import BeliefResampler, PlayoutEvaluator
from saboteur.research.vector_env import VectorEnv
from saboteur.rules import EDITIONS, Game, HandMadeDeals, Setup, View
from saboteur.rules.core.cards import GOAL_NAMES, KINDS
from saboteur.rules.core_writing import ROLES
from saboteur.sentences import languages
from tests.kit.game_history import Course, course_of
from tests.kit.game_twins import Original
from tests.kit.playing_styles import STYLES

PLAYERS: Final = (3, 5, 8, 10, 4)
WORLDS: Final = 3
CLAIM_EVERY: Final = 5
LANGUAGES: Final = tuple(languages())
TRUE: dict[str, Game] = {}
"""The game that is being played, for leaks that are planted on purpose."""


@dataclass(frozen=True)
class Played:
    """Deals and moves, and the seat that is told of them."""

    setup: Setup
    deals: HandMadeDeals
    moves: tuple[str, ...]
    seat: int

    def table(self) -> BotGame:
        """A table at which every seat plays its moves; now and then somebody claims something."""
        game = Game(self.setup, self.deals)
        TRUE["game"] = game
        moves = list(reversed(self.moves))
        return BotGame(game, [_Scripted(moves, seat) for seat in range(self.setup.players)])


class _Scripted(Bot):
    """Plays the next move of the course, and claims what anybody could."""

    def __init__(self, moves: list[str], seat: int) -> None:
        super().__init__("scripted")
        self.moves = moves
        self.seat = seat

    def choose(self, view: View, history: Any) -> str:  # noqa: ARG002 - the course is given
        return self.moves.pop()

    def claim(self, view: View, history: Any) -> str | None:  # noqa: ARG002 - the same in every world
        return "!role:digger" if (len(self.moves) + self.seat) % CLAIM_EVERY == 0 else None


Told = Callable[[Played], Iterator[object]]


def _encoded(told: dict[str, Any]) -> tuple[bytes, ...]:
    return tuple(np.asarray(value).tobytes() for value in told.values())


def pettingzoo(played: Played) -> Iterator[object]:
    """What the agent observes after every move, its infos, rewards and history, and what is rendered."""
    setup = played.setup
    env = saboteur_v0.env(
        players=setup.players, edition=setup.edition, rounds=setup.rounds, rewards="nuggets", columns=WHOLE[0],
        rows=WHOLE[1], render_mode="ansi",
    )  # fmt: skip
    env.setup = setup
    env.reset(seed=1)
    env.game = TRUE["game"] = Game(setup, played.deals)
    env.agent_selection = env.possible_agents[env.game.to_act or 0]
    env._seen.clear()
    env._look(env.agent_selection)
    agent = env.possible_agents[played.seat]
    for move in (*played.moves, None):
        yield _encoded(env.observe(agent)), _encoded(env.infos[agent]), env.rewards[agent], env.render()
        yield env.history(agent)
        if move is not None:
            env.step(env.codec.action(move, env.view(env.agent_selection)))


def gymnasium(played: Played) -> Iterator[object]:
    """What the learner's seat observes, with its infos and its history."""
    setup = played.setup
    env = single_seat.SingleSeatEnv(players=setup.players, seat=played.seat, columns=WHOLE[0], rows=WHOLE[1])
    env.reset(seed=1)
    env.table = played.table()
    env.table.bots = [single_seat._Learner() if s == played.seat else bot for s, bot in enumerate(env.table.bots)]
    game, moves = env.table.game, next(bot.moves for bot in env.table.bots if isinstance(bot, _Scripted))
    while moves:
        if game.to_act != played.seat:
            env.table.step()
            continue
        yield _encoded(env._seen()), str(env._info()), env.history()
        learner = env.table.bots[played.seat]
        assert isinstance(learner, single_seat._Learner)
        learner.move = env.codec.text(env.codec.action(moves.pop(), env.view), env.view)
        env.table.step()
    yield _encoded(env._seen()), str(env._info()), env.history()


def vector(played: Played) -> Iterator[object]:
    """What is written for the seat whenever it acts: observation, mask, who acts and how many moves lie outside."""
    setup = played.setup
    env = VectorEnv(2, setup.players, setup.edition, columns=WHOLE[0], rows=WHOLE[1])
    env.reset(1)
    game = TRUE["game"] = Game(setup, played.deals)
    env.batch.games[0] = game.state.clone()
    env.batch._clear(0)
    env.batch._write(0, 1)
    env._look()
    for move in played.moves:
        if game.phase == "pick-gold":  # a round that has ended is dealt again here
            return
        if game.to_act == played.seat:
            yield env.observations[0].tobytes(), env.masks[0].tobytes(), int(env.seats[0]), int(env.outside[0])
        actions = env.sample(1).copy()
        actions[0] = env.codec.action(move, game.view(game.to_act))
        env.step(actions)
        game.play(game.to_act or 0, move)


def openspiel(played: Played) -> Iterator[object]:
    """Strings and tensors of the player after every move, its legal actions, its view and history, and states drawn for
    it with their values."""
    game, codec = Game(played.setup, played.deals), Codec()
    TRUE["game"] = game
    state = pyspiel.load_game(
        "python_saboteur", {"players": played.setup.players, "edition": played.setup.edition}
    ).new_initial_state()
    deal = game.deal
    hands = [KINDS.index(card) for hand in deal.hands for card in hand]
    draws = [KINDS.index(card) for card in deal.deck]
    for outcome in (*map(ROLES.index, deal.roles), *(GOAL_NAMES.index(goal) for goal in deal.goals[:2]), *hands):
        state.apply_action(outcome)
    for move in played.moves:
        yield from _asked_of(state, played.seat)
        if state.is_terminal():
            return
        try:
            action = codec.action(move, game.view(game.to_act))
        except ValueError:
            return
        state.apply_action(action)
        game.play(game.to_act or 0, move)
        if state.is_chance_node():
            state.apply_action(draws.pop(0))


def _asked_of(state: Any, player: int) -> Iterator[object]:
    yield state.information_state_string(player), state.observation_string(player)
    yield np.asarray(state.information_state_tensor(player)).tobytes()
    yield np.asarray(state.observation_tensor(player)).tobytes()
    if state.current_player() == player:
        yield state.legal_actions()
        yield [state.action_to_string(player, action) for action in state.legal_actions()]
    drawn = state.resample_from_infostate(player, Random(7).random)
    yield str(drawn), PlayoutEvaluator(seed=7).evaluate(drawn).tolist()
    if state.current_player() >= 0:
        yield state.view(player), state.observations(player)
        yield str(BeliefResampler(7)(state, player))


def texts(played: Played) -> Iterator[object]:
    """The observation in each language in turn, with what happened and was claimed, and what TextArena is told."""
    table, arena = played.table(), text_seat.TextArenaEnv()
    arena.begin(Game(played.setup, played.deals))
    for number, move in enumerate(played.moves):
        if number % 3 == 2:
            view, language = table.game.view(played.seat), LANGUAGES[number // 3 % len(LANGUAGES)]
            yield text_seat.observation_text(view, language, table.histories[played.seat])
            if table.game.to_act == played.seat:
                yield arena.get_observation(), arena.step("I pass")
        table.step()
        arena.step(f"!role:digger\n[{move}]" if number % CLAIM_EVERY == 0 else f"[{move}]")


def posteriors(played: Played) -> Iterator[object]:
    """Beliefs with a history and without one."""
    for view, history in _moments(played):
        yield beliefs.believe(view, history).joint, beliefs.believe(view, None).joint


def samples(played: Played) -> Iterator[object]:
    """Worlds that are drawn, evenly and by a posterior, without a history and with one."""
    for view, history in _moments(played):
        posterior = beliefs.believe(view, history)
        for drawn in (
            worlds.sample(view, WORLDS, 5),
            worlds.sample(view, WORLDS, 6, posterior),
            worlds.sample(view, WORLDS, 7, posterior, history),
        ):
            yield [(world.roles, world.goals, world.hands, world.deck, world.legal_moves()) for world in drawn]
            yield [world.discards for world in drawn]
            yield [world.view(seat) for world in drawn for seat in (None, *range(played.setup.players))]


def opinions(played: Played) -> Iterator[object]:
    """Whom a bot suspects and says that it suspects, and what a tournament's spectator believes of all."""
    bot = Outspoken("detective", "twins")
    for view, history in _moments(played):
        yield bot.suspects(view, history), bot.claim(view, history)
    if played.setup.rounds == 1:
        table = played.table()
        watched = tournament_table.WatchedTable(table.game, ["player"] * played.setup.players, table.bots)
        with suppress(tournament_table.PlayerFailed):  # the course ends before the round does
            watched.play()
        yield watched.opinions(played.seat), watched.believed().joint


def frames(played: Played) -> Iterator[object]:
    """The seat's rows of decisions, but for what a row tells about secrets by name, also as arrays; and what was
    claimed."""
    table = played.table()
    for _ in played.moves:
        table.step()
    secret, codec = {"role", "won", "claims_true"}, Codec()
    for row in data.decisions([table.record]):
        if row["seat"] == played.seat:
            yield {name: value for name, value in row.items() if name not in secret}
            yield [numbers.tobytes() for numbers in codec.arrays([row])]
    for row in data.claims([table.record]):
        yield {name: value for name, value in row.items() if name not in ("role", "true")}


def _moments(played: Played) -> Iterator[tuple[View, Any]]:
    """What the seat sees and remembers now and then, while a round is played."""
    table = played.table()
    for number in range(len(played.moves)):
        if number % 4 == 3 and table.game.phase != "pick-gold":
            yield table.game.view(played.seat), table.histories[played.seat]
        table.step()


KINDS_OF_ONE_ROUND: Final[dict[str, Told]] = {"vector": vector, "openspiel": openspiel}
"""These play one round, and seat 0 begins."""
TOLD: Final[dict[str, Told]] = {
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium,
    "texts": texts,
    "posteriors": posteriors,
    "samples": samples,
    "opinions": opinions,
    "frames": frames,
    **KINDS_OF_ONE_ROUND,
}


@dataclass
class Tally:
    """What a search has compared."""

    twins: int = 0
    told: Counter[str] = field(default_factory=Counter)
    differed: Counter[str] = field(default_factory=Counter)
    """Kinds of secrets that really were others in a twin."""
    leaks: list[str] = field(default_factory=list)


def course(number: int) -> Course:
    """A game of an endless row that stops in its first round, or in the second."""
    chance = Random(f"research twins/{number}")
    edition, rounds = tuple(EDITIONS)[number % len(EDITIONS)], 1 + number % 2
    setup = Setup(edition, PLAYERS[number // 2 % len(PLAYERS)], rounds=rounds, first=0)
    game, style = Game.seeded(setup, f"research twins/{number}"), STYLES[chance.choice(list(STYLES))]
    while not game.over:
        game.play(game.to_act or 0, style(game, game.legal_moves(), chance))
    return course_of(setup, game.deals, game.moves[: chance.randint(game.version // 2, game.version - 1)])


def search(numbers: range, kinds: dict[str, Told], seats: int) -> Tally:
    """Compare what some seats of these games are told with what they are told in a twin."""
    tally = Tally()
    for number in numbers:
        chance, original = Random(number), Original(course(number))
        here = original.course
        for seat in chance.sample(range(here.setup.players), min(seats, here.setup.players)):
            twin = original.twin(frozenset({seat}), chance)
            if twin is None:
                continue
            tally.twins += 1
            tally.differed.update(twin.differs)
            one, other = (Played(here.setup, w.deals, w.moves, seat) for w in (here, twin))
            for kind, tell in kinds.items():
                if here.setup.rounds == 1 or kind not in KINDS_OF_ONE_ROUND:
                    where = f"{kind} of game {number} for seat {seat}"
                    _compare(where, kind, _all_told(tell, one), _all_told(tell, other), tally)
    return tally


def _all_told(tell: Told, played: Played) -> list[object]:
    TRUE["game"] = Game(played.setup, played.deals)
    return list(tell(played))


def _compare(where: str, kind: str, ours: list[object], theirs: list[object], tally: Tally) -> None:
    tally.told[kind] += len(ours)
    if ours != theirs:
        place = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), len(theirs))
        tally.leaks.append(f"{where}, place {place}: {str(ours[place])[:200]} / {str(theirs[place])[:200]}")
