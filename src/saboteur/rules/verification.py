"""What a record proves: everything that can be checked is checked, and what it comes to is said as codes.

The codes are those of docs/protocol.md ("What a record proves"); the browser gives the same ones. A fault is raised
and ends the examination; findings are told as `verify-CODE` in the locales.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from saboteur.rules.deal import SeededDeals
from saboteur.rules.errors import SaboteurError
from saboteur.rules.game import Game
from saboteur.rules.proof import (
    FORM,
    BadProof,
    Start,
    chained,
    checksum_of,
    commitment_of,
    is_bound,
    nonce_hash,
    seed_of,
)
from saboteur.rules.record import BadMove, Record, from_plain, replayed
from saboteur.rules.record_schema import check_shape

Group = Literal["proved", "shuffle", "limits"]
Summary = Literal["fair", "remarks", "nobody", "old"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to tell: what is proved, who took part in the shuffle, or what no file can prove."""

    group: Group
    code: str
    arguments: Mapping[str, int | list[int]]
    """`count`, or `seats`, a list of seats; people are told their names."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record without fault proves."""

    form: int
    summary: Summary
    findings: tuple[Finding, ...]

    def plain(self) -> dict[str, Any]:
        """The verdict ready for JSON."""
        findings = [{"group": f.group, "code": f.code, "arguments": dict(f.arguments)} for f in self.findings]
        return {"form": self.form, "summary": self.summary, "findings": findings}


def examined(plain: object) -> Verdict:
    """Check a whole record. Raises BadRecord, BadSetup, BadDeal, BadProof or BadMove with the first fault."""
    record = from_plain(plain)
    assert isinstance(plain, dict)
    check_shape(plain, record)
    form = plain["proof"].get("form", 1)
    _check_deal(plain, record)
    _check_start(plain, record, form)
    if form == FORM and plain["checksum"] != checksum_of(plain):
        raise BadProof("checksum-misfits")
    _check_result(plain, _played(plain, record))
    return _verdict(plain, form)


def fault_of(error: SaboteurError) -> dict[str, Any]:
    """What `examined` raised, ready for JSON."""
    if isinstance(error, BadMove):
        return {"code": "bad-move", "arguments": {"index": error.index}}
    return {"code": error.code, "arguments": dict(error.arguments)}


# -- without playing --------------------------------------------------------------------------------------------------


def _check_deal(plain: Mapping[str, Any], record: Record) -> None:
    """The secret is the one committed to, the nonces are those announced, and the seed follows from both."""
    proof = plain["proof"]
    secret = bytes.fromhex(proof["secret"])
    if commitment_of(secret) != proof["commitment"]:
        raise BadProof("commitment-misfits")
    for number, start in enumerate(proof["cancelled"], 1):
        if commitment_of(bytes.fromhex(start["secret"])) != start["commitment"]:
            raise BadProof("cancelled-misfits", number=number)
    for seat, (shown, nonce) in enumerate(zip(proof["hashes"], proof["nonces"], strict=True)):
        if nonce is not None and shown != nonce_hash(nonce):
            raise BadProof("nonce-misfits", seat=seat)
        if shown is not None and plain["bots"][seat] is not None:
            raise BadProof("bot-nonce", seat=seat)
    if not isinstance(record.deals, SeededDeals) or record.deals.seed != seed_of(secret, proof["nonces"]):
        raise BadProof("seed-misfits")


def _check_start(plain: Mapping[str, Any], record: Record, form: int) -> None:
    """The secret binds rules, bots and cancelled starts; one that does is of no older form, whatever the file says."""
    cancelled, chain = plain["proof"]["cancelled"], ""
    for start in cancelled:
        chain = chained(chain, start)
    bound = is_bound(
        bytes.fromhex(plain["proof"]["secret"]), Start(record.setup, tuple(plain["bots"]), len(cancelled), chain)
    )
    if bound and form != FORM:
        raise BadProof("form-removed")
    if form == FORM and not bound:
        raise BadProof("start-misfits")


# -- playing ----------------------------------------------------------------------------------------------------------


def _played(plain: Mapping[str, Any], record: Record) -> Game:
    """The game after all moves. Raises BadMove, or BadProof where a bot's move is not marked as one."""
    game, bots, by = Game(record.setup, record.deals), list(plain["bots"]), plain["by"]
    holders = plain.get("holders", [])
    for index, (now, _) in enumerate(replayed(record)):
        game = now
        for holder in holders:
            if holder["moves"] == index:
                bots[holder["seat"]] = holder["bot"]
        # Between rounds somebody may take a bot's seat; older records do not tell who.
        told = game.round == 1 or "holders" in plain
        if told and game.to_act is not None and bots[game.to_act] is not None:
            if not by.get(str(index), "").startswith("bot:"):
                raise BadProof("by-misfits", number=index + 1)
    return game


def _check_result(plain: Mapping[str, Any], game: Game) -> None:
    if plain["ended"] != ("finished" if game.over else "abandoned"):
        raise BadProof("ended-misfits", ended=plain["ended"])
    if plain["winners"] != (None if game.winners is None else list(game.winners)):
        raise BadProof("winners-misfit")
    if plain["nuggets"] != list(game.nuggets):
        raise BadProof("nuggets-misfit")


# -- what it comes to -------------------------------------------------------------------------------------------------


def _verdict(plain: Mapping[str, Any], form: int) -> Verdict:
    proof, bots = plain["proof"], plain["bots"]
    seats = range(len(bots))
    took = [seat for seat in seats if proof["nonces"][seat]]
    withheld = [seat for seat in seats if proof["hashes"][seat] is not None and proof["nonces"][seat] is None]
    silent = [seat for seat in seats if bots[seat] is None and seat not in took and seat not in withheld]
    findings = [
        *_proved(plain, form, took),
        *_shuffle(took, silent, [seat for seat in seats if bots[seat] is not None], withheld),
        *_limits(form),
    ]
    summary: Summary = "fair"
    if not took:
        summary = "nobody"
    elif withheld or proof["cancelled"]:
        summary = "remarks"
    elif form != FORM:
        summary = "old"
    return Verdict(form, summary, tuple(findings))


def _proved(plain: Mapping[str, Any], form: int, took: list[int]) -> list[Finding]:
    count = len(plain["proof"]["cancelled"])
    codes = ["deal-fixed" if took else "deal-unchanged"]
    if form == FORM:
        codes.append("rules-fixed")
        codes.append("cancelled" if count else "cancelled-none")
    elif count:
        codes.append("cancelled-listed")
    codes.append("played" if plain["ended"] == "finished" else "played-abandoned")
    counts = dict.fromkeys(("cancelled", "cancelled-listed"), count)
    counts |= dict.fromkeys(("played", "played-abandoned"), len(plain["moves"]))
    return [Finding("proved", code, {"count": counts[code]} if code in counts else {}) for code in codes]


def _shuffle(took: list[int], silent: list[int], bots: list[int], withheld: list[int]) -> list[Finding]:
    told = {"took-part": took, "no-part": silent, "bots": bots, "withheld": withheld}
    findings = [Finding("shuffle", code, {"seats": seats}) for code, seats in told.items() if seats]
    return findings if took else [Finding("shuffle", "nobody", {}), *findings]


_LIMITS: Final = ("limit-looking", "limit-invented", "limit-checksum")
_OLD_LIMITS: Final = ("limit-old", "limit-looking", "limit-invented")


def _limits(form: int) -> list[Finding]:
    return [Finding("limits", code, {}) for code in (_LIMITS if form == FORM else _OLD_LIMITS)]
