"""Beliefs, worlds and data: from a view and a history, and never more than these tell."""

from __future__ import annotations

import hashlib
import importlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import BadBot, Bot, Observation, make_bot, play
from saboteur.bots.bot_game import BotGame
from saboteur.research import data
from saboteur.research.beliefs import believe, plot, public_history
from saboteur.research.provenance import provenance
from saboteur.research.worlds import World, play_out, sample
from saboteur.rules import Game, Setup, View, final, legal_moves, record_of, to_plain
from saboteur.rules.deal import DECK
from saboteur.rules.view import Own, state_of


def watched(options: frozenset[str] = frozenset(), seed: str = "watched") -> list[tuple[View, list[Observation]]]:
    """What seat 0 saw and remembered before each move of a round between detectives."""
    seen: list[tuple[View, list[Observation]]] = []

    def watch(table: BotGame) -> None:
        if table.game.phase == "play":
            seen.append((table.game.view(0), table.histories[0][:]))

    play(Game.seeded(Setup(players=5, options=options, rounds=1), seed), ["detective"] * 5, watch)
    return seen


def test_a_posterior_adds_up_and_knows_what_the_seat_knows() -> None:
    for view, history in watched()[::5]:
        posterior = believe(view, history)
        assert sum(posterior.joint.values()) == pytest.approx(1)
        assert sum(posterior.treasure) == pytest.approx(1)
        assert view.own is not None
        assert posterior.saboteur[0] == pytest.approx(float(view.own.role == "saboteur"))
        for goal, content in enumerate(view.own.seen):
            assert content is None or posterior.treasure[goal] == pytest.approx(float(content == "treasure"))


def test_equal_posteriors_have_one_hash() -> None:
    view, history = watched()[20]
    assert len({believe(view, history), believe(view, history), believe(view, None)}) == 2


def test_without_a_history_all_worlds_are_equally_likely() -> None:
    view = Game.seeded(Setup(players=5), "prior").view(2)
    assert len({round(p, 9) for p in believe(view).joint.values()}) == 1


@pytest.mark.parametrize("options", [frozenset[str](), frozenset({"selfish_dwarf"}), frozenset({"all_saboteurs"})])
def test_every_world_fits_the_view_and_all_cards_are_there(options: frozenset[str]) -> None:
    for view, history in watched(options)[::7]:
        for worlds in (sample(view, 8, 1), sample(view, 8, 2, believe(view, history))):
            for world in worlds:
                _check(world, view)


def _check(world: World, view: View) -> None:
    own, public = view.own, view.public
    assert own is not None
    assert world.hands[0] == own.hand
    assert tuple(map(len, world.hands)) == public.hand_sizes
    assert len(world.deck) == public.deck_size
    assert world.roles[0] == own.role
    assert all(seen in (None, goal) for seen, goal in zip(own.seen, world.goals, strict=True))
    held = Counter([*world.deck, *own.discards, *public.played, *(card for hand in world.hands for card in hand)])
    assert not held - Counter(DECK)
    if public.to_act == 0:
        assert world.legal_moves() == legal_moves(view)


def test_a_world_has_views() -> None:
    """Its own seat cannot tell it from the true game; others see the cards that were drawn for them."""
    for view, _ in watched()[4:40:7]:
        for world in sample(view, 4, 2):
            assert world.view(0) == view
            assert world.view(None).own is None
            assert (world.mine, world.broken) == (view.public.mine, view.public.broken)
            for seat in range(1, 5):
                seen = world.view(seat)
                assert seen.public == view.public
                assert seen.own is not None
                assert (seen.own.role, seen.own.hand) == (world.roles[seat], world.hands[seat])
    view, _ = watched()[20]
    world = sample(view, 1, 3)[0]
    while world.to_act is not None:
        seen = world.view(world.to_act)
        assert seen.public.version == view.public.version + world.played
        assert legal_moves(seen) == world.legal_moves()
        world.play(world.legal_moves()[-1])
    assert (world.view(1).public.phase, world.view(1).public.roles) == ("over", world.roles)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_with_a_history_every_seat_has_its_own_discards(seed: str) -> None:
    game = Game.seeded(Setup(players=5, rounds=2), seed)
    moments = 0

    def watch(table: BotGame) -> None:
        nonlocal moments
        if game.phase != "play" or game.version % 9 or not game.view(None).public.discards:
            return
        moments += 1
        true = [len(_own(game.view(seat)).discards) for seat in range(5)]
        for seat in range(5):
            view, history = game.view(seat), table.histories[seat]
            for posterior in (None, believe(view, history)):
                for world in sample(view, 3, 4, posterior, history):
                    assert world.view(seat) == view
                    assert [len(cards) for cards in world.discards] == true
                    assert [_own(world.view(other)).discards for other in range(5)] == [*world.discards]
                    piles = (*world.hands, *world.discards, world.deck, view.public.played)
                    assert Counter(card for pile in piles for card in pile) == Counter(DECK)

    play(game, ["random", "detective"] * 2 + ["random"], watch)
    assert moments > 4


