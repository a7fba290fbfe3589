"""The duties owed to a trick of Schieber, by the ways of its table."""

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.kit import jass
from bot.rules.kit.duties import Duties
from bot.rules.kit.history import Owed
from bot.rules.kit.tricks import Trick


def owed_under(contract: str, options: SchieberOptions) -> Owed:
    """The duties owed to a trick under this contract and these options."""
    return jass.owed_under(contract, options.undertrump, puur=options.puur)


def owed(trick: Trick, contract: str, options: SchieberOptions) -> Duties:
    """The duties owed to this trick, which has been led to."""
    return jass.owed(trick, contract, options.undertrump, puur=options.puur)
