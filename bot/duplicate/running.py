"""A duplicate set in memory, and who is told of its changes."""

from dataclasses import dataclass, field
from typing import Protocol

from bot.duplicate.model import DuplicateSet
from bot.rules import Seed
from bot.tables.live.alarm import Alarm
from bot.tables.live.mailbox import Mailbox
from bot.tables.model.clock import OwnTime


class SetListener(Protocol):
    """The one who shows duplicate sets. No call waits or fails."""

    def set_changed(self, one: DuplicateSet) -> None:
        """The message of the set is to be drawn again."""


class Silent:
    """Shows nothing: until there is somebody to be shown it, and in tests."""

    def set_changed(self, one: DuplicateSet) -> None:
        """Do nothing: nobody looks."""


@dataclass(eq=False)
class RunningSet:
    """A set in memory: its newest state, its secret, and the queue of what happens to it."""

    state: DuplicateSet
    time: OwnTime
    """The set's wall time, which goes on evenly until a clock that was set moves the deals, too."""
    seed: Seed | None = field(default=None, repr=False)
    mail: Mailbox = field(default_factory=Mailbox)
    alarm: Alarm | None = None
