"""Differenzler as a game of the house: three to five players alone, counter-clockwise.

Source: the rules as Swiss lotteries, clubs and programs print them; ``RULES.md`` names them.
"""

from collections.abc import Mapping
from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.differenzler.bidding import habit, promise, worth_trying
from bot.rules.games.differenzler.cardplay import play
from bot.rules.games.differenzler.choices import choices, playable, refusal
from bot.rules.games.differenzler.guess import guess_deal
from bot.rules.games.differenzler.lesson import LESSON
from bot.rules.games.differenzler.observe import observe
from bot.rules.games.differenzler.options import PRESETS, DifferenzlerOptions
from bot.rules.games.differenzler.order import MOST, layout_of, pack_of
from bot.rules.games.differenzler.predicting import name, open_deal, predict
from bot.rules.games.differenzler.reckon import reckon
from bot.rules.games.differenzler.rest import rest_of, scored, trick_rules
from bot.rules.games.differenzler.scoring import winners_of
from bot.rules.games.differenzler.states import Naming, Playing, Predicting, State, UnderWay
from bot.rules.games.differenzler.stats import COUNTED, stats_of
from bot.rules.games.differenzler.teaching import EXAMPLE, rankings
from bot.rules.games.differenzler.view import DifferenzlerView
from bot.rules.kit.actions import Action, Bid, Deal, NameContract, Play, Vocabulary
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.jass import marks_of, order_of
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason, Refused
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


class Differenzler(Game[DifferenzlerOptions, UnderWay, DifferenzlerView]):
    """Everybody predicts the points they will take; the difference is the penalty."""

    key: ClassVar[str] = "differenzler"
    clockwise: ClassVar[bool] = False
    sheet: ClassVar[Sheet] = "slate"
    sizes = (4, 3, 5)
    options = DifferenzlerOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("exact-high", "all")
    vocabulary = Vocabulary(NameContract, Bid, Play)
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

    def check(self, options: DifferenzlerOptions, players: int) -> None:
        """Refuse contracts that no card can turn up, and sixes that count where one is missing.

        :raises Refused: with the reason.
        """
        super().check(options, players)
        if options.contracts == "all-six":
            if options.trump == "turned":
                raise Refused(Reason.of("differenzler-turned-shows-suits"))
            if options.undenufe_six and players == 5:
                raise Refused(Reason.of("differenzler-six-is-missing"))

    def pack(self, options: DifferenzlerOptions, players: int) -> tuple[Card, ...]:
        """36 cards, ace to six; with five players without the six of spades."""
        return pack_of(players)

    def layout(self, options: DifferenzlerOptions, players: int) -> Layout:
        """All cards, some at a time; where a card is turned up the last ones lie in a pile."""
        return layout_of(players, options.trump == "turned")

    def settled(self, match: Match[DifferenzlerOptions]) -> bool:
        """Whether the last deal is played, and nobody has to go on for being level."""
        return bool(winners_of(replace(match, deal=match.deal - 1)))

    def marks(self, v: DifferenzlerView) -> Mapping[Card, str]:
        """The Puur and the Nell."""
        return marks_of(v.trump)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            return playable(s.tricks.hands[seat], s.tricks.trick, s.contract, s.dealt.options)
        return super().moves(s, seat)

    def order(self, v: DifferenzlerView) -> Order:
        """The order under the contract, or before one as from the ace."""
        return order_of(v.contract)

    def first_number(self, v: DifferenzlerView) -> int:
        """An even share of the points, which is near to most predictions; few are 0."""
        return MOST // v.players

    def trick_rules(self, v: DifferenzlerView) -> TrickRules | None:
        """Follow or trump, never undertrump."""
        if v.trick is None:
            return None
        return trick_rules(v.contract, v.options.undertrump, v.players)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Naming(), NameContract():
                return name(s, seat, action)
            case Predicting(), Bid():
                return predict(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
