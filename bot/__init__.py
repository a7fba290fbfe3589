"""Knave: the great trick-taking games of the jack, at a table in a Discord channel."""
