-- Whether a table stands in a private thread, and in which one a finished game was played (nothing:
-- in none). Of what is older than this, Discord is asked as long as the thread is active.
ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));
ALTER TABLE games ADD COLUMN private_in INTEGER;

DROP INDEX games_of_server;
DROP INDEX games_of_server_by_kind;
CREATE INDEX games_of_server ON games (guild_id, private_in, ended_at, id)
WHERE guild_id IS NOT NULL;
CREATE INDEX games_of_server_by_kind ON games (guild_id, private_in, game, ended_at, id)
WHERE guild_id IS NOT NULL;

-- Whose history a finished game stands in: everybody who has a result of it; of a game that was
-- ended before its time, those who sat there at the end or had made a move.
CREATE TABLE played (
    game_id  INTEGER NOT NULL REFERENCES games (id),
    user_id  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    ended_at REAL    NOT NULL,
    guild_id INTEGER NOT NULL,
    private  INTEGER NOT NULL CHECK (private IN (0, 1)),
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO played
SELECT results.game_id, results.user_id, games.game, games.ended_at, games.guild_id, 0
FROM results JOIN games ON games.id = results.game_id
WHERE games.ended_at IS NOT NULL AND games.guild_id IS NOT NULL;

INSERT OR IGNORE INTO played
SELECT games.id, seats.user_id, games.game, games.ended_at, games.guild_id, 0
FROM tables JOIN games ON games.table_id = tables.id JOIN seats ON seats.table_id = tables.id
WHERE tables.state = 'ended' AND games.ended_at IS NOT NULL AND games.guild_id IS NOT NULL
  AND games.scores = '' AND seats.user_id > 0
  AND NOT EXISTS (SELECT 1 FROM results WHERE results.game_id = games.id);

INSERT OR IGNORE INTO played
SELECT games.id, moves.user_id, games.game, games.ended_at, games.guild_id, 0
FROM tables JOIN games ON games.table_id = tables.id JOIN moves ON moves.game_id = games.id
WHERE tables.state = 'ended' AND games.ended_at IS NOT NULL AND games.guild_id IS NOT NULL
  AND games.scores = '' AND moves.user_id > 0
  AND NOT EXISTS (SELECT 1 FROM results WHERE results.game_id = games.id);

DROP INDEX results_of_person_by_kind;
CREATE INDEX played_by_person ON played (user_id, ended_at, game_id);
CREATE INDEX played_by_person_by_kind ON played (user_id, game, ended_at, game_id);
CREATE INDEX played_apart ON played (user_id, guild_id, private, ended_at, game_id)
WHERE private = 1;
CREATE INDEX played_apart_by_kind
ON played (user_id, guild_id, private, game, ended_at, game_id)
WHERE private = 1;
