"""A planned table: its chairs, and how its game begins by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import GAMES
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import NO_EVENING, ChannelId, EveningId, GuildId, UserId
from bot.tables.model.evenings import GRACE, host_of, lobby_of, rules_code, waiting
from bot.tables.model.lobby import Lobby
from bot.tables.model.state import Shown, TableState
from bot.tables.model.suspension import Suspension
from bot.tables.verbs import evening, seats
from bot.tables.verbs.clocks import taken_up
from bot.tables.verbs.evening import AFTER_OUTAGE, begin, countdown, deadline
from bot.tables.verbs.forget import forget
from bot.tables.verbs.host import HOST_IDLE, host_is_away
from bot.tables.verbs.start import start
from bot.tables.verbs.steps import NOBODY_CAME
from tests.tables.verbs.pure import ANN, BOB, CID, DAN, EVE, GAME, MINUTE, NAMES, NOW, Pure, row

AT = NOW + 10 * MINUTE


def planned(*people: UserId, game: str = GAME, robots: str = "welcome") -> EveningRow:
    lobby = Lobby.open(game, "house", ANN, "Ann")
    return EveningRow(
        id=NO_EVENING, guild_id=GuildId(1), channel_id=ChannelId(5), host_id=ANN,
        rules=rules_code(lobby), robots=robots, at=AT, made_at=NOW - 60 * MINUTE,
        guests=tuple(GuestRow(user, NAMES[user], NOW) for user in people),
    )  # fmt: skip


def table(*people: UserId, robots: str = "welcome") -> Pure:
    """The table of an evening, ten minutes before its hour; nobody is there yet."""
    lobby = lobby_of(planned(*people, robots=robots), seated=False)
    place = replace(row(), evening=EveningId(1), hour=AT, host_id=lobby.host)
    return Pure(TableState(row=place, lobby=lobby))


def come(pure: Pure, *people: UserId) -> None:
    for user in people:
        pure.do(seats.sit, user, NAMES[user])


# ---------------------------------------------------------------------- its chairs


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_chair_for_who_comes(game: str) -> None:
    evening_ = planned(ANN, BOB, game=game)
    shown, kept = (lobby_of(evening_, seated=seated) for seated in (True, False))
    assert shown.game_key == kept.game_key == game
    assert shown.people == (ANN, BOB)
    assert (kept.people, [c.kept for c in kept.chairs if c.kept]) == ((), [ANN, BOB])
    assert shown.options == GAMES[game].presets["house"]


def test_who_is_one_too_many_waits_for_a_chair() -> None:
    full = planned(ANN, BOB, CID, DAN, EVE)
    shown = lobby_of(full, seated=True)
    assert len(shown.chairs) == 4
    assert [guest.user_id for guest in waiting(full, shown.chairs)] == [EVE]
    fewer = replace(full, guests=full.guests[1:])
    assert waiting(fewer, shown.chairs) == ()


def test_a_larger_table_where_the_rules_have_one() -> None:
    larger = [key for key in GAMES if max(Lobby.open(key, "house", ANN, "").sizes) > 4]
    assert larger, "no game is played by more than four"
    for key in larger:
        lobby = lobby_of(planned(ANN, BOB, CID, DAN, EVE, game=key), seated=True)
        assert len(lobby.chairs) >= 5, key


def test_a_chair_is_shown_for_one_more_as_long_as_there_may_be_one() -> None:
    for key, game in GAMES.items():
        for count in range(1, 5):
            evening_ = planned(*(ANN, BOB, CID, DAN)[:count], game=key)
            shown, opened = (lobby_of(evening_, seated=seated) for seated in (True, False))
            largest = max(game.players(shown.options))
            assert any(chair.empty for chair in shown.chairs) == (count < largest), (key, count)
            assert len(opened.chairs) <= len(shown.chairs)


def test_the_first_who_comes_is_host_if_whoever_planned_it_does_not() -> None:
    assert host_of(planned(BOB, ANN)) == ANN
    assert host_of(planned(BOB, CID)) == BOB
    assert host_of(planned()) == ANN


# ---------------------------------------------------------------------- the hour


def test_it_begins_at_the_hour_when_everyone_is_there() -> None:
    evening_table = table(ANN, BOB)
    come(evening_table, ANN, BOB)
    assert deadline(evening_table.state, evening_table.now) == (AT, begin)
    evening_table.ring(deadline)
    assert evening_table.now == AT
    assert evening_table.state.status == "playing"
    assert sorted(filter(None, (c.user for c in evening_table.state.chairs))) == [ANN, BOB]
    assert sum(chair.robot is not None for chair in evening_table.state.chairs) == 2
    assert deadline(evening_table.state, evening_table.now) is None


def test_nothing_begins_before_the_hour() -> None:
    early = table(ANN)
    come(early, ANN)
    early.wait(9 * MINUTE)
    early.do(begin)
    assert early.state.session is None


def test_it_waits_for_who_is_late_and_begins_when_they_come() -> None:
    waits = table(ANN, BOB)
    come(waits, ANN)
    waits.ring(deadline)
    assert waits.now == AT and not waits.state.session
    assert waits.change is not None and waits.change.show == Shown.TABLE
    said = countdown(waits.state, waits.now)
    assert said is not None and (said.late, said.at) == (("Bob",), AT + GRACE)
    assert deadline(waits.state, waits.now) == (AT + GRACE, begin)
    waits.wait(3 * MINUTE)
    come(waits, BOB)
    waits.ring(deadline)
    assert (waits.now, waits.state.status) == (AT + 3 * MINUTE, "playing")


def test_a_host_who_waits_with_the_others_is_not_away() -> None:
    """The game begins by itself: there is nothing to press before the wait is over."""
    waits = table(ANN, BOB)
    come(waits, ANN)
    waits.ring(deadline)
    assert waits.now == AT > NOW + HOST_IDLE and not host_is_away(waits.state, waits.now)
    assert host_is_away(waits.state, AT + GRACE)


def test_after_a_while_it_begins_with_a_robot_that_keeps_the_chair() -> None:
    waits = table(ANN, BOB)
    come(waits, BOB)
    waits.ring(deadline)
    waits.ring(deadline)
    assert (waits.now, waits.state.status) == (AT + GRACE, "playing")
    kept = [chair for chair in waits.state.chairs if chair.kept == ANN]
    assert len(kept) == 1 and kept[0].robot is not None
    assert waits.state.lobby.host == BOB, "who planned it is not there"
    come(waits, ANN)
    assert waits.state.sits(ANN), "and takes it over"


def test_without_robots_every_chair_is_a_persons() -> None:
    people = table(ANN, BOB, robots="none")
    come(people, ANN, BOB)
    people.ring(deadline)
    said = countdown(people.state, people.now)
    assert people.state.session is None and said is not None and said.late == ()
    people.ring(deadline)
    assert people.state.session is None, "it cannot begin, and is a lobby like any other"
    assert deadline(people.state, people.now) is None
    assert countdown(people.state, people.now) is None
    come(people, CID, DAN)
    people.do(start, ANN)
    assert people.state.status == "playing"


def test_without_robots_it_begins_when_the_last_has_come() -> None:
    people = table(ANN, BOB, CID, robots="none")
    come(people, ANN, BOB, CID)
    people.ring(deadline)
    come(people, DAN)
    people.ring(deadline)
    assert (people.now, people.state.status) == (AT, "playing")


def test_nobody_comes() -> None:
    lonely = table(ANN, BOB)
    lonely.ring(deadline)
    lonely.ring(deadline)
    assert (lonely.state.status, lonely.state.ended_why) == ("ended", NOBODY_CAME)


def test_a_lobby_that_waits_for_its_hour_is_not_closed_by_who_leaves() -> None:
    waits = table(ANN, BOB)
    come(waits, ANN)
    waits.do(seats.leave, ANN)
    assert waits.state.status == "lobby"
    come(waits, BOB)
    waits.do(forget, BOB)
    assert waits.state.status == "lobby" and waits.state.lobby.people == ()


def test_the_host_may_begin_before_the_hour() -> None:
    early = table(ANN, BOB)
    come(early, ANN)
    assert early.refused(start, ANN) == "chairs-empty"
    early.state = replace(early.state, lobby=early.state.lobby.fill())
    early.do(start, ANN)
    assert early.state.status == "playing" and deadline(early.state, early.now) is None


def test_a_suspended_table_does_not_begin() -> None:
    held = table(ANN)
    come(held, ANN)
    held.state = replace(held.state, suspension=Suspension("rights", NOW))
    assert deadline(held.state, AT) is None
    held.wait(20 * MINUTE)
    held.do(begin)
    assert held.state.status == "lobby"


# ---------------------------------------------------------------------- an outage


def test_an_hour_that_was_missed_comes_a_moment_later() -> None:
    """People who sat there may have left: they have a few minutes to come back, and read why."""
    missed = table(ANN, BOB)
    come(missed, ANN, BOB)
    missed.wait(60 * MINUTE)
    missed.state = taken_up(missed.state, missed.moment)
    said = countdown(missed.state, missed.now)
    assert said is not None and said.missed
    assert (said.at, said.passed) == (missed.now + AFTER_OUTAGE, False)
    missed.ring(deadline)
    assert missed.state.status == "playing"


def test_a_restart_before_the_hour_changes_nothing() -> None:
    early = table(ANN)
    early.wait(5 * MINUTE)
    after = evening.taken_up(early.state, early.now)
    assert after is early.state
    assert evening.taken_up(replace(early.state, status="ended"), AT + 1).row.hour == AT
