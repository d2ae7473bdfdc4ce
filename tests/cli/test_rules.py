"""`saboteur rules`: the rulebook in the terminal."""

import pytest

from saboteur.sentences import languages
from tests.browser.words import spoken
from tests.cli.command_runner import Here


def flat(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
def test_the_whole_rulebook_in_every_language(here: Here, language: str) -> None:
    done = here("rules", "--lang", language)
    assert (done.code, done.err) == (0, "")
    for chapter in ("aim", "path", "gold", "box"):
        assert spoken(f"rules-{chapter}-title", language) in done.out
    assert flat(spoken("rules-link", language, edition="lt")) in flat(done.out)


@pytest.mark.parametrize("asked", ["R4.7", "r4.7", "4.7"])
def test_one_clause_of_an_edition(here: Here, asked: str) -> None:
    told = flat(here("rules", asked, "--edition", "et").out)
    assert flat(spoken("rules-link", edition="et")) in told
    assert flat(spoken("rules-turn")) not in told


def test_an_option_is_told_where_it_is_on_and_where_its_clause_is_asked_for(here: Here) -> None:
    about = flat(spoken("option-about", option="others_only"))
    assert about not in flat(here("rules").out)
    assert about in flat(here("rules", "--options", "others_only").out)
    assert about in flat(here("rules", "11.2").out)
    plain, open_gold = flat(here("rules").out), flat(here("rules", "--options", "open_gold").out)
    for key in ("rules-gold-secret", "rules-knows"):
        assert (flat(spoken(key)) in plain, flat(spoken(key)) in open_gold) == (True, False)
    for key in ("rules-gold-open", "rules-knows-open"):
        assert (flat(spoken(key)) in plain, flat(spoken(key)) in open_gold) == (False, True)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (["R99"], "not-a-clause"),
        (["4.99"], "not-a-clause"),
        (["x"], "not-a-clause"),
        (["--lang", "xx"], "not-a-language"),
    ],
)
def test_what_is_not_there_is_said(here: Here, given: list[str], key: str) -> None:
    done = here("rules", *given)
    assert done.code == 2
    assert spoken(key, text=given[-1], names=", ".join(languages())) in done.err
