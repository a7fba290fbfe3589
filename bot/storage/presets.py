"""A server's own sets of rules, and its hosts' last tables, as functions of a transaction."""

from bot.storage.rows.ids import GuildId, TableId, UserId
from bot.storage.rows.people import PresetRow
from bot.storage.sql import upsert
from bot.storage.subject import Db, Subject, operation

_COLUMNS = "id, guild_id, game, name, folded, options, made_at"
_SAVE = """
INSERT INTO presets (guild_id, game, name, folded, options, made_at) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (guild_id, game, folded) DO UPDATE SET
    name = excluded.name, options = excluded.options, made_at = excluded.made_at
RETURNING id
"""
_USUAL = upsert("usual_rules", ("guild_id", "game", "preset", "preset_id"), "guild_id, game")
_RENAME = """
UPDATE presets SET name = ?1, folded = ?2 WHERE guild_id = ?3 AND id = ?4 AND NOT EXISTS (
    SELECT 1 FROM presets AS other
    WHERE other.guild_id = ?3 AND other.game = presets.game AND other.folded = ?2 AND other.id != ?4
)
"""


def presets(db: Db, guild_id: GuildId, game: str | None = None) -> tuple[PresetRow, ...]:
    """The sets of a server, by name; for one game or for all."""
    of_kind, kind = _of_kind(game)
    asked = f"SELECT {_COLUMNS} FROM presets WHERE guild_id = ?{of_kind} ORDER BY game, folded"
    found = db.execute(asked, (guild_id, *kind))
    return tuple(PresetRow(*row) for row in found)


def save_preset(db: Db, row: PresetRow, most: int) -> int:
    """A new set, or another content for the one of this name; its number, 0 if there is no room."""
    known = presets(db, row.guild_id, row.game)
    if len(known) >= most and all(one.folded != row.folded for one in known):
        return 0
    values = (row.guild_id, row.game, row.name, row.folded, row.options, row.made_at)
    ((number,),) = db.execute(_SAVE, values).fetchall()
    return int(number)


def rename_preset(db: Db, guild_id: GuildId, number: int, name: str, folded: str) -> bool:
    """Rename a set; false if there is no such set, or another one has that name."""
    return db.execute(_RENAME, (name, folded, guild_id, number)).rowcount == 1


def delete_preset(db: Db, guild_id: GuildId, number: int) -> bool:
    """A set is gone, and with it that it was the usual one; false if there is none."""
    gone = db.execute("DELETE FROM presets WHERE guild_id = ? AND id = ?", (guild_id, number))
    return gone.rowcount == 1


def usual_rules(db: Db, guild_id: GuildId) -> dict[str, str | int]:
    """By game the set a server plays by: the key of the game's own, or the number of its own."""
    asked = "SELECT game, preset_id, preset FROM usual_rules WHERE guild_id = ?"
    found = db.execute(asked, (guild_id,))
    return {game: preset if number is None else number for game, number, preset in found}


def set_usual_rules(db: Db, guild_id: GuildId, game: str, preset: str | int) -> None:
    """From now on a server plays a game by this set."""
    key, number = (preset, None) if isinstance(preset, str) else (None, preset)
    db.execute(_USUAL, (guild_id, game, key, number))


def last_table(
    db: Db, guild_id: GuildId, host_id: UserId, game: str | None = None
) -> TableId | None:
    """The newest table that this host opened on this server; of one game or of any.

    Tables of a fixture were not opened by anybody.
    """
    of_kind, kind = _of_kind(game)
    found = db.execute(
        f"SELECT id FROM tables WHERE guild_id = ? AND host_id = ?{of_kind}"
        " AND fixture = '' ORDER BY id DESC LIMIT 1",
        (guild_id, host_id, *kind),
    ).fetchone()
    return TableId(found[0]) if found else None


def _of_kind(game: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition that asks for one game, or for none, and its values."""
    return ("", ()) if game is None else (" AND game = ?", (game,))


class Presets(Subject):
    """Servers' own sets of rules in the store."""

    presets = operation(presets)
    save_preset = operation(save_preset)
    rename_preset = operation(rename_preset)
    delete_preset = operation(delete_preset)
    usual_rules = operation(usual_rules)
    set_usual_rules = operation(set_usual_rules)
    last_table = operation(last_table)
