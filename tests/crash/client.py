"""A scripted player: presses what the simulated Discord shows, and notes what came of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from simcord.backend.models import Message

from bot.demo.human import DEADLINE, FAILED, SILENT, Human, Outcome
from bot.words.words import words
from tests.crash.life import crowd
from tests.crash.record import Decision
from tests.support.reading import controls_of, text_of

if TYPE_CHECKING:
    from tests.crash.house import House, Place

EPHEMERAL = 1 << 6
BREATH = 0.02
PATIENCE = 20.0
"""Seconds; a busy machine is no fault."""
BY_COMMAND = 0.1
"""The share of cards played by slash command, where that is possible."""
SAID = words("en").say("said", line="")
LIVE = ("move", "sure", "pick", "choose")


@dataclass
class Client:
    """One person, who sits at the tables of one place."""

    house: House
    place: Place
    human: Human
    rng: Random
    picks: dict[tuple[int, int], list[str]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.human.name

    async def live(self) -> None:
        """Press whatever there is to press, for ever."""
        with self.house.demo.world.watch() as changed:
            while True:
                changed.clear()
                if not self.house.up or not await self.once():
                    await changed.wait()
                    await asyncio.sleep(BREATH)

    async def once(self) -> bool:
        """Press one thing; false if there is nothing to press."""
        hand = self.hand()
        if hand is not None and await self.play(hand):
            return True
        return await self.arrange()

    # ------------------------------------------------------------------ seeing

    def letters(self) -> list[Message]:
        """Every direct message that stays, oldest first."""
        stored = self.house.demo.world.backend.messages.get(self.human.dm.id, {})
        return [stored[n] for n in sorted(stored) if not stored[n].flags & EPHEMERAL]

    def hand(self) -> Message | None:
        """The newest hand in which there is something to press."""
        for letter in reversed(self.letters()[-6:]):
            if any(wish(control)[0] in LIVE for control in controls(letter)):
                return letter
        return None

    # ------------------------------------------------------------------ playing

    async def play(self, hand: Message) -> bool:
        """Answer the decision that this hand asks for."""
        offered = {c["custom_id"]: c for c in controls(hand) if wish(c)[0] in LIVE}
        first = next(iter(offered.values()))
        _, table, (number, *_) = wish(first)
        decision = (table, self.human.id, int(number))
        wanted = self.house.record.pressed.get(decision)
        menus = [c for c in offered.values() if c["type"] == 3]
        buttons = {c["custom_id"]: line_of(c) for c in offered.values() if c["type"] == 2}
        if wanted is not None and wanted in buttons.values():
            custom_id = next(key for key, line in buttons.items() if line == wanted)
            return await self.press(hand, decision, wanted, custom_id)
        if menus and (not buttons or wish(menus[0])[0] == "pick"):
            return await self.from_menu(hand, decision, menus, buttons)
        if not buttons:
            return False
        line = sensible(sorted(buttons.values()), self.rng)
        custom_id = next(key for key, other in buttons.items() if other == line)
        if line.startswith("play ") and self.rng.random() < BY_COMMAND:
            return await self.by_command(hand, decision, line)
        return await self.press(hand, decision, line, custom_id)

    async def from_menu(
        self,
        hand: Message,
        decision: Decision,
        menus: list[dict[str, Any]],
        buttons: dict[str, str],
    ) -> bool:
        """Choose an action in a menu; or cards, and then the button that confirms them."""
        table, _, number = decision
        if wish(menus[0])[0] == "choose":
            menu = self.rng.choice(menus)
            line = self.house.record.pressed.get(decision)
            of = {o["value"]: m["custom_id"] for m in menus for o in m["options"]}
            line = line or sensible([o["value"] for o in menu["options"]], self.rng)
            return await self.press(hand, decision, line, of[line], line)
        menu, chosen = menus[0], self.picks.get((table, number))
        if chosen is not None and any(option.get("default") for option in menu["options"]):
            custom_id, line = next(iter(buttons.items()))
            return await self.press(hand, decision, line, custom_id)
        if chosen is None:
            values = [option["value"] for option in menu["options"]]
            chosen = self.rng.sample(values, max(1, menu.get("min_values", 1)))
            self.picks[table, number] = chosen
        before = hand.edited_timestamp
        answer = await self.ask(self.human.select(hand.id, chosen, custom_id=menu["custom_id"]))
        if answer is not None:
            await self.until(lambda: hand.edited_timestamp != before)
        return True

    async def press(
        self, hand: Message, decision: Decision, line: str, custom_id: str, *values: str
    ) -> bool:
        """Press a button or menu that is an action, and wait for what comes of it."""
        record, life = self.house.record, self.house.life
        record.press(decision, line)
        old = self.house.drawn_before(hand)
        pressing = (
            self.human.select(hand.id, values, custom_id=custom_id)
            if values
            else self.human.click(hand.id, custom_id=custom_id)
        )
        said = self.newest_told("dm")
        answer = await self.ask(pressing)
        if answer is None:
            record.unanswered.add(decision)
            return True
        record.old_buttons += old
        yes = f"sure:{decision[0]}:{decision[2]}:{line}"
        asked_again = partial(offers, hand, yes) if custom_id != yes else bool
        await self.until(
            lambda: asked_again() or shows_later(hand, decision) or self.told_alone("dm", said)
        )
        if asked_again():
            return await self.press(hand, decision, line, yes)
        if shows_later(hand, decision):
            record.told[decision] = line
        elif life is self.house.life and not life.over.is_set():
            record.refused[self.newest_refusal()] += 1
            await asyncio.sleep(0.3)
        return True

    async def by_command(self, hand: Message, decision: Decision, line: str) -> bool:
        """Play a card by ``/card play``; the answer tells of it, and then the hand shows it."""
        record = self.house.record
        record.press(decision, line)
        card = line.removeprefix("play ")
        playing = self.human.slash(self.place.channel, "card play", card=card, table=decision[0])
        if await self.ask(playing) is None:
            record.unanswered.add(decision)
            return True
        private = self.told_alone(self.place.channel)
        if private and text_of(private[-1]).startswith(SAID):
            record.told[decision] = line
            await self.until(lambda: shows_later(hand, decision))
        elif private:
            record.refused[text_of(private[-1])] += 1
        return True

    def told_alone(self, channel: str, since: int = 0) -> list[Message]:
        """The messages for this person alone in a channel, or after one of them, oldest first.

        In direct messages those are refusals, above all.
        """
        seen = self.human.stored_messages(channel)
        return [m for m in seen if m.flags & EPHEMERAL and m.id > since]

    def newest_told(self, channel: str) -> int:
        """The number of the newest of these messages, or zero."""
        told = self.told_alone(channel)
        return told[-1].id if told else 0

    def newest_refusal(self) -> str:
        told = self.told_alone("dm")
        return text_of(told[-1]) if told else "nothing was said"

    # ------------------------------------------------------------------ opening and sitting down

    async def arrange(self) -> bool:
        """Do the next thing before a game, in the channel; whether there was one."""
        place, host = self.place, self.place.clients[0] is self
        table, message = place.newest()
        if message is None or place.closed(message):
            return host and self.house.may_open and await self.open(message)
        verbs = {wish(c)[2][0]: c for c in controls(message) if wish(c)[0] == "lobby"}
        if not verbs:
            return False
        if not sits_in(message, self.name):
            return await self.push(message, f"lobby:{table}:join")
        if not host or not all(sits_in(message, client.name) for client in place.clients):
            return False
        return await self.start(message, table)

    async def start(self, message: Message, table: int) -> bool:
        """Press *Start*, and the button that lets robots play, if there are chairs for them."""
        yes, said = f"lobby:{table}:fill", self.newest_told(self.place.channel)
        if await self.ask(self.human.click(message.id, custom_id=f"lobby:{table}:start")) is None:
            return True
        await self.until(lambda: self.told_alone(self.place.channel, said))
        for answer in self.told_alone(self.place.channel, said):
            if yes in map(custom_id_of, controls(answer)):
                return await self.push(message, yes, on=answer)
        return True

    async def open(self, last: Message | None) -> bool:
        """Open a table, by command or by the button that asks for another game."""
        self.house.record.asked_to_open += 1
        again = [c for c in controls(last) if wish(c)[2][:1] == ["rematch"]] if last else []
        if last is not None and again and self.rng.random() < 0.5:
            asked = self.ask(self.human.click(last.id, custom_id=again[0]["custom_id"]))
        else:
            options = {"game": self.place.game, "rules": self.place.preset}
            asked = self.ask(self.human.slash(self.place.channel, "table open", **options))
        if await asked is not None:
            before = last.id if last else None
            another = await self.until(lambda: (self.place.newest()[1] or last) is not last)
            if another and (self.place.newest()[1] or last).id != before:
                self.house.record.opened += 1
        else:
            await self.until(lambda: self.place.newest()[1] is not last)
        return True

    async def push(self, message: Message, custom_id: str, on: Message | None = None) -> bool:
        """Press a button of the public message (or ``on`` another), and wait until it shows."""
        before = text_of(message)
        old = self.house.drawn_before(message)
        if await self.ask(self.human.click((on or message).id, custom_id=custom_id)) is not None:
            self.house.record.old_buttons += old
            await self.until(lambda: text_of(message) != before)
        return True

    # ------------------------------------------------------------------ waiting

    async def ask(self, doing: Coroutine[Any, Any, Outcome]) -> Outcome | None:
        """Do something; ``None`` if there was no answer because the process died.

        Nothing is done if it died meanwhile and no other is connected: that would reach nobody.
        """
        if not self.house.up:
            doing.close()
            return None
        life = self.house.life
        self.human.patience = DEADLINE * crowd()  # three seconds of a processor of its own
        asking = asyncio.ensure_future(doing)
        dying = asyncio.create_task(life.over.wait())
        try:
            await asyncio.wait((asking, dying), return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                return None
            outcome = await asking
        finally:
            asking.cancel()
            dying.cancel()
        if outcome.error is None:
            life.answered()
            return outcome
        alive = not life.over.is_set() and self.house.life is life and self.house.up
        if alive and outcome.sent and outcome.error in (FAILED, SILENT):
            lived = time.monotonic() - life.born
            told = f"{self.name}: {outcome.error} ({lived:.1f} s after the start)"
            self.house.record.silent.append(told)
        elif alive:
            self.house.record.mistaken[str(outcome.error).partition("(")[0]] += 1
        await asyncio.sleep(0.05)
        return None

    async def until(self, holds: Any) -> bool:
        """Wait until something shows; false if it did not, or the process died."""
        life = self.house.life
        try:
            async with asyncio.timeout(PATIENCE):
                with self.house.demo.world.watch() as changed:
                    while not holds():
                        if life.over.is_set():
                            return False
                        changed.clear()
                        await changed.wait()
        except TimeoutError:
            return False
        return True


def controls(message: Message | None) -> Iterator[dict[str, Any]]:
    """Every button and menu of a message."""
    yield from controls_of(message) if message else ()


def offers(message: Message, custom_id: str) -> bool:
    """Whether a message has this button or menu."""
    return custom_id in map(custom_id_of, controls(message))


def custom_id_of(control: dict[str, Any]) -> str:
    """The custom id that a control sends."""
    return str(control["custom_id"])


def sits_in(message: Message, name: str) -> bool:
    """Whether a lobby's message says that this person sits there."""
    return re.search(rf"\b{re.escape(name)}\b", text_of(message)) is not None


