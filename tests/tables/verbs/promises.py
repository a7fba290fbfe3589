"""The promises of a table, whatever verbs are done there: looked at after each of them.

- A decision is made exactly once: a second press of the same button, and one of an outdated
  button, are refused; the log only grows, by as many lines as are said to be new.
- Without a new line nothing changes in the game; with new lines it is what the rules make of them.
- Nobody sees two hands of one deal, and no secret of a shuffle is to be seen before the end.
- Where time runs everybody who is asked has one clock, for that decision, and nobody else has
  any; a decision times out once, and no clock is cut short but by a vote.
- The stored rows, read again, are the table's own state: its log replayed, its notes folded.
- After a deal nothing goes by itself while somebody reads its result, but the deck when somebody
  has gone on; no clock runs for who reads; who has left, or goes on, reads no more.
- A verb that was due and is done is due no more, and at a table that has closed nothing happens.
- Nobody sits on two chairs, a decision's number never comes again, and when all that stands in
  the way is taken away, cards fall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, cast

from bot.rules import CHANCE, GAMES, Illegal, Log, Seat, Seed, replay
from bot.storage.rows.ids import ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import FORMER
from bot.storage.store import Store, StoreBusy
from bot.tables.live.record import TableRecord
from bot.tables.model import notes as kinds
from bot.tables.model.lobby import HINTS, ROBOTS, TAKEBACKS, Lobby
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import new_table, reopened
from bot.tables.model.session import NO_DECISION
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.model.turn_clock import DAY, length_of
from bot.tables.verbs import (
    clocks,
    expire,
    forget,
    interval,
    play,
)
from tests.rules.option_sets import OptionSets
from tests.tables.verbs.memory import Page, at_once

PEOPLE = {UserId(10**17 + n): f"P{n}" for n in range(6)}
MODERATOR = 10**17 + 50
EPOCH, HOUR = 1_800_000_000.0, 3600.0
STEPS = 120
"""So many things are tried in a schedule."""
LOOKS = 0.02
"""After one verb of so many everything stored is read again."""


class BrokenPromise(AssertionError):
    """A promise of a table that does not hold."""


@dataclass
class WatchedTable:
    """One table with its page and its clock; each verb done at it is looked at."""

    seed: int
    steps: int = STEPS
    key: str | None = None
    often: str = ""
    """A verb that a schedule tries ten times as often as otherwise."""
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.rng = rng = Random(self.seed)
        self.now = EPOCH + rng.uniform(0, 2 * DAY)
        table = new_table(self._lobby(), GuildId(1), ChannelId(5), False, self.now)
        self.state = replace(table, row=replace(table.row, id=TableId(1)))
        self.page = Page(self.state.row, rng, failing=rng.choice((0.0, 0.0, 0.1)))
        self.record = TableRecord(cast(Store, self.page))
        self.quiet = {user: QuietHours(22, 8) for user in PEOPLE if rng.random() < 0.3}
        self.decided: dict[tuple[int, int], int] = {}
        """(seat, number) of each decision of a person → its line of the log."""
        self.over: set[tuple[int, int]] = set()
        """(seat, number) of each decision that is not asked any more."""
        self.timed_out: set[tuple[int, int]] = set()
        self.saw: dict[tuple[int, int], set[int]] = {}
        """(deal, person) → the seats whose hands they saw."""
        self.pressed: list[tuple[UserId, str, int]] = []
        """Buttons that somebody may press again."""
        self.thought: list[tuple[Seat, int, str]] = []
        """The moves that robots had to make, perhaps too late: seat, decision, line."""

    def _lobby(self) -> Lobby:
        rng = self.rng
        key = self.key or rng.choice(list(GAMES))
        user = rng.choice(list(PEOPLE))
        opened = Lobby.open(key, "house", user, PEOPLE[user])
        options, players = OptionSets(GAMES[key], rng)._one() or (opened.options, None)
        ruled = replace(opened, options=options)
        ruled = ruled if players is None else ruled.resize(players)
        return (
            ruled.with_clock(rng.choice((None, 0, 60, DAY)))
            .with_robots(rng.choice((*ROBOTS, ROBOTS[0])))
            .with_hints(rng.choice(HINTS))
            .with_takebacks(rng.choice((*TAKEBACKS, "consent")))
        )

    @property
    def moment(self) -> Moment:
        """The facts that a verb may know beside the table."""
        return Moment(
            now=self.now,
            quiet=self.quiet,
            seeds=self.record.seeds,
            new_seed=lambda: Seed(self.rng.randbytes(32)),
        )

    def must(self, kept: object, promise: str, *shown: object) -> None:
        """Raise a promise that is broken.

        :raises BrokenPromise: when it is.
        """
        if not kept:
            session = self.state.session
            lines = [note.line for note in self.page.notes[-12:]]
            log = str(session.log)[-600:] if session else ""
            told = "\n  ".join([promise, *map(repr, shown), *lines, log])
            raise BrokenPromise(f"seed {self.seed}: {told}")

    # ------------------------------------------------------------------ one verb

    def do(self, verb: Callable[..., Change[Any]], *args: Any, **kwargs: Any) -> Any:
        """Do this as the actor does it: check, store, swap."""
        before, moment = self.state, self.moment
        change = verb(before, moment, *args, **kwargs)
        after = at_once(self.record.commit(before, change, self.now))
        self.now += change.clock
        self.state = after.with_waits(self.now)
        self._look(before, change, verb)
        if self.rng.random() < LOOKS and verb is not forget.forget:
            self.look_again()
        return change.answer

    def tried(self, name: str, verb: Callable[..., Change[Any]], *args: Any) -> Any:
        """Do this, if it is not refused."""
        try:
            answer = self.do(verb, *args)
        except (Refusal, Illegal):
            self.done["refused by rules"] += 1
        except StoreBusy:
            self.done["refused by the disk"] += 1
            self.look_again()
        else:
            self.done[name] += 1
            return answer
        return None

    def refuses(self, verb: Callable[..., Change[Any]], *args: Any) -> bool:
        """Whether this is refused."""
        try:
            verb(self.state, self.moment, *args)
        except (Refusal, Illegal):
            return True
        return False

    # ------------------------------------------------------------------ what has to hold

    def _look(self, before: TableState, change: Change[Any], verb: object) -> None:
        was, now = before.session, self.state.session
        state, users = self.state, [c.user for c in self.state.chairs if c.user is not None]
        reads = before.interval if verb is interval.show else state.interval
        still = before.open or before == replace(
            state, row=before.row, talk=before.talk, waits=before.waits, interval=reads
        )
        self.must(still, "nothing happens at a closed table", verb)
        self.must(len(users) == len(set(users)), "nobody sits on two chairs", verb)
        awaited = any(chair.kept for chair in state.chairs) or state.suspension is not None
        closes = not state.open or expire.closing(state, self.now) is not None
        self.must(users or awaited or closes, "a table of nobody closes", verb)
        self.must(not state.open or state.lobby.host != FORMER, "somebody is host", verb)
        if now is None:
            return
        if was is not None:
            old, new = was.log.moves, now.log.moves
            self.must(new[: len(old)] == old, "the log only grows", verb)
            self.must(len(new) == len(old) + change.lines, "new lines are said to be", verb)
            if not change.lines:
                same = (was.state, was.numbers, was.told) == (now.state, now.numbers, now.told)
                self.must(same, "nothing happens without a line", verb)
            self.over |= {*enumerate(was.numbers)} - {*enumerate(now.numbers)}
        again = {(n, one) for n, one in enumerate(now.numbers) if one != NO_DECISION} & self.over
        self.must(not again, "no number comes again", verb, again)
        self.must(len(now.movers) == len(now.log.moves), "whose each line is")
        self._look_at_hands()
        self._look_at_clocks(before, change, verb)
        self._look_at_readers(before, change, verb)

    def _look_at_hands(self) -> None:
        session = self.state.session
        assert session is not None
        if self.state.status != "playing":
            return
        for n, chair in enumerate(session.chairs):
            if chair.user is not None and session.view(Seat(n)).hand:
                seen = self.saw.setdefault((session.deals, chair.user), set())
                seen.add(n)
                self.must(len(seen) == 1, "nobody sees two hands of one deal", chair, seen)

    def _look_at_clocks(self, before: TableState, change: Change[Any], verb: object) -> None:
        session, was = self.state.session, before.session
        assert session is not None
        run = [(turn.seat, turn.number) for turn in session.turns]
        self.must(len({seat for seat, _ in run}) == len(run), "one clock for a seat", verb, run)
        playing, clock = self.state.status == "playing", self.state.lobby.clock
        asked = [
            (seat, session.numbers[seat])
            for seat in session.turn
            if seat != CHANCE and session.chairs[seat].present
        ]
        self.must(not playing or {*run} <= {*asked}, "a clock is for who is asked", verb, run)
        all_run = self.state.time_runs and length_of(clock, session.chairs)
        self.must(not all_run or {*run} == {*asked}, "who is asked has a clock", verb, run, asked)
        for note in change.notes:
            if isinstance(note, kinds.TimedOut):
                assert was is not None
                key = int(note.seat), was.numbers[note.seat]
                self.must(key not in self.timed_out, "a decision times out once", key)
                turn = was.turn_of(note.seat)
                self.must(turn is not None and turn.due <= self.now, "its time was over", key)
                self.timed_out.add(key)
        by_vote = self.state.lobby.clock != before.lobby.clock
        known = {(t.seat, t.number): t for t in (was.turns if was else ())}
        for turn in session.turns if not by_vote else ():
            old = known.get((turn.seat, turn.number))
            if old is None:
                length = turn.due - self.now
                shortest = length_of(self.state.lobby.clock, session.chairs)
                self.must(length >= shortest - 1e-3, "a clock begins whole", verb, turn)
            elif verb is not clocks.set_clock:
                self.must(turn.due >= old.due - 1e-3, "no clock is cut short", verb, old, turn)

    def _look_at_readers(self, before: TableState, change: Change[Any], verb: object) -> None:
        session, was, reads = self.state.session, before.interval, self.state.interval
        assert session is not None
        if verb is play.go_on and change.lines and was is not None and was.waiting:
            deck = was.pressed and before.session is not None and before.session.turn == (CHANCE,)
            self.must(deck or was.until <= self.now, "robots wait for who reads", was, self.now)
        if reads is None:
            return
        here = [chair.user for chair in self.state.chairs if chair.user and chair.present]
        self.must({*reads.waiting} <= {*here}, "who has left does not read", verb, reads)
        over, lies = session.result is not None, not (reads.open or reads.waiting)
        self.must(self.state.status == "playing" or lies, "an interval is in a game", verb, reads)
        self.must(over == (self.state.status == "over"), "or a last trick lies", verb, reads)
        self.must(reads.deal == session.sheet[-1].deal, "it is of the last deal", verb, reads)
        dealt = session.turn != (CHANCE,)
        self.must(over or not dealt or reads.waiting, "it ends with the last reader", verb, reads)
        for turn in session.turns:
            if session.chairs[turn.seat].user in reads.waiting:
                runs = turn.since < reads.until - 1e-3
                self.must(not runs, "no clock runs for who reads", verb, turn, reads)
        self.done["somebody reads"] += bool(reads.waiting)

    def look_again(self) -> None:
        """Read all that is stored, which is what the table has in mind."""
        again, seeds = reopened(self.page.stored())
        exact = self.page.turns_known
        mind, disk = _in_mind(self.state, exact), _in_mind(again, exact)
        apart = {k: (mind[k], disk[k]) for k in mind if mind[k] != disk[k]}
        self.must(not apart, "what is stored is what is in mind", apart)
        self.must(seeds == self.record.seeds, "the secrets, too")
        if (session := self.state.session) is not None:
            self.must(replay(Log.read(str(session.log))) == session.state, "the log is the game")
            hidden = self.state.status == "over" or self.record.secret not in repr(self.state)
            self.must(hidden, "no secret is to be seen before the end")
        self.done["looked"] += 1

    # ------------------------------------------------------------------ the run


def _known(asked: Any) -> Any:
    """A proposal or a wish; that somebody agreed who has been forgotten counts for nothing."""
    if asked is None:
        return None
    return replace(asked, agreed=type(asked.agreed)(u for u in asked.agreed if u != FORMER))


def _in_mind(table: TableState, exact: bool) -> dict[str, Any]:
    """All that a restart has to find again."""
    session, open_ = table.session, table.open
    told: dict[str, Any] = {
        "status": table.status,
        "row": replace(table.row, message_id=None),
        "lobby": replace(table.lobby, chairs=()),
        "chairs": table.chairs,
        "suspension": table.suspension if open_ else None,
        "ended": table.ended_why,
        "request": _known(table.request),
        "hints": {(one.seat, one.decision) for one in table.hints},
        "session": session,
    }
    if session is not None:
        told |= {
            "turns": session.turns if exact else {(t.seat, t.number) for t in session.turns},
            "paused": session.paused_at,
            "proposals": session.proposals,
            "proposal": _known(session.proposal),
            "aside": _known(session.aside),
            "seen": session.seen,
            "movers": session.movers,
        }
    return told
