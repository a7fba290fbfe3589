"""From the deal to the first lead: the turn-up, begging, the gift, and the running of the cards."""

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.order import ORDERS, turn_points
from bot.rules.games.all_fours.scoring import closed, scored, side_of, who, winner_of, wrote
from bot.rules.games.all_fours.states import (
    BEG,
    GIFT,
    GIFT_POINTS,
    PACKET,
    Dealt,
    Giving,
    Playing,
    Standing,
    State,
)
from bot.rules.kit.actions import Action, Deal
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, around


def open_deal(match: Match[AllFoursOptions], deal: Deal) -> Step[State]:
    """The cards are dealt and one is turned up; the player after the dealer is asked."""
    (up,) = deal.pile("up")
    dealt = Dealt(match, ORDERS[None].laid(deal.hands), stock=deal.pile("stock"), turned=(up,))
    told = dealt.told()
    dealt, turned = _scored(dealt)
    if winner_of(dealt) is not None:
        return closed(dealt, (*told, *turned))
    return Step(Standing(dealt, dealt.eldest), (*told, *turned))


def answer(s: Standing, seat: Seat, action: Action) -> Step[State]:
    """Eldest stands, and the suit is trump; or begs, and the dealer is asked."""
    dealt = s.dealt.with_done(seat, action)
    if action == BEG:
        return Step(Giving(dealt, dealt.dealer), (tell("begged", who=seat),))
    return _first_lead(dealt, (tell("stood", who=seat, suit=dealt.suit),))


def give_or_run(s: Giving, seat: Seat, action: Action) -> Step[State]:
    """The dealer gives the other side a point, and the suit stays; or runs the cards."""
    dealt = s.dealt.with_done(seat, action)
    if action != GIFT:
        return _run(dealt, (tell("ran", who=seat),))
    ours = side_of(dealt.eldest)
    receiver = who(dealt.sides[ours])
    given = tell("gift", who=seat, receiver=receiver, points=GIFT_POINTS, suit=dealt.suit)
    wealthier = wrote(dealt, ours, GIFT_POINTS)
    return _first_lead(wealthier, (given, scored(wealthier, dealt.written, ours)))


def _run(dealt: Dealt, told: tuple[Event, ...]) -> Step[State]:
    """Three more to everybody, and another card turned up, until it is of another suit.

    Where the stock is too short, or that is agreed, the same dealer deals anew instead.
    """
    refused, players = dealt.suit, dealt.match.players
    while len(dealt.stock) > PACKET * players:
        dealt, drawn = _three_more(dealt)
        told = (*told, *drawn)
        if dealt.suit != refused:
            dealt, turned = _scored(dealt)
            told = (*told, *turned)
            if winner_of(dealt) is not None:
                return closed(dealt, told)
            return _first_lead(dealt, (*told, tell("trump-made", suit=dealt.suit)))
        told = (*told, tell("same-suit", card=dealt.turned[-1]))
        if dealt.options.same_suit == "redeal":
            break
    return closed(dealt, (*told, tell("dealt-anew", who=dealt.dealer)), anew=True)


def _three_more(dealt: Dealt) -> tuple[Dealt, tuple[Event, ...]]:
    """Three more cards to each from the stock, and the next card turned up."""
    stock, hands = dealt.stock, list(dealt.hands)
    got = list(dealt.drawn or ((),) * len(hands))
    told = [tell("more-cards", count=PACKET)]
    for seat in around(dealt.eldest, dealt.match.players):
        drawn, stock = stock[:PACKET], stock[PACKET:]
        hands[seat] += drawn
        got[seat] += drawn
        told.append(tell("you-drew", to=(seat,), cards=drawn))
    up, stock = stock[0], stock[1:]
    laid = ORDERS[None].laid(hands)
    turned = (*dealt.turned, up)
    dealt = replace(dealt, hands=laid, stock=stock, turned=turned, drawn=tuple(got))
    return dealt, tuple(told)


def _scored(dealt: Dealt) -> tuple[Dealt, tuple[Event, ...]]:
    """The points of the card turned up are written at once, for the dealer's side."""
    up: Card = dealt.turned[-1]
    points = turn_points(up, dealt.options.turn_scores)
    told = tell("turned-up", card=up)
    if not points:
        return dealt, (told,)
    ours = side_of(dealt.dealer)
    scores = tell("turn-scores", who=dealt.dealer, card=up, points=points)
    wealthier = wrote(dealt, ours, points)
    return wealthier, (told, scores, scored(wealthier, dealt.written, ours))


def _first_lead(dealt: Dealt, told: tuple[Event, ...]) -> Step[State]:
    """The suit is trump, every hand is laid in its order, and eldest leads."""
    dealt = dealt.with_order(ORDERS[dealt.suit])
    return Step(Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest)), told)
