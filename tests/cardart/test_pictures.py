"""Pictures: equal for equal scenes, light enough, and drawn whatever the texts."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from cardart import contact_seats, draw, render
from cardart.paint import lettering
from cardart.pictures import hand_row, places
from cardart.pictures.board import draw_sheet
from cardart.pictures.canvas import BADGE, Canvas
from cardart.scene import (
    AVATARS,
    DECKS,
    FACES,
    SUITS,
    AnyScene,
    BoardScene,
    CardFace,
    Deck,
    Figure,
    Pile,
    Score,
    SeatScene,
    SheetScene,
    Shown,
    StatsScene,
    TableScene,
    Theme,
    TrickCard,
)
from tests.cardart.looks import pixels

THEMES: tuple[Theme, ...] = ("dark", "light")
KIB = 1024
COURTS = [rank + suit for suit in "SHDC" for rank in "KQJ"] + ["AS", "TH", "9D", "AC"]
NAMES = (
    "Ann",
    "さくらと花子",
    "Jürgen Müller-Lüdenscheidt",
    "אברהם",
    "عبد الله",
    "😀🎴👨‍👩‍👧",
    "x" * 100,
    "漢" * 100,
    "Z̸̡̢a̵̛͘l̷g̶o̸" * 20,
    "",
    " \n\t",
    "\ud83d\x00\u202e\u200d",
    "ไทย मराठी 한국어",
)


ANN = SeatScene(name="Ann", letter="A")


def held(*cards: CardFace, theme: Theme = "dark", deck: Deck = "classic") -> TableScene:
    """A hand on an empty table."""
    return TableScene(seats=(ANN,), hand=cards, theme=theme, deck=deck)


def hand(number: int, *, theme: Theme = "dark") -> TableScene:
    cards = (COURTS * 2)[:number]
    faces = (CardFace(card=card, legal=card[1] == "S") for card in cards)
    return replace(held(*faces, theme=theme), note="Follow spades", asked=True)


def mixed(number: int) -> TableScene:
    """A hand as packs of 24 and 48 give it: a third courts."""
    pack = [rank + suit for suit in SUITS for rank in "AKQJT9"]
    cards = [pack[place * len(pack) // number] for place in range(number)]
    faces = (CardFace(card=card, legal=card[1] in "SH") for card in cards)
    return replace(held(*faces), note="Ann led the ace of spades")


def table(number: int, *, name: str = "Ann", theme: Theme = "dark") -> TableScene:
    seats = tuple(
        SeatScene(
            name=name,
            letter="ABCDEF"[seat],
            tricks=seat,
            badges=("Dealer", name),
            turn=seat == 0,
            out=seat == 3,
            robot=seat == 1,
            side=seat % 2,
            card=CardFace(card=COURTS[seat], mark="R"),
            leads=seat == 1,
            winning=seat == 2,
        )
        for seat in range(number)
    )
    return TableScene(
        seats=seats,
        title=name,
        trump="H",
        trump_text=name,
        contract=name,
        up_card=CardFace(card="9C", legal=False),
        up_label=name,
        piles=(Pile(label=name, count=12), Pile(label="Stock", count=3)),
        scores=tuple(Score(label=name, value=seat - 2, target=10) for seat in range(number)),
        note=name,
        last_trick=tuple(
            TrickCard(letter="ABCDEF"[seat], card=CardFace(card=COURTS[-seat]), winner=seat == 0)
            for seat in range(number)
        ),
        last_label=name,
        theme=theme,
    )


def seat(number: int, *, theme: Theme = "dark") -> TableScene:
    """The picture of a chair at a table of ``number`` seats."""
    cards = tuple(CardFace(card=card, legal=card[1] == "S") for card in COURTS[: 2 * number])
    seats = tuple(
        SeatScene(
            name=f"Player {place}",
            letter="ABCDEFG"[place],
            tricks=place * 2,
            badges=("Dealer",) if place == 0 else (),
            avatar=AVATARS[place] if place else "",
            said="Pass",
            side=place % 2,
        )
        for place in range(number)
    )
    return TableScene(
        seats=seats, hand=cards, note="Your turn: bid or pass", asked=True, trump="C",
        trump_text="Trump clubs", contract="Ann, ordered up", stake="needs 2 more of 3",
        up_card=CardFace(card="9D"), up_label="Turned up", theme=theme,
    )  # fmt: skip


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image


def all_scenes() -> list[AnyScene]:
    scenes: list[AnyScene] = [hand(number, theme=name) for name in THEMES for number in (0, 5, 12)]
    scenes += [table(number, theme=name) for name in THEMES for number in range(1, 7)]
    scenes += [seat(number, theme=name) for name in THEMES for number in range(1, 8)]
    scenes.append(BoardScene(title="t", columns=("#", "Name"), rows=(("1", "Ann"),), highlight=0))
    sheet = SheetScene(title="t", columns=("", "A"), rows=(("1", "−2"),), winners=(1,))
    scenes += [sheet, replace(sheet, style="slate")]
    scenes += [replace(mixed(9), deck=deck) for deck in DECKS]
    scenes += [replace(table(4), deck=deck) for deck in DECKS]
    return scenes


@pytest.mark.parametrize("scene", all_scenes(), ids=lambda scene: type(scene).__name__)
def test_equal_scenes_look_equal(scene: AnyScene) -> None:
    first, second = draw(scene), draw(replace(scene))
    assert pixels(first) == pixels(second) == pixels(render(scene))
    image = opened(first)
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.width == (1100 if isinstance(scene, TableScene) else 1086)


@pytest.mark.parametrize("number", range(17))
def test_hands_of_nothing_but_courts_are_still_light(number: int) -> None:
    image = draw(hand(number))
    assert len(image) <= 64 * KIB
    assert opened(image).size == (1100, 733)


@pytest.mark.parametrize("number", [5, 9, 12, 16])
@pytest.mark.parametrize("deck", DECKS)
def test_hands_are_light(number: int, deck: Deck) -> None:
    assert len(draw(replace(mixed(number), deck=deck))) <= 64 * KIB


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("theme", THEMES)
def test_tables_are_light(number: int, theme: Theme) -> None:
    assert len(draw(table(number, theme=theme))) <= 64 * KIB


@pytest.mark.parametrize("number", contact_seats.SEATS)
@pytest.mark.parametrize("phase", contact_seats.PHASES)
@pytest.mark.parametrize("deck", DECKS)
def test_seats_are_light(number: int, phase: contact_seats.Phase, deck: Deck) -> None:
    assert len(draw(contact_seats.seen(number, phase, deck=deck))) <= 64 * KIB


def dealt(number: int, deck: Deck, rng: Random) -> TableScene:
    """A table before its last card of a trick, all cards drawn from a pack that is half courts."""
    scene = contact_seats.seen(number, "play", deck=deck)
    pack = [CardFace(card=rank + suit) for suit in SUITS for rank in "AKQJT9"] * 2
    rng.shuffle(pack)
    return replace(
        scene,
        seats=tuple(replace(seat, card=pack.pop()) for seat in scene.seats),
        hand=tuple(replace(pack.pop(), legal=rng.random() < 0.6) for _ in scene.hand),
        last_trick=tuple(replace(played, card=pack.pop()) for played in scene.last_trick),
    )


@pytest.mark.parametrize("number", contact_seats.SEATS)
@pytest.mark.parametrize("deck", DECKS)
def test_any_deal_is_light(number: int, deck: Deck) -> None:
    rng = Random(f"{number} {deck}")
    weights = [len(draw(dealt(number, deck, rng))) for _ in range(6)]
    assert max(weights) <= 64 * KIB


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_face_of_its_own(deck: Deck) -> None:
    pictures = {
        draw(held(CardFace(card=card, legal=legal), deck=deck))
        for card in (*FACES, "")
        for legal in (True, False)
    }
    assert len(pictures) == 2 * 56


def brightness(scene: TableScene) -> float:
    """The mean brightness of the middle of the lower edge, where a single card lies."""
    grey = opened(draw(scene)).convert("L").crop((482, 500, 618, 670))
    pixels = grey.tobytes()
    return sum(pixels) / len(pixels)


@pytest.mark.parametrize("card", ["AS", "KH", "7D", "QC", "BJ", ""])
@pytest.mark.parametrize("theme", THEMES)
def test_legal_cards_are_brighter_than_dimmed_ones(card: str, theme: Theme) -> None:
    bright = held(CardFace(card=card), theme=theme)
    dimmed = held(CardFace(card=card, legal=False), theme=theme)
    assert brightness(bright) > 1.3 * brightness(dimmed)


def test_legal_cards_are_raised_where_others_are_not() -> None:
    def tops(*cards: CardFace) -> list[int]:
        """The tops of the cards of a hand, found by their bright paper, in pixels."""
        image = opened(draw(held(*cards))).convert("L")
        pixels = image.tobytes()
        step, left = hand_row.step_of(len(cards)), hand_row.left_of(len(cards))
        middles = [left + step * number + 75 for number in range(len(cards))]
        return [
            next(y for y in range(440, 733) if pixels[y * image.width + x] > 165) for x in middles
        ]

    spade, heart = CardFace(card="2S"), CardFace(card="3H")
    raised, other = tops(spade, replace(heart, legal=False))
    assert raised + hand_row.RAISED == other
    one, two = tops(spade, heart)
    assert one == two == other
    chosen, other = tops(replace(spade, chosen=True), heart)
    assert chosen < other


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_is_drawn(name: str) -> None:
    for number in (2, 6):
        scene = replace(table(number, name=name), shown=(Shown(seat=1, cards=(), label=name),))
        assert opened(draw(scene)).size == (1100, 733)
        assert opened(draw(replace(scene, hand=scene.shown[0].cards))).size == (1100, 733)
    marked = held(CardFace(card="AS", mark=name[:3]))
    assert draw(replace(marked, title=name, note=name, asked=True))
    board = BoardScene(title=name, columns=(name, name), rows=((name, name),), footer=name)
    assert opened(draw(board)).width == 1086
    slate = SheetScene(
        title=name, columns=(name, name), rows=(), total=("", "9"), winners=(1,), style="slate"
    )
    assert opened(draw(slate)).width == 1086


def test_a_long_name_stays_inside_its_plate() -> None:
    short, long = opened(draw(table(4))), opened(draw(table(4, name="W" * 100)))
    strip = (1087, 250, 1100, 400)  # between the right-hand plate and the edge of the picture
    assert short.crop(strip).tobytes() == long.crop(strip).tobytes()


def test_an_unwritable_name_is_shown_as_its_letter() -> None:
    nameless, lettered = (
        TableScene(seats=(SeatScene(name=name, letter="Q"),)) for name in ("\u200d\x00", "Q")
    )
    assert pixels(draw(nameless)) == pixels(draw(lettered))


def test_the_direction_of_play_can_be_seen() -> None:
    there = table(4)
    assert draw(there) != draw(replace(there, clockwise=False))
    assert draw(there) != draw(replace(there, viewer=1))


def test_a_table_takes_everything_at_once() -> None:
    melds = tuple(
        Shown(seat=seat, cards=tuple(CardFace(card=card) for card in COURTS[:12]), label="40")
        for seat in range(4)
    )
    scene = replace(table(4), shown=melds, up_card=CardFace(card="2S"), clockwise=False)
    assert opened(draw(scene)).size == opened(draw(table(4))).size == (1100, 733)
    assert len({draw(replace(scene, shown=melds[:number])) for number in range(5)}) == 5


def test_a_footer_and_the_names_of_numbers_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board explained its brackets last, and nobody read it in German, French and Italian."""
    drawn: list[tuple[str, int, int]] = []

    def text(*said: Any, width: int = 0, **_: str) -> int:
        drawn.append((said[1], said[4], width))
        return 0

    monkeypatch.setattr(Canvas, "text", text)
    foot = (
        "règles standard · depuis toujours · tri\u202f: points par donne · 5 parties au moins · "
        "( ) provisoire"
    )
    labels = ("Punkte daneben insgesamt", "Al massimo 5 di differenza", "Cartes de ♠ qui coûtent")
    figures = tuple(Figure(label=label, value="12") for label in labels)
    draw(BoardScene(title="t", columns=("#", "Name"), rows=(("1", "Ann"),), footer=foot))
    pair = (("Bartholomäus Winterhalter-Wagner", "3 / 7"),)
    draw(StatsScene(title="t", subtitle=foot, figures=figures, lists=(("Mit", pair),) * 2))
    written = " ".join(said for said, _, _ in drawn)
    assert written.count(foot) == 2 and all(label in written for label in labels)
    assert all(not width or lettering.width(said, size) <= width for said, size, width in drawn)


