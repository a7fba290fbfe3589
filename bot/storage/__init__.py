"""The memory of tables: lines of text and numbers, on disk before anybody is told."""
