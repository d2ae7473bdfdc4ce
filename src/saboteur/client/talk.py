"""What a bot says at a live table: it is asked after every move of anybody, and says no more than the table takes."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from time import monotonic
from typing import Any

from saboteur.bots import Bot, Observation
from saboteur.bots.bot_game import speaks
from saboteur.rules import View
from saboteur.rules.claims import NotAClaim, claim_text, parse_claim

log = logging.getLogger("saboteur")


class Talk:
    """The talk of one seat: when its bot is asked, what is sent, and what becomes of a refusal."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._speaks = speaks(bot)
        self._allowed = True
        self._silent_until = 0.0
        self._moment: tuple[int, int] | None = None
        """The game and the number of moves after which it was last asked."""
        self._sent: set[str] = set()
        """Keys of what was sent and not answered yet."""
        self._said: set[str] = set()
        """Since its seat last moved."""
        self._warned: set[str] = set()
        """What was no claim, and has been reported."""

    def heed(self, room: dict[str, Any]) -> None:
        """Take over how much the table talks."""
        self._allowed = room["settings"]["talk"] != "none"

    def moved(self) -> None:
        """Its own seat has made a move: what it said before may be said again."""
        self._said.clear()

    def message(self, view: View, history: Sequence[Observation], game: int) -> dict[str, Any] | None:
        """What to send after the last move: nothing where it was asked already, has nothing to say, or must be silent.

        The moves made before it first saw the table are left to those who were there.
        """
        moment, before = (game, view.public.version), self._moment
        self._moment = moment
        if before is None or moment == before or moment[1] == 0 or not self._speaks:
            return None
        if not self._allowed:
            return None
        claim = self._claim(view, history)
        if claim is None or claim in self._said or monotonic() < self._silent_until:
            return None
        key = secrets.token_hex(8)
        self._sent.add(key)
        self._said.add(claim)
        return {"type": "claim", "key": key, "text": claim}

    def _claim(self, view: View, history: Sequence[Observation]) -> str | None:
        text = self._bot.claim(view, history)
        if text is None:
            return None
        try:
            return claim_text(parse_claim(text, view.public.players))
        except NotAClaim:
            if text not in self._warned:
                self._warned.add(text)
                log.warning("%s said %r, which is no claim here: it is left out", type(self._bot).__name__, text)
            return None

    def answered(self, message: dict[str, Any]) -> bool:
        """Whether a message is the answer to a claim. One that is refused is lost; the game goes on."""
        key = message.get("key")
        if message["type"] not in ("done", "refused") or key not in self._sent:
            return False
        self._sent.discard(key)
        if message.get("code") == "too-often":
            self._silent_until = monotonic() + message["arguments"].get("seconds", 1)
        elif message.get("code") == "no-talk":
            self._allowed = False
        return True
