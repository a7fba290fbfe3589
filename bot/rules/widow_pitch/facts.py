"""What the players of Widow Pitch keep count of. Remembered: it is asked for often."""

from functools import lru_cache

from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.widow_pitch.order import TRUMPS
from bot.rules.widow_pitch.states import (
    Bidding,
    Contract,
    Discarding,
    Naming,
    Playing,
    UnderWay,
    other,
)
from bot.rules.widow_pitch.tally import Tally

Facts = tuple[Reason, ...]


def facts_of(s: UnderWay) -> Facts:
    """The highest bid; in play also High and Low so far, the jacks and the card points taken."""
    if isinstance(s, Playing):
        return _of_play(s.contract, s.tally)
    if isinstance(s, Bidding):
        return () if s.high is None else (Reason.of("bid", who=other(s.turn), value=s.high),)
    if isinstance(s, Discarding | Naming):
        return ()  # the bid is the whole contract so far, and is said as such
    return (_bid(s.contract),)


def _bid(contract: Contract) -> Reason:
    return Reason.of("bid", who=contract.maker, value=contract.bid)


@lru_cache(4096)
def _of_play(contract: Contract, tally: Tally) -> Facts:
    facts = [_bid(contract)]
    if tally.high is not None and tally.low is not None:
        facts.append(Reason.of("high", card=tally.high.card, who=tally.high.who))
        facts.append(Reason.of("low", card=tally.low.card, who=tally.low.who))
    for seat, mine in enumerate(tally.jacks):
        if mine:
            facts.append(Reason.of("jacks", who=Seat(seat), cards=mine))
    for seat, count in enumerate(tally.card_points):
        facts.append(Reason.of("card-points", who=Seat(seat), count=count))
    facts.append(Reason.of("trumps-played", count=tally.trumps_out, total=TRUMPS))
    return tuple(facts)
