"""Deals in which what is rare comes up: long suits, fours of a rank, hands of nines and tens."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.rules import Action, Card
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import SUITS


def stacked(deal: Action, rng: Random) -> Deal:
    """A deal of these cards; often one hand is all of a suit, or of two ranks without a suit."""
    assert isinstance(deal, Deal)
    seat, out = rng.randrange(len(deal.hands)), rng.choice(SUITS)
    ranks = rng.choice(("9T", "".join(rng.sample("AKQJT9", 2)), ""))
    liked = [c for c in deal.cards if (c.rank in ranks if ranks else c.suit == out)]
    liked = [c for c in liked if not ranks or c.suit != out]
    if rng.random() < 0.5 or not liked:
        return deal
    rest = list((Counter(deal.cards) - Counter(liked)).elements())
    rng.shuffle(liked)
    rng.shuffle(rest)
    size = len(deal.hands[seat])
    mine, left = [*liked, *rest][:size], iter([*liked, *rest][size:])
    hands = [mine if n == seat else [next(left) for _ in h] for n, h in enumerate(deal.hands)]
    piles = [(name, tuple(next(left) for _ in pile)) for name, pile in deal.piles]
    return Deal(tuple(map(tuple, hands)), tuple(piles))


def turned_up(deal: Deal, card: Card) -> Deal:
    """A deal with this card on top of the first pile, if there is a pile."""
    top = next((pile[0] for _, pile in deal.piles if pile), card)
    changed = {card: top, top: card}

    def laid(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(changed.get(c, c) for c in cards)

    return Deal(tuple(map(laid, deal.hands)), tuple((name, laid(p)) for name, p in deal.piles))
