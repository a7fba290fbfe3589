"""A house under siege: every command and every button, by everybody, as meant and not as meant.

What can be done is discovered: the commands from those the bot has made known, the buttons,
menus and windows from every message it has sent. Much of it is what people do, so that games go
on; the rest is old, forged, mutated, or somebody else's.
"""

from __future__ import annotations

import copy
import re
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError

from bot.rules import GAMES
from bot.storage.rows.ids import TableId
from bot.tables.model.clock import PACES
from tests.hostile.careless import Careless
from tests.hostile.fault import Fault
from tests.hostile.kept import check_kept
from tests.hostile.payloads import NUMBERS, mutated, text
from tests.hostile.shown import controls_of
from tests.hostile.troubles import AGAIN, ALL, AT_ONCE, trouble
from tests.hostile.watch import Watch
from tests.support.house import House
from tests.support.player import Player

COMMAND, COMPONENT, TYPING, WINDOW = 2, 3, 4, 5
ON_PERSON, ON_MESSAGE = 2, 3
SUB = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10
BUTTON, MENU, FIELD = 2, 3, 4
CHANNEL_MENU, LABEL = 8, 18
OPEN_TABLES = 4
PLAYS = ("move", "move", "choose", "pick", "sure", "next")
"""The buttons and menus with which a game is played."""
LEADS = ("lobby", "seats", "rules", "value", "swap", "clock", "vote", "favour")
"""Those with which a table is led, some of them for its host alone."""
FEW = 0.1
"""Of the pages of rules only so many are turned further: there are many, and all alike."""
PAUSE = 20.0
"""Seconds until a robot plays: it waits until the siege lets time go by."""


