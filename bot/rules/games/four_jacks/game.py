"""Four Jacks as a game of the house.

Source: the rules as told on a Japanese card players' forum in 1993 (not Polignac).
"""

from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.four_jacks.bidding import habit, worth_trying
from bot.rules.games.four_jacks.cardplay import play
from bot.rules.games.four_jacks.choices import choices, playable, refusal
from bot.rules.games.four_jacks.guess import guess_deal
from bot.rules.games.four_jacks.lesson import LESSON
from bot.rules.games.four_jacks.observe import observe
from bot.rules.games.four_jacks.options import PRESETS, FourJacksOptions
from bot.rules.games.four_jacks.order import ORDER, PACK, PENALTY
from bot.rules.games.four_jacks.passing import open_deal, pass_card
from bot.rules.games.four_jacks.reckon import reckon
from bot.rules.games.four_jacks.rest import rest_of, scored
from bot.rules.games.four_jacks.scoring import is_over
from bot.rules.games.four_jacks.states import Passing, Playing, State, UnderWay
from bot.rules.games.four_jacks.stats import COUNTED, stats_of
from bot.rules.games.four_jacks.teaching import EXAMPLE, rankings
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.actions import Action, Deal, Give, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.claims import Plan
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class FourJacks(Game[FourJacksOptions, UnderWay, FourJacksView]):
    """Three players, no trump; the player of the weakest card takes the trick's jacks."""

    key: ClassVar[str] = "four-jacks"
    has_trump: ClassVar[bool] = False
    sizes = (3,)
    cards = PACK
    hands = Layout(8)
    options = FourJacksOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("slam",)
    vocabulary = Vocabulary(Give, Play)
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

    def settled(self, match: Match[FourJacksOptions]) -> bool:
        """Whether the last deal is played, or someone has reached the limit."""
        return is_over(replace(match, deal=match.deal - 1))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            return playable(s.tricks.hands[seat], s.tricks.trick)
        return super().moves(s, seat)

    def order(self, v: FourJacksView) -> Order:
        """The order from the ace down; there is no trump."""
        return ORDER

    def duty(self, v: FourJacksView) -> Reason | None:
        """The duty to follow suit; no card is sure to win a trick, so there are no other rules."""
        led = v.trick.led if v.trick is not None else None
        return None if led is None else duty_of(v, ORDER, ORDER.to_follow(led))

    def plan_for_rest(self, v: FourJacksView) -> Plan | None:
        """Any order of the hand once all jacks are taken: a trick counts for nothing else."""
        if sum(map(len, v.taken)) < len(PENALTY) or not v.is_asked:
            return None
        return v.hand

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
                return pass_card(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
