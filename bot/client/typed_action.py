"""What a player types instead of pressing a button: a label, the notation, or a card in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.client.typed_text import plain
from bot.rules import AnyGame, Seat
from bot.rules.kit.actions import PASS, Bid
from bot.tables.model.lobby import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import labelled, numbers_to_bid
from bot.words.catalogue import DEFAULT
from bot.words.words import Words, words
from cardart.scene import FACES, RANKS, SUITS

SIGNS: Final = dict(zip("♠♥♦♣", "SHDC", strict=True))


def played(said: Words, session: GameSession, typed: str) -> str:
    """The line that plays the card that was typed; other lines of the notation stay as they are.

    :raises Refusal: no card is called so.
    """
    if (named := _face(said, typed)) is not None:
        return f"play {named}"
    if _reads(session.game, typed):
        return typed
    line = f"play {_notation(typed)}"
    if not _reads(session.game, line):
        raise Refusal("no-such-action", action=typed)
    return line


def bid(said: Words, session: GameSession, seat: Seat, typed: str) -> str:
    """The line that bids what was typed: a number, or what else the game has for a bid.

    :raises Refusal: it is no bid, a number is asked for, or nobody bids in this game.
    """
    if not any(issubclass(kind, Bid) for kind in session.game.vocabulary.kinds):
        raise Refusal("no-bidding")
    value = typed.removeprefix("bid ").strip()
    line = f"bid {value}"
    if (named := _labelled(said, session, seat, value)) and named.split()[0] == Bid.verb:
        return named
    if not value.isdecimal() and numbers_to_bid(session.decision(seat)):
        raise Refusal("not-a-number", bid=value)
    if not _reads(session.game, line):
        raise Refusal("no-such-action", action=value)
    return line


def passed(session: GameSession) -> str:
    """The line that passes.

    :raises Refusal: nobody passes in this game.
    """
    if not _reads(session.game, str(PASS)):
        raise Refusal("no-passing")
    return str(PASS)


def said_as(said: Words, session: GameSession, seat: Seat, typed: str) -> str:
    """The line of what was typed: its label or a part of one, the notation, or a card.

    :raises Refusal: nothing is called so.
    """
    if _reads(session.game, typed):
        return typed
    line = _labelled(said, session, seat, typed)
    return played(said, session, typed) if line is None else line


def _reads(game: AnyGame, line: str) -> bool:
    try:
        game.read(" ".join(line.split()))
    except ValueError:
        return False
    return True


def _labelled(said: Words, session: GameSession, seat: Seat, typed: str) -> str | None:
    """The action that may be done now and whose label was typed, or the one words of it fit.

    Where they fit several, the plainest of these is meant, of which the others say more.
    """
    wanted = plain(typed)
    labels = [(plain(label), line) for label, line in labelled(said, session, seat)]
    exact = [line for label, line in labels if wanted in (label, plain(line))]
    if exact or not wanted:
        return next(iter(exact), None)
    fit = [line for label, line in labels if f" {wanted} " in f" {_bare(label)} "]
    return next((one for one in fit if all(line.startswith(one) for line in fit)), None)


def _bare(label: str) -> str:
    """The words of a label, without marks between them."""
    return " ".join("".join(c if c.isalnum() else " " for c in label).split())


# ---------------------------------------------------------------------- cards


def _face(said: Words, typed: str) -> str | None:
    """The card that was typed by its name on the screen, or in words: "Q of hearts"."""
    wanted = plain(typed)
    for by in (said, words(DEFAULT, said.style)):
        for face in FACES:
            if plain(by.card(face)) == wanted:
                return face
        if (found := _in_words(by, wanted)) is not None:
            return found
    return None


def _in_words(said: Words, typed: str) -> str | None:
    """The card whose suit and rank were typed in words, in any order and with words between."""
    named = [(suit, name) for suit in SUITS for name in _names(said, f"typed-suit-{suit}")]
    suit, rest = _taken(named, typed)
    if suit is None:
        return None
    ranks = [(rank, name) for rank in RANKS for name in _names(said, f"typed-rank-{rank}")]
    rank, _ = _taken(ranks, rest)
    if rank is None:
        letters = {plain(said.say(f"rank-{rank}")): rank for rank in RANKS}
        rank = next((letters[word] for word in rest.split() if word in letters), None)
    return None if rank is None else rank + suit


def _names(said: Words, key: str) -> Sequence[str]:
    return plain(said.say(key)).split()


def _taken(named: Iterable[tuple[str, str]], typed: str) -> tuple[str | None, str]:
    """What of these was typed, by its longest name, and the rest of the text."""
    for one, name in sorted(named, key=lambda pair: -len(pair[1])):
        if name in typed:
            return one, typed.replace(name, " ", 1)
    return None, typed


def _notation(text: str) -> str:
    """A card as people type it in our notation.

    >>> [_notation(text) for text in ("j♠", "10h", "JS", "♠J", "s10")]
    ['JS', 'TH', 'JS', 'JS', 'TS']
    """
    typed = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    for sign, letter in SIGNS.items():
        typed = typed.replace(sign, letter)
    suit_first = len(typed) == 2 and typed[0] in "SHDC" and typed[1] not in "SHDC"
    return typed[::-1] if suit_first else typed
