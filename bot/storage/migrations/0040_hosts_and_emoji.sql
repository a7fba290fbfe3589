-- How many tables one person may host at a time in a server; 0 is any number. Seats stay as they are.
ALTER TABLE guilds ADD COLUMN tables_per_host INTEGER NOT NULL DEFAULT 5
    CHECK (tables_per_host >= 0);

-- Whether somebody is shown the emoji of cards: a screen reader reads out their names.
ALTER TABLE people ADD COLUMN emoji INTEGER NOT NULL DEFAULT 1 CHECK (emoji IN (0, 1));
