"""The rights the bot needs in each kind of channel, and those it lacks. It asks for no others.

Nothing it sends has an embed, so that *Embed Links* is not among them.
"""

from collections.abc import Sequence
from typing import Literal

import discord
from discord.abc import GuildChannel

from bot.storage.rows.ids import ChannelId, GuildId
from bot.tables.model.notes import Obstacle
from bot.tables.model.refusals import Refusal
from bot.tables.screens.names import rights_named
from bot.words.words import Words

Kind = Literal["channel", "thread", "voice"]
"""The kinds of place of a table; *voice* is the text of a voice or stage channel."""
INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
    connect=True,
)
"""The rights asked for when the bot is invited: all that a table can need anywhere."""


def kind_of(place: object) -> Kind:
    """The kind of a channel as discord.py knows it; in a forum messages stand in threads alone."""
    if isinstance(place, discord.Thread | discord.ForumChannel):
        return "thread"
    voice = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return "voice" if voice else "channel"


def needed(kind: Kind, new_thread: bool = False) -> tuple[str, ...]:
    """The rights a table needs where it stands; ``new_thread``: it opens a thread there first.

    The text of a voice channel is closed to those who may not connect.
    """
    speak = "send_messages_in_threads" if kind == "thread" or new_thread else "send_messages"
    rest = (*(["connect"] * (kind == "voice")), *(["create_public_threads"] * new_thread))
    return ("view_channel", speak, "attach_files", *rest)


def lacking(ours: discord.Permissions, kind: Kind, new_thread: bool = False) -> tuple[str, ...]:
    """The needed rights that were not granted."""
    return tuple(name for name in needed(kind, new_thread) if not getattr(ours, name))


def edits_little(place: object) -> bool:
    """Whether Discord lets a message there be edited a few times an hour only, with code 20022.

    That is so in announcement channels; a table stands in a thread of one.
    """
    return isinstance(place, discord.TextChannel) and place.is_news()


def may_read(place: object, theirs: discord.Permissions) -> bool:
    """Whether these rights show someone the messages of a place, threads' membership aside."""
    return theirs.view_channel and (kind_of(place) != "voice" or theirs.connect)


def invitation(application: int) -> str:
    """The link that invites the bot into a server, with the rights it needs."""
    return discord.utils.oauth_url(
        application, permissions=INVITED, scopes=("bot", "applications.commands")
    )


def granted_in(place: object, channel: ChannelId) -> ChannelId:
    """The channel in whose settings the rights in a place are granted: a thread has none."""
    return ChannelId(place.parent_id) if isinstance(place, discord.Thread) else channel


def refusal(words: Words, lacking: Sequence[str], place: object, channel: ChannelId) -> Refusal:
    """The refusal that names the rights the bot lacks in a place, and where they are granted.

    A timeout takes all of them, and nobody can grant them in a channel.
    """
    guild: discord.Guild | None = getattr(place, "guild", None)
    if guild is not None and guild.me.is_timed_out():
        return Refusal("timed-out")
    return Refusal(
        "missing-rights",
        rights=rights_named(words, lacking),
        channel=f"<#{channel}>",
        home=f"<#{granted_in(place, channel)}>",
    )


async def obstacle(
    client: discord.Client, server: GuildId, channel: ChannelId, *, opening: bool = False
) -> tuple[Obstacle, tuple[str, ...]] | None:
    """Why a table cannot be shown where it stands, and the rights it lacks; ``None``: it can.

    Discord is asked only for a place that it has not told of: that may be an archived thread,
    which the next message opens again; and whether the bot is in a private thread, if it was not
    told of that. ``opening``: a table is to be opened there, which stands in
    a thread if it is an announcement channel.
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
        except (discord.NotFound, discord.InvalidData):  # or it is another server's
            return "channel-gone", ()
        except discord.Forbidden:
            return "rights", ("view_channel",)
        place = found
    if isinstance(place, discord.Thread) and place.locked:
        return "thread-locked", ()
    if isinstance(place, discord.Thread) and place.parent is None:
        return "channel-gone", ()
    if guild.me.is_timed_out():
        return "timed-out", ()
    kind, new_thread = kind_of(place), opening and edits_little(place)
    ours = place.permissions_for(guild.me)
    missing = lacking(ours, kind, new_thread)
    if not missing:
        return ("not-in-thread", ()) if await shuts_us_out(place, ours) else None
    return "rights", lacking(_set_for(guild.me, place), kind, new_thread) or missing


async def shuts_us_out(place: object, ours: discord.Permissions) -> bool:
    """Whether a place is a private thread into which the bot, by these rights, cannot write.

    Slash commands reach it there in any case. Discord tells it of those it was added to, and of
    others only whoever manages threads. Of an archived one nobody can say.
    """
    if not isinstance(place, discord.Thread) or not place.is_private() or place.archived:
        return False
    if place.me is not None or ours.manage_threads:
        return False
    try:
        await place.fetch_member(place.guild.me.id)
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


def _set_for(member: discord.Member, place: GuildChannel | discord.Thread) -> discord.Permissions:
    """The rights set for a member in a channel, before Discord withholds some with others.

    Without *View Channel* it withholds all, without *Send Messages* files too, however they are
    set: whoever was sent to grant those would find them granted.
    """
    channel = place.parent if isinstance(place, discord.Thread) else place
    ours = member.guild_permissions.value
    if channel is None or member.guild_permissions.administrator:
        return discord.Permissions(ours)
    kept = {target.id: overwrite.pair() for target, overwrite in channel.overwrites.items()}
    everyone, *roles = [role.id for role in member.roles]
    for level in ([everyone], roles, [member.id]):
        pairs = [kept[one] for one in level if one in kept]
        for _, denied in pairs:
            ours &= ~denied.value
        for allowed, _ in pairs:
            ours |= allowed.value
    return discord.Permissions(ours)
