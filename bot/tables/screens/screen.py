"""A screen: the text, the picture and the controls of one message, for any program to show."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.rules.kit.fast_frozen import fast_frozen
from bot.tables.screens.discord_limits import MENU_ITEMS, MESSAGE, TEXTS, WIDTH, length
from bot.tables.screens.discord_limits import shorten as shorten
from bot.words.card_style import CardStyle, without_emoji
from cardart.scene import AnyScene

Style = Literal["primary", "secondary", "success", "danger"]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Button:
    """A button, with the custom id that a press sends: it serves after a restart, too."""

    label: str
    wish: str
    style: Style = "secondary"
    enabled: bool = True
    emoji: str = ""
    """The card it is about, as a message names an emoji."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a menu."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which ``least`` to ``most`` entries are chosen."""

    wish: str
    prompt: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1


@fast_frozen
@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn, its file name, and the words for those who do not see it."""

    scene: AnyScene
    name: str
    alt: str


def unless_in_words(style: CardStyle, picture: Picture) -> Picture | None:
    """The picture, or none for someone who wants words alone: the text beside it says as much."""
    return None if style.text_only else picture


@dataclass(frozen=True, slots=True)
class Places:
    """A menu of the server's channels, any number of which may be chosen.

    ``forums``: also those in which nothing but threads has messages.
    """

    wish: str
    prompt: str
    chosen: tuple[int, ...] = ()
    most: int = MENU_ITEMS
    forums: bool = False


@dataclass(frozen=True, slots=True)
class Members:
    """A menu from which one of the server's people is chosen."""

    wish: str
    prompt: str


@dataclass(frozen=True, slots=True)
class Roles:
    """A menu from which one of the server's roles is chosen, or none."""

    wish: str
    prompt: str
    chosen: int = 0
    """The number of the chosen role; 0 is none."""


ON_A_PHONE = 3
"""Cards with their emoji that stand beside one another on a phone."""
Row = tuple[Button, ...] | Menu | Places | Members | Roles


@fast_frozen
@dataclass(frozen=True, slots=True)
class Screen:
    """One message: its text, its picture, and its controls."""

    text: str
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    mine: bool = False
    """Whether its reader is asked: it then stands out by its colour."""
    framed: bool = False
    """Whether it has a frame without a picture too: as a hand, which may stand below another."""


def in_rows(buttons: list[Button]) -> tuple[Row, ...]:
    """Buttons in as few rows of at most five as possible, all about as long.

    Cards with their emoji are in rows of three where those are three at most: on a phone a row of
    four breaks after the third, and nine cards would take four lines.
    """
    rows = -(-len(buttons) // WIDTH)
    long = -(-len(buttons) // rows) if rows else WIDTH
    if rows > 1 and len(buttons) <= 3 * ON_A_PHONE and all(button.emoji for button in buttons):
        long = ON_A_PHONE
    return tuple(tuple(buttons[n : n + long]) for n in range(0, len(buttons), long))


def newest(text: str, longest: int) -> str:
    """As many of the last lines of a text as fit."""
    lines = text.split("\n")
    while len(lines) > 1 and sum(map(length, lines)) + len(lines) > longest:
        lines = ["…", *lines[2 if lines[0] == "…" else 1 :]]
    return "\n".join(lines)


def message(lines: Iterable[str]) -> str:
    """Lines as the text of a message; where that is long, cards are in words instead of emoji.

    Nothing is cut that Discord has room for: to those who have chosen words it is the picture.
    """
    text = "\n".join(filter(None, lines))
    return text if length(text) <= MESSAGE else shorten(without_emoji(text), TEXTS)