def _own(view: View) -> Own:
    assert view.own is not None
    return view.own


def test_worlds_take_no_other_history_than_the_view_s() -> None:
    view, history = watched()[20]
    assert [world.discards[1:] for world in sample(view, 2)] == [((),) * 4] * 2, "nobody says whose they are"
    with pytest.raises(ValueError, match="the history is empty"):
        sample(view, 1, history=[])
    with pytest.raises(ValueError, match="the history has 19 moves, and the view 20"):
        sample(view, 1, history=watched()[19][1])
    with pytest.raises(ValueError, match="the history is of another game"):
        sample(view, 1, history=watched(seed="other")[20][1])
    assert sample(view, 1, history=history)


def test_worlds_come_as_likely_as_the_posterior_says() -> None:
    view, history = watched()[14]
    posterior = believe(view, history)
    worlds = sample(view, 3000, 1, posterior)
    for seat, chance in enumerate(posterior.saboteur):
        drawn = sum(world.roles[seat] == "saboteur" for world in worlds) / len(worlds)
        assert drawn == pytest.approx(chance, abs=0.05)
    assert [world.goals for world in sample(view, 5, 1, posterior)] == [world.goals for world in worlds[:5]]


def test_worlds_are_drawn_evenly_without_one() -> None:
    view = Game.seeded(Setup(players=3, rounds=1), "even").view(0)
    worlds = sample(view, 1200, 3)
    assert len({world.goals for world in worlds}) == 6
    assert view.own is not None
    if view.own.role != "saboteur":
        without = sum("saboteur" not in world.roles for world in worlds)
        assert 320 < without < 480  # the left-over dwarf is the saboteur in one of three


def test_worlds_are_played_out() -> None:
    view, _ = watched()[10]
    worlds = sample(view, 6, 1)
    for policy in ("sensible", "random", lambda world: world.legal_moves()[0]):
        assert {play_out(world, 1, policy) for world in worlds} <= {"diggers", "saboteurs"}
    assert worlds[0].to_act is not None, "a copy was played"
    with pytest.raises(ValueError, match="for a seat"):
        sample(Game.seeded(Setup(), "spectator").view(None), 1)


def test_beliefs_are_drawn(tmp_path: Path) -> None:
    plot([believe(view, history) for view, history in watched()[::10]], tmp_path / "beliefs.png")
    assert (tmp_path / "beliefs.png").stat().st_size > 1000


def test_a_plot_marks_rounds_and_shows_certainty() -> None:
    """A line at 1 lies within the axes, and no line runs from one round into the next."""
    posteriors = [believe(view, history) for view, history in watched()[::10]] * 2
    half = len(posteriors) // 2
    axes = plot(posteriors, rounds=[1] * half + [2] * half).axes[0]
    low, high = axes.get_ylim()
    assert low < 0
    assert high > 1
    assert [text.get_text() for text in axes.texts] == ["round 2"]
    runs = {tuple(line.get_xdata()) for line in axes.lines if len(line.get_xdata()) == half}
    assert runs == {tuple(range(half)), tuple(range(half, 2 * half))}
    assert len(axes.get_legend().texts) == 5


# -- data -----------------------------------------------------------------------------------------------------------


