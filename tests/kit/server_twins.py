"""Twin worlds for the server: a short game with hand-made deals, and the same game with other cards wherever some seats
never looked. Built from deals, card by card: what a seat ever held, played or saw stays, everything else is drawn anew
from what the box has left."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from saboteur.rules import Game, HandMadeDeals, RoundDeal, SaboteurError, Setup, Step, parse
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS
from saboteur.rules.deal import DECK, GOLD
from saboteur.rules.events import GoldPaid
from saboteur.rules.notation import Move
from tests.kit.move_space import texts
from tests.kit.playing_styles import STYLES

CORRIDOR = ("Pew", "Pnesw", "Pew", "Pnesw", "Pew", "Pnesw")
"""The way to the middle goal but for one card, so that rounds end soon."""
SECRETS = ("role", "spare", "goal", "hand", "deck", "discard", "map", "gold")
TRIES = 24
Place = tuple[int, int, int]
"""Round, seat (-1 for the deck) and number of a card as it was dealt."""


@dataclass(frozen=True)
class Turn:
    """One move of the course, and moves that are not legal for whoever is to act."""

    seat: int
    move: str
    by_clock: bool = False
    probes: tuple[str, ...] = ()


@dataclass
class World:
    """Cards and the moves that were played with them."""

    deals: HandMadeDeals
    turns: list[Turn] = field(default_factory=list)

    def played(self) -> Game:
        """The game after all moves."""
        return list(self.games())[-1]

    def games(self) -> Iterator[Game]:
        """The game before the first move and after each; always the same object."""
        game = Game(self.deals.setup, self.deals)
        yield game
        for turn in self.turns:
            game.play(turn.seat, turn.move)
            yield game


# -- the first world --------------------------------------------------------------------------------------------------


def first_world(seed: int, players: int, edition: str = "lt", options: frozenset[str] = frozenset()) -> World:
    """A game of two short rounds, played until somewhere in the second."""
    chance = random.Random(f"world {seed}")
    setup = Setup(edition, players, options, 2)
    for _ in range(200):
        rounds = tuple(_short_round(setup, chance) for _ in range(2))
        deals = HandMadeDeals(setup, rounds, chance.randrange(players), tuple(chance.sample(GOLD, len(GOLD))))
        world = World(deals, list(_course(deals, chance)))
        if world.played().round == 2:
            return world
    raise AssertionError("no game came into its second round")


def _short_round(setup: Setup, chance: random.Random) -> RoundDeal:
    """Hands of four with a map in each, two turns' worth of deck, and a corridor that ends before the goals."""
    cards = list((Counter(DECK) - Counter(CORRIDOR) - Counter({"V": setup.players})).elements())
    chance.shuffle(cards)
    roles = list(setup.role_cards)
    chance.shuffle(roles)
    size = 4
    return RoundDeal(
        roles=tuple(roles[: setup.players]),
        spare=roles[setup.players] if len(roles) > setup.players else None,
        goals=tuple(chance.sample(("treasure", "Pes", "Psw"), 3)),
        hands=tuple(("V", *(cards.pop() for _ in range(size - 1))) for _ in range(setup.players)),
        deck=tuple(cards[: 2 * setup.players]),
        mine=tuple(f"{card}@{column},0" for column, card in enumerate(CORRIDOR, start=1)),
    )


def _course(deals: HandMadeDeals, chance: random.Random) -> Iterator[Turn]:
    """Moves into the second round: maps when there are any, else some way of playing; the last ones are discards."""
    game = Game(deals.setup, deals)
    style = STYLES[chance.choice(("random", "digging", "digging"))]
    into_second = chance.randrange(deals.setup.players, 2 * deals.setup.players)
    while into_second > 0:
        legal = game.legal_moves()
        looks = [move for move in legal if move[0] == "V"]
        move = chance.choice(looks) if looks else style(game, legal, chance)
        if game.round == 2 and chance.random() < 0.3:
            move = chance.choice([one for one in legal if one[0] == "-"] or legal)
        seat, before = game.to_act, game.round
        assert seat is not None
        yield Turn(seat, move, move[0] == "-" and chance.random() < 0.2, _probes(game, legal, chance))
        game.play(seat, move)
        if game.over:
            return
        into_second -= before == 2


def _probes(game: Game, legal: list[str], chance: random.Random) -> tuple[str, ...]:
    """Moves that are refused, one for each reason that some tries find."""
    found: dict[str, str] = {}
    space = list(texts(game))
    for text in chance.sample(space, min(40, len(space))):
        if text not in legal:
            try:
                game.clone().play(game.to_act or 0, text)
            except SaboteurError as refusal:
                found.setdefault(refusal.code, text)
    return tuple(found.values())


# -- the twin ---------------------------------------------------------------------------------------------------------


