"""What a seat cannot know changes nothing that `saboteur.research` tells it; a leak of each kind is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from saboteur.bots import Observation, bot_game, policy_bot
from saboteur.research import (
    beliefs,
    openspiel,
    openspiel_replay,
    openspiel_search,
    record_histories,
    saboteur_v0,
    single_seat,
    text_prompts,
    vector_env,
    worlds,
)
from saboteur.rules import Event, View
from saboteur.rules.core.playout import redealt_often
from saboteur.rules.events import Dealt, redacted
from tests.kit.game_twins import SECRETS
from tests.research.research_twins import TOLD, TRUE, search

GAMES = range(8)
QUICK = {kind: tell for kind, tell in TOLD.items() if kind != "texts"}

Patch = pytest.MonkeyPatch


def _next_role(seat: int) -> str:
    """The role of the next seat, which nobody else may know."""
    roles = TRUE["game"].deal.roles
    return roles[(seat + 1) % len(roles)]


def observed_role(patch: Patch) -> None:
    """PettingZoo: a number of the observation depends on somebody else's role."""
    observe = saboteur_v0.SaboteurEnv.observe

    def leaking(env: saboteur_v0.SaboteurEnv, agent: str) -> dict[str, Any]:
        told = observe(env, agent)
        return {**told, "observation": told["observation"] + (_next_role(env._seats[agent]) == "saboteur")}

    patch.setattr(saboteur_v0.SaboteurEnv, "observe", leaking)


def learner_sees_deck(patch: Patch) -> None:
    """Gymnasium: the next card of the deck."""
    seen = single_seat.SingleSeatEnv._seen

    def leaking(env: single_seat.SingleSeatEnv) -> dict[str, Any]:
        return {**seen(env), "next": sum(map(ord, "".join(TRUE["game"].deal.deck[-3:])))}

    patch.setattr(single_seat.SingleSeatEnv, "_seen", leaking)


def history_of_all(patch: Patch) -> None:
    """PettingZoo: a history that is not redacted."""
    patch.setattr(record_histories, "note", _note_openly)


def learner_remembers_all(patch: Patch) -> None:
    """Gymnasium: the same, except for the roles, for bots refuse a history that tells another seat's."""
    patch.setattr(bot_game, "note", _note_cards_openly)


def _note_openly(histories: dict[int, list[Observation]], events: Sequence[Event]) -> None:
    for history in histories.values():
        history.append(Observation(tuple(events)))


def _note_cards_openly(histories: dict[int, list[Observation]], events: Sequence[Event]) -> None:
    for seat, history in histories.items():
        told = (redacted(event, seat) if isinstance(event, Dealt) else event for event in events)
        history.append(Observation(tuple(told)))


def vector_of_roles(patch: Patch) -> None:
    """Vector: a role in the block of observations."""
    step = vector_env.VectorEnv.step

    def leaking(env: vector_env.VectorEnv, actions: Any) -> None:
        step(env, actions)
        env._look()
        env.observations = env.observations.copy()
        env.observations[0, 0] = _next_role(int(env.seats[0])) == "saboteur"

    patch.setattr(vector_env.VectorEnv, "step", leaking)


def recalled_discards(patch: Patch) -> None:
    """OpenSpiel: what others threw away, in the information state."""
    patch.setattr(openspiel.SaboteurState, "told", lambda state, _player: str(state.moves))


def resampled_discards(patch: Patch) -> None:
    """OpenSpiel: states that are drawn keep what others really threw away. (They once did.)"""
    patch.setattr(openspiel, "with_discards", lambda moves, _discards: moves)


def replayed_openly(patch: Patch) -> None:
    """OpenSpiel: a history that is not redacted."""
    patch.setattr(openspiel_replay, "note", _note_openly)

    def unread(_resampler: Any, state: openspiel.SaboteurState, player: int) -> beliefs.Posterior:
        return beliefs.believe(state.view(player), None)  # beliefs would refuse such a history

    patch.setattr(openspiel_search.BeliefResampler, "posterior", unread)


def believing_the_truth(patch: Patch) -> None:
    """OpenSpiel: a search suspects those who are saboteurs."""

    def leaking(_resampler: Any, state: openspiel.SaboteurState, player: int) -> beliefs.Posterior:
        posterior, roles = beliefs.believe(state.view(player), None), TRUE["game"].deal.roles
        saboteurs = frozenset(seat for seat, role in enumerate(roles) if role == "saboteur")
        true = {world: chance for world, chance in posterior.joint.items() if world[0] == saboteurs}
        return beliefs.Posterior(posterior.players, true)

    patch.setattr(openspiel_search.BeliefResampler, "posterior", leaking)


