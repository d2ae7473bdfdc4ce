"""Claims have one spelling each, and nothing else is one."""

import pytest

from saboteur.rules.claims import KINDS, Claim, NotAClaim, all_claims, claim_text, is_true, parse_claim


@pytest.mark.parametrize("players", [3, 10])
def test_every_claim_is_read_back_as_it_was_written(players: int) -> None:
    claims = all_claims(players)
    assert [claim_text(parse_claim(text)) for text in claims] == claims
    assert len(set(map(parse_claim, claims))) == len(claims)


def test_a_claim_is_taken_apart() -> None:
    assert parse_claim("!saw@8,-2:treasure") == Claim("saw", goal=0, content="treasure")
    assert parse_claim("!role:saboteur") == Claim("role", role="saboteur")
    assert parse_claim("!mend:lamp") == Claim("mend", tool="lamp")
    assert parse_claim("!suspect>3") == Claim("suspect", seat=3)
    assert parse_claim("!hello") == Claim("hello")


@pytest.mark.parametrize(
    "text",
    ["", "!", "saw@8,0:stone", "!saw@8,1:stone", "!saw@7,0:stone", "!saw@8,0:Pes", "!saw@8,-0:stone", "!role:selfish",
     "!mend:hammer", "!suspect>10", "!suspect>03", "!suspect> 3", "!blame>3", "!nonsense", "!suspect>٣", "!hello\n",
     "!saw@8,0", "!saw:stone", "!role", "!mend", "!suspect", "!hello>1", "!hello:digger", "!role:digger>1",
     "!trust@8,0>1",
     "!" + "a" * 40],
)  # fmt: skip
def test_anything_else_is_no_claim(text: str) -> None:
    with pytest.raises(NotAClaim) as refused:
        parse_claim(text)
    assert refused.value.code == "not-a-claim"


@pytest.mark.parametrize("players", [3, 5, 9])
def test_a_claim_is_about_a_seat_of_the_table(players: int) -> None:
    assert [claim_text(parse_claim(text, players)) for text in all_claims(players)] == all_claims(players)
    with pytest.raises(NotAClaim) as refused:
        parse_claim(f"!suspect>{players}", players)
    assert (refused.value.code, refused.value.arguments) == ("no-such-seat", {"seat": players})


def test_small_talk_is_about_nothing_in_the_mine() -> None:
    for kind in KINDS.values():
        assert not kind.small_talk or parse_claim(f"!{kind.word}") == Claim(kind.word)


ROLES = ("digger", "saboteur", "selfish")
GOALS = ("Pes", "treasure", "Psw")


@pytest.mark.parametrize(
    ("text", "speaker", "truth"),
    [
        ("!saw@8,0:treasure", 0, True), ("!saw@8,0:stone", 0, False), ("!saw@8,2:stone", 0, False),
        ("!role:digger", 0, True), ("!role:digger", 1, False), ("!role:digger", 2, True), ("!role:saboteur", 1, True),
        ("!suspect>1", 0, True), ("!suspect>2", 0, False), ("!trust>2", 0, True), ("!trust>1", 2, False),
        ("!trust>5", 0, None), ("!thanks>1", 0, None), ("!mend:lamp", 0, None), ("!hello", 0, None),
    ],
)  # fmt: skip
def test_a_claim_about_cards_is_true_or_not(text: str, speaker: int, *, truth: bool | None) -> None:
    """Seat 0 has looked at the goals of the upper two rows."""
    assert is_true(parse_claim(text), ROLES, GOALS, speaker, (0, 1)) is truth
