"""What a picture shows, as frozen values: texts, numbers and tuples, nothing else.

A scene is made by whoever knows the game; `cardart.render` turns it into a PNG. Every text arrives
in the reader's language. Equal scenes are equal pictures, and `key()` names a scene in any cache.

Only what a viewer can see belongs in a scene. A hidden card is ``""``, never its true name.

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
"""A deck to look at: common cards, cards for weak eyes, each also in four colours; Swiss cards."""
DECKS: tuple[Deck, ...] = get_args(Deck)
Style = Literal["sheet", "slate"]
"""A score sheet on plain ground, or in chalk on a slate."""

RANKS = "AKQJT98765432"
SUITS = "SHDC"
JOKERS = ("BJ", "LJ", "JK")
FACES = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
"""Every card that has a face."""
BACKS = ("", "??")
MOST_SEATS = 6


def is_card(text: str) -> bool:
    """Whether `text` names a card face, a joker or a back.

    >>> [is_card(text) for text in ("TD", "BJ", "", "??", "1S", "AX")]
    [True, True, True, True, False, False]
    """
    return text in BACKS or text in FACES


class Scene:
    """What all pictures have in common: a name that depends on nothing but the visible facts."""

    __slots__ = ()

    def key(self) -> str:
        """The SHA-256 of the scene, in hex: equal scenes, equal keys, in every process."""
        return hashlib.sha256(repr(self).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace:
    """A card as one viewer sees it. `card` is ``""`` (or ``"??"``) for a back."""

    card: str = ""
    legal: bool = True
    chosen: bool = False
    mark: str = ""
    """A label of one or two letters laid on the card, such as R and L for the two bowers."""

    def __post_init__(self) -> None:
        if not is_card(self.card):
            raise ValueError(f"not a card: {self.card!r}")
        if self.card == "??":
            object.__setattr__(self, "card", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScene(Scene):
    """One player's hand, in playing order. Legal cards are bright and raised, others dimmed."""

    cards: tuple[CardFace, ...]
    title: str = ""
    note: str = ""
    theme: Theme = "dark"
    deck: Deck = "classic"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScene:
    """One player at the table, and what that player has put into the present trick."""

    name: str
    letter: str
    """Stands for the player where the name has no room, or no font can write it."""
    cards_left: int = 0
    tricks: int = 0
    badges: tuple[str, ...] = ()
    """Short words such as Dealer, Maker, Alone, 'Bid 4', Pass."""
    turn: bool = False
    out: bool = False
    """Sits this deal out: drawn faded."""
    robot: bool = False
    side: int = -1
    """Partners share a number, which is a colour of the seat; -1 where sides are unknown."""
    card: CardFace | None = None
    leads: bool = False
    winning: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """Cards lying face down in the middle: a widow, a stock, what was put away."""

    label: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """One line of the score. `target` is 0 where there is none; `side` is the seats' colour."""

    label: str
    value: int
    target: int = 0
    side: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickCard:
    """One card of the last trick, in the order played."""

    letter: str
    card: CardFace
    winner: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """Cards laid open for all, a meld for instance, with whose they are."""

    seat: int
    cards: tuple[CardFace, ...]
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(Scene):
    """The whole table as `viewer` sees it. `viewer` sits at the bottom; spectators use seat 0.

    `seats` stand in the order of play, which goes clockwise on the picture, or counter-clockwise.
    Only indices into `seats` are numbers of seats here.
    """

    seats: tuple[SeatScene, ...]
    title: str = ""
    viewer: int = 0
    clockwise: bool = True
    trump: str = ""
    """A suit letter, or "" where there is none (yet)."""
    trump_text: str = ""
    contract: str = ""
    up_card: CardFace | None = None
    up_label: str = ""
    piles: tuple[Pile, ...] = ()
    scores: tuple[Score, ...] = ()
    note: str = ""
    """One line, such as 'Ann to play'."""
    last_trick: tuple[TrickCard, ...] = ()
    last_label: str = ""
    """What stands before the last trick, 'Last trick' for instance."""
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
    """A hand laid open, in playing order."""

    cards: tuple[CardFace, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRow:
    """A trick that is over, in the order played."""

    cards: tuple[TrickCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayScene(Scene):
    """A moment of a finished game: a table, every hand open beside its seat, the tricks so far.

    The table's own last trick and shown cards are not drawn: they are among the open ones.
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
    """A leaderboard: columns and rows of text. Numbers are set right, words left."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    footer: str = ""
    highlight: int = -1
    """The row of the person who asked, or -1."""
    curves: tuple[tuple[float, ...], ...] = ()
    """A line to be drawn at the end of each row, or none at all."""
    curve_label: str = ""
    theme: Theme = "dark"

    def __post_init__(self) -> None:
        _check_rows(self.columns, self.rows)
        if self.curves and len(self.curves) != len(self.rows):
            raise ValueError(f"{len(self.curves)} curves for {len(self.rows)} rows")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A number with its name; ``note`` says more of it in small letters."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsScene(Scene):
    """One person's game: figures, the curve of the rating, and lists of others."""

    title: str
    subtitle: str = ""
    figures: tuple[Figure, ...] = ()
    curve: tuple[float, ...] = ()
    curve_label: str = ""
    first: str = ""
    """What stands below the beginning of the curve: a date."""
    last: str = ""
    lists: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """A heading each, and under it names with a number."""
    footer: str = ""
    theme: Theme = "dark"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultScene(Scene):
    """A score sheet: deals down the page, players across, the total last, winners crowned."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    """The bottom line, as long as `columns`, or empty."""
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
