"""Questions asked about any game: its steps, log, take-backs, giving up, changed rules, codes."""
