"""``/server-rules``: a server's own sets of rules; ``/again``: one's last table once more."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present
from bot.client.app import KnaveBot, spoken
from bot.rules import GAMES, Refused
from bot.rules.about.rule_codes import read_code
from bot.storage.rows.people import PresetRow
from bot.tables.live.presets import AGAIN, own_rules, reference
from bot.tables.model.lobby import HOUSE, BadOptions, Lobby, Refusal
from bot.tables.screens.telling import game_name, rules_in_short
from bot.words.length import shorten
from bot.words.words import Words, clean, escape


class PresetsCog(commands.Cog):
    """What a server's admins keep as rules of the house, and how anybody plays as before."""

    rules = installs.in_servers(
        app_commands.Group(
            name=spoken("command-server-rules"),
            description=spoken("command-server-rules-about"),
            default_permissions=discord.Permissions(manage_guild=True),
        )
    )

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot

    @app_commands.command(name=spoken("command-again"), description=spoken("command-again-about"))
    @installs.in_servers
    async def again(self, interaction: discord.Interaction) -> None:
        """Open a table as one's last one here was: the game, its rules, robots, clock and size."""
        await self.bot.words_for(interaction)
        await access.must_be_allowed_here(self.bot, interaction)
        await access.must_have_rights(self.bot, interaction)
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise Refusal("server-only")
        user = interaction.user
        lobby = await self.bot.hall.last_of(user.id, guild, clean(user.display_name))
        await access.open_here(self.bot, interaction, lobby, guild, channel, AGAIN)

    # ------------------------------------------------------------------ the server's sets

    @rules.command(
        name=spoken("command-keep-rules"), description=spoken("command-keep-rules-about")
    )
    @app_commands.rename(
        name=spoken("parameter-name"),
        code=spoken("parameter-code"),
        table=spoken("parameter-table"),
    )
    @app_commands.describe(
        name=spoken("parameter-name-about"),
        code=spoken("parameter-code-about"),
        table=spoken("parameter-table-about"),
    )
    async def keep(
        self,
        interaction: discord.Interaction,
        name: str,
        code: str | None = None,
        table: int | None = None,
    ) -> None:
        """Keep the rules of a table, or of a code, under a name."""
        words, guild = await self._server(interaction)
        lobby = _of_code(code) if code else await self._lobby(interaction, table)
        row = await self.bot.hall.presets.save(guild, name, lobby)
        await access.say(
            interaction,
            words.say(
                "set-kept",
                name=escape(row.name),
                game=game_name(words, row.game),
                rules=shorten(_in_short(words, lobby), 1500),
            ),
        )

    @rules.command(name=spoken("command-list"), description=spoken("command-list-about"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Every set of the server, and by which one each game is played as usual."""
        words, guild = await self._server(interaction)
        usual = await self.bot.store.presets.usual_rules(guild)
        rows = await self.bot.hall.presets.of(guild)
        lines = [words.say("sets-title"), *(_line(words, row, usual) for row in rows)]
        lines += [
            words.say(
                "set-is-usual",
                game=game_name(words, game),
                name=words.of(game, f"preset-{key}"),
            )
            for game, key in usual.items()
            if isinstance(key, str) and game in GAMES and key in GAMES[game].presets
        ]
        if len(lines) == 1:
            lines.append(words.say("sets-none"))
        await access.say(interaction, shorten("\n".join(lines), 2000))

    @rules.command(name=spoken("command-rename"), description=spoken("command-rename-about"))
    @app_commands.rename(one=spoken("parameter-set"), name=spoken("parameter-name"))
    @app_commands.describe(one=spoken("parameter-set-about"), name=spoken("parameter-name-about"))
    async def rename(self, interaction: discord.Interaction, one: str, name: str) -> None:
        """Give a set another name."""
        words, guild = await self._server(interaction)
        row, now = await self.bot.hall.presets.rename(guild, one, name)
        said = words.say("set-renamed", old=escape(row.name), name=escape(now))
        await access.say(interaction, said)

    @rules.command(name=spoken("command-delete"), description=spoken("command-delete-about"))
    @app_commands.rename(one=spoken("parameter-set"))
    @app_commands.describe(one=spoken("parameter-set-about"))
    async def delete(self, interaction: discord.Interaction, one: str) -> None:
        """Take a set away."""
        words, guild = await self._server(interaction)
        row = await self.bot.hall.presets.delete(guild, one)
        await access.say(interaction, words.say("set-deleted", name=escape(row.name)))

    @rules.command(name=spoken("command-usual"), description=spoken("command-usual-about"))
    @app_commands.rename(game=spoken("parameter-game"), one=spoken("parameter-set"))
    @app_commands.describe(game=spoken("parameter-game-about"), one=spoken("parameter-set-about"))
    async def usual(self, interaction: discord.Interaction, game: str, one: str) -> None:
        """By which set a game is played here if nobody says otherwise."""
        words, guild = await self._server(interaction)
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        lobby = await self.bot.hall.presets.make_usual(guild, game, one)
        name = rules_in_short(words, lobby)
        said = words.say("set-is-usual", game=game_name(words, game), name=name)
        await access.say(interaction, said)

    @usual.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    @rename.autocomplete("one")
    @delete.autocomplete("one")
    @usual.autocomplete("one")
    async def _sets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        words = await self.bot.words_for(interaction)
        game = str(getattr(interaction.namespace, "game", None) or "")
        named = []
        if game in GAMES:
            named = [(words.of(game, f"preset-{key}"), key) for key in GAMES[game].presets]
        for row in await self.bot.hall.presets.of(interaction.guild_id or 0):
            if game in ("", row.game) and row.game in GAMES:
                label = f"{row.name} · {game_name(words, row.game)}"
                named.append((label, reference(row.id)))
        return present.matching(named, current)

    async def _server(self, interaction: discord.Interaction) -> tuple[Words, int]:
        words = await self.bot.words_for(interaction)
        if interaction.guild_id is None:
            raise Refusal("server-only")
        return words, interaction.guild_id

    async def _lobby(self, interaction: discord.Interaction, number: int | None) -> Lobby:
        """The table that is meant: by number, or the one of this channel."""
        if number is not None:
            return (await access.table_of(self.bot, interaction, number)).lobby
        tables = self.bot.hall.in_channel(interaction.channel_id or 0)
        if not tables:
            raise Refusal("no-table-to-keep")
        return tables[-1].lobby


def _of_code(code: str) -> Lobby:
    """The rules of a code, as those of a table at which nobody sits."""
    try:
        game, _ = read_code(code)
    except Refused as error:
        raise BadOptions("", error.reason) from None
    return Lobby.open(game.key, HOUSE, 0, "").with_code(code)


def _line(words: Words, row: PresetRow, usual: dict[str, str | int]) -> str:
    """A set in one line: its name, its game, what it changes, and whether it is the usual one."""
    try:
        lobby = Lobby.open(row.game, HOUSE, 0, "").with_own(own_rules(row))
        rules = _in_short(words, lobby)
    except Refusal:
        rules = words.say("set-not-understood")
    key = "set-line-usual" if usual.get(row.game) == row.id else "set-line"
    game = game_name(words, row.game)
    return words.say(key, name=escape(row.name), game=game, rules=shorten(rules, 300))


def _in_short(words: Words, lobby: Lobby) -> str:
    """What rules are, said by what differs from the game's own set that is most like them."""
    sets = lobby.game.presets
    nearest = min(sets, key=lambda name: len(lobby.options.differing(sets[name])))
    return rules_in_short(words, replace(lobby, preset=nearest, own=None))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(PresetsCog(bot))
