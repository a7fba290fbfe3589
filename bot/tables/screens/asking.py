"""What a player is asked, as a sentence of the game's own: the prompt above the buttons."""

from typing import Any

from bot.rules import Decision, Pick, View
from bot.rules.actions import PASS, Bid
from bot.tables.words import Words


def question(words: Words, game: str, view: View[Any], decision: Decision) -> str:
    """What this decision asks for.

    The sentence may turn on whether one may pass (``$pass``) or leads to a trick (``$lead``),
    on the lowest bid (``$bid``, 0 without one), and on how many cards are to be chosen
    (``$least``, ``$most``).
    """
    key = f"ask-{view.phase}"
    if not words.known(game, key):
        return words.of(game, f"phase-{view.phase}")
    several = isinstance(decision, Pick)
    bids = () if several else [a.value for a in decision if isinstance(a, Bid)]
    numbers = [value for value in bids if isinstance(value, int)]
    leads = view.trick is not None and not view.trick.cards
    return words.of(
        game,
        key,
        bid=min(numbers, default=0),
        lead="yes" if leads else "no",
        least=decision.at_least if isinstance(decision, Pick) else 1,
        most=decision.at_most if isinstance(decision, Pick) else 1,
        **{"pass": "no" if several or PASS not in decision else "yes"},
    )
