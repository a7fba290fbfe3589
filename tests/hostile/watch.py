"""Judges all that leaves the bot, and all that it writes down and logs: what must not be."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.storage.rows.ids import TableId, UserId
from tests.hostile import truth
from tests.hostile.careless import of_the_disk
from tests.hostile.fault import Fault
from tests.hostile.listening import Listening
from tests.hostile.payloads import MARKUP
from tests.hostile.places import check_place
from tests.hostile.shown import Shown
from tests.support.reading import said_in

RAW = re.compile("|".join(rf"(?<!\\){re.escape(piece)}" for piece in MARKUP))
"""Markup that somebody else wrote, as it would take effect."""
HIDDEN = frozenset({"Cf", "Cs", "Co"})
TOKEN = re.compile(r"simcord_interaction_\d+|Bot [\w.-]{20,}")
BEGUN = frozenset({"daily_attempts", "daily_marks", "daily_members"})
"""An attempt at a daily, which costs nothing as long as no card is dealt in it."""
MAY_WRITE = frozenset({"people", "direct_channels", "hands", "calls"}) | BEGUN
"""Who presses is remembered, where to write to them, where their hand is, and that a call goes
away once they are there; nothing else changes by a refusal."""
MAY_FAIL = frozenset({50007, 50278, 10007, 10008, 10062, 10015, 50001, 50013, 10003, 50027, 30046})
"""What Discord answers to somebody whose messages are closed, or whose message is gone."""
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

    def judge(self, records: list[Any]) -> None:
        """After it: everything that was done, said and written."""
        before = self.known, self.hands
        self.know()
        self.named = {r.user_id for r in records if r.target_id or r.command_name == "privacy"}
        self._answers(records)
        for error in self.failed:
            if error.code not in MAY_FAIL:
                raise Fault(f"Discord refuses what was sent: {error.status} {error.code} {error}")
        for shown in self.shown:
            self.counts["seen"] += 1
            self._readable(shown)
            self._mentions(shown)
            check_place(self, shown, before[0])
            self._cards(shown, *before)
        self._logs()
        self._strangers()
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
            if self.waits(record):
                raise Fault(f"not answered, but put off: {record}")

    def waits(self, record: Any) -> bool:
        """Whether the answer was put off, and has not come yet."""
        path = f"/interactions/{record.id}/"
        sent = [r.json or {} for r in self.house.env.http_requests if r.path.startswith(path)]
        put_off = any(body.get("type") in PUT_OFF for body in sent)
        return put_off and not self._followed(record)

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
        """What everybody sees is not changed by the answer to one person's click."""
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
            for sign in text:
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
        chairs = [c for table in self.house.bot.tables.tables for c in table.chairs]
        seated = {user for c in chairs for user in (c.user, c.kept)}
        seated |= {user for user in message.ping_user_ids if self._was_kept_for(user)}
        if shown.reader is not None or not set(message.ping_user_ids) <= seated:
            raise Fault(f"somebody is called: {shown.content!r}")

    def _evening_roles(self, shown: Shown) -> set[int]:
        """The role that may be called there: the one of the server's evenings, in public."""
        query = "SELECT evening_role FROM guilds WHERE guild_id = ? AND pings = 1"
        found = self.house.rows(query, shown.guild or 0) if shown.reader is None else []
        return {role for (role,) in found}

    def _was_kept_for(self, user: int) -> bool:
        """Whether a chair was kept for them, though it may have been given to others since."""
        return bool(self.house.rows("SELECT 1 FROM notes WHERE line LIKE ?", f"% kept for {user}"))

    def _cards(self, shown: Shown, known: Any, hands: Any) -> None:
        numbers = shown.tables() or self.linked(shown)
        if shown.printed() or (shown.games() and not numbers):
            return
        least = 2 if numbers else 3
        for number in numbers or set(self.hands) | set(hands):
            seen: truth.Seen = frozenset()
            for when in (known, self.known):
                seen |= when.get((number, shown.reader), frozenset())
                seen |= when.get((number, None), frozenset())
            others = [*hands.get(number, {}).values(), *self.hands.get(number, {}).values()]
            for text in (shown.content, *shown.texts()):
                for run in truth.runs(text):
                    found = truth.told_too_much(run, seen, others, least)
                    if found and self._not_seen(number, shown.reader, found, run):
                        raise Fault(f"hidden cards {found} at table {number}: {text!r}")
            for file in shown.attachments if numbers else ():
                drawn = list(truth.drawn_in(self.scene_of(file)))
                found = truth.told_too_much(drawn, seen, others, 1)
                if found and self._not_seen(number, shown.reader, found):
                    raise Fault(
                        f"hidden cards {found} in a picture of table {number} for {shown.reader}: "
                        f"{self.scene_of(file)}; {shown.content!r}"
                    )

    def _not_seen(
        self, number: TableId, reader: UserId | None, cards: list[str], run: Iterable[str] = ()
    ) -> bool:
        """Whether this reader has not seen one of them in any moment of the last two deals.

        ``run``: the cards told in one breath; no secret if it is a count that everybody can make.
        """
        table = self.house.bot.tables._open.get(number) or self.house.bot.tables._closed.get(number)
        if table is None or table.session is None:
            return True
        if frozenset(run) in truth.counted_lately(table):
            return False
        seen = truth.seen_lately(table, reader)
        return any(card not in seen for card in cards)

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

    def _unchanged(self, records: list[Any]) -> None:
        """What is refused is not done, as far as nothing else was done in the same moment."""
        told = [self._told(record) for record in records]
        refused = [[text for text in self.refusals if text and text in said] for said in told]
        for texts in refused:
            self.counts["refused" if texts else "answered"] += 1
        if all(refused) and not self.written <= MAY_WRITE:
            changed = sorted(self.written - MAY_WRITE)
            raise Fault(f"refused, and yet written into {changed}: {refused} to {records}")

    def _told(self, record: Any) -> str:
        """All that was said through this interaction."""
        own = (f"/interactions/{record.id}/", f"/{record.token}")
        bodies = [r.json for r in self.house.env.http_requests if any(p in r.path for p in own)]
        data = [body.get("data") or body for body in bodies if isinstance(body, dict)]
        return "\n".join(said_in(one) for one in data)


def _kind(request: Any) -> Any:
    """How a click was answered."""
    return (request.json or {}).get("type")
