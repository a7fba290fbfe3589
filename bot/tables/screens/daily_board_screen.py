"""A server's board of dailies: the sums of what everyone beat of the field in a week or month."""

from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A page (from 0) of a board, ``back`` weeks or months ago, of one game or those of the day."""

    span: Span
    back: int = 0
    page: int = 0
    game: str = OF_THE_DAY

    def period(self, today: int) -> int:
        """The number of its week or month."""
        return period_of(self.span, today) - self.back

    @property
    def wish(self) -> str:
        """The text of a button that leads there."""
        return custom_ids.Daily.of("board", self.span, self.back, self.page, self.game)


def daily_board_screen(
    words: Words,
    board: DailyBoard,
    mine: DailyStanding | None,
    at: BoardPage,
    *,
    server: str,
    today: int,
) -> Screen:
    """A page of a server's board, with the line of the asker where they stand on another one."""
    which = game_name(words, at.game) if at.game else words.say("daily-games-of-the-day")
    since = words.date(first_day(at.span, at.period(today)) * DAY)
    lines = [
        words.say("daily-board-title", server=escape(server), game=which, span=at.span, date=since),
        *(_line(words, row) for row in board.rows),
    ]
    if not board.rows:
        lines.append(words.say("daily-board-empty"))
    if mine is not None and mine.user_id not in {row.user_id for row in board.rows}:
        lines.append(words.say("daily-board-mine", rank=mine.rank, percent=percent(mine.shares)))
    if board.rows:
        lines.append(words.say("daily-board-about"))
    return Screen(message(lines), rows=_rows(words, board, at))


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


def _rows(words: Words, board: DailyBoard, at: BoardPage) -> tuple[Row, ...]:
    other: Span = "month" if at.span == "week" else "week"
    first = replace(at, page=0)
    buttons = [
        Button(words.say(f"button-daily-{other}"), BoardPage(other, game=at.game).wish),
        Button(words.say("button-daily-earlier"), replace(first, back=at.back + 1).wish),
    ]
    if at.back:
        buttons.append(
            Button(words.say("button-daily-later"), replace(first, back=at.back - 1).wish)
        )
    buttons.append(Button(words.say("button-daily-today"), custom_ids.Daily.of("open")))
    turns = []
    if at.page:
        before = replace(at, page=at.page - 1)
        turns.append(Button(words.say("button-board-back"), f"{before.wish}~2"))
    if board.count > (at.page + 1) * LINES:
        after = replace(at, page=at.page + 1)
        turns.append(Button(words.say("button-board-next"), f"{after.wish}~2"))
    items = [Item(words.say("daily-games-of-the-day"), "-", "", at.game == OF_THE_DAY)]
    names = sorted((game_name(words, key), key) for key in GAMES)
    items += [Item(name, key, "", key == at.game) for name, key in names]
    menu = Menu(
        custom_ids.Daily.of("boardof", at.span, at.back), words.say("menu-daily-game"), tuple(items)
    )
    return (tuple(buttons), *((tuple(turns),) if turns else ()), menu)
