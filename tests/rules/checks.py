"""The promises of the house, checked on any game at any moment. Each raises :class:`Broken`."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any, Final

from bot.rules import CHANCE, Action, Card, Event, Illegal, Log, Reason, Seat, Suit, replay, step
from bot.rules.about.steps import not_your_turn
from bot.rules.decisions import Choose, Decision, Pick
from bot.rules.kit.actions import (
    CLAIM,
    DEFEND_ALONE,
    KEEP,
    LEAD_ON,
    NO,
    PASS,
    REDEAL,
    SHOVE,
    SURRENDER,
    Bid,
    Call,
    Deal,
    Discard,
    Give,
    Hidden,
    NameTrump,
    OrderUp,
    Play,
    Swap,
)
from bot.rules.kit.cards import SUITS
from bot.rules.kit.ending import leaders
from bot.rules.kit.events import Step
from bot.rules.kit.match import Match, Result
from bot.rules.kit.seats import seats
from bot.rules.kit.tricks import Order, Trick
from bot.rules.kit.view import Done, Pile, Shown
from tests.rules.table import Table, Viewer, must

SAYS: Final = (PASS, NO, KEEP, REDEAL, DEFEND_ALONE, SHOVE, SURRENDER, LEAD_ON, CLAIM)
MANY: Final = 200
"""So many actions of one decision are looked at one by one."""


# Views


def views(table: Table) -> None:
    """Everybody's view has the public core, and the views agree with one another."""
    game, s, n = table.game, table.state, table.players
    turn, match = table.turn, game.match(s)
    must(isinstance(match, Match), "match() gives a Match", match)
    must(match.options == table.options and match.players == n, "match() keeps the options", match)
    must(
        turn in ((), (CHANCE,)) or (set(turn) <= set(seats(n)) and list(turn) == sorted(set(turn))),
        "to_act is nobody, the deck, or seats in order",
        turn,
    )
    must((game.result(s) is not None) == (not turn), "there is a result only when nobody acts", s)
    seen = {viewer: table.view(viewer) for viewer in table.viewers}
    for viewer, v in seen.items():
        _core(table, viewer, v)
        must(v == table.view(viewer), "a view is the same when it is taken again", v)
    for seat in seats(n):
        must(len({v.tags(seat) for v in seen.values()}) == 1, "all see the same plates", seat)
    _agreement(table, seen)
    _conservation(table, seen)


def _core(table: Table, viewer: Viewer, v: Any) -> None:
    n, match = table.players, table.game.match(table.state)
    pack = Counter(table.game.pack(table.options, n))

    def seated(*places: Any) -> bool:
        return all(type(p) is Seat and 0 <= p < n for p in places)

    def whole(numbers: Any, least: int | None = None) -> bool:
        kind = isinstance(numbers, tuple) and len(numbers) == n
        return kind and all(type(x) is int and (least is None or x >= least) for x in numbers)

    def of(kind: type, things: Any) -> bool:
        return isinstance(things, tuple) and all(isinstance(thing, kind) for thing in things)

    def trick(one: Any) -> bool:
        if one is None:
            return True
        led = not one.seats or one.seats[0] == one.leader
        held = one.winner in one.seats if one.cards else one.winner is None
        return (
            isinstance(one, Trick)
            and of(Card, one.cards)
            and len(one.cards) == len(one.seats) == len(set(one.seats))
            and seated(one.leader, *one.seats)
            and led
            and held
        )

    sided = [seat for side in v.sides for seat in side]
    promises = {
        "seat": v.seat == viewer,
        "players": v.players == n,
        "options": v.options == table.options,
        "phase": type(v.phase) is str and v.phase and " " not in v.phase,
        "deal": v.deal == match.deal and v.deal >= 1,
        "dealer": seated(v.dealer) and v.dealer == match.dealer,
        "turn": v.turn == table.turn and of(Seat, v.turn),
        "waits_for_deck": v.waits_for_deck == (table.turn == (CHANCE,)),
        "hand": of(Card, v.hand)
        and not Counter(v.hand) - pack
        and (viewer is not None or not v.hand),
        "counts": whole(v.counts, 0),
        "trick": trick(v.trick),
        "last_trick": trick(v.last_trick),
        "trump": v.trump is None or isinstance(v.trump, Suit),
        "contract": isinstance(v.contract, str),
        "maker": v.maker is None or seated(v.maker),
        "sitting_out": of(Seat, v.sitting_out) and seated(*v.sitting_out),
        "sides": of(tuple, v.sides) and seated(*sided) and len(sided) == len(set(sided)),
        "tricks_won": whole(v.tricks_won, 0),
        "scores": whole(v.scores) and v.scores == match.scores,
        "target": type(v.target) is int,
        "piles": of(Pile, v.piles)
        and all(len(p.cards) <= p.count and of(Card, p.cards) for p in v.piles)
        and len({p.name for p in v.piles}) == len(v.piles),
        "shown": of(Shown, v.shown)
        and all(seated(x.seat) and of(Card, x.cards) and reason(x.what) for x in v.shown),
        "history": of(Done, v.history) and all(seated(d.seat) for d in v.history),
        "facts": of(Reason, v.facts) and all(reason(fact) for fact in v.facts),
    }
    for name, kept in promises.items():
        must(kept, f"{name} of the view is what house.md says", viewer, getattr(v, name))
    must(all(v.side_of(seat) and seat in v.side_of(seat) for seat in seats(n)), "side_of", v.sides)


