"""A table that is held: why, what helps, and until when it waits. The hand is still shown."""

from bot.rules import Seat
from bot.tables import wishes
from bot.tables.hold import Hold
from bot.tables.length import shorten
from bot.tables.lobby import Lobby
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.telling import game_name
from bot.tables.sitting import Sitting
from bot.tables.words import Words


def held_screen(
    words: Words,
    table: int,
    lobby: Lobby,
    held: Hold,
    channel: int,
    sitting: Sitting | None = None,
    seat: Seat | None = None,
) -> Screen:
    """What everybody is told, or the player on this seat, with the hand that is kept for them."""
    hand = sitting.view(seat).hand if sitting and seat is not None else ()
    text = [
        words.say("held-title", game=game_name(words, lobby.game_key), table=table),
        why_held(words, held, table, channel),
        words.say("held-until", until=f"<t:{int(held.until)}:R>"),
        words.say("hand-is", cards=words.cards(hand)) if hand else "",
    ]
    to_hand = Button(words.say("button-hand"), wishes.at_table(table, "hand"), "primary")
    rows = ((to_hand,),) if sitting and seat is None else ()
    return Screen(shorten("\n".join(filter(None, text)), 2000), rows=rows)


def why_held(words: Words, held: Hold, table: int, channel: int) -> str:
    """The obstacle, and who can do what about it."""
    rights = words.all_of([words.say(f"right-{name.replace('_', '-')}") for name in held.rights])
    return words.say(f"held-{held.why}", table=table, channel=f"<#{channel}>", rights=rights)
