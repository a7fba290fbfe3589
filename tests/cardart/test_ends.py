"""The ends of deals and games: every dress, any number of sides, long names and long sums."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from cardart import contact_ends, draw
from cardart.cards.decks import DECK_STYLES
from cardart.paint import lettering, wrapping
from cardart.paint.theme import TABLES, theme
from cardart.pictures import deal, deal_sums, fives, victory
from cardart.pictures.canvas import BADGE, Canvas
from cardart.pictures.dress import ground_of, worn
from cardart.scene import AnyScene, DailyScene, DealScene, FaceScene, SideScene, VictoryScene
from cardart.scene.base import Deck
from cardart.scene.ends import Dress
from tests.cardart.looks import pixels

MOST_BYTES = 64 * 1024
BRIGHT = [0] * 150 + [255] * 106
SCENES = list(contact_ends.scenes())
LONG = "Jürgen-Maximilian Müller-Lüdenscheidt und さくらと花子"


@pytest.mark.parametrize(("name", "scene"), SCENES, ids=lambda value: str(value)[:18])
def test_ends_are_light_and_stand_where_the_seat_picture_stood(name: str, scene: AnyScene) -> None:
    drawn = draw(scene)
    assert len(drawn) <= MOST_BYTES
    if not isinstance(scene, DailyScene):  # that stands in a panel of its own
        assert Image.open(BytesIO(drawn)).size == (1100, 733)
    assert pixels(drawn) == pixels(draw(replace(scene)))


def test_whatever_a_deal_says_can_be_seen() -> None:
    scene = contact_ends.pegs()
    mine, other = scene.sides
    seen = [
        scene,
        replace(scene, verdict="Ben makes 6"),
        replace(scene, contract="Ben bid 5"),
        replace(scene, suit="H"),
        replace(scene, title="Widow Pitch"),
        replace(scene, target_text="to 31"),
        *(
            replace(scene, sides=(replace(mine, **changed), other))
            for changed in (
                {"name": "Eve"},
                {"lines": ("High 1",)},
                {"gain": "+2"},
                {"before": 16},
                {"after": 19},
                {"side": 3},
                {"faces": (FaceScene(letter="E"),)},
                {"faces": (FaceScene(letter="A", avatar="bolt"),)},
            )
        ),
    ]
    assert len({draw(one) for one in seen}) == len(seen)


def test_whatever_a_victory_says_can_be_seen() -> None:
    scene = dict(contact_ends.victories())["pegs"]
    seen = [
        scene,
        replace(scene, headline="Ben wins!"),
        replace(scene, winners=(1,)),
        replace(scene, winners=(0, 1)),
        replace(scene, why="conceded"),
        replace(scene, moments=()),
        replace(scene, moments=(*scene.moments, "a second one")),
        replace(scene, ratings=(("Ann", "1020", "+20"),)),
        replace(scene, ratings=(("Ann", "1020", "−20"),)),
        replace(scene, dress="sheet"),
    ]
    assert len({draw(one) for one in seen}) == len(seen)


@pytest.mark.parametrize("dress", get_args(Dress))
@pytest.mark.parametrize("deck", DECK_STYLES)
def test_every_table_of_every_deck_has_the_colours_of_a_dress(deck: Deck, dress: Dress) -> None:
    palette, ground = DECK_STYLES[deck].palette, ground_of(dress)
    for table in TABLES:
        colours = theme(table, palette).colours
        assert {ground.fill, ground.ink, ground.soft, ground.line, ground.crown} <= {*colours}


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("dress", ["sheet", "slate", "fives", "pegs"])
def test_any_number_of_sides_in_any_dress(number: int, dress: Any) -> None:
    side = SideScene(name=LONG, lines=(LONG,) * 9, gain="−12345", after=-12345)
    sides = tuple(
        replace(side, side=n, faces=(FaceScene(letter="W"),) * (7 // number)) for n in range(number)
    )
    lost = DealScene(title=LONG, contract=LONG, verdict=LONG, sides=sides, target_text=LONG)
    won = VictoryScene(
        title=LONG,
        headline=LONG,
        why=LONG,
        sides=sides,
        winners=tuple(range(number)),
        moments=(LONG * 3,) * 2,
        ratings=((LONG, "1184", "+21"),) * 7,
    )
    for scene in (lost, won):
        for target in (0, 10, 21, 3000):
            drawn = draw(replace(scene, dress=dress, target=target))
            assert len(drawn) <= MOST_BYTES


@pytest.mark.parametrize("number", range(4, 8))
def test_the_badge_for_alt_text_covers_no_side(number: int) -> None:
    """Discord lays it over the lower left corner: the plate is bare there."""
    side = SideScene(name="WWWWWWWW", lines=("WWWWWWWW",), faces=(FaceScene(letter="W"),))
    sides = tuple(replace(side, side=n) for n in range(number))
    with Image.open(BytesIO(draw(DealScene(title="Knaves", sides=sides)))) as image:
        left, right = 40, BADGE[0] - 2
        row = (image.height - 26 - 204) // number
        bare = image.convert("RGB").crop((left, image.height - 26 - row + 4, right, 733 - 30))
        assert len(bare.getcolors() or ()) == 1


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("dress", ["sheet", "slate", "pegs"])
def test_nor_one_of_a_final_score(number: int, dress: Any) -> None:
    """Nothing of the lowest side stands there, whatever it is called."""
    side = SideScene(name="", faces=(FaceScene(letter="W"),))
    sides = [replace(side, side=n, name="WWW", after=number - n) for n in range(number)]
    won = VictoryScene(
        title="Knaves",
        headline="Ann wins",
        sides=tuple(sides),
        winners=(0,),
        dress=dress,
        target=21,
    )
    sides[-1] = replace(sides[-1], name="MMMM", faces=(FaceScene(letter="Q"),))
    with (
        Image.open(BytesIO(draw(won))) as one,
        Image.open(BytesIO(draw(replace(won, sides=tuple(sides))))) as other,
    ):
        differs = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    assert differs is not None and differs[0] >= BADGE[0] - 2


@pytest.mark.parametrize("number", range(4, 8))
def test_all_sides_of_a_deal_begin_at_the_same_place(number: int) -> None:
    faces = (FaceScene(letter="W"),)
    sides = tuple(SideScene(name="", faces=faces, side=n) for n in range(number))
    with Image.open(BytesIO(draw(DealScene(title="t", sides=sides)))) as image:
        gap = (image.height - 26 - 92) / number
        firsts = {
            image.convert("L")
            .crop((40, round(92 + n * gap) + 4, 400, round(92 + (n + 1) * gap) - 4))
            .point(BRIGHT)
            .getbbox()
            for n in range(number)
        }
    assert len({first and first[0] for first in firsts}) == 1


def test_a_title_that_stands_alone_is_no_headline() -> None:
    """It is written smaller than a verdict, and leaves its height to the sums."""
    sides = (SideScene(name="Ann", lines=("J",)), SideScene(name="Ben"))
    bare = DealScene(title="Polignac · table 7", sides=sides)
    with Image.open(BytesIO(draw(bare))) as image:
        title = image.convert("L").crop((0, 0, 700, 84)).point(BRIGHT).getbbox()
    assert title is not None
    assert title[2] - title[0] <= lettering.width(bare.title, 40)


def test_two_lines_of_a_name_are_better_than_small_letters() -> None:
    """Thirty pixels are nine points on a phone, and twenty-four are seven."""
    faces = (FaceScene(letter="A"), FaceScene(letter="J"))
    side = SideScene(name="Ann und Jürgen", faces=faces, gain="+404")
    wide = (deal.WIDE - 2 * deal.MARGIN - deal.GAP) // 2
    assert deal._Head(side, wide).names == (30, ("Ann und", "Jürgen"))
    assert deal._Head(replace(side, name="Ann"), wide).names == (38, ("Ann",))


def test_a_name_is_smaller_before_a_word_of_it_is_broken() -> None:
    side = SideScene(name="Jürgen", faces=(FaceScene(letter="J"),), gain="−12")
    wide = (deal.WIDE - 2 * deal.MARGIN - 2 * deal.GAP) // 3
    assert deal._Head(side, wide).names[1] == ("Jürgen",)


@pytest.mark.parametrize("number", range(4, 8))
def test_a_victory_among_many_cuts_no_name(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    won = dict(contact_ends.victories())[str(number)]
    drawn: list[victory._Standing] = []
    monkeypatch.setattr(victory._Standing, "draw", lambda self: drawn.append(self))
    victory.draw_victory(won)
    assert drawn[0].whole(victory.LONG)


SUMS = (
    ("High A♠ 1", "Low 4♠ 1", "Jack 1", "Joker 1", "Game (32 to 17) 1", "total 5"),
    ("High: A♠ 1", "Low: 4♠ 1", "Trumpfbube 1", "Joker 1", "Game (32 zu 17) 1", "zusammen 5"),
    ("ハイ（♠A） 1", "ロー（♠4） 1", "ジャック 1", "ジョーカー 1", "ゲーム（32対17） 1", "合計5"),
)


@pytest.mark.parametrize("said", SUMS)
@pytest.mark.parametrize("number", range(3, 8))
def test_a_sum_is_written_in_brief_and_in_small_lines_before_it_is_cut(
    number: int, said: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    many = replace(contact_ends.many(number), dress="pegs")
    first = replace(many.sides[0], lines=said, brief=said[:-1], gain="+5")
    drawn: list[tuple[str, int, int]] = []

    def text(*said: Any, width: int = 0, **_: str) -> int:
        drawn.append((said[1], said[4], width))
        return 0

    monkeypatch.setattr(Canvas, "text", text)
    deal.draw_deal(replace(many, sides=(first, *many.sides[1:])))
    parts = [one for one in drawn if one[0] and one[2] and one[0] in " · ".join(said)]
    assert all(any(line in part for part, _, _ in parts) for line in said[:-1])
    assert all(lettering.width(part, size) <= width for part, size, width in parts)


def test_points_give_way_to_the_names_of_a_final_score() -> None:
    names = {"Ann & Cleo": 1877, "Ben & Dai": 1162}
    faces = (FaceScene(letter="A"), FaceScene(letter="J"))
    sides = tuple(SideScene(name=name, after=after, faces=faces) for name, after in names.items())
    won = VictoryScene(title="t", headline="h", sides=sides, winners=(0, 1))
    narrow, broad = (victory._Setting.of(won, wide, 140) for wide in (396, 700))
    assert (narrow.large, narrow.face, narrow.name) == (52, 0, 32)
    assert (broad.large, broad.face, broad.name) == (66, 60, 40)


def test_no_word_of_a_name_is_parted_in_a_final_score() -> None:
    names = {"Maximiliane e Frederike M": 268, "Bartholomäus e Al": 129}
    sides = tuple(SideScene(name=name, after=after) for name, after in names.items())
    won = VictoryScene(title="t", headline="h", sides=sides, winners=(0,), moments=("m",))
    for wide in range(396, 456, 8):
        size = victory._Setting.of(won, wide, 140).name
        room = victory._Setting.of(won, wide, 140).room(sides[1])
        lines = wrapping.wrapped(sides[1].name, size, room, 2)
        assert wrapping.keeps_words(sides[1].name, lines), lines


@pytest.mark.parametrize(
    "headline",
    [
        "Unentschieden zwischen Friederike und Alexander!",
        "Maximiliane, Friederike und Konstantin gewinnen!",
        "Match nul entre Maximilian, Katharina et Friederike\u202f!",
    ],
)
def test_whoever_has_won_is_named_in_full(headline: str) -> None:
    assert lettering.width(headline, victory.HEADLINE[-1]) <= victory.WIDE - 4 * victory.MARGIN


@pytest.mark.parametrize(
    ("headline", "lines"),
    [
        ("Ann and Cleo win!", 1),
        ("Maximiliane, Friederike und Konstantin gewinnen!", 1),
        ("Maximilian-Alexander v.… und Christopher Montgomery-… gewinnen!", 2),
        ("Unentschieden zwischen Jürgen, Friederike, Konstantin, Ann, Maximilian und Cog!", 2),
        ("さくらと花子と太郎の長い名前です、さくらと花子と太郎の長い名前ですの勝ちです！", 2),
    ],
)
def test_a_headline_says_to_its_end_what_the_winners_did(headline: str, lines: int) -> None:
    room = victory.WIDE - 4 * victory.MARGIN
    size, parts = victory.headline_of(headline, room)
    assert len(parts) == lines
    assert "".join(parts).replace(" ", "") == headline.replace(" ", "")
    assert all(lettering.width(part, size) <= room for part in parts)
    assert size >= 30


def test_a_headline_on_two_lines_is_seen_whole() -> None:
    """Between the faces and the reason below it."""
    side = SideScene(name="Ann", faces=(FaceScene(letter="A"),))
    won = VictoryScene(title="t", headline="Ann", sides=(side,), winners=(0,))
    long = "Unentschieden zwischen Jürgen, Friederike, Konstantin, Ann, Maximilian und Cog!"
    with (
        Image.open(BytesIO(draw(replace(won, headline="")))) as bare,
        Image.open(BytesIO(draw(replace(won, headline=long)))) as said,
    ):
        box = ImageChops.difference(bare.convert("RGB"), said.convert("RGB")).getbbox()
    assert box is not None and box[1] >= 272 and box[3] <= 368


@pytest.mark.parametrize("dress", ["slate", "pegs"])
@pytest.mark.parametrize("long", ["Jürgen", "Christopher M", "Christopher Montgomery-Smythe II"])
def test_strokes_and_pegs_of_a_final_score_stand_below_each_other(
    dress: Any, long: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines of pegs began wherever a name ended, and beside long names there were none."""
    spots: list[tuple[int, int]] = []

    def noted(_: Canvas, __: str, area: Any, *___: Any, **____: bool) -> None:
        spots.append((area[0], area[2]))

    monkeypatch.setattr(victory, "draw_marks", noted)
    faces = (FaceScene(letter="A"),)
    points = {"Ann": 7, long: 4, "Cog": 10}
    sides = tuple(SideScene(name=n, after=after, faces=faces) for n, after in points.items())
    won = VictoryScene(title="t", headline="h", sides=sides, winners=(0,), dress=dress, target=10)
    victory.draw_victory(won)
    assert len(spots) in (0, 3)
    assert len(set(spots)) <= 1
    assert spots or long.endswith("II")
    assert all(x + wide <= victory.WIDE - victory.MARGIN for x, wide in spots)


