"""What the players of Schieber keep count of. Made once and remembered: they are asked often."""

from functools import lru_cache

from bot.rules.actions import SHOVE
from bot.rules.reasons import Reason
from bot.rules.schieber.melds import NONE
from bot.rules.schieber.states import Announced, Contract, Dealt, Pair, Playing, side_seats
from bot.rules.seats import Seat

Facts = tuple[Reason, ...]


def facts_of_naming(dealt: Dealt) -> Facts:
    """Who shoved."""
    return _shoved(tuple([done.seat for done in dealt.history]))


def facts_of_play(s: Playing) -> Facts:
    """The factor, who shoved, the cards of either side so far, the Weis, the Stöck, the trumps."""
    return (
        *_of_contract(s.contract),
        *_shoved(tuple([d.seat for d in s.dealt.history if d.action == SHOVE])),
        *_of_cards(s.cards),
        *_of_weis(s.announced, s.contract.factor),
        *_of_trumps(s.stoeck, s.contract.trump is not None, s.trumps_out),
    )


@lru_cache(64)
def _shoved(who: tuple[Seat, ...]) -> Facts:
    return tuple(Reason.of("shoved", who=seat) for seat in who)


@lru_cache(64)
def _of_contract(contract: Contract) -> Facts:
    return (Reason.of("factor", count=contract.factor),)


@lru_cache(4096)
def _of_cards(cards: Pair) -> Facts:
    return tuple(
        Reason.of("cards", who=side_seats(side), count=cards[side]) for side in (0, 1) if any(cards)
    )


@lru_cache(1024)
def _of_weis(announced: Announced, factor: int) -> Facts:
    facts = [
        Reason.of("weis", who=Seat(seat), kind=kind)
        for seat, kind in enumerate(announced.kinds)
        if kind not in ("", NONE)
    ]
    for tie in announced.ties:
        if tie.length:
            facts.append(Reason.of("weis-length", who=tie.seat, length=tie.length))
        if tie.top:
            facts.append(Reason.of("weis-top", who=tie.seat, top=tie.top))
        if tie.trump is not None:
            facts.append(Reason.of("weis-trump", who=tie.seat, trump=tie.trump))
    if announced.side is not None:
        points, who = announced.points * factor, side_seats(announced.side)
        facts.append(Reason.of("weis-scored", who=who, points=points))
    return tuple(facts)


@lru_cache(256)
def _of_trumps(stoeck: Seat | None, has_trump: bool, out: int) -> Facts:
    facts = [] if stoeck is None else [Reason.of("stoeck", who=stoeck)]
    if has_trump:
        facts.append(Reason.of("trumps-played", count=out, total=9))
    return tuple(facts)
