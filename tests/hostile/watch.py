"""Watches all that leaves the bot, and all that it writes down and logs, for what must not be."""

from __future__ import annotations

import hashlib
import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.http import router

import cardart
from bot.client import present, sight
from bot.client.display.members import FRESH, Members
from bot.storage.rows.ids import NO_TABLE, TableId, UserId
from bot.tables.screens.custom_ids import KINDS
from bot.words.words import Words
from tests.hostile import truth
from tests.hostile.careless import Careless, of_the_disk
from tests.hostile.payloads import MARKUP
from tests.hostile.troubles import tell_clicks_apart
from tests.support.house import House
from tests.support.reading import said_in, text_of

RAW = re.compile("|".join(rf"(?<!\\){re.escape(piece)}" for piece in MARKUP))
"""Markup that somebody else wrote, as it would take effect."""
HIDDEN = frozenset({"Cf", "Cs", "Co"})
TOKEN = re.compile(r"simcord_interaction_\d+|Bot [\w.-]{20,}")
LINK = re.compile(r"discord\.com/channels/\d+/\d+/(\d+)")
WISH = re.compile(r"([a-z]+):(\d+)")
TITLE = re.compile(r"\A\*\*[^*\n]+\*\* · (?:table |Tisch |テーブル)(\d+)\b")
"""How what has neither a button nor a picture says which table it is about."""
CALLS = re.compile(r"\bmarks\b.*'(?:call|note|before) \d+ \d+'", re.DOTALL)
BEGUN = frozenset({"daily_attempts", "daily_marks", "daily_members"})
"""An attempt at a daily, which costs nothing as long as no card is dealt in it."""
MAY_WRITE = frozenset({"people", "direct_channels", "hands", "calls"}) | BEGUN
"""Who presses is remembered, where to write to them, where their hand is, and that a call goes
away once they are there; nothing else changes by a refusal."""
MAY_FAIL = frozenset({50007, 50278, 10007, 10008, 10062, 10015, 50001, 50013, 10003, 50027, 30046})
"""What Discord answers to somebody whose messages are closed, or whose message is gone."""
WRITTEN = re.compile(
    r"^\s*(?:INSERT|REPLACE|UPDATE|DELETE)\b(?:\s+OR\s+\w+)?(?:\s+INTO|\s+FROM)?\s+(\w+)", re.I
)
REAL_PICTURES = 25
"""One picture of so many is really drawn; of the others only what would be drawn is looked at."""
UPDATE = 7
"""A click is answered by changing the message that was clicked."""
PUT_OFF = (5, 6)
"""The answer is to come later."""
SAID_NO = frozenset({"no-outdated", "no-forged", "no-failed", "no-storage"})
FINISHED = frozenset({"past", "replay"})
"""What leads to one's own finished games: the others' names in them are no secret to who played."""
TRIED = frozenset({"practice-closed-dm", "daily-closed-dm"})
"""Only by opening a table in somebody's messages does it show that they are closed: it is ended."""


class Fault(AssertionError):
    """Something happened that must never happen."""


@dataclass(frozen=True)
class Shown:
    """A message as it left for somebody."""

    channel: int
    guild: int | None
    reader: UserId | None
    """The one person who sees it; ``None``: everybody in the channel."""
    content: str
    components: list[dict[str, Any]]
    attachments: list[dict[str, Any]]
    message: Any

    def texts(self) -> Iterator[str]:
        """Everything that people read of it, but for its content."""
        for control in controls_of(self.components):
            yield control.get("label") or ""
            yield control.get("placeholder") or ""
            for option in control.get("options") or ():
                yield option.get("label") or ""
                yield option.get("description") or ""
        for file in self.attachments:
            yield file.get("description") or ""
            yield file.get("filename") or ""

    def printed(self) -> bool:
        """Whether it is the same for everybody: a page of the rules, or the sample of a deck."""
        kinds = {c["custom_id"].partition(":")[0] for c in controls_of(self.components)}
        return bool(kinds) and kinds <= {"help", "learn", "mine", "ours"}

    def wishes(self) -> list[tuple[str, int]]:
        """What its controls wish, and the number they wish it of."""
        found = [WISH.match(c["custom_id"]) for c in controls_of(self.components)]
        return [(wish[1], int(wish[2])) for wish in found if wish]

    def games(self) -> set[int]:
        """The numbers of the games that it replays, or offers to replay."""
        return {number for kind, number in self.wishes() if kind == "replay"}

    def tables(self) -> set[TableId]:
        """The numbers of the tables that its buttons and pictures are about."""
        of_tables = {key for key, kind in KINDS.items() if fields(kind)[0].name == "table"}
        found = {TableId(number) for kind, number in self.wishes() if kind in of_tables}
        for file in self.attachments:
            names = re.findall(r"(?:hand|table)-(\d+)", file.get("filename") or "")
            found |= {TableId(int(name)) for name in names}
        if not found and (title := TITLE.match(self.content)):
            found.add(TableId(int(title[1])))
        return found - {NO_TABLE}


