"""The tags on the plates of Oh Jack, beside those of the kit."""

from bot.rules.kit.reasons import Reason


def taken_tag(bid: int, tricks: int) -> Reason:
    """The tricks that a player has taken so far, of those that were bid."""
    return Reason.of("taken", value=bid, tricks=tricks)
