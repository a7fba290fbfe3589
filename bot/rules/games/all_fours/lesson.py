"""The first lesson of All Fours."""

LESSON = None
