"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from __future__ import annotations

import pytest

from bot.rules import Seat
from bot.rules.games.cinch.choices import playable
from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import order_of
from bot.rules.games.cinch.scoring import sums_of
from bot.rules.games.cinch.states import Contract
from bot.rules.games.cinch.tally import points_in
from bot.rules.kit.cards import Suit, cards
from bot.rules.kit.tricks import Trick
from tests.rules.games.cinch.script import Script

WHOLE = (
    "KS 9S 7S 2S QD 4D 2D QC 8C",
    "AS TS KH 7H JD 7D 5D 4C 2C",
    "4S 3S QH TH 6H 6D AC JC 9C",
    "JS 8S 5S 4H KD KC TC 6C 3C",
)
STOCK = "9H 6S 7C AH 3D 5H TD 8H 2H 9D 8D JH QS AD 5C 3H"
AWAY = (
    "KS 9S 7S 2S QC 8C",
    "AS TS KH 7H 4C 2C",
    "4S 3S QH TH 6H AC JC 9C",
    "8S 5S 4H 3H TC 6C 5C 3C",
)
TRICKS = ("3D TD AD 2D", "KD QD 5D 9D", "KC 7C 7D 8H", "JD 6D JH 4D", "5H 8D JS 9H", "2H QS 6S AH")


def trick_of(played: str, trump: str) -> Trick:
    trick, order = Trick(Seat(0)), order_of(Suit(trump))
    for n, card in enumerate(cards(played)):
        trick = trick.with_card(Seat(n), card, order)
    return trick


def whole(options: str = "", bid: int = 7, scores: str = "") -> Script:
    t = Script(options, scores).deal(*WHOLE, stock=STOCK).auction(f"p {bid} p p")
    t.says("1 trump D").puts_away(*AWAY)
    return t.plays(*TRICKS)


@pytest.mark.parametrize(
    ("trump", "played", "taker", "points"),
    [
        ("C", "6C 5S 5C", 0, 10),
        ("C", "4C 5S 2C", 1, 6),
        ("H", "9D 5D AD", 1, 5),
        ("H", "5D 5H 6H KD", 2, 10),
        ("S", "AC 5C KC", 1, 5),
    ],
)
def test_1_and_2_who_takes_a_trick_and_what_it_brings(
    trump: str, played: str, taker: int, points: int
) -> None:
    trick = trick_of(played, trump)
    assert trick.winner == taker
    found = points_in([trick], Suit(trump), "taker")
    assert (sum(one.points for one in found), {one.who for one in found}) == (points, {taker})


@pytest.mark.parametrize(
    ("led", "hand", "able"),
    [
        ("9D", "5D KD AC", "5D KD"),
        ("9H", "5D KD", "5D"),
        ("9C", "5D AC 3S", "5D AC"),
        ("9C", "5D 3S", "5D 3S"),
        ("5D", "KD 2H AS", "2H"),
    ],
)
def test_3_what_may_be_played(led: str, hand: str, able: str) -> None:
    trick, options = trick_of(led, "H"), CinchOptions()
    decision = playable(cards(hand), trick, Suit("H"), options, is_first=False)
    assert [str(action) for action in decision] == [f"play {card}" for card in able.split()]


def test_3_why_others_may_not_be_played() -> None:
    t = Script().deal(*WHOLE, stock=STOCK).auction("p 7 p p").says("1 trump D").puts_away(*AWAY)
    t.plays("3D")
    assert t.refused(2, "play 8H") == "must-follow binding=TD card=8H suit=D"
    t.plays("TD AD 2D", *TRICKS[1:4])
    t.plays("5H")
    assert t.choices() == ["play 8D"], "the left pedro is a trump, which is followed"


def test_4_a_whole_deal() -> None:
    t = Script().deal(*WHOLE, stock=STOCK).auction("p 7 p p")
    assert (t.phase, t.turn) == ("naming", 1)
    t.says("1 trump D").puts_away(*AWAY[:3])
    assert t.view(3).counts[3] == 14
    assert t.view(3).asks == "discarding-down", "nothing is left to draw"
    assert t.heard() == [
        f"put-away cards={'.'.join(AWAY[2].split())} who=2",
        "drew count=5 who=2",
        "robbed count=5 who=3",
    ]
    assert t.heard(3)[-1] == "you-took cards=JH.QS.AD.5C.3H"
    t.puts_away(AWAY[3])
    assert t.heard() == ["discarded count=8 who=3"], "no trump among them"
    assert str(t.view(0).history[-1].action) == "discard ? ? ? ? ? ? ? ?"
    t.plays(*TRICKS)
    assert t.scores == (5, 9, 5, 9)
    assert "made against=5 maker=1 points=9 value=7" in t.heard()


@pytest.mark.parametrize(
    ("options", "bid", "scores"),
    [
        ("scoring=difference", 7, (0, 4)),
        ("", 10, (15, 0)),
        ("scoring=set-back", 10, (5, -10)),
        ("scoring=difference", 10, (15, 0)),
        ("low_to=holder", 7, (6, 8)),
    ],
)
def test_5_and_11_the_same_deal_otherwise(options: str, bid: int, scores: tuple[int, int]) -> None:
    assert whole(options, bid).scores == scores * 2


@pytest.mark.parametrize(
    ("options", "bid", "took", "scores"),
    [
        ("", 6, (6, 8), (6, 8)),
        ("scoring=difference", 6, (6, 8), (0, 2)),
        ("scoring=difference", 7, (7, 7), (0, 0)),
        ("", 8, (7, 7), (0, 15)),
    ],
)
def test_6_and_7_what_is_written(
    options: str, bid: int, took: tuple[int, int], scores: tuple[int, int]
) -> None:
    assert sums_of(took, Contract(Seat(0), bid), CinchOptions.read(options)) == scores


