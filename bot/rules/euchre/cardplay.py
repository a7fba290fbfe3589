"""The tricks: who holds one, who plays next, who has won it."""

from functools import cache
from typing import Final

from bot.rules.actions import Play
from bot.rules.cards import Card, without
from bot.rules.euchre.order import order_of
from bot.rules.euchre.states import Playing, next_playing
from bot.rules.game import Event, Step, tell
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.view import Done

TRICKS: Final = 5


def put_down(s: Playing, seat: Seat, action: Play) -> Step[Playing]:
    """A card is played; the last of a trick decides who takes it and leads the next."""
    card, match, silent = action.card, s.dealt.match, s.contract.silent
    order = order_of(s.contract.trump, match.options.best_bower)
    holder, best = s.trick.winner, s.trick.cards
    if holder is None or order.beats(card, best[s.trick.seats.index(holder)]):
        holder = seat
    trick = s.trick.plus(seat, card, holder)
    hands = (*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :])
    plays = (*s.plays, Done(seat, action))
    told = _played(seat, card)
    if len(trick.cards) < match.players - len(silent):
        turn = next_playing(seat, match.players, silent)
        going_on = Playing(
            s.dealt, s.contract, hands, turn, trick, s.last_trick, s.tricks_won, plays
        )
        return Step(going_on, (told,))
    won = s.tricks_won
    won = (*won[:holder], won[holder] + 1, *won[holder + 1 :])
    done = Playing(s.dealt, s.contract, hands, holder, Trick(holder), trick, won, plays)
    return Step(done, (told, _trick_won(holder)))


def all_played(s: Playing) -> bool:
    """Whether the last trick of the deal is over."""
    return not s.hands[s.turn]


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _trick_won(who: Seat) -> Event:
    return tell("trick-won", who=who)
