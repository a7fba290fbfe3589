"""Four Jacks as a game of the house.

Source: the rules as told on a Japanese card players' forum in 1993 (not Polignac).
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from bot.rules.about.claims import Plan
from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.four_jacks.cardplay import play
from bot.rules.games.four_jacks.choices import choices, playable, refusal
from bot.rules.games.four_jacks.guess import guess_deal
from bot.rules.games.four_jacks.observe import SIDES, look
from bot.rules.games.four_jacks.options import PRESETS, FourJacksOptions
from bot.rules.games.four_jacks.order import PACK, PENALTY
from bot.rules.games.four_jacks.passing import open_deal, pass_card
from bot.rules.games.four_jacks.scoring import is_over
from bot.rules.games.four_jacks.states import Passing, Playing, State, UnderWay
from bot.rules.games.four_jacks.stats import COUNTED, feats
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.actions import Action, Deal, Give, Play, Vocabulary
from bot.rules.kit.cards import Card
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Event, Feat, Step
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done

LAYOUT: Final = Layout(8)


class FourJacks(Game[FourJacksOptions, UnderWay, FourJacksView]):
    """Three players, no trump; whoever plays the weakest card takes the trick's jacks."""

    key: ClassVar[str] = "four-jacks"
    options = FourJacksOptions
    presets = PRESETS
    counted = COUNTED
    vocabulary = Vocabulary(Give, Play)

    def players(self, options: FourJacksOptions) -> Sequence[int]:
        """Three."""
        return (3,)

    def pack(self, options: FourJacksOptions, players: int) -> tuple[Card, ...]:
        """24 cards, ace to nine."""
        return PACK

    def sides(self, options: FourJacksOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for themselves."""
        return SIDES

    def layout(self, options: FourJacksOptions, players: int) -> Layout:
        """Eight each, singly; nothing is left."""
        return LAYOUT

    def settled(self, match: Match[FourJacksOptions]) -> bool:
        """So many deals are played, or somebody is at the limit."""
        return is_over(replace(match, deal=match.deal - 1))

    def view(self, s: State, seat: Seat | None) -> FourJacksView:
        """What this seat may know."""
        return look(s, seat)

    def legal(self, v: FourJacksView) -> Decision:
        """What this seat may do."""
        return choices(v)

    def moves(self, s: State, seat: Seat) -> Decision:
        """In play the hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            return playable(s.tricks.hands[seat], s.tricks.trick)
        return super().moves(s, seat)

    def plan_for_rest(self, v: FourJacksView) -> Plan | None:
        """Here a trick counts for nothing but its jacks: once all are taken, all is certain."""
        if sum(map(len, v.taken)) < len(PENALTY) or not v.is_asked:
            return None
        return v.hand

    def why(self, v: FourJacksView, action: Action) -> Reason:
        """Why not."""
        return refusal(v, action)

    def fill(self, v: FourJacksView, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
        """The blanks of this deal filled in, and its history in full."""
        return guess_deal(v, rng)

    def feats(self, told: Sequence[Event]) -> Sequence[Feat]:
        """What players keep count of."""
        return tuple(feats(told))

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """One action, phase by phase."""
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case Passing(), Give():
                return pass_card(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
