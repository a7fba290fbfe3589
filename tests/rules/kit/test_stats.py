"""Feats of players, counted by hand: in the deals that were read, and line by line."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.rules import GAMES, Card, Seat
from bot.rules.kit.events import Event, tell
from bot.rules.kit.reasons import Fact
from tests.support.kept import Deal, deals, kept, seats_of, with_umpire

LINES = [(key, told, feats) for key in GAMES for told, feats in kept(key).counted]


def expected(text: str) -> Counter[tuple[int, str]]:
    return Counter({(int(seat), name): count for seat, name, count in seats_of(text)})


def counted(game: str, told: list[Event]) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for feat in GAMES[game].stats(told):
        found[int(feat.seat), feat.name] += feat.count
    return found


def event(line: str) -> Event:
    """A line as it is told."""
    code, *facts = line.split()
    said = (fact.partition("=") for fact in facts)
    read: dict[str, Any] = {key: fact_of(key, text) for key, _, text in said}
    return tell(code, **read)


def fact_of(key: str, text: str) -> Fact:
    if key == "cards":
        return tuple(Card(card) for card in text.split("."))
    if key in ("who", "maker", "makers", "by", "to_whom"):
        seats = tuple(Seat(int(n)) for n in text.split("."))
        return seats if key == "makers" or len(seats) > 1 else seats[0]
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdecimal() else text


@pytest.mark.parametrize("deal", deals().values(), ids=deals())
def test_in_the_deals_that_were_read(deal: Deal) -> None:
    _, told = deal.played()
    assert counted(deal.game, told) == expected(deal.read["counted"])


@pytest.mark.parametrize(("game", "told", "feats"), LINES)
def test_line_by_line(game: str, told: str, feats: str) -> None:
    assert counted(game, [event(line) for line in told.split(";")]) == expected(feats)


@pytest.mark.parametrize("game", with_umpire())
def test_everything_that_is_counted_was_counted_here(game: str) -> None:
    told = [deal.read["counted"] for deal in deals().values() if deal.game == game]
    told += [feats for _, feats in kept(game).counted]
    assert {name for text in told for _, name, _ in seats_of(text)} == set(GAMES[game].counted)
