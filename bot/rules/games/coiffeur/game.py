"""Coiffeur as a game of the house: four players, partners opposite, counter-clockwise.

Source: the rules as Swiss lotteries, clubs and programs print them; ``RULES.md`` names them.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.coiffeur.bidding import habit, promise, prospects, worth_trying
from bot.rules.games.coiffeur.cardplay import play
from bot.rules.games.coiffeur.choices import choices, playable, refusal
from bot.rules.games.coiffeur.lesson import LESSON
from bot.rules.games.coiffeur.naming import answer_naming, open_deal
from bot.rules.games.coiffeur.observe import observe
from bot.rules.games.coiffeur.options import PRESETS, CoiffeurOptions
from bot.rules.games.coiffeur.order import order_of, owed
from bot.rules.games.coiffeur.reckon import reckon
from bot.rules.games.coiffeur.rest import rest_of, scored, trick_rules
from bot.rules.games.coiffeur.scoring import is_over
from bot.rules.games.coiffeur.slate import TRICKS, course_of, turns
from bot.rules.games.coiffeur.states import (
    SIDES,
    CoiffeurMatch,
    MustName,
    Naming,
    Playing,
    State,
    UnderWay,
    match_of,
)
from bot.rules.games.coiffeur.stats import COUNTED, stats_of
from bot.rules.games.coiffeur.teaching import EXAMPLE, rankings
from bot.rules.games.coiffeur.view import CoiffeurView
from bot.rules.kit.actions import SHOVE, Action, Deal, NameContract, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.jass import PACK, marks_of
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

LAYOUT: Final = Layout(TRICKS, packet=3)


class Coiffeur(Game[CoiffeurOptions, UnderWay, CoiffeurView]):
    """Each pair plays every contract of its slate once, and writes it times a factor."""

    key: ClassVar[str] = "coiffeur"
    clockwise: ClassVar[bool] = False
    sheet: ClassVar[Sheet] = "slate"
    sizes = (4,)
    cards = PACK
    hands = LAYOUT
    options = CoiffeurOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("match", "rich")
    vocabulary = Vocabulary(NameContract, Play, says=(SHOVE,))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    prospects = staticmethod(prospects)
    worth_trying = staticmethod(worth_trying)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)
    settled = staticmethod(is_over)

    def sides(self, options: CoiffeurOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners sit opposite."""
        return SIDES

    def start(self, options: CoiffeurOptions, players: int) -> State:
        """A whole game before its first deal: the slate is empty."""
        return Dealing(CoiffeurMatch.begun(options, players))

    def marks(self, v: CoiffeurView) -> Mapping[Card, str]:
        """The Puur and the Nell."""
        return marks_of(v.trump)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            tricks, options = s.tricks, s.dealt.options
            return playable(tricks.hands[seat], tricks.trick, s.contract.way, options)
        return super().moves(s, seat)

    def order(self, v: CoiffeurView) -> Order:
        """The order of the first trick, or before a contract is named as from the ace."""
        return order_of(v.way if turns(v.way) else v.contract)

    def trick_rules(self, v: CoiffeurView) -> TrickRules | None:
        """Follow or trump, never undertrump; nothing as long as the order still turns."""
        if v.trick is None:
            return None
        to_come = set(course_of(v.way)[sum(v.tricks_won) :])
        return trick_rules(*to_come, v.options.undertrump) if len(to_come) == 1 else None

    def duty(self, v: CoiffeurView) -> Reason | None:
        """The duty that binds this seat, whether the order turns or not."""
        if v.trick is None or not v.trick.cards:
            return None
        return duty_of(v, order_of(v.way), owed(v.trick, v.way, v.options))

    def match_before(self, v: CoiffeurView) -> CoiffeurMatch:
        """The standing of this deal, with its slate."""
        return match_of(v.match)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Naming() | MustName(), _:
                return answer_naming(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
