"""One person's hand at one table, as Discord shows it, in one object.

All that is remembered of a hand is a field here, so that it is forgotten in one place, too.
"""

import asyncio
from dataclasses import dataclass, field
from math import inf

from bot.client.display.edit_token import EditToken
from bot.client.display.transient_message import TransientMessage
from bot.rules import Seat
from bot.storage.rows.ids import GameId, MessageId, TableId, UserId
from bot.storage.rows.tables import HandRow
from bot.tables.live.table import Table
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.screens.hand_screen import NOTHING, Picked
from bot.tables.screens.screen import Screen

UNMARKED = (NO_DECISION, NOTHING)


@dataclass(slots=True)
class Answering:
    """Clicks of one person at one table that are being answered."""

    count: int = 0
    outdated: bool = False
    """Something has changed since an answer was drawn."""
    overlapped: bool = False
    """The hand was on its way otherwise too: nobody knows which arrived last."""


@dataclass(slots=True)
class Wait:
    """A decision that a game waits for."""

    number: int
    since: float
    """Seconds of the monotonic clock."""
    task: asyncio.Task[None] | None = None


@dataclass(slots=True, eq=False)
class ShownHand:
    """A person's hand at one table: where it stands, and what its owner has been told."""

    table: Table
    user: UserId
    mention: TransientMessage
    """The message in the channel that calls this person to their turn."""
    note: TransientMessage
    """The message in the channel on the way to the hand, where direct messages are closed."""
    before: TransientMessage
    """The direct message that showed the hand before, while it is sent anew."""

    below: EditToken | None = None
    """The way to the message below the hand: something its owner opened, or the last refusal."""
    row: HandRow | None = None
    """The row of the direct message, once it was read: nobody else writes there."""
    dm: MessageId | None = None
    """The direct message that shows the hand, when it was last looked up."""
    private: EditToken | None = None
    """The way to the private answer that shows the hand."""
    clicked: EditToken | None = None
    """The way to the direct message that shows it, where its owner has clicked on that."""
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Lets one direct message be written at a time."""
    unopened: bool = False
    """The hand waits for direct messages to be opened again."""

    answering: Answering | None = None
    drawing: bool = False
    fresh: MessageId | None = None
    """The message that shows the newest state already: it was clicked, and changed in answer."""
    unshown: bool = False
    """The last drawing has failed."""
    changed: bool = False
    """More is to be shown than what others have done."""
    asked: int = NO_DECISION
    """The decision that was asked for when the hand was drawn last."""
    trick_lies: bool = False
    """A finished trick lay on the table when the hand was drawn last."""
    marked: tuple[int, Picked] = UNMARKED
    """A decision, and what its owner has picked and not confirmed there, or a robot would do: it
    stands in the hand, however often that is drawn, until they press something else."""
    answers: int = 0
    """The number of clicks answered with the hand, or something in its place."""
    dm_shows: int | None = None
    """The digest of what the direct message shows, if that is known."""
    private_shows: int | None = None
    """The digest of what the private answer shows, if that is known."""
    instead: int | None = None
    """The digest of what the direct message says in the place of a hand that is in the channel."""
    covered: bool = False
    """Whether its owner looks at something else in the place of the private answer."""

    game: GameId | None = None
    """The game whose beginning was noticed."""
    begun: bool = False
    """The owner is to be told that it has begun."""
    told: int | None = None
    """The decision that the owner has been called for."""
    recalled: bool = True
    """Whether ``told`` was looked up, if there was a restart."""
    reminded: int | None = None
    """The decision for which half of the time is over."""
    invited: bool = False
    """A seat was kept for this person, who has heard of it."""
    morning: asyncio.TimerHandle | None = None
    """Rings when the owner's quiet hours end."""
    wait: Wait | None = None
    pressed: float = -inf
    """The moment of the last press at the table: seconds of the monotonic clock."""

    @property
    def key(self) -> tuple[TableId, UserId]:
        """The numbers of table and user."""
        return self.table.id, self.user

    @property
    def in_game(self) -> tuple[GameSession, Seat] | None:
        """The table's game and this person's seat in it, if they have one."""
        session = self.table.session
        seat = session.seat_of(self.user) if session else None
        return None if session is None or seat is None else (session, seat)

    @property
    def decision(self) -> int:
        """The number of the decision that this person faces at an open table."""
        if not self.table.open or (found := self.in_game) is None:
            return NO_DECISION
        session, seat = found
        return session.numbers[seat]

    @property
    def picked(self) -> Picked:
        """The marks in the hand whenever it is drawn, if they are of the decision it shows."""
        number, picked = self.marked
        return picked if number == self.decision else NOTHING

    @property
    def newly_asked(self) -> bool:
        """Whether the owner is asked something that the hand does not show yet."""
        return self.decision not in (NO_DECISION, self.asked)

    def forget_shown(self) -> None:
        """Take nothing of what the messages show for known."""
        self.dm_shows = self.private_shows = None

    def stands_only_in(self, message: MessageId) -> bool:
        """Whether this message is the only one that shows the hand."""
        return self.dm == message and self.private is None

    def end_wait(self) -> None:
        """No game waits for this person."""
        if self.wait is not None and self.wait.task is not None:
            self.wait.task.cancel()
        self.wait = None

    def end_morning(self) -> None:
        """Nothing happens when the quiet hours end."""
        if self.morning is not None:
            self.morning.cancel()
            self.morning = None


def digest(screen: Screen) -> int:
    """A number that tells two screens apart, within this process."""
    picture = screen.picture
    seen = picture and (picture.scene, picture.name, picture.alt)
    return hash((screen.text, screen.rows, screen.mine, seen))
