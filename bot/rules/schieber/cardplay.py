"""The tricks: what may be played, who holds one, and what is called on the way."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from bot.rules.actions import Play
from bot.rules.cards import Card, Suit, without
from bot.rules.events import Event, tell
from bot.rules.schieber.melds import best_kind, mask_of
from bot.rules.schieber.options import SchieberOptions
from bot.rules.schieber.order import (
    lower_trumps,
    order_of,
    points_of,
    stoeck_cards,
)
from bot.rules.schieber.states import Playing, plus
from bot.rules.schieber.weis import ladder_of, settle, told_kind
from bot.rules.seats import Seat, after, around
from bot.rules.tricks import Trick
from bot.rules.view import Done

STOECK = 20


def playable(
    hand: Sequence[Card], trick: Sequence[Card], contract: str, options: SchieberOptions
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to these."""
    if not trick:
        return tuple(hand)
    order = order_of(contract)
    led, trump = trick[0].suit, order.trump
    if trump is None or led == trump:
        able = order.follow(hand, trick[0])
        return tuple(hand) if options.puur and _only_the_puur(able, trump) else able
    able = tuple(hand)
    if any(card.suit == led for card in hand):
        able = tuple([card for card in hand if card.suit in (led, trump)])
    best = highest_trump(trick, trump)
    if best is None or (
        options.undertrump == "all-trump-hand-free" and all(card.suit == trump for card in hand)
    ):
        return able
    lower = lower_trumps(best)
    return tuple([card for card in able if card not in lower]) or able


def _only_the_puur(able: Sequence[Card], trump: Suit | None) -> bool:
    return len(able) == 1 and trump is not None and able[0] == "J" + trump


def highest_trump(trick: Sequence[Card], trump: Suit) -> Card | None:
    """The highest trump on the table, if there is one."""
    trumps = [card for card in trick if card.suit == trump]
    return max(trumps, key=order_of(trump).strength.__getitem__, default=None)


def put_down(s: Playing, seat: Seat, action: Play) -> tuple[Playing, tuple[Event, ...]]:
    """A card is played, with what is announced beside it; the last of a trick decides it."""
    card, trick, order = action.card, s.trick, order_of(s.contract.word)
    told: tuple[Event, ...] = (_played(seat, card),)
    announced = s.announced
    if not announced.kinds[seat]:
        kind = best_kind(mask_of(s.dealt.hands[seat]), ladder_of(s.options, s.contract.word))
        announced, told = announced.plus(seat, kind), (told_kind(seat, kind), *told)
    holder = trick.winner
    if holder is None or order.beats(card, trick.cards[trick.seats.index(holder)]):
        holder = seat
    s = replace(
        s,
        announced=announced,
        hands=(*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :]),
        turn=after(seat, 4),
        trick=trick.plus(seat, card, holder),
        trumps_out=s.trumps_out + (card.suit == s.contract.trump),
        plays=(*s.plays, Done(seat, action)),
    )
    if completes_stoeck(s, seat, card):
        s, called = _written(s, seat % 2, STOECK)
        s, told = replace(s, stoeck=seat), (*told, tell("stoeck", who=seat), *called)
    if len(s.trick.cards) < 4:
        return s, told
    s, won = _trick_won(s, holder)
    return s, (*told, *won)


def completes_stoeck(s: Playing, seat: Seat, card: Card) -> bool:
    """Whether this is the second of king and queen of trump out of one hand."""
    trump = s.contract.trump
    if trump is None or card.suit != trump or card.rank not in "KQ":
        return False
    king, queen = stoeck_cards(trump)
    other = queen if card == king else king
    return other in s.dealt.hands[seat] and other not in s.hands[seat]


def holds_stoeck(s: Playing, side: int) -> bool:
    """Whether one of this side has a Stöck that is not yet called."""
    trump = s.contract.trump
    if trump is None or s.stoeck is not None:
        return False
    king, queen = stoeck_cards(trump)
    return any(king in hand and queen in hand for hand in s.dealt.hands[side::2])


def _trick_won(s: Playing, holder: Seat) -> tuple[Playing, tuple[Event, ...]]:
    """The cards go to the holder's side; after the first trick the Weis are written down."""
    first = not s.tricks
    points = points_of(s.contract.word, s.options.undenufe_six)
    won = s.tricks_won
    s = replace(
        s,
        turn=holder,
        last_trick=s.trick,
        trick=Trick(holder),
        tricks_won=(*won[:holder], won[holder] + 1, *won[holder + 1 :]),
        cards=plus(s.cards, holder % 2, sum([points[card] for card in s.trick.cards])),
    )
    told: tuple[Event, ...] = (_told_trick(holder),)
    if not first:
        return s, told
    announced, shown = settle(s)
    s, told = replace(s, announced=announced), (*told, *shown)
    if announced.side is None:
        return s, told
    s, written = _written(s, announced.side, announced.points)
    return s, (*told, *written)


def _written(s: Playing, side: int, points: int) -> tuple[Playing, tuple[Event, ...]]:
    """Points times the factor are written down during the deal."""
    points *= s.contract.factor
    gains = [points if seat % 2 == side else 0 for seat in range(4)]
    match = s.dealt.match.scored(gains)
    s = replace(s, dealt=replace(s.dealt, match=match), written=plus(s.written, side, points))
    return s, told_scores(side, points, match.scores)


def told_scores(side: int, points: int, scores: Sequence[int]) -> tuple[Event, ...]:
    """What a side is credited with, a line for each of the two."""
    return tuple(
        tell("scored", who=seat, points=points, total=scores[seat]) for seat in around(side, 4)[::2]
    )


@cache
def _played(who: Seat, card: Card) -> Event:
    return tell("played", who=who, card=card)


@cache
def _told_trick(who: Seat) -> Event:
    return tell("trick-won", who=who)
