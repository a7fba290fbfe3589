-- How fast a table goes on by itself, as its host wishes.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'usual';
