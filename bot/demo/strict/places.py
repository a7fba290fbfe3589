"""Channels, threads and direct messages, with the rights of the bot there."""

from __future__ import annotations

from typing import Any, cast

import discord
from simcord.backend import Backend
from simcord.backend.errors import (
    BackendError,
    cannot_dm_bot,
    cannot_execute_on_channel_type,
    invalid_form_body,
    missing_access,
    missing_permissions,
)
from simcord.backend.models import Channel
from simcord.backend.models import channel as models
from simcord.enums import ChannelType

from .api_request import ApiRequest
from .texts import LONGEST_THREAD_NAME, demand

NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
# SimCord knows two types of threads; threads of announcement channels have a third.
models.THREAD_TYPES = cast(Any, THREADS)
ARCHIVED_AFTER = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread may archive itself."""
HEARD = (ChannelType.VOICE, ChannelType.STAGE_VOICE)
MAY_STAY: dict[int, tuple[int, ...]] = {
    ChannelType.TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ChannelType.NEWS: (NEWS_THREAD,),
}


def check_place(
    backend: Backend, request: ApiRequest, closed: set[int], installed: set[int]
) -> None:
    """Refuse a request in a channel where it cannot be done.

    ``closed`` are the channels of people who accept no direct messages; ``installed`` are the
    people who have added the bot to their account, and need no server in common with it.

    :raises BackendError: as Discord would answer.
    """
    channel = backend.channels.get(request.channel)
    if channel is None:
        return
    if request.kind == "thread":
        _check_new_thread(channel, request)
    if channel.guild_id is None:
        if request.kind == "send":
            _check_letter(backend, channel, closed, installed)
        return
    if channel.type in HEARD:
        _demand_connect(backend, channel)
    if channel.type in THREADS:
        _check_thread(backend, channel, request)
    if request.files and request.kind in ("send", "edit"):
        allowed = _rights(backend, channel)
        if not allowed.attach_files:
            raise missing_permissions()


def _rights(backend: Backend, channel: Channel) -> discord.Permissions:
    assert channel.guild_id is not None
    bot = backend.bot_user.id
    return discord.Permissions(backend.compute_permissions(channel.guild_id, bot, channel.id))


def _check_letter(
    backend: Backend, channel: Channel, closed: set[int], installed: set[int]
) -> None:
    """Refuse a new direct message; older ones may still be edited."""
    if channel.id in closed:
        raise cannot_dm_bot()
    bot = backend.bot_user.id
    for reader in channel.recipient_ids:
        shared = any(
            reader in guild.members and bot in guild.members for guild in backend.guilds.values()
        )
        if not shared and reader not in installed:
            why = "Cannot send messages to this user due to having no mutual guilds"
            raise BackendError(403, 50278, why)


def _demand_connect(backend: Backend, channel: Channel) -> None:
    """Refuse the text of a voice channel to a bot that may not connect."""
    if not _rights(backend, channel).connect:
        raise missing_access()


def _check_thread(backend: Backend, thread: Channel, request: ApiRequest) -> None:
    about = thread.thread_metadata
    if about is None:
        return
    writes = request.kind in ("send", "edit", "edit by token")
    if about.locked and writes and not _rights(backend, thread).manage_threads:
        raise BackendError(403, 160005, "Thread is locked")
    if about.archived:
        if request.kind == "send":
            about.archived = False  # a new message opens it again
        elif request.kind in ("edit", "edit by token", "delete"):
            raise archived()


def archived() -> BackendError:
    """The error for changes in an archived thread."""
    return BackendError(400, 50083, "Thread is archived")


def _check_new_thread(channel: Channel, request: ApiRequest) -> None:
    body: dict[str, Any] = request.body if isinstance(request.body, dict) else {}
    demand(body.get("name"), "name", LONGEST_THREAD_NAME, 1)
    if body.get("auto_archive_duration", ARCHIVED_AFTER[0]) not in ARCHIVED_AFTER:
        raise invalid_form_body(f"auto_archive_duration: Value must be one of {ARCHIVED_AFTER}.")
    if request.path.endswith("/threads") and "/messages/" in request.path:
        return  # Discord chooses the type of a message's thread
    if channel.type == ChannelType.FORUM:
        return
    if channel.type not in MAY_STAY:
        raise cannot_execute_on_channel_type()
    if int(body.get("type") or PRIVATE_THREAD) not in MAY_STAY[channel.type]:
        raise invalid_form_body("type: Invalid thread type for this channel")
