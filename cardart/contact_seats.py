"""The part of the contact sheet that shows seats: 2 to 7 of them, in every phase, in real sizes.

Discord shows a picture 550 points wide on a desk and about 330 on a phone, on screens with one or
two pixels a point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Literal, get_args

from PIL import Image

from cardart.pictures.dispatch import draw_scene
from cardart.scene import (
    DECKS,
    CardFace,
    Deck,
    Pile,
    Score,
    SeatScene,
    Shown,
    TableScene,
    Theme,
    TrickCard,
)

Phase = Literal["auction", "exchange", "melds", "play", "done", "watched"]
PHASES: tuple[Phase, ...] = get_args(Phase)
THEMES: tuple[Theme, ...] = get_args(Theme)
SEATS = range(2, 8)
WIDTHS = (330, 550, 660)
"""Pixels: a phone with one pixel a point, a desk, a phone with two; 1100 is a desk with two."""
GAP = 8
BEHIND = (49, 51, 56)
NAMES = ("Ann", "Jürgen Müller", "花子", "Bolt", "Ada", "Chloé", "Kilo")
FACES = ("", "", "", "bolt", "ada", "", "kilo")
LETTERS = "ABCDEFG"
SAID = ("", "Pass", "Hearts 4", "Pass", "I pass", "7 no trump", "Double")
PLAYED = ("JC", "9C", "AC", "QH", "KC", "TC", "2C")
HELD = (
    *("JS", "AC", "KC", "TC", "AH", "KH", "QD", "JD"),
    *("9D", "TS", "KS", "QS", "AS", "9H", "QC", "KC"),
)
MARKS = {"JC": "R", "JS": "L"}
CARDS = {2: 9, 3: 12, 4: 9, 5: 5, 6: 8, 7: 7}
"""The number of cards in a hand, by the number of seats."""
NOTES = {
    "auction": "Your turn: bid or pass",
    "exchange": "Your turn: put 4 cards away",
    "melds": "Bolt leads to the first trick",
    "play": "Your turn: follow ♣ clubs",
    "done": "Ann wins the trick",
    "watched": "Ann to play",
}
MELDS = (
    (0, "AC TC KC QC JC QS JD", "Run 150, pair 40"),
    (1, "KH QH 9C", "Marriage 20, nine 10"),
    (2, "AS AH AD AC JS JH JD JC KS QS KD QD", "Aces 100, jacks 40"),
    (3, "9C", "Nine 10"),
)


def scenes() -> Iterator[tuple[str, TableScene]]:
    """The scenes of seats by file name."""
    for theme in THEMES:
        for phase in PHASES:
            for number in SEATS:
                yield f"seat-{number}-{phase}-{theme}", seen(number, phase, theme=theme)
        empty = replace(seen(4, "done", theme=theme), hand=(), own=True)
        yield f"hand-00-{theme}", empty
        for number in range(1, 17):
            held = replace(seen(4, "play", theme=theme), hand=hand(number))
            yield f"hand-{number:02}-{theme}", held
    for deck in DECKS[1:]:
        for phase in PHASES:
            yield f"seat-4-{phase}-{deck}", seen(4, phase, deck=deck)


def sheets() -> Iterator[tuple[str, bytes]]:
    """Sheets of the seats of a phase side by side, in the sizes in which they are looked at."""
    for width in WIDTHS:
        for theme in THEMES:
            for phase in PHASES:
                seats = [seen(number, phase, theme=theme) for number in SEATS]
                yield f"at-{width}-{phase}-{theme}.png", side_by_side(seats, width)
        for deck in DECKS[1:]:
            seats = [seen(4, phase, deck=deck) for phase in PHASES]
            yield f"at-{width}-{deck}.png", side_by_side(seats, width)


def side_by_side(seats: Sequence[TableScene], width: int) -> bytes:
    """The pictures of scenes in rows of two, each ``width`` pixels wide, on Discord's ground."""
    pictures = []
    for scene in seats:
        drawn = Image.open(BytesIO(draw_scene(scene))).convert("RGB")
        size = width, round(drawn.height * width / drawn.width)
        pictures.append(drawn.resize(size, Image.Resampling.LANCZOS))
    across, down = width + GAP, max(picture.height for picture in pictures) + GAP
    sheet = Image.new("RGB", (2 * across, -(-len(pictures) // 2) * down), BEHIND)
    for place, picture in enumerate(pictures):
        sheet.paste(picture, (place % 2 * across, place // 2 * down))
    target = BytesIO()
    sheet.save(target, "PNG")
    return target.getvalue()


def hand(number: int, phase: Phase = "play") -> tuple[CardFace, ...]:
    """A hand of ``number`` cards in a phase: some may be played, or some are chosen."""
    return tuple(
        CardFace(
            card=card, mark=MARKS.get(card, ""),
            legal=phase != "play" or card[1] == "C" or card == "JS",
            chosen=phase == "exchange" and place % 3 == 1,
        )
        for place, card in enumerate(HELD[:number])
    )  # fmt: skip


def seen(number: int, phase: Phase, *, theme: Theme = "dark", deck: Deck = "classic") -> TableScene:
    """A table of ``number`` seats in a phase from the first chair, or as everybody sees it."""
    partners = number in (4, 6)
    labels = ("Ann & 花子", "Jürgen & Bolt") if partners else NAMES[:number]
    held = 14 if phase == "exchange" else CARDS[number]
    scene = TableScene(
        seats=tuple(seat(place, number, phase) for place in range(number)),
        title="Table 7",
        hand=() if phase == "watched" else hand(held, phase),
        asked=phase in ("auction", "exchange", "play"),
        clockwise=number != 4,
        scores=tuple(
            Score(
                label=label, value=(7, 4, 12, -3, 0, 120, 8)[place],
                target=10 if number < 5 or partners else 0, side=place,
            )
            for place, label in enumerate(labels)
        ),
        note=NOTES[phase],
        theme=theme,
        deck=deck,
    )  # fmt: skip
    if phase == "auction":
        return _bidding(scene)
    if phase == "exchange":
        return replace(scene, contract="Jürgen Müller bids 4")
    playing = replace(
        scene, trump="C", trump_text="♣ clubs", contract="花子, ordered up",
        stake="needs 2 more of 3",
    )  # fmt: skip
    if phase == "melds":
        return replace(playing, shown=_melds(number))
    if phase == "done":
        return playing
    return replace(playing, last_trick=_last(number), last_label="Last trick")


def seat(place: int, seats: int, phase: Phase) -> SeatScene:
    """A seat of a table of ``seats`` in a phase; the first is the viewer's."""
    played = phase == "done" or (phase in ("play", "watched") and place > 0)
    winner = {"done": 0}.get(phase, 4 if seats > 4 else seats - 1)
    badges = {1: ("Dealer",), 2: ("Maker", "Alone")}
    return SeatScene(
        name=NAMES[place],
        letter=LETTERS[place],
        tricks=(0, 1, 2, 0, 3, 6, 1)[place] if phase in ("play", "done", "watched") else 0,
        badges=badges.get(place, ()),
        turn=place == 0 and phase not in ("done", "melds"),
        out=place == 5 and phase == "watched",
        robot=bool(FACES[place]),
        side=place % 2 if seats in (4, 6) else place,
        avatar=FACES[place],
        said=SAID[place] if phase == "auction" else "",
        card=_face(PLAYED[place]) if played else None,
        leads=played and place == 1,
        winning=played and place == winner,
    )


def _bidding(scene: TableScene) -> TableScene:
    """The auction, with a card turned up at even tables and a widow at odd ones."""
    if len(scene.seats) % 2:
        return replace(scene, piles=(Pile(label="Widow", count=4),))
    turned = CardFace(card="9D")
    stock = (Pile(label="Stock", count=3),)
    return replace(scene, up_card=turned, up_label="Turned up", piles=stock)


def _melds(number: int) -> tuple[Shown, ...]:
    return tuple(
        Shown(seat=place, cards=tuple(map(_face, cards.split())), label=label)
        for place, cards, label in MELDS[:number]
    )


def _last(number: int) -> tuple[TrickCard, ...]:
    cards = ("9H", "TH", "AD", "KH", "JS", "2D", "3S")[:number]
    return tuple(
        TrickCard(letter=LETTERS[place], card=_face(card), winner=place == 1)
        for place, card in enumerate(cards)
    )


def _face(card: str) -> CardFace:
    return CardFace(card=card, mark=MARKS.get(card, ""))
