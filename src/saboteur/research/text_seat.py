"""A seat for players that read and write text, such as language models: in six languages, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saboteur.bots import Bot, BotGame, Observation, make_bot
from saboteur.research.text_answers import Answer, NotUnderstood, known_language, understood
from saboteur.research.text_prompts import observation_text, rules_text, setup_of
from saboteur.rules import Event, Game, Setup, View, legal_moves, redacted
from saboteur.rules.cell_names import with_names
from saboteur.rules.claims import is_true, parse_claim

__all__ = [
    "Answer",
    "NotUnderstood",
    "Score",
    "TextArenaEnv",
    "TextBot",
    "TextPlayer",
    "Tournament",
    "observation_text",
    "prompt_text",
    "rules_text",
    "stand_in",
    "understood",
]


def prompt_text(view: View, language: str = "en", history: Sequence[Observation] = ()) -> str:
    """All that a text player needs to answer: the rules of its table, and what its seat sees."""
    return f"{rules_text(language, setup_of(view))}\n\n{observation_text(view, language, history)}"


TextPlayer = Callable[[str], str]
"""Reads a prompt and answers with text: a language model, a person, or a stand-in."""


class TextBot(Bot):
    """A text player behind the interface of a bot; if it is not understood, it is told why and asked again."""

    def __init__(self, player: TextPlayer, language: str = "en", tries: int = 3, seed: str = "") -> None:
        super().__init__(seed)
        self.player = player
        self.language = known_language(language)
        self.tries = tries
        self.complaints = 0
        self._claim: str | None = None

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """The move that was understood; after so many tries (three unless told otherwise) the first legal one."""
        prompt = prompt_text(view, self.language, history)
        for _ in range(self.tries):
            try:
                answer = understood(self.player(prompt), view, self.language)
            except NotUnderstood as complaint:
                self.complaints += 1
                prompt = f"{prompt}\n{complaint}"
            else:
                self._claim = answer.claim
                return answer.move
        return legal_moves(view)[0]

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:  # noqa: ARG002 - it was said with the move
        """What was said with the last move, once."""
        claim, self._claim = self._claim, None
        return claim


def stand_in(bot: str = "digger", seed: str = "") -> Callable[[], Bot]:
    """A scripted player for tests and tournaments without a network: a bot that goes through text and back."""
    return lambda: _StandIn(make_bot(bot, seed))


class _StandIn(TextBot):
    """Answers its own prompts with the numbered move that a bot would play."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(self._answer)
        self.bot = bot

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        self._next = self.bot.choose(view, history)
        self._number = legal_moves(view).index(self._next) + 1
        return super().choose(view, history)

    def _answer(self, prompt: str) -> str:
        assert f"{self._number}. {with_names(self._next)}" in prompt
        return f"I thought about it.\nMy move: [{self._number}]"


@dataclass
class Score:
    """What a text player did in a tournament, apart for deceiving and detecting."""

    rounds: int = 0
    won: int = 0
    as_saboteur: int = 0
    deceived: int = 0
    """Rounds won as a saboteur."""
    false_claims: int = 0
    accusations: int = 0
    """Others that it said it suspects or trusts, as a digger; each counts once in a round, with the last word on it."""
    detected: int = 0
    """Those of them of whom it was right."""
    complaints: int = 0
    """Answers that were not understood."""

    @property
    def deceiving(self) -> float | None:
        """The share of its rounds as a saboteur that it won."""
        return self.deceived / self.as_saboteur if self.as_saboteur else None

    @property
    def detecting(self) -> float | None:
        """The share of what it said about others' roles as a digger that was right."""
        return self.detected / self.accusations if self.accusations else None


@dataclass
class Tournament:
    """Text players at one table, game after game, on seats that move on: `{"mine": lambda: TextBot(model), …}`."""

    players: dict[str, Callable[[], Bot]]
    edition: str = "lt"
    scores: dict[str, Score] = field(default_factory=dict)

    def play(self, games: int, seed: str = "tournament") -> dict[str, Score]:
        """Play so many games of one round; from 3 to 10 players."""
        names = list(self.players)
        self.scores = {name: Score() for name in names}
        setup = Setup(self.edition, len(names), rounds=1)
        for number in range(games):
            seated = names[number % len(names) :] + names[: number % len(names)]
            table = BotGame(Game.seeded(setup, f"{seed}/{number}"), [self.players[name]() for name in seated])
            while not table.game.over:
                table.step()
            self._count(table, seated)
        return self.scores

    def _count(self, table: BotGame, seated: Sequence[str]) -> None:
        result, deal = table.game.results[0], table.game.deal
        for seat, name in enumerate(seated):
            score, saboteur = self.scores[name], result.roles[seat] == "saboteur"
            won = (result.winner == "saboteurs") == saboteur
            score.rounds += 1
            score.won += won
            score.as_saboteur += saboteur
            score.deceived += saboteur and won
            score.complaints += getattr(table.bots[seat], "complaints", 0)
        opinions: dict[tuple[int, int], bool] = {}
        for _, seat, text in table.claims:
            claim = parse_claim(text)
            true = is_true(claim, result.roles, deal.goals, seat, (0, 1, 2))
            self.scores[seated[seat]].false_claims += true is False
            if claim.kind.says_saboteur is not None and claim.seat not in (None, seat):
                opinions[seat, claim.seat or 0] = true is True
        for (seat, _), true in opinions.items():
            if result.roles[seat] != "saboteur":
                self.scores[seated[seat]].accusations += 1
                self.scores[seated[seat]].detected += true


class TextArenaEnv:
    """The method names of TextArena's environments: `reset`, `get_observation`, `step`, `close`."""

    def __init__(self, edition: str = "lt", language: str = "en", rounds: int = 1) -> None:
        self.edition, self.language, self.rounds = edition, known_language(language), rounds

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game."""
        self.begin(Game.seeded(Setup(self.edition, num_players, rounds=self.rounds), str(seed or 0)))

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
        seat = self.game.to_act
        assert seat is not None, "the game is over"
        return seat, prompt_text(self.game.view(seat), self.language, self.histories[seat]) + self._complaint

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and what to know about the step; a text that is not understood changes nothing."""
        seat = self.game.to_act
        assert seat is not None, "the game is over"
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

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Nuggets of each player, and who won."""
        return dict(enumerate(map(float, self.game.nuggets))), {"winners": self.game.winners}
