"""Widow Pitch as a game of the house: two players, a member of the All Fours family.

Source: Kimihiko Kuromiya's article in the Japanese advent calendar of trick-taking games 2019,
after a Windows program of about 1999. No other authority is known.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from bot.rules.actions import (
    PASS,
    Action,
    Bid,
    Deal,
    Discard,
    NameTrump,
    Play,
    Vocabulary,
)
from bot.rules.cards import Card
from bot.rules.decisions import Decision
from bot.rules.deck import Layout
from bot.rules.events import Step
from bot.rules.game import Game
from bot.rules.match import Match, Result
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat, alone
from bot.rules.widow_pitch.auction import open_deal, speak
from bot.rules.widow_pitch.cardplay import all_played, put_down
from bot.rules.widow_pitch.choices import cards_to_play, choices
from bot.rules.widow_pitch.exchange import draw, name_trump, put_away
from bot.rules.widow_pitch.guess import guess_deal
from bot.rules.widow_pitch.look import look
from bot.rules.widow_pitch.options import PRESETS, WidowPitchOptions
from bot.rules.widow_pitch.order import PACK, marks_of
from bot.rules.widow_pitch.refusals import refusal
from bot.rules.widow_pitch.scoring import score_deal
from bot.rules.widow_pitch.states import (
    HAND,
    Bidding,
    Dealing,
    Discarding,
    Exchanging,
    Naming,
    Over,
    Playing,
    State,
    WidowPitchView,
)

LAYOUT: Final = Layout(HAND, (("widow", HAND), ("stock", None)))


class WidowPitch(Game[WidowPitchOptions, State, WidowPitchView]):
    """Seven cards each and a widow of seven; the points are High, Low, four jacks and Game."""

    key: ClassVar[str] = "widow-pitch"
    options = WidowPitchOptions
    vocabulary = Vocabulary(Bid, Discard, NameTrump, Play, says=(PASS,))

    def __init__(self) -> None:
        self.presets = PRESETS

    def players(self, options: WidowPitchOptions) -> Sequence[int]:
        """Two."""
        return (2,)

    def pack(self, options: WidowPitchOptions, players: int) -> tuple[Card, ...]:
        """52 cards with the big and the little joker."""
        return PACK

    def sides(self, options: WidowPitchOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """One against the other."""
        return alone(players)

    def layout(self, options: WidowPitchOptions, players: int) -> Layout:
        """Seven each, seven to the widow; the other 33 are the stock."""
        return LAYOUT

    def start(self, options: WidowPitchOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[WidowPitchOptions]:
        """What stands between the deals."""
        return s.match if isinstance(s, Dealing | Over) else s.dealt.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck, then one player after the other."""
        return s.turns

    def result(self, s: State) -> Result | None:
        """One wins: at the target, or because the other is at minus the target."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> WidowPitchView:
        """What this seat may know."""
        return look(s, seat)

    def marks(self, v: WidowPitchView) -> Mapping[Card, str]:
        """The right and the left jack."""
        return marks_of(v.trump)

    def legal(self, v: WidowPitchView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def moves(self, s: State, seat: Seat) -> Decision:
        """What ``legal`` says; to a trick without building the view."""
        if isinstance(s, Playing) and s.turn == seat:
            return cards_to_play(s)
        return super().moves(s, seat)

    def why(self, v: WidowPitchView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def guess(self, v: WidowPitchView, rng: Random) -> State:
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
                playing, told = put_down(s, seat, action)
                return score_deal(playing, told) if all_played(playing) else Step(playing, told)
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
