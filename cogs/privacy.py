"""``/privacy``: what is stored about someone, as a file; and all of it forgotten."""

import asyncio
import io
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs
from bot.client.click import Click, answers
from bot.client.core import Cog, Core
from bot.client.handing import AGO
from bot.client.present import InMemory
from bot.client.throttle import Admitted, TokenBucket
from bot.client.translation import named
from bot.ground.workers import NoWorkers
from bot.storage.forgotten import AGAIN, on_the_list
from bot.storage.rows.boards import SeasonRow
from bot.storage.rows.ids import NO_SERVER, EveningId, UserId
from bot.storage.store import StoreError
from bot.tables.model.refusals import Refusal
from bot.tables.screens.privacy_screen import Kept, forget_screen, kept_screen, sure_screen
from bot.tables.screens.screen import Screen
from bot.tables.verbs.forget import names

log = logging.getLogger(__name__)
BURST, A_WHILE = 2, 300
"""Files someone may have at once, and the seconds after which there is another."""
LOOKS, A_LOOK = 10, 60
"""Times that someone may look up what is stored at once, and the seconds for one more: of whoever
has played thousands of games that is read for a second."""
TIMES = 5
"""Times that someone may have everything deleted at once; after ``A_WHILE`` there is another. Every
note of every table is read for it, and the list of whom to forget again grows."""
STILL = 2.0
"""Seconds in which what is being told may still go out before someone is forgotten."""


