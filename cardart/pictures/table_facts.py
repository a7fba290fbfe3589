"""The facts in the four corners of a table: trump and contract, scores, piles, last trick."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PIL import Image

from cardart.paint import fonts
from cardart.paint.shapes import box
from cardart.paint.sizes import TINY
from cardart.paint.soft import REACH
from cardart.pictures import seat_plates, trick
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth
from cardart.pictures.places import (
    ABOVE,
    CORNER,
    MARGIN,
    WIDE,
    Layout,
    begun,
    layout_of,
    room_above,
)
from cardart.scene import CardFace, Deck, Score, TableScene, Theme, TrickCard

PAD, EDGE = 10, 7
SIGN = 66
TRUMP, CONTRACT = (33, 29, 25), (26, 23, 21)
LINE = 31
SCORE_ROW = 38
SCORES_WIDE = 292
WIDER = ABOVE[0] - 2 * MARGIN
"""The width in pixels of a corner's panel that reaches to the plate opposite."""
TOP = 12
AIM, LABELS = 24, (28, 25, 22)
LABEL = 24
RIM = 3
"""The width of the frame of the winner's card in the last trick, in pixels."""
UPPER_END = 140
"""The end of the upper corners in pixels from the top."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A way to set the words of a panel: its width and height, lines and their size in pixels."""

    wide: int
    high: int
    below: tuple[tuple[str, str], ...]
    """The lines below the first, each with the name of its ink."""
    size: int
    low: bool


@lru_cache(maxsize=256)
def trump_panel(
    trump: str,
    trump_text: str,
    contract: str,
    stake: str,
    within: Layout,
    cloth: Cloth,
    theme: Theme,
    deck: Deck,
) -> Image.Image | None:
    """The panel of trump, contract and stake on its piece of the cloth, or ``None`` without any."""
    if not (trump or trump_text or contract or stake):
        return None
    first = trump_text or contract
    fit = _fitted(bool(trump), "" if first == contract else contract, stake, within)
    left, step = _left(bool(trump)), LINE - 5 if fit.low else LINE
    room, lines = fit.wide - left - PAD, len(fit.below)
    canvas = _panel(cloth, MARGIN, fit.wide, fit.high, theme, deck)
    if trump:
        y = (fit.high - SIGN) // 2
        canvas.stamp(box(SIGN, SIGN, 12), PAD, y, ink="paper", on="plate")
        canvas.suit(trump, SIGN - 14, PAD + 7, y + 7)
    sizes = TRUMP if trump_text else CONTRACT
    size = fonts.fitting(first, sizes[1:] if fit.low else sizes, room)
    y = (fit.high - step * lines) // 2 - round(size * 0.67) - (2 if lines else 0)
    canvas.text(first, left, y, size, ink="text", on="plate", width=room)
    y += round(size * 0.67) + step + (2 if lines else 0)
    for line, ink in fit.below:
        top = y - round(fit.size * 0.67)
        canvas.text(line, left, top, fit.size, ink=ink, on="plate", width=room)
        y += step
    return canvas.image


def _left(sign: bool) -> int:
    """The left of the words in the panel, in pixels."""
    return PAD + (SIGN + 12 if sign else 4)


def _fitted(sign: bool, contract: str, stake: str, within: Layout) -> Fit:
    """The first way in which all words are seen whole, and nothing on the table is covered.

    The contract gives way to the stake, which says who has to take how much.
    """
    told = [(contract, "soft"), (stake, "award")]
    ways = [told, told[1:]] if stake else [told]
    for texts, low, wide, longest in product(ways, (False, True), (CORNER, WIDER), (1, 2, 3)):
        most = room_above(within, wide, right=False) - TOP
        for size in CONTRACT:
            room = wide - _left(sign) - PAD
            lines = [(_lines(text, size, room), ink) for text, ink in texts]
            below = tuple((line, ink) for found, ink in lines for line in found)
            high = _panel_high(sign, len(below), low)
            whole = all(len(found) <= longest for found, _ in lines)
            if whole and high <= most and all(_wide(line, size) <= room for line, _ in below):
                return Fit(wide, high, below, size, low)
    last = tuple((text, ink) for text, ink in ways[0] if text)[-1:]
    return Fit(CORNER, _panel_high(sign, len(last), True), last, CONTRACT[-1], True)


