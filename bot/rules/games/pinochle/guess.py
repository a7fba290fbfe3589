"""A full deal of Pinochle drawn at random among those a view allows.

The ways in which the unseen cards can lie are counted, and one is drawn. Where somebody would too
often hold cards they cannot hold, the cards are shared out, and one fault after the other is put
right; not every deal is as likely then. Then the deal is told backwards.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.rules.games.pinochle.counting import Counted
from bot.rules.games.pinochle.memory import PAIR, Gift, Memory, is_given, remember
from bot.rules.games.pinochle.opening import NINES
from bot.rules.games.pinochle.states import HAND, SEATS
from bot.rules.games.pinochle.unknowns import Married, Place, Unknowns, unknowns_of
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import NO, REDEAL, Action, Deal, Give, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done

TRIES: Final = 40
"""The number of draws by luck before faults are put right one by one."""
PATIENCE: Final = 60
"""The number of times a search may share the cards out before it begins anew."""
Dealt = dict[Seat, tuple[Card, ...]]


def guess_deal(v: PinochleView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden action filled in.

    :raises NoWayError: no deal leads to this view; a view of a real game always has one.
    """
    puzzles, counted, played = _puzzles(v)
    returned, filled, tries = _drawn(counted, rng) or (*_solved(puzzles, rng), TRIES)
    unknowns = puzzles[returned]
    held: list[list[Card]] = [[] for _ in SEATS]
    for place, cards in zip(unknowns.places, filled, strict=True):
        held[place.now] += cards
    hands = tuple([without(mine, *gone) for mine, gone in zip(held, played, strict=True)])
    return Fill(hands, lambda: _told_backwards(v, unknowns, filled, returned, rng), tries)


@remembered
def _puzzles(v: PinochleView) -> tuple[dict[int, Unknowns], dict[int, Counted], Hands]:
    """The unknowns by the number of cards returned; their counts, if there is a way; the play."""
    memory, need = remember(v), _need(v)
    puzzles, counted = dict[int, Unknowns](), dict[int, Counted]()
    for returned in _stories(v, memory):
        puzzles[returned] = unknowns_of(memory, _places(v, memory, returned), need)
        with suppress(NoWayError):
            counted[returned] = Counted(puzzles[returned])
    return puzzles, counted, played_by_seat(v)


def _drawn(counted: dict[int, Counted], rng: Random) -> tuple[int, Hands, int] | None:
    """The number of cards returned, the unseen cards, and the tries; ``None`` after too many."""
    stories = rng.sample(list(counted), len(counted))
    for returned in stories:
        for tries in range(1, TRIES + 1):
            if filled := counted[returned].dealt(rng):
                return returned, filled, tries
    return None


def _solved(puzzles: dict[int, Unknowns], rng: Random) -> tuple[int, Hands]:
    """A puzzle among these, by the cards returned, and its solution.

    Each is tried for a while, then again for longer: a search that began badly is not followed
    to its bitter end, and yet no solution is out of reach.
    """
    open_ = list(puzzles)
    patience = PATIENCE
    while open_:
        rng.shuffle(open_)
        for returned in list(open_):
            search = _Search(rng, patience)
            try:
                filled = search.solve(puzzles[returned])
            except _TiredError:
                continue
            if filled is not None:
                return returned, filled
            open_.remove(returned)
        patience *= 2
    raise NoWayError("no deal leads to this view")


def _stories(v: PinochleView, memory: Memory) -> Sequence[int]:
    """The possible numbers of the partner's cards that the declarer gave straight back, unseen."""
    unseen = len(memory.gifts) == PAIR and memory.gifts[0].cards is None
    if unseen and v.options.racehorse_how == "partner-first":
        return range(v.options.racehorse + 1)
    return (0,)


class _TiredError(Exception):
    """The search has used up its patience."""


@dataclass(slots=True)
class _Search:
    """Shares cards out until all is right; ``patience`` is how often it may."""

    rng: Random
    patience: int

    def solve(self, unknowns: Unknowns) -> Hands | None:
        """A solution, or ``None`` if there is none: share out, narrow the faults, share again.

        :raises _TiredError: neither is known yet.
        """
        self.patience -= 1
        if self.patience < 0:
            raise _TiredError
        filled = unknowns.shared(self.rng)
        if filled is None or (ways := unknowns.narrowed(filled)) is None:
            return filled
        self.rng.shuffle(ways)
        solutions = (self.solve(way) for way in ways)
        return next((found for found in solutions if found is not None), None)


def _places(v: PinochleView, memory: Memory, returned: int) -> tuple[Place, ...]:
    """The places of the cards: those that each seat kept, and those that changed hands."""
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
    """The marriage that ``trump_needs`` asks of the declarer; ``None`` if it tells nothing."""
    asked = v.options.trump_needs == "marriage"
    if not asked or v.trump is None or v.maker is None or v.seat == v.maker:
        return None
    return Married(v.maker, v.trump)


def _told_backwards(
    v: PinochleView, unknowns: Unknowns, filled: Hands, returned: int, rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """The hands as they were dealt, and the history in full."""
    dealt = {seat: unknowns.dealt_to(seat, filled) for seat in SEATS}
    gifts = _gifts_in_full(unknowns, filled, returned, rng)
    history = tuple(
        Done(done.seat, _in_full(v, done, dealt[done.seat], gifts.get(done.seat), rng))
        for done in v.history
    )
    return Deal(tuple(dealt[seat] for seat in SEATS)), history


def _gifts_in_full(unknowns: Unknowns, filled: Hands, returned: int, rng: Random) -> Dealt:
    """The cards that each seat gave; those given straight back are cards the partner still has."""
    pairs = list(zip(unknowns.places, filled, strict=True))
    gifts = {place.dealt: cards for place, cards in pairs if place.dealt != place.now}
    if returned:
        giver = unknowns.memory.gifts[0].giver
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
