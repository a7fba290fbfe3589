-- Whether somebody stands on boards and in others' lists.
ALTER TABLE people ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));

-- How long a server's seasons last, and where the end of one is told (nowhere: NULL).
CREATE TABLE board_choices (
    guild_id       INTEGER PRIMARY KEY,
    season_months  INTEGER NOT NULL CHECK (season_months > 0),
    digest_channel INTEGER
) STRICT;

CREATE TABLE seasons (
    guild_id   INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    began_at   REAL    NOT NULL,
    ends_at    REAL    NOT NULL,
    told       INTEGER NOT NULL CHECK (told IN (0, 1)),
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX seasons_to_tell ON seasons (ends_at) WHERE told = 0;
CREATE INDEX seasons_told ON seasons (guild_id) WHERE message_id IS NOT NULL;
