"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from __future__ import annotations

import pytest

from bot.rules import Seat
from bot.rules.games.three_handed_pinochle.choices import plays
from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import melding
from bot.rules.games.three_handed_pinochle.scoring import value_of
from bot.rules.kit.cards import Card, Suit, cards
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.tricks import Trick
from tests.rules.games.three_handed_pinochle.script import Script

WHOLE = (
    "TS KS KH QH JH 9H TD KD JD AC TC KC QC QC JC",
    "AS KS QS JS JS 9S TH KH 9H AD AD TD KD 9D TC",
    "AS TS QS 9S AH AH TH QH JH QD 9D AC KC 9C 9C",
)
WIDOW = "JC JD QD"
BEFORE = ("trump C", "discard TS TD JD")
TRICKS = (
    *("KS JS AS", "9C JC TC", "9D QD KD", "JD AD 9D", "QS QS JC", "QC 9H KC", "TH 9H TH"),
    *("JH QH KH", "JS 9S QC", "TC 9S AC", "9C KC AD", "QD KD QH", "TD AH AC", "JH AS AH"),
    "TS KH KS",
)


@pytest.mark.parametrize(
    ("trump", "hand", "twice", "bonus"),
    [
        ("D", "AD TD KD QD JD 9D KS QS KH AS AH AC TH 9H 9C", 320, 320),
        ("S", "AS TS KS QS JS JD KH QH KD QD KC QC 9S AH AH", 400, 400),
        ("H", "QS QS JD JD AH AH TH TH KH KH QH QH JH JH 9H", 390, 1810),
        ("C", "AS AS AH AH AD AD AC AC TC KC QC JC 9C 9C KD", 370, 1170),
    ],
)
def test_1_to_4_melds(trump: str, hand: str, twice: int, bonus: int) -> None:
    for doubles, points in (("twice", twice), ("bonus", bonus)):
        meld = melding(Suit(trump), doubles).meld(cards(hand))
        assert meld.points == points, (doubles, meld)
    assert not set(melding(Suit(trump), "twice").meld(cards("9S TS JH QC")).cards) - {Card("9S")}


@pytest.mark.parametrize(
    ("played", "hand", "house", "plain_free", "always"),
    [
        ("QS", "AS KS JS AH", "AS KS JS", "AS KS JS", "AS KS"),
        ("KH", "AH QH AS", "AH", "AH", "AH"),
        ("KS QH", "AH 9H TC", "AH 9H", "AH", "AH"),
        ("KS", "9H TC", "9H", "9H", "9H"),
        ("KS JH", "AS QS AH", "AS QS", "AS QS", "AS QS"),
        ("TH", "QH 9H AS", "QH 9H", "QH 9H", "QH 9H"),
    ],
)
def test_5_and_6_what_may_be_played(
    played: str, hand: str, house: str, plain_free: str, always: str
) -> None:
    trick, trump = Trick(Seat(0)), Suit("H")
    for n, card in enumerate(cards(played)):
        trick = trick.with_card(Seat(n), card, order_of(trump))
    for heading, able in (
        ("trump-led-only", house),
        ("plain-free", plain_free),
        ("always", always),
    ):
        decision = plays(cards(hand), trick, trump, heading)
        assert [str(*action.cards) for action in decision] == able.split(), heading


@pytest.mark.parametrize(
    ("options", "bid", "scores"),
    [
        ("", 350, (10, -5, -5)),
        ("", 360, (-20, 10, 10)),
        ("failed=single", 360, (-10, 5, 5)),
        ("scoring=points", 350, (359, 64, 137)),
    ],
)
def test_7_to_9_a_whole_deal(options: str, bid: int, scores: tuple[int, ...]) -> None:
    t = Script(options).deal(*WHOLE, widow=WIDOW).auction(f"{bid} p p")
    assert t.heard()[-1] == "widow cards=QD.JD.JC who=0"
    t.bidder(*BEFORE)
    assert str(t.view().stake) == f"short-of-bid bid={bid} meld=270 missing={bid - 270} who=0", (
        "what there is to know before giving up"
    )
    assert t.view(1).piles[0].cards == ()
    assert " ".join(t.view(0).piles[0].cards) == "TS JD TD"
    t.bidder("lead on").plays(*TRICKS)
    assert t.scores == scores


def test_7_what_is_told_on_the_way() -> None:
    t = Script().deal(*WHOLE, widow=WIDOW).auction("350 p p").bidder(*BEFORE)
    assert t.heard()[0] == "discarded count=3 who=0"
    assert "points=270" in t.heard()[1]
    t.bidder("lead on").plays(*TRICKS[:3])
    assert str(t.view().stake) == "short-of-bid bid=350 meld=270 missing=73 who=0"
    assert t.view(0).stake == t.view().stake, "22 of them are buried, which only seat 0 knows"
    own = next(str(fact) for fact in t.view(0).facts if fact.code == "own-so-far")
    assert own == "own-so-far buried=22 meld=270 total=299 tricks=7 who=0"
    t.plays(*TRICKS[3:])
    assert "made maker=0 total=359 value=350" in t.heard()


def test_10_a_bid_of_400_with_spades() -> None:
    options = ThreeHandedOptions()
    assert value_of(400, Suit("S"), options) == 14
    assert value_of(400, Suit("S"), options.with_value("spades", "single")) == 7
    t = Script().deal("AS KS", widow="9S 9S TC").auction("400 p p")
    t.bidder("trump S", "discard 9S 9S TC", "surrender")
    assert t.scores == (-28, 14, 14)
    values = [value_of(bid, Suit("H"), options) for bid in range(200, 760, 50)]
    assert values == [1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30, 30]


