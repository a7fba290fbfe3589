"""Presets and lengths; what the other options change, the examples show."""

import pytest

from bot.rules import Refused, Seat
from tests.rules.games.polignac.test_examples import (
    ALL_HEARTS,
    EVERY_TRICK,
    GAME,
    OFF,
    Script,
)


def test_presets() -> None:
    """As the table of the page has them."""
    assert {name: str(options) for name, options in GAME.presets.items()} == {
        "house": "order=king-high spare=sevens-out capot=announced failed_capot=five-and-jacks"
        " silent_capot=jacks end=limit limit=10 rounds=2",
        "french": "order=king-high spare=dealer-exchange capot=off failed_capot=five-and-jacks"
        " silent_capot=jacks end=limit limit=20 rounds=2",
        "modern": "order=ace-high spare=sevens-out capot=announced failed_capot=five"
        " silent_capot=others-five end=rounds limit=10 rounds=2",
        "short": "order=king-high spare=sevens-out capot=announced failed_capot=five-and-jacks"
        " silent_capot=jacks end=limit limit=5 rounds=2",
    }


@pytest.mark.parametrize("limit", [5, 10, 15, 20])
def test_limit(limit: int) -> None:
    options = f"{OFF} limit={limit}"
    over = Script(options, scores=(limit - 5, 0, 0, 1)).deal(*ALL_HEARTS).lead(*EVERY_TRICK)
    assert GAME.result(over.state).winners == (1, 2)
    goes_on = Script(options, scores=(limit - 6, 0, 0, limit - 1)).deal(*ALL_HEARTS)
    assert GAME.result(goes_on.lead(*EVERY_TRICK).state) is None
    assert over.view().target == limit
    assert GAME.start(GAME.options(end="rounds", limit=limit), 4).match.options.target == 0


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_rounds(rounds: int) -> None:
    match = GAME.start(GAME.options(end="rounds", rounds=rounds), 3).match
    for _ in range(3 * rounds):
        assert not GAME.settled(match)
        match = match.next_deal()
    assert GAME.settled(match)
    assert match.dealer == Seat(2), "everybody has dealt as often"


def test_the_dealer_exchanges_nothing_where_four_play() -> None:
    t = Script("spare=dealer-exchange").deal()
    assert (t.phase, len(t.view(0).hand), t.view().piles) == ("bidding", 8, ())


@pytest.mark.parametrize(("players", "cards"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_table_sizes(players: int, cards: int) -> None:
    for spare in ("sevens-out", "dealer-exchange"):
        layout = GAME.layout(GAME.options(spare=spare), players)
        assert (layout.hand, layout.packet) == (cards, 2)
    for wrong in (2, 7):
        with pytest.raises(Refused, match="table-size"):
            GAME.check(GAME.options(), wrong)
