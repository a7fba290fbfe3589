"""The table's time: its pauses, coming back to it, and ``/quiet-hours``."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import completion, installs
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.translation import named, parameters
from bot.tables.model.quiet_hours import LONGEST, QuietHours, zones
from bot.tables.model.refusals import Refusal
from bot.tables.screens.clock_lines import pause_begun
from bot.tables.screens.screen import Screen
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.pause import agree, resume

Hour = app_commands.Range[int, 0, 23]


class ClocksCog(Cog):
    """The buttons of the clock, and ``/quiet-hours``."""

    @answers("clock")
    async def pressed(self, click: Click) -> None:
        """Agree to a pause, end one, or come back to one's seat."""
        match click.id.parts:
            case ("pause",):
                if await click.table.do(agree, click.user):
                    await click.tell(pause_begun(click.words, click.table.id))
                    return
                said = "pause-agreed"
            case ("resume",):
                await click.table.do(resume, click.user)
                said = "pause-over"
            case ("resume", "here"):
                await click.table.do(resume, click.user)
                await click.panel(Screen(click.words.say("pause-over")))
                return
            case ("back",):
                await click.table.do(come_back, click.user)
                said = "back-now"
            case _:
                raise Refusal("forged")
        await click.tell(Screen(click.words.say(said)))

    @app_commands.command(**named("command-quiet"))
    @parameters(start="parameter-from", end="parameter-to", zone="parameter-zone")
    @app_commands.autocomplete(zone=completion.zones)
    @installs.in_dms_too
    async def quiet(
        self, interaction: discord.Interaction, start: Hour, end: Hour, zone: str
    ) -> None:
        """Choose the hours in which clocks of days stand still for oneself."""
        click = await Click.of(interaction)
        if zone not in zones():
            raise Refusal("unknown-zone", zone=zone)
        if QuietHours(start, end, zone).hours > LONGEST:
            raise Refusal("quiet-too-long", most=LONGEST)
        await self.bot.preferences.change(
            click.user,
            lambda person: replace(person, quiet_from=start, quiet_to=end, zone=zone),
        )
        key = "quiet-none" if start == end else "quiet-hours"
        hours = click.words.say(key, start=start, end=end, zone=zone)
        await click.say(click.words.say("settings-quiet", hours=hours))
