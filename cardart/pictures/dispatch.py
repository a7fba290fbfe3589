"""The choice of a picture by the type of its scene."""

from __future__ import annotations

from cardart.pictures.board import draw_board, draw_sheet
from cardart.pictures.daily import draw_daily
from cardart.pictures.deal import draw_deal
from cardart.pictures.lobby import draw_lobby
from cardart.pictures.replay import draw_replay
from cardart.pictures.rows import draw_rows
from cardart.pictures.slate import draw_slate
from cardart.pictures.stats import draw_stats
from cardart.pictures.table import draw_table
from cardart.pictures.victory import draw_victory
from cardart.scene import (
    AnyScene,
    BoardScene,
    DailyScene,
    DealScene,
    LobbyScene,
    ReplayScene,
    RowsScene,
    SheetScene,
    StatsScene,
    TableScene,
    VictoryScene,
)


def draw_scene(scene: AnyScene) -> bytes:
    """The PNG of a scene of any type.

    :raises TypeError: it is no scene.
    """
    match scene:
        case TableScene():
            return draw_table(scene)
        case LobbyScene():
            return draw_lobby(scene)
        case ReplayScene():
            return draw_replay(scene)
        case DealScene():
            return draw_deal(scene)
        case VictoryScene():
            return draw_victory(scene)
        case DailyScene():
            return draw_daily(scene)
        case BoardScene():
            return draw_board(scene)
        case SheetScene(style="slate"):
            return draw_slate(scene)
        case SheetScene():
            return draw_sheet(scene)
        case StatsScene():
            return draw_stats(scene)
        case RowsScene():
            return draw_rows(scene)
    raise TypeError(f"not a scene: {scene!r}")
