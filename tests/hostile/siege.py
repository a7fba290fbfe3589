"""A house under siege: every command and every button, by everybody, as meant and not as meant.

What can be done is discovered: the commands from those the bot has made known, the buttons,
menus and windows from every message it has sent. Much of it is what people do, so that games go
on; the rest is old, forged, mutated, or somebody else's.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError

from bot.rules import GAMES
from bot.storage.sqlite import SqliteStore
from bot.tables.clock import Pace
from tests.bot.foundation import build_quickly
from tests.bot.house import (
    LOCALES,
    House,
    Player,
    open_house,
    secrets_from,
    speak_own_languages,
)
from tests.bot.hurry import settle_fast
from tests.hostile.payloads import NAMES, NUMBERS, mutated, text
from tests.hostile.watch import Fault, Watch, controls_of

COMMAND, COMPONENT, TYPING, WINDOW = 2, 3, 4, 5
ON_PERSON, ON_MESSAGE = 2, 3
SUB = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10
BUTTON, MENU, FIELD = 2, 3, 4
CHANNEL_MENU, LABEL = 8, 18
OPEN_TABLES = 4
FEW = 0.1
"""Of the pages of rules only so many are turned further: there are many, and all alike."""
SHORT = "euchre-two"
"""A game for two that may be over soon."""
PAUSE = 20.0
"""Seconds until a robot plays: it waits until the siege lets time go by."""
SHORT_WAIT = 9.0
"""Seconds of a wait that is passed over: less than any that is to be seen."""
CANARIES = ("Qhome", "Qelse")
LANGUAGES = ("en-US", "de", "ja", "fr", "ja")


class Careless(SqliteStore):
    """The store as it is, but it does not wait for the disk."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, synchronous="NORMAL")


