"""What is promised about hosts, votes and seats, each promise as a small function over the judge's account: before a
step is taken into it (`BEFORE`), and after (`AFTER`). The numbers are those of docs/security.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saboteur.server.state import entries as e
from tests.faults.governance.account import AGAINST, GONE, ON_A_SEAT, SLOW, Account, Step

Promise = Callable[[Account, Step], Iterator[str]]
LOOKS_AGAIN = 2_100
"""Milliseconds in which a server notices who is away or back."""
OUTCOMES: dict[str, type[Any]] = {
    "pause": e.Paused, "resume": e.WentOn, "end": e.GameAbandoned, "stand-in": e.StoodIn, "bot": e.GivenToBot,
    "clock": e.ClockStarted,
}  # fmt: skip


def entries(step: Step, *kinds: type[Any]) -> list[Any]:
    """The entries of some kinds that a step led to."""
    return [logged.entry for logged in step.logged if isinstance(logged.entry, kinds)]


# -- before the step is taken into the account -------------------------------------------------------------------------


def who_may_vote_can(account: Account, step: Step) -> Iterator[str]:
    """S15, S18–S20, S23, S24, S27, S28: a vote is taken if and only if its person may cast it now."""
    if step.vote is None or not step.asked:
        return
    why = refusal(account, step)
    if step.accepted and why:
        yield f"{step.name} voted for {step.vote} on {step.target}, although {why}"
    elif not step.accepted and not why:
        yield f"{step.name} may vote for {step.vote} on {step.target} and was refused: {step.code}"


def refusal(account: Account, step: Step) -> str:
    """Why somebody may not vote for something now; empty if they may."""
    vote, name, target = step.vote, step.name, step.target
    assert vote is not None
    assert name is not None
    if account.stage != "playing":
        return "no game runs"
    if name not in account.people:
        return "they only wait for a seat"
    if why := _not_to_be_voted_on(account, vote, target):
        return why
    if not account.is_connected(name) or name == target:
        return "their device is not connected, or it is about themselves"
    if account.humans[name] not in account.voters(vote, target):
        return "they have no vote on this"
    if _spares_host(account, vote, target):
        return "a host is not voted out"
    if account.needed(vote, target) > len(account.voters(vote, target)):
        return "too few are here"
    return ""


def _not_to_be_voted_on(account: Account, vote: str, target: str | None) -> str:
    if vote in ON_A_SEAT:
        if target is None:
            return "no person has the seat"
        if vote == "stand-in" and target in account.stood_in:
            return "a bot stands in already"
        return _no_clock(account, target) if vote == "clock" else ""
    if vote == "pause" and account.paused:
        return "the game is paused"
    return "the game is not paused" if vote == "resume" and not account.paused else ""


def _no_clock(account: Account, target: str) -> str:
    room = account.room
    assert room is not None
    if account.paused or room.settings.clock or room.voted_clock or target in account.stood_in:
        return "there is a clock, a pause or a bot"
    if account.seats.index(target) != account.to_act:
        return "nobody waits for them"
    return "" if account.now - account.awaited_since >= SLOW else "it has not been long"


def _spares_host(account: Account, vote: str, target: str | None) -> bool:
    """Whether a vote is about a host, and did not begin before that person was one."""
    if vote not in AGAINST or target not in (account.host, account.owner) or account.ballot(vote, target) is not None:
        return False
    return vote == "bot" or account.is_here(vote, target or "")


def enough_people_decide(account: Account, step: Step) -> Iterator[str]:
    """S18–S21: what is voted for happens when enough different people agree, and not before."""
    if step.vote is None or not step.accepted or step.human is None:
        return
    agree = account.agreeing(step.vote, step.target) | {step.human}
    enough, happened = account.needed(step.vote, step.target), bool(entries(step, OUTCOMES[step.vote]))
    if happened and len(agree) < enough:
        yield f"{step.vote} on {step.target} passed with {sorted(agree)} of {enough} people"
    if not happened and len(agree) >= enough:
        yield f"{step.vote} on {step.target} did not pass with {sorted(agree)} of {enough} people"


def nobody_else_decides(account: Account, step: Step) -> Iterator[str]:
    """S10, S18, S19: without a vote no game of several ends or stops, and nobody has a clock."""
    for kind, entry in OUTCOMES.items():
        if kind not in AGAINST and kind != step.vote and entries(step, entry):
            left = {account.humans[name] for name in account.people} - {step.human}
            if kind != "end" or step.deed != "leave" or left:
                yield f"{step.deed} by {step.name} led to {entry.__name__}"


def seats_are_lost_by_a_vote_or_by_oneself(account: Account, step: Step) -> Iterator[str]:
    """S4, S18, S26, S29: in a game nobody who was dealt in loses the seat but by a vote or by leaving; the host takes
    only newcomers' seats; outside a game only the host removes anybody, and never the person whose table it is."""
    for entry in entries(step, e.GivenToBot, e.Left):
        name = account.seats[entry.seat]
        if name is None or (step.deed == "leave" and name == step.name):
            continue
        if isinstance(entry, e.GivenToBot) and step.vote == "bot" and name == step.target:
            continue
        by_host = step.deed == "remove" and step.accepted and step.name == account.host and name != account.owner
        if not by_host or (isinstance(entry, e.GivenToBot) and name in account.members()):
            yield f"{name} lost the seat when {step.name} did {step.deed}"


