"""The facts in the four corners of a table: trump and contract, scores, piles, last trick."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from cardart.paint import fonts
from cardart.paint.shapes import box
from cardart.paint.sizes import TINY
from cardart.pictures import seat_plates
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import CORNER, MARGIN, WIDE, begun, layout_of
from cardart.scene import CardFace, Deck, Score, TableScene, Theme, TrickCard

PAD, EDGE = 10, 7
SIGN = 66
TRUMP, CONTRACT = (33, 29, 25), (26, 23, 21)
LINE = 31
SCORE_ROW = 38
SCORES_WIDE = 292
NAMES = (28, 25, 22)
LABEL = 24
UPPER_END = 140
"""The end of the upper corners in pixels from the top."""


@lru_cache(maxsize=256)
def trump_panel(
    trump: str, trump_text: str, contract: str, stake: str, low: bool, theme: Theme, deck: Deck
) -> Image.Image | None:
    """The panel of trump, contract and stake, or ``None`` if there is nothing to tell."""
    if not (trump or trump_text or contract or stake):
        return None
    left = PAD + (SIGN + 12 if trump else 4)
    room = CORNER - left - PAD
    few = bool(stake) or low
    first, below = trump_text, _lines(contract, room, 1 if few else 2)
    if not trump_text:
        first, *below = _lines(contract, room, 2 if few else 3) or [""]
    told = list(fonts.wrapped(stake, CONTRACT[-1], room, 1 if low and below else 2))
    small = CONTRACT if len(told) < 2 else CONTRACT[-1:]
    ink = "text" if first else "award"
    if not first:
        first, *told = told
    lines = len(below) + len(told)
    close = low or lines > 2
    sizes, step = (TRUMP, LINE) if not close else (TRUMP[1:], LINE - 5)
    high = max(2 * PAD + SIGN if trump else 0, 58 + step * lines - (18 if close else 0))
    canvas = Canvas(CORNER, high, "plate", theme_name=theme, deck=deck)
    if trump:
        y = (high - SIGN) // 2
        canvas.stamp(box(SIGN, SIGN, 12), PAD, y, ink="paper", on="plate")
        canvas.suit(trump, SIGN - 14, PAD + 7, y + 7)
    size = fonts.fitting(first, sizes if trump_text else CONTRACT, room)
    y = (high - step * lines) // 2 - round(size * 0.67) - (2 if lines else 0)
    canvas.text(first, left, y, size, ink=ink, on="plate", width=room)
    y += round(size * 0.67) + step + (2 if lines else 0)
    for line, ink in (*((line, "soft") for line in below), *((line, "award") for line in told)):
        size = fonts.fitting(line, small if ink == "award" else CONTRACT, room)
        canvas.text(line, left, y - round(size * 0.67), size, ink=ink, on="plate", width=room)
        y += step
    return canvas.image


def _lines(text: str, room: int, most: int) -> list[str]:
    return list(fonts.wrapped(text, CONTRACT[0], room, most))


@lru_cache(maxsize=256)
def score_panel(
    scores: tuple[Score, ...], columns: int, wide: int, theme: Theme, deck: Deck
) -> Image.Image:
    """The panel of the scores in one or more columns, ``wide`` pixels wide."""
    rows = -(-len(scores) // columns)
    row_high = SCORE_ROW if rows < 3 else SCORE_ROW - 3
    canvas = Canvas(wide, 2 * EDGE + row_high * rows, "plate", theme_name=theme, deck=deck)
    each = (wide - 2 * PAD - 14 * (columns - 1)) // columns
    aim = columns == 1 and all(_fits_beside_aim(score, each) for score in scores)
    for number, score in enumerate(scores):
        column, row = divmod(number, rows)
        x, y = PAD + column * (each + 14), EDGE + row_high * row
        _draw_score(canvas, score, x, y, each, aim=aim)
    return canvas.image


def _score_shape(scores: int, seats: int) -> tuple[int, int]:
    """The number of columns of the scores, and their width in pixels.

    Where nobody sits opposite they go to the left in two rows, above the trick.
    """
    if scores <= 3:
        return 1, SCORES_WIDE
    if seats % 2 == 0:
        return 2, CORNER
    columns = -(-scores // 2)
    return columns, min(WIDE - 3 * MARGIN - CORNER, 186 * columns)


def _fits_beside_aim(score: Score, wide: int) -> bool:
    """Whether a name has room beside points and target; without it the names go first."""
    taken = fonts.line(f"/ {score.target}", 24).width + fonts.line(str(score.value), 33).width
    room = wide - taken - 31
    return fonts.line(score.label, NAMES[-1]).width <= room


def _draw_score(canvas: Canvas, score: Score, x: int, y: int, wide: int, *, aim: bool) -> None:
    colour = seat_plates.side_colour(score.side)
    canvas.stamp(box(9, 28, 4), x, y + 5, ink=colour, on="plate")
    end = x + wide
    if score.target and aim:
        end -= canvas.text(
            f"/ {score.target}", end, y + 5, 24, ink="soft", on="plate", align="right"
        ) + 5  # fmt: skip
    value = str(score.value).replace("-", "−")
    end -= canvas.text(value, end, y - 3, 33, ink="text", on="plate", align="right")
    room = max(24, end - x - 26)
    size = fonts.fitting(score.label, NAMES, room)
    top = y + 19 - round(size * 0.67)
    canvas.text(score.label, x + 17, top, size, ink="text", on="plate", width=room)


def draw_corners(canvas: Canvas, scene: TableScene) -> None:
    """Draw what stands in the upper corners."""
    low = len(scene.seats) > 5  # many cards lie right below
    panel = trump_panel(
        scene.trump, scene.trump_text, scene.contract, scene.stake, low, scene.theme, scene.deck
    )
    if panel is not None:
        _place(canvas, panel, MARGIN, 12)
    if scene.scores:
        columns, wide = _score_shape(len(scene.scores), len(scene.seats))
        panel = score_panel(scene.scores, columns, wide, scene.theme, scene.deck)
        _place(canvas, panel, WIDE - MARGIN - wide, 12)


def _place(canvas: Canvas, panel: Image.Image, x: int, y: int) -> None:
    """Put a panel on the cloth, its corners round and smooth."""
    wide, high = panel.size
    canvas.soft(box(wide, high, 16), x, y, "plate")
    canvas.image.paste(panel.crop((6, 6, wide - 6, high - 6)), (x + 6, y + 6))


def draw_piles(canvas: Canvas, scene: TableScene) -> None:
    """Draw the piles and the up-card in the lower left corner, if not in the middle."""
    x, y = MARGIN, layout_of(scene).below
    if not begun(scene) and scene.up_card is None:
        return
    if begun(scene) and scene.up_card is not None:
        x = _draw_small(canvas, scene.up_card, scene.up_label, x, y)
    for pile in scene.piles:
        if x + TINY.wide > MARGIN + CORNER:
            return
        end = _draw_small(canvas, CardFace(), pile.label, x, y)
        canvas.disc(
            str(pile.count), x + TINY.wide // 2 - 19, y + LABEL + 24, 38,
            fill="chip", ink="chip_ink", on=canvas.back,
        )  # fmt: skip
        x = end


def _draw_small(canvas: Canvas, card: CardFace, label: str, x: int, y: int) -> int:
    """Draw a small card below its label, and return where the next one may begin."""
    wide = _label(canvas, label, x, y, CORNER // 2)
    canvas.laid(card, TINY, x, y + LABEL + 12)
    return x + max(TINY.wide, wide) + 18


def _label(canvas: Canvas, label: str, x: int, y: int, room: int, align: str = "left") -> int:
    mask = fonts.line(label, 23, room)
    canvas.soft(mask, x - (mask.width if align == "right" else 0), y, "soft")
    return mask.width


def draw_last_trick(canvas: Canvas, scene: TableScene) -> None:
    """Draw the last trick in the lower right corner, a letter under each card."""
    trick = scene.last_trick
    if not trick:
        return
    step = min(TINY.wide + 6, (CORNER - 5 - TINY.wide) // max(1, len(trick) - 1))
    right, y = WIDE - MARGIN, layout_of(scene).below
    x = right - step * (len(trick) - 1) - TINY.wide
    _label(canvas, scene.last_label, right, y - 4, CORNER, "right")
    for number, played in enumerate(trick):
        _draw_last(canvas, played, x + number * step, y + LABEL + 4)


def _draw_last(canvas: Canvas, played: TrickCard, x: int, y: int) -> None:
    if played.winner:
        canvas.soft(box(TINY.wide + 6, TINY.high + 6, TINY.radius + 3), x - 3, y - 3, "turn")
    canvas.flat(played.card, TINY, x, y)
    middle, top = x + TINY.wide // 2, y + TINY.high - 12
    if played.winner:
        canvas.disc(
            played.letter[:2], middle - 15, top, 31, fill="turn", ink="turn_ink", on="paper"
        )
    else:
        canvas.disc(played.letter[:2], middle - 15, top, 31, fill="plate", ink="text", on="paper")
