"""Questions asked about any game: its log, claims, take-backs, changed rules and codes."""
