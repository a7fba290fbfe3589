"""The buttons of a tournament's host and of moderators: its panel, rounds, results, the end."""

from collections.abc import Sequence

from bot.client.click import Click, number, user_in
from bot.client.tournaments import arranging, entering
from bot.client.tournaments.director import Director
from bot.client.tournaments.posts import Posts
from bot.storage.rows.ids import UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.screen import Screen
from bot.tournaments import course, signing
from bot.tournaments.hall import Hall
from bot.tournaments.screens import panels
from bot.tournaments.values import Tournament
from bot.words.words import escape


class Leading:
    """The panel with which a tournament is led, and what is pressed there."""

    def __init__(self, hall: Hall, posts: Posts, director: Director) -> None:
        self._hall = hall
        self._posts = posts
        self._director = director

    async def show(self, click: Click, tournament: Tournament) -> None:
        """Show what they can do.

        :raises Refusal: it is not theirs to do.
        """
        tournament.must_lead(click.user, arranging.moderates(click, tournament))
        await click.panel(self._panel(click, tournament))

    async def pressed(self, click: Click, tournament: Tournament) -> None:
        """Answer what the host and moderators press.

        :raises Refusal: it is not theirs to do, or nothing of the kind.
        """
        moderator = arranging.moderates(click, tournament)
        tournament.must_lead(click.user, moderator)
        words, hall, by = click.words, self._hall, (click.user, moderator)
        match click.id.parts, click.values:
            case ("lead" | "keep",), []:
                await self.show(click, tournament)
            case ("lead-round",), [r]:
                await click.panel(self._panel(click, tournament, number(r)))
            case ("start",), []:
                arranging.must_open_tables(click, tournament)
                await self._director.without_leavers(tournament)
                after = await hall.do(tournament.id, course.begin, *by, arranging.below)
                await click.panel(Screen(panels.begun_line(words, after)))
            case ("next",), []:
                arranging.must_open_tables(click, tournament)
                await self._director.without_leavers(tournament)
                after = await hall.do(tournament.id, course.next_round, *by)
                await click.panel(Screen(panels.begun_line(words, after)))
            case ("cancel",), []:
                await click.panel(panels.cancel_question(words, tournament))
            case ("cancel-now",), []:
                await hall.do(tournament.id, course.cancel, *by)
                await click.panel(Screen(words.say("tournament-done")))
            case ("correct", r, *_), [m]:
                entering.match_at(tournament, number(r), number(m))
                await click.panel(self._panel(click, tournament, number(r), number(m)))
            case ("points", r, m), []:
                await entering.ask(click, tournament, number(r), number(m))
            case ("enter", r, m), points:
                where = number(r), number(m)
                await self._enter(click, tournament, where, points, moderator)
            case ("remove",), [user]:
                await self._remove(click, tournament, user_in(user), moderator)
            case _:
                raise Refusal("forged")

    def _panel(self, click: Click, tournament: Tournament, r: int = -1, m: int = -1) -> Screen:
        trouble = self._posts.trouble_of(click.words, tournament)
        return panels.lead_panel(click.words, tournament, r, m, trouble)

    async def _enter(
        self,
        click: Click,
        tournament: Tournament,
        where: tuple[int, int],
        points: Sequence[str],
        moderator: bool,
    ) -> None:
        read, now = entering.points_in(points), click.bot.clock.now()
        by = click.user, moderator
        after = await self._hall.do(tournament.id, course.correct, *by, where, read, now)
        await click.panel(self._panel(click, after, *where))

    async def _remove(
        self, click: Click, tournament: Tournament, user: UserId, moderator: bool
    ) -> None:
        entry = tournament.entry_of(user)
        person = next((one for one in entry.people if one.user == user), None) if entry else None
        await self._hall.do(tournament.id, signing.remove, click.user, user, moderator)
        name = escape(person.name) if person else "?"
        await click.panel(Screen(click.words.say("tournament-removed", who=name)))
