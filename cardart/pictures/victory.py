"""The end of a game: the winners' faces, the final score, moments, and changed ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from random import Random

from PIL import Image, ImageDraw

from cardart.paint import lettering, wrapping
from cardart.paint.shapes import Mask, Point, shape
from cardart.paint.theme import Theme
from cardart.pictures.canvas import BADGE, Canvas, exchanged, painted
from cardart.pictures.dress import MINUS, Area, draw_marks, ground_of, lay_ground, owes, worn
from cardart.pictures.heads import draw_faces, faces_wide
from cardart.pictures.shortening import fits_in, names_of, shortened, shortened_lines
from cardart.scene import Dress, SideScene, VictoryScene

Across = tuple[int, int]
"""Left and right in pixels."""
Lines = tuple[str, ...]
WIDE, HIGH = 1100, 733
MARGIN, GAP = 26, 20
CLEAR = 64
"""Pixels by which sides with a crown are drawn in, clear of the badge for alt text."""
HEADLINE, WHY = (72, 64, 56, 48, 40, 34, 30), (36, 32, 28, 26)
TWO_LINES = (40, 36, 32, 30)
"""The sizes of a headline on two lines, if a single one has not the room for it."""
CLOSER = 10
"""Pixels by which these lines stand closer than letters are high."""
STAGE = 408
"""The height of the winners' stage; the final score stands below it."""
SUN = (WIDE // 2, 196)
"""The middle of the rays."""
RAYS = 22
TALL = 90
"""The height in pixels above which a side of a final score has room for two lines."""
MARKED = 64
"""The height in pixels above which a side of a final score has room for strokes or pegs."""
LEAST_MARKS = 260
"""The width in pixels of strokes or pegs at least."""
FACES = (190, 168, 148, 128, 108, 92)
CONFETTI = ("award", "side0", "side1", "side3", "side4", "chip")
WIDENED = 46
"""Pixels by which the final score is wider than what is told beside it, for the sake of names."""
LONG = 23
"""The size of a name that is too long for the others, in pixels."""
RATED = (28, 25, 22)
NAMES, LINE, MOMENT = (40, 36, 32, 28, 26), (36, 32, 28, 26), (44, 40, 36, 32, 29, 26)


def draw_victory(scene: VictoryScene) -> bytes:
    """The PNG of the end of a game."""
    canvas = Canvas(WIDE, HIGH, "felt", theme_name=scene.theme, deck=scene.deck)
    canvas.image.paste(_light(canvas.colours, festive=bool(scene.winners)), (0, 0))
    _draw_winners(canvas, scene)
    room = WIDE - 4 * MARGIN
    _draw_headline(canvas, scene, room)
    _draw_why(canvas, scene, room)
    told = bool(scene.moments or scene.ratings)
    whole = WIDE - 2 * MARGIN
    shares = (0, WIDENED) if told else (whole - (whole - GAP) // 2,)
    for wider in shares:
        wide = (whole - GAP) // 2 + wider
        area = (MARGIN, STAGE + 12, wide, HIGH - STAGE - 12 - MARGIN)
        standing = _Standing(canvas, scene, area)
        if standing.whole(LINE[-1]):
            break
    standing.draw()
    if told:
        _draw_told(canvas, scene, (MARGIN + wide + GAP, area[1], whole - wide - GAP, area[3]))
    return canvas.png()


def _draw_headline(canvas: Canvas, scene: VictoryScene, room: int) -> None:
    """Draw who has won, on two lines if one would cut it: its end says what they did."""
    size, lines = headline_of(scene.headline, room, names_of(scene.sides))
    step = lettering.height(size) - CLOSER
    top = 274 + (HEADLINE[0] - size - (len(lines) - 1) * step) // 2
    for line in lines:
        canvas.text(line, WIDE // 2, top, size, ink="award", on="felt", width=room, align="middle")
        top += step


def headline_of(headline: str, room: int, names: Sequence[str] = ()) -> tuple[int, tuple[str, ...]]:
    """The size in pixels of a headline, and its lines.

    Where even two lines are not enough, the ``names`` in it lose their ends.
    """
    size = lettering.fitting(headline, HEADLINE, room)
    if lettering.width(headline, size) <= room:
        return size, (headline,)
    for size in TWO_LINES:
        lines = wrapping.wrapped(headline, size, room, 2)
        if fits_in(lines, size, room) and wrapping.keeps_words(headline, lines):
            return size, lines
    return size, shortened_lines(headline, names, size, room, 2)


def _draw_why(canvas: Canvas, scene: VictoryScene, room: int) -> None:
    """Draw where this was and why it is over, or that alone if it takes the whole line."""
    whole = " · ".join(filter(None, (scene.title, scene.why)))
    fits = lettering.width(whole, WHY[-2]) <= room
    below = whole if fits or not scene.why else scene.why
    size = lettering.fitting(below, (*WHY, LONG), room)
    below = shortened(below, names_of(scene.sides), lambda s: lettering.width(s, size) <= room)
    top = 358 + (WHY[0] - size) // 2
    canvas.text(below, WIDE // 2, top, size, ink="text", on="felt", width=room, align="middle")


# ---------------------------------------------------------------------- the stage


@lru_cache(maxsize=16)
def _light(colours: Theme, *, festive: bool) -> Image.Image:
    """The ground of the stage: rays, and confetti where there is something to celebrate."""
    ground = Image.new("L", (WIDE, STAGE), colours["felt"])
    layers = [("ring", _rays())]
    layers += [(colour, _confetti(colour)) for colour in CONFETTI] if festive else []
    for ink, mask in layers:
        numbers = exchanged(mask.image, colours.shades("felt", ink))
        ground.paste(numbers, (0, 0), painted(mask.image))
    return ground


def _rays() -> Mask:
    mask = Image.new("L", (WIDE, STAGE), 0)
    pen, far = ImageDraw.Draw(mask), WIDE
    for ray in range(RAYS):
        turns = [2 * math.pi * (ray + side) / RAYS for side in (-0.25, 0.25)]
        ends: list[Point] = [
            (SUN[0] + far * math.cos(turn), SUN[1] + far * math.sin(turn)) for turn in turns
        ]
        pen.polygon([SUN, *ends], fill=255)
    return Mask(mask)


def _confetti(colour: str) -> Mask:
    """Scraps of paper of one colour, at the same places on every picture."""
    chance = Random(f"confetti {colour}")
    large = Image.new("L", (WIDE * 2, STAGE * 2), 0)
    pen = ImageDraw.Draw(large)
    for _ in range(11):
        x = chance.choice((chance.uniform(30, 300), chance.uniform(WIDE - 300, WIDE - 30)))
        y = chance.uniform(70, 262)
        turn, long, thin = chance.uniform(0, math.pi), chance.uniform(8, 13), chance.uniform(3, 5)
        along = (long * math.cos(turn), long * math.sin(turn))
        across = (-thin * math.sin(turn), thin * math.cos(turn))
        corners = [
            (2 * (x + a * along[0] + b * across[0]), 2 * (y + a * along[1] + b * across[1]))
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        pen.polygon(corners, fill=255)
    return Mask(large.reduce(2))


def _draw_winners(canvas: Canvas, scene: VictoryScene) -> None:
    """Draw the faces of all winners in a row, each side under a crown; without any, of all."""
    sides = [scene.sides[number] for number in scene.winners] or list(scene.sides)
    room = WIDE - 2 * MARGIN
    for size in FACES:
        wides = [faces_wide(len(side.faces), size) for side in sides]
        wide = sum(wides) + 40 * max(0, len(sides) - 1)
        if wide <= room:
            break
    x, y = (WIDE - wide) // 2, 82 + (FACES[0] - size) // 2
    for side, own in zip(sides, wides, strict=True):
        crown = max(56, size * 52 // 100)
        mask = shape("crown", crown, crown * 5 // 6)
        draw_faces(canvas, side.faces, side.side, x, y, size, "felt")
        top = max(4, y - crown * 5 // 6 + size // 12)
        if scene.winners:
            canvas.stamp(mask, x + (own - crown) // 2, top, ink="award", on="felt")
        x += own + 40


# ---------------------------------------------------------------------- the final score


class _Standing:
    """Every side's points on what the game's players write them on.

    All begin where the lowest does, clear of the badge that Discord lays over that corner.
    """

    def __init__(self, canvas: Canvas, scene: VictoryScene, area: Area) -> None:
        self.canvas, self.scene, self.area = canvas, scene, area
        self.dress = worn(scene.dress, scene.target, scene.sides)
        x, _, wide, high = area
        self.edge = 18 if self.dress == "slate" else 8
        self.step = (high - 2 * self.edge) / len(scene.sides)
        self.left, self.room = x + self.edge + 8, wide - 2 * self.edge - 16
        self.order = _order(scene)
        crown, won = _crown(round(self.step)), self.order[-1] in scene.winners
        self.clear = _clear(self.left, crown, won)
        self.setting = _Setting.of(scene, self.room - self.clear, round(self.step))

    def whole(self, size: int) -> bool:
        """Whether no name is cut in letters of this size."""
        lines = 2 if self.step > TALL else 1
        return all(self.setting.parts(s, size, lines) or not s.name for s in self.scene.sides)

    def draw(self) -> None:
        """Draw the ground, and the sides on it, each below the one before."""
        canvas, left, step = self.canvas, self.left, self.step
        marks = self._marks()
        lay_ground(canvas, self.dress, self.area, "felt", ruled=False)
        for place, number in enumerate(self.order):
            top = round(self.area[1] + self.edge + place * step)
            if place:
                line = (left, top - 1, left + self.room, top + 1)
                canvas.fill(line, ground_of(self.dress).line)
            own = (left + self.clear, top, self.room - self.clear, round(step))
            _draw_total(canvas, self.scene, self.dress, number, own, self.setting, marks)

    def _marks(self) -> Across | None:
        """The left and right of the strokes or pegs of all sides, if every name leaves them room.

        They stand below each other, so that they can be compared.
        """
        if self.dress not in ("slate", "pegs") or round(self.step) <= MARKED:
            return None
        sides, right = self.scene.sides, self.left + self.room
        ends = [right - 26 - lettering.width(_total(side), self.setting.large) for side in sides]
        named = max(
            end - self.setting.room(side) + lettering.width(side.name, self.setting.name)
            for side, end in zip(sides, ends, strict=True)
        )
        end = min(ends)
        free = end - named - 24
        return (end - min(free, 340), end) if free > LEAST_MARKS else None


def _clear(left: int, crown: int, won: bool) -> int:
    """The pixels by which all sides are drawn in: fewer if the lowest has not ``won`` a crown."""
    return CLEAR if won else max(0, BADGE[0] + 4 - left - crown - 14)


def _crown(high: int) -> int:
    """The width of a crown in a line of this height, in pixels."""
    return min(50, high * 2 // 3)


def _order(scene: VictoryScene) -> list[int]:
    """The numbers of the sides, the winners first, and then whoever came nearest to them."""
    won = [scene.sides[number].after for number in scene.winners] or [0]

    def place(number: int) -> tuple[bool, int]:
        return number not in scene.winners, abs(scene.sides[number].after - won[0])

    return sorted(range(len(scene.sides)), key=place if scene.winners else None)


@dataclass(frozen=True, slots=True)
class _Setting:
    """The sizes in pixels in which all sides of a final score are set: points, crowns, and names.

    A ``face`` of 0 is none: there is no room for faces beside the names.
    """

    large: int
    crown: int
    face: int
    name: int
    wide: int

    @classmethod
    def of(cls, scene: VictoryScene, wide: int, high: int) -> _Setting:
        """Find the largest sizes for lines of this width and height that suit all sides."""
        large, crown = max(30, min(66, round(high * 0.56))), _crown(high)
        names, points = NAMES if high > TALL else LINE, (large, large * 4 // 5)
        faces = (min(60, high - 8), min(48, high - 8))
        for way in (*product(points, faces), *product(points, (0,))):
            tried = cls(way[0], crown, way[1], 0, wide)
            sizes = names[:-1] if tried.face else names[:-2]
            size = min(
                lettering.fitting(side.name, sizes, tried.room(side)) for side in scene.sides
            )
            if all(tried.parts(side, size, 1) or not side.name for side in scene.sides):
                return replace(tried, name=size)
        alone = cls(large, crown, 0, 0, wide)
        if high > TALL:
            for size in names[2:-1]:
                if all(alone.parts(side, size, 2) or not side.name for side in scene.sides):
                    return replace(alone, name=size)
        fitting = [lettering.fitting(s.name, names, alone.room(s)) for s in scene.sides]
        return replace(alone, name=min(fitting))

    def parts(self, side: SideScene, size: int, lines: int) -> tuple[str, ...]:
        """The name of a side in lines of letters of this size; none where it has not the room.

        A word that has to be parted has not.
        """
        room = self.room(side)
        parts = wrapping.wrapped(side.name, size, room, lines)
        whole = fits_in(parts, size, room) and wrapping.keeps_words(side.name, parts)
        return parts if whole else ()

    def room(self, side: SideScene) -> int:
        """The pixels that are left for the name of a side."""
        faces = faces_wide(len(side.faces), self.face) + 14 if self.face else 0
        points = lettering.width(_total(side), self.large)
        return self.wide - self.crown - 14 - faces - points - 26


def _total(side: SideScene) -> str:
    return str(side.after).replace("-", MINUS)


def _draw_total(
    canvas: Canvas,
    scene: VictoryScene,
    dress: Dress,
    number: int,
    area: Area,
    setting: _Setting,
    marks: Across | None,
) -> None:
    """Draw a side in one line: a crown where it won, its faces, name, ``marks`` and points."""
    (x, y, wide, high), side, ground = area, scene.sides[number], ground_of(dress)
    large, crown, face, size = setting.large, setting.crown, setting.face, setting.name
    top = y + (high - lettering.height(large)) // 2
    end = x + wide - 8
    end -= canvas.text(_total(side), end, top, large, ink=ground.ink, on=ground.fill, align="right")
    end -= 18
    if number in scene.winners:
        mask = shape("crown", crown, crown * 5 // 6)
        canvas.stamp(mask, x, y + (high - crown * 5 // 6) // 2, ink=ground.crown, on=ground.fill)
    x += crown + 14
    if face:
        middle = y + (high - face) // 2
        x += draw_faces(canvas, side.faces, side.side, x, middle, face, ground.fill) + 14
    if marks:
        spot = (marks[0], y + 6, marks[1] - marks[0], high - 12)
        draw_marks(canvas, dress, spot, side, scene.target, owing=owes(scene.sides))
        end = marks[0] - 20
    room = end - x
    lines = 2 if high > TALL else 1
    parts = wrapping.wrapped(side.name, size, room, lines)
    if not fits_in(parts, size, room):
        size = lettering.fitting(side.name, tuple(s for s in (*LINE, LONG) if s <= size), room)
        parts = shortened_lines(side.name, side.names, size, room, lines)
    step = lettering.height(size) - 4
    top = y + (high - len(parts) * step) // 2 - 2
    for part in parts:
        canvas.text(part, x, top, size, ink=ground.ink, on=ground.fill, width=room)
        top += step


# ---------------------------------------------------------------------- what is told of it


def _draw_told(canvas: Canvas, scene: VictoryScene, area: Area) -> None:
    """Draw the moments worth telling, and the changes of ratings below them."""
    canvas.panel(area, fill="plate", edge="plate_edge", on="felt")
    x, y, wide, high = area[0] + 20, area[1] + 10, area[2] - 40, area[3] - 20
    table = _Ratings(scene, wide)
    room = high - table.high
    size, told = _moments(scene, wide - 40, room)
    step = lettering.height(size) - 4
    y += max(0, (room - _long(told, size)) // 2)
    for parts in told:
        mark = shape("star", 28, 28)
        canvas.stamp(mark, x, y + (lettering.height(size) - 28) // 2, ink="award", on="plate")
        for part in parts:
            canvas.text(part, x + 40, y, size, ink="text", on="plate", width=wide - 40)
            y += step
        y += 6
    table.draw(canvas, x, area[1] + 10 + (room if told else room // 2))


def _moments(scene: VictoryScene, wide: int, room: int) -> tuple[int, list[Lines]]:
    """The size in pixels of the moments, and their lines, in this width and height.

    Where there is no room for the smallest letters, names lose their ends, or one moment is told.
    """
    for count in range(len(scene.moments), 0, -1):
        both = "\n".join(scene.moments[:count])
        for size in MOMENT:
            if _have_room(both, size, wide, room):
                return size, _told(both, size, wide)
        both = shortened(
            both, names_of(scene.sides), lambda text: _have_room(text, MOMENT[-1], wide, room)
        )
        if count == 1 or _have_room(both, MOMENT[-1], wide, room):
            return MOMENT[-1], _told(both, MOMENT[-1], wide)
    return MOMENT[0], []


def _told(moments: str, size: int, wide: int) -> list[Lines]:
    """The lines of each moment, of which each is a line of the text."""
    return [wrapping.wrapped(moment, size, wide, 4) for moment in moments.split("\n")]


def _have_room(moments: str, size: int, wide: int, room: int) -> bool:
    told = _told(moments, size, wide)
    return _long(told, size) <= room and all(fits_in(lines, size, wide) for lines in told)


def _long(told: Sequence[Lines], size: int) -> int:
    """The height in pixels of moments in letters of this size."""
    return sum(len(lines) * (lettering.height(size) - 4) + 6 for lines in told)


class _Ratings:
    """Each rated player's new rating and its change; where they are many, the changes alone."""

    def __init__(self, scene: VictoryScene, wide: int) -> None:
        self.label, self.ratings = scene.ratings_label, scene.ratings
        many = len(self.ratings) > (2 if scene.moments else 6)
        large = len(self.ratings) < 5 and len(scene.moments) < 2
        self.columns = 2 if many else 1
        self.size, self.step = (28, 38) if many else (36, 48) if large else (28, 32)
        self.rows = -(-len(self.ratings) // self.columns)
        self.wide = (wide - (self.columns - 1) * GAP) // self.columns
        self.high = 36 + self.rows * self.step if self.ratings else 0

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the ratings with their top left at `x`, `y`."""
        canvas.text(self.label if self.ratings else "", x, y, 26, ink="soft", on="plate")
        for number, (name, rating, change) in enumerate(self.ratings):
            column, row = divmod(number, self.rows)
            left, top = x + column * (self.wide + GAP), y + 34 + row * self.step
            end, size = left + self.wide, self.size
            ink = "award" if change.startswith("+") else "soft"
            used = canvas.text(change, end, top, size, ink=ink, on="plate", align="right")
            end -= max(used, size * 2) + 8
            if self.columns == 1:
                used = canvas.text(rating, end, top, size, ink="text", on="plate", align="right")
                end -= used + 12
            fitting = lettering.fitting(name, (size, *RATED), end - left)
            top += (size - fitting) * 2 // 3
            canvas.text(name, left, top, fitting, ink="text", on="plate", width=end - left)
