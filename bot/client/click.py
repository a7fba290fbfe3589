"""A click, a choice, a typed window or a slash command, and the ways to answer it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from bot.client import present
from bot.client.answering import Answer
from bot.client.core import Core
from bot.client.display.edit_token import EditToken
from bot.client.errors import GONE
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Screen
from bot.words.words import Words, clean

LONGEST_NUMBER = 20
"""Digits; Python refuses to read numbers of thousands."""
NOTHING = CustomId()
"""The custom id of a slash command, which carries none."""
_TURNS: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""The locks of panels, each held during a change, by the numbers of their messages."""
Handler = Callable[["Click"], Awaitable[None]]
Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


@dataclass(slots=True)
class Click:
    """One interaction with all that its handler needs: person, words, table, and the answer.

    Every answer is private unless its method says otherwise, and may come late (``Answer``).
    """

    interaction: discord.Interaction[Any]
    answer: Answer
    """The answer to it, which may be put off."""
    words: Words
    id: CustomId = NOTHING
    values: list[str] = field(default_factory=list)
    """The chosen entries of a menu, or the texts typed into a window."""
    _table: Table | None = None

    @classmethod
    async def of(cls, interaction: discord.Interaction[Any]) -> Self:
        """The one click of this interaction, which refers to it until it is answered.

        The first call asks for the person's language.

        :raises StoreError: the database does not answer.
        """
        if cls not in interaction.extras:
            words = await interaction.client.words_for(interaction)
            interaction.extras[cls] = cls(interaction, Answer.of(interaction), words)
        click: Self = interaction.extras[cls]
        return click

    # ------------------------------------------------------------------ who, where, which table

    @property
    def bot(self) -> Core:
        """The bot that received the click, with its parts."""
        bot: Core = self.interaction.client
        return bot

    @property
    def user(self) -> UserId:
        """The number of the person who clicked."""
        return UserId(self.interaction.user.id)

    @property
    def name(self) -> str:
        """The name of that person in this server."""
        return clean(self.interaction.user.display_name)

    @property
    def guild_id(self) -> GuildId | None:
        """The server in which was clicked."""
        number = self.interaction.guild_id
        return None if number is None else GuildId(number)

    @property
    def server(self) -> GuildId:
        """The server in which was clicked, where one is needed.

        :raises Refusal: the click came from a direct message.
        """
        if self.guild_id is None:
            raise Refusal("server-only")
        return self.guild_id

    async def locale_here(self) -> str:
        """The locale in which people play where was clicked; "" in a direct message.

        :raises StoreError: the database does not answer.
        """
        if self.guild_id is None:
            return ""
        guild = self.bot.get_guild(self.guild_id)
        locale = guild.preferred_locale if guild else self.interaction.guild_locale
        return await self.bot.preferences.locale_in(self.guild_id, str(locale or ""))

    @property
    def channel_id(self) -> ChannelId:
        """The channel or thread in which was clicked."""
        return ChannelId(self.interaction.channel_id or 0)

    @property
    def own_message(self) -> discord.Message | None:
        """The message that was clicked, if one person alone sees it."""
        return present.own_message(self.interaction)

    @property
    def table(self) -> Table:
        """The table in question: of the custom id, or the one a command has found.

        :raises Refusal: there is none.
        """
        if self._table is None:
            raise Refusal("no-table")
        return self._table

    def come_to(self, table: Table) -> Table:
        """Let this be the table in question; the clicker is at it, and not waited for any more.

        From here on their words are those for its game.
        """
        table.noticed(self.user)
        self.bot.display.waits.pressed(table, self.user)
        self._table = table
        self._ask_for_token(table)
        words = self.bot.preferences.known_words(self.user, table.game_key) or self.words
        self.words = words.paired(table.lobby.options.pairing)
        return table

    def _ask_for_token(self, table: Table) -> None:
        """Let a click on the table's public message be the way to change that for a while."""
        asked, tokens = self.interaction, self.bot.display.tables.tokens
        pressed = asked.message if asked.type is discord.InteractionType.component else None
        if pressed is not None and pressed.id == table.message_id and self.own_message is None:
            wanted = tokens.is_wanted(table)
            self.answer.on_original(lambda: tokens.granted(table, asked), first=wanted)

    @property
    def sits(self) -> bool:
        """Whether the clicker sits at the table."""
        return self.table.sits(self.user)

    @property
    def hosts_lobby(self) -> bool:
        """Whether the clicker may arrange the table: its host, before the game."""
        return self.table.lobby.host == self.user and self.table.status == "lobby"

    @property
    def choice(self) -> tuple[tuple[str, ...], list[str]]:
        """The question and the chosen values: of a menu, or of a button that carries its value."""
        if len(self.id.parts) == 2 and not self.values:
            return self.id.parts[:1], [self.id.parts[1]]
        return self.id.parts, self.values

    # ------------------------------------------------------------------ answers

    async def say(self, text: str) -> None:
        """Answer in words, to the clicker alone."""
        await self.answer.send_message(
            text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
        )

    async def tell(self, screen: Screen) -> None:
        """Answer beside a hand or a message for all, but in the place of a panel that was clicked.

        What that offered has been done, so it would stand there as it was.
        """
        message = self.own_message
        hands, table, user = self.bot.display.hands, self.table, self.user
        if message is None or hands.shown_in(table, user, MessageId(message.id)):
            await self.show(screen)
        else:
            await self.panel(screen)

    async def refuse(self, text: str) -> discord.WebhookMessage | None:
        """Answer in words, whether or not something has been answered already.

        The result is the message beside what was answered already, if it is one.
        """
        return await self.answer.refuse(text)

    async def show(self, screen: Screen) -> MessageId | None:
        """Answer with a new message; the result is its number, if Discord tells it."""
        return await self.answer.send_message(**await present.message(screen), ephemeral=True)

    async def below(self, screen: Screen) -> None:
        """Answer with a new message; below a hand it goes when that is played on."""
        message = await self.show(screen)
        if self.own_message is not None and self.sits:
            hands = self.bot.display.hands
            await hands.opened_below(self.table, self.user, self.interaction, message)

    async def panel(self, screen: Screen) -> None:
        """Show a panel: in place of the private one that was clicked, or as a new message."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            self.bot.display.hands.covered(MessageId(message.id), self.user)
            if await self._edited(screen):
                return
        await self.show(screen)

    async def panel_in_turn(self, panel: Callable[[], Awaitable[Screen]]) -> None:
        """Show a panel as it is when its turn comes: of two clicks in flight the last one stands.

        Their answers could overtake each other, and the older choice would stand there.
        """
        message = self.interaction.message
        shown = message.id if message is not None else self.interaction.id
        async with _TURNS.setdefault(shown, asyncio.Lock()):
            await self.panel(await panel())

    async def edit(self, screen: Screen) -> MessageId | None:
        """Change the message that was clicked, whoever sees it; if it is gone, answer anew.

        The result is the message that shows the screen.
        """
        clicked = self.interaction.message
        if not await self._edited(screen):
            return await self.show(screen)
        return MessageId(clicked.id) if clicked is not None else None

    async def _edited(self, screen: Screen) -> bool:
        """Change the message that was clicked; false if it was taken away in this moment."""
        try:
            await self.answer.edit_message(**await present.edit(screen))
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            return False
        return True

    async def hand(self, screen: Awaitable[Screen] | None = None) -> None:
        """Show the clicker's hand, or this ``screen`` of it, in a message that is kept fresh.

        :raises Refusal: they do not sit at the table.
        """
        hands, table, user = self.bot.display.hands, self.table, self.user
        if screen is None and not self.sits:
            raise table.lobby.not_here(user)
        with hands.answering(table, user, None):  # changes on the way are shown afterwards
            message = await self.show(await (screen or hands.screen(table, user)))
            await hands.remember_private(table, user, self.interaction, message)

    async def edit_hand(self, screen: Screen, message: discord.Message) -> None:
        """Change the hand that was clicked, which is ``message``, and keep it fresh.

        If it is gone, as it was just sent anew, the answer is another one.
        """
        hands, table, user = self.bot.display.hands, self.table, self.user
        hands.taken(table, user)
        if await self._edited(screen):
            await hands.clicked(table, user, self.interaction, message, screen)
            return
        shown = await self.show(screen)
        await hands.remember_private(table, user, self.interaction, shown)
        hands.changed(table, user)

    async def window(self, title: str, custom_id: str, *labels: discord.ui.Label[Any]) -> None:
        """Answer with a window to type into.

        :raises Refusal: it is too late for a window.
        """
        modal: discord.ui.Modal = discord.ui.Modal(title=title, custom_id=custom_id)
        for label in labels:
            modal.add_item(label)
        modal.stop()  # answered like every click, wherever it comes from
        await self.answer.send_modal(modal)

    async def defer(self, *, thinking: bool = True) -> None:
        """Put the answer off; it is then given by ``finish``.

        Without ``thinking`` nothing is shown meanwhile, and the clicked message may stay as it is.
        """
        await self.answer.defer(ephemeral=thinking, thinking=thinking)

    async def finish(self, screen: Screen, shown: MessageId | None = None) -> None:
        """Give the answer that was put off, in the message that was ``shown`` meanwhile, if any."""
        async with self.answer.giving():
            await EditToken.of(self.bot.clock, self.interaction, shown).show(screen)


def answers(*kinds: str) -> Callable[[Method], Method]:
    """A decorator for the method of a cog that answers custom ids of these kinds.

    ``"table"`` is a kind, ``"table:hand"`` one verb of it, which wins over the kind.
    """

    def mark(method: Method) -> Method:
        method.__dict__["answers"] = kinds
        return method

    return mark


def handlers_of(cog: commands.Cog) -> dict[str, Handler]:
    """The methods of a cog that answer clicks, by kind (or kind and verb)."""
    return {
        kind: getattr(cog, name)
        for name, method in vars(type(cog)).items()
        for kind in getattr(method, "__dict__", {}).get("answers", ())
    }


def number(text: str) -> int:
    """A whole number that a button or a menu carried.

    :raises Refusal: the text is no number, or too long.

    >>> number("17")
    17
    """
    if not (text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Refusal("forged")
    return int(text)


def user_in(text: str) -> UserId:
    """The person whose number a button or a menu carried.

    :raises Refusal: the text is no number, or too long.
    """
    return UserId(number(text))
