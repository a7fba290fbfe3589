"""Double Pepper as a game of the house: four or six players in two sides that sit in turn.

Source: a Japanese encyclopaedia's article on Euchre names it, with the pinochle pack of 48;
the rules are Parlett's.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.double_pepper.auction import (
    answer_bidding,
    give,
    name_trump,
    open_deal,
    put_away,
)
from bot.rules.games.double_pepper.bidding import habit, promise, worth_trying
from bot.rules.games.double_pepper.choices import choices, playable, refusal
from bot.rules.games.double_pepper.guess import guess_deal
from bot.rules.games.double_pepper.lesson import LESSON
from bot.rules.games.double_pepper.observe import observe
from bot.rules.games.double_pepper.options import PRESETS, DoublePepperOptions
from bot.rules.games.double_pepper.order import PACK, order_of
from bot.rules.games.double_pepper.reckon import reckon
from bot.rules.games.double_pepper.rest import rest_of, scored
from bot.rules.games.double_pepper.scoring import score_deal
from bot.rules.games.double_pepper.states import (
    Bidding,
    Discarding,
    Giving,
    Naming,
    Playing,
    State,
    UnderWay,
    hand_size,
    playing_on,
)
from bot.rules.games.double_pepper.stats import COUNTED, stats_of
from bot.rules.games.double_pepper.teaching import EXAMPLE, rankings
from bot.rules.games.double_pepper.view import DoublePepperView
from bot.rules.kit.actions import (
    PASS,
    Action,
    Bid,
    Deal,
    Discard,
    Give,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.kit.bowers import marks_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat, partners
from bot.rules.kit.tricks import Order


class DoublePepper(Game[DoublePepperOptions, UnderWay, DoublePepperView]):
    """Two of every card; the higher side in the auction names trump, perhaps for one alone."""

    key: ClassVar[str] = "double-pepper"
    options = DoublePepperOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("alone",)
    open_choices = frozenset({"bidding"})
    vocabulary = Vocabulary(Bid, NameTrump, Discard, Give, Play, says=(PASS,))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def players(self, options: DoublePepperOptions) -> Sequence[int]:
        """The table sizes: four or six."""
        return (4, 6)

    def pack(self, options: DoublePepperOptions, players: int) -> tuple[Card, ...]:
        """48 cards, two of each from ace to nine."""
        return PACK

    def sides(self, options: DoublePepperOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Two sides that sit in turn."""
        return partners(players)

    def layout(self, options: DoublePepperOptions, players: int) -> Layout:
        """The layout: the whole pack is dealt."""
        return Layout(hand_size(players))

    def marks(self, v: DoublePepperView) -> Mapping[Card, str]:
        """The bowers, if they are played with."""
        return marks_of(v.trump if v.options.bowers else None, None)

    def order(self, v: DoublePepperView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump, v.options.bowers)

    def trick_rules(self, v: DoublePepperView) -> TrickRules | None:
        """Follow suit; of twins the first played wins."""
        if v.phase != Playing.phase:
            return None
        return TrickRules.following(order_of(v.trump, v.options.bowers), PACK)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            order = order_of(s.contract.trump, s.dealt.options.bowers)
            return playable(s.tricks.hands[seat], s.tricks.trick, order)
        return super().moves(s, seat)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return _played(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return answer_bidding(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Discarding(), Discard():
                return put_away(s, seat, action)
            case Giving(), Give():
                return give(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")


def _played(s: Playing, seat: Seat, action: Play) -> Step[State]:
    order = order_of(s.contract.trump, s.dealt.options.bowers)
    tricks, told = put_down(s.tricks, seat, action, order, s.contract.sitting_out)
    playing = playing_on(s.dealt, tricks, s.contract)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
