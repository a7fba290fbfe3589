"""Groups of commands whose members stand in several cogs: ``/card play``, ``/knave rules``.

In the list that opens at a slash, Discord shows the commands of every bot of a server. A bare
``/play`` is a music bot's there, ``/verify`` a moderator's, ``/stats`` anyone's; so what is said
at a table begins with ``/card``, and what is about the bot itself with ``/knave``. A group is one
of the hundred commands an application may have, and holds 25.

discord.py wants all of a group in one class. Here every cog keeps its commands, and says with
:func:`within` which group they belong to; the tree puts them there.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.client import installs
from bot.client.translation import named

T = TypeVar("T", bound=app_commands.Command[Any, ..., Any])
ClientT = TypeVar("ClientT", bound=discord.Client)
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
CARD, KNAVE = "card", "knave"
GROUPS: dict[str, Callable[[], app_commands.Group]] = {
    CARD: lambda: installs.in_dms_too(app_commands.Group(**named("command-card"))),
    KNAVE: lambda: installs.on_accounts_too(app_commands.Group(**named("command-knave"))),
}
"""Every group by its default name, and where it is offered.

A member may be for fewer places: then it refuses elsewhere.
"""
_KEY = "group"


def within(group: str) -> Callable[[T], T]:
    """A decorator that puts a command into a group; it stands above all other decorators."""

    def mark(command: T) -> T:
        command.extras[_KEY] = group
        return command

    return mark


class GroupedTree(app_commands.CommandTree[ClientT]):
    """A command tree that puts a command into the group it names, and makes the group first."""

    def add_command(self, command: AnyCommand, /, *, override: bool = False, **places: Any) -> None:
        """Add a command, or a member of a group."""
        if not isinstance(command, app_commands.Command) or _KEY not in command.extras:
            super().add_command(command, override=override, **places)
            return
        key = command.extras[_KEY]
        group = self._group(key)
        if group is None:
            group = GROUPS[key]()
            super().add_command(group, **places)
        group.add_command(command, override=override)

    def remove_command(self, command: str, /, **places: Any) -> Any:
        """Remove a command, or a member of a group."""
        if (gone := super().remove_command(command, **places)) is not None:
            return gone
        groups = filter(None, map(self._group, GROUPS))
        return next(filter(None, (group.remove_command(command) for group in groups)), None)

    def _group(self, key: str) -> app_commands.Group | None:
        found = self.get_command(key)
        return found if isinstance(found, app_commands.Group) else None
