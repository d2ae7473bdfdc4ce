"""The text seat: what a prompt says in six languages, and which answers are understood."""

from __future__ import annotations

import re
from random import Random
from unicodedata import normalize

import pytest

from saboteur.bots import Bot, BotGame, Observation, make_bot, play
from saboteur.research.text_answers import Answer, claim_examples, numbered_moves
from saboteur.research.text_seat import (
    NotUnderstood,
    TextArenaEnv,
    TextBot,
    observation_text,
    rules_text,
    stand_in,
    understood,
)
from saboteur.rules import Game, PathLaid, Setup, View, legal_moves
from saboteur.rules.cell_names import with_names, without_names
from saboteur.rules.claims import KINDS
from saboteur.sentences import languages, sentence_in
from tests.research.test_worlds_and_data import watched


def test_a_complaint_names_one_phrase_of_each_kind_and_each_of_them_is_understood() -> None:
    assert [re.split("[@:>]", example[1:])[0] for example in claim_examples()] == list(KINDS)
    for example in claim_examples():
        assert understood(f"{example} [1]", text_view()).claim == without_names(example)


@pytest.mark.parametrize("language", languages())
def test_text_tells_hand_and_moves_in_every_language(language: str) -> None:
    game = Game.seeded(Setup(players=4), "text")
    view = game.view(game.to_act)
    text = observation_text(view, language)
    assert view.own is not None
    assert " ".join(view.own.hand) in text
    assert f"{len(legal_moves(view))}. " in text
    assert "L3 ? · L5 ? · L7 ?" in text
    assert rules_text(language)


def test_text_calls_a_cell_by_one_name() -> None:
    """In the mine, at the goals, in claims and in moves, so that a reader can put them together."""
    game = Game.seeded(Setup(players=4), "text")
    path = next(move for move in game.legal_moves() if move.startswith("P"))
    game.play(game.to_act or 0, path)
    view = game.view(game.to_act)
    text = observation_text(view, history=[Observation(claim=(0, "!saw@8,-2:stone"))])
    assert with_names(path) in next(line for line in text.splitlines() if line.startswith("Mine: "))
    assert "!saw@L3:stone" in text
    assert re.search(r"-?\d+,-?\d+", text) is None
    assert understood("!saw@L3:stone [1]", view).claim == "!saw@8,-2:stone"


def text_view() -> View:
    game = Game.seeded(Setup(players=7), "text")
    return game.view(game.to_act)


def test_a_clear_answer_is_understood() -> None:
    view = text_view()
    moves = numbered_moves(view)
    move, named = moves[2], with_names(moves[2])
    clear = [
        "3", "**3**", "move: 3.", "I think it over.\nMy move: [3]", f"Well …\n[{move}]", f"`{named}`", f"3. {named}",
        f"!hello {move}", '{"move": 3}', f'{{"move": "{named}"}}',
        '```json\n{"thought": "[1] or [2]?", "move": "3"}\n```',
        'Seat 1 is bad.\n{"move": 3}', "I like 1 and 2, but:\n3",
        'Sure! {"move": 3}', '{"move": 3} is what I play.', '{"reply": {"move": 3}}', f'{{"move": "3. {named}"}}',
        "3)", "**3)**", f"3) {named}", "move 3", "My move 3.", f"Answer {named}", '{"move": "3)"}', "Move: 3)",
        "<answer>3</answer>", "<think>[1] or [2]?</think>\n<answer>Move: 3</answer>", "<ANSWER>[3]</ANSWER>",
        '<answer>{"move": 3}</answer>', r"So it is \boxed{3}.", rf"$\boxed{{{named}}}$", r"<answer>\boxed{3}</answer>",
    ]  # fmt: skip
    for text in clear:
        assert understood(text, view).move == move, text
    assert understood(f"!trust>1 and then\n[{move}]", view).claim == "!trust>1"
    assert understood('{"move": 3, "claim": "!saw@L3:stone"}', view).claim == "!saw@8,-2:stone"


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", ("Move: 3", "The action: 3", "Final answer 3")),
        ("lt", ("Ėjimas: 3", "**Mano ėjimas: [3]**", "Atsakymas: 3", "VEIKSMAS 3")),
        ("lv", ("Gājiens: 3", "Mans gājiens: 3", "Atbilde = 3", "Darbība: 3")),
        ("et", ("Käik: 3", "Minu käik 3", "Vastus: 3", "Tegevus: 3")),
        ("ru", ("Ход: 3", "Мой ход: 3", "Ответ: 3", "Действие: 3")),
        ("el", ("Κίνηση: 3", "Η κίνησή μου: 3", "Απάντηση: 3", "Ενέργεια: 3")),
    ],
)
def test_a_move_is_named_in_the_words_of_the_prompt_or_in_english(language: str, answers: tuple[str, ...]) -> None:
    """Otherwise a comparison of languages would count complaints that say nothing about the player."""
    view = text_view()
    move = numbered_moves(view)[2]
    for text in (*answers, *(normalize("NFD", text) for text in answers), "My move: 3", "Answer: 3", "action 3"):
        assert understood(f"…\n{text}", view, language).move == move, text
        assert understood(f"<answer>{text}</answer>", view, language).move == move, text
    for word in sentence_in(language, "text-answer-words").split(", "):
        assert understood(f"{word.capitalize()}: {with_names(move)}.", view, language).move == move
    for other in languages():
        if other not in (language, "en") and language != "en":
            with pytest.raises(NotUnderstood):
                understood(answers[0], view, other)
    with pytest.raises(NotUnderstood):
        understood(f"{answers[0]} 4", view, language)


