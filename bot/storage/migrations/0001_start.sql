-- Tables are never deleted and their numbers never used twice: old buttons name them.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id  INTEGER,
    message_id INTEGER,
    host_id    INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'ended')),
    game       TEXT    NOT NULL,
    preset     TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    level      TEXT    NOT NULL,
    clock      INTEGER NOT NULL CHECK (clock >= 0),
    created_at REAL    NOT NULL,
    updated_at REAL    NOT NULL
) STRICT;

CREATE INDEX tables_by_state ON tables (state, updated_at);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    user_id  INTEGER,
    robot    INTEGER CHECK (robot IS NULL OR user_id IS NULL),
    name     TEXT    NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

-- The seed is here from the beginning, so that a restart deals on; it is shown at the end.
CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    players    INTEGER NOT NULL,
    commitment TEXT    NOT NULL,
    seed       TEXT    NOT NULL,
    started_at REAL    NOT NULL,
    ended_at   REAL
) STRICT;

CREATE INDEX games_by_table ON games (table_id);

-- Seat -1 is the deck.
CREATE TABLE moves (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL CHECK (seat >= -1),
    line    TEXT    NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- What happens beside the games of a table.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    line     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The message in which a player's hand lives.
CREATE TABLE hands (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    user_id     INTEGER NOT NULL,
    channel_id  INTEGER,
    message_id  INTEGER,
    told_closed INTEGER NOT NULL CHECK (told_closed IN (0, 1)),
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    game_id     INTEGER NOT NULL REFERENCES games (id),
    seat        INTEGER NOT NULL CHECK (seat >= 0),
    guild_id    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    preset      TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    won         INTEGER NOT NULL CHECK (won IN (0, 1)),
    points      INTEGER NOT NULL,
    casual      INTEGER NOT NULL CHECK (casual IN (0, 1)),
    finished_at REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- A leaderboard is read from this index alone.
CREATE INDEX results_for_board ON results (
    guild_id, game, fingerprint, finished_at, user_id, won, points, casual
);

CREATE TABLE people (
    user_id  INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    hand     TEXT NOT NULL CHECK (hand IN ('dm', 'here', 'both')),
    ping     TEXT NOT NULL CHECK (ping IN ('dm', 'channel', 'none')),
    name     TEXT NOT NULL,
    locale   TEXT NOT NULL
) STRICT;

-- What the program remembers for itself, such as which commands Discord knows.
CREATE TABLE marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
    guild_id           INTEGER PRIMARY KEY,
    language           TEXT    NOT NULL,
    tables_per_channel INTEGER NOT NULL CHECK (tables_per_channel >= 1)
) STRICT;
