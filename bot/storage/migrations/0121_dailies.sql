-- A daily hand: the deals of one game on one day of UTC (counted from 1970), sealed beforehand.
-- Its seed is told once it is closed; best is the highest worth so far, best_line how it was reached.
CREATE TABLE dailies (
    day        INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    players    INTEGER NOT NULL,
    deals      INTEGER NOT NULL CHECK (deals > 0),
    level      TEXT    NOT NULL,
    commitment TEXT    NOT NULL,
    seed       TEXT    NOT NULL,
    sealed_at  REAL    NOT NULL,
    closed_at  REAL,
    best       INTEGER,
    best_line  TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX dailies_open ON dailies (day) WHERE closed_at IS NULL;

-- Somebody's one attempt at a daily; nobody's once they have been forgotten. Worth is by how much
-- they were ahead, share the part of the field beaten, once the daily is closed.
CREATE TABLE daily_attempts (
    id       INTEGER PRIMARY KEY,
    day      INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    user_id  INTEGER,
    table_id INTEGER,
    began_at REAL    NOT NULL,
    ended_at REAL,
    worth    INTEGER,
    points   INTEGER,
    against  INTEGER,
    tricks   TEXT    NOT NULL DEFAULT '',
    share    REAL
) STRICT;
CREATE UNIQUE INDEX daily_attempt_of ON daily_attempts (user_id, day, game)
WHERE user_id IS NOT NULL;
CREATE INDEX daily_attempt_at ON daily_attempts (table_id);
CREATE INDEX daily_attempts_unshared ON daily_attempts (day, game)
WHERE share IS NULL AND ended_at IS NOT NULL;

-- Who has begun a running daily, as a keyed digest: so that nobody plays it twice by having
-- themselves forgotten. Taken away when the daily is closed.
CREATE TABLE daily_marks (
    day  INTEGER NOT NULL,
    mark TEXT    NOT NULL,
    PRIMARY KEY (day, mark)
) STRICT, WITHOUT ROWID;

-- How often each worth was reached: everywhere (guild 0), and by those who asked on a server.
CREATE TABLE daily_field (
    guild_id INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    worth    INTEGER NOT NULL,
    count    INTEGER NOT NULL,
    PRIMARY KEY (guild_id, day, game, worth)
) STRICT, WITHOUT ROWID;

-- What the field bid in each deal, and which card it played first.
CREATE TABLE daily_counts (
    day   INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    deal  INTEGER NOT NULL,
    kind  TEXT    NOT NULL CHECK (kind IN ('bid', 'card')),
    line  TEXT    NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, game, deal, kind, line)
) STRICT, WITHOUT ROWID;

-- On which servers somebody has asked for the daily: they stand on those boards.
CREATE TABLE daily_members (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_servers_of ON daily_members (user_id);

-- The sum of somebody's shares on a server in a week or a month, of one game's dailies or ('') those
-- of the game of the day.
CREATE TABLE daily_standings (
    guild_id INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('week', 'month')),
    period   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    user_id  INTEGER NOT NULL,
    shares   REAL    NOT NULL,
    days     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, period, game, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_standings_by_shares
ON daily_standings (guild_id, kind, period, game, shares DESC, user_id, days);
CREATE INDEX daily_standings_of ON daily_standings (user_id);

-- What a robot answered in a running daily: the same question has the same answer all day.
CREATE TABLE daily_answers (
    day      INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    question TEXT    NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (day, game, question)
) STRICT, WITHOUT ROWID;