PACE = Pace(robot=PAUSE, forced=PAUSE, deal=PAUSE, trick=0, redraw=0, retry=2 * PAUSE)


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
    """What was used how often: every command, and every kind of button."""
    sought: Counter[str] = field(default_factory=Counter)
    """What was pressed because it had been pressed so seldom."""

    # ------------------------------------------------------------------ one thing after the other

    async def go_on(self, count: int) -> None:
        """Besiege the house with so many interactions."""
        done = 0
        while done < count:
            if self.rng.random() < 0.12:
                await self.pass_time(PAUSE)
            if self.rng.random() < 0.0004:
                await self.pass_time(4000)
            if self.rng.random() < 0.001:
                await self.restart()
            self.watch.begin()
            made = [self.some() for _ in range(1 if self.rng.random() < 0.96 else 2)]
            for _, payload in made:
                self.house.env.backend.emit("INTERACTION_CREATE", payload)
            try:
                await self.rest()
                if any(self.watch.waits(record) for record, _ in made):
                    written = set(self.watch.written)
                    await self.pass_time(PAUSE)  # a hint takes as long as a robot does
                    self.watch.written = written  # robots have played meanwhile
                self.watch.judge([record for record, _ in made])
            except (Fault, TimeoutError, BackendError) as error:
                for record, payload in made:
                    error.add_note(f"{record.user_id} in {record.guild_id}: {payload['data']}")
                raise
            self.learn([record for record, _ in made])
            done += len(made)
            if done % 200 < len(made):
                self.forget()

    async def pass_time(self, seconds: float) -> None:
        """Time goes by: clocks run out, robots take over."""
        await self.house.env.advance_time(seconds)
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing moves any more."""
        await self.house.env.settle()

    async def restart(self) -> None:
        """The bot is started anew: the same buttons, the same watch."""
        await self.house.restart()
        await self.watch.read_statements()
        self.done["restarts"] += 1

    def learn(self, records: list[Any]) -> None:
        """Remember what can be pressed."""
        for shown in self.watch.shown:
            if shown.components and (not shown.printed() or self.rng.random() < FEW):
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
            self.as_meant: 46,
            self.forged: 16,
            self.mutated: 10,
            self.command: 20,
            self.typing: 4,
            self.window: 4,
        }
        (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
        self.done[kind.__name__] += 1
        return kind()

    def anybody(self) -> Player:
        crowd = self.elsewhere if self.rng.random() < 0.25 else self.people
        return self.rng.choice(crowd)

    def as_meant(self) -> tuple[Any, dict[str, Any]]:
        """Press what is there to be pressed, as whoever sees it."""
        if len(self.house.bot.hall.tables) < OPEN_TABLES and self.rng.random() < 0.1:
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
                if current
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
            if (current := self.current(shown))
            for control in controls_of(current.components)
            if not control.get("disabled")
        ]
        self.rng.shuffle(there)
        found = min(there, key=lambda x: self.sought[meaning(x[1]["custom_id"])], default=None)
        if found is not None:
            self.sought[meaning(found[1]["custom_id"])] += 1
        return found

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
            kind = self.rng.choice(sorted(self.house.bot.answers))
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
        if shown.reader is not None:
            return bool(shown.reader == who.id)
        return bool(shown.guild == who.member.guild.id)

    def reader(self, shown: Any) -> Player:
        """Somebody who sees this message."""
        everybody = self.people + self.elsewhere
        return self.rng.choice([p for p in everybody if self.sees(p, shown)] or everybody)

    def chosen(self, control: dict[str, Any]) -> list[str]:
        """What is chosen in a menu; nothing for a button."""
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
        """Type a command, sensibly or not; now and then one that there is no more."""
        meant = [x for x in self.leaves if named in ("", x[1][-1], " ".join(x[1]))]
        root, path, leaf = self.rng.choice(meant)
        self.used["/" + " ".join(path)] += 1
        if root.get("type", 1) != 1:
            return self.on_target(root)
        wild = self.rng.random() < 0.3 and not named
        options = [
            {"name": option["name"], "type": option["type"], "value": self.value(option, wild)}
            for option in leaf.get("options") or ()
            if option.get("required") or self.rng.random() < (0.2 if named else 0.5)
        ]
        data = self.nested(root, path, options)
        if self.rng.random() < 0.02:
            data["name"] = self.rng.choice(("gone", "tabel", data["name"] + "s"))
        who = self.anybody()
        return self.made(COMMAND, who, self.place_of(who), data)

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
        resolved: dict[str, Any] = {
            "users": {str(one.id): dict(serializers.user_payload(backend.get_user(one.id)))}
        }
        server = backend.get_channel(place).guild_id
        if server is not None and (member := backend.get_guild(server).members.get(one.id)):
            known = serializers.member_payload(
                backend, backend.get_guild(server), member, with_user=False
            )
            resolved["members"] = {str(one.id): dict(known)}
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
        options = [
            {"name": o["name"], "type": o["type"], "value": self.value(o, True)}
            for o in leaf.get("options") or ()
            if o["name"] != focused["name"] and self.rng.random() < 0.5
        ]
        partial = self.rng.choice(("", "e", "j", "1", text(self.rng)))
        options.append(
            {"name": focused["name"], "type": focused["type"], "value": partial, "focused": True}
        )
        who = self.anybody()
        return self.made(TYPING, who, self.place_of(who), self.nested(root, path, options))

    def nested(self, root: dict[str, Any], path: list[str], options: list[Any]) -> dict[str, Any]:
        for name in reversed(path[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        return {"id": root["id"], "name": root["name"], "type": 1, "options": options}

    def value(self, option: dict[str, Any], wild: bool) -> Any:
        rng = self.rng
        if choices := option.get("choices"):
            return rng.choice(choices)["value"]
        match option["type"]:
            case 4:
                tables = [t.id for t in self.house.bot.hall.tables] or [1]
                number = rng.choice(NUMBERS if wild else tables)
                least, most = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
                return min(max(number, least), most)
            case 5:
                return rng.random() < 0.2
            case 10:
                return rng.choice((0.0, -1.5, 2.0**52))
            case 6 | 7 | 8:
                return str(rng.choice(self.people).id)
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
    """What kind of button or menu it is."""
    return wish.partition(":")[0] if wish.isprintable() else "?"


def meaning(wish: str) -> str:
    """What a button is for, whichever table and card it is about: ``lobby rules``."""
    kind, *rest = wish.split(":")
    word = next((part for part in rest if not part.isdecimal()), "")
    return f"{kind} {re.split('[^a-z-]', word)[0]}"


# ---------------------------------------------------------------------- the house


@asynccontextmanager
async def besieged(folder: Path, seed: int, games: tuple[str, ...] = ()) -> AsyncIterator[Siege]:
    """A house with two servers, on two shards, and a crowd of people with bad manners."""
    rng = Random(f"siege {seed}")
    with pytest.MonkeyPatch.context() as monkeypatch:
        LOCALES.clear()
        settle_fast(monkeypatch)
        build_quickly(monkeypatch)
        speak_own_languages(monkeypatch)
        secrets = secrets_from(seed)
        async with open_house(
            folder, store=Careless, secrets=secrets, shards=2, pace=PACE
        ) as house:
            siege = _crowd(house, rng)
            await siege.watch.listen(monkeypatch)
            try:
                house.env.settle_timeout = SHORT_WAIT
                await _furnish(siege, games or tuple(rng.sample(list(GAMES), 4)))
                yield siege
            finally:
                siege.watch.leave()


def _crowd(house: House, rng: Random) -> Siege:
    env = house.env
    far = env.create_guild("Qelse @everyone", shard_id=1)
    far_channel = far.create_text_channel("far")
    channels = [house.channel, *map(house.guild.create_text_channel, ("other", "third"))]
    homes: list[Player] = []
    aways: list[Player] = []
    names = rng.sample(NAMES, 10)
    for n, name in enumerate(names):
        guild, crowd, word = (
            (house.guild, homes, CANARIES[0]) if n < 7 else (far, aways, CANARIES[1])
        )
        roles = []
        if n in (0, 7):
            rights = discord.Permissions(manage_guild=True, manage_messages=True)
            roles = [guild.create_role(f"admin {n}", permissions=rights)]
        user = env.create_user(f"p{n}")
        shown = f"{word} {name}" if n % 2 else name
        env.backend.get_user(user.id).global_name = shown
        member = guild.add_member(user, roles=roles)
        LOCALES[member.id] = rng.choice(LANGUAGES)
        crowd.append(Player(house, member))
    house.people = homes + aways
    house.closed_dm(homes[3])
    canaries = {house.guild.id: CANARIES[0], far.id: CANARIES[1]}
    return Siege(
        house=house,
        watch=Watch(house, canaries),
        rng=rng,
        people=homes,
        elsewhere=aways,
        channels=channels,
        far_channel=far_channel,
        leaves=spoken_by(house),
    )


def spoken_by(house: House) -> list[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Every command that the bot has made known: its root, its path, and what it takes."""
    return [
        (command, path, leaf)
        for command in house.env.backend.commands[None].values()
        for path, leaf in interactions.command_leaves(command)
    ]


