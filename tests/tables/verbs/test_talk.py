"""Table talk: what is in the air, who may say something, and what robots say to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.model.state import Shown
from bot.tables.model.suspension import Suspension
from bot.tables.model.talk import ANSWERS, AT_MOST, LASTS, SHOWN, WITHIN
from bot.tables.model.turn_clock import DAY
from bot.tables.verbs import talk as talking
from bot.tables.verbs.lobby import fill
from bot.tables.verbs.talk import answer, deadline, heard, set_talk, talk, talks
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    NOW,
    Pure,
    closed,
    codes_in,
    game,
    lobby,
    over,
    play_on,
)


def phrases(table: Pure) -> list[str]:
    return [phrase.what for phrase in heard(table.state, table.now)]


def test_a_phrase_is_heard_for_a_while_and_written_nowhere() -> None:
    table = game(BOB, CID, DAN)
    table.wait(30)
    assert table.said(talk, BOB, "thank-you") == []
    assert table.change is not None and table.change.show is Shown.EVERYBODY
    assert phrases(table) == ["thank-you"] and table.state.row.updated_at == NOW
    table.ring(deadline)
    assert table.now == NOW + 30 + LASTS and phrases(table) == []
    assert table.state.talk.said == () and deadline(table.state, table.now) is None


def test_a_lobby_talks_in_its_message_alone() -> None:
    table = lobby(BOB)
    table.do(talk, ANN, "hello")
    assert table.change is not None and table.change.show is Shown.TABLE


def test_a_phrase_is_over_with_the_next_trick() -> None:
    table = game(BOB, CID, DAN)
    table.do(talk, BOB, "thank-you")
    lines = table.state.moves
    play_on(table, lambda s: len(s.log.moves) == lines + 4)
    assert phrases(table) == []


def test_after_the_end_last_words_last_as_long_as_any() -> None:
    table = over(BOB, CID, DAN)
    table.do(talk, BOB, "good-game")
    assert phrases(table) == ["good-game"]
    table.ring(deadline)
    assert phrases(table) == [] and deadline(table.state, table.now) is None


@pytest.mark.parametrize("table, what", [(over(BOB), "good-game"), (lobby(BOB), "hello")])
def test_robots_answer_in_the_lobby_and_after_the_end_too(table: Pure, what: str) -> None:
    answered = 0
    if table.state.status == "lobby":
        table.do(fill, ANN)
    for _ in range(40):
        table.wait(WITHIN)
        table.do(talk, ANN, what)
        if table.state.talk.reply is not None:
            table.ring(deadline)
            answered += phrases(table)[-1] == ANSWERS[what]
    assert 5 < answered < 35


def test_the_newest_are_shown() -> None:
    table = game(BOB, CID, DAN)
    for user in (ANN, BOB, CID, DAN):
        table.do(talk, user, "sorry" if user == DAN else "thank-you")
    assert phrases(table) == ["thank-you", "thank-you", "sorry"] and SHOWN == 3


def test_nobody_says_too_much() -> None:
    table = game(BOB)
    for _ in range(AT_MOST):
        table.do(talk, ANN, "thank-you")
    assert table.refused(talk, ANN, "thank-you") == "talk-too-much"
    table.do(talk, BOB, "thank-you")
    table.wait(WITHIN)
    table.do(talk, ANN, "thank-you")


def test_robots_answer_some_of_it_after_their_pause() -> None:
    table, answered = game(BOB), 0
    for _ in range(40):
        table.wait(WITHIN)
        table.do(talk, ANN, "well-played")
        reply = table.state.talk.reply
        if reply is None:
            continue
        assert reply.at == table.now + table.moment.pace.robot and reply.chair.robot
        assert deadline(table.state, table.now) == (reply.at, answer)
        count = table.state.talk.count
        table.ring(deadline)
        assert phrases(table)[-1] == ANSWERS["well-played"]
        assert table.state.talk.count == count + 1 and table.state.talk.reply is None
        answered += 1
    assert 5 < answered < 35


@pytest.mark.parametrize(
    "table, what",
    [
        (game(BOB, CID, DAN), "hello"),
        (lobby(BOB), "hello"),
        (game(BOB, clock=DAY), "hello"),
        (game(BOB), "thank-you"),
    ],
)
def test_robots_are_silent(table: Pure, what: str) -> None:
    """Robots say nothing where none sits, where turns take days, and to some phrases."""
    for _ in range(20):
        table.wait(WITHIN)
        table.do(talk, ANN, what)
        assert table.state.talk.reply is None


def test_a_robot_says_nothing_where_talk_is_wished_no_more() -> None:
    table = game(BOB)
    while table.state.talk.reply is None:
        table.wait(WITHIN)
        table.do(talk, ANN, "hello")
    before = phrases(table)
    assert table.said(set_talk, ANN, False) == ["talk switched off"]
    table.do(answer)
    assert table.state.talk.reply is not None, "it is not time yet"
    table.ring(deadline)
    assert table.state.talk.reply is None and phrases(table) == before
    assert table.change is not None and table.change.show is Shown.NOBODY
    assert table.said(set_talk, ANN, True) == ["talk allowed"]


def suspended() -> Pure:
    table = game(BOB)
    table.state = replace(table.state, suspension=Suspension("unreachable", NOW))
    return table


REFUSED: list[tuple[str, Pure, Any, tuple[Any, ...]]] = [
    ("table-closed", closed(game(BOB)), talk, (BOB, "hello")),
    ("not-here", game(BOB), talk, (CID, "hello")),
    ("forged", game(BOB), talk, (BOB, "curse")),
    ("talk-off", game(BOB, talk=False), talk, (BOB, "hello")),
    ("talk-off", suspended(), talk, (BOB, "hello")),
    ("host-only", game(BOB), set_talk, (BOB, False)),
    ("game-is-over", over(BOB), set_talk, (ANN, False)),
]


@pytest.mark.parametrize("code, table, verb, args", REFUSED)
def test_it_is_refused(code: str, table: Pure, verb: Any, args: tuple[Any, ...]) -> None:
    assert table.refused(verb, *args) == code


def test_every_refusal_is_tried() -> None:
    of_lobby = {"not-here"}
    tried = {code for code, *_ in REFUSED[:5]} - of_lobby
    assert codes_in(talking) == tried | {"talk-too-much"}
    assert talks(game(BOB).state) and not talks(suspended().state)
