"""Judges all that leaves the bot, and all that it writes down and logs: what must not be."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.client.display import redraws
from bot.storage.rows.ids import GuildId, TableId, UserId
from tests.hostile import truth
from tests.hostile.careless import Full, of_the_disk
from tests.hostile.deeds import check_deed
from tests.hostile.fault import Fault
from tests.hostile.listening import Listening
from tests.hostile.payloads import MARKUP
from tests.hostile.places import check_place
from tests.hostile.shown import Shown, answer_of
from tests.support.reading import said_in

RAW = re.compile("|".join(rf"(?<!\\){re.escape(piece)}" for piece in MARKUP))
"""Markup that somebody else wrote, as it would take effect."""
HIDDEN = frozenset({"Cf", "Cs", "Co"})
ISOLATED = re.compile("\u2068([^\u2068\u2069\n]*)\u2069")
"""A name that is written from right to left, set apart from what stands beside it."""
TOKEN = re.compile(r"simcord_interaction_\d+|Bot [\w.-]{20,}")
BEGUN = frozenset({"daily_attempts", "daily_marks", "daily_members"})
"""An attempt at a daily, which costs nothing as long as no card is dealt in it."""
MAY_WRITE = frozenset({"people", "direct_channels", "hands", "calls"}) | BEGUN
"""The tables that a refusal may change: people who press are remembered, with the ways to write to
them and to their hands; a call goes away once they are there."""
MAY_FAIL = frozenset({50007, 50278, 10007, 10008, 10062, 10015, 50001, 50013, 10003, 50027, 30046})
"""Discord's codes for closed direct messages, a channel closed to the bot, and things that are
gone."""
NAMING = frozenset({"privacy", "block"})
"""Commands that are answered with one's own name, or with one that was chosen."""
UPDATE = 7
"""A click is answered by changing the message that was clicked."""
PUT_OFF = (5, 6)
"""The answer is to come later."""


