"""Who sits at a table: who comes and leaves, before the game and in its midst, and who is host."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from bot.rules import Seat
from bot.tables.live.presence import Presence
from bot.tables.model import chairs as rules
from bot.tables.model import notes
from bot.tables.model.lobby import Chair, Lobby, Refusal
from bot.tables.model.session import GameSession

NOBODY_LEFT = "nobody-left"


class Seating(Presence):
    """The side of a table that has to do with its people."""

    @abstractmethod
    def _show_hand(self, user: int) -> None:
        """Have this person's hand drawn again, or that they have none."""

    async def rearrange(self, change: Callable[[Lobby], Lobby], by: int | None = None) -> None:
        """Change the lobby. With ``by``, only for the host.

        :raises No: not the host, not in a lobby, or what the change itself refuses.
        """
        await self._mail.post(lambda: self._rearrange(change, by))

    async def fill(self, by: int) -> None:
        """Robots on every empty chair: for the host, and for guests whose host is away.

        :raises No: it is the host's to do, not in a lobby, or robots are not welcome.
        """

        async def filled() -> None:
            self._must_be("lobby")
            self.must_lead(by)
            await self._rearrange(Lobby.fill, None)

        await self._mail.post(filled)

    async def _rearrange(
        self, change: Callable[[Lobby], Lobby], by: int | None, *said: str
    ) -> None:
        self._must_be("lobby")
        if by is not None and by != self.lobby.host:
            raise Refusal("host-only")
        lobby = change(self.lobby)
        ended = "" if lobby.people else NOBODY_LEFT
        await self.record.keep_lobby(lobby, *said, ended=ended)
        self.lobby = lobby
        if ended:
            self._has_ended(ended)
            return
        self._show()
        self.watch_idleness()

    # ------------------------------------------------------------------ coming

    async def sit(self, user: int, name: str, wished: Seat | None = None) -> None:
        """Sit down: in a lobby on an empty chair, in a game instead of a robot, with its hand.

        :raises No: no chair is to be had, or one has seen another hand of this deal.
        """
        await self._mail.post(lambda: self._sit(user, name, wished))

    async def _sit(self, user: int, name: str, wished: Seat | None) -> None:
        if self.status == "lobby":
            await self._rearrange(lambda lobby: lobby.join(user, name), None)
            return
        session = self._game_on()
        if session.seat_of(user) is not None:
            raise Refusal("already-here")
        seat = self._seat_for(session, user, wished)
        after = await self._clocked(session.with_chair(seat, Chair(user=user, name=name)))
        await self._reseated(after, self.lobby, str(notes.SatDown(seat, user)))

    def _seat_for(self, session: GameSession, user: int, wished: Seat | None = None) -> Seat:
        lobby = replace(self.lobby, chairs=session.chairs)
        seen = session.seen_by(user)
        return Seat(rules.place_in_deal(lobby.places_for(user), seen, wished))

    def seats_for(self, user: int) -> tuple[Seat, ...]:
        """The robots' seats that this person may take just now."""
        session = self.session
        if session is None or self.status != "playing" or session.seat_of(user) is not None:
            return ()
        free = [Seat(n) for n, chair in enumerate(session.chairs) if chair.user is None]
        return tuple(seat for seat in free if self._may_take(session, user, seat))

    def _may_take(self, session: GameSession, user: int, seat: Seat) -> bool:
        try:
            self._seat_for(session, user, seat)
        except Refusal:
            return False
        return True

    # ------------------------------------------------------------------ leaving

    async def leave(self, user: int, friend: tuple[int, str] | None = None) -> None:
        """Stand up: in a lobby the chair is free again, in a game a robot takes it.

        With a ``friend`` (id and name) the seat is kept for that person.
        """
        await self._mail.post(lambda: self._leave(user, friend))

    async def _leave(self, user: int, friend: tuple[int, str] | None) -> None:
        if self.status == "lobby":
            await self._leave_lobby(user, friend)
            return
        session, seat = self._seated(user)
        after = self._with_robot(session, seat)
        said = [str(notes.Left(seat, user)), *self._waits(after, seat)]
        if friend is not None:
            after, kept = self._kept_on(after, seat, *friend)
            said.append(kept)
        await self._gone(after, seat, user, said)

    async def _leave_lobby(self, user: int, friend: tuple[int, str] | None) -> None:
        place = self.lobby.chair_of(user)

        def changed(lobby: Lobby) -> Lobby:
            left = lobby.leave(user)
            if friend is None or place is None:
                return left
            rules.must_be_awaited(left.chairs, left.barred, *friend)
            chair = Chair(kept=friend[0], kept_name=friend[1])
            return replace(left, chairs=rules.put(left.chairs, place, chair))

        await self._rearrange(changed, None)

    def _with_robot(self, session: GameSession, seat: Seat) -> GameSession:
        leaver = session.chairs[seat].user or 0
        welcome = self.lobby.takes_robots
        chairs = rules.robot_instead(session.chairs, seat, leaver, welcome)
        return session.left_by(seat, leaver, chairs[seat])

    def _waits(self, session: GameSession, seat: Seat) -> list[str]:
        """The note that no robot plays on after all."""
        return [str(notes.WaitsForPerson(seat))] if session.chairs[seat].waits else []

    def _kept_on(
        self, session: GameSession, seat: Seat, user: int, name: str
    ) -> tuple[GameSession, str]:
        rules.must_be_awaited(session.chairs, self.lobby.barred, user, name)
        chair = replace(session.chairs[seat], kept=user, kept_name=name)
        return session.with_chair(seat, chair), str(notes.Kept("seat", seat, user))

    async def _gone(
        self,
        after: GameSession,
        seat: Seat,
        user: int,
        said: list[str],
        changed: Lobby | None = None,
    ) -> None:
        """Somebody does not play on: the next person is host, and the last one ends the table."""
        lobby = changed or self.lobby
        heir = rules.heir(after.chairs, seat)
        if heir is not None and user == lobby.host:
            lobby = replace(lobby, host=heir)
            said.append(str(notes.NewHost(heir)))
        after = await self._clocked(after)
        ended = "" if heir is not None else NOBODY_LEFT
        await self.record.reseat(after, lobby, *said, ended=ended)
        self.session, self.lobby = after, lobby
        if ended:
            self._has_ended(ended)
            return
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ what the host may do

    async def kick(self, by: int, user: int, moderator: bool = False) -> None:
        """Send somebody away for good: a robot plays on, and they may not sit down again.

        :raises No: neither host nor moderator, or nobody of this table.
        """
        await self._mail.post(lambda: self._kick(by, user, moderator))

    def may_lead(self, by: int, moderator: bool) -> None:
        """Refuse whoever may neither send somebody away nor make somebody host.

        :raises No: neither host nor moderator, or nothing can happen here any more.
        """
        self._must_be_open()
        if by != self.lobby.host and not moderator:
            raise Refusal("host-or-moderator-seats")

    async def _kick(self, by: int, user: int, moderator: bool) -> None:
        self.may_lead(by, moderator)
        if user == by:
            raise Refusal("not-yourself")
        place = next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)
        if place is None:
            raise Refusal("not-seated")
        barred = [str(notes.Barred(user)), *self._by_moderator(by)]
        if self.session is None:
            await self._rearrange(lambda lobby: lobby.leave(user).without(user), None, *barred)
            self._show_hand(user)
            return
        seat = Seat(place)
        after = self._with_robot(self.session, seat)
        after = after.with_chair(seat, replace(after.chairs[seat], left_by=None))
        said = [str(notes.SentAway(seat, user)), *self._waits(after, seat), *barred]
        await self._gone(after, seat, user, said, self.lobby.without(user))
        self._show_hand(user)

    async def let_in(self, by: int, user: int) -> None:
        """Let somebody sit down again who was sent away.

        :raises No: not the host, or nobody who was sent away.
        """
        await self._mail.post(lambda: self._let_in(by, user))

    async def _let_in(self, by: int, user: int) -> None:
        self._host_only(by)
        if user not in self.lobby.barred:
            raise Refusal("not-barred")
        barred = tuple(other for other in self.lobby.barred if other != user)
        await self._arranged(replace(self.lobby, barred=barred), str(notes.LetIn(user)))

    async def pass_on(self, by: int, user: int, moderator: bool = False) -> None:
        """Make somebody else host who sits here: the host, a moderator, or who waits for the host.

        :raises No: it is not theirs to do, or nobody of this table is meant.
        """
        await self._mail.post(lambda: self._pass_on(by, user, moderator))

    async def _pass_on(self, by: int, user: int, moderator: bool) -> None:
        self._must_be_open()
        if not moderator:
            self.must_lead(by)
        if user == self.lobby.host:
            raise Refusal("not-yourself" if user == by else "host-already")
        if all(chair.user != user for chair in self.chairs):
            raise Refusal("not-seated")
        said = [str(notes.NewHost(user)), *self._by_moderator(by)]
        await self._arranged(replace(self.lobby, host=user), *said)

    def _by_moderator(self, by: int) -> list[str]:
        """The note of who did it, if that was not the host."""
        return [] if by == self.lobby.host else [str(notes.DoneBy(by))]

    async def lock(self, by: int, locked: bool) -> None:
        """Let nobody new sit down but those for whom a chair is kept; or let them again."""
        await self._mail.post(lambda: self._lock(by, locked))

    async def _lock(self, by: int, locked: bool) -> None:
        self._host_only(by)
        said = str(notes.Lock("locked" if locked else "unlocked"))
        await self._arranged(self.lobby.with_lock(locked), said)

    async def keep_for(self, by: int, user: int, name: str) -> None:
        """Keep a chair for somebody, who alone may take it.

        :raises No: not the host, they sit here, or there is no chair to keep.
        """
        await self._mail.post(lambda: self._keep_for(by, user, name))

    async def _keep_for(self, by: int, user: int, name: str) -> None:
        self._host_only(by)
        rules.must_be_awaited(self.chairs, self.lobby.barred, user, name)
        chairs, place = rules.keep(self.chairs, user, name)
        await self._rechaired(chairs, self._kept(place, user))

    async def release_seat(self, by: int, user: int) -> None:
        """Keep no chair for this person any more.

        :raises No: not the host, or none was kept.
        """
        await self._mail.post(lambda: self._release_seat(by, user))

    async def _release_seat(self, by: int, user: int) -> None:
        self._host_only(by)
        chairs, place = rules.unkeep(self.chairs, user)
        await self._rechaired(chairs, self._kept(place, None))

    def _kept(self, place: int, user: int | None) -> str:
        return str(notes.Kept("seat" if self.session else "chair", place, user))

    def _must_be_open(self) -> None:
        if not self.open:
            raise Refusal("game-is-over" if self.status == "over" else "table-closed")

    def _host_only(self, by: int) -> None:
        self._must_be_open()
        if by != self.lobby.host:
            raise Refusal("host-only")

    async def _rechaired(self, chairs: rules.Chairs, said: str) -> None:
        if self.session is None:
            await self._arranged(replace(self.lobby, chairs=chairs), said)
        else:
            await self._reseated(replace(self.session, chairs=chairs), self.lobby, said)

    async def _arranged(self, lobby: Lobby, *said: str) -> None:
        if self.session is None:
            await self._rearrange(lambda _: lobby, None, *said)
        else:
            await self._reseated(self.session, lobby, *said)

    async def _reseated(self, after: GameSession, lobby: Lobby, *said: str) -> None:
        """Store, then tell everybody, and go on."""
        await self.record.reseat(after, lobby, *said)
        self.session, self.lobby = after, lobby
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ the end

    async def end(self, by: int, moderator: bool) -> None:
        """End the table before its time: for the host, and whoever may manage messages."""
        self.may_end(by, moderator)
        await self._mail.post(lambda: self._end("ended-by-hand"))

    def may_end(self, by: int, moderator: bool) -> None:
        """Refuse whoever may not end the table.

        :raises No: neither host nor moderator.
        """
        if by != self.lobby.host and not moderator:
            raise Refusal("host-or-moderator")

    async def _end(self, why: str) -> None:
        if not self.open:
            raise Refusal("table-closed")
        await self.record.end(why)
        self._has_ended(why)

    def _has_ended(self, why: str) -> None:
        """It is written down that the table has ended: nothing more happens here."""
        self.status = "ended"
        self.ended_why = why
        self._closed()
        self._set_alarms()
        self._show_all()
