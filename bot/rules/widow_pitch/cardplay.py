"""The tricks: who holds one, who has won it, and what it adds to the tally."""

from functools import cache

from bot.rules.actions import Play
from bot.rules.cards import Card, without
from bot.rules.events import Event, tell
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.view import Done
from bot.rules.widow_pitch.order import order_of
from bot.rules.widow_pitch.states import Playing, other


def put_down(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played; the second of a trick decides who takes it and leads the next."""
    card, trick, trump = action.card, s.trick, s.contract.trump
    assert trump is not None
    led = trick.led
    holder = seat if led is None or order_of(trump).beats(card, led) else trick.leader
    trick = trick.plus(seat, card, holder)
    hands = (*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :])
    plays = (*s.plays, Done(seat, action))
    told = _played(seat, card)
    if led is None:
        turn, last, won, tally = other(seat), s.last_trick, s.tricks_won, s.tally
        return Playing(s.dealt, s.contract, hands, turn, trick, last, won, tally, plays), (told,)
    won = tuple([n + (who == holder) for who, n in enumerate(s.tricks_won)])
    tally = s.tally.plus(trick, trump, s.dealt.options.low_to)
    after = Playing(s.dealt, s.contract, hands, holder, Trick(holder), trick, won, tally, plays)
    return after, (told, _trick_won(holder))


def all_played(s: Playing) -> bool:
    """Whether the last trick of the deal is over."""
    return not s.hands[s.turn]


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _trick_won(who: Seat) -> Event:
    return tell("trick-won", who=who)
