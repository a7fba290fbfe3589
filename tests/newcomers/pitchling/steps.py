"""The steps of a deal of Pitchling: the auction, the discard, and the cards."""

from bot.rules.kit.actions import Action, Deal, Discard, Play
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.cardplay import Tricks, put_down
from bot.rules.kit.cards import without
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.exchange import told_of_discard
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat
from tests.newcomers.pitchling.options import PitchlingOptions
from tests.newcomers.pitchling.order import order_of
from tests.newcomers.pitchling.scoring import score_deal
from tests.newcomers.pitchling.states import (
    BIDS,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Playing,
    State,
    playing_on,
)


def open_deal(match: Match[PitchlingOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the dealer's left speaks first."""
    dealt = Dealt(match, deal.hands, widow=deal.pile("widow")).with_order(order_of(None))
    return Step(Bidding(dealt, Auction(match.players, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass. Once round, or at the highest bid, it is over."""
    dealt, told = s.dealt.with_done(seat, action), told_of(seat, action)
    auction = s.auction.with_call(action)
    high = auction.high
    if auction.spoken < auction.players and auction.value != BIDS[-1]:
        return Step(Bidding(dealt, auction), (told,))
    if high is not None:
        contract = Contract(high.seat, int(high.value))
        return _won(dealt, contract, told, told_of_winner(high))
    forced = tell("forced", who=dealt.dealer, value=BIDS[0])
    return _won(dealt, Contract(dealt.dealer, BIDS[0]), told, forced)


def _won(dealt: Dealt, contract: Contract, *told: Event) -> Step[State]:
    """The declarer takes the widow into the hand."""
    seat, order = contract.maker, order_of(None)
    drawn = order.sorted(dealt.widow)
    dealt = dealt.with_hand(seat, (*dealt.hands[seat], *drawn), order)
    events = (
        tell("took-widow", who=seat, count=len(drawn)),
        tell("you-took", to=(seat,), cards=drawn),
    )
    return Step(Discarding(replace(dealt, widow=(), drawn=drawn), contract), (*told, *events))


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The declarer puts six cards away, and leads."""
    dealt = s.dealt.with_done(seat, action)
    dealt = dealt.with_hand(seat, without(dealt.hands[seat], *action.cards), order_of(None))
    dealt = replace(dealt, away=action.cards)
    tricks = Tricks.begun(dealt.hands, seat)
    return Step(Playing(dealt, tricks, s.contract), told_of_discard(seat, action.cards))


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card to the trick; the suit of the very first is trump, and all hands are laid anew."""
    contract, tricks = s.contract, s.tricks
    named: tuple[Event, ...] = ()
    if contract.trump is None:
        suit = action.card.suit
        assert suit is not None
        contract = replace(contract, trump=suit)
        tricks = replace(tricks, hands=order_of(suit).laid(tricks.hands))
        named = (tell("named", who=seat, suit=suit),)
    tricks, told = put_down(tricks, seat, action, order_of(contract.trump))
    playing, told = playing_on(s.dealt, tricks, contract), (*told, *named)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
