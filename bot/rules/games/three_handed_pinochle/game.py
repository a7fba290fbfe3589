"""Three-handed Pinochle as a game of the house: one against two, with a widow for the bidder.

Sources: pagat's and Bicycle's pages on Auction Pinochle, and the others of ``RULES.md``.
"""

from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.three_handed_pinochle.bidding import habit, promise, worth_trying
from bot.rules.games.three_handed_pinochle.cardplay import play
from bot.rules.games.three_handed_pinochle.choices import choices, plays, refusal
from bot.rules.games.three_handed_pinochle.guess import guess_deal
from bot.rules.games.three_handed_pinochle.lesson import LESSON
from bot.rules.games.three_handed_pinochle.observe import observe
from bot.rules.games.three_handed_pinochle.opening import (
    answer,
    bury,
    name_trump,
    open_deal,
    speak,
)
from bot.rules.games.three_handed_pinochle.options import PRESETS, ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.reckon import reckon
from bot.rules.games.three_handed_pinochle.rest import rest_of, scored
from bot.rules.games.three_handed_pinochle.scoring import is_over
from bot.rules.games.three_handed_pinochle.states import (
    LAYOUT,
    PLAYERS,
    Bidding,
    Burying,
    Naming,
    Playing,
    State,
    Surrendering,
    UnderWay,
)
from bot.rules.games.three_handed_pinochle.stats import COUNTED, stats_of
from bot.rules.games.three_handed_pinochle.teaching import EXAMPLE, rankings
from bot.rules.games.three_handed_pinochle.view import ThreeHandedView
from bot.rules.kit.actions import (
    LEAD_ON,
    PASS,
    SURRENDER,
    Action,
    Bid,
    Deal,
    Discard,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.pinochle import PACK, order_of, owed
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class ThreeHandedPinochle(Game[ThreeHandedOptions, UnderWay, ThreeHandedView]):
    """Bid for the widow, then make the bid in melds and cards against two."""

    key: ClassVar[str] = "three-handed-pinochle"
    options = ThreeHandedOptions
    presets = PRESETS
    sizes = (PLAYERS,)
    cards = PACK
    hands = LAYOUT
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("great-bid", "meld")
    of_hands = frozenset({"meld"})
    open_choices = frozenset({Bidding.phase})
    vocabulary = Vocabulary(Bid, NameTrump, Discard, Play, says=(PASS, SURRENDER, LEAD_ON))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def settled(self, match: Match[ThreeHandedOptions]) -> bool:
        """Whether the last deal is played, or someone has the limit."""
        return is_over(replace(match, deal=match.deal - 1))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            heading = s.dealt.options.heading
            return plays(s.tricks.hands[seat], s.tricks.trick, s.contract.trump, heading)
        return super().moves(s, seat)

    def order(self, v: ThreeHandedView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def trick_rules(self, v: ThreeHandedView) -> TrickRules | None:
        """Follow suit, trump, and beat as far as the options say."""
        trump, heading = v.trump, v.options.heading
        if v.phase != Playing.phase or trump is None:
            return None
        return TrickRules(order_of(trump), lambda trick: owed(trick, trump, heading), PACK)

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
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Burying(), Discard():
                return bury(s, seat, action)
            case Surrendering(), _:
                return answer(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
