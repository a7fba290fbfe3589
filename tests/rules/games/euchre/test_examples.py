"""The numbered examples of the rules page, through ``legal``, ``step`` and ``view``."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from bot.rules import Card, Log, replay_steps
from bot.rules.kit.cards import cards
from tests.rules.games.euchre.conftest import Script


def test_1_the_order_of_trumps(table: Callable[..., Script]) -> None:
    """Trump C, high to low: JC JS AC KC QC TC 9C 8C 7C — each beats the next."""
    row = cards("JC JS AC KC QC TC 9C 8C 7C")
    for high, low in pairwise(row):
        t = table().deal("JD", s0=low, s1=high, s2="7D", s3="8D")
        t.says("0 pass", "1 pass", "2 pass", "3 pass", "0 call C")
        t.says(f"0 play {low}", f"1 play {high}")
        assert t.view(2).trick.winner == 1, (high, low)
    hand = table().deal("JD", s0="9C JS KC JC AC").says("0 pass", "1 pass", "2 pass", "3 pass")
    assert hand.says("0 call C").view(0).hand == cards("JC JS AC KC 9C")


def test_2_the_left_bower_wins_a_spade_lead(table: Callable[..., Script]) -> None:
    t = table("pack=32").deal("7D", s0="AS", s1="9S", s2="JS 7H 8H 9H TH", s3="KS")
    t.says("0 pass", "1 pass", "2 pass", "3 pass", "0 call C")
    t.trick(0, "AS 9S JS KS")
    assert t.view(None).last_trick.winner == 2


def test_2_it_is_legal_only_without_spades(table: Callable[..., Script]) -> None:
    t = table("pack=32").deal("7D", s0="AS", s1="9S", s2="JS 7S 8H 9H TH", s3="KS")
    t.says("0 pass", "1 pass", "2 pass", "3 pass", "0 call C", "0 play AS", "1 play 9S")
    assert t.choices() == ["play 7S"]
    assert t.refused(2, "play JS") == "bower-is-trump binding=7S card=JS suit=S trump=C"


@pytest.mark.parametrize(
    ("led", "hand", "able"),
    [("JD", "9H AD", {"9H"}), ("9D", "JD 9S", {"JD", "9S"})],
)
def test_3_following_and_the_left_bower(
    table: Callable[..., Script], led: str, hand: str, able: set[str]
) -> None:
    """The hand is down to two cards: three clubs were played before."""
    t = table().deal(
        "7H",
        s0=f"{led} AC KC QC 8D",
        s1=f"{hand} 7C 8C 9C",
        s2="TC JC 7S 8S TD",
        s3="AS KS QS JS TS",
    )
    t.says("0 order", "3 keep")
    t.trick(0, "AC 7C TC TS").trick(0, "KC 8C JC JS").trick(0, "QC 9C 7S QS")
    t.says(f"0 play {led}")
    assert set(t.choices()) == {f"play {card}" for card in able}


def test_4_the_best_bower(table: Callable[..., Script]) -> None:
    t = table("joker=best-bower").deal("7S", s0="JS", s1="JK", s2="JC", s3="AS")
    t.says("0 order", "3 keep").trick(0, "JS JK JC AS")
    assert t.view(None).last_trick.winner == 1


def test_4_when_it_is_led_trump_is_led(table: Callable[..., Script]) -> None:
    t = table("joker=best-bower").deal("7S", s0="JK", s1="JC AH 7D 8D 9D")
    t.says("0 order", "3 keep", "0 play JK")
    assert t.choices() == ["play JC"]
    assert t.refused(1, "play AH") == "must-follow-bower binding=JC card=AH suit=S"


def test_5_no_trump(table: Callable[..., Script]) -> None:
    t = table("no_trump=yes").deal("7H", s0="QD", s1="JD", s2="AD", s3="TD")
    t.says("0 pass", "1 pass", "2 pass", "3 pass", "0 call NT").trick(0, "QD JD AD TD")
    assert t.view(None).last_trick.winner == 2
    assert t.view(None).contract == "NT"


@pytest.mark.parametrize(
    ("tricks", "makers", "defenders"), [(2, 0, 2), (3, 1, 0), (4, 1, 0), (5, 2, 0)]
)
def test_6_makers_with_their_partner(
    table: Callable[..., Script], tricks: int, makers: int, defenders: int
) -> None:
    t = table().makers_take(tricks, "0 order", "3 keep")
    assert t.scores == (makers, defenders, makers, defenders)


@pytest.mark.parametrize(
    ("tricks", "makers", "defenders"), [(2, 0, 2), (3, 1, 0), (4, 1, 0), (5, 4, 0)]
)
def test_6_alone(table: Callable[..., Script], tricks: int, makers: int, defenders: int) -> None:
    t = table().makers_take(tricks, "0 order alone", "3 keep")
    assert t.scores == (makers, defenders, makers, defenders)


@pytest.mark.parametrize(
    ("tricks", "makers", "defenders"), [(0, 0, 4), (1, 0, 2), (2, 0, 2), (3, 1, 0)]
)
def test_7_a_lone_defender(
    table: Callable[..., Script], tricks: int, makers: int, defenders: int
) -> None:
    t = table("defend_alone=against-anyone")
    t.makers_take(tricks, "0 order", "3 keep", "1 defend alone")
    assert t.scores == (makers, defenders, makers, defenders)


@pytest.mark.parametrize(
    ("lone_lead", "maker", "leader"),
    [
        *(("maker-left", maker, leader) for maker, leader in enumerate((1, 2, 3, 0))),
        *(("eldest", maker, leader) for maker, leader in enumerate((0, 0, 1, 0))),
    ],
)
def test_8_the_lead_against_a_lone_maker(
    table: Callable[..., Script], lone_lead: str, maker: int, leader: int
) -> None:
    t = table(f"lone_lead={lone_lead}").deal()
    t.says(*(f"{seat} pass" for seat in range(maker)), f"{maker} order alone")
    if t.phase == "swapping":
        t.says("3 keep")
    assert t.view(None).trick.leader == leader


GOLDEN_GAME = """
game euchre 1
options pack=24
players 4
deck deal 0:JH.AH.9S.9C.KC 1:JD.9H.AS.9D.TC 2:QS.TS.KD.QD.QC 3:KH.TH.KS.AD.AC up:QH stock:JS.JC.TD
0 pass
1 order
3 swap KS
0 play KC
1 play TC
2 play QC
3 play AC
3 play KH
0 play JH
1 play 9H
2 play QD
0 play AH
1 play JD
2 play KD
3 play TH
1 play AS
2 play TS
3 play AD
0 play 9S
1 play 9D
2 play QS
3 play QH
0 play 9C
"""

GOLDEN_TOLD = """
dealt deal=1 dealer=3 | turned-up card=QH
passed who=0
ordered alone=False dealer=False suit=H who=1
swapped card=QH who=3
played card=KC who=0
played card=TC who=1
played card=QC who=2
played card=AC who=3 | trick-won who=3
played card=KH who=3
played card=JH who=0
played card=9H who=1
played card=QD who=2 | trick-won who=0
played card=AH who=0
played card=JD who=1
played card=KD who=2
played card=TH who=3 | trick-won who=1
played card=AS who=1
played card=TS who=2
played card=AD who=3
played card=9S who=0 | trick-won who=1
played card=9D who=1
played card=QS who=2
played card=QH who=3
played card=9C who=0 | trick-won who=3 | made alone=False maker=1 tricks=4 who=1.3 \
| scored points=1 total=1 who=1 | scored points=1 total=1 who=3
"""


def test_9_the_golden_deal_as_a_spectator_hears_it() -> None:
    """24 cards, dealer 3, turn-up QH, seat 1 orders, the dealer puts KS away."""
    state, told = replay_steps(Log.read(GOLDEN_GAME))
    lines = [" | ".join(str(e.what) for e in step if e.seen_by(None)) for step in told]
    assert lines == GOLDEN_TOLD.replace("\\\n", "").strip().splitlines()
    assert state.match.scores == (0, 1, 0, 1)
    assert state.match.dealer == 0


def test_9_what_the_dealer_sees_after_the_swap(table: Callable[..., Script]) -> None:
    t = table("pack=24").deal(
        "QH",
        s0="JH AH 9S 9C KC",
        s1="JD 9H AS 9D TC",
        s2="QS TS KD QD QC",
        s3="KH TH KS AD AC",
    )
    t.says("0 pass", "1 order", "3 swap KS")
    assert t.view(3).hand == cards("KH QH TH AC AD")
    assert [(p.name, p.count, p.cards) for p in t.view(3).piles] == [
        ("stock", 3, ()),
        ("away", 1, (Card("KS"),)),
    ]
    assert t.view(0).piles[1].cards == ()
    t.trick(0, "KC TC QC AC").trick(3, "KH JH 9H QD").trick(0, "AH JD KD TH")
    assert t.view(0).tricks_won == (1, 1, 0, 1)
    t.trick(1, "AS TS AD 9S").trick(1, "9D QS QH 9C")
    assert t.scores == (0, 1, 0, 1)
