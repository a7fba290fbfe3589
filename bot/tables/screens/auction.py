"""The course of an auction: the last word of everyone who has spoken."""

from collections.abc import Mapping
from typing import Any

from bot.rules import Action, Seat, View
from bot.rules.kit.actions import PASS, SHOVE, Bid, Say
from bot.rules.kit.actions.base import SHARED
from bot.tables.screens.controls import action_label
from bot.tables.screens.telling import Teller
from bot.words.words import Words

SAID = (PASS, SHOVE)
"""Words of an auction beside bids and a game's own."""


def last_words(view: View[Any]) -> Mapping[Seat, Action]:
    """The last word of each seat, in the order of the auction; none once it is won or played.

    Once everybody has passed, and is asked something else, they have said nothing yet.
    """
    if view.maker is not None or view.trick is not None or any(view.tricks_won):
        return {}
    last: dict[Seat, Action] = {}
    for done in view.history:
        if _is_spoken(done.action):
            last.pop(done.seat, None)
            last[done.seat] = done.action
        if len(last) == view.players and all(said == PASS for said in last.values()):
            last.clear()
    return last


def _is_spoken(action: Action) -> bool:
    is_own = isinstance(action, Say) and action not in SHARED
    return isinstance(action, Bid) or action in SAID or is_own


def word(words: Words, game: str, action: Action) -> str:
    """A bid or a pass, as short as can be: it stands beside a name."""
    if isinstance(action, Bid) and isinstance(action.value, int):
        return str(action.value)
    if isinstance(action, Say) and words.known(game, f"said-{action.word}"):
        return words.of(game, f"said-{action.word}")
    return action_label(words, game, action)


def auction_text(teller: Teller, view: View[Any]) -> str:
    """The course of the auction in a line; empty when there is none."""
    words = teller.words
    said = [
        words.say("auction-word", who=teller.names[seat], word=word(words, teller.game, action))
        for seat, action in last_words(view).items()
    ]
    return words.of(teller.game, "auction", course=" · ".join(said)) if said else ""
