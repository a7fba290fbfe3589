-- What somebody has achieved in a game ("" is none in particular), and whether they were told.
CREATE TABLE achievements (
    user_id INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    at      REAL    NOT NULL,
    told    INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    PRIMARY KEY (user_id, game, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX achievements_untold ON achievements (at) WHERE told = 0;
