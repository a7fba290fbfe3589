"""The table's time: pauses, coming back, and the hours in which nobody is hurried."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present
from bot.client.app import KnaveBot, spoken
from bot.tables.model.lobby import Refusal
from bot.tables.model.quiet_hours import LONGEST, QuietHours, zones
from bot.tables.screens.custom_ids import CustomId
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.pause import agree, resume

Hour = app_commands.Range[int, 0, 23]


class ClocksCog(commands.Cog):
    """The buttons of the clock, and ``/quiet-hours``."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"clock": self.pressed}

    async def pressed(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """A pause is wished or ended, or somebody is back."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        user = interaction.user.id
        match wish.parts:
            case ("pause",):
                said = "pause-begun" if await table.do(agree, user) else "pause-agreed"
            case ("resume",):
                await table.do(resume, user)
                said = "pause-over"
            case ("back",):
                await table.do(come_back, user)
                said = "back-now"
            case _:
                raise Refusal("forged")
        await access.say(interaction, words.say(said))

    @app_commands.command(name=spoken("command-quiet"), description=spoken("command-quiet-about"))
    @app_commands.rename(
        start=spoken("parameter-from"), end=spoken("parameter-to"), zone=spoken("parameter-zone")
    )
    @app_commands.describe(
        start=spoken("parameter-from-about"),
        end=spoken("parameter-to-about"),
        zone=spoken("parameter-zone-about"),
    )
    @installs.in_letters_too
    async def quiet(
        self, interaction: discord.Interaction, start: Hour, end: Hour, zone: str
    ) -> None:
        """Choose the hours in which clocks of days stand still for oneself."""
        words = await self.bot.words_for(interaction)
        if zone not in zones():
            raise Refusal("unknown-zone", zone=zone)
        if QuietHours(start, end, zone).hours > LONGEST:
            raise Refusal("quiet-too-long", most=LONGEST)
        await self.bot.hall.people.change(
            interaction.user.id,
            lambda person: replace(person, quiet_from=start, quiet_to=end, zone=zone),
        )
        key = "quiet-none" if start == end else "quiet-hours"
        text = words.say("settings-quiet", hours=words.say(key, start=start, end=end, zone=zone))
        await access.say(interaction, text)

    @quiet.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.matching([(zone, zone) for zone in zones()], current.replace(" ", "_"))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(ClocksCog(bot))