@dataclass
class Siege:
    """One house, those who besiege it, and what they have seen of it."""

    house: House
    watch: Watch
    rng: Random
    people: list[Player]
    elsewhere: list[Player]
    channels: list[Any]
    far_channel: Any
    leaves: list[tuple[dict[str, Any], list[str], dict[str, Any]]]
    messages: deque[Any] = field(default_factory=lambda: deque(maxlen=120))
    controls: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=600))
    windows: deque[tuple[int, Any]] = field(default_factory=lambda: deque(maxlen=30))
    done: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    """The uses of every command, and of every kind of button."""
    strangers: list[Player] = field(default_factory=list)
    """Members who never press anything."""
    troubles: frozenset[str] = ALL
    """The events between the clicks."""
    sought: Counter[str] = field(default_factory=Counter)
    """The buttons that were pressed because they had been pressed so seldom."""

    # ------------------------------------------------------------------ one thing after the other

    async def go_on(self, count: int) -> None:
        """Besiege the house with so many interactions."""
        done = 0
        while done < count:
            await self.meanwhile()
            self.watch.begin()
            made = self.together()
            for _, payload in made:
                self.house.env.backend.emit("INTERACTION_CREATE", payload)
            try:
                await self.hear_out([record for record, _ in made])
                self.watch.judge([record for record, _ in made])
            except (Fault, TimeoutError, BackendError) as error:
                for record, payload in made:
                    error.add_note(f"{record.user_id} in {record.guild_id}: {payload['data']}")
                raise
            self.learn([record for record, _ in made])
            done += len(made)
            if done % 200 < len(made):
                self.forget()
        await self.check_kept()

    async def hear_out(self, records: list[Any]) -> None:
        """Wait until all are answered: a hint takes as long as a robot of that table does."""
        await self.rest()
        written = set(self.watch.written)
        for pace in sorted(PACES.values()):
            if any(map(self.watch.waits, records)):
                await self.pass_time(PAUSE * pace)
                self.watch.written = set(written)  # robots have played meanwhile

    async def meanwhile(self) -> None:
        """Let something happen between two clicks, and all that comes of it by itself."""
        self.watch.begin()
        long = self.rng.random() < 0.0004
        if self.rng.random() < 0.3:
            await self.pass_time(PAUSE * self.rng.choice((1, 1, 2, 4)))
        if long:
            await self.pass_time(4000)
        if self.rng.random() < 0.001:
            await self.restart()
        trouble(self)
        await self.rest()
        self.watch.judge([], deals=long)
        self.learn([])

    async def pass_time(self, seconds: float) -> None:
        """Let so many seconds go by: clocks run out, robots take over."""
        await self.house.env.advance_time(seconds)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing moves any more."""
        await self.house.env.settle()

    async def restart(self) -> None:
        """The bot is started anew: the same buttons, the same watch.

        With a store that fails it would not start, and whoever runs it would be told.
        """
        await self.check_kept()
        Careless.failing = None
        await self.house.restart()
        await self.watch.read_statements()
        self.done["restarts"] += 1

    async def check_kept(self) -> None:
        """See what is on disk, which does not fail meanwhile."""
        failing, Careless.failing = Careless.failing, None
        await self.rest()
        await check_kept(self.house)
        Careless.failing = failing

    def learn(self, records: list[Any]) -> None:
        """Remember what can be pressed."""
        there = {(shown.channel, shown.message.id) for shown in self.messages}
        for shown in self.watch.shown:
            if shown.components and (not shown.printed() or self.rng.random() < FEW):
                if (place := (shown.channel, shown.message.id)) not in there:
                    there.add(place)
                    self.messages.append(shown)
                self.controls.extend(controls_of(shown.components))
        for record in records:
            if record.modal:
                self.windows.append((record.user_id, record))

    def overhear(self, message: Any) -> None:
        """Remember a message that was there before the siege began."""
        backend = self.house.env.backend
        self.watch.shown.append(
            self.watch.as_shown(backend.get_message(message.channel.id, message.id))
        )
        self.learn([])

    def forget(self) -> None:
        """Let go of what nobody will ask for again, so that it does not get slower."""
        backend = self.house.env.backend
        backend.transcript.clear()
        for number in list(backend.interactions)[:-300]:
            record = backend.interactions.pop(number)
            backend.interaction_tokens.pop(record.token, None)

    # ------------------------------------------------------------------ what is done

    def some(self) -> tuple[Any, dict[str, Any]]:
        """An interaction: one of all kinds."""
        kinds = {
            self.as_meant: 42,
            self.play: 12,
            self.of_another: 5,
            self.forged: 12,
            self.mutated: 10,
            self.command: 20,
            self.typing: 4,
            self.window: 4,
            self.sides: 3,
            self.load: 3,
        }
        (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
        self.done[kind.__name__] += 1
        return kind()

    def together(self) -> list[tuple[Any, dict[str, Any]]]:
        """The deeds of one moment: several things, or one by several people."""
        (count,) = self.rng.choices(list(AT_ONCE), list(AT_ONCE.values()))
        made = [self.some()]
        while len(made) < count:
            again = self.rng.random() < AGAIN
            made.append(self.echo(*self.rng.choice(made)) if again else self.some())
        return made

    def echo(self, record: Any, payload: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """A click once more: by the same person, or by somebody else who sees it too."""
        self.done["echo"] += 1
        everybody = {p.id: p for p in self.people + self.elsewhere}
        same = everybody[record.user_id]
        crowd = self.elsewhere if same in self.elsewhere else self.people
        private = record.guild_id is None or int(payload.get("message", {}).get("flags", 0)) & 64
        who = same if private or self.rng.random() < 0.5 else self.rng.choice(crowd)
        if not self.may_enter(who, record.channel_id):
            who = same
        extra = {"message": payload["message"]} if "message" in payload else {}
        data = copy.deepcopy(payload["data"])
        made = self.made(int(record.type), who, record.channel_id, data, extra)
        made[0].source_message_id = record.source_message_id
        return made

    def is_member(self, who: Player) -> bool:
        """Whether somebody is in their server."""
        return who.id in self.house.env.backend.get_guild(who.member.guild.id).members

    def may_enter(self, who: Player, channel: int) -> bool:
        """Whether somebody can press anything in this channel."""
        return channel_accessible(self.house.env.backend, channel, who.id)

    def anybody(self) -> Player:
        crowd = self.elsewhere if self.rng.random() < 0.25 else self.people
        return self.rng.choice(crowd)

    def as_meant(self) -> tuple[Any, dict[str, Any]]:
        """Press what is there to be pressed, as whoever sees it."""
        if len(self.house.bot.tables.tables) < OPEN_TABLES and self.rng.random() < 0.1:
            return self.command("open")
        if self.rng.random() < 0.2 and (seldom := self.seldom()) is not None:
            shown, control = seldom
            current = self.current(shown)
            return self.press(
                self.reader(shown), current, control["custom_id"], self.chosen(control)
            )
        for _ in range(20):
            if not self.messages:
                break
            own = [s for s in self.messages if s.reader is not None]
            shown = self.rng.choice(own if own and self.rng.random() < 0.7 else self.messages)
            current = self.current(shown)
            there = (
                [c for c in controls_of(current.components) if not c.get("disabled")]
                if current and self.seen(shown)
                else []
            )
            if there and current is not None:
                who = self.reader(shown)
                control = self.rng.choice(there)
                if control["custom_id"].endswith(":end") and self.rng.random() < 0.9:
                    continue
                return self.press(who, current, control["custom_id"], self.chosen(control))
        return self.command()

    def seldom(self) -> tuple[Any, dict[str, Any]] | None:
        """Of all that can be pressed now something that was sought least."""
        there = [
            (shown, control)
            for shown in self.messages
            if self.seen(shown) and (current := self.current(shown))
            for control in controls_of(current.components)
            if not control.get("disabled")
        ]
        self.rng.shuffle(there)
        found = min(there, key=lambda x: self.sought[meaning(x[1]["custom_id"])], default=None)
        if found is not None:
            self.sought[meaning(found[1]["custom_id"])] += 1
        return found

    def sides(self) -> tuple[Any, dict[str, Any]]:
        """Take another seat, in the middle of a game too: a robot's or one on another side."""
        return self.one_of("sit") or self.one_of("seats") or self.as_meant()

    def play(self) -> tuple[Any, dict[str, Any]]:
        """Play on in a game that is on, as whoever it is asked of."""
        return self.one_of(self.rng.choice(PLAYS)) or self.one_of("move") or self.as_meant()

    def of_another(self) -> tuple[Any, dict[str, Any]]:
        """Press what somebody else is to press now, as one of those who sit at their table."""
        there = self.there(lambda kind: kind in PLAYS or kind in LEADS)
        if not there:
            return self.forged()
        shown, _, control = self.rng.choice(there)
        sit = {
            c.user for t in self.house.bot.tables.tables if t.id in shown.tables() for c in t.chairs
        }
        near = [p for p in self.people + self.elsewhere if p.id in sit and p.id != shown.reader]
        who = self.rng.choice(near or self.people)
        seen = [s for s in self.messages if self.sees(who, s) and self.current(s)]
        if not seen:
            return self.forged()
        own = [s for s in seen if s.tables() & shown.tables()]
        current = self.current(self.rng.choice(own or seen))
        return self.press(who, current, control["custom_id"], self.chosen(control))

    def load(self) -> tuple[Any, dict[str, Any]]:
        """Ask for a game that is over: to replay it, to verify it, for its file."""
        return self.one_of("replay") or self.one_of("past") or self.command("knave replay")

    def there(self, wanted: Callable[[str], bool]) -> list[tuple[Any, Any, dict[str, Any]]]:
        """The controls of these kinds that can be pressed now, each with its message."""
        return [
            (shown, current, control)
            for shown in self.messages
            if self.seen(shown) and (current := self.current(shown))
            for control in controls_of(current.components)
            if not control.get("disabled") and wanted(kind_of(control["custom_id"]))
        ]

    def one_of(self, kind: str) -> tuple[Any, dict[str, Any]] | None:
        """Press something of this kind that can be pressed now."""
        there = self.there(lambda other: other == kind)
        if not there:
            return None
        shown, current, control = self.rng.choice(there)
        return self.press(self.reader(shown), current, control["custom_id"], self.chosen(control))

    def forged(self) -> tuple[Any, dict[str, Any]]:
        """Press what was there once, or was somebody else's, on any message one sees."""
        if not self.controls:
            return self.command()
        control = self.rng.choice(self.controls)
        values = self.chosen(self.rng.choice((control, self.rng.choice(self.controls))))
        return self.somewhere(control["custom_id"], values)

    def mutated(self) -> tuple[Any, dict[str, Any]]:
        """Press what never was."""
        if not self.controls:
            return self.command()
        control = self.rng.choice(self.controls)
        wish = mutated(control["custom_id"], self.rng)
        if self.rng.random() < 0.2:  # what is answered, though no screen may show it now
            kind = self.rng.choice(sorted(self.house.bot.kinds))
            wish = f"{kind}:{control['custom_id'].partition(':')[2]}"
        values = self.chosen(control)
        if self.rng.random() < 0.4:
            values = [text(self.rng) for _ in range(self.rng.randrange(4))]
        return self.somewhere(wish, values)

    def somewhere(self, wish: str, values: list[str]) -> tuple[Any, dict[str, Any]]:
        who = self.anybody()
        seen = [s for s in self.messages if self.sees(who, s) and self.current(s)]
        if not seen:
            return self.command()
        current = self.current(self.rng.choice(seen))
        return self.press(who, current, wish, values)

    def current(self, shown: Any) -> Any:
        try:
            return self.house.env.backend.get_message(shown.channel, shown.message.id)
        except BackendError:
            return None

    def sees(self, who: Player, shown: Any) -> bool:
        if shown.reader is not None and shown.reader != who.id:
            return False
        return self.may_enter(who, shown.channel)

    def seen(self, shown: Any) -> bool:
        """Whether there is still anybody who sees this message."""
        return any(self.sees(p, shown) for p in self.people + self.elsewhere)

    def reader(self, shown: Any) -> Player:
        """Somebody who sees this message."""
        return self.rng.choice([p for p in self.people + self.elsewhere if self.sees(p, shown)])

    def chosen(self, control: dict[str, Any]) -> list[str]:
        """The choice in a menu; nothing for a button."""
        if control["type"] == BUTTON:
            return []
        if control["type"] == MENU:
            values = [option["value"] for option in control.get("options") or ()]
            most = min(len(values), control.get("max_values", 1))
            least = min(most, control.get("min_values", 1))
            return self.rng.sample(values, self.rng.randint(least, most))
        return [str(self.rng.choice(self.channels).id) for _ in range(self.rng.randrange(3))]

    def press(
        self, who: Player, message: Any, wish: str, values: list[str]
    ) -> tuple[Any, dict[str, Any]]:
        self.used[kind_of(wish)] += 1
        data: dict[str, Any] = {"custom_id": wish, "component_type": MENU if values else BUTTON}
        if values:
            data["values"] = values
        extra = {"message": dict(serializers.message_payload(self.house.env.backend, message))}
        made = self.made(COMPONENT, who, message.channel_id, data, extra)
        made[0].source_message_id = message.id
        return made

    def made(
        self,
        kind: int,
        who: Player,
        channel: int,
        data: dict[str, Any],
        extra: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        backend = self.house.env.backend
        if not self.may_enter(who, channel):  # who has left writes by direct message
            channel = backend.get_dm_channel(who.id).id
        guild = backend.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=who.id, data=data
        )
        payload.update(extra or {})
        return record, payload

    # ------------------------------------------------------------------ commands

    def place_of(self, who: Player) -> int:
        if self.rng.random() < 0.15 and who.member.user.dm_channel is not None:
            return int(who.member.user.dm_channel.id)
        if who in self.elsewhere:
            return int(self.far_channel.id)
        return int(self.rng.choice(self.channels).id)

    def command(self, named: str = "") -> tuple[Any, dict[str, Any]]:
        """Type a command, sensibly or not; now and then one that there is no more.

        A last word alone names one, too, where no command of a single word is called so.
        """
        whole = [x for x in self.leaves if " ".join(x[1]) == named]
        meant = whole or [x for x in self.leaves if named in ("", x[1][-1])]
        root, path, leaf = self.rng.choice(meant)
        self.used["/" + " ".join(path)] += 1
        if root.get("type", 1) != 1:
            return self.on_target(root)
        who = self.anybody()
        wild = self.rng.random() < 0.3 and not named
        options = [
            {"name": option["name"], "type": option["type"], "value": self.value(option, wild, who)}
            for option in leaf.get("options") or ()
            if option.get("required") or self.rng.random() < (0.2 if named else 0.5)
        ]
        data = self.nested(root, path, options)
        if self.rng.random() < 0.02:
            data["name"] = self.rng.choice(("gone", "tabel", data["name"] + "s"))
        place = self.place_of(who)
        people = [int(one["value"]) for one in options if one["type"] == USER]
        if people:
            data["resolved"] = self.resolved(place, people)
        return self.made(COMMAND, who, place, data)

    def resolved(self, place: int, people: list[int]) -> dict[str, Any]:
        """The facts that Discord tells of the people chosen, as users and as members there."""
        backend = self.house.env.backend
        users = {str(one): dict(serializers.user_payload(backend.get_user(one))) for one in people}
        server = backend.get_channel(place).guild_id
        if server is None:
            return {"users": users}
        guild = backend.get_guild(server)
        members = {
            str(one): dict(
                serializers.member_payload(backend, guild, guild.members[one], with_user=False)
            )
            for one in people
            if one in guild.members
        }
        return {"users": users, "members": members}

    def on_target(self, root: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Choose in the menu that opens on a person or a message."""
        backend, who = self.house.env.backend, self.anybody()
        data = {"id": root["id"], "name": root["name"], "type": root["type"]}
        seen = [s for s in self.messages if self.sees(who, s) and s.reader is None]
        found = [current for s in seen if (current := self.current(s)) is not None]
        if root["type"] == ON_MESSAGE and found:
            target = self.rng.choice(found)
            told = {
                "messages": {str(target.id): dict(serializers.message_payload(backend, target))}
            }
            data |= {"target_id": str(target.id), "resolved": told}
            return self.made(COMMAND, who, target.channel_id, data)
        near = self.elsewhere if who in self.elsewhere else self.people
        place, one = self.place_of(who), self.rng.choice(near)
        resolved = self.resolved(place, [one.id])
        data |= {"type": ON_PERSON, "target_id": str(one.id), "resolved": resolved}
        return self.made(COMMAND, who, place, data)

    def typing(self) -> tuple[Any, dict[str, Any]]:
        """Type into an option that completes."""
        offered = [
            (x, option)
            for x in self.leaves
            for option in x[2].get("options") or ()
            if option.get("autocomplete")
        ]
        (root, path, leaf), focused = self.rng.choice(offered)
        who = self.anybody()
        options = [
            {"name": o["name"], "type": o["type"], "value": self.value(o, True, who)}
            for o in leaf.get("options") or ()
            if o["name"] != focused["name"] and self.rng.random() < 0.5
        ]
        partial = self.rng.choice(("", "e", "j", "1", text(self.rng)))
        options.append(
            {"name": focused["name"], "type": focused["type"], "value": partial, "focused": True}
        )
        return self.made(TYPING, who, self.place_of(who), self.nested(root, path, options))

    def nested(self, root: dict[str, Any], path: list[str], options: list[Any]) -> dict[str, Any]:
        for name in reversed(path[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        return {"id": root["id"], "name": root["name"], "type": 1, "options": options}

    def value(self, option: dict[str, Any], wild: bool, who: Player) -> Any:
        rng = self.rng
        if choices := option.get("choices"):
            return rng.choice(choices)["value"]
        match option["type"]:
            case 4:
                tables = [t.id for t in self.house.bot.tables.tables] or [TableId(1)]
                number = rng.choice(NUMBERS if wild else tables)
                least, most = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
                return min(max(number, least), most)
            case 5:
                return rng.random() < 0.2
            case 10:
                return rng.choice((0.0, -1.5, 2.0**52))
            case 6:
                near = self.elsewhere if who in self.elsewhere else self.people
                return str(rng.choice([*near, *self.strangers]).id)
        if wild:
            return text(rng, option.get("max_length", 6000)) or "x"
        return rng.choice(
            (*GAMES, *GAMES, "house", "source", "play JS", "JS", "9H", "pass", "7", "Europe/Berlin")
        )

    # ------------------------------------------------------------------ windows

    def window(self) -> tuple[Any, dict[str, Any]]:
        """Send off a window that was opened, or one that never was."""
        if self.windows and self.rng.random() < 0.7:
            user, record = self.rng.choice(self.windows)
            known = {p.id: p for p in self.people + self.elsewhere}
            who = known[user] if self.rng.random() < 0.8 else self.anybody()
            wish, fields = record.modal["custom_id"], list(controls_of(record.modal["components"]))
        else:
            who, table = self.anybody(), self.rng.randrange(1, 20)
            wish, fields = f"typed:{table}:{self.rng.randrange(40)}", []
        self.used[wish.partition(":")[0]] += 1
        typed = [self.filled(one) for one in fields] or [self.filled({"custom_id": "bid"})]
        rows = [{"type": LABEL, "id": 2 * n + 1, "component": one} for n, one in enumerate(typed)]
        place = who.member.user.dm_channel
        where = place.id if place is not None and self.rng.random() < 0.5 else self.place_of(who)
        return self.made(WINDOW, who, int(where), {"custom_id": wish, "components": rows})

    def filled(self, one: dict[str, Any]) -> dict[str, Any]:
        kind = one.get("type", FIELD)
        filled = {"type": kind, "id": self.rng.randrange(100, 999), "custom_id": one["custom_id"]}
        if kind == FIELD:
            said = self.rng.choice(("5", "7", "160", text(self.rng)))
            return {**filled, "value": said}
        return {**filled, "values": self.chosen({**one, "type": kind})}


def kind_of(wish: str) -> str:
    """The kind of a button or menu."""
    return wish.partition(":")[0] if wish.isprintable() else "?"


def meaning(wish: str) -> str:
    """The purpose of a button, whichever table and card it is about: ``lobby rules``."""
    kind, *rest = wish.split(":")
    word = next((part for part in rest if not part.isdecimal()), "")
    return f"{kind} {re.split('[^a-z-]', word)[0]}"
