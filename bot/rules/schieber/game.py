"""Schieber Jass as a game of the house: four players, partners opposite, counter-clockwise.

Source: the rules as printed in 2006 by a Japanese players' club after those of pagat.com; where
that lost cards in print, Swiss rule texts.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from bot.rules.actions import CLAIM, SHOVE, Action, Deal, NameContract, Play, Vocabulary, Weis
from bot.rules.cards import Card
from bot.rules.decisions import Decision
from bot.rules.deck import Layout
from bot.rules.events import Step
from bot.rules.game import Game
from bot.rules.match import Match, Result
from bot.rules.reasons import Reason
from bot.rules.schieber.cardplay import put_down
from bot.rules.schieber.choices import choices
from bot.rules.schieber.ending import claim, go_on
from bot.rules.schieber.guess import guess_deal
from bot.rules.schieber.look import look
from bot.rules.schieber.naming import answer_naming, open_deal
from bot.rules.schieber.options import PRESETS, SchieberOptions
from bot.rules.schieber.order import PACK, TRICKS, marks_of
from bot.rules.schieber.refusals import refusal
from bot.rules.schieber.states import (
    Announcing,
    Dealing,
    MustName,
    Naming,
    Over,
    Playing,
    SchieberView,
    State,
)
from bot.rules.schieber.weis import announce
from bot.rules.seats import CHANCE, Seat, partners

LAYOUT: Final = Layout(TRICKS, packet=3)


class Schieber(Game[SchieberOptions, State, SchieberView]):
    """Nine cards each; one names the contract or shoves it to the partner; 3000 points win."""

    key: ClassVar[str] = "schieber"
    clockwise: ClassVar[bool] = False
    options = SchieberOptions
    vocabulary = Vocabulary(NameContract, Weis, Play, says=(SHOVE, CLAIM))

    def __init__(self) -> None:
        self.presets = PRESETS

    def players(self, options: SchieberOptions) -> Sequence[int]:
        """Four."""
        return (4,)

    def pack(self, options: SchieberOptions, players: int) -> tuple[Card, ...]:
        """36 cards, ace to six."""
        return PACK

    def sides(self, options: SchieberOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite."""
        return partners(players)

    def layout(self, options: SchieberOptions, players: int) -> Layout:
        """Nine each, three at a time."""
        return LAYOUT

    def start(self, options: SchieberOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[SchieberOptions]:
        """The scores with what has been written down during the deal."""
        match s:
            case Dealing() | Over():
                return s.match
            case Announcing():
                return s.play.dealt.match
        return s.dealt.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck, then one seat after the other."""
        return s.turns

    def result(self, s: State) -> Result | None:
        """The first side at the target wins."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> SchieberView:
        """What this seat may know."""
        return look(s, seat)

    def marks(self, v: SchieberView) -> Mapping[Card, str]:
        """The Puur and the Nell."""
        return marks_of(v.trump)

    def legal(self, v: SchieberView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def why(self, v: SchieberView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def guess(self, v: SchieberView, rng: Random) -> State:
        """A state the view allows: the hands filled in, and the deal's history replayed."""
        game = Match(v.options, v.players, v.scores, v.dealer, v.deal)
        if v.result is not None:
            return Over(game, v.result)
        before = [-v.written[seat % 2] for seat in range(v.players)]
        state: State = Dealing(game.scored(before))
        if not v.waits_for_deck:
            state = self.apply(state, CHANCE, guess_deal(v, rng)).state
            for done in v.history:
                state = self.apply(state, done.seat, done.action).state
        return state

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """One action, phase by phase."""
        match s, action:
            case Playing(), Play():
                return go_on(*put_down(s, seat, action))
            case Announcing(), Weis():
                said = announce(s, seat, action)
                return Step(said.state, said.events)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Naming() | MustName(), _:
                return answer_naming(s, seat, action)
            case Playing(), _ if action == CLAIM:
                return claim(s, seat)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
