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
    CARD: lambda: installs.in_letters_too(app_commands.Group(**named("command-card"))),
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
        key = command.extras.get(_KEY) if isinstance(command, app_commands.Command) else None
        if key is None or not isinstance(command, app_commands.Command):
            super().add_command(command, override=override, **places)
            return
        group = self._group(key)
        if group is None:
            group = GROUPS[key]()
            super().add_command(group, **places)
        group.add_command(command, override=override)

    def remove_command(self, command: str, /, **places: Any) -> Any:
        """Remove a command, or a member of a group."""
        gone = super().remove_command(command, **places)
        for key in GROUPS if gone is None else ():
            group = self._group(key)
            gone = gone or (group and group.remove_command(command))
        return gone

    def _group(self, key: str) -> app_commands.Group | None:
        found = self.get_command(key)
        return found if isinstance(found, app_commands.Group) else None
