"""One table's public message, and what else is said of the table in its channel."""

from dataclasses import dataclass, field

import discord

from bot.client.display.edit_token import EditToken
from bot.client.display.redraws import Next
from bot.client.display.transient_message import TransientMessage
from bot.rules import CHANCE
from bot.storage.rows.ids import UserId
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.tables.verbs.play import by_robot


@dataclass(frozen=True, slots=True)
class Invitation:
    """A message in the channel that asks these people to seats that are kept for them.

    ``free``: the seats are kept for nobody, and theirs if they come first.
    """

    users: frozenset[UserId]
    message: discord.Message | discord.PartialMessage
    until: float
    """The time at which it goes away, in seconds since 1970."""
    free: bool = False


@dataclass(slots=True, eq=False)
class ShownTable:
    """The way one table is shown, and what was said of it."""

    before: TransientMessage
    """The message that showed it before, while it is posted anew."""
    posting: bool = False
    """Whether its message is being sent in answer to a command."""
    outdated: bool = False
    """Whether it was to be drawn again meanwhile."""
    promised: bool = False
    """The store knows the token of an answer that shows the table, or will."""
    below: int = 0
    """Messages that people wrote below it."""
    deals: int = 0
    """Deals of the game when it was last shown."""
    trick_lies: bool = False
    """A finished trick lay on the table when it was drawn last."""
    token: EditToken | None = None
    """The token of the last click that gave one for its message."""
    shows: int | None = None
    """The digest of what its message shows, if that is known."""
    invitations: list[Invitation] = field(default_factory=list)


def next_move(table: TableState) -> Next:
    """The one whose move is about to follow what was done last: everybody sees that, too.

    Nobody is while time stands still. A finished trick and a finished deal are pictures that one
    waits for.
    """
    session = table.session
    if session is None or not table.time_runs or not session.turn or trick_lies(session):
        return ""
    if CHANCE in session.turn:
        return ""
    robots = all(by_robot(session.chairs[seat]) for seat in session.turn)
    return "robot" if robots else "person"


def trick_lies(session: GameSession | None) -> bool:
    """Whether a trick is finished and the next not begun: everybody sees that."""
    if session is None:
        return False
    view = session.view(None)
    return view.trick is not None and not view.trick.cards and bool(view.last_trick)
