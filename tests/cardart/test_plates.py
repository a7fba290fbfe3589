"""Plates, corners and scores of a table: what gives way where there is little room."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.pictures import corner, places, rail, scores, seat_plates, table_facts
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import cloth
from cardart.scene import Score, SeatScene

NAMES = ("Ann", "Bartholomew", "花子", "Dai", "Jürgen Müller", "Zoé", "Gus-Adolf")
GROUND = cloth(places.WIDE, places.HIGH, (550, 330, 350, 236), 4, clockwise=True)


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


@pytest.mark.parametrize("tricks", range(1, 14))
def test_tricks_beside_a_name_leave_it_whole(tricks: int) -> None:
    """A back and a number stand there where several backs would cut it."""
    seat = seat_plates.sitter(SeatScene(name="Jürgen", letter="J", tricks=tricks))
    most = seat_plates.backs_beside(seat, (places.PLATE_WIDE - seat_plates.ROUND_TOP))
    wide = seat_plates.tricks_wide(tricks, most)
    room = (places.PLATE_WIDE - seat_plates.ROUND_TOP) - wide - seat_plates.GAP
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
    told = seat_plates._told(seat_plates.sitter(seat), places.PLATE_WIDE, "dark", "classic")
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
    told = seat_plates._told(seat_plates.sitter(seat), places.PLATE_WIDE, "dark", "classic")
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
    score = Score(label=joint.join(names), value=3, names=names)
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


@pytest.mark.parametrize("wide", [places.PLATE_WIDE, places.BROAD])
@pytest.mark.parametrize(
    "name", ["Jürgen Müller-Lüdenscheid", "さくらと花子とあきら", "Maximiliane Winterberger"]
)
def test_a_long_name_without_badges_has_two_lines(name: str, wide: int) -> None:
    """Half of the plate was empty, and the name was cut."""
    room = wide - seat_plates.FACE - 35
    size, lines = seat_plates.in_two(name, room)
    joint = "" if fonts_wide(name) else " "
    assert size >= 22 and joint.join(lines) == name
    assert fonts_wide(name) or lines[0] == name.split(" ")[0]
    seat = seat_plates.sitter(SeatScene(name=name, letter="J"))
    told = seat_plates._told(seat, wide, "dark", "classic")
    assert told.top > 0 and told.end < places.PLATE_HIGH


@pytest.mark.parametrize("wide", range(145, 180, 5))
def test_no_word_of_a_long_name_is_broken_where_smaller_letters_do(wide: int) -> None:
    """On a plate above the table Bartholomäus was parted before his last two letters."""
    name = "Bartholomäus Winterhalter-Wagner"
    size, lines = seat_plates.in_two(name, wide)
    assert lines[0] == name.split(" ")[0] and size >= seat_plates.LEAST


def fonts_wide(name: str) -> bool:
    return lettering.fills_lines(name)


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("hand", [True, False])
def test_plates_take_the_room_beside_the_trick(number: int, hand: bool) -> None:
    """Names were cut though there was a gap between the plates and the cards."""
    layout = places.layout(number, hand, shown=False)
    sides = [place for place in layout.places if place.edge in ("left", "right")]
    for place in sides:
        left, right = place.plate[0], place.plate[0] + place.wide
        assert left == places.MARGIN or right == places.WIDE - places.MARGIN
        assert place.wide > places.PLATE_WIDE or number == 7


@pytest.mark.parametrize("note", ["Your turn", "Ann bids 4: your turn to bid or to pass"])
def test_ones_own_name_is_whole_where_badges_leave_room(
    note: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had half of its plate, whatever stood in the other half."""
    written: dict[str, tuple[int, int]] = {}
    drawn = Canvas.text

    def text(canvas: Canvas, said: str, x: int, y: int, size: int, **how: Any) -> int:
        written[said] = size, how["width"]
        return drawn(canvas, said, x, y, size, **how)

    monkeypatch.setattr(Canvas, "text", text)
    rail._own.cache_clear()
    seat = SeatScene(name="Maximilian-Alex", letter="M", tricks=1, badges=("Dealer",))
    canvas = Canvas(places.WIDE, places.RAIL, "felt", theme_name="dark")
    rail.draw_rail(canvas, 0, note, True, seat)
    size, room = written[seat.name]
    assert lettering.width(seat.name, size) <= room
    size, room = written[note]
    assert lettering.width(note, size) <= room


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """All texts that are drawn from now on, each with its size and its room in pixels."""
    texts: list[tuple[str, int, int]] = []
    drawn = Canvas.text

    def text(canvas: Canvas, said: str, x: int, y: int, size: int, **how: Any) -> int:
        texts.append((said, size, how.get("width", 0)))
        return drawn(canvas, said, x, y, size, **how)

    monkeypatch.setattr(Canvas, "text", text)
    return texts


NAMED = ("Maximilian-Alexander v. Hohenfels", "さくらと花子と太郎の長い名前です")
NOTES = (
    "Am Zug: {0} und {1} – Karten für den Partner wählen",
    "{0} et {1} : choisir des cartes pour le partenaire",
    "Am Zug: Ada – dem Partner eine Karte geben oder das Blatt behalten",
    "エイダの番：コントラクトを宣言するか、パートナーに任せる（シーベン）",
)


@pytest.mark.parametrize("note", NOTES)
@pytest.mark.parametrize("own", [None, *NAMED])
def test_a_note_is_whole_beside_and_with_very_long_names(
    note: str, own: str | None, written: list[tuple[str, int, int]]
) -> None:
    """Its end, which says what is to be done, was cut."""
    said = note.format(NAMED[0], "Bartholomäus Winterhalter-Wagner")
    seat = SeatScene(name=own, letter="M", badges=("Dealer",)) if own else None
    canvas = Canvas(places.WIDE, places.RAIL, "felt", theme_name="dark")
    names = (NAMED[0], "Ada", "Bartholomäus Winterhalter-Wagner")
    rail.draw_rail(canvas, 0, said, False, seat, names=names)
    shown, size, room = written[-1]
    assert lettering.width(shown, size) <= room
    assert shown[-9:] == said[-9:]
    assert all(name[:2] in shown for name in names if name in said)


@pytest.mark.parametrize("badges", [(), ("Dealer",)])
@pytest.mark.parametrize("name", ["Bartholomäus", "Maximiliane", "Ann"])
def test_a_name_of_one_word_is_not_broken_where_smaller_letters_do(
    name: str, badges: tuple[str, ...], written: list[tuple[str, int, int]]
) -> None:
    """It was cut above badges, and without them its last letters stood below it."""
    seat = seat_plates.sitter(SeatScene(name=name, letter="B", badges=badges))
    seat_plates._told(seat, places.PLATE_WIDE, "dark", "classic")
    size, room = next((size, room) for said, size, room in written if said == name)
    assert lettering.width(name, size) <= room and size >= seat_plates.LEAST
    assert name != "Ann" or size == seat_plates.NAME[0]
    assert seat_plates.name_size("Bartholomäus Winterhalter", 145) == seat_plates.NAME[-1]