def test_a_moment_is_told_in_smaller_letters_before_its_end_is_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = "La donne 8 a été la meilleure : 903 points pour Bartholomäus et Al"
    names = {"Bartholomäus & Al": 3772, "Maximiliane & Frederike M": 3206}
    sides = tuple(SideScene(name=name, after=after) for name, after in names.items())
    won = VictoryScene(title="T", headline="H", sides=sides, moments=(told,), dress="slate")
    drawn: list[tuple[str, int, int]] = []

    def text(*said: Any, width: int = 0, **_: str) -> int:
        drawn.append((said[1], said[4], width))
        return 0

    monkeypatch.setattr(Canvas, "text", text)
    victory.draw_victory(won)
    parts = [one for one in drawn if one[0] and one[0] in told]
    assert " ".join(text for text, _, _ in parts) == told
    assert all(lettering.width(text, size) <= width for text, size, width in parts)


def test_names_of_a_final_score_stand_in_one_line_where_they_can() -> None:
    """All sides are drawn in by no more than the badge for alt text covers."""
    faces = (FaceScene(letter="A"), FaceScene(letter="J"))
    names = {"エイダとコグ": 3772, "AnnとJürgen": 3206}
    sides = tuple(SideScene(name=name, after=after, faces=faces) for name, after in names.items())
    won = VictoryScene(
        title="t", headline="h", sides=sides, winners=(0,), moments=("m",), dress="slate"
    )
    with Image.open(BytesIO(draw(won))) as image:
        name = image.convert("L").crop((BADGE[0], 570, 330, 685)).point(BRIGHT)
    inked = [bool(name.crop((0, y, name.width, y + 1)).getbbox()) for y in range(name.height)]
    assert [now for before, now in pairwise(inked) if before != now] == [True, False]


