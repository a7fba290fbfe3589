"""The rest claimed, as a verb: what it plays, writes and refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from bot.rules import CHANCE, replay
from bot.rules.about.log import REST
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.proposal import Absent, Ending, Proposal
from bot.tables.model.state import Shown, TableState
from bot.tables.model.suspension import Suspension
from bot.tables.verbs.claim import claim_rest
from tests.tables.verbs.states import (
    ANN,
    BOB,
    EVE,
    FOUR,
    NOW,
    SEED,
    dealt,
    found,
    game_of,
    in_lobby,
    moment,
    refused,
    said,
    seat_of,
    to_act,
)

GAMES = ("euchre", "schieber", "pepper")


def may_claim(table: TableState) -> bool:
    """Whether whoever is to act holds more than one card, and the rest is theirs."""
    session = game_of(table)
    view = session.view(session.turn[0])
    if view.trick is None or len(view.hand) < 2:
        return False
    return session.game.plan_for_rest(view) is not None


@cache
def certain(game: str = "euchre") -> TableState:
    return found(dealt(*FOUR, game=game), may_claim)


@cache
def certain_at_the_end() -> TableState:
    """The rest of the game's last deal is somebody's."""

    def last(table: TableState) -> bool:
        if not may_claim(table):
            return False
        state = claim_rest(table, moment(), to_act(table)).state
        return game_of(state).result is not None

    return found(dealt(*FOUR), last)


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_is_played_out(game: str) -> None:
    table = certain(game)
    user, before = to_act(table), game_of(table)
    seat = seat_of(table, user)
    change = claim_rest(table, moment(), user, before.numbers[seat])
    after = game_of(change.state)
    assert after.turn in ((), (CHANCE,))
    assert change.lines == len(after.log.moves) - len(before.log.moves)
    assert after.log.moves[: len(before.log.moves)] == before.log.moves
    assert after.log.moves[len(before.log.moves)] == (seat, REST)
    assert replay(after.log) == after.state
    assert said(change) == [f"seat {seat}: {user} claimed the rest"]
    assert change.show is Shown.EVERYBODY
    assert change.answer is None
    assert not after.turns
    winners = {e.what.values["who"] for e in after.told if e.what.code == "trick-won"}
    assert seat in winners


def test_each_card_is_whose_it_was() -> None:
    """Everybody present made their own moves; for whoever is away it was the robot."""
    table = certain()
    user, session = to_act(table), game_of(table)
    absent = next(seat_of(table, other) for other in FOUR if other != user)
    table = table.with_session(
        session.with_chair(absent, replace(session.chairs[absent], missed=AWAY_AFTER))
    )
    after = game_of(claim_rest(table, moment(), user).state)
    new = range(len(session.log.moves), len(after.log.moves))
    assert new
    for number in new:
        seat, _ = after.log.moves[number]
        assert after.movers[number] == (None if seat == absent else session.chairs[seat].user)


def test_the_last_deal_ends_the_game() -> None:
    table = certain_at_the_end()
    change = claim_rest(table, moment(), to_act(table))
    assert change.state.status == "over"
    assert game_of(change.state).log.seed == str(SEED)
    assert change.show is Shown.EVERYBODY


def test_whoever_claims_does_not_sleep() -> None:
    """A turn played puts back what was missed; and a vote on a robot for them is off."""
    table = certain()
    user, session = to_act(table), game_of(table)
    seat, by = seat_of(table, user), next(other for other in FOUR if other != user)
    proposal = Proposal(1, by, Absent(seat, user), (by,), NOW)
    sleepy = replace(session.chairs[seat], missed=1)
    table = table.with_session(session.with_chair(seat, sleepy).proposing(proposal))
    change = claim_rest(table, moment(), user)
    assert game_of(change.state).chairs[seat].missed == 0
    assert game_of(change.state).proposal is None
    assert said(change) == ["replace dropped: played", f"seat {seat}: {user} claimed the rest"]


def test_another_vote_stands() -> None:
    table = certain()
    user = to_act(table)
    proposal = Proposal(1, user, Ending(), (user,), NOW)
    table = table.with_session(game_of(table).proposing(proposal))
    change = claim_rest(table, moment(), user)
    assert game_of(change.state).proposal == proposal
    assert len(change.notes) == 1


# ---------------------------------------------------------------------- refused


def test_the_button_was_for_another_decision() -> None:
    table = certain()
    with refused("outdated"):
        claim_rest(table, moment(), to_act(table), 1)


def test_only_in_turn_and_with_cards_to_play() -> None:
    table = certain()
    other = next(user for user in FOUR if user != to_act(table))
    with refused("rest-not-now"):
        claim_rest(table, moment(), other)
    bidding = dealt(*FOUR)
    with refused("rest-not-now"):
        claim_rest(bidding, moment(), to_act(bidding))


def test_what_is_not_certain() -> None:
    def uncertain(table: TableState) -> bool:
        session = game_of(table)
        view = session.view(session.turn[0])
        return view.trick is not None and session.game.plan_for_rest(view) is None

    table = found(dealt(*FOUR), uncertain)
    with refused("rest-not-certain"):
        claim_rest(table, moment(), to_act(table))


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (lambda t: in_lobby(ANN, BOB), "not-begun"),
        (lambda t: replace(t, status="over"), "game-is-over"),
        (lambda t: replace(t, status="ended"), "table-closed"),
        (lambda t: replace(t, suspension=Suspension("unreachable", NOW)), "held"),
        (lambda t: t.with_session(replace(game_of(t), paused_at=NOW)), "paused"),
    ],
)
def test_only_while_the_game_goes_on(
    changed: Callable[[TableState], TableState], code: str
) -> None:
    table = certain()
    with refused(code):
        claim_rest(changed(table), moment(), to_act(table))


def test_only_whoever_plays_there() -> None:
    table = certain()
    user, session = to_act(table), game_of(table)
    seat = seat_of(table, user)
    with refused("not-here"):
        claim_rest(table, moment(), EVE)
    away = session.with_chair(seat, replace(session.chairs[seat], missed=AWAY_AFTER))
    with refused("away"):
        claim_rest(table.with_session(away), moment(), user)
