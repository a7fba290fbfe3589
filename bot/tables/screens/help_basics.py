"""The page before every game's own: what a trick is, on a picture of one, and where one plays."""

from typing import Final

from bot.rules import GAMES, Card
from bot.tables.model.chairs import robots_only
from bot.tables.screens.initials import initials
from bot.tables.screens.names import game_name
from bot.tables.screens.robots import avatar_of
from bot.tables.screens.screen import Picture, unless_in_words
from bot.tables.screens.telling import Teller
from bot.words.words import Words
from cardart.scene import CardFace, SeatScene, TableScene

TRUMP: Final = "H"
"""A suit that may be trump in every game."""
TRICK: Final = tuple(map(Card, ("KC", "TC", "QH", "AC")))
"""Led, followed, trumped, and too late: the cards in the order played, from seat 0 on.

Every pack has them, and in no game is one of the black ones a trump as well.
"""
WITHOUT: Final = tuple(map(Card, ("KC", "TC", "9H", "QC")))
"""A trick where there is no trump: the card of another suit takes nothing."""


def basics_text(words: Words, game: str) -> str:
    """The basics: a trick, the way to win one, and the place of the reader's cards."""
    cards = _trick(game)
    said = dict(zip(("led", "followed", "other", "last"), map(words.card, cards), strict=True))
    who = dict(zip(("leader", "second", "third"), _names(words, game), strict=False))
    return words.say(
        "help-basics",
        **said,
        **who,
        trump="yes" if GAMES[game].has_trump else "no",
        pictures="no" if words.style.text_only else "yes",
    )


def basics_picture(words: Words, game: str) -> Picture | None:
    """The picture of that trick: who led, what followed, whose card holds it."""
    names = _names(words, game)
    letters, best = initials(names), _winner(game)
    seats = tuple(
        SeatScene(
            name=names[seat],
            letter=letters[seat],
            avatar=avatar_of(seat + 1),
            robot=True,
            card=CardFace(card=card),
            leads=seat == 0,
            winning=seat == best,
        )
        for seat, card in enumerate(_trick(game))
    )
    shown = words.say("help-basics-picture", who=names[best], card=words.card(_trick(game)[best]))
    scene = TableScene(
        seats=seats,
        title=game_name(words, game),
        clockwise=GAMES[game].clockwise,
        trump=TRUMP if GAMES[game].has_trump else "",
        trump_text=words.suit(TRUMP) if GAMES[game].has_trump else "",
        note=shown,
        theme=words.style.theme,
        deck=words.style.deck,
    )
    played = " · ".join(
        f"{name} {words.card(card)}" for name, card in zip(names, _trick(game), strict=True)
    )
    return unless_in_words(words.style, Picture(scene, "trick.png", f"{played}. {shown}"))


def _trick(game: str) -> tuple[Card, ...]:
    return TRICK if GAMES[game].has_trump else WITHOUT


def _winner(game: str) -> int:
    """The seat that takes the trick: the one that trumped, else the highest card of the suit."""
    return 2 if GAMES[game].has_trump else 0


def _names(words: Words, game: str) -> tuple[str, ...]:
    return Teller.of(words, game, robots_only(len(TRICK)), markup=False).names
