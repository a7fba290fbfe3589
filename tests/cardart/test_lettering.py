"""Text in pictures: cut, broken into lines, and written with the fonts that have its letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardart.paint import fonts, lettering, wrapping
from cardart.pictures import places, table_facts
from cardart.pictures.canvas import LETTERS, Canvas


def test_text_is_cut_to_its_room() -> None:
    for text in ("W" * 100, "漢字" * 50, "שלום " * 20):
        assert lettering.line(text, 34, 200).width <= 200
    assert lettering.line("Ann", 34, 200).width == lettering.line("Ann", 34).width


def test_a_line_is_kept_once_as_it_was_written() -> None:
    lettering._written.cache_clear()
    written, stamped = (Canvas(400, 60, "felt", theme_name="dark") for _ in range(2))
    wide = written.text("Bartholomew 花子", 10, 5, 30, ink="text", on="felt", width=200)
    assert lettering._written.cache_info().currsize == 0, "its mask goes with the drawing"
    mask = lettering.line("Bartholomew 花子", 30, 200)
    stamped.stamp(mask, 10, 5, ink="text", on="felt")
    assert written.image.tobytes() == stamped.image.tobytes()
    assert wide == mask.width


def test_text_breaks_at_spaces_and_else_anywhere() -> None:
    lines = wrapping.wrapped("four hearts by Ann doubled", 30, 200, 2)
    assert len(lines) == 2
    assert " ".join(lines) == "four hearts by Ann doubled"
    assert len(wrapping.wrapped("W" * 60, 30, 200, 3)) == 3
    assert wrapping.wrapped("", 30, 200, 2) == ()


@pytest.mark.parametrize("wide", range(150, 420, 10))
def test_no_line_begins_with_a_colon_in_french(wide: int) -> None:
    """A narrow space keeps it with the word before it, and is half as wide as a space."""
    text = "Donneur\u202f: Zoé, «\u202foui\u202f!\u202f»"
    lines = wrapping.wrapped(text, 30, wide, 20)
    assert " ".join(lines) == text
    assert [line for line in lines if line[0] in ":!»"] == []
    widths = [
        lettering.width(f"a{space}b", 60) - lettering.width("ab", 60) for space in (" ", "\u202f")
    ]
    assert widths[0] - 2 <= 2 * widths[1] <= widths[0] + 2


@pytest.mark.parametrize("wide", range(140, 420, 10))
def test_a_line_of_japanese_is_broken_where_it_may_be(wide: int) -> None:
    text = "最多得点：AnnとJürgenの33点（ディール3）、チャンス。"
    lines = wrapping.wrapped(text, 30, wide, 20)
    assert "".join(lines) == text
    assert [line for line in lines if line[0] in "、。）：ィャー"] == []
    for name in ("Ann", "Jürgen"):
        assert sum(name in line for line in lines) == 1


@pytest.mark.parametrize(
    ("size", "wide", "lines"),
    [
        (23, 224, ("Ann und Jürgen:", "0 in Stichen,", "noch 556 zum Sieg")),
        (23, 300, ("combinazioni 30,", "ne servono ancora 20")),
        (44, 434, ("Runde 1 war die", "teuerste:", "149 für Ann")),
        (34, 434, ("Ann und Cog (Runde 12)", "(wieder eine Aufholjagd)")),
        (44, 434, ("Ann, Bob und Cog", "haben 9 Punkte")),
    ],
)
def test_a_line_ends_with_a_part_of_a_sentence_where_that_takes_no_more_lines(
    size: int, wide: int, lines: tuple[str, ...]
) -> None:
    assert wrapping.wrapped(" ".join(lines), size, wide, 4) == lines
    filled = wrapping.wrapped(
        " ".join(lines).translate({44: None, 58: None, 40: None}), size, wide, 4
    )
    assert len(filled) == len(lines)


@pytest.mark.parametrize(
    "lines",
    [
        ("最多得点：", "エイダとコグの903点", "（第8ディール）"),
        ("最多失点：", "Annの149点", "（第1ディール）"),
        ("第12ディールに", "エイダが36点で逆転"),
        ("Annとコグが", "第2ディールの", "2点差から逆転"),
    ],
)
def test_no_word_of_japanese_is_parted_where_there_is_room(lines: tuple[str, ...]) -> None:
    assert wrapping.wrapped("".join(lines), 44, 434, 4) == lines


@pytest.mark.parametrize("wide", range(230, 440, 10))
def test_no_line_of_japanese_begins_with_the_hyphen_of_a_name(wide: int) -> None:
    lines = wrapping.wrapped("最多失点：Maximilian-AlexandroとO’Briensonの149点", 36, wide, 9)
    assert [line for line in lines if line[0] in "-’"] == []


def test_no_word_of_two_kanji_is_parted_where_there_is_room() -> None:
    """A panel told that three were 必 and, in the next line, 要."""
    assert wrapping.wrapped("Ann：7のうち3が必要、確定0", 23, 214, 9) == (
        "Ann：7のうち3が",
        "必要、確定0",
    )


@pytest.mark.parametrize("wide", range(140, 480, 20))
@pytest.mark.parametrize("sign", ["−", "+", "×"])
def test_no_line_ends_between_a_number_and_its_sign(sign: str, wide: int) -> None:
    lines = wrapping.wrapped(f"第1ディールでAlが{sign}39点", 44, wide, 9)
    assert [f"{sign}39" in line for line in lines].count(True) == 1


def test_a_list_is_broken_between_two_items_where_that_takes_no_more_lines() -> None:
    assert wrapping.wrapped("House rules · Jokers: two · Stick the dealer: yes", 30, 480, 2) == (
        "House rules · Jokers: two ·",
        "Stick the dealer: yes",
    )
    assert wrapping.wrapped("倍率 1-2-3-4-5-6・六・七・八・九・十・六・七", 30, 200, 9)[0] == "倍率"


@pytest.mark.parametrize(
    ("text", "wide", "cut"),
    [
        ("Jokers: two · Stick the dealer: yes", 300, "Jokers: two…"),
        ("Jokers: two · Stick the dealer: yes", 340, "Jokers: two · Stick…"),
        ("Jürgen Müller-Lüdenscheidt", 190, "Jürgen M…"),
        ("Donaudampfschifffahrtsgesellschaft", 340, "Donaudampfschifffa…"),
    ],
)
def test_a_line_that_is_too_long_ends_with_a_whole_word(text: str, wide: int, cut: str) -> None:
    """A name keeps what there is room for, and so does a word as long as the line."""
    assert lettering.line(text, 30, wide).image.tobytes() == lettering.line(cut, 30).image.tobytes()


@pytest.mark.parametrize("wide", range(200, 440, 20))
def test_a_text_of_few_lines_is_whole_where_they_can_hold_it(wide: int) -> None:
    """Words of Japanese are parted before something is cut."""
    text = "アレクサンドラとマクシミリアンの"
    size = next(s for s in range(40, 9, -1) if lettering.width(text, s) <= 2 * wide - s)
    lines = wrapping.wrapped(text, size, wide, 2)
    assert "".join(lines) == text
    assert all(lettering.width(line, size) <= wide for line in lines)


def test_lines_that_stand_close_do_not_touch_each_other() -> None:
    within = places.layout(4, True, True)
    for who in ("Anna and Barbara", "さくら and 太郎"):
        stake = f"{who} need 57 more to reach 2500"
        fit = table_facts.fitted(False, True, f"{who[:3]}, × 3", (stake, ""), within)
        assert fit.low and len(fit.below) == 3
        assert not lettering.fills_lines(who) or fit.size < table_facts.STEPS[1] - 2


def test_smaller_writing_where_there_is_little_room() -> None:
    assert lettering.fitting("Ann", (40, 20), 400) == 40
    assert lettering.fitting("Ann to play: " * 3, (40, 20), 400) == 20


def test_what_cannot_be_written() -> None:
    assert not fonts.writes("\u200d\u202e\x00")
    assert not fonts.writes("")
    assert fonts.writes("Ann")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Turn: {}", "Turn: ?"),
        ("{}, 10♠", "?, 10♠"),
        ("{}の番", "?の番"),
        ("{0} and {0}", "? and ?"),
        ("Ann{}Ann", "Ann?Ann"),
        ("Ann \U0001fae0", "Ann"),
        ("\U0001fae0", "?"),
        ("\u200d", ""),
    ],
)
def test_nobody_whose_letters_no_font_has_is_called_nothing(text: str, shown: str) -> None:
    """Letters and marks of Balinese, and an emoji."""
    name = "\u1b13\u1b38\u1b25\u1b44"
    assert fonts.font_for(name[0]) < 0, "a font has these letters: take others"
    assert fonts.clean(text.format(name)) == shown
    assert not fonts.writes(name)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Eve \U0001fae0, Bob", "Eve, Bob"),
        ("Eve \U0001fae0\ufe0f \U0001fae0: 3", "Eve: 3"),
        ("Eve \U0001fae0\u202f: 3", "Eve\u202f: 3"),
        ("Eve \U0001fae0’s turn (Eve \U0001fae0)", "Eve’s turn (Eve)"),
        ("Eve \U0001fae0 · Bob, \U0001fae0 Ann", "Eve · Bob, Ann"),
        ("27 : 21 \U0001fae0", "27 : 21"),
        ("\U0001fae0, Bob", ", Bob"),
    ],
)
def test_an_emoji_that_is_left_out_leaves_no_space_before_a_comma(text: str, shown: str) -> None:
    assert fonts.clean(text) == shown


@pytest.mark.parametrize("mark", ["\u0301", "\u0317", "\u0331", "\u0337", "\u20e0", "\u0e31"])
def test_a_mark_on_a_letter_is_no_box(mark: str) -> None:
    """Some fonts set a mark that stands alone on a sign of their own, and so seemed to have it."""
    for number in range(len(fonts.sources()) + 1):
        drawn, box = (fonts._drawn(number, "x" + sign) for sign in (mark, fonts.NOWHERE))
        assert not fonts.has(number, mark) or drawn != box
    name = fonts.clean(f"x{mark}y")
    assert name in ("xy", f"x{mark}y")
    assert all(fonts.has(font, sign) for font, part in lettering._pieces(name) for sign in part)


@pytest.mark.parametrize(
    ("text", "stretches"),
    [
        ("1 · ♥ דני 3", ["דני"]),
        ("דני כהן passes.", ["דני כהן"]),
        ("Ann and דני: 404 — עבד and Ben: 3", ["דני", "עבד"]),
        ("דני · רון", ["דני", "רון"]),
        ("דני כה…", ["דני כה…"]),
        ("דני99 bids 3", ["דני99"]),
        ("דָּנִי", ["דָּנִי"]),
        ("Ann", []),
    ],
)
def test_only_names_from_right_to_left_turn_a_line(text: str, stretches: list[str]) -> None:
    pieces = [piece for _, piece in lettering._pieces(text)]
    assert "".join(pieces) == text
    assert [piece for piece in pieces if lettering._backwards(piece)] == stretches


@pytest.fixture
def built_in_font_only(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = (fonts.font, fonts.font_for, fonts.clean, lettering._written, fonts._missing)
    for function in known:
        function.cache_clear()
    monkeypatch.setattr(fonts, "sources", lambda: ())
    yield
    for function in known:
        function.cache_clear()


@pytest.mark.usefixtures("built_in_font_only")
def test_without_any_font_but_the_one_in_pillow() -> None:
    assert fonts.clean("Jürgen Groß") == "Jurgen Gross"
    assert not fonts.writes("さくら")
    assert lettering.line("Jürgen さくら", 30, 300).width > 60


@pytest.mark.parametrize("size", [30, 31, 36, 38, 42, 46, 56, 74, 132])
@pytest.mark.parametrize("letters", ["エイ", "桜庭", "W", "Wm", "MW", "A2"])
def test_two_letters_are_whole_on_a_disc(letters: str, size: int) -> None:
    """Two of Japanese were left out of small ones, where two names begin alike."""
    disc, bare = (Canvas(150, 150, "felt", theme_name="dark") for _ in range(2))
    disc.disc(letters, 5, 5, size, fill="side0", ink="side_ink", on="felt")
    bare.disc("", 5, 5, size, fill="side0", ink="side_ink", on="felt")
    assert disc.image.tobytes() != bare.image.tobytes(), "something is written"
    sizes = tuple(round(size * part) for part in LETTERS)
    assert lettering.width(letters, lettering.fitting(letters, sizes, size)) <= size
