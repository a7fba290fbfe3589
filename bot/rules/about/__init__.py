"""Questions asked about any game: its log, take-backs, giving up, changed rules and codes."""
