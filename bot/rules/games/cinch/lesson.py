"""The first lesson of Cinch."""

LESSON = None
