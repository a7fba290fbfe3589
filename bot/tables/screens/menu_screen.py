"""The menu of a table: its rules in short, the course of the deal, and where to read more."""

from bot.tables import wishes
from bot.tables.lobby import Lobby
from bot.tables.screens.help_screen import PAGES, RULES
from bot.tables.screens.screen import Button, Screen, shorten
from bot.tables.screens.table_screen import course_text, promise
from bot.tables.screens.telling import game_name, rules_in_short
from bot.tables.sitting import Sitting
from bot.tables.words import Words

ROOM = 1300
"""Characters for the course of the deal."""


def menu_screen(words: Words, table: int, lobby: Lobby, sitting: Sitting | None) -> Screen:
    """What anybody may look up about a table."""
    key = lobby.game_key
    said = [
        words.say("menu-title", table=table, game=game_name(words, key)),
        words.say("menu-rules", rules=rules_in_short(words, lobby)),
    ]
    buttons = [
        Button(words.say("button-table-rules"), wishes.page(table, key, RULES)),
        Button(words.say("button-how-to-play"), wishes.page(table, key, PAGES[0])),
    ]
    if sitting is not None:
        said += [words.say("menu-course"), shorten(course_text(words, sitting), ROOM)]
        said.append(promise(words, sitting))
        buttons.insert(0, Button(words.say("button-score"), wishes.at_table(table, "score")))
    said.append(words.say("menu-hint"))
    return Screen(shorten("\n".join(said), 2000), rows=(tuple(buttons),))
