"""A server's board of dailies: the sums of what everyone beat of the field in a week or month."""

from datetime import UTC, date, datetime

from bot.rules import GAMES
from bot.storage.rows.dailies import (
    DAY,
    OF_THE_DAY,
    DailyBoard,
    DailyStanding,
    Span,
    period_of,
)
from bot.tables.screens import custom_ids
from bot.tables.screens.daily_result import percent
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, message
from bot.words.words import Words, escape, in_order

LINES = 10
"""Lines of a page."""
SPANS: tuple[Span, ...] = ("week", "month")


def daily_board_screen(
    words: Words,
    board: DailyBoard,
    mine: DailyStanding | None,
    *,
    server: str,
    span: Span,
    back: int,
    page: int,
    game: str,
    today: int,
) -> Screen:
    """A page of a server's board, ``back`` weeks or months ago, of one game or those of the day."""
    first = first_day(span, period_of(span, today) - back)
    which = game_name(words, game) if game else words.say("daily-games-of-the-day")
    since = words.date(first * DAY)
    lines = [
        words.say("daily-board-title", server=escape(server), game=which, span=span, date=since),
        *(_line(words, row) for row in board.rows),
    ]
    if not board.rows:
        lines.append(words.say("daily-board-empty"))
    if mine is not None and mine.user_id not in {row.user_id for row in board.rows}:
        lines.append(words.say("daily-board-mine", rank=mine.rank, percent=percent(mine.shares)))
    if board.rows:
        lines.append(words.say("daily-board-about"))
    return Screen(message(lines), rows=_rows(words, board, span, back, page, game))


def first_day(span: Span, period: int) -> int:
    """The first day of a week or month, counted from 1970.

    >>> first_day("week", 1), first_day("month", 1970 * 12 + 1)
    (4, 31)
    """
    if span == "week":
        return period * 7 - 3
    at = datetime(period // 12, period % 12 + 1, 1, tzinfo=UTC)
    return (at.date() - date(1970, 1, 1)).days


def _line(words: Words, row: DailyStanding) -> str:
    said = words.say(
        "daily-board-line",
        rank=row.rank,
        name=escape(row.name or "?"),
        percent=percent(row.shares),
        days=row.days,
    )
    return in_order(said)


def _rows(
    words: Words, board: DailyBoard, span: Span, back: int, page: int, game: str
) -> tuple[Row, ...]:
    def wish(span: Span, back: int, page: int) -> str:
        return custom_ids.Daily.of("board", span, back, page, game)

    other: Span = "month" if span == "week" else "week"
    buttons = [
        Button(words.say(f"button-daily-{other}"), wish(other, 0, 0)),
        Button(words.say("button-daily-earlier"), wish(span, back + 1, 0)),
    ]
    if back:
        buttons.append(Button(words.say("button-daily-later"), wish(span, back - 1, 0)))
    buttons.append(Button(words.say("button-daily-today"), custom_ids.Daily.of("open")))
    turns = []
    if page:
        turns.append(Button(words.say("button-board-back"), wish(span, back, page - 1) + "~2"))
    if board.count > (page + 1) * LINES:
        turns.append(Button(words.say("button-board-next"), wish(span, back, page + 1) + "~2"))
    items = [Item(words.say("daily-games-of-the-day"), "-", "", game == OF_THE_DAY)]
    names = sorted((game_name(words, key), key) for key in GAMES)
    items += [Item(name, key, "", key == game) for name, key in names]
    menu = Menu(
        custom_ids.Daily.of("boardof", span, back), words.say("menu-daily-game"), tuple(items)
    )
    return (tuple(buttons), *((tuple(turns),) if turns else ()), menu)
