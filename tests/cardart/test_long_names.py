"""Partners with very long names: each of them is named, wherever their side is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from cardart import contact_ends, contact_sheet, draw
from cardart.paint import lettering
from cardart.pictures.canvas import Canvas
from cardart.pictures.shortening import shortened
from cardart.pictures.slate import _Slate
from cardart.scene import BoardScene, FaceScene, SheetScene, SideScene, VictoryScene
from cardart.scene.ends import Dress
from cardart.scene.sheets import Style

LONG = (
    ("Wilhelmina-Magdalena Wolkenstein", "Bartholomäus Winterhalter-Wagner"),
    (
        "桜庭花子は今日もトランプで遊んでいる長い名前です",
        "田中健太郎兵衛の助という名前の人はここにいますよ",
    ),
    ("Wilhelmina-Magdalena Wolkenstein", "Bartholomäus Winterhalter-Wagner", "Maximiliane W"),
)
Drawn = list[tuple[str, int, int]]
"""Texts with their sizes and their room in pixels."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """All that is written on a canvas or in chalk on a slate."""
    texts: Drawn = []

    def text(
        _: Canvas, said: str, __: int, ___: int, size: int, *, width: int = 0, **____: str
    ) -> int:
        texts.append((said, size, width))
        return 0

    def write(_: Any, said: str, __: int, ___: int, size: int, width: int, *____: Any) -> int:
        texts.append((said, size, width))
        return 0

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(_Slate, "write", write)
    return texts


def of(names: tuple[str, ...], number: int) -> SideScene:
    faces = tuple(FaceScene(letter=name[0]) for name in names)
    return SideScene(
        name=" and ".join(names), names=names, faces=faces, side=number, gain="+334", after=1877
    )


def are_named(names: tuple[str, ...], drawn: Drawn) -> bool:
    """Whether the beginning of each name is written, and no line is cut."""
    written = " ".join(said for said, _, _ in drawn)
    return all(name[:2] in written for name in names) and not any(
        _wider(said, size, room) for said, size, room in drawn
    )


def _wider(said: str, size: int, room: int) -> bool:
    return 0 < room < lettering.width(said, size)


@pytest.mark.parametrize("names", LONG, ids=("latin", "japanese", "three"))
@pytest.mark.parametrize("count", [2, 3])
def test_the_result_of_a_deal_names_all_partners(
    names: tuple[str, ...], count: int, drawn: Drawn
) -> None:
    """The card of two partners with very long names left one of them out."""
    sides = tuple(of(names, number) for number in range(count))
    draw(replace(contact_ends.slate(), sides=sides))
    assert are_named(names, drawn)


@pytest.mark.parametrize("names", LONG, ids=("latin", "japanese", "three"))
@pytest.mark.parametrize("dress", get_args(Dress))
@pytest.mark.parametrize("count", [2, 3])
def test_the_end_of_a_game_names_all_partners(
    names: tuple[str, ...], dress: Any, count: int, drawn: Drawn
) -> None:
    sides = tuple(of(names, number) for number in range(count))
    draw(VictoryScene(title="T", headline="H", sides=sides, winners=(0,), dress=dress, target=10))
    assert are_named(names, drawn)


TOLD = (
    ("{0}, back from 277 behind in deal 4", "The best deal was 8: 903 points for {0}"),
    ("{0}は第4ディールの277点差から逆転しました", "最高は第8ディール：{0}の903点でした"),
)


@pytest.mark.parametrize("names", LONG[:2], ids=("latin", "japanese"))
@pytest.mark.parametrize("told", TOLD, ids=("english", "japanese"))
@pytest.mark.parametrize("rated", [0, 4])
def test_the_end_of_a_game_is_told_to_the_end_of_each_sentence(
    names: tuple[str, ...], told: tuple[str, str], rated: int, drawn: Drawn
) -> None:
    """Of two partners with very long names the moment and the reason of the end were cut."""
    sides = (of(names, 0), of(("Ann", "Bo"), 1))
    side = sides[0].name
    draw(
        VictoryScene(
            title="T",
            headline=f"{side} have won, by points that are counted!",
            sides=sides,
            winners=(0,),
            why=f"{side} were the first to reach the target, with 1000 points",
            moments=tuple(moment.format(side) for moment in told),
            ratings=(("Ann", "1020", "+20"),) * rated,
        )
    )
    assert are_named(names, drawn)
    written = "".join(said for said, _, _ in drawn).replace(" ", "")
    sure = told[:1] if rated else told  # beside ratings there may be room for one alone
    ends = ("counted!", "1000points", *(moment.replace(" ", "")[-6:] for moment in sure))
    assert all(end.rpartition("}")[2] in written for end in ends)


def test_a_moment_is_left_out_where_the_ratings_need_its_place(drawn: Drawn) -> None:
    """It lay upon them."""
    sides = (of(LONG[0], 0), of(("Ann", "Bo"), 1))
    moments = ("Dai marched alone in deal 4: 4 points for Ann & Dai",) * 2
    rated = tuple((name, "1020", "+20") for name in "ABCDEFG")
    scene = VictoryScene(
        title="T", headline="H", sides=sides, winners=(0,), moments=moments, ratings=rated
    )
    draw(scene)
    assert sum(said.startswith("Dai") for said, _, _ in drawn) == 1
    drawn.clear()
    draw(replace(scene, ratings=rated[:2]))
    assert sum(said.startswith("Dai") for said, _, _ in drawn) == 2


@pytest.mark.parametrize("names", LONG[:2], ids=("latin", "japanese"))
@pytest.mark.parametrize("verdict", ["{0} are euchred, and lose two points!", "{0}: set!"])
def test_the_heading_of_a_result_is_whole(
    names: tuple[str, ...], verdict: str, drawn: Drawn
) -> None:
    sides = (of(names, 0), of(("Ann", "Bo"), 1))
    contract = "{0}: ♦ diamonds, together with {1} and alone against all"
    scene = replace(
        contact_ends.slate(),
        sides=sides,
        contract=contract.format(*names),
        verdict=verdict.format(sides[0].name),
    )
    draw(scene)
    assert are_named(names, drawn)
    written = " ".join(said for said, _, _ in drawn)
    assert "against all" in written and verdict.split()[-1] in written


@pytest.mark.parametrize("names", LONG[:2], ids=("latin", "japanese"))
@pytest.mark.parametrize("style", get_args(Style))
@pytest.mark.parametrize("count", [2, 3])
def test_a_score_sheet_names_all_partners(
    names: tuple[str, ...], style: Any, count: int, drawn: Drawn
) -> None:
    scene = SheetScene(
        title="T",
        columns=("Deal", *[" & ".join(names)] * count),
        names=((), *[names] * count),
        rows=(("1", *["20"] * count),),
        total=("", *["20"] * count),
        winners=(1,),
        style=style,
    )
    draw(scene)
    assert are_named(names, drawn)
    with pytest.raises(ValueError, match="headings"):
        replace(scene, names=(names,))


@pytest.mark.parametrize("style", get_args(Style))
@pytest.mark.parametrize("alone", [True, False])
def test_a_bid_is_seen_after_a_long_name(style: Any, alone: bool, drawn: Drawn) -> None:
    """The row of a deal ended within the name of its bidder."""
    first, second = LONG[0]
    scene = SheetScene(
        title="T",
        columns=("Deal", *((first, second) if alone else (f"{first} & {second}", "Ann & Bo"))),
        names=() if alone else ((), (first, second), ("Ann", "Bo")),
        rows=((f"27 · ♠ {second} 260", "+14", "-19"), ("28 · All passed", "0", "0")),
        style=style,
    )
    draw(scene)
    row, size, room = next(text for text in drawn if text[0].startswith("27"))
    assert row.endswith("260") and lettering.width(row, size) <= room
    assert row.startswith("27 · ♠ Ba")
    assert any(said == "28 · All passed" for said, _, _ in drawn)


@pytest.mark.parametrize(
    ("style", "row", "count"),
    [("sheet", "13 · o. T. Cog Großer Pfeffer", 4), ("slate", "1 · ウンデンウーフェ エイダ", 2)],
)
def test_a_long_bid_has_the_room_of_long_names(
    style: Any, row: str, count: int, drawn: Drawn
) -> None:
    """Of a large bid its beginning was left, beside the names of four, and of a contract too."""
    last = "Cog" if count == 4 else LONG[0][1]
    columns = ("Runde", *(*LONG[0], "Wilhelmina-Magdalena Wolkenstein II", last)[-count:])
    cells = (row, *["+2"] * count)
    draw(SheetScene(title="T", columns=columns, rows=(cells,), style=style))
    said, size, room = next(text for text in drawn if text[0].startswith(row[:3]))
    assert said[-3:] == row[-3:] and lettering.width(said, size) <= room


def test_a_long_name_is_whole_on_a_leaderboard_with_curves(drawn: Drawn) -> None:
    """It was cut in the largest letters."""
    draw(contact_sheet.ladder())
    name = "Jürgen Müller-Lüdenscheidt"
    rooms = {size: room for said, size, room in drawn if said == name}
    assert rooms and all(lettering.width(name, size) <= room for size, room in rooms.items())
    assert all(size == 34 for said, size, _ in drawn if said in ("Ann", "Bo"))


def test_both_of_each_pair_are_named_in_a_round_of_a_tournament(drawn: Drawn) -> None:
    """Of two partners with long names one was left."""
    pair = "Maximilia… & Maximilia…"
    row = ("12", pair, pair, "wird eröffnet")
    draw(BoardScene(title="T", columns=("Tisch", "Begegnung", "", "Ergebnis"), rows=(row,) * 10))
    rooms = [(size, room) for said, size, room in drawn if said == pair]
    assert len(rooms) == 20
    assert all(lettering.width(pair, size) <= room for size, room in rooms)


@pytest.mark.parametrize("names", LONG[:2], ids=("latin", "japanese"))
def test_both_of_each_pair_are_named_on_a_board(names: tuple[str, ...], drawn: Drawn) -> None:
    """Of the pairs of a duplicate set with very long names one partner was left out."""
    pair = " and ".join(names)
    columns = ("Table", "North-South", "East-West", "Result", "Share")
    scene = BoardScene(
        title="T", columns=columns, rows=(("1", pair, pair, "+2", "78.6 %"),), names=names
    )
    draw(scene)
    assert are_named(names, drawn)
    assert sum(names[1][:2] in said for said, _, _ in drawn) == 2


def within(letters: int) -> Callable[[str], bool]:
    return lambda label: len(label) <= letters


def test_the_longest_names_lose_their_ends() -> None:
    names = ("Bo", "Bartholomäus")
    assert shortened("Bo & Bartholomäus", names, within(17)) == "Bo & Bartholomäus"
    assert shortened("Bo & Bartholomäus", names, within(12)) == "Bo & Bartho."
    assert shortened("Bartholomäus", (), within(5)) == "Bartholomäus", "who is alone is cut"
    assert shortened("somebody else", names, within(5)) == "somebody else"
    assert shortened("Bartholomäus: 3, after Bo", names, within(18)) == "Bart.: 3, after Bo"
    assert shortened("Bo & Bartholomäus", names, within(0)) == "Bo & Ba."
    assert shortened("Max von Ems", ("Max von Ems",), within(8)) == "Max von", "no word is parted"
    assert shortened("Max von Ems", ("Max von Ems",), within(6)) == "Max v."
