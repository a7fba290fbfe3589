-- As 0010_boards.sql, whose last INSERT SQLite alone takes.
-- Who made a move: nobody (the deck, a robot), or a person. Games under way are those who sit there.
ALTER TABLE moves ADD COLUMN user_id INTEGER;
UPDATE moves SET user_id = (
    SELECT seats.user_id FROM seats JOIN games ON games.table_id = seats.table_id
    WHERE games.id = moves.game_id AND seats.position = moves.seat
) WHERE game_id IN (SELECT id FROM games WHERE ended_at IS NULL);

-- A seat may have changed hands: a result is a person's in a seat, by their share of its moves.
-- Partners share a side (-1: not known, from before there were ratings), place 1 is the best.
CREATE TABLE results_by_person (
    game_id     INTEGER NOT NULL REFERENCES games (id),
    seat        INTEGER NOT NULL CHECK (seat >= 0),
    user_id     INTEGER NOT NULL,
    guild_id    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    preset      TEXT    NOT NULL,
    won         INTEGER NOT NULL CHECK (won IN (0, 1)),
    points      INTEGER NOT NULL,
    casual      INTEGER NOT NULL CHECK (casual IN (0, 1)),
    finished_at REAL    NOT NULL,
    side        INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    share       REAL    NOT NULL CHECK (share > 0 AND share <= 1),
    deals       INTEGER NOT NULL,
    feats       TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO results_by_person
SELECT game_id, seat, user_id, guild_id, game, fingerprint, preset, won, points, casual,
       finished_at, -1, 2 - won, 1.0, 0, '' FROM results;
DROP TABLE results;
ALTER TABLE results_by_person RENAME TO results;

-- A board is a game by one set of rules on one server.
CREATE TABLE boards (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    preset      TEXT    NOT NULL,
    games       INTEGER NOT NULL,
    last_at     REAL    NOT NULL,
    UNIQUE (guild_id, game, fingerprint)
) STRICT;

-- In which order games came to their ends: ratings are made, and made again, in this order.
CREATE TABLE outcomes (
    number   INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id),
    board_id INTEGER NOT NULL REFERENCES boards (id)
) STRICT;

INSERT INTO boards (guild_id, game, fingerprint, preset, games, last_at)
SELECT guild_id, game, fingerprint, min(preset), 0, 0.0 FROM results
GROUP BY guild_id, game, fingerprint;
INSERT INTO outcomes (game_id, board_id)
SELECT r.game_id, boards.id FROM results AS r JOIN boards USING (guild_id, game, fingerprint)
GROUP BY r.game_id, boards.id ORDER BY min(r.finished_at), r.game_id;

-- Those who play together, whatever side of the table they sit on.
CREATE TABLE parties (
    id      INTEGER PRIMARY KEY,
    members TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE party_members (
    user_id  INTEGER NOT NULL,
    party_id INTEGER NOT NULL REFERENCES parties (id),
    PRIMARY KEY (user_id, party_id)
) STRICT, WITHOUT ROWID;

-- Sums and the rating of one person (who > 0) or one party (who = -id) in one period (0: all time).
-- Weeks and months that are over are forgotten.
-- Everything here can be made anew from the results.
CREATE TABLE standings (
    board_id    INTEGER NOT NULL REFERENCES boards (id),
    period      INTEGER NOT NULL,
    who         INTEGER NOT NULL,
    pair        INTEGER NOT NULL,
    listed      INTEGER NOT NULL,
    games       REAL    NOT NULL,
    wins        REAL    NOT NULL,
    points      REAL    NOT NULL,
    deals       REAL    NOT NULL,
    per_deal    REAL    NOT NULL,
    contracts   INTEGER NOT NULL,
    made        INTEGER NOT NULL,
    casual      INTEGER NOT NULL,
    casual_wins INTEGER NOT NULL,
    rated       INTEGER NOT NULL,
    mu          REAL,
    sigma       REAL,
    rating      REAL    NOT NULL,
    streak      INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    PRIMARY KEY (board_id, period, who)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_rating ON standings (board_id, period, pair, listed, rating, who, games);
CREATE INDEX standings_by_wins ON standings (board_id, period, pair, listed, wins, who, games);
CREATE INDEX standings_by_deal ON standings (board_id, period, pair, listed, per_deal, who, games);
CREATE INDEX standings_by_made ON standings (board_id, period, pair, listed, made, who, games);
CREATE INDEX standings_of ON standings (who);

-- The rating after every game that changed it.
CREATE TABLE curve (
    board_id INTEGER NOT NULL REFERENCES boards (id),
    who      INTEGER NOT NULL,
    number   INTEGER NOT NULL REFERENCES outcomes (number),
    at       REAL    NOT NULL,
    rating   REAL    NOT NULL,
    PRIMARY KEY (board_id, who, number)
) STRICT, WITHOUT ROWID;

-- With whom (against 0) and against whom (against 1) somebody has played.
CREATE TABLE meetings (
    board_id INTEGER NOT NULL REFERENCES boards (id),
    who      INTEGER NOT NULL,
    against  INTEGER NOT NULL CHECK (against IN (0, 1)),
    other    INTEGER NOT NULL,
    games    INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    PRIMARY KEY (board_id, who, against, other)
) STRICT, WITHOUT ROWID;

-- What the players of a game keep count of; the words are the game's own.
CREATE TABLE tallies (
    board_id INTEGER NOT NULL REFERENCES boards (id),
    who      INTEGER NOT NULL,
    feat     TEXT    NOT NULL,
    count    INTEGER NOT NULL,
    PRIMARY KEY (board_id, who, feat)
) STRICT, WITHOUT ROWID;
