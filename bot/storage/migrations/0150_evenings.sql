-- Tables that are planned for an hour: where, by which rules, and what has become of them.
CREATE TABLE evenings (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    private    INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    host_id    INTEGER NOT NULL,
    rules      TEXT    NOT NULL,
    robots     TEXT    NOT NULL DEFAULT 'welcome',
    at         REAL    NOT NULL,
    made_at    REAL    NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'planned'
               CHECK (state IN ('planned', 'open', 'told', 'off')),
    message_id INTEGER,
    event_id   INTEGER,
    table_id   INTEGER
) STRICT;

CREATE INDEX evenings_due ON evenings (state, at);
CREATE INDEX evenings_of_server ON evenings (guild_id, at);
CREATE INDEX evenings_of_host ON evenings (host_id);

-- Who has said that they come, in this order.
CREATE TABLE evening_guests (
    evening_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    at         REAL    NOT NULL,
    PRIMARY KEY (evening_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX evening_guests_by_person ON evening_guests (user_id);

-- For which evening a table was opened, and when its game begins by itself.
ALTER TABLE tables ADD COLUMN evening INTEGER;
ALTER TABLE tables ADD COLUMN hour REAL;

-- The role that is called to an evening; 0 is none.
ALTER TABLE guilds ADD COLUMN evening_role INTEGER NOT NULL DEFAULT 0;
