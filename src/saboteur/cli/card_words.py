"""Cards in words, as the browser calls them for those who listen."""

from __future__ import annotations

from saboteur.rules.core.cards import SIDE_NAMES
from saboteur.sentences import language, sentence


def card_name(card: str) -> str:
    """The name of a card: “corner, open to the east and south”, “broken lamp”."""
    if card[0] == "P":
        return sentence("card-path", shape=shape_of(card), sides=_sides(card))
    if card in ("R", "V"):
        return sentence("card-rockfall" if card == "R" else "card-map")
    tools = card[1:].split("+")
    if card[0] == "B":
        return sentence("card-broken", tool=tools[0])
    if len(tools) == 1:
        return sentence("card-mend", tool=tools[0])
    return sentence("card-mend-double", first=tools[0], second=tools[1])


def card_help(card: str, edition: str) -> str:
    """What a card does, in one line."""
    if card[0] == "P":
        shape = shape_of(card)
        return (
            sentence("card-help-dead-end")
            if shape == "dead-end"
            else sentence("card-help-path", shape=shape, edition=edition)
        )
    if card in ("R", "V"):
        return sentence("card-help-rockfall" if card == "R" else "card-help-map")
    tools = card[1:].split("+")
    if card[0] == "B":
        return sentence("card-help-broken", tool=tools[0])
    return sentence("card-help-mend", tool=tools[0]) if len(tools) == 1 else sentence("card-help-mend-double")


def shape_of(card: str) -> str:
    """What a path card looks like; a dead end, however many sides are open."""
    sides = card[1:]
    if "/" in sides or len(sides) == 1:
        return "dead-end"
    if len(sides) > 2:
        return "fork" if len(sides) == 3 else "crossing"
    return "straight" if sides in ("ns", "ew") else "bend"


def _sides(card: str) -> str:
    from babel.lists import format_list  # slow to import, like all that speaks

    # Some languages name the side of the card, others that of the screen.
    told = [dict.fromkeys(("side", "seen"), side) for side in SIDE_NAMES if side in card[1:]]
    named = [sentence("side", **arguments) for arguments in told]
    return format_list(named, locale=language())
