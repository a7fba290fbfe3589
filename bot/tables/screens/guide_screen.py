"""The next steps for someone who asks for help, by who asks, and the few buttons that fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.rules import GAMES
from bot.storage.rows.ids import NO_TABLE, TableId, UserId
from bot.storage.rows.people import HandPlace
from bot.tables.screens import custom_ids
from bot.tables.screens.asking import question
from bot.tables.screens.clock_lines import hand_state
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, MESSAGE, ROWS
from bot.tables.screens.help_screen import SHORT
from bot.tables.screens.names import game_name
from bot.tables.screens.personal_screen import Mine, table_buttons, table_line
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, shorten
from bot.tables.screens.telling import Teller
from bot.words.words import Words

MOST = 3
"""So many of one's own tables are shown."""
Spot = Literal["server", "dms", "uninvited"]
"""A server with the bot, a private conversation, or a server in which the bot is no member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guided:
    """The asker's situation: ``free`` is a table of this channel with a chair for them."""

    asker: UserId
    spot: Spot
    mine: Sequence[Mine] = ()
    free: tuple[TableId, str] | None = None
    link: str = ""
    """The link that invites the bot, where it is no member."""
    manages: bool = False
    newcomer: bool = False
    """Whether no game stands in the asker's history, not even one that was broken off."""
    hand: HandPlace = "dm"


def guide_screen(words: Words, guided: Guided) -> Screen:
    """The next steps, the nearest first, and buttons for them."""
    text = "\n".join([words.say("guide-title"), *_lines(words, guided)])
    rows = [*_own_rows(words, guided), *_first_rows(words, guided), *_admin_rows(words, guided)]
    return Screen(shorten(text, MESSAGE), rows=tuple(rows)[:ROWS])


def first_game(guided: Guided) -> str:
    """The game that a newcomer is shown first: of the table here, or the one to begin with."""
    if guided.free:
        return guided.free[1]
    return next((key for key, game in GAMES.items() if game.begins), next(iter(GAMES)))


# ---------------------------------------------------------------------- in words


def _lines(words: Words, guided: Guided) -> Iterator[str]:
    mine = guided.mine[:MOST]
    for one in mine:
        yield table_line(words, one, guided.asker)
        yield from _asked(words, one, guided.asker)
    if playing := [one for one in mine if one.session is not None]:
        if not all(one.alone for one in playing):
            yield words.say("guide-hand", place=guided.hand)
        yield words.say("guide-playing")
    elif mine:
        hosts = any(one.lobby.host == guided.asker for one in mine)
        yield words.say("guide-hosting" if hosts else "guide-waiting", place=guided.hand)
    elif guided.newcomer:
        key = first_game(guided)
        lesson = "yes" if GAMES[key].lesson else "no"
        yield words.say("guide-new", game=game_name(words, key), lesson=lesson)
    if guided.free:
        table, game = guided.free
        yield words.say("guide-join", table=table, game=game_name(words, game))
    if not mine or guided.spot == "uninvited":
        yield from _places(words, guided)
        if guided.manages:
            yield words.say("guide-admins")


def _places(words: Words, guided: Guided) -> Iterator[str]:
    """The places to play, and to read more."""
    match guided.spot:
        case "server":
            yield words.say("guide-open")
        case "dms":
            yield words.say("guide-letters")
        case "uninvited":
            yield words.say("guide-uninvited", link=guided.link)
    yield words.say("guide-rules")
    if not guided.newcomer:
        yield words.say("guide-more")


def _asked(words: Words, mine: Mine, asker: UserId) -> Iterator[str]:
    """The asker's choices at a table, if it is their turn there."""
    session = mine.session
    seat = session.seat_of(asker) if session is not None else None
    if session is None or seat is None or seat not in session.turn or mine.held:
        return
    if hand_state(words, session, seat):  # nothing is asked in a pause, nor while a robot plays
        return
    game, names = session.log.game, Teller.at(words, session).names
    ask = question(words, game, session.view(seat), session.decision(seat), names)
    yield words.say("guide-do", ask=ask)


# ---------------------------------------------------------------------- what can be pressed


def _own_rows(words: Words, guided: Guided) -> Iterator[Row]:
    """The rows for each of one's tables: buttons for its player, its host or a waiting guest."""
    for one in guided.mine[:MOST]:
        how = Button(
            words.say("button-how-to-play"),
            str(custom_ids.Help(one.table, one.lobby.game_key, SHORT)),
        )
        to_hand, leave = table_buttons(words, one.table)
        if one.session is not None:
            yield (to_hand, how, leave)
        elif one.lobby.host == guided.asker:
            yield (_lobby(words, one.table, "start"), _lobby(words, one.table, "rules"), how)
        else:
            yield (how, leave)


def _lobby(words: Words, table: TableId, verb: Literal["start", "rules", "join"]) -> Button:
    wish = custom_ids.LobbyVerb.of(table, verb)
    label = words.say(f"button-{verb}")
    return Button(label, wish, "success" if verb == "join" else "secondary")


def _first_rows(words: Words, guided: Guided) -> Iterator[Row]:
    """The rows for someone who sits nowhere: to join here, to learn, to practise, to read."""
    if guided.mine:
        return
    key = first_game(guided)
    buttons = []
    if guided.free:
        buttons.append(_lobby(words, guided.free[0], "join"))
    if guided.newcomer and GAMES[key].lesson:
        label = words.say("button-first-lesson")
        buttons.append(Button(label, custom_ids.Learn.of("lesson", key), "primary"))
    if not guided.free:
        buttons.append(Button(words.say("button-practise"), custom_ids.Learn.of("practice", key)))
    how = str(custom_ids.Help(NO_TABLE, key, SHORT))
    buttons.append(Button(words.say("button-how-to-play"), how))
    yield tuple(buttons)
    yield games_menu(words)


def games_menu(words: Words) -> Menu:
    """A menu of all games, each of which opens its pages."""
    items = tuple(Item(shorten(game_name(words, key), ITEM), key) for key in GAMES)[:MENU_ITEMS]
    return Menu(str(custom_ids.Help(NO_TABLE)), words.say("menu-help-game"), items)


def _admin_rows(words: Words, guided: Guided) -> Iterator[Row]:
    if guided.manages and guided.spot == "server" and not guided.mine:
        yield (
            Button(words.say("button-limits"), custom_ids.Limit.of("show")),
            Button(words.say("button-doctor"), custom_ids.Doctor.of("look")),
        )


def welcome_screen(words: Words) -> Screen:
    """The first word in a server: what to do first. It asks nobody, and mentions nobody."""
    return Screen(words.say("guide-welcome"))