def twin_of(world: World, knowing: frozenset[int], seed: int) -> World | None:
    """Another world that these seats together cannot tell from the first, as different as some tries find; or None."""
    search = _Search(world, knowing, random.Random(f"twin {seed} {sorted(knowing)}"))
    best, most = None, 0
    for _ in range(TRIES):
        twin = search.tried()
        kinds = 0 if twin is None else search.found.total() + search.found["gold"]  # the rarest counts twice
        if kinds > most:
            best, most = twin, kinds
        if most > len(SECRETS):
            break
    return best


class _Search:
    """Tries to find twins of one world for some seats."""

    def __init__(self, world: World, knowing: frozenset[int], chance: random.Random) -> None:
        self.world, self.knowing, self.chance = world, knowing, chance
        self.tracks = _Tracks(world)
        self.facts = [_course_facts(game, knowing) for game in world.games()]
        self.paid = _paid(world, knowing)
        self.game = world.played()
        self.secrets = secrets_of(self.game, world, knowing)
        self.found: Counter[str] = Counter()
        """Which secrets differ in the twin found last."""

    def tried(self) -> World | None:
        """One try: other cards, and with them some other piles of gold."""
        cards = self.tracks.redealt(self.knowing, self.chance)
        rounds = [_with_cards(deal, number, cards) for number, deal in enumerate(self.world.deals.rounds, start=1)]
        last = self.game.round - 1
        rounds[last] = _with_secrets(rounds[last], self.game, self.knowing, self.chance)
        for _ in range(3):
            gold = _other_gold(self.world.deals.gold, self.game.setup, self.chance)
            twin = World(replace(self.world.deals, rounds=tuple(rounds), gold=gold))
            if self._follows(twin, cards):
                return twin
        return None

    def _follows(self, twin: World, cards: dict[Place, str]) -> bool:
        """Whether the twin takes the course of the first world, as far as these seats see it."""
        game = Game(twin.deals.setup, twin.deals)
        for number, turn in enumerate(self.world.turns):
            move = self._translated(game, turn, self.tracks.used[number], cards)
            probes = turn.probes if turn.seat in self.knowing else ("nonsense",) * len(turn.probes)
            twin.turns.append(Turn(turn.seat, move, turn.by_clock, probes))
            try:
                step = game.play(turn.seat, move)
            except SaboteurError:
                return False
            if _course_facts(game, self.knowing) != self.facts[number + 1]:
                return False
            if _own_pay(step, self.knowing) != self.paid[number]:
                return False
        theirs = secrets_of(game, twin, self.knowing)
        self.found = Counter({kind: int(self.secrets[kind] != theirs[kind]) for kind in SECRETS})
        return True

    def _translated(self, game: Game, turn: Turn, place: Place | None, cards: dict[Place, str]) -> str:
        """The same move in the twin: a hidden discard is of the same card place, a hidden pick of anything on offer."""
        if turn.seat not in self.knowing:
            if turn.move[0] == "-" and place is not None:
                return f"-{cards[place]}"
            if turn.move[0] == "G" and "open_gold" not in game.setup.options:
                return self.chance.choice(game.legal_moves())
        return turn.move


def _with_cards(deal: RoundDeal, number: int, cards: dict[Place, str]) -> RoundDeal:
    hands = tuple(
        tuple(cards[number, seat, place] for place in range(len(hand))) for seat, hand in enumerate(deal.hands)
    )
    return replace(deal, hands=hands, deck=tuple(cards[number, -1, place] for place in range(len(deal.deck))))


def _with_secrets(deal: RoundDeal, game: Game, knowing: frozenset[int], chance: random.Random) -> RoundDeal:
    """Roles and goals of the round that still runs, changed where nobody of those knows them."""
    if game.state.ended:
        return deal
    roles = list(deal.roles) + ([deal.spare] if deal.spare else [])
    others = [place for place in range(len(roles)) if place not in knowing]
    for place, role in zip(others, chance.sample([roles[place] for place in others], len(others)), strict=True):
        roles[place] = role
    spare = roles[game.setup.players] if deal.spare else None
    return replace(
        deal, roles=tuple(roles[: game.setup.players]), spare=spare, goals=_goals(deal, game, knowing, chance)
    )


def _goals(deal: RoundDeal, game: Game, knowing: frozenset[int], chance: random.Random) -> tuple[str, ...]:
    public = game.public()
    seen = {goal for seat in knowing for goal in public.looked[seat]}
    hidden = [goal for goal in range(3) if public.goals[goal].content is None and goal not in seen]
    goals = list(deal.goals)
    for goal, content in zip(hidden, chance.sample([goals[goal] for goal in hidden], len(hidden)), strict=True):
        goals[goal] = content
    return tuple(goals)


