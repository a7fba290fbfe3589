"""Auction Pitch as a game of the house: three to seven players alone, or four in partnership.

Sources: Bicycle's pages on Pitch and the joker, and the others of ``RULES.md``.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.auction_pitch.auction import open_deal, pitch, speak
from bot.rules.games.auction_pitch.bidding import habit, promise, worth_trying
from bot.rules.games.auction_pitch.choices import choices, playable, refusal
from bot.rules.games.auction_pitch.guess import guess_deal
from bot.rules.games.auction_pitch.lesson import LESSON
from bot.rules.games.auction_pitch.observe import observe
from bot.rules.games.auction_pitch.options import PRESETS, AuctionPitchOptions
from bot.rules.games.auction_pitch.order import marks_of, order_of, pack_of
from bot.rules.games.auction_pitch.reckon import reckon
from bot.rules.games.auction_pitch.rest import rest_of, scored
from bot.rules.games.auction_pitch.scoring import score_deal
from bot.rules.games.auction_pitch.states import (
    LAYOUT,
    Bidding,
    Pitching,
    Playing,
    State,
    UnderWay,
    playing_on,
    sides_of,
)
from bot.rules.games.auction_pitch.stats import COUNTED, stats_of
from bot.rules.games.auction_pitch.teaching import EXAMPLE, rankings
from bot.rules.games.auction_pitch.view import AuctionPitchView
from bot.rules.kit.actions import PASS, Action, Bid, Deal, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Step
from bot.rules.kit.high_low import follow_or_trump
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

SIZES: Final = (4, 3, 5, 6, 7)


class AuctionPitch(Game[AuctionPitchOptions, UnderWay, AuctionPitchView]):
    """One bid each; the highest bidder's first card makes trump. High, Low, Jack and Game."""

    key: ClassVar[str] = "auction-pitch"
    sheet: ClassVar[Sheet] = "pegs"
    options = AuctionPitchOptions
    presets = PRESETS
    hands = LAYOUT
    open_choices = frozenset({Bidding.phase})
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("smudged", "all-points")
    vocabulary = Vocabulary(Bid, Play, says=(PASS,))
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

    def players(self, options: AuctionPitchOptions) -> Sequence[int]:
        """Three to seven; partners need four."""
        return (4,) if options.partners else SIZES

    def pack(self, options: AuctionPitchOptions, players: int) -> tuple[Card, ...]:
        """52 cards, with the jokers that are counted."""
        return pack_of(options.points)

    def sides(self, options: AuctionPitchOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody alone, or partners opposite."""
        return sides_of(options, players)

    def settled(self, match: Match[AuctionPitchOptions]) -> bool:
        """Somebody has the target, and does not have to bid out."""
        return not match.options.must_bid_out and super().settled(match)

    def marks(self, v: AuctionPitchView) -> Mapping[Card, str]:
        """The mark of the off-jack, once trump is made."""
        return marks_of(v.trump, v.options.points)

    def order(self, v: AuctionPitchView) -> Order:
        """The order under this trump, or before one is pitched."""
        return order_of(v.trump, v.options.points)

    def duty(self, v: AuctionPitchView) -> Reason | None:
        """The duty that binds the viewing seat in the present trick."""
        if v.trump is None or v.trick is None or v.trick.led is None:
            return None
        order = self.order(v)
        return duty_of(v, order, follow_or_trump(order, v.trick.led))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            hand, trick, points = s.tricks.hands[seat], s.tricks.trick, s.dealt.options.points
            return playable(hand, trick, s.contract.trump, points)
        return super().moves(s, seat)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                order = order_of(s.contract.trump, s.dealt.options.points)
                tricks, told = put_down(s.tricks, seat, action, order)
                playing = playing_on(s.dealt, tricks, s.contract)
                return score_deal(playing, told) if tricks.over else Step(playing, told)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return speak(s, seat, action)
            case Pitching(), Play():
                return pitch(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
