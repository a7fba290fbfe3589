"""A person's own lists: open tables, blocked people, games they wait for."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules import CHANCE
from bot.storage.rows.evenings import EveningRow
from bot.storage.rows.ids import NO_TABLE, GuildId, TableId, UserId
from bot.storage.rows.people import BlockRow
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, length, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen
from bot.tables.screens.telling import Teller
from bot.words.words import Words, escape, when

MOST_WITH_BUTTONS = 4
LONGEST_TEXT = 1900


@dataclass(frozen=True, slots=True)
class Mine:
    """One of a person's open tables: its place, and since when it is as it is."""

    table: TableId
    lobby: Lobby
    session: GameSession | None
    place: str
    """Server and channel with a link, already in the reader's words."""
    since: float
    held: bool = False
    alone: bool = False
    """Whether it has no message but the hands of those who play."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A tournament or a duplicate set that someone has joined, in the reader's words."""

    name: str
    place: str
    state: str


def my_tables(
    words: Words,
    tables: Sequence[Mine],
    asker: UserId,
    evenings: Sequence[tuple[EveningRow, str, str]] = (),
    joined: Sequence[Joined] = (),
) -> Screen:
    """All open tables of a person, in the order given, with buttons for hand and seat.

    Below them the ``evenings`` they come to, each with the key of its game and its place, and what
    else they have ``joined``.
    """
    list_row = (Button(words.say("wanted-list-button"), custom_ids.Wanted.of(NO_TABLE, "list")),)
    lines = [words.say("mytables-title" if tables else "mytables-none")]
    lines += [table_line(words, mine, asker) for mine in tables]
    lines += [words.say("mytables-evenings")] if evenings else []
    lines += [
        words.say("mytables-evening", game=game_name(words, game), at=round(one.at), place=place)
        for one, game, place in evenings
    ]
    lines += [words.say("mytables-joined")] if joined else []
    lines += [
        f"{words.say('mytables-joined-line', name=one.name, place=one.place)}\n-# {one.state}"
        for one in joined
    ]
    if len(tables) > MOST_WITH_BUTTONS:
        rows: tuple[Row, ...] = (
            _menu(words, "hand", words.say("mytables-menu-hand"), tables),
            _menu(words, "leave", words.say("mytables-menu-leave"), tables),
        )
    else:
        rows = tuple(table_buttons(words, mine.table) for mine in tables)
    return Screen(_fitting(lines), rows=(*rows, list_row))


def _fitting(lines: Sequence[str]) -> str:
    """As many whole lines as a message has room for."""
    text = ""
    for line in lines:
        if length(text) + length(line) > LONGEST_TEXT:
            return f"{text}\n…"
        text = f"{text}\n{line}" if text else line
    return text


def table_line(words: Words, mine: Mine, asker: UserId) -> str:
    """The lines of one open table: its game, number and place, and what it waits for."""
    name = game_name(words, mine.lobby.game_key)
    head = words.say("mytables-line", game=name, table=mine.table, place=mine.place)
    return f"{head}\n-# {_state(words, mine, asker)}"


def _state(words: Words, mine: Mine, asker: UserId) -> str:
    session, since = mine.session, when(mine.since)
    if mine.held:
        return words.say("mytables-held", since=since)
    if session is None:
        seated = sum(not chair.empty for chair in mine.lobby.chairs)
        of = len(mine.lobby.chairs)
        return words.say("mytables-lobby", count=seated, of=of, since=since)
    if session.paused_at is not None:
        return words.say("mytables-paused", since=since)
    seat = session.seat_of(asker)
    if seat is not None and seat in session.turn:
        return words.say("mytables-your-turn", since=since)
    names = Teller.at(words, session).names
    turn = [names[s] for s in session.turn if s != CHANCE]
    if not turn:  # a deal that came to nothing is dealt anew at once
        return words.say("turn-none" if session.scored_last else "turn-deck")
    return words.say("mytables-turn", who=words.all_of(turn), since=since)


def table_buttons(words: Words, table: TableId) -> tuple[Button, ...]:
    """The buttons of one open table: the hand, and leaving."""
    hand = Button(
        words.say("mytables-hand", table=table), custom_ids.Look.of(table, "hand"), "primary"
    )
    leave = words.say("mytables-leave", table=table)
    return (hand, Button(leave, custom_ids.SeatPanel.of(table, "leave")))


def _menu(words: Words, verb: str, prompt: str, tables: Sequence[Mine]) -> Menu:
    items = tuple(
        Item(
            shorten(
                words.say("mytables-item", game=game_name(words, m.lobby.game_key), table=m.table),
                ITEM,
            ),
            str(m.table),
        )
        for m in tables[:MENU_ITEMS]
    )
    return Menu(custom_ids.MyTables.of(verb), prompt, items)


def blocked_screen(words: Words, blocked: Sequence[BlockRow]) -> Screen:
    """The people someone has blocked, with a menu to undo it."""
    if not blocked:
        return Screen(words.say("blocked-none"))
    known = [escape(row.name) for row in blocked[-MENU_ITEMS:]]
    names = words.all_of(["…", *known] if len(blocked) > MENU_ITEMS else known)
    items = tuple(Item(shorten(r.name, ITEM), str(r.blocked_id)) for r in blocked[-MENU_ITEMS:])
    menu = Menu(custom_ids.Blocked.of("undo"), words.say("menu-unblock"), items)
    text = words.say("blocked-list", who=names)
    return Screen(text, rows=(menu,))


def wanted_screen(words: Words, wanted: Sequence[tuple[GuildId, str, str]]) -> Screen:
    """The alerts someone has set: server id, its name, and the game's key."""
    if not wanted:
        return Screen(words.say("wanted-none"))
    named = [
        words.say("wanted-line", game=game_name(words, game), server=escape(server))
        for _, server, game in wanted
    ]
    items = tuple(
        Item(
            shorten(words.say("wanted-line", game=game_name(words, g), server=s), ITEM), f"{i} {g}"
        )
        for i, s, g in wanted[-MENU_ITEMS:]
    )
    lines = [words.say("wanted-title"), *(f"• {line}" for line in named)]
    menu = Menu(custom_ids.Wanted.of(NO_TABLE, "undo"), words.say("menu-unwant"), items)
    return Screen(_fitting(lines), rows=(menu,))
