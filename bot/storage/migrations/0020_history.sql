-- A finished game knows its server and how it ended (by seat, parted by blanks), so that a page
-- of a history is read from an index alone. Games that ended before this know their server only.
ALTER TABLE games ADD COLUMN guild_id INTEGER;
ALTER TABLE games ADD COLUMN scores TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN winners TEXT NOT NULL DEFAULT '';
UPDATE games SET guild_id = (SELECT guild_id FROM tables WHERE tables.id = games.table_id)
WHERE ended_at IS NOT NULL;

CREATE INDEX games_of_server ON games (guild_id, ended_at, id) WHERE guild_id IS NOT NULL;
CREATE INDEX games_of_server_by_kind ON games (guild_id, game, ended_at, id)
WHERE guild_id IS NOT NULL;
CREATE INDEX results_of_person ON results (user_id, finished_at, game_id);
CREATE INDEX results_of_person_by_kind ON results (user_id, game, finished_at, game_id);
