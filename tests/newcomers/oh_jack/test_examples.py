"""Oh Jack as its source has it, example by example."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Illegal, step
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat
from tests.newcomers.oh_jack.game import OhJack
from tests.newcomers.oh_jack.options import OhJackOptions
from tests.newcomers.oh_jack.order import PACK, deals_of, hand_size, layout
from tests.newcomers.oh_jack.scoring import gain
from tests.newcomers.oh_jack.teaching import EXAMPLE

GAME = OhJack()


def example(upto: int, **options: Any) -> Any:
    """The state of the example after so many lines."""
    state = GAME.start(OhJackOptions(**options), EXAMPLE.players)
    for seat, line in EXAMPLE.moves[:upto]:
        state = step(GAME, state, seat, GAME.read(line)).state
    return state


def test_the_dealer_may_not_make_the_bids_add_up() -> None:
    with pytest.raises(Illegal, match="hook tricks=1 value=0"):
        step(GAME, example(4), 3, GAME.read("bid 0"))
    assert step(GAME, example(4, hook=False), 3, GAME.read("bid 0")).state


def test_nobody_but_the_dealer_is_hooked() -> None:
    assert [str(bid) for bid in GAME.moves(example(3), Seat(2))] == ["bid 0", "bid 1"]


def test_more_tricks_than_there_are_cannot_be_bid() -> None:
    with pytest.raises(Illegal, match="no-such-bid most=1"):
        step(GAME, example(1), 0, GAME.read("bid 2"))


def test_a_bid_met_is_ten_and_its_tricks() -> None:
    assert GAME.match(example(9)).scores == (10, 11, 10, 0)
    assert GAME.match(example(9, missed="difference")).scores == (10, 11, 10, -1)
    assert gain(OhJackOptions(missed="difference"), 4, 1) == -3


def test_bids_and_tricks_stand_on_the_plates() -> None:
    during, later = GAME.view(example(3), None), GAME.view(example(7), None)
    assert [str(tag) for seat in range(4) for tag in during.tags(Seat(seat))] == [
        "bid value=0",
        "bid value=1",
    ]
    assert str(later.tags(Seat(1))[0]) == "taken tricks=0 value=1"


@pytest.mark.parametrize(
    ("players", "most", "sizes"),
    [(4, 5, "1 2 3 4 5 4 3 2 1"), (7, 17, "1 2 3 4 5 6 7 6 5 4 3 2 1")],
)
def test_hands_grow_and_shrink(players: int, most: int, sizes: str) -> None:
    options = OhJackOptions(most=most)
    match: Match[OhJackOptions] = Match.new(options, players)
    found = []
    for _ in range(deals_of(options, players)):
        found.append(str(hand_size(match)))
        match = match.next_deal()
    assert " ".join(found) == sizes


def test_where_no_card_is_left_there_is_no_trump() -> None:
    assert layout(13, 4).piles == () and layout(17, 3).piles == (("up", 1),)
    options = OhJackOptions(most=17)
    state: Any = GAME.start(options, 4)
    rng = Random(1)
    while GAME.match(state).deal < 13 or GAME.to_act(state) == (CHANCE,):
        (seat,) = GAME.to_act(state)
        if seat == CHANCE:
            action = GAME.chance(state, rng.randrange)
        else:
            action = GAME.moves(state, seat).sample(rng)
        state = step(GAME, state, seat, action).state
    view = GAME.view(state, Seat(0))
    assert view.trump is None and view.contract == "NT" and not view.piles
    assert len(view.hand) * 4 == len(PACK)
