-- When a table begins by itself, whose people and rules are appointed; an ordinary one has none.
ALTER TABLE tables ADD COLUMN starts_at REAL;
