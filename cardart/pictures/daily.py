"""The result of a daily: the points, a tile for each trick, and the field as bars."""

from __future__ import annotations

from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.pictures.canvas import Canvas
from cardart.scene import DailyScene

WIDE = 1086
MARGIN = 36
HEAD_HIGH = 82
TITLE, DATE = (42, 38, 34, 30), (34, 30, 27)
SCORE_TOP, SCORE = 112, (150, 132, 112, 92, 76)
SHARE, LABEL = (104, 88, 72), (32, 29, 26, 24)
TILES_TOP = 312
TILE, TILE_GAP, DEAL_GAP = 58, 10, 34
FIELD_TOP, BARS_HIGH = 420, 170
FOOT_HIGH = 78
MOST_BAR = 64
"""The widest bar, in pixels."""


def draw_daily(scene: DailyScene) -> bytes:
    """The PNG of a daily's result; lower where it tells nothing of the field."""
    field = FIELD_TOP + BARS_HIGH + 62 if scene.bars else FIELD_TOP - 14
    high = field + (FOOT_HIGH if scene.footer else 18)
    canvas = Canvas(WIDE, high, "felt", theme_name=scene.theme)
    canvas.fill((0, 0, WIDE, HEAD_HIGH), "bar")
    _draw_head(canvas, scene)
    _draw_score(canvas, scene)
    _draw_tricks(canvas, scene)
    if scene.bars:
        _draw_field(canvas, scene)
    if scene.footer:
        canvas.fill((0, high - FOOT_HIGH, WIDE, high), "bar")
        size = lettering.fitting(scene.footer, LABEL, WIDE - 2 * MARGIN)
        top = high - FOOT_HIGH + (FOOT_HIGH - lettering.height(size)) // 2
        canvas.text(scene.footer, WIDE // 2, top, size, ink="text", on="bar", align="middle")
    return canvas.png()


def _draw_head(canvas: Canvas, scene: DailyScene) -> None:
    room = WIDE - 2 * MARGIN
    date = lettering.fitting(scene.date, DATE, room // 3)
    top = (HEAD_HIGH - lettering.height(date)) // 2
    used = canvas.text(
        scene.date, WIDE - MARGIN, top, date, ink="soft", on="bar", width=room // 3, align="right"
    )
    left = room - used - 24
    size = lettering.fitting(scene.title, TITLE, left)
    top = (HEAD_HIGH - lettering.height(size)) // 2
    canvas.text(scene.title, MARGIN, top, size, ink="text", on="bar", width=left)


def _draw_score(canvas: Canvas, scene: DailyScene) -> None:
    """Draw the points, in the middle or beside the share of the field."""
    room = (WIDE - 3 * MARGIN) // (2 if scene.share else 1)
    size = lettering.fitting(scene.score, SCORE, room)
    middle = MARGIN + room // 2
    top = SCORE_TOP + (lettering.height(SCORE[0]) - lettering.height(size)) // 2
    canvas.text(scene.score, middle, top, size, ink="award", on="felt", width=room, align="middle")
    if not scene.share:
        return
    middle = WIDE - MARGIN - room // 2
    size = lettering.fitting(scene.share, SHARE, room)
    canvas.text(
        scene.share, middle, SCORE_TOP, size, ink="text", on="felt", width=room, align="middle"
    )
    label = lettering.fitting(scene.share_label, LABEL, room)
    below = SCORE_TOP + lettering.height(SHARE[0]) + 2
    canvas.text(
        scene.share_label, middle, below, label, ink="text", on="felt", width=room, align="middle"
    )


def _draw_tricks(canvas: Canvas, scene: DailyScene) -> None:
    """Draw a tile a trick, smaller where there are many: filled if won, hollow if lost."""
    count = sum(map(len, scene.tricks))
    if not count:
        return
    gaps = (count - len(scene.tricks)) * TILE_GAP + (len(scene.tricks) - 1) * DEAL_GAP
    side = min(TILE, (WIDE - 2 * MARGIN - gaps) // count)
    left = (WIDE - count * side - gaps) // 2
    top = TILES_TOP + (TILE - side) // 2
    for deal in scene.tricks:
        for trick in deal:
            _draw_tile(canvas, trick == "w", left, top, side)
            left += side + TILE_GAP
        left += DEAL_GAP - TILE_GAP


def _draw_tile(canvas: Canvas, won: bool, left: int, top: int, side: int) -> None:
    radius = side // 5
    if won:
        canvas.stamp(box(side, side, radius), left, top, ink="award", on="felt")
    else:
        canvas.stamp(box(side, side, radius), left, top, ink="bar", on="felt")
        canvas.stamp(box(side, side, radius, 4), left, top, ink="plate_edge", on="bar")


def _draw_field(canvas: Canvas, scene: DailyScene) -> None:
    """Draw a bar for each result of the field, the reader's own in the colour of the score."""
    room, count = WIDE - 2 * MARGIN, len(scene.bars)
    step = min(MOST_BAR + 12, room // count)
    wide = max(6, step - max(3, step // 6))
    left = (WIDE - step * count) // 2
    most, foot = max(scene.bars), FIELD_TOP + BARS_HIGH
    canvas.fill((left - 8, foot, left + step * count + 8, foot + 3), "plate_edge")
    for number, reached in enumerate(scene.bars):
        high = max(8 if reached else 0, BARS_HIGH * reached // max(1, most))
        if not high:
            continue
        ink = "award" if number == scene.mine else "soft"
        x = left + number * step + (step - wide) // 2
        canvas.stamp(box(wide, high, min(6, wide // 3)), x, foot - high, ink=ink, on="felt")
    size, below = LABEL[-2], foot + 10
    low, top = lettering.width(scene.lowest, size), lettering.width(scene.highest, size)
    reach = max(step * count, 360)
    begin = (WIDE - reach) // 2
    if count > 1:
        canvas.text(scene.lowest, begin, below, size, ink="text", on="felt")
        canvas.text(scene.highest, begin + reach, below, size, ink="text", on="felt", align="right")
    left_over = reach - low - top - 48 if count > 1 else room
    label = lettering.fitting(scene.bars_label, LABEL[-3:], left_over)
    canvas.text(
        scene.bars_label, WIDE // 2, below, label, ink="soft", on="felt", width=left_over,
        align="middle",
    )  # fmt: skip
