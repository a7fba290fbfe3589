"""Playing by slash commands, which say the same as the buttons of a hand; and the hand itself."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, playing, present
from bot.client.app import KnaveBot, spoken
from bot.rules import Illegal
from bot.tables.model.lobby import Refusal
from bot.tables.screens.controls import labelled
from bot.tables.verbs.play import act
from bot.words.length import shorten
from cardart.scene import FACES

NAMING = ("order", "call", "trump", "contract", "shove")


class SayingCog(commands.Cog):
    """Everything a player types in the course of a game."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot

    @app_commands.command(name=spoken("command-play"), description=spoken("command-play-about"))
    @app_commands.rename(card=spoken("parameter-card"), table=spoken("parameter-table"))
    @app_commands.describe(
        card=spoken("parameter-card-about"),
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def play(
        self, interaction: discord.Interaction, card: str, table: int | None = None
    ) -> None:
        """Play a card: as our notation has it, or called by its name."""
        words = await self.bot.words_for(interaction)
        named = {words.card(face).casefold(): face for face in FACES}.get(card.strip().casefold())
        line = card if " " in card.strip() and not named else f"play {named or _card(card)}"
        await self._say(interaction, line, table)

    @app_commands.command(name=spoken("command-bid"), description=spoken("command-bid-about"))
    @app_commands.rename(value=spoken("parameter-value"), table=spoken("parameter-table"))
    @app_commands.describe(
        value=spoken("parameter-value-about"),
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def bid(
        self, interaction: discord.Interaction, value: str, table: int | None = None
    ) -> None:
        """Bid in an auction."""
        await self._say(interaction, f"bid {value.removeprefix('bid ')}", table)

    @app_commands.command(name=spoken("command-pass"), description=spoken("command-pass-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def pass_(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Pass."""
        await self._say(interaction, "pass", table)

    @app_commands.command(name=spoken("command-trump"), description=spoken("command-trump-about"))
    @app_commands.rename(name=spoken("parameter-trump"), table=spoken("parameter-table"))
    @app_commands.describe(
        name=spoken("parameter-trump-about"),
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def trump(
        self, interaction: discord.Interaction, name: str, table: int | None = None
    ) -> None:
        """Accept or name trump, or name a contract."""
        await self._say(interaction, name, table)

    @app_commands.command(name=spoken("command-say"), description=spoken("command-say-about"))
    @app_commands.rename(what=spoken("parameter-what"), table=spoken("parameter-table"))
    @app_commands.describe(
        what=spoken("parameter-what-about"),
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def say(
        self, interaction: discord.Interaction, what: str, table: int | None = None
    ) -> None:
        """Say anything the rules allow now."""
        await self._say(interaction, what, table)

    @app_commands.command(name=spoken("command-hand"), description=spoken("command-hand-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(
        table=spoken("parameter-table-about"),
    )
    @installs.in_letters_too
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the asker's hand, privately."""
        await self.bot.words_for(interaction)
        found = playing.played_by(self.bot, interaction, table)
        user = interaction.user.id
        screen = await self.bot.herald.hand_screen(found, user)
        sent = await interaction.response.send_message(
            **await present.message(screen), ephemeral=True
        )
        await self.bot.herald.remember_private(found, user, interaction, sent.message_id)

    async def _say(self, interaction: discord.Interaction, line: str, number: int | None) -> None:
        words = await self.bot.words_for(interaction)
        table = playing.played_by(self.bot, interaction, number)
        try:
            await table.do(act, interaction.user.id, " ".join(line.split()))
        except (Refusal, Illegal) as error:
            text = playing.refusal(words, table, error)
        else:
            text = words.say("said", line=playing.echo(words, table, line))
        await access.say(interaction, text)

    # ------------------------------------------------------------------ completion

    async def _complete(
        self, interaction: discord.Interaction, current: str, verbs: tuple[str, ...]
    ) -> list[app_commands.Choice[str]]:
        words = await self.bot.words_for(interaction)
        number = getattr(interaction.namespace, "table", None)
        try:
            table = playing.played_by(
                self.bot, interaction, number if isinstance(number, int) else None
            )
            session, seat = playing.seated(table, interaction.user.id)
        except Refusal:
            return []
        wanted = current.casefold().strip()
        found = [
            app_commands.Choice(name=shorten(label, 100), value=line)
            for label, line in labelled(words, session, seat)
            if not verbs or line.split()[0] in verbs
            if wanted in label.casefold() or wanted in line.casefold()
        ]
        return found[:25]

    @play.autocomplete("card")
    async def _cards(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = await self._complete(interaction, current, ("play",))
        return [
            app_commands.Choice(name=c.name, value=c.value.removeprefix("play ")) for c in found
        ]

    @bid.autocomplete("value")
    async def _bids(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = await self._complete(interaction, current, ("bid",))
        return [app_commands.Choice(name=c.name, value=c.value.removeprefix("bid ")) for c in found]

    @trump.autocomplete("name")
    async def _trumps(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, current, NAMING)

    @say.autocomplete("what")
    async def _anything(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, current, ())

    @play.autocomplete("table")
    @bid.autocomplete("table")
    @pass_.autocomplete("table")
    @trump.autocomplete("table")
    @say.autocomplete("table")
    @hand.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        return await completion.my_tables(self.bot, interaction)


def _card(text: str) -> str:
    """A card as people type it (``j♠``, ``10h``, ``JS``, or suit first ``♠J``) in our notation."""
    typed = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    for sign, letter in zip("♠♥♦♣", "SHDC", strict=True):
        typed = typed.replace(sign, letter)
    suit_first = len(typed) == 2 and typed[0] in "SHDC" and typed[1] not in "SHDC"
    return typed[::-1] if suit_first else typed


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(SayingCog(bot))
