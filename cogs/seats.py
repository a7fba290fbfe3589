"""``/seat``, the panel of seats, and sitting down in the midst of a game."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs
from bot.client.app import KnaveBot, spoken
from bot.rules import Seat
from bot.tables.live.table import Table
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import kick_question, leave_question, left_text, seats_panel
from bot.tables.screens.telling import game_name
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.host import host_is_away, kick, let_in, may_lead, pass_on
from bot.tables.verbs.seats import keep_for, leave, lock, release_seat
from bot.words.words import Words, clean, escape

Reason = app_commands.Range[str, 1, 50]


class SeatsCog(commands.Cog):
    """Who may sit where, as the host decides; and who comes back."""

    seat = installs.in_servers(
        app_commands.Group(name=spoken("command-seat"), description=spoken("command-seat-about"))
    )

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"seats": self.pressed, "sit": self.sat}
        installs.menu(bot, spoken("menu-keep"), self.keep_for)

    # ------------------------------------------------------------------ commands

    @seat.command(name=spoken("command-seat-back"), description=spoken("command-seat-back-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def back(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Take one's seat back, from the robot that plays there."""
        words = await self.bot.words_for(interaction)
        table, user = await access.here(self.bot, interaction, number), interaction.user.id
        if any(chair.user == user and chair.away for chair in table.chairs):
            await table.do(come_back, user)
            await access.say(interaction, words.say("back-now"))
            return
        await access.sit_down(self.bot, interaction, table)

    @seat.command(name=spoken("command-kick"), description=spoken("command-kick-about"))
    @app_commands.rename(
        person=spoken("parameter-person"),
        reason=spoken("parameter-reason"),
        number=spoken("parameter-table"),
    )
    @app_commands.describe(
        person=spoken("parameter-person-about"),
        reason=spoken("parameter-reason-about"),
        number=spoken("parameter-table-about"),
    )
    async def kick(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        reason: Reason = "",
        number: int | None = None,
    ) -> None:
        """Send somebody away from the table, after a second question."""
        table = await access.here(self.bot, interaction, number)
        await self._ask_to_kick(interaction, table, person.id, reason)

    @seat.command(name=spoken("command-keep"), description=spoken("command-keep-about"))
    @app_commands.rename(person=spoken("parameter-person"), number=spoken("parameter-table"))
    @app_commands.describe(
        person=spoken("parameter-person-about"), number=spoken("parameter-table-about")
    )
    async def keep(
        self, interaction: discord.Interaction, person: discord.Member, number: int | None = None
    ) -> None:
        """Keep a seat for somebody, who alone may take it."""
        table = await access.here(self.bot, interaction, number)
        await self._keep(interaction, table, person)

    async def keep_for(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """Keep a seat for the person on whom the menu was opened, at the table one hosts."""
        if not isinstance(person, discord.Member):
            raise Refusal("not-a-member")
        await self._keep(interaction, await self._hosted(interaction), person)

    async def _hosted(self, interaction: discord.Interaction) -> Table:
        """The table the asker hosts: of this channel, or the only one in this server.

        :raises No: they host none, or more than one elsewhere.
        """
        user, server = interaction.user.id, interaction.guild_id
        mine = [t for t in self.bot.hall.in_server(server or 0) if t.lobby.host == user]
        here = [t for t in mine if t.row.channel_id == interaction.channel_id]
        if not mine:
            return await access.here(self.bot, interaction, None)
        if len(here or mine) > 1:
            raise Refusal("which-table-hosted")
        return (here or mine)[0]

    @seat.command(name=spoken("command-release"), description=spoken("command-release-about"))
    @app_commands.rename(person=spoken("parameter-person"), number=spoken("parameter-table"))
    @app_commands.describe(
        person=spoken("parameter-person-about"), number=spoken("parameter-table-about")
    )
    async def release(
        self, interaction: discord.Interaction, person: discord.User, number: int | None = None
    ) -> None:
        """Keep no seat for somebody any more, or let them sit down again."""
        table = await access.here(self.bot, interaction, number)
        await self._release(interaction, table, person.id)

    @seat.command(name=spoken("command-host"), description=spoken("command-host-about"))
    @app_commands.rename(person=spoken("parameter-person"), number=spoken("parameter-table"))
    @app_commands.describe(
        person=spoken("parameter-person-about"), number=spoken("parameter-table-about")
    )
    async def host(
        self, interaction: discord.Interaction, person: discord.User, number: int | None = None
    ) -> None:
        """Let somebody else be host."""
        table = await access.here(self.bot, interaction, number)
        await self._pass_on(interaction, table, person.id)

    @seat.command(name=spoken("command-lock"), description=spoken("command-lock-about"))
    @app_commands.rename(locked=spoken("parameter-locked"), number=spoken("parameter-table"))
    @app_commands.describe(
        locked=spoken("parameter-locked-about"), number=spoken("parameter-table-about")
    )
    async def lock(
        self, interaction: discord.Interaction, locked: bool = True, number: int | None = None
    ) -> None:
        """Let nobody new sit down, or let them again."""
        table = await access.here(self.bot, interaction, number)
        await self._lock(interaction, table, locked)

    @seat.command(name=spoken("command-panel"), description=spoken("command-panel-about"))
    @app_commands.rename(number=spoken("parameter-table"))
    @app_commands.describe(number=spoken("parameter-table-about"))
    async def panel(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Show all seats, and what may be done about them."""
        await self._show(interaction, await access.here(self.bot, interaction, number))

    # ------------------------------------------------------------------ buttons and menus

    async def sat(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """Somebody takes this seat from the robot."""
        table = await access.table_of(self.bot, interaction, wish.table)
        seat = access.number(wish.parts[0] if wish.parts else "")
        await access.sit_down(self.bot, interaction, table, Seat(seat))

    async def pressed(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Something on the panel of seats."""
        table = await access.table_of(self.bot, interaction, wish.table)
        match wish.parts, values:
            case ("show",), []:
                await self._show(interaction, table)
            case ("lock" | "unlock" as verb,), []:
                await self._lock(interaction, table, verb == "lock")
            case ("keep",), [user]:
                await self._keep(interaction, table, await self._member(table, access.number(user)))
            case ("release",), [entry]:
                await self._release(interaction, table, access.number(entry.partition(" ")[2]))
            case ("kick",), [user]:
                await self._ask_to_kick(interaction, table, access.number(user))
            case ("gone", user, *reason), []:
                await self._kick(interaction, table, access.number(user), ":".join(reason))
            case ("host",), [user]:
                await self._pass_on(interaction, table, access.number(user))
            case ("leave",), []:
                await self._leave(interaction, table, sure=table.session is None)
            case ("left",), []:
                await self._leave(interaction, table, sure=True)
            case _:
                raise Refusal("forged")

    async def _show(self, interaction: discord.Interaction, table: Table, done: str = "") -> None:
        words = await self.bot.words_for(interaction)
        if not table.open:
            raise Refusal("table-closed")
        barred = tuple([(user, await self._name(user)) for user in table.lobby.barred])
        asker, leads = interaction.user.id, host_is_away(table.state, table.now)
        leads = leads and any(chair.user == asker for chair in table.chairs)
        screen = seats_panel(
            words,
            table.id,
            table.lobby,
            table.chairs,
            asker,
            barred,
            self._moderates(interaction, table),
            leads,
        )
        text = f"{screen.text}\n\n{done}" if done else screen.text
        await access.panel(interaction, Screen(text, rows=screen.rows))

    async def _done(
        self, interaction: discord.Interaction, table: Table, words: Words, text: str
    ) -> None:
        """Answer a command in a sentence, and a press on the panel with the panel.

        Whatever was done may have ended the table: then there is no panel any more.
        """
        pressed = interaction.type is discord.InteractionType.component
        if pressed and not table.open:
            await access.panel(interaction, Screen(text))
        elif pressed:
            await self._show(interaction, table, text)
        else:
            await access.say(interaction, text)

    def _moderates(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether the asker may manage messages where the table stands."""
        return access.rights_at(self.bot, interaction, table)[1].manage_messages

    async def _name(self, user: int) -> str:
        return (await self.bot.hall.people.person(user)).name or "?"

    async def _member(self, table: Table, user: int) -> discord.Member:
        guild = self.bot.get_guild(table.row.guild_id)
        if guild is None:
            raise Refusal("no-table")
        try:
            return guild.get_member(user) or await guild.fetch_member(user)
        except discord.NotFound:
            raise Refusal("not-a-member") from None

    # ------------------------------------------------------------------ what is done

    async def _lock(self, interaction: discord.Interaction, table: Table, locked: bool) -> None:
        words = await self.bot.words_for(interaction)
        await table.do(lock, interaction.user.id, locked)
        said = words.say("seats-locked" if locked else "seats-unlocked")
        await self._done(interaction, table, words, said)

    async def _keep(
        self, interaction: discord.Interaction, table: Table, person: discord.Member
    ) -> None:
        words = await self.bot.words_for(interaction)
        user, name = interaction.user, clean(person.display_name)
        if table.lobby.host == user.id:
            await access.must_be_able_to_come(self.bot, interaction, table, person)
        await table.do(keep_for, user.id, person.id, name)
        await self._done(interaction, table, words, words.say("kept-now", who=escape(name)))
        await access.tell_kept(self.bot, table, person.id, user)

    async def _release(self, interaction: discord.Interaction, table: Table, person: int) -> None:
        words = await self.bot.words_for(interaction)
        user, who = interaction.user.id, escape(await self._name(person))
        if person in table.lobby.barred:
            await table.do(let_in, user, person)
            said = words.say("let-in-now", who=who)
        else:
            kept = [c.kept_name for c in table.chairs if c.kept == person]
            await table.do(release_seat, user, person)
            said = words.say("released-now", who=escape(kept[0]) if kept else who)
        await self._done(interaction, table, words, said)

    async def _pass_on(self, interaction: discord.Interaction, table: Table, person: int) -> None:
        words = await self.bot.words_for(interaction)
        moderator = self._moderates(interaction, table)
        await table.do(pass_on, interaction.user.id, person, moderator)
        who = escape(await self._name(person))
        await self._done(interaction, table, words, words.say("host-now", who=who))

    async def _ask_to_kick(
        self, interaction: discord.Interaction, table: Table, person: int, reason: str = ""
    ) -> None:
        words = await self.bot.words_for(interaction)
        seated = {chair.user: chair.name for chair in table.chairs}
        may_lead(table.state, interaction.user.id, self._moderates(interaction, table))
        if person == interaction.user.id:
            raise Refusal("not-yourself")
        if person not in seated:
            raise Refusal("not-seated")
        await access.panel(
            interaction, kick_question(words, table.id, seated[person], person, reason)
        )

    async def _kick(
        self, interaction: discord.Interaction, table: Table, person: int, reason: str
    ) -> None:
        words = await self.bot.words_for(interaction)
        await table.do(kick, interaction.user.id, person, self._moderates(interaction, table))
        who = escape(await self._name(person))
        await self._done(interaction, table, words, words.say("kicked-now", who=who))
        if not (await self.bot.hall.people.person(person)).met:
            return  # they have never pressed anything, and are not written to
        theirs = await self.bot.hall.people.words_of(person)
        text = theirs.say(
            "kicked-letter",
            who=escape(clean(interaction.user.display_name)),
            game=game_name(theirs, table.lobby.game_key),
            table=table.id,
            place=self.bot.herald.place(table, theirs),
        )
        if reason:
            text += "\n" + theirs.say("kicked-reason", reason=escape(clean(reason, 60)))
        with suppress(discord.HTTPException):
            await access.letter(self.bot, person, text, silent=True)

    async def _leave(self, interaction: discord.Interaction, table: Table, sure: bool) -> None:
        words = await self.bot.words_for(interaction)
        user = interaction.user.id
        if not any(chair.user == user for chair in table.chairs):
            raise Refusal("not-here")
        if not sure:
            await access.panel(
                interaction, leave_question(words, table.id, table.lobby.takes_robots)
            )
            return
        begun = table.session is not None
        await table.do(leave, user)
        self.bot.herald.hand_changed(table, user)
        await access.panel(interaction, Screen(_left(words, table, begun)))


def _left(words: Words, table: Table, begun: bool) -> str:
    if begun:
        return left_text(words, table.id, table.lobby)
    return words.say("left-lobby", table=table.id)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(SeatsCog(bot))
