"""``/duplicate``: the same deals at several tables of a server, compared."""

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, present, sight
from bot.client.click import Click, answers, number, user_in
from bot.client.core import Cog
from bot.client.errors import NOT_SENT
from bot.client.translation import named, parameters, spoken
from bot.client.typed_game import Game
from bot.duplicate import panels, verbs
from bot.duplicate.model import DuplicateSet, Terms
from bot.duplicate.movement import FORMS
from bot.duplicate.screens import deal_screen
from bot.storage.rows.ids import GameId, GuildId, MessageId, SetId, UserId
from bot.tables.live.peers import Elsewhere
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Duplicate
from bot.tables.screens.screen import Screen
from bot.words.words import Words

SHAPES = [app_commands.Choice(name=spoken(f"duplicate-form-{form}"), value=form) for form in FORMS]
MOST_REPLAYS = 10
"""Tables of a deal whose games are offered to be replayed."""


class DuplicateCog(Cog):
    """Duplicate sets: opened, joined, begun, looked at and ended."""

    duplicate = installs.in_servers(app_commands.Group(**named("command-duplicate")))

    @duplicate.command(**named("command-duplicate-open"))
    @parameters(game="parameter-game", preset="parameter-preset", form="parameter-duplicate-form")
    @app_commands.choices(form=SHAPES)
    @app_commands.autocomplete(game=completion.games, preset=completion.rules)
    async def open(
        self, interaction: discord.Interaction, game: Game, preset: str = "", form: str = ""
    ) -> None:
        """Open a set in this channel, and answer with its public message."""
        click = await Click.of(interaction)
        await access.must_be_allowed(click)
        await access.must_have_rights(click)
        if sight.is_private(interaction.channel):
            raise Refusal("duplicate-private")
        tables, locale = self.bot.tables, await click.locale_here()
        lobby = await tables.arranged(game, preset, click.user, click.server, click.name, locale)
        terms = Terms(game, lobby.preset, lobby.options, level=lobby.level)
        terms = panels.chosen(terms, "form", form or terms.forms[0])
        now = self.bot.clock.now()
        new = verbs.opened(terms, click.server, click.channel_id, click.user, click.name, now)
        one = await self.bot.duplicates.open(new)
        try:
            message = await self._posted(click, one)
        except NOT_SENT:  # nobody could join it, and its host could open no other
            with suppress(Refusal):  # it is over in the meantime
                await self.bot.duplicates.end(one.id, click.user, moderator=True)
            with suppress(*NOT_SENT):  # perhaps it has arrived after all
                await interaction.delete_original_response()
            raise
        await self.bot.duplicates.shown_in(one.id, message)

    async def _posted(self, click: Click, one: DuplicateSet) -> MessageId:
        """The public message of a new set, which is the answer.

        :raises discord.HTTPException: Discord refuses it.
        """
        click.answer.for_everybody()
        screen = await self.bot.sets.screen(one)
        message = await click.answer.send_message(**await present.message(screen))
        return message or MessageId((await click.interaction.original_response()).id)

    @duplicate.command(**named("command-duplicate-join"))
    @parameters(partner="parameter-duplicate-partner")
    async def join(
        self, interaction: discord.Interaction, partner: discord.User | None = None
    ) -> None:
        """Take a place in this channel's set, perhaps beside somebody."""
        click = await Click.of(interaction)
        beside = None if partner is None else UserId(partner.id)
        one = await self._join(click, self._here(click), beside)
        await click.show(panels.joined_screen(click.words, one, click.user))

    @duplicate.command(**named("command-duplicate-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave this channel's set, or the only one somebody plays in: here, or anywhere."""
        click = await Click.of(interaction)
        mine, theirs = self.bot.duplicates.of_person(click.user), list[GuildId]()
        here = [one for one in mine if one.channel_id == click.channel_id]
        found = here or [one for one in mine if one.guild_id == click.server]
        if not found:
            found, theirs = [*mine], await self.bot.duplicates.elsewhere_of(click.user)
        if not found and not theirs:
            raise Refusal("duplicate-not-here")
        if len(found) + len(theirs) > 1:  # to choose one would be a guess
            raise Refusal("duplicate-none-here")
        if theirs:
            raise Elsewhere(theirs[0])
        await self._leave(click, found[0])

    @duplicate.command(**named("command-duplicate-show"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show this channel's set, to the asker alone."""
        click = await Click.of(interaction)
        known = self.bot.duplicates.in_channel(click.channel_id)
        last = await self.bot.store.duplicates.last_in(click.server, click.channel_id)
        if known is None and last is None:
            raise Refusal("duplicate-none-here")
        one = known or await self.bot.duplicates.find(last or SetId(0))
        await click.show(await self.bot.sets.screen(one, self._words(click, one)))

    @duplicate.command(**named("command-duplicate-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End this channel's set before its time: for its host, and moderators.

        One that has begun is for all who play there: then it is asked once more. Where there is
        none, it is the host's own elsewhere in the server: its channel may be gone.
        """
        click = await Click.of(interaction)
        sets = self.bot.duplicates
        here = sets.in_channel(click.channel_id) or sets.of_host(click.user, click.server)
        if here is None:
            raise Refusal("duplicate-none-here")
        if here.status == "open":
            await self._end(click, here)
            return
        verbs.ended(here, click.user, interaction.permissions.manage_messages)
        await click.show(panels.end_question(click.words, here))

    async def _end(self, click: Click, one: DuplicateSet) -> None:
        """End a set, and say so: in the place of the question, if that was asked."""
        moderator = click.interaction.permissions.manage_messages
        after = await self.bot.duplicates.end(one.id, click.user, moderator)
        key = "duplicate-ended-now" if after.commitment else "duplicate-closed-now"
        await click.panel(Screen(click.words.say(key)))

    # ------------------------------------------------------------------ buttons and menus

    @answers("duplicate")
    async def pressed(self, click: Click) -> None:
        """Answer the buttons of a set, and the menus of its panels."""
        if not isinstance(click.id, Duplicate):
            raise Refusal("forged")
        one = await self._seen(click, click.id.set)
        self.bot.display.waits.pressed_in(one.id, click.user)
        match click.id.parts, click.values:
            case ("join",), []:
                one = await self._join(click, one)
                await click.show(panels.joined_screen(click.words, one, click.user))
            case ("partner",), [other]:
                one = await self._partner(click, one, user_in(other))
                await click.panel(panels.joined_screen(click.words, one, click.user))
            case ("leave",), []:
                await self._leave(click, one)
            case ("start",), []:
                await self.bot.duplicates.begin(one.id, click.user)
                await click.say(click.words.say("duplicate-started"))
            case ("terms",), []:
                await click.panel(panels.terms_panel(click.words, one))
            case ("set", name), [value]:
                await self._choose(click, one.id, name, value)
            case ("end-now",), []:
                await self._end(click, one)
            case ("end-not",), []:
                verbs.must_be_open(one)
                await click.panel(Screen(click.words.say("duplicate-end-not")))
            case ("hand",), []:
                await self._hand(click, one)
            case (("deal",), [deal]) | (("deal", deal), []):
                await self._deal(click, one, number(deal))
            case _:
                raise Refusal("forged")

    async def _choose(self, click: Click, number: SetId, name: str, value: str) -> None:
        """Change one of a set's terms, as they are by then: another choice may be on its way."""

        def changed(one: DuplicateSet) -> DuplicateSet:
            return verbs.with_terms(one, click.user, panels.chosen(one.terms, name, value))

        await self.bot.duplicates.do(number, changed)
        await click.panel_in_turn(lambda: self._terms(click, number))

    async def _terms(self, click: Click, number: SetId) -> Screen:
        """The panel of a set's terms as they are now."""
        return panels.terms_panel(click.words, await self.bot.duplicates.find(number))

    async def _seen(self, click: Click, number: SetId) -> DuplicateSet:
        """The set of a button, if it is any of the clicker's business.

        In its own channel Discord has let them in; elsewhere it is for those alone who play in it,
        and for its host.

        :raises Refusal: it is none of their business, or there is none.
        """
        one = await self.bot.duplicates.find(number)
        theirs = click.user == one.host or _is_in(one, click.user)
        if click.channel_id != one.channel_id and not theirs:
            self.bot.audit_log.denied(click.user, f"duplicate set {number}", click.guild_id)
            raise Refusal("no-duplicate")
        return one

    def _here(self, click: Click) -> DuplicateSet:
        one = self.bot.duplicates.in_channel(click.channel_id)
        if one is None:
            raise Refusal("duplicate-none-here")
        return one

    def _words(self, click: Click, one: DuplicateSet) -> Words:
        known = self.bot.preferences.known_words(click.user, one.terms.game)
        return (known or click.words).paired(one.terms.options.pairing)

    async def _join(
        self, click: Click, one: DuplicateSet, partner: UserId | None = None
    ) -> DuplicateSet:
        """Take a place, perhaps beside somebody, unless the host does not want it.

        :raises Refusal: they are not wanted, or there is no such place for them.
        """
        if click.guild_id != one.guild_id:
            raise Refusal("server-only")
        if await self.bot.store.social.has_blocked(one.host, click.user):
            raise Refusal("not-welcome")
        do = self.bot.duplicates.do
        return await do(one.id, verbs.joined, click.user, click.name, partner)

    async def _partner(self, click: Click, one: DuplicateSet, other: UserId) -> DuplicateSet:
        return await self.bot.duplicates.do(one.id, verbs.partnered, click.user, other)

    async def _leave(self, click: Click, one: DuplicateSet) -> None:
        after = await self.bot.duplicates.leave(one.id, click.user)
        key = "duplicate-left" if after.status == "playing" else "duplicate-left-open"
        said = [click.words.say(key)]
        if after.commitment and not after.open:  # nobody else was there, and it had begun
            said.append(click.words.say("duplicate-ended-now"))
        await click.say(click.words.in_a_row(said))

    async def _hand(self, click: Click, one: DuplicateSet) -> None:
        """Show the hand that somebody plays in this set just now."""
        if one.place_of(click.user) is None:
            raise Refusal("duplicate-not-here")
        table = self.bot.duplicates.table_of(one, click.user)
        if table is None:
            raise Refusal("duplicate-no-hand")
        click.come_to(table)
        await click.hand()

    async def _deal(self, click: Click, one: DuplicateSet, deal: int) -> None:
        """Show the results of a deal once all tables have played it."""
        if deal not in one.finished:
            raise Refusal("duplicate-not-compared")
        games = []
        for played in one.of_deal(deal)[:MOST_REPLAYS]:
            table = await self.bot.tables.find(played.table_id)
            if table.session is not None:
                games.append((played.table, GameId(table.session.game_id)))
        screen: Screen = deal_screen(self._words(click, one), one, deal, tuple(games))
        await click.panel(screen)

    # ------------------------------------------------------------------ people

    @commands.Cog.listener()
    async def on_forgotten(self, user: UserId) -> None:
        """Have a forgotten person removed from the sets that go on."""
        await self.bot.duplicates.forget(user)


def _is_in(one: DuplicateSet, user: UserId) -> bool:
    return one.place_of(user) is not None or one.known_to(user)
