"""``/table``: opening a table, sitting down, arranging it, starting and ending it."""

import discord
from discord import app_commands

from bot.client import (
    access,
    completion,
    installs,
    opening,
    panels,
    playing,
    rights,
    seating,
    sight,
)
from bot.client.answering import Answer
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.storage.rows.ids import NO_SERVER, TableId
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Thread
from bot.tables.screens.lobby_panels import more_panel, start_question, swap_panel
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import end_question
from bot.tables.verbs.end import end, may_end
from bot.tables.verbs.host import host_is_away, pass_on
from bot.tables.verbs.lobby import arrange, fill
from bot.tables.verbs.start import start


class LobbyCog(Cog):
    """``/table`` and the buttons of the lobby message."""

    table = installs.in_servers(app_commands.Group(**named("command-table")))

    # ------------------------------------------------------------------ commands

    @table.command(**named("command-open"))
    @parameters(game="parameter-game", preset="parameter-preset", thread="parameter-thread")
    @app_commands.autocomplete(game=completion.games, preset=completion.rules)
    async def open(
        self,
        interaction: discord.Interaction,
        game: Game,
        preset: str = "",
        thread: bool = False,
    ) -> None:
        """Open a table in this channel, or in a thread of it."""
        thread = thread or rights.edits_little(interaction.channel)
        if not thread:
            Answer.of(interaction).for_everybody()
        click = await Click.of(interaction)
        lobby = await self._arranged(click, game, preset, thread)
        if thread:
            await opening.open_in_thread(click, lobby)
        else:
            await opening.open_here(click, lobby, preset)

    @answers("thread")
    async def in_thread(self, click: Click) -> None:
        """Open the table for which the channel had no room in a thread of it."""
        if not isinstance(click.id, Thread):
            raise Refusal("forged")
        lobby = await self._arranged(click, click.id.game, click.id.rules, True)
        await opening.open_in_thread(click, lobby)

    async def _arranged(self, click: Click, game: str, wished: str, thread: bool) -> Lobby:
        """A lobby of this game by the wished rules, if a table may stand here.

        :raises Refusal: it may not, or there are no such rules.
        """
        await access.must_be_allowed(click)
        await access.must_have_rights(click, thread)
        tables, locale = self.bot.tables, await click.locale_here()
        return await tables.arranged(game, wished, click.user, click.server, click.name, locale)

    @table.command(**named("command-join"))
    @parameters(number="parameter-table")
    async def join(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Sit down at the table of this channel."""
        await seating.sit_down(await access.at_table(interaction, number))

    @table.command(**named("command-leave"))
    @parameters(number="parameter-table", friend="parameter-friend")
    async def leave(
        self,
        interaction: discord.Interaction,
        number: int | None = None,
        friend: discord.Member | None = None,
    ) -> None:
        """Stand up, perhaps in favour of someone else; only what ends the game is asked twice."""
        click = await access.at_table(interaction, number)
        if friend is None and click.table.state.ends_without(click.user):
            await seating.ask_to_leave(click)
        else:
            await seating.leave(click, friend)

    @table.command(**named("command-start"))
    @parameters(number="parameter-table")
    async def start(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Begin the game of a table."""
        await self._start(await access.at_table(interaction, number))

    @table.command(**named("command-end"))
    @parameters(number="parameter-table")
    async def end(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """End the table before the game is over."""
        await self._end(await access.at_table(interaction, number))

    @table.command(**named("command-move"))
    @parameters(number="parameter-table")
    async def move(self, interaction: discord.Interaction, number: int) -> None:
        """Take a table into this channel: the host, and all who sit at it while it is held."""
        click = await Click.of(interaction)
        table = await access.table_of(click, TableId(number))
        if click.user != table.lobby.host and not (table.suspension and click.sits):
            raise Refusal("host-only")
        await access.must_be_allowed(click)
        await access.must_have_rights(click)
        private = sight.is_private(interaction.channel)
        guild, channel = click.guild_id or NO_SERVER, click.channel_id
        display, before = self.bot.display.tables, table.channel_id
        old = display.message_of(table)
        await self.bot.tables.move(table, guild, channel, private=private)
        if table.channel_id != before:
            await display.left_behind(table, old)
        await click.say(click.words.say("moved", table=table.id))

    @table.command(**named("command-show"))
    @parameters(number="parameter-table")
    async def show(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Show the table, to the asker alone."""
        click = await access.at_table(interaction, number)
        await click.show(await self.bot.display.screens.table_screen(click.table, click.words))

    # ------------------------------------------------------------------ buttons of the lobby

    @answers("lobby")
    async def pressed(self, click: Click) -> None:
        """Answer a button of the lobby message."""
        words, table = click.words, click.table
        match click.id.parts:
            case ("join",):
                await seating.sit_down(click, called=True)
            case ("leave",):
                await seating.ask_to_leave(click)
            case ("robot" | "norobot" as what,):
                change = Lobby.add_robot if what == "robot" else Lobby.remove_robot
                await table.do(arrange, click.user, change)
                await self._arranged_anew(click)
            case ("start",):
                await self._start(click)
            case ("fill",):
                await self._start(click, sure=True)
            case ("start-not",):
                table.state.must_be_lobby()
                await click.panel(Screen(words.say("start-not")))
            case ("more",):
                await self._more(click)
            case ("host",):
                access.must_lead(click)
                await table.do(pass_on, click.user, click.user)
                await click.say(words.say("host-you-are"))
            case ("end",):
                await self._end(click)
            case ("end-now",):
                await self._end(click, sure=True)
            case ("end-not",):
                table.state.game_on()
                await click.panel(Screen(words.say("end-not", table=table.id)))
            case ("swap",):
                access.must_be_host(click)
                await click.panel(swap_panel(words, table.id, table.lobby))
            case ("standard",):
                await table.do(arrange, click.user, lambda lobby: lobby.with_preset(HOUSE))
                await click.defer(thinking=False)
            case ("rules",):
                await panels.show_rules(click)
            case _:
                raise Refusal("forged")

    async def _more(self, click: Click) -> None:
        """Show what else can be done in the lobby; of a table in play, the seats."""
        table = click.table
        if table.status != "lobby":
            await seating.show_seats(click)
            return
        panel = more_panel(
            click.words,
            table.id,
            table.lobby,
            click.user,
            moderator=await access.moderates(click),
            host_away=host_is_away(table.state, table.now),
            free=table.state.free,
        )
        await click.panel(panel)

    async def _arranged_anew(self, click: Click) -> None:
        """Answer a change: with the panel on which it was made, if it was made on one."""
        if click.own_message is not None:
            await self._more(click)
        else:
            await click.defer(thinking=False)

    async def _start(self, click: Click, sure: bool = False) -> None:
        """Begin the game; where robots would play for people, only after a second question."""
        if not click.table.practice:
            await access.must_have_rights(click, table=click.table)
        access.must_lead(click)
        await self.bot.display.members.look_round(click.table)
        table, lobby = click.table, click.table.lobby
        lobby.must_have_people()
        if lobby.takes_robots and not sure:
            lobby.fill().ready()
            if (question := start_question(click.words, table.id, lobby)) is not None:
                await click.panel(question)
                return
        if sure:
            await table.do(fill, click.user)
        if table.practice and click.own_message is not None:
            with playing.answering(click):
                await table.do(start, click.user)
                await playing.show_hand(click)
            return
        await table.do(start, click.user)
        if table.practice:
            await click.answer.nothing()
        elif not click.sits:  # a host who has yet to take their seat
            await click.panel(Screen(click.words.say("started")))
        else:
            person = await self.bot.preferences.person(click.user)
            reached = await self.bot.display.hands.reached(table, click.user)
            where = click.words.say("guide-hand", place=person.hand if reached else "here")
            await click.panel(Screen(click.words.in_a_row((click.words.say("started"), where))))

    async def _end(self, click: Click, sure: bool = False) -> None:
        """End the table; a game that is on only after a second question."""
        words, table, moderator = click.words, click.table, await access.moderates(click)
        if table.status == "playing" and not sure:
            may_end(table.state, click.user, moderator)
            await click.panel(end_question(words, table.id))
            return
        await table.do(end, click.user, moderator)
        await click.panel(Screen(words.say("table-closed-now", table=table.id)))

    @answers("swap")
    async def swapped(self, click: Click) -> None:
        """Let two chairs change places."""
        if len(click.values) != 2:
            raise Refusal("forged")
        one, other = map(number, click.values)
        table = click.table
        await table.do(arrange, click.user, lambda lobby: lobby.swap(one, other))
        await click.panel(swap_panel(click.words, table.id, table.lobby))
