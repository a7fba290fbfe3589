"""Attribution of a game: results by the share of a seat's moves that each person made."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from bot.rules import CHANCE, Seat
from bot.rules.about.conceding import side_of
from bot.rules.about.log import ENDINGS, GRANT, is_of_table
from bot.rules.about.rule_changes import is_change
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import UserId
from bot.storage.rows.results import ResultRow
from bot.tables.model.session import GameSession

Made = Mapping[Seat, Counter[UserId | None]]
"""By seat, the number of moves of each person; ``None`` is a robot, 0 are former players: a game
they played is no robot's game."""


def results_of(session: GameSession) -> tuple[ResultRow, ...] | None:
    """The results of all who made a move in a finished game; ``None`` while it goes on.

    People who left, or slept, have the part they played; robots' moves are nobody's.
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
    """Seats, people and their shares of the seat's moves (0 to 1), robots left out.

    The game need not be over. A seat without moves, whose partner played alone, is all its
    owner's.
    """
    found = []
    for seat, movers in _made(session).items():
        chair = session.chairs[seat]
        sat = Counter({chair.user if chair.present else None: 1})
        each = movers or sat
        found += [(seat, user, n / each.total()) for user, n in each.items() if user]
    return found


def is_casual(session: GameSession, began: Collection[Seat] = ()) -> bool:
    """Whether a seat was a robot's: it made the first move there, and more than half of them all.

    A person who leaves, however early, undoes no game for others; a card that somebody plays
    here and there in a robot's seat makes no other game of it. Nor is a seat a robot's that was a
    person's as the game ``began``, and in which somebody moved: else whoever let the first turn
    run out could undo the game later, by leaving it once it is being lost.
    """
    return any(_is_robots(movers, seat in began) for seat, movers in _made(session).items())


def _is_robots(movers: Counter[UserId | None], began: bool) -> bool:
    if began and any(user is not None for user in movers):
        return False
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
    """The counted deeds of all deals, by seat and by the person who made most of its moves."""
    players = _players(session)
    found: dict[tuple[Seat, UserId | None], Counter[str]] = {
        (seat, user): Counter() for seat, movers in _made(session).items() for user in movers
    }
    for deal, stats in enumerate(session.stats, 1):
        for stat in stats:
            if (deal, stat.seat) in players:  # a person who sat the deal out has none in it
                found[stat.seat, players[deal, stat.seat]][stat.name] += stat.count
    return found


def achieved_in(session: GameSession) -> tuple[tuple[UserId, str], ...]:
    """The achievements of the game, as pairs of person and code: each once, and none of robots.

    One belongs to the person who made most of the seat's moves in that deal; somebody who sat it
    out has no part. Nobody achieves anything by tricks that were granted, or friends could give
    it to each other: the side that granted them keeps what it had, the others what they were dealt.
    """
    players, granted = _players(session), _granted(session)
    of_hands = session.game.of_hands
    found: dict[tuple[UserId, str], None] = {}
    for deal, reckoning in enumerate(session.reckonings, 1):
        for what in (moment.what for moment in reckoning.moments):
            who = what.values.get("who")
            if what.code not in session.game.achievements:
                continue
            for one in who if isinstance(who, tuple) else (who,):
                user = players.get((deal, one)) if isinstance(one, Seat) else None
                given = one not in granted.get(deal, (one,)) and what.code not in of_hands
                if user and not given:  # neither a robot nor somebody who has been forgotten
                    found[user, what.code] = None
    return tuple(found)


def _granted(session: GameSession) -> Mapping[int, tuple[Seat, ...]]:
    """By number of the deal, the side that granted the other all tricks to come."""
    deal, found = 0, {}
    for _, seat, line in session.log.numbered():
        deal += _is_deal(seat, line)
        if line == GRANT:
            found[deal] = side_of(session.game, session.state, seat)
    return found


def _players(session: GameSession) -> Mapping[tuple[int, Seat], UserId | None]:
    """The maker of most moves by deal and seat; ``None`` is a robot, 0 a former player."""
    made: dict[tuple[int, Seat], Counter[UserId | None]] = {}
    for deal, seat, user in _moves_by_deal(session):
        made.setdefault((deal, seat), Counter())[user] += 1
    return {place: movers.most_common(1)[0][0] for place, movers in made.items()}


def _moves_by_deal(session: GameSession) -> Iterator[tuple[int, Seat, UserId | None]]:
    """Every move that counts: the number of its deal, its seat, and the person who made it."""
    deal = 0
    for number, seat, line in session.log.numbered():
        if _is_deal(seat, line):
            deal += 1
        elif seat != CHANCE and line not in ENDINGS and not is_of_table(line):
            yield deal, seat, session.movers[number - 1]


def _is_deal(seat: Seat, line: str) -> bool:
    """Whether the deck deals with this line."""
    return seat == CHANCE and not is_of_table(line) and not is_change(seat, line)
