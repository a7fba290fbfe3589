"""A fair player for tests that only want a game to come to its end: it thinks for no time.

It looks into the others' hands: to guess what they hold takes longer than all the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.robots.players import greedy_card
from bot.robots.playout import numbers_bid
from bot.rules import Action, AnyGame, Choose, Seat, Suit, View
from bot.rules.kit.actions import NO, PASS, Call, NameContract, Play

PASSING = 0.6
"""The share of passes where passing is allowed."""
PASSING_IN_AUCTIONS = 0.92
LONG_SUITS = 0.8
"""The share of namings that go to the longest suit."""


def fair_player(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """Cards as the greedy player would that sees them all; everything else without trying it out.

    Passing, bidding low, naming a long suit and playing the cards well soon lead to the end of
    every game.
    """
    view = game.view(state, seat)
    decision = game.legal(view)
    if not isinstance(decision, Choose):
        return decision.sample(rng)
    if all(isinstance(action, Play) for action in decision):
        return greedy_card(game, view, decision.actions, state, rng)
    if isinstance(decision.actions[0], Play):
        return decision.sample(rng)
    bids = numbers_bid(decision)
    for quiet in (PASS, NO):
        share = PASSING_IN_AUCTIONS if bids else PASSING
        if quiet in decision.actions and rng.random() < share:
            return quiet
    if bids:
        return bids[min(int(rng.expovariate(1)), len(bids) - 1)]
    if rng.random() < LONG_SUITS and (named := _of_the_longest_suit(decision, view)):
        return rng.choice(named)
    return decision.sample(rng)


def _of_the_longest_suit(decision: Choose, view: View[Any]) -> Sequence[Action]:
    """The choices that name the suit of which the hand has most cards, if suits are named."""
    suits = {a: suit for a in decision.actions if (suit := _named(a)) is not None}
    if len(suits) < 2:
        return ()
    held = Counter(card.suit for card in view.hand)
    most = max(held[suit] for suit in suits.values())
    return [action for action, suit in suits.items() if held[suit] == most]


def _named(action: Action) -> Suit | None:
    if isinstance(action, Call):
        return action.suit
    if isinstance(action, NameContract) and isinstance(action.contract, Suit):
        return action.contract
    return None
