"""Knaves as a game of the house.

Source: the pages named in RULES.md, which differ in the cost of the jacks.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.knaves.cardplay import open_deal, play
from bot.rules.games.knaves.choices import choices, playable, refusal
from bot.rules.games.knaves.lesson import LESSON
from bot.rules.games.knaves.observe import SIDES, observe
from bot.rules.games.knaves.options import PRESETS, KnavesOptions
from bot.rules.games.knaves.order import HAND, ORDERS, PACK
from bot.rules.games.knaves.reckon import reckon
from bot.rules.games.knaves.rest import rest_of, scored, trick_rules_of
from bot.rules.games.knaves.scoring import is_over
from bot.rules.games.knaves.states import KnavesMatch, Playing, State
from bot.rules.games.knaves.stats import COUNTED, stats_of
from bot.rules.games.knaves.teaching import EXAMPLE, rankings
from bot.rules.games.knaves.view import KnavesView
from bot.rules.kit.actions import Action, Deal, Play, Vocabulary
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

LAYOUT: Final = Layout(HAND, (("up", 1),))


class Knaves(Game[KnavesOptions, Playing, KnavesView]):
    """Three players: each trick counts one, and each jack in it costs one to four."""

    key: ClassVar[str] = "knaves"
    options = KnavesOptions
    presets = PRESETS
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("rich", "all-four")
    turned_up: ClassVar[str] = "up"
    vocabulary = Vocabulary(Play)
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)
    settled = staticmethod(is_over)

    def players(self, options: KnavesOptions) -> Sequence[int]:
        """The table sizes: three players."""
        return (3,)

    def pack(self, options: KnavesOptions, players: int) -> tuple[Card, ...]:
        """The whole pack of 52 cards."""
        return PACK

    def sides(self, options: KnavesOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: everybody plays for themselves."""
        return SIDES

    def layout(self, options: KnavesOptions, players: int) -> Layout:
        """Seventeen each, singly; the last card is turned up."""
        return LAYOUT

    def start(self, options: KnavesOptions, players: int) -> State:
        """A whole game before its first deal; no suit has been trump yet."""
        begun = Match.new(options, players)
        return Dealing(KnavesMatch(options, players, begun.scores, begun.dealer))

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            return playable(s.tricks.hands[seat], s.tricks.trick, s.dealt.trump)
        return super().moves(s, seat)

    def order(self, v: KnavesView) -> Order:
        """The order under the trump of this deal."""
        return ORDERS[v.trump]

    def trick_rules(self, v: KnavesView) -> TrickRules:
        """Follow suit, and nothing else."""
        return trick_rules_of(v.trump)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
