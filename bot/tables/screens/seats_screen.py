"""The private panels about seats: what the host decides, who sits down, and second questions."""

from bot.rules import Seat
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.tables.screens import custom_ids
from bot.tables.screens.custom_ids import SeatPanel, Sit
from bot.tables.screens.discord_limits import CUSTOM_ID, LABEL, MENU_ITEMS, MESSAGE, WIDTH, shorten
from bot.tables.screens.favours_screen import favours_button
from bot.tables.screens.names import chair_called, game_name
from bot.tables.screens.screen import Button, Item, Members, Menu, Row, Screen
from bot.words.words import Words, escape


def seats_panel(
    words: Words,
    table: TableId,
    lobby: Lobby,
    chairs: tuple[Chair, ...],
    asker: UserId,
    barred: tuple[tuple[int, str], ...] = (),
    moderator: bool = False,
    leads: bool = False,
    *,
    free: bool = True,
    removes: bool = True,
) -> Screen:
    """The panel of seats, with what the asker may do; most of it is for the host.

    ``barred`` are those who were sent away, with their names. A ``moderator`` may send people
    away and make someone host; who ``leads`` a lobby whose host is away may do the latter.
    ``free``: the host keeps seats and locks the table; ``removes``: they may send people away.
    """
    text = [words.say("seats-title", game=game_name(words, lobby.game_key), table=table)]
    text += [_line(words, n, chair, lobby.host) for n, chair in enumerate(chairs)]
    if barred:
        text.append(words.say("seats-barred", who=words.all_of([escape(n) for _, n in barred])))
    rows: list[Row] = []
    if asker == lobby.host:
        text.append(words.say("seats-locked" if lobby.locked else "seats-unlocked"))
        rows += _host_rows(words, table, chairs, asker, barred, free=free, removes=removes)
    else:
        text.append(words.say("seats-moderator" if moderator else "seats-host-only"))
        rows += _others_rows(words, table, lobby, chairs, moderator, moderator or leads)
        if moderator and (again := _barred_items(words, barred)):
            undo = words.say("menu-seats-release")
            rows.append(Menu(SeatPanel.of(table, "release"), undo, again[:MENU_ITEMS]))
    rows.append(_buttons(words, table, lobby, chairs, asker, locks=free and asker == lobby.host))
    return Screen(shorten("\n".join(text), MESSAGE), rows=tuple(rows))


def _line(words: Words, place: int, chair: Chair, host: UserId) -> str:
    who = f"{place + 1}. {escape(chair_called(words, chair))}"
    if chair.user == host:
        who += " · " + words.say("seats-host")
    if chair.kept is not None:
        who += " · " + words.say("kept-for", who=escape(chair.kept_name))
    return who


def _host_rows(
    words: Words,
    table: TableId,
    chairs: tuple[Chair, ...],
    host: UserId,
    barred: tuple[tuple[int, str], ...],
    *,
    free: bool,
    removes: bool,
) -> list[Row]:
    others = tuple(
        Item(chair.name, str(chair.user)) for chair in chairs if chair.user not in (None, host)
    )
    kept = [
        Item(words.say("seats-release-kept", who=c.kept_name), f"kept {c.kept}")
        for c in chairs
        if c.kept is not None and free
    ]
    barred_items = _barred_items(words, barred)
    rows: list[Row] = []
    if free and any(chair.user is None and chair.kept is None for chair in chairs):
        rows.append(Members(SeatPanel.of(table, "keep"), words.say("menu-seats-keep")))
    if kept or barred_items:
        items = (*kept, *barred_items)[:MENU_ITEMS]
        rows.append(Menu(SeatPanel.of(table, "release"), words.say("menu-seats-release"), items))
    if others and removes:
        rows.append(Menu(SeatPanel.of(table, "kick"), words.say("menu-seats-kick"), others))
    if others:
        rows.append(Menu(SeatPanel.of(table, "host"), words.say("menu-seats-host"), others))
    return rows


def _barred_items(words: Words, barred: tuple[tuple[int, str], ...]) -> tuple[Item, ...]:
    """People who were sent away and may be let in again."""
    return tuple(Item(words.say("seats-let-in", who=n), f"barred {u}") for u, n in barred)