def test_records_become_decisions_and_parquet(tmp_path: Path) -> None:
    place = data.generate(tmp_path / "data", 2, "detective", players=4)
    lines = (place / "records.jsonl").read_text(encoding="utf-8").splitlines()
    records: list[dict[str, Any]] = [json.loads(line) for line in lines]
    rows = list(data.decisions(records))
    assert [list(row) for row in rows] == [list(data.DECISION_COLUMNS)] * len(rows)
    assert [row["move"] for row in rows] == [move for record in records for move in record["moves"]]
    assert all(row["move"] in row["legal"] for row in rows)
    stored = data.read_parquet(place / "decisions.parquet")
    assert [row["view"] for row in stored] == [row["view"] for row in rows]
    assert any(row["claims"] for row in rows)
    assert data.read_parquet(place / "claims.parquet") == list(data.claims(records))
    assert all(row["bot"] == "detective" for row in stored)
    assert "| `won` |" in (place / "README.md").read_text(encoding="utf-8")


def test_a_line_up_plays_the_games_that_are_asked_for(tmp_path: Path) -> None:
    table: dict[str, Any] = {"players": 3, "edition": "et", "options": ["open_gold"], "rounds": 2}
    for folder, bots in (("text", "digger+random"), ("list", ["digger", "random"])):
        data.generate(tmp_path / folder, 3, bots, **table)
    records = data.read_records(tmp_path / "text" / "records.jsonl")
    assert records == data.read_records(tmp_path / "list" / "records.jsonl")
    assert {record.setup for record in records} == {Setup("et", 3, frozenset({"open_gold"}), 2)}
    seats = [record.extras["bots"] for record in records]
    assert seats == [["digger", "random", "digger"], ["random", "digger", "random"], ["digger", "random", "digger"]]
    assert {row["round"] for row in data.read_parquet(tmp_path / "text" / "decisions.parquet")} == {1, 2}
    card = (tmp_path / "text" / "README.md").read_text(encoding="utf-8")
    assert "3 games of 2 rounds with 3 players, edition `et` with `open_gold`, played by `digger`, `random`" in card
    assert all(f"`{name}` {provenance()[name]}" in card for name in ("code", "research_code"))


def test_a_class_plays_for_data(tmp_path: Path) -> None:
    class Last(Bot):
        def choose(self, view: View, history: Any) -> str:  # noqa: ARG002 - the last of them
            return legal_moves(view)[-1]

    path = data.generate(tmp_path, 1, [Last, "random"], players=3)
    (record,) = data.read_records(path / "records.jsonl")
    assert record.extras["bots"] == ["Last", "random", "Last"]
    digest = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    assert record.extras["provenance"] == {**provenance(), "foreign_bots": {"Last": digest}}
    card = (path / "README.md").read_text(encoding="utf-8")
    assert f"with a digest of their file (the beginning of its SHA-256): `Last` {digest}. The same seed" in card
    assert "give the same games as long as these bots and all that they import or load are the same." in card


def test_a_data_card_promises_no_more_than_is_so(tmp_path: Path) -> None:
    made = data.generate(tmp_path / "function", 1, lambda seed: make_bot("digger", seed), players=3)
    assert "`<lambda>` (unknown: it is in no file, or comes from a function)" in (made / "README.md").read_text("utf-8")
    made = data.generate(tmp_path / "schemer", 1, ["schemer", "digger"], players=3)
    card = (made / "README.md").read_text("utf-8")
    assert "the same games, except that `schemer` may move differently on a slower machine." in card
    made = data.generate(tmp_path / "digger", 1, "digger", players=3)
    assert "The same seed and version give the same games.\n" in (made / "README.md").read_text("utf-8")


