"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules import Seat
from bot.rules.games.double_deck_pinochle.choices import plays
from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions, bids_by
from bot.rules.games.double_deck_pinochle.order import melding, order_of
from bot.rules.games.double_deck_pinochle.scoring import score_deal
from bot.rules.games.double_deck_pinochle.states import Playing
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import Suit, cards
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld
from bot.rules.kit.phases import Dealt
from bot.rules.kit.tricks import Trick
from tests.rules.games.double_deck_pinochle.script import Script


@pytest.mark.parametrize(
    ("trump", "hand", "points"),
    [
        ("H", "AH TH KH KH QH QH JH AS KS QS QS AD KD JD JD AC KC QC TC JC", 71),
        ("S", "AS AS TS TS KS KS KS QS QS QS JS JS AH TH KD QD JC JC TC AC", 156),
        ("D", "KS QS KH QH KD QD KC QC TS TS TH TH JS JS JH JH TC TC AC AC", 24),
        ("D", "KS KS QS QS KH KH QH QH KD KD QD QD KC KC QC QC TS TH TC JH", 160),
        ("C", "KS QS KH QH KD QD AC TC KC QC JC TS TS TH TH TD TD AS AH", 35),
        ("S", "AS AS AS TS TS TS KS KS KS KS QS QS QS QS JS JS JS JD JD AH", 259),
        ("H", "QS QS QS QS JD JD JD JD AH AH TH KH JC JC TC TC AS AS KS KS", 94),
        ("H", "AS AS AS AH AH AH AD AD AD AC AC AC TS TS TH TH TD TD TC TC", 150),
    ],
)
def test_1_to_7_melds(trump: str, hand: str, points: int) -> None:
    assert melding(Suit(trump)).meld(cards(hand)).points == points


def trick_of(played: str, trump: str) -> Trick:
    trick = Trick(Seat(0))
    for n, card in enumerate(cards(played)):
        trick = trick.with_card(Seat(n), card, order_of(Suit(trump)))
    return trick


@pytest.mark.parametrize(
    ("played", "hand", "heading", "able"),
    [
        ("QS", "AS KS JS AH", "always", "AS KS"),
        ("QS", "AS KS JS AH", "plain-free", "AS KS JS"),
        ("AS", "AS TS JS JH", "always", "AS TS JS"),
        ("KS QH", "AH JH TC", "always", "AH"),
        ("KS QH", "AH JH TC", "trump-led-only", "AH JH"),
        ("KS TH", "KH JH AC", "always", "KH JH"),
        ("KS JH", "AS QS AH", "always", "AS QS"),
        ("KH", "AH QH AS", "always", "AH"),
        ("TH", "QH JH AS", "always", "QH JH"),
        ("KS", "AD TC", "always", "AD TC"),
    ],
)
def test_8_and_9_what_may_be_played(played: str, hand: str, heading: str, able: str) -> None:
    decision = plays(cards(hand), trick_of(played, "H"), Suit("H"), heading)
    assert [str(*action.cards) for action in decision] == able.split()


@pytest.mark.parametrize(
    ("trump", "played", "winner"),
    [
        ("C", "TS TS AS AS", 2),
        ("C", "AS JC QC QC", 2),
        ("D", "KH JD JD QD", 3),
        ("H", "TS AS AS AS", 1),
    ],
)
def test_10_who_takes_a_trick(trump: str, played: str, winner: int) -> None:
    assert trick_of(played, trump).winner == winner


def scores(
    bid: int, ours: int, tricks: int, theirs: int, options: str = "", before: str = "0 0 0 0"
) -> tuple[Playing, tuple[int, ...], list[str]]:
    """The scores after a deal that seat 0 declared, by melds and counters of either side."""
    chosen = DoubleDeckOptions.read(options)
    standing = tuple(map(int, before.split()))
    match = replace(Match.new(chosen, 4), scores=standing)
    melds = (Meld(points=ours), Meld(points=theirs), Meld(), Meld())
    played = Tricks(((),) * 4, Seat(0), Trick(Seat(0)), None, (10, 10, 0, 0))
    contract = Contract(Seat(0), bid, Suit("H"))
    taken = (tricks, 50 - tricks, 0, 0)
    state = Playing(Dealt(match, ((),) * 4), played, contract, melds, taken)
    done = score_deal(state, ())
    return state, done.state.match.scores, [str(event.what) for event in done.events]


