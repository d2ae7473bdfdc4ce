"""A seat for players that read and write text, such as language models: in six languages, from a view alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from saboteur.bots import Bot, BotGame, Observation, make_bot
from saboteur.rules import Game, IllegalMove, NotAMove, Setup, View, legal_moves
from saboteur.rules.cell_names import cell_name, with_names, without_names
from saboteur.rules.claims import NotAClaim, is_true, parse_claim
from saboteur.rules.deal import GOAL_CELLS
from saboteur.sentences import sentence_in, told

RULES: Final = ("rules-tools", "rules-discard", "rules-end")
_CLAIM: Final = re.compile(r"![a-z-]+(?:[@>:][^\s,;]+)*", re.ASCII)
_PLACE: Final = re.compile(r"@(-?\d+),(-?\d+)", re.ASCII)
_BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")


class NotUnderstood(ValueError):
    """An answer from which no legal move could be read; the message says why, in the reader's language."""


@dataclass(frozen=True)
class Answer:
    """What a text was understood to say."""

    move: str
    claim: str | None = None


def rules_text(language: str = "en") -> str:
    """The rules in short, for a prompt."""
    return "\n".join(sentence_in(language, key) for key in RULES)


def observation_text(view: View, language: str = "en", history: Sequence[Observation] = ()) -> str:
    """What the seat sees, with its numbered legal moves if it is its turn; `history` adds what was claimed."""
    public, own = view.public, view.own
    assert own is not None, "a spectator has no seat"
    lines = [" ".join(f"{card}@{cell_name((column, row))}" for column, row, card in public.mine)]
    seen = [goal.content or known or "?" for goal, known in zip(public.goals, own.seen, strict=True)]
    lines.append(" · ".join(f"{cell_name(cell)} {goal}" for cell, goal in zip(GOAL_CELLS, seen, strict=True)))
    for seat, tools in enumerate(public.broken):
        if tools:
            names = ", ".join(sentence_in(language, "tool", tool=tool) for tool in tools)
            lines.append(sentence_in(language, "broken-tools", who=_who(view, seat, language), tools=names))
    for speaker, text in [entry.claim for entry in history if entry.claim is not None]:
        lines.append(f"{_who(view, speaker, language)}: {_named(text)}")
    lines.append(sentence_in(language, "deck-left", count=public.deck_size))
    role = sentence_in(language, "role", role=own.role)
    lines.append(sentence_in(language, "your-hand", role=role, cards=" ".join(own.hand)))
    moves = legal_moves(view)
    lines += [f"{number}. {with_names(move)}" for number, move in enumerate(moves, start=1)]
    if moves and public.phase == "play":
        lines.append(f"{sentence_in(language, 'your-turn')} (1–{len(moves)}):")
    elif moves:
        lines.append(sentence_in(language, "ask-move", phase=public.phase))
    return "\n".join(lines)


def _named(claim: str) -> str:
    """A claim with its cell named, as the cells of moves are."""
    return _PLACE.sub(lambda found: f"@{cell_name((int(found[1]), int(found[2])))}", claim)


def _who(view: View, seat: int, language: str) -> str:
    return sentence_in(language, "you" if seat == view.seat else "seat", seat=seat)


def understood(text: str, view: View, language: str = "en") -> Answer:
    """The move and the claim in an answer: a move or its number, alone, in brackets or on the last line.

    Raises NotUnderstood with a sentence to send back.
    """
    claims = [claim for claim in map(without_names, _CLAIM.findall(text)) if _is_claim(claim)]
    rest = _CLAIM.sub(" ", text)
    moves = legal_moves(view)
    lines = [line.strip() for line in rest.splitlines() if line.strip()]
    tries = [*reversed(_BRACKETS.findall(rest)), *reversed(lines)]
    tries += [word for line in reversed(lines) for word in reversed(line.split())]
    for candidate in tries:
        move = _meant(candidate.strip(" .`*'\"“”"), moves)
        if move is not None:
            return Answer(move, claims[0] if claims else None)
    raise NotUnderstood(_complaint(lines[-1] if lines else "", view, language))


def _is_claim(text: str) -> bool:
    try:
        parse_claim(text)
    except NotAClaim:
        return False
    return True


def _meant(text: str, moves: Sequence[str]) -> str | None:
    if text.isascii() and text.isdigit() and len(text) < 5:
        return moves[int(text) - 1] if 0 < int(text) <= len(moves) else None
    move = without_names(text)
    return move if move in moves else None


def _complaint(text: str, view: View, language: str) -> str:
    """Why a text is no move here; the rules themselves say it where they can."""
    refusal: NotAMove | IllegalMove = NotAMove("not-a-move", text=text[:64])
    return f"{told(refusal, language)} (1–{len(legal_moves(view))})"


TextPlayer = Callable[[str], str]
"""Reads a prompt and answers with text: a language model, a person, or a stand-in."""


class TextBot(Bot):
    """A text player behind the interface of a bot; if it is not understood, it is told why and asked again."""

    def __init__(self, player: TextPlayer, language: str = "en", tries: int = 3, seed: str = "") -> None:
        super().__init__(seed)
        self.player = player
        self.language = language
        self.tries = tries
        self.complaints = 0
        self._claim: str | None = None

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """The move that was understood; after so many tries the first legal one."""
        prompt = f"{rules_text(self.language)}\n\n{observation_text(view, self.language, history)}"
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
    detected: int = 0
    """Accusations and words of trust that were right, said as a digger."""
    complaints: int = 0

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
    """Text players at one table, game after game, on seats that move on."""

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
        for _, seat, text in table.claims:
            claim, score = parse_claim(text), self.scores[seated[seat]]
            true = is_true(claim, result.roles, deal.goals, seat, (0, 1, 2))
            score.false_claims += true is False
            if claim.kind.says_saboteur is not None and result.roles[seat] != "saboteur":
                score.accusations += 1
                score.detected += true is True


class TextArenaEnv:
    """The method names of TextArena's environments: `reset`, `get_observation`, `step`, `close`."""

    def __init__(self, edition: str = "lt", language: str = "en", rounds: int = 1) -> None:
        self.edition, self.language, self.rounds = edition, language, rounds

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game."""
        self.game = Game.seeded(Setup(self.edition, num_players, rounds=self.rounds), str(seed or 0))
        self._complaint = ""

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and what to tell that player."""
        seat = self.game.to_act
        assert seat is not None, "the game is over"
        text = observation_text(self.game.view(seat), self.language)
        return seat, f"{rules_text(self.language)}\n\n{text}{self._complaint}"

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
        self.game.play(seat, answer.move)
        return self.game.over, {"understood": True, "move": answer.move}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Nuggets of each player, and who won."""
        return dict(enumerate(map(float, self.game.nuggets))), {"winners": self.game.winners}
