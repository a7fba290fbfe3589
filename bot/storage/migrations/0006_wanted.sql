-- Whom somebody does not want at the tables they host.
CREATE TABLE blocks (
    user_id    INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    at         REAL    NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;

-- Who wants to be told when a table of a game opens in a server.
CREATE TABLE wanted (
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX wanted_by_person ON wanted (user_id);

-- When somebody was last told, how often in a row no message reached them, and whether they are
-- still to hear that we gave up.
CREATE TABLE wanted_told (
    user_id  INTEGER PRIMARY KEY,
    told_at  REAL    NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
    given_up INTEGER NOT NULL DEFAULT 0 CHECK (given_up IN (0, 1))
) STRICT;
