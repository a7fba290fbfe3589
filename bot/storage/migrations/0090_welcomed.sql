-- Whom the bot has greeted when it was invited: each server once, also if it is invited again.
CREATE TABLE welcomed (
    guild_id INTEGER PRIMARY KEY,
    at       REAL NOT NULL
) STRICT;
