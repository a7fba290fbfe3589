"""Listens to all that leaves the bot, and all that it writes down and logs, and keeps it."""

from __future__ import annotations

import hashlib
import logging
import re
from dataclasses import dataclass, field
from typing import Any

from simcord.backend.errors import BackendError
from simcord.http import router

import cardart
from bot.client import present
from bot.client.display.members import FRESH, Members
from bot.storage.rows.ids import TableId, UserId
from bot.tables.live.record import TableRecord
from bot.words.words import Words
from tests.hostile import truth
from tests.hostile.careless import BY_ITSELF, Careless
from tests.hostile.deeds import Deed
from tests.hostile.shown import LINK, Shown
from tests.hostile.troubles import tell_clicks_apart
from tests.support.house import House
from tests.support.reading import text_of

CALLS = re.compile(r"\bmarks\b.*'(?:call|note|before) \d+ \d+'", re.DOTALL)
WRITTEN = re.compile(
    r"^\s*(?:INSERT|REPLACE|UPDATE|DELETE)\b(?:\s+OR\s+\w+)?(?:\s+INTO|\s+FROM)?\s+(\w+)", re.I
)
REAL_PICTURES = 25
"""One picture of so many is really drawn; of the others only what would be drawn is looked at."""
SAID_NO = frozenset({"no-outdated", "no-forged", "no-failed", "no-storage"})
TRIED = frozenset({"practice-closed-dm", "lesson-closed-dm", "daily-closed-dm"})
"""Only by opening a table in somebody's messages does it show that they are closed: it is ended."""


class Ear(logging.Handler):
    """All that is logged: at DEBUG by the bot, at INFO by everybody else."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@dataclass
class Listening:
    """All that is heard of one house since something was begun, and what each may know by now.

    ``canaries``: a server's number → a word in its people's names.
    """

    house: House
    canaries: dict[int, str]
    shown: list[Shown] = field(default_factory=list)
    written: set[str] = field(default_factory=set)
    deeds: list[Deed] = field(default_factory=list)
    chosen: list[tuple[Any, ...]] = field(default_factory=list)
    """The choices that people had made for themselves before."""
    named: set[int] = field(default_factory=set)
    """Those who are answered with a name that their own client has told, or with their own."""
    refusals: set[str] = field(default_factory=set)
    failed: list[BackendError] = field(default_factory=list)
    known_people: set[int] = field(default_factory=set)
    left: dict[tuple[int, int], float] = field(default_factory=dict)
    """By server and person, who has left and may not have been noticed yet; and since when."""
    noticed: dict[tuple[int, int], list[Shown]] = field(default_factory=dict)
    """By server and person, who has just been noticed to have left; and what was shown until then.
    """
    begun_at: float = 0.0
    """When what is heard began, in steady seconds."""
    came_or_went: dict[int, float] = field(default_factory=dict)
    """When somebody left the server or came back the last time."""
    scenes: dict[str, Any] = field(default_factory=dict)
    known: dict[tuple[TableId, UserId | None], truth.Seen] = field(default_factory=dict)
    hands: dict[TableId, dict[int, truth.Seen]] = field(default_factory=dict)
    looked: dict[TableId, Any] = field(default_factory=dict)
    ear: Ear = field(default_factory=Ear)
    pictures: int = 0

    async def listen(self, monkeypatch: Any) -> None:
        """Begin: from now on everything is seen."""
        backend = self.house.env.backend
        for name in ("commit_message", "edit_message"):
            monkeypatch.setattr(backend, name, self._messages(getattr(backend, name)))
        self.known_people.update(user for (user,) in self.house.rows("SELECT user_id FROM people"))
        backend.subscribers.append(self._pressed)
        tell_clicks_apart(monkeypatch)
        self._looks(monkeypatch)
        self._commits(monkeypatch)
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

    def leave(self) -> None:
        logging.getLogger().removeHandler(self.ear)
        for name in ("bot", "cogs"):
            logging.getLogger(name).setLevel(logging.NOTSET)

    def begin(self) -> None:
        """Before something is done: nothing is heard yet."""
        self.shown.clear()
        self.noticed.clear()
        self.written.clear()
        self.deeds.clear()
        self.begun_at = self.house.made["clock"].steady()
        self.chosen = self.house.chosen()
        self.refusals.clear()
        self.failed.clear()
        self.ear.records.clear()
        self.scenes.clear()
        self.house.env.backend.http_requests.clear()
        self.house.env.backend.transcript.clear()

    def know(self) -> None:
        """Note the cards that everybody has seen by now, and those that each holds."""
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

    # ------------------------------------------------------------------ ears

    def _pressed(self, event: str, payload: Any) -> None:
        """Somebody presses or types something: from now on they know the bot."""
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]
            self.known_people.add(int(user["id"]))

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

    def _commits(self, monkeypatch: Any) -> None:
        """See what is done at tables, as soon as it is stored."""
        plain = TableRecord.commit

        async def commit(record: TableRecord, before: Any, change: Any, now: float) -> Any:
            after = await plain(record, before, change, now)
            self.deeds.append(Deed(before, change, now, not BY_ITSELF.get()))
            return after

        monkeypatch.setattr(TableRecord, "commit", commit)

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

    def scene_of(self, file: dict[str, Any]) -> Any:
        """The scene of the picture in this file."""
        data = self.house.env.backend.cdn.get(file["url"]) or b""
        return self.scenes.get(data[8:].decode("ascii", "replace"))

    # ------------------------------------------------------------------ who has left, and when

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
                    self.noticed[guild, user or 0] = [*self.shown]

        monkeypatch.setattr(Members, "look_round", looked)

    def gone(self, guild: int, user: int) -> None:
        """Somebody leaves the server."""
        self.left[guild, user] = self.came_or_went[user] = self.house.made["clock"].steady()

    def back(self, guild: int, user: int) -> None:
        """Somebody is a member again."""
        self.left.pop((guild, user), None)
        self.came_or_went[user] = self.house.made["clock"].steady()

    def linked(self, shown: Shown) -> set[TableId]:
        """The tables to whose messages it shows the way."""
        hall, messages = self.house.bot.tables, set(map(int, LINK.findall(shown.content)))
        tables = (*hall._open.values(), *hall._closed.values())
        return {table.id for table in tables if table.message_id in messages}
