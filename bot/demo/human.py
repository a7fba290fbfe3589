"""A person in the simulated Discord, with everything that people can see and do there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any

from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, OptionType
from simcord.interactions import walk_to_subcommand
from simcord.results import ResponseMessage

from .world import Person, World

DEADLINE = 3.0
"""Seconds in which the bot must answer."""
SHOWN = 50
"""Messages that a person sees in a channel, the newest."""
DM = "dm"
FAILED = "This interaction failed"
SILENT = "The application did not respond"
TRY_AGAIN = "Something went wrong. Try again."


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a person's action.

    ``error`` is the text that Discord would show; where nothing was ``sent``, the bot knows nothing
    of it. A ``modal`` has the ``id`` to submit it with, and ``choices`` are the bot's completions
    of an option.
    """

    error: str | None = None
    sent: bool = True
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None


class Human:
    """A person with verbs; ``channel`` is a name, an id, or ``"dm"``, ``message`` an id.

    A channel that the person cannot see is a `LookupError`.
    """

    def __init__(self, world: World, person: Person) -> None:
        self.name, self.locale = person.name, person.locale
        self.member = world.members[person.name]
        self.dm: ChannelHandle = self.member.user.dm_channel
        self.patience = DEADLINE
        """Seconds for which this person waits; longer where the machine is shared by many."""
        self._world = world
        self._modals: dict[str, Interaction] = {}
        self._dismissed: set[int] = set()

    @property
    def id(self) -> int:
        """The id of the person's account."""
        return self.member.id

    # ----------------------------------------------------------------- seeing

    def channels(self) -> list[ChannelHandle]:
        """Return the channels that this person can open: the bot's DM, channels and threads."""
        world = self._world
        seen = (c for c in world.guild_channels() if self._may_see(c.id))
        return [self.dm, *(world.handle(channel) for channel in seen)]

    def channel(self, which: str | int) -> ChannelHandle:
        """Return one of the channels that this person can open.

        :raises LookupError: there is none, or it cannot be seen.
        """
        if which in (DM, self.dm.id, str(self.dm.id)):
            return self.dm
        found = self._world.channel(which)
        if not self._may_see(found.id):
            raise LookupError(f"{self.name} cannot see {which}")
        return found

    def stored_messages(self, channel: str | int) -> list[Message]:
        """Return the newest `SHOWN` messages that this person sees, oldest first."""
        stored = self._world.backend.messages.get(self.channel(channel).id, {})
        return [stored[n] for n in sorted(stored) if self._sees(stored[n])][-SHOWN:]

    def messages(self, channel: str | int) -> list[dict[str, Any]]:
        """Return the newest messages that this person sees, as Discord would send them."""
        backend = self._world.backend
        return [
            dict(serializers.message_payload(backend, message, for_user=self.id))
            for message in self.stored_messages(channel)
        ]

    def commands(self, channel: str | int) -> list[dict[str, Any]]:
        """Return the slash commands that this person may use in a channel."""
        where = self.channel(channel).id
        known = self._world.backend.visible_commands(user_id=self.id, channel_id=where)
        typed = AppCommandType.CHAT_INPUT
        return [command for command in known if command.get("type", typed) == typed]

    # ------------------------------------------------------------------ doing

    async def say(self, channel: str | int, text: str) -> Outcome:
        """Write a message in a channel."""
        where = self.channel(channel)
        if where.guild is None:
            return await self._tried(self.member.send_dm(text))
        return await self._tried(self._there(where).send(where, text))

    async def slash(self, channel: str | int, command: str, /, **options: Any) -> Outcome:
        """Use a slash command, as in ``slash("games", "table open", game="euchre")``."""
        where = self.channel(channel)
        try:
            values = self._option_values(where, command, options)
        except (LookupError, ValueError, SetupError) as error:
            return Outcome(error=str(error))
        if where.guild is None:
            return await self._answered(self.member.user.slash(command, **values), SILENT)
        return await self._answered(self._there(where).slash(where, command, **values), SILENT)

    async def complete(
        self, channel: str | int, command: str, option: str, text: str, /, **filled: Any
    ) -> Outcome:
        """Type into an option with completion, with other options filled in already."""
        where = self.channel(channel)
        try:
            values = self._option_values(where, command, filled)
        except (LookupError, ValueError, SetupError) as error:
            return Outcome(error=str(error))
        if where.guild is None:
            verb = self.member.user.autocomplete(command, option, text, **values)
        else:
            verb = self._there(where).autocomplete(where, command, option, text, **values)
        return await self._answered(verb, "Loading options failed")

    async def click(
        self, message: str | int, *, custom_id: str | None = None, label: str | None = None
    ) -> Outcome:
        """Press a button, found by its ``custom_id`` or its label."""
        found = self._find(message)
        if found is None:
            return Outcome(error=FAILED)
        verb = self._actor(found).click(self._handle(found), custom_id=custom_id, label=label)
        return await self._answered(verb, FAILED)

    async def select(
        self, message: str | int, values: Sequence[str | int], *, custom_id: str | None = None
    ) -> Outcome:
        """Choose in a menu: values of its options, or names or ids of people, roles or channels."""
        found = self._find(message)
        if found is None:
            return Outcome(error=FAILED)
        in_guild = found.channel_id != self.dm.id
        menus = (c for c in walk_components(found.components) if c.get("custom_id") == custom_id)
        kind = next((int(c["type"]) for c in menus), ComponentType.STRING_SELECT)
        try:
            chosen = [self._entity(kind, value, in_guild) for value in values]
        except LookupError as error:
            return Outcome(error=str(error))
        verb = self._actor(found).select(self._handle(found), chosen, custom_id=custom_id)
        return await self._answered(verb, FAILED)

    async def submit(self, modal: str, values: dict[str, Any]) -> Outcome:
        """Send a modal that :attr:`Outcome.modal` showed, with values by ``custom_id``."""
        shown = self._modals.get(modal)
        if shown is None or shown.modal is None:
            return Outcome(error=TRY_AGAIN)
        in_guild = shown.guild_id is not None
        kinds = {c.get("custom_id"): int(c["type"]) for c in walk_components(_controls(shown))}
        try:
            filled = {key: self._modal_value(kinds[key], v, in_guild) for key, v in values.items()}
        except LookupError as error:
            return Outcome(error=str(error))
        here = shown.channel_id
        actor = self._world.member(self.name, here) if in_guild and here else self.member.user
        sent = actor.submit_modal(self._world.env.result_of(shown), filled)
        outcome = await self._answered(sent, TRY_AGAIN)
        if outcome.error is None:
            del self._modals[modal]
        else:
            shown.modal_consumed = False
        return outcome

    def dismiss(self, message: str | int) -> None:
        """Hide an ephemeral message, as *Dismiss message* does; the bot can still edit it."""
        self._dismissed.add(int(message))
        self._world.changed()

    def close_dms(self) -> None:
        """Refuse direct messages from now on: the bot gets 403 with code 50007."""
        self._world.strict.closed_dms.add(self.dm.id)

    def open_dms(self) -> None:
        """Accept direct messages again."""
        self._world.strict.closed_dms.discard(self.dm.id)

    # ----------------------------------------------------------------- inside

    def _may_see(self, channel_id: int) -> bool:
        return bool(channel_accessible(self._world.backend, channel_id, self.id))

    def _sees(self, message: Message) -> bool:
        return message.visible_to(self.id) and message.id not in self._dismissed

    def _find(self, message: str | int) -> Message | None:
        number = int(message)
        for channel in self.channels():
            found = self._world.backend.messages.get(channel.id, {}).get(number)
            if found is not None and self._sees(found):
                return found
        return None

    def _actor(self, message: Message) -> MemberActor | UserHandle:
        here = message.channel_id
        return self.member.user if here == self.dm.id else self._world.member(self.name, here)

    def _there(self, where: ChannelHandle) -> MemberActor:
        return self._world.member(self.name, where.id)

    def _handle(self, message: Message) -> ResponseMessage:
        return self._world.env.handle_for(message)

    def _option_values(
        self, where: ChannelHandle, command: str, options: dict[str, Any]
    ) -> dict[str, Any]:
        name, *path = command.split()
        root = next((c for c in self.commands(where.id) if c["name"] == name), None)
        if root is None:
            raise LookupError(f"there is no command /{name} here")
        leaf, _ = walk_to_subcommand(root, path)
        kinds = {option["name"]: int(option["type"]) for option in leaf.get("options") or []}
        in_guild = where.guild is not None
        return {
            key: self._option_value(kinds.get(key, OptionType.STRING), value, in_guild)
            for key, value in options.items()
            if value is not None  # a field of the page in which nothing was chosen
        }

    def _option_value(self, kind: int, value: Any, in_guild: bool) -> Any:
        if kind == OptionType.INTEGER:
            return int(value)
        if kind == OptionType.NUMBER:
            return float(value)
        select = {
            OptionType.USER: ComponentType.USER_SELECT,
            OptionType.CHANNEL: ComponentType.CHANNEL_SELECT,
            OptionType.ROLE: ComponentType.ROLE_SELECT,
            OptionType.MENTIONABLE: ComponentType.MENTIONABLE_SELECT,
        }
        return self._entity(select[OptionType(kind)], value, in_guild) if kind in select else value

    def _modal_value(self, kind: int, value: Any, in_guild: bool) -> Any:
        if isinstance(value, list):
            return [self._entity(kind, item, in_guild) for item in value]
        return value

    def _entity(self, kind: int, value: Any, in_guild: bool) -> Any:
        if kind == ComponentType.USER_SELECT:
            return self._world.user(value, as_member=in_guild)
        if kind == ComponentType.ROLE_SELECT:
            return self._world.role(value)
        if kind == ComponentType.CHANNEL_SELECT:
            return self._world.channel(value)
        if kind == ComponentType.MENTIONABLE_SELECT:
            try:
                return self._world.user(value, as_member=in_guild)
            except LookupError:
                return self._world.role(value)
        return value

    async def _tried(self, verb: Awaitable[Any], gone: str | None = None) -> Outcome:
        """Do something; ``gone`` is said of a control that its message has lost meanwhile."""
        try:
            await verb
        except BackendError as error:
            return Outcome(error=error.message, sent=False)
        except SetupError as error:
            return Outcome(error=gone or str(error).split(" — ")[0], sent=False)
        return Outcome()

    async def _answered(self, verb: Awaitable[Any], silence: str) -> Outcome:
        """Send an interaction and wait for the bot's answer, as long as this person waits."""
        tried = await self._tried(verb, FAILED if silence == FAILED else None)
        if tried.error is not None:
            return tried
        # A verb never pauses before it sends its event, so the newest interaction is this one.
        sent = next(reversed(self._world.backend.interactions.values()))
        assert sent.user_id == self.id
        try:
            async with asyncio.timeout(self.patience):
                await self._until_answered(sent)
        except TimeoutError:
            return Outcome(error=silence)
        return self._outcome(sent)

    async def _until_answered(self, sent: Interaction) -> None:
        with self._world.watch() as changed:
            while not sent.responded:
                changed.clear()
                await changed.wait()

    def _outcome(self, sent: Interaction) -> Outcome:
        if sent.modal is not None:
            self._modals[str(sent.id)] = sent
            return Outcome(modal={**sent.modal, "id": str(sent.id)})
        return Outcome(choices=sent.autocomplete_choices)


def _controls(shown: Interaction) -> list[dict[str, Any]]:
    assert shown.modal is not None
    wrapped = shown.modal["components"]
    return [part.get("component") or part for part in wrapped]
