-- Whether somebody wants a tutor beside their first games.
ALTER TABLE people ADD COLUMN tutor INTEGER NOT NULL DEFAULT 0 CHECK (tutor IN (0, 1));
