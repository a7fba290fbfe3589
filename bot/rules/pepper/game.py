"""Pepper as a game of the house: four, three or two players.

Source: a Japanese encyclopaedia's article on Euchre; where it is silent, Pagat's page on
Pepper, Parlett and Bicycle.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.rules.actions import PASS, Action, Bid, Deal, NameTrump, Play, Vocabulary
from bot.rules.cards import Card
from bot.rules.decisions import Decision
from bot.rules.euchre.order import euchre_pack, marks_of, order_of
from bot.rules.deck import Layout
from bot.rules.events import Step
from bot.rules.game import Game
from bot.rules.match import Match, Result
from bot.rules.pepper.auction import answer_bidding, name_trump, open_deal
from bot.rules.pepper.cardplay import put_down
from bot.rules.pepper.choices import choices, refusal
from bot.rules.pepper.guess import guess_deal
from bot.rules.pepper.look import look
from bot.rules.pepper.options import PRESETS, PepperOptions
from bot.rules.pepper.scoring import score_deal
from bot.rules.pepper.states import (
    PACK_SIZE,
    Bidding,
    Dealing,
    Naming,
    Over,
    PepperView,
    Playing,
    State,
    hand_size,
    sides_of,
)
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat


class Pepper(Game[PepperOptions, State, PepperView]):
    """Bid the tricks you can take; the highest bidder names trump and leads."""

    key: ClassVar[str] = "pepper"
    options = PepperOptions
    vocabulary = Vocabulary(Bid, NameTrump, Play, says=(PASS,))

    def __init__(self) -> None:
        self.presets = PRESETS

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

    def start(self, options: PepperOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[PepperOptions]:
        """What stands between the deals."""
        return s.match if isinstance(s, Dealing | Over) else s.dealt.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck, then one seat after the other."""
        return s.turns

    def result(self, s: State) -> Result | None:
        """The highest of those at the target wins, ties shared."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> PepperView:
        """What this seat may know."""
        return look(s, seat)

    def marks(self, v: PepperView) -> Mapping[Card, str]:
        """The bowers."""
        return marks_of(v.trump, None)

    def legal(self, v: PepperView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def why(self, v: PepperView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def guess(self, v: PepperView, rng: Random) -> State:
        """A state the view allows: the blanks of this deal filled, and its history replayed."""
        game = Match(v.options, v.players, v.scores, v.dealer, v.deal)
        if v.result is not None:
            return Over(game, v.result)
        state: State = Dealing(game)
        if not v.waits_for_deck:
            state = self.apply(state, CHANCE, guess_deal(v, rng)).state
            for done in v.history:
                state = self.apply(state, done.seat, done.action).state
        return state

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """One action, phase by phase."""
        match s, action:
            case Playing(), Play():
                tricks, told = put_down(s.tricks, seat, action, order_of(s.trump))
                playing = Playing(s.dealt, s.high, s.trump, tricks)
                return score_deal(playing, told) if tricks.over else Step(playing, told)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return answer_bidding(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
