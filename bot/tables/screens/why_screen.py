"""*Why did it play that?*: the moves of robots in a deal that is over, and what they thought."""

from bot.storage.rows.ids import TableId
from bot.tables.past.why import Why
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.screens.replay_screen import stop_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, message
from bot.tables.screens.telling import Teller
from bot.tables.screens.thought_screen import thought_lines
from bot.words.words import Words


def why_screen(teller: Teller, deal: int, why: Why, table: TableId | None = None) -> Screen:
    """The robots' thoughts on their moves at one stop of a deal (from 0), in words.

    Those that would tell a hidden card are last, in one sentence. At a ``table`` that plays on
    there is a menu of the stops of this deal.
    """
    words = teller.words
    stop = stop_name(words, *why.stops[why.at])
    worlds = max((t.compared.worlds for _, t in why.told if t and t.compared), default=0)
    lines = [words.say("thought-title", deal=deal + 1, stop=stop, worlds=worlds)]
    for seat, thought in why.told:
        if thought is not None:
            lines += thought_lines(
                words, teller.game, teller.names, seat, thought, worlds, deals=seat == why.dealer
            )
    if hidden := [teller.names[seat] for seat, thought in why.told if thought is None]:
        who, said = f"**{words.all_of(hidden)}**", words.say("thought-hidden")
        lines.append(words.say("labelled", label=who, text=said))
    if not why.told:
        lines.append(words.say("thought-none"))
    rows: tuple[Row, ...] = ()
    if table is not None:
        rows = (_stops(words, table, deal, why),)
    return Screen(message(lines), rows=rows)


def _stops(words: Words, table: TableId, deal: int, why: Why) -> Menu:
    items = tuple(
        Item(shorten(stop_name(words, *stop), ITEM), str(n), chosen=n == why.at)
        for n, stop in enumerate(why.stops[:MENU_ITEMS])
    )
    return Menu(custom_ids.Look.of(table, "why", deal), words.say("menu-replay-stop"), items)


def why_button(words: Words, table: TableId, deal: int) -> Button:
    """The button that asks why robots played as they did in this deal (from 0), which is over."""
    return Button(words.say("button-why"), custom_ids.Look.of(table, "why", deal))
