"""Cards that change their place are told once to those who know which they are."""

from __future__ import annotations

from bot.rules import Event, Seat
from bot.rules.kit.cards import Card
from bot.rules.kit.events import tell
from bot.tables.screens.told_events import told_of

ANN, BOB = Seat(0), Seat(1)
CARDS = (Card("9S"), Card("4D"))


def codes(events: tuple[Event, ...], seat: Seat | None) -> list[str]:
    """The codes of the events that are told."""
    return [what.code for what in told_of(events, seat)]


def test_cards_drawn_are_told_as_a_number_to_those_who_do_not_see_them() -> None:
    events = tuple(
        event
        for seat in (ANN, BOB)
        for event in (tell("drew", who=seat, count=2), tell("you-drew", to=(seat,), cards=CARDS))
    )
    assert codes(events, ANN) == ["you-drew", "drew"]
    assert codes(events, BOB) == ["drew", "you-drew"]
    assert codes(events, None) == ["drew", "drew"]


def test_a_card_that_everyone_sees_drawn_is_told_to_everyone() -> None:
    """Where a later one is hidden, too."""
    hidden = tell("you-drew", to=(ANN,), card=CARDS[1])
    events = (tell("drew", who=ANN, card=CARDS[0]), hidden)
    assert codes(events, ANN) == ["drew", "you-drew"]
    assert codes(events, BOB) == ["drew"]


def test_whoever_said_a_hidden_number_hears_it_once() -> None:
    events = (
        tell("has-predicted", who=BOB),
        tell("has-predicted", who=ANN),
        tell("you-predicted", to=(ANN,), value=39),
    )
    assert codes(events, ANN) == ["has-predicted", "you-predicted"]
    assert codes(events, BOB) == codes(events, None) == ["has-predicted", "has-predicted"]
