"""The next steps for someone who asks for help: at their tables, in this channel, anywhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.storage.rows.ids import UserId
from bot.tables.screens.discord_limits import MESSAGE
from bot.tables.screens.personal_screen import Mine, table_buttons, table_line
from bot.tables.screens.screen import Screen, shorten
from bot.tables.screens.telling import game_name
from bot.words.words import Words

MOST = 3
"""So many of one's own tables are shown."""
Spot = Literal["server", "letters", "uninvited"]
"""A server with the bot, a private conversation, or a server in which the bot is no member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guided:
    """The asker's situation: ``free`` is a table of this channel with a chair for them."""

    asker: UserId
    spot: Spot
    mine: Sequence[Mine] = ()
    free: tuple[int, str] | None = None
    link: str = ""
    """What invites the bot, where it is no member."""
    manages: bool = False


def guide_screen(words: Words, guided: Guided) -> Screen:
    """The next steps, the nearest first, and buttons for the table one sits at."""
    text = "\n".join([words.say("guide-title"), *_lines(words, guided)])
    rows = [table_buttons(words, mine) for mine in guided.mine[:MOST]]
    return Screen(shorten(text, MESSAGE), rows=tuple(rows))


def _lines(words: Words, guided: Guided) -> Iterator[str]:
    mine = guided.mine[:MOST]
    yield from (table_line(words, one, guided.asker) for one in mine)
    if any(one.session is not None for one in mine):
        yield words.say("guide-playing")
    elif mine:
        hosts = any(one.lobby.host == guided.asker for one in mine)
        yield words.say("guide-hosting" if hosts else "guide-waiting")
    if guided.free:
        table, game = guided.free
        yield words.say("guide-join", table=table, game=game_name(words, game))
    match guided.spot:
        case "server":
            yield words.say("guide-open")
        case "letters":
            yield words.say("guide-letters")
        case "uninvited":
            yield words.say("guide-uninvited", link=guided.link)
    yield words.say("guide-rules")
    yield words.say("guide-more")
    if guided.manages:
        yield words.say("guide-admins")
