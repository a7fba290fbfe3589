"""A full deal of Differenzler drawn at random among those a view allows.

Hidden are cards in hands, and the predictions: their numbers nothing in a view can tell. A guess
takes a sober player's prediction of the hand, give or take, and now and then any number.
"""

from random import Random
from typing import Final

from bot.rules.games.differenzler.bidding import prediction
from bot.rules.games.differenzler.order import LAST, MOST, pack_of, tricks_of
from bot.rules.games.differenzler.view import DifferenzlerView
from bot.rules.kit.actions import Bid, Deal, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.jass import order_of, owed_under
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import around, placed, seats
from bot.rules.kit.sharing import Sharing
from bot.rules.kit.view import Done

SPREAD: Final = 15.0
"""The standard deviation of the predictions of one hand, in points."""
ODD: Final = 0.05
"""The share of predictions that may be any number."""


def guess_deal(v: DifferenzlerView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card and number filled in."""
    sharing, played = _unknowns(v)
    hands = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        before = tuple([(*a, *b) for a, b in zip(hands, played, strict=True)])
        history = tuple([_in_full(v, done, before, rng) for done in v.history])
        return _deal_of(v, before, rng), history

    return Fill(hands, told)


@remembered
def _unknowns(v: DifferenzlerView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards among the hands as they are, and those played."""
    played = played_by_seat(v)
    fixed: Hands = ((),) * v.players
    if v.turned is not None and v.turned not in played[v.dealer]:
        fixed = placed(fixed, v.dealer, (v.turned,))
    if v.seat is not None:
        fixed = placed(fixed, v.seat, v.hand)
    pack = pack_of(v.players)
    unseen = without(pack, *(card for cards in (*played, *fixed) for card in cards))
    wanted = [count - len(known) for count, known in zip(v.counts, fixed, strict=True)]
    gone = lacking(v, order_of(v.contract), owed_under(v.contract, v.options.undertrump))
    allowed = [frozenset(unseen) - none for none in gone]
    return Sharing(unseen, wanted, allowed, fixed), played


def _in_full(v: DifferenzlerView, done: Done, hands: Hands, rng: Random) -> Done:
    """A prediction with its number."""
    if not isinstance(done.action, Hidden):
        return done
    if rng.random() < ODD:
        return Done(done.seat, Bid(rng.randint(0, MOST)))
    sober = prediction(hands[done.seat], v.contract, v.players)
    value = round(rng.gauss(sober, SPREAD))
    return Done(done.seat, Bid(min(MOST, max(0, value))))


def _deal_of(v: DifferenzlerView, hands: Hands, rng: Random) -> Deal:
    """The deal of these hands; where a card is turned up any other was the last of each hand."""
    if v.turned is None:
        return Deal(hands)
    last: dict[int, Card] = {seat: rng.choice(hands[seat]) for seat in seats(v.players)}
    last[v.dealer] = v.turned
    short = tuple([without(hand, last[seat]) for seat, hand in enumerate(hands)])
    assert {len(hand) for hand in short} == {tricks_of(v.players) - 1}
    pile = tuple([last[seat] for seat in around(v.match.eldest, v.players)])
    return Deal(short, ((LAST, pile),))
