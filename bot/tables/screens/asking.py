"""The question to a player: a short one for the picture, and one with a word of explanation."""

from collections.abc import Sequence
from typing import Any

from bot.rules import GAMES, Card, Decision, Pick, View
from bot.rules.kit.actions import PASS
from bot.tables.screens.controls import numbers_to_bid
from bot.tables.screens.rules_about import option_facts
from bot.words.words import Words


def question(
    words: Words, game: str, view: View[Any], decision: Decision, names: Sequence[str]
) -> str:
    """The question that a decision asks, as a sentence; to a trick, the duty that binds.

    The sentence may depend on the lowest bid (``$bid``, 0 without one), on how many cards are to
    be chosen (``$least``, ``$most``), on the number of ``$players``, on whether the one asked is
    the ``$dealer``, on the rules (each option by its name), and on who sits next to the one asked
    (``$left``, ``$right``), of whom all the ``names`` are given by seat.
    """
    key = f"ask-{view.asks}"
    if not words.known(game, key):
        return _duty(words, game, view) or words.of(game, f"phase-{view.asks}")
    seat = view.seat or 0
    return words.of(
        game,
        key,
        **option_facts(view.options),
        left=names[(seat + 1) % len(names)],
        right=names[seat - 1],
        players=view.players,
        dealer="yes" if view.seat == view.dealer else "no",
        bid=next(iter(numbers_to_bid(decision)), 0),
        least=decision.at_least if isinstance(decision, Pick) else 1,
        most=decision.at_most if isinstance(decision, Pick) else 1,
    )


def short_question(
    words: Words, game: str, view: View[Any], decision: Decision, chosen: tuple[Card, ...] = ()
) -> str:
    """The question in a few words: the suit to follow, the least bid, the cards chosen so far."""
    if duty := _duty(words, game, view):
        return duty
    phase = words.of(game, f"phase-{view.asks}")
    if isinstance(decision, Pick):
        exact = "yes" if decision.at_least == decision.at_most else "no"
        if decision.at_most == 1:
            return phase
        return words.say(
            "ask-pick", phase=phase, chosen=len(chosen), most=decision.at_most, exact=exact
        )
    if bids := numbers_to_bid(decision):
        return words.of(game, "ask-bid", bid=bids[0], also=_beside(decision, bids))
    return phase


def _duty(words: Words, game: str, view: View[Any]) -> str:
    """The obligation when playing to a trick; empty if nothing of the kind is asked."""
    if view.trick is None or not view.is_asked or view.phase != "playing":
        return ""
    duty = GAMES[game].duty(view)
    if duty is not None:
        return words.reason(game, "duty", duty, ())
    return words.of(game, "ask-any" if view.trick.cards else "ask-lead")


def _beside(decision: Decision, bids: Sequence[int]) -> str:
    """The alternatives to the lowest bid: a higher one, or that and a pass too."""
    if PASS in decision:
        return "pass"
    return "higher" if len(bids) > 1 else "nothing"
