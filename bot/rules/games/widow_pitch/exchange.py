"""From the widow to the first lead: seven cards away, the trump, and the opponent's draw."""

from bot.rules.games.widow_pitch.order import order_of
from bot.rules.games.widow_pitch.states import Dealt, Discarding, Exchanging, Naming, Playing, State
from bot.rules.kit.actions import Discard, NameTrump
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import without
from bot.rules.kit.events import Step, tell
from bot.rules.kit.exchange import told_of_discard
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.seats import Seat, placed


def put_away(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """The bidder lays away seven cards unseen."""
    dealt = _without(s.dealt, seat, action)
    return Step(Naming(dealt, s.contract), told_of_discard(seat, action.cards))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The bidder names trump; both hands are laid in its order."""
    suit = action.suit
    assert suit is not None
    dealt = s.dealt.with_done(seat, action).with_order(order_of(suit))
    told = tell("named", who=seat, suit=suit)
    return Step(Exchanging(dealt, replace(s.contract, trump=suit)), (told,))


def draw(s: Exchanging, seat: Seat, action: Discard) -> Step[State]:
    """The opponent puts cards away and only then draws as many; the bidder leads."""
    count, contract = len(action.cards), s.contract
    dealt, order = _without(s.dealt, seat, action), order_of(contract.trump)
    drawn = order.sorted(dealt.stock[:count])
    dealt = replace(
        dealt.with_hand(seat, (*dealt.hands[seat], *drawn), order),
        stock=dealt.stock[count:],
        drawn=placed(dealt.drawn, seat, drawn),
    )
    told = [tell("exchanged", who=seat, count=count)]
    if count:
        told.append(tell("you-discarded", to=(seat,), cards=action.cards))
        told.append(tell("you-drew", to=(seat,), cards=drawn))
    tricks = Tricks.begun(dealt.hands, contract.maker)
    return Step(Playing(dealt, tricks, contract), tuple(told))


def _without(dealt: Dealt, seat: Seat, action: Discard) -> Dealt:
    """The deal after these cards were put away."""
    return replace(
        dealt.with_done(seat, action),
        hands=placed(dealt.hands, seat, without(dealt.hands[seat], *action.cards)),
        away=placed(dealt.away, seat, action.cards),
    )
