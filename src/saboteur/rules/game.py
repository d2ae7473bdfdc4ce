"""A whole game: rounds, decisions and gold. `play` turns a seat's move into events, or refuses and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from saboteur.rules.core.cards import FACE_NAMES, KINDS
from saboteur.rules.core.layout import (
    BROKEN,
    BY_HANDS,
    BY_RING,
    BY_TREASURE,
    DIGGERS,
    EFFECTS,
    GOAL_TURNED,
    HOW,
    LAYER,
    PHASE,
    PLAY,
    STONE,
    TOP,
    TURN_GOAL,
    TURNS,
    WINNER,
)
from saboteur.rules.core_reading import (
    broken_of,
    card_at,
    choices_of,
    goal_cards,
    goal_name,
    hand_of,
    mine_of,
    stone_name,
    stone_of,
)
from saboteur.rules.core_views import goals_shown, moves_of, own_fields, write_public
from saboteur.rules.core_writing import dealt_round
from saboteur.rules.deal import GOAL_CELLS, GOLD, Deals, HandMadeDeals, RoundDeal, SeededDeals
from saboteur.rules.editions import Setup
from saboteur.rules.errors import IllegalMove, Refusal, checked_seat
from saboteur.rules.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GameBegan,
    GameEnded,
    GoalSeen,
    GoalsReached,
    GoalTurned,
    GoldOffered,
    GoldPaid,
    GoldShown,
    GoldTaken,
    PathLaid,
    RockFell,
    RoundBegan,
    RoundEnded,
    StoneLaid,
    StoneMisfitted,
    ToolBroken,
    ToolMended,
    TurnBegan,
)
from saboteur.rules.game_attributes import GameAttributes, Step
from saboteur.rules.gold import NUGGETS_DUE, SELFISH_DWARF_DUE, cards_drawn, finder_of, pay, pickers
from saboteur.rules.illegal_reason import refusal_of
from saboteur.rules.notation import Move, number_of, parse
from saboteur.rules.view import PHASES, UNFILLED, Goal, Own, Public, RoundResult, View, assembled, goals_of, remember

HOW_NAMES: Final = {BY_TREASURE: "treasure", BY_HANDS: "hands", BY_RING: "ring"}


class Game(GameAttributes):
    """A game in progress. Mutable; `clone` gives an independent copy, `play` is the only way forward."""

    def __init__(self, setup: Setup, deals: Deals) -> None:
        self.setup = setup
        self.agreed = setup.agreed
        self.options = tuple(sorted(setup.options))
        self.open_gold = self.agreed.open_gold
        self.deals = deals
        self.moves = []
        self.round = 0
        self.starter = deals.first
        self.gold = [()] * setup.players
        self.loose = [0] * setup.players
        self.offer = ()
        self.pickers: tuple[int, ...] = ()
        self.rejected: list[tuple[int, ...]] = [()] * setup.players
        self.results = []
        self.over = False
        self.opening = (self._game_began(), *self._begin_round())

    @classmethod
    def seeded(cls, setup: Setup, seed: str | int) -> Game:
        """A game whose cards follow from a seed, so that anyone can deal them again; a number counts as its digits."""
        if not isinstance(seed, str) and (isinstance(seed, bool) or not hasattr(seed, "__index__")):
            raise TypeError(f"seed: {seed!r} is neither a text nor a whole number")
        return cls(setup, SeededDeals(setup, str(seed)))

    @classmethod
    def hand_made(
        cls, setup: Setup, *rounds: RoundDeal, first: int | None = None, gold: tuple[int, ...] = GOLD
    ) -> Game:  # fmt: skip
        """A game with given cards, a deal for each round. Seat 0 begins unless `first` or the set-up names another."""
        begins = setup.first if first is None else first
        return cls(setup, HandMadeDeals(setup, rounds, begins or 0, gold))

    @cached_property
    def pile(self) -> tuple[int, ...]:
        """The gold cards that nobody has yet; they are shuffled when somebody asks."""
        return self.deals.gold

    def clone(self) -> Game:
        """An independent copy."""
        copy = object.__new__(Game)
        copy.__dict__.update(self.__dict__, state=self.state.clone())
        copy.moves, copy.results = self.moves[:], self.results[:]
        copy.gold, copy.loose, copy.rejected = self.gold[:], self.loose[:], self.rejected[:]
        return copy

    __copy__ = clone

    def __repr__(self) -> str:
        """What it is and how far: nothing that is secret."""
        state = "over" if self.over else f"seat {self.to_act} to act"
        return f"<Game {self.setup}: round {self.round}, {self.version} moves, {state}>"

    # -- questions ------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Moves played so far."""
        return len(self.moves)

    @property
    def phase(self) -> str:
        """`play`, `turn-goal`, `lay-stone`, `pick-gold` or `over`."""
        if self.over:
            return "over"
        return PHASES.get(self.state.memory[PHASE], "pick-gold")

    @property
    def to_act(self) -> int | None:
        """The seat whose move it is; None when the game is over."""
        if self.over:
            return None
        return self.pickers[0] if self.pickers else self.state.seat

    @property
    def nuggets(self) -> tuple[int, ...]:
        """Everybody's nuggets so far."""
        return tuple(sum(cards) + loose for cards, loose in zip(self.gold, self.loose, strict=True))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats with most nuggets; None while the game is not over."""
        if not self.over:
            return None
        return tuple(seat for seat, nuggets in enumerate(self.nuggets) if nuggets == max(self.nuggets))

    def legal_moves(self) -> list[str]:
        """The legal moves of the seat to act, sorted; what `legal_moves(view)` says for its view."""
        if self.over:
            return []
        if self.offer:
            return [f"G{value}" for value in sorted(set(self.offer))]
        return moves_of(self.state)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> Step:
        """Make a move. Raises NotAMove or IllegalMove with the reason, and then nothing has changed."""
        move = parse(text)
        number = self._check(seat, move)
        events = tuple(self._pick(seat, move.value) if self.offer else self._use(seat, move, number))
        self.moves.append(text)
        return Step(seat, text, events)

    def _check(self, seat: int, move: Move) -> int:
        """The core's number of a legal move; -1 for gold. Raises IllegalMove."""
        if self.over:
            raise IllegalMove(Refusal.GAME_OVER)
        if seat != self.to_act:
            raise IllegalMove(Refusal.NOT_YOUR_TURN, seat=seat)
        if self.offer:
            if move.verb != "G":
                raise IllegalMove(Refusal.WRONG_PHASE, phase=self.phase)
            if move.value not in self.offer:
                raise IllegalMove(Refusal.NOT_ON_OFFER, value=move.value)
            return -1
        number = -1 if move.verb == "G" else number_of(move, stone_name(self.state))
        if move.verb == "G" or not self.state.allows(number):
            raise refusal_of(self.state, move)
        return number

    def _use(self, seat: int, move: Move, number: int) -> list[Event]:
        state, played = self.state, self._played(seat, move)
        events = [] if played is None else [played]
        top = state.memory[TOP]
        state.apply(number)
        if state.memory[EFFECTS]:
            events += self._at_the_goals()
        if state.memory[TOP] > top:
            events.append(Drew(seat, KINDS[state.deck[top]]))
        if state.ended:
            events += self._end_round()
        else:
            events.append(self._next(seat))
        return events

    def _played(self, seat: int, move: Move) -> Event | None:
        """What playing this card shows; None for a decision, whose outcome shows at the goals."""
        if move.verb == "P":
            return PathLaid(seat, move.cell, move.card)
        if move.verb == "R":
            return RockFell(seat, move.cell, card_at(self.state, move.cell))
        if move.verb == "V":
            goal = GOAL_CELLS.index(move.cell)
            return GoalSeen(seat, goal, goal_name(self.state, goal))
        if move.verb == "B":
            return ToolBroken(seat, move.seat, move.tool)
        if move.verb == "M":
            return ToolMended(seat, move.seat, move.tool, move.card)
        return Discarded(seat, move.card) if move.verb == "-" else None

    def _at_the_goals(self) -> Iterator[Event]:
        memory = self.state.memory
        for number in range(1, memory[EFFECTS] + 1):
            effect = memory[EFFECTS + number]
            goal, face = effect >> 6 & 63, effect & 63
            if effect >> 12 == GOAL_TURNED:
                yield GoalTurned(goal, goal_name(self.state, goal))
            else:
                yield StoneLaid(goal, FACE_NAMES[face])

    def _next(self, seat: int) -> Event:
        phase = self.state.phase
        if phase == TURN_GOAL:
            return GoalsReached(seat, choices_of(self.state))
        if phase == STONE:
            return StoneMisfitted(seat, stone_of(self.state) or 0)
        return TurnBegan(self.state.seat)

    # -- rounds ---------------------------------------------------------------------------------------------------

    def _game_began(self) -> Event:
        setup = self.setup
        return GameBegan(setup.edition, setup.players, self.options, setup.rounds)

    def _begin_round(self) -> Iterator[Event]:
        self.round += 1
        self.rejected = [()] * self.setup.players
        deal = self.deal = self.deals.round(self.round)
        self.state = dealt_round(self.setup, deal, self.starter)
        self.unchanging = self._fields_of_the_round()
        yield RoundBegan(
            self.round, self.starter, tuple(len(hand) for hand in deal.hands), len(deal.deck),
            mine_of(self.state), goal_cards(self.state), broken_of(self.state),
        )  # fmt: skip
        for seat, role in enumerate(deal.roles):
            yield Dealt(seat, role, hand_of(self.state, seat))
        yield TurnBegan(self.starter)

    def _end_round(self) -> Iterator[Event]:
        """Show everything, then share the gold; a round without picks to make goes straight on to the next."""
        deal, memory = self.deal, self.state.memory
        found = memory[WINNER] == DIGGERS
        finder = finder_of(memory[LAYER], deal.roles) if found else None
        winner, how = "diggers" if found else "saboteurs", HOW_NAMES[memory[HOW]]
        result = RoundResult(winner, how, self.starter, memory[TURNS], finder, deal.roles)
        self.results.append(result)
        yield RoundEnded(
            self.round, winner, how, self.starter, memory[TURNS], finder, deal.roles, deal.spare, deal.goals
        )  # fmt: skip
        yield from self._reward(found=found)
        if not self.offer:
            yield from self._go_on()

    def _reward(self, *, found: bool) -> Iterator[Event]:
        roles, layer = self.deal.roles, self.state.memory[LAYER]
        if not found:
            yield from self._pay_saboteurs()
        elif roles[layer] == "selfish":
            yield from self._pay(layer, SELFISH_DWARF_DUE)
        else:
            self.pickers = pickers(layer, roles, self.agreed.unpaid(roles, self._broken()))
            if self.pickers:
                drawn = cards_drawn(roles)
                self.offer, self.pile = tuple(sorted(self.pile[:drawn])), self.pile[drawn:]
            yield from self._offer()

    def _broken(self) -> frozenset[int]:
        """The seats with a broken tool."""
        return frozenset(seat for seat in range(self.setup.players) if self.state.memory[BROKEN + seat])

    def _pay_saboteurs(self) -> Iterator[Event]:
        roles, players = self.deal.roles, self.setup.players
        after = self.state.seat + 1
        saboteurs = [seat % players for seat in range(after, after + players) if roles[seat % players] == "saboteur"]
        for seat in saboteurs:
            yield from self._pay(seat, NUGGETS_DUE[len(saboteurs)])

    def _pay(self, seat: int, due: int) -> Iterator[Event]:
        payout = pay(self.pile, due)
        self.pile = payout.pile
        self.gold[seat] += payout.kept
        self.loose[seat] += payout.loose
        self.rejected[seat] = payout.rejected
        yield GoldPaid(seat, len(payout.kept), payout.loose, payout.kept, payout.rejected)
        if self.open_gold:
            yield GoldShown(seat, payout.kept)

    def _offer(self) -> Iterator[Event]:
        if self.offer:
            yield GoldOffered(self.pickers[0], len(self.offer), self.offer)
        else:
            self.pickers = ()

    def _pick(self, seat: int, value: int) -> Iterator[Event]:
        left = list(self.offer)
        left.remove(value)
        self.offer = tuple(left)
        self.gold[seat] += (value,)
        self.pickers = (*self.pickers[1:], seat)
        yield GoldTaken(seat, value)
        if self.open_gold:
            yield GoldShown(seat, (value,))
        yield from self._offer()
        if not self.offer:
            yield from self._go_on()

    def _go_on(self) -> Iterator[Event]:
        if self.round < self.setup.rounds:
            self.starter = (self.state.seat + 1) % self.setup.players
            yield from self._begin_round()
        else:
            self.over = True
            yield GameEnded(self.nuggets, self.winners or (), tuple(self.gold))

    # -- views ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat knows; None is a spectator. Raises ValueError for a seat that nobody has."""
        return View(self.public(), seat, None if seat is None else self.own(seat))

    def view_to_act(self) -> View:
        """The same for the seat to act, quicker to ask for its legal moves: it remembers them. Not when it is over."""
        view = self.view(self.to_act)
        if self.state.phase == PLAY:
            remember(view, self.state.legal())
        return view

    def public(self) -> Public:
        """What everybody sees."""
        state = self.state
        fields = self._fields_of_the_round() if state.ended else self.unchanging.copy()
        fields["version"] = len(self.moves)
        fields["phase"] = self.phase
        fields["to_act"] = self.to_act
        fields["goals"] = self.goals()
        write_public(fields, state)
        return assembled(Public, fields)

    def _fields_of_the_round(self) -> dict[str, object]:
        """All fields of `Public` in their order; those that no move changes before the round ends have values."""
        setup, shown, over = self.setup, self.state.ended, self.over
        return UNFILLED | {
            "edition": setup.edition, "players": setup.players, "options": self.options, "rounds": setup.rounds,
            "round": self.round, "starter": self.starter,
            "roles": self.deal.roles if shown else None, "spare": self.deal.spare if shown else None,
            "offered": len(self.offer), "gold_cards": tuple(map(len, self.gold)), "loose": tuple(self.loose),
            "gold": tuple(self.gold) if over or self.open_gold else None, "results": tuple(self.results),
            "nuggets": self.nuggets if over else None, "winners": self.winners if over else None,
        }  # fmt: skip

    def own(self, seat: int) -> Own:
        """What a seat knows besides. Raises ValueError for a seat that nobody has."""
        checked_seat(seat, self.setup.players)
        fields = {
            "role": self.deal.roles[seat],
            **own_fields(self.state, seat),
            "gold": self.gold[seat],
            "offer": self.offer if self.offer and seat == self.to_act else (),
            "rejected": self.rejected[seat],
        }
        return assembled(Own, fields)

    def goals(self) -> tuple[Goal, ...]:
        """The goals as everybody sees them, from the top row down."""
        return goals_of(goals_shown(self.state))
