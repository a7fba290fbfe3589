"""Deeds at tables in another's name, or without the right to them, are noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import CHANCE, Seat, Seed
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.tables.model import notes
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.rows import new_table
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.end import end
from bot.tables.verbs.host import kick, let_in, pass_on
from bot.tables.verbs.play import act
from bot.tables.verbs.seats import leave, lock, sit
from bot.tables.verbs.start import start
from tests.hostile.deeds import Deed, check_deed
from tests.hostile.fault import Fault

ANN, BOB, CID = UserId(11), UserId(12), UserId(13)
NOW = 1000.0
SEED = Seed(bytes(32))
MOMENT = Moment(now=NOW, new_seed=lambda: SEED)


@pytest.fixture
def lobby() -> TableState:
    """A lobby of Ann's, in which Bob sits, too."""
    opened = Lobby.open("euchre-two", "house", ANN, "Ann").join(BOB, "Bob")
    return new_table(opened, GuildId(1), ChannelId(2), False, NOW)


@pytest.fixture
def game(lobby: TableState) -> TableState:
    return start(lobby, MOMENT, ANN).state


def judge(
    before: TableState, change: Change[None], *by: UserId, pressed: bool = True, gone: bool = False
) -> None:
    """Judge a change; Cid may manage messages."""
    deed = Deed(before, change, NOW, pressed)
    check_deed(deed, frozenset(by), lambda user: gone, lambda user: user == CID)


def test_what_is_done_by_right_passes(lobby: TableState, game: TableState) -> None:
    judge(lobby, start(lobby, MOMENT, ANN), ANN)
    judge(lobby, leave(lobby, MOMENT, BOB), BOB, CID)
    judge(lobby, kick(lobby, MOMENT, ANN, BOB), ANN)
    judge(game, kick(game, MOMENT, CID, BOB, moderator=True), CID)
    judge(game, end(game, MOMENT, ANN, moderator=False), ANN)
    judge(game, leave(game, MOMENT, ANN), ANN)
    judge(game, leave(game, MOMENT, ANN), pressed=False, gone=True)


def test_nobody_acts_for_another(lobby: TableState, game: TableState) -> None:
    with pytest.raises(Fault, match="in the name of 12"):
        judge(game, leave(game, MOMENT, BOB), ANN)
    with pytest.raises(Fault, match="in the name of 12"):
        judge(game, leave(game, MOMENT, BOB), pressed=False)
    assert game.session is not None
    deal = game.session.game.chance(game.session.state, SEED.below("deal 1"))
    dealt = game.session.plus(CHANCE, deal)
    table = game.with_session(dealt)
    seat = dealt.turn[0]
    mine, other = dealt.chairs[seat].user, dealt.chairs[1 - seat].user
    assert mine is not None and other is not None
    passed = act(table, MOMENT, mine, "pass")
    judge(table, passed, mine)
    with pytest.raises(Fault, match=f"in the name of {mine}"):
        judge(table, passed, other)
    assert passed.state.session is not None
    stolen = replace(passed.state.session, movers=(*passed.state.session.movers[:-1], other))
    with pytest.raises(Fault, match=f"{other} plays on the seat of another"):
        judge(table, replace(passed, state=passed.state.with_session(stolen)), other)


def test_who_is_no_host_has_no_host_s_rights(lobby: TableState, game: TableState) -> None:
    for change in (
        lock(game, MOMENT, ANN, True),
        kick(game, MOMENT, ANN, BOB),
        end(game, MOMENT, ANN, moderator=False),
        pass_on(game, MOMENT, ANN, BOB),
        pass_on(game, MOMENT, BOB, BOB, moderator=True),
    ):
        with pytest.raises(Fault, match="without the right to it"):
            judge(game, change, BOB)
    with pytest.raises(Fault, match="without the right to it"):
        judge(lobby, start(lobby, MOMENT, ANN), BOB)
    arranged = Change(state=replace(lobby, lobby=lobby.lobby.with_level("easy")), answer=None)
    judge(lobby, arranged, ANN)
    with pytest.raises(Fault, match="without the right to it"):
        judge(lobby, arranged, BOB)


def test_who_may_not_sit_down_does_not(lobby: TableState) -> None:
    sent_away = kick(lobby, MOMENT, ANN, BOB).state
    back = sit(let_in(sent_away, MOMENT, ANN, BOB).state, MOMENT, BOB, "Bob")
    with pytest.raises(Fault, match="was sent away"):
        judge(sent_away, back, BOB)
    shut = lock(leave(lobby, MOMENT, BOB).state, MOMENT, ANN, True).state
    opened = replace(shut, lobby=shut.lobby.with_lock(False))
    with pytest.raises(Fault, match="is locked"):
        judge(shut, sit(opened, MOMENT, CID, "Cid"), CID)
    twice = replace(lobby.lobby, chairs=(Chair(user=ANN), Chair(user=ANN)))
    with pytest.raises(Fault, match="two chairs"):
        judge(lobby, Change(state=replace(lobby, lobby=twice), answer=None), ANN)


def test_nobody_takes_a_taken_seat(game: TableState) -> None:
    assert game.session is not None
    taken = game.session.with_chair(Seat(0), Chair(user=CID, name="Cid"))
    change = Change(
        state=game.with_session(taken), notes=(notes.SatDown(Seat(0), CID),), answer=None
    )
    with pytest.raises(Fault, match="takes the seat"):
        judge(game, change, CID)
