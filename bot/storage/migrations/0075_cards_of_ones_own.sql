-- Whether somebody wants words in place of the pictures of tables and hands.
ALTER TABLE people ADD COLUMN text_only INTEGER NOT NULL DEFAULT 0 CHECK (text_only IN (0, 1));

-- Decks for single games, such as 'one=swiss other=jumbo'; a game that is not named has the usual.
ALTER TABLE people ADD COLUMN decks TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN decks TEXT NOT NULL DEFAULT '';

-- The order in which somebody likes a hand to lie; '' is as the game lays it.
ALTER TABLE people ADD COLUMN hand_order TEXT NOT NULL DEFAULT '';