def what_is_on_loan_can_be_undone(account: Account, step: Step) -> Iterator[str]:
    """S29: while the person whose table it is is away, whoever acts as the host removes nobody who has played here, and
    makes the table neither private nor public, and opens no closed one."""
    if account.host == account.owner or not step.accepted:
        return
    for entry in entries(step, e.SettingsChosen):
        if account.room is not None and account.room.settings.closed and not entry.settings.closed:
            yield f"{step.name}, who acts as the host, opened a table that was closed"
    if account.stage == "playing":
        return
    for entry in entries(step, e.Left) if step.deed == "remove" else []:
        if account.seats[entry.seat] in account.players():
            yield f"{step.name}, who acts as the host, removed {account.seats[entry.seat]}"
    for entry in entries(step, e.SettingsChosen):
        if account.room is not None and entry.settings.private != account.room.settings.private:
            yield f"{step.name}, who acts as the host, changed who can see the table"


def short_drops_change_nothing(account: Account, step: Step) -> Iterator[str]:
    """S16, S19, S22, S27: a bot stands in by a vote, or for somebody who is gone, or away by the clock."""
    for logged in step.logged:
        if not isinstance(logged.entry, e.StoodIn):
            continue
        name = account.seats[logged.entry.seat]
        if name is None or (step.vote == "stand-in" and name == step.target):
            continue
        since = account.away_since.get(name)
        gone = since is not None and logged.at - since >= GONE
        away = step.deed in ("stand-in", "remove") and account.seat_of(name).away
        if not gone and not away:
            yield f"a bot stands in for {name}, who is here, because of {step.deed} by {step.name}"


def cards_are_dealt_to_whoever_agreed(account: Account, step: Step) -> Iterator[str]:
    """S9, S19: nobody is dealt in who is neither ready nor gone, but on the host's own device."""
    if not entries(step, e.DealCommitted):
        return
    for name in account.people:
        seat, host = account.seat_of(name), account.seat_of(account.host or "")
        if not seat.ready and seat.device != host.device and not (account.games and account.is_gone(name)):
            yield f"{name} was dealt in without being ready"


def only_those_join_who_may(account: Account, step: Step) -> Iterator[str]:
    """S7, S8, S13: a closed table takes only the host's device, a private one after its first deal nobody by its code,
    and in a game of several nobody takes a second seat."""
    room = account.room
    if step.deed != "join" or not step.accepted or room is None:
        return
    mine = step.name is not None
    if room.settings.closed and not (mine and account.host_shares(step.name)):
        yield f"{step.human} joined a closed table"
    if room.settings.private and account.games and not mine:
        yield f"{step.human} joined a private table by its code"
    others = {account.humans[name] for name in account.people} - {step.human}
    if mine and account.stage == "playing" and others:
        yield f"{step.human} took a second seat while others play"


def only_the_host_has_the_hosts_rights(account: Account, step: Step) -> Iterator[str]:
    """S29, S30: the host's deeds are the host's; once a game was dealt, only whoever made the table deletes it."""
    if not step.accepted or step.deed not in HOST_DEEDS:
        return
    if step.name != account.host:
        yield f"{step.name}, who is not the host, did {step.deed}"
    if step.deed == "delete" and account.games and step.name != account.maker:
        yield f"{step.name} deleted the games of a table that {account.maker} made"


