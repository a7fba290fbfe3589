-- Whether robots may sit at a table, whether people may talk there, and when its host last
-- pressed something in the lobby.
ALTER TABLE tables ADD COLUMN robots TEXT NOT NULL DEFAULT 'welcome';
ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1 CHECK (talk IN (0, 1));
ALTER TABLE tables ADD COLUMN host_at REAL;
UPDATE tables SET host_at = updated_at WHERE state = 'lobby';

-- A game that was ended before its time has an end, too, and nothing that was scored.
UPDATE games SET
    ended_at = (SELECT updated_at FROM tables WHERE tables.id = games.table_id),
    guild_id = (SELECT guild_id FROM tables WHERE tables.id = games.table_id)
WHERE ended_at IS NULL AND table_id IN (SELECT id FROM tables WHERE state = 'ended');
