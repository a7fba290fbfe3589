-- No number of seconds is "as usual". Games that were begun without a clock keep none.
ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables ADD COLUMN clock INTEGER CHECK (clock >= 0);
ALTER TABLE tables ADD COLUMN paused_at REAL;
UPDATE tables SET clock = 0 WHERE state = 'playing';

-- Turns in a row that ran out, and whether this person agrees to a pause.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0);
ALTER TABLE seats ADD COLUMN agrees INTEGER NOT NULL DEFAULT 0 CHECK (agrees IN (0, 1));

-- The clocks that run: of which decision, since when, when to remind, when it is due,
-- and until when it is known to have run.
CREATE TABLE turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    number   INTEGER NOT NULL,
    since    REAL    NOT NULL,
    half     REAL,
    due      REAL    NOT NULL,
    seen     REAL    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Between these full hours of their day, long clocks stand still for somebody.
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE people ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 0;
