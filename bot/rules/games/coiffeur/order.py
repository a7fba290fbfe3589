"""The cards of Coiffeur, trick by trick: their order, their points, and the duties owed."""

from collections.abc import Mapping
from functools import cache

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import TRICKS, course_of
from bot.rules.kit import jass
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import Duties
from bot.rules.kit.tricks import Order, Trick


def order_of(way: str, trick: int = 0) -> Order:
    """The order of cards in a trick, from 0; in that of the first one hands lie to the end."""
    return jass.order_of(course_of(way)[min(trick, TRICKS - 1)] if way else "")


@cache
def points_of(way: str, options: CoiffeurOptions) -> Mapping[Card, int]:
    """The points of each card through the deal, by the contract of its first trick."""
    return jass.points_of(course_of(way)[0], options.undenufe_six)


def owed(trick: Trick, way: str, options: CoiffeurOptions) -> Duties:
    """The duties owed to a trick that has been led to. Which way it goes makes no difference."""
    return jass.owed(trick, course_of(way)[0], options.undertrump)
