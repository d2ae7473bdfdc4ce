"""A policy behind the interface of a bot: it reads its seat's history, chooses a move, makes claims and explains."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.bots.bot import Bot, Observation, Reason, seed_number
from saboteur.bots.bot_claims import ClaimRates
from saboteur.bots.explanation import doubts_of, reasons_for
from saboteur.bots.hints import Hint, hints_for, percent
from saboteur.bots.history_check import check_beginning, check_given, check_read
from saboteur.bots.likelihoods import Likelihoods
from saboteur.bots.policy import BY_EVIDENCE, Policy, mixed
from saboteur.bots.seat_history import HistoryReader
from saboteur.rules import View
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import text_of
from saboteur.rules.view import state_of


class PolicyBot(Bot):
    """A bot made of a policy and of how often it claims what."""

    def __init__(self, name: str, seed: str, policy: Policy, claim_rates: ClaimRates, likelihoods: Likelihoods) -> None:
        super().__init__(seed)
        self.name = name
        self.seed_number = seed_number(seed)
        self.policy = policy
        self.claim_rates = claim_rates
        self.likelihoods = likelihoods
        self._reader = HistoryReader(likelihoods)
        self._ends: tuple[Observation, Observation] | None = None
        """The first and the last entry that were read."""

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """A legal move of the view's seat, as text. Raises ValueError for a history that is not the view's."""
        check_given(view, history)
        own = view.own
        if own is not None and view.public.phase == "pick-gold":
            return f"G{max(own.offer)}"
        state = state_of(view)
        seed = decision_seed(self.seed_number, view.public.version)
        number = self.policy.move(state, self._read(view, history).belief, seed)
        return text_of(number, stone_name(state))

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        """At most one claim after a move, or None."""
        return self.claim_rates.claim(view, history, self.seed_number)

    def explain(self, view: View, history: Sequence[Observation]) -> list[Reason]:
        """The reasons for what the bot suspects and would play, strongest first."""
        reasons = [] if self.policy.reasons < BY_EVIDENCE else reasons_for(view, self._read(view, history))
        if view.public.to_act == view.seat and view.own is not None:
            reasons.append(Reason("would-play", {"move": self.choose(view, history)}))
        return reasons

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:
        """For each seat how likely it is a saboteur, as the bot believes; None for a spectator's view."""
        return None if view.own is None else doubts_of(view, self._read(view, history))

    def hints(self, view: View, history: Sequence[Observation]) -> tuple[Hint, ...]:
        """What a person in this seat could do; the history need only tell what everybody saw."""
        return hints_for(view, self.policy, self.reader(history))

    def doubts(self, view: View, history: Sequence[Observation]) -> tuple[int | None, ...]:
        """For each seat the chance in per cent that it is a saboteur, as a person in the view's seat could tell: None
        for that seat itself. Nothing once the roles are known. The history need only tell what everybody saw."""
        if view.own is None or view.public.roles is not None:
            return ()
        doubts = doubts_of(view, self.reader(history))
        return tuple(None if seat == view.seat else percent(doubt) for seat, doubt in enumerate(doubts))

    def reader(self, history: Sequence[Observation]) -> HistoryReader:
        """The history, read; what was read before is not read again."""
        read = self._reader.read
        if read > len(history) or (self._ends is not None and self._ends != (history[0], history[read - 1])):
            self._reader = HistoryReader(self.likelihoods)
        if history:
            self._reader.take(history)
            self._ends = history[0], history[-1]
        return self._reader

    def _read(self, view: View, history: Sequence[Observation]) -> HistoryReader:
        """The history, read. Raises ValueError if it does not belong to the view, and TypeError if it is none."""
        check_given(view, history)
        if not history:
            raise ValueError("the history is empty: give all that the view's seat has seen since the game began")
        check_beginning(history)
        reader = self.reader(history)
        check_read(view, reader)
        return reader


def decision_seed(seed: int, version: int) -> int:
    """Chance for one decision: from the bot's seed and the number of moves played."""
    return mixed(seed, version)
