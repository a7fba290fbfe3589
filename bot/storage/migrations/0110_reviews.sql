-- Someone's decisions in a finished game that mattered most, kept for them alone: found once, in
-- minutes of work. An empty text: none was worth a word.
CREATE TABLE reviews (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    found   TEXT    NOT NULL,
    made_at REAL    NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_person ON reviews (user_id);

-- Whether somebody wants their decisions looked at after a game.
ALTER TABLE people ADD COLUMN moments INTEGER NOT NULL DEFAULT 1 CHECK (moments IN (0, 1));
