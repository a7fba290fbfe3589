"""A deal of a running game that is over, with all hands as they were before the first card.

:func:`finished_deal` is the work, for a process of its own. Nothing that came after the end of that
deal leaves it.
"""

from dataclasses import replace

from bot.rules import Log
from bot.tables.model.chairs import robots_only
from bot.tables.past.mainline import DealMainline, course_of_moves, followed
from bot.tables.past.replay import Frame, frame_of


def finished_deal(log: Log, deal: int) -> Frame:
    """The stop before the first card of the deal that the score sheet calls by this number.

    :raises ValueError: the log cannot be followed, or there is no such deal, or it is not over.
    """
    moves, fault = followed(log, robots_only(log.players))
    if fault is not None:
        raise fault
    found = [one for one in course_of_moves(moves).deals if _is(one, deal)]
    if not found:
        raise ValueError(f"deal {deal} is not over")
    stops = found[-1].stops
    at = max(n for n, stop in enumerate(stops) if stop.kind in ("dealt", "ready"))
    frame = frame_of(stops[at], at)
    return replace(frame, deal=deal)


def _is(deal: DealMainline, number: int) -> bool:
    """Whether this is the deal of that number, and its last card is played."""
    return deal.moves[-1].ends_deal and deal.moves[0].after.view(None).deal == number
