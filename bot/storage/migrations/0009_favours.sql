-- Whether moves may be taken back at a table, and whether it gives hints. Which words there are
-- is for the tables to say.
ALTER TABLE tables ADD COLUMN takebacks TEXT NOT NULL DEFAULT 'consent';
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'usual';
