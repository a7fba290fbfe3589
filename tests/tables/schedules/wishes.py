"""The wishes of people on an evening: to play, to sit, to vote, to leave, and all the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from bot.rules import GAMES, Illegal, Seat
from bot.storage.rows.ids import NOBODY, ChannelId, UserId
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.clock import PACES
from bot.tables.model.lobby import Lobby
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Subject
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.talk import PHRASES
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.verbs.ballots import concession, sleepers, waiting_seats
from bot.tables.verbs.claim import claim_rest
from bot.tables.verbs.clocks import come_back, shown_late
from bot.tables.verbs.end import end
from bot.tables.verbs.host import kick, let_in, pass_on
from bot.tables.verbs.interval import next_deal
from bot.tables.verbs.lobby import fill
from bot.tables.verbs.pace import set_pace
from bot.tables.verbs.pause import agree, resume
from bot.tables.verbs.play import act
from bot.tables.verbs.seats import keep_for, leave, lock, release_seat, seats_for, sit
from bot.tables.verbs.start import start
from bot.tables.verbs.take_back import answer_take_back, take_back
from bot.tables.verbs.talk import set_talk, talk
from bot.tables.verbs.vote import propose, vote
from tests.tables.schedules.evening import CHANNELS, GUILD, PEOPLE, Evening
from tests.tables.virtual import cautious

TABLES = 3
"""So many tables at most are open at once."""


async def _play(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user, playing=True)
    session = table.session
    seat = session.seat_of(user) if session else None
    if session is None or seat is None or seat not in session.turn:
        raise Refusal("not-here")
    line = session.game.write(cautious(session.game.legal(session.view(seat)), evening.rng))
    number = session.numbers[seat]
    twice = [table.do(act, user, line, number) for _ in range(1 + (evening.rng.random() < 0.2))]
    answers = await asyncio.gather(*twice, return_exceptions=True)
    for answer in answers:
        if not isinstance(answer, (Refusal, Illegal, StoreError, type(None))):
            raise answer
    acknowledged = answers.count(None)
    if not acknowledged:
        raise Refusal("outdated")
    _acknowledged(evening, table, session.game_id, seat, number, line, acknowledged)
    return "acted"


def _acknowledged(
    evening: Evening, table: Table, game: int, seat: Seat, number: int, line: str, times: int
) -> None:
    key = (game, int(seat), number)
    evening.must(times == 1 and key not in evening.decided, "each decision once", table, key, times)
    evening.decided.add(key)
    asked = "SELECT count(*) FROM moves WHERE game_id = ? AND seat = ? AND line = ? AND number > ?"
    ((found,),) = evening.db.execute(asked, (game, int(seat), line, number))
    evening.must(found >= 1, "what is acknowledged is on disk", table, key, line)


async def _sit(evening: Evening, user: UserId) -> str:
    table = (
        evening.rng.choice(evening.hall.tables) if evening.hall.tables else evening.some_table(user)
    )
    seats = seats_for(table.state, user)
    wished = evening.rng.choice(seats) if seats and evening.rng.random() < 0.7 else None
    await table.do(sit, user, PEOPLE[user], wished)
    return "sat down"


async def _leave(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user)
    friend = evening.rng.choice(list(PEOPLE))
    await table.do(leave, user, (friend, PEOPLE[friend]) if evening.rng.random() < 0.3 else None)
    if evening.rng.random() < 0.6:  # over to another seat, perhaps of the other side
        await table.do(
            sit, user, PEOPLE[user], evening.rng.choice([*seats_for(table.state, user), None])
        )
    return "left"


async def _host(evening: Evening, user: UserId) -> str:
    table, other = evening.some_table(user), evening.rng.choice(list(PEOPLE))
    moderator = evening.rng.random() < 0.2
    match evening.rng.randrange(8):
        case 0:
            await table.do(kick, user, other, moderator)
        case 1:
            await table.do(let_in, user, other)
        case 2:
            await table.do(pass_on, user, other, moderator)
        case 6:
            await table.do(set_talk, user, evening.rng.random() < 0.8)
        case 7:
            await table.do(set_pace, user, evening.rng.choice([*PACES]))
        case 3:
            await table.do(lock, user, evening.rng.random() < 0.3)
        case 4:
            await table.do(keep_for, user, other, PEOPLE[other])
        case _:
            await table.do(release_seat, user, other)
    return "hosted"


async def _next(evening: Evening, user: UserId) -> str:
    """Read how the deal ended, and go on; perhaps by a button that is pressed twice."""
    read = [table for table in evening.hall.of_person(user, True) if table.state.interval]
    table = evening.rng.choice(read) if read else evening.some_table(user, playing=True)
    reads = table.state.interval
    deal = reads.deal if reads and evening.rng.random() < 0.8 else None
    twice = [table.do(next_deal, user, deal) for _ in range(1 + (evening.rng.random() < 0.2))]
    answers = await asyncio.gather(*twice, return_exceptions=True)
    evening.must(answers.count(None) <= 1, "one press goes on once", table, answers)
    for answer in answers:
        if answer is not None:
            assert isinstance(answer, Exception)
            raise answer
    return "went on to the next deal"


async def _favour(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user, playing=True)
    request = table.state.request
    if request is not None and request.user != user:
        await table.do(answer_take_back, user, request.at, evening.rng.random() < 0.7)
        return "answered a wish"
    if evening.rng.random() < 0.3:
        await table.advise(user)
        return "advised"
    return "took back" if await table.do(take_back, user) else "asked to take back"


async def _claim(evening: Evening, user: UserId) -> str:
    await evening.some_table(user, playing=True).do(claim_rest, user)
    return "claimed the rest"


async def _vote(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user, playing=True)
    session = table.session
    if session is None:
        raise Refusal("not-begun")
    if session.voted_on is not None:
        word = session.voted_on.what.word
        yes = evening.rng.random() < (0.9 if word != "end" else 0.5)
        done = await table.do(vote, user, session.voted_on.number, yes)
        return f"agreed: {word}" if done else "voted"
    if evening.rng.random() < 0.7:
        what = _wished(evening, table, session, user)
        done = await table.do(propose, user, what)
        return f"agreed: {what.word}" if done else f"proposed: {what.word}"
    knob = evening.rng.choice(session.options.fields())
    value = evening.rng.choice(knob.values)
    try:
        wished = type(session.options)(**{**session.options.values(), knob.name: value})
    except Illegal as refused:
        raise Refusal("unfit") from refused
    await table.do(propose, user, wished)
    return "proposed"


def _wished(evening: Evening, table: Table, session: GameSession, user: UserId) -> Subject:
    """Anything that is put to the vote and takes effect at once; possible or not."""
    everywhere = [Seat(n) for n in range(session.log.players)]
    match evening.rng.choice(("clock", "absent", "robot", "robot", "end", "deal", "deal", "game")):
        case "clock":
            return NewClock(evening.rng.choice([*CLOCKS.values()]))
        case "absent":
            chairs = [(seat, session.chairs[seat].user or NOBODY) for seat in everywhere]
            return Absent(*evening.rng.choice(sleepers(table.state, table.now) or chairs))
        case "robot":
            return RobotIn(evening.rng.choice(waiting_seats(table.state) or everywhere))
        case "end" if evening.rng.random() < 0.2:
            return Ending()
        case what:
            return concession(table.state, user, game=what == "game")


async def _talk(evening: Evening, user: UserId) -> str:
    await evening.some_table(user).do(talk, user, evening.rng.choice(PHRASES))
    return "talked"


async def _lead(evening: Evening, user: UserId) -> str:
    """Do as the host of a lobby may, or others whose host is away."""
    table = evening.some_table(user)
    table.noticed(user)
    if evening.rng.random() < 0.7:
        await table.do(fill, user)
        return "filled as host" if user == table.lobby.host else "filled for the host"
    await table.do(pass_on, user, user)
    return "took over"


async def _sleep(evening: Evening, user: UserId) -> str:
    """So long that others may call it sleeping."""
    await asyncio.sleep(evening.rng.uniform(0, 900))
    return "slept"


async def _pause(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user, playing=True)
    if table.session is not None and table.session.paused_at is not None:
        await table.do(resume, user)
        return "went on"
    await table.do(agree, user)
    return "agreed to a pause"


async def _come_back(evening: Evening, user: UserId) -> str:
    table = evening.some_table(user, playing=True)
    if evening.rng.random() < 0.5:
        await table.do(shown_late, user)
        return "shown late"
    await table.do(come_back, user)
    return "came back"


async def _open_or_start(evening: Evening, user: UserId) -> str:
    lobbies = [table for table in evening.hall.tables if table.status == "lobby"]
    if lobbies and evening.rng.random() < 0.7:
        table = evening.rng.choice(lobbies)
        leader = evening.rng.choice((user, table.lobby.host))
        if not table.lobby.takes_robots:
            for other in evening.rng.sample(list(PEOPLE), len(PEOPLE)):
                with suppress(Refusal):
                    await table.do(sit, other, PEOPLE[other])
        elif any(chair.empty for chair in table.lobby.chairs):
            await table.do(fill, leader)
        await table.do(start, leader)
        return "started" if table.lobby.takes_robots else "started without robots"
    if len(evening.hall.tables) >= TABLES:
        raise Refusal("channel-busy")
    key = evening.rng.choice(list(GAMES))
    options, players = evening.sets[key].draw()
    lobby = Lobby.open(key, "house", user, PEOPLE[user])
    lobby = lobby.with_clock(evening.rng.choice((None, 0, 60, 24 * 3600)))
    lobby = lobby.with_robots(evening.rng.choice(("welcome", "none")))
    lobby = lobby.with_hints(evening.rng.choice(("usual", "on", "off")))
    try:
        lobby = _with_options(lobby, options, players)
    except Illegal as refused:
        raise Refusal("unfit") from refused
    await evening.hall.open(lobby, GUILD, ChannelId(evening.rng.choice(CHANNELS)))
    return "opened"


async def _forget(evening: Evening, user: UserId) -> str:
    if evening.rng.random() < 0.8:
        raise Refusal("rather not")
    evening.forgotten.add(user)
    await evening.hall.forgetting.person(user)
    evening.forgotten.discard(user)
    return "forgot"


async def _end(evening: Evening, user: UserId) -> str:
    if evening.rng.random() < 0.9:
        raise Refusal("rather not")
    table = evening.some_table(user)
    await table.do(end, user, moderator=evening.rng.random() < 0.2)
    return "ended"


def _with_options(lobby: Lobby, options: Any, players: int) -> Lobby:
    lobby = replace(lobby, options=options)
    sized = lobby if len(lobby.chairs) == players else lobby.resize(players)
    sized.game.check(options, players)
    return sized


WISHES: Final[Sequence[tuple[int, Callable[[Evening, UserId], Awaitable[str]]]]] = (
    (60, _play),
    (8, _sit),
    (3, _leave),
    (3, _host),
    (4, _favour),
    (6, _vote),
    (3, _pause),
    (3, _talk),
    (2, _lead),
    (1, _sleep),
    (1, _come_back),
    (6, _next),
    (2, _open_or_start),
    (1, _forget),
    (1, _claim),
    (1, _end),
)
"""The wishes of people, each with its weight: how often somebody has it."""


async def life(evening: Evening, user: UserId) -> None:
    """Somebody's evening: one wish after the other."""
    weights = [weight for weight, _ in WISHES]
    while not evening.broken:
        await asyncio.sleep(evening.rng.expovariate(1 / 4))
        ((_, wish),) = evening.rng.choices(WISHES, weights)
        await evening.tried(wish(evening, user))