def _agreement(table: Table, seen: dict[Viewer, Any]) -> None:
    """Public facts are the same in every view."""
    open_ = ("phase", "turn", "counts", "trick", "last_trick", "tricks_won", "scores", "dealer")
    told_all = ("deal", "trump", "contract", "maker", "sitting_out", "target", "shown", "players")
    for name in (*open_, *told_all):
        found = {viewer: getattr(v, name) for viewer, v in seen.items()}
        must(len(set(found.values())) == 1, f"{name} is the same for everybody", found)
    public = seen[None]
    for viewer, v in seen.items():
        must(
            [(p.name, p.count) for p in v.piles] == [(p.name, p.count) for p in public.piles],
            "everybody sees which piles there are, and how high",
            viewer,
            v.piles,
        )
        must(
            [d.seat for d in v.history] == [d.seat for d in public.history],
            "everybody knows who acted",
            viewer,
            v.history,
        )
        for mine, theirs in zip(v.history, public.history, strict=True):
            shape = isinstance(theirs.action, Hidden) or mine == theirs
            must(shape, "a history shows an action or hides its cards", mine, theirs)
            own = mine.seat != viewer or not isinstance(mine.action, Hidden)
            must(own, "nothing a seat did is hidden from itself", mine)


def _conservation(table: Table, seen: dict[Viewer, Any]) -> None:
    """Hands, piles and tricks make up the pack, and no card is in two places."""
    public = seen[None]
    if table.turn in ((), (CHANCE,)):
        return
    pack = Counter(table.game.pack(table.options, table.players))
    played = [c for d in public.history if type(d.action) is Play for c in d.action.cards]
    total = sum(public.counts) + sum(p.count for p in public.piles) + len(played)
    must(
        total == sum(pack.values()),
        "hands, piles and cards played make up the pack",
        public.counts,
        public.piles,
        played,
    )
    known = Counter(played)
    for seat in seats(table.players):
        hand = seen[seat].hand
        must(len(hand) in (0, public.counts[seat]), "counts are the lengths of the hands", seat)
        known += Counter(hand)
    for pile in public.piles:
        best = max((v.piles for v in seen.values()), key=lambda piles: _shown(piles, pile.name))
        known += Counter(next(p.cards for p in best if p.name == pile.name))
    must(not known - pack, "no card is in two places", known - pack)
    on_table = Counter(public.trick.cards if public.trick else ())
    must(not on_table - Counter(played), "the trick lies in the history", public.trick)


def _shown(piles: tuple[Pile, ...], name: str) -> int:
    return next(len(p.cards) for p in piles if p.name == name)


# Reasons and decisions


def reason(what: Any) -> bool:
    """Whether this is a reason a language can make a sentence of."""

    def fact(value: Any) -> bool:
        if type(value) is tuple:
            return all(isinstance(v, Card | Seat) for v in value)
        return type(value) in (str, int, bool, Card, Suit, Seat)

    named = isinstance(what, Reason) and bool(what.code) and " " not in what.code
    return named and all(fact(v) for _, v in what.facts) and str(what).startswith(what.code)