def wish(control: dict[str, Any]) -> tuple[str, int, list[str]]:
    """The wish of a control: kind, table, and the rest."""
    kind, table, *rest = control["custom_id"].split(":")
    digits = table.partition("~")[0]
    return kind, int(digits) if digits.isdecimal() else 0, [*rest] if rest else [""]


def sensible(lines: list[str], rng: Random) -> str:
    """Any card, but no high bid and nothing reckless: a game is to end some day."""
    bids = [line for line in lines if line.startswith("bid ")]
    if bids:
        lowest = min(bids, key=lambda line: (not line[4:].isdecimal(), len(line), line))
        return rng.choice([lowest, *(["pass"] * 3 if "pass" in lines else [])])
    light = [line for line in lines if "alone" not in line]
    return rng.choice(light or lines)


def line_of(control: dict[str, Any]) -> str:
    """The action on a button."""
    return ":".join(control["custom_id"].split(":")[3:]).partition("~")[0]


def numbers(hand: Message) -> set[int]:
    """The decisions for which something is offered."""
    return {int(wish(c)[2][0].partition("~")[0]) for c in controls(hand) if wish(c)[0] in LIVE}


def shows_later(hand: Message, decision: Decision) -> bool:
    """Whether a hand shows the table after this decision.

    It may show it *before* for a moment: an edit drawn earlier has arrived after the answer to a
    click, and another is on its way.
    """
    return all(number > decision[2] for number in numbers(hand))
