"""From the deal to the first lead: the dealer's exchange, and the question of capot."""

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import order_of
from bot.rules.games.polignac.states import WIDOW, Bidding, Dealt, Discarding, Playing, State
from bot.rules.kit.actions import Action, Bid, Deal, Discard
from bot.rules.kit.auction import told_of
from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.cards import without
from bot.rules.kit.events import Step
from bot.rules.kit.exchange import told_of_discard
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, after, placed


def open_deal(match: Match[PolignacOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; where two are left, the dealer takes them up and discards two."""
    widow, dealer, hands = deal.pile(WIDOW), match.dealer, deal.hands
    if widow:
        hands = placed(hands, dealer, (*hands[dealer], *widow))
    dealt = Dealt(match, order_of(match.options).laid(hands))
    asked = Discarding(dealt, dealer) if widow else _before_play(dealt)
    return Step(asked, dealt.told())


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The dealer's two cards are put away; they count for nobody."""
    dealt = s.dealt.with_done(seat, action)
    left = without(dealt.hands[seat], *action.cards)
    dealt = dealt.with_hand(seat, left, order_of(dealt.options))
    return Step(_before_play(dealt), told_of_discard(seat, action.cards))


def answer(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """Somebody undertakes to win every trick, or passes; after the dealer the cards are played."""
    dealt, told = s.dealt.with_done(seat, action), (told_of(seat, action),)
    if isinstance(action, Bid):
        return Step(_first_lead(dealt, seat), told)
    if seat == dealt.dealer:
        return Step(_first_lead(dealt), told)
    return Step(Bidding(dealt, after(seat, dealt.match.players)), told)


def _before_play(dealt: Dealt) -> Bidding | Playing:
    asks = dealt.options.capot == "announced"
    return Bidding(dealt, dealt.eldest) if asks else _first_lead(dealt)


def _first_lead(dealt: Dealt, bidder: Seat | None = None) -> Playing:
    """The dealer's left leads, also to a capot."""
    none: Hands = ((),) * len(dealt.hands)
    return Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest), none, bidder)
