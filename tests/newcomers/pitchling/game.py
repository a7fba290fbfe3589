"""Pitchling as a game of the house: one against two, and the first card led is trump.

Source: the order by which this game for tests was made, which says its rules in a paragraph. It
leaves open how cards rank; here they stand as they count, the ten below the ace.
"""

from typing import ClassVar

from bot.rules.game import Game
from bot.rules.kit.actions import PASS, Action, Bid, Deal, Discard, Play, Vocabulary
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order
from tests.newcomers.pitchling.bidding import habit, promise, worth_trying
from tests.newcomers.pitchling.choices import choices, refusal
from tests.newcomers.pitchling.guess import guess_deal
from tests.newcomers.pitchling.lesson import LESSON
from tests.newcomers.pitchling.options import PRESETS, PitchlingOptions
from tests.newcomers.pitchling.order import PACK, order_of, rules_of
from tests.newcomers.pitchling.reckon import ALL, reckon
from tests.newcomers.pitchling.rest import rest_of, scored
from tests.newcomers.pitchling.scoring import COUNTED, stats_of
from tests.newcomers.pitchling.states import (
    HAND,
    WIDOW,
    Bidding,
    Discarding,
    Playing,
    State,
    UnderWay,
)
from tests.newcomers.pitchling.steps import open_deal, play, put_away, speak
from tests.newcomers.pitchling.teaching import EXAMPLE, rankings
from tests.newcomers.pitchling.view import PitchlingView, observe


class Pitchling(Game[PitchlingOptions, UnderWay, PitchlingView]):
    """Three players, ten cards each and a widow of six; a bid in card points, alone against two."""

    key: ClassVar[str] = "pitchling"
    sizes = (3,)
    cards = PACK
    hands = Layout(HAND, (("widow", WIDOW),))
    options = PitchlingOptions
    presets = PRESETS
    lesson = LESSON
    vocabulary = Vocabulary(Bid, Discard, Play, says=(PASS,))
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = (ALL,)
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

    def order(self, v: PitchlingView) -> Order:
        """The order under this trump, or before the first card is led."""
        return order_of(v.trump)

    def trick_rules(self, v: PitchlingView) -> TrickRules | None:
        """Follow suit, else trump; before the first card there is no trump to go by."""
        return None if v.trump is None else rules_of(v.trump)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return speak(s, seat, action)
            case Discarding(), Discard():
                return put_away(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
