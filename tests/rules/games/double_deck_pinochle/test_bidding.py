"""The auction of Double-deck Pinochle: the partner's bid stands, unless the hand is stronger."""

from bot.robots.grounds import grounds_of
from bot.rules.games.double_deck_pinochle.bidding import promised
from bot.rules.kit.actions import PASS, Action, Bid
from bot.rules.kit.cards import cards
from bot.rules.kit.seats import Seat
from tests.rules.games.double_deck_pinochle.script import Script

FAIR = "AC AC TC KC QC QC JC AD AD TD KD KD AS TS AH TH TH JH JH JH"
"""A hand that promises 60 points."""
STRONG = "AS AS TS TS KS KS QS QS JS JS AH TH KH TC QC JC JC AC TD JD"
"""A double run."""


def after(hand: str, auction: str) -> Script:
    """A deal in which seat 2 has this hand and is to speak after the auction so far."""
    return Script().deal("", "", hand).auction(auction)


def habit(hand: str, auction: str) -> Action | None:
    """The bidding rule's action there."""
    script = after(hand, auction)
    return script.game.habit(script.view(Seat(2)))


def test_the_partners_bid_stands_where_the_hand_has_little_more() -> None:
    assert 55 < promised(cards(FAIR)) < 65
    assert habit(FAIR, "55 p") == PASS


def test_the_enemys_bid_does_not() -> None:
    assert habit(FAIR, "p 55") == Bid(56)


NEARLY = FAIR.replace("AD AD", "AD TD")
"""A hand that promises 59 points: eight less than its side takes on the average."""


def test_a_bid_has_points_to_spare() -> None:
    assert habit(NEARLY, "p 57") == Bid(58)
    assert habit(NEARLY, "p 59") == PASS


def test_a_hand_that_is_clearly_stronger_is_told() -> None:
    assert habit(STRONG, "55 p") == Bid(56)


def test_whoever_leaves_it_to_the_partner_says_so() -> None:
    def said(auction: str) -> list[str]:
        script = after(FAIR, auction)
        return [str(one) for one in grounds_of(script.game, script.view(Seat(2)), PASS)]

    short, partner = said("55 p")
    assert short == "falls-short asked=76.0 unit=points worth=60.0"
    assert partner == "partner-bids who=0"
    assert not any(line.startswith("partner-bids") for line in said("55 70"))


UNMARRIED = "AC AC TC TC KC JC AD AD TD TD KD AS AS TS QS QS AH AH TH QH"
"""No king stands beside his queen."""
ELSEWHERE = "AC AC AC TC TC TC KC KC JC JC AD AD TD AS TS AH TH KH QH QH"
"""Most promising with clubs, of which no queen is held; the marriage is in hearts."""


def test_whoever_could_name_no_trump_bids_nothing() -> None:
    assert promised(cards(UNMARRIED)) > 50
    assert habit(UNMARRIED, "p p") == PASS
    script = after(UNMARRIED, "p p")
    assert script.game.worth_trying(script.view(Seat(2))) == [PASS]


def test_a_hand_is_counted_with_a_trump_that_it_may_name() -> None:
    script = after(ELSEWHERE, "p p")
    said = [str(one) for one in grounds_of(script.game, script.view(Seat(2)), Bid(50))]
    assert said[-1] == "best-trump cards=AH.TH.KH.QH.QH suit=H"
    relaxed = Script("trump_needs=nothing").deal("", "", ELSEWHERE).auction("p p")
    said = [str(one) for one in grounds_of(relaxed.game, relaxed.view(Seat(2)), Bid(50))]
    assert said[-1].endswith("suit=C")
