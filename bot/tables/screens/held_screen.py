"""A suspended table: why, what helps, and until when it waits; hands are still shown."""

from bot.rules import Seat
from bot.storage.rows.ids import ChannelId
from bot.tables.model.state import TableState
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.names import game_name, rights_named
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.telling import Teller
from bot.words.words import Words, when


def held_screen(
    words: Words, table: TableState, home: ChannelId, seat: Seat | None = None
) -> Screen:
    """The message of a suspended table, for everyone or for one seat, which sees its hand.

    ``home`` is the channel in whose settings rights are granted: the parent, if it is a thread.
    """
    held, session = table.suspension, table.session
    assert held is not None
    hand = ""
    if session and seat is not None:
        teller = Teller.at(words, session, markup=False)
        hand = teller.hand(session.view(seat))
    text = [
        words.say("held-title", game=game_name(words, table.lobby.game_key), table=table.id),
        why_held(words, table, home),
        words.say("held-until", until=when(held.until)),
        words.say("hand-is", cards=hand) if hand else "",
    ]
    to_hand = Button(words.say("button-hand"), custom_ids.Look.of(table.id, "hand"), "primary")
    rows = ((to_hand,),) if session and seat is None else ()
    return Screen(shorten("\n".join(filter(None, text)), MESSAGE), rows=rows)


def why_held(words: Words, table: TableState, home: ChannelId) -> str:
    """The obstacle at a suspended table, and who can remove it."""
    held = table.suspension
    assert held is not None
    return words.say(
        f"held-{held.why}",
        table=table.id,
        channel=f"<#{table.row.channel_id}>",
        home=f"<#{home}>",
        rights=rights_named(words, held.rights),
    )
