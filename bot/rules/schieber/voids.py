"""What a seat's cards told about the rest of its hand."""

from collections.abc import Iterator

from bot.rules.actions import Play
from bot.rules.cards import Card, Suit
from bot.rules.schieber.cardplay import highest_trump
from bot.rules.schieber.options import SchieberOptions
from bot.rules.schieber.order import PACK, lower_trumps, suit_cards
from bot.rules.schieber.states import SchieberView
from bot.rules.seats import Seat

_EVERY = frozenset(PACK)


def barred(v: SchieberView) -> tuple[frozenset[Card], ...]:
    """For each seat the cards it cannot hold, because it could not have played as it did."""
    found: list[frozenset[Card]] = [frozenset()] * v.players
    plays = [(done.seat, done.action.card) for done in v.history if isinstance(done.action, Play)]
    for start in range(0, len(plays), 4):
        trick = [card for _, card in plays[start : start + 4]]
        for place, (seat, card) in enumerate(plays[start : start + 4]):
            if place and (no_longer := _told_by(card, trick[:place], v.trump, v.options)):
                found[seat] = found[seat] | no_longer
    return tuple(found)


def _told_by(
    card: Card, before: list[Card], trump: Suit | None, options: SchieberOptions
) -> frozenset[Card]:
    """What a hand from which this card was played to these can no longer hold."""
    led = before[0].suit
    assert led is not None
    if trump is None or led == trump:
        if card.suit == led:
            return frozenset()
        if trump is not None and options.puur:
            return suit_cards(led) - {Card("J" + led)}
        return suit_cards(led)
    if card.suit != trump:
        return frozenset() if card.suit == led else suit_cards(led)
    best = highest_trump(before, trump)
    if best is None or card not in lower_trumps(best):
        return frozenset()
    if options.undertrump == "strict":
        return _EVERY - lower_trumps(best)
    return _EVERY - suit_cards(trump)


def played_by(v: SchieberView, seat: Seat) -> Iterator[Card]:
    """The cards this seat has played in this deal."""
    for done in v.history:
        if done.seat == seat and isinstance(done.action, Play):
            yield done.action.card
