"""The daily hand as a table plays it: its games, its number of deals, and the end of an attempt."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from math import gcd
from typing import Any, Final

from bot.rules import CHANCE, GAMES, Seat, Seed, View
from bot.rules.about.log import ENDINGS, is_of_table, replay_steps
from bot.rules.about.rule_changes import is_change
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.seats import around
from bot.rules.kit.stats import public, seat
from bot.storage.rows.dailies import DAILY, DailyEnd, DailyRow, Kind, closes_at
from bot.storage.rows.ids import UserId
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.session import GameSession

LEVEL: Final = "normal"
"""The level of the robots in every daily."""
CARDS: Final = 12
"""A daily has so many deals that everyone plays at least so many cards."""
STRIDE: Final = 7
"""From one day to the next the game of the day is so many games further on."""


def game_of(day: int) -> str:
    """The game of the day: each one has its turn before any comes again."""
    keys = sorted(GAMES)
    stride = next(n for n in range(STRIDE, STRIDE + len(keys)) if gcd(n, len(keys)) == 1)
    return keys[day * stride % len(keys)]


@cache
def deals_of(game: AnyGame) -> int:
    """The number of deals that a daily of this game has, hands that grow or shrink counted up.

    >>> {deals_of(game) for game in GAMES.values()} <= {1, 2, 3}
    True
    """
    lobby = Lobby.open(game.key, HOUSE, UserId(1), "")
    held = deals = 0
    for view in _dealt(game, lobby.options, len(lobby.chairs), Seed(bytes(32))):
        deals, held = deals + 1, held + max(view.counts)
        if held >= CARDS:
            break
    return deals


def _dealt(game: AnyGame, options: Any, players: int, seed: Seed) -> Iterator[View[Any]]:
    """Each deal of a seed as spectators see it before anyone has acted, without end."""
    state = game.start(options, players)
    for number in count(1):
        deal = game.chance(state, seed.below(f"deal {number}"))
        yield game.view(game.apply(state, CHANCE, deal).state, None)
        state = replace(state, match=game.match(state).next_deal())


def seat_of(seed: Seed, players: int) -> Seat:
    """The seat that a seed draws for the first chair.

    >>> [int(seat_of(Seed(bytes([n]) * 32), 4)) for n in range(4)]
    [0, 2, 1, 2]
    """
    return Seat(around(seed.below("seats")(players), players).index(Seat(0)))


def deals_dealt(daily: DailyRow) -> tuple[bool, ...]:
    """For each deal of a daily, whether its player is the dealer."""
    game, seed = GAMES[daily.game], Seed.read(daily.seed)
    mine = seat_of(seed, daily.players)
    dealt = _dealt(game, game.options.read(daily.options), daily.players, seed)
    return tuple(view.dealer == mine for view in islice(dealt, daily.deals))


def sealed(day: int, key: str, seed: Seed, at: float) -> DailyRow:
    """The daily of a game and a day, by the standard rules, sealed now with this seed."""
    game = GAMES[key]
    lobby = Lobby.open(key, HOUSE, UserId(1), "")
    return DailyRow(
        day=day,
        game=key,
        version=game.version,
        options=str(lobby.options),
        players=len(lobby.chairs),
        deals=deals_of(game),
        level=LEVEL,
        commitment=seed.commitment,
        seed=str(seed),
        sealed_at=at,
    )


def fixture_of(daily: DailyRow) -> Fixture:
    """The fixture of every table of this daily."""
    return Fixture(DAILY, f"{daily.day} {daily.game}", daily.deals)


def daily_of(fixture: Fixture) -> tuple[int, str] | None:
    """The day and the game of a daily; ``None`` if the table is part of no daily."""
    if not fixture.is_daily:
        return None
    day, _, game = fixture.which.partition(" ")
    return int(day), game


def shut_at(fixture: Fixture) -> float | None:
    """The end of a daily's table, in seconds since 1970; ``None`` for any other fixture."""
    found = daily_of(fixture)
    return None if found is None else closes_at(found[0])


def lobby_of(daily: DailyRow, user: UserId, name: str) -> Lobby:
    """The lobby of an attempt: the person alone with robots, without hints and take-backs.

    :raises Refusal: the game is not known any more.
    """
    lobby = Lobby.open(daily.game, HOUSE, user, name).resize(daily.players)
    lobby = lobby.with_level(daily.level).with_hints("off").with_takebacks("off")
    return lobby.fill()


# ---------------------------------------------------------------------- what it came to


def end_of(session: GameSession, fixture: Fixture) -> DailyEnd | None:
    """The end of an attempt at a daily; ``None``: none, not over, or its player is forgotten."""
    found, result = daily_of(fixture), session.result
    mine = next((Seat(n) for n, chair in enumerate(session.chairs) if chair.user), None)
    if found is None or result is None or mine is None:
        return None
    sides = session.game.sides(session.options, session.log.players)
    own = next(side for side in sides if mine in side)
    against = [side for side in sides if side != own]
    deals = tuple(_deals(session, own, mine))
    return DailyEnd(
        day=found[0],
        game=found[1],
        worth=worth(result.merits, own),
        points=result.scores[mine],
        against=result.scores[against[0][0]] if len(against) == 1 else None,
        tricks="/".join(tricks for tricks, _ in deals),
        counts=tuple(_counted(session.game, [lines for _, lines in deals])),
        line="\n".join("; ".join(lines) for _, lines in deals),
    )


def worth(merits: Sequence[int], own: Sequence[Seat]) -> int:
    """The lead of a side over the others, as a whole number that compares.

    It is the mean of its merits (its scores, more being better) less that of the others', times
    both their numbers.

    >>> worth((5, 2, 5, 2), (Seat(0), Seat(2)))
    12
    """
    mine = [score for at, score in enumerate(merits) if Seat(at) in own]
    others = [score for at, score in enumerate(merits) if Seat(at) not in own]
    return len(others) * sum(mine) - len(mine) * sum(others)


def _deals(
    session: GameSession, own: Sequence[Seat], mine: Seat
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """For each deal the tricks won and lost, and the lines of the player."""
    tricks, lines, begun = "", list[str](), False
    _, told = replay_steps(session.log)
    for (who, line), events in zip(session.log.mainline, told, strict=True):
        if who == CHANCE and not is_change(who, line):
            if begun:
                yield tricks, tuple(lines)
            tricks, lines, begun = "", [], True
        elif who == mine and line not in ENDINGS and not is_of_table(line):
            lines.append(line)
        won = [seat(what.values["who"]) for what in public(events) if what.code == "trick-won"]
        tricks += "".join("w" if taker in own else "l" for taker in won)
    if begun:
        yield tricks, tuple(lines)


def _counted(game: AnyGame, deals: Sequence[tuple[str, ...]]) -> Iterator[tuple[int, Kind, str]]:
    """The bid of each deal, and the first card; a pass where nothing else was said."""
    for number, lines in enumerate(deals, 1):
        actions = [(line, game.read(line)) for line in lines]
        said = [line for line, action in actions if not action.cards]
        cards = [line for line, action in actions if type(action) is Play]
        spoken = [line for line in said if line not in SILENT]
        if said:
            yield number, "bid", (spoken or said)[0]
        if cards:
            yield number, "card", cards[0]


SILENT: Final = frozenset({"pass", "no"})
"""Lines that bid nothing."""
