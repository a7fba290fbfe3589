"""The facts in the four corners of a table: trump and contract, scores, piles, last trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product

from cardart.cards.faces import Sprite
from cardart.paint import lettering, wrapping
from cardart.paint.shapes import box
from cardart.paint.sizes import TINY
from cardart.paint.soft import FALL, REACH
from cardart.pictures import trick
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth
from cardart.pictures.corner import PAD, TOP, WIDER, panel
from cardart.pictures.places import (
    CORNER,
    MARGIN,
    WIDE,
    Layout,
    begun,
    layout_of,
    room_above,
)
from cardart.pictures.scores import score_panel as score_panel
from cardart.pictures.sheet import piece
from cardart.scene import CardFace, Deck, Pile, TableScene, TrickCard
from cardart.text_cache import text_cache

PAIR, MANY = 2, 7
"""Seats of whom none sits at a side, so that a panel has no end below it but that of the corner;
and those whose scores reach so far to the left that a panel there must not be wider."""
SIGN = 66
BROAD = 350
"""The width in pixels of a panel that reaches to the played cards of three or five."""
TRUMP, CONTRACT = (36, 33, 29, 25), (31, 28, 26, 23, 21)
STEPS = (37, 31, 26, 23)
"""Pixels from line to line: the widest, the usual, where there is little room, and least."""
TIGHT = 2
"""The first of `STEPS` at which the first line is smaller, too."""
OWN = (50, 58, 40, 40)
"""The share of the first line in the height, in pixels, for each of `STEPS`."""
GAP = 3
"""Pixels between two lines at least."""
LEFT_OVER = 0.4
"""The share of its room that a last line fills at least, where letters are large."""
MOST_LINES = (1, 2, 3, 4)
"""The lines that one text may take, the best first."""
LABEL = 24
RIM = 3
"""The width of the frame of the winner's card in the last trick, in pixels."""
OVER = 4
"""Pixels by which the label of the last trick stands higher than those of the piles."""
LAST_HIGH = OVER + LABEL + 4 + TINY.high + 20
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
    low: int
    """The distance of the lines, an index into `STEPS`."""


@text_cache(512)
def trump_panel(
    trump: str,
    trump_text: str,
    contract: str,
    stake: tuple[str, str],
    within: Layout,
    cloth: Cloth,
    theme: str,
    deck: Deck,
) -> Sprite | None:
    """The panel of trump, contract and stake on its piece of the cloth, or ``None`` without any.

    The stake comes as it is, and in brief.
    """
    if not (trump or trump_text or contract or stake[0]):
        return None
    first = trump_text or (contract if stake[0] else "")
    fit = fitted(bool(trump), bool(first), "" if first == contract else contract, stake, within)
    left, step = _left(bool(trump)), STEPS[fit.low]
    room, lines = fit.wide - left - PAD, len(fit.below)
    canvas = panel(cloth, MARGIN, fit.wide, fit.high, theme, deck)
    if trump:
        y = (fit.high - SIGN) // 2
        canvas.stamp(box(SIGN, SIGN, 12), PAD, y, ink="paper", on="plate")
        canvas.suit(trump, SIGN - 14, PAD + 7, y + 7)
    size = lettering.fitting(first, TRUMP[fit.low :] if fit.low < TIGHT else TRUMP[2:], room)
    y = (fit.high - step * lines) // 2 - (2 if lines else 0)
    canvas.text(first, left, y - round(size * 0.67), size, ink="text", on="plate", width=room)
    y += step + (2 if lines else 0) if first else step // 2
    for line, ink in fit.below:
        top = y - round(fit.size * 0.67)
        own = "text" if ink == "soft" and not first else ink
        canvas.text(line, left, top, fit.size, ink=own, on="plate", width=room)
        y += step
    return Sprite(canvas.image)


def _left(sign: bool) -> int:
    """The left of the words in the panel, in pixels."""
    return PAD + (SIGN + 12 if sign else 4)


