"""A server's board of dailies: what its figures are is said where there are some."""

import pytest

from bot.storage.rows.dailies import DailyBoard, DailyStanding
from bot.storage.rows.ids import UserId
from bot.tables.screens.daily_board_screen import BoardPage, daily_board_screen
from bot.words.words import languages, words

ANN = DailyStanding(rank=1, user_id=UserId(1), name="Ann", shares=1.5, days=2)


@pytest.mark.parametrize("language", languages())
def test_figures_are_explained_where_there_are_some(language: str) -> None:
    """No explanation cites a number of the laws of bridge."""
    w = words(language)
    for rows in ((), (ANN,)):
        text = daily_board_screen(
            w,
            DailyBoard(rows=rows, count=len(rows)),
            None,
            BoardPage("week"),
            server="Home",
            today=20_000,
        ).text
        assert (w.say("daily-board-about") in text) is bool(rows)
        assert (w.say("daily-board-empty") in text) is not bool(rows)
        assert "78" not in text
