"""Schieber Jass as a game of the house: four players, partners opposite, counter-clockwise.

Source: the rules as printed in 2006 by a Japanese players' club after those of pagat.com; where
that lost cards in print, Swiss rule texts.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.schieber.bidding import habit, promise, worth_trying
from bot.rules.games.schieber.cardplay import put_down
from bot.rules.games.schieber.choices import choices, plays
from bot.rules.games.schieber.ending import claim, go_on
from bot.rules.games.schieber.guess import guess_deal
from bot.rules.games.schieber.lesson import LESSON
from bot.rules.games.schieber.naming import answer_naming, open_deal
from bot.rules.games.schieber.observe import observe
from bot.rules.games.schieber.options import EXPECTED, PRESETS, SchieberOptions
from bot.rules.games.schieber.order import TRICKS
from bot.rules.games.schieber.owed import owed, owed_under
from bot.rules.games.schieber.reckon import reckon
from bot.rules.games.schieber.refusals import refusal
from bot.rules.games.schieber.rest import rest_of, rest_with, scored
from bot.rules.games.schieber.states import (
    SIDES,
    Announcing,
    MustName,
    Naming,
    Playing,
    State,
    UnderWay,
    by_seat,
)
from bot.rules.games.schieber.stats import COUNTED, stats_of
from bot.rules.games.schieber.teaching import EXAMPLE, rankings
from bot.rules.games.schieber.view import SchieberView
from bot.rules.games.schieber.weis import announce
from bot.rules.kit.actions import CLAIM, SHOVE, Action, Deal, NameContract, Play, Vocabulary, Weis
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.jass import PACK, marks_of, order_of
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

LAYOUT: Final = Layout(TRICKS, packet=3)


class Schieber(Game[SchieberOptions, UnderWay, SchieberView]):
    """Nine cards each; one names the contract or shoves it to the partner; 3000 points win."""

    key: ClassVar[str] = "schieber"
    clockwise: ClassVar[bool] = False
    sheet: ClassVar[Sheet] = "slate"
    options = SchieberOptions
    presets = PRESETS
    lesson = LESSON
    expected = EXPECTED
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("match", "weis")
    of_hands = frozenset({"weis"})
    vocabulary = Vocabulary(NameContract, Weis, Play, says=(SHOVE, CLAIM))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    rest_with = staticmethod(rest_with)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def players(self, options: SchieberOptions) -> Sequence[int]:
        """The table sizes: four players."""
        return (4,)

    def pack(self, options: SchieberOptions, players: int) -> tuple[Card, ...]:
        """36 cards, ace to six."""
        return PACK

    def sides(self, options: SchieberOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners sit opposite."""
        return SIDES

    def layout(self, options: SchieberOptions, players: int) -> Layout:
        """Nine each, three at a time."""
        return LAYOUT

    def marks(self, v: SchieberView) -> Mapping[Card, str]:
        """The Puur and the Nell."""
        return marks_of(v.trump)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            options, tricks = s.dealt.options, s.tricks
            hand, has_won = tricks.hands[seat], tricks.last_trick is not None
            return plays(hand, tricks.trick, s.contract.word, options, has_won)
        return super().moves(s, seat)

    def order(self, v: SchieberView) -> Order:
        """The order under the contract, or before one as from the ace."""
        return order_of(v.contract)

    def trick_rules(self, v: SchieberView) -> TrickRules | None:
        """Follow or trump, never undertrump. Not before the Weis are settled."""
        if v.phase != Playing.phase or not any(v.tricks_won):
            return None
        return TrickRules(order_of(v.contract), owed_under(v.contract, v.options), PACK)

    def duty(self, v: SchieberView) -> Reason | None:
        """The duty that binds this seat, in the first trick too."""
        if v.phase != Playing.phase or v.trick is None or not v.trick.cards:
            return None
        return duty_of(v, order_of(v.contract), owed(v.trick, v.contract, v.options))

    def match_before(self, v: SchieberView) -> Match[SchieberOptions]:
        """The scores without points written down during the deal."""
        return v.match.with_gains([-points for points in by_seat(v.written)])

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        if isinstance(s, Playing) and isinstance(action, Play):
            return go_on(*put_down(s, seat, action))
        match s, action:
            case Announcing(), Weis():
                return announce(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Naming() | MustName(), _:
                return answer_naming(s, seat, action)
            case Playing(), _ if action == CLAIM:
                return claim(s, seat)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