def fitted(sign: bool, first: bool, contract: str, stake: tuple[str, str], within: Layout) -> Fit:
    """The first way in which all words are seen whole, and nothing on the table is covered.

    Letters that are read on a phone come first. Where there is no room for them, the stake gives
    way to itself in brief, and then the contract to the stake.
    """
    told, brief = ([(contract, "soft"), (one, "award")] for one in stake)
    texts = [told, brief] if stake[1] else [told]
    large = [(way, most) for way in texts for most in MOST_LINES[:2]]
    ways = [(way, most) for most in MOST_LINES for way in texts]
    ways += [(way[1:], most) for most in MOST_LINES for way in texts] if stake[0] else []
    wides = (CORNER, BROAD, WIDER) if len(within.places) < MANY else (CORNER,)
    tried = chain(
        product((CONTRACT[:3],), large, (0,), wides),
        product((CONTRACT[2:-1], CONTRACT[-1:]), ways, (1, 2), wides),
    )
    for sizes, (way, most_lines), low, wide in tried:
        most = room_above(within, wide, right=False) - TOP
        if len(within.places) == PAIR:
            most = min(most, UPPER_END - TOP)
        if _panel_high(sign, first, sum(bool(text) for text, _ in way), low) > most:
            continue
        for size in sizes:
            below = _below(way, size, wide - _left(sign) - PAD, most_lines, low)
            if below is None:
                continue
            high = _panel_high(sign, first, len(below), low)
            if high <= most:
                return Fit(wide, high, below, size, low)
    return _short(sign, first, [pair for pair in reversed(texts[-1]) if pair[0]])


def _short(sign: bool, first: bool, texts: Sequence[tuple[str, str]]) -> Fit:
    """The first of these texts that is whole on one line or two; if none is, the last is cut.

    That is the contract: of a stake that is cut nothing is left but names, and the numbers go.
    """
    room = CORNER - _left(sign) - PAD
    for text, ink in texts:
        sizes = [size for size in CONTRACT if _fits(text, size, room, 2)]
        if sizes:
            return Fit(CORNER, _panel_high(sign, first, 1, 2), ((text, ink),), sizes[0], 2)
        size = CONTRACT[-1]
        parts = wrapping.wrapped(text, size, room, 2)
        if all(_fits(part, size, room, 3) for part in parts):
            below = tuple((part, ink) for part in parts)
            return Fit(CORNER, _panel_high(sign, first, 2, 3), below, size, 3)
    last = tuple(texts[-1:])
    return Fit(CORNER, _panel_high(sign, first, len(last), 2), last, CONTRACT[-1], 2)


def _below(
    way: Sequence[tuple[str, str]], size: int, room: int, most: int, low: int
) -> tuple[tuple[str, str], ...] | None:
    """The lines of these texts, each with its ink, if each text is whole in ``most`` lines."""
    below: list[tuple[str, str]] = []
    for number, (text, ink) in enumerate(way):
        if lettering.width(text, size) > most * (room + size):
            return None  # it need not be broken to be seen as too long
        found = wrapping.wrapped(text, size, room, 9)
        well = low > 0 or ((number or len(found) < 2) and _reads(found, size, room))
        if not well or len(found) > most or not all(_fits(line, size, room, low) for line in found):
            return None
        below += ((line, ink) for line in found)
    return tuple(below)


def _panel_high(sign: bool, first: bool, lines: int, low: int) -> int:
    others = (OWN[low] if first else 27) + STEPS[low] * lines
    return max(2 * PAD + SIGN if sign else 0, others)


def _reads(lines: tuple[str, ...], size: int, room: int) -> bool:
    """Whether no word is left over for the last of the lines."""
    return len(lines) < 2 or lettering.width(lines[-1], size) >= LEFT_OVER * room


def _fits(line: str, size: int, room: int, low: int) -> bool:
    apart = not lettering.fills_lines(line) or size <= STEPS[low] - GAP
    return apart and lettering.width(line, size) <= room


