"""What the players of Pinochle keep count of. Made once and remembered: they are asked often."""

from functools import lru_cache
from typing import Final

from bot.rules.pinochle.melds import Meld
from bot.rules.pinochle.states import SIDES, Contract, Playing, Surrendering, side_of
from bot.rules.reasons import Reason
from bot.rules.seats import Seat

Facts = tuple[Reason, ...]
TRUMPS: Final = 12


@lru_cache(2048)
def facts_of_auction(bid: int, bidder: Seat | None, won: bool) -> Facts:
    """The highest bid so far, or the one that won."""
    if bidder is None:
        return ()
    return (Reason.of("bid" if won else "highest-bid", who=bidder, value=bid),)


def facts_of_play(s: Surrendering | Playing) -> Facts:
    """The bid, either side's points in melds and in tricks, and the trumps played."""
    taken, out = (s.taken, s.trumps_out) if isinstance(s, Playing) else ((0, 0, 0, 0), 0)
    tricks = tuple(sum(taken[seat] for seat in side) for side in SIDES)
    return _of_play(s.contract, s.melds, tricks, out)


@lru_cache(8192)
def _of_play(
    contract: Contract, melds: tuple[Meld, ...], tricks: tuple[int, ...], out: int
) -> Facts:
    facts = [*facts_of_auction(contract.bid, contract.maker, True)]
    makers = side_of(contract.maker)
    for side, points in zip(SIDES, tricks, strict=True):
        meld = sum(melds[seat].points for seat in side)
        code = "declarers-so-far" if side == makers else "defenders-so-far"
        total = meld + points
        missing = max(0, contract.bid - total) if side == makers else 0
        told = Reason.of(code, who=side, meld=meld, tricks=points, total=total, missing=missing)
        facts.append(told)
    return (*facts, Reason.of("trumps-played", count=out, total=TRUMPS))
