"""The table is an actor: whatever happens at it is done one after the other.

Check, store, swap the state, tell. What a player was told is on disk, and telling never
blocks play nor takes anything back.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.ops.failpoints import failpoint
from bot.rules import CHANCE, Log, Seat, Seed
from bot.rules.kit.actions import Action
from bot.rules.kit.seats import around as round_from
from bot.tables.live.actor import Surroundings
from bot.tables.live.holding import Holding
from bot.tables.live.record import TableRecord
from bot.tables.live.talking import Talking
from bot.tables.live.timed import by_robot
from bot.tables.live.voting import Voting
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.session import GameSession

log = logging.getLogger(__name__)


class Table(Talking, Holding, Voting):
    """One table: its place, its lobby, and the game once it has begun."""

    def __init__(
        self,
        around: Surroundings,
        record: TableRecord,
        lobby: Lobby,
        session: GameSession | None = None,
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._pending: dict[tuple[int, int], asyncio.Task[None]] = {}

    # ------------------------------------------------------------------ before the first card

    async def start(self, by: int) -> None:
        """Draw the seats and begin: for the host, and for guests whose host is away."""
        await self._mail.post(lambda: self._start(by))

    async def _start(self, by: int) -> None:
        self._must_be("lobby")
        self.must_lead(by)
        lobby = self.lobby.kept_warm()
        lobby.ready()
        seed = Seed(self._around.draw_secret())
        players = len(lobby.chairs)
        first = seed.below("seats")(players)
        chairs = tuple(lobby.chairs[n] for n in round_from(first, players))
        game = lobby.game
        head = Log(
            game=game.key,
            version=game.version,
            options=str(lobby.options),
            players=players,
            commitment=seed.commitment,
        )
        game_id = await self.record.begin(lobby, head, seed, chairs)
        self.session = GameSession.begin(game_id, head, chairs)
        self.lobby = lobby
        self.status = "playing"
        self.wake()

    # ------------------------------------------------------------------ play

    async def act(self, user: int, line: str, number: int | None = None) -> None:
        """A person acts. ``number`` is the decision the button belonged to, if it was a button.

        :raises No: nobody of this table, the button is outdated, or there is no such action.
        :raises Illegal: not the turn, or not allowed; it carries the reason.
        """
        await self._mail.post(lambda: self._act_for(user, line, number))

    async def _act_for(self, user: int, line: str, number: int | None) -> None:
        session, seat = self._playing(user)
        if number is not None and number != session.numbers[seat]:
            raise Refusal("outdated")
        await self._do(seat, self._read(line), late=False)

    def _read(self, line: str) -> Action:
        try:
            return self._game_on().game.read(line)
        except ValueError:
            raise Refusal("no-such-action", action=line) from None

    async def _do(self, seat: Seat, action: Action, late: bool | None = None) -> None:
        """Play it. ``late``: for somebody whose time has run out, or (false) by that person."""
        before = self._game_on()
        after = before.plus(seat, action).by(_mover(before, seat, late))
        notes: list[str] = []
        if late is not None:
            after, notes = self._attended(after, seat, late)
        after = await self._clocked(after, CHANCE if late else seat)
        await self._moved(before, after, seat, notes)
        if seat == CHANCE:
            self._look_round()

    async def _moved(
        self, before: GameSession, after: GameSession, actor: Seat, notes: Sequence[str]
    ) -> None:
        """Store the lines that are new, swap the state, tell those who are concerned, go on."""
        failpoint("checked")
        lines = len(after.log.moves) - len(before.log.moves)
        await self.record.move(after, self.lobby, notes, lines, casual=self.casual)
        failpoint("stored")
        if after.result is not None:
            after = after.revealing(self.record.secret)
            self.status = "over"
        self.session = after
        if self.status == "over":
            self._around.closed(self)
        asked = self.request is not None and self.request.fits(before)
        self._tell(before, after, CHANCE if asked else actor)
        failpoint("told")
        self.wake()

    def _tell(self, before: GameSession, after: GameSession, actor: Seat) -> None:
        """The public message, and the hands of those for whom something is different."""
        self._around.herald.table_changed(self)
        everybody = actor == CHANCE or after.turn in ((), (CHANCE,))
        for n, chair in enumerate(after.chairs):
            seat = Seat(n)
            if chair.user is not None and (
                everybody
                or seat == actor
                or before.chairs[seat] != after.chairs[seat]
                or before.numbers[seat] != after.numbers[seat]
                or before.view(seat).hand != after.view(seat).hand
            ):
                self._around.herald.hand_changed(self, chair.user)

    # ------------------------------------------------------------------ what nobody has to press

    def wake(self) -> None:
        """Set off what happens by itself now: the deck, the robots, answers without a choice."""
        if self.standing:
            return
        self._set_alarms()
        if (session := self.session) is None:
            return
        for seat in session.turn:
            number = _number(session, seat)
            if self._goes_by_itself(seat, number) and (seat, number) not in self._pending:
                task = asyncio.create_task(self._by_itself(seat, number))
                self._pending[seat, number] = task
                task.add_done_callback(partial(self._done_waiting, (seat, number)))

    def _goes_by_itself(self, seat: Seat, number: int) -> bool:
        """Whether this decision waits for nobody, just now.

        Where nobody plays the robots wait too: nobody would see it.
        """
        session = self.session
        if self.standing or session is None or not self._time_runs(session):
            return False
        if session.deserted or self.is_asking(session) or self.awaits_votes(session):
            return False
        if seat not in session.turn or number != _number(session, seat):
            return False
        return seat == CHANCE or self._answers_itself(session, seat)

    def _done_waiting(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._pending.pop(key, None)
        if not task.cancelled():
            self.wake()  # what it came to may have been refused: in a pause, or for who is back

    def _answers_itself(self, session: GameSession, seat: Seat) -> bool:
        return (
            by_robot(session.chairs[seat])
            or self._overdue(session, seat)
            or session.only_answer(seat) is not None
        )

    async def _by_itself(self, seat: Seat, number: int) -> None:
        while not await self._has_gone_on(seat, number):
            await self._around.clock.sleep(self._around.pace.retry)

    async def _has_gone_on(self, seat: Seat, number: int) -> bool:
        """Do what nobody has to press; false if it could not be done and is to be tried again."""
        session = self.session
        if session is None or not self._goes_by_itself(seat, number):
            return True
        pause = asyncio.create_task(self._around.clock.sleep(self._pause(session, seat)))
        answer = asyncio.create_task(self._answer(session, seat, number))
        try:
            await pause
            while not answer.done() and self._around.pace.robot:
                # Who thinks longer plays a whole pause later: how hard it was does not show.
                await self._around.clock.sleep(self._around.pace.robot)
            line = await answer
            await self._mail.post(lambda: self._recheck(seat, number, line), own=True)
        except Exception:
            log.exception("table %s: seat %s could not go on by itself", self.id, int(seat))
            return False
        finally:
            pause.cancel()
            answer.cancel()
        return True

    async def _answer(self, session: GameSession, seat: Seat, number: int) -> str:
        if seat == CHANCE:
            draw = self.record.seed.below(f"deal {session.deals + 1}")
            return session.game.write(session.game.chance(session.state, draw))
        if session.chairs[seat].present and (only := session.only_answer(seat)):
            return session.game.write(only)
        view, key = session.view(seat), session.game.key
        return await self._around.robots.choose(key, view, number, self.lobby.level)

    def _pause(self, session: GameSession, seat: Seat) -> float:
        pace, view = self._around.pace, session.view(None)
        if seat == CHANCE:
            return pace.deal if session.deals else 0
        after_trick = view.trick is not None and not view.trick.cards and view.last_trick
        wait = pace.robot if by_robot(session.chairs[seat]) else pace.forced
        return wait + (pace.trick if after_trick else 0)

    async def _recheck(self, seat: Seat, number: int, line: str) -> None:
        if not self._goes_by_itself(seat, number):
            return
        session = self._game_on()
        action = session.game.read(line)
        if seat == CHANCE:
            if not await self._voted_before_deal():
                await self._do(seat, action)
            return
        alone = by_robot(session.chairs[seat]) or session.only_answer(seat) is not None
        await self._do(seat, action, late=None if alone else True)

    # ------------------------------------------------------------------ telling

    def _show(self) -> None:
        self._around.herald.table_changed(self)

    def _show_all(self) -> None:
        self._show()
        for chair in self.chairs:
            if chair.user is not None:
                self._around.herald.hand_changed(self, chair.user)

    def _show_hand(self, user: int) -> None:
        self._around.herald.hand_changed(self, user)

    def _closed(self) -> None:
        self._around.closed(self)

    def _remind(self, user: int) -> None:
        self._around.herald.remind(self, user)

    def _look_round(self) -> None:
        self._around.herald.look_round(self)

    async def aside(self) -> None:
        """Stop what is under way by itself: the program is going down."""
        for alarm in self._alarms:
            await alarm.stop()
        thoughts = [thought for _, thought in self._thoughts.values()]
        tasks: list[asyncio.Task[Any]] = [*self._pending.values(), *thoughts]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _number(session: GameSession, seat: Seat) -> int:
    """Which decision this seat faces; the deck has another one with every line."""
    return len(session.log.moves) if seat == CHANCE else session.numbers[seat]


def _mover(session: GameSession, seat: Seat, late: bool | None) -> int | None:
    """Whose move it is: nobody's if the deck or a robot makes it, or somebody ran out of time."""
    if seat == CHANCE or late or by_robot(session.chairs[seat]):
        return None
    return session.chairs[seat].user
