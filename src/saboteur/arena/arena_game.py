"""One game between bots: each is shown only what its seat knows, and all hear what is said.

Bots made of a policy are asked on the core itself, with one belief for all that weigh evidence by the same
likelihoods: the same answers as through their interface, in a small part of the time. Any other bot is handed its view
and its history.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import thread_time
from typing import Final

from saboteur.bots import BadBot, Bot, Observation, make_bot
from saboteur.bots.belief import Belief
from saboteur.bots.bot_game import speaks
from saboteur.bots.built_in_bots import BUILT_IN_NAMES, built_in
from saboteur.bots.likelihoods import Likelihoods, fitted
from saboteur.bots.noting import note
from saboteur.bots.policy import BY_EVIDENCE, known_to
from saboteur.bots.policy_bot import PolicyBot, decision_seed
from saboteur.bots.policy_spec import PolicySpec
from saboteur.bots.reference_bots import REFERENCE
from saboteur.bots.repetition import Repetition
from saboteur.bots.seat_history import Trust, initial_belief, weigh
from saboteur.rules import Event, Game, IllegalMove, NotAMove, Setup
from saboteur.rules.claims import Claim, claim_text, parse_claim
from saboteur.rules.core.cards import TREASURE
from saboteur.rules.core.layout import LOOK, SABOTEUR, TURNED
from saboteur.rules.core.mine import goal_number
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import number_of, parse, text_of

PLAYOUTS_PER_MILLISECOND: Final = 10
NO_CLOCK: Final = 1e9
"""In the arena a search is never cut short: the same seeds must give the same results on a slow machine."""
TOLD: Final = ("told", "told-search")
"""The bots that are told the roles, to measure what that is worth."""


def arena_bot(name: str, seed: str, budget: int | None = None) -> Bot:
    """A bot made for one seat; with a budget in milliseconds, a searching one tries as much as takes about so long.

    Raises BadBot for a name that no bot has, or a foreign bot that cannot be made.
    """
    spec = spec_of(name)
    if spec is None:
        return make_bot(name, seed)
    if budget is not None:
        playouts = PLAYOUTS_PER_MILLISECOND * budget if spec.budgeted else spec.playouts
        spec = replace(spec, playouts=playouts, seconds=NO_CLOCK)
    return spec.bot(name, seed)


def spec_of(name: str) -> PolicySpec | None:
    """The specification of a built-in or reference bot; None for a bot that has none."""
    made = built_in(name) if name in BUILT_IN_NAMES else REFERENCE.get(name)
    return made if isinstance(made, PolicySpec) else None


class _SharedBelief:
    """What all bots with the same likelihoods believe in a round, and how far they believe each seat in the game."""

    belief: Belief

    def __init__(self, setup: Setup, likelihoods: Likelihoods) -> None:
        self.likelihoods = likelihoods
        self.trust = Trust(likelihoods, setup.players)

    def begin(self, setup: Setup) -> None:
        """A round begins: what was believed in the one before is forgotten."""
        self.belief = initial_belief(setup, self.likelihoods)


class ArenaGame:
    """A game being played. Roles and goals are looked up in it only to ask what a seat may know."""

    def __init__(self, game: Game, bots: Sequence[Bot], likelihoods: Likelihoods) -> None:
        """The likelihoods are those of all bots that have none of their own: of all whose are `fitted()`."""
        self.game = game
        self.bots = bots
        self._shared = [_SharedBelief(game.setup, likelihoods)]
        """That of all who have no likelihoods of their own comes first."""
        self._read_by = [self._belief_of(bot) for bot in bots]
        self.has_told = any(bot.name in TOLD for bot in bots)
        self.watch: Callable[[], None] | None = None
        """Called before each move of a round."""
        self.timed: Callable[[int, float], None] | None = None
        """Told the seat and the seconds of each choice, with what it took to ask for claims since the one before:
        processor time, so that a busy machine does not count."""
        self.policies = [bot if isinstance(bot, PolicyBot) else None for bot in bots]
        """The bots that are asked on the core; None for others."""
        self.histories: dict[int, list[Observation]] = {
            seat: [] for seat, bot in enumerate(self.policies) if bot is None
        }
        """Of the seats whose bots need one."""
        self.talk: list[tuple[int, int, str]] = []
        """For each claim the moves played before it, the seat and the text."""
        self.speakers = {seat for seat in self.histories if speaks(bots[seat])}
        self.repetition = Repetition()
        self._claim_seconds = [0.0] * game.setup.players
        """How long each seat has been asked for claims since its last choice."""
        self._record(game.opening)
        self._begin()

    def _begin(self) -> None:
        self.round = self.game.round
        for shared in self._shared:
            shared.begin(self.game.setup)
        self._beliefs = [(shared.belief, shared.trust) for shared in self._shared]
        self.truth = self.belief
        if self.has_told:
            self.truth = initial_belief(self.game.setup, self._shared[0].likelihoods)
            self.truth.tell(sum(1 << seat for seat, role in enumerate(self.game.deal.roles) if role == "saboteur"))
            self._beliefs.append((self.truth, self._shared[0].trust))
        self.said: list[tuple[int, bool]] = []

    def _belief_of(self, bot: Bot) -> _SharedBelief:
        """The belief by a bot's own likelihoods, or else the one of all who have none or weigh no evidence."""
        if not isinstance(bot, PolicyBot) or bot.policy.reasons < BY_EVIDENCE or bot.likelihoods == fitted():
            return self._shared[0]
        for shared in self._shared[1:]:
            if shared.likelihoods == bot.likelihoods:
                return shared
        self._shared.append(_SharedBelief(self.game.setup, bot.likelihoods))
        return self._shared[-1]

    @property
    def belief(self) -> Belief:
        """What bots without likelihoods of their own believe."""
        return self._shared[0].belief

    def play(self) -> None:
        """Play to the end of the game. Raises BadBot if a foreign bot fails or makes a move that is not legal."""
        game = self.game
        while not game.over:
            if game.offer:
                self._pick_gold()
            else:
                if game.round != self.round:
                    self._begin()
                if self.watch is not None:
                    self.watch()
                self.take(self.choice())

    def _pick_gold(self) -> None:
        game, seat = self.game, self.game.to_act or 0
        text = f"G{max(game.offer)}" if seat not in self.histories else self._answer(seat)
        try:
            step = game.play(seat, text)
        except (IllegalMove, NotAMove):
            raise self._illegal(seat, text) from None
        self.repetition.moved(seat)
        self._record(step.events)
        self._hear_foreign_claims(None)

    def choice(self) -> int:
        """The move of the seat to act."""
        state = self.game.state
        seat = state.seat
        bot = self.policies[seat]
        began = thread_time()
        if bot is not None:
            belief = self.truth if bot.name in TOLD else self._read_by[seat].belief
            seed = decision_seed(bot.seed_number, self.game.version)
            move = bot.policy.move(known_to(state, seat), belief, seed)
        else:
            move = self._number(seat, self._answer(seat))
        if self.timed is not None:
            self.timed(seat, thread_time() - began + self._claim_seconds[seat])
            self._claim_seconds[seat] = 0.0
        return move

    def take(self, move: int) -> None:
        """Everybody sees a move, then it is made, then its player, or a foreign bot, may speak."""
        game, state = self.game, self.game.state
        seat, turned = state.seat, state.memory[TURNED]
        for belief, _ in self._beliefs:
            belief.observe(state, move)
        step = game.play(seat, text_of(move, stone_name(state)))
        self.repetition.moved(seat)
        self._record(step.events)
        if state.ended:
            self._remember_claims()
            self._hear_foreign_claims(None)
            return
        for goal in range(3):
            if (state.memory[TURNED] & ~turned) >> goal & 1:
                for belief, _ in self._beliefs:
                    belief.rule_out(goal)
        looked = goal_number(move >> 5) if move & 31 == LOOK else None
        if self.histories:
            self._hear_foreign_claims(None if looked is None else (seat, looked))
        elif looked is not None:
            self._speak(seat, looked)

    def _speak(self, seat: int, goal: int) -> None:
        """What a bot made of a policy says after a look at a goal."""
        state, speaker = self.game.state, self.bots[seat]
        assert isinstance(speaker, PolicyBot)
        treasure = state.goals[goal] == TREASURE
        saboteur = state.roles[seat] == SABOTEUR
        claim = speaker.claim_rates.about(
            goal, speaker.seed_number, self.game.version, saboteur=saboteur, treasure=treasure
        )
        if claim is not None:
            self._hear(seat, claim)

    def _hear(self, seat: int, claim: Claim) -> None:
        state = self.game.state
        for belief, trust in self._beliefs:
            weigh(claim, seat, state, belief, trust)
        if claim.content is not None and claim.goal is not None:
            self.said.append((seat, (claim.content == "treasure") == (state.goals[claim.goal] == TREASURE)))
        text = claim_text(claim)
        self.talk.append((self.game.version, seat, text))
        for history in self.histories.values():
            history.append(Observation(claim=(seat, text)))

    def _remember_claims(self) -> None:
        roles = self.game.results[-1].roles
        for seat, true in self.said:
            if roles[seat] != "saboteur":
                for shared in self._shared:
                    shared.trust.learn(seat, true=true)

    # -- bots that are asked through their interface ----------------------------------------------------------------

    def _answer(self, seat: int) -> str:
        return self.bots[seat].choose(self.game.view_to_act(), self.histories[seat])

    def _number(self, seat: int, text: str) -> int:
        """The core's number of a move that is legal now. Raises BadBot for any other text."""
        state = self.game.state
        try:
            move = parse(text)
        except NotAMove:
            raise self._illegal(seat, text) from None
        number = number_of(move, stone_name(state)) if move.verb != "G" else -1
        if not state.allows(number):
            raise self._illegal(seat, text)
        return number

    def _illegal(self, seat: int, text: str) -> BadBot:
        return BadBot("bot-illegal-move", bot=self.bots[seat].name, move=text)

    def _record(self, events: Sequence[Event]) -> None:
        if self.histories:
            note(self.histories, events)

    def _hear_foreign_claims(self, looked: tuple[int, int] | None) -> None:
        """After a move every bot may speak, in the order of seats; those made of a policy do after a look of theirs."""
        if not self.histories or self.game.over:
            return
        if self.game.round != self.round:
            self._begin()
        if not self.speakers and looked is None:
            return
        for seat, bot in enumerate(self.bots):
            if seat in self.histories:
                if seat not in self.speakers:
                    continue
                claim = self._claim(seat, bot)
                if claim is not None and self.repetition.is_new(seat, claim_text(claim)):
                    self._hear(seat, claim)
            elif looked is not None and looked[0] == seat:
                self._speak(*looked)

    def _claim(self, seat: int, bot: Bot) -> Claim | None:
        began = thread_time()
        text = bot.claim(self.game.view(seat), self.histories[seat])
        self._claim_seconds[seat] += thread_time() - began
        return None if text is None else parse_claim(text, self.game.setup.players)