def test_8_auctions() -> None:
    t = Script().deal().auction("p 3 p 5")
    assert (t.phase, t.turn, t.view().bid) == ("naming", 3, 5)
    t = Script().deal().auction("14")
    assert t.choices() == ["pass"]
    assert t.refused(1, "bid 14") == "bid-too-low high=14 value=14"
    t = Script().deal().auction("p p p")
    assert (t.phase, t.turn, t.view().bid) == ("naming", 3, 0)
    assert t.choices() == ["trump S", "trump H", "trump D", "trump C"]
    t = Script("all_pass=dealer-bids minimum=6").deal().auction("p p p")
    assert t.choices() == ["bid 6"]
    assert t.refused(3, "pass") == "must-bid least=6"
    assert t.refused(3, "bid 7") == "stuck least=6"
    t = Script("all_pass=redeal").deal().auction("p p p")
    assert t.choices()[:2] == ["pass", "bid 1"]
    t.auction("p")
    assert (t.phase, t.scores, t.view().dealer) == ("dealing", (0, 0, 0, 0), 0)


def test_9_more_than_six_trumps() -> None:
    t = Script().deal("AS JS 9S 8S 7S 5C 2S KH QD").auction("7 p p p").says("0 trump S")
    assert t.choices() == [f"discard {card} KH QD" for card in ("9S", "8S", "7S")]
    assert t.refused(0, "discard 5C KH QD") == "counting-stays card=5C"
    assert t.refused(0, "discard 9S 8S KH") == "plain-goes card=QD"
    assert t.refused(0, "discard KH QD") == "wrong-count count=2 least=3 most=3"
    t = Script().deal("AS JS 9S KH QD").auction("7 p p p").says("0 trump S")
    assert t.refused(0, "discard 9S KH QD") == "trump-stays card=9S"
    assert t.refused(0, "discard KH QD").startswith("wrong-count count=2 least=3 ")


@pytest.mark.parametrize(
    ("bid", "scores", "after", "winners"),
    [(7, "42 45 42 45", (47, 54), (1, 3)), (7, "46 43 46 43", (51, 52), (1, 3))],
)
def test_10_the_end(
    bid: int, scores: str, after: tuple[int, int], winners: tuple[int, ...]
) -> None:
    t = whole("", bid, scores)
    assert (t.scores, t.winners) == (after * 2, winners)


def test_10_a_failed_bid_makes_the_others_win() -> None:
    t = whole("", 10, "48 45 48 45")
    assert (t.scores, t.winners) == ((63, 45, 63, 45), (0, 2))


def test_a_dealer_who_does_not_rob_draws_last() -> None:
    t = Script("rob=no").deal(*WHOLE, stock=STOCK).auction("p 7 p p").says("1 trump D")
    t.puts_away(*AWAY[:3])
    assert (t.view(3).counts[3], t.view(3).asks) == (9, "discarding")
    t.puts_away("JS 8S 5S 4H KC TC 6C 3C")
    assert t.heard()[0].startswith("put-away cards=JS.8S.5S.4H."), "face up"
    assert t.view(3).counts == (6, 6, 6, 6)
    assert [pile.count for pile in t.view().piles if pile.name == "stock"] == []


def test_the_first_lead_is_a_trump_where_that_is_agreed() -> None:
    t = Script("first_lead=trump").deal(*WHOLE, stock=STOCK).auction("p 7 p p")
    t.says("1 trump D").puts_away(*AWAY)
    assert "play AH" not in t.choices()
    assert t.refused(1, "play AH").startswith("must-lead-trump ")


def test_a_difference_is_taken_between_the_points_that_were_in_play() -> None:
    t = Script("rob=no scoring=difference").deal(*WHOLE, stock=STOCK).auction("p 3 p p")
    t.says("1 trump D").puts_away(*AWAY[:3], "8S 5S 4H")
    t.plays("3D TD KD 2D", "KC 7C 7D 8H", "JD 6D JS 4D", "5H 8D 3C QD")
    t.plays("9H AH 2H 6C", "5D 9D TC 6S")
    assert t.scores == (7, 0, 7, 0), "10 points to 3: the ace of trump stayed in the stock"
    sums = [account.lines[-1] for account in t.game.reckon(t.told, t.options, 4).accounts]
    assert [(line.code, line.values["mine"], line.values["theirs"]) for line in sums] == [
        ("difference", 10, 3),
        ("difference", 3, 10),
    ]


def test_all_points_are_a_moment_of_both_partners_whoever_bid() -> None:
    t = Script().deal(
        "AD KD JD TD 5D 5H 2S 3S 4S",
        "3D 4D 5S 6S 7S 8S 9S TS JS",
        "2D QD 9D 8D 7D 6D 2C 3C 4C",
        "QS KS AS 5C 6C 7C 8C 9C TC",
    )
    t.auction("p 1 p p").says("1 trump D").puts_away("2S 3S 4S", "5S 6S 7S", "2C 3C 4C")
    t.puts_away("5C 6C 7C JC QC KC AC 2H 3H 4H 6H 7H 8H 9H TH JH QH KH AH")
    t.plays("3D 2D 8C AD", "KD 4D 6D 9C", "JD 8S 7D TC")
    t.plays("TD 9S 8D QS", "5D TS 9D KS", "QD AS 5H JS")
    moments = t.game.reckon(t.told, t.options, 4).moments
    assert [str(moment.what) for moment in moments] == ["all-points deal=1 who=0.2"]
