"""The duties owed to a trick: to follow, or else trump, and never to undertrump."""

from functools import cache

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.order import PACK, order_of
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.duties import Duties, Duty
from bot.rules.kit.history import Owed
from bot.rules.kit.tricks import Trick


def owed_under(contract: str, options: SchieberOptions) -> Owed:
    """The duties owed to a trick under this contract and these options."""
    return lambda trick: owed(trick, contract, options)


def owed(trick: Trick, contract: str, options: SchieberOptions) -> Duties:
    """The duties owed to this trick, which has been led to."""
    is_strict = options.undertrump == "strict"
    return _owed(contract, options.puur, is_strict, trick.cards[0], trick.best)


@cache
def _owed(contract: str, puur: bool, is_strict: bool, led: Card, best: Card | None) -> Duties:
    order, trump = order_of(contract), order_of(contract).trump
    assert best is not None and led.suit is not None
    if trump is None:
        return order.to_follow(led)
    if led.suit == trump:
        return _to_trumps(trump, puur)
    return _to_plain(led.suit, trump, best if best.suit == trump else None, is_strict)


@cache
def _to_trumps(trump: Suit, puur: bool) -> Duties:
    """Trumps are followed; whose only trump is the Puur may keep it, where the option says so."""
    trumps = order_of(trump).cards_of(trump)
    binding = trumps - {Card("J" + trump)} if puur else trumps
    return (Duty("must-follow", binding, trumps),)


@cache
def _to_plain(led: Suit, trump: Suit, highest: Card | None, is_strict: bool) -> Duties:
    """The suit is followed or trumped; nobody goes below the highest trump on the table.

    Unless nothing else is left: by the strict rule nothing but such trumps, else but trumps.
    """
    order, pack = order_of(trump), frozenset(PACK)
    suit, trumps = order.cards_of(led), order.cards_of(trump)
    if highest is None:
        return (Duty("must-follow-or-trump", suit, suit | trumps),)
    lower = trumps - order.above(highest) - {highest}
    return (
        Duty("must-follow-or-trump", suit, (suit | trumps) - lower),
        Duty("undertrump", pack - (lower if is_strict else trumps), pack - lower),
    )
