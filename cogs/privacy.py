"""``/privacy``: what is stored about somebody, as a file; and all of it forgotten."""

import io
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs, present
from bot.client.app import KnaveBot, spoken
from bot.client.throttle import Admission, TokenBucket
from bot.ops.workers import NoWorkers
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.privacy_screen import Kept, forget_screen, kept_screen, sure_screen
from bot.tables.screens.screen import Screen
from bot.tables.verbs.forget import names

log = logging.getLogger(__name__)
BURST, A_WHILE = 2, 300
"""So many files somebody may have at once, and the seconds after which there is another."""
STILL = 2.0
"""Seconds in which what is being told may still go out before somebody is forgotten."""


class PrivacyCog(commands.Cog):
    """Whose data it is. Everything is shown to the asker alone."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        self.budget = TokenBucket(BURST, 1 / A_WHILE)
        bot.answers["privacy"] = self.decided

    privacy = installs.on_accounts_too(
        app_commands.Group(
            name=spoken("command-privacy"), description=spoken("command-privacy-about")
        )
    )

    @privacy.command(
        name=spoken("command-privacy-tell"), description=spoken("command-privacy-tell-about")
    )
    async def show(self, interaction: discord.Interaction) -> None:
        """What is stored about the asker now, what for, for how long, and what they can do."""
        words, user = await self.bot.words_for(interaction), interaction.user.id
        await interaction.response.defer(ephemeral=True, thinking=True)
        stored = await self.bot.hall.store.all_about(user)
        kept = Kept.of(stored, user, len(self.bot.hall.of_person(user)))
        person = await self.bot.hall.people.person(user)
        screen = kept_screen(words, person, kept, self.bot.keep_servers, self.bot.published.privacy)
        await interaction.edit_original_response(**await present.edit(screen))

    @privacy.command(
        name=spoken("command-privacy-export"), description=spoken("command-privacy-export-about")
    )
    async def export(self, interaction: discord.Interaction) -> None:
        """Everything that is stored about the asker, as a JSON file."""
        words, user = await self.bot.words_for(interaction), interaction.user.id
        if user not in self.bot.exports and self.budget.enter(user) is not Admission.YES:
            raise Refusal("export-too-often", count=A_WHILE // 60)
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            written = await self.bot.exports.of(user, self.bot.hall.clock.now())
        except (NoWorkers, TimeoutError):
            log.warning("what is stored about user %s could not be put together", user)
            raise Refusal("export-busy") from None
        packed = "yes" if written.name.endswith(".gz") else "no"
        await interaction.edit_original_response(
            content=words.say("privacy-file", packed=packed),
            attachments=[discord.File(io.BytesIO(written.content), written.name)],
        )

    @privacy.command(
        name=spoken("command-privacy-forget"), description=spoken("command-privacy-forget-about")
    )
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask, ask once more, then forget."""
        words = await self.bot.words_for(interaction)
        screen = forget_screen(words, len(self.bot.hall.of_person(interaction.user.id)))
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def decided(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The answer to the first question, or to the last."""
        words = await self.bot.words_for(interaction)
        message = interaction.message
        if message is None or not message.flags.ephemeral or values:
            raise Refusal("forged")
        match wish.parts:
            case ("keep",):
                screen = Screen(words.say("privacy-kept"))
            case ("forget",):
                screen = sure_screen(words)
            case ("for-good",):
                await interaction.response.defer()
                clean = await self._forget(interaction.user.id)
                key = "privacy-forgotten" if clean else "privacy-forgotten-but"
                screen = Screen(words.say(key))
                await interaction.edit_original_response(**await present.edit(screen))
                return
            case _:
                raise Refusal("forged")
        await interaction.response.edit_message(**await present.edit(screen))

    async def _forget(self, user: int) -> bool:
        """Leave every table, let what is being told go out, then forget.

        Nothing after this may meet the person again: that would write them down anew. Ends of
        seasons that were posted with their name are posted without it.
        """
        hall, herald = self.bot.hall, self.bot.herald
        posted = await hall.store.seasons_posted(user)
        tables = {table.id for table in hall.tables if names(table.state, user)}
        await hall.leave_tables(user)
        await herald.redraws.rest(lambda key: key[1] in tables or key[2:] == (user,), STILL)
        await herald.forget(user)
        clean = await hall.forget(user)
        self.bot.dispatch("forgotten", user, posted)
        return clean

    @commands.Cog.listener()
    async def on_forgotten(self, user: int, posted: object) -> None:
        """Somebody was forgotten: what was read about them before is not handed out again."""
        self.bot.exports.forget(user)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(PrivacyCog(bot))
