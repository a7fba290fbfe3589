"""The verbs of a table: pure functions, a file each."""
