"""Favours: taking a move back, claiming the rest, a hint; and what a table allows of them."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, playing, present
from bot.client.app import KnaveBot, spoken
from bot.tables.live.table import Advice, Table
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.favours_screen import favours_panel
from bot.tables.verbs.claim import claim_rest
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.take_back import answer_take_back, take_back
from bot.tables.verbs.talk import set_talk
from bot.words.words import Words

Said = Callable[[Table, Words, int, int | None], Awaitable[str]]


class FavoursCog(commands.Cog):
    """The buttons of favours, the panel of what a table allows, and three slash commands."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers["favour"] = self.pressed

    # ------------------------------------------------------------------ buttons and menus

    async def pressed(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Whatever is asked for by a button or a menu of favours."""
        table = await access.table_of(self.bot, interaction, wish.table)
        words, user = await self.bot.words_for(interaction), interaction.user.id
        number = access.number(wish.parts[1]) if len(wish.parts) > 1 else None
        match wish.parts:
            case ("panel",):
                await self._panel(interaction, table)
            case ("talk",) if values in (["yes"], ["no"]):
                await table.do(set_talk, user, values == ["yes"])
                await self._panel(interaction, table)
            case ("takebacks" | "hints" | "robots" as what,) if len(values) == 1:
                await table.do(arrange, user, _changed(what, values[0]))
                await self._panel(interaction, table)
            case ("agree" | "refuse" as verb, _):
                assert number is not None
                said = await _answer(table, user, number, verb == "agree")
                await access.say(interaction, words.say(said))
            case ("takeback", _):
                await access.say(interaction, await _take_back(table, words, user, number))
            case ("rest", _):
                await access.say(interaction, await _claim_rest(table, words, user, number))
            case ("hint", _):
                await self._hint(interaction, table, number)
            case _:
                raise Refusal("forged")

    async def _panel(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        host = table.lobby.host == interaction.user.id and table.open
        may = host and table.status == "lobby"
        await access.panel(interaction, favours_panel(words, table.id, table.lobby, may, host))

    async def _hint(
        self, interaction: discord.Interaction, table: Table, number: int | None
    ) -> None:
        """A robot thinks, which takes a while; then the hand shows what it would do."""
        user, message = interaction.user.id, present.own_message(interaction)
        screen = await self._advised(table, user, await table.advise(user, number))
        if message is not None and message.attachments:
            await interaction.response.edit_message(**await present.edit(screen))
            await self.bot.herald.clicked(table, user, interaction, message)
        else:
            sent = await interaction.response.send_message(
                **await present.message(screen), ephemeral=True
            )
            await self.bot.herald.remember_private(table, user, interaction, sent.message_id)

    async def _advised(self, table: Table, user: int, advice: Advice) -> Any:
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or session.numbers[seat] != advice.number:
            return await self.bot.herald.hand_screen(table, user)
        chosen, hint = tuple(map(str, advice.action.cards)), (advice.action, advice.count)
        return await self.bot.herald.hand_screen(table, user, chosen, hint=hint)

    # ------------------------------------------------------------------ slash commands

    @app_commands.command(
        name=spoken("command-takeback"), description=spoken("command-takeback-about")
    )
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(table=spoken("parameter-table-about"))
    @installs.in_letters_too
    async def takeback(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take back one's last move, or ask for it."""
        await self._say(interaction, table, _take_back)

    @app_commands.command(name=spoken("command-rest"), description=spoken("command-rest-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(table=spoken("parameter-table-about"))
    @installs.in_letters_too
    async def rest(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Claim all tricks to come."""
        await self._say(interaction, table, _claim_rest)

    @app_commands.command(name=spoken("command-hint"), description=spoken("command-hint-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(table=spoken("parameter-table-about"))
    @installs.in_letters_too
    async def hint(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """What a robot would do."""
        await self.bot.words_for(interaction)
        await self._hint(interaction, playing.played_by(self.bot, interaction, table), None)

    async def _say(self, interaction: discord.Interaction, number: int | None, what: Said) -> None:
        words = await self.bot.words_for(interaction)
        table = playing.played_by(self.bot, interaction, number)
        await access.say(interaction, await what(table, words, interaction.user.id, None))

    @takeback.autocomplete("table")
    @rest.autocomplete("table")
    @hint.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        return await completion.my_tables(self.bot, interaction)


def _changed(what: str, value: str) -> Callable[[Lobby], Lobby]:
    if what == "hints":
        return lambda lobby: lobby.with_hints(value)
    if what == "robots":
        return lambda lobby: lobby.with_robots(value)
    return lambda lobby: lobby.with_takebacks(value)


async def _answer(table: Table, user: int, at: int, agrees: bool) -> str:
    """The key of what is said to somebody who answers a wish."""
    request = table.state.request
    granted = await table.do(answer_take_back, user, at, agrees)
    if agrees:
        return "takeback-granted" if granted else "takeback-agreed"
    is_own = request is not None and request.user == user
    return "takeback-withdrawn" if is_own else "takeback-declined"


async def _take_back(table: Table, words: Words, user: int, number: int | None) -> str:
    done = await table.do(take_back, user, number)
    return words.say("takeback-done" if done else "takeback-asked")


async def _claim_rest(table: Table, words: Words, user: int, number: int | None) -> str:
    await table.do(claim_rest, user, number)
    return words.say("rest-done")


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(FavoursCog(bot))
