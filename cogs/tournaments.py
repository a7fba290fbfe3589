"""``/tournament``: sign-up, rounds and standings; correcting and calling off."""

from collections.abc import Sequence
from dataclasses import astuple, replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, typed_time
from bot.client.click import Click, answers, number, user_in
from bot.client.core import Cog, Core
from bot.client.tournaments import arranging
from bot.client.tournaments.calls import sign_up_over
from bot.client.tournaments.director import Director
from bot.client.tournaments.leading import Leading
from bot.client.tournaments.posts import Posts
from bot.client.translation import named, parameters, spoken
from bot.client.typed_game import Game
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import TournamentVerb, Zone
from bot.tables.screens.screen import Screen
from bot.tournaments import course, signing
from bot.tournaments.screens import panels
from bot.tournaments.screens.naming import entry_called
from bot.tournaments.tables import KIND
from bot.tournaments.values import MOST_ROUNDS, SYSTEMS, Person, Tournament
from bot.words.words import clean, escape

Rounds = app_commands.Range[int, 1, MOST_ROUNDS]
Deals = app_commands.Range[int, 1, arranging.MOST_DEALS]
StartsIn = app_commands.Range[int, 1, 7 * 24 * 60]
Number = app_commands.Range[int, 1, 999_999_999]
SYSTEM_CHOICES = [app_commands.Choice(name=spoken(f"system-{one}"), value=one) for one in SYSTEMS]
CLOCK_CHOICES = [
    app_commands.Choice(name=spoken(f"clock-{one}"), value=one) for one in arranging.CLOCKS_HERE
]