def _other_gold(gold: tuple[int, ...], setup: Setup, chance: random.Random) -> tuple[int, ...]:
    """Some cards of the gold pile change places; where gold lies open it stays."""
    pile = list(gold)
    if "open_gold" not in setup.options:
        for _ in range(chance.randrange(1, 6)):
            one, other = chance.randrange(12), chance.randrange(len(pile))
            pile[one], pile[other] = pile[other], pile[one]
    return tuple(pile)


class _Tracks:
    """Where each card of the course came from."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cards: dict[Place, str] = {}
        for number, deal in enumerate(world.deals.rounds, start=1):
            for seat, hand in enumerate((*deal.hands, deal.deck)):
                place = seat if seat < len(deal.hands) else -1
                self.cards |= {(number, place, index): card for index, card in enumerate(hand)}
        self.used: list[Place | None] = []
        """For each move the card it used."""
        self.holder: dict[Place, int] = {place: place[1] for place in self.cards if place[1] >= 0}
        self.shown: set[Place] = set()
        self._follow()

    def _follow(self) -> None:
        game = Game(self.world.deals.setup, self.world.deals)
        held = dict(self.holder)
        for turn in self.world.turns:
            move, number, top = parse(turn.move), game.round, _drawn(game)
            place = self._place(turn.seat, number, move, held)
            self.used.append(place)
            if place is not None:
                del held[place]
                self.shown |= {place} if move.verb != "-" else set()
            state = game.state
            game.play(turn.seat, turn.move)
            if len(state.deck) and state is game.state and _drawn(game) > top:
                held[number, -1, top] = self.holder[number, -1, top] = turn.seat

    def _place(self, seat: int, number: int, move: Move, held: dict[Place, int]) -> Place | None:
        if move.verb not in "PRVBM-":
            return None
        kind = KINDS[KIND_OF[FACE_NUMBERS[move.card]]] if move.verb == "P" else move.card
        return next(p for p, holder in held.items() if holder == seat and p[0] == number and self.cards[p] == kind)

    def redealt(self, knowing: frozenset[int], chance: random.Random) -> dict[Place, str]:
        """All cards, those that the seats never saw drawn anew from the box."""
        cards = dict(self.cards)
        for number in range(1, len(self.world.deals.rounds) + 1):
            mine = [p for p in cards if p[0] == number]
            free = [p for p in mine if p not in self.shown and self.holder.get(p) not in knowing]
            box = Counter(DECK) - Counter(CORRIDOR) - Counter(cards[p] for p in mine if p not in free)
            cards |= dict(zip(free, chance.sample(list(box.elements()), len(free)), strict=True))
        return cards


def _drawn(game: Game) -> int:
    return len(game.state.deck) - game.public().deck_size


def _course_facts(game: Game, knowing: frozenset[int]) -> tuple[object, ...]:
    """What everybody at a table sees of the course, and the gold that the seats themselves know; not from views."""
    gold = list(game.gold) if game.over else [len(cards) for cards in game.gold]  # it is turned up at the end
    own = [(game.gold[seat], game.rejected[seat], game.to_act == seat and game.offer) for seat in sorted(knowing)]
    return game.to_act, game.phase, game.round, game.over, len(game.results), gold, list(game.loose), own


def _paid(world: World, knowing: frozenset[int]) -> list[list[GoldPaid]]:
    """What each move of the course paid the seats."""
    game = Game(world.deals.setup, world.deals)
    return [_own_pay(game.play(turn.seat, turn.move), knowing) for turn in world.turns]


def _own_pay(step: Step, knowing: frozenset[int]) -> list[GoldPaid]:
    """The gold that a move paid the seats: they see what they kept and what they had to give back."""
    return [event for event in step.events if isinstance(event, GoldPaid) and event.seat in knowing]


# -- what differs -----------------------------------------------------------------------------------------------------


def secrets_of(game: Game, world: World, knowing: frozenset[int]) -> dict[str, object]:
    """What the seats do not know at the end of a course, by its kind."""
    others = [seat for seat in range(game.setup.players) if seat not in knowing]
    return {
        "role": [game.deal.roles[seat] for seat in others],
        "spare": game.deal.spare,
        "goal": game.deal.goals,
        "hand": [game.own(seat).hand for seat in others],
        "deck": game.deal.deck[_drawn(game) :],
        "discard": [turn.move for turn in world.turns if turn.move[0] == "-"],
        "map": [game.own(seat).seen for seat in others],
        "gold": [game.gold[seat] for seat in others],
    }


def differing(world: World, twin: World, knowing: frozenset[int]) -> Counter[str]:
    """Which kinds of secrets differ between two worlds at the end of their courses, each once."""
    one, other = (secrets_of(each.played(), each, knowing) for each in (world, twin))
    return Counter({kind: int(one[kind] != other[kind]) for kind in SECRETS})


def viewers(players: int) -> list[frozenset[int]]:
    """Nobody, every seat alone, and one pair."""
    return [frozenset(), *(frozenset({seat}) for seat in range(players)), frozenset({1, 2})]
