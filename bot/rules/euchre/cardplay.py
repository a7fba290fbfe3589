"""The tricks: who holds one, who plays next, who has won it."""

from functools import cache

from bot.rules.actions import Play
from bot.rules.cards import Card, without
from bot.rules.euchre.order import order_of
from bot.rules.euchre.states import Playing, next_playing
from bot.rules.game import Event, tell
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.view import Done


def put_down(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played; the last of a trick decides who takes it and leads the next."""
    card, match, contract, trick = action.card, s.dealt.match, s.contract, s.trick
    order = order_of(contract.trump, match.options.best_bower)
    holder = trick.winner
    if holder is None or order.beats(card, trick.cards[trick.seats.index(holder)]):
        holder = seat
    trick = trick.plus(seat, card, holder)
    last_trick, won = s.last_trick, s.tricks_won
    told: tuple[Event, ...] = (_played(seat, card),)
    if len(trick.cards) < match.players - len(contract.silent):
        turn = next_playing(seat, match.players, contract.silent)
    else:
        turn, last_trick, trick = holder, trick, Trick(holder)
        won = (*won[:holder], won[holder] + 1, *won[holder + 1 :])
        told = (*told, _trick_won(holder))
    is_trump = contract.trump is not None and order.suit_of[card] == contract.trump
    hands = (*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :])
    plays = (*s.plays, Done(seat, action))
    out = s.trumps_out + is_trump
    playing = Playing(s.dealt, contract, s.sides, hands, turn, trick, last_trick, won, out, plays)
    return playing, told


def all_played(s: Playing) -> bool:
    """Whether the last trick of the deal is over."""
    return not s.hands[s.turn]


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _trick_won(who: Seat) -> Event:
    return tell("trick-won", who=who)