class TournamentsCog(Cog):
    """Tournaments: commands, buttons, and what goes on by itself."""

    tournament = installs.in_servers(app_commands.Group(**named("command-tournament")))

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self.hall = bot.tournaments
        self.posts = Posts(bot, self.hall)
        self.director = Director(bot, self.hall, self.posts)
        self.leading = Leading(self.hall, self.posts, self.director)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take up the tournaments that go on, at the first connection."""
        self.director.begin()

    async def cog_unload(self) -> None:
        """Do nothing by itself any more."""
        await self.director.stop()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Nobody can sign up any more where the channel is gone."""
        await self.director.without_channel(ChannelId(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A match whose thread is gone has another one."""
        for table in self.bot.tables.in_channel(ChannelId(thread.thread_id)):
            if table.state.fixture.kind == KIND:
                await self.director.tables.rehouse(table)

    @commands.Cog.listener()
    async def on_places_changed(self, guild: GuildId) -> None:
        """The places of a server have changed: perhaps what was refused can be shown there now."""
        self.posts.try_again(guild)

    # ------------------------------------------------------------------ commands

    @tournament.command(**named("command-tournament-open"))
    @parameters(
        game="parameter-game",
        system="parameter-system",
        preset="parameter-preset",
        rounds="parameter-rounds",
        deals="parameter-match-deals",
        clock="parameter-tournament-clock",
        starts_in="parameter-starts-in",
        day="parameter-day",
        hour="parameter-time",
        zone="parameter-zone",
    )
    @app_commands.choices(system=SYSTEM_CHOICES, clock=CLOCK_CHOICES)
    @app_commands.autocomplete(
        game=completion.games,
        preset=completion.rules,
        day=typed_time.days,
        hour=typed_time.hours,
        zone=completion.zones,
    )
    async def open(
        self,
        interaction: discord.Interaction,
        game: Game,
        system: app_commands.Choice[str] | None = None,
        preset: str = "",
        rounds: Rounds | None = None,
        deals: Deals | None = None,
        clock: app_commands.Choice[str] | None = None,
        starts_in: StartsIn | None = None,
        day: str = "",
        hour: str = "",
        zone: str = "",
    ) -> None:
        """Open a tournament in this channel; people sign up with a button."""
        click = await Click.of(interaction)
        asked = arranging.Asked(
            game=game,
            system=system.value if system else SYSTEMS[0],
            rules=preset,
            rounds=rounds or 0,
            deals=deals or 0,
            clock=clock.value if clock else arranging.USUAL,
        )
        tournament = await arranging.arranged(click, asked)
        if hour and starts_in is None:
            wish = Zone.of("tournament", day, hour, *astuple(asked))
            if await typed_time.asked_for_zone(click, zone, day, hour, wish):
                return
        starts_at = await arranging.start(click, starts_in, day, hour, zone)
        opened = await self._open(click, tournament, starts_at)
        if hour:
            await typed_time.remember(click, zone)
        await click.say(click.words.say("tournament-opened", number=opened))

    @answers("zone:tournament")
    async def zone_chosen(self, click: Click) -> None:
        """Open what was typed before the asker's time zone was known."""
        day, hour, zone, fields = typed_time.answered(click)
        tournament = await arranging.arranged(click, arranging.Asked.read(fields))
        starts_at = await arranging.start(click, None, day, hour, zone)
        opened = await self._open(click, tournament, starts_at)
        await typed_time.noted(click, zone)
        await click.say(click.words.say("tournament-opened", number=opened))

    async def _open(self, click: Click, arranged: Tournament, starts_at: float | None) -> int:
        """Open a tournament for a moment and post its message; the answer is its number."""
        settings = replace(arranged.settings, starts_at=starts_at)
        tournament = replace(arranged, settings=settings)
        opened = await self.hall.open(tournament, arranging.moderates(click, tournament))
        self.posts.changed(await self.hall.find(opened))
        self.director.wake(opened)
        return opened

    @tournament.command(**named("command-tournament-show"))
    @parameters(which="parameter-tournament")
    async def show(self, interaction: discord.Interaction, which: Number | None = None) -> None:
        """Show a tournament to the asker alone."""
        click, tournament = await self._meant(interaction, which)
        await click.panel(self.posts.screen(click.words, tournament))

    @tournament.command(**named("command-tournament-join"))
    @parameters(partner="parameter-partner", which="parameter-tournament")
    async def join(
        self,
        interaction: discord.Interaction,
        partner: discord.Member | None = None,
        which: Number | None = None,
    ) -> None:
        """Sign up, alone or with a partner."""
        click, tournament = await self._meant(interaction, which)
        await self._sign_up(click, tournament, partner)

    @tournament.command(**named("command-tournament-leave"))
    @parameters(which="parameter-tournament")
    async def leave(self, interaction: discord.Interaction, which: Number | None = None) -> None:
        """Withdraw from a tournament."""
        click, tournament = await self._meant(interaction, which)
        await self._leave(click, tournament)

    @tournament.command(**named("command-tournament-lead"))
    @parameters(which="parameter-tournament")
    async def lead(self, interaction: discord.Interaction, which: Number | None = None) -> None:
        """Show what the host and moderators can do."""
        click, tournament = await self._meant(interaction, which)
        await self.leading.show(click, tournament)

    @show.autocomplete("which")
    @join.autocomplete("which")
    @leave.autocomplete("which")
    @lead.autocomplete("which")
    async def _numbers(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        return await arranging.offered(await Click.of(interaction))

    async def _meant(
        self, interaction: discord.Interaction, which: int | None
    ) -> tuple[Click, Tournament]:
        """The click, and the tournament of this number, or of this channel.

        :raises Refusal: there is none that the asker may see.
        """
        click = await Click.of(interaction)
        return click, await arranging.meant(click, which)

    # ------------------------------------------------------------------ buttons

    @answers("tournament")
    async def pressed(self, click: Click) -> None:
        """Answer a button or a menu of a tournament."""
        if not isinstance(click.id, TournamentVerb):
            raise Refusal("forged")
        tournament = await arranging.meant(click, click.id.number)
        words = click.words
        match click.id.place, click.values:
            case ("join",), []:
                await self._sign_up(click, tournament)
            case ("pair",), []:
                tournament.must_sign_up()
                await click.panel(panels.partner_panel(words, tournament))
            case ("with",), [chosen]:
                partner = await access.member(self.bot, click.server, user_in(chosen))
                await self._sign_up(click, tournament, partner)
            case ("leave",), []:
                await self._leave(click, tournament)
            case ("leave-now",), []:
                await self._withdraw(click, tournament)
            case ("stay",), []:
                signing.withdraw(tournament, click.user)  # only whoever could leave stays
                await click.panel(Screen(words.say("tournament-stayed")))
            case ("mine",), []:
                await self._own_table(click, tournament)
            case ("standing", *rest), []:
                page = _page(rest)
                await click.panel(panels.standing_panel(words, tournament, page, click.user))
            case ("tables",), []:
                await self._tables(click, tournament, len(tournament.rounds) - 1, 0)
            case ("tables", r, page), []:
                await self._tables(click, tournament, number(r), number(page))
            case ("round",), [r]:
                await self._tables(click, tournament, number(r), 0)
            case _:
                await self.leading.pressed(click, tournament)

    async def _tables(self, click: Click, tournament: Tournament, r: int, page: int) -> None:
        place = self.posts.place
        await click.panel(panels.tables_panel(click.words, tournament, r, page, place))

    # ------------------------------------------------------------------ taking part

    async def _sign_up(
        self, click: Click, tournament: Tournament, partner: discord.Member | None = None
    ) -> None:
        words, me = click.words, Person(click.user, click.name)
        letter = click.interaction.message if click.guild_id is None else None
        await arranging.must_be_welcome(click, tournament, partner)
        if letter is not None:
            try:
                tournament.must_sign_up()
            except Refusal as over:  # an earlier process has sent it, and nobody changed it since
                await click.edit(sign_up_over(words, tournament, over))
                return
        other = None
        if partner is not None:
            other = Person(UserId(partner.id), clean(partner.display_name))
        after = await self.hall.do(tournament.id, signing.sign_up, me, other)
        entry = after.entry_of(click.user)
        assert entry is not None
        if len(entry.people) > 1:
            who = entry_called(words, after, entry.number, markup=True)
            said = words.say("tournament-joined-pair", who=who)
        elif entry.asked is not None:
            said = words.say("tournament-asked", who=escape(entry.asked.name))
        else:
            said = words.say("tournament-joined")
        try:
            if letter is not None:  # it asked for this, and has done so
                self.director.calls.answered(after, letter.id)
                await click.edit(Screen(said))
            else:
                await click.panel(Screen(said))
        finally:  # they are asked, though the answer may be lost
            if other is not None and entry.asked is not None:
                await self.director.calls.partner(after, me, other.user)

    async def _leave(self, click: Click, tournament: Tournament) -> None:
        """Withdraw the clicker; once it has begun, which cannot be taken back, ask first.

        :raises Refusal: they do not take part, or it is over.
        """
        if tournament.status == "signup":
            await self._withdraw(click, tournament)
            return
        signing.withdraw(tournament, click.user)
        await click.panel(panels.leave_question(click.words, tournament))

    async def _withdraw(self, click: Click, tournament: Tournament) -> None:
        after = await self.hall.do(tournament.id, signing.withdraw, click.user)
        last = "yes" if course.is_last(after) else "no"
        await click.panel(Screen(click.words.say(_withdrawn(after, click.user), last=last)))

    async def _own_table(self, click: Click, tournament: Tournament) -> None:
        table = tournament.own_table(click.user)
        if table is None:
            await click.say(click.words.say("tournament-your-bye"))
            return
        found = await self.bot.tables.find(table)
        place = self.bot.display.whereabouts.place(found, click.words)
        await click.say(click.words.say("tournament-your-table", place=place))


def _withdrawn(after: Tournament, user: UserId) -> str:
    """The key of what is said to whoever has withdrawn: perhaps they still have a table."""
    entry = after.entry_of(user)
    if after.status == "signup" or entry is None:
        return "tournament-left"
    mine = [match for match in after.rounds[-1].matches if entry.number in match.sides]
    playing = any(match.table and match.outcome is None for match in mine)
    return "tournament-left-playing" if playing else "tournament-left-idle"


def _page(rest: Sequence[str]) -> int:
    """The page that a button names; the first, if it names none."""
    return number(rest[0]) if rest else 0
