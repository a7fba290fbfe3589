"""Which picture draws which scene."""

from __future__ import annotations

from cardart.board import draw_board, draw_result
from cardart.hand import draw_hand
from cardart.replay import draw_replay
from cardart.scene import (
    AnyScene,
    BoardScene,
    HandScene,
    ReplayScene,
    ResultScene,
    StatsScene,
    TableScene,
)
from cardart.slate import draw_slate
from cardart.stats import draw_stats
from cardart.table import draw_table


def draw_scene(scene: AnyScene) -> bytes:
    """The PNG of any scene."""
    match scene:
        case HandScene():
            return draw_hand(scene)
        case TableScene():
            return draw_table(scene)
        case ReplayScene():
            return draw_replay(scene)
        case BoardScene():
            return draw_board(scene)
        case ResultScene(style="slate"):
            return draw_slate(scene)
        case ResultScene():
            return draw_result(scene)
        case StatsScene():
            return draw_stats(scene)
    raise TypeError(f"not a scene: {scene!r}")
