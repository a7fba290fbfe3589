"""Favours at the table: a move taken back, the rest of the tricks claimed, a hint."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, Seat
from bot.rules.about.log import taken_back
from bot.rules.about.takeback import has_seen_new, tells_something
from bot.rules.kit.actions import Play
from bot.tables.live.actor import Surroundings
from bot.tables.live.record import TableRecord
from bot.tables.live.timed import Timed
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.notes import ClaimedRest, Hint, TakebackAgreed, TakebackClosed, TakenBack
from bot.tables.model.requests import Request, asked
from bot.tables.model.session import GameSession

ADVISER = "hard"
"""The level of the robot that gives hints."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a robot would do in somebody's place, and how many hints they have had."""

    number: int
    action: Action
    count: int


class Favours(Timed):
    """The side of a table that has to do with what players grant each other."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._thoughts: dict[Seat, tuple[int, asyncio.Task[str]]] = {}
        """For each seat the decision its adviser was asked about last, and what it says."""
        self._patience = self._alarm(self._lapse)

    @abstractmethod
    async def _moved(
        self, before: GameSession, after: GameSession, actor: Seat, notes: Sequence[str]
    ) -> None:
        """Store what is new, swap the state, tell, and go on."""

    def _playing(self, user: int) -> tuple[GameSession, Seat]:
        """The game, and where this person plays in it themselves just now."""
        session, seat = self._seated(user)
        if self.held is not None:
            raise Refusal("held", table=self.id)
        if session.chairs[seat].away:
            raise Refusal("away")
        if session.paused_at is not None:
            raise Refusal("paused")
        return session, seat

    # ------------------------------------------------------------------ taking back

    async def take_back(self, user: int, number: int | None = None) -> bool:
        """Take back one's last move: at once (true), or by asking those who play (false).

        ``number`` is the line of the move that the button meant, if it was a button.

        :raises No: the table does not allow it, or there is nothing that could be taken back.
        """
        return await self._mail.post(lambda: self._take_back(user, number))

    async def _take_back(self, user: int, number: int | None) -> bool:
        session, seat = self._playing(user)
        mine = session.retractable(seat)
        if self.lobby.takebacks == "off":
            raise Refusal("takebacks-off")
        if not mine:
            raise Refusal("nothing-to-take-back")
        if number is not None and number != mine:
            raise Refusal("outdated")
        if self.is_asking(session):
            raise Refusal("takeback-open")
        if _is_misclick(session, seat, mine):
            await self._go_back(session, seat, mine, "at once")
            return True
        if self.lobby.takebacks == "misclick":
            raise Refusal("takeback-too-late")
        return await self._ask(session, seat, user, mine)

    async def _ask(self, session: GameSession, seat: Seat, user: int, mine: int) -> bool:
        """Put it to the people who play; where there are none, the robots answer at once."""
        if not asked(session, user):
            if _is_done_anew(session, seat, mine):
                raise Refusal("takeback-too-late")
            if has_seen_new(_before(session, mine).view(seat), session.view(seat)):
                raise Refusal("takeback-robots")
            await self._go_back(session, seat, mine, "nothing new was seen")
            return True
        if self.request is not None and (self.request.number, self.request.user) == (mine, user):
            raise Refusal("takeback-once")
        request = Request(seat, user, mine, len(session.log.moves), self.time.now())
        await self._put(request, str(request.note))
        return False

    async def answer_take_back(self, user: int, at: int, agrees: bool) -> bool:
        """Agree to a wish, or do not; who asked may withdraw it. Whether it is granted now.

        ``at`` is how many lines the log had when it was asked.

        :raises No: nobody asks (any more), or not this person.
        """
        return await self._mail.post(lambda: self._answered(user, at, agrees))

    async def _answered(self, user: int, at: int, agrees: bool) -> bool:
        session, _ = self._playing(user)
        request = self.request
        if request is None or request.at != at or not self.is_asking(session):
            raise Refusal("takeback-gone")
        if user == request.user and not agrees:
            await self._put(replace(request, closed="withdrawn"), str(TakebackClosed("withdrawn")))
            return False
        if not request.asks(session, user):
            raise Refusal("takeback-not-asked")
        if not agrees:
            await self._put(replace(request, closed="refused"), str(TakebackClosed("refused")))
            return False
        agreed = request.by(user)
        if set(asked(session, request.user)) <= agreed.agreed:
            await self._go_back(session, request.seat, request.number, "all agree")
            return True
        await self._put(agreed, str(TakebackAgreed(user)))
        return False

    def is_asking(self, session: GameSession) -> bool:
        """Whether a wish stands open: then nobody acts but people."""
        request = self.request
        if request is None or request.closed or not request.fits(session):
            return False
        return request.until > self.time.now()

    async def _put(self, request: Request, note: str) -> None:
        await self.record.note(note)
        self.request = request
        self._show_all()
        self.wake()

    async def _lapse(self) -> None:
        request, session = self.request, self.session
        if request is None or request.closed or session is None or self.status != "playing":
            return
        if request.fits(session) and request.until <= self.time.now():
            await self._put(replace(request, closed="lapsed"), str(TakebackClosed("lapsed")))

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self.request is not None:
            self.request = replace(self.request, since=self.request.since + seconds)

    def _set_alarms(self) -> None:
        super()._set_alarms()
        request, session = self.request, self.session
        waits = request is not None and session is not None and self.is_asking(session)
        self._patience.set(request.until if request is not None and waits else None)

    async def _go_back(self, session: GameSession, seat: Seat, number: int, why: str) -> None:
        """Back to before this line; whoever is to act then has a fresh clock, after a grace."""
        after = await self._clocked(session.back_to(number))
        await self._moved(session, after, CHANCE, [str(TakenBack(seat, number, why))])

    # ------------------------------------------------------------------ the rest

    async def claim_rest(self, user: int, number: int | None = None) -> None:
        """Say that all tricks to come are one's own. If that is certain, they are played out.

        :raises No: it is not this person's turn to play a card, or it is not certain.
        """
        await self._mail.post(lambda: self._claim_rest(user, number))

    async def _claim_rest(self, user: int, number: int | None) -> None:
        session, seat = self._playing(user)
        view = session.view(seat)
        if number is not None and number != session.numbers[seat]:
            raise Refusal("outdated")
        if seat not in session.turn or view.trick is None:
            raise Refusal("rest-not-now")
        plan = session.game.plan_for_rest(view)
        if plan is None:
            raise Refusal("rest-not-certain")
        after, _ = self._attended(played_out(session, seat, plan), seat, late=False)
        after = await self._clocked(after, seat)
        await self._moved(session, after, CHANCE, [str(ClaimedRest(seat, user))])

    # ------------------------------------------------------------------ hints

    @property
    def gives_hints(self) -> bool:
        """Whether this table gives hints; as usual where one person is alone with robots.

        Whoever else has made a move keeps the game they played: no hint makes it casual for them.
        """
        if self.lobby.hints != "usual":
            return self.lobby.hints == "on"
        alone = {chair.user for chair in self.chairs if chair.user is not None}
        movers = self.session.movers if self.session else ()
        return len(alone) == 1 and alone.issuperset(mover for mover in movers if mover is not None)

    @property
    def casual(self) -> bool:
        """Whether the game is casual for its hints.

        Where several may have them that is so from the beginning, and in nobody's hand later.
        """
        return self.lobby.hints == "on" or bool(self.hints)

    async def advise(self, user: int, number: int | None = None) -> Advice:
        """What a robot that sees no more than this person would do. It changes nothing.

        Nor does it tell how hard that is: it thinks as long about what is forced.

        :raises No: the table gives no hints, or nothing is asked of this person.
        """
        hint, thought = await self._mail.post(lambda: self._advised(user, number))
        line, _ = await asyncio.gather(
            asyncio.shield(thought), self._around.clock.sleep(self._around.pace.robot)
        )
        count = await self._mail.post(lambda: self._count(hint))
        return Advice(hint.decision, self.lobby.game.read(line), count)

    async def _advised(self, user: int, number: int | None) -> tuple[Hint, asyncio.Task[str]]:
        session, seat = self._playing(user)
        if not self.gives_hints:
            raise Refusal("hints-off")
        if number is not None and number != session.numbers[seat]:
            raise Refusal("outdated")
        if seat not in session.turn:
            raise Refusal("hint-not-now")
        return Hint(seat, user, session.numbers[seat]), self._thought(session, seat)

    def _thought(self, session: GameSession, seat: Seat) -> asyncio.Task[str]:
        """What the adviser says: thought once for a decision, however often it is asked for."""
        asked_about, thought = self._thoughts.get(seat, (None, None))
        if thought is None or asked_about != session.numbers[seat] or _came_to_nothing(thought):
            number, view = session.numbers[seat], session.view(seat)
            thinking = self._around.robots.choose(session.game.key, view, number, ADVISER)
            thought = asyncio.create_task(thinking)
            self._thoughts[seat] = number, thought
        return thought

    async def _count(self, hint: Hint) -> int:
        """Write down that the hint is given: it counts once for a decision."""
        session, seat = self._playing(hint.user)
        if session.numbers[seat] != hint.decision:
            raise Refusal("outdated")
        if hint not in self.hints:
            await self.record.note(str(hint))
            self.hints |= {hint}
        return sum(given.user == hint.user for given in self.hints)


def _came_to_nothing(task: asyncio.Task[str]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _before(session: GameSession, number: int) -> GameSession:
    """The session as it was before this line."""
    log = replace(session.log, moves=session.log.moves[: number - 1])
    return GameSession.begin(session.game_id, log, session.chairs)


def _is_misclick(session: GameSession, seat: Seat, number: int) -> bool:
    """Whether nothing has happened since that move, and it told its player nothing.

    Once a turn is enough: what was taken back and done anew stands.
    """
    lines = session.log.moves
    if number != len(lines) or _is_done_anew(session, seat, number):
        return False
    then, action = _before(session, number).view(seat), session.game.read(lines[-1][1])
    return not tells_something(session.game, then, session.view(seat), action, Random(number))


def _is_done_anew(session: GameSession, seat: Seat, number: int) -> bool:
    """Whether this move took the place of one that its player has just taken back."""
    if number < 2:
        return False
    who, line = session.log.moves[number - 2]
    return who == seat and taken_back(line) is not None


def played_out(session: GameSession, seat: Seat, plan: Sequence[Any]) -> GameSession:
    """The session once this deal is over: this seat by its plan, the others as they may."""
    after, left, deal = session.claimed(seat), list(plan), session.view(None).deal
    while after.turn not in ((), (CHANCE,)) and after.view(None).deal == deal:
        turn = after.turn[0]
        decision = after.game.legal(after.view(turn))
        plays = [action for action in decision if type(action) is Play]
        if turn == seat:
            plays = [Play(card) for card in left if Play(card) in plays]
            left.remove(plays[0].card)
        chair = after.chairs[turn]
        after = after.plus(turn, plays[0]).by(chair.user if chair.present else None)
    return after
