"""What each person has chosen, and the language to speak to them and to a server."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.store import Store
from bot.tables.live import deeds
from bot.tables.live.peers import Alone, Kind, Peers
from bot.words.card_style import CardStyle, EmojiBook, decks_of
from bot.words.command_names import CommandNames, Reading
from bot.words.words import DEFAULT, Words, clean, language_of, words

IN_MIND = 20_000
"""So many people at most; whoever was met longest ago is read again."""


class Preferences:
    """The choices of people and servers, read once and kept in mind."""

    def __init__(self, store: Store, default: str = DEFAULT, peers: Peers | None = None) -> None:
        self._store = store
        self._peers = peers or Alone()
        self._dropped = 0
        """How often something was dropped: what was read before may be out of date."""
        self._default = default
        self._people: dict[UserId, PersonRow] = {}
        self._guilds: dict[GuildId, GuildRow] = {}
        self._writing: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        self._deciding: WeakValueDictionary[GuildId, asyncio.Lock] = WeakValueDictionary()
        self.emoji: EmojiBook = {}
        """The emoji there are, for everybody."""
        self.commands = CommandNames()
        """The names of the commands, as each language's client shows them."""

    async def person(self, user: UserId) -> PersonRow:
        """What this person has chosen, or the defaults."""
        if user not in self._people:
            dropped, row = self._dropped, await self._store.people.person(user)
            if dropped != self._dropped:
                return row
            self._keep_in_mind(row)
        return self._people[user]

    def _keep_in_mind(self, person: PersonRow) -> None:
        self._people.pop(person.user_id, None)  # it counts as met just now
        self._people[person.user_id] = person
        while len(self._people) > IN_MIND:
            del self._people[next(iter(self._people))]

    async def guild(self, guild: GuildId) -> GuildRow:
        """What this server has chosen, or the defaults."""
        if guild not in self._guilds:
            dropped, row = self._dropped, await self._store.people.guild(guild)
            if dropped != self._dropped:
                return row
            self._guilds[guild] = row
        return self._guilds[guild]

    def drop(self, kind: Kind, number: int) -> None:
        """Read this anew next time: another process has changed it."""
        self._dropped += 1
        if kind == "person":
            self._people.pop(UserId(number), None)
        else:
            self._guilds.pop(GuildId(number), None)

    def drop_all(self) -> None:
        """Read everything anew: what others have changed may have been missed."""
        self._dropped += 1
        self._people.clear()
        self._guilds.clear()

    async def meet(self, user: UserId, name: str, locale: str) -> PersonRow:
        """Somebody has pressed something: remember the name and the language they read."""
        seen = clean(name)
        return await self.change(
            user, lambda known: replace(known, name=seen, locale=locale or known.locale)
        )

    async def change(self, user: UserId, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Change a person's choices: one change after the other, so that none is lost."""
        async with self._alone(user):
            known = await self.person(user)
            changed = change(known)
            if changed != known and (news := self._peers.news("person", user)):
                dropped = self._dropped
                changed = await self._store.people.change_person(user, change, news)
                if dropped == self._dropped:
                    self._keep_in_mind(changed)
                else:  # perhaps of this person: what is stored is read anew
                    self._people.pop(user, None)
            elif changed != known:
                await self._store.people.save_person(changed)
                self._keep_in_mind(changed)
            return changed

    def _alone(self, user: UserId) -> asyncio.Lock:
        """One's own: whoever else is met shares the way to the disk."""
        return self._writing.setdefault(user, asyncio.Lock())

    async def forget(self, user: UserId) -> bool:
        """Forget a person, here and in the store. Who presses something later is met anew."""
        async with self._alone(user):
            clean = await self._store.people.forget(user)
            deeds.done()
            self._people.pop(user, None)
            return clean

    def forget_guild(self, guild: GuildId) -> None:
        """Forget what a server has chosen."""
        self._guilds.pop(guild, None)

    async def change_guild(
        self, guild: GuildId, change: Callable[[GuildRow], GuildRow]
    ) -> GuildRow:
        """Change a server's choices: one change after the other, so that none is lost."""
        async with self.deciding(guild):
            known = await self.guild(guild)
            changed = change(known)
            if changed != known and (news := self._peers.news("guild", guild)):
                dropped = self._dropped
                changed = await self._store.people.change_guild(guild, change, news)
                deeds.done()
                if dropped == self._dropped:
                    self._guilds[guild] = changed
                else:
                    self._guilds.pop(guild, None)
            elif changed != known:
                await self._store.people.save_guild(changed)
                deeds.done()
                self._guilds[guild] = changed
            return changed

    def deciding(self, guild: GuildId) -> asyncio.Lock:
        """The lock under which a server's choices are read, changed and written."""
        return self._deciding.setdefault(guild, asyncio.Lock())

    async def locale_in(self, guild: GuildId, locale: str) -> str:
        """The locale in which a server plays: Discord's, or the other language it has chosen."""
        chosen = (await self.guild(guild)).language
        return locale if language_of(locale, "") == chosen else chosen or locale

    def known_words(self, user: UserId, game: str = "") -> Words | None:
        """The words for this person, if they are in mind: nothing is read."""
        person = self._people.get(user)
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
