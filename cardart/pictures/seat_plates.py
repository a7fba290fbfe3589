"""The plate of a seat: face and name, badges, tricks won as small backs, a frame for the turn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardart.cards.faces import Sprite
from cardart.paint import fonts, lettering, wrapping
from cardart.paint.shapes import box, robot, shape
from cardart.paint.sizes import BACK
from cardart.pictures.canvas import Canvas, changed
from cardart.pictures.cloth import Cloth
from cardart.pictures.places import PLATE_HIGH
from cardart.scene import Deck, SeatScene
from cardart.scene.base import MOST_SEATS
from cardart.text_cache import text_cache

FACE, FACE_LEFT = 60, 8
"""The width of a face on a plate, and its left, in pixels."""
NAME, BADGE, COUNT = (32, 28, 25, 22), (23, 21, 19), 27
LEAST = 20
"""The size in pixels of the letters of a name that has no room otherwise, and has it so."""
TWO_LINES = (25, 23, 22)
"""The sizes in pixels of the letters of a name that has two lines."""
TWO_BADGES = (*BADGE, 18)
"""The sizes in pixels of the letters of two badges, rather than to leave one out."""
UPPER, LOWER = 19, 41
"""The middle of a name above badges, and that from which these hang, from the top of the plate."""
HEAD, FOOT = 5, 38
"""The pixels between which a name above badges stands, clear of these and of the frame."""
SEEN = [0] * 64 + [255] * 192
"""The coverage of a pixel from which it is seen."""
GAP = 5
"""Pixels between two badges."""
ROUND = 6
"""The pixels by which a plate is shorter at the foot of a back than at that of a badge."""
ROUND_TOP = 97
"""The pixels of a plate that are not there for a name and the tricks beside it: at its upper edge
it is already round."""
TURN = 4
"""The width of the frame of who is to play, in pixels."""
BACKS = 5
"""Tricks that are counted in backs; more of them are a back and a number."""


def side_colour(side: int) -> str:
    """The name of the colour of a side; seats of unknown sides are grey."""
    return f"side{side % MOST_SEATS}" if side >= 0 else "disc"


class Sitter(NamedTuple):
    """The contents of a seat's plate; its frame shows a turn."""

    name: str
    letter: str
    tricks: int
    badges: tuple[str, ...]
    out: bool
    robot: bool
    side: int
    avatar: str


def sitter(seat: SeatScene) -> Sitter:
    """The seat as its plate shows it."""
    return Sitter(
        seat.name, seat.letter, seat.tricks, seat.badges,
        seat.out, seat.robot, seat.side, seat.avatar,
    )  # fmt: skip


def spoken(seat: Sitter | SeatScene) -> str:
    """The name of a seat's player, or the letter where no font has the name."""
    return seat.name if fonts.writes(seat.name) else seat.letter


def grounds(seat: Sitter) -> tuple[str, str, str]:
    """The names of a plate's colours: ground, text, and softer text."""
    return ("gone", "gone_ink", "gone_ink") if seat.out else ("plate", "text", "soft")