def test_a_sheet_says_the_bid_behind_a_long_name(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, tuple[int, int]] = {}

    def text(*said: Any, width: int = 0, **_: str) -> int:
        drawn[said[1]] = said[4], width
        return 0

    monkeypatch.setattr(Canvas, "text", text)
    pairs = "Maximiliane & Frederike M", "Bartholomäus & Al"
    contract, long = "12 · ♥ Friederike 15", "3 · ♦ Alexander Großer Pfeffer"
    rows = (contract, "+20", "−15"), (long, "+9", "+9")
    draw_sheet(SheetScene(title="t", columns=("#", *pairs), rows=rows, total=("", "29", "−6")))
    for whole in (contract, long, *pairs):
        size, room = drawn[whole]
        assert lettering.width(whole, size) <= room
    endless = "4 · " + "Pfeffer " * 20
    draw_sheet(SheetScene(title="t", columns=("#", *pairs), rows=((endless, "+20", "0"),)))
    assert drawn[endless][0] == drawn["+20"][0], "what is cut is not small as well"


def test_a_sheet_may_be_empty_or_very_wide() -> None:
    assert draw(BoardScene(title="", columns=(), rows=()))
    assert draw(BoardScene(title="t", columns=("#",), rows=()))
    columns = tuple(f"Player {number}" for number in range(9))
    rows = tuple(tuple(str(number * deal) for number in range(9)) for deal in range(99))
    image = opened(draw(SheetScene(title="t", columns=columns, rows=rows, total=rows[-1])))
    assert image.height < 2600