def decisions(table: Table, rng: Random) -> None:
    """Seats that are asked can act, nobody else can, and every action prints and parses back."""
    for viewer in table.viewers:
        decision = table.game.legal(table.view(viewer))
        must(isinstance(decision, Choose | Pick), "legal() gives a Decision", decision)
        asked = viewer in table.turn
        must((len(decision) > 0) == asked, "those in to_act can act, and nobody else", viewer)
        if asked:
            _decision(table, decision, rng)


def _decision(table: Table, decision: Decision, rng: Random) -> None:
    game = table.game
    listed = list(decision) if len(decision) <= MANY else []
    if listed:
        must(len(listed) == len(decision), "a decision is as long as it says", listed)
        must(len(set(listed)) == len(listed), "a decision lists nothing twice", listed)
    for action in [*listed, *(decision.sample(rng) for _ in range(3))]:
        must(action in decision, "what a decision lists or samples is in it", action)
        line = game.write(action)
        must(game.read(line) == action, "an action prints and parses back", action, line)
        must(game.read(f"  {line.replace(' ', '   ')} ") == action, "blanks do not matter", line)
        must(not isinstance(action, Deal | Hidden), "nobody deals but the deck", action)
        must("\n" not in line and line == " ".join(line.split()), "an action is one line", line)


# The refusals of the rules


def refusals(table: Table, rng: Random) -> None:
    """Every action that is not legal is refused with a reason, whoever tries it."""
    for action in odd_actions(table, rng):
        for seat in (*seats(table.players), CHANCE):
            _refusal(table, seat, action)


def odd_actions(table: Table, rng: Random) -> Iterable[Action]:
    """Actions from anywhere: of this game before, of other games, with any cards."""
    pack = table.game.pack(table.options, table.players)
    card, some = rng.choice(pack), tuple(rng.sample(pack, rng.randint(0, 4)))
    suit = rng.choice((*SUITS, None))
    hands = [c for s in seats(table.players) for c in table.view(s).hand]
    kinds: list[Callable[[], Action]] = [
        lambda: Play(card),
        lambda: Play(rng.choice(hands)) if hands else Swap(card),
        lambda: rng.choice((Swap(card), Discard(some), Give(some), Discard((card, card)))),
        lambda: rng.choice((Bid(rng.randint(-1, 300)), Bid("shoot"), Bid("big"), Bid("nonsense"))),
        lambda: rng.choice((OrderUp(), OrderUp(alone=True), Call(suit), NameTrump(suit))),
        lambda: rng.choice(SAYS),
        lambda: rng.choice((Hidden("give", 1), Deal((some,)), Deal(()))),
        lambda: rng.choice(table.moves)[1] if table.moves else PASS,
    ]
    return [make() for make in rng.sample(kinds, 2)]


def _refusal(table: Table, seat: Seat, action: Action) -> None:
    game, s = table.game, table.state
    if seat == CHANCE:
        if seat in table.turn and game.misdeal(s, action) is None:
            return
    else:
        view = table.view(seat)
        if action in game.legal(view):
            return
        must(reason(game.why(view, action)), "why() gives a reason", game.why(view, action))
    try:
        step(game, s, seat, action)
    except Illegal as illegal:
        must(reason(illegal.reason), "Illegal carries a reason", illegal.reason)
        if seat not in table.turn:
            must(illegal.reason == not_your_turn(table.turn), "it is not one's turn", illegal)
        elif seat != CHANCE:
            why = game.why(table.view(seat), action)
            must(illegal.reason == why, "step gives the reason of why()", illegal.reason, why)
    else:
        must(False, "what is not legal is refused", seat, action)


def misdeals(table: Table, deal: Action, rng: Random) -> None:
    """A deal prints and parses back; one that is not of the pack is refused."""
    game = table.game
    must(isinstance(deal, Deal), "chance() deals", deal)
    assert isinstance(deal, Deal)
    must(game.read(game.write(deal)) == deal, "a deal prints and parses back", deal)
    must(game.misdeal(table.state, deal) is None, "chance() deals the pack", deal)
    pack = game.pack(table.options, table.players)
    strange = rng.choice([c for c in Card._all.values() if c not in pack])
    first, *rest = deal.hands
    for wrong in (
        Deal(((strange, *first[1:]), *rest), deal.piles),
        Deal((first[1:], *rest), deal.piles),
        Deal((first, *rest), (*deal.piles, ("sleeve", ()))),
        Deal(tuple(rest), deal.piles),
    ):
        fault = game.misdeal(table.state, wrong)
        must(reason(fault), "a deal that is not of the pack is told so", wrong, fault)
        _refusal(table, CHANCE, wrong)


