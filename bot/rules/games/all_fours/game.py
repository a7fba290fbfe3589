"""All Fours as a game of the house: two players, or four with partners opposite.

Sources: Cassell's and Foster's books, and the others of ``RULES.md``.
"""

from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.all_fours.bidding import habit
from bot.rules.games.all_fours.choices import choices, playable, refusal
from bot.rules.games.all_fours.guess import guess_deal
from bot.rules.games.all_fours.lesson import LESSON
from bot.rules.games.all_fours.observe import observe
from bot.rules.games.all_fours.opening import answer, give_or_run, open_deal
from bot.rules.games.all_fours.options import PRESETS, AllFoursOptions
from bot.rules.games.all_fours.order import ORDERS, PACK, owed
from bot.rules.games.all_fours.reckon import reckon
from bot.rules.games.all_fours.rest import rest_of, scored
from bot.rules.games.all_fours.scoring import score_deal, side_of
from bot.rules.games.all_fours.states import (
    BEG,
    GIFT,
    LAYOUT,
    RUN,
    STAND,
    Giving,
    Playing,
    Standing,
    State,
    UnderWay,
    playing_on,
    sides_of,
)
from bot.rules.games.all_fours.stats import COUNTED, stats_of
from bot.rules.games.all_fours.teaching import EXAMPLE, rankings
from bot.rules.games.all_fours.view import AllFoursView
from bot.rules.kit.actions import Action, Deal, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.events import Step
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class AllFours(Game[AllFoursOptions, UnderWay, AllFoursView]):
    """A card turned up offers trump: stand or beg, give or run. High, Low, Jack and Game."""

    key: ClassVar[str] = "all-fours"
    sheet: ClassVar[Sheet] = "pegs"
    options = AllFoursOptions
    presets = PRESETS
    sizes = (2, 4)
    cards = PACK
    hands = LAYOUT
    turned_up: ClassVar[str] = "up"
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("all-four", "turned-out")
    vocabulary = Vocabulary(Play, says=(STAND, BEG, GIFT, RUN))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def sides(self, options: AllFoursOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """One against one, or partners opposite."""
        return sides_of(players)

    def order(self, v: AllFoursView) -> Order:
        """The order under this trump, or before one is accepted."""
        return ORDERS[v.trump]

    def match_before(self, v: AllFoursView) -> Match[AllFoursOptions]:
        """The scores without the points written down during the deal."""
        return v.match.with_gains([-v.written[side_of(seat)] for seat in range(v.players)])

    def duty(self, v: AllFoursView) -> Reason | None:
        """The duty that binds the viewing seat in the present trick."""
        if v.trick is None or not v.trick.cards:
            return None
        return duty_of(v, self.order(v), owed(v.trump, v.options.undertrump, v.trick))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            tricks, undertrump = s.tricks, s.dealt.options.undertrump
            return playable(tricks.hands[seat], tricks.trick, s.dealt.suit, undertrump)
        return super().moves(s, seat)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                tricks, told = put_down(s.tricks, seat, action, ORDERS[s.dealt.suit])
                playing = playing_on(s.dealt, tricks)
                return score_deal(playing, told) if tricks.over else Step(playing, told)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Standing(), _:
                return answer(s, seat, action)
            case Giving(), _:
                return give_or_run(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
