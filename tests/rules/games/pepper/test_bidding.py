"""The sober rules of Pepper: bids in tricks."""

import pytest

from tests.rules.games.pepper.script import Script


def says(t: Script) -> str:
    """The bidding rule's line for the seat to act."""
    return str(t.game.habit(t.view(t.turn)))


def thinks_about(t: Script) -> list[str]:
    """The lines worth trying for the seat to act."""
    return [str(action) for action in t.game.worth_trying(t.view(t.turn))]


@pytest.mark.parametrize("options", ["", "partners=yes", "auction=once"])
def test_nobody_bids_on_air(options: str) -> None:
    t = Script("pepper", options).deal("9S TS QH 9H TD 9C")
    assert not {"bid 4", "bid 5", "bid 6", "bid big"} & {says(t), *thinks_about(t)}


def test_a_hand_that_takes_every_trick_is_bid_as_big_pepper_at_once() -> None:
    t = Script("pepper").deal("9S TS QH 9H TD 9C", "JD JH AH KH 9D TC", "JS JC AS KS QS AD")
    t.says("0 pass", "1 bid 5")
    assert says(t) == "bid big"
    assert thinks_about(t) == ["bid big"]


def test_the_trump_is_named_with_which_every_trick_is_sure() -> None:
    """Though another promises more, as a rule of thumb counts it."""
    t = Script("pepper").deal("AS KS JS 9S AD AC", "", "", "").says("0 bid big")
    assert says(t) == "trump NT"
    assert thinks_about(t) == ["trump NT"]


def test_a_bid_stops_where_the_hand_does() -> None:
    t = Script("pepper").deal("JS AS QS KD QD 9C")
    assert says(t) == "bid 1"
    t.says("0 bid 1", "1 bid 2", "2 pass", "3 bid 4")
    assert says(t) == "pass"


@pytest.mark.parametrize(("others_score", "line"), [("yes", "pass"), ("no", "bid 4")])
def test_more_is_bid_where_the_others_score_nothing(others_score: str, line: str) -> None:
    t = Script("pepper", f"partners=yes others_score={others_score}")
    t.deal("", "JS AS QS KD QD 9C").says("0 bid 3")
    assert says(t) == line


def test_a_hand_is_bid_at_once_for_what_it_is_worth_where_all_speak_but_once() -> None:
    hand = "JS JC AS KS KD 9D"
    t = Script("pepper", "auction=once").deal(hand)
    assert says(t) == "bid 4"
    t = Script("pepper", "auction=once").deal("", "", "", hand)
    t.says("0 pass", "1 bid 1", "2 pass")
    assert says(t) == "bid 2", "the dealer has the last word"


def test_the_long_suit_is_named_and_no_trump_with_aces_and_kings() -> None:
    t = Script("pepper").deal("JS AS QS TS KD 9C").says("0 bid 3", "1 pass", "2 pass", "3 pass")
    assert says(t) == "trump S"
    t = Script("pepper").deal("AS KS AH KH AD AC").says("0 bid 5", "1 pass", "2 pass", "3 pass")
    assert says(t) == "trump NT"


@pytest.mark.parametrize("players", [4, 6])
def test_two_of_a_suit_from_the_top_are_kept_when_one_goes_alone(players: int) -> None:
    t = Script("double-pepper", players=players).deal("AS AS TS KS KS QS 9H 9D")
    bid = f"{t.turn} bid 3"
    t.says(bid, *(f"{seat} pass" for seat in range(1, players)), "0 trump S alone")
    assert says(t) == "discard 9H 9D"
    assert not any("AS" in line for line in thinks_about(t))
    t.says("0 discard 9H 9D")
    given = says(t).split()[1:]
    hand = t.view(t.turn).hand
    trumps = [card for card in hand if card.suit == "S"]
    assert len(given) == 2
    assert set(given) >= set(trumps) or set(given) <= set(trumps)


@pytest.mark.parametrize(
    ("options", "hand", "bid"),
    [
        ("", "AS AS KS TS AH KH QH TH QC 9C QD 9D", 7),
        ("bowers=yes", "JS AS KS QS QS JH TH JC QC QC TD 9D", 7),
    ],
)
def test_a_hand_worth_its_bid_goes_alone_as_the_partner_gives_it_two_cards(
    options: str, hand: str, bid: int
) -> None:
    t = Script("double-pepper", options).deal(hand)
    assert says(t) == f"bid {bid}"
    t.says(f"0 bid {bid}", "1 pass", "2 pass", "3 pass")
    assert says(t) == "trump S alone"


@pytest.mark.parametrize(
    "hand", ["9S 9H 9H 9D 9D 9C TS TS TH TD TC QC", "AS AS KS KS QS QS AH AH KH AD AC KC"]
)
def test_the_dealer_in_double_pepper_bids_no_more_than_has_to_be(hand: str) -> None:
    """Nobody speaks after the dealer, and a contract that fails costs the bid."""
    t = Script("double-pepper").deal("", "", "", hand)
    t.says("0 pass", "1 pass", "2 pass")
    assert says(t) == "bid 3"
    if "AS" in hand:
        t = Script("double-pepper").deal("", "", "", hand)
        t.says("0 pass", "1 bid 5", "2 pass")
        assert says(t) == "bid 6"
        assert [line for line in thinks_about(t) if line.startswith("bid")] == ["bid 6"]
