"""Ladder: a game for tests alone, of all that a game from outside the house may want.

Two to seven players; the hands grow or shrink from deal to deal; everybody says exactly how many
tricks they will take, or boasts of all; one card may be shown; trump is the suit turned up, the
jacks alone, or nothing; whoever leads may have duties; the deal may go to the best bidder.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.game import Game
from bot.rules.kit import phases
from bot.rules.kit.actions import PASS, Action, Bid, Deal, OneCard, Play, Say, Vocabulary
from bot.rules.kit.cardplay import Tricks, put_down
from bot.rules.kit.cards import Card, Suit, cards, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.duties import LeadDuties, LeadDuty, able
from bot.rules.kit.ending import go_on, leaders
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import fast_frozen, replace
from bot.rules.kit.match import Match
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS, Asking, Dealing, InPlay, Over
from bot.rules.kit.play_rules import PlayRules, Rest, Totals
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Account, Reckoning, gained, number_of
from bot.rules.kit.refusals import why_no_play
from bot.rules.kit.seats import Seat, alone, next_of, placed, seats
from bot.rules.kit.stats import public
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.teaching import Example, Ranking
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import Pile, Shown, View
from bot.rules.options import Options, option

PACK: Final = pack("AKQJT987")
JACKS: Final = cards("JC JS JH JD")
BOAST: Final = Say("boast all")
HANDS: Final = (2, 3, 4, 1)
"""The cards of a hand in each deal; the other way round where they shrink."""


@dataclass(frozen=True, slots=True)
class Show(OneCard):
    """A card is shown to all and kept: ``show JS``."""

    verb: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True)
class LadderOptions(Options):
    """The options of Ladder."""

    hands: str = option("grow", "shrink")
    trump: str = option("up", "jacks", "none")
    lead: str = option("free", "unbroken", "first-trump")
    deal: str = option("left", "best")


PRESETS: Final[Mapping[str, LadderOptions]] = {
    "house": LadderOptions(),
    "source": LadderOptions(),
}


@fast_frozen
@dataclass(frozen=True, slots=True)
class LadderMatch(Match[LadderOptions]):
    """The standing, and how often each seat has made its bid in the whole game."""

    made: tuple[int, ...] = ()


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[LadderOptions]):
    """A deal in progress, with the card turned up and what has been said."""

    up: Card = PACK[0]
    bids: tuple[int | None, ...] = ()
    shown: tuple[Card, ...] = ()

    @property
    def trump(self) -> Suit | None:
        """The suit turned up, where that is trump."""
        return self.up.suit if self.options.trump == "up" else None


class Saying(Asking[Dealt]):
    """The phase of the bids."""

    __slots__ = ()
    phase: ClassVar[str] = "bidding"


class Showing(Asking[Dealt]):
    """The phase in which the eldest may show a card."""

    __slots__ = ()
    phase: ClassVar[str] = "showing"


class Playing(InPlay[Dealt]):
    """The phase of the tricks."""

    __slots__ = ()


UnderWay = Saying | Showing | Playing
State = Dealing[LadderOptions] | UnderWay | Over[LadderOptions]


@fast_frozen
@dataclass(frozen=True, slots=True)
class LadderView(View[LadderOptions]):
    """The view of a seat."""

    up: Card | None = None
    bids: tuple[int | None, ...] = ()

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid of this seat, as soon as it is said."""
        bid = self.bids[seat] if self.bids else None
        return () if bid is None else (bid_tag(bid),)


def order_of(trump: str, suit: Suit | None) -> Order:
    """The order of the cards; the jacks alone, or a suit, or nothing is trump."""
    if trump == "jacks":
        return Order.with_trumps(PACK, "AKQT987J", JACKS)
    return Order.plain(PACK, "AKQJT987", suit)


ORDERS: Final[Mapping[tuple[str, Suit | None], Order]] = {
    (kind, suit): order_of(kind, suit)
    for kind in ("up", "jacks", "none")
    for suit in (*map(Suit, "SHDC"), None)
}


