"""The table of an OpenSpiel state as a string, for its observations."""

from __future__ import annotations

from saboteur.rules.core.layout import DISCARDED, DISCARDS, PLAYED, TOP
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import broken_of, choices_of, goal_cards, looked_by, mine_of, pile_at, stone_of
from saboteur.rules.core_views import hand_sizes


def table_text(state: Round, player: int) -> str:
    """What lies on the table and what a player has discarded, in the notation of cards and cells."""
    mine = " ".join(f"{card}@{column},{row}" for column, row, card in mine_of(state))
    lies = " ".join(card or "face-down" for card in goal_cards(state))
    sizes, broken = hand_sizes(state), broken_of(state)
    seats = "; ".join(
        f"seat {seat}: {sizes[seat]} cards, broken: {' '.join(broken[seat]) or 'none'}, "
        f"looked at: {' '.join(map(str, looked_by(state, seat))) or 'none'}"
        for seat in range(state.players)
    )
    own, played = (" ".join(pile_at(state, place)) for place in (DISCARDS + 2 * player, PLAYED))
    asked = "lays the stone" if stone_of(state) is not None else " ".join(f"may turn {n}" for n in choices_of(state))
    return (
        f"mine: {mine}; goals lie: {lies}; {seats}; own discards: {own}; played: {played}; "
        f"deck: {len(state.deck) - state.memory[TOP]}; discarded: {state.memory[DISCARDED]}; "
        f"to act: {'nobody' if state.ended else state.seat} {asked}".rstrip()
    )