@pytest.mark.parametrize(
    "text",
    [
        '{"move": 1}\n!suspect>1',
        '!suspect>1\n{"move": 1}',
        'I say !suspect>1. {"move": 1, "claim": null}',
        '{"move": 1, "claim": "!suspect>1"} !suspect>1',
        "<answer>1 !suspect>1</answer>",
        "!suspect>1 \\boxed{1}",
    ],
)
def test_a_claim_is_taken_wherever_it_stands(text: str) -> None:
    view = text_view()
    assert understood(text, view) == Answer(numbered_moves(view)[0], "!suspect>1")
    silent = text.replace("!suspect>1", "none" if '"claim": "' in text else "")
    assert understood(silent.replace("} none", "}"), view).claim is None


@pytest.mark.parametrize("tag", ["think", "thinking", "reasoning", "THINK"])
def test_what_a_model_thinks_first_is_left_out(tag: str) -> None:
    view = text_view()
    answer = Answer(numbered_moves(view)[2])
    thoughts = 'Seat 1? [1]\n2\n{"move": 4} !suspect>1 !trust>9 <answer>5</answer>'
    for text in (
        f"<{tag}>{thoughts}</{tag}>[3]", f"\n<{tag}>\n{thoughts}\n</{tag}>\n\n3", f"{thoughts}</{tag}>\nMove: 3",
        f'<{tag}>{thoughts}</{tag}> So: <{tag}>{thoughts}</{tag}> {{"move": 3}}', f"<{tag}></{tag}><answer>3</answer>",
    ):  # fmt: skip
        assert understood(text, view) == answer, text
    for cut in (f"<{tag}>[3]", f"<{tag}>{thoughts}"):
        with pytest.raises(NotUnderstood, match=f"answer was cut off .*<{tag}> was never closed.* Answer with a line"):
            understood(cut, view)
        for language in languages():
            with pytest.raises(NotUnderstood) as complaint:
                understood(cut, view, language)
            assert str(complaint.value).startswith(sentence_in(language, "text-cut-off", tag=f"<{tag}>"))
    with pytest.raises(NotUnderstood, match="valid move"):
        understood(f"<{tag}>[3]</{tag}>", view)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("let us sing", "sing"),
        ("", "valid move"),
        ("I play 5 because player 3 is a saboteur", "player 3"),
        ("move 1 or 2", "move 1 or 2"),
        ("my move on seat 3", "my move on seat 3"),
        ("the move 3 and the answer", "the move 3 and the answer"),
        ("99)", "“99)”"),
        ("[1] because seat [2] is bad", "more than one way"),
        ("1\n2", "more than one way"),
        ("[1] [999]", "999"),
        ('{"move": true}', "true"),
        ('{"move": 0}', "“0”"),
        ("!suspect>9\n[1]", "There’s no Player 9 at this table. The players at this table are numbered 0 to 6."),
        ("!suspect>7\n[1]", "There’s no Player 7 at this table"),
        ('{"move": 1, "claim": "!trust>12"}', "There’s no Player 12 at this table"),
        (
            "!suspect>x\n[1]",
            "“!suspect>x” isn’t a preset phrase. Leave out the phrase, or say one of these: !role:digger, ",
        ),
        ("!suspect>1 !trust>1\n[1]", "more than one way"),
        ('!suspect>1 {"move": 1, "claim": "!trust>1"}', "more than one way"),
        ('{"move": 1, "claim": "I suspect 2"}', "“I suspect 2” isn’t a preset phrase. Leave out the phrase"),
        ('{"move": 1} {"move": 2}', "more than one way"),
        ('{"move": 1} or \\boxed{2}', "more than one way"),
        ("<answer>1 or 2</answer>", "1 or 2"),
        ("{" * 50_000, "valid move"),
    ],
)
def test_an_unclear_answer_is_no_answer(text: str, complaint: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(complaint)):
        understood(text, text_view())


