"""What the buttons and the commands of those who play have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.client.errors import sentence
from bot.rules import Illegal, Seat
from bot.tables.live.table import Table
from bot.tables.model.lobby import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import action_label
from bot.tables.screens.personal_screen import Mine
from bot.tables.screens.telling import Teller
from bot.words.words import Words

if TYPE_CHECKING:
    from bot.client.app import KnaveBot


def played_by(
    bot: KnaveBot, interaction: discord.Interaction, number: int | None, playing: bool = True
) -> Table:
    """The table at which the asker plays: of this number, of this channel, or the only one.

    With ``playing`` false, one at which they sit will do, also before the game.

    :raises No: there is none, or it is not known which is meant.
    """
    user = interaction.user.id
    mine = bot.hall.of_person(user, playing)
    if number is not None:
        mine = [table for table in mine if table.id == number]
    here = [t for t in mine if t.row.channel_id == interaction.channel_id]
    if not mine:
        raise Refusal("no-game-of-yours")
    if len(here or mine) > 1:
        raise Refusal("which-table")
    table = (here or mine)[0]
    table.noticed(user)
    bot.herald.calls.waits.pressed(table.id, user)
    return table


def seated(table: Table, user: int) -> tuple[GameSession, Seat]:
    """The game at this table and where this person sits in it.

    :raises No: there is no game, or the person does not play in it.
    """
    session = table.session
    if session is None:
        raise Refusal("not-begun")
    seat = session.seat_of(user)
    if seat is None:
        raise Refusal("not-here")
    return session, seat


def refusal(words: Words, table: Table, error: Refusal | Illegal) -> str:
    """Why something cannot be done in the game of this table."""
    names: tuple[str, ...] = ()
    if table.session is not None:
        names = Teller.of(words, table.lobby.game_key, table.session.chairs).names
    return sentence(words, error, table.lobby.game_key, names)


def echo(words: Words, table: Table, line: str) -> str:
    """What was said by this line."""
    game = table.lobby.game
    return action_label(words, game.key, game.read(line))


def own_tables(bot: KnaveBot, interaction: discord.Interaction, words: Words) -> list[Mine]:
    """The asker's open tables, those of the server in which they ask first."""
    here = interaction.guild_id
    tables = bot.hall.of_person(interaction.user.id)
    tables.sort(key=lambda table: here is not None and table.row.guild_id != here)
    return [_mine(bot, table, words) for table in tables]


def _mine(bot: KnaveBot, table: Table, words: Words) -> Mine:
    place = bot.herald.place(table, words)
    since = table.state.suspension.since if table.state.suspension else table.row.updated_at
    return Mine(
        table.id, table.lobby, table.session, place, since, table.state.suspension is not None
    )