def _panel_high(sign: bool, lines: int, low: bool) -> int:
    step = LINE - 5 if low else LINE
    return max(2 * PAD + SIGN if sign else 0, 58 + step * lines - (18 if low else 0))


def _lines(text: str, size: int, room: int) -> tuple[str, ...]:
    return fonts.wrapped(text, size, room, 9)


def _wide(line: str, size: int) -> int:
    return fonts.width(line, size)


@lru_cache(maxsize=256)
def score_panel(
    scores: tuple[Score, ...], columns: int, wide: int, cloth: Cloth, theme: Theme, deck: Deck
) -> Image.Image:
    """The panel of the scores in columns, ``wide`` pixels wide, on its piece of the cloth."""
    rows = -(-len(scores) // columns)
    row_high = _row_high(rows)
    high = 2 * EDGE + row_high * rows
    canvas = _panel(cloth, WIDE - MARGIN - wide, wide, high, theme, deck)
    target = _target(scores) if columns == 1 else ""
    if max(_score_wide(score, LABELS[-1]) for score in scores) > wide - 2 * PAD - _aim(target):
        target = ""  # names are worth more
    if target:
        canvas.text(
            target, wide - PAD, high // 2 - 17, AIM, ink="soft", on="plate", align="right"
        )  # fmt: skip
    inner = wide - 2 * PAD - _aim(target)
    each = (inner - 14 * (columns - 1)) // columns
    for number, score in enumerate(scores):
        column, row = divmod(number, rows)
        x, y = PAD + column * (each + 14), EDGE + row_high * row
        _draw_score(canvas, score, x, y, each)
    return canvas.image


def _row_high(rows: int) -> int:
    return SCORE_ROW if rows < 3 else SCORE_ROW - 3


def _target(scores: tuple[Score, ...]) -> str:
    """The target of all, which stands once; empty if there is none or each has its own."""
    targets = {score.target for score in scores}
    return f"/ {max(targets)}" if len(targets) == 1 and max(targets) else ""


def _score_shape(scores: tuple[Score, ...], seats: int, within: Layout) -> tuple[int, int]:
    """The number of columns of the scores, and their width in pixels.

    Where nobody sits opposite they go to the left in two rows, above the trick.
    """
    if len(scores) > 3 and seats % 2:
        columns = -(-len(scores) // 2)
        return columns, min(WIDE - 3 * MARGIN - CORNER, 186 * columns)
    columns = 1 if len(scores) <= 3 else 2
    rows = -(-len(scores) // columns)
    high = TOP + 2 * EDGE + _row_high(rows) * rows
    needed = max(_score_wide(score) for score in scores) * columns + 14 * (columns - 1) + 2 * PAD
    needed += _aim(_target(scores)) if columns == 1 else 0
    least = SCORES_WIDE if columns == 1 else CORNER
    most = next((w for w in (WIDER, CORNER) if room_above(within, w, right=True) >= high), least)
    return columns, max(least, min(needed, most))


def _aim(target: str) -> int:
    """The pixels that the target takes beside the scores."""
    return fonts.width(target, AIM) + 8 if target else 0


def _score_wide(score: Score, size: int = LABELS[0]) -> int:
    """The pixels that a line of the score needs with a label of this size."""
    return fonts.width(score.label, size) + fonts.width(_value(score), 33) + 36


def _value(score: Score) -> str:
    return str(score.value).replace("-", "−")


def _draw_score(canvas: Canvas, score: Score, x: int, y: int, wide: int) -> None:
    colour = seat_plates.side_colour(score.side)
    canvas.stamp(box(9, 28, 4), x, y + 5, ink=colour, on="plate")
    end = x + wide
    end -= canvas.text(_value(score), end, y - 3, 33, ink="text", on="plate", align="right")
    room = max(24, end - x - 26)
    size = fonts.fitting(score.label, LABELS, room)
    top = y + 19 - round(size * 0.67)
    canvas.text(score.label, x + 17, top, size, ink="text", on="plate", width=room)


def draw_corners(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw what stands in the upper corners."""
    within, look = layout_of(scene), (cloth, scene.theme, scene.deck)
    panel = trump_panel(
        scene.trump, scene.trump_text, scene.contract, scene.stake, within, *look
    )  # fmt: skip
    if panel is not None:
        canvas.image.paste(panel, (MARGIN, TOP))
    if scene.scores:
        columns, wide = _score_shape(scene.scores, len(scene.seats), within)
        panel = score_panel(scene.scores, columns, wide, *look)
        canvas.image.paste(panel, (WIDE - MARGIN - wide, TOP))


def _panel(cloth: Cloth, x: int, wide: int, high: int, theme: Theme, deck: Deck) -> Canvas:
    """An empty panel on its piece of the cloth, whose left is `x`; the sizes are pixels."""
    return Canvas.over(
        _empty(cloth, x, wide, high, theme, deck).copy(), theme_name=theme, deck=deck
    )


@lru_cache(maxsize=128)
def _empty(cloth: Cloth, x: int, wide: int, high: int, theme: Theme, deck: Deck) -> Image.Image:
    canvas = Canvas.over(cloth.piece(x, TOP, wide, high), theme_name=theme, deck=deck)
    canvas.soft(box(wide, high, 16), 0, 0, "plate")
    return canvas.image


def draw_piles(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw the piles and the up-card in the lower left corner, if not in the middle."""
    x, y = MARGIN, layout_of(scene).below
    if not begun(scene) and scene.up_card is None:
        return
    if begun(scene) and scene.up_card is not None:
        x = _draw_small(canvas, cloth, scene.up_card, scene.up_label, x, y)
    for pile in scene.piles:
        if x + TINY.wide > MARGIN + CORNER:
            return
        end = _draw_small(canvas, cloth, CardFace(), pile.label, x, y)
        canvas.disc(
            str(pile.count), x + TINY.wide // 2 - 19, y + LABEL + 24, 38,
            fill="chip", ink="chip_ink", on=canvas.back,
        )  # fmt: skip
        x = end


def _draw_small(canvas: Canvas, cloth: Cloth, card: CardFace, label: str, x: int, y: int) -> int:
    """Draw a small card below its label, and return where the next one may begin."""
    top = y + LABEL + 12
    under = trick.bed(0, TINY, x, top, cloth, canvas.theme_name, canvas.deck)
    canvas.sprite(under, x - REACH, top - REACH)
    canvas.faced(card, TINY, x, top)
    wide = _label(canvas, label, x, y, CORNER // 2)
    return x + max(TINY.wide, wide) + 18


def _label(canvas: Canvas, label: str, x: int, y: int, room: int, align: str = "left") -> int:
    mask = fonts.line(label, 23, room)
    canvas.soft(mask, x - (mask.width if align == "right" else 0), y, "soft")
    return mask.width


def draw_last_trick(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw the last trick in the lower right corner, a letter under each card."""
    trick = scene.last_trick
    if not trick:
        return
    step = min(TINY.wide + 6, (CORNER - 5 - TINY.wide) // max(1, len(trick) - 1))
    right, y = WIDE - MARGIN, layout_of(scene).below
    x = right - step * (len(trick) - 1) - TINY.wide
    _label(canvas, scene.last_label, right, y - 4, CORNER, "right")
    y += LABEL + 4
    winners = tuple(played.winner for played in trick)
    under = last_ground(winners, step, x, y, cloth, scene.theme, scene.deck)
    canvas.image.paste(under, (x - RIM, y - RIM))
    for number, played in enumerate(trick):
        _draw_last(canvas, played, x + number * step, y)


@lru_cache(maxsize=64)
def last_ground(
    winners: tuple[bool, ...], step: int, x: int, y: int, cloth: Cloth, theme: Theme, deck: Deck
) -> Image.Image:
    """The cloth under a last trick, with the corners of its cards and the winner's frame."""
    wide = step * (len(winners) - 1) + TINY.wide + 2 * RIM
    under = cloth.piece(x - RIM, y - RIM, wide, TINY.high + 2 * RIM)
    canvas = Canvas.over(under, theme_name=theme, deck=deck)
    frame = box(TINY.wide + 2 * RIM, TINY.high + 2 * RIM, TINY.radius + RIM)
    for number, winner in enumerate(winners):
        if winner:
            canvas.soft(frame, number * step, 0, "turn")
        canvas.flat(CardFace(), TINY, number * step + RIM, RIM)
    return canvas.image


def _draw_last(canvas: Canvas, played: TrickCard, x: int, y: int) -> None:
    canvas.faced(played.card, TINY, x, y)
    middle, top = x + TINY.wide // 2, y + TINY.high - 12
    fill, ink = ("turn", "turn_ink") if played.winner else ("plate", "text")
    canvas.disc(played.letter[:2], middle - 15, top, 31, fill=fill, ink=ink, on="paper")