def test_a_long_title_of_a_deal_is_not_cut_by_what_is_played_for() -> None:
    title = "ディファレンツラー・テーブル7・第1ディール"
    sides = (SideScene(name="Ann"), SideScene(name="Ben"))
    scene = DealScene(
        title=title, target_text="合計点が一番少ない人の勝ち", contract="♠", sides=sides
    )
    scene = replace(scene, suit="S")
    assert draw(scene) != draw(replace(scene, title=title[:-1] + "ノ"))


def test_a_sum_of_five_rows_is_as_large_as_its_column_allows() -> None:
    """Between three players it is still read on a phone: 30 pixels there are nine points."""
    lines = ("Meldung 110 + Stiche 45 = 155 < 300", "Wert 3, doppelt, mit beiden: −12")
    others = (SideScene(name="Ann", lines=("Wert 3, doppelt: 6",)), SideScene(name="Ada"))
    sides = (*others, SideScene(name="Jürgen", lines=lines))
    scene = DealScene(title="t", verdict="v", sides=sides)
    with Image.open(BytesIO(draw(scene))) as image:
        sum_of_ann = image.convert("L").crop((40, 315, 350, 480)).point(BRIGHT).getbbox()
    assert sum_of_ann is not None and sum_of_ann[2] - sum_of_ann[0] > 245


