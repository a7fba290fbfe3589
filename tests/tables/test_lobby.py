"""A lobby is a value: every change gives another one, or a refusal with its reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bot.rules import GAMES
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.lobby import LEVELS, BadOptions, Lobby
from bot.tables.model.refusals import Refusal
from tests.support.ids import users

ANN, BOB, CID, DEE, EVE = users(1, 2, 3, 4, 5)


@pytest.fixture
def lobby() -> Lobby:
    return Lobby.open("euchre", "house", ANN, "Ann")


def refusal(change: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        change()
    return str(caught.value.reason)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_opened_filled_and_started(key: str) -> None:
    for preset in GAMES[key].presets:
        lobby = Lobby.open(key, preset, ANN, "Ann")
        assert lobby.chairs[0] == Chair(ANN, name="Ann")
        assert len(lobby.chairs) in lobby.sizes
        full = lobby.fill()
        full.ready()
        assert sorted(chair.robot or 0 for chair in full.chairs) == list(range(len(full.chairs)))
        for size in lobby.sizes:
            resized = lobby.resize(size).fill()
            assert len(resized.chairs) == size
            resized.ready()


def test_sitting_down_and_standing_up(lobby: Lobby) -> None:
    two = lobby.join(BOB, "Bob")
    assert two.people == (ANN, BOB)
    assert lobby.people == (ANN,), "the first one is as it was"
    assert two.leave(BOB) == lobby
    assert refusal(lambda: two.join(BOB, "Bob")) == "already-here"
    assert refusal(lambda: two.leave(EVE)) == "not-here"
    full = two.join(CID, "Cid").join(DEE, "Dee")
    assert refusal(lambda: full.join(EVE, "Eve")) == "table-full players=4"
    assert full.chair_of(CID) == 2


def test_a_person_takes_the_last_robots_chair(lobby: Lobby) -> None:
    joined = lobby.fill().join(BOB, "Bob")
    assert [chair.robot for chair in joined.chairs] == [None, 1, 2, None]
    assert joined.chair_of(BOB) == 3


def test_robots_have_the_lowest_free_numbers(lobby: Lobby) -> None:
    three = lobby.fill()
    assert refusal(three.add_robot) == "table-full players=4"
    assert [c.robot for c in three.remove_robot().chairs] == [None, 1, 2, None]
    assert three.remove_robot().add_robot() == three
    assert refusal(lobby.remove_robot) == "no-robot"


def test_the_next_in_the_circle_is_host(lobby: Lobby) -> None:
    full = lobby.join(BOB, "Bob").join(CID, "Cid")
    assert full.leave(ANN).host == BOB
    assert full.leave(BOB).host == ANN
    assert full.swap(1, 2).leave(ANN).host == CID
    assert full.leave(ANN).leave(BOB).host == CID
    assert lobby.leave(ANN).people == ()


def test_chairs_change_places(lobby: Lobby) -> None:
    two = lobby.join(BOB, "Bob")
    assert two.swap(1, 2).chair_of(BOB) == 2
    assert two.swap(1, 2).swap(2, 1) == two
    for one, other in ((0, 4), (-1, 0), (9, 9)):
        assert refusal(partial(two.swap, one, other)) == "no-such-chair"


def test_rules(lobby: Lobby) -> None:
    british = lobby.with_preset("british")
    assert british.options == GAMES["euchre"].presets["british"]
    five = lobby.with_option("target", "5")
    assert five.options.differing(lobby.options) == {"target": 5}
    assert refusal(lambda: lobby.with_preset("mine")) == "unknown-preset preset=mine"
    for level in LEVELS:
        assert lobby.with_level(level).level == level
    assert refusal(lambda: lobby.with_level("mad")) == "unknown-level level=mad"
    assert refusal(lambda: lobby.resize(5)).startswith("table-size")


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("target", "6", "option-value"),
        ("soul", "x", "option-name"),
        ("farmers_hand", "exchange", "exchange-needs-24"),
    ],
)
def test_rules_that_the_game_refuses(lobby: Lobby, name: str, value: str, code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        lobby.with_option(name, value)
    assert caught.value.reason.code == code
    assert caught.value.game == "euchre"


def test_not_ready(lobby: Lobby) -> None:
    assert refusal(lobby.ready) == "chairs-empty count=3"
    assert refusal(lobby.fill().remove_robot().ready) == "chairs-empty count=1"


@pytest.mark.parametrize(("game", "preset"), [("poker", "house"), ("euchre", "mine"), ("", "")])
def test_no_such_game(game: str, preset: str) -> None:
    assert refusal(lambda: Lobby.open(game, preset, ANN, "Ann")).startswith("unknown-")


def test_again(lobby: Lobby) -> None:
    chairs = (Chair(BOB, name="Bob"), Chair(robot=1), Chair(ANN, name="Ann"), EMPTY)
    again = lobby.with_option("target", "5").again(chairs, BOB)
    assert (again.host, again.chairs) == (BOB, chairs)
    assert again.options == lobby.with_option("target", "5").options


def test_whoever_was_away_sits_down_anew(lobby: Lobby) -> None:
    away = Chair(BOB, name="Bob", missed=3, agrees=True)
    assert away.away and not away.present
    again = lobby.with_clock(60).again((away, Chair(ANN, name="Ann")), ANN)
    assert again.clock == 60
    assert again.chairs[0] == Chair(BOB, name="Bob")
    assert again.chairs[0].present
