"""A hint, as verbs: who may have one, how it is counted, and what it makes of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.notes import Hint
from bot.tables.model.state import Shown, TableState
from bot.tables.model.suspension import Suspension
from bot.tables.verbs.hint import give, gives_hints, wished
from tests.tables.verbs.states import (
    ANN,
    BOB,
    EVE,
    FOUR,
    NOW,
    acted,
    dealt,
    found,
    game_of,
    in_lobby,
    kept,
    moment,
    refused,
    said,
    to_act,
)


def asked(**set_to: Any) -> TableState:
    """Ann plays with robots, and is asked."""
    return found(dealt(ANN, **set_to), lambda t: game_of(t).turn == (Seat(0),))


def test_a_hint_is_for_one_decision() -> None:
    table = asked()
    session = game_of(table)
    hint = Hint(Seat(0), ANN, session.numbers[0])
    assert wished(table, ANN) == wished(table, ANN, session.numbers[0]) == hint
    change = give(table, moment(), hint)
    assert said(change) == [f"hint: seat 0 {ANN}, decision {session.numbers[0]}"]
    assert change.state == replace(table, hints=frozenset({hint}))
    assert change.answer == 1
    assert change.show is Shown.NOBODY
    assert kept(table, (change, 0)).hints == {hint}


def test_it_is_counted_once() -> None:
    table = asked()
    hint = wished(table, ANN)
    once = give(table, moment(), hint)
    again = give(once.state, moment(), hint)
    assert (again.answer, again.notes, again.state) == (1, (), once.state)
    later = found(once.state, lambda t: game_of(t).numbers[0] > hint.decision)
    second = give(later, moment(), wished(later, ANN))
    assert second.answer == 2
    assert second.state.hints == {hint, wished(later, ANN)}


def test_hints_of_others_are_not_counted() -> None:
    table = dealt(*FOUR, hints="on")
    user = to_act(table)
    first = give(table, moment(), wished(table, user)).state
    table = acted(first)
    assert give(table, moment(), wished(table, to_act(table))).answer == 1


@pytest.mark.parametrize(
    ("people", "set_to", "given"),
    [
        ((ANN,), "usual", True),
        ((ANN, BOB), "usual", False),
        ((ANN, BOB), "on", True),
        ((ANN,), "off", False),
    ],
)
def test_who_has_hints(people: tuple[UserId, ...], set_to: str, given: bool) -> None:
    assert gives_hints(in_lobby(*people, hints=set_to)) is given
    assert gives_hints(dealt(*people, hints=set_to)) is given


def test_whoever_has_made_a_move_keeps_the_game_they_played() -> None:
    """Bob has played and gone: Ann is alone with robots, and still has no hints."""
    table = asked()
    session = game_of(table)
    assert gives_hints(table)
    movers = (*session.movers[:-1], BOB)
    assert not gives_hints(table.with_session(replace(session, movers=movers)))


def test_a_game_is_casual_for_its_hints() -> None:
    table = asked()
    assert not table.casual
    assert give(table, moment(), wished(table, ANN)).state.casual
    assert dealt(*FOUR, hints="on").casual


# ---------------------------------------------------------------------- refused


@pytest.mark.parametrize(("hints", "why"), [("usual", "hints-alone"), ("off", "hints-off")])
def test_a_table_without_hints(hints: str, why: str) -> None:
    """Where somebody alone has them, they are not said to be off."""
    table = dealt(*FOUR, hints=hints)
    with refused(why):
        wished(table, to_act(table))


def test_the_button_was_for_another_decision() -> None:
    table = asked()
    with refused("outdated"):
        wished(table, ANN, game_of(table).numbers[0] + 1)


def test_only_whoever_is_asked() -> None:
    table = dealt(*FOUR, hints="on")
    other = next(user for user in FOUR if user != to_act(table))
    with refused("hint-not-now"):
        wished(table, other)


def test_what_was_decided_meanwhile() -> None:
    table = asked()
    hint, session = wished(table, ANN), game_of(table)
    after = acted(table, session.game.legal(session.view(Seat(0))).sample(Random(1)))
    with refused("outdated"):
        give(after, moment(), hint)


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
    table = asked()
    hint = wished(table, ANN)
    with refused(code):
        wished(changed(table), ANN)
    with refused(code):
        give(changed(table), moment(), hint)


def test_only_whoever_plays_there() -> None:
    table = asked()
    hint, session = wished(table, ANN), game_of(table)
    with refused("not-here"):
        wished(table, EVE)
    away = session.with_chair(Seat(0), replace(session.chairs[0], missed=AWAY_AFTER))
    with refused("away"):
        give(table.with_session(away), moment(), hint)
