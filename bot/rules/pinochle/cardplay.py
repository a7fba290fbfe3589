"""The tricks: who holds one, what it brings, who has won it."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.actions import Play
from bot.rules.cards import Card, without
from bot.rules.events import Event, tell
from bot.rules.pinochle.options import PinochleOptions
from bot.rules.pinochle.order import order_of
from bot.rules.pinochle.states import PLAYERS, Playing
from bot.rules.seats import Seat, after
from bot.rules.tricks import Trick
from bot.rules.view import Done

VALUES: Final[Mapping[str, Mapping[str, int]]] = {
    "simple": {"A": 1, "T": 1, "K": 1},
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "intermediate": {"A": 10, "T": 10, "K": 5, "Q": 5},
}
"""What a card taken counts, by the option ``card_values``; the simple ones times ``scale``."""
LAST_TRICK: Final[Mapping[str, int]] = {"simple": 1, "original": 10, "intermediate": 10}


def trick_points(cards: tuple[Card, ...], options: PinochleOptions, is_last: bool) -> int:
    """What a trick brings to its winner."""
    values = VALUES[options.card_values]
    points = sum(values.get(card.rank, 0) for card in cards)
    points += LAST_TRICK[options.card_values] if is_last else 0
    return points * (options.scale if options.card_values == "simple" else 1)


def put_down(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played; the last of a trick decides who takes it and leads the next."""
    card, contract, trick = action.card, s.contract, s.trick
    holder = trick.winner
    order = order_of(contract.trump)
    if holder is None or order.beats(card, trick.cards[trick.seats.index(holder)]):
        holder = seat
    trick = trick.plus(seat, card, holder)
    hands = (*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :])
    last_trick, won, taken = s.last_trick, s.tricks_won, s.taken
    told: tuple[Event, ...] = (_played(seat, card),)
    turn = after(seat, PLAYERS)
    if len(trick.cards) == PLAYERS:
        points = trick_points(trick.cards, s.dealt.options, not any(hands))
        turn, last_trick, trick = holder, trick, Trick(holder)
        won = (*won[:holder], won[holder] + 1, *won[holder + 1 :])
        taken = (*taken[:holder], taken[holder] + points, *taken[holder + 1 :])
        told = (*told, _trick_won(holder))
    plays = (*s.plays, Done(seat, action))
    out = s.trumps_out + (card.suit == contract.trump)
    return (
        Playing(s.dealt, contract, s.melds, hands, turn, trick, last_trick, won, taken, out, plays),
        told,
    )


def all_played(s: Playing) -> bool:
    """Whether the last trick of the deal is over."""
    return not s.hands[s.turn]


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _trick_won(who: Seat) -> Event:
    return tell("trick-won", who=who)