def leads_of(order: Order, lead: str) -> LeadDuties:
    """The duties of whoever leads: hearts (or trumps) must be broken, or the first be a trump."""
    trumps = order.cards_of(order.trump or Suit("H"))
    if lead == "unbroken":
        return (LeadDuty.until_broken(trumps, frozenset(PACK) - trumps),)
    return (LeadDuty.to_lead_trump(trumps, tricks=1),) if lead == "first-trump" else ()


def _rules(order: Order, lead: str) -> tuple[TrickRules, PlayRules]:
    rules = replace(TrickRules.following(order, PACK), leads=leads_of(order, lead))
    return rules, PlayRules.of(rules)


RULES: Final = {
    (*key, lead): _rules(order, lead)
    for key, order in ORDERS.items()
    for lead in ("free", "unbroken", "first-trump")
}


def rules_of(s: Dealt | LadderView) -> tuple[TrickRules, PlayRules]:
    """The rules of this deal's tricks."""
    suit = s.trump if s.options.trump == "up" else None
    return RULES[s.options.trump, suit, s.options.lead]


class Ladder(Game[LadderOptions, UnderWay, LadderView]):
    """Exactly as many tricks as one has said, from hands that grow or shrink."""

    key = "ladder"
    options = LadderOptions
    presets = PRESETS
    example = Example(players=3, lines=(), claims={})
    vocabulary = Vocabulary(Bid, Show, Play, says=(PASS, BOAST))
    turned_up = "up"
    rotates = False

    def players(self, options: LadderOptions) -> Sequence[int]:
        return range(2, 8)

    def pack(self, options: LadderOptions, players: int) -> tuple[Card, ...]:
        return PACK

    def rankings(self, options: LadderOptions, players: int) -> Sequence[Ranking]:
        return ()

    def sides(self, options: LadderOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        return alone(players)

    def layout(self, options: LadderOptions, players: int) -> Layout:
        return Layout(HANDS[0 if options.hands == "grow" else -1], (("up", 1), ("rest", None)))

    def layout_of(self, match: Match[LadderOptions]) -> Layout:
        turn = match.deal - 1 if match.options.hands == "grow" else -match.deal
        return Layout(HANDS[turn % len(HANDS)], (("up", 1), ("rest", None)))

    def start(self, options: LadderOptions, players: int) -> State:
        begun = Match.new(options, players)
        return Dealing(LadderMatch(options, players, begun.scores, begun.dealer, made=begun.scores))

    def settled(self, match: Match[LadderOptions]) -> bool:
        return match.deal > len(HANDS)

    def order(self, v: LadderView) -> Order:
        return rules_of(v)[0].order

    def trick_rules(self, v: LadderView) -> TrickRules | None:
        return rules_of(v)[0]

    def view(self, s: State, seat: Seat | None) -> LadderView:
        if isinstance(s, BETWEEN_DEALS):
            return between_deals(LadderView, s, seat, alone(s.match.players))
        dealt, sides = s.dealt, alone(s.match.players)
        shown = tuple(Shown(dealt.eldest, (c,), Reason.of("card")) for c in dealt.shown)
        rest = len(PACK) - 1 - dealt.match.players * self.layout_of(dealt.match).hand
        piles = (Pile("up", 1, (dealt.up,)), Pile("rest", rest))
        own: dict[str, Any] = {"up": dealt.up, "bids": dealt.bids, "trump": dealt.trump}
        own |= {"piles": piles, "shown": shown, "contract": dealt.trump or s.dealt.options.trump}
        if isinstance(s, Playing):
            first = at_first_lead(LadderView, s.phase, dealt, None, sides, dealt.history, **own)
            return in_play(first, s, seat)
        return before_play(LadderView, s, seat, sides, dealt.history, **own)

    def legal(self, v: LadderView) -> Decision:
        if not v.is_asked:
            return NOTHING
        if v.phase == Saying.phase:
            return Choose((*(Bid(n) for n in range(len(v.hand) + 1)), BOAST))
        if v.phase == Showing.phase:
            return Choose((*map(Show, v.hand), PASS))
        return to_play(able(v.hand, rules_of(v)[0].owing(v)))

    def why(self, v: LadderView, action: Action) -> Reason:
        rules = rules_of(v)[0]
        return why_no_play(v, action, rules.order, rules.owing(v))

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        match s, action:
            case Playing(), Play():
                return _play(s, seat, action)
            case Dealing(), Deal():
                (up,) = action.pile("up")
                nothing = (None,) * s.match.players
                dealt = Dealt(s.match, action.hands, up=up, bids=nothing)
                order = ORDERS[s.match.options.trump, dealt.trump]
                dealt = dealt.with_order(order)
                turned = tell("turned-up", card=up)
                return Step(Saying(dealt, dealt.eldest), (*dealt.told(), turned))
            case Saying(), Bid() | Say():
                return _say(s, seat, action)
            case Showing(), Show() | Say():
                dealt = s.dealt.with_done(seat, action)
                dealt = replace(dealt, shown=action.cards)
                told = tell("shows", who=seat, cards=action.cards)
                return Step(Playing(dealt, Tricks.begun(dealt.hands, seat)), (told,))
        raise ValueError(f"{action} does not fit {type(s).__name__}")

    def rest(self, s: State) -> Rest | None:
        if not isinstance(s, Playing):
            return None
        return Rest(rules_of(s.dealt)[1], s.tricks, alone(s.match.players))

    def scored(self, s: State, totals: Totals) -> State:
        assert isinstance(s, Playing)
        return _scored(s, totals[0], ()).state

    def reckon(self, told: Sequence[Event], options: LadderOptions, players: int) -> Reckoning:
        points = gained(told, players)
        lines = [Reason.of("gained", points=gain) for gain in points]
        bids = {
            what.values["who"]: what.values["value"] for what in public(told) if what.code == "bid"
        }
        tags = [(bid_tag(int(str(bids[s]))),) for s in seats(players)]
        accounts = [Account((s,), (lines[s],), points[s], tags[s]) for s in seats(players)]
        return Reckoning(None, None, tuple(accounts), number_of(told))


def _say(s: Saying, seat: Seat, action: Action) -> Step[State]:
    bid = len(s.dealt.hands[seat]) if action == BOAST else action.facts["value"]
    assert isinstance(bid, int)
    dealt = replace(s.dealt.with_done(seat, action), bids=placed(s.dealt.bids, seat, bid))
    told = (tell("bid", who=seat, value=bid, boasts=action == BOAST),)
    if seat == dealt.match.dealer:
        return Step(Showing(dealt, dealt.eldest), told)
    return Step(replace(s, dealt=dealt, turn=next_of(seat, dealt.match.players, ())), told)


def _play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    tricks, told = put_down(s.tricks, seat, action, rules_of(s.dealt)[0].order)
    playing = replace(s, tricks=tricks)
    return _scored(playing, tricks.won, told) if tricks.over else Step(playing, told)


def _scored(s: Playing, won: tuple[int, ...], told: tuple[Event, ...]) -> Step[State]:
    """Ten points and a point a trick for everyone who took exactly what they said."""
    match, bids = s.dealt.match, s.dealt.bids
    made = [bid == tricks for bid, tricks in zip(bids, won, strict=True)]
    gains = [10 + tricks if so else 0 for so, tricks in zip(made, won, strict=True)]
    assert isinstance(match, LadderMatch)
    match = replace(match, made=tuple(a + b for a, b in zip(match.made, made, strict=True)))
    match = match.with_gains(gains)
    scored = [
        tell("scored", who=who, points=gains[who], total=match.scores[who])
        for who in seats(match.players)
    ]
    over = match.deal == len(HANDS)
    step = go_on(match, leaders(match) if over else (), (*told, *scored))
    if over or match.options.deal == "left" or not any(made):
        return step
    best = max(seats(match.players), key=lambda who: gains[who])
    return Step(Dealing(match.next_deal(best)), step.events)
