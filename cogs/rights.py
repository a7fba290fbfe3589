"""The rights the bot needs, where, and which of them are lacking. It asks for no others.

Nothing it sends has an embed, so that *Embed Links* is not among them.
"""

from collections.abc import Sequence

import discord

from bot.tables.hold import Why
from bot.tables.words import Words


def needed(in_thread: bool, new_thread: bool = False) -> tuple[str, ...]:
    """What a table needs where it stands; ``new_thread``: it opens a thread first."""
    speak = "send_messages_in_threads" if in_thread or new_thread else "send_messages"
    return ("view_channel", speak, "attach_files", *(["create_public_threads"] * new_thread))


def lacking(
    ours: discord.Permissions, in_thread: bool, new_thread: bool = False
) -> tuple[str, ...]:
    """Those of them that were not granted."""
    return tuple(name for name in needed(in_thread, new_thread) if not getattr(ours, name))


def named(words: Words, rights: Sequence[str]) -> str:
    """Rights as Discord's own settings call them."""
    return words.all_of([words.say(f"right-{name.replace('_', '-')}") for name in rights])


async def obstacle(
    client: discord.Client, server: int, channel: int
) -> tuple[Why, tuple[str, ...]] | None:
    """Why a table cannot be shown where it stands, and the rights it lacks; ``None``: it can.

    What Discord has told is looked at. Only a place it has said nothing of is asked for: that
    may be a thread that has gone to sleep, which the next message wakes.
    """
    guild = client.get_guild(server)
    if guild is None:
        return "server-gone", ()
    if guild.unavailable:
        return None
    place = guild.get_channel_or_thread(channel)
    if place is None:
        try:
            found = await guild.fetch_channel(channel)
        except discord.NotFound:
            return "channel-gone", ()
        except discord.Forbidden:
            return "rights", ("view_channel",)
        place = found
    in_thread = isinstance(place, discord.Thread)
    if isinstance(place, discord.Thread) and place.locked:
        return "thread-locked", ()
    if isinstance(place, discord.Thread) and place.parent is None:
        return "channel-gone", ()
    missing = lacking(place.permissions_for(guild.me), in_thread)
    return ("rights", missing) if missing else None
