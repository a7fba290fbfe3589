"""What a table keeps: lines of text and numbers, on disk before anybody is told."""
