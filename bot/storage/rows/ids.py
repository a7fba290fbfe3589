"""The numbers of people, servers, channels, messages, tables, games, boards, sets, evenings.

They are types of their own.

At run time each is a plain ``int``; a type checker tells them apart, and finds two that are handed
over the wrong way round. A number becomes an id where it comes in: from an object of discord.py,
from a row of the database, or from a text that carries it (a custom id, a note). Functions that
only write a number down or compare it may take any ``int``.
"""

from typing import NewType

UserId = NewType("UserId", int)
"""A person's, given by Discord; 0 is every former player."""
GuildId = NewType("GuildId", int)
"""A server's, given by Discord; 0 is none: direct messages."""
ChannelId = NewType("ChannelId", int)
"""A channel's or a thread's, given by Discord."""
MessageId = NewType("MessageId", int)
"""A message's, given by Discord."""
TableId = NewType("TableId", int)
"""A table's, given by the store; 0 is one that is not yet stored."""
GameId = NewType("GameId", int)
"""A game's, given by the store."""
BoardId = NewType("BoardId", int)
"""A board's, given by the store."""
SetId = NewType("SetId", int)
"""A duplicate set's, given by the store; 0 is one that is not yet stored."""
EveningId = NewType("EveningId", int)
"""A planned table's, given by the store; 0 is one that is not yet stored."""

NOBODY = UserId(0)
"""The number in the place of a person's where there is nobody."""
NO_SERVER = GuildId(0)
"""The number in the place of a server's for practice tables, in one person's direct messages."""
NO_CHANNEL = ChannelId(0)
"""The number in the place of a channel's where there is none."""
NO_TABLE = TableId(0)
"""The number in the place of a table's where there is none, or none yet."""
NO_GAME = GameId(0)
"""The number in the place of a game's where there is none, or none yet."""
NO_BOARD = BoardId(0)
"""The number in the place of a board's where there is none."""
NO_SET = SetId(0)
"""The number in the place of a duplicate set's where there is none yet."""
NO_EVENING = EveningId(0)
"""The number in the place of an evening's where there is none, or none yet."""