async def _furnish(siege: Siege, games: tuple[str, ...]) -> None:
    """Some tables at which games are on, one of them in the other server."""
    for n, game in enumerate(games):
        far = n == len(games) - 1
        crowd = siege.elsewhere if far else siege.people
        channel = siege.far_channel if far else siege.channels[n % 2]
        host, guest, *_ = siege.rng.sample(crowd, 2)
        await host.member.slash(channel, "table open", game=game)
        table = siege.house.bot.hall.tables[-1]
        await guest.member.slash(channel, "table join", table=table.id)
        for _ in range(8):
            if all(not chair.empty for chair in table.lobby.chairs):
                break
            await table.rearrange(type(table.lobby).add_robot, host.id)
        await host.member.slash(channel, "table start", table=table.id)
        await siege.house.env.settle()
        siege.learn([])
    await _play_to_the_end(siege)
    siege.watch.know()


async def _play_to_the_end(siege: Siege) -> None:
    """A game that is over: there are boards, replays, and the same again."""
    host, guest = siege.rng.sample(siege.people, 2)
    hall = siege.house.bot.hall
    await host.member.slash(siege.channels[2], "table open", game=SHORT)
    table = hall.tables[-1]
    await guest.member.slash(siege.channels[2], "table join", table=table.id)
    await table.rearrange(lambda lobby: lobby.with_option("target", "5"), host.id)
    await host.member.slash(siege.channels[2], "table start", table=table.id)
    while table.status == "playing" and (sitting := table.sitting) is not None:
        seat = next(iter(sitting.turn))
        user = sitting.chairs[seat].user if seat >= 0 else None
        if user is None:
            await siege.pass_time(PAUSE)
            continue
        line = sitting.game.write(sitting.game.legal(sitting.view(seat)).sample(siege.rng))
        who = host if user == host.id else guest
        # As a command: what the test itself sets off would wait in real time.
        await who.member.slash(siege.channels[2], "say", what=line, table=table.id)
        if table.sitting is sitting:  # refused: the last card plays itself
            await siege.pass_time(PAUSE)
    await siege.rest()
    siege.learn([])


async def siege(folder: Path, seed: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """A siege from the beginning to the end: what was done how often, and what was used."""
    async with besieged(folder, seed) as under:
        await under.go_on(count)
        await asyncio.sleep(0)
        under.used.update(dict.fromkeys(there_is(under), 0))
        return under.done + under.watch.counts, under.used


def there_is(siege: Siege) -> set[str]:
    """Every command and every kind of button, menu and window that the bot answers."""
    return {*siege.house.bot.answers, *("/" + " ".join(path) for _, path, _ in siege.leaves)}
