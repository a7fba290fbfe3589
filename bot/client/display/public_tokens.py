"""The tokens through which public messages can be edited without being counted by Discord.

A click on a public message gives one for a quarter of an hour, if it is answered so that the
message itself is the original response to it: by changing it, or by putting that off (types 7 and
6 of Discord's interaction callbacks). An answer that only the clicker sees then follows by the
same token. The command that posts a table gives one, too. Tokens are kept in memory alone.
"""

import discord

from bot.client.display.display_state import DisplayState
from bot.client.display.edit_token import TOKEN_LIFE, EditToken
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock

RENEWED = TOKEN_LIFE / 2
"""Seconds a token has left at most when the next click is asked for another."""


class PublicTokens:
    """Knows the token of each table's public message."""

    def __init__(self, clock: Clock, state: DisplayState) -> None:
        self._clock = clock
        self._state = state

    def granted(self, table: Table, asked: discord.Interaction) -> None:
        """Note that the table's message is a response to this interaction."""
        if table.open and table.message_id is not None:
            token = EditToken.of(self._clock, asked, table.message_id)
            self._state.table(table).token = token

    def of(self, table: Table) -> EditToken | None:
        """The token for the table's message, if there is one that still lives.

        While a table is held it is tried in the plain way whether its channel takes messages.
        """
        shown = self._state.tables.get(table.id)
        if shown is None or shown.token is None:
            return None
        if not shown.token.open or shown.token.message != table.message_id:
            shown.token = None
        return None if table.suspension else shown.token

    def is_wanted(self, table: Table) -> bool:
        """Whether a click on the message should give a token: there is none, or it grows old."""
        token = self.of(table)
        return table.open and (token is None or token.left < RENEWED)

    def refused(self, table: Table, token: EditToken) -> None:
        """Note that Discord does not take a token any more."""
        shown = self._state.tables.get(table.id)
        if shown is not None and shown.token is token:
            shown.token = None
