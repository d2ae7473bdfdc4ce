"""The server's records of a log: the vectors of `tests/golden/proofs`, and games in which seats changed hands."""

from saboteur.rules.verification import examined
from saboteur.server.state import entries as e
from saboteur.server.state.room import Dwarf
from tests.golden.proofs.write import written
from tests.kit.proof_vectors import FILE
from tests.kit.scripted_log import ScriptedLog


def test_the_vectors_are_what_the_code_gives() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: python -m tests.golden.proofs.write"


def test_a_person_may_take_a_bots_seat_between_rounds() -> None:
    """Then moves of the seat are a person's, though `bots` names who had it when the cards were dealt."""
    log = ScriptedLog("taken over", ["Ana", "Ben"], ["random"], rounds=2)
    log.deal({0: "a", 1: "b"})
    game = log.state.game
    assert game is not None
    log.play(3)
    log.take(e.Announced(2, "Cleo", Dwarf(), 2))
    while game.round == 1:
        log.play(game.version + 1)
    log.take(e.TookOver(2))
    log.play()
    plain = log.record()
    assert plain["bots"] == [None, None, "random"]
    assert examined(plain).summary == "fair"


def test_a_seat_given_to_a_bot_verifies() -> None:
    log = ScriptedLog("given away", ["Ana", "Ben", "Cleo"], rounds=1)
    log.deal({0: "a", 1: "b"})
    log.play(3)
    log.take(e.GivenToBot(1, "random", "Bruni"))
    log.play()
    assert examined(log.record()).summary == "fair"
