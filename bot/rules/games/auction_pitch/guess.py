"""A full deal of Auction Pitch drawn at random among those a view allows.

Nobody can claim the rest: with half of the pack in the stock hardly a trick is ever certain. So
the game says nothing for proofs, and the limits that a card sets to a hand are found here.
"""

from random import Random

from bot.rules.games.auction_pitch.order import order_of, pack_of, rules_of
from bot.rules.games.auction_pitch.states import LAYOUT
from bot.rules.games.auction_pitch.view import AuctionPitchView
from bot.rules.kit.fill import Fill, Unseen
from bot.rules.kit.remembered import remembered


def guess_deal(v: AuctionPitchView, rng: Random) -> Fill:
    """A deal that leads to this view. Bids bind to no cards, so only voids are known."""
    return _unseen(v).fill(rng)


@remembered
def _unseen(v: AuctionPitchView) -> Unseen:
    points = v.options.points
    rules = rules_of(v.trump, points) if v.trump else None
    return Unseen(v, pack_of(points), LAYOUT, order_of(v.trump, points), rules)
