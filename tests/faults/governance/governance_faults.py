"""Faults put into the server on purpose, each with a run that shows it: the judge must object, and to nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from saboteur.server.state import reducer
from saboteur.server.state.table_state import TableState
from saboteur.server.table import entitlement, lobby, votes
from saboteur.server.table.audience import Audience
from saboteur.server.table.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def a_newcomer_inherits(patch: pytest.MonkeyPatch) -> None:
    """Whoever is connected is the next host, whether they ever played or not."""
    patch.setattr(entitlement, "members", lambda table, without=None: _people(table, without))


def _people(table: Table, without: int | None) -> list[int]:
    return [seat for seat in entitlement.people_at(table) if seat != without]


def a_host_is_safe_at_once(patch: pytest.MonkeyPatch) -> None:
    """A vote ends when whom it is about becomes the host."""

    def check(table: Table, kind: Any, seat: int, *, here: bool) -> None:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(entitlement, "agreed", lambda *_: ())
            original(table, kind, seat, here=here)

    original = entitlement.check_not_spared
    patch.setattr(votes, "check_not_spared", check)


def an_absent_host_is_spared_only_after_a_sweep(patch: pytest.MonkeyPatch) -> None:
    """Until the rights are lent, two votes take the seat of a host who is gone."""

    def check(table: Table, kind: Any, seat: int, *, here: bool) -> None:
        if here or table.state.owner_seat() != table.room.host:
            original(table, kind, seat, here=here)

    original = entitlement.check_not_spared
    patch.setattr(votes, "check_not_spared", check)


def a_host_is_not_spared(patch: pytest.MonkeyPatch) -> None:
    """A host who is here is voted out like anybody."""
    patch.setattr(votes, "check_not_spared", lambda *_, **__: None)


def newcomers_vote(patch: pytest.MonkeyPatch) -> None:
    """Whoever has a seat has a vote."""

    def voters(table: Table, kind: Any, seat: int | None) -> set[int]:  # noqa: ARG001 - the form of the rule
        here = [number for number in entitlement.people_at(table) if not entitlement.is_gone(table, number)]
        return entitlement.voices(table, here) - {None if seat is None else table.state.voice(seat)}

    patch.setattr(votes, "voters", voters)


def a_moved_seat_votes(patch: pytest.MonkeyPatch) -> None:
    """A seat that is moved to another device has a vote of its own."""
    patch.setattr(TableState, "_note_moved", lambda *_: None)


def a_host_saves_friends(patch: pytest.MonkeyPatch) -> None:
    """The host's role is passed on to somebody who is voted on, or by whoever has it on loan to a newcomer."""
    patch.setattr(lobby, "check_may_be_host", lambda *_: None)


def nobody_acts(patch: pytest.MonkeyPatch) -> None:
    """While a host is away, there is none."""
    patch.setattr("saboteur.server.table.host_rights.acting_host", lambda _table: None)


