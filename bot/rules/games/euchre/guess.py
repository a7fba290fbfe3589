"""A full deal of the family drawn at random among those a view allows.

The unseen cards are dealt into their places until the maker's word holds: so all such deals are
equally likely. Where luck takes too long the word is made to hold, and they are only nearly so.
Then the deal is told backwards.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

from bot.rules.games.euchre.memory import Memory, remember
from bot.rules.games.euchre.unknowns import BACK, BURIED, GIVEN, STOCK, Unknowns, unknowns_of
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import Action, Deal, Give, Hidden, Swap
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.fill import Fill
from bot.rules.kit.remembered import remembered
from bot.rules.kit.sampling import TRIES, NoWayError
from bot.rules.kit.seats import Seat, partner, placed, seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.view import Done


def guess_deal(v: EuchreView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    unknowns, filled = _filled(v, rng)
    hands = filled[: v.players]
    if v.maker is not None and unknowns.memory.has_given:
        mate = partner(v.maker)
        hands = placed(hands, mate, (*hands[mate], *filled[GIVEN]))
        hands = placed(hands, v.maker, (*hands[v.maker], *filled[BACK]))
    return Fill(hands, lambda: _told_backwards(v, unknowns.memory, hands, filled, rng))


def _filled(v: EuchreView, rng: Random) -> tuple[Unknowns, Hands]:
    maker, several = v.maker or 0, _several(v)
    for _ in range(TRIES):
        unknowns, sharing, _ = rng.choices(several, [luck for _, _, luck in several])[0]
        filled = sharing.dealt(rng)
        if unknowns.fits(maker, filled):
            return unknowns, filled
    ways = [way for unknowns, _, _ in several for way in unknowns.ways_to_fit(maker)]
    rng.shuffle(ways)
    for unknowns in ways:
        with suppress(NoWayError):
            return unknowns, unknowns.sharing.dealt(rng)
    raise NoWayError("no deal leads to this view")


@remembered
def _several(v: EuchreView) -> Sequence[tuple[Unknowns, Sharing, float]]:
    """The unknowns of each story that the view allows, their sharing, and its likelihood."""
    found = []
    for story in _stories(v, remember(v)):
        unknowns = unknowns_of(v, story)
        with suppress(NoWayError):
            sharing = unknowns.sharing
            found.append((unknowns, sharing, sharing.luck))
    return found


def _stories(v: EuchreView, memory: Memory) -> Sequence[Memory]:
    """The memories of the view, one for each card that the partner may have given back unseen.

    One of the cards the maker has played since, or (``None``) one it still holds; but not the
    turn-up, which the maker took as the dealer. As often as there are such cards.
    """
    if v.maker is None or not memory.has_back or memory.back is not None:
        return (memory,)
    own = v.up if memory.swapped and v.maker == v.dealer else None
    played = [replace(memory, back=card) for card in memory.played[v.maker] if card != own]
    return [*played, *([memory] * v.counts[v.maker])]


def _told_backwards(
    v: EuchreView, memory: Memory, now: Hands, filled: Hands, rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands that play back to the hands that were dealt, and the history in full."""
    hands = {seat: (*now[seat], *memory.played[seat]) for seat in seats(v.players)}
    hidden: list[Action] = []
    if v.maker is not None and memory.has_given:
        hidden += _take_back_gifts(v.maker, memory, filled, hands)
    if memory.swapped:
        assert v.up is not None
        buried = memory.buried or filled[BURIED][0]
        hands[v.dealer] = without((*hands[v.dealer], buried), v.up)
        hidden.insert(0, Swap(buried))
    stock = tuple(mixed(filled[STOCK], rng))
    for shown in v.shown:
        stock = v.drawn or tuple(rng.sample(hands[shown.seat], 3))
        hands[shown.seat] = (*without(hands[shown.seat], *stock), *shown.cards)
    assert v.up is not None
    deal = Deal(tuple(hands[s] for s in seats(v.players)), (("up", (v.up,)), ("stock", stock)))
    return deal, _in_full(v.history, iter(hidden))


def _take_back_gifts(
    maker: Seat, memory: Memory, filled: Hands, hands: dict[Seat, tuple[Card, ...]]
) -> list[Action]:
    """Undo the exchange of a card between the lone maker and the partner."""
    mate = partner(maker)
    gifts: list[Action] = []
    if memory.has_back:
        back = memory.back or filled[BACK][0]
        hands[maker] = without(hands[maker], back)
        hands[mate] = (*hands[mate], back)
        gifts.append(Give((back,)))
    given = memory.given or filled[GIVEN][0]
    hands[mate] = without(hands[mate], given)
    hands[maker] = (*hands[maker], given)
    return [Give((given,)), *gifts]


def _in_full(history: Sequence[Done], secrets: Iterator[Action]) -> tuple[Done, ...]:
    """The history with the hidden actions, in their order, told openly."""
    full = []
    for done in history:
        is_secret = isinstance(done.action, Hidden | Swap | Give)
        full.append(Done(done.seat, next(secrets)) if is_secret else done)
    return tuple(full)