def draw_corners(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw what stands in the upper corners."""
    within, look = layout_of(scene), (cloth, scene.theme, scene.deck)
    stake = (scene.stake, scene.stake_brief)
    trump = trump_panel(scene.trump, scene.trump_text, scene.contract, stake, within, *look)
    if trump is not None:
        canvas.sprite(trump, MARGIN, TOP)
    if scene.scores:
        scores = score_panel(scene.scores, len(scene.seats), within, *look)
        canvas.sprite(scores, WIDE - MARGIN - scores.wide, TOP)


def draw_piles(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw the piles and the up-card in the lower left corner, if not in the middle."""
    up_card = (scene.up_card, scene.up_label) if begun(scene) else (None, "")
    if (begun(scene) or scene.up_card is not None) and (scene.piles or up_card[0] is not None):
        y = layout_of(scene).below
        canvas.sprite(_piles(*up_card, scene.piles, y, cloth, scene.theme, scene.deck), 0, y)


@lru_cache(maxsize=256)
def _piles(
    up_card: CardFace | None,
    up_label: str,
    piles: tuple[Pile, ...],
    y: int,
    cloth: Cloth,
    theme: str,
    deck: Deck,
) -> Sprite:
    """The up-card if there is one, and the piles for which there is room, side by side."""

    def draw(canvas: Canvas) -> None:
        x = MARGIN
        if up_card is not None:
            x = _draw_small(canvas, cloth, up_card, up_label, x, y)
        for pile in piles:
            if x + TINY.wide > MARGIN + CORNER:
                return
            end = _draw_small(canvas, cloth, CardFace(), pile.label, x, y)
            canvas.disc(
                str(pile.count), x + TINY.wide // 2 - 19, y + LABEL + 24, 38,
                fill="chip", ink="chip_ink", on=canvas.back,
            )  # fmt: skip
            x = end

    high = LABEL + 12 + TINY.high + REACH + FALL
    return piece(cloth, (0, y, 2 * CORNER, high), theme, deck, draw)


def _draw_small(canvas: Canvas, cloth: Cloth, card: CardFace, label: str, x: int, y: int) -> int:
    """Draw a small card below its label, and return where the next one may begin."""
    top = y + LABEL + 12
    under = trick.bed(0, TINY, x, top, cloth, canvas.theme_name, canvas.deck)
    canvas.sprite(under, x - REACH, top - REACH)
    canvas.faced(card, TINY, x, top)
    wide = _label(canvas, label, x, y, CORNER // 2)
    return x + max(TINY.wide, wide) + 18


def _label(canvas: Canvas, label: str, x: int, y: int, room: int, align: str = "left") -> int:
    mask = lettering.line(label, 23, room)
    canvas.soft(mask, x - (mask.width if align == "right" else 0), y, "soft")
    return mask.width


def draw_last_trick(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw the last trick in the lower right corner, a letter under each card."""
    if scene.last_trick:
        y, look = layout_of(scene).below, (scene.theme, scene.deck)
        last = _last_trick(scene.last_trick, scene.last_label, y, cloth, *look)
        canvas.sprite(last, WIDE - last.wide, y - OVER)


@text_cache(192)
def _last_trick(
    trick: tuple[TrickCard, ...], label: str, y: int, cloth: Cloth, theme: str, deck: Deck
) -> Sprite:
    """A last trick on the right end of the cloth, below its label."""
    step = min(TINY.wide + 6, (CORNER - 5 - TINY.wide) // max(1, len(trick) - 1))
    right = WIDE - MARGIN
    x, top = right - step * (len(trick) - 1) - TINY.wide, y + LABEL + 4

    def draw(canvas: Canvas) -> None:
        _label(canvas, label, right, y - OVER, CORNER, "right")
        winners = tuple(played.winner for played in trick)
        ground = last_ground(winners, step, x, top, cloth, theme, deck)
        canvas.sprite(ground, x - RIM, top - RIM)
        for number, played in enumerate(trick):
            _draw_last(canvas, played, x + number * step, top)

    wide = CORNER + 2 * MARGIN
    return piece(cloth, (WIDE - wide, y - OVER, wide, LAST_HIGH), theme, deck, draw)


@lru_cache(maxsize=64)
def last_ground(
    winners: tuple[bool, ...], step: int, x: int, y: int, cloth: Cloth, theme: str, deck: Deck
) -> Sprite:
    """The corners of a last trick's cards on the cloth, and the winner's frame."""

    def draw(canvas: Canvas) -> None:
        frame = box(TINY.wide + 2 * RIM, TINY.high + 2 * RIM, TINY.radius + RIM)
        for number, winner in enumerate(winners):
            left = x + number * step
            if winner:
                canvas.soft(frame, left - RIM, y - RIM, "turn")
            canvas.flat(CardFace(), TINY, left, y)

    wide = step * (len(winners) - 1) + TINY.wide + 2 * RIM
    return piece(cloth, (x - RIM, y - RIM, wide, TINY.high + 2 * RIM), theme, deck, draw)


def _draw_last(canvas: Canvas, played: TrickCard, x: int, y: int) -> None:
    canvas.faced(played.card, TINY, x, y)
    middle, top = x + TINY.wide // 2, y + TINY.high - 12
    fill, ink = ("turn", "turn_ink") if played.winner else ("plate", "text")
    canvas.disc(played.letter[:2], middle - 15, top, 31, fill=fill, ink=ink, on="paper")
