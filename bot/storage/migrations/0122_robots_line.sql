-- What a strong robot comes to in the seat of a daily's player, and its own actions.
ALTER TABLE dailies ADD COLUMN robot INTEGER;
ALTER TABLE dailies ADD COLUMN robot_line TEXT NOT NULL DEFAULT '';
