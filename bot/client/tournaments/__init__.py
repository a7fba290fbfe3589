"""Tournaments on Discord: their messages, the threads of their tables, and what comes next."""