def _others_rows(
    words: Words,
    table: TableId,
    lobby: Lobby,
    chairs: tuple[Chair, ...],
    may_kick: bool,
    may_pass_on: bool,
) -> list[Row]:
    """The rows for someone who is not the host."""
    seated = [(chair.name, chair.user) for chair in chairs if chair.user is not None]
    everybody = tuple(Item(name, str(user)) for name, user in seated)
    others = tuple(Item(name, str(user)) for name, user in seated if user != lobby.host)
    rows: list[Row] = []
    if may_kick and everybody:
        rows.append(Menu(SeatPanel.of(table, "kick"), words.say("menu-seats-kick"), everybody))
    if may_pass_on and others:
        rows.append(Menu(SeatPanel.of(table, "host"), words.say("menu-seats-host"), others))
    return rows


def _buttons(
    words: Words,
    table: TableId,
    lobby: Lobby,
    chairs: tuple[Chair, ...],
    asker: UserId,
    *,
    locks: bool,
) -> tuple[Button, ...]:
    buttons = []
    if locks:
        verb = "unlock" if lobby.locked else "lock"
        buttons.append(Button(words.say(f"seats-button-{verb}"), SeatPanel.of(table, verb)))
    if any(chair.user == asker for chair in chairs):
        buttons.append(Button(words.say("seats-button-leave"), SeatPanel.of(table, "leave")))
    buttons.append(favours_button(words, table))
    buttons.append(Button(words.say("wanted-button"), custom_ids.Wanted.of(table, "here")))
    return tuple(buttons)


def menu_rows(
    words: Words, table: TableId, session: GameSession, free: tuple[Seat, ...]
) -> tuple[Row, ...]:
    """The rows that seats add to a game's menu: the panel, and the seats the asker may take."""
    row = _takes(words, table, session, free)
    about = (Button(words.say("button-seats"), SeatPanel.of(table, "show")),)
    return (about, row) if row else (about,)


def no_hand(words: Words, table: TableId, session: GameSession, free: tuple[Seat, ...]) -> Screen:
    """The answer to someone without a hand who asks for one: the seats they may take for it."""
    return Screen(words.say("no-not-here"), rows=(_takes(words, table, session, free),))


def _takes(
    words: Words, table: TableId, session: GameSession, free: tuple[Seat, ...]
) -> tuple[Button, ...]:
    return tuple(
        Button(
            shorten(_take(words, session.chairs[seat]), LABEL),
            str(Sit(table, seat)),
            "success",
        )
        for seat in free[:WIDTH]
    )


def _take(words: Words, chair: Chair) -> str:
    return words.say("button-take-seat", who=chair_called(words, chair))


def back_row(
    words: Words, table: TableId, session: GameSession, free: tuple[Seat, ...], user: UserId
) -> tuple[Row, ...]:
    """The button for someone who left, to take their seat back."""
    own = [seat for seat in free if session.chairs[seat].left_by == user][:1]
    return tuple((Button(words.say("button-back-to-seat"), str(Sit(table, s))),) for s in own)


def kick_question(words: Words, table: TableId, who: str, user: UserId, reason: str) -> Screen:
    """The question before someone is sent away."""
    room = CUSTOM_ID - len(SeatPanel.of(table, "gone", user, ""))
    wish = SeatPanel.of(table, "gone", user, reason[:room])
    yes = Button(words.say("seats-button-kick"), wish, "danger")
    back = Button(words.say("button-not-yet"), SeatPanel.of(table, "show"))
    return Screen(words.say("kick-question", who=escape(who)), rows=((yes, back),))


def left_text(words: Words, table: TableState) -> str:
    """The answer to someone who has left a game: it goes on, waits, or has ended with them."""
    if not table.open:
        return words.say("left-game-ended", table=table.id)
    if not table.lobby.takes_robots:
        return words.say("left-game-waits", table=table.id)
    return words.say("left-game", table=table.id)


def leave_question(words: Words, table: TableState, user: UserId) -> Screen:
    """The question before someone leaves a game: it goes on, waits, or ends with them."""
    yes = Button(words.say("seats-button-leave"), SeatPanel.of(table.id, "left"), "danger")
    back = Button(words.say("button-not-yet"), SeatPanel.of(table.id, "show"))
    question = words.say("leave-question", table=table.id)
    if table.ends_without(user):
        question = words.say("leave-question-ends", table=table.id)
    elif not table.lobby.takes_robots:
        question = words.say("leave-question-waits", table=table.id)
    return Screen(question, rows=((yes, back),))


def end_question(words: Words, table: TableId) -> Screen:
    """The question before a game in progress is ended."""
    yes = Button(words.say("button-end"), custom_ids.LobbyVerb.of(table, "end-now"), "danger")
    back = Button(words.say("button-not-yet"), custom_ids.LobbyVerb.of(table, "end-not"))
    return Screen(words.say("end-question", table=table), rows=((yes, back),))
