-- What a table is part of (a daily, say), and how many deals its game has; 0: as its rules say.
ALTER TABLE tables ADD COLUMN fixture TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN deals INTEGER NOT NULL DEFAULT 0 CHECK (deals >= 0);
