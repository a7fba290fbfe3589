"""The games: one folder each, and nothing else."""
