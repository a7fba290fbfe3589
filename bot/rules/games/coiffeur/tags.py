"""The tag of a player of Coiffeur."""

from bot.rules.kit.reasons import Reason


def lines_tag(count: int) -> Reason:
    """The tag with the number of lines that the column of a side still has open."""
    return Reason.of("lines-open", count=count)