@dataclass
class Watch(Listening):
    """One house under watch: what was heard of it is judged."""

    strangers: bool = True
    """Whether a letter to somebody who never pressed anything is a fault."""
    counts: Counter[str] = field(default_factory=Counter)

    def judge(self, records: list[Any], *, deals: bool = False) -> None:
        """Judge afterwards everything that was done, said and written.

        ``deals``: whole deals may have been played meanwhile, so that nobody knows who saw what.

        :raises Fault: something was that must not be.
        """
        before = self.known, self.hands
        self.know()
        self.named = {r.user_id for r in records if r.target_id or r.command_name in NAMING}
        self._answers(records)
        for error in self.failed:
            if error.code not in MAY_FAIL:
                raise Fault(f"Discord refuses what was sent: {error.status} {error.code} {error}")
        for shown in (*self.shown, *filter(None, map(answer_of, records))):
            self.counts["seen"] += 1
            self._readable(shown)
            if shown.message is not None:
                self._mentions(shown)
            check_place(self, shown, before[0])
            if not deals:
                self._cards(shown, *before)
        self._logs()
        self._strangers()
        self._deeds(records)
        if records:
            self._unchanged(records)

    def _answers(self, records: list[Any]) -> None:
        for record in records:
            if not record.responded:
                raise Fault(f"not answered: {record}")
            path = f"/interactions/{record.id}/"
            sent = [r for r in self.house.env.http_requests if r.path.startswith(path)]
            if len(sent) == 2 and self._was_taken_away(record) and _kind(sent[0]) == UPDATE:
                del sent[0]
            if len(sent) != 1:
                raise Fault(f"answered {len(sent)} times: {record}")
            if _kind(sent[0]) == UPDATE and record.guild_id is not None:
                self._private(record)
            if self.waits(record) and not self._told_later():
                raise Fault(f"not answered, but put off: {record}")

    def waits(self, record: Any) -> bool:
        """Whether the answer was put off, and has not come yet."""
        path = f"/interactions/{record.id}/"
        sent = [r.json or {} for r in self.house.env.http_requests if r.path.startswith(path)]
        put_off = any(body.get("type") in PUT_OFF for body in sent)
        return put_off and not self._followed(record)

    def _told_later(self) -> bool:
        """Whether the disk was full when a hand was to be shown: that is tried until it works."""
        failed = [r.args for r in self.ear.records if r.name == redraws.__name__]
        return any(isinstance(one, Full) for args in failed for one in args or ())

    def _followed(self, record: Any) -> bool:
        """Whether an answer that was put off came, or a click changed a message.

        It need not be the one that was clicked: forged, it stands where it does not belong.
        """
        here = [f"/{record.token}/", *(["/messages/"] if record.source_message_id else [])]
        later = [r.path for r in self.house.env.http_requests if r.method != "GET"]
        return any(
            place in f"{path}/" for path in later for place in here if "/callback" not in path
        )

    def _private(self, record: Any) -> None:
        """A message for everybody is not changed by the answer to one person's click."""
        source = self._source(record)
        if source is not None and not source.is_ephemeral:
            raise Fault(f"a public message was changed by a click: {source.content!r}")

    def _source(self, record: Any) -> Any:
        """The message that was clicked, if it is still there."""
        stored = self.house.env.backend.messages.get(record.channel_id, {})
        return stored.get(record.source_message_id)

    def _was_taken_away(self, record: Any) -> bool:
        """Whether the message that was clicked is gone: another click of the same moment did it."""
        return record.source_message_id is not None and self._source(record) is None

    def _readable(self, shown: Shown) -> None:
        if found := RAW.search(shown.content):
            raise Fault(f"markup takes effect: {found[0]!r} in {shown.content!r}")
        for text in (shown.content, *shown.texts()):
            for sign in ISOLATED.sub(r"\1", text):
                kind = unicodedata.category(sign)
                if kind in HIDDEN or (kind == "Cc" and sign != "\n"):
                    raise Fault(f"a hidden sign {sign!r} in {text!r}")

    def _mentions(self, shown: Shown) -> None:
        message = shown.message
        roles = set(message.ping_role_ids)
        if message.mention_everyone or (roles and not roles <= self._evening_roles(shown)):
            raise Fault(f"everybody is called: {shown.content!r}")
        if not message.ping_user_ids:
            return
        here = self.house.bot.tables.in_server(GuildId(shown.guild or 0))
        seated = {user for table in here for c in table.chairs for user in (c.user, c.kept)}
        called = set(message.ping_user_ids)
        seated |= {user for user in called if self._was_kept_for(user, shown.guild)}
        if shown.reader is not None or not called <= seated:
            raise Fault(f"somebody is called: {shown.content!r}")
        if not self._pings(shown.guild):
            raise Fault(f"somebody is called where nobody may be: {shown.content!r}")

    def _evening_roles(self, shown: Shown) -> set[int]:
        """The role that may be called there: the one of the server's evenings, in public."""
        query = "SELECT evening_role FROM guilds WHERE guild_id = ? AND pings = 1"
        found = self.house.rows(query, shown.guild or 0) if shown.reader is None else []
        return {role for (role,) in found}

    def _pings(self, guild: int | None) -> bool:
        """Whether the admins of a server let anybody be called."""
        off = "SELECT 1 FROM guilds WHERE guild_id = ? AND pings = 0"
        return "guilds" in self.written or not self.house.rows(off, guild or 0)

    def _was_kept_for(self, user: int, guild: int | None) -> bool:
        """Whether a chair was kept for them here, though others may have been given it since."""
        kept = """
        SELECT 1 FROM notes JOIN tables ON tables.id = notes.table_id
        WHERE notes.line LIKE ? AND tables.guild_id = ?
        """
        return bool(self.house.rows(kept, f"% kept for {user}", guild or 0))

    def _cards(self, shown: Shown, known: Any, hands: Any) -> None:
        numbers = shown.tables() or self.linked(shown)
        if shown.printed() or (shown.games() and not numbers):
            return
        least = 2 if numbers else 3
        alone = 1 if numbers and shown.reader is None else least  # people are told of bowers, too
        tables = numbers or set(self.hands) | set(hands)
        seen = {number: self._seen(number, shown.reader, known) for number in tables}
        own = () if numbers else (*self._held(shown.reader, hands), *self._held(shown.reader))

        def theirs(cards: Iterable[str]) -> bool:
            """Whether they hold all of them at one table: completions, say, name no table."""
            return any(map(frozenset(cards).issubset, own))

        for number in tables:
            others = [*hands.get(number, {}).values(), *self.hands.get(number, {}).values()]
            for text in (shown.content, *shown.texts(), " ".join(shown.labels())):
                for run in truth.runs(text):
                    found = truth.told_too_much(run, seen[number], others, alone)
                    if found and not theirs(run):
                        self._must_be_seen(number, shown, found, repr(text), run)
            carried = list(truth.carried_in(shown.carried()))
            found = truth.told_too_much(carried, seen[number], others, least - 1)
            if found and not theirs(carried):
                self._must_be_seen(number, shown, found, f"custom ids, {carried}")
            for file in shown.attachments if numbers else ():
                drawn = list(truth.drawn_in(self.scene_of(file)))
                found = truth.told_too_much(drawn, seen[number], others, 1)
                if found:
                    where = f"a picture, {self.scene_of(file)}; {shown.content!r}"
                    self._must_be_seen(number, shown, found, where)

    def _seen(self, number: TableId, reader: UserId | None, known: Any) -> truth.Seen:
        """The cards of a table that this reader has seen by now, or had ``known`` before."""
        each = [when.get((number, who)) for when in (known, self.known) for who in (reader, None)]
        return frozenset[str]().union(*filter(None, each))

    def _held(self, reader: UserId | None, hands: Any = None) -> Iterator[truth.Seen]:
        """The hands of this reader at all tables, now or as they were before."""
        for number, each in (self.hands if hands is None else hands).items():
            table = self.house.bot.tables._open.get(number)
            if reader is not None and table is not None and table.session is not None:
                seat = table.session.seat_of(reader)
                yield from (held for one, held in each.items() if one == seat)

    def _must_be_seen(
        self,
        number: TableId,
        shown: Shown,
        cards: list[str],
        where: str,
        run: Iterable[str] = (),
    ) -> None:
        """See whether its reader has seen all of them at some moment of the last two deals.

        ``run``: the cards told in one breath; no secret if it is a count that everybody can make.

        :raises Fault: they have not.
        """
        hall, reader = self.house.bot.tables, shown.reader
        table = hall._open.get(number) or hall._closed.get(number)
        if table is not None and table.session is not None:
            if frozenset(run) in truth.counted_lately(table):
                return
            seen = truth.seen_lately(table, reader)
            for deed in self.deeds:  # since then they may have left
                if deed.before.id == number:
                    seen |= truth.known_to(deed.before, reader) | truth.known_to(deed.after, reader)
            if seen.issuperset(cards):
                return
        raise Fault(f"hidden cards {cards} of table {number} shown to {reader} in {where}")

    def _logs(self) -> None:
        for record in self.ear.records:
            text = logging.Formatter().format(record)
            if record.levelno >= logging.ERROR and not of_the_disk(record):
                raise Fault(f"an error is logged: {record.name}: {text}")
            if found := TOKEN.search(text):
                raise Fault(f"a token is logged: {found[0]} in {text!r}")
            held = [hand for table in self.hands.values() for hand in table.values()]
            for run in (*truth.codes(text), *truth.runs(text)):
                if theirs := truth.told_too_much(run, frozenset(), held, 2):
                    raise Fault(f"cards are logged: {theirs} in {text!r}")
            if record.levelno >= logging.WARNING:
                self.counts[f"warned: {record.name}: {record.msg}"] += 1

    def _strangers(self) -> None:
        """Nobody is written to who has never pressed or typed anything."""
        if not self.strangers:
            return
        for shown in self.shown:
            letter = shown.reader is not None and shown.guild is None
            if letter and shown.reader not in self.known_people:
                raise Fault(f"a letter to a stranger, {shown.reader}: {shown.content!r}")

    def _deeds(self, records: list[Any]) -> None:
        """Deeds at tables are in the name of those who pressed, and by right."""
        by = frozenset(record.user_id for record in records)
        for deed in self.deeds:
            row = deed.before.row
            gone = partial(self._is_gone, row.guild_id)
            check_deed(deed, by, gone, partial(self._moderates, row.guild_id, row.channel_id))

    def _is_gone(self, guild: int, user: int) -> bool:
        """Whether somebody is no member of a server any more, or was none for a while just now."""
        known = self.house.env.backend.guilds.get(guild)
        back = self.came_or_went.get(user, -1.0) >= self.begun_at
        return known is not None and (back or user not in known.members)

    def _moderates(self, guild: int, place: int, user: int) -> bool:
        """Whether somebody may manage messages in a channel of a server."""
        backend = self.house.env.backend
        if guild not in backend.guilds or user not in backend.guilds[guild].members:
            return False
        theirs = discord.Permissions(backend.compute_permissions(guild, user, place))
        return theirs.manage_messages

    def _unchanged(self, records: list[Any]) -> None:
        """A refused thing is not done, as far as nothing else was done in the same moment."""
        told = [self._told(record) for record in records]
        refused = [[text for text in self.refusals if text and text in said] for said in told]
        for texts in refused:
            self.counts["refused" if texts else "answered"] += 1
        if all(refused) and not self.written <= MAY_WRITE:
            changed = sorted(self.written - MAY_WRITE)
            raise Fault(f"refused, and yet written into {changed}: {refused} to {records}")
        if all(refused) and "people" in self.written and self.house.chosen() != self.chosen:
            raise Fault(f"refused, and yet chosen: {refused} to {records}")

    def _told(self, record: Any) -> str:
        """All that was said through this interaction."""
        own = (f"/interactions/{record.id}/", f"/{record.token}")
        bodies = [r.json for r in self.house.env.http_requests if any(p in r.path for p in own)]
        data = [body.get("data") or body for body in bodies if isinstance(body, dict)]
        return "\n".join(said_in(one) for one in data)


def _kind(request: Any) -> Any:
    """The kind of answer to a click."""
    return (request.json or {}).get("type")
