"""A large tournament in the simulated Discord: ``python -m tests.tournaments --pairs 32``.

Pairs sign up and play a Swiss tournament to its end, while some never come to their tables and the
program is begun anew again and again in the middle of rounds. Looked at are the pairings, that
every result is the game's own by its log, and that everything was said once.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Result
from bot.rules import replay as replayed
from bot.storage.rows.ids import TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.chairs import TIME_TO_COME
from bot.tournaments.course import to_open
from bot.tournaments.pairing import meetings
from bot.tournaments.standings import standing
from bot.tournaments.values import BREAK, Tournament
from tests.support.house import House, open_house
from tests.support.messages import wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.simcord_adapter import adapt

ABSENT = 0.08
"""The part of all people who do not come to a round."""


@dataclass
class Evening:
    """A tournament of so many pairs, and what happened."""

    house: House
    rng: Random
    restarts: int
    seen: Counter[str] = field(default_factory=Counter)

    async def tournament(self) -> Tournament:
        return await self.house.bot.tournaments.find(1)

    async def sign_up(self, pairs: int, game: str, rounds: int) -> None:
        """Everybody signs up: some with a partner who agrees, some alone."""
        host, *rest = self.house.invite_all(*(f"P{n}" for n in range(2 * pairs)))
        await host.slash("tournament open", game=game, rounds=rounds, deals=1)
        people = [host, *rest]
        for one in people:
            change = self.house.bot.preferences.change
            await change(one.id, lambda row: replace(row, text_only=True, locale="en-US"))
        for n in range(0, len(people), 2):
            one, other = people[n : n + 2]
            if self.rng.random() < 0.5:
                await one.slash("tournament join", partner=other.member)
            else:
                await one.slash("tournament join")
            await other.slash("tournament join")
        lead = (await host.slash("tournament manage")).response
        await host.press(lead, "tournament:1:start")

    async def round(self) -> None:
        """A round: most come, the others' seats are robots'; every table is played out."""
        r = len((await self.tournament()).rounds)
        while to_open(await self.tournament()):
            await self.house.env.settle()
            await asyncio.to_thread(time.sleep, 0.05)  # pictures are drawn and written beside
        for table in self.tables():
            for chair in table.chairs:
                if chair.kept is None or self.rng.random() < ABSENT:
                    self.seen["did not come"] += chair.kept is not None
                    continue
                await self.come(self.player(chair.kept), table)
        if self.restarts and self.rng.random() < 0.5:
            await self.restart()
        await self.passed(TIME_TO_COME + 90)
        while (await self.tournament()).rounds[r - 1].over_at is None:
            moved = False
            for table in self.tables():
                moved |= await self.move(table)
            await (self.house.env.settle() if moved else self.passed(30.0))
            if self.restarts and self.rng.random() < 0.03:
                await self.restart()
        await self.passed(BREAK + 5)

    def player(self, user: UserId) -> Player:
        """Somebody at their client: only what they press there goes by the test's time."""
        return next(one for one in self.house.people if one.id == user)

    async def come(self, player: Player, table: Table) -> None:
        """Press *Join* in the letter that called them."""
        wish = f"lobby:{table.id}:join"
        letter = next((m for m in player.letters[::-1] if wish in wishes(m)), None)
        if letter is None:
            self.seen["not called"] += 1
        else:
            await player.press(letter, wish)

    def tables(self) -> list[Table]:
        return [t for t in self.house.bot.tables.tables if t.state.fixture.kind == "tournament"]

    async def move(self, table: Table) -> bool:
        """Have one person act whose turn it is at a table; whether there was one."""
        session = table.session
        for seat in session.turn if session is not None and table.status == "playing" else ():
            if seat == CHANCE or session is None or not session.chairs[seat].present:
                continue
            user = session.chairs[seat].user
            assert user is not None
            player = self.player(user)
            if lines := [*player.lines()]:
                await player.act(self.rng.choice(lines))
                self.seen["moves"] += 1
                return True
        return False

    async def passed(self, seconds: float) -> None:
        """Let so many seconds pass, and everything that is due be done."""
        await self.house.env.advance_time(seconds)
        await self.house.env.settle()

    async def restart(self) -> None:
        """Begin a new process, which takes the tournament up."""
        self.restarts -= 1
        self.seen["restarts"] += 1
        await self.house.restart()

    # ------------------------------------------------------------------ what has to hold

    async def look(self) -> None:
        """Look at the whole tournament, once it is over."""
        one = await self.tournament()
        numbers = sorted(entry.number for entry in one.entries)
        pairs = [[match.sides for match in r.matches] for r in one.rounds]
        for paired in pairs:
            assert sorted(n for sides in paired for n in sides) == numbers
        assert max(meetings(pairs).values()) == 1
        byes = Counter(sides[0] for paired in pairs for sides in paired if len(sides) == 1)
        assert max(byes.values(), default=0) <= 1
        tables = [match.table for match in one.matches() if not match.is_bye]
        assert len({*tables}) == len(tables)
        threads = self.house.rows("SELECT count(DISTINCT channel_id), count(*) FROM tables")
        assert threads == [(len(tables), len(tables))], threads
        for match in one.matches():
            if not match.is_bye:
                self._same(one, match.table, match.sides)
        said = [text_of(m) for m in self.house.channel.history()]
        told = Counter(line for text in said for line in text.splitlines() if "Standings" in line)
        assert {*told.values()} == {1}, told
        final = [text for text in said if "**Final standings**" in text]
        assert len(final) == 1, (final, told)
        assert standing(one)[0].place == 1

    def _same(self, one: Tournament, number: TableId, sides: tuple[int, ...]) -> None:
        """The result of a match is what its game comes to, by the log on the file."""
        match = next(m for m in one.matches() if m.table == number)
        assert match.outcome is not None
        self.seen[match.outcome.how] += 1
        if match.outcome.how != "played":
            return
        result = replayed_result(self.house, number)
        seated = self.house.rows(
            "SELECT position, user_id, kept_for, left_by FROM seats WHERE table_id = ?", number
        )
        for n, entry in enumerate(sides):
            mine = {person.user for person in one.entry(entry).people}
            for seat, *people in seated:
                if mine & {*people}:
                    assert isinstance(seat, int)
                    assert result.scores[seat] == match.outcome.points[n], number


def replayed_result(house: House, number: TableId) -> Result:
    """The result of a table's game, by the rules alone."""
    log = house.log(number)
    result = GAMES[log.game].result(replayed(log))
    assert result is not None
    return result


async def played(
    folder: Path, pairs: int, rounds: int, game: str, seed: int, restarts: int
) -> None:
    """Play a whole tournament to its end.

    :raises AssertionError: something did not hold.
    """
    began = time.monotonic()
    async with open_house(folder, clock=SimTime()) as house:
        evening = Evening(house, Random(seed), restarts)
        await evening.sign_up(pairs, game, rounds)
        while (await evening.tournament()).status == "playing":
            await evening.round()
            done = sum(r.done for r in (await evening.tournament()).rounds)
            print(f"round {done}: {time.monotonic() - began:.0f} s", dict(evening.seen), flush=True)
        await evening.look()
        print("all holds:", dict(evening.seen))


def main() -> None:
    """Read the arguments, and play."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournaments", description=__doc__)
    parser.add_argument("--pairs", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="euchre")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--restarts", type=int, default=6)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        adapt(patched)
        how = asked.pairs, asked.rounds, asked.game, asked.seed, asked.restarts
        asyncio.run(played(Path(folder), *how))


if __name__ == "__main__":
    main()
