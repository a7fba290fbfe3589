-- Tournaments: what was arranged, who takes part, and which matches came of it.
CREATE TABLE tournaments (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    host_id    INTEGER NOT NULL,
    host_name  TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    why        TEXT    NOT NULL,
    system     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    rules      TEXT    NOT NULL,
    sides      INTEGER NOT NULL,
    team       INTEGER NOT NULL,
    clock      INTEGER NOT NULL,
    deals      INTEGER NOT NULL,
    rounds     INTEGER NOT NULL,
    planned    INTEGER NOT NULL,
    told       INTEGER NOT NULL,
    opened_at  REAL    NOT NULL,
    starts_at  REAL
) STRICT;
CREATE INDEX tournaments_open ON tournaments (id) WHERE told >= 0;
CREATE INDEX tournaments_guild ON tournaments (guild_id);
CREATE INDEX tournaments_host ON tournaments (host_id);

-- Who takes part, by entry and position in it; at position -1 who was asked to.
CREATE TABLE tournament_people (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    entry         INTEGER NOT NULL,
    position      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    name          TEXT    NOT NULL,
    gone          INTEGER NOT NULL CHECK (gone IN (0, 1)),
    PRIMARY KEY (tournament_id, entry, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_people_user ON tournament_people (user_id);

CREATE TABLE tournament_matches (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    sides         TEXT    NOT NULL,
    table_id      INTEGER NOT NULL,
    how           TEXT    NOT NULL,
    places        TEXT    NOT NULL,
    points        TEXT    NOT NULL,
    over_at       REAL,
    PRIMARY KEY (tournament_id, round, number)
) STRICT, WITHOUT ROWID;
