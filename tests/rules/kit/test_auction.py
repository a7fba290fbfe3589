"""Auctions, exchanges and choices made together, as values."""

from bot.rules.kit.actions import PASS, Bid, Give
from bot.rules.kit.auction import Auction, HighBid
from bot.rules.kit.cards import cards, pack
from bot.rules.kit.exchange import Gift, handed_over, told_of_exchange
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealt, Together
from bot.rules.kit.seats import Seat, seats
from bot.rules.kit.tricks import Order
from bot.rules.options import Options

ORDER = Order.plain(pack("AKQJT9"), "AKQJT9")


def heard(auction: Auction, *said: int | str | None, for_good: bool = False) -> Auction:
    """The auction after these bids and (``None``) passes, each by whose turn it is."""
    for value in said:
        action = PASS if value is None else Bid(value)
        auction = auction.with_call(action, for_good=for_good)
    return auction


def test_an_auction_goes_round_until_the_others_have_passed() -> None:
    auction = heard(Auction(4, Seat(1)), 3, None, 4, None)
    assert (auction.turn, auction.high, auction.is_won) == (1, HighBid(Seat(3), 4), False)
    auction = heard(auction, 5)
    assert auction.passed == (), "a pass may be thought over"
    auction = heard(auction, None, None, None)
    assert auction.is_won
    assert (auction.value, auction.bidder, auction.spoken) == (5, 1, 8)


def test_where_a_pass_is_for_good_nobody_is_asked_again() -> None:
    auction = heard(Auction(4, Seat(3)), 15, None, 16, None, for_good=True)
    assert (auction.turn, auction.passed) == (3, (0, 2))
    auction = heard(auction, 17, 18, 19, for_good=True)
    assert auction.turn == 1
    assert heard(auction, None, for_good=True).is_won


def test_nobody_has_won_what_nobody_has_bid() -> None:
    auction = heard(Auction(3, Seat(0)), None, None, None)
    assert (auction.is_won, auction.spoken, auction.value, auction.bidder) == (False, 3, 0, None)


def test_gifts_cross_on_their_way() -> None:
    hands = cards("AS KS"), cards("AH KH"), cards("AD KD")
    gifts = [
        Gift(Seat(0), Seat(1), cards("AS")),
        Gift(Seat(1), Seat(2), cards("KH")),
        Gift(Seat(2), Seat(0), cards("AD")),
    ]
    assert handed_over(hands, gifts, ORDER) == (cards("KS AD"), cards("AS AH"), cards("KH KD"))
    for event in told_of_exchange(gifts):
        is_open = not any(len(v) == 2 for v in event.what.values.values() if isinstance(v, str))
        assert event.to is not None or is_open, "cards are told to giver and taker only"


def test_a_choice_made_together_is_told_in_seat_order() -> None:
    dealt = Dealt(Match.new(Options(), 3), (cards("AS"), cards("AH"), cards("AD")))
    asked = Together(dealt, seats(3), (None, None, None))
    late = asked.with_answer(Seat(2), Give(cards("AD"))).with_answer(Seat(0), Give(cards("AS")))
    assert late.turns == (1,)
    assert [(done.seat, str(done.action)) for done in late.chosen] == [
        (0, "give AS"),
        (2, "give AD"),
    ]
    assert asked.turns == (0, 1, 2), "a phase is a value"
