"""The hands that hear of a question, of a change of their own, or of the play of others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.storage.rows.ids import UserId
from bot.tables.live.listener import Silent, tell
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import NO_DECISION
from bot.tables.verbs import play
from tests.tables.verbs.pure import ANN, BOB, CID, DAN, Pure, game, play_on


class Told(Silent):
    """Writes down whose hand has changed, and whose follows."""

    def __init__(self) -> None:
        self.changed: list[UserId] = []
        self.following: list[UserId] = []

    def hand_changed(self, table: object, user: UserId) -> None:
        self.changed.append(user)

    def hand_follows(self, table: object, user: UserId) -> None:
        self.following.append(user)


def everybody_plays(key: str) -> Pure:
    """A game without robots, as many as usually sit at it."""
    chairs = len(Lobby.open(key, "house", ANN, "Ann").chairs)
    return game(*(BOB, CID, DAN)[: chairs - 1], key=key)


def act(table: Pure) -> tuple[UserId, Told]:
    """Have the player to act do so; the actor's user id, and those who were told."""
    session, before, told = table.session, table.state, Told()
    seat = session.turn[0]
    user = session.chairs[seat].user
    assert user is not None
    line = session.game.write(session.game.legal(session.view(seat)).sample(Random(1)))
    table.do(play.act, user, line, session.numbers[seat])
    assert table.change is not None
    tell(told, table, before, table.state, table.change)
    return user, told


def in_a_trick(table: Pure) -> Pure:
    """As far as the first card of a trick lies on the table, and nobody's is the last one."""
    play_on(table, lambda s: bool(s.view(None).trick and len(s.view(None).trick.cards) == 1))
    return table


def test_everybody_else_follows_a_card() -> None:
    table = in_a_trick(game(BOB, CID, DAN))
    actor, told = act(table)
    asked = table.session.chairs[table.session.turn[0]].user
    assert set(told.changed) == {actor, asked}
    assert set(told.following) == {ANN, BOB, CID, DAN} - {actor, asked}


def test_nothing_is_told_for_robots_nor_for_whom_they_play() -> None:
    table = in_a_trick(game(BOB, CID, DAN))
    session = table.session
    idle = [Seat(n) for n in range(4) if session.numbers[n] == NO_DECISION]
    away, robot = [seat for seat in idle if seat not in next_seats(table)][:2]
    gone = session.chairs[away].user
    chairs = list(session.chairs)
    chairs[away] = replace(chairs[away], missed=99)
    chairs[robot] = replace(chairs[robot], user=None, name="", robot=1)
    table.state = table.state.with_session(replace(session, chairs=tuple(chairs)))
    assert table.session.chairs[away].away
    actor, told = act(table)
    assert gone not in (*told.changed, *told.following)
    assert not told.following
    assert actor in told.changed


def next_seats(table: Pure) -> tuple[Seat, ...]:
    """The seats that are asked after the one that is asked now."""
    session = table.session
    seat = session.turn[0]
    done = session.plus(seat, session.game.legal(session.view(seat)).sample(Random(1)))
    return done.turn


def test_a_question_is_not_disturbed_by_what_others_answer() -> None:
    """Two are asked at the same time: who has not answered yet chooses on."""
    table = everybody_plays("four-jacks")
    play_on(table, lambda s: len(s.turn) > 1)
    others = {chair.user for n, chair in enumerate(table.session.chairs) if n in table.session.turn}
    actor, told = act(table)
    still = {chair.user for n, chair in enumerate(table.session.chairs) if n in table.session.turn}
    assert still == others - {actor} and len(still) > 1
    assert not still & {*told.changed, *told.following}


@pytest.mark.parametrize("key", GAMES)
def test_every_card_reaches_everybody_who_is_not_choosing(key: str) -> None:
    """A whole deal of every game: whoever is not asked hears of each card."""
    table, cards = everybody_plays(key), 0
    everybody = {chair.user for chair in table.session.chairs}
    play_on(table, lambda s: s.turn != (CHANCE,))
    while table.session.turn not in ((), (CHANCE,)) and table.state.open:
        asked = {n for n in table.session.turn if len(table.session.turn) > 1}
        _, told = act(table)
        still = {table.session.chairs[n].user for n in asked & {*table.session.turn}}
        assert {*told.changed, *told.following} | still == everybody
        assert not {*told.changed} & {*told.following}
        cards += 1
    assert cards >= 4