def test_the_second_badge_of_a_plate_is_seen() -> None:
    one = contact_seats.seen(4, "play")
    seats = [replace(seat, badges=("Dealer",), tricks=3) for seat in one.seats]
    plain = draw(replace(one, seats=tuple(seats)))
    seats[1] = replace(seats[1], badges=("Dealer", "Alone"))
    assert draw(replace(one, seats=tuple(seats))) != plain


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_stake_is_seen_to_its_end(number: int) -> None:
    stakes = ("Ada and Cog need 204 more to win", "Ada and Cog need 204 more to win now")
    scenes = [replace(contact_seats.seen(number, "play"), stake=stake) for stake in stakes]
    assert draw(scenes[0]) != draw(scenes[1])


def test_own_last_word_lies_on_the_rail() -> None:
    scene = contact_seats.seen(4, "auction")
    seats = list(scene.seats)
    seats[0] = replace(seats[0], said="Pass")
    spoken, silent = opened(draw(replace(scene, seats=tuple(seats)))), opened(draw(scene))
    above = (0, 0, 1100, 733 - places.RAIL)
    assert spoken.crop(above).tobytes() == silent.crop(above).tobytes()
    assert spoken.tobytes() != silent.tobytes()


@pytest.mark.parametrize(
    ("note", "watched", "bare"),
    [
        ("Bolt: name a suit for the turned-up card, sight unseen", True, BADGE[0]),
        ("Your turn: exchange cards with the stock (0 chosen)", False, 80),
    ],
)
def test_a_long_note_goes_under_the_badge_no_further_than_it_must(
    note: str, watched: bool, bare: int
) -> None:
    """Discord lays the badge for alt text over the lower left corner."""
    scene = replace(contact_seats.seen(4, "play"), note=note)
    image = opened(draw(replace(scene, hand=()) if watched else scene)).convert("RGB")
    rail = image.crop((0, places.HIGH - places.RAIL + 4, bare, places.HIGH - 4))
    assert len(rail.getcolors() or ()) == 1


