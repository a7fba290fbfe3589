"""Widow Pitch as a game of the house: two players, a member of the All Fours family.

Source: Kimihiko Kuromiya's article in the Japanese advent calendar of trick-taking games 2019,
after a Windows program of about 1999. No other authority is known.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.widow_pitch.auction import open_deal, speak
from bot.rules.games.widow_pitch.bidding import habit, promise, worth_trying
from bot.rules.games.widow_pitch.choices import choices, playable
from bot.rules.games.widow_pitch.exchange import draw, name_trump, put_away
from bot.rules.games.widow_pitch.guess import guess_deal
from bot.rules.games.widow_pitch.lesson import LESSON
from bot.rules.games.widow_pitch.observe import SIDES, observe
from bot.rules.games.widow_pitch.options import PRESETS, WidowPitchOptions
from bot.rules.games.widow_pitch.order import PACK, marks_of, order_of, owed_to
from bot.rules.games.widow_pitch.reckon import reckon
from bot.rules.games.widow_pitch.refusals import refusal
from bot.rules.games.widow_pitch.rest import rest_of, scored
from bot.rules.games.widow_pitch.scoring import score_deal
from bot.rules.games.widow_pitch.states import (
    HAND,
    Bidding,
    Discarding,
    Exchanging,
    Naming,
    Playing,
    State,
    UnderWay,
    playing_on,
)
from bot.rules.games.widow_pitch.stats import COUNTED, stats_of
from bot.rules.games.widow_pitch.teaching import EXAMPLE, rankings
from bot.rules.games.widow_pitch.view import WidowPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Deal, Discard, NameTrump, Play, Vocabulary
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

LAYOUT: Final = Layout(HAND, (("widow", HAND), ("stock", None)))


class WidowPitch(Game[WidowPitchOptions, UnderWay, WidowPitchView]):
    """Seven cards each and a widow of seven; the points are High, Low, four jacks and Game."""

    key: ClassVar[str] = "widow-pitch"
    sheet: ClassVar[Sheet] = "pegs"
    options = WidowPitchOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("shot", "all-seven")
    vocabulary = Vocabulary(Bid, Discard, NameTrump, Play, says=(PASS,))
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

    def players(self, options: WidowPitchOptions) -> Sequence[int]:
        """The table sizes: two players."""
        return (2,)

    def pack(self, options: WidowPitchOptions, players: int) -> tuple[Card, ...]:
        """52 cards with the big and the little joker."""
        return PACK

    def sides(self, options: WidowPitchOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: each plays against the other."""
        return SIDES

    def layout(self, options: WidowPitchOptions, players: int) -> Layout:
        """Seven each, seven to the widow; the other 33 are the stock."""
        return LAYOUT

    def settled(self, match: Match[WidowPitchOptions]) -> bool:
        """The target is reached above or below zero."""
        return any(abs(score) >= match.options.target for score in match.scores)

    def marks(self, v: WidowPitchView) -> Mapping[Card, str]:
        """The right and the left jack."""
        return marks_of(v.trump)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            tricks, follow = s.tricks, s.dealt.options.follow
            return playable(tricks.hands[seat], tricks.trick, s.contract.trump, follow)
        return super().moves(s, seat)

    def order(self, v: WidowPitchView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def trick_rules(self, v: WidowPitchView) -> TrickRules | None:
        """Follow suit, or by the option follow or trump; the stock counts as out."""
        trump, follow = v.trump, v.options.follow
        if v.phase != Playing.phase or trump is None:
            return None
        return TrickRules(order_of(trump), lambda trick: owed_to(trick, trump, follow), PACK)

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
            case Discarding(), Discard():
                return put_away(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Exchanging(), Discard():
                return draw(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
