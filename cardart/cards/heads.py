"""Heads: faces from the front and in profile, hair, beards and moustaches."""

from __future__ import annotations

from cardart.cards.parts import Dress, Part
from cardart.paint.pen import Pen


def face(look: float = 0, lady: bool = False) -> Part:
    """A face from the front, which looks `look` hundredths to the right, or to the left."""

    def draw(pen: Pen, bottom: float, dress: Dress) -> None:
        if lady:
            pen.whole("M 33 30 L 33 47 C 34 60 42 71 50 71 L 50 30 Z", dress.skin)
        else:
            pen.whole("M 42 60 L 41 78 Q 45 84 50 84 L 50 60 Z", dress.skin)
            pen.whole("M 32 28 L 32 50 C 32 66 42 73 50 73 L 50 28 Z", dress.skin)
        turned = pen.moved(50 + look, 50)
        _features(turned, dress, look, lady)

    return draw


def _features(pen: Pen, dress: Dress, look: float, lady: bool) -> None:
    """Draw eyes, brows, nose and mouth; the eyes look where the face does."""
    aside = look / 5
    for x in (42.3, 57.7):
        pen.area(
            f"M {x - 4.6} 47.4 Q {x} 42.6 {x + 4.6} 47.4 Q {x} 50.6 {x - 4.6} 47.4 Z",
            dress.white,
            1.1,
        )
        pen.dot(x + aside, 46.8, 1.9, dress.ink)
    thin = 1.4 if lady else 1.9
    pen.strokes("M 36.8 42.2 Q 41.5 38.6 46 41.4", dress.ink, thin)
    nose = "M 48.6 47 L 47.4 55 Q 50 57.2 52.4 55.4"
    side = pen.moved(50, 50, flip=True) if look > 0 else pen
    side.stroke(nose, dress.ink, 1.3)
    if lady:
        pen.area("M 45 61.6 Q 48 59.8 50 61 Q 52 59.8 55 61.6 Q 50 66 45 61.6 Z", dress.red, 0)
    else:
        pen.stroke("M 45.6 63.4 Q 50 65.4 54.4 63.4", dress.red, 2.4)


