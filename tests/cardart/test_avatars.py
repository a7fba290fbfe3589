"""The faces of the robots: each its own, in the colours of every deck, on any ground."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cardart.cards.avatars import ROBOTS, avatar
from cardart.cards.decks import DECK_STYLES
from cardart.paint.theme import theme
from cardart.pictures.canvas import Canvas
from cardart.scene import AVATARS, DECKS, Deck

SIZES = (128, 72, 48)


def on_plate(name: str, size: int, deck: Deck = "classic") -> Image.Image:
    """A robot's face of ``size`` pixels on the ground of a plate, as its palette shows it."""
    canvas = Canvas(size, size, "plate", theme_name="dark", deck=deck)
    canvas.avatar(name, size, 0, 0, on="plate")
    image = canvas.image.copy()
    image.putpalette(canvas.colours.png_palette)
    return image.convert("RGB")


def test_every_robot_has_a_face() -> None:
    assert tuple(ROBOTS) == AVATARS
    with pytest.raises(KeyError):
        avatar("nobody", 48)


@pytest.mark.parametrize("size", SIZES)
def test_faces_are_told_apart(size: int) -> None:
    faces = [on_plate(name, size).resize((24, 24), Image.Resampling.BOX) for name in AVATARS]
    for one, other in combinations(faces, 2):
        assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 25


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("name", AVATARS)
def test_a_face_has_the_colours_of_every_deck(name: str, deck: Deck) -> None:
    """The same robot beside any cards: no colour of it is missing in a palette."""
    difference = ImageChops.difference(on_plate(name, 72), on_plate(name, 72, deck))
    assert max(ImageStat.Stat(difference).mean) < 16
    face = avatar(name, 72, deck)
    assert max(face.numbers.tobytes()) < len(DECK_STYLES[deck].palette.entries)


def test_the_rim_is_soft_on_its_ground() -> None:
    colours = theme("dark", DECK_STYLES["classic"].palette).colours
    image = on_plate("dot", 48)
    found = {image.getpixel((x, y)) for x in range(48) for y in range(8)}
    assert len(found - {colours["plate"], colours["ink"]}) >= 2
    assert image.getpixel((0, 0)) == colours["plate"]
