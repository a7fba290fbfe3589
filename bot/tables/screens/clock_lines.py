"""The table's time in words, as Discord's timestamps, and the buttons that go with it."""

from bot.rules import Seat
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens import custom_ids
from bot.tables.screens.controls import action_label
from bot.tables.screens.screen import Button, Row, Screen, Style
from bot.tables.screens.telling import Teller
from bot.words.words import Words, escape, when


def clock_name(chosen: int | None) -> str:
    """The name of a clock that can be chosen."""
    return next((name for name, clock in CLOCKS.items() if clock == chosen), "usual")


def clock_called(words: Words, chosen: int | None) -> str:
    """The longest turn, in words."""
    return words.say(f"clock-{clock_name(chosen)}")


def clock_line(words: Words, lobby: Lobby) -> str:
    """The longest turn at a table."""
    return words.say("lobby-clock", clock=clock_called(words, lobby.clock))


def table_lines(teller: Teller, session: GameSession, closes: float | None = None) -> list[str]:
    """The lines of a table about time: the turns' ends, who is away, who would like a pause.

    Seats that are kept are told, too, and when the table ``closes`` if nothing changes.
    """
    lines = _clock_lines(teller, session)
    for chair, name in zip(session.chairs, teller.names, strict=True):
        if chair.kept is not None and not chair.waits:
            who = escape(chair.kept_name)
            lines.append(teller.words.say("kept-seat", who=who, robot=name))
    lines += waits_for_person(teller.words, session)
    if closes is not None:
        key = "closes-deserted" if session.deserted else "closes-game"
        lines.append(teller.words.say(key, when=when(closes)))
    return lines


def waits_for_person(words: Words, session: GameSession) -> list[str]:
    """The line about a free seat at a table without robots, on which the game waits."""
    return [words.say("seat-waits")] if any(chair.waits for chair in session.chairs) else []


def _clock_lines(teller: Teller, session: GameSession) -> list[str]:
    words = teller.words
    away = [teller.names[n] for n, chair in enumerate(session.chairs) if chair.away]
    lines = [words.say("away", who=words.all_of(away), count=len(away))] if away else []
    if session.paused_at is not None:
        return [*lines, words.say("paused")]
    due = " · ".join(
        words.say("turn-due", who=teller.names[turn.seat], when=when(turn.due))
        for turn in session.turns
    )
    return [*lines, *pause_lines(teller, session), *([due] if due else [])]


def pause_lines(teller: Teller, session: GameSession) -> list[str]:
    """The line about those who would like a pause, until there is one."""
    agreed = [teller.names[n] for n, chair in enumerate(session.chairs) if chair.agrees]
    if not agreed or session.paused_at is not None:
        return []
    present, who = sum(chair.present for chair in session.chairs), teller.words.all_of(agreed)
    return [teller.words.say("pause-wished", who=who, count=len(agreed), of=present)]


def pause_row(words: Words, table: TableId, session: GameSession, seat: Seat) -> tuple[Row, ...]:
    """The button with which a player agrees to the pause that others would like."""
    wished = any(chair.agrees for chair in session.chairs) and session.paused_at is None
    if not wished or session.chairs[seat].agrees or session.chairs[seat].away:
        return ()
    return ((_button(words, table, "agree"),),)


def hand_state(words: Words, session: GameSession, seat: Seat) -> str:
    """The state of a hand without a question: a robot plays for its owner, or there is a pause."""
    if session.chairs[seat].away:
        return words.say("away-you")
    return words.say("paused") if session.paused_at is not None else ""


def hand_due(words: Words, session: GameSession, seat: Seat) -> str:
    """The end of the player's own turn, while its clock runs."""
    turn = session.turn_of(seat)
    if turn is None or session.paused_at is not None:
        return ""
    return words.say("due", when=when(turn.due))


def hand_missed(words: Words, session: GameSession, seat: Seat) -> str:
    """The turns in a row that a robot has played for a player who is not away yet.

    Its last choice is told as long as the deal goes on.
    """
    chair = session.chairs[seat]
    if not chair.missed or chair.away:
        return ""
    chosen = session.chosen_by_robot(seat)
    deals, game = seat == session.view(None).dealer, session.log.game
    said = action_label(words, game, chosen, deals=deals) if chosen is not None else ""
    return words.in_a_row(
        (
            words.say("missed-you", count=chair.missed),
            words.say("missed-choice", action=said) if said else "",
        )
    )


def table_row(words: Words, table: TableId, session: GameSession) -> tuple[Row, ...]:
    """The buttons for everyone while someone is away, or during and before a pause."""
    buttons = []
    if session.paused_at is not None:
        buttons.append(_button(words, table, "resume", "success"))
    elif any(chair.agrees for chair in session.chairs):
        buttons.append(_button(words, table, "agree"))
    if any(chair.away for chair in session.chairs):
        buttons.append(_button(words, table, "back"))
    for n, chair in enumerate(session.chairs):
        if chair.waits and len(buttons) < 3:
            label = words.say("button-take-empty")
            buttons.append(Button(label, str(custom_ids.Sit(table, n)), "success"))
            label = words.say("button-robot-in")
            buttons.append(Button(label, custom_ids.Vote.of(table, "robot", n)))
    return (tuple(buttons),) if buttons else ()


def hand_row(
    words: Words, table: TableId, session: GameSession, seat: Seat
) -> tuple[Row, ...] | None:
    """The buttons a player has instead of cards; ``None`` on their turn."""
    if session.chairs[seat].away:
        return ((_button(words, table, "back", "success"),),)
    if session.paused_at is not None:
        return ((_button(words, table, "resume", "success"),),)
    return None


def menu_row(words: Words, table: TableId, session: GameSession, asker: UserId) -> tuple[Row, ...]:
    """The buttons about time in a player's menu."""
    seat = session.seat_of(asker)
    if seat is None or session.result is not None:
        return ()
    if (instead := hand_row(words, table, session, seat)) is not None:
        return instead
    if session.chairs[seat].agrees:
        return ()
    return pause_row(words, table, session, seat) or ((_button(words, table, "pause"),),)


def pause_begun(words: Words, table: TableId) -> Screen:
    """The answer to whoever has started the pause, with the way on: the hand may be far above."""
    wish = custom_ids.ClockVerb.of(table, "resume", "here")
    button = Button(words.say("clock-button-resume"), wish, "success")
    return Screen(words.say("pause-begun"), rows=((button,),))


def _button(words: Words, table: TableId, verb: str, style: Style = "secondary") -> Button:
    wish = custom_ids.ClockVerb.of(table, "pause" if verb == "agree" else verb)
    return Button(words.say(f"clock-button-{verb}"), wish, style)