@pytest.mark.parametrize(
    ("trump", "hand", "scores"),
    [
        ("H", "AH TH KH QH JH KS QS KD QD KC QC JS JD 9C 9C", (6, -3, -3)),
        ("S", "AS TS KS QS JS KH QH KD QD KC QC JH 9C 9C 9D", (12, -6, -6)),
    ],
)
def test_11_melds_alone_make_it(trump: str, hand: str, scores: tuple[int, ...]) -> None:
    t = Script().deal(hand, widow="9D 9D 9H" if trump == "H" else "9D 9H 9H").auction("300 p p")
    t.bidder(f"trump {trump}")
    away = "9D 9D 9C" if trump == "H" else "9D 9H 9H"
    t.bidder(f"discard {away}")
    assert (t.phase, t.scores) == ("dealing", scores)
    assert any(line.startswith("enough maker=0") for line in t.heard())


def test_12_points_after_a_surrender() -> None:
    options = "scoring=points minimum=250"
    t = (
        Script(options)
        .deal("9S 9S TS", "QS JD JS TD TC", "AS AH AD AC 9D", widow="9C 9C TH")
        .auction("250 p p")
    )
    t.bidder("trump H", "discard 9S 9S TS")
    melds = [sum(int(str(x.what.values["points"])) for x in t.view().shown if x.seat == s)
             for s in range(3)]  # fmt: skip
    t.bidder("surrender")
    assert t.scores == (-250, melds[1], melds[2])
    assert melds[1] and melds[2] >= 100


def test_12_points_failed_once_and_twice() -> None:
    for failed, lost in (("single", -360), ("double", -720)):
        t = Script(f"scoring=points failed={failed}").deal(*WHOLE, widow=WIDOW).auction("360 p p")
        t.bidder(*BEFORE, "lead on").plays(*TRICKS)
        assert t.scores == (lost, 64, 137)


def test_13_auctions() -> None:
    t = Script().deal().auction("300 310 p 320 p")
    assert (t.phase, t.turn, t.view().bid, len(t.view(0).hand)) == ("naming", 0, 320, 18)
    t = Script().deal().auction("p p p")
    assert (t.phase, t.scores, t.view().dealer, t.view().deal) == ("dealing", (0, 0, 0), 0, 2)
    t = Script("all_pass=dealer-bids").deal().auction("p p")
    assert (t.choices(), t.view().asks) == (["bid 300"], "must-bid")
    assert t.refused(2, "pass") == "must-bid value=300"
    assert t.refused(2, "bid 310") == "must-bid value=300"
    t = Script().deal().auction("p p")
    assert t.choices()[:2] == ["pass", "bid 300"]


def test_bids_and_burials_that_are_refused() -> None:
    t = Script().deal().auction("400")
    assert t.refused(1, "bid 400") == "bid-too-low least=410 value=400"
    assert t.refused(1, "bid 415") == "bid-in-tens value=415"
    assert t.refused(1, "bid 810") == "bid-too-high most=800 value=810"
    t.auction("800 p")
    assert t.choices() == ["pass"]
    t.auction("p")
    assert t.refused(1, "trump NT") == "name-a-suit"
    t.bidder("trump H")
    hand = t.view(1).hand
    assert t.refused(1, f"discard {hand[0]}") == "wrong-count count=1 least=3 most=3"
    assert Script("doubles=bonus").deal().choices()[-1] == "bid 2200"


def test_a_twin_does_not_beat() -> None:
    t = Script().deal("TH QS", "TH AH QH", "", widow="9S 9S 9C").auction("300 p p")
    t.bidder("trump H", "discard 9S 9S 9C", "lead on").plays("TH")
    assert t.choices() == ["play AH"]
    assert t.refused(1, "play TH") == "twin-does-not-beat binding=AH card=TH"
    assert t.refused(1, "play QH").startswith("must-beat best=TH")


def test_the_game_ends_after_so_many_deals_or_at_the_limit() -> None:
    t = Script("rounds=2")
    for _ in range(5):
        t.deal().auction("p p p")
    t.deal().auction("p p p")
    assert (t.winners, str(t.why)) == ((0, 1, 2), "rounds count=2")
    t = Script("scoring=points limit=1000", "641 999 0").deal(*WHOLE, widow=WIDOW)
    t.auction("350 p p").bidder(*BEFORE, "lead on").plays(*TRICKS)
    assert (t.winners, str(t.why)) == ((0,), "bidder-first target=1000 winners=0")
    t = Script("scoring=points limit=1000", "0 970 863").deal(*WHOLE, widow=WIDOW)
    t.auction("350 p p").bidder(*BEFORE, "lead on").plays(*TRICKS)
    assert t.winners == (1,), "1034 before 1000"


def test_nothing_is_written_without_a_card_that_counts() -> None:
    """Not even melds, nor the ten of the last trick."""
    hands = (
        "AS AS TS TS KS KS QS QS JS JS AH AH TH TH AD",
        "KD QD KC QC JC JC 9C 9C 9D 9H 9S KH QH JH TC",
        "AC AC KC TC TD TD KD QC KH QH JH 9H 9D 9S AD",
    )
    t = Script("scoring=points").deal(*hands, widow="QD JD JD").auction("300 p p")
    t.bidder("trump S", "discard QD JD JD", "lead on")
    while t.phase == "playing":
        t.does(t.turn, t.choices()[-1 if t.turn == 1 else 0])
    heard = [str(event.what) for event in t.told]
    assert "defender-trickless who=1" in heard