def profile(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a face in profile that looks to the left."""
    pen.area(
        "M 39 30 C 37 36 36.5 41 36.5 44 C 34 48 31 51.5 28.6 55 C 29 57.4 32 57.4 34 57.6"
        " C 32.4 59 31.8 60.4 32.2 62 L 35.4 63 32.8 65 C 32.6 67 34 68.2 35.4 68.6"
        " C 34.4 72 36 76 40 77 C 45 78 50 77 53 75 L 51 88 72 86 70 30 Z",
        dress.skin,
    )
    pen.area("M 36.8 48.4 Q 40 44.4 46.4 48 Q 41 51 36.8 48.4 Z", dress.white, 1.1)
    pen.dot(39.8, 47.8, 1.9, dress.ink)
    pen.stroke("M 36.4 42 Q 41 38.6 47.4 41.4", dress.ink, 1.9)
    pen.stroke("M 34.6 63.2 L 40 62.4", dress.red, 2.2)
    pen.stroke("M 33.6 56.6 Q 35.4 54 37.4 56", dress.ink, 1.2)


def curls(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw hair that rolls outwards at the shoulders, as on old court cards."""
    pen.twin(
        "M 36 28 C 25 31 22 42 24 52 C 25 58 22 61 17 60 C 11 62 11 72 19 75 C 28 78 36 72 37 62 Z",
        dress.hair,
    )
    pen.strokes("M 30 40 C 26 48 32 58 27 65 C 24 69 19 69 19 66", dress.ink, 1.2)


def waves(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw hair in waves to the shoulders."""
    pen.twin("M 34 28 C 23 32 20 44 22 52 C 19 60 17 64 19 72 C 26 78 34 78 38 72 Z", dress.hair)
    pen.strokes("M 28 40 C 24 48 29 56 25 64 Q 24 68 26 72 M 32 58 Q 29 66 32 72", dress.ink, 1.2)


def short(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw short hair over the ears."""
    pen.twin("M 36 28 C 27 32 26 44 27 54 C 28 60 32 62 36 60 Z", dress.hair)
    pen.strokes("M 31 38 Q 29 46 31 55", dress.ink, 1.2)


def page(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw straight hair, cut at the chin and over the brow."""
    pen.twin("M 38 26 C 24 28 20 44 20 66 C 24 71 32 72 37 68 L 36 40 Z", dress.hair)
    pen.strokes("M 26 40 Q 24 54 25 66 M 31 40 Q 29 56 31 68", dress.ink, 1.2)
    pen.whole("M 32 28 L 32 38 Q 40 40 44 36 Q 47 39 50 38 L 50 28 Z", dress.hair)


def tresses(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw long hair down to the breast; the face comes over it."""
    pen.whole(
        "M 50 16 C 30 14 22 28 23 44 C 24 56 15 62 12 75 C 10 85 13 93 19 98 L 50 98 Z", dress.hair
    )
    pen.strokes("M 28 42 C 29 56 20 66 18 80 M 32 64 C 31 72 25 78 24 90", dress.ink, 1.2)


def parted(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw hair parted in the middle, over the face."""
    pen.whole("M 50 22 C 38 20 30 28 29.5 46 C 30 52 31 57 33 60 C 34 48 38 38 50 32 Z", dress.hair)
    pen.stroke("M 50 23 L 50 31", dress.ink, 1.2)


def fringe(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw small curls over the brow."""
    for x in (34, 42, 50, 58, 66):
        pen.dot(x, 33, 4.8, dress.hair, 1.3)


def plaits(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw two plaits over the shoulders, tied at their ends."""
    pen.whole("M 50 18 C 32 16 25 28 25 44 C 25 52 26 58 30 62 L 50 62 Z", dress.hair)
    for step in range(5):
        x, y = 25.5 - step * 1.3, 58 + step * 8
        pen.twin(
            f"M {x} {y - 5} C {x + 7} {y - 4} {x + 7} {y + 5} {x} {y + 6}"
            f" C {x - 7} {y + 5} {x - 7} {y - 4} {x} {y - 5} Z",
            dress.hair,
            1.4,
        )
        pen.strokes(f"M {x - 4.4} {y - 2} L {x + 3} {y + 4}", dress.ink, 1.1)
    pen.twin("M 15 95 L 25 95 25 99 15 99 Z", dress.red, 1.3)


def buns(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw hair in golden nets over the ears."""
    pen.whole("M 50 18 C 34 16 28 26 28 40 L 30 60 50 60 Z", dress.hair)
    pen.dots(26, 50, 10.5, dress.gold, 1.6)
    for line in ("M 18 45 L 31 60 M 23 40 L 35 54", "M 34 45 L 21 60 M 29 40 L 17 54"):
        pen.strokes(line, dress.hair, 1.6)


def veil(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a veil that falls over the shoulders; the face comes over it."""
    pen.whole("M 50 14 C 28 14 24 30 23 46 C 22 64 14 80 6 94 L 50 104 Z", dress.second)
    pen.whole("M 50 18 C 33 18 29 32 29 48 C 29 62 33 72 38 80 L 50 80 Z", dress.white)
    pen.strokes("M 25 56 Q 22 74 14 90", dress.ink, 1.2)


def beard(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a long beard with a moustache."""
    pen.whole(
        "M 31.5 48 C 33 54 36 58 40 59 C 44 55 47 55.5 50 57 L 50 88 C 48 91 47 94 44 96"
        " C 34 89 29 71 31.5 48 Z",
        dress.hair,
    )
    pen.strokes("M 37 65 C 37 75 40 83 44 89 M 44 69 C 43 77 46 83 47 87", dress.ink, 1.2)
    pen.stroke("M 46 66.5 Q 50 68.5 54 66.5", dress.red, 2.6)
    pen.whole("M 50 58 C 46 56.6 41 58 37 65 C 43 66.6 47 65 50 62 Z", dress.hair, 1.3)


def forked(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a beard in two points that curl outwards."""
    pen.whole(
        "M 31.5 48 C 33 56 37 61 50 60 L 50 76 C 48 84 42 93 32 94 C 27 94 26 89 30 88"
        " C 35 87 35 82 33 76 C 30 68 30.5 58 31.5 48 Z",
        dress.hair,
    )
    pen.strokes("M 38 66 C 40 76 40 83 35 89 M 45 70 Q 46 78 43 84", dress.ink, 1.2)
    pen.stroke("M 45.6 67 Q 50 69 54.4 67", dress.red, 2.6)
    pen.whole("M 50 58.5 C 44 57 38 60 33 59 C 36 66 45 67 50 62.5 Z", dress.hair, 1.3)


def round_beard(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a short beard in curls along the chin."""
    places = ((32.5, 56), (34.5, 63), (39, 69), (44.5, 73))
    for x, y in places:
        pen.dots(x, y, 5, dress.hair, 1.4)
    pen.dot(50, 74.4, 5, dress.hair, 1.4)
    pen.whole("M 34 58 C 37 65 43 69.4 50 69.4 L 50 72 C 42 72 36 68 34 58 Z", dress.hair, 0)


def goatee(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a small pointed beard."""
    pen.whole("M 43.4 68.4 Q 50 66.6 50 69 L 50 83 C 46 79 44 74 43.4 68.4 Z", dress.hair, 1.4)


def moustache(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a moustache whose ends turn up."""
    pen.whole(
        "M 50 58.4 C 45 56.6 40 60 36 63.6 C 32 66 29 64 28.6 60 C 27 68 37 71.4 50 63.6 Z",
        dress.hair,
        1.4,
    )


def drooping(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a moustache whose ends hang down."""
    pen.whole(
        "M 50 58.6 C 45 57 38 59 35.6 66 C 34.6 71 34 75 36.4 78 C 40 74 41 66 50 63.4 Z",
        dress.hair,
        1.4,
    )


def side_hair(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw the hair of a head in profile, rolled in at the neck."""
    pen.area(
        "M 48 26 C 45 36 50 43 52 49 C 54 57 50 65 52 73 C 54 81 62 83 66 77 C 70 83 80 81 83 73"
        " C 79 73 80 67 81 59 C 83 45 80 33 74 26 Z",
        dress.hair,
    )
    pen.stroke("M 60 36 C 62 51 59 63 62 75 M 70 36 C 74 51 70 63 73 75", dress.ink, 1.2)


def side_curls(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw the hair of a head in profile in thick curls."""
    pen.area(
        "M 46 26 C 42 33 46 40 52 41 C 48 46 51 52 56 52 C 51 58 54 64 59 65 C 55 71 60 79 67 76"
        " C 72 81 81 79 81 72 C 87 69 87 62 82 60 C 88 55 87 48 82 46 C 86 40 84 32 78 26 Z",
        dress.hair,
    )
    for x, y in ((52, 41), (61, 46), (71, 43), (56, 52), (66, 57), (76, 52), (60, 65), (71, 67)):
        pen.stroke(
            f"M {x} {y} C {x + 3} {y + 6} {x + 10} {y + 4} {x + 9} {y - 2}"
            f" C {x + 8} {y - 6} {x + 3} {y - 5} {x + 4} {y - 1}",
            dress.ink,
            1.1,
        )


def side_beard(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw the beard of a head in profile, with a moustache."""
    pen.area(
        "M 52 50 C 50 60 46 64 41 66 L 33 67 C 29 74 25 80 20 86 C 30 90 44 92 52 84"
        " C 57 76 57 62 56 50 Z",
        dress.hair,
    )
    pen.stroke("M 38 70 C 36 78 32 82 27 86 M 46 68 C 46 78 42 84 38 88", dress.ink, 1.2)
    pen.area("M 34 59 C 30 61 27 66 21 66 C 25 71 36 69 42 62 Q 38 59 34 59 Z", dress.hair, 1.3)


def side_moustache(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw the moustache of a head in profile."""
    pen.area("M 33 59 C 29 61 25 62 21 58 C 21 66 32 69 42 62 Q 38 58.6 33 59 Z", dress.hair, 1.3)
