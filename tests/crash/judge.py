"""Whether anything is lost, done twice or wrong: the log on disk against what players know."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from bot.rules import CHANCE, GAMES, Log, Seat, replay, step
from bot.storage.address import Address, ServerAddress
from bot.storage.engines import reading
from bot.storage.subject import Db
from bot.tables.screens.custom_ids import KINDS
from bot.tables.screens.robots import robot_name
from bot.words.words import words
from tests.crash.client import EPHEMERAL, controls, wish
from tests.support.fairness import unfair_deals
from tests.support.reading import described, text_of

if TYPE_CHECKING:
    from tests.crash.house import House

WORDS = words("en")
PATIENCE = 40.0
"""Seconds; a request that failed is tried again after longer and longer pauses."""


@dataclass(frozen=True)
class Game:
    """A game as it is on disk."""

    table: int
    state: str
    log: Log
    users: tuple[int | None, ...]
    robots: tuple[int | None, ...]


@dataclass(frozen=True)
class Verdict:
    """The counts of all that was looked at, and every fault that was found."""

    games_ended: int
    games_running: int
    moves: int
    by_people: int
    answered: int
    stored_untold: int
    faults: tuple[str, ...]


@contextmanager
def looking(database: Address) -> Iterator[Db]:
    """A connection that only reads: of a file, with SQLite alone."""
    if isinstance(database, ServerAddress):
        with reading(database.url) as server:
            yield server
        return
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        yield db


def games(database: Address) -> list[Game]:
    """Every game that is kept."""
    with looking(database) as db:
        heads = db.execute(
            "SELECT games.id, table_id, state, games.game, version, games.options, players,"
            " commitment, seed FROM games JOIN tables ON tables.id = table_id"
        ).fetchall()
        return [_game(db, head) for head in heads]


def _game(db: Db, head: tuple[Any, ...]) -> Game:
    number, table, state, *rest = head
    moves = db.execute("SELECT seat, line FROM moves WHERE game_id = ? ORDER BY number", (number,))
    log = Log(
        **dict(
            zip(("game", "version", "options", "players", "commitment", "seed"), rest, strict=True)
        ),
        moves=tuple((Seat(seat), line) for seat, line in moves),
    )
    seats = "SELECT user_id, robot FROM seats WHERE table_id = ? ORDER BY position"
    users, robots = zip(*db.execute(seats, (table,)).fetchall(), strict=True)
    return Game(table, state, log, users, robots)


def decisions(log: Log) -> Iterator[tuple[Seat, int, str, bool]]:
    """Each move with the number of its decision, and whether there was no choice.

    A decision's number is how many moves had been made when the turn came to the seat.
    """
    game = GAMES[log.game]
    state = game.start(game.options.read(log.options), log.players)
    waiting = dict.fromkeys(game.to_act(state), 0)
    for made, (seat, line) in enumerate(log.moves, 1):
        forced = seat != CHANCE and len(game.legal(game.view(state, seat))) == 1
        yield seat, waiting[seat], line, forced
        state = step(game, state, seat, game.read(line)).state
        waiting.pop(seat)
        waiting = {s: waiting.get(s, made) for s in game.to_act(state)}


async def settled(house: House) -> Verdict:
    """Stop the players, and look once everybody is told: late is no fault, what stays wrong is."""
    await house.rest()
    with house.demo.world.watch() as changed, suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while judge(house).faults:
                changed.clear()
                await changed.wait()
    return judge(house)


def judge(house: House) -> Verdict:
    """Look at everything once the players have stopped."""
    record, faults, found = house.record, [], games(house.address)
    done: dict[tuple[int, int, int], str] = {}
    moves = by_people = 0
    for one in found:
        moves += len(one.log.moves)
        for seat, number, line, forced in decisions(one.log):
            user = None if seat == CHANCE else one.users[seat]
            if user is None:
                continue
            by_people += 1
            decision = (one.table, user, number)
            done[decision] = line
            wanted = record.pressed.get(decision)
            if wanted is None and not forced:
                faults.append(f"{decision}: {line!r} was done, but nobody pressed it")
            elif wanted is not None and wanted != line:
                faults.append(f"{decision}: {wanted!r} was pressed, {line!r} was done")
        faults += _result_faults(house, one)
    for decision, line in record.told.items():
        if done.get(decision) != line:
            faults.append(
                f"{decision}: told that {line!r} was done; {done.get(decision)!r} is kept"
            )
    faults += _message_faults(house)
    faults += _table_faults(house)
    stored = sum(done.get(d) is not None and d not in record.told for d in record.unanswered)
    ended = sum(one.state == "over" for one in found)
    return Verdict(
        ended, len(found) - ended, moves, by_people, len(record.told), stored, tuple(faults)
    )


def _result_faults(house: House, one: Game) -> Iterator[str]:
    """Whether state, score and shuffles are right, and the public message says so."""
    rules, state = GAMES[one.log.game], replay(one.log)
    result = rules.result(state)
    if (result is not None) != (one.state == "over"):
        yield f"table {one.table} is {one.state!r}, the rules say {result}"
    if unfair := list(unfair_deals(one.log)):
        yield f"table {one.table}: the seed does not account for deals {unfair}"
    shown = public(house, one.table)
    if len(shown) != 1:
        yield f"table {one.table} is shown in {len(shown)} messages"
        return
    text = shown[0].replace("\\", "")
    for said in _scores(house, one, rules, state):
        if said not in text:
            yield f"table {one.table}: {said!r} is not in {text!r}"
    if result is not None and WORDS.say("unsealed", seed=one.log.seed[:4]) not in text:
        yield f"table {one.table}: the seed is not revealed"


def _scores(house: House, one: Game, rules: Any, state: Any) -> Iterator[str]:
    names = {client.human.id: client.name for client in house.clients}
    seated = [
        names[user] if user else robot_name(WORDS, robot or 0)
        for user, robot in zip(one.users, one.robots, strict=True)
    ]
    scores = rules.match(state).scores
    for side in rules.sides(rules.options.read(one.log.options), one.log.players):
        who = WORDS.all_of([seated[seat] for seat in side])
        yield WORDS.say("score-of", side=who, score=scores[side[0]], tricks=0).strip()


def public(house: House, table: int) -> list[str]:
    """The text of every public message in which a table is shown now, and of its picture."""
    backend = house.demo.world.backend
    return [
        "\n".join([text_of(message), *described(message)])
        for place in house.places
        for message in backend.messages.get(house.demo.world.channel(place.channel).id, {}).values()
        if not message.flags & EPHEMERAL
        and any(_table(control) == table for control in controls(message))
    ]


def hanging(house: House) -> Iterator[str]:
    """Every table that is not at its end: who is to act, and what they have before them."""
    people = {client.human.id: client for client in house.clients}
    known = set()
    for one in games(house.address):
        known.add(one.table)
        if one.state != "playing":
            continue
        rules, state = GAMES[one.log.game], replay(one.log)
        for seat in rules.to_act(state):
            user = one.users[seat] if seat != CHANCE else None
            if user is None:
                who = "the deck" if seat == CHANCE else "a robot"
                yield f"table {one.table}, {len(one.log.moves)} moves: {who} is to act;"
                continue
            letters = [[c["custom_id"] for c in controls(m)] for m in people[user].letters()[-3:]]
            legal = [rules.write(action) for action in rules.legal(rules.view(state, seat))]
            yield (
                f"table {one.table}, {len(one.log.moves)} moves: {people[user].name} is to act,"
                f" may {legal} and sees {letters};"
            )
    for place in house.places:
        table, message = place.newest()
        if table not in known and message is not None and not place.closed(message):
            yield f"table {table}, not begun: {text_of(message)!r}"


def _table_faults(house: House) -> Iterator[str]:
    """As many tables as were asked for, or fewer, but every one that somebody was shown."""
    record = house.record
    with looking(house.address) as db:
        ((tables,),) = db.execute("SELECT count(*) FROM tables").fetchall()
    if not record.opened <= tables <= record.asked_to_open:
        yield (
            f"{record.asked_to_open} tables were asked for, {record.opened} opened before"
            f" somebody's eyes; {tables} are kept"
        )


def _message_faults(house: House) -> Iterator[str]:
    """One public message a table, always the same; one hand each, always the same."""
    for place in house.places:
        for table, messages in place.seen.items():
            if len(messages) > 1:
                yield f"table {table} was shown in {len(messages)} messages"
    for client in house.clients:
        letters = [_table_named(text_of(letter)) for letter in client.letters()]
        for table in {n for n in letters if letters.count(n) > 1}:
            yield f"{client.name} has {letters.count(table)} hands of table {table}"


def _table_named(text: str) -> int:
    """The number of the table a direct message is about."""
    _, _, after = text.partition("table ")
    digits = after.split(maxsplit=1)[0] if after else ""
    return int(digits) if digits.isdecimal() else 0


def _table(control: dict[str, Any]) -> int:
    """The table a control is about; 0 where its number is a game's or a board's."""
    kind, number, _ = wish(control)
    return number if fields(KINDS[kind])[0].name == "table" else 0
