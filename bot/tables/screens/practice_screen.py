"""A practice table in one message: the hand, with what others find under the table's message."""

from dataclasses import replace

from bot.storage.rows.ids import TableId
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ROWS, WIDTH
from bot.tables.screens.screen import Button, Row, Screen, message
from bot.words.words import Words, when


def practice_screen(
    words: Words, table: TableId, hand: Screen, begun: bool, closes: float | None = None
) -> Screen:
    """The hand at a table without a message of its own; before it has ``begun``, how to begin.

    ``closes`` is when the table closes if nothing changes, as soon as that is to be said.
    """
    if not begun:
        start = custom_ids.LobbyVerb.of(table, "start")
        return replace(hand, rows=((Button(words.say("button-start"), start, "primary"),),))
    text = hand.text
    if closes is not None:
        text = message([text, words.say("closes-game", when=when(closes))])
    return replace(hand, text=text, rows=_with_menu(words, table, hand.rows))


def _with_menu(words: Words, table: TableId, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with a button for the table's menu, unless there is one, or no room for it."""
    wish = custom_ids.Look.of(table, "menu")
    buttons = [one for row in rows if isinstance(row, tuple) for one in row]
    if any(button.wish == wish for button in buttons):
        return rows
    menu = Button(words.say("button-menu"), wish)
    if rows and isinstance(rows[-1], tuple) and len(rows[-1]) < WIDTH:
        return (*rows[:-1], (*rows[-1], menu))
    return (*rows, (menu,)) if len(rows) < ROWS else rows
