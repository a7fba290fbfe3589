"""The choices of each person, and the language to speak to them and to a server."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.store import Store
from bot.tables.live import deeds
from bot.tables.live.choices import Choices, Rows
from bot.tables.live.peers import Alone, Kind, Peers
from bot.words.card_style import CardStyle, EmojiBook, decks_of
from bot.words.command_names import CommandNames, Reading
from bot.words.words import DEFAULT, Words, clean, language_of, words

IN_MIND = 20_000
"""The most people kept in mind; those met longest ago are read again."""


class Preferences:
    """The choices of people and servers, read once and kept in mind."""

    def __init__(self, store: Store, default: str = DEFAULT, peers: Peers | None = None) -> None:
        self._store = store
        self._default = default
        people, news = store.people, (peers or Alone()).news
        self._people: Choices[UserId, PersonRow] = Choices(
            Rows(people.person, people.save_person, people.change_person, partial(news, "person")),
            IN_MIND,
        )
        self._guilds: Choices[GuildId, GuildRow] = Choices(
            Rows(people.guild, people.save_guild, people.change_guild, partial(news, "guild"))
        )
        self.emoji: EmojiBook = {}
        """The emoji there are, for everybody."""
        self.commands = CommandNames()
        """The names of the commands, as each language's client shows them."""

    async def person(self, user: UserId) -> PersonRow:
        """The choices of this person, or the defaults."""
        return await self._people.of(user)

    async def guild(self, guild: GuildId) -> GuildRow:
        """The choices of this server, or the defaults."""
        return await self._guilds.of(guild)

    def drop(self, kind: Kind, number: int) -> None:
        """Read this anew next time: another process has changed it."""
        if kind == "person":
            self._people.drop(UserId(number))
        else:
            self._guilds.drop(GuildId(number))

    def drop_all(self) -> None:
        """Read everything anew: changes by other processes may have been missed."""
        self._people.drop_all()
        self._guilds.drop_all()

    async def meet(self, user: UserId, name: str, locale: str) -> PersonRow:
        """Somebody has pressed something: remember the name and the language they read."""
        seen = clean(name)
        met, _ = await self._people.change(
            user, lambda known: replace(known, name=seen, locale=locale or known.locale)
        )
        return met

    async def change(self, user: UserId, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Change a person's choices: one change after the other, so that none is lost."""
        changed, stored = await self._people.change(user, change)
        if stored:
            deeds.done()
        return changed

    async def forget(self, user: UserId) -> bool:
        """Forget a person, here and in the store; with their next press they are met anew."""
        async with self._people.changing(user):
            clean = await self._store.people.forget(user)
            deeds.done()
            self._people.drop(user)
            return clean

    def forget_guild(self, guild: GuildId) -> None:
        """Forget the choices of a server."""
        self._guilds.drop(guild)

    async def change_guild(
        self, guild: GuildId, change: Callable[[GuildRow], GuildRow]
    ) -> GuildRow:
        """Change a server's choices: one change after the other, so that none is lost."""
        changed, stored = await self._guilds.change(guild, change)
        if stored:
            deeds.done()
        return changed

    def deciding(self, guild: GuildId) -> asyncio.Lock:
        """The lock under which a server's choices are read, changed and written."""
        return self._guilds.changing(guild)

    async def locale_in(self, guild: GuildId, locale: str) -> str:
        """The locale in which a server plays: Discord's, or the other language it has chosen."""
        chosen = (await self.guild(guild)).language
        return locale if language_of(locale, "") == chosen else chosen or locale

    def known_words(self, user: UserId, game: str = "") -> Words | None:
        """The words for this person, if they are in mind: nothing is read."""
        person = self._people.known(user)
        return None if person is None else self._words(person, game)

    async def words_of(self, user: UserId, game: str = "") -> Words:
        """The words to speak to this person with, of the cards they have chosen for this game."""
        return self._words(await self.person(user), game)

    def _words(self, person: PersonRow, game: str) -> Words:
        look = CardStyle.of(
            decks_of(person.decks).get(game, person.deck),
            person.theme,
            self.emoji,
            plain=not person.emoji,
            text_only=person.text_only,
            hand_order=person.hand_order,
        )
        reading = Reading(self.commands, language_of(person.locale, ""))
        return words(person.language or language_of(person.locale, self._default), look, reading)

    async def words_in(self, guild: GuildId, locale: str = "", game: str = "") -> Words:
        """The words to speak with in public: the server's choice, or its Discord language.

        The cards are those that the server has chosen for this game. Commands have their default
        names, which everyone's Discord finds, and can be pressed.
        """
        chosen = await self.guild(guild)
        deck = decks_of(chosen.decks).get(game, chosen.deck)
        look = CardStyle.of(deck, chosen.theme, self.emoji)
        reading = Reading(self.commands, linked=True)
        return words(chosen.language or language_of(locale, self._default), look, reading)
