"""The tag of a player of Coiffeur."""

from bot.rules.kit.reasons import Reason


def lines_tag(count: int) -> Reason:
    """How many lines the column of a side still has open."""
    return Reason.of("lines-open", count=count)
