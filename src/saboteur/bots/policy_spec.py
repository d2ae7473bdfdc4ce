"""What a built-in bot is made of: weights, temperature, how much it reasons, searches, deceives and claims."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from saboteur.bots.bot_claims import ClaimRates
from saboteur.bots.deception import DeceptivePolicy
from saboteur.bots.likelihoods import Likelihoods, blank, fitted
from saboteur.bots.policy import BY_EVIDENCE, BY_RULES, Policy
from saboteur.bots.policy_bot import PolicyBot
from saboteur.bots.search import SearchPolicy
from saboteur.bots.weights import scheme_of, style_of


@dataclass(frozen=True)
class PolicySpec:
    """The parameters of a policy and of its claims."""

    weights: Mapping[str, int] = field(default_factory=dict)
    temperature: int = 0
    reasons: int = BY_RULES
    claim_rates: ClaimRates = field(default_factory=ClaimRates)
    scheme: Mapping[str, int] | None = None
    stakes: Mapping[int, int] = field(default_factory=dict)
    """Early stakes of a scheme, by number of players where they are not the common one."""
    playouts: int = 0
    """Play-outs for a move; 0 for a bot that does not search."""
    width: int = 6
    """Moves that a search tries at most."""
    margin: int = 0
    """Thousandths of a win by which a move found by search must be better than the one found without."""
    doubt: int = 10
    """And tenths of standard errors."""
    seconds: float = 0.5
    """The clock that cuts a search short."""
    budgeted: bool = False
    """Whether the arena sets the number of play-outs, by a budget of time."""

    gentle: bool = False

    def policy(self) -> Policy:
        """A policy made to this specification."""
        made = self._made()
        made.gentle = int(self.gentle)
        return made

    def _made(self) -> Policy:
        if not self.playouts:
            return Policy(style_of(self.weights), self.temperature, self.reasons)
        policy = self._search_policy()
        policy.width, policy.seconds, policy.doubt = self.width, self.seconds, self.doubt
        return policy

    def _search_policy(self) -> SearchPolicy:
        style = style_of(self.weights)
        if self.scheme is None:
            return SearchPolicy(style, self.temperature, self.reasons, self.playouts, self.margin)
        return DeceptivePolicy(
            style, self.temperature, self.reasons, self.playouts, self.margin, scheme_of(self.scheme, self.stakes)
        )

    def likelihoods(self) -> Likelihoods:
        """The likelihoods by which it weighs evidence, at tables and in the arena. Replays use `fitted()`."""
        return fitted() if self.reasons == BY_EVIDENCE else blank()

    def bot(self, name: str, seed: str) -> PolicyBot:
        """A bot that plays by this specification under a name."""
        return PolicyBot(name, seed, self.policy(), self.claim_rates, self.likelihoods())