@pytest.mark.parametrize("language", languages())
def test_a_prompt_says_how_to_answer_and_to_claim(language: str) -> None:
    view = text_view()
    text = observation_text(view, language)
    mine = sentence_in(language, "text-mine", cards="Pnesw@D5")
    assert mine in text
    assert sentence_in(language, "text-goals", goals="L3 ? · L5 ? · L7 ?") in text
    for example in ('{"move": 1}', '{"move": 1, "claim": "!trust>2"}'):
        assert example in text
        assert understood(example, view, language).move == numbered_moves(view)[0]


def test_the_first_move_is_a_discard_only_if_nothing_else_is_legal() -> None:
    for number in range(30):
        game, chance = Game.seeded(Setup(players=3, rounds=1), number), Random(number)
        for _ in range(2 * number):
            if not game.over:
                game.play(game.to_act or 0, chance.choice(game.legal_moves()))
        if not game.over:
            moves = numbered_moves(game.view(game.to_act))
            assert sorted(moves) == sorted(game.legal_moves())
            assert not moves[0].startswith("-") or all(move.startswith("-") for move in moves)


def test_an_unknown_language_is_refused() -> None:
    view = text_view()
    for ask in (lambda: rules_text("xx"), lambda: observation_text(view, "xx"), lambda: understood("1", view, "xx")):
        with pytest.raises(ValueError, match="no language 'xx'"):
            ask()
    with pytest.raises(ValueError, match="no language 'xx'"):
        TextBot(str, "xx")


@pytest.mark.parametrize("language", languages())
def test_a_prompt_has_all_that_is_needed_to_play(language: str) -> None:
    """The rules of the table, every spelling that its moves have, every kind of claim, and what happened, in words."""
    rules = rules_text(language, Setup("el", 5, frozenset({"selfish_dwarf"})))
    for key in ("rules-turn", "rules-path", "rules-map", "rules-rockfall", "rules-tools", "rules-selfish-dwarf"):
        assert sentence_in(language, key) in rules
    assert sentence_in(language, "rules-link", edition="el") in rules
    assert sentence_in(language, "rules-setup", spare="yes") in rules
    for spelling in ("Pnes@G4", "Blamp>2", "Mpick+lamp>2:lamp", "R@F5", "V@L5", "-Pns", "Pn/s"):
        assert spelling in rules
    for kind in KINDS:
        assert f"!{kind}" in rules
    for heading in ("rules-turn-title", "rules-path-title"):
        assert f"## {sentence_in(language, heading)}\n" in rules
    for part in ("notation", "phrases"):
        assert f"## {sentence_in(language, 'text-heading', part=part)}\n" in rules
    assert "!saw@L3:treasure" in rules
    view, history = watched()[-1]
    text = observation_text(view, language, history)
    for part in ("table", "story", *(["moves"] if legal_moves(view) else [])):
        assert f"## {sentence_in(language, 'text-heading', part=part)}\n" in text
    assert f"{sentence_in(language, 'rules-players')}: 5" in text
    looks = [(seat, goal) for seat, goals in enumerate(view.public.looked) for goal in goals]
    assert looks
    for seat, goal in looks:
        who = sentence_in(language, "seat" if seat else "you", seat=seat)
        cell = ("L3", "L5", "L7")[goal]
        assert sentence_in(language, "saw", who=who, cell=cell, content="hidden") in text
    laid = [event for entry in history for event in entry.events if isinstance(event, PathLaid)][-1]
    assert f"({laid.card})" in text


