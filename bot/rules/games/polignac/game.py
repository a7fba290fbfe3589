"""Polignac as a game of the house: three to six players.

Source: Boussac's encyclopaedia of 1896 and the pages named in RULES.md.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.polignac.bidding import habit, promise, worth_trying
from bot.rules.games.polignac.cardplay import play
from bot.rules.games.polignac.choices import choices, playable, refusal
from bot.rules.games.polignac.guess import guess_deal
from bot.rules.games.polignac.lesson import LESSON
from bot.rules.games.polignac.observe import observe
from bot.rules.games.polignac.opening import answer, open_deal, put_away
from bot.rules.games.polignac.options import EXPECTED, PRESETS, PolignacOptions
from bot.rules.games.polignac.order import order_of, pack_of
from bot.rules.games.polignac.reckon import reckon
from bot.rules.games.polignac.rest import rest_of, scored, trick_rules_of
from bot.rules.games.polignac.scoring import is_over
from bot.rules.games.polignac.stake import is_decided
from bot.rules.games.polignac.states import (
    SPARE,
    WIDOW,
    Bidding,
    Discarding,
    Playing,
    State,
    UnderWay,
)
from bot.rules.games.polignac.stats import COUNTED, stats_of
from bot.rules.games.polignac.teaching import EXAMPLE, rankings
from bot.rules.games.polignac.view import PolignacView
from bot.rules.kit.actions import PASS, Action, Bid, Deal, Discard, Play, Vocabulary
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import Plan, TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.fill import Fill
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.tricks import Order

SIZES = (4, 3, 5, 6)


class Polignac(Game[PolignacOptions, UnderWay, PolignacView]):
    """Everybody alone, no trump; the taker of a jack is charged for it."""

    key: ClassVar[str] = "polignac"
    has_trump: ClassVar[bool] = False
    options = PolignacOptions
    presets = PRESETS
    expected = EXPECTED
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("capot-made", "silent-capot")
    vocabulary = Vocabulary(Bid, Discard, Play, says=(PASS,))
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)

    def players(self, options: PolignacOptions) -> Sequence[int]:
        """The table sizes: four, or three, five and six."""
        return SIZES

    def pack(self, options: PolignacOptions, players: int) -> tuple[Card, ...]:
        """32 cards, or 30 without the black sevens."""
        return pack_of(options, players)

    def sides(self, options: PolignacOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: everybody plays for themselves."""
        return alone(players)

    def layout(self, options: PolignacOptions, players: int) -> Layout:
        """Two at a time, all that can be dealt evenly; the rest is the dealer's to exchange."""
        hand, left = divmod(len(pack_of(options, players)), players)
        return Layout(hand, ((WIDOW, SPARE),) if left else (), packet=2)

    def settled(self, match: Match[PolignacOptions]) -> bool:
        """Whether the last deal is played, or someone has reached the limit."""
        return is_over(replace(match, deal=match.deal - 1))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            order = order_of(s.dealt.options)
            return playable(s.tricks.hands[seat], s.tricks.trick, order)
        return super().moves(s, seat)

    def order(self, v: PolignacView) -> Order:
        """The order by the option; there is no trump."""
        return order_of(v.options)

    def trick_rules(self, v: PolignacView) -> TrickRules:
        """Follow suit, and nothing else."""
        return trick_rules_of(v.options, v.players)

    def fill(self, v: PolignacView, rng: Random) -> Fill:
        """The hidden cards filled in; with the dealer's exchange more is hidden than hands."""
        layout = self.layout(v.options, v.players)
        return guess_deal(v, rng) if layout.piles else super().fill(v, rng)

    def plan_for_rest(self, v: PolignacView) -> Plan | None:
        """Every trick if that is certain; any order of the hand once no trick counts any more."""
        if v.trick is not None and v.is_asked and is_decided(v, v.taken):
            return v.hand
        return super().plan_for_rest(v)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Discarding(), Discard():
                return put_away(s, seat, action)
            case Bidding(), _:
                return answer(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
