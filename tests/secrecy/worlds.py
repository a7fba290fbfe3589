"""Two worlds in which one observer sees the same, played side by side.

A random deal is stopped somewhere. From what the observer sees then another world is guessed,
and both are told anew from the deal on, with everything that looks the same to the observer
done in both; then they go on together as long as they can. At every step the observer's view,
what was told, who is asked and every screen must be equal. They may part only where the rules
lay something open, and then it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, AnyGame, Illegal, Log, Options, Reason, Seat
from bot.rules.kit.actions import Action, Hidden
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.interval import Interval
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.session import GameSession
from bot.tables.screens.ballot_screen import ballot_panel
from bot.tables.screens.deal_screen import (
    hand_deal_screen,
    last_deal_screen,
    table_deal_screen,
)
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import last_trick_text, table_screen
from bot.tables.screens.victory_screen import victory_screen
from bot.words.card_style import CardStyle
from bot.words.words import words
from tests.rules.option_sets import OptionSets
from tests.rules.stacked import stacked, turned_up

Observer = Seat | None
WHERE = Where(TableId(1), "here")
Moves = list[tuple[Seat, Action]]
WORDS = words("en")
TEXT_ONLY = words("en", CardStyle(text_only=True))
GUESSES = 12
"""So many worlds are looked at for one in which whoever is asked has another choice."""
PASSED_OVER = 30
"""So many deals that do not come to where they are to be stopped, one after the other."""
TRIES = 30
"""So many actions are tried for one that looks like another."""
MIMICKED = 2
"""So many of the last actions are tried by the observer, who is mostly refused them."""
STRANGER = UserId(99)
"""Somebody who does not sit at the table."""


class Leak(AssertionError):
    """The observer can tell the worlds apart."""


def begun(game: AnyGame, options: Options, players: int) -> GameSession:
    """A game with people and robots, before its first deal."""
    head = Log(game=game.key, version=game.version, options=str(options), players=players)
    chairs = tuple(
        Chair(user=UserId(n + 1), name=f"P{n}") if n % 2 == 0 else Chair(robot=n)
        for n in range(players)
    )
    return session_of(GameId(1), head, chairs)


def guessed(session: GameSession, observer: Observer, moves: Moves, rng: Random) -> Moves:
    """Moves of this deal in another world that looks the same, in the order they were made."""
    deal, history = session.game.fill(session.view(observer), rng).told()
    done = [(CHANCE, deal), *((done.seat, done.action) for done in history)]
    own: dict[Seat, Iterator[Action]] = {
        seat: iter([action for who, action in done if who == seat])
        for seat in (CHANCE, *seats(session.log.players))
    }
    return [(seat, next(own[seat])) for seat, _ in moves]


def alike(
    here: GameSession, there: GameSession, seat: Seat, observer: Observer, rng: Random
) -> tuple[Action, Action] | None:
    """An action for either world that looks the same to the observer; ``None`` if none is found.

    It is the same action, or one of the same kind where the observer sees no more than that.
    """
    mine, theirs = (s.game.legal(s.view(seat)) for s in (here, there))
    for _ in range(TRIES):
        one = mine.sample(rng)
        hidden = looks_hidden(here, here.plus(seat, one), seat, observer)
        other = theirs.sample(rng) if hidden else one
        same_kind = type(one) is type(other) and len(one.cards) == len(other.cards)
        if other in theirs and (one == other or same_kind):
            return one, other
    return None


@dataclass
class Worlds:
    """The two of them, and how often they were found alike."""

    here: GameSession
    there: GameSession
    observer: Observer
    compared: int = 0
    unlike: Counter[str] = field(default_factory=Counter)
    """The number of actions whose seat had other choices in the other world, by phase."""
    forced: Counter[str] = field(default_factory=Counter)
    """The number of actions whose seat had no choice in one of the worlds, by phase."""
    answered: Counter[str] = field(default_factory=Counter)
    """The number of actions that the table would have answered by itself, by phase."""

    def step(self, seat: Seat, one: Action, other: Action) -> frozenset[str]:
        """Act in both; the codes of what was told in one world alone, none if all is equal.

        :raises Leak: the views differ, though nothing was told.
        """
        if seat != CHANCE:
            sizes = [len(s.game.legal(s.view(seat))) for s in (self.here, self.there)]
            self.unlike[self.here.view(None).phase] += sizes[0] != sizes[1]
            self.answered[self.here.view(None).phase] += self.here.only_answer(seat) is not None
            self.forced[self.here.view(None).phase] += 1 in sizes and sizes[0] != sizes[1]
        self.here, self.there = self.here.plus(seat, one), self.there.plus(seat, other)
        self.compared += 1
        views = self.here.view(self.observer), self.there.view(self.observer)
        heard = [_heard(session, self.observer) for session in (self.here, self.there)]
        if views[0] == views[1] and heard[0] == heard[1]:
            self.shown_alike()
            return frozenset()
        apart = frozenset(what.code for what in (heard[0] - heard[1]) + (heard[1] - heard[0]))
        if not apart:
            raise Leak(self._said("the views differ, but nothing was told", *views))
        return apart

    def shown_alike(self) -> None:
        """Compare every screen in both worlds.

        :raises Leak: one differs.
        """
        one, other = (list(_shown(session, self.observer)) for session in (self.here, self.there))
        for a, b in zip(one, other, strict=True):
            if a != b:
                raise Leak(self._said("a screen differs", a, b))

    def _said(self, what: str, *shown: object) -> str:
        told = [what, f"observer {self.observer}", *map(repr, shown)]
        return "\n".join([*told, str(self.here.log), str(self.there.log)])


def _heard(session: GameSession, observer: Observer) -> Counter[Reason]:
    return Counter(event.what for event in session.told if event.seen_by(observer))


def _shown(session: GameSession, observer: Observer) -> Iterator[object]:
    """All that leaves for this observer, and for everybody."""
    yield session.numbers
    yield session.turn
    yield [session.only_answer(seat) is None for seat in session.turn if seat != CHANCE]
    if session.result is None:
        yield table_screen(WORDS, TableId(1), session)
    yield details_screen(WORDS, TableId(1), session)
    yield last_trick_text(WORDS, session)
    yield sheet_screen(WORDS, TableId(1), session)
    lobby = Lobby.open(session.log.game, HOUSE, UserId(1), "P0")
    user = session.chairs[observer].user if observer is not None else None
    yield menu_screen(WORDS, TableId(1), lobby, session, user or STRANGER)
    if observer is not None:
        yield list(_answered(session, observer))
        yield ballot_panel(WORDS, TableId(1), lobby, session, observer, [])
        yield details_screen(WORDS, TableId(1), session, observer)
        for said in (WORDS, TEXT_ONLY):
            if session.result is None:
                yield hand_screen(said, WHERE, session, observer)
    if session.turn in ((), (CHANCE,)):
        yield from _ends(session, observer)


def _answered(session: GameSession, seat: Seat) -> Iterator[Reason | None]:
    """The answers to this seat if it does as others did just now; ``None``: it may."""
    done = [done.action for done in session.view(seat).history]
    for action in [action for action in done if not isinstance(action, Hidden)][-MIMICKED:]:
        try:
            session.plus(seat, action)
        except Illegal as error:
            yield error.reason
        else:
            yield None


def _ends(session: GameSession, observer: Observer) -> Iterator[object]:
    """The end of a deal, and of a game: its last trick lies, its result is read, one has won."""
    for said in (WORDS, TEXT_ONLY):
        yield table_screen(said, TableId(1), session, lies=True)
        if observer is not None:
            yield hand_screen(said, WHERE, session, observer, lies=True)
        if session.sheet:
            read = Interval(session.sheet[-1].deal, 0.0, 20.0, (UserId(1),), open=True)
            yield table_deal_screen(said, TableId(1), session, read)
            if observer is not None:
                yield hand_deal_screen(said, WHERE, session, observer, read)
        if session.result is not None:
            yield victory_screen(said, TableId(1), session)
        if session.result is not None and session.sheet:
            yield last_deal_screen(said, TableId(1), session)


def looks_hidden(before: GameSession, after: GameSession, seat: Seat, observer: Observer) -> bool:
    """Whether the observer saw only that something was done."""

    def hidden(session: GameSession) -> int:
        done = session.view(observer).history
        return sum(d.seat == seat and isinstance(d.action, Hidden) for d in done)

    return hidden(after) > hidden(before)


@dataclass
class Proof:
    """The comparisons made in one game."""

    game: AnyGame
    seed: int = 1
    phase: str = ""
    """The phase at which deals are stopped; anywhere, if none is named."""
    compared: int = 0
    unlike: Counter[str] = field(default_factory=Counter)
    forced: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    parted: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.rng = Random(f"secrecy {self.game.key} {self.seed}")
        self.sets = OptionSets(self.game, self.rng)

    def deals(self, count: int, **chosen: Any) -> Proof:
        """Compare worlds in so many deals, with random options but for those chosen."""
        for _ in range(count):
            options, players = self.sets.draw()
            options = replace(options, **chosen)
            self.game.check(options, players)
            self._deal(self._in_the_middle(begun(self.game, options, players)))
        return self

    def _in_the_middle(self, session: GameSession) -> GameSession:
        """Some deals later, with any scores; often they are near the end of the game."""
        match, target = session.game.match(session.state), session.view(None).target or 9
        scores = [0] * match.players
        for side in session.game.sides(match.options, match.players):
            score = self.rng.choice((0, target - self.rng.randint(1, max(1, target // 12))))
            for seat in side:
                scores[seat] = score
        dealer, deal = Seat(self.rng.randrange(match.players)), self.rng.randint(1, 3)
        match = replace(match, scores=tuple(scores), dealer=dealer, deal=deal)
        return replace(session, state=replace(session.state, match=match))

    def _deal(self, before: GameSession) -> None:
        now, moves = self._stopped(before)
        for _ in range(PASSED_OVER):
            if self.phase in ("", now.view(None).phase):
                break
            now, moves = self._stopped(before)
        if len(moves) > 0:
            observer = self.rng.choice((None, *seats(now.log.players)))
            self._compare(before, now, moves, observer)

    def _stopped(self, before: GameSession) -> tuple[GameSession, Moves]:
        """A deal that is under way, and what was done in it."""
        stop, moves, now = self.rng.randint(1, 40), Moves(), before
        while len(moves) < stop and (not moves or now.turn not in ((), (CHANCE,))):
            if self.phase and now.view(None).phase == self.phase and self.rng.random() < 0.3:
                break
            seat, action = self._any(now)
            last, now = now, now.plus(seat, action)
            moves.append((seat, action))
        if now.turn in ((), (CHANCE,)):
            now = last
            moves.pop()
        return now, moves

    def _any(self, session: GameSession) -> tuple[Seat, Action]:
        seat = self.rng.choice(session.turn)
        if seat == CHANCE:
            deal = stacked(session.game.chance(session.state, self.rng.randrange), self.rng)
            match = session.game.match(session.state)
            first = session.game.pack(match.options, match.players)[0]
            return seat, turned_up(deal, first) if self.rng.random() < 0.3 else deal
        return seat, session.game.legal(session.view(seat)).sample(self.rng)

    def _compare(
        self, before: GameSession, now: GameSession, moves: Moves, observer: Observer
    ) -> None:
        worlds = Worlds(before, before, observer)
        others = self._other_choices(before, now, moves, observer)
        for (seat, action), (_, other) in zip(moves, others, strict=True):
            if parted := worlds.step(seat, action, other):
                raise Leak(f"a guess looks the same now, but looked different before: {parted}")
        while not (apart := self._together(worlds)):
            if worlds.here.turn in ((), (CHANCE,)) or apart is None:
                break
        self.parted.update(apart or ())
        self.compared += worlds.compared
        self.unlike += +worlds.unlike
        self.forced += +worlds.forced
        self.answered += +worlds.answered

    def _other_choices(
        self, before: GameSession, now: GameSession, moves: Moves, observer: Observer
    ) -> Moves:
        """Another world, if possible one where whoever is asked may do more or less."""
        asked = next((seat for seat in now.turn if seat != observer), None)
        found: Moves = []
        for _ in range(GUESSES):
            found, there = guessed(now, observer, moves, self.rng), before
            if asked is None:
                break
            for seat, action in found:
                there = there.plus(seat, action)
            sizes = [len(s.game.legal(s.view(asked))) for s in (now, there)]
            if sizes[0] != sizes[1]:
                break
        return found

    def _together(self, worlds: Worlds) -> frozenset[str] | None:
        """One step that looks the same in both; ``None`` if there is none."""
        here, there = worlds.here, worlds.there
        seat = self.rng.choice(here.turn)
        pair = alike(here, there, seat, worlds.observer, self.rng)
        return None if pair is None else worlds.step(seat, *pair)
