"""The rules by which a table is opened: a game's own sets, those of a server, or a code."""

from unicodedata import normalize

from bot.rules import GAMES
from bot.rules.about.rule_codes import looks_like_code
from bot.storage.rows.ids import NOBODY, GuildId
from bot.storage.rows.people import PresetRow
from bot.storage.store import Store
from bot.tables.live import deeds
from bot.tables.model.clock import Clock
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.presets import MOST, folded, meant, own_rules, reference
from bot.tables.model.refusals import Refusal
from bot.words.words import clean

LONGEST = 40
"""Characters of a name."""
MARKUP = frozenset("\\*_~|`<>@[]")


class Presets:
    """The servers' own sets of rules."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, guild: GuildId, game: str | None = None) -> tuple[PresetRow, ...]:
        """The sets of a server, by name; for one game or for all."""
        return await self._store.presets.presets(guild, game)

    async def usual(self, guild: GuildId, game: str, locale: str = "") -> str:
        """The usual rules of this server for a game, as :meth:`choose` understands them.

        The server's own choice comes first, then the rules that players of its ``locale`` expect.
        """
        usual = (await self._store.presets.usual_rules(guild)).get(game)
        if isinstance(usual, int):
            return reference(usual)
        if usual is not None and usual in GAMES[game].presets:
            return usual
        return GAMES[game].expected_in(locale) or HOUSE

    async def choose(self, lobby: Lobby, guild: GuildId, wished: str, locale: str = "") -> Lobby:
        """The lobby by these rules: a set of the game's or the server's, or a code; "" is as usual.

        The usual rules may depend on the server's ``locale``.

        :raises Refusal: there are no such rules, or they cannot be played (any more).
        """
        wished = wished.strip() or await self.usual(guild, lobby.game_key, locale)
        if wished in lobby.game.presets:
            return lobby.with_preset(wished)
        row = meant(await self.of(guild, lobby.game_key), wished)
        if row is not None:
            return lobby.with_own(own_rules(row))
        if looks_like_code(wished):
            return lobby.with_code(wished)
        raise Refusal("unknown-preset", preset=wished)

    async def find(self, guild: GuildId, wished: str) -> PresetRow:
        """The server's set that is meant, of whatever game.

        :raises Refusal: there is none, or there are several of this name.
        """
        rows = await self.of(guild)
        same = [row for row in rows if row.folded == folded(wished)]
        found = meant(rows, wished)
        if found is None:
            raise Refusal("no-such-set", preset=wished)
        if len(same) > 1:
            raise Refusal("which-set", preset=wished)
        return found

    async def save(self, guild: GuildId, name: str, lobby: Lobby) -> PresetRow:
        """Keep a table's rules under a name; a set of the same name is changed.

        :raises Refusal: it is no name, or there are as many sets as there may be.
        """
        name = name_of(name)
        row = PresetRow(
            0, guild, lobby.game_key, name, folded(name), str(lobby.options), self._clock.now()
        )
        if not await self._store.presets.save_preset(row, MOST):
            raise Refusal("too-many-sets", count=MOST)
        deeds.done()
        return row

    async def rename(self, guild: GuildId, wished: str, name: str) -> tuple[PresetRow, str]:
        """Rename a set; the answer is the set as it was, and its new name.

        :raises Refusal: there is no such set, it is no name, or another set has it.
        """
        row, name = await self.find(guild, wished), name_of(name)
        if not await self._store.presets.rename_preset(guild, row.id, name, folded(name)):
            raise Refusal("name-taken", preset=name)
        deeds.done()
        return row, name

    async def delete(self, guild: GuildId, wished: str) -> PresetRow:
        """Take a set away. The tables that play by it go on as they are.

        :raises Refusal: there is no such set.
        """
        row = await self.find(guild, wished)
        if not await self._store.presets.delete_preset(guild, row.id):
            raise Refusal("no-such-set", preset=wished)
        deeds.done()
        return row

    async def make_usual(self, guild: GuildId, game: str, wished: str) -> Lobby:
        """From now on the server plays a game by this set. The answer is a lobby that shows it.

        :raises Refusal: there is no such set, or it cannot be played any more.
        """
        shown = await self.choose(Lobby.open(game, HOUSE, NOBODY, ""), guild, wished)
        row = meant(await self.of(guild, game), wished) if shown.own else None
        if row is None and wished not in GAMES[game].presets:
            raise Refusal("no-such-set", preset=wished)
        await self._store.presets.set_usual_rules(guild, game, row.id if row else wished)
        deeds.done()
        return shown


def name_of(text: str) -> str:
    """The name somebody typed for a set.

    :raises Refusal: it is empty, too long, or has signs that Discord would not show as they are.
    """
    name = clean(normalize("NFC", text), len(text) + 1)
    if name == "?" and "?" not in text:
        raise Refusal("set-without-name")
    if len(name) > LONGEST:
        raise Refusal("name-too-long", most=LONGEST)
    if MARKUP & set(name) or "://" in name:
        raise Refusal("name-with-markup")
    return name