def test_after_three_failures_a_card_is_discarded() -> None:
    asked: list[str] = []

    def silent(prompt: str) -> str:
        asked.append(prompt)
        return "hm"

    bot, view = TextBot(silent), text_view()
    assert bot.choose(view, ()) == next(move for move in numbered_moves(view) if move.startswith("-"))
    assert (len(asked), bot.complaints) == (3, 3)
    assert asked[2].startswith(asked[1])
    assert "“hm” isn’t a valid move" in asked[1]


def test_what_is_done_after_three_failures_can_be_chosen() -> None:
    view = text_view()
    moves = {TextBot(str, seed=str(seed), fallback="random", tries=1).choose(view, ()) for seed in range(60)}
    assert len(moves) > 5
    assert moves <= set(legal_moves(view))
    bot = TextBot(lambda _: "hm", fallback="raise")
    with pytest.raises(NotUnderstood, match="“hm” isn’t a valid move"):
        bot.choose(view, ())
    assert bot.complaints == 3
    with pytest.raises(ValueError, match="fallback: 'first' is none of 'discard', 'random', 'raise'"):
        TextBot(str, fallback="first")


def test_who_is_never_understood_hurts_nobody_in_a_whole_game() -> None:
    """Discards whenever that is legal, and takes the gold that is offered first."""
    offers = 0

    def watch(table: BotGame) -> None:
        nonlocal offers
        if table.game.to_act == 0:
            view = table.game.view(0)
            move = TextBot(lambda _: "hm").choose(view, ())
            assert view.own is not None
            if view.public.phase == "pick-gold":
                offers += 1
                assert move == f"G{view.own.offer[0]}"
            assert move in legal_moves(view)
            assert move.startswith("-") or view.public.phase != "play"

    for seed in range(4):
        bots: list[Bot | str] = [TextBot(lambda _: "hm", tries=1), "detective", "detective", "detective"]
        play(Game.seeded(Setup(players=4, rounds=2), seed), bots, watch)
    assert offers


def test_a_seat_without_a_move_is_no_seat_to_answer() -> None:
    game = Game.seeded(Setup(players=3), "turn")
    waiting = ((game.to_act or 0) + 1) % 3
    with pytest.raises(ValueError, match=f"seat {waiting} has no move to make now") as refused:
        understood("1", game.view(waiting))
    assert not isinstance(refused.value, NotUnderstood), "there is nothing to send back"


def test_a_text_player_answers_with_text() -> None:
    with pytest.raises(TypeError, match="answers with text, and not with None"):
        TextBot(lambda _: None).choose(text_view(), ())  # type: ignore[arg-type, return-value]


def test_the_methods_of_textarena() -> None:
    env = TextArenaEnv()
    env.reset(3, seed=5)
    assert env.step("nonsense")[1]["understood"] is False
    assert "nonsense" in env.get_observation()[1]
    over = False
    while not over:
        over, told = env.step("[1]")
        assert told["understood"]
    assert set(env.close()[0]) == {0, 1, 2}


def test_a_stand_in_says_what_its_bot_says() -> None:
    """The same game, move for move and claim for claim, with the bots themselves and through text."""
    setup, seats = Setup(players=4, rounds=1), range(4)
    themselves = play(Game.seeded(setup, "talk"), [make_bot("detective", f"{seat}") for seat in seats])
    through_text = play(Game.seeded(setup, "talk"), [stand_in("detective", f"{seat}")() for seat in seats])
    assert themselves.claims
    assert through_text.claims == themselves.claims
    assert through_text.game.moves == themselves.game.moves
