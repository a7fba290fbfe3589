"""Who sits at a table: the lobby's changes, who leaves in the middle, and who ends it."""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.lobby import Chair, Lobby, No
from bot.tables.timed import Timed


class Seating(Timed):
    """The side of a table that has to do with its people."""

    async def rearrange(self, change: Callable[[Lobby], Lobby], by: int | None = None) -> None:
        """Change the lobby. With ``by``, only for the host.

        :raises No: not the host, not in a lobby, or what the change itself refuses.
        """
        await self._mail.post(lambda: self._rearrange(change, by))

    async def _rearrange(self, change: Callable[[Lobby], Lobby], by: int | None) -> None:
        self._must_be("lobby")
        if by is not None and by != self.lobby.host:
            raise No("host-only")
        lobby = change(self.lobby)
        await self.ledger.keep_lobby(lobby)
        self.lobby = lobby
        self._show()

    async def leave(self, user: int) -> None:
        """Stand up: in a lobby the chair is free again, in a game a robot takes it."""
        await self._mail.post(lambda: self._leave(user))

    async def _leave(self, user: int) -> None:
        if self.status == "lobby":
            await self._rearrange(lambda lobby: lobby.leave(user), None)
            if not self.lobby.people:
                await self._end("nobody-left")
            return
        sitting = self._game_on()
        seat = sitting.seat_of(user)
        if seat is None:
            raise No("not-here")
        taken = [chair.robot or 0 for chair in sitting.chairs]
        after = await self._clocked(sitting.with_chair(seat, Chair(robot=max(taken) + 1)))
        chairs = after.chairs
        heirs = [c.user for c in (*chairs[seat:], *chairs[:seat]) if c.user is not None]
        host = heirs[0] if heirs and user == self.lobby.host else self.lobby.host
        await self.ledger.reseat(after, host, f"seat {seat}: {user} left, a robot plays on")
        self.sitting = after
        self.lobby = replace(self.lobby, host=host)
        if not heirs:
            await self._end("nobody-left")
            return
        self._show()
        self.wake()

    async def end(self, by: int, moderator: bool) -> None:
        """End the table before its time: for the host, and whoever may manage messages."""
        if by != self.lobby.host and not moderator:
            raise No("host-or-moderator")
        await self._mail.post(lambda: self._end("ended-by-hand"))

    async def _end(self, why: str) -> None:
        if not self.open:
            raise No("table-closed")
        await self.ledger.end(why)
        self.status = "ended"
        self._closed()
        self._set_alarm()
        self._show_all()
