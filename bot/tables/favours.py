"""Favours at the table: a move taken back, the rest of the tricks claimed, a hint."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, Seat
from bot.rules.actions import Play
from bot.rules.log import taken_back
from bot.rules.takeback import has_seen_new, tells_something
from bot.storage.rows.tables import NoteRow
from bot.tables.actor import Surroundings
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No
from bot.tables.requests import Hint, Request, asked, hints_in, request_in
from bot.tables.sitting import Sitting
from bot.tables.timed import Timed

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
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self.request: Request | None = None
        self.hints: frozenset[Hint] = frozenset()
        self._thoughts: dict[Seat, tuple[int, asyncio.Task[str]]] = {}
        """For each seat the decision its adviser was asked about last, and what it says."""
        self._patience = self._alarm(self._lapse)

    def recall_favours(self, notes: Sequence[NoteRow]) -> None:
        """Take up what was asked and given before a restart."""
        self.request, self.hints = request_in(notes), hints_in(notes)

    @abstractmethod
    async def _moved(
        self, before: Sitting, after: Sitting, actor: Seat, notes: Sequence[str]
    ) -> None:
        """Store what is new, swap the state, tell, and go on."""

    def _playing(self, user: int) -> tuple[Sitting, Seat]:
        """The game, and where this person plays in it themselves just now."""
        sitting, seat = self._seated(user)
        if self.held is not None:
            raise No("held", table=self.id)
        if sitting.chairs[seat].away:
            raise No("away")
        if sitting.paused_at is not None:
            raise No("paused")
        return sitting, seat

    # ------------------------------------------------------------------ taking back

    async def take_back(self, user: int, number: int | None = None) -> bool:
        """Take back one's last move: at once (true), or by asking those who play (false).

        ``number`` is the line of the move that the button meant, if it was a button.

        :raises No: the table does not allow it, or there is nothing that could be taken back.
        """
        return await self._mail.post(lambda: self._take_back(user, number))

    async def _take_back(self, user: int, number: int | None) -> bool:
        sitting, seat = self._playing(user)
        mine = sitting.retractable(seat)
        if self.lobby.takebacks == "off":
            raise No("takebacks-off")
        if not mine:
            raise No("nothing-to-take-back")
        if number is not None and number != mine:
            raise No("outdated")
        if self.is_asking(sitting):
            raise No("takeback-open")
        if _is_misclick(sitting, seat, mine):
            await self._go_back(sitting, seat, mine, "at once")
            return True
        if self.lobby.takebacks == "misclick":
            raise No("takeback-too-late")
        return await self._ask(sitting, seat, user, mine)

    async def _ask(self, sitting: Sitting, seat: Seat, user: int, mine: int) -> bool:
        """Put it to the people who play; where there are none, the robots answer at once."""
        if not asked(sitting, user):
            if _is_done_anew(sitting, seat, mine):
                raise No("takeback-too-late")
            if has_seen_new(_before(sitting, mine).view(seat), sitting.view(seat)):
                raise No("takeback-robots")
            await self._go_back(sitting, seat, mine, "nothing new was seen")
            return True
        if self.request is not None and (self.request.number, self.request.user) == (mine, user):
            raise No("takeback-once")
        request = Request(seat, user, mine, len(sitting.log.moves), self.time.now())
        await self._put(request, str(request))
        return False

    async def answer_take_back(self, user: int, at: int, agrees: bool) -> bool:
        """Agree to a wish, or do not; who asked may withdraw it. Whether it is granted now.

        ``at`` is how many lines the log had when it was asked.

        :raises No: nobody asks (any more), or not this person.
        """
        return await self._mail.post(lambda: self._answered(user, at, agrees))

    async def _answered(self, user: int, at: int, agrees: bool) -> bool:
        sitting, _ = self._playing(user)
        request = self.request
        if request is None or request.at != at or not self.is_asking(sitting):
            raise No("takeback-gone")
        if user == request.user and not agrees:
            await self._put(replace(request, closed="withdrawn"), "take-back withdrawn")
            return False
        if not request.asks(sitting, user):
            raise No("takeback-not-asked")
        if not agrees:
            await self._put(replace(request, closed="refused"), "take-back refused")
            return False
        agreed = request.by(user)
        if set(asked(sitting, request.user)) <= agreed.agreed:
            await self._go_back(sitting, request.seat, request.number, "all agree")
            return True
        await self._put(agreed, f"take-back agreed: {user}")
        return False

    def is_asking(self, sitting: Sitting) -> bool:
        """Whether a wish stands open: then nobody acts but people."""
        request = self.request
        if request is None or request.closed or not request.fits(sitting):
            return False
        return request.until > self.time.now()

    async def _put(self, request: Request, note: str) -> None:
        await self.ledger.note(note)
        self.request = request
        self._show_all()
        self.wake()

    async def _lapse(self) -> None:
        request, sitting = self.request, self.sitting
        if request is None or request.closed or sitting is None or self.status != "playing":
            return
        if request.fits(sitting) and request.until <= self.time.now():
            await self._put(replace(request, closed="lapsed"), "take-back lapsed")

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self.request is not None:
            self.request = replace(self.request, since=self.request.since + seconds)

    def _set_alarms(self) -> None:
        super()._set_alarms()
        request, sitting = self.request, self.sitting
        waits = request is not None and sitting is not None and self.is_asking(sitting)
        self._patience.set(request.until if request is not None and waits else None)

    async def _go_back(self, sitting: Sitting, seat: Seat, number: int, why: str) -> None:
        """Back to before this line; whoever is to act then has a fresh clock, after a grace."""
        after = await self._clocked(sitting.back_to(number))
        await self._moved(sitting, after, CHANCE, [f"seat {seat} took line {number} back: {why}"])

    # ------------------------------------------------------------------ the rest

    async def claim_rest(self, user: int, number: int | None = None) -> None:
        """Say that all tricks to come are one's own. If that is certain, they are played out.

        :raises No: it is not this person's turn to play a card, or it is not certain.
        """
        await self._mail.post(lambda: self._claim_rest(user, number))

    async def _claim_rest(self, user: int, number: int | None) -> None:
        sitting, seat = self._playing(user)
        view = sitting.view(seat)
        if number is not None and number != sitting.numbers[seat]:
            raise No("outdated")
        if seat not in sitting.turn or view.trick is None:
            raise No("rest-not-now")
        plan = sitting.game.plan_for_rest(view)
        if plan is None:
            raise No("rest-not-certain")
        after, _ = self._attended(played_out(sitting, seat, plan), seat, late=False)
        after = await self._clocked(after, seat)
        await self._moved(sitting, after, CHANCE, [f"seat {seat}: {user} claimed the rest"])

    # ------------------------------------------------------------------ hints

    @property
    def gives_hints(self) -> bool:
        """Whether this table gives hints; as usual where one person is alone with robots.

        Whoever else has made a move keeps the game they played: no hint makes it casual for them.
        """
        if self.lobby.hints != "usual":
            return self.lobby.hints == "on"
        alone = {chair.user for chair in self.chairs if chair.user is not None}
        movers = self.sitting.movers if self.sitting else ()
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
        return Advice(hint.number, self.lobby.game.read(line), count)

    async def _advised(self, user: int, number: int | None) -> tuple[Hint, asyncio.Task[str]]:
        sitting, seat = self._playing(user)
        if not self.gives_hints:
            raise No("hints-off")
        if number is not None and number != sitting.numbers[seat]:
            raise No("outdated")
        if seat not in sitting.turn:
            raise No("hint-not-now")
        return Hint(seat, user, sitting.numbers[seat]), self._thought(sitting, seat)

    def _thought(self, sitting: Sitting, seat: Seat) -> asyncio.Task[str]:
        """What the adviser says: thought once for a decision, however often it is asked for."""
        asked_about, thought = self._thoughts.get(seat, (None, None))
        if thought is None or asked_about != sitting.numbers[seat] or _came_to_nothing(thought):
            number, view = sitting.numbers[seat], sitting.view(seat)
            thinking = self._around.robots.choose(sitting.game.key, view, number, ADVISER)
            thought = asyncio.create_task(thinking)
            self._thoughts[seat] = number, thought
        return thought

    async def _count(self, hint: Hint) -> int:
        """Write down that the hint is given: it counts once for a decision."""
        sitting, seat = self._playing(hint.user)
        if sitting.numbers[seat] != hint.number:
            raise No("outdated")
        if hint not in self.hints:
            await self.ledger.note(str(hint))
            self.hints |= {hint}
        return sum(given.user == hint.user for given in self.hints)


def _came_to_nothing(task: asyncio.Task[str]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _before(sitting: Sitting, number: int) -> Sitting:
    """The sitting as it was before this line."""
    log = replace(sitting.log, moves=sitting.log.moves[: number - 1])
    return Sitting.begin(sitting.game_id, log, sitting.chairs)


def _is_misclick(sitting: Sitting, seat: Seat, number: int) -> bool:
    """Whether nothing has happened since that move, and it told its player nothing.

    Once a turn is enough: what was taken back and done anew stands.
    """
    lines = sitting.log.moves
    if number != len(lines) or _is_done_anew(sitting, seat, number):
        return False
    then, action = _before(sitting, number).view(seat), sitting.game.read(lines[-1][1])
    return not tells_something(sitting.game, then, sitting.view(seat), action, Random(number))


def _is_done_anew(sitting: Sitting, seat: Seat, number: int) -> bool:
    """Whether this move took the place of one that its player has just taken back."""
    if number < 2:
        return False
    who, line = sitting.log.moves[number - 2]
    return who == seat and taken_back(line) is not None


def played_out(sitting: Sitting, seat: Seat, plan: Sequence[Any]) -> Sitting:
    """The sitting once this deal is over: this seat by its plan, the others as they may."""
    after, left, deal = sitting.claimed(seat), list(plan), sitting.view(None).deal
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