@pytest.mark.parametrize(
    ("wide", "rows"),
    [
        (296, ["Meldung 110", "+ Stiche 45", "= 155 < 300"]),
        (600, ["Meldung 110 + Stiche 45 = 155 < 300"]),
    ],
)
def test_no_row_of_a_sum_begins_with_a_comparison_if_it_need_not(
    wide: int, rows: list[str]
) -> None:
    assert deal_sums.at_signs("Meldung 110 + Stiche 45 = 155 < 300", 30, wide) == rows


def test_a_deal_in_which_nobody_bid_is_drawn() -> None:
    sides = (SideScene(name="Ann"), SideScene(name="Ben"))
    assert draw(DealScene(title="Euchre", sides=sides))


@pytest.mark.parametrize(
    ("dress", "target", "after", "found"),
    [
        ("fives", 10, 7, "fives"),
        ("fives", 11, 7, "pegs"),
        ("fives", 50, 7, "sheet"),
        ("fives", 0, 7, "sheet"),
        ("fives", 10, -2, "pegs"),
        ("pegs", 31, -3, "pegs"),
        ("pegs", 62, 3, "sheet"),
        ("slate", 3000, 2999, "slate"),
        ("slate", 3000, -1, "sheet"),
        ("sheet", 150, -20, "sheet"),
    ],
)
def test_a_dress_is_worn_where_it_can_show_the_points(
    dress: Any, target: int, after: int, found: str
) -> None:
    sides = (SideScene(name="Ann", after=after), SideScene(name="Ben"))
    assert worn(dress, target, sides) == found


