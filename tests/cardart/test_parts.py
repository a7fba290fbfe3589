"""The parts of pictures: colours, fonts, seats and the store of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from cardart.cards.decks import DECK_STYLES
from cardart.paint import fonts, lettering, theme, wrapping
from cardart.paint.shapes import box
from cardart.paint.sizes import LARGE
from cardart.pictures import corner, hand_row, places, rail, scores, seat_plates, table_facts
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import cloth
from cardart.scene import DECKS, Deck, Score, SeatScene, TableScene
from tests.cardart.contrast import contrast

NAMES = ("Ann", "Bartholomew", "花子", "Dai", "Jürgen Müller", "Zoé", "Gus-Adolf")
GROUND = cloth(places.WIDE, places.HIGH, (550, 330, 350, 236), 4, clockwise=True)


@pytest.mark.parametrize("name", theme.TABLES)
def test_text_can_be_read_on_its_ground(name: str) -> None:
    colours = theme.theme(name).colours
    for on, ink in theme.WRITING:
        assert contrast(colours[on], colours[ink]) >= 4.5, (on, ink)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", "SHDC")
def test_suits_can_be_read_on_bright_and_dimmed_paper(suit: str, deck: Deck) -> None:
    style = DECK_STYLES[deck]
    paper, ink = style.palette["paper"], style.palette[style.tones[suit]]
    assert contrast(paper, ink) >= 4.5
    assert contrast(style.palette.dimmed(paper), style.palette.dimmed(ink)) >= 4.5


@pytest.mark.parametrize("name", theme.TABLES)
@pytest.mark.parametrize("deck", DECKS)
def test_a_palette_has_at_most_255_colours(name: str, deck: Deck) -> None:
    assert len(theme.theme(name, DECK_STYLES[deck].palette).entries) <= 255


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
    ],
)
def test_no_word_of_japanese_is_parted_where_there_is_room(lines: tuple[str, ...]) -> None:
    assert wrapping.wrapped("".join(lines), 44, 434, 4) == lines


@pytest.mark.parametrize(
    ("badge", "tricks"), [("Meldung 10", 9), ("Dichiarante", 3), ("Donneur", 5)]
)
def test_a_name_gives_way_to_the_first_badge_on_ones_own_plate(
    badge: str, tricks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    drawn = Canvas.chip

    def chip(canvas: Canvas, text: str, x: int, y: int, size: int, **how: Any) -> int:
        cut.extend([text] if lettering.width(text, size) > how["width"] else [])
        return drawn(canvas, text, x, y, size, **how)

    monkeypatch.setattr(Canvas, "chip", chip)
    seat = SeatScene(name="Maximilian", letter="M", tricks=tricks, badges=(badge,))
    canvas = Canvas(places.WIDE, places.RAIL, "felt", theme_name="dark")
    rail.draw_rail(canvas, 0, "The deal is over.", False, seat)
    assert cut == []


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


@pytest.mark.parametrize("tricks", range(1, 14))
def test_tricks_beside_a_name_leave_it_whole(tricks: int) -> None:
    """A back and a number stand there where several backs would cut it."""
    seat = seat_plates.sitter(SeatScene(name="Jürgen", letter="J", tricks=tricks))
    most = seat_plates.backs_beside(seat, seat_plates.BESIDE)
    wide = seat_plates.tricks_wide(tricks, most)
    room = seat_plates.BESIDE - wide - seat_plates.GAP
    assert lettering.width("Jürgen", seat_plates.NAME[-1]) <= room
    assert wide <= seat_plates.tricks_wide(tricks)


@pytest.mark.parametrize("name", ["Ann", "Jürgen", "Élise", "Ångström", "Égjy", "さくら", "M̄ari̱"])
@pytest.mark.parametrize("badges", [("Dealer",), ("Maker", "Alone"), ()])
@pytest.mark.parametrize("tricks", [0, 2])
def test_no_name_and_no_badge_touches_the_frame(
    name: str, badges: tuple[str, ...], tricks: int
) -> None:
    """The plate cut the marks on capitals, and badges lay on its frame."""
    seat = SeatScene(name=name, letter="A", badges=badges, tricks=tricks)
    told = seat_plates._told.__wrapped__(seat_plates.sitter(seat), "dark", "classic")
    assert told.top >= seat_plates.TURN
    assert told.end <= places.PLATE_HIGH - seat_plates.TURN
    assert seat_plates.above_badges(name, 145)[0] >= seat_plates.NAME[2]


@pytest.mark.parametrize(
    ("badges", "out", "gains"),
    [
        (("Maker", "Alone"), False, True),
        (("Bid 3", "Dealer"), False, True),
        (("Alone", "Dealer"), False, True),
        (("7 open", "Dealer"), False, False),
        (("Meld 120", "Bid 260"), False, False),
        (("Dealer",), False, False),
        (("Maker",), True, False),
        (("Kontraktgeberin",), False, True),
        ((), False, False),
    ],
)
def test_tricks_leave_the_badges_only_if_another_is_seen_then(
    badges: tuple[str, ...], out: bool, gains: bool
) -> None:
    """They stood beside the name, which was cut, and the second badge was left out all the same."""
    seat = seat_plates.sitter(
        SeatScene(name="Wilhelmine", letter="W", badges=badges, tricks=2, out=out)
    )
    room = places.PLATE_WIDE - seat_plates.FACE - 29
    cross = 32 if out else 0
    within = seat_plates.badges_in(seat, room - cross - seat_plates._apart(seat))[1]
    alone = seat_plates.badges_in(seat, room - cross)[1]
    assert seat_plates.gains_room(seat, room) is gains
    assert gains or within == alone
    assert len(alone) == len(badges) or not gains


@pytest.mark.parametrize("tricks", range(1, 8))
@pytest.mark.parametrize("badges", [("7 open", "Named"), ("Dealer",), ("Meld 24",), ("Donneur",)])
def test_tricks_stay_on_their_plate(tricks: int, badges: tuple[str, ...]) -> None:
    """The last back stuck out of its round end."""
    seat = SeatScene(name="Ann", letter="A", badges=badges, tricks=tricks)
    told = seat_plates._told.__wrapped__(seat_plates.sitter(seat), "dark", "classic")
    plate = Image.new("L", (places.PLATE_WIDE, places.PLATE_HIGH))
    canvas = Canvas.over(plate, theme_name="dark", deck="classic")
    canvas.sprite(told, 0, 0)
    inner = box(places.PLATE_WIDE - 8, places.PLATE_HIGH - 8, 34).image.point(lambda v: 255 - v)
    outside = Image.new("L", plate.size, 255)
    outside.paste(inner, (4, 4))
    drawn = canvas.image.point([0] + [255] * 255)
    beyond = ImageChops.multiply(outside, drawn).point([0] * 150 + [255] * 106)
    assert beyond.crop((120, 0, *plate.size)).getbbox() is None


def test_columns_of_scores_share_their_room_by_what_they_need() -> None:
    names = (("Ann", "Ada", "Jürgen"), ("Cog", "花子", "Echo"))
    columns = [[Score(label=name, value=2) for name in part] for part in names]
    room = scores.NARROW - 2 * corner.PAD - 14
    wides = scores.column_widths(columns, room)
    assert room - 1 <= sum(wides) <= room
    for part, wide in zip(columns, wides, strict=True):
        assert all(scores.least_wide(one, scores.LABELS[-1]) <= wide for one in part)
    assert len(set(scores.column_widths(columns, 400))) == 1
    short = [columns[1], [Score(label="Maximilian-Alexander", value=120)]]
    assert scores.column_widths(short, room)[0] >= scores.least_wide(short[0][2], 22)


@pytest.mark.parametrize(
    ("names", "joint"),
    [(("Ann", "Jürgen", "Maximilian"), " & "), (("エイダ", "コグ", "エコー"), "・")],
)
def test_names_of_partners_are_shortened_and_not_left_out(
    names: tuple[str, ...], joint: str
) -> None:
    score = Score(label=joint.join(names), value=3, names=names, joint=joint)
    assert scores.shortened(score, 1000) == score.label
    for room in (260, 200, 185):
        short = scores.shortened(score, room)
        assert lettering.width(short, scores.LABELS[-1]) <= room
        parts = short.split(joint)
        assert len(parts) == len(names) and "…" not in short
        for part, name in zip(parts, names, strict=True):
            assert len(part) >= 2 and name.startswith(part.rstrip("."))
    hopeless = scores.shortened(score, 20)
    assert len(hopeless.split(joint)) == len(names)


def test_a_stake_gives_way_to_itself_in_brief() -> None:
    stakes = ("Ann and an unknown partner need 3 tricks", "3 tricks needed")
    for number, shown in ((6, False), (6, True), (4, True)):
        within = places.layout(number, True, shown)
        fit = table_facts.fitted(True, True, "Ann, called", stakes, within)
        assert (stakes[1], "award") in fit.below
        fit = table_facts.fitted(True, True, "", ("Ann needs 3", "3 needed"), within)
        assert fit.below == (("Ann needs 3", "award"),)


@pytest.mark.parametrize("maker", ["Wilhelmine F.", "Wilhelmine Friederike Katharina von S."])
def test_a_stake_that_is_far_too_long_gives_way_to_the_contract(maker: str) -> None:
    """Two names were left of it, which looked like those of the makers."""
    within = places.layout(4, True, True)
    who = "Maximilian-Alexander v.… and Christopher Montgomery-…"
    fit = table_facts.fitted(
        True, True, maker, (f"{who}: 22 in tricks, 342 more to win", ""), within
    )
    assert {ink for _, ink in fit.below} == {"soft"}
    assert maker.startswith(fit.below[0][0])
    assert places.room_above(within, fit.wide, right=False) >= corner.TOP + fit.high
    alone = table_facts.fitted(
        True, True, "", (f"{who}: 22 in tricks, 342 more to win", ""), within
    )
    assert [ink for _, ink in alone.below] == ["award"]


def test_a_stake_is_read_on_a_phone_where_there_is_room() -> None:
    """Nine points high, on a picture of 1100 pixels that is 330 points wide."""
    for number in range(2, 6):
        for hand in (True, False):
            within = places.layout(number, hand, False)
            fit = table_facts.fitted(True, True, "Ann, bid 4", ("needs 2 of 3", ""), within)
            assert fit.size * 330 / places.WIDE >= 9
            stake = ("Jürgen needs 3 tricks", "3 tricks needed")
            fit = table_facts.fitted(True, True, "Jürgen, called", stake, within)
            assert ("tricks", "award") not in fit.below
            assert places.room_above(within, fit.wide, right=False) >= corner.TOP + fit.high


def test_lines_that_stand_close_do_not_touch_each_other() -> None:
    within = places.layout(4, True, True)
    for who in ("Anna and Barbara", "さくら and 太郎"):
        stake = f"{who} need 57 more to reach 2500"
        fit = table_facts.fitted(False, True, f"{who[:3]}, × 3", (stake, ""), within)
        assert fit.low and len(fit.below) == 3
        assert not lettering.fills_lines(who) or fit.size < table_facts.STEPS[1] - 2


@pytest.mark.parametrize("hand", [True, False])
def test_a_stake_between_seven_is_whole_and_clear_of_their_scores(hand: bool) -> None:
    within = places.layout(7, hand, False)
    each = tuple(Score(label=name, value=0, target=7) for name in NAMES)
    _, scores_wide = scores.score_shape(each, 7, within)
    for stake in ("Echo can no longer make the bid", "Echo needs 4 of 4, has 1 for sure"):
        fit = table_facts.fitted(True, True, "Echo, bid 4", (stake, ""), within)
        assert " ".join(line for line, _ in fit.below) == stake
        assert places.MARGIN + fit.wide < places.WIDE - places.MARGIN - scores_wide
        room = fit.wide - table_facts._left(True) - corner.PAD
        assert all(lettering.width(line, fit.size) <= room for line, _ in fit.below)


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


def test_seats_go_round_from_the_viewer() -> None:
    seats = tuple(SeatScene(name=letter, letter=letter) for letter in "ABCD")

    def edges(viewer: int, clockwise: bool) -> list[str]:
        scene = TableScene(seats=seats, viewer=viewer, clockwise=clockwise)
        return [places.place_of(scene, seat).edge for seat in range(4)]

    assert edges(0, True) == ["bottom", "left", "top", "right"]
    assert edges(0, False) == ["bottom", "right", "top", "left"]
    assert edges(2, True) == ["top", "right", "bottom", "left"]


Box = tuple[int, int, int, int]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes, given as left, top, right and bottom, do not overlap."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def boxes(layout: places.Layout, hand: bool) -> list[Box]:
    """The plates and the played cards of a layout."""
    plates = [place.plate for place in layout.places[1 if hand else 0 :]]
    found = [(x, y, x + places.PLATE_WIDE, y + places.PLATE_HIGH) for x, y in plates]
    wide, high = layout.size.wide, layout.size.high
    for place in layout.places:
        x, y = place.card[0] - wide // 2, place.card[1] - high // 2
        found.append((x, y, x + wide, y + high))
    return found


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("hand", [True, False])
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_seats_and_their_cards_do_not_cover_each_other(
    number: int, hand: bool, shown: bool, own: bool
) -> None:
    layout = places.layout(number, hand, shown, own)
    found = boxes(layout, hand or own)
    assert all(apart(one, other) for one, other in combinations(found, 2))
    end = places.HAND_TOP - 18 if hand else places.HIGH - places.RAIL
    assert all(box[0] >= 0 and box[2] <= places.WIDE and box[3] <= end for box in found)
    assert layout.size.wide * 9 >= places.WIDE


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("hand", [True, False])
def test_the_scores_cover_no_card_of_a_trick(number: int, hand: bool) -> None:
    layout = places.layout(number, hand, shown=False)
    each = tuple(Score(label=name, value=100, target=200) for name in NAMES[:number])
    panel = scores.score_panel(each, number, layout, GROUND, "dark", "classic")
    left = places.WIDE - places.MARGIN - panel.wide
    end = places.WIDE - places.MARGIN, corner.TOP + panel.end
    cards = boxes(layout, hand)[-number:]
    assert all(apart((left, corner.TOP, *end), card) for card in cards)


@pytest.mark.parametrize(
    ("number", "hand"),
    # In everybody's picture of six the names have no room to give away.
    [(number, hand) for number in range(2, 8) for hand in (True, False) if hand or number != 6],
)
def test_the_target_stands_beside_the_scores_of_any_number(number: int, hand: bool) -> None:
    within = places.layout(number, hand, shown=False)

    def panel(target: int) -> bytes:
        each = tuple(Score(label=f"An{n}", value=n, target=target) for n in range(number))
        drawn = scores.score_panel.__wrapped__(each, number, within, GROUND, "dark", "classic")
        return bytes(drawn.numbers.tobytes())

    assert panel(0) != panel(7) != panel(9)


@pytest.mark.parametrize("target", [0, 7])
def test_names_of_six_are_whole_where_no_colours_stand_beside_them(
    target: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Ann", "Ada", "Jürgen", "Cog", "花子", "Echo")
    points = (1, 0, 1, 0, 0, -2)
    each = tuple(
        Score(label=name, value=n, target=target) for name, n in zip(names, points, strict=True)
    )
    rooms: dict[str, int] = {}

    def shortened(score: Score, room: int) -> str:
        rooms[score.label] = room
        return score.label

    monkeypatch.setattr(scores, "shortened", shortened)
    layout = places.layout(6, False, False)
    scores.score_panel.__wrapped__(each, 6, layout, GROUND, "dark", "classic")
    assert all(lettering.width(name, scores.LABELS[-1]) <= rooms[name] for name in names)


@pytest.mark.parametrize(
    ("names", "hand"),
    [
        (("Ann", "Ada", "Jürgen", "Cog", "花子", "Echo"), True),
        (("Ann", "Ada", "Jürgen", "Cog", "花子", "Echo"), False),
        (("Maximilian-Alex", "Ada", "さくらと花子", "Cog", "花子", "Bo", "Ann"), False),
        (("Ann", "Wilhelmine F.", "Jürgen", "Cog"), True),
    ],
)
def test_the_lines_of_scores_look_alike(
    names: tuple[str, ...], hand: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some had a bar of grey, others none, and their letters were of several sizes."""
    each = tuple(Score(label=name, value=-12 if name == "Jürgen" else 3) for name in names)
    sizes: set[int] = set()
    bars: list[str] = []

    class Noted(Canvas):
        def text(self, text: str, x: int, y: int, size: int, **how: Any) -> int:
            if text in names:
                assert lettering.width(text, size) <= how["width"]
                sizes.add(size)
            return super().text(text, x, y, size, **how)

        def stamp(self, *where: Any, **how: Any) -> None:
            bars.append(how["ink"])
            super().stamp(*where, **how)

    monkeypatch.setattr(corner, "Canvas", Noted)
    layout = places.layout(len(names), hand, False)
    scores.score_panel.__wrapped__(each, len(names), layout, GROUND, "dark", "classic")
    assert len(sizes) == 1
    assert len(bars) in (0, len(names))


@pytest.mark.parametrize("number", range(1, 17))
def test_no_card_of_a_hand_covers_the_index_of_another(number: int) -> None:
    step = hand_row.step_of(number)
    assert step >= LARGE.left + LARGE.column
    assert step * (number - 1) + LARGE.wide <= places.WIDE
