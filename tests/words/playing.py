"""Random games of every game, with people at the table, and all that is to be said of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Action, Reason, Seat
from bot.rules.about.moments import moments
from bot.rules.kit.reckoning import Reckoning
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from tests.rules.checks import odd_actions
from tests.rules.option_sets import OptionSets
from tests.rules.table import SOBER, Table
from tests.support.shared import shared

GAMES_EACH = 14
REASONS = 30
"""The number of reasons of one code that are kept."""
LONG = "Ánna-Größe Ōkami 三四郎 W_*"
"""A name as long as names may be, with all that names may have in them."""


@dataclass
class Heard:
    """The reasons, questions, marks and actions that came up in the games played."""

    reasons: dict[tuple[str, str], set[Reason]] = field(default_factory=dict)
    asks: set[str] = field(default_factory=set)
    """Keys of what was asked: the phases, and what one must where others may."""
    piles: set[str] = field(default_factory=set)
    marks: set[str] = field(default_factory=set)
    contracts: set[str] = field(default_factory=set)
    actions: set[Action] = field(default_factory=set)
    in_order: list[Action] = field(default_factory=list)
    """The same actions in the order of their text."""
    moments: list[GameSession] = field(default_factory=list)
    finished: int = 0

    def keep(self, kind: str, reason: Reason) -> None:
        held = self.reasons.setdefault((kind, reason.code), set())
        if len(held) < REASONS:
            held.add(reason)


@cache
def heard(key: str) -> Heard:
    """Everything heard in random games of this game, with random options."""
    return shared(f"heard {key}", lambda: _heard(key))


def _heard(key: str) -> Heard:
    game, rng = GAMES[key], Random(f"words {key}")
    sets, found = OptionSets(game, rng), Heard()
    for number in range(GAMES_EACH):
        table = Table.opened(game, *sets.draw(), rng)
        whole = number < 2 and not found.finished
        table.caution = SOBER if whole else 0.0
        for session in _played(table, rng, 4000 if whole else 150):
            _listen(found, table, session, rng)
        found.finished += table.over
    return found


def _played(table: Table, rng: Random, moves: int) -> Iterator[GameSession]:
    chairs = tuple(
        Chair(user=UserId(n + 1), name=LONG[:23] + str(n)) if n % 2 == 0 else Chair(robot=n)
        for n in range(table.players)
    )
    session = session_of(GameId(1), table.log, chairs)
    for _ in range(moves):
        yield session
        if table.over:
            return
        seat, action = table.choose(rng)
        table.move(seat, action)
        session = session.plus(seat, action)


def _listen(found: Heard, table: Table, session: GameSession, rng: Random) -> None:
    for event in session.told[-8:]:
        found.keep("event", event.what)
    if result := session.result:
        found.keep("result", result.why)
        for what in moments(session.reckonings, result):
            found.keep("moment", what)
    if session.turn in ((), (CHANCE,)) and session.reckonings:
        _reckoned(found, session.reckonings[-1])
    if rng.random() < 0.03 or session.result or session.turn == (CHANCE,):
        found.moments.append(session)
    view: Any = session.view(rng.choice(table.viewers))
    found.asks |= {view.phase, view.asks}
    found.piles |= {pile.name for pile in view.piles}
    found.contracts |= {view.contract} - {"", "NT", *"SHDC"}
    for kind, said in (("fact", view.facts), ("shown", tuple(s.what for s in view.shown))):
        for reason in said:
            found.keep(kind, reason)
    if view.stake is not None:
        found.keep("stake", view.stake)
    for seat in seats(table.players):
        for tag in view.tags(seat):
            found.keep("tag", tag)
        if seat in session.turn:
            _asked(found, table, seat, rng)
    found.marks |= set(table.game.marks(view).values())


def _reckoned(found: Heard, deal: Reckoning) -> None:
    for kind, what in (("bid-was", deal.contract), ("verdict", deal.verdict)):
        if what is not None:
            found.keep(kind, what)
    for moment in deal.moments:
        found.keep("moment", moment.what)
    for account in deal.accounts:
        for line in account.lines:
            found.keep("sum", line)


def _asked(found: Heard, table: Table, seat: Seat, rng: Random) -> None:
    view = table.view(seat)
    legal = table.game.legal(view)
    if duty := table.game.duty(view):
        found.keep("duty", duty)
    if len(found.actions) < 600 and len(legal) <= 60:
        found.actions |= set(legal)
    if len(found.in_order) < len(found.actions):
        found.in_order = sorted(found.actions, key=str)
    known = found.in_order
    for action in [*odd_actions(table, rng), *rng.sample(known, min(3, len(known)))]:
        if action not in legal:
            found.keep("why", table.game.why(view, action))
