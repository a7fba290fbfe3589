"""The teaching of a game is true by its rules: the claims of an example, the rows of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from bot.rules import GAMES, AnyGame, Card, Event, Seat, step
from bot.rules.kit.cards import SPADES, Suit
from bot.rules.kit.seats import CHANCE
from bot.rules.kit.tricks import Trick
from tests.support.kept import folder_of, kept

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Course:
    """An example as the rules play it, line by line.

    ``asked`` is the view of the last seat before it acted, ``view`` what everybody sees at the end
    of the example, or just before the end of its deal; ``scored`` what every seat has then.
    """

    game: AnyGame
    asked: Any
    view: Any
    told: Sequence[Event]
    scored: tuple[int, ...]

    @classmethod
    def of(cls, key: str) -> Course:
        game = GAMES[key]
        example, options = game.example, game.presets["house"]
        game.check(options, example.players)
        state, told, asked = game.start(options, example.players), list[Event](), None
        for seat, line in example.moves:
            before = game.view(state, None)
            asked = None if seat == CHANCE else game.view(state, Seat(seat))
            done = step(game, state, seat, game.read(line))
            state = done.state
            told += done.events
        now = game.view(state, None)
        view = before if now.waits_for_deck else now
        return cls(game, asked, view, told, game.match(state).scores)

    @property
    def trick(self) -> Trick:
        """The trick in the middle, complete or not."""
        lies = self.view.trick is not None and self.view.trick.cards
        found = self.view.trick if lies else self.view.last_trick
        assert isinstance(found, Trick)
        return found

    def event(self, code: str, **facts: object) -> Facts:
        """The facts of the last event of this code that has these facts."""
        for event in reversed(self.told):
            values = event.what.values
            if event.what.code == code and all(values[k] == v for k, v in facts.items()):
                return values
        raise AssertionError(f"nothing told {code} {facts}")

    def shown(self, seat: Seat) -> int:
        """The points of what this seat has laid open."""
        points = [one.what.values["points"] for one in self.view.shown if one.seat == seat]
        return sum(int(str(one)) for one in points)

    def mate(self, seat: Seat) -> Seat:
        """The one partner of a seat, as everybody can know it."""
        (other,) = [one for one in self.view.side_of(seat) if one != seat]
        return Seat(other)

    def choices(self) -> list[Card]:
        """The cards between which the last seat could choose."""
        return [card for action in self.game.legal(self.asked) for card in action.cards]


def side_points(at: Course, said: Facts) -> object:
    """The points of a side for all it shows: as it was written down, or to be written down."""
    if "factor" in said:
        return at.event("scored", who=said["shower"])["points"]
    return at.shown(said["shower"]) + at.shown(said["mate"])


TRUTHS: dict[str, Callable[[Course, Facts], object]] = {
    "leader": lambda at, _: at.trick.seats[0],
    "second": lambda at, _: at.trick.seats[1],
    "third": lambda at, _: at.trick.seats[2],
    "fourth": lambda at, _: at.trick.seats[3],
    "led": lambda at, _: at.trick.led,
    "card2": lambda at, _: at.trick.cards[1],
    "card3": lambda at, _: at.trick.cards[2],
    "winner": lambda at, _: at.trick.winner,
    "best": lambda at, _: at.trick.best,
    "forced": lambda at, _: at.choices()[0] if len(at.choices()) == 1 else None,
    "kept": lambda at, said: said["kept"] if said["kept"] in at.choices() else None,
    "trump": lambda at, _: at.view.trump,
    "maker": lambda at, _: at.view.maker,
    "partner": lambda at, said: at.mate(said["maker"]),
    "mate": lambda at, said: at.mate(said["shower"]),
    "bid": lambda at, said: at.event("bid", who=said["maker"])["value"],
    "taker": lambda at, _: at.event("takes-jacks")["who"],
    "taken": lambda at, _: at.event("takes-jacks")["cards"],
    "shower": lambda at, _: max((at.shown(one.seat), one.seat) for one in at.view.shown)[1],
    "shown_points": lambda at, said: at.shown(said["shower"]),
    "mate_points": lambda at, said: at.shown(said["mate"]),
    "factor": lambda at, _: at.event("named")["factor"],
    "side_points": side_points,
    "high": lambda at, said: at.event("high", who=said["maker"])["card"],
    "low": lambda at, said: at.event("low", who=said["maker"])["card"],
    "jacks": lambda at, said: at.event("jacks", who=said["maker"])["cards"],
    "count": lambda at, said: at.event("game", who=said["other"])["count"],
    "against": lambda at, said: at.event("game", who=said["other"])["against"],
    "maker_tricks": lambda at, said: tricks(at, said["maker"]),
    "other_tricks": lambda at, said: tricks(at, said["other"]),
    "maker_gain": lambda at, said: at.scored[said["maker"]],
    "other_gain": lambda at, said: at.scored[said["other"]],
    "other": lambda at, said: said["other"] if said["other"] != at.view.maker else None,
}
"""The answers of the rules to each claim that an example may make."""


def tricks(at: Course, seat: Seat) -> int:
    """The tricks that a seat has taken."""
    won = [event.what.values["who"] for event in at.told if event.what.code == "trick-won"]
    return won.count(seat)


@pytest.mark.parametrize("key", GAMES)
def test_every_claim_of_an_example_is_so(key: str) -> None:
    course, claims = Course.of(key), GAMES[key].example.claims
    assert len(claims) >= 4
    truths = {**TRUTHS, **kept(key).truths}
    unknown = sorted(claims.keys() - truths)
    assert not unknown, f"say in {folder_of(key)}/kept.py, in truths, what is true of {unknown}"
    assert {name: truths[name](course, claims) for name in claims} == dict(claims)


def test_a_wrong_claim_is_found() -> None:
    """The check can fail: another winner, or a card that could not be played."""
    course, claims = Course.of("euchre"), dict(GAMES["euchre"].example.claims)
    assert TRUTHS["winner"](course, claims) != Seat(0)
    assert TRUTHS["kept"](course, {"kept": Card("AS")}) is None


@pytest.mark.parametrize("key", GAMES)
def test_rows_of_cards_go_from_the_top(key: str) -> None:
    """Under each set of rules: a later card never beats an earlier one, and twins stand once."""
    game = GAMES[key]
    for options in game.presets.values():
        for players in game.players(options):
            rows = game.rankings(options, players)
            assert rows and len({row.name for row in rows}) == len(rows)
            pack = game.pack(options, players)
            for row in rows:
                assert set(row.cards) <= set(pack) and len(set(row.cards)) == len(row.cards)
                assert set(row.marks) <= set(row.cards)
            trumps = [row for row in rows if row.name == "trump"]
            assert not trumps or game.has_trump


CONTRACTS: dict[str, tuple[Suit | None, str]] = {
    "trump": (SPADES, "S"),
    "plain": (SPADES, "S"),
    "every": (None, ""),
    "undenufe": (None, "undenufe"),
}
"""The contract under which each row of cards is in the order of its game."""


@pytest.mark.parametrize("key", GAMES)
def test_a_row_has_all_of_a_suit_in_the_order_of_play(key: str) -> None:
    """Each card beats the next one when played later, never the other way; and none is missing."""
    game, view = GAMES[key], Course.of(key).view
    for row in game.rankings(view.options, view.players):
        trump, contract = {**CONTRACTS, **kept(key).contracts}[row.name]
        seen = replace(view, trump=trump, contract=contract)
        order = game.order(seen)
        for higher, lower in pairwise(row.cards):
            assert lower not in order.beaten_by[higher] and higher in order.beaten_by[lower]
        suit = order.suit_of[row.cards[0]]
        assert set(row.cards) == order.cards_of(suit) & set(game.pack(view.options, view.players))
        assert row.marks == {c: m for c, m in game.marks(seen).items() if c in row.cards}


def test_one_game_is_the_one_to_begin_with() -> None:
    """It has a lesson."""
    (first,) = [game for game in GAMES.values() if game.begins]
    assert first.lesson is not None
