"""The circle of chairs before a game: robots come and go, and there are more chairs or fewer."""

from dataclasses import replace

from bot.rules.kit.seats import placed
from bot.tables.model.chairs import EMPTY, Chairs, vacated
from bot.tables.model.refusals import Refusal


def robot_added(chairs: Chairs) -> Chairs:
    """The circle with a robot on the first empty chair, one that is kept for nobody if there is.

    :raises Refusal: the table is full.
    """
    empty = [n for n, chair in enumerate(chairs) if chair.empty]
    empty.sort(key=lambda n: chairs[n].kept is not None)
    if not empty:
        raise Refusal("table-full", players=len(chairs))
    return _with_robot_on(chairs, empty[0])


def robot_removed(chairs: Chairs) -> Chairs:
    """The circle without its last robot.

    :raises Refusal: no robot sits here.
    """
    for place, chair in reversed(list(enumerate(chairs))):
        if chair.robot is not None:
            return placed(chairs, place, vacated(chair))
    raise Refusal("no-robot")


def kept_warm(chairs: Chairs) -> Chairs:
    """The circle with robots on the empty chairs that are kept for somebody."""
    for place, chair in enumerate(chairs):
        if chair.empty and chair.kept:
            chairs = _with_robot_on(chairs, place)
    return chairs


def swapped(chairs: Chairs, one: int, other: int) -> Chairs:
    """The circle with two chairs exchanged.

    :raises Refusal: a chair of these numbers does not exist.
    """
    if not (0 <= one < len(chairs) and 0 <= other < len(chairs)):
        raise Refusal("no-such-chair")
    return placed(placed(chairs, one, chairs[other]), other, chairs[one])


def resized(chairs: Chairs, players: int) -> Chairs:
    """The circle with so many chairs: empty ones are added, or empty ones and robots' removed.

    :raises Refusal: too many people sit here.
    """
    left = list(chairs)
    while len(left) > players:
        spare = [n for n, c in enumerate(left) if c.empty and c.kept is None]
        spare = spare or [n for n, c in enumerate(left) if c.robot and c.kept is None]
        spare = spare or [n for n, c in enumerate(left) if c.user is None]
        if not spare:
            raise Refusal("too-many-people", players=players)
        del left[spare[-1]]
    return (*left, *[EMPTY] * (players - len(left)))


def _with_robot_on(chairs: Chairs, place: int) -> Chairs:
    """The circle with a robot there, of the first number that is free: before a game no gap stays.

    During a game :func:`bot.tables.model.chairs.with_robot` counts on instead.
    """
    taken = {chair.robot for chair in chairs}
    number = next(n for n in range(1, len(chairs) + 1) if n not in taken)
    return placed(chairs, place, replace(chairs[place], robot=number))
