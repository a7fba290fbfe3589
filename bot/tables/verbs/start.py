"""The game begins: seats are drawn, and the secret of its shuffles with them."""

from dataclasses import replace

from bot.rules import Log, Seed
from bot.rules.kit.seats import around
from bot.storage.rows.ids import NO_GAME, UserId
from bot.tables.model.chairs import of_people
from bot.tables.model.from_log import session_of
from bot.tables.model.notes import Circle, Seated, occupant
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, Shown, TableState
from bot.tables.verbs.host import must_lead


def start(
    table: TableState, moment: Moment, by: UserId, sealed: Seed | None = None
) -> Change[None]:
    """Draw the seats and begin: for the host, and for guests whose host is away.

    ``sealed`` is the seed of a lesson or a fixture; otherwise the game has a new one.

    :raises Refusal: it is not theirs to do, it is an appointed table, which begins by itself, or
        nobody sits there; or as :func:`begun`.
    """
    table.must_be_lobby()
    table.must_be_free()
    must_lead(table, by, moment.now)
    table.lobby.must_have_people()
    return begun(table, moment, sealed)


def begun(table: TableState, moment: Moment, sealed: Seed | None = None) -> Change[None]:
    """The change with which a lobby becomes a game, whoever begins it.

    :raises Refusal: a chair is empty, the rules do not go together, or the seed of a fixture is
        lacking.
    """
    if table.fixture and sealed is None and not table.appointed:
        raise Refusal("fixture-sealed")
    lobby = table.lobby.kept_warm()
    lobby.ready()
    seed, players = sealed or moment.new_seed(), len(lobby.chairs)
    first = seed.below("seats")(players)
    chairs = tuple(lobby.chairs[n] for n in around(first, players))
    head = Log(
        game=lobby.game.key,
        version=lobby.game.version,
        options=str(lobby.options),
        players=players,
        commitment=seed.commitment,
    )
    session = session_of(NO_GAME, head, chairs, table.row.deals)
    return Change(
        state=replace(
            table, lobby=lobby, session=session, status="playing", began=of_people(chairs)
        ),
        notes=(Circle(tuple(map(occupant, lobby.chairs))), Seated(tuple(map(occupant, chairs)))),
        seed=seed,
        show=Shown.NOBODY,  # the first deal follows at once
        answer=None,
    )


def begun_full(table: TableState, moment: Moment, sealed: Seed | None = None) -> Change[None]:
    """The change with which a lobby becomes a game, with robots on the chairs that are free.

    :raises Refusal: as :func:`begun`, or the table takes no robots.
    """
    return begun(replace(table, lobby=table.lobby.fill()), moment, sealed)
