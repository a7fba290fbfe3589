"""From the deal to the first lead: the auction, the naming, and the cards of who goes alone."""

from dataclasses import replace

from bot.rules.actions import Action, Bid, Deal, Discard, Give, NameTrump
from bot.rules.cards import without
from bot.rules.double_pepper.options import DoublePepperOptions
from bot.rules.double_pepper.order import in_order
from bot.rules.double_pepper.states import (
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Giving,
    HighBid,
    Naming,
    Playing,
    State,
    partners_of,
)
from bot.rules.events import Event, Step, tell
from bot.rules.match import Match
from bot.rules.pepper.cardplay import Tricks
from bot.rules.seats import Seat, after


def open_deal(match: Match[DoublePepperOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the dealer's left speaks first."""
    hands = tuple(in_order(hand, None, match.options.bowers) for hand in deal.hands)
    dealt = Dealt(match, hands)
    events = [tell("dealt", dealer=match.dealer, deal=match.deal)]
    events += [tell("your-hand", to=(Seat(n),), cards=hand) for n, hand in enumerate(hands)]
    return Step(Bidding(dealt, dealt.eldest), tuple(events))


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid or a pass; the dealer speaks last, and is forced if nobody has bid before."""
    high, is_last = s.high, seat == s.dealt.match.dealer
    told = tell("passed", who=seat)
    if isinstance(action, Bid):
        forced = is_last and high is None
        high = HighBid(seat, int(action.value), forced)
        told = tell("forced-bid" if forced else "bid", who=seat, value=action.value)
    dealt = s.dealt.said(seat, action)
    if not is_last:
        return Step(Bidding(dealt, after(seat, dealt.match.players), high), (told,))
    assert high is not None
    return Step(Naming(dealt, high), (told, tell("won-auction", who=high.seat, value=high.value)))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The maker names trump and leads, or goes alone and puts cards away first."""
    dealt = s.dealt.said(seat, action)
    bowers = dealt.options.bowers
    hands = tuple(in_order(hand, action.suit, bowers) for hand in dealt.hands)
    dealt = replace(dealt, hands=hands)
    told = tell("named", who=seat, suit=action.suit or "NT", alone=action.alone)
    if not action.alone:
        return Step(_first_lead(dealt, Contract(s.high, action.suit)), (told,))
    contract = Contract(s.high, action.suit, partners_of(seat, dealt.match.players))
    out = [tell("sits-out", who=mate) for mate in contract.silent]
    return Step(Discarding(dealt, contract), (told, *out))


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The lone maker's two cards lie face down; they belong to no trick."""
    dealt, cards = s.dealt.said(seat, action), action.cards
    dealt = dealt.holding(seat, without(dealt.hands[seat], *cards), s.contract.trump)
    events = (
        tell("discarded", who=seat, count=len(cards)),
        tell("you-discarded", to=(seat,), cards=cards),
    )
    return Step(Giving(replace(dealt, away=cards), s.contract), events)


def give(s: Giving, seat: Seat, action: Give) -> Step[State]:
    """The partner's two cards go to the maker, who leads."""
    maker, trump, cards = s.contract.maker, s.contract.trump, action.cards
    dealt = s.dealt.said(seat, action)
    dealt = dealt.holding(seat, without(dealt.hands[seat], *cards), trump)
    dealt = dealt.holding(maker, (*dealt.hands[maker], *cards), trump)
    events: tuple[Event, ...] = (
        tell("gave", who=seat, count=len(cards), receiver=maker),
        tell("you-gave", to=(seat,), cards=cards, receiver=maker),
        tell("you-got", to=(maker,), cards=cards, giver=seat),
    )
    return Step(_first_lead(dealt, s.contract), events)


def _first_lead(dealt: Dealt, contract: Contract) -> Playing:
    return Playing(dealt, contract, Tricks.begun(dealt.hands, contract.maker))