# States


def values(table: Table) -> None:
    """States and views are values: frozen, hashable, equal after a journey."""
    things = [table.state, *(table.view(viewer) for viewer in table.viewers)]
    for thing in things:
        _frozen(thing)
        copy = pickle.loads(pickle.dumps(thing))
        must(copy == thing and hash(copy) == hash(thing), "a copy is equal", thing)
    copy = pickle.loads(pickle.dumps(table.state))
    for viewer in table.viewers:
        must(table.view(viewer, copy) == table.view(viewer), "equal states look the same", viewer)


def _frozen(thing: Any) -> None:
    if thing is None or isinstance(thing, str | int | bool | Enum | type | Order):
        return
    if isinstance(thing, tuple | frozenset):
        for part in thing:
            _frozen(part)
        return
    kept = is_dataclass(thing) and type(thing).__dataclass_params__.frozen
    must(kept, "everything in a state is frozen", thing)
    for f in fields(thing):
        _frozen(getattr(thing, f.name))


def together(table: Table, rng: Random) -> None:
    """Simultaneous choices give the same state in whatever order they come."""
    game, turn = table.game, table.turn
    if len(turn) < 2:
        return
    chosen = {seat: game.legal(table.view(seat)).sample(rng) for seat in turn}
    ends = []
    for order in (turn, tuple(rng.sample(turn, len(turn)))):
        s = table.state
        for n, seat in enumerate(order):
            for waiting in order[n:]:
                must(waiting in game.to_act(s), "who has not chosen is still asked", waiting)
                must(
                    game.legal(game.view(s, waiting)) == game.legal(table.view(waiting)),
                    "what others choose together with me changes nothing of my choice",
                    waiting,
                )
            s = step(game, s, seat, chosen[seat]).state
        ends.append(s)
    must(ends[0] == ends[1], "simultaneous choices commute", chosen, *ends)


def logs(table: Table) -> None:
    """The log is text, and replays to an equal state."""
    text = str(table.log)
    read = Log.read(text)
    must(read == table.log and str(read) == text, "a log prints and parses back", text)
    again = replay(read)
    must(again == table.state, "a log replays to an equal state", again, table.state)


# Events, scores and results


def events(table: Table, before: Any, done: Step[Any]) -> None:
    """Events go to seats of this table, and what is scored adds up."""
    game, n = table.game, table.players
    for event in done.events:
        must(isinstance(event, Event) and reason(event.what), "an event has a reason", event)
        heard = event.to is None or (event.to and set(event.to) <= set(seats(n)))
        must(heard, "an event goes to seats of this table", event)
    old, new = game.match(before), game.match(done.state)
    gains, totals = _scored(done.events, n)
    change = [b - a for a, b in zip(old.scores, new.scores, strict=True)]
    must(gains == change, "the points told are the points scored", gains, change, done.events)
    must(all(new.scores[s] == t for s, t in totals.items()), "totals told are right", totals)
    result = game.result(done.state)
    if result is not None:
        _result(table, result, new)


def _scored(events: Iterable[Event], players: int) -> tuple[list[int], dict[Seat, int]]:
    gains, totals = [0] * players, {}
    for event in events:
        if event.what.code != "scored":
            continue
        must(event.to is None, "points are public", event)
        facts: Any = event.what.values
        who = facts["who"] if isinstance(facts["who"], tuple) else (facts["who"],)
        for seat in who:
            gains[seat] += facts["points"]
            if "total" in facts:
                totals[seat] = facts["total"]
    return gains, totals


def _result(table: Table, result: Result, match: Match[Any]) -> None:
    must(isinstance(result, Result) and reason(result.why), "a result says why", result)
    must(result.scores == match.scores, "a result has the last scores", result, match)
    winners = result.winners
    must(winners and set(winners) <= set(seats(table.players)), "somebody wins", result)
    must(list(winners) == sorted(set(winners)), "winners are told once, in seat order", result)
    for side in table.game.sides(table.options, table.players):
        won = set(side) & set(winners)
        must(not won or won == set(side), "partners win together", result, side)
        must(len({match.scores[s] for s in side}) == 1, "partners have equal scores", match)
    top = set(leaders(match))
    named = dict(result.why.facts).get("winners")
    must(top <= set(winners) or named == winners, "the top wins, or the reason names who", result)
