"""A mind at a table: it reads its seat's history, makes up its mind, speaks, and says why."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.bots.bot import Happening, Reason, number_from
from saboteur.bots.bot_claims import Talk
from saboteur.bots.explanation import reasons_for
from saboteur.bots.likelihoods import Likelihoods
from saboteur.bots.policy import BY_EVIDENCE, Mind, mixed
from saboteur.bots.seat_history import Reading
from saboteur.rules import View
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import text_of
from saboteur.rules.view import state_of


class Seated:
    """A bot made of a mind and a way to talk."""

    def __init__(self, name: str, seed: str, mind: Mind, talk: Talk, likelihoods: Likelihoods) -> None:
        self.name = name
        self.seed = seed_number(seed)
        self.mind = mind
        self.talk = talk
        self.likelihoods = likelihoods
        self._reading = Reading(likelihoods)

    def choose(self, view: View, history: Sequence[Happening]) -> str:
        """A legal move of the view's seat, as text."""
        own = view.own
        if own is not None and view.public.phase == "pick-gold":
            return f"G{max(own.offer)}"
        state = state_of(view)
        number = self.mind.move(state, self.reading(history).evidence, decision_seed(self.seed, view.public.version))
        return text_of(number, stone_name(state))

    def claim(self, view: View, history: Sequence[Happening]) -> str | None:
        """At most one claim after a move, or None."""
        return self.talk.claim(view, history, self.seed)

    def explain(self, view: View, history: Sequence[Happening]) -> list[Reason]:
        """The reasons for what the bot suspects and would play, strongest first."""
        reasons = [] if self.mind.reasons < BY_EVIDENCE else reasons_for(view, self.reading(history))
        if view.public.to_act == view.seat and view.own is not None:
            reasons.append(Reason("would-play", {"move": self.choose(view, history)}))
        return reasons

    def reading(self, history: Sequence[Happening]) -> Reading:
        """The history, read; what was read before is not read again."""
        if self._reading.read > len(history):
            self._reading = Reading(self.likelihoods)
        self._reading.take(history)
        return self._reading


def seed_number(seed: str) -> int:
    """A bot's seed text as the number that its choices start from."""
    return number_from(seed) & 0xFFFFFFFF


def decision_seed(seed: int, version: int) -> int:
    """Chance for one decision: from the bot's seed and the number of moves played."""
    return mixed(seed, version)
