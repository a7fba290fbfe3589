"""Pinochle as a game of the house: four players, partners opposite, an auction and melds.

Source: a Japanese card player's page of 1998 on single-deck partnership auction pinochle; what
its print lost is restored from John Hay's rules, which it follows.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.pinochle.bidding import habit, promise, worth_trying
from bot.rules.games.pinochle.cardplay import play
from bot.rules.games.pinochle.choices import choices, plays
from bot.rules.games.pinochle.exchange import answer_surrender, choose_gift, give_back, give_first
from bot.rules.games.pinochle.guess import guess_deal
from bot.rules.games.pinochle.lesson import LESSON
from bot.rules.games.pinochle.observe import observe
from bot.rules.games.pinochle.opening import answer_bidding, answer_redeal, name_trump, open_deal
from bot.rules.games.pinochle.options import PRESETS, PinochleOptions, check_together
from bot.rules.games.pinochle.reckon import reckon
from bot.rules.games.pinochle.refusals import refusal
from bot.rules.games.pinochle.rest import rest_of, scored
from bot.rules.games.pinochle.states import (
    HAND,
    PLAYERS,
    SIDES,
    Bidding,
    Exchanging,
    Giving,
    Naming,
    Playing,
    Redealing,
    Returning,
    State,
    Surrendering,
    UnderWay,
)
from bot.rules.games.pinochle.stats import COUNTED, stats_of
from bot.rules.games.pinochle.teaching import EXAMPLE, rankings
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import (
    LEAD_ON,
    NO,
    PASS,
    REDEAL,
    SURRENDER,
    Action,
    Bid,
    Deal,
    Give,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.pinochle import PACK, order_of, owed
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

PACKETS: Final = {"three": Layout(HAND, packet=3), "one": Layout(HAND)}
"""The layout of a deal, by the option ``deal_by``."""


class Pinochle(Game[PinochleOptions, UnderWay, PinochleView]):
    """Bid for your side's melds and tricks together, then make them."""

    key: ClassVar[str] = "pinochle"
    options = PinochleOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("great-bid", "meld")
    of_hands = frozenset({"meld"})
    open_choices = frozenset({"bidding"})
    vocabulary = Vocabulary(Bid, NameTrump, Give, Play, says=(PASS, NO, REDEAL, SURRENDER, LEAD_ON))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    least_luck = 1.0
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def check(self, options: PinochleOptions, players: int) -> None:
        """Four players; card values and exchanges that go with the rest."""
        super().check(options, players)
        check_together(options)

    def players(self, options: PinochleOptions) -> Sequence[int]:
        """The table sizes: four players."""
        return (PLAYERS,)

    def pack(self, options: PinochleOptions, players: int) -> tuple[Card, ...]:
        """48 cards: two each of ace to nine."""
        return PACK

    def sides(self, options: PinochleOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners sit opposite."""
        return SIDES

    def layout(self, options: PinochleOptions, players: int) -> Layout:
        """Twelve each, three at a time or singly; nothing is left."""
        return PACKETS[options.deal_by]

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            heading = s.dealt.options.heading
            return plays(s.tricks.hands[seat], s.tricks.trick, s.contract.trump, heading)
        return super().moves(s, seat)

    def order(self, v: PinochleView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def trick_rules(self, v: PinochleView) -> TrickRules | None:
        """Follow suit, head the trick, trump and overtrump."""
        trump, heading = v.trump, v.options.heading
        if v.phase != Playing.phase or trump is None:
            return None
        return TrickRules(order_of(trump), lambda trick: owed(trick, trump, heading), PACK)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        if isinstance(s, Playing) and isinstance(action, Play):
            return play(s, seat, action)
        if isinstance(s, Bidding):
            return answer_bidding(s, seat, action)
        match s, action:
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Redealing(), _:
                return answer_redeal(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Exchanging(), Give():
                return choose_gift(s, seat, action)
            case Giving(), Give():
                return give_first(s, seat, action)
            case Returning(), Give():
                return give_back(s, seat, action)
            case Surrendering(), _:
                return answer_surrender(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
