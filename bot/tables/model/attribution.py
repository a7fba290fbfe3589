"""Whose game it was: results by the share of a seat's moves that somebody made themselves."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.rules import CHANCE, Seat
from bot.rules.about.log import ENDINGS, is_of_table
from bot.rules.about.rule_changes import is_change
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import UserId
from bot.storage.rows.results import ResultRow
from bot.tables.model.session import GameSession

Made = Mapping[Seat, Counter[UserId | None]]
"""For each seat, how many moves everybody made; nobody's are a robot's, 0 are those of whoever has
been forgotten: a game they played is no robot's game."""


def results_of(session: GameSession) -> tuple[ResultRow, ...] | None:
    """What everybody who made a move has of a finished game; ``None`` while it goes on.

    Who left, or slept, has the part they played; what robots played is nobody's.
    """
    result = session.result
    if result is None:
        return None
    sides = session.game.sides(session.options, session.log.players)
    places = result.places(sides)
    stats = _stats(session)
    rows = []
    for seat, movers in _made(session).items():
        side = next(n for n, side in enumerate(sides) if seat in side)
        for user, moves in movers.items():
            if user:  # neither a robot nor somebody who has been forgotten
                row = ResultRow(
                    user_id=user,
                    seat=int(seat),
                    won=places[side] == 1,
                    points=result.merits[seat],
                    side=side,
                    place=places[side],
                    share=moves / movers.total(),
                    deals=len(session.sheet),
                    feats=" ".join(f"{k} {n}" for k, n in sorted(stats[seat, user].items())),
                )
                rows.append(row)
    return tuple(sorted(rows, key=lambda row: (row.seat, -row.share, row.user_id)))


def shares_of(session: GameSession) -> list[tuple[Seat, UserId, float]]:
    """Whose moves a seat's were, of a game over or not: person by person, robots left out.

    Where a partner played alone, the seat was all theirs who sat there.
    """
    found = []
    for seat, movers in _made(session).items():
        chair = session.chairs[seat]
        sat = Counter({chair.user if chair.present else None: 1})
        each = movers or sat
        found += [(seat, user, n / each.total()) for user, n in each.items() if user]
    return found


def is_casual(session: GameSession) -> bool:
    """Whether a seat was a robot's: it made the first move there, and more than half of them all.

    Who leaves, however early, undoes no game for others; who plays a card here and there in a
    robot's seat makes no other game of it.
    """
    return any(_is_robots(movers) for movers in _made(session).values())


def _is_robots(movers: Counter[UserId | None]) -> bool:
    first = next(iter(movers), 0)  # they stand in the order in which they first moved
    return first is None and movers[None] > movers.total() / 2


def _made(session: GameSession) -> Made:
    made: dict[Seat, Counter[UserId | None]] = {
        seat: Counter() for seat in seats(session.log.players)
    }
    for _, seat, user in _moves_by_deal(session):
        made[seat][user] += 1
    return made


def _stats(session: GameSession) -> Mapping[tuple[Seat, UserId | None], Counter[str]]:
    """What was done in each deal, by who made most of that seat's moves in it."""
    players = _players(session)
    found: dict[tuple[Seat, UserId | None], Counter[str]] = {
        (seat, user): Counter() for seat, movers in _made(session).items() for user in movers
    }
    for deal, stats in enumerate(session.stats, 1):
        for stat in stats:
            if (deal, stat.seat) in players:  # who sat the deal out has done nothing in it
                found[stat.seat, players[deal, stat.seat]][stat.name] += stat.count
    return found


def achieved_in(session: GameSession) -> tuple[tuple[UserId, str], ...]:
    """Who has done what that is an achievement of the game: each once, and nothing of robots.

    It is theirs who made most of their seat's moves in that deal; whoever sat it out has no part.
    """
    players = _players(session)
    found: dict[tuple[UserId, str], None] = {}
    for deal, reckoning in enumerate(session.reckonings, 1):
        for what in (moment.what for moment in reckoning.moments):
            who = what.values.get("who")
            if what.code not in session.game.achievements:
                continue
            for one in who if isinstance(who, tuple) else (who,):
                user = players.get((deal, one)) if isinstance(one, Seat) else None
                if user:  # neither a robot nor somebody who has been forgotten
                    found[user, what.code] = None
    return tuple(found)


def _players(session: GameSession) -> Mapping[tuple[int, Seat], UserId | None]:
    """Who made most of the moves of a deal at a seat; None is a robot, or somebody forgotten."""
    made: dict[tuple[int, Seat], Counter[UserId | None]] = {}
    for deal, seat, user in _moves_by_deal(session):
        made.setdefault((deal, seat), Counter())[user] += 1
    return {place: movers.most_common(1)[0][0] for place, movers in made.items()}


def _moves_by_deal(session: GameSession) -> Iterator[tuple[int, Seat, UserId | None]]:
    """Every move that counts, with the number of its deal and whose it was."""
    deal = 0
    for number, seat, line in session.log.numbered():
        if is_of_table(line):
            continue
        if seat == CHANCE:
            deal += not is_change(seat, line)
        elif line not in ENDINGS:
            yield deal, seat, session.movers[number - 1]
