"""``/seat``, the panel of seats, and sitting down in the middle of a game."""

from contextlib import suppress

import discord
from discord import app_commands

from bot.client import access, installs, seating
from bot.client.click import Click, answers, user_in
from bot.client.core import Cog, Core
from bot.client.errors import NOT_SENT
from bot.client.translation import named, parameters, spoken
from bot.rules import Seat
from bot.storage.rows.ids import NO_SERVER, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Sit
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import kick_question
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.host import kick, let_in, may_lead, pass_on
from bot.tables.verbs.seats import keep_for, lock, release_seat
from bot.words.words import clean, escape

Reason = app_commands.Range[str, 1, 50]


class SeatsCog(Cog):
    """The host's decisions about seats, and coming back to one."""

    seat = installs.in_servers(app_commands.Group(**named("command-seat")))

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        installs.menu(bot, spoken("menu-keep"), self.keep_for)

    # ------------------------------------------------------------------ commands

    @seat.command(**named("command-seat-back"))
    @parameters(number="parameter-table")
    async def back(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Take one's seat back, from the robot that plays there."""
        click = await access.at_table(interaction, number)
        if any(chair.user == click.user and chair.away for chair in click.table.chairs):
            await click.table.do(come_back, click.user)
            await click.say(click.words.say("back-now"))
        else:
            await seating.sit_down(click)

    @seat.command(**named("command-kick"))
    @parameters(person="parameter-person", reason="parameter-reason", number="parameter-table")
    async def kick(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        reason: Reason = "",
        number: int | None = None,
    ) -> None:
        """Send someone away from the table, after a second question."""
        click = await access.at_table(interaction, number)
        await self._ask_to_kick(click, UserId(person.id), reason)

    @seat.command(**named("command-keep"))
    @parameters(person="parameter-person", number="parameter-table")
    async def keep(
        self, interaction: discord.Interaction, person: discord.Member, number: int | None = None
    ) -> None:
        """Keep a seat for someone, who alone may take it."""
        await self._keep(await access.at_table(interaction, number), person)

    async def keep_for(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """Keep a seat for the person on whom the menu was opened, at the table one hosts.

        :raises Refusal: the person is not in this server, or the asker hosts no table, or several.
        """
        if not isinstance(person, discord.Member):
            raise Refusal("not-a-member")
        await self._keep(await self._hosted(interaction), person)

    async def _hosted(self, interaction: discord.Interaction) -> Click:
        """The click at the table the asker hosts: of this channel, or the only one of this server.

        :raises Refusal: they host none, or more than one elsewhere.
        """
        click = await Click.of(interaction)
        mine = self.bot.tables.in_server(click.guild_id or NO_SERVER)
        mine = [table for table in mine if table.lobby.host == click.user]
        here = [table for table in mine if table.channel_id == click.channel_id]
        if not mine:
            return await access.at_table(interaction, None)
        if len(here or mine) > 1:
            raise Refusal("which-table-hosted")
        click.come_to((here or mine)[0])
        return click

    @seat.command(**named("command-release"))
    @parameters(person="parameter-person", number="parameter-table")
    async def release(
        self, interaction: discord.Interaction, person: discord.User, number: int | None = None
    ) -> None:
        """Keep no seat for someone any more, or let them sit down again."""
        await self._release(await access.at_table(interaction, number), UserId(person.id))

    @seat.command(**named("command-host"))
    @parameters(person="parameter-person", number="parameter-table")
    async def host(
        self, interaction: discord.Interaction, person: discord.User, number: int | None = None
    ) -> None:
        """Let someone else be host."""
        await self._pass_on(await access.at_table(interaction, number), UserId(person.id))

    @seat.command(**named("command-lock"))
    @parameters(locked="parameter-locked", number="parameter-table")
    async def lock(
        self, interaction: discord.Interaction, locked: bool = True, number: int | None = None
    ) -> None:
        """Let nobody new sit down, or let them again."""
        await self._lock(await access.at_table(interaction, number), locked)

    @seat.command(**named("command-panel"))
    @parameters(number="parameter-table")
    async def panel(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Show all seats, and what may be done about them."""
        await seating.show_seats(await access.at_table(interaction, number))

    # ------------------------------------------------------------------ buttons and menus

    @answers("sit")
    async def sat(self, click: Click) -> None:
        """Take this seat from the robot."""
        if not isinstance(click.id, Sit):
            raise Refusal("forged")
        await seating.sit_down(click, Seat(click.id.seat), called=True)

    @answers("seats")
    async def pressed(self, click: Click) -> None:
        """Answer a button or a menu of the panel of seats."""
        match click.id.parts, click.values:
            case ("show",), []:
                await seating.show_seats(click)
            case ("lock" | "unlock" as verb,), []:
                await self._lock(click, verb == "lock")
            case ("keep",), [user]:
                person = await access.member(self.bot, click.table.guild_id, user_in(user))
                await self._keep(click, person)
            case ("release",), [entry]:
                await self._release(click, user_in(entry.partition(" ")[2]))
            case ("kick",), [user]:
                await self._ask_to_kick(click, user_in(user))
            case ("gone", user, *reason), []:
                await self._kick(click, user_in(user), ":".join(reason))
            case ("host",), [user]:
                await self._pass_on(click, user_in(user))
            case ("leave" | "left" as verb,), []:
                await seating.ask_to_leave(click, sure=verb == "left")
            case _:
                raise Refusal("forged")

    async def _done(self, click: Click, text: str) -> None:
        """Answer a command in a sentence, and a press on the panel with the panel.

        The deed may have ended the table: then there is no panel any more.
        """
        pressed = click.interaction.type is discord.InteractionType.component
        if pressed and not click.table.open:
            await click.panel(Screen(text))
        elif pressed:
            await seating.show_seats(click, text)
        else:
            await click.say(text)

    async def _name(self, user: UserId) -> str:
        return escape((await self.bot.preferences.person(user)).name or "?")

    # ------------------------------------------------------------------ what is done

    async def _lock(self, click: Click, locked: bool) -> None:
        await click.table.do(lock, click.user, locked)
        await self._done(click, click.words.say("seats-locked" if locked else "seats-unlocked"))

    async def _keep(self, click: Click, person: discord.Member) -> None:
        name = clean(person.display_name)
        if click.table.lobby.host == click.user:
            await seating.must_be_able_to_come(click, person)
        await click.table.do(keep_for, click.user, UserId(person.id), name)
        try:
            await self._done(click, click.words.say("kept-now", who=escape(name)))
        finally:  # the seat is kept, though the answer may be lost
            await seating.tell_kept(click, UserId(person.id))

    async def _release(self, click: Click, person: UserId) -> None:
        table, who = click.table, await self._name(person)
        if person in table.lobby.barred:
            await table.do(let_in, click.user, person, await access.moderates(click))
            said = click.words.say("let-in-now", who=who)
        else:
            kept = [chair.kept_name for chair in table.chairs if chair.kept == person]
            await table.do(release_seat, click.user, person)
            said = click.words.say("released-now", who=escape(kept[0]) if kept else who)
        await self._done(click, said)

    async def _pass_on(self, click: Click, person: UserId) -> None:
        await click.table.do(pass_on, click.user, person, await access.moderates(click))
        await self._done(click, click.words.say("host-now", who=await self._name(person)))

    async def _ask_to_kick(self, click: Click, person: UserId, reason: str = "") -> None:
        table, seated = click.table, {chair.user: chair.name for chair in click.table.chairs}
        may_lead(table.state, click.user, await access.moderates(click))
        if person == click.user:
            raise Refusal("not-yourself")
        if person not in seated:
            raise Refusal("not-seated")
        await click.panel(kick_question(click.words, table.id, seated[person], person, reason))

    async def _kick(self, click: Click, person: UserId, reason: str) -> None:
        table = click.table
        await table.do(kick, click.user, person, await access.moderates(click))
        try:
            await self._done(click, click.words.say("kicked-now", who=await self._name(person)))
        finally:  # they are sent away, though the answer may be lost
            told = await self._tell_kicked(click, person, reason)
        if reason and not told:
            await click.refuse(click.words.say("kicked-unread", who=await self._name(person)))

    async def _tell_kicked(self, click: Click, person: UserId, reason: str) -> bool:
        """Write to someone who was sent away from the table, with the reason if one was given.

        Whether it has arrived.
        """
        table = click.table
        if not (await self.bot.preferences.person(person)).met:
            return False  # they have never pressed anything, and are not written to
        theirs = await self.bot.preferences.words_of(person)
        text = theirs.say(
            "kicked-letter",
            moderator="no" if click.user == table.lobby.host else "yes",
            who=escape(click.name),
            game=game_name(theirs, table.game_key),
            table=table.id,
            place=self.bot.display.whereabouts.place(table, theirs),
        )
        if reason:
            text += "\n" + theirs.say("kicked-reason", reason=escape(clean(reason, 60)))
        with suppress(*NOT_SENT):
            return await self.bot.display.direct.write(person, text, silent=True) == "sent"
        return False
