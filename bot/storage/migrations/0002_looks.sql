-- Which cards somebody wants to see, and on what table. Which there are is for the pictures to
-- say: a name that is not known any more counts as the usual one.
ALTER TABLE people ADD COLUMN deck TEXT NOT NULL DEFAULT 'classic';
ALTER TABLE people ADD COLUMN theme TEXT NOT NULL DEFAULT 'dark';
ALTER TABLE guilds ADD COLUMN deck TEXT NOT NULL DEFAULT 'classic';
ALTER TABLE guilds ADD COLUMN theme TEXT NOT NULL DEFAULT 'dark';
