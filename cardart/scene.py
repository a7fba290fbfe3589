"""Scenes, the content of pictures as frozen values: texts, numbers and tuples, nothing else.

The caller knows the game and makes a scene; `cardart.render` turns it into a PNG. Every text is in
the reader's language. Equal scenes are equal pictures, and `key()` names a scene in any cache.

A scene contains only facts that its viewer may see. A hidden card is ``""``, never its true name.

>>> hand = HandScene(cards=(CardFace(card="JS", mark="L"), CardFace(card="AH", legal=False)))
>>> hand == HandScene(cards=(CardFace(card="JS", mark="L"), CardFace(card="AH", legal=False)))
True
>>> hand.key() == HandScene(cards=(CardFace(card="JS"),)).key()
False
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal, get_args

Theme = Literal["dark", "light"]
Deck = Literal["classic", "jumbo", "classic-four", "jumbo-four", "swiss"]
"""A deck's name: common cards, jumbo cards for weak eyes, both in four colours; Swiss cards."""
DECKS: tuple[Deck, ...] = get_args(Deck)
Style = Literal["sheet", "slate"]
"""The style of a score sheet: on plain ground, or in chalk on a slate."""

RANKS = "AKQJT98765432"
SUITS = "SHDC"
JOKERS = ("BJ", "LJ", "JK")
FACES = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
"""Every card that has a face."""
BACKS = ("", "??")
MOST_SEATS = 6


def is_card(text: str) -> bool:
    """Whether a text names a card face, a joker or a back.

    >>> [is_card(text) for text in ("TD", "BJ", "", "??", "1S", "AX")]
    [True, True, True, True, False, False]
    """
    return text in BACKS or text in FACES


