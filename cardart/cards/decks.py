"""The style of every deck: colours, suit signs, indices, figures and backs.

In the Swiss deck acorns (Eichel) are S, roses (Rosen) C, shields (Schilten) D and bells (Schellen)
H, where no game pairs them otherwise; the König is K, the Ober Q, the Under J and the Banner T.
Real Swiss packs end at the 6; lower cards and jokers are drawn here for games that need them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cardart.cards import backs, suits
from cardart.cards.figures import FRENCH
from cardart.cards.figures_swiss import SWISS as SWISS_FIGURES
from cardart.cards.parts import Dress, Figure
from cardart.cards.suits import Sign
from cardart.paint.palette import CLASSIC, JUMBO, SWISS, Palette
from cardart.scene import JOKERS, PAIRED, SUITS, Deck

JOKER_TONES = {"BJ": "red", "LJ": "ink", "JK": "blue"}
JOKER_CLOTH = {"BJ": ("red", "navy"), "LJ": ("ink", "paper"), "JK": ("blue", "green")}


@dataclass(frozen=True, eq=False, kw_only=True)
class DeckStyle:
    """The style of one deck: everything that its drawings differ in from other decks."""

    palette: Palette
    suits: Mapping[str, Sign]
    tones: Mapping[str, str]
    """The colour of each suit's index."""
    cloth: Mapping[str, tuple[str, str]]
    """The two main colours of the figures of each suit."""
    back: tuple[str, backs.Field]
    """The colour of the back, and the pattern on it."""
    ranks: Mapping[str, str] = field(default_factory=lambda: {"T": "10"})
    """The text of the index for ranks that do not show their letter."""
    figures: Mapping[str, Figure] = field(default_factory=lambda: FRENCH)
    """The figure of each card that has one."""
    sign_at: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The place of the suit's sign on a figure, in hundredths of the panel's width.

    Figures of a deck without such places have the sign on their belt.
    """
    flag: str = ""
    """The rank whose card shows a flag."""
    jumbo: bool = False
    """Whether faces are a large index beside one pip or a bust, for weak eyes."""

    def tone(self, card: str) -> str:
        """The name of the colour of a card's index."""
        return JOKER_TONES.get(card) or self.tones[card[1]]

    def sign(self, card: str) -> Sign:
        """The sign of a card's suit; a joker has a jester's cap."""
        return suits.cap(self.tone(card)) if card in JOKERS else self.suits[card[1]]

    def rank(self, card: str) -> str:
        """The text of a card's index; empty for a joker, which has a star."""
        return "" if card in JOKERS else self.ranks.get(card[0], card[0])

    def dress(self, card: str, hair: str = "hair") -> Dress:
        """The colours of the figure on a card; its hair has the colour called `hair`."""
        palette, (main, second) = self.palette, JOKER_CLOTH.get(card) or self.cloth[card[1]]
        return Dress(
            main=palette[main],
            second=palette[second],
            gold=palette["grey" if card == "LJ" else "gold"],
            ink=palette["ink"],
            skin=palette["paper" if card == "LJ" else "skin"],
            hair=palette[hair],
            grey=palette["grey"],
            white=palette["paper"],
            red=palette["ink" if card == "LJ" else "red"],
            green=palette["green"],
            wood=palette["hair"],
        )


TWO = {"S": "ink", "H": "red", "D": "red", "C": "ink"}
FOUR = {"S": "ink", "H": "red", "D": "blue", "C": "green"}
CLOTH = {
    "S": ("navy", "red"),
    "H": ("red", "navy"),
    "D": ("wine", "green"),
    "C": ("green", "wine"),
}
FOUR_CLOTH = {**CLOTH, "S": ("slate", "red"), "D": ("blue", "red"), "C": ("green", "red")}


def _french(
    palette: Palette, pattern: backs.Field, *, four: bool = False, jumbo: bool = False
) -> DeckStyle:
    """A French deck, in two colours or in four."""
    return DeckStyle(
        palette=palette,
        suits=suits.french("red", "blue", "green") if four else suits.french(),
        tones=FOUR if four else TWO,
        cloth=FOUR_CLOTH if four else CLOTH,
        back=("navy", pattern),
        jumbo=jumbo,
    )


_OF_THEIR_OWN: Mapping[Deck, DeckStyle] = {
    "classic": _french(CLASSIC, backs.lattice("D")),
    "jumbo": _french(JUMBO, backs.harlequin("navy", "wine"), jumbo=True),
    "classic-four": _french(CLASSIC, backs.lattice(*"SHDC"), four=True),
    "jumbo-four": _french(
        JUMBO, backs.harlequin("slate", "red", "blue", "green"), four=True, jumbo=True
    ),
    "swiss": DeckStyle(
        palette=SWISS,
        suits=suits.swiss(),
        tones={"S": "green", "H": "ochre", "D": "blue", "C": "red"},
        cloth={
            "S": ("green", "ochre"),
            "H": ("ochre", "red"),
            "D": ("blue", "red"),
            "C": ("wine", "green"),
        },
        back=("wine", backs.crosses),
        ranks={"T": "10", "J": "U", "Q": "O"},
        figures=SWISS_FIGURES,
        sign_at={"K": (12, 27), "Q": (14, 15), "J": (14, 84), "T": (54, 87)},
        flag="T",
    ),
}


def _paired(style: DeckStyle, pairing: str) -> DeckStyle:
    """A deck whose suits stand for other French ones: everything of a suit goes with it."""
    of = dict(zip(SUITS, pairing, strict=True))
    return replace(
        style,
        suits={suit: style.suits[own] for suit, own in of.items()},
        tones={suit: style.tones[own] for suit, own in of.items()},
        cloth={suit: style.cloth[own] for suit, own in of.items()},
        figures={
            card if card in JOKERS else card[0] + suit: style.figures[card]
            for suit, own in of.items()
            for card in style.figures
            if card in JOKERS or card[1] == own
        },
    )


DECK_STYLES: Mapping[Deck, DeckStyle] = {
    **_OF_THEIR_OWN,
    **{deck: _paired(_OF_THEIR_OWN[own], pairing) for deck, (own, pairing) in PAIRED.items()},
}
"""The style of every deck, also of one that is another with its suits paired otherwise."""
