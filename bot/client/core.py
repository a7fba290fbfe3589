"""The bot as handlers of clicks and commands know it."""

import discord
from discord.ext import commands

from bot.client.audit_log import AuditLog
from bot.client.display import MessageSync
from bot.client.display.set_messages import SetMessages
from bot.client.drawing import Drawing
from bot.client.emoji import CardEmoji
from bot.client.handing import Handing, Others
from bot.client.sight import Place, Sight
from bot.client.throttle import TokenBucket
from bot.duplicate.sets import DuplicateSets
from bot.legal import Published
from bot.ops.exports import Exports
from bot.storage.forgotten import Forgotten
from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.tables.live.preferences import Preferences
from bot.tables.live.registry import TableRegistry
from bot.tables.live.reviews import Reviews
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock
from bot.tables.past.replays import Replays
from bot.tables.past.whys import Whys
from bot.tournaments.hall import Hall
from bot.words.words import Words


class Core(commands.AutoShardedBot):
    """The parts of the bot that handlers may touch. ``KnaveBot`` makes, runs and stops them."""

    store: FullStore
    clock: Clock
    tables: TableRegistry
    preferences: Preferences
    tournaments: Hall
    """The tournaments that go on."""
    duplicates: DuplicateSets
    """The duplicate sets that are not over."""
    sets: SetMessages
    """The messages that show duplicate sets."""
    drawing: Drawing
    """The drawing of pictures, in a process beside the loop if there is one."""
    display: MessageSync
    """The messages that show tables and hands."""
    card_emoji: CardEmoji
    replays: Replays
    whys: Whys
    exports: Exports
    reviews: Reviews
    sight: Sight
    audit_log: AuditLog
    replay_quota: TokenBucket
    """The finished games one person may have replayed or written to files."""
    show_quota: TokenBucket
    """The things that one person may put into channels for everybody."""
    thread_quota: TokenBucket
    """The threads that one person may have opened for their tables."""
    contact: str
    """An address for people with questions; without it, the owner of the application."""
    published: Published
    """The addresses of the privacy policy and the terms."""
    keep_servers: int
    """Days for which a server's data stay after it has sent the bot away; 0 is for ever."""
    forgotten: Forgotten | None
    """The list of whom to forget again when a backup is put back; ``None``: none is kept."""
    others: Others | None
    """The other processes, where there are any."""
    handing: Handing | None
    """The traffic to other processes and from them, where there are any."""
    started_at: float
    """The moment at which the program has begun, in seconds since 1970."""

    async def words_for(self, interaction: discord.Interaction) -> Words:
        """The words for the person behind an interaction, who is remembered on the way.

        :raises StoreError: the database does not answer.
        """
        person, user = interaction.user, UserId(interaction.user.id)
        # A nick is for the server that gave it, and no other.
        name = person.global_name or person.name
        await self.preferences.meet(user, name, str(interaction.locale))
        if interaction.guild_id is not None:
            self.display.members.seen(GuildId(interaction.guild_id), user)
        elif interaction.context.dm_channel and interaction.channel_id is not None:
            await self.display.direct.learn(user, ChannelId(interaction.channel_id))
        return await self.preferences.words_of(user)

    def known_place_of(self, table: Table) -> Place | None:
        """The channel or thread of a table, as far as discord.py knows it: not while it sleeps."""
        guild = self.get_guild(table.guild_id)
        return guild.get_channel_or_thread(table.channel_id) if guild else None


class Cog(commands.Cog):
    """A group of commands and of answers to clicks."""

    def __init__(self, bot: Core) -> None:
        self.bot = bot
