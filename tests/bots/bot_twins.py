"""Twin worlds: a second game in which everything that one seat cannot know is different, and nothing that it knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from saboteur.rules import Game, HandMadeDeals, RoundDeal, parse
from saboteur.rules.core.cards import FACE_NUMBERS, KIND_OF, KINDS

Place = tuple[int, int]
"""A seat, or -1 for the deck, and a number."""


def twin_of(game: Game, seat: int, seed: int) -> Game:
    """The same moves in another world that this seat cannot tell from this one; only for the first round."""
    assert game.round == 1
    chance = random.Random(seed)
    deal = game.deal
    cards = _shuffled_cards(game, seat, chance)
    hands = tuple(tuple(cards[other, place] for place in range(len(hand))) for other, hand in enumerate(deal.hands))
    deck = tuple(cards[-1, place] for place in range(len(deal.deck)))
    roles = _shuffled_roles(deal, seat, chance)
    goals = _shuffled_goals(game, seat, chance)
    twin_deal = replace(deal, hands=hands, deck=deck, roles=tuple(roles[:-1]), spare=roles[-1], goals=goals)
    rest = tuple(game.deals.round(number) for number in range(2, game.setup.rounds + 1))
    twin = Game(game.setup, HandMadeDeals(game.setup, (twin_deal, *rest), game.deals.first, game.deals.gold))
    for move in game.moves:
        twin.play(twin.to_act or 0, move)
    return twin


def _shuffled_cards(game: Game, seat: int, chance: random.Random) -> dict[Place, str]:
    deal = game.deal
    cards = {(other, place): card for other, hand in enumerate(deal.hands) for place, card in enumerate(hand)}
    cards |= {(-1, place): card for place, card in enumerate(deal.deck)}
    hidden = list(_hidden_places(game, seat, cards))
    kinds = [cards[place] for place in hidden]
    chance.shuffle(kinds)
    return cards | dict(zip(hidden, kinds, strict=True))


def _hidden_places(game: Game, seat: int, cards: dict[Place, str]) -> Iterator[Place]:
    """Where the cards began that this seat has not seen and nobody has played or thrown away."""
    held = [[place for place in cards if place[0] == other] for other in range(game.setup.players)]
    copy, drawn = Game(game.setup, game.deals), 0
    for text in game.moves:
        mover, before = copy.to_act or 0, len(copy.state.deck) - copy.public().deck_size
        move = parse(text)
        copy.play(mover, text)
        if move.verb in "PRVBM-":
            kind = KINDS[KIND_OF[FACE_NUMBERS[move.card]]] if move.verb == "P" else move.card
            held[mover].remove(next(place for place in held[mover] if cards[place] == kind))
        drawn = len(copy.state.deck) - copy.public().deck_size
        if drawn > before:
            held[mover].append((-1, before))
    for other, places in enumerate(held):
        if other != seat:
            yield from places
    yield from ((-1, place) for place in range(drawn, len(game.deal.deck)))


def _shuffled_roles(deal: RoundDeal, seat: int, chance: random.Random) -> list[str]:
    """Everybody else's roles and the spare one change places."""
    assert deal.spare is not None
    roles = [*deal.roles, deal.spare]
    others = [place for place in range(len(roles)) if place != seat]
    mixed = [roles[place] for place in others]
    chance.shuffle(mixed)
    for place, role in zip(others, mixed, strict=True):
        roles[place] = role
    return roles


def _shuffled_goals(game: Game, seat: int, chance: random.Random) -> tuple[str, ...]:
    """Goals that this seat has not seen change places."""
    view = game.view(seat)
    assert view.own is not None
    known = [goal.content or seen for goal, seen in zip(view.public.goals, view.own.seen, strict=True)]
    rest = [content for content, seen in zip(game.deal.goals, known, strict=True) if seen is None]
    chance.shuffle(rest)
    return tuple(content if content is not None else rest.pop() for content in known)
