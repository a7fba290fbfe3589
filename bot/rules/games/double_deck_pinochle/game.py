"""Double-deck Pinochle as a game of the house: eighty cards, partners, an auction and melds.

Sources: pagat's page on it as others tell it, and the others of ``RULES.md``.
"""

from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.double_deck_pinochle.bidding import habit, promise, worth_trying
from bot.rules.games.double_deck_pinochle.cardplay import play
from bot.rules.games.double_deck_pinochle.choices import choices, plays, refusal
from bot.rules.games.double_deck_pinochle.guess import guess_deal
from bot.rules.games.double_deck_pinochle.lesson import LESSON
from bot.rules.games.double_deck_pinochle.observe import observe
from bot.rules.games.double_deck_pinochle.opening import (
    answer,
    name_trump,
    open_deal,
    speak,
)
from bot.rules.games.double_deck_pinochle.options import PRESETS, DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.order import PACK, order_of, owed
from bot.rules.games.double_deck_pinochle.reckon import reckon
from bot.rules.games.double_deck_pinochle.rest import rest_of, scored
from bot.rules.games.double_deck_pinochle.states import (
    LAYOUT,
    PLAYERS,
    SIDES,
    Bidding,
    Naming,
    Playing,
    State,
    Surrendering,
    UnderWay,
)
from bot.rules.games.double_deck_pinochle.stats import COUNTED, stats_of
from bot.rules.games.double_deck_pinochle.teaching import EXAMPLE, rankings
from bot.rules.games.double_deck_pinochle.view import DoubleDeckView
from bot.rules.kit.actions import (
    LEAD_ON,
    PASS,
    SURRENDER,
    Action,
    Bid,
    Deal,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class DoubleDeckPinochle(Game[DoubleDeckOptions, UnderWay, DoubleDeckView]):
    """Bid for your side's melds and counters together, and take counters enough."""

    key: ClassVar[str] = "double-deck-pinochle"
    options = DoubleDeckOptions
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
    vocabulary = Vocabulary(Bid, NameTrump, Play, says=(PASS, SURRENDER, LEAD_ON))
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

    def sides(self, options: DoubleDeckOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners sit opposite."""
        return SIDES

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            heading = s.dealt.options.heading
            return plays(s.tricks.hands[seat], s.tricks.trick, s.contract.trump, heading)
        return super().moves(s, seat)

    def order(self, v: DoubleDeckView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def trick_rules(self, v: DoubleDeckView) -> TrickRules | None:
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
            case Naming(), _:
                return name_trump(s, seat, action)
            case Surrendering(), _:
                return answer(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
