"""Cards are put away and drawn, one player after another; the dealer robs the pack."""

from bot.rules.games.cinch.order import order_of, trumps
from bot.rules.games.cinch.states import HAND, Dealt, Discarding, Playing, State
from bot.rules.kit.actions import Discard
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import without
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.seats import Seat, after, placed
from bot.rules.kit.tricks import Order


def exchange(s: Discarding, seat: Seat, action: Discard) -> Step[State]:
    """Somebody puts cards away, and draws up to six from the stock.

    When it is the dealer's turn, a dealer who robs the pack takes the rest of it first.
    """
    order = order_of(s.contract.trump)
    dealt = s.dealt.with_done(seat, action)
    dealt = replace(
        dealt,
        hands=placed(dealt.hands, seat, without(dealt.hands[seat], *action.cards)),
        away=placed(dealt.away, seat, action.cards),
    )
    told = _told(s, seat, action)
    if seat == dealt.dealer:
        dealt, drawn = _drawn(dealt, seat, HAND - len(dealt.hands[seat]), order)
        playing = Playing(dealt, Tricks.begun(dealt.hands, s.contract.maker), s.contract)
        return Step(playing, (*told, *drawn))
    dealt, drawn = _drawn(dealt, seat, HAND - len(dealt.hands[seat]), order)
    following = after(seat, dealt.match.players)
    robbed: tuple[Event, ...] = ()
    if following == dealt.dealer and dealt.options.rob:
        dealt, robbed = _robbed(dealt, order)
    return Step(Discarding(dealt, s.contract, following), (*told, *drawn, *robbed))


def _told(s: Discarding, seat: Seat, action: Discard) -> tuple[Event, ...]:
    """A discard lies face up; of a dealer who has robbed the pack only its trumps do."""
    cards = action.cards
    if seat != s.dealt.dealer or not s.dealt.options.rob:
        return (tell("put-away", who=seat, cards=cards),)
    assert s.contract.trump is not None
    own = trumps(s.contract.trump)
    shown = tuple([card for card in cards if card in own])
    told = [tell("discarded", who=seat, count=len(cards))]
    if shown:
        told.append(tell("surplus", who=seat, cards=shown))
    return (*told, tell("you-discarded", to=(seat,), cards=cards))


def _drawn(dealt: Dealt, seat: Seat, count: int, order: Order) -> tuple[Dealt, tuple[Event, ...]]:
    """So many cards from the stock into a hand."""
    if not count:
        return dealt, ()
    drawn = dealt.stock[:count]
    told = tell("drew", who=seat, count=count), tell("you-drew", to=(seat,), cards=drawn)
    return _taken(dealt, seat, count, order), told


def _robbed(dealt: Dealt, order: Order) -> tuple[Dealt, tuple[Event, ...]]:
    """The rest of the stock into the dealer's hand."""
    seat, left = dealt.dealer, dealt.stock
    told = tell("robbed", who=seat, count=len(left)), tell("you-took", to=(seat,), cards=left)
    return _taken(dealt, seat, len(left), order), told


def _taken(dealt: Dealt, seat: Seat, count: int, order: Order) -> Dealt:
    drawn = dealt.stock[:count]
    dealt = dealt.with_hand(seat, (*dealt.hands[seat], *drawn), order)
    return replace(dealt, stock=dealt.stock[count:], drawn=placed(dealt.drawn, seat, drawn))
