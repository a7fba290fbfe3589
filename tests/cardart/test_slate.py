"""The slate: points as strokes, for as many sides as there is room for."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from cardart import draw
from cardart.paint import lettering
from cardart.pictures.slate import _Slate, points_of
from cardart.pictures.tally import tallies
from cardart.scene import SheetScene
from tests.cardart.looks import pixels

SHEET = SheetScene(
    title="Table 7",
    columns=("Deal", "Ann", "Bo"),
    rows=(("1", "157", "0"), ("2", "0", "257")),
    total=("", "157", "257"),
    winners=(2,),
    style="slate",
)


@pytest.mark.parametrize("points", [0, 19, 20, 49, 50, 99, 100, 157, 2537, 9999])
def test_strokes_and_the_rest_are_all_the_points(points: int) -> None:
    hundreds, fifties, twenties, rest = tallies(points)
    assert 100 * hundreds + 50 * fifties + 20 * twenties + rest == points
    assert fifties <= 1 and twenties <= 2 and rest < 20


@pytest.mark.parametrize(
    ("text", "points"),
    [("157", 157), ("1’028", 1028), ("1\N{NARROW NO-BREAK SPACE}028", 1028), ("0", 0)],
)
def test_points_are_read(text: str, points: int) -> None:
    assert points_of(text) == points


@pytest.mark.parametrize("text", ["", "−3", "-3", "Ann", "10000", "half", "²", "一"])
def test_what_strokes_cannot_show(text: str) -> None:
    assert points_of(text) is None


def test_each_side_has_a_sign_if_all_can() -> None:
    assert _Slate(SHEET).tallied == [(1, 157), (2, 257)]
    assert _Slate(replace(SHEET, total=("", "157", "−3"))).tallied == []
    assert _Slate(replace(SHEET, total=())).tallied == []
    many = SheetScene(title="", columns=tuple("abcdefg"), rows=(), total=("", *"123456"))
    assert _Slate(many).tallied == []


def test_a_slate_looks_like_one_and_is_the_same_each_time() -> None:
    assert pixels(draw(SHEET)) == pixels(draw(replace(SHEET)))
    assert draw(SHEET) != draw(replace(SHEET, style="sheet"))
    assert draw(SHEET) != draw(replace(SHEET, total=("", "157", "258")))
    assert len(draw(SHEET)) <= 60 * 1024


def test_a_slate_grows_with_its_deals_and_stops() -> None:
    def height(deals: int) -> int:
        rows = tuple((str(deal), "7", "9") for deal in range(deals))
        return Image.open(BytesIO(draw(replace(SHEET, rows=rows)))).height

    assert height(1) < height(9) < height(40) == height(99)


def test_points_that_are_worth_no_stroke_are_whole_beside_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two digits of four sides, whose slates are narrow: a number that is cut is another."""
    names = ("Ann", "Bo", "Cleo", "Dai")
    total = ("", *("119" for _ in names))
    sheet = replace(SHEET, columns=("Deal", *names), rows=(("1", *total[1:]),), total=total)
    written: list[tuple[int, int]] = []

    def write(self: _Slate, text: str, x: int, y: int, size: int, width: int, *how: object) -> int:
        if text == "19":
            written.append((lettering.width(text, size), width))
        return 0

    monkeypatch.setattr(_Slate, "write", write)
    draw(sheet)
    assert len(written) == len(names)
    assert all(not room or wide <= room for wide, room in written)


def test_a_name_above_its_tally_is_smaller_before_it_is_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of four players, names of ten letters lost half; and the crown lay on the line beside it."""
    written: dict[str, tuple[int, int]] = {}

    def write(_: _Slate, said: str, __: int, ___: int, size: int, wide: int, *____: object) -> int:
        written[said] = size, wide
        return 0

    monkeypatch.setattr(_Slate, "write", write)
    names = ("Maximiliane", "Ada", "Friederike", "Cog")
    columns, total = ("Deal", *names), ("", "324", "154", "30", "120")
    _Slate(replace(SHEET, columns=columns, rows=(), total=total, winners=(3,))).draw_tallies()
    assert all(lettering.width(name, written[name][0]) <= written[name][1] for name in names)
    assert written["Ada"][0] == 36
    room = (1086 - 2 * 26 - 24) // 4
    assert room - written["Friederike"][1] >= 2 * 48, "a crown stands clear of the line"
