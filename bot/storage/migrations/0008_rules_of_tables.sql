-- The server's set of rules a table took over, as it was then: its name and its options. The set
-- may be changed or deleted later, the table is not.
ALTER TABLE tables ADD COLUMN own_name TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN own_options TEXT NOT NULL DEFAULT '';
