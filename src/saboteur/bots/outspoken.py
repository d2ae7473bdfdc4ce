"""A built-in bot that also says whom it suspects or trusts, for tournaments and experiments.

Bots at people's tables never accuse anyone, and what was measured was measured without such claims: other bots weigh
them. So this is a bot of its own, which only those get who ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.bots.bad_bot import BadBot
from saboteur.bots.bot import Bot, Observation
from saboteur.bots.bot_registry import make_bot
from saboteur.bots.built_in_bots import BUILT_IN_NAMES
from saboteur.bots.explanation import doubts_of, spectators_doubts_of
from saboteur.bots.policy_bot import PolicyBot
from saboteur.rules import View
from saboteur.rules.claims import Claim, claim_text, parse_claim
from saboteur.rules.events import RoundBegan

SUSPECT_FROM: Final = 0.8
"""How likely a seat must be a saboteur to be accused …"""
TRUST_UP_TO: Final = 0.05
"""… and how likely it may be at most to be trusted."""


class Outspoken(Bot):
    """Plays and speaks as a built-in bot does. After a move of its own, when that bot has nothing to say, it says whom
    it is sure of: each seat at most once in a round, unless it has changed its mind.

    A saboteur says what a spectator would believe, and so betrays nothing that it knows.
    """

    def __init__(self, bot: str = "detective", seed: str = "") -> None:
        super().__init__(seed)
        made = make_bot(bot, seed)
        if not isinstance(made, PolicyBot):
            raise BadBot("unknown-bot", f"{', '.join(BUILT_IN_NAMES)} are", bot=bot)
        self.name = bot
        self.bot = made

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        return self.bot.choose(view, history)

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        """What the bot says, or an opinion."""
        claim = self.bot.claim(view, history)
        if claim is not None or view.own is None or view.public.phase == "over" or not _has_moved(view.seat, history):
            return claim
        return self._opinion(view, history)

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:
        return self.bot.suspects(view, history)

    def _opinion(self, view: View, history: Sequence[Observation]) -> str | None:
        reader = self.bot.reader(history)
        knows = view.own is not None and view.own.role != "saboteur"
        doubts = doubts_of(view, reader) if knows else spectators_doubts_of(view, reader)
        said = _opinions(view.seat, history)
        for seat in sorted(range(view.public.players), key=lambda other: -abs(doubts[other] - 0.5)):
            sure = doubts[seat] >= SUSPECT_FROM or doubts[seat] <= TRUST_UP_TO
            if seat != view.seat and sure and said.get(seat) != (doubts[seat] > 0.5):
                return claim_text(Claim("suspect" if doubts[seat] > 0.5 else "trust", seat=seat))
        return None


def _has_moved(seat: int | None, history: Sequence[Observation]) -> bool:
    """Whether the last move was this seat's, and it has said nothing since."""
    for entry in reversed(history):
        if entry.claim is None:
            return bool(entry.events) and getattr(entry.events[0], "seat", None) == seat
        if entry.claim[0] == seat:
            return False
    return False


def _opinions(seat: int | None, history: Sequence[Observation]) -> dict[int, bool]:
    """Whom this seat has called a saboteur, or trusted, in this round: its last word on each."""
    said: dict[int, bool] = {}
    for entry in history:
        if any(isinstance(event, RoundBegan) for event in entry.events):
            said = {}
        if entry.claim is not None and entry.claim[0] == seat:
            claim = parse_claim(entry.claim[1])
            if claim.kind.says_saboteur is not None and claim.seat is not None:
                said[claim.seat] = claim.kind.says_saboteur
    return said
