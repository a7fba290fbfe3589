"""The card that a sober player passes."""

from collections.abc import Sequence
from typing import Final

from bot.rules.games.four_jacks.order import ORDER, PENALTY
from bot.rules.games.four_jacks.states import Passing
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.actions import Action, Give
from bot.rules.kit.cards import Card

LOW: Final = "JT9"
"""The ranks to which jacks come: higher cards are seldom the weakest of a trick."""


def habit(v: FourJacksView) -> Action | None:
    """Pass a jack of a short suit, the dearest first, or else a low card of the shortest."""
    if v.phase != Passing.phase:
        return None

    def danger(card: Card) -> tuple[int, bool, int, int]:
        length = sum(other.suit == card.suit for other in v.hand)
        return PENALTY.get(card, 0), card.rank in LOW, -length, -ORDER.strength[card]

    return Give((max(v.hand, key=danger),))


def worth_trying(v: FourJacksView) -> Sequence[Action]:
    """The jacks and the cards below them; a hand without any may pass all it has."""
    return [Give((card,)) for card in v.hand if card.rank in LOW]
