"""The tournaments and duplicate sets that someone has joined, for their own list."""

from collections.abc import Iterator
from contextlib import suppress

from bot.client.click import Click
from bot.client.display.whereabouts import way_to
from bot.duplicate.cards import after
from bot.duplicate.names import title
from bot.duplicate.rows import read
from bot.rules import GAMES
from bot.storage.rows.duplicates import StoredSet
from bot.storage.rows.ids import UserId
from bot.storage.rows.tournaments import TournamentRow
from bot.tables.screens.personal_screen import Joined
from bot.tournaments.rows import tournament_of
from bot.tournaments.screens.naming import title_of
from bot.tournaments.screens.public import state_line
from bot.tournaments.values import Tournament
from bot.words.words import Words


async def joined(click: Click) -> list[Joined]:
    """The sets and tournaments that the clicker has joined and that are not over, in every server.

    Nothing stands there of a game that this program does not know.
    """
    store, words = click.bot.store, click.words
    tournaments = await store.tournaments.of_person(click.user)
    sets = await store.duplicates.of_person(click.user)
    return [*_tournaments(words, tournaments, click.user), *_sets(words, sets)]


def _tournaments(words: Words, rows: tuple[TournamentRow, ...], user: UserId) -> Iterator[Joined]:
    for row in rows:
        with suppress(ValueError):
            tournament = tournament_of(row)
            if row.game in GAMES and _still_in(tournament, user):
                name = title_of(words, tournament)
                yield Joined(name, way_to(row), state_line(words, tournament))


def _still_in(tournament: Tournament, user: UserId) -> bool:
    """Whether someone plays in the round under way, or will in the first one."""
    entry = tournament.entry_of(user)
    matches = tournament.rounds[-1].matches if tournament.rounds else ()
    return entry is not None and (not matches or any(entry.number in m.sides for m in matches))


def _sets(words: Words, rows: tuple[StoredSet, ...]) -> Iterator[Joined]:
    for stored in rows:
        with suppress(ValueError):
            one, _ = read(stored)
            name = title(words, one.terms).replace("*", "")
            yield Joined(name, way_to(stored.row), after(words, one))
