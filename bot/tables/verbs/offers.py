"""The grants of a table just now, put together for its screens."""

from bot.tables.model.offers import Offers
from bot.tables.model.state import TableState
from bot.tables.verbs.claim import may_claim
from bot.tables.verbs.hint import gives_hints
from bot.tables.verbs.take_back import is_asking
from bot.tables.verbs.talk import heard
from bot.tables.verbs.vote import has_failed


def offers(table: TableState, now: float) -> Offers:
    """The grants of this table at this time."""
    session, request = table.session, table.request
    if session is None or (request is not None and not request.fits(session)):
        request = None
    if request and not request.closed and not is_asking(table, now):
        request = None
    return Offers(
        table.lobby.takebacks,
        gives_hints(table),
        may_claim(session),
        request,
        heard(table, now),
        has_failed(table, now),
    )
