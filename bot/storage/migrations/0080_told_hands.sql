-- The decision that the owner of a hand was called for, so that a restart calls for it neither twice nor not at all.
ALTER TABLE hands ADD COLUMN told INTEGER;
