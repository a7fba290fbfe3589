"""The contact sheet, a picture of every face, back, hand, table, theme and sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import cycle
from typing import get_args

from PIL import Image

from cardart import contact_ends, contact_seats
from cardart.cards import emoji
from cardart.contact_lobby import lobbies
from cardart.paint.sizes import FREE, LARGE, SMALL, Size
from cardart.pictures.canvas import Canvas
from cardart.pictures.dispatch import draw_scene
from cardart.scene import (
    AVATARS,
    DECKS,
    FACES,
    AnyScene,
    BoardScene,
    CardFace,
    CardRow,
    Deck,
    Figure,
    OpenHand,
    Pile,
    ReplayScene,
    RowsScene,
    Score,
    SeatScene,
    SheetScene,
    Shown,
    StatsScene,
    TableScene,
    Theme,
    TrickCard,
    TrickRow,
)

THEMES: tuple[Theme, ...] = get_args(Theme)
NAMES = ("Ann", "さくらと花子", "Jürgen Müller-Lüdenscheidt", "Bo", "田中", "Chloé")
LETTERS = "ABCDEF"
CARDS = (
    *("JC", "JS", "AC", "KC", "TC", "AH", "KH", "QD"),
    *("JD", "9D", "TS", "KS", "QS", "AS", "9H", "QC"),
)
TRUMPS = ("AC", "KC", "QC", "TC", "9C")
HEARTS = ("AH", "KH", "QH", "JH", "TH", "9H")
GAP = 10


def pictures() -> Iterator[tuple[str, bytes]]:
    """File names and PNGs of the whole contact sheet."""
    for deck in DECKS:
        yield f"faces-{deck}.png", faces(deck, LARGE)
        yield f"faces-{deck}-free.png", faces(deck, FREE)
        yield f"faces-{deck}-small.png", faces(deck, SMALL)
        yield f"emoji-{deck}.png", emoji_sheet(deck)
        yield f"avatars-{deck}.png", avatars(deck)
    for name, scene in scenes():
        yield f"{name}.png", draw_scene(scene)
    yield from contact_seats.sheets()


def scenes() -> Iterator[tuple[str, AnyScene]]:
    """The scenes of the contact sheet by file name; faces and emoji are no scenes."""
    yield from contact_seats.scenes()
    for theme in THEMES:
        for number in range(2, 7):
            yield f"table-{number}-{theme}", replace(table(number), theme=theme)
        yield f"table-melds-{theme}", replace(melds(), theme=theme)
        yield f"table-start-{theme}", replace(beginning(), theme=theme)
        for number in range(2, 7):
            yield f"replay-{number}-{theme}", replace(replay(number), theme=theme)
        yield f"board-{theme}", replace(board(), theme=theme)
        yield f"ladder-{theme}", replace(ladder(), theme=theme)
        yield f"stats-{theme}", replace(stats(), theme=theme)
        yield f"score-{theme}", replace(scores(), theme=theme)
        yield f"rows-{theme}", replace(ranking(), theme=theme)
        yield from lobbies(theme)
    yield from contact_ends.scenes()
    yield "score-slate", replace(scores(), style="slate")
    yield "score-slate-4", replace(scores_of_four(), style="slate")
    for deck in DECKS[1:]:
        yield f"table-4-{deck}", replace(table(4), deck=deck)


def everything(deck: Deck) -> Iterator[AnyScene]:
    """The scenes that have every card of a deck, every robot and common cloth, and a deal's end."""
    scene = replace(table(4), deck=deck)
    for start in range(0, len(FACES), 14):
        cards = tuple(map(_face, FACES[start : start + 14]))
        yield from (replace(scene, hand=cards), replace(scene, hand=_dimmed(cards)))
    for start in range(0, len(FACES), 8):
        cards = tuple(map(_face, FACES[start : start + 8]))
        yield from (replace(scene, hand=cards), replace(scene, hand=_dimmed(cards)))
        yield replace(beginning(), deck=deck, up_card=None, piles=(), shown=_held_open(cards))
    shown = tuple(map(_face, FACES))
    yield replace(scene, shown=(Shown(seat=0, cards=shown, label="All"),))
    for start in range(0, len(FACES), 4):
        cards = tuple(map(_face, (FACES * 2)[start : start + 4]))
        seats = [replace(s, card=card) for s, card in zip(scene.seats, cards, strict=True)]
        last = [TrickCard(letter=LETTERS[n], card=card) for n, card in enumerate(cards)]
        played = replace(scene, seats=tuple(seats), last_trick=tuple(last))
        yield from (played, replace(played, hand=shown[:1]))
    robots = cycle(AVATARS)
    for number in (2, 4, 6):
        seats = [replace(s, avatar=next(robots)) for s in table(number).seats]
        for clockwise in (True, False):
            one = replace(table(number), deck=deck, seats=tuple(seats), clockwise=clockwise)
            yield from (one, replace(one, hand=shown[:5]))
    yield replace(contact_ends.fives(), deck=deck)


