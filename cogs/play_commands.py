"""Playing by slash commands, which do what the buttons of a hand do; and the hand itself."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.client import access, completion, installs, playing, typed_action
from bot.client.click import Click
from bot.client.core import Cog
from bot.client.errors import sentence
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters
from bot.rules import Illegal, Seat
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import labelled
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.verbs.interval import next_deal
from bot.tables.verbs.play import act
from bot.words.words import Words

NAMING = ("order", "call", "trump", "contract", "shove")
NOTHING = "–"
"""The value of the one entry of a list that offers nothing, and says why."""
Meant = Callable[[Words, GameSession, Seat], str]
"""Reads the line of the notation out of what was typed."""
Offered = Coroutine[Any, Any, list[app_commands.Choice[str]]]


def _actions(*verbs: str, prefix: str = "") -> Callable[[discord.Interaction[Any], str], Offered]:
    """Completion of the actions with these verbs (or any); values are without the ``prefix``.

    Where there are none now, whatever is typed, the list says what the game waits for.
    """

    async def complete(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        click = await Click.of(interaction)
        number = getattr(interaction.namespace, "table", None)
        try:
            table = access.played_by(click, number if isinstance(number, int) else None)
            session, seat = table.state.playing(click.user)
        except Refusal as refused:
            return _nothing(sentence(click.words, refused))
        offered = [
            (label, line)
            for label, line in labelled(click.words, session, seat)
            if not verbs or line.split()[0] in verbs
        ]
        if not offered:
            return _nothing(playing.turn_said(click.words, session, seat))
        wanted = current.casefold().strip()
        return [
            app_commands.Choice(name=shorten(label, ITEM), value=line.removeprefix(prefix))
            for label, line in offered
            if wanted in label.casefold() or wanted in line.casefold()
        ][:MENU_ITEMS]

    return complete


def _nothing(why: str) -> list[app_commands.Choice[str]]:
    """A list that offers nothing; where it is empty, Discord speaks of a search."""
    bare = why.replace("*", "").replace("`", "")
    return [app_commands.Choice(name=shorten(bare, ITEM), value=NOTHING)]


class PlayCommandsCog(Cog):
    """Everything a player types in the course of a game."""

    @within(CARD)
    @app_commands.command(**named("command-play"))
    @parameters(card="parameter-card", table="parameter-table")
    @app_commands.autocomplete(card=_actions("play", prefix="play "))
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def play(
        self, interaction: discord.Interaction, card: str, table: int | None = None
    ) -> None:
        """Play a card: in the notation of the game, or called by its name."""
        await self._say(interaction, table, card, lambda w, s, _: typed_action.played(w, s, card))

    @within(CARD)
    @app_commands.command(**named("command-bid"))
    @parameters(value="parameter-value", table="parameter-table")
    @app_commands.autocomplete(value=_actions("bid", prefix="bid "))
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def bid(
        self, interaction: discord.Interaction, value: str, table: int | None = None
    ) -> None:
        """Bid in an auction."""
        await self._say(
            interaction, table, value, lambda w, s, at: typed_action.bid(w, s, at, value)
        )

    @within(CARD)
    @app_commands.command(**named("command-pass"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def pass_(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Pass in an auction, or where else the rules allow it."""
        await self._say(interaction, table, "", lambda _, s, at: typed_action.passed(s))

    @within(CARD)
    @app_commands.command(**named("command-trump"))
    @parameters(name="parameter-trump", table="parameter-table")
    @app_commands.autocomplete(name=_actions(*NAMING))
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def trump(
        self, interaction: discord.Interaction, name: str, table: int | None = None
    ) -> None:
        """Accept or name trump, or name a contract."""
        await self._say(
            interaction, table, name, lambda w, s, at: typed_action.said_as(w, s, at, name)
        )

    @within(CARD)
    @app_commands.command(**named("command-say"))
    @parameters(what="parameter-what", table="parameter-table")
    @app_commands.autocomplete(what=_actions())
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def say(
        self, interaction: discord.Interaction, what: str, table: int | None = None
    ) -> None:
        """Say anything the rules allow now."""
        await self._say(
            interaction, table, what, lambda w, s, at: typed_action.said_as(w, s, at, what)
        )

    @within(CARD)
    @app_commands.command(**named("command-next"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def next(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Go on from the result of a deal."""
        click = await Click.of(interaction)
        at = access.played_by(click, table)
        await at.do(next_deal, click.user)
        await click.say(click.words.say("next-done"))

    @within(CARD)
    @app_commands.command(**named("command-hand"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the asker's hand, privately."""
        click = await Click.of(interaction)
        access.played_by(click, table)
        await click.hand()

    async def _say(
        self, interaction: discord.Interaction, number: int | None, typed: str, meant: Meant
    ) -> None:
        click = await Click.of(interaction)
        table = access.played_by(click, number)
        try:
            if typed.strip() == NOTHING:
                now = table.state.playing(click.user)
                await click.say(playing.turn_said(click.words, *now))
                return
            line = " ".join(meant(click.words, *playing.seated(click)).split())
            await table.do(act, click.user, line)
        except (Refusal, Illegal) as error:
            await click.say(playing.refusal(click, error))
        else:
            await click.say(playing.echo(click, line))
