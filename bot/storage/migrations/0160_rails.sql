-- Whether each deal of a table is shown with all hands in a thread, once it is over.
ALTER TABLE tables ADD COLUMN rail INTEGER NOT NULL DEFAULT 0 CHECK (rail IN (0, 1));
