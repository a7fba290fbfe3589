"""A game at a table: its numbers, what it told, and the answers a table gives by itself."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Seat
from bot.rules.kit.actions import PASS, Play
from bot.storage.rows.ids import GameId, UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.chairs import Chair, Seen
from bot.tables.model.from_log import back_to, session_of
from bot.tables.model.session import NO_DECISION
from tests.support.courses import begun, course
from tests.support.ids import users


@pytest.mark.parametrize("key", GAMES)
def test_a_number_is_never_used_twice(key: str) -> None:
    """The number of a decision changes only when its own seat has acted."""
    used: set[tuple[int, int]] = set()
    for before, after in zip(course(key), course(key)[1:], strict=False):
        actor = after.log.moves[-1][0]
        for seat, (old, new) in enumerate(zip(before.numbers, after.numbers, strict=True)):
            assert (new == NO_DECISION) == (Seat(seat) not in after.turn)
            if new in (NO_DECISION, old):
                continue
            assert old == NO_DECISION or seat == actor
            assert (seat, new) not in used
            used.add((seat, new))
        for seat in set(before.turn) & set(after.turn) - {actor}:
            assert before.numbers[seat] == after.numbers[seat]
    assert used


@pytest.mark.parametrize("key", GAMES)
def test_a_stored_log_comes_to_the_same(key: str) -> None:
    """Numbers too: buttons from before a restart go on."""
    for session in course(key)[::7]:
        assert session_of(GameId(1), session.log, session.chairs) == session


def test_games_share_the_lines_that_all_players_say() -> None:
    log = begun("euchre").log
    said, again = (log.with_line(Seat(1), " ".join(("play", card))) for card in ("JS", "JS"))
    assert said.moves[0] is again.moves[0]
    assert log.with_line(Seat(2), "play JS").moves == ((Seat(2), "play JS"),)


@pytest.mark.parametrize("key", GAMES)
def test_what_was_told(key: str) -> None:
    """``told`` is of this deal; ``closing`` is how the deal before ended."""
    for before, after in zip(course(key), course(key)[1:], strict=False):
        if after.log.moves[-1][0] == CHANCE:
            assert after.closing == before.closing
            assert "dealt" in [event.what.code for event in after.told]
        else:
            assert after.told[: len(before.told)] == before.told
    assert sum(seat == CHANCE for seat, _ in after.log.moves) == after.deals


@pytest.mark.parametrize("key", GAMES)
def test_only_the_last_card_plays_itself(key: str) -> None:
    """That there was no choice is then plain to everybody."""
    answered = 0
    for session in course(key, 240):  # to the end of a deal of eighty cards
        for seat in session.turn:
            if seat == CHANCE:
                continue
            only = session.only_answer(seat)
            legal = tuple(session.game.legal(session.view(seat)))
            if isinstance(only, Play):
                answered += 1
                assert session.view(None).counts[seat] == 1
            assert only is None or legal == (only,)
            if len(legal) == 1 and session.view(None).counts[seat] > 1:
                assert not isinstance(legal[0], Play) or only is None
    assert answered


def test_what_somebody_has_said_stands_until_it_is_taken_back() -> None:
    """Only by the very decision, only one's own, and not with what was before it."""
    before = begun("euchre")
    deal = before.game.chance(before.state, Random(1).randrange)
    asked = before.plus(CHANCE, deal)
    (first,) = asked.turn
    user, number = UserId(first + 1), asked.numbers[first]
    passed = asked.plus(first, PASS).by(user)
    (second,) = passed.turn
    both = passed.plus(second, PASS).by(UserId(second + 1))
    assert passed.has_said(user, "pass", number) and both.has_said(user, "pass", number)
    assert not asked.has_said(user, "pass", number)
    assert not passed.has_said(user, "order", number)
    assert not passed.has_said(user, "pass", number + 1)
    assert not passed.has_said(user, "pass", NO_DECISION)
    assert not passed.has_said(UserId(second + 1), "pass", number)
    assert not passed.by(None).has_said(user, "pass", number), "a robot has said it"
    assert not back_to(both, len(passed.log.moves)).has_said(user, "pass", number)
    later = back_to(both, len(both.log.moves))
    assert later.has_said(user, "pass", number), "what is before it stands"
    assert not later.has_said(UserId(second + 1), "pass", passed.numbers[second])


def test_an_illegal_action_changes_nothing() -> None:
    session = course("euchre", 2)[-1]
    (seat,) = session.turn
    with pytest.raises(Illegal):
        session.plus(Seat((seat + 1) % 4), session.game.read("pass"))
    with pytest.raises(Illegal):
        session.plus(seat, session.game.read("keep"))


def test_people_and_secrets() -> None:
    session = begun("euchre")
    assert [session.seat_of(user) for user in users(1, 4, 9)] == [Seat(0), Seat(3), None]
    assert session.revealing("ab").log == replace(session.log, seed="ab")
    assert session.options == GAMES["euchre"].presets["house"]
    assert session.result is None


def test_whose_forgetting_was_cut_off_sees_no_second_hand() -> None:
    """A hand was left behind by somebody nameless, and the lines of the log still name them."""
    session = course("euchre", 6)[-1]
    left = replace(session, seen=(Seen(FORMER, 1, session.deals),), movers=(None, UserId(42), None))
    assert [hand.seat for hand in left.seen_by(UserId(42))] == [1]
    assert left.left_by(Seat(2), UserId(42), Chair(robot=1)).seen_by(UserId(42)) == [
        Seen(UserId(42), 2, session.deals)
    ]


@pytest.mark.parametrize("key", GAMES)
def test_a_view_belongs_to_one_state_and_to_every_session_of_it(key: str) -> None:
    for session in course(key):
        seats = [None, *map(Seat, range(len(session.chairs)))]
        for seat in seats:
            assert session.view(seat) == session.game.view(session.state, seat)
            assert replace(session, paused_at=1.0).view(seat) is session.view(seat)
        for seat in session.turn:
            if seat != CHANCE:
                assert session.decision(seat) == session.game.legal(session.view(seat))