@pytest.mark.parametrize(
    ("bid", "ours", "tricks", "theirs", "options", "wanted"),
    [
        (60, 30, 32, 24, "", (62, 18)),
        (60, 30, 32, 24, "wipe_off=yes", (62, 0)),
        (60, 45, 19, 26, "", (-60, 57)),
        (55, 18, 38, 20, "", (-55, 12)),
        (55, 18, 38, 20, "minimum_meld=0", (56, 12)),
    ],
)
def test_11_to_13_deals(
    bid: int, ours: int, tricks: int, theirs: int, options: str, wanted: tuple[int, int]
) -> None:
    assert scores(bid, ours, tricks, theirs, options)[1][:2] == wanted


def test_a_side_without_a_counter_has_nothing_to_wipe_off() -> None:
    one = DoubleDeckOptions.read("save=1")
    assert scores(60, 30, 50, 24, str(one))[1] == scores(60, 30, 50, 24, "save=1 wipe_off=yes")[1]
    assert "wipe_off" not in one.in_play()
    assert "wipe_off" in one.with_value("save", "20").in_play()


def test_12_too_few_counters_are_told() -> None:
    told = scores(60, 45, 19, 26)[2]
    assert told[0] == "too-few maker=0 tricks=19 value=60 who=0.2"


def test_14_a_surrender() -> None:
    hands = ("KS QS", "AS AH AD AC KH QH KD QD JD QS", "JS", "JH")
    t = Script("target=500").deal(*hands).auction("75 p p p").declarer("trump S")
    theirs = sum(int(str(x.what.values["points"])) for x in t.view().shown if x.seat in (1, 3))
    t.declarer("surrender")
    assert t.scores == (-75, theirs if theirs >= 20 else 0, -75, theirs if theirs >= 20 else 0)
    assert theirs >= 20


def test_15_both_at_the_target() -> None:
    state, after, told = scores(50, 22, 30, 21, "", "470 470 470 470")
    assert after[:2] == (522, 511)
    assert told[-1] == "game-over winners=0.2"
    assert state.match.options.target == 500


def test_15_bids() -> None:
    bids = bids_by("five-after-60")
    assert bids[8:13] == (58, 59, 60, 65, 70)
    tens = bids_by("tens-after-100")
    assert tens[tens.index(100) + 1] == 110
    assert bids_by("ones")[-1] == 500
    t = Script().deal().auction("60")
    assert t.choices()[:2] == ["pass", "bid 65"]
    assert t.refused(1, "bid 60") == "bid-too-low least=65 value=60"
    assert t.refused(1, "bid 67") == "bid-in-steps steps=five-after-60 value=67"
    assert t.refused(1, "bid 505") == "bid-too-high most=500 value=505"
    t = Script().deal().auction("p p p")
    assert (t.choices(), t.view().asks) == (["bid 50"], "must-bid")
    assert t.refused(3, "pass") == "must-bid value=50"


def test_trump_needs_a_marriage() -> None:
    t = Script().deal("KS KS QH QH JD JC").auction("50 p p p")
    suits = {line for line in t.choices() if line.startswith("trump")}
    hand = {str(card) for card in t.view(0).hand}
    assert suits == {f"trump {s}" for s in "SHDC" if {f"K{s}", f"Q{s}"} <= hand}
    none = "KS KS KS KS KH KH KH KH AD AD AD AD TD TD TD TD AC AC AC AC"
    t = Script("surrender=no").deal(none).auction("50 p p p")
    assert t.choices() == ["surrender"]
    assert t.refused(0, "trump S") == "no-marriage"
    assert t.view().asks == "naming-marriage"
    t.declarer("surrender")
    assert t.scores == (-50, 0, -50, 0)
    t = Script("trump_needs=nothing").deal(none).auction("50 p p p")
    assert (len(t.choices()), t.view().asks) == (4, "naming")
