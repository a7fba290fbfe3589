"""The tricks of Two-Ten-Jack: cards are played, and drawn after every trick."""

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import (
    SPECULATION,
    THE_SIX,
    order_of,
    order_with_two,
    two_that_wins,
    worth_of,
)
from bot.rules.games.two_ten_jack.scoring import score_deal
from bot.rules.games.two_ten_jack.states import Dealt, Playing, Speculating, State, playing_on
from bot.rules.kit.actions import Deal, Play, Say
from bot.rules.kit.cardplay import Hands, Tricks, put_down
from bot.rules.kit.cards import SPADES, Card, Suit
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, around, placed
from bot.rules.kit.tricks import Order


def open_deal(match: Match[TwoTenJackOptions], deal: Deal) -> Step[Playing]:
    """The cards are dealt, and trump is told; eldest leads."""
    dealt = Dealt(match, deal.hands, stock=deal.pile("stock"))
    dealt = dealt.with_order(order_of(dealt.trump))
    is_dealt, *hands = dealt.told()
    nobody: tuple[tuple[Card, ...], ...] = ((),) * match.players
    none = (0,) * match.players
    playing = Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest), nobody, none, none)
    return Step(playing, (is_dealt, tell("trump-is", suit=dealt.trump), *hands))


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; after the last of a trick everybody draws."""
    options, trump = s.dealt.options, s.dealt.trump
    tricks, told = _put_down(s, seat, action)
    trick = tricks.complete
    if trick is None:
        playing = playing_on(s.dealt, tricks, s.drawn, s.points, s.spades, s.led_as)
        asks = action.card == SPECULATION and len(tricks.trick.cards) == 1
        return Step(Speculating(playing) if asks else playing, told)
    winner = trick.winner
    assert winner is not None
    worth = worth_of(trump, options.card_values, options.spade_ace)
    points = s.points[winner] + sum([worth[card] for card in trick.cards])
    spades = s.spades[winner] + sum([card in THE_SIX for card in trick.cards])
    hands, drawn, news = draw(s, tricks.hands, winner)
    playing = Playing(
        s.dealt,
        replace(tricks, hands=hands),
        drawn,
        placed(s.points, winner, points),
        placed(s.spades, winner, spades),
    )
    told = (*told, *news)
    return Step(playing, told) if hands[winner] else score_deal(playing, told)


def _put_down(s: Playing, seat: Seat, action: Play) -> tuple[Tricks, tuple[Event, ...]]:
    """The tricks after a card; four trumps, or four spades, may go to their 2."""
    tricks, trump = s.tricks, s.dealt.trump
    order: Order = order_of(trump)
    if s.dealt.options.same_two:
        lies = tricks.trick
        two = two_that_wins((*lies.cards, action.card), trump)
        if two is not None:
            order = order_with_two(trump, two)
            if two in lies.cards:
                holder = lies.seats[lies.cards.index(two)]
                tricks = replace(tricks, trick=replace(lies, winner=holder, best=two))
    return put_down(tricks, seat, action, order)


def draw(s: Playing, hands: Hands, winner: Seat) -> tuple[Hands, Hands, tuple[Event, ...]]:
    """The hands after everybody has drawn a card, the winner first, and the events."""
    stock, drawn = s.stock, s.drawn
    order, shown = order_of(s.dealt.trump), s.dealt.options.drawn == "shown"
    told: list[Event] = []
    if not stock:
        return hands, drawn, ()
    for seat, card in zip(around(winner, len(hands)), stock, strict=False):
        hands = placed(hands, seat, order.sorted((*hands[seat], card)))
        drawn = placed(drawn, seat, (*drawn[seat], card))
        told.append(
            tell("drew", who=seat, card=card) if shown else tell("you-drew", to=(seat,), card=card)
        )
    return hands, drawn, tuple(told)


def say(s: Speculating, seat: Seat, action: Say) -> Step[Playing]:
    """The leader of the ace of spades says whether it was led as a spade or as a trump."""
    playing = s.play
    said = replace(playing, tricks=playing.tricks.with_done(seat, action), led_as=action.words)
    return Step(said, (tell("led-as", who=seat, suit=suit_led(s.play, action)),))


def suit_led(s: Playing, action: Say) -> Suit:
    """The suit that is to be followed."""
    return s.dealt.trump if action.words == "as trump" else SPADES
