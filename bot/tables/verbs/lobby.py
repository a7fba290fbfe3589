"""The arrangement of a table before the first card."""

from collections.abc import Callable

from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.host import must_lead
from bot.tables.verbs.steps import in_lobby


def arrange(
    table: TableState, moment: Moment, by: UserId, change: Callable[[Lobby], Lobby]
) -> Change[None]:
    """Change the lobby: for its host.

    :raises Refusal: the asker is not the host, no lobby any more, an appointed table, or the change
        itself refuses.
    """
    table.must_be_lobby()
    table.must_be_free()
    if by != table.lobby.host:
        raise Refusal("host-only")
    return in_lobby(table, moment, change(table.lobby))


def fill(table: TableState, moment: Moment, by: UserId) -> Change[None]:
    """Robots on every empty chair: for the host, and for guests whose host is away.

    :raises Refusal: it is the host's to do, no lobby any more, an appointed table, or robots are
        not welcome.
    """
    table.must_be_lobby()
    table.must_be_free()
    must_lead(table, by, moment.now)
    return in_lobby(table, moment, table.lobby.fill())
