-- A server's own sets of rules by name. Numbers are never used twice: menus name them.
CREATE TABLE presets (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,
    options  TEXT    NOT NULL,
    made_at  REAL    NOT NULL,
    UNIQUE (guild_id, game, folded)
) STRICT;

-- By which rules a server plays a game unless somebody says otherwise: one of the game's own sets
-- by its key, or one of the server's by its number.
CREATE TABLE usual_rules (
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    preset    TEXT,
    preset_id INTEGER REFERENCES presets (id) ON DELETE CASCADE,
    PRIMARY KEY (guild_id, game),
    CHECK ((preset IS NULL) <> (preset_id IS NULL))
) STRICT, WITHOUT ROWID;

-- "The same again" looks up somebody's last table.
CREATE INDEX tables_by_host ON tables (guild_id, host_id, id);
