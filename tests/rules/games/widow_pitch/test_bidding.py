"""The sober rules of Widow Pitch: bids before the widow, and which cards are kept."""

import pytest

from tests.rules.games.widow_pitch.helpers import GAME, Script, Y


def says(t: Script) -> str:
    """The bidding rule's line for the seat to act."""
    return str(GAME.habit(t.view(t.turn)))


def thinks_about(t: Script) -> list[str]:
    """The lines worth trying for the seat to act."""
    return [str(action) for action in GAME.worth_trying(t.view(t.turn))]


def test_low_cards_are_passed_and_seven_is_not_even_thought_about() -> None:
    t = Script().deal("9S 8H 7D 5C 4S 3H 2D")
    assert says(t) == "pass"
    assert not {"bid 5", "bid 6", "bid 7", "bid shoot"} & set(thinks_about(t))


def test_high_trumps_and_jacks_are_bid_as_far_as_they_reach() -> None:
    t = Script().deal("AS KS JS BJ LJ 9S 2D")
    assert says(t) == "bid 3"
    for line in ("0 bid 3", "1 bid 4", "0 bid 5"):
        assert says(t) != "pass" or line.startswith("1")
        t.says(line)


@pytest.mark.parametrize(("low_to", "line"), [("taker", "bid 3"), ("player", "pass")])
def test_less_is_bid_where_high_trumps_do_not_take_low(low_to: str, line: str) -> None:
    assert says(Script(f"low_to={low_to}").deal("KS 9S 8H 7D 5C 4H 3D")) == line


def test_words_are_not_bid_like_numbers() -> None:
    """Over a bid of seven there is only *Shoot it*, and an ordinary hand passes."""
    t = Script().deal("9S 8H 7D 5C 4S 3H 2D", "AS KD QC 9H 8D 7C 6H").says("0 bid 7")
    assert says(t) == "pass"
    assert thinks_about(t) == ["pass"]


@pytest.mark.parametrize("option", ["", "follow=follow-or-trump"])
def test_the_bidder_keeps_the_trumps_and_puts_fives_away(option: str) -> None:
    t = Script(option).deal("AS KS JS BJ 4S 5H 5D", widow="5C 6H 7D 8C TS 2S AD")
    t.says("0 bid 3", "1 pass")
    kept = {"AS", "KS", "JS", "BJ"}
    put_away = says(t).split()[1:]
    assert len(put_away) == 7
    assert not kept & set(put_away)
    assert {"5H", "5D", "5C"} <= set(put_away)
    for line in thinks_about(t):
        assert not {"BJ"} & set(line.split()), "a joker is a trump in every suit"
    t.says(f"0 {says(t)}")
    assert says(t) == "trump S"


def test_the_opponent_keeps_trumps_and_aces() -> None:
    t = Script().deal("AS KS JS QS 4S 5H 5D", "BJ 9S AD TD 7C 6C 3H").says("0 bid 3", "1 pass")
    t.says(f"0 {says(t)}", "0 trump S")
    assert t.turn == Y
    assert says(t) == "discard 3H TD 7C 6C"
    assert all("BJ" not in line and "9S" not in line for line in thinks_about(t))


def test_the_dealer_who_must_bid_bids_three() -> None:
    t = Script("forced_dealer_may_raise=yes").deal("", "9S 8H 7D 5C 4S 3H 2D").says("0 pass")
    assert t.turn == Y
    assert says(t) == "bid 3"
    assert thinks_about(t)[0] == "bid 3"
