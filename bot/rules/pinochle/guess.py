"""A full deal of Pinochle drawn at random among those a view allows.

The unseen cards are shared out among their places; where somebody would then hold what they
cannot hold, one fault after the other is put right. Then the deal is told backwards.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.rules.actions import NO, REDEAL, Action, Deal, Give, Hidden
from bot.rules.cards import Card, without
from bot.rules.hidden import NoWayError
from bot.rules.pinochle.blanks import Blanks, Filled, Married, Place, blanks_of
from bot.rules.pinochle.memory import PAIR, Gift, Memory, is_given, remember
from bot.rules.pinochle.opening import NINES
from bot.rules.pinochle.order import HAND
from bot.rules.pinochle.states import SEATS, PinochleView, partner
from bot.rules.seats import Seat
from bot.rules.view import Done

TRIES: Final = 6
"""How often luck is tried before faults are put right one by one."""
Dealt = dict[Seat, tuple[Card, ...]]


def guess_deal(v: PinochleView, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
    """A deal and this deal's history with every hidden action filled in.

    :raises NoWayError: no deal leads to this view; a view of a real game always has one.
    """
    memory = remember(v)
    stories = list(_stories(v, memory))
    rng.shuffle(stories)
    for returned in stories:
        blanks = blanks_of(memory, _places(v, memory, returned), _need(v))
        if (filled := _filled(blanks, rng)) is not None:
            return _told_backwards(v, blanks, filled, returned, rng)
    raise NoWayError("no deal leads to this view")


def _stories(v: PinochleView, memory: Memory) -> Sequence[int]:
    """How many of the partner's cards the declarer may have given straight back, unseen."""
    unseen = len(memory.gifts) == PAIR and memory.gifts[0].cards is None
    if unseen and v.options.racehorse_how == "partner-first":
        return range(v.options.racehorse + 1)
    return (0,)


def _filled(blanks: Blanks, rng: Random) -> Filled | None:
    for _ in range(TRIES):
        filled = blanks.shared(rng)
        if filled is None or blanks.narrowed(filled) is None:
            return filled
    return _put_right(blanks, rng)


def _put_right(blanks: Blanks, rng: Random) -> Filled | None:
    """Share out, narrow where something is wrong, and share out again, until all is right."""
    filled = blanks.shared(rng)
    if filled is None or (ways := blanks.narrowed(filled)) is None:
        return filled
    rng.shuffle(ways)
    for way in ways:
        if (found := _put_right(way, rng)) is not None:
            return found
    return None


def _places(v: PinochleView, memory: Memory, returned: int) -> tuple[Place, ...]:
    """What everybody kept, and what changed hands."""
    kept = dict.fromkeys(SEATS, HAND)
    places = []
    for gift in memory.gifts:
        count = v.options.racehorse - returned if gift.cards is None else len(gift.cards)
        kept[gift.giver] -= count
        places.append(Place(gift.giver, partner(gift.giver), count, gift.cards or ()))
    for seat in SEATS:
        known: tuple[Card, ...] = ()
        if seat == v.seat:
            known = without(tuple(memory.held[seat].elements()), *_got(memory.gifts, seat))
        places.append(Place(seat, seat, kept[seat], known))
    return tuple(places)


def _got(gifts: tuple[Gift, ...], seat: Seat) -> tuple[Card, ...]:
    return next((g.cards or () for g in gifts if partner(g.giver) == seat), ())


def _need(v: PinochleView) -> Married | None:
    """What ``trump_needs`` tells about the declarer, if anything."""
    asked = v.options.trump_needs == "marriage"
    if not asked or v.trump is None or v.maker is None or v.seat == v.maker:
        return None
    return Married(v.maker, v.trump)


def _told_backwards(
    v: PinochleView, blanks: Blanks, filled: Filled, returned: int, rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """The hands as they were dealt, and the history in full."""
    dealt = {seat: blanks.dealt_to(seat, filled) for seat in SEATS}
    gifts = _gifts_in_full(blanks, filled, returned, rng)
    history = tuple(
        Done(done.seat, _in_full(v, done, dealt[done.seat], gifts.get(done.seat), rng))
        for done in v.history
    )
    return Deal(tuple(dealt[seat] for seat in SEATS)), history


def _gifts_in_full(blanks: Blanks, filled: Filled, returned: int, rng: Random) -> Dealt:
    """What everybody gave; what came straight back are cards the partner still has."""
    pairs = list(zip(blanks.places, filled, strict=True))
    gifts = {place.dealt: cards for place, cards in pairs if place.dealt != place.now}
    if returned:
        giver = blanks.memory.gifts[0].giver
        kept = next(cards for place, cards in pairs if place.dealt == place.now == giver)
        there_and_back = tuple(rng.sample(kept, returned))
        gifts = {seat: (*cards, *there_and_back) for seat, cards in gifts.items()}
    return gifts


def _in_full(
    v: PinochleView,
    done: Done,
    dealt: tuple[Card, ...],
    gift: tuple[Card, ...] | None,
    rng: Random,
) -> Action:
    if not isinstance(done.action, Hidden):
        return done.action
    if is_given(done):
        return Give(gift if gift is not None else tuple(rng.sample(dealt, v.options.racehorse)))
    many = sum(card.rank == "9" for card in dealt) >= NINES
    return rng.choice((REDEAL, NO)) if many else NO
