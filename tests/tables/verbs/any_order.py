"""Everything that can be done at a table, by anybody, in any order: only verbs, no store, no loop.

``python -m tests.tables.verbs.any_order 2000`` plays 2,000 evenings at one table each, from seed 0
on; `test_any_order.py` plays a few. After each verb everything is looked at that has to hold
whatever happens.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Illegal, Seat, Seed, replay
from bot.rules.kit.actions import PASS
from bot.storage.rows.people import FORMER
from bot.storage.rows.tables import NoteRow, TableRow
from bot.tables.model.beside import Beside, fold
from bot.tables.model.lobby import BadOptions, Lobby, Refusal
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Rules, Subject
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.model.talk import PHRASES
from bot.tables.model.turn_clock import CLOCKS, length_of
from bot.tables.verbs import (
    ballots,
    claim,
    clocks,
    end,
    forget,
    hint,
    host,
    pause,
    play,
    seats,
    start,
    suspend,
    take_back,
    talk,
    vote,
)
from bot.tables.verbs import lobby as lobbies
from bot.tables.verbs.due import Due, due

PEOPLE = {10**17 + n: f"P{n}" for n in range(6)}
GAMES_PLAYED = tuple(GAMES)
NOW = 1_800_000_000.0
REFUSED = (Refusal, Illegal, BadOptions)


class Broken(AssertionError):
    """What should hold whatever happens does not."""


def must(holds: object, what: str) -> None:
    """Say what is broken, if something is."""
    if not holds:
        raise Broken(what)


@dataclass
class Evening:
    """One table, its time, the lines of its log, and what has been done at it."""

    seed: int
    rng: Random = field(init=False)
    state: TableState = field(init=False)
    secret: Seed = field(init=False)
    now: float = NOW
    due: Due = field(default_factory=dict)
    rows: list[NoteRow] = field(default_factory=list)
    numbers: dict[tuple[int, int], int] = field(default_factory=dict)
    """For each decision (seat and number) after how many lines of the log it was first asked."""
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.secret = Seed(self.rng.randbytes(32))
        game = self.rng.choice(GAMES_PLAYED)
        user, name = next(iter(PEOPLE.items()))
        lobby = Lobby.open(game, "house", user, name)
        row = TableRow(
            id=1 + self.seed,
            guild_id=self.rng.choice((0, 5, 5, 5)),
            channel_id=6,
            host_id=user,
            game=game,
            preset="house",
            options="",
            level="normal",
            created_at=NOW,
            updated_at=NOW,
            host_at=NOW,
        )
        self.state = TableState(row=row, lobby=lobby)

    @property
    def moment(self) -> Moment:
        """What a verb may know."""
        return Moment(now=self.now, seeds=(self.secret,), new_seed=lambda: self.secret)

    def do(self, verb: Callable[..., Change[Any]], *args: Any) -> bool:
        """Do this, if it is not refused, and look whether all is well. Whether it was done."""
        before = self.state
        name = f"{verb.__module__.rpartition('.')[2]}.{verb.__name__}"
        try:
            change = verb(before, self.moment, *args)
        except REFUSED as refusal:
            self.done[f"{name} refused: {refusal.reason.code}"] += 1
            return False
        self.now += change.clock
        after, session = change.state, change.state.session
        if change.notes or change.lines or after.lobby != before.lobby:
            after = replace(after, row=replace(after.row, updated_at=self.now))
        if change.seed is not None and session is not None:
            after = after.with_session(replace(session, game_id=1))
        self.rows += [NoteRow(str(note), self.now) for note in change.notes]
        if verb is forget.forget and before.open:  # a closed table is let go
            self._strike_out(*args)
        self.state = after.with_waits(self.now)
        self.done[name] += 1
        try:
            self._look(before, change)
        except Broken as broken:
            raise Broken(f"{name}{args!r}: {broken}") from None
        if verb is forget.forget and before.open:
            must(not forget.names(self.state, *args), "who is forgotten is named")
        return True

    def _strike_out(self, user: int) -> None:
        """The store writes a former player where somebody was."""
        self.rows = [
            replace(row, line=re.sub(rf"\b{user}\b", str(FORMER), row.line)) for row in self.rows
        ]

    # ------------------------------------------------------------------ what has to hold

    def _look(self, before: TableState, change: Change[Any]) -> None:
        after = self.state
        must(after.open or change.state.status in ("over", "ended"), "the status is unknown")
        if not before.open:
            same = replace(after, row=before.row, talk=before.talk, suspension=before.suspension)
            must(same == before, "something happens at a closed table")
        users = [chair.user for chair in after.chairs if chair.user is not None]
        must(len(users) == len(set(users)), "somebody sits on two chairs")
        must(not after.open or after.lobby.host != FORMER, "nobody is host")
        self._look_at_log(before, change)
        if after.session is not None:
            self._look_at_turns(after.session)
            self._look_at_numbers(after.session)
        told = fold(self.rows, after.lobby.game)
        must(told == self._beside(), f"a restart takes up something else: {told}")

    def _beside(self) -> Beside:
        """What a restart would have to find in the notes."""
        state, session = self.state, self.state.session
        told = fold(self.rows, state.lobby.game)  # for what nobody needs any more
        proposal, request = session.proposal if session else None, state.request
        if (noted := told.request) is not None and request is not None:
            must(noted.agreed - {FORMER} == request.agreed, "somebody else agreed to a wish")
            request = replace(request, agreed=noted.agreed)
        if told.proposal is not None and proposal is not None:
            agreed = tuple(user for user in told.proposal.agreed if user != FORMER)
            must(agreed == proposal.agreed, "somebody else agreed to a proposal")
            proposal = replace(proposal, agreed=told.proposal.agreed)
        return Beside(
            suspension=state.suspension if state.open else told.suspension,
            ended=state.ended_why,
            request=request,
            hints=state.hints,
            proposals=session.proposals if session else 0,
            proposal=proposal,
        )

    def _look_at_log(self, before: TableState, change: Change[Any]) -> None:
        was, now = before.session, self.state.session
        if now is None:
            must(was is None and not change.lines, "a game is gone")
            return
        if was is None:
            must(now.log.moves == () and change.seed is not None, "a game begins unsealed")
            return
        old, new = was.log.moves, now.log.moves
        must(new[: len(old)] == old, "what was written in the log is another")
        must(len(new) - len(old) == change.lines, "the lines are not counted right")
        must(len(now.movers) == len(new), "a line has no mover")
        if not change.lines:
            must(now.state is was.state, "the cards are others, and nobody has acted")
            must(now.numbers == was.numbers, "a decision has another number")
        if change.lines > 1 or not len(new) % 40 or now.result is not None:
            must(replay(now.log) == now.state, "the log replays to something else")

    def _look_at_turns(self, session: GameSession) -> None:
        """A clock runs for whoever is asked and plays, once, and for nobody else."""
        running = [turn.seat for turn in session.turns]
        must(len(running) == len(set(running)), "a clock runs twice")
        for turn in session.turns:
            must(session.numbers[turn.seat] == turn.number, "a clock of a decision that is over")
        if self.state.time_runs:
            length = length_of(self.state.lobby.clock, session.chairs)
            asked = [
                seat for seat in session.turn if seat != CHANCE and session.chairs[seat].present
            ]
            if session.turns or not length:
                must(set(running) <= set(asked), "a clock of somebody who is not asked")
            must(not length or set(asked) == set(running), "somebody is asked without a clock")

    def _look_at_numbers(self, session: GameSession) -> None:
        """A number names one decision: whoever presses an old button is told so."""
        lines = len(session.log.moves)
        for seat, number in enumerate(session.numbers):
            must((number == NO_DECISION) == (Seat(seat) not in session.turn), "a number too many")
            if number != NO_DECISION:
                since = self.numbers.setdefault((seat, number), lines)
                acted = [
                    n
                    for n, (who, _) in enumerate(session.log.moves[since:], since + 1)
                    if who == seat and session.log.moves[n - 1][1].split()[0] != "takeback"
                ]
                must(not acted, "a decision is asked again that was taken already")

    # ------------------------------------------------------------------ what is done

    def play(self, steps: int) -> None:
        """So many times somebody does something, or something is due by itself."""
        for _ in range(steps):
            match self.rng.randrange(12):
                case 0:
                    self._wait(self.rng.choice((1, 10, 40, 100, 400, 4000)))
                case 1 | 2 | 3 | 4:
                    self._go_on()
                case 5 | 6 | 7 | 8:
                    self._act()
                case _:
                    self._do_something()
            if not self.state.open and self.rng.random() < 0.1:
                return

    def _wait(self, seconds: float) -> None:
        """Let time pass, and do what is due meanwhile, as the table's alarm would."""
        until = self.now + seconds
        for _ in range(200):
            ripe = {verb: at for verb, at in self.due.items() if at <= self.now}
            self.due = ripe | due(self.state, self.now)
            verb, at = min(self.due.items(), key=lambda one: one[1], default=(None, until + 1))
            if verb is None or at > until:
                break
            self.now = max(self.now, at)
            del self.due[verb]
            must(self.do(verb), "what is due is refused")
        else:
            raise Broken(f"what is due never ends: {self.due}")
        self.now = max(self.now, until)

    def _go_on(self) -> None:
        session = self.state.session
        if session is None or not session.turn:
            return
        seat = self.rng.choice(session.turn)
        line = ""
        if play.needs_thought(session, seat):
            decision = session.game.legal(session.view(seat))
            line = session.game.write(decision.sample(self.rng))
        self.do(play.go_on, seat, play.decision(session, seat), line)

    def _act(self) -> None:
        """Somebody does what they may, and presses twice."""
        session = self.state.session
        if session is None:
            user = self.state.lobby.host
            self.do(self.rng.choice((lobbies.fill, start.start)), user)
            return
        for seat in session.turn:
            user = session.chairs[seat].user if seat != CHANCE else None
            if user is not None:
                decision = session.game.legal(session.view(seat))
                number, view = session.numbers[seat], session.view(seat)
                action = decision.sample(self.rng)
                if view.trick is None and PASS in decision and self.rng.random() < 0.4:
                    action = PASS
                line = session.game.write(action)
                claims = view.trick is not None and self.rng.random() < 0.3
                if claims and self.do(claim.claim_rest, user, number):
                    return
                if self.do(play.act, user, line, number):
                    must(not self.do(play.act, user, line, number), "a double click plays twice")
                return

    def _do_something(self) -> None:
        user, other = self.rng.choice(list(PEOPLE)), self.rng.choice(list(PEOPLE))
        seated = [chair.user for chair in self.state.chairs if chair.user is not None]
        if seated and self.rng.random() < 0.6:
            user = self.rng.choice(seated)
        leader = self.state.lobby.host if self.rng.random() < 0.7 else user
        some = self.rng.choice((self._sit, self._lead, self._grant, self._vote, self._rarely))
        some(user, other, leader)

    def _sit(self, user: int, other: int, leader: int) -> None:
        rng = self.rng
        match rng.randrange(6):
            case 0 | 1 | 2:
                wished = rng.choice([*seats.seats_for(self.state, user), None])
                self.do(seats.sit, user, PEOPLE[user], wished)
            case 3 if rng.random() < 0.4:
                friend = (other, PEOPLE[other]) if rng.random() < 0.3 else None
                self.do(seats.leave, user, friend)
            case 4:
                self.do(clocks.come_back, user)
            case _:
                self.do(talk.talk, user, rng.choice(PHRASES))

    def _lead(self, user: int, other: int, leader: int) -> None:
        rng, moderator = self.rng, self.rng.random() < 0.2
        match rng.randrange(9):
            case 0 if rng.random() < 0.4:
                self.do(host.kick, leader, other, moderator)
            case 1:
                self.do(host.let_in, leader, other)
            case 2:
                self.do(host.pass_on, leader, other, moderator)
            case 3:
                self.do(seats.lock, leader, rng.random() < 0.3)
            case 4:
                self.do(seats.keep_for, leader, other, PEOPLE[other])
            case 5:
                self.do(seats.release_seat, leader, other)
            case 6:
                self.do(talk.set_talk, leader, rng.random() < 0.8)
            case 7:
                self.do(host.noticed, leader)
            case _:
                self.do(lobbies.arrange, leader, self._arranged())

    def _arranged(self) -> Callable[[Lobby], Lobby]:
        rng = self.rng
        changes: tuple[Callable[[Lobby], Lobby], ...] = (
            lambda lobby: lobby.with_clock(rng.choice(list(CLOCKS.values()))),
            lambda lobby: lobby.with_takebacks(rng.choice(("consent", "misclick", "off"))),
            lambda lobby: lobby.with_hints(rng.choice(("usual", "on", "off"))),
            lambda lobby: lobby.with_robots(rng.choice(("welcome", "none"))),
            lambda lobby: lobby.swap(0, len(lobby.chairs) - 1),
            lambda lobby: lobby.resize(rng.choice(lobby.sizes)),
        )
        return rng.choice(changes)

    def _grant(self, user: int, other: int, leader: int) -> None:
        request, session = self.state.request, self.state.session
        if session is not None and self.rng.random() < 0.3:
            try:
                wished = hint.wished(self.state, user)
            except REFUSED:
                return
            self._go_on()
            self.do(hint.give, wished)
        elif request is not None and take_back.is_asking(self.state, self.now):
            self.do(take_back.answer_take_back, user, request.at, self.rng.random() < 0.8)
        else:
            self.do(take_back.take_back, user)

    def _vote(self, user: int, other: int, leader: int) -> None:
        session, rng = self.state.session, self.rng
        if session is None:
            return
        proposal = session.voted_on
        if proposal is not None:
            yes = rng.random() < (0.2 if proposal.what.word == "end" else 0.8)
            self.do(vote.vote, user, proposal.number, yes)
        else:
            self.do(vote.propose, user, self._wished(session, user))

    def _wished(self, session: GameSession, user: int) -> Subject:
        state, rng = self.state, self.rng
        wished: list[Subject] = [
            NewClock(rng.choice(list(CLOCKS.values()))),
            Ending(),
            *(Absent(seat, who) for seat, who in ballots.sleepers(state, self.now)),
            *(RobotIn(seat) for seat in ballots.waiting_seats(state)),
            Rules(rng.choice(list(session.game.presets.values()))),
        ]
        if session.seat_of(user) is not None and state.status == "playing":
            wished.append(ballots.concession(state, user, rng.random() < 0.5))
        return rng.choice(wished)

    def _rarely(self, user: int, other: int, leader: int) -> None:
        rng = self.rng
        match rng.randrange(30):
            case 0 | 1 | 2 | 3:
                self.do(pause.agree, user)
            case 4 | 5 | 6 | 7 | 8:
                self.do(pause.resume, user)
            case 9:
                self.do(suspend.suspend, rng.choice(("unreachable", "channel-gone")))
            case 10 | 11 | 12 | 13 | 14:
                self.do(suspend.lift)
            case 15:
                self.do(suspend.move, rng.randrange(6, 9))
            case 16 | 17:
                self.do(clocks.shown_late, user)
            case 18 | 19 if self.state.open:
                self.do(clocks.set_clock, rng.choice((-7200.0, -30.5, 90.0, 3600.0)))
            case 20:
                self.do(clocks.freeze)
                self.state = clocks.taken_up(self.state, self.moment)
                self.due = {}
            case 21 if rng.random() < 0.1:
                self.do(end.end, leader, rng.random() < 0.2)
            case 22 | 23:
                self.do(forget.forget, user)
            case _:
                self.do(suspend.shown_in, rng.randrange(1000))


STEPS = 400
"""So many times at most something happens in an evening."""


def main() -> int:
    """Play as many evenings as the command line says."""
    evenings, done = int(sys.argv[1]), Counter[str]()
    for seed in range(evenings):
        evening = Evening(seed)
        try:
            evening.play(STEPS)
        except Exception:
            print(f"evening {seed}, after {evening.done.total()} verbs:")
            raise
        done += evening.done
    for what, times in sorted(done.items()):
        print(f"{times:8} {what}")
    print(f"{evenings} evenings, {done.total()} verbs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
