"""Avoidance, a game of the tests: the fewest points win, and nobody wants the jacks.

Three or four players for themselves, 32 cards (with three 30) and no trump; the highest card of
the suit led takes the trick. A jack costs whoever takes it a point, that of spades two. The game
ends once someone has so many points, or after so many deals; equal ones share the win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from bot.rules.decisions import NOTHING, Decision, to_play
from bot.rules.game import Game
from bot.rules.kit.actions import Action, Deal, Play, Vocabulary
from bot.rules.kit.cardplay import Tricks, put_down
from bot.rules.kit.cards import HEARTS, RANKS, Card, pack, without
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.ending import go_on, leaders, leaders_at_target
from bot.rules.kit.events import Event, Stat, Step, tell
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.match import Match
from bot.rules.kit.observe import at_first_lead, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS, Dealing, Dealt, InPlay, Over
from bot.rules.kit.play_rules import Count, Habits, PlayRules, Rest, Totals
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Reckoning, gained, number_of
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.seats import Seat, alone, placed, seats
from bot.rules.kit.teaching import Example, Ranking
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import View
from bot.rules.options import Options, option

PACK: Final = pack("AKQJT987")
ORDER: Final = Order.plain(PACK, RANKS)
COSTS: Final[Mapping[Card, int]] = {Card("JS"): 2, Card("JH"): 1, Card("JD"): 1, Card("JC"): 1}
"""The cost of each jack to its taker."""


@dataclass(frozen=True, slots=True)
class AvoidanceOptions(Options):
    """The options of Avoidance: how it ends."""

    register: ClassVar[tuple[str, ...]] = ("end target deals", "points 20 5 10", "deals 8 2 4")

    end: str = option("target", "deals")
    points: int = option(20, 5, 10)
    deals: int = option(8, 2, 4)

    @property
    def target(self) -> int:
        """The points that end the game, where a number of deals does not."""
        return self.points if self.end == "target" else 0

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest score wins: points are penalties."""
        return True


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt[AvoidanceOptions]]):
    """The tricks, and what those that are over have cost each seat."""

    costs: tuple[int, ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class AvoidanceView(View[AvoidanceOptions]):
    """The public core, and what the tricks that are over have cost each seat."""

    costs: tuple[int, ...] = ()


State: TypeAlias = Dealing[AvoidanceOptions] | Playing | Over[AvoidanceOptions]
RULES: Final = PlayRules.of(
    TrickRules.following(ORDER, PACK),
    Count(COSTS),
    habits=Habits({jack: -cost for jack, cost in COSTS.items()}, luck=1.0),
)


def written_down(
    match: Match[AvoidanceOptions], costs: Sequence[int], told: tuple[Event, ...]
) -> Step[State]:
    """The next deal, or the end of the game, once the jacks have cost the seats this."""
    match = match.with_gains(costs)
    scored = [
        tell("scored", who=who, points=costs[who], total=match.scores[who])
        for who in seats(match.players)
    ]
    if match.options.end == "deals":
        over, why = match.deal >= match.options.deals, Reason.of("last-deal")
        winners = leaders(match) if over else ()
        return go_on(match, winners, (*told, *scored), why, alone(match.players))
    return go_on(match, leaders_at_target(match), (*told, *scored), sides=alone(match.players))


class Avoidance(Game[AvoidanceOptions, Playing, AvoidanceView]):
    """A game in which the lowest score wins."""

    key: ClassVar[str] = "avoidance"
    has_trump: ClassVar[bool] = False
    counted: ClassVar[tuple[str, ...]] = ("clean",)
    options = AvoidanceOptions
    presets: Mapping[str, AvoidanceOptions] = {
        "house": AvoidanceOptions(),
        "source": AvoidanceOptions(end="deals"),
    }
    vocabulary = Vocabulary(Play)
    example = Example(4, (), {})

    def players(self, options: AvoidanceOptions) -> Sequence[int]:
        return (4, 3)

    def pack(self, options: AvoidanceOptions, players: int) -> tuple[Card, ...]:
        return PACK if players == 4 else without(PACK, Card("7C"), Card("7D"))

    def rankings(self, options: AvoidanceOptions, players: int) -> Sequence[Ranking]:
        return (Ranking.of("every", ORDER, HEARTS, PACK),)

    def sides(self, options: AvoidanceOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        return alone(players)

    def layout(self, options: AvoidanceOptions, players: int) -> Layout:
        return Layout(len(self.pack(options, players)) // players)

    def settled(self, match: Match[AvoidanceOptions]) -> bool:
        if match.options.end == "deals":
            return match.deal > match.options.deals
        return super().settled(match)

    def view(self, s: State, seat: Seat | None) -> AvoidanceView:
        sides = alone(s.match.players)
        if isinstance(s, BETWEEN_DEALS):
            return between_deals(AvoidanceView, s, seat, sides)
        first = at_first_lead(AvoidanceView, s.phase, s.dealt, None, sides, ())
        return in_play(first, s, seat, costs=s.costs)

    def legal(self, v: AvoidanceView) -> Decision:
        if not v.is_asked or v.trick is None:
            return NOTHING
        led = v.trick.cards[:1]
        return to_play(ORDER.follow(v.hand, led[0]) if led else v.hand)

    def why(self, v: AvoidanceView, action: Action) -> Reason:
        return why_no_play(v, action, ORDER)

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        if isinstance(s, Dealing) and isinstance(action, Deal):
            dealt = Dealt(s.match, ORDER.laid(action.hands))
            none = (0,) * s.match.players
            return Step(Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest), none), dealt.told())
        assert isinstance(s, Playing) and isinstance(action, Play)
        tricks, told = put_down(s.tricks, seat, action, ORDER)
        costs, trick = s.costs, tricks.complete
        if trick is not None and trick.winner is not None:
            cost = sum(COSTS.get(card, 0) for card in trick.cards)
            costs = placed(costs, trick.winner, costs[trick.winner] + cost)
        if tricks.over:
            return written_down(s.match, costs, told)
        return Step(Playing(s.dealt, tricks, costs), told)

    def order(self, v: AvoidanceView) -> Order:
        return ORDER

    def trick_rules(self, v: AvoidanceView) -> TrickRules:
        return TrickRules.following(ORDER, self.pack(v.options, v.players))

    def rest(self, s: State) -> Rest | None:
        if not isinstance(s, Playing) or s.match.players != 4:
            return None  # with three the contract plays it out
        return Rest(RULES, s.tricks, alone(s.match.players))

    def scored(self, s: State, totals: Totals) -> State:
        assert isinstance(s, Playing)
        return written_down(s.match, totals[1], ()).state

    def stats(self, told: Sequence[Event]) -> Iterator[Stat]:
        for event in told:
            facts = event.what.values
            if event.what.code == "scored" and facts["points"] == 0:
                assert isinstance(facts["who"], Seat)
                yield Stat(facts["who"], "clean")

    def reckon(self, told: Sequence[Event], options: AvoidanceOptions, players: int) -> Reckoning:
        points = gained(told, players)
        accounts = tuple(
            Account((who,), (Reason.of("jacks", points=points[who]),), points[who])
            for who in seats(players)
        )
        return Reckoning(None, None, accounts, number_of(told))


AVOIDANCE: Final = Avoidance()