def a_loan_is_kept(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back is not the host again."""

    def acting(table: Table) -> int | None:
        found = original(table)
        return None if found == table.state.owner_seat() else found

    original = entitlement.acting_host
    patch.setattr("saboteur.server.table.host_rights.acting_host", acting)


def a_ghost_is_the_next_host(patch: pytest.MonkeyPatch) -> None:
    """The next host is who came first, here or not."""

    def in_line(table: Table, candidates: Any) -> list[int]:
        return sorted(candidates, key=lambda seat: table.state.holders[seat].seated)

    patch.setattr(entitlement, "_in_line", in_line)


def a_short_drop_is_an_absence(patch: pytest.MonkeyPatch) -> None:
    """Whoever is disconnected is gone."""

    def is_gone(table: Table, seat: int, seconds: float = 0) -> bool:  # noqa: ARG001 - the form of the rule
        return seat in table.audience.disconnected_since

    patch.setattr(entitlement, "is_gone", is_gone)


def one_ends_the_game(patch: pytest.MonkeyPatch) -> None:
    """A single vote ends a game of several."""

    def needed(kind: Any, voters: int, *, here: bool, people: int) -> int:
        return 1 if kind == "end" else original(kind, voters, here=here, people=people)

    original = votes.needed
    patch.setattr(votes, "needed", needed)


def two_remove_somebody_here(patch: pytest.MonkeyPatch) -> None:
    """More than half is enough to remove somebody who is here."""
    patch.setattr(votes, "is_here", lambda *_: False)


def votes_never_lapse(patch: pytest.MonkeyPatch) -> None:
    """What somebody wanted half an hour ago still counts."""
    patch.setattr(reducer, "live_votes", lambda room, _at: list(room.votes))
    patch.setattr(entitlement, "live_votes", lambda room, _at: list(room.votes))


def anybody_deletes(patch: pytest.MonkeyPatch) -> None:
    """Whoever is the host deletes what others have played."""
    patch.setattr(TableState, "made_by", lambda *_: True)


def whoever_is_away_is_dealt_in(patch: pytest.MonkeyPatch) -> None:
    """A game begins without asking those who are not connected for a moment."""
    patch.setattr(lobby, "_check_gone", lambda *_: None)


def ghosts_take_seats(patch: pytest.MonkeyPatch) -> None:
    """Whoever announced themselves plays from the next round on, here or not."""
    patch.setattr(Audience, "awaits", lambda *_: True)


def nobody_is_told(patch: pytest.MonkeyPatch) -> None:
    """A socket whose seat is gone stays open and silent."""
    patch.setattr(Audience, "_reseat", lambda _audience: [])


def a_host_removes_players(patch: pytest.MonkeyPatch) -> None:
    """The host gives the seat of somebody who was dealt in to a bot for good."""
    patch.setattr(lobby, "members", lambda _table: [])


def a_loan_is_for_good(patch: pytest.MonkeyPatch) -> None:
    """Whoever acts as the host may do everything that the host may."""
    patch.setattr(lobby, "check_lasting", lambda _table: None)


def a_game_is_left_behind(patch: pytest.MonkeyPatch) -> None:
    """Nobody moves for a seat that a bot plays."""
    patch.setattr("saboteur.server.bots.bot_turns.BotTurns._may_go_on", lambda *_: False)


class Planted(NamedTuple):
    """A fault, the promise that it breaks, and a run that shows it."""

    plant: Plant
    promise: str
    plan: str


PLANTS: tuple[Planted, ...] = (
    Planted(
        a_loan_is_for_good, "what_is_on_loan_can_be_undone",
        "28/5/1/15/deal:0:0:0 host_vanishes:407:167:28 end_game:820:818:9 join:454:813:103 remove:298:612:284",
    ),
    Planted(
        a_newcomer_inherits, "no_newcomer_inherits",
        "1/2/1/0/deal:0:0:0 end_game:0:0:0 join:0:1:0 disconnect:1:0:0 host_leaves:0:0:0",
    ),
    Planted(
        a_host_is_safe_at_once, "who_may_vote_can",
        "274/5/1/15/deal:0:0:0 vote:13:13:249 host_leaves:17:839:412 vote:371:13:519",
    ),
    Planted(
        an_absent_host_is_spared_only_after_a_sweep, "who_may_vote_can",
        "270/4/1/0/deal:212:627:515 host_vanishes:239:103:415 vote:598:501:180",
    ),
    Planted(
        a_host_is_not_spared, "who_may_vote_can",
        "7/5/1/0/deal:0:0:0 all_vote:414:7:297",
    ),
    Planted(
        newcomers_vote, "who_may_vote_can",
        "44/5/2/0/deal:0:0:0 join:616:652:447 blink:131:107:105 play:253:226:715 play:684:134:365 "
        "leave:154:253:448 vote:804:644:807",
    ),
    Planted(
        a_moved_seat_votes, "enough_people_decide",
        "1085/3/0/0/deal:0:0:0 all_vote:381:767:493 host_leaves:565:662:627 join:610:468:278 "
        "start:571:340:580 join_again:565:382:588 join:782:291:208 host_vanishes:354:624:115 "
        "transfer:257:103:369 deal:649:407:365 end_game:146:509:314",
    ),
    Planted(
        a_host_saves_friends, "no_newcomer_inherits",
        "28/5/1/15/deal:0:0:0 join:146:358:610 wait:291:583:740 host_vanishes:407:167:28 "
        "pass_host:809:215:255",
    ),
    Planted(
        nobody_acts, "somebody_acts_for_an_absent_host",
        "1/3/0/15/deal:731:223:819 escape:610:21:785 wait:643:697:583",
    ),
    Planted(
        a_loan_is_kept, "the_host_has_the_rights_back",
        "1/3/0/15/deal:422:419:541 host_vanishes:664:140:703",
    ),
    Planted(
        a_ghost_is_the_next_host, "the_next_host_is_here",
        "4/4/0/15/disconnect:218:634:816 leave:721:120:785 host_leaves:182:392:86",
    ),
    Planted(
        a_short_drop_is_an_absence, "a_host_who_is_here_stays_the_host",
        "1/3/0/15/deal:731:223:819 escape:610:21:785",
    ),
    Planted(
        one_ends_the_game, "enough_people_decide",
        "1/3/0/15/deal:731:223:819 end_game:15:468:80",
    ),
    Planted(
        two_remove_somebody_here, "enough_people_decide",
        "20/4/1/0/deal:313:625:153 all_vote:224:664:779",
    ),
    Planted(
        votes_never_lapse, "enough_people_decide",
        "149/5/1/0/deal:0:0:0 vote:617:42:533 wait:191:83:427 all_vote:392:42:43",
    ),
    Planted(
        anybody_deletes, "only_the_host_has_the_hosts_rights",
        "17/5/2/0/host_leaves:685:123:361 deal:494:631:66 end_game:691:212:670 delete:62:760:303",
    ),
    Planted(
        whoever_is_away_is_dealt_in, "cards_are_dealt_to_whoever_agreed",
        "0/4/1/15/start:64:262:447",
    ),
    Planted(
        ghosts_take_seats, "newcomers_stop_no_round",
        "145/5/2/15/leave:138:584:280 deal:626:618:6 join:491:688:460 play:140:343:177 wait:494:720:165",
    ),
    Planted(
        nobody_is_told, "everybody_is_told",
        "0/4/1/15/remove:733:1:717",
    ),
    Planted(
        a_host_removes_players, "seats_are_lost_by_a_vote_or_by_oneself",
        "14/5/0/0/deal:0:0:0 remove:292:26:340",
    ),
    Planted(
        a_game_is_left_behind, "a_table_never_gets_stuck",
        "1/3/0/15/deal:422:419:541 leave:446:362:358",
    ),
)  # fmt: skip
