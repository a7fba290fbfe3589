"""Pegs in a board, where points may be fewer than none, and the names in rows beside them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from cardart import contact_ends, draw
from cardart.pictures import deal_rows, dress
from cardart.pictures.canvas import Canvas
from cardart.scene import SideScene

AREA = (10, 10, 400, 140)


def board(side: SideScene, *, owing: bool = True, target: int = 21) -> Image.Image:
    canvas = Canvas(420, 160, "bright_wood", theme_name="dark")
    dress.draw_holes(canvas, AREA, side, target, owing=owing)
    return canvas.image


def points(after: int, before: int | None = None) -> SideScene:
    return SideScene(name="Ann", side=1, before=after if before is None else before, after=after)


def test_whoever_owes_points_is_not_where_all_begin() -> None:
    """The peg of fewer points than none stood in the hole of none."""
    none, owed = board(points(0)), board(points(-2))
    assert none.tobytes() != owed.tobytes()
    assert owed.tobytes() == board(points(-9)).tobytes(), "the number beside it says how many"
    assert board(points(3)).tobytes() != board(points(3, before=-1)).tobytes()


@pytest.mark.parametrize("target", [10, 21, 31])
def test_a_peg_before_the_first_hole_stands_beside_it(target: int) -> None:
    bare, holes = board(points(target), target=target), dress._Holes(AREA, target, owing=True)
    (x, y), (first, beside), far = holes.place(-1), holes.place(0), holes.peg
    assert y == beside and x - far >= AREA[0] - 1 and x + far < first - holes.radius
    box = ImageChops.difference(bare, board(points(-1), target=target)).getbbox()
    assert box is not None and box[0] == x - far


@pytest.mark.parametrize("target", [10, 21, 31])
def test_holes_end_in_the_board(target: int) -> None:
    for owing in (False, True):
        holes = dress._Holes(AREA, target, owing=owing)
        places = [holes.place(point)[0] for point in range(target + 1)]
        assert AREA[0] <= min(places) - holes.radius
        assert max(places) + holes.radius <= AREA[0] + AREA[2]


def test_there_is_room_for_it_only_where_a_side_owes_points() -> None:
    mine, other = contact_ends.pegs().sides
    assert dress.owes((mine, other)), "it has a side below zero before the deal"
    assert not dress.owes((mine, replace(other, before=0)))
    assert dress._Holes(AREA, 21, owing=False).place(0) < dress._Holes(AREA, 21, owing=True).place(
        0
    )


@pytest.mark.parametrize("number", range(4, 8))
def test_a_name_without_a_sum_is_no_smaller(number: int) -> None:
    """Players without points in a deal stood there in small letters."""
    scene = contact_ends.many(number)
    size = 100
    for ways in ((deal_rows.IN_TALL, deal_rows.CROWDED_TALL), (deal_rows.IN_LOW,)):
        said = [
            deal_rows._said(replace(side, name="Bo"), ways, 400, size)[0].names[0]
            for side in scene.sides
        ]
        assert len(set(said)) == 1
    assert Image.open(BytesIO(draw(scene))).size == (1100, 733)