def draw_plate(canvas: Canvas, seat: SeatScene, cloth: Cloth, x: int, y: int, wide: int) -> None:
    """Draw the plate of a seat on the cloth, ``wide`` pixels wide; its top left is `x`, `y`."""
    shown, look = sitter(seat), (canvas.theme_name, canvas.deck)
    canvas.sprite(_empty(grounds(shown)[0], seat.turn, cloth, x, y, wide, *look), x, y)
    face, told = _sitting(shown, wide, *look)
    canvas.sprite(face, x + FACE_LEFT, y + (PLATE_HIGH - FACE) // 2)
    canvas.sprite(told, x, y)


@text_cache(3072)
def _sitting(seat: Sitter, wide: int, theme: str, deck: Deck) -> tuple[Sprite, Sprite]:
    """The face of a player, and all that stands beside it on a plate that is ``wide`` pixels wide.

    So many are seen at four hundred tables.
    """
    face = seat._replace(name="", tricks=0, badges=(), robot=False)
    return _face(face, theme, deck), _told(seat, wide, theme, deck)


@text_cache(512)
def _face(seat: Sitter, theme: str, deck: Deck) -> Sprite:
    """The face of a player on a plate; no more of them is known."""
    fill = grounds(seat)[0]
    canvas = Canvas(FACE, FACE, fill, theme_name=theme, deck=deck)
    before = canvas.image.copy()
    draw_face(canvas, seat, FACE, 0, 0, fill)
    return changed(before, canvas.image)


def _told(seat: Sitter, wide: int, theme: str, deck: Deck) -> Sprite:
    """All that stands beside the face on a plate that is ``wide`` pixels wide.

    Where the plate is not round it is laid with what is empty of it, without a mask.
    """
    high, fill = PLATE_HIGH, grounds(seat)[0]
    canvas = Canvas(wide, high, fill, theme_name=theme, deck=deck)
    before = canvas.image.copy()
    left = FACE + 17
    room = wide - left - 12
    second = bool(seat.badges or seat.tricks or seat.out)
    if second and gains_room(seat, room):
        _draw_beside_name(canvas, seat, left, wide - ROUND_TOP)
        seat = seat._replace(tricks=0)
    else:
        _draw_name(canvas, seat, left, room - 6, second=second)
    if second:
        draw_counts(canvas, seat, left, LOWER, room)
    told = changed(before, canvas.image)
    return Sprite(canvas.image, part=told.area) if _is_flat(told.area, wide) else told


def _is_flat(area: tuple[int, int, int, int], wide: int) -> bool:
    """Whether a plate ``wide`` pixels wide is flat and without its frame in all of this area."""
    left, top, right, end = area
    radius, middle = PLATE_HIGH // 2 - TURN, PLATE_HIGH / 2
    if top < TURN or end > PLATE_HIGH - TURN or left < PLATE_HIGH // 2:
        return False
    across, up = max(right - wide + PLATE_HIGH // 2, 0), max(middle - top, end - middle)
    return across**2 + up**2 < (radius - 1) ** 2 or not across


def gains_room(seat: Sitter, room: int) -> bool:
    """Whether badges of which there are too many below a name are seen if its tricks leave.

    The first is worth it, and a second one if it is not left out nevertheless.
    """
    whole = room - (32 if seat.out else 0)
    below = whole - _apart(seat)
    one = _chips_wide(seat.badges[:1], BADGE[-1])
    two = _chips_wide(seat.badges[:2], TWO_BADGES[-1])
    return bool(seat.tricks) and (one > below or below < two <= whole)


@lru_cache(maxsize=256)
def _empty(
    fill: str, turn: bool, cloth: Cloth, x: int, y: int, wide: int, theme: str, deck: Deck
) -> Sprite:
    """A plate on which nothing stands yet; its frame shows whether it is its player's turn."""
    under = cloth.piece(x, y, wide, PLATE_HIGH)
    canvas = Canvas.over(under, theme_name=theme, deck=deck)
    high, radius = PLATE_HIGH, PLATE_HIGH // 2
    canvas.soft(box(wide, high, radius), 0, 0, "turn" if turn else fill)
    if turn:
        inner = box(wide - 2 * TURN, high - 2 * TURN, radius - TURN)
        canvas.soft(inner, TURN, TURN, fill)
    return Sprite(canvas.image)


def _draw_beside_name(canvas: Canvas, seat: Sitter, x: int, room: int) -> None:
    """Draw a name and, at the right of it, the tricks that badges leave no room for."""
    fill, ink, _ = grounds(seat)
    most = backs_beside(seat, room)
    wide = tricks_wide(seat.tricks, most)
    _draw_name(canvas, seat, x, room - wide - GAP, second=True)
    draw_tricks(canvas, seat.tricks, x + room - wide, 9, ink, fill, most)


def backs_beside(seat: Sitter, room: int) -> int:
    """The most tricks that are counted in backs beside a name: none if that would cut it."""
    name, backs = lettering.width(spoken(seat), NAME[-1]) + _mark(seat), tricks_wide(seat.tricks)
    return 0 if name > room - backs - GAP and tricks_wide(seat.tricks, 0) < backs else BACKS


def _mark(seat: Sitter) -> int:
    """The pixels that the mark of a robot without a face takes beside its name."""
    return 28 if seat.robot and not seat.avatar else 0


def draw_face(canvas: Canvas, seat: Sitter, size: int, x: int, y: int, on: str) -> None:
    """Draw the face of a player in a ring of the colour of the side, `size` pixels wide."""
    colour = side_colour(seat.side)
    if not seat.avatar:
        canvas.disc("", x, y, size, fill="text" if not seat.out else "gone_ink", ink="text", on=on)
        canvas.disc(seat.letter[:2], x + 2, y + 2, size - 4, fill=colour, ink="side_ink", on="text")
        return
    canvas.stamp(box(size, size, size // 2), x, y, ink=colour, on=on)
    canvas.avatar(seat.avatar, size - 8, x + 4, y + 4, on=colour)


def _draw_name(canvas: Canvas, seat: Sitter, x: int, room: int, *, second: bool) -> None:
    """Draw a name, above badges if there is a ``second`` line."""
    fill, ink, soft = grounds(seat)
    mark = _mark(seat)
    if not second and not mark and _draw_in_two(canvas, seat, x, room):
        return
    if second:
        middle, (size, top) = UPPER, above_badges(spoken(seat), room - mark)
    else:
        middle, size = PLATE_HIGH // 2 - 2, name_size(spoken(seat), room - mark)
        top = middle - round(size * 0.67)
    wide = canvas.text(spoken(seat), x, top, size, ink=ink, on=fill, width=room - mark)
    if mark:
        canvas.stamp(robot(24), x + wide + 3, middle - 12, ink=soft, on=fill)


def name_size(name: str, room: int) -> int:
    """The size of a name on one line: the usual ones, or the least one if it is whole then."""
    size = lettering.fitting(name, NAME, room)
    small = lettering.width(name, size) > room >= lettering.width(name, LEAST)
    return LEAST if small else size


def _draw_in_two(canvas: Canvas, seat: Sitter, x: int, room: int) -> bool:
    """Draw a name that is too long for one line on two of them; tell whether it was."""
    fill, ink, _ = grounds(seat)
    name = spoken(seat)
    if lettering.width(name, NAME[-1]) <= room:
        return False
    size, lines = in_two(name, room)
    if not wrapping.keeps_words(name, lines) and lettering.width(name, LEAST) <= room:
        return False
    step = lettering.height(size) - 3
    top = (PLATE_HIGH - len(lines) * step) // 2 - 2
    for line in lines:
        canvas.text(line, x, top, size, ink=ink, on=fill, width=room)
        top += step
    return True


@text_cache(512)
def in_two(name: str, room: int) -> tuple[int, tuple[str, ...]]:
    """The size in pixels of a name on two lines, and these: the first ends with a word if it can.

    The second may be too long.
    """
    for size in TWO_LINES:
        lines = wrapping.wrapped(name, size, room, 2)
        fit = all(lettering.width(line, size) <= room for line in lines)
        if fit and wrapping.keeps_words(name, lines):
            return size, lines
    for smaller in (size, LEAST):
        if first := _first_words(name, smaller, room):
            return smaller, (first, name[len(first) :].strip())
    return size, lines


def _first_words(name: str, size: int, room: int) -> str:
    """As many words of a name as have room in one line."""
    first = ""
    for word in name.split(" "):
        longer = f"{first} {word}".strip()
        if lettering.width(longer, size) > room:
            break
        first = longer
    return first


@text_cache(2048)
def above_badges(name: str, room: int) -> tuple[int, int]:
    """The size and the top of a name above badges, in pixels.

    What stands on its capitals moves it down a little, or makes it smaller.
    """
    largest = name_size(name, room)
    for size in (size for size in (*NAME, LEAST) if size <= largest):
        top = UPPER - round(size * 0.67)
        inked = lettering.line(name, size, room).image.point(SEEN).getbbox()
        first, end = (inked[1], inked[3]) if inked else (0, 0)
        top += max(0, HEAD - top - first)
        if top + end <= FOOT:
            break
    return size, top


def draw_counts(canvas: Canvas, seat: Sitter, x: int, y: int, room: int, on: str = "") -> int:
    """Draw the badges that fit, then the tricks won, and return where these end.

    They lie on the ground called `on`, or on the plate's.
    """
    fill, ink, soft = grounds(seat)
    fill = on or fill
    end = x + room
    if seat.out:
        canvas.stamp(shape("cross", 22, 22), x, y + 3, ink=soft, on=fill)
        x += 32
    size, shown = badges_in(seat, end - x - _apart(seat))
    for badge in shown:
        wide = max(40, end - x - _apart(seat)) - size * 3 // 4
        x += canvas.chip(
            badge, x, y - 2, size, fill="chip", ink="chip_ink", on=fill, width=wide
        ) + GAP  # fmt: skip
    return draw_tricks(canvas, seat.tricks, x, y, ink, fill)


def counts_wide(seat: Sitter, badges: int = 1, size: int = BADGE[-1]) -> int:
    """The pixels below which the first badges of a seat are cut, or its tricks have no room."""
    cross = 32 if seat.out else 0
    return cross + _chips_wide(seat.badges[:badges], size) + _apart(seat)


def _apart(seat: Sitter) -> int:
    """The pixels that tricks beside badges take, with the gap before them, and the round end."""
    return tricks_wide(seat.tricks) + (GAP + ROUND if seat.tricks and seat.badges else 0)


def badges_in(seat: Sitter, room: int) -> tuple[int, tuple[str, ...]]:
    """The badges of a seat for which there is room, in pixels, and the size of their letters.

    Two are worth smaller letters; of more, some are left out.
    """
    for count in range(len(seat.badges), 0, -1):
        shown = seat.badges[:count]
        for size in (BADGE, TWO_BADGES, BADGE[:1])[min(count, 3) - 1]:
            if _chips_wide(shown, size) <= room:
                return size, shown
    return BADGE[-1], seat.badges[:1]


def _chips_wide(badges: tuple[str, ...], size: int) -> int:
    chips = sum(lettering.width(badge, size) + size * 3 // 4 for badge in badges)
    return chips + GAP * max(len(badges) - 1, 0)


def draw_tricks(
    canvas: Canvas, tricks: int, x: int, y: int, ink: str, on: str, most: int = BACKS
) -> int:
    """Draw the tricks won as backs, more than ``most`` as a number, and return where they end."""
    if tricks > most:
        _draw_back(canvas, x, y, on)
        x += BACK.wide + 5
        return x + canvas.text(str(tricks), x, y - 5, COUNT, ink=ink, on=on)
    for number in range(tricks):
        _draw_back(canvas, x + number * (BACK.wide - 5), y, on)
    return x + tricks_wide(tricks)


def tricks_wide(tricks: int, most: int = BACKS) -> int:
    """The pixels that tricks take, as backs or, if they are more than ``most``, as a number."""
    if tricks > most:
        return BACK.wide + 5 + lettering.width(str(tricks), COUNT)
    return BACK.wide + (tricks - 1) * (BACK.wide - 5) if tricks else 0


def _draw_back(canvas: Canvas, x: int, y: int, on: str) -> None:
    """Draw a back of a card so small that a pattern on it would be mud."""
    canvas.stamp(box(BACK.wide, BACK.high, 4), x, y, ink="edge", on=on)
    canvas.stamp(box(BACK.wide - 2, BACK.high - 2, 3), x + 1, y + 1, ink="paper", on="edge")
    inner = box(BACK.wide - 8, BACK.high - 8, 2)
    canvas.stamp(inner, x + 4, y + 4, ink=canvas.back, on="paper")
