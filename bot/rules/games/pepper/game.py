"""Pepper as a game of the house: four, three or two players.

Source: a Japanese encyclopaedia's article on Euchre; where it is silent, Pagat's page on
Pepper, Parlett and Bicycle.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.pepper.auction import answer_bidding, name_trump, open_deal
from bot.rules.games.pepper.bidding import habit, promise, worth_trying
from bot.rules.games.pepper.choices import choices, playable, refusal
from bot.rules.games.pepper.guess import guess_deal
from bot.rules.games.pepper.lesson import LESSON
from bot.rules.games.pepper.observe import observe
from bot.rules.games.pepper.options import PRESETS, PepperOptions
from bot.rules.games.pepper.reckon import reckon
from bot.rules.games.pepper.rest import rest_of, scored
from bot.rules.games.pepper.scoring import score_deal
from bot.rules.games.pepper.states import (
    PACK_SIZE,
    Bidding,
    Naming,
    Playing,
    State,
    UnderWay,
    hand_size,
    playing_on,
    sides_of,
)
from bot.rules.games.pepper.stats import COUNTED, stats_of
from bot.rules.games.pepper.teaching import EXAMPLE, rankings
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.actions import PASS, Action, Bid, Deal, NameTrump, Play, Vocabulary
from bot.rules.kit.bowers import euchre_pack, marks_of, order_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class Pepper(Game[PepperOptions, UnderWay, PepperView]):
    """Bid the tricks you can take; the highest bidder names trump and leads."""

    key: ClassVar[str] = "pepper"
    options = PepperOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("big",)
    vocabulary = Vocabulary(Bid, NameTrump, Play, says=(PASS,))
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

    def players(self, options: PepperOptions) -> Sequence[int]:
        """Four, three or two; partners need four."""
        return (4,) if options.partners else (4, 3, 2)

    def pack(self, options: PepperOptions, players: int) -> tuple[Card, ...]:
        """24 cards, ace to nine."""
        return euchre_pack(PACK_SIZE, None)

    def sides(self, options: PepperOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody alone, or partners opposite."""
        return sides_of(options, players)

    def layout(self, options: PepperOptions, players: int) -> Layout:
        """The whole pack; at two players a third hand is dead."""
        return Layout(hand_size(players), (("stock", None),) if players == 2 else ())

    def marks(self, v: PepperView) -> Mapping[Card, str]:
        """The marks of the bowers."""
        return marks_of(v.trump, None)

    def order(self, v: PepperView) -> Order:
        """The order under this trump, or before one is named."""
        return order_of(v.trump)

    def trick_rules(self, v: PepperView) -> TrickRules | None:
        """Follow suit; a dead hand counts as out."""
        if v.phase != Playing.phase:
            return None
        return TrickRules.following(order_of(v.trump), self.pack(v.options, v.players))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            return playable(s.tricks.hands[seat], s.tricks.trick, s.contract.trump)
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
                return answer_bidding(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
