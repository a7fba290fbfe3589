"""Guesses at the hidden cards, as many as a robot wants, for the cards still to be played.

All guesses at one view share what was played. So only the first is replayed to the end; of the
others the deal is taken, what was done before the first card, and the cards played since.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.rules import CHANCE, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import without
from bot.rules.kit.history import played_by_seat
from bot.rules.kit.phases import Dealing
from bot.rules.kit.play_rules import Rest

Guess = tuple[Any, Rest]
"""A state of the deal, at its first card or now, and the rest of the deal from now on."""


def guesses(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Guess]:
    """Full deals drawn at random among those a view allows, without end.

    None at all if the game does not say the rest of its deals, or no card is to be played.
    """
    world = game.guess(view, rng)
    now = game.rest(world)
    if now is None:
        return
    yield world, now
    played = played_by_seat(view)
    cards = [type(done.action) is Play for done in view.history]
    lead = cards.index(True) if any(cards) else len(cards)
    is_short = all(cards[lead:])
    while True:
        deal, history = game.fill(view, rng)
        state = game.apply(Dealing(game.match_before(view)), CHANCE, deal).state
        for done in history[:lead]:
            state = game.apply(state, done.seat, done.action).state
        rest = game.rest(state)
        if rest is None or rest.may_end or not is_short:
            for done in history[lead:]:
                state = game.apply(state, done.seat, done.action).state
            rest = game.rest(state)
            assert rest is not None
            yield state, rest
            continue
        hands = tuple(
            [without(hand, *gone) for hand, gone in zip(rest.tricks.hands, played, strict=True)]
        )
        yield state, replace(rest, tricks=replace(now.tricks, hands=hands))
