"""From the deal to the first lead: the auction, the widow, trump, the cards buried, the melds."""

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import melding
from bot.rules.games.three_handed_pinochle.scoring import (
    score_melds,
    score_surrender,
    thrown_in,
)
from bot.rules.games.three_handed_pinochle.states import (
    PLAYERS,
    SEATS,
    Bidding,
    Burying,
    Dealt,
    Naming,
    Playing,
    State,
    Surrendering,
)
from bot.rules.kit.actions import SURRENDER, Action, Deal, Discard, NameTrump
from bot.rules.kit.auction import Auction, HighBid, told_of, told_of_winner
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import canonical, without
from bot.rules.kit.events import Event, Step, going_on, tell
from bot.rules.kit.exchange import told_of_discard
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld, told_of_meld
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.seats import Seat

NO_MELD = Meld()


def open_deal(match: Match[ThreeHandedOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the player after the dealer speaks first."""
    hands = order_of(None).laid(deal.hands)
    dealt = Dealt(match, hands, widow=canonical(deal.pile("widow")))
    return Step(Bidding(dealt, Auction(PLAYERS, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A higher bid, or out of the auction for good; the last seat left takes the widow."""
    dealt, auction = s.dealt.with_done(seat, action), s.auction.with_call(action, for_good=True)
    told = told_of(seat, action)
    if auction.high is not None and auction.is_won:
        return _widow_taken(dealt, auction.high, told)
    if len(auction.passed) == PLAYERS:
        return thrown_in(dealt.match, (told, tell("all-passed")))
    return going_on(Bidding(dealt, auction), (told,))


def _widow_taken(dealt: Dealt, high: HighBid, *told: Event) -> Step[State]:
    """The widow is turned up for all to see, and goes into the bidder's hand."""
    maker, widow = high.seat, dealt.widow
    dealt = dealt.with_hand(maker, (*dealt.hands[maker], *widow), order_of(None))
    seen = tell("widow", who=maker, cards=widow)
    return Step(Naming(dealt, high), (*told, told_of_winner(high), seen))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The bidder has named trump: the hands are laid in its order."""
    assert action.suit is not None
    dealt = s.dealt.with_done(seat, action).with_order(order_of(action.suit))
    contract = Contract(seat, int(s.high.value), action.suit)
    return Step(Burying(dealt, contract), (tell("named", who=seat, suit=action.suit),))


def bury(s: Burying, seat: Seat, action: Discard) -> Step[State]:
    """Three cards are put away, and the melds laid down: the bidder's, or everybody's.

    Where they alone make the bid, nothing is played.
    """
    contract, order = s.contract, order_of(s.contract.trump)
    hand = without(s.dealt.hands[seat], *action.cards)
    dealt = s.dealt.with_done(seat, action).with_hand(seat, hand, order)
    dealt = replace(dealt, buried=canonical(action.cards))
    options = dealt.options
    looked = melding(contract.trump, options.doubles)
    who = (seat,) if options.in_base else SEATS
    melds = tuple([looked.meld(dealt.hands[s]) if s in who else NO_MELD for s in SEATS])
    told = (
        *told_of_discard(seat, action.cards),
        *(told_of_meld(one, melds[one]) for one in who),
    )
    if options.in_base and melds[seat].points >= contract.bid:
        return score_melds(dealt, contract, melds, told)
    return Step(Surrendering(dealt, contract, melds), told)


def answer(s: Surrendering, seat: Seat, action: Action) -> Step[State]:
    """The bidder gives up, or leads on."""
    dealt = s.dealt.with_done(seat, action)
    if action == SURRENDER:
        return score_surrender(dealt, s.contract, s.melds)
    tricks = Tricks.begun(dealt.hands, seat)
    return Step(Playing(dealt, tricks, s.contract, s.melds), (tell("leads-on", who=seat),))
