"""The stake of a deal of Two-Ten-Jack: the points that are still to be won."""

from collections.abc import Sequence

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import worth_of
from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[TwoTenJackOptions], out: Sequence[Card]) -> Reason | None:
    """The sum of the plus points of the cards not yet played; ``None`` if there are none."""
    if v.trick is None or v.trump is None:
        return None
    worth = worth_of(v.trump, v.options.card_values, v.options.spade_ace)
    count = sum([worth[card] for card in out if worth[card] > 0])
    return Reason.of("points-out", count=count) if count else None
