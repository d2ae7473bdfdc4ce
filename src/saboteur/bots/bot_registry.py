"""The ladder of bots: what each level is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from saboteur.bots.bot_claims import Talk
from saboteur.bots.deception import Schemer
from saboteur.bots.likelihoods import Likelihoods, blank, fitted
from saboteur.bots.policy import ANY_MOVE, BY_EVIDENCE, BY_RULES, Mind
from saboteur.bots.policy_bot import Seated
from saboteur.bots.search import Searcher
from saboteur.bots.weights import scheme_of, style_of


@dataclass(frozen=True)
class Level:
    """What a bot is made of."""

    weights: Mapping[str, int] = field(default_factory=dict)
    temperature: int = 0
    reasons: int = BY_RULES
    talk: Talk = field(default_factory=Talk)
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

    def mind(self) -> Mind:
        """A mind of this level."""
        made = self._made()
        made.gentle = int(self.gentle)
        return made

    def _made(self) -> Mind:
        if not self.playouts:
            return Mind(style_of(self.weights), self.temperature, self.reasons)
        searcher = self._searcher()
        searcher.width, searcher.seconds, searcher.doubt = self.width, self.seconds, self.doubt
        return searcher

    def _searcher(self) -> Searcher:
        style = style_of(self.weights)
        if self.scheme is None:
            return Searcher(style, self.temperature, self.reasons, self.playouts, self.margin)
        return Schemer(
            style, self.temperature, self.reasons, self.playouts, self.margin, scheme_of(self.scheme, self.stakes)
        )

    def likelihoods(self) -> Likelihoods:
        """What its evidence is weighed by."""
        return fitted() if self.reasons == BY_EVIDENCE else blank()


# Who knows whom to break and mend does more of both, and maps help all who are believed.
KNOWING: Mapping[str, int] = {"BREAK_OTHER": 2400, "LOOK_GAIN": 1900, "MEND_OTHER": 4000}
SCHEME: Mapping[str, int] = {
    "STAKE": 0, "CREDIT": 0, "PATIENCE": 2, "EARLY_STAKE": 60, "EARLY_CREDIT": 150, "EXPOSED": 700, "INNOCENCE": 0,
}  # fmt: skip
# Where there are many saboteurs, the one who hides leaves the work to fewer, and it costs more.
CROWDED: Mapping[int, int] = {7: 30, 8: 45, 10: 45}

LADDER: dict[str, Level] = {
    "random": Level(reasons=ANY_MOVE),
    "digger": Level(),
    "detective": Level(KNOWING, reasons=BY_EVIDENCE, talk=Talk(1000, 500)),
    "schemer": Level(KNOWING, reasons=BY_EVIDENCE, talk=Talk(1000, 300), scheme=SCHEME, stakes=CROWDED, playouts=80),
    "search": Level(KNOWING, reasons=BY_EVIDENCE, talk=Talk(1000, 500), playouts=1000, budgeted=True),
}

# For people's tables: readable and forgiving. They break only whom they are sure of, never pile on, and mend partners.
PERSONALITIES: dict[str, Level] = {
    "beginner": Level(temperature=700, gentle=True, talk=Talk(800, 100)),
    "friendly": Level(
        {**KNOWING, "BREAK_FROM": 750, "MEND_OTHER": 5000, "HARM_BREAK": 2600},
        temperature=200, reasons=BY_EVIDENCE, talk=Talk(900, 300), gentle=True,
    ),
    "gruff": Level(
        {**KNOWING, "BREAK_FROM": 550}, temperature=80, reasons=BY_EVIDENCE, talk=Talk(600, 600), gentle=True
    ),
}  # fmt: skip
DEFAULT_BOT = "friendly"


def seated(name: str, seed: str) -> Seated:
    """A bot of the ladder or a personality. Raises KeyError for a name that none has."""
    level = LADDER[name] if name in LADDER else PERSONALITIES[name]
    return Seated(name, seed, level.mind(), level.talk, level.likelihoods())
