"""First Steps as a game of the house.

Source: none yet; name here the page or book whose rules these are.
"""

from typing import ClassVar

from bot.rules.decisions import NOTHING, Decision, to_play
from bot.rules.game import Game
from bot.rules.kit.actions import Action, Deal, Play, Vocabulary
from bot.rules.kit.cardplay import Tricks, put_down
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.duties import able
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.observe import at_first_lead, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS, Dealing, Dealt
from bot.rules.kit.play_rules import Rest, Totals
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.tricks import Order
from tests.newcomers.first_steps.options import PRESETS, FirstStepsOptions
from tests.newcomers.first_steps.order import ORDER, PACK, PLAY, RULES
from tests.newcomers.first_steps.reckon import reckon
from tests.newcomers.first_steps.scoring import COUNTED, SWEPT, scored, stats_of
from tests.newcomers.first_steps.states import FirstStepsView, Playing, State
from tests.newcomers.first_steps.teaching import EXAMPLE, rankings


class FirstSteps(Game[FirstStepsOptions, Playing, FirstStepsView]):
    """Three or four players for themselves, without a trump; each trick is a point."""

    key: ClassVar[str] = "first-steps"
    has_trump: ClassVar[bool] = False
    sizes = (4, 3)
    cards = PACK
    options = FirstStepsOptions
    presets = PRESETS
    vocabulary = Vocabulary(Play)
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = (SWEPT,)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def layout(self, options: FirstStepsOptions, players: int) -> Layout:
        """The whole pack: six cards each, with three players eight."""
        return Layout(len(PACK) // players)

    def view(self, s: State, seat: Seat | None) -> FirstStepsView:
        """The view of a seat: its own hand, and what lies on the table."""
        sides = alone(s.match.players)
        if isinstance(s, BETWEEN_DEALS):
            return between_deals(FirstStepsView, s, seat, sides)
        first = at_first_lead(FirstStepsView, s.phase, s.dealt, None, sides, ())
        return in_play(first, s, seat)

    def legal(self, v: FirstStepsView) -> Decision:
        """Any card that meets what is owed to the trick."""
        return to_play(able(v.hand, RULES.owing(v))) if v.is_asked else NOTHING

    def why(self, v: FirstStepsView, action: Action) -> Reason:
        """The duty that a card does not meet."""
        return why_no_play(v, action, ORDER, RULES.owing(v))

    def order(self, v: FirstStepsView) -> Order:
        """The order from the ace down."""
        return ORDER

    def trick_rules(self, v: FirstStepsView) -> TrickRules:
        """Following suit: by this the rest is claimed, and hidden hands are guessed."""
        return RULES

    def rest(self, s: State) -> Rest | None:
        """The tricks to come, which robots play out by the thousand."""
        if not isinstance(s, Playing):
            return None
        return Rest(PLAY, s.tricks, alone(s.match.players))

    def scored(self, s: State, totals: Totals) -> State:
        """The state once robots have played the deal out: the first total is the tricks."""
        return scored(s.match, totals[0], ()).state

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Dealing(), Deal():
                dealt = Dealt(s.match, ORDER.laid(action.hands))
                return Step(Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest)), dealt.told())
            case Playing(), Play():
                tricks, told = put_down(s.tricks, seat, action, ORDER)
                if tricks.over:
                    return scored(s.match, tricks.won, told)
                return Step(replace(s, tricks=tricks), told)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
