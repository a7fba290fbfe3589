"""The choices of a seat of Cinch, from its view alone; :mod:`refusals` has a reason for others."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import counting, leads, owed, trumps
from bot.rules.games.cinch.states import (
    HAND,
    LEAST_AWAY,
    MOST_AWAY,
    Bidding,
    Discarding,
    Naming,
    bids_from,
)
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import PASS, Bid, Discard, NameTrump
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.duties import able, owed_to_lead
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

NAMES: Final = Choose(tuple([NameTrump(suit) for suit in SUITS]))


def choices(v: CinchView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == Bidding.phase:
        bids = tuple([Bid(value) for value in open_bids(v)])
        return Choose(bids if v.asks == MUST_BID else (PASS, *bids))
    if v.phase == Naming.phase:
        return NAMES
    if v.phase == Discarding.phase:
        assert v.trump is not None
        return to_put_away(v.hand, v.trump, *how_many(v))
    assert v.trick is not None and v.trump is not None
    return playable(v.hand, v.trick, v.trump, v.options, is_first=not any(v.tricks_won))


def open_bids(v: CinchView) -> range:
    """The bids that are high enough; after three passes the dealer may have only the lowest."""
    if v.asks == MUST_BID:
        return bids_from(v.options.minimum)[:1]
    return bids_from(v.options.minimum if v.bid is None else v.bid + 1)


def how_many(v: CinchView) -> tuple[int, int]:
    """The least and the most cards that the player in turn may put away."""
    if v.turn == (v.dealer,) and v.options.rob:
        return len(v.hand) - HAND, len(v.hand) - HAND
    stock = sum(pile.count for pile in v.piles if pile.name == "stock")
    return LEAST_AWAY, min(MOST_AWAY, LEAST_AWAY + stock)


def to_put_away(hand: tuple[Card, ...], trump: Suit, least: int, most: int) -> Pick:
    """The cards that may be put away: plain ones.

    Of more than six trumps all but six go as well, and no counting one; then every plain card
    goes.
    """
    own, score = trumps(trump), counting(trump)
    plain = tuple([card for card in hand if card not in own])
    spare = len(hand) - len(plain) - HAND
    if spare <= 0:
        return Pick(Discard, plain, least, min(most, len(plain)))
    free = tuple([card for card in hand if card in own and card not in score])
    return Pick(Discard, free, spare, spare, always=plain)


def playable(
    hand: tuple[Card, ...], trick: Trick, trump: Suit, options: CinchOptions, *, is_first: bool
) -> Decision:
    """The cards of the hand that may be played to the trick."""
    if trick.cards:
        return to_play(able(hand, owed(trump, options.follow, trick)))
    return to_play(able(hand, owed_to_lead(leads(trump, options.first_lead), (), not is_first)))
