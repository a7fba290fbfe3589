"""Pinochle as a game of the house: four players, partners opposite, an auction and melds.

Source: a Japanese card player's page of 1998 on single-deck partnership auction pinochle; what
its print lost is restored from John Hay's rules, which it follows.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from bot.rules.actions import (
    LEAD_ON,
    NO,
    PASS,
    REDEAL,
    SURRENDER,
    Action,
    Bid,
    Deal,
    Give,
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
from bot.rules.pinochle.cardplay import all_played, put_down
from bot.rules.pinochle.choices import choices, plays
from bot.rules.pinochle.exchange import answer_surrender, choose_gift, give_back, give_first
from bot.rules.pinochle.guess import guess_deal
from bot.rules.pinochle.look import look
from bot.rules.pinochle.opening import answer_bidding, answer_redeal, name_trump, open_deal
from bot.rules.pinochle.options import PRESETS, PinochleOptions, check_together
from bot.rules.pinochle.order import HAND, PACK
from bot.rules.pinochle.refusals import refusal
from bot.rules.pinochle.scoring import score_deal
from bot.rules.pinochle.states import (
    PLAYERS,
    SIDES,
    Bidding,
    Dealing,
    Exchanging,
    Giving,
    Naming,
    Over,
    PinochleView,
    Playing,
    Redealing,
    Returning,
    State,
    Surrendering,
)
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat

PACKETS: Final = {"three": Layout(HAND, packet=3), "one": Layout(HAND)}
"""How the pack is handed out, by the option ``deal_by``."""


class Pinochle(Game[PinochleOptions, State, PinochleView]):
    """Bid for your side's melds and tricks together, then make them."""

    key: ClassVar[str] = "pinochle"
    options = PinochleOptions
    vocabulary = Vocabulary(Bid, NameTrump, Give, Play, says=(PASS, NO, REDEAL, SURRENDER, LEAD_ON))

    def __init__(self) -> None:
        self.presets = PRESETS

    def check(self, options: PinochleOptions, players: int) -> None:
        """Four players; card values and exchanges that go with the rest."""
        super().check(options, players)
        check_together(options)

    def players(self, options: PinochleOptions) -> Sequence[int]:
        """Four."""
        return (PLAYERS,)

    def pack(self, options: PinochleOptions, players: int) -> tuple[Card, ...]:
        """48 cards: two each of ace to nine."""
        return PACK

    def sides(self, options: PinochleOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite."""
        return SIDES

    def layout(self, options: PinochleOptions, players: int) -> Layout:
        """Twelve each, three at a time or singly; nothing is left."""
        return PACKETS[options.deal_by]

    def start(self, options: PinochleOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[PinochleOptions]:
        """What stands between the deals."""
        return s.match if isinstance(s, Dealing | Over) else s.dealt.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck; one seat after the other, or those who choose together."""
        return s.turns

    def result(self, s: State) -> Result | None:
        """Whoever is at the target wins; if both sides are, the last declarer's."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> PinochleView:
        """What this seat may know."""
        return look(s, seat)

    def legal(self, v: PinochleView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The same; in the play straight from the hand."""
        if isinstance(s, Playing) and seat == s.turn:
            options = s.dealt.options
            return plays(s.hands[seat], s.trick, s.contract.trump, options.heading)
        return super().moves(s, seat)

    def why(self, v: PinochleView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def guess(self, v: PinochleView, rng: Random) -> State:
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
            case Redealing(), _:
                return answer_redeal(s, seat, action)
            case Bidding(), _:
                return answer_bidding(s, seat, action)
            case Naming(), NameTrump():
                return name_trump(s, seat, action)
            case Exchanging(), Give():
                return choose_gift(s, seat, action)
            case Giving(), Give():
                return give_first(s, seat, action)
            case Returning(), Give():
                return give_back(s, seat, action)
            case Surrendering(), _:
                return answer_surrender(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
