"""A secret table: others have the same deals, so it neither waits nor ends early."""

from dataclasses import replace

from bot.rules import CHANCE, Seed
from bot.tables.model.attribution import shares_of
from bot.tables.model.proposal import Ending
from bot.tables.verbs import expire, pause, play, seats, vote
from bot.tables.verbs.end import end
from bot.tables.verbs.forget import forget, names
from bot.tables.verbs.start import begun_full
from bot.tables.verbs.time_up import time_up
from tests.tables.verbs.pure import ANN, BOB, CID, Pure, game, lobby, over, play_on, seat_of


def secret() -> Pure:
    """A deal of a duplicate set that Ann and Bob play."""
    table = game(BOB)
    table.state = replace(table.state, row=replace(table.state.row, fixture="duplicate 3 1 0"))
    return table


def test_it_has_no_message_and_is_shown_to_nobody() -> None:
    table = secret()
    assert table.state.secret and table.state.stands_alone and not table.state.public
    assert not game(BOB).state.secret and game(BOB).state.public


def test_it_neither_pauses_nor_ends_early() -> None:
    table = secret()
    assert table.refused(end, ANN, False) == "fixture-fixed"
    assert table.refused(pause.agree, ANN) == "fixture-fixed"
    assert table.refused(vote.propose, ANN, Ending()) == "fixture-fixed"
    assert expire.patience(table.state) is None
    assert table.said(end, CID, True), "a moderator may, and then it counts as it stands"


def test_robots_play_on_when_all_have_left() -> None:
    table = secret()
    for user in (ANN, BOB):
        table.do(seats.leave, user)
    assert table.state.open
    play_on(table, lambda s: s.turn != (CHANCE,))
    seat = table.session.turn[0]
    number = play.decision(table.session, seat)
    assert play.goes_by_itself(table.state, seat, number, table.now)
    alone = game(BOB)
    for user in (ANN, BOB):
        alone.do(seats.leave, user)
    assert not alone.state.open, "any other table ends with the last who leaves"


def test_robots_play_for_whoever_leaves_as_the_deal_is_about_to_begin() -> None:
    for gone in (seats.leave, forget):
        table = lobby()
        table.state = replace(table.state, row=replace(table.state.row, fixture="duplicate 3 1 0"))
        table.do(gone, ANN)
        assert table.state.open and not table.state.sits(ANN)
        table.do(begun_full, Seed(bytes(32)))
        assert table.state.status == "playing"
        usual = lobby()
        usual.do(gone, ANN)
        assert not usual.state.open


def test_robots_play_on_when_the_last_person_is_forgotten() -> None:
    """While they sit there, and when they have left before; any other table ends."""
    for has_left in (False, True):
        table = secret()
        table.do(seats.leave, BOB)
        if has_left:
            table.do(seats.leave, ANN)
        table.do(forget, ANN)
        assert table.state.open and not names(table.state, ANN)
        play_on(table, lambda s: s.turn != (CHANCE,))
        seat = table.session.turn[0]
        number = play.decision(table.session, seat)
        assert play.goes_by_itself(table.state, seat, number, table.now)
    alone = game()
    alone.do(forget, ANN)
    assert not alone.state.open


def test_when_the_time_of_a_deal_is_up_robots_play_for_everybody() -> None:
    table = secret()
    assert table.said(time_up) == [
        f"seat {int(seat_of(table, user))}: {user} is away, a robot keeps the seat"
        for user in sorted((ANN, BOB), key=lambda user: seat_of(table, user))
    ]
    assert all(chair.away for chair in table.state.chairs if chair.user)
    assert not table.do(time_up), "once is enough"
    assert not over(BOB).do(time_up)


def test_whose_moves_a_seat_s_were() -> None:
    table = game(BOB)
    play_on(table, lambda s: len(s.sheet) == 1)
    assert {(user, share) for _, user, share in shares_of(table.session)} == {
        (ANN, 1.0),
        (BOB, 1.0),
    }
    began = game(BOB)
    assert {user for _, user, _ in shares_of(began.session)} == {ANN, BOB}, "they sat there"
    began.with_session(chairs=tuple(replace(c, missed=3) for c in began.session.chairs))
    assert shares_of(began.session) == []