class PrivacyCog(Cog):
    """People's rights over their data. Everything is shown to the asker alone."""

    privacy = installs.on_accounts_too(app_commands.Group(**named("command-privacy")))

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._exports = TokenBucket(BURST, 1 / A_WHILE, bot.clock.steady)
        self._began = bot.clock.steady()
        self._looks = TokenBucket(LOOKS, 1 / A_LOOK, bot.clock.steady)
        self._deletions = TokenBucket(TIMES, 1 / A_WHILE, bot.clock.steady)
        if bot.handing is not None:
            bot.handing.does("forget", self._forget_too)

    @privacy.command(**named("command-privacy-tell"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Tell what is stored about the asker, what for, for how long, and what they can do."""
        click = await Click.of(interaction)
        if self._looks.enter(click.user) is not Admitted.YES:
            raise Refusal("look-again")
        await click.defer()
        stored = await self.bot.store.people.all_about(click.user)
        kept = Kept.of(stored, click.user, await self._open_tables(click.user))
        person = await self.bot.preferences.person(click.user)
        policy = self.bot.published.privacy
        days, marked = self.bot.keep_servers, await self._is_marked(click.user)
        await click.finish(kept_screen(click.words, person, kept, days, policy, marked=marked))

    @privacy.command(**named("command-privacy-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Send everything that is stored about the asker, as a JSON file."""
        click = await Click.of(interaction)
        user = click.user
        if user not in self.bot.exports and self._exports.enter(user) is not Admitted.YES:
            raise Refusal("export-too-often", count=A_WHILE // 60)
        await click.defer()
        try:
            written = await self.bot.exports.of(user, self.bot.clock.now())
        except (NoWorkers, TimeoutError):
            log.warning("what is stored about user %s could not be put together", user)
            raise Refusal("export-busy") from None
        packed = "yes" if written.name.endswith(".gz") else "no"
        said = [click.words.say("privacy-file", packed=packed)]
        if written.unopened:
            said.append(click.words.say("privacy-file-without", count=written.unopened))
        async with click.answer.giving():
            await interaction.edit_original_response(
                content=click.words.in_a_row(said),
                attachments=[InMemory(io.BytesIO(written.content), written.name)],
            )

    @privacy.command(**named("command-privacy-forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask, ask once more, then forget."""
        click = await Click.of(interaction)
        tables, marked = await self._open_tables(click.user), await self._is_marked(click.user)
        await click.show(forget_screen(click.words, tables, marked=marked))

    async def _is_marked(self, user: UserId) -> bool:
        """Whether a digest of their number stays until a daily is over, whatever they delete."""
        return await self.bot.store.dailies.marked(self.bot.tables.dailies.today - 1, user)

    async def _open_tables(self, user: UserId) -> int:
        """The number of tables they sit at."""
        tables = self.bot.tables
        return len(tables.of_person(user)) + len(await tables.elsewhere_of(user))

    @answers("privacy")
    async def decided(self, click: Click) -> None:
        """Take the answer to the first question, or to the last."""
        message, words = click.interaction.message, click.words
        if message is None or not message.flags.ephemeral or click.values:
            raise Refusal("forged")
        match click.id.parts:
            case ("keep",):
                await click.edit(Screen(words.say("privacy-kept")))
            case ("forget",):
                await click.edit(sure_screen(words))
            case ("for-good",):
                if self._deletions.enter(click.user) is not Admitted.YES:
                    raise Refusal("forget-too-often", count=A_WHILE // 60)
                await click.defer(thinking=False)
                clean = await self._forget(click.user)
                key = "privacy-forgotten" if clean else "privacy-forgotten-but"
                await click.finish(Screen(words.say(key)))
            case _:
                raise Refusal("forged")

    async def _forget(self, user: UserId) -> bool:
        """Leave every table, let what is being told go out, then forget.

        Nothing after this may meet the person again: that would write them down anew. Ends of
        seasons that were posted with their name are posted without it.
        """
        await self._note(user, self.bot.clock.now())
        clean = await self._forget_everywhere(user)
        await self._note(user, self.bot.clock.now())  # a copy may have been made meanwhile
        return clean

    async def _note(self, user: UserId, at: float) -> None:
        """Put someone on the list of whom to forget again when a backup is put back."""
        if self.bot.forgotten is None:
            return
        try:
            await asyncio.to_thread(self.bot.forgotten.note, user, at)
        except OSError as error:
            log.error("a backup that is put back will know someone who was forgotten: %s", error)

    async def _forget_everywhere(self, user: UserId) -> bool:
        """Forget someone here and in every other process.

        The others are told first, for what is to be written anew is known no more afterwards; and
        once more, for those that have begun meanwhile.
        """
        posted = await self.bot.store.seasons.posted(user)
        evenings = await self.bot.store.evenings.of_person(user)
        await self.bot.store.seasons.leave(posted)
        await self._pass_on(user, posted, evenings)
        clean = await self._forget_here(user, posted, evenings)
        await self._pass_on(user, posted, evenings)
        return clean

    async def _pass_on(
        self, user: UserId, posted: Sequence[SeasonRow], evenings: Sequence[EveningId]
    ) -> None:
        """Have every other process forget someone too."""
        told = {
            "user": user,
            "posted": [asdict(one) for one in posted],
            "evenings": evenings,
            "at": self.bot.clock.now(),
        }
        await self.bot.tables.peers.pass_on("forget", json.dumps(told))

    async def _forget_too(self, told: dict[str, Any]) -> None:
        """Forget someone who has asked another process for it.

        A process that began later knows nothing of before, and what is stored since stays.
        Where that is in doubt, as after its machine has slept or its clock was set, it forgets.
        """
        clock = self.bot.clock
        runs = max(clock.steady() - self._began, clock.now() - self.bot.started_at)
        await self._note(UserId(told["user"]), told["at"])
        user, posted = UserId(told["user"]), tuple(SeasonRow(**one) for one in told["posted"])
        evenings = tuple(map(EveningId, told["evenings"]))
        if told[AGO] > runs:
            self._out_of_messages(user, posted, evenings)
        else:
            await self._forget_here(user, posted, evenings)

    def _out_of_messages(
        self, user: UserId, posted: Sequence[SeasonRow], evenings: Sequence[EveningId]
    ) -> None:
        """Have a forgotten person's name taken out of what stands in channels."""
        self.bot.dispatch("posts_forget", posted)
        self.bot.dispatch("evenings_forget", user, evenings)

    async def _forget_here(
        self, user: UserId, posted: Sequence[SeasonRow], evenings: Sequence[EveningId]
    ) -> bool:
        """Forget someone at the tables of this process, and in what is stored."""
        display, registry = self.bot.display, self.bot.tables
        tables = {table.id for table in registry.tables if names(table.state, user)}
        await registry.forgetting.leave_tables(user)
        await display.redraws.rest(lambda key: key[1] in tables or key[2:] == (user,), STILL)
        await display.forget(user)
        await self.bot.duplicates.forget(user)  # first, or it seats them again meanwhile
        await self.bot.tournaments.forget(user)
        clean = await registry.forgetting.person(user)
        await self.bot.drawing.forget_texts()
        self.bot.dispatch("forgotten", user)
        self._out_of_messages(user, posted, evenings)
        return clean

    @commands.Cog.listener("on_ready")
    async def forget_again(self) -> None:
        """Forget again whoever is known again since a backup was put back."""
        known = self.bot.forgotten
        if known is None or not self.bot.tables.peers.owns(NO_SERVER):
            return
        try:
            await asyncio.to_thread(known.begin, self.bot.clock.now())
            if not (since := await self.bot.store.marks.mark(AGAIN)):
                return
            entries = await asyncio.to_thread(known.since, float(since))
            people = await self.bot.store.people.everybody() if entries else ()
        except (OSError, StoreError) as error:
            log.error("whom to forget cannot be kept in mind, or read: %s", error)
            return
        found = await asyncio.to_thread(on_the_list, people, entries)
        for user in found:
            await self._forget_everywhere(user)
        await self.bot.store.marks.set_mark(AGAIN, "")
        log.warning(
            "the database was restored from a copy: people forgotten again, as they had asked"
            " since: %s",
            len(found),
        )

    @commands.Cog.listener()
    async def on_forgotten(self, user: UserId) -> None:
        """Drop the file of a forgotten person."""
        self.bot.exports.forget(user)
