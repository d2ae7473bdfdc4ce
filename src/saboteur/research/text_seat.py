"""A seat for players that read and write text, such as language models: in six languages, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from saboteur.bots import Bot, Observation, make_bot
from saboteur.bots.bot_game import speaks
from saboteur.research.before_reset import BeforeReset
from saboteur.research.checked_choice import checked
from saboteur.research.seeds import Seeds
from saboteur.research.text_answers import Answer, NotUnderstood, known_language, numbered_moves, understood
from saboteur.research.text_prompts import observation_text, rules_text, setup_of
from saboteur.research.tournament import Failure, Score, Scores, Tournament, rescore
from saboteur.rules import Event, Game, Setup, View, redacted
from saboteur.rules.cell_names import with_names

__all__ = [
    "Answer",
    "Failure",
    "NotUnderstood",
    "Score",
    "Scores",
    "TextArenaEnv",
    "TextBot",
    "TextPlayer",
    "Tournament",
    "observation_text",
    "prompt_text",
    "rescore",
    "rules_text",
    "stand_in",
    "understood",
]


def prompt_text(view: View, language: str = "en", history: Sequence[Observation] = ()) -> str:
    """All that a text player needs to answer: the rules of its table, and what its seat sees."""
    return f"{rules_text(language, setup_of(view))}\n\n{observation_text(view, language, history)}"


TextPlayer = Callable[[str], str]
"""Reads a prompt and answers with text: a language model, a person, or a stand-in."""

FALLBACKS: Final = ("discard", "random", "raise")


class TextBot(Bot):
    """A text player behind the interface of a bot; if it is not understood, it is told why and asked again.

    After so many tries, `fallback` says what is done: `discard` discards the first card and takes the first gold card
    that is offered, or else makes the first move of the prompt; `random` makes any legal move; `raise` raises the last
    NotUnderstood. The first move of a prompt often breaks a tool: it would make a player that writes badly look like a
    traitor.
    """

    def __init__(
        self, player: TextPlayer, language: str = "en", tries: int = 3, seed: str = "", fallback: str = "discard"
    ) -> None:
        super().__init__(seed)
        self.player = player
        """Reads a prompt and answers with text."""
        self.language: str = known_language(language)
        """In which it is asked: `en`, `lt`, `lv`, `et`, `ru` or `el`."""
        self.tries = tries
        """How often it is asked for a move at most."""
        self.fallback: str = checked("fallback", fallback, FALLBACKS)
        """What is done then: `discard`, `random` or `raise`."""
        self.complaints: int = 0
        """How many of its answers were not understood."""
        self._claim: str | None = None

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """The move that was understood; after so many tries (three unless told otherwise) that of the fallback."""
        prompt = prompt_text(view, self.language, history)
        problem = NotUnderstood("the player was not asked")
        for _ in range(self.tries):
            said = self.player(prompt)
            if not isinstance(said, str):
                raise TypeError(f"a text player answers with text, and not with {said!r}")
            try:
                answer = understood(said, view, self.language)
            except NotUnderstood as complaint:
                self.complaints += 1
                problem = complaint
                prompt = f"{prompt}\n{complaint}"
            else:
                self._claim = answer.claim
                return answer.move
        if self.fallback == "raise":
            raise problem
        return self.random(view).choice(numbered_moves(view)) if self.fallback == "random" else _neutral(view)

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - it was said with the move
        """What was said with the last move, once."""
        claim, self._claim = self._claim, None
        return claim


def _neutral(view: View) -> str:
    """The move that says least about who makes it."""
    if view.own is not None and view.own.offer:
        return f"G{view.own.offer[0]}"
    moves = numbered_moves(view)
    return next((move for move in moves if move.startswith("-")), moves[0])


def stand_in(bot: str = "digger", seed: str = "") -> Callable[[], Bot]:
    """A scripted player for tests and tournaments without a network: a bot that goes through text and back. Raises
    BadBot for a name that no bot has."""
    make_bot(bot, seed)
    return lambda: _StandIn(make_bot(bot, seed))


class _StandIn(TextBot):
    """Answers its own prompts with the numbered move that a bot would play, and says what that bot says."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(self._answer)
        self.bot = bot

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        self._next = self.bot.choose(view, history)
        self._number = numbered_moves(view).index(self._next) + 1
        return super().choose(view, history)

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        """What the bot claims after a move of anybody."""
        return self.bot.claim(view, history) if speaks(self.bot) else None

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:
        return self.bot.suspects(view, history)

    def _answer(self, prompt: str) -> str:
        assert f"{self._number}. {with_names(self._next)}" in prompt
        return f"I thought about it.\nMy move: [{self._number}]"


class TextArenaEnv(BeforeReset):
    """The method names of TextArena's environments: `reset`, `get_observation`, `step`, `close`."""

    after_reset = frozenset(("game", "histories"))

    def __init__(self, edition: str = "lt", language: str = "en", rounds: int = 1) -> None:
        self.edition, self.language, self.rounds = edition, known_language(language), rounds
        self._seeds = Seeds(62)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game: with a seed always the same. Without one, it follows from the last seed that was given, or from
        the system's entropy."""
        setup = Setup(self.edition, num_players, rounds=self.rounds)
        self.begin(Game.seeded(setup, self._seeds.next(seed)))

    def begin(self, game: Game) -> None:
        """Play a game that has just been dealt."""
        self.game = game
        self._complaint = ""
        self.histories: list[list[Observation]] = [[] for _ in range(game.setup.players)]
        self._remember(game.opening)

    def _remember(self, events: Iterable[Event]) -> None:
        for seat, history in enumerate(self.histories):
            history.append(Observation(tuple(redacted(event, seat) for event in events)))

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and what to tell that player."""
        seat = self._seat_to_act()
        return seat, prompt_text(self.game.view(seat), self.language, self.histories[seat]) + self._complaint

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and what to know about the step; a text that is not understood changes nothing."""
        seat = self._seat_to_act()
        try:
            answer = understood(action, self.game.view(seat), self.language)
        except NotUnderstood as complaint:
            self._complaint = f"\n{complaint}"
            return False, {"understood": False, "complaint": str(complaint)}
        self._complaint = ""
        self._remember(self.game.play(seat, answer.move).events)
        if answer.claim is not None:
            for history in self.histories:
                history.append(Observation(claim=(seat, answer.claim)))
        return self.game.over, {"understood": True, "move": answer.move, "claim": answer.claim}

    def _seat_to_act(self) -> int:
        seat = self.game.to_act
        if seat is None:
            raise RuntimeError("the game is over: call reset() for another")
        return seat

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Nuggets of each player, and who won."""
        return dict(enumerate(map(float, self.game.nuggets))), {"winners": self.game.winners}
