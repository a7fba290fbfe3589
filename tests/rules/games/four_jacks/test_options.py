"""Every value of every option makes a difference."""

from typing import Any

import pytest

from bot.rules import CHANCE, Refused, Seat
from bot.rules.kit.cards import cards
from tests.rules.games.four_jacks.helpers import GAME, act, dealt
from tests.rules.games.four_jacks.test_examples import A_JC_B_JS_JH_C_JD, played


def ends(deal: int = 1, scores: tuple[int, ...] = (0, 0, 0), **chosen: object) -> bool:
    """Whether the game is over after a deal of −2 −2 −1."""
    options = GAME.options(pass_cards="none", **chosen)
    state, _ = played(A_JC_B_JS_JH_C_JD, options, deal=deal, scores=scores)
    return GAME.result(state) is not None


@pytest.mark.parametrize("deals", [10, 3, 6, 9, 12])
def test_deals(deals: int) -> None:
    assert [n for n in range(1, deals + 1) if ends(n, deals=deals)] == [deals]
    assert ends(deals) == (deals >= 10), "the default is ten"


@pytest.mark.parametrize("limit", [10, 5, 15, 20])
def test_limit(limit: int) -> None:
    start = -limit + 2
    assert ends(scores=(start, 0, 0), end="limit", limit=limit)
    assert not ends(scores=(start + 1, start + 1, start), end="limit", limit=limit)
    assert ends(scores=(0, 0, limit + 1), end="limit", limit=limit)
    assert not ends(scores=(0, 0, limit), end="limit", limit=limit)


def test_end() -> None:
    assert ends(10, end="deals")
    assert not ends(10, end="limit")
    assert ends(scores=(-8, 0, 0), end="limit")
    assert not ends(scores=(-8, 0, 0), end="deals")
    assert not ends(99, end="limit")


@pytest.mark.parametrize(("chosen", "target"), [({}, 0), ({"end": "limit", "limit": 15}, 15)])
def test_the_view_tells_the_limit_as_its_target(chosen: dict[Any, Any], target: int) -> None:
    state = GAME.start(GAME.options(**chosen), 3)
    assert GAME.view(state, None).target == target


def test_pass_cards() -> None:
    hands, _ = A_JC_B_JS_JH_C_JD
    passing = dealt(hands, GAME.options())
    assert GAME.to_act(passing) == (0, 1, 2)
    assert GAME.view(passing, Seat(0)).phase == "passing"
    playing = dealt(hands, GAME.options(pass_cards="none"))
    assert GAME.to_act(playing) == (0,)
    assert GAME.view(playing, Seat(0)).phase == "playing"
    assert GAME.view(playing, Seat(0)).received is None
    with pytest.raises(ValueError, match="not-now"):
        act(playing, "0 give TS")


def test_presets() -> None:
    """The house's rules of Four Jacks are those of the source."""
    assert GAME.presets["house"] == GAME.presets["source"]
    assert str(GAME.options()) == "end=deals deals=10 limit=10 pass_cards=right"


def test_three_players() -> None:
    for players in (2, 4):
        with pytest.raises(Refused, match=r"table-size allowed=3"):
            GAME.check(GAME.options(), players)


def test_the_deal_is_eight_each() -> None:
    deal = GAME.chance(GAME.start(GAME.options(), 3), lambda n: n - 1)
    assert deal.piles == ()
    assert GAME.to_act(GAME.start(GAME.options(), 3)) == (CHANCE,)
    assert deal.hands[0] == cards("AS JS AH JH AD JD AC JC"), "singly, from the dealer's left on"