def test_badges_on_the_rail_give_way_to_a_note_that_would_be_cut() -> None:
    scene = contact_seats.seen(4, "exchange")

    def drawn(note: str, *badges: str) -> bytes:
        own = replace(scene.seats[0], name="Cog", badges=badges)
        return draw(replace(scene, note=note, seats=(own, *scene.seats[1:])))

    long = "Du bist dran: ebenso viele Karten zurückgeben (2 von 4)"
    assert drawn(long, "Gebot 260", "Ansager") == drawn(long, "Gebot 260")
    assert drawn("Du bist dran", "Gebot 260", "Ansager") != drawn("Du bist dran", "Gebot 260")


def test_a_note_is_whole_beside_the_own_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest of all that is asked: in Japanese, which contract to name."""
    note = "あなたの番：コントラクトを宣言するか、パートナーに任せる（シーベン）"
    rooms = []

    def text(self: Canvas, text: str, x: int, y: int, size: int, **how: Any) -> int:
        if text == note:
            rooms.append(how["width"] - lettering.width(note, size))
        return written(self, text, x, y, size, **how)

    written = Canvas.text
    monkeypatch.setattr(Canvas, "text", text)
    scene = contact_seats.seen(4, "auction")
    own = replace(scene.seats[0], name="エイダ", badges=("ディーラー",), said="")
    draw(replace(scene, note=note, seats=(own, *scene.seats[1:])))
    assert rooms and min(rooms) >= 0


def test_the_note_of_a_figure_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone's first ratings are provisional: beside the number that did not fit."""
    said = {"Rating": "provisional", "Wertung": "vorläufig", "Cote": "provisoire"}
    figures = [Figure(label=label, value="(1097)", note=note) for label, note in said.items()]
    figures.append(Figure(label="Rating", value="(1097)", note="provvisorio"))
    rooms = []

    def text(self: Canvas, text: str, x: int, y: int, size: int, **how: Any) -> int:
        if text in {figure.note for figure in figures}:
            rooms.append(how["width"] - lettering.width(text, size))
        return written(self, text, x, y, size, **how)

    written = Canvas.text
    monkeypatch.setattr(Canvas, "text", text)
    draw(StatsScene(title="Ann", figures=tuple(figures)))
    assert len(rooms) == len(figures) and min(rooms) >= 0


@pytest.mark.parametrize(
    "title",
    [
        "Tournament 12 · Three-handed Pinochle · after round 2 of 5",
        "Tournament 12 · Three-handed Pinochle · no round finished yet",
        "Turnier 12 · Doppelter Hasenpfeffer · noch keine von 5 Turnierrunden beendet",
    ],
)
def test_the_title_of_a_standing_is_whole(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = []

    def text(self: Canvas, text: str, x: int, y: int, size: int, **how: Any) -> int:
        if text == title:
            rooms.append(how["width"] - lettering.width(text, size))
        return written(self, text, x, y, size, **how)

    written = Canvas.text
    monkeypatch.setattr(Canvas, "text", text)
    draw(BoardScene(title=title, columns=("#", "Name"), rows=(("1", "Ann"),)))
    assert rooms and min(rooms) >= 0