def test_files_are_not_written_over_unless_told(tmp_path: Path) -> None:
    path = data.generate(tmp_path, 1, "random", players=3)
    (path / "README.md").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError, match=r"already has .*README.md: name another folder, or say overwrite=True"):
        data.generate(tmp_path, 1, "digger", players=3)
    assert (path / "README.md").read_text(encoding="utf-8") == "mine"
    data.generate(tmp_path, 1, "digger", players=3, overwrite=True)
    assert "`digger`" in (path / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("bots", [3, [], [3], None])
def test_what_is_no_line_up_is_refused_and_nothing_is_written(tmp_path: Path, bots: Any) -> None:
    with pytest.raises(TypeError, match="give a name, several such as 'digger\\+detective', or a list of bots"):
        data.generate(tmp_path / "data", 1, bots)
    with pytest.raises(BadBot, match="unknown-bot"):
        data.generate(tmp_path / "data", 1, "digger+nobody")
    with pytest.raises(ValueError, match="games: 0 is not allowed, only whole numbers from 1 on"):
        data.generate(tmp_path / "data", 0)
    assert not (tmp_path / "data").exists()


def test_a_parquet_file_has_the_columns_of_its_rows(tmp_path: Path) -> None:
    records = [play(Game.seeded(Setup(players=4, rounds=1), "columns"), ["detective"] * 4).record]
    found = list(data.claims(records))
    assert found
    assert data.write_parquet(data.claims(records), tmp_path / "claims.parquet") == len(found)
    assert data.read_parquet(tmp_path / "claims.parquet") == found
    with pytest.raises(ValueError, match="no column for mood: the columns are game, version"):
        data.write_parquet([{**found[0], "mood": "good"}], tmp_path / "claims.parquet")
    with pytest.raises(ValueError, match="no column for claim, true"):
        data.write_parquet(found, tmp_path / "claims.parquet", data.DECISION_COLUMNS)


def test_rows_become_a_data_frame(tmp_path: Path) -> None:
    pandas: Any = importlib.import_module("pandas")
    path = data.generate(tmp_path, 2, "detective", players=4)
    frame = pandas.DataFrame(data.decisions(path / "records.jsonl"))
    stored = pandas.read_parquet(path / "decisions.parquet")
    assert list(frame.columns) == list(stored.columns) == list(data.DECISION_COLUMNS)
    assert list(frame.move) == list(stored.move)


def test_records_are_read_from_a_file(tmp_path: Path) -> None:
    path = data.generate(tmp_path, 2, "detective", players=3) / "records.jsonl"
    records = data.read_records(path)
    assert [to_plain(record) for record in records] == [
        json.loads(line) for line in path.read_text("utf-8").splitlines()
    ]
    assert list(data.claims(path)) == list(data.claims(records))
    assert list(data.decisions(str(path), beliefs=False)) == list(data.decisions(records, beliefs=False))
    for one in (records[0], to_plain(records[0])):
        with pytest.raises(TypeError, match="give a list of records"):
            next(data.decisions(one))  # type: ignore[arg-type]
    for nonsense in ("{", "{}", "[]", "7"):
        path.write_text(json.dumps(to_plain(records[0])) + f"\n\n{nonsense}\n", encoding="utf-8")
        with pytest.raises(ValueError, match=r"records.jsonl, line 3 is not the record of a game"):
            data.read_records(path)


def test_a_parquet_file_has_no_records(tmp_path: Path) -> None:
    path = data.generate(tmp_path, 1, "random", players=3) / "decisions.parquet"
    with pytest.raises(ValueError, match=r"decisions.parquet is Parquet, which has rows: read_parquet reads them"):
        next(data.decisions(path))


def test_no_claim_is_lost_and_each_is_judged_when_it_was_said() -> None:
    """Also those before the first move, after a seat's last decision, and between rounds."""
    table = play(Game.seeded(Setup(players=3, rounds=2), "claims"), ["digger"] * 3)
    moves = len(table.record.moves)
    talk = [[number, seat, f"!role:{'digger' if number % 2 else 'saboteur'}"] for number in range(moves + 1)
            for seat in range(3)]  # fmt: skip
    record = {**to_plain(table.record), "talk": talk}
    found = list(data.claims([record]))
    assert [list(row) for row in found] == [list(data.CLAIM_COLUMNS)] * len(talk)
    assert [[row["version"], row["seat"], row["claim"]] for row in found] == talk
    for row in found:
        assert row["true"] == ((row["role"] == "saboteur") == row["claim"].endswith("saboteur"))
    for row in data.decisions([record], beliefs=False):
        since = [claim for claim in found if claim["round"] == row["round"] and claim["seat"] == row["seat"]]
        heard = [claim["claim"] for claim in since if claim["version"] <= row["version"]]
        assert row["claims"]
        assert row["claims"] == heard[-len(row["claims"]) :]


def test_a_row_names_its_bot() -> None:
    """By the record, at the deal and from when somebody else has the seat."""
    table = play(Game.seeded(Setup(players=3, rounds=1), "bots"), ["digger", "random", "digger"])
    assert {(row["seat"], row["bot"]) for row in data.decisions([table.record], beliefs=False)} == {
        (0, "digger"),
        (1, "random"),
        (2, "digger"),
    }
    taken = [{"moves": 6, "talk": 0, "seat": 1, "name": "Zoe", "bot": None}]
    later = {**to_plain(table.record), "holders": taken}
    bots = [row["bot"] for row in data.decisions([later], beliefs=False) if row["seat"] == 1]
    assert bots == ["random"] * 2 + [None] * (len(bots) - 2)
    plain = {key: value for key, value in to_plain(table.record).items() if key != "bots"}
    assert {row["bot"] for row in data.decisions([plain], beliefs=False)} == {None}


def test_a_row_says_whether_a_program_had_the_seat() -> None:
    table = play(Game.seeded(Setup(players=3, rounds=1), "programs"), ["random"] * 3)
    taken = [{"moves": 6, "talk": 0, "seat": 2, "name": "Zoe", "bot": None}]
    talk = [[0, 1, "!hello"], [0, 2, "!hello"], [8, 2, "!hello"]]
    record = {**to_plain(table.record), "bots": ["random", None, None], "programs": [2], "holders": taken, "talk": talk}
    for row in data.decisions([record], beliefs=False):
        assert row["program"] == (row["seat"] == 2 and row["version"] < 6)
    assert [row["program"] for row in data.claims([record])] == [False, True, False]


def test_no_name_gets_into_the_data() -> None:
    table = play(Game.seeded(Setup(players=3, rounds=1), "names"), ["random"] * 3)
    plain = {**to_plain(table.record), "names": ["Anastasia", "Ben", "Cleo"]}
    assert "Anastasia" not in json.dumps(list(data.decisions([plain])))


def test_a_world_is_drawn_from_the_view_alone() -> None:
    """Two games that the seat cannot tell apart give the same worlds, byte for byte."""
    game = Game.seeded(Setup(players=4, rounds=1), "alone")
    view = game.view(1)
    twin = View(view.public, view.seat, view.own)
    assert [world.hands for world in sample(view, 3)] == [world.hands for world in sample(twin, 3)]
    assert list(state_of(view).roles).count(3) == 3, "what a view does not tell is unknown to whatever draws worlds"


def test_a_row_says_who_won_where_a_dwarf_is_selfish() -> None:
    setup = Setup(players=5, options=frozenset({"selfish_dwarf"}), rounds=1)
    outcomes = set[tuple[str, bool, bool]]()
    for number in range(40):
        game = Game.seeded(setup, f"selfish-{number}")
        play(game, ["digger"] * 5)
        result = game.results[0]
        if result.winner != "diggers":
            continue
        found = result.finder is not None and result.roles[result.finder] == "selfish"
        for row in data.decisions([record_of(game)], beliefs=False):
            outcomes.add((row["role"], found, row["won"]))
    diggers, selfish, saboteurs = (
        {(found, won) for role, found, won in outcomes if role == wanted}
        for wanted in ("digger", "selfish", "saboteur")
    )
    assert selfish == {(True, True), (False, False)}
    assert diggers == {(True, False), (False, True)}
    assert saboteurs == {(True, False), (False, False)}


def test_a_spectator_believes_what_any_seat_s_history_shows_everybody() -> None:
    game = Game.seeded(Setup(players=5, rounds=1), seed=3)
    table = BotGame(game, [make_bot("detective", str(seat)) for seat in range(5)])
    for _ in range(12):
        table.step()
    view = game.view(None)
    told = [public_history(table.histories[seat]) for seat in range(5)]
    assert told == [told[0]] * 5
    posterior = believe(view, told[0])
    assert sum(posterior.saboteur) == pytest.approx(sum(believe(view, None).saboteur), abs=0.75)
    assert posterior != believe(view, None)
    with pytest.raises(ValueError, match="history"):
        believe(view, table.histories[0])


def test_records_are_written_and_read_again(tmp_path: Path) -> None:
    tables = [play(Game.seeded(Setup(players=4, rounds=2), seed), ["detective"] * 4) for seed in range(2)]
    assert data.write_records((table.record for table in tables), tmp_path / "games.jsonl") == 2
    found = data.read_records(tmp_path / "games.jsonl")
    assert [to_plain(record) for record in found] == [to_plain(table.record) for table in tables]
    assert [final(record).nuggets for record in found] == [table.game.nuggets for table in tables]
    assert data.histories(found[1]) == tables[1].histories


def test_a_posterior_prints_in_a_line() -> None:
    view, history = watched()[9]
    chances = believe(view, history)
    told = " ".join(f"{chance:.2f}" for chance in chances.saboteur)
    assert str(chances).startswith(f"P(saboteur) by seat: {told}; P(treasure) by goal: ")
    assert "\n" not in str(chances)
