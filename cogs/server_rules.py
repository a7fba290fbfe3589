"""``/server-rules``: a server's own sets of rules; ``/again``: one's last table once more."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.client import access, completion, installs, opening, present, typed_game
from bot.client.click import Click
from bot.client.core import Cog
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.rules import GAMES, Refused
from bot.rules.about.rule_codes import read_code, write_code
from bot.storage.rows.ids import NO_SERVER, NOBODY, TableId
from bot.storage.rows.people import PresetRow
from bot.tables.model.lobby import HOUSE, BadOptions, Lobby
from bot.tables.model.presets import AGAIN, own_rules, reference
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.names import game_name, rules_in_short
from bot.words.words import Words, escape


async def _sets(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The server's sets of rules, and the game's own where a game was filled in."""
    click = await Click.of(interaction)
    words = click.words
    game = typed_game.filled_in(interaction, words)
    sets = []
    if game in GAMES:
        sets = [(words.of(game, f"preset-{key}"), key) for key in GAMES[game].presets]
    for row in await click.bot.tables.presets.of(click.guild_id or NO_SERVER):
        if game in ("", row.game) and row.game in GAMES:
            sets.append((f"{row.name} · {game_name(words, row.game)}", reference(row.id)))
    return present.matching(sets, current)


class ServerRulesCog(Cog):
    """The sets of rules that a server's admins keep, and playing once more as before."""

    rules = installs.in_servers(
        app_commands.Group(
            **named("command-server-rules"),
            default_permissions=discord.Permissions(manage_guild=True),
        )
    )

    @app_commands.command(**named("command-again"))
    @installs.in_servers
    async def again(self, interaction: discord.Interaction) -> None:
        """Open a table as one's last one here was: the game, its rules, robots, clock and size."""
        click = await Click.of(interaction)
        await access.must_be_allowed(click)
        await access.must_have_rights(click)
        lobby = await self.bot.tables.last_of(click.user, click.server, click.name)
        await opening.open_here(click, lobby, AGAIN)

    # ------------------------------------------------------------------ the server's sets

    @rules.command(**named("command-keep-rules"))
    @parameters(name="parameter-name", code="parameter-code", table="parameter-table")
    async def keep(
        self,
        interaction: discord.Interaction,
        name: str,
        code: str | None = None,
        table: int | None = None,
    ) -> None:
        """Keep the rules of a table, or of a code, under a name."""
        click = await Click.of(interaction)
        server, words = click.server, click.words
        lobby = _of_code(code) if code else await self._lobby(click, table)
        row = await self.bot.tables.presets.save(server, name, lobby)
        rules = shorten(_in_short(words, lobby), 1500)
        game = game_name(words, row.game)
        await click.say(words.say("set-kept", name=escape(row.name), game=game, rules=rules))

    @rules.command(**named("command-list"))
    async def show(self, interaction: discord.Interaction) -> None:
        """List every set of the server, and the usual one of each game."""
        click = await Click.of(interaction)
        server, words = click.server, click.words
        usual = await self.bot.store.presets.usual_rules(server)
        rows = await self.bot.tables.presets.of(server)
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
        await click.say(shorten("\n".join(lines), MESSAGE))

    @rules.command(**named("command-rename"))
    @parameters(one="parameter-set", name="parameter-name")
    @app_commands.autocomplete(one=_sets)
    async def rename(self, interaction: discord.Interaction, one: str, name: str) -> None:
        """Give a set another name."""
        click = await Click.of(interaction)
        row, now = await self.bot.tables.presets.rename(click.server, one, name)
        await click.say(click.words.say("set-renamed", old=escape(row.name), name=escape(now)))

    @rules.command(**named("command-delete"))
    @parameters(one="parameter-set")
    @app_commands.autocomplete(one=_sets)
    async def delete(self, interaction: discord.Interaction, one: str) -> None:
        """Delete a set of rules."""
        click = await Click.of(interaction)
        row = await self.bot.tables.presets.delete(click.server, one)
        name, code = escape(row.name), _code_of(row)
        await click.say(click.words.say("set-deleted", name=name, rules_code=code))

    @rules.command(**named("command-usual"))
    @parameters(game="parameter-game", one="parameter-set")
    @app_commands.autocomplete(game=completion.games, one=_sets)
    async def usual(self, interaction: discord.Interaction, game: Game, one: str) -> None:
        """Choose the set by which a game is played here if nobody says otherwise."""
        click = await Click.of(interaction)
        server, words = click.server, click.words
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        lobby = await self.bot.tables.presets.make_usual(server, game, one)
        name = rules_in_short(words, lobby)
        await click.say(words.say("set-is-usual", game=game_name(words, game), name=name))

    async def _lobby(self, click: Click, number: int | None) -> Lobby:
        """The lobby of the table that is meant: by number, or the newest of this channel."""
        if number is not None:
            return (await access.table_of(click, TableId(number))).lobby
        tables = self.bot.tables.in_channel(click.channel_id)
        if not tables:
            raise Refusal("no-table-to-keep")
        return tables[-1].lobby


def _of_code(code: str) -> Lobby:
    """The rules of a code, as those of a table at which nobody sits."""
    try:
        game, _ = read_code(code)
    except Refused as error:
        raise BadOptions("", error.reason) from None
    return Lobby.open(game.key, HOUSE, NOBODY, "").with_code(code)


def _line(words: Words, row: PresetRow, usual: dict[str, str | int]) -> str:
    """A set in one line: its name, its game, what it changes, and whether it is the usual one."""
    try:
        lobby = Lobby.open(row.game, HOUSE, NOBODY, "").with_own(own_rules(row))
        rules = _in_short(words, lobby)
    except Refusal:
        rules = words.say("set-not-understood")
    key = "set-line-usual" if usual.get(row.game) == row.id else "set-line"
    game = game_name(words, row.game)
    return words.say(key, name=escape(row.name), game=game, rules=shorten(rules, 300))


def _in_short(words: Words, lobby: Lobby) -> str:
    """Rules in one line: by their differences from the most similar set of the game."""
    sets = lobby.game.presets
    nearest = min(sets, key=lambda name: len(lobby.options.differing(sets[name])))
    return rules_in_short(words, replace(lobby, preset=nearest, own=None))


def _code_of(row: PresetRow) -> str:
    """The code of a set; of one that cannot be played any more, its rules as they were written."""
    game = GAMES.get(row.game)
    try:
        return write_code(game, game.options.read(row.options)) if game else row.options
    except Refused:
        return row.options
