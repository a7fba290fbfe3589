-- Whom a chair is kept for (by the host, or by whoever left it to a friend), and who left it last.
ALTER TABLE seats ADD COLUMN kept_for INTEGER;
ALTER TABLE seats ADD COLUMN kept_name TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN left_by INTEGER;

-- Whether only those may sit down for whom a chair is kept, and who was sent away ("17 42").
ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));
ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '';

-- Who left a hand of which deal behind, as "user seat deal" with commas between: nobody plays
-- two hands of one deal.
ALTER TABLE tables ADD COLUMN seen TEXT NOT NULL DEFAULT '';