def controls_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Buttons, menus and fields, however deep."""
    for one in components:
        if "custom_id" in one:
            yield one
        inner = [*(one.get("components") or ()), *filter(None, [one.get("component")])]
        yield from controls_of(inner)


class Ear(logging.Handler):
    """All that is logged: at DEBUG by the bot, at INFO by everybody else."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@dataclass
class Watch:
    """One house under watch. ``canaries``: a server's number → a word in its people's names."""

    house: House
    canaries: dict[int, str]
    shown: list[Shown] = field(default_factory=list)
    written: set[str] = field(default_factory=set)
    named: set[int] = field(default_factory=set)
    """Those who are answered with a name that their own client has told, or with their own."""
    refusals: set[str] = field(default_factory=set)
    failed: list[BackendError] = field(default_factory=list)
    strangers: bool = True
    """Whether a letter to somebody who never pressed anything is a fault."""
    known_people: set[int] = field(default_factory=set)
    left: dict[tuple[int, int], float] = field(default_factory=dict)
    """By server and person, who has left and may not have been noticed yet; and since when."""
    came_or_went: dict[int, float] = field(default_factory=dict)
    """When somebody left the server or came back the last time."""
    scenes: dict[str, Any] = field(default_factory=dict)
    known: dict[tuple[TableId, UserId | None], truth.Seen] = field(default_factory=dict)
    hands: dict[TableId, dict[int, truth.Seen]] = field(default_factory=dict)
    looked: dict[TableId, Any] = field(default_factory=dict)
    ear: Ear = field(default_factory=Ear)
    counts: Counter[str] = field(default_factory=Counter)
    pictures: int = 0

    # ------------------------------------------------------------------ listening

    async def listen(self, monkeypatch: Any) -> None:
        """Begin: from now on everything is seen."""
        backend = self.house.env.backend
        for name in ("commit_message", "edit_message"):
            monkeypatch.setattr(backend, name, self._messages(getattr(backend, name)))
        self.known_people.update(user for (user,) in self.house.rows("SELECT user_id FROM people"))
        backend.subscribers.append(self._pressed)
        tell_clicks_apart(monkeypatch)
        self._looks(monkeypatch)
        self._requests(monkeypatch)
        self._words(monkeypatch)
        self._pictures(monkeypatch)
        root = logging.getLogger()
        root.addHandler(self.ear)
        root.setLevel(logging.INFO)
        for name in ("bot", "cogs"):
            logging.getLogger(name).setLevel(logging.DEBUG)
        await self.read_statements()
        self.know()

    def _pressed(self, event: str, payload: Any) -> None:
        """Somebody presses or types something: from now on they know the bot."""
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]
            self.known_people.add(int(user["id"]))

    def leave(self) -> None:
        logging.getLogger().removeHandler(self.ear)
        for name in ("bot", "cogs"):
            logging.getLogger(name).setLevel(logging.NOTSET)

    async def read_statements(self) -> None:
        """See what is written into the database, by whatever way."""
        store = self.house.bot.store
        assert isinstance(store, Careless)
        await store.tell(self._statement)

    def _statement(self, text: str) -> None:
        if Careless.by_itself:  # whatever was pressed in the same moment
            return
        if found := WRITTEN.match(text):
            self.written.add("calls" if CALLS.search(text) else found[1].lower())

    def _messages(self, plain: Any) -> Any:
        def seen(*args: Any, **rest: Any) -> Any:
            message = plain(*args, **rest)
            if message.author_id == self.house.env.backend.bot_user.id:
                self.shown.append(self.as_shown(message))
            return message

        return seen

    def as_shown(self, message: Any) -> Shown:
        """A message, and who sees it."""
        backend = self.house.env.backend
        channel = backend.get_channel(message.channel_id)
        reader = None
        if message.is_ephemeral:
            reader = int(((message.interaction_metadata or {}).get("user") or {})["id"])
        elif channel.guild_id is None:
            reader = next(u for u, c in backend.dm_channels.items() if c == channel.id)
        return Shown(
            channel=message.channel_id,
            guild=channel.guild_id,
            reader=None if reader is None else UserId(reader),
            content=text_of(message),
            components=list(message.components),
            attachments=list(message.attachments),
            message=message,
        )

    def _requests(self, monkeypatch: Any) -> None:
        plain = router.dispatch

        def dispatch(*args: Any, **rest: Any) -> Any:
            try:
                return plain(*args, **rest)
            except BackendError as error:
                self.failed.append(error)
                raise

        monkeypatch.setattr(router, "dispatch", dispatch)

    def _words(self, monkeypatch: Any) -> None:
        reason, say = Words.reason, Words.say

        def reasoned(words: Words, game: str, kind: str, why: Any, *rest: Any) -> str:
            text = reason(words, game, kind, why, *rest)
            if kind in ("no", "why") and why.code not in TRIED:
                self.refusals.add(text)
            return text

        def said(words: Words, key: str, /, **variables: object) -> str:
            text = say(words, key, **variables)
            if key in SAID_NO:
                self.refusals.add(text)
            return text

        monkeypatch.setattr(Words, "reason", reasoned)
        monkeypatch.setattr(Words, "say", said)

    def _pictures(self, monkeypatch: Any) -> None:
        plain = cardart.render

        def render(scene: Any) -> bytes:
            self.pictures += 1
            if self.pictures % REAL_PICTURES == 0:
                plain(scene)
            name = hashlib.sha256(repr(scene).encode("utf-8", "surrogatepass")).hexdigest()
            self.scenes[name] = scene
            return b"\x89PNG\r\n\x1a\n" + name.encode()

        monkeypatch.setattr(present, "render", render)
        # Never in a thread: when its result comes would depend on what was drawn before.
        monkeypatch.setattr(present, "at_once", lambda scene: True)

    # ------------------------------------------------------------------ what is known

    def know(self) -> None:
        """What everybody has seen by now, and who holds what."""
        known: dict[tuple[TableId, UserId | None], truth.Seen] = {}
        hands, looked = {}, {}
        for table in self.house.bot.tables.tables:
            looked[table.id] = table.session
            same = table.id in self.looked and self.looked[table.id] is table.session
            hands[table.id] = self.hands[table.id] if same else truth.hands_of(table)
            for user in (None, *(c.user for c in table.chairs if c.user is not None)):
                key = (table.id, user)
                same = same and key in self.known
                known[key] = self.known[key] if same else truth.known_to(table, user)
        self.known, self.hands, self.looked = known, hands, looked

    # ------------------------------------------------------------------ judging

    def begin(self) -> None:
        """Before something is done."""
        self.shown.clear()
        self.written.clear()
        self.refusals.clear()
        self.failed.clear()
        self.ear.records.clear()
        self.scenes.clear()
        self.house.env.backend.http_requests.clear()
        self.house.env.backend.transcript.clear()

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
            self._servers(shown, before[0])
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
            if len(sent) != 1:
                raise Fault(f"answered {len(sent)} times: {record}")
            kind = (sent[0].json or {}).get("type")
            if kind == UPDATE and record.guild_id is not None:
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
        source = self.house.env.backend.get_message(record.channel_id, record.source_message_id)
        if not source.is_ephemeral:
            raise Fault(f"a public message was changed by a click: {source.content!r}")

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

    def _servers(self, shown: Shown, known: Any) -> None:
        """Nothing of another server, unless the reader sits at that table, or may come back."""
        backend, hall = self.house.env.backend, self.house.bot.tables
        if shown.reader is None:
            there = {shown.guild}
        else:
            guilds = backend.guilds.values()
            there = {g.id for g in guilds if shown.reader in g.members}
        for guild, word in self.canaries.items():
            named = any(word in t for t in (shown.content, *shown.texts()))
            if guild in there or self._left_lately(guild, shown.reader):
                continue
            if named and not self._theirs(shown, guild, known):
                raise Fault(f"people of another server: {word} in {shown.content!r}")
        for number in shown.tables():
            table = hall._open.get(number) or hall._closed.get(number)
            if table is None:
                continue
            theirs = ((chair.user, chair.kept, chair.left_by) for chair in table.chairs)
            sits = any(shown.reader in whose for whose in theirs) or (number, shown.reader) in known
            if table.guild_id not in there and not (sits and shown.reader):
                raise Fault(f"table {number} of another server: {shown.content!r}")
            place, reader = table.channel_id, shown.reader
            closed = reader and not channel_accessible(backend, place, reader)
            if reader and closed and not sits and not self.known_lately(reader, place):
                raise Fault(f"table {number} of a channel that is closed to {reader}: {shown}")
        for game in shown.games():
            self._replayed(game, shown, there, known)

    def _left_lately(self, guild: int, reader: int | None) -> bool:
        """Whether they left so lately that a look from before counts, also for who only watches."""
        now = self.house.made["clock"].steady()
        left = self.left.get((guild, reader), -sight.FRESH) if reader is not None else -sight.FRESH
        return bool(now - left < sight.FRESH)

    def _theirs(self, shown: Shown, guild: int, known: Any) -> bool:
        """Whether it is of a game of their own: over, or they have left and nobody knows it yet.

        Discord tells nobody who leaves. Whoever plays on by direct message is noticed with the
        next look at the table, and a look counts five minutes later at the latest.
        """
        hall, reader = self.house.bot.tables, shown.reader
        if reader is None:
            return False
        theirs = [
            table
            for table in (*hall._open.values(), *hall._closed.values())
            if (table.guild_id == guild or table.practice)  # one's own name is there
            and (any(c.user == reader for c in table.chairs) or (table.id, reader) in known)
        ]
        if (
            any(table.open and not table.practice for table in theirs)
            and (guild, reader) in self.left
        ):
            return True
        about = shown.tables() or self._linked(shown)
        listed = "block" in {kind for kind, _ in shown.wishes()}  # those whom they have blocked
        if not about and (reader in self.named or listed):
            return True
        if about:
            return about <= {table.id for table in theirs if table.practice or not table.open}
        return bool({kind for kind, _ in shown.wishes()} & FINISHED)

    def known_lately(self, reader: int, place: int) -> bool:
        """Whether they read this private thread so lately that they are not asked for again."""
        now = self.house.made["clock"].steady()
        return now - self.came_or_went.get(reader, -sight.FRESH) < sight.FRESH

    def gone(self, guild: int, user: int) -> None:
        """Somebody leaves the server."""
        self.left[guild, user] = self.came_or_went[user] = self.house.made["clock"].steady()

    def back(self, guild: int, user: int) -> None:
        """Somebody is a member again."""
        self.left.pop((guild, user), None)
        self.came_or_went[user] = self.house.made["clock"].steady()

    def _looks(self, monkeypatch: Any) -> None:
        """See who is noticed to have left: from then on nothing may be shown to them."""
        plain = Members.look_round

        async def looked(members: Members, table: Any) -> None:
            sat, guild = [c.user for c in table.chairs], table.guild_id
            await plain(members, table)
            now = self.house.made["clock"].steady()
            for user in sat:
                since = self.left.get((guild, user or 0))
                if since is not None and now - since >= FRESH:
                    del self.left[guild, user or 0]

        monkeypatch.setattr(Members, "look_round", looked)

    def _replayed(self, number: int, shown: Shown, there: set[int | None], known: Any) -> None:
        """All its cards are open: it is over, and it was played here or by the reader."""
        game = "SELECT t.guild_id, g.ended_at, t.id FROM games g JOIN tables t ON t.id = g.table_id"
        ((guild, ended, table),) = self.house.rows(f"{game} WHERE g.id = ?", number)
        if ended is None:
            raise Fault(f"game {number} goes on, and is replayed: {shown.content!r}")
        sat = "SELECT user_id FROM seats WHERE table_id = ?"
        won = "SELECT user_id FROM results WHERE game_id = ?"
        moved = "SELECT user_id FROM moves WHERE game_id = ?"
        every = f"{sat} UNION {won} UNION {moved}"
        played = {user for (user,) in self.house.rows(every, table, number, number)}
        played |= {user for where, user in known if where == table}  # who has only just left it
        left = (
            "SELECT 1 FROM notes WHERE table_id = ? AND line LIKE ?"  # as the last, and so ended it
        )
        if self.house.rows(left, table, f"seat %: {shown.reader} left%"):
            played.add(shown.reader)
        if guild not in there and shown.reader not in played - {None}:
            raise Fault(f"game {number} of another server: {shown.content!r}")

    def _cards(self, shown: Shown, known: Any, hands: Any) -> None:
        numbers = shown.tables() or self._linked(shown)
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

    def _linked(self, shown: Shown) -> set[TableId]:
        """The tables to whose messages it shows the way."""
        hall, messages = self.house.bot.tables, set(map(int, LINK.findall(shown.content)))
        tables = (*hall._open.values(), *hall._closed.values())
        return {table.id for table in tables if table.message_id in messages}

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

    def scene_of(self, file: dict[str, Any]) -> Any:
        """What the picture in this file shows."""
        data = self.house.env.backend.cdn.get(file["url"]) or b""
        return self.scenes.get(data[8:].decode("ascii", "replace"))

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

    def _strangers(self) -> None:
        """Nobody is written to who has never pressed or typed anything."""
        if not self.strangers:
            return
        for shown in self.shown:
            letter = shown.reader is not None and shown.guild is None
            if letter and shown.reader not in self.known_people:
                raise Fault(f"a letter to a stranger, {shown.reader}: {shown.content!r}")
