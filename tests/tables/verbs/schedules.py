"""Schedules at random: verbs from all seats at one table, without store, loop or Discord.

``python -m tests.tables.verbs.schedules --runs 5000 --seed 1`` prints what was done; a broken
promise is printed with the seed that leads to it. The promises stand in `promises`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from bot.rules import CHANCE, GAMES, Seat
from bot.storage.rows.ids import NOBODY, UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.clock import PACES
from bot.tables.model.lobby import ROBOTS, Lobby
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Rules, Subject
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import reopened
from bot.tables.model.talk import PHRASES
from bot.tables.model.turn_clock import CLOCKS, GRACE
from bot.tables.verbs import (
    ballots,
    claim,
    clocks,
    end,
    forget,
    hint,
    host,
    interval,
    lobby,
    pace,
    pause,
    play,
    seats,
    start,
    suspend,
    take_back,
    talk,
    vote,
)
from bot.tables.verbs.due import due
from tests.tables.verbs.promises import HOUR, MODERATOR, PEOPLE, STEPS, WatchedTable
from tests.tables.virtual import cautious


class Schedule(WatchedTable):
    """A watched table, and all that is tried at it."""

    def run(self) -> Counter[str]:
        """Try one thing after the other; the answer is what was done.

        :raises BrokenPromise: with the seed.
        """
        verbs: list[tuple[int, Callable[[UserId], None]]] = [
            (30, self._play), (6, self._double), (5, self._sit), (2, self._leave),
            (3, self._host), (2, self._arrange), (4, self._take_back), (2, self._claim),
            (2, self._hint), (6, self._vote), (3, self._pause), (2, self._talk),
            (2, self._come_back), (3, self._next), (2, self._place), (1, self._forget),
            (1, self._end), (1, self._restart), (1, self._clock_set), (4, self._sleep),
        ]  # fmt: skip
        weights = [n * (10 if verb.__name__ == f"_{self.often}" else 1) for n, verb in verbs]
        self._start()
        for _ in range(self.steps):
            if not self.state.open and self.rng.random() < 0.3:
                break
            ((_, verb),) = self.rng.choices(verbs, weights)
            verb(self.rng.choice(list(PEOPLE)))
            self._pass_time(self.rng.expovariate(1 / 5))
            self._by_itself()
        self.page.failing = 0.0
        self.look_again()
        if self.state.status == "playing":
            self._in_peace()
        self._decisions_stand()
        self.done[f"in the end {self.state.status}"] += 1
        return self.done

    def _start(self) -> None:
        """People sit down, and the game begins, if nothing comes between."""
        for user in self.rng.sample(list(PEOPLE), self.rng.randrange(1, len(PEOPLE))):
            self.tried("sat down", seats.sit, user, PEOPLE[user])
        if self.rng.random() < 0.9:
            self.tried("filled", lobby.fill, self.state.lobby.host)
            self.tried("began", start.start, self.state.lobby.host)

    def _pass_time(self, seconds: float) -> None:
        """Do all that is due meanwhile, mostly when it is; and now and then a little late."""
        until = self.now + seconds
        for _ in range(200):
            coming = due(self.state, self.now)
            if not coming or (at := min(coming.values())) > until:
                break
            late = self.rng.uniform(0, 3) if self.rng.random() < 0.1 else 0.0
            self.now = max(self.now, min(at + late, until))
            verb = min(coming, key=lambda one: coming[one])
            if self.tried(verb.__name__, verb) is None and self.page.failing:
                break  # perhaps the disk: it is tried again
            still = due(self.state, self.now).get(verb)
            self.must(still is None or still > self.now, "what is done is not due", verb, still)
        else:
            self.must(False, "time goes on", coming)
        self.now = max(self.now, until)

    def _by_itself(self) -> None:
        """Some of those go on who wait for nobody; what they had to say may come too late."""
        session, rng = self.state.session, self.rng
        if session is None:
            return
        for seat in session.turn:
            number = play.decision(session, seat)
            if rng.random() < 0.75 and play.goes_by_itself(self.state, seat, number, self.now):
                thinks = play.needs_thought(session, seat)
                decision = session.game.legal(session.view(seat)) if thinks else None
                line = session.game.write(cautious(decision, rng)) if decision else ""
                self.thought.append((seat, number, line))
        while self.thought and rng.random() < 0.75:
            seat, number, line = self.thought.pop(rng.randrange(len(self.thought)))
            lines = self.state.moves
            waits = play.goes_by_itself(self.state, seat, number, self.now)
            self.tried("went on", play.go_on, seat, number, line)
            self.must(waits or self.state.moves == lines, "nobody else's move is made", seat)

    def _in_peace(self) -> None:
        """Take all that stands in the way away, and have people answer when asked: cards fall."""
        lines, leader = self.state.moves, self.state.lobby.host
        self.tried("lifted", suspend.lift)
        self.tried("locked", seats.lock, leader, False)
        for kept in [chair.kept for chair in self.state.chairs if chair.kept is not None]:
            self.tried("released", seats.release_seat, leader, kept)
        for n in range(len(self.state.chairs)):
            if any(chair.waits for chair in self.state.chairs) or not self.state.lobby.people:
                self.tried("sat down", seats.sit, 10**17 + 90 + n, f"P{n}")
        session = self.state.session
        assert session is not None
        for user in [chair.user for chair in session.chairs if chair.user is not None]:
            self.tried("went on after a pause", pause.resume, user)
            self.tried("came back", clocks.come_back, user)
        self._pass_time(3 * 60.0)  # no wish stands open that long
        for _ in range(30):
            session = self.state.session
            if not self.state.open or self.state.moves > lines or session.deserted:
                return
            if any(chair.waits for chair in session.chairs):
                return  # whoever might come has seen another hand of this deal
            for seat in session.turn:
                asked = session.chairs[seat].user if seat != CHANCE else None
                if asked is not None:
                    self._act(asked)
            self._by_itself()
        self.must(False, "nobody hangs", self.state.suspension, session.turn, session.chairs)

    def _decisions_stand(self) -> None:
        moves = self.state.session.log.moves if self.state.session else ()
        for (seat, _), at in self.decided.items():
            self.must(moves[at][0] == seat, "what was acknowledged is in the log", seat, at)
        self.must(len(set(self.decided.values())) == len(self.decided), "and once")

    # ------------------------------------------------------------------ what people do

    def _own(self, user: UserId) -> tuple[Seat | None, int]:
        session = self.state.session
        seat = session.seat_of(user) if session else None
        return seat, -1 if session is None or seat is None else session.numbers[seat]

    def _play(self, user: UserId) -> None:
        """A few decisions, one after the other."""
        for _ in range(self.rng.randrange(1, 6)):
            self._act(user)
            self._pass_time(self.rng.expovariate(1 / 3))
            self._by_itself()

    def _act(self, user: UserId) -> None:
        session, rng = self.state.session, self.rng
        if session is None:
            return
        asked = [session.chairs[seat].user for seat in session.turn if seat != CHANCE]
        people = [one for one in asked if one is not None]
        user = rng.choice(people) if people and rng.random() < 0.9 else user
        seat, number = self._own(user)
        if seat is None or seat not in session.turn:
            self.must(self.refuses(play.act, user, "pass"), "only who is asked acts", user)
            return
        line = session.game.write(cautious(session.game.legal(session.view(seat)), rng))
        lines = self.state.moves
        self.pressed = [*self.pressed[-5:], (user, line, number)]
        self.tried("acted", play.act, user, line, number)
        if self.state.moves == lines:
            return
        self.must((int(seat), number) not in self.decided, "each decision once", seat, number)
        self.decided[int(seat), number] = lines
        now = self.state.session
        assert now is not None
        told = now.log.moves[lines], now.movers[lines]
        self.must(told == ((seat, line), user), "it is what was pressed, by whom", told)
        self.must(self.refuses(play.act, user, line, number), "a double click acts once", line)

    def _double(self, user: UserId) -> None:
        """An outdated button is pressed again."""
        for who, line, number in self.pressed[-2:]:
            seat, now = self._own(who)
            if seat is not None and number != now:
                self.must(self.refuses(play.act, who, line, number), "outdated", who, line)
                self.done["pressed an outdated button"] += 1
        self.tried("acted nonsense", play.act, user, "nonsense")

    def _sit(self, user: UserId) -> None:
        free = seats.seats_for(self.state, user)
        wished = self.rng.choice(free) if free and self.rng.random() < 0.6 else None
        sits = self.state.sits(user)
        self.tried("sat down", seats.sit, user, PEOPLE[user], wished)
        self.must(
            not free
            or sits
            or wished is None
            or not self.state.open
            or bool(self.page.failing)
            or self.state.sits(user),
            "a seat offered is had",
        )

    def _leave(self, user: UserId) -> None:
        friend = self.rng.choice(list(PEOPLE))
        kept = (friend, PEOPLE[friend]) if self.rng.random() < 0.3 else None
        self.tried("left", seats.leave, user, kept)
        if self.rng.random() < 0.6:
            self._sit(user)

    def _host(self, user: UserId) -> None:
        rng, other = self.rng, self.rng.choice(list(PEOPLE))
        moderator = rng.random() < 0.2
        by = MODERATOR if moderator else rng.choice((user, self.state.lobby.host))
        match rng.randrange(9):
            case 0:
                self.tried("sent away", host.kick, by, other, moderator)
            case 1:
                self.tried("let in", host.let_in, by, rng.choice((*self.state.lobby.barred, other)))
            case 2:
                self.tried("passed on", host.pass_on, by, other, moderator)
            case 3:
                self.tried("locked", seats.lock, by, rng.random() < 0.3)
            case 4:
                self.tried("kept", seats.keep_for, by, other, PEOPLE[other])
            case 5:
                self.tried("released", seats.release_seat, by, other)
            case 6:
                self.tried("set talk", talk.set_talk, by, rng.random() < 0.8)
            case 7:
                self.tried("set pace", pace.set_pace, by, rng.choice([*PACES]))
            case _:
                self.tried("noticed", host.noticed, by)

    def _arrange(self, user: UserId) -> None:
        if self.state.status != "lobby":
            return
        by = self.rng.choice((user, self.state.lobby.host))
        rng = self.rng
        changes: tuple[Callable[[Lobby], Lobby], ...] = (
            Lobby.add_robot,
            Lobby.remove_robot,
            lambda one: one.swap(0, len(one.chairs) - 1),
            lambda one: one.resize(rng.choice(one.sizes)),
            lambda one: one.with_level("easy"),
            lambda one: one.with_clock(rng.choice([*CLOCKS.values()])),
            lambda one: one.with_robots(rng.choice(ROBOTS)),
        )
        change = rng.choice(changes)
        self.tried("arranged", lobby.arrange, by, change)
        if self.rng.random() < 0.5:
            self.tried("filled", lobby.fill, by)
            self.tried("began", start.start, by)

    def _take_back(self, user: UserId) -> None:
        request, yes = self.state.request, self.rng.random() < 0.7
        if request is not None and take_back.is_asking(self.state, self.now):
            self.tried("answered", take_back.answer_take_back, user, request.at, yes)
            return
        went = self.tried("asked to take back", take_back.take_back, user)
        self.done["took back"] += bool(went)

    def _claim(self, user: UserId) -> None:
        session = self.state.session
        asked = [session.chairs[seat].user for seat in session.turn] if session else []
        users = [one for one in asked if one is not None]
        self.tried("claimed the rest", claim.claim_rest, self.rng.choice(users or [user]))

    def _hint(self, user: UserId) -> None:
        try:
            wished = hint.wished(self.state, user)
        except Refusal:
            self.done["refused by rules"] += 1
            return
        if self.rng.random() < 0.3:
            self._act(user)  # meanwhile
        self.tried("had a hint", hint.give, wished)

    def _vote(self, user: UserId) -> None:
        session = self.state.session
        if session is None or (seat := session.seat_of(user)) is None:
            return
        proposal = session.voted_on
        if proposal is not None and vote.is_settled(session, proposal) and self.rng.random() < 0.8:
            proposal = None  # they wait for their deal: something else may be voted on
        if proposal is not None:
            yes = self.rng.random() < (0.5 if proposal.what.word == "end" else 0.9)
            agreed = self.tried("voted", vote.vote, user, proposal.number, yes)
            self.done[f"agreed: {proposal.what.word}"] += bool(agreed)
        elif (what := self._wished(user, seat)) is not None:
            agreed = self.tried("proposed", vote.propose, user, what)
            self.done[f"agreed: {what.word}"] += bool(agreed)

    def _wished(self, user: UserId, own: Seat) -> Subject | None:
        session, rng = self.state.session, self.rng
        assert session is not None
        everywhere = [Seat(n) for n in range(session.log.players)]
        match rng.choice(("rules", "rules", "clock", "absent", "robot", "robot", "end", "deal",
                          "deal", "game")):  # fmt: skip
            case "rules":
                knob = rng.choice(session.game.options.fields())
                try:
                    value = str(rng.choice(knob.values))
                    return Rules(session.options.with_value(knob.name, value))
                except Exception:
                    return None
            case "clock":
                return NewClock(rng.choice([*CLOCKS.values()]))
            case "absent":
                chairs = [(seat, session.chairs[seat].user or NOBODY) for seat in everywhere]
                asleep = ballots.sleepers(self.state, self.now)
                return Absent(*rng.choice(asleep or chairs))
            case "robot":
                return RobotIn(rng.choice(ballots.waiting_seats(self.state) or everywhere))
            case "end":
                return Ending() if rng.random() < 0.2 else None
            case what:
                try:
                    return ballots.concession(self.state, user, what == "game")
                except Refusal:
                    return None

    def _pause(self, user: UserId) -> None:
        session = self.state.session
        if session is not None and session.paused_at is not None:
            self.tried("went on after a pause", pause.resume, user)
            return
        for other in PEOPLE if self.rng.random() < 0.3 else (user,):
            self.tried("agreed to a pause", pause.agree, other)

    def _talk(self, user: UserId) -> None:
        self.tried("talked", talk.talk, user, self.rng.choice(PHRASES))

    def _next(self, user: UserId) -> None:
        """Go on from the result of a deal: by a button of this deal, or an older one."""
        reads = self.state.interval
        if reads is None:
            self.must(self.refuses(interval.next_deal, user), "there is nothing to go on from")
            return
        user = self.rng.choice((*reads.waiting, user))
        deal = self.rng.choice((None, reads.deal, reads.deal - 1))
        self.tried("went on to the next deal", interval.next_deal, user, deal)

    def _come_back(self, user: UserId) -> None:
        verb = self.rng.choice((clocks.come_back, clocks.shown_late))
        self.tried(verb.__name__, verb, user)

    def _place(self, user: UserId) -> None:
        match self.rng.randrange(4):
            case 0 if self.rng.random() < 0.5:
                rights = tuple(self.rng.sample(("send_messages", "view_channel"), 1))
                self.tried("suspended", suspend.suspend, "rights", rights)
            case 1:
                self.tried("moved", suspend.move, self.rng.randrange(5, 8))
            case _:
                self.tried("lifted", suspend.lift)

    def _forget(self, user: UserId) -> None:
        if self.rng.random() < 0.7:
            return
        if self.tried("forgot", forget.forget, user) is None and not self.page.failing:
            self.must(not self.state.open or not forget.names(self.state, user), "forgotten")
        self._forget_on_the_page(user)

    def _forget_on_the_page(self, user: UserId) -> None:
        """Do as the store does: the lines of notes and moves name the former player no more."""
        if forget.names(self.state, user):
            return  # the table is closed, or the disk refused it
        self.page.moves = [
            replace(move, user_id=FORMER) if move.user_id == user else move
            for move in self.page.moves
        ]
        self.page.notes = [
            replace(note, line=note.line.replace(str(user), str(FORMER)))
            for note in self.page.notes
        ]
        self.look_again()

    def _end(self, user: UserId) -> None:
        if self.rng.random() < 0.2:
            self.tried("ended", end.end, user, self.rng.random() < 0.2)

    # ------------------------------------------------------------------ what happens to them

    def _sleep(self, user: UserId) -> None:
        """So long that others may call it sleeping; now and then for hours."""
        long = self.rng.random() < 0.1
        self._pass_time(self.rng.uniform(0, 4 * HOUR if long else 900))

    def _restart(self, user: UserId) -> None:
        """The program stops or is killed, and what was stored is taken up again."""
        if self.rng.random() < 0.5:
            self.tried("froze", clocks.freeze)
        self.look_again()
        self.now += self.rng.uniform(0, 2 * HOUR)
        again, seeds = reopened(self.page.stored())
        left = {
            turn.seat: turn.due - max(turn.seen, turn.since)
            for turn in (again.session.turns if again.session else ())
        }
        if again.open:
            self.state = clocks.taken_up(again, self.moment)
        else:
            self.state = again
        self.record.seeds, self.page.turns_known = seeds, False
        session = self.state.session
        for turn in session.turns if session and again.time_runs else ():
            if turn.seat in left:
                whole = turn.due >= self.now + GRACE + left[turn.seat] - 1e-3
                self.must(whole or bool(self.quiet), "an outage is on us", turn, left)
        self.thought.clear()
        self.done["restarted"] += 1

    def _clock_set(self, user: UserId) -> None:
        by = self.rng.choice((-HOUR, -60.0, 60.0, HOUR))
        if self.state.open:
            self.tried("clock set", clocks.set_clock, by)


def main(arguments: list[str] | None = None) -> int:
    """Schedules until all are tried, with every promise that is broken."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tables.verbs.schedules", description=__doc__
    )
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each run")
    parser.add_argument("--game", choices=list(GAMES), help="one game alone")
    args = parser.parse_args(arguments)
    done: Counter[str] = Counter()
    failed, since = 0, time.perf_counter()
    for seed in range(args.seed, args.seed + args.runs):
        try:
            done += Schedule(seed, args.steps, args.game).run()
        except Exception as error:
            failed += 1
            print(f"seed {seed}: {type(error).__name__}: {error}\n", file=sys.stderr)
    print(f"{args.runs} schedules in {time.perf_counter() - since:.0f} s, {failed} broken")
    for what, count in done.most_common():
        print(f"{count:10,} {what}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
