-- What a server's admins allow: how many tables, where, and whether people are mentioned.
ALTER TABLE guilds ADD COLUMN tables_per_server INTEGER NOT NULL DEFAULT 0
    CHECK (tables_per_server >= 0);
ALTER TABLE guilds ADD COLUMN tables_per_person INTEGER NOT NULL DEFAULT 0
    CHECK (tables_per_person >= 0);
ALTER TABLE guilds ADD COLUMN pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1));
ALTER TABLE guilds ADD COLUMN channels TEXT NOT NULL DEFAULT '';
