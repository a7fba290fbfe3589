"""Double Pepper as a game of the house: four or six players in two sides that sit in turn.

Source: a Japanese encyclopaedia's article on Euchre names it, with the pinochle pack of 48;
the rules are Parlett's.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.rules.actions import (
    PASS,
    Action,
    Bid,
    Deal,
    Discard,
    Give,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.cards import Card
from bot.rules.decisions import Decision
from bot.rules.double_pepper.auction import (
    answer_bidding,
    give,
    name_trump,
    open_deal,
    put_away,
)
from bot.rules.double_pepper.choices import choices, refusal
from bot.rules.double_pepper.guess import guess_deal
from bot.rules.double_pepper.look import look
from bot.rules.double_pepper.options import PRESETS, DoublePepperOptions
from bot.rules.double_pepper.order import PACK, order_of
from bot.rules.double_pepper.scoring import score_deal
from bot.rules.double_pepper.states import (
    Bidding,
    Dealing,
    Discarding,
    DoublePepperView,
    Giving,
    Naming,
    Over,
    Playing,
    State,
    hand_size,
    sides_of,
)
from bot.rules.euchre.order import marks_of
from bot.rules.deck import Layout
from bot.rules.events import Step
from bot.rules.game import Game
from bot.rules.match import Match, Result
from bot.rules.pepper.cardplay import put_down
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat


class DoublePepper(Game[DoublePepperOptions, State, DoublePepperView]):
    """Two of every card; the higher side in the auction names trump, perhaps for one alone."""

    key: ClassVar[str] = "double-pepper"
    options = DoublePepperOptions
    vocabulary = Vocabulary(Bid, NameTrump, Discard, Give, Play, says=(PASS,))

    def __init__(self) -> None:
        self.presets = PRESETS

    def players(self, options: DoublePepperOptions) -> Sequence[int]:
        """Four or six."""
        return (4, 6)

    def pack(self, options: DoublePepperOptions, players: int) -> tuple[Card, ...]:
        """48 cards, two of each from ace to nine."""
        return PACK

    def sides(self, options: DoublePepperOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Two sides that sit in turn."""
        return sides_of(players)

    def layout(self, options: DoublePepperOptions, players: int) -> Layout:
        """The whole pack."""
        return Layout(hand_size(players))

    def start(self, options: DoublePepperOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[DoublePepperOptions]:
        """What stands between the deals."""
        return s.match if isinstance(s, Dealing | Over) else s.dealt.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck, then one seat after the other."""
        return s.turns

    def result(self, s: State) -> Result | None:
        """The higher side at the target wins; equal is a draw."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> DoublePepperView:
        """What this seat may know."""
        return look(s, seat)

    def marks(self, v: DoublePepperView) -> Mapping[Card, str]:
        """The bowers, if they are played with."""
        return marks_of(v.trump if v.options.bowers else None, None)

    def legal(self, v: DoublePepperView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def why(self, v: DoublePepperView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def guess(self, v: DoublePepperView, rng: Random) -> State:
        """A state the view allows: the blanks of this deal filled, and its history replayed."""
        game = Match(v.options, v.players, v.scores, v.dealer, v.deal)
        if v.result is not None:
            return Over(game, v.result)
        state: State = Dealing(game)
        if not v.waits_for_deck:
            dealt, history = guess_deal(v, rng)
            state = self.apply(state, CHANCE, dealt).state
            for done in history:
                state = self.apply(state, done.seat, done.action).state
        return state

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """One action, phase by phase."""
        match s, action:
            case Playing(), Play():
                return _played(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Bidding(), _:
                return answer_bidding(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Discarding(), Discard():
                return put_away(s, seat, action)
            case Giving(), Give():
                return give(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")


def _played(s: Playing, seat: Seat, action: Play) -> Step[State]:
    order = order_of(s.contract.trump, s.dealt.options.bowers)
    tricks, told = put_down(s.tricks, seat, action, order, s.contract.silent)
    playing = Playing(s.dealt, s.contract, tricks)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
