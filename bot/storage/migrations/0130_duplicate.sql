-- Duplicate sets: the same deals at several tables. The seed is secret until the set is over.
CREATE TABLE duplicates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    host_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'ended')),
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL,
    level TEXT NOT NULL,
    form TEXT NOT NULL,
    scale TEXT NOT NULL,
    deals INTEGER NOT NULL,
    minutes INTEGER NOT NULL,
    contestants INTEGER NOT NULL DEFAULT 0,
    commitment TEXT NOT NULL DEFAULT '',
    seed TEXT NOT NULL DEFAULT '',
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL
) STRICT;
CREATE INDEX duplicates_under_way ON duplicates (id) WHERE state IN ('open', 'playing');
CREATE INDEX duplicates_of_server ON duplicates (guild_id, id);
CREATE INDEX duplicates_of_host ON duplicates (host_id);

-- Who has which place; nobody's is a robot's. left_by may come back to it.
CREATE TABLE duplicate_places (
    set_id INTEGER NOT NULL REFERENCES duplicates (id),
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL DEFAULT '',
    left_by INTEGER,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX duplicate_places_of_person ON duplicate_places (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX duplicate_places_left ON duplicate_places (left_by) WHERE left_by IS NOT NULL;

-- A deal at one of the set's tables; its points by chair, N first, once it is over there.
CREATE TABLE duplicate_deals (
    set_id INTEGER NOT NULL REFERENCES duplicates (id),
    deal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    due REAL NOT NULL,
    points TEXT,
    PRIMARY KEY (set_id, deal, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX duplicate_deals_at_table ON duplicate_deals (table_id);

-- What part of a deal somebody has played themselves, at which place.
CREATE TABLE duplicate_parts (
    set_id INTEGER NOT NULL REFERENCES duplicates (id),
    deal INTEGER NOT NULL,
    place INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    share REAL NOT NULL,
    PRIMARY KEY (set_id, deal, place, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX duplicate_parts_of_person ON duplicate_parts (user_id);
