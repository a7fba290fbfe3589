"""A suspended table: why, what helps, and until when it waits; hands are still shown."""

from bot.rules import Seat
from bot.storage.rows.ids import ChannelId, TableId
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.suspension import Suspension
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.telling import Teller
from bot.words.words import Words


def held_screen(
    words: Words,
    table: TableId,
    lobby: Lobby,
    held: Suspension,
    channel: ChannelId,
    home: ChannelId,
    session: GameSession | None = None,
    seat: Seat | None = None,
) -> Screen:
    """The message of a suspended table, for everyone or for one seat, which sees its hand.

    ``home`` is the channel in whose settings rights are granted: the parent, if it is a thread.
    """
    hand = ""
    if session and seat is not None:
        teller = Teller.at(words, session, markup=False)
        hand = teller.hand(session.view(seat))
    text = [
        words.say("held-title", game=game_name(words, lobby.game_key), table=table),
        why_held(words, held, table, channel, home),
        words.say("held-until", until=f"<t:{int(held.until)}:R>"),
        words.say("hand-is", cards=hand) if hand else "",
    ]
    to_hand = Button(words.say("button-hand"), custom_ids.Look.of(table, "hand"), "primary")
    rows = ((to_hand,),) if session and seat is None else ()
    return Screen(shorten("\n".join(filter(None, text)), MESSAGE), rows=rows)


def why_held(
    words: Words, held: Suspension, table: TableId, channel: ChannelId, home: ChannelId
) -> str:
    """The obstacle, and who can remove it."""
    rights = words.all_of([words.say(f"right-{name.replace('_', '-')}") for name in held.rights])
    return words.say(
        f"held-{held.why}",
        table=table,
        channel=f"<#{channel}>",
        home=f"<#{home}>",
        rights=rights,
    )
