"""The prompt above the buttons: the question to a player, in the game's own words."""

from typing import Any

from bot.rules import Decision, Pick, View
from bot.rules.kit.actions import PASS
from bot.tables.screens.controls import numbers_to_bid
from bot.words.words import Words


def question(words: Words, game: str, view: View[Any], decision: Decision) -> str:
    """The question that a decision asks.

    The sentence may depend on whether one may pass (``$pass``) or leads to a trick (``$lead``),
    on the lowest bid (``$bid``, 0 without one), and on how many cards are to be chosen
    (``$least``, ``$most``).
    """
    key = f"ask-{view.phase}"
    if not words.known(game, key):
        return words.of(game, f"phase-{view.phase}")
    several = isinstance(decision, Pick)
    leads = view.trick is not None and not view.trick.cards
    return words.of(
        game,
        key,
        bid=next(iter(numbers_to_bid(decision)), 0),
        lead="yes" if leads else "no",
        least=decision.at_least if isinstance(decision, Pick) else 1,
        most=decision.at_most if isinstance(decision, Pick) else 1,
        **{"pass": "no" if several or PASS not in decision else "yes"},
    )
