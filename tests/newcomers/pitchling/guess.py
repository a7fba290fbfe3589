"""A full deal of Pitchling drawn at random among those a view allows.

Nothing but what someone could not follow or trump limits where an unseen card may be: bids need
no cards, and anything may have been put away.
"""

from random import Random
from typing import Final

from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import placed
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.view import Done
from tests.newcomers.pitchling.order import PACK, order_of, rules_of
from tests.newcomers.pitchling.states import WIDOW
from tests.newcomers.pitchling.view import PitchlingView

ANYTHING: Final = frozenset(PACK)


def guess_deal(v: PitchlingView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    places = sharing.dealt(rng)
    return Fill(places[: v.players], lambda: _told_backwards(v, played, places, rng))


@remembered
def _unknowns(v: PitchlingView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards, and the cards played.

    The places are the hands as they are, and the widow or what was put away of it.
    """
    played = played_by_seat(v)
    known: list[tuple[Card, ...]] = [(), (), (), *(pile.cards for pile in v.piles)]
    wanted = [*v.counts, *(pile.count for pile in v.piles)]
    if v.seat is not None:
        known[v.seat] = v.hand
    wanted = [count - len(cards) for count, cards in zip(wanted, known, strict=True)]
    unseen = without(PACK, *(card for cards in (*known, *played) for card in cards))
    lacks = lacking(v, order_of(v.trump), rules_of(v.trump).owed)
    allowed = [*(ANYTHING - none for none in lacks), *(ANYTHING for _ in v.piles)]
    return Sharing(unseen, wanted, allowed, known), played


def _told_backwards(
    v: PitchlingView, played: Hands, places: Hands, rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands as they are back to the hands that were dealt, and the history in full."""
    hands: Hands = tuple([(*a, *b) for a, b in zip(places, played, strict=False)])
    if v.maker is None:
        return Deal(hands, (("widow", tuple(mixed(places[-1], rng))),)), v.history
    away = places[v.players] if v.piles else ()
    held = (*hands[v.maker], *away)
    drawn = v.drawn if v.seat == v.maker else rng.sample(held, WIDOW)
    dealt = placed(hands, v.maker, without(held, *drawn))
    history = [
        Done(done.seat, Discard(away)) if isinstance(done.action, Hidden) else done
        for done in v.history
    ]
    return Deal(dealt, (("widow", tuple(mixed(drawn, rng))),)), tuple(history)
