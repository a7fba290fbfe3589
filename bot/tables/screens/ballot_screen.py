"""The panel of what players can vote on during a game, except other rules."""

from bot.rules import Seat
from bot.rules.about.conceding import side_of
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.conceding import in_play, may_cost
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens import custom_ids
from bot.tables.screens.clock_lines import clock_called, clock_name
from bot.tables.screens.discord_limits import LABEL
from bot.tables.screens.names import chair_name, game_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, Style, in_rows, shorten
from bot.words.words import Words


def ballot_panel(
    words: Words,
    table: TableId,
    lobby: Lobby,
    session: GameSession,
    seat: Seat,
    sleepers: list[tuple[Seat, UserId]],
    *,
    fixed: bool = False,
) -> Screen:
    """The proposals open to this seat; ``sleepers`` are the players who may be replaced.

    At a ``fixed`` table neither the clock nor the end is up for a vote.
    """
    name = game_name(words, lobby.game_key)
    text = [words.say("ballot-title", game=name, table=table), words.say("ballot-about")]
    sides = bool(side_of(session.game, session.state, seat))
    if sides:
        text.append(words.say("ballot-concede-deal" if fixed else "ballot-concede"))
    clocks = tuple(
        Item(clock_called(words, clock), name)
        for name, clock in CLOCKS.items()
        if name != clock_name(lobby.clock)
    )
    clock_menu = Menu(_wish(table, "clock"), words.say("menu-vote-clock"), clocks)
    rows: list[Row] = [] if fixed else [clock_menu]
    buttons: list[Button] = []
    for sleeper, user in sleepers:
        if user != session.chairs[seat].user:
            who = chair_name(words, session.chairs[sleeper])
            label = shorten(words.say("button-replace", who=who), LABEL)
            buttons.append(_button(label, table, "asleep", str(int(sleeper))))
    for n, chair in enumerate(session.chairs):
        if chair.waits:
            buttons.append(_button(words.say("button-robot-in"), table, "robot", str(n)))
    if sides:
        label = words.say("button-concede-deal")
        is_gift = in_play(session) and not may_cost(session)
        buttons.append(_button(label, table, "concede", "deal", enabled=is_gift))
    if sides and not fixed:
        label = words.say("button-concede-game")
        buttons.append(_button(label, table, "concede", "game", enabled=session.scored))
    if not fixed:
        buttons.append(_button(words.say("button-vote-end"), table, "end"))
    rows += in_rows(buttons)
    return Screen("\n".join(text), rows=tuple(rows))


def concede_question(words: Words, table: TableId, scope: str) -> Screen:
    """The question before a deal or a game is conceded."""
    yes = _button(words.say(f"button-concede-{scope}"), table, "give", scope, style="danger")
    back = _button(words.say("button-not-yet"), table, "panel")
    return Screen(words.say(f"concede-{scope}-question"), rows=((yes, back),))


def ending_question(words: Words, table: TableId) -> Screen:
    """The question before the end of the table is proposed."""
    yes = _button(words.say("button-vote-end"), table, "end", "sure", style="danger")
    back = _button(words.say("button-not-yet"), table, "panel")
    return Screen(words.say("end-question", table=table), rows=((yes, back),))


def _wish(table: TableId, *parts: str) -> str:
    return custom_ids.Vote.of(table, *parts)


def _button(
    label: str, table: TableId, *parts: str, style: Style = "secondary", enabled: bool = True
) -> Button:
    return Button(label, _wish(table, *parts), style, enabled)