def test_two_fives_are_for_two_sides() -> None:
    assert worn("fives", 10, tuple(SideScene(name=name) for name in "ABC")) == "pegs"


def test_the_fives_show_as_many_pips_as_there_are_points() -> None:
    """Pips are the only red on the counter, and those of the lower card are all of a size."""
    red = fives.counter(10, red=True).numbers.tobytes()
    red_only = set(red) - set(fives.counter(10, red=False).numbers.tobytes())

    def pips(points: int) -> int:
        sprite = fives.counter(points, red=True)
        shown = sprite.mask.convert("L").tobytes()
        pixels = zip(sprite.numbers.tobytes(), shown, strict=True)
        return sum(colour in red_only for colour, painted in pixels if painted)

    shown = [pips(points) for points in range(11)]
    a_pip, upper = shown[5] / 5, shown[10] - shown[5]
    backs = shown[0]
    assert [round((found - backs) / a_pip) for found in shown[1:6]] == [1, 2, 3, 4, 5]
    assert [round((found - upper) / a_pip) for found in shown[6:]] == [1, 2, 3, 4, 5]
    for beyond, end in ((12, 10), (-2, 0)):
        one, other = (fives.counter(points, red=True).numbers for points in (beyond, end))
        assert one.tobytes() == other.tobytes()


def test_impossible_ends_are_refused() -> None:
    side = SideScene(name="Ann")
    with pytest.raises(ValueError, match="sides"):
        DealScene(title="", sides=())
    with pytest.raises(ValueError, match="sides"):
        DealScene(title="", sides=(side,) * 8)
    with pytest.raises(ValueError, match="suit"):
        DealScene(title="", sides=(side,), suit="NT")
    with pytest.raises(ValueError, match="winner"):
        VictoryScene(title="", headline="", sides=(side,), winners=(1,))
    with pytest.raises(ValueError, match="avatar"):
        FaceScene(letter="A", avatar="nobody")
