"""The tables that a process has in memory, and how one is found among them."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable

from bot.storage.rows.ids import ChannelId, EveningId, GuildId, TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.chairs import Chair

KEPT_CLOSED = 200


class TablesAtHand:
    """Every open table, and those that have closed lately."""

    def __init__(self) -> None:
        self.followers: list[Callable[[Table], None]] = []
        """The listeners to each table that is over or ended, once that is stored. No call waits."""
        self.letting_go: list[Callable[[Table], None]] = []
        """The listeners to each closed table that is kept in mind no longer. No call waits."""
        self._open: dict[TableId, Table] = {}
        self._there: defaultdict[ChannelId, dict[TableId, Table]] = defaultdict(dict)
        """The open tables by channel: each message that anybody writes anywhere asks for them."""
        self._of: defaultdict[UserId, dict[TableId, Table]] = defaultdict(dict)
        """The open tables by who sits there: whoever sits down or types a command asks for them."""
        self._closed: OrderedDict[TableId, Table] = OrderedDict()

    @property
    def tables(self) -> tuple[Table, ...]:
        """Every open table, oldest first."""
        return tuple(self._open.values())

    @property
    def closed_lately(self) -> tuple[Table, ...]:
        """The closed tables that are kept in mind for people who still look."""
        return tuple(self._closed.values())

    def of_number(self, number: TableId) -> Table | None:
        """The open table of this number, if this process has it."""
        return self._open.get(number)

    def in_server(self, guild: GuildId) -> list[Table]:
        """The open tables of a server, oldest first."""
        return [t for t in self.tables if t.guild_id == guild]

    def of_evening(self, evening: EveningId) -> Table | None:
        """The open table of an evening."""
        return next((t for t in self.tables if t.state.row.evening == evening), None)

    def in_channel(self, channel: ChannelId) -> list[Table]:
        """The open tables of a channel that have a message there, oldest first."""
        there = sorted(self._there.get(channel, {}).items())
        return [t for _, t in there if t.channel_id == channel and not t.secret]

    def of_person(self, user: UserId, playing: bool = False) -> list[Table]:
        """The open tables at which this person sits (``playing``: only where a game is on)."""
        mine = sorted(self._of.get(user, {}).items())
        return [table for _, table in mine if table.session is not None or not playing]

    def over_for(self, user: UserId) -> list[Table]:
        """The tables with this person whose game is just over, the last one first."""
        over = [t for t in self._closed.values() if t.status == "over" and t.sits(user)]
        return sorted(over, key=lambda table: table.updated_at, reverse=True)

    def near(self, user: UserId, channel: ChannelId | None) -> list[Table]:
        """The open tables somebody can mean without a number: the channel's, then their own."""
        here = self.in_channel(channel) if channel else []
        here.sort(key=lambda table: not table.sits(user))
        return [*here, *(table for table in self.of_person(user) if table not in here)]

    def reseated(self, table: Table, before: Iterable[Chair]) -> None:
        """Other people sit at a table than ``before``."""
        if table.id in self._open:
            self._stand_up(table, before)
            self._sit_down(table)

    def closed(self, table: Table) -> None:
        """A table is over or ended: it is kept in mind a while for people who still look."""
        self._open.pop(table.id, None)
        self._leave(table, table.channel_id)
        self._stand_up(table, table.chairs)
        self._closed[table.id] = table
        for follower in self.followers:
            follower(table)
        while len(self._closed) > KEPT_CLOSED:
            oldest = self._closed.popitem(last=False)[1]
            oldest.rest()
            self._let_go(oldest)

    async def drop(self, closed: Table, gone: bool = False) -> None:
        """Keep a closed table in mind no longer: nothing at it is shown again by itself.

        ``gone``: it is about to be stored no longer, and whoever showed it lets go of it, too.
        """
        self._closed.pop(closed.id, None)  # another press may have dropped it meanwhile
        if gone:
            self._let_go(closed)
        await closed.cancel_tasks()

    def _let_go(self, closed: Table) -> None:
        for hearer in self.letting_go:
            hearer(closed)

    def _known(self, number: TableId) -> Table | None:
        """The table of this number, if it is in memory, open or not."""
        return self._open.get(number) or self._closed.get(number)

    def _hold(self, table: Table) -> None:
        self._open[table.id] = table
        self._there[table.channel_id][table.id] = table
        self._sit_down(table)

    def _sit_down(self, table: Table) -> None:
        for chair in table.chairs:
            if chair.user is not None:
                self._of[chair.user][table.id] = table

    def _stand_up(self, table: Table, chairs: Iterable[Chair]) -> None:
        for user in {chair.user for chair in chairs if chair.user is not None}:
            self._of[user].pop(table.id, None)
            if not self._of[user]:
                del self._of[user]

    def _leave(self, table: Table, channel: ChannelId) -> None:
        self._there[channel].pop(table.id, None)
        if not self._there[channel]:
            del self._there[channel]