class Scene:
    """The base of all scenes: a key that depends on nothing but the visible facts."""

    __slots__ = ()

    def key(self) -> str:
        """The SHA-256 of the scene in hex: equal scenes have equal keys in every process."""
        return hashlib.sha256(repr(self).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace:
    """A card as one viewer sees it; `card` is ``""`` (or ``"??"``) for a back.

    :raises ValueError: there is no such card.
    """

    card: str = ""
    legal: bool = True
    chosen: bool = False
    mark: str = ""
    """A label of one or two letters on the card, such as R and L for the two bowers."""

    def __post_init__(self) -> None:
        if not is_card(self.card):
            raise ValueError(f"not a card: {self.card!r}")
        if self.card == "??":
            object.__setattr__(self, "card", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScene(Scene):
    """The hand of one player in playing order, with legal cards bright, others dimmed."""

    cards: tuple[CardFace, ...]
    title: str = ""
    note: str = ""
    theme: Theme = "dark"
    deck: Deck = "classic"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScene:
    """A seat at the table: its player, and the card in the present trick."""

    name: str
    letter: str
    """Stands for the player where the name has no room, or no font has it."""
    cards_left: int = 0
    tricks: int = 0
    badges: tuple[str, ...] = ()
    """Short words such as Dealer, Maker, Alone, 'Bid 4', Pass."""
    turn: bool = False
    out: bool = False
    """Whether the player sits this deal out, and is drawn faded."""
    robot: bool = False
    side: int = -1
    """The number of the side, which is the colour of partners; -1 where sides are unknown."""
    card: CardFace | None = None
    leads: bool = False
    winning: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """A pile of cards face down: a widow, a stock, the discards."""

    label: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A line of the score: `target` is 0 where there is none, `side` as in `SeatScene`."""

    label: str
    value: int
    target: int = 0
    side: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickCard:
    """A card of a trick, with the letter of its player."""

    letter: str
    card: CardFace
    winner: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """Cards that a seat shows to all, a meld for instance."""

    seat: int
    cards: tuple[CardFace, ...]
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(Scene):
    """The whole table as `viewer` sees it, who sits at the bottom; spectators use seat 0.

    `seats` are in the order of play, which runs clockwise on the picture or counter-clockwise;
    numbers of seats are indices into it.

    :raises ValueError: a seat that is not at the table, no suit, or a wrong number of seats.
    """

    seats: tuple[SeatScene, ...]
    title: str = ""
    viewer: int = 0
    clockwise: bool = True
    trump: str = ""
    """A suit letter; empty where there is none (yet)."""
    trump_text: str = ""
    contract: str = ""
    up_card: CardFace | None = None
    up_label: str = ""
    piles: tuple[Pile, ...] = ()
    scores: tuple[Score, ...] = ()
    note: str = ""
    """One line on what happens now, such as 'Ann to play'."""
    last_trick: tuple[TrickCard, ...] = ()
    last_label: str = ""
    """The heading of the last trick."""
    shown: tuple[Shown, ...] = ()
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        if not 1 <= len(self.seats) <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {len(self.seats)}")
        if not 0 <= self.viewer < len(self.seats):
            raise ValueError(f"no seat {self.viewer} at a table of {len(self.seats)}")
        if self.trump and self.trump not in SUITS:
            raise ValueError(f"not a suit: {self.trump!r}")
        if any(not 0 <= shown.seat < len(self.seats) for shown in self.shown):
            raise ValueError("cards are shown by a seat that is not at the table")


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """A hand of a finished game, in playing order."""

    cards: tuple[CardFace, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRow:
    """A finished trick, its cards in the order played."""

    cards: tuple[TrickCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayScene(Scene):
    """A moment of a finished game: a table, every hand next to its seat, the tricks so far.

    The table's last trick and shown cards are not drawn, since all cards are open.

    :raises ValueError: there are more or fewer hands than seats.
    """

    table: TableScene
    hands: tuple[OpenHand, ...]
    tricks: tuple[TrickRow, ...] = ()
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        if len(self.hands) != len(self.table.seats):
            raise ValueError(f"{len(self.hands)} hands at a table of {len(self.table.seats)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardScene(Scene):
    """A leaderboard in columns and rows of text, with numbers set right and words left.

    :raises ValueError: a row has not as many cells as there are columns, or no curve.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    footer: str = ""
    highlight: int = -1
    """The row of the reader, or -1."""
    curves: tuple[tuple[float, ...], ...] = ()
    """A curve at the end of each row, or none at all."""
    curve_label: str = ""
    theme: Theme = "dark"

    def __post_init__(self) -> None:
        _check_rows(self.columns, self.rows)
        if self.curves and len(self.curves) != len(self.rows):
            raise ValueError(f"{len(self.curves)} curves for {len(self.rows)} rows")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A number with its name, and a note in small letters."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsScene(Scene):
    """The statistics of one person: figures, the curve of the rating, and lists of others."""

    title: str
    subtitle: str = ""
    figures: tuple[Figure, ...] = ()
    curve: tuple[float, ...] = ()
    curve_label: str = ""
    first: str = ""
    """The date at the beginning of the curve."""
    last: str = ""
    """The date at the end of the curve."""
    lists: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Lists of names with a number each, under a heading."""
    footer: str = ""
    theme: Theme = "dark"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultScene(Scene):
    """A score sheet of a game: a row a deal, a column a side, the total last, winners crowned.

    :raises ValueError: a row has not as many cells as there are columns; a winner has no column.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    """The bottom line, with a cell for each column, or empty."""
    winners: tuple[int, ...] = ()
    """Indices of the columns that won."""
    footer: str = ""
    theme: Theme = "dark"
    style: Style = "sheet"

    def __post_init__(self) -> None:
        _check_rows(self.columns, (*self.rows, *((self.total,) if self.total else ())))
        if any(not 0 <= column < len(self.columns) for column in self.winners):
            raise ValueError("a winner has no column")


AnyScene = HandScene | TableScene | ReplayScene | BoardScene | ResultScene | StatsScene


def _check_rows(columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> None:
    """Refuse a row that has more or fewer cells than the sheet has columns."""
    for row in rows:
        if len(row) != len(columns):
            raise ValueError(f"a row of {len(row)} cells in a sheet of {len(columns)} columns")
