"""Playing Four Jacks from text: whole deals, and single tricks with hands that allow them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.rules import CHANCE, GAMES, Card, Event, Options, Seat, step
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import SUITS, cards, pack

GAME: Any = GAMES["four-jacks"]
OPEN: Options = GAME.options(pass_cards="none")


def dealt(hands: Iterable[str | Iterable[Card]], options: Options = OPEN, **match: Any) -> Any:
    """The state after these hands were dealt; ``match`` changes scores, dealer or deal."""
    state = GAME.start(options, 3)
    state = replace(state, match=replace(state.match, **match))
    held = tuple(cards(hand) if isinstance(hand, str) else tuple(hand) for hand in hands)
    return step(GAME, state, CHANCE, Deal(held)).state


def act(state: Any, *moves: str) -> tuple[Any, tuple[Event, ...]]:
    """Make moves like ``0 play JS``, one after the other."""
    events: list[Event] = []
    for move in moves:
        seat, _, line = move.partition(" ")
        done = step(GAME, state, int(seat), GAME.read(line))
        state, events = done.state, [*events, *done.events]
    return state, tuple(events)


def trick(state: Any, line: str) -> tuple[Any, tuple[Event, ...]]:
    """Play a trick line: its leader, then the cards in the order played."""
    leader, *played = line.split()
    first = int(leader.rstrip(":"))
    return act(state, *(f"{(first + n) % 3} play {card}" for n, card in enumerate(played)))


def lines(events: Iterable[Event], *codes: str) -> list[str]:
    """The events of these codes, as text."""
    return [str(event.what) for event in events if event.what.code in codes]


def hands_for(bare: str) -> list[list[Card]]:
    """Hands of eight that allow a bare trick led by seat 0.

    Hands that discard get no card of the suit led; the rest is dealt as it comes.
    """
    hands = [[card] for card in cards(bare)]
    led = hands[0][0].suit
    able = [hand for hand in hands if hand[0].suit == led]
    rest = [card for card in pack("AKQJT9") if card not in cards(bare)]
    rest.sort(key=lambda card: (card.suit != led, SUITS.index(card.suit or SUITS[0])))
    for card in rest:
        takers = able if card.suit == led else hands
        next(hand for hand in takers if len(hand) < 8).append(card)
    return hands


def after_bare_trick(bare: str, **match: Any) -> tuple[Any, tuple[Event, ...]]:
    """The state after a bare trick, A being seat 0, and what was told."""
    a, b, c = cards(bare)
    return act(dealt(hands_for(bare), **match), f"0 play {a}", f"1 play {b}", f"2 play {c}")


ABC = {"A": Seat(0), "B": Seat(1), "C": Seat(2)}
