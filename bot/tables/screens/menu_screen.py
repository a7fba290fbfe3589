"""The menu of a table: its rules in short, and where to read more."""

from dataclasses import replace

from bot.rules import Seat
from bot.storage.rows.ids import NOBODY, TableId, UserId
from bot.tables.model.lessons import course_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import clock_line, menu_row, pause_lines
from bot.tables.screens.discord_limits import WIDTH, shorten
from bot.tables.screens.favours_screen import (
    favour_buttons,
    favour_lines,
    favours_button,
    hand_favour_lines,
)
from bot.tables.screens.hand_screen import hand_buttons
from bot.tables.screens.help_screen import RULES, SHORT
from bot.tables.screens.names import game_name, rules_in_short
from bot.tables.screens.rules_screen import code_line
from bot.tables.screens.screen import Button, Row, Screen, in_rows
from bot.tables.screens.seats_screen import menu_rows
from bot.tables.screens.table_screen import promise, secret
from bot.tables.screens.talk_screen import talk_button
from bot.tables.screens.telling import Teller
from bot.tables.screens.vote_screen import proposal_lines, propose_row
from bot.words.words import Words

MOST_RULES = 900
"""Characters for what differs from a set of rules: all of it stands on the page of the rules."""


def menu_screen(
    words: Words,
    table: TableId,
    lobby: Lobby,
    session: GameSession | None,
    asker: UserId = NOBODY,
    free: tuple[Seat, ...] | None = (),
    offers: Offers = NO_OFFERS,
    *,
    outside: bool = False,
    fixed: bool = False,
) -> Screen:
    """The menu of a table: what anyone may look up, and what the asker may do about its time.

    ``free`` are the robots' seats that the asker may take; ``None``: nobody comes or leaves. Read
    ``outside`` a server, it names none of a server's commands, nor that for one's seat to whoever
    has none; the rules of a ``fixed`` table do not change.
    """
    key = lobby.game_key
    if session is not None and course_of(session) is not None and session.result is None:
        return _of_lesson(words, table, key)
    over = session is not None and session.result is not None
    sits = any(chair.user == asker for chair in (session or lobby).chairs)
    hint = "menu-hint" if sits and not outside and not over else "menu-hint-alone"
    text = [*_told(words, table, lobby, session, asker, offers), words.say(hint)]
    looks = _looks(words, table, key, session)
    if lobby.talk and sits:
        looks = (*looks, talk_button(words, table))
    rows: list[Row] = []
    if session is not None:
        rows += menu_row(words, table, session, asker)
        if not over and free is not None:
            rows += menu_rows(words, table, session, free)
    rows += propose_row(words, table, session, asker, fixed=fixed)
    if session is not None and not over:
        if free is None and sits and not fixed:
            rows.append((_way_out(words, table),))
        rows.append(_more_favours(words, table, session, asker, offers))
    doing = [button for row in rows if isinstance(row, tuple) for button in row]
    return Screen("\n".join(text), rows=(looks, *in_rows(doing)))


def _told(
    words: Words,
    table: TableId,
    lobby: Lobby,
    session: GameSession | None,
    asker: UserId,
    offers: Offers,
) -> list[str]:
    """The lines of a menu: what waits for the asker, the rules, the seed, without the hint."""
    rules = shorten(rules_in_short(words, lobby), MOST_RULES)
    lines = [
        words.say("menu-title", table=table, game=game_name(words, lobby.game_key)),
        *(_wanted(words, session, asker, offers) if session is not None else ()),
        words.say("menu-rules", rules=rules),
        code_line(words, lobby.game, lobby.options),
        *_deals(words, session),
        clock_line(words, lobby),
        *favour_lines(words, lobby),
    ]
    if session is not None:
        lines += [promise(words, session), *filter(None, (secret(words, session),))]
    return lines


def _looks(
    words: Words, table: TableId, key: str, session: GameSession | None
) -> tuple[Button, ...]:
    """The buttons of what anyone may look up, and of one's favours."""
    score = (
        ()
        if session is None
        else (Button(words.say("button-score"), custom_ids.Look.of(table, "score", "menu")),)
    )
    return (
        *score,
        Button(words.say("button-table-rules"), str(custom_ids.Help(table, key, RULES))),
        Button(words.say("button-how-to-play"), str(custom_ids.Help(table, key, SHORT))),
        favours_button(words, table),
    )


def _more_favours(
    words: Words, table: TableId, session: GameSession, asker: UserId, offers: Offers
) -> tuple[Button, ...]:
    """The asker's favours in a game under way, without those that their hand shows by itself."""
    seat = session.seat_of(asker)
    if seat is None:
        return ()
    in_hand = hand_buttons(words, table, session, seat, offers)
    granted = favour_buttons(words, table, session, seat, offers, all_of_them=True)
    return tuple(button for button in granted if button not in in_hand)


def _way_out(words: Words, table: TableId) -> Button:
    """The button with which someone ends what they play alone: there is no panel of seats."""
    return Button(words.say("seats-button-leave"), custom_ids.SeatPanel.of(table, "leave"))


def _of_lesson(words: Words, table: TableId, key: str) -> Screen:
    """The menu of a lesson, in which nothing is arranged: how to play, and the way out."""
    buttons = (
        Button(words.say("button-how-to-play"), str(custom_ids.Help(table, key, SHORT))),
        _way_out(words, table),
    )
    title = words.say("menu-title", table=table, game=game_name(words, key))
    return Screen("\n".join((title, words.say("menu-hint-alone"))), rows=(buttons,))


def with_way_back(words: Words, table: TableId, panel: Screen) -> Screen:
    """A panel that stands in the place of a game's menu, with the button that leads back."""
    return _with_menu(table, panel, words.say("button-back"))


def with_menu(words: Words, table: TableId, page: Screen) -> Screen:
    """A page of a game's help, in which one step back is the page before, with the way out."""
    return _with_menu(table, page, words.say("button-menu"))


def _with_menu(table: TableId, screen: Screen, label: str) -> Screen:
    menu = Button(label, custom_ids.Look.of(table, "menu", "back"))
    *rows, last = screen.rows or ((),)
    if isinstance(last, tuple) and len(last) < WIDTH:
        return replace(screen, rows=(*rows, (*last, menu)))
    return replace(screen, rows=(*rows, last, (menu,)))


def _deals(words: Words, session: GameSession | None) -> list[str]:
    """The number of deals after which the table ends the game, whatever its rules say."""
    deals = 0 if session is None else session.most_deals
    return [words.say("menu-deals", count=deals)] if deals else []


def _wanted(words: Words, session: GameSession, asker: UserId, offers: Offers) -> list[str]:
    """The requests of others to the asker, whose answers are buttons here too."""
    seat = session.seat_of(asker)
    if seat is None or session.result is not None:
        return []
    teller = Teller.at(words, session)
    return [
        *proposal_lines(teller, session),
        *pause_lines(teller, session),
        *hand_favour_lines(teller, session, seat, offers),
    ]