HOST_DEEDS = ("remove", "stand-in", "pass-host", "settings", "bots", "order", "start", "cancel-start", "delete")


def newcomers_stop_no_round(account: Account, step: Step) -> Iterator[str]:
    """S31: whoever waits for a seat and is not here is waited for by nobody."""
    over = bool(entries(step, e.SecretPublished))
    for entry in entries(step, e.TookOver):
        name = account.waiting.get(entry.seat)
        if not over and name is not None and not account.is_connected(name):
            yield f"{name} took a seat in a running game without being here"


def everybody_is_told(_account: Account, step: Step) -> Iterator[str]:
    """S4: whoever loses a seat is told."""
    for name in step.untold:
        yield f"{name} lost the seat and was not told"


# -- after it --------------------------------------------------------------------------------------------------------


def no_newcomer_inherits(account: Account, step: Step) -> Iterator[str]:
    """S25: the host is somebody who played, as long as one has a seat, unless the owner chose otherwise."""
    if account.host is not None and account.games and account.host != account.chosen:
        players = {account.humans[name] for name in account.players()}
        if players and account.humans[account.host] not in players:
            yield f"{account.host}, a newcomer, is the host after {step.deed}, and {sorted(players)} have seats"


def a_table_has_a_host(account: Account, step: Step) -> Iterator[str]:
    """S29: if a person has a seat, a person is the host."""
    if account.people and account.host is None:
        yield f"nobody is the host after {step.deed}"


def the_next_host_is_here(account: Account, step: Step) -> Iterator[str]:
    """S29: when the host leaves, the next one is present if anybody is who played."""
    if step.host_before is None or step.host_before in account.people or account.host is None:
        return
    may = (account.players() if account.games else []) or account.people
    if any(account.is_connected(name) for name in may) and not account.is_connected(account.host):
        yield f"{account.host} is the next host and is not here, and of {may} somebody is"


def somebody_acts_for_an_absent_host(account: Account, step: Step) -> Iterator[str]:
    """S29: from the first deal on, somebody present acts while the host is away."""
    if account.host is None or not account.games or account.stage == "dealing":
        return
    if not account.is_gone(account.host, GONE + LOOKS_AGAIN) or account.now - account.host_since < LOOKS_AGAIN:
        return
    heirs = [name for name, since in account.heirs_since.items() if account.now - since >= LOOKS_AGAIN]
    long_here = [name for name in heirs if account.has_been_here(name, LOOKS_AGAIN)]
    if long_here and not account.dealing_lately(LOOKS_AGAIN):
        yield f"{account.host} is the host and gone after {step.deed}, and {long_here} are here"


def the_host_has_the_rights_back(account: Account, step: Step) -> Iterator[str]:
    """S29: whoever is back is the host again."""
    owner = account.owner
    if owner is None or owner == account.host or account.stage == "dealing" or account.dealing_lately(LOOKS_AGAIN):
        return
    if account.has_been_here(owner, LOOKS_AGAIN):
        yield f"{owner} is back after {step.deed}, and {account.host} is the host"


def a_host_who_is_here_stays_the_host(account: Account, step: Step) -> Iterator[str]:
    """S27, S29: only by leaving, by passing the rights on, or after an absence is somebody the host no more."""
    before = step.host_before
    if before is None or before == account.host or before not in account.people:
        return
    passed = step.deed == "pass-host" and step.accepted and step.name == before
    if not passed and account.host != account.owner and not account.is_gone(before):
        yield f"{before} is here and is the host no more after {step.deed}"
    if not passed and not account.games:
        yield f"{before} is the host no more before a first game, after {step.deed}"


BEFORE: tuple[Promise, ...] = (
    who_may_vote_can, enough_people_decide, nobody_else_decides, seats_are_lost_by_a_vote_or_by_oneself,
    short_drops_change_nothing, cards_are_dealt_to_whoever_agreed, only_those_join_who_may,
    only_the_host_has_the_hosts_rights, newcomers_stop_no_round, what_is_on_loan_can_be_undone,
)  # fmt: skip
AFTER: tuple[Promise, ...] = (
    everybody_is_told, no_newcomer_inherits, a_table_has_a_host, the_next_host_is_here,
    somebody_acts_for_an_absent_host, the_host_has_the_rights_back, a_host_who_is_here_stays_the_host,
)  # fmt: skip
