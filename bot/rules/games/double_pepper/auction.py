"""From the deal to the first lead: the auction, the naming, and the exchange of a lone maker."""

from bot.rules.games.double_pepper.options import DoublePepperOptions
from bot.rules.games.double_pepper.order import order_of
from bot.rules.games.double_pepper.states import (
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Giving,
    Naming,
    Playing,
    State,
    partners_of,
)
from bot.rules.kit.actions import Action, Deal, Discard, Give, NameTrump
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import without
from bot.rules.kit.events import Step, tell
from bot.rules.kit.exchange import Gift, handed_over, told_of_discard, told_of_exchange
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat


def open_deal(match: Match[DoublePepperOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the dealer's left speaks first."""
    dealt = Dealt(match, order_of(None, match.options.bowers).laid(deal.hands))
    return Step(Bidding(dealt, Auction(match.players, match.eldest)), dealt.told())


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid or a pass; the dealer speaks last, and is forced if nobody has bid before."""
    dealt, auction = s.dealt.with_done(seat, action), s.auction.with_call(action)
    if auction.spoken < auction.players:
        return Step(Bidding(dealt, auction), (told_of(seat, action),))
    high = auction.high
    assert high is not None
    forced = s.auction.high is None
    told = tell("forced-bid", who=seat, value=high.value) if forced else told_of(seat, action)
    return Step(Naming(dealt, high, forced), (told, told_of_winner(high)))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The maker names trump and leads, or goes alone and puts cards away first."""
    dealt = s.dealt.with_done(seat, action)
    dealt = dealt.with_order(order_of(action.suit, dealt.options.bowers))
    told = tell("named", who=seat, suit=action.suit or "NT", alone=action.alone)
    if not action.alone:
        contract = Contract(s.high, action.suit, forced=s.forced)
        return Step(_first_lead(dealt, contract), (told,))
    sitting_out = partners_of(seat, dealt.match.players)
    contract = Contract(s.high, action.suit, sitting_out, s.forced)
    out = [tell("sits-out", who=mate) for mate in contract.sitting_out]
    return Step(Discarding(dealt, contract), (told, *out))


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The lone maker's two cards lie face down; they belong to no trick."""
    dealt, cards = s.dealt.with_done(seat, action), action.cards
    order = order_of(s.contract.trump, dealt.options.bowers)
    dealt = dealt.with_hand(seat, without(dealt.hands[seat], *cards), order)
    return Step(Giving(replace(dealt, away=cards), s.contract), told_of_discard(seat, cards))


def give(s: Giving, seat: Seat, action: Give) -> Step[State]:
    """The partner's two cards go to the maker, who leads."""
    dealt, gift = s.dealt.with_done(seat, action), Gift(seat, s.contract.maker, action.cards)
    order = order_of(s.contract.trump, dealt.options.bowers)
    dealt = replace(dealt, hands=handed_over(dealt.hands, [gift], order))
    return Step(_first_lead(dealt, s.contract), told_of_exchange([gift]))


def _first_lead(dealt: Dealt, contract: Contract) -> Playing:
    return Playing(dealt, Tricks.begun(dealt.hands, contract.maker), contract)
