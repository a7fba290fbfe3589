"""A lesson at a table: begun by a chosen seed, worse choices taken back, the rest by its course."""

from __future__ import annotations

import pytest

from bot.rules import CHANCE, GAMES
from bot.tables.model.lessons import Course, course_of
from bot.tables.model.refusals import Refusal
from bot.tables.verbs import play
from bot.tables.verbs.lesson import begin, lobby_of
from bot.tables.verbs.play import act, goes_by_itself, needs_thought
from bot.tables.verbs.start import start
from tests.tables.verbs.pure import ANN, Pure, lobby

KEY = "euchre"


def begun() -> Pure:
    """The lesson of a game, dealt."""
    table = lobby()
    table.state = type(table.state)(row=table.state.row, lobby=lobby_of(KEY, ANN, "Ann"))
    table.do(begin, ANN)
    lesson = GAMES[KEY].lesson
    assert lesson is not None
    table.seeds = (lesson.sealed,)
    by_itself(table)
    return table


def by_itself(table: Pure) -> None:
    """Do all that needs no press of a button, until something does."""
    while True:
        session = table.session
        going = [
            (seat, play.decision(session, seat))
            for seat in session.turn
            if goes_by_itself(table.state, seat, play.decision(session, seat), table.now)
        ]
        if not going:
            return
        seat, number = going[0]
        assert not needs_thought(session, seat), "a lesson needs no robot's thought"
        table.do(play.go_on, seat, number)


def course(table: Pure) -> Course:
    found = course_of(table.session)
    assert found is not None
    return found


def played() -> Pure:
    """A lesson to its end."""
    table = begun()
    while not course(table).is_over:
        table.do(act, ANN, course(table).progress.line)
        by_itself(table)
    return table


def test_others_say_what_the_course_says() -> None:
    table = begun()
    assert [line for _, line in table.session.log.mainline[1:]] == ["pass"] * 3
    assert table.session.turn == (course(table).lesson.learner,)


def test_a_worse_choice_is_written_down_and_taken_back_in_one_step() -> None:
    table = begun()
    before, number = table.session, table.session.numbers[3]
    notes = table.said(act, ANN, "pass", number)
    lines = table.session.log.moves[len(before.log.moves) :]
    assert lines == ((3, "pass"), (3, "takeback 5"))
    assert table.session.movers[-2:] == (ANN, ANN)
    assert notes == ["seat 3 took line 5 back: lesson"]
    assert table.change is not None and table.change.lines == 2
    assert table.session.state == before.state
    assert table.session.numbers[3] != number, "the old button is outdated"
    assert (course(table).tried, course(table).progress.number) == ("pass", 1)


def test_what_is_not_allowed_is_refused_as_ever() -> None:
    table = begun()
    table.refused(act, ANN, "play 9C")
    assert course(table).tried == ""


def test_nothing_follows_a_lesson_by_itself() -> None:
    table = played()
    assert table.session.turn == (CHANCE,)
    assert not goes_by_itself(table.state, CHANCE, play.decision(table.session, CHANCE), 9e9)
    assert table.session.deals == 1


def test_a_game_of_another_seed_is_no_lesson() -> None:
    table = lobby()
    table.state = type(table.state)(row=table.state.row, lobby=lobby_of(KEY, ANN, "Ann"))
    table.do(start, ANN)
    assert course_of(table.session) is None


def test_off_its_course_it_is_a_game_like_any_other() -> None:
    """A learner who goes another way, such as by a claim, plays on without a word."""
    table = begun()
    learner = course(table).lesson.learner
    other = table.session.plus(learner, table.session.game.read("pass"))
    assert course_of(other) is None


@pytest.mark.parametrize("game, code", [("whist", "unknown-game")])
def test_games_without_a_lesson(game: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        lobby_of(game, ANN, "Ann")
    assert refused.value.reason.code == code
