"""From the deal to the first lead: the auction, trump, and the melds."""

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.order import melding, order_of
from bot.rules.games.double_deck_pinochle.scoring import score_no_trump, score_surrender
from bot.rules.games.double_deck_pinochle.states import (
    PLAYERS,
    SEATS,
    Bidding,
    DoubleDeckDealt,
    Naming,
    Playing,
    State,
    Surrendering,
)
from bot.rules.kit.actions import SURRENDER, Action, Deal, NameTrump
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.events import Step, going_on, tell
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld, told_of_meld
from bot.rules.kit.phases import Dealt
from bot.rules.kit.seats import Seat


def open_deal(match: Match[DoubleDeckOptions], deal: Deal) -> Step[State]:
    """Everybody has twenty cards; the player after the dealer speaks first."""
    dealt = Dealt(match, order_of(None).laid(deal.hands))
    return Step(Bidding(dealt, Auction(PLAYERS, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A higher bid, or out of the auction for good; the last seat left is the declarer."""
    dealt, auction = s.dealt.with_done(seat, action), s.auction.with_call(action, for_good=True)
    told = told_of(seat, action)
    if auction.high is not None and auction.is_won:
        return Step(Naming(dealt, auction.high), (told, told_of_winner(auction.high)))
    return going_on(Bidding(dealt, auction), (told,))


def name_trump(s: Naming, seat: Seat, action: Action) -> Step[State]:
    """The declarer has named trump, and all lay their melds down; or has no marriage to name."""
    bid = int(s.high.value)
    if not isinstance(action, NameTrump) or action.suit is None:
        return score_no_trump(s.dealt.match, seat, bid)
    dealt = s.dealt.with_done(seat, action).with_order(order_of(action.suit))
    contract, looked = Contract(seat, bid, action.suit), melding(action.suit)
    melds = tuple([looked.meld(hand) for hand in dealt.hands])
    shown = tuple(map(told_of_meld, SEATS, melds))
    told = (tell("named", who=seat, suit=action.suit), *shown)
    if dealt.options.surrender:
        return Step(Surrendering(dealt, contract, melds), told)
    return Step(_first_lead(dealt, contract, melds), told)


def answer(s: Surrendering, seat: Seat, action: Action) -> Step[State]:
    """The declarer gives up, or leads on."""
    dealt = s.dealt.with_done(seat, action)
    if action == SURRENDER:
        return score_surrender(dealt.match, s.contract, s.melds)
    return Step(_first_lead(dealt, s.contract, s.melds), (tell("leads-on", who=seat),))


def _first_lead(dealt: DoubleDeckDealt, contract: Contract, melds: tuple[Meld, ...]) -> Playing:
    """The tricks before the declarer's lead."""
    return Playing(dealt, Tricks.begun(dealt.hands, contract.maker), contract, melds)