def _held_open(cards: tuple[CardFace, ...]) -> tuple[Shown, ...]:
    """These cards shown by one player, and again by another: the sizes of many, and of few."""
    return Shown(seat=0, cards=cards, label="All"), Shown(seat=1, cards=cards[:2], label="Two")


def _dimmed(cards: tuple[CardFace, ...]) -> tuple[CardFace, ...]:
    return tuple(replace(card, legal=False) for card in cards)


def faces(deck: Deck, size: Size) -> bytes:
    """A sheet with all cards of a deck and its back, some of them dimmed."""
    cards = [*map(_face, FACES), CardFace(), CardFace(card="2S", mark="B")]
    cards += [CardFace(card=card, legal=False) for card in ("KH", "9D", "JC", "AS", "")]
    across = 13
    wide, high = size.wide + GAP, size.high + GAP
    rows = -(-len(cards) // across)
    canvas = Canvas(across * wide + GAP, rows * high + GAP, "felt", theme_name="dark", deck=deck)
    for number, card in enumerate(cards):
        row, column = divmod(number, across)
        canvas.card(card, size, GAP + column * wide, GAP + row * high)
    return canvas.png()


def avatars(deck: Deck) -> bytes:
    """A sheet with the face of every robot at 128, 72 and 48 pixels."""
    canvas = Canvas(len(AVATARS) * 138 + GAP, 290, "plate", theme_name="dark", deck=deck)
    for number, name in enumerate(AVATARS):
        for size, y in ((128, GAP), (72, 148), (48, 230)):
            canvas.avatar(name, size, GAP + number * 138, y, on="plate")
    return canvas.png()


def emoji_sheet(deck: Deck) -> bytes:
    """A sheet with every emoji at 128, 48 and 22 pixels, on dark and on light ground."""
    images = [Image.open(BytesIO(emoji.picture(deck, card))) for card in (*FACES, "")]
    sheet = Image.new("RGB", (14 * 138, 4 * 138 + 2 * 120), (49, 51, 56))
    sheet.paste((255, 255, 255), (0, 4 * 138 + 120, *sheet.size))
    for number, image in enumerate(images):
        row, column = divmod(number, 14)
        sheet.paste(image, (column * 138 + 5, row * 138 + 5), image)
        for side, left, top in ((48, 0, 0), (22, 28 * 54, 8)):
            small = image.resize((side, side), Image.Resampling.LANCZOS)
            row, column = divmod(number, 28 if side == 48 else 14)
            x, y = left + column * (side + 6), 4 * 138 + top + row * (side + 6)
            for ground in (0, 120):
                sheet.paste(small, (x, y + ground), small)
    target = BytesIO()
    sheet.save(target, "PNG")
    return target.getvalue()


def _face(card: str) -> CardFace:
    return CardFace(card=card)


def seat(number: int, seats: int) -> SeatScene:
    """A seat in the middle of a trick, in which the last of ``seats`` is to play."""
    played = number < seats - 1
    return SeatScene(
        name=NAMES[number],
        letter=LETTERS[number],
        tricks=number % 3,
        badges=("Dealer",) if number == seats - 1 else ("Maker", "Alone") if number == 1 else (),
        turn=not played,
        robot=number == 3,
        side=number % 2 if seats % 2 == 0 else number,
        card=CardFace(card=CARDS[number], mark="R" if number == 0 else "") if played else None,
        leads=number == 0,
        winning=number == 0 and played,
    )


def table(number: int) -> TableScene:
    """A table of ``number`` seats in the middle of a trick."""
    sides = ("Ann & 花子", "Bo & Jürgen") if number % 2 == 0 else NAMES[:number]
    return TableScene(
        seats=tuple(seat(place, number) for place in range(number)),
        title="Table 7 · Deal 4",
        clockwise=number != 4,
        trump="C",
        trump_text="♣ clubs",
        contract="Ann ordered it up and plays alone",
        scores=tuple(
            Score(label=label, value=7 - 3 * place, target=10, side=place)
            for place, label in enumerate(sides)
        ),
        note=f"{NAMES[number - 1]} to play",
        piles=(Pile(label="Stock", count=4),),
        up_card=CardFace(card="9C"),
        up_label="Turned",
        last_trick=_last(number),
        last_label="Last trick",
    )


def _last(number: int) -> tuple[TrickCard, ...]:
    cards: Sequence[str] = ("9H", "AH", "KH", "TD", "8H", "7C")[:number]
    return tuple(
        TrickCard(letter=LETTERS[place], card=CardFace(card=card), winner=place == 1)
        for place, card in enumerate(cards)
    )


def melds() -> TableScene:
    """A table with melds shown to all."""
    shown = tuple(
        Shown(seat=place, cards=tuple(map(_face, cards.split())), label=label)
        for place, cards, label in (
            (0, "AC TC KC QC JC QS JD", "Run 150, pair 40"),
            (1, "KH QH 9C", "Marriage 20, nine 10"),
            (2, "AS AH AD AC JS JH JD JC KS QS KD QD", "Aces 100, jacks 40"),
            (3, "9C", "Nine 10"),
        )
    )
    return replace(table(4), shown=shown)


def beginning() -> TableScene:
    """A table before the first card, with the up-card in the centre."""
    seats = tuple(
        replace(seat(place, 4), card=None, leads=False, winning=False, tricks=0,
                turn=place == 0, badges=("Dealer",) if place == 3 else ())
        for place in range(4)
    )  # fmt: skip
    return TableScene(
        seats=seats, title="Table 7 · Deal 1", up_card=CardFace(card="JH"), up_label="Turned up",
        note="Ann to order up or pass", piles=(Pile(label="Stock", count=3),),
        scores=(Score(label="Ann & Jürgen", value=0, target=10, side=0),
                Score(label="花子 & Bo", value=0, target=10, side=1)),
    )  # fmt: skip


def replay(number: int) -> ReplayScene:
    """A replay of ``number`` seats in the middle of a deal: all hands open, three tricks over."""
    held = 9 if number == 4 else 5
    hands = tuple(
        OpenHand(cards=tuple(_face((CARDS * 4)[place * held + n]) for n in range(held)))
        for place in range(number)
    )
    seats = tuple(
        replace(one, turn=False, card=_face(CARDS[place]), winning=place == 1)
        for place, one in enumerate(table(number).seats)
    )
    shown = replace(table(number), title="Game 12 · deal 4 of 9 · trick 3", seats=seats, note="")
    trick = TrickRow(cards=_last(number))
    return ReplayScene(table=shown, hands=hands, tricks=(trick,) * 3)


def board() -> BoardScene:
    """A leaderboard of ten rows."""
    rows = tuple(
        (
            str(place + 1),
            NAMES[place % 6],
            str(40 - place),
            str(31 - 3 * place),
            str(412 - 57 * place).replace("-", "−"),
        )
        for place in range(10)
    )
    return BoardScene(
        title="Leaderboard · Card friends", columns=("#", "Player", "Games", "Wins", "Points"),
        rows=rows, footer="House rules; robots are not counted", highlight=2,
    )  # fmt: skip


def ranking() -> RowsScene:
    """Three suits from the top, the bowers marked."""
    trumps = CardFace(card="JC", mark="R"), CardFace(card="JS", mark="L"), *map(_face, TRUMPS)
    return RowsScene(rows=(
        CardRow(label="Trump: clubs", cards=trumps),
        CardRow(label="Spades", cards=tuple(map(_face, ("AS", "KS", "QS", "TS", "9S")))),
        CardRow(label="Hearts, and so diamonds", cards=tuple(map(_face, HEARTS))),
    ))  # fmt: skip


def ladder() -> BoardScene:
    """A leaderboard of ten rows with the curve of each rating."""
    curves = tuple(
        tuple(1000 + 40 * place + step * (place * 7 % 5 - 2) + 30 * (step * place % 3)
              for step in range(4 * place))
        for place in range(10)
    )  # fmt: skip
    return replace(board(), curves=curves, curve_label="Course")


def stats() -> StatsScene:
    """The statistics of one person."""
    labels = ("Rating", "Games", "Won", "Points per deal",
              "Trumpfansagen", "獲得したスペード", "Set", "Alone")  # fmt: skip
    figures = tuple(
        Figure(label=label, value=str(1234 - 97 * n), note="±80" if n % 2 == 0 else "")
        for n, label in enumerate(labels)
    )
    return StatsScene(
        title="さくらと花子 · Home",
        subtitle="Card friends · standard rules",
        figures=figures,
        curve=tuple(1000 + 12 * n - 90 * (n % 4 == 3) for n in range(40)),
        curve_label="Rating, the last 40 games",
        first="2026-01-04",
        last="2026-03-12",
        lists=(
            ("Partners", tuple((name, f"{n} / {n + 3}") for n, name in enumerate(NAMES[:5]))),
            ("Opponents", tuple((name, f"{n} / {n + 5}") for n, name in enumerate(NAMES[1:4]))),
        ),
        footer="Games with robots included",
    )  # fmt: skip


def scores() -> SheetScene:
    """The score sheet of two sides."""
    return SheetScene(
        title="Table 7 · to 2500",
        columns=("Deal", "Ann & さくら", "Jürgen & Bo"),
        rows=(("1", "314", "157"), ("2", "96", "218"), ("3", "1028", "0"), ("4", "412", "88"),
              ("5", "687", "255")),
        total=("", "2537", "718"),
        winners=(1,),
        footer="Ann & さくら have won",
    )  # fmt: skip


def scores_of_four() -> SheetScene:
    """The score sheet of four players without partners."""
    return SheetScene(
        title="Table 8 · to 500",
        columns=("Deal", "Ann", "花子", "Bo", "Jürgen"),
        rows=(("1", "57", "100", "0", "43"), ("2", "120", "37", "20", "80")),
        total=("", "177", "137", "20", "123"),
        winners=(1,),
    )
