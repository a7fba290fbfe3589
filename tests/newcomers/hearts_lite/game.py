"""Hearts Lite as a game of the house.

Source: Hearts in its plainest form, as card players tell it: to 100, the queen breaks nothing,
and the first trick may have points in it. It is here for the tests, not for tables.
"""

from typing import ClassVar

from bot.rules.game import Game
from bot.rules.kit.actions import Action, Deal, Give, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.claims import Plan
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order
from tests.newcomers.hearts_lite.bidding import habit, worth_trying
from tests.newcomers.hearts_lite.cardplay import play
from tests.newcomers.hearts_lite.choices import choices, refusal
from tests.newcomers.hearts_lite.exchange import open_deal, pass_cards
from tests.newcomers.hearts_lite.guess import guess_deal
from tests.newcomers.hearts_lite.lesson import LESSON
from tests.newcomers.hearts_lite.observe import observe
from tests.newcomers.hearts_lite.options import PRESETS, HeartsLiteOptions
from tests.newcomers.hearts_lite.order import ORDER, PACK, PENALTY, RULES
from tests.newcomers.hearts_lite.reckon import reckon
from tests.newcomers.hearts_lite.rest import rest_of, scored
from tests.newcomers.hearts_lite.states import Passing, Playing, State, UnderWay
from tests.newcomers.hearts_lite.stats import COUNTED, stats_of
from tests.newcomers.hearts_lite.teaching import EXAMPLE, rankings
from tests.newcomers.hearts_lite.view import HeartsLiteView


class HeartsLite(Game[HeartsLiteOptions, UnderWay, HeartsLiteView]):
    """Four players for themselves, no trump; each heart costs a point, the queen of spades 13."""

    key: ClassVar[str] = "hearts-lite"
    bid_luck: ClassVar[float] = 2.0
    has_trump: ClassVar[bool] = False
    sizes = (4,)
    cards = PACK
    hands = Layout(13)
    options = HeartsLiteOptions
    presets = PRESETS
    vocabulary = Vocabulary(Give, Play)
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("took-all",)
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    habit = staticmethod(habit)
    worth_trying = staticmethod(worth_trying)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def order(self, v: HeartsLiteView) -> Order:
        """The order from the ace down; there is no trump."""
        return ORDER

    def duty(self, v: HeartsLiteView) -> Reason | None:
        """The duty that binds; to be sure of the tricks is no good, so there are no trick rules."""
        return duty_of(v, ORDER, RULES.owing(v))

    def plan_for_rest(self, v: HeartsLiteView) -> Plan | None:
        """Any order of the hand once all points are taken: a trick counts for nothing else."""
        return v.hand if v.is_asked and sum(map(len, v.taken)) == len(PENALTY) else None

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Passing(), Give():
                return pass_cards(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
