"""Oh Jack as a game of the house.

Source: the rules of Oh Hell in the encyclopaedia at encyclopedia4u.com; the points for a bid that
is missed, and whether the dealer is hooked, are options.
"""

from typing import ClassVar

from bot.rules.game import Game
from bot.rules.kit.actions import Action, Bid, Deal, Play, Vocabulary
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.play_rules import Rest, Totals
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.tricks import Order
from tests.newcomers.oh_jack.bidding import answer_bidding, habit, open_deal, worth_trying
from tests.newcomers.oh_jack.choices import choices, refusal
from tests.newcomers.oh_jack.options import PRESETS, OhJackOptions
from tests.newcomers.oh_jack.order import (
    ORDERS,
    PACK,
    RULES,
    UP,
    deals_of,
    hand_size,
    layout,
    play_rules,
)
from tests.newcomers.oh_jack.reckon import HIGH_MET, reckon
from tests.newcomers.oh_jack.scoring import COUNTED, scored, stats_of
from tests.newcomers.oh_jack.states import Bidding, Playing, State, UnderWay
from tests.newcomers.oh_jack.teaching import EXAMPLE, rankings
from tests.newcomers.oh_jack.view import OhJackView, observe


class OhJack(Game[OhJackOptions, UnderWay, OhJackView]):
    """Three to seven players for themselves: bid exactly the tricks that you will take."""

    key: ClassVar[str] = "oh-jack"
    sizes = (4, 3, 5, 6, 7)
    cards = PACK
    turned_up = UP
    options = OhJackOptions
    presets = PRESETS
    vocabulary = Vocabulary(Bid, Play)
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = (HIGH_MET,)
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    worth_trying = staticmethod(worth_trying)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def layout(self, options: OhJackOptions, players: int) -> Layout:
        """The first deal: a card each."""
        return layout(1, players)

    def layout_of(self, match: Match[OhJackOptions]) -> Layout:
        """A card more each deal up to the largest hand, then a card less."""
        return layout(hand_size(match), match.players)

    def settled(self, match: Match[OhJackOptions]) -> bool:
        """Whether the last deal is played."""
        return match.deal > deals_of(match.options, match.players)

    def order(self, v: OhJackView) -> Order:
        """The order under the trump that was turned up."""
        return ORDERS[v.trump]

    def trick_rules(self, v: OhJackView) -> TrickRules:
        """Following suit: by this the rest is claimed, and hidden hands are guessed."""
        return RULES[v.trump]

    def rest(self, s: State) -> Rest | None:
        """The tricks to come, which robots play out by the thousand."""
        if not isinstance(s, Playing):
            return None
        return Rest(play_rules(s.dealt.trump), s.tricks, alone(s.match.players))

    def scored(self, s: State, totals: Totals) -> State:
        """The state once robots have played the deal out: the first total is the tricks."""
        assert isinstance(s, Playing)
        return scored(s.match, s.dealt.bids, totals[0], ()).state

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                tricks, told = put_down(s.tricks, seat, action, ORDERS[s.dealt.trump])
                if tricks.over:
                    return scored(s.match, s.dealt.bids, tricks.won, told)
                return Step(replace(s, tricks=tricks), told)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), Bid():
                return answer_bidding(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
