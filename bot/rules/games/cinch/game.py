"""Cinch as a game of the house: four players, partners opposite.

Sources: after Foster's book, and the others of ``RULES.md``.
"""

from collections.abc import Mapping
from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.cinch.auction import name_trump, open_deal, speak
from bot.rules.games.cinch.bidding import habit, promise, worth_trying
from bot.rules.games.cinch.choices import choices, playable
from bot.rules.games.cinch.exchange import exchange
from bot.rules.games.cinch.guess import guess_deal
from bot.rules.games.cinch.lesson import LESSON
from bot.rules.games.cinch.observe import observe
from bot.rules.games.cinch.options import PRESETS, CinchOptions
from bot.rules.games.cinch.order import PACK, marks_of, order_of, rules_of
from bot.rules.games.cinch.reckon import reckon
from bot.rules.games.cinch.refusals import refusal
from bot.rules.games.cinch.rest import rest_of, scored
from bot.rules.games.cinch.scoring import score_deal
from bot.rules.games.cinch.states import (
    LAYOUT,
    PLAYERS,
    SIDES,
    Bidding,
    Discarding,
    Naming,
    Playing,
    State,
    UnderWay,
    playing_on,
)
from bot.rules.games.cinch.stats import COUNTED, stats_of
from bot.rules.games.cinch.teaching import EXAMPLE, rankings
from bot.rules.games.cinch.view import CinchView
from bot.rules.kit.actions import PASS, Action, Bid, Deal, Discard, NameTrump, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class Cinch(Game[CinchOptions, UnderWay, CinchView]):
    """One bid each for fourteen points; then cards are put away, and the dealer robs the pack."""

    key: ClassVar[str] = "cinch"
    sheet: ClassVar[Sheet] = "pegs"
    options = CinchOptions
    presets = PRESETS
    sizes = (PLAYERS,)
    cards = PACK
    hands = LAYOUT
    open_choices = frozenset({Bidding.phase})
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("fourteen", "all-points")
    vocabulary = Vocabulary(Bid, NameTrump, Discard, Play, says=(PASS,))
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

    def sides(self, options: CinchOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners sit opposite."""
        return SIDES

    def marks(self, v: CinchView) -> Mapping[Card, str]:
        """The mark of the left pedro, once trump is named."""
        return marks_of(v.trump)

    def order(self, v: CinchView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def duty(self, v: CinchView) -> Reason | None:
        """The duty that binds the viewing seat in the present trick."""
        if v.trump is None or v.trick is None:
            return None
        rules = rules_of(v.trump, v.options.follow, v.options.first_lead)
        return duty_of(v, rules.order, rules.owing(v))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat and s.contract.trump is not None:
            tricks, options = s.tricks, s.dealt.options
            hand, is_first = tricks.hands[seat], tricks.last_trick is None
            return playable(hand, tricks.trick, s.contract.trump, options, is_first=is_first)
        return super().moves(s, seat)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                tricks, told = put_down(s.tricks, seat, action, order_of(s.contract.trump))
                playing = playing_on(s.dealt, tricks, s.contract)
                return score_deal(playing, told) if tricks.over else Step(playing, told)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return speak(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Discarding(), Discard():
                return exchange(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