def values_of_the_true_state(patch: Patch) -> None:
    """OpenSpiel: a search is handed the deck, hands and roles as they are, as if they had been drawn."""

    def leaking(state: openspiel.SaboteurState, _seed: int, _play: Any) -> list[float]:
        roles = TRUE["game"].deal.roles
        return [float(role == "saboteur") for role in roles[: state.players]]

    patch.setattr(openspiel.SaboteurState, "played_out", leaking)


def text_of_roles(patch: Patch) -> None:
    """Text: a role beside a name."""
    who = text_prompts._who

    def leaking(view: View, seat: int, language: str) -> str:
        return f"{who(view, seat, language)} {TRUE['game'].deal.roles[seat]}"

    patch.setattr(text_prompts, "_who", leaking)


def belief_in_truth(patch: Patch) -> None:
    """Beliefs: the treasure can only lie where it does."""
    patch.setattr(beliefs, "_may_be_treasure", lambda _contents, goal: TRUE["game"].deal.goals[goal] == "treasure")


def worlds_of_the_true_game(patch: Patch) -> None:
    """Worlds: drawn from the true round instead of a view, without all dwarf cards: the number of saboteurs is kept."""

    def leaking(_state: Any, seat: int, seed: int, count: int, _dwarfs: list[int]) -> Any:
        state = TRUE["game"].state
        return redealt_often(state, seat, seed, count, list(state.roles)[: state.players])

    patch.setattr(worlds, "redealt_often", leaking)


def worlds_with_true_discards(patch: Patch) -> None:
    """Worlds: others have among their discards what they were really dealt, and all else is as it should be."""
    discards: Any = vars(worlds.World)["discards"].fget

    def leaking(world: worlds.World) -> tuple[tuple[str, ...], ...]:
        hands, origin = TRUE["game"].deal.hands, world.origin.seat
        return tuple(
            drawn if seat == origin else tuple(sorted(hands[seat])[: len(drawn)])
            for seat, drawn in enumerate(discards(world))
        )

    patch.setattr(worlds.World, "discards", property(leaking))


def outspoken_about_truth(patch: Patch) -> None:
    """Opinions: a bot accuses those who are saboteurs."""

    def leaking(_view: View, _reader: Any) -> list[float]:
        return [float(role == "saboteur") for role in TRUE["game"].deal.roles]

    patch.setattr(policy_bot, "doubts_of", leaking)


def believed_frames(patch: Patch) -> None:
    """Frames: a seat's beliefs know where the treasure is."""
    patch.setattr(beliefs, "_may_be_treasure", lambda _contents, goal: TRUE["game"].deal.goals[goal] == "treasure")


PLANTS: list[tuple[str, Callable[[Patch], None], int]] = [
    ("pettingzoo", observed_role, 4),
    ("pettingzoo", history_of_all, 4),
    ("gymnasium", learner_sees_deck, 3),
    ("gymnasium", learner_remembers_all, 3),
    ("vector", vector_of_roles, 4),
    ("openspiel", recalled_discards, 4),
    ("openspiel", resampled_discards, 4),
    ("openspiel", replayed_openly, 4),
    ("openspiel", believing_the_truth, 4),
    ("openspiel", values_of_the_true_state, 4),
    ("texts", text_of_roles, 4),
    ("posteriors", belief_in_truth, 4),
    ("samples", worlds_of_the_true_game, 4),
    ("samples", worlds_with_true_discards, 4),
    ("opinions", outspoken_about_truth, 4),
    ("frames", believed_frames, 4),
]
"""The kind, the leak, and the number of a game in which it shows."""


def test_what_a_seat_cannot_know_changes_nothing_it_is_told() -> None:
    found = search(GAMES, QUICK, 2)
    assert not found.leaks
    assert found.twins > len(GAMES)
    assert set(found.differed) == set(SECRETS), "every kind of secret really was another"
    assert all(found.told[kind] for kind in QUICK)
    texts = search(range(4, 6), {"texts": TOLD["texts"]}, 1)
    assert not texts.leaks
    assert texts.told["texts"]


@pytest.mark.parametrize(("kind", "plant", "game"), PLANTS, ids=[plant.__name__ for _, plant, _ in PLANTS])
def test_a_planted_leak_is_found(kind: str, plant: Callable[[Patch], None], game: int, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert search(range(game, game + 1), {kind: TOLD[kind]}, 2).leaks
