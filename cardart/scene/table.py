"""The scene of a table, for everybody or from one chair with the hand along its lower edge."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.scene.base import MOST_SEATS, SUITS, CardFace, Deck, Part, Scene, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScene(Part):
    """A seat at the table: its player, and the card in the present trick."""

    name: str
    letter: str
    """Stands for the player where the name has no room, or no font has it."""
    tricks: int = 0
    badges: tuple[str, ...] = ()
    """Short words such as Dealer, Maker, Alone, Partner."""
    turn: bool = False
    out: bool = False
    """Whether the player sits this deal out, and is drawn faded."""
    robot: bool = False
    side: int = -1
    """The number of the side in the game, which is its colour in all pictures; -1 for grey."""
    avatar: str = ""
    """The drawn face of a robot, one of `AVATARS`; empty for a person, who has a letter."""
    said: str = ""
    """The last word of a player in the auction, such as Pass or a bid; a speech bubble."""
    card: CardFace | None = None
    leads: bool = False
    winning: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile(Part):
    """A pile of cards face down: a widow, a stock, the discards."""

    label: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Part):
    """A line of the score: `target` is 0 where there is none, `side` as in `SeatScene`."""

    label: str
    value: int
    target: int = 0
    side: int = -1
    names: tuple[str, ...] = ()
    """The names of partners in the label, which are shortened where it is too long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickCard(Part):
    """A card of a trick, with the letter of its player."""

    letter: str
    card: CardFace
    winner: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Part):
    """Cards that a seat shows to all, a meld for instance."""

    seat: int
    cards: tuple[CardFace, ...]
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(Scene):
    """The whole table as `viewer` sees it, who sits at the bottom; spectators use seat 0.

    With a `hand`, or as the player's `own`, it is the picture of one player, who sees table and
    hand together; otherwise it is everybody's.

    `seats` are in the order of play, which runs clockwise on the picture or counter-clockwise;
    numbers of seats are indices into it.

    :raises ValueError: a seat that is not at the table, no suit, or a wrong number of seats.
    """

    seats: tuple[SeatScene, ...]
    title: str = ""
    viewer: int = 0
    hand: tuple[CardFace, ...] = ()
    """The viewer's cards in playing order, along the lower edge; legal ones stand out."""
    own: bool = False
    """Whether it is the viewer's own picture even with no card left in the hand."""
    asked: bool = False
    """Whether `note` is a question to the viewer, whose turn it is."""
    clockwise: bool = True
    trump: str = ""
    """A suit letter; empty where there is none (yet)."""
    trump_text: str = ""
    contract: str = ""
    """The contract and its maker, such as 'Dai, ordered up'."""
    stake: str = ""
    """The count that matters now, such as 'Ann and Dai need 2 more of 3'."""
    stake_brief: str = ""
    """The count that matters now where there is no room for names, such as '2 more of 3'."""
    up_card: CardFace | None = None
    up_label: str = ""
    piles: tuple[Pile, ...] = ()
    scores: tuple[Score, ...] = ()
    note: str = ""
    """One line on what happens now, such as 'Ann to play' or 'Your turn: follow ♣ clubs'."""
    last_trick: tuple[TrickCard, ...] = ()
    last_label: str = ""
    """The heading of the last trick."""
    shown: tuple[Shown, ...] = ()
    theme: Theme = "dark"
    deck: Deck = "classic"

    @property
    def from_chair(self) -> bool:
        """Whether the table is seen from the viewer's chair, with room for a hand below."""
        return self.own or bool(self.hand)

    def __post_init__(self) -> None:
        if not 1 <= len(self.seats) <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {len(self.seats)}")
        if not 0 <= self.viewer < len(self.seats):
            raise ValueError(f"no seat {self.viewer} at a table of {len(self.seats)}")
        if self.trump and self.trump not in SUITS:
            raise ValueError(f"not a suit: {self.trump!r}")
        if any(not 0 <= shown.seat < len(self.seats) for shown in self.shown):
            raise ValueError("cards are shown by a seat that is not at the table")
