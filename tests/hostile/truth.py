"""The knowledge each person may have, and whether something that was shown tells more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from bot.rules import Card
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId, UserId
from bot.tables.live.table import Table
from bot.tables.model.from_log import followed_by, session_of
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.words.card_style import CardStyle
from bot.words.words import languages, words
from cardart.scene import DECKS, FACES, CardFace

Seen = frozenset[str]


def cards_in(thing: Any) -> Iterator[str]:
    """Every card that a frozen value holds, wherever."""
    if isinstance(thing, Card):
        yield str(thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for one in thing:
            yield from cards_in(one)


def drawn_in(scene: Any) -> Iterator[str]:
    """Every card that a picture shows."""
    if isinstance(scene, CardFace):
        yield str(scene.card)
    elif is_dataclass(scene) and not isinstance(scene, type):
        for field in fields(scene):
            yield from drawn_in(getattr(scene, field.name))
    elif isinstance(scene, (tuple, list)):
        for one in scene:
            yield from drawn_in(one)


def known_to(table: Table | TableState, user: UserId | None) -> Seen:
    """The cards that somebody (``None``: everybody) has seen at this table in this deal."""
    session = table.session
    if session is None:
        return frozenset()
    seat = session.seat_of(user) if user is not None else None
    return frozenset(cards_in(session.view(seat))) | frozenset(cards_in(session.closing))


def seen_lately(table: Table, user: UserId | None) -> Seen:
    """The cards somebody has seen at any moment of this deal and the one before, from the log."""
    assert table.session is not None
    seat = table.session.seat_of(user) if user is not None else None
    seen: set[str] = set()
    for session in _lately(table.session):
        seen |= set(cards_in(session.view(None))) | set(cards_in(session.closing))
        seen |= {card for event in session.told if event.seen_by(None) for card in cards_in(event)}
        if seat is not None:
            seen |= set(cards_in(session.view(seat)))
    return frozenset(seen)


def counted_lately(table: Table) -> set[Seen]:
    """The cards that each count named in that time which everybody can make from what was open."""
    assert table.session is not None
    views = [session.view(None) for session in _lately(table.session)]
    counts = [count for view in views for count in (view.stake, *view.facts)]
    return {frozenset(cards_in(count)) for count in counts if count is not None}


def _lately(now: GameSession) -> list[GameSession]:
    """Every moment of this deal and of the one before, rules that changed between them included."""
    course = [session_of(GameId(1), replace(now.log, moves=()), now.chairs)]
    for who, line in now.log.moves:
        course.append(followed_by(course, who, line))
    first = now.view(None).deal - 1
    return [one for one in course if one.view(None).deal >= first]


def hands_of(table: Table) -> dict[int, Seen]:
    """The cards that each seat holds."""
    session = table.session
    if session is None or not table.open:
        return {}
    return {
        seat: frozenset(map(str, session.view(seat).hand)) for seat in seats(session.log.players)
    }


@cache
def _names() -> tuple[re.Pattern[str], dict[str, str]]:
    """The spellings of cards, in every language and deck, and in our own notation."""
    spoken = {
        words(language, CardStyle(deck=deck)).card(face): face
        for language in languages()
        for deck in DECKS
        for face in FACES
    }
    alternatives = "|".join(re.escape(name) for name in sorted(spoken, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{alternatives})(?!\w)"), spoken


def runs(text: str) -> Iterator[list[str]]:
    """Cards that stand one after the other in a text, as a hand does."""
    pattern, spoken = _names()
    run: list[str] = []
    end = -1
    for found in pattern.finditer(text):
        if run and text[end : found.start()].strip(" ,·") != "":
            yield run
            run = []
        run.append(spoken[found[0]])
        end = found.end()
    if run:
        yield run


CODES = re.compile(r"\b[2-9TJQKA][SHDC](?:[ ,]+[2-9TJQKA][SHDC])+\b")
"""Cards in our own notation, as a log might have them."""


def codes(text: str) -> Iterator[list[str]]:
    for found in CODES.finditer(text):
        yield re.findall(r"[2-9TJQKA][SHDC]", found[0])


CARRIED = re.compile(r"(?<![^ :])[2-9TJQKA][SHDC](?![^ :~])")
"""A card in our own notation, as a button carries it."""


def carried_in(texts: Iterable[str]) -> Iterator[str]:
    """Every card that custom ids and values name."""
    for text in texts:
        yield from CARRIED.findall(text)


def told_too_much(
    run: Iterable[str], known: Seen, hands: Iterable[Seen], least: int = 2
) -> list[str]:
    """Those cards of a run that are in another's hand, and that this reader has not seen."""
    hidden = [card for card in run if card not in known]
    for hand in hands:
        theirs = [card for card in hidden if card in hand]
        if len(theirs) >= least:
            return theirs
    return []
