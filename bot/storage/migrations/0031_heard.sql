-- One is told by direct message, unless one wishes otherwise. 'none' was what everybody had who
-- never chose: who did choose it cannot be told apart, and may choose it again.
UPDATE people SET ping = 'dm' WHERE ping = 'none';
