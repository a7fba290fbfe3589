"""Four Jacks as a game of the house.

Source: the rules as told on a Japanese card players' forum in 1993 (not Polignac).
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from bot.rules.actions import Action, Deal, Give, Play, Vocabulary
from bot.rules.cards import Card, without
from bot.rules.decisions import NOTHING, Choose, Decision, Pick
from bot.rules.four_jacks.cardplay import ORDER, PACK, jacks, points, weakest
from bot.rules.four_jacks.guess import guess_deal
from bot.rules.four_jacks.states import (
    Dealing,
    FourJacksOptions,
    FourJacksView,
    Over,
    Passing,
    Playing,
    State,
    begin_play,
    right_of,
)
from bot.rules.deck import Layout
from bot.rules.events import Event, Step, tell
from bot.rules.game import Game
from bot.rules.match import Match, Result
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat, after, alone, seats
from bot.rules.tricks import Trick
from bot.rules.view import Done
from bot.rules.why import why_no_play, why_not_now

HAND: Final = 8


class FourJacks(Game[FourJacksOptions, State, FourJacksView]):
    """Three players, no trump; whoever plays the weakest card takes the trick's jacks."""

    key: ClassVar[str] = "four-jacks"
    options = FourJacksOptions
    vocabulary = Vocabulary(Give, Play)

    def __init__(self) -> None:
        self.presets = {"house": FourJacksOptions(), "source": FourJacksOptions()}

    def players(self, options: FourJacksOptions) -> Sequence[int]:
        """Three."""
        return (3,)

    def pack(self, options: FourJacksOptions, players: int) -> tuple[Card, ...]:
        """24 cards, ace to nine."""
        return PACK

    def sides(self, options: FourJacksOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for themselves."""
        return alone(players)

    def layout(self, options: FourJacksOptions, players: int) -> Layout:
        """Eight each, singly; nothing is left."""
        return Layout(HAND)

    def start(self, options: FourJacksOptions, players: int) -> State:
        """Before the first deal."""
        return Dealing(Match.new(options, players))

    def match(self, s: State) -> Match[FourJacksOptions]:
        """What stands between the deals."""
        return s.match

    def to_act(self, s: State) -> tuple[Seat, ...]:
        """The deck; then all who have not chosen; then one after the other."""
        match s:
            case Dealing():
                return (CHANCE,)
            case Passing():
                return tuple(Seat(n) for n, card in enumerate(s.given) if card is None)
            case Playing():
                return (s.turn,)
            case Over():
                return ()

    def result(self, s: State) -> Result | None:
        """The highest total wins, ties shared."""
        return s.result if isinstance(s, Over) else None

    def view(self, s: State, seat: Seat | None) -> FourJacksView:
        """What this seat may know."""
        n = s.match.players
        limit = s.match.options.limit if s.match.options.end == "limit" else 0
        v = FourJacksView(
            seat=seat,
            players=n,
            options=s.match.options,
            phase=type(s).__name__.lower(),
            deal=s.match.deal,
            dealer=s.match.dealer,
            turn=self.to_act(s),
            counts=(0,) * n,
            sides=alone(n),
            tricks_won=(0,) * n,
            scores=s.match.scores,
            target=limit,
        )
        match s:
            case Passing():
                return replace(
                    v,
                    hand=ORDER.sorted(s.dealt.hands[seat]) if seat is not None else (),
                    counts=(HAND,) * n,
                    history=tuple(done.seen_by(seat) for done in s.history),
                )
            case Playing():
                return self._view_play(v, s)
            case Over():
                return replace(v, result=s.result)
            case _:
                return v

    def _view_play(self, v: FourJacksView, s: Playing) -> FourJacksView:
        passed = {done.seat: done.action.cards[0] for done in s.history[: v.players]}
        asked_to_pass = s.match.options.pass_cards == "right"
        giver = None if v.seat is None else after(v.seat, v.players)
        gives = s.history[: v.players] if asked_to_pass else ()
        return replace(
            v,
            hand=ORDER.sorted(s.hands[v.seat]) if v.seat is not None else (),
            counts=tuple(len(hand) for hand in s.hands),
            trick=s.trick,
            last_trick=s.last_trick,
            tricks_won=s.tricks_won,
            history=(*(d.seen_by(v.seat) for d in gives), *s.history[len(gives) :]),
            received=passed[giver] if asked_to_pass and giver is not None else None,
            taken=s.taken,
            facts=tuple(
                Reason.of("jacks-taken", who=Seat(who), cards=mine)
                for who, mine in enumerate(s.taken)
                if mine
            ),
        )

    def legal(self, v: FourJacksView) -> Decision:
        """Any card to pass; then follow suit if able."""
        if v.seat is None or v.seat not in v.turn:
            return NOTHING
        if v.phase == "passing":
            return Pick(Give, v.hand, 1, 1)
        led = v.trick.led if v.trick else None
        able = v.hand if led is None else ORDER.follow(v.hand, led)
        return Choose(tuple(Play(card) for card in able))

    def why(self, v: FourJacksView, action: Action) -> Reason:
        """Not held, the wrong moment, the wrong number of cards, or suit must be followed."""
        if v.phase == "passing" and isinstance(action, Give) and set(action.cards) <= set(v.hand):
            return Reason.of("wrong-count", count=len(action.cards), least=1, most=1)
        return why_no_play(v, action, ORDER) if v.phase == "playing" else why_not_now(v, action)

    def guess(self, v: FourJacksView, rng: Random) -> State:
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
        """Deal, pass or play."""
        match s, action:
            case Dealing(), Deal():
                return self._dealt(s, action)
            case Passing(), Give():
                return self._passed(s, seat, action)
            case Playing(), Play():
                return self._played(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")

    def _dealt(self, s: Dealing, deal: Deal) -> Step[State]:
        events = [tell("dealt", dealer=s.match.dealer, deal=s.match.deal)]
        events += [
            tell("your-hand", to=(Seat(seat),), cards=ORDER.sorted(hand))
            for seat, hand in enumerate(deal.hands)
        ]
        if s.match.options.pass_cards == "none":
            return Step(begin_play(s.match, deal, ()), tuple(events))
        return Step(Passing(s.match, deal, (None,) * s.match.players), tuple(events))

    def _passed(self, s: Passing, seat: Seat, action: Give) -> Step[State]:
        (card,) = action.cards
        chosen = tuple(card if n == seat else c for n, c in enumerate(s.given))
        to = right_of(seat, s.match.players)
        events = [
            tell("gave", who=seat, count=1, receiver=to),
            tell("you-gave", to=(seat,), cards=(card,), receiver=to),
        ]
        given = tuple(c for c in chosen if c is not None)
        if len(given) < s.match.players:
            return Step(replace(s, given=chosen), tuple(events))
        for giver in seats(s.match.players):
            taker = right_of(giver, s.match.players)
            events.append(tell("you-got", to=(taker,), cards=(given[giver],), giver=giver))
        return Step(begin_play(s.match, s.dealt, given), tuple(events))

    def _played(self, s: Playing, seat: Seat, action: Play) -> Step[State]:
        cards = (*s.trick.cards, action.card)
        who = (*s.trick.seats, seat)
        trick = s.trick.plus(seat, action.card, who[ORDER.winner(cards)])
        s = replace(
            s,
            history=(*s.history, Done(seat, action)),
            hands=tuple(
                without(hand, action.card) if n == seat else hand for n, hand in enumerate(s.hands)
            ),
            trick=trick,
        )
        events = (tell("played", who=seat, card=action.card),)
        if len(cards) < s.match.players:
            return Step(s, events)
        return self._trick_done(s, events)

    def _trick_done(self, s: Playing, events: tuple[Event, ...]) -> Step[State]:
        trick = s.trick
        assert trick.winner is not None
        leader, taker = trick.winner, trick.seats[weakest(trick.cards)]
        events = (*events, tell("trick-won", who=leader))
        if found := jacks(trick.cards):
            events = (*events, tell("takes-jacks", who=taker, cards=found))
        s = replace(
            s,
            trick=Trick(leader),
            last_trick=trick,
            tricks_won=tuple(w + (n == leader) for n, w in enumerate(s.tricks_won)),
            taken=tuple((*t, *found) if n == taker else t for n, t in enumerate(s.taken)),
        )
        if any(s.hands):
            return Step(s, events)
        return _deal_done(s, events)


def _deal_done(s: Playing, events: tuple[Event, ...]) -> Step[State]:
    gains = points(s.taken)
    match = s.match.scored(gains)
    if any(len(mine) == 4 for mine in s.taken):
        events = (*events, tell("four-jacks", who=_slammer(s.taken)))
    for seat, gain in enumerate(gains):
        events = (
            *events,
            tell("scored", who=Seat(seat), points=gain, total=match.scores[seat]),
        )
    if not _ended(match):
        return Step(Dealing(match.next_deal()), events)
    best = max(match.scores)
    winners = tuple(Seat(n) for n, score in enumerate(match.scores) if score == best)
    why = "last-deal" if match.options.end == "deals" else "limit"
    result = Result(match.scores, winners, Reason.of(why))
    return Step(Over(match, result), (*events, tell("game-over", winners=winners)))


def _slammer(taken: Sequence[Sequence[Card]]) -> Seat:
    return next(Seat(n) for n, mine in enumerate(taken) if len(mine) == 4)


def _ended(match: Match[FourJacksOptions]) -> bool:
    if match.options.end == "deals":
        return match.deal >= match.options.deals
    return any(abs(score) >= match.options.limit for score in match.scores)
