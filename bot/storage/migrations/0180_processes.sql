-- Processes that share this database: the last sign of life of each, by the server's clock.
CREATE TABLE processes (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    version TEXT    NOT NULL,
    session INTEGER NOT NULL,
    since   REAL    NOT NULL,
    beat    REAL    NOT NULL,
    told    TEXT    NOT NULL DEFAULT ''
) STRICT;

-- Which process runs the bot of a range of shards. The number is that of no lease before it.
CREATE TABLE leases (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    process     INTEGER NOT NULL,
    first_shard INTEGER NOT NULL,
    last_shard  INTEGER NOT NULL,
    shards      INTEGER NOT NULL,
    written     INTEGER NOT NULL DEFAULT 0
) STRICT;

-- What the process of another shard is to do: answer a click, forget somebody.
CREATE TABLE handed (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    shard INTEGER NOT NULL,
    kind  TEXT    NOT NULL,
    body  TEXT    NOT NULL,
    at    REAL    NOT NULL
) STRICT;

CREATE INDEX handed_shard ON handed (shard, id);
